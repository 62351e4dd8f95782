"""What a position of Genesis is worth: the numbers behind judgement.py. Hot path.

Everything is in victory points: those that stand, and those that refugia, catalysts and the
properties of organisms may be expected to bring or to cost.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules import ending, frames, macros, pool
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.autocatalysis import progenote
from phylarium.games.genesis.rules.darwin import error_faces
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.comparison import lead, leads
from phylarium.kernel.engine import Frame

# The terms, in the order of TERMS and WEIGHTS.
VP: Final = 0; REFUGIA_HELD: Final = 1; CATALYSTS: Final = 2; METABOLISM: Final = 3; FRAILTY: Final = 4  # fmt: skip
HEAT: Final = 5; OXYGEN: Final = 6; PROGRESS: Final = 7; ASHORE: Final = 8; QUEENS: Final = 9  # fmt: skip
SPARE: Final = 10; GOAL: Final = 11; RESULT: Final = 12; TERM_COUNT: Final = 13  # fmt: skip

TERMS: Final[list[str]] = [
    "vp", "refugia", "catalysts", "metabolism", "frailty", "heat", "oxygen", "progress", "ashore", "queens",
    "spare", "goal", "result",
]  # fmt: skip

WEIGHTS: Final[list[float]] = [1.0, 0.88, 0.19, 0.34, -0.31, -0.23, -0.19, 4.1, 1.1, 0.2, 0.2, 60.0, 30.0]

CARE: Final = 2.0
"""How much more frailty counts where nobody is played against: whoever loses his bacterium loses the game for all."""

DOOMED: Final = 0.5
"""D10a: how sure the victory of whoever leads is when Armageddon has come."""

DOUBLES: Final[list[float]] = [0.0, 0.0, 0.167, 0.444, 0.722, 0.907, 0.985, 1.0]
"""By number of dice, how likely two of them are alike; as good as certain above."""

QUIET: Final[list[int]] = [
    frames.ASSIGN,
    frames.AUTOCATALYTIC_REROLL,
    frames.CREATION,
    frames.DARWIN_TURN,
    frames.EMERGENCY,
    frames.GAIA_CALL,
    frames.LAND_ORGANS,
    frames.PURCHASE,
    frames.PURCHASE_ORGANISM,
    frames.WANTON,
]
"""Decisions that begin something: nothing is half done before them."""


def faces(mask: int) -> float:
    """The chance that a die shows a face of a mask."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count / 6.0


def refugium_worth(s: Genesis, refugium: int, player: int) -> float:
    """What the next roll of a refugium may bring to a player with bionts there: catalysts, or a bacterium."""
    at = refugium * COLOUR_COUNT
    number = s.dice_of(refugium)
    c = s.components
    organized = float(s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + s.cubes[at + 3])
    dead = float(s.dead[at] + s.dead[at + 1] + s.dead[at + 2] + s.dead[at + 3])
    births = number * faces(c.life[refugium * 2 + s.climate])
    if births > dead:
        births = dead
    deaths = number * faces(c.manna_death[refugium * (MOST_SLOTS + 1) + s.enzyme_count[refugium]])
    if deaths > organized + births + 0.5:
        deaths = organized + births + 0.5
    chance = DOUBLES[number] if number < len(DOUBLES) else 1.0
    own = s.bionts[refugium * PARTY_COUNT + player]
    if s.biont_count(refugium) == own or progenote(s, refugium) == player:
        alone = s.biont_count(refugium) == own
        life = organized + births - deaths + own
        # Even a life that is not begun now may be begun later.
        return (0.3 * deaths if alone else 0.0) + 0.25 * (organized + births) + chance * max(0.0, life)
    return 0.2 * deaths + 0.6 * chance * own


def frailty(s: Genesis, place: int) -> float:
    """G3: atrophies that the next Darwin roll may bring."""
    at = place * COLOUR_COUNT
    number = float(s.dice_of(place))
    steady = s.macro_variant == 1 or s.abilities[place * ABILITY_COUNT + DNA] > 0
    chance = 1.0 / 6.0 if steady else 1.0 / 3.0
    errors = number * chance
    again = float(s.chromosomes[at + YELLOW])
    if again > errors:
        again = errors
    errors -= again * (1.0 - chance)
    left = errors - s.chromosomes[at + BLUE] + 0.6
    if s.macro_variant == 1:
        left -= s.abilities[place * ABILITY_COUNT + DNA]
    return left if left > 0.0 else 0.0


def nearness(s: Genesis, place: int) -> float:
    """H3a: how near a bacterium is to the macroorganism that it is nearest to; 1 can be bought."""
    best = 0.0
    for card in range(MACROORGANISM_COUNT):
        if s.macro_at[card] >= 0:
            continue
        lacking = 0
        for colour in range(COLOUR_COUNT):
            more = macros.spare(s, place, card, colour)
            if more < 0:
                lacking -= more
        found = 1.0
        for _ in range(lacking):
            found *= 0.6
        if found > best:
            best = found
    return best


