"""The sequence of play (4.0): turns, what can be done in one, and how it ends. Also the table of all steps."""

from __future__ import annotations

from typing import Any, Final

from phylarium.games.megafauna1.rules import (
    contests,
    cultures,
    developing,
    ending,
    episodes,
    events,
    extinction,
    greenhouse,
    market,
    mutations,
    ops,
    optional,
    resizing,
    say,
    scoring,
    setup,
    solitaire,
)
from phylarium.games.megafauna1.rules.actions import BRANCH, CARD, CULTURE, DEVELOP, DRIFT, RESIZE, TRACK
from phylarium.games.megafauna1.rules.names import (
    CARD_COUNT,
    COLOUR_COUNT,
    CULTURE_COUNT,
    CULTURE_NEEDS,
    ROADRUNNER_COUNT,
    SHAPE_COUNT,
    SIZE_LEAST,
    SIZE_MOST,
    SPECIES_COUNT,
    WHITE,
)
from phylarium.games.megafauna1.rules.ops import (
    CONTEST,
    END_GAME,
    END_TURN,
    NEXT_PERIOD,
    NEXT_TURN,
    SCORE,
    TURN,
    TUSKER_TURN,
)
from phylarium.games.megafauna1.rules.state import NONE, STAGNATION, TUSKER, Megafauna
from phylarium.games.megafauna1.rules.steps import Act, Choice
from phylarium.kernel.engine import Frame, Step
from phylarium.kernel.message import Message, Reason

TURN_FRAMES: Final[list[list[Frame]]] = [
    [Frame(END_TURN, seat), Frame(CONTEST, seat), Frame(TURN, seat)] for seat in range(COLOUR_COUNT)
]
"""By seat, a turn on the agenda. Made once: frames never change."""
TUSKER_FRAMES: Final[list[Frame]] = [Frame(END_TURN, 0), Frame(CONTEST, 0), Frame(TUSKER_TURN, 0)]


def next_colour(s: Megafauna) -> int:
    """4.1: the fewest teeth begin, then it goes around the table; alone, the tusker follows each of your turns."""
    if s.active == NONE:
        return s.playing()[0]
    if s.seats == 1:
        if s.active != WHITE and s.alive(WHITE):
            return WHITE
        return s.colour_of[0]
    return s.colour_of[(s.seat_of[s.active] + 1) % s.seats]


def next_turn(s: Megafauna) -> None:
    """4.1, 4.2, 4.3: an action, the contests, and what the end of a turn brings."""
    colour = next_colour(s)
    s.active = colour
    s.turn += 1
    s.stagnant += 1
    s.note("log-turn", "4.1", colour, s.turn)
    seat = s.seat_of[colour]
    s.agenda += TUSKER_FRAMES if seat == TUSKER else TURN_FRAMES[seat]


class NextTurn(Act):
    """4.1: the next player's turn begins."""

    rule: str = "4.1"

    def act(self, s: Megafauna, f: Frame) -> None:
        next_turn(s)


class EndTurn(Act):
    """4.3, 4.4, 18.0: a scoring where a period has run out, and the end of the game where something ended it."""

    rule: str = "4.3"

    def act(self, s: Megafauna, f: Frame) -> None:
        if s.stagnant >= s.components.stagnation_rounds * (s.seats if s.seats > 1 else 2):
            s.ending |= STAGNATION
        if s.ending != 0:
            s.scoring = 0
            s.note("log-game-ends", "18.0", s.active, s.ending)
            s.push(END_GAME, f.seat)
            s.push(SCORE, f.seat)
        elif s.scoring == 1:
            s.scoring = 0
            s.push(NEXT_TURN, f.seat)
            s.push(NEXT_PERIOD, f.seat)
            s.push(SCORE, f.seat)
        else:
            next_turn(s)


class NextPeriod(Act):
    """3.8, 4.4: cards come from the deck of the next period."""

    rule: str = "3.8"

    def act(self, s: Megafauna, f: Frame) -> None:
        s.period += 1
        s.note("log-period", "3.8", s.active, s.period)


