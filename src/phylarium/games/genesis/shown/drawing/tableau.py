"""A player's tableau: points, pool, trophies, and where its organisms lie."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.assignment import entropy_limit
from phylarium.games.genesis.rules.ending import victory_points
from phylarium.games.genesis.rules.names import COLOUR_COUNT, COLOURS, REFUGIUM_COUNT
from phylarium.games.genesis.rules.values import LIVING, PARASITE
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.drawing.organisms import organism, organism_height
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.tokens import disk, dome
from phylarium.games.genesis.shown.portraits import PARASITE_SIGNS
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, bar
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

ORGANISM_WIDTH: Final = 340.0
"""Of an organism where there is room for it."""
NARROWEST: Final = 316.0
HEAD: Final = 84.0
"""The part of a tableau above its organisms."""


@region
def tableau(scene: GenesisScene, colour: int, width: float = ORGANISM_WIDTH + 2 * GAP, height: float = 0.0) -> Picture:
    """A player's organisms with what lives on them, and the pool that they all spend from."""
    high = max(height, tableau_height(scene, colour, width))
    each = _column(width)[1]
    parts = [
        svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10),
        scene.part(_head, colour, width),
        *[svg.at(x, y, organism(scene, place, each)) for place, x, y in _placed(scene, colour, width)],
    ]
    content = svg.group(*parts, id=f"tableau-{COLOURS[colour]}")
    return Picture(width, high, content, scene.words(say.party(colour)), seat=scene.s.seat_of[colour])


def tableau_height(scene: GenesisScene, colour: int, width: float) -> float:
    bottom = HEAD
    for place, _, y in _placed(scene, colour, width):
        bottom = max(bottom, y + organism_height(scene, place) + GAP / 2)
    return bottom + GAP / 2


