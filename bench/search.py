"""How fast search is, with the tree searches of catanatron and OpenSpiel as peers on their own games, in the same run.

One process a contestant, rounds interleaved, all pinned to one core, and seconds are those of the processor, so that
whatever else the machine does falls on all of them alike. Every contestant searches positions from the middle of
random games. What is compared is decisions a second: simulations a second times the decisions of a simulation, from
the root to where it is judged.

- catanatron: its own `MCTSPlayer`'s tree, four players, random playouts to the end. It is not in the package on PyPI,
  so a folder with a checkout of its repository (bcollazo/catanatron, measured at 41ba0db) must be given; it is
  installed in an environment of its own (build/bench-search-venv).
- OpenSpiel: its tree search in C++ on chess and backgammon, and its tree search in Python on chess; random playouts.
- ours, plain: the search of `mcts` without the game's judgement: random playouts to the end, at the fewest seats
  at which players compete. This is what is held against the peers.
- ours, judged: the search as the bots use it, which judges after a few turns.

    python bench/search.py --catanatron DIR
    python bench/search.py --catanatron DIR --rounds 5 --seconds 1

Exit status 1 says that a compiled game made fewer than five times as many decisions a second as catanatron.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "bench-search.json"
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
VENV = ROOT / "build" / "bench-search-venv"
SPIEL = ("chess C++", "backgammon C++", "chess Python")
POSITIONS = 4
"""Positions a round, each searched afresh."""

TARGET = 5.0
"""Our decisions a second, compiled, at least, for one of catanatron's."""

Play = Callable[[float], tuple[int, int, float]]
"""Searches one position for so many seconds: simulations, decisions, and the seconds that it took."""


# --- contestants: only what each needs is imported, for catanatron lives in another environment --------------


def catan() -> Play:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.players import playouts
    from catanatron.players.mcts import StateNode

    counted = [0]

    def decide(player: object, game: object, actions: list[Any]) -> Any:
        counted[0] += 1
        return actions[random.randrange(0, len(actions))]

    playouts.decide_fn = decide  # as its own, and counted

    def play(seconds: float) -> tuple[int, int, float]:
        colours = list(Color)
        game = Game([RandomPlayer(colour) for colour in colours], seed=random.randrange(10**9))
        for _ in range(400):
            if game.winning_color() is None:
                game.play_tick()
        root = StateNode(game.state.current_color(), game.copy(), None)
        counted[0] = 0
        count = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            root.run_simulation()
            count += 1
        spent = time.process_time() - began
        return count, counted[0] + count, spent

    return play


def middle(game: Any, half: int) -> Any:
    """A position of a random game of OpenSpiel, or its beginning where the game was shorter."""
    state = game.new_initial_state()
    for _ in range(half):
        following = state.clone()
        following.apply_action(random.choice(following.legal_actions()))
        if following.is_terminal():
            break
        state = following
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def to_end(state: Any) -> int:
    """Decisions of a random game from here on; chance decides nothing."""
    count = 0
    state = state.clone()
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return count


def spiel(name: str) -> Play:
    import pyspiel  # type: ignore[import-not-found]
    from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]

    which, language = name.split()
    game = pyspiel.load_game(which)
    few = 50

    def play(seconds: float) -> tuple[int, int, float]:
        state = middle(game, 120 if which == "chess" else 60)
        seed = random.randrange(2**31)
        if language == "C++":
            bot: Any = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, few, 512, False, seed, False)
        else:
            bot = mcts.MCTSBot(game, 2.0, few, mcts.RandomRolloutEvaluator(1), solve=False)
        count = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            bot.step(state)
            count += few
        spent = time.process_time() - began
        # The search does not tell how long its playouts are: games at random from here tell it.
        length = sum(to_end(state) for _ in range(20)) / 20
        return count, round(count * length), spent

    return play


def ours(name: str, judged: bool) -> Play:
    from phylarium.arena.rollout import play_out
    from phylarium.arena.setting import Setting
    from phylarium.bots.eye import Eye
    from phylarium.bots.score import BY_SCORE, judgement_of
    from phylarium.bots.search import Search
    from phylarium.bots.tree import Habits
    from phylarium.kernel.registry import game
    from phylarium.kernel.rng import seeded

    seats = min((number for number in game(name).seats if number > 1), default=1)
    judgement = judgement_of(game(name)) if judged else BY_SCORE

    def play(seconds: float) -> tuple[int, int, float]:
        setting = Setting(name, seats, {}, str(random.randrange(10**9)))
        half = play_out(setting.start(), setting.players()) // 2
        state = setting.start()
        play_out(state, setting.players(), half)
        observation = state.observation(state.to_move())
        habits = Habits()
        turns = habits.ahead(judgement, setting.seats)
        search = Search(
            judgement,
            seeded(setting.seed),
            habits.exploration,
            habits.drifting,
            Eye(judgement),
            Eye(judgement),
            turns,
            0,
            False,
        )
        actions = observation.legal()
        search.start(observation.sample(search.rng), actions, [0.0] * len(actions))
        count = 0
        decisions = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            sample = observation.sample(search.rng)
            search.iterate(sample)
            decisions += sample.number - state.number
            count += 1
        return count, decisions, time.process_time() - began

    return play


