"""I and the variants' own victories: what a game is about, and how it came out."""

from __future__ import annotations

from collections.abc import Callable

from phylarium.games.genesis.rules import ending, pool, say
from phylarium.games.genesis.rules.names import COLOUR_COUNT
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.message import AND, Message, listed
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict


def points(s: Genesis) -> list[Source]:
    """I1: what the points of each seat come from; together, those of all."""
    whole = s.introductory == 0
    return [
        Source("source-cubes", "I1a", _by_seat(s, lambda player: ending.cube_vp(s, player))),
        Source("source-bionts", "I1b", _by_seat(s, lambda player: ending.biont_vp(s, player))),
        Source("source-trophies", "I1c", _by_seat(s, lambda player: whole * ending.trophy_vp(s, player))),
        Source("source-dominance", "I1d", _by_seat(s, lambda player: whole * ending.dominance_vp(s, player))),
        Source("source-medea", "D10c", _by_seat(s, lambda player: _lost_to_medea(s, player))),
    ]


def _lost_to_medea(s: Genesis, player: int) -> int:
    """D10c: the half of the points that a vote for Medea costs; below nought."""
    if s.medea[player] != 1:
        return 0
    counted = ending.cube_vp(s, player) + ending.biont_vp(s, player)
    if s.introductory == 0:
        counted += ending.trophy_vp(s, player) + ending.dominance_vp(s, player)
    return -(counted // 2)


def _by_seat(s: Genesis, of: Callable[[int], int]) -> list[int]:
    """What seats have of something that players have."""
    if s.cooperative == 1:
        return [sum(of(player) for player in s.players())] * s.seats
    found = [0] * s.seats
    for player in s.players():
        found[s.seat_of[player]] += of(player)
    return found


def tie_breaks(s: Genesis) -> list[Tie]:
    """I1e: most catalysts."""
    catalysts = [0] * s.seats
    for player in range(COLOUR_COUNT):
        if s.seat_of[player] >= 0:
            catalysts[s.seat_of[player]] = pool.held(s, player)
    return [Tie("tie-catalysts", "I1e", catalysts)]


def verdict(s: Genesis) -> Verdict | None:
    """C1a, C2: what was achieved alone or together."""
    if not ending.alone(s):
        return None
    outcome = ending.outcome(s)
    if s.seats > 1:
        won = outcome != ending.LOSS
        return Verdict(Message("verdict-together-won") if won else Message("verdict-together-lost"), "C2")
    if s.introductory == 1:
        args = {"points": ending.scores(s)[0], "goal": s.components.introductory_goal}
        won = outcome != ending.LOSS
        return Verdict(
            Message("verdict-goal-reached", {**args}) if won else Message("verdict-goal-missed", {**args}), "C1a"
        )
    words = [Message("verdict-alone-lost"), Message("verdict-alone-marine"), Message("verdict-alone-land")]
    return Verdict(words[outcome], "C1a")


def goal(s: Genesis, seat: int) -> Goal:
    """What one's colours are after, alone, together or against others, and how many events there are."""
    colours = [colour for colour in range(COLOUR_COUNT) if s.seat_of[colour] == seat]
    you = (
        Message("goal-you", {"who": listed([say.party(each) for each in colours], AND)})
        if colours
        else Message("goal-you-none")
    )
    turns = sum(s.components.short_deck_size if s.length == 1 else s.components.deck_size)
    lasts = (
        Message("goal-lasts-warm", {"turns": turns}) if s.introductory == 1 else Message("goal-lasts", {"turns": turns})
    )
    return Goal(you, _won_by(s), lasts)


def _won_by(s: Genesis) -> Message:
    if s.seats == 1:
        if s.introductory == 1:
            return Message("goal-wins-alone-introductory", {"points": s.components.introductory_goal})
        return Message("goal-wins-alone")
    if s.cooperative == 1:
        return Message("goal-wins-together")
    return Message("goal-wins-introductory") if s.introductory == 1 else Message("goal-wins")
