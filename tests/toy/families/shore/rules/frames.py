"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
TIDE: Final = 0; BEACH: Final = 1; WADE: Final = 2
class Tide(Frame):
    def __init__(self, actor: int) -> None: self.op = 0; self.actor = actor; self.seat = NOBODY
class Beach(Frame):
    def __init__(self, actor: int) -> None: self.op = 1; self.actor = actor; self.seat = NOBODY
class Wade(Frame):
    def __init__(self, actor: int, beach: int, left: int) -> None: self.op = 2; self.actor = actor; self.seat = NOBODY; self.beach = beach; self.left = left
FRAMES: Final[dict[int, type[Frame]]] = {0: Tide, 1: Beach, 2: Wade}
