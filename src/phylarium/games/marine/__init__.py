"""Dominant Species: Marine. Aquatic animals compete for an ocean that grows until the asteroid falls."""

from __future__ import annotations

from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.kit.title import Title


class MarineGame(Title[Marine]):
    rules_version = "2"
    seats = (2, 3, 4)
    state = Marine
    actors = "animal"
    cover_actions = 260

    def seat_colour(self, state: Marine, seat: int) -> str:
        animals = animals_of(state, seat)
        return ANIMALS[animals[0]] if animals else ""


GAME = MarineGame()
