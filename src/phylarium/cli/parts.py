"""Options and checks that several commands share."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from phylarium.cli.saying import FILE, say, worded
from phylarium.kernel.errors import DamagedRecord, OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.options import Value, parse
from phylarium.kernel.record import Record

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def json_flag(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help=say("cli-help-json"))(command)


def option_list(command: F) -> F:
    return click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help=say("cli-help-option"))(command)


def seats_number(command: F) -> F:
    return click.option("--seats", type=int, metavar="N", help=say("cli-help-seats"))(command)


def seed_text(default: str | None) -> Callable[[F], F]:
    return click.option("--seed", default=default, metavar="TEXT", help=say("cli-help-seed"))


def time_limit(option: str, default: float, words: str) -> Callable[[F], F]:
    """`--seconds` or `--minutes`: how long something may take."""
    kind = click.FloatRange(min=0, min_open=True)
    return click.option(option, type=kind, default=default, show_default=True, help=words)


def bot_names(command: F) -> F:
    return click.option("--bot", "players", multiple=True, metavar="NAME", help=say("cli-help-bot"))(command)


def pack_folder(command: F) -> F:
    folder = click.Path(path_type=Path)
    return click.option("--pack", type=folder, metavar="DIR", help=say("cli-help-pack"))(command)


def answered(question: str, understood: Callable[[str], T], default: str | None = None) -> T:
    """What a person answers, asked again as long as it is not understood. Enter alone takes the default."""
    if default is None:
        prompt = say("cli-ask", question=question)
    else:
        prompt = say("cli-ask-default", question=question, default=default)
    while True:
        text: str = click.prompt(prompt, default=default, show_default=False, prompt_suffix=" ")
        try:
            return understood(text.strip())
        except OptionError as error:
            click.echo(worded(error))


def one_of(known: Sequence[str]) -> Callable[[str], str]:
    """Understands one of these words."""

    def understood(text: str) -> str:
        if text not in known:
            raise OptionError(Message("cli-ask-one-of", {"text": text, "known": Listing(known, ROW)}), FILE)
        return text

    return understood


def one_up_to(most: int) -> Callable[[str], int]:
    """Understands a whole number from 1 on."""

    def understood(text: str) -> int:
        if not text.isdecimal() or not 1 <= int(text) <= most:
            raise OptionError(Message("cli-ask-number", {"text": text, "most": most}), FILE)
        return int(text)

    return understood


def options_of(game: Game, chosen: Sequence[str]) -> dict[str, Value]:
    """What `--option name=value ...` means to a game. Names and values are checked by the game itself."""
    options: dict[str, Value] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise OptionError(Message("cli-option-form", {"text": text}), FILE)
        if name in options:
            raise OptionError(Message("cli-option-twice", {"name": name}), FILE)
        offered = [option for option in game.options if option.name == name]
        literal = bool(offered) and value.strip() in offered[0].choices
        options[name] = value.strip() if literal else parse(value)
    return options


wish_values = click.option("--wish", "wishes", multiple=True, metavar="NAME=VALUE", help=say("cli-help-wish"))


def wished(wishes: Sequence[str]) -> dict[str, str]:
    """What `--wish name=value ...` means. Names and values are checked by the game itself."""
    found: dict[str, str] = {}
    for text in wishes:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(Message("cli-option-form", {"text": text}), FILE)
        found[name.strip()] = value
    return found


def seats_of(game: Game, seats: int | None) -> int:
    """The number of seats asked for, or the most that the game has; the game checks it."""
    return max(game.seats) if seats is None else seats


def print_json(answer: object) -> None:
    click.echo(json.dumps(answer, ensure_ascii=False, indent=2))


def load_record(path: Path) -> Record:
    """The record in a file; what is wrong with it names the file."""
    try:
        return Record.load(path)
    except DamagedRecord as error:
        raise DamagedRecord(Message("cli-file", {"file": str(path), "reason": error.said}), FILE) from error
