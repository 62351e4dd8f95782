"""What `make dist` has made, each installed into an environment in which nothing else is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"

KINDS = {"source": "*.tar.gz", "pure": "*-py3-none-any.whl", "compiled": "*-cp*.whl"}
"""The packages, and which file each is."""


def package(kind: str) -> Path:
    """The file of a package."""
    found = list(DIST.glob(KINDS[kind]))
    assert len(found) == 1, f"make dist makes one {KINDS[kind]}; there are {[path.name for path in found]}"
    return found[0]


class Environment:
    """A virtual environment without so much as pip, and a folder to work in; nothing of the repository is in sight."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.kind = kind
        self.home = folder / "environment"
        self.folder = folder / "work"
        self.folder.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.home)], check=True, timeout=120)
        kept = ("PATH", "HOME", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "http_proxy", "https_proxy", "no_proxy")
        self.variables = {
            **{name: value for name, value in os.environ.items() if name in kept or name.startswith("PIP_")},
            "LANG": "C.UTF-8",
            "PHYLARIUM_SAVES": str(self.folder / "saves"),
        }

    def install(self, path: Path, extras: str) -> None:
        """Install a package and what it asks for, in the versions that were tested."""
        what = f"{path}[{extras}]" if extras else str(path)
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "--python", str(self.home / "bin" / "python"), "install", "-q"),
                *("--disable-pip-version-check", "-c", str(ROOT / "constraints.txt"), what),
            ],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, program: str, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """A program of the environment."""
        return subprocess.run(
            [str(self.home / "bin" / program), *words],
            input=typed,
            cwd=self.folder,
            env={**self.variables, **more},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def phylarium(self, *words: str, typed: str = "", **more: str) -> str:
        """What a command says that is expected to do its work without a word of complaint."""
        done = self.run("phylarium", *words, typed=typed, **more)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
        return done.stdout

    def python(self, code: str) -> Any:
        """What some code prints, as JSON."""
        done = self.run("python", "-c", code)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def distributions(self) -> set[str]:
        """The names of all that is installed."""
        code = "import importlib.metadata as m, json; print(json.dumps([d.name for d in m.distributions()]))"
        return {name.lower().replace("_", "-").replace(".", "-") for name in self.python(code)}


def made(folder: Path, kind: str, extras: str) -> Environment:
    environment = Environment(folder, kind)
    environment.install(package(kind), extras)
    return environment


@pytest.fixture(scope="module", params=KINDS)
def bare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A package as `pip install phylarium` would install it."""
    return made(tmp_path_factory.mktemp(request.param), request.param, "")


@pytest.fixture(scope="module", params=KINDS)
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The same with what the web table needs."""
    return made(tmp_path_factory.mktemp(f"{request.param}-table"), request.param, "table")
