"""A position of Lagoon."""

from __future__ import annotations

from tests.toy.lagoon.rules.stored import Stored


class Lagoon(Stored):
    def clone(self) -> Lagoon:
        copy = Lagoon(self.of, self.steps, self.rng.clone(), self.components)
        self.copy_fields(copy)
        return copy
