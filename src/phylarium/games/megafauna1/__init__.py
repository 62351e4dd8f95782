"""Bios: Megafauna, first edition. Dinosaurs and mammals contend for a continent that drifts, warms and freezes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from phylarium.games.megafauna1 import carry, tables
from phylarium.games.megafauna1.judged.judgement import JUDGEMENT, MegafaunaJudgement
from phylarium.games.megafauna1.rules import setup
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES, VOCABULARY
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.fields import FIELDS
from phylarium.games.megafauna1.rules.flow import STEPS
from phylarium.games.megafauna1.rules.names import COLOURS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.text import board
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Option, Value
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 140
"""How far the game on the cover has gone."""


class MegafaunaGame(Game):
    name = "megafauna1"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    options = (
        Option("upper_display", True, (True, False), "3.8e", seats=(1, 2)),
        Option("roadrunner_action", False, (False, True), "4.2e"),
        Option("genetic_drift", False, (False, True), "4.2f"),
        Option("on_with_cenozoic", False, (False, True), "18.0b"),
    )
    vocabulary = VOCABULARY
    fields = FIELDS
    events = view.EVENTS
    data = Path(__file__).parent / "data"

    def begin(self, seats: int, options: Mapping[str, Value], pack: Path | None) -> Megafauna:
        s = self.blank(pack)
        s.seats = seats
        s.upper_display = int(options["upper_display"] is True)
        s.roadrunner_action = int(options["roadrunner_action"] is True)
        s.genetic_drift = int(options["genetic_drift"] is True)
        s.on_with_cenozoic = int(options["on_with_cenozoic"] is True)
        setup.begin(s)
        return s

    def blank(self, pack: Path | None) -> Megafauna:
        s = Megafauna(STEPS, Rng(0, 0, 0, 0), tables.load(pack))
        s.clear()
        return s

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def argument(self, state: State, kind: str, value: int) -> Message | int | str:
        assert isinstance(state, Megafauna)
        return view.argument(state, kind, value)

    def seat_name(self, state: State, seat: int) -> Message:
        assert isinstance(state, Megafauna)
        return view.seat_name(state, seat)

    def seat_colour(self, state: State, seat: int) -> str:
        assert isinstance(state, Megafauna)
        return COLOURS[state.colour_of[seat]] if state.colour_of[seat] >= 0 else ""

    def carry_over(self, state: State, wishes: Mapping[str, str]) -> dict[str, Any]:
        assert isinstance(state, Megafauna)
        return carry.carried(state, wishes)

    def heading(self, state: State) -> Message | None:
        assert isinstance(state, Megafauna)
        return view.heading(state)

    def judgement(self) -> MegafaunaJudgement:
        return JUDGEMENT

    def text(self, state: State, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        assert isinstance(state, Megafauna)
        return board(state, seat, language)

    def pieces(self, state: State, seat: int) -> dict[str, str]:
        from phylarium.games.megafauna1.shown import drawing

        assert isinstance(state, Megafauna)
        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        scene = drawing.Scene(state, seat, highlight=())
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

    def picture(self, state: State, seat: int) -> str:
        from phylarium.games.megafauna1.shown import drawing

        assert isinstance(state, Megafauna)
        return drawing.draw(state, seat)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str) -> str:
        from phylarium.games.megafauna1.shown import drawing

        state = self.start(4, seed="cover 38")
        chance = seeded("cover 38")
        while state.number < COVER_ACTIONS and not state.over():
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        assert isinstance(state, Megafauna)
        scene = drawing.Scene(state, SPECTATOR, highlight=())
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
