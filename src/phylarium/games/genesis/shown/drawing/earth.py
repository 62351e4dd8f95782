"""The Earth: landforms, mutation decks, refugia."""

from __future__ import annotations

from typing import Final, NamedTuple

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import ROW_LENGTH
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.drawing import tokens
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.signs import EVENT_SIGNS, GLYPHS, SHIELD
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, plate
from phylarium.kit.svg import NOTHING, Markup

EARTH_WIDTH: Final = 700.0
EARTH_HEIGHT: Final = 680.0
"""How high the earth is at least: as its window on a desk."""
MARGIN: Final = 8.0
LETTERS: Final = 11.75
"""The size of its small text."""
PLATE: Final = 86.0
DECK: Final = 104.0
CARD_WIDTH: Final = 156.0
CARD_HEIGHT: Final = 128.0
ASIDE: Final = 6.0
"""From one refugium to the next."""
LANE: Final = CARD_HEIGHT + 8
"""How high a lane with one row of refugia is."""
EMPTY: Final = 104.0
"""How high a lane without refugia is at least."""
APART: Final = 5.0
"""From one lane to the next."""
TALLEST: Final = 170.0
"""How high a deck is at most."""
LARGEST: Final = 1.8
"""How large refugia become where there is room."""


class Lane(NamedTuple):
    """A landform on the table: how high it is, how wide its deck, and where its refugia lie."""

    height: float
    deck: float
    spots: list[tuple[int, float, float]]


def earth(scene: GenesisScene, width: float = EARTH_WIDTH) -> Picture:
    """The four landforms from the cosmos down: each with its deck of mutations and its refugia."""
    scale, lanes = _lanes(scene, width)
    parts = []
    y = MARGIN
    for row, lane in enumerate(lanes):
        parts.append(svg.at(MARGIN, y, _row(scene, row, lane, width - 2 * MARGIN, scale)))
        y += lane.height + APART
    return plate(width, y - APART + MARGIN, scene.say("drawing-earth"), *parts, id="earth")


