"""The builder of pictures: safe, well-formed, legible in both themes."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phylarium.kit import svg
from phylarium.kit.svg import Markup, Theme

THEMES: list[Theme] = ["light", "dark"]


@given(st.text())
def test_any_text_comes_out_as_text(content: str) -> None:
    drawn = svg.tag("g", svg.tag("text", content, aria_label=content))
    element = ElementTree.fromstring(drawn)[0]
    readable = re.sub(
        "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\N{REPLACEMENT CHARACTER}", content
    ).replace("\r\n", "\n")
    assert (element.text or "") == readable.replace("\r", "\n")
    assert len(element) == 0


def test_markup_is_not_escaped_twice() -> None:
    inner = svg.tag("text", "a & b")
    assert svg.group(inner) == "<g><text>a &amp; b</text></g>"
    assert svg.escape(inner) is inner
    assert isinstance(inner, Markup)


@pytest.mark.parametrize("element", ["script", "foreignObject", "image", "a", "use", "animate", "g onload"])
def test_only_drawing_elements_exist(element: str) -> None:
    with pytest.raises(ValueError, match="a picture has no"):
        svg.tag(element)


@pytest.mark.parametrize("attribute", ["onclick", "onLoad", "href", "style", "a b", 'x"', "xlink:href"])
def test_no_attribute_can_run_or_link(attribute: str) -> None:
    with pytest.raises(ValueError, match="a picture has no attribute"):
        svg.tag("g", **{attribute: "x"})


def test_nothing_is_loaded() -> None:
    with pytest.raises(ValueError, match="loads nothing"):
        svg.circle(0, 0, 1, fill="url(http://example.org/x.svg#a)")


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.0, "1"), (-0.001, "0"), (2.345, "2.35"), (-3.5, "-3.5"), (100.0, "100")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_attributes_that_are_none_are_left_out() -> None:
    assert svg.tag("rect", x=0, rx=None, stroke_width=1.5, class_="a") == '<rect x="0" stroke-width="1.5" class="a"/>'


def test_a_target_is_named_and_can_be_marked() -> None:
    plain = svg.target("hex-D4", "Reef D4", svg.circle(0, 0, 9, "edge"))
    element = ElementTree.fromstring(plain)
    assert (element.get("id"), element.get("class"), element[0].text) == ("hex-D4", "target", "Reef D4")
    assert ElementTree.fromstring(svg.target("x", "y", yours=True)).get("class") == "target yours"


def test_text_is_wrapped_and_cut() -> None:
    sentence = "Choose a tile that you occupy and count the species there, your own and those of others."
    rows = svg.wrap(sentence, 150, 12)
    assert " ".join(rows) == sentence
    assert all(svg.measure(row, 12) <= 150 for row in rows)
    cut = svg.wrap(sentence, 150, 12, 2)
    assert len(cut) == 2
    assert cut[1].endswith("…")
    assert svg.measure(cut[1], 12) <= 150
    assert svg.wrap("Extraordinarily", 10, 12) == ["Extraordinarily"]
    assert svg.shorten("short", 100, 12) == "short"


def test_mirrored_halves_turn_the_same_way() -> None:
    assert svg.mirrored("M1 0L3 0L3 2Z") == "M1 0L3 0L3 2ZM-3 2L-3 0L-1 0Z"
    assert svg.mirrored("M0 1C1 2 3 4 5 6L7 8Z") == "M0 1C1 2 3 4 5 6L7 8ZM-7 8L-5 6C-3 4 -1 2 0 1Z"
    with pytest.raises(ValueError, match="cannot mirror"):
        svg.mirrored("M0 0A1 1 0 0 1 2 2Z")


def test_spots_lie_within_the_hexagon() -> None:
    spots = svg.scattered(60, 20, 15, 10)
    assert len(spots) > 10
    assert all(abs(x) <= 50 - abs(y) / 3**0.5 and abs(y) <= 60 * svg.HALF_HEIGHT for x, y in spots)


def test_patterns_differ() -> None:
    middle = [(0.0, 0.0)]
    drawn = [svg.waves, svg.ripples, svg.blades, svg.fronds, svg.branches, svg.hills]
    paths = [pattern(middle) for pattern in drawn] + [svg.contours(20, 3)]
    assert len(set(paths)) == len(paths)
    assert svg.waves([(5.0, 0.0)]) != svg.waves(middle)


# --- themes ----------------------------------------------------------------------------------


def test_a_themed_picture_has_plain_colours_only() -> None:
    for theme in THEMES:
        css = svg.STYLE.css(theme)
        assert "var(" not in css
        assert "$" not in css
        assert svg.STYLE.colour("ink", theme) in css


def test_a_picture_without_a_theme_follows_page_and_system() -> None:
    css = svg.STYLE.css(None)
    assert "fill:var(--ph-ink)" in css
    assert "prefers-color-scheme:dark" in css
    assert "[data-theme=dark] .ph-auto" in css
    assert all(f"--ph-{token}:{dark};" in css for token, (_, dark) in svg.TOKENS.items())


def test_pictures_on_one_page_do_not_mix() -> None:
    for theme in (*THEMES, None):
        root = "." + svg.root_class(theme)
        for rule in svg.STYLE.css(theme).splitlines():
            assert root in rule.partition("{")[0] or rule.startswith("@media")


def test_an_unknown_token_is_refused() -> None:
    style = svg.STYLE.with_({}, {".x": "fill:$nonsuch"})
    with pytest.raises(ValueError, match="nonsuch"):
        style.css("light")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "panel"])
def test_contrast_of_what_is_read(theme: Theme, ground: str) -> None:
    def against(token: str) -> float:
        return svg.contrast(svg.STYLE.colour(token, theme), svg.STYLE.colour(ground, theme))

    assert against("ink") >= 7
    assert against("muted") >= 4.5
    assert against("accent") >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert svg.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert svg.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_document_is_whole() -> None:
    piece = svg.Piece(100, 50, svg.group(svg.text(1, 2, "<hello>")), "A & B")
    root = ElementTree.fromstring(piece.document(svg.STYLE, "dark", margin=5))
    assert root.get("viewBox") == "-5 -5 110 60"
    assert root.get("aria-label") == "A & B"
    assert root.get("class") == "ph-dark"
    assert [child.tag.partition("}")[2] for child in root] == ["title", "style", "rect", "g"]
    bare = ElementTree.fromstring(piece.document(svg.STYLE, styled=False))
    assert all(not child.tag.endswith("style") for child in bare)
