"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
TIDE: Final = 0
class Tide(Frame):
    operation: ClassVar[int] = 0
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
BEACH: Final = 1
class Beach(Frame):
    operation: ClassVar[int] = 1
    def __init__(self, actor: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY
WADE: Final = 2
class Wade(Frame):
    operation: ClassVar[int] = 2
    def __init__(self, actor: int, beach: int, left: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.beach = beach; self.left = left
FRAMES: Final[list[type[Frame]]] = [Tide, Beach, Wade]
