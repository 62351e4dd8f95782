"""Drawing primitives and the design system that all games share.

A small builder of SVG that cannot be talked into anything else: text is always escaped, only
drawing elements exist, and no attribute can run, load or link. Colours are tokens. A picture either
carries one theme as plain colours (for files and converters) or names CSS custom properties, so that
a page or the reader's system switches between light and dark.

>>> tag("text", "a < b", x=1.5, text_anchor="middle")
'<text x="1.5" text-anchor="middle">a &lt; b</text>'
"""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Generic, Literal, TypeVar

Theme = Literal["light", "dark"]
Value = str | int | float | None

# --- markup ----------------------------------------------------------------------------------


class Markup(str):
    """Text that is SVG already; any other text is escaped where it is put into a picture."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str.__repr__(self)


NOTHING: Final = Markup("")

TAGS: Final = frozenset(
    ["svg", "g", "title", "desc", "style", "path", "circle", "ellipse", "rect", "line", "polygon", "text", "tspan"]
)
"""Everything a picture may consist of: nothing that runs, loads, links or animates."""

_ATTRIBUTE: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*")
_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_PLAIN: Final = re.compile(r"[\w #%()+,./:;=?@'·…-]*").fullmatch
_UNPRINTABLE: Final = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def escape(text: str) -> Markup:
    """Text as XML holds it; markup stays as it is. What XML cannot hold at all becomes a mark of that."""
    if isinstance(text, Markup):
        return text
    if _PLAIN(text):
        return Markup(text)
    return Markup(_UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text).translate(_ESCAPES))


def number(value: float) -> str:
    """A number as short as two decimals allow."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@cache
def _attribute(name: str) -> str:
    """`stroke_width` as `stroke-width`, `class_` as `class`; refuses what could run or load."""
    name = name.rstrip("_").replace("_", "-")
    if not _ATTRIBUTE.fullmatch(name) or name.lower().startswith("on") or name in ("style", "href"):
        raise ValueError(f"a picture has no attribute {name!r}")
    return name


@lru_cache(maxsize=4096)
def _text_value(value: str) -> str:
    if "url(" in value:
        raise ValueError(f"a picture loads nothing: {value!r}")
    return escape(value)


@lru_cache(maxsize=65536)
def _given(name: str, value: str | float) -> str:
    """An attribute as it stands in a tag; most of a picture's attributes were there in the last one too."""
    return f' {_attribute(name)}="{_text_value(value) if isinstance(value, str) else number(value)}"'


def tag(element: str, /, *content: str, **attributes: Value) -> Markup:
    """An element with its content. Attributes that are None are left out."""
    if element not in TAGS:
        raise ValueError(f"a picture has no <{element}>; it may have {', '.join(sorted(TAGS))}")
    opening = "<" + element
    for name, value in attributes.items():
        if value is not None:
            opening += _given(name, value)
    if not content:
        return Markup(opening + "/>")
    inside = "".join([piece if isinstance(piece, Markup) else escape(piece) for piece in content])
    return Markup(f"{opening}>{inside}</{element}>")


def group(*content: str, **attributes: Value) -> Markup:
    return tag("g", *content, **attributes)


def moved(x: float, y: float) -> str:
    """The transformation that moves something to a place."""
    return f"translate({number(float(x))} {number(float(y))})"


def at(x: float, y: float, *content: str, scale: float = 1.0, **attributes: Value) -> Markup:
    """A group moved to a place, and scaled there."""
    move = moved(x, y)
    if scale != 1.0:
        move += f" scale({number(scale)})"
    return tag("g", *content, transform=move, **attributes)


def path(d: str, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("path", d=d, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    class_: str | None = None,
    *,
    radius: float | None = None,
    **attributes: Value,
) -> Markup:
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, class_=class_, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **attributes)


def text(
    x: float,
    y: float,
    content: str,
    class_: str = "ink",
    *,
    size: float = 12,
    anchor: Literal["start", "middle", "end"] = "start",
    **attributes: Value,
) -> Markup:
    """A line of text, its baseline at y."""
    shown = None if anchor == "start" else anchor
    return tag("text", content, x=x, y=y, class_=class_, font_size=size, text_anchor=shown, **attributes)


