"""What the table refuses, each cause with a status, a code for programs and a sentence for people."""

from __future__ import annotations

from phylarium.bots import UnknownBot
from phylarium.kernel.errors import (
    ActionError,
    DamagedRecord,
    OptionError,
    PhylariumError,
    UndoRefused,
    UnknownGame,
    WrongSeat,
)
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.record import NoSuchMoment
from phylarium.kernel.words import SOURCE, worded
from phylarium.lessons import UnknownLesson
from phylarium.review.puzzles import NoPuzzle
from phylarium.table.rooms import BrokenTable, NoClock, NoRequest, NotNow, OtherRules, StaleMove
from phylarium.table.saying import say, table_words
from phylarium.table.store import NameTaken, NoSuchCampaign, NoSuchLink, NoSuchTable, Seated, SeatTaken


class RequestRefused(PhylariumError):
    """A request that cannot be granted."""

    def __init__(
        self, status: int, code: str, message: str, headers: dict[str, str] | None = None, **args: Argument
    ) -> None:
        super().__init__()
        self.sentence = Message(message, args)
        self.status = status
        self.code = code
        self.headers = headers or {}

    def __str__(self) -> str:
        return table_words(self.sentence)


class TooMany(RequestRefused):
    def __init__(self, wait: float) -> None:
        seconds = max(1, round(wait + 0.5))
        super().__init__(429, "too-many", "table-error-too-many", {"Retry-After": str(seconds)}, seconds=seconds)


class Crowded(RequestRefused):
    def __init__(self) -> None:
        super().__init__(429, "too-many-lines", "table-error-too-many-lines")


KINDS: tuple[tuple[type[PhylariumError], int, str, str], ...] = (
    (NoSuchTable, 404, "no-such-table", "table-error-no-such-table"),
    (NoSuchCampaign, 404, "no-such-campaign", "table-error-no-such-campaign"),
    (NoSuchLink, 404, "no-such-link", "table-error-no-such-link"),
    (NoSuchMoment, 404, "no-such-moment", ""),
    (NoPuzzle, 404, "no-such-puzzle", ""),
    (UnknownGame, 404, "no-such-game", ""),
    (OtherRules, 409, "other-rules", "table-error-other-rules"),
    (StaleMove, 409, "stale", "table-error-stale"),
    (NotNow, 409, "not-now", "table-error-waiting"),
    (NoClock, 409, "no-clock", "company-error-no-clock"),
    (NoRequest, 409, "no-request", "table-error-no-request"),
    (Seated, 409, "seated", "company-error-seated"),
    (SeatTaken, 409, "seat-taken", "table-error-seat-taken"),
    (NameTaken, 409, "name-taken", "table-error-name-taken"),
    (UnknownLesson, 404, "no-such-lesson", ""),
    (UndoRefused, 409, "no-undo", ""),
    (WrongSeat, 409, "wrong-seat", ""),
    (ActionError, 422, "illegal-action", ""),
    (OptionError, 400, "bad-option", ""),
    (UnknownBot, 400, "no-such-bot", ""),
    (DamagedRecord, 400, "damaged-record", ""),
)
"""By kind of error: status, code and message; without a message the error speaks for itself."""


def told(error: PhylariumError, language: str = SOURCE) -> tuple[int, str, str]:
    """Status, code and sentence of an error; (500, ...) for one that no request should cause."""
    if isinstance(error, RequestRefused):
        return error.status, error.code, table_words(error.sentence, language)
    if isinstance(error, BrokenTable):
        return 409, "broken", error.worded(language)
    for kind, status, code, message in KINDS:
        if isinstance(error, kind):
            return status, code, say(message, language) if message else worded(error, language)
    return 500, "internal", say("table-error-internal", language)
