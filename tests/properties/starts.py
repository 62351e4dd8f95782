"""The starts that the property suite plays: every number of seats, every value of every option."""

from __future__ import annotations

import random
from collections.abc import Mapping

from phylarium.kernel import Game, Option, OptionError, Value, settle


def open_values(option: Option, seats: int) -> list[Value]:
    """The values that may be chosen with so many seats, the default first."""
    default = option.default_for(seats)
    return [default, *(value for value in option.choices if value != default and option.open_to(value, seats))]


def playable(game: Game, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether these options go together; a game may refuse some combinations."""
    try:
        game.start(seats, options, "try")
    except OptionError:
        return False
    return True


def covering(game: Game, seats: int, more: int = 2) -> list[dict[str, Value]]:
    """Few sets of options that have each open value at least once, and some at random."""
    values = {option.name: open_values(option, seats) for option in game.options}
    rows = [
        {name: known[row % len(known)] for name, known in values.items()}
        for row in range(max([1, *(len(known) for known in values.values())]))
    ]
    chosen = [row for row in rows if playable(game, seats, row)]
    for name, known in values.items():
        for value in known:
            if not any(row[name] == value for row in chosen):
                chosen.append(settle(game.name, game.options, seats, with_its_needs(game, seats, name, value, values)))
    dice = random.Random(f"{game.name} {seats}")
    for _ in range(more):
        row = {name: dice.choice(known) for name, known in values.items()}
        if row not in chosen and playable(game, seats, row):
            chosen.append(row)
    return chosen


def with_its_needs(
    game: Game, seats: int, name: str, value: Value, values: Mapping[str, list[Value]]
) -> dict[str, Value]:
    """A value with the defaults of the other options or, where it needs one of them, with that one."""
    if not playable(game, seats, {name: value}):
        for other, known in values.items():
            for needed in known:
                if other != name and playable(game, seats, {name: value, other: needed}):
                    return {name: value, other: needed}
    return {name: value}


def called(options: Mapping[str, Value], game: Game, seats: int) -> str:
    """A set of options as part of a test's name: what differs from the defaults."""
    defaults = settle(game.name, game.options, seats, {})
    return "+".join(f"{k}={str(v).lower()}" for k, v in options.items() if v != defaults[k]) or "defaults"
