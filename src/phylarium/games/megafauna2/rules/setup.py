"""Set-up (C1): colours, cratons, disks, first creeples, event decks, draw decks and display."""

from __future__ import annotations

from phylarium.families.fauna.rules.setup import lay_out
from phylarium.games.megafauna2.rules import atlas, frames
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message


def begin(s: Megafauna) -> None:
    """All of set-up on the agenda, in the rulebook's order; refuses options that do not go together."""
    if s.planet != EARTH:
        if s.is_basic():
            # K and L are Achterbahn games.
            raise OptionError(Message("error-basic-planet"), "megafauna2")
        if s.historical == 1:
            raise OptionError(Message("error-historical-planet"), "megafauna2")
    if s.plant_played == 1 and not s.is_alien():
        raise OptionError(Message("error-plant-played"), "megafauna2")
    if s.chicxulub == 1 and s.is_alien():
        # K0c: there the third era always comes.
        raise OptionError(Message("error-long-alien"), "megafauna2")
    lay_out(s, COLOUR_COUNT, SPECIES_COUNT, CARD_COUNT, len(ROWS) * COLUMN_COUNT, BIOME_COUNT)
    s.pool = s.components.cubes.copy()
    s.push(frames.NextTurn(NOBODY))
    if s.is_alien():
        begin_alien(s)
        return
    s.push(frames.DealCards(NOBODY))
    s.push(frames.DealEvents(NOBODY))
    s.push(frames.Settle(NOBODY))
    s.push(frames.LayCratons(NOBODY))
    s.push(frames.DealColours(NOBODY))


class DealColours(Act[Megafauna, frames.DealColours]):
    """C1c, C1d: each seat gets a colour by chance; the lowest skeletal number holds the Medea card."""

    def act(self, s: Megafauna, f: frames.DealColours) -> None:
        colours = s.rng.order(COLOUR_COUNT)
        for seat in range(s.seats):
            take_colour(s, seat, colours[seat])
        give_medea(s)


def take_colour(s: Megafauna, seat: int, colour: int) -> None:
    """C1c, C1e: a seat plays a colour; its archetype begins at size 1, with all its creeples unborn."""
    s.colour_of[seat] = colour
    s.seat_of[colour] = seat
    species = colour * SHAPE_COUNT + ARCHETYPE
    s.size[species] = 1
    s.unborn[species] = s.components.creeples[ARCHETYPE]
    s.note("log-colour", "C1c", colour, seat + 1)


def give_medea(s: Megafauna) -> None:
    """C1d: to the lowest skeletal number, which is the first of the colours. Tooth & claw is without it (A8g)."""
    if s.is_basic():
        return
    for colour in range(COLOUR_COUNT):
        if s.seat_of[colour] != NONE:
            s.medea = colour
            return


class LayCratons(Act[Megafauna, frames.LayCratons]):
    """C1f-k: the cratons in a row, their disks, and the reservoirs."""

    def act(self, s: Megafauna, f: frames.LayCratons) -> None:
        components = s.components
        row = components.used[s.planet].copy()
        if s.is_basic():
            # C1f: only the cratons of those who play.
            row = [craton for craton in row if s.seat_of[components.home_craton.index(craton)] != NONE]
        if s.historical == 0:
            s.rng.shuffle(row)
        for craton in row:
            s.landmass[craton] = craton
            s.dice[craton] = 1
            s.latitude[craton] = components.start_latitude
        s.ring = row
        if s.is_alien():
            lay_water(s)
        elif not s.is_basic():
            lay_disks(s)
        atlas.survey(s)


def lay_disks(s: Megafauna) -> None:
    """C1h-k: the shelves, the centres, the reservoirs and the strip."""
    components = s.components
    for craton in s.ring:
        north = SHELF + craton * SHELF_COUNT
        s.disk[north] = BLACK_DISK
        s.disk[north + SHELF_COUNT - 1] = BLOOM_DISKS
        s.disk[craton * HEX_COUNT + C] = components.centre_disk[craton]
    s.oxygen = components.start_oxygen
    s.clouds = components.start_clouds
    s.air_black = components.start_black
    s.air_white = components.start_white
    s.strip = components.start_climate


