"""K: what lives in a game, and what a finished one hands on to a game that continues it."""

from __future__ import annotations

from phylarium.families.lineage import Endosymbiont, Lifeform, Macroorganism, MicrobialLegacy, Organ, Parasite
from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.ending import victory_points
from phylarium.games.genesis.rules.names import (
    COLOUR_COUNT,
    COLOURS,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    ORGANS,
    PARASITES,
    TERRESTRIAL,
    TERRESTRIAL_FORMS,
    TROPHIC_LEVELS,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import NPC, PARASITE, PARTY_COUNT, PLACE_COUNT
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.lineage import Lineage


def left(s: Genesis) -> MicrobialLegacy:
    """K: points, catalysts and macroorganisms of every player, and whether the Earth has ended."""
    places = s.ranking()
    return MicrobialLegacy(
        game=s.of.name,
        rules_version=s.of.rules_version,
        armageddon=s.armageddon == 1,
        cooperative=s.cooperative == 1,
        players=[
            Lifeform(
                seat=s.seat_of[player],
                colour=COLOURS[player],
                points=victory_points(s, player),
                place=places[s.seat_of[player]],
                catalysts={COLOURS[c]: s.catalysts[player * COLOUR_COUNT + c] for c in range(COLOUR_COUNT)},
                macroorganisms=[
                    macroorganism(s, card)
                    for card in range(MACROORGANISM_COUNT)
                    if 0 <= s.macro_at[card] < PLACE_COUNT and s.owner[s.macro_at[card]] == player
                ],
            )
            for player in s.players()
        ],
    )


def lineages(s: Genesis) -> list[Lineage]:
    """The organisms of all tableaus; a macroorganism is what its bacterium has become."""
    return [
        Lineage(place, s.seat_of[s.owner[place]] if s.owner[place] < NPC else NOBODY, say.place(s, place))
        for place in s.living
    ]


def ancestors(s: Genesis) -> dict[int, str]:
    """K: the places of the macroorganisms of players; nothing goes on from a world that ended."""
    return {
        s.macro_at[card]: macroorganism(s, card).name
        for card in range(MACROORGANISM_COUNT)
        if s.armageddon == 0 and 0 <= s.macro_at[card] < PLACE_COUNT and s.owner[s.macro_at[card]] < NPC
    }


def macroorganism(s: Genesis, card: int) -> Macroorganism:
    """A macroorganism with its organs, its bionts and its parasite."""
    place = s.macro_at[card]
    face = s.face(card)
    landed = s.landed[card] == TERRESTRIAL
    c = s.components
    slots = [slot for slot in range(c.organ_count[face]) if (s.organs[card] >> slot) & 1 == 1]
    return Macroorganism(
        card=MACROORGANISMS[card],
        name=TERRESTRIAL_FORMS[card] if landed else MACROORGANISMS[card],
        terrestrial=landed,
        level=TROPHIC_LEVELS[s.level[card]] if s.level[card] >= 0 else None,
        system={COLOURS[colour]: c.system[face * COLOUR_COUNT + colour] for colour in range(COLOUR_COUNT)},
        organs=[
            Organ(
                name=ORGANS[c.organ_kind[face * MOST_ORGANS + slot]],
                colour=COLOURS[c.organ_colour[face * MOST_ORGANS + slot]],
            )
            for slot in slots
        ],
        trophic_biont=COLOURS[s.owner[place] & 3],
        endosymbionts=[
            Endosymbiont(colour=COLOURS[party & 3], played=party < NPC)
            for party in range(PARTY_COUNT)
            for _ in range(s.endosymbionts(place, party))
        ],
        parasites=[parasite(s, guest) for guest in chain(s, place)],
    )


def chain(s: Genesis, place: int) -> list[int]:
    """The parasite of an organism, its hyperparasite, and so on."""
    found: list[int] = []
    while s.guest[place] >= 0:
        place = s.guest[place]
        found.append(place)
    return found


def parasite(s: Genesis, place: int) -> Parasite:
    colour = place - PARASITE
    return Parasite(
        name=PARASITES[colour * 2 + s.side[colour]],
        colour=COLOURS[colour],
        owner=COLOURS[s.owner[place] & 3],
        played=s.owner[place] < NPC,
        bionts=[
            COLOURS[party & 3] for party in range(PARTY_COUNT) for _ in range(s.bionts[place * PARTY_COUNT + party])
        ],
    )
