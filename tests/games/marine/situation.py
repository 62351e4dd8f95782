"""Positions for tests: set up from the rulebook's side, always with all components accounted for.

A test says who stands where, which elements lie on which corners and whose turn it is; cubes come
out of gene pools and disks out of the bag, so that `status()` stays empty. Actions are given as
their texts ("hex:D4", "place:basic@evolution-3"), so that a test reads like a turn.
"""

from __future__ import annotations

from collections.abc import Iterable

from phylarium.games.marine import GAME
from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import CORNERS, CORNERS_OF, HEX_COUNT, HEXES
from phylarium.games.marine.rules.names import (
    ANIMALS,
    BOXES,
    CARDS,
    ELEMENT_COUNT,
    ELEMENTS,
    EMPTY,
    GEYSER,
    SIDES,
    SMOKER,
    SPACES,
    SPECIAL,
    TERRAINS,
    TRAITS,
    VENT,
)
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import disable, held
from phylarium.games.marine.rules.values import NONE
from phylarium.kernel.options import Value
from phylarium.kernel.words import render

REPTILES, FISHES, CRUSTACEANS = (ANIMALS.index(name) for name in ("reptiles", "fishes", "crustaceans"))
WORMS, SPONGES, GASTROPODS = (ELEMENTS.index(name) for name in ("worms", "sponges", "gastropods"))

SIDES_OF_HEX = ("NE", "E", "SE", "SW", "W", "NW")


# --- starting --------------------------------------------------------------------------------


def start(*animals: str, seed: str = "a test", traits: bool = False, **options: Value) -> Marine:
    """A game after set-up, the named animals in seat order (default: all four, from the bottom up).

    Unless `traits` is true the trait cards are taken away again, so that none gets in the way.
    """
    animals = animals or ("crustaceans", "fishes", "cephalopods", "reptiles")
    seats = len(animals) // 2 if options.get("two_animals") else len(animals)
    state = GAME.start(seats, options, seed, log=True)
    assert isinstance(state, Marine)
    chosen = list(animals)
    while any(text.startswith("animal:") for text in offers(state)):
        do(state, f"animal:{chosen.pop(0)}")
    while not state.over() and state.animal == NONE:
        state.apply(state.legal()[0])
    if not traits:
        for animal in state.playing():
            take_traits(state, ANIMALS[animal])
    sound(state)
    return state


def take_traits(state: Marine, animal: str) -> None:
    """Put all traits of an animal back into the box, whatever they gave it."""
    a = ANIMALS.index(animal)
    for trait in held(state, a):
        before = len(state.agenda)
        disable(state, a, trait)
        del state.agenda[before:]
        state.trait_box |= 1 << trait
    for e in range(ELEMENT_COUNT):
        if state.control[e] == a:
            state.control[e] = NONE
            state.target[e] = state.components.start_target
    state.traits[a * 2] = state.traits[a * 2 + 1] = NONE
    state.abilities[a] = 0
    state.refresh()


def give_trait(state: Marine, animal: str, trait: str) -> None:
    """Lay a trait in front of an animal that has none; its questions, if any, come up next."""
    from phylarium.games.marine.rules.traits import take_trait

    a, t = ANIMALS.index(animal), TRAITS.index(trait)
    for other in state.playing():
        if t in held(state, other):
            take_traits(state, ANIMALS[other])
    state.trait_box &= ~(1 << t)
    take_trait(state, a, 0, t)
    state.run()


# --- earth -----------------------------------------------------------------------------------


def corner(name: str) -> int:
    """A corner by its name, or by a hex and a side: "D4 NE"."""
    if name in CORNERS:
        return CORNERS.index(name)
    hex, side = name.split()
    return CORNERS_OF[HEXES.index(hex)][SIDES_OF_HEX.index(side)]


def bare(state: Marine) -> None:
    """No species and no elements on earth; everything back where it came from."""
    for a in state.playing():
        for h in range(HEX_COUNT):
            state.pool[a] += state.species[a * HEX_COUNT + h]
            state.species[a * HEX_COUNT + h] = 0
    for c, e in enumerate(state.element):
        if e >= 0:
            state.to_bag(c)


def put(state: Marine, animal: str, hex: str, count: int = 1) -> None:
    """Species from the gene pool onto a tile."""
    a = ANIMALS.index(animal)
    assert state.pool[a] >= count, f"{animal} has only {state.pool[a]} left"
    state.pool[a] -= count
    state.species[a * HEX_COUNT + HEXES.index(hex)] += count


