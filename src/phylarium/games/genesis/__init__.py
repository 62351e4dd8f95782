"""Bios: Genesis, 2nd edition. From soup to the first footprints: bionts, manna, bacteria, parasites, macroorganisms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis import legacy, tables
from phylarium.games.genesis.judged.judgement import JUDGEMENT, GenesisJudgement
from phylarium.games.genesis.rules import ending, frames, hidden, setup, status
from phylarium.games.genesis.rules.actions import PLACES, VOCABULARY
from phylarium.games.genesis.rules.components import Components
from phylarium.games.genesis.rules.fields import FIELDS
from phylarium.games.genesis.rules.names import COLOURS, EVENTS, MACROORGANISMS, MUTATIONS, ROWS
from phylarium.games.genesis.rules.options import OPTIONS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.text import board
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.operations import Operations
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 60
"""How far the game on the cover has gone."""


class GenesisGame(Game[Genesis]):
    name = "genesis"
    rules_version = "1"
    seats = (1, 2, 3, 4)
    options = OPTIONS
    vocabulary = VOCABULARY
    fields = FIELDS
    operations = Operations(frames.FRAMES, ["phylarium.games.genesis.rules"])
    state = Genesis
    events = view.EVENTS
    actors = "party"
    int_kinds = view.INT_KINDS
    data = Path(__file__).parent / "data"

    def components(self, pack: Path | None) -> Components:
        return tables.load(pack)

    def begin(self, state: Genesis) -> None:
        if state.introductory == 1 and (state.cooperative == 1 or state.chimera == 1):
            raise OptionError(Message("error-introductory"), self.name)
        if state.seats == 1 and state.introductory == 0:
            # C1h: the solitaire game is played with the crystal catastrophe.
            state.crystal = 1
        setup.begin(state)

    def scores(self, state: Genesis) -> list[int]:
        return ending.scores(state)

    def ranking(self, state: Genesis) -> list[int]:
        return ending.ranking(state)

    def status(self, state: Genesis) -> list[str]:
        return status.problems(state)

    def hide(self, state: Genesis, seat: int) -> None:
        super().hide(state, seat)
        hidden.hide(state, seat)

    def fill(self, state: Genesis, rng: Rng) -> None:
        hidden.fill(state, rng)

    def view(self, state: Genesis, seat: int) -> dict[str, Any]:
        return view.view_of(state, seat)

    def describe(self, state: Genesis, action: int) -> Message:
        return view.option_words(state, action)

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def judgement(self) -> GenesisJudgement:
        return JUDGEMENT

    def argument(self, state: Genesis, kind: str, value: int) -> Message | int | str:
        return view.argument(state, kind, value)

    def seat_name(self, state: Genesis, seat: int) -> Message:
        return view.seat_name(state, seat)

    def seat_colour(self, state: Genesis, seat: int) -> str:
        return next((COLOURS[colour] for colour, owner in enumerate(state.seat_of) if owner == seat), "")

    def legacy(self, state: Genesis, wishes: Mapping[str, str]) -> MicrobialLegacy:
        super().legacy(state, wishes)
        return legacy.left(state)

    def heading(self, state: Genesis) -> Message | None:
        return view.heading(state)

    def text(self, state: Genesis, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        return board(state, seat, language)

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

        state = self.start(4, seed="cover")
        chance = seeded("cover")
        while state.number < COVER_ACTIONS:
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        scene = drawing.Scene(state, SPECTATOR, highlight=(), language=language)
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
