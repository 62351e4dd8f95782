"""`phylarium play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from phylarium.cli.parts import (
    answered,
    bot_names,
    load_record,
    one_of,
    option_list,
    options_of,
    pack_folder,
    seats_number,
    seed_text,
)
from phylarium.cli.saying import FILE, say, say_game
from phylarium.kernel import registry
from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message


@click.command(help=say("cli-play-help"))
@click.argument("game", required=False)
@seats_number
@option_list
@seed_text(None)
@click.option("--human", metavar="SEATS", help=say("cli-help-human"))
@bot_names
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help=say("cli-help-load"))
@pack_folder
def command(
    game: str | None,
    seats: int | None,
    chosen: tuple[str, ...],
    seed: str | None,
    human: str | None,
    players: tuple[str, ...],
    load: Path | None,
    pack: Path | None,
) -> None:
    from rich.console import Console

    from phylarium import bots
    from phylarium.cli.position import BOT
    from phylarium.cli.terminal import Terminal
    from phylarium.cli.texts import Text
    from phylarium.kernel.match import Match
    from phylarium.kernel.rng import commitment

    interactive = sys.stdin.isatty()
    if interactive:
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  gives line editing and history to input()
    for name in players:
        bots.check(name)
    if load is not None:
        given = {"GAME": game, "--seats": seats, "--option": chosen or None, "--seed": seed}
        extra = [what for what, value in given.items() if value is not None]
        if extra:
            raise OptionError(Message("cli-play-load-alone", {"what": Listing(extra, ROW)}), FILE)
        record = load_record(load)
        match = Match.resume(record, pack)
        people = people_of(human, len(record.seats), [s for s, n in enumerate(record.seats) if not n.startswith(BOT)])
        seated = [name.removeprefix(BOT) if name.startswith(BOT) else "random" for name in record.seats]
        if players:
            seated = [players[seat % len(players)] for seat in range(len(seated))]
    else:
        rules = registry.game(game) if game is not None else which_game(interactive)
        number = seats if seats is not None else ask_seats(rules, interactive)
        options = options_of(rules, chosen)
        people = people_of(human, number, [0]) if human or not interactive else ask_people(number)
        seated = [(players or ("random",))[seat % len(players or ("random",))] for seat in range(number)]
        names = [
            say("cli-play-person", seat=seat + 1) if seat in people else f"{BOT}{seated[seat]}"
            for seat in range(number)
        ]
        match = Match.start(rules, number, options, seed or secrets.token_hex(8), names, pack)
    console = Console(highlight=False)
    title = say_game(match.game.name, f"{match.game.name}-title")
    console.print(Text(title, "bold"))
    console.print(Text(say("cli-play-commitment", hash=commitment(match.seed)), "dim"))
    console.print(Text(say("cli-play-welcome"), "dim"))
    moves = len(match.actions)
    # One game, and a person who waits: the bots may have the other cores, too.
    with bots.Crew(pack=pack) as crew:
        at_seats = {
            seat: bots.make(seated[seat], f"bot {seat} of {match.seed} from {moves}", crew)
            for seat in range(len(match.names))
            if seat not in people
        }
        Terminal(match, at_seats, console, path=load, interactive=interactive).run()


def which_game(interactive: bool) -> Game:
    """The only game, or the one that the player names."""
    names = registry.games()
    if len(names) == 1 or not interactive:
        return registry.game(names[0])
    for name in names:
        click.echo(f"  {name:<12} {say_game(name, f'{name}-title')}")
    return registry.game(answered(say("cli-play-which-game"), one_of(names), names[0]))


def ask_seats(game: Game, interactive: bool) -> int:
    if len(game.seats) == 1 or not interactive:
        return max(game.seats)
    allowed = [str(n) for n in game.seats]
    words = say("cli-play-how-many", seats=Listing(allowed, ROW))
    return int(answered(words, one_of(allowed), allowed[-1]))


def ask_people(seats: int) -> list[int]:
    return answered(say("cli-play-who"), lambda text: people_of(text, seats, [0]), "1")


def people_of(text: str | None, seats: int, default: Sequence[int]) -> list[int]:
    """The seats that people play, from a list such as `1,2` (seats count from 1), `all` or `none`."""
    if text is None:
        return list(default)
    word = text.strip().lower()
    if word == "all":
        return list(range(seats))
    if word == "none":
        return []
    parts = [part.strip() for part in word.split(",")]
    if not all(part.isdecimal() and 1 <= int(part) <= seats for part in parts):
        raise OptionError(Message("cli-play-bad-seats", {"text": text, "seats": seats}), FILE)
    return sorted({int(part) - 1 for part in parts})
