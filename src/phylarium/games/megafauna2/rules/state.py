"""The state of a game of Megafauna, second edition: its copy, and the queries and changes that rules share.

Creeples that stand are in `herbivore`, `carnivore` and (where plants are a level of their own) `plant`, by biome.
Endangered ones lie in `fallen`, with the biome and the level at which they fell; they live until they are buried.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH, TOOTH_AND_CLAW
from phylarium.games.megafauna2.rules.stored import Stored
from phylarium.games.megafauna2.rules.values import *

IN_TURN: Final[list[int]] = list(range(COLOUR_COUNT))
"""The colours by their skeletal numbers, before an event shows another order."""


class Megafauna(Stored):
    """A position. Lists are indexed by the ints of `names` and `board`; -1 is "none"."""

    __slots__ = ()

    def seat_for(self, actor: int) -> int:
        """The seat that plays a colour; whoever holds the Medea card decides for a plant that nobody plays (L2b)."""
        if actor >= 0 and self.seat_of[actor] >= 0:
            return self.seat_of[actor]
        return super().seat_for(self.medea if actor >= 0 and self.medea != NONE else actor)

    # --- which game -------------------------------------------------------------------------

    def is_basic(self) -> bool:
        """Whether it is the tooth & claw game (A8)."""
        return self.rules == TOOTH_AND_CLAW

    def is_alien(self) -> bool:
        """Whether the rules of part K hold: plants are a level of their own, and there are no green disks."""
        return self.seats == 1 or self.planet != EARTH

    # --- who --------------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The colours in play in the order of this turn (A5)."""
        order = self.components.order[self.et_card] if self.et_card != NONE else IN_TURN
        found: list[int] = []
        for colour in order:
            if self.in_play(colour):
                found.append(colour)
        return found

    def in_play(self, colour: int) -> bool:
        """Whether a colour is in the game: somebody plays it, or it is the plant of part K."""
        return self.seat_of[colour] != NONE or (colour == PLANT and self.is_alien())

    def is_duel(self) -> bool:
        """L1: whether one player has the plant and another an animal."""
        return self.plant_played == 1 and self.seats == 2

    def cloud_seeder(self) -> int:
        """D13, L1a: whoever chooses where white disks go: Medea, but against a plant the animal."""
        if self.is_duel():
            return self.colour_of[1 - self.seat_of[PLANT]]
        return self.medea

    def medea_is_claimed(self) -> bool:
        """E8, K6a, L1a: whether the Medea card can change hands: not alone, and a plant that is played keeps it."""
        return self.seats > 1 and not self.is_duel()

    def population(self, colour: int) -> int:
        """I4a: creeples on the map, and hosts on the cards of the colour's species."""
        at = colour * SHAPE_COUNT
        total = 0
        for species in range(at, at + SHAPE_COUNT):
            total += self.living[species]
        for card in self.held:
            if self.host_on[card] != NONE and at <= self.card_at[card] < at + SHAPE_COUNT:
                total += 1
        return total + self.guests_of(colour)

    def newborns_of(self, colour: int) -> int:
        """The creeples of a colour on the newborn card."""
        at = colour * SHAPE_COUNT
        total = 0
        for species in range(at, at + PARASITE):
            total += self.newborn[species]
        return total

    def guests_of(self, colour: int) -> int:
        """C2k: the hosts on the archetype card of a colour."""
        total = 0
        for species in self.guests[colour * COLOUR_COUNT : (colour + 1) * COLOUR_COUNT]:
            if species != NONE:
                total += 1
        return total

    def first_species(self, colour: int) -> int:
        """The species of a colour that its archetype card is the first card of: the archetype, or a swimmer (C2g)."""
        species = colour * SHAPE_COUNT + ARCHETYPE
        if (self.marine >> colour) & 1:
            species += SWIMMER
        return species if self.size[species] > 0 else NONE

    def may_be_kiwi(self, species: int) -> bool:
        """E6b, C2g: whether the archetype card is free for a species, or is its own with the marine side up."""
        colour = species // SHAPE_COUNT
        if self.size[colour * SHAPE_COUNT + ARCHETYPE] > 0:
            return False
        return (self.marine >> colour) & 1 == 0 or species % SHAPE_COUNT == SWIMMER

    # --- the ground -------------------------------------------------------------------------

    def latitude_of(self, biome: int) -> int:
        """The latitude of a biome; beyond the poles it is that of the pole."""
        latitude = self.latitude[CRATON_AT[biome]] + ROW_AT[biome]
        return 0 if latitude < 0 else LATITUDE_COUNT - 1 if latitude >= LATITUDE_COUNT else latitude

    def terrain(self) -> list[int]:
        """F3: by disk * BIOME_COUNT + biome, what a biome of this world is with that disk."""
        return self.components.terrain[1 + self.planet if self.is_alien() else 0]

    def ground(self, biome: int) -> int:
        """F3: what a biome is, its disk counted."""
        ground = self.terrain()[self.disk[biome] * BIOME_COUNT + biome]
        # K4b: where plants are a level of their own, seaweed on carbon is a bloom.
        return BLOOM if ground == OPEN_SHELF and self.plant[biome] != NONE else ground

    def is_humid(self, biome: int) -> bool:
        """G5: whether the humidity niche is green rather than white."""
        if self.is_basic() or self.is_alien():
            return True
        return self.components.humid[self.strip][self.latitude_of(biome)]

    def roadrunner(self, biome: int) -> int:
        """G4, H3: the colour of the organs that catch prey there; on Mars and Venus it is that of the plant."""
        if self.is_alien():
            plant = self.plant[biome]
            return self.components.plant_roadrunner[plant % SHAPE_COUNT] if plant != NONE else 1
        return self.components.roadrunner[self.ground(biome)]

    # --- species ----------------------------------------------------------------------------

    def skeletal(self, species: int) -> int:
        """The skeletal number of a species: its player's, or that of a haustorium (J5)."""
        for card in self.held:
            if self.card_at[card] == species and self.card_side[card] != UNPROMOTED:
                number = self.components.face_skeletal[self.face(card)]
                if number != NONE:
                    return number
        return SKELETAL[species // SHAPE_COUNT]

    def is_endotherm(self, species: int) -> bool:
        """I1: a white organ, or size 6."""
        return self.size[species] == 6 or (self.organs[species] >> (ORGAN_BITS * WHITE)) & ORGAN_MASK > 0

    def dispersal_points(self, species: int) -> int:
        """F2a: its size and its blue organs."""
        return self.size[species] + ((self.organs[species] >> (ORGAN_BITS * BLUE)) & ORGAN_MASK)

    def has_tool(self, species: int) -> bool:
        return species in self.tool_at

    def eats(self, hunter: int, prey: int) -> bool:
        """F4, J7c, J7d: whether a species can live on another as its carnivore."""
        if hunter == prey:
            return False
        hunter_shape = hunter % SHAPE_COUNT
        prey_shape = prey % SHAPE_COUNT
        if prey_shape != ARCHETYPE and prey_shape != hunter_shape and not self.tool_for(hunter, prey_shape):
            return False
        return self.overcomes(hunter, prey)

    def overcomes(self, hunter: int, prey: int) -> bool:
        """F4b, J7c, J7d: whether neither tools nor venom save a species from another that could eat its shape."""
        hunter_shape = hunter % SHAPE_COUNT
        prey_shape = prey % SHAPE_COUNT
        if self.tool_for(prey, hunter_shape) and not self.tool_for(hunter, prey_shape):
            return False
        if self.rules == TOOTH_AND_CLAW or self.size[hunter] > self.size[prey] or not self.is_venomous(prey):
            return True
        return self.has_tool(hunter) or self.is_venomous(hunter)

    def bears(self, species: int, biome: int, level: int) -> bool:
        """F3c, J7b: whether the ground bears a species; a diving bell bears a carnivore wherever swimmers graze."""
        if self.components.habitable[self.ground(biome)][species % SHAPE_COUNT]:
            return True
        prey = self.herbivore[biome]
        return level == CARNIVORE and prey != NONE and prey % SHAPE_COUNT == SWIMMER and self.dives(species)

    # --- creeples ---------------------------------------------------------------------------

    def place(self, species: int, biome: int, level: int) -> None:
        """A creeple that is counted as living stands at a level of a biome, in place of whoever stood there."""
        self.vacate(biome, level)
        self.standing[species] |= 1 << biome
        self.level_of(level)[biome] = species

    def level_of(self, level: int) -> list[int]:
        """By biome, who stands at a level."""
        if level == HERBIVORE:
            return self.herbivore
        return self.carnivore if level == CARNIVORE else self.plant

    def at(self, biome: int, level: int) -> int:
        """The species that stands at a level of a biome, or none."""
        if level == HERBIVORE:
            return self.herbivore[biome]
        return self.carnivore[biome] if level == CARNIVORE else self.plant[biome]

    def vacate(self, biome: int, level: int) -> int:
        """Whoever stands at a level leaves it; it still counts as living. Returns the species, or none."""
        there = self.level_of(level)
        species = there[biome]
        if species != NONE:
            self.standing[species] &= ~(1 << biome)
            there[biome] = NONE
        return species

    def endanger(self, biome: int, level: int) -> None:
        """The creeple at a level is laid down where it is."""
        species = self.vacate(biome, level)
        self.fallen.append(species)
        self.fallen_at.append(biome)
        self.fallen_level.append(level)

    def check_hunter(self, biome: int) -> None:
        """H1, F3c: the carnivore of a biome is endangered where it has no prey, or the ground does not bear it."""
        hunter = self.carnivore[biome]
        if hunter == NONE:
            return
        prey = self.herbivore[biome]
        fed = prey != NONE and self.eats(hunter, prey)
        if not fed or not self.bears(hunter, biome, CARNIVORE):
            what, rule = ("log-endangered-ground", "F3c") if fed else ("log-endangered-prey", "H1")
            self.note(what, rule, hunter // SHAPE_COUNT, hunter, biome * LEVEL_COUNT + CARNIVORE)
            self.endanger(biome, CARNIVORE)

    def rise(self, number: int) -> int:
        """An endangered creeple, by its place in `fallen`, is no longer that. Returns the species."""
        species = self.fallen[number]
        del self.fallen[number]
        del self.fallen_at[number]
        del self.fallen_level[number]
        return species

    def bury(self, species: int) -> None:
        """I2: a creeple that was taken off the map goes back to its genotype card."""
        self.living[species] -= 1
        self.unborn[species] += 1
        self.breathe()

    def creeples_of(self, species: int) -> int:
        """B3, K3d: how many creeples a species has; plants that are a level of their own have fewer."""
        if species < SHAPE_COUNT and self.is_alien():
            played = 0 if self.seat_of[PLANT] == NONE else 1
            return self.components.plant_creeples[played][species]
        return self.components.creeples[species % SHAPE_COUNT]

    def breathe(self) -> None:
        """K4: where plants are a level of their own, the creeples that they have left are the disks of the oxygen."""
        if self.is_alien():
            # There are more of them than slots once nearly all are dead.
            self.oxygen = min(self.green_left(), self.components.oxygen_slots)

    def green_left(self) -> int:
        """K4: green creeples that are neither on the map nor newborns nor hosts."""
        total = 0
        for species in range(PARASITE):
            total += self.creeples_of(species) - self.living[species] - self.newborn[species]
        for card in self.held:
            if 0 <= self.host_on[card] < SHAPE_COUNT:
                total -= 1
        return total

    def discard(self, card: int) -> None:
        super().discard(card)
        self.breathe()

    def occupied(self) -> int:
        """The biomes, as bits, where anybody stands."""
        found = 0
        for biomes in self.standing:
            if biomes:
                found |= biomes
        return found

    def places_of(self, species: int) -> list[int]:
        """Where its standing creeples are, as biome * LEVEL_COUNT + level."""
        found: list[int] = []
        for biome in biomes_in(self.standing[species]):
            level = HERBIVORE
            while self.at(biome, level) != species:
                level += 1
            found.append(biome * LEVEL_COUNT + level)
        return found
