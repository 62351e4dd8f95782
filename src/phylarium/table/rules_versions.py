"""By which rules the actions of a table are read, and how it goes on when those rules are gone.

A table is played by the rules it began with for as long as the game keeps them. Where they are gone its last
position, which is stored with the names of all that it holds, is read by today's rules; its players decide
whether they go on from there. Where that cannot be done either the table is shown and left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
import structlog

from phylarium.kernel import codec, versions
from phylarium.kernel.engine import State
from phylarium.kernel.errors import DamagedState
from phylarium.kernel.game import Game
from phylarium.kernel.match import Attempt
from phylarium.kernel.record import SHORT, Record
from phylarium.table.store import ActionRow, KeptRow, PartRow, Store, TableRow

log = structlog.get_logger()


class RulesOffer(msgspec.Struct, frozen=True):
    """What the players of a table may agree to: going on after so many actions by the rules of this version."""

    number: int
    rules_version: str


@lru_cache(maxsize=64)
def layout_of(game: Game) -> str:
    """The names of what positions of a game hold, as the store keeps them."""
    return versions.layout(game).text()


def parts_of(id: str, record: Record, upto: int) -> list[PartRow]:
    """By which rules the first actions of a record were played, as the store keeps it for a table that goes on there.

    Its digests are made anew by the encoding of today.
    """
    return [
        PartRow(
            id,
            part.first,
            part.rules_version,
            codec.FORMAT,
            None if part.position is None else msgspec.json.encode(part.position).decode(),
        )
        for part, _ in record.stretches(upto)
        if part.first == 1 or part.position is not None
    ]


class RulesCourse:
    """The rules of a table from its first action to the last."""

    def __init__(self, today: Game, parts: Sequence[PartRow]) -> None:
        self.today = today
        self.parts = list(parts)

    def part_of(self, number: int) -> PartRow:
        """The part to which an action belongs, or would belong."""
        return next(part for part in reversed(self.parts) if part.first <= number)

    @property
    def plays(self) -> str:
        """The version of the rules by which the table is played now."""
        return self.parts[-1].rules_version

    @property
    def kept(self) -> bool:
        """Whether the rules by which the table is played now are kept."""
        return self.today.edition(self.plays) is not None

    @property
    def current(self) -> bool:
        """Whether the table is played by the rules of today."""
        return self.plays == self.today.rules_version

    def game_of(self, number: int) -> Game:
        """The game by which an action is read: by its own rules, or today's where those are gone."""
        return self.today.edition(self.part_of(number).rules_version) or self.today

    def agrees(self, attempt: Attempt, row: ActionRow) -> bool:
        """Whether a stored action has led where it led when it was taken.

        Digests of another encoding of states cannot be compared. Where the rules are kept the same actions lead to
        the same positions, so nothing else is asked for; by other rules that would be a guess.
        """
        part = self.part_of(row.number)
        kept = self.today.edition(part.rules_version) is not None
        if part.encoding != codec.FORMAT:
            return kept and attempt.seat == row.seat
        digest = attempt.digest if kept else codec.digest(attempt.state, part.rules_version)
        return digest[:SHORT] == row.digest

    def entering(self, number: int) -> State | None:
        """The position in which the part begins that has this first action, if it was taken over from other rules."""
        part = self.part_of(number)
        if part.first != number or part.position is None:
            return None
        readable = msgspec.json.decode(part.position)
        edition = self.today.edition(part.rules_version)
        return versions.adopt(self.today, readable) if edition is None else codec.from_readable(edition, readable)

    async def kept_after(self, store: Store, row: TableRow, number: int) -> State | None:
        """The first position after at least so many actions that is kept and sound; None: there is none."""
        found: list[tuple[int, PartRow | KeptRow]] = [
            (part.first - 1, part) for part in self.parts if part.position is not None and part.first > number
        ]
        kept_positions = await store.kept_positions(row.id, number)
        found += [(kept.number, kept) for kept in kept_positions if kept.number <= row.number]
        for reached, kept in sorted(found, key=lambda one: one[0]):
            try:
                state = await self._read(store, row.game, kept)
            except DamagedState as error:
                log.warning("table.position_unreadable", table=row.id, number=reached, error=str(error))
                continue
            if state is not None and state.number == reached:
                return state
        return None

    async def _read(self, store: Store, game: str, kept: PartRow | KeptRow) -> State | None:
        """A kept position by its own rules, or by today's where those are gone."""
        if isinstance(kept, PartRow):
            return self.entering(kept.first)
        edition = self.today.edition(kept.rules_version)
        if edition is not None:
            return codec.decode(edition, kept.state)
        names = await store.layout(game, kept.rules_version, codec.FORMAT)
        return versions.adopt(self.today, versions.described(kept.state, versions.Layout.parse(names)))

    def begin(self, part: PartRow) -> None:
        """A part has begun, in the place of one in which nothing was played."""
        self.parts = [*(other for other in self.parts if other.first != part.first), part]

    def go_back(self, number: int) -> None:
        """The table has gone back to the position after so many actions."""
        self.parts = [part for part in self.parts if part.first <= number + 1]

    def next_part(self, id: str, number: int) -> PartRow | None:
        """The part that begins with an action because its digest is of another encoding; None: it goes on as it was."""
        last = self.parts[-1]
        if last.encoding == codec.FORMAT:
            return None
        return PartRow(id, number, last.rules_version, codec.FORMAT, last.position if last.first == number else None)
