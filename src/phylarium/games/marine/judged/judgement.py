"""How good a position of Marine looks, for bots and hints; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.marine.judged import worth
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.judgement import Judged


class MarineJudgement(Judged[Marine]):
    def shortlist(self, state: Marine) -> list[int]:
        return worth.shortlist(state)


JUDGEMENT = MarineJudgement(worth, scale=20.0, attention=2, trusts_learnt=True)
