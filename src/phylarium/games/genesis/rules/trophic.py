"""H6: the food chains of sea and land: who is on which level, and who has to leave."""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy, chimera, frames, macros, pool, purchases, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, declinable
from phylarium.kernel.message import Message, Reason


def ecosystem(s: Genesis, side: int) -> list[int]:
    """The places of the macroorganisms in the sea or on land; L6a: a chimera counts once, where its host is."""
    return [
        s.macro_at[m]
        for m in range(MACROORGANISM_COUNT)
        if s.macro_at[m] >= 0 and alive(s, m, side) and not chimera.is_member(s, s.macro_at[m])
    ]


def alive(s: Genesis, card: int, side: int) -> bool:
    """Whether a card lies on an organism, this side up."""
    place = s.macro_at[card]
    return place < len(s.macro_of) and s.macro_of[place] == card and s.landed[card] == side


class TrophicLevels(Act[Genesis, frames.TrophicLevels]):
    """H6c: at the end of purchases, in an overcrowded ocean everybody may go ashore; then the levels are arranged."""

    def act(self, s: Genesis, f: frames.TrophicLevels) -> None:
        if s.oxygen_age == 0:
            return
        sea = ecosystem(s, MARINE)
        if len(sea) <= TROPHIC_COUNT:
            restore(s)
            return
        s.push(frames.RestoreLevels(NOBODY))
        s.note("log-overcrowded", "H6c", NONE, len(sea))
        for i in range(len(s.sequence) - 1, -1, -1):
            for place in sea:
                if s.owner[place] == s.sequence[i]:
                    s.push(frames.Overcrowded(s.owner[place], place))


def affordable(s: Genesis, place: int, player: int, helpers: int) -> bool:
    """Whether the missing organs can be paid, two of a colour for one of another; `helpers` is a mask of givers."""
    short = 0
    pairs = 0
    for colour in range(COLOUR_COUNT):
        have = s.catalysts[player * COLOUR_COUNT + colour]
        for other in range(COLOUR_COUNT):
            if (helpers >> other) & 1 == 1:
                have += s.catalysts[other * COLOUR_COUNT + colour]
        need = macros.missing(s, place, colour)
        if have >= need:
            pairs += (have - need) // 2
        else:
            short += need - have
    return pairs >= short


def contributors(s: Genesis, place: int) -> int:
    """H6c: mask of the players whose endosymbionts could pay for an organism of somebody else."""
    mask = 0
    for party in range(COLOUR_COUNT):
        if party != s.tableau(place) and s.bionts[place * PARTY_COUNT + party] > 0 and pool.held(s, party) > 0:
            mask |= 1 << party
    return mask


