"""The sequence of play (4.0): turns, what can be done in one, and how it ends. Also the table of all steps."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import (
    cultures,
    developing,
    frames,
    market,
    optional,
    resizing,
    say,
)
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act, Choice, Frame
from phylarium.kernel.message import Message, Reason


def turn_frames(colour: int, seat: int, action: Frame) -> list[Frame]:
    """4.2, 4.3: what a turn brings, its action first."""
    turn: list[Frame] = [frames.EndTurn(colour), frames.Contest(colour), action]
    for frame in turn:
        frame.seat = seat
    return turn


TURNS: Final[list[list[Frame]]] = [
    turn_frames(colour, seat, frames.Turn(colour)) for colour in range(COLOUR_COUNT) for seat in range(COLOUR_COUNT)
]
"""By colour and seat, a turn on the agenda. Made once, since frames never change and every turn begins with it."""

RESIZES: Final[list[list[list[int]]]] = [
    [
        [RESIZE + species * 2] * (size > SIZE_LEAST) + [RESIZE + species * 2 + 1] * (size < SIZE_MOST)
        for size in range(SIZE_MOST + 1)
    ]
    for species in range(SPECIES_COUNT)
]
"""By species and its size, the steps on the size track that it can take."""

GROWTH: Final[list[list[list[int]]]] = [
    [[*steps, DEVELOP + species] for steps in RESIZES[species]] for species in range(SPECIES_COUNT)
]
"""The same, and an animal more."""

BRANCHES: Final[list[list[list[int]]]] = [
    [
        [BRANCH + parent * SHAPE_COUNT + shape for shape in range(SHAPE_COUNT) if (shapes >> shape) & 1]
        for shapes in range(1 << SHAPE_COUNT)
    ]
    for parent in range(SPECIES_COUNT)
]
"""By parent and the shapes that its colour does not use, as bits: the new species that can branch off."""

WARNED_EVERY: Final = 5
"""Rounds without a purchase from the lower display after which the log says what is to come of it."""

TUSKER_TURN: Final = turn_frames(WHITE, 0, frames.TuskerTurn(WHITE))


def next_colour(s: Megafauna) -> int:
    """4.1: the fewest teeth begin, then it goes around the table; alone, the tusker follows each of your turns."""
    if s.active == NONE:
        return s.playing()[0]
    if s.seats == 1:
        if s.active != WHITE and s.alive(WHITE):
            return WHITE
        return s.colour_of[0]
    return s.colour_of[(s.seat_of[s.active] + 1) % s.seats]


def turns_a_round(s: Megafauna) -> int:
    """Turns in which everybody has one; alone the tusker has one too, as long as it lives."""
    return s.seats if s.seats > 1 else 1 + int(s.alive(WHITE))


def rounds_waited(s: Megafauna) -> int:
    """18.0: whole rounds in a row in which nobody bought from the lower display; the turn under way is not over yet."""
    turns = s.stagnant if s.over() else s.stagnant - 1
    return turns // turns_a_round(s) if turns > 0 else 0


def next_turn(s: Megafauna) -> None:
    """4.1, 4.2, 4.3: an action, the contests, and what the end of a turn brings."""
    colour = next_colour(s)
    s.active = colour
    s.turn += 1
    s.stagnant += 1
    if s.journal is not None:
        s.note("log-turn", "4.1", colour, s.turn)
    seat = s.seat_of[colour]
    s.agenda += TUSKER_TURN if seat == TUSKER else TURNS[colour * COLOUR_COUNT + seat]


class NextTurn(Act[Megafauna, frames.NextTurn]):
    """4.1: the next player's turn begins."""

    def act(self, s: Megafauna, f: frames.NextTurn) -> None:
        next_turn(s)


class EndTurn(Act[Megafauna, frames.EndTurn]):
    """4.3, 4.4, 18.0: a scoring where a period has run out, and the end of the game where something ended it."""

    def act(self, s: Megafauna, f: frames.EndTurn) -> None:
        if s.stagnant > 0:
            in_a_round = turns_a_round(s)
            if s.stagnant >= s.components.stagnation_rounds * in_a_round:
                s.ending |= STAGNATION
            elif s.stagnant % (WARNED_EVERY * in_a_round) == 0:
                rounds = s.stagnant // in_a_round
                s.note("log-stagnation", "18.0", s.active, rounds, s.components.stagnation_rounds - rounds)
        if s.ending != 0:
            s.scoring = 0
            s.note("log-game-ends", "18.0", s.active, s.ending)
            s.push(frames.EndGame(f.actor))
            s.push(frames.Score(f.actor))
        elif s.scoring == 1:
            s.scoring = 0
            s.push(frames.NextTurn(f.actor))
            s.push(frames.NextPeriod(f.actor))
            s.push(frames.Score(f.actor))
        else:
            next_turn(s)


class NextPeriod(Act[Megafauna, frames.NextPeriod]):
    """3.8, 4.4: cards come from the deck of the next period."""

    def act(self, s: Megafauna, f: frames.NextPeriod) -> None:
        s.period += 1
        s.note("log-period", "3.8", s.active, s.period)


