"""What a game is about, and how it came out (cat.end.points, bf.I, L8)."""

from __future__ import annotations

from collections.abc import Callable

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.mesofauna.rules import ending
from phylarium.games.mesofauna.rules.names import COLOURS
from phylarium.games.mesofauna.rules.options import COMBINED
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import QUEEN_EXTINCT
from phylarium.kernel.message import Message
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict


def points(s: Mesofauna) -> list[Source]:
    """cat.end.points, bf.I2: living creeples, pheromones, fossils and tools."""
    rule = s.by("cat.end.points", "bf.I2")
    return [
        Source("source-creeples", rule, _by_seat(s, lambda colour: ending.population(s, colour))),
        Source("source-pheromones", rule, _by_seat(s, lambda colour: ending.pheromones(s, colour))),
        Source("source-fossils", rule, _by_seat(s, lambda colour: s.fossils[colour])),
        Source("source-tools", "J8d", _by_seat(s, lambda colour: ending.tools(s, colour))),
    ]


def _by_seat(s: Mesofauna, of: Callable[[int], int]) -> list[int]:
    return [of(colour) if colour != NONE else 0 for colour in s.colour_of]


def tie_breaks(s: Mesofauna) -> list[Tie]:
    """bf.I3, J8d: most fossils and tools, then most eusocial species; in a race nothing."""
    if s.is_race():
        return []
    id, rule = ("tie-relics", "J8d") if s.is_combined() else ("tie-fossils", "bf.I3")
    return [
        Tie(id, rule, _by_seat(s, lambda colour: ending.relics(s, colour))),
        Tie("tie-eusocial", "bf.I3", _by_seat(s, lambda colour: ending.eusocial(s, colour))),
    ]


def verdict(s: Mesofauna) -> Verdict | None:
    """L8: against Queen Bee it is won or lost."""
    if not s.has_queen() or NONE in s.colour_of:
        return None
    if s.ending & QUEEN_EXTINCT != 0:
        return Verdict(Message("verdict-queen-extinct"), "L8b")
    both = {"mine": ending.points_of(s, s.colour_of[0]), "theirs": ending.points_of(s, s.queen)}
    if s.ranking()[0] == 1:
        return Verdict(Message("verdict-queen-beaten", {**both}), "L8c")
    if both["mine"] == both["theirs"]:
        return Verdict(Message("verdict-queen-tie", {**both}), "L8e")
    return Verdict(Message("verdict-queen-wins", {**both}), "L8c")


def goal(s: Mesofauna, seat: int) -> Goal:
    """What one's colour is after: a race to some points, or the most of them when the cards run out."""
    colour = s.colour_of[seat]
    you = Message(f"goal-you-{COLOURS[colour]}") if colour != NONE else Message("goal-you-none")
    if s.is_race():
        return Goal(you, Message("goal-wins-race", {"points": s.components.goal[s.stage]}), Message("goal-lasts-race"))
    if s.has_queen():
        return Goal(you, Message("goal-wins-queen"), Message("goal-lasts-queen"))
    wins = Message("goal-wins-combined") if s.stage == COMBINED else Message("goal-wins")
    return Goal(you, wins, Message("goal-lasts"))
