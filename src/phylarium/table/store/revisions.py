"""Which migration a database has come to, its tables as they are there, and bringing them to another migration."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from phylarium.table import schema

MIGRATIONS = Path(__file__).parents[1] / "migrations"
NEWEST = "head"
"""In the place of a migration: the last one that there is."""

VERSIONS = "alembic_version"
"""The table that names the last migration."""


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def known_revisions() -> list[str]:
    """The names of all migrations, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def revision_of(connection: sa.Connection) -> str | None:
    """The last migration of a database; None where there was none, so that it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: sa.Connection, wanted: str = NEWEST) -> None:
    """Bring the tables to where a migration leaves them: forward, or back to an older one."""
    known = known_revisions() if wanted != NEWEST else []
    current = revision_of(connection)
    back = current in known and known.index(current) < known.index(wanted)
    (command.downgrade if back else command.upgrade)(_config(connection), wanted)


def reflected(connection: sa.Connection) -> sa.MetaData:
    """Our tables as they are in this database; others that may be there beside them are left alone."""
    there = set(sa.inspect(connection).get_table_names())
    found = sa.MetaData()
    found.reflect(connection, only=[name for name in schema.metadata.tables if name in there])
    return found
