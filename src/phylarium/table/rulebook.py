"""The rulebook of a game as a page: how to play, and every rule in our own words, with search."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter
from markdown_it import MarkdownIt

from phylarium.guides import guide, picture
from phylarium.kernel import registry
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.rulebook import chapters, is_detail
from phylarium.kernel.words import SOURCE, best_language, folded
from phylarium.table.pages import CACHED, Tongue, kept, page, person
from phylarium.table.pictures import svg_file
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_title, game_words, rule_words
from phylarium.table.security import TheVisitor

Words = Annotated[str, QueryParameter(max_length=80, description="Words to look for")]
Sheet = Annotated[bool, QueryParameter(description="Whether to answer with the book alone, to be put into a page")]

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_TITLE: Final = re.compile(r"\A# .*\n")
_PICTURE: Final = re.compile(r"\(\.\./pictures/([\w.-]+)\)")
_PAGE: Final = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\.md[^)]*\)")
_AID: Final = "guide-a-turn-on-one-page"
"""The part of a guide that is the turn aid, by the anchor of its heading in the language that has every guide."""
_HEADING: Final = re.compile(r"<h2>(.*?)</h2>", re.S)


class BookRule(msgspec.Struct):
    id: str
    text: str
    detail: bool
    """Whether it says more about the rule before it."""
    sought: str
    """What a search looks through: its id, its text and the title of its chapter, folded."""
    parts: list[tuple[bool, str]] = []
    """Its text where words were looked for: whether a part of it is one of them, and the part."""


class BookChapter(msgspec.Struct):
    name: str
    title: str
    rules: list[BookRule]


def anchor(heading: str) -> str:
    """The name by which a heading of the guide can be linked to.

    >>> anchor("The <em>twelve</em> actions")
    'guide-the-twelve-actions'
    """
    return "guide-" + re.sub(r"\W+", "-", re.sub(r"<[^>]*>", "", heading).lower()).strip("-")


@lru_cache(maxsize=32)
def guide_page(game: str, language: str) -> tuple[str, list[tuple[str, str]]]:
    """The guide of a game as HTML, and its headings with their anchors.

    Its pictures come from this server. A link to another page of the documentation is left as plain words.
    """
    text = _PAGE.sub(r"\1", _TITLE.sub("", guide(game, language, terminal=False)))
    text = _PICTURE.sub(rf"(/rulebook/pictures/\1?lang={language})", text)
    # The page allows no style within its text; wide tables are scrolled by keyboard, too.
    html = _MARKDOWN.render(text).replace(' style="text-align:right"', ' class="number"')
    html = html.replace("<table>", '<table tabindex="0">')
    headings = [(anchor(title), re.sub(r"<[^>]*>", "", title)) for title in _HEADING.findall(html)]
    return _HEADING.sub(lambda found: f'<h2 id="{anchor(found[1])}">{found[1]}</h2>', html), headings


@lru_cache(maxsize=32)
def book(game: Game, language: str) -> list[BookChapter]:
    """Every rule of a game in the words of a language."""
    found = []
    for chapter in chapters(game):
        title = game_words(game.name, Message(chapter.message), language)
        rules = []
        for rule in chapter.rules:
            text = rule_words(game.name, rule, language)
            rules.append(BookRule(rule, text, is_detail(rule), folded(f"{rule} {text} {title}")))
        found.append(BookChapter(chapter.name, title, rules))
    return found


def marked(text: str, words: list[str]) -> list[tuple[bool, str]]:
    """A text in parts, each with whether it is one of the words, which are folded as a search folds them.

    >>> marked("Un œuf éclot.", ["oeuf", "eclo"])
    [(False, 'Un '), (True, 'œuf'), (False, ' '), (True, 'éclo'), (False, 't.')]
    """
    plain = ""
    places: list[int] = []
    for place, letter in enumerate(text):
        plain += folded(letter)
        places += [place] * (len(plain) - len(places))
    hit = [False] * len(text)
    for word in words:
        start = plain.find(word)
        while word and start >= 0:
            for place in places[start : start + len(word)]:
                hit[place] = True
            start = plain.find(word, start + len(word))
    return [(is_word, "".join(text[i] for i in run)) for is_word, run in groupby(range(len(text)), hit.__getitem__)]


def found_in(whole: list[BookChapter], words: str) -> list[BookChapter]:
    """The rules that have all these words, in their chapters."""
    wanted = list(dict.fromkeys(folded(words).split()))
    kept = [
        BookChapter(
            chapter.name,
            chapter.title,
            [
                msgspec.structs.replace(rule, parts=marked(rule.text, wanted))
                for rule in chapter.rules
                if all(word in rule.sought for word in wanted)
            ],
        )
        for chapter in whole
    ]
    return [chapter for chapter in kept if chapter.rules]


@get("/rulebook/{game:str}", include_in_schema=False)
async def rulebook(visitor: TheVisitor, game: FromPath[str], q: Words = "", sheet: Sheet = False) -> Response[str]:
    known = registry.game(game[:40])
    whole = book(known, visitor.language)
    text, headings = guide_page(known.name, visitor.language)
    answer = page(
        "rulebook-sheet.html" if sheet else "rulebook.html",
        visitor.language,
        game=known.name,
        game_title=game_title(known.name, visitor.language),
        chapters=await asyncio.to_thread(found_in, whole, q) if q else whole,
        guide="" if q else text,
        symbols=[] if q else known.symbols(visitor.language),
        headings=[] if q else headings,
        q=q,
        visitor=person(visitor),
    )
    return answer if q or sheet else kept(answer, visitor)


def aid_page(game: str, language: str) -> str:
    """The turn aid of a game as HTML: that part of the guide which stands where it stands in the source."""
    places = [heading for heading, _ in guide_page(game, SOURCE)[1]]
    text, headings = guide_page(game, language)
    if _AID not in places or len(places) != len(headings):
        return ""
    heading = headings[places.index(_AID)][0]
    found = re.search(rf'<h2 id="{re.escape(heading)}">.*?</h2>(.*?)(?=<h2 |\Z)', text, re.S)
    return found[1] if found else ""


@get("/rulebook/{game:str}/aid", include_in_schema=False)
async def turn_aid(visitor: TheVisitor, game: FromPath[str]) -> Response[str]:
    """A turn and the key to all signs, on one page."""
    known = registry.game(game[:40])
    return page(
        "rulebook-aid.html",
        visitor.language,
        game=known.name,
        game_title=game_title(known.name, visitor.language),
        guide=aid_page(known.name, visitor.language),
        symbols=known.symbols(visitor.language),
        visitor=person(visitor),
    )


@get("/rulebook/pictures/{name:str}", include_in_schema=False)
async def guide_picture(name: FromPath[str], lang: Tongue = SOURCE) -> Response[str]:
    """A picture of a guide: a file in the source language, drawn in any other one."""
    found, language = picture(name[:80]), best_language([lang])
    if found is None:
        raise RequestRefused(404, "no-picture", "table-error-no-picture")
    game = found.name.partition("-")[0]
    if language != SOURCE and game in registry.games():
        # Drawn beside the loop: the first picture of a guide takes a good part of a second.
        in_words = await asyncio.to_thread(registry.game(game).guide_pictures, language)
        if found.name in in_words:
            return svg_file(in_words[found.name], CACHED)
    return svg_file(found.read_text(encoding="utf-8"), CACHED)


def rulebook_router() -> Router:
    return Router("/", route_handlers=[rulebook, turn_aid, guide_picture])
