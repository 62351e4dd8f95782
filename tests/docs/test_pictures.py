"""The pictures of the guides and of the documentation are those that the games draw today."""

from __future__ import annotations

import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from docs.site.staging import DOCS

FOLDER = DOCS / "pictures"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What `python docs/make_pictures.py` would write now."""
    folder = tmp_path_factory.mktemp("pictures")
    runpy.run_path(str(DOCS / "make_pictures.py"))["main"](folder)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_each_is_there_and_no_other(drawn: dict[str, str]) -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(drawn)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.svg")), ids=lambda path: path.stem)
def test_it_is_as_the_game_draws_it_now(path: Path, drawn: dict[str, str]) -> None:
    kept = path.read_text(encoding="utf-8")
    assert ET.fromstring(kept).tag == "{http://www.w3.org/2000/svg}svg"
    assert kept == drawn[path.name], f"python docs/make_pictures.py draws {path.name} anew"
