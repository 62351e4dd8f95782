"""Beginning with what came out of a game of Genesis (K1): colours, organs, bionts and parasites."""

from __future__ import annotations

from phylarium.families.fauna.rules import estate, tableau
from phylarium.games.mesofauna.rules import frames, living, say, setup
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable
from phylarium.kernel.message import Reason


def free_colours(s: Mesofauna) -> list[int]:
    """The colours that nobody plays yet; dinosaurs are among them in the Combined game alone."""
    last = COLOUR_COUNT if s.is_combined() else BUG_COUNT
    return [colour for colour in range(last) if s.seat_of[colour] == NONE]


class HeirColour(Choice[Mesofauna, frames.HeirColour]):
    """K1b, K1c: a player goes on as what the macroorganism was, if that colour is left; the higher score first."""

    rule: str = "K1"
    ints: str = "heir"

    def options(self, s: Mesofauna, f: frames.HeirColour) -> list[int]:
        free = free_colours(s)
        wanted = s.heir_colours[f.heir]
        own = [COLOUR + colour for colour in free if (wanted >> colour) & 1]
        if own:
            return own
        # Somebody else has it: another one of its kind, or else any.
        small = wanted & ((1 << BUG_COUNT) - 1) != 0
        alike = [COLOUR + colour for colour in free if (colour < BUG_COUNT) == small]
        return alike or [COLOUR + colour for colour in free]

    def chosen(self, s: Mesofauna, f: frames.HeirColour, action: int) -> None:
        setup.take_colour(s, f.heir, action - COLOUR)

    def refusal(self, s: Mesofauna, f: frames.HeirColour, action: int) -> Reason | None:
        return say.refuse_colour(s.seat_of, action - COLOUR, "K1", "K1")

    def sought(self, s: Mesofauna, f: frames.HeirColour) -> list[int]:
        last = COLOUR_COUNT if s.is_combined() else BUG_COUNT
        return list(range(COLOUR, COLOUR + last))


class Gifts(Act[Mesofauna, frames.Gifts]):
    """K1a: whoever has more than one macroorganism may give one to a player without any, the best of these first."""

    def act(self, s: Mesofauna, f: frames.Gifts) -> None:
        for seat in from_lowest(s, [seat for seat in range(s.seats) if s.heir_colours[seat] == 0]):
            for giver in range(s.seats - 1, -1, -1):
                if len(estate.of_seat(s, giver)) > 1:
                    s.push_for(giver, frames.Donate(NOBODY, giver, seat))


class Donate(Choice[Mesofauna, frames.Donate]):
    """K1a: a macroorganism that its player does not go on with may be another one's, named by its colour."""

    ints: str = "heir receiver"

    def options(self, s: Mesofauna, f: frames.Donate) -> list[int]:
        found: list[int] = []
        if s.colour_of[f.receiver] == NONE:
            kept = estate.heir_of(s, f.heir)
            free = free_colours(s)
            for at in estate.of_seat(s, f.heir):
                for colour in free:
                    if at != kept and (s.estate[at + estate.KINDS] >> colour) & 1 and COLOUR + colour not in found:
                        found.append(COLOUR + colour)
        return declinable(found, DONE)

    def chosen(self, s: Mesofauna, f: frames.Donate, action: int) -> None:
        if action == DONE:
            return
        colour = action - COLOUR
        kept = estate.heir_of(s, f.heir)
        for at in estate.of_seat(s, f.heir):
            if at != kept and (s.estate[at + estate.KINDS] >> colour) & 1:
                s.estate[at + estate.SEAT] = f.receiver
                break
        s.heir_colours[f.receiver] = 1 << colour
        setup.take_colour(s, f.receiver, colour)
        s.note("log-gift", "K1a", s.colour_of[f.heir], colour)

    def refusal(self, s: Mesofauna, f: frames.Donate, action: int) -> Reason | None:
        return say.instead(action, COLOUR, COLOUR_COUNT, "refused-no-gift", "K1a")


class DealRest(Act[Mesofauna, frames.DealRest]):
    """K1d: whoever has no macroorganism plays bugs and begins as a parasite; dinosaurs once there are no bugs left.

    Queen Bee has one of the colours that are left (L1).
    """

    def act(self, s: Mesofauna, f: frames.DealRest) -> None:
        bugs = [colour for colour in free_colours(s) if colour < BUG_COUNT]
        giants = [colour for colour in free_colours(s) if colour >= BUG_COUNT]
        s.rng.shuffle(bugs)
        s.rng.shuffle(giants)
        if s.has_queen():
            setup.crown(s, bugs.pop())
        for seat in range(s.seats):
            if s.colour_of[seat] == NONE:
                if bugs:
                    setup.sit(s, seat, bugs.pop())
                else:
                    setup.take_colour(s, seat, giants.pop())
                    s.novices |= 1 << s.colour_of[seat]


