"""The event cards of this turn with what each of their icons does, the order of play, era and turn."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import NONE
from phylarium.families.fauna.shown.tokens import sign
from phylarium.games.megafauna2.rules import names, say
from phylarium.games.megafauna2.rules.board import GONDWANA, HEX_COUNT, NE
from phylarium.games.megafauna2.rules.events import impacted
from phylarium.games.megafauna2.rules.icons import Icon
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH, MARS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import ICON_SIGNS
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import Markup

LINE: Final = 16.0


@region
def events(scene: MegafaunaScene) -> Picture:
    """The events of this turn, in the order in which they come about."""
    s = scene.s
    y = 44.0
    parts: list[Markup] = []
    order = scene.say("drawing-order")
    parts.append(svg.text(GAP, y + 10, order, "muted", size=SMALL))
    x = GAP + lettering.measure(order, SMALL) + 18
    who = listed([say.colour(colour) for colour in scene.playing()])
    parts.append(
        svg.group(
            svg.tag("title", scene.say("drawing-order-title", colours=who)),
            *[svg.at(x + 28 * i, y + 6, scene.badge(colour, 0.95)) for i, colour in enumerate(scene.playing())],
        )
    )
    y += 24
    parts.append(svg.at(GAP, y, scene.part(_eras)))
    y += 26
    if s.et_card == NONE:
        parts.append(svg.text(GAP, y + 16, scene.say("drawing-no-events"), "muted", size=SMALL))
        y += 26
    for event in (s.et_card, s.biosphere_card):
        if event != NONE:
            drawn, high = scene.part(_event, event)
            parts.append(svg.at(GAP, y, drawn))
            y += high + 8
    note = scene.say("drawing-turn", turn=s.turn, era=say.era(s.era))
    return panel(NARROW, y + 6, scene.say("drawing-events"), *parts, id="events", note=note)


def _eras(scene: MegafaunaScene) -> Markup:
    """The eras with their turns: those that are over or under way are filled."""
    s = scene.s
    eras = len(ERAS) if s.chicxulub or s.is_alien() else len(ERAS) - 1
    left = len(s.et_deck)
    parts = [svg.tag("title", scene.say("drawing-events-left", number=left))]
    cell = (NARROW - 2 * GAP) / len(ERAS)
    for era in range(eras):
        name = scene.say("drawing-era", era=say.era(era))
        here = "ink" if era == s.era else "muted"
        begun = EVENTS_PER_ERA if era < s.era else 0 if era > s.era else EVENTS_PER_ERA - left
        parts.append(svg.text(cell * era, 10, name, here, size=SMALL, within=cell - 72))
        x = cell * era + min(cell - 72, lettering.measure(name, SMALL)) + 10
        for turn in range(EVENTS_PER_ERA):
            parts.append(svg.circle(x + 12 * turn, 6, 4, "needle" if turn < begun else "open"))
    return svg.group(*parts)


def _event(scene: MegafaunaScene, event: int) -> tuple[Markup, float]:
    """A card: its name, and a line for each icon."""
    s = scene.s
    wide = NARROW - 2 * GAP
    name = scene.words(say.event(event))
    kind = "drawing-extraterrestrial" if event == s.et_card else "drawing-biosphere"
    craton = scene.ask(impacted)
    body: list[Markup] = []
    said: list[Message] = [say.event(event)]
    y = 38.0
    for number, icon in enumerate(s.components.icons[event]):
        words = scene.settled(icon_words, event, number, craton, s.is_alien())
        # In the tooth & claw game nothing else comes about; nothing at all does in the first turn.
        there = icon.kind != COLLISION or s.landmass[icon.craton] != NONE
        idle = s.turn <= 1 or not there or (s.is_basic() and icon.kind not in (MUTAGEN, RADIATION, CROWD_DISEASE))
        idle = idle or words == NOTHING_HERE
        said.append(words)
        rows = lettering.wrap(scene.title(words), wide - 44, SMALL)
        body.append(svg.at(18, y - 2, sign(ICON_SIGNS[icon.kind], 0.85, "sign quiet" if idle else "sign")))
        body.append(svg.lines(36, y + 2, rows, "muted" if idle else "ink", size=SMALL, leading=LINE / SMALL))
        y += max(24.0, LINE * len(rows) + 8)
    notes = [Message("drawing-first-turn")] if s.turn <= 1 else []
    notes += [Message("drawing-stable")] if s.components.stable[event] and not s.is_basic() else []
    for words in notes:
        said.append(words)
        body.append(svg.text(36, y + 2, scene.words(words), "ink", size=SMALL))
        y += 22
    high = y - 6
    label = scene.say(kind)
    room = wide - 34 - lettering.measure(label, SMALL)
    parts = [
        svg.rect(0, 0, wide, high, "chip", radius=8),
        svg.text(10, 19, name, "ink serif bold", size=14, within=room),
        svg.text(wide - 10, 18, label, "muted", size=SMALL, anchor="end"),
        *body,
    ]
    return svg.group(svg.tag("title", scene.lines(*said)), *parts, id=f"event-{EVENTS[event]}"), high


def icon_words(s: Megafauna, event: int, number: int, craton: int, alien: bool) -> Message:
    """What an icon of an event does."""
    icon = s.components.icons[event][number]
    kind = icon.kind
    if alien:
        elsewhere = _alien_words(s, icon)
        if elsewhere is not None:
            return elsewhere
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


NOTHING_HERE: Final = Message("drawing-does-nothing")


def _alien_words(s: Megafauna, icon: Icon) -> Message | None:
    """K5: what an icon does where plants are a level of their own, if that is something else."""
    match icon.kind:
        case names.CLIMAX:
            return NOTHING_HERE
        case names.DELUGE:
            return Message("drawing-does-dry")
        case names.COLLISION | names.DRIFT | names.RIFT if s.planet != EARTH:
            return Message("drawing-does-later")
        case names.CRATER if s.planet == MARS:
            return Message("drawing-does-olympus", {"biome": say.biome(s, GONDWANA * HEX_COUNT + NE)})
        case names.TRANSFER if icon.rain_shadow:
            return _if(icon, Message("drawing-does-evaporate"))
        case names.TRANSFER if icon.disk == names.GREEN_DISK:
            fires = icon.gun and icon.goal == names.OXYGEN
            return _if(icon, Message("drawing-does-defoliate")) if fires else NOTHING_HERE
    return None


def _if(icon: Icon, does: Message) -> Message:
    """What a transfer does, with its condition."""
    return Message(CONDITION_WORDS[icon.condition], {"does": does}) if icon.condition else does


def _transfer(icon: Icon) -> Message:
    words: dict[str, Argument] = {
        "disk": say.disk(icon.disk),
        "origin": say.store(icon.origin),
        "goal": say.store(icon.goal),
    }
    return _if(icon, Message("drawing-does-gun" if icon.gun else "drawing-does-transfer", words))


DOES: Final = [
    "", "", "", "drawing-does-rift", "", "drawing-does-deluge", "drawing-does-mutagen", "",
    "drawing-does-disease", "drawing-does-wind", "",
]  # fmt: skip
"""By icon that needs no further word, what it does."""
CONDITION_WORDS: Final = ["", "drawing-if-microbes", "drawing-if-fire", "drawing-if-rain", "drawing-if-covered"]
"""By condition of a transfer."""
