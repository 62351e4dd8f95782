"""The state of a game of Marine: the queries and changes that rules share."""

from __future__ import annotations

from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.stored import Stored
from phylarium.games.marine.rules.values import *
from phylarium.kernel.comparison import sole_greatest
from phylarium.kernel.engine import NOBODY


class Marine(Stored):
    """A position of Marine. Lists are indexed by the ints of `names` and `board`; -1 is "none"."""

    __slots__ = ()

    def seat_for(self, actor: int) -> int:
        """The seat that plays an animal."""
        return self.seat_of[actor] if actor >= 0 else NOBODY

    # --- queries ----------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The animals in play, down the food chain (terms.food-chain)."""
        return [a for a in range(ANIMAL_COUNT) if self.seat_of[a] >= 0]

    def next_animal(self, animal: int) -> int:
        """turn.order: the next one up the food chain, then the lowest again."""
        for step in range(1, ANIMAL_COUNT + 1):
            other = (animal - step) % ANIMAL_COUNT
            if self.seat_of[other] >= 0:
                return other
        return animal

    def has(self, animal: int, trait: int) -> bool:
        return (self.abilities[animal] >> trait) & 1 == 1

    def need(self, animal: int, element: int) -> int:
        """Elements of a type on an animal, printed ones and disks."""
        at = animal * ELEMENT_COUNT + element
        return self.printed[at] + self.disks[at]

    def elements_of(self, animal: int) -> int:
        """All elements on an animal."""
        at = animal * ELEMENT_COUNT
        return sum(self.printed[at : at + ELEMENT_COUNT]) + sum(self.disks[at : at + ELEMENT_COUNT])

    def disks_of(self, animal: int) -> int:
        """Disks that were added to an animal."""
        at = animal * ELEMENT_COUNT
        return sum(self.disks[at : at + ELEMENT_COUNT])

    def vacant_spaces(self, animal: int) -> int:
        """adaptation: empty element spaces of an animal, the ones of Phenotypic Plasticity too."""
        spaces = self.spare_spaces[animal]
        if self.has(animal, PHENOTYPIC_PLASTICITY):
            spaces += self.components.trait_amount[PHENOTYPIC_PLASTICITY]
        return spaces - self.disks_of(animal)

    def on_tile(self, hex: int, element: int) -> bool:
        """Whether an element of the type lies on a corner of the hex."""
        supply = self.element
        for corner in CORNERS_OF[hex]:
            if supply[corner] == element:
                return True
        return False

    def elements_on(self, hex: int) -> int:
        """How many elements lie on the corners of the hex."""
        supply = self.element
        count = 0
        for corner in CORNERS_OF[hex]:
            if supply[corner] >= 0:
                count += 1
        return count

    def opposing_on(self, animal: int, hex: int) -> int:
        """How many species of other animals stand in the hex."""
        return self.crowd(hex) - self.species[animal * HEX_COUNT + hex]

    def crowd(self, hex: int) -> int:
        """How many species stand in the hex."""
        species = self.species
        return species[hex] + species[HEX_COUNT + hex] + species[2 * HEX_COUNT + hex] + species[3 * HEX_COUNT + hex]

    def matches(self, animal: int, hex: int) -> bool:
        """Whether an element on the tile is one that the animal needs."""
        at = animal * ELEMENT_COUNT
        supply = self.element
        for corner in CORNERS_OF[hex]:
            element = supply[corner]
            if element >= 0 and self.printed[at + element] + self.disks[at + element] > 0:
                return True
        return False

    def thriving(self, animal: int, hex: int) -> bool:
        """terms.thriving: the animal has species in the hex and they are not endangered."""
        if self.species[animal * HEX_COUNT + hex] == 0:
            return False
        if self.matches(animal, hex):
            return True
        # trait.carnivore: enough prey stands in for matching elements.
        return self.has(animal, CARNIVORE) and (
            self.opposing_on(animal, hex) >= self.components.trait_amount[CARNIVORE]
        )

    def domination_value(self, animal: int, element: int) -> int:
        """terms.dominance: elements on the animal times the tiles that hold both."""
        need = self.need(animal, element)
        if need == 0:
            return 0
        at = animal * HEX_COUNT
        tiles = 0
        for hex in range(HEX_COUNT):
            if self.species[at + hex] > 0 and self.on_tile(hex, element):
                tiles += 1
        return need * tiles

    def dominates(self, animal: int, element: int) -> bool:
        """terms.dominance: strictly above the target."""
        return self.domination_value(animal, element) > self.target[element]

    def bonus(self, count: int) -> int:
        """terms.bonus"""
        table = self.components.bonus
        return table[count] if count < len(table) else table[-1]

    def face_up(self, card: int) -> bool:
        """Whether an evolution card lies in a slot."""
        return card in self.row

    def vacant_corners(self) -> list[int]:
        """Corners without an element that touch at least one tile."""
        terrain = self.terrain
        vacant = []
        for corner in range(CORNER_COUNT):
            if self.element[corner] < 0:
                for hex in HEXES_OF[corner]:
                    if terrain[hex] >= 0:
                        vacant.append(corner)
                        break
        return vacant

    def neighbours(self, hex: int) -> list[int]:
        """terms.adjacent: the tiles of earth that share an edge with the hex."""
        terrain = self.terrain
        return [other for other in NEIGHBOURS[hex] if terrain[other] >= 0]

    def survivor(self) -> int:
        """terms.survival: the animal with the sole most species on vents, or none."""
        return sole_greatest([self.on_vents(animal) for animal in range(ANIMAL_COUNT)])

    def on_vents(self, animal: int) -> int:
        """How many species an animal has on vents."""
        at = animal * HEX_COUNT
        count = 0
        for hex in range(HEX_COUNT):
            if self.terrain[hex] == VENT:
                count += self.species[at + hex]
        return count

    # --- changes ----------------------------------------------------------------------------

    def gain(self, animal: int, points: int) -> None:
        """Victory points, and what waits for them (trait.budding_intelligence)."""
        self.vp[animal] += points
        if self.has(animal, BUDDING_INTELLIGENCE):
            self.bud(animal)

    def bud(self, animal: int) -> None:
        """trait.budding_intelligence: one more pawn, once, at the threshold."""
        if self.budded[animal] == 0 and self.vp[animal] >= self.components.trait_amount[BUDDING_INTELLIGENCE]:
            self.budded[animal] = 1
            self.pawns[animal] += 1
            self.pawns_owned[animal] += 1
            self.note("log-budding", "trait.budding_intelligence", animal)

    def eliminate(self, animal: int, hex: int) -> None:
        """terms.earth: a species leaves earth for the box, not for the gene pool."""
        self.species[animal * HEX_COUNT + hex] -= 1
        self.lost[animal] += 1
        if self.has(animal, CANNIBAL):
            self.gain(animal, self.components.trait_amount[CANNIBAL])
            self.note("log-cannibal", "trait.cannibal", animal, self.components.trait_amount[CANNIBAL])

    def settle(self, animal: int, hex: int) -> None:
        """A species comes from the gene pool to a tile."""
        self.pool[animal] -= 1
        self.species[animal * HEX_COUNT + hex] += 1
        if (self.settled >> hex) & 1 == 0:
            for other in range(ANIMAL_COUNT):
                if other != animal and self.has(other, PREY_SWITCHING) and self.species[other * HEX_COUNT + hex] > 0:
                    # trait.prey_switching: once a tile in each effect.
                    self.settled |= 1 << hex
                    points = self.components.trait_amount[PREY_SWITCHING]
                    self.gain(other, points)
                    self.note("log-prey-switching", "trait.prey_switching", other, hex, points)

    def new_effect(self) -> None:
        """Another effect begins, for traits that count once an effect."""
        self.settled = 0

    def to_bag(self, corner: int) -> None:
        """An element leaves earth for the bag."""
        self.bag[self.element[corner]] += 1
        self.element[corner] = NONE

    def from_bag(self, animal: int, element: int, corner: int, rule: str) -> None:
        """An element comes out of the bag onto a corner of earth."""
        self.bag[element] -= 1
        self.element[corner] = element
        self.note("log-element-placed", rule, animal, element, corner)

    def draw(self, bag: list[int]) -> int:
        """What is drawn out of a bag at random, counted there by kind; none when it is empty."""
        total = sum(bag)
        if total == 0:
            return NONE
        pick = self.rng.below(total)
        kind = 0
        while pick >= bag[kind]:
            pick -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def lay_tile(self, hex: int, terrain: int) -> None:
        self.ground[hex] = terrain
        self.terrain[hex] = terrain

    def lay_vent(self, hex: int, side: int) -> None:
        """A vent goes on top of a tile, which counts as a vent from now on."""
        self.vent[hex] = side
        self.terrain[hex] = VENT
        self.vents_left -= 1

    def free_space(self, space: int) -> None:
        """The pawn on a space goes back in front of whoever it belongs to."""
        pawn = self.spaces[space]
        self.spaces[space] = EMPTY
        if pawn >= SPECIAL:
            self.special_at[pawn - SPECIAL] = NONE
        elif pawn >= 0:
            self.pawns[pawn] += 1

    # --- scoring ----------------------------------------------------------------------------

    def standing(self, hex: int) -> list[int]:
        """evolution.ties: the animals present on a tile, first place first."""
        order = [a for a in range(ANIMAL_COUNT) if self.species[a * HEX_COUNT + hex] > 0]
        if self.face_up(MONOTYPIC_HABITAT):
            order.reverse()
        standing: list[int] = []
        for animal in order:
            count = self.species[animal * HEX_COUNT + hex]
            place = len(standing)
            while place > 0 and self.species[standing[place - 1] * HEX_COUNT + hex] < count:
                place -= 1
            standing.insert(place, animal)
        return standing

    def score(self, hex: int, evolution: bool) -> None:
        """evolution.score: one tile. `evolution` tells scoring by an Evolution action from any other."""
        values = self.components.scoring[self.terrain[hex]]
        standing = self.standing(hex)
        sunlit = evolution and self.face_up(SOLAR_RADIATION) and self.on_tile(hex, SUN)
        for place in range(len(standing)):
            if place == len(values):
                break
            animal = standing[place]
            self.note("log-scored", "evolution.score", animal, values[place], place + 1, hex)
            self.gain(animal, values[place])
            if sunlit:
                self.note("log-sunlit", "card.solar_radiation", animal, 1)
                self.gain(animal, 1)
        if len(standing) == 1 and len(values) > 1 and self.has(standing[0], SOLITARY):
            self.note("log-solitary", "trait.solitary", standing[0], values[1])
            self.gain(standing[0], values[1])
