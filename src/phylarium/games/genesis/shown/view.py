"""What a seat may see, in data and in words.

Everything here is made from a state that was masked first (`State.masked`), so nothing here can
tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phylarium.games.genesis.rules import frames, redqueen, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.frames import (
    CRYSTAL,
    ERSATZ_PROGENOTE,
    GIVE_CATALYST,
    LIBERATED,
    NEW_OWNER,
    SECOND_BIONT,
    SPECIFICITY,
    UV_LOSS,
)
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.message import AND, Argument, Message, listed
from phylarium.kit.told import int_kinds, log_lines, said, seat_number, targets, view_head

# --- log lines -------------------------------------------------------------------------------

LOG_LINES: Mapping[str, tuple[str, ...]] = log_lines("""
    # A to E, I: events, assignment, losses, the end.
    log-colour               party seat:number
    log-wanton               party
    log-event                - event
    log-waterworld
    log-waterworld-ends      - event
    log-ozone
    log-ozone-holds
    log-refugium             - refugium
    log-no-refugium
    log-smite
    log-enzyme-lost          - refugium
    log-manna-lost           - refugium colour
    log-deserted             - refugium
    log-heat                 - strength:number
    log-oxygen               - strength:number
    log-uv                   - limit:number
    log-cancer
    log-cancer-roll          party place dice
    log-drought
    log-warming              - count:number
    log-cooling              - count:number
    log-pollution            party place strength:number
    log-greenhouse
    log-snowball
    log-gaia-called          party
    log-voted-gaia
    log-voted-medea
    log-gaia                 party
    log-medea                party
    log-gaia-saves
    log-gaia-paid            party colour
    log-biosynthesis         party count:number colour
    log-substitute           party colour
    log-compensation         party colour
    log-atrophy              party place count:number
    log-lost-cube            party place colour
    log-lost-biont           party place
    log-lost-organ           party place organ
    log-lost-antioxidant     party place colour
    log-demoted              party promoted:mutation mutation
    log-mutation-discarded   party mutation place
    log-extinct              party place
    log-reverted             party macro
    log-shrunk               party macro
    log-emancipated          party place
    log-incorporated         party place
    log-npc-trophy           party macro
    log-macro-parasite       party macro
    log-commandeered         party place
    log-nothing-to-assign    party
    log-nothing-to-buy       party
    log-settled              party refugium
    log-price                party colour refugium
    log-enzyme               party colour refugium
    log-antioxidant          party colour place
    log-to-pool              party place
    log-transfer             party from:place to:place
    log-blocked              party other:party place
    log-attached             party parasite:place host:place
    log-supplanted           party parasite:place other:place host:place
    log-liberated            party parasite:place
    log-npc-waits            party
    log-final                party points:number
    log-winner               party
    log-lost
    log-marine-win
    log-terrestrial-win
    # F to H: rolls and purchases.
    log-progenote            party refugium
    log-autocatalytic-roll   party refugium dice
    log-autocatalytic-reroll party refugium dice
    log-animation            - refugium count:number
    log-animated             party refugium colour
    log-manna-death          - refugium count:number
    log-disorganized         party refugium colour
    log-biont-died           party refugium
    log-enzyme-death         - refugium count:number
    log-ersatz               party other:party refugium
    log-no-life              party refugium
    log-life                 party refugium
    log-darwin-roll          party place dice
    log-darwin-reroll        - place count:number dice
    log-sex                  party place row
    log-donation             party other:party colour
    log-paid                 party other:party count:number colour
    log-mutation             party place mutation
    log-promotion            party place mutation
    log-macro                party refugium macro
    log-assimilated          - from:place to:place
    log-cascade              - parasite:place host:place
    log-no-circle            party place
    log-organ                - place organ
    log-oxygen-crisis        - count:number
    log-landfall             party - macro
    log-request              party place other:party
    log-permitted            party place
    log-not-permitted        party place
    log-red-queen-cube       party place other:place colour
    log-red-queen-biont      party place other:place owner:party
    log-diseased             party parasite:place host:place colour
    log-overcrowded          - count:number
    log-starved              party place
    log-level                party place level
