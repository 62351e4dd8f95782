"""Phase 4 (G): microorganisms roll for what they make of themselves and for the errors they make."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import atrophy, frames, pool, purchases, say
from phylarium.games.genesis.rules.actions import DECLINE, DIE, DIE_COUNT, KEEP, ORGANISM, REROLL, ROIL
from phylarium.games.genesis.rules.names import ABILITY_COUNT, BLUE, COLOUR_COUNT, DNA, RED, ROW_COUNT, SEX, YELLOW
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Act, Choice
from phylarium.games.genesis.rules.values import LIVING, NONE, NPC, PARASITE, PARTY_COUNT, PLACE_COUNT
from phylarium.kernel.message import Argument, Message, Reason

FACE_BITS: Final = 4
"""Frame d of SPECIFICITY counts the dice that were picked, by face."""


class DarwinTurn(Choice[frames.DarwinTurn]):
    """G: a player's organisms in an order of its choice, each followed by its parasites (A6c)."""

    rule: str = "G"
    ask: str = "ask-darwin-order"

    def options(self, s: Genesis, f: frames.DarwinTurn) -> list[int]:
        found: list[int] = []
        for place in s.living:
            if (
                place < PARASITE
                and s.owner[place] == f.actor
                and (s.evolved >> place) & 1 == 0
                and (s.macro_of[place] < 0 or s.guest[place] >= 0)
            ):
                found.append(ORGANISM + place)
        return found

    def chosen(self, s: Genesis, f: frames.DarwinTurn, action: int) -> None:
        place = action - ORGANISM
        s.evolved |= 1 << place
        s.push(frames.DarwinTurn(f.actor))
        roll_chain(s, place)

    def refusal(self, s: Genesis, f: frames.DarwinTurn, action: int) -> Reason | None:
        if ORGANISM <= action < ORGANISM + PLACE_COUNT:
            place = action - ORGANISM
            if place >= PARASITE:
                return say.no("refused-parasite-follows", "A6c")
            if s.owner[place] != f.actor or s.stage[place] != LIVING:
                return say.no("refused-not-your-organism", "G")
            return say.no("refused-no-darwin-roll", "G")
        return None


class DarwinChain(Act[frames.DarwinChain]):
    """A6c: the organism in frame b rolls; then, with c = 1, its parasite does."""

    rule: str = "A6c"
    ints: str = "b=0 c=0"

    def act(self, s: Genesis, f: frames.DarwinChain) -> None:
        if f.c == 1:
            if s.stage[f.b] == LIVING and s.guest[f.b] >= 0:
                roll_chain(s, s.guest[f.b])
        else:
            roll_chain(s, f.b)


def roll_chain(s: Genesis, place: int) -> None:
    """An organism rolls, then its parasites."""
    if s.guest[place] >= 0:
        s.push(frames.DarwinChain(NONE, place, 1))
    if s.macro_of[place] < 0:
        darwin_roll(s, s.owner[place], place)


def darwin_roll(s: Genesis, party: int, place: int) -> None:
    """Ga: a die for each cube, two for each biont."""
    s.roll(s.dice_of(place), place)
    s.note("log-darwin-roll", "Ga", party, place, say.logged_dice(s))
    most = s.chromosomes[place * COLOUR_COUNT + YELLOW]
    if most > 0 and party < NPC:
        s.push(frames.DarwinResult(party, place))
        s.push(frames.Specificity(party, place, most))
        return
    if most > 0:
        npc_reroll(s, place, most)
    darwin_result(s, party, place)


def error_faces(s: Genesis, place: int) -> int:
    """G3, G3a, G3b: the lowest face that is an error."""
    return 6 if s.macro_variant == 1 or s.abilities[place * ABILITY_COUNT + DNA] > 0 else 5


def npc_reroll(s: Genesis, place: int, most: int) -> None:
    """C1e: an NPC rolls errors again, sixes first."""
    picked = 0
    for face in range(6, error_faces(s, place) - 1, -1):
        count = min(most, s.dice[face])
        picked += count << face * FACE_BITS
        most -= count
    if picked > 0:
        reroll(s, NPC, place, picked)


def reroll(s: Genesis, party: int, place: int, picked: int) -> None:
    """G1: the picked dice are rolled once more, all together."""
    number = 0
    for face in range(1, DIE_COUNT):
        count = picked >> face * FACE_BITS & 15
        s.dice[face] -= count
        number += count
    for _ in range(number):
        s.dice[1 + s.rng.below(6)] += 1
    s.note("log-darwin-reroll", "G1", s.owner[place] if party == NPC else party, place, number, say.logged_dice(s))


