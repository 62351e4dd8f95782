"""Every message of the commands is used, and every one that is used is there."""

from __future__ import annotations

import re
from pathlib import Path

from phylarium import cli
from phylarium.cli.terminal import HELP
from phylarium.kernel import words

SOURCES = Path(cli.__file__).parent.glob("*.py")


def used() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    written = set(re.findall(r"[\"'](cli-[a-z-]*[a-z])[\"']", text))
    return written | {f"cli-play-help-{row}" for row in HELP}


def test_messages_and_uses_agree() -> None:
    assert used() == set(words.ids("cli"))
