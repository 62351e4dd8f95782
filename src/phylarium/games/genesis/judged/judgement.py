"""How good a position of Genesis looks, for bots and hints: the names; the numbers are in worth.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from phylarium.games.genesis.judged import worth
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement, Term


class GenesisJudgement(Judgement):
    scale = 8.0
    misjudged: ClassVar[Mapping[str, float]] = {"larva": 0.16, "juvenile": 0.08, "adult": 0.0}

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Genesis)
        return worth.worth(state)

    def terms(self, state: State, seat: int) -> list[Term]:
        assert isinstance(state, Genesis)
        found = worth.terms(state, seat)
        return [Term(name, worth.WEIGHTS[i], found[i]) for i, name in enumerate(worth.TERMS)]

    def inclinations(self, state: State) -> list[float]:
        assert isinstance(state, Genesis)
        return worth.inclinations(state)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Genesis)
        return worth.quiet(state)


JUDGEMENT = GenesisJudgement()
