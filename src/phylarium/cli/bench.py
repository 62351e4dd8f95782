"""`phylarium bench`: how fast each game is here."""

from __future__ import annotations

import click

from phylarium.cli.parts import json_flag, print_json, seed_text, time_limit
from phylarium.cli.saying import decimal, say
from phylarium.kernel import registry


@click.command(help=say("cli-bench-help"))
@click.argument("games", nargs=-1, metavar="[GAME]...")
@time_limit("--seconds", 2.0, say("cli-help-seconds"))
@seed_text("bench")
@json_flag
def command(games: tuple[str, ...], seconds: float, seed: str, as_json: bool) -> None:
    from phylarium.arena.measure import measure

    names = [registry.game(name).name for name in games or registry.games()]
    answer = {name: measure(name, seconds, seed) for name in names}
    if as_json:
        print_json(answer)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    table.add_column(say("cli-column-game"))
    table.add_column(say("cli-column-us"), justify="right")
    table.add_column(say("cli-column-clone"), justify="right")
    table.add_column(say("cli-column-engine"))
    for name, row in answer.items():
        kind = say("cli-bench-compiled" if row["compiled"] else "cli-bench-interpreted")
        table.add_row(name, decimal(float(str(row["us_per_decision"]))), decimal(float(str(row["clone_us"]))), kind)
    Console(highlight=False).print(table)
