"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any, Self
from phylarium.kernel.engine import Step
from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng
from tests.toy.forest.rules.components import Components
class Stored(State):
    __slots__ = ('components', 'mild', 'owner', 'leaves', 'seeds', 'first', 'round')
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng); self.components = components
    def clear(self) -> None: self.mild: int = 0; self.owner: list[int] = [-1] * 6; self.leaves: list[int] = [0] * 6; self.seeds: list[int] = []; self.first: int = 0; self.round: int = 0
    def copy_fields(self, copy: Stored) -> None: self.copied_into(copy); copy.mild = self.mild; copy.owner = self.owner.copy(); copy.leaves = self.leaves.copy(); copy.seeds = self.seeds.copy(); copy.first = self.first; copy.round = self.round
    def clone(self) -> Self:
        copy = type(self)(self.of, self.steps, self.rng.clone(), self.components); self.copy_fields(copy)
        return copy
