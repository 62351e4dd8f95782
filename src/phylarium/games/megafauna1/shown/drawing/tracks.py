"""Sizes, roadrunners, cultures, and the key to letters and signs."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.genomes import GENE
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import letters
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import FERN_SIGN, INSTINCT_SIGNS, VOLCANO_SIGN
from phylarium.games.megafauna1.shown.drawing.tokens import dna, niche_box, sign, wood
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import Markup


def tracks(scene: MegafaunaScene) -> Picture:
    """Sizes from one to six, and the four roadrunners."""
    return scene.part(_tracks)


def _living(scene: MegafaunaScene) -> list[int]:
    return [i for i, size in enumerate(scene.s.size) if size > 0]


def _size_rows(scene: MegafaunaScene) -> int:
    """Rows of animals that the fullest size needs, two in a row."""
    sizes = [scene.s.size[i] for i in _living(scene)]
    most = max([sizes.count(size) for size in range(1, SIZE_MOST + 1)])
    return max(1, (most + 1) // 2)


def _tracks(scene: MegafaunaScene) -> Picture:
    s = scene.s
    rows = _size_rows(scene)
    cell = (NARROW - 2 * GAP) / SIZE_MOST
    high = 26 + 24.0 * rows
    parts: list[Markup] = []
    for size in range(1, SIZE_MOST + 1):
        here = tuple([i for i in _living(scene) if s.size[i] == size])
        parts.append(scene.part(_size, size, here, cell, high))
    y = 40 + high + 14
    for r in (3, 1, 2, 0):
        owned = [(i, letters(s.genome[i], ROADRUNNER + r)) for i in _living(scene)]
        owners = tuple([tuple([i for i, n in owned if n == number]) for number in range(1, ROADRUNNER_MOST + 1)])
        parts.append(scene.part(_track, r, owners, y))
        y += 44
    return panel(NARROW, y + 4, scene.say("drawing-tracks"), *parts, id="tracks")


def _size(scene: MegafaunaScene, size: int, here: tuple[int, ...], cell: float, high: float) -> Markup:
    tokens = [
        svg.at(cell / 2 - 15 + 30 * (k % 2) if len(here) > 1 else cell / 2, 32 + 24 * (k // 2), wood(i, 0.54))
        for k, i in enumerate(here)
    ]
    return svg.target(
        f"size-{size}",
        scene.say("drawing-size", number=size, who=listed([say.species(i) for i in here])),
        svg.rect(1, 0, cell - 2, high, "box", radius=6),
        svg.text(cell / 2, 16, str(size), "ink serif bold", size=14, anchor="middle"),
        *tokens,
        svg.rect(1, 0, cell - 2, high, "edge", radius=6),
        move=svg.moved(GAP + cell * (size - 1), 40),
    )


def _track(scene: MegafaunaScene, r: int, owners: tuple[tuple[int, ...], ...], y: float) -> Markup:
    """One roadrunner track: who has one, two or three of the letter."""
    letter = ROADRUNNER + r
    plates, _ = dna(GENE[letter], 15.0)
    parts = [svg.at(0, 9, plates)]
    cell = (NARROW - 2 * GAP - 30) / ROADRUNNER_MOST
    titles: list[Message] = [say.letter(letter)]
    for number, here in enumerate(owners, 1):
        left = 30 + cell * (number - 1)
        parts.append(svg.rect(left + 1, 0, cell - 2, 38, "box", radius=6))
        step = min(30.0, (cell - 60) / max(1, len(here) - 1))
        parts.append(svg.text(left + 5, 14, LETTERS[letter] * number, "muted", size=SMALL))
        for k, i in enumerate(here):
            parts.append(svg.at(left + 43 + step * k, 21, wood(i, 0.52)))
        if here:
            who = listed([say.species(i) for i in here])
            titles.append(Message("drawing-track", {"letters": LETTERS[letter] * number, "who": who}))
    parts.append(svg.rect(-6, -3, NARROW - 2 * GAP + 12, 44, "edge", radius=8))
    return svg.target(f"track-{LETTERS[letter]}", scene.lines(*titles), *parts, move=svg.moved(GAP, y))


@region
def cultures(scene: MegafaunaScene) -> Picture:
    """The six cultures: the two instincts that each needs, and who has taken it up."""
    s = scene.s
    cell = (NARROW - 2 * GAP - 8) / 2
    parts = []
    for culture in range(CULTURE_COUNT):
        here = [i for i in range(SPECIES_COUNT) if s.cultures[i] >> culture & 1]
        needs = [i for i in range(INSTINCT_COUNT) if CULTURE_NEEDS[culture] >> i & 1]
        name = scene.say("drawing-culture", culture=say.culture(culture))
        lines = [
            say.culture(culture),
            Message("drawing-culture-needs", {"instincts": listed([say.instinct(i) for i in needs])}),
            Message("drawing-says", {"text": Message(f"culture-{CULTURES[culture]}-text")}),
        ]
        if here:
            lines.append(Message("drawing-culture-who", {"who": listed([say.species(i) for i in here])}))
        face = [
            svg.rect(0, 0, cell, 68, "box", radius=8),
            *(svg.at(cell - 14 - 24 * k, 16, sign(INSTINCT_SIGNS[i], 0.85)) for k, i in enumerate(reversed(needs))),
            svg.text(10, 21, name, "ink serif bold", size=13, within=cell - 68),
            *(svg.at(26 + min(42.0, 140 / max(1, len(here))) * k, 47, wood(i, 0.7)) for k, i in enumerate(here)),
            svg.rect(0, 0, cell, 68, "edge", radius=8),
        ]
        column, row = culture % 2, culture // 2
        parts.append(
            svg.target(
                f"culture-{CULTURES[culture]}",
                scene.lines(*lines),
                *face,
                move=svg.moved(GAP + column * (cell + 8), 40 + row * 74),
            )
        )
    height = 40 + 3 * 74.0 + 10
    return panel(NARROW, height, scene.say("drawing-cultures"), *parts, id="cultures")


@region
def key(scene: MegafaunaScene) -> Picture:
    """What letters and signs mean."""
    step = 25.0
    parts = []
    for letter in range(LETTER_COUNT):
        plates, _ = dna(GENE[letter], SMALL)
        words = scene.say("drawing-key-" + LETTERS[letter].lower())
        parts.append(
            svg.at(
                GAP,
                46 + step * letter,
                plates,
                svg.text(22, 12.5, words, "ink", size=SMALL),
            )
        )
    signs = [
        (svg.path(shapes.star(6.0), "star-white"), "drawing-key-white"),
        (svg.path(shapes.star(6.0), "star-blue"), "drawing-key-blue"),
        (sign(VOLCANO_SIGN, 0.85), "drawing-key-volcano"),
        (sign(FERN_SIGN, 0.85), "drawing-key-fern"),
        (niche_box(SIZE), "drawing-key-niche"),
        *((sign(INSTINCT_SIGNS[i], 0.85), "instinct-" + INSTINCTS[i]) for i in range(INSTINCT_COUNT)),
    ]
    for i, (drawn, id) in enumerate(signs):
        y = 54 + step * i
        parts.append(svg.at(NARROW / 2 + 26, y, drawn, svg.text(18, 4.5, scene.say(id), "ink", size=SMALL)))
    height = 56 + step * LETTER_COUNT
    return panel(NARROW, height, scene.say("drawing-key"), *parts, id="key")
