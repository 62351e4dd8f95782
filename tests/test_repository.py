"""The repository keeps its promises: version, README, links, no traces of anybody's machine."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from setuptools import Distribution  # type: ignore[import-untyped]

import phylarium

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
MACHINE_PATH = re.compile(r"(?<![\w./-])/(?:home|root|Users|work|mnt|tmp/[\w.-]+)/[\w.-]+")


def files() -> Iterator[Path]:
    """What belongs to the repository: everything but what .gitignore's tools and targets make."""
    for folder, folders, names in os.walk(ROOT):
        made = {"build", "dist", "__pycache__", *(name for name in folders if name.endswith(".egg-info"))}
        if Path(folder) == ROOT:
            made |= {"data", "arena", "balance", "train"}  # where commands leave what they make
        folders[:] = [name for name in folders if name not in made and (name == ".ci" or not name.startswith("."))]
        # In a second working tree of a repository .git is a file.
        yield from (Path(folder, name) for name in names if name != ".git" and not name.endswith((".so", ".pyc")))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == phylarium.__version__
    assert f"## [{phylarium.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_shows_the_two_commands(command: str) -> None:
    blocks = re.findall(r"^```\w*\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert any(line.split("#")[0].strip() == command for block in blocks for line in block.splitlines())


def test_readme_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[[-\d, ]+\] \[[\d, ]+\]\n", capsys.readouterr().out)


def test_continuous_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111, ".ci/run must be executable"
    assert "make test" in script.read_text(encoding="utf-8")


def test_constraints_pin_every_requirement() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.partition("==")[0] for line in lines if "==" in line}
    names = {re.split(r"[\[<>=~! ]", requirement)[0] for requirement in wanted}
    assert {name.lower() for name in names} <= {name.lower() for name in pinned}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_local_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{page.name} links to {link}"
        if anchor:
            assert anchor in anchors(target), f"{page.name} links to {link}"


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in MACHINE_PATH.finditer(text)]
    assert not found


def test_nothing_outside_of_the_games_imports_one() -> None:
    """Games are found by the registry: what plays, shows or studies them works with one that lives elsewhere."""
    source = ROOT / "src" / "phylarium"
    modules = [path for path in source.rglob("*.py") if path.relative_to(source).parts[0] != "games"]
    named = re.compile(r"^\s*(?:from phylarium\.games[. ]|import phylarium\.games\.)", re.M)
    assert [str(path.relative_to(ROOT)) for path in modules if named.search(path.read_text(encoding="utf-8"))] == []


def test_a_wheel_holds_everything_in_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    package = Distribution({"script_name": "setup.py"})
    package.parse_config_files()
    command = package.get_command_obj("build_py")
    command.ensure_finalized()
    packed = {Path(path).relative_to(command.build_lib) for path in command.get_outputs(include_bytecode=False)}
    kept = {path.relative_to(ROOT / "src") for path in files() if path.is_relative_to(ROOT / "src")}
    assert kept - packed == set()
