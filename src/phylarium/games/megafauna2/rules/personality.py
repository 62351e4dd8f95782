"""Personalities (J6): rows of promoted cards that make emotions, and what emotions bring: tools (J7) and language."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import rows, steps
from phylarium.games.megafauna2.rules import frames, living, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Message, Reason

SHORTEST: Final = 2
"""J6b: cards of the shortest personality."""


class Arrange(Choice[Megafauna, frames.Arrange]):
    """J6b: the personality of a species is laid anew, from left to right; no card of it may be left out (E2h, J6d)."""

    ints: str = "species"

    def options(self, s: Megafauna, f: frames.Arrange) -> list[int]:
        built = s.arranging
        if not built and not rows.other_row(s, f.species, SHORTEST):
            return []
        found = [CARD + card for card in rows.next_cards(s, f.species, built, SHORTEST)]
        if not built or rows.is_whole(s, f.species, built, SHORTEST):
            found.append(DONE)
        return found

    def chosen(self, s: Megafauna, f: frames.Arrange, action: int) -> None:
        if action != DONE:
            s.arranging.append(action - CARD)
            s.push(frames.Arrange(f.actor, f.species))
        elif s.arranging:
            lay_personality(s, f.species, s.arranging)
            s.arranging = []

    def prompt(self, s: Megafauna, f: frames.Arrange) -> Message:
        return s.of.prompt(s, f, "ask-arrange-next" if s.arranging else "ask-arrange")

    def refusal(self, s: Megafauna, f: frames.Arrange, action: int) -> Reason | None:
        built = s.arranging
        if action == DONE:
            if len(built) < SHORTEST:
                return say.no("refused-row-short", "J6b")
            return say.no("refused-row-ejects", "J6d")
        if not CARD <= action < CARD + CARD_COUNT:
            return None
        card = action - CARD
        if s.card_at[card] != f.species or card not in s.held:
            return say.no("refused-not-held", "J6b")
        if s.card_side[card] == UNPROMOTED:
            return say.no("refused-not-promoted", "J6b")
        if card in built:
            return say.no("refused-in-row-already", "J6c")
        face = s.face(card)
        if s.components.face_left[face] == NONE and s.components.face_right[face] == NONE:
            return say.no("refused-no-half", "J6a")
        if built and s.components.face_left[face] == NONE:
            return say.no("refused-second-head", "J6c")
        if not built and s.components.face_right[face] == NONE:
            return say.no("refused-tail-first", "J6a")
        if built and not rows.joins(s, built[-1], card):
            return say.no("refused-halves-differ", "J6b")
        return say.no("refused-row-incomplete", "J6d")

    def sought(self, s: Megafauna, f: frames.Arrange) -> list[int]:
        found = [CARD + card for card in rows.parts(s, f.species)]
        found.append(DONE)
        return found


def arrange(s: Megafauna, species: int) -> None:
    """E2h: the owner may lay the personality anew, where another one can be laid."""
    s.push(frames.Arrange(species // SHAPE_COUNT, species))


def lay_personality(s: Megafauna, species: int, cards: list[int]) -> None:
    """J6b, J7: the cards are the personality now; each new curiosity gives a tool."""
    if cards == s.row(species):
        return
    before = max(s.mood(species, PURPLE), tools_of(s, species))
    rows.lay_row(s, species, cards)
    colour = species // SHAPE_COUNT
    s.note("log-personality", "J6b", colour, species, s.moods[species])
    more = s.mood(species, PURPLE) - before
    if more > 0:
        s.push(frames.ChooseTool(colour, species, more))


# --- tools -----------------------------------------------------------------------------------


def tools_of(s: Megafauna, species: int) -> int:
    """How many tools a species has."""
    found = 0
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == species:
            found += 1
    return found


class ChooseTool(steps.ChooseTool[Megafauna, frames.ChooseTool]):
    """J7: a species may take a tool for each new curiosity, either side up."""

    ask: str = "ask-tool"
    done: int = DONE
    first: int = TOOL

    def check(self, s: Megafauna) -> None:
        living.check_all(s)


# --- language --------------------------------------------------------------------------------


def speaks(s: Megafauna, species: int) -> bool:
    """J6f: whether a species has three emotions of two colours at least."""
    return is_language(s.moods[species])


def speaker(s: Megafauna, colour: int) -> int:
    """J6f: a species of a colour that has language, or none."""
    first = colour * SHAPE_COUNT
    moods = s.moods
    for species in range(first, first + PARASITE):
        if moods[species] and s.size[species] > 0 and speaks(s, species):
            return species
    return NONE


def declare_language(s: Megafauna, colour: int) -> None:
    """J6f, A6: this turn is the last."""
    s.language = colour
    s.ending |= LANGUAGE_FOUND
    s.note("log-language", "J6f", colour, speaker(s, colour))
