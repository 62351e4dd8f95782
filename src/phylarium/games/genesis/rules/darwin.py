"""Phase 4 (G): microorganisms roll for what they make of themselves and for the errors they make."""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy, frames, pool, purchases, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice, declinable
from phylarium.kernel.message import Argument, Message, Reason


class DarwinTurn(Choice[Genesis, frames.DarwinTurn]):
    """G: a player's organisms in an order of its choice, each followed by its parasites (A6c)."""

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


class DarwinChain(Act[Genesis, frames.DarwinChain]):
    """A6c: an organism has rolled; now its parasite does."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.DarwinChain) -> None:
        if s.stage[f.place] == LIVING and s.guest[f.place] >= 0:
            roll_chain(s, s.guest[f.place])


def roll_chain(s: Genesis, place: int) -> None:
    """An organism rolls, then its parasites."""
    if s.guest[place] >= 0:
        s.push(frames.DarwinChain(NONE, place))
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
    for face in range(6, error_faces(s, place) - 1, -1):
        s.picked[face] = min(most, s.dice[face])
        most -= s.picked[face]
    if picked(s) > 0:
        reroll(s, s.owner[place], place)


def picked(s: Genesis) -> int:
    """How many dice were picked to be rolled again."""
    dice = s.picked
    return dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]


def reroll(s: Genesis, party: int, place: int) -> None:
    """G1: the picked dice are rolled once more, all together."""
    number = picked(s)
    for face in range(1, DIE_COUNT):
        s.dice[face] -= s.picked[face]
        s.picked[face] = 0
    for _ in range(number):
        s.dice[1 + s.rng.below(6)] += 1
    s.note("log-darwin-reroll", "G1", party, place, number, say.logged_dice(s))


class Specificity(Choice[Genesis, frames.Specificity]):
    """G1: pick dice to roll again, as many as there are yellow chromosomes; so many more may be picked."""

    ints: str = "place left"

    def options(self, s: Genesis, f: frames.Specificity) -> list[int]:
        found = [KEEP if picked(s) == 0 else REROLL]
        for face in range(1, DIE_COUNT):
            if s.dice[face] > s.picked[face]:
                found.append(DIE + face)
        return found

    def chosen(self, s: Genesis, f: frames.Specificity, action: int) -> None:
        if action == KEEP:
            return
        if action != REROLL:
            s.picked[action - DIE] += 1
            if f.left > 1:
                s.push(frames.Specificity(f.actor, f.place, f.left - 1))
                return
        reroll(s, f.actor, f.place)

    def prompt(self, s: Genesis, f: frames.Specificity) -> Message:
        more: dict[str, Argument] = {"dice": say.dice_words(say.dice(s.dice))}
        if picked(s) == 0:
            return say.asked(s, f, "ask-specificity", more)
        more["picked"] = say.dice_words(say.dice(s.picked))
        return say.asked(s, f, "ask-specificity-more", more)

    def refusal(self, s: Genesis, f: frames.Specificity, action: int) -> Reason | None:
        return say.no("refused-no-such-die", "G1") if DIE <= action < DIE + DIE_COUNT else None


class DarwinResult(Act[Genesis, frames.DarwinResult]):
    """G2, G3: what the final dice do for an organism."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.DarwinResult) -> None:
        darwin_result(s, f.actor, f.place)


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


class Catastrophe(Act[Genesis, frames.Catastrophe]):
    """G3: errors strike an organism, apart from those that mutations have cancelled (G4)."""

    ints: str = "place cancelled=0"

    def act(self, s: Genesis, f: frames.Catastrophe) -> None:
        if s.stage[f.place] == LIVING and s.macro_of[f.place] < 0:
            catastrophe(s, f.actor, f.place, f.cancelled)


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


class Crystal(Choice[Genesis, frames.Crystal]):
    """G4: another error may be cancelled by buying or promoting a mutation; sex has roiled so many decks (H1a)."""

    ints: str = "place cancelled roiled=0"

    def options(self, s: Genesis, f: frames.Crystal) -> list[int]:
        found = purchases.mutations(s, f.place)
        if f.roiled < s.abilities[f.place * ABILITY_COUNT + SEX]:
            found.extend(purchases.roils(s, f.place))
        return declinable(found, DECLINE)

    def chosen(self, s: Genesis, f: frames.Crystal, action: int) -> None:
        if action == DECLINE:
            self.nothing(s, f)
        elif ROIL <= action < ROIL + ROW_COUNT:
            s.push(frames.Crystal(f.actor, f.place, f.cancelled, f.roiled + 1))
            purchases.roil(s, f.actor, f.place, action - ROIL)
        else:
            s.push(frames.Catastrophe(f.actor, f.place, f.cancelled + 1))
            purchases.buy(s, f.actor, f.place, action)

    def nothing(self, s: Genesis, f: frames.Crystal) -> None:
        atrophy.atrophy(s, f.place, uncancelled(s, f.place, f.cancelled), 0, "G3")

    def prompt(self, s: Genesis, f: frames.Crystal) -> Message:
        return say.asked(s, f, "ask-crystal", {"number": uncancelled(s, f.place, f.cancelled)})

    def refusal(self, s: Genesis, f: frames.Crystal, action: int) -> Reason | None:
        return purchases.why_no_mutation(s, f.place, action)

    def sought(self, s: Genesis, f: frames.Crystal) -> list[int]:
        return purchases.sought_mutations(s, f.place)
