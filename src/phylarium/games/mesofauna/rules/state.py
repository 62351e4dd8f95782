"""The state of a game of Mesofauna: the queries and changes that its rules share.

Creeples stand in `herbivore` and `carnivore`, by biome; a parasite sits in `guest`, by biome and the level of its host.
"""

from __future__ import annotations

from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import *
from phylarium.games.mesofauna.rules.stored import Stored


class Mesofauna(Stored):
    """A position. Lists are indexed by the ints of `names` and `board`; -1 is "none"."""

    __slots__ = ()

    # --- which game -------------------------------------------------------------------------

    def is_caterpillar(self) -> bool:
        return self.stage == CATERPILLAR

    def is_race(self) -> bool:
        """Whether it is Caterpillar or Cocoon: one action a turn, no events, and the first with enough points wins."""
        return self.stage <= COCOON

    def has_events(self) -> bool:
        return self.stage >= BUTTERFLY

    def is_combined(self) -> bool:
        return self.stage == COMBINED

    def has_queen(self) -> bool:
        return self.stage == QUEEN_BEE

    def by(self, introduction: str, butterfly: str) -> str:
        """The rule that something happens by: Caterpillar and Cocoon have ids of their own."""
        return introduction if self.stage <= COCOON else butterfly

    # --- who --------------------------------------------------------------------------------

    def in_play(self, colour: int) -> bool:
        """Whether a colour is in the game: somebody plays it, or it is Queen Bee's."""
        return self.seat_of[colour] != NONE or colour == self.queen

    def playing(self) -> list[int]:
        """bf.A: the colours in the order of play: the highest skeletal number, of equals the bug, then clockwise."""
        if self.queen != NONE:
            return [self.queen, self.colour_of[0]]
        skeletal = self.components.skeletal
        first = self.colour_of[0]
        for colour in self.colour_of:
            if skeletal[colour] > skeletal[first] or (skeletal[colour] == skeletal[first] and colour < first):
                first = colour
        return self.clockwise(first)

    def clockwise(self, first: int) -> list[int]:
        """The colours in play around the table, beginning with one of them."""
        if self.queen != NONE:
            other = self.colour_of[0] if first == self.queen else self.queen
            return [first, other]
        seat = self.seat_of[first]
        return self.colour_of[seat:] + self.colour_of[:seat]

    def roster_of(self, colour: int) -> list[int]:
        """A1a: the species of a colour in the order in which they came."""
        return [species for species in self.roster if species // SHAPE_COUNT == colour]

    def creeples_of(self, species: int) -> int:
        """How many creeples a species has in all."""
        if species // SHAPE_COUNT >= BUG_COUNT:
            return self.components.giant_creeples
        return self.components.creeples[species % SHAPE_COUNT]

    # --- the ground -------------------------------------------------------------------------

    def ground(self, biome: int) -> int:
        """What a hex is: WEEDS, SWAMP or LAKE."""
        return self.components.ground[self.face_hex(biome)]

    def elevation(self, biome: int) -> int:
        return self.components.elevation[self.face_hex(biome)]

    def height(self, biome: int) -> int:
        """L9c: how high a hex lies among all; of two with as many mountains that of the higher craton number."""
        return self.elevation(biome) * CRATON_COUNT + biome // HEX_COUNT

    def face_hex(self, biome: int) -> int:
        """A hex of the side of its craton that is up."""
        craton = biome // HEX_COUNT
        return (craton * 2 + self.side[craton]) * HEX_COUNT + biome % HEX_COUNT

    def is_laid(self, craton: int) -> bool:
        """Whether a craton is on the map, as an island too."""
        return self.spot[craton] != NONE

    # --- cards ------------------------------------------------------------------------------

    def deck(self, row: int) -> list[int]:
        """The deck of a row of the display: those of the bugs come before those of Megafauna."""
        if row < BUG_ROWS:
            return self.upper_deck if row == METABOLIC else self.lower_deck
        return self.giant_upper_deck if row == BUG_ROWS else self.giant_lower_deck

    # --- creeples ---------------------------------------------------------------------------

    def is_parasite(self, species: int) -> bool:
        """Whether a species lives on hosts; in Caterpillar that shape is like any other."""
        return species % SHAPE_COUNT == PARASITE and self.stage != CATERPILLAR

    def at(self, biome: int, level: int) -> int:
        """The species at a level of a biome, or none."""
        if level == HERBIVORE:
            return self.herbivore[biome]
        if level == CARNIVORE:
            return self.carnivore[biome]
        return self.guest[biome * 2 + level - ON_HERBIVORE]

    def place(self, species: int, biome: int, level: int) -> None:
        """A creeple that is counted as living is now at a level of a biome; NONE leaves it empty."""
        if level == HERBIVORE:
            self.herbivore[biome] = species
        elif level == CARNIVORE:
            self.carnivore[biome] = species
        else:
            self.guest[biome * 2 + level - ON_HERBIVORE] = species

    def places_of(self, species: int) -> list[int]:
        """Where its creeples are, as biome * LEVEL_COUNT + level. There are never more of them than are `living`."""
        found: list[int] = []
        herbivore = self.herbivore
        carnivore = self.carnivore
        rides = species % SHAPE_COUNT == PARASITE
        if not rides and species not in carnivore:
            # As most do, it grazes only.
            left = self.living[species]
            for biome in range(BIOME_COUNT if left else 0):
                if herbivore[biome] == species:
                    found.append(biome * LEVEL_COUNT + HERBIVORE)
                    left -= 1
                    if left == 0:
                        break
            return found
        guest = self.guest
        for biome in range(BIOME_COUNT):
            if herbivore[biome] == species:
                found.append(biome * LEVEL_COUNT + HERBIVORE)
            elif carnivore[biome] == species:
                found.append(biome * LEVEL_COUNT + CARNIVORE)
            if rides:
                if guest[biome * 2] == species:
                    found.append(biome * LEVEL_COUNT + ON_HERBIVORE)
                if guest[biome * 2 + 1] == species:
                    found.append(biome * LEVEL_COUNT + ON_CARNIVORE)
        return found

    def wait(self, species: int, biome: int) -> None:
        """A creeple is on no level until somebody has decided, or until the check (F6); it still counts as living."""
        self.unplaced.append(species)
        self.unplaced_at.append(biome)

    def fetch(self, species: int, biome: int) -> None:
        """A creeple that was on no level goes to one, or dies."""
        for number in range(len(self.unplaced)):
            if self.unplaced[number] == species and self.unplaced_at[number] == biome:
                del self.unplaced[number]
                del self.unplaced_at[number]
                return
        raise AssertionError("no such creeple waits there")

    def is_fugitive(self, species: int, biome: int) -> bool:
        """J4c: whether the creeple of a species in a biome has fled there in this phase."""
        for number in range(len(self.fugitives)):
            if self.fugitives[number] == species and self.fugitives_at[number] == biome:
                return True
        return False

    def arrive(self, species: int, biome: int) -> None:
        """J4c: a creeple of a species comes to a biome: one that had fled there before it is no more."""
        for number in range(len(self.fugitives) - 1, -1, -1):
            if self.fugitives[number] == species and self.fugitives_at[number] == biome:
                del self.fugitives[number]
                del self.fugitives_at[number]

    def set_out(self) -> None:
        """L6c, L9h: another creeple is under way: none of Queen Bee's has swarmed or flown because of it."""
        self.fled = 0
        self.flown = 0

    # --- organs and pheromones --------------------------------------------------------------

    def pheromones(self, species: int) -> int:
        """How many pheromones a species has."""
        return organ_total(self.moods[species])

    def has_language(self, species: int) -> bool:
        """J8e: whether a species of Megafauna has three emotions of two colours or more."""
        return species >= BUG_COUNT * SHAPE_COUNT and is_language(self.moods[species])

    def larvae(self, species: int) -> int:
        """D4a, J3f: how many larvae it has at a time, and how far each can go; Megafauna by its size."""
        if species >= BUG_COUNT * SHAPE_COUNT:
            return self.size[species] + self.organ(species, BLUE)
        return 1 + self.organ(species, BLUE)

    def is_holometabolan(self, species: int) -> bool:
        """G6: whether it has a white organ."""
        return self.organ(species, WHITE) > 0

    def is_eusocial(self, species: int) -> bool:
        """G2: whether its portrait has a head, an abdomen and enough pheromones; of Megafauna none is."""
        if self.stage < BUTTERFLY or species >= BUG_COUNT * SHAPE_COUNT:
            return False
        if self.pheromones(species) < self.components.eusocial_pheromones:
            return False
        row = self.row(species)
        components = self.components
        return components.face_left[self.face(row[0])] == NONE and components.face_right[self.face(row[-1])] == NONE

    def is_mutualist(self, species: int) -> bool:
        """G3: whether its portrait shows the icon, or it was one in Genesis (K1e)."""
        return self.is_mutualist_with(species, self.mutations(species))

    def is_mutualist_with(self, species: int, cards: list[int]) -> bool:
        """The same where its cards have been found."""
        if (self.mutual >> species) & 1:
            return True
        shown = self.components.face_mutualism
        for card in cards:
            side = self.card_side[card]
            # As `face` has it.
            if side != UNPROMOTED and shown[card * 2 + side - 1]:
                return True
        return False

    def has_monster(self, species: int) -> bool:
        """J7: whether a monster lies on one of its cards."""
        monster_on = self.monster_on
        for card in self.held:
            if monster_on[card] and self.card_at[card] == species:
                return True
        return False

    def take_cubes(self, packed: int) -> None:
        """B2: cubes are markers and never run out, so that nobody counts what is left."""

    def give_cubes(self, packed: int) -> None:
        """B2"""

    def zombies_on(self, species: int) -> int:
        """How many zombies lie on a species card."""
        return self.zombie_on.count(species)
