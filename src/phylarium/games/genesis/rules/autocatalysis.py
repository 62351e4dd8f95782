"""Phase 3 (F): one roll for each occupied refugium; manna comes to life and dies, and life may begin."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import atrophy, pool, say
from phylarium.games.genesis.rules.actions import BIONT, COLOUR, CREATE_LIFE, CUBE, DECLINE, KEEP, REROLL
from phylarium.games.genesis.rules.names import COLOUR_COUNT, MOST_SLOTS, ROW_COUNT
from phylarium.games.genesis.rules.ops import (
    ANIMATE,
    ANIMATION,
    AUTOCATALYTIC_REROLL,
    AUTOCATALYTIC_ROLL,
    CREATION,
    DISORGANIZE,
    ENZYME_DEATH,
    ERSATZ_PROGENOTE,
    GIVE_CATALYST,
    MANNA_DEATH,
)
from phylarium.games.genesis.rules.state import LIVING, PARTY_COUNT, ROW_LENGTH, Genesis
from phylarium.games.genesis.rules.steps import Act, Choice
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message, Reason

# Frames of this phase: a is the progenote (F4; who is alone is one, too), b the refugium. Where deaths are counted,
# c holds the mask of contestants, above it (<< LEFT) the deaths that are left, and d the catalysts made so far:
# GIFT bits for each player and colour.
LEFT: Final = 4
ASIDE: Final = 12
"""In c of GIVE_CATALYST, above the rest: the colour of the catalyst."""
GIFT: Final = 3
"""No refugium has more than seven cubes of a colour."""
GIFT_MASK: Final = (1 << GIFT) - 1
CONTESTANTS: Final = (1 << COLOUR_COUNT) - 1


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
            s.ask(AUTOCATALYTIC_ROLL, progenote(s, refugium), refugium)


class AutocatalyticRoll(Act):
    """Fb, F4a: the progenote rolls."""

    rule: str = "Fb"

    def act(self, s: Genesis, f: Frame) -> None:
        mask = contestants(s, f.b)
        contested = mask & (mask - 1) != 0
        if contested:
            s.note("log-progenote", "F4", f.a, f.b)
        s.roll(s.dice_of(f.b), f.b)
        s.note("log-autocatalytic-roll", "F4a" if contested else "Fb", f.a, f.b, say.logged_dice(s))
        if not contested and s.components.refugium_colour[f.b] == f.a:
            s.ask(ANIMATION, f.a, f.b, mask)
            s.ask(AUTOCATALYTIC_REROLL, f.a, f.b)
        else:
            animation(s, f.a, f.b, mask)


class AutocatalyticReroll(Choice):
    """Fc: on a refugium of one's own colour, alone, all dice may be rolled once more."""

    rule: str = "Fc"
    ask: str = "ask-autocatalytic-reroll"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [REROLL, KEEP]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        if action == REROLL:
            s.roll(s.dice_of(f.b), f.b)
            s.note("log-autocatalytic-reroll", "Fc", f.a, f.b, say.logged_dice(s))

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message(
            self.ask, {"party": say.party(f.a), "place": say.place(s, f.b), "dice": say.dice_words(say.dice(s))}
        )


class Animation(Act):
    """F1: what the final dice do; frame c is the mask of contestants."""

    rule: str = "F1"

    def act(self, s: Genesis, f: Frame) -> None:
        animation(s, f.a, f.b, f.c)


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
            s.ask(MANNA_DEATH, party, refugium, mask)
            s.ask(ANIMATE, party, refugium, number)
            return
        for colour in range(COLOUR_COUNT):
            s.cubes[at + colour] += dead[at + colour]
            dead[at + colour] = 0
    manna_death(s, party, refugium, mask)


