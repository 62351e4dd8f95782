"""Phase 3 (F): one roll for each occupied refugium; manna comes to life and dies, and life may begin."""

from __future__ import annotations

from phylarium.games.genesis.rules import atrophy, frames, pool, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Message, Reason

# In the frames of this phase the progenote acts (F4; who is alone is one, too), the place is a refugium, and
# `contestants` has the bits of the players who had bionts there when the dice were rolled.


def contestants(s: Genesis, refugium: int) -> int:
    """F4: mask of the players with bionts on a refugium."""
    mask = 0
    for party in range(COLOUR_COUNT):
        if s.bionts[refugium * PARTY_COUNT + party] > 0:
            mask |= 1 << party
    return mask


def progenote(s: Genesis, refugium: int) -> int:
    """F4: who has most enzymes and organized manna of the own colour; in a tie, whose colour is further left."""
    best = -1
    most = -1
    for colour in s.components.manna_order[refugium]:
        bionts = s.bionts[refugium * PARTY_COUNT + colour]
        if bionts > 0:
            count = bionts + s.cubes[refugium * COLOUR_COUNT + colour]
            for slot in range(s.enzyme_count[refugium]):
                if s.enzymes[refugium * MOST_SLOTS + slot] == colour:
                    count += 1
            if count > most:
                best = colour
                most = count
    return best


def showing(s: Genesis, mask: int) -> int:
    """How many dice of the latest roll show a face of the mask."""
    count = 0
    for face in range(1, 7):
        if (mask >> face) & 1 == 1:
            count += s.dice[face]
    return count


def doubles(s: Genesis) -> bool:
    """F3: two dice show the same face."""
    dice = s.dice
    return dice[1] > 1 or dice[2] > 1 or dice[3] > 1 or dice[4] > 1 or dice[5] > 1 or dice[6] > 1


def begin(s: Genesis) -> None:
    """Fa: refugia roll row by row from the top, each from left to right."""
    for i in range(ROW_COUNT * ROW_LENGTH - 1, -1, -1):
        refugium = s.rows[i]
        if refugium >= 0 and s.biont_count(refugium) > 0:
            s.push(frames.AutocatalyticRoll(progenote(s, refugium), refugium))


class AutocatalyticRoll(Act[Genesis, frames.AutocatalyticRoll]):
    """Fb, F4a: the progenote rolls."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.AutocatalyticRoll) -> None:
        mask = contestants(s, f.place)
        contested = mask & (mask - 1) != 0
        if contested:
            s.note("log-progenote", "F4", f.actor, f.place)
        s.roll(s.dice_of(f.place), f.place)
        s.note("log-autocatalytic-roll", "F4a" if contested else "Fb", f.actor, f.place, say.logged_dice(s))
        if not contested and s.components.refugium_colour[f.place] == f.actor:
            s.push(frames.Animation(f.actor, f.place, mask))
            s.push(frames.AutocatalyticReroll(f.actor, f.place))
        else:
            animation(s, f.actor, f.place, mask)


class AutocatalyticReroll(Question[frames.AutocatalyticReroll]):
    """Fc: on a refugium of one's own colour, alone, all dice may be rolled once more."""

    ints: str = "place"
    yes: int = REROLL
    no: int = KEEP

    def agreed(self, s: Genesis, f: frames.AutocatalyticReroll) -> None:
        s.roll(s.dice_of(f.place), f.place)
        s.note("log-autocatalytic-reroll", "Fc", f.actor, f.place, say.logged_dice(s))

    def prompt(self, s: Genesis, f: frames.AutocatalyticReroll) -> Message:
        return say.asked(s, f, "ask-autocatalytic-reroll", {"dice": say.dice_words(say.dice(s.dice))})


class Animation(Act[Genesis, frames.Animation]):
    """F1: what the final dice do."""

    ints: str = "place contestants"

    def act(self, s: Genesis, f: frames.Animation) -> None:
        animation(s, f.actor, f.place, f.contestants)


def animation(s: Genesis, party: int, refugium: int, mask: int) -> None:
    """F1: a life die organizes a cube, as long as there are any; then come the deaths."""
    at = refugium * COLOUR_COUNT
    dead = s.dead
    there = dead[at] + dead[at + 1] + dead[at + 2] + dead[at + 3]
    number = showing(s, s.components.life[refugium * 2 + s.climate])
    if number > there:
        number = there
    if number > 0:
        s.note("log-animation", "F1", party, refugium, number)
        if number < there:
            s.push(frames.MannaDeath(party, refugium, mask))
            s.push(frames.Animate(party, refugium, number))
            return
        for colour in range(COLOUR_COUNT):
            s.cubes[at + colour] += dead[at + colour]
            dead[at + colour] = 0
    manna_death(s, party, refugium, mask)


