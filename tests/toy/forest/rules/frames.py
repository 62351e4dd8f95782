"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import Frame
ROUND: Final = 0; UPKEEP: Final = 1; GROW: Final = 2
class _Left(Frame):
    def __init__(self, actor: int, left: int) -> None: self.actor = actor; self.left = left
class Round(Frame): op: int = ROUND
class Upkeep(Frame): op: int = UPKEEP
class Grow(_Left): op: int = GROW
FRAMES: Final[dict[int, type[Frame]]] = {ROUND: Round, UPKEEP: Upkeep, GROW: Grow}
RULES: Final[dict[str, str]] = {'Grow': 'grow'}
