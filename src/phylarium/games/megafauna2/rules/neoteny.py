"""Neoteny (E5): basal organs are shed."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import frames, living, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason


def next_with_basal(s: Megafauna, colour: int, after: int) -> int:
    """The next species of a colour that has basal organs, or none."""
    for species in range(after + 1, (colour + 1) * SHAPE_COUNT):
        if s.size[species] > 0 and s.basal[species]:
            return species
    return NONE


def neoteny(s: Megafauna, colour: int) -> None:
    """E5: each species may shed a basal organ, one after the other."""
    first = next_with_basal(s, colour, colour * SHAPE_COUNT - 1)
    if first != NONE:
        s.push(frames.ShedOrgan(colour, first, 0))


class ShedOrgan(Choice[Megafauna, frames.ShedOrgan]):
    """E5: a species sheds a basal organ or none; one at least is shed in the end."""

    ints: str = "species shed"
    ask: str = "ask-neoteny"

    def options(self, s: Megafauna, f: frames.ShedOrgan) -> list[int]:
        basal = s.basal[f.species]
        found: list[int] = []
        for organ in range(ORGAN_COUNT):
            if (basal >> (ORGAN_BITS * organ)) & ORGAN_MASK:
                found.append(ORGAN + organ)
        if f.shed or next_with_basal(s, f.actor, f.species) != NONE:
            found.append(KEEP)
        return found

    def chosen(self, s: Megafauna, f: frames.ShedOrgan, action: int) -> None:
        shed = f.shed
        if action != KEEP:
            shed = 1
            shed_basal(s, f.species, action - ORGAN)
        following = next_with_basal(s, f.actor, f.species)
        if following != NONE:
            s.push(frames.ShedOrgan(f.actor, following, shed))

    def refusal(self, s: Megafauna, f: frames.ShedOrgan, action: int) -> Reason | None:
        if ORGAN <= action < ORGAN + ORGAN_COUNT:
            return say.about("refused-no-such-basal", f.species, "E5")
        if action == KEEP:
            return say.no("refused-neoteny-one", "E5")
        return None

    def sought(self, s: Megafauna, f: frames.ShedOrgan) -> list[int]:
        found = [ORGAN + organ for organ in range(ORGAN_COUNT)]
        found.append(KEEP)
        return found


def shed_basal(s: Megafauna, species: int, organ: int) -> None:
    """E5: a basal organ goes back to the pool; the species does not die of it."""
    one = ONE_ORGAN[organ]
    s.basal[species] -= one
    s.give_cubes(one)
    s.recount(species)
    s.note("log-sheds", "E5", species // SHAPE_COUNT, species, organ)
    if s.is_alien():
        # K2b: green organs are what eats armored plants.
        living.check_all(s)
