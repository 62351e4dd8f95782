"""Markup: a small builder of SVG that cannot be talked into anything else.

Text is always escaped, only drawing elements exist, and no attribute can run, load or link.

>>> tag("text", "a < b", x=1.5, text_anchor="middle")
'<text x="1.5" text-anchor="middle">a &lt; b</text>'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from functools import cache, lru_cache
from typing import Final, Literal, ParamSpec, cast

from phylarium.kit.lettering import face_of, shorten

Value = str | int | float | None
P = ParamSpec("P")

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
_UNPRINTABLE: Final = re.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ud800-\\udfff\\ufffe\\uffff]")
_SPECIAL: Final = re.compile('[&<>"]|' + _UNPRINTABLE.pattern).search


def escape(text: str) -> Markup:
    """Text as XML holds it; markup stays as it is. What XML cannot hold at all becomes a mark of that."""
    if isinstance(text, Markup):
        return text
    if _SPECIAL(text) is None:
        return Markup(text)
    text = _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;"))


@lru_cache(maxsize=65536)
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
def _text_value(name: str, value: str) -> str:
    """The text of an attribute; only labels, which are read and never loaded, may say anything at all."""
    if "url(" in value.lower() and not name.startswith(("aria-", "data-")):
        raise ValueError(f"a picture loads nothing: {value!r}")
    return escape(value)


@lru_cache(maxsize=16384)
def _opening(element: str, /, **attributes: Value) -> str:
    """The beginning of an element; most of those of a picture were in the last one too."""
    if element not in TAGS:
        raise ValueError(f"a picture has no <{element}>; it may have {', '.join(sorted(TAGS))}")
    opening = "<" + element
    for name, value in attributes.items():
        if value is not None:
            name = _attribute(name)
            opening += f' {name}="{_text_value(name, value) if isinstance(value, str) else number(value)}"'
    return opening


def tag(element: str, /, *content: str, **attributes: Value) -> Markup:
    """An element with its content. Attributes that are None are left out."""
    opening = _opening(element, **attributes)
    if not content:
        return Markup(opening + "/>")
    return Markup("".join([opening, ">", *_inside(content), "</", element, ">"]))


def written(element: str, /, *content: str, **attributes: Value) -> str:
    """The same as plain text, for a whole picture: it will lie in no other."""
    opening = _opening(element, **attributes)
    if not content:
        return opening + "/>"
    # Written in one go: what lies inside may be the whole of a board, and is copied for each element around it.
    return "".join([opening, ">", *_inside(content), "</", element, ">"])


def _again(draw: Callable[P, Markup]) -> Callable[P, Markup]:
    """A shape that depends on nothing but its arguments, drawn once: pictures hold the same ones again and again."""
    # Markup and text that look the same are not the same, nor are their types.
    return cast("Callable[P, Markup]", lru_cache(maxsize=16384, typed=True)(draw))


def _inside(content: Iterable[str]) -> list[str]:
    return [piece if type(piece) is Markup else escape(piece) for piece in content]


def group(*content: str, **attributes: Value) -> Markup:
    return tag("g", *content, **attributes)


def parted(element: str, /, *content: str, **attributes: Value) -> tuple[Markup, ...]:
    """An element in parts that follow each other: what opens it, what lies inside, what closes it."""
    inside = [piece if type(piece) is Markup else escape(piece) for piece in content if piece]
    return (Markup(_opening(element, **attributes) + ">"), *inside, Markup(f"</{element}>"))


@lru_cache(maxsize=16384)
def moved(x: float, y: float) -> str:
    """The transformation that moves something to a place."""
    return f"translate({number(float(x))} {number(float(y))})"


def at(x: float, y: float, *content: str, scale: float = 1.0, **attributes: Value) -> Markup:
    """A group moved to a place, and scaled there."""
    move = moved(x, y) if scale == 1.0 else f"{moved(x, y)} scale({number(scale)})"
    if attributes:
        return tag("g", *content, transform=move, **attributes)
    # Nothing is drawn more often.
    return Markup("".join([f'<g transform="{move}">', *_inside(content), "</g>"]))


@_again
def path(d: str, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("path", d=d, class_=class_, **attributes)


@_again
def circle(x: float, y: float, r: float, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


@_again
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


@_again
def line(x1: float, y1: float, x2: float, y2: float, class_: str | None = None, **attributes: Value) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **attributes)


@_again
def text(
    x: float,
    y: float,
    content: str,
    class_: str = "ink",
    *,
    size: float = 12,
    anchor: Literal["start", "middle", "end"] = "start",
    within: float | None = None,
    **attributes: Value,
) -> Markup:
    """A line of text, its baseline at y. `within` a width that is too narrow for it, it is cut."""
    shown = None if anchor == "start" else anchor
    if within is not None:
        content = shorten(content, within, size, face_of(class_))
    return tag("text", content, x=x, y=y, class_=class_, font_size=size, text_anchor=shown, **attributes)


def target(
    id: str,
    title: str,
    *content: str,
    role: str = "img",
    move: str | None = None,
) -> Markup:
    """A thing that can be pointed at: a group with a stable id, named by its title.

    Nothing is marked while it is drawn: `marked` does that with a whole picture, and a page by adding a class.
    What a mark looks like is left to the shapes of class `edge` within, which are invisible otherwise. One that goes
    around other things has the class `around`, too: it is not in their way while it cannot be chosen itself.
    """
    opening = _opening("g", id=id, class_="target", role=role, transform=move)
    return Markup("".join([opening, "><title>", escape(title), "</title>", *_inside(content), "</g>"]))


_TARGET: Final = re.compile(r'<g id="([^"]+)" class="target"')


def targets(content: str) -> list[str]:
    """The ids of all that can be pointed at in a picture."""
    return _TARGET.findall(content)


def marked(content: Markup, yours: Collection[str]) -> Markup:
    """A picture in which these targets are marked as things to be decided upon now."""

    def opening(found: re.Match[str]) -> str:
        return f'<g id="{found[1]}" class="target yours"' if found[1] in yours else found[0]

    return Markup(_TARGET.sub(opening, content)) if yours else content


def lines(
    x: float, y: float, rows: Iterable[str], class_: str = "ink", *, size: float = 12, leading: float = 1.35
) -> Markup:
    """Several lines of text as one selectable block, the first baseline at y."""
    spans = [tag("tspan", row, x=x, y=y + i * size * leading) for i, row in enumerate(rows)]
    return tag("text", *spans, class_=class_, font_size=size) if spans else NOTHING
