"""`phylarium replay`: a recorded game, at any moment."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from phylarium.cli.dropped import dropped_path
from phylarium.cli.parts import answered, json_flag, load_record, pack_folder, print_json
from phylarium.cli.saying import FILE, say, say_game
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message


@click.command(help=say("cli-replay-help"))
@click.argument("file", required=False)
@click.option("--at", type=int, metavar="N", help=say("cli-help-at"))
@click.option("--seat", type=int, metavar="N", help=say("cli-help-seat"))
@click.option("--log", is_flag=True, help=say("cli-help-log"))
@pack_folder
@json_flag
def command(file: str | None, at: int | None, seat: int | None, log: bool, pack: Path | None, as_json: bool) -> None:
    from phylarium.cli.outcome import plain_outcome, print_outcome
    from phylarium.kernel.codec import digest, to_json
    from phylarium.kernel.journal import EVERYBODY
    from phylarium.kernel.record import replay
    from phylarium.kernel.words import render

    if file is None:
        if as_json or not sys.stdin.isatty():
            raise click.UsageError(say("cli-replay-which"))
        file = answered(say("cli-replay-drop"), str)
    record = load_record(dropped_path(file))
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise OptionError(Message("cli-replay-no-seat", {"seat": seat, "seats": len(record.seats)}), FILE)
    viewer = SPECTATOR if seat is None else seat - 1
    state = replay(record, at, log=True, pack=pack)
    game = state.game()
    entries = [entry for entry in state.journal or [] if seat is None or entry.audience in (EVERYBODY, viewer)]
    decision = state.decision()
    if as_json:
        import json

        print_json(
            {
                "game": game.name,
                "rules": game.rules_version,
                "parts": [{"first": part.first, "rules": part.rules_version} for part, _ in record.stretches()],
                "seats": record.seats,
                "actions": len(record.actions),
                "at": state.number,
                "digest": digest(state),
                "over": state.over(),
                "to_move": state.to_move(),
                "decision": render(game.asked(state), game.name),
                "rule": decision.rule,
                "scores": state.scores(),
                "ranking": state.ranking(),
                "outcome": plain_outcome(game, state) if seat is None or state.over() else None,
                "state": json.loads(to_json(state)) if seat is None else None,
                "view": state.view(viewer),
                "log": [
                    {"number": e.number, "rule": e.rule, "text": render(game.entry(state, e), game.name)}
                    for e in entries
                ],
            }
        )
        return
    from rich.console import Console

    from phylarium.cli.position import log_line, print_board, words_of
    from phylarium.cli.texts import Text

    console = Console(highlight=False)
    console.print(Text(say_game(game.name, f"{game.name}-title"), "bold"))
    console.print(Text(say("cli-replay-at", at=state.number, actions=len(record.actions), hash=digest(state))))
    for part in record.parts[1:]:
        if part.position is not None:
            console.print(Text(say("cli-replay-part", number=part.first, rules=part.rules_version)))
    console.print()
    print_board(console, game, state.masked(viewer), viewer)
    console.print()
    if log:
        for entry in entries:
            console.print(log_line(game, entry, game.entry(state, entry)))
        console.print()
    if state.over():
        console.print(Text(words_of(game, decision.message), "bold"))
        print_outcome(console, game, state, record.seats)
    else:
        asked = Text(words_of(game, game.asked(state)), "bold")
        if decision.rule:
            asked.append(f"  [{decision.rule}]", "not bold dim")
        console.print(asked)
