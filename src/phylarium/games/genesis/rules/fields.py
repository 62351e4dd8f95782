"""The fields of a state of Genesis, each declared once."""

from __future__ import annotations

from phylarium.games.genesis.rules.actions import PARTIES, PLACES
from phylarium.games.genesis.rules.names import (
    ABILITIES,
    ABILITY_COUNT,
    CLIMATES,
    COLOUR_COUNT,
    COLOURS,
    DISEASED_SLOTS,
    ECOSYSTEMS,
    EVENTS,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATION_COUNT,
    MUTATIONS,
    REFUGIA,
    REFUGIUM_COUNT,
    ROW_COUNT,
    ROWS,
    TROPHIC_LEVELS,
)
from phylarium.games.genesis.rules.options import OPTIONS
from phylarium.games.genesis.rules.values import (
    AT_HOME,
    CUBE_STATES,
    LOST,
    NONE,
    NOT_VOTED,
    PARTY_COUNT,
    PHASES,
    PLACE_COUNT,
    ROW_LENGTH,
    STAGES,
)
from phylarium.kernel.fields import Field, option_fields

_PLACE_COLOURS = [f"{place} {colour}" for place in PLACES for colour in COLOURS]
_PLACE_PARTIES = [f"{place} {party}" for place in PLACES for party in PARTIES]
_SPOTS = [f"{row} {i + 1}" for row in ROWS for i in range(ROW_LENGTH)]
_HOLDERS = [*PLACES, *(f"trophy of {party}" for party in PARTIES)]
_CUBES = [*(f"{mutation}{plus}" for mutation in MUTATIONS for plus in ("", " +")), "organ", "free"]

FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    # Who plays what.
    Field("seat_of", [NONE] * COLOUR_COUNT, "By colour; the solitaire player has two.", index=COLOURS),
    Field("npc", [0] * COLOUR_COUNT, "1 where the parasite of the colour is played by nobody.", index=COLOURS),
    # Places.
    Field("stage", [AT_HOME] * PLACE_COUNT, values=STAGES, index=PLACES),
    Field(
        "owner",
        [NONE] * PLACE_COUNT,
        "The party in whose tableau a bacterium is, that controls a parasite, or that holds a trophy.",
        values=PARTIES,
        index=PLACES,
    ),
    Field(
        "bionts",
        [0] * (PLACE_COUNT * PARTY_COUNT),
        "place * PARTY_COUNT + party: on a refugium or in an organism.",
        index=_PLACE_PARTIES,
    ),
    Field(
        "cubes",
        [0] * (PLACE_COUNT * COLOUR_COUNT),
        "place * COLOUR_COUNT + colour: organized manna of a refugium, chromosomes on a bacterium's placard.",
        index=_PLACE_COLOURS,
    ),
    Field("dead", [0] * (REFUGIUM_COUNT * COLOUR_COUNT), "Disorganized manna.", index=_PLACE_COLOURS[:64]),
    Field(
        "enzymes",
        [NONE] * (REFUGIUM_COUNT * MOST_SLOTS),
        "Colours of the enzymes from left to right, then none.",
        values=COLOURS,
        index=[f"{place} {i + 1}" for place in REFUGIA for i in range(MOST_SLOTS)],
    ),
    Field("enzyme_count", [0] * REFUGIUM_COUNT, index=REFUGIA),
    Field("antioxidants", [0] * (PLACE_COUNT * COLOUR_COUNT), index=_PLACE_COLOURS),
    Field(
        "rows",
        [NONE] * (ROW_COUNT * ROW_LENGTH),
        "row * ROW_LENGTH + i: refugia in play from left to right, then none.",
        values=REFUGIA,
        index=_SPOTS,
    ),
    Field(
        "refugia_decks",
        [NONE] * (ROW_COUNT * ROW_LENGTH),
        "The placards under each landform, bottom first.",
        values=REFUGIA,
        index=_SPOTS,
    ),
    Field("refugia_left", [0] * ROW_COUNT, index=ROWS),
    # Parasites.
    Field("side", [0] * COLOUR_COUNT, index=COLOURS),
    Field("host", [NONE] * PLACE_COUNT, "By parasite, the place that it is attached to.", values=PLACES, index=PLACES),
    Field("guest", [NONE] * PLACE_COUNT, "By place, the parasite that is attached to it.", values=PLACES, index=PLACES),
    Field(
        "diseased",
        [NONE] * (COLOUR_COUNT * DISEASED_SLOTS),
        'colour * DISEASED_SLOTS + slot: mutation * 2 + (1 for its "+" cube), or ORGAN_CUBE.',
        values=_CUBES,
        index=[f"{colour} {i + 1}" for colour in COLOURS for i in range(2)],
    ),
    Field(
        "barred",
        [0] * COLOUR_COUNT,
        "1 for a parasite card that came back this turn and may be used again in the next.",
        index=COLOURS,
    ),
    # Mutations.
    Field(
        "bearer",
        [NONE] * MUTATION_COUNT,
        "The place of the organism that has the mutation; none for a card in a deck.",
        values=PLACES,
        index=MUTATIONS,
    ),
    Field("promoted", [0] * MUTATION_COUNT, index=MUTATIONS),
    Field("cube", [LOST] * MUTATION_COUNT, values=CUBE_STATES, index=MUTATIONS),
    Field("plus", [LOST] * MUTATION_COUNT, values=CUBE_STATES, index=MUTATIONS),
    Field("cosmic_mutations", [], "Top card first.", values=MUTATIONS),
    Field("ocean_mutations", [], values=MUTATIONS),
    Field("coastal_mutations", [], values=MUTATIONS),
    Field("continent_mutations", [], values=MUTATIONS),
    Field("seen", 0, "Bits of the mutations that have lain on top of a deck.", bits=MUTATIONS),
    # Macroorganisms.
    Field("macro_of", [NONE] * PLACE_COUNT, "The macroorganism card on a place.", values=MACROORGANISMS, index=PLACES),
    Field(
        "macro_at",
        [NONE] * MACROORGANISM_COUNT,
        "The place of a card; none in the public stack; TROPHY_OF + party as a trophy.",
        values=_HOLDERS,
        index=MACROORGANISMS,
    ),
    Field(
        "landed", [0] * MACROORGANISM_COUNT, "MARINE or TERRESTRIAL side up.", values=ECOSYSTEMS, index=MACROORGANISMS
    ),
    Field(
        "organs",
        [0] * MACROORGANISM_COUNT,
        "Bits of the organ slots of the side that lies up which hold a cube.",
        index=MACROORGANISMS,
        bits=[str(i + 1) for i in range(MOST_ORGANS)],
    ),
    Field("level", [NONE] * MACROORGANISM_COUNT, "Trophic level.", values=TROPHIC_LEVELS, index=MACROORGANISMS),
    Field("oxygen_age", 0, "1 once a macroorganism has been made (H3g)."),
    Field(
        "rates",
        [NONE] * MACROORGANISM_COUNT,
        "Metabolic rate * 2 + side of each card in play when the trophic levels were last arranged (H6a).",
        index=MACROORGANISMS,
    ),
    # Pools.
    Field(
        "catalysts",
        [0] * (COLOUR_COUNT * COLOUR_COUNT),
        "player * COLOUR_COUNT + colour: disks in a tableau pool.",
        index=[f"{player} {colour}" for player in COLOURS for colour in COLOURS],
    ),
    Field(
        "synthesized",
        [0] * (COLOUR_COUNT * COLOUR_COUNT),
        "player * COLOUR_COUNT + colour: catalysts of the present roll that are not handed out yet (F2b).",
        index=[f"{player} {colour}" for player in COLOURS for colour in COLOURS],
    ),
    Field("unassigned", [0] * PARTY_COUNT, index=PARTIES),
    # Events.
    Field("event_deck", [], "Top card last.", values=EVENTS),
    Field("event_pile", [], "Events that were turned over, the latest last.", values=EVENTS),
    Field("events_removed", [], "Events that were taken out unseen.", values=EVENTS),
    Field("events_skipped", [], "Events that the oxygen crisis took out of the deck (H3g).", values=EVENTS),
    Field("drawn", 0, "How many cards of the pile belong to this turn."),
    Field("order", [NONE] * COLOUR_COUNT, "Colours in player order (A6).", values=COLOURS),
    Field("sequence", [], "Parties in the order of the present phase.", values=PARTIES),
    Field("active", [0] * ROW_COUNT, index=ROWS),
    Field("waterworld", 0),
    Field("ozone", 0),
    Field("ozone_hole", 0),
    Field("climate", 0, values=CLIMATES),
    Field("run_length", 0, "How many of the latest climate icons are alike: suns count up from 0, snowflakes down."),
    Field("armageddon", 0, "1 once it is certain that the game ends after this turn's purchases."),
    Field(
        "votes",
        [NOT_VOTED] * COLOUR_COUNT,
        "MEDEA_VOTE, GAIA_VOTED, NOT_VOTED, or SEALED for a vote that may not be seen.",
        values=["medea", "gaia"],
        index=COLOURS,
    ),
    Field("medea", [0] * COLOUR_COUNT, "1 for a player whose vote ended the Earth (D10c).", index=COLOURS),
    # Course of the game.
    Field("turn", 0),
    Field("phase", 0, values=PHASES),
    Field("ended", 0),
    # Within a turn.
    Field(
        "entropy",
        [1] * COLOUR_COUNT,
        "Bionts that a player may have in refugia, as at the start of the assignment phase (E2a).",
        index=COLOURS,
    ),
    Field(
        "placed",
        [0] * (PLACE_COUNT * PARTY_COUNT),
        "Bionts of each place that were assigned or moved in this phase and stay there (E).",
        index=_PLACE_PARTIES,
    ),
    Field(
        "idle",
        [0] * PARTY_COUNT,
        "Bionts of a pool that were moved into it in this phase and stay there.",
        index=PARTIES,
    ),
    Field("hgt_used", [0] * COLOUR_COUNT, index=COLOURS),
    Field("fissile", 0, "Bits of the places of organisms that had fission when the turn began (H1c).", bits=PLACES),
    Field(
        "evolved",
        0,
        "Bits of the places that have had their Darwin roll, or their purchases, in this phase.",
        bits=PLACES,
    ),
    Field(
        "bought",
        [0] * (PLACE_COUNT * PARTY_COUNT),
        "Purchases that the bionts of a party have made for an organism in this turn.",
        index=_PLACE_PARTIES,
    ),
    Field("dice", [0] * 7, "By face, how many dice of the latest roll show it; 0 is unused."),
    Field("picked", [0] * 7, "By face, how many of these were picked to be rolled again (G1)."),
    Field("rolled", NONE, "The place for which they were rolled.", values=PLACES),
    Field("cover", 0, "When they fell: the enzymes of the refugium; for an organism, 1 if only sixes were errors."),
    # Worked out from the above by `recount`.
    Field("living", [], "The places of living organisms, in order.", values=PLACES),
    Field(
        "chromosomes",
        [0] * (PLACE_COUNT * COLOUR_COUNT),
        "place * COLOUR_COUNT + colour of a living organism: cubes, bionts and system chromosomes.",
        index=_PLACE_COLOURS,
    ),
    Field(
        "abilities",
        [0] * (PLACE_COUNT * ABILITY_COUNT),
        "place * ABILITY_COUNT + ability of a living organism.",
        index=[f"{place} {ability}" for place in PLACES for ability in ABILITIES],
    ),
)
