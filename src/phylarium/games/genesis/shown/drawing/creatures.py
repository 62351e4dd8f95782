"""The eight macroorganisms with what they need, and the pyramids of sea and land."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import PLACE_COUNT, TROPHY_OF
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.drawing.events import SIDE_WIDTH
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.tokens import _spread, dome, portrait
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP
from phylarium.kit.svg import Markup

THUMB: Final = 90.0
CREATURES_HEIGHT: Final = 40 + 2 * THUMB + 148


@region
def creatures(scene: GenesisScene, width: float = SIDE_WIDTH) -> Picture:
    """The eight macroorganisms with what they need, and the pyramids of sea and land."""
    across = (width - 2 * GAP) / 4
    parts = [
        svg.at(GAP + across * (m % 4), 40 + THUMB * (m // 4), _thumb(scene, m, across - 6))
        for m in range(MACROORGANISM_COUNT)
    ]
    half = (width - 3 * GAP) / 2
    y = 40 + 2 * THUMB + 4
    for side in (0, 1):
        parts.append(svg.at(GAP + side * (half + GAP), y, _pyramid(scene, side, half)))
    return panel(width, CREATURES_HEIGHT, scene.say("drawing-creatures"), *parts, id="creatures")


def _thumb(scene: GenesisScene, macro: int, width: float) -> Markup:
    s = scene.s
    at = s.macro_at[macro]
    face = macro * 2 + s.landed[macro]
    name = say.macro(macro, s.landed[macro])
    systems = s.components.system[face * COLOUR_COUNT : (face + 1) * COLOUR_COUNT]
    title = [Message("drawing-macro", {"macro": name, "systems": view.system_words(s, face)})]
    squares = [
        svg.rect(-3.4, -3.4, 6.8, 6.8, f"cube {COLOURS[colour]}", radius=1)
        for colour, number in enumerate(systems)
        for _ in range(number)
    ]
    parts = [
        svg.rect(0, 0, width, THUMB - 8, "chip", radius=8),
        svg.at(width / 2, 31, portrait(face, 0.5)),
        svg.text(
            width / 2,
            67,
            scene.say("drawing-thumb", macro=name),
            "ink serif",
            size=11.25,
            anchor="middle",
            within=width,
        ),
        svg.at(width / 2, 76, _spread(squares, width - 8, 8.4)),
    ]
    if at >= 0:
        holder = at - TROPHY_OF if at >= TROPHY_OF else s.owner[at]
        shown = svg.group(*parts, class_="dim")
        parts = [shown]
        if holder >= 0:
            parts.append(svg.at(width - 11, 12, dome(holder, 0.7)))
        id = "drawing-macro-extinct" if at >= TROPHY_OF else "drawing-macro-alive"
        title.append(Message(id, {"party": say.party(holder)}))
    parts.append(svg.rect(0, 0, width, THUMB - 8, "edge", radius=8))
    return svg.target(f"macro-{MACROORGANISMS[macro]}", scene.lines(*title), *parts)


def _pyramid(scene: GenesisScene, side: int, width: float) -> Markup:
    """H6: who eats whom, carnivore on top."""
    s = scene.s
    high = 34.0
    parts = [
        svg.text(
            width / 2,
            12,
            scene.title(Message("ecosystem-" + ECOSYSTEMS[side])),
            "ink serif bold",
            size=13,
            anchor="middle",
        )
    ]
    ground = "ocean" if side == 0 else "continent"
    crowd = [m for m in range(MACROORGANISM_COUNT) if 0 <= s.macro_at[m] < PLACE_COUNT and s.landed[m] == side]
    for i, level in enumerate(reversed(range(TROPHIC_COUNT))):
        inset = (2 - i) * width * 0.14
        below = max(0.0, inset - width * 0.1)
        top = 20 + i * (high + 3)
        n = svg.number
        shape = (
            f"M{n(inset)} {n(top)}L{n(width - inset)} {n(top)}"
            f"L{n(width - below)} {n(top + high)}L{n(below)} {n(top + high)}Z"
        )
        here = [m for m in crowd if s.level[m] == level]
        name = say.level(level)
        parts.append(svg.path(shape, f"row {ground}"))
        if not here:
            parts.append(
                svg.text(
                    width / 2, top + high / 2 + 4, scene.words(name), "muted serif italic", size=11.25, anchor="middle"
                )
            )
            continue
        # A chimera has two on one level (L6a).
        tight = len(here) > 1
        for i, macro in enumerate(here):
            place = s.macro_at[macro]
            words = scene.say(
                "drawing-level",
                macro=scene.ask(say.place, place),
                level=name,
                number=s.metabolic_rate(place),
                party=say.party(s.owner[place]),
            )
            x = width / 2 + (i - (len(here) - 1) / 2) * width * 0.34
            token = [
                svg.at(-width * (0.07 if tight else 0.16), 0, portrait(s.face(macro), 0.22 if tight else 0.3)),
                svg.at(width * 0.06, 0, dome(s.owner[place], 0.6 if tight else 0.85)),
                svg.text(width * (0.11 if tight else 0.17), 4.5, str(s.metabolic_rate(place)), "ink bold", size=13),
            ]
            id = f"level-{ECOSYSTEMS[side]}-{TROPHIC_LEVELS[level]}" + (f"-{i + 1}" if i else "")
            parts.append(svg.at(x, top + high / 2, svg.tag("title", words), *token, id=id))
    return svg.group(*parts)
