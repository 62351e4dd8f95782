"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phylarium.games.marine import say
from phylarium.games.marine.actions import (
    ANIMAL,
    CARD,
    CORNER,
    DETRITUS,
    DETRITUS_BOXES,
    ELEMENT,
    HEX,
    NUMBER,
    PLACE,
    STACK,
    TERRAIN,
    TRAIT,
    WORDS,
)
from phylarium.games.marine.board import CORNERS, CORNERS_OF, HEX_COUNT, HEXES
from phylarium.games.marine.ending import animals_of
from phylarium.games.marine.names import (
    ANIMALS,
    BOXES,
    CARDS,
    ELEMENT_COUNT,
    ELEMENTS,
    SIDES,
    SPACE_COUNT,
    SPACE_SECTION,
    SPACES,
    SPECIAL,
    TERRAINS,
    TRAITS,
)
from phylarium.games.marine.state import Marine
from phylarium.games.marine.traits import held, in_mask
from phylarium.games.marine.wanderlust import top
from phylarium.kernel.message import Message

# --- log lines -------------------------------------------------------------------------------

EVENTS: Mapping[str, tuple[str, ...]] = {
    "log-adapted": ("animal", "element"),
    "log-animal": ("animal", "seat"),
    "log-another-turn": ("animal",),
    "log-asteroid": ("animal",),
    "log-asteroid-falls": ("animal", "tile"),
    "log-bonus": ("animal", "number", "number"),
    "log-budding": ("animal",),
    "log-bumped": ("animal", "animal", "space"),
    "log-cannibal": ("animal", "number"),
    "log-card-chosen": ("animal", "card", "number"),
    "log-card-enters": ("", "card"),
    "log-card-laid": ("", "card", "number"),
    "log-card-void": ("animal", "card"),
    "log-card-vp": ("animal", "number", "number", "card"),
    "log-copied": ("animal", "trait"),
    "log-disk-lost": ("animal", "element"),
    "log-disk-swapped": ("animal", "element", "element", "corner"),
    "log-displaced": ("animal", "number", "tile"),
    "log-dominated": ("animal", "element", "number", "animal"),
    "log-element-gone": ("", "element", "corner"),
    "log-element-moved": ("animal", "element", "corner", "corner"),
    "log-element-placed": ("animal", "element", "corner"),
    "log-element-removed": ("animal", "element", "corner"),
    "log-element-swapped": ("animal", "element", "element", "corner"),
    "log-eliminated": ("animal", "animal", "tile"),
    "log-enters-effect": ("", "card"),
    "log-exaptation": ("animal",),
    "log-extinct": ("animal", "number", "tile"),
    "log-extinction": ("",),
    "log-forfeited": ("animal", "section"),
    "log-game-over": ("animal",),
    "log-handicap": ("animal", "number"),
    "log-last-scoring": ("",),
    "log-moved": ("animal", "tile", "tile"),
    "log-no-card": ("animal", "tile"),
    "log-no-effect": ("animal", "section"),
    "log-no-survivor": ("",),
    "log-pack-hunters": ("animal", "element", "number"),
    "log-pawn-stays": ("", "element", "space"),
    "log-pawns-back": ("animal", "number"),
    "log-placed": ("animal", "pawn", "space"),
    "log-prey-switching": ("animal", "tile", "number"),
    "log-regression-cube": ("animal",),
    "log-regression-spared": ("animal", "element"),
    "log-reseed": ("", "number"),
    "log-retrieved": ("animal", "number"),
    "log-returned": ("animal", "tile"),
    "log-scored": ("animal", "number", "number", "tile"),
    "log-scoring": ("animal", "tile"),
    "log-settled": ("animal", "tile"),
    "log-settled-many": ("animal", "number", "tile"),
    "log-solitary": ("animal", "number"),
    "log-stagnation": ("", "number"),
    "log-sunlit": ("animal", "number"),
    "log-survival": ("animal", "number", "number"),
    "log-target-scored": ("animal", "number", "element"),
    "log-tile-laid": ("animal", "terrain", "hex"),
    "log-tile-taken": ("animal", "terrain", "stack"),
    "log-tile-turned": ("", "terrain", "stack"),
    "log-trait": ("animal", "trait"),
    "log-trait-dealt": ("animal", "trait"),
    "log-trait-gone": ("animal", "trait"),
    "log-trait-kept": ("animal", "trait"),
    "log-turn": ("animal", "number", "number"),
    "log-vent": ("animal", "hex", "side"),
}
"""By log message: what its who, a, b, c, d stand for (see `argument`); "" is not used by the message."""


