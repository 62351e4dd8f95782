"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import ClassVar, Final
from phylarium.kernel.engine import NOBODY, Frame
NEXT_TURN: Final = 128
class NextTurn(Frame):
    operation: ClassVar[int] = 128
    def __init__(self, actor: int) -> None: self.op = 128; self.actor = actor; self.seat = NOBODY
DEAL_COLOURS: Final = 129
class DealColours(Frame):
    operation: ClassVar[int] = 129
    def __init__(self, actor: int) -> None: self.op = 129; self.actor = actor; self.seat = NOBODY
LAY_CRATONS: Final = 130
class LayCratons(Frame):
    operation: ClassVar[int] = 130
    def __init__(self, actor: int) -> None: self.op = 130; self.actor = actor; self.seat = NOBODY
SETTLE: Final = 131
class Settle(Frame):
    operation: ClassVar[int] = 131
    def __init__(self, actor: int) -> None: self.op = 131; self.actor = actor; self.seat = NOBODY
DEAL_EVENTS: Final = 132
class DealEvents(Frame):
    operation: ClassVar[int] = 132
    def __init__(self, actor: int) -> None: self.op = 132; self.actor = actor; self.seat = NOBODY
DEAL_CARDS: Final = 133
class DealCards(Frame):
    operation: ClassVar[int] = 133
    def __init__(self, actor: int) -> None: self.op = 133; self.actor = actor; self.seat = NOBODY
FRAMES: Final[list[type[Frame]]] = [NextTurn, DealColours, LayCratons, Settle, DealEvents, DealCards]
