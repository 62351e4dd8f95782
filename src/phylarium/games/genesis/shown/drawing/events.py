"""This turn's events, the time that is left, the climate, who comes after whom, and the latest roll."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import AUTOCATALYTIC_PHASE, REFUGIUM
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.signs import SPECIAL_SIGNS
from phylarium.games.genesis.shown.drawing.tokens import _in_line, _spread, climate_sign, die, dome, event_sign
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import listed
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

SIDE_WIDTH: Final = 372.0


def events(scene: GenesisScene, width: float = SIDE_WIDTH) -> Picture:
    """This turn's events, the time that is left, and how far Armageddon is."""
    return scene.part(_events, width)


def events_height(scene: GenesisScene) -> float:
    return 192.0 + 46 * max(1, scene.s.drawn)


def _eon_of(scene: GenesisScene, event: int) -> int:
    """The eon of an event, also of one that lies face down."""
    return scene.s.components.event_eon[event] if event >= 0 else -1 - event


def _events(scene: GenesisScene, width: float) -> Picture:
    s = scene.s
    cards = s.event_pile[len(s.event_pile) - s.drawn :]
    parts: list[Markup] = []
    y = 40.0
    for event in cards:
        parts.append(_event(scene, event, y, width))
        y += 46
    if not cards:
        y += 46
    parts.append(_timeline(scene, y + 4, width))
    parts.append(_armageddon(scene, y + 56, width))
    parts.append(_order(scene, y + 118, width))
    eon = scene.say("eon-" + EONS[_eon_of(scene, s.event_pile[-1])]) if len(s.event_pile) else ""
    return panel(width, events_height(scene), scene.say("drawing-events"), *parts, id="events", note=eon)


def _event(scene: GenesisScene, event: int, y: float, width: float) -> Markup:
    """A card: its name and its icons."""
    s = scene.s
    c = s.components
    name = say.event(event)
    title = [Message("drawing-there", {"what": name})]
    icons = []
    for icon in c.event_icons[event]:
        icons.append(event_sign(icon, 0.85))
        title.append(Message(f"icon-{ICONS[icon]}-text"))
    for climate in c.event_climate[event]:
        icons.append(climate_sign(climate, 0.95))
        title.append(Message("drawing-warming" if climate == WARM else "drawing-cooling"))
    if c.event_special[event] > 0:
        icons.append(svg.at(0, 0, svg.path(SPECIAL_SIGNS[c.event_special[event]], "sign"), scale=0.9))
        title.append(Message(f"special-{SPECIALS[c.event_special[event]]}-text"))
    if c.event_aftershock[event]:
        title.append(Message("event-aftershock-text"))
        name = Message("drawing-aftershock", {"event": name})
    return svg.target(
        f"event-{EVENTS[event]}",
        scene.lines(*dict.fromkeys(title)),
        svg.rect(0, 0, width - 2 * GAP, 42, "chip", radius=8),
        svg.text(10, 17, scene.words(name), "ink serif bold", size=13, within=width - 2 * GAP - 20),
        svg.at(18, 30, _in_line(icons, width - 2 * GAP - 24, 25)),
        move=svg.moved(GAP, y),
    )


def _timeline(scene: GenesisScene, y: float, width: float) -> Markup:
    """All events of the game as a strip: past ones filled, those to come by the eon on their backs."""
    s = scene.s
    eons = [_eon_of(scene, e) for e in (*s.event_pile, *reversed(s.event_deck))]
    total = max(1, len(eons))
    step = (width - 2 * GAP) / total
    parts: list[Markup] = []
    for i, eon in enumerate(eons):
        past = i < len(s.event_pile)
        now = len(s.event_pile) - s.drawn <= i < len(s.event_pile)
        class_ = "pips" if now else "past" if past else "tocome"
        parts.append(
            svg.rect(GAP + i * step + 1, y + (12 if now else 14), step - 2, 14 if now else 10, class_, radius=3)
        )
        if i == 0 or eons[i - 1] != eon:
            parts.append(svg.text(GAP + i * step + 1, y + 8, scene.say("eon-" + EONS[eon]), "muted", size=11.25))
    left = scene.say("drawing-events-left", number=len(s.event_deck))
    parts.append(svg.text(width - GAP, y + 42, left, "muted", size=11.25, anchor="end"))
    return svg.group(svg.tag("title", left), *parts)


def _armageddon(scene: GenesisScene, y: float, width: float) -> Markup:
    """D10: the run of suns or snowflakes, and how many more would end the Earth."""
    s = scene.s
    if s.introductory == 1:
        return svg.text(GAP, y + 14, scene.say("drawing-always-warm"), "muted", size=12)
    climate = WARM if s.run_length > 0 else COOL if s.run_length < 0 else s.climate
    run = abs(s.run_length)
    most = s.components.armageddon[climate]
    if climate == WARM and s.waterworld == 1:
        most = s.components.waterworld_armageddon
    parts = []
    for i in range(most):
        x = GAP + 14 + 34 * i
        last = i == most - 1
        parts.append(svg.circle(x, y + 18, 13.5, "step" if not last else "step round"))
        if i < run:
            parts.append(svg.at(x, y + 18, climate_sign(climate, 1.05)))
        elif last:
            parts.append(svg.at(x, y + 18, svg.path("M-5 -5L5 5M5 -5L-5 5", "sign faint")))
        if i < most - 1:
            parts.append(svg.line(x + 13.5, y + 18, x + 20.5, y + 18, "rule"))
    if s.armageddon == 1:
        words = scene.say("drawing-armageddon")
    elif run == 0:
        words = scene.say("drawing-no-climate")
    else:
        id = "drawing-to-greenhouse" if climate == WARM else "drawing-to-snowball"
        words = scene.say(id, number=max(0, most - run))
    state = Message("climate-" + CLIMATES[s.climate])
    x = GAP + 34 * most + 8
    lines = lettering.wrap(words, width - x - GAP, 11.5, 3)
    parts.append(svg.text(x, y + 8, scene.title(state), "ink serif bold", size=14))
    parts.append(svg.lines(x, y + 24, lines, "muted", size=11.5, leading=1.25))
    marks = []
    if s.ozone == 1:
        marks.append(scene.say("drawing-ozone-hole" if s.ozone_hole == 1 else "drawing-ozone"))
    if s.waterworld == 1:
        marks.append(scene.say("drawing-waterworld"))
    parts.append(svg.text(GAP, y + 52, " · ".join(marks), "muted", size=11.25))
    return svg.target("armageddon", words, *parts)


