"""Which Red Queens happen late in a game, with the cards as they are?

    python -m tests.games.genesis.queens 0 2000
    python -m tests.games.genesis.queens 1600 8000 --alone

Plays on from crowded tables with these numbers at random, to the end of the game, and counts attacks by the rule that
allows them. Tables whose organs have crowns that are not on the cards are left out. Alone: only those for one player
in the chimera variant, where an NPC may be a macroorganism.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.genesis_life import queen
from tests.games.genesis.crowded import crowd
from tests.games.genesis.situation import table

from phylarium.kernel.rng import seeded


def attacks(number: int) -> Counter[str] | None:
    """The attacks of one table by rule; none at all where its cards are not as they are."""
    state = crowd(number)
    if state.components.organ_ability != table("red", "blue").components.organ_ability:
        return None
    state.journal = []
    lots = seeded(f"queens {number}")
    found: Counter[str] = Counter()
    while state.offers:
        macros = state.macro_of.copy()
        before = len(state.journal)
        state.apply(state.offers[lots.below(len(state.offers))])
        found.update(rule for entry in state.journal[before:] if (rule := queen(entry, macros)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("end", type=int)
    parser.add_argument("--alone", action="store_true")
    wanted = parser.parse_args()
    tables = 0
    total: Counter[str] = Counter()
    for number in range(wanted.first, wanted.end):
        if wanted.alone and (number % 4 != 0 or number % 3 == 0):
            continue
        found = attacks(number)
        if found is not None:
            tables += 1
            total += found
    print(f"{tables} tables: " + ", ".join(f"{rule} {total[rule]} times" for rule in sorted(total)))


if __name__ == "__main__":
    main()
