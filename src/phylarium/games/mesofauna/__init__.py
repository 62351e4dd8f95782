"""Bios: Mesofauna. Bugs become insects: they grow organs, found species and live off each other on drifting cratons."""

from __future__ import annotations

from phylarium.games.mesofauna.rules.names import COLOURS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kit.title import Title


class MesofaunaGame(Title[Mesofauna]):
    family = "phylarium.families.fauna"
    rules_version = "1"
    seats = (1, 2, 3, 4, 5, 6, 7)
    state = Mesofauna
    actors = "colour"
    cover_actions = 150

    def seat_colour(self, state: Mesofauna, seat: int) -> str:
        return COLOURS[state.colour_of[seat]] if state.colour_of[seat] >= 0 else ""


GAME = MesofaunaGame()
