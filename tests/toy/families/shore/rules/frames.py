"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
TIDE: Final = 0; BEACH: Final = 1; WADE: Final = 2
class _BeachLeft(Frame):
    __slots__ = ('beach', 'left')
    def __init__(self, actor: int, beach: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.beach = beach; self.left = left
class Tide(Frame): op: int = TIDE; __slots__ = ()
class Beach(Frame): op: int = BEACH; __slots__ = ()
class Wade(_BeachLeft): op: int = WADE; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {TIDE: Tide, BEACH: Beach, WADE: Wade}
