"""`phylarium tables`: the stored games of a server."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from pathlib import Path

import click

from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import language, say
from phylarium.kernel.words import SOURCE

PATCHED = {
    "kept": "cli-tables-patch-kept",
    "begun-anew": "cli-tables-patch-begun-anew",
    "taken-over": "cli-tables-patch-taken-over",
    "asked": "cli-tables-patch-asked",
    "read-only": "cli-tables-patch-read-only",
}
"""By what became of a table: how that is said."""

data_folder = click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data"))


@click.group(help=say("cli-tables-help"))
def command() -> None:
    """Its own commands do the work; what they say is theirs alone, so logs go beside it."""
    from phylarium.table.app import configure_logs

    configure_logs(False, logging.WARNING)


@command.command("check", help=say("cli-tables-check-help"))
@data_folder
@json_flag
@click.pass_context
def check(ctx: click.Context, data: Path | None, as_json: bool) -> None:
    from phylarium.table.check import check_tables
    from phylarium.table.config import settings

    found = asyncio.run(check_tables(settings(data_dir=data), SOURCE if as_json else language()))
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
@data_folder
@json_flag
@click.pass_context
def patch(ctx: click.Context, dry_run: bool, data: Path | None, as_json: bool) -> None:
    from phylarium.table.config import settings
    from phylarium.table.patch import patch_tables

    found = asyncio.run(patch_tables(settings(data_dir=data), dry_run, SOURCE if as_json else language()))
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
