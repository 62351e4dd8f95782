"""Where an extra was not installed, one line says which; everything else works without it.

Here its packages are hidden. That they really need not be there is tried by `make dist`, in empty environments.
"""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from phylarium.kernel.extras import MissingExtra, needed

ROOT = Path(__file__).parents[2]

TABLE = ["litestar", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "redis", "jinja2", "structlog", "openskill"]


EVERY_IMPORT = """
import importlib, json, pkgutil, phylarium
from phylarium.kernel.extras import MissingExtra
missing = {}
for found in pkgutil.walk_packages(phylarium.__path__, "phylarium.", onerror=lambda name: None):
    if found.name.endswith(".__main__") or ".migrations." in found.name:
        continue  # programs: they are run, not imported
    try:
        importlib.import_module(found.name)
    except MissingExtra as error:
        missing[found.name] = error.extra
print(json.dumps(missing))
"""
"""Which module names which extra, of those that cannot be imported."""


def names_what_is_missing(missing: dict[str, str]) -> bool:
    """Whether nothing of the extras is there, and what was missed is what comes with them."""
    by_extra = {
        extra: {name.removeprefix("phylarium.") for name in missing if missing[name] == extra}
        for extra in set(missing.values())
    }
    return (
        set(by_extra) == {"arena", "envs", "table"}
        and by_extra["table"] == {"table"}
        and by_extra["envs"] == {f"envs.{name}" for name in ("gymnasium", "pettingzoo", "openspiel", "spaces")}
        and "bots.skill" in by_extra["arena"]
    )


def hidden(*packages: str, code: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Python in which some packages are not there."""
    start = f"import sys; sys.modules.update(dict.fromkeys({list(packages)!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", start + code],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": "", "PHYLARIUM_LANG": lang},
        check=False,
    )


def command(*words: str) -> str:
    return f"from phylarium.cli import main; main({list(words)!r})"


@pytest.mark.parametrize(
    ("extra", "packages", "words"),
    [
        ("table", TABLE, ["serve"]),
        ("table", ["argon2"], ["serve"]),
        ("table", TABLE, ["tables", "check"]),
        ("arena", ["openskill"], ["arena", "marine", "--bots", "random,greedy"]),
        ("arena", ["openskill"], ["balance", "marine"]),
        ("train", ["openskill"], ["train", "marine", "--rounds", "1"]),
        ("ray", ["ray"], ["fuzz", "marine", "--games", "20", "--ray"]),
    ],
    ids=["serve", "serve-in-part", "tables", "arena", "balance", "train", "ray"],
)
def test_a_command_names_the_extra_that_it_needs(extra: str, packages: list[str], words: list[str]) -> None:
    done = hidden(*packages, code=command(*words))
    assert done.returncode == 2, done.stderr
    [line] = done.stderr.splitlines()
    assert line.endswith(f": pip install 'phylarium[{extra}]'")
    assert any(f"this needs {package}," in line for package in packages)


def test_every_module_can_be_imported_or_names_its_extra() -> None:
    packages = [*TABLE, "argon2", "httptools", "markdown_it", "prometheus_client", "uvloop", "websockets"]
    done = hidden(
        *packages, "ray", "gymnasium", "pettingzoo", "pyspiel", "pytest", "mypy", "setuptools", code=EVERY_IMPORT
    )
    assert done.returncode == 0, done.stderr
    missing = json.loads(done.stdout)
    assert names_what_is_missing(missing), missing


def test_the_table_names_its_extra_whatever_of_it_is_imported() -> None:
    for module in ("phylarium.table", "phylarium.table.app", "phylarium.table.clocks"):
        done = hidden("litestar", code=f"import {module}")
        [*_, line] = done.stderr.splitlines()
        assert line.endswith(
            "MissingExtra: this needs litestar, which is not installed here: pip install 'phylarium[table]'"
        )


def test_it_is_said_in_the_language_that_was_asked_for() -> None:
    done = hidden("uvicorn", code=command("serve"), lang="qps")
    assert "[ţĥíš ñééđš uvicorn" in done.stderr


@pytest.mark.parametrize(
    ("module", "package"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_an_environment_names_its_extra(module: str, package: str) -> None:
    code = f"try:\n import phylarium.envs.{module}\nexcept ImportError as error:\n print(error)"
    done = hidden(package, code=code)
    assert done.stdout.strip() == (
        f"this needs {package}, which is not installed here: pip install 'phylarium[envs]'"
    ), done.stderr


def test_everything_else_needs_none_of_them() -> None:
    code = command("--help").replace("main(", "main(standalone_mode=False, args=")
    code += "; import phylarium.envs.batch"
    code += "\n" + command("simulate", "marine", "--games", "1", "--bot", "learned")
    done = hidden(*TABLE, "ray", "gymnasium", "pettingzoo", "pyspiel", "pytest", "mypy", code=code)
    assert done.returncode == 0, done.stderr
    assert "1 finished, 0 failed" in done.stdout


def test_the_outer_need_counts_and_own_mistakes_are_not_hidden() -> None:
    with pytest.raises(MissingExtra) as missing, needed("table"), needed("arena"):
        raise ModuleNotFoundError("no", name="openskill.models")
    assert (missing.value.extra, missing.value.package) == ("table", "openskill")
    assert str(pickle.loads(pickle.dumps(missing.value))) == str(missing.value)
    with pytest.raises(ModuleNotFoundError, match="ours"), needed("table"):
        raise ModuleNotFoundError("ours", name="phylarium.gone")


def test_every_extra_that_is_named_can_be_installed() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {
        extra
        for path in (ROOT / "src").rglob("*.py")
        for extra in re.findall(r'^ *(?:with needed|require)\("(\w+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert named == {"table", "arena", "train", "ray", "envs"} & set(extras)
