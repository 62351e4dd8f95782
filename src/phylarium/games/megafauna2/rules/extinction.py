"""Extinction (I3): what becomes of a species that dies out, the kiwi (E6b), and creeples that are killed outright."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import living, plants
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *


def kill(s: Megafauna, species: int, biome: int, rule: str) -> None:
    """A creeple that was taken off a biome dies outright: it is unborn again, and its species is looked at."""
    s.bury(species)
    s.note("log-killed", rule, species // SHAPE_COUNT, species, biome)
    check(s, species)


def check(s: Megafauna, species: int) -> None:
    """I3: a species without a living creeple is extinct."""
    if s.size[species] > 0 and s.living[species] == 0:
        extinct(s, species)


def extinct(s: Megafauna, species: int) -> None:
    """I3: a species dies out at once, with all its creeples; its fossils are kept, all else goes back.

    The personality of the last species of a colour is not lost yet: it waits beside the archetype (E7).
    """
    colour = species // SHAPE_COUNT
    s.note("log-extinct", "I3", colour, species)
    vacated = leave_map(s, species)
    last = len(s.species_of(colour)) == 1
    for card in s.mutations(species):
        if last and s.in_row[card]:
            wait_beside(s, card)
        else:
            keeps = is_fossil(s, card)
            looks = shown_as(s, card)
            s.remove(card)
            if keeps:
                bank(s, card, colour, looks)
    if species == s.first_species(colour):
        free_guests(s, colour)
    fossilize_genotype(s, species, False)
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == species:
            s.tool_at[tool] = TOOL_FOSSIL + colour
            s.note("log-fossil-tool", "J7a", colour, tool * 2 + s.tool_side[tool])
    dissolve(s, species)
    if last:
        if plants.may_return(s, colour):
            s.note("log-lazarus", "I3c", colour)
        else:
            s.note("log-extinct-forever", "K8c", colour)
    for biome in vacated:
        living.check(s, biome)


def free_guests(s: Megafauna, colour: int) -> None:
    """C2k, I3: the archetype card of a colour leaves its tableau, and the hosts on it go back to their species."""
    for number in range(colour * COLOUR_COUNT, (colour + 1) * COLOUR_COUNT):
        host = s.guests[number]
        if host != NONE:
            s.guests[number] = NONE
            s.unborn[host] += 1


def leave_map(s: Megafauna, species: int) -> list[int]:
    """All creeples of a species leave the map, the endangered ones too; answers the biomes where some stood."""
    vacated: list[int] = []
    for place in s.places_of(species):
        s.vacate(place // LEVEL_COUNT, place % LEVEL_COUNT)
        vacated.append(place // LEVEL_COUNT)
    while species in s.fallen:
        s.rise(s.fallen.index(species))
    return vacated


def is_fossil(s: Megafauna, card: int) -> bool:
    """I3b: whether a card shows a fossil the right way up."""
    return s.card_side[card] != UNPROMOTED and s.components.face_fossil[s.face(card)]


def shown_as(s: Megafauna, card: int) -> int:
    """A card of a tableau and the side that it shows, as one int for the log."""
    return card * SIDE_COUNT + s.card_side[card]


def bank(s: Megafauna, card: int, colour: int, looks: int) -> None:
    """I3b: a card comes into the fossil record of a colour."""
    s.card_at[card] = FOSSIL_CARD + colour
    s.note("log-fossil-card", "I3b", colour, looks)


def fossilize_genotype(s: Megafauna, species: int, always: bool) -> None:
    """I3a, I3b, E6b: the first card of a tableau leaves it; the archetype's can be used again."""
    colour = species // SHAPE_COUNT
    card = s.genotype[species]
    s.genotype[species] = NONE
    if card == NONE:
        if species == s.first_species(colour) and not always:
            s.note("log-fossil-archetype", "I3a", colour)
        return
    keeps = always or is_fossil(s, card)
    looks = shown_as(s, card)
    s.card_side[card] = UNPROMOTED
    s.card_at[card] = GONE
    if keeps:
        bank(s, card, colour, looks)


def wait_beside(s: Megafauna, card: int) -> None:
    """E7, J6g: a card of a personality outlives its player's last species, without organs and without its host."""
    species = s.card_at[card]
    s.strip_card(card)
    s.release_host(card)
    s.card_at[card] = species - species % SHAPE_COUNT
    s.note("log-cheshire-waits", "E7", species // SHAPE_COUNT, shown_as(s, card))


def dissolve(s: Megafauna, species: int) -> None:
    """I3, J2d: nothing is left of a species: its organs, and its creeples on the cards of others, go back."""
    s.give_cubes(s.basal[species])
    s.basal[species] = 0
    while species in s.host_on:
        card = s.host_on.index(species)
        s.host_on[card] = NONE
        s.note("log-host-lost", "J2d", s.card_at[card] // SHAPE_COUNT, species, shown_as(s, card))
    for number in range(len(s.guests)):
        if s.guests[number] == species:
            s.guests[number] = NONE
            s.note("log-guest-lost", "J2d", number // COLOUR_COUNT, species)
    if species % SHAPE_COUNT == SWIMMER:
        s.marine &= ~(1 << (species // SHAPE_COUNT))
    s.vanish(species)
    s.newborn[species] = 0
    s.spent[species] = 0
    s.allowance[species] = NONE
    s.moods_then[species] = 0
    s.breathe()


def kiwi(s: Megafauna, species: int) -> None:
    """E6b: a species that has outgrown its genotype goes on as an archetype; where there is one, it dies out.

    Its genotype becomes a fossil either way. Nobody on the map is looked at: whoever changed the size does that.
    """
    colour = species // SHAPE_COUNT
    archetype = colour * SHAPE_COUNT + ARCHETYPE
    if not s.may_be_kiwi(species):
        s.note("log-no-kiwi", "E6b", colour, species)
        fossilize_genotype(s, species, True)
        extinct(s, species)
        return
    s.note("log-kiwi", "E6b", colour, species)
    fossilize_genotype(s, species, True)
    for card in s.mutations(species):
        s.card_at[card] = archetype
    for tool in range(TOOL_COUNT):
        if s.tool_at[tool] == species:
            s.tool_at[tool] = archetype
    for place in s.places_of(species):
        s.place(archetype, place // LEVEL_COUNT, place % LEVEL_COUNT)
    for number in range(len(s.fallen)):
        if s.fallen[number] == species:
            s.fallen[number] = archetype
    s.size[archetype] = s.size[species]
    s.basal[archetype] = s.basal[species]
    s.basal[species] = 0
    s.living[archetype] = s.living[species]
    s.newborn[archetype] = s.newborn[species]
    s.unborn[archetype] = s.creeples_of(archetype) - s.living[species] - s.newborn[species]
    dissolve(s, species)
    s.recount(archetype)
    s.count_moods(archetype)
