"""The Earth: landforms, mutation decks, refugia."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import ROW_LENGTH
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.drawing import tokens
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.signs import EVENT_SIGNS, GLYPHS, SHIELD
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

PLATE: Final = 86.0
DECK: Final = 120.0
CARD_WIDTH: Final = 164.0
CARD_HEIGHT: Final = 160.0
ROW: Final = CARD_HEIGHT + 16
EARTH_WIDTH: Final = PLATE + DECK + ROW_LENGTH * (CARD_WIDTH + 8) + 2 * GAP


def earth(scene: GenesisScene, width: float = EARTH_WIDTH) -> Picture:
    """The four landforms from the cosmos down: each with its deck of mutations and its refugia."""
    parts = []
    y = GAP
    for row in range(ROW_COUNT):
        spots, high = _spots(scene, row, width - 2 * GAP)
        parts.append(svg.at(GAP, y, _row(scene, row, spots, width - 2 * GAP, high)))
        y += high + 8
    height = y - 8 + GAP
    ground = svg.rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10)
    return Picture(width, height, svg.group(ground, *parts, id="earth"), scene.say("drawing-earth"))


Spots = list[tuple[int, float, float]]
"""Refugia, and where they are."""


def _spots(scene: GenesisScene, row: int, width: float) -> tuple[Spots, float]:
    """Where the refugia of a row lie, beside the deck and, where there is no more room, below; and the row's height."""
    step = CARD_WIDTH + 8
    found: Spots = []
    x, y = PLATE + DECK, 8.0
    for placard in scene.s.rows[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]:
        if placard >= 0:
            if x + CARD_WIDTH > width:
                x, y = 8.0, y + CARD_HEIGHT + 8
            found.append((placard, x, y))
            x += step
    return found, y + CARD_HEIGHT + 8


def _row(scene: GenesisScene, row: int, spots: Spots, width: float, height: float) -> Markup:
    parts = [scene.part(_landform, row, width, height), svg.at(PLATE, 0, scene.part(_deck, row))]
    parts += [svg.at(x, y, scene.part(_refugium, placard)) for placard, x, y in spots]
    return svg.group(*parts)


def _landform(scene: GenesisScene, row: int, width: float, height: float) -> Markup:
    s = scene.s
    active = s.active[row] == 1
    closed = s.waterworld == 1 and row == ROW_COUNT - 1
    state = Message("drawing-closed" if closed else "drawing-active" if active else "drawing-inactive")
    left = Message("drawing-refugia-left", {"number": s.refugia_left[row]})
    title = scene.title(Message("drawing-landform", {"row": say.row(row), "state": state, "left": left}))
    name = scene.title(say.row(row))
    back = svg.rect(0, 0, width, height, f"row {ROWS[row]}{'' if active else ' asleep'}", radius=10)
    return svg.target(
        f"row-{ROWS[row]}",
        title,
        back,
        svg.at(PLATE / 2, 48, tokens.landform_sign(row, 1.25, "sign" if active else "sign faint")),
        svg.text(PLATE / 2, 92, name, "ink serif bold" if active else "muted serif italic", size=14, anchor="middle"),
        svg.text(PLATE / 2, 110, scene.words(state), "ink" if active else "muted", size=11, anchor="middle"),
        svg.text(PLATE / 2, ROW - 14, scene.words(left), "muted", size=10.5, anchor="middle"),
    )


def _deck(scene: GenesisScene, row: int) -> Markup:
    """A mutation deck: its top card, and how many lie below."""
    deck = scene.s.deck(row)
    top, number = deck[0] if deck else -1, len(deck)
    words = scene.say("drawing-deck", row=say.row(row), number=number)
    badge = svg.target(
        f"deck-{ROWS[row]}",
        words,
        svg.rect(0, 0, DECK - 16, 22, "chip", radius=11),
        svg.text((DECK - 16) / 2, 15, scene.say("drawing-cards", number=number), "muted", size=11, anchor="middle"),
        svg.rect(0, 0, DECK - 16, 22, "edge", radius=11),
        move=svg.moved(4, ROW - 32),
    )
    if top < 0:
        hole = svg.rect(4.5, 8.5, DECK - 17, ROW - 48, "socket", radius=8)
        return Markup(hole + badge)
    under = svg.rect(7, 12, DECK - 16, ROW - 48, "card", radius=8) if number > 1 else NOTHING
    return Markup(under + svg.at(4, 8, _top_mutation(scene, top, DECK - 16, ROW - 48)) + badge)


