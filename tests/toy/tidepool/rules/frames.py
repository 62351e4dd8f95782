"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
SET_UP: Final = 0; TURN: Final = 1; SALVAGE: Final = 2; NEXT: Final = 3; HEIRLOOM: Final = 4
class SetUp(Frame):
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
class Turn(Frame):
    def __init__(self, actor: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY
class Salvage(Frame):
    def __init__(self, actor: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY
class Next(Frame):
    def __init__(self, actor: int) -> None: self.op = 3; self.actor = actor; self.seat = NOBODY
class Heirloom(Frame):
    def __init__(self, actor: int) -> None: self.op = 4; self.actor = actor; self.seat = NOBODY
FRAMES: Final[dict[int, type[Frame]]] = {0: SetUp, 1: Turn, 2: Salvage, 3: Next, 4: Heirloom}
