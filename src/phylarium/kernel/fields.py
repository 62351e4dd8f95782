"""The fields of a state, each declared once.

A game lists its fields in `rules/fields.py`: name, value before set-up, what it means, the names of its
values and places, and who may know it. From that list follow the class that holds them with its copy
(`kernel.generation`), both encodings and the checks on decoding (`kernel.codec`), what is blanked out for a
seat, and the tensors of the environments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Literal

from phylarium.kernel.errors import DamagedState

if TYPE_CHECKING:
    from phylarium.kernel.engine import State
    from phylarium.kernel.options import Option

BLANK: Final = -1
"""What stands in a field where a seat may not know the value."""

Hidden = Literal["", "all", "partly"]
"""Who may know a field: everybody (""), nobody ("all": every int of it is BLANK to every seat, its length is
not), or it depends on the seat and on the game ("partly": the game's own `hide` sees to it)."""


class Field:
    """One field of a state: an int, or a list of ints; a list that is empty before set-up may have any length.

    `values` are names for the ints 0, 1, 2... and `index` names for the places in the list; both serve the
    readable form. An int below 0 is "none" and has no name. `bits` are names for the bits of ints that are
    sets; observations show each of them by itself (envs/encoder.py).
    """

    def __init__(
        self,
        name: str,
        default: int | Sequence[int],
        meaning: str = "",
        *,
        values: Sequence[str] | None = None,
        index: Sequence[str] | None = None,
        bits: Sequence[str] | None = None,
        hidden: Hidden = "",
    ) -> None:
        self.name = name
        self.default: int | list[int] = default if isinstance(default, int) else list(default)
        self.size = None if isinstance(self.default, int) else len(self.default)
        """None for an int; the length of a list, 0 for any."""
        self.meaning = meaning
        self.values = None if values is None else list(values)
        self.index = None if index is None else list(index)
        self.bits = None if bits is None else list(bits)
        self.hidden: Hidden = hidden
        if bits is not None and (values is not None or self.size == 0):
            raise ValueError(f"field {name!r} names bits: its ints have no other names, and it has a fixed length")
        if index is not None and len(index) != self.size:
            raise ValueError(f"field {name!r} has {self.size} places and {len(index)} names for them")

    def check(self, value: object) -> None:
        if self.size is None:
            good = type(value) is int
            wanted = "an integer"
        else:
            good = isinstance(value, list) and all(type(v) is int for v in value)
            good = good and (self.size == 0 or len(value) == self.size)  # type: ignore[arg-type]
            wanted = f"a list of {self.size or 'any number of'} integers"
        if not good:
            raise DamagedState(f"field {self.name!r} must be {wanted}, not {str(value)[:60]}")


def by(index: Sequence[str], default: int) -> list[int]:
    """A value for each name of a list: the default of a field with that index."""
    return [default] * len(index)


def pairs(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """The names of the places of a field that is indexed by two things."""
    return [f"{one} {other}" for one in first for other in second]


def counted(number: int) -> list[str]:
    """Names for places that have none: 1, 2, 3 and so on."""
    return [str(i + 1) for i in range(number)]


def each(
    index: Sequence[str],
    name: str,
    default: int = 0,
    meaning: str = "",
    values: Sequence[str] | None = None,
    bits: Sequence[str] | None = None,
    hidden: Hidden = "",
) -> Field:
    """A field with an int for each of some names."""
    return Field(name, by(index, default), meaning, values=values, index=index, bits=bits, hidden=hidden)


def option_fields(options: Iterable[Option]) -> tuple[Field, ...]:
    """A field for each option of a game: the place of the chosen value among its choices, 0 or 1 for yes and no."""
    return tuple(
        Field(option.name, 0, f"The option {option.name}.", values=None if option.is_flag else list(option.named()))
        for option in options
    )


def blank_out(state: State, fields: Iterable[Field]) -> None:
    """Blank every int of the fields that nobody may know."""
    for field in fields:
        if field.hidden == "all":
            if field.size is None:
                setattr(state, field.name, BLANK)
            else:
                setattr(state, field.name, [BLANK] * len(getattr(state, field.name)))


def getter(names: Sequence[str]) -> Callable[[State], tuple[Any, ...]]:
    """Several attributes of a state at once, always as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda state: ()
    (name,) = names
    return lambda state: (getattr(state, name),)
