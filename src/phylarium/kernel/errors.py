"""What can go wrong, one exception a cause. Each says what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.kernel.message import Message


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

    def __new__(cls, place: str, reason: Message | str) -> PackProblem:
        from phylarium.kernel.words import render

        made = super().__new__(cls, f"{place}: {reason if isinstance(reason, str) else render(reason)}")
        made.place, made.reason = place, reason
        return made

    def __reduce__(self) -> tuple[type[PackProblem], tuple[str, Message | str]]:
        return PackProblem, (self.place, self.reason)


def in_words(problem: str, language: str) -> str:
    """A problem of component data in a language. Its place is said as the file itself says it."""
    from phylarium.kernel.words import render

    if isinstance(problem, PackProblem) and isinstance(problem.reason, Message):
        return f"{problem.place}: {render(problem.reason, language=language)}"
    return problem


class DamagedPack(PhylariumError):
    """Component data with wrong values; `problems` names each file, row, column and reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
