"""Charts of our own, as SVG that follows the reader's light or dark theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from phylarium.arena.intervals import Histogram
from phylarium.kit.lettering import measure
from phylarium.kit.style import STYLE, root_class
from phylarium.kit.svg import NOTHING, Markup, circle, group, line, path, rect, tag, text

LOOK = STYLE.with_(
    {
        "data": ("#2f6f7e", "#79bccb"),
        "data-soft": ("#cfe0e0", "#24434d"),
        "more": ("#3c6b33", "#93c984"),
        "less": ("#8a5a1c", "#e0ad6b"),
    },
    {
        ".data": "stroke:$data;fill:$data",
        ".more": "stroke:$more;fill:$more",
        ".less": "stroke:$less;fill:$less",
        ".bar": "fill:$data-soft;stroke:$data;stroke-width:1",
        ".reach": "stroke-width:2.5;stroke-linecap:round;stroke-opacity:.55",
        ".mark": "stroke-width:2",
        ".hollow": "fill:$panel",
        ".fair": "stroke:$ink;stroke-width:1;stroke-dasharray:4 3;fill:none",
        ".cell": "fill:$data;stroke:none",
        ".curve": "fill:none;stroke-width:1.5",
    },
)
"""The shared look with colours for data. Never the accent: that means a decision."""

WIDTH = 720.0
ROW = 26.0
SIZE = 13.0


@dataclass(frozen=True)
class Interval:
    """A line of a chart of intervals. `clear` ones have filled marks and the colour of their tone."""

    label: str
    value: float
    low: float
    high: float
    note: str
    clear: bool = True
    tone: str = "data"


@dataclass(frozen=True)
class Point:
    """A point of a curve, with its interval where it has one."""

    x: float
    y: float
    low: float
    high: float
    note: str


@dataclass(frozen=True)
class Curve:
    """Points from left to right, joined by a line."""

    label: str
    points: Sequence[Point]
    tone: str = "data"


@dataclass(frozen=True)
class Voice:
    """How a chart says what is not written beside it: a thing with a note about it, and plain numbers."""

    titled: Callable[[str, str], str]
    number: Callable[[float], str]


def chart(height: float, label: str, *content: str, width: float = WIDTH) -> Markup:
    return tag(
        "svg",
        tag("title", label),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        class_=f"{root_class(None)} chart",
        role="img",
        aria_label=label,
    )


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others, at most so many."""
    span = max(high - low, 1e-9)
    step = 10.0**-6
    while True:
        for factor in (1, 2, 5):
            width = step * factor
            if span / width <= most:
                first = -(-low // width)
                found = [(first + i) * width for i in range(most + 2)]
                return [value for value in found if value <= high + 1e-9]
        step *= 10


def shortened(label: str, width: float) -> str:
    """A label that fits, cut where it must be."""
    if measure(label, SIZE) <= width:
        return label
    while label and measure(label + "…", SIZE) > width:
        label = label[:-1]
    return label + "…"


def intervals(
    rows: Sequence[Interval],
    label: str,
    said: Callable[[float], str],
    voice: Voice,
    *,
    fair: float | None = None,
    within: tuple[float, float] | None = None,
) -> Markup:
    """Values with their intervals below each other, on one scale; `fair` is a line across them all."""
    names = min(230.0, max((measure(row.label, SIZE) for row in rows), default=0.0) + 12)
    notes = max((measure(row.note, SIZE) for row in rows), default=0.0) + 12
    left, right = names, WIDTH - notes
    low = min([row.low for row in rows] + ([] if fair is None else [fair]))
    high = max([row.high for row in rows] + ([] if fair is None else [fair]))
    if within is not None:
        low, high = max(low, within[0]), min(high, within[1])
    room = max(high - low, 1e-6) * 0.04
    low, high = low - room, high + room

    def x(value: float) -> float:
        return left + 8 + (min(max(value, low), high) - low) / (high - low) * (right - left - 20)

    bottom = ROW * len(rows) + 6
    parts: list[str] = []
    for value in ticks(low, high):
        parts.append(line(x(value), 2, x(value), bottom, "rule"))
        parts.append(text(x(value), bottom + 15, said(value), "muted", size=11, anchor="middle"))
    if fair is not None:
        parts.append(line(x(fair), 0, x(fair), bottom, "fair"))
    for place, row in enumerate(rows):
        y = 6 + ROW * (place + 0.5)
        mark = "mark" if row.clear else "mark hollow"
        parts.append(
            group(
                tag("title", voice.titled(row.label, row.note)),
                text(0, y + 4.5, shortened(row.label, names - 8), "ink", size=SIZE),
                line(x(row.low), y, x(row.high), y, f"{row.tone} reach"),
                circle(x(row.value), y, 5, f"{row.tone} {mark}"),
                text(WIDTH, y + 4.5, row.note, "ink" if row.clear else "muted", size=SIZE, anchor="end"),
            )
        )
    return chart(bottom + 22, label, *parts)


def curves(lines: Sequence[Curve], label: str, voice: Voice, *, fair: float | None = None) -> Markup:
    """Curves on one scale; `fair` is a line across them all. Each is named at its end."""
    points = [point for curve in lines for point in curve.points]
    names = max(measure(curve.label, SIZE) for curve in lines) + 16
    left, right, top, bottom = 40.0, WIDTH - names, 10.0, 220.0
    least, most = min(point.x for point in points), max(point.x for point in points)
    low = min([point.low for point in points] + ([] if fair is None else [fair]))
    high = max([point.high for point in points] + ([] if fair is None else [fair]))
    room = max(high - low, 1e-6) * 0.05
    low, high = low - room, high + room

    def x(value: float) -> float:
        return left + 8 + (value - least) / max(most - least, 1e-9) * (right - left - 16)

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    parts: list[str] = []
    for value in ticks(low, high):
        parts.append(line(left, y(value), right, y(value), "rule"))
        parts.append(text(left - 6, y(value) + 4, voice.number(value), "muted", size=11, anchor="end"))
    for value in ticks(least, most):
        parts.append(text(x(value), bottom + 16, voice.number(value), "muted", size=11, anchor="middle"))
    if fair is not None:
        parts.append(line(left, y(fair), right, y(fair), "fair"))
    taken: list[float] = []
    for curve in lines:
        course = "L".join(f"{x(point.x):.1f} {y(point.y):.1f}" for point in curve.points)
        parts.append(path(f"M{course}", f"{curve.tone} curve"))
        for point in curve.points:
            parts.append(
                group(
                    tag("title", voice.titled(curve.label, point.note)),
                    line(x(point.x), y(point.low), x(point.x), y(point.high), f"{curve.tone} reach"),
                    circle(x(point.x), y(point.y), 3, f"{curve.tone} mark"),
                )
            )
        # Names of curves that end close to each other stand below each other.
        height = y(curve.points[-1].y) + 4.5
        while any(abs(height - other) < 15 for other in taken):
            height += 15
        taken.append(height)
        parts.append(text(right + 8, height, curve.label, "ink", size=SIZE))
    return chart(bottom + 24, label, *parts)


def distributions(rows: Sequence[tuple[str, str, Histogram]], label: str, voice: Voice) -> Markup:
    """Histograms below each other on one scale; each has its name and a line about it."""
    tall = 84.0
    parts: list[str] = []
    start, width = rows[0][2].start, rows[0][2].width
    number = len(rows[0][2].counts)
    each = WIDTH / max(1, number)
    for place, (name, note, counted) in enumerate(rows):
        base = tall * (place + 1)
        most = max(counted.counts, default=0) or 1
        if name:
            parts.append(text(0, base - tall + 16, shortened(name, 300), "ink bold", size=SIZE))
        parts.append(text(WIDTH, base - tall + 16, note, "muted", size=12, anchor="end"))
        for i, count in enumerate(counted.counts):
            if count:
                height = (tall - 28) * count / most
                first = start + i * width
                ends = [first] if width == 1 else [first, first + width - 1]
                span = "…".join([voice.number(end) for end in ends])
                bar = rect(i * each + 0.5, base - height, max(1.0, each - 1), height, "bar")
                parts.append(group(tag("title", voice.titled(span, voice.number(count))), bar))
        parts.append(line(0, base, WIDTH, base, "rule"))
    bottom = tall * len(rows)
    end = start + number * width
    for value in ticks(start, end):
        at = (value - start) / max(1, end - start) * WIDTH
        anchor = "start" if at < 12 else "end" if at > WIDTH - 12 else "middle"
        parts.append(path(f"M{at:.1f} {bottom:g}v4", "rule"))
        assert anchor in ("start", "middle", "end")
        parts.append(
            tag("text", voice.number(value), x=at, y=bottom + 17, class_="muted", font_size=11, text_anchor=anchor)
        )
    return chart(bottom + 24, label, *parts)


def matrix(
    names: Sequence[str],
    cells: dict[tuple[str, str], tuple[float, str, str, str]],
    label: str,
) -> Markup:
    """Shares of rows against columns: (share, what is written, what is written below, what is said of it)."""
    side = min(230.0, max(measure(name, SIZE) for name in names) + 16)
    wide = min(150.0, max(84.0, (WIDTH - side) / len(names)))
    tall = 44.0
    parts: list[str] = []
    for place, name in enumerate(names):
        middle = side + wide * (place + 0.5)
        parts.append(text(middle, 16, shortened(name, wide - 6), "muted", size=12, anchor="middle"))
        parts.append(text(0, 26 + tall * (place + 0.5) + 5, shortened(name, side - 8), "ink", size=SIZE))
    for row, first in enumerate(names):
        for column, second in enumerate(names):
            found = cells.get((first, second))
            x, y = side + wide * column, 26 + tall * row
            frame = rect(x + 1, y + 1, wide - 2, tall - 2, "panel", radius=5)
            if found is None:
                parts.append(frame)
                continue
            share, written, below, said = found
            tint = rect(x + 1, y + 1, wide - 2, tall - 2, "cell", radius=5, fill_opacity=round(0.03 + 0.34 * share, 2))
            middle = x + wide / 2
            parts.append(
                group(
                    tag("title", said),
                    frame,
                    tint,
                    text(middle, y + 20, written, "ink bold", size=14, anchor="middle"),
                    text(middle, y + 35, below, "ink", size=11, anchor="middle") if below else NOTHING,
                )
            )
    width = max(WIDTH, side + wide * len(names))
    return chart(26 + tall * len(names) + 4, label, *parts, width=width)
