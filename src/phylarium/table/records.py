"""Stored games as records: made of what is stored alone, so that none is lost, whatever became of its rules."""

from __future__ import annotations

from typing import TypedDict

import msgspec
import structlog

from phylarium.kernel import codec
from phylarium.kernel.engine import State
from phylarium.kernel.record import FORMAT, Record, Result, Stretch, version
from phylarium.table.store import Store, TableRow

log = structlog.get_logger()


class TableOutcome(TypedDict):
    """How a game ended, as the row of its table says it; empty while it is played."""

    result: str
    handed_on: str


def outcome_of(state: State) -> TableOutcome:
    """What a position brings into the row of its table if it is the last one."""
    if not state.over():
        return TableOutcome(result="", handed_on="")
    result = msgspec.json.encode(Result(state.scores(), state.ranking())).decode()
    game = state.game()
    try:
        legacy = None if game.leaves is None else game.legacy(state, {})
    except Exception:
        # A defect in what is handed on must not keep a game from ending.
        log.exception("table.nothing_handed_on", game=game.name)
        legacy = None
    return TableOutcome(result=result, handed_on="" if legacy is None else msgspec.json.encode(legacy.plain()).decode())


async def stored_record(store: Store, row: TableRow) -> Record:
    """A table as a record, every action of it. It holds the seed: callers check who may have it."""
    seats = await store.seats(row.id)
    actions = await store.actions(row.id)
    parts = await store.parts(row.id)
    last = [kept for kept in await store.kept_positions(row.id, row.number) if kept.number == row.number]
    return Record(
        format=FORMAT,
        game=row.game,
        rules_version=parts[0].rules_version,
        phylarium=version(),
        options=row.settled(),
        seats=[seat.name for seat in seats],
        seed=row.seed,
        commitment=row.commitment,
        pack="",
        actions=[action.action for action in actions],
        digests=[action.digest for action in actions],
        digest=codec.digest_of(last[0].state) if last else "",
        result=row.ended(),
        parts=[
            Stretch(
                part.first,
                part.rules_version,
                part.encoding,
                None if part.position is None else msgspec.json.decode(part.position),
            )
            for part in parts
        ],
        legacy=msgspec.json.decode(row.legacy) if row.legacy else None,
    )