def _lanes(scene: GenesisScene, width: float) -> tuple[float, list[Lane]]:
    """The lanes, and how large refugia are drawn: those of full lanes as large as all lanes together allow."""
    rows = [
        [placard for placard in scene.s.rows[row * ROW_LENGTH : (row + 1) * ROW_LENGTH] if placard >= 0]
        for row in range(ROW_COUNT)
    ]
    room = width - 2 * MARGIN - PLATE - DECK - ASIDE
    fitting = max(1, int(room // (CARD_WIDTH + ASIDE)))
    columns = min(fitting, max(1, *[len(row) for row in rows]))
    # Where few refugia lie in each lane, decks have the room that they leave.
    deck = DECK * 1.7 if columns == 1 else DECK
    room += DECK - deck
    deep = [-(-len(row) // columns) for row in rows]
    space = EARTH_HEIGHT - 2 * MARGIN - (ROW_COUNT - 1) * APART
    high = (space - EMPTY * deep.count(0)) / max(1, sum(deep))
    scale = max(1.0, min(LARGEST, room / columns / (CARD_WIDTH + ASIDE), high / LANE))
    heights = [LANE * scale * number if number else EMPTY for number in deep]
    more = max(0.0, space - sum(heights)) / ROW_COUNT
    lanes = []
    for row, height in zip(rows, heights, strict=True):
        spots = []
        for i, placard in enumerate(row):
            down, across = divmod(i, columns)
            x = PLATE + deck + (CARD_WIDTH + ASIDE) * scale * across
            spots.append((placard, x, more / 2 + 4 * scale + LANE * scale * down))
        lanes.append(Lane(height + more, deck - 8 if spots else DECK * 2 - 8, spots))
    return scale, lanes


def _row(scene: GenesisScene, row: int, lane: Lane, width: float, scale: float) -> Markup:
    high = min(lane.height, TALLEST)
    parts = [
        scene.part(_landform, row, width, lane.height),
        svg.at(PLATE, (lane.height - high) / 2, scene.part(_deck, row, lane.deck, high)),
    ]
    parts += [svg.at(x, y, scene.part(_refugium, placard), scale=scale) for placard, x, y in lane.spots]
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
    middle = height / 2
    return svg.target(
        f"row-{ROWS[row]}",
        title,
        back,
        svg.at(PLATE / 2, middle - 26, tokens.landform_sign(row, 1.1, "sign" if active else "sign faint")),
        svg.text(
            PLATE / 2,
            middle + 12,
            name,
            "ink serif bold" if active else "muted serif italic",
            size=14.5,
            anchor="middle",
            within=PLATE - 6,
        ),
        svg.text(
            PLATE / 2, middle + 28, scene.words(state), "ink" if active else "muted", size=LETTERS, anchor="middle"
        ),
        svg.text(PLATE / 2, middle + 44, scene.words(left), "muted", size=LETTERS, anchor="middle", within=PLATE - 6),
    )


def _deck(scene: GenesisScene, row: int, width: float, height: float) -> Markup:
    """A mutation deck: its top card, and how many lie below."""
    deck = scene.s.deck(row)
    top, number = deck[0] if deck else -1, len(deck)
    words = scene.say("drawing-deck", row=say.row(row), number=number)
    high = height - 36
    badge = svg.target(
        f"deck-{ROWS[row]}",
        words,
        svg.rect(0, 0, width, 19, "chip", radius=9.5),
        svg.text(width / 2, 13.5, scene.say("drawing-cards", number=number), "muted", size=LETTERS, anchor="middle"),
        svg.rect(0, 0, width, 19, "edge", radius=9.5),
        move=svg.moved(0, height - 25),
    )
    if top < 0:
        hole = svg.rect(0.5, 6.5, width - 1, high - 1, "socket", radius=8)
        return Markup(hole + badge)
    under = svg.rect(3, 9, width, high, "card", radius=8) if number > 1 else NOTHING
    return Markup(under + svg.at(0, 6, _top_mutation(scene, top, width, high)) + badge)


def _top_mutation(scene: GenesisScene, mutation: int, width: float, height: float) -> Markup:
    """A mutation that can be bought: unpromoted, with the colour that promotion would add."""
    c = scene.s.components
    colour, plus = c.mutation_colour[mutation], c.plus_colour[mutation]
    at = mutation * 2 * ABILITY_COUNT
    gives = [ability for ability in range(ABILITY_COUNT) if c.mutation_ability[at + ability]]
    # A low card has its abilities side by side.
    across = max(1, len(gives)) if width > DECK else 1
    below = -(-len(gives) // across)
    lines = lettering.wrap(
        scene.words(say.mutation(mutation)), width - 12, 12, max(1, int((height - 28 - 18 * below) // 14)), "serif-bold"
    )
    parts = [
        svg.rect(0, 0, width, height, "card", radius=8),
        svg.path(
            f"M8 0L{width - 8:g} 0C{width - 3:g} 0 {width:g} 3 {width:g} 8L{width:g} 22L0 22L0 8C0 3 3 0 8 0Z",
            f"band {COLOURS[colour]}",
        ),
        svg.at(15, 11, svg.path(GLYPHS[colour], f"on {COLOURS[colour]}"), scale=1.2),
        svg.at(width - 15, 11, tokens.cube(plus, 11)),
        svg.text(width - 30, 15.5, "+", f"on {COLOURS[colour]}", size=13, anchor="middle"),
        svg.lines(7, 36, lines, "ink serif bold", size=12, leading=1.17),
    ]
    each = (width - 8) / across
    for i, ability in enumerate(gives):
        number = c.mutation_ability[at + ability]
        words = Message("counted", {"number": number, "what": view.ability_name(ability)})
        down, aside = divmod(i, across)
        x, y = 14 + each * aside, height - 12 - 18 * (below - 1 - down)
        parts.append(svg.at(x, y, tokens.ability_sign(ability, 0.64)))
        parts.append(svg.text(x + 10, y + 4, scene.words(words), "muted", size=LETTERS, within=each - 18))
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


SPINE: Final = "M8 0L7 0C3 0 0 4 0 9L0 119C0 124 3 128 7 128L8 128Z"
"""The left edge of a placard, in its colour."""

WATER: Final = (
    "M18 70C38 66 56 74 78 70C100 66 118 74 138 70L138 96C138 101 135 103 129 103L27 103C21 103 18 101 18 96Z"
)
BEAKER: Final = (
    "M12 40L18 44L18 96C18 101 21 103 27 103L129 103C135 103 138 101 138 96L138 44L144 40M132 54L138 54"
    "M134 64L138 64M132 83L138 83M134 93L138 93"
)
"""The glass: organised manna floats above the line, disorganised manna lies in the water."""


def _refugium(scene: GenesisScene, r: int) -> Markup:
    s = scene.s
    c = s.components
    at = r * COLOUR_COUNT
    row = ROWS[c.refugium_row[r]]
    name = scene.words(say.refugium(r))
    room = CARD_WIDTH - 18 - (20 if c.smite_shield[r] else 0)
    parts = [
        svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card", radius=9),
        svg.path(SPINE, f"band {COLOURS[c.refugium_colour[r]]}"),
        svg.text(14, 16, name, "ink serif bold", size=LETTERS, within=room),
    ]
    if c.smite_shield[r]:
        sign = svg.at(
            0, 0, svg.path(SHIELD, "shield"), svg.at(0, 0, svg.path(EVENT_SIGNS[2], "sign"), scale=0.55), scale=0.74
        )
        parts.append(svg.at(CARD_WIDTH - 13, 13, sign))
    if c.biont_price[r] > 0:
        parts.append(svg.circle(CARD_WIDTH - 14, 31, 8, "socket"))
        parts.append(svg.text(CARD_WIDTH - 14, 35, str(c.biont_price[r]), "ink bold", size=LETTERS, anchor="middle"))
    parts.append(_life_dice(scene, r))
    parts += [
        svg.path(WATER, f"water {row}"),
        svg.path(BEAKER, "beaker"),
    ]
    live = [
        *tokens._bionts_of(scene, r, 0.9),
        *tokens._cubes_of(
            scene, s.cubes[at : at + COLOUR_COUNT], 15, chosen=scene.is_subject(r) and not scene.is_reviving(r)
        ),
    ]
    dead = tokens._cubes_of(scene, s.dead[at : at + COLOUR_COUNT], 15, ghost=True, chosen=scene.is_reviving(r))
    parts.append(svg.at(78, 56, tokens._spread(live, 112, 19), id=f"live-{REFUGIA[r]}"))
    parts.append(svg.at(78, 88, tokens._spread(dead, 112, 19), id=f"dead-{REFUGIA[r]}"))
    parts.append(_slots(scene, r))
    parts.append(svg.rect(-1.5, -1.5, CARD_WIDTH + 3, CARD_HEIGHT + 3, "edge", radius=10))
    return svg.target(f"place-{REFUGIA[r]}", _refugium_title(scene, r), *parts, role="group")


def _life_dice(scene: GenesisScene, r: int) -> Markup:
    """F1: the faces that animate in the warm and in the cool; those of the present climate stand out."""
    parts = []
    x = 20.0
    for climate in (WARM, COOL):
        mask = scene.s.components.life[r * 2 + climate]
        row = [svg.at(x, 31, tokens.climate_sign(climate, 0.68))]
        x += 13.5
        for face in range(1, 7):
            if mask >> face & 1:
                row.append(svg.at(x, 31, tokens.die(face, 12)))
                x += 13.2
        parts.append(svg.group(*row, class_=None if climate == scene.s.climate else "dim"))
        x += 5
    return Markup("".join(parts))


def _slots(scene: GenesisScene, r: int) -> Markup:
    """F2: the enzyme slots from the left: a square one kills manna, a round one enzymes; enzymes cover them."""
    s = scene.s
    c = s.components
    parts = []
    for i in range(c.slots[r]):
        at = r * MOST_SLOTS + i
        x = 22 + 19.2 * i
        if s.enzymes[at] >= 0:
            parts.append(svg.at(x, 116, tokens.disk(s.enzymes[at], 8.4)))
            continue
        if c.slot_kills_enzyme[at]:
            parts.append(svg.circle(x, 116, 8.4, "socket round"))
        else:
            parts.append(svg.rect(x - 8.2, 107.8, 16.4, 16.4, "socket", radius=3))
        parts.append(svg.at(x, 116, tokens.die(c.slot_face[at], 10 if c.slot_kills_enzyme[at] else 12)))
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
