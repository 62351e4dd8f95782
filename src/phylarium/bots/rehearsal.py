"""Thinking ahead in equal worlds: each option is played on in the same samples, with the same chance. Hot path.

A search over all samples compares options that met different luck, and luck is most of what it sees: with several
seats a good option is worth a point or two where the dice of one round are worth ten. Here a world (a sample of
what is hidden, and all chance to come) is drawn once for all options. Everybody plays on in it with care, as
the bot itself would, and what counts is how much better an option does than the one that looked best at first.
"""

from __future__ import annotations

from math import tanh

from phylarium.bots.eye import Eye
from phylarium.bots.search import CARE, drift, play_on, settle
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.rng import Rng


def rehearse(
    world: State,
    actions: list[int],
    judgement: Judgement,
    leaf: Eye,
    players: Eye,
    rng: Rng,
    most: int,
    noise: float,
    turns: int,
) -> list[float]:
    """What each of some actions comes to in one world, in points for whoever takes it.

    Players on the way compare at most so many options; where that is none, they follow the light policy.
    """
    seat = world.to_move()
    chance = rng.branch()
    ends: list[State] = []
    for action in actions:
        trial = world.clone()
        own = chance.clone()
        trial.apply(action)
        settle(trial, judgement, own, CARE)
        if most > 0:
            play_on(trial, judgement, players, own, most, turns)
        else:
            drift(trial, judgement, own, noise, turns)
        ends.append(trial)
    found: list[float] = leaf.values(ends, seat)
    return found


def better(value: float, usual: float, scale: float) -> float:
    """How much better than usual a result is, 0 to 1, a half where it is the same."""
    return 0.5 + 0.5 * tanh((value - usual) / scale)
