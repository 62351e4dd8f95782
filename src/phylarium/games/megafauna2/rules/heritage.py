"""Beginning with what came out of a game of Genesis (C2, C3): colours, organs, bionts, swimmers and hosts."""

from __future__ import annotations

from phylarium.families.fauna.rules import estate, tableau
from phylarium.games.megafauna2.rules import acting, extinction, frames, promoting, say, setup
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable
from phylarium.kernel.message import Reason


class HeirColour(Choice[Megafauna, frames.HeirColour]):
    """C2h: a player goes on as what the macroorganism was, if that colour is left; the higher score first (C2a-e)."""

    ints: str = "heir"

    def options(self, s: Megafauna, f: frames.HeirColour) -> list[int]:
        free = [colour for colour in range(COLOUR_COUNT) if s.seat_of[colour] == NONE]
        own = [COLOUR + colour for colour in free if (s.heir_colours[f.heir] >> colour) & 1]
        return own or [COLOUR + colour for colour in free]

    def chosen(self, s: Megafauna, f: frames.HeirColour, action: int) -> None:
        setup.take_colour(s, f.heir, action - COLOUR)

    def refusal(self, s: Megafauna, f: frames.HeirColour, action: int) -> Reason | None:
        return say.refuse_colour(s.seat_of, action - COLOUR, "C2h", "C2")


class DealRest(Act[Megafauna, frames.DealRest]):
    """C2j: the others get colours by chance, and take only free cards in the first turn."""

    def act(self, s: Megafauna, f: frames.DealRest) -> None:
        colours = [colour for colour in range(COLOUR_COUNT) if s.seat_of[colour] == NONE]
        s.rng.shuffle(colours)
        for seat in range(s.seats):
            if s.colour_of[seat] == NONE:
                setup.take_colour(s, seat, colours.pop())
                s.novices |= 1 << s.colour_of[seat]
        setup.give_medea(s)


class Bequeath(Act[Megafauna, frames.Bequeath]):
    """C2f, C2g, C2k: when everything lies on the table, each heir begins with what it brings."""

    def act(self, s: Megafauna, f: frames.Bequeath) -> None:
        for seat in range(s.seats):
            at = estate.heir_of(s, seat)
            if at != NONE:
                s.heir_marine[seat] = s.estate[at + estate.MARINE]
                s.heir_organs[seat] = s.estate[at + estate.BROUGHT]
                s.heir_bionts[seat] = s.estate[at + estate.BIONTS]
                s.heir_guests[seat] = s.estate[at + estate.GUESTS]
        s.push(frames.Symbionts(NOBODY))
        for colour in range(COLOUR_COUNT - 1, -1, -1):
            seat = s.seat_of[colour]
            if seat != NONE and s.colour_of[seat] == colour and s.heir_colours[seat] != 0:
                s.push(frames.Heir(colour))


class Heir(Act[Megafauna, frames.Heir]):
    """C2f, C2g: an heir on land has organs and mutations, one in the sea is a swimmer without any."""

    def act(self, s: Megafauna, f: frames.Heir) -> None:
        colour = f.actor
        seat = s.seat_of[colour]
        # Where plants are a level of their own the first ones grow on land already (K3e).
        if s.heir_marine[seat] == 1 and not (colour == PLANT and s.is_alien()):
            go_to_sea(s, colour)
            s.push(frames.SeaStart(colour))
            return
        species = colour * SHAPE_COUNT + ARCHETYPE
        if s.size[species] == 0:
            # C3a: alone the animal waits (K3f), but this one is there already.
            promoting.found_species(s, species, 1)
            s.push(frames.Arrive(colour))
        organs = tableau.available(s, s.heir_organs[seat])
        tableau.put_organs(s, species, NONE, organs)
        s.note("log-inherits", "C2f", colour, species, organs)
        for organ in range(WHITE):
            for _ in range((s.heir_bionts[seat] >> (ORGAN_BITS * organ)) & ORGAN_MASK):
                deal_mutation(s, species, organ)
        s.fossils[colour] += 1
        s.push(frames.Whiten(colour, species, 0))


