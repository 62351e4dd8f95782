"""What can be on the agenda. Generated from the steps of this folder by `make generated`: change that, not this."""
# ruff: noqa
from __future__ import annotations
from typing import Final
from phylarium.kernel.engine import NOBODY, Frame
SET_UP: Final = 0; TURN: Final = 1; SALVAGE: Final = 2; NEXT: Final = 3; HEIRLOOM: Final = 4
class SetUp(Frame): op: int = SET_UP; __slots__ = ()
class Turn(Frame): op: int = TURN; __slots__ = ()
class Salvage(Frame): op: int = SALVAGE; __slots__ = ()
class Next(Frame): op: int = NEXT; __slots__ = ()
class Heirloom(Frame): op: int = HEIRLOOM; __slots__ = ()
FRAMES: Final[dict[int, type[Frame]]] = {SET_UP: SetUp, TURN: Turn, SALVAGE: Salvage, NEXT: Next, HEIRLOOM: Heirloom}
