"""Organisms: bacteria, parasites and macroorganisms, with all that lives on them."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.actions import PLACES
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import DISEASED, NPC, ON_CARD, PARASITE
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.drawing.earth import _ability_row, _mutation_title
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.tokens import (
    _biont,
    _bionts_of,
    _cubes_of,
    _in_line,
    ability_sign,
    cell,
    cube,
    die,
    disk,
    dome,
    landform_sign,
    portrait,
)
from phylarium.games.genesis.shown.portraits import ORGAN_POINTS, PARASITE_SIGNS
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.svg import NOTHING, Markup

INDENT: Final = 20.0
"""How far a parasite is set in from its host."""
MUTATION_HEIGHT: Final = 38.0
MACRO_HEIGHT: Final = 236.0
BASE: Final = 96.0
"""A microorganism without its mutations."""


def organism_height(scene: GenesisScene, place: int) -> float:
    """How high an organism is drawn, with all that lives on it."""
    s = scene.s
    if s.macro_of[place] >= 0:
        high = MACRO_HEIGHT
    else:
        rows = (s.mutation_count(place) + 1) // 2
        high = BASE + rows * (MUTATION_HEIGHT + 4)
    guest = s.guest[place]
    if guest >= 0:
        high += 8 + organism_height(scene, guest)
    return high


def organism(scene: GenesisScene, place: int, width: float) -> Markup:
    """An organism, and its parasite hooked on below, and so on."""
    guest = scene.s.guest[place]
    parts = [scene.part(_organism, place, width)]
    if guest >= 0:
        own = organism_height(scene, place) - 8 - organism_height(scene, guest)
        n = svg.number
        hook = f"M6 {n(own - 10)}L6 {n(own + 22)}C6 {n(own + 28)} 10 {n(own + 30)} {n(INDENT - 2)} {n(own + 26)}"
        parts.append(svg.at(INDENT, own + 8, organism(scene, guest, width - INDENT)))
        parts.append(svg.path(hook, f"hook {COLOURS[guest - PARASITE]}"))
        parts.append(svg.circle(6, own - 10, 3.2, f"mark {COLOURS[guest - PARASITE]}"))
    return Markup("".join(parts))


def _organism(scene: GenesisScene, place: int, width: float) -> Markup:
    if scene.s.macro_of[place] >= 0:
        return _macroorganism(scene, place, width)
    return _microorganism(scene, place, width)


def _organism_title(scene: GenesisScene, place: int) -> str:
    s = scene.s
    at = place * ABILITY_COUNT
    lines = [
        Message("drawing-organism", {"place": scene.ask(say.place, place), "content": view.content_words(s, place)}),
        Message(
            "drawing-shields",
            {
                "heat": view.heat_shield(s, place),
                "oxygen": view.oxygen_shield(s, place),
                "error": s.chromosomes[place * COLOUR_COUNT + BLUE],
            },
        ),
        Message("drawing-there", {"what": view.ability_words(s.abilities[at : at + ABILITY_COUNT])}),
    ]
    return scene.lines(*lines)


def _microorganism(scene: GenesisScene, place: int, width: float) -> Markup:
    """A bacterium or a parasite: four fields of chromosomes, shields and abilities, mutations."""
    s = scene.s
    parasite = place >= PARASITE
    # Commandeered (E6c), or a parasite that nobody plays.
    foreign = s.owner[place] != (place - PARASITE if parasite else s.tableau(place))
    rows = (s.mutation_count(place) + 1) // 2
    high = BASE + rows * (MUTATION_HEIGHT + 4)
    name = scene.words(scene.ask(say.place, place))
    if parasite:
        back = svg.rect(0, 0, width, high, f"leech {COLOURS[place - PARASITE]}", radius=9)
        sign = svg.path(
            PARASITE_SIGNS[(place - PARASITE) * 2 + s.side[place - PARASITE]], f"sign {COLOURS[place - PARASITE]}"
        )
        emblem = svg.at(20, 16, sign)
    else:
        back = svg.rect(0, 0, width, high, "card", radius=9)
        emblem = svg.at(22, 16, cell(0.34))
    room = width - 46 - 84 - (40 if parasite else 0) - (18 if foreign else 0)
    parts = [
        back,
        emblem,
        svg.text(46, 20.5, name, "ink serif bold", size=13, within=room),
    ]
    if foreign:
        end = 46 + min(room, lettering.measure(name, 13, "serif-bold"))
        parts.append(svg.at(end + 10, 16, dome(s.owner[place], 0.6)))
    parts.append(svg.at(width - 62, 16, _synthesis(scene, place)))
    if parasite:
        parts.append(svg.at(width - 118, 16, _diseased(scene, place)))
    parts.append(svg.at(8, 32, _fields(scene, place, width - 16)))
    parts.append(svg.at(12, 82, _powers(scene, place, width - 24)))
    for i, mutation in enumerate(s.mutations_of(place)):
        x = 8 + (i % 2) * (width - 10) / 2
        y = BASE + (i // 2) * (MUTATION_HEIGHT + 4) - 2
        parts.append(svg.at(x, y, _mutation(scene, mutation, (width - 22) / 2)))
    parts.append(svg.rect(-1.5, -1.5, width + 3, high + 3, "edge", radius=10))
    return svg.target(f"place-{PLACES[place]}", _organism_title(scene, place), *parts, role="group")


def _synthesis(scene: GenesisScene, place: int) -> Markup:
    """Dice of the Darwin roll, and the colour of catalyst that it makes."""
    s = scene.s
    colour = place - PARASITE if place >= PARASITE else s.components.bacterium_disk[place]
    row = s.home_row(place)
    return Markup(
        (svg.at(-2, 0, landform_sign(row, 0.42, "sign faint")) if row >= 0 else NOTHING)
        + svg.at(17, 0, disk(colour, 6))
        + svg.at(34, 0, die(6, 12))
        + svg.text(44, 4.4, str(s.dice_of(place)), "ink", size=12)
    )


def _diseased(scene: GenesisScene, place: int) -> Markup:
    """E3c: the two slots for stolen cubes."""
    s = scene.s
    parts = []
    for slot in range(DISEASED_SLOTS):
        colour = s.slot_colour(place, slot)
        lying = s.diseased[(place - PARASITE) * DISEASED_SLOTS + slot]
        token = cube(colour, 14) if lying >= 0 else svg.rect(-7, -7, 14, 14, f"socket {COLOURS[colour]}", radius=2.5)
        words = scene.words(view.diseased_words(s, place, slot))
        move = svg.moved(8 + 19 * slot, 0)
        if scene.is_sick(place):
            edge = svg.rect(-9.5, -9.5, 19, 19, "edge", radius=4)
            parts.append(svg.target(f"diseased-{slot + 1}", words, token, edge, move=move))
        else:
            parts.append(
                svg.group(svg.tag("title", words), token, transform=move, id=f"slot-{PLACES[place]}-{slot + 1}")
            )
    return Markup("".join(parts))


def _fields(scene: GenesisScene, place: int, width: float) -> Markup:
    """The chromosomes by colour: their number, and those that lie on the card itself."""
    s = scene.s
    step = width / COLOUR_COUNT
    at = place * COLOUR_COUNT
    parts = []
    for colour in range(COLOUR_COUNT):
        counts = [s.cubes[at + c] if c == colour else 0 for c in range(COLOUR_COUNT)]
        tokens = [
            *_bionts_of(scene, place, 0.74, colour=colour),
            *_cubes_of(scene, counts, 12, chosen=scene.is_subject(place)),
        ]
        number = s.chromosomes[at + colour]
        words = scene.say("drawing-field", property=Message("property-" + COLOURS[colour]), number=number)
        parts.append(
            svg.at(
                colour * step,
                0,
                svg.tag("title", words),
                svg.rect(0, 0, step - 4, 34, f"field {COLOURS[colour]}", radius=6),
                svg.text(12, 23, str(number), "ink bold" if number else "muted", size=16, anchor="middle"),
                svg.at(32, 17, _in_line(tokens, step - 42, 15.5)),
            )
        )
    return svg.group(*parts, id=f"chromosomes-{PLACES[place]}")


def _powers(scene: GenesisScene, place: int, width: float) -> Markup:
    """Shields as numbers, then the other abilities, and antioxidants on the right."""
    s = scene.s
    parts = []
    x = 8.0
    for ability, number in (
        (HEAT_SHIELD, view.heat_shield(s, place)),
        (OXYGEN_SHIELD, view.oxygen_shield(s, place)),
    ):
        parts.append(svg.at(x, 0, ability_sign(ability, 0.72)))
        parts.append(svg.text(x + 10, 4.4, str(number), "ink", size=12))
        x += 31
    at = place * ABILITY_COUNT
    for ability in range(UV_SHIELD, ABILITY_COUNT):
        number = s.abilities[at + ability]
        if number > 0:
            parts.append(
                svg.at(x, 0, svg.tag("title", scene.words(view.ability_name(ability))), ability_sign(ability, 0.72))
            )
            x += 20
            if number > 1:
                parts.append(svg.text(x - 9, 4.4, str(number), "ink", size=11.25))
                x += 8
    x = width - 8
    for colour in reversed(range(COLOUR_COUNT)):
        number = s.antioxidants[place * COLOUR_COUNT + colour]
        if number == 0:
            continue
        if number > 1:
            parts.append(svg.text(x + 8, 4.2, str(number), "ink", size=11.25, anchor="end"))
            x -= lettering.measure(str(number), 11) + 3
        token = disk(colour, 7)
        if scene.is_subject(place):
            title = scene.title(Message("option-disk", {"colour": say.colour(colour)}))
            token = svg.target(f"disk-{COLOURS[colour]}", title, token, svg.circle(0, 0, 9, "edge"))
        parts.append(svg.at(x, 0, token))
        x -= 18
    return svg.group(*parts, id=f"powers-{PLACES[place]}")


def _mutation(scene: GenesisScene, mutation: int, width: float) -> Markup:
    """A mutation of an organism: its cubes, or where they were stolen from, its name and abilities."""
    s = scene.s
    c = s.components
    promoted = s.promoted[mutation]
    colour = c.mutation_colour[mutation]
    name = scene.words(say.mutation(mutation, promoted))
    parts = [
        svg.rect(0, 0, width, MUTATION_HEIGHT, "chip", radius=6),
        svg.rect(0, 0, 5, MUTATION_HEIGHT, f"band {COLOURS[colour]}", radius=2),
        svg.at(16, 12, _mutation_cube(s.cube[mutation], colour)),
    ]
    if promoted == 1:
        plus = c.plus_colour[mutation]
        edge = svg.rect(-8, -8, 16, 16, "edge", radius=4)
        title = scene.title(view.cube_words(s, "option-plus", mutation, 1))
        token = _mutation_cube(s.plus[mutation], plus)
        parts.append(svg.target(f"plus-{MUTATIONS[mutation]}", title, token, edge, move=svg.moved(16, 27)))
    class_ = "ink serif bold" if promoted else "ink serif"
    parts.append(svg.text(28, 15, name, class_, size=11.25, within=width - 34))
    parts.append(_ability_row(c.mutation_ability, mutation * 2 + promoted, 36, 27.5, width - 44, 0.56))
    parts.append(svg.rect(-1, -1, width + 2, MUTATION_HEIGHT + 2, "edge", radius=7))
    return svg.target(f"mutation-{MUTATIONS[mutation]}", _mutation_title(scene, mutation, promoted), *parts)


def _mutation_cube(state: int, colour: int) -> Markup:
    if state == ON_CARD:
        return cube(colour, 12)
    if state == DISEASED:
        return cube(colour, 12, ghost=True)
    return svg.rect(-6, -6, 12, 12, f"socket {COLOURS[colour]}", radius=2)


def _macroorganism(scene: GenesisScene, place: int, width: float) -> Markup:
    """A plate: the creature, its organs by lines that point at them, systems and endosymbionts."""
    s = scene.s
    macro = s.macro_of[place]
    face = s.face(macro)
    high = MACRO_HEIGHT
    ground = "continent" if s.landed[macro] else "ocean"
    level = s.level[macro]
    name = scene.words(scene.ask(say.place, place))
    parts = [
        svg.rect(0, 0, width, high, "card", radius=9),
        svg.rect(8, 30, width - 16, 132, f"water {ground}", radius=8),
        svg.text(14, 20.5, name, "ink serif bold", size=15),
    ]
    rate = scene.say("drawing-rate", number=s.metabolic_rate(place))
    right = width - 38
    parts.append(svg.text(right, 20, rate, "muted", size=11.25, anchor="end"))
    if level >= 0:
        x = 22 + lettering.measure(name, 15, "serif-bold")
        room = right - lettering.measure(rate, 11) - 8 - x
        parts.append(svg.text(x, 20.5, scene.words(say.level(level)), "muted serif italic", size=12, within=room))
    if scene.is_subject(place):
        title = scene.title(Message("option-trophic-biont"))
        token = svg.target("word-trophic-biont", title, dome(s.owner[place], 0.9), svg.circle(0, 0, 12, "edge"))
    else:
        token = dome(s.owner[place], 0.9)
    parts.append(svg.at(width - 22, 16, token))
    middle = width * 0.37
    parts.append(svg.at(middle, 96, portrait(face, 1.12)))
    parts.append(_organs(scene, place, width, middle))
    parts.append(_systems(scene, face))
    parts.append(svg.at(8, 167, _circles(scene, place, width - 16)))
    parts.append(svg.at(12, high - 15, _powers(scene, place, width - 24)))
    parts.append(svg.rect(-1.5, -1.5, width + 3, high + 3, "edge", radius=10))
    return svg.target(f"place-{PLACES[place]}", _organism_title(scene, place), *parts, role="group")


def _systems(scene: GenesisScene, face: int) -> Markup:
    """H3a: the printed chromosomes down the left edge."""
    parts = []
    y = 42.0
    for colour in range(COLOUR_COUNT):
        number = scene.s.components.system[face * COLOUR_COUNT + colour]
        title = scene.say("drawing-system", number=number, colour=say.colour(colour))
        for _ in range(number):
            parts.append(svg.at(20, y, svg.tag("title", title), cube(colour, 9)))
            y += 10.2
    return svg.group(*parts)


def _organs(scene: GenesisScene, place: int, width: float, middle: float) -> Markup:
    s = scene.s
    c = s.components
    macro = s.macro_of[place]
    face = s.face(macro)
    count = c.organ_count[face]
    left = width - 132.0
    target = "organ" if scene.is_subject(place) else "prey-organ" if scene.is_prey(place) else ""
    parts = []
    # Lines cross least where the slots stand in the order of the points that they belong to.
    points = ORGAN_POINTS[face]
    order = sorted(range(count), key=lambda i: points[i][1] if i < len(points) else 99.0)
    step = min(24.0, 120 / count)
    for line, slot in enumerate(order):
        at = face * MOST_ORGANS + slot
        colour = c.organ_colour[at]
        y = 96 + (line - (count - 1) / 2) * step
        if slot < len(points):
            px, py = middle + points[slot][0] * 1.12, 96 + points[slot][1] * 1.12
            n = svg.number
            parts.append(svg.path(f"M{n(left - 2)} {n(y)}L{n(left - 10)} {n(y)}L{n(px)} {n(py)}", "lead"))
            parts.append(svg.circle(px, py, 2, "spot"))
        grown = s.organs[macro] >> slot & 1 == 1
        token = cube(colour, 14) if grown else svg.rect(-7, -7, 14, 14, f"socket {COLOURS[colour]}", radius=2.5)
        words = scene.title(scene.ask(view.organ_words, "option-organ", place, slot))
        name = scene.words(say.organ(c.organ_kind[at]))
        face_of = [
            token,
            svg.text(11, 4, name, "ink" if grown else "muted", size=11.25, within=90),
            _ability_row(c.organ_ability, at, 106, 0, 24, 0.6),
        ]
        if target:
            edge = svg.rect(-9, -10, 124, 20, "edge", radius=5)
            parts.append(svg.target(f"{target}-{slot + 1}", words, *face_of, edge, move=svg.moved(left + 7, y)))
        else:
            id = f"slot-{PLACES[place]}-{slot + 1}"
            parts.append(svg.group(svg.tag("title", words), *face_of, transform=svg.moved(left + 7, y), id=id))
    return Markup("".join(parts))


def _circles(scene: GenesisScene, place: int, width: float) -> Markup:
    """H3d: the circles of endosymbionts, and who lives in them."""
    s = scene.s
    c = s.components
    face = s.face(s.macro_of[place])
    step = width / COLOUR_COUNT
    parts = []
    for colour in range(COLOUR_COUNT):
        kind = c.endosymbiont_kind[face * COLOUR_COUNT + colour]
        name = Message("endosymbiont-" + ENDOSYMBIONTS[kind])
        at = (face * COLOUR_COUNT + colour) * ABILITY_COUNT
        abilities = view.ability_words(c.endosymbiont_ability[at : at + ABILITY_COUNT])
        words = scene.say("drawing-endosymbiont", endosymbiont=name, colour=say.colour(colour), abilities=abilities)
        living = [party for party in (colour, NPC + colour) if s.endosymbionts(place, party) > 0]
        inside = _biont(scene, place, living[0], 0.72, first=True) if living else NOTHING
        parts.append(
            svg.at(
                colour * step,
                0,
                svg.tag("title", words),
                svg.circle(14, 12, 10.5, f"socket {COLOURS[colour]}"),
                svg.at(14, 12, inside),
                _ability_row(c.endosymbiont_ability, face * COLOUR_COUNT + colour, 34, 12, step - 36, 0.6),
                svg.text(4, 33, scene.words(name), "ink" if living else "muted", size=11.25, within=step + 2),
            )
        )
    return svg.group(*parts, id=f"circles-{PLACES[place]}")
