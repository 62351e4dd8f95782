"""The options of Megafauna, second edition."""

from __future__ import annotations

from typing import Final

from phylarium.kernel.options import Option

ACHTERBAHN: Final = 0
TOOTH_AND_CLAW: Final = 1
EARTH: Final = 0
MARS: Final = 1
VENUS: Final = 2

OPTIONS = (
    Option("rules", "achterbahn", ("achterbahn", "tooth_and_claw"), "A8", seats=(2, 3, 4)),
    Option("chicxulub", False, (False, True), "A6a", seats=(2, 3, 4)),
    Option("apomorphies", False, (False, True), "J8", seats=(2, 3, 4)),
    Option("historical", False, (False, True), "C1f"),
    Option("planet", "earth", ("earth", "mars", "venus"), "K0", seats=(1, 2, 3), seats_of={"mars": (1,)}),
    Option("plant_played", False, (False, True), "K0e", seats=(1, 2)),
)
