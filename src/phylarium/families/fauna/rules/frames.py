"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import Frame
class _SpeciesNumber(Frame):
    def __init__(self, actor: int, species: int, number: int) -> None: self.actor = actor; self.species = species; self.number = number
class ChooseTool(_SpeciesNumber): pass
FRAMES: Final[dict[int, type[Frame]]] = {}
