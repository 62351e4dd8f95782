"""`phylarium chances`: chances of winning, fitted to games between bots, and tried on others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from phylarium.cli.parts import seed_text
from phylarium.cli.saying import FILE as WORDS
from phylarium.cli.saying import decimal, percent, say
from phylarium.kernel import registry
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message

if TYPE_CHECKING:
    from phylarium.kernel.game import Game
    from phylarium.review.playing import Sampled

command = click.Group(help=say("cli-chances-help"), no_args_is_help=False)

games_option = click.option(
    "--games", type=click.IntRange(3, 100_000), default=60, show_default=True, help=say("cli-help-games")
)


def _played(game: Game, games: int, seed: str) -> tuple[Sampled, Sampled]:
    """Games between bots, competing and alone, counted while they are played."""
    from phylarium.review.playing import sampled

    return sampled(
        game, games, seed, lambda number: click.echo(say("cli-chances-game", number=number, games=games), err=True)
    )


@command.command(help=say("cli-chances-fit-help"))
@click.argument("game")
@games_option
@seed_text("chances")
@click.option("--out", type=click.Path(path_type=Path), help=say("cli-help-chances-out"))
def fit(game: str, games: int, seed: str, out: Path | None) -> None:
    from phylarium.review.chances import FILE, written
    from phylarium.review.playing import fits_to

    known = registry.game(game)
    path = out or Path(f"{game}-{FILE}")
    fits = fits_to(known, *_played(known, games, seed))
    written(fits, path)
    for found in (fits.competing, fits.alone):
        if found is not None:
            loss, even = decimal(found.loss, 3), decimal(found.even, 3)
            click.echo(say("cli-chances-fitted", games=found.games, loss=loss, even=even))
    click.echo(say("cli-chances-written", file=str(path)))


@command.command("try", help=say("cli-chances-try-help"))
@click.argument("game")
@games_option
@seed_text("held out")
@click.option("--json", "as_json", is_flag=True, help=say("cli-help-json"))
def try_(game: str, games: int, seed: str, as_json: bool) -> None:
    from phylarium.review.chances import Tried, fits_of, tried

    known = registry.game(game)
    fits = fits_of(known)
    if fits is None:
        raise OptionError(Message("cli-chances-none", {"game": game}), WORDS)
    played = dict(zip(("competing", "alone"), _played(known, games, seed), strict=True))
    found: dict[str, Tried] = {}
    for name, fit in (("competing", fits.competing), ("alone", fits.alone)):
        if fit is not None and played[name].samples:
            found[name] = tried(played[name].samples, fit, played[name].games)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    for name, one in found.items():
        heading = "cli-chances-tried-alone" if name == "alone" else "cli-chances-tried-competing"
        click.echo(say(heading, games=one.games, positions=one.positions))
        for id, value, even in (
            ("cli-chances-loss", one.loss, one.loss_even),
            ("cli-chances-brier", one.brier, one.brier_even),
        ):
            click.echo(say(id, value=decimal(value, 3), even=decimal(even, 3)))
        for band in one.bands:
            click.echo(say("cli-chances-band", given=band.given, said=percent(band.said), came=percent(band.came)))