class Overcrowded(Act[Genesis, frames.Overcrowded]):
    """H6c: a macroorganism gets its chance; where its pool is too small, endosymbionts may contribute."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.Overcrowded) -> None:
        if f.actor >= NPC:
            return
        s.push(frames.Emergency(f.actor, f.place))
        payer = s.tableau(f.place)
        if affordable(s, f.place, payer, 0):
            return
        mask = contributors(s, f.place)
        if mask == 0 or not affordable(s, f.place, payer, mask):
            return
        for i in range(len(s.sequence) - 1, -1, -1):
            party = s.sequence[i]
            if party < NPC and (mask >> party) & 1 == 1:
                s.push(frames.Contribute(party, f.place))


class Contribute(Choice[Genesis, frames.Contribute]):
    """H6c: an endosymbiont gives catalysts to the pool that its organism uses."""

    ints: str = "place"

    def options(self, s: Genesis, f: frames.Contribute) -> list[int]:
        player = s.tableau(f.place)
        if affordable(s, f.place, player, 0):
            return []
        limit = s.pool_limit()
        found: list[int] = []
        for colour in range(COLOUR_COUNT):
            if s.catalysts[f.actor * COLOUR_COUNT + colour] > 0 and s.catalysts[player * COLOUR_COUNT + colour] < limit:
                found.append(DONATE + colour)
        return declinable(found, DONE)

    def chosen(self, s: Genesis, f: frames.Contribute, action: int) -> None:
        if action != DONE:
            purchases.donate(s, f.actor, s.tableau(f.place), action - DONATE)
            s.push(frames.Contribute(f.actor, f.place))

    def refusal(self, s: Genesis, f: frames.Contribute, action: int) -> Reason | None:
        return say.no("refused-donation", "Hg") if DONATE <= action < DONATE + COLOUR_COUNT else None


class Emergency(Choice[Genesis, frames.Emergency]):
    """H6c: whether to buy all missing organs and go ashore; once the player is `paying`, how the next is paid."""

    ints: str = "place paying=0"

    def options(self, s: Genesis, f: frames.Emergency) -> list[int]:
        if f.paying == 1:
            return emergency_ways(s, s.tableau(f.place), f.place)
        return [LANDFALL, DECLINE] if affordable(s, f.place, s.tableau(f.place), 0) else []

    def chosen(self, s: Genesis, f: frames.Emergency, action: int) -> None:
        if action == DECLINE:
            return
        if f.paying == 1:
            slot = next_organ(s, f.place)
            purchases.spend(s, f.actor, s.tableau(f.place), action)
            macros.add_organ(s, f.actor, f.place, slot, "H6c")
        if next_organ(s, f.place) >= 0:
            s.push(frames.Emergency(f.actor, f.place, 1))
        else:
            macros.land(s, f.place)

    def prompt(self, s: Genesis, f: frames.Emergency) -> Message:
        if f.paying == 1:
            colour = macros.organ_colour(s, f.place, next_organ(s, f.place))
            return say.asked(s, f, "ask-pay", {"colour": say.colour(colour)})
        return s.of.prompt(s, f, "ask-emergency")

    def refusal(self, s: Genesis, f: frames.Emergency, action: int) -> Reason | None:
        if SPEND <= action < SPEND_TWO + COLOUR_COUNT and f.paying == 1:
            return say.no("refused-emergency-price", "H6c")
        return None


def next_organ(s: Genesis, place: int) -> int:
    """The first organ slot that still has to be bought for a landfall, or none."""
    card = s.macro_of[place]
    for colour in range(COLOUR_COUNT):
        if macros.missing(s, place, colour) > 0:
            return atrophy.free_organ(s, card, colour)
    return NONE


def emergency_ways(s: Genesis, player: int, place: int) -> list[int]:
    """Ways to pay the next organ after which the others can still be paid."""
    slot = next_organ(s, place)
    card = s.macro_of[place]
    found: list[int] = []
    for action in purchases.ways(s, place, macros.organ_colour(s, place, slot)):
        two = action >= SPEND_TWO
        at = player * COLOUR_COUNT + (action - SPEND_TWO if two else action - SPEND)
        s.catalysts[at] -= 2 if two else 1
        s.organs[card] |= 1 << slot
        if affordable(s, place, player, 0):
            found.append(action)
        s.organs[card] &= ~(1 << slot)
        s.catalysts[at] += 2 if two else 1
    return found


class RestoreLevels(Act[Genesis, frames.RestoreLevels]):
    """H6: once everybody has had the chance to go ashore."""

    def act(self, s: Genesis, f: frames.RestoreLevels) -> None:
        restore(s)


def restore(s: Genesis) -> None:
    """H6d, H6a: who is too many goes extinct; where rates have changed, the levels are arranged anew."""
    for side in (MARINE, TERRESTRIAL):
        places = ecosystem(s, side)
        while len(places) > TROPHIC_COUNT:
            starve(s, slowest(s, hungry(s, places)))
            places = ecosystem(s, side)
    if not changed(s):
        return
    for side in (MARINE, TERRESTRIAL):
        places = ecosystem(s, side)
        for level in range(len(places)):
            place = slowest(s, places)
            places.remove(place)
            s.level[s.macro_of[place]] = level
            s.note("log-level", "H6a", s.owner[place], place, level)
            other = chimera.partner(s, place)
            if other >= 0:
                s.level[s.macro_of[other]] = level
    for card in range(MACROORGANISM_COUNT):
        s.rates[card] = rate_of(s, card)


def hungry(s: Genesis, places: list[int]) -> list[int]:
    """H6d: who may starve; L6b: not whoever has the most green and blue chromosomes."""
    if s.chimera == 0:
        return places
    plant = places[0]
    for place in places:
        if chimera.greenery(s, place) > chimera.greenery(s, plant):
            plant = place
    return [place for place in places if place != plant]


def starve(s: Genesis, place: int) -> None:
    """H6d, L6a: a macroorganism goes extinct, a chimera as a whole, its host first."""
    other = chimera.partner(s, place)
    s.note("log-starved", "H6d", s.owner[place], place)
    atrophy.extinct(s, place)
    if other >= 0 and s.macro_of[other] >= 0:
        atrophy.extinct(s, other)


def rate_of(s: Genesis, card: int) -> int:
    """H6b: the metabolic rate of a card in play, the land apart from the sea; none for any other card."""
    if s.macro_at[card] < 0 or not (alive(s, card, MARINE) or alive(s, card, TERRESTRIAL)):
        return NONE
    return chimera.rate(s, s.macro_at[card]) * 2 + s.landed[card]


def changed(s: Genesis) -> bool:
    """H6a: a macroorganism came, went, or has other red or yellow chromosomes than when the levels were arranged."""
    return any(s.rates[card] != rate_of(s, card) for card in range(MACROORGANISM_COUNT))


def slowest(s: Genesis, places: list[int]) -> int:
    """The macroorganism with the lowest metabolic rate; dice resolve a tie."""
    least = chimera.rate(s, places[0])
    tied: list[int] = []
    for place in places:
        rate = chimera.rate(s, place)
        if rate < least:
            least = rate
            tied = []
        if rate == least:
            tied.append(place)
    return tied[s.rng.below(len(tied))] if len(tied) > 1 else tied[0]
