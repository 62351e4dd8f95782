"""`phylarium carry`: what a finished game hands on to the next one of its series."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from phylarium.cli.parts import load_record, pack_folder, print_json
from phylarium.cli.saying import FILE, say
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message


@click.command(help=say("cli-carry-help"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--wish", "wishes", multiple=True, metavar="NAME=VALUE", help=say("cli-help-wish"))
@pack_folder
def command(file: Path, wishes: Sequence[str], pack: Path | None) -> None:
    from phylarium.kernel.record import replay

    state = replay(load_record(file), pack=pack)
    game = state.game()
    if not state.over():
        raise OptionError(Message("cli-carry-not-over", {"number": state.number}), FILE)
    named: dict[str, str] = {}
    for text in wishes:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(Message("cli-option-form", {"text": text}), FILE)
        named[name.strip()] = value
    legacy = game.legacy(state, named)
    if legacy is None:
        raise OptionError(Message("cli-carry-nothing", {"game": game.name}), FILE)
    print_json(legacy.plain())
