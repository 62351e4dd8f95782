"""The state that the shared rules know, with the queries that the games of the family ask alike."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.stored import Shared
from phylarium.kernel.engine import NOBODY, Frame


class Fauna(Shared):
    """A position of any game of the family."""

    __slots__ = ()

    # --- who --------------------------------------------------------------------------------

    def seat_for(self, actor: int) -> int:
        """The seat that plays a colour; who plays alone decides for a colour that nobody plays, too."""
        seat = self.seat_of[actor] if actor >= 0 else NOBODY
        return 0 if seat < 0 <= actor else seat

    def push(self, frame: Frame) -> None:
        # Whose colour a seat plays decides for it: nobody needs to be asked for most frames.
        actor = frame.actor
        if actor >= 0:
            seat = self.seat_of[actor]
            frame.seat = seat if seat >= 0 else self.seat_for(actor)
        self.agenda.append(frame)

    # --- organs -----------------------------------------------------------------------------

    def organ(self, species: int, organ: int) -> int:
        """How many organs of a colour a species has."""
        return (self.organs[species] >> (ORGAN_BITS * organ)) & ORGAN_MASK

    def recount(self, species: int) -> None:
        """Add up the organs of a species after one of its cards, its basal organs or its size has changed."""
        shared = self.shared
        card_at = self.card_at
        cubes = self.cubes
        total = self.basal[species]
        for card in self.held:
            if card_at[card] == species:
                total += cubes[card]
                if self.monster_on[card]:
                    total += self.size[species] << (ORGAN_BITS * shared.face_monster[self.face(card)])
        self.organs[species] = total

    # --- cards ------------------------------------------------------------------------------

    def deck(self, row: int) -> list[int]:
        """The deck of a row of the display."""
        return self.upper_deck if row == METABOLIC else self.lower_deck

    def face(self, card: int) -> int:
        """Which face a promoted card shows."""
        return card * 2 + self.card_side[card] - 1

    def looks(self, card: int) -> int:
        """A card of a tableau and the side that it shows, as one int for the log, which tells of it later."""
        return card * 3 + self.card_side[card]

    def mutations(self, species: int) -> list[int]:
        """The mutations of a species, those in its row from left to right."""
        card_at = self.card_at
        found: list[int] = []
        for card in self.held:
            if card_at[card] == species:
                found.append(card)
        return found

    def row(self, species: int) -> list[int]:
        """The cards of its personality or portrait, from left to right."""
        card_at = self.card_at
        in_row = self.in_row
        found: list[int] = []
        for card in self.held:
            if card_at[card] == species and in_row[card]:
                found.append(card)
        return found

    def count_moods(self, species: int) -> None:
        """Count the emotions of a species anew after its row has changed: halves of one colour that meet."""
        shared = self.shared
        found = 0
        last = NONE
        for card in self.row(species):
            face = self.face(card)
            if last != NONE and shared.face_left[face] == last:
                found += 1 << (ORGAN_BITS * last)
            last = shared.face_right[face]
        self.moods[species] = found

    def mood(self, species: int, colour: int) -> int:
        """How many emotions of a colour a species has."""
        return (self.moods[species] >> (ORGAN_BITS * colour)) & ORGAN_MASK

    def take_cubes(self, packed: int) -> None:
        """Organ cubes leave the pool."""
        organ = 0
        while packed:
            self.pool[organ] -= packed & ORGAN_MASK
            packed >>= ORGAN_BITS
            organ += 1

    def give_cubes(self, packed: int) -> None:
        """Organ cubes go back to the pool."""
        organ = 0
        while packed:
            self.pool[organ] += packed & ORGAN_MASK
            packed >>= ORGAN_BITS
            organ += 1

    def strip_card(self, card: int) -> None:
        """A mutation loses its cubes and its monster."""
        self.give_cubes(self.cubes[card])
        self.cubes[card] = 0
        self.monster_on[card] = 0

    def release_host(self, card: int) -> None:
        """The host on a mutation, if there is one, is unborn again."""
        host = self.host_on[card]
        if host != NONE:
            self.host_on[card] = NONE
            self.unborn[host] += 1

    def discard(self, card: int) -> None:
        """A mutation leaves its tableau and the game, with its cubes, its monster and its host."""
        species = self.card_at[card]
        self.remove(card)
        self.recount(species)

    def remove(self, card: int) -> None:
        """The same where the organs of its species are counted later, or are nobody's any more."""
        self.strip_card(card)
        self.release_host(card)
        self.in_row[card] = 0
        self.card_side[card] = UNPROMOTED
        self.card_at[card] = GONE
        self.held.remove(card)

    # --- tools ------------------------------------------------------------------------------

    def tool_for(self, species: int, shape: int) -> bool:
        """Whether a species has a tool with which it hunts a shape."""
        tool_at = self.tool_at
        if species not in tool_at:
            return False
        for tool in range(TOOL_COUNT):
            if tool_at[tool] == species and self.shared.tool_shape[tool * 2 + self.tool_side[tool]] == shape:
                return True
        return False

    def dives(self, species: int) -> bool:
        """Whether a tool of a species lets its carnivores live in water."""
        tool_at = self.tool_at
        if species not in tool_at:
            return False
        for tool in range(TOOL_COUNT):
            if tool_at[tool] == species and self.shared.tool_dives[tool * 2 + self.tool_side[tool]]:
                return True
        return False

    # --- species ----------------------------------------------------------------------------

    def colour(self, species: int) -> int:
        return species // SHAPE_COUNT

    def shape(self, species: int) -> int:
        return species % SHAPE_COUNT

    def is_lazarus(self, colour: int) -> bool:
        """Whether a colour has no creeple on the map."""
        at = colour * SHAPE_COUNT
        for species in range(at, at + SHAPE_COUNT):
            if self.living[species] > 0:
                return False
        return True

    def species_of(self, colour: int) -> list[int]:
        """The species of a colour that are there."""
        at = colour * SHAPE_COUNT
        sizes = self.size
        found: list[int] = []
        for species in range(at, at + SHAPE_COUNT):
            if sizes[species] > 0:
                found.append(species)
        return found

    def vanish(self, species: int) -> None:
        """Nothing is left of a species: no creeple, no organ, no emotion."""
        self.living[species] = 0
        self.unborn[species] = 0
        self.size[species] = 0
        self.basal[species] = 0
        self.organs[species] = 0
        self.moods[species] = 0

    def is_venomous(self, species: int) -> bool:
        card_at = self.card_at
        for card in self.held:
            if card_at[card] == species:
                side = self.card_side[card]
                # As `face` has it.
                if side != UNPROMOTED and self.shared.face_venom[card * 2 + side - 1]:
                    return True
        return False
