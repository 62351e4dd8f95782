"""`phylarium tables`: the stored games of a server."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import language, say
from phylarium.kernel.extras import needed
from phylarium.kernel.words import SOURCE

if TYPE_CHECKING:
    from phylarium.table.config import Settings
    from phylarium.table.transfer import Moved

PATCHED = {
    "kept": "cli-tables-patch-kept",
    "begun-anew": "cli-tables-patch-begun-anew",
    "taken-over": "cli-tables-patch-taken-over",
    "asked": "cli-tables-patch-asked",
    "read-only": "cli-tables-patch-read-only",
}
"""By what became of a table: how that is said."""

F = TypeVar("F", bound=Callable[..., Any])


def database(command: F) -> F:
    """The options that name a database."""
    folder = click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data"))
    return folder(click.option("--database", metavar="URL", help=say("cli-help-database"))(command))


def settings_of(data: Path | None, database: str | None) -> Settings:
    """The settings with the database that the options name; a folder that is named goes before DATABASE_URL."""
    from phylarium.table.config import settings

    return settings(data_dir=data, database_url="" if data is not None and database is None else database)


one_file = click.argument("file", type=click.Path(path_type=Path))


@click.group(help=say("cli-tables-help"), no_args_is_help=False)
def command() -> None:
    """Its own commands do the work; what they say is theirs alone, so logs go beside it."""
    with needed("table"):
        from phylarium.table.app import configure_logs

    configure_logs(False, logging.WARNING)


@command.command("check", help=say("cli-tables-check-help"))
@database
@json_flag
@click.pass_context
def check(ctx: click.Context, data: Path | None, database: str | None, as_json: bool) -> None:
    from phylarium.table.check import check_tables

    found = asyncio.run(check_tables(settings_of(data, database), SOURCE if as_json else language()))
    broken = [table for table in found if table.problem]
    if as_json:
        print_json(
            [
                {"id": t.id, "game": t.game, "status": t.status, "actions": t.actions, "problem": t.problem or None}
                for t in found
            ]
        )
    else:
        for table in broken:
            click.echo(say("cli-tables-broken", table=table.id, game=table.game, problem=table.problem))
        click.echo(say("cli-tables-count", tables=len(found), broken=len(broken)))
    ctx.exit(1 if broken else 0)


@command.command("patch", help=say("cli-tables-patch-help"))
@click.option("--dry-run", is_flag=True, help=say("cli-help-dry-run"))
@database
@json_flag
@click.pass_context
def patch(ctx: click.Context, dry_run: bool, data: Path | None, database: str | None, as_json: bool) -> None:
    from phylarium.table.patch import patch_tables

    found = asyncio.run(patch_tables(settings_of(data, database), dry_run, SOURCE if as_json else language()))
    counts = Counter(table.outcome for table in found)
    if as_json:
        print_json(
            [
                {
                    "id": t.id,
                    "game": t.game,
                    "status": t.status,
                    "actions": t.actions,
                    "rules": t.plays,
                    "today": t.today or None,
                    "outcome": t.outcome,
                    "reason": t.reason or None,
                }
                for t in found
            ]
        )
    else:
        for table in found:
            if table.outcome != "current":
                words = {"table": table.id, "game": table.game, "plays": table.plays, "today": table.today}
                click.echo(say(PATCHED[table.outcome], **words, reason=table.reason))
        click.echo(say("cli-tables-patch-count", tables=len(found), stuck=counts["read-only"]))
        if dry_run:
            click.echo(say("cli-tables-patch-dry"))
    ctx.exit(1 if counts["read-only"] else 0)


@command.command("export", help=say("cli-tables-export-help"))
@one_file
@database
@json_flag
def export_file(file: Path, data: Path | None, database: str | None, as_json: bool) -> None:
    from phylarium.table.transfer import export_database

    moved = asyncio.run(export_database(settings_of(data, database), file))
    tell_moved(moved, "cli-tables-exported", file, as_json)
    if not as_json:
        click.echo(say("cli-tables-exported-secret"))


@command.command("import", help=say("cli-tables-import-help"))
@one_file
@database
@json_flag
def import_file(file: Path, data: Path | None, database: str | None, as_json: bool) -> None:
    from phylarium.table.transfer import import_database

    moved = asyncio.run(import_database(settings_of(data, database), file))
    tell_moved(moved, "cli-tables-imported", file, as_json)


def tell_moved(moved: Moved, words: str, file: Path, as_json: bool) -> None:
    if as_json:
        print_json(counted(moved))
    else:
        click.echo(say(words, rows=sum(moved.tables.values()), where=moved.where, file=str(file)))


def counted(moved: Moved) -> dict[str, object]:
    rows = sum(moved.tables.values())
    return {
        "database": moved.where,
        "schema": moved.schema,
        "rows": rows,
        "tables": moved.tables,
        "sha256": moved.sha256,
    }
