"""Steps that the games of the family extend, each with a number of its own."""

from __future__ import annotations

from typing import TypeVar

from phylarium.families.fauna.rules import frames
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna
from phylarium.kernel.engine import Choice, declinable

S = TypeVar("S", bound=Fauna)
F = TypeVar("F", bound=frames.ChooseTool)


class ChooseTool(Choice[S, F]):
    """Which tool a curious species takes, either side up; so many more."""

    ints: str = "species number"
    refuses: str = "refused-tool-taken"
    done: int = 0
    """The action that takes none."""
    first: int = 0
    """The action for the first side of the first tool; the others follow."""

    def options(self, s: S, f: F) -> list[int]:
        found: list[int] = []
        for tool in range(TOOL_COUNT):
            if s.tool_at[tool] == NONE:
                found.append(self.first + tool * 2)
                found.append(self.first + tool * 2 + 1)
        return declinable(found, self.done)

    def nothing(self, s: S, f: F) -> None:
        s.note("log-no-tool", self.rule, f.actor, f.species)

    def chosen(self, s: S, f: F, action: int) -> None:
        if action == self.done:
            return
        side = action - self.first
        s.tool_at[side // 2] = f.species
        s.tool_side[side // 2] = side % 2
        s.note("log-tool", self.rule, f.actor, f.species, side)
        if f.number > 1:
            s.push(type(f)(f.actor, f.species, f.number - 1))
        self.check(s)

    def check(self, s: S) -> None:
        """Whoever cannot stay where it is now, since somebody has a tool, is found."""
        raise NotImplementedError

    def sought(self, s: S, f: F) -> list[int]:
        return [self.first + side for side in range(TOOL_COUNT * 2)]
