"""New tables: what somebody may ask for, and the rows that come of it. Nothing is stored here."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from phylarium.kernel import codec
from phylarium.kernel.game import Game
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.options import Value, settle
from phylarium.kernel.record import SHORT, Record, followed
from phylarium.kernel.rng import commitment
from phylarium.lessons import Lesson
from phylarium.table import chance, people
from phylarium.table.bot_workers import check
from phylarium.table.clocks import ClockChoice, new_clock
from phylarium.table.records import outcome_of
from phylarium.table.refusals import RequestRefused
from phylarium.table.rules_versions import layout_of, parts_of
from phylarium.table.store import ActionRow, OfferRow, SeatRow, VisitorRow, WholeTable, new_table

MOST_SEATS = 12
MOST_OPTIONS = 40
LONGEST_WORD = 80
MOST_OF = {
    "seats": MOST_SEATS,
    "options": MOST_OPTIONS,
    "seed": LONGEST_WORD,
    "actions": 20_000,
    "digests": 20_000,
    "parts": 200,
}
"""How much a record may hold that is brought along, by its parts."""

Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Options = Annotated[dict[Word, bool | Word], msgspec.Meta(max_length=MOST_OPTIONS)]


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "anyone", "bot"]
    """An open seat has a link; one for `anyone` is in the lobby too."""
    bot: BotName = ""
    name: Word = ""


Seating = Annotated[list[SeatChoice], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


Level = Literal["", "newcomers", "casual", "keen"]
MOST_RATING = 4000
Rating = Annotated[int, msgspec.Meta(ge=0, le=MOST_RATING)]


class OfferChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a seat in the lobby is: in a word, which is a wish; and from which rating to which, which is kept."""

    level: Level = ""
    least: Rating | None = None
    most: Rating | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Seating
    options: Options = {}
    public: bool = False
    private: bool = False
    title: Word = ""
    clock: ClockChoice | None = None
    rated: bool = False
    """Whether the result changes the ratings of those who play, who all need an account."""
    offer: OfferChoice | None = None
    """For whom its seats for `anyone` are; None: for everybody."""


def offered_seats(id: str, wanted: NewTable) -> list[OfferRow]:
    """The seats of a new table that anybody may take."""
    found = [seat for seat, choice in enumerate(wanted.seats) if choice.kind == "anyone"]
    if found and wanted.private:
        raise RequestRefused(400, "private", "company-error-private-offer")
    return [offer_row(id, seat, wanted.offer or OfferChoice()) for seat in found]


def offer_row(id: str, seat: int, choice: OfferChoice) -> OfferRow:
    if choice.least is not None and choice.most is not None and choice.least > choice.most:
        raise RequestRefused(400, "bad-range", "company-error-range")
    return OfferRow(id, seat, choice.level, choice.least, choice.most, time.time())


def check_rated(visitor: VisitorRow, wanted: NewTable) -> None:
    """Refuse a rated table that could not be rated."""
    if not wanted.rated:
        return
    if visitor.account_id is None:
        raise RequestRefused(403, "rated", "company-error-rated-account")
    if sum(choice.kind == "me" for choice in wanted.seats) > 1 or len(wanted.seats) < 2:
        raise RequestRefused(400, "not-rated", "company-error-rated-seats")


def check_size(record: dict[str, Any]) -> None:
    """Refuse a record that is too large in some part, before anything is built from it."""
    for part, most in MOST_OF.items():
        value = record.get(part)
        if not isinstance(value, list | dict | str):
            continue  # whatever is wrong with its form is said when it is read
        words = [value] if isinstance(value, str) else [one for one in value if isinstance(one, str)]
        if len(value) > most or any(len(word) > LONGEST_WORD or "\0" in word for word in words):
            raise RequestRefused(400, "too-long", "table-error-too-long", part=part, most=most, longest=LONGEST_WORD)


