"""Crowded tables: positions late in a game, with everything that chance alone seldom brings together.

`crowd(number)` begins a game of some kind and puts biomes, immigrants, species with their letters, cultures and
heritage tiles on the table by lot, always soundly. tests/recorded plays on from them: at some tables an event or a
shift of the greenhouse comes first, then the contests of the whole map, then turns.
"""

from __future__ import annotations

from tests.games.crowding import attempt, begun, pick, shuffled
from tests.games.heirs import heirs
from tests.games.megafauna1.situation import (
    cultivate,
    give,
    greenhouse,
    inherit,
    invade,
    lay,
    next_cards,
    next_tiles,
    put,
    size,
    to_tarpit,
)

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.frames import TURN
from phylarium.games.megafauna1.rules.names import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    CULTURES,
    DISPLAY_SLOTS,
    DYNASTY,
    FACES,
    GREENHOUSE,
    HOMELAND,
    IMMIGRANT,
    PPM_200,
    PPM_3200,
    ROADRUNNER_COUNT,
    SHAPE_COUNT,
    SHAPES,
    SPECIES,
    TILES,
)
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import TUSKER
from phylarium.kernel.rng import Rng, seeded

TABLES = 92
"""As many as there are cards: the event of each happens at one of them."""
HEIRS = 16
"""Games that begin with what came out of Genesis."""
CROWDS = TABLES + HEIRS


def crowd(number: int) -> Megafauna:
    """One of the tables."""
    lots = seeded(f"crowd {number}")
    if number >= TABLES:
        return heirs(GAME, number, lots)
    state = begun(GAME, number, lots, lambda s: s.agenda[-1].op == TURN)
    state.agenda.pop()
    state = covered(state, lots)
    state = peopled(state, lots)
    state = enriched(state, lots)
    state.touched = (1 << len(HABITATS)) - 1
    state.stirred = (1 << len(SPECIES)) - 1
    if number % 4 != 3:
        state.push(frames.Event(state.active, number))
    elif number % 8 == 3:
        state.push(frames.GreenhouseShift(state.active, pick((-1, 1), lots)))
    state.journal = []
    state.run()
    return state


def covered(state: Megafauna, lots: Rng) -> Megafauna:
    """Biomes nearly everywhere, under any greenhouse, and immigrants."""
    state = attempt(state, greenhouse, GREENHOUSE[PPM_200 + lots.below(PPM_3200 - PPM_200 + 1)])
    for habitat in HABITATS:
        if lots.below(3):
            state = attempt(state, lay, TILES[lots.below(HOMELAND)], habitat)
    for _ in range(lots.below(8)):
        immigrant = TILES[IMMIGRANT + lots.below(len(TILES) - IMMIGRANT)]
        state = attempt(state, invade, immigrant, pick(PLACE_NAMES, lots))
    for _ in range(3):
        state = attempt(state, next_tiles, TILES[lots.below(len(TILES))])
    if lots.below(3) == 0:
        state = attempt(state, to_tarpit, lots.below(5))
    return state


def peopled(state: Megafauna, lots: Rng) -> Megafauna:
    """Species with animals all over the map, letters on cards, heritage tiles and tracks."""
    for colour in range(COLOUR_COUNT):
        if state.seat_of[colour] < 0 and state.seat_of[colour] != TUSKER:
            continue
        for shape in range(SHAPE_COUNT):
            name = f"{COLOURS[colour]}-{SHAPES[DYNASTY[colour]][shape]}"
            if shape and lots.below(2):
                continue
            state = attempt(state, put, name, pick(PLACE_NAMES, lots))
            state = attempt(state, size, name, 1 + lots.below(6))
            for card in shuffled(range(CARD_COUNT), lots)[: lots.below(6)]:
                state = attempt(state, give, name, CARDS[card])
            for face in shuffled(FACES, lots)[: lots.below(3)]:
                state = attempt(state, inherit, name, face)
            for track in range(ROADRUNNER_COUNT):
                if lots.below(3) == 0:
                    state = attempt(state, run_fast, SPECIES.index(name), track, 1 + lots.below(3))
            for culture in CULTURES:
                if lots.below(8) == 0:
                    state = attempt(state, cultivate, name, culture)
            for _ in range(1 + lots.below(4)):
                state = attempt(state, thrive, name, lots)
    return state


def thrive(state: Megafauna, name: str, lots: Rng) -> None:
    """An animal where its species can live, if that is soon found; somebody else may live there, too."""
    for _ in range(100):
        at = lots.below(len(PLACE_NAMES))
        if state.lives(SPECIES.index(name), at):
            break
    put(state, name, PLACE_NAMES[at])


def run_fast(state: Megafauna, sp: int, track: int, letters: int) -> None:
    state.set_track(sp, track, letters)


def enriched(state: Megafauna, lots: Rng) -> Megafauna:
    """Genes on cards and with players, other cards to come, one of the last turns before time is up."""
    for _ in range(lots.below(12)):
        state = attempt(state, pay, lots.below(COLOUR_COUNT), lots.below(2 * DISPLAY_SLOTS))
    for _ in range(2):
        state = attempt(state, next_cards, pick(CARDS, lots))
    if lots.below(4) == 0:
        state.stagnant = lots.below(20 * state.seats)
    return state


def pay(state: Megafauna, colour: int, slot: int) -> None:
    """A gene of a player lies on a card of a display."""
    assert state.display[slot] >= 0
    state.genes[colour] -= 1
    state.on_card[slot] += 1
