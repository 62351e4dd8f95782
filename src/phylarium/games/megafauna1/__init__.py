"""Bios: Megafauna, first edition. Dinosaurs and mammals contend for a continent that drifts, warms and freezes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from phylarium.games.megafauna1 import setup, tables, view
from phylarium.games.megafauna1.actions import VOCABULARY
from phylarium.games.megafauna1.fields import FIELDS
from phylarium.games.megafauna1.flow import STEPS
from phylarium.games.megafauna1.state import Megafauna
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Option, Value
from phylarium.kernel.rng import Rng


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

    @cache  # noqa: B019 - one game object lives as long as the process
    def rules(self) -> dict[str, str]:
        return tables.rules()

    def seat_name(self, state: State, seat: int) -> Message:
        assert isinstance(state, Megafauna)
        return view.seat_name(state, seat)


GAME = MegafaunaGame()