def lay_water(s: Megafauna) -> None:
    """K3a-c: water in every basin or sea, carbon on the shelves; what is left goes into the sky."""
    components = s.components
    black = components.solo_disks[s.planet]
    white = components.solo_disks[s.planet]
    every = components.solo_offshore[s.planet] == len(s.ring) * SHELF_COUNT
    for craton in s.ring:
        for hex in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
            if components.ground[s.planet][hex] == SEA:
                s.disk[hex] = WHITE_DISK
                white -= 1
        first = SHELF + craton * SHELF_COUNT
        for shelf in range(first, first + (SHELF_COUNT if every else 1)):
            s.disk[shelf] = BLACK_DISK
            black -= 1
    s.clouds = white // 2
    s.air_white = white - white // 2
    s.air_black = black
    s.strip = components.climate_of[s.air_black + s.air_white]


class Settle(Act[Megafauna, frames.Settle]):
    """C1l: the first creeple of each player grazes at home."""

    def act(self, s: Megafauna, f: frames.Settle) -> None:
        for colour in range(COLOUR_COUNT):
            if s.seat_of[colour] != NONE:
                species = colour * SHAPE_COUNT + ARCHETYPE
                s.unborn[species] -= 1
                s.living[species] += 1
                s.place(species, s.components.start_hex[colour], HERBIVORE)


class DealEvents(Act[Megafauna, frames.DealEvents]):
    """C1m, C1n: five extraterrestrial events make the first era; three biosphere decks."""

    def act(self, s: Megafauna, f: frames.DealEvents) -> None:
        deal_era(s, False)
        if not s.is_basic():
            s.hot_deck = biosphere_deck(s, TOO_HOT)
            s.mild_deck = biosphere_deck(s, GOLDILOCKS)
            s.cold_deck = biosphere_deck(s, TOO_COLD)


def deal_era(s: Megafauna, comet: bool) -> None:
    """C1m, A1f, A6a: five of the extraterrestrial events, shuffled; the comet is one of them in the third era."""
    events = s.rng.order(ET_COUNT)
    dealt = events[:EVENTS_PER_ERA]
    if comet:
        last = s.components.ends_game.index(True)
        if last not in dealt:
            dealt[0] = last
        s.rng.shuffle(dealt)
    s.et_deck = dealt
    for event in range(ET_COUNT):
        s.seen[event] = 0


def biosphere_deck(s: Megafauna, biosphere: int) -> list[int]:
    """C1n, A1c: all cards of one biosphere, shuffled."""
    first = ET_COUNT + biosphere * DECK_SIZE
    deck = s.rng.order(DECK_SIZE, first)
    for event in deck:
        s.seen[event] = 0
    return deck


class DealCards(Act[Megafauna, frames.DealCards]):
    """C1o: two draw decks and a display of two rows; the last card of a row lies on its deck."""

    def act(self, s: Megafauna, f: frames.DealCards) -> None:
        rows = s.components.card_row
        s.upper_deck = [card for card in range(CARD_COUNT) if rows[card] == METABOLIC]
        s.lower_deck = [card for card in range(CARD_COUNT) if rows[card] == DARWIN]
        s.rng.shuffle(s.upper_deck)
        s.rng.shuffle(s.lower_deck)
        for column in range(COLUMN_COUNT):
            show(s, METABOLIC * COLUMN_COUNT + column, s.upper_deck.pop())
            show(s, DARWIN * COLUMN_COUNT + column, s.lower_deck.pop())


def show(s: Megafauna, slot: int, card: int) -> None:
    s.display[slot] = card
    s.card_at[card] = SHOWN


# --- where plants are a level of their own (K3, L) ---------------------------------------------


def begin_alien(s: Megafauna) -> None:
    """K0b, K0e, L1, L2a: all that comes by chance, then who plays what."""
    if s.seats == 1:
        s.push_for(0, frames.ChooseAnimal(NOBODY))
    elif s.plant_played == 1:
        s.push(frames.DealPlant(NOBODY))
    else:
        s.push(frames.DealAnimals(NOBODY))
    s.push(frames.LayCratons(NOBODY))
    s.push(frames.DealCards(NOBODY))
    s.push(frames.DealEvents(NOBODY))


