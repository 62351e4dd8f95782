"""Do the Cenozoic tiles of Megafauna, which are ours, play like the Mesozoic ones?

    python bench/megafauna1_tiles.py --games 40 --seats 4 --bot greedy

Plays games twice: as printed, and with the Cenozoic begun before the first turn, so that its tiles have
time to come. At the end of every turn it looks at each biome on the map: who lives there, what it asks
for. It prints how long biomes last, how many of them feed an animal of a player or an immigrant, what
letters feed the animals, and what becomes of scores and of the greenhouse.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean

from phylarium import bots
from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT
from phylarium.games.megafauna1.rules.genomes import spell
from phylarium.games.megafauna1.rules.names import (
    BIOME,
    CENOZOIC,
    CENOZOIC_IMMIGRANT,
    COLOURS,
    ERAS,
    HOMELAND,
    HUSK,
    IMMIGRANT,
    PLACE_COUNT,
    PREDATOR,
    TILE_COUNT,
    TILES,
)
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import CLIMATE, EMPTY_POOL, LAST_PERIOD, ON_MAP, STAGNATION

ENDS = {LAST_PERIOD: "last period", EMPTY_POOL: "empty pool", CLIMATE: "climate", STAGNATION: "stagnation"}


class Tally:
    """What was seen at the ends of turns, by tile."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.there: Counter[int] = Counter()
        """Turns on the map."""
        self.came: Counter[int] = Counter()
        """Games in which it was on the map."""
        self.browsed: Counter[int] = Counter()
        """Turns with an animal of a player in the biome."""
        self.husked: Counter[int] = Counter()
        """Turns with an animal of a player in the husking triangle."""
        self.invaded: Counter[int] = Counter()
        """Turns with an immigrant in the biome or its triangle."""
        self.ends: Counter[str] = Counter()
        self.points: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()
        self.played: Counter[int] = Counter()

    def turn(self, s: Megafauna) -> None:
        self.turns += 1
        for h in range(HABITAT_COUNT):
            tile = s.biome[h]
            if tile < 0:
                continue
            self.there[tile] += 1
            first = h * PLACE_COUNT
            self.browsed[tile] += s.animals[first + BIOME] > 0
            self.husked[tile] += s.animals[first + HUSK] > 0
            self.invaded[tile] += s.invaders[first + BIOME] > 0 or s.invaders[first + HUSK] > 0
        for tile in range(IMMIGRANT, TILE_COUNT):
            self.there[tile] += s.tile_at[tile] == ON_MAP

    def end(self, s: Megafauna) -> None:
        self.games += 1
        lowest = s.ending & -s.ending
        self.ends[ENDS[lowest]] += 1
        ranking = s.ranking()
        for seat, score in enumerate(s.scores()):
            colour = s.colour_of[seat]
            self.played[colour] += 1
            self.points[colour] += score
            self.wins[colour] += ranking[seat] == 1


def play(tally: Tally, seats: int, bot: str, seed: str, cenozoic: bool) -> None:
    s = GAME.start(seats, {"on_with_cenozoic": True}, seed)
    assert isinstance(s, Megafauna)
    if cenozoic:
        s.era = CENOZOIC
    players = [bots.make(bot, f"{seed} {seat}") for seat in range(seats)]
    seen: set[int] = set()
    turn = s.turn
    while not s.over():
        seat = s.to_move()
        s.apply(players[seat].choose(s.observation(seat)))
        if s.turn != turn:
            turn = s.turn
            tally.turn(s)
            seen |= {tile for tile in s.biome if tile >= 0}
            seen |= {tile for tile in range(IMMIGRANT, TILE_COUNT) if s.tile_at[tile] == ON_MAP}
    for tile in seen:
        tally.came[tile] += 1
    tally.end(s)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:5.1f} %" if whole else "    -  "


def table(tally: Tally) -> None:
    c = GAME.blank(None).components
    print(f"  games {tally.games}, turns a game {tally.turns / tally.games:.1f}, ends {dict(tally.ends)}")
    for colour in sorted(tally.played):
        played = tally.played[colour]
        points, wins = tally.points[colour] / played, share(tally.wins[colour], played)
        print(f"  {COLOURS[colour]:7} points {points:5.1f}  wins {wins}")
    print("  era         tiles seen  turns on map  eaten    husk eaten  immigrants")
    for era, name in enumerate(ERAS):
        tiles = [t for t in range(HOMELAND) if c.era[t] == era and tally.came[t]]
        if not tiles:
            continue
        there = sum(tally.there[t] for t in tiles)
        husks = sum(tally.there[t] for t in tiles if c.husk[t] >= 0)
        lasted = mean(tally.there[t] / tally.came[t] for t in tiles)
        eaten = share(sum(tally.browsed[t] for t in tiles), there)
        husked = share(sum(tally.husked[t] for t in tiles), husks)
        invaded = share(sum(tally.invaded[t] for t in tiles), there)
        print(f"  {name:10} {len(tiles):6}      {lasted:8.1f}   {eaten}  {husked}   {invaded}")
    print("  need    Mesozoic biomes, turns, eaten     Cenozoic biomes, turns, eaten")
    for need in sorted({spell(c.need[t]) for t in range(HOMELAND)}, key=lambda letters: (letters[-1] == "M", letters)):
        columns = []
        for era in range(len(ERAS)):
            tiles = [t for t in range(HOMELAND) if c.era[t] == era and spell(c.need[t]) == need]
            there = sum(tally.there[t] for t in tiles)
            columns.append(f"{len(tiles):6} {there:12}  {share(sum(tally.browsed[t] for t in tiles), there)}")
        print(f"  {need:6}{'      '.join(columns)}")
    never = [TILES[t] for t in range(HOMELAND) if c.era[t] == CENOZOIC and tally.came[t] and not tally.browsed[t]]
    print("  Cenozoic biomes that came and never fed a player's animal:", ", ".join(never) or "none")
    stayed = [
        f"{TILES[t]} {tally.there[t] / tally.came[t]:.0f}"
        for t in range(CENOZOIC_IMMIGRANT, TILE_COUNT)
        if tally.came[t]
    ]
    predators = sum(
        tally.there[t] for t in range(CENOZOIC_IMMIGRANT, TILE_COUNT) if c.immigrant_role[t - IMMIGRANT] == PREDATOR
    )
    print("  Cenozoic immigrants, turns that each stays:", ", ".join(stayed) or "none", f"({predators} of predators)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()
    for cenozoic in (False, True):
        print("From the first turn in the Cenozoic:" if cenozoic else "As printed:")
        tally = Tally()
        for game in range(arguments.games):
            play(tally, arguments.seats, arguments.bot, f"tiles {game}", cenozoic)
        table(tally)


if __name__ == "__main__":
    main()
