"""What an option would bring about, as far as the seat that is asked can know.

The option is played on worlds that agree with everything the seat knows (`Observation.sample`), never on the truth,
with the log on. Where neither chance nor anything hidden came into it, all that follows is certain, and so is the
position it leads to. Where one did, what every world tells alike comes first, and then the ways in which they part,
each with the number of worlds that took it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from phylarium.kernel.engine import State
from phylarium.kernel.journal import EVERYBODY
from phylarium.kernel.message import Message
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import Rng, seeded

WORLDS: Final = 24
"""Worlds that are tried where the first ones show that chance or a secret comes into it."""

WAYS: Final = 5
"""Ways of going on that are told apart; rarer ones are left out."""

Line = tuple[str, Message]
"""A line of the log: the rule it cites, and what it says."""


class Way:
    """One way in which it may go on: its next line, and how many of the worlds took it."""

    __slots__ = ("line", "worlds")

    def __init__(self, line: Line | None, worlds: int) -> None:
        self.line = line
        """None: nothing more is told."""
        self.worlds = worlds


class Foresight:
    """What would be told of an option."""

    __slots__ = ("lines", "outcome", "ways", "worlds")

    def __init__(self, lines: list[Line], ways: list[Way], worlds: int, outcome: State | None) -> None:
        self.lines = lines
        """What happens in any case, in its order."""
        self.ways = ways
        """How it may go on from there, the likeliest first; empty where nothing is left to chance."""
        self.worlds = worlds
        """How many worlds were tried."""
        self.outcome = outcome
        """An imagined world to which it leads, to be masked before it is shown: all of them look the same to the seat.

        None where chance or something hidden comes into it.
        """


def foresee(observation: Observation, action: int, seed: str = "") -> Foresight:
    """What an option of the decision that this seat is asked for would bring about."""
    rng = seeded(f"foresight {seed}")
    first, told, certain = _played(observation, action, rng)
    if certain:
        return Foresight(told, [], 1, first)
    stories = [told, *(_played(observation, action, rng)[1] for _ in range(WORLDS - 1))]
    same = _alike(stories)
    ways = Counter(story[same] if same < len(story) else None for story in stories)
    found = [Way(line, worlds) for line, worlds in ways.most_common(WAYS)]
    return Foresight(told[:same], found if len(ways) > 1 else [], WORLDS, None)


def _played(observation: Observation, action: int, rng: Rng) -> tuple[State, list[Line], bool]:
    """A world after the option, what the seat reads of it, and whether it would be so in every other world."""
    world = observation.sample(rng)
    world.journal = []
    before = world.barrier()
    world.apply(action)
    game = world.game()
    told = [
        (entry.rule, game.entry(world, entry))
        for entry in world.journal
        if entry.audience in (EVERYBODY, observation.seat)
    ]
    return world, told, world.barrier() == before


def _alike(stories: list[list[Line]]) -> int:
    """How many lines all of them begin with."""
    shortest = min(stories, key=len)
    for i, line in enumerate(shortest):
        if any(story[i] != line for story in stories):
            return i
    return len(shortest)
