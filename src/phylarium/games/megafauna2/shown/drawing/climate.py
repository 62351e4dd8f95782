"""The reservoirs as instruments: how many disks each holds, and what every further one would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.tokens import disk
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import Markup


class Run(NamedTuple):
    """A stretch of a scale with one meaning: from which number of disks on, to which, what stands there."""

    first: int
    last: int
    label: str
    class_: str


class Measure(NamedTuple):
    """One scale of an instrument."""

    name: str
    runs: list[Run]


def runs(values: Sequence[int], label: list[str], class_: list[str]) -> list[Run]:
    """The stretches of equal values of a scale, with what stands for each value."""
    found: list[Run] = []
    first = 0
    for i in range(1, len(values) + 1):
        if i == len(values) or values[i] != values[first]:
            found.append(Run(first, i - 1, label[values[first]], class_[values[first]]))
            first = i
    return found


@region
def climate(scene: MegafaunaScene) -> Picture:
    """Oxygen, clouds and atmosphere; in the tooth & claw game there is none of it."""
    s = scene.s
    title = scene.say("drawing-climate")
    if s.is_basic():
        words = scene.say("drawing-no-climate")
        rows = lettering.wrap(words, NARROW - 2 * GAP, SMALL)
        return panel(NARROW, 46 + 17.0 * len(rows), title, svg.lines(GAP, 48, rows, "muted", size=SMALL), id="climate")
    y = 40.0
    parts = []
    for draw in (_oxygen, _clouds, _atmosphere):
        drawn, high = scene.part(draw)
        parts.append(svg.at(GAP, y, drawn))
        y += high + 12
    note = scene.say("drawing-strip", climate=say.climate(s.strip))
    return panel(NARROW, y + 2, title, *parts, id="climate", note=note)


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


PLAIN: Final = ["plain"] * 20
ACTION_CLASS: Final = ["plain", "dry", "plain", "mild", "hot", "hot"]


def _oxygen(scene: MegafaunaScene) -> tuple[Markup, float]:
    s = scene.s
    c = s.components
    now = s.oxygen
    slots = c.oxygen_slots
    danger = [1 if c.microbes[i] else 2 if c.conflagration[i] else 0 for i in range(slots + 1)]
    scales = [
        Measure(scene.say("drawing-actions"), runs(c.oxygen_actions[: slots + 1], _numbers(6), ACTION_CLASS)),
        Measure(scene.say("drawing-dark-heart"), runs(c.dark_heart[: slots + 1], _numbers(12), PLAIN)),
        Measure(
            scene.say("drawing-danger"),
            runs(
                danger,
                ["", scene.say("drawing-microbes"), scene.say("drawing-conflagration")],
                ["plain", "mild", "hot"],
            ),
        ),
    ]
    lines = [
        Message(
            "drawing-oxygen-plants" if s.is_alien() else "drawing-oxygen-title",
            {"percent": c.percent[now], "disks": now},
        ),
        Message("drawing-oxygen-gives", {"actions": c.oxygen_actions[now], "heart": c.dark_heart[now]}),
        Message("drawing-oxygen-fire" if c.conflagration[now] else "drawing-oxygen-rot"),
    ]
    disks = [GREEN_DISK] * now
    return _instrument(scene, OXYGEN, slots, disks, scales, scene.say("drawing-percent", number=c.percent[now]), lines)


def _clouds(scene: MegafaunaScene) -> tuple[Markup, float]:
    c = scene.s.components
    now, slots = scene.s.clouds, c.cloud_slots
    sky = [2 if c.cloud_covered[i] else 1 if c.precipitation[i] else 0 for i in range(slots + 1)]
    names = [scene.say("drawing-no-rain"), scene.say("drawing-precipitation"), scene.say("drawing-covered")]
    scales = [
        Measure(scene.say("drawing-green-heart"), runs(c.green_heart[: slots + 1], _numbers(12), PLAIN)),
        Measure(scene.say("drawing-sky"), runs(sky, names, ["dry", "mild", "cold"])),
    ]
    lines = [
        Message("drawing-clouds-title", {"albedo": c.albedo[now], "disks": now}),
        Message("drawing-clouds-gives", {"heart": c.green_heart[now]}),
    ]
    albedo = scene.say("drawing-albedo", number=c.albedo[now])
    return _instrument(scene, CLOUDS, slots, [WHITE_DISK] * now, scales, albedo, lines)


def _atmosphere(scene: MegafaunaScene) -> tuple[Markup, float]:
    s = scene.s
    c = s.components
    slots = c.atmosphere_slots
    now = s.air_black + s.air_white
    level = c.climate_of[: slots + 1]
    classes = [
        "cold" if c.biosphere_of[i] == TOO_COLD else "hot" if c.biosphere_of[i] == TOO_HOT else "mild"
        for i in range(len(CLIMATES))
    ]
    names = [scene.words(say.climate(i)) for i in range(len(CLIMATES))]
    end = [0] * slots + [1]
    scales = [
        Measure(scene.say("drawing-green-actions"), runs(c.green_actions[: slots + 1], _numbers(6), ACTION_CLASS)),
        Measure(scene.say("drawing-level"), runs(level, names, classes)),
        Measure(
            scene.say("drawing-end"),
            runs(end, [scene.say("drawing-goes-on"), scene.say("drawing-runaway")], ["plain", "runaway"]),
        ),
    ]
    lines = [
        Message("drawing-air-title", {"black": s.air_black, "white": s.air_white, "slots": slots}),
        Message("drawing-air-gives", {"actions": c.green_actions[now], "climate": say.climate(level[now])}),
        Message(DECK_WORDS[c.biosphere_of[level[now]]]),
        Message("drawing-air-full"),
    ]
    disks = [BLACK_DISK] * s.air_black + [WHITE_DISK] * s.air_white
    return _instrument(scene, ATMOSPHERE, slots, disks, scales, names[level[now]], lines)


DECK_WORDS: Final = ["drawing-deck-hot", "drawing-deck-mild", "drawing-deck-cold"]
"""By biosphere, which deck the next event comes from."""


LABEL: Final = 82.0
"""Room for the name of a scale, to the left of it."""
SCALE_HIGH: Final = 22.5


def _instrument(
    scene: MegafaunaScene,
    reservoir: int,
    slots: int,
    disks: list[int],
    scales: list[Measure],
    reading: str,
    lines: list[Message],
) -> tuple[Markup, float]:
    """A reservoir: its disks in their slots, and below each number of disks what it means; a needle at the present."""
    wide = NARROW - 2 * GAP
    cell = (wide - LABEL) / (slots + 1)
    name = scene.title(NAMES[reservoir])
    # Where plants are a level of their own, those that do not grow take the place of green disks.
    plants = reservoir == OXYGEN and scene.s.is_alien()
    # No disk stands in the first column: it is what an empty reservoir means.
    parts = [
        svg.text(0, 14, name, "ink serif bold", size=14),
        svg.text(wide, 14, reading, "ink bold", size=13, anchor="end"),
    ]
    radius = min(8.6, cell / 2 - 1)
    for i in range(1, slots + 1):
        x = LABEL + cell * (i + 0.5)
        if i <= len(disks):
            parts.append(svg.at(x, 33, scene.creeple(0, 0.42) if plants else disk(disks[i - 1], radius)))
        else:
            parts.append(svg.circle(x, 33, radius, "open"))
    y = 52.0
    for scale in scales:
        parts.append(svg.text(0, y + 14, scale.name, "muted", size=SMALL, within=LABEL - 6))
        for run in scale.runs:
            left = LABEL + cell * run.first
            long = cell * (run.last - run.first + 1)
            here = run.first <= len(disks) <= run.last
            parts.append(svg.rect(left, y, long, SCALE_HIGH - 2, f"run {run.class_}", radius=3))
            if here:
                parts.append(svg.rect(left + 1, y + 0.3, long - 2, SCALE_HIGH - 2.6, "now", radius=3))
            parts += _written(run.label, left + long / 2, y + SCALE_HIGH / 2 - 1, long - 4)
        y += SCALE_HIGH
    at = LABEL + cell * (len(disks) + 0.5)
    # The needle: at as many disks as there are.
    parts.append(svg.path(f"M{svg.number(at - 4.5)} 45L{svg.number(at + 4.5)} 45L{svg.number(at)} 51Z", "needle"))
    parts.append(svg.rect(-6, -2, wide + 12, y + 6, "edge", radius=8))
    return svg.target(f"reservoir-{RESERVOIRS[reservoir]}", scene.lines(*lines), *parts), y


def _written(label: str, x: float, y: float, room: float) -> list[Markup]:
    """A label about a point: on one line, or as fine print where it is too long for that: the title says it too."""
    size = lettering.size_for(label, room, SMALL, 8.5)
    if lettering.measure(label, size) <= room + 0.01:
        class_ = "ink" if size == SMALL else "ink fine"
        return [svg.text(x, y + size * 0.35, label, class_, size=size, anchor="middle")]
    rows = lettering.wrap(label, room, 8, 2)
    return [
        svg.text(x, y + 2.8 + (i - (len(rows) - 1) / 2) * 8.2, row, "ink fine", size=8, anchor="middle", within=room)
        for i, row in enumerate(rows)
    ]


NAMES: Final = [Message("drawing-oxygen"), Message("drawing-clouds"), Message("drawing-atmosphere")]
"""By reservoir, what is written above it."""
