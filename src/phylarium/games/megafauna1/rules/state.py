"""The state of a game of Megafauna: the queries and changes that rules share.

A place is `habitat * 3 + part`, the part being BIOME, HUSK or HUNT. What stands in a place is two
ints: the animals by species, three bits each, and the immigrants in order of arrival, eight bits each.
"""

from __future__ import annotations

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import DIETARY_MASK, GENE, GENE_BITS, GENE_MASK, GUARD, length
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.stored import Stored
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import NOBODY, Frame


class Megafauna(Stored):
    """A position of Megafauna. Lists are indexed by the ints of `names` and `board`; -1 is "none"."""

    __slots__ = ()

    def seat_for(self, actor: int) -> int:
        """The seat that plays a colour. The tusker decides nothing: it is given automatic steps only."""
        if actor < 0:
            return NOBODY
        seat = self.seat_of[actor]
        return seat if seat > 0 else 0

    def push(self, frame: Frame) -> None:
        # What `seat_for` says, but for a call: every turn pushes frames.
        actor = frame.actor
        if actor >= 0:
            seat = self.seat_of[actor]
            frame.seat = seat if seat > 0 else 0
        self.agenda.append(frame)

    # --- who --------------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The colours in play, the tusker's too, by increasing number of teeth (2.2a)."""
        return [c for c in range(COLOUR_COUNT) if self.seat_of[c] != NONE]

    def alive(self, colour: int) -> bool:
        """Whether a colour has a living species; a player without one is a Lazarus (16.3)."""
        at = colour * SHAPE_COUNT
        size = self.size
        return size[at] + size[at + 1] + size[at + 2] + size[at + 3] > 0

    def living(self, colour: int) -> list[int]:
        """The living species of a colour."""
        at = colour * SHAPE_COUNT
        return [species for species in range(at, at + SHAPE_COUNT) if self.size[species] > 0]

    def unused(self, colour: int) -> list[int]:
        """The species of a colour that are not alive."""
        at = colour * SHAPE_COUNT
        return [species for species in range(at, at + SHAPE_COUNT) if self.size[species] == 0]

    # --- what stands where ------------------------------------------------------------------

    def count(self, place: int, species: int) -> int:
        """How many animals of a species stand in a place."""
        return (self.animals[place] >> (ANIMAL_BITS * species)) & ANIMAL_MASK

    def crowd(self, place: int) -> list[int]:
        """The species with animals in a place, each as often as it has animals there."""
        found: list[int] = []
        packed = self.animals[place]
        while packed:
            species = ((packed & -packed).bit_length() - 1) // ANIMAL_BITS
            packed -= ONE[species]
            found.append(species)
        return found

    def invaders_at(self, place: int) -> list[int]:
        """The immigrant tiles in a place, the first arrival first."""
        found: list[int] = []
        packed = self.invaders[place]
        while packed:
            found.append((packed & INVADER_MASK) - 1 + IMMIGRANT)
            packed >>= INVADER_BITS
        return found

    def vacant(self, place: int) -> bool:
        """Whether nobody stands in a place."""
        return self.animals[place] == 0 and self.invaders[place] == 0

    # --- the ground -------------------------------------------------------------------------

    def climax(self, habitat: int) -> int:
        """3.5c, 15.1e: of the biome, 100 more where it is flipped; of an empty slot as printed."""
        tile = self.biome[habitat]
        if tile < 0:
            return self.components.printed[habitat]
        if self.flipped[habitat] == 1:
            return self.components.climax[tile] + FLIPPED
        return self.components.climax[tile]

    def ground(self, habitat: int) -> int:
        """2.4a, 15.2, 15.1c-d: LAND, SEA or ICE."""
        tile = self.biome[habitat]
        if tile < 0:
            return SEA if self.greenhouse >= PPM_1600 else LAND
        if self.flipped[habitat] == 1:
            return ICE if self.greenhouse <= PPM_200 else SEA
        return SEA if self.components.sea[tile] else LAND

    def lowest(self, habitats: list[int]) -> int:
        """The habitat of a list with the lowest climax; of equal ones the first (docs/rulings/megafauna1.md)."""
        best = NONE
        least = 0
        biome = self.biome
        printed = self.components.printed
        climaxes = self.components.climax
        for habitat in habitats:
            # As `climax` has it, without a call for each.
            tile = biome[habitat]
            climax = printed[habitat] if tile < 0 else climaxes[tile] + FLIPPED * self.flipped[habitat]
            if best < 0 or climax < least:
                best = habitat
                least = climax
        return best

    def farm(self, species: int, habitat: int) -> bool:
        """9.2e: an empty slot beside the homeland of a species with agriculture."""
        if (self.cultures[species] >> AGRICULTURE) & 1 == 0 or self.biome[habitat] != NONE:
            return False
        homeland = HOMELAND + species // SHAPE_COUNT
        for other in self.components.near[0][habitat]:
            if self.biome[other] == homeland:
                return True
        return False

    def immune_homeland(self, tile: int) -> bool:
        """9.2e: a homeland with a farm cannot die out; it has one where a slot beside it is empty."""
        if tile < HOMELAND or tile >= HOMELAND + COLOUR_COUNT:
            return False
        colour = tile - HOMELAND
        farming = False
        for species in range(colour * SHAPE_COUNT, colour * SHAPE_COUNT + SHAPE_COUNT):
            if (self.cultures[species] >> AGRICULTURE) & 1 == 1:
                farming = True
        if not farming:
            return False
        for habitat in range(HABITAT_COUNT):
            if self.biome[habitat] == tile:
                for other in self.components.near[0][habitat]:
                    if self.biome[other] == NONE:
                        return True
        return False

    # --- eating -----------------------------------------------------------------------------

    def grazes(self, genome: int, habitat: int, part: int) -> bool:
        """13.1, 12.0: whether the food of a biome (part BIOME) or of its husks (HUSK) suits a genome."""
        tile = self.biome[habitat]
        if tile < 0 or self.flipped[habitat] == 1:
            return False
        need = self.components.need[tile] if part == BIOME else self.components.husk[tile]
        return need >= 0 and (genome | GUARD) - need & GUARD == GUARD

    def feeds(self, genome: int, size: int, habitat: int, part: int) -> bool:
        """13.1, 7.3f: whether a genome suits the food of a biome or of its husks, and the ground there."""
        tile = self.biome[habitat]
        if tile < 0 or self.flipped[habitat] == 1:
            return False
        components = self.components
        need = components.husk[tile] if part else components.need[tile]
        if need < 0 or (genome | GUARD) - need & GUARD != GUARD:
            return False
        marine = genome >> M_SHIFT & GENE_MASK
        if components.sea[tile]:
            if marine > 0:
                return True
        elif marine < 2:
            return True
        return flies(genome, size)

    def finds_prey(self, genome: int, size: int, cultures: int, species: int, habitat: int) -> bool:
        """14.1: whether a prey in a habitat suits a carnivore; its own species never does (10.4). Size 0: any."""
        first = habitat * PLACE_COUNT
        packed = self.animals[first] | self.animals[first + 1]
        while packed:
            prey = (packed.bit_length() - 1) // ANIMAL_BITS
            if prey != species and hunts(genome, size, cultures, self.genome[prey], self.size[prey]):
                return True
            packed &= (1 << (ANIMAL_BITS * prey)) - 1
        if self.invaders[first] or self.invaders[first + 1]:
            for tile in self.invaders_at(first) + self.invaders_at(first + 1):
                i = tile - IMMIGRANT
                prey_genome = self.components.immigrant_genome[i]
                if hunts(genome, size, cultures, prey_genome, self.components.immigrant_size[i]):
                    return True
        return False

    def would_live(self, species: int, genome: int, size: int, cultures: int, place: int) -> bool:
        """10.4, 13.1, 14.1: whether an animal could stay in a place and eat there, competition aside.

        The genome, size and cultures may be those that the species would have.
        """
        habitat = place // PLACE_COUNT
        part = place - habitat * PLACE_COUNT
        if part == HUNT:
            if not may_stay(genome, size, self.ground(habitat)):
                return False
            return self.finds_prey(genome, size, cultures, species, habitat)
        if self.feeds(genome, size, habitat, part):
            return True
        if part == BIOME and self.biome[habitat] == NONE and (cultures >> AGRICULTURE) & 1 == 1:
            return self.farm(species, habitat) and may_stay(genome, size, self.ground(habitat))
        return False

    def lives(self, species: int, place: int) -> bool:
        """Whether an animal of a species, as it is, could stay in a place and eat there, competition aside."""
        return self.would_live(species, self.genome[species], self.size[species], self.cultures[species], place)

    def immigrant_lives(self, tile: int, place: int) -> bool:
        """6.1g: whether an immigrant could stay in a place and eat there; it keeps to its role."""
        i = tile - IMMIGRANT
        habitat = place // PLACE_COUNT
        part = place - habitat * PLACE_COUNT
        ground = self.ground(habitat)
        kind = self.components.immigrant_ground[i]
        if ground == ICE or (kind != AMPHIBIAN and kind != ground):
            return False
        genome = self.components.immigrant_genome[i]
        if self.components.immigrant_role[i] == PREDATOR:
            return part == HUNT and self.finds_prey(genome, 0, 0, NONE, habitat)
        return part != HUNT and self.grazes(genome, habitat, part)

    # --- species ----------------------------------------------------------------------------

    def instincts(self, species: int) -> int:
        """9.1, 7.3c-e: bits of the instincts of a species, from its cards and from the ends of its tracks."""
        found = 0
        icons = self.icons[species]
        for instinct in range(INSTINCT_COUNT):
            if (icons >> (ICON_BITS * instinct)) & ICON_MASK:
                found |= 1 << instinct
        genome = self.genome[species]
        if letters(genome, N) >= ROADRUNNER_MOST and self.size[species] == 1:
            found |= 1 << SOCIAL
        if letters(genome, M) >= ROADRUNNER_MOST:
            found |= 1 << LANGUAGE
        if letters(genome, A) >= ROADRUNNER_MOST:
            found |= 1 << HISTORY
        return found

    def new_markers(self, species: int, genome: int) -> int:
        """7.3a: how many roadrunner animals a species needs to show more letters."""
        if genome & ROADRUNNER_MASK == 0:
            return 0
        needed = 0
        for r in range(ROADRUNNER_COUNT):
            if self.roadrunners[species * ROADRUNNER_COUNT + r] == 0 and letters(genome, ROADRUNNER + r) > 0:
                needed += 1
        return needed

    def mutated(self, species: int, genome: int) -> int:
        """7.3: what the genome of a species would be with more letters: the tracks end at three."""
        found = self.genome[species] + (genome & DIETARY_MASK)
        if genome & ROADRUNNER_MASK == 0:
            return found
        for r in range(ROADRUNNER_COUNT):
            more = letters(genome, ROADRUNNER + r)
            if more > 0:
                room = ROADRUNNER_MOST - letters(self.genome[species], ROADRUNNER + r)
                found += (more if more < room else room) * GENE[ROADRUNNER + r]
        return found

    # --- changes ----------------------------------------------------------------------------

    def place_animal(self, species: int, place: int) -> None:
        """An animal from the supply comes onto the map."""
        self.supply[species] -= 1
        self.population[species] += 1
        self.animals[place] += ONE[species]
        bit = 1 << place // PLACE_COUNT
        self.where[species] |= bit
        self.touched |= bit

    def lift_animal(self, species: int, place: int) -> None:
        """An animal goes back into the supply. Whether its species is extinct now is for `extinction` to see."""
        self.supply[species] += 1
        self.population[species] -= 1
        animals = self.animals
        animals[place] -= ONE[species]
        bit = 1 << place // PLACE_COUNT
        first = place - place % PLACE_COUNT
        there = animals[first] | animals[first + 1] | animals[first + 2]
        if (there >> (ANIMAL_BITS * species)) & ANIMAL_MASK == 0:
            self.where[species] &= ~bit
        self.touched |= bit

    def place_invader(self, tile: int, place: int) -> None:
        """An immigrant comes to a place, after those that are there."""
        shift = 0
        while (self.invaders[place] >> shift) & INVADER_MASK:
            shift += INVADER_BITS
        self.invaders[place] |= (tile - IMMIGRANT + 1) << shift
        self.tile_at[tile] = ON_MAP
        self.touched |= 1 << place // PLACE_COUNT

    def lift_invader(self, tile: int, place: int) -> None:
        """An immigrant leaves a place; where it goes is said by whoever lifts it."""
        kept = 0
        shift = 0
        packed = self.invaders[place]
        while packed:
            if packed & INVADER_MASK != tile - IMMIGRANT + 1:
                kept |= (packed & INVADER_MASK) << shift
                shift += INVADER_BITS
            packed >>= INVADER_BITS
        self.invaders[place] = kept
        self.touched |= 1 << place // PLACE_COUNT

    def to_tarpit(self, tile: int) -> None:
        """16.1a"""
        self.tarpit.append(tile)
        self.tile_at[tile] = TARPIT

    def set_track(self, species: int, r: int, amount: int) -> None:
        """7.3: so many letters of a roadrunner; the marker follows, and its animal comes and goes."""
        self.stirred |= 1 << species
        at = species * ROADRUNNER_COUNT + r
        before = self.roadrunners[at]
        if amount > 0 and before == 0:
            self.supply[species] -= 1
        elif amount == 0 and before > 0:
            self.supply[species] += 1
        self.roadrunners[at] = amount
        shown = amount if amount < ROADRUNNER_MOST else ROADRUNNER_MOST
        was = before if before < ROADRUNNER_MOST else ROADRUNNER_MOST
        self.genome[species] += (shown - was) * GENE[ROADRUNNER + r]

    def add_dna(self, species: int, genome: int) -> None:
        """Letters come into a genome (7.1, 7.3)."""
        self.stirred |= 1 << species
        self.genome[species] += genome & DIETARY_MASK
        if genome & ROADRUNNER_MASK == 0:
            return
        for r in range(ROADRUNNER_COUNT):
            more = letters(genome, ROADRUNNER + r)
            if more > 0:
                self.set_track(species, r, self.roadrunners[species * ROADRUNNER_COUNT + r] + more)

    def drop_dna(self, species: int, genome: int) -> None:
        """Letters go out of a genome (8.0a) with a card that has left the stack.

        What a track no longer showed is not lost again: as many letters stay as the other cards have (4.2e).
        """
        self.stirred |= 1 << species
        self.genome[species] -= genome & DIETARY_MASK
        if genome & ROADRUNNER_MASK == 0:
            return
        for r in range(ROADRUNNER_COUNT):
            fewer = letters(genome, ROADRUNNER + r)
            if fewer > 0:
                shown = self.roadrunners[species * ROADRUNNER_COUNT + r]
                left = shown - fewer
                others = self.stacked_letters(species, ROADRUNNER + r)
                if left < others:
                    left = others if others < shown else shown
                self.set_track(species, r, left if left > 0 else 0)

    def stacked_letters(self, species: int, letter: int) -> int:
        """How many letters of a kind the cards of a stack have."""
        total = 0
        for card in self.stack(species):
            if card < GENOTYPE:
                total += letters(self.components.genome[card], letter)
            else:
                dynasty = DYNASTY[species // SHAPE_COUNT]
                total += letters(self.components.genotype_genome[card - GENOTYPE][dynasty], letter)
        return total

    def found_species(self, species: int, size: int) -> None:
        """A species begins: its size animal goes onto the track (3.7a, 7.4c, 10.3a)."""
        self.stirred |= 1 << species
        self.size[species] = size
        self.supply[species] -= 1

    def stack_card(self, species: int, card: int) -> None:
        """7.1, 7.4c: a card goes under a species, with its DNA and its instincts."""
        self.card_at[card] = species
        self.stacked[species] += 1
        if card < GENOTYPE:
            self.add_dna(species, self.components.genome[card])
            self.count_icons(species, card, 1)
        else:
            self.add_dna(species, self.components.genotype_genome[card - GENOTYPE][DYNASTY[species // SHAPE_COUNT]])

    def stack(self, species: int) -> list[int]:
        """The cards under a species."""
        found: list[int] = []
        card = NONE
        for _ in range(self.stacked[species]):
            card = self.card_at.index(species, card + 1)
            found.append(card)
        return found

    def count_icons(self, species: int, card: int, change: int) -> None:
        instincts = self.components.instincts[card]
        if instincts == 0:
            return
        for instinct in range(INSTINCT_COUNT):
            if (instincts >> instinct) & 1:
                self.icons[species] += change << (ICON_BITS * instinct)

    def shed_card(self, species: int, card: int) -> None:
        """8.0a, 16.2a: a card leaves a stack: a mutation goes out of the game, a genotype to the fossils."""
        self.stacked[species] -= 1
        if card < GENOTYPE:
            self.card_at[card] = GONE
            self.drop_dna(species, self.components.genome[card])
            self.count_icons(species, card, -1)
        else:
            colour = species // SHAPE_COUNT
            self.keep_fossil(colour, card)
            self.drop_dna(species, self.components.genotype_genome[card - GENOTYPE][DYNASTY[colour]])

    def keep_fossil(self, colour: int, card: int) -> None:
        """7.5, 18.1a: a genotype comes to the fossils of a colour and counts as many points as it has letters."""
        self.card_at[card] = FOSSIL_CARD + colour
        self.genotypes_won[colour] += length(self.components.genotype_genome[card - GENOTYPE][DYNASTY[colour]])

    def shed_tile(self, colour: int, tile: int) -> None:
        """8.0a, 16.2a: a heritage tile leaves its stack and goes back to the supply of its colour."""
        at = colour * HERITAGE_COUNT + tile
        worn = self.heritage[at]
        self.heritage[at] = NONE
        self.stirred |= 1 << worn // 2
        self.genome[worn // 2] -= self.components.face_genome[tile * 2 + worn % 2]

    def inherit_tile(self, species: int, face: int) -> None:
        """10.3c: a heritage tile out of the supply goes onto a stack, one of its faces up."""
        colour = species // SHAPE_COUNT
        self.heritage[colour * HERITAGE_COUNT + face // 2] = species * 2 + face % 2
        self.stirred |= 1 << species
        self.genome[species] += self.components.face_genome[face]

    # --- counting ---------------------------------------------------------------------------

    def headcount(self, colour: int) -> int:
        """4.4a: the animals of a colour on the map; those with the super-fern count triple."""
        at = colour * SHAPE_COUNT
        total = self.population[at] + self.population[at + 1] + self.population[at + 2] + self.population[at + 3]
        if total == 0:
            return 0
        marks = self.components.mark
        for habitat, tile in enumerate(self.biome):
            if tile >= 0 and marks[tile] == SUPER_FERN:
                for place in range(habitat * PLACE_COUNT, (habitat + 1) * PLACE_COUNT):
                    for species in range(at, at + SHAPE_COUNT):
                        total += 2 * self.count(place, species)
        return total

    def pool(self) -> list[int]:
        """6.1a, 17.2, 18.0b: the pool from which tiles come now; its next tile is last."""
        if self.era == CENOZOIC or (self.on_with_cenozoic == 1 and not self.mesozoic):
            return self.cenozoic
        return self.mesozoic


def letters(genome: int, letter: int) -> int:
    """How often a letter is in a genome."""
    return genome >> (GENE_BITS * letter) & GENE_MASK


def flies(genome: int, size: int) -> bool:
    """7.3b: wings."""
    return size == 1 and genome >> S_SHIFT & GENE_MASK >= ROADRUNNER_MOST


def may_stay(genome: int, size: int, ground: int) -> bool:
    """11.1, 7.3f: whether an animal of that genome and size can be on a ground, on its way or to stay."""
    marine = genome >> M_SHIFT & GENE_MASK
    if ground == LAND:
        if marine < 2:
            return True
    elif ground == SEA and marine > 0:
        return True
    return flies(genome, size)


def hunts(genome: int, size: int, cultures: int, prey: int, prey_size: int) -> bool:
    """14.1a-e, 9.2b, 9.2c: whether a prey of that genome and size suits a carnivore; size 0 fits every prey."""
    if size > 0 and (size - prey_size > 1 or prey_size - size > 1) and (cultures >> BONES) & 1 == 0:
        return False
    lacking = GUARD & ~((genome | GUARD) - (prey & ROADRUNNER_MASK))
    if lacking == 0:
        return True
    return (cultures >> PROJECTILES) & 1 == 1 and lacking & (lacking - 1) == 0