def _top_mutation(scene: GenesisScene, mutation: int, width: float, height: float) -> Markup:
    """A mutation that can be bought: unpromoted, with the colour that promotion would add."""
    c = scene.s.components
    colour, plus = c.mutation_colour[mutation], c.plus_colour[mutation]
    name = scene.words(say.mutation(mutation))
    lines = lettering.wrap(name, width - 16, 12, 3, "serif-bold")
    parts = [
        svg.rect(0, 0, width, height, "card", radius=8),
        svg.path(
            f"M8 0L{width - 8:g} 0C{width - 3:g} 0 {width:g} 3 {width:g} 8L{width:g} 24L0 24L0 8C0 3 3 0 8 0Z",
            f"band {COLOURS[colour]}",
        ),
        svg.at(15, 12, svg.path(GLYPHS[colour], f"on {COLOURS[colour]}"), scale=1.2),
        svg.at(width - 15, 12, tokens.cube(plus, 11)),
        svg.text(width - 30, 16.5, "+", f"on {COLOURS[colour]}", size=13, anchor="middle"),
        svg.lines(8, 42, lines, "ink serif bold", size=12, leading=1.22),
    ]
    y = height - 16
    for ability in reversed(range(ABILITY_COUNT)):
        number = c.mutation_ability[mutation * 2 * ABILITY_COUNT + ability]
        if number > 0:
            name_of = view.ability_name(ability)
            words = name_of if number == 1 else Message("counted", {"number": number, "what": name_of})
            parts.append(svg.at(17, y, tokens.ability_sign(ability, 0.7)))
            parts.append(svg.text(29, y + 3.6, scene.words(words), "muted", size=10, within=width - 33))
            y -= 20
    parts.append(svg.rect(-1, -1, width + 2, height + 2, "edge", radius=9))
    return svg.target(f"mutation-{MUTATIONS[mutation]}", _mutation_title(scene, mutation, 0), *parts)


def _ability_row(table: list[int], index: int, x: float, y: float, width: float, scale: float = 0.78) -> Markup:
    """The ability icons of one thing in a line; `index` is its place in the table."""
    icons = []
    for ability, number in enumerate(table[index * ABILITY_COUNT : (index + 1) * ABILITY_COUNT]):
        icons += [tokens.ability_sign(ability, scale)] * number
    return svg.at(x, y, tokens._in_line(icons, width, 23 * scale + 1)) if icons else NOTHING


def _mutation_title(scene: GenesisScene, mutation: int, side: int) -> str:
    s = scene.s
    c = s.components
    return scene.say(
        "drawing-promoted" if side == 1 else "drawing-mutation",
        mutation=say.mutation(mutation, side),
        colour=say.colour(c.mutation_colour[mutation]),
        plus=say.colour(c.plus_colour[mutation]),
        abilities=view.mutation_abilities(s, mutation, side),
    )


SPINE: Final = "M8 0L7 0C3 0 0 4 0 9L0 151C0 156 3 160 7 160L8 160Z"
"""The left edge of a placard, in its colour."""

WATER: Final = (
    "M22 92C42 88 62 96 84 92C106 88 128 96 148 92L148 120C148 126 144 128 138 128L32 128C26 128 22 126 22 120Z"
)
BEAKER: Final = (
    "M15 50L22 55L22 120C22 126 26 128 32 128L138 128C144 128 148 126 148 120L148 55L155 50M142 66L148 66"
    "M144 79L148 79M142 105L148 105M144 117L148 117"
)
"""The glass: organised manna floats above the line, disorganised manna lies in the water."""


