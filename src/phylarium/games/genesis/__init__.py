"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from phylarium.games.genesis import carry, tables
from phylarium.games.genesis.judged.judgement import JUDGEMENT, GenesisJudgement
from phylarium.games.genesis.rules import setup
from phylarium.games.genesis.rules.actions import PLACES, VOCABULARY
from phylarium.games.genesis.rules.fields import FIELDS
from phylarium.games.genesis.rules.flow import STEPS
from phylarium.games.genesis.rules.names import COLOURS, EVENTS, MACROORGANISMS, MUTATIONS, ROWS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.text import board
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Decision, Message
from phylarium.kernel.options import Option, Value
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 60
"""How far the game on the cover has gone."""


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
        Option("chimera", False, (False, True), "L1"),
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
        s.chimera = int(options["chimera"] is True)
        if s.introductory == 1 and (s.cooperative == 1 or s.chimera == 1):
            raise OptionError(
                "genesis: the introductory game has no macroorganisms, which win the cooperative one and make chimeras"
            )
        setup.begin(s)
        return s

    def blank(self, pack: Path | None) -> Genesis:
        s = Genesis(STEPS, Rng(0, 0, 0, 0), tables.load(pack))
        s.clear()
        return s

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def judgement(self) -> GenesisJudgement:
        return JUDGEMENT

    def argument(self, state: State, kind: str, value: int) -> Message | int | str:
        assert isinstance(state, Genesis)
        return view.argument(state, kind, value)

    def seat_name(self, state: State, seat: int) -> Message:
        assert isinstance(state, Genesis)
        return view.seat_name(state, seat)

    def addressee(self, state: State, decision: Decision) -> Message:
        assert isinstance(state, Genesis)
        return view.addressee(state, decision)

    def seat_colour(self, state: State, seat: int) -> str:
        assert isinstance(state, Genesis)
        return next((COLOURS[colour] for colour, owner in enumerate(state.seat_of) if owner == seat), "")

    def carry_over(self, state: State, wishes: Mapping[str, str]) -> dict[str, Any]:
        super().carry_over(state, wishes)
        assert isinstance(state, Genesis)
        return carry.carried(state)

    def heading(self, state: State) -> Message | None:
        assert isinstance(state, Genesis)
        return view.heading(state)

    def text(self, state: State, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        assert isinstance(state, Genesis)
        return board(state, seat, language)

    def pieces(self, state: State, seat: int) -> dict[str, str]:
        from phylarium.games.genesis.shown import drawing

        assert isinstance(state, Genesis)
        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        parts = drawing.pieces(drawing.Scene(state, seat, highlight=()))
        return {name: part.document(drawing.STYLE, styled=False) for name, part in parts.items()}

    def picture(self, state: State, seat: int) -> str:
        from phylarium.games.genesis.shown import drawing

        assert isinstance(state, Genesis)
        return drawing.draw(state, seat)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str) -> str:
        from phylarium.games.genesis.shown import drawing

        state = self.start(4, seed="cover")
        chance = seeded("cover")
        while state.number < COVER_ACTIONS:
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        assert isinstance(state, Genesis)
        scene = drawing.Scene(state, SPECTATOR, highlight=())
        return drawing.earth(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")

    def stylesheet(self) -> str:
        from phylarium.games.genesis.shown import drawing

        return drawing.STYLE.css(None)

    def log_target(self, kind: str, value: int) -> str:
        if value < 0:
            return ""
        match kind:
            case "place" | "refugium":
                return f"place-{PLACES[value]}"
            case "mutation":
                return f"mutation-{MUTATIONS[value >> 1]}"
            case "macro":
                return f"macro-{MACROORGANISMS[value >> 1]}"
            case "event":
                return f"event-{EVENTS[value]}"
            case "row":
                return f"row-{ROWS[value]}"
        return ""


GAME = GenesisGame()
