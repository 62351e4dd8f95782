"""What a tournament says: who wins, from which seat, with what, and how sure that is.

Everything is computed from the outcomes alone, by names and vocabulary, so that any game can be
studied. A number that could be luck comes with its interval; many numbers of a kind are judged
together, so that the luckiest of a hundred is not taken for a finding.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Sequence

import msgspec

from phylarium.arena.intervals import (
    CONFIDENCE,
    DOUBT,
    Histogram,
    Rate,
    Summary,
    adjusted,
    chance,
    clustered_rate,
    histogram,
    quantile,
    rate,
    summary,
)
from phylarium.arena.ratings import Skill, meetings, ratings
from phylarium.arena.tournament import GameOutcome, Plan, by_the_clock
from phylarium.kernel.registry import game

LEAST = 10
"""Games that must have something, and as many that must lack it, before the two are compared."""

THICK = 10
"""Results a cell must have on average before seats, too, are compared only with themselves."""

NEARLY_ALWAYS = 0.8
"""Taken in more than this share of the decisions that offer it, an option is hardly a choice."""

HARDLY_EVER = 0.1
"""Taken less than this part of as often as by somebody who does not care, an option might as well not be there."""

NAME = "name"
"""The block of the names that seats have, among the blocks of the vocabulary."""


class BotStanding(msgspec.Struct, frozen=True):
    """One bot over all its games. A win is what it has of the victory: a shared one is divided."""

    bot: str
    games: int
    seats_taken: int
    wins: Rate
    expected: float
    """The rate of wins of a bot that is as good as all others."""

    place: Summary
    score: Summary
    scores: Histogram
    rating: Skill | None
    """None where no two bots met."""


class Versus(msgspec.Struct, frozen=True):
    """How often one bot came before another."""

    bot: str
    against: str
    before: Rate


class Share(msgspec.Struct, frozen=True):
    """The rate of wins of a seat or of a name. `clear`: no accident, even among so many of its kind."""

    what: str
    wins: Rate
    clear: bool


class Effect(msgspec.Struct, frozen=True):
    """What goes with winning: seats that took an action, against seats of the same bot that did not.

    `effect` is the difference in the rate of wins; its interval is for this one alone. `chance` is
    how often luck does as much, `adjusted` what is left of that among all that were compared.
    """

    block: str
    what: str
    having: Rate
    lacking: Rate
    effect: float
    low: float
    high: float
    chance: float
    adjusted: float
    clear: bool


class Pick(msgspec.Struct, frozen=True):
    """How often an action is taken when it is offered."""

    block: str
    what: str
    games: int
    taken: Rate
    even: float
    """The rate at which somebody would take it who takes all that is offered equally often."""

    usual: str
    """"always", "never", or "" for one that is a choice."""


class Failed(msgspec.Struct, frozen=True):
    number: int
    players: list[str]
    error: str


class Analysis(msgspec.Struct, frozen=True):
    """All that is known after a tournament; `plain` is what the JSON report has."""

    plan: Plan
    games: int
    finished: int
    even: bool
    """Whether every line-up was played from every seat equally often."""

    by_the_clock: list[str]
    seconds: float
    standings: list[BotStanding]
    versus: list[Versus]
    seats: list[Share]
    names: list[Share]
    length: Summary
    lengths: Histogram
    score: Summary
    margin: Summary
    """The winner's lead over the next."""

    compared: int
    effects: list[Effect]
    picks: list[Pick]
    failures: list[Failed]

    def plain(self) -> dict[str, object]:
        answer: dict[str, object] = msgspec.to_builtins(rounded(self))
        return answer


def rounded(value: object) -> object:
    """Plain data with numbers as long as anybody needs."""
    plain = msgspec.to_builtins(value)

    def short(part: object) -> object:
        if isinstance(part, float):
            return round(part, 5)
        if isinstance(part, list):
            return [short(one) for one in part]
        if isinstance(part, dict):
            return {key: short(one) for key, one in part.items()}
        return part

    return short(plain)


