"""`phylarium simulate`: games by the hundred, counted and timed."""

from __future__ import annotations

from pathlib import Path

import click

from phylarium.cli.parts import (
    bot_names,
    json_flag,
    option_list,
    options_of,
    pack_folder,
    print_json,
    seats_number,
    seats_of,
    seed_text,
)
from phylarium.cli.saying import decimal, say
from phylarium.kernel import registry


@click.command(help=say("cli-simulate-help"))
@click.argument("game")
@seats_number
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help=say("cli-help-games"))
@seed_text("1")
@option_list
@bot_names
@pack_folder
@click.option("--check", is_flag=True, help=say("cli-help-check"))
@json_flag
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    seats: int | None,
    games: int,
    seed: str,
    chosen: tuple[str, ...],
    players: tuple[str, ...],
    pack: Path | None,
    check: bool,
    as_json: bool,
) -> None:
    from phylarium import bots
    from phylarium.arena.simulate import simulate

    rules = registry.game(game)
    options = options_of(rules, chosen)
    for name in players:
        bots.check(name)
    # Random bots know no more than what is offered: the lean loop plays the same way, faster.
    seated = () if set(players) <= {"random"} else players
    tally = simulate(game, seats_of(rules, seats), games, seed, options, seated, check, pack)
    if tally.failures:
        first = tally.failures[0]
        click.echo(say("cli-simulate-error", errors=tally.errors, error=first.error), err=True)
        click.echo(say("cli-again", command=first.command()), err=True)
    if as_json:
        print_json(tally.plain())
    else:
        show(tally.plain())
    ctx.exit(1 if tally.errors else 0)


def show(answer: dict[str, object]) -> None:
    from rich.console import Console
    from rich.table import Table

    from phylarium.cli.texts import Text

    numbers = {key: value for key, value in answer.items() if isinstance(value, int | float)}
    console = Console(highlight=False)
    console.print(Text(say("cli-simulate-result", game=str(answer["game"]), **numbers)))
    means, winners = answer["mean_scores"], answer["winners"]
    assert isinstance(means, list) and isinstance(winners, list)
    table = Table(box=None, padding=(0, 2))
    for heading in ("cli-column-seat", "cli-column-mean", "cli-column-wins"):
        table.add_column(say(heading), justify="right")
    for seat, (mean, wins) in enumerate(zip(means, winners, strict=True)):
        table.add_row(str(seat + 1), decimal(mean), str(wins))
    console.print(table)
