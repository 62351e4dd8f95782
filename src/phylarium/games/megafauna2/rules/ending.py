"""How points come about: fossil awards (I4) and final scoring (A7)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import personality
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY

LANGUAGE_POINTS: Final = 3


def animals_of(s: Megafauna, colour: int) -> int:
    """L1b: the creeples of animals among the population of a colour."""
    at = colour * SHAPE_COUNT
    found = 0
    if colour != PLANT:
        for species in range(at, at + SHAPE_COUNT):
            found += s.living[species]
    for card in s.held:
        host = s.host_on[card]
        if host != NONE and host // SHAPE_COUNT != PLANT and at <= s.card_at[card] < at + SHAPE_COUNT:
            found += 1
    return found


def award_fossils(s: Megafauna) -> None:
    """I4: each player takes a fossil token for each player with a smaller population, as long as there are any (B7)."""
    s.note("log-awards", "I4", NOBODY)
    colours = [colour for colour in s.playing() if s.seat_of[colour] != NONE]
    counts = [s.population(colour) for colour in range(COLOUR_COUNT)]
    if s.is_alien():
        # L1b: each creeple of an animal counts twice, on the map and as a host.
        for colour in colours:
            counts[colour] += animals_of(s, colour)
    left = s.components.fossil_tokens
    for colour in range(COLOUR_COUNT):
        left -= s.fossils[colour]
    for colour in colours:
        smaller = 0
        for other in colours:
            if counts[other] < counts[colour]:
                smaller += 1
        taken = min(smaller, left)
        left -= taken
        s.fossils[colour] += taken
        s.note("log-award", "I4b", colour, taken, counts[colour])


class Points:
    """A7: what the points of a colour come from."""

    def __init__(self) -> None:
        self.fossils = 0
        """A7a: tokens, genotypes of extinct species, tools and an archetype card in the fossil record."""
        self.population = 0
        """A7b"""
        self.tableau = 0
        """A7c: genotypes, tools, the archetype card and Medea."""
        self.hosts = 0
        """A7d"""
        self.emotions = 0
        """A7e"""
        self.language = 0
        """A7e"""

    def total(self) -> int:
        return self.fossils + self.population + self.tableau + self.hosts + self.emotions + self.language


def points_of(s: Megafauna, colour: int) -> Points:
    """A7: the points of a colour, as they would be counted now."""
    found = Points()
    components = s.components
    at = colour * SHAPE_COUNT
    end = at + SHAPE_COUNT
    found.fossils = s.fossils[colour]
    found.hosts = s.guests_of(colour)
    # The archetype card has a fossil icon wherever it lies (I3a); a colour that has not begun yet has none (K3f).
    if s.size[at] > 0:
        found.tableau += 1
    elif not s.is_alien() or colour == PLANT or (s.arrived >> colour) & 1:
        found.fossils += 1
    for species in range(at, end):
        found.population += s.living[species]
        if s.size[species] > 0:
            moods = s.moods[species]
            if moods != 0:
                found.emotions += organ_total(moods)
                if personality.speaks(s, species):
                    found.language = LANGUAGE_POINTS
            card = s.genotype[species]
            if card != NONE and components.face_fossil[s.face(card)]:
                found.tableau += 1
    found.fossils += s.card_at.count(FOSSIL_CARD + colour)
    for card in s.held:
        if at <= s.card_at[card] < end:
            if s.host_on[card] != NONE:
                found.hosts += 1
            if s.card_side[card] > 0 and components.face_fossil[s.face(card)]:
                found.tableau += 1
    for tool in range(TOOL_COUNT):
        if at <= s.tool_at[tool] < end:
            found.tableau += 1
        elif s.tool_at[tool] == TOOL_FOSSIL + colour:
            found.fossils += 1
    if s.medea == colour:
        found.tableau += 1
    return found


def is_lost(s: Megafauna) -> bool:
    """K0d, K7c, L1c: whether nobody can win any more: the seas are gone or, at the end, somebody died out.

    Alone it is the protagonist who has to live; of plant and animal both; of several animals each one for itself.
    """
    if not s.is_alien():
        return False
    if s.ending & (SEAS_LOST | RUNAWAY) != 0:
        return True
    if s.ending == 0 or (s.seats > 1 and s.plant_played == 0):
        return False
    for colour in s.colour_of:
        if s.is_lazarus(colour):
            return True
    return False


def scores(s: Megafauna) -> list[int]:
    """A7: points by seat, as they would be counted now; none before colours are dealt, nor for a planet that is lost.

    Alone points stay, for what they are worth: whether it was won is said by the place.
    """
    if s.seats > 1 and is_lost(s):
        return [0] * s.seats
    return [points_of(s, colour).total() if colour != NONE else 0 for colour in s.colour_of]


def ranking(s: Megafauna) -> list[int]:
    """A7: places by seat; those with equal points share one. Alone, first is a victory and second a defeat (K0d)."""
    return places(s, scores(s))


def places(s: Megafauna, points: list[int]) -> list[int]:
    """The same where the points by seat are known."""
    if s.seats == 1:
        return [2 if is_lost(s) else 1]
    return [1 + sum(1 for other in points if other > mine) for mine in points]
