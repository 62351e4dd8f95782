"""The commands, called as a person would, with the toy game among the games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.toy import registered
from tests.toy.tidepool import GAME

from phylarium.cli import main
from phylarium.kernel.match import Match

Call = Callable[..., Result]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a command line in the test's own folder; games are saved there, too."""
    monkeypatch.setenv("PHYLARIUM_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def run(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(main, list(words), input=typed, prog_name="phylarium")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def call(bare: Call) -> Iterator[Call]:
    """Run a command line, with the toy among the games."""
    with registered(GAME):
        yield bare


@pytest.fixture
def answer(call: Call) -> Callable[..., Any]:
    """What a command answers in JSON."""

    def ask(*words: str) -> Any:
        result = call(*words, "--json")
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return ask


@pytest.fixture
def saved(tmp_path: Path, call: Call) -> Path:
    """A whole game of two, first option always, in a file."""
    match = Match.start("tidepool", 2, {"sea": "rough"}, "saved")
    while not match.state.over():
        match.apply(match.state.to_move(), match.state.legal()[0])
    path = tmp_path / "game.json"
    match.record().save(path)
    return path
