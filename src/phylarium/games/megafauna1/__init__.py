"""Bios: Megafauna, first edition. Dinosaurs and mammals contend for a continent that drifts, warms and freezes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from phylarium.families.lineage import HominidLegacy
from phylarium.games.megafauna1 import legacy, tables
from phylarium.games.megafauna1.judged.judgement import JUDGEMENT, MegafaunaJudgement
from phylarium.games.megafauna1.rules import ending, frames, hidden, setup, status
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES, VOCABULARY
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.components import Components
from phylarium.games.megafauna1.rules.fields import FIELDS
from phylarium.games.megafauna1.rules.names import COLOURS
from phylarium.games.megafauna1.rules.options import OPTIONS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.text import board
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.operations import Operations
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 140
"""How far the game on the cover has gone."""


class MegafaunaGame(Game[Megafauna]):
    name = "megafauna1"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    options = OPTIONS
    vocabulary = VOCABULARY
    fields = FIELDS
    operations = Operations(frames.FRAMES, ["phylarium.games.megafauna1.rules"])
    state = Megafauna
    events = view.EVENTS
    actors = "colour"
    int_kinds = view.INT_KINDS
    data = Path(__file__).parent / "data"

    def components(self, pack: Path | None) -> Components:
        return tables.load(pack)

    def begin(self, state: Megafauna) -> None:
        setup.begin(state)

    def scores(self, state: Megafauna) -> list[int]:
        return ending.scores(state)

    def ranking(self, state: Megafauna) -> list[int]:
        return ending.ranking(state)

    def status(self, state: Megafauna) -> list[str]:
        return status.problems(state)

    def hide(self, state: Megafauna, seat: int) -> None:
        super().hide(state, seat)
        hidden.hide(state, seat)

    def fill(self, state: Megafauna, rng: Rng) -> None:
        hidden.fill(state, rng)

    def view(self, state: Megafauna, seat: int) -> dict[str, Any]:
        return view.view_of(state, seat)

    def describe(self, state: Megafauna, action: int) -> Message:
        return view.option_words(state, action)

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def argument(self, state: Megafauna, kind: str, value: int) -> Message | int | str:
        return view.argument(state, kind, value)

    def seat_name(self, state: Megafauna, seat: int) -> Message:
        return view.seat_name(state, seat)

    def seat_colour(self, state: Megafauna, seat: int) -> str:
        return COLOURS[state.colour_of[seat]] if state.colour_of[seat] >= 0 else ""

    def legacy(self, state: Megafauna, wishes: Mapping[str, str]) -> HominidLegacy:
        return legacy.left(state, wishes)

    def heading(self, state: Megafauna) -> Message | None:
        return view.heading(state)

    def judgement(self) -> MegafaunaJudgement:
        return JUDGEMENT

    def text(self, state: Megafauna, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        return board(state, seat, language)

    def pieces(self, state: Megafauna, seat: int, language: str = SOURCE) -> dict[str, str]:
        from phylarium.games.megafauna1.shown import drawing

        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        scene = drawing.Scene(state, seat, highlight=(), language=language)
        parts = {
            "board": drawing.board(scene),
            "cards": drawing.displays(scene),
            "tracks": drawing.tracks(scene),
            "cultures": drawing.cultures(scene),
            "key": drawing.key(scene),
        }
        for colour in state.playing():
            parts[f"panel-{COLOURS[colour]}"] = drawing.panel(scene, colour)
        return {name: part.document(drawing.STYLE, styled=False) for name, part in parts.items()}

    def picture(self, state: Megafauna, seat: int, language: str = SOURCE) -> str:
        from phylarium.games.megafauna1.shown import drawing

        return drawing.draw(state, seat, language=language)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str, language: str = SOURCE) -> str:
        from phylarium.games.megafauna1.shown import drawing

        state = self.start(4, seed="cover 38")
        chance = seeded("cover 38")
        while state.number < COVER_ACTIONS and not state.over():
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        scene = drawing.Scene(state, SPECTATOR, highlight=(), language=language)
        return drawing.board(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")

    def stylesheet(self) -> str:
        from phylarium.games.megafauna1.shown import drawing

        return drawing.STYLE.css(None)

    def log_target(self, kind: str, value: int) -> str:
        if kind == "place" and 0 <= value < len(PLACE_NAMES):
            return f"place-{PLACE_NAMES[value]}"
        if kind == "habitat" and 0 <= value < len(HABITATS):
            return f"place-{HABITATS[value]}-biome"
        if kind == "colour" and 0 <= value < len(COLOURS):
            return f"colour-{COLOURS[value]}"
        return ""


GAME = MegafaunaGame()
