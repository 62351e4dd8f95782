"""What signs mean: organs, pheromones, shapes, grounds, events."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import key_panel, organ_entries, part_token
from phylarium.families.fauna.shown.signs import BONE, PAIR, PHYLUM_BADGES, VENOM
from phylarium.families.fauna.shown.tokens import monster, outline, sign
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.shown.drawing import insects
from phylarium.games.mesofauna.shown.drawing.board import GROUND_CLASS
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.signs import ICON_SIGNS
from phylarium.games.mesofauna.shown.drawing.tokens import flower
from phylarium.kit import svg
from phylarium.kit.layout import Picture, Symbol
from phylarium.kit.scene import region


def entries(scene: MesofaunaScene) -> list[Symbol]:
    """The signs of the cards and the map with their meanings."""
    s = scene.s
    scents = EMOTION_COUNT if s.is_combined() else len(PHEROMONES)
    found = organ_entries(scene)
    found += [(insects.scent(i), scene.say("drawing-key-pheromone", colour=say.half(i))) for i in range(scents)]
    found += [(outline(i, 0.52, "now"), scene.title(say.shape(i))) for i in range(SHAPE_COUNT)]
    found += [(scene.badge(colour, 0.9), scene.title(say.colour(colour))) for colour in scene.playing()]
    found += [
        (svg.rect(-11, -8, 22, 16, f"hexagon {GROUND_CLASS[i]}", radius=4), scene.title(say.ground_named(i)))
        for i in range(len(GROUNDS))
    ]
    found.append((flower(0.95), scene.say("drawing-key-flower")))
    found.append((part_token(0, 2, insects.half_scent), scene.say("drawing-key-part")))
    found.append((sign(VENOM), scene.say("drawing-key-venom")))
    if s.has_events():
        found.append((sign(PAIR), scene.say("drawing-key-mutualism")))
        found.append((svg.path(insects.CROWN, "piece o-yellow"), scene.say("drawing-key-eusocial")))
        found.append((svg.line(-10, 0, 10, 0, "ridge"), scene.say("drawing-key-mountain")))
        found.append((svg.line(-10, 0, 10, 0, "fault"), scene.say("drawing-key-fault")))
        found += [(sign(ICON_SIGNS[i], 0.9), scene.title(say.icon(i))) for i in range(len(ICONS))]
    if s.is_combined():
        found.append((monster(0, 0.95), scene.say("drawing-key-monster")))
        found.append((svg.path(PHYLUM_BADGES[0], "sign"), scene.say("drawing-key-horror")))
        found.append((sign(BONE), scene.say("drawing-key-haustorium")))
    return found


@region
def key(scene: MesofaunaScene) -> Picture:
    return key_panel(scene.say("drawing-key"), entries(scene))
