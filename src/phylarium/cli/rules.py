"""`phylarium rules`: which rules of a game the tests show, counted from their marks."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

import click
import msgspec

from phylarium.cli.marks import TARGET
from phylarium.cli.parts import json_flag, print_json
from phylarium.cli.saying import FILE, language, say, say_game
from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.troubles import trouble
from phylarium.kernel.words import SOURCE


class RulesTableError(PhylariumError):
    """The table of rules cannot be made: no tests, no pytest, or tests that do not load."""


class Waiver(msgspec.Struct, forbid_unknown_fields=True):
    """A rule that no test shows, and the reason."""

    id: str
    why: str


class WaiverFile(msgspec.Struct, forbid_unknown_fields=True):
    waived: list[Waiver] = []


def default_tests() -> Path:
    """The tests of the checkout that this package runs from, or else those of the current folder."""
    own = Path(__file__).resolve().parents[3] / "tests"
    here = Path.cwd() / "tests"
    for folder in (own, here):
        if folder.is_dir():
            return folder
    raise RulesTableError(Message("cli-rules-no-tests", {"own": str(own), "here": str(here)}), FILE)


def homes(tests: Path, *games: str) -> list[Path]:
    """Where tests of the rules of games are; a folder of another shape is taken whole."""
    known = [*(tests / "games" / game for game in games), tests / "properties", tests / "kernel"]
    return [folder for folder in known if folder.is_dir()] or [tests]


def claims(tests: Path, *games: str) -> dict[str, dict[str, list[str]]]:
    """By game and rule id, the tests that claim it. Pytest collects them in a process of its own and runs none."""
    if importlib.util.find_spec("pytest") is None:
        raise RulesTableError(Message("cli-rules-no-pytest"), FILE)
    source = Path(__file__).resolve().parents[2]
    paths = [str(source), os.environ.get("PYTHONPATH", "")]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "marks.json"
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "PYTHONDONTWRITEBYTECODE": "1",
            TARGET: str(target),
        }
        arguments = [
            "-q",
            "--collect-only",
            "-o",
            "addopts=",
            "-o",
            "filterwarnings=ignore",
            "--import-mode=importlib",
            "-p",
            "no:cacheprovider",
            "-p",
            "phylarium.cli.marks",
        ]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *arguments, *(str(home) for home in homes(tests, *games))],
            cwd=tests.parent,
            env=environment,
            capture_output=True,
            text=True,
        )
        collected_nothing = 5
        if done.returncode not in (0, collected_nothing) or not target.exists():
            lines = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith(("E ", "ERROR"))]
            reason = "; ".join(line.strip() for line in lines[:4]) or done.stderr.strip()[-300:]
            raise RulesTableError(Message("cli-rules-not-collected", {"tests": str(tests), "reason": reason}), FILE)
        found: dict[str, dict[str, list[str]]] = json.loads(target.read_text(encoding="utf-8"))
    return found


def waivers(tests: Path, game: str) -> list[Waiver]:
    for path in (tests / "games" / game / "waived.toml", tests / "waived.toml"):
        if path.is_file():
            try:
                return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), WaiverFile).waived
            except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
                raise RulesTableError(
                    Message("cli-rules-bad-waivers", {"file": str(path), "reason": trouble(error)}), FILE
                ) from error
    return []


def table(game: Game, tests: Path, claimed: Mapping[str, list[str]]) -> dict[str, object]:
    """Every rule of the game is tested, waived or untested; a waived one that is tested counts as tested."""
    rules = game.rules()
    waived = waivers(tests, game.name)
    excused = [w for w in waived if w.id in rules and w.id not in claimed]
    excuses = {w.id for w in excused}
    return {
        "game": game.name,
        "total": len(rules),
        "tested": sum(id in claimed for id in rules),
        "waived": [{"id": w.id, "why": w.why} for w in excused],
        "untested": [id for id in rules if id not in claimed and id not in excuses],
        "unknown": sorted({*claimed, *(w.id for w in waived)} - set(rules)),
        "tests": {id: len(claimed.get(id, [])) for id in rules},
    }


def subject(game: Game, id: str) -> str:
    """What a rule is about: its title, which is in the language of the sources, or else the rule itself."""
    return game.rules()[id] if language() == SOURCE else say_game(game.name, f"rule-{id.replace('.', '-')}")


@click.command(help=say("cli-rules-help"))
@click.argument("game")
@click.option("--tests", type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-tests"))
@json_flag
def command(game: str, tests: Path | None, as_json: bool) -> None:
    rules = registry.game(game)
    folder = (tests or default_tests()).resolve()
    if not folder.is_dir():
        raise RulesTableError(Message("cli-rules-no-folder", {"folder": str(folder)}), FILE)
    answer = table(rules, folder, claims(folder, game).get(game, {}))
    if as_json:
        print_json(answer)
    else:
        show(rules, answer)


def show(game: Game, answer: dict[str, object]) -> None:
    from rich.console import Console
    from rich.table import Table

    from phylarium.cli.texts import Text

    waived, untested, unknown, tests = (answer[key] for key in ("waived", "untested", "unknown", "tests"))
    assert isinstance(waived, list) and isinstance(untested, list)
    assert isinstance(unknown, list) and isinstance(tests, dict)
    why = {row["id"]: row["why"] for row in waived}
    console = Console(highlight=False)
    grid = Table(box=None, padding=(0, 1))
    grid.add_column(say("cli-column-rule"), no_wrap=True)
    grid.add_column(say("cli-column-tests"), justify="right")
    grid.add_column(say("cli-column-about"), overflow="fold")
    for id in game.rules():
        about = subject(game, id)
        if id in why:
            grid.add_row(Text(id, "yellow"), "-", Text(say("cli-rules-waived", why=why[id]), "yellow"))
        elif id in untested:
            grid.add_row(Text(id, "red"), "0", Text(about))
        else:
            grid.add_row(Text(id, "cyan"), str(tests[id]), Text(about))
    console.print(grid)
    numbers = {"total": answer["total"], "tested": answer["tested"]}
    counts = {key: value for key, value in numbers.items() if isinstance(value, int)}
    result = say("cli-rules-result", game=game.name, waived=len(waived), untested=len(untested), **counts)
    console.print(Text(result))
    if unknown:
        console.print(Text(say("cli-rules-unknown", ids=Listing(unknown, ROW)), "red"))
