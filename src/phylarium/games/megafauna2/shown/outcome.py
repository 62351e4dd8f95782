"""A7, K0d, L1c: what a game is about, and how it came out."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules import ending
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.games.megafauna2.rules.options import TOOTH_AND_CLAW
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import RUNAWAY, SEAS_LOST
from phylarium.kernel.message import Message
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict


def points(s: Megafauna) -> list[Source]:
    """A7: what the points of each seat come from; a planet that several have lost leaves nothing of them."""
    counted = [ending.points_of(s, colour) if colour != NONE else ending.Points() for colour in s.colour_of]
    lost = s.seats > 1 and ending.is_lost(s)
    return [
        Source("source-fossils", "A7a", [one.fossils for one in counted]),
        Source("source-population", "A7b", [one.population for one in counted]),
        Source("source-tableau", "A7c", [one.tableau for one in counted]),
        Source("source-hosts", "A7d", [one.hosts for one in counted]),
        Source("source-emotions", "A7e", [one.emotions for one in counted]),
        Source("source-language", "A7e", [one.language for one in counted]),
        Source("source-planet-lost", "L1c", [-one.total() if lost else 0 for one in counted]),
    ]


def tie_breaks(s: Megafauna) -> list[Tie]:
    """A7: those with equal points share a place."""
    return []


def verdict(s: Megafauna) -> Verdict | None:
    """K0d, L1c: alone it is won or lost; a planet that is lost nobody wins."""
    lost = ending.is_lost(s)
    if s.seats > 1:
        return Verdict(Message("verdict-nobody"), "L1c") if lost else None
    if lost:
        seas = s.ending & (SEAS_LOST | RUNAWAY) != 0
        return Verdict(Message("verdict-alone-seas") if seas else Message("verdict-alone-extinct"), "K0d")
    points, target = ending.scores(s)[0], s.components.solo_target
    if points >= target:
        return Verdict(Message("verdict-alone-decisive", {"points": points, "target": target}), "K0d")
    return Verdict(Message("verdict-alone-won", {"points": points, "target": target}), "K0d")


def goal(s: Megafauna, seat: int) -> Goal:
    """What one's colour is after, and for how many eras."""
    colour = s.colour_of[seat]
    you = Message(f"goal-you-{COLOURS[colour]}") if colour != NONE else Message("goal-you-none")
    if s.is_alien():
        alone = Message("goal-wins-alone", {"target": s.components.solo_target})
        return Goal(you, alone if s.seats == 1 else Message("goal-wins-alien"), Message("goal-lasts-alien"))
    if s.chicxulub == 1:
        return Goal(you, Message("goal-wins"), Message("goal-lasts-comet"))
    plain = s.rules == TOOTH_AND_CLAW
    return Goal(you, Message("goal-wins"), Message("goal-lasts-plain") if plain else Message("goal-lasts"))
