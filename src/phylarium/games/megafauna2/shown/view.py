"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.view import card_on_table, organ_view
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import LEVELS, PLACE_NAMES
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.ending import points_of
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT, TOOL_FOSSIL
from phylarium.games.megafauna2.shown.choices import option_words as option_words
from phylarium.games.megafauna2.shown.nouns import NOUNS
from phylarium.kernel.lineage import Descent
from phylarium.kernel.message import Argument, Message
from phylarium.kit.told import descents, int_kinds, log_lines, said, targets, view_head

# --- log lines -------------------------------------------------------------------------------

LOG_LINES: Mapping[str, tuple[str, ...]] = log_lines("""
    # The course of the game
    log-colour            colour seat:number
    log-turn              - turn:number era
    log-actions           colour number
    log-era               - era
    log-awards            -
    log-award             colour count:number population:number
    log-game-ends         - ending
    log-points            colour points:number
    log-winner            colour
    log-nobody-wins       -
    log-alone-won         colour
    log-alone-decisive    colour points:number
    log-alone-lost        colour
    log-inherits          - species organs
    log-biont             - species card
    log-whitens           - species organ
    log-marine            - species
    log-settles           - species place
    log-guest             colour species
    log-guest-lost        colour species
    log-germinates        - species place
    # Events
    log-event             - event
    log-no-events         -
    log-stable            -
    log-reshuffled        - biosphere
    log-biosphere         - event
    log-no-craton         -
    log-windy             -
    log-runaway           -
    log-no-dice           - craton
    log-no-farther        - craton latitude:number
    log-craton-drifts     - craton latitude:number
    log-one-landmass      - craton
    log-drifts-by         - craton direction other:craton
    log-collides          - craton other:craton direction
    log-loses-dice        - craton
    log-rift              - number
    log-no-pangea         -
    log-crater            - die:number biome
    log-damocles          - biome
    log-climate           - climate
    log-displaced         -
    log-freed             - disk biome store
    log-shifted           - disk origin:store store
    log-lifted            - disk biome
    log-laid              - disk biome
    log-endangered-disk   - species biome
    log-medea-leaves      colour disk
    log-no-disk           - disk store
    log-no-goal           - disk
    log-condition         - condition
    log-climax-humid      - latitude:number
    log-climax-arid       - latitude:number
    log-seas-rise         -
    log-seas-fall         -
    log-ignored           -
    log-snail             -
    log-olympus           -
    log-evaporates        -
    log-seas-lost         -
    log-rains             colour
    log-holds             colour
    log-fires             colour number
    log-ricochet          colour holder:colour
    log-churned           - number
    log-mutagen-roll      - dice:number heart:number
    log-immune            colour
    log-basal-lost        - species
    log-no-plus           - species
    log-loses-organ       - species organ mutation
    log-shrinks           - species size:number
    log-loses-monster     - species mutation
    log-cheshire-stays    - species mutation
    log-loses-card        - species mutation
    log-crowd-disease     - number
    log-no-crowd          -
    log-killed            - species biome
    log-extinct           - species
    log-fossil-card       colour mutation
    log-fossil-tool       colour tool
    log-fossil-archetype  colour
    log-lazarus           colour
    log-extinct-forever   colour
    log-cheshire-waits    colour mutation
    log-host-lost         colour species mutation
    log-kiwi              - species
    log-no-kiwi           - species
    # Actions
    log-mutates           - species card cost:number left:number
    log-passes            colour number
    log-refreshes         - number
    log-populates         - species number
    log-sheds             - species organ
    log-resizes           - species size:number
    log-growth            colour
    log-metamorphosis     colour
    log-cheshire          - species face
    log-outgrows          - species face
    log-promotes          - species card face
    log-speciates         - species mother:species face place
    log-recession         - species organs
    log-host              - species host:species face
    log-no-host           - species
    log-personality       - species moods
    log-tool              - species tool
    log-no-tool           - species
    log-language          colour species
    log-claims-medea      colour holder:colour
    log-resurrects        - species place
    log-remembers         - species moods
    log-drifts            - species victim:species organ card:mutation
    log-drifts-monster    - species victim:species organ card:mutation
    log-drifts-basal      - species victim:species organ
    log-no-organs         - species organ number
    # Life on the map
    log-disperses         - species place
    log-returns-unborn    - species
    log-endangered-ground - species place
    log-endangered-prey   - species place
    log-wilts             - species place
    log-loses-edibility   - species winner:species place
    log-loses-roadrunner  - species winner:species place organ
    log-loses-humidity    - species winner:species place organ
    log-loses-prey-size   - species winner:species place
    log-loses-size        - species winner:species place
    log-loses-skeletal    - species winner:species place
    log-loses-choice      - species winner:species place
    log-shifts            - species place
    log-flees             - species origin:place place
    log-stands-up         - species place
    log-buried            - species place
""")
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message.

