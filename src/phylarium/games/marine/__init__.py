"""Dominant Species: Marine. Aquatic animals compete for an ocean that grows until the asteroid falls."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from phylarium.games.marine import tables
from phylarium.games.marine.judged.judgement import JUDGEMENT, MarineJudgement
from phylarium.games.marine.rules import setup
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.fields import FIELDS
from phylarium.games.marine.rules.flow import STEPS
from phylarium.games.marine.rules.names import ANIMALS, SPACES
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.text import board
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.message import Decision, Message
from phylarium.kernel.options import Option, Value
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import SOURCE

COVER_ACTIONS = 260
"""How far the game on the cover has gone."""

LENGTHS = ("short", "standard", "long", "epic")


class MarineGame(Game):
    name = "marine"
    rules_version = "1"
    seats = (2, 3, 4)
    options = (
        Option("length", "standard", LENGTHS, "variant.length"),
        Option("two_animals", False, (False, True), "variant.two-animals", seats=(2,)),
        Option("random_earth", False, (False, True), "variant.random-earth"),
        Option("alternate_displays", False, (False, True), "variant.alternate"),
        Option("superheroes", False, (False, True), "variant.superheroes"),
        Option("animals", "choose", ("choose", "random"), "setup.J"),
    )
    vocabulary = VOCABULARY
    fields = FIELDS
    events = view.EVENTS
    data = Path(__file__).parent / "data"

    def begin(self, seats: int, options: Mapping[str, Value], pack: Path | None) -> Marine:
        s = self.blank(pack)
        s.seats = seats
        s.length = LENGTHS.index(str(options["length"]))
        s.two_animals = int(options["two_animals"] is True)
        s.random_earth = int(options["random_earth"] is True)
        s.alternate_displays = int(options["alternate_displays"] is True)
        s.superheroes = int(options["superheroes"] is True)
        s.random_animals = int(options["animals"] == "random")
        setup.begin(s)
        return s

    def blank(self, pack: Path | None) -> Marine:
        s = Marine(STEPS, Rng(0, 0, 0, 0), tables.load(pack))
        s.clear()
        return s

    def check_pack(self, folder: Path) -> list[str]:
        return tables.check(folder)

    def argument(self, state: State, kind: str, value: int) -> Message | int | str:
        assert isinstance(state, Marine)
        return view.argument(state, kind, value)

    def seat_name(self, state: State, seat: int) -> Message:
        assert isinstance(state, Marine)
        return view.seat_name(state, seat)

    def addressee(self, state: State, decision: Decision) -> Message:
        assert isinstance(state, Marine)
        return view.addressee(state, decision)

    def seat_colour(self, state: State, seat: int) -> str:
        assert isinstance(state, Marine)
        animals = animals_of(state, seat)
        return ANIMALS[animals[0]] if animals else ""

    def judgement(self) -> MarineJudgement:
        return JUDGEMENT

    def text(self, state: State, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat."""
        assert isinstance(state, Marine)
        return board(state, seat, language)

    def pieces(self, state: State, seat: int) -> dict[str, str]:
        from phylarium.games.marine.shown import drawing

        assert isinstance(state, Marine)
        # Without highlights: a page shows what may be chosen by itself, so that viewers can share a picture.
        scene = drawing.Scene(state, seat, highlight=())
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

    def picture(self, state: State, seat: int) -> str:
        from phylarium.games.marine.shown import drawing

        assert isinstance(state, Marine)
        return drawing.draw(state, seat)

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str) -> str:
        from phylarium.games.marine.shown import drawing

        state = self.start(4, seed="cover")
        chance = seeded("cover")
        for _ in range(COVER_ACTIONS):
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        assert isinstance(state, Marine)
        scene = drawing.Scene(state, SPECTATOR, highlight=())
        return drawing.board(scene).document(drawing.STYLE, "dark" if theme == "dark" else "light")

    def stylesheet(self) -> str:
        from phylarium.games.marine.shown import drawing

        return drawing.STYLE.css(None)

    def heading(self, state: State) -> Message | None:
        assert isinstance(state, Marine)
        return view.heading(state)

    def log_target(self, kind: str, value: int) -> str:
        if kind == "tile" and 0 <= value < len(HEXES):
            return f"hex-{HEXES[value]}"
        if kind == "space" and 0 <= value < len(SPACES):
            return f"space-{SPACES[value]}"
        return ""


GAME = MarineGame()
