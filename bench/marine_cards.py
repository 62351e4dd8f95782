"""What the cards of Marine that give victory points bring, and which animals and traits win.

    PYTHONPATH=build/compiled python bench/marine_cards.py --seats 4 --games 24 --seed mar2

Game `i` of a seed is always the same one. `phylarium balance` says what goes with winning; this says how many points a
card brings when it is chosen, which is what the reconstructed amounts are set by.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import fmean

import phylarium
from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.games.marine.rules.names import ANIMALS, CARDS, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.observation import Observation


def play(seats: int, seed: str, bot: str) -> Marine:
    s = phylarium.game("marine").start(seats, {}, seed)
    assert isinstance(s, Marine)
    s.journal = []  # what cards bring is told by the log
    players = [bots.make(bot, seed=f"{seed}/{seat}") for seat in range(seats)]
    while not s.over():
        seat = s.to_move()
        s.apply(players[seat].choose(Observation(s.masked(seat), seat)))
    return s


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    points: defaultdict[str, list[int]] = defaultdict(list)
    won: defaultdict[str, list[bool]] = defaultdict(list)
    for number in range(asked.games):
        s = play(asked.seats, f"{asked.seed} {number}", asked.bot)
        for entry in s.journal or []:
            if entry.what == "log-card-vp":
                points[CARDS[entry.c]].append(entry.a)
        places = s.ranking()
        for animal, seat in enumerate(s.seat_of):
            if seat >= 0:
                first = places[seat] == 1
                won[f"animal {ANIMALS[animal]}"].append(first)
                for trait in s.traits[animal * 2 : animal * 2 + 2]:
                    if trait >= 0:
                        won[f"trait {TRAITS[trait]}"].append(first)
    print(f"{asked.games} games, {asked.seats} seats, {asked.bot}")
    for card, brought in sorted(points.items(), key=lambda row: -fmean(row[1])):
        print(f"  {card}: {fmean(brought):.1f} VP on average of {len(brought)} choices")
    for what, firsts in sorted(won.items()):
        share = rate(sum(firsts), len(firsts))
        print(f"  {what}: won {sum(firsts)} of {len(firsts)} ({share.low:.0%} to {share.high:.0%})")


if __name__ == "__main__":
    main()
