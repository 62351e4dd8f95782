"""What a seat may see, as arrays of numbers; for any game, from the list of its fields.

An observation is one flat array of 64-bit ints, cut into named pieces. The first pieces are the
kernel's: who looks, who decides, what is asked. Then comes a piece for each field of the game, with
blanks (ints below 0) for whatever the seat may not know, because the state was masked before.

Field by field, in this order:

- a single number is a piece of one,
- a list of fixed length is a piece of that length,
- a list of any length (a deck) is two pieces: `NAME_size`, and `NAME` with room for `CAPACITY` or as
  many as there are kinds, whichever is more; a longer list shows its end, where the top of a deck is,
- a field that names its bits is a piece with a 0 or 1 for each bit; where the field is below 0,
  all of its bits show that number.

Sixty-four bits, because a field may hold a set of up to 61 things (docs/decisions/0002-hot-path.md).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from phylarium.kernel import registry
from phylarium.kernel.engine import TRUTH, State
from phylarium.kernel.errors import HiddenState, PhylariumError
from phylarium.kernel.fields import getter

if TYPE_CHECKING:
    from phylarium.kernel.fields import Field
    from phylarium.kernel.game import Game

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]

CAPACITY: Final = 32
"""The least room for a list of any length."""

FRAMES: Final = 8
"""How many frames of the agenda are shown, the top one first."""

WIDEST: Final = 2**61
"""No int of a state is as large as this."""

LOWEST: Final = -128
"""No blank in a field with named values is below this."""

OBSERVATIONS: Final = ("named", "flat", "features")


class UnknownObservation(PhylariumError):
    """A form of observation that does not exist."""


def check(observation: str) -> None:
    if observation not in OBSERVATIONS:
        raise UnknownObservation(f"there is no observation {observation!r}; the forms are {', '.join(OBSERVATIONS)}")


class ObservationPart:
    """A named part of an observation: where it is in the flat array and what its numbers may be.

    `values` names the numbers from 0 on, `places` the places of the array; a piece may have either,
    both or none. `kind` is "number", "choice" (a number that stands for a name) or "bits".
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        kind: str = "number",
        values: Sequence[str] = (),
        places: Sequence[str] = (),
        about: str = "",
    ) -> None:
        self.name = name
        self.shape = shape
        self.size = prod(shape)
        self.kind = kind
        self.values = tuple(values)
        self.places = tuple(places)
        self.about = about
        self.low = -WIDEST if kind == "number" else LOWEST
        self.high = {"number": WIDEST, "choice": len(values) - 1, "bits": 1}[kind]
        self.start = 0

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)

    def __repr__(self) -> str:
        return f"Piece({self.name!r}, {self.shape!r}, {self.kind!r})"


