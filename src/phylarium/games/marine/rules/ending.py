"""The end of the game, scores and ranking."""

from __future__ import annotations

from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import Act


def begin_end(s: Marine, animal: int) -> None:
    """end.events: nothing else happens any more but the last two events and the last scoring."""
    s.agenda.clear()
    s.note("log-last-scoring", "end.events", animal)
    s.push(frames.EndGame(animal))
    s.push(frames.Survival(animal))
    s.push(frames.Extinction(animal))


class EndGame(Act[Marine, frames.EndGame]):
    """end.targets, end.tiles"""

    def act(self, s: Marine, f: frames.EndGame) -> None:
        for element in range(ELEMENT_COUNT):
            holder = s.control[element]
            if holder >= 0:
                s.note("log-target-scored", "end.targets", holder, s.target[element], element)
                s.gain(holder, s.target[element])
        for hex in range(HEX_COUNT):
            if s.terrain[hex] >= 0 and s.crowd(hex) > 0:
                s.score(hex, False)
        s.note("log-game-over", "end.tie", winner(s))


def animals_of(s: Marine, seat: int) -> list[int]:
    return [a for a in range(ANIMAL_COUNT) if s.seat_of[a] == seat]


def counting_animal(s: Marine, seat: int) -> int:
    """variant.two-animals: a seat's score is that of its weaker animal; of two equal ones the better placed counts."""
    counting = -1
    for animal in animals_of(s, seat):
        if (
            counting < 0
            or s.vp[animal] < s.vp[counting]
            or (s.vp[animal] == s.vp[counting] and ahead(s, animal, counting))
        ):
            counting = animal
    return counting


def ahead(s: Marine, animal: int, other: int) -> bool:
    """end.tie: more VP, or as many and the better place in the food chain."""
    if s.vp[animal] != s.vp[other]:
        return s.vp[animal] > s.vp[other]
    return (animal < other) != s.face_up(MONOTYPIC_HABITAT)


def scores(s: Marine) -> list[int]:
    """VP by seat; 0 before the seat has an animal."""
    found: list[int] = []
    for seat in range(s.seats):
        animal = counting_animal(s, seat)
        found.append(s.vp[animal] if animal >= 0 else 0)
    return found


def ranking(s: Marine) -> list[int]:
    """Place by seat. There are no shared places: the food chain breaks every tie."""
    places: list[int] = []
    for seat in range(s.seats):
        mine = counting_animal(s, seat)
        place = 1
        for other in range(s.seats):
            theirs = counting_animal(s, other)
            if other != seat and mine >= 0 and theirs >= 0 and ahead(s, theirs, mine):
                place += 1
        places.append(place)
    return places


def winner(s: Marine) -> int:
    """The animal that wins the game for its player."""
    places = ranking(s)
    return counting_animal(s, places.index(1))
