"""The judgement of a game that offers none: the score is all there is to see."""

from __future__ import annotations

from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.judgement import Judgement, Term

WIN = 10.0
"""Points that winning counts beyond the lead."""


class ByScore(Judgement):
    horizon = 2000
    """Play is imagined to the end: on the way there the score says little."""

    def worth(self, state: State) -> list[float]:
        return [sum(term.points for term in self.terms(state, seat)) for seat in range(state.seats)]

    def terms(self, state: State, seat: int) -> list[Term]:
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        won = state.over() and state.ranking()[seat] == 1
        lead = scores[seat] - max(others) if others else scores[seat]
        return [Term("score", 1.0, float(lead)), Term("result", WIN, float(won))]


BY_SCORE = ByScore()


def judgement_of(game: Game) -> Judgement:
    """What a bot judges a game by."""
    return game.judgement() or BY_SCORE
