"""What Megafauna's pictures are drawn from."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.families.fauna.rules.names import COLUMN_COUNT, NONE
from phylarium.families.fauna.shown.scene import FaunaScene, Texts
from phylarium.families.fauna.shown.tokens import Moods, emotion, half
from phylarium.games.megafauna2.rules import atlas, say
from phylarium.games.megafauna2.rules.acting import price
from phylarium.games.megafauna2.rules.board import BIOME_COUNT, CRATON_COUNT, shelf_of
from phylarium.games.megafauna2.rules.names import SLOT_COUNT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT
from phylarium.games.megafauna2.shown import deeds
from phylarium.games.megafauna2.shown.drawing.tokens import PHYLA
from phylarium.games.megafauna2.shown.nouns import NAMES, NOUNS
from phylarium.kit.kept import Kept
from phylarium.kit.scene import row, seen


class MegafaunaScene(FaunaScene[Megafauna]):
    kept = Kept(8_192)
    printed = ("planet", "components")
    phyla = PHYLA
    moods = Moods(emotion, half, say.emotions, "drawing-emotions", "drawing-no-emotions")
    nouns = NOUNS
    texts = Texts(deeds.card_text, deeds.face_text, deeds.tool_words)
    names = NAMES

    @row
    def standing(self) -> Sequence[tuple[int, ...]]:
        """By biome, the species that stand at its levels."""
        return list(zip(*[self.state.level_of(level) for level in range(LEVEL_COUNT)], strict=True))

    @row
    def lying(self) -> Sequence[tuple[tuple[int, int], ...]]:
        """By biome, its endangered creeples, each with the level at which it fell."""
        s = self.state
        found: list[tuple[tuple[int, int], ...]] = [()] * BIOME_COUNT
        for who, biome, level in zip(s.fallen, s.fallen_at, s.fallen_level, strict=True):
            found[biome] += ((who, level),)
        return found

    @row
    def grounds(self) -> Sequence[int]:
        """What each biome is."""
        return [self.state.ground(biome) for biome in range(BIOME_COUNT)]

    @row
    def latitudes(self) -> Sequence[int]:
        """Where each biome lies."""
        return [self.state.latitude_of(biome) for biome in range(BIOME_COUNT)]

    @seen
    def land(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """By landmass from west to east: its biomes that can be seen, each with its doubled column and its row."""
        s = self.state
        found = []
        for mass in s.ring:
            biomes = []
            for hex in atlas.hexes_of(s, mass):
                biomes.append(hex)
                shelf = shelf_of(hex)
                if shelf != NONE and not atlas.is_pinched(s, shelf):
                    biomes.append(shelf)
            found.append(tuple([(biome, atlas.column_of(s, biome), atlas.row_of(s, biome)) for biome in biomes]))
        return tuple(found)

    @seen
    def cratons_of(self, mass: int) -> tuple[int, ...]:
        """The cratons of a landmass from west to east."""
        s = self.state
        there = [craton for craton in range(CRATON_COUNT) if s.landmass[craton] == mass]
        return tuple(sorted(there, key=lambda craton: (s.column[craton], s.latitude[craton])))

    @seen
    def living_species(self, colour: int) -> tuple[int, ...]:
        return tuple(self.state.species_of(colour))

    @seen
    def cards_at(self, at: int) -> tuple[int, ...]:
        """The cards that are somewhere: among the fossils of a colour, say."""
        return tuple([card for card, where in enumerate(self.state.card_at) if where == at])

    @row
    def cheapest(self) -> Sequence[int]:
        """By slot, what its card costs that species of the acting colour to which its emotions make it cheapest."""
        s = self.state
        living = [] if s.active == NONE else s.species_of(s.active)
        costs = [s.components.costs[slot % COLUMN_COUNT] for slot in range(SLOT_COUNT)]
        return [
            min([cost, *[price(s, species, slot) for species in living]]) if cost and s.display[slot] != NONE else cost
            for slot, cost in enumerate(costs)
        ]

    @seen
    def playing(self) -> tuple[int, ...]:
        return tuple(self.state.playing())
