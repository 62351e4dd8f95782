"""Paths that pictures are made of: hexagons, stars, mirrored outlines, and the patterns that tell grounds apart."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from phylarium.kit.svg import number

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


_TAKES: Final = {"m": 2, "l": 2, "q": 4, "c": 6, "a": 7}


def absolute(d: str) -> str:
    """A path in which some commands count from where the pen is, with all of them counting from the origin.

    >>> absolute("M1 2l3 4q1 1 2 0Z")
    'M1 2L4 6Q5 7 6 6Z'
    """
    x = y = 0.0
    drawn = []
    for command, values in _COMMAND.findall(d):
        numbers = [float(value) for value in _NUMBER.findall(values)]
        takes = _TAKES.get(command.lower(), 0)
        for at in range(0, len(numbers), takes or 1):
            some = numbers[at : at + takes]
            if command.islower():
                # Of an arc only the end is a place.
                first = 5 if command == "a" else 0
                some[first:] = [value + (x if i % 2 == 0 else y) for i, value in enumerate(some[first:])]
            drawn.append(command.upper() + " ".join(number(value) for value in some))
            x, y = some[-2:]
        if not numbers:
            drawn.append(command.upper())
    return "".join(drawn)


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
