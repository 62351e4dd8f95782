"""Whether the stored games still replay with the rules of this version. Nothing is changed."""

from __future__ import annotations

import msgspec

from phylarium.kernel.errors import PhylariumError
from phylarium.table.config import Settings
from phylarium.table.rooms import Rooms
from phylarium.table.store import Store, TableRow


class Checked(msgspec.Struct):
    """A stored game, and why it no longer replays; empty for a sound one."""

    id: str
    game: str
    status: str
    actions: int
    problem: str


async def check_tables(settings: Settings) -> list[Checked]:
    """Replay every stored game and compare each position with the one that was stored."""
    store = await Store.open(settings)
    try:
        return [await _check(store, row) for row in await store.all_tables()]
    finally:
        await store.close()


async def _check(store: Store, row: TableRow) -> Checked:
    problem = ""
    try:
        room = await Rooms(store).get(row.id)
    except PhylariumError as error:
        problem = str(error)
    else:
        if room.broken:
            problem = room.broken
        elif room.match.gap is not None:
            first, last = room.match.gap
            problem = f"the positions {first} to {last} no longer replay; it goes on from a kept one"
        elif len(room.actions) != row.number:
            problem = f"there are {len(room.actions)} actions, and the table says {row.number}"
        elif row.status == "running" and room.state.to_move() != row.to_move:
            problem = f"seat {room.state.to_move() + 1} is to move, and the table says seat {row.to_move + 1}"
    return Checked(row.id, row.game, row.status, row.number, problem)
