"""`phylarium lessons`: what can be learnt, and how long it takes."""

from __future__ import annotations

import click

from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import language, say, say_game
from phylarium.kernel import registry
from phylarium.lessons import lessons_of


@click.command(help=say("cli-lessons-help"))
@json_flag
def command(as_json: bool) -> None:
    every = {game: lessons_of(game) for game in registry.games()}
    if as_json:
        print_json({game: [lesson.measure() for lesson in lessons] for game, lessons in every.items()})
        return
    from rich.console import Console
    from rich.table import Table

    from phylarium.cli.texts import Text

    console = Console(highlight=False)
    for game, lessons in every.items():
        if not lessons:
            continue
        console.print(Text.assemble((say_game(game, f"{game}-title"), "bold"), "  ", (game, "cyan")))
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=True)
        for lesson in lessons:
            length = lesson.measure(language())
            words = say("cli-lessons-length", steps=length["steps"], words=length["words"])
            table.add_row(Text(lesson.name, "cyan"), Text(lesson.say(lesson.title, language())), Text(words))
        console.print(table)
        console.print()
