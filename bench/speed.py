"""How fast the games are, as ratios to a peer measured in the same run. Run by `make bench`.

The peer is catanatron with four random players, in an environment that this script makes in
build/bench-venv. One process a contestant, all pinned to one core, rounds interleaved, so that
whatever else the machine does falls on all of them alike. Medians over rounds are compared.

Exit status 1 says that a target was missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from phylarium.kernel.registry import games

ROOT = Path(__file__).parents[1]
PEER = "catanatron"
PEER_PINS = ["catanatron==3.2.1", "networkx==3.6.1"]
PEER_VENV = ROOT / "build" / "bench-venv"
RESULTS = ROOT / "bench" / "results.json"

MEASURES = ("us_per_decision", "clone_us")
TARGETS: dict[str, tuple[float, float | None]] = {"interpreted": (0.6, None), "compiled": (0.1, None)}
"""The largest ratios to the peer that we accept, by build: time a decision, time a clone."""

STRICTER: dict[str, dict[str, tuple[float, float | None]]] = {
    "marine": {"interpreted": (0.5, 0.4), "compiled": (0.1, 0.15)}
}
"""The games that are held to more."""

BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}

Round = dict[str, float]


class Contestant:
    """A process that measures itself when told to, and the rounds it has answered."""

    def __init__(self, name: str, build: str, command: list[str], path: Path | None) -> None:
        self.name = name
        self.build = build
        self.rounds: list[Round] = []
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            env["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name} ({self.build}) ended with status {self.process.wait()}")
        self.rounds.append(json.loads(answer))

    def median(self, measure: str) -> float:
        return median(answer[measure] for answer in self.rounds)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def prepare_peer() -> Path:
    """The Python of the peer's environment, made where it is missing or has other versions."""
    python = PEER_VENV / "bin" / "python"
    stamp = PEER_VENV / "pins"
    wanted = "\n".join(PEER_PINS)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print(f"Making {PEER_VENV.relative_to(ROOT)} with {PEER_PINS[0]}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)
        subprocess.run(
            [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *PEER_PINS], check=True
        )
        stamp.write_text(wanted, encoding="utf-8")
    return python


def pin() -> str:
    """Keep this process and those it starts on one core, where the system can."""
    if sys.platform != "linux":
        return "not pinned: this system cannot"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def run(rounds: int, seconds: float) -> list[Contestant]:
    """All contestants, measured in turn, round after round; the peer first. The first round warms up."""
    contestants = [Contestant(PEER, "peer", [str(prepare_peer()), str(ROOT / "bench" / "peer.py")], None)]
    for game in games():
        for build, path in BUILDS.items():
            command = [sys.executable, str(ROOT / "bench" / "ours.py"), game]
            contestants.append(Contestant(game, build, command, path))
    for number in range(rounds + 1):
        for contestant in contestants:
            contestant.measure(seconds if number else seconds / 4)
    for contestant in contestants:
        contestant.close()
        contestant.rounds = contestant.rounds[1:]
        if contestant.build in BUILDS and any(
            bool(answer["compiled"]) != (contestant.build == "compiled") for answer in contestant.rounds
        ):
            raise SystemExit(f"{contestant.name}: what ran as {contestant.build} was not")
    return contestants


def report(contestants: list[Contestant]) -> list[dict[str, object]]:
    """A row for each contestant: medians, spread, ratios to the peer, and whether targets are met."""
    peer = contestants[0]
    rows: list[dict[str, object]] = []
    for contestant in contestants:
        row: dict[str, object] = {"name": contestant.name, "build": contestant.build}
        for i, measure in enumerate(MEASURES):
            values = [answer[measure] for answer in contestant.rounds]
            row[measure] = round(contestant.median(measure), 3)
            row[f"{measure}_range"] = [round(min(values), 3), round(max(values), 3)]
            row[f"{measure}_ratio"] = round(contestant.median(measure) / peer.median(measure), 4)
            target = STRICTER.get(contestant.name, TARGETS).get(contestant.build, (None, None))[i]
            if target is not None:
                row[f"{measure}_target"] = target
                row[f"{measure}_met"] = contestant.median(measure) / peer.median(measure) <= target
        rows.append(row)
    return rows


def show(rows: list[dict[str, object]], title: str) -> None:
    table = Table(title=title, box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "build", "µs/dec.", "ratio", "target", "clone µs", "ratio", "target"):
        table.add_column(heading, justify="left" if heading in ("game", "build") else "right", no_wrap=True)
    for row in rows:
        cells = [str(row["name"]), str(row["build"])]
        for measure in MEASURES:
            target = row.get(f"{measure}_target")
            met = row.get(f"{measure}_met", True)
            ratio = f"{row[f'{measure}_ratio']:.3f}"
            cells += [f"{row[measure]:.2f}", ratio if met else f"[bold red]{ratio}[/]", f"{target or ''}"]
        table.add_row(*cells)
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7, help="rounds after the one that warms up")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds of play in a round, each contestant")
    arguments = parser.parse_args()
    where = pin()
    contestants = run(arguments.rounds, arguments.seconds)
    rows = report(contestants)
    show(rows, f"Random play, medians of {arguments.rounds} rounds, {where}")
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    missed = [f"{row['name']} {row['build']}: {m}" for row in rows for m in MEASURES if row.get(f"{m}_met") is False]
    if missed:
        print("Targets missed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
