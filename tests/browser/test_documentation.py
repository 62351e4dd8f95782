"""The site of the documentation in a browser: what its search shows of a page that it finds."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

SCRIPT = Path(__file__).parents[2] / "docs" / "site" / "static" / "search.js"

FOUND = """<div role="main"><p>A parasite lives in a host.</p><svg><text>Parasite 0 0 0</text></svg>
<details><summary>Its values</summary>id latent_virus</details><p>It dies with it.</p></div>"""

SPHINX = """const Search = { htmlToText: (html, anchor) =>
  anchor + ":" + new DOMParser().parseFromString(html, "text/html").querySelector("[role=main]").textContent };"""


def test_a_search_shows_no_labels_of_pictures_and_no_rows_of_data(chromium: Browser) -> None:
    page = chromium.new_page()
    page.add_script_tag(content=SPHINX)
    page.add_script_tag(path=SCRIPT)
    told = page.evaluate("(found) => Search.htmlToText(found, '#x')", FOUND)
    page.close()
    assert " ".join(told.split()) == "#x:A parasite lives in a host. It dies with it."


def test_pages_without_a_search_are_left_alone(chromium: Browser) -> None:
    page = chromium.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.add_script_tag(path=SCRIPT)
    page.close()
    assert troubles == []
