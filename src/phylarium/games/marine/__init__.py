"""Dominant Species: Marine. Aquatic animals compete for an ocean that grows until the asteroid falls."""

from __future__ import annotations

from functools import cache

from phylarium.games.marine.judged.judgement import JUDGEMENT, MarineJudgement
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.view import TARGETS
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import SOURCE
from phylarium.kit.title import Title


class MarineGame(Title[Marine]):
    name = "marine"
    package = __name__
    rules_version = "1"
    seats = (2, 3, 4)
    state = Marine
    actors = "animal"
    cover_actions = 260

    def judgement(self) -> MarineJudgement:
        return JUDGEMENT

    def seat_colour(self, state: Marine, seat: int) -> str:
        animals = animals_of(state, seat)
        return ANIMALS[animals[0]] if animals else ""

    def log_target(self, kind: str, value: int) -> str:
        return TARGETS[kind][value] if kind in TARGETS and value >= 0 else ""

    def pieces(self, state: Marine, seat: int, language: str = SOURCE) -> dict[str, str]:
        from phylarium.games.marine.shown import drawing

        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        scene = drawing.Scene(state, seat, highlight=(), language=language)
        parts = {
            "board": drawing.board(scene),
            "display": drawing.display(scene),
            "elements": drawing.elements(scene),
            "cards": drawing.cards(scene, drawing.DISPLAY_WIDTH),
            "key": drawing.key(scene, drawing.DISPLAY_WIDTH),
        }
        for animal, name in enumerate(ANIMALS):
            if state.seat_of[animal] >= 0:
                parts[f"panel-{name}"] = drawing.panel(scene, animal)
        return {name: part.document(drawing.STYLE, styled=False) for name, part in parts.items()}

    def picture(self, state: Marine, seat: int, language: str = SOURCE) -> str:
        from phylarium.games.marine.shown import drawing

        return drawing.draw(state, seat, language=language)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str, language: str = SOURCE) -> str:
        from phylarium.games.marine.shown import drawing

        state = self.start(self.cover_seats, seed="cover")
        chance = seeded("cover")
        while state.number < self.cover_actions:
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        scene = drawing.Scene(state, SPECTATOR, highlight=(), language=language)
        return drawing.board(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")


GAME = MarineGame()