""")
"""By log message: the names of its ints and what they stand for (see `argument`); "" is not used by the message."""


IN_VAIN = frozenset({"log-no-circle"})
"""What says that a choice has come to nothing."""

LOSSES = frozenset(
    {
        "log-biont-died",
        "log-demoted",
        "log-disorganized",
        "log-extinct",
        "log-lost-antioxidant",
        "log-lost-biont",
        "log-lost-cube",
        "log-lost-organ",
        "log-mutation-discarded",
        "log-reverted",
        "log-shrunk",
        "log-starved",
    }
)
"""What says that a choice costs whoever is named something."""


INT_KINDS: Mapping[str, str] = int_kinds(
    "attacker:party colour face left:number limit:number mover:party nth:number parasite:place phase place"
)


TARGETS: Mapping[str, list[str]] = {
    **targets(place=PLACES, event=EVENTS, row=ROWS),
    "refugium": [f"place-{place}" for place in PLACES],
    "mutation": [f"mutation-{mutation}" for mutation in MUTATIONS for _ in range(2)],
    "macro": [f"macro-{macro}" for macro in MACROORGANISMS for _ in range(2)],
}


def argument(s: Genesis, kind: str, value: int) -> Message | int | str:
    """An int of a log line as words."""
    match kind:
        case "place":
            return say.place(s, value)
        case "mutation":
            return say.mutation(value >> 1, value & 1)
        case "macro":
            return say.macro(value >> 1, value & 1)
        case "face":
            return say.parasite(value)
        case "phase":
            return Message("phase-" + PHASES[value])
        case "climate":
            return Message(f"climate-{CLIMATES[value]}")
        case "dice":
            return say.dice_words(value)
    return said(say, kind, value)


# --- options ---------------------------------------------------------------------------------


def option_words(s: Genesis, action: int) -> Message:
    """An action in words, as one of the options of the present decision."""
    if action < COLOUR:
        return plain_words(s, action)
    if action < CUBE:
        return party_words(s, action)
    if action < SETTLE:
        return Message("option-cube", {"colour": say.colour(action - CUBE)})
    if action < MOVE:
        return Message("option-settle", place_arguments(s, action - SETTLE))
    if action < ORGANISM:
        return Message("option-move", {"place": say.place(s, action - MOVE)})
    if action < ENZYME:
        return Message("option-organism", place_arguments(s, action - ORGANISM))
    if action < ANTIOXIDANT:
        place, colour = divmod(action - ENZYME, COLOUR_COUNT)
        return Message("option-enzyme", {"colour": say.colour(colour), "place": say.place(s, place)})
    if action < FACE:
        place, colour = divmod(action - ANTIOXIDANT, COLOUR_COUNT)
        return Message("option-antioxidant", {"colour": say.colour(colour), "place": say.place(s, place)})
    if action < MUTATION:
        return face_words(s, action - FACE)
    if action < PLUS:
        if asking(s) == UV_LOSS:
            m = action - MUTATION
            return Message("option-lose-mutation", {"mutation": say.mutation(m, s.promoted[m])})
        return cube_words(s, "option-mutation", action - MUTATION, 0)
    if action < ORGAN:
        return cube_words(s, "option-plus", action - PLUS, 1)
    if action < DISEASED_CUBE:
        return organ_words(s, "option-organ", asked_about(s), action - ORGAN)
    if action < DISK:
        return slot_words(s, "option-diseased", diseased_place(s), action - DISEASED_CUBE)
    if action < BUY:
        return disk_words(action)
    if action < ATTACK_SLOT:
        return purchase_words(s, action)
    if action < DIE:
        return attack_words(s, action)
    return Message("option-die", {"number": action - DIE})


def asking(s: Genesis) -> int:
    """The operation of the present decision, or -1."""
    return s.agenda[-1].op if s.agenda else -1


def party_words(s: Genesis, action: int) -> Message:
    """A colour or a biont; where a player is meant by it, the player."""
    if asking(s) in (GIVE_CATALYST, ERSATZ_PROGENOTE, NEW_OWNER):
        return Message("option-player", {"party": say.party(action - (COLOUR if action < BIONT else BIONT))})
    if action < BIONT:
        return Message("option-colour", {"colour": say.colour(action - COLOUR)})
    return Message("option-biont", {"party": say.party(action - BIONT)})


def plain_words(s: Genesis, action: int) -> Message:
    """A plain word, or what it comes to in the present decision."""
    op = asking(s)
    if action == REROLL and op == SPECIFICITY:
        return Message("option-reroll-picked")
    if action == DONE and op == SECOND_BIONT:
        return Message("option-decline")
    if action == DECLINE:
        frame = s.agenda[-1] if s.agenda else None
        if isinstance(frame, frames.Steal):
            return Message("option-decline-cube", {"colour": say.colour(s.slot_colour(frame.parasite, frame.slot))})
        if op == LIBERATED:
            return Message("option-decline-host")
        if op == CRYSTAL:
            return Message("option-decline-mutation")
    return Message(f"option-{WORDS[action]}")


def disk_words(action: int) -> Message:
    """Losing, paying or giving catalysts."""
    for id, start in (("donate", DONATE), ("spend-two", SPEND_TWO), ("spend", SPEND)):
        if action >= start:
            return Message(f"option-{id}", {"colour": say.colour(action - start)})
    return Message("option-disk", {"colour": say.colour(action - DISK)})


def purchase_words(s: Genesis, action: int) -> Message:
    if action < PROMOTE:
        mutation = action - BUY
        return Message(
            "option-buy",
            {
                "mutation": say.mutation(mutation),
                "colour": say.colour(s.components.mutation_colour[mutation]),
                "plus": say.colour(s.components.plus_colour[mutation]),
                "abilities": mutation_abilities(s, mutation, 0),
            },
        )
    if action < BECOME:
        mutation = action - PROMOTE
        return Message(
            "option-promote",
            {
                "mutation": say.mutation(mutation),
                "promoted": say.mutation(mutation, 1),
                "plus": say.colour(s.components.plus_colour[mutation]),
                "abilities": mutation_abilities(s, mutation, 1),
            },
        )
    if action < GROW:
        return Message(
            "option-become",
            {"macro": say.macro(action - BECOME, 0), "systems": system_words(s, (action - BECOME) * 2)},
        )
    if action < ROIL:
        return organ_words(s, "option-grow", asked_about(s), action - GROW)
    return Message("option-roil", {"row": say.row(action - ROIL)})


def attack_words(s: Genesis, action: int) -> Message:
    """H4: what a Red Queen takes."""
    if action < ATTACK_BIONT:
        return slot_words(s, "option-attack-slot", diseased_place(s), action - ATTACK_SLOT)
    if action < ATTACK_CUBE:
        return Message("option-attack-biont", {"party": say.party(action - ATTACK_BIONT)})
    if action < ATTACK_PLUS:
        return cube_words(s, "option-attack-cube", action - ATTACK_CUBE, 0)
    if action < ATTACK_ORGAN:
        return cube_words(s, "option-attack-plus", action - ATTACK_PLUS, 1)
    if action < ATTACK_HOST:
        return organ_words(s, "option-attack-organ", attacked(s, action), action - ATTACK_ORGAN)
    return Message("option-attack-host", {"party": say.party(action - ATTACK_HOST)})


def asked_about(s: Genesis) -> int:
    """The place that the present question is about, or -1."""
    place: int = getattr(s.agenda[-1], "place", -1) if s.agenda else -1
    return place


def attacked(s: Genesis, action: int) -> int:
    """H4, L3: the organism that an attack would strike where the present question is what to buy, or -1."""
    frame = s.agenda[-1] if s.agenda else None
    return redqueen.target_of(s, frame.place, action) if isinstance(frame, frames.Purchase) else -1


def cube_words(s: Genesis, id: str, mutation: int, plus: int) -> Message:
    c = s.components
    return Message(
        id,
        {
            "mutation": say.mutation(mutation, s.promoted[mutation]),
            "colour": say.colour(c.plus_colour[mutation] if plus else c.mutation_colour[mutation]),
        },
    )


def organ_words(s: Genesis, id: str, place: int, slot: int) -> Message:
    """An organ slot of a macroorganism, with what it is good for."""
    c = s.components
    if place < 0 or s.macro_of[place] < 0:
        return Message("option-slot", {"number": slot + 1})
    at = s.face(s.macro_of[place]) * MOST_ORGANS + slot
    if c.organ_kind[at] < 0:
        return Message("option-slot", {"number": slot + 1})
    return Message(
        id,
        {
            "organ": say.organ(c.organ_kind[at]),
            "colour": say.colour(c.organ_colour[at]),
            "abilities": ability_words(c.organ_ability[at * ABILITY_COUNT : (at + 1) * ABILITY_COUNT]),
        },
    )


def diseased_place(s: Genesis) -> int:
    """The parasite whose diseased cubes may be lost or taken: the one asked about, attacked, or supplanted."""
    frame = s.agenda[-1] if s.agenda else None
    if isinstance(frame, frames.Purchase):
        return attacked(s, ATTACK_SLOT)
    return frame.incumbent if isinstance(frame, frames.Steal) else asked_about(s)


def slot_words(s: Genesis, id: str, place: int, slot: int) -> Message:
    """A diseased slot of a parasite."""
    if place < PARASITE:
        return Message("option-slot", {"number": slot + 1})
    return Message(id, {"colour": say.colour(s.slot_colour(place, slot)), "parasite": say.place(s, place)})


def diseased_words(s: Genesis, parasite: int, slot: int) -> Message:
    """A diseased slot and whose cube lies in it."""
    lying = s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot]
    colour = say.colour(s.slot_colour(parasite, slot))
    if lying < 0:
        return Message("diseased-empty", {"colour": colour})
    if lying >= ORGAN_CUBE:
        return Message("diseased-organ" if lying == ORGAN_CUBE else "diseased-free", {"colour": colour})
    return Message("diseased-cube", {"colour": colour, "mutation": say.mutation(lying >> 1, s.promoted[lying >> 1])})


def heat_shield(s: Genesis, place: int) -> int:
    """D5a: red chromosomes and red shields."""
    return s.chromosomes[place * COLOUR_COUNT + RED] + s.abilities[place * ABILITY_COUNT + HEAT_SHIELD]


def oxygen_shield(s: Genesis, place: int) -> int:
    """D6a: green chromosomes, green shields and vitamins."""
    at = place * COLOUR_COUNT + GREEN
    return s.chromosomes[at] + s.abilities[place * ABILITY_COUNT + OXYGEN_SHIELD] + s.antioxidants[at]


def face_words(s: Genesis, face: int) -> Message:
    """A side of a parasite card and what it steals."""
    slots = s.components.diseased_slot[face * DISEASED_SLOTS : (face + 1) * DISEASED_SLOTS]
    return Message(
        "option-face-polluter" if s.components.parasite_pollutes[face] else "option-face",
        {"parasite": say.parasite(face), "first": say.colour(slots[0]), "second": say.colour(slots[1])},
    )


def place_arguments(s: Genesis, place: int) -> dict[str, Argument]:
    """A place by name, and what is in it."""
    return {"place": say.place(s, place), "content": content_words(s, place)}


def content_words(s: Genesis, place: int) -> Message:
    """What is in a place, in short."""
    bionts = biont_words(s, place)
    if s.stage[place] == REFUGIUM:
        at = place * COLOUR_COUNT
        return Message(
            "content-refugium",
            {
                "bionts": bionts,
                "organised": cubes_words(s.cubes[at : at + COLOUR_COUNT]),
                "dead": cubes_words(s.dead[at : at + COLOUR_COUNT]),
                "enzymes": s.enzyme_count[place],
                "slots": s.components.slots[place],
            },
        )
    if s.stage[place] == LIVING:
        at = place * COLOUR_COUNT
        return Message(
            "content-organism",
            {
                "party": say.party(s.owner[place]),
                "bionts": bionts,
                "chromosomes": cubes_words(s.chromosomes[at : at + COLOUR_COUNT]),
            },
        )
    return Message("nothing")


def cubes_words(counts: list[int]) -> Message:
    """How many of which colours."""
    parts = [
        Message("counted-cubes", {"number": number, "colour": say.colour(colour)})
        for colour, number in enumerate(counts)
        if number > 0
    ]
    return listed(parts) if parts else Message("nothing")


def biont_words(s: Genesis, place: int) -> Message:
    """Whose bionts are in a place."""
    at = place * PARTY_COUNT
    parts = [
        Message("counted-bionts", {"number": s.bionts[at + party], "party": say.party(party)})
        for party in range(PARTY_COUNT)
        if s.bionts[at + party] > 0
    ]
    return listed(parts) if parts else Message("no-bionts")


def system_words(s: Genesis, face: int) -> Message:
    return cubes_words(s.components.system[face * COLOUR_COUNT : (face + 1) * COLOUR_COUNT])


def mutation_abilities(s: Genesis, mutation: int, side: int) -> Message:
    at = (mutation * 2 + side) * ABILITY_COUNT
    return ability_words(s.components.mutation_ability[at : at + ABILITY_COUNT])


def ability_words(counts: list[int]) -> Message:
    """Abilities by name, counted where there are several of one."""
    parts: list[Message] = []
    for ability, number in enumerate(counts):
        if number == 1:
            parts.append(ability_name(ability))
        elif number > 1:
            parts.append(Message("counted-ability", {"number": number, "ability": ability_name(ability)}))
    return listed(parts) if parts else Message("no-ability")


def ability_name(ability: int) -> Message:
    return Message("ability-" + ABILITIES[ability])


def seat_name(s: Genesis, seat: int) -> Message:
    """The colours that a seat plays, or its number before it has any."""
    colours = [colour for colour in range(COLOUR_COUNT) if seat >= 0 and s.seat_of[colour] == seat]
    if not colours:
        return seat_number(seat)
    return listed([say.party(each) for each in colours], AND)


def heading(s: Genesis) -> Message | None:
    """What the lines of the log are headed by that follow from this position."""
    if s.turn == 0:
        return None
    return Message("heading-turn", {"turn": s.turn, "phase": Message("phase-" + PHASES[s.phase])})


# --- the view as data ------------------------------------------------------------------------


def view_of(s: Genesis, seat: int) -> dict[str, Any]:
    """The masked state as plain data with the rulebook's names."""
    return {
        **view_head(s, seat),
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "climate": CLIMATES[s.climate],
        "climate_run": s.run_length,
        "armageddon": s.armageddon == 1,
        "events": events_view(s),
        "landforms": [landform_view(s, row) for row in range(ROW_COUNT)],
        "players": [player_view(s, colour) for colour in range(COLOUR_COUNT) if s.seat_of[colour] >= 0],
        "organisms": [organism_view(s, place) for place in range(PLACE_COUNT) if s.stage[place] == LIVING],
        "public_macroorganisms": [MACROORGANISMS[m] for m in range(MACROORGANISM_COUNT) if s.macro_at[m] < 0],
        "trophies": trophies_view(s),
        "roll": {
            "place": PLACES[s.rolled] if s.rolled >= 0 else None,
            "dice": [face for face in range(1, 7) for _ in range(s.dice[face])],
        },
    }


