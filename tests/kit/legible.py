"""Finds text in a picture that cannot be read well, by the geometry of its SVG and the widths of our fonts.

A text takes the box of its ink: as wide as its letters, as high as the highest and as deep as the deepest of
them. A shape is what a path, rectangle, circle or line paints: its filled area and its stroke. Then

- the boxes of two texts may not overlap;
- a text may not leave the picture, nor the area that it stands on: each shape that was painted before it and that
  can still be seen there must hold the whole box or none of it;
- no shape that is painted after it may touch its box.

Textures are no shapes in this sense: they are faint and everywhere. Nor are edges, which are seen only where
something is marked.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from xml.etree import ElementTree

from phylarium.kit.lettering import face_of, measure
from phylarium.kit.style import READABLE, STYLE, Style

SVG = "{http://www.w3.org/2000/svg}"
UNSEEN = frozenset(["texture", "edge"])
SLACK = 0.6
"""How far boxes may run into each other: what nobody sees."""

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


# --- geometry --------------------------------------------------------------------------------


def times(m: Matrix, n: Matrix) -> Matrix:
    a, b, c, d, e, f = m
    g, h, i, j, k, l = n  # noqa: E741 - as matrices are written
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f)


@lru_cache(maxsize=65536)
def transformation(text: str) -> Matrix:
    found = IDENTITY
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", text):
        v = [float(value) for value in re.split(r"[ ,]+", values.strip())]
        if name == "translate":
            found = times(found, (1, 0, 0, 1, v[0], v[1]))
        elif name == "scale":
            found = times(found, (v[0], 0, 0, v[-1], 0, 0))
        elif name == "rotate":
            turn = math.radians(v[0])
            found = times(found, (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0))
        else:
            raise AssertionError(f"a picture does not use {name}")
    return found


def moved(points: Sequence[Point], m: Matrix) -> list[Point]:
    a, b, c, d, e, f = m
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]


def around(points: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def arc(start: Point, rx: float, ry: float, large: bool, sweep: bool, end: Point) -> list[Point]:
    """Points of an elliptic arc whose axes are level."""
    x1, y1 = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    if rx == 0 or ry == 0 or (x1 == 0 and y1 == 0):
        return [end]
    grow = math.sqrt(max(1.0, (x1 / rx) ** 2 + (y1 / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    below = (rx * y1) ** 2 + (ry * x1) ** 2
    root = math.sqrt(max(0.0, (rx * ry) ** 2 - below) / below) * (-1 if large == sweep else 1)
    cx, cy = root * rx * y1 / ry, -root * ry * x1 / rx
    first = math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
    last = math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx)
    turn = last - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    cx, cy = cx + (start[0] + end[0]) / 2, cy + (start[1] + end[1]) / 2
    steps = max(3, int(abs(turn) * 3))
    return [
        (cx + rx * math.cos(first + turn * i / steps), cy + ry * math.sin(first + turn * i / steps))
        for i in range(1, steps + 1)
    ]


TAKES = {"M": 2, "L": 2, "Q": 4, "C": 6, "A": 7, "Z": 0}


@lru_cache(maxsize=8192)
def outline(d: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a path of absolute commands, curves cut into straight pieces."""
    found: list[list[Point]] = []
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        assert command in TAKES, f"a picture does not use the path command {command}"
        v = [float(value) for value in re.findall(r"-?[\d.]+", rest)]
        if command == "M":
            found.append([(v[0], v[1])])
        elif command == "Z":
            found[-1].append(found[-1][0])
        for i in range(0, len(v), TAKES[command] or 1):
            x0, y0 = found[-1][-1]
            if command == "L":
                found[-1].append((v[i], v[i + 1]))
            elif command == "Q":
                x1, y1, x2, y2 = v[i : i + 4]
                for k in range(1, 7):
                    t = k / 6
                    u = 1 - t
                    found[-1].append(
                        (u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2)
                    )
            elif command == "C":
                x1, y1, x2, y2, x3, y3 = v[i : i + 6]
                for k in range(1, 9):
                    t = k / 8
                    u = 1 - t
                    p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                    found[-1].append((p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3))
            elif command == "A":
                found[-1] += arc((x0, y0), v[i], v[i + 1], v[i + 3] == 1, v[i + 4] == 1, (v[i + 5], v[i + 6]))
    return tuple(tuple(line) for line in found)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return f"M{x} {y}L{x + width} {y}L{x + width} {y + height}L{x} {y + height}Z"
    right, low = x + width, y + height
    return (
        f"M{x + r} {y}L{right - r} {y}A{r} {r} 0 0 1 {right} {y + r}L{right} {low - r}A{r} {r} 0 0 1 {right - r} {low}"
        f"L{x + r} {low}A{r} {r} 0 0 1 {x} {low - r}L{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def winding(point: Point, lines: Sequence[Sequence[Point]]) -> int:
    """How often lines, each closed, go around a point."""
    x, y = point
    found = 0
    for line in lines:
        x0, y0 = line[-1]
        for x1, y1 in line:
            if (y0 <= y) != (y1 <= y):
                side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
                if y1 > y0 and side > 0:
                    found += 1
                elif y1 <= y0 and side < 0:
                    found -= 1
            x0, y0 = x1, y1
    return found


def crosses(box: Box, a: Point, b: Point) -> bool:
    """Whether a straight line touches a box."""
    left, top, right, bottom = box
    low, high = 0.0, 1.0
    for start, end, least, most in ((a[0], b[0], left, right), (a[1], b[1], top, bottom)):
        way = end - start
        if way == 0:
            if not least <= start <= most:
                return False
            continue
        first, last = (least - start) / way, (most - start) / way
        low, high = max(low, min(first, last)), min(high, max(first, last))
    return low <= high


# --- what a picture paints -------------------------------------------------------------------


@dataclass(frozen=True)
class Text:
    order: int
    words: str
    box: Box
    size: float
    fine: bool
    """Whether a page hides it where it would be too small."""


@dataclass(frozen=True)
class Shape:
    order: int
    name: str
    lines: Sequence[Sequence[Point]]
    box: Box
    fill: float
    """How opaque its area is; 0: it has none."""
    stroke: float
    """How wide its stroke is; 0: it has none."""

    def holds(self, points: Sequence[Point]) -> int:
        """How many of these points its area holds."""
        return sum(1 for point in points if winding(point, self.lines) != 0)

    def strikes(self, box: Box) -> bool:
        """Whether its stroke touches a box."""
        half = self.stroke / 2
        wider = (box[0] - half, box[1] - half, box[2] + half, box[3] + half)
        return any(crosses(wider, line[i - 1], line[i]) for line in self.lines for i in range(1, len(line)))


class Looks:
    """What the classes of a style paint."""

    def __init__(self, style: Style) -> None:
        self.rules: list[tuple[frozenset[str], dict[str, str]]] = []
        for selectors, declarations in style.rules.items():
            given = dict(part.split(":", 1) for part in declarations.split(";") if part)
            for selector in selectors.split(","):
                if re.fullmatch(r"(\.[\w-]+)+", selector):
                    self.rules.append((frozenset(selector.split(".")[1:]), given))
        self.rules.sort(key=lambda rule: len(rule[0]))
        self.known: dict[str, tuple[float, float]] = {}

    def of(self, class_: str) -> tuple[float, float]:
        """How opaque the area of a shape is, and how wide its stroke."""
        if class_ not in self.known:
            classes = set(class_.split())
            found = {"fill": "black", "stroke": "none"}
            for needed, given in self.rules:
                if needed <= classes:
                    found.update(given)
            fill = float(found.get("fill-opacity", 1)) if found["fill"] != "none" else 0.0
            seen = found["stroke"] != "none" and float(found.get("stroke-opacity", 1)) > 0
            self.known[class_] = fill, float(found.get("stroke-width", 1)) if seen else 0.0
        return self.known[class_]


DEEP = frozenset("gjpqy,;()[]{}Q|/ç@")
LOW = frozenset("acemnorsuvwxzgpqy.,:;…·-+ ")


def ink(words: str, x: float, y: float, size: float, class_: str, anchor: str) -> Box:
    width = measure(words, size, face_of(class_))
    left = x - (width if anchor == "end" else width / 2 if anchor == "middle" else 0)
    top = 0.5 if set(words) <= LOW else 0.7
    return left, y - top * size, left + width, y + (0.2 if DEEP & set(words) else 0.02) * size


def painted(root: ElementTree.Element, looks: Looks) -> Iterator[Text | Shape]:
    order = 0

    def walk(element: ElementTree.Element, matrix: Matrix) -> Iterator[Text | Shape]:
        nonlocal order
        order += 1
        kind = element.tag.removeprefix(SVG)
        move = element.get("transform")
        here = times(matrix, transformation(move)) if move else matrix
        if kind in ("svg", "g"):
            for child in element:
                yield from walk(child, here)
            return
        if kind in ("title", "style", "desc"):
            return
        class_ = element.get("class", "")
        if kind == "text":
            size, anchor = float(element.get("font-size", 12)), element.get("text-anchor", "start")
            for part in [element, *element]:
                if part.text and part.text.strip():
                    x, y = float(part.get("x", 0)), float(part.get("y", 0))
                    left, top, right, bottom = ink(part.text, x, y, size, class_, anchor)
                    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
                    box = around(moved(corners, here))
                    inner = (box[0] + SLACK, box[1] + SLACK, box[2] - SLACK, box[3] - SLACK)
                    scale = math.sqrt(abs(here[0] * here[3] - here[1] * here[2]))
                    yield Text(order, part.text, inner, size * scale, "fine" in class_.split())
            return
        fill, stroke = looks.of(class_)
        if UNSEEN & set(class_.split()) or (fill == 0 and stroke == 0):
            return
        value = {name: float(given) for name, given in element.attrib.items() if re.fullmatch(r"-?[\d.]+", given)}
        if kind == "path":
            d = element.attrib["d"]
        elif kind == "rect":
            x, y = value.get("x", 0), value.get("y", 0)
            d = rounded(x, y, value["width"], value["height"], value.get("rx", 0))
        elif kind == "circle":
            x, y, r = value.get("cx", 0), value.get("cy", 0), value["r"]
            d = f"M{x + r} {y}A{r} {r} 0 0 1 {x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z"
        elif kind == "line":
            fill = 0.0
            d = f"M{value['x1']} {value['y1']}L{value['x2']} {value['y2']}"
        else:
            raise AssertionError(f"nobody has taught the test what a {kind} paints")
        lines = [moved(line, here) for line in outline(d)]
        wide = stroke * math.sqrt(abs(here[0] * here[3] - here[1] * here[2]))
        least = around([point for line in lines for point in line])
        half = wide / 2
        box = (least[0] - half, least[1] - half, least[2] + half, least[3] + half)
        yield Shape(order, f"{kind} {class_}", lines, box, fill, wide)

    yield from walk(root, IDENTITY)


def spots(box: Box) -> list[Point]:
    """Points all over a box."""
    left, top, right, bottom = box
    across = max(2, int((right - left) / 3))
    xs = [left + (right - left) * i / across for i in range(across + 1)]
    return [(x, y) for y in (top, (top + bottom) / 2, bottom) for x in xs]


def too_small(picture: str) -> list[str]:
    """The texts of a piece that cannot be read where it is shown as small as a page ever shows it."""
    root = ElementTree.fromstring(picture)
    scale = float(root.attrib["width"]) / float(root.attrib["viewBox"].split()[2])
    texts = [thing for thing in painted(root, Looks(STYLE)) if isinstance(thing, Text) and not thing.fine]
    return [f"{text.words!r} of {text.size * scale:.1f} px" for text in texts if text.size * scale < READABLE - 0.06]


def flaws(picture: str, style: Style) -> list[str]:
    """What cannot be read well in a picture: each text, and what is in its way."""
    root = ElementTree.fromstring(picture)
    things = list(painted(root, Looks(style)))
    texts = [thing for thing in things if isinstance(thing, Text)]
    shapes = [thing for thing in things if isinstance(thing, Shape)]
    left, top, width, height = (float(value) for value in root.attrib["viewBox"].split())
    found: list[str] = []
    for i, text in enumerate(texts):
        box = text.box
        if not (left <= box[0] and top <= box[1] and box[2] <= left + width and box[3] <= top + height):
            found.append(f"{text.words!r} leaves the picture")
        found += [f"{text.words!r} overlaps {other.words!r}" for other in texts[i + 1 :] if meet(box, other.box)]
        points = spots(box)
        near = [shape for shape in shapes if meet(box, shape.box)]
        for shape in near:
            if shape.order > text.order and (
                (shape.fill >= 0.3 and shape.holds(points)) or (shape.stroke and shape.strikes(box))
            ):
                found.append(f"{text.words!r} lies under {shape.name}")
        for shape in reversed([shape for shape in near if shape.order < text.order]):
            held = shape.holds(points) if shape.fill else 0
            if held == len(points):
                if shape.fill >= 0.9:
                    break
            elif held or (shape.stroke and shape.strikes(box)):
                found.append(f"{text.words!r} lies across {shape.name}")
    return found
