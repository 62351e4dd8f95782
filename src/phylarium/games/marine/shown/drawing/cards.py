"""Evolution cards, and the key to the terrains."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.names import CARDS, TERRAIN_COUNT, TERRAINS
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import EXTINCTION_SIGN, SURVIVAL_SIGN
from phylarium.games.marine.shown.drawing.tokens import swatch
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import listed, region
from phylarium.kit.style import GAP, SMALL
from phylarium.kit.svg import Markup

CARDS_WIDTH: Final = 356.0
CARD_HEIGHT: Final = 92.0


@region
def cards(scene: MarineScene, width: float = CARDS_WIDTH) -> Picture:
    """The evolution cards, slot 5 on top as on the board, and what is left of the deck."""
    s = scene.s
    slots = len(s.row)
    parts = [scene.part(_card, slot, width, 40 + CARD_HEIGHT * (slots - 1 - slot)) for slot in range(slots)]
    y = 40 + CARD_HEIGHT * slots
    note = scene.say("drawing-deck", deck=len(s.deck), discard=len(s.discard))
    height = y + 12
    if len(s.discard) and s.discard[-1] >= 0:
        last = scene.say("drawing-last-discard", card=say.card(s.discard[-1]))
        parts.append(svg.text(GAP, y + 14, last, "muted", size=SMALL, within=width - 2 * GAP))
        height += 14
    return panel(width, height, scene.say("drawing-cards"), *parts, id="cards", note=note)


def _card(scene: MarineScene, slot: int, width: float, y: float) -> Markup:
    s = scene.s
    card = s.row[slot]
    inner = width - 2 * GAP
    number = svg.text(13, 36, str(slot + 1), "muted serif bold", size=22, anchor="middle")
    rule = svg.line(0, 0, inner, 0, "rule")
    if card < 0:
        return svg.at(GAP, y, rule, number, id=f"slot-{slot + 1}")
    text = view.card_text(scene.s, card)
    title = [Message("drawing-card", {"card": say.card(card), "slot": slot + 1}), text]
    events = []
    x = inner - 8
    for carried, sign, id in (
        (s.components.survival[card], SURVIVAL_SIGN, "drawing-card-survival"),
        (s.components.extinction[card], EXTINCTION_SIGN, "drawing-card-extinction"),
    ):
        if carried:
            title.append(Message(id))
            events.append(svg.at(x, 17, svg.path(sign, "event")))
            x -= 22
    return svg.target(
        f"card-{CARDS[card]}",
        scene.lines(*title),
        rule,
        number,
        svg.text(32, 22, scene.words(say.card(card)), "ink serif bold", size=14.5, within=x - 24),
        *events,
        svg.lines(32, 39, lettering.wrap(scene.words(text), inner - 34, SMALL, 4), "muted", size=SMALL, leading=1.3),
        svg.rect(-8, 3, inner + 16, CARD_HEIGHT - 6, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


@region
def key(scene: MarineScene, width: float = CARDS_WIDTH) -> Picture:
    """The terrains: what their places score and how many species one Speciation may add."""
    s = scene.s
    step = 27.0
    parts = [
        svg.text(150, 48, scene.say("drawing-key-places"), "muted", size=SMALL),
        svg.text(width - GAP, 48, scene.say("drawing-key-speciation"), "muted", size=SMALL, anchor="end"),
    ]
    for t in range(TERRAIN_COUNT):
        y = 68 + step * t
        values = s.components.scoring[t]
        cap = s.components.speciation_cap[t]
        words = Message(
            "drawing-terrain",
            {"terrain": say.terrain(t), "values": listed([str(v) for v in values]), "number": cap},
        )
        face = [
            svg.at(11, 0, swatch(t)),
            svg.text(32, 4.5, scene.words(say.terrain(t)), "ink", size=13, within=96),
            *(
                svg.text(142 + 24 * i, 4.5, str(v), "ink bold" if i == 0 else "ink", size=13, anchor="middle")
                for i, v in enumerate(values)
            ),
            svg.text(width - 2 * GAP, 4.5, f"+{cap}", "muted", size=13, anchor="end"),
            svg.rect(-6, -12, width - 2 * GAP + 12, 24, "edge", radius=8),
        ]
        parts.append(svg.target(f"terrain-{TERRAINS[t]}", scene.title(words), *face, move=svg.moved(GAP, y)))
    height = 68 + step * TERRAIN_COUNT - 4
    return panel(width, height, scene.say("drawing-key"), *parts, id="key")
