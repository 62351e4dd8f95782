"""The fields of a state of Megafauna, each declared once."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.options import OPTIONS
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.fields import Field, counted, each, option_fields, pairs

CARD_PLACES = [*(f"stack {species}" for species in SPECIES), *(f"fossils {colour}" for colour in COLOURS)]
CARD_PLACES += ["gone", "deck", "shown", "held"]
TILE_PLACES = ["out", "pool", "map", "tarpit", *(f"fossils {colour}" for colour in COLOURS)]
SLOTS = pairs(DISPLAYS, counted(DISPLAY_SLOTS))
TRACKS = pairs(SPECIES, LETTERS[ROADRUNNER:])
HEIRLOOMS = pairs(COLOURS, HERITAGE)
WORN = pairs(SPECIES, ("front", "back"))


FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # Who plays what.
    each(COLOURS, "seat_of", NONE, "The seat that plays each colour, TUSKER or none."),
    Field("colour_of", [], "By seat, its colour.", values=COLOURS),
    # The map.
    each(HABITATS, "biome", NONE, "", TILES),
    each(HABITATS, "flipped", 0, "1 where the biome lies face down."),
    each(PLACE_NAMES, "animals", 0, "The animals in each place: ANIMAL_BITS a species."),
    each(
        PLACE_NAMES, "invaders", 0, "The immigrants there: INVADER_BITS each, tile - IMMIGRANT + 1, first come lowest."
    ),
    Field("greenhouse", 0, values=GREENHOUSE),
    Field("atlantic", 0, "1 once the rift is open."),
    Field("era", MESOZOIC, values=ERAS),
    Field("catastrophes", 0),
    # Species.
    each(SPECIES, "size", 0, "0 for a species that is not alive."),
    each(SPECIES, "genome", 0, "Dietary letters of the stack and the roadrunner letters that the tracks show."),
    each(TRACKS, "roadrunners", 0, "Letters that a species has, also those beyond the end of the track."),
    each(SPECIES, "icons", 0, "How many cards of the stack show each instinct: ICON_BITS an instinct."),
    each(SPECIES, "cultures", 0, "Bits of the cultures that a species has an animal in."),
    each(SPECIES, "supply", 0, "Animals beside the generic card."),
    each(SPECIES, "population", 0, "Animals on the map."),
    each(SPECIES, "where", 0, "Bits of the habitats in which each species has animals."),
    each(HEIRLOOMS, "heritage", NONE, "Where each heritage tile is: in supply (none), or species * 2 + side.", WORN),
    # Cards.
    Field("deck", [], "The period decks on top of each other, top card last.", values=CARDS, hidden="all"),
    each(PERIODS, "deck_left", 0, "Cards of each period that are still in the deck."),
    Field("period", 0),
    Field("general", [], "The general deck, top card last.", values=CARDS, hidden="all"),
    each(SLOTS, "display", NONE, "The lower display, then the upper one, each from the free card on.", CARDS),
    each(SLOTS, "on_card", 0, "Genes on the cards of the displays."),
    each(CARDS, "card_at", GONE, "", CARD_PLACES),
    each(SPECIES, "stacked", 0, "How many cards are in the stack of each species."),
    # Tiles to come and tiles that went.
    Field("mesozoic", [], "Next tile last.", values=TILES, hidden="all"),
    Field("cenozoic", [], "Next tile last.", values=TILES, hidden="all"),
    Field("tarpit", [], values=TILES),
    each(TILES, "tile_at", OUT, "", TILE_PLACES),
    # Players.
    each(COLOURS, "genes"),
    each(COLOURS, "tiles_won"),
    each(COLOURS, "genotypes_won", 0, "Points of the genotypes among the fossils."),
    # Course of the game.
    Field("active", NONE, "The colour whose turn it is.", values=COLOURS),
    Field("turn", 0),
    Field("scoring", 0, "1 once the last card of a period was drawn, until the scoring at the end of the turn."),
    Field("ending", 0, "Why the game ends with this turn, as bits; 0: it goes on."),
    Field("stagnant", 0, "Turns in a row in which no card of the lower display was bought."),
    Field("touched", 0, "Bits of the habitats that the contests at the end of the turn must look at (4.3)."),
    Field("stirred", 0, "Bits of the species whose genome, size or cultures have changed since the last contests."),
    Field("answers", [], "What owners have said about the first of those habitats: who loses, to which part."),
)
