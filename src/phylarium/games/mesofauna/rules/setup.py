"""Set-up (bf.C, J1, L1): colours, cratons, first creeples and the display."""

from __future__ import annotations

from phylarium.families.fauna.rules.setup import lay_out
from phylarium.games.mesofauna.rules import frames, say, terrain
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message, Reason


def begin(s: Mesofauna) -> None:
    """All of set-up on the agenda; refuses options that do not go together."""
    if s.is_race() and s.ticket != 0:
        raise OptionError(Message("error-ticket-stage"), "mesofauna")
    if s.bugs != FITTING and not s.is_combined():
        raise OptionError(Message("error-bugs-stage"), "mesofauna")
    lay_out(s, COLOUR_COUNT, SPECIES_COUNT, CARD_COUNT, SLOT_COUNT, BIOME_COUNT)
    if not s.is_combined():
        # The cards of Megafauna stay in their box.
        for card in range(BUG_CARD_COUNT, CARD_COUNT):
            s.card_at[card] = GONE
    s.push_in_order(
        [
            frames.DealColours(NOBODY), frames.DealCards(NOBODY), frames.DealCratons(NOBODY),
            frames.FirstCreeples(NOBODY), frames.NextTurn(NOBODY),
        ]
    )  # fmt: skip


# --- who ---------------------------------------------------------------------------------------


class DealColours(Act[Mesofauna, frames.DealColours]):
    """bf.C2a, J1: each seat gets a colour by chance; among dinosaurs chance also says who plays bugs."""

    def act(self, s: Mesofauna, f: frames.DealColours) -> None:
        bugs = s.rng.order(BUG_COUNT)
        if s.has_queen():
            take_colour(s, 0, bugs[0])
            crown(s, bugs[1])
        elif not s.is_combined():
            for seat in range(s.seats):
                take_colour(s, seat, bugs[seat])
        else:
            giants = s.rng.order(COLOUR_COUNT - BUG_COUNT, BUG_COUNT)
            seats = s.rng.order(s.seats)
            small = seats[: bug_seats(s)]
            for seat in range(s.seats):
                take_colour(s, seat, bugs.pop() if seat in small else giants.pop())


