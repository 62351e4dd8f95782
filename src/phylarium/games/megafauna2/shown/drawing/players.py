"""The panels of the players: points, fossils and actions, and what only the species of Megafauna have."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown import portraits
from phylarium.families.fauna.shown.panels import Ability, Fact, Measures, PlayerPanels, traits
from phylarium.families.fauna.shown.signs import BONE, SPEECH
from phylarium.families.fauna.shown.tokens import sign
from phylarium.games.megafauna2.rules import personality, say
from phylarium.games.megafauna2.rules.ending import points_of
from phylarium.games.megafauna2.rules.names import SKELETAL
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import TOOL_FOSSIL
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import AMMONITE, MEDEA, SUN
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.scene import listed
from phylarium.kit.svg import NOTHING, Markup

POINT_WORDS: Final = [
    "drawing-points-fossils", "drawing-points-population", "drawing-points-tableau", "drawing-points-hosts",
    "drawing-points-emotions", "drawing-points-language",
]  # fmt: skip
"""What points come from."""


class MegafaunaPanels(PlayerPanels[MegafaunaScene]):
    measures = Measures(panel=372.0, column=330.0, wide=portraits.WIDTH, high=portraits.HEIGHT)
    unseated = "drawing-nobody"

    def points(self, s: Megafauna, colour: int) -> tuple[tuple[str, int], ...]:
        p = points_of(s, colour)
        found = (p.fossils, p.population, p.tableau, p.hosts, p.emotions, p.language)
        return tuple(zip(POINT_WORDS, found, strict=True))

    def facts(self, scene: MegafaunaScene, colour: int) -> list[Fact]:
        s = scene.s
        kept = [say.card(card) for card in scene.cards_at(FOSSIL_CARD + colour)]
        kept += [say.tool(side) for side in scene.tools_of(TOOL_FOSSIL + colour)]
        fossils, population, skeletal = s.fossils[colour] + len(kept), s.population(colour), SKELETAL[colour]
        found = [
            (sign(AMMONITE, 0.9), fossils, scene.say("drawing-fossils", number=fossils, kept=listed(kept))),
            (scene.creeple(colour * SHAPE_COUNT, 0.5), population, scene.say("drawing-population", number=population)),
            (sign(BONE), skeletal, scene.say("drawing-skeletal", number=skeletal)),
        ]
        if scene.is_in_turn(colour):
            found.append((sign(SUN, 0.9), s.actions_left, scene.say("drawing-actions-left", number=s.actions_left)))
        return found

    def remark(self, scene: MegafaunaScene, colour: int, room: float) -> Markup:
        """Medea's sign, beside the facts."""
        if scene.s.medea != colour:
            return NOTHING
        title = svg.tag("title", scene.say("drawing-medea-title"))
        words = svg.text(14, 5, scene.say("drawing-medea"), "ink", size=12.5, within=room - 14)
        return svg.at(-room, 0, title, sign(MEDEA), words)

    def may_return(self, scene: MegafaunaScene) -> bool:
        return not scene.s.is_alien()

    def titles(self, scene: MegafaunaScene, species: int) -> list[Message]:
        s = scene.s
        found = [Message("drawing-species-size", {"size": s.size[species], "points": s.dispersal_points(species)})]
        if s.genotype[species] != NONE:
            found.append(Message("drawing-genotype", {"face": say.face(s.face(s.genotype[species]))}))
        return found

    def size(self, scene: MegafaunaScene, species: int) -> str:
        return scene.say("drawing-size", number=scene.s.size[species])

    def creeples(self, scene: MegafaunaScene, species: int) -> str:
        s = scene.s
        living, newborn, unborn = s.living[species], s.newborn[species], s.unborn[species]
        return scene.say("drawing-creeples", living=living, newborn=newborn, unborn=unborn)

    def portrait(self, scene: MegafaunaScene, species: int) -> Markup:
        return portraits.portrait(traits(scene, species))

    def abilities(self, scene: MegafaunaScene, species: int) -> list[Ability]:
        found: list[Ability] = []
        if scene.s.is_endotherm(species):
            found.append((sign(SUN, 0.85), scene.say("drawing-endotherm")))
        if scene.ask(personality.speaks, species):
            found.append((sign(SPEECH, 0.85), scene.say("drawing-speaks")))
        return found

    def note(self, scene: MegafaunaScene, species: int) -> str:
        return scene.say("drawing-dispersal", number=scene.s.dispersal_points(species))


PANELS: Final = MegafaunaPanels()