class Animate(Choice[Genesis, frames.Animate]):
    """F1: which colour is organized."""

    ints: str = "place left"

    def options(self, s: Genesis, f: frames.Animate) -> list[int]:
        return [CUBE + c for c in range(COLOUR_COUNT) if s.dead[f.place * COLOUR_COUNT + c] > 0]

    def chosen(self, s: Genesis, f: frames.Animate, action: int) -> None:
        at = f.place * COLOUR_COUNT + action - CUBE
        s.dead[at] -= 1
        s.cubes[at] += 1
        s.note("log-animated", "F1", f.actor, f.place, action - CUBE)
        if f.left > 1:
            s.push(frames.Animate(f.actor, f.place, f.left - 1))

    def refusal(self, s: Genesis, f: frames.Animate, action: int) -> Reason | None:
        return say.no_colour("refused-no-dead-manna", action - CUBE, "F1")


class MannaDeath(Act[Genesis, frames.MannaDeath]):
    """F2: deaths after life."""

    ints: str = "place contestants"

    def act(self, s: Genesis, f: frames.MannaDeath) -> None:
        manna_death(s, f.actor, f.place, f.contestants)


def manna_death(s: Genesis, party: int, refugium: int, mask: int) -> None:
    """F2: a death die on a slot that no enzyme covers disorganizes a manna."""
    at = refugium * COLOUR_COUNT
    there = s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + s.cubes[at + 3] + s.biont_count(refugium)
    number = showing(s, s.components.manna_death[refugium * (MOST_SLOTS + 1) + s.enzyme_count[refugium]])
    if number > there:
        number = there
    if number == 0:
        enzyme_death(s, party, refugium)
        return
    s.note("log-manna-death", "F2a", party, refugium, number)
    others = mask & ~(1 << party)
    if number < there or others & (others - 1) != 0:
        s.push(frames.Disorganize(party, refugium, mask, number))
        return
    # Everything dies, and nobody has anything to choose.
    for colour in range(COLOUR_COUNT):
        while s.cubes[at + colour] > 0:
            disorganize(s, refugium, colour)
            synthesize(s, receiver(party, mask), colour)
    for other in range(COLOUR_COUNT):
        while s.bionts[refugium * PARTY_COUNT + other] > 0:
            die(s, refugium, other)
    deaths_done(s, party, refugium)


def receiver(party: int, mask: int) -> int:
    """F2b, F4b: who gets the catalysts where there is no choice: the one who is alone, or the only rival."""
    others = mask & ~(1 << party)
    return party if others == 0 else others.bit_length() - 1


def disorganize(s: Genesis, refugium: int, colour: int) -> None:
    """F2a: a cube slides down."""
    at = refugium * COLOUR_COUNT + colour
    s.cubes[at] -= 1
    s.dead[at] += 1


def synthesize(s: Genesis, player: int, colour: int) -> None:
    """F2b: a cube that slid down makes a catalyst for a player, who gets it when all deaths are done with."""
    s.synthesized[player * COLOUR_COUNT + colour] += 1


def die(s: Genesis, refugium: int, party: int) -> None:
    """F2a: a biont on a refugium dies and is compensated."""
    s.note("log-biont-died", "F2a", party, refugium)
    atrophy.lose_biont(s, refugium, party, True)


def deaths_done(s: Genesis, party: int, refugium: int) -> None:
    """F2b: the catalysts made by this roll are handed out together, so that substitutes count over all of them."""
    excess = [0] * COLOUR_COUNT
    crowded = False
    for player in range(COLOUR_COUNT):
        for colour in range(COLOUR_COUNT):
            count = s.synthesized[player * COLOUR_COUNT + colour]
            if count > 0:
                s.synthesized[player * COLOUR_COUNT + colour] = 0
                short = pool.take(s, player, colour, count)
                excess[player] += short
                crowded = crowded or excess[player] > 1
                s.note("log-biosynthesis", "F2b", player, count - short, colour)
    if not crowded:
        enzyme_death(s, party, refugium)
        return
    s.push(frames.EnzymeDeath(party, refugium))
    for player in range(COLOUR_COUNT):
        pool.substitute(s, player, excess[player])


class Disorganize(Choice[Genesis, frames.Disorganize]):
    """F2a, F4b: which manna dies; so many more do."""

    rule: str = "F2a"
    ints: str = "place contestants left"

    def options(self, s: Genesis, f: frames.Disorganize) -> list[int]:
        found = [CUBE + c for c in range(COLOUR_COUNT) if s.cubes[f.place * COLOUR_COUNT + c] > 0]
        for party in range(COLOUR_COUNT):
            if s.bionts[f.place * PARTY_COUNT + party] > 0:
                found.append(BIONT + party)
        return found

    def chosen(self, s: Genesis, f: frames.Disorganize, action: int) -> None:
        if BIONT <= action < BIONT + PARTY_COUNT:
            die(s, f.place, action - BIONT)
            one_less(s, f.actor, f.place, f.contestants, f.left)
            return
        colour = action - CUBE
        others = f.contestants & ~(1 << f.actor)
        s.note("log-disorganized", "F2a", f.actor, f.place, colour)
        disorganize(s, f.place, colour)
        if others & (others - 1) == 0:
            synthesize(s, receiver(f.actor, f.contestants), colour)
            one_less(s, f.actor, f.place, f.contestants, f.left)
        else:
            s.push(frames.GiveCatalyst(f.actor, f.place, f.contestants, f.left, colour))

    def cites(self, s: Genesis, f: frames.Disorganize) -> str:
        return "F4b" if f.contestants & (f.contestants - 1) != 0 else "F2a"

    def refusal(self, s: Genesis, f: frames.Disorganize, action: int) -> Reason | None:
        return say.no_colour("refused-no-live-manna", action - CUBE, "F2a")


