"""Tools (J8): for each curiosity in its portrait a species may take one, with either side up."""

from __future__ import annotations

from phylarium.families.fauna.rules import steps
from phylarium.games.mesofauna.rules import frames, living
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna


def award(s: Mesofauna, species: int, before: int) -> None:
    """J8: a species of Megafauna whose portrait had so many curiosities before may take a tool for each one more."""
    if species < BUG_COUNT * SHAPE_COUNT:
        return
    more = s.mood(species, PURPLE) - max(before, s.tool_at.count(species))
    if more > 0:
        s.push(frames.ChooseTool(species // SHAPE_COUNT, species, more))


class ChooseTool(steps.ChooseTool[Mesofauna, frames.ChooseTool]):
    """J8: which tool a species takes, and which side of it; so many more."""

    done: int = DONE
    first: int = TOOL

    def check(self, s: Mesofauna) -> None:
        living.check(s)
