"""`phylarium fuzz`: games over all variants, every position checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from phylarium.cli.arena import INTERRUPTED, ray_address, runner_of
from phylarium.cli.parts import json_flag, print_json, seed_text
from phylarium.cli.saying import say
from phylarium.kernel import registry

if TYPE_CHECKING:
    from phylarium.arena.fuzz import FuzzOutcome

SHOWN = 10
"""Failures that are told in full; the rest are counted."""


@click.command(help=say("cli-fuzz-help"))
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--games", "number", type=click.IntRange(min=1), default=2000, show_default=True, help=say("cli-help-fuzz-games")
)
@seed_text("1")
@click.option("--workers", "--jobs", "workers", type=click.IntRange(min=0), default=0, help=say("cli-help-workers"))
@ray_address
@click.option("--state", "kept", type=click.Path(path_type=Path), metavar="FILE", help=say("cli-help-fuzz-state"))
@click.option(
    "--against",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help=say("cli-help-fuzz-against"),
)
@json_flag
@click.pass_context
def command(
    ctx: click.Context,
    games: tuple[str, ...],
    number: int,
    seed: str,
    workers: int,
    ray: str | None,
    kept: Path | None,
    against: Path | None,
    as_json: bool,
) -> None:
    from phylarium.arena.fuzz import fuzz

    names = [registry.game(name).name for name in games or registry.games()]
    runner = runner_of(workers, ray)
    outcomes = []
    try:
        for name in names:
            with click.progressbar(length=number, label=name, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
                outcomes.append(fuzz(name, number, seed, runner, kept=kept, against=against, advance=bar.update))
    except KeyboardInterrupt:
        if kept is None:
            raise
        click.echo(say("cli-fuzz-stopped", file=str(kept)), err=True)
        ctx.exit(INTERRUPTED)
    for outcome in outcomes:
        if not as_json:
            tell(outcome)
        complain(outcome)
    if as_json:
        print_json([outcome.plain() for outcome in outcomes])
    ctx.exit(1 if any(outcome.failures or outcome.different for outcome in outcomes) else 0)


def tell(outcome: FuzzOutcome) -> None:
    """What was played, in two lines."""
    counts = {
        "games": outcome.games,
        "decisions": outcome.decisions,
        "variants": outcome.variants,
        "errors": len(outcome.failures),
    }
    click.echo(say("cli-fuzz-result", game=outcome.game, **counts))
    build = "compiled" if outcome.compiled else "interpreted"
    more = {"bots": outcome.bots, "packs": outcome.packs, "seconds": outcome.seconds}
    click.echo(say("cli-fuzz-more", build=build, digest=outcome.digest, compared=outcome.compared, **more))


def complain(outcome: FuzzOutcome) -> None:
    """What went wrong, and how to see it again."""
    for failure in outcome.failures[:SHOWN]:
        seats, decisions = failure.setting.seats, failure.decisions
        words = say("cli-fuzz-failure", game=outcome.game, seats=seats, decisions=decisions, error=failure.error)
        click.echo(words, err=True)
        click.echo(say("cli-again", command=failure.command()), err=True)
    from phylarium.arena.fuzz import BLOCK

    for first in outcome.different[:SHOWN]:
        click.echo(say("cli-fuzz-different", game=outcome.game, first=first, last=first + BLOCK - 1), err=True)
