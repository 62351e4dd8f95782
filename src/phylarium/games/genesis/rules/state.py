"""The state of a game of Genesis: its fields, its copy, and the queries that rules share.

A *place* is a number: 0 to 15 are the placards, as refugium or as bacterium (with or without a
macroorganism card on it), `PARASITE` + colour are the parasite cards. A *party* is who bionts belong
to: 0 to 3 the players by their colour, `NPC` + colour the lone biont of a parasite that nobody plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from phylarium.games.genesis.rules.components import Components
from phylarium.games.genesis.rules.names import (
    ABILITY_COUNT,
    CANCER_SHIELD,
    COLOUR_COUNT,
    CONTINENT,
    DISEASED_SLOTS,
    DNA,
    GREEN,
    HGT,
    MACROORGANISM_COUNT,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATION_COUNT,
    OCEAN,
    RED,
    REFUGIUM_COUNT,
    ROW_COUNT,
    SPORE,
    TERRESTRIAL,
    YELLOW,
)
from phylarium.kernel.engine import Frame, State, Step
from phylarium.kernel.message import Message
from phylarium.kernel.rng import Rng

if TYPE_CHECKING:
    from phylarium.kernel.game import Game

NONE: Final = -1

PARASITE: Final = REFUGIUM_COUNT
"""The place of the parasite card of colour c is PARASITE + c."""
PLACE_COUNT: Final = PARASITE + COLOUR_COUNT

NPC: Final = COLOUR_COUNT
"""The party of the NPC of colour c is NPC + c; the colour of a party is `party & 3`."""
PARTY_COUNT: Final = 2 * COLOUR_COUNT

# Where a placard or a parasite card is.
AT_HOME: Final = 0
"""A placard under its landform, a parasite card beside its owner's pool."""
REFUGIUM: Final = 1
LIVING: Final = 2
TROPHY: Final = 3
GONE: Final = 4
STAGES: Final[list[str]] = ["at-home", "refugium", "living", "trophy", "gone"]

# Where a cube of a mutation is.
LOST: Final = 0
ON_CARD: Final = 1
DISEASED: Final = 2
CUBE_STATES: Final[list[str]] = ["lost", "on-card", "diseased"]

# What lies in a diseased slot: mutation * 2 for its cube, + 1 for its "+" cube, or an organ's cube.
ORGAN_CUBE: Final = 2 * MUTATION_COUNT
FREE_CUBE: Final = ORGAN_CUBE + 1
"""A cube that comes from no host: the system of a macroorganism that became a parasite again (L4b)."""

# Where a macroorganism card is: in the public stack (NONE), on a place, or TROPHY_OF + party.
TROPHY_OF: Final = PLACE_COUNT

ROW_LENGTH: Final = 5
"""Placards that a landform has at most."""

# Phases (A1 to A5).
EVENT_PHASE: Final = 0
ASSIGNMENT_PHASE: Final = 1
AUTOCATALYTIC_PHASE: Final = 2
DARWIN_PHASE: Final = 3
PURCHASE_PHASE: Final = 4
PHASES: Final[list[str]] = ["event", "assignment", "autocatalytic", "darwin", "purchase"]

# Votes on Gaia (D10b).
NOT_VOTED: Final = -1
SEALED: Final = -2
"""What others see of a vote before all are cast."""
MEDEA_VOTE: Final = 0
GAIA_VOTED: Final = 1


