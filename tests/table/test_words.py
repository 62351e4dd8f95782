"""Every message of the table is used, every one that is used is there, and each can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from phylarium import table
from phylarium.kernel import words
from phylarium.kernel.message import Argument, Message
from phylarium.table.bot_workers import offered
from phylarium.table.saying import LOCALE, table_words

FOLDER = Path(table.__file__).parent
BOTS = {f"table-bot-{name}" for name in offered()}


def used() -> set[str]:
    sources = [*FOLDER.glob("*.py"), *(FOLDER / "templates").glob("*.html")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(r"[\"'](table-[a-z-]*[a-z])[\"']", text)) | BOTS


def test_messages_and_uses_agree() -> None:
    assert used() == set(words.ids("table"))


@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_every_message_can_be_said(number: int) -> None:
    text = (LOCALE / "en" / "table.ftl").read_text(encoding="utf-8")
    for id in words.ids("table"):
        message = text.split(f"\n{id} =")[1].split("\n\n")[0].split("\ntable-")[0]
        args: dict[str, Argument] = dict.fromkeys(re.findall(r"\$(\w+)", message), number)
        assert table_words(Message(id, args)).strip(), id
