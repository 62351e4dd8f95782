"""The design system: legible in both themes."""

from __future__ import annotations

import re

import pytest

from phylarium.kernel import registry
from phylarium.kit import style as design
from phylarium.kit.style import Theme

THEMES: list[Theme] = ["light", "dark"]


def test_a_themed_picture_has_plain_colours_only() -> None:
    for theme in THEMES:
        css = design.STYLE.css(theme)
        assert "var(" not in css
        assert "$" not in css
        assert design.STYLE.colour("ink", theme) in css


def test_a_picture_without_a_theme_follows_page_and_system() -> None:
    css = design.STYLE.css(None)
    assert "fill:var(--ph-ink)" in css
    assert "prefers-color-scheme:dark" in css
    assert "[data-theme=dark] .ph-auto" in css
    assert all(f"--ph-{token}:{dark};" in css for token, (_, dark) in design.TOKENS.items())


def test_pictures_on_one_page_do_not_mix() -> None:
    for theme in (*THEMES, None):
        root = "." + design.root_class(theme)
        for rule in design.STYLE.css(theme).splitlines():
            assert root in rule.partition("{")[0] or rule.startswith("@media")


def test_an_unknown_token_is_refused() -> None:
    style = design.STYLE.with_({}, {".x": "fill:$nonsuch"})
    with pytest.raises(ValueError, match="nonsuch"):
        style.css("light")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "panel"])
def test_contrast_of_what_is_read(theme: Theme, ground: str) -> None:
    def against(token: str) -> float:
        return design.contrast(design.STYLE.colour(token, theme), design.STYLE.colour(ground, theme))

    assert against("ink") >= 7
    assert against("muted") >= 4.5
    assert against("accent") >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert design.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert design.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", registry.games())
def test_nothing_has_the_colour_of_what_is_yours_to_decide(name: str) -> None:
    colours = dict(re.findall(r"--ph-([a-z-]+):(#[0-9a-f]{6})", registry.game(name).stylesheet().partition("}")[0]))
    accent = colours.pop("accent")
    assert [token for token, colour in colours.items() if colour == accent] == []