def deal_mutation(s: Megafauna, species: int, organ: int) -> None:
    """C2f: a card of a biont's colour, by chance, with one organ on it."""
    components = s.components
    deck = s.upper_deck if components.card_row[components.card_colour.index(organ)] == METABOLIC else s.lower_deck
    fitting = [card for card in deck if components.card_colour[card] == organ]
    if not fitting:
        return
    card = fitting[s.rng.below(len(fitting))]
    deck.remove(card)
    tableau.add_card(s, species, card)
    tableau.put_organs(s, species, card, tableau.available(s, ONE_ORGAN[organ]))
    s.note("log-biont", "C2f", species // SHAPE_COUNT, species, card)


class Whiten(Choice[Megafauna, frames.Whiten]):
    """C2i: two organs of a colour may become a white one, once for each colour."""

    ints: str = "species done"

    def options(self, s: Megafauna, f: frames.Whiten) -> list[int]:
        if s.pool[WHITE] == 0:
            return []
        basal = s.basal[f.species]
        twos = [organ for organ in range(WHITE) if organ_of(basal, organ) >= 2]
        return declinable([ORGAN + organ for organ in twos if (f.done >> organ) & 1 == 0], DONE)

    def chosen(self, s: Megafauna, f: frames.Whiten, action: int) -> None:
        if action == DONE:
            return
        organ = action - ORGAN
        lost = 2 * ONE_ORGAN[organ]
        s.basal[f.species] -= lost
        s.organs[f.species] -= lost
        s.give_cubes(lost)
        tableau.put_organs(s, f.species, NONE, ONE_ORGAN[WHITE])
        s.note("log-whitens", "C2i", f.actor, f.species, organ)
        s.push(frames.Whiten(f.actor, f.species, f.done | 1 << organ))


# --- in the sea (C2g) -------------------------------------------------------------------------


def go_to_sea(s: Megafauna, colour: int) -> None:
    """C2g: the archetype card lies with its marine side up, and its creeples are swimmers."""
    archetype = colour * SHAPE_COUNT + ARCHETYPE
    swimmer = colour * SHAPE_COUNT + SWIMMER
    extinction.leave_map(s, archetype)
    s.living[archetype] = 0
    s.unborn[archetype] = 0
    s.size[archetype] = 0
    promoting.found_species(s, swimmer, 1)
    s.marine |= 1 << colour
    s.breathe()
    s.note("log-marine", "C2g", colour, swimmer)


class SeaStart(Choice[Megafauna, frames.SeaStart]):
    """C2g: a swimmer begins in any sea; where plants are a level of their own, where it finds one (C3a)."""

    def options(self, s: Megafauna, f: frames.SeaStart) -> list[int]:
        if s.is_alien():
            return [PLACE + place for place in acting.refuges(s, f.actor * SHAPE_COUNT + SWIMMER)]
        return [
            PLACE + hex * LEVEL_COUNT + HERBIVORE
            for hex in range(SHELF)
            if s.landmass[hex // HEX_COUNT] != NONE and s.ground(hex) == SEA and s.herbivore[hex] == NONE
        ]

    def chosen(self, s: Megafauna, f: frames.SeaStart, action: int) -> None:
        settle(s, f.actor * SHAPE_COUNT + SWIMMER, action - PLACE)

    def nothing(self, s: Megafauna, f: frames.SeaStart) -> None:
        extinction.dissolve(s, f.actor * SHAPE_COUNT + SWIMMER)


class Arrive(Choice[Megafauna, frames.Arrive]):
    """C3a: alone, an heir begins where it finds something to eat; where there is nothing it waits like any other."""

    def options(self, s: Megafauna, f: frames.Arrive) -> list[int]:
        return [PLACE + place for place in acting.refuges(s, f.actor * SHAPE_COUNT + ARCHETYPE)]

    def chosen(self, s: Megafauna, f: frames.Arrive, action: int) -> None:
        settle(s, f.actor * SHAPE_COUNT + ARCHETYPE, action - PLACE)

    def nothing(self, s: Megafauna, f: frames.Arrive) -> None:
        extinction.extinct(s, f.actor * SHAPE_COUNT + ARCHETYPE)


def settle(s: Megafauna, species: int, place: int) -> None:
    """The first creeple of an heir stands at a place."""
    s.unborn[species] -= 1
    s.living[species] += 1
    s.place(species, place // LEVEL_COUNT, place % LEVEL_COUNT)
    s.arrived |= 1 << (species // SHAPE_COUNT)
    s.breathe()
    s.note("log-settles", "C2", species // SHAPE_COUNT, species, place)


# --- hosts (C2k) ------------------------------------------------------------------------------


class Symbionts(Act[Megafauna, frames.Symbionts]):
    """C2k: whoever had an endosymbiont in a macroorganism begins with a creeple of its owner as a host."""

    def act(self, s: Megafauna, f: frames.Symbionts) -> None:
        for seat in range(s.seats):
            colour = s.colour_of[seat]
            species = s.first_species(colour)
            for other in range(s.seats):
                if (s.heir_guests[seat] >> other) & 1 and species != NONE and s.unborn[species] > 0:
                    s.unborn[species] -= 1
                    s.guests[s.colour_of[other] * COLOUR_COUNT + colour] = species
                    s.note("log-guest", "C2k", s.colour_of[other], species)
