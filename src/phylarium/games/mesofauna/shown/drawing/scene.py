"""What Mesofauna's pictures are drawn from."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.scene import FaunaScene, Texts
from phylarium.families.fauna.shown.tokens import Moods
from phylarium.games.mesofauna.rules import say, terrain
from phylarium.games.mesofauna.rules.acting import price
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.contests import niche
from phylarium.games.mesofauna.rules.frames import CHOOSE_SPOT
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.games.mesofauna.shown import choices
from phylarium.games.mesofauna.shown.drawing.insects import half_scent, scent
from phylarium.games.mesofauna.shown.drawing.tokens import PHYLA
from phylarium.games.mesofauna.shown.nouns import NAMES, NOUNS
from phylarium.kit.kept import Kept
from phylarium.kit.scene import row, seen


class MesofaunaScene(FaunaScene[Mesofauna]):
    kept = Kept(8_192)
    printed = ("stage", "components")
    phyla = PHYLA
    moods = Moods(scent, half_scent, say.pheromones, "drawing-pheromones", "drawing-no-pheromones")
    nouns = NOUNS
    texts = Texts(choices.faces_words, choices.face_words_of, choices.tool_words)
    names = NAMES

    @seen
    def laid(self) -> tuple[tuple[int, int], ...]:
        """The cratons of the continents, each with its spot."""
        return tuple([(craton, spot) for craton, spot in enumerate(self.state.spot) if spot >= 0])

    @seen
    def islands(self) -> tuple[int, ...]:
        return tuple([craton for craton, spot in enumerate(self.state.spot) if spot == ADRIFT])

    @seen
    def berths(self) -> tuple[int, ...]:
        """The spots where a craton may be laid now."""
        agenda = self.state.agenda
        if agenda and agenda[-1].op == CHOOSE_SPOT:
            # Everybody sees where a craton may go while one is laid.
            return tuple(terrain.free_spots(self.state))
        return tuple([action - SPOT for action in self.legal if SPOT <= action < SPOT + SPOT_COUNT])

    @seen
    def playing(self) -> tuple[int, ...]:
        """The colours in the order of the seats; Queen Bee's last."""
        s = self.state
        found = [colour for colour in s.colour_of if colour != NONE]
        return tuple([*found, s.queen] if s.queen != NONE else found)

    @seen
    def living_species(self, colour: int) -> tuple[int, ...]:
        return tuple(self.state.roster_of(colour))

    @seen
    def zombies_of(self, species: int) -> tuple[int, ...]:
        """The zombies that a species holds."""
        s = self.state
        return tuple([zombie for zombie, on in zip(s.zombie, s.zombie_on, strict=True) if on == species])

    @row
    def cheapest(self) -> Sequence[int]:
        """By slot, what its card costs that species of the acting colour to which its pheromones make it cheapest."""
        s = self.state
        living = [] if s.active == NONE or s.is_caterpillar() else s.species_of(s.active)
        costs = [s.components.costs[slot % COLUMN_COUNT] for slot in range(SLOT_COUNT)]
        return [
            min([cost, *[price(s, species, slot) for species in living]]) if cost and s.display[slot] != NONE else cost
            for slot, cost in enumerate(costs)
        ]

    @row
    def standing(self) -> Sequence[tuple[int, ...]]:
        """By biome, the species that stand at its levels."""
        s = self.state
        return [tuple([s.at(biome, level) for level in range(LEVEL_COUNT)]) for biome in range(BIOME_COUNT)]

    grounds = row(lambda scene: [scene.state.ground(biome) for biome in range(BIOME_COUNT)])
    """What each biome is."""

    elevations = row(lambda scene: [scene.state.elevation(biome) for biome in range(BIOME_COUNT)])
    """How high each biome lies."""

    niches = row(lambda scene: [niche(scene.state, biome, HERBIVORE) for biome in range(BIOME_COUNT)])
    """By biome, the colour of the organs that decide among its herbivores."""
