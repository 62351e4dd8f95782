"""The examples of docs/examples run, and show what their words say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

SHOWN = {
    "pettingzoo_random.py": r"(player_\d: [+-]\d\.\d\n){3}",
    "gymnasium_seat.py": r"\d+ decisions, reward [+-]\d\.\d, \d+ features\n",
    "openspiel_mcts.py": r"(player \d: \w+:\S+\n){2,}",
    "batch_random.py": r"games \d+ rewards by seat \[.*\]\n",
}


def test_every_example_is_tried() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_an_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(SHOWN[name], done.stdout), done.stdout


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = (EXAMPLES.parent / "envs.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    for name in SHOWN:
        body = (EXAMPLES / name).read_text(encoding="utf-8").partition("annotations\n\n")[2]
        assert body in blocks, f"docs/envs.md does not show {name} as it is"


def test_the_notebook_shows_a_game_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / "a_game_move_by_move.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 5
    names: dict[str, Any] = {}
    drawn = 0
    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)
        last = cell.splitlines()[-1]
        if last.startswith("state") and "=" not in last:
            drawn += (eval(last, names)._repr_svg_() or "").startswith("<svg")
    assert drawn == 3
    told = capsys.readouterr().out
    assert re.search(r"seat 0: .* \(setup\.J\)", told), "what is asked"
    assert len(re.findall(r"^ *\d+\. seat \d takes ", told, re.MULTILINE)) == 38, "every move"
    assert re.search(r"decisions \d+ points \[.*\] places \[.*\]", told), "the end"
