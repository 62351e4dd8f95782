"""D5 to D9: what strikes organisms. Heat, oxygen (also from polluters, H1d), UV, cancer and drought."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import frames, pool, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.atrophy import atrophy, discard_mutation, lose_organ
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Message, Reason

# Kinds of strikes.
HEAT: Final = 0
OXYGEN: Final = 1
RADIATION: Final = 2
TUMOUR: Final = 3
THIRST: Final = 4


def in_order(s: Genesis) -> list[int]:
    """D5, D6, D7: the living organisms, in player order by the party that owns them."""
    found: list[int] = []
    for party in s.sequence:
        for place in s.living:
            if s.owner[place] == party:
                found.append(place)
    return found


def strike(s: Genesis, kind: int, amount: int, spared: int, spared_row: int) -> None:
    """Every organism is struck in player order; those whose home is `spared_row` by `spared` less (D1d)."""
    places = in_order(s)
    for i in range(len(places) - 1, -1, -1):
        hit = amount
        if spared > 0 and s.home_row(places[i]) == spared_row:
            hit -= spared
        if hit > 0 or kind == RADIATION:
            s.push(frames.Strike(s.owner[places[i]], places[i], kind, hit))


def pollute(s: Genesis, polluter: int) -> None:
    """H1d: an oxygen spike against all other organisms of the polluter's home row."""
    extremity = s.chromosomes[polluter * COLOUR_COUNT + GREEN]
    row = s.home_row(polluter)
    s.note("log-pollution", "H1d", s.owner[polluter], polluter, extremity, row)
    if extremity == 0:
        return
    places = in_order(s)
    for i in range(len(places) - 1, -1, -1):
        if places[i] != polluter and s.home_row(places[i]) == row:
            s.push(frames.Strike(s.owner[places[i]], places[i], OXYGEN, extremity))


def heat_shield(s: Genesis, place: int) -> int:
    """D5a"""
    return s.chromosomes[place * COLOUR_COUNT + RED] + s.abilities[place * ABILITY_COUNT + HEAT_SHIELD]


def antioxidant_shield(s: Genesis, place: int) -> int:
    """D6a: green chromosomes, green shields and vitamins."""
    at = place * COLOUR_COUNT + GREEN
    return s.chromosomes[at] + s.abilities[place * ABILITY_COUNT + OXYGEN_SHIELD] + s.antioxidants[at]


class Strike(Act[Genesis, frames.Strike]):
    """D5: one organism is struck by a kind of crisis; the amount is its extremity or, of radiation, the limit."""

    ints: str = "place kind amount"

    def act(self, s: Genesis, f: frames.Strike) -> None:
        place = f.place
        if s.stage[place] != LIVING:
            return
        kind = f.kind
        if kind == HEAT:
            atrophy(s, place, f.amount - heat_shield(s, place), 0, "D5")
        elif kind == OXYGEN:
            atrophy(s, place, f.amount - antioxidant_shield(s, place), 1, "D6")
        elif kind == RADIATION:
            if surplus(s, place, f.amount) > 0:
                lose_to_uv(s, place, f.amount)
        elif s.macro_of[place] >= 0:
            if kind == TUMOUR:
                cancer_roll(s, place)
            elif s.landed[s.macro_of[place]] == TERRESTRIAL and not s.has(place, DROUGHT_SHIELD):
                atrophy(s, place, 1, 0, "D9")


# --- UV -----------------------------------------------------------------------------------------


def surplus(s: Genesis, place: int, limit: int) -> int:
    """D7: mutations or organs above the limit; D7d: none under a UV shield."""
    macro = s.macro_of[place]
    if macro < 0:
        return s.mutation_count(place) - limit
    if s.has(place, UV_SHIELD):
        return 0
    return s.organ_count(macro) - limit


