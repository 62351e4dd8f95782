"""The table of rules is counted from the marks on the tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.toy.tidepool import GAME

TESTS = """
import pytest

@pytest.mark.rule("tidepool", "draw")
def test_draw(): pass

@pytest.mark.rule("tidepool", "stop", "wave")
@pytest.mark.rule("othergame", "peek")
def test_two(): pass

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("tidepool", "shell"))])
def test_param(x): pass

@pytest.mark.skip(reason="never run")
@pytest.mark.rule("tidepool", "peek")
def test_skipped(): pass

@pytest.mark.xfail
@pytest.mark.rule("tidepool", "hand")
def test_expected_to_fail(): pass

@pytest.mark.rule("tidepool", "tsunami")
class TestUnknown:
    def test_it(self): raise AssertionError("collected, never run")
"""

WAIVED = """
[[waived]]
id = "setup"
why = "nothing to see"

[[waived]]
id = "draw"
why = "a test claims it all the same"

[[waived]]
id = "ebb"
why = "not in the index"
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    home = tmp_path / "tests" / "games" / "tidepool"
    home.mkdir(parents=True)
    (home / "test_some.py").write_text(TESTS, encoding="utf-8")
    (home / "waived.toml").write_text(WAIVED, encoding="utf-8")
    elsewhere = tmp_path / "tests" / "games" / "othergame"
    elsewhere.mkdir()
    (elsewhere / "test_broken.py").write_text("raise ImportError('not collected')", encoding="utf-8")
    return tmp_path / "tests"


def test_marks_and_waivers_are_counted(call: Call, tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    result = call("rules", "tidepool", "--tests", str(tests), "--json")
    assert result.exit_code == 0, result.stderr
    table = json.loads(result.stdout)
    assert table["game"] == "tidepool"
    assert table["total"] == len(GAME.rules())
    assert table["tested"] == 4
    assert table["waived"] == [{"id": "setup", "why": "nothing to see"}]
    assert table["untested"] == ["turn", "peek", "hand", "salvage"]
    assert table["unknown"] == ["ebb", "tsunami"]
    assert table["tested"] + len(table["waived"]) + len(table["untested"]) == table["total"]
    assert table["tests"]["stop"] == 1


def test_the_table_in_words(call: Call, tests: Path) -> None:
    result = call("rules", "tidepool", "--tests", str(tests))
    assert result.exit_code == 0
    assert "tidepool: 4 of 9 rules tested, 1 waived, 4 untested." in result.stdout
    assert "waived: nothing to see" in result.stdout
    assert "ebb, tsunami" in result.stdout


def test_what_a_rule_is_about_is_said_in_the_language_of_the_reader(call: Call, tests: Path) -> None:
    (tests / "games" / "marine").mkdir()
    spoken = call("--lang", "fr", "rules", "marine", "--tests", str(tests)).stdout
    assert "L’animal le plus bas de la chaîne alimentaire" in spoken
    assert "Lowest on the food chain" not in spoken
    assert "Lowest on the food chain" in call("rules", "marine", "--tests", str(tests)).stdout


def test_tests_that_do_not_load_are_an_error(call: Call, tests: Path) -> None:
    (tests / "games" / "tidepool" / "test_some.py").write_text("import nothing_of_this_name", encoding="utf-8")
    result = call("rules", "tidepool", "--tests", str(tests), "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "do not load" in result.stderr
    assert "nothing_of_this_name" in result.stderr


def test_waivers_of_another_shape_are_an_error(call: Call, tests: Path) -> None:
    (tests / "games" / "tidepool" / "waived.toml").write_text("[[waived]]\nid = 3\n", encoding="utf-8")
    result = call("rules", "tidepool", "--tests", str(tests))
    assert result.exit_code == 2
    assert "waived.toml is no list of waived rules" in result.stderr


def test_without_pytest_the_reason_is_said(call: Call, tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = call("rules", "tidepool", "--tests", str(tests))
    assert result.exit_code == 2
    assert "pytest, which is not installed" in result.stderr
