"""The panels of the players: points and fossils, and their species as tableaus; and the hive of Queen Bee."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown import portraits
from phylarium.families.fauna.shown.cards import TILE_HIGH, facts, organ_counts, tile
from phylarium.families.fauna.shown.signs import PAIR, SPEECH, TOOL, VENOM
from phylarium.families.fauna.shown.tokens import cubes, monster, sign
from phylarium.games.mesofauna.rules import ending, say
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown import choices
from phylarium.games.mesofauna.shown.drawing import insects
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.signs import ICON_SIGNS
from phylarium.games.mesofauna.shown.drawing.tokens import PHYLA, badge, creeple
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, bar
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

PANEL_WIDTH: Final = 388.0
HEAD: Final = 96.0
COMB: Final = 44.0
FACT: Final = 58.0
TILE_LEAST: Final = 112.0
COLUMN_LEAST: Final = 344.0
"""A panel that has room for two species side by side shows them so."""
TABLEAU_HEAD: Final = 30.0 + insects.HEIGHT + 8


@region
def player_panel(scene: MesofaunaScene, colour: int, width: float = PANEL_WIDTH, least: float = 0.0) -> Picture:
    """A player: name, points, fossils, and the tableaus of the species in the order of the roster."""
    columns = max(1, int((width - GAP) // (COLUMN_LEAST + GAP)))
    wide = (width - GAP) / columns - GAP
    rows: list[Markup] = []
    y = HEAD
    if colour == scene.s.queen:
        rows.append(svg.at(GAP, y, scene.part(_hive, width - 2 * GAP)))
        y += COMB
    living = scene.living_species(colour)
    for first in range(0, len(living), columns):
        high = 0.0
        for i, species in enumerate(living[first : first + columns]):
            rows.append(svg.at(GAP + i * (wide + GAP), y, scene.part(_tableau, species, wide)))
            high = max(high, tableau_height(scene, species, wide))
        y += high
    if not living:
        words = scene.say("drawing-extinct" if scene.s.is_race() else "drawing-lazarus")
        rows.append(svg.text(GAP, y + 20, words, "muted", size=12, within=width - 2 * GAP))
        y += 34
    high = max(y + 4, least)
    found = scene.ask(_points, colour)
    lines: list[Message] = [
        Message(
            "drawing-player", {"colour": say.colour(colour), "seat": _seat_words(scene, colour), "points": sum(found)}
        ),
        *[Message(id, {"number": number}) for id, number in zip(POINT_WORDS, found, strict=True) if number],
    ]
    content = svg.target(
        f"colour-{COLOURS[colour]}",
        scene.lines(*lines),
        svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10),
        scene.part(_head, colour, width),
        *rows,
        svg.rect(3, 3, width - 6, HEAD - 8, "edge", radius=8),
        role="group",
    )
    return Picture(width, high, content, scene.words(say.colour(colour)))


POINT_WORDS: Final = [
    "drawing-points-creeples", "drawing-points-pheromones", "drawing-points-fossils", "drawing-points-tools"
]  # fmt: skip


def _points(s: Mesofauna, colour: int) -> tuple[int, ...]:
    """What the points of a colour come from."""
    return (
        ending.population(s, colour), ending.pheromones(s, colour), s.fossils[colour], ending.tools(s, colour)
    )  # fmt: skip


def panel_height(scene: MesofaunaScene, colour: int, width: float) -> float:
    """How high the panel of a colour is."""
    return player_panel(scene, colour, width).height


def _seat_words(scene: MesofaunaScene, colour: int) -> Message:
    """Whose colour it is, and whether it is its turn."""
    s = scene.s
    if colour == s.queen:
        who = Message("drawing-queen")
    else:
        seat = s.seat_of[colour]
        who = Message("drawing-you") if scene.is_own(seat) else Message("seat", {"number": seat + 1})
    return Message("drawing-in-turn", {"seat": who}) if scene.is_in_turn(colour) else who


def _head(scene: MesofaunaScene, colour: int, width: float) -> Markup:
    """Whose panel it is, points, and what they come from."""
    s = scene.s
    name = scene.title(say.colour(colour))
    found = scene.ask(_points, colour)
    total = str(sum(found))
    left = GAP + 40 + lettering.measure(name, 20, "serif-bold")
    right = width - GAP
    room = right - lettering.measure(total, 27, "serif-bold") - 10 - left
    parts = [
        bar(width, 7, f"bar {COLOURS[colour]}"),
        svg.at(GAP + 11, 34, badge(colour, 1.1)),
        svg.text(GAP + 30, 41, name, "ink serif bold", size=20),
        svg.text(left, 41, scene.words(_seat_words(scene, colour)), "muted", size=12, within=room),
        svg.text(right, 43, total, "ink serif bold", size=27, anchor="end"),
    ]
    counted: list[tuple[Markup, int, str]] = [
        (creeple(colour * SHAPE_COUNT, 0.5), found[0], scene.say("drawing-points-creeples", number=found[0])),
        (insects.scent(0, 0.95), found[1], scene.say("drawing-points-pheromones", number=found[1])),
    ]
    if s.has_events():
        counted.append((sign(ICON_SIGNS[0], 0.95), found[2], scene.say("drawing-points-fossils", number=found[2])))
    if found[3]:
        counted.append((sign(TOOL, 0.9), found[3], scene.say("drawing-points-tools", number=found[3])))
    parts += facts(counted, GAP + 12, 70, FACT)
    x = GAP + 12 + FACT * len(counted)
    if s.is_race():
        goal = scene.say("drawing-goal", number=s.components.goal[s.stage])
        parts.append(svg.text(right, 75, goal, "muted", size=12, anchor="end", within=right - x))
    elif s.is_parasite(colour * SHAPE_COUNT + PARASITE) and s.bound[colour] != NONE:
        words = scene.say("drawing-bound", colour=say.colour(s.bound[colour]))
        parts.append(svg.text(right, 75, words, "muted", size=12, anchor="end", within=right - x))
    return svg.group(*parts)


def _hive(scene: MesofaunaScene, wide: float) -> Markup:
    """L1e: the fossil formation as a comb: cells are full as long as the fossils lie there."""
    s = scene.s
    whole = s.components.formation
    parts = [svg.tag("title", scene.say("drawing-formation", number=s.formation))]
    step = min(34.0, (wide - 10) / max(1, whole))
    for i in range(whole):
        full = i < s.formation
        cell = svg.path("M0 -16L14 -8L14 8L0 16L-14 8L-14 -8Z", "comb full" if full else "comb")
        token = sign(ICON_SIGNS[0], 0.9) if full else NOTHING
        parts.append(svg.at(16 + step * i, 18, cell, token))
    return svg.group(*parts)


# --- a species -------------------------------------------------------------------------------


def tableau_height(scene: MesofaunaScene, species: int, wide: float) -> float:
    cards = len(scene.s.mutations(species))
    across = int(wide // TILE_LEAST)
    return TABLEAU_HEAD + 8 + (cards + across - 1) // across * TILE_HIGH + (6 if cards else 0)


def _picture(scene: MesofaunaScene, species: int) -> Markup:
    """The species as its cards have made it: a bug from its parts, or a dinosaur as Megafauna draws it."""
    s = scene.s
    c = s.components
    row = s.row(species)
    if species // SHAPE_COUNT < BUG_COUNT:
        parts = []
        for card in row:
            face = s.face(card)
            parts.append(insects.Part(c.face_left[face], c.face_right[face], s.cubes[card], c.face_venom[face]))
        return insects.portrait(
            insects.Bug(
                COLOURS[species // SHAPE_COUNT],
                species % SHAPE_COUNT,
                tuple(parts),
                s.basal[species],
                s.is_eusocial(species),
            )
        )
    cards = s.mutations(species)
    faces = [s.face(card) for card in row]
    traits = portraits.Traits(
        phylum=PHYLA[species // SHAPE_COUNT],
        shape=species % SHAPE_COUNT,
        size=s.size[species],
        cards=len(cards),
        parts=tuple([(c.face_left[face], c.face_right[face]) for face in faces]),
        organs=s.organs[species],
        monsters=tuple([c.face_monster[s.face(card)] for card in cards if s.monster_on[card]]),
        venom=s.is_venomous(species),
        hosts=(),
    )
    return portraits.portrait(traits)


def _tableau(scene: MesofaunaScene, species: int, wide: float) -> Markup:
    """A species: its portrait, its organs, and its cards with the pheromones that close between them."""
    s = scene.s
    colour, shape = divmod(species, SHAPE_COUNT)
    high = tableau_height(scene, species, wide)
    zombies = scene.zombies_of(species)
    born = scene.say("drawing-creeples", living=s.living[species], unborn=s.unborn[species], zombies=len(zombies))
    lines: list[Message] = [
        say.species(species),
        Message(
            "drawing-species-organs", {"organs": say.organs(s.organs[species]), "basal": say.organs(s.basal[species])}
        ),
    ]
    if s.moods[species]:
        lines.append(Message("drawing-moods", {"moods": say.pheromones(s.moods[species])}))
    if zombies:
        lines.append(Message("drawing-zombies", {"zombies": listed([say.species(i) for i in zombies])}))
    name = scene.title(say.shape(shape))
    at = 36 + lettering.measure(name, 14.5, "serif-bold") + 10
    if s.size[species] > 1 or colour >= BUG_COUNT:
        size = scene.say("drawing-size", number=s.size[species])
        lines.append(Message("drawing-size-title", {"number": s.size[species]}))
    else:
        size = ""
    head = [
        svg.at(16, 16, creeple(species, 0.72)),
        svg.text(36, 21, name, "ink serif bold", size=14.5),
        svg.text(at, 21, size, "ink", size=12) if size else NOTHING,
        svg.text(
            wide, 21, born, "muted", size=11.5, anchor="end",
            within=wide - at - (lettering.measure(size, 12) + 8 if size else 0),
        ),
        svg.at(insects.WIDTH / 2, 30 + insects.HEIGHT / 2, scene.part(_picture, species)),
    ]  # fmt: skip
    if scene.is_asked(colour):
        # A shape that is chosen is a species of whoever is asked.
        hit = svg.rect(-3, 28, insects.WIDTH + 6, insects.HEIGHT + 4, "edge", radius=9)
        head = [
            svg.target(f"shape-{SHAPES[shape]}", scene.say("drawing-shape", species=say.species(species)), *head, hit)
        ]
    rest = wide - insects.WIDTH - 14
    parts = [svg.line(0, 0, wide, 0, "rule"), *head, svg.at(insects.WIDTH + 14, 30, _body(scene, species, rest))]
    across = int(wide // TILE_LEAST)
    each = wide / across
    for i, card in enumerate(s.mutations(species)):
        move = svg.moved(i % across * each, TABLEAU_HEAD + i // across * TILE_HIGH)
        parts.append(scene.part(_tile, card, each, move))
    parts.append(svg.rect(-7, 3, wide + 14, high - 5, "edge", radius=9))
    return svg.target(f"species-{SPECIES[species]}", scene.lines(*lines), *parts)


def _body(scene: MesofaunaScene, species: int, wide: float) -> Markup:
    """Organs in all, those that are basal, pheromones, and what else a species can."""
    s = scene.s
    packed = s.organs[species]
    titles = [
        scene.say("drawing-organ-count", number=organ_of(packed, organ), organ=say.organ(organ))
        for organ in range(ORGAN_COUNT)
    ]
    parts = organ_counts(packed, titles, wide)
    label = scene.say("drawing-basal" if s.basal[species] else "drawing-no-basal")
    parts.append(svg.text(0, 39, label, "muted", size=11.5, within=wide))
    if s.basal[species]:
        long = lettering.measure(label, 11.5) + 8
        parts.append(svg.at(long, 35, cubes(s.basal[species], wide - long, 0.92)[0]))
    scents = [scent for scent in range(EMOTION_COUNT) for _ in range(organ_of(s.moods[species], scent))]
    label = scene.say("drawing-pheromones" if scents else "drawing-no-pheromones")
    parts.append(svg.text(0, 61, label, "muted", size=11.5, within=wide))
    long = lettering.measure(label, 11.5) + 8
    step = min(18.0, (wide - long - 16) / max(1, len(scents)))
    parts += [svg.at(long + 8 + step * i, 57, insects.scent(scent)) for i, scent in enumerate(scents)]
    x = 8.0
    able: list[tuple[Markup, str]] = []
    if s.is_eusocial(species):
        able.append((svg.path(insects.CROWN, "piece o-yellow"), scene.say("drawing-eusocial")))
    if s.has_language(species):
        able.append((sign(SPEECH, 0.85), scene.say("drawing-speaks")))
    if s.is_venomous(species):
        able.append((sign(VENOM), scene.say("drawing-venom")))
    if s.is_mutualist(species):
        able.append((sign(PAIR, 0.9), scene.say("drawing-mutualist")))
    able += [(sign(TOOL, 0.9), scene.title(say.tool(side))) for side in scene.tools_of(species)]
    for token, title in able:
        parts.append(svg.at(x, 80, svg.tag("title", title), svg.circle(0, 0, 10, "hit"), token))
        x += 23
    for zombie in scene.zombies_of(species)[:4]:
        parts.append(svg.at(x + 4, 80, svg.tag("title", scene.title(say.species(zombie))), creeple(zombie, 0.42)))
        x += 22
    return svg.group(*parts)


def _tile(scene: MesofaunaScene, card: int, wide: float, move: str) -> Markup:
    """A mutation of a tableau."""
    s = scene.s
    c = s.components
    promoted = s.card_side[card] != UNPROMOTED
    face = s.face(card) if promoted else NONE
    tokens: list[tuple[Markup, float]] = []
    if s.monster_on[card]:
        tokens.append((monster(c.face_monster[face], 0.85), 16.0))
    if promoted and c.face_venom[face]:
        tokens.append((sign(VENOM, 0.9), 12.0))
    if promoted and c.face_mutualism[face]:
        tokens.append((sign(PAIR, 0.8, "sign quiet"), 15.0))
    lines: list[Argument] = [
        say.card(card),
        scene.settled(choices.face_words_of, face) if promoted else scene.settled(choices.faces_words, card),
    ]
    if s.cubes[card]:
        lines.append(Message("drawing-on-card", {"organs": say.organs(s.cubes[card])}))
    name = scene.ask(say.mutation, card)
    title = scene.lines(*lines)
    return tile(scene, card, f"card-{CARDS[card]}", name, title, tokens, insects.half_scent, wide, move)
