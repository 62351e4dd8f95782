"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.view import card_on_table, organ_view, tools_at
from phylarium.games.mesofauna.rules import ending, say
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.options import OPTIONS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.games.mesofauna.shown.choices import option_words as option_words
from phylarium.games.mesofauna.shown.nouns import NOUNS
from phylarium.kernel.lineage import Descent
from phylarium.kernel.message import Argument, Message
from phylarium.kit.told import descents, int_kinds, log_lines, said, targets, view_head

# --- log lines -------------------------------------------------------------------------------

LOG_LINES: Mapping[str, tuple[str, ...]] = log_lines("""
    # The course of the game
    log-colour             colour seat:number
    log-crowned            colour number
    log-laid               colour craton side
    log-begins             - species place
    log-gift               colour receiver:colour
    log-inherits           - species organs
    log-biont              - species card
    log-no-first-host      colour
    log-turn               colour turn:number
    log-time-passes        -
    log-deck-empty         - row
    log-goal               colour goal:number
    log-speaks             colour
    log-game-ends          - ending
    log-points             colour points:number
    log-winner             colour
    # Queen Bee
    log-queen-phase        - species number
    log-queen-roll         - roll:number number
    log-queen-barren       - species
    log-swarms             - species place
    log-takes-wing         - species craton
    log-lands              - species place
    log-undead             - species victim:species
    log-no-holder          - species
    # Bodies: actions, portraits, new species, mutagens
    log-mutates            - species card cost:number
    log-adds               - species face
    log-promotes           - species card face
    log-replaces           - species lost:face face
    log-eusocial           - species
    log-mutualism          - species
    log-venom              - species
    log-monochrome         - species organs
    log-closes-up          - species
    log-falls-off          - species face
    log-speciates          - daughter:species mother:species face place
    log-bound              - species host:colour
    log-populates          - species number
    log-passes             - species
    log-sheds              - species organ
    log-zombie             - species victim:species
    log-resurrection-roll  colour craton
    log-resurrects         - species place
    log-no-refuge          colour craton
    log-weta               - species
    log-queen-weta         - species
    log-no-weta            - species
    log-mutagen-roll       - dice:number limit:number
    log-shielded           - species limit:number
    log-basal-lost         - species limit:number
    log-loses-organ        - species organ mutation
    log-loses-card         - species mutation
    log-radiation          - row
    log-irradiated         - species mutation
    log-monster            - species face
    log-recedes            - species organs
    log-resizes            - species size:number
    log-outgrows           - species face
    log-grounded           - species
    log-loses-monster      - species mutation
    log-tool               - species tool
    log-no-tool            - species
    # Lives: dispersal, contests, extinction, events, drift
    log-disperses          - species place
    log-flies              - species craton
    log-lost               - species craton
    log-loses-edibility    - species winner:species place
    log-loses-organs       - species winner:species place organ
    log-loses-size         - species winner:species place
    log-loses-tie          - species winner:species place
    log-loses-choice       - species winner:species place
    log-shifts             - species place
    log-flees              - species place
    log-killed             - species place
    log-killed-ground      - species place
    log-killed-starved     - species place
    log-killed-hostless    - species biome
    log-new-host           - species place
    log-plants             colour biome
    log-stomps             colour biome
    log-extinct            - species
    log-fossil-species     colour species
    log-eliminated         colour
    log-lazarus            colour
    log-zombie-returns     - species holder:species
    log-event              - event:icon
    log-dodged             - card
    log-no-award           -
    log-awarded            colour number
    log-flower-lost        - biome
    log-splash             - craton
    log-impact             - craton
    log-no-disease         -
    log-disease            - species number
    log-drift-nothing      - craton
    log-rift               - craton
    log-stable             - craton
    log-collides           - craton other:craton
""")
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message.

The first int of a note is the colour that it is about."""


IN_VAIN = frozenset({"log-no-refuge", "log-no-tool"})
"""What says that a choice has come to nothing."""

LOSSES = frozenset(
    {
        "log-basal-lost",
        "log-extinct",
        "log-falls-off",
        "log-grounded",
        "log-killed",
        "log-killed-ground",
        "log-killed-hostless",
        "log-killed-starved",
        "log-loses-card",
        "log-loses-organ",
        "log-lost",
        "log-outgrows",
    }
)
"""What says that a choice costs whoever is named something."""


DESCENT: Mapping[str, Descent] = descents("""
    log-speciates   born      daughter mother
    log-resurrects  returns   species
    log-inherits    inherits  species
    log-biont       inherits  species
    log-eusocial    gains     species
    log-mutualism   gains     species
    log-venom       gains     species
    log-weta        gains     species
    log-monster     gains     species
    log-tool        gains     species
