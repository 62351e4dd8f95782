"""Things of the game as messages: the nouns of prompts, reasons and log lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Argument, Message, Noun, Reason
from phylarium.kernel.message import no as no

colour: Final = Noun("colour-{}", COLOURS)
row: Final = Noun("row-{}", ROWS)
event: Final = Noun("event-{}", EVENTS, "event-unknown")
refugium: Final = Noun("refugium-{}", REFUGIA, "refugium-unknown")
parasite: Final = Noun("parasite-{}", PARASITES)
"""A face of a parasite card: colour * 2 + side."""
organ: Final = Noun("organ-{}", ORGANS)
level: Final = Noun("level-{}", TROPHIC_LEVELS)


@cache
def party(p: int) -> Message:
    if p < 0:
        return Message("nobody")
    if p >= NPC:
        return Message("npc", {"colour": colour(p - NPC)})
    return Message("player-" + COLOURS[p])


@cache
def macro(card: int, side: int) -> Message:
    """A side of a macroorganism card."""
    if side == TERRESTRIAL:
        return Message("macro-" + TERRESTRIAL_FORMS[card])
    return Message("macro-" + MACROORGANISMS[card])


def mutation(m: int, promoted: int = 0) -> Message:
    if m < 0:
        return Message("mutation-unknown")
    if promoted == 1:
        return Message("promoted-" + PROMOTED[m])
    return Message("mutation-" + MUTATIONS[m])


def place(s: Genesis, p: int) -> Message:
    """A place by what it is now: a refugium, a bacterium, a macroorganism or a parasite."""
    if p < 0:
        return Message("nowhere")
    card = s.macro_of[p]
    if card >= 0:
        return macro(card, s.landed[card])
    if p >= PARASITE:
        return parasite((p - PARASITE) * 2 + s.side[p - PARASITE])
    if s.stage[p] <= REFUGIUM:
        return refugium(p)
    return Message("bacterium-" + REFUGIA[p])


def asked(s: Genesis, f: Frame, ask: str, more: dict[str, Argument]) -> Message:
    """A question with the party and the ints of its frame, and what else it speaks of."""
    return Message(ask, {**s.of.prompt(s, f, ask).args, **more})


def dice(faces: list[int]) -> int:
    """Dice, counted by face, as one int for the log: four bits a face, ones lowest."""
    packed = 0
    for face in range(6, 0, -1):
        packed = (packed << 4) | faces[face]
    return packed


def logged_dice(s: Genesis) -> int:
    """The latest roll, worked out only where a log is kept."""
    return 0 if s.journal is None else dice(s.dice)


def dice_words(packed: int) -> str:
    """A packed roll as a person reads it: "1 4 4 6"."""
    return " ".join([str(face) for face in range(1, 7) for _ in range((packed >> 4 * (face - 1)) & 15)])


def no_colour(id: str, c: int, rule: str) -> Reason | None:
    """A reason that names a colour, if that is one."""
    return Reason(Message(id, {"colour": colour(c)}), rule) if 0 <= c < COLOUR_COUNT else None