def _refugium(scene: GenesisScene, r: int) -> Markup:
    s = scene.s
    c = s.components
    at = r * COLOUR_COUNT
    row = ROWS[c.refugium_row[r]]
    name = scene.words(say.refugium(r))
    room = CARD_WIDTH - 16 - (44 if c.biont_price[r] > 0 else 25 if c.smite_shield[r] else 8)
    size = lettering.size_for(name, room, 12.5, 9.5, "serif-bold")
    parts = [
        svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card", radius=9),
        svg.path(SPINE, f"band {COLOURS[c.refugium_colour[r]]}"),
        svg.text(16, 18, name, "ink serif bold", size=size, within=room),
    ]
    if c.smite_shield[r]:
        sign = svg.at(
            0, 0, svg.path(SHIELD, "shield"), svg.at(0, 0, svg.path(EVENT_SIGNS[2], "sign"), scale=0.55), scale=0.8
        )
        parts.append(svg.at(CARD_WIDTH - 14, 14, sign))
    if c.biont_price[r] > 0:
        parts.append(svg.circle(CARD_WIDTH - 33, 14, 7, "socket"))
        parts.append(svg.text(CARD_WIDTH - 33, 17.6, str(c.biont_price[r]), "ink bold", size=10, anchor="middle"))
    parts.append(_life_dice(scene, r))
    parts += [
        svg.path(WATER, f"water {row}"),
        svg.path(BEAKER, "beaker"),
    ]
    live = [
        *tokens._bionts_of(scene, r, 0.95),
        *tokens._cubes_of(
            scene, s.cubes[at : at + COLOUR_COUNT], 15, chosen=scene.is_subject(r) and not scene.is_reviving(r)
        ),
    ]
    dead = tokens._cubes_of(scene, s.dead[at : at + COLOUR_COUNT], 15, ghost=True, chosen=scene.is_reviving(r))
    parts.append(svg.at(84, 72, tokens._spread(live, 118, 20), id=f"live-{REFUGIA[r]}"))
    parts.append(svg.at(84, 110, tokens._spread(dead, 118, 20), id=f"dead-{REFUGIA[r]}"))
    parts.append(_slots(scene, r))
    parts.append(svg.rect(-1.5, -1.5, CARD_WIDTH + 3, CARD_HEIGHT + 3, "edge", radius=10))
    return svg.target(f"place-{REFUGIA[r]}", _refugium_title(scene, r), *parts, role="group")


def _life_dice(scene: GenesisScene, r: int) -> Markup:
    """F1: the faces that animate in the warm and in the cool; those of the present climate stand out."""
    parts = []
    x = 22.0
    for climate in (WARM, COOL):
        mask = scene.s.components.life[r * 2 + climate]
        row = [svg.at(x, 37, tokens.climate_sign(climate, 0.72))]
        x += 14.5
        for face in range(1, 7):
            if mask >> face & 1:
                row.append(svg.at(x, 37, tokens.die(face, 12.5)))
                x += 14.2
        parts.append(svg.group(*row, class_=None if climate == scene.s.climate else "dim"))
        x += 8
    return Markup("".join(parts))


def _slots(scene: GenesisScene, r: int) -> Markup:
    """F2: the enzyme slots from the left: a square one kills manna, a round one enzymes; enzymes cover them."""
    s = scene.s
    c = s.components
    parts = []
    for i in range(c.slots[r]):
        at = r * MOST_SLOTS + i
        x = 24 + 19.6 * i
        if s.enzymes[at] >= 0:
            parts.append(svg.at(x, 146, tokens.disk(s.enzymes[at], 8.6)))
            continue
        if c.slot_kills_enzyme[at]:
            parts.append(svg.circle(x, 146, 8.6, "socket round"))
        else:
            parts.append(svg.rect(x - 8.4, 137.6, 16.8, 16.8, "socket", radius=3))
        parts.append(svg.at(x, 146, tokens.die(c.slot_face[at], 10 if c.slot_kills_enzyme[at] else 12)))
    return svg.group(*parts, id=f"slots-{REFUGIA[r]}")


def _faces(mask: int) -> str:
    return " ".join(str(face) for face in range(1, 7) if mask >> face & 1) or "-"


def _refugium_title(scene: GenesisScene, r: int) -> str:
    s = scene.s
    c = s.components
    at = r * (MOST_SLOTS + 1) + s.enzyme_count[r]
    lines = [
        Message(
            "drawing-refugium",
            {
                "refugium": say.refugium(r),
                "row": say.row(c.refugium_row[r]),
                "colour": say.colour(c.refugium_colour[r]),
            },
        ),
        Message("drawing-there", {"what": view.content_words(s, r)}),
        Message(
            "drawing-dice",
            {
                "warm": _faces(c.life[r * 2 + WARM]),
                "cool": _faces(c.life[r * 2 + COOL]),
                "manna": _faces(c.manna_death[at]),
                "enzymes": _faces(c.enzyme_death[at]),
            },
        ),
    ]
    if c.smite_shield[r]:
        lines.append(Message("drawing-smite-shield"))
    if c.biont_price[r] > 0:
        lines.append(Message("drawing-biont-price", {"number": c.biont_price[r]}))
    return scene.lines(*lines)
