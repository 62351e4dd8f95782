"""What can go wrong, one exception a cause. Each says what was wrong, where, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from phylarium.kernel.message import ROW, Listing, Message


class PhylariumError(Exception):
    """The root of all errors that Phylarium raises on purpose.

    One that people meet carries a message, of a game's file where it names the game, and is put into their language
    where it is shown (`words.worded`). Its text is plain English, for programmers, who alone meet all others.
    """

    def __init__(self, said: str | Message = "", game: str = "") -> None:
        super().__init__(said, game)
        self.said = said
        self.game = game

    @property
    def message(self) -> Message | None:
        return self.said if isinstance(self.said, Message) else None

    def __str__(self) -> str:
        if isinstance(self.said, str):
            return self.said
        from phylarium.kernel.words import render

        return render(self.said, self.game)


class ActionError(PhylariumError):
    """An action could not be applied; the state is untouched."""


class UnknownAction(ActionError):
    """The number or text names no action of this game's vocabulary."""


class AmbiguousAction(ActionError):
    """The text fits several actions."""


class IllegalAction(ActionError):
    """The action exists but may not be taken now."""


class WrongSeat(ActionError):
    """A seat tried to act while another one must decide."""


class GameOver(ActionError):
    """The game has ended; nothing moves it any more."""


class HiddenState(PhylariumError):
    """Something needs the whole truth and was given what one seat may see."""


class UndoRefused(PhylariumError):
    """There is nothing that this seat may take back."""


class OptionError(PhylariumError):
    """An option or a number of seats that the game does not have."""


class UnknownGame(PhylariumError):
    """No game of that name is registered."""


class DamagedState(PhylariumError):
    """Bytes or text that do not decode to a sound state."""


class DamagedRecord(PhylariumError):
    """A record that cannot be read, or does not replay as it says."""


class PackProblem(str):
    """What is wrong with component data, in one line: where, and why. It is text for programmers.

    People read it in their language (`in_words`), where the reason is a message.
    """

    place: str
    reason: Message | str
    game: str
    """Whose file the words of the reason are in, where they are not the kernel's."""

    def __new__(cls, place: str, reason: Message | str, game: str = "") -> PackProblem:
        from phylarium.kernel.words import render

        made = super().__new__(cls, f"{place}: {reason if isinstance(reason, str) else render(reason, game)}")
        made.place, made.reason, made.game = place, reason, game
        return made

    def __reduce__(self) -> tuple[type[PackProblem], tuple[str, Message | str, str]]:
        return PackProblem, (self.place, self.reason, self.game)


Forms = tuple[tuple[re.Pattern[str], str], ...]


def forms(*known: tuple[str, str]) -> Forms:
    """Forms that a text can have, with groups for what a message needs of it, and the ids of those messages."""
    return tuple((re.compile(pattern), id) for pattern, id in known)


PLACES: Final = forms(
    (r"key (?P<name>.+)", "pack-place-key"),
    (r"column (?P<name>.+)", "pack-place-column"),
    (r"(?P<table>\S+) row (?P<number>\d+)", "pack-place-row"),
    (r"(?P<table>\S+) row (?P<number>\d+) \((?P<name>.+)\)", "pack-place-row-named"),
    (r"value (?P<number>\d+)", "pack-place-value"),
)
"""The parts of which places are made: their forms, with what a message needs of them, and the ids of messages."""


def _placed(part: str) -> Message | str:
    for pattern, id in PLACES:
        found = pattern.fullmatch(part)
        if found is not None:
            return Message(id, dict(found.groupdict()))
    return part


def in_words(problem: str, language: str) -> str:
    """A problem of component data in a language. Names of files, tables and columns stay as they are written."""
    from phylarium.kernel.words import render

    if isinstance(problem, PackProblem) and isinstance(problem.reason, Message):
        place = Listing([_placed(part) for part in problem.place.split(", ")], ROW)
        return render(Message("pack-problem", {"place": place, "reason": problem.reason}), problem.game, language)
    return problem


class DamagedPack(PhylariumError):
    """Component data with wrong values; `problems` names each file, row, column and reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
