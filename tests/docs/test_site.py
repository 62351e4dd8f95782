"""The site is built whole: no warning, no link that leads nowhere, everything to be found."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from docs.site import staging
from docs.site.api import API
from docs.site.gallery import ROOMS
from docs.site.links import broken, read, wrong
from docs.site.staging import ROOT, linked, on_site, pages, prose, resolved
from tests.docs.blocks import ALL
from tests.docs.test_blocks import environment

import phylarium
import phylarium.bots
import phylarium.kernel
from phylarium import game, games, guides
from phylarium.kernel.words import SOURCE

# --- the sources ------------------------------------------------------------------------------


def test_every_page_is_listed() -> None:
    found = pages()
    assert len(found) == len(set(found))
    assert {"docs/start.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/decisions/0022-documentation.md"} <= set(found)


def test_a_page_that_nobody_lists_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Here\n\n## One\n\n- [a](a.md)\n", encoding="utf-8")
    (tmp_path / "docs" / "a.md").write_text("# A\n", encoding="utf-8")
    monkeypatch.setattr(staging, "ROOT", tmp_path)
    monkeypatch.setattr(staging, "DOCS", tmp_path / "docs")
    assert pages() == ["docs/index.md", "docs/a.md"]
    (tmp_path / "docs" / "b.md").write_text("# B\n", encoding="utf-8")
    with pytest.raises(staging.UnlistedPage, match=r"docs/b\.md"):
        pages()


def test_guides_in_other_languages_are_no_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "docs" / "games" / "fr").mkdir(parents=True)
    (tmp_path / "docs" / "index.md").write_text("# Here\n", encoding="utf-8")
    (tmp_path / "docs" / "games" / "fr" / "marine.md").write_text("# Marine\n", encoding="utf-8")
    monkeypatch.setattr(staging, "ROOT", tmp_path)
    monkeypatch.setattr(staging, "DOCS", tmp_path / "docs")
    assert pages() == ["docs/index.md"]


def headings(page: str) -> set[str]:
    """The places of a page that a link can lead to: its headings, as Markdown names them."""
    text = "".join(part for is_code, part in prose((ROOT / page).read_text(encoding="utf-8")) if not is_code)
    titles = re.findall(r"^#+ +(.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", ["README.md", *pages()])
def test_links_of_the_sources_lead_somewhere(page: str) -> None:
    for target in linked((ROOT / page).read_text(encoding="utf-8")):
        if staging.is_elsewhere(target):
            assert re.fullmatch(r"https?://[\w.-]+\.[a-z]+(:\d+)?(/[^\s<>]*)?|mailto:\S+@\S+", target), target
            continue
        path = page if target.startswith("#") else resolved(page, target)
        assert (ROOT / path).exists(), f"{page} links to {target}"
        place = target.partition("#")[2]
        if place and path.endswith(".md"):
            assert place in headings(path), f"{page} links to {target}"


def test_what_looks_like_a_link_in_code_is_none() -> None:
    text = "[a](a.md) `[b](b.md)`\n```sh\n[c](c.md)\n```\n![d](d.svg)\n"
    assert linked(text) == ["a.md", "d.svg"]
    assert [code for code, _ in prose(text)] == [False, True, False]


def test_a_screenshot_is_shown_and_not_only_linked_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "docs" / "screens").mkdir(parents=True)
    (tmp_path / "docs" / "screens" / "sea.webp").write_bytes(b"a picture")
    monkeypatch.setattr(staging, "ROOT", tmp_path)
    stage = staging.Stage(tmp_path / "site")
    text = stage._page("docs/table.md", "# The table\n\n![The sea](screens/sea.webp) [larger](screens/sea.webp)\n")
    shown = "files/docs/screens/sea.webp"
    assert f"![The sea]({shown}) [larger]({shown})" in text
    assert (tmp_path / "site" / shown).read_bytes() == b"a picture"


@pytest.mark.parametrize("name", games())
def test_a_guide_says_what_else_there_is_of_its_game(name: str, tmp_path: Path) -> None:
    source = f"docs/games/{name}.md"
    text = staging.Stage(tmp_path)._page(source, staging.written(source))
    title, _, links = text.splitlines()[:3]
    assert title.startswith("# ")
    folders = ["rulebook", "gallery", "strategy", "rulings"]
    assert re.findall(r"\]\(([^)]+)\)", links) == [f"../{folder}/{name}.md" for folder in folders]


def test_remarks_are_not_shown_at_the_table() -> None:
    assert all("<!--" not in guides.guide(name) for name in games())


@pytest.mark.parametrize("name", games())
def test_what_is_typed_at_a_terminal_is_not_told_in_a_browser(name: str) -> None:
    for language in (SOURCE, "fr"):
        whole, told = (guides.guide(name, language, terminal=terminal) for terminal in (True, False))
        assert "phylarium learn" in whole
        for typed in ("phylarium learn", "phylarium play", "phylarium arena", "```"):
            assert typed not in told, (language, typed)
        assert 0 <= whole.count("\n## ") - told.count("\n## ") <= 1, "all is told but what a terminal shows"


# --- what is built ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    done = subprocess.run(
        [sys.executable, "-m", "docs.site", os.path.relpath(folder, ROOT)],  # as make docs names it
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_is_there(site: Path) -> None:
    assert broken(site) == []
    for page in pages():
        there = on_site(page)
        assert there is not None
        assert (site / there).with_suffix(".html").is_file()
    for name in games():
        rules = read((site / "rulebook" / f"{name}.html").read_text(encoding="utf-8")).ids
        assert {f"rule-{rule}" for rule in game(name).rules()} <= set(rules)


def test_the_search_finds_cards_and_rules_without_a_server(site: Path) -> None:
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    found = {(index["docnames"][doc], id) for entries in index["indexentries"].values() for doc, id, _ in entries}
    for name in games():
        ids = read((site / "gallery" / f"{name}.html").read_text(encoding="utf-8")).ids
        things = {id for page, id in found if page == f"gallery/{name}"}
        assert things <= set(ids)
        assert len(things) == sum(len(room.exhibits) for room in ROOMS[name]())
    assert ("gallery/marine", "trait-hadopelagic") in found
    for part, word in (("terms", "corner"), ("titleterms", "wanderlust")):
        known = index[part][word]  # one page is not in a list
        assert index["docnames"].index("rulebook/marine") in (known if isinstance(known, list) else [known]), word


def test_the_search_shows_text_to_read(site: Path) -> None:
    """What the script does: tests/browser/test_documentation.py."""
    assert re.search(
        r'<script defer="defer" src="_static/search\.js', (site / "search.html").read_text(encoding="utf-8")
    )


def test_the_reference_has_what_the_package_names(site: Path) -> None:
    for module in (phylarium, phylarium.kernel, phylarium.bots):
        page = read((site / "api" / f"{module.__name__.rpartition('.')[2]}.html").read_text(encoding="utf-8"))
        given = {name: getattr(module, name) for name in module.__all__}
        named = {name for name, one in given.items() if inspect.isclass(one) or inspect.isroutine(one)}
        assert {f"{module.__name__}.{name}" for name in named} - set(page.ids) == set()


def test_what_pages_import_is_in_the_reference() -> None:
    """What is not there may change without a word, so that nobody should be taught it."""
    known = {module for _, modules in API.values() for module in modules.split()}
    for block in ALL:
        if block.kind == "python":
            taught = re.findall(r"^(?:from|import) (phylarium[\w.]*)", block.given() + block.text, re.MULTILINE)
            assert {*taught} <= known, block


def test_pictures_have_their_colours(site: Path) -> None:
    """Shapes without a stylesheet are black."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert 'class="ph-auto"' not in text or ".ph-auto{--ph-" in text, path.name


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?//', text), path.name


# --- the checks -------------------------------------------------------------------------------


def test_broken_links_are_named(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="x"></p><p id="x"></p><a href="b.html#y">b</a><a href="c.html">c</a>')
    (tmp_path / "b.html").write_text(
        '<a href="a.html#x">a</a><a href="https://example.org/">e</a><a href="foo:x">f</a>'
    )
    assert broken(tmp_path) == [
        "a.html: the id x is there twice",
        "a.html: b.html#y leads to no such place on its page",
        "a.html: c.html leads nowhere",
        "b.html: foo:x is no address",
    ]
    assert wrong(tmp_path / "a.html", "https://nowhere", {}) == "is no address"
