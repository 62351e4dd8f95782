"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
DIVE: Final = 128
class Dive(Frame): op: int = DIVE; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {DIVE: Dive}
