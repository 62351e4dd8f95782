"""The fields of a state of Megafauna, each declared once."""

from __future__ import annotations

from phylarium.games.megafauna1.rules.actions import PLACE_NAMES
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT, HABITATS
from phylarium.games.megafauna1.rules.names import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    DISPLAY_SLOTS,
    DISPLAYS,
    ERAS,
    GREENHOUSE,
    HERITAGE,
    HERITAGE_COUNT,
    LETTERS,
    MESOZOIC,
    PERIOD_COUNT,
    PERIODS,
    ROADRUNNER,
    ROADRUNNER_COUNT,
    SPECIES,
    SPECIES_COUNT,
    TILE_COUNT,
    TILES,
)
from phylarium.games.megafauna1.rules.options import OPTIONS
from phylarium.games.megafauna1.rules.values import (
    ALL_PLACES,
    GONE,
    NONE,
    OUT,
)
from phylarium.kernel.fields import Field, option_fields

_CARD_PLACES = [
    *(f"stack {species}" for species in SPECIES),
    *(f"fossils {colour}" for colour in COLOURS),
    "gone",
    "deck",
    "shown",
    "held",
]
_TILE_PLACES = ["out", "pool", "map", "tarpit", *(f"fossils {colour}" for colour in COLOURS)]
_WORN = [f"{species} {side}" for species in SPECIES for side in ("front", "back")]
_SLOTS = [f"{display} {slot}" for display in DISPLAYS for slot in range(1, DISPLAY_SLOTS + 1)]
_TRACKS = [f"{species} {letter}" for species in SPECIES for letter in LETTERS[ROADRUNNER:]]


FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # Who plays what.
    Field("seat_of", [NONE] * COLOUR_COUNT, "By colour: its seat, TUSKER or none.", index=COLOURS),
    Field("colour_of", [], "By seat, its colour.", values=COLOURS),
    # The map.
    Field("biome", [NONE] * HABITAT_COUNT, values=TILES, index=HABITATS),
    Field("flipped", [0] * HABITAT_COUNT, "1 where the biome lies face down.", index=HABITATS),
    Field("animals", [0] * ALL_PLACES, "By place, the animals there: ANIMAL_BITS a species.", index=PLACE_NAMES),
    Field(
        "invaders",
        [0] * ALL_PLACES,
        "By place, the immigrants there: INVADER_BITS each, 1 + (tile - IMMIGRANT), the first arrival lowest.",
        index=PLACE_NAMES,
    ),
    Field("greenhouse", 0, values=GREENHOUSE),
    Field("atlantic", 0, "1 once the rift is open."),
    Field("era", MESOZOIC, values=ERAS),
    Field("catastrophes", 0),
    # Species.
    Field("size", [0] * SPECIES_COUNT, "0 for a species that is not alive.", index=SPECIES),
    Field(
        "genome",
        [0] * SPECIES_COUNT,
        "Dietary letters of the stack and the roadrunner letters that the tracks show.",
        index=SPECIES,
    ),
    Field(
        "roadrunners",
        [0] * (SPECIES_COUNT * ROADRUNNER_COUNT),
        "Roadrunner letters that a species has, also those beyond the end of the track.",
        index=_TRACKS,
    ),
    Field(
        "icons",
        [0] * SPECIES_COUNT,
        "How many cards of the stack show each instinct: ICON_BITS an instinct.",
        index=SPECIES,
    ),
    Field("cultures", [0] * SPECIES_COUNT, "Bits of the cultures that a species has an animal in.", index=SPECIES),
    Field("supply", [0] * SPECIES_COUNT, "Animals beside the generic card.", index=SPECIES),
    Field("population", [0] * SPECIES_COUNT, "Animals on the map.", index=SPECIES),
    Field("where", [0] * SPECIES_COUNT, "Bits of the habitats in which each species has animals.", index=SPECIES),
    Field(
        "heritage",
        [NONE] * (COLOUR_COUNT * HERITAGE_COUNT),
        "By colour and heritage tile: in the supply (none), or species * 2 + side.",
        values=_WORN,
        index=[f"{colour} {tile}" for colour in COLOURS for tile in HERITAGE],
    ),
    # Cards.
    Field("deck", [], "The period decks on top of each other, top card last.", values=CARDS),
    Field("deck_left", [0] * PERIOD_COUNT, "Cards of each period that are still in the deck.", index=PERIODS),
    Field("period", 0),
    Field("general", [], "The general deck, top card last.", values=CARDS),
    Field(
        "display",
        [NONE] * (2 * DISPLAY_SLOTS),
        "The lower display, then the upper one, each from the free card on.",
        values=CARDS,
        index=_SLOTS,
    ),
    Field("on_card", [0] * (2 * DISPLAY_SLOTS), "Genes on the cards of the displays.", index=_SLOTS),
    Field("card_at", [GONE] * CARD_COUNT, values=_CARD_PLACES, index=CARDS),
    # Tiles to come and tiles that went.
    Field("mesozoic", [], "Next tile last.", values=TILES),
    Field("cenozoic", [], values=TILES),
    Field("tarpit", [], values=TILES),
    Field("tile_at", [OUT] * TILE_COUNT, values=_TILE_PLACES, index=TILES),
    # Players.
    Field("genes", [0] * COLOUR_COUNT, index=COLOURS),
    Field("tiles_won", [0] * COLOUR_COUNT, index=COLOURS),
    Field("genotypes_won", [0] * COLOUR_COUNT, "Points of the genotypes among the fossils.", index=COLOURS),
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
