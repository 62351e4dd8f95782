"""Options that do nothing, or only harm whoever takes them: what a friend at the table would ask about.

Each option is played on imagined worlds (`phylarium.kernel.foresight`), up to the next decision or chance. It is
warned of where a line of the log says, in the game's own words and with its rule, that it comes to nothing or costs
something, and nothing of what the game judges a seat by has become better. Which lines say so, the game knows
(`Game.in_vain`, `Game.losses`); a game that names none warns of nothing.
"""

from __future__ import annotations

from typing import Final

from phylarium.kernel.engine import State
from phylarium.kernel.foresight import Course, Line, course
from phylarium.kernel.journal import EVERYBODY
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import seeded

NOTHING: Final = "nothing"
HARM: Final = "harm"

WORLDS: Final = 4
"""Imagined worlds that must agree before somebody is warned."""

LITTLE: Final = 1e-9

BESIDE: Final = 0.1
"""The part of a loss that a gain may be without making up for it."""


class Caution:
    """Why one would rather not take an option."""

    __slots__ = ("action", "kind", "line")

    def __init__(self, action: int, kind: str, line: Line) -> None:
        self.action = action
        self.kind = kind
        self.line = line
        """The line of the log that says it, and the rule."""


class _Trial:
    """An option in one world."""

    __slots__ = ("caution", "useful")

    def __init__(self, world: State, seat: int, action: int) -> None:
        end = course(world.clone(), action)
        self.caution = _told(world, end, seat, action)
        """What the log says is wrong with it."""
        self.useful = self.caution is not None and _useful(world, end.world, seat, self.caution.kind)


def cautions(observation: Observation) -> list[Caution]:
    """The options of the present decision that do nothing for the seat that is asked, or only harm it.

    Where that is true of all of them there is nothing to warn of, nor of a loss where all of them cost something.
    """
    game, legal, seat = observation.state.game(), observation.legal(), observation.seat
    if len(legal) < 2 or not (game.in_vain or game.losses):
        return []
    rng = seeded("caution")
    first, *others = [observation.sample(rng) for _ in range(WORLDS)]
    trials = [_Trial(first, seat, action) for action in legal]
    loss = all(trial.caution is not None and trial.caution.kind == HARM for trial in trials)
    found: list[Caution] = []
    for trial in trials:
        caution = trial.caution
        if caution is None or trial.useful or (loss and caution.kind == HARM):
            continue
        again = [_Trial(world, seat, caution.action) for world in others]
        if all(
            other.caution is not None and other.caution.kind == caution.kind and not other.useful for other in again
        ):
            found.append(caution)
    return found if len(found) < len(legal) else []


def _told(world: State, end: Course, seat: int, action: int) -> Caution | None:
    """What the log says is wrong, if anything: that the choice is in vain right after it, or a loss at any time."""
    game = world.game()
    mine = [entry for entry in end.entries if entry.audience in (EVERYBODY, seat)]
    for place, entry in enumerate(mine):
        if entry.who < 0 or world.seat_for(entry.who) != seat:
            continue
        # Before it there is only the line that tells of the choice; more than that is an effect.
        kind = NOTHING if entry.what in game.in_vain and place <= 1 else HARM if entry.what in game.losses else ""
        if kind:
            return Caution(action, kind, (entry.rule, game.entry(end.world, entry)))
    return None


def _useful(before: State, after: State, seat: int, kind: str) -> bool:
    """Whether it does a seat some good all the same, by all that the game judges seats by.

    What is in vain may better nothing, and what harms next to nothing beside what it costs.
    """
    judgement = before.game().judgement()
    if judgement is None:
        return False
    if judgement.worth(after)[seat] > judgement.worth(before)[seat] + LITTLE:
        return True
    old, new = judgement.rows(before), judgement.rows(after)
    if not old:
        return False
    changes = [w * (b - a) for w, a, b in zip(judgement.weights(), old[seat], new[seat], strict=True)]
    gained = sum(change for change in changes if change > 0.0)
    lost = -sum(change for change in changes if change < 0.0)
    return gained > LITTLE + (0.0 if kind == NOTHING else BESIDE * lost)
