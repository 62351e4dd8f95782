"""The log: what happened, to whom, by which rule. Ids and ints only; words are made at the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from phylarium.kernel.message import Message

EVERYBODY: Final = -1


class Entry:
    """One thing that happened.

    `what` is the id of its message, `who` the actor in the game's own terms (a seat, an animal),
    `a b c d` small ints that the game's event table names, `audience` the only seat that may read
    it (or EVERYBODY), `number` how many actions had been applied before it, `heading` the round and turn in
    which it was written, as `Game.heading` said at that moment.
    """

    def __init__(
        self,
        what: str,
        rule: str,
        who: int,
        a: int,
        b: int,
        c: int,
        d: int,
        audience: int,
        number: int,
        heading: Message | None,
    ) -> None:
        self.what = what
        self.rule = rule
        self.who = who
        self.a, self.b, self.c, self.d = a, b, c, d
        self.audience, self.number = audience, number
        self.heading = heading

    def values(self) -> tuple[int, int, int, int, int]:
        """Its ints in the order in which `Game.events` names them."""
        return self.who, self.a, self.b, self.c, self.d

    def plain(self) -> list[object]:
        return [self.number, self.what, self.rule, self.who, self.a, self.b, self.c, self.d, self.audience]
