"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
CRAB: Final = 128
class Crab(Frame): op: int = CRAB; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {CRAB: Crab}
