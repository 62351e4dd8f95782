"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis import legacy
from phylarium.games.genesis.judged.judgement import JUDGEMENT, GenesisJudgement
from phylarium.games.genesis.rules.names import COLOURS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.shown.view import TARGETS
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import SOURCE
from phylarium.kit.title import Title


class GenesisGame(Title[Genesis]):
    name = "genesis"
    package = __name__
    rules_version = "1"
    seats = (1, 2, 3, 4)
    state = Genesis
    actors = "party"
    cover_actions = 60

    def judgement(self) -> GenesisJudgement:
        return JUDGEMENT

    def seat_colour(self, state: Genesis, seat: int) -> str:
        return next((COLOURS[colour] for colour, owner in enumerate(state.seat_of) if owner == seat), "")

    def legacy(self, state: Genesis, wishes: Mapping[str, str]) -> MicrobialLegacy:
        super().legacy(state, wishes)
        return legacy.left(state)

    def log_target(self, kind: str, value: int) -> str:
        return TARGETS[kind][value] if kind in TARGETS and value >= 0 else ""

    def pieces(self, state: Genesis, seat: int, language: str = SOURCE) -> dict[str, str]:
        from phylarium.games.genesis.shown import drawing

        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        parts = drawing.pieces(drawing.Scene(state, seat, highlight=(), language=language))
        return {name: part.document(drawing.STYLE, styled=False) for name, part in parts.items()}

    def picture(self, state: Genesis, seat: int, language: str = SOURCE) -> str:
        from phylarium.games.genesis.shown import drawing

        return drawing.draw(state, seat, language=language)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str, language: str = SOURCE) -> str:
        from phylarium.games.genesis.shown import drawing

        state = self.start(self.cover_seats, seed="cover")
        chance = seeded("cover")
        while state.number < self.cover_actions:
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        scene = drawing.Scene(state, SPECTATOR, highlight=(), language=language)
        return drawing.earth(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")


GAME = GenesisGame()