def _order(scene: GenesisScene, y: float, width: float) -> Markup:
    """A6: who comes after whom, in this phase."""
    s = scene.s
    parties = list(s.sequence) or [colour for colour in s.order if colour >= 0 and s.seat_of[colour] >= 0]
    if not parties:
        return NOTHING
    parts = [svg.text(GAP, y + 18, scene.say("drawing-order"), "muted", size=11.5)]
    x = GAP + lettering.measure(scene.say("drawing-order"), 11.5) + 20
    for i, party in enumerate(parties):
        parts.append(svg.at(x, y + 14, svg.tag("title", scene.words(say.party(party))), dome(party, 0.95)))
        if i < len(parties) - 1:
            parts.append(svg.at(x + 18, y + 14, svg.path("M-3 -4L2 0L-3 4", "sign faint")))
        x += 36
    return svg.group(*parts, id="order")


# --- the latest roll ------------------------------------------------------------------------

Effect = tuple[str, str]
"""What a die did: the message about it, and its sign."""

LIFE_SIGN: Final = "M0 7L0 -2M0 -1C-5 -1 -7 -4 -7 -7C-3 -7 0 -5 0 -1ZM0 -2C4 -2 6 -5 6 -8C3 -8 0 -6 0 -2Z"
DEATH_SIGN: Final = "M0 -7L0 6M-4 2L0 6L4 2"
ENZYME_SIGN: Final = "M6 0A6 6 0 1 1 -6 0A6 6 0 0 1 6 0ZM-5 5L5 -5"
SYNTHESIS_SIGN: Final = "M6 0A6 6 0 1 1 -6 0A6 6 0 0 1 6 0ZM-3 0L3 0M0 -3L0 3"
ERROR_SIGN: Final = "M-5 -5L5 5M5 -5L-5 5"

ROLL_HEIGHT: Final = 122.0


def roll(scene: GenesisScene, width: float = SIDE_WIDTH) -> Picture:
    """The dice of the latest roll, and what each of them did."""
    return scene.part(_roll, width)


def effects(scene: GenesisScene, face: int) -> list[Effect]:
    """What a face of the latest roll did, as the rules read it."""
    s = scene.s
    c = s.components
    place = s.rolled
    found: list[Effect] = []
    if place < REFUGIUM_COUNT and (s.stage[place] == REFUGIUM or s.phase == AUTOCATALYTIC_PHASE):
        at = place * (MOST_SLOTS + 1) + s.cover
        if c.life[place * 2 + s.climate] >> face & 1:
            found.append(("drawing-die-life", LIFE_SIGN))
        if c.manna_death[at] >> face & 1:
            found.append(("drawing-die-death", DEATH_SIGN))
        if c.enzyme_death[at] >> face & 1:
            found.append(("drawing-die-enzyme", ENZYME_SIGN))
        return found
    if face == 1:
        found.append(("drawing-die-synthesis", SYNTHESIS_SIGN))
    if face == 6 or (face == 5 and s.cover == 0):
        found.append(("drawing-die-error", ERROR_SIGN))
    if s.dice[face] >= 3 and s.macro_of[place] < 0:
        found.append(("drawing-die-triple", SYNTHESIS_SIGN))
    return found


def _roll(scene: GenesisScene, width: float) -> Picture:
    s = scene.s
    parts: list[Markup] = []
    note = scene.words(scene.ask(say.place, s.rolled)) if s.rolled >= 0 else ""
    faces = [face for face in range(1, 7) if s.dice[face] > 0] if s.rolled >= 0 else []
    total = sum(s.dice[1:])
    room = width - 2 * GAP - 10 * max(0, len(faces) - 1)
    size = min(30.0, room / max(1, total) - 4)
    x = GAP
    said: list[Message] = []
    for face in faces:
        does = effects(scene, face)
        names = [Message(id) for id, _ in does]
        said += names
        number = s.dice[face]
        dice = [svg.at(size / 2 + i * (size + 4), size / 2, die(face, size)) for i in range(number)]
        long = number * (size + 4) - 4
        signs = [svg.at(0, 0, svg.path(sign, "sign"), scale=0.85) for _, sign in does]
        words = scene.say("drawing-die", number=number, face=face, effects=listed(names))
        parts.append(
            svg.target(
                f"die-{face}",
                words,
                *dice,
                svg.at(long / 2, size + 15, _spread(signs, max(long, 40.0), 16)),
                svg.rect(-3, -3, long + 6, size + 6, "edge", radius=7),
                move=svg.moved(x, 42),
            )
        )
        x += long + 14
    none = Message("drawing-no-effect" if faces else "drawing-no-roll")
    legend = scene.title(listed(list(dict.fromkeys(said))) if said else none)
    lines = lettering.wrap(legend, width - 2 * GAP, 11.25, 1)
    parts.append(svg.lines(GAP, ROLL_HEIGHT - 10, lines, "muted", size=11.25))
    return panel(width, ROLL_HEIGHT, scene.say("drawing-roll"), *parts, id="roll", note=note)