def contestant(name: str) -> Play:
    kind, _, what = name.partition(": ")
    if kind == "catanatron":
        return catan()
    if kind == "OpenSpiel":
        return spiel(what)
    game, how = kind, what
    return ours(game, how == "judged")


def answer(name: str) -> None:
    """A contestant's side: each line of standard input is seconds of search, each answer is JSON."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    play = contestant(name)
    for number, line in enumerate(sys.stdin):
        random.seed(number)
        found = [play(float(line) / POSITIONS) for _ in range(POSITIONS)]
        simulations, decisions, spent = (sum(column) for column in zip(*found, strict=True))
        engine = sys.modules.get("phylarium.kernel.engine")
        compiled = engine is not None and not (engine.__file__ or "").endswith(".py")
        told = {"simulations": simulations / spent, "decisions": decisions / spent, "compiled": compiled}
        print(json.dumps(told), flush=True)


# --- the run --------------------------------------------------------------------------------


class Contestant:
    """A process that measures itself when told to."""

    def __init__(self, name: str, build: str, python: Path) -> None:
        self.name = name
        self.build = build
        self.simulations: list[float] = []
        self.decisions: list[float] = []
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if build in BUILDS:
            env["PYTHONPATH"] = str(BUILDS[build])
        command = [str(python), str(Path(__file__)), "--contestant", name]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, seconds: float, keep: bool) -> None:
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
        if keep:
            self.simulations.append(told["simulations"])
            self.decisions.append(told["decisions"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def prepared(source: str) -> Path:
    """The Python of catanatron's environment, made where it is missing or has another source."""
    python = VENV / "bin" / "python"
    stamp = VENV / "source"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != source:
        print(f"Making {VENV.relative_to(ROOT)} with {source}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", source], check=True)
        stamp.write_text(source, encoding="utf-8")
    return python


def run(games: list[str], rounds: int, seconds: float, source: str) -> list[Contestant]:
    """All contestants, measured in turn, round after round; catanatron first. The first round warms up."""
    here = Path(sys.executable)
    contestants = [Contestant("catanatron", "peer", prepared(source))]
    contestants += [Contestant(f"OpenSpiel: {name}", "peer", here) for name in SPIEL]
    for build in BUILDS:
        contestants += [Contestant(f"{game}: {how}", build, here) for game in games for how in ("plain", "judged")]
    for number in range(rounds + 1):
        for each in contestants:
            each.measure(seconds, number > 0)
    for each in contestants:
        each.close()
    return contestants


def report(contestants: list[Contestant]) -> list[dict[str, object]]:
    peer = median(contestants[0].decisions)
    rows: list[dict[str, object]] = []
    print("| search | build | simulations/s | decisions each | decisions/s | x catanatron |\n|---|---|--:|--:|--:|--:|")
    for each in contestants:
        simulations, decisions = median(each.simulations), median(each.decisions)
        spread = f"{min(each.decisions):,.0f} to {max(each.decisions):,.0f}".replace(",", " ")
        rate = f"{decisions:,.0f}".replace(",", " ")
        print(
            f"| {each.name} | {each.build} | {simulations:,.0f} | {decisions / simulations:.0f} "
            f"| {rate} ({spread}) | {decisions / peer:.1f} |"
        )
        rows.append(
            {
                "search": each.name,
                "build": each.build,
                "simulations_per_second": round(simulations, 1),
                "decisions_per_simulation": round(decisions / simulations, 1),
                "decisions_per_second": round(decisions, 1),
                "rounds": [round(value, 1) for value in each.decisions],
                "times_catanatron": round(decisions / peer, 2),
            }
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", default=[], help="default: every game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each contestant in each round")
    parser.add_argument("--catanatron", required=True, metavar="DIR", help="a checkout of the peer's repository")
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.contestant:
        answer(chosen.contestant)
        return
    from phylarium.kernel.registry import games

    contestants = run(chosen.game or games(), chosen.rounds, chosen.seconds, chosen.catanatron)
    rows = report(contestants)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    peer = median(contestants[0].decisions)
    short = [
        f"{each.name} ({each.build}): {median(each.decisions) / peer:.1f} x catanatron, wanted {TARGET:.0f} x"
        for each in contestants
        if each.build == "compiled" and each.name.endswith("plain") and median(each.decisions) < TARGET * peer
    ]
    if short:
        raise SystemExit("\n".join(["missed:", *short]))


if __name__ == "__main__":
    main()