def target(
    id: str,
    title: str,
    *content: str,
    yours: bool = False,
    class_: str = "",
    role: str = "img",
    move: str | None = None,
) -> Markup:
    """A thing that can be pointed at: a group with a stable id, named by its title.

    `yours` marks it as a thing to be decided upon now. What that looks like is left to the shapes of
    class `edge` within it, which are invisible otherwise; a page needs only to add or remove the
    class.
    """
    classes = " ".join(name for name in ("target", "yours" if yours else "", class_) if name)
    return tag("g", tag("title", title), *content, id=id, class_=classes, role=role, transform=move)


T = TypeVar("T")


class Kept(Generic[T]):
    """Parts of pictures by what they show: from one move to the next most of a table looks the same.

    Whoever keeps a part answers for its key, which must hold all that the part is drawn from.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._parts: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], T]) -> T:
        """The part of this key, drawn if it is not there. The least used ones are forgotten."""
        parts = self._parts
        found = parts.get(key)
        if found is not None:
            parts.move_to_end(key)
            return found
        found = parts[key] = draw()
        if len(parts) > self.most:
            parts.popitem(last=False)
        return found

    def clear(self) -> None:
        self._parts.clear()


# --- text that fits --------------------------------------------------------------------------

_NARROW: Final = frozenset("iljtfrI.,:;'|!()[] ·-")
_WIDE: Final = frozenset("mwMWABCDGHKNOQRUVXY%@&—")


def measure(content: str, size: float) -> float:
    """About how wide a text is in a wide system sans; nobody can know exactly before it is shown."""
    units = 0.0
    for letter in content:
        units += 0.36 if letter in _NARROW else 0.78 if letter in _WIDE else 0.61
    return units * size


def wrap(content: str, width: float, size: float, most: int = 99) -> list[str]:
    """A text as lines of at most this width, and at most so many; a cut is marked by an ellipsis."""
    lines: list[str] = []
    current = ""
    for word in content.split():
        longer = f"{current} {word}" if current else word
        if current and measure(longer, size) > width:
            lines.append(current)
            current = word
        else:
            current = longer
    if current:
        lines.append(current)
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] = shorten(lines[-1] + " …", width, size)
    return lines


def shorten(content: str, width: float, size: float) -> str:
    """A text cut to fit one line."""
    if measure(content, size) <= width:
        return content
    kept = content.rstrip("… ")
    while kept and measure(kept + "…", size) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def lines(
    x: float, y: float, rows: Iterable[str], class_: str = "ink", *, size: float = 12, leading: float = 1.35
) -> Markup:
    """Several lines of text as one selectable block, the first baseline at y."""
    spans = [tag("tspan", row, x=x, y=y + i * size * leading) for i, row in enumerate(rows)]
    return tag("text", *spans, class_=class_, font_size=size) if spans else NOTHING


# --- shapes ----------------------------------------------------------------------------------

HALF_HEIGHT: Final = math.sqrt(3) / 2
"""Of a flat-top hexagon, in radii."""

_SIXTHS: Final = [(1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0)]


@cache
def hexagon(radius: float, x: float = 0.0, y: float = 0.0) -> str:
    """The path of a flat-top hexagon."""
    corners = [f"{number(x + radius * dx)} {number(y + radius * HALF_HEIGHT * dy)}" for dx, dy in _SIXTHS]
    return "M" + "L".join(corners) + "Z"


@cache
def star(radius: float, inner: float = 0.42) -> str:
    """The path of a five-pointed star."""
    points = []
    for i in range(10):
        r = radius * (1.0 if i % 2 == 0 else inner)
        angle = math.pi * i / 5
        points.append(f"{number(r * math.sin(angle))} {number(-r * math.cos(angle))}")
    return "M" + "L".join(points) + "Z"


_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?[\d.]+")


def mirrored(d: str) -> str:
    """One closed outline of absolute M, L, C and Z, and its reflection in the vertical axis.

    The reflection runs backwards, so that both turn the same way and add to a shape that they overlap.
    """
    points: list[tuple[float, float]] = []
    letters = ""
    for command, values in _COMMAND.findall(d):
        if command not in "MLCZ" or (command == "M") != (not letters):
            raise ValueError(f"cannot mirror the path command {command!r} of {d!r}")
        found = [float(value) for value in _NUMBER.findall(values)]
        points += [(-x, y) for x, y in zip(found[::2], found[1::2], strict=True)]
        letters += command
    back = [f"{number(x)} {number(y)}" for x, y in reversed(points)]
    drawn = ["M", back.pop(0)]
    for command in reversed(letters.strip("MZ")):
        taken = 3 if command == "C" else 1
        drawn += command, " ".join(back[:taken])
        del back[:taken]
    return f"{d}{''.join(drawn)}Z"


# --- line patterns ---------------------------------------------------------------------------
#
# Ground is told by colour and by a line pattern. A pattern is one path that sets a motif on chosen
# spots, rather than an SVG pattern: it never cuts a motif at the rim, it needs no id, and so a
# fragment of a picture can be replaced alone.

Spots = Iterable[tuple[float, float]]


def scattered(radius: float, across: float, down: float, inset: float) -> list[tuple[float, float]]:
    """Spots in staggered rows within a flat-top hexagon, at least `inset` from its slanted sides."""
    found = []
    rows = int((radius * HALF_HEIGHT - inset * 0.6) / down)
    for row in range(-rows, rows + 1):
        y = row * down
        half = radius - abs(y) / math.sqrt(3) - inset
        shift = across / 2 if row % 2 else 0.0
        columns = int(half / across) + 1
        for column in range(-columns, columns + 1):
            x = column * across + shift
            if abs(x) <= half:
                found.append((x, y))
    return found


def _motif(spots: Spots, *strokes: tuple[str, tuple[float, ...]]) -> str:
    """Each stroke (its command letters and its numbers, in pairs from the spot) on each spot."""
    drawn = []
    for x, y in spots:
        for letters, values in strokes:
            places = [number(v + (x if i % 2 == 0 else y)) for i, v in enumerate(values)]
            at_letter = 0
            for letter in letters:
                take = {"M": 2, "L": 2, "Q": 4, "C": 6}[letter]
                drawn.append(letter + " ".join(places[at_letter : at_letter + take]))
                at_letter += take
    return "".join(drawn)


def waves(spots: Spots) -> str:
    """Open water."""
    return _motif(spots, ("MQQ", (-10, 0, -5, -5, 0, 0, 5, 5, 10, 0)))


def ripples(spots: Spots) -> str:
    """Bare ground under water: a ripple and two grains."""
    grains = (("ML", (-5, 5, -4.6, 5)), ("ML", (4, -5.5, 4.4, -5.5)))
    return _motif(spots, ("MQ", (-6, 1, 0, -4, 6, 1)), *grains)


def blades(spots: Spots) -> str:
    """Grass: three leaning blades of one root."""
    return _motif(
        spots,
        ("MQ", (0, 7, -1, -1, -5, -5)),
        ("MQ", (0, 7, 0.5, -2, 1.5, -8)),
        ("MQ", (0, 7, 3, 1, 6.5, -2)),
    )


def fronds(spots: Spots) -> str:
    """Tall weed: a winding stem with leaves to both sides."""
    return _motif(
        spots,
        ("MCC", (0, 13, -4, 8, 4, 4, 0, -1, -3, -5, 3, -9, 0, -13)),
        ("MQ", (-0.5, 8, -6, 8, -8, 3)),
        ("MQ", (1, 3, 6, 3, 8, -2)),
        ("MQ", (-0.5, -3, -5.5, -3, -7, -8)),
        ("MQ", (0.5, -8, 4, -8, 5.5, -12)),
    )


def branches(spots: Spots) -> str:
    """A colony that forks, and forks again."""
    return _motif(
        spots,
        ("ML", (0, 9, 0, 2)),
        ("MQ", (0, 2, -5, 1, -6, -5)),
        ("MQ", (0, 2, 5, 1, 6, -4)),
        ("ML", (0, 2, 0, -8)),
        ("MQ", (-5, -1, -9, -1, -9.5, -4)),
        ("MQ", (5, -0.5, 9, 0, 10, -4)),
        ("MQ", (0, -3, 2.5, -4, 3, -8)),
    )


def hills(spots: Spots) -> str:
    """Dry ground: a hill with its shaded side, as old maps have it."""
    return _motif(
        spots,
        ("MQ", (-9, 4, 0, -11, 9, 4)),
        ("ML", (2.5, -2.2, 4, 3.5)),
        ("ML", (5, -0.2, 6.5, 4)),
        ("ML", (0, -3, 1, 1.5)),
    )


def contours(radius: float, rings: int) -> str:
    """Rising ground: uneven rings about a summit that lies off the centre."""
    drawn = []
    for ring in range(1, rings + 1):
        reach = radius * ring / rings
        points = []
        for i in range(8):
            angle = math.pi * i / 4
            uneven = 1 + 0.13 * math.sin(2.1 * i + ring) + 0.07 * math.cos(3 * i)
            shift = radius * 0.16 * (1 - ring / rings)
            points.append((reach * uneven * math.cos(angle) + shift, 0.8 * reach * uneven * math.sin(angle) - shift))
        middle = [((x + points[i - 7][0]) / 2, (y + points[i - 7][1]) / 2) for i, (x, y) in enumerate(points)]
        start = f"M{number(middle[-1][0])} {number(middle[-1][1])}"
        curves = [
            f"Q{number(x)} {number(y)} {number(mx)} {number(my)}"
            for (x, y), (mx, my) in zip(points, middle, strict=True)
        ]
        drawn.append(start + "".join(curves) + "Z")
    return "".join(drawn)


# --- the design system -----------------------------------------------------------------------

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

SERIF: Final = "Georgia,'Iowan Old Style','Times New Roman',serif"
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

GAP: Final = 16.0
"""The unit of space: between panels, and from a panel's rim to what is in it."""

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


