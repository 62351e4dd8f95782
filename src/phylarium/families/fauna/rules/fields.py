"""The fields that every game of fauna has.

Lists by species, card, biome and colour have the length that the game gives them in its set-up.
"""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.kernel.fields import Field, each

FIELDS: tuple[Field, ...] = (
    # Who plays what.
    Field("seat_of", [], "By colour, the seat that plays it, or none."),
    Field("colour_of", [], "By seat, its colour."),
    # Species, by colour and shape.
    Field("unborn", [], "By species, creeples on its genotype card."),
    Field("living", [], "By species, creeples on the map, endangered ones too."),
    Field("size", [], "By species, 1 to 6; 0 for a species that is not there."),
    Field("genotype", [], "By species, the card that founded it; none for an archetype or where there is no species."),
    Field("basal", [], "By species, organs on its genotype card, packed."),
    Field("organs", [], "By species, all of its organs, packed: basal ones, those on its cards, monsters by its size."),
    Field("moods", [], "By species, how many emotions of each colour it has, packed as organs are."),
    # Cards.
    Field("card_at", [], "By card, where it is: a species, or in a deck, shown, gone or among the fossils."),
    Field("card_side", [], "By card, unpromoted or which way up."),
    Field("in_row", [], "By card, 1 while it is part of its species' personality or portrait."),
    Field("cubes", [], "By card, the organs on it, packed; a monster is not among them."),
    Field("monster_on", [], "By card, 1 while a monster lies on it."),
    Field("host_on", [], "By card, the species of the creeple that it holds as a host, or none."),
    Field("held", [], "The mutations of all species; those of one personality in their order from left to right."),
    Field("upper_deck", [], "Top card last.", hidden="all"),
    Field("lower_deck", [], "Top card last.", hidden="all"),
    Field("display", [], "The metabolic row, then the Darwin row, from the free card on; the last lies on its deck."),
    # The map.
    Field("herbivore", [], "By biome, the species that grazes there, or none."),
    Field("carnivore", [], "By biome, the species that hunts there, or none."),
    # Players.
    Field("fossils", [], "By colour, fossil tokens."),
    # Pieces in supply.
    each(ORGANS, "pool", 0, "Organ cubes in supply; below nought where monsters lie in for cubes."),
    # Tools. Each game says what it does with them where they stand among its own fields.
    each(TOOL_CARDS, "tool_at", NONE, "The species that has it; none: in supply."),
    each(TOOL_CARDS, "tool_side", 0, "Which side is up."),
    # What comes over from Genesis.
    Field("estate", [], "The macroorganisms that players bring, a row of ints for each (rules/estate.py)."),
    # While a personality is arranged.
    Field("arranging", [], "The cards that a player has put into the new row so far, from left to right."),
)

# What came over from Genesis, by seat. A game names those that it has where they stand among its fields.
HEIR_COLOURS = Field("heir_colours", [], "The colours that its macroorganism may go on as, as bits; 0: it has none.")
HEIR_ORGANS = Field("heir_organs", [], "The organs that it brings, packed.")
HEIR_BIONTS = Field("heir_bionts", [], "The bionts that it brings by colour, packed as organs are.")


def sized(
    colours: list[str], species: list[str], cards: list[str], slots: list[str], biomes: list[str]
) -> tuple[Field, ...]:
    """The fields of the family with the lengths and names that they have in a game."""
    return (
        each(colours, "seat_of", NONE, "The seat that plays a colour, or none."),
        each(species, "unborn", 0, "Creeples on its genotype or species card."),
        each(species, "living", 0, "Creeples on the map, endangered ones too."),
        each(species, "size", 0, "1 to 6; 0 for a species that is not there."),
        each(species, "genotype", NONE, "The card that founded it, where that is no part of its row.", cards),
        each(species, "basal", 0, "Organs on its genotype or species card, packed."),
        each(species, "organs", 0, "All of its organs, packed: basal ones, those on its cards, monsters by its size."),
        each(species, "moods", 0, "How many emotions or pheromones of each colour it has, packed as organs are."),
        each(cards, "card_at", IN_DECK, "A species, or in a deck, shown, gone or among the fossils."),
        each(cards, "card_side", UNPROMOTED, "Unpromoted or which way up.", SIDES),
        each(cards, "in_row", 0, "1 while it is part of its species' personality or portrait."),
        each(cards, "cubes", 0, "The organs on it, packed; a monster is not among them."),
        each(cards, "monster_on", 0, "1 while a monster lies on it."),
        each(cards, "host_on", NONE, "The species of the creeple that it holds as a host, or none.", species),
        Field("held", [], "The mutations of all species, those of a row in their order.", values=cards),
        Field("upper_deck", [], "Top card last.", values=cards, hidden="all"),
        Field("lower_deck", [], "Top card last.", values=cards, hidden="all"),
        each(slots, "display", NONE, "Each row from the free card on; the last lies on its deck.", cards),
        each(biomes, "herbivore", NONE, "The species that grazes there, or none.", species),
        each(biomes, "carnivore", NONE, "The species that hunts there, or none.", species),
        each(colours, "fossils", 0, "Fossil tokens."),
        Field("arranging", [], "The cards of a new personality so far, from left to right.", values=cards),
    )
