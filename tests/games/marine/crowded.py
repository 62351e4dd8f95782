"""Crowded tables: positions late in a game, with everything that chance alone seldom brings together.

`crowd(number)` begins a game of some kind and puts tiles, vents, elements, species, disks and pawns on the table by
lot, always soundly. tests/recorded plays on from them: an evolution card is resolved, then the turns of everybody come.
"""

from __future__ import annotations

from tests.games.crowding import attempt, begun, pick, shuffled
from tests.games.marine.situation import (
    box,
    control,
    disks,
    lay,
    lose,
    markers,
    next_card,
    put,
    row,
    speciation,
    stand,
    tile,
    vent,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.board import CORNERS, HEX_COUNT, HEXES
from phylarium.games.marine.rules.evolution import choose_card
from phylarium.games.marine.rules.frames import TURN
from phylarium.games.marine.rules.names import (
    ANIMALS,
    BOXES,
    CARD_COUNT,
    CARDS,
    ELEMENTS,
    SPACES,
    TERRAINS,
    VENT,
)
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held
from phylarium.kernel.rng import Rng, seeded

CROWDS = 3 * CARD_COUNT
"""Each card is resolved at three of the tables."""


def crowd(number: int) -> Marine:
    """One of the tables, where an evolution card has just been chosen."""
    lots = seeded(f"crowd {number}")
    state = begun(GAME, number, lots, lambda s: s.agenda[-1].op == TURN)
    state.agenda.clear()
    state = spread(state, lots)
    state = settled(state, lots)
    state = busy(state, lots)
    state.journal = []
    card = number % CARD_COUNT
    animal = pick(state.playing(), lots)
    state.animal = animal
    state.push(frames.NextTurn(state.next_animal(animal)))
    state = attempt(state, row, *[CARDS[c] for c in around(card, lots)])
    state.journal = []
    if card in state.row:
        choose_card(state, animal, card)
    state.run()
    return state


def around(card: int, lots: Rng) -> list[int]:
    """A row of five cards with one of them in any slot."""
    others = [other for other in shuffled(range(CARD_COUNT), lots) if other != card][:4]
    others.insert(lots.below(5), card)
    return others


def spread(state: Marine, lots: Rng) -> Marine:
    """A larger earth with vents, and elements on its corners."""
    for _ in range(lots.below(16)):
        beside = [h for h in range(HEX_COUNT) if state.ground[h] < 0 and state.neighbours(h)]
        if beside:
            state = attempt(state, tile, TERRAINS[lots.below(VENT)], HEXES[pick(beside, lots)])
    for _ in range(lots.below(4)):
        state = attempt(state, vent, pick(HEXES, lots), pick(("smoker", "geyser"), lots))
    for _ in range(10 + lots.below(30)):
        state = attempt(state, lay, pick(ELEMENTS, lots), pick(CORNERS, lots))
    return state


def settled(state: Marine, lots: Rng) -> Marine:
    """Species in many places, some lost, disks on the displays of animals, points."""
    for animal in state.playing():
        name = ANIMALS[animal]
        for _ in range(4 + lots.below(8)):
            state = attempt(state, put, name, pick(HEXES, lots), 1 + lots.below(3))
        state = attempt(state, lose, name, lots.below(20))
        for _ in range(4):
            state = attempt(state, disks, name, *[pick(ELEMENTS, lots) for _ in range(lots.below(6))])
        state.vp[animal] = lots.below(60)
    return state


def busy(state: Marine, lots: Rng) -> Marine:
    """Elements and markers on the action display, special pawns with somebody, pawns at work."""
    for section in BOXES:
        state = attempt(state, box, section, *[pick(ELEMENTS, lots) for _ in range(lots.below(4))])
    state = attempt(state, speciation, *[pick(ELEMENTS, lots) for _ in range(lots.below(5))])
    shown = shuffled(TERRAINS * 2, lots)
    state = attempt(state, markers, shown[: lots.below(4)], shown[4 : 4 + lots.below(6)])
    for element in ELEMENTS:
        if lots.below(2):
            state = attempt(state, control, ANIMALS[pick(state.playing(), lots)], element, 1 + lots.below(6))
    for pawn in [*ELEMENTS, *ANIMALS, *ANIMALS]:
        if lots.below(3) == 0:
            state = attempt(state, work, pawn, pick(SPACES, lots))
    for animal in state.playing():
        state.retrieved[animal] = lots.below(2)
    state.round = 1 + lots.below(6)
    state.stagnant = lots.below(2)
    state = attempt(state, next_card, pick(CARDS, lots))
    assert all(held(state, animal) for animal in state.playing())
    return state


def work(state: Marine, pawn: str, space: str) -> None:
    """A pawn that is its owner's on a space."""
    if pawn in ELEMENTS:
        assert state.control[ELEMENTS.index(pawn)] >= 0
        assert state.special_at[ELEMENTS.index(pawn)] < 0
    stand(state, pawn, space)