def events_view(s: Genesis) -> dict[str, Any]:
    pile = s.event_pile
    return {
        "this_turn": [EVENTS[e] for e in pile[len(pile) - s.drawn :]],
        "past": [EVENTS[e] for e in pile[: len(pile) - s.drawn]],
        "icons": [ICONS[i] for e in pile[len(pile) - s.drawn :] for i in s.components.event_icons[e]],
        "left": len(s.event_deck),
        "eon": EONS[s.components.event_eon[pile[-1]]] if pile else EONS[0],
        "order": [COLOURS[colour] for colour in s.order if colour >= 0],
        "sequence": [PARTIES[party] for party in s.sequence],
        "waterworld": s.waterworld == 1,
        "ozone_layer": s.ozone == 1,
        "ozone_hole": s.ozone_hole == 1,
        "oxygen_age": s.oxygen_age == 1,
        "votes": {COLOURS[colour]: s.votes[colour] for colour in range(COLOUR_COUNT) if s.seat_of[colour] >= 0},
    }


def landform_view(s: Genesis, row: int) -> dict[str, Any]:
    deck = s.deck(row)
    placards = [r for r in s.rows[row * ROW_LENGTH : (row + 1) * ROW_LENGTH] if r >= 0]
    return {
        "id": ROWS[row],
        "active": s.active[row] == 1,
        "refugia_left": s.refugia_left[row],
        "mutation": MUTATIONS[deck[0]] if deck else None,
        "mutations_left": len(deck),
        "refugia": [refugium_view(s, placard) for placard in placards],
    }


