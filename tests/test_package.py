"""What is in the source package and in a wheel that is made from it alone.

That they can be installed and used is tried by `make dist`, in empty environments.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from contextlib import suppress
from email.message import Message
from email.parser import Parser
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet
from tests.test_repository import ROOT, files

import phylarium
from phylarium.cli.doctor import EXTRAS

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def backend(folder: Path, call: str, **more: str) -> str:
    """What a build says last, as pip would ask for it."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.path.insert(0, '.'); import build_backend; print(build_backend.{call})",
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": "", **more},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, made of a copy of the repository."""
    copy = tmp_path_factory.mktemp("repository")
    for path in files():
        (copy / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy / path.relative_to(ROOT), follow_symlinks=True)
    for link in (path for path in (ROOT / "src").rglob("*") if path.is_symlink()):
        shutil.copytree(link, copy / link.relative_to(ROOT), dirs_exist_ok=True)
    return copy / backend(copy, "build_sdist('.')")


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of plain Python, made of the source package and nothing else."""
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xzf", str(source), "-C", str(folder)], check=True)
    [home] = folder.iterdir()
    return home / backend(home, "build_wheel('.')")


def in_source() -> set[str]:
    """Everything in src, through the links to guides and pictures, too."""
    found = set()
    for folder, folders, names in os.walk(ROOT / "src", followlinks=True):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.endswith(".egg-info")]
        found |= {Path(folder, name).relative_to(ROOT / "src").as_posix() for name in names}
    return {name for name in found if not name.endswith((".so", ".pyc"))}


def test_the_source_package_is_the_repository(source: Path) -> None:
    assert source.name == f"phylarium-{phylarium.__version__}.tar.gz"
    with tarfile.open(source) as packed:
        there = {member.name.partition("/")[2] for member in packed.getmembers() if member.isfile()}
    ours = {path.relative_to(ROOT).as_posix() for path in files() if path.is_file()}
    assert ours - there == set()
    made = {name for name in there - ours if not name.startswith("src/phylarium/guides/")}
    assert {name for name in made if "egg-info" not in name} == {"PKG-INFO", "setup.cfg"}


def test_a_wheel_holds_the_source_and_nothing_else(wheel: Path) -> None:
    assert wheel.name == f"phylarium-{phylarium.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        there = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert there == in_source()
    for game in phylarium.games():
        assert f"phylarium/guides/en/{game}.md" in there
        assert f"phylarium/locale/en/{game}.ftl" in there
    assert "phylarium/bots/weights/marine.npz" in there
    assert "phylarium/kit/fonts/phylarium-sans.woff2" in there


def described(wheel: Path, name: str) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        [path] = [one for one in packed.namelist() if one.endswith(f".dist-info/{name}")]
        return Parser().parsestr(packed.read(path).decode())


def test_a_wheel_says_what_it_is_and_what_it_needs(wheel: Path) -> None:
    told = described(wheel, "METADATA")
    assert (told["Name"], told["Version"], told["Requires-Python"]) == ("phylarium", phylarium.__version__, ">=3.11")
    assert set(EXTRAS) <= set(told.get_all("Provides-Extra") or [])
    always = [one for one in told.get_all("Requires-Dist") or [] if "extra ==" not in one]
    assert sorted(always) == sorted(PROJECT["dependencies"])
    assert described(wheel, "WHEEL")["Root-Is-Purelib"] == "true"
    with zipfile.ZipFile(wheel) as packed:
        [commands] = [packed.read(one).decode() for one in packed.namelist() if one.endswith("entry_points.txt")]
        assert [one for one in packed.namelist() if one.endswith("licenses/LICENSE")]
    assert "phylarium = phylarium.cli:main" in commands


def test_only_a_compiled_build_asks_for_a_compiler() -> None:
    assert backend(ROOT, "get_requires_for_build_wheel()", PHYLARIUM_COMPILE="") == "[]"
    compiled = backend(ROOT, "get_requires_for_build_wheel()", PHYLARIUM_COMPILE="1")
    [asked] = [one for one in PROJECT["optional-dependencies"]["dev"] if one.startswith("mypy")]
    assert ast.literal_eval(compiled) == [asked, *PROJECT["dependencies"]], "it reads the types of what is imported"


OLDEST = "3.11.2"
"""The Python of Debian 12."""


def test_every_pinned_package_takes_the_python_of_debian_12() -> None:
    """A package may leave out early releases of a Python: then nothing of its kind can be installed there."""
    pinned = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line)
    looked_at, refused = 0, {}
    for name in pinned:
        with suppress(PackageNotFoundError):  # of one that is not installed here nothing is known
            told = metadata(name)
            looked_at += 1
            if "Requires-Python" in told and not SpecifierSet(told["Requires-Python"]).contains(OLDEST):
                refused[name] = told["Requires-Python"]
    assert looked_at
    assert refused == {}
