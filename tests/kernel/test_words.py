"""Messages become sentences; what cannot be said is an error and never a bare id."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import patch

import pytest

import phylarium.kernel
from phylarium.kernel import Argument, Message, MissingMessage, ids, languages, render, words

SOURCE = Path(phylarium.kernel.__file__).parent


def test_arguments_are_numbers_texts_and_messages() -> None:
    dealt = Message(
        "tidepool-log-dealt",
        {"who": Message("tidepool-seat", {"number": 2}), "a": Message("tidepool-kind-crab"), "b": "a {shoe}"},
    )
    assert render(dealt, "tidepool") == "Wader 2 was dealt crab and a {shoe}."


def test_plurals() -> None:
    def kept(points: int) -> str:
        return render(Message("tidepool-log-kept", {"who": "Ann", "a": points}), "tidepool")

    assert kept(1) == "Ann kept one point."
    assert kept(5) == "Ann kept 5 points."


def test_an_illegal_action_says_who_what_why_and_which_rule() -> None:
    args: dict[str, Argument] = {
        "seat": 2,
        "name": "Fishes",
        "action": "pawn:competition-2",
        "reason": "it is taken",
        "rule": "pawn.basic",
    }
    said = "seat 2 (Fishes) cannot take pawn:competition-2: it is taken (pawn.basic)"
    assert render(Message("illegal-action", args)) == said


@pytest.mark.parametrize(
    ("message", "game", "said"),
    [
        (Message("game-ower"), "", "no message 'game-ower' in en: kernel; did you mean game-over"),
        (Message("tidepool-title"), "", "no message 'tidepool-title'"),
        (Message("tidepool-seat"), "tidepool", "'tidepool-seat' cannot be said: .*number"),
        (Message("tidepool-act-card", {"kind": Message("no-kind")}), "tidepool", "no message 'no-kind'"),
        (Message("game-over"), "nogame", "there is no en/nogame.ftl"),
    ],
)
def test_what_cannot_be_said(message: Message, game: str, said: str) -> None:
    with pytest.raises(MissingMessage, match=said):
        render(message, game)


def test_unknown_languages() -> None:
    assert "en" in languages()
    with pytest.raises(MissingMessage, match=r"there is no xx/kernel\.ftl; the languages are en"):
        render(Message("game-over"), language="xx")


def test_files_named_beside_the_game() -> None:
    assert render(Message("tidepool-title"), also=("tidepool",)) == "Tide Pool"


def test_faulty_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "junk.ftl").write_text("fine = Fine\nnot a message\n")
    (tmp_path / "en" / "twice.ftl").write_text("game-over = Over again\n")
    (tmp_path / "en" / "bare.ftl").write_text("bare =\n    .title = only an attribute\n")
    with patch.object(words, "_folders", [*words._folders, tmp_path]):
        with pytest.raises(MissingMessage, match=r"junk\.ftl cannot be read at 'not a message'"):
            render(Message("fine"), "junk")
        with pytest.raises(MissingMessage, match=r"'game-over' is in twice\.ftl and in kernel\.ftl"):
            render(Message("game-over"), "twice")
        with pytest.raises(MissingMessage, match="no text of its own"):
            render(Message("bare"), "bare")


def test_the_kernel_has_words_for_what_it_says_and_says_all_its_words() -> None:
    folders = (SOURCE, SOURCE.parent / "kit")
    source = "".join(path.read_text() for folder in folders for path in folder.glob("*.py"))
    used = set(re.findall(r'"((?:game|refused|illegal|wrong|undo|verdict|drawing)-[a-z-]+|listed|nothing)"', source))
    assert used == set(ids("kernel"))
