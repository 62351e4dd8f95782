"""The example of the page about the arena runs as it stands, and the page about bots has all of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from phylarium import bots

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_page_about_the_arena(tmp_path: Path) -> None:
    (block,) = blocks("arena.md")
    script = tmp_path / "example.py"
    script.write_text(block.replace("games=20", "games=4"), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    assert done.stdout.strip() in ("random", "larva")


def test_every_bot_is_on_the_page() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert {name for name in bots.names() if f"| `{name}` |" not in page} == set()
    assert f"`rehearsal` with {bots.Apex.simulations} simulations" in page
