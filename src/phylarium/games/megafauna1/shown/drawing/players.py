"""The panels of the players: genes, heritage tiles, and their species with their stacks."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.ending import points
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.values import NONE, TUSKER
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import INSTINCT_SIGNS, TOOTH
from phylarium.games.megafauna1.shown.drawing.tokens import _genes, dna, sign, wood
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, bar
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

SPECIES_ROW: Final = 58.0
UNUSED_ROW: Final = 36.0


def panel_height(scene: MegafaunaScene, colours: list[int]) -> float:
    """How high the panels of these colours must be."""
    s = scene.s
    rows = [len(s.living(c)) * SPECIES_ROW + (UNUSED_ROW if s.unused(c) else 0.0) for c in colours]
    return 112.0 + max(rows, default=0.0) + 34


@region
def player_panel(scene: MegafaunaScene, colour: int, width: float = 372.0, height: float | None = None) -> Picture:
    """A player: genes, fossils, heritage tiles, and four species with their stacks."""
    s = scene.s
    high = panel_height(scene, [colour]) if height is None else height
    parts = [svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10), scene.part(_head, colour, width)]
    y = 106.0
    for species in s.living(colour):
        parts.append(scene.part(_species_row, species, width, y))
        y += SPECIES_ROW
    unused = s.unused(colour)
    if unused:
        parts.append(scene.part(_unused_row, tuple(unused), width, y))
        y += UNUSED_ROW
    parts.append(scene.part(_heritage, colour, width, y))
    title = Message(
        "drawing-player",
        {
            "colour": say.colour(colour),
            "seat": _seat_words(scene, colour),
            "points": scene.ask(points, colour),
            "counts": _counts(scene, colour),
        },
    )
    content = svg.target(f"colour-{COLOURS[colour]}", scene.title(title), *parts, role="group")
    return Picture(width, high, content, scene.words(say.colour(colour)), seat=s.seat_of[colour])


def _head(scene: MegafaunaScene, colour: int, width: float) -> Markup:
    """Whose panel it is, points, teeth, genes and what has been won."""
    s = scene.s
    name = scene.title(say.colour(colour))
    number = str(scene.ask(points, colour))
    left = GAP + 10 + lettering.measure(name, 20, "serif-bold")
    right = width - GAP
    room = right - lettering.measure(number, 27, "serif-bold") - 10 - left
    parts = [
        bar(width, 7, f"bar {COLOURS[colour]}"),
        svg.text(GAP, 40, name, "ink serif bold", size=20),
        svg.text(left, 40, scene.words(_seat_words(scene, colour)), "muted", size=12, within=room),
        svg.text(right, 42, number, "ink serif bold", size=27, anchor="end"),
    ]
    teeth = svg.group(
        svg.tag(
            "title",
            scene.say("drawing-teeth", number=TEETH[colour], dynasty=Message("dynasty-" + DYNASTIES[DYNASTY[colour]])),
        ),
        *(svg.at(GAP + 6 + 13 * i, 64, svg.path(TOOTH, "sign quiet")) for i in range(TEETH[colour])),
    )
    parts.append(teeth)
    genes = s.genes[colour]
    parts.append(
        svg.target(
            f"genes-{COLOURS[colour]}",
            scene.say("drawing-genes", number=genes, colour=say.colour(colour)),
            svg.at(8, 0, _genes(genes, 9)) if genes else NOTHING,
            svg.text(0, 4, scene.say("drawing-no-genes"), "muted", size=11.5) if not genes else NOTHING,
            svg.rect(-6, -12, max(40.0, min(genes, 9) * 15 + 14.0), 24, "edge", radius=12),
            move=svg.moved(GAP + 96, 64),
        )
    )
    parts.append(svg.text(GAP, 94, scene.words(_counts(scene, colour)), "muted", size=12))
    return svg.group(*parts)


def _counts(scene: MegafaunaScene, colour: int) -> Message:
    s = scene.s
    return Message(
        "drawing-counts",
        {"population": s.headcount(colour), "tiles": s.tiles_won[colour], "genotypes": s.genotypes_won[colour]},
    )


def _seat_words(scene: MegafaunaScene, colour: int) -> Message:
    """Whose colour it is, and whether it is its turn."""
    s = scene.s
    seat = s.seat_of[colour]
    if seat == TUSKER:
        who = Message("drawing-tusker")
    elif scene.is_own(seat):
        who = Message("drawing-you")
    else:
        who = Message("seat", {"number": seat + 1})
    if scene.is_in_turn(colour):
        who = Message("drawing-in-turn", {"seat": who})
    return who if s.alive(colour) else Message("drawing-lazarus", {"seat": who})


def _species_row(scene: MegafaunaScene, species: int, width: float, y: float) -> Markup:
    """A species: its shape and size, its letters, its stack, and how many animals are where."""
    s = scene.s
    colour = species // SHAPE_COUNT
    right = width - 2 * GAP
    where = scene.say("drawing-map-supply", map=s.population[species], supply=s.supply[species])
    plates, wide = dna(s.genome[species], 12.0)
    most = right - 58 - lettering.measure(where, 11.5) - 12
    if wide > most:
        plates, wide = dna(s.genome[species], 12.0, counted=True)
    if wide > most:
        where = ""  # its title says it
    cards = [say.card(card) for card in scene.ask(view.stack_of, species)]
    faces = [say.face(face) for face in scene.ask(view.faces_of, colour, species)]
    stack = listed([*cards, *faces]) if cards or faces else Message("drawing-no-stack")
    instincts = [i for i in range(INSTINCT_COUNT) if s.instincts(species) >> i & 1]
    title = [
        Message(
            "drawing-species",
            {
                "species": say.species(species),
                "size": s.size[species],
                "letters": spell(s.genome[species]) or Message("drawing-no-letters"),
                "map": s.population[species],
                "supply": s.supply[species],
            },
        ),
        Message("drawing-stack", {"cards": stack}),
    ]
    if instincts:
        title.append(Message("drawing-instincts", {"instincts": listed([say.instinct(i) for i in instincts])}))
    learnt = [i for i in range(CULTURE_COUNT) if s.cultures[species] >> i & 1]
    if learnt:
        title.append(Message("drawing-has-cultures", {"cultures": listed([say.culture(i) for i in learnt])}))
    signs = [svg.at(right - 8 - 20 * k, 44, sign(INSTINCT_SIGNS[i], 0.75)) for k, i in enumerate(reversed(instincts))]
    room = right - 78 - 20 * len(instincts)
    return svg.target(
        f"species-{SPECIES[species]}",
        scene.lines(*title),
        svg.line(0, 0, right, 0, "rule"),
        svg.at(24, 23, wood(species, 0.86)),
        svg.text(24, 52, scene.say("sizes-one", number=s.size[species]), "muted", size=11.25, anchor="middle"),
        svg.at(58, 9, plates) if wide else svg.text(58, 22, scene.say("drawing-no-letters"), "muted", size=11.5),
        svg.text(right, 22, where, "muted", size=11.5, anchor="end"),
        svg.text(58, 48, scene.words(stack), size=11.5, within=room),
        *signs,
        svg.rect(-8, 2, right + 16, SPECIES_ROW - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _unused_row(scene: MegafaunaScene, unused: tuple[int, ...], width: float, y: float) -> Markup:
    """The shapes of a colour that do not live, in outline side by side."""
    right = width - 2 * GAP
    parts = [
        svg.line(0, 0, right, 0, "rule"),
        svg.text(right, 22, scene.say("drawing-unused"), "muted", size=11.5, anchor="end"),
    ]
    for i, species in enumerate(unused):
        parts.append(
            svg.target(
                f"species-{SPECIES[species]}",
                scene.say("drawing-not-alive", species=say.species(species)),
                svg.rect(-22, -15, 44, 30, "hit", radius=8),
                wood(species, 0.6, True),
                svg.rect(-22, -15, 44, 30, "edge", radius=8),
                move=svg.moved(24 + 54 * i, 18),
            )
        )
    return svg.at(GAP, y, *parts)


def _heritage(scene: MegafaunaScene, colour: int, width: float, y: float) -> Markup:
    """The heritage tiles that are still in the supply."""
    s = scene.s
    c = s.components
    right = width - 2 * GAP
    label = scene.say("drawing-heritage")
    parts = [
        svg.line(0, 0, right, 0, "rule"),
        svg.text(0, 21, label, "muted", size=11.5),
    ]
    x = lettering.measure(label, 11.5) + 12
    asked = scene.is_in_turn(colour)
    names = []
    for tile in range(HERITAGE_COUNT):
        if s.heritage[colour * HERITAGE_COUNT + tile] != NONE:
            continue
        front, wide = dna(c.face_genome[tile * 2], 11.25)
        back, other = dna(c.face_genome[tile * 2 + 1], 11.25)
        long = wide + other + 17
        names.append(f"{spell(c.face_genome[tile * 2])}/{spell(c.face_genome[tile * 2 + 1])}")
        parts.append(
            svg.at(
                x,
                7,
                svg.rect(0, 0, long, 20, "chip", radius=4),
                svg.at(4, 2.6, front),
                svg.text(wide + 8.5, 14, "/", "muted", size=11.25, anchor="middle"),
                svg.at(wide + 13, 2.6, back),
                *(_sides(scene, tile, wide + 8.5, long) if asked else ()),
            )
        )
        x += long + 5
    title = scene.say("drawing-heritage-title", tiles=listed(names))
    return svg.at(GAP, y, svg.tag("title", title), *parts)


def _sides(scene: MegafaunaScene, tile: int, middle: float, long: float) -> list[Markup]:
    """The two sides of a heritage tile, to be chosen by whoever is in turn."""
    found = []
    for side, (left, right) in enumerate(((0.0, middle), (middle, long))):
        face = tile * 2 + side
        edge = svg.rect(left + 1, -1, right - left - 2, 22, "edge", radius=4)
        found.append(svg.target(f"face-{FACES[face]}", scene.title(say.face(face)), edge))
    return found
