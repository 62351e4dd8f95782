"""`make mutate GAME=...`: are the tests of a game good enough to notice a slip in its rules?

Draws modules of rules that are wrong in one spot, runs the tests that touch that spot, and shows those that no test
noticed. The last line is JSON: {"game", "drawn", "killed", "equivalent", "survived"}.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path

from tests.mutation.bench import SECONDS, Verdict, do, verdicts
from tests.mutation.subject import KEPT, draw, elsewhere, equivalents, named, subject


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser("python -m tests.mutation", description=__doc__)
    asked.add_argument("game", nargs="?", help="a game, or a toy of the tests")
    asked.add_argument("-n", "--number", type=int, default=200, help="mutants that are drawn (200)")
    asked.add_argument("--seed", default="1", help="decides which; the same seed draws the same again")
    asked.add_argument("--only", default="", help="only spots whose module:function holds this text")
    asked.add_argument("--again", action="store_true", help="no draw: those that survived the last time")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time (one a core)")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="processor time that a test may always take")
    asked.add_argument("--tests", nargs="+", default=(), help="tests to run, instead of those of the game")
    asked.add_argument("--judged", type=Path, help="the file of equivalent mutants, instead of the game's")
    asked.add_argument("--kept", type=Path, default=KEPT, help="where to keep what is measured (build/mutation)")
    asked.add_argument("--control", action="store_true", help="first run what is measured once more without a mutant")
    asked.add_argument("--job", type=Path, help=argparse.SUPPRESS)
    return asked


def said(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    asked = parser().parse_args()
    if asked.job is not None:
        do(asked.job)
        return
    if asked.game is None:
        parser().error("which game?")
    of = subject(asked.game, asked.tests, asked.judged, asked.kept, asked.control)
    last = of.kept / f"{of.name}.survived.json"
    if asked.again:
        drawn = named(of, [tuple(key) for key in json.loads(last.read_text(encoding="utf-8"))])
    else:
        drawn = draw(of, asked.number, asked.seed, asked.only)
    judged = equivalents(of)
    unused = elsewhere(of)
    idle = 0
    survivors: list[Verdict] = []
    rooms: Counter[str] = Counter()
    count = 0
    alive = [mutant for mutant in drawn if mutant.key not in judged]

    def heard(verdict: Verdict) -> None:
        nonlocal count, idle
        count += 1
        if verdict.tests == 0 and (verdict.mutant.spot.module, verdict.mutant.spot.function) in unused:
            idle += 1
        elif verdict.killer:
            rooms["/".join(verdict.killer.split("/")[:2]) if "/" in verdict.killer else verdict.killer] += 1
        else:
            survivors.append(verdict)
        if count % 20 == 0:
            said(f"{of.name}: {count} of {len(alive)} tried, {len(survivors)} survived")

    verdicts(of, alive, asked.jobs, said, heard, asked.seconds)
    for verdict in sorted(survivors, key=lambda v: (v.mutant.spot.module, v.mutant.line)):
        mutant = verdict.mutant
        why = f"{verdict.tests} tests run it" if verdict.tests else "no test runs it"
        print(f"\n{mutant.spot.module}:{mutant.line} {mutant.spot.function or 'at its top'} ({why})")
        print(mutant.difference())
    print(f"\nkilled by: {', '.join(f'{room} {number}' for room, number in rooms.most_common())}")
    of.kept.mkdir(parents=True, exist_ok=True)
    last.write_text(json.dumps([verdict.mutant.key for verdict in survivors]), encoding="utf-8")
    answer = {
        "game": of.name,
        "drawn": len(drawn),
        "killed": sum(rooms.values()),
        "equivalent": len(drawn) - len(alive) + idle,
        "survived": len(survivors),
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
