"""Extinction (F7): a species without a living creeple is no more, and a player without species is out or a Lazarus."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import ending
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *


def bury(s: Mesofauna, species: int) -> None:
    """F2a: a creeple that is on no level dies: it is unborn again."""
    s.living[species] -= 1
    s.unborn[species] += 1


def unseat(s: Mesofauna, biome: int, level: int) -> None:
    """F5, F6: the parasite on whoever leaves a level has no host; it waits for the check."""
    guest = s.guest[biome * 2 + level]
    if guest != NONE:
        s.guest[biome * 2 + level] = NONE
        s.wait(guest, biome)


def extinct(s: Mesofauna, species: int) -> None:
    """F7: a species dies out at once, with all its creeples; its cards and organs are lost, its zombies go home.

    Creeples of it that are zombies elsewhere stay there (D6c). Whoever calls this looks at the map afterwards (F6).
    """
    colour = species // SHAPE_COUNT
    s.note("log-extinct", s.by("cat.extinct", "bf.F7"), colour, species)
    leave_map(s, species)
    for card in s.mutations(species):
        s.remove(card)
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == species:
            s.tool_at[tool] = NONE
    free_zombies(s, species)
    s.roster.remove(species)
    s.acted &= ~(1 << species)
    s.mutual &= ~(1 << species)
    if species % SHAPE_COUNT == PARASITE:
        s.bound[colour] = NONE
    s.vanish(species)
    if s.has_events() and colour != s.queen:
        s.fossils[colour] += 1
        s.note("log-fossil-species", "bf.F7a", colour, species)
    if s.roster_of(colour):
        return
    if s.is_race():
        s.out |= 1 << colour
        s.note("log-eliminated", "cat.extinct.out", colour)
    elif colour == s.queen:
        # L8b: at once; nobody decides anything any more.
        ending.finish(s, QUEEN_EXTINCT)
    else:
        s.note("log-lazarus", "bf.F7c", colour)


def leave_map(s: Mesofauna, species: int) -> None:
    """All creeples of a species leave the map; parasites on them lose their hosts."""
    for place in s.places_of(species):
        biome, level = divmod(place, LEVEL_COUNT)
        s.place(NONE, biome, level)
        if level <= CARNIVORE:
            unseat(s, biome, level)
    while species in s.unplaced:
        s.fetch(species, s.unplaced_at[s.unplaced.index(species)])


def free_zombies(s: Mesofauna, holder: int) -> None:
    """D6c: the zombies of a species that dies out return to their own species, or to the box where it is not there."""
    number = 0
    while number < len(s.zombie):
        if s.zombie_on[number] != holder:
            number += 1
            continue
        species = s.zombie[number]
        del s.zombie[number]
        del s.zombie_on[number]
        if s.size[species] > 0:
            s.unborn[species] += 1
        s.note("log-zombie-returns", "bf.D6c", species // SHAPE_COUNT, species, holder)