def _column(width: float) -> tuple[int, float]:
    """How many columns of organisms fit into a tableau, and how wide each is."""
    columns = max(1, int((width - GAP) // (NARROWEST + GAP)))
    return columns, min(ORGANISM_WIDTH, (width - GAP * (columns + 1)) / columns)


def _placed(scene: GenesisScene, colour: int, width: float) -> list[tuple[int, float, float]]:
    """Where the organisms of a tableau are: in as many columns as fit, each in the shortest."""
    columns, each = _column(width)
    ends = [HEAD] * columns
    found = []
    for place in scene.organisms_of(colour):
        column = ends.index(min(ends))
        found.append((place, GAP + column * (each + GAP), ends[column]))
        ends[column] += organism_height(scene, place) + 10
    return found


def _head(scene: GenesisScene, colour: int, width: float) -> Markup:
    vp = scene.ask(victory_points, colour)
    title = scene.say("drawing-player", party=say.party(colour), seat=_seat_words(scene, colour), number=vp)
    return svg.target(
        f"player-{COLOURS[colour]}",
        title,
        scene.part(_nameplate, colour, width),
        svg.at(0, 62, scene.part(_pool, colour)),
        scene.part(_reserve, colour),
        scene.part(_parasite_card, colour, width),
        role="group",
    )


def _seat_words(scene: GenesisScene, colour: int) -> Message:
    seat = scene.s.seat_of[colour]
    who = Message("drawing-you") if scene.is_own(seat) else Message("seat", {"number": seat + 1})
    return Message("drawing-medea", {"seat": who}) if scene.s.medea[colour] == 1 else who


def _nameplate(scene: GenesisScene, colour: int, width: float) -> Markup:
    """Whose tableau it is, points and trophies."""
    player = scene.words(say.party(colour))
    left = 48 + lettering.measure(player, 18, "serif-bold") + 10
    trophies = scene.trophies_of(colour)
    right = width - GAP - (152 if trophies else 106)
    who = scene.words(_seat_words(scene, colour))
    vp = str(scene.ask(victory_points, colour))
    parts = [
        bar(width, 6, f"band {COLOURS[colour]}"),
        svg.at(28, 30, dome(colour, 1.15)),
        svg.text(48, 35, player, "ink serif bold", size=18),
        svg.text(left, 35, who, "muted", size=12, within=right - left),
        svg.text(width - GAP, 37, vp, "ink serif bold", size=26, anchor="end"),
    ]
    if trophies:
        names = [say.refugium(t) if t < REFUGIUM_COUNT else say.macro(t - REFUGIUM_COUNT, 0) for t in trophies]
        title = scene.say("drawing-trophies", trophies=listed(names))
        cup = "M-5 -7L5 -7L5 -2C5 2 2 4 0 4C-2 4 -5 2 -5 -2ZM0 4L0 8M-4 8L4 8M-5 -5C-9 -5 -8 0 -5 0M5 -5C9 -5 8 0 5 0"
        mark = [svg.tag("title", title), svg.path(cup, "sign"), svg.text(11, 4, str(len(trophies)), "ink", size=12)]
        parts.append(svg.at(width - GAP - 144, 28, *mark))
    return Markup("".join(parts))


def _reserve(scene: GenesisScene, colour: int) -> Markup:
    """Bionts that can be assigned, and how many are in refugia."""
    s = scene.s
    free = s.unassigned[colour]
    x = GAP + 4 * 40 + 12
    counts = scene.say("drawing-entropy", number=s.in_refugia(colour), limit=scene.ask(entropy_limit, colour))
    bionts = [svg.at(x + 10 + 20 * i, 63, dome(colour, 0.86)) for i in range(free)]
    return Markup("".join(bionts) + svg.text(x + 20 * max(1, free) + 10, 67, counts, "muted", size=11.25))


def _pool(scene: GenesisScene, colour: int) -> Markup:
    """B3: the catalysts of a pool by colour; those that the present question is about are targets."""
    s = scene.s
    parts = []
    for c in range(COLOUR_COUNT):
        number = s.catalysts[colour * COLOUR_COUNT + c]
        words = scene.say("drawing-catalysts", number=number, colour=say.colour(c), limit=s.pool_limit())
        face = [
            disk(c, 9) if number else svg.circle(0, 0, 9, f"socket {COLOURS[c]}"),
            svg.text(13, 4.5, str(number), "ink bold" if number else "muted", size=13),
        ]
        move = svg.moved(GAP + 10 + 40 * c, 0)
        if scene.is_spending(colour):
            edge = svg.rect(-13, -13, 37, 26, "edge", radius=13)
            parts.append(svg.target(f"catalyst-{COLOURS[c]}", words, *face, edge, move=move))
        else:
            parts.append(svg.group(svg.tag("title", words), *face, transform=move))
    return svg.group(*parts, id=f"pool-{COLOURS[colour]}")


def _parasite_card(scene: GenesisScene, colour: int, width: float) -> Markup:
    """The parasite card at home, with both of its sides: what it could become."""
    s = scene.s
    if s.stage[PARASITE + colour] == LIVING or s.npc[colour] == 1:
        return NOTHING
    faces = (colour * 2, colour * 2 + 1)
    names = listed([view.face_words(s, face) for face in faces])
    id = "drawing-parasite-barred" if s.barred[colour] == 1 else "drawing-parasite-home"
    face_marks = [
        svg.at(14 + 26 * i, 12, svg.path(PARASITE_SIGNS[face], f"sign {COLOURS[colour]}"), scale=0.85)
        for i, face in enumerate(faces)
    ]
    return svg.target(
        f"place-parasite-{COLOURS[colour]}",
        scene.say(id, parasites=names),
        svg.rect(0, 0, 54, 24, "chip", radius=7),
        svg.group(*face_marks, class_="dim" if s.barred[colour] == 1 else None),
        svg.rect(-1, -1, 56, 26, "edge", radius=8),
        move=svg.moved(width - GAP - 54 - 46, 16),
    )
