"""How long bots think: a decision here and there in games of greedy bots, by the clock of the processor.

    PYTHONPATH=build/compiled python -m bench.decisions --seats 4 --decisions 40

For each game a line a bot: the mean, the slowest, and the most memory that the process has had so far.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time

from phylarium import bots
from phylarium.arena.measure import compiled
from phylarium.kernel.engine import State
from phylarium.kernel.registry import game as registered
from phylarium.kernel.registry import games

APART = 5
"""One decision of so many that leave a choice is asked about, so that all phases of a game are met."""


def positions(name: str, seats: int, wanted: int, seed: str) -> list[State]:
    """Positions that leave a choice, from games of greedy bots; as many games as it takes."""
    found: list[State] = []
    number = 0
    while len(found) < wanted:
        state = registered(name).start(seats, seed=f"{seed} {number}")
        players = [bots.make("greedy", f"bot {seat} of {seed} {number}") for seat in range(seats)]
        choices = 0
        while not state.over() and len(found) < wanted:
            if len(state.offers) > 1:
                choices += 1
                if choices % APART == 0:
                    found.append(state.clone())
            state.apply(players[state.to_move()].choose(state.observation(state.to_move())))
        number += 1
    return found


def thought(name: str, where: list[State]) -> list[float]:
    """Milliseconds for each position, by a bot that comes to it fresh; what is loaded only once is not counted."""
    bots.make(name, "warm").choose(where[0].observation(where[0].to_move()))
    found = []
    for number, state in enumerate(where):
        bot = bots.make(name, f"thinker {number}")
        observation = state.observation(state.to_move())
        began = time.process_time()
        bot.choose(observation)
        found.append(1000 * (time.process_time() - began))
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="How long bots think about a decision.")
    parser.add_argument("--game", action="append", default=[], help="a game; default: all")
    parser.add_argument(
        "--bot", action="append", default=[], help="a bot; default: adult, learned and apex by its budget"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seed", default="thinking")
    given = parser.parse_args(arguments)
    if given.seats < 1 or given.decisions < 1:
        raise SystemExit("--seats and --decisions must be at least 1")
    named = given.bot or ["adult", "learned", f"apex:{bots.Apex.simulations}"]
    for name in named:
        bots.check(name)
    print(f"{given.seats} seats, {given.decisions} decisions, {'compiled' if compiled() else 'interpreted'}\n")
    print("| game | bot | mean ms | slowest ms | MB |\n|---|---|--:|--:|--:|")
    for game in given.game or games():
        where = positions(game, given.seats, given.decisions, given.seed)
        for name in named:
            spent = thought(name, where)
            most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            print(f"| {game} | {name} | {sum(spent) / len(spent):.1f} | {max(spent):.1f} | {most} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
