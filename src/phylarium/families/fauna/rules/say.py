"""Things of the family as messages: the nouns of prompts, reasons and log lines that its games share."""

from __future__ import annotations

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


def organs(packed: int) -> Message:
    """Packed organs in words: "2 red and 1 blue"."""
    found: list[Message] = []
    for i in range(ORGAN_COUNT):
        number = organ_of(packed, i)
        if number:
            found.append(Message("organs-of", {"number": number, "organ": organ(i)}))
    return listed(found) if found else Message("organs-none")


def no(id: str, rule: str) -> Reason:
    """A reason that needs no more words."""
    return Reason(Message(id), rule)


def instead(action: int, first: int, count: int, id: str, rule: str) -> Reason | None:
    """The reason why none but the offered ones of a block of the vocabulary may be chosen; none for other actions."""
    return no(id, rule) if first <= action < first + count else None