""")
"""By log message, what it tells of a species."""


INT_KINDS: Mapping[str, str] = int_kinds(
    "biome:ground card craton face left:number level limit:number number organ other:craton receiver:seat "
    "rival:species species"
)


TARGETS: Mapping[str, list[str]] = targets(place=PLACE_NAMES, biome=BIOMES, colour=COLOURS)


def argument(s: Mesofauna, kind: str, value: int) -> Message | int | str:
    """An int of a log line or of a frame as words."""
    match kind:
        case "seat":
            return s.of.seat_name(s, value)
        case "side":
            return Message("side-" + CRATON_SIDES[value])
        case "ground":
            return say.ground(s, value)
        case "mutation":
            return NOUNS.looked(value)
        case "row":
            return say.display_row(value)
        case "ending":
            return Message(f"ending-{value & -value}")
    return said(say, kind, value)


def heading(s: Mesofauna) -> Message | None:
    """What the lines of the log are headed by that are written in this position."""
    if s.active == NONE:
        return Message("heading-end") if s.turn > 0 else None
    return Message("heading-turn", {"turn": s.turn, "colour": say.colour(s.active)})


def moment(s: Mesofauna) -> Message | None:
    """The same, and in longer games the species whose phase it is."""
    if s.active == NONE or s.phasing == NONE or s.is_race():
        return heading(s)
    words: dict[str, Argument] = {"turn": s.turn, "colour": say.colour(s.active), "species": say.species(s.phasing)}
    return Message("heading-phase", words)


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Mesofauna, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        **view_head(s, seat),
        "stage": OPTIONS[0].choices[s.stage],
        "turn": s.turn,
        "active": COLOURS[s.active] if s.active >= 0 else None,
        "phasing": species_name(s.phasing),
        "goal": s.components.goal[s.stage] or None,
        "ticket_dice": None if s.is_race() else s.components.dice[s.ticket],
        "formation": s.formation if s.has_queen() else None,
        "cratons": {CRATONS[craton]: craton_view(s, craton) for craton in range(CRATON_COUNT) if s.is_laid(craton)},
        "biomes": {
            BIOMES[biome]: biome_view(s, biome) for biome in range(BIOME_COUNT) if s.is_laid(biome // HEX_COUNT)
        },
        "flowers_left": s.components.flowers - s.flowers.bit_count(),
        "display": {
            DISPLAY_ROWS[row]: [card_view(s, row * COLUMN_COUNT + column) for column in range(COLUMN_COUNT)]
            for row in range(rows_of(s))
        },
        "decks": {DISPLAY_ROWS[row]: len(s.deck(row)) for row in range(rows_of(s))},
        "players": [player_view(s, colour) for colour in range(COLOUR_COUNT) if s.in_play(colour)],
    }


def rows_of(s: Mesofauna) -> int:
    """How many rows the display has."""
    return ROW_COUNT if s.is_combined() else BUG_ROWS


def species_name(species: int) -> str | None:
    return SPECIES[species] if species >= 0 else None


def craton_view(s: Mesofauna, craton: int) -> dict[str, Any]:
    spot = s.spot[craton]
    return {
        "side": CRATON_SIDES[s.side[craton]],
        "adrift": spot == ADRIFT,
        "at": None if spot == ADRIFT else [spot_q(spot), spot_r(spot)],
        "faults": [
            SIDES_OF_CRATON[side]
            for side in range(SIDE_COUNT)
            if s.components.faults[craton * 2 + s.side[craton]] >> side & 1
        ],
    }


def biome_view(s: Mesofauna, biome: int) -> dict[str, Any]:
    return {
        "ground": GROUNDS[s.ground(biome)],
        "elevation": s.elevation(biome),
        "flower": s.flowers >> biome & 1 == 1,
        "beside": [BIOMES[other] for other in range(BIOME_COUNT) if s.beside[biome] >> other & 1],
        "across_mountains": [BIOMES[other] for other in range(BIOME_COUNT) if s.ridge[biome] >> other & 1],
        **{TROPHIC[level]: species_name(s.at(biome, level)) for level in range(LEVEL_COUNT)},
    }


def card_view(s: Mesofauna, slot: int) -> dict[str, Any] | None:
    card = s.display[slot]
    if card < 0:
        return None
    cost = None if s.is_caterpillar() else s.components.costs[slot % COLUMN_COUNT]
    return {
        "card": CARDS[card],
        "cost": cost,
        "events": [ICONS[icon] for icon in s.components.card_events[card]] if s.has_events() else [],
    }


def player_view(s: Mesofauna, colour: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[colour],
        "seat": s.seat_of[colour] if s.seat_of[colour] >= 0 else None,
        "queen": colour == s.queen,
        "skeletal": s.components.skeletal[colour],
        "out": s.out >> colour & 1 == 1,
        "lazarus": s.is_lazarus(colour),
        "points": ending.points_of(s, colour),
        "points_from": {
            "creeples": ending.population(s, colour),
            "pheromones": ending.pheromones(s, colour),
            "fossils": s.fossils[colour],
            "tools": ending.tools(s, colour),
        },
        "parasites_need": COLOURS[s.bound[colour]] if s.bound[colour] >= 0 else None,
        "roster": [species_view(s, species) for species in s.roster_of(colour)],
    }


def species_view(s: Mesofauna, species: int) -> dict[str, Any]:
    return {
        "name": SPECIES[species],
        "size": s.size[species],
        "organs": organ_view(s.organs[species]),
        "basal": organ_view(s.basal[species]),
        "unborn": s.unborn[species],
        "living": s.living[species],
        "zombies": [SPECIES[s.zombie[i]] for i in range(len(s.zombie)) if s.zombie_on[i] == species],
        "larvae": s.larvae(species),
        "venomous": s.is_venomous(species),
        "eusocial": s.is_eusocial(species),
        "pheromones": organ_view(s.moods[species]),
        "portrait": [mutation_view(s, card) for card in s.row(species)],
        "beside": [
            mutation_view(s, card)
            for card in s.mutations(species)
            if s.card_side[card] != UNPROMOTED and s.in_row[card] == 0
        ],
        "unpromoted": [mutation_view(s, card) for card in s.mutations(species) if s.card_side[card] == UNPROMOTED],
        "tools": [TOOLS[side] for side in tools_at(s, species)],
    }


def mutation_view(s: Mesofauna, card: int) -> dict[str, Any]:
    return {
        **card_on_table(s, card, CARDS, FACES),
        "monster": ORGANS[s.components.face_monster[s.face(card)]] if s.monster_on[card] else None,
    }
