"""A small network over named features, and the file that it is kept in.

A number for a position: a straight sum of its features, and two layers of rectified units beside it. Whoever has
learnt nothing yet says 0 of everything. It is kept as arrays in one `.npz` file with a line of JSON that says what
it was made for.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np

from phylarium.bots.features import Floats
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message
from phylarium.kernel.troubles import trouble

HIDDEN = (64, 32)
"""Units of the two layers."""

FARTHEST = 5.0
"""Features are taken for no more than so many deviations away from the usual."""

SHAPES = ("linear", "first", "first_bias", "second", "second_bias", "last", "last_bias")
"""The arrays that are learnt."""


class BadWeights(PhylariumError):
    """A file that holds no network, or one for something else."""


class Made(msgspec.Struct, frozen=True):
    """What a network was made for, and how."""

    game: str
    rules: str
    """The version of the game's rules."""
    version: int
    """The version of the features."""
    names: list[str]
    """The features, in order."""
    seats: list[int]
    """The numbers of seats that it was trained at."""
    temperature: float
    """Points that a difference of 1 stands for."""
    rounds: int = 0
    games: int = 0


class Network:
    """One number for each row of features."""

    def __init__(self, arrays: Mapping[str, Floats]) -> None:
        self.middle = arrays["middle"]
        """What is usual of each feature."""
        self.narrow = arrays["narrow"]
        """One over the deviation of each feature; 0 for one that was always the same, which says nothing."""
        self.learnt: dict[str, Floats] = {name: arrays[name] for name in SHAPES}

    @classmethod
    def fresh(cls, size: int, rng: np.random.Generator) -> Network:
        """A network that says 0 of everything, ready to learn."""
        first, second = HIDDEN

        def drawn(inputs: int, outputs: int) -> Floats:
            found: Floats = (rng.standard_normal((inputs, outputs)) * np.sqrt(2.0 / inputs)).astype(np.float32)
            return found

        return cls(
            {
                "middle": np.zeros(size, np.float32),
                "narrow": np.ones(size, np.float32),
                "linear": np.zeros(size, np.float32),
                "first": drawn(size, first),
                "first_bias": np.zeros(first, np.float32),
                "second": drawn(first, second),
                "second_bias": np.zeros(second, np.float32),
                "last": np.zeros(second, np.float32),
                "last_bias": np.zeros(1, np.float32),
            }
        )

    def widened(self, names: Sequence[str], wanted: Sequence[str]) -> Network:
        """The same network for more features, in another order perhaps: what it has not learnt with says nothing."""
        at = {name: i for i, name in enumerate(names)}
        places = np.array([at.get(name, -1) for name in wanted])
        there = places >= 0

        def spread(array: Floats) -> Floats:
            found: Floats = np.where(there if array.ndim == 1 else there[:, None], array[places], np.float32(0.0))
            return found

        by_feature = ("middle", "narrow", "linear", "first")
        return Network({name: spread(a) if name in by_feature else a for name, a in self.arrays().items()})

    def arrays(self) -> dict[str, Floats]:
        return {"middle": self.middle, "narrow": self.narrow, **self.learnt}

    def copy(self) -> Network:
        return Network({name: array.copy() for name, array in self.arrays().items()})

    def exact(self) -> Network:
        """The same network in double precision, for play.

        Processors add up a product in different orders. What they differ in then is far below what counts; in
        single precision it is not, and two options that are equally good were told apart by it.
        """
        doubled: dict[str, Any] = {name: array.astype(np.float64) for name, array in self.arrays().items()}
        return Network(doubled)

    def usual(self, rows: Floats) -> None:
        """Take what is usual of the features from these rows."""
        self.middle = rows.mean(axis=0, dtype=np.float64).astype(np.float32)
        deviation = rows.std(axis=0, dtype=np.float64)
        self.narrow = np.where(deviation > 1e-6, 1.0 / np.maximum(deviation, 1e-6), 0.0).astype(np.float32)

    def inputs(self, rows: Floats) -> Floats:
        """Features as they go in: by how many deviations they differ from what is usual."""
        found: Floats = np.clip((rows - self.middle) * self.narrow, -FARTHEST, FARTHEST)
        return found

    def layers(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """The numbers of some inputs, and the units of both layers on the way there."""
        known = self.learnt
        first: Floats = np.maximum(inputs @ known["first"] + known["first_bias"], 0.0)
        second: Floats = np.maximum(first @ known["second"] + known["second_bias"], 0.0)
        values: Floats = inputs @ known["linear"] + second @ known["last"] + known["last_bias"]
        return values, first, second

    def values(self, rows: Floats) -> Floats:
        """The number of each row of features."""
        return self.layers(self.inputs(rows))[0]


Groups = Mapping[str, Mapping[str, Floats]]
"""Arrays by name, in named groups: a network is one, what a learner remembers of it is another."""

T = TypeVar("T", bound=msgspec.Struct)


def write(path: Path, about: msgspec.Struct, groups: Groups) -> None:
    """Write groups of arrays and what there is to say about them into one file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {f"{group}.{name}": a for group, named in groups.items() for name, a in named.items()}
    draft = path.with_name(path.name + ".part")
    with open(draft, "wb") as file:
        np.savez_compressed(file, about=np.frombuffer(msgspec.json.encode(about), np.uint8), **arrays)
    os.replace(draft, path)


def read(path: Path, kind: type[T]) -> tuple[T, dict[str, dict[str, Floats]]]:
    """What `write` wrote."""
    groups: dict[str, dict[str, Floats]] = {}
    try:
        with np.load(path, allow_pickle=False) as kept:
            about = msgspec.json.decode(kept["about"].tobytes(), type=kind)
            for key in kept.files:
                group, dot, name = key.partition(".")
                if dot:
                    groups.setdefault(group, {})[name] = kept[key]
    except (BadZipFile, KeyError, ValueError, EOFError, msgspec.DecodeError) as error:
        raise BadWeights(Message("weights-damaged", {"file": str(path), "problem": trouble(error)})) from error
    return about, groups
