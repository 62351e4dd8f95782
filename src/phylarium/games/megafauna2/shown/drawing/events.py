"""The event cards of this turn with what each of their icons does, the order of play, era and turn."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.components import Icon
from phylarium.games.megafauna2.rules.events import impacted
from phylarium.games.megafauna2.rules.names import (
    CLIMAX,
    COLLISION,
    CRATER,
    CROWD_DISEASE,
    DRIFT,
    EVENTS,
    MUTAGEN,
    RADIATION,
    TRANSFER,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.drawing.cards import SIDE_WIDTH
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import ICON_SIGNS
from phylarium.games.megafauna2.shown.drawing.tokens import badge, sign
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import listed
from phylarium.kit.style import GAP
from phylarium.kit.svg import Markup

LINE: Final = 15.5


def events(scene: MegafaunaScene) -> Picture:
    """The events of this turn, in the order in which they come about."""
    return scene.part(_events)


def _events(scene: MegafaunaScene) -> Picture:
    s = scene.s
    y = 44.0
    parts: list[Markup] = []
    order = scene.say("drawing-order")
    parts.append(svg.text(GAP, y + 10, order, "muted", size=12))
    x = GAP + lettering.measure(order, 12) + 18
    names = listed([say.colour(colour) for colour in scene.playing()])
    parts.append(
        svg.group(
            svg.tag("title", scene.say("drawing-order-title", colours=names)),
            *[svg.at(x + 28 * i, y + 6, badge(colour, 0.95)) for i, colour in enumerate(scene.playing())],
        )
    )
    left = scene.say("drawing-events-left", number=len(s.et_deck))
    parts.append(svg.text(SIDE_WIDTH - GAP, y + 10, left, "muted", size=12, anchor="end"))
    y += 24
    if s.et_card == NONE:
        parts.append(svg.text(GAP, y + 16, scene.say("drawing-no-events"), "muted", size=12))
        y += 26
    for event in (s.et_card, s.biosphere_card):
        if event != NONE:
            drawn, high = scene.part(_event, event)
            parts.append(svg.at(GAP, y, drawn))
            y += high + 8
    note = scene.say("drawing-turn", turn=s.turn, era=say.era(s.era))
    return panel(SIDE_WIDTH, y + 6, scene.say("drawing-events"), *parts, id="events", note=note)


def _event(scene: MegafaunaScene, event: int) -> tuple[Markup, float]:
    """A card: its name, and a line for each icon."""
    s = scene.s
    wide = SIDE_WIDTH - 2 * GAP
    name = scene.words(say.event(event))
    kind = "drawing-extraterrestrial" if event == s.et_card else "drawing-biosphere"
    craton = scene.ask(impacted)
    body: list[Markup] = []
    said: list[Message] = [say.event(event)]
    y = 38.0
    for icon in s.components.icons[event]:
        # In the tooth & claw game nothing else comes about; nothing at all does in the first turn.
        idle = s.turn <= 1 or (s.is_basic() and icon.kind not in (MUTAGEN, RADIATION, CROWD_DISEASE))
        words = scene.ask(icon_words, event, s.components.icons[event].index(icon), craton)
        said.append(words)
        rows = lettering.wrap(scene.title(words), wide - 44, 12)
        body.append(svg.at(18, y - 2, sign(ICON_SIGNS[icon.kind], 0.85, "sign quiet" if idle else "sign")))
        body.append(svg.lines(36, y + 2, rows, "muted" if idle else "ink", size=12, leading=LINE / 12))
        y += max(24.0, LINE * len(rows) + 8)
    if s.components.stable[event]:
        words = Message("drawing-stable")
        said.append(words)
        body.append(svg.text(36, y + 2, scene.words(words), "muted", size=12))
        y += 22
    high = y - 6
    label = scene.say(kind)
    room = wide - 34 - lettering.measure(label, 11)
    parts = [
        svg.rect(0, 0, wide, high, "chip", radius=8),
        svg.text(10, 19, name, "ink serif bold", size=14, within=room),
        svg.text(wide - 10, 18, label, "muted", size=11, anchor="end"),
        *body,
    ]
    return svg.group(svg.tag("title", scene.lines(*said)), *parts, id=f"event-{EVENTS[event]}"), high


def icon_words(s: Megafauna, event: int, number: int, craton: int) -> Message:
    """What an icon of an event does."""
    icon = s.components.icons[event][number]
    kind = icon.kind
    if kind == COLLISION:
        way = Message("direction-east") if icon.direction == 0 else Message("direction-west")
        return Message("drawing-does-collision", {"craton": say.craton(s, icon.craton), "direction": way})
    if kind in (DRIFT, CRATER):
        where: dict[str, Argument] = {} if craton == NONE else {"craton": say.craton(s, craton)}
        if kind == CRATER:
            return Message("drawing-does-crater-nowhere") if craton == NONE else Message("drawing-does-crater", where)
        where["number"] = abs(icon.direction)
        if craton == NONE:
            return Message("drawing-does-drift-nowhere")
        return Message("drawing-does-north" if icon.direction < 0 else "drawing-does-south", where)
    if kind == CLIMAX:
        return Message("drawing-does-climax", {"latitudes": listed([str(i) for i in icon.latitudes])})
    if kind == RADIATION:
        return Message("drawing-does-radiation", {"organs": listed([say.organ(i) for i in icon.organs])})
    if kind == TRANSFER:
        return _transfer(icon)
    return Message(DOES[kind])


def _transfer(icon: Icon) -> Message:
    words: dict[str, Argument] = {
        "disk": say.disk(icon.disk),
        "origin": say.store(icon.origin),
        "goal": say.store(icon.goal),
    }
    moved = Message("drawing-does-gun" if icon.gun else "drawing-does-transfer", words)
    if icon.condition:
        return Message(CONDITION_WORDS[icon.condition], {"does": moved})
    return moved


DOES: Final = [
    "", "", "", "drawing-does-rift", "", "drawing-does-deluge", "drawing-does-mutagen", "",
    "drawing-does-disease", "drawing-does-wind", "",
]  # fmt: skip
"""By icon that needs no further word, what it does."""
CONDITION_WORDS: Final = ["", "drawing-if-microbes", "drawing-if-fire", "drawing-if-rain", "drawing-if-covered"]
"""By condition of a transfer."""
