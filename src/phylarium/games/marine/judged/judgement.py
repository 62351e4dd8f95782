"""How good a position of Marine looks, for bots and hints: the names; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.marine.judged import worth
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement, Term


class MarineJudgement(Judgement):
    scale = 20.0

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Marine)
        return worth.worth(state)

    def terms(self, state: State, seat: int) -> list[Term]:
        assert isinstance(state, Marine)
        found = worth.terms(state, seat)
        return [Term(name, worth.WEIGHTS[i], found[i]) for i, name in enumerate(worth.TERMS)]

    def inclinations(self, state: State) -> list[float]:
        assert isinstance(state, Marine)
        return worth.inclinations(state)

    def shortlist(self, state: State) -> list[int]:
        assert isinstance(state, Marine)
        return worth.shortlist(state)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Marine)
        return worth.quiet(state)


JUDGEMENT = MarineJudgement()