class Turn(Choice):
    """4.2: one action."""

    rule: str = "4.2"
    ask: str = "ask-turn"

    def options(self, s: Megafauna, f: Frame) -> list[int]:
        colour = s.colour_of[f.seat]
        found = market.for_sale(s, s.genes[colour])
        at = colour * SHAPE_COUNT
        parents: list[int] = []
        vacant: list[int] = []
        for shape, size in enumerate(s.size[at : at + SHAPE_COUNT]):
            if size == 0:
                vacant.append(shape)
                continue
            species = at + shape
            parents.append(species)
            if size > SIZE_LEAST:
                found.append(RESIZE + species * 2)
            if size < SIZE_MOST:
                found.append(RESIZE + species * 2 + 1)
            if s.supply[species] > 0:
                for culture in cultures.within_reach(s, species):
                    found.append(CULTURE + species * CULTURE_COUNT + culture)
                found.append(DEVELOP + species)
        if vacant:
            for parent in parents:
                if developing.can_branch(s, parent, at + vacant[0]):
                    for shape in vacant:
                        found.append(BRANCH + parent * SHAPE_COUNT + shape)
        if s.roadrunner_action == 1 and optional.can_pay(s, colour):
            for species in parents:
                found.extend(optional.track_actions(s, species))
        if s.genetic_drift == 1:
            for victim in optional.victims(s, colour):
                found.append(DRIFT + victim)
        return found

    def chosen(self, s: Megafauna, f: Frame, action: int) -> None:
        colour = s.colour_of[f.seat]
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

    def refusal(self, s: Megafauna, f: Frame, action: int) -> Reason | None:
        colour = s.colour_of[f.seat]
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

    def sought(self, s: Megafauna, f: Frame) -> list[int]:
        colour = s.colour_of[f.seat]
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


def _table(rows: list[tuple[int, Step[Any]]]) -> list[Step[Any]]:
    """The steps in the order of their operations, each number once."""
    steps = [step for _, step in sorted(rows, key=lambda row: row[0])]
    assert sorted(op for op, _ in rows) == list(range(len(rows)))
    return steps


STEPS: Final[list[Step[Any]]] = _table(
    [
        (ops.DEAL_COLOURS, setup.DealColours()),
        (ops.LAY_BIOMES, setup.LayBiomes()),
        (ops.SETTLE, setup.Settle()),
        (ops.DEAL_CARDS, setup.DealCards()),
        (ops.NEXT_TURN, NextTurn()),
        (ops.TURN, Turn()),
        (ops.END_TURN, EndTurn()),
        (ops.REFILL, market.Refill()),
        (ops.FILL_SLOT, market.FillSlot()),
        (ops.PLAY_CARD, mutations.PlayCard()),
        (ops.SPECIATE, mutations.Speciate()),
        (ops.ADJUST_SIZE, resizing.AdjustSize()),
        (ops.ADJUST_TRACK, optional.AdjustTrack()),
        (ops.SCORE, scoring.Score()),
        (ops.END_GAME, ending.EndGame()),
        (ops.TUSKER_TURN, solitaire.TuskerTurn()),
        (ops.EVENT, events.Event()),
        (ops.ERA_TILE, events.EraTile()),
        (ops.EPISODE, episodes.Episode()),
        (ops.INHERIT, developing.Inherit()),
        (ops.DEVELOP_PLACE, developing.DevelopPlace()),
        (ops.CONTEST, contests.Contest()),
        (ops.CHOOSE_LOSER, contests.ChooseLoser()),
        (ops.MOVE_LOSER, contests.MoveLoser()),
        (ops.GREENHOUSE_SHIFT, greenhouse.GreenhouseShift()),
        (ops.RESURRECT_SIZE, extinction.ResurrectSize()),
        (ops.RESURRECT_PLACE, extinction.ResurrectPlace()),
        (ops.NEXT_PERIOD, NextPeriod()),
    ]
)
