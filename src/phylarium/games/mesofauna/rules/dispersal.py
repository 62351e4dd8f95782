"""POPULATE: larvae are born, walk or fly, and come to live somewhere (D4, E1, E2)."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames, living, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason

# --- how far ----------------------------------------------------------------------------------


def mothers(s: Mesofauna, species: int) -> int:
    """D4b: the biomes, as bits, where a species has a creeple."""
    found = 0
    if s.is_parasite(species):
        guest = s.guest
        for host in range(BIOME_COUNT * 2):
            if guest[host] == species:
                found |= 1 << (host >> 1)
        return found
    herbivore = s.herbivore
    carnivore = s.carnivore
    for biome in range(BIOME_COUNT):
        if herbivore[biome] == species or carnivore[biome] == species:
            found |= 1 << biome
    return found


def reach(s: Mesofauna, species: int, starts: int) -> int:
    """E1: the biomes, as bits, that a larva of a species can walk to from others, and those themselves.

    A mountain costs more (E1b), but not for flyers, and not in Caterpillar and Cocoon. Any ground may be passed (E1c).
    """
    climbs = s.has_events() and species % SHAPE_COUNT != FLYER
    points = s.larvae(species)
    over = s.components.mountain_cost
    # By the points spent, the biomes that one comes to with them.
    reached = [starts] + [0] * (points + over)
    found = 0
    for spent in range(points):
        fresh = reached[spent] & ~found
        found |= fresh
        while fresh:
            biome = fresh.bit_length() - 1
            fresh ^= 1 << biome
            if climbs:
                reached[spent + 1] |= s.beside[biome] & ~s.ridge[biome]
                reached[spent + over] |= s.ridge[biome]
            else:
                reached[spent + 1] |= s.beside[biome]
    return found | reached[points]


def homes(s: Mesofauna, species: int, biomes: int) -> list[int]:
    """E1d, E3: where a creeple could come to live in some biomes (bits), as biome * LEVEL_COUNT + level."""
    found: list[int] = []
    if not s.is_combined() and not s.is_parasite(species):
        biomes &= living.grounds(s, species % SHAPE_COUNT)
    while biomes:
        bit = biomes & -biomes
        biomes ^= bit
        biome = bit.bit_length() - 1
        levels = living.open_levels(s, species, biome)
        level = biome * LEVEL_COUNT
        while levels:
            if levels & 1:
                found.append(level)
            levels >>= 1
            level += 1
    return found


def may_fly(s: Mesofauna, species: int) -> bool:
    """E2, J3f: whether its larvae may fly: flyers, and bugs with a white organ."""
    if not s.has_events():
        return False
    if species % SHAPE_COUNT == FLYER:
        return True
    return species // SHAPE_COUNT < BUG_COUNT and s.is_holometabolan(species)


def can_populate(s: Mesofauna, species: int) -> bool:
    """D4: whether a larva of a species would find somewhere to go."""
    if s.unborn[species] == 0 or s.living[species] == 0:
        return False
    if may_fly(s, species):
        return True
    left = reach(s, species, mothers(s, species))
    while left:
        bit = left & -left
        left ^= bit
        if living.open_levels(s, species, bit.bit_length() - 1):
            return True
    return False


# --- why not ----------------------------------------------------------------------------------


def obstacle(s: Mesofauna, species: int, reached: int, place: int) -> Reason:
    """Why a larva that can walk to some biomes cannot come to live at a place."""
    biome, level = divmod(place, LEVEL_COUNT)
    if (reached >> biome) & 1 == 0:
        return say.no("refused-too-far", s.by("cat.populate.dispersal", "bf.E1"))
    return unfit(s, species, biome, level)


def unfit(s: Mesofauna, species: int, biome: int, level: int) -> Reason:
    """Why a creeple cannot come to live at a level of a biome that is none of its homes."""
    if s.is_parasite(species):
        if level < ON_HERBIVORE:
            return say.no("refused-hosts-only", s.by("coc.parasite.host", "bf.E3d"))
        host = s.at(biome, level - ON_HERBIVORE)
        if host == NONE:
            return say.no("refused-no-host", s.by("coc.parasite.host", "bf.E3d"))
        if s.at(biome, level) == species:
            return say.no("refused-own-kind", s.by("cat.populate.destination", "bf.E3e"))
        return say.no("refused-host-colour", s.by("coc.parasite.destination", "bf.G5b"))
    if level >= ON_HERBIVORE:
        return say.no("refused-parasites-only", s.by("coc.parasite.host", "bf.E3d"))
    grazer = s.herbivore[biome]
    if species in (grazer, s.carnivore[biome]):
        return say.no("refused-own-kind", s.by("cat.populate.destination", "bf.E3e"))
    if level == CARNIVORE:
        if not s.has_events():
            return say.no("refused-grazes-first", "cat.populate.trophic")
        if grazer == NONE:
            return say.no("refused-no-prey", "bf.E1d")
        if not living.may_eat(s, species, grazer, s.guest[biome * 2] != NONE):
            if s.is_combined() and s.tool_for(grazer, species % SHAPE_COUNT):
                return say.no("refused-prey-tool", "J8c")
            return say.no("refused-prey-shape", "bf.F4")
    ground = s.ground(biome)
    if ground == LAKE:
        return say.no("refused-lake", s.by("cat.populate.destination", "bf.E3a"))
    return say.no("refused-weeds", s.by("cat.populate.destination", "bf.E3b"))


def sought_places(s: Mesofauna, species: int, biomes: int) -> list[int]:
    """Where a player would look in some biomes: lower halves, and upper ones with prey; for a parasite every host."""
    found: list[int] = []
    parasite = s.is_parasite(species)
    for biome in range(BIOME_COUNT):
        if (biomes >> biome) & 1 == 0:
            continue
        first = PLACE + biome * LEVEL_COUNT
        if parasite:
            for level in (HERBIVORE, CARNIVORE):
                if s.at(biome, level) != NONE:
                    found.append(first + ON_HERBIVORE + level)
        elif species not in (s.herbivore[biome], s.carnivore[biome]):
            found.append(first + HERBIVORE)
            if s.herbivore[biome] != NONE and s.has_events():
                found.append(first + CARNIVORE)
    return found


# --- the steps --------------------------------------------------------------------------------


class Larvae(Choice[Mesofauna, frames.Larvae]):
    """bf.D4c: choose where the next larva of a species comes to live, from any mother; or let it fly; or stop."""

    ints: str = "species left"

    def options(self, s: Mesofauna, f: frames.Larvae) -> list[int]:
        if f.left == 0 or s.unborn[f.species] == 0:
            return []
        starts = mothers(s, f.species)
        if starts == 0:
            return []
        found = homes(s, f.species, reach(s, f.species, starts))
        for i in range(len(found)):
            found[i] += PLACE
        if may_fly(s, f.species):
            found.append(FLY)
        if found:
            found.append(DONE)
        return found

    def chosen(self, s: Mesofauna, f: frames.Larvae, action: int) -> None:
        if action == DONE:
            return
        s.push(frames.Larvae(f.actor, f.species, f.left - 1))
        if action == FLY:
            craton = s.rng.below(CRATON_COUNT)
            s.note("log-flies", "bf.E2b", f.actor, f.species, craton)
            s.push(frames.FlyTo(f.actor, f.species, craton))
        else:
            disperse(s, f.species, action - PLACE)

    def cites(self, s: Mesofauna, f: frames.Larvae) -> str:
        return s.by("cat.populate.mother", "bf.D4c")

    def refusal(self, s: Mesofauna, f: frames.Larvae, action: int) -> Reason | None:
        if action == FLY:
            if f.species // SHAPE_COUNT >= BUG_COUNT:
                return say.no("refused-giants-walk", "J3f")
            return say.no("refused-no-flight", "bf.E2")
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return obstacle(s, f.species, reach(s, f.species, mothers(s, f.species)), action - PLACE)
        return None

    def sought(self, s: Mesofauna, f: frames.Larvae) -> list[int]:
        found = sought_places(s, f.species, reach(s, f.species, mothers(s, f.species)))
        if s.has_events():
            found.append(FLY)
        return found


class FlyTo(Choice[Mesofauna, frames.FlyTo]):
    """bf.E2b: choose where on the craton of the dispersal roll a larva lands."""

    ints: str = "species craton"

    def options(self, s: Mesofauna, f: frames.FlyTo) -> list[int]:
        if not s.is_laid(f.craton):
            return []
        return [PLACE + place for place in homes(s, f.species, biomes_of(f.craton))]

    def chosen(self, s: Mesofauna, f: frames.FlyTo, action: int) -> None:
        disperse(s, f.species, action - PLACE)

    def nothing(self, s: Mesofauna, f: frames.FlyTo) -> None:
        s.note("log-lost", "bf.E2c", f.actor, f.species, f.craton)

    def refusal(self, s: Mesofauna, f: frames.FlyTo, action: int) -> Reason | None:
        if not PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return None
        biome, level = divmod(action - PLACE, LEVEL_COUNT)
        if biome // HEX_COUNT != f.craton:
            return say.no("refused-other-craton", "bf.E2b")
        return unfit(s, f.species, biome, level)

    def sought(self, s: Mesofauna, f: frames.FlyTo) -> list[int]:
        return sought_places(s, f.species, biomes_of(f.craton))


def biomes_of(craton: int) -> int:
    """The hexes of a craton, as bits."""
    return ((1 << HEX_COUNT) - 1) << (craton * HEX_COUNT)


def disperse(s: Mesofauna, species: int, place: int) -> None:
    """D4c: an unborn creeple is born and comes to a place."""
    colour = species // SHAPE_COUNT
    s.unborn[species] -= 1
    s.living[species] += 1
    s.note("log-disperses", s.by("cat.populate.dispersal", "bf.D4c"), colour, species, place)
    s.push(frames.Enter(colour, species, place // LEVEL_COUNT, place % LEVEL_COUNT))
