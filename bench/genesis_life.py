"""How does life fare in Genesis with the cards that are ours? How often does it arise, last, grow, go ashore?

    python bench/genesis_life.py --games 40 --seats 4 --bot greedy
    python bench/genesis_life.py --games 200 --seats 4 --option chimera=true --option macro_variant=true

Plays games between equal bots and reads their logs. It prints how often bacteria arise and when, how many
of them live at the end, how many become macroorganisms and how many of these go ashore; how games end;
what each colour scores; which Red Queens there are, by rule; and, for each mutation, how often it is bought, promoted
and still there at the end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean

from phylarium import bots
from phylarium.cli.parts import options_of
from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.names import COLOURS, MUTATIONS, REFUGIA, REFUGIUM_COUNT
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import LIVING, NPC, PARASITE
from phylarium.kernel.journal import Entry
from phylarium.kernel.options import Value

QUEENS = {
    "H4a": "a microorganism wins back a cube or takes a biont from its parasite",
    "H4b": "a macroorganism wins back an organ or takes an endosymbiont from its parasite",
    "H4c": "a parasite steals a cube from its host",
    "L3": "a microorganism takes an organ of the macroorganism on it",
    "L3a": "the macroorganisms of a chimera rob each other",
    "L3b": "a macroorganism robs its microorganism host",
    "L7b": "one that nobody plays robs its partner",
}
"""Attacks by the rule that allows them."""


def queen(entry: Entry, macro_of: list[int]) -> str:
    """The rule of an attack that a line of the log tells of, or nothing; `macro_of` is of the moment before it."""
    if entry.what == "log-diseased":
        return "H4c" if entry.rule == "H4c" else ""
    if entry.what not in ("log-red-queen-cube", "log-red-queen-biont"):
        return ""
    place, target = entry.a, entry.b
    if entry.who >= NPC:
        return "L7b"
    if macro_of[place] < 0:
        return "H4a" if macro_of[target] < 0 else "L3"
    if macro_of[target] >= 0:
        return "L3a"
    return "H4b" if place < PARASITE else "L3b"


class Tally:
    """What happened in all games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[int] = []
        self.said: Counter[str] = Counter()
        """Lines of the logs by message."""
        self.within: Counter[str] = Counter()
        """Games in which a line was said."""
        self.first_life: list[int] = []
        """The turn of the first bacterium of a game."""
        self.born: Counter[int] = Counter()
        """Bacteria by placard."""
        self.living: Counter[int] = Counter()
        """Those that live at the end."""
        self.bought: Counter[int] = Counter()
        self.promoted: Counter[int] = Counter()
        self.kept: Counter[int] = Counter()
        self.points: dict[int, list[int]] = {colour: [] for colour in range(len(COLOURS))}
        self.wins: Counter[int] = Counter()
        self.queens: Counter[str] = Counter()
        """Attacks by rule."""
        self.queens_within: Counter[str] = Counter()
        """Games with such an attack."""

    def attacked(self, rules: Counter[str]) -> None:
        """The attacks of one game, by rule."""
        self.queens += rules
        self.queens_within.update(rules.keys())

    def end(self, s: Genesis, turns: list[int]) -> None:
        """A finished game; `turns` has the turn of each line of its log."""
        self.games += 1
        self.turns.append(s.turn)
        assert s.journal is not None
        said: Counter[str] = Counter()
        first = 0
        for turn, entry in zip(turns, s.journal, strict=True):
            said[entry.what] += 1
            if entry.what == "log-life":
                self.born[entry.a] += 1
                first = first or turn
            elif entry.what == "log-mutation":
                self.bought[entry.b >> 1] += 1
            elif entry.what == "log-promotion":
                self.promoted[entry.b >> 1] += 1
        if first:
            self.first_life.append(first)
        self.said += said
        self.within.update(said.keys())
        for place in range(REFUGIUM_COUNT):
            self.living[place] += s.stage[place] == LIVING
        for mutation, bearer in enumerate(s.bearer):
            self.kept[mutation] += bearer >= 0
        ranking = s.ranking()
        for colour in s.players():
            seat = s.seat_of[colour]
            self.points[colour].append(s.scores()[seat])
            self.wins[colour] += ranking[seat] == 1

    def table(self) -> list[str]:
        """All of it in lines."""
        games = self.games
        born = sum(self.born.values())
        living = sum(self.living.values())
        queens = sum(self.said[line] for line in ("log-red-queen-cube", "log-red-queen-biont", "log-diseased"))

        def often(line: str) -> str:
            return f"{share(self.within[line], games)} of games ({self.said[line] / games:.2f} each)"

        lines = [
            f"{games} games of {mean(self.turns):.1f} turns",
            f"life arises in {often('log-life')}, first in turn {mean(self.first_life or [0]):.1f}",
            f"{share(living, born)} of bacteria live at the end",
            f"mutations {often('log-mutation')}, promotions {often('log-promotion')}",
            f"parasites {often('log-attached')}, Red Queens {queens / games:.1f} a game",
            f"macroorganisms {often('log-macro')}, landfall {often('log-landfall')}",
            f"greenhouse {often('log-greenhouse')}, snowball {often('log-snowball')}, Gaia {often('log-gaia-saves')}",
            "",
            *(f"{rule:4} {self.queens[rule]} times in {self.queens_within[rule]} games" for rule in QUEENS),
            "",
            "colour  points  won",
        ]
        for colour, points in self.points.items():
            if points:
                lines.append(f"{COLOURS[colour]:7} {mean(points):6.1f}  {share(self.wins[colour], len(points))}")
        lines += ["", "mutation               bought  promoted  kept"]
        for mutation in sorted(range(len(MUTATIONS)), key=lambda m: -self.bought[m]):
            lines.append(
                f"{MUTATIONS[mutation]:22} {self.bought[mutation] / games:6.2f}  {self.promoted[mutation] / games:8.2f}"
                f"  {self.kept[mutation] / games:4.2f}"
            )
        lines += ["", "refugium               born  lives"]
        for placard in sorted(range(REFUGIUM_COUNT), key=lambda p: -self.born[p]):
            lives = share(self.living[placard], self.born[placard])
            lines.append(f"{REFUGIA[placard]:22} {self.born[placard] / games:4.2f}  {lives}")
        return lines


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def played(seats: int, bot: str, seed: str, options: dict[str, Value], tally: Tally) -> None:
    state = GAME.start(seats, options, seed, log=True)
    assert isinstance(state, Genesis)
    minds = [bots.make(bot, f"{seed} {seat}") for seat in range(seats)]
    turns: list[int] = []
    queens: Counter[str] = Counter()
    while not state.over():
        seat = state.to_move()
        macros = state.macro_of.copy()
        state.apply(minds[seat].choose(state.observation(seat)))
        assert state.journal is not None
        queens.update(rule for entry in state.journal[len(turns) :] if (rule := queen(entry, macros)))
        turns += [state.turn] * (len(state.journal) - len(turns))
    tally.attacked(queens)
    tally.end(state, turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4, choices=GAME.seats)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, such as macro_variant=true")
    parser.add_argument("--seed", default="life")
    wanted = parser.parse_args()
    tally = Tally()
    options = options_of(GAME, tuple(wanted.option))
    for game in range(wanted.games):
        played(wanted.seats, wanted.bot, f"{wanted.seed} {game}", options, tally)
    print("\n".join(tally.table()))


if __name__ == "__main__":
    main()
