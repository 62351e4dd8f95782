"""What makes a search with several seats choose badly: single decisions, each way of thinking against a long look.

    python bench/regret.py --game genesis --seats 4 --positions 40

Positions come from games of `greedy`. In each, the options that look best are played on in many equal worlds for two
rounds, by players that compare four options at every turn: that is the yardstick. Then each way of thinking chooses
with the simulations that it is given, in other worlds, and its regret is what its choice lacks by the yardstick, in
points. Decisions say in seconds what games of bots say in hours, but the yardstick is a search itself: it favours ways
of thinking that resemble it, and only games tell who wins. The first line says how much of a result is luck: the
deviation of a difference between two options, in different worlds and in the same ones, beside the difference itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from phylarium import bots
from phylarium.arena.measure import compiled
from phylarium.arena.setting import Setting
from phylarium.bots.eye import Eye
from phylarium.bots.learned import LearnedBot, shipped
from phylarium.bots.rehearsal import rehearse
from phylarium.bots.score import judgement_of
from phylarium.bots.tree import LEARNT, WORLDS, Habits
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.registry import game as registered
from phylarium.kernel.rng import Rng, seeded

CARE = 4
"""Options that players of the yardstick compare."""

OPTIONS = 6
"""Options of a position that are looked at."""

EVERY = 9
"""Of so many quiet decisions with a choice one is taken."""


def positions(game: str, seats: int, count: int, seed: str) -> Iterator[State]:
    """Quiet positions with a choice, from as many games of greedy bots as it takes."""
    judgement = judgement_of(registered(game))
    number, met, found = 0, 0, 0
    while found < count:
        setting = Setting(game, seats, {}, f"{seed} {number}")
        state = setting.start()
        players = [bots.make("greedy", f"bot {seat} of {setting.seed}") for seat in range(seats)]
        while not state.over() and found < count:
            if len(state.offers) > 1 and judgement.quiet(state):
                met += 1
                if met % EVERY == 0:
                    found += 1
                    yield state.clone()
            seat = state.to_move()
            state.apply(players[seat].choose(state.observation(seat)))
        number += 1


def yardstick(state: State, actions: list[int], judgement: Judgement, rng: Rng, worlds: int) -> list[list[float]]:
    """By world, what each action comes to after two rounds."""
    observation = state.observation(state.to_move())
    eye = Eye(judgement)
    turns = 2 * state.seats
    return [
        rehearse(observation.sample(rng), actions, judgement, eye, eye, rng, CARE, 0.7, turns) for _ in range(worlds)
    ]


def ways(simulations: int) -> dict[str, bots.Bot]:
    """Every way of thinking, by what it is called; made anew for each position, for bots remember."""

    def searching(budget: int = simulations, **habits: Any) -> bots.Bot:
        return bots.MctsBot("regret", budget, None, Habits(**habits))

    def rehearsing(**habits: Any) -> bots.Bot:
        return searching(**{"kind": WORLDS, "trust": 4.0, **habits})

    return {
        "greedy": bots.make("greedy", "regret"),
        "learned": bots.make("learned", "regret"),
        "learned:4": bots.make("learned:4", "regret"),
        f"tree, {simulations}": searching(),
        f"tree, {4 * simulations}": searching(4 * simulations),
        f"tree, a round, {simulations}": searching(rounds=1),
        f"tree, greedy players, {simulations}": searching(careful=CARE),
        f"tree, learned look, {simulations}": searching(look=LEARNT),
        f"tree, learned look and leaf, {simulations}": searching(look=LEARNT, leaf=LEARNT),
        f"tree, the look does not count, {simulations}": searching(trust=0.01),
        f"tree, all others against us, {simulations}": searching(wary=True),
        f"tree, one instead of two, {simulations}": searching(trees=1),
        f"worlds, light policy, {simulations}": rehearsing(),
        f"worlds, greedy players, {simulations}": rehearsing(careful=CARE),
        f"worlds, greedy players, a round, {simulations}": rehearsing(careful=CARE, rounds=1),
        f"worlds, greedy players, learned look and leaf, {simulations}": rehearsing(
            careful=CARE, look=LEARNT, leaf=LEARNT
        ),
        f"worlds, greedy players, a round, learned look, {simulations}": rehearsing(
            careful=CARE, rounds=1, look=LEARNT
        ),
        f"worlds, greedy players, a round, learned look and leaf, {simulations}": rehearsing(
            careful=CARE, rounds=1, look=LEARNT, leaf=LEARNT
        ),
        f"worlds, the look does not count, {simulations}": rehearsing(careful=CARE, trust=0.01),
    }


def luck(tables: list[list[list[float]]]) -> tuple[float, float, float]:
    """Deviations of a difference between an option and the first, over different worlds and the same; the difference.

    The difference is what is left of its mean square when the luck in it is taken away.
    """
    apart, together, real = [], [], []
    for table in tables:
        first = [row[0] for row in table]
        for i in range(1, len(table[0])):
            other = [row[i] for row in table]
            gaps = [b - a for a, b in zip(first, other, strict=True)]
            apart.append(pvariance(first) + pvariance(other))
            together.append(pvariance(gaps))
            real.append(fmean(gaps) ** 2 - pvariance(gaps) / (len(gaps) - 1))
    return sqrt(fmean(apart)), sqrt(fmean(together)), sqrt(max(0.0, fmean(real)))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="How much each way of thinking loses at single decisions.")
    parser.add_argument("--game", default="genesis")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=32, help="worlds of the yardstick")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", default="regret")
    given = parser.parse_args(arguments)
    if min(given.positions, given.simulations) < 1 or given.worlds < 2 or given.seats < 2:
        raise SystemExit("--positions and --simulations must be at least 1, --worlds and --seats at least 2")
    judgement = judgement_of(registered(given.game))
    policy = shipped(registered(given.game))
    tables: list[list[list[float]]] = []
    lost: dict[str, list[float]] = {}
    for state in positions(given.game, given.seats, given.positions, given.seed):
        seat = state.to_move()
        observation = state.observation(seat)
        looks: dict[int, float] = {}
        for looker in (bots.GreedyBot("first"), LearnedBot("first", None, policy)):
            looks.update(zip(*looker.look(observation, judgement), strict=True))
        actions = sorted(looks, key=lambda action: -looks[action])[:OPTIONS]
        if len(actions) < 2:
            continue
        chosen = {name: bot.choose(observation) for name, bot in ways(given.simulations).items()}
        actions = [*actions, *sorted(set(chosen.values()) - set(actions))]
        table = yardstick(state, actions, judgement, seeded(f"{given.seed} {len(tables)}"), given.worlds)
        tables.append(table)
        means = {action: fmean(row[i] for row in table) for i, action in enumerate(actions)}
        for name, action in chosen.items():
            lost.setdefault(name, []).append(max(means.values()) - means[action])
        print(f"{len(tables)} of {given.positions}", end="\r", file=sys.stderr)
    apart, together, real = luck(tables)
    print(f"{given.game}, {given.seats} seats, {len(tables)} positions, {'compiled' if compiled() else 'interpreted'}")
    print(f"options differ by {real:.2f} points; luck: {apart:.2f} in different worlds, {together:.2f} in equal ones\n")
    print("| way | regret | 95 % | best choice |\n|---|--:|--:|--:|")
    for name, values in lost.items():
        error = 1.96 * sqrt(pvariance(values) / len(values))
        best = sum(value == 0.0 for value in values)
        print(f"| {name} | {fmean(values):.2f} | {fmean(values) - error:.2f} to {fmean(values) + error:.2f} | {best} |")


if __name__ == "__main__":
    main(sys.argv[1:])
