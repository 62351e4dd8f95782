"""What Megafauna's pictures are drawn from."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import COLUMN_COUNT, NONE
from phylarium.families.fauna.shown.scene import FaunaScene, Texts
from phylarium.families.fauna.shown.tokens import Moods, emotion, half
from phylarium.games.megafauna2.rules import atlas, say
from phylarium.games.megafauna2.rules.acting import price
from phylarium.games.megafauna2.rules.board import CRATON_COUNT, shelf_of
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown import deeds
from phylarium.games.megafauna2.shown.drawing.tokens import PHYLA
from phylarium.games.megafauna2.shown.nouns import NAMES, NOUNS
from phylarium.kit.kept import Kept
from phylarium.kit.scene import seen


class MegafaunaScene(FaunaScene[Megafauna]):
    kept = Kept(8_192)
    printed = ("planet", "components")
    phyla = PHYLA
    moods = Moods(emotion, half, say.emotions, "drawing-emotions", "drawing-no-emotions")
    nouns = NOUNS
    texts = Texts(deeds.card_text, deeds.face_text, deeds.tool_words)
    names = NAMES

    @seen
    def lying(self, biome: int) -> tuple[tuple[int, int], ...]:
        """The endangered creeples of a biome, each with the level at which it fell."""
        s = self.state
        return tuple([(who, s.fallen_level[i]) for i, who in enumerate(s.fallen) if s.fallen_at[i] == biome])

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

    @seen
    def cheapest(self, slot: int) -> int:
        """What the card of a slot costs that species of the acting colour to which its emotions make it cheapest."""
        s = self.state
        prices = [s.components.costs[slot % COLUMN_COUNT]]
        if s.active != NONE and s.display[slot] != NONE:
            prices += [price(s, species, slot) for species in s.species_of(s.active)]
        return min(prices)

    @seen
    def playing(self) -> tuple[int, ...]:
        return tuple(self.state.playing())
