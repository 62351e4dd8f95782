"""How a game ends, points and places (Caterpillar and Cocoon: game end; Butterfly: I; L8; J8e)."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY


def finish(s: Mesofauna, why: int) -> None:
    """The game ends at once: whatever was still to happen does not."""
    s.ending |= why
    s.agenda.clear()
    s.push(frames.EndGame(NOBODY))


def population(s: Mesofauna, colour: int) -> int:
    """The living creeples of a colour; zombies are none (bf.D6b)."""
    at = colour * SHAPE_COUNT
    found = 0
    for species in range(at, at + SHAPE_COUNT):
        found += s.living[species]
    return found


def pheromones(s: Mesofauna, colour: int) -> int:
    """The pheromones in all portraits of a colour."""
    at = colour * SHAPE_COUNT
    found = 0
    for species in range(at, at + SHAPE_COUNT):
        if s.moods[species]:
            found += organ_total(s.moods[species])
    return found


def standing(s: Mesofauna, colour: int) -> int:
    """bf.H1, L8a: living creeples and pheromones."""
    return population(s, colour) + pheromones(s, colour)


def tools(s: Mesofauna, colour: int) -> int:
    """J8d: the tools of a colour."""
    found = 0
    for species in s.tool_at:
        if species != NONE and species // SHAPE_COUNT == colour:
            found += 1
    return found


def relics(s: Mesofauna, colour: int) -> int:
    """bf.I2, bf.I3, J8d: the fossils of a colour; when points are counted each of its tools is one, too."""
    return s.fossils[colour] + tools(s, colour)


def points_of(s: Mesofauna, colour: int) -> int:
    """cat.end.points, bf.I2: living creeples, pheromones, fossils and tools."""
    return standing(s, colour) + relics(s, colour)


def eusocial(s: Mesofauna, colour: int) -> int:
    """bf.I3: how many species of a colour are eusocial."""
    at = colour * SHAPE_COUNT
    found = 0
    for species in range(at, at + SHAPE_COUNT):
        if s.is_eusocial(species):
            found += 1
    return found


def worth(s: Mesofauna, colour: int) -> int:
    """Points, then fossils, then eusocial species as one number; a race is won by points alone."""
    if s.is_race():
        return points_of(s, colour)
    return (points_of(s, colour) * 1000 + relics(s, colour)) * 10 + eusocial(s, colour)


def scores(s: Mesofauna) -> list[int]:
    """Points by seat, as they would be counted now; none before colours are dealt."""
    return [points_of(s, colour) if colour != NONE else 0 for colour in s.colour_of]


def ranking(s: Mesofauna) -> list[int]:
    """Places by seat; equals share one. Against Queen Bee, first is a victory and second a defeat (L8)."""
    if NONE in s.colour_of:
        return [1] * s.seats
    if s.has_queen():
        beaten = s.ending & QUEEN_EXTINCT != 0 or worth(s, s.colour_of[0]) >= worth(s, s.queen)
        return [1 if beaten else 2]
    all_worth = [worth(s, colour) for colour in s.colour_of]
    return [1 + sum(1 for other in all_worth if other > mine) for mine in all_worth]