def lose_to_uv(s: Genesis, place: int, limit: int) -> None:
    """D7b: the owner chooses one more mutation or organ, since this is no atrophy; an NPC loses by lot."""
    party = s.owner[place]
    if party < NPC:
        s.push(frames.UvLoss(party, place, limit))
        return
    while s.stage[place] == LIVING and surplus(s, place, limit) > 0:
        found = exposed(s, place)
        lose_exposed(s, place, found[s.rng.below(len(found))])


def exposed(s: Genesis, place: int) -> list[int]:
    """D7b: what UV may take; healthy mutations before diseased ones without immunology."""
    macro = s.macro_of[place]
    if macro >= 0:
        return [ORGAN + slot for slot in range(MOST_ORGANS) if (s.organs[macro] >> slot) & 1 == 1]
    borne = s.mutations_of(place)
    if s.abilities[place * ABILITY_COUNT + IMMUNOLOGY] == 0:
        healthy = [m for m in borne if s.cube[m] != DISEASED and s.plus[m] != DISEASED]
        if healthy:
            borne = healthy
    return [MUTATION + m for m in borne]


def lose_exposed(s: Genesis, place: int, action: int) -> None:
    if MUTATION <= action < MUTATION + MUTATION_COUNT:
        discard_mutation(s, action - MUTATION)
    else:
        lose_organ(s, place, action - ORGAN, "D7")


class UvLoss(Choice[Genesis, frames.UvLoss]):
    """D7b: a mutation or an organ is given up until the limit is kept."""

    ints: str = "place limit"
    refuses: str = "refused-healthy-first"

    def options(self, s: Genesis, f: frames.UvLoss) -> list[int]:
        return exposed(s, f.place)

    def chosen(self, s: Genesis, f: frames.UvLoss, action: int) -> None:
        lose_exposed(s, f.place, action)
        if surplus(s, f.place, f.limit) > 0:
            lose_to_uv(s, f.place, f.limit)

    def prompt(self, s: Genesis, f: frames.UvLoss) -> Message:
        return say.asked(s, f, "ask-uv", {"number": surplus(s, f.place, f.limit)})

    def sought(self, s: Genesis, f: frames.UvLoss) -> list[int]:
        return [MUTATION + m for m in s.mutations_of(f.place)]


# --- cancer -------------------------------------------------------------------------------------


def cancer_roll(s: Genesis, place: int) -> None:
    """D8: a die an organ and two a biont; errors above heredity atrophy, ones make catalysts."""
    s.roll(s.organ_count(s.macro_of[place]) + 2 * s.biont_count(place), place)
    s.note("log-cancer-roll", "D8", s.owner[place], place, say.logged_dice(s))
    errors = s.dice[6]
    if not s.has(place, CANCER_SHIELD):
        errors += s.dice[5]
    atrophy(s, place, errors - s.chromosomes[place * COLOUR_COUNT + BLUE], 0, "D8")
    player = s.tableau(place)
    if s.dice[1] > 0 and player < NPC:
        s.push(frames.MacroSynthesis(player, place, s.dice[1]))


class MacroSynthesis(Choice[Genesis, frames.MacroSynthesis]):
    """D8b: a catalyst of any colour for each one rolled."""

    ints: str = "place left"

    def options(self, s: Genesis, f: frames.MacroSynthesis) -> list[int]:
        return pool.room(s, f.actor)

    def chosen(self, s: Genesis, f: frames.MacroSynthesis, action: int) -> None:
        pool.take(s, f.actor, action - COLOUR, 1)
        s.note("log-biosynthesis", "D8b", f.actor, 1, action - COLOUR)
        if f.left > 1:
            s.push(frames.MacroSynthesis(f.actor, f.place, f.left - 1))

    def refusal(self, s: Genesis, f: frames.MacroSynthesis, action: int) -> Reason | None:
        return pool.refuse_colour(action)

    def sought(self, s: Genesis, f: frames.MacroSynthesis) -> list[int]:
        return [COLOUR + c for c in range(COLOUR_COUNT)]
