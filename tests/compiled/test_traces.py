"""The compiled engine plays every game exactly as the interpreted one.

`make compiled` builds what is tested here; `make test` does so first. A missing or an old build
is a failure, not a reason to skip.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

import pytest
from tests.compiled.build import ROOT, hot_modules

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
BUILT = COMPILED / ".built"


def run(path: Path) -> list[str]:
    """The lines of trace.py with the package at `path`."""
    script = Path(__file__).with_name("trace.py")
    done = subprocess.run(
        [sys.executable, str(script), *hot_modules()],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"with {path.relative_to(ROOT)}: {done.stderr[-3000:]}"
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def traces() -> tuple[list[str], list[str]]:
    """What the interpreted and the compiled package print."""
    assert BUILT.exists(), "there is no compiled engine in build/compiled: run `make compiled` first"
    newer = [file for file in SOURCE.rglob("*.py") if file.stat().st_mtime > BUILT.stat().st_mtime]
    assert not newer, f"build/compiled is older than {newer[0].relative_to(ROOT)}: run `make compiled` first"
    with ThreadPoolExecutor(2) as pool:
        interpreted, compiled = pool.map(run, (SOURCE, COMPILED))
    return interpreted, compiled


def test_each_build_is_what_it_says(traces: tuple[list[str], list[str]]) -> None:
    interpreted, compiled = (json.loads(lines[0]) for lines in traces)
    assert len(interpreted) > 5
    for name, file in interpreted.items():
        assert Path(file).is_relative_to(SOURCE), name
        assert file.endswith(".py"), name
    for name, file in compiled.items():
        assert Path(file).is_relative_to(COMPILED), name
        assert file.endswith((".so", ".pyd")), f"{name} is not compiled"


def test_traces_are_equal(traces: tuple[list[str], list[str]]) -> None:
    interpreted, compiled = (lines[1:] for lines in traces)
    assert len(interpreted) > 1000
    for number, (wanted, found) in enumerate(zip_longest(interpreted, compiled)):
        assert wanted == found, f"line {number}: interpreted and compiled differ"
