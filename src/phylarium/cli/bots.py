"""`phylarium bots`: who can be played against, and how each of them plays."""

from __future__ import annotations

import click

from phylarium import bots
from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import language, say
from phylarium.kernel.words import SOURCE, render


def about(name: str, tongue: str) -> str:
    return render(bots.about(name), language=tongue)


@click.command(help=say("cli-bots-help"))
@json_flag
def command(as_json: bool) -> None:
    """Levels first, weakest to strongest, then everybody else."""
    names = [*bots.LEVELS, *(name for name in bots.names() if name not in bots.LEVELS)]
    if as_json:
        print_json([{"name": name, "level": name in bots.LEVELS, "about": about(name, SOURCE)} for name in names])
        return
    from rich.console import Console
    from rich.table import Table

    from phylarium.cli.texts import Text

    console = Console(highlight=False)
    for title, some in (("cli-bots-levels", bots.LEVELS), ("cli-bots-others", names[len(bots.LEVELS) :])):
        console.print(Text(say(title), "bold"))
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=True)
        for _ in range(2):
            table.add_column()
        for name in some:
            table.add_row(Text(name, "cyan"), Text(about(name, language())))
        console.print(table)
