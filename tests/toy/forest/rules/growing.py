"""What happens in Forest, step by step. The author guide shows two of the steps, word for word."""

from __future__ import annotations

from tests.toy.forest.rules import frames
from tests.toy.forest.rules.names import DONE, TREE, TREE_COUNT
from tests.toy.forest.rules.state import Forest

from phylarium.kernel import Message, Reason
from phylarium.kernel.engine import Act, Choice, declinable


class Round(Act[Forest, frames.Round]):
    """A seed falls, and the trees beside it get a leaf; then everybody grows, the first seat after the upkeep."""

    def act(self, s: Forest, f: frames.Round) -> None:
        if s.round == sum(s.components.seasons):
            return
        s.round += 1
        s.first = (s.round - 1) % s.seats
        s.reveal()
        for tree in s.components.beside[s.seeds.pop()]:
            s.leaves[tree] = min(s.leaves[tree] + 1, s.components.full)
        s.push(frames.Round(f.actor))
        for place in range(s.seats - 1, 0, -1):
            s.push(frames.Grow((s.first + place) % s.seats, 2))
        s.push(frames.Grow(s.first, 2) if s.mild else frames.Upkeep(s.first))


class Upkeep(Act[Forest, frames.Upkeep]):
    """Every tree sheds a leaf; then the round goes on with the first seat."""

    def act(self, s: Forest, f: frames.Upkeep) -> None:
        for tree in range(TREE_COUNT):
            if s.leaves[tree] > 0:
                s.leaves[tree] -= 1
                s.note("tree-sheds", "upkeep.leaf", f.actor, tree)
        s.push(frames.Grow(s.first, 2))


class Grow(Choice[Forest, frames.Grow]):
    """grow: choose a tree of yours that gets a leaf."""

    ints: str = "left"

    def options(self, s: Forest, f: frames.Grow) -> list[int]:
        full = s.components.full
        found = [TREE + t for t in range(TREE_COUNT) if s.owner[t] == f.actor and s.leaves[t] < full]
        return declinable(found, DONE)

    def chosen(self, s: Forest, f: frames.Grow, action: int) -> None:
        if action == DONE:
            return
        s.leaves[action - TREE] += 1
        if f.left > 1:
            s.push(frames.Grow(f.actor, f.left - 1))

    def refusal(self, s: Forest, f: frames.Grow, action: int) -> Reason | None:
        if TREE <= action < TREE + TREE_COUNT:
            if s.owner[action - TREE] != f.actor:
                return Reason(Message("refused-not-yours"), "grow")
            return Reason(Message("refused-full"), "grow.full")
        return None

    def sought(self, s: Forest, f: frames.Grow) -> list[int]:
        return list(range(TREE, TREE + TREE_COUNT))
