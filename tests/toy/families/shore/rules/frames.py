"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import Frame
TIDE: Final = 0; BEACH: Final = 1; WADE: Final = 2
class _BeachLeft(Frame):
    def __init__(self, actor: int, beach: int, left: int) -> None: self.actor = actor; self.beach = beach; self.left = left
class Tide(Frame): op: int = TIDE
class Beach(Frame): op: int = BEACH
class Wade(_BeachLeft): op: int = WADE
FRAMES: Final[dict[int, type[Frame]]] = {TIDE: Tide, BEACH: Beach, WADE: Wade}
