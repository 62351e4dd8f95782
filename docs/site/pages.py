"""The pages that are written anew from the games each time: rulebooks and galleries.

A page is Markdown whose headings are headings of the site, and whose contents are HTML.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from docs.site.gallery import ROOMS, Exhibit, Room

from phylarium import guides
from phylarium.kernel.game import Game
from phylarium.kernel.inspection import DataRow
from phylarium.kernel.words import SOURCE
from phylarium.table.rulebook import book
from phylarium.table.saying import game_title, say

ORIGINS: Final = {"source", "note"}
"""Columns that tell of the others."""

TABLE: Final = "table"
"""The picture that every game has, of its whole table."""

KEY: Final = "key"
"""The picture of the signs of a game; a rulebook has them as a list."""

ILLUSTRATED: Final = {
    "marine": {"setup": "start", "terms": "board", "pawn": "display"},
    "genesis": {"B": "tableau", "C": "earth", "D": "events", "F": "roll", "H": "creatures"},
    "megafauna1": {"3": "start", "5": "cards", "7": "panel", "10": "board"},
    "megafauna2": {"D": "climate", "E": "cards", "F": "board", "J": "panel"},
    "mesofauna": {"bf-D": "cards", "bf-E": "board", "bf-G": "panel"},
}
"""By chapter of a rulebook, the picture of the guide that shows what it is about."""

_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(\.\./pictures/\w+-(\w+)\.svg\)")


def raw(html: str) -> str:
    """HTML within a page. The search leaves tags out as if nothing stood between words, so there is something."""
    return "```{raw} html\n" + html.replace("><", ">\n<") + "\n```"


def styled(game: Game) -> str:
    """The stylesheet of a game's pictures: light and dark as the page is."""
    return raw(f"<style>{game.stylesheet()}</style>")


# --- the rulebook ----------------------------------------------------------------------------


def rulebook_page(game: Game) -> str:
    """Every rule of a game in our own words, as the table's rulebook has them."""
    title = game_title(game.name)
    whole = book(game, SOURCE)
    number = sum(len(chapter.rules) for chapter in whole)
    parts = [
        f"# The rules of {title}",
        f"All {number} rules of {title} in our own words, as far as the program knows them, and it knows no other. The "
        "id of a rule is that under which the table names it when something comes of it. It is also that of its "
        "heading in the printed rulebook, so that the two can be read side by side; nothing here is quoted from there.",
        f"How to play is told more gently in [the guide](../games/{game.name}.md); choices that we made where the "
        f"rulebook is silent are in [the rulings](../rulings/{game.name}.md).",
        styled(game),
        _picture(game, TABLE),
        _key(game),
    ]
    for chapter in whole:
        rules = "\n".join(
            f'<div class="rule{" detail" if rule.detail else ""}" id="rule-{escape(rule.id)}">'
            f'<dt><a href="#rule-{escape(rule.id)}">{escape(rule.id)}</a></dt><dd>{escape(rule.text)}</dd></div>'
            for rule in chapter.rules
        )
        parts += [
            f"(chapter-{game.name}-{chapter.name})=\n## {chapter.title}",
            *(_picture(game, name) for name in [ILLUSTRATED[game.name].get(chapter.name)] if name),
            raw(f'<dl class="rules">\n{rules}\n</dl>'),
        ]
    return "\n\n".join(parts) + "\n"


def pictured(game: Game) -> dict[str, str]:
    """The pictures of a game's guide, with what is said of each."""
    return {name: said for said, name in _PICTURE.findall(guides.guide(game.name, SOURCE))}


def _picture(game: Game, name: str) -> str:
    return f"![{pictured(game)[name]}](../pictures/{game.name}-{name}.svg)"


def _key(game: Game) -> str:
    """The signs of the table with their names; of some it is told what they do, too."""
    told = [(sign, *name.partition("\n")[::2]) for sign, name in game.symbols(SOURCE)]
    signs = "\n".join(
        f"<li>{sign}<span>{escape(name)}{f'<small>{escape(more)}</small>' if more else ''}</span></li>"
        for sign, name, more in told
    )
    return "## The signs\n\n" + raw(f'<ul class="signs">{signs}</ul>')


# --- the gallery -----------------------------------------------------------------------------


