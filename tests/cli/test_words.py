"""The commands speak the language that they are asked for; what programs read and people type stays the same.

That every message is there and used: tests/test_words.py.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.locales import plain_words

from phylarium.cli import saying
from phylarium.cli.saying import say, speak, wanted_language
from phylarium.cli.terminal import HELP, answers, folded
from phylarium.kernel import registry


def called(
    *args: str, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own: one process speaks one language."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PHYLARIUM_"))}
    return subprocess.run(
        [sys.executable, "-m", "phylarium", *args],
        capture_output=True,
        text=True,
        input=typed,
        cwd=cwd,
        env={**kept, **environment},
    )


def test_the_environment_or_an_option_chooses_the_language() -> None:
    plain = called("games", "--help").stdout
    assert "List the games, with their seats and options." in plain
    for chosen in (
        called("games", "--help", PHYLARIUM_LANG="qps"),
        called("games", "--help", LANG="qps"),
        called("--lang", "qps", "games", "--help"),
        called("--lang=qps", "games", "--help", LANG="en_GB.UTF-8"),
    ):
        assert "[Ļíšţ ţĥé ĝáɱéš," in chosen.stdout, chosen.stderr
    assert "List the games" in called("--lang", "en", "games", "--help", PHYLARIUM_LANG="qps").stdout


def test_the_help_of_the_group_speaks_it_too() -> None:
    shown = called("--lang", "qps", "--help").stdout
    assert "[Þļáý, šţúđý" in shown


def test_a_refusal_is_worded_where_it_is_shown() -> None:
    refused = called("simulate", "tidepol", PHYLARIUM_LANG="qps")
    assert refused.returncode == 2
    assert "[ţĥéŕé íš ñó ĝáɱé 'tidepol'" in refused.stderr
    assert "there is no game 'tidepol'" in called("simulate", "tidepol").stderr


def test_what_programs_read_is_the_same_in_every_language() -> None:
    said = [called("games", "--json", PHYLARIUM_LANG=language).stdout for language in ("en", "qps")]
    assert said[0] == said[1]
    assert any(game["title"] == "Dominant Species: Marine" for game in json.loads(said[0]))


COMMANDS = "help\nwhy\nlog\nscores\nrule\noptions\nundo\nno such option\n99\n1\nboard\nquit\nn\n"
"""What somebody types into a game."""


def test_a_game_in_the_terminal_has_no_word_that_comes_from_no_file(tmp_path: Path) -> None:
    played = called(
        *("--lang", "qps", "play", "genesis", "--seats", "2", "--bot", "random", "--seed", "words"),
        typed=COMMANDS,
        cwd=tmp_path,
        PHYLARIUM_SAVES=str(tmp_path),
        COLUMNS="200",
    )
    assert played.returncode == 0, played.stderr
    rules = [f"[{rule}]" for rule in registry.game("genesis").rules()]
    typed = [f"> {line}" for line in COMMANDS.splitlines()] + [f"'{line}'" for line in COMMANDS.splitlines()]
    actions = re.findall(r"\b[a-z_]+:[a-z0-9_@-]+", played.stdout)
    allowed = [*rules, *typed, *actions, *HELP, "random", "no such option"]
    shown = re.sub(r"\b[0-9a-f]{64}\b|\S+\.json", "", played.stdout)
    assert [line for line in shown.splitlines() if plain_words(line, allowed)] == []


def test_an_unknown_language_is_english() -> None:
    assert "List the games" in called("--lang", "tlh", "games", "--help").stdout


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (["--lang", "fr", "play"], "fr"),
        (["--lang=fr"], "fr"),
        (["-h", "--lang", "fr"], "fr"),
        (["play", "--lang", "fr"], None),
        (["--lang"], None),
        ([], None),
    ],
)
def test_the_language_is_read_before_the_command(args: list[str], wanted: str | None) -> None:
    assert wanted_language(args) == wanted


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Évolution", "evolution"), ("œufs d’Ann", "oeufs d'ann"), ("800\u202fppm\u00a0: ÎLE", "800 ppm : ile")],
)
def test_a_search_needs_no_accents(text: str, plain: str) -> None:
    assert folded(text) == plain


def test_yes_and_no_are_words_of_the_language() -> None:
    assert answers("cli-play-yes") == ["y", "yes"]
    assert answers("cli-play-no") == ["n", "no"]


def test_numbers_follow_the_language() -> None:
    speak("en")
    assert saying.decimal(1234.56) == "1,234.6"
    assert saying.percent(0.256) == "26%"
    assert "after 1,500 actions" in say("cli-carry-not-over", number=1500)
