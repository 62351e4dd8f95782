"""Play seeded random games and print a line after every action. Run by test_traces.py, once for each build.

The first line says where the modules named on the command line were loaded from.
"""

from __future__ import annotations

import importlib
import json
import sys
from itertools import islice

from phylarium.arena.fuzz import settings, singles
from phylarium.kernel.codec import digest
from phylarium.kernel.registry import games

MIXTURES = 6
"""Random combinations of options, after each number of seats and each option alone."""


def trace(name: str) -> None:
    wanted = len(list(singles(name))) + MIXTURES
    for setting in islice(settings(name, "trace"), wanted):
        state = setting.start()
        players = setting.players()
        title = f"{name} seats={setting.seats} {dict(setting.options)}"
        print(title, "start", digest(state))
        while not state.over():
            offers = state.legal()
            action = offers[players.below(len(offers))]
            state.apply(action)
            print(title, state.number, action, digest(state))
        print(title, "end", state.scores(), state.ranking())


if __name__ == "__main__":
    print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))
    for name in games():
        trace(name)
