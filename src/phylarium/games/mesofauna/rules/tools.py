"""Tools (J8): for each curiosity in its portrait a species may take one, with either side up."""

from __future__ import annotations

from phylarium.families.fauna.rules import tools
from phylarium.games.mesofauna.rules import frames, living
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import Choice


def award(s: Mesofauna, species: int, before: int) -> None:
    """J8: a species of Megafauna whose portrait had so many curiosities before may take a tool for each one more."""
    if species < BUG_COUNT * SHAPE_COUNT:
        return
    more = s.mood(species, PURPLE) - max(before, s.tool_at.count(species))
    if more > 0:
        s.push(frames.ChooseTool(species // SHAPE_COUNT, species, more))


class ChooseTool(Choice[Mesofauna, frames.ChooseTool]):
    """J8: which tool a species takes, and which side of it; so many more."""

    ints: str = "species number"
    refuses: str = "refused-tool-taken"

    def options(self, s: Mesofauna, f: frames.ChooseTool) -> list[int]:
        return tools.offered(s.tool_at, TOOL, DONE)

    def nothing(self, s: Mesofauna, f: frames.ChooseTool) -> None:
        s.note("log-no-tool", "J8", f.actor, f.species)

    def chosen(self, s: Mesofauna, f: frames.ChooseTool, action: int) -> None:
        if action == DONE:
            return
        tools.take(s.tool_at, s.tool_side, f.species, action - TOOL)
        s.note("log-tool", "J8", f.actor, f.species, action - TOOL)
        if f.number > 1:
            s.push(frames.ChooseTool(f.actor, f.species, f.number - 1))
        living.check(s)

    def sought(self, s: Mesofauna, f: frames.ChooseTool) -> list[int]:
        return [TOOL + side for side in range(TOOL_COUNT * 2)]
