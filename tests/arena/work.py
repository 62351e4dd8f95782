"""Work for the workers of the tests: they find it by name, in processes of their own."""

from __future__ import annotations

import os
import signal
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from phylarium.arena.tournament import GameJob, GameOutcome, play_job


def square(number: int) -> int:
    return number * number


def die_once(job: tuple[int, str]) -> int:
    """Kill the worker in the middle of job 3, the first time that it is done."""
    number, folder = job
    mark = Path(folder) / f"died-{number}"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(number: int) -> int:
    if number == 2:
        os._exit(7)
    return number


def raise_at_two(number: int) -> int:
    if number == 2:
        raise ValueError("two is too many")
    return number


def play_and_die_once(given: tuple[GameJob, str]) -> GameOutcome:
    """Play a game; the first time that game 2 is played, its worker is killed before it can answer."""
    job, folder = given
    outcome = play_job(job)
    mark = Path(folder) / "died"
    if job.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return outcome


def node(number: int) -> str:
    """The node of a Ray cluster that does this job, after a while that lets others take their share."""
    time.sleep(0.4)
    ray: Any = import_module("ray")
    return str(ray.get_runtime_context().get_node_id())
