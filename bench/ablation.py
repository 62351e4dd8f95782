"""Why search does or does not help: one bot whose habits are changed one at a time, against others, with intervals.

    python bench/ablation.py --game genesis --seats 4 --games 60 --log build/ablation.jsonl
    python bench/ablation.py --game marine --only simulations,leaf --against greedy --simulations 50

Each row is a search with one habit changed (`--only` names the groups of rows). It sits at one seat, another bot at
all others; a world is played from every seat in turn, and all rows play the same worlds. Every finished game is a
line of the log: the same command goes on where it was stopped, and a larger `--games` adds games. No training has
used the seeds. With `PYTHONPATH=build/compiled` the compiled engine plays: the same games, sooner.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, TextIO

import msgspec

from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.arena.jobs import runner
from phylarium.arena.measure import compiled
from phylarium.arena.setting import Setting
from phylarium.bots.tree import LEARNT, WORLDS, Habits
from phylarium.kernel.registry import game as registered

LONGEST = 1_000_000
"""More decisions than any game has."""


class Variant(msgspec.Struct, frozen=True):
    """One row: a search with its habits and its simulations, or a bot of the roster."""

    group: str
    name: str
    habits: Habits = Habits()
    simulations: int = 0
    """0: a bot of the roster, named so."""


class Task(msgspec.Struct, frozen=True):
    variant: Variant
    setting: Setting
    against: str
    number: int
    seat: int


class Outcome(msgspec.Struct, frozen=True):
    """A game that was played: a line of the log."""

    variant: Variant
    game: str
    rules: str
    seats: int
    seed: str
    against: str
    number: int
    share: float
    """Of the victory: whoever is first together shares it."""
    decisions: int
    """Those of the variant that left it a choice."""
    seconds: float
    """That the variant thought, by the clock of the processor."""
    slowest: float


def variants(simulations: int) -> list[Variant]:
    """All rows. The first is the search by hand-made judgement as it was; each other one changes what its name says."""
    found = [Variant("plain", name) for name in ("greedy", "learned", "learned:4")]

    def tree(group: str, name: str, budget: int = simulations, **changed: Any) -> None:
        found.append(Variant(group, f"{name}, {budget}", Habits(**changed), budget))

    tree("simulations", "classic")
    tree("simulations", "classic", 4 * simulations)
    tree("simulations", "classic", 16 * simulations)
    tree("imagined", "a round of the light policy", rounds=1)
    tree("imagined", "no imagined turns", turns=0)
    tree("imagined", "greedy players (4 options)", careful=4)
    tree("imagined", "a round of greedy players (4 options)", careful=4, rounds=1)
    tree("imagined", "learned players (4 options)", careful=4, players=LEARNT)
    tree("imagined", "four turns of greedy players, learned look", careful=4, turns=4, look=LEARNT)
    tree("imagined", "eight turns of greedy players, learned look", careful=4, turns=8, look=LEARNT)
    tree("leaf", "learned leaf", leaf=LEARNT)
    tree("leaf", "learned look", look=LEARNT)
    tree("leaf", "learned look and leaf", look=LEARNT, leaf=LEARNT)
    tree("look", "the look does not count", trust=0.01)
    tree("look", "the look counts four times as much", trust=80.0)
    tree("look", "learned look that counts four times as much", look=LEARNT, trust=80.0)
    tree("look", "a look on four samples", samples=4)
    tree("trees", "one tree", trees=1)
    tree("trees", "four trees", trees=4)
    tree("backup", "all others against us", wary=True)

    def worlds(name: str, budget: int = simulations, **changed: Any) -> None:
        tree("worlds", f"equal worlds, {name}", budget, **{"kind": WORLDS, "trust": 4.0, **changed})

    worlds("two turns, light policy")
    worlds("two turns, greedy players", careful=4)
    worlds("two turns, the look does not count", careful=4, trust=0.01)
    worlds("no imagined turns, learned look and leaf", turns=0, look=LEARNT, leaf=LEARNT)
    worlds("two turns, learned look", careful=4, look=LEARNT)
    worlds("two turns, learned look and leaf", careful=4, look=LEARNT, leaf=LEARNT)
    worlds("two turns, learned look, leaf and players", careful=4, look=LEARNT, leaf=LEARNT, players=LEARNT)
    worlds("a round, greedy players", careful=4, rounds=1)
    worlds("a round, learned look", careful=4, rounds=1, look=LEARNT)
    worlds("a round, learned look and leaf", careful=4, rounds=1, look=LEARNT, leaf=LEARNT)
    worlds("a round, learned look, leaf and players", careful=4, rounds=1, look=LEARNT, leaf=LEARNT, players=LEARNT)
    worlds("four turns, learned look", careful=4, turns=4, look=LEARNT)
    worlds("eight turns, learned look", careful=4, turns=8, look=LEARNT)
    worlds("eight turns, learned look that counts four times as much", careful=4, turns=8, look=LEARNT, trust=16.0)
    worlds("eight turns, learned look", 4 * simulations, careful=4, turns=8, look=LEARNT)
    worlds("sixteen turns, learned look", careful=4, turns=16, look=LEARNT)
    worlds("eight turns of less careful players, learned look", careful=2, turns=8, look=LEARNT)
    worlds("eight turns, learned look, three options", careful=4, turns=8, look=LEARNT, options=3)
    worlds("eight turns, learned look and leaf", careful=4, turns=8, look=LEARNT, leaf=LEARNT)
    worlds("eight turns, learned look, leaf and players", careful=4, turns=8, look=LEARNT, leaf=LEARNT, players=LEARNT)
    worlds(
        "eight turns, learned look that counts four times as much, leaf and players",
        careful=4,
        turns=8,
        look=LEARNT,
        leaf=LEARNT,
        players=LEARNT,
        trust=16.0,
    )
    worlds("eight turns, light policy, learned look", turns=8, look=LEARNT)
    worlds("two rounds, learned look and leaf", careful=4, rounds=2, look=LEARNT, leaf=LEARNT)
    worlds("a round, learned look", 4 * simulations, careful=4, rounds=1, look=LEARNT)
    return found


def seated(variant: Variant, seed: str) -> bots.Bot:
    if variant.simulations == 0:
        return bots.make(variant.name, seed)
    return bots.MctsBot(seed, variant.simulations, None, variant.habits)


def played(task: Task) -> Outcome:
    """One game to its end; whatever is raised on the way ends the run, for its numbers would be worth nothing."""
    setting = task.setting
    state = setting.start()
    players = [
        seated(task.variant, f"bot {seat} of {setting.seed}")
        if seat == task.seat
        else bots.make(task.against, f"bot {seat} of {setting.seed}")
        for seat in range(setting.seats)
    ]
    decisions, seconds, slowest = 0, 0.0, 0.0
    while not state.over():
        if state.number > LONGEST:
            raise RuntimeError(f"{setting.command()} does not end")
        seat = state.to_move()
        seen = state.observation(seat)
        began = time.process_time()
        action = players[seat].choose(seen)
        spent = time.process_time() - began
        if seat == task.seat and len(state.offers) > 1:
            decisions += 1
            seconds += spent
            slowest = max(slowest, spent)
        state.apply(action)
    places = state.ranking()
    share = 1.0 / places.count(1) if places[task.seat] == 1 else 0.0
    rules = registered(setting.game).rules_version
    world = (setting.game, rules, setting.seats, setting.seed, task.against, task.number)
    return Outcome(task.variant, *world, share, decisions, seconds, slowest)


def tasks(variant: Variant, game: str, seats: int, against: str, games: int, seed: str) -> Iterator[Task]:
    for number in range(games):
        setting = Setting(game, seats, {}, f"{seed} {seats} {number // seats}")
        yield Task(variant, setting, against, number, number % seats)


def remembered(log: Path) -> list[Outcome]:
    """The games of a log that is gone on with; half a line at its end is cut off."""
    if not log.exists():
        return []
    whole = log.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        log.write_bytes(kept)
    return [msgspec.json.decode(line, type=Outcome) for line in kept.splitlines()]


def key(outcome: Outcome | Task) -> tuple[object, ...]:
    """What tells a game from all others of a log."""
    if isinstance(outcome, Task):
        where = outcome.setting
        rules = registered(where.game).rules_version
        world = (where.game, rules, where.seats, where.seed)
    else:
        world = (outcome.game, outcome.rules, outcome.seats, outcome.seed)
    variant = outcome.variant
    return (
        variant.habits,
        variant.simulations,
        variant.name if not variant.simulations else "",
        *world,
        outcome.against,
        outcome.number,
    )


def told(variant: Variant, found: list[Outcome]) -> str:
    won = sum(outcome.share for outcome in found)
    said = rate(won, len(found))
    decisions = sum(outcome.decisions for outcome in found)
    mean = 1000 * sum(outcome.seconds for outcome in found) / max(1, decisions)
    slowest = 1000 * max(outcome.slowest for outcome in found)
    return (
        f"| {variant.group} | {variant.name} | {won:g} of {len(found)} | {said.rate:.0%} "
        f"| {said.low:.0%} to {said.high:.0%} | {mean:.1f} | {slowest:.0f} |"
    )


def keep(file: TextIO | None, outcome: Outcome) -> None:
    if file is not None:
        file.write(msgspec.json.encode(outcome).decode() + "\n")
        file.flush()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Change one habit of a search at a time and say who wins how often.")
    parser.add_argument("--game", default="genesis")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60, help="games of each row")
    parser.add_argument(
        "--simulations", type=int, default=50, help="simulations of a decision, where a row says no other"
    )
    parser.add_argument("--against", default="greedy", help="the bot at all other seats")
    parser.add_argument("--only", default="", metavar="GROUP,GROUP", help="groups of rows; default: all")
    parser.add_argument(
        "--row", action="append", default=[], metavar="NAME", help="rows by name, as the table prints them"
    )
    parser.add_argument("--seed", default="ablation")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep each finished game here, and go on from there")
    given = parser.parse_args(arguments)
    if min(given.games, given.jobs, given.simulations) < 1:
        raise SystemExit("--games, --jobs and --simulations must be at least 1")
    if given.seats < 2:
        raise SystemExit("an ablation needs two seats: at one there is nobody to beat")
    bots.check(given.against)
    rows = variants(given.simulations)
    groups = {row.group for row in rows}
    wanted = set(given.only.split(",")) - {""}
    if wanted - groups:
        raise SystemExit(f"no group {', '.join(sorted(wanted - groups))}; the groups are {', '.join(sorted(groups))}")
    unknown = set(given.row) - {row.name for row in rows}
    if unknown:
        raise SystemExit(f"no row {', '.join(sorted(unknown))}; the rows are {'; '.join(row.name for row in rows)}")
    rows = [row for row in rows if (not wanted or row.group in wanted) and (not given.row or row.name in given.row)]
    print(f"{given.game}, {given.seats} seats, against {given.against}, {'compiled' if compiled() else 'interpreted'}")
    print("| group | search | wins | rate | 95 % | ms a decision | slowest |\n|---|---|---|---|---|---|---|")
    done = {} if given.log is None else {key(old): old for old in remembered(given.log)}
    with nullcontext() if given.log is None else given.log.open("a") as file:
        for row in rows:
            whole = list(tasks(row, given.game, given.seats, given.against, given.games, given.seed))
            left = [task for task in whole if key(task) not in done]
            with closing(runner(given.jobs).map(played, left)) as found:
                for count, (_, outcome) in enumerate(found):
                    done[key(outcome)] = outcome
                    keep(file, outcome)
                    print(f"{row.name}: {count + 1} of {len(left)}", end="\r", file=sys.stderr)
            print(told(row, [done[key(task)] for task in whole]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
