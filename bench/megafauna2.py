"""What comes up in games of Megafauna, second edition: who wins, how they end, what is ever seen.

    PYTHONPATH=build/compiled python bench/megafauna2.py --seats 4 --games 160 --seed final
    PYTHONPATH=build/compiled python bench/megafauna2.py --seats 1 --games 60 --seed final --option planet=mars

Game `i` of a seed is always the same one. `phylarium balance` measures seats, options and cards; this counts what only
this game has: colours, silhouettes, emotions, events, endings, and how often life dies out.
"""

from __future__ import annotations

import argparse
from collections import Counter

import phylarium
from phylarium import bots
from phylarium.arena.intervals import rate
from phylarium.families.fauna.rules.names import EMOTION_COUNT, EMOTIONS, SHAPE_COUNT, SHAPES, is_language
from phylarium.games.megafauna2.rules.names import COLOURS, EVENTS, SPECIES_COUNT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import COMET, LANGUAGE_FOUND, LAST_ERA, RUNAWAY, SEAS_LOST
from phylarium.kernel.observation import Observation
from phylarium.kernel.options import Value

ENDINGS = {
    LAST_ERA: "last era", RUNAWAY: "runaway", LANGUAGE_FOUND: "language", COMET: "comet", SEAS_LOST: "seas lost",
}  # fmt: skip


def look(s: Megafauna, seen: set[str]) -> None:
    """What there is on the table now."""
    for species in range(SPECIES_COUNT):
        if s.size[species] > 0:
            seen.add(f"shape {SHAPES[species % SHAPE_COUNT]}")
        for emotion in range(EMOTION_COUNT):
            if s.moods[species] and s.mood(species, emotion) > 0:
                seen.add(f"emotion {EMOTIONS[emotion]}")
        if is_language(s.moods[species]):
            seen.add("language found")
    if any(0 <= owner < SPECIES_COUNT for owner in s.tool_at):
        seen.add("tool")
    seen.update(f"event {EVENTS[event]}" for event in (s.et_card, s.biosphere_card) if event >= 0)


def play(seats: int, seed: str, bot: str, options: dict[str, Value]) -> tuple[Megafauna, set[str]]:
    s = phylarium.game("megafauna2").start(seats, options, seed)
    assert isinstance(s, Megafauna)
    players = [bots.make(bot, seed=f"{seed}/{seat}") for seat in range(seats)]
    seen: set[str] = set()
    moment = (-1, -1)
    while not s.over():
        seat = s.to_move()
        s.apply(players[seat].choose(Observation(s.masked(seat), seat)))
        if (s.turn, s.phase) != moment:
            moment = (s.turn, s.phase)
            look(s, seen)
    return s, seen


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    options: dict[str, Value] = {}
    for name, _, value in (option.partition("=") for option in asked.option):
        options[name] = value == "true" if value in ("true", "false") else value
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    points: Counter[str] = Counter()
    extinct: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for number in range(asked.games):
        s, there = play(asked.seats, f"{asked.seed} {number}", asked.bot, options)
        first = [seat for seat, place in enumerate(s.ranking()) if place == 1]
        for seat, colour in enumerate(s.colour_of):
            name = COLOURS[colour] if colour >= 0 else "none"
            played[name] += 1
            points[name] += s.scores()[seat]
            extinct[name] += colour < 0 or s.population(colour) == 0
            won[name] += 100 * (seat in first) // max(1, len(first))
        seen.update(there)
        seen.update(f"ending {name}" for bit, name in ENDINGS.items() if s.ending & bit)
        seen["nobody wins"] += not first
    print(f"{asked.games} games, {asked.seats} seats, {asked.bot}")
    for name in sorted(played):
        share = rate(won[name] / 100, asked.games)
        print(
            f"  {name}: won {share.rate:.1%} ({share.low:.0%} to {share.high:.0%}), "
            f"{points[name] / played[name]:.1f} points, none alive at the end of {extinct[name]} of {played[name]}"
        )
    print(f"  events seen: {sum(what.startswith('event') for what in seen)} of {len(EVENTS)}")
    for what, count in sorted(seen.items()):
        if not what.startswith("event"):
            print(f"  {what}: {count}")


if __name__ == "__main__":
    main()
