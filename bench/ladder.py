"""How strong the bots are: each level against the one below it, seats rotated, with intervals.

    python bench/ladder.py --game marine --games 100 --jobs 2 --log build/ladder-marine.jsonl
    python bench/ladder.py --pair apex,random --pair mcts:100,adult --games 20

Without pairs it is the whole ladder: random, the levels, and the top one against random. Game `i` of a
pairing has the same start for each seat in turn, so that luck of the draw is shared. Every finished game
is a line of the log; the same command goes on where it was stopped, and a larger `--games` adds games.
With `PYTHONPATH=build/compiled` the compiled engine plays: the same games, sooner.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TextIO

import msgspec

from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.arena.jobs import runner
from phylarium.arena.measure import compiled
from phylarium.arena.setting import Setting
from phylarium.arena.simulate import play
from phylarium.kernel.registry import game as registered


class Task(msgspec.Struct, frozen=True):
    setting: Setting
    bot: str
    against: str
    number: int
    """Which game of the pairing this is."""

    seat: int
    """Where `bot` sits; `against` has all the other seats."""


class Outcome(msgspec.Struct, frozen=True):
    """A game that was played: a line of the log."""

    bot: str
    against: str
    number: int
    share: float
    """Of the victory: whoever is first together shares it."""

    margin: int
    """The bot's score less the best of the others."""

    seconds: float
    decisions: int


class Header(msgspec.Struct, frozen=True):
    """What all games of a log have in common."""

    game: str
    rules: str
    seats: int
    seed: str


class Row(msgspec.Struct):
    """One pairing, summed up."""

    bot: str
    against: str
    games: int = 0
    wins: float = 0.0
    margin: int = 0
    seconds: float = 0.0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.wins += outcome.share
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

    def told(self) -> str:
        won = rate(self.wins, self.games)
        return (
            f"| {self.bot} | {self.against} | {self.wins:.4g} of {self.games} | {won.rate:.0%} "
            f"| {won.low:.0%} to {won.high:.0%} | {self.margin / self.games:+.0f} | {self.seconds / self.games:.1f} |"
        )


def tasks(game: str, seats: int, bot: str, against: str, games: int, seed: str) -> Iterator[Task]:
    for number in range(games):
        setting = Setting(game, seats, {}, f"{seed} {number // seats}")
        yield Task(setting, bot, against, number, number % seats)


def played(task: Task) -> Outcome:
    """One game; a failure of the game or of a bot ends the run, for its numbers would be worth nothing."""
    players = [task.bot if seat == task.seat else task.against for seat in range(task.setting.seats)]
    result = play(task.setting, players)
    if result.failure is not None:
        raise RuntimeError(f"{task.bot} against {task.against}: {result.failure.error}; {task.setting.command()}")
    others = [score for seat, score in enumerate(result.scores) if seat != task.seat]
    share = 1.0 / result.ranking.count(1) if result.ranking[task.seat] == 1 else 0.0
    margin = result.scores[task.seat] - max(others)
    return Outcome(task.bot, task.against, task.number, share, margin, result.seconds, result.decisions)


def pairings(given: Iterable[str]) -> list[tuple[str, str]]:
    """The pairs that were asked for, or the ladder: each level against the one below it, and the top against random.

    The ladder gives the top level its simulations without its second, so that it plays alike on any machine.
    """
    pairs: list[tuple[str, str]] = []
    for text in given:
        bot, comma, against = text.partition(",")
        if not comma:
            raise SystemExit(f"a pair is two bots with a comma between them, such as apex,adult; not {text!r}")
        pairs.append((bot, against))
    if not pairs:
        rungs = ["random", *bots.LEVELS[:-1], f"apex:{bots.Apex.simulations}"]
        pairs = [(bot, rungs[place]) for place, bot in enumerate(rungs[1:])]
        pairs.append((rungs[-1], rungs[0]))
    for pair in pairs:
        for name in pair:
            bots.check(name)
    return pairs


def remembered(log: Path, header: Header) -> list[Outcome]:
    """The games of a log that is gone on with; half a line at its end is cut off."""
    if not log.exists() or not log.stat().st_size:
        log.write_bytes(msgspec.json.encode(header) + b"\n")
        return []
    whole = log.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        log.write_bytes(kept)
    first, *lines = kept.splitlines()
    found = msgspec.json.decode(first, type=Header)
    if found != header:
        raise SystemExit(f"{log} has games of {found}, not of {header}: name another file")
    return [msgspec.json.decode(line, type=Outcome) for line in lines]


def ladder(header: Header, pairs: list[tuple[str, str]], games: int, jobs: int, log: Path | None) -> Iterator[Row]:
    """Play what the log does not have yet, pair by pair."""
    done: dict[tuple[str, str, int], Outcome] = {}
    if log is not None:
        done = {(old.bot, old.against, old.number): old for old in remembered(log, header)}
    with nullcontext() if log is None else log.open("a") as file:
        for bot, against in pairs:
            row = Row(bot, against)
            wanted = list(tasks(header.game, header.seats, bot, against, games, header.seed))
            left = [task for task in wanted if (bot, against, task.number) not in done]
            with closing(runner(jobs).map(played, left)) as found:
                for count, (_, outcome) in enumerate(found):
                    done[bot, against, outcome.number] = outcome
                    keep(file, outcome)
                    print(f"{bot} against {against}: {count + 1} of {len(left)}", end="\r", file=sys.stderr)
            for task in wanted:
                row.add(done[bot, against, task.number])
            yield row


def keep(file: TextIO | None, outcome: Outcome) -> None:
    if file is not None:
        file.write(msgspec.json.encode(outcome).decode() + "\n")
        file.flush()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Play bots against each other and say who wins how often.")
    parser.add_argument("--game", default="marine")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="games of each pairing")
    parser.add_argument("--pair", action="append", default=[], metavar="BOT,BOT", help="default: the ladder of levels")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep each finished game here, and go on from there")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers here too")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        raise SystemExit("--games and --jobs must be at least 1")
    if given.seats < 2:
        raise SystemExit("a ladder needs two seats: at one there is nobody to beat")
    header = Header(given.game, registered(given.game).rules_version, given.seats, given.seed)
    pairs = pairings(given.pair)
    print(f"{given.game}, {given.seats} seats, {'compiled' if compiled() else 'interpreted'}")
    print("| bot | against | wins | rate | 95 % | margin | s/game |\n|---|---|---|---|---|---|---|")
    rows: list[Row] = []
    for row in ladder(header, pairs, given.games, given.jobs, given.log):
        rows.append(row)
        print(row.told(), flush=True)
    if given.json is not None:
        answer = {"game": given.game, "seats": given.seats, "seed": given.seed, "compiled": compiled()}
        given.json.write_text(json.dumps({**answer, "rows": [row.plain() for row in rows]}, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
