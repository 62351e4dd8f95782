"""What can go wrong, one exception a cause. Each says what was wrong, where, and what would be right."""

from __future__ import annotations


class PhylariumError(Exception):
    """The root of all errors that Phylarium raises on purpose."""


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


class DamagedPack(PhylariumError):
    """Component data with wrong values; `problems` names each file, row, column and reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
