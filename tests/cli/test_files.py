"""A file that is missing, shut, a folder or no such file at all is refused in the language that is spoken, whole."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.locales import plain_words
from tests.table.test_transfer import source

from phylarium.cli.saying import speak

NAMES = ["nowhere", "folder", "bytes", "words", "cut", "other", "old", "there", "packed", "way", "export"]
"""What the files of these tests are called, with all kinds of endings."""

TYPED = [
    *NAMES,
    "phylarium",
    "fuzz",
    "against",
    "help",
    "tidepool",
    "json",
    "games.jsonl",
    "jsonl",
    "tables export",
    "cards.toml",
    "toml",
]
"""What stays as it is in every language: names of files, of games and of commands."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "words.json").write_text("this is no JSON")
    (tmp_path / "cut.json").write_text('{"format": 1, "game": "tide')
    (tmp_path / "other.json").write_text('{"format": 1, "way": 3, "scoring": 4, "names": "none"}')
    (tmp_path / "packed.export").write_bytes(b"\x1f\x8b\x08\x00" + bytes(40))
    (tmp_path / "old" / "games.jsonl").parent.mkdir()
    (tmp_path / "old" / "games.jsonl").write_text("nonsense\n")
    return tmp_path


CASES = [
    ("verify nowhere.json", "aucun fichier ni dossier de ce nom"),
    ("verify folder.json", "c’est un dossier"),
    ("verify bytes.json", "ce n’est pas"),
    ("verify words.json", "l’enregistrement ne peut pas être lu\u00a0: ce n’est pas du JSON (octet "),
    ("verify cut.json", "l’enregistrement ne peut pas être lu\u00a0: la fin manque"),
    ("replay words.json", "ce n’est pas du JSON"),
    ("play --load words.json", "ce n’est pas du JSON"),
    ("carry words.json", "ce n’est pas du JSON"),
    ("campaign verify nowhere.json", "nowhere.json\u00a0: aucun fichier ni dossier de ce nom"),
    ("campaign verify folder.json", "folder.json\u00a0: c’est un dossier"),
    ("campaign verify words.json", "ceci n’est pas une campagne\u00a0: ce n’est pas du JSON"),
    ("campaign verify other.json", "ceci n’est pas une campagne\u00a0: "),
    ("tables import nowhere.export", "aucun fichier ni dossier de ce nom"),
    ("tables import folder.json", "c’est un dossier"),
    ("tables import packed.export", "packed.export"),
    ("arena tidepool --bots random --out old", "aucun réglage de tournoi\u00a0: ce n’est pas du JSON"),
    ("fuzz tidepool --games 20 --state old/games.jsonl", "ligne 1\u00a0: ce n’est pas du JSON"),
    ("pack check nowhere", "nowhere"),
    ("fuzz tidepool --against old", "«\u00a0old\u00a0» est un dossier."),
]


@pytest.mark.parametrize(("words", "french"), CASES, ids=[words for words, _ in CASES])
def test_a_file_that_cannot_be_read(call: Call, files: Path, words: str, french: str) -> None:
    refused = call("--lang", "fr", *words.split())
    assert refused.exit_code in (1, 2), refused.output
    assert french in refused.stderr
    pseudo = call("--lang", "qps", *words.split())
    # A word that is plain here has come from somewhere else than the files of words.
    assert plain_words(re.sub(r"\b[0-9a-f]{12,}\b", "", pseudo.stderr), [str(files), *TYPED]) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is shut for root")
def test_a_file_that_is_shut(call: Call, tmp_path: Path) -> None:
    (tmp_path / "there.json").touch(mode=0)
    assert "l’accès est refusé" in call("--lang", "fr", "verify", "there.json").stderr


def test_a_database_is_not_written_where_nobody_can_write(call: Call, tmp_path: Path) -> None:
    data = str(source(tmp_path).data_dir)
    refused = call("--lang", "fr", "tables", "export", "nowhere/there.export", "--data", data)
    assert "nowhere/there.export ne peut pas être écrit\u00a0: aucun fichier ni dossier de ce nom" in refused.stderr


def test_a_pack_that_is_no_pack(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / "cards.toml").write_text("limit = = 5")
    french = call("--lang", "fr", "pack", "check", "there", "--game", "tidepool")
    assert french.exit_code == 1
    assert "ce n’est pas du TOML\u00a0: ce n’est pas une valeur" in french.output
    pseudo = call("--lang", "qps", "pack", "check", "there", "--game", "tidepool")
    assert plain_words(pseudo.output, [*TYPED, "TOML"]) == []
    (folder / "cards.toml").unlink()
    (folder / "cards.toml").mkdir()
    assert "c’est un dossier" in call("--lang", "fr", "pack", "check", "there", "--game", "tidepool").output


def test_how_far_somebody_came_in_a_lesson_cannot_be_read(call: Call, tmp_path: Path) -> None:
    """Bytes that are no text came as far as the terminal."""
    kept = tmp_path / "saves" / "lessons" / "marine-first.json"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b'{"rules_version": "\xff", "step": 1, "actions": []}')
    refused = call("--lang", "fr", "learn", "marine", "first")
    assert refused.exit_code == 2
    assert "marine-first.json\u00a0: ce n’est pas du texte UTF-8" in refused.stderr
