"""How good a position of Megafauna looks, for bots and hints: the names; the numbers are in worth.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from phylarium.games.megafauna1.judged import worth
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.judgement import Judgement, Term


class MegafaunaJudgement(Judgement[Megafauna]):
    scale = 8.0
    misjudged: ClassVar[Mapping[str, float]] = {"larva": 0.08, "juvenile": 0.18, "adult": 0.03}

    def worth(self, state: Megafauna) -> list[float]:
        return worth.worth(state)

    def terms(self, state: Megafauna, seat: int) -> list[Term]:
        found = worth.terms(state, seat)
        return [Term(name, worth.WEIGHTS[i], found[i]) for i, name in enumerate(worth.TERMS)]

    def inclinations(self, state: Megafauna) -> list[float]:
        return worth.inclinations(state)

    def quiet(self, state: Megafauna) -> bool:
        return worth.quiet(state)


JUDGEMENT = MegafaunaJudgement()