@dataclass(frozen=True)
class Piece:
    """A part of a picture with its size: to be placed in a larger one or shown alone."""

    width: float
    height: float
    content: Markup
    label: str

    def placed(self, x: float, y: float, scale: float = 1.0) -> Markup:
        return at(x, y, self.content, scale=scale)

    def document(self, style: Style, theme: Theme | None = None, *, margin: float = 0.0, styled: bool = True) -> str:
        """A whole SVG file. Not `styled`: without the stylesheet, for a page that has it already."""
        if not styled:
            return _on_page(self, theme, margin)
        return _document(self, theme, margin, _style_element(style, theme))


def _document(piece: Piece, theme: Theme | None, margin: float, style: Markup) -> Markup:
    width, height = piece.width + 2 * margin, piece.height + 2 * margin
    return tag(
        "svg",
        tag("title", piece.label),
        style,
        rect(-margin, -margin, width, height, "paper"),
        piece.content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(-margin)} {number(-margin)} {number(width)} {number(height)}",
        width=width,
        height=height,
        class_=root_class(theme),
        role="group",
        aria_label=piece.label,
    )


@lru_cache(maxsize=4096)
def _on_page(piece: Piece, theme: Theme | None, margin: float) -> Markup:
    """A picture for a page, which shows most of its pieces again after every move."""
    return _document(piece, theme, margin, NOTHING)


@cache
def _style_element(style: Style, theme: Theme | None) -> Markup:
    return tag("style", Markup(style.css(theme).replace("&", "&amp;").replace("<", "&lt;")))


def panel(width: float, height: float, title: str, *content: str, note: str = "") -> Markup:
    """A panel with a serif title, and a muted note on the right of it."""
    return group(
        rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10),
        text(GAP, 27, title, "ink serif bold", size=17) if title else NOTHING,
        text(width - GAP, 27, note, "muted", size=12, anchor="end") if note else NOTHING,
        *content,
    )


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
