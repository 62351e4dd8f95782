"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.message import Message, Noun
from phylarium.kernel.message import no as no

animal: Final = Noun("animal-{}", ANIMALS, "animal-nobody")
element: Final = Noun("element-{}", ELEMENTS)
terrain: Final = Noun("terrain-{}", TERRAINS)
section: Final = Noun("section-{}", SECTIONS)
card: Final = Noun("card-{}", CARDS, "card-unknown")
trait: Final = Noun("trait-{}", TRAITS)
side: Final = Noun("side-{}", SIDES)
"""The side of a vent that is up."""
compass: Final = Noun("compass-{}", [side.lower() for side in CORNER_SIDES])


def tile(s: Marine, h: int) -> Message:
    """A hex with what lies there."""
    if s.terrain[h] < 0:
        return Message("empty-hex", {"hex": HEXES[h]})
    return Message("tile", {"terrain": terrain(s.terrain[h]), "hex": HEXES[h]})


@cache
def spot(c: int) -> str | Message:
    """Where a corner is: amid three hexes, or at a side of one."""
    hex, _, side = CORNERS[c].partition("-")
    if side not in CORNER_SIDES:
        return CORNERS[c]
    return Message("spot", {"hex": hex, "side": compass(CORNER_SIDES.index(side))})


@cache
def corner(c: int) -> Message:
    return Message("corner", {"corner": spot(c)})


@cache
def space(i: int) -> Message:
    if i >= PERSONAL_SPACE:
        return section(SPACE_SECTION[i])
    return Message("space", {"section": section(SPACE_SECTION[i]), "number": SPACE_INDEX[i] + 1})


@cache
def pawn(kind: int) -> Message:
    """A pawn by its kind: 0 basic, 1 + e the special pawn of element e."""
    if kind == 0:
        return Message("pawn-basic")
    return Message("pawn-special", {"element": element(kind - 1)})