def refugium_view(s: Genesis, placard: int) -> dict[str, Any]:
    at = placard * COLOUR_COUNT
    slots = placard * MOST_SLOTS
    return {
        "id": REFUGIA[placard],
        "bionts": bionts_view(s, placard),
        "organised": colours_view(s.cubes[at : at + COLOUR_COUNT]),
        "dead": colours_view(s.dead[at : at + COLOUR_COUNT]),
        "enzymes": [COLOURS[s.enzymes[slots + i]] for i in range(s.enzyme_count[placard])],
        "slots": s.components.slots[placard],
    }


def bionts_view(s: Genesis, place: int) -> dict[str, int]:
    at = place * PARTY_COUNT
    return {PARTIES[party]: s.bionts[at + party] for party in range(PARTY_COUNT) if s.bionts[at + party] > 0}


def colours_view(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: number for colour, number in enumerate(counts) if number > 0}


def player_view(s: Genesis, colour: int) -> dict[str, Any]:
    at = colour * COLOUR_COUNT
    return {
        "id": COLOURS[colour],
        "seat": s.seat_of[colour],
        "catalysts": colours_view(s.catalysts[at : at + COLOUR_COUNT]),
        "unassigned": s.unassigned[colour],
        "entropy": s.entropy[colour],
        "wantonness": s.wantonness(colour),
        "medea": s.medea[colour] == 1,
    }


