"""The whole set of ladders: every game at 2, 3 and 4 seats, each level against the one below, the top one against all.

    python -m bench.ladders --minutes 25 --jobs 16 --log build/ladders.jsonl --out build/ladders.md

It plays all rows side by side, a few worlds of each at a time, the row with the fewest games first: whenever it is
stopped, by the clock or by hand, all rows have about as many games. Every finished game is a line of the log, and
the same command goes on from there, up to `--games` a row. `--out` gets the tables, as they stand, after every turn.
Worlds are played from every seat in turn; no training uses their seeds. With `PYTHONPATH=build/compiled` the
compiled engine plays: the same games, sooner.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

import msgspec
from bench.ladder import Outcome, Task, pairings, played

from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.arena.jobs import Pool, runner
from phylarium.arena.measure import compiled
from phylarium.arena.setting import Setting
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game as registered
from phylarium.kernel.registry import games

SEED = "ladders"
SEATS = (2, 3, 4)
MORE: Mapping[str, tuple[tuple[int, Mapping[str, Value]], ...]] = {
    "mesofauna": tuple((n, {"stage": "combined"}) for n in (5, 6, 7))
}
"""By game, further numbers of seats, with the options that allow them."""


class Rung(msgspec.Struct, frozen=True):
    """A row: one bot at one seat of a game, another one at all others."""

    game: str
    seats: int
    bot: str
    against: str
    options: tuple[tuple[str, Value], ...] = ()

    def tasks(self, first: int, end: int) -> Iterator[Task]:
        for number in range(first, end):
            setting = Setting(self.game, self.seats, dict(self.options), f"{SEED} {number // self.seats}")
            yield Task(setting, self.bot, self.against, number, number % self.seats)


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    rung: Rung
    rules: str
    outcome: Outcome


def pairs_of(top: str, study: str) -> list[tuple[str, str]]:
    """Who meets whom. The top level plays by simulations, not by the clock, so that its games can be played again."""
    levels = ["random", *bots.LEVELS[:-1], top]
    pairs = [(bot, levels[place]) for place, bot in enumerate(levels[1:])]
    pairs += [(top, "mcts-classic"), (top, "random"), ("learned", "greedy"), ("learned", "mcts-classic")]
    if study:
        pairs.append((study, top))
    return pairs


def rungs(names: list[str], pairs: list[tuple[str, str]], wanted: list[int]) -> list[Rung]:
    """The rows of some games: each pair at each number of seats, or at those that are wanted."""
    found = []
    for name in names:
        where: list[tuple[int, Mapping[str, Value]]] = [
            (seats, {}) for seats in SEATS if seats in registered(name).seats
        ]
        for seats, options in [*where, *MORE.get(name, ())]:
            if not wanted or seats in wanted:
                found += [Rung(name, seats, bot, against, tuple(options.items())) for bot, against in pairs]
    return found


def remembered(log: Path) -> dict[Rung, dict[int, Outcome]]:
    """The games of a log that is gone on with, those by today's rules; half a line at its end is cut off."""
    found: dict[Rung, dict[int, Outcome]] = {}
    if not log.exists():
        return found
    whole = log.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        log.write_bytes(kept)
    for text in kept.splitlines():
        line = msgspec.json.decode(text, type=Line)
        if line.rules == registered(line.rung.game).rules_version:
            found.setdefault(line.rung, {})[line.outcome.number] = line.outcome
    return found


def tables(rows: list[Rung], done: Mapping[Rung, Mapping[int, Outcome]], games: int) -> str:
    """What is known so far: a table a game, a line for each pair, a column for each number of seats.

    A shared victory counts in parts. Where fewer games than all were played, their number is told.
    """
    known = [rung for rung in rows if done.get(rung)]
    lines = []
    for name in dict.fromkeys(rung.game for rung in known):
        ours = [rung for rung in known if rung.game == name]
        columns = sorted({rung.seats for rung in ours})
        lines += [f"\n{name}\n", f"| bot | against | {' | '.join(f'{seats} seats' for seats in columns)} |"]
        lines.append("|---|---|" + "--:|" * len(columns))
        for pair in dict.fromkeys((rung.bot, rung.against) for rung in ours):
            found = {rung.seats: rung for rung in ours if (rung.bot, rung.against) == pair}
            cells = [told(list(done[found[seats]].values()), games) if seats in found else "" for seats in columns]
            lines.append(f"| {' | '.join([*pair, *cells])} |")
    return "\n".join(lines) + "\n"


def told(outcomes: list[Outcome], games: int) -> str:
    won = sum(outcome.share for outcome in outcomes)
    said = rate(won, len(outcomes))
    few = f", {len(outcomes)} games" if len(outcomes) < games else ""
    return f"{said.rate:.0%} ({said.low * 100:.0f}-{said.high * 100:.0f}){few}".replace("%", " %")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Play all ladders side by side, for so many minutes, and go on later.")
    parser.add_argument("--game", action="append", default=[], help="a game; default: all")
    parser.add_argument("--games", type=int, default=200, help="games of each row")
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument(
        "--top", default=f"apex:{bots.Apex.simulations}", metavar="BOT", help="the top level, with its budget"
    )
    parser.add_argument(
        "--study", default="", metavar="BOT", help="a bot with a larger budget, to see where chance caps the top"
    )
    parser.add_argument("--pair", action="append", default=[], metavar="BOT,BOT", help="who meets whom; default: all")
    parser.add_argument("--seats", type=int, action="append", default=[], help="a number of seats; default: all")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    parser.add_argument("--log", type=Path, required=True, metavar="FILE", help="each finished game; go on from there")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the tables")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.jobs < 1 or not given.minutes > 0:
        raise SystemExit("--games and --jobs must be at least 1, --minutes more than 0")
    for name in (given.top, given.study or "greedy"):
        bots.check(name)
    pairs = pairings(given.pair) if given.pair else pairs_of(given.top, given.study)
    rows = rungs(given.game or games(), pairs, given.seats)
    deadline = time.monotonic() + 60 * given.minutes
    given.log.parent.mkdir(parents=True, exist_ok=True)
    done = remembered(given.log)
    print(f"{len(rows)} rows of {given.games} games, {'compiled' if compiled() else 'interpreted'}", file=sys.stderr)
    wanted: list[tuple[Rung, Task]] = []
    turn = 12  # a multiple of every number of seats up to four
    for first in range(0, given.games, turn):
        for rung in rows:
            known = done.setdefault(rung, {})
            fresh = rung.tasks(first, min(first + turn, given.games))
            wanted += [(rung, task) for task in fresh if task.number not in known]
    hands = runner(given.jobs)
    with given.log.open("a") as file, closing(hands.map(played, [task for _, task in wanted])) as found:
        for count, (place, outcome) in enumerate(found, 1):
            rung = wanted[place][0]
            done[rung][outcome.number] = outcome
            line = Line(rung, registered(rung.game).rules_version, outcome)
            file.write(msgspec.json.encode(line).decode() + "\n")
            file.flush()
            print(f"{count} of {len(wanted)} games", end="\r", file=sys.stderr)
            if count % (turn * given.jobs) == 0:
                given.out.write_text(tables(rows, done, given.games))
            if time.monotonic() > deadline:
                break
    if isinstance(hands, Pool):
        hands.close()
    given.out.write_text(tables(rows, done, given.games))
    left = sum(given.games - len(done[rung]) for rung in rows)
    print(f"{left} games are left; the same command goes on" if left else "all games are played", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
