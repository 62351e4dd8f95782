"""What size and warmth are worth in a contest: emergency dispersal (J4c) and the growth spurt of monsters (J7c)."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import dispersal, frames, living, say, sizes
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Reason

# --- emergency dispersal (J4c) ----------------------------------------------------------------


def is_endotherm(s: Mesofauna, species: int) -> bool:
    """J0e, J4c: whether a species of Megafauna is warm: a white organ, or the greatest size."""
    if species // SHAPE_COUNT < BUG_COUNT:
        return False
    return s.size[species] == SIZE_MOST or s.organ(species, WHITE) > 0


def may_flee(s: Mesofauna, loser: int, winner: int, biome: int) -> bool:
    """J4c: whether a creeple that has lost to an opponent's can still go elsewhere, as each may once a phase."""
    if loser // SHAPE_COUNT == winner // SHAPE_COUNT or s.is_fugitive(loser, biome):
        return False
    return is_endotherm(s, loser) and len(refuges(s, loser, biome)) > 0


def refuges(s: Mesofauna, species: int, biome: int) -> list[int]:
    """J4c: the empty levels that a creeple can come to with its dispersal points, as places."""
    found: list[int] = []
    for place in dispersal.homes(s, species, dispersal.reach(s, species, 1 << biome)):
        if s.at(place // LEVEL_COUNT, place % LEVEL_COUNT) == NONE:
            found.append(place)
    return found


def flee(s: Mesofauna, loser: int, biome: int, level: int, guest: int) -> None:
    """J4c: its owner is asked where a loser goes; until then neither it nor its parasite is on any level."""
    s.wait(loser, biome)
    if guest != NONE:
        s.wait(guest, biome)
    s.push(frames.Flee(loser // SHAPE_COUNT, loser, biome, level, guest))


class Flee(Choice[Mesofauna, frames.Flee]):
    """J4c: choose the empty level to which your endotherm escapes from a lost contest; or let it die.

    `guest` is the parasite on it, which goes with it.
    """

    ints: str = "species biome level guest"

    def options(self, s: Mesofauna, f: frames.Flee) -> list[int]:
        return declinable([PLACE + place for place in refuges(s, f.species, f.biome)], DONE)

    def chosen(self, s: Mesofauna, f: frames.Flee, action: int) -> None:
        s.fetch(f.species, f.biome)
        if f.guest != NONE:
            s.fetch(f.guest, f.biome)
        if action == DONE:
            living.perish(s, f.species, f.biome, f.level, f.guest)
            return
        place = action - PLACE
        s.fugitives.append(f.species)
        s.fugitives_at.append(place // LEVEL_COUNT)
        s.note("log-flees", "J4c", f.actor, f.species, place)
        living.take_level(s, f.species, place // LEVEL_COUNT, place % LEVEL_COUNT, f.guest)

    def refusal(self, s: Mesofauna, f: frames.Flee, action: int) -> Reason | None:
        if not PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return None
        reached = dispersal.reach(s, f.species, 1 << f.biome)
        if action - PLACE in dispersal.homes(s, f.species, reached):
            return say.no("refused-not-free", "J4c")
        return dispersal.obstacle(s, f.species, reached, action - PLACE)

    def sought(self, s: Mesofauna, f: frames.Flee) -> list[int]:
        return dispersal.sought_places(s, f.species, dispersal.reach(s, f.species, 1 << f.biome))


# --- growth spurt (J7c) -----------------------------------------------------------------------


def is_monster_at(s: Mesofauna, species: int, size: int) -> bool:
    """J7c: whether a species would be a monster of its own shape at a greater size."""
    shape = species % SHAPE_COUNT
    if shape == FLYER and species // SHAPE_COUNT < BUG_COUNT:
        # J7b: it would be a weta.
        return False
    lost = sizes.outgrown(s, species, size)
    monster = False
    shaped = False
    outgrown = False
    for card in s.held:
        if s.card_at[card] != species:
            continue
        stays = card not in lost
        if stays and s.monster_on[card]:
            monster = True
        if s.card_side[card] != UNPROMOTED and s.components.face_shape[s.face(card)] == shape:
            shaped = shaped or stays
            outgrown = outgrown or not stays
    return monster and (shaped or not outgrown)
