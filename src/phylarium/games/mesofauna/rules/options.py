"""The options of Mesofauna: which of its games is played, and how rough it is."""

from __future__ import annotations

from typing import Final

from phylarium.kernel.options import Option

CATERPILLAR: Final = 0; COCOON: Final = 1; BUTTERFLY: Final = 2; COMBINED: Final = 3; QUEEN_BEE: Final = 4  # fmt: skip
FITTING: Final = 0; TWO: Final = 1; THREE: Final = 2  # fmt: skip

OPTIONS = (
    Option(
        "stage",
        "butterfly",
        ("caterpillar", "cocoon", "butterfly", "combined", "queen_bee"),
        "bf.C1",
        seats_of={
            **dict.fromkeys(("caterpillar", "cocoon", "butterfly"), (2, 3, 4)),
            "combined": (2, 3, 4, 5, 6, 7),
            "queen_bee": (1,),
        },
        defaults={1: "queen_bee", **dict.fromkeys((5, 6, 7), "combined")},
    ),
    Option("ticket", "merry_go_round", ("merry_go_round", "ferris_wheel", "roller_coaster"), "bf.C1a"),
    Option("bugs", "fitting", ("fitting", "two", "three"), "J1", seats_of={"two": (3, 4, 5, 6), "three": (4, 5, 6, 7)}),
)
