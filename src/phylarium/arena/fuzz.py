"""Random games over every number of seats and every variant, each position checked."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, islice
from multiprocessing import get_context

import msgspec

from phylarium.arena.rollout import LIMIT
from phylarium.arena.setting import Setting, series
from phylarium.arena.simulate import Failure, Result, play
from phylarium.kernel.errors import OptionError
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game
from phylarium.kernel.rng import Rng, seeded

BATCH = 5
"""Games that a worker is handed at a time."""


class Outcome(msgspec.Struct):
    """What a fuzzing of one game found."""

    game: str
    games: int = 0
    finished: int = 0
    decisions: int = 0
    variants: int = 0
    """Different combinations of seats and options that were played."""
    failures: list[Failure] = msgspec.field(default_factory=list)

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        if result.failure is not None:
            self.failures.append(result.failure)
        elif result.finished:
            self.finished += 1
        else:
            error = f"Unsound: not over after {result.decisions} decisions"
            self.failures.append(Failure(result.setting, result.decisions, error))

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "variants": self.variants,
            "failures": [failure.plain() for failure in self.failures],
        }


def settings(name: str, seed: str) -> Iterator[Setting]:
    """Games without end: first each number of seats plain and with each single option changed,
    then random combinations, seats in turn."""
    number = 0
    rng = seeded(f"variants of {seed}")
    for seats, options in chain(singles(name), mixtures(name, rng)):
        if playable(name, seats, options):
            yield Setting(name, seats, options, series(seed, number))
            number += 1


def singles(name: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Each number of seats with the defaults, and with each other value of each option alone."""
    for seats in game(name).seats:
        yield seats, {}
        for option in game(name).options:
            for choice in option.choices:
                if choice != option.default:
                    yield seats, {option.name: choice}


def mixtures(name: str, rng: Rng) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every option at random, of those that each number of seats in turn allows."""
    while True:
        for seats in game(name).seats:
            chosen: dict[str, Value] = {}
            for option in game(name).options:
                values = [value for value in option.choices if option.open_to(value, seats)]
                if len(values) > 1:
                    chosen[option.name] = values[rng.below(len(values))]
            yield seats, chosen


def playable(name: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the game takes this combination: some options need others, or a number of seats."""
    try:
        game(name).prepared(seats, options)
    except OptionError:
        return False
    except Exception:
        return True  # a defect of the set-up: playing meets it again and reports it
    return True


def play_batch(batch: Sequence[Setting], limit: int) -> list[Result]:
    """A worker's share of the games."""
    return [play(setting, check=True, limit=limit) for setting in batch]


def fuzz(
    name: str,
    games: int,
    seed: str,
    workers: int = 0,
    limit: int = LIMIT,
    advance: Callable[[int], None] | None = None,
) -> Outcome:
    """Play `games` random games of a game with every check; a game that does not end is a failure.

    Each is told apart by its setting, whose `command()` plays it again. `workers` 0 is one a core,
    1 is this process. `advance` is called with the number of games that were just finished.
    """
    wanted = list(islice(settings(name, seed), games))
    outcome = Outcome(name, variants=len({(s.seats, tuple(sorted(s.options.items()))) for s in wanted}))
    for batch in played(list(batched(wanted)), workers or os.cpu_count() or 1, limit):
        for result in batch:
            outcome.add(result)
        if advance is not None:
            advance(len(batch))
    return outcome


def played(batches: list[list[Setting]], workers: int, limit: int) -> Iterator[list[Result]]:
    """The results in the order of the settings, whoever plays them."""
    if workers == 1 or len(batches) <= 1:
        for batch in batches:
            yield play_batch(batch, limit)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play_batch, batches, [limit] * len(batches))


def batched(items: Sequence[Setting]) -> Iterator[list[Setting]]:
    iterator = iter(items)
    while batch := list(islice(iterator, BATCH)):
        yield batch
