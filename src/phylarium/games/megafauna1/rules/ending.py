"""The end of the game (18.0): points, ranking, and the sheet with which a game of Origins begins (18.2)."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act


def points(s: Megafauna, colour: int) -> int:
    """18.1: fossil tiles, letters of fossil genotypes, animals on the map and in cultures."""
    total = s.tiles_won[colour] + s.genotypes_won[colour]
    for species in range(colour * SHAPE_COUNT, (colour + 1) * SHAPE_COUNT):
        total += s.population[species]
        cultures = s.cultures[species]
        while cultures:
            total += 1
            cultures &= cultures - 1
    return total


def ahead(s: Megafauna, colour: int, other: int) -> bool:
    """18.1, 18.1c: more points, then more genes; then fewer teeth (docs/rulings/megafauna1.md)."""
    mine = points(s, colour)
    theirs = points(s, other)
    if mine != theirs:
        return mine > theirs
    if s.genes[colour] != s.genes[other]:
        return s.genes[colour] > s.genes[other]
    return colour < other


def alone_wins(s: Megafauna) -> bool:
    """19.1g: enough tiles, and more points than the two-tusker; waiting for the end is no victory."""
    if s.ending == STAGNATION:
        return False
    colour = s.colour_of[0]
    return s.tiles_won[colour] >= s.components.tusker_tiles and points(s, colour) > points(s, WHITE)


def scores(s: Megafauna) -> list[int]:
    """Points by seat, as they stand; 0 before colours are dealt."""
    if not s.colour_of:
        return [0] * s.seats
    return [points(s, s.colour_of[seat]) for seat in range(s.seats)]


def ranking(s: Megafauna) -> list[int]:
    """Place by seat. Alone, the place is 1 for a victory and 2 for a defeat."""
    if not s.colour_of:
        return [1] * s.seats
    if s.seats == 1:
        return [1 if alone_wins(s) else 2]
    places: list[int] = []
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if other != seat and ahead(s, s.colour_of[other], s.colour_of[seat]):
                place += 1
        places.append(place)
    return places


class EndGame(Act[Megafauna, frames.EndGame]):
    """18.1: nothing is left to do but to see who has won."""

    def act(self, s: Megafauna, f: frames.EndGame) -> None:
        for colour in s.playing():
            s.note("log-points", "18.1", colour, points(s, colour), s.genes[colour])
        if s.seats == 1:
            s.note("log-alone-won" if alone_wins(s) else "log-alone-lost", "19.1g", s.colour_of[0])
        else:
            s.note("log-winner", "18.1", s.colour_of[ranking(s).index(1)])


class Contender:
    """What a player takes along to Origins: a surviving species, its instincts, and how many more genes can buy."""

    def __init__(self, colour: int, species: int, instincts: int, bought: int, points: int) -> None:
        self.colour = colour
        self.species = species
        self.instincts = instincts
        """18.2c: as bits, the ones uncovered on the brain card at the start."""
        self.bought = bought
        """18.2a: instincts of those that were paid for with genes."""
        self.points = points

    def count(self) -> int:
        found = 0
        for instinct in range(INSTINCT_COUNT):
            found += (self.instincts >> instinct) & 1
        return found


class OriginsSheet:
    """18.2: how a game of Origins goes on from here: the hominids in order of choosing brain cards, and the climate."""

    def __init__(self, hominids: list[Contender], ice_age: bool) -> None:
        self.hominids = hominids
        """18.2b: most instincts first, then most points. Players without instincts take no part."""
        self.ice_age = ice_age
        """18.2d: else it is a tropical age."""


def best_species(s: Megafauna, colour: int) -> int:
    """18.2c: of the living species of a colour one with the most instincts, the first of equal ones; or none."""
    best = NONE
    most = -1
    for species in s.living(colour):
        found = 0
        instincts = s.instincts(species)
        for instinct in range(INSTINCT_COUNT):
            found += (instincts >> instinct) & 1
        if found > most:
            best = species
            most = found
    return best


def origins(s: Megafauna, wanted: list[int]) -> OriginsSheet:
    """18.2: the sheet. `wanted` has by colour the instincts (as bits) that its player would buy.

    They are bought in order as far as the genes reach; the tusker takes no part.
    """
    found: list[Contender] = []
    for colour in range(COLOUR_COUNT):
        if s.seat_of[colour] == NONE or s.seat_of[colour] == TUSKER:
            continue
        species = best_species(s, colour)
        if species < 0:
            continue
        instincts = s.instincts(species)
        genes = s.genes[colour]
        bought = 0
        for instinct in range(INSTINCT_COUNT):
            bit = 1 << instinct
            if wanted[colour] & bit and not instincts & bit and genes >= s.components.origins_instinct_genes:
                genes -= s.components.origins_instinct_genes
                instincts |= bit
                bought += 1
        if instincts == 0:
            continue
        hominid = Contender(colour, species, instincts, bought, points(s, colour))
        at = len(found)
        while at > 0 and (
            found[at - 1].count() < hominid.count()
            or (found[at - 1].count() == hominid.count() and ahead(s, colour, found[at - 1].colour))
        ):
            at -= 1
        found.insert(at, hominid)
    return OriginsSheet(found, s.greenhouse <= PPM_400)
