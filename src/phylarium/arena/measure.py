"""How fast a game is: microseconds a decision of random play, microseconds a clone."""

from __future__ import annotations

import time

from phylarium.arena.rollout import play_out
from phylarium.arena.setting import Setting, series
from phylarium.kernel import engine
from phylarium.kernel.engine import State
from phylarium.kernel.registry import game

CLONES = 200
"""Clones taken of each position that is measured."""


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not (engine.__file__ or "").endswith(".py")


def measure(name: str, seconds: float = 2.0, seed: str = "bench") -> dict[str, object]:
    """Play at random for about `seconds`, each number of seats in turn, then clone mid-game positions."""
    seats = game(name).seats
    decisions = 0
    spent = 0.0
    lengths: dict[int, int] = {}
    number = 0
    while spent < seconds or number < len(seats):
        setting = Setting(name, seats[number % len(seats)], {}, series(seed, number))
        began = time.perf_counter()
        count = play_out(setting.start(), setting.players())
        spent += time.perf_counter() - began
        lengths.setdefault(setting.seats, count)
        decisions += count
        number += 1
    middles = [middle(Setting(name, n, {}, series(seed, i)), lengths[n] // 2) for i, n in enumerate(seats)]
    return {
        "us_per_decision": round(spent * 1e6 / decisions, 3) if decisions else 0.0,
        "clone_us": round(sum(clone_time(state) for state in middles) * 1e6 / len(middles), 3),
        "compiled": compiled(),
        "games": number,
        "decisions": decisions,
    }


def middle(setting: Setting, decisions: int) -> State:
    """A position from the middle of a random game."""
    state = setting.start()
    play_out(state, setting.players(), decisions)
    return state


def clone_time(state: State) -> float:
    """Seconds a clone takes: the best of three runs, since anything else is noise from outside."""
    runs = []
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        runs.append((time.perf_counter() - began) / CLONES)
    return min(runs)
