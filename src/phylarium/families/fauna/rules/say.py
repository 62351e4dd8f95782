"""Things of the family as messages: the nouns of prompts, reasons and log lines that its games share."""

from __future__ import annotations

from collections.abc import Callable

from phylarium.families.fauna.rules.names import *
from phylarium.kernel.message import Message, Reason, listed


def slug(name: str) -> str:
    """A name of the data as part of the id of a message."""
    return name.replace("_", "-")


def player(colour: str) -> Message:
    """A player, by the name of the colour; empty for nobody."""
    return Message("player-" + colour) if colour else Message("nobody")


def species_named(name: str) -> Message:
    """A species by its colour and its shape, as "pink-flyer"."""
    colour, _, shape = name.partition("-")
    return Message("species", {"colour": Message("colour-" + colour), "shape": Message("shape-" + shape)})


def shape(i: int) -> Message:
    return Message("shape-" + SHAPES[i])


def organ(i: int) -> Message:
    """The adjective of an organ: "red"."""
    return Message("organ-" + ORGANS[i])


def counted(packed: int, words: Callable[[int], Message], some: str, none: str) -> Message:
    """Packed numbers by colour in words, the colours by a function; messages for some of a colour and for none."""
    numbers = [organ_of(packed, i) for i in range(ORGAN_COUNT)]
    found = [Message(some, {"number": n, "organ": words(i)}) for i, n in enumerate(numbers) if n > 0]
    return listed(found) if found else Message(none)


def organs(packed: int) -> Message:
    """Packed organs in words: "2 red, 1 blue"."""
    return counted(packed, organ, "organs-of", "organs-none")


def no(id: str, rule: str) -> Reason:
    """A reason that needs no more words."""
    return Reason(Message(id), rule)


def instead(action: int, first: int, count: int, id: str, rule: str) -> Reason | None:
    """The reason why none but the offered ones of a block of the vocabulary may be chosen; none for other actions."""
    return no(id, rule) if first <= action < first + count else None


def refuse_colour(seat_of: list[int], colour: int, taken: str, kingdom: str) -> Reason | None:
    """Why an heir of Genesis cannot go on as a colour, by the rules of the game; none where it is no colour."""
    if not 0 <= colour < len(seat_of):
        return None
    if seat_of[colour] != NONE:
        return no("refused-colour-taken", taken)
    return no("refused-other-kingdom", kingdom)
