"""I and the variants' own victories: points, places, and the end of the game."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import chimera, frames, pool
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act

# How a solitaire or cooperative game ends (C1a, C2).
LOSS: Final = 0
MARINE_WIN: Final = 1
TERRESTRIAL_WIN: Final = 2
OUTCOMES: Final[list[str]] = ["log-lost", "log-marine-win", "log-terrestrial-win"]


def cube_vp(s: Genesis, player: int) -> int:
    """I1a: cubes of the organisms that a player owns or controls, system chromosomes too."""
    points = 0
    for place in s.living:
        if s.owner[place] == player:
            at = place * COLOUR_COUNT
            points += s.chromosomes[at] + s.chromosomes[at + 1] + s.chromosomes[at + 2] + s.chromosomes[at + 3]
            points -= s.biont_count(place)
    return points


def biont_vp(s: Genesis, player: int) -> int:
    """I1b: bionts of a player in anybody's organisms."""
    points = 0
    for place in s.living:
        points += s.bionts[place * PARTY_COUNT + player]
    return points


def trophy_vp(s: Genesis, player: int) -> int:
    """I1c: placards and cards of extinct organisms."""
    points = 0
    for placard in range(REFUGIUM_COUNT):
        if s.stage[placard] == TROPHY and s.owner[placard] == player:
            points += 1
    for macro in range(MACROORGANISM_COUNT):
        if s.macro_at[macro] == TROPHY_OF + player:
            points += 1
    return points


def top_level(s: Genesis, side: int) -> int:
    """The highest occupied trophic level of an ecosystem, or none."""
    best = NONE
    for macro in range(MACROORGANISM_COUNT):
        here = 0 <= s.macro_at[macro] < PLACE_COUNT and s.landed[macro] == side
        if here and s.level[macro] > best:
            best = s.level[macro]
    return best


def dominance_worth(s: Genesis, macro: int) -> int:
    """I1d: what a macroorganism is worth beyond its chromosomes; L6c: twice as much in a chimera on land."""
    top = 0 <= s.level[macro] == top_level(s, s.landed[macro])
    worth = s.components.top_macro_vp if top else s.components.macro_vp
    if s.landed[macro] == TERRESTRIAL and chimera.partner(s, s.macro_at[macro]) >= 0:
        worth *= 2
    return worth


def dominance_vp(s: Genesis, player: int) -> int:
    """I1d: a share of each macroorganism that a player has bionts in."""
    points = 0
    for macro in range(MACROORGANISM_COUNT):
        place = s.macro_at[macro]
        if 0 <= place < PLACE_COUNT and s.bionts[place * PARTY_COUNT + player] > 0:
            sharing = 0
            for other in range(NPC):
                if s.bionts[place * PARTY_COUNT + other] > 0:
                    sharing += 1
            points += dominance_worth(s, macro) // sharing
    return points


def victory_points(s: Genesis, player: int) -> int:
    """I1: all points of a player; D10c: half of them, rounded in his favour, after a vote for Medea."""
    points = cube_vp(s, player) + biont_vp(s, player)
    if s.introductory == 0:
        points += trophy_vp(s, player) + dominance_vp(s, player)
    if s.medea[player] == 1:
        points -= points // 2
    return points


def has_macro(s: Genesis, player: int, side: int) -> bool:
    """Whether a player has a biont in a macroorganism of an ecosystem."""
    for macro in range(MACROORGANISM_COUNT):
        place = s.macro_at[macro]
        here = 0 <= place < PLACE_COUNT and s.landed[macro] == side
        if here and s.bionts[place * PARTY_COUNT + player] > 0:
            return True
    return False


def outcome(s: Genesis) -> int:
    """C1a, C2: what a solitaire player or a group has achieved as things stand."""
    players = s.players()
    if s.seats == 1:
        if s.introductory == 1:
            total = 0
            for player in players:
                total += victory_points(s, player)
            return MARINE_WIN if total >= s.components.introductory_goal else LOSS
        return solitaire_outcome(s, players)
    landed = False
    for player in players:
        if not owns_macro(s, player, NONE):
            return LOSS
        if owns_macro(s, player, TERRESTRIAL):
            landed = True
    return TERRESTRIAL_WIN if landed else LOSS


def owns_macro(s: Genesis, player: int, side: int) -> bool:
    """Whether a player owns a macroorganism of an ecosystem; NONE stands for either."""
    for macro in range(MACROORGANISM_COUNT):
        place = s.macro_at[macro]
        if 0 <= place < PLACE_COUNT and s.owner[place] == player and (side == NONE or s.landed[macro] == side):
            return True
    return False


def solitaire_outcome(s: Genesis, players: list[int]) -> int:
    """C1a: both colours in macroorganisms of the sea; for the greater win also one on land that holds both."""
    count = 0
    for player in players:
        if not has_macro(s, player, MARINE):
            return LOSS
        for macro in range(MACROORGANISM_COUNT):
            if 0 <= s.macro_at[macro] < PLACE_COUNT:
                count += s.bionts[s.macro_at[macro] * PARTY_COUNT + player]
    if count < len(players) + chimera.npc_burden(s):
        # L7f: a biont more for each macroorganism or trophy of an NPC.
        return LOSS
    for macro in range(MACROORGANISM_COUNT):
        place = s.macro_at[macro]
        if 0 <= place < PLACE_COUNT and s.landed[macro] == TERRESTRIAL:
            both = True
            for player in players:
                if s.bionts[place * PARTY_COUNT + player] == 0:
                    both = False
            if both:
                return TERRESTRIAL_WIN
    return MARINE_WIN


def alone(s: Genesis) -> bool:
    """Whether players do not play against each other."""
    return s.seats == 1 or s.cooperative == 1


def scores(s: Genesis) -> list[int]:
    """Points by seat: in solitaire of both colours together, in the cooperative game of all."""
    found = [0] * s.seats
    if s.cooperative == 1:
        total = 0
        for player in s.players():
            total += victory_points(s, player)
        return [total] * s.seats
    for player in range(COLOUR_COUNT):
        if s.seat_of[player] >= 0:
            found[s.seat_of[player]] += victory_points(s, player)
    return found


def ranking(s: Genesis) -> list[int]:
    """I1e: by points, then catalysts; who is equal in both shares a place. Together, all win or all lose."""
    if alone(s):
        return [1 if outcome(s) != LOSS else 2] * s.seats
    points = scores(s)
    disks = [0] * s.seats
    for player in range(COLOUR_COUNT):
        if s.seat_of[player] >= 0:
            disks[s.seat_of[player]] = pool.held(s, player)
    places: list[int] = []
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and disks[other] > disks[seat]):
                better += 1
        places.append(better + 1)
    return places


class EndGame(Act[Genesis, frames.EndGame]):
    """I: the last turn is over."""

    def act(self, s: Genesis, f: frames.EndGame) -> None:
        s.ended = 1
        for player in s.players():
            s.note("log-final", "I1", player, victory_points(s, player))
        if alone(s):
            s.note(OUTCOMES[outcome(s)], "C1a" if s.seats == 1 else "C2", NONE)
            return
        places = ranking(s)
        for player in s.players():
            if places[s.seat_of[player]] == 1:
                s.note("log-winner", "I1e", player)
