"""The values of the components, as the rules read them. Generated from printed.py by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
import tests.toy.families.shore.rules.components
class Components(tests.toy.families.shore.rules.components.Components):
    def __init__(self) -> None: super().__init__(); self.depth: int = 0
