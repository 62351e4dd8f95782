"""Crowded tables: positions late in a game, with everything that chance alone seldom brings together.

`crowd(number)` lays a table and puts bacteria, parasites, macroorganisms and chimeras on it by lot, always soundly.
tests/recorded plays on from them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.crowding import attempt, pick, shuffled
from tests.games.genesis.situation import (
    bacterium,
    catalysts,
    crown,
    macroorganism,
    mutate,
    parasite,
    refugium,
    rise,
    rows,
    steal,
    table,
)

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.names import (
    COLOURS,
    MACROORGANISMS,
    MOST_ORGANS,
    MUTATIONS,
    PARASITES,
    PROMOTED,
    REFUGIA,
    ROWS,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import PARASITE, PHASES
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import Rng, seeded

CROWDS = 80


def crowd(number: int) -> Genesis:
    """One of the tables, at the beginning of a phase; the turn goes on with the phases after it."""
    lots = seeded(f"crowd {number}")
    players = 1 + number % 4
    playing = shuffled(COLOURS, lots)[: max(2, players)]
    state = table(*playing, seed=f"crowd {number}", chimera=number % 3 != 0, alone=players == 1)
    state, living = populated(state, playing, lots)
    state = infested(state, living, lots)
    if lots.below(2):
        crown(state)
    rows(state, *(row for row in ROWS if lots.below(3)))
    for player in playing:
        state = attempt(state, catalysts, player, " ".join(pick(COLOURS, lots) for _ in range(2 + lots.below(5))))
    state.journal = []
    state.agenda.clear()
    state.push(frames.TurnEnd(NOBODY))
    for phase in range(len(PHASES) - 1, number % (len(PHASES) - 1), -1):
        state.push(frames.Phase(NOBODY, phase))
    state.entropy = [state.entropy_of(c) for c in range(len(COLOURS))]
    state.run()
    return state


def bionts(state: Genesis, playing: Sequence[str], lots: Rng, most: int) -> str:
    """Some bionts that their players still have; nobody gives the last two."""
    free = [name for name in playing if state.unassigned[COLOURS.index(name)] > 2]
    return " ".join(pick(free, lots) for _ in range(1 + lots.below(most))) if free else ""


def populated(state: Genesis, playing: Sequence[str], lots: Rng) -> tuple[Genesis, list[str]]:
    """Refugia with bionts, macroorganisms with organs, bacteria with mutations; the homes of those that live."""
    homes = shuffled(REFUGIA, lots)
    cards = shuffled(MACROORGANISMS, lots)
    living = homes[:5]
    for name in homes[5:7]:
        state = attempt(state, refugium, name, bionts(state, playing, lots, 1))
    for place, name in enumerate(living):
        if place < 2:
            ashore = lots.below(4) == 0
            state = attempt(state, macroorganism, cards[place], name, bionts(state, playing, lots, 2), "", ashore)
            for slot in range(MOST_ORGANS):
                if lots.below(2):
                    state = attempt(state, grow, name, slot)
        else:
            cubes = " ".join(pick(COLOURS, lots) for _ in range(lots.below(3)))
            state = attempt(state, bacterium, name, bionts(state, playing, lots, 3), cubes)
            for _ in range(1 + lots.below(4)):
                state = attempt(state, evolve, name, lots.below(len(MUTATIONS)), lots.below(2))
    return state, living


def grow(state: Genesis, home: str, slot: int) -> None:
    """An organ of a macroorganism."""
    where = REFUGIA.index(home)
    card = state.macro_of[where]
    assert card >= 0
    assert slot < state.components.organ_count[state.face(card)]
    state.organs[card] |= 1 << slot
    state.recount(where)


def evolve(state: Genesis, where: str, m: int, side: int) -> None:
    """A mutation that nobody has, on either side."""
    mutate(state, where, (MUTATIONS, PROMOTED)[side][m])


def infested(state: Genesis, living: Sequence[str], lots: Rng) -> Genesis:
    """Parasites on some of them, with stolen cubes, and in the variant some that are macroorganisms."""
    hosts = shuffled(living, lots)
    faces = [pick(PARASITES[card * 2 : card * 2 + 2], lots) for card in range(len(COLOURS))]
    for card, face in enumerate(faces):
        host = hosts[card]
        owner = COLOURS[card] if state.seat_of[card] >= 0 else f"npc-{COLOURS[card]}"
        free = [name for m, name in enumerate(MACROORGANISMS) if m not in state.macro_of]
        if state.chimera and lots.below(2):
            more = f"{owner} {owner}" if lots.below(2) else owner
            state = attempt(state, rise, face, pick(free, lots), host, more, "", False)
            continue
        state = attempt(state, parasite, face, host, owner)
        for m in range(len(MUTATIONS)):
            if lots.below(2):
                name = (MUTATIONS, PROMOTED)[state.promoted[m]][m]
                state = attempt(state, steal, PARASITE + card, f"+{name}" if lots.below(3) == 0 else name)
        for slot in range(MOST_ORGANS):
            if lots.below(2):
                state = attempt(state, steal, PARASITE + card, str(slot + 1))
        for _ in range(lots.below(3)):
            state = attempt(state, evolve, face, lots.below(len(MUTATIONS)), lots.below(2))
    return state