def bug_seats(s: Mesofauna) -> int:
    """J1: how many of a Combined game play bugs."""
    if s.bugs == TWO:
        return 2
    if s.bugs == THREE:
        return 3
    return min((s.seats + 1) // 2, 3)


def take_colour(s: Mesofauna, seat: int, colour: int) -> None:
    """bf.C2a: a seat plays a colour; its archetype begins, with all its creeples unborn."""
    sit(s, seat, colour)
    found_archetype(s, colour)


def sit(s: Mesofauna, seat: int, colour: int) -> None:
    """A seat plays a colour, of which nothing is there yet."""
    s.colour_of[seat] = colour
    s.seat_of[colour] = seat
    s.note("log-colour", s.by("cat.setup.sides", "bf.C2a"), colour, seat + 1)


def crown(s: Mesofauna, colour: int) -> None:
    """L1: a colour is Queen Bee's; the fossils of the formation lie ready (L1e)."""
    s.queen = colour
    s.formation = s.components.formation
    found_archetype(s, colour)
    s.note("log-crowned", "L1", colour, s.formation)


def found_archetype(s: Mesofauna, colour: int) -> None:
    """The archetype of a colour starts its roster."""
    species = colour * SHAPE_COUNT + ARCHETYPE
    s.size[species] = 1
    s.unborn[species] = s.creeples_of(species)
    s.roster.append(species)


# --- the map -----------------------------------------------------------------------------------


class DealCratons(Act[Mesofauna, frames.DealCratons]):
    """bf.C2b: each player takes two cratons by chance, and they are laid in turn; against Queen Bee they are chosen."""

    def act(self, s: Mesofauna, f: frames.DealCratons) -> None:
        order = s.playing()
        if s.has_queen():
            for _ in range(s.components.queen_cratons):
                s.push(frames.ChooseCraton(s.colour_of[0]))
            return
        cratons = s.rng.order(CRATON_COUNT)
        # Five or more share all cratons between them.
        dealt = min(len(order) * s.components.dealt, CRATON_COUNT)
        for i in range(dealt):
            s.dealt_to[cratons[i]] = order[i % len(order)]
        for i in range(dealt - 1, -1, -1):
            s.push(frames.ChooseCraton(order[i % len(order)]))


def craton_choices(s: Mesofauna, colour: int) -> list[int]:
    """The cratons that a colour may lay: its own or, against Queen Bee, any that is left."""
    found: list[int] = []
    for craton in range(CRATON_COUNT):
        if s.dealt_to[craton] == colour or (s.has_queen() and s.spot[craton] == NONE):
            found.append(craton)
    return found


class ChooseCraton(Choice[Mesofauna, frames.ChooseCraton]):
    """bf.C2b: which craton is laid."""

    def options(self, s: Mesofauna, f: frames.ChooseCraton) -> list[int]:
        return [CRATON + craton for craton in craton_choices(s, f.actor)]

    def chosen(self, s: Mesofauna, f: frames.ChooseCraton, action: int) -> None:
        s.push(frames.ChooseSide(f.actor, action - CRATON))

    def cites(self, s: Mesofauna, f: frames.ChooseCraton) -> str:
        return "L1a" if s.has_queen() else s.by("cat.setup.map", "bf.C2b")

    def refusal(self, s: Mesofauna, f: frames.ChooseCraton, action: int) -> Reason | None:
        if not CRATON <= action < CRATON + CRATON_COUNT:
            return None
        id = "refused-craton-laid" if s.is_laid(action - CRATON) else "refused-craton-other"
        return say.no(id, self.cites(s, f))

    def sought(self, s: Mesofauna, f: frames.ChooseCraton) -> list[int]:
        return [CRATON + craton for craton in range(CRATON_COUNT) if s.is_laid(craton) or s.dealt_to[craton] != NONE]


class ChooseSide(Choice[Mesofauna, frames.ChooseSide]):
    """bf.C2b: the dry or the wet side up."""

    ints: str = "craton"

    def options(self, s: Mesofauna, f: frames.ChooseSide) -> list[int]:
        return [DRY_SIDE, WET_SIDE]

    def chosen(self, s: Mesofauna, f: frames.ChooseSide, action: int) -> None:
        s.side[f.craton] = action - DRY_SIDE
        s.push(frames.ChooseSpot(f.actor, f.craton))

    def cites(self, s: Mesofauna, f: frames.ChooseSide) -> str:
        return "L1b" if s.has_queen() else s.by("cat.setup.map", "bf.C2b")


class ChooseSpot(Choice[Mesofauna, frames.ChooseSpot]):
    """bf.C2b: where it lies, side to side with one that lies already; the first one lies in the middle."""

    ints: str = "craton"

    def options(self, s: Mesofauna, f: frames.ChooseSpot) -> list[int]:
        return [SPOT + spot for spot in terrain.free_spots(s)]

    def chosen(self, s: Mesofauna, f: frames.ChooseSpot, action: int) -> None:
        terrain.lay(s, f.craton, action - SPOT)
        s.dealt_to[f.craton] = NONE
        s.note("log-laid", self.cites(s, f), f.actor, f.craton, s.side[f.craton])

    def cites(self, s: Mesofauna, f: frames.ChooseSpot) -> str:
        return "L1b" if s.has_queen() else s.by("cat.setup.map", "bf.C2b")

    def refusal(self, s: Mesofauna, f: frames.ChooseSpot, action: int) -> Reason | None:
        if not SPOT <= action < SPOT + SPOT_COUNT:
            return None
        id = "refused-spot-taken" if action - SPOT in s.spot else "refused-spot-apart"
        return say.no(id, self.cites(s, f))

    def sought(self, s: Mesofauna, f: frames.ChooseSpot) -> list[int]:
        return [SPOT + spot for spot in s.spot if spot >= 0]


# --- first creeples ----------------------------------------------------------------------------


class FirstCreeples(Act[Mesofauna, frames.FirstCreeples]):
    """bf.C2c, L1c: everybody's first creeples; those who play later have more."""

    def act(self, s: Mesofauna, f: frames.FirstCreeples) -> None:
        if s.has_queen():
            settle_queen(s)
            s.push(frames.FirstCreeple(s.colour_of[0], 2))
            return
        # K1d: who begins as a parasite has no archetype to place.
        order = [colour for colour in s.playing() if s.size[colour * SHAPE_COUNT + ARCHETYPE] > 0]
        numbers = s.components.first_creeples
        for i in range(len(order) - 1, -1, -1):
            s.push(frames.FirstCreeple(order[i], numbers[min(i, len(numbers) - 1)]))


def first_places(s: Mesofauna, colour: int) -> list[int]:
    """bf.C2c: where a first creeple may stand: beside one's own, in the lower half or above somebody else; no lake.

    Where nothing is left beside one's own, anywhere else will do.
    """
    species = colour * SHAPE_COUNT + ARCHETYPE
    herbivore = s.herbivore
    carnivore = s.carnivore
    near = 0
    own = 0
    for biome in range(BIOME_COUNT if s.living[species] else 0):
        if herbivore[biome] == species or carnivore[biome] == species:
            own |= 1 << biome
            near |= s.beside[biome]
    found: list[int] = []
    beside: list[int] = []
    barred = own | s.lakes
    for craton in range(CRATON_COUNT):
        if not s.is_laid(craton):
            continue
        for biome in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
            if (barred >> biome) & 1:
                continue
            if herbivore[biome] == NONE:
                place = biome * LEVEL_COUNT + HERBIVORE
            elif carnivore[biome] == NONE:
                place = biome * LEVEL_COUNT + CARNIVORE
            else:
                continue
            found.append(place)
            if (near >> biome) & 1:
                beside.append(place)
    return beside if beside and not s.has_queen() else found


def settle(s: Mesofauna, species: int, place: int) -> None:
    """An unborn archetype begins at a place."""
    s.unborn[species] -= 1
    s.living[species] += 1
    s.place(species, place // LEVEL_COUNT, place % LEVEL_COUNT)


class FirstCreeple(Choice[Mesofauna, frames.FirstCreeple]):
    """bf.C2c: where a first creeple stands."""

    ints: str = "left"

    def options(self, s: Mesofauna, f: frames.FirstCreeple) -> list[int]:
        return [PLACE + place for place in first_places(s, f.actor)]

    def chosen(self, s: Mesofauna, f: frames.FirstCreeple, action: int) -> None:
        species = f.actor * SHAPE_COUNT + ARCHETYPE
        settle(s, species, action - PLACE)
        s.note("log-begins", self.cites(s, f), f.actor, species, action - PLACE)
        if f.left > 1:
            s.push(frames.FirstCreeple(f.actor, f.left - 1))

    def cites(self, s: Mesofauna, f: frames.FirstCreeple) -> str:
        return "L1c" if s.has_queen() else s.by("cat.setup.placement", "bf.C2c")

    def refusal(self, s: Mesofauna, f: frames.FirstCreeple, action: int) -> Reason | None:
        if not PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return None
        biome, level = divmod(action - PLACE, LEVEL_COUNT)
        if not s.is_laid(biome // HEX_COUNT) or level > CARNIVORE:
            return None
        if s.ground(biome) == LAKE:
            return say.no("refused-start-lake", s.by("cat.setup.restrictions", "bf.C2c"))
        species = f.actor * SHAPE_COUNT + ARCHETYPE
        if s.herbivore[biome] == species or s.carnivore[biome] == species:
            return say.no("refused-second", s.by("cat.setup.placement", "bf.E3e"))
        if s.at(biome, level) != NONE:
            return say.no("refused-start-taken", s.by("cat.setup.halves", "bf.C2c"))
        if level == CARNIVORE and s.herbivore[biome] == NONE:
            return say.no("refused-start-upper", s.by("cat.setup.halves", "bf.C2c"))
        return say.no("refused-start-apart", self.cites(s, f))

    def sought(self, s: Mesofauna, f: frames.FirstCreeple) -> list[int]:
        return [
            PLACE + biome * LEVEL_COUNT + level
            for biome in range(BIOME_COUNT)
            if s.is_laid(biome // HEX_COUNT)
            for level in (HERBIVORE, CARNIVORE)
        ]


def settle_queen(s: Mesofauna) -> None:
    """L1c: Queen Bee begins on the lowest land, and beside it, on another craton if she can, as low as she can."""
    species = s.queen * SHAPE_COUNT + ARCHETYPE
    first = lowest(s, (1 << BIOME_COUNT) - 1)
    beyond = 0
    for biome in range(BIOME_COUNT):
        if (s.beside[first] >> biome) & 1 and biome // HEX_COUNT != first // HEX_COUNT:
            beyond |= 1 << biome
    second = lowest(s, beyond)
    if second == NONE:
        second = lowest(s, s.beside[first])
    for biome in (first, second):
        if biome != NONE:
            settle(s, species, biome * LEVEL_COUNT + HERBIVORE)
            s.note("log-begins", "L1c", s.queen, species, biome * LEVEL_COUNT + HERBIVORE)


def lowest(s: Mesofauna, biomes: int) -> int:
    """The lowest of some hexes that is on the map and no lake, or none (L9c)."""
    found = NONE
    for biome in range(BIOME_COUNT):
        if (
            (biomes >> biome) & 1
            and s.is_laid(biome // HEX_COUNT)
            and s.ground(biome) != LAKE
            and (found == NONE or s.height(biome) < s.height(found))
        ):
            found = biome
    return found


# --- the display -------------------------------------------------------------------------------


class DealCards(Act[Mesofauna, frames.DealCards]):
    """bf.C3, J1a: a deck and a row of the display for each two colours; the last card of a row lies on its deck."""

    def act(self, s: Mesofauna, f: frames.DealCards) -> None:
        count = ROW_COUNT if s.is_combined() else BUG_ROWS
        decks = [s.deck(row) for row in range(count)]
        for card, row in enumerate(s.components.card_row):
            if row < count:
                decks[row].append(card)
        for row in range(count):
            deck = decks[row]
            s.rng.shuffle(deck)
            for column in range(COLUMN_COUNT):
                card = deck.pop()
                s.display[row * COLUMN_COUNT + column] = card
                s.card_at[card] = SHOWN