def organism_view(s: Genesis, place: int) -> dict[str, Any]:
    at = place * COLOUR_COUNT
    abilities = s.abilities[place * ABILITY_COUNT : (place + 1) * ABILITY_COUNT]
    seen: dict[str, Any] = {
        "id": PLACES[place],
        "stage": STAGES[s.stage[place]],
        "owner": PARTIES[s.owner[place]],
        "bionts": bionts_view(s, place),
        "cubes": colours_view(s.cubes[at : at + COLOUR_COUNT]),
        "chromosomes": colours_view(s.chromosomes[at : at + COLOUR_COUNT]),
        "abilities": {ABILITIES[a]: number for a, number in enumerate(abilities) if number > 0},
        "antioxidants": colours_view(s.antioxidants[at : at + COLOUR_COUNT]),
        "mutations": [mutation_view(s, mutation) for mutation in s.mutations_of(place)],
        "home": ROWS[s.home_row(place)],
        "parasite": PLACES[s.guest[place]] if s.guest[place] >= 0 else None,
    }
    if place >= PARASITE:
        seen["host"] = PLACES[s.host[place]] if s.host[place] >= 0 else None
        seen["side"] = PARASITES[(place - PARASITE) * 2 + s.side[place - PARASITE]]
        seen["diseased"] = diseased_view(s, place)
    if s.macro_of[place] >= 0:
        seen["macroorganism"] = macro_view(s, place)
    return seen


