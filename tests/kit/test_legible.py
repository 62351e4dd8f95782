"""The test of tests: what cannot be read in a picture is found, and what can is let be."""

from __future__ import annotations

from tests.kit.legible import flaws, ink, outline, too_small

from phylarium.kit import svg
from phylarium.kit.layout import Picture
from phylarium.kit.lettering import measure
from phylarium.kit.style import STYLE

PANEL = svg.rect(10, 10, 180, 80, "panel", radius=8)


def found(*content: str) -> list[str]:
    return flaws(Picture(300, 100, svg.group(*content), "made up").document(STYLE), STYLE)


def test_text_within_its_panel_is_well() -> None:
    assert found(PANEL, svg.text(20, 40, "Elements"), svg.text(180, 40, "by ring", anchor="end")) == []
    assert found(PANEL, svg.lines(20, 40, ["one line", "another"])) == []


def test_two_texts_that_overlap_are_found() -> None:
    assert found(svg.text(20, 40, "Cephalopods", size=18), svg.text(100, 40, "Seat 2")) == [
        "'Cephalopods' overlaps 'Seat 2'"
    ]
    beside = 22 + measure("Cephalopods", 18)
    assert found(svg.text(20, 40, "Cephalopods", size=18), svg.text(beside, 40, "Seat 2")) == []
    assert found(svg.lines(20, 40, ["too", "near"], size=12, leading=0.4)) == ["'too' overlaps 'near'"]


def test_text_that_leaves_its_box_or_the_picture_is_found() -> None:
    assert found(PANEL, svg.text(150, 40, "Crustaceans")) == ["'Crustaceans' lies across rect panel"]
    assert found(svg.text(220, 60, "far away", size=40))[0] == "'far away' leaves the picture"
    assert found(PANEL, svg.text(100, 12, "on the rim")) == ["'on the rim' lies across rect panel"]


def test_text_under_a_figure_is_found() -> None:
    assert found(PANEL, svg.text(20, 40, "Fern Understory"), svg.circle(60, 38, 6, "accent")) == [
        "'Fern Understory' lies under circle accent"
    ]
    assert found(PANEL, svg.text(20, 40, "Fern Understory"), svg.line(0, 38, 200, 38, "rule")) == [
        "'Fern Understory' lies under line rule"
    ]


def test_text_across_a_figure_is_found() -> None:
    assert found(PANEL, svg.circle(60, 38, 6, "accent"), svg.text(20, 40, "Horse latitudes")) == [
        "'Horse latitudes' lies across circle accent"
    ]
    assert found(PANEL, svg.circle(60, 38, 9, "accent"), svg.text(60, 42, "3", anchor="middle")) == []


def test_what_is_hidden_or_faint_is_in_nobodys_way() -> None:
    assert found(svg.circle(60, 38, 6, "accent"), PANEL, svg.text(20, 40, "Horse latitudes")) == []
    assert found(PANEL, svg.path("M0 38L200 38", "texture"), svg.text(20, 40, "Horse latitudes")) == []
    assert found(PANEL, svg.text(20, 40, "Horse latitudes"), svg.rect(15, 20, 60, 30, "edge")) == []


def test_what_is_moved_scaled_and_turned_is_found_where_it_is() -> None:
    far = svg.at(120, 0, svg.circle(60, 38, 6, "accent"))
    assert found(PANEL, svg.text(20, 40, "Fern Understory"), far) == []
    near = svg.at(30, 19, svg.circle(60, 38, 6, "accent"), scale=0.5)
    assert found(PANEL, svg.text(20, 40, "Fern Understory"), near) == ["'Fern Understory' lies under circle accent"]
    turned = svg.text(0, 0, "upright", transform="translate(100 80) rotate(-90)")
    assert found(PANEL, turned) == []
    assert found(PANEL, turned, svg.text(80, 60, "level words")) == ["'upright' overlaps 'level words'"]


def test_the_ink_of_letters_is_as_high_and_deep_as_they_are() -> None:
    assert ink("worms", 0, 0, 10, "", "start")[1] > ink("algae", 0, 0, 10, "", "start")[1]
    assert ink("algae", 0, 0, 10, "", "start")[3] > ink("kelp"[:2], 0, 0, 10, "", "start")[3]
    left, _, right, _ = ink("sun", 50, 0, 10, "", "middle")
    assert left + right == 100


def test_text_that_is_too_small_is_found_unless_it_is_fine_print() -> None:
    texts = [
        svg.text(20, 20, "large", size=22),
        svg.text(20, 40, "small", size=18),
        svg.text(20, 60, "x", "fine", size=8),
    ]
    scaled = svg.at(20, 70, svg.text(0, 0, "scaled", size=22), scale=0.5)
    content = svg.group(*texts, scaled)
    assert too_small(Picture(300, 100, content, "made up", small=22.0).on_page) == [
        "'small' of 9.0 px",
        "'scaled' of 5.5 px",
    ]
    assert too_small(Picture(300, 100, content, "made up").on_page) == []


def test_curves_are_followed() -> None:
    (circle,) = outline("M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z")
    assert all(abs(x * x + y * y - 25) < 1e-6 for x, y in circle)
    (bow,) = outline("M0 0C0 10 10 10 10 0")
    assert max(y for _, y in bow) == 7.5
    (arch,) = outline("M0 0Q5 10 10 0")
    assert max(y for _, y in arch) == 5
