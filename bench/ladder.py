"""How strong the bots are: each level against the one below it, seats rotated, with intervals.

    python bench/ladder.py --game marine --games 40 --jobs 2
    python bench/ladder.py --pair apex,random --pair mcts:100,adult --games 20

Game `i` of a pairing has the same start for each seat in turn, so that luck of the draw is shared.
With `PYTHONPATH=build/compiled` the compiled engine plays; a bot with a limit of seconds is stronger then.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.arena.measure import compiled
from phylarium.arena.setting import Setting
from phylarium.arena.simulate import play


class Task(msgspec.Struct, frozen=True):
    setting: Setting
    bot: str
    against: str
    seat: int
    """Where `bot` sits; `against` has all the other seats."""


class Outcome(msgspec.Struct, frozen=True):
    won: bool
    margin: int
    """The bot's score less the best of the others."""

    seconds: float
    decisions: int


class Row(msgspec.Struct):
    """One pairing, summed up."""

    bot: str
    against: str
    games: int = 0
    wins: int = 0
    margin: int = 0
    seconds: float = 0.0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.wins += outcome.won
        self.margin += outcome.margin
        self.seconds += outcome.seconds
        self.decisions += outcome.decisions

    def plain(self) -> dict[str, object]:
        won = rate(self.wins, self.games)
        return {
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "wins": self.wins,
            "rate": round(won.rate, 4),
            "low": round(won.low, 4),
            "high": round(won.high, 4),
            "margin": round(self.margin / self.games, 1),
            "seconds_per_game": round(self.seconds / self.games, 2),
            "decisions_per_game": round(self.decisions / self.games, 1),
        }


def tasks(game: str, seats: int, bot: str, against: str, games: int, seed: str) -> Iterator[Task]:
    for number in range(games):
        setting = Setting(game, seats, {}, f"{seed} {number // seats}")
        yield Task(setting, bot, against, number % seats)


def played(task: Task) -> Outcome:
    """One game; a failure of the game or of a bot ends the run, for its numbers would be worth nothing."""
    players = [task.bot if seat == task.seat else task.against for seat in range(task.setting.seats)]
    result = play(task.setting, players)
    if result.failure is not None:
        raise RuntimeError(f"{task.bot} against {task.against}: {result.failure.error}; {task.setting.command()}")
    others = [score for seat, score in enumerate(result.scores) if seat != task.seat]
    margin = result.scores[task.seat] - max(others)
    return Outcome(result.ranking[task.seat] == 1, margin, result.seconds, result.decisions)


def outcomes(work: list[Task], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(played, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(played, work)


def pairings(given: Iterable[str]) -> list[tuple[str, str]]:
    """The pairs that were asked for, or the ladder: each level against the one below it, the lowest against random."""
    pairs: list[tuple[str, str]] = []
    for text in given:
        bot, comma, against = text.partition(",")
        if not comma:
            raise SystemExit(f"a pair is two bots with a comma between them, such as apex,adult; not {text!r}")
        pairs.append((bot, against))
    if not pairs:
        below = ["random", *bots.LEVELS]
        pairs = [(bot, below[place]) for place, bot in enumerate(bots.LEVELS)]
    for pair in pairs:
        for name in pair:
            bots.check(name)
    return pairs


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Play bots against each other and say who wins how often.")
    parser.add_argument("--game", default="marine")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="games of each pairing")
    parser.add_argument("--pair", action="append", default=[], metavar="BOT,BOT", help="default: the ladder of levels")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers here too")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        raise SystemExit("--games and --jobs must be at least 1")
    print(f"{given.game}, {given.seats} seats, {'compiled' if compiled() else 'interpreted'}")
    print("| bot | against | wins | rate | 95 % | margin | s/game |\n|---|---|---|---|---|---|---|")
    rows: list[Row] = []
    for bot, against in pairings(given.pair):
        began = time.perf_counter()
        row = Row(bot, against)
        work = list(tasks(given.game, given.seats, bot, against, given.games, given.seed))
        for outcome in outcomes(work, given.jobs):
            row.add(outcome)
        rows.append(row)
        won = rate(row.wins, row.games)
        print(
            f"| {bot} | {against} | {row.wins} of {row.games} | {won.rate:.0%} | {won.low:.0%} to {won.high:.0%} "
            f"| {row.margin / row.games:+.0f} | {row.seconds / row.games:.1f} |",
            flush=True,
        )
        print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)
    if given.json is not None:
        answer = {"game": given.game, "seats": given.seats, "seed": given.seed, "compiled": compiled()}
        given.json.write_text(json.dumps({**answer, "rows": [row.plain() for row in rows]}, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
