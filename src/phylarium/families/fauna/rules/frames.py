"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
class _SpeciesNumber(Frame):
    __slots__ = ('species', 'number')
    def __init__(self, actor: int, species: int, number: int) -> None: self.actor = actor; self.seat = NOBODY; self.species = species; self.number = number
class ChooseTool(_SpeciesNumber): __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {}
