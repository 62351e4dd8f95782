"""The peer's side of bench/speed.py: catanatron, four random players. Runs in an environment of its own.

Answers each line on standard input with one round: seconds of play in, JSON out.
"""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

CLONES = 300


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_round(seconds: float, first_seed: int) -> dict[str, float]:
    """Random games for about so many seconds; then copies of a position in the middle of one."""
    decisions = 0
    spent = 0.0
    seed = first_seed
    while spent < seconds:
        seed += 1
        began = time.perf_counter()
        game = new_game(seed)
        game.play()
        spent += time.perf_counter() - began
        decisions += len(game.state.actions)
    middle = new_game(seed)
    for _ in range(len(game.state.actions) // 2):
        middle.play_tick()
    began = time.perf_counter()
    for _ in range(CLONES):
        middle.copy()
    return {"us_per_decision": spent * 1e6 / decisions, "clone_us": (time.perf_counter() - began) * 1e6 / CLONES}


if __name__ == "__main__":
    for number, line in enumerate(sys.stdin):
        print(json.dumps(play_round(float(line), 1000 * (number + 1))), flush=True)
