"""The options of a game: variants and set-up choices, each with its allowed values."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

import msgspec

from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import OR, ROW, Listing, Message

Value = bool | str


class Option(msgspec.Struct, frozen=True):
    """One option. Its words are the messages `GAME-option-NAME` and, by choice, `GAME-option-NAME-CHOICE`."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str = ""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which a value other than the default may be chosen; empty: all."""
    seats_of: Mapping[str, tuple[int, ...]] = {}
    """By choice, where it is open to fewer seats than others, the numbers of seats for it."""
    defaults: Mapping[int, Value] = {}
    """By number of seats, the default where it is another one than elsewhere."""

    @property
    def is_flag(self) -> bool:
        """Whether it is a matter of yes or no."""
        return isinstance(self.default, bool)

    def named(self) -> tuple[str, ...]:
        """The choices as text, in their order."""
        return tuple(str(choice).lower() for choice in self.choices)

    def default_for(self, seats: int) -> Value:
        """What is played by so many if nothing is said."""
        return self.defaults.get(seats, self.default)

    def seats_for(self, value: Value) -> tuple[int, ...]:
        """The numbers of seats with which a value may be chosen; empty: all."""
        return self.seats_of.get(str(value).lower(), () if value == self.default else self.seats)

    def open_to(self, value: Value, seats: int) -> bool:
        """Whether a value may be chosen with so many seats."""
        allowed = self.seats_for(value)
        return not allowed or seats in allowed

    def number(self, value: Value) -> int:
        """The int that stands for a value in a position: 0 or 1 for no and yes, else its place among the choices."""
        return int(value) if isinstance(value, bool) else self.choices.index(value)


def parse(text: str) -> Value:
    """A value as typed on a command line: true/false or a word."""
    lowered = text.strip().lower()
    if lowered in ("true", "yes", "on", "1"):
        return True
    if lowered in ("false", "no", "off", "0"):
        return False
    return text.strip()


def wrong_seats(game: str, seats: int, allowed: tuple[int, ...]) -> Message:
    """What is wrong with a number of players that a game does not have."""
    return Message("error-seats", {"game": game, "seats": seats, "allowed": Listing(allowed, ROW)})


def settle(game: str, offered: tuple[Option, ...], seats: int, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values: what was chosen, checked, and defaults for the rest."""
    names = [option.name for option in offered]
    for name in chosen:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            if near:
                raise OptionError(Message("error-option-near", {"game": game, "option": name, "near": near[0]}))
            raise OptionError(Message("error-option", {"game": game, "option": name, "options": Listing(names, ROW)}))
    settled: dict[str, Value] = {}
    for option in offered:
        value = chosen.get(option.name, option.default_for(seats))
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            allowed = Listing([str(choice).lower() for choice in option.choices], ROW)
            shown = str(value).lower()
            raise OptionError(
                Message("error-option-value", {"game": game, "option": option.name, "value": shown, "allowed": allowed})
            )
        if not option.open_to(value, seats):
            allowed = Listing(option.seats_for(value), OR)
            raise OptionError(
                Message("error-option-seats", {"game": game, "option": option.name, "allowed": allowed, "seats": seats})
            )
        settled[option.name] = value
    return settled
