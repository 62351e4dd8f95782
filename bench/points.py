"""Where points come from, between equal bots: of those who won and of the others.

    PYTHONPATH=build/compiled python bench/points.py --game genesis --seats 4 --games 60 --seed strategy

Prints the table of docs/strategy. A shared victory counts for each winner.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from phylarium import bots
from phylarium.kernel import words
from phylarium.kernel.match import Match
from phylarium.kernel.message import Message


def played(game: str, seats: int, options: dict[str, str], bot: str, seed: str) -> Match:
    """A game to its end, with its log: some games tell only there where points came from."""
    match = Match.start(game, seats, options, seed)
    players = [bots.make(bot, seed=f"{seed} {seat}") for seat in range(seats)]
    while not match.state.over():
        seat = match.state.to_move()
        match.apply(seat, players[seat].choose(match.state.observation(seat)))
    return match


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", default="genesis")
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--seed", default="strategy")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = arguments.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    points: dict[bool, dict[str, int]] = {True: defaultdict(int), False: defaultdict(int)}
    seats = {True: 0, False: 0}
    for number in range(asked.games):
        state = played(asked.game, asked.seats, options, asked.bot, f"{asked.seed} {number}").state
        places = state.ranking()
        for place in places:
            seats[place == 1] += 1
        for source in state.of.points(state):
            for place, found in zip(places, source.points, strict=True):
                points[place == 1][source.id] += found
    print("| points from | who won | the others |\n|---|--:|--:|")
    for id in points[True]:
        name = words.render(Message(id), asked.game)
        print(f"| {name} |", " | ".join(f"{points[won][id] / max(1, seats[won]):.1f}" for won in (True, False)), "|")
    print("| all |", " | ".join(f"{sum(points[won].values()) / max(1, seats[won]):.1f}" for won in (True, False)), "|")


if __name__ == "__main__":
    main()