def values(s: Genesis, player: int) -> list[float]:
    """The terms of a player."""
    row = [0.0] * TERM_COUNT
    row[VP] = float(ending.victory_points(s, player))
    disks = pool.held(s, player)
    row[CATALYSTS] = disks if disks < 8 else 8.0 + 0.3 * (disks - 8)
    row[SPARE] = float(s.unassigned[player])
    for refugium in s.rows:
        if refugium >= 0 and s.bionts[refugium * PARTY_COUNT + player] > 0:
            row[REFUGIA_HELD] += refugium_worth(s, refugium, player)
    for place in s.living:
        if s.owner[place] != player:
            continue
        at = place * COLOUR_COUNT
        abilities = place * ABILITY_COUNT
        tokens = s.chromosomes[at] + s.chromosomes[at + 1] + s.chromosomes[at + 2] + s.chromosomes[at + 3]
        exposed = min(tokens, 2)
        cold = 2 - s.chromosomes[at + RED] - s.abilities[abilities + HEAT_SHIELD]
        if cold > 0:
            row[HEAT] += min(cold, exposed)
        bare = 2 - s.chromosomes[at + GREEN] - s.abilities[abilities + OXYGEN_SHIELD]
        for colour in range(COLOUR_COUNT):
            bare -= s.antioxidants[at + colour]
        if bare > 0:
            row[OXYGEN] += min(bare, exposed)
        row[QUEENS] += min(s.abilities[abilities + RED_QUEEN], 2)
        card = s.macro_of[place]
        if card < 0:
            row[FRAILTY] += frailty(s, place)
            row[METABOLISM] += s.dice_of(place) / 6.0 * s.chromosomes[at + RED]
            # L1: in the chimera variant a parasite may become a macroorganism, too.
            if (place < PARASITE or s.chimera == 1) and s.introductory == 0:
                row[PROGRESS] += nearness(s, place)
        elif s.landed[card] == MARINE:
            lacking = 0
            for colour in range(COLOUR_COUNT):
                lacking += macros.missing(s, place, colour)
            row[ASHORE] += 1.0 / (1.0 + lacking)
    return row


def turns_left(s: Genesis) -> int:
    """D10a, I: turns after this one, as far as anybody knows."""
    return 0 if s.armageddon == 1 else len(s.event_deck)


def hope(s: Genesis) -> float:
    """How likely it is that what is not there yet will be there in time."""
    left = float(turns_left(s))
    return (left + 0.2) / (left + 2.0)


def closest(s: Genesis, player: int) -> float:
    """C1a, C2: how near a player is to a macroorganism of his own, alone to one that he lives in; 1 has it."""
    best = 0.0
    for place in s.living:
        if place >= PARASITE:
            continue
        if s.owner[place] != player and (s.seats > 1 or s.bionts[place * PARTY_COUNT + player] == 0):
            continue
        card = s.macro_of[place]
        # Alone what has gone ashore does not count.
        found = 1.0 if card >= 0 and (s.seats > 1 or s.landed[card] == MARINE) else 0.0
        if card < 0:
            # Each biont buys: the more there are, the sooner it has what it lacks.
            more = min(2, s.biont_count(place) - 1)
            found = min(0.95, 0.9 * nearness(s, place) + 0.25 * more) * hope(s)
        if found > best:
            best = found
    return best


def landfall(s: Genesis) -> float:
    """C2: how near the players are to a macroorganism on land; 1 is there."""
    best = 0.0
    for card in range(MACROORGANISM_COUNT):
        place = s.macro_at[card]
        if place < 0 or place >= PLACE_COUNT or s.owner[place] >= NPC:
            continue
        if s.landed[card] == TERRESTRIAL:
            return 1.0
        found = 0.9 * hope(s)
        for _ in range(macros.lacking(s, place)):
            found *= 0.75
        if found > best:
            best = found
    return best


def goal(s: Genesis) -> float:
    """C1a, C2: roughly, how likely it is that those who play alone or together win."""
    if not s.agenda:
        return 1.0 if ending.outcome(s) != ending.LOSS else 0.0
    if s.introductory == 1:
        points = 0
        for player in range(COLOUR_COUNT):
            if s.seat_of[player] >= 0:
                points += ending.victory_points(s, player)
        return min(1.0, points / s.components.introductory_goal)
    total = 0.0
    product = 1.0
    parts = 0
    for player in range(COLOUR_COUNT):
        if s.seat_of[player] >= 0:
            part = closest(s, player)
            total += part
            product *= part
            parts += 1
    if s.seats > 1:
        part = landfall(s)
        total += part
        product *= part
        parts += 1
    if product == 1.0:
        # What is won may be lost again.
        return 1.0 - 0.01 * turns_left(s)
    return 0.4 * total / parts + 0.4 * product + 0.2 * hope(s)


