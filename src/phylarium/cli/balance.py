"""`phylarium balance`: is a game fair, and does anything in it stand out?"""

from __future__ import annotations

import os
from pathlib import Path

import click

from phylarium.cli.arena import (
    arena_seats,
    fewest,
    finish,
    held,
    out_folder,
    ray_address,
    runner_of,
    summary,
    workers_number,
    write_reports,
)
from phylarium.cli.parts import json_flag, option_list, options_of, pack_folder, print_json, seed_text
from phylarium.cli.saying import language, say
from phylarium.kernel import registry


@click.command(help=say("cli-balance-help"))
@click.argument("game")
@click.option("--bot", "player", metavar="NAME", help=say("cli-help-balance-bot"))
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help=say("cli-help-arena-games"))
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    help=say("cli-help-minutes"),
)
@arena_seats
@seed_text("1")
@option_list
@pack_folder
@out_folder("balance")
@workers_number
@ray_address
@json_flag
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    player: str | None,
    games: int,
    minutes: float,
    seats: int | None,
    seed: str,
    chosen: tuple[str, ...],
    pack: Path | None,
    out: Path | None,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> None:
    from phylarium.arena.analysis import analyse, rounded
    from phylarium.arena.balance import CANDIDATES, affordable, findings
    from phylarium.arena.report import told
    from phylarium.arena.tournament import kept_plan, planned

    rules = registry.game(game)
    places = fewest(rules.seats) if seats is None else seats
    options = options_of(rules, chosen)
    plan = planned(game, [player or CANDIDATES[0]], games, places, options, seed, pack)
    # Which bot is affordable depends on the day: games that are there already decide it.
    folder = out or Path("balance") / f"{game}-{plan.fingerprint(() if player else ('bots',))}"
    if player is None:
        there = kept_plan(folder)
        if there is not None and len(there.bots) == 1:
            player = there.bots[0]
            click.echo(say("cli-balance-kept", bot=player), err=True)
        else:
            hands = workers or os.cpu_count() or 1
            player, expected = affordable(game, places, plan.options, games, minutes * 60, hands, seed, pack)
            each = expected[player]
            whole = each * games / hands / 60
            click.echo(say("cli-balance-chosen", bot=player, each=each, minutes=whole), err=True)
        plan = planned(game, [player], games, places, options, seed, pack)
    outcomes = held(ctx, plan, runner_of(workers, ray), folder)
    analysis = analyse(plan, outcomes)
    balance = findings(analysis)
    page = write_reports(folder, analysis, balance)
    if as_json:
        print_json({"balance": rounded(balance), **analysis.plain()})
    else:
        summary(analysis)
        if analysis.finished:
            for words in told(analysis, balance, language()):
                click.echo(f"- {words}")
        click.echo(say("cli-arena-report", file=str(page)))
    finish(ctx, analysis)
