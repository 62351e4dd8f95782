"""Statements of every move, given to the driver as they are.

SQLAlchemy makes the text of a statement for each database. Running one takes it ten times as long as the database
needs for it, so those that each move runs are kept as text and go to the driver without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError


def directly(connection: sa.Connection, text: str, values: Sequence[object] = ()) -> DBAPICursor:
    """Run a text as the driver takes it. Errors are those that SQLAlchemy makes of them."""
    driver = connection.dialect.loaded_dbapi
    cursor = connection.connection.cursor()
    try:
        cursor.execute(text, values)
    except driver.Error as error:
        raise DBAPIError.instance(
            text, None, error, driver.Error, hide_parameters=True, dialect=connection.dialect
        ) from error
    return cursor


class Prepared:
    """A statement as text, by database. `columns` are those that it writes.

    What a driver takes and gives is not converted, so it is for texts, numbers and bytes only.
    """

    def __init__(self, statement: sa.Select[Any] | sa.Insert | sa.Update, *columns: str) -> None:
        self._statement = statement
        self._columns = list(columns) or None
        self._made: dict[str, tuple[str, list[str]]] = {}

    def run(self, connection: sa.Connection, **values: object) -> DBAPICursor:
        text, names = self._made.get(connection.dialect.name) or self._make(connection)
        return directly(connection, text, [values[name] for name in names])

    def rows(self, connection: sa.Connection, **values: object) -> list[Sequence[Any]]:
        """What a query finds."""
        cursor = self.run(connection, **values)
        found = list(cursor.fetchall())
        cursor.close()
        return found

    def _make(self, connection: sa.Connection) -> tuple[str, list[str]]:
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
        made = self._made[connection.dialect.name] = (str(compiled), compiled.positiontup or [])
        return made
