"""The galleries of the documentation show every card and tile, as the games draw them, with where each comes from."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import Final

import pytest
from docs.site.cutting import Sheet
from docs.site.gallery import ROOMS, Exhibit
from docs.site.pages import ILLUSTRATED, KEY, TABLE, chips, gallery_page, pictured, rows_of, rulebook_page

from phylarium import game, games
from phylarium.kernel.words import SOURCE
from phylarium.kit import svg
from phylarium.table.rulebook import book

FAMILY: Final = {"cards.toml", "tools.toml"}
"""Files of Megafauna that Mesofauna's Combined game plays with, too; its gallery says where they are shown."""


@cache
def exhibits(name: str) -> list[Exhibit]:
    return [exhibit for room in ROOMS[name]() for exhibit in room.exhibits]


def test_every_game_has_a_gallery() -> None:
    assert set(ROOMS) == set(games())


@pytest.mark.parametrize("name", ROOMS)
def test_every_row_of_cards_and_tiles_is_shown_once(name: str) -> None:
    shown = [exhibit.row for exhibit in exhibits(name)]
    assert len(shown) == len(set(shown))
    tables = {row.table for row in shown}
    own = FAMILY if name == "mesofauna" else set()
    assert set(shown) == {row for row, _, file in rows_of(game(name)) if row.table in tables and file not in own}


def test_a_gallery_says_where_the_cards_of_a_family_are_shown() -> None:
    rows = {row for row, _, file in rows_of(game("mesofauna")) if file in FAMILY}
    assert rows <= {exhibit.row for exhibit in exhibits("megafauna2")}
    assert "](megafauna2.md)" in gallery_page(game("mesofauna"))


@pytest.mark.parametrize("name", ROOMS)
def test_every_other_row_is_in_the_tables_below(name: str) -> None:
    page = gallery_page(game(name))
    tables = {exhibit.row.table for exhibit in exhibits(name)}
    for row, values, file in rows_of(game(name)):
        assert "source" in values, f"{file} says nothing of where {row.id} comes from"
        assert row.table in tables or f"`{row.table}` of `{file}`" in page


@pytest.mark.parametrize("name", ROOMS)
def test_what_is_ours_in_part_is_not_said_to_be_printed(name: str) -> None:
    for row, values, file in rows_of(game(name)):
        if re.search(r"the rest is ours|all of it is ours", values.get("note", "")):
            assert values["source"] == "reconstructed", f"{file}: {row.id}"


@pytest.mark.parametrize("name", ROOMS)
def test_pictures_are_whole_and_say_what_they_show(name: str) -> None:
    for exhibit in exhibits(name):
        assert exhibit.name
        assert exhibit.pictures
        for picture in exhibit.pictures:
            drawn = ET.fromstring(picture)
            _, _, width, height = map(float, drawn.get("viewBox", "").split())
            assert width > 20, exhibit.row
            assert height > 20, exhibit.row
            assert drawn.get("aria-label")
            assert not re.search(r'\bid="', picture), f"{exhibit.row} would be there twice"


@pytest.mark.parametrize("name", ROOMS)
def test_no_two_cards_look_alike(name: str) -> None:
    """Each was cut out at its own place: pictures are alike only where the names are."""
    looks = {(exhibit.row.table, exhibit.name): "".join(exhibit.pictures) for exhibit in exhibits(name)}
    assert len(set(looks.values())) == len(looks)


def test_a_source_is_told_with_its_part() -> None:
    told = chips({"id": "x", "source": "public", "icons_source": "reconstructed", "note": "y"})
    assert re.findall(r">([^<]+)</", told) == ["public", "icons: reconstructed"]


@pytest.mark.parametrize("name", ROOMS)
def test_a_rulebook_has_every_rule_once(name: str) -> None:
    page = rulebook_page(game(name))
    assert re.findall(r'id="rule-([^"]+)"', page) == [*game(name).rules()]


@pytest.mark.parametrize("name", ROOMS)
def test_a_rulebook_shows_every_picture_of_the_guide_at_its_chapter(name: str) -> None:
    page, chapters = rulebook_page(game(name)), {chapter.name for chapter in book(game(name), SOURCE)}
    assert set(ILLUSTRATED[name]) <= chapters
    assert {*ILLUSTRATED[name].values(), TABLE} == set(pictured(game(name))) - {KEY}
    for chapter, picture in ILLUSTRATED[name].items():
        told = page.partition(f"(chapter-{name}-{chapter})=")[2].partition("```")[0]
        assert f"![{pictured(game(name))[picture]}](../pictures/{name}-{picture}.svg)" in told


def test_what_a_sign_does_is_told_apart_from_its_name() -> None:
    page = rulebook_page(game("genesis"))
    assert re.search(r"<span>Smite<small>Every refugium [^<]+</small>\s*</span>", page)


def test_a_thing_is_cut_out_at_its_edge() -> None:
    card = svg.target(
        "card-a", "A\nsays a", svg.rect(0, 0, 9, 9, "card"), svg.rect(-8, 3, 96, 40, "edge"), move=svg.moved(5, 5)
    )
    sheet = Sheet(svg.group(card, id="all"))
    assert sheet.title("card-a") == "A\nsays a"
    picture = ET.fromstring(sheet.cut("card-a", left=30.0))
    assert picture.get("viewBox") == "19 0 72 46"
    assert picture.get("aria-label") == "A"
    with pytest.raises(LookupError, match="card-a has no shape"):
        sheet.cut("card-a", around="hexagon")