def argument(s: Marine, kind: str, value: int) -> Message | int | str:
    """An int of a log line as words."""
    match kind:
        case "number":
            return value
        case "seat" | "stack":
            return value + 1
        case "animal":
            return say.animal(value)
        case "element":
            return say.element(value)
        case "terrain":
            return say.terrain(value)
        case "hex":
            return HEXES[value]
        case "tile":
            return say.tile(s, value)
        case "corner":
            return say.corner(value)
        case "space":
            return say.space(value)
        case "section":
            return say.section(value)
        case "pawn":
            return say.pawn(value)
        case "card":
            return say.card(value)
        case "trait":
            return say.trait(value)
        case "side":
            return Message(f"side-{SIDES[value]}")
    raise ValueError(f"no log argument is a {kind!r}")


# --- options ---------------------------------------------------------------------------------


def option_words(s: Marine, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    if action < PLACE:
        return Message(f"option-{WORDS[action]}")
    if action < HEX:
        kind, space = divmod(action - PLACE, SPACE_COUNT)
        bumped = s.spaces[space]
        words: dict[str, Any] = {"pawn": say.pawn(kind), "space": say.space(space), "what": space_words(s, space)}
        if 0 <= bumped < SPECIAL:
            return Message("option-bump", {**words, "animal": say.animal(bumped)})
        return Message("option-place", words)
    if action < CORNER:
        return tile_words(s, action - HEX)
    if action < ELEMENT:
        corner = action - CORNER
        if s.element[corner] >= 0:
            return Message("option-element-at", {"element": say.element(s.element[corner]), "corner": CORNERS[corner]})
        return Message("option-corner", {"corner": CORNERS[corner]})
    if action < STACK:
        return Message("option-element", {"element": say.element(action - ELEMENT)})
    if action < ANIMAL:
        stack = action - STACK
        if s.heights[stack] == 0:
            return Message("option-stack-empty", {"stack": stack + 1})
        return Message(
            "option-stack",
            {"stack": stack + 1, "terrain": say.terrain(top(s, stack)), "below": s.heights[stack] - 1},
        )
    if action < TERRAIN:
        return Message("option-animal", {"animal": say.animal(action - ANIMAL)})
    if action < CARD:
        return Message("option-terrain", {"terrain": say.terrain(action - TERRAIN)})
    if action < TRAIT:
        card = action - CARD
        return Message("option-card", {"card": say.card(card), "text": Message(f"card-{CARDS[card]}-text")})
    if action < NUMBER:
        trait = action - TRAIT
        return Message("option-trait", {"trait": say.trait(trait), "text": Message(f"trait-{TRAITS[trait]}-text")})
    if action < DETRITUS:
        return Message("option-number", {"number": action - NUMBER})
    box, element = divmod(action - DETRITUS, ELEMENT_COUNT)
    return Message(
        "option-detritus",
        {"element": say.element(element), "section": Message(f"section-{DETRITUS_BOXES[box]}")},
    )


def space_words(s: Marine, space: int) -> Message:
    """What an action space offers in this round."""
    section = SPACE_SECTION[space]
    return (
        Message(f"space-words-{space_kind(s, space)}", space_arguments(s, space))
        if section < 12
        else Message("space-words-bottom-feeder")
    )


def space_kind(s: Marine, space: int) -> str:
    from phylarium.games.marine.names import (
        ABUNDANCE,
        ADAPTATION,
        AUTOTROPHS,
        COMPETITION,
        DEPLETION,
        DOMINATION,
        EVOLUTION,
        MIGRATION,
        REGRESSION,
        SPECIAL_ONLY,
        SPECIATION,
        TECTONICS,
        WANDERLUST,
    )

    section = SPACE_SECTION[space]
    names = {
        ABUNDANCE: "abundance",
        AUTOTROPHS: "autotrophs",
        DEPLETION: "depletion",
        ADAPTATION: "adaptation",
        REGRESSION: "regression",
        SPECIATION: "speciation",
        WANDERLUST: "wanderlust",
        TECTONICS: "tectonics",
        MIGRATION: "migration",
        COMPETITION: "competition",
        EVOLUTION: "evolution",
        DOMINATION: "domination",
    }
    return names[section] + ("-special" if SPECIAL_ONLY[space] else "")


def space_arguments(s: Marine, space: int) -> dict[str, Any]:
    from phylarium.games.marine.names import (
        AUTOTROPHS,
        COMPETITION,
        EVOLUTION,
        MIGRATION,
        SPACE_INDEX,
        SPECIAL_ONLY,
        SPECIATION,
    )

    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    if SPECIAL_ONLY[space]:
        return {}
    if section == AUTOTROPHS:
        return {"side": Message(f"side-{SIDES[index + 1]}")}
    if section == SPECIATION:
        element = s.speciation[index]
        return {"element": say.element(element) if element >= 0 else Message("nothing")}
    if section == MIGRATION:
        return {"number": s.components.migration[index]}
    if section == COMPETITION:
        terrain = s.competition[index]
        return {
            "terrain": say.terrain(terrain) if terrain >= 0 else Message("nothing"),
            "number": s.components.competition[index],
        }
    if section == EVOLUTION:
        terrain = s.evolution[index]
        return {
            "terrain": say.terrain(terrain) if terrain >= 0 else Message("nothing"),
            "number": s.components.evolution[index],
        }
    return {}


def tile_words(s: Marine, hex: int) -> Message:
    """A tile with who stands on it and which elements lie there."""
    if s.terrain[hex] < 0:
        return Message("option-hex", {"hex": HEXES[hex]})
    return Message(
        "option-tile",
        {
            "tile": say.tile(s, hex),
            "species": listed([(say.animal(a), n) for a, n in species_on(s, hex)]),
            "elements": listed(
                [(say.element(e), n) for e, n in elements_on(s, hex)],
            ),
        },
    )


def listed(counted: list[tuple[Message, int]]) -> Message:
    """Counted things as a list in words."""
    if not counted:
        return Message("nothing")
    words = Message("counted", {"number": counted[0][1], "what": counted[0][0]})
    for what, number in counted[1:]:
        words = Message("listed", {"first": words, "rest": Message("counted", {"number": number, "what": what})})
    return words


def species_on(s: Marine, hex: int) -> list[tuple[int, int]]:
    return [(a, s.species[a * HEX_COUNT + hex]) for a in s.playing() if s.species[a * HEX_COUNT + hex] > 0]


def elements_on(s: Marine, hex: int) -> list[tuple[int, int]]:
    lying = [s.element[c] for c in CORNERS_OF[hex]]
    return [(e, lying.count(e)) for e in range(ELEMENT_COUNT) if e in lying]


def seat_name(s: Marine, seat: int) -> Message:
    """The animals that a seat plays, or its number before it has any."""
    animals = animals_of(s, seat) if seat >= 0 else []
    if not animals:
        return Message("seat", {"number": seat + 1})
    name = say.animal(animals[0])
    for animal in animals[1:]:
        name = Message("both", {"first": name, "second": say.animal(animal)})
    return name


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Marine, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        "game": "marine",
        "seat": seat,
        "to_move": s.to_move(),
        "over": s.over(),
        "round": s.round,
        "turn": s.turn,
        "last_round": s.last_round == 1,
        "active": ANIMALS[s.animal] if s.animal >= 0 else None,
        "scores": s.scores(),
        "animals": [animal_view(s, a, seat) for a in s.playing()],
        "tiles": [tile_view(s, h) for h in range(HEX_COUNT) if s.terrain[h] >= 0],
        "elements": {CORNERS[c]: ELEMENTS[e] for c, e in enumerate(s.element) if e >= 0},
        "display": display_view(s),
        "pawns": {
            SPACES[i]: ANIMALS[p] if p < SPECIAL else ELEMENTS[p - SPECIAL] for i, p in enumerate(s.spaces) if p >= 0
        },
        "special_pawns": {
            ELEMENTS[e]: {
                "controller": ANIMALS[s.control[e]] if s.control[e] >= 0 else None,
                "space": SPACES[s.special_at[e]] if s.special_at[e] >= 0 else None,
                "target": s.target[e],
            }
            for e in range(ELEMENT_COUNT)
        },
        "bag": {ELEMENTS[e]: s.bag[e] for e in range(ELEMENT_COUNT)},
        "terrain_bag": {TERRAINS[t]: n for t, n in enumerate(s.terrain_bag)},
        "stacks": [{"top": TERRAINS[top(s, i)] if s.heights[i] else None, "height": s.heights[i]} for i in range(3)],
        "vents_left": s.vents_left,
        "cards": {
            "row": [CARDS[c] if c >= 0 else None for c in s.row],
            "deck": len(s.deck),
            "boxed": len(s.boxed),
            "discard": [CARDS[c] for c in s.discard],
        },
        "survival": ANIMALS[s.survivor()] if s.survivor() >= 0 else None,
    }