def lose(state: Marine, animal: str, count: int) -> None:
    """Species from the gene pool into the box, as if eliminated before."""
    a = ANIMALS.index(animal)
    state.pool[a] -= count
    state.lost[a] += count


def species(state: Marine, animal: str, hex: str) -> int:
    return state.species[ANIMALS.index(animal) * HEX_COUNT + HEXES.index(hex)]


def lay(state: Marine, element: str, *corners: str) -> None:
    """Elements out of the bag onto corners."""
    e = ELEMENTS.index(element)
    for name in corners:
        c = corner(name)
        if state.element[c] >= 0:
            state.to_bag(c)
        state.bag[e] -= 1
        state.element[c] = e


def element_at(state: Marine, name: str) -> str | None:
    e = state.element[corner(name)]
    return ELEMENTS[e] if e >= 0 else None


def tile(state: Marine, terrain: str, hex: str) -> None:
    """A large tile out of the stacks (wherever one lies) into an empty hex."""
    t, h = TERRAINS.index(terrain), HEXES.index(hex)
    assert state.ground[h] < 0, f"{hex} is taken"
    for stack in range(3):
        height = state.heights[stack]
        for i in range(height - 1, -1, -1):
            if state.stacks[stack * 7 + i] == t:
                state.stacks[stack * 7 + i] = state.stacks[stack * 7 + height - 1]
                state.stacks[stack * 7 + height - 1] = NONE
                state.heights[stack] -= 1
                state.lay_tile(h, t)
                return
    raise AssertionError(f"no {terrain} tile is left in the stacks")


def vent(state: Marine, hex: str, side: str) -> None:
    """A vent onto a tile."""
    assert state.ground[HEXES.index(hex)] >= 0, f"{hex} has no tile"
    state.lay_vent(HEXES.index(hex), SMOKER if side == "smoker" else GEYSER)


def lay_tiles(state: Marine, count: int, empty: str = "") -> None:
    """Tiles off the stacks onto hexes next to earth, without an action; one hex may be kept empty."""
    for _ in range(count):
        stack = next(i for i in range(3) if state.heights[i] > 0)
        hexes = [h for h in range(HEX_COUNT) if state.ground[h] < 0 and state.neighbours(h) and HEXES[h] != empty]
        state.heights[stack] -= 1
        at = stack * 7 + state.heights[stack]
        state.lay_tile(hexes[0], state.stacks[at])
        state.stacks[at] = NONE


# --- displays --------------------------------------------------------------------------------


def disks(state: Marine, animal: str, *elements: str) -> None:
    """Exactly these added disks on an animal, out of the bag."""
    at = ANIMALS.index(animal) * ELEMENT_COUNT
    for e in range(ELEMENT_COUNT):
        state.bag[e] += state.disks[at + e]
        state.disks[at + e] = 0
    for name in elements:
        e = ELEMENTS.index(name)
        state.bag[e] -= 1
        state.disks[at + e] += 1


def disks_of(state: Marine, animal: str) -> list[str]:
    at = ANIMALS.index(animal) * ELEMENT_COUNT
    return [ELEMENTS[e] for e in range(ELEMENT_COUNT) for _ in range(state.disks[at + e])]


def box(state: Marine, section: str, *elements: str) -> None:
    """Exactly these elements in a section of the action display."""
    at = BOXES.index(section) * ELEMENT_COUNT
    for e in range(ELEMENT_COUNT):
        state.bag[e] += state.display[at + e]
        state.display[at + e] = 0
    for name in elements:
        e = ELEMENTS.index(name)
        state.bag[e] -= 1
        state.display[at + e] += 1


def box_of(state: Marine, section: str) -> list[str]:
    at = BOXES.index(section) * ELEMENT_COUNT
    return [ELEMENTS[e] for e in range(ELEMENT_COUNT) for _ in range(state.display[at + e])]


def speciation(state: Marine, *elements: str) -> None:
    """Exactly these elements in the Speciation slots, left to right."""
    for slot in range(4):
        if state.speciation[slot] >= 0:
            state.bag[state.speciation[slot]] += 1
        state.speciation[slot] = NONE
    for slot, name in enumerate(elements):
        state.bag[ELEMENTS.index(name)] -= 1
        state.speciation[slot] = ELEMENTS.index(name)


def markers(state: Marine, competition: Iterable[str] = (), evolution: Iterable[str] = ()) -> None:
    """Exactly these terrain markers in the Competition and Evolution sections."""
    for shown in (state.competition, state.evolution):
        for slot, t in enumerate(shown):
            if t >= 0:
                state.terrain_bag[t] += 1
            shown[slot] = NONE
    for slot, name in enumerate(competition):
        state.competition[slot] = TERRAINS.index(name)
        state.terrain_bag[TERRAINS.index(name)] -= 1
    for slot, t in enumerate(sorted(TERRAINS.index(name) for name in evolution)):
        state.evolution[slot] = t
        state.terrain_bag[t] -= 1


