"""How good a position of Megafauna looks, for bots and hints; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.megafauna1.judged import worth
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.judgement import Judged

JUDGEMENT: Judged[Megafauna] = Judged(worth, scale=8.0, misjudged={"larva": 0.08}, attention=4)
