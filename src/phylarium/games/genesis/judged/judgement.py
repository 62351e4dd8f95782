"""How good a position of Genesis looks, for bots and hints: the names; the numbers are in worth.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from phylarium.games.genesis.judged import worth
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.judgement import Judgement, Term


class GenesisJudgement(Judgement[Genesis]):
    scale = 8.0
    misjudged: ClassVar[Mapping[str, float]] = {"larva": 0.16, "juvenile": 0.08, "adult": 0.0}

    def worth(self, state: Genesis) -> list[float]:
        return worth.worth(state)

    def terms(self, state: Genesis, seat: int) -> list[Term]:
        found = worth.terms(state, seat)
        return [Term(name, worth.WEIGHTS[i], found[i]) for i, name in enumerate(worth.TERMS)]

    def inclinations(self, state: Genesis) -> list[float]:
        return worth.inclinations(state)

    def quiet(self, state: Genesis) -> bool:
        return worth.quiet(state)


JUDGEMENT = GenesisJudgement()
