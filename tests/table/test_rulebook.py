"""The rulebook at its own address: every rule of every game, in our own words."""

from __future__ import annotations

import html
import re

import pytest
from tests.locales import LANGUAGES, UNFINISHED, badly_set, files_of, needs
from tests.table.conftest import Server, opened

import phylarium
from phylarium.guides import guide
from phylarium.kernel.rulebook import chapters
from phylarium.kernel.words import PSEUDO
from phylarium.table.rulebook import aid_page, guide_page
from phylarium.table.saying import rule_words

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", phylarium.games())
async def test_every_rule_is_in_the_book(server: Server, name: str) -> None:
    answer = await server.browser().get(f"/rulebook/{name}")
    assert answer.status_code == 200
    page = html.unescape(answer.text)
    game = phylarium.game(name)
    assert re.findall(r'class="rule(?: detail)?" id="rule-([^"]+)"', page) == list(game.rules())
    assert all(rule_words(name, rule) in page for rule in game.rules())
    assert "chapter-" not in re.sub(r'(href|id|aria-labelledby)="[^"]*"', "", page), "a chapter has no title"
    # It begins with how to play, and the pictures of that come from here.
    assert "guide-the-idea" in page
    for picture in re.findall(r'src="(/rulebook/pictures/[^"]+)"', page):
        shown = await server.browser().get(picture)
        assert (shown.status_code, shown.headers["content-type"]) == (200, "image/svg+xml")
    assert ".md" not in page


def test_no_chapter_comes_twice() -> None:
    for name in phylarium.games():
        names = [chapter.name for chapter in chapters(phylarium.game(name))]
        assert len(names) == len(set(names)), name


async def test_words_are_found_without_a_script(server: Server) -> None:
    browser = server.browser()
    page = (await browser.get("/rulebook/marine", params={"q": "Asteroid shuffled"})).text
    assert re.findall(r'id="rule-([^"]+)"', page) == ["setup.S"]
    none = (await browser.get("/rulebook/marine", params={"q": "<b>zeppelin"})).text
    assert "zeppelin" in none
    assert "<b>zeppelin" not in none
    assert 'class="rule' not in none


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/rulebook/chess", 404),
        ("/rulebook/pictures/none.svg", 404),
        ("/rulebook/pictures/marine-table.png", 404),
        ("/rulebook/pictures/..%2f..%2fpyproject.toml", 404),
        ("/rulebook/marine?q=" + "x" * 81, 400),
    ],
)
async def test_what_is_not_there_is_refused(server: Server, address: str, status: int) -> None:
    assert (await server.browser().get(address)).status_code == status


async def test_words_are_marked_where_they_are_found(server: Server) -> None:
    """Also where they have accents that nobody has typed; and what is typed is no markup."""
    browser = server.browser()
    french = {"Accept-Language": "fr"}
    page = (await browser.get("/rulebook/genesis?q=reserve", headers=french)).text
    assert "<mark>réserve</mark>" in page
    rules = re.findall(r"<dd>(.*?)</dd>", page)
    whole = re.findall(r"<dd>(.*?)</dd>", (await browser.get("/rulebook/genesis", headers=french)).text)
    assert 2 < len(rules) < len(whole)
    assert sum("<mark>" in rule for rule in rules) > len(rules) / 2, "the others by the titles of their chapters"
    assert "<b>" not in (await browser.get("/rulebook/genesis", params={"q": "<b>"})).text


async def test_the_table_leads_to_it(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    for page in (f"/table/{table['id']}", f"/table/{table['id']}/text", "/"):
        assert 'href="/rulebook/marine"' in (await browser.get(page)).text
    sheet = (await browser.get("/rulebook/marine", params={"sheet": "true"})).text
    assert "<html" not in sheet


@pytest.mark.parametrize("name", phylarium.games())
async def test_a_turn_and_every_sign_are_on_one_page_and_in_the_book(server: Server, name: str) -> None:
    browser = server.browser()
    aid = html.unescape((await browser.get(f"/rulebook/{name}/aid")).text)
    book = html.unescape((await browser.get(f"/rulebook/{name}")).text)
    sheet = html.unescape((await browser.get(f"/rulebook/{name}?sheet=true")).text)
    symbols = phylarium.game(name).symbols()
    assert len(symbols) > 20
    for page in (aid, book, sheet):
        assert all(words in page for _, words in symbols)
        assert page.count("<svg") >= len(symbols)
    assert 'id="guide-a-turn-on-one-page"' in book
    words = re.sub(r"<[^>]*>", " ", aid.partition('<article class="guide">')[2].partition("</article>")[0]).split()
    assert 100 < len(words) < 400, "it is no aid, or more than a page"
    assert "<h2 id=" not in aid.partition("</article>")[0], "the aid ends where the next part of the guide begins"


async def test_signs_are_not_found_by_words_and_no_game_has_no_aid(server: Server) -> None:
    browser = server.browser()
    assert "guide-key" not in (await browser.get("/rulebook/marine?q=asteroid")).text
    assert (await browser.get("/rulebook/chess/aid")).status_code == 404


# --- in another language -------------------------------------------------------------------------


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != PSEUDO])
@pytest.mark.parametrize("name", phylarium.games())
def test_a_guide_has_the_parts_and_pictures_of_the_source(name: str, language: str) -> None:
    source, text = guide(name), guide(name, language)
    if text == source and language in UNFINISHED:
        pytest.skip(f"{language} has no guide of {name} yet")
    assert text != source
    assert re.findall(r"pictures/[\w.-]+", text) == re.findall(r"pictures/[\w.-]+", source)
    assert [len(mark) for mark in re.findall(r"^(##+) ", text, re.M)] == [
        len(mark) for mark in re.findall(r"^(##+) ", source, re.M)
    ]
    assert len(guide_page(name, language)[1]) == len(guide_page(name, "en")[1])
    assert 100 < len(re.sub(r"<[^>]*>", " ", aid_page(name, language)).split()) < 500
    prose = re.sub(r"^```.*?^```|^    .*?$|`[^`]*`|\]\([^)]*\)|<!--.*?-->|^\|[-: |]+\|$", "", text, flags=re.S | re.M)
    assert [line for line in prose.splitlines() if badly_set(line.replace("**", "").replace("*", ""), language)] == []


async def test_the_pictures_of_a_guide_speak_its_language(server: Server) -> None:
    needs("fr", *files_of("genesis"), *files_of("marine"))
    browser = server.browser(headers={"accept-language": "fr"})
    page = html.unescape((await browser.get("/rulebook/genesis")).text)
    address = re.findall(r'src="(/rulebook/pictures/genesis-earth[^"]+)"', page)[0]
    assert address.endswith("?lang=fr")
    shown = await browser.get(address)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/svg+xml")
    assert "Océan" in shown.text
    assert "Océan" not in (await browser.get(address.removesuffix("?lang=fr"))).text
    found = (await browser.get("/rulebook/marine", params={"q": "asteroide MELANGE"})).text
    assert re.findall(r'id="rule-([^"]+)"', found) == ["setup.S"]


async def test_a_picture_that_is_no_game_s_is_the_file_in_any_language(server: Server) -> None:
    address = "/rulebook/pictures/campaign-tree.svg"
    shown = await server.browser().get(address, params={"lang": "fr"})
    assert shown.status_code == 200
    assert shown.text == (await server.browser().get(address)).text
