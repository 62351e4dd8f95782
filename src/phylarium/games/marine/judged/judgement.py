"""How good a position of Marine looks, for bots and hints: the names; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.marine.judged import worth
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.judgement import Judgement, Term


class MarineJudgement(Judgement[Marine]):
    scale = 20.0

    def worth(self, state: Marine) -> list[float]:
        return worth.worth(state)

    def terms(self, state: Marine, seat: int) -> list[Term]:
        found = worth.terms(state, seat)
        return [Term(name, worth.WEIGHTS[i], found[i]) for i, name in enumerate(worth.TERMS)]

    def inclinations(self, state: Marine) -> list[float]:
        return worth.inclinations(state)

    def shortlist(self, state: Marine) -> list[int]:
        return worth.shortlist(state)

    def quiet(self, state: Marine) -> bool:
        return worth.quiet(state)


JUDGEMENT = MarineJudgement()