The first int of a note is the colour that it is about."""


IN_VAIN = frozenset({"log-no-host", "log-no-organs", "log-no-tool"})
"""What says that a choice has come to nothing."""

LOSSES = frozenset(
    {
        "log-basal-lost",
        "log-cheshire",
        "log-endangered-ground",
        "log-endangered-prey",
        "log-extinct",
        "log-killed",
        "log-kiwi",
        "log-loses-card",
        "log-loses-choice",
        "log-loses-edibility",
        "log-loses-humidity",
        "log-loses-organ",
        "log-loses-prey-size",
        "log-loses-roadrunner",
        "log-loses-size",
        "log-loses-skeletal",
        "log-no-kiwi",
        "log-outgrows",
    }
)
"""What says that a choice costs whoever is named something."""


DESCENT: Mapping[str, Descent] = descents("""
    log-speciates    born      species mother
    log-resurrects   returns   species
    log-inherits     inherits  species
    log-biont        inherits  species
    log-whitens      inherits  species
    log-marine       inherits  species
    log-personality  gains     species
    log-tool         gains     species
    log-language     gains     species
""")
"""By log message, what it tells of a species."""


INT_KINDS: Mapping[str, str] = int_kinds(
    "left:number event origin:store disk biome:ground card face host:species level number organ rival:species "
    "size:number species"
)


TARGETS: Mapping[str, list[str]] = targets(place=PLACE_NAMES, biome=BIOMES, colour=COLOURS)


def argument(s: Megafauna, kind: str, value: int) -> Message | int | str:
    """An int of a log line or of a frame as words."""
    match kind:
        case "craton":
            return say.craton(s, value)
        case "biome":
            return say.biome(s, value)
        case "ground":
            # With what it is now, which a question is about.
            return Message("biome-now", {"biome": say.biome(s, value), "ground": say.ground(s, value)})
        case "place":
            return say.place(s, value)
        case "moods":
            return say.emotions(value)
        case "mutation":
            return NOUNS.looked(value)
        case "biosphere":
            return Message("biosphere-" + say.slug(BIOSPHERES[value]))
        case "direction":
            return Message("direction-" + DIRECTIONS[value])
        case "condition":
            return Message("condition-" + say.slug(CONDITIONS[value]))
        case "ending":
            return Message(f"ending-{value & -value}")
    return said(say, kind, value)


def heading(s: Megafauna) -> Message | None:
    """What the lines of the log are headed by that follow from this position."""
    if s.phase == 0:
        return None
    words: dict[str, Argument] = {"turn": s.turn, "era": say.era(s.era), "phase": Message(f"phase-{s.phase}")}
    if s.active == NONE:
        return Message("heading-phase", words)
    words["colour"] = say.colour(s.active)
    return Message("heading-turn", words)


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Megafauna, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        **view_head(s, seat),
        "turn": s.turn,
        "phase": s.phase,
        "era": ERAS[s.era],
        "active": COLOURS[s.active] if s.active >= 0 else None,
        "actions_left": s.actions_left,
        "medea": COLOURS[s.medea] if s.medea >= 0 else None,
        "last_turn": s.ending != 0,
        "climate": climate_view(s),
        "events": [EVENTS[event] for event in (s.et_card, s.biosphere_card) if event >= 0],
        "order": [COLOURS[colour] for colour in s.playing()],
        "landmasses": [landmass_view(s, mass) for mass in s.ring],
        "biomes": {
            BIOMES[biome]: biome_view(s, biome) for biome in range(BIOME_COUNT) if s.landmass[craton_of(biome)] != NONE
        },
        "display": {
            ROWS[row]: [card_view(s, row * COLUMN_COUNT + column) for column in range(COLUMN_COUNT)]
            for row in range(len(ROWS))
        },
        "decks": {
            "metabolic": len(s.upper_deck),
            "darwin": len(s.lower_deck),
            "extraterrestrial": len(s.et_deck),
            "too_hot": len(s.hot_deck),
            "goldilocks": len(s.mild_deck),
            "too_cold": len(s.cold_deck),
        },
        "pool": {ORGANS[organ]: s.pool[organ] for organ in range(ORGAN_COUNT)},
        "tools": [tool_name(s, tool) for tool in range(TOOL_COUNT) if s.tool_at[tool] == NONE],
        "players": [player_view(s, colour) for colour in s.playing()],
    }


def climate_view(s: Megafauna) -> dict[str, Any] | None:
    """The reservoirs and what follows from them; none where the climate is not tracked."""
    if s.is_basic():
        return None
    c = s.components
    air = s.air_black + s.air_white
    return {
        "strip": CLIMATES[s.strip],
        "atmosphere": CLIMATES[c.climate_of[air]],
        "biosphere": BIOSPHERES[c.biosphere_of[c.climate_of[air]]],
        "oxygen_disks": s.oxygen,
        "oxygen_percent": c.percent[s.oxygen],
        "cloud_disks": s.clouds,
        "albedo": c.albedo[s.clouds],
        "black_in_atmosphere": s.air_black,
        "white_in_atmosphere": s.air_white,
        "actions": c.oxygen_actions[s.oxygen],
        "green_actions": c.green_actions[air],
        "dark_heart": c.dark_heart[s.oxygen],
        "green_heart": c.green_heart[s.clouds],
        "windy": s.windy == 1,
    }


def landmass_view(s: Megafauna, mass: int) -> dict[str, Any]:
    return {
        "cratons": [CRATONS[craton] for craton in range(CRATON_COUNT) if s.landmass[craton] == mass],
        "latitude": s.latitude[mass],
    }


def biome_view(s: Megafauna, biome: int) -> dict[str, Any]:
    lying = [i for i in range(len(s.fallen)) if s.fallen_at[i] == biome]
    return {
        "ground": GROUNDS[s.ground(biome)],
        "disk": DISKS[s.disk[biome]],
        "latitude": s.latitude_of(biome),
        "beside": [BIOMES[other] for other in range(SHELF) if biome < SHELF and s.beside[biome] >> other & 1],
        **{LEVELS[level]: creeple_name(s.at(biome, level)) for level in range(LEVEL_COUNT)},
        "endangered": [{"species": SPECIES[s.fallen[i]], "level": LEVELS[s.fallen_level[i]]} for i in lying],
    }


def creeple_name(species: int) -> str | None:
    return SPECIES[species] if species != NONE else None


def tool_name(s: Megafauna, tool: int) -> str:
    return TOOLS[tool * 2 + s.tool_side[tool]]


def card_view(s: Megafauna, slot: int) -> dict[str, Any] | None:
    card = s.display[slot]
    if card < 0:
        return None
    return {"card": CARDS[card], "cost": s.components.costs[slot % COLUMN_COUNT]}


def player_view(s: Megafauna, colour: int) -> dict[str, Any]:
    first = colour * SHAPE_COUNT
    points = points_of(s, colour)
    return {
        "colour": COLOURS[colour],
        "seat": s.seat_of[colour] if s.seat_of[colour] >= 0 else None,
        "skeletal": SKELETAL[colour],
        "population": s.population(colour),
        "lazarus": s.is_lazarus(colour),
        "points": points.total(),
        "points_from": {
            "fossils": points.fossils,
            "population": points.population,
            "tableau": points.tableau,
            "hosts": points.hosts,
            "emotions": points.emotions,
            "language": points.language,
        },
        "fossil_tokens": s.fossils[colour],
        "fossil_cards": [CARDS[card] for card, at in enumerate(s.card_at) if at == FOSSIL_CARD + colour],
        "fossil_tools": [tool_name(s, tool) for tool in range(TOOL_COUNT) if s.tool_at[tool] == TOOL_FOSSIL + colour],
        "species": [species_view(s, species) for species in range(first, first + PARASITE) if s.size[species] > 0],
    }


def species_view(s: Megafauna, species: int) -> dict[str, Any]:
    genotype = s.genotype[species]
    return {
        "name": SPECIES[species],
        "size": s.size[species],
        "organs": organ_view(s.organs[species]),
        "basal": organ_view(s.basal[species]),
        "genotype": FACES[s.face(genotype)] if genotype != NONE else None,
        "unborn": s.unborn[species],
        "newborn": s.newborn[species],
        "living": s.living[species],
        "skeletal": s.skeletal(species),
        "endotherm": s.is_endotherm(species),
        "venomous": s.is_venomous(species),
        "dispersal_points": s.dispersal_points(species),
        "emotions": {EMOTIONS[i]: s.mood(species, i) for i in range(EMOTION_COUNT) if s.mood(species, i) > 0},
        "tools": [tool_name(s, tool) for tool in range(TOOL_COUNT) if s.tool_at[tool] == species],
        "mutations": [mutation_view(s, card) for card in s.mutations(species)],
    }


def mutation_view(s: Megafauna, card: int) -> dict[str, Any]:
    return {
        **card_on_table(s, card, CARDS, FACES),
        "monster": ORGANS[s.components.face_monster[s.face(card)]] if s.monster_on[card] else None,
        "in_personality": s.in_row[card] == 1,
        "host": creeple_name(s.host_on[card]),
    }