def row(state: Marine, *cards: str) -> None:
    """Exactly these cards face up, slot 1 first; the cards that lay there go under the boxed ones."""
    wanted = [CARDS.index(name) for name in cards]
    everything = [c for c in state.row if c >= 0]
    for pile in (state.deck, state.boxed, state.discard):
        for c in wanted:
            if c in pile:
                replacement = next((x for x in everything if x not in wanted), None)
                if replacement is not None:
                    everything.remove(replacement)
                    pile[pile.index(c)] = replacement
                else:
                    pile.remove(c)
    state.boxed.extend(c for c in everything if c not in wanted)
    state.row = [*wanted, *[NONE] * (5 - len(wanted))]


def next_card(state: Marine, card: str) -> None:
    """Make a card the top one of the pile; it must not lie face up."""
    c = CARDS.index(card)
    for pile in (state.boxed, state.discard, state.deck):
        if c in pile:
            pile[pile.index(c)] = state.deck[-1]
            state.deck[-1] = c
            return
    raise AssertionError(f"{card} is in play")


# --- pawns -----------------------------------------------------------------------------------


def control(state: Marine, animal: str, element: str, target: int | None = None) -> None:
    """Give an animal the special pawn of an element, in front of it."""
    e = ELEMENTS.index(element)
    state.control[e] = ANIMALS.index(animal)
    if target is not None:
        state.target[e] = target


def stand(state: Marine, pawn: str, space: str) -> None:
    """A pawn onto a space without its action: an animal's basic pawn, or an element's special one."""
    i = SPACES.index(space)
    assert state.spaces[i] == EMPTY, f"{space} is taken"
    if pawn in ANIMALS:
        state.pawns[ANIMALS.index(pawn)] -= 1
        state.spaces[i] = ANIMALS.index(pawn)
    else:
        state.special_at[ELEMENTS.index(pawn)] = i
        state.spaces[i] = SPECIAL + ELEMENTS.index(pawn)


# --- playing ---------------------------------------------------------------------------------


def turn(state: Marine, animal: str) -> None:
    """Make it this animal's turn, with nothing else under way."""
    a = ANIMALS.index(animal)
    state.agenda.clear()
    state.animal = a
    state.push(frames.NextTurn(state.next_animal(a)))
    state.push(frames.AfterAction(a))
    state.push(frames.Turn(a))
    if state.journal is not None:
        state.journal.clear()
    state.run()


def offers(state: Marine) -> list[str]:
    """The texts of what may be chosen."""
    return [VOCABULARY.name(action) for action in state.legal()]


def do(state: Marine, *actions: str) -> None:
    """Take these actions one after the other, each by whoever must decide; the position stays sound."""
    for text in actions:
        state.apply(VOCABULARY.parse(text))
        sound(state)


def asked(state: Marine) -> tuple[str, str]:
    """The animal that must decide and the rule that asks."""
    frame = state.agenda[-1]
    return ANIMALS[frame.actor], state.decision().rule


def refused(state: Marine, action: str) -> tuple[str, str]:
    """The id and the rule of the reason why an action may not be taken."""
    reason = state.why_not(VOCABULARY.parse(action))
    assert reason is not None, f"{action} is legal"
    assert render(reason.message, "marine")
    return reason.message.id, reason.rule


def vp(state: Marine) -> dict[str, int]:
    return {ANIMALS[a]: state.vp[a] for a in state.playing()}


def told(state: Marine) -> list[tuple[str, str]]:
    """The messages and rules of the log since the turn began."""
    assert state.journal is not None
    return [(entry.what, entry.rule) for entry in state.journal]


def sound(state: Marine) -> None:
    """The position breaks no invariant (traits taken away for a test aside)."""
    problems = [p for p in state.status() if not p.endswith(" traits")]
    assert problems == []


def vent_side(state: Marine, hex: str) -> str | None:
    h = HEXES.index(hex)
    return SIDES[state.vent[h]] if state.terrain[h] == VENT else None


# --- during set-up ---------------------------------------------------------------------------


def dealt(*animals: str, seed: str = "a test", **options: Value) -> Marine:
    """A game in which the animals are chosen, in seat order, and traits are dealt but none is kept yet."""
    seats = len(animals) // 2 if options.get("two_animals") else len(animals)
    state = GAME.start(seats, options, seed, log=True)
    assert isinstance(state, Marine)
    chosen = list(animals)
    while any(text.startswith("animal:") for text in offers(state)):
        do(state, f"animal:{chosen.pop(0)}")
    return state


