"""The numbers of a game's words, and who may choose which option, read so that a table can be compared with them."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from phylarium.kernel.game import Game


def misnumbered(module: ModuleType, words: Sequence[str], pattern: str = "{}") -> list[str]:
    """The names in capitals of a module that are not the place of their word; not every word has such a name."""
    found = []
    for place, word in enumerate(words):
        name = pattern.format(word.upper().replace("-", "_").replace(" ", "_"))
        if getattr(module, name, place) != place:
            found.append(f"{name} is {getattr(module, name)}, not {place}")
    return found


def openings(game: Game) -> dict[str, dict[str, str]]:
    """By option and value, the numbers of players that may choose it, with a star where it is what they play anyway."""
    return {
        option.name: {
            str(value).lower(): " ".join(
                f"{seats}*" if value == option.default_for(seats) else str(seats)
                for seats in game.seats
                if option.open_to(value, seats)
            )
            for value in option.choices
        }
        for option in game.options
    }
