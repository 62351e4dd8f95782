"""The log of a table as its viewers read it: each line is put into words once a language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from phylarium.kernel.game import Game
from phylarium.kernel.journal import Entry
from phylarium.kernel.match import Match
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.kernel.words import SOURCE
from phylarium.table.saying import game_words

FIRST_LINES = 150
"""How many lines of the log come with a first look; the rest is asked for."""


class LogLine(msgspec.Struct, frozen=True, gc=False):
    number: int
    """How many actions had been taken before."""
    seat: int
    """Whose action it follows from; -1 before the first one."""
    text: str
    rule: str
    targets: list[str]
    turn: str
    """The round and turn in which it was written, in words; empty where the game does not say."""
    what: str
    """What kind of line it is: runs of one kind can be folded."""
    opens: bool
    """Whether it only says that a turn begins, so that a heading says it already."""


class LogPage(msgspec.Struct):
    log: list[LogLine | None]
    """None for a line that the viewer has at the same place."""
    log_from: int
    log_total: int


class LogGroup(msgspec.Struct):
    """The lines under one heading."""

    heading: str
    rule: str
    """That of the line that opened it, which the heading stands for; empty where there was none."""
    runs: list[list[LogLine]]
    """Lines of one kind that follow each other."""


def grouped(lines: Iterable[LogLine]) -> list[LogGroup]:
    """Lines under their headings; a heading under which there is nothing to tell gives way to the next."""
    found: list[LogGroup] = []
    for line in lines:
        if not found or line.turn != found[-1].heading:
            if found and not found[-1].runs:
                found.pop()
            found.append(LogGroup(line.turn, "", []))
        group = found[-1]
        if line.opens:
            group.rule = line.rule
        elif group.runs and group.runs[-1][-1].what == line.what:
            group.runs[-1].append(line)
        else:
            group.runs.append([line])
    return found


@cache
def _targets_by_block(vocabulary: Vocabulary) -> dict[str, list[str]]:
    return {block.name: block.targets for block in vocabulary.blocks}


def targets_of(game: Game, entry: Entry) -> list[str]:
    """The things on the board that a log line is about."""
    blocks = _targets_by_block(game.vocabulary)
    found: dict[str, None] = {}
    for (_, kind), value in zip(game.slots(entry.what), entry.values(), strict=False):
        target = game.log_target(kind, value)
        if target:
            found[target] = None
        elif 0 <= value < len(blocks.get(kind, ())):
            found[blocks[kind][value]] = None
    return list(found)


class Logbook:
    """The lines of a match, as far as somebody has read them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._lines: dict[tuple[str, int], LogLine] = {}
        """By language and place in the log."""

    def page(self, seat: int, start: int | None, upto: int | None = None, language: str = SOURCE) -> LogPage:
        """What a seat (or SPECTATOR) may read from its line `start` on, the last lines where that is None.

        `upto` is a number of actions, for somebody who looks at an earlier position.
        """
        readable = self.match.lines(seat, upto)
        first = max(0, len(readable) - FIRST_LINES) if start is None else min(max(0, start), len(readable))
        return LogPage([self._line(index, language) for index in readable[first:]], first, len(readable))

    def handed_over(self, one: int, other: int, count: int, language: str = SOURCE) -> LogPage:
        """What a seat may read on a screen on which another one has read so many lines: of those that both have at the
        same place, whoever looks has all that come with a first look."""
        before, readable = self.match.lines(one)[:count], self.match.lines(other)
        if before == readable[:count]:
            return LogPage([self._line(index, language) for index in readable[count:]], len(before), len(readable))
        first = max(0, len(readable) - FIRST_LINES)
        had = max(first, len(before) - FIRST_LINES)
        now = readable[first:]
        known = [*[None] * (had - first), *before[had:]][: len(now)]
        lines: list[LogLine | None] = [None] * len(known)
        if known != now[: len(known)]:
            lines = [
                None if index == at else self._line(index, language) for index, at in zip(now, known, strict=False)
            ]
        lines += [self._line(index, language) for index in now[len(known) :]]
        return LogPage(lines, first, len(readable))

    def cut(self) -> None:
        """Forget the lines that are no longer there, after the match has gone back."""
        length = self.match.length(len(self.match.actions))
        self._lines = {key: line for key, line in self._lines.items() if key[1] < length}

    def _line(self, index: int, language: str) -> LogLine:
        found = self._lines.get((language, index))
        if found is None:
            found = self._lines[language, index] = self._worded(index, language)
        return found

    def _worded(self, index: int, language: str) -> LogLine:
        match = self.match
        entry, message = match.line(index)
        game = match.game_at(entry.number)
        return LogLine(
            number=entry.number,
            # A line is numbered after the action that it follows from was counted.
            seat=match.past[entry.number - 1].seat if 0 < entry.number <= len(match.past) else -1,
            text=game_words(match.game.name, message, language),
            rule=entry.rule,
            targets=targets_of(game, entry),
            turn="" if entry.heading is None else game_words(match.game.name, entry.heading, language),
            what=entry.what,
            opens=entry.what in game.turn_lines and entry.heading is not None,
        )
