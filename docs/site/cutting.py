"""Cuts single things out of pictures of the table: a card out of a display, a tile out of a map.

What is cut out was drawn by the game itself. It has neither the ids that it has on the table, since a page shows many
of them, nor any stylesheet: the page has that of the game.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterator
from html import escape
from typing import Final, NamedTuple

MARGIN: Final = 3.0
"""Around what is cut out."""

_TRANSLATE: Final = re.compile(r"translate\(([-\d.]+)[ ,]*([-\d.]*)\)")
_POINT: Final = re.compile(r"[ML]?\s*(-?[\d.]+)[ ,](-?[\d.]+)")
_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Sheet:
    """A picture of the table, to cut things out of."""

    def __init__(self, content: str) -> None:
        self._root = ET.fromstring(f"<svg>{content}</svg>")
        self._parents = {child: parent for parent in self._root.iter() for child in parent}
        self._by_id = {element.get("id"): element for element in self._root.iter() if element.get("id")}

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def title(self, id: str) -> str:
        """What the picture says of a thing."""
        return self._by_id[id].findtext("title", "")

    def cut(
        self,
        id: str,
        *,
        around: str = "edge",
        left: float = 0.0,
        without: str = "",
        parent: bool = False,
        title: str = "",
    ) -> str:
        """A thing as a picture of its own.

        It is as large as its first shape of the class `around`, and with `parent` all that lies in one group with it is
        shown. `left` is how much is cut off there, where a display says what the place of a card costs; `without` is a
        class of what is left out; `title` is for what has no words of its own.
        """
        found = self._parents[self._by_id[id]] if parent else self._by_id[id]
        for child in [*found]:
            if without and child.get("class") == without:
                found.remove(child)
        box = self._box(found, around)
        return _picture([found], box._replace(left=box.left + left), title or self.title(id))

    def cut_group(self, ids: Collection[str], around: str, title: str, *, whole: bool = False) -> str:
        """Things that lie beside each other on the table, each where it lies; `whole`: all of the group they lie in."""
        found = [self._by_id[id] for id in ids]
        boxes = [self._shifted(self._box(one, around), one) for one in found]
        # Of each its own group, which says where it lies; all of these lie in one.
        groups = [self._parents[one] for one in found]
        extent = Box(*(f(box[i] for box in boxes) for i, f in enumerate((min, min, max, max))))
        if whole:
            return _picture([self._parents[groups[0]]], extent, title)
        return _picture(groups, extent, title, moved=True)

    def _shifted(self, box: Box, element: ET.Element) -> Box:
        """A box as the group around an element's own group sees it."""
        x, y = _move(self._parents[element])
        return Box(box.left + x, box.top + y, box.right + x, box.bottom + y)

    def _box(self, element: ET.Element, around: str) -> Box:
        for child in self._within(element):
            if around in (child.get("class") or "").split():
                return _extent(child)
        raise LookupError(f"{element.get('id')} has no shape of class {around!r}")

    def _within(self, element: ET.Element) -> Iterator[ET.Element]:
        """What is in a thing, but not in another thing in it, and not moved."""
        for child in element:
            if child.tag == "g" and child.get("transform") is None and "target" not in (child.get("class") or ""):
                yield from self._within(child)
            yield child


def _move(element: ET.Element) -> tuple[float, float]:
    found = _TRANSLATE.search(element.get("transform") or "")
    return (float(found[1]), float(found[2] or 0)) if found else (0.0, 0.0)


def _extent(shape: ET.Element) -> Box:
    """How large a rectangle or a shape of straight lines is."""
    if shape.tag == "rect":
        x, y = float(shape.get("x", 0)), float(shape.get("y", 0))
        return Box(x, y, x + float(shape.get("width", 0)), y + float(shape.get("height", 0)))
    points = [(float(x), float(y)) for x, y in _POINT.findall(shape.get("d", ""))]
    columns, rows = zip(*points, strict=True)
    return Box(min(columns), min(rows), max(columns), max(rows))


def _picture(elements: Collection[ET.Element], box: Box, title: str, *, moved: bool = False) -> str:
    drawn = "".join(
        f"<g{_attribute('transform', one.get('transform')) if moved else ''}>{''.join(map(_bare, one))}</g>"
        for one in elements
    )
    width, height = box.right - box.left + 2 * MARGIN, box.bottom - box.top + 2 * MARGIN
    view = f"{box.left - MARGIN:g} {box.top - MARGIN:g} {width:g} {height:g}"
    label = escape(title.partition("\n")[0])
    return (
        f'<svg {_XMLNS} class="ph-auto" viewBox="{view}" width="{width:g}" height="{height:g}" role="img" '
        f'aria-label="{label}">{drawn}</svg>'
    )


def _attribute(name: str, value: str | None) -> str:
    return f' {name}="{value}"' if value else ""


def _bare(element: ET.Element) -> str:
    """An element without ids and roles, and without the names of things within it."""
    if element.tag == "title":
        return ""
    kept = {name: value for name, value in element.attrib.items() if name not in ("id", "role")}
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in kept.items())
    inner = escape(element.text or "", quote=False) + "".join(
        _bare(child) + escape(child.tail or "", quote=False) for child in element
    )
    return f"<{element.tag}{attributes}>{inner}</{element.tag}>" if inner else f"<{element.tag}{attributes}/>"


def inlined(svg: str, label: str) -> str:
    """A picture of a file for within a page: without its stylesheet, its ids and the names of what is in it."""
    root = ET.fromstring(svg)
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    inner = "".join(_bare(child) for child in root if child.tag not in ("title", "style"))
    return (
        f'<svg {_XMLNS} class="ph-auto" viewBox="{root.get("viewBox")}" width="{root.get("width")}" '
        f'height="{root.get("height")}" role="img" aria-label="{escape(label)}">{inner}</svg>'
    )
