"""The panels of the animals: points, elements, pawns, gene pool, traits."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.board import HEX_COUNT
from phylarium.games.marine.rules.names import ANIMALS, ELEMENT_COUNT, ELEMENTS, TRAITS
from phylarium.games.marine.rules.traits import in_mask
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import ICONS
from phylarium.games.marine.shown.drawing.tokens import creature, disc
from phylarium.kernel.message import Message
from phylarium.kit import lettering, svg
from phylarium.kit.layout import Chip, Picture, bar, labels, spread_out
from phylarium.kit.scene import region
from phylarium.kit.style import GAP
from phylarium.kit.svg import NOTHING, Markup

CHIP: Final = 11.5
"""The size of the text of a label."""


def panel_height(scene: MarineScene, animals: list[int], width: float) -> float:
    """How high the panels of these animals must be to hold all of their traits."""
    traits = [spread_out(scene.part(_traits_of, a), width - 2 * GAP, CHIP)[1] for a in animals]
    return 170.0 + max(traits, default=0.0)


@region
def animal_panel(scene: MarineScene, animal: int, width: float = 372.0, height: float | None = None) -> Picture:
    """An animal's display: points, elements, pawns, gene pool, traits."""
    s = scene.s
    high = panel_height(scene, [animal], width) if height is None else height
    parts = [
        svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10),
        scene.part(_head, animal, width),
    ]
    title = say.animal(animal)
    if s.seat_of[animal] >= 0:
        title = scene.part(_title, animal)
        parts += [scene.part(draw, animal) for draw in (_elements_of, _pawns_of, _counts_of)]
        parts.append(scene.part(_traits, animal, width))
    parts.append(svg.rect(0.5, 0.5, width - 1, high - 1, "edge", radius=10))
    content = svg.target(f"animal-{ANIMALS[animal]}", scene.words(title), *parts, role="group")
    return Picture(width, high, content, scene.words(say.animal(animal)), seat=s.seat_of[animal])


def _head(scene: MarineScene, animal: int, width: float) -> Markup:
    s = scene.s
    name = scene.words(say.animal(animal))
    parts = [
        bar(width, 6, ANIMALS[animal]),
        svg.at(32, 36, creature(animal)),
        svg.text(62, 42, name, "ink serif bold", size=18),
    ]
    if s.seat_of[animal] < 0:
        parts.append(svg.text(62, 64, scene.say("drawing-free"), "muted", size=12))
        return svg.group(*parts)
    points = str(s.vp[animal])
    left = 62 + lettering.measure(name, 18, "serif-bold") + 10
    right = width - GAP - lettering.measure(points, 26, "serif-bold") - 10
    seat = scene.words(_seat_words(scene, animal))
    parts.append(svg.text(left, 42, seat, "muted", size=12, within=right - left))
    parts.append(svg.text(width - GAP, 44, points, "ink serif bold", size=26, anchor="end"))
    return svg.group(*parts)


def _counts(scene: MarineScene, animal: int) -> Message:
    s = scene.s
    return Message(
        "drawing-counts",
        {
            "pool": s.pool[animal],
            "earth": sum(s.species[animal * HEX_COUNT : (animal + 1) * HEX_COUNT]),
            "lost": s.lost[animal],
            "vents": scene.on_vents[animal],
        },
    )


def _counts_of(scene: MarineScene, animal: int) -> Markup:
    return svg.text(GAP, 145, scene.words(_counts(scene, animal)), "muted", size=12)


def _title(scene: MarineScene, animal: int) -> Message:
    return Message(
        "drawing-animal",
        {
            "animal": say.animal(animal),
            "seat": _seat_words(scene, animal),
            "vp": scene.s.vp[animal],
            "counts": _counts(scene, animal),
        },
    )


def _seat_words(scene: MarineScene, animal: int) -> Message:
    """Whose animal it is, and whether it is its turn."""
    s = scene.s
    seat = s.seat_of[animal]
    who = Message("drawing-you") if scene.is_own(seat) else Message("seat", {"number": seat + 1})
    return Message("drawing-in-turn", {"seat": who}) if scene.in_turn[animal] else who


def _elements_of(scene: MarineScene, animal: int) -> Markup:
    """Printed elements, underlined; then disks; then empty spaces."""
    s = scene.s
    parts = []
    x = 28.0
    for printed in (True, False):
        amounts = s.printed if printed else s.disks
        for element in range(ELEMENT_COUNT):
            for _ in range(amounts[animal * ELEMENT_COUNT + element]):
                id = "drawing-printed" if printed else "drawing-disk"
                mark = svg.rect(-7, 14.5, 14, 2, "printed", radius=1) if printed else NOTHING
                title = svg.tag("title", scene.title(Message(id, {"element": say.element(element)})))
                parts.append(svg.at(x, 82, title, disc(element), mark))
                x += 29
    for _ in range(max(0, scene.vacant_spaces[animal])):
        parts.append(svg.circle(x, 82, 11, "socket"))
        x += 29
    return svg.group(*parts)


def _pawns_of(scene: MarineScene, animal: int) -> Markup:
    """Pawns at hand, pawns on the display in outline, special pawns at hand."""
    s = scene.s
    title = scene.say("drawing-pawns", number=s.pawns[animal], owned=s.pawns_owned[animal])
    parts = [svg.tag("title", title)]
    x = GAP + 9
    for i in range(s.pawns_owned[animal]):
        token = creature(animal, 0.44) if i < s.pawns[animal] else svg.circle(0, 0, 7, "socket")
        parts.append(svg.at(x, 116, token))
        x += 21
    for e in range(ELEMENT_COUNT):
        if s.control[e] == animal and s.special_at[e] < 0:
            icon = svg.path(ICONS[e], f"icon {ELEMENTS[e]}")
            ring = svg.circle(0, 0, 10, f"owned {ANIMALS[animal]}")
            parts.append(svg.at(x + 6, 116, ring, svg.at(0, 0, icon, scale=0.6)))
            x += 26
    return svg.group(*parts)


def _traits(scene: MarineScene, animal: int, width: float) -> Markup:
    return labels(scene.part(_traits_of, animal), GAP, 156, width - 2 * GAP, CHIP)


def _traits_of(scene: MarineScene, animal: int) -> list[Chip]:
    """Traits that all may read, and the seat's own secret ones."""
    s = scene.s
    chips: list[Chip] = []
    for trait in scene.held[animal]:
        chips.append(_trait(scene, trait, f"trait-{TRAITS[trait]}", say.trait(trait), "chip"))
    if s.copied[animal] >= 0:
        trait = s.copied[animal]
        copied = Message("drawing-copied", {"trait": say.trait(trait)})
        chips.append(_trait(scene, trait, f"copied-{ANIMALS[animal]}", copied, "chip"))
    for mask, where in ((s.kept[animal], "kept"), (s.hands[animal], "hand")):
        if mask < -1:
            chips.append(
                Chip(f"{where}-{ANIMALS[animal]}", scene.say("drawing-hidden-traits", number=-1 - mask), "secret")
            )
        elif mask > 0:
            for trait in in_mask(mask):
                kept = Message("drawing-kept", {"trait": say.trait(trait)})
                label = kept if where == "kept" else say.trait(trait)
                chips.append(_trait(scene, trait, f"trait-{TRAITS[trait]}", label, "secret"))
    return chips


def _trait(scene: MarineScene, trait: int, id: str, label: Message, class_: str) -> Chip:
    title = scene.lines(say.trait(trait), view.trait_text(scene.s, trait))
    return Chip(id, scene.words(label), class_, title)