def one_less(s: Genesis, party: int, place: int, mask: int, number: int) -> None:
    """One of so many deaths is done with; the next, or the end of deaths."""
    if number > 1:
        s.push(frames.Disorganize(party, place, mask, number - 1))
    else:
        deaths_done(s, party, place)


class GiveCatalyst(Choice[Genesis, frames.GiveCatalyst]):
    """F4b: which other contestant gets the catalyst of a colour that a death has made."""

    ints: str = "place contestants left colour"

    def options(self, s: Genesis, f: frames.GiveCatalyst) -> list[int]:
        return [COLOUR + p for p in range(COLOUR_COUNT) if p != f.actor and (f.contestants >> p) & 1 == 1]

    def chosen(self, s: Genesis, f: frames.GiveCatalyst, action: int) -> None:
        synthesize(s, action - COLOUR, f.colour)
        one_less(s, f.actor, f.place, f.contestants, f.left)

    def refusal(self, s: Genesis, f: frames.GiveCatalyst, action: int) -> Reason | None:
        return say.no("refused-no-contestant", "F4b") if COLOUR <= action < COLOUR + COLOUR_COUNT else None


class EnzymeDeath(Act[Genesis, frames.EnzymeDeath]):
    """F2c: once all catalysts are handed out."""

    ints: str = "place"

    def act(self, s: Genesis, f: frames.EnzymeDeath) -> None:
        enzyme_death(s, f.actor, f.place)


def enzyme_death(s: Genesis, party: int, refugium: int) -> None:
    """F2c: after manna, enzymes die; then doubles may make life (F3)."""
    if s.enzyme_count[refugium] > 0:
        number = showing(s, s.components.enzyme_death[refugium * (MOST_SLOTS + 1) + s.enzyme_count[refugium]])
        if number > s.enzyme_count[refugium]:
            number = s.enzyme_count[refugium]
        if number > 0:
            for _ in range(number):
                s.lose_enzyme(refugium)
            s.note("log-enzyme-death", "F2c", party, refugium, number)
    if not doubles(s):
        return
    left = contestants(s, refugium)
    if (left >> party) & 1 == 1:
        s.push(frames.Creation(party, refugium))
    elif left & (left - 1) != 0:
        s.push(frames.ErsatzProgenote(party, refugium))
    elif left != 0:
        s.push(frames.Creation(left.bit_length() - 1, refugium, 1))


class ErsatzProgenote(Choice[Genesis, frames.ErsatzProgenote]):
    """F4e: a progenote without bionts names who may claim the bacterium."""

    ints: str = "place"

    def options(self, s: Genesis, f: frames.ErsatzProgenote) -> list[int]:
        return [BIONT + p for p in range(COLOUR_COUNT) if s.bionts[f.place * PARTY_COUNT + p] > 0]

    def chosen(self, s: Genesis, f: frames.ErsatzProgenote, action: int) -> None:
        s.note("log-ersatz", "F4e", f.actor, action - BIONT, f.place)
        s.push(frames.Creation(action - BIONT, f.place, 1))


class Creation(Question[frames.Creation]):
    """F3: after doubles, the placard may be taken as a bacterium; `ersatz` is 1 for an ersatz progenote."""

    ints: str = "place ersatz=0"
    yes: int = CREATE_LIFE

    def agreed(self, s: Genesis, f: frames.Creation) -> None:
        create(s, f.actor, f.place)

    def declined(self, s: Genesis, f: frames.Creation) -> None:
        s.note("log-no-life", "F3", f.actor, f.place)

    def cites(self, s: Genesis, f: frames.Creation) -> str:
        if f.ersatz == 1:
            return "F4e"
        mask = contestants(s, f.place)
        return "F4c" if mask & (mask - 1) != 0 else "F3"


def create(s: Genesis, party: int, refugium: int) -> None:
    """F3: organized manna is the bacterium's chromosomes; the rest, and all enzymes, go to the soup."""
    s.note("log-life", "F3", party, refugium)
    if s.introductory == 1:
        # C3: nobody's biont becomes a foreign gene.
        for other in range(COLOUR_COUNT):
            while other != party and s.bionts[refugium * PARTY_COUNT + other] > 0:
                atrophy.lose_biont(s, refugium, other, True)
    s.remove_refugium(refugium)
    s.drop_enzymes(refugium)
    for colour in range(COLOUR_COUNT):
        s.dead[refugium * COLOUR_COUNT + colour] = 0
    s.stage[refugium] = LIVING
    s.owner[refugium] = party
    s.recount(refugium)
