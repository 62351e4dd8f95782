"""The state of a game of Genesis: the queries that rules share.

A *place* is a number: 0 to 15 are the placards, as refugium or as bacterium (with or without a
macroorganism card on it), `PARASITE` + colour are the parasite cards. A *party* is who bionts belong
to: 0 to 3 the players by their colour, `NPC` + colour the lone biont of a parasite that nobody plays.
"""

from __future__ import annotations

from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.stored import Stored
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY


class Genesis(Stored):
    """A position of Genesis. Lists are indexed by the ints of `names` and above; -1 is "none"."""

    __slots__ = ()

    def seat_for(self, actor: int) -> int:
        """The seat that plays a party; nobody decides for an NPC."""
        return self.seat_of[actor] if 0 <= actor < NPC else NOBODY

    # --- parties ----------------------------------------------------------------------------

    def players(self) -> list[int]:
        """The colours that somebody plays."""
        return [colour for colour in range(COLOUR_COUNT) if self.seat_of[colour] >= 0]

    def in_turn(self) -> list[int]:
        """A6: all parties in player order; an NPC comes by its colour, in the cooperative game after the player."""
        found: list[int] = []
        for colour in self.order:
            if self.seat_of[colour] >= 0:
                found.append(colour)
            if self.npc[colour] == 1:
                found.append(NPC + colour)
        return found

    def pool_limit(self) -> int:
        """B3b: disks of one colour that a tableau pool may hold."""
        return self.components.pool_limit[self.seats]

    def wantonness(self, party: int) -> int:
        """A6b: HGT icons of the microorganisms that a party has bionts in."""
        total = 0
        for place in self.living:
            if (
                self.abilities[place * ABILITY_COUNT + HGT] > 0
                and self.macro_of[place] < 0
                and self.bionts[place * PARTY_COUNT + party] > 0
            ):
                total += self.abilities[place * ABILITY_COUNT + HGT]
        return total

    def in_refugia(self, party: int) -> int:
        """E2a: bionts of a party across all refugia."""
        count = 0
        for refugium in self.rows:
            if refugium >= 0:
                count += self.bionts[refugium * PARTY_COUNT + party]
        return count

    def entropy_of(self, party: int) -> int:
        """E2a: one more than the green chromosomes of the greenest organism that a party has bionts in."""
        most = 0
        for place in self.living:
            if self.bionts[place * PARTY_COUNT + party] > 0 and self.chromosomes[place * COLOUR_COUNT + GREEN] > most:
                most = self.chromosomes[place * COLOUR_COUNT + GREEN]
        return most + 1

    def reach(self, party: int) -> int:
        """E1b, E2d: mask of the rows that a party may assign to: active ones, its own, all with a spore."""
        mask = 0
        for row in range(ROW_COUNT):
            if self.active[row] == 1:
                mask |= 1 << row
        for i in range(ROW_COUNT * ROW_LENGTH):
            refugium = self.rows[i]
            if refugium >= 0 and self.bionts[refugium * PARTY_COUNT + party] > 0:
                mask |= 1 << i // ROW_LENGTH
        for place in self.living:
            if self.bionts[place * PARTY_COUNT + party] > 0:
                if self.abilities[place * ABILITY_COUNT + SPORE] > 0:
                    return (1 << ROW_COUNT) - 1
                mask |= 1 << self.home_row(place)
        return mask

    # --- organisms --------------------------------------------------------------------------

    def home_row(self, place: int) -> int:
        """E2: the home row of an organism; a parasite lives where its host does."""
        while place >= PARASITE and self.host[place] >= 0:
            place = self.host[place]
        if place >= PARASITE:
            return NONE
        macro = self.macro_of[place]
        if macro >= 0:
            return CONTINENT if self.landed[macro] == TERRESTRIAL else OCEAN
        return self.components.refugium_row[place]

    def tableau(self, place: int) -> int:
        """B1, B3a: the player in whose tableau an organism resides, and whose pool it uses."""
        while place >= PARASITE and self.host[place] >= 0:
            place = self.host[place]
        return self.owner[place] if place < PARASITE else NONE

    def is_macro(self, place: int) -> bool:
        return self.macro_of[place] >= 0

    def is_micro(self, place: int) -> bool:
        """A living bacterium or parasite without a macroorganism card."""
        return self.stage[place] == LIVING and self.macro_of[place] < 0

    def face(self, macro: int) -> int:
        """The side of a macroorganism card that lies up, as an index of the component tables."""
        return macro * 2 + self.landed[macro]

    def organisms_of(self, party: int) -> list[int]:
        """The organisms that a party owns or controls."""
        return [place for place in self.living if self.owner[place] == party]

    def organism_count(self, party: int) -> int:
        """B1a: organisms of a party: those in its tableau and the parasite that it controls."""
        count = 0
        for place in self.living:
            if self.owner[place] == party:
                count += 1
        return count

    def biont_count(self, place: int) -> int:
        """Bionts of all parties in a place."""
        at = place * PARTY_COUNT
        bionts = self.bionts
        return (
            bionts[at]
            + bionts[at + 1]
            + bionts[at + 2]
            + bionts[at + 3]
            + bionts[at + 4]
            + bionts[at + 5]
            + bionts[at + 6]
            + bionts[at + 7]
        )

    def endosymbionts(self, place: int, party: int) -> int:
        """H3d: bionts of a party in a macroorganism other than the trophic one, which is the owner's."""
        count = self.bionts[place * PARTY_COUNT + party]
        return count - 1 if self.owner[place] == party else count

    def dice_of(self, place: int) -> int:
        """Fb, Ga: one die a cube and two a biont, of a refugium or a microorganism."""
        at = place * COLOUR_COUNT
        if self.stage[place] == REFUGIUM:
            counted = self.cubes
            extra = 2 * self.biont_count(place)
        else:
            counted = self.chromosomes
            extra = self.biont_count(place)
        return counted[at] + counted[at + 1] + counted[at + 2] + counted[at + 3] + extra

    def has(self, place: int, ability: int) -> bool:
        return self.abilities[place * ABILITY_COUNT + ability] > 0

    def mutations_of(self, place: int) -> list[int]:
        return [m for m in range(MUTATION_COUNT) if self.bearer[m] == place]

    def mutation_count(self, place: int) -> int:
        count = 0
        for m in range(MUTATION_COUNT):
            if self.bearer[m] == place:
                count += 1
        return count

    def diseased_count(self, parasite: int) -> int:
        """Cubes in the diseased slots of a parasite."""
        at = (parasite - PARASITE) * DISEASED_SLOTS
        return (1 if self.diseased[at] >= 0 else 0) + (1 if self.diseased[at + 1] >= 0 else 0)

    def slot_colour(self, parasite: int, slot: int) -> int:
        """E3c: the colour of a diseased slot on the side that lies up."""
        colour = parasite - PARASITE
        return self.components.diseased_slot[(colour * 2 + self.side[colour]) * DISEASED_SLOTS + slot]

    def organ_count(self, macro: int) -> int:
        """Organ cubes on a macroorganism card."""
        count = 0
        mask = self.organs[macro]
        while mask > 0:
            count += mask & 1
            mask >>= 1
        return count

    def metabolic_rate(self, place: int) -> int:
        """H6b"""
        at = place * COLOUR_COUNT
        return self.chromosomes[at + RED] + self.chromosomes[at + YELLOW]

    def deck(self, row: int) -> list[int]:
        """The mutation deck of a row, top card first."""
        if row == 0:
            return self.cosmic_mutations
        if row == 1:
            return self.ocean_mutations
        if row == 2:
            return self.coastal_mutations
        return self.continent_mutations

    # --- changes ----------------------------------------------------------------------------

    def recount(self, place: int) -> None:
        """Work out the chromosomes and abilities of a place again; called by whatever changes them."""
        chromosomes = self.chromosomes
        abilities = self.abilities
        at = place * COLOUR_COUNT
        base = place * ABILITY_COUNT
        for colour in range(COLOUR_COUNT):
            chromosomes[at + colour] = 0
        for ability in range(ABILITY_COUNT):
            abilities[base + ability] = 0
        if self.stage[place] != LIVING:
            if place in self.living:
                self.living.remove(place)
            return
        if place not in self.living:
            self.living.append(place)
            self.living.sort()
        c = self.components
        bionts = place * PARTY_COUNT
        for colour in range(COLOUR_COUNT):
            chromosomes[at + colour] = (
                self.cubes[at + colour] + self.bionts[bionts + colour] + self.bionts[bionts + NPC + colour]
            )
        for m in range(MUTATION_COUNT):
            if self.bearer[m] == place:
                if self.cube[m] == ON_CARD:
                    chromosomes[at + c.mutation_colour[m]] += 1
                if self.plus[m] == ON_CARD:
                    chromosomes[at + c.plus_colour[m]] += 1
                start = (m * 2 + self.promoted[m]) * ABILITY_COUNT
                for ability in range(ABILITY_COUNT):
                    abilities[base + ability] += c.mutation_ability[start + ability]
        if place >= PARASITE:
            for slot in range(DISEASED_SLOTS):
                if self.diseased[(place - PARASITE) * DISEASED_SLOTS + slot] >= 0:
                    chromosomes[at + self.slot_colour(place, slot)] += 1
        macro = self.macro_of[place]
        if macro >= 0:
            face = self.face(macro)
            for colour in range(COLOUR_COUNT):
                chromosomes[at + colour] += c.system[face * COLOUR_COUNT + colour]
                if self.endosymbionts(place, colour) + self.endosymbionts(place, NPC + colour) > 0:
                    start = (face * COLOUR_COUNT + colour) * ABILITY_COUNT
                    for ability in range(ABILITY_COUNT):
                        abilities[base + ability] += c.endosymbiont_ability[start + ability]
            for slot in range(MOST_ORGANS):
                if (self.organs[macro] >> slot) & 1 == 1:
                    chromosomes[at + c.organ_colour[face * MOST_ORGANS + slot]] += 1
                    start = (face * MOST_ORGANS + slot) * ABILITY_COUNT
                    for ability in range(ABILITY_COUNT):
                        abilities[base + ability] += c.organ_ability[start + ability]

    def roll(self, count: int, place: int) -> None:
        """Roll dice for a place; `dice` has how many show each face."""
        dice = [0] * 7
        for _ in range(count):
            dice[1 + self.rng.below(6)] += 1
        self.dice = dice
        self.rolled = place
        if self.stage[place] == REFUGIUM:
            self.cover = self.enzyme_count[place]
        else:
            micro = self.macro_of[place] < 0
            shielded = self.abilities[place * ABILITY_COUNT + (DNA if micro else CANCER_SHIELD)] > 0
            self.cover = 1 if shielded or (micro and self.macro_variant == 1) else 0

    def show_top(self, row: int) -> None:
        """The top card of a mutation deck lies open."""
        deck = self.deck(row)
        if deck and (self.seen >> deck[0]) & 1 == 0:
            self.seen |= 1 << deck[0]
            self.reveal()

    def roil(self, row: int) -> None:
        """D2b: the top card of a mutation deck goes to its bottom."""
        deck = self.deck(row)
        if len(deck) > 1:
            deck.append(deck.pop(0))
            self.show_top(row)

    def remove_refugium(self, placard: int) -> None:
        """A placard leaves its row of refugia; the others close up."""
        row = self.components.refugium_row[placard]
        at = row * ROW_LENGTH
        i = at
        while self.rows[i] != placard:
            i += 1
        while i < at + ROW_LENGTH - 1:
            self.rows[i] = self.rows[i + 1]
            i += 1
        self.rows[i] = NONE

    def drop_enzymes(self, placard: int) -> None:
        """F3b: all enzymes of a refugium go to the soup."""
        for slot in range(MOST_SLOTS):
            self.enzymes[placard * MOST_SLOTS + slot] = NONE
        self.enzyme_count[placard] = 0

    def lose_enzyme(self, placard: int) -> None:
        """D4, F2c: the rightmost enzyme goes to the soup."""
        self.enzyme_count[placard] -= 1
        self.enzymes[placard * MOST_SLOTS + self.enzyme_count[placard]] = NONE
