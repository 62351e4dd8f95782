"""What a finished game hands on to one that continues it.

A legacy is data with a type of its own, which the game that leaves it and those that take it up both know; it lies
below the games, in a family's room, since games do not know each other. `Game.start` takes one, and records and the
store keep it beside options and seed. What players may still choose of it are decisions of the successor's set-up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, Union

import msgspec

from phylarium.kernel.errors import OptionError
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value
from phylarium.kernel.plain import Plain
from phylarium.kernel.troubles import trouble

if TYPE_CHECKING:
    from phylarium.kernel.game import Game


class Succession(msgspec.Struct, frozen=True):
    """A way in which a game goes on from a legacy: what it is called in a campaign, and the options that make it."""

    name: str
    options: Mapping[str, Value] = {}


class Legacy(Plain, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """The base of all legacies: the game that was played, and by which rules. Records keep it as plain data."""

    game: str
    rules_version: str

    def reseated(self, seats: Mapping[int, int]) -> Self:
        """The same for people who sit elsewhere now (by the seat that they had, theirs); the rest is left out."""
        raise NotImplementedError

    def bequests(self) -> dict[int, str]:
        """By seat, what it goes on from, in a word; no seat that has nothing."""
        return {}


def accepted(game: Game, legacy: Legacy) -> Legacy:
    """The legacy, if the game goes on from such a one."""
    if not isinstance(legacy, game.inherits):
        raise OptionError(Message("error-legacy", {"game": game.name, "left": legacy.game}))
    return legacy


def read(game: Game, plain: object) -> Legacy:
    """The legacy that `plain` wrote, as one that this game takes up."""
    if not game.inherits:
        raise OptionError(Message("error-no-legacy", {"game": game.name}))
    kinds: Any = Union[game.inherits]  # noqa: UP007  the types are not known before
    try:
        found: Legacy = msgspec.convert(plain, kinds)
    except msgspec.ValidationError as error:
        raise OptionError(Message("error-legacy-damaged", {"problem": trouble(error)})) from error
    return found
