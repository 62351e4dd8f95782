"""How fast the environments are, with PettingZoo's own chess and connect four as peers in the same run.

One process a contestant, rounds interleaved, all but the batches pinned to one core, so that whatever else the
machine does falls on all of them alike. Every contestant plays at random through the interface that a learner
uses: observation and mask in, action out. Medians over rounds are compared.

    python bench/envs.py                  # needs the extra "envs", and chess and pygame for the peers
    python bench/envs.py --game marine --rounds 5 --seconds 1

Exit status 1 says that our agents took fewer than five times as many steps a second as those of chess.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "bench-envs.json"
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEERS = ("chess", "connect four")
OURS = ("aec named", "aec flat", "aec features", "gymnasium", "openspiel", "batch 1 worker", "batch 2 workers")
SEATS = 3
GAMES = 64
"""Games in a batch."""

TARGET = 5.0
"""Our steps a second, at least, for one of PettingZoo's chess."""

Play = Callable[[float], float]
"""Plays for so many seconds; steps a second."""


# --- contestants ----------------------------------------------------------------------------


def aec(game: Any) -> Play:
    """Random agents, in the loop of PettingZoo's own performance test."""

    def play(seconds: float) -> float:
        steps = 0
        game.reset()
        began = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            for _ in range(20):
                observation, _, over, cut, _ = game.last()
                if over or cut:
                    game.reset()
                    continue
                game.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
            spent = time.perf_counter() - began
        return steps / spent

    return play


def peer(name: str) -> Play:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6, connect_four_v3  # type: ignore[import-untyped]

    return aec(chess_v6.env() if name == "chess" else connect_four_v3.env())


def single(game: str) -> Play:
    """Gymnasium: one random learner, random bots in the other seats; only the learner's steps are counted."""
    from phylarium.envs.gymnasium import SeatEnv

    env = SeatEnv(game, SEATS, observation="flat")

    def play(seconds: float) -> float:
        steps = 0
        env.reset()
        began = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            for _ in range(20):
                if env.step(env.action_space.sample())[2]:
                    env.reset()
                steps += 1
            spent = time.perf_counter() - began
        return steps / spent

    return play


def spiel(game: str) -> Play:
    """OpenSpiel: decisions a second, chance nodes included in the time and not in the count."""
    import pyspiel  # type: ignore[import-not-found]

    from phylarium.envs import openspiel

    openspiel.register()
    loaded = pyspiel.load_game(f"python_phylarium_{game}(players={SEATS})")

    def play(seconds: float) -> float:
        steps = 0
        state = loaded.new_initial_state()
        began = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            for _ in range(20):
                if state.is_terminal():
                    state = loaded.new_initial_state()
                if state.is_chance_node():
                    state.apply_action(random.randrange(openspiel.OUTCOMES))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
            spent = time.perf_counter() - began
        return steps / spent

    return play


def many(game: str, workers: int) -> Play:
    """A batch; choosing among the open actions is not counted, since a learner does that."""
    from phylarium.envs.batch import Batch

    batch = Batch(game, SEATS, games=GAMES, workers=workers)
    chance = np.random.default_rng(1)

    def play(seconds: float) -> float:
        batch.reset(random.randrange(10**9))
        steps = 0
        spent = 0.0
        while spent < seconds:
            actions = (batch.masks * chance.random(batch.masks.shape)).argmax(axis=1)
            began = time.perf_counter()
            batch.step(actions)
            spent += time.perf_counter() - began
            steps += GAMES
        return steps / spent

    return play


def contestant(name: str, game: str) -> Play:
    if name in PEERS:
        return peer(name)
    if name.startswith("aec"):
        from phylarium.envs.pettingzoo import env

        return aec(env(game, SEATS, observation=name.split()[1]))
    if name == "gymnasium":
        return single(game)
    if name == "openspiel":
        return spiel(game)
    return many(game, int(name.split()[1]))


def answer(name: str, game: str) -> None:
    """A contestant's side: each line of standard input is seconds of play, each answer is JSON."""
    if sys.platform == "linux" and not name.startswith("batch"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    play = contestant(name, game)
    for number, line in enumerate(sys.stdin):
        random.seed(number)
        rate = play(float(line))
        engine = sys.modules.get("phylarium.kernel.engine")
        compiled = engine is not None and not (engine.__file__ or "").endswith(".py")
        print(json.dumps({"rate": rate, "compiled": compiled}), flush=True)


# --- the run --------------------------------------------------------------------------------


class Contestant:
    """A process that measures itself when told to."""

    def __init__(self, name: str, build: str, game: str) -> None:
        self.name = name
        self.build = build
        self.rates: list[float] = []
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if build in BUILDS:
            env["PYTHONPATH"] = str(BUILDS[build])
        command = [sys.executable, str(Path(__file__)), "--game", game, "--contestant", name]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} ({self.build}) ended with status {self.process.wait()}")
        told = json.loads(line)
        if self.build in BUILDS and told["compiled"] != (self.build == "compiled"):
            raise SystemExit(f"{self.name}: what ran as {self.build} was not")
        self.rates.append(told["rate"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def run(game: str, rounds: int, seconds: float) -> list[Contestant]:
    """All contestants, measured in turn, round after round. The first round warms up."""
    contestants = [Contestant(name, "peer", game) for name in PEERS]
    for build, folder in BUILDS.items():
        if (folder / "phylarium" / "envs").is_dir():
            contestants += [Contestant(name, build, game) for name in OURS]
        else:
            print(f"{build}: there is no such build with environments (make compiled makes it)")
    for number in range(rounds + 1):
        for each in contestants:
            each.measure(seconds if number else seconds / 4)
    for each in contestants:
        each.close()
        each.rates = each.rates[1:]
    return contestants


def report(game: str, contestants: list[Contestant]) -> list[dict[str, object]]:
    chess, four = (median(each.rates) for each in contestants[:2])
    rows: list[dict[str, object]] = []
    print(f"{'environment':<18}{'build':<13}{'steps/s':>9}  {'[least - most]':<19}{'x chess':>8}{'x connect four':>16}")
    for each in contestants:
        rate = median(each.rates)
        spread = f"[{min(each.rates):.0f} - {max(each.rates):.0f}]"
        print(f"{each.name:<18}{each.build:<13}{rate:>9.0f}  {spread:<19}{rate / chess:>8.1f}{rate / four:>16.2f}")
        rows.append(
            {
                "environment": each.name,
                "build": each.build,
                "game": "" if each.build == "peer" else game,
                "steps_per_second": round(rate, 1),
                "rounds": [round(value, 1) for value in each.rates],
                "times_chess": round(rate / chess, 2),
                "times_connect_four": round(rate / four, 3),
            }
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="marine")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each contestant in each round")
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.contestant:
        answer(chosen.contestant, chosen.game)
        return
    contestants = run(chosen.game, chosen.rounds, chosen.seconds)
    rows = report(chosen.game, contestants)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    chess = median(contestants[0].rates)
    short = [
        f"{each.name} ({each.build}): {median(each.rates) / chess:.1f} x chess, wanted {TARGET:.0f} x"
        for each in contestants
        if each.name.startswith("aec") and median(each.rates) < TARGET * chess
    ]
    if short:
        raise SystemExit("\n".join(["missed:", *short]))


if __name__ == "__main__":
    main()