class Animate(Choice):
    """F1: which colour is organized; frame c is how many still are."""

    rule: str = "F1"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [CUBE + c for c in range(COLOUR_COUNT) if s.dead[f.b * COLOUR_COUNT + c] > 0]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        at = f.b * COLOUR_COUNT + action - CUBE
        s.dead[at] -= 1
        s.cubes[at] += 1
        s.note("log-animated", "F1", f.a, f.b, action - CUBE)
        if f.c > 1:
            s.ask(ANIMATE, f.a, f.b, f.c - 1)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message("ask-animate", {"party": say.party(f.a), "place": say.place(s, f.b), "number": f.c})

    def refusal(self, s: Genesis, f: Frame, action: int) -> Reason | None:
        if CUBE <= action < CUBE + COLOUR_COUNT:
            return Reason(Message("refused-no-dead-manna", {"colour": say.colour(action - CUBE)}), "F1")
        return None


class MannaDeath(Act):
    """F2: deaths after life; frame c is the mask of contestants."""

    rule: str = "F2"

    def act(self, s: Genesis, f: Frame) -> None:
        manna_death(s, f.a, f.b, f.c)


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
        s.ask(DISORGANIZE, party, refugium, mask | number << LEFT)
        return
    # Everything dies, and nobody has anything to choose.
    gifts = 0
    for colour in range(COLOUR_COUNT):
        while s.cubes[at + colour] > 0:
            gifts += disorganize(s, refugium, colour, receiver(party, mask))
    for other in range(COLOUR_COUNT):
        while s.bionts[refugium * PARTY_COUNT + other] > 0:
            die(s, refugium, other)
    deaths_done(s, party, refugium, gifts)


def receiver(party: int, mask: int) -> int:
    """F2b, F4b: who gets the catalysts where there is no choice: the one who is alone, or the only rival."""
    others = mask & ~(1 << party)
    return party if others == 0 else others.bit_length() - 1


def disorganize(s: Genesis, refugium: int, colour: int, player: int) -> int:
    """F2a: a cube slides down; the catalyst that this makes for a player, as a gift of frame d."""
    at = refugium * COLOUR_COUNT + colour
    s.cubes[at] -= 1
    s.dead[at] += 1
    return 1 << (player * COLOUR_COUNT + colour) * GIFT


def die(s: Genesis, refugium: int, party: int) -> None:
    """F2a: a biont on a refugium dies and is compensated."""
    s.note("log-biont-died", "F2a", party, refugium)
    atrophy.lose_biont(s, refugium, party, True)


def deaths_done(s: Genesis, party: int, refugium: int, gifts: int) -> None:
    """F2b: the catalysts made by this roll are handed out together, so that substitutes count over all of them."""
    excess = [0] * COLOUR_COUNT
    crowded = False
    if gifts != 0:
        for player in range(COLOUR_COUNT):
            for colour in range(COLOUR_COUNT):
                count = gifts >> (player * COLOUR_COUNT + colour) * GIFT & GIFT_MASK
                if count > 0:
                    short = pool.take(s, player, colour, count)
                    excess[player] += short
                    crowded = crowded or excess[player] > 1
                    s.note("log-biosynthesis", "F2b", player, count - short, colour)
    if not crowded:
        enzyme_death(s, party, refugium)
        return
    s.ask(ENZYME_DEATH, party, refugium)
    for player in range(COLOUR_COUNT):
        pool.substitute(s, player, excess[player])