def gallery_page(game: Game) -> str:
    """Every card and tile of a game with its picture, its values and where these come from."""
    title = game_title(game.name)
    rooms = ROOMS[game.name]()
    shown = {exhibit.row for room in rooms for exhibit in room.exhibits}
    names = [(anchor(exhibit.row), exhibit.name) for room in rooms for exhibit in room.exhibits]
    parts = [
        "---\ntocdepth: 2\n---",
        f"# Gallery: {title}",
        f"All {len(shown)} cards and tiles of {title}, drawn by the program as they lie on its table. Below each "
        "picture is what it says, where its values come from, and, folded away, the row of data itself.",
        styled(game),
        _sources(),
        "```{things}\n" + "\n".join(f"{id} {name}" for id, name in names) + "\n```",
        *(_room(game, room) for room in rooms),
        *_other(game, {row.table for row in shown}),
    ]
    return "\n\n".join(parts) + "\n"


def anchor(row: DataRow) -> str:
    return f"{row.table}-{row.id}"


def _sources() -> str:
    meant = "\n".join(
        f"<div><dt>{chip(source)}</dt><dd>{escape(say(f'table-source-{source}'))}</dd></div>"
        for source in ("rulebook", "public", "inferred", "reconstructed")
    )
    return raw(f'<dl class="sources">{meant}</dl>')


def chip(source: str, part: str = "") -> str:
    """Where a value comes from."""
    told = f"{part}: {source}" if part else source
    return f'<span class="source {escape(source)}">{escape(told)}</span>'


def _room(game: Game, room: Room) -> str:
    rows = {row: values for row, values, _ in rows_of(game)}
    figures = "\n".join(_figure(exhibit, rows[exhibit.row]) for exhibit in room.exhibits)
    return f"## {room.title}\n\n{room.about}\n\n" + raw(f'<div class="gallery">\n{figures}\n</div>')


def _figure(exhibit: Exhibit, row: dict[str, Any]) -> str:
    words = "".join(f"<p>{escape(line)}</p>" for line in exhibit.words)
    return (
        f'<figure class="thing" id="{escape(anchor(exhibit.row))}">'
        f'<div class="shown">{"".join(exhibit.pictures)}</div>'
        f"<figcaption><h3>{escape(exhibit.name)}</h3>{words}<p>{chips(row)}</p>{_note(row)}"
        f"<details><summary>Its values</summary>{_values(row)}</details></figcaption></figure>"
    )


def _note(row: dict[str, Any]) -> str:
    return f'<p class="note">{escape(row["note"])}</p>' if row.get("note") else ""


def chips(row: dict[str, Any]) -> str:
    """Where the values of a row come from: all of them, and parts of it that have a source of their own."""
    found = [
        chip(source, name.removesuffix("source").rstrip("_"))
        for name, source in row.items()
        if name == "source" or name.endswith("_source")
    ]
    return " ".join(found)


def _values(row: dict[str, Any]) -> str:
    told = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value(one))}</dd></div>"
        for name, one in row.items()
        if name not in ORIGINS and not name.endswith("_source")
    )
    return f"<dl>{told}</dl>"


def value(found: Any) -> str:
    """A value of the data in plain text.

    >>> value([1, {"plus": ["red"], "venom": True}, []])
    '1; plus red, venom yes; none'
    """
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, dict):
        return ", ".join(f"{name} {value(one)}" for name, one in found.items() if name not in ORIGINS)
    if isinstance(found, list):
        nested = any(isinstance(one, dict | list) for one in found)
        return ("; " if nested else ", ").join(map(value, found)) or "none"
    return str(found) or "none"


def rows_of(game: Game) -> Iterator[tuple[DataRow, dict[str, Any], str]]:
    """Every row of a game's data with its values and the name of its file; a table of one row gives it its name."""
    # The files of a family hold rows of the same tables, under other ids.
    for name, path in game.files().items():
        for table, found in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for number, row in enumerate(found if isinstance(found, list) else [found]):
                if isinstance(row, dict):
                    id = row.get("id", f"{table}-{number}" if isinstance(found, list) else table)
                    yield DataRow(table, str(id)), row, name


def _other(game: Game, shown: set[str]) -> Iterator[str]:
    """Values that are on no card or tile: what is printed on boards, numbers of pieces, how a game begins."""
    tables: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row, values, file in rows_of(game):
        if row.table not in shown:
            tables.setdefault((file, row.table), []).append(values)
    if not tables:
        return
    yield "## Other values\n\nOn boards and tracks, of pieces, and of how a game begins."
    for (file, table), rows in tables.items():
        told = "\n".join(f"<tr><td>{_values(row)}</td><td>{chips(row)}{_note(row)}</td></tr>" for row in rows)
        yield f"### `{table}` of `{file}`\n\n" + raw(f'<div class="scrolled"><table class="rows">{told}</table></div>')
