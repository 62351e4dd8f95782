"""Flightless wetas (H7f): a species that has lost its shape goes on as the archetype of its colour, or dies out."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import extinction, frames, living
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY, Act


def lose_shape(s: Mesofauna, species: int, limit: int) -> None:
    """H7f: it becomes the archetype where there is none; the mutagen that struck it, if any, goes on by its limit."""
    colour = species // SHAPE_COUNT
    archetype = colour * SHAPE_COUNT + ARCHETYPE
    if s.size[archetype] > 0:
        s.note("log-no-weta", "bf.H7f", colour, species)
        extinction.extinct(s, species)
        return
    if s.is_parasite(species) and species in s.unplaced:
        # F6: those that have just lost their hosts look for others, before all of them leave theirs.
        s.push(frames.LoseShape(colour, species, limit))
        s.push(frames.Check(NOBODY))
        return
    if colour == s.queen:
        # L8a: fossils of species that are no more are her opponent's; hers are awards.
        s.note("log-queen-weta", "L8a", colour, species)
    else:
        s.note("log-weta", "bf.H7f", colour, species)
        s.fossils[colour] += 1
    places = s.places_of(species)
    take_over(s, species, archetype)
    if limit > 0:
        s.push(frames.Atrophy(colour, archetype, limit))
    # Larger numbers are put onto the agenda first, so that the biomes come in their order.
    for at in range(len(places) - 1, -1, -1):
        biome = places[at] // LEVEL_COUNT
        level = places[at] % LEVEL_COUNT
        if at >= s.living[archetype]:
            # So many archetypes are not left, for some are zombies.
            s.place(NONE, biome, level)
            if level <= CARNIVORE:
                extinction.unseat(s, biome, level)
            s.note("log-killed", "bf.H7f", colour, species, places[at])
        elif level < ON_HERBIVORE:
            s.place(archetype, biome, level)
        else:
            # All of them are off their hosts at once, whatever becomes of these by the first of them.
            s.place(NONE, biome, level)
            s.wait(archetype, biome)
            s.push(frames.LeaveHost(colour, archetype, biome, level))


def take_over(s: Mesofauna, species: int, archetype: int) -> None:
    """H7f: cards, cubes, zombies and creeples of a species are now those of its archetype."""
    for card in s.held:
        if s.card_at[card] == species:
            s.card_at[card] = archetype
    for number in range(len(s.zombie_on)):
        if s.zombie_on[number] == species:
            s.zombie_on[number] = archetype
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == species:
            s.tool_at[tool] = archetype
    free = s.creeples_of(archetype) - s.zombie.count(archetype)
    s.living[archetype] = min(s.living[species], free)
    s.unborn[archetype] = free - s.living[archetype]
    s.size[archetype] = s.size[species]
    s.basal[archetype] = s.basal[species]
    s.vanish(species)
    s.roster[s.roster.index(species)] = archetype
    s.acted = moved_bit(s.acted, species, archetype)
    s.mutual = moved_bit(s.mutual, species, archetype)
    s.warm = moved_bit(s.warm, species, archetype)
    for number in range(len(s.fugitives) - 1, -1, -1):
        if s.fugitives[number] == species:
            s.fugitives[number] = archetype
        elif s.fugitives[number] == archetype:
            # One that has died out since.
            del s.fugitives[number]
            del s.fugitives_at[number]
    if s.phasing == species:
        s.phasing = archetype
    if s.is_parasite(species):
        s.bound[species // SHAPE_COUNT] = NONE
    s.recount(archetype)
    s.count_moods(archetype)


def moved_bit(bits: int, old: int, new: int) -> int:
    """A set of species in which one has another number now."""
    if (bits >> old) & 1:
        return bits & ~(1 << old) | 1 << new
    return bits & ~(1 << new)


class LeaveHost(Act[Mesofauna, frames.LeaveHost]):
    """H7f, D3j: a creeple that was a parasite contests the level of its host, or dies where it cannot live there."""

    ints: str = "species biome level"

    def act(self, s: Mesofauna, f: frames.LeaveHost) -> None:
        if s.size[f.species] == 0:
            # It has died out with those before.
            return
        s.fetch(f.species, f.biome)
        level = f.level - ON_HERBIVORE
        if s.has_queen():
            # L9h: one of hers that loses here has not swarmed yet.
            s.set_out()
        if (living.open_levels(s, f.species, f.biome) >> level) & 1:
            s.push(frames.Enter(f.actor, f.species, f.biome, level))
        else:
            extinction.bury(s, f.species)
            s.note("log-killed", "bf.H7f", f.actor, f.species, f.biome * LEVEL_COUNT + f.level)
            living.check_at(s, f.biome)
