"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
SET_UP: Final = 0
class SetUp(Frame):
    operation: ClassVar[int] = 0
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
TURN: Final = 1
class Turn(Frame):
    operation: ClassVar[int] = 1
    def __init__(self, actor: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY
SALVAGE: Final = 2
class Salvage(Frame):
    operation: ClassVar[int] = 2
    def __init__(self, actor: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY
NEXT: Final = 3
class Next(Frame):
    operation: ClassVar[int] = 3
    def __init__(self, actor: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY
HEIRLOOM: Final = 4
class Heirloom(Frame):
    operation: ClassVar[int] = 4
    def __init__(self, actor: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY
FRAMES: Final[list[type[Frame]]] = [SetUp, Turn, Salvage, Next, Heirloom]
