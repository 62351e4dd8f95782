"""Phase 3 (F): one roll for each occupied refugium; manna comes to life and dies, and life may begin."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis import atrophy, pool, say
from phylarium.games.genesis.actions import (
    BIONT,
    COLOUR,
    CREATE_LIFE,
    CUBE,
    DECLINE,
    KEEP,
    REROLL,
)
from phylarium.games.genesis.names import COLOUR_COUNT, MOST_SLOTS, ROW_COUNT
from phylarium.games.genesis.ops import (
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
from phylarium.games.genesis.state import LIVING, PARTY_COUNT, ROW_LENGTH, Genesis
from phylarium.games.genesis.steps import Act, Choice
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
    return any(s.dice[face] >= 2 for face in range(1, 7))


class Autocatalysis(Act):
    """Fa: refugia row by row from the top, each from left to right."""

    rule: str = "Fa"

    def act(self, s: Genesis, f: Frame) -> None:
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
        s.ask(ANIMATION, f.a, f.b, mask)
        if contested:
            s.note("log-progenote", "F4", f.a, f.b)
        elif s.components.refugium_colour[f.b] == f.a:
            s.ask(AUTOCATALYTIC_REROLL, f.a, f.b)
        s.roll(s.dice_of(f.b), f.b)
        s.note("log-autocatalytic-roll", "F4a" if contested else "Fb", f.a, f.b, say.dice(s))


class AutocatalyticReroll(Choice):
    """Fc: on a refugium of one's own colour, alone, all dice may be rolled once more."""

    rule: str = "Fc"
    ask: str = "ask-autocatalytic-reroll"

    def options(self, s: Genesis, f: Frame) -> list[int]:
        return [REROLL, KEEP]

    def chosen(self, s: Genesis, f: Frame, action: int) -> None:
        if action == REROLL:
            s.roll(s.dice_of(f.b), f.b)
            s.note("log-autocatalytic-reroll", "Fc", f.a, f.b, say.dice(s))

    def prompt(self, s: Genesis, f: Frame) -> Message:
        return Message(
            self.ask, {"party": say.party(f.a), "place": say.place(s, f.b), "dice": say.dice_words(say.dice(s))}
        )


class Animation(Act):
    """F1: a life die organizes a cube, as long as there are any; frame c is the mask of contestants."""

    rule: str = "F1"

    def act(self, s: Genesis, f: Frame) -> None:
        at = f.b * COLOUR_COUNT
        dead = s.dead
        there = dead[at] + dead[at + 1] + dead[at + 2] + dead[at + 3]
        number = min(showing(s, s.components.life[f.b * 2 + s.climate]), there)
        s.ask(MANNA_DEATH, f.a, f.b, f.c)
        if number == 0:
            return
        s.note("log-animation", "F1", f.a, f.b, number)
        if number < there:
            s.ask(ANIMATE, f.a, f.b, number)
            return
        for colour in range(COLOUR_COUNT):
            s.cubes[at + colour] += dead[at + colour]
            dead[at + colour] = 0


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
    """F2: a death die on a slot that no enzyme covers disorganizes a manna; frame c is the mask of contestants."""

    rule: str = "F2"

    def act(self, s: Genesis, f: Frame) -> None:
        mask = s.components.manna_death[f.b * (MOST_SLOTS + 1) + s.enzyme_count[f.b]]
        at = f.b * COLOUR_COUNT
        there = s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + s.cubes[at + 3] + s.biont_count(f.b)
        number = min(showing(s, mask), there)
        if number == 0:
            deaths_done(s, f.a, f.b, f.c, 0)
            return
        s.note("log-manna-death", "F2a", f.a, f.b, number)
        others = f.c & ~(1 << f.a)
        if number < there or others & (others - 1) != 0:
            s.ask(DISORGANIZE, f.a, f.b, f.c | number << LEFT)
            return
        # Everything dies, and nobody has anything to choose.
        gifts = 0
        for colour in range(COLOUR_COUNT):
            while s.cubes[at + colour] > 0:
                gifts += disorganize(s, f.b, colour, receiver(f.a, f.c))
        for party in range(COLOUR_COUNT):
            while s.bionts[f.b * PARTY_COUNT + party] > 0:
                die(s, f.b, party)
        deaths_done(s, f.a, f.b, f.c, gifts)


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


def deaths_done(s: Genesis, party: int, refugium: int, mask: int, gifts: int) -> None:
    """F2b: the catalysts made by this roll are handed out together, so that substitutes count over all of them."""
    s.ask(ENZYME_DEATH, party, refugium, mask)
    if gifts == 0:
        return
    for player in range(COLOUR_COUNT):
        missing = 0
        for colour in range(COLOUR_COUNT):
            count = gifts >> (player * COLOUR_COUNT + colour) * GIFT & GIFT_MASK
            if count > 0:
                short = pool.take(s, player, colour, count)
                missing += short
                s.note("log-biosynthesis", "F2b", player, count - short, colour)
        pool.substitute(s, player, missing)


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
        deaths_done(s, f.a, f.b, mask, gifts)


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
    """F2c: after manna, enzymes die; then doubles may make life (F3)."""

    rule: str = "F2c"

    def act(self, s: Genesis, f: Frame) -> None:
        mask = s.components.enzyme_death[f.b * (MOST_SLOTS + 1) + s.enzyme_count[f.b]]
        number = min(showing(s, mask), s.enzyme_count[f.b])
        if number > 0:
            for _ in range(number):
                s.lose_enzyme(f.b)
            s.note("log-enzyme-death", "F2c", f.a, f.b, number)
        if not doubles(s):
            return
        left = contestants(s, f.b)
        if (left >> f.a) & 1 == 1:
            s.ask(CREATION, f.a, f.b)
        elif left & (left - 1) != 0:
            s.ask(ERSATZ_PROGENOTE, f.a, f.b)
        elif left != 0:
            s.ask(CREATION, left.bit_length() - 1, f.b, 1)


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
