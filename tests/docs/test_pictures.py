"""The pictures of the guides and of the documentation are those that the games draw today."""

from __future__ import annotations

import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from docs.make_screens import MOMENTS, names
from docs.site.staging import DOCS

from phylarium import games

FOLDER = DOCS / "pictures"
SCREENS = DOCS / "screens"
PICTURES = sorted(FOLDER.glob("*.svg"))


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What `python docs/make_pictures.py` would write now."""
    folder = tmp_path_factory.mktemp("pictures")
    runpy.run_path(str(DOCS / "make_pictures.py"))["main"](folder)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_each_is_there_and_no_other(drawn: dict[str, str]) -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(drawn)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_it_is_as_the_game_draws_it_now(path: Path, drawn: dict[str, str]) -> None:
    kept = path.read_text(encoding="utf-8")
    assert ET.fromstring(kept).tag == "{http://www.w3.org/2000/svg}svg"
    assert kept == drawn[path.name], f"python docs/make_pictures.py draws {path.name} anew"


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_it_follows_the_theme_of_the_page_that_it_is_in(path: Path) -> None:
    """The site puts it there with the stylesheet of the file, under this class (`docs.site.cutting.inlined`)."""
    text = path.read_text(encoding="utf-8")
    assert ET.fromstring(text).get("class") == "ph-auto"
    (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    assert "[data-theme=dark] .ph-auto{" in style
    assert "@font-face" not in style, "the page has the fonts"


# --- screenshots --------------------------------------------------------------------------------

SMALL = 120_000
"""So many bytes a screenshot may have."""


def test_every_game_is_shown_in_french_on_every_screen() -> None:
    """What is there is what `python docs/make_screens.py` takes, and the page shows each."""
    assert set(MOMENTS) == set(games())
    assert sorted(path.name for path in SCREENS.iterdir()) == sorted(names())
    page = (DOCS / "in-french.md").read_text(encoding="utf-8")
    assert re.findall(r"!\[[^\]]+\]\(screens/([^)]+)\)", page) == names()


@pytest.mark.parametrize("name", names())
def test_a_screenshot_is_small_and_as_wide_as_it_says(name: str) -> None:
    picture = (SCREENS / name).read_bytes()
    assert (picture[:4], picture[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert int.from_bytes(picture[24:27], "little") + 1 == int(name.removesuffix(".webp").rpartition("-")[2])
    assert len(picture) < SMALL
