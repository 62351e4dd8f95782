"""Pictures with a size, and how they are put together."""

from __future__ import annotations

from xml.etree import ElementTree

from phylarium.kit import svg
from phylarium.kit.layout import Chip, Picture, above, beside, labels, spread_out
from phylarium.kit.style import GAP, STYLE


def test_a_document_is_whole() -> None:
    picture = Picture(100, 50, svg.group(svg.text(1, 2, "<hello>")), "A & B")
    root = ElementTree.fromstring(picture.document(STYLE, "dark", margin=5))
    assert root.get("viewBox") == "-5 -5 110 60"
    assert root.get("aria-label") == "A & B"
    assert root.get("class") == "ph-dark"
    assert [child.tag.partition("}")[2] for child in root] == ["title", "style", "rect", "g"]
    bare = ElementTree.fromstring(picture.document(STYLE, styled=False))
    assert all(not child.tag.endswith("style") for child in bare)


def test_pictures_stand_beside_and_above_each_other() -> None:
    small, large = Picture(10, 20, svg.group(), "small"), Picture(30, 5, svg.group(), "large")
    row = beside(small, large)
    assert (row.width, row.height) == (40 + GAP, 20)
    column = above(small, large)
    assert (column.width, column.height) == (30, 25 + GAP)
    scaled = above(small, large, width=60)
    assert (scaled.width, scaled.height) == (60, 120 + 10 + GAP)
    assert above().height == beside().width == 0


def test_labels_wrap_and_stay_within_their_width() -> None:
    chips = [Chip(f"word-{i}", "a word or two") for i in range(9)]
    places, high = spread_out(chips, 200, 12)
    assert all(left + long <= 200 for left, _, long in places)
    assert high == places[-1][1] + 23
    (only,) = spread_out([Chip("word", "word " * 99)], 200, 12)[0]
    assert only[2] == 200
    assert "…" in labels([Chip("word", "word " * 99)], 0, 0, 200, 12)
