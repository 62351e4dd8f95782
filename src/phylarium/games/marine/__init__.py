"""Dominant Species: Marine. Aquatic animals compete for an ocean that grows until the asteroid falls."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from phylarium.games.marine import tables
from phylarium.games.marine.judged.judgement import JUDGEMENT, MarineJudgement
from phylarium.games.marine.rules import ending, frames, hidden, setup, status
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.components import Components
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.fields import FIELDS
from phylarium.games.marine.rules.names import ANIMALS, SPACES
from phylarium.games.marine.rules.options import OPTIONS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.text import board
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.operations import Operations
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 260
"""How far the game on the cover has gone."""


class MarineGame(Game[Marine]):
    name = "marine"
    rules_version = "1"
    seats = (2, 3, 4)
    options = OPTIONS
    vocabulary = VOCABULARY
    fields = FIELDS
    operations = Operations(frames.FRAMES, ["phylarium.games.marine.rules"])
    state = Marine
    events = view.EVENTS
    actors = "animal"
    int_kinds = view.INT_KINDS
    data = Path(__file__).parent / "data"

    def components(self, pack: Path | None) -> Components:
        return tables.load(pack)

    def begin(self, state: Marine) -> None:
        setup.begin(state)

    def scores(self, state: Marine) -> list[int]:
        return ending.scores(state)

    def ranking(self, state: Marine) -> list[int]:
        return ending.ranking(state)

    def status(self, state: Marine) -> list[str]:
        return status.problems(state)

    def hide(self, state: Marine, seat: int) -> None:
        super().hide(state, seat)
        hidden.hide(state, seat)

    def fill(self, state: Marine, rng: Rng) -> None:
        hidden.fill(state, rng)

    def view(self, state: Marine, seat: int) -> dict[str, Any]:
        return view.view_of(state, seat)

    def describe(self, state: Marine, action: int) -> Message:
        return view.option_words(state, action)

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def argument(self, state: Marine, kind: str, value: int) -> Message | int | str:
        return view.argument(state, kind, value)

    def seat_name(self, state: Marine, seat: int) -> Message:
        return view.seat_name(state, seat)

    def seat_colour(self, state: Marine, seat: int) -> str:
        animals = animals_of(state, seat)
        return ANIMALS[animals[0]] if animals else ""

    def judgement(self) -> MarineJudgement:
        return JUDGEMENT

    def text(self, state: Marine, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        return board(state, seat, language)

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

        state = self.start(4, seed="cover")
        chance = seeded("cover")
        for _ in range(COVER_ACTIONS):
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        scene = drawing.Scene(state, SPECTATOR, highlight=(), language=language)
        return drawing.board(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")

    def stylesheet(self) -> str:
        from phylarium.games.marine.shown import drawing

        return drawing.STYLE.css(None)

    def heading(self, state: Marine) -> Message | None:
        return view.heading(state)

    def log_target(self, kind: str, value: int) -> str:
        if kind == "tile" and 0 <= value < len(HEXES):
            return f"hex-{HEXES[value]}"
        if kind == "space" and 0 <= value < len(SPACES):
            return f"space-{SPACES[value]}"
        return ""


GAME = MarineGame()