def mutation_view(s: Genesis, mutation: int) -> dict[str, Any]:
    promoted = s.promoted[mutation] == 1
    return {
        "id": MUTATIONS[mutation],
        "name": PROMOTED[mutation] if promoted else MUTATIONS[mutation],
        "promoted": promoted,
        "cube": CUBE_STATES[s.cube[mutation]],
        "plus": CUBE_STATES[s.plus[mutation]] if promoted else None,
    }


def diseased_view(s: Genesis, parasite: int) -> list[dict[str, Any]]:
    slots: list[dict[str, Any]] = []
    for slot in range(DISEASED_SLOTS):
        lying = s.diseased[(parasite - PARASITE) * DISEASED_SLOTS + slot]
        of = None
        if lying >= ORGAN_CUBE:
            of = "organ" if lying == ORGAN_CUBE else "free"
        elif lying >= 0:
            of = MUTATIONS[lying >> 1]
        slots.append({"colour": COLOURS[s.slot_colour(parasite, slot)], "cube_of": of})
    return slots


def macro_view(s: Genesis, place: int) -> dict[str, Any]:
    macro = s.macro_of[place]
    face = s.face(macro)
    c = s.components
    organs = [
        {
            "id": ORGANS[c.organ_kind[face * MOST_ORGANS + slot]],
            "colour": COLOURS[c.organ_colour[face * MOST_ORGANS + slot]],
            "grown": s.organs[macro] >> slot & 1 == 1,
        }
        for slot in range(c.organ_count[face])
    ]
    return {
        "id": MACROORGANISMS[macro],
        "form": TERRESTRIAL_FORMS[macro] if s.landed[macro] else MACROORGANISMS[macro],
        "level": TROPHIC_LEVELS[s.level[macro]] if s.level[macro] >= 0 else None,
        "metabolic_rate": s.metabolic_rate(place),
        "organs": organs,
        "endosymbionts": {
            PARTIES[party]: ENDOSYMBIONTS[c.endosymbiont_kind[face * COLOUR_COUNT + party % NPC]]
            for party in range(PARTY_COUNT)
            if s.endosymbionts(place, party) > 0
        },
    }


def trophies_view(s: Genesis) -> dict[str, list[str]]:
    """By player, the placards and cards of extinct organisms."""
    held: dict[str, list[str]] = {}
    for placard in range(REFUGIUM_COUNT):
        if s.stage[placard] == TROPHY and s.owner[placard] >= 0:
            held.setdefault(PARTIES[s.owner[placard]], []).append(REFUGIA[placard])
    for macro, at in enumerate(s.macro_at):
        if at >= TROPHY_OF:
            held.setdefault(PARTIES[at - TROPHY_OF], []).append(MACROORGANISMS[macro])
    return held
