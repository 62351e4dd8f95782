"""`phylarium fuzz`: random games over all variants, every position checked."""

from __future__ import annotations

import sys

import click

from phylarium.cli.parts import json_flag, print_json, seed_text
from phylarium.cli.saying import say
from phylarium.kernel import registry

SHOWN = 10
"""Failures that are told in full; the rest are counted."""


@click.command(help=say("cli-fuzz-help"))
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--games", "number", type=click.IntRange(min=1), default=2000, show_default=True, help=say("cli-help-fuzz-games")
)
@seed_text("1")
@click.option("--workers", type=click.IntRange(min=0), default=0, help=say("cli-help-workers"))
@json_flag
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], number: int, seed: str, workers: int, as_json: bool) -> None:
    from phylarium.arena.fuzz import fuzz

    names = [registry.game(name).name for name in games or registry.games()]
    outcomes = []
    for name in names:
        with click.progressbar(length=number, label=name, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
            outcomes.append(fuzz(name, number, seed, workers, advance=bar.update))
    for outcome in outcomes:
        if not as_json:
            counts = {
                "games": outcome.games,
                "decisions": outcome.decisions,
                "variants": outcome.variants,
                "errors": len(outcome.failures),
            }
            click.echo(say("cli-fuzz-result", game=outcome.game, **counts))
        for failure in outcome.failures[:SHOWN]:
            seats, decisions = failure.setting.seats, failure.decisions
            words = say("cli-fuzz-failure", game=outcome.game, seats=seats, decisions=decisions, error=failure.error)
            click.echo(words, err=True)
            click.echo(say("cli-again", command=failure.setting.command()), err=True)
    if as_json:
        print_json([outcome.plain() for outcome in outcomes])
    ctx.exit(1 if any(outcome.failures for outcome in outcomes) else 0)
