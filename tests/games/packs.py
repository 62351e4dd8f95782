"""What the tests of component data share: rows with their places, and packs with one thing changed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.locales import LANGUAGES

from phylarium.kernel import DamagedPack, Game
from phylarium.kernel.errors import PackProblem, in_words
from phylarium.kernel.message import Message

ENGLISH = re.compile(r"\b(?:and|has|have|it|must|of|that|the|there|they|which|with)\b")
"""Words that an English reason has; names of a pack stand in other languages as well."""


def rows_of(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows and tables of a file by their places, and the rows within rows."""
    rows: list[tuple[str, dict[str, Any]]] = []

    def found(place: str, value: Any) -> None:
        if isinstance(value, list):
            for i, row in enumerate(value):
                if isinstance(row, dict):
                    found(f"{place} {i}", row)
        elif isinstance(value, dict) and "source" in value:
            rows.append((place, value))
            for key, inner in value.items():
                if isinstance(inner, list):
                    found(f"{place} {key}", inner)

    for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        before = len(rows)
        found(key, value)
        assert len(rows) > before, f"{path.name}: {key} has no row with a source"
    return rows


def edit(data: Path, folder: Path, file: str, old: str, new: str) -> None:
    """A pack of one file, with the first such place of the package's own data changed."""
    folder.mkdir(exist_ok=True)
    text = (data / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def without(data: Path, folder: Path, file: str, table: str, name: str) -> None:
    """A pack of one file that lacks a row."""
    rows = (data / file).read_text(encoding="utf-8").split(f"[[{table}]]\n")
    kept = [row for row in rows if not row.startswith(f'id = "{name}"')]
    assert len(kept) == len(rows) - 1
    (folder / file).write_text(f"[[{table}]]\n".join(kept), encoding="utf-8")


def refused(check: Callable[[Path], list[str]], load: Callable[[Path], object], folder: Path) -> list[str]:
    """The problems of a pack, which are also what it cannot be played for."""
    problems = check(folder)
    with pytest.raises(DamagedPack) as raised:
        load(folder)
    assert raised.value.problems == problems
    for problem in problems:
        assert isinstance(problem, PackProblem)
        assert isinstance(problem.reason, Message), f"no language but one can say: {problem}"
        for language in LANGUAGES:
            assert in_words(problem, language) != problem
        assert not (words := ENGLISH.findall(in_words(problem, "fr"))), f"{words}: {in_words(problem, 'fr')}"
    return problems


def damaged(game: Game, folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is told of a pack with one thing of the game's data changed; each problem names a file."""
    edit(game.files()[file].parent, folder, file, old, new)
    problems = refused(game.check_pack, game.components, folder)
    assert all(problem.startswith(tuple(game.files())) for problem in problems)
    return problems
