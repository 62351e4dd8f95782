"""The words of the table: all of them are there and used, and everybody is spoken to in their own language."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.locales import EVERY_FILE, badly_set, files_of, needs, plain_words
from tests.speaking import french
from tests.table.conftest import Server, opened, sight

from phylarium import table
from phylarium.kernel import registry, words
from phylarium.table import languages
from phylarium.table.bot_workers import offered
from phylarium.table.saying import script_words

FOLDER = Path(table.__file__).parent
BOTS = {f"table-bot-name-{name}" for name in offered()}
SOURCES = {f"table-source-{source}" for source in ("rulebook", "public", "inferred", "reconstructed")}
PARTS = {f"table-source-of-{part}" for part in ("home", "icons", "promoted", "slots")}
PACES = {f"page-set-bots-{pace}" for pace in ("slow", "normal", "once")}


def used(file: str) -> set[str]:
    sources = [*FOLDER.rglob("*.py"), *(FOLDER / "templates").glob("*.html")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(rf"[\"']({file}-[a-z-]*[a-z])[\"']", text))


@pytest.mark.parametrize(("file", "more"), [("table", BOTS | SOURCES | PARTS), ("page", PACES), ("company", set())])
def test_messages_and_uses_agree(file: str, more: set[str]) -> None:
    assert used(file) | more == set(words.ids(file))


def test_the_script_has_every_word_that_it_says() -> None:
    page = (FOLDER / "templates" / "table.html").read_text(encoding="utf-8")
    given = set(re.findall(r'"(\w+)": (?:t|counted)\(', page))
    script = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / "static").glob("*.js"))
    said = set(re.findall(r'\bsay\(\s*"(\w+)"', script))
    said |= set(re.findall(r'\bsay\([^"()]*\? "(\w+)"', script)) | set(re.findall(r'\bsay\([^()]*: "(\w+)"', script))
    assert said <= given


# --- which language ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", ["fr-CH", "fr", "en"]),
        ("en;q=0.5, de;q=0.7", ["de", "en"]),
        ("de;q=0, en", ["en"]),
        ("*, <script>;q=1, x", []),
        ("en;q=high, fr", ["fr"]),
        ("", []),
    ],
)
def test_a_header_is_read_in_the_order_of_liking(header: str, tags: list[str]) -> None:
    assert languages.accepted(header) == tags


def test_a_choice_outweighs_the_cookie_and_the_cookie_the_header() -> None:
    with french():
        assert languages.chosen("fr-CH", "en", "en") == "fr-CH"
        assert languages.chosen("", "fr-CH", "en") == "fr-CH"
        assert languages.chosen("", "", "de, fr-CH;q=0.5") == "fr-CH"
        assert languages.chosen("tlh", "no such", "fr-CH") == "fr-CH"
        assert languages.chosen("", "", "") == "en"
        assert [languages.of_row(kept) for kept in ("fr-CH", "", "tlh")] == ["fr-CH", "en", "en"]
        assert languages.chosen("", "", "fr-CA, en;q=0.5") == "fr"
        assert languages.offered() == [("en", "English"), ("fr", "français"), ("fr-CH", "français (Suisse)")]


def test_a_script_gets_every_form_of_a_sentence_that_counts() -> None:
    assert script_words("page-points") == {"one": "one point", "other": "{number} points"}
    assert script_words("page-won", names="{names}") == {
        "one": "First: {names}, with one point.",
        "other": "First: {names}, with {number} points.",
    }
    assert script_words("page-scrub-at", last="{last}") == "{number} of {last}"
    counted = script_words("page-action-count")
    assert isinstance(counted, dict)
    assert counted["=0"] == "not begun"


@pytest.mark.anyio
async def test_a_page_speaks_the_language_that_the_browser_likes(server: Server) -> None:
    plain = await server.browser().get("/")
    assert '<html lang="en">' in plain.text
    other = await server.browser().get("/", headers={"accept-language": "tlh, qps;q=0.9, en;q=0.1"})
    assert '<html lang="qps">' in other.text
    assert "Accept-Language" in other.headers["vary"]
    missing = await server.browser().get("/nowhere", headers={"accept-language": "qps", "accept": "text/html"})
    assert "[Ţĥéŕé íš ñóţĥíñĝ ĥéŕé. ~" in missing.text


@pytest.mark.anyio
async def test_a_choice_is_kept_for_a_browser_and_for_its_account(server: Server) -> None:
    guest = server.browser(follow_redirects=True)
    back = await guest.post("/language", data={"language": "qps"}, headers={"referer": "http://table.test/account"})
    assert back.url.path == "/account"
    assert '<html lang="qps">' in back.text
    assert '<html lang="qps">' in (await guest.get("/", headers={"accept-language": "en"})).text

    # With an account it is kept with the visitor, and another browser has it after a login.
    await guest.post("/account/register", data={"name": "Bo Weaver", "password": "long enough"})
    await guest.post("/language", data={"language": "qps"})
    other = server.browser(follow_redirects=True)
    await other.post("/account/login", data={"name": "Bo Weaver", "password": "long enough"})
    assert '<html lang="qps">' in (await other.get("/")).text

    # Back to what the browser likes.
    await other.post("/language", data={"language": ""})
    assert '<html lang="en">' in (await other.get("/")).text
    nonsense = await other.post("/language", data={"language": "xx"}, headers={"referer": "http://evil.test//evil"})
    assert nonsense.url.path == "/"
    assert '<html lang="en">' in nonsense.text


@pytest.mark.anyio
async def test_a_page_offers_the_languages_that_there_are(server: Server) -> None:
    plain = (await server.browser().get("/account")).text
    assert [name in plain for name in ("ui-language", ">English<", ">français<", "Suisse")] == [True, True, True, False]
    with french(strict=False):
        page = (await server.browser().get("/account", headers={"accept-language": "fr-CH"})).text
    assert '<html lang="fr-CH">' in page
    assert "français (Suisse)" in page
    assert "Log in" in page, "what a language lacks is said in English"


@pytest.mark.anyio
async def test_two_viewers_of_one_table_have_two_languages(server: Server) -> None:
    host, watcher = server.browser(), server.browser(headers={"accept-language": "qps"})
    id = (await opened(host, "me", "me"))["id"]
    for _ in range(2):
        plain, pseudo = await sight(host, id), await sight(watcher, id)
        assert plain["prompt"]["text"].isascii()
        assert pseudo["prompt"]["text"].startswith("[")
        assert pseudo["seats"][0]["label"] != plain["seats"][0]["label"]
        assert pseudo["prompt"]["rule"] == plain["prompt"]["rule"]
    refused = await watcher.post(f"/api/tables/{id}/actions", json={"number": 0, "action": "word:done"})
    assert refused.json()["message"].startswith("[Ýóú đó ñóţ šíţ áţ ţĥíš ţáƀļé.")
    rule = plain["prompt"]["rule"]
    said = [(await browser.get(f"/api/rules/marine/{rule}")).json()["text"] for browser in (host, watcher)]
    assert said[0] != said[1]


@pytest.mark.anyio
async def test_the_pages_speak_french(server: Server) -> None:
    needs("fr", *EVERY_FILE)
    browser = server.browser(headers={"accept-language": "fr-CA, en;q=0.5", "accept": "text/html"})
    said = {
        "/": "Prenez place là où la vie évolue.",
        "/new": "Dites qui joue à quelle place.",
        "/account": "Un nom suffit pour jouer.",
        "/nowhere": "Il n’y a rien ici.",
    }
    for path, sentence in said.items():
        shown = (await browser.get(path)).text
        assert '<html lang="fr">' in shown
        assert sentence in shown
        wrong = [text for text in read(shown).text if badly_set(text.strip(), "fr")]
        assert wrong == [], path
    table = (await browser.get("/api/tables/none")).json()
    assert table["message"] == "Cette table n’existe pas."


@pytest.mark.anyio
async def test_switching_the_language_keeps_the_table(server: Server) -> None:
    needs("fr", "page", "company", "table", *files_of("marine"))
    host, watcher = server.browser(follow_redirects=True), server.browser()
    id = (await opened(host, "me", "me"))["id"]
    before = await sight(host, id)
    back = await host.post("/language", data={"language": "fr"}, headers={"referer": f"http://table.test/table/{id}"})
    assert back.url.path == f"/table/{id}"
    assert '<html lang="fr">' in back.text
    for _ in range(3):
        here, there = await sight(host, id), await sight(watcher, id)
        assert [one["action"] for one in here["options"]] == [one["action"] for one in before["options"]]
        assert (here["number"], here["prompt"]["rule"]) == (there["number"], there["prompt"]["rule"])
        assert here["prompt"]["text"] != there["prompt"]["text"]
        assert [text for text in spoken_in(here) if badly_set(text, "fr")] == []
        data = {"number": here["number"], "action": here["options"][0]["action"]}
        assert (await host.post(f"/api/tables/{id}/actions", json=data)).status_code == 200
        before = await sight(host, id)


# --- no word that comes from no file -------------------------------------------------------------


class Reader(HTMLParser):
    """Everything on a page that somebody reads or hears."""

    SPOKEN = ("title", "aria-label", "alt", "placeholder", "data-note", "data-against", "data-alone")

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.text: list[str] = []
        self.scripts: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.text += [given[name] or "" for name in self.SPOKEN if name in given]
        if tag in ("script", "style"):
            self.inside = [tag, given.get("id") or ""]

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style"):
            self.inside = []

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.scripts[self.inside[1]] = data
        else:
            self.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


def spoken_in(sight: dict[str, Any]) -> list[str]:
    """What of a sight stands on the screen."""
    found = [sight["game_title"], *(sight["prompt"][name] for name in ("text", "asked", "who", "rule_text"))]
    found += [seat[name] for seat in sight["seats"] for name in ("name", "label")]
    found += [one["text"] for one in (*sight["options"], *sight["refused"], *sight["log"])]
    found += [one["reason"] for one in sight["refused"]]
    return [*found, sight["undo_reason"], *(line["turn"] for line in sight["log"])]


NAMES = ("https://", *(name for _, name in languages.offered()))
"""What is the same in every language."""


def rule_ids(game: str) -> list[str]:
    return [text for rule in registry.game(game).rules() for text in (f"({rule})", rule)]


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/", "/new", "/account", "/nowhere"])
async def test_a_page_has_no_word_that_comes_from_no_file(server: Server, path: str) -> None:
    browser = server.browser(headers={"accept-language": "qps", "accept": "text/html"})
    shown = read((await browser.get(path)).text)
    assert [text for text in shown.text if plain_words(text, [*NAMES, "{bots}", "{level}"])] == []


@pytest.mark.anyio
@pytest.mark.parametrize("game", registry.games())
async def test_a_table_has_no_word_that_comes_from_no_file(server: Server, game: str) -> None:
    browser = server.browser(headers={"accept-language": "qps", "accept": "text/html"})
    seats = ["me"] * registry.game(game).seats[-1]
    id = (await opened(browser, *seats, game=game))["id"]
    for _ in range(12):
        seen = await sight(browser, id)
        assert [text for text in spoken_in(seen) if plain_words(text)] == []
        action = seen["options"][seen["number"] % len(seen["options"])]["action"]
        data = {"number": seen["number"], "action": action}
        assert (await browser.post(f"/api/tables/{id}/actions", json=data)).status_code == 200
    seen = await sight(browser, id)
    allowed = [*NAMES, *rule_ids(game), seen["prompt"]["rule"], seen["commitment"][:6]]
    for path in (f"/table/{id}/text", f"/table/{id}"):
        page = read(re.sub(r"<svg.*?</svg>", "", (await browser.get(path)).text, flags=re.S))
        assert [text for text in page.text if plain_words(text, allowed)] == []
    given = json.loads(page.scripts["words"])
    texts = [text for value in given.values() for text in (value.values() if isinstance(value, dict) else [value])]
    assert [text for text in texts if plain_words(re.sub(r"\{\w+\}", "", text), NAMES)] == []
    hint = (await browser.get(f"/api/tables/{id}/hint")).json()
    assert [term["text"] for one in hint["ratings"] for term in one["terms"] if plain_words(term["text"])] == []
