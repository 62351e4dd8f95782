"""The builder of pictures: safe and well-formed."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phylarium.kit import svg
from phylarium.kit.svg import Markup


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


@pytest.mark.parametrize("fill", ["url(http://example.org/x.svg#a)", "URL(//example.org/x)"])
def test_nothing_is_loaded(fill: str) -> None:
    with pytest.raises(ValueError, match="loads nothing"):
        svg.circle(0, 0, 1, fill=fill)


def test_a_label_may_say_anything() -> None:
    assert svg.tag("g", aria_label="url(x)", data_piece="url(y)") == '<g aria-label="url(x)" data-piece="url(y)"/>'


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
    assert svg.targets(svg.group(plain, svg.target("x", "y"))) == ["hex-D4", "x"]
    marked = svg.marked(svg.group(plain, svg.target("x", "y")), {"x"})
    assert [e.get("class") for e in ElementTree.fromstring(marked)] == ["target", "target yours"]