def seat_rows(s: Genesis) -> list[list[float]]:
    """Terms by seat; whoever plays together has the terms of all."""
    seats = [[0.0] * TERM_COUNT for _ in range(s.seats)]
    for player in range(COLOUR_COUNT):
        seat = s.seat_of[player]
        if seat >= 0:
            row = values(s, player)
            for other in range(s.seats):
                if other == seat or s.cooperative == 1:
                    for term in range(TERM_COUNT):
                        seats[other][term] += row[term]
    if ending.alone(s):
        chance = goal(s)
        for seat in range(s.seats):
            seats[seat][GOAL] = chance
            seats[seat][FRAILTY] *= CARE
    elif not s.agenda or s.armageddon == 1:
        # Before the last turn of a doomed Earth is played, it may still change who wins.
        sure = 1.0 if not s.agenda else DOOMED
        places = ending.ranking(s)
        for seat in range(s.seats):
            seats[seat][RESULT] = sure if places[seat] == 1 else 0.0
    return seats


def worth(s: Genesis) -> list[float]:
    """By seat, the lead over the others in points; where all play together, what they have."""
    seats = seat_rows(s)
    if s.cooperative == 1:
        return leads([seats[0]], WEIGHTS) * s.seats
    return leads(seats, WEIGHTS)


def terms(s: Genesis, seat: int) -> list[float]:
    """The value of each term for a seat, relative to the others; their weights are WEIGHTS."""
    seats = seat_rows(s)
    if s.cooperative == 1:
        return seats[seat]
    return lead(seats, WEIGHTS, seat)


def quiet(s: Genesis) -> bool:
    """Nothing is half done."""
    return not s.agenda or s.agenda[-1].op in QUIET


# --- quick guesses ---------------------------------------------------------------------------


def inclinations(s: Genesis) -> list[float]:
    """For each offer, roughly what it gains, without trying it."""
    frame = s.agenda[-1]
    return [guess(s, frame, action) for action in s.offers]


def guess(s: Genesis, f: Frame, action: int) -> float:
    """What one offer gains, by its kind."""
    if action < COLOUR:
        return word_guess(s, f, action)
    if action < SETTLE:
        if f.op == frames.ATROPHY_TOKEN or f.op == frames.DISORGANIZE:
            return loss_guess(f, action)
        return 0.0
    if action < MOVE:
        return settle_guess(s, f.actor, action - SETTLE)
    if action < ORGANISM:
        return -0.4
    if action < FACE:
        if ENZYME <= action < ANTIOXIDANT:
            return 0.25 if s.bionts[(action - ENZYME) // COLOUR_COUNT * PARTY_COUNT + f.actor] > 0 else -0.4
        return 0.1 if action < ENZYME else -0.2
    if action < MUTATION:
        return 2.0
    if action < SPEND:
        if f.op == frames.ATROPHY_TOKEN:
            return loss_guess(f, action)
        return 0.5
    if action < BUY:
        return 0.5 if action < SPEND_TWO else 0.0 if action < DONATE else -0.4
    if action < BECOME:
        return 1.0
    if action < GROW:
        return 9.0
    if action < ROIL:
        return 1.2
    if action < ATTACK_SLOT:
        return 0.1
    if action < DIE:
        return 1.3
    face = action - DIE
    if face == 6 or (face == 5 and isinstance(f, frames.Specificity) and error_faces(s, f.place) == 5):
        return 0.6
    return -0.3 if face == 1 else -0.1


def word_guess(s: Genesis, f: Frame, action: int) -> float:
    """The plain words: life, votes, permissions."""
    if action == CREATE_LIFE and isinstance(f, frames.Creation):
        at = f.place * COLOUR_COUNT
        return s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + s.cubes[at + 3] - 0.5
    if action in (GAIA, LANDFALL):
        return 2.0
    if action == ACCEPT:
        return -0.5 if f.op == frames.PERMISSION else 0.1
    if action == TO_POOL:
        return -0.5
    if action == REROLL:
        return 0.1
    return 0.0


def loss_guess(f: Frame, action: int) -> float:
    """What is lost: disks rather than cubes, cubes rather than bionts, those of others rather than one's own."""
    if DISK <= action < DISK + COLOUR_COUNT:
        return 0.5
    if BIONT <= action < BIONT + PARTY_COUNT:
        return -1.5 if action - BIONT == f.actor else -0.2
    return 0.0


def settle_guess(s: Genesis, party: int, refugium: int) -> float:
    """What one more biont on a refugium may bring."""
    at = refugium * PARTY_COUNT + party
    before = refugium_worth(s, refugium, party) if s.bionts[at] > 0 else 0.0
    s.bionts[at] += 1
    after = refugium_worth(s, refugium, party)
    s.bionts[at] -= 1
    return 0.8 * (after - before)
