"""Games between bots, to learn from and to find puzzles in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from phylarium import bots
from phylarium.bots.score import judgement_of
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.rng import seeded
from phylarium.review.chances import Fits, Sample, competes, fitted, victory

LEVELS = ("larva", "juvenile", "adult")
"""Who plays: of several strengths, so that leads are of all sizes."""

LONGEST = 4000
PER_GAME = 12
"""Positions of a game that are learnt from: its neighbours tell nothing new."""


def played(game: Game, seats: int, seed: str, players: Sequence[str]) -> Iterator[State]:
    """A game between bots: the position before each decision, and the last one. Each is to be used before the next."""
    state: State = game.start(seats, {}, seed)
    seated = [bots.make(players[seat % len(players)], f"{seat} of {seed}") for seat in range(seats)]
    while not state.over() and state.number < LONGEST:
        yield state
        state.apply(seated[state.to_move()].choose(state.observation(state.to_move())))
    yield state


def samples_of(game: Game, seats: int, seed: str) -> list[Sample]:
    """Positions of one game between bots with who has won it; none of a game that does not end."""
    dice = seeded(f"levels of {seed}")
    players = [LEVELS[dice.below(len(LEVELS))] for _ in range(seats)]
    judgement = judgement_of(game)
    leads: list[list[float]] = []
    passed: list[int] = []
    last: State | None = None
    for state in played(game, seats, seed, players):
        last = state
        if not state.over() and (judgement.quiet(state) or not leads):
            leads.append([lead / judgement.scale for lead in judgement.worth(state)])
            passed.append(state.number)
    if last is None or not last.over() or (seats > 1 and not competes(last)):
        return []
    won = victory(last)
    chosen = sorted({len(leads) * part // PER_GAME for part in range(PER_GAME)})
    return [Sample(leads[place], passed[place] / last.number, won) for place in chosen if place < len(leads)]


class Sampled(msgspec.Struct):
    """Positions of many games, where seats compete or somebody plays alone, and of how many games they are."""

    samples: list[Sample] = []
    games: int = 0


def sampled(game: Game, games: int, seed: str, counted: Callable[[int], None]) -> tuple[Sampled, Sampled]:
    """Play so many games, seats in turn, competing and alone, and say after each how many that were."""
    together = [seats for seats in game.seats if seats > 1]
    competing, alone = Sampled(), Sampled()
    for number in range(games):
        solo = 1 in game.seats and number % 3 == 2
        # The lone games do not take numbers of seats away from the others.
        seats = 1 if solo else together[(number - number // 3 if 1 in game.seats else number) % len(together)]
        found = samples_of(game, seats, f"{seed} {number}")
        kind = alone if solo else competing
        kind.samples += found
        kind.games += bool(found)
        counted(number + 1)
    return competing, alone


def fits_to(game: Game, competing: Sampled, alone: Sampled) -> Fits:
    """The chances that are least surprised by those games."""
    scale = judgement_of(game).scale
    return Fits(scale, fitted(competing.samples, competing.games), fitted(alone.samples, alone.games))
