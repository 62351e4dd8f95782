"""The examples of docs/examples run, and show what their words say."""

from __future__ import annotations

import copy
import importlib.util
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
    assert {path.name for path in EXAMPLES.glob("[!_]*.py")} == set(SHOWN)


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


def words_of(cells: list[dict[str, Any]]) -> list[str]:
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    return ["".join(output["text"]) for output in outputs if output["output_type"] == "stream"]


def pictures_of(cells: list[dict[str, Any]]) -> list[str]:
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    return ["".join(output["data"]["image/svg+xml"]) for output in outputs if "data" in output]


def test_the_notebook_shows_a_game_move_by_move() -> None:
    path = EXAMPLES / "_run_notebook.py"
    spec = importlib.util.spec_from_file_location("run_notebook", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    notebook = json.loads(module.NOTEBOOK.read_text(encoding="utf-8"))
    kept = copy.deepcopy(notebook["cells"])
    module.run(notebook["cells"])
    assert len(pictures_of(notebook["cells"])) == len(pictures_of(kept)) == 3
    assert all(picture.startswith("<svg") for picture in pictures_of(notebook["cells"]))
    told = words_of(notebook["cells"])
    assert words_of(kept) == told, "the notebook shows another game: run docs/examples/_run_notebook.py"
    whole = "".join(told)
    assert re.search(r"seat 0: .* \(setup\.J\)", whole), "what is asked"
    assert len(re.findall(r"^ *\d+\. seat \d takes ", whole, re.MULTILINE)) == 38, "every move"
    assert re.search(r"decisions \d+ points \[.*\] places \[.*\]", whole), "the end"
