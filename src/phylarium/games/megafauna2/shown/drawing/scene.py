"""What Megafauna's pictures are drawn from."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules import atlas
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import CRATON_COUNT, SHELF, shelf_of
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kit.kept import Kept
from phylarium.kit.scene import Scene, seen


class MegafaunaScene(Scene[Megafauna]):
    game = "megafauna2"
    vocabulary = VOCABULARY
    kept = Kept(8_192)

    @seen
    def is_in_turn(self, colour: int) -> bool:
        return self.state.active == colour and not self.state.over()

    @seen
    def is_asked(self, colour: int) -> bool:
        """Whether the present question is put to a colour; shapes that can be chosen are those of its species."""
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1].actor == colour

    @seen
    def lying(self, biome: int, level: int) -> tuple[int, ...]:
        """The endangered creeples of a level of a biome."""
        s = self.state
        return tuple([who for i, who in enumerate(s.fallen) if s.fallen_at[i] == biome and s.fallen_level[i] == level])

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
    def coasts(self, hex: int) -> tuple[bool, ...]:
        """By side of a hex from the northeast clockwise: whether another craton or the ocean is beyond it."""
        s = self.state
        column, row = atlas.column_of(s, hex), atlas.row_of(s, hex)
        there = {
            (atlas.column_of(s, other), atlas.row_of(s, other)) for other in range(SHELF) if other // 7 == hex // 7
        }
        ways = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]
        return tuple([(column + x, row + y) not in there for x, y in ways])

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
    def tools_of(self, at: int) -> tuple[int, ...]:
        """The sides of the tools that lie somewhere: with a species, in supply, among fossils."""
        s = self.state
        return tuple([tool * 2 + s.tool_side[tool] for tool, where in enumerate(s.tool_at) if where == at])

    @seen
    def cards_at(self, at: int) -> tuple[int, ...]:
        """The cards that are somewhere: among the fossils of a colour, say."""
        return tuple([card for card, where in enumerate(self.state.card_at) if where == at])

    @seen
    def playing(self) -> tuple[int, ...]:
        return tuple(self.state.playing())