def analyse(plan: Plan, outcomes: Sequence[GameOutcome]) -> Analysis:
    """Everything that the outcomes of a tournament say."""
    done = [outcome for outcome in outcomes if not outcome.failure]
    effects = found_effects(plan, done)
    lengths = [outcome.decisions for outcome in done]
    scores = [score for outcome in done for score in outcome.scores]
    leads = [ordered[0] - ordered[1] for o in done if len(ordered := sorted(o.scores, reverse=True)) > 1]
    return Analysis(
        plan=plan,
        games=len(outcomes),
        finished=len(done),
        even=len(done) % plan.turn() == 0 and len(done) == len(outcomes),
        by_the_clock=by_the_clock(plan.bots),
        seconds=sum(outcome.seconds for outcome in outcomes),
        standings=standings(plan, done),
        versus=[Versus(pair[0], pair[1], before) for pair, before in sorted(meetings(done).items())],
        seats=shares(done, plan.seats, lambda outcome: [str(seat + 1) for seat in range(plan.seats)]),
        names=named(done, plan.seats),
        length=summary(lengths),
        lengths=histogram(lengths),
        score=summary(scores),
        margin=summary(leads),
        compared=len(effects),
        effects=effects,
        picks=found_picks(plan, done),
        failures=[Failed(o.number, o.players, o.failure) for o in outcomes if o.failure],
    )


def standings(plan: Plan, done: Sequence[GameOutcome]) -> list[BotStanding]:
    """The bots, the strongest first."""
    met = any(len(set(outcome.players)) > 1 for outcome in done)
    strengths = ratings(plan.bots, done) if met else {}
    everything = [score for outcome in done for score in outcome.scores]
    rows = []
    for bot in plan.bots:
        mine = [(outcome, seat) for outcome in done for seat, player in enumerate(outcome.players) if player == bot]
        scores = [outcome.scores[seat] for outcome, seat in mine]
        rows.append(
            BotStanding(
                bot,
                len({outcome.number for outcome, _ in mine}),
                len(mine),
                rate(sum(outcome.shares()[seat] for outcome, seat in mine), len(mine)),
                1 / plan.seats,
                summary([outcome.ranking[seat] for outcome, seat in mine]),
                summary(scores),
                histogram(scores, everything),
                strengths.get(bot),
            )
        )
    return sorted(rows, key=lambda row: (-(row.rating.mu if row.rating else 0), -row.wins.rate, -row.score.mean))


def shares(done: Sequence[GameOutcome], seats: int, called: Callable[[GameOutcome], list[str]]) -> list[Share]:
    """The rate of wins by what seats are called, each judged beside all the others."""
    wins: dict[str, float] = {}
    times: Counter[str] = Counter()
    for outcome in done:
        for what, won in zip(called(outcome), outcome.shares(), strict=True):
            wins[what] = wins.get(what, 0.0) + won
            times[what] += 1
    found = []
    for what in wins:
        # Bonferroni: with ten to look at, each must be ten times as sure.
        strict = rate(wins[what], times[what], 1 - DOUBT / len(wins))
        clear = seats > 1 and not strict.low <= 1 / seats <= strict.high
        found.append(Share(what, rate(wins[what], times[what]), clear))
    return found


def named(done: Sequence[GameOutcome], seats: int) -> list[Share]:
    """The rate of wins by name, the best first; empty where names say no more than the seat does."""
    homes: dict[str, set[int]] = {}
    for outcome in done:
        for seat, name in enumerate(outcome.names):
            homes.setdefault(name, set()).add(seat)
    if all(len(home) == 1 for home in homes.values()) and len(homes) <= seats:
        return []
    return sorted(shares(done, seats, lambda outcome: outcome.names), key=lambda share: -share.wins.rate)


class Sample:
    """One seat of one game, as comparisons see it."""

    __slots__ = ("cell", "game", "has", "share", "surprise")

    def __init__(self, game: int, cell: Hashable, has: set[tuple[str, str]], share: float) -> None:
        self.game = game
        self.cell = cell
        self.has = has
        self.share = share
        self.surprise = 0.0
        """How much more it won than its likes."""


def found_effects(plan: Plan, done: Sequence[GameOutcome]) -> list[Effect]:
    """Every action and name that enough seats had and enough lacked, the most telling first.

    A seat is compared with its likes only: the same bot in the same line-up, and in the same seat
    where there are games enough. Otherwise a card would look strong because a strong bot likes it.
    Likes that all won alike have nothing to tell, and are left out.
    """
    samples = gathered(plan, done)
    cells: dict[Hashable, list[Sample]] = {}
    for sample in samples:
        cells.setdefault(sample.cell, []).append(sample)
    cells = {cell: likes for cell, likes in cells.items() if len({sample.share for sample in likes}) > 1}
    samples = [sample for sample in samples if sample.cell in cells]
    for likes in cells.values():
        mean = sum(sample.share for sample in likes) / len(likes)
        for sample in likes:
            sample.surprise = sample.share - mean
    counts: Counter[tuple[str, str]] = Counter(thing for sample in samples for thing in sample.has)
    effects = []
    for thing, count in sorted(counts.items()):
        if min(count, len(samples) - count) >= LEAST:
            effect = compared(thing, samples, cells, plan)
            if effect is not None:
                effects.append(effect)
    left = adjusted([effect.chance for effect in effects])
    judged = [
        msgspec.structs.replace(effect, adjusted=now, clear=now < DOUBT)
        for effect, now in zip(effects, left, strict=True)
    ]
    return sorted(judged, key=lambda effect: (effect.chance, -abs(effect.effect)))


