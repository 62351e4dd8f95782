"""Mothers and dispersal: how far newborns come, over which ground, by raft and into blooms (F)."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import alien, atlas, frames, living, plants, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.contests import contest, enter
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import TOOTH_AND_CLAW, VENUS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Reason

# --- how far ----------------------------------------------------------------------------------


def mothers(s: Megafauna, species: int) -> int:
    """F1: the biomes, as bits, where a species has a creeple that can be a mother, standing or endangered."""
    found = s.standing[species]
    for number in range(len(s.fallen)):
        if s.fallen[number] == species:
            found |= 1 << s.fallen_at[number]
    return found


def blows(s: Megafauna, hex: int, direction: int) -> bool:
    """F5a-F5c, K7d: whether there is wind in a direction in the latitude of a hex."""
    if s.rules == TOOTH_AND_CLAW or s.planet == VENUS:
        return direction == WEST
    if s.windy:
        return True
    return s.components.wind[s.strip][s.latitude_of(hex)] == direction


def next_shelves(s: Megafauna, shelf: int) -> list[int]:
    """F3b: the shelves of the same continent that touch a shelf, to the north and the south."""
    landmass = s.landmass[craton_of(shelf)]
    column = atlas.column_of(s, shelf)
    row = atlas.row_of(s, shelf)
    found: list[int] = []
    for other in range(SHELF, BIOME_COUNT):
        if (
            s.landmass[craton_of(other)] == landmass
            and abs(atlas.row_of(s, other) - row) == 1
            and abs(atlas.column_of(s, other) - column) == 1
        ):
            found.append(other)
    return found


def lets_in(s: Megafauna, species: int, shelf: int) -> bool:
    """F3b, K4b: whether a shelf is a bloom, or carbon on which a swimming plant can make one."""
    if s.disk[shelf] == BLOOM_DISKS:
        return True
    return s.is_alien() and alien.takes_seaweed(s, shelf) and (s.plant[shelf] != NONE or alien.is_plant(species))


def reach(s: Megafauna, species: int, starts: int) -> int:
    """F2, F3, F5: the biomes, as bits, that a creeple of a species can enter from others with its points.

    It enters anything that lets it in, whether or not it could live there. Those from which it starts are among them.
    """
    shape = species % SHAPE_COUNT
    points = s.dispersal_points(species)
    entry = s.components.entry
    swims = shape == SWIMMER or s.dives(species)
    into_bloom = entry[BLOOM][shape]
    rafting = s.components.rafting[shape]
    terrain = s.terrain()
    disk = s.disk
    beside = s.beside
    raft_east = s.raft_east
    raft_west = s.raft_west
    rings = [0] * (points + 1)
    rings[0] = starts
    seen = 0
    met = starts
    for spent in range(points):
        ring = rings[spent] & ~seen
        seen |= ring
        sails = spent + rafting < points
        near = 0
        blooms = 0
        while ring:
            biome = ring.bit_length() - 1
            ring ^= 1 << biome
            if biome < SHELF:
                near |= beside[biome]
                if sails and (raft_east[biome] != NONE or raft_west[biome] != NONE):
                    raft(s, species, biome, swims, spent + rafting, rings)
                if swims and SHELF_AT[biome] != NONE and lets_in(s, species, SHELF_AT[biome]):
                    blooms |= 1 << SHELF_AT[biome]
            else:
                near |= 1 << HEX_AT[biome]
                if swims:
                    for shelf in next_shelves(s, biome):
                        if lets_in(s, species, shelf):
                            blooms |= 1 << shelf
        if blooms and spent + into_bloom <= points:
            rings[spent + into_bloom] |= blooms
        # What it costs to enter a hex does not depend on whence: the first way to it is the cheapest.
        near &= ~met
        met |= near
        while near:
            hex = near.bit_length() - 1
            bit = 1 << hex
            near ^= bit
            cost = entry[terrain[disk[hex] * BIOME_COUNT + hex]][shape]
            if cost > 0 and spent + cost <= points:
                rings[spent + cost] |= bit
    return seen | rings[points]


def raft(s: Megafauna, species: int, hex: int, swims: bool, spent: int, rings: list[int]) -> None:
    """F5: put where rafts from a hex land among the biomes that are reached for so many points, at most all."""
    shape = species % SHAPE_COUNT
    landing = s.raft_east[hex]
    if landing != NONE and blows(s, hex, EAST):
        cost = s.components.entry[s.ground(landing)][shape]
        if cost > 0 and spent + cost < len(rings):
            rings[spent + cost] |= 1 << landing
    landing = s.raft_west[hex]
    if landing != NONE and blows(s, hex, WEST):
        cost = s.components.entry[s.ground(landing)][shape]
        if cost > 0 and spent + cost < len(rings):
            rings[spent + cost] |= 1 << landing
            # F5d: into the bloom before that coast it costs as much.
            shelf = SHELF_AT[landing]
            if swims and shelf != NONE and lets_in(s, species, shelf):
                rings[spent + cost] |= 1 << shelf


def homes(s: Megafauna, species: int, starts: int) -> list[int]:
    """F2, F6: where a creeple can come to live from some biomes (bits), as biome * LEVEL_COUNT + level."""
    return living.homes(s, species, reach(s, species, starts))


def obstacle(s: Megafauna, species: int, starts: int, place: int) -> Reason:
    """Why a creeple cannot come to live at a place that is none of its `homes`."""
    biome, level = divmod(place, LEVEL_COUNT)
    if (reach(s, species, starts) >> biome) & 1 == 0:
        if biome >= SHELF and not lets_in(s, species, biome):
            return say.no("refused-no-bloom", "F3b")
        if biome >= SHELF and species % SHAPE_COUNT != SWIMMER and not s.dives(species):
            return say.no("refused-swimmers-only", "F3b")
        return say.no("refused-too-far", "F2")
    if s.is_alien():
        reason = alien.obstacle(s, species, biome, level)
        if reason is not None:
            return reason
    grazer = s.herbivore[biome]
    if level == HERBIVORE:
        if not s.bears(species, biome, level):
            return say.no("refused-uninhabitable", "F3c")
        if grazer == species:
            return say.no("refused-own-kind", "G2")
        return say.no("refused-cannibal", "F4c")
    if grazer == NONE:
        return say.no("refused-no-prey", "F6a")
    if grazer == species:
        return say.no("refused-cannibal", "F4c")
    if s.carnivore[biome] == species:
        return say.no("refused-own-kind", "H2")
    if s.eats(species, grazer):
        return say.no("refused-uninhabitable", "F3c")
    return unsuitable(s, species, grazer)


def unsuitable(s: Megafauna, hunter: int, prey: int) -> Reason:
    """F4: why a species cannot live on another."""
    if s.tool_for(prey, hunter % SHAPE_COUNT) and not s.tool_for(hunter, prey % SHAPE_COUNT):
        return say.no("refused-prey-tool", "J7c")
    shape = prey % SHAPE_COUNT
    if shape == ARCHETYPE or shape == hunter % SHAPE_COUNT or s.tool_for(hunter, shape):
        return say.no("refused-prey-venom", "F4b")
    return say.no("refused-prey-shape", "F4a")


# --- the steps --------------------------------------------------------------------------------


class Disperse(Choice[Megafauna, frames.Disperse]):
    """F1: which of your species disperses its next newborn."""

    def options(self, s: Megafauna, f: frames.Disperse) -> list[int]:
        at = f.actor * SHAPE_COUNT
        return [SHAPE + shape for shape in range(SHAPE_COUNT) if s.newborn[at + shape] > 0]

    def chosen(self, s: Megafauna, f: frames.Disperse, action: int) -> None:
        disperse_one(s, f.actor, f.actor * SHAPE_COUNT + action - SHAPE)

    def refusal(self, s: Megafauna, f: frames.Disperse, action: int) -> Reason | None:
        return say.instead(action, SHAPE, SHAPE_COUNT, "refused-no-newborn", "F1")


def disperse(s: Megafauna, colour: int) -> None:
    """A3, F1: the newborns of a colour find homes, one after the other; of one species nobody needs to choose which."""
    at = colour * SHAPE_COUNT
    newborn = s.newborn
    found = [species for species in range(at, at + PARASITE) if newborn[species] > 0]
    if len(found) > 1:
        s.push(frames.Disperse(colour))
    elif found:
        disperse_one(s, colour, found[0])


def disperse_one(s: Megafauna, colour: int, species: int) -> None:
    """F1: a newborn of a species looks for a home, and any others of its colour after it."""
    if s.newborns_of(colour) > 1:
        s.push(frames.Disperse(colour))
    s.push(frames.DisperseTo(colour, species))


class DisperseTo(Choice[Megafauna, frames.DisperseTo]):
    """F2: where a newborn of a species comes to live, from any mother; done: it goes back to the unborn."""

    ints: str = "species"

    def options(self, s: Megafauna, f: frames.DisperseTo) -> list[int]:
        found = homes(s, f.species, mothers(s, f.species))
        if not found:
            return found
        grazing = must_graze(s, f.species, found)
        if grazing:
            return grazing
        return declinable([PLACE + place for place in found], DONE)

    def chosen(self, s: Megafauna, f: frames.DisperseTo, action: int) -> None:
        if action == DONE:
            self.nothing(s, f)
            return
        s.newborn[f.species] -= 1
        s.living[f.species] += 1
        biome, level = divmod(action - PLACE, LEVEL_COUNT)
        s.note("log-disperses", "F2", f.actor, f.species, action - PLACE)
        enter(s, f.species, biome, level)

    def nothing(self, s: Megafauna, f: frames.DisperseTo) -> None:
        s.newborn[f.species] -= 1
        s.unborn[f.species] += 1
        s.breathe()
        s.note("log-returns-unborn", "F2", f.actor, f.species)

    def refusal(self, s: Megafauna, f: frames.DisperseTo, action: int) -> Reason | None:
        found = homes(s, f.species, mothers(s, f.species))
        if (action == DONE or action - PLACE in found) and must_graze(s, f.species, found):
            return say.no("refused-plant-grazes", "K8d")
        if PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return obstacle(s, f.species, mothers(s, f.species), action - PLACE)
        return None

    def sought(self, s: Megafauna, f: frames.DisperseTo) -> list[int]:
        return [PLACE + place for place in sought_places(s, f.species, mothers(s, f.species))]


def must_graze(s: Megafauna, species: int, found: list[int]) -> list[int]:
    """K1c, K8d: the actions by which a newborn of a plant that nobody plays grazes, as it must if it can.

    It can where nobody grazes, and where it would win.
    """
    if not plants.is_automatic(s, species // SHAPE_COUNT):
        return []
    grazing: list[int] = []
    for place in found:
        if place % LEVEL_COUNT == HERBIVORE:
            biome = place // LEVEL_COUNT
            rival = s.herbivore[biome]
            if rival == NONE or contest(s, species, rival, biome, HERBIVORE) > 0:
                grazing.append(PLACE + place)
    return grazing


def sought_places(s: Megafauna, species: int, starts: int) -> list[int]:
    """Where a player would look: every herbivore level in reach, and every carnivore level with somebody to hunt.

    Of plants, where they are a level of their own: everywhere as a plant, and as a herbivore where something grows.
    """
    found: list[int] = []
    reached = reach(s, species, starts)
    for biome in range(BIOME_COUNT):
        if (reached >> biome) & 1:
            if s.is_alien():
                if alien.is_plant(species):
                    found.append(biome * LEVEL_COUNT + PLANT_LEVEL)
                if s.plant[biome] != NONE:
                    found.append(biome * LEVEL_COUNT + HERBIVORE)
            else:
                found.append(biome * LEVEL_COUNT + HERBIVORE)
            if s.herbivore[biome] != NONE:
                found.append(biome * LEVEL_COUNT + CARNIVORE)
    return found