def animal_view(s: Marine, a: int, seat: int) -> dict[str, Any]:
    mine = s.seat_of[a] == seat
    return {
        "name": ANIMALS[a],
        "seat": s.seat_of[a],
        "vp": s.vp[a],
        "gene_pool": s.pool[a],
        "eliminated": s.lost[a],
        "on_earth": sum(s.species[a * HEX_COUNT : (a + 1) * HEX_COUNT]),
        "printed": {ELEMENTS[e]: n for e in range(ELEMENT_COUNT) if (n := s.printed[a * ELEMENT_COUNT + e])},
        "disks": {ELEMENTS[e]: n for e in range(ELEMENT_COUNT) if (n := s.disks[a * ELEMENT_COUNT + e])},
        "vacant_spaces": s.vacant_spaces(a),
        "pawns": s.pawns[a],
        "pawns_owned": s.pawns_owned[a],
        "retrieved": s.retrieved[a] == 1,
        "traits": [TRAITS[t] for t in held(s, a)],
        "copied": TRAITS[s.copied[a]] if s.copied[a] >= 0 else None,
        "hand": [TRAITS[t] for t in in_mask(s.hands[a])] if mine else None,
        "kept": [TRAITS[t] for t in in_mask(s.kept[a])] if mine else None,
        "domination": {ELEMENTS[e]: s.domination_value(a, e) for e in range(ELEMENT_COUNT)},
        "on_vents": s.on_vents(a),
    }


def tile_view(s: Marine, hex: int) -> dict[str, Any]:
    return {
        "hex": HEXES[hex],
        "terrain": TERRAINS[s.terrain[hex]],
        "ground": TERRAINS[s.ground[hex]],
        "vent": SIDES[s.vent[hex]] if s.vent[hex] else None,
        "species": {ANIMALS[a]: n for a, n in species_on(s, hex)},
        "endangered": [ANIMALS[a] for a, _ in species_on(s, hex) if not s.thriving(a, hex)],
        "elements": {ELEMENTS[e]: n for e, n in elements_on(s, hex)},
    }


def display_view(s: Marine) -> dict[str, Any]:
    return {
        **{
            box: {ELEMENTS[e]: n for e in range(ELEMENT_COUNT) if (n := s.display[i * ELEMENT_COUNT + e])}
            for i, box in enumerate(BOXES)
        },
        "speciation": [ELEMENTS[e] if e >= 0 else None for e in s.speciation],
        "regression_cubes": [ANIMALS[a] for a in s.regression if a >= 0],
        "competition": [TERRAINS[t] if t >= 0 else None for t in s.competition],
        "evolution": [TERRAINS[t] if t >= 0 else None for t in s.evolution],
    }