def hand(state: Marine, animal: str, *traits: str) -> None:
    """Deal an animal exactly these traits; whoever was dealt one of them gets another for it."""
    a = ANIMALS.index(animal)
    state.trait_box |= state.hands[a]
    state.hands[a] = 0
    for name in traits:
        bit = 1 << TRAITS.index(name)
        for other in state.playing():
            if state.hands[other] & bit:
                spare = next(1 << t for t, n in enumerate(TRAITS) if state.trait_box >> t & 1 and n not in traits)
                state.hands[other] ^= bit | spare
                state.trait_box ^= bit | spare
        state.trait_box &= ~bit
        state.hands[a] |= bit
    state.refresh()


def traits_of(state: Marine, animal: str) -> list[str]:
    return [TRAITS[t] for t in held(state, ANIMALS.index(animal))]


# --- evolution cards -------------------------------------------------------------------------

QUIET = (
    "annelids",
    "carbon_cycle",
    "endosymbionts",
    "producers",
    "semi_aquatic",
    "univalves",
    "biodiversity",
    "ecodiversity",
    "fertile",
    "habitat",
    "niche_construction",
    "omnivore",
)
"""Cards without icons that do nothing on entering play nor while they lie face up."""


def evolve(state: Marine, animal: str, hex: str) -> None:
    """An Evolution action on a tile, from the space worth 5, up to the choice of a card if one is due."""
    h = HEXES.index(hex)
    for slot, t in enumerate(state.evolution):
        if t >= 0:
            state.terrain_bag[t] += 1
        state.evolution[slot] = NONE
    state.terrain_bag[state.terrain[h]] -= 1
    state.evolution[4] = state.terrain[h]
    turn(state, animal)
    do(state, "place:basic@evolution-5", f"hex:{hex}")


def choose_card(state: Marine, animal: str, card: str, slot: int = 1, hex: str = "D4", then: str | None = None) -> None:
    """Win a card out of a slot by an Evolution action on a tile where the animal thrives.

    All other cards in the row are quiet ones, and so are the two that come next unless `then` names
    the first of them. Every score is put to 0 before the card is taken, so that only what it does counts.
    """
    quiet = [c for c in QUIET if c not in (card, then) and CARDS.index(c) not in state.discard]
    row(state, *quiet[: slot - 1], card, *quiet[slot - 1 : 4])
    next_card(state, quiet[5])
    state.deck.insert(-1, state.deck.pop())
    next_card(state, then or quiet[4])
    evolve(state, animal, hex)
    assert asked(state) == (animal, "evolution.card"), f"{animal} may not take a card for {hex}"
    state.vp = [0] * len(ANIMALS)
    do(state, f"card:{card}")


def row_of(state: Marine) -> list[str]:
    """The cards face up, slot 1 first."""
    return [CARDS[c] for c in state.row if c >= 0]


def discarded(state: Marine, *cards: str) -> None:
    """Exactly these cards on the discard pile, the top one last."""
    state.boxed.extend(state.discard)
    state.discard.clear()
    for name in cards:
        c = CARDS.index(name)
        if c in state.row:
            state.row[state.row.index(c)] = state.deck.pop()
        else:
            (state.deck if c in state.deck else state.boxed).remove(c)
        state.discard.append(c)


def no_more_cards(state: Marine) -> None:
    """The draw pile is used up."""
    state.boxed.extend(state.deck)
    state.deck.clear()


def at(name: str) -> str:
    """The action that chooses a corner, named as for `corner`: "D4 NE"."""
    return f"corner:{CORNERS[corner(name)]}"


def pool(state: Marine, animal: str) -> int:
    """Species in the gene pool of an animal."""
    return state.pool[ANIMALS.index(animal)]


def eliminated(state: Marine, animal: str) -> int:
    """Species of an animal that are back in the box."""
    return state.lost[ANIMALS.index(animal)]


def in_bag(state: Marine, element: str) -> int:
    return state.bag[ELEMENTS.index(element)]


def discard_of(state: Marine) -> list[str]:
    """The discard pile, its top card last."""
    return [CARDS[c] for c in state.discard]


def points(crustaceans: int = 0, fishes: int = 0, cephalopods: int = 0, reptiles: int = 0) -> dict[str, int]:
    """VP of a game with four animals, to be compared with `vp`."""
    return {"crustaceans": crustaceans, "fishes": fishes, "cephalopods": cephalopods, "reptiles": reptiles}
