"""`phylarium serve` with known chance: one set-up is the same game, and bots do the same in it, whenever tests run."""

from __future__ import annotations

import sys

from phylarium.cli import main
from phylarium.table import chance

if __name__ == "__main__":
    chance.KEY = b"known"
    chance.game_seed = lambda: "known"
    main(["serve", *sys.argv[1:]])