class Genesis(State):
    """A position of Genesis. Lists are indexed by the ints of `names` and above; -1 is "none"."""

    def __init__(self, steps: list[Step[Any]], rng: Rng, components: Components) -> None:
        super().__init__(steps, rng)
        self.components = components

    # --- fields -----------------------------------------------------------------------------

    def clear(self) -> None:
        """An empty table: every field at the value that it has before set-up."""
        # Options.
        self.seats = 0
        self.short = 0
        self.cooperative = 0
        self.introductory = 0
        self.macro_variant = 0
        self.crystal = 0
        self.chimera = 0
        # Who plays what.
        self.seat_of = [NONE] * COLOUR_COUNT
        """By colour; the solitaire player has two."""
        self.npc = [0] * COLOUR_COUNT
        """1 where the parasite of the colour is played by nobody."""
        # Places.
        self.stage = [AT_HOME] * PLACE_COUNT
        self.owner = [NONE] * PLACE_COUNT
        """The party in whose tableau a bacterium is, that controls a parasite, or that holds a trophy."""
        self.bionts = [0] * (PLACE_COUNT * PARTY_COUNT)
        """place * PARTY_COUNT + party: on a refugium or in an organism."""
        self.cubes = [0] * (PLACE_COUNT * COLOUR_COUNT)
        """place * COLOUR_COUNT + colour: organized manna of a refugium, chromosomes on a bacterium's placard."""
        self.dead = [0] * (REFUGIUM_COUNT * COLOUR_COUNT)
        """Disorganized manna."""
        self.enzymes = [NONE] * (REFUGIUM_COUNT * MOST_SLOTS)
        """Colours of the enzymes from left to right, then none."""
        self.enzyme_count = [0] * REFUGIUM_COUNT
        self.antioxidants = [0] * (PLACE_COUNT * COLOUR_COUNT)
        self.rows = [NONE] * (ROW_COUNT * ROW_LENGTH)
        """row * ROW_LENGTH + i: refugia in play from left to right, then none."""
        self.refugia_decks = [NONE] * (ROW_COUNT * ROW_LENGTH)
        """The placards under each landform, bottom first."""
        self.refugia_left = [0] * ROW_COUNT
        # Parasites.
        self.side = [0] * COLOUR_COUNT
        self.host = [NONE] * PLACE_COUNT
        """By parasite, the place that it is attached to."""
        self.guest = [NONE] * PLACE_COUNT
        """By place, the parasite that is attached to it."""
        self.diseased = [NONE] * (COLOUR_COUNT * DISEASED_SLOTS)
        """colour * DISEASED_SLOTS + slot: mutation * 2 + (1 for its "+" cube), or ORGAN_CUBE."""
        self.barred = [0] * COLOUR_COUNT
        """1 for a parasite card that came back this turn and may be used again in the next."""
        # Mutations.
        self.bearer = [NONE] * MUTATION_COUNT
        """The place of the organism that has the mutation; none for a card in a deck."""
        self.promoted = [0] * MUTATION_COUNT
        self.cube = [LOST] * MUTATION_COUNT
        self.plus = [LOST] * MUTATION_COUNT
        self.cosmic_mutations: list[int] = []
        """Top card first."""
        self.ocean_mutations: list[int] = []
        self.coastal_mutations: list[int] = []
        self.continent_mutations: list[int] = []
        self.seen = 0
        """Bits of the mutations that have lain on top of a deck."""
        # Macroorganisms.
        self.macro_of = [NONE] * PLACE_COUNT
        """The macroorganism card on a place."""
        self.macro_at = [NONE] * MACROORGANISM_COUNT
        """The place of a card; none in the public stack; TROPHY_OF + party as a trophy."""
        self.landed = [0] * MACROORGANISM_COUNT
        """MARINE or TERRESTRIAL side up."""
        self.organs = [0] * MACROORGANISM_COUNT
        """Bits of the organ slots of the side that lies up which hold a cube."""
        self.level = [NONE] * MACROORGANISM_COUNT
        """Trophic level."""
        self.oxygen_age = 0
        """1 once a macroorganism has been made (H3g)."""
        self.rates = [NONE] * MACROORGANISM_COUNT
        """Metabolic rate * 2 + side of each card in play when the trophic levels were last arranged (H6a)."""
        # Pools.
        self.catalysts = [0] * (COLOUR_COUNT * COLOUR_COUNT)
        """player * COLOUR_COUNT + colour: disks in a tableau pool."""
        self.unassigned = [0] * PARTY_COUNT
        # Events.
        self.event_deck: list[int] = []
        """Top card last."""
        self.event_pile: list[int] = []
        """Events that were turned over, the latest last."""
        self.events_removed: list[int] = []
        """Events that were taken out unseen."""
        self.events_skipped: list[int] = []
        """Events that the oxygen crisis took out of the deck (H3g)."""
        self.drawn = 0
        """How many cards of the pile belong to this turn."""
        self.order = [NONE] * COLOUR_COUNT
        """Colours in player order (A6)."""
        self.sequence: list[int] = []
        """Parties in the order of the present phase."""
        self.active = [0] * ROW_COUNT
        self.waterworld = 0
        self.ozone = 0
        self.ozone_hole = 0
        self.climate = 0
        self.run_length = 0
        """How many of the latest climate icons are alike: suns count up from 0, snowflakes down."""
        self.armageddon = 0
        """1 once it is certain that the game ends after this turn's purchases."""
        self.votes = [NOT_VOTED] * COLOUR_COUNT
        """MEDEA_VOTE, GAIA_VOTED, NOT_VOTED, or SEALED for a vote that may not be seen."""
        self.medea = [0] * COLOUR_COUNT
        """1 for a player whose vote ended the Earth (D10c)."""
        # Course of the game.
        self.turn = 0
        self.phase = 0
        self.ended = 0
        # Within a turn.
        self.entropy = [1] * COLOUR_COUNT
        """Bionts that a player may have in refugia, as at the start of the assignment phase (E2a)."""
        self.placed = [0] * (PLACE_COUNT * PARTY_COUNT)
        """Bionts of each place that were assigned or moved in this phase and stay there (E)."""
        self.idle = [0] * PARTY_COUNT
        """Bionts of a pool that were moved into it in this phase and stay there."""
        self.hgt_used = [0] * COLOUR_COUNT
        self.fissile = 0
        """Bits of the places of organisms that had fission when the turn began (H1c)."""
        self.evolved = 0
        """Bits of the places that have had their Darwin roll, or their purchases, in this phase."""
        self.bought = [0] * (PLACE_COUNT * PARTY_COUNT)
        """Purchases that the bionts of a party have made for an organism in this turn."""
        self.dice = [0] * 7
        """By face, how many dice of the latest roll show it; 0 is unused."""
        self.rolled = NONE
        """The place for which they were rolled."""
        self.cover = 0
        """When they fell: the enzymes of the refugium; for an organism, 1 if only sixes were errors."""
        # Worked out from the above by `recount`.
        self.living: list[int] = []
        """The places of living organisms, in order."""
        self.chromosomes = [0] * (PLACE_COUNT * COLOUR_COUNT)
        """place * COLOUR_COUNT + colour of a living organism: cubes, bionts and system chromosomes."""
        self.abilities = [0] * (PLACE_COUNT * ABILITY_COUNT)
        """place * ABILITY_COUNT + ability of a living organism."""

    def clone(self) -> Genesis:
        copy = Genesis(self.steps, self.rng.clone(), self.components)
        self.copied_into(copy)
        copy.seats = self.seats
        copy.short = self.short
        copy.cooperative = self.cooperative
        copy.introductory = self.introductory
        copy.macro_variant = self.macro_variant
        copy.crystal = self.crystal
        copy.chimera = self.chimera
        copy.seat_of = self.seat_of.copy()
        copy.npc = self.npc.copy()
        copy.stage = self.stage.copy()
        copy.owner = self.owner.copy()
        copy.bionts = self.bionts.copy()
        copy.cubes = self.cubes.copy()
        copy.dead = self.dead.copy()
        copy.enzymes = self.enzymes.copy()
        copy.enzyme_count = self.enzyme_count.copy()
        copy.antioxidants = self.antioxidants.copy()
        copy.rows = self.rows.copy()
        copy.refugia_decks = self.refugia_decks.copy()
        copy.refugia_left = self.refugia_left.copy()
        copy.side = self.side.copy()
        copy.host = self.host.copy()
        copy.guest = self.guest.copy()
        copy.diseased = self.diseased.copy()
        copy.barred = self.barred.copy()
        copy.bearer = self.bearer.copy()
        copy.promoted = self.promoted.copy()
        copy.cube = self.cube.copy()
        copy.plus = self.plus.copy()
        copy.cosmic_mutations = self.cosmic_mutations.copy()
        copy.ocean_mutations = self.ocean_mutations.copy()
        copy.coastal_mutations = self.coastal_mutations.copy()
        copy.continent_mutations = self.continent_mutations.copy()
        copy.seen = self.seen
        copy.macro_of = self.macro_of.copy()
        copy.macro_at = self.macro_at.copy()
        copy.landed = self.landed.copy()
        copy.organs = self.organs.copy()
        copy.level = self.level.copy()
        copy.oxygen_age = self.oxygen_age
        copy.rates = self.rates.copy()
        copy.catalysts = self.catalysts.copy()
        copy.unassigned = self.unassigned.copy()
        copy.event_deck = self.event_deck.copy()
        copy.event_pile = self.event_pile.copy()
        copy.events_removed = self.events_removed.copy()
        copy.events_skipped = self.events_skipped.copy()
        copy.drawn = self.drawn
        copy.order = self.order.copy()
        copy.sequence = self.sequence.copy()
        copy.active = self.active.copy()
        copy.waterworld = self.waterworld
        copy.ozone = self.ozone
        copy.ozone_hole = self.ozone_hole
        copy.climate = self.climate
        copy.run_length = self.run_length
        copy.armageddon = self.armageddon
        copy.votes = self.votes.copy()
        copy.medea = self.medea.copy()
        copy.turn = self.turn
        copy.phase = self.phase
        copy.ended = self.ended
        copy.entropy = self.entropy.copy()
        copy.placed = self.placed.copy()
        copy.idle = self.idle.copy()
        copy.hgt_used = self.hgt_used.copy()
        copy.fissile = self.fissile
        copy.evolved = self.evolved
        copy.bought = self.bought.copy()
        copy.dice = self.dice.copy()
        copy.rolled = self.rolled
        copy.cover = self.cover
        copy.living = self.living.copy()
        copy.chromosomes = self.chromosomes.copy()
        copy.abilities = self.abilities.copy()
        return copy

    # --- the contract, answered elsewhere ---------------------------------------------------

    def game(self) -> Game:
        from phylarium.games.genesis import GAME

        return GAME

    def view(self, seat: int) -> dict[str, Any]:
        from phylarium.games.genesis.shown.view import view_of

        masked = self.masked(seat)
        assert isinstance(masked, Genesis)
        return view_of(masked, seat)

    def describe(self, action: int) -> Message:
        from phylarium.games.genesis.shown.view import option_words

        return option_words(self, action)

    def hide(self, seat: int) -> None:
        from phylarium.games.genesis.rules.hidden import hide

        hide(self, seat)

    def fill(self, rng: Rng) -> None:
        from phylarium.games.genesis.rules.hidden import fill

        fill(self, rng)

    def status(self) -> list[str]:
        from phylarium.games.genesis.rules.status import problems

        return problems(self)

    def scores(self) -> list[int]:
        from phylarium.games.genesis.rules.ending import scores

        return scores(self)

    def ranking(self) -> list[int]:
        from phylarium.games.genesis.rules.ending import ranking

        return ranking(self)

    # --- parties ----------------------------------------------------------------------------

    def ask(self, op: int, party: int, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Push a frame in which a party acts; its seat decides, and none does for an NPC."""
        self.agenda.append(Frame(op, self.seat_of[party] if party < NPC else NONE, party, b, c, d))

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
