"""Where positions are found: by the number of actions, or by the number of the turn."""

from __future__ import annotations

from phylarium.kernel.match import Match
from phylarium.kernel.message import Message


def turns(match: Match) -> list[int]:
    """By turn, how many actions had been taken when it began. A game that heads its log by nothing has one turn."""
    found = [0]
    last: Message | None = None
    for entry in match.state.journal or []:
        if entry.heading is not None and entry.heading != last:
            # A turn in which nobody was asked anything has no position of its own.
            if entry.number > found[-1]:
                found.append(entry.number)
            last = entry.heading
    return found


def beginning_of(match: Match, turn: int) -> int:
    """The position with which a turn begins; before the first one the set-up, beyond the last one the present position.

    Turns are counted as the headings of the log count them; where these say no number, one by one.
    """
    if turn < 1:
        return 0
    counted = False
    for entry in match.state.journal or []:
        number = None if entry.heading is None else entry.heading.args.get("turn")
        if isinstance(number, int):
            counted = True
            if number >= turn:
                return entry.number
    begun = turns(match)
    return len(match.actions) if counted or turn > len(begun) else begun[turn - 1]
