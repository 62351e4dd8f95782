"""C: set-up."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice
from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message


def begin(s: Genesis) -> None:
    """All of set-up on the agenda, in the rulebook's order; refuses options that do not go together."""
    if s.introductory == 1 and (s.cooperative == 1 or s.chimera == 1):
        raise OptionError(Message("error-introductory"), "genesis")
    if s.seats == 1 and s.introductory == 0:
        # C1h: the solitaire game is played with the crystal catastrophe.
        s.crystal = 1
    s.push(frames.Turn(NOBODY))
    s.push(frames.LayTable(NOBODY))
    if s.seats == 1:
        # C1: the solitaire player chooses two colours.
        s.push_for(0, frames.ChooseColour(NOBODY, 2))
        s.push_for(0, frames.ChooseColour(NOBODY, 1))
    else:
        s.push(frames.DealColours(NOBODY))


class DealColours(Act[Genesis, frames.DealColours]):
    """Ca: each player gets a colour by lot."""

    def act(self, s: Genesis, f: frames.DealColours) -> None:
        colours = s.rng.order(COLOUR_COUNT)
        for seat in range(s.seats):
            s.seat_of[colours[seat]] = seat
            s.note("log-colour", "Ca", colours[seat], seat + 1)


class ChooseColour(Choice[Genesis, frames.ChooseColour]):
    """C1: the first or second colour of the solitaire player, by number."""

    ints: str = "nth"
    refuses: str = "refused-colour-taken"

    def options(self, s: Genesis, f: frames.ChooseColour) -> list[int]:
        return [COLOUR + c for c in range(COLOUR_COUNT) if s.seat_of[c] < 0]

    def chosen(self, s: Genesis, f: frames.ChooseColour, action: int) -> None:
        s.seat_of[action - COLOUR] = 0
        s.note("log-colour", "C1", action - COLOUR, 1)

    def sought(self, s: Genesis, f: frames.ChooseColour) -> list[int]:
        return [COLOUR + c for c in range(COLOUR_COUNT)]


class LayTable(Act[Genesis, frames.LayTable]):
    """Ca to Ch: pools, decks and the public stack."""

    def act(self, s: Genesis, f: frames.LayTable) -> None:
        self.fill_pools(s)
        self.stack_events(s)
        self.stack_refugia(s)
        self.stack_mutations(s)
        s.climate = WARM

    def fill_pools(self, s: Genesis) -> None:
        """Ca, Cc, B4; C1b, C2a: an NPC parasite for each colour that is not played, or of each player."""
        c = s.components
        for colour in range(COLOUR_COUNT):
            played = s.seat_of[colour] >= 0
            if played:
                s.unassigned[colour] = c.cooperative_bionts if s.cooperative == 1 else c.bionts[s.seats]
                s.catalysts[colour * COLOUR_COUNT + colour] = c.start_catalysts
            if s.introductory == 0 and ((s.seats == 1 and not played) or (s.cooperative == 1 and played)):
                s.npc[colour] = 1
                s.unassigned[NPC + colour] = 1

    def stack_events(self, s: Genesis) -> None:
        """Cd: three eons, the youngest at the bottom, each short of some cards that nobody has seen."""
        sizes = s.components.short_deck_size if s.length == 1 else s.components.deck_size
        for eon in range(PROTEROZOIC, HADEAN - 1, -1):
            cards = [e for e in range(EVENT_COUNT) if s.components.event_eon[e] == eon]
            s.rng.shuffle(cards)
            while len(cards) > sizes[eon]:
                s.events_removed.append(cards.pop())
            s.event_deck.extend(cards)

    def stack_refugia(self, s: Genesis) -> None:
        """Ce, Cf: the placards of each landform, shuffled, under its card."""
        for row in range(ROW_COUNT):
            placards = [r for r in range(REFUGIUM_COUNT) if s.components.refugium_row[r] == row]
            s.rng.shuffle(placards)
            s.refugia_left[row] = len(placards)
            for i in range(len(placards)):
                s.refugia_decks[row * ROW_LENGTH + i] = placards[i]

    def stack_mutations(self, s: Genesis) -> None:
        """Cg: four decks; the top card of each can be seen."""
        cards = s.rng.order(MUTATION_COUNT)
        size = s.components.mutation_deck
        for row in range(ROW_COUNT):
            s.deck(row).extend(cards[row * size : row * size + size])
            s.show_top(row)
