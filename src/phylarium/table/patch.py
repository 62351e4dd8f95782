"""After rules were changed: every unfinished table of a server goes on, or is said to be unable to.

What is played by people is theirs to decide, so they are asked at their table. Nothing that was played is taken
away here, and whatever is done shows in the table's record.
"""

from __future__ import annotations

from typing import Literal

import msgspec

import phylarium.games  # noqa: F401  makes the games known
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.words import SOURCE
from phylarium.table.config import Settings
from phylarium.table.refusals import told
from phylarium.table.rooms import Room, Rooms
from phylarium.table.store import StaleTable, Store, TableRow

Outcome = Literal["current", "kept", "begun-anew", "taken-over", "asked", "read-only"]
"""What becomes of a table: it is played by the rules of today; it goes on by its own, which are kept; nothing was
played, and it begins by those of today; it goes on by them from where it stands, since no people sit there; its people
are asked whether it shall; or it can only be looked at, and its record had."""


NOBODY_ASKS = -1
"""In the place of the seat that asks: the rules have changed by themselves."""


class Patched(msgspec.Struct):
    """A table, and what becomes of it."""

    id: str
    game: str
    status: str
    actions: int
    plays: str
    """The version of the rules by which it was played."""
    today: str
    """That of the rules of today; empty where the game is gone."""
    outcome: Outcome
    reason: str = ""
    """Why it can only be looked at."""


async def patch_tables(settings: Settings, dry_run: bool = False, language: str = SOURCE) -> list[Patched]:
    """See to every table that is not finished; `dry_run` only says what would be done. Reasons are in a language."""
    store = await Store.open(settings, existing=True)
    try:
        return [await _patch(store, row, dry_run, language) for row in await store.all_tables() if row.status != "over"]
    finally:
        await store.close()


async def _patch(store: Store, row: TableRow, dry_run: bool, language: str) -> Patched:
    found = Patched(row.id, row.game, row.status, row.number, row.rules_version, "", "current")
    try:
        while True:
            room = await Rooms(store).get(row.id)
            found.today = room.course.today.rules_version
            found.outcome = _outcome(room)
            found.reason = room.why_broken(language)
            try:
                if not dry_run:
                    await _do(store, room, found.outcome)
                return found
            except StaleTable:
                continue  # somebody did something there meanwhile: see how it stands now
    except PhylariumError as error:
        found.outcome, found.reason = "read-only", told(error, language)[2]
        return found


def _outcome(room: Room) -> Outcome:
    if room.broken is not None:
        return "read-only"
    if room.course.current:
        return "current"
    if room.course.kept:
        return "kept"
    assert room.offer is not None
    if room.row.number == 0:
        return "begun-anew"
    # Only people may decide to take anything back.
    whole = room.offer.number == room.row.number
    return "taken-over" if whole and not room.needed([]) and room.row.status == "running" else "asked"


async def _do(store: Store, room: Room, outcome: Outcome) -> None:
    if outcome in ("begun-anew", "taken-over"):
        await room.take_over()
    elif outcome == "asked" and room.offer is not None and not _is_asked(room):
        tell = room.people_of(room.needed([]))
        await store.ask(room.row, NOBODY_ASKS, room.offer.number, [], room.offer.rules_version, tell)


def _is_asked(room: Room) -> bool:
    request, offer = room.request, room.offer
    return request is not None and offer is not None and request.rules_version == offer.rules_version
