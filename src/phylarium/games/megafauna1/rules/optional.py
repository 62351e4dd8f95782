"""The two optional actions: the roadrunner action (4.2e) and genetic drift (4.2f)."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.resizing import next_follower, predators_of
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Choice


def can_adjust(s: Megafauna, species: int, r: int, more: int) -> bool:
    """7.3, 7.3a: tracks go from none to three, and a new marker needs an animal."""
    shown = letters(s.genome[species], ROADRUNNER + r)
    if more == 0:
        return shown > 0
    return shown < ROADRUNNER_MOST and (shown > 0 or s.supply[species] > 0)


def can_pay(s: Megafauna, colour: int) -> bool:
    """4.2e: the genes of the action go onto the free card of the lower display."""
    return s.genes[colour] >= s.components.roadrunner_cost and s.display[LOWER * DISPLAY_SLOTS] != NONE


def track_actions(s: Megafauna, species: int) -> list[int]:
    """The steps that a species could take on its tracks."""
    found: list[int] = []
    for r in range(ROADRUNNER_COUNT):
        for more in range(2):
            if can_adjust(s, species, r, more):
                found.append(TRACK + (species * ROADRUNNER_COUNT + r) * 2 + more)
    return found


def roadrunner_action(s: Megafauna, colour: int, action: int) -> None:
    """4.2e: pay, take a step, and let predators take one on the same track."""
    s.genes[colour] -= s.components.roadrunner_cost
    s.on_card[LOWER * DISPLAY_SLOTS] += s.components.roadrunner_cost
    species = (action - TRACK) // (2 * ROADRUNNER_COUNT)
    followers = predators_of(s, species)
    step_track(s, action)
    ask_followers(s, followers, (action - TRACK) // 2 % ROADRUNNER_COUNT)


def step_track(s: Megafauna, action: int) -> None:
    """A marker moves by one."""
    at = (action - TRACK) // 2
    species = at // ROADRUNNER_COUNT
    r = at % ROADRUNNER_COUNT
    shown = letters(s.genome[species], ROADRUNNER + r)
    s.set_track(species, r, shown + 1 if (action - TRACK) % 2 == 1 else shown - 1)
    s.note("log-track", "4.2e", species // SHAPE_COUNT, species, ROADRUNNER + r, s.roadrunners[at])


def ask_followers(s: Megafauna, waiting: int, r: int) -> None:
    species = next_follower(s, waiting)
    if species >= 0:
        s.push(frames.AdjustTrack(species // SHAPE_COUNT, species, waiting & ~(1 << species), r))


class AdjustTrack(Choice[Megafauna, frames.AdjustTrack]):
    """4.2e: a predator of the adjusted species may take a step on the same track; others wait (bits)."""

    ints: str = "species waiting roadrunner"

    def options(self, s: Megafauna, f: frames.AdjustTrack) -> list[int]:
        found = [DONE]
        for more in range(2):
            if can_adjust(s, f.species, f.roadrunner, more):
                found.append(TRACK + (f.species * ROADRUNNER_COUNT + f.roadrunner) * 2 + more)
        return found

    def chosen(self, s: Megafauna, f: frames.AdjustTrack, action: int) -> None:
        if action != DONE:
            step_track(s, action)
        ask_followers(s, f.waiting, f.roadrunner)


def victims(s: Megafauna, colour: int) -> list[int]:
    """4.2f: the others with the most genes of all, also where they have as many as the thief."""
    most = 1
    for other in range(COLOUR_COUNT):
        if s.genes[other] > most:
            most = s.genes[other]
    return [other for other in range(COLOUR_COUNT) if other != colour and s.genes[other] == most]


def drift(s: Megafauna, colour: int, victim: int) -> None:
    """4.2f: steal a gene."""
    s.genes[victim] -= 1
    s.genes[colour] += 1
    s.note("log-drift", "4.2f", colour, victim)
