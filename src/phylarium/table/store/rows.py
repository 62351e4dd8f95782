"""The rows of the database as objects, and why a change of them is refused."""

from __future__ import annotations

import secrets
from typing import Required, TypedDict

import msgspec

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.legacy import read as read_legacy
from phylarium.kernel.record import Result

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of table ids: none that look alike."""


class StaleTable(PhylariumError):
    """The table has changed since it was read; nothing was written."""


class NoSuchTable(PhylariumError):
    """No table has that id."""


class NoSuchCampaign(PhylariumError):
    """No campaign has that id."""


class SeatTaken(PhylariumError):
    """Somebody else sits there already."""


class Seated(PhylariumError):
    """Whoever would sit down has a seat at that table already, where everybody may have one."""


class NoSuchLink(PhylariumError):
    """A link that leads to no seat, or no longer."""


class NameTaken(PhylariumError):
    """An account of that name exists."""


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `games`."""

    id: str
    game: str
    rules_version: str
    options: str
    seats: int
    seed: str
    commitment: str
    status: str
    public: bool
    private: bool
    imported: bool
    title: str
    owner: int | None
    created: float
    updated: float
    number: int
    version: int
    lineage: int
    to_move: int
    clock: str
    deadline: float | None
    result: str
    legacy: str = ""
    """What an earlier game handed on to this one, as JSON; empty: nothing."""
    unsealed: bool = False
    """Whether somebody may know the seed before the end."""
    campaign_id: str | None = None
    chapter: int = 0
    """Which game of its campaign it is, from 1 on."""
    followed_by: str = ""
    """The table of the next chapter, or of another game of the same; empty: it has not begun."""
    handed_on: str = ""
    """What the finished game hands on, as JSON; empty: nothing."""
    lesson: str = ""
    """The lesson that is taken at it; empty: none."""
    step: int = 0
    """To which step of the lesson its learner has come, from 0; as many as there are: it is finished."""
    coached: bool = False
    """Whether the lesson goes on: then nobody moves but as it says."""
    rated: bool = False
    """Whether its result changes ratings."""
    quiet: bool = False
    """Whether spectators may not write."""

    def inherited(self, game: Game) -> Legacy | None:
        """What the game began with, as one that it can take up."""
        return read_legacy(game, msgspec.json.decode(self.legacy)) if self.legacy else None

    def ended(self) -> Result | None:
        """How the game ended; None where it has not, or where that is not said for each of its seats."""
        if not self.result:
            return None
        try:
            result = msgspec.json.decode(self.result, type=Result)
        except msgspec.DecodeError:
            return None
        return result if len(result.scores) == len(result.ranking) == self.seats else None

    def settled(self) -> dict[str, bool | str]:
        """The options of the game."""
        return msgspec.json.decode(self.options, type=dict[str, bool | str])


class PositionColumns(TypedDict, total=False):
    """What a position brings into the row of its table."""

    to_move: int
    status: str
    result: str
    clock: str
    deadline: float | None
    position: bytes | None
    """The position itself, as the rules encode it."""
    handed_on: str
    """What a finished game hands on."""
    step: int
    coached: bool


class NewRow(PositionColumns, total=False):
    """What a table begins with; left out: what is usual."""

    id: Required[str]
    game: Required[str]
    rules_version: Required[str]
    seed: Required[str]
    commitment: Required[str]
    public: Required[bool]
    title: Required[str]
    owner: Required[int | None]
    private: bool
    imported: bool
    legacy: str
    campaign_id: str | None
    chapter: int
    lesson: str
    unsealed: bool
    rated: bool


class CampaignRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `campaigns`."""

    id: str
    way: str
    scoring: str
    title: str
    public: bool
    private: bool
    clock: str
    owner: int | None
    created: float


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `seats`."""

    game_id: str
    seat: int
    kind: str
    visitor_id: int | None
    bot: str
    name: str
    link_hash: str


class OfferRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `offers`."""

    game_id: str
    seat: int
    level: str
    least: int | None
    most: int | None
    created: float


class ChatRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `chat`."""

    id: int
    game_id: str
    visitor_id: int
    seat: int
    name: str
    text: str
    at: float
    removed: bool


class VacationRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `vacations`."""

    id: int
    account_id: int
    begun: float
    ended: float | None


class ResultRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `results`."""

    game_id: str
    seat: int
    game: str
    account_id: int | None
    bot: str
    seats: int
    place: int
    score: int
    colour: str
    ended: float
    before: float | None = None
    after: float | None = None


class RatingRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `ratings`."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int


class ActionRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `actions`."""

    game_id: str
    number: int
    seat: int
    action: str
    digest: str
    at: float


class PartRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `parts`."""

    game_id: str
    first: int
    rules_version: str
    encoding: int
    position: str | None = None


class KeptRow(msgspec.Struct, frozen=True, gc=False):
    """A position that is kept: after how many actions, by which rules, and encoded."""

    number: int
    rules_version: str
    state: bytes


class VisitorRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `visitors`, with the name of the account if it has one."""

    id: int
    name: str
    account_id: int | None
    webhook: str
    email: str
    account: str | None = None
    language: str = ""
    settings: str = ""
    """Those of the page, as JSON; empty: none were kept."""


RULES_ASKED = "rules"
"""The text of a notice that is not of somebody's turn, but of a request to go on by other rules."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `outbox` that is about to be written."""

    visitor_id: int
    game_id: str | None
    kind: str
    due: float
    text: str = ""


class NoticeRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `outbox`."""

    id: int
    visitor_id: int
    game_id: str | None
    kind: str
    text: str
    due: float
    tries: int


class RequestRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `requests`."""

    game_id: str
    seat: int
    number: int
    agreed: str
    created: float
    rules_version: str = ""

    def agreeing(self) -> list[int]:
        """The seats that have agreed; nobody where that makes no sense."""
        try:
            return msgspec.json.decode(self.agreed, type=list[int])
        except msgspec.DecodeError:
            return []


class News(msgspec.Struct, frozen=True):
    """What has changed of a table."""

    row: TableRow
    seats: list[SeatRow]
    request: RequestRow | None
    actions: list[ActionRow]
    parts: list[PartRow]


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
