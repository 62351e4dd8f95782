"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.message import Message
from phylarium.kernel.message import no as no


def animal(a: int) -> Message:
    return Message("animal-" + ANIMALS[a]) if a >= 0 else Message("animal-nobody")


def element(e: int) -> Message:
    return Message("element-" + ELEMENTS[e])


def terrain(t: int) -> Message:
    return Message("terrain-" + TERRAINS[t])


def tile(s: Marine, h: int) -> Message:
    """A hex with what lies there."""
    if s.terrain[h] < 0:
        return Message("empty-hex", {"hex": HEXES[h]})
    return Message("tile", {"terrain": terrain(s.terrain[h]), "hex": HEXES[h]})


def corner(c: int) -> Message:
    return Message("corner", {"corner": CORNERS[c]})


def section(s: int) -> Message:
    return Message("section-" + SECTIONS[s])


def space(i: int) -> Message:
    if i >= PERSONAL_SPACE:
        return section(SPACE_SECTION[i])
    return Message("space", {"section": section(SPACE_SECTION[i]), "number": SPACE_INDEX[i] + 1})


def pawn(kind: int) -> Message:
    """A pawn by its kind: 0 basic, 1 + e the special pawn of element e."""
    if kind == 0:
        return Message("pawn-basic")
    return Message("pawn-special", {"element": element(kind - 1)})


def card(c: int) -> Message:
    return Message("card-" + CARDS[c]) if c >= 0 else Message("card-unknown")


def trait(t: int) -> Message:
    return Message("trait-" + TRAITS[t])


def side(i: int) -> Message:
    """The side of a vent that is up."""
    return Message("side-" + SIDES[i])