class Encoder:
    """The observations of one game as arrays.

    >>> marine = encoder("marine")
    >>> state = marine.game.start(3, seed="1")
    >>> flat = marine.flat(state.masked(0))
    >>> named = marine.named(flat)
    >>> named["seat"], named["pool"].shape
    (array([0]), (4,))
    >>> named["pool"].base is not None
    True
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._operations = game.operations
        self._width = frame_width(game)
        scalars = [field for field in game.fields if field.size is None and not field.bits]
        rows = [field for field in game.fields if field.size and not field.bits]
        piles = [field for field in game.fields if field.size == 0 and not field.bits]
        masks = [field for field in game.fields if field.bits]
        self.pieces: list[ObservationPart] = [
            *kernel_pieces(game),
            *(as_piece(field, (1,)) for field in scalars),
            *(as_piece(field, (field.size or 0,)) for field in rows),
            *(piece for field in piles for piece in pile_pieces(field)),
            *(mask_piece(field) for field in masks),
        ]
        names = [piece.name for piece in self.pieces]
        doubled = sorted({name for name in names if names.count(name) > 1})
        if doubled:
            raise ValueError(f"{game.name}: two pieces would be called {', '.join(doubled)}")
        at = 0
        for piece in self.pieces:
            piece.start = at
            at += piece.size
        self.size = at
        """The length of the flat array."""
        self.actions = game.vocabulary.size
        self.low = np.concatenate([np.full(piece.size, piece.low, np.int64) for piece in self.pieces])
        self.high = np.concatenate([np.full(piece.size, piece.high, np.int64) for piece in self.pieces])
        self._cuts = [(piece.name, piece.slice, piece.shape if len(piece.shape) > 1 else None) for piece in self.pieces]

        self._scalars = getter([field.name for field in scalars])
        self._rows = getter([field.name for field in rows])
        self._piles = getter([field.name for field in piles])
        self._rooms = [room(field) for field in piles]
        self._masks = [(field.name, field.size is None) for field in masks]
        self._plain = self.size - sum(piece.size for piece in self.pieces if piece.kind == "bits")
        shifts = [(len(field.bits or ()), field.size or 1) for field in masks]
        self._raw = self._plain + sum(count for _, count in shifts)
        self._pack = struct.Struct(f"={self._raw}q")
        self._of = np.repeat(np.arange(self._raw - self._plain), [w for w, count in shifts for _ in range(count)])
        self._shift = np.array([b for width, count in shifts for _ in range(count) for b in range(width)], np.int64)

        self.feature_slices: dict[str, slice] = {}
        """Where the features of each piece are."""
        numbers = [piece for piece in self.pieces if piece.kind == "number"]
        bits = [piece for piece in self.pieces if piece.kind == "bits"]
        choices = [piece for piece in self.pieces if piece.kind == "choice"]
        self._numbers = indices(numbers)
        self._bits = indices(bits)
        self._choices = indices(choices)
        self._most = np.concatenate([np.full(p.size, len(p.values), np.int64) for p in choices])
        at = 0
        for piece in (*numbers, *bits, *choices):
            width = piece.size * (len(piece.values) + 1 if piece.kind == "choice" else 1)
            self.feature_slices[piece.name] = slice(at, at + width)
            at += width
        self.feature_size = at
        first = len(self._numbers) + len(self._bits)
        self._bases = first + np.concatenate([[0], np.cumsum(self._most + 1)[:-1]]).astype(np.int64)

    # --- encoding ---------------------------------------------------------------------------

    def flat(self, state: State) -> Ints:
        """A masked state as one new array."""
        if not self._masks:
            buffer = bytearray(self.size * 8)
            self._pack.pack_into(buffer, 0, *self._gathered(state))
            return np.frombuffer(buffer, np.int64)
        out = np.empty(self.size, np.int64)
        self.write(state, out)
        return out

    def write(self, state: State, out: Ints) -> None:
        """A masked state into an array that is there already (a row of shared memory, say)."""
        if not self._masks:
            self._pack.pack_into(out.data, 0, *self._gathered(state))
            return
        plain = self._plain
        raw = np.frombuffer(self._pack.pack(*self._gathered(state)), np.int64)
        out[:plain] = raw[:plain]
        words = raw[plain:][self._of]
        out[plain:] = np.where(words < 0, words, (words >> self._shift) & 1)

    def _gathered(self, state: State) -> list[int]:
        """Every number of a masked state in the order of the pieces, sets still as one int."""
        if state.viewer == TRUTH:
            raise HiddenState("an observation is made of what a seat may see: give masked(seat), not the state")
        agenda = state.agenda
        depth = len(agenda)
        if depth:
            top = agenda[-1]
            out = [state.viewer, top.seat, state.seats, state.number, top.op, depth]
        else:
            out = [state.viewer, -1, state.seats, state.number, -1, 0]
        for i in range(1, min(depth, FRAMES) + 1):
            frame = agenda[-i]
            ints = self._operations.plain(frame)
            out += ints
            if len(ints) < self._width:
                out += [-1] * (self._width - len(ints))
        if depth < FRAMES:
            out += [-1] * (self._width * (FRAMES - depth))
        out += self._scalars(state)
        for row in self._rows(state):
            out += row
        for pile, space in zip(self._piles(state), self._rooms, strict=True):
            count = len(pile)
            out.append(count)
            if count < space:
                out += pile
                out += [-1] * (space - count)
            else:
                out += pile[count - space :]
        for name, single in self._masks:
            value = getattr(state, name)
            if single:
                out.append(value)
            else:
                out += value
        return out

    # --- forms ------------------------------------------------------------------------------

    def named(self, flat: Ints) -> dict[str, Ints]:
        """The pieces by name, as views into the flat array: nothing is copied."""
        return {name: flat[cut] if shape is None else flat[cut].reshape(shape) for name, cut, shape in self._cuts}

    def features(self, flat: Ints) -> Floats:
        """The same as floats for a network, in the order of `feature_slices`.

        Numbers are squashed (sign times log(1 + size)), bits are 0, 1 or -1 for unknown, and a choice
        is one-hot: its first place stands for anything below 0, the others for the names.
        """
        out = np.zeros(self.feature_size, np.float32)
        numbers = flat[self._numbers]
        first = len(numbers)
        out[:first] = np.sign(numbers) * np.log1p(np.abs(numbers).astype(np.float32))
        second = first + len(self._bits)
        if second > first:
            out[first:second] = np.maximum(flat[self._bits], -1)
        out[self._bases + np.minimum(np.maximum(flat[self._choices] + 1, 0), self._most)] = 1.0
        return out

    def form(self, flat: Ints, observation: str) -> Any:
        """The flat array in the form that an environment was asked for."""
        if observation == "named":
            return self.named(flat)
        return self.features(flat) if observation == "features" else flat

    def mask(self, offers: list[int]) -> NDArray[np.int8]:
        """1 for each action that is open."""
        out = np.zeros(self.actions, np.int8)
        out[offers] = 1
        return out

    def table(self) -> str:
        """The pieces as a table in Markdown: name, shape, what the numbers stand for."""
        lines = ["| piece | shape | numbers |", "|---|---|---|"]
        for piece in self.pieces:
            shape = " x ".join(str(n) for n in piece.shape)
            lines.append(f"| `{piece.name}` | {shape} | {meaning(piece)} |")
        return "\n".join(lines)


def meaning(piece: ObservationPart) -> str:
    """What the numbers of a piece stand for, in a line."""
    parts = [piece.about] if piece.about else []
    if piece.kind == "choice":
        parts.append(f"below 0 none or hidden, 0 to {piece.high}: {shortened(piece.values)}")
    elif piece.kind == "bits":
        parts.append(f"0 or 1, below 0 hidden, for {shortened(piece.values)}")
    if piece.places:
        parts.append(f"by {shortened(piece.places)}")
    return "; ".join(parts) or "a number"


def shortened(names: Sequence[str], most: int = 9) -> str:
    if len(names) <= most:
        return ", ".join(names)
    return f"{', '.join(names[:3])} ... {names[-1]} ({len(names)})"


def room(field: Field) -> int:
    return max(CAPACITY, len(field.values or ()))


def as_piece(field: Field, shape: tuple[int, ...]) -> ObservationPart:
    return ObservationPart(
        field.name, shape, "choice" if field.values else "number", field.values or (), field.index or ()
    )


def pile_pieces(field: Field) -> list[ObservationPart]:
    kept = room(field)
    rest = as_piece(field, (kept,))
    rest.about = f"the first `{field.name}_size` count, the rest is -1"
    return [ObservationPart(f"{field.name}_size", (1,), about="how many there are"), rest]


def mask_piece(field: Field) -> ObservationPart:
    names = field.bits or []
    shape = (len(names),) if field.size is None else (field.size, len(names))
    return ObservationPart(field.name, shape, "bits", names, field.index or ())


def frame_width(game: Game) -> int:
    """The ints of the widest frame: its step, seat and actor, and its own."""
    return 3 + game.operations.widest


def kernel_pieces(game: Game) -> list[ObservationPart]:
    return [
        ObservationPart("seat", (1,), about="the seat that looks; -1 for a spectator"),
        ObservationPart("to_move", (1,), about="the seat that decides; -1 when the game is over"),
        ObservationPart("seats", (1,), about="how many play"),
        ObservationPart("number", (1,), about="decisions so far"),
        ObservationPart("asked", (1,), "choice", game.operations.names, about="the step that asks"),
        ObservationPart("agenda_size", (1,), about="frames on the agenda"),
        ObservationPart(
            "agenda",
            (FRAMES, frame_width(game)),
            about="the top frames: step, seat, actor and ints of each; -1 where there is none",
        ),
    ]


def indices(pieces: list[ObservationPart]) -> Ints:
    parts = [np.arange(piece.start, piece.start + piece.size) for piece in pieces]
    return np.concatenate(parts).astype(np.int64) if parts else np.zeros(0, np.int64)


@cache
def _encoder(game: Game) -> Encoder:
    return Encoder(game)


def encoder(game: str) -> Encoder:
    """The encoder of the game of that name; always the same object."""
    return _encoder(registry.game(game))
