"""`phylarium pack check`: what is wrong with a folder of component data."""

from __future__ import annotations

from pathlib import Path

import click

from phylarium.cli.saying import FILE, language, say
from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError, in_words
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message


class UnknownPack(PhylariumError):
    """A folder of which nobody can say which game it is for."""


def game_of(folder: Path) -> Game:
    """The game whose data files share the most names with the folder's.

    Of several, the one that could be played with it; beyond that the game has to be named.
    """
    present = {path.name for path in folder.glob("*.toml")}
    shared = {name: len(present & set(registry.game(name).files())) for name in registry.games()}
    most = max(shared.values(), default=0)
    fits = [name for name, count in shared.items() if count == most]
    if len(fits) > 1 and most:
        fits = [name for name in fits if not registry.game(name).check_pack(folder)] or fits
    if len(fits) == 1:
        return registry.game(fits[0])
    known = Listing(fits if most else registry.games(), ROW)
    raise UnknownPack(Message("cli-pack-which-game", {"folder": str(folder), "games": known}), FILE)


@click.group(help=say("cli-pack-help"), no_args_is_help=False)
def command() -> None:
    """The group itself does nothing: its commands do."""


@command.command("check", help=say("cli-pack-check-help"))
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--game", metavar="GAME", help=say("cli-help-pack-game"))
@click.pass_context
def check(ctx: click.Context, folder: Path, game: str | None) -> None:
    if not folder.is_dir():
        raise UnknownPack(Message("cli-pack-no-folder", {"folder": str(folder)}), FILE)
    rules = game_of(folder) if game is None else registry.game(game)
    problems = rules.check_pack(folder)
    for problem in problems:
        click.echo(in_words(problem, language()))
    if problems:
        click.echo(say("cli-pack-problems", count=len(problems), game=rules.name), err=True)
        ctx.exit(1)
    click.echo(say("cli-pack-sound", folder=str(folder), game=rules.name))
