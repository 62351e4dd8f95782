"""Which colours of Megafauna win, and when in the game they fall behind.

    PYTHONPATH=build/compiled python bench/megafauna1_colours.py --games 150 --bot greedy --log build/colours.jsonl

Four-seat games with the usual options; colours are dealt. Every finished game is a line of the log; the same command
goes on where it was stopped. It prints wins with their intervals, points, animals on the map as the game goes on, and
wins by how long the Cenozoic lasted, whose tiles are ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.names import COLOURS, SHAPE_COUNT
from phylarium.games.megafauna1.rules.state import Megafauna

EVERY = 10
"""Turns between two looks at the map."""


class Played(msgspec.Struct):
    """One game; lists are by colour."""

    winner: int
    points: list[int]
    turns: int
    cenozoic: int
    """Turns after the Cenozoic began."""
    animals: list[list[int]]
    """At every look."""


def on_map(s: Megafauna) -> list[int]:
    return [sum(s.population[c * SHAPE_COUNT : (c + 1) * SHAPE_COUNT]) for c in range(len(COLOURS))]


def play(bot: str, seed: str) -> Played:
    s = GAME.start(len(COLOURS), {}, seed)
    assert isinstance(s, Megafauna)
    seated = [bots.make(bot, f"{seed} {seat}") for seat in range(len(COLOURS))]
    looks: list[list[int]] = []
    turn, began = s.turn, 0
    while not s.over():
        seat = s.to_move()
        s.apply(seated[seat].choose(s.observation(seat)))
        if s.turn != turn:
            turn = s.turn
            if s.era and not began:
                began = turn
            if turn % EVERY == 0:
                looks.append(on_map(s))
    points = [s.scores()[s.seat_of[c]] for c in range(len(COLOURS))]
    winner = s.colour_of[s.ranking().index(1)]
    return Played(winner, points, s.turn, s.turn - began if began else 0, looks)


def report(games: Sequence[Played]) -> None:
    print(f"{len(games)} games, {sum(g.turns for g in games) / len(games):.0f} turns each")
    for c, colour in enumerate(COLOURS):
        won = sum(g.winner == c for g in games)
        found = rate(won, len(games))
        points = sum(g.points[c] for g in games) / len(games)
        looks = []
        for k in range(max(len(g.animals) for g in games)):
            there = [g.animals[k][c] for g in games if len(g.animals) > k]
            if len(there) * 4 >= len(games):
                looks.append(f"{sum(there) / len(there):.1f}")
        share = f"{100 * won / len(games):.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"
        print(f"  {colour:7} {won:4} wins, {share:18} {points:5.1f} points, animals: {' '.join(looks)}")
    for name, least, most in (("no Cenozoic", 0, 0), ("1 to 39 turns of it", 1, 39), ("40 or more", 40, 10**6)):
        some = [g for g in games if least <= g.cenozoic <= most]
        wins = ", ".join(f"{colour} {sum(g.winner == c for g in some)}" for c, colour in enumerate(COLOURS))
        print(f"  {name}: {len(some)} games; {wins}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="colours")
    parser.add_argument("--log", type=Path, required=True)
    asked = parser.parse_args()
    lines = asked.log.read_bytes().splitlines() if asked.log.is_file() else []
    games = [msgspec.json.decode(line, type=Played) for line in lines]
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    with asked.log.open("ab") as log:
        for number in range(len(games), asked.games):
            games.append(play(asked.bot, f"{asked.seed} {number}"))
            log.write(msgspec.json.encode(games[-1]) + b"\n")
            log.flush()
    report(games)


if __name__ == "__main__":
    main()
