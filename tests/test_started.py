"""How tests are started does not matter to them, and those of one game can be chosen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.one_game import given, names

from phylarium import games

ROOT = Path(__file__).parents[1]

SENSITIVE = [
    "tests/arena/test_commands.py::test_an_interrupted_tournament_says_how_to_go_on_and_does",
    "tests/cli/test_commands.py",
    "tests/cli/test_play.py",
    "tests/table/test_serve.py",
]
"""What starts programs, signals them, writes files, or asks about the terminal."""


def oddly() -> None:
    """As under nohup by a careful service: signals ignored, files for nobody else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.umask(0o077)
    os.close(0)


def test_the_tests_pass_however_they_are_started(tmp_path: Path) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join(sys.path),
        "CI": "true",
        "LANG": "fr_FR.UTF-8",
        "LC_ALL": "C",
        "HOME": str(tmp_path / "nowhere"),
        "COLUMNS": "40",
    }
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            *(str(ROOT / test) for test in SENSITIVE),
        ],
        env=environment,
        cwd="/",
        preexec_fn=oddly,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_a_check_of_no_game_says_which_there_are() -> None:
    for chosen in ([], ["GAME=chess"]):
        done = subprocess.run(["make", "-n", "check", *chosen], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert all(game in done.stderr for game in games()), done.stderr


def test_the_id_of_a_test_names_the_game_that_it_is_given(request: pytest.FixtureRequest) -> None:
    found = [(item, game) for item in request.session.items for game in given(item, games())]
    assert not [item.nodeid for item, game in found if not names(item.nodeid, game)]
