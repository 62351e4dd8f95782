"""A position of Cove."""

from __future__ import annotations

from tests.toy.cove.rules.stored import Stored


class Cove(Stored):
    def clone(self) -> Cove:
        copy = Cove(self.of, self.steps, self.rng.clone(), self.components)
        self.copy_fields(copy)
        return copy