class Bequeath(Act[Mesofauna, frames.Bequeath]):
    """K1e, K1f, K1h: each heir begins with what it brings, and all but the exempt take only free cards at first."""

    def act(self, s: Mesofauna, f: frames.Bequeath) -> None:
        for colour in s.playing():
            seat = s.seat_of[colour]
            at = estate.heir_of(s, seat) if s.heir_colours[seat] != 0 else NONE
            if at == NONE:
                continue
            s.heir_organs[seat] = s.estate[at + estate.BROUGHT]
            s.heir_bionts[seat] = s.estate[at + estate.BIONTS]
            s.heir_mutual[seat] = s.estate[at + estate.GUESTS]
            species = colour * SHAPE_COUNT + ARCHETYPE
            s.basal[species] = s.heir_organs[seat]
            s.recount(species)
            if s.basal[species] > 0:
                s.note("log-inherits", "K1f", colour, species, s.basal[species])
            for organ in range(WHITE):
                for _ in range(organ_of(s.heir_bionts[seat], organ)):
                    deal_mutation(s, species, organ)
            if s.heir_mutual[seat]:
                s.mutual |= 1 << species
                s.note("log-mutualism", "K1e", colour, species)
            if not s.heir_exempt[seat]:
                s.novices |= 1 << colour


def deal_mutation(s: Mesofauna, species: int, organ: int) -> None:
    """K1e: a card of a biont's colour, by chance, unpromoted and with its organs."""
    row = METABOLIC if organ < GREEN else DARWIN
    deck = s.deck(row if species // SHAPE_COUNT < BUG_COUNT else row + BUG_ROWS)
    fitting = [card for card in deck if s.components.card_colour[card] == organ]
    if fitting:
        card = fitting[s.rng.below(len(fitting))]
        deck.remove(card)
        tableau.add_card(s, species, card)
        s.cubes[card] = s.components.card_plus[card]
        s.recount(species)
        s.note("log-biont", "K1e", species // SHAPE_COUNT, species, card)


class FirstHost(Choice[Mesofauna, frames.FirstHost]):
    """K1d: a player without a macroorganism begins as a parasite on a creeple of somebody else."""

    def options(self, s: Mesofauna, f: frames.FirstHost) -> list[int]:
        parasite = f.actor * SHAPE_COUNT + PARASITE
        found: list[int] = []
        for biome in range(BIOME_COUNT):
            hosts = living.free_hosts(s, parasite, biome)
            for level in (ON_HERBIVORE, ON_CARNIVORE):
                if (hosts >> level) & 1:
                    found.append(PLACE + biome * LEVEL_COUNT + level)
        return found

    def chosen(self, s: Mesofauna, f: frames.FirstHost, action: int) -> None:
        place = action - PLACE
        parasite = f.actor * SHAPE_COUNT + PARASITE
        s.size[parasite] = 1
        s.unborn[parasite] = s.creeples_of(parasite)
        s.roster.append(parasite)
        setup.settle(s, parasite, place)
        s.bound[f.actor] = s.at(place // LEVEL_COUNT, place % LEVEL_COUNT - ON_HERBIVORE) // SHAPE_COUNT
        s.note("log-begins", "K1d", f.actor, parasite, place)

    def nothing(self, s: Mesofauna, f: frames.FirstHost) -> None:
        s.note("log-no-first-host", "K1d", f.actor)


class FirstHosts(Act[Mesofauna, frames.FirstHosts]):
    """K1d: those who begin as parasites choose their hosts, the highest score of Genesis first."""

    def act(self, s: Mesofauna, f: frames.FirstHosts) -> None:
        waiting = [s.seat_of[colour] for colour in s.playing() if not s.roster_of(colour)]
        for seat in from_lowest(s, waiting):
            s.push(frames.FirstHost(s.colour_of[seat]))


def from_lowest(s: Mesofauna, seats: list[int]) -> list[int]:
    """Seats by their points in Genesis, the lowest first, of equals the later one: who is pushed last is first."""
    found: list[int] = []
    left = seats.copy()
    while left:
        lowest = left[0]
        for seat in left:
            if s.heir_points[seat] <= s.heir_points[lowest]:
                lowest = seat
        left.remove(lowest)
        found.append(lowest)
    return found


def begin(s: Mesofauna) -> None:
    """K1g: the set-up of a game that goes on from Genesis, once it is known what each seat brings."""
    s.agenda.clear()
    s.push_in_order(
        [
            frames.Gifts(NOBODY), frames.DealRest(NOBODY), frames.DealCratons(NOBODY), frames.FirstCreeples(NOBODY),
            frames.Bequeath(NOBODY), frames.FirstHosts(NOBODY), frames.NextTurn(NOBODY),
        ]
    )  # fmt: skip
    for seat in from_lowest(s, [seat for seat in range(s.seats) if s.heir_colours[seat] != 0]):
        s.push_for(seat, frames.HeirColour(NOBODY, seat))
    s.push(frames.DealCards(NOBODY))
