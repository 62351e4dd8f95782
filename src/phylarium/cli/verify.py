"""`phylarium verify`: whether a record is what it says."""

from __future__ import annotations

from pathlib import Path

import click

from phylarium.cli.parts import json_flag, load_record, pack_folder, print_json
from phylarium.cli.saying import FILE, say, worded


@click.command(help=say("cli-verify-help"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HASH", help=say("cli-help-commitment"))
@pack_folder
@json_flag
@click.pass_context
def command(ctx: click.Context, file: Path, commitment: str | None, pack: Path | None, as_json: bool) -> None:
    from phylarium.kernel.errors import DamagedRecord, PhylariumError
    from phylarium.kernel.message import Message
    from phylarium.kernel.record import verify

    number = 0
    digest = ""
    notes: list[PhylariumError] = []
    reason: Message | str
    try:
        record = load_record(file)
    except DamagedRecord as error:
        ok = False
        reason, game = error.said, error.game
    else:
        verdict = verify(record, pack)
        ok, number, digest = verdict.ok, verdict.number, verdict.digest
        reason, game = verdict.reason, record.game
        notes = [PhylariumError(note, record.game) for note in verdict.notes]
        if ok and commitment is not None and commitment.strip().lower() != record.commitment:
            ok = False
            reason = Message("cli-verify-commitment", {"said": commitment.strip(), "found": record.commitment})
            game = FILE
    told = PhylariumError(reason, game)
    if as_json:
        said = [str(note) for note in notes]
        print_json({"ok": ok, "digest": digest, "action": number, "reason": str(told), "notes": said})
    else:
        if ok:
            click.echo(digest)
        for line in (told, *notes):
            click.echo(worded(line), err=not ok)
    ctx.exit(0 if ok else 1)
