"""The fields that Megafauna, second edition, adds to those of the family."""

from __future__ import annotations

from phylarium.families.fauna.rules.fields import HEIR_BIONTS, HEIR_COLOURS, HEIR_ORGANS, sized
from phylarium.families.fauna.rules.names import *
from phylarium.games.megafauna2.rules import names
from phylarium.games.megafauna2.rules.board import BIOMES, CRATON_COUNT, CRATONS, HEX_COUNT, SHELF
from phylarium.games.megafauna2.rules.names import CARDS, COLOURS, EVENTS, SLOTS, SPECIES
from phylarium.games.megafauna2.rules.options import OPTIONS
from phylarium.kernel.fields import Field, each, option_fields

FAMILY = "phylarium.families.fauna.rules.state.Fauna"

HEXES = BIOMES[:SHELF]

GUESTS = [f"{owner}-{host}" for owner in COLOURS for host in COLOURS]

FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # The map.
    each(CRATONS, "latitude", 0, "Of the middle row of each craton."),
    each(CRATONS, "dice", 0, "1 for the craton that carries the latitude dice of its landmass."),
    each(CRATONS, "landmass", NONE, "The craton with the dice of its landmass; none: not in the game.", CRATONS),
    each(CRATONS, "column", 0, "The doubled column of its centre, from that of the craton with the dice."),
    Field("ring", [], "The landmasses from west to east, each by the craton with its dice.", values=CRATONS),
    each(BIOMES, "disk", 0, "", names.DISKS),
    each(HEXES, "beside", 0, "The hexes that touch a hex.", bits=HEXES),
    each(HEXES, "raft_east", NONE, "The hex that a raft going east lands on, or none.", HEXES),
    each(HEXES, "raft_west", NONE, "The hex that a raft going west lands on, or none.", HEXES),
    each(BIOMES, "plant", NONE, "The plant that grows there, where plants are a level of their own (K2).", SPECIES),
    each(SPECIES, "standing", 0, "The biomes where a species stands: kept with the levels of the biomes.", bits=BIOMES),
    Field("fallen", [], "The species of each endangered creeple.", values=SPECIES),
    Field("fallen_at", [], "The biome of each endangered creeple.", values=BIOMES),
    Field("fallen_level", [], "Whether it grazed (0), hunted (1) or grew (2) there."),
    # Climate.
    Field("oxygen", 0, "Green disks in the oxygen."),
    Field("clouds", 0, "White disks in the clouds."),
    Field("air_black", 0, "Black disks in the atmosphere."),
    Field("air_white", 0, "White disks in the atmosphere."),
    Field("strip", names.EDEN, "Which latitude strip lies.", values=names.CLIMATES),
    Field("windy", 0, "1 in a turn in which the wind blows everywhere both ways."),
    # Species.
    each(SPECIES, "newborn", 0, "Creeples on the newborn card."),
    each(SPECIES, "spent", 0, "What its purchases of this phase have cost."),
    each(SPECIES, "allowance", NONE, "Its unborn when it began to buy in this phase; none: it has not bought yet."),
    each(SPECIES, "moods_then", 0, "Its emotions at the beginning of the phase, packed as organs are."),
    each(TOOL_CARDS, "tool_at", NONE, "The species that has it; none: in supply; or gone or a fossil (values.py)."),
    each(TOOL_CARDS, "tool_side", 0, "Which side is up."),
    # Events.
    Field("era", 0, values=names.ERAS),
    Field("turn", 0, "Extraterrestrial events drawn so far."),
    Field("et_deck", [], "Events of this era, next one last.", values=EVENTS, hidden="all"),
    Field("hot_deck", [], "Next one last.", values=EVENTS, hidden="all"),
    Field("mild_deck", [], "Next one last.", values=EVENTS, hidden="all"),
    Field("cold_deck", [], "Next one last.", values=EVENTS, hidden="all"),
    Field("et_card", NONE, "The extraterrestrial event of this turn.", values=EVENTS),
    Field("biosphere_card", NONE, "The biosphere event of this turn, or none.", values=EVENTS),
    each(EVENTS, "seen", 0, "1 for an event of the present era or of its deck since it was shuffled."),
    Field("last_event", NONE, "That of the last turn, whose movements may be owed (K5h).", values=EVENTS),
    Field("last_biosphere", NONE, "The biosphere event of the last turn, for the same reason, or none.", values=EVENTS),
    # Players.
    Field("medea", NONE, "The colour that holds the Medea card.", values=COLOURS),
    Field("actions_left", 0, "Of the player whose actions these are."),
    Field("active", NONE, "The colour that acts.", values=COLOURS),
    Field("phase", 0, "1 events, 2 actions, 3 mothers and dispersal, 4 burials; 0 during set-up."),
    Field("language", NONE, "The colour that has declared language.", values=COLOURS),
    Field("ending", 0, "Why the game ends with this turn, as bits; 0: it goes on."),
    Field("arrived", 0, "The colours that have come to life where extinction is forever (K8c).", bits=COLOURS),
    # What came over from Genesis (C2).
    HEIR_COLOURS,
    Field("heir_marine", [], "By seat, 1 for a macroorganism of the sea."),
    HEIR_ORGANS,
    HEIR_BIONTS,
    Field("heir_guests", [], "By seat, the seats whose endosymbionts it had, as bits."),
    Field("marine", 0, "The colours whose archetype card lies with its marine side up (C2g).", bits=COLOURS),
    Field("novices", 0, "The colours that take only free cards in the first turn (C2j).", bits=COLOURS),
    Field("eventful", 0, "1 where the first turn has its events (C3b)."),
    each(GUESTS, "guests", NONE, "The species of the second colour that is a host of the first (C2k).", SPECIES),
    Field("rained", 0, "1 once rain was made in this event phase (K6)."),
    Field("shed", 0, "1 once Black used its metamorphosis in this turn (J8c)."),
    Field("grown", 0, "1 once the active player took a free resize in this phase (J8b)."),
)

assert len(HEXES) == CRATON_COUNT * HEX_COUNT

SHARED: tuple[Field, ...] = sized(COLOURS, SPECIES, CARDS, SLOTS, BIOMES)
"""The fields of the family with the lengths and names that they have here."""
