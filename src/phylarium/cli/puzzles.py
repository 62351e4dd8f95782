"""`phylarium puzzles`: positions in which one option is far better than the others, made, listed and asked."""

from __future__ import annotations

from pathlib import Path

import click

from phylarium.cli.parts import answered, json_flag, one_up_to, print_json, seed_text, time_limit
from phylarium.cli.saying import decimal, say, say_at, say_game
from phylarium.kernel import registry

command = click.Group(help=say("cli-puzzles-help"), no_args_is_help=False)


@command.command(help=say("cli-puzzles-make-help"))
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 200), default=12, show_default=True, help=say("cli-help-count"))
@seed_text("puzzles")
@time_limit("--minutes", 10.0, say("cli-help-puzzle-minutes"))
@click.option("--out", type=click.Path(path_type=Path), help=say("cli-help-puzzle-out"))
def make(game: str, count: int, seed: str, minutes: float, out: Path | None) -> None:
    from phylarium.review.puzzles import FILE, Puzzle, made, written

    known = registry.game(game)
    path = out or Path(f"{game}-{FILE}")
    found: list[Puzzle] = []
    games = 0
    for one in made(known, count, seed, minutes * 60):
        games += 1
        if one is not None:
            found.append(one)
            written(known, found, path)
            click.echo(say("cli-puzzles-found", found=len(found), count=count, games=games), err=True)
    click.echo(say("cli-puzzles-made", found=len(found), games=games, file=str(path)))
    if len(found) < count:
        click.echo(say("cli-puzzles-short", count=count), err=True)


@command.command("list", help=say("cli-puzzles-list-help"))
@json_flag
def listed(as_json: bool) -> None:
    from phylarium.review.puzzles import puzzles_of

    every = {game: puzzles_of(game) for game in registry.games()}
    if as_json:
        print_json(
            {
                game: [{"number": n, "seats": one.seats, "at": len(one.actions)} for n, one in enumerate(found, 1)]
                for game, found in every.items()
            }
        )
        return
    for game, found in every.items():
        click.echo(say("cli-puzzles-of", game=game, title=say_game(game, f"{game}-title"), number=len(found)))


@command.command(help=say("cli-puzzles-play-help"))
@click.argument("game")
@click.argument("number", type=int)
def play(game: str, number: int) -> None:
    from rich.console import Console

    from phylarium.cli.position import print_board, print_options, words_of
    from phylarium.cli.texts import Text
    from phylarium.review.puzzles import position, puzzle

    known = registry.game(game)
    one = puzzle(game, number)
    state = position(known, one)
    seat = state.to_move()
    seen = state.masked(seat)
    console = Console(highlight=False)
    print_board(console, known, seen, seat)
    console.print()
    console.print(Text(words_of(known, known.asked(seen)), "bold"))
    offers = seen.legal()
    words = [words_of(known, seen.describe(action)) for action in offers]
    print_options(console, words, range(1, len(offers) + 1))
    while True:
        given = answered(say("cli-puzzles-which"), one_up_to(len(offers)))
        if known.vocabulary.name(offers[given - 1]) == one.answer:
            break
        click.echo(say("cli-puzzles-wrong"))
    second = seen.describe(known.vocabulary.parse(one.second))
    click.echo(say_at(game, "cli-puzzles-right", points=decimal(one.margin), second=second))
    from phylarium.kernel.words import ids

    for term in one.why:
        id = f"term-{term.name}"
        name = say_game(game, id) if id in ids(game) else term.name
        click.echo(say("cli-puzzles-term", term=name, points=decimal(term.points)))