class Turn(Choice[Megafauna, frames.Turn]):
    """4.2: one action."""

    def options(self, s: Megafauna, f: frames.Turn) -> list[int]:
        colour = f.actor
        found = [CARD + card for card in market.affordable(s, s.genes[colour]) if card >= 0]
        at = colour * SHAPE_COUNT
        sizes = s.size
        parents: list[int] = []
        vacant = 0
        child = NONE
        for shape in range(SHAPE_COUNT):
            species = at + shape
            size = sizes[species]
            if size == 0:
                vacant |= 1 << shape
                child = species
                continue
            parents.append(species)
            if s.supply[species] == 0:
                found += RESIZES[species][size]
                continue
            genome = s.genome[species]
            # As `within_reach` begins, without a call for most species, which have no instinct.
            if s.icons[species] == 0 and genome & (genome >> 1) & cultures.TRACK_ONES == 0:
                found += GROWTH[species][size]
                continue
            found += RESIZES[species][size]
            for culture in cultures.within_reach(s, species):
                found.append(CULTURE + species * CULTURE_COUNT + culture)
            found.append(DEVELOP + species)
        if vacant:
            for parent in parents:
                if developing.can_branch(s, parent, child):
                    found += BRANCHES[parent][vacant]
        if s.roadrunner_action == 1 and optional.can_pay(s, colour):
            for species in parents:
                found.extend(optional.track_actions(s, species))
        if s.genetic_drift == 1:
            for victim in optional.victims(s, colour):
                found.append(DRIFT + victim)
        return found

    def chosen(self, s: Megafauna, f: frames.Turn, action: int) -> None:
        colour = f.actor
        if action < RESIZE:
            market.buy(s, colour, action - CARD)
        elif action < CULTURE:
            species = (action - RESIZE) // 2
            followers = resizing.resize(s, species, (action - RESIZE) % 2, "8.0")
            resizing.ask_followers(s, followers, 1 << species)
        elif action < TRACK:
            cultures.cultivate(s, (action - CULTURE) // CULTURE_COUNT, (action - CULTURE) % CULTURE_COUNT)
        elif action < DEVELOP:
            optional.roadrunner_action(s, colour, action)
        elif action < BRANCH:
            developing.develop(s, action - DEVELOP)
        elif action < BRANCH + SPECIES_COUNT * SHAPE_COUNT:
            parent = (action - BRANCH) // SHAPE_COUNT
            developing.branch(s, parent, colour * SHAPE_COUNT + (action - BRANCH) % SHAPE_COUNT)
        else:
            optional.drift(s, colour, action - DRIFT)

    def refusal(self, s: Megafauna, f: frames.Turn, action: int) -> Reason | None:
        colour = f.actor
        if CARD <= action < CARD + CARD_COUNT:
            if action - CARD not in s.display:
                return say.no("refused-card-not-there", "5.0")
            price = market.price(s.display.index(action - CARD))
            return Reason(Message("refused-price", {"price": price, "genes": s.genes[colour]}), "5.0a")
        if DRIFT <= action < DRIFT + COLOUR_COUNT:
            if s.genetic_drift == 0:
                return say.no("refused-option-off", "4.2f")
            return say.no("refused-not-most-genes", "4.2f")
        species = species_of(action)
        if species < 0:
            return None
        if species // SHAPE_COUNT != colour:
            return say.no("refused-not-yours", "4.2")
        if s.size[species] == 0:
            return say.about("refused-not-alive", species, "4.2")
        if action < CULTURE:
            return say.no("refused-size-track", "2.5a")
        if action < TRACK:
            culture = (action - CULTURE) % CULTURE_COUNT
            if (s.cultures[species] >> culture) & 1 == 1:
                return say.about("refused-has-culture", species, "9.2")
            if s.supply[species] == 0:
                return say.about("refused-no-animals", species, "4.2")
            lacking = CULTURE_NEEDS[culture] & ~s.instincts(species)
            return Reason(Message("refused-instincts", {"number": 1 if lacking & (lacking - 1) == 0 else 2}), "9.0")
        if action < DEVELOP:
            if s.roadrunner_action == 0:
                return say.no("refused-option-off", "4.2e")
            if not optional.can_pay(s, colour):
                return say.no("refused-few-genes", "4.2e")
            return say.about("refused-track", species, "7.3")
        if action < BRANCH:
            if s.supply[species] == 0:
                return say.about("refused-no-animals", species, "4.2")
            return say.about("refused-nowhere-to-develop", species, "10.4")
        child = colour * SHAPE_COUNT + (action - BRANCH) % SHAPE_COUNT
        if s.size[child] > 0:
            return say.about("refused-shape-used", child, "10.2")
        return say.about("refused-nowhere-to-develop", species, "10.4")

    def sought(self, s: Megafauna, f: frames.Turn) -> list[int]:
        colour = f.actor
        found = [CARD + card for card in s.display if card >= 0]
        for species in s.living(colour):
            found.append(RESIZE + species * 2)
            found.append(RESIZE + species * 2 + 1)
            found.append(DEVELOP + species)
            found.extend(BRANCH + species * SHAPE_COUNT + child % SHAPE_COUNT for child in s.unused(colour))
            found.extend(CULTURE + species * CULTURE_COUNT + culture for culture in range(CULTURE_COUNT))
            if s.roadrunner_action == 1:
                first = TRACK + species * ROADRUNNER_COUNT * 2
                found.extend(range(first, first + ROADRUNNER_COUNT * 2))
        if s.genetic_drift == 1:
            found.extend(DRIFT + other for other in s.playing() if other != colour)
        return found


def species_of(action: int) -> int:
    """The species that an action of a turn is about, the parent where a new one would branch off; or none."""
    if RESIZE <= action < CULTURE:
        return (action - RESIZE) // 2
    if CULTURE <= action < TRACK:
        return (action - CULTURE) // CULTURE_COUNT
    if TRACK <= action < DEVELOP:
        return (action - TRACK) // (2 * ROADRUNNER_COUNT)
    if DEVELOP <= action < BRANCH:
        return action - DEVELOP
    if BRANCH <= action < BRANCH + SPECIES_COUNT * SHAPE_COUNT:
        return (action - BRANCH) // SHAPE_COUNT
    return NONE
