"""Whether the stored games still replay with the rules of this version. Nothing is changed."""

from __future__ import annotations

import msgspec

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.words import SOURCE
from phylarium.table.config import Settings
from phylarium.table.refusals import told
from phylarium.table.rooms import Room, Rooms
from phylarium.table.saying import say
from phylarium.table.store import Store, TableRow


class Checked(msgspec.Struct):
    """A stored game, and why it no longer replays; empty for a sound one."""

    id: str
    game: str
    status: str
    actions: int
    problem: str


async def check_tables(settings: Settings, language: str = SOURCE) -> list[Checked]:
    """Replay every stored game and compare each position with the one that was stored. Problems are in a language."""
    store = await Store.open(settings, existing=True)
    try:
        return [await _check(store, row, language) for row in await store.all_tables()]
    finally:
        await store.close()


async def _check(store: Store, row: TableRow, language: str) -> Checked:
    try:
        problem = _problem(await Rooms(store).get(row.id), row, language)
    except PhylariumError as error:
        problem = told(error, language)[2]
    return Checked(row.id, row.game, row.status, row.number, problem)


def _problem(room: Room, row: TableRow, language: str) -> str:
    if room.broken is not None:
        return room.why_broken(language)
    if not room.course.kept:
        return say("table-check-gone", language, plays=room.course.plays)
    if room.match.gap is not None:
        first, last = room.match.gap
        return say("table-check-gap", language, first=first, last=last)
    if len(room.actions) != row.number:
        return say("table-check-count", language, found=len(room.actions), said=row.number)
    if row.status == "running" and room.state.to_move() != row.to_move:
        return say("table-check-turn", language, found=room.state.to_move() + 1, said=row.to_move + 1)
    return ""
