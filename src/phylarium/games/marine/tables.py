"""The component data: schemas, what only the game knows to be wrong, and the Components made of sound files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from phylarium.games.marine.rules import effects, frames
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.components import Components
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.options import OPTIONS
from phylarium.games.marine.rules.printed import PRINTED
from phylarium.games.marine.rules.values import *
from phylarium.kernel import packs
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.packs import Report, Source, Tables, rows, rows_of, table, whole

DATA: Final = Path(__file__).parent / "data"


def spelt(step: str) -> str:
    """The name of a step as data spell it: `vp_per_lone_tile` for VpPerLoneTile."""
    return re.sub("(?<!^)(?=[A-Z])", "_", step).lower()


LENGTHS: Final = next(option.named() for option in OPTIONS if option.name == "length")

SCHEMAS: Final[packs.Schemas] = {
    "tiles.toml": whole(
        vents=table(count=int),
        stacks=table(count=int, height=int),
        terrain=rows(id=str, scoring=list[int], speciation=int),
        tile=rows(id=str, count=int),
        start=rows(hex=str, terrain=str),
        start_vent=rows(hex=str, side=str),
    ),
    "elements.toml": whole(
        disks=table(each=int), terrain_markers=table(each=int), start=rows(corner=str, element=str),
    ),
    "animals.toml": whole(
        species=table(cubes=int, start=int),
        pawns=table(two=int, three=int, four=int, box=int),
        display=table(spaces=int, random=int),
        animal=rows(id=str, printed=list[str]),
    ),
    "display.toml": whole(
        sections=table(elements=int),
        migration=table(species=list[int]),
        competition=table(species=list[int]),
        competition_special=table(tiles=int, species=int),
        evolution=table(slots=list[int]),
        domination=table(animals=list[int]),
        bonus=table(vp=list[int]),
        targets=table(start=int),
    ),
    "cards.toml": whole(
        deck=table(slots=int, last_cards=int),
        boxed=table(**dict.fromkeys(LENGTHS, int)),
        stagnation=table(rounds=int),
        card=rows(
            id=str, effect=str, element=(str, ""), amount=(int, 0), enters=(str, ""), icons=list[str],
            icons_source=Source,
        ),
    ),
    "traits.toml": whole(deal=table(dealt=int), trait=rows(id=str, amount=int)),
}  # fmt: skip

MOST_SLOTS: Final = 5
"""Card slots on the board."""

ICONS: Final[list[str]] = ["extinction", "survival"]

EFFECTS: Final[dict[str, int]] = {
    "none": NONE,
    **{spelt(f.__name__): op for op, f in frames.FRAMES.items() if hasattr(effects, f.__name__)},
}
"""By the name in the row of a card, the number of the step of effects.py that is its effect."""

ELEMENT_EFFECTS: Final[list[str]] = ["vp_per_tile_with_element"]
"""Effects that speak of one element type."""

EFFECT_AMOUNTS: Final[dict[str, tuple[int, int]]] = {
    "vp_per_tile_with_element": (1, 9), "vp_per_shared_tile": (1, 9), "disease": (0, 1),
    "vp_per_matching_element": (1, 9), "vp_per_vent_species": (1, 9), "fertile": (1, 9), "gene_expression": (1, 9),
    "vp_per_lone_tile": (1, 9), "terrestrial": (1, 9),
}  # fmt: skip
"""Least and greatest amount of the effects that have one."""

TRAIT_AMOUNTS: Final[dict[str, tuple[int, int]]] = {
    "ancient_lineage": (1, 9), "bottom_feeder": (0, 9), "budding_intelligence": (1, 99), "camouflage": (1, 9),
    "cannibal": (1, 9), "carnivore": (1, 9), "ecological_niche": (1, 4), "exaptation": (1, 99), "hadopelagic": (0, 6),
    "pack_hunters": (1, 99), "phenotypic_plasticity": (1, 6), "prey_switching": (1, 9), "ram_feeder": (1, 3),
    "seasonal_migrants": (1, 9),
}  # fmt: skip
"""Least and greatest amount of the traits that have one; it is 0 for the others."""


A_HEX: Final = Message("hint-hex", {"hex": HEXES[CENTRE]})
"""What a name of a hex is; the names are all near each other, so that none is nearest to a wrong one."""


def _check_tiles(t: Tables, report: Report) -> None:
    tiles = t.tiles
    for place, row in report.each_once("terrain", tiles.terrain, TERRAINS, Message("thing-terrain")):
        if report.length(place, "scoring", row.scoring, 1, 4) and report.all_between(
            place, "scoring", row.scoring, 1, 99
        ):
            right = sorted(row.scoring, reverse=True)
            if row.scoring != right:
                report.add(
                    place, "scoring", Message("wrong-scoring", {"places": str(row.scoring), "right": str(right)})
                )
        report.between(place, "speciation", row.speciation, 0, 9)

    large = TERRAINS[:VENT]
    for place, tile in report.each_once("tile", tiles.tile, large, Message("thing-large-tile")):
        started = sum(1 for row in tiles.start if row.terrain == tile.id)
        report.between(place, "count", tile.count, started, HEX_COUNT, Message("why-started", {"count": str(started)}))
    started = len(tiles.start_vent)
    report.between(
        "key vents", "count", tiles.vents.count, started, HEX_COUNT, Message("why-started", {"count": str(started)})
    )

    hexes = [row.hex for row in tiles.start]
    report.no_second("start", "hex", hexes, HEXES, Message("thing-hex"), A_HEX)
    for (place, _), start in zip(rows_of("start", hexes), tiles.start, strict=True):
        report.named(place, "terrain", start.terrain, large, Message("thing-large-tile"))
    if HEXES[CENTRE] not in hexes:
        report.of_table("start", Message("wrong-no-centre", {"hex": HEXES[CENTRE]}))
    total = sum(row.count for row in tiles.tile)
    if total > HEX_COUNT:
        report.of_table("tile", Message("wrong-many-tiles", {"count": str(total), "most": str(HEX_COUNT)}))
    if report.between("key stacks", "count", tiles.stacks.count, 3, 3, Message("why-stacks")):
        left = total - len(tiles.start)
        stacked = tiles.stacks.count * tiles.stacks.height
        if left != stacked:
            report.add(
                "key stacks",
                "height",
                Message(
                    "wrong-stacks",
                    {
                        "stacks": str(tiles.stacks.count),
                        "height": str(tiles.stacks.height),
                        "held": str(stacked),
                        "total": str(total),
                        "placed": str(len(tiles.start)),
                        "left": str(left),
                    },
                ),
            )

    vents = [row.hex for row in tiles.start_vent]
    report.no_second("start_vent", "hex", vents, HEXES, Message("thing-hex"), A_HEX)
    for (place, _), vent in zip(rows_of("start_vent", vents), tiles.start_vent, strict=True):
        report.named(place, "side", vent.side, SIDES[1:], Message("thing-side-of-a-vent"))
        if vent.hex in HEXES and vent.hex not in hexes:
            report.add(place, "hex", Message("wrong-vent", {"hex": vent.hex}))


def _check_elements(t: Tables, report: Report) -> None:
    elements = t.elements
    corners = [row.corner for row in elements.start]
    report.no_second("start", "corner", corners, CORNERS, Message("thing-corner"))
    hexes = [row.hex for row in t.tiles.start]
    for (place, _), row in zip(rows_of("start", corners), elements.start, strict=True):
        report.named(place, "element", row.element, ELEMENTS, Message("thing-element"))
        if row.corner in CORNERS and not any(HEXES[h] in hexes for h in HEXES_OF[CORNERS.index(row.corner)]):
            report.add(place, "corner", Message("wrong-corner"))
    # Each type must last for the start, and all types together for the draws of set-up as well.
    types = [row.element for row in elements.start]
    needed = len(types) + 4 * t.display.sections.elements
    least = max([1, -(-needed // ELEMENT_COUNT)] + [types.count(element) for element in ELEMENTS])
    report.between("key disks", "each", elements.disks.each, least, 99, Message("why-set-up"))
    drawn = SPACES_IN[COMPETITION] - 1 + SPACES_IN[EVOLUTION]
    least = -(-drawn // TERRAIN_COUNT)
    report.between(
        "key terrain_markers",
        "each",
        elements.terrain_markers.each,
        least,
        99,
        Message("why-drawn", {"count": str(drawn)}),
    )


def _check_animals(t: Tables, report: Report) -> None:
    animals = t.animals
    if report.between("key species", "start", animals.species.start, 1, 20):
        least = animals.species.start + 1
        why = Message("why-cubes")
        report.between("key species", "cubes", animals.species.cubes, least, 99, why)
    pawns = animals.pawns
    if report.between("key pawns", "box", pawns.box, 2, 20):
        for column, count in (("two", pawns.two), ("three", pawns.three), ("four", pawns.four)):
            why = Message("why-pawns")
            report.between("key pawns", column, count, 1, pawns.box - 1, why)
    spaces = animals.display.spaces
    if report.between("key display", "spaces", spaces, 1, 12):
        report.between("key display", "random", animals.display.random, 0, spaces)
    for place, row in report.each_once("animal", animals.animal, ANIMALS, Message("thing-animal")):
        report.all_named(place, "printed", row.printed, ELEMENTS, Message("thing-element"))
        if 1 <= spaces < len(row.printed):
            report.add(
                place, "printed", Message("wrong-printed", {"count": str(len(row.printed)), "most": str(spaces)})
            )


def _check_display(t: Tables, report: Report) -> None:
    display = t.display
    report.between("key sections", "elements", display.sections.elements, 1, SPACES_IN[SPECIATION] - 1)
    by_space: list[tuple[str, str, list[int], int, int]] = [
        ("key migration", "species", display.migration.species, SPACES_IN[MIGRATION] - 1, 99),
        ("key competition", "species", display.competition.species, SPACES_IN[COMPETITION] - 1, 99),
        ("key evolution", "slots", display.evolution.slots, SPACES_IN[EVOLUTION], MOST_SLOTS),
        ("key domination", "animals", display.domination.animals, SPACES_IN[DOMINATION], ANIMAL_COUNT),
    ]
    for place, column, values, spaces, greatest in by_space:
        report.length(place, column, values, spaces, spaces)
        report.all_between(place, column, values, 1, greatest)
    report.between("key competition_special", "tiles", display.competition_special.tiles, 1, 9)
    report.between("key competition_special", "species", display.competition_special.species, 1, 99)
    vp = display.bonus.vp
    if report.length("key bonus", "vp", vp, 7, 7) and report.all_between("key bonus", "vp", vp, 0, 999):
        report.between("key bonus", "vp, value 1", vp[0], 0, 0)
        if vp != sorted(vp):
            report.add("key bonus", "vp", Message("wrong-bonus", {"points": str(vp), "right": str(sorted(vp))}))
    report.between("key targets", "start", display.targets.start, 0, 99)


def _check_card(report: Report, place: str, row: Any) -> None:
    effect_sound = report.named(place, "effect", row.effect, list(EFFECTS), Message("thing-effect"))
    enters_sound = not row.enters or report.named(place, "enters", row.enters, list(EFFECTS), Message("thing-effect"))
    for i, icon in enumerate(row.icons):
        if report.named(place, f"icons, value {i + 1}", icon, ICONS, Message("thing-icon")) and icon in row.icons[:i]:
            report.add(place, f"icons, value {i + 1}", Message("pack-repeated", {"value": icon}))
    element_sound = not row.element or report.named(place, "element", row.element, ELEMENTS, Message("thing-element"))
    if not effect_sound or not enters_sound:
        return
    if row.enters in ("asteroid", "cladogenesis"):
        report.add(place, "enters", Message("wrong-enters", {"effect": row.enters}))
    asteroid = CARDS[ASTEROID]
    if row.id == asteroid and row.effect != "asteroid":
        report.add(place, "effect", Message("wrong-no-end", {"effect": row.effect, "right": "asteroid"}))
    elif row.id != asteroid and row.effect == "asteroid":
        report.add(place, "effect", Message("wrong-end", {"card": asteroid}))
    effects = [row.effect, row.enters]
    speaks = [effect for effect in effects if effect in ELEMENT_EFFECTS]
    if speaks and not row.element:
        report.add(
            place, "element", Message("wrong-no-element", {"effect": speaks[0], "elements": Listing(ELEMENTS, ROW)})
        )
    elif row.element and element_sound and not speaks:
        report.add(place, "element", Message("wrong-element", {"effect": row.effect}))
    ranges = [EFFECT_AMOUNTS[effect] for effect in effects if effect in EFFECT_AMOUNTS]
    if ranges:
        report.between(place, "amount", row.amount, ranges[0][0], ranges[0][1])
    elif row.amount:
        report.add(place, "amount", Message("wrong-amount", {"effect": row.effect}))


def _check_cards(t: Tables, report: Report) -> None:
    cards = t.cards
    for place, row in report.each_once("card", cards.card, CARDS, Message("thing-card")):
        _check_card(report, place, row)
    least = min(max([1, *t.display.evolution.slots]), MOST_SLOTS)
    why = Message("why-slots", {"slot": str(least)})
    if report.between("key deck", "slots", cards.deck.slots, least, MOST_SLOTS, why):
        # The Asteroid is none of these: it joins the last cards.
        most = CARD_COUNT - 1 - cards.deck.slots
        if report.between("key deck", "last_cards", cards.deck.last_cards, 0, most):
            most -= cards.deck.last_cards
            why = Message("why-filled")
            for length, count in zip(LENGTHS, _boxed(cards), strict=True):
                if report.between("key boxed", length, count, 0, most, why):
                    most = count
                    why = Message("why-length", {"length": length})
    report.between("key stagnation", "rounds", cards.stagnation.rounds, 1, 99)


def _boxed(cards: Any) -> list[int]:
    return [getattr(cards.boxed, length) for length in LENGTHS]


def _check_traits(t: Tables, report: Report) -> None:
    traits = t.traits
    for place, row in report.each_once("trait", traits.trait, TRAITS, Message("thing-trait")):
        if row.id in TRAITS:
            least, greatest = TRAIT_AMOUNTS.get(row.id, (0, 0))
            report.between(place, "amount", row.amount, least, greatest)
    # Superheroes keep two traits, and leave one out of the deck that is dealt to four animals.
    report.between("key deal", "dealt", traits.deal.dealt, 2, (TRAIT_COUNT - 1) // ANIMAL_COUNT)


def _fill(c: Components, t: Tables) -> None:
    terrains = {row.id: row for row in t.tiles.terrain}
    tiles = {row.id: row.count for row in t.tiles.tile}
    c.tile_count = [tiles[name] for name in TERRAINS[:VENT]]
    c.start_ground = [-1] * HEX_COUNT
    for start in t.tiles.start:
        c.start_ground[HEXES.index(start.hex)] = TERRAINS.index(start.terrain)
    c.start_vent = [0] * HEX_COUNT
    for vent in t.tiles.start_vent:
        c.start_vent[HEXES.index(vent.hex)] = SIDES.index(vent.side)
    c.scoring = [list(terrains[name].scoring) for name in TERRAINS]
    c.speciation_cap = [terrains[name].speciation for name in TERRAINS]

    c.start_element = [-1] * len(CORNERS)
    for element in t.elements.start:
        c.start_element[CORNERS.index(element.corner)] = ELEMENTS.index(element.element)

    pawns = t.animals.pawns
    printed = {row.id: row.printed for row in t.animals.animal}
    c.pawns = [0, 0, pawns.two, pawns.three, pawns.four]
    c.printed = [printed[animal].count(element) for animal in ANIMALS for element in ELEMENTS]

    special = t.display.competition_special
    c.competition_special = [special.tiles, special.species]

    cards = {row.id: row for row in t.cards.card}
    deck = [cards[name] for name in CARDS]
    c.effect = [EFFECTS[card.effect] for card in deck]
    c.amount = [card.amount for card in deck]
    c.element = [ELEMENTS.index(card.element) if card.element else -1 for card in deck]
    c.enters = [EFFECTS[card.enters or "none"] for card in deck]
    c.extinction = ["extinction" in card.icons for card in deck]
    c.survival = ["survival" in card.icons for card in deck]
    c.boxed_cards = _boxed(t.cards)

    traits = {row.id: row.amount for row in t.traits.trait}
    c.trait_amount = [traits[name] for name in TRAITS]


CHECKS: Final = (_check_tiles, _check_elements, _check_animals, _check_display, _check_cards, _check_traits)

_LOADER: Final = packs.Loader(DATA, SCHEMAS, CHECKS, Components, PRINTED, _fill, game="marine")
check: Final = _LOADER.check
load: Final = _LOADER.load
