"""What a game tells of one thing on the table to whoever looks at it closely, beyond what its picture is called."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from phylarium.kernel.message import Message

if TYPE_CHECKING:
    from phylarium.kernel.game import Game


class DataRow(NamedTuple):
    """A row of a game's component data: the table that it stands in, and its id."""

    table: str
    id: str


class Inspection(NamedTuple):
    """All of it comes from a state that is masked for whoever looks."""

    facts: tuple[Message, ...] = ()
    """Symbols that the thing's own words leave out, each named and explained."""
    rows: tuple[DataRow, ...] = ()
    """The data that its values stand in."""
    helps: tuple[Message, ...] = ()
    """Whom it helps in this position, and how."""


class Provenance(NamedTuple):
    """Where a value comes from. `part` is what of a row it is; empty: the row itself."""

    part: str
    source: str


@cache
def provenance_of(game: Game, row: DataRow) -> tuple[Provenance, ...]:
    """Where the values of a row come from, by the source columns of the data; empty for a row that is not there."""
    for path in game.files().values():
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get(row.table, ())
        for one in rows if isinstance(rows, list) else ():
            if one.get("id") == row.id:
                return tuple(
                    Provenance(name.removesuffix("source").rstrip("_"), source)
                    for name, source in one.items()
                    if (name == "source" or name.endswith("_source")) and source
                )
    return ()
