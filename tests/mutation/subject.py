"""Which modules are the rules of a game, which tests are about it, and which mutants are drawn of it."""

from __future__ import annotations

import ast
import random
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutation.constants import constants
from tests.mutation.spots import Mutant, Spot, differs, mutants, spots, texts

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
KEPT = ROOT / "build" / "mutation"

NOT_RULES = frozenset({"__init__", "components", "fields", "frames", "printed", "say", "stored"})
"""What is declared for the generated modules, those themselves (a test compares them), and words."""


@dataclass(frozen=True)
class Subject:
    """A game whose rules are put to the test."""

    name: str
    modules: dict[str, Path]
    tests: tuple[str, ...]
    judged: Path
    """The file of the mutants that were judged equivalent."""
    kept: Path
    """The folder of what is measured once and of what survived the last time."""
    controlled: bool = False
    """Whether tests that were measured anew run once more without a mutant, in the order in which mutants meet them."""

    def sources(self) -> dict[str, bytes]:
        return {module: path.read_bytes() for module, path in self.modules.items()}


def subject(
    name: str, tests: Sequence[str] = (), judged: Path | None = None, kept: Path = KEPT, controlled: bool = False
) -> Subject:
    """The game of that name: one of the package, or a toy of the tests."""
    for package in (f"phylarium.games.{name}", f"tests.toy.{name}"):
        rules = folder(f"{package}.rules")
        if rules.is_dir():
            break
    else:
        raise SystemExit(f"there is no game {name!r} with a folder of rules")
    modules = dict(of_package(f"{package}.rules"))
    family = family_of(rules / "fields.py")
    if family:
        modules |= dict(of_package(family))
    usual = (f"tests/games/{name}", "tests/recorded", "tests/properties/test_every_game.py")
    return Subject(name, modules, tuple(tests) or usual, judged or HERE / f"{name}.toml", kept, controlled)


def folder(package: str) -> Path:
    base = ROOT / "src" if package.startswith("phylarium.") else ROOT
    return base.joinpath(*package.split("."))


def of_package(package: str) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder(package).glob("*.py")):
        if path.stem not in NOT_RULES:
            yield f"{package}.{path.stem}", path


def family_of(fields: Path) -> str:
    """The package of the rules that a game shares with its family; empty where it has none."""
    for node in ast.parse(fields.read_bytes()).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id == "FAMILY":
            named = ast.literal_eval(node.value)  # type: ignore[attr-defined]
            return str(named).rpartition(".")[0].rpartition(".")[0]
    return ""


def all_spots(of: Subject) -> list[Spot]:
    return [spot for module in of.modules for spot in spots_of(of, module)]


def spots_of(of: Subject, module: str) -> list[Spot]:
    path = of.modules[module]
    return spots(module, path.read_bytes(), constants(path, path.parents[module.count(".")]))


def draw(of: Subject, number: int, seed: str, only: str = "") -> list[Mutant]:
    """Mutants at random, no two at one spot; the same seed draws the same of the same source.

    `only` keeps those whose `module:function` holds that text.
    """
    sources = of.sources()
    found = [spot for spot in all_spots(of) if only in f"{spot.module}:{spot.function}"]
    rng = random.Random(f"{seed} {of.name}")
    rng.shuffle(found)
    drawn: list[Mutant] = []
    for spot in found:
        if len(drawn) == number:
            break
        choices = mutants(sources[spot.module], spot)
        if choices:
            drawn.append(rng.choice(choices))
    return drawn


def named(of: Subject, keys: Sequence[tuple[str, str, str, str]]) -> list[Mutant]:
    """The mutants with these keys, as far as the source still has them; of several with one key the first."""
    found: dict[tuple[str, str, str, str], Mutant] = {}
    for one in all_named(of, keys):
        found.setdefault(one.key, one)
    return list(found.values())


def all_named(of: Subject, keys: Sequence[tuple[str, str, str, str]]) -> list[Mutant]:
    """Every mutant with one of these keys, each once: of two that make the same source, one."""
    sources = of.sources()
    wanted = set(keys)
    places = {key[:2] for key in wanted}
    found: dict[tuple[str, str], Mutant] = {}
    for spot in all_spots(of):
        if (spot.module, spot.function) in places:
            for one in texts(sources[spot.module], spot):
                if one.key in wanted and differs(sources[spot.module], one):
                    found.setdefault((spot.module, one.text), one)
    return list(found.values())


def judgement(of: Subject, kind: str) -> list[dict[str, Any]]:
    """The rows of one kind in the file of a game."""
    if not of.judged.is_file():
        return []
    rows: list[dict[str, Any]] = tomllib.loads(of.judged.read_text(encoding="utf-8")).get(kind, [])
    return rows


def equivalents(of: Subject) -> dict[tuple[str, str, str, str], str]:
    """Those that change nothing that anybody could see, each with the reason."""
    rows = judgement(of, "equivalent")
    return {(row["module"], row["function"], row["was"], row["now"]): row["why"] for row in rows}


def elsewhere(of: Subject) -> dict[tuple[str, str], str]:
    """The functions of the family that this game does not play by, each with the reason."""
    return {
        (row["module"], function): row["why"] for row in judgement(of, "elsewhere") for function in row["functions"]
    }
