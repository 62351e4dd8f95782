"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
ROUND: Final = 0; UPKEEP: Final = 1; GROW: Final = 2
class _Left(Frame):
    __slots__ = ('left',)
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.seat = NOBODY; self.left = left
class Round(Frame): op: int = ROUND; __slots__ = ()
class Upkeep(Frame): op: int = UPKEEP; __slots__ = ()
class Grow(_Left): op: int = GROW; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {ROUND: Round, UPKEEP: Upkeep, GROW: Grow}
RULES: Final[dict[str, str]] = {'Grow': 'grow'}
