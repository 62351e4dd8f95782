"""The numbers of Cove."""

from __future__ import annotations

from tests.toy.families.shore.rules import components


class Components(components.Components):
    def __init__(self) -> None:
        super().__init__([1, 2], 4)
