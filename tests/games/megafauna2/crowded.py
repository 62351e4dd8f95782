"""Crowded tables: positions late in a game, with everything that chance alone seldom brings together.

`crowd(number)` begins a game of some kind and puts species, cards, personalities, tools, hosts and disks on the table
by lot, always soundly; cratons collide and drift. Whoever cannot live where it stands is endangered, as after an event.
tests/recorded plays on from them: a whole turn with its events, or the phases after them.
"""

from __future__ import annotations

from tests.games.crowding import attempt, begun, pick, shuffled
from tests.games.heirs import heirs
from tests.games.megafauna2.positions import (
    disk,
    found,
    give,
    give_face,
    host,
    lay,
    newborn,
    next_events,
    size,
    speak,
    tool,
)

from phylarium.families.fauna.rules.names import NONE, SHAPE_COUNT, SHAPES, TOOLS
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import drift, frames, living
from phylarium.games.megafauna2.rules.actions import PLACE_NAMES
from phylarium.games.megafauna2.rules.board import BIOMES, CRATON_COUNT, EAST, SHELF, WEST
from phylarium.games.megafauna2.rules.names import (
    CARDS,
    CLIMATES,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    DISKS,
    ET_COUNT,
    EVENT_COUNT,
    EVENTS,
    FACES,
    SPECIES,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import ACTIONS_PHASE, LEVEL_COUNT
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import Rng, seeded

TABLES = 102
"""Twice as many as there are events: each is drawn at two of them."""
HEIRS = 18
"""Games that begin with what came out of Genesis."""
CROWDS = TABLES + HEIRS


def crowd(number: int) -> Megafauna:
    """One of the tables, at the beginning of a turn or of one of its later phases."""
    lots = seeded(f"crowd {number}")
    if number >= TABLES:
        return heirs(GAME, number, lots)
    state = begun(GAME, number, lots, lambda s: s.phase == ACTIONS_PHASE)
    state.agenda.clear()
    state = moved(state, lots)
    state = peopled(state, lots)
    state = grown(state, lots)
    state = watered(state, lots)
    state = attempt(state, living.check_all)
    state = ahead(state, number)
    state.journal = []
    state.run()
    return state


def settled(state: Megafauna, lots: Rng) -> None:
    """Whatever is on the agenda happens, and chance decides."""
    state.run()
    while state.agenda:
        state.apply(pick(state.offers, lots))
    state.offers = []


def moved(state: Megafauna, lots: Rng) -> Megafauna:
    """Cratons at other latitudes, some of them run into each other."""
    for _ in range(lots.below(5)):
        state = attempt(state, shake, lots)
    return state


def shake(state: Megafauna, lots: Rng) -> None:
    craton = lots.below(CRATON_COUNT)
    if lots.below(2):
        drift.drift(state, craton, pick((-2, -1, 1, 2), lots))
    else:
        drift.move(state, craton, pick((EAST, WEST), lots))
    settled(state, lots)


def peopled(state: Megafauna, lots: Rng) -> Megafauna:
    """Species of every shape, standing, lying and newborn."""
    for colour in range(COLOUR_COUNT):
        if not state.in_play(colour):
            continue
        for shape in shuffled(SHAPES[:-1], lots)[: 1 + lots.below(4)]:
            name = f"{COLOURS[colour]}-{shape}"
            state = attempt(state, settle_species, name, lots)
            for large in shuffled(range(1, 7), lots)[:4]:
                state = attempt(state, size, name, large)
            for what in (lie_somewhere, wait):
                if lots.below(2):
                    state = attempt(state, what, name, lots)
            for _ in range(2 + lots.below(4)):
                state = attempt(state, stand_somewhere, name, lots)
    return state


def settle_species(state: Megafauna, name: str, lots: Rng) -> None:
    sp = SPECIES.index(name)
    if state.size[sp] == 0:
        found(state, name, 1, "".join(pick("rygbw", lots) for _ in range(lots.below(5))))
        state.unborn[sp] = state.creeples_of(sp)
    stand_somewhere(state, name, lots)


def stand_somewhere(state: Megafauna, name: str, lots: Rng) -> None:
    """A creeple at a level that is free: where it can live, and rather as a carnivore, if that is soon found."""
    sp = SPECIES.index(name)
    assert state.unborn[sp] > 0
    levels = shuffled(range(LEVEL_COUNT), lots)
    for level in levels:
        for _ in range(100):
            biome = lots.below(len(BIOMES))
            if state.at(biome, level) == NONE and living.may_enter(state, sp, biome, level):
                state.unborn[sp] -= 1
                state.living[sp] += 1
                state.place(sp, biome, level)
                state.breathe()
                return
    raise AssertionError("nothing is free")


def lie_somewhere(state: Megafauna, name: str, lots: Rng) -> None:
    lay(state, name, PLACE_NAMES[lots.below(SHELF) * LEVEL_COUNT + lots.below(2)])
    state.breathe()


def wait(state: Megafauna, name: str, lots: Rng) -> None:
    newborn(state, name, 1 + lots.below(2))
    state.breathe()


def grown(state: Megafauna, lots: Rng) -> Megafauna:
    """Cards on both sides, a personality now and then, tools, hosts, fossils, guests on archetype cards."""
    there = [sp for sp in range(len(SPECIES)) if state.size[sp] > 0]
    for _ in range(4 + lots.below(12)):
        state = attempt(state, give, SPECIES[pick(there, lots)], pick(CARDS, lots))
    for _ in range(4 + lots.below(12)):
        state = attempt(state, give_face, SPECIES[pick(there, lots)], pick(FACES, lots))
    for sp in shuffled(there, lots)[: lots.below(5)]:
        state = attempt(state, speak, SPECIES[sp], 2 + lots.below(3))
    for _ in range(lots.below(4)):
        state = attempt(state, tool, SPECIES[pick(there, lots)], pick(TOOLS, lots))
    for card in list(state.held):
        if state.components.face_mutualism[state.face(card)] and state.card_side[card]:
            state = attempt(state, host, SPECIES[pick(there, lots)], CARDS[card])
    for _ in range(lots.below(3)):
        state = attempt(state, invite, lots.below(len(state.guests)), pick(there, lots))
    for colour in range(COLOUR_COUNT):
        if state.in_play(colour):
            state = attempt(state, bank, colour, lots.below(4))
    for sp in there:
        state.recount(sp)
        state.count_moods(sp)
    state.breathe()
    return state


def invite(state: Megafauna, number: int, sp: int) -> None:
    """C2k: a host on an archetype card."""
    assert state.guests[number] == NONE
    assert number % COLOUR_COUNT == sp // SHAPE_COUNT != number // COLOUR_COUNT
    assert state.first_species(number // COLOUR_COUNT) != NONE
    assert state.unborn[sp] > 0
    state.unborn[sp] -= 1
    state.guests[number] = sp
    state.breathe()


def bank(state: Megafauna, colour: int, fossils: int) -> None:
    state.fossils[colour] += fossils


def watered(state: Megafauna, lots: Rng) -> Megafauna:
    """Disks elsewhere, in the reservoirs and on the map; the strip agrees with the atmosphere."""
    if state.is_basic():
        return state
    for _ in range(12 + lots.below(24)):
        state = attempt(state, shift, pick(BIOMES, lots), pick(DISKS, lots))
    for _ in range(lots.below(6)):
        state = attempt(state, blow, pick((-1, 1), lots))
    state.strip = state.components.climate_of[state.air_black + state.air_white]
    assert 0 <= state.strip < len(CLIMATES)
    return state


def shift(state: Megafauna, where: str, kind: str) -> None:
    """A disk, unless green ones are creeples."""
    assert not (state.is_alien() and kind in ("green", "bloom"))
    assert not (state.is_alien() and state.disk[BIOMES.index(where)] in (DISKS.index("green"), DISKS.index("bloom")))
    disk(state, where, kind)


def blow(state: Megafauna, up: int) -> None:
    state.clouds -= up
    state.air_white += up


def ahead(state: Megafauna, number: int) -> Megafauna:
    """What comes next: at every second table a turn with a certain event, else the phases after the events."""
    playing = [colour for colour in range(COLOUR_COUNT) if state.in_play(colour)]
    copy = state.clone()
    if number % 4 != 3:
        next_drawn(copy, number * 5 % EVENT_COUNT)
    copy.push(frames.NextTurn(NOBODY))
    if number % 4 == 3:
        copy.push(frames.StartBurial(NOBODY))
        for colour in playing:
            copy.push(frames.StartDispersal(colour))
        for colour in playing:
            copy.push(frames.StartActions(colour))
    return copy


def next_drawn(state: Megafauna, event: int) -> None:
    """An event lies on its deck, where that still has it; a biosphere event only comes if the climate is its own."""
    if event < ET_COUNT:
        known = state.seen[event] == 0 and len(state.et_deck) > 0
    else:
        known = event in (state.hot_deck, state.mild_deck, state.cold_deck)[(event - ET_COUNT) // DECK_SIZE]
    if known:
        next_events(state, EVENTS[event])
