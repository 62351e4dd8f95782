"""`phylarium chances`: chances of winning, fitted to games between bots."""

from __future__ import annotations

from pathlib import Path

import click

from phylarium.cli.parts import seed_text
from phylarium.cli.saying import decimal, say
from phylarium.kernel import registry

command = click.Group(help=say("cli-chances-help"))


@command.command(help=say("cli-chances-fit-help"))
@click.argument("game")
@click.option("--games", type=click.IntRange(3, 100_000), default=60, show_default=True, help=say("cli-help-games"))
@seed_text("chances")
@click.option("--out", type=click.Path(path_type=Path), help=say("cli-help-chances-out"))
def fit(game: str, games: int, seed: str, out: Path | None) -> None:
    from phylarium.review.chances import FILE, Fits, written
    from phylarium.review.playing import fit_game

    known = registry.game(game)
    path = out or Path(f"{game}-{FILE}")
    for step in fit_game(known, games, seed):
        if isinstance(step, Fits):
            written(step, path)
            for found in (step.competing, step.alone):
                if found is not None:
                    loss, even = decimal(found.loss, 3), decimal(found.even, 3)
                    click.echo(say("cli-chances-fitted", games=found.games, loss=loss, even=even))
            click.echo(say("cli-chances-written", file=str(path)))
        else:
            click.echo(say("cli-chances-game", number=step, games=games), err=True)
