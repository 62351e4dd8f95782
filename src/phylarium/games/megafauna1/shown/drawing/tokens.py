"""Wooden animals, letters, genes and immigrants as they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.genomes import amount, spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import HELIX, SIZE_SIGN, WOOD
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.lettering import measure
from phylarium.kit.svg import NOTHING, Markup


@cache
def wood(species: int, scale: float = 1.0, absent: bool = False) -> Markup:
    """A wooden animal about the origin; in outline where it is not there."""
    colour, shape = divmod(species, SHAPE_COUNT)
    d = WOOD[SHAPES[DYNASTY[colour]][shape]]
    return svg.path(
        d,
        "absent" if absent else f"wood {COLOURS[colour]}",
        transform=f"scale({svg.number(scale)})" if scale != 1.0 else None,
    )


def _grown(size: int) -> float:
    """How large a wooden animal is drawn on the map: by the size of its species."""
    return 0.76 + 0.055 * size


@cache
def dna(genome: int, size: float = 11.0, counted: bool = False) -> tuple[Markup, float]:
    """The letters of a genome as small plates, upper left corner at the origin, and how wide they are.

    `counted`: each letter once, with its number behind it.
    """
    wide = size * 1.16
    high = size * 1.32
    parts = []
    x = 0.0
    for letter in range(LETTER_COUNT):
        number = amount(genome, letter)
        for _ in range(min(number, 1) if counted else number):
            parts.append(svg.rect(x, 0, wide, high, "diet" if letter < ROADRUNNER else "runner", radius=size * 0.24))
            parts.append(svg.text(x + wide / 2, high * 0.76, LETTERS[letter], "on-letter", size=size, anchor="middle"))
            x += wide + 1.5
        if counted and number > 1:
            parts.append(svg.text(x, high * 0.76, str(number), "ink bold", size=size))
            x += measure(str(number), size, "sans-bold") + 3
    return svg.group(*parts) if parts else NOTHING, max(0.0, x - 1.5)


@cache
def gene() -> Markup:
    return Markup(svg.circle(0, 0, 7, "gene") + svg.path(HELIX, "helix"))


def _genes(number: int, most: int) -> Markup:
    """A row of genes from the origin, closer where there are many."""
    step = 15.0 if number <= most else 15.0 * most / number
    return Markup("".join(svg.at(step * i, 0, gene()) for i in range(number)))


@cache
def sign(d: str, scale: float = 1.0, quiet: bool = False) -> Markup:
    return svg.path(
        d,
        "sign quiet" if quiet else "sign",
        transform=f"scale({svg.number(scale)})" if scale != 1.0 else None,
    )


@cache
def niche_box(niche: int) -> Markup:
    """A niche about the origin: a letter, rising bars for size, or a colour."""
    box = svg.rect(-10, -9, 20, 18, "niche", radius=3)
    if niche < SIZE:
        return Markup(box + svg.text(0, 5.3, LETTERS[niche], "ink bold", size=15, anchor="middle"))
    if niche == SIZE:
        return Markup(box + svg.at(-0.5, 0.5, svg.path(SIZE_SIGN, "ink"), scale=0.85))
    return Markup(box + svg.circle(0, 0, 5, f"wood {COLOURS[niche - COLOUR]}"))


PLAQUE: Final = 62.0
"""How wide an immigrant is."""


def plaque(scene: MegafaunaScene, tile: int, scale: float = 1.0) -> Markup:
    """An immigrant about the origin: its name, its letters and, of a herbivore, its size; fine print where scaled."""
    c = scene.s.components
    i = tile - IMMIGRANT
    ground = c.immigrant_ground[i]
    width, half = PLAQUE, PLAQUE / 2
    parts = [svg.rect(-half, -15, width, 31, "plaque swimmer" if ground == SEA else "plaque migrant", radius=5)]
    if ground == AMPHIBIAN:
        parts.append(svg.rect(-half + 4, 12.5, width - 8, 3, "swimmer", radius=1.5))
    name = scene.words(say.tile(tile))
    if measure(name, 8, "serif-italic") > width - 5:
        name = scene.say("board-tile", tile=say.tile(tile))
    parts.append(svg.text(0, -5.5, name, "ink serif italic fine", size=8, anchor="middle", within=width - 5))
    size = c.immigrant_size[i]
    label = spell(c.immigrant_genome[i]) + (f" · {size}" if size else "")
    class_ = "ink bold" if scale == 1.0 else "ink bold fine"
    parts.append(svg.text(0, 9.3, label, class_, size=15, anchor="middle", within=width - 3))
    return svg.target(f"tile-{TILES[tile]}", _immigrant_title(scene, tile), *parts)


def _immigrant_title(scene: MegafaunaScene, tile: int) -> str:
    c = scene.s.components
    i = tile - IMMIGRANT
    role = "drawing-immigrant-predator" if c.immigrant_role[i] == PREDATOR else "drawing-immigrant-herbivore"
    return scene.title(
        Message(
            role,
            {
                "tile": say.tile(tile),
                "ground": Message("ground-" + GROUNDS[c.immigrant_ground[i]]),
                "latitude": say.latitude(c.latitude[tile]),
                "letters": spell(c.immigrant_genome[i]),
                "size": c.immigrant_size[i],
            },
        )
    )
