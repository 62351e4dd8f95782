"""`phylarium balance`: is a game fair, and does anything in it stand out?"""

from __future__ import annotations

import os
from pathlib import Path

import click

from phylarium.cli.arena import Wish, finish, held, summary, wishes, write_reports
from phylarium.cli.parts import print_json, time_limit
from phylarium.cli.saying import language, say


@click.command(help=say("cli-balance-help"))
@wishes("balance", 200)
@click.option("--bot", "player", metavar="NAME", help=say("cli-help-balance-bot"))
@time_limit("--minutes", 10.0, say("cli-help-minutes"))
def command(ctx: click.Context, wish: Wish, player: str | None, minutes: float) -> None:
    from phylarium.arena.analysis import analyse, rounded
    from phylarium.arena.balance import CANDIDATES, affordable, findings
    from phylarium.arena.report import told
    from phylarium.arena.tournament import kept_plan

    plan = wish.plan([player or CANDIDATES[0]])
    # Which bot is affordable depends on the day: games that are there already decide it.
    folder = wish.out or Path("balance") / f"{wish.game}-{plan.fingerprint(() if player else ('bots',))}"
    if player is None:
        there = kept_plan(folder)
        if there is not None and len(there.bots) == 1:
            player = there.bots[0]
            click.echo(say("cli-balance-kept", bot=player), err=True)
        else:
            hands = wish.workers or os.cpu_count() or 1
            asked = (wish.game, plan.seats, plan.options, wish.games, minutes * 60, hands, wish.seed, wish.pack)
            player, expected = affordable(*asked)
            each = expected[player]
            whole = each * wish.games / hands / 60
            click.echo(say("cli-balance-chosen", bot=player, each=each, minutes=whole), err=True)
        plan = wish.plan([player])
    outcomes = held(ctx, plan, wish.runner(), folder)
    analysis = analyse(plan, outcomes)
    balance = findings(analysis)
    page = write_reports(folder, analysis, balance)
    if wish.as_json:
        print_json({"balance": rounded(balance), **analysis.plain()})
    else:
        summary(analysis)
        if analysis.finished:
            for words in told(analysis, balance, language()):
                click.echo(f"- {words}")
        click.echo(say("cli-arena-report", file=str(page)))
    finish(ctx, analysis)