def plant(s: Megafauna) -> None:
    """K3d, K3e, K3g: the plant is there, all its creeples in the oxygen, and two of them look for a place to grow."""
    s.size[PLANT * SHAPE_COUNT + ARCHETYPE] = 1
    s.unborn[PLANT * SHAPE_COUNT + ARCHETYPE] = s.creeples_of(PLANT * SHAPE_COUNT + ARCHETYPE)
    s.breathe()
    s.push(frames.Germinate(PLANT, 2))


def sit(s: Megafauna, seat: int, colour: int) -> None:
    """K3f: a seat plays a colour, of which nothing lives yet."""
    s.colour_of[seat] = colour
    s.seat_of[colour] = seat
    s.note("log-colour", "C1c", colour, seat + 1)


class ChooseAnimal(Choice[Megafauna, frames.ChooseAnimal]):
    """K0b: which animal there is beside the plant (K0e, L1)."""

    ask: str = "ask-animal"

    def options(self, s: Megafauna, f: frames.ChooseAnimal) -> list[int]:
        animals = [colour for colour in range(COLOUR_COUNT) if colour != PLANT]
        if s.heir_colours and s.plant_played == 0:
            # C3a: it goes on as what it was.
            own = [COLOUR + colour for colour in animals if (s.heir_colours[0] >> colour) & 1]
            if own:
                return own
        return [COLOUR + colour for colour in animals]

    def chosen(self, s: Megafauna, f: frames.ChooseAnimal, action: int) -> None:
        if s.seats == 1:
            if s.plant_played == 1:
                sit(s, 0, PLANT)
                s.seat_of[action - COLOUR] = 0
            else:
                sit(s, 0, action - COLOUR)
            # K6a: alone, one holds it always.
            s.medea = s.colour_of[0]
        else:
            sit(s, f.seat, action - COLOUR)
        plant(s)


class DealPlant(Act[Megafauna, frames.DealPlant]):
    """L1, L1a: one of two has the plant, by chance, and holds Medea for ever; the other one chooses an animal."""

    def act(self, s: Megafauna, f: frames.DealPlant) -> None:
        seat = s.rng.below(2)
        sit(s, seat, PLANT)
        s.medea = PLANT
        s.push_for(1 - seat, frames.ChooseAnimal(NOBODY))


class DealAnimals(Act[Megafauna, frames.DealAnimals]):
    """L2a, L2b: each seat gets an animal by chance; the lowest skeletal number holds Medea, who leads the plant."""

    def act(self, s: Megafauna, f: frames.DealAnimals) -> None:
        colours = [colour for colour in range(COLOUR_COUNT) if colour != PLANT]
        s.rng.shuffle(colours)
        for seat in range(s.seats):
            sit(s, seat, colours[seat])
        give_medea(s)
        plant(s)


class Germinate(Choice[Megafauna, frames.Germinate]):
    """K3e: the first plants grow on dry hexes beside water."""

    ints: str = "left"

    def options(self, s: Megafauna, f: frames.Germinate) -> list[int]:
        water = 0
        for hex in range(SHELF):
            if s.disk[hex] == WHITE_DISK:
                water |= 1 << hex
        return [
            PLACE + hex * LEVEL_COUNT + PLANT_LEVEL
            for hex in range(SHELF)
            if s.beside[hex] & water and s.disk[hex] == NO_DISK and s.plant[hex] == NONE
        ]

    def chosen(self, s: Megafauna, f: frames.Germinate, action: int) -> None:
        species = PLANT * SHAPE_COUNT + ARCHETYPE
        s.place(species, (action - PLACE) // LEVEL_COUNT, PLANT_LEVEL)
        s.unborn[species] -= 1
        s.living[species] += 1
        s.breathe()
        s.note("log-germinates", "K3e", PLANT, species, action - PLACE)
        if f.left > 1:
            s.push(frames.Germinate(PLANT, f.left - 1))
