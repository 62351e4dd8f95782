"""What signs mean: organs, emotions, shapes, grounds."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import EMOTION_COUNT, PARASITE
from phylarium.families.fauna.shown.cards import key_panel, organ_entries, part_token
from phylarium.families.fauna.shown.signs import PAIR, PHYLUM_BADGES, VENOM
from phylarium.families.fauna.shown.tokens import emotion, half, monster, outline, sign
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.names import BLACK_DISK, BLOOM_DISKS, COLOUR_COUNT, GREEN_DISK, WHITE_DISK
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.tokens import disk
from phylarium.kit import svg
from phylarium.kit.layout import Picture, Symbol
from phylarium.kit.scene import region


def entries(scene: MegafaunaScene) -> list[Symbol]:
    """The signs of the cards and the map with their meanings."""
    alien = scene.s.is_alien()
    found = organ_entries(scene)
    found += [(emotion(i), scene.title(say.emotion(i))) for i in range(EMOTION_COUNT)]
    found += [(outline(i, 0.52, "now"), scene.title(say.shape(i))) for i in range(PARASITE)]
    found += [(scene.badge(i, 0.9), scene.title(say.colour(i))) for i in range(COLOUR_COUNT)]
    if not alien:
        found.append((disk(GREEN_DISK, 9), scene.say("drawing-key-forest")))
        found.append((disk(BLOOM_DISKS, 9), scene.say("drawing-key-bloom")))
    found.append((disk(WHITE_DISK, 9), scene.say("drawing-key-water" if alien else "drawing-key-ice")))
    found.append((disk(BLACK_DISK, 9), scene.say("drawing-key-mountain")))
    found += [
        (part_token(0, 2, half), scene.say("drawing-key-part")),
        (monster(0, 0.95), scene.say("drawing-key-monster")),
        (sign(VENOM), scene.say("drawing-key-venom")),
        (sign(PAIR), scene.say("drawing-key-mutualism")),
        (svg.path(PHYLUM_BADGES[0], "sign"), scene.say("drawing-key-horror")),
    ]
    return found


@region
def key(scene: MegafaunaScene) -> Picture:
    return key_panel(scene.say("drawing-key"), entries(scene))
