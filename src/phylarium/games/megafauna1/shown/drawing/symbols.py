"""Every sign of the table with its name, for the key of the rulebook."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.genomes import GENE
from phylarium.games.megafauna1.rules.names import INSTINCTS, LATITUDES, LETTERS, SHAPE_COUNT, SHAPES, SIZE
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import (
    AMMONITE,
    FERN_SIGN,
    INSTINCT_SIGNS,
    LATITUDE_SIGNS,
    SUNFLOWER,
    TOOTH,
    VOLCANO_SIGN,
)
from phylarium.games.megafauna1.shown.drawing.tokens import dna, gene, niche_box, sign, wood
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Symbol


def symbols(scene: MegafaunaScene) -> list[Symbol]:
    return [
        *(
            (svg.at(-7, -8, dna(GENE[letter], 12.0)[0]), scene.say("drawing-key-" + LETTERS[letter].lower()))
            for letter in range(len(LETTERS))
        ),
        *(
            # A dinosaur and a mammal of each place in a row of shapes: those of red and of orange.
            (wood(colour * SHAPE_COUNT + i, 0.6), scene.title(Message(f"shape-{SHAPES[colour][i]}")))
            for colour in range(2)
            for i in range(SHAPE_COUNT)
        ),
        (gene(), scene.say("symbol-gene")),
        (svg.path(TOOTH, "sign"), scene.say("symbol-tooth")),
        (niche_box(SIZE), scene.say("drawing-key-niche")),
        (svg.path(shapes.star(6.0), "star-white"), scene.say("drawing-key-white")),
        (svg.path(shapes.star(6.0), "star-blue"), scene.say("drawing-key-blue")),
        (sign(VOLCANO_SIGN), scene.say("drawing-key-volcano")),
        (sign(FERN_SIGN), scene.say("drawing-key-fern")),
        *(
            (sign(LATITUDE_SIGNS[i]), scene.title(Message("latitude-" + LATITUDES[i].replace("_", "-"))))
            for i in range(len(LATITUDES))
        ),
        *((sign(INSTINCT_SIGNS[i]), scene.title(Message(f"instinct-{INSTINCTS[i]}"))) for i in range(len(INSTINCTS))),
        (sign(AMMONITE), scene.say("drawing-episode-atlantic")),
        (sign(SUNFLOWER), scene.say("drawing-episode-cenozoic")),
    ]
