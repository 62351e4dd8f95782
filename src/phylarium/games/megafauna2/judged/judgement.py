"""How good a position of Megafauna, second edition, looks, for bots and hints; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.megafauna2.judged import worth
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.judgement import Judged

JUDGEMENT: Judged[Megafauna] = Judged(worth, scale=6.0, misjudged={"juvenile": 0.08}, attention=2)
