"""The two displays of cards, what was bought and is not yet played, and the decks."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.market import price
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import INSTINCT_SIGNS, WOOD
from phylarium.games.megafauna1.shown.drawing.tokens import dna, gene, sign
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import NOTHING, Markup

CARD_HEIGHT: Final = 54.0


@region
def displays(scene: MegafaunaScene) -> Picture:
    """The two displays, the free card first, what was bought and is not yet played, and the decks."""
    s = scene.s
    parts: list[Markup] = []
    y = 40.0
    for card in scene.held():
        parts.append(scene.part(_held, card, y))
        y += CARD_HEIGHT
    for display in range(len(DISPLAYS)) if s.upper_display else (LOWER,):
        parts.append(
            svg.text(GAP, y + 16, scene.say(f"drawing-{DISPLAYS[display]}-display"), "muted serif italic", size=13)
        )
        if display == LOWER:
            parts.append(scene.part(_waited, y + 16))
        y += 24
        for slot in range(DISPLAY_SLOTS):
            parts.append(scene.part(_card, display * DISPLAY_SLOTS + slot, y))
            y += CARD_HEIGHT
    parts.append(scene.part(_decks, y))
    note = scene.say("drawing-cards-note")
    return panel(NARROW, y + 62, scene.say("drawing-cards"), *parts, id="displays", note=note)


def _waited(scene: MegafaunaScene, y: float) -> Markup:
    """How many of the rounds have gone by after which a game without purchases from the lower display ends."""
    return svg.group(
        svg.tag("title", scene.say("drawing-waited-title", most=scene.s.components.stagnation_rounds)),
        svg.text(NARROW - GAP, y, scene.words(scene.ask(view.waited)), "muted", size=SMALL, anchor="end"),
        id="waited",
    )


def _card(scene: MegafaunaScene, place: int, y: float) -> Markup:
    s = scene.s
    card = s.display[place]
    rule = svg.line(0, 0, NARROW - 2 * GAP, 0, "rule")
    cost = svg.text(11, 33, str(price(place)), "muted serif bold", size=20, anchor="middle")
    if card < 0:
        return svg.at(GAP, y, rule, cost, id=f"slot-{DISPLAYS[place // DISPLAY_SLOTS]}-{place % DISPLAY_SLOTS + 1}")
    on_card = s.on_card[place]
    lines = [
        scene.title(Message("drawing-price", {"card": say.card(card), "price": price(place), "genes": on_card})),
        scene.part(_card_text, card),
    ]
    right = NARROW - 2 * GAP
    genes = svg.at(right - 9, 39, gene()) if on_card else NOTHING
    if on_card > 1:
        genes = Markup(genes + svg.text(right - 19, 43.5, str(on_card), "ink bold", size=12.5, anchor="end"))
    return svg.target(
        f"card-{CARDS[card]}",
        "\n".join(lines),
        rule,
        cost,
        scene.part(_card_face, card),
        genes,
        svg.rect(-8, 2, NARROW - 2 * GAP + 16, CARD_HEIGHT - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _held(scene: MegafaunaScene, card: int, y: float) -> Markup:
    return svg.target(
        f"card-{CARDS[card]}",
        "\n".join([scene.say("drawing-held", card=say.card(card)), scene.part(_card_text, card)]),
        svg.rect(-8, 2, NARROW - 2 * GAP + 16, CARD_HEIGHT - 4, "box", radius=8),
        svg.at(11, 27, sign(INSTINCT_SIGNS[0], 0.9, True)),
        scene.part(_card_face, card),
        svg.rect(-8, 2, NARROW - 2 * GAP + 16, CARD_HEIGHT - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _card_text(scene: MegafaunaScene, card: int) -> str:
    """What a card does, for its title."""
    if card < GENOTYPE:
        texts = [scene.ask(view.card_text, card)]
    else:
        texts = [scene.ask(view.side_text, card, dynasty) for dynasty in (DINOSAUR, MAMMAL)]
    event = Message("drawing-event", {"event": scene.ask(view.event_text, card)})
    return scene.lines(*[Message("drawing-says", {"text": text}) for text in texts], event)


def _card_face(scene: MegafaunaScene, card: int) -> Markup:
    """Name, letters, sizes and instincts of a mutation; the two sides of a genotype."""
    s = scene.s
    c = s.components
    right = NARROW - 2 * GAP
    if card < GENOTYPE:
        name = scene.words(say.card(card))
        plates, wide = dna(c.genome[card], 13.0)
        parts = [
            svg.text(32, 22, name, "ink serif bold", size=14.5, within=right - 44 - wide),
            svg.at(right - wide, 8, plates),
            svg.text(32, 42, scene.words(view.sizes_words(c.smallest[card], c.largest[card])), "muted", size=SMALL),
        ]
        x = 112.0
        for instinct in range(INSTINCT_COUNT):
            if c.instincts[card] >> instinct & 1:
                words = scene.words(say.instinct(instinct))
                parts.append(svg.at(x, 38, sign(INSTINCT_SIGNS[instinct], 0.8)))
                parts.append(svg.text(x + 13, 42, words, "ink", size=SMALL))
                x += lettering.measure(words, SMALL) + 36
        return svg.group(*parts)
    parts = []
    for dynasty, y in ((DINOSAUR, 6.0), (MAMMAL, 29.0)):
        g = card - GENOTYPE
        shape = WOOD[SHAPES[dynasty][c.genotype_shape[g][dynasty]]]
        plates, wide = dna(c.genotype_genome[g][dynasty], SMALL)
        name = scene.words(view.side_name(card, dynasty))
        sizes = scene.words(view.sizes_words(c.genotype_smallest[g][dynasty], c.genotype_largest[g][dynasty]))
        parts += [
            svg.at(46, y + 9, svg.path(shape, "sign"), scale=0.56),
            svg.text(66, y + 13.5, name, "ink serif bold", size=12.5, within=140),
            svg.text(212, y + 13, sizes, "muted", size=SMALL),
            svg.at(287, y + 1, plates),
        ]
    return svg.group(*parts)


def _decks(scene: MegafaunaScene, y: float) -> Markup:
    """The period decks, the one in use marked, and the general deck of the upper display."""
    s = scene.s
    parts = [svg.line(GAP, y, NARROW - GAP, y, "rule")]
    step = (NARROW - 2 * GAP) / (PERIOD_COUNT + 1)
    counts = [*s.deck_left, len(s.general)]
    for i, number in enumerate(counts):
        name = scene.say("period-" + PERIODS[i]) if i < PERIOD_COUNT else scene.say("drawing-general-deck")
        x = GAP + step * (i + 0.5)
        now = i == s.period
        parts.append(
            svg.text(x, y + 24, str(number), "ink serif bold" if now else "muted serif", size=18, anchor="middle")
        )
        parts.append(svg.text(x, y + 42, name, "ink bold" if now else "muted", size=SMALL, anchor="middle"))
    return svg.group(*parts, id="decks")
