"""The fields that Mesofauna adds to those of the family."""

from __future__ import annotations

from phylarium.families.fauna.rules.fields import HEIR_BIONTS, HEIR_COLOURS, HEIR_ORGANS, sized
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import OPTIONS
from phylarium.kernel.fields import Field, each, option_fields

FAMILY = "phylarium.families.fauna.rules.state.Fauna"

HOSTS = [f"{biome}-{level}" for biome in BIOMES for level in TROPHIC[:ON_HERBIVORE]]

FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # The map.
    each(CRATONS, "spot", NONE, "Where it lies; -2: an island; none: not on the map."),
    each(CRATONS, "side", DRY, "Which side is up.", CRATON_SIDES),
    each(CRATONS, "dealt_to", NONE, "The colour that has still to lay it, or none.", COLOURS),
    each(BIOMES, "beside", 0, "The hexes that touch a hex.", bits=BIOMES),
    each(BIOMES, "ridge", 0, "The hexes that touch it across a mountain.", bits=BIOMES),
    Field("lakes", 0, "The hexes of the map that are lakes.", bits=BIOMES),
    Field("swamps", 0, "Those that are swamps.", bits=BIOMES),
    each(HOSTS, "guest", NONE, "The parasite on the creeple at a level of a biome, or none.", SPECIES),
    Field("flowers", 0, "The hexes with a flower.", bits=BIOMES),
    Field("unplaced", [], "Creeples that live and are on no level: in a contest, or without a host.", values=SPECIES),
    Field("unplaced_at", [], "The biome of each of them.", values=BIOMES),
    # Species.
    Field("roster", [], "The species that are there, in the order in which they came.", values=SPECIES),
    Field("zombie", [], "The species of each zombie.", values=SPECIES),
    Field("zombie_on", [], "By zombie, the species that holds it.", values=SPECIES),
    each(COLOURS, "bound", NONE, "The colour that the parasites of a colour live on, or none.", COLOURS),
    Field("mutual", 0, "The species that are mutualists since Genesis (K1e).", bits=SPECIES),
    # The turn.
    Field("active", NONE, "The colour whose turn it is.", values=COLOURS),
    Field("phasing", NONE, "The species whose phase it is.", values=SPECIES),
    Field("acted", 0, "The species that have had their action in this turn.", bits=SPECIES),
    Field("turn", 0, "Turns begun so far."),
    Field("quiet", 0, "Turns since a card was last taken from the display (A3e)."),
    Field("out", 0, "The colours that have lost (extinction in Caterpillar and Cocoon).", bits=COLOURS),
    Field("ending", 0, "Why the game is over, as bits; 0: it goes on."),
    # Against Queen Bee.
    Field("queen", NONE, "Her colour.", values=COLOURS),
    Field("nest", NONE, "Where her next larva comes from (L5c).", values=BIOMES),
    Field("fled", 0, "Her species whose creeple under way has swarmed (L9h).", bits=SPECIES),
    Field("flown", 0, "Those whose creeple under way has flown (L6d).", bits=SPECIES),
    Field("formation", 0, "Fossils left in the fossil formation (L1e)."),
    # With Megafauna.
    Field("giant_upper_deck", [], "Top card last.", values=CARDS, hidden="all"),
    Field("giant_lower_deck", [], "Top card last.", values=CARDS, hidden="all"),
    each(TOOL_CARDS, "tool_at", NONE, "The species that has it; none: in supply.", SPECIES),
    each(TOOL_CARDS, "tool_side", 0, "Which side is up."),
    Field("warm", 0, "The species that began this phase with a white organ (J7c).", bits=SPECIES),
    Field("fugitives", [], "The species of creeples that fled from a contest in this phase (J4c).", values=SPECIES),
    Field("fugitives_at", [], "The biome to which each of them went.", values=BIOMES),
    # What came over from Genesis (K1).
    HEIR_COLOURS,
    HEIR_ORGANS,
    HEIR_BIONTS,
    Field("heir_mutual", [], "By seat, 1 where others had endosymbionts in it."),
    Field("heir_exempt", [], "By seat, 1 for those who may take any card in the first turn (K1h)."),
    Field("heir_points", [], "By seat, its points in Genesis."),
    Field("novices", 0, "The colours that take only free cards in the first turn (K1h).", bits=COLOURS),
)

SHARED: tuple[Field, ...] = sized(COLOURS, SPECIES, CARDS, SLOTS, BIOMES)
"""The fields of the family with the lengths and names that they have here."""
