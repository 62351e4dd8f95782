"""Stored games as records: made of what is stored alone, so that none is lost, whatever became of its rules."""

from __future__ import annotations

import msgspec

from phylarium.kernel import codec
from phylarium.kernel.record import FORMAT, Part, Record, version
from phylarium.table.store import Store, TableRow


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
            Part(
                part.first,
                part.rules_version,
                part.encoding,
                None if part.position is None else msgspec.json.decode(part.position),
            )
            for part in parts
        ],
        legacy=msgspec.json.decode(row.legacy) if row.legacy else None,
    )
