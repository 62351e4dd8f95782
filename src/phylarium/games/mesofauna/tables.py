"""The component data: schemas, what only the game knows to be wrong, and the Components made of sound files."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from phylarium.families.fauna import tables as shared
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.tables import CardReport
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.components import Components
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import OPTIONS
from phylarium.games.mesofauna.rules.printed import PRINTED
from phylarium.kernel import packs
from phylarium.kernel.message import Message
from phylarium.kernel.packs import Tables, numbers, part, parts, rows, table, whole

DATA: Final = Path(__file__).parent / "data"

STAGES: Final = OPTIONS[0].named()
TICKETS: Final = OPTIONS[1].named()

SCHEMAS: Final[packs.Schemas] = {
    "mutations.toml": whole(
        card=shared.cards(
            (int, SIZE_MOST), events=(parts(kind=str, organs=(list[str], [])), []), dodged=(bool, False),
        ),
    ),
    "cards.toml": whole(card=shared.CARDS),
    "tools.toml": whole(tool=shared.TOOL_ROWS),
    "cratons.toml": whole(
        face=rows(
            id=str, craton=int, side=Literal["dry", "wet"], hexes=list[str], mountains=list[list[str]],
            faults=list[str], resource=str,
        ),
    ),
    "setup.toml": whole(
        pieces=table(
            creeples=part(**dict.fromkeys(SHAPES, int)), giants=int, flowers=int, fossils=int,
            cubes=part(**dict.fromkeys(ORGANS, int)),
        ),
        display=shared.DISPLAY,
        start=table(creeples=list[int], cratons=int),
        race=numbers("caterpillar cocoon"),
        ticket=rows(id=str, dice=int),
        colour=rows(id=str, skeletal=int),
        queen=numbers("formation cratons thoraces"),
        lost=numbers("mountain_cost eusocial shield glacier"),
    ),
}  # fmt: skip

FACE_NAMES: Final = [f"{craton}-{side}" for craton in CRATONS for side in CRATON_SIDES]
STRUCK: Final = [ORGANS[:GREEN], ORGANS[GREEN:WHITE]]
"""By row of the display, the colours that a radiation strikes together."""
MOST_EVENTS: Final = 4
MOST_MOUNTAINS: Final = 2


def _check_mutations(t: Tables, report: CardReport) -> None:
    for place, row in report.cards(t.mutations.card, BUG_CARDS, halves=PHEROMONES, half=Message("thing-pheromone")):
        for way, face in (("a", row.a), ("b", row.b)):
            if not face.left and not face.right:
                report.add(place, f"{way}, left", Message("wrong-no-half"))
        if report.length(place, "events", row.events, 0, MOST_EVENTS):
            for number, event in enumerate(row.events, 1):
                report.named(place, f"events, value {number}, kind", event.kind, ICONS, Message("thing-event"))
                if event.kind == ICONS[RADIATION] and event.organs not in STRUCK:
                    report.add(place, f"events, value {number}, organs", Message("wrong-radiation"))
                if event.kind != ICONS[RADIATION] and event.organs:
                    report.add(place, f"events, value {number}, organs", Message("wrong-no-radiation"))
        if row.dodged and not row.events:
            report.add(place, "dodged", Message("wrong-dodged"))


def _check_cards(t: Tables, report: CardReport) -> None:
    report.cards(t.cards.card, GIANT_CARDS, SHAPES[BURROWER:PARASITE])


def _check_tools(t: Tables, report: CardReport) -> None:
    report.tools(t.tools.tool, TOOLS)


def _check_cratons(t: Tables, report: CardReport) -> None:
    for place, row in report.each_once("face", t.cratons.face, FACE_NAMES, Message("thing-face-of-a-craton")):
        if row.id in FACE_NAMES and row.id != f"craton-{row.craton}-{row.side}":
            report.add(place, "craton", Message("wrong-face", {"face": row.id}))
        if report.length(place, "hexes", row.hexes, HEX_COUNT, HEX_COUNT):
            report.all_named(place, "hexes", row.hexes, GROUNDS, Message("thing-ground"))
        report.all_named(place, "faults", row.faults, SIDES_OF_CRATON, Message("thing-side-of-a-craton"))
        report.no_repeat(place, "faults", row.faults)
        if report.length(place, "mountains", row.mountains, HEX_COUNT, HEX_COUNT):
            for number, edges in enumerate(row.mountains, 1):
                column = f"mountains, value {number}"
                if report.length(place, column, edges, 0, MOST_MOUNTAINS):
                    report.all_named(place, column, edges, EDGES, Message("thing-edge-of-a-hex"))
                    report.no_repeat(place, column, edges)
            if len({len(edges) for edges in row.mountains}) != HEX_COUNT:
                report.add(place, "mountains", Message("wrong-mountains"))


def _check_setup(t: Tables, report: CardReport) -> None:
    setup = t.setup
    for shape in SHAPES:
        report.between("key pieces", f"creeples, {shape}", getattr(setup.pieces.creeples, shape), 1, 20)
    report.between("key pieces", "giants", setup.pieces.giants, 1, 20)
    report.between("key pieces", "flowers", setup.pieces.flowers, 0, BIOME_COUNT)
    report.display(setup.display)
    if report.length("key start", "creeples", setup.start.creeples, 1, COLOUR_COUNT):
        report.all_between("key start", "creeples", setup.start.creeples, 1, setup.pieces.giants)
    report.between("key start", "cratons", setup.start.cratons, 1, CRATON_COUNT // BUG_COUNT)
    for stage in STAGES[:2]:
        report.between("key race", stage, getattr(setup.race, stage), 1, 99)
    for place, ticket in report.each_once("ticket", setup.ticket, TICKETS, Message("thing-ticket")):
        report.between(place, "dice", ticket.dice, 1, 9)
    for place, colour in report.each_once("colour", setup.colour, COLOURS, Message("thing-colour")):
        report.between(place, "skeletal", colour.skeletal, 0, 9)
    report.between("key queen", "formation", setup.queen.formation, 1, setup.pieces.fossils)
    report.between("key queen", "cratons", setup.queen.cratons, 1, CRATON_COUNT)
    report.between("key queen", "thoraces", setup.queen.thoraces, 0, 9)
    report.between("key lost", "mountain_cost", setup.lost.mountain_cost, 1, 9)
    report.between("key lost", "eusocial", setup.lost.eusocial, 1, 9)
    report.between("key lost", "shield", setup.lost.shield, 0, 9)
    report.between("key lost", "glacier", setup.lost.glacier, 1, MOST_MOUNTAINS)


def _fill(c: Components, t: Tables) -> None:
    shared.fill_cards(c, t.mutations.card, BUG_CARDS, PHEROMONES)
    shared.fill_cards(c, t.cards.card, GIANT_CARDS)
    shared.fill_tools(c, t.tools.tool, TOOLS)
    for card in range(BUG_CARD_COUNT, CARD_COUNT):
        c.card_row[card] += BUG_ROWS
    cards = {row.id: row for row in t.mutations.card}
    for name in BUG_CARDS:
        events = cards[name].events
        c.card_events.append([ICONS.index(event.kind) for event in events])
        struck = [STRUCK.index(event.organs) for event in events if event.organs]
        c.card_strikes.append(struck[0] if struck else NONE)
        c.card_dodges.append(cards[name].dodged)
    c.card_events += [[] for _ in GIANT_CARDS]
    c.card_strikes += [NONE] * len(GIANT_CARDS)
    c.card_dodges += [False] * len(GIANT_CARDS)
    faces = {row.id: row for row in t.cratons.face}
    for name in FACE_NAMES:
        face = faces[name]
        c.ground += [GROUNDS.index(ground) for ground in face.hexes]
        c.mountains += [sum(1 << EDGES.index(edge) for edge in edges) for edges in face.mountains]
        c.elevation += [len(edges) for edges in face.mountains]
        c.resource.append(face.resource)
        c.faults.append(sum(1 << SIDES_OF_CRATON.index(side) for side in face.faults))
    setup = t.setup
    c.creeples = [getattr(setup.pieces.creeples, shape) for shape in SHAPES]
    c.cubes = [getattr(setup.pieces.cubes, organ) for organ in ORGANS]
    c.goal = [getattr(setup.race, stage, 0) for stage in STAGES]
    dice = {row.id: row.dice for row in setup.ticket}
    c.dice = [dice[ticket] for ticket in TICKETS]
    skeletal = {row.id: row.skeletal for row in setup.colour}
    c.skeletal = [skeletal[colour] for colour in COLOURS]


CHECKS: Final = (_check_mutations, _check_cards, _check_tools, _check_cratons, _check_setup)

_LOADER: Final = packs.Loader(
    DATA, SCHEMAS, CHECKS, Components, (*shared.PRINTED, *PRINTED), _fill, CardReport, shared.DATA, "mesofauna"
)
check: Final = _LOADER.check
load: Final = _LOADER.load
