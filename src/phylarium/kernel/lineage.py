"""What lives in a game, so that its story can be told as a phylogeny.

A game says which lineages live in a position (`Game.lineages`), which lines of its log tell of their descent
(`Game.descent`), which of them may go on when it is over (`Game.ancestors`), and from which of those of an earlier game
it went on itself (`Game.forebears`). Whoever draws the tree knows no game.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from phylarium.kernel.message import Message


class Lineage(msgspec.Struct, frozen=True):
    """Something that lives and may have descendants: a microbe, a species."""

    key: int
    """The same for as long as it lives, in the numbers of the game; another one may have it later."""
    seat: int
    """Whose it is; NOBODY for one that nobody plays."""
    name: Message


class Descent(msgspec.Struct, frozen=True):
    """What a line of the log tells of a lineage: the names of its ints (`Game.events`) that say of which."""

    kind: Literal["born", "returns", "inherits", "gains"]
    """It descends from another one, comes back from extinction, has something of an earlier game, or achieves a thing
    that is worth telling."""
    child: str
    parent: str = ""
