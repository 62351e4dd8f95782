"""The fields of a state of Genesis, each declared once.

A field that two things index has a place for each pair of them: `place * PARTY_COUNT + party`.
"""

from __future__ import annotations

from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.options import OPTIONS
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.fields import Field, by, counted, each, option_fields, pairs

PLACE_COLOURS = pairs(PLACES, COLOURS)
REFUGIUM_COLOURS = pairs(REFUGIA, COLOURS)
PLACE_PARTIES = pairs(PLACES, PARTIES)
PLACE_ABILITIES = pairs(PLACES, ABILITIES)
POOLS = pairs(COLOURS, COLOURS)
SPOTS = pairs(ROWS, counted(ROW_LENGTH))
ENZYME_SLOTS = pairs(REFUGIA, counted(MOST_SLOTS))
DISEASED_CUBES = pairs(COLOURS, counted(DISEASED_SLOTS))
HOLDERS = [*PLACES, *(f"trophy of {party}" for party in PARTIES)]
CUBES = [*(f"{mutation}{plus}" for mutation in MUTATIONS for plus in ("", " +")), "organ", "free"]

FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # Who plays what.
    each(COLOURS, "seat_of", NONE, "By colour; the solitaire player has two."),
    each(COLOURS, "npc", 0, "1 where the parasite of the colour is played by nobody."),
    # Places.
    each(PLACES, "stage", AT_HOME, values=STAGES),
    each(PLACES, "owner", NONE, "Whose tableau an organism is in; who controls a parasite or holds a trophy.", PARTIES),
    each(PLACE_PARTIES, "bionts", 0, "On a refugium or in an organism."),
    each(PLACE_COLOURS, "cubes", 0, "Organized manna of a refugium, chromosomes on a bacterium's placard."),
    each(REFUGIUM_COLOURS, "dead", 0, "Disorganized manna."),
    each(ENZYME_SLOTS, "enzymes", NONE, "Colours of the enzymes from left to right, then none.", COLOURS),
    each(REFUGIA, "enzyme_count"),
    each(PLACE_COLOURS, "antioxidants"),
    each(SPOTS, "rows", NONE, "Refugia in play from left to right, then none.", REFUGIA),
    each(SPOTS, "refugia_decks", NONE, "The placards under each landform, bottom first.", REFUGIA),
    each(ROWS, "refugia_left"),
    # Parasites.
    each(COLOURS, "side"),
    each(PLACES, "host", NONE, "By parasite, the place that it is attached to.", PLACES),
    each(PLACES, "guest", NONE, "By place, the parasite that is attached to it.", PLACES),
    each(DISEASED_CUBES, "diseased", NONE, 'mutation * 2 + (1 for its "+" cube), ORGAN_CUBE or FREE_CUBE.', CUBES),
    each(COLOURS, "barred", 0, "1 for a parasite card that came back this turn and may be used again in the next."),
    # Mutations.
    each(MUTATIONS, "bearer", NONE, "The place of the organism that has it; none for a card in a deck.", PLACES),
    each(MUTATIONS, "promoted"),
    each(MUTATIONS, "cube", LOST, values=CUBE_STATES),
    each(MUTATIONS, "plus", LOST, values=CUBE_STATES),
    Field("cosmic_mutations", [], "Top card first.", values=MUTATIONS),
    Field("ocean_mutations", [], values=MUTATIONS),
    Field("coastal_mutations", [], values=MUTATIONS),
    Field("continent_mutations", [], values=MUTATIONS),
    Field("seen", 0, "Bits of the mutations that have lain on top of a deck.", bits=MUTATIONS),
    # Macroorganisms.
    each(PLACES, "macro_of", NONE, "The macroorganism card on a place.", MACROORGANISMS),
    each(MACROORGANISMS, "macro_at", NONE, "Its place; none in the stack; TROPHY_OF + party as a trophy.", HOLDERS),
    each(MACROORGANISMS, "landed", 0, "MARINE or TERRESTRIAL side up.", ECOSYSTEMS),
    each(MACROORGANISMS, "organs", 0, "Bits of the slots with a cube, of the side that lies up.", bits=ORGAN_SLOTS),
    each(MACROORGANISMS, "level", NONE, "Trophic level.", TROPHIC_LEVELS),
    Field("oxygen_age", 0, "1 once a macroorganism has been made (H3g)."),
    each(MACROORGANISMS, "rates", NONE, "Metabolic rate * 2 + side when the trophic levels were last arranged (H6a)."),
    # Pools.
    each(POOLS, "catalysts", 0, "Disks in a tableau pool."),
    each(POOLS, "synthesized", 0, "Catalysts of the present roll that are not handed out yet (F2b)."),
    each(PARTIES, "unassigned"),
    # Events.
    Field("event_deck", [], "Top card last.", values=EVENTS),
    Field("event_pile", [], "Events that were turned over, the latest last.", values=EVENTS),
    Field("events_removed", [], "Events that were taken out unseen.", values=EVENTS),
    Field("events_skipped", [], "Events that the oxygen crisis took out of the deck (H3g).", values=EVENTS),
    Field("drawn", 0, "How many cards of the pile belong to this turn."),
    Field("order", by(COLOURS, NONE), "Colours in player order (A6).", values=COLOURS),
    Field("sequence", [], "Parties in the order of the present phase.", values=PARTIES),
    each(ROWS, "active"),
    Field("waterworld", 0),
    Field("ozone", 0),
    Field("ozone_hole", 0),
    Field("climate", 0, values=CLIMATES),
    Field("run_length", 0, "How many of the latest climate icons are alike: suns count up from 0, snowflakes down."),
    Field("armageddon", 0, "1 once it is certain that the game ends after this turn's purchases."),
    each(COLOURS, "votes", NOT_VOTED, "SEALED for one that may not be seen.", ["medea", "gaia"]),
    each(COLOURS, "medea", 0, "1 for a player whose vote ended the Earth (D10c)."),
    # Course of the game.
    Field("turn", 0),
    Field("phase", 0, values=PHASES),
    Field("ended", 0),
    # Within a turn.
    each(COLOURS, "entropy", 1, "Bionts that may be in refugia, as at the start of the assignment phase (E2a)."),
    each(PLACE_PARTIES, "placed", 0, "Bionts that were assigned or moved in this phase and stay there (E)."),
    each(PARTIES, "idle", 0, "Bionts of a pool that were moved into it in this phase and stay there."),
    each(COLOURS, "hgt_used"),
    Field("fissile", 0, "Bits of the places of organisms that had fission when the turn began (H1c).", bits=PLACES),
    Field("evolved", 0, "Bits of the places that have had their Darwin roll or purchases in this phase.", bits=PLACES),
    each(PLACE_PARTIES, "bought", 0, "Purchases that the bionts of a party have made for an organism in this turn."),
    Field("dice", [0] * 7, "By face, how many dice of the latest roll show it; 0 is unused."),
    Field("picked", [0] * 7, "By face, how many of these were picked to be rolled again (G1)."),
    Field("rolled", NONE, "The place for which they were rolled.", values=PLACES),
    Field("cover", 0, "When they fell: the enzymes of the refugium; for an organism, 1 if only sixes were errors."),
    # Worked out from the above by `recount`.
    Field("living", [], "The places of living organisms, in order.", values=PLACES),
    each(PLACE_COLOURS, "chromosomes", 0, "Of a living organism: cubes, bionts and system chromosomes."),
    each(PLACE_ABILITIES, "abilities", 0, "Of a living organism."),
)