def seating(
    id: str, visitor: VisitorRow, choices: Sequence[SeatChoice], token: str, name: str
) -> tuple[list[SeatRow], dict[str, str]]:
    """Who sits where, and the links of open seats, made from the cookie of whoever opens the table."""
    rows: list[SeatRow] = []
    links: dict[str, str] = {}
    alone = sum(choice.kind == "me" for choice in choices) == 1
    called = (name or visitor.name or visitor.account or "") if alone else ""
    for seat, choice in enumerate(choices):
        row, link = seat_row(id, seat, visitor, choice, token, called)
        rows.append(row)
        if link:
            links[str(seat)] = link
    return rows, links


def seat_row(
    id: str, seat: int, visitor: VisitorRow, choice: SeatChoice, token: str, called: str
) -> tuple[SeatRow, str]:
    """A seat as it was chosen, and its link if it is open; `called` is what one's own without a name is called."""
    given = people.clean_name(choice.name)
    if choice.kind == "bot":
        check(choice.bot)
        return SeatRow(id, seat, "bot", None, choice.bot, given, ""), ""
    if choice.kind == "me":
        return SeatRow(id, seat, "human", visitor.id, "", given or called, ""), ""
    link = people.seat_link(token, id, seat)
    return SeatRow(id, seat, "open", None, "", given, people.hashed(link)), f"/join/{link}"


def fresh_table(
    id: str,
    game: Game,
    options: Mapping[str, Value],
    seats: Sequence[SeatRow],
    *,
    public: bool,
    private: bool,
    title: str,
    owner: int | None,
    clock: ClockChoice | None,
    legacy: Legacy | None = None,
    campaign_id: str | None = None,
    chapter: int = 0,
    lesson: Lesson | None = None,
    rated: bool = False,
    offers: Sequence[OfferRow] = (),
) -> WholeTable:
    """A table at the first decision of its game, with a seed of its own; its clock runs once nobody is waited for.

    The seed of a lesson's is the one that everybody can read.
    """
    settled = settle(game.name, game.options, len(seats), options)
    seed = chance.game_seed() if lesson is None else lesson.script.seed
    state = game.start(len(seats), settled, seed, legacy=legacy)
    to_move = state.to_move()
    running = new_clock(clock, len(seats))
    if running is not None and to_move >= 0 and not any(row.kind == "open" for row in seats):
        running = running.started(to_move, seats[to_move].kind == "human", time.time())
    return new_table(
        id=id,
        game=game.name,
        rules_version=game.rules_version,
        layout=layout_of(game),
        options=settled,
        seed=seed,
        commitment=commitment(seed),
        public=public,
        private=private,
        title=title,
        owner=owner,
        seats=seats,
        clock="" if running is None else running.text(),
        deadline=None if running is None else running.deadline(to_move),
        to_move=to_move,
        status="over" if state.over() else "",
        **outcome_of(state),
        legacy="" if legacy is None else msgspec.json.encode(legacy.plain()).decode(),
        campaign_id=campaign_id,
        chapter=chapter,
        lesson="" if lesson is None else lesson.name,
        coached=lesson is not None,
        unsealed=lesson is not None,
        rated=rated,
        offers=offers,
    )


def table_of_record(
    id: str,
    record: Record,
    upto: int,
    seats: Sequence[SeatRow],
    *,
    owner: int | None,
    public: bool = False,
    private: bool = False,
    title: str = "",
    campaign_id: str | None = None,
    chapter: int = 0,
) -> WholeTable:
    """A table that goes on from a moment of a record. All of it is played again: it takes a while."""
    state, taken = followed(record, upto)
    game, now = state.game(), time.time()
    return new_table(
        id=id,
        game=record.game,
        rules_version=game.rules_version,
        parts=parts_of(id, record, upto),
        layout=layout_of(game),
        position=codec.encode(state),
        options=settle(record.game, game.options, len(record.seats), record.options),
        seed=record.seed,
        commitment=record.commitment,
        public=public,
        private=private,
        imported=True,
        title=title,
        owner=owner,
        seats=seats,
        actions=[ActionRow(id, one.number, one.seat, one.action, one.digest[:SHORT], now) for one in taken],
        to_move=state.to_move(),
        status="over" if state.over() else "",
        **outcome_of(state),
        legacy="" if record.legacy is None else msgspec.json.encode(record.legacy).decode(),
        campaign_id=campaign_id,
        chapter=chapter,
    )
