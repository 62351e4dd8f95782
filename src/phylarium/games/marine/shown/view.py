"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from phylarium.games.marine.rules import frames, say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.board import CORNERS, CORNERS_OF, HEX_COUNT, HEXES, HEXES_OF
from phylarium.games.marine.rules.components import Components
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.migration import allowance
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held, in_mask
from phylarium.games.marine.rules.wanderlust import top
from phylarium.games.marine.tables import EFFECTS
from phylarium.kernel.message import AND, Argument, Message, listed
from phylarium.kit.told import int_kinds, log_lines, said, seat_number, targets, view_head

# --- log lines -------------------------------------------------------------------------------

LOG_LINES: Mapping[str, tuple[str, ...]] = log_lines("""
    log-adapted           animal element
    log-animal            animal seat
    log-another-turn      animal
    log-asteroid          animal
    log-asteroid-falls    animal tile
    log-bonus             animal points:number tiles:number
    log-budding           animal
    log-bumped            animal bumped:animal space
    log-bottom-feeder     animal points:number
    log-cannibal          animal points:number
    log-card-chosen       animal card slot:number
    log-card-enters       - card
    log-card-laid         - card slot:number
    log-card-void         animal card
    log-card-vp           animal points:number count:number card
    log-copied            animal trait
    log-disk-lost         animal element
    log-disk-swapped      animal disk:element element corner
    log-displaced         animal count:number tile
    log-dominated         animal element value:number before:animal
    log-element-gone      - element corner
    log-element-moved     animal element from:corner to:corner
    log-element-placed    animal element corner
    log-element-removed   animal element corner
    log-element-swapped   animal old:element new:element corner
    log-eliminated        animal victim:animal tile
    log-enters-effect     - card
    log-exaptation        animal
    log-extinct           animal count:number tile
    log-extinction        -
    log-forfeited         animal section
    log-game-over         animal
    log-handicap          animal points:number
    log-last-scoring      -
    log-moved             animal from:tile to:tile
    log-no-card           animal tile
    log-no-effect         animal section
    log-no-survivor       -
    log-pack-hunters      animal element target:number
    log-pawn-stays        - element space
    log-pawns-back        animal count:number
    log-placed            animal pawn space
    log-prey-switching    animal tile points:number
    log-regression-cube   animal
    log-regression-spared animal element
    log-reseed            - round:number
    log-must-retrieve     animal
    log-retrieved         animal count:number
    log-returned          animal tile
    log-scored            animal points:number place:number tile
    log-scoring           animal tile
    log-settled           animal tile
    log-settled-many      animal count:number tile
    log-solitary          animal points:number
    log-stagnation        - rounds:number
    log-sunlit            animal points:number
    log-survival          animal points:number vents:number
    log-target-scored     animal points:number element
    log-tile-laid         animal terrain hex
    log-tile-taken        animal terrain stack
    log-tile-turned       - terrain stack
    log-trait             animal trait
    log-trait-dealt       animal trait
    log-trait-gone        animal trait
    log-trait-kept        animal trait
    log-turn              animal round:number turn:number
    log-vent              animal hex side
""")
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message."""


IN_VAIN = frozenset({"log-card-void", "log-no-effect"})
"""What says that a choice has come to nothing."""

LOSSES = frozenset(
    {
        "log-disk-lost",
        "log-extinct",
    }
)
"""What says that a choice costs whoever is named something."""


INT_KINDS: Mapping[str, str] = int_kinds(
    "card corner disk:element element left:number most:number moving:animal slot:number terrain tile"
)


TARGETS: Mapping[str, list[str]] = {**targets(space=SPACES), "tile": [f"hex-{hex}" for hex in HEXES]}


def argument(s: Marine, kind: str, value: int) -> Message | int | str:
    """An int of a log line as words."""
    match kind:
        case "seat" | "stack":
            return value + 1
        case "hex":
            return HEXES[value]
        case "tile":
            return say.tile(s, value)
    return said(say, kind, value)


# --- options ---------------------------------------------------------------------------------


def option_words(s: Marine, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    if action < PLACE:
        return Message(f"option-{WORDS[action]}")
    if action < HEX:
        return placement_words(s, *divmod(action - PLACE, SPACE_COUNT))
    if action < CORNER:
        return tile_words(s, action - HEX)
    if action < ELEMENT:
        return corner_words(s, action - CORNER)
    if action < STACK:
        return Message("option-element", {"element": say.element(action - ELEMENT)})
    if action < ANIMAL:
        return stack_words(s, action - STACK)
    if action < TERRAIN:
        return animal_words(s, action - ANIMAL)
    if action < CARD:
        return Message("option-terrain", {"terrain": say.terrain(action - TERRAIN)})
    if action < TRAIT:
        return Message("option-card", {"card": say.card(action - CARD), "text": card_text(s, action - CARD)})
    if action < NUMBER:
        return Message("option-trait", {"trait": say.trait(action - TRAIT), "text": trait_text(s, action - TRAIT)})
    if action < DETRITUS:
        return Message("option-number", {"number": action - NUMBER})
    box, element = divmod(action - DETRITUS, ELEMENT_COUNT)
    return Message(
        "option-detritus",
        {"element": say.element(element), "section": Message(f"section-{DETRITUS_BOXES[box]}")},
    )


def animal_words(s: Marine, animal: int) -> Message:
    """An animal; where somebody chooses which one to lead, with what it lives on and where it stands."""
    words: dict[str, Argument] = {"animal": say.animal(animal)}
    if not s.agenda or not isinstance(s.agenda[-1], frames.ChooseAnimal):
        return Message("option-animal", words)
    words["place"] = animal + 1
    if s.alternate_displays == 1:  # what it lives on is drawn when all have chosen
        return Message("option-lead-drawn", words)
    printed = s.components.printed[animal * ELEMENT_COUNT : (animal + 1) * ELEMENT_COUNT]
    most_first = sorted(enumerate(printed), key=lambda counted: -counted[1])
    words["elements"] = element_list(*((element, number) for element, number in most_first if number > 0))
    return Message("option-lead", words)


def placement_words(s: Marine, pawn: int, space: int) -> Message:
    """A pawn (0 basic, 1 + e special) onto a space, and who is bumped."""
    return _placement(pawn, space, space_words(s, space), s.spaces[space])


@lru_cache(maxsize=4096)
def _placement(pawn: int, space: int, what: Message, bumped: int) -> Message:
    words: dict[str, Argument] = {"pawn": say.pawn(pawn), "space": say.space(space), "what": what}
    if 0 <= bumped < SPECIAL:
        return Message("option-bump", {**words, "animal": say.animal(bumped)})
    return Message("option-place", words)


BOX_OF: Mapping[int, int] = {
    ABUNDANCE: ABUNDANCE_BOX,
    AUTOTROPHS: AUTOTROPHS_BOX,
    DEPLETION: DEPLETION_BOX,
    ADAPTATION: ADAPTATION_BOX,
    REGRESSION: REGRESSION_BOX,
    WANDERLUST: WANDERLUST_BOX,
}
"""By section of the action display, the box with its loose elements."""


def space_words(s: Marine, space: int) -> Message:
    """What an action space offers in this round."""
    return words_of_space(s, space, moves_from(s, space) if SPACE_SECTION[space] == MIGRATION else 0)


def moves_from(s: Marine, space: int) -> int:
    """How many species may move from a space of Migration; that for special pawns sets no number."""
    return 0 if SPECIAL_ONLY[space] else allowance(s, s.animal, SPACE_INDEX[space])


def words_of_space(s: Marine, space: int, moves: int) -> Message:
    """The same, where it is known how many species may move from it."""
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    components = s.components
    elements = tuple(amounts_in(s, BOX_OF[section])) if section in BOX_OF else None
    if SPECIAL_ONLY[space]:
        return _special_words(section, index, elements, *components.competition_special)
    if section == SPECIATION:
        return _space_words(section, index, elements, s.speciation[index], 0)
    if section == MIGRATION:
        return _space_words(section, index, elements, -1, moves)
    if section == COMPETITION:
        return _space_words(section, index, elements, s.competition[index], components.competition[index])
    if section == EVOLUTION:
        return _space_words(section, index, elements, s.evolution[index], components.evolution[index])
    return _space_words(section, index, elements, -1, 0)


Amounts = tuple[int, ...]
"""Of each element, how many."""


def _shared_words(section: int, index: int, elements: Amounts | None) -> dict[str, Argument]:
    words: dict[str, Argument] = {}
    if elements is not None:
        words["elements"] = _elements(elements)
    if section == AUTOTROPHS:
        words["side"] = say.side(SMOKER if index == 0 else GEYSER)
    return words


@lru_cache(maxsize=4096)
def _special_words(section: int, index: int, elements: Amounts | None, tiles: int, number: int) -> Message:
    """A space for special pawns only."""
    words = _shared_words(section, index, elements)
    if section == COMPETITION:
        words["tiles"], words["number"] = tiles, number
    return Message(f"space-words-{SECTIONS[section]}-special", words)


@lru_cache(maxsize=4096)
def _space_words(section: int, index: int, elements: Amounts | None, marker: int, number: int) -> Message:
    """Any other space; its marker is an element or a terrain."""
    words = _shared_words(section, index, elements)
    if section == SPECIATION:
        words["element"] = say.element(marker) if marker >= 0 else Message("nothing")
    elif section == MIGRATION:
        words["number"] = number
    elif section in (COMPETITION, EVOLUTION):
        words["terrain"] = marker_words(marker)
        words["number"] = number
    return Message(f"space-words-{SECTIONS[section]}", words)


def marker_words(terrain: int) -> Message:
    """The terrain marker of a space; late in a game with a small bag there may be none."""
    return say.terrain(terrain) if terrain >= 0 else Message("nothing")


def amounts_in(s: Marine, box: int) -> list[int]:
    """How many of each element are in a section of the action display."""
    return s.display[box * ELEMENT_COUNT : (box + 1) * ELEMENT_COUNT]


def elements_in(s: Marine, box: int) -> Message:
    """The elements in a section of the action display."""
    return _elements(amounts_in(s, box))


def _elements(amounts: Sequence[int]) -> Message:
    return element_list(*[(e, n) for e, n in enumerate(amounts) if n > 0])


def tile_words(s: Marine, hex: int) -> Message:
    """A tile with who stands on it and which elements lie there."""
    if s.terrain[hex] < 0:
        return Message("option-hex", {"hex": HEXES[hex]})
    return Message(
        "option-tile",
        {
            "tile": say.tile(s, hex),
            "species": species_list(*species_on(s, hex)),
            "elements": element_list(*elements_on(s, hex)),
        },
    )


def corner_words(s: Marine, corner: int) -> Message:
    """A corner with its element, and the terrains that it touches."""
    tiles = [say.terrain(s.terrain[h]) for h in HEXES_OF[corner] if s.terrain[h] >= 0]
    around = listed(tiles) if tiles else Message("nothing")
    if s.element[corner] < 0:
        return Message("option-corner", {"corner": say.corner(corner), "around": around})
    return Message(
        "option-element-at",
        {"element": say.element(s.element[corner]), "corner": say.spot(corner), "around": around},
    )


def stack_words(s: Marine, stack: int) -> Message:
    """A stack of tiles: what it shows and how many lie below."""
    if s.heights[stack] == 0:
        return Message("option-stack-empty", {"stack": stack + 1})
    return Message(
        "option-stack",
        {"stack": stack + 1, "terrain": say.terrain(top(s, stack)), "below": s.heights[stack] - 1},
    )


def card_text(s: Marine, card: int) -> Message:
    """What a card does, with the values of the components in play: packs may differ."""
    return _card_text(s.components, card)


@lru_cache(maxsize=1024)
def _card_text(components: Components, card: int) -> Message:
    parts: list[Message] = []
    if components.enters[card] >= 0:
        parts.append(Message("card-text-enters", {"effect": effect_words(components, card, components.enters[card])}))
    if card in (MONOTYPIC_HABITAT, SOLAR_RADIATION, VOLCANISM):
        parts.append(Message("card-text-ongoing", {"effect": Message(f"ongoing-{CARDS[card]}")}))
    chosen = effect_words(components, card, components.effect[card])
    if not parts:
        return chosen
    text = Message("card-text-chosen", {"effect": chosen})
    for part in reversed(parts):
        text = Message("sentences", {"first": part, "rest": text})
    return text


EFFECT_NAMES: Mapping[int, str] = {effect: name for name, effect in EFFECTS.items()}


def effect_words(components: Components, card: int, effect: int) -> Message:
    element = components.element[card]
    return Message(
        f"effect-{EFFECT_NAMES[effect]}",
        {
            "amount": components.amount[card],
            "element": say.element(element) if element >= 0 else Message("nothing"),
        },
    )


def trait_text(s: Marine, trait: int) -> Message:
    """What a trait does, with its number in the components in play."""
    return Message(f"trait-{TRAITS[trait]}-text", {"amount": s.components.trait_amount[trait]})


@lru_cache(maxsize=4096)
def species_list(*counted: tuple[int, int]) -> Message:
    """How many species of which animals."""
    if not counted:
        return Message("no-species")
    return listed([Message("counted", {"number": number, "what": say.animal(a)}) for a, number in counted])


@lru_cache(maxsize=4096)
def element_list(*counted: tuple[int, int]) -> Message:
    """How many elements of which types."""
    if not counted:
        return Message("no-elements")
    return listed([Message("counted-element", {"number": number, "what": say.element(e)}) for e, number in counted])


def species_on(s: Marine, hex: int) -> list[tuple[int, int]]:
    return [(a, s.species[a * HEX_COUNT + hex]) for a in s.playing() if s.species[a * HEX_COUNT + hex] > 0]


def elements_on(s: Marine, hex: int) -> list[tuple[int, int]]:
    lying = [s.element[c] for c in CORNERS_OF[hex]]
    return [(e, lying.count(e)) for e in range(ELEMENT_COUNT) if e in lying]


def seat_name(s: Marine, seat: int) -> Message:
    """The animals that a seat plays, or its number before it has any."""
    animals = animals_of(s, seat) if seat >= 0 else []
    if not animals:
        return seat_number(seat)
    return listed([say.animal(each) for each in animals], AND)


def heading(s: Marine) -> Message | None:
    """What the lines of the log are headed by that follow from this position."""
    if s.animal < 0:
        return None
    return Message("heading-turn", {"round": s.round, "turn": s.turn, "animal": say.animal(s.animal)})


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Marine, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        **view_head(s, seat),
        "round": s.round,
        "turn": s.turn,
        "last_round": s.last_round == 1,
        "active": ANIMALS[s.animal] if s.animal >= 0 else None,
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
