"""What a learned player looks at: named numbers of a position, from the judgement's terms and the state's fields.

Nothing here knows a game. The terms by which a game judges its positions are taken for the seat itself, for the
mean of the others and for the strongest of them; beside them stand who moves next, how many play, who is ahead, and
the single numbers of the state (an era, an age, what is left of a deck). Each has a name, and weights that were
learnt say which names they were learnt with, so that a game that changes what it looks at is noticed.

How many points a term counts is no feature: hand-made weights may be tuned without a new training.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from phylarium.kernel.comparison import lead, total
from phylarium.kernel.engine import State
from phylarium.kernel.fields import Field, getter
from phylarium.kernel.game import Game
from phylarium.kernel.judgement import Judgement

Floats = NDArray[np.float32]

VERSION = 1
"""Changed whenever the same names come to mean other numbers."""

CHOICES = 6
"""A field with at most so many named values is a feature for each of them; one with more is a number."""

KERNEL = (
    "seats 2",
    "seats 3",
    "seats 4",
    "seats more",
    "moves next",
    "moves after",
    "over",
    "decisions",
    "before",
    "before strongest",
    "before mean",
    "others ahead",
)
"""What is known of any position; the last ones by the points of all terms."""


class Features:
    """The features of one game's positions."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        self.judgement = judgement
        self.scale = judgement.scale
        self.weights = judgement.weights()
        self._weighing = np.array(self.weights, np.float64)
        chosen = {option.name for option in game.options}
        single = [field for field in game.fields if field.size is None and not field.bits and field.name not in chosen]
        numbers = [field for field in single if not is_choice(field)]
        choices = [field for field in single if is_choice(field)]
        piles = [field for field in game.fields if field.size == 0 and not field.bits]
        self._numbers = getter([field.name for field in numbers])
        self._piles = getter([field.name for field in piles])
        self._choices = getter([field.name for field in choices])
        self._of = np.repeat(np.arange(len(choices)), [len(field.values or ()) for field in choices])
        self._is = np.array([i for field in choices for i in range(len(field.values or ()))], np.int64)
        terms = judgement.names()
        self.names: tuple[str, ...] = (
            *(f"own {term}" for term in terms),
            *(f"mean {term}" for term in terms),
            *(f"strongest {term}" for term in terms),
            *KERNEL,
            *(field.name for field in numbers),
            *(f"{field.name} left" for field in piles),
            *(f"{field.name} {value}" for field in choices for value in field.values or ()),
        )

    def leads(self, tables: Sequence[list[list[float]]], seat: int) -> list[float]:
        """How far ahead the hand-made judgement sees a seat, in points: exactly what `worth` says."""
        return [total(lead(rows, self.weights, seat), self.weights) for rows in tables]

    def of(self, states: Sequence[State], tables: Sequence[list[list[float]]], seat: int) -> Floats:
        """A row of features for each position; `tables` are the judgement's `rows` of them."""
        rows = np.array([table[: states[0].seats] for table in tables], np.float64)
        seats = rows.shape[1]
        points = rows @ self._weighing
        own = rows[:, seat]
        mean = (rows.sum(axis=1) - own) / (seats - 1)
        rivals = points.copy()
        rivals[:, seat] = -np.inf
        strongest = rivals.argmax(axis=1)
        here = np.arange(len(states))
        mine = points[:, seat]
        table = np.zeros((len(states), len(KERNEL)), np.float64)
        table[:, min(seats, 5) - 2] = 1.0
        for i, state in enumerate(states):
            if state.over():
                table[i, 6] = 1.0
            else:
                after = (state.to_move() - seat) % seats
                table[i, 4] = after == 0
                table[i, 5] = after / (seats - 1)
            table[i, 7] = state.number
        np.log1p(table[:, 7], out=table[:, 7])
        table[:, 8] = mine
        table[:, 9] = mine - rivals[here, strongest]
        table[:, 10] = mine - (points.sum(axis=1) - mine) / (seats - 1)
        table[:, 8:11] /= self.scale
        table[:, 11] = (rivals > mine[:, None]).sum(axis=1) / (seats - 1)
        counts = [[*self._numbers(state), *map(len, self._piles(state))] for state in states]
        numbers = np.array(counts, np.float64).reshape(len(states), -1)
        numbers = np.sign(numbers) * np.log1p(np.abs(numbers))
        picked = np.array([self._choices(state) for state in states], np.int64).reshape(len(states), -1)
        named = picked[:, self._of] == self._is
        return np.concatenate([own, mean, rows[here, strongest], table, numbers, named], axis=1, dtype=np.float32)


def is_choice(field: Field) -> bool:
    return field.values is not None and len(field.values) <= CHOICES
