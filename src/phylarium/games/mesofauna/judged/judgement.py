"""How good a position of Mesofauna looks, for bots and hints; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.mesofauna.judged import worth
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.judgement import Judged

JUDGEMENT: Judged[Mesofauna] = Judged(worth, scale=5.0, misjudged={"larva": 0.35, "juvenile": 0.45})
