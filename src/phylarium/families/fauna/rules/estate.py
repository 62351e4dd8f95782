"""What players bring from Genesis: a row of ints for each of their macroorganisms, and which one goes on."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna

# What stands in a row.
SEAT: Final = 0
KINDS: Final = 1
"""The colours that it may go on as, as bits."""
BROUGHT: Final = 2
"""Its organs, packed."""
BIONTS: Final = 3
"""Its bionts by colour, packed as organs are."""
MARINE: Final = 4
"""1 for one of the sea."""
GUESTS: Final = 5
"""The seats whose endosymbionts it has, as bits; or 1 where only it matters that others have some."""
ROW: Final = 6

LIKE: Final = 1000
"""More than any macroorganism has."""


def of_seat(s: Fauna, seat: int) -> list[int]:
    """Where the rows of a seat begin."""
    return [at for at in range(0, len(s.estate), ROW) if s.estate[at + SEAT] == seat]


def heir_of(s: Fauna, seat: int) -> int:
    """Where the row of the one begins that goes on: of the colour that its seat plays, and of these the fullest.

    Where somebody else has that colour it is the fullest of all; none for a seat that brings nothing.
    """
    colour = s.colour_of[seat]
    best = NONE
    most = NONE
    for at in of_seat(s, seat):
        worth = organ_total(s.estate[at + BROUGHT]) + organ_total(s.estate[at + BIONTS])
        if colour != NONE and (s.estate[at + KINDS] >> colour) & 1:
            worth += LIKE
        if worth > most:
            best = at
            most = worth
    return best


def heirs(s: Fauna) -> dict[int, int]:
    """By seat that brings something, the number of the row that goes on; they stand as they were filled in."""
    found: dict[int, int] = {}
    for seat in range(s.seats):
        at = heir_of(s, seat)
        if at != NONE:
            found[seat] = at // ROW
    return found
