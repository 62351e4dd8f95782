"""The component data of every game: sound, with their sources, and the same when they come as a pack."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.games.packs import rows_of

from phylarium.kernel import registry
from phylarium.kernel.packs import Source

GAMES = registry.games()


def tables(name: str) -> Any:
    return import_module(f"phylarium.games.{name}.tables")


FILES = [(name, file) for name in GAMES for file in tables(name).SCHEMAS]


@pytest.mark.parametrize(("name", "file"), FILES)
def test_every_row_says_where_its_values_come_from(name: str, file: str) -> None:
    rows = rows_of(registry.game(name).files()[file])
    assert rows
    for place, row in rows:
        for column in ("source", *(key for key in row if key.endswith("_source") and row[key])):
            assert row[column] in get_args(Source), place
        # A row within a row is explained by the one around it.
        if row["source"] == "reconstructed" and len(place.split()) <= 2:
            assert len(row["note"]) > 5, f"{place}: what of it is ours?"


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_an_id_and_a_title(name: str) -> None:
    lines = (registry.game(name).data / "rules.tsv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "rule\ttitle"
    rules = [line.split("\t") for line in lines[1:]]
    assert all(len(rule) == 2 and all(rule) for rule in rules)
    assert registry.game(name).rules() == {rule[0]: rule[1] for rule in rules}
    assert len(registry.game(name).rules()) == len(rules), "ids must differ"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_files_that_it_reads_and_no_others(name: str) -> None:
    assert set(registry.game(name).files()) == set(tables(name).SCHEMAS)


@pytest.mark.parametrize("name", GAMES)
def test_the_data_of_the_package_are_sound(name: str) -> None:
    assert tables(name).check(tables(name).DATA) == []


@pytest.mark.parametrize("name", GAMES)
def test_components_of_the_package_are_read_once_and_have_no_digest(name: str) -> None:
    assert tables(name).load() is tables(name).load()
    assert tables(name).load().pack == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_copy_gives_the_same_components_under_its_digest(name: str, tmp_path: Path) -> None:
    for file in tables(name).SCHEMAS:
        shutil.copy(registry.game(name).files()[file], tmp_path / file)
    assert tables(name).check(tmp_path) == []
    copied = dict(vars(tables(name).load(tmp_path)))
    assert copied.pop("pack") != ""
    own = dict(vars(tables(name).load()))
    own.pop("pack")
    assert copied == own
