"""Generated modules are what the declarations say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOYS = ["families/shore", "cove", "forest", "lagoon", "tidepool"]


@pytest.mark.parametrize("folders", [[], *([f"tests/toy/{toy}"] for toy in TOYS)], ids=["phylarium", *TOYS])
def test_generated_modules_are_up_to_date(folders: list[str]) -> None:
    """`make generated` mends it. A process of its own, for the games must not be loaded while they are read."""
    command = [sys.executable, "-m", "phylarium.kernel.generation", "--check", *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""
