"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any
from phylarium.kernel.engine import Step
from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng
from tests.toy.families.shore.rules.components import Components
class Shared(State):
    __slots__ = ('shared', 'shells', 'points', 'tide', 'pearl')
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng); self.shared = components
    def clear(self) -> None: self.shells: list[int] = [9] * 2; self.points: list[int] = []; self.tide: int = 0; self.pearl: int = 0
    def copy_shared(self, copy: Shared) -> None: self.copied_into(copy); copy.shells = self.shells.copy(); copy.points = self.points.copy(); copy.tide = self.tide; copy.pearl = self.pearl
