"""How good a position of Genesis looks, for bots and hints; the numbers are in worth.py."""

from __future__ import annotations

from phylarium.games.genesis.judged import worth
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.judgement import Judged


class GenesisJudgement(Judged[Genesis]):
    def rows(self, state: Genesis) -> list[list[float]]:
        return [] if state.cooperative == 1 else super().rows(state)


JUDGEMENT = GenesisJudgement(worth, scale=8.0, misjudged={"larva": 0.08, "juvenile": 0.22}, attention=2)
