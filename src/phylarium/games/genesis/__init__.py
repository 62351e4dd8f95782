"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from phylarium.games.genesis import setup, tables, view
from phylarium.games.genesis.actions import VOCABULARY
from phylarium.games.genesis.fields import FIELDS
from phylarium.games.genesis.flow import STEPS
from phylarium.games.genesis.state import Genesis
from phylarium.kernel.engine import State
from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Option, Value
from phylarium.kernel.rng import Rng


class GenesisGame(Game):
    name = "genesis"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    options = (
        Option("length", "standard", ("standard", "short"), "Cd"),
        Option("cooperative", False, (False, True), "C2", seats=(2, 3, 4)),
        Option("introductory", False, (False, True), "C3"),
        Option("macro_variant", False, (False, True), "C4"),
        Option("crystal", False, (False, True), "G4"),
    )
    vocabulary = VOCABULARY
    fields = FIELDS
    events = view.EVENTS
    data = Path(__file__).parent / "data"

    def begin(self, seats: int, options: Mapping[str, Value], pack: Path | None) -> Genesis:
        s = self.blank(pack)
        s.seats = seats
        s.short = int(options["length"] == "short")
        s.cooperative = int(options["cooperative"] is True)
        s.introductory = int(options["introductory"] is True)
        s.macro_variant = int(options["macro_variant"] is True)
        # C1h: the solitaire game is played with the crystal catastrophe.
        s.crystal = int(options["crystal"] is True or (seats == 1 and s.introductory == 0))
        if s.cooperative == 1 and s.introductory == 1:
            raise OptionError("genesis: the introductory game has no macroorganisms, which win the cooperative one")
        setup.begin(s)
        return s

    def blank(self, pack: Path | None) -> Genesis:
        s = Genesis(STEPS, Rng(0, 0, 0, 0), tables.load(pack))
        s.clear()
        return s

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def argument(self, state: State, kind: str, value: int) -> Message | int | str:
        assert isinstance(state, Genesis)
        return view.argument(state, kind, value)

    @cache  # noqa: B019 - one game object lives as long as the process
    def rules(self) -> dict[str, str]:
        return tables.rules()

    def seat_name(self, state: State, seat: int) -> Message:
        assert isinstance(state, Genesis)
        return view.seat_name(state, seat)


GAME = GenesisGame()
