"""The log of every game: under the right headings, and each of them once."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.match import Match
from phylarium.kernel.registry import game, games
from phylarium.table.logbook import Logbook, LogLine, grouped

ACTIONS = 260


def log_of(name: str, seed: str) -> list[LogLine]:
    match = Match.start(name, max(n for n in game(name).seats if n <= 3), seed=seed)
    chance = random.Random(seed)
    while len(match.actions) < ACTIONS and not match.state.over():
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    return [line for line in Logbook(match).page(SPECTATOR, 0).log if line is not None]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_turn_is_headed_once_and_holds_what_happened_in_it(name: str, seed: str) -> None:
    groups = grouped(log_of(name, seed))
    headings = [group.heading for group in groups]
    assert len(headings) > 5
    assert len(set(headings)) == len(headings), "what is under one heading stands together"
    for group in groups:
        lines = [line for run in group.runs for line in run]
        assert lines, "a heading without lines"
        assert not any(line.opens for line in lines), "a line that only repeats its heading"
        assert {line.turn for line in lines} == {group.heading}


@pytest.mark.parametrize("name", games())
def test_a_line_that_only_says_that_a_turn_begins_is_the_first_of_its_turn(name: str) -> None:
    lines = log_of(name, "three")
    for before, line in pairwise(lines):
        if line.opens:
            assert before.turn != line.turn, line.text


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_line_begins_as_a_sentence_does(name: str, seed: str) -> None:
    begun = [line.text.lstrip("“") for line in log_of(name, seed)]
    assert [text for text in begun if text[0].islower()] == []


def test_runs_of_one_kind_are_kept_together() -> None:
    def line(what: str, turn: str, opens: bool = False) -> LogLine:
        return LogLine(1, 0, what, "A1", [], turn, what, opens)

    lines = [line("begins", "1", True), line("begins", "2", True), *[line("dies", "2")] * 4, line("eats", "2")]
    (group,) = grouped(lines)
    assert (group.heading, group.rule, [len(run) for run in group.runs]) == ("2", "A1", [4, 1])
