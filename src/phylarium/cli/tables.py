"""`phylarium tables`: the stored games of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import say


@click.group(help=say("cli-tables-help"))
def command() -> None:
    """Its own commands do the work."""


@command.command("check", help=say("cli-tables-check-help"))
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data"))
@json_flag
@click.pass_context
def check(ctx: click.Context, data: Path | None, as_json: bool) -> None:
    from phylarium.table.check import check_tables
    from phylarium.table.config import settings

    found = asyncio.run(check_tables(settings(data_dir=data)))
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
