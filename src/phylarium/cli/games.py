"""`phylarium games`: what can be played, by how many, in which variants."""

from __future__ import annotations

import click

from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import game_source, say, say_game
from phylarium.kernel import registry
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing
from phylarium.kernel.options import Option, Value


def shown(value: Value) -> str:
    """A value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else value


def option_entry(game: Game, option: Option) -> dict[str, object]:
    return {
        "default": option.default,
        "defaults": {str(seats): option.default_for(seats) for seats in game.seats},
        "choices": list(option.choices),
        "description": game_source(game.name, f"{game.name}-option-{option.name}"),
        "rule": option.rule,
        "seats": list(option.seats or game.seats),
    }


def game_entry(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game_source(game.name, f"{game.name}-title"),
        "seats": list(game.seats),
        "options": {option.name: option_entry(game, option) for option in game.options},
        "rules_version": game.rules_version,
    }


@click.command(help=say("cli-games-help"))
@json_flag
def command(as_json: bool) -> None:
    every = [registry.game(name) for name in registry.games()]
    if as_json:
        print_json([game_entry(game) for game in every])
        return
    from rich.console import Console
    from rich.table import Table

    from phylarium.cli.texts import Text

    console = Console(highlight=False)
    if not every:
        console.print(Text(say("cli-games-none")))
    for game in every:
        title = say_game(game.name, f"{game.name}-title")
        console.print(Text.assemble((title, "bold"), "  ", (game.name, "cyan")))
        console.print(Text(f"  {say('cli-games-seats', seats=Listing(game.seats, ROW))}"))
        table = Table(box=None, padding=(0, 1), show_header=False, pad_edge=True)
        for _ in range(3):
            table.add_column(overflow="fold")
        for option in game.options:
            values = Text(" ").join(
                Text(shown(choice), "bold" if choice == option.default else "") for choice in option.choices
            )
            words = say_game(game.name, f"{game.name}-option-{option.name}")
            if option.seats:
                words = say("cli-games-option-seats", option=words, seats=Listing(option.seats, ROW))
            table.add_row(Text(option.name, "cyan"), values, Text(words))
        if game.options:
            console.print(table)
        console.print()
