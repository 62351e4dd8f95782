"""The panels of the players: what their points come from, their bugs and dinosaurs; and the hive of Queen Bee."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown import portraits
from phylarium.families.fauna.shown.panels import Ability, Fact, Measures, PlayerPanels, traits
from phylarium.families.fauna.shown.signs import PAIR, SPEECH, TOOL
from phylarium.families.fauna.shown.tokens import sign
from phylarium.games.mesofauna.rules import ending, say
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown.drawing import insects
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.signs import ICON_SIGNS
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.scene import listed
from phylarium.kit.svg import NOTHING, Markup

COMB: Final = 44.0
"""How high the hive is."""
MOST_ZOMBIES: Final = 4
"""As many as there is room for."""


class MesofaunaPanels(PlayerPanels[MesofaunaScene]):
    measures = Measures(panel=388.0, column=344.0, wide=insects.WIDTH, high=insects.HEIGHT)
    unseated = "drawing-queen"

    def points(self, s: Mesofauna, colour: int) -> tuple[tuple[str, int], ...]:
        return (
            ("drawing-points-creeples", ending.population(s, colour)),
            ("drawing-points-pheromones", ending.pheromones(s, colour)),
            ("drawing-points-fossils", s.fossils[colour]),
            ("drawing-points-tools", ending.tools(s, colour)),
        )

    def facts(self, scene: MesofaunaScene, colour: int) -> list[Fact]:
        """What the points come from: fossils only where there are events, tools only where there are any."""
        signs = [scene.creeple(colour * SHAPE_COUNT, 0.5), insects.scent(0, 0.95), sign(ICON_SIGNS[0], 0.95)]
        signs.append(sign(TOOL, 0.9))
        found = scene.ask(self.points, colour)
        wanted = (True, True, scene.s.has_events(), found[-1][1] > 0)
        return [
            (token, number, scene.say(id, number=number))
            for token, (id, number), is_wanted in zip(signs, found, wanted, strict=True)
            if is_wanted
        ]

    def remark(self, scene: MesofaunaScene, colour: int, room: float) -> Markup:
        """The goal of a race, or whose creeples the parasites need."""
        s = scene.s
        if s.is_race():
            words = scene.say("drawing-goal", number=s.components.goal[s.stage])
        elif s.is_parasite(colour * SHAPE_COUNT + PARASITE) and s.bound[colour] != NONE:
            words = scene.say("drawing-bound", colour=say.colour(s.bound[colour]))
        else:
            return NOTHING
        return svg.text(0, 5, words, "muted", size=12, anchor="end", within=room)

    def may_return(self, scene: MesofaunaScene) -> bool:
        return not scene.s.is_race()

    def extra(self, scene: MesofaunaScene, colour: int, wide: float) -> tuple[Markup, float]:
        return (scene.part(_hive, wide), COMB) if colour == scene.s.queen else (NOTHING, 0.0)

    def titles(self, scene: MesofaunaScene, species: int) -> list[Message]:
        found: list[Message] = []
        zombies = scene.zombies_of(species)
        if zombies:
            found.append(Message("drawing-zombies", {"zombies": listed([say.species(i) for i in zombies])}))
        if _has_size(scene, species):
            found.append(Message("drawing-size-title", {"number": scene.s.size[species]}))
        return found

    def size(self, scene: MesofaunaScene, species: int) -> str:
        return scene.say("drawing-size", number=scene.s.size[species]) if _has_size(scene, species) else ""

    def creeples(self, scene: MesofaunaScene, species: int) -> str:
        s = scene.s
        zombies = len(scene.zombies_of(species))
        return scene.say("drawing-creeples", living=s.living[species], unborn=s.unborn[species], zombies=zombies)

    def portrait(self, scene: MesofaunaScene, species: int) -> Markup:
        """A bug from its parts, or a dinosaur as Megafauna draws it."""
        colour, shape = divmod(species, SHAPE_COUNT)
        if colour >= BUG_COUNT:
            return portraits.portrait(traits(scene, species))
        s = scene.s
        c = s.components
        parts = []
        for card in s.row(species):
            face = s.face(card)
            parts.append(insects.Part(c.face_left[face], c.face_right[face], s.cubes[card], c.face_venom[face]))
        bug = insects.Bug(COLOURS[colour], shape, tuple(parts), s.basal[species], s.is_eusocial(species))
        return insects.portrait(bug)

    def abilities(self, scene: MesofaunaScene, species: int) -> list[Ability]:
        s = scene.s
        found: list[Ability] = []
        if s.is_eusocial(species):
            found.append((svg.path(insects.CROWN, "piece o-yellow"), scene.say("drawing-eusocial")))
        if s.has_language(species):
            found.append((sign(SPEECH, 0.85), scene.say("drawing-speaks")))
        if s.is_mutualist(species):
            found.append((sign(PAIR, 0.9), scene.say("drawing-mutualist")))
        for zombie in scene.zombies_of(species)[:MOST_ZOMBIES]:
            found.append((scene.creeple(zombie, 0.42), scene.title(say.species(zombie))))
        return found


def _has_size(scene: MesofaunaScene, species: int) -> bool:
    """Whether the size of a species is told: bugs are small unless they have grown."""
    return scene.s.size[species] > 1 or species // SHAPE_COUNT >= BUG_COUNT


def _hive(scene: MesofaunaScene, wide: float) -> Markup:
    """L1e: the fossil formation as a comb: cells are full as long as the fossils lie there."""
    s = scene.s
    whole = s.components.formation
    parts = [svg.tag("title", scene.say("drawing-formation", number=s.formation))]
    step = min(34.0, (wide - 10) / max(1, whole))
    for i in range(whole):
        full = i < s.formation
        cell = svg.path("M0 -16L14 -8L14 8L0 16L-14 8L-14 -8Z", "comb full" if full else "comb")
        token = sign(ICON_SIGNS[0], 0.9) if full else NOTHING
        parts.append(svg.at(16 + step * i, 18, cell, token))
    return svg.group(*parts)


PANELS: Final = MesofaunaPanels()