class Disorganize(Choice):
    """F2a, F4b: which manna dies."""

    rule: str = "F2a"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        found = [CUBE + c for c in range(COLOUR_COUNT) if s.cubes[f.b * COLOUR_COUNT + c] > 0]
        for party in range(COLOUR_COUNT):
            if s.bionts[f.b * PARTY_COUNT + party] > 0:
                found.append(BIONT + party)
        return found

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        if BIONT <= action < BIONT + PARTY_COUNT:
            die(s, f.b, action - BIONT)
            one_less(s, f, f.d)
            return
        colour = action - CUBE
        others = f.c & CONTESTANTS & ~(1 << f.a)
        s.note("log-disorganized", "F2a", f.a, f.b, colour)
        if others & (others - 1) == 0:
            one_less(s, f, f.d + disorganize(s, f.b, colour, receiver(f.a, f.c & CONTESTANTS)))
        else:
            at = f.b * COLOUR_COUNT + colour
            s.cubes[at] -= 1
            s.dead[at] += 1
            s.ask(GIVE_CATALYST, f.a, f.b, f.c | colour << ASIDE, f.d)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        number = f.c >> LEFT
        return Message("ask-disorganize", {"party": say.party(f.a), "place": say.place(s, f.b), "number": number})

    def cites(self, s: Genesis, f: Frame) -> str:
        mask = f.c & CONTESTANTS
        return "F4b" if mask & (mask - 1) != 0 else "F2a"

    def refusal(self, s: Genesis, f: Frame, action: int) -> Reason | None:
        if CUBE <= action < CUBE + COLOUR_COUNT:
            return Reason(Message("refused-no-live-manna", {"colour": say.colour(action - CUBE)}), "F2a")
        return None


def one_less(s: Genesis, f: Frame, gifts: int) -> None:
    """A death is done with; the next, or the end of deaths."""
    left = (f.c >> LEFT) - 1
    mask = f.c & CONTESTANTS
    if left > 0:
        s.ask(DISORGANIZE, f.a, f.b, mask | left << LEFT, gifts)
    else:
        deaths_done(s, f.a, f.b, gifts)


class GiveCatalyst(Choice):
    """F4b: which other contestant gets the catalyst."""

    rule: str = "F4b"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [COLOUR + p for p in range(COLOUR_COUNT) if p != f.a and (f.c >> p) & 1 == 1]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        gift = 1 << ((action - COLOUR) * COLOUR_COUNT + (f.c >> ASIDE)) * GIFT
        before = Frame(DISORGANIZE, f.seat, f.a, f.b, f.c & ((1 << ASIDE) - 1))
        one_less(s, before, f.d + gift)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message("ask-give-catalyst", {"party": say.party(f.a), "colour": say.colour(f.c >> ASIDE)})

    def refusal(self, s: Genesis, f: Frame, action: int) -> Reason | None:
        if COLOUR <= action < COLOUR + COLOUR_COUNT:
            return say.no("refused-no-contestant", "F4b")
        return None


class EnzymeDeath(Act):
    """F2c: once all catalysts are handed out."""

    rule: str = "F2c"

    def act(self, s: Genesis, f: Frame) -> None:
        enzyme_death(s, f.a, f.b)


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
        s.ask(CREATION, party, refugium)
    elif left & (left - 1) != 0:
        s.ask(ERSATZ_PROGENOTE, party, refugium)
    elif left != 0:
        s.ask(CREATION, left.bit_length() - 1, refugium, 1)


class ErsatzProgenote(Choice):
    """F4e: a progenote without bionts names who may claim the bacterium."""

    rule: str = "F4e"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [BIONT + p for p in range(COLOUR_COUNT) if s.bionts[f.b * PARTY_COUNT + p] > 0]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        s.note("log-ersatz", "F4e", f.a, action - BIONT, f.b)
        s.ask(CREATION, action - BIONT, f.b, 1)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message("ask-ersatz", {"party": say.party(f.a), "place": say.place(s, f.b)})


class Creation(Choice):
    """F3: after doubles, the placard may be taken as a bacterium; frame c is 1 for an ersatz progenote."""

    rule: str = "F3"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [CREATE_LIFE, DECLINE]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        if action == CREATE_LIFE:
            create(s, f.a, f.b)
        else:
            s.note("log-no-life", "F3", f.a, f.b)

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message("ask-create-life", {"party": say.party(f.a), "place": say.place(s, f.b)})

    def cites(self, s: Genesis, f: Frame) -> str:
        if f.c == 1:
            return "F4e"
        mask = contestants(s, f.b)
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
