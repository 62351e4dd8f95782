"""Every sign of the table with its name, for the key of the rulebook."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.names import ANIMAL_COUNT, ELEMENT_COUNT, GEYSER, SMOKER, SPECIAL, TERRAINS, VENT
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import EXTINCTION_SIGN, PLUMES, SURVIVAL_SIGN
from phylarium.games.marine.shown.drawing.tokens import creature, disc, pawn, swatch
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Symbol
from phylarium.kit.svg import Markup


def symbols(scene: MarineScene) -> list[Symbol]:
    def vent(side: int) -> Markup:
        rim = svg.path(shapes.hexagon(12), "rim")
        return Markup(rim + svg.at(0, 0, svg.path(PLUMES[side], "plume"), scale=0.3, stroke_width=3))

    return [
        *((creature(a, 0.62, 2), scene.say("symbol-species", animal=say.animal(a))) for a in range(ANIMAL_COUNT)),
        (creature(0, 0.62, 2, endangered=True), scene.say("symbol-endangered")),
        *((disc(e), scene.title(say.element(e))) for e in range(ELEMENT_COUNT)),
        *((swatch(t, 12), scene.title(say.terrain(t))) for t in range(len(TERRAINS)) if t != VENT),
        (vent(SMOKER), scene.title(Message("side-smoker"))),
        (vent(GEYSER), scene.title(Message("side-geyser"))),
        (pawn(scene, 0), scene.say("symbol-pawn")),
        (pawn(scene, SPECIAL), scene.say("symbol-special-pawn")),
        (svg.path(shapes.star(7.0), "muted"), scene.say("drawing-special-only")),
        (svg.path(SURVIVAL_SIGN, "sign"), scene.say("drawing-card-survival")),
        (svg.path(EXTINCTION_SIGN, "sign"), scene.say("drawing-card-extinction")),
    ]
