"""The panels of the players: points and fossils, and their species as tableaus."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import TILE_HIGH, facts, organ_counts, tile
from phylarium.families.fauna.shown.portraits import HEIGHT, WIDTH, Traits, portrait
from phylarium.families.fauna.shown.signs import BONE, PAIR, SPEECH, TOOL, VENOM
from phylarium.families.fauna.shown.tokens import Phylum, cubes, emotion, half, monster, sign
from phylarium.games.megafauna2.rules import personality, say
from phylarium.games.megafauna2.rules.ending import points_of
from phylarium.games.megafauna2.rules.names import CARDS, COLOURS, SKELETAL, SPECIES
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import TOOL_FOSSIL
from phylarium.games.megafauna2.shown import deeds
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import AMMONITE, MEDEA, SUN
from phylarium.games.megafauna2.shown.drawing.tokens import PHYLA, badge, creeple
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, bar
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP
from phylarium.kit.svg import Markup

PANEL_WIDTH: Final = 372.0
HEAD: Final = 96.0
FACT: Final = 56.0
TILE_LEAST: Final = 108.0
COLUMN_LEAST: Final = 330.0
"""A panel that has room for two species side by side shows them so."""
TABLEAU_HEAD: Final = 30.0 + HEIGHT + 8


@region
def player_panel(scene: MegafaunaScene, colour: int, width: float = PANEL_WIDTH, least: float = 0.0) -> Picture:
    """A player: name, points, fossils, and the tableaus of the species."""
    columns = max(1, int((width - GAP) // (COLUMN_LEAST + GAP)))
    wide = (width - GAP) / columns - GAP
    rows: list[Markup] = []
    y = HEAD
    living = scene.living_species(colour)
    for first in range(0, len(living), columns):
        high = 0.0
        for i, species in enumerate(living[first : first + columns]):
            rows.append(svg.at(GAP + i * (wide + GAP), y, scene.part(_tableau, species, wide)))
            high = max(high, tableau_height(scene, species, wide))
        y += high
    if not living:
        rows.append(
            svg.text(
                GAP,
                y + 20,
                scene.say("drawing-extinct" if scene.s.is_alien() else "drawing-lazarus"),
                "muted",
                size=12,
                within=width - 2 * GAP,
            )
        )
        y += 34
    high = max(y + 4, least)
    found = scene.ask(_points, colour)
    lines: list[Message] = [
        Message(
            "drawing-player", {"colour": say.colour(colour), "seat": _seat_words(scene, colour), "points": sum(found)}
        ),
        *[Message(id, {"number": number}) for id, number in zip(POINT_WORDS, found, strict=True) if number],
    ]
    content = svg.target(
        f"colour-{COLOURS[colour]}",
        scene.lines(*lines),
        svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10),
        scene.part(_head, colour, width),
        *rows,
        svg.rect(3, 3, width - 6, HEAD - 8, "edge", radius=8),
        role="group",
    )
    return Picture(width, high, content, scene.words(say.colour(colour)))


def _points(s: Megafauna, colour: int) -> tuple[int, ...]:
    """What the points of a colour come from."""
    p = points_of(s, colour)
    return p.fossils, p.population, p.tableau, p.hosts, p.emotions, p.language


POINT_WORDS: Final = [
    "drawing-points-fossils", "drawing-points-population", "drawing-points-tableau", "drawing-points-hosts",
    "drawing-points-emotions", "drawing-points-language",
]  # fmt: skip


def panel_height(scene: MegafaunaScene, colour: int, width: float) -> float:
    """How high the panel of a colour is."""
    return player_panel(scene, colour, width).height


def _seat_words(scene: MegafaunaScene, colour: int) -> Message:
    """Whose colour it is, and whether it is its turn."""
    seat = scene.s.seat_of[colour]
    if seat == NONE:
        return Message("drawing-nobody")
    who = Message("drawing-you") if scene.is_own(seat) else Message("seat", {"number": seat + 1})
    return Message("drawing-in-turn", {"seat": who}) if scene.is_in_turn(colour) else who


def _head(scene: MegafaunaScene, colour: int, width: float) -> Markup:
    """Whose panel it is, points, and what has been kept."""
    s = scene.s
    name = scene.title(say.colour(colour))
    total = str(sum(scene.ask(_points, colour)))
    left = GAP + 40 + lettering.measure(name, 20, "serif-bold")
    right = width - GAP
    room = right - lettering.measure(total, 27, "serif-bold") - 10 - left
    parts = [
        bar(width, 7, f"bar {COLOURS[colour]}"),
        svg.at(GAP + 11, 34, badge(colour, 1.1)),
        svg.text(GAP + 30, 41, name, "ink serif bold", size=20),
        svg.text(left, 41, scene.words(_seat_words(scene, colour)), "muted", size=12, within=room),
        svg.text(right, 43, total, "ink serif bold", size=27, anchor="end"),
    ]
    kept = [say.card(card) for card in scene.cards_at(FOSSIL_CARD + colour)]
    kept += [say.tool(side) for side in scene.tools_of(TOOL_FOSSIL + colour)]
    fossils = s.fossils[colour] + len(kept)
    counted: list[tuple[Markup, int, str]] = [
        (sign(AMMONITE, 0.9), fossils, scene.say("drawing-fossils", number=fossils, kept=listed(kept))),
        (
            creeple(colour * SHAPE_COUNT, 0.5),
            s.population(colour),
            scene.say("drawing-population", number=s.population(colour)),
        ),
        (sign(BONE), SKELETAL[colour], scene.say("drawing-skeletal", number=SKELETAL[colour])),
    ]
    if scene.is_in_turn(colour):
        left_over = s.actions_left
        counted.append((sign(SUN, 0.9), left_over, scene.say("drawing-actions-left", number=left_over)))
    parts += facts(counted, GAP + 10, 70, FACT)
    x = GAP + 10 + FACT * len(counted)
    if s.medea == colour:
        medea = scene.say("drawing-medea")
        parts.append(
            svg.at(
                x,
                70,
                svg.tag("title", scene.say("drawing-medea-title")),
                sign(MEDEA),
                svg.text(14, 5, medea, "ink", size=12.5),
            )
        )
    return svg.group(*parts)


# --- a species -------------------------------------------------------------------------------


def tableau_height(scene: MegafaunaScene, species: int, wide: float) -> float:
    cards = len(scene.s.mutations(species))
    across = int(wide // TILE_LEAST)
    return TABLEAU_HEAD + 8 + (cards + across - 1) // across * TILE_HIGH + (6 if cards else 0)


def traits(scene: MegafaunaScene, species: int) -> Traits:
    """All that the portrait of a species shows."""
    s = scene.s
    c = s.components
    cards = s.mutations(species)
    row = [s.face(card) for card in s.row(species)]
    return Traits(
        phylum=PHYLA[species // SHAPE_COUNT],
        shape=species % SHAPE_COUNT,
        size=s.size[species],
        cards=len(cards),
        parts=tuple([(c.face_left[face], c.face_right[face]) for face in row]),
        organs=s.organs[species],
        monsters=tuple([c.face_monster[s.face(card)] for card in cards if s.monster_on[card]]),
        venom=s.is_venomous(species),
        hosts=tuple([_figure(s.host_on[card]) for card in cards if s.host_on[card] != NONE]),
    )


def _figure(species: int) -> tuple[Phylum, int]:
    return PHYLA[species // SHAPE_COUNT], species % SHAPE_COUNT


def _tableau(scene: MegafaunaScene, species: int, wide: float) -> Markup:
    """A species: its portrait, its organs, and its cards with the emotions that close between them."""
    s = scene.s
    colour, shape = divmod(species, SHAPE_COUNT)
    high = tableau_height(scene, species, wide)
    born = scene.say("drawing-creeples", living=s.living[species], newborn=s.newborn[species], unborn=s.unborn[species])
    lines: list[Message] = [
        say.species(species),
        Message("drawing-species-size", {"size": s.size[species], "points": s.dispersal_points(species)}),
        Message(
            "drawing-species-organs", {"organs": say.organs(s.organs[species]), "basal": say.organs(s.basal[species])}
        ),
    ]
    if s.genotype[species] != NONE:
        lines.append(Message("drawing-genotype", {"face": say.face(s.face(s.genotype[species]))}))
    if s.moods[species]:
        lines.append(Message("drawing-moods", {"moods": say.emotions(s.moods[species])}))
    name = scene.title(say.shape(shape))
    size = scene.say("drawing-size", number=s.size[species])
    at = 36 + lettering.measure(name, 14.5, "serif-bold") + 8
    born_at = at + lettering.measure(size, 12) + 12
    head = [
        svg.at(16, 16, creeple(species, 0.72)),
        svg.text(36, 21, name, "ink serif bold", size=14.5),
        svg.text(at, 21, size, "ink", size=12),
        svg.text(wide, 21, born, "muted", size=11.5, anchor="end", within=wide - born_at),
        svg.at(WIDTH / 2, 30 + HEIGHT / 2, portrait(traits(scene, species))),
    ]
    if scene.is_asked(colour):
        # A shape that is chosen is a species of whoever is asked.
        hit = svg.rect(-3, 28, WIDTH + 6, HEIGHT + 4, "edge", radius=9)
        head = [
            svg.target(f"shape-{SHAPES[shape]}", scene.say("drawing-shape", species=say.species(species)), *head, hit)
        ]
    parts = [svg.line(0, 0, wide, 0, "rule"), *head, svg.at(WIDTH + 14, 30, _body(scene, species, wide - WIDTH - 14))]
    across = int(wide // TILE_LEAST)
    each = wide / across
    for i, card in enumerate(s.mutations(species)):
        move = svg.moved(i % across * each, TABLEAU_HEAD + i // across * TILE_HIGH)
        parts.append(scene.part(_tile, card, each, move))
    parts.append(svg.rect(-7, 3, wide + 14, high - 5, "edge", radius=9))
    return svg.target(f"species-{SPECIES[species]}", scene.lines(*lines), *parts)


def _body(scene: MegafaunaScene, species: int, wide: float) -> Markup:
    """Organs in all, those that are basal, emotions, and what else a species can."""
    s = scene.s
    packed = s.organs[species]
    titles = [
        scene.say("drawing-organ-count", number=organ_of(packed, organ), organ=say.organ(organ))
        for organ in range(ORGAN_COUNT)
    ]
    parts = organ_counts(packed, titles, wide)
    label = scene.say("drawing-basal" if s.basal[species] else "drawing-no-basal")
    parts.append(svg.text(0, 40, label, "muted", size=11.5))
    long = lettering.measure(label, 11.5) + 8
    if s.basal[species]:
        parts.append(svg.at(long, 36, cubes(s.basal[species], wide - long, 0.95)[0]))
    moods = [mood for mood in range(EMOTION_COUNT) for _ in range(organ_of(s.moods[species], mood))]
    label = scene.say("drawing-emotions" if moods else "drawing-no-emotions")
    parts.append(svg.text(0, 63, label, "muted", size=11.5))
    long = lettering.measure(label, 11.5) + 8
    step = min(18.0, (wide - long - 16) / max(1, len(moods)))
    parts += [svg.at(long + 8 + step * i, 59, emotion(mood)) for i, mood in enumerate(moods)]
    x = 8.0
    able: list[tuple[Markup, str]] = []
    if s.is_endotherm(species):
        able.append((sign(SUN, 0.85), scene.say("drawing-endotherm")))
    if scene.ask(personality.speaks, species):
        able.append((sign(SPEECH, 0.85), scene.say("drawing-speaks")))
    if s.is_venomous(species):
        able.append((sign(VENOM), scene.say("drawing-venom")))
    able += [(sign(TOOL, 0.9), scene.title(scene.settled(deeds.tool_words, side))) for side in scene.tools_of(species)]
    for token, title in able:
        parts.append(svg.at(x, 83, svg.tag("title", title), svg.circle(0, 0, 10, "hit"), token))
        x += 23
    points = scene.say("drawing-dispersal", number=s.dispersal_points(species))
    parts.append(svg.text(wide, 87, points, "muted", size=11.5, anchor="end", within=wide - x))
    return svg.group(*parts)


def _tile(scene: MegafaunaScene, card: int, wide: float, move: str) -> Markup:
    """A mutation of a tableau."""
    s = scene.s
    c = s.components
    promoted = s.card_side[card] != UNPROMOTED
    face = s.face(card) if promoted else NONE
    tokens: list[tuple[Markup, float]] = []
    if s.monster_on[card]:
        tokens.append((monster(c.face_monster[face], 0.85), 16.0))
    if promoted and c.face_venom[face]:
        tokens.append((sign(VENOM, 0.9), 12.0))
    if promoted and c.face_mutualism[face] and s.host_on[card] == NONE:
        tokens.append((sign(PAIR, 0.8, "sign quiet"), 15.0))
    if s.host_on[card] != NONE:
        tokens.append((creeple(s.host_on[card], 0.42), 19.0))
    if promoted and c.face_skeletal[face] != NONE:
        tokens.append((sign(BONE, 0.8), 13.0))
    lines: list[Argument] = [
        say.card(card),
        scene.settled(deeds.face_text, face) if promoted else scene.settled(deeds.card_text, card),
    ]
    if s.cubes[card]:
        lines.append(Message("drawing-on-card", {"organs": say.organs(s.cubes[card])}))
    if s.host_on[card] != NONE:
        lines.append(Message("drawing-host", {"species": say.species(s.host_on[card])}))
    name = scene.ask(say.mutation, card)
    return tile(scene, card, f"card-{CARDS[card]}", name, scene.lines(*lines), tokens, half, wide, move)