def gathered(plan: Plan, done: Sequence[GameOutcome]) -> list[Sample]:
    vocabulary = game(plan.game).vocabulary
    names = bool(named(done, plan.seats))
    things: dict[int, tuple[str, str]] = {}
    meetings = {tuple(sorted(lineup)) for lineup in plan.lineups()}
    places = sum(len(set(lineup)) for lineup in meetings) * plan.seats
    by_seat = len(done) * plan.seats >= THICK * places
    samples = []
    for outcome in done:
        shares_of = outcome.shares()
        lineup = tuple(sorted(outcome.players))
        for seat, player in enumerate(outcome.players):
            has = set()
            for action in outcome.took[seat]:
                if action not in things:
                    block, _, member = vocabulary.name(action).partition(":")
                    things[action] = (block, member)
                has.add(things[action])
            if names:
                has.add((NAME, outcome.names[seat]))
            cell = (lineup, player, seat if by_seat else 0)
            samples.append(Sample(outcome.number, cell, has, shares_of[seat]))
    return samples


def compared(
    thing: tuple[str, str], samples: list[Sample], cells: dict[Hashable, list[Sample]], plan: Plan
) -> Effect | None:
    """Having against lacking within cells, by least squares; seats of one game count as one observation.

    None where each cell has it throughout or not at all: then nothing can be compared.
    """
    usual: dict[Hashable, float] = {}
    for cell, likes in cells.items():
        usual[cell] = sum(thing in sample.has for sample in likes) / len(likes)
    weight = 0.0
    product = 0.0
    for sample in samples:
        unusual = (thing in sample.has) - usual[sample.cell]
        weight += unusual * unusual
        product += unusual * sample.surprise
    free = len(samples) - len(cells) - 1
    if weight < 1e-9 or free < 1:
        return None
    effect = product / weight
    found: dict[int, float] = {}
    luck: dict[int, float] = {}
    won, having = 0.0, 0
    for sample in samples:
        unusual = (thing in sample.has) - usual[sample.cell]
        found[sample.game] = found.get(sample.game, 0.0) + unusual * (sample.surprise - effect * unusual)
        luck[sample.game] = luck.get(sample.game, 0.0) + unusual * sample.surprise
        if thing in sample.has:
            won += sample.share
            having += 1
    few = len(found) / max(1, len(found) - 1) * (len(samples) - 1) / free
    # Ten that all won do not differ at all, which must not be taken for certainty: the spread that
    # there would be without any effect is the least that is believed.
    spread = max(sum(score * score for score in scores.values()) for scores in (found, luck))
    error = math.sqrt(few * spread) / weight
    reach = quantile(CONFIDENCE) * error
    everything = sum(sample.share for sample in samples)
    return Effect(
        thing[0],
        thing[1],
        rate(won, having),
        rate(everything - won, len(samples) - having),
        effect,
        effect - reach,
        effect + reach,
        chance(effect / error) if error > 0 else 1.0,
        1.0,
        False,
    )


def found_picks(plan: Plan, done: Sequence[GameOutcome]) -> list[Pick]:
    """How often each action is taken when offered, for those that enough games offered; the liked ones first."""
    vocabulary = game(plan.game).vocabulary
    pairs: dict[int, list[tuple[int, int]]] = {}
    even: dict[int, float] = {}
    for outcome in done:
        taken: Counter[int] = Counter()
        for seat in outcome.took:
            taken.update(seat)
        for action, offered in outcome.offered.items():
            pairs.setdefault(action, []).append((taken[action], offered))
            even[action] = even.get(action, 0.0) + outcome.even.get(action, 0.0)
    kept = {action: counts for action, counts in pairs.items() if len(counts) >= LEAST}
    found = []
    for action, counts in kept.items():
        block, _, member = vocabulary.name(action).partition(":")
        # Judged beside all the others, as names are.
        strict = clustered_rate(counts, 1 - DOUBT / len(kept))
        indifferent = even[action] / strict.of
        never = strict.high < HARDLY_EVER * indifferent
        usual = "always" if strict.low > NEARLY_ALWAYS else "never" if never else ""
        found.append(Pick(block, member, len(counts), clustered_rate(counts), indifferent, usual))
    return sorted(found, key=lambda pick: (-pick.taken.rate, -pick.taken.of))
