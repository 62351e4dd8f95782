"""The design system that all games share: colour tokens in two themes, type, and classes.

A picture either carries one theme as plain colours (for files and converters) or names CSS custom
properties, so that a page or the reader's system switches between light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from phylarium.kit.svg import Markup, tag

Theme = Literal["light", "dark"]

Tokens = Mapping[str, tuple[str, str]]
"""Colours by name: in the light theme, in the dark one."""

TOKENS: Final[Tokens] = {
    "paper": ("#f5f0e6", "#0f1b22"),
    "panel": ("#fbf8f1", "#16252e"),
    "ink": ("#2c2a25", "#e8e4d8"),
    "muted": ("#6f6859", "#9aa7a9"),
    "line": ("#d9d0bd", "#2b3f49"),
    "accent": ("#b9482a", "#ff9a6b"),
    "accent-soft": ("#f7dfd3", "#43291f"),
    "shade": ("#efe8d9", "#1c2e38"),
}
"""The ground of every game. `accent` means "yours to decide" and nothing else."""


def colours(table: str) -> Tokens:
    """Colours from a table in plain text: a name, its colour in the light theme and in the dark one; `# `: a remark."""
    rows = [line.split() for line in table.splitlines() if line.strip() and not line.strip().startswith("# ")]
    return {name: (light, dark) for name, light, dark in rows}


SERIF: Final = "'Phylarium Serif','Source Serif 4','Source Serif Pro',Georgia,'Times New Roman',serif"
SANS: Final = "'Phylarium Sans','Source Sans 3','Source Sans Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
"""Our own fonts, the ones that they were cut from, and what comes nearest where a file is shown without a page."""

FONTS: Final = Path(__file__).parent / "fonts"
"""Our fonts as files, and a `fonts.conf` by which programs find them."""

GAP: Final = 16.0
"""The unit of space: between panels, and from a panel's rim to what is in it."""

NARROW: Final = 420.0
"""How wide a piece beside the board is drawn, and a table whose pieces stand one above the other."""

READABLE: Final = 11.0
"""Pixels: nobody is asked to read smaller letters."""

COLUMN: Final = 370.0
"""Pixels: a piece beside the board is never shown narrower on a desk, nor on any but the smallest phones."""

SMALL: Final = 12.5
"""The smallest text of a piece that is `NARROW`: readable in a column of that width."""

DESK: Final = (700.0, 680.0)
"""The window onto the board on a desk of 1440 by 900 pixels: a board must be readable there as a whole."""


def smallest(width: float, height: float) -> float:
    """The smallest text of a board that is drawn so large: readable where all of it is shown on a desk.

    Smaller ones are of class `fine`: a page shows them only where the board is shown large enough.
    """
    return READABLE * max(width / DESK[0], height / DESK[1])


RULES: Final[Mapping[str, str]] = {
    "text": f"font-family:{SANS}",
    ".serif": f"font-family:{SERIF}",
    ".bold": "font-weight:700",
    ".italic": "font-style:italic",
    ".ink": "fill:$ink",
    ".muted": "fill:$muted",
    ".paper": "fill:$paper",
    ".panel": "fill:$panel;stroke:$line;stroke-width:1",
    ".rule": "stroke:$line;stroke-width:1;fill:none",
    ".texture": "fill:none;stroke:$ink;stroke-opacity:.24;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round",
    ".icon": "fill:none;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round",
    ".dim": "opacity:.42",
    ".edge": "fill:none;stroke:none;pointer-events:none",
    ".yours": "cursor:pointer",
    ".yours>.edge": (
        "stroke:$accent;stroke-width:3;stroke-linejoin:round;fill:$accent;fill-opacity:.1;pointer-events:all"
    ),
    ".accent": "fill:$accent",
    ".ask": "fill:$panel;stroke:$accent;stroke-width:1.5",
}
"""The classes that all games use. `$name` stands for a colour token."""

_TOKEN: Final = re.compile(r"\$([a-z-]+)")


@dataclass(frozen=True, eq=False)
class Style:
    """The colours and classes of a game's pictures: the shared ones and its own."""

    tokens: Tokens
    rules: Mapping[str, str]

    def with_(self, tokens: Tokens, rules: Mapping[str, str]) -> Style:
        return Style({**self.tokens, **tokens}, {**self.rules, **rules})

    def colour(self, token: str, theme: Theme) -> str:
        return self.tokens[token][0 if theme == "light" else 1]

    def variables(self, theme: Theme) -> str:
        """The tokens as CSS custom properties."""
        return "".join(f"--ph-{token}:{self.colour(token, theme)};" for token in self.tokens)

    def css(self, theme: Theme | None) -> str:
        """The stylesheet of a picture, bound to its root class so that pictures on one page do not mix.

        With a theme, plain colours. Without one, custom properties: they follow `data-theme` on
        anything around the picture, or else the reader's system.
        """
        root = root_class(theme)
        parts = []
        if theme is None:
            light, dark = self.variables("light"), self.variables("dark")
            parts += [
                f".{root}{{{light}}}",
                f"@media (prefers-color-scheme:dark){{.{root}{{{dark}}}}}",
                f"[data-theme=light] .{root}{{{light}}}",
                f"[data-theme=dark] .{root}{{{dark}}}",
            ]

        def resolved(match: re.Match[str]) -> str:
            token = match.group(1)
            if token not in self.tokens:
                raise ValueError(f"no colour token {token!r}")
            return self.colour(token, theme) if theme is not None else f"var(--ph-{token})"

        for selector, declarations in self.rules.items():
            parts.append(f".{root} {selector}{{{_TOKEN.sub(resolved, declarations)}}}")
        return "\n".join(parts)


STYLE: Final = Style(TOKENS, RULES)


def root_class(theme: Theme | None) -> str:
    return f"ph-{theme or 'auto'}"


@cache
def style_element(style: Style, theme: Theme | None) -> Markup:
    return tag("style", Markup(style.css(theme).replace("&", "&amp;").replace("<", "&lt;")))


# --- contrast --------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, as WCAG 2 defines it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two colours, 1 to 21."""
    brighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)