class Specificity(Choice[frames.Specificity]):
    """G1: pick dice to roll again, as many as there are yellow chromosomes (frame c: how many more); d counts them."""

    rule: str = "G1"
    ints: str = "b=0 c=0 d=0"

    def options(self, s: Genesis, f: frames.Specificity) -> list[int]:
        found = [KEEP if f.d == 0 else REROLL]
        for face in range(1, DIE_COUNT):
            if s.dice[face] > f.d >> face * FACE_BITS & 15:
                found.append(DIE + face)
        return found

    def chosen(self, s: Genesis, f: frames.Specificity, action: int) -> None:
        if action == KEEP:
            return
        picked = f.d
        if action != REROLL:
            picked += 1 << (action - DIE) * FACE_BITS
            if f.c > 1:
                s.push(frames.Specificity(f.actor, f.b, f.c - 1, picked))
                return
        s.dice = s.dice.copy()
        reroll(s, f.actor, f.b, picked)

    def prompt(self, s: Genesis, f: frames.Specificity) -> Message:
        arguments: dict[str, Argument] = {
            "party": say.party(f.actor),
            "place": say.place(s, f.b),
            "number": f.c,
            "dice": say.dice_words(say.dice(s)),
        }
        if f.d == 0:
            return Message("ask-specificity", arguments)
        arguments["picked"] = say.dice_words(f.d >> FACE_BITS)
        return Message("ask-specificity-more", arguments)

    def refusal(self, s: Genesis, f: frames.Specificity, action: int) -> Reason | None:
        if DIE <= action < DIE + DIE_COUNT:
            return say.no("refused-no-such-die", "G1")
        return None


class DarwinResult(Act[frames.DarwinResult]):
    """G2, G3: what the final dice do for the organism in frame b."""

    rule: str = "G2"
    ints: str = "b=0"

    def act(self, s: Genesis, f: frames.DarwinResult) -> None:
        darwin_result(s, f.actor, f.b)


def darwin_result(s: Genesis, party: int, place: int) -> None:
    """G2: protein dice and triples make catalysts for the tableau that an organism lives in; then errors count."""
    dice = s.dice
    count = dice[1] * s.chromosomes[place * COLOUR_COUNT + RED]
    for face in range(1, DIE_COUNT):
        if dice[face] > 2:
            count += dice[face] // 3
    if count == 0:
        catastrophe(s, party, place, 0)
        return
    s.push(frames.Catastrophe(party, place))
    colour = place - PARASITE if place >= PARASITE else s.components.bacterium_disk[place]
    pool.biosynthesise(s, s.tableau(place), colour, count, "G2")


def uncancelled(s: Genesis, place: int, cancelled: int) -> int:
    """G3: errors that heredity does not block."""
    errors = s.dice[6] - cancelled
    if error_faces(s, place) == 5:
        errors += s.dice[5]
    shield = s.chromosomes[place * COLOUR_COUNT + BLUE]
    if s.macro_variant == 1:
        shield += s.abilities[place * ABILITY_COUNT + DNA]
    return errors - shield


class Catastrophe(Act[frames.Catastrophe]):
    """G3: errors strike the organism in frame b; c counts those that mutations have cancelled (G4)."""

    rule: str = "G3"
    ints: str = "b=0 c=0"

    def act(self, s: Genesis, f: frames.Catastrophe) -> None:
        if s.stage[f.b] == LIVING and s.macro_of[f.b] < 0:
            catastrophe(s, f.actor, f.b, f.c)


def catastrophe(s: Genesis, party: int, place: int, cancelled: int) -> None:
    """G3: each error beyond the error shield is an atrophy, unless a mutation cancels it (G4)."""
    number = uncancelled(s, place, cancelled)
    if number <= 0:
        return
    if s.crystal == 1 and cancelled < (2 if (s.fissile >> place) & 1 == 1 else 1):
        if party >= NPC:
            s.push(frames.Catastrophe(party, place, cancelled + 1))
            if purchases.npc_mutation(s, place):
                s.bought[place * PARTY_COUNT + party] += 1
                return
            s.agenda.pop()
        elif purchases.allowance(s, party, place) > 0:
            s.push(frames.Crystal(party, place, cancelled))
            return
    atrophy.atrophy(s, place, number, 0, "G3")


class Crystal(Choice[frames.Crystal]):
    """G4: an error may be cancelled by buying or promoting a mutation; c: errors cancelled, d: decks roiled (H1a)."""

    rule: str = "G4"
    ints: str = "b=0 c=0 d=0"

    def options(self, s: Genesis, f: frames.Crystal) -> list[int]:
        found = purchases.mutations(s, f.b)
        if f.d < s.abilities[f.b * ABILITY_COUNT + SEX]:
            found.extend(purchases.roils(s, f.b))
        if found:
            found.append(DECLINE)
        return found

    def chosen(self, s: Genesis, f: frames.Crystal, action: int) -> None:
        if action == DECLINE:
            self.nothing(s, f)
        elif ROIL <= action < ROIL + ROW_COUNT:
            s.push(frames.Crystal(f.actor, f.b, f.c, f.d + 1))
            purchases.roil(s, f.actor, f.b, action - ROIL)
        else:
            s.push(frames.Catastrophe(f.actor, f.b, f.c + 1))
            purchases.buy(s, f.actor, f.b, action)

    def nothing(self, s: Genesis, f: frames.Crystal) -> None:
        atrophy.atrophy(s, f.b, uncancelled(s, f.b, f.c), 0, "G3")

    def prompt(self, s: Genesis, f: frames.Crystal) -> Message:
        return Message(
            "ask-crystal",
            {"party": say.party(f.actor), "place": say.place(s, f.b), "number": uncancelled(s, f.b, f.c)},
        )

    def refusal(self, s: Genesis, f: frames.Crystal, action: int) -> Reason | None:
        return purchases.why_no_mutation(s, f.b, action)

    def sought(self, s: Genesis, f: frames.Crystal) -> list[int]:
        return purchases.sought_mutations(s, f.b)
