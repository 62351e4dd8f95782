"""Apomorphies (J8): what some colours can do beside their actions; the immunity of Orange is in `mutagen`."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import frames, neoteny, resizing
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Choice

# --- growth (J8b) -----------------------------------------------------------------------------


def may_grow(s: Megafauna, colour: int) -> bool:
    """J8b: whether a colour has a free resize left in this phase."""
    if s.apomorphies == 0 or s.grown == 1 or s.is_basic() or colour not in (PLANT, BONY):
        return False
    return resizing.next_species(s, colour, colour * SHAPE_COUNT - 1) != NONE


def grow(s: Megafauna, colour: int) -> None:
    """J8b: a resize that is no action; the predators of the resized may follow."""
    s.grown = 1
    s.note("log-growth", "J8b", colour)
    resizing.resize(s, colour, 1)


# --- metamorphosis (J8c) ----------------------------------------------------------------------


def may_metamorphose(s: Megafauna, colour: int) -> bool:
    """J8c: whether Black has a neoteny left in this turn, a fossil to pay with and an organ to shed."""
    if s.apomorphies == 0 or s.shed == 1 or colour != BLACK:
        return False
    return neoteny.next_with_basal(s, colour, colour * SHAPE_COUNT - 1) != NONE and has_fossil(s, colour)


def has_fossil(s: Megafauna, colour: int) -> bool:
    """Whether a colour has a token, a genotype or a tool in its fossil record; its archetype card is needed again."""
    return s.fossils[colour] > 0 or FOSSIL_CARD + colour in s.card_at or TOOL_FOSSIL + colour in s.tool_at


def metamorphose(s: Megafauna, colour: int) -> None:
    """J8c: a neoteny for a fossil."""
    s.shed = 1
    s.note("log-metamorphosis", "J8c", colour)
    surrender(s, colour)
    neoteny.neoteny(s, colour)


def surrender(s: Megafauna, colour: int) -> None:
    """J8c: a fossil is given up: a token, or else a card or a tool, which are worth as much."""
    if s.fossils[colour] > 0:
        s.fossils[colour] -= 1
        return
    for card in range(CARD_COUNT):
        if s.card_at[card] == FOSSIL_CARD + colour:
            s.card_at[card] = GONE
            return
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == TOOL_FOSSIL + colour:
            s.tool_at[tool] = TOOL_GONE
            return


class Metamorphose(Choice[Megafauna, frames.Metamorphose]):
    """J8c: before a mutagen takes its toll Black may shed basal organs."""

    def options(self, s: Megafauna, f: frames.Metamorphose) -> list[int]:
        return [YES, NO] if may_metamorphose(s, f.actor) else []

    def chosen(self, s: Megafauna, f: frames.Metamorphose, action: int) -> None:
        if action == YES:
            metamorphose(s, f.actor)
