"""Beginning with what came out of a game of Genesis (its part K): colours, and archetypes that inherit.

Genesis says that this game may follow and no more; what we make of it is in docs/rulings/megafauna1.md.
"""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames, say, setup
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.genomes import length
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable
from phylarium.kernel.message import Reason


def begin(s: Megafauna, choosing: list[int], heirs: list[frames.Heir]) -> None:
    """The set-up with what seats bring: in this order they choose colours, and then each takes over what it has."""
    s.agenda.clear()
    s.push(frames.NextTurn(NOBODY))
    for i in range(len(heirs) - 1, -1, -1):
        s.push(heirs[i])
    s.push(frames.DealCards(NOBODY))
    s.push(frames.Settle(NOBODY))
    s.push(frames.DealRest(NOBODY))
    for i in range(len(choosing) - 1, -1, -1):
        s.push_for(choosing[i], frames.HeirColour(NOBODY, choosing[i]))
    s.push(frames.LayBiomes(NOBODY))


class HeirColour(Choice[Megafauna, frames.HeirColour]):
    """genesis.K: whoever has a macroorganism chooses a dynasty, named by its archetype; the higher score first."""

    rule: str = "genesis.K"
    ints: str = "heir"

    def options(self, s: Megafauna, f: frames.HeirColour) -> list[int]:
        return [
            SPECIES_AT + colour * SHAPE_COUNT + ARCHETYPE
            for colour in range(COLOUR_COUNT)
            if s.seat_of[colour] == NONE and setup.is_open(s, colour)
        ]

    def chosen(self, s: Megafauna, f: frames.HeirColour, action: int) -> None:
        s.seat_of[(action - SPECIES_AT) // SHAPE_COUNT] = f.heir

    def refusal(self, s: Megafauna, f: frames.HeirColour, action: int) -> Reason | None:
        if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
            colour = (action - SPECIES_AT) // SHAPE_COUNT
            if (action - SPECIES_AT) % SHAPE_COUNT != ARCHETYPE:
                return say.no("refused-no-archetype", "3.7")
            if not setup.is_open(s, colour):
                return say.no("refused-tusker-white", "19.1")
            return say.no("refused-colour-taken", "genesis.K")
        return None

    def sought(self, s: Megafauna, f: frames.HeirColour) -> list[int]:
        return [SPECIES_AT + colour * SHAPE_COUNT + ARCHETYPE for colour in range(COLOUR_COUNT)]


class DealRest(Act[Megafauna, frames.DealRest]):
    """3.1: whoever has not chosen gets a colour by chance."""

    def act(self, s: Megafauna, f: frames.DealRest) -> None:
        colours = [colour for colour in range(COLOUR_COUNT) if s.seat_of[colour] == NONE and setup.is_open(s, colour)]
        s.rng.shuffle(colours)
        for seat in range(s.seats):
            s.colour_of.append(s.seat_of.index(seat) if seat in s.seat_of else colours.pop())
        setup.take_colours(s)


class Heir(Act[Megafauna, frames.Heir]):
    """genesis.K: an archetype out of the sea can swim, one of the land may inherit a tile if its parent had organs."""

    ints: str = "heir marine organs"

    def act(self, s: Megafauna, f: frames.Heir) -> None:
        colour = s.colour_of[f.heir]
        species = colour * SHAPE_COUNT + ARCHETYPE
        if f.marine == 1:
            s.set_track(species, M - ROADRUNNER, 1)
            s.note("log-heirloom", "genesis.K", colour, species, s.genome[species])
        elif f.organs > 0:
            s.push(frames.Heirloom(colour, species, f.organs))


class Heirloom(Choice[Megafauna, frames.Heirloom]):
    """genesis.K: as any child an archetype inherits one tile, with no more letters than its parent has organs."""

    rule: str = "genesis.K"
    ints: str = "species organs"

    def options(self, s: Megafauna, f: frames.Heirloom) -> list[int]:
        c = s.components
        size = s.size[f.species]
        found: list[int] = []
        for face in range(FACE_COUNT):
            if c.face_smallest[face] <= size <= c.face_largest[face] and length(c.face_genome[face]) <= f.organs:
                found.append(FACE + face)
        return declinable(found, DONE)

    def chosen(self, s: Megafauna, f: frames.Heirloom, action: int) -> None:
        if action != DONE:
            s.inherit_tile(f.species, action - FACE)
            s.note("log-heirloom", "genesis.K", f.actor, f.species, s.genome[f.species])

    def refusal(self, s: Megafauna, f: frames.Heirloom, action: int) -> Reason | None:
        if FACE <= action < FACE + FACE_COUNT:
            if length(s.components.face_genome[action - FACE]) > f.organs:
                return say.no("refused-organs", "genesis.K")
            return say.no("refused-outside-limits", "10.3c")
        return None

    def sought(self, s: Megafauna, f: frames.Heirloom) -> list[int]:
        return [FACE + face for face in range(FACE_COUNT)]
