"""The fields of a position. Generated from fields.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Any, Self
from phylarium.kernel.engine import Step
from tests.toy.families.shore.rules.state import Shore
from phylarium.kernel.rng import Rng
from tests.toy.lagoon.rules.components import Components
class Stored(Shore):
    __slots__ = ('components', 'diving', 'dived')
    def __init__(self, game: Any, steps: list[Step[Any, Any]], rng: Rng, components: Components) -> None:
        super().__init__(game, steps, rng, components); self.components = components
    def clear(self) -> None: super().clear(); self.diving: int = 0; self.dived: list[int] = []
    def copy_fields(self, copy: Stored) -> None: self.copy_shared(copy); copy.diving = self.diving; copy.dived = self.dived.copy()
    def clone(self) -> Self:
        copy = type(self)(self.of, self.steps, self.rng.clone(), self.components); self.copy_fields(copy)
        return copy
