"""`phylarium carry`: what a finished game hands on to the next one of its series."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from phylarium.cli.parts import load_record, pack_folder, print_json, wish_values, wished
from phylarium.cli.saying import FILE, say
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message


@click.command(help=say("cli-carry-help"))
@click.argument("file", type=click.Path(path_type=Path))
@wish_values
@pack_folder
def command(file: Path, wishes: Sequence[str], pack: Path | None) -> None:
    from phylarium.kernel.record import replay

    state = replay(load_record(file), pack=pack)
    game = state.game()
    if not state.over():
        raise OptionError(Message("cli-carry-not-over", {"number": state.number}), FILE)
    legacy = game.legacy(state, wished(wishes))
    if legacy is None:
        raise OptionError(Message("cli-carry-nothing", {"game": game.name}), FILE)
    print_json(legacy.plain())
