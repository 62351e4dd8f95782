"""The commands speak the language that they are asked for; what programs read and people type stays the same.

That every message is there and used: tests/test_words.py.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from rich.console import Console
from tests.locales import badly_set, plain_words

from phylarium.cli import saying
from phylarium.cli.parts import answered, one_up_to
from phylarium.cli.play import ask_people, ask_seats, which_game
from phylarium.cli.position import print_options
from phylarium.cli.saying import say, speak, wanted_language
from phylarium.cli.terminal import HELP, answers
from phylarium.cli.usage import usage_words
from phylarium.kernel import registry
from phylarium.kernel.words import folded


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """What a command in this process was asked to speak, the next test does not."""
    yield
    speak("en")


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


@pytest.mark.parametrize(
    ("args", "environment", "french"),
    [
        ((), {"LANG": "fr_FR.UTF-8"}, True),
        ((), {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, True),
        ((), {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ((), {"LC_ALL": "en_GB.UTF-8", "PHYLARIUM_LANG": "fr"}, True),
        (("--lang", "en"), {"PHYLARIUM_LANG": "fr"}, False),
        (("--lang", "fr"), {"PHYLARIUM_LANG": "en"}, True),
    ],
)
def test_french_is_chosen_as_every_language_is(
    args: tuple[str, ...], environment: dict[str, str], french: bool
) -> None:
    shown = called(*args, "bots", "--help", cwd=None, typed="", **environment).stdout
    assert ("Lister les bots" in shown) is french
    assert ("List the bots" in shown) is not french


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    refused = called("--lang", "tlh", "games")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr == "phylarium: there is no language 'tlh' here; the languages are en, fr\n"
    assert "règles" in called("--lang", "fr_CA.UTF-8", "rules", "--help").stdout
    assert "List the games" in called("games", "--help", LANG="tlh").stdout  # LANG was not meant for us alone


def test_the_help_of_the_group_speaks_it_too() -> None:
    shown = called("--lang", "qps", "--help").stdout
    assert "[Þļáý, šţúđý" in shown


def test_a_refusal_is_worded_where_it_is_shown() -> None:
    refused = called("simulate", "tidepol", PHYLARIUM_LANG="qps")
    assert refused.returncode == 2
    assert "[ţĥéŕé íš ñó ĝáɱé 'tidepol'" in refused.stderr
    assert "there is no game 'tidepol'" in called("simulate", "tidepol").stderr


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("No such option '--depth'. Did you mean '--data'?", "L’option «\u00a0--depth\u00a0» n’existe pas."),
        ("No such option: --depth", "L’option «\u00a0--depth\u00a0» n’existe pas."),
        ("No such command 'dance'.", "La commande «\u00a0dance\u00a0» n’existe pas."),
        ("Missing command.", "Il manque une commande."),
        ("Invalid value for '--against': File 'old' is a directory.", "«\u00a0old\u00a0» est un dossier."),
        ("Invalid value for '--against': File 'old' is not readable.", "l’accès à «\u00a0old\u00a0» est refusé."),
        ("Missing argument 'GAME'.", "Il manque «\u00a0GAME\u00a0»."),
        ("Option '--games' requires an argument.", "L’option «\u00a0--games\u00a0» demande une valeur."),
        ("Option '--check' does not take a value.", "L’option «\u00a0--check\u00a0» ne prend pas de valeur."),
        ("Got unexpected extra argument (more)", "Mots en trop\u00a0: more."),
        ("Invalid value for '--at': 'x' is not a valid integer.", "«\u00a0x\u00a0»\u00a0: il faut un nombre entier."),
        ("Invalid value for '--at': 'x' is not a valid float range.", "«\u00a0x\u00a0»\u00a0: il faut un nombre."),
        ("Invalid value for '--at': 0 is not in the range x>=1.", "ne peut pas valoir 0\u00a0: il faut x>=1."),
        ("Invalid value for '--at': 'x' is not one of 'a', 'b'.", "valeurs permises\u00a0: 'a', 'b'."),
        ("Invalid value for '--at': File 'x' does not exist.", "«\u00a0x\u00a0» n’existe pas."),
        ("Something else.", "Something else."),
    ],
)
def test_what_the_library_of_the_command_line_says_is_known_by_its_form(sentence: str, said: str) -> None:
    speak("fr")
    try:
        assert usage_words(click.UsageError(sentence)).endswith(said)
    finally:
        speak("en")


def test_help_and_refusals_are_in_one_language(tmp_path: Path) -> None:
    shown = called("--lang", "fr", "simulate", "--help").stdout
    assert [heading in shown for heading in ("Usage\u00a0: phylarium simulate", "Options\u00a0:\n")] == [True, True]
    assert "Afficher cette aide et quitter." in shown
    assert "[par défaut\u00a0: 100" in shown
    assert "Commandes\u00a0:\n" in called("--lang", "fr", "--help").stdout
    needed = called("--lang", "fr", "arena", "--help").stdout
    assert "[obligatoire]" in needed
    assert "--workers N" in needed
    assert "[required]" in called("arena", "--help").stdout
    assert "pas 99999." in called("--lang", "fr", "serve", "--port", "99999", cwd=tmp_path).stderr
    refused = called("--lang", "fr", "simulate", "marine", "--depth", "3").stderr
    assert refused == (
        "phylarium\u00a0: L’option «\u00a0--depth\u00a0» n’existe pas. Voir phylarium simulate --help.\n"
    )
    missing = called("--lang", "fr", "verify", "nowhere.json", cwd=tmp_path).stderr
    assert missing == "phylarium\u00a0: nowhere.json\u00a0: aucun fichier ni dossier de ce nom\n"


ENGLISH = re.compile(
    r"\b(and|any|are|be|cannot|choose|does|error|exist|for|from|have|help|in|invalid|is|it|missing|must|no|not|of|one|"
    r"requires|see|such|that|the|there|this|to|try|unexpected|valid|was|what|with|you)\b",
    re.IGNORECASE,
)
"""Words of English that no French sentence has, nor anything that is typed below."""

WRONG = (
    "--depth",
    "--lang",
    "dance",
    "play --seats",
    "play --seats zwei marine",
    "play marine --option x",
    "simulate",
    "simulate marine --games 0",
    "simulate marine --check=3",
    "simulate marine more",
    "campaign",
    "chances",
    "puzzles",
    "tables",
    "pack",
    "pack check /nowhere",
    "campaign tree nothing --theme pink",
    "replay",
    "replay nowhere.json",
    "train marine",
    "arena marine --bots ,",
)
"""Commands that cannot be done."""


@pytest.mark.parametrize("line", WRONG)
def test_wrong_commands_are_refused_in_the_language_alone(line: str, tmp_path: Path) -> None:
    for before, environment in ((["--lang", "fr"], {}), ([], {"LANG": "fr_FR.UTF-8"})):
        refused = called(*before, *line.split(), cwd=tmp_path, **environment)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert len(refused.stderr.splitlines()) == 1
        said = re.sub(r"(?<!\S)--\w+|phylarium", "", refused.stderr)
        assert ENGLISH.findall(said) == [], refused.stderr
        assert re.search(r"Voir phylarium.* --help\.\n$|[^.]\n$", refused.stderr), "one sentence ends before the next"


def test_questions_of_commands_and_what_is_said_of_wrong_answers_are_in_the_language() -> None:
    @click.command()
    def ask() -> None:
        click.echo(which_game(True).name)
        click.echo(ask_seats(registry.game("marine"), True))
        click.echo(ask_people(3))
        click.echo(answered("Numéro", one_up_to(4)))

    speak("fr")
    shown = CliRunner().invoke(ask, input="chess\nmarine\n9\n\n7\n1,2\n5\n\n4\n")
    assert shown.exit_code == 0, shown.output
    assert "Quel jeu [marine]\u00a0: chess\n«\u00a0chess\u00a0» n’est pas parmi marine, genesis," in shown.output
    assert "«\u00a09\u00a0» n’est pas parmi 2, 3, 4.\n" in shown.output
    assert "«\u00a07\u00a0» ne nomme aucune place" in shown.output
    assert "Numéro\u00a0: 5\n«\u00a05\u00a0» n’est pas un nombre de 1 à 4.\n" in shown.output
    assert shown.output.endswith("4\n")
    assert "Error" not in shown.output


def test_who_stops_a_command_is_told_so_in_the_language(tmp_path: Path) -> None:
    stopped = called("--lang", "fr", "puzzles", "play", "marine", "1", cwd=tmp_path)
    assert stopped.returncode == 1
    assert stopped.stderr == "\nInterrompu.\n"


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
    # Names of games are typed, so they stay as they are.
    allowed = [*rules, *typed, *actions, *HELP, "random", "genesis", "no such option"]
    shown = re.sub(r"\b[0-9a-f]{64}\b|\S+\.json", "", played.stdout)
    assert [line for line in shown.splitlines() if plain_words(line, allowed)] == []


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


def test_french_says_yes_and_no_as_well() -> None:
    speak("fr")
    assert answers("cli-play-yes") == ["o", "oui", "y", "yes"]
    assert answers("cli-play-no") == ["n", "non", "no"]
    assert saying.decimal(1234.56) == "1\u202f234,6"
    assert saying.percent(0.256) == "26\u00a0%"
    assert [saying.signed(points) for points in (2.06, 0, -0.5)] == ["+2,1", "+0,0", "-0,5"]


def test_no_line_is_broken_where_words_and_signs_belong_together() -> None:
    console = Console(width=17, highlight=False, file=StringIO())
    print_options(console, ["la taille six\u00a0: un bleu, une tête\u202f; rien"], range(1, 2))
    assert isinstance(console.file, StringIO)
    lines = [line.strip() for line in console.file.getvalue().splitlines()]
    assert lines == ["1 la taille", "six\u00a0: un", "bleu, une", "tête\u202f; rien"]


def test_numbers_follow_the_language() -> None:
    speak("en")
    assert saying.decimal(1234.56) == "1,234.6"
    assert saying.percent(0.256) == "26%"
    assert "after 1,500 actions" in say("cli-carry-not-over", number=1500)


def test_no_line_of_the_terminal_is_badly_broken_or_joined(tmp_path: Path) -> None:
    """A sign stands on the line of its word, and a colon that the terminal sets is one of the language."""
    typed = "\n" * 3 + "preview 1\n"
    shown = called("--lang", "fr", "learn", "genesis", typed=typed, XDG_STATE_HOME=str(tmp_path)).stdout
    assert "\u202f;" in shown
    assert "\u00a0:" in shown
    assert [line for line in shown.splitlines() if badly_set(line, "fr") or re.search(r"«[\s│]*$", line)] == []
