"""A running game: seats, undo up to the barrier, the log, earlier positions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.toy.broken import variant
from tests.toy.tidepool import CARD, GAME, SHELL, Pool, Turn, frames

from phylarium.kernel import (
    SPECTATOR,
    CannotUndo,
    GameOver,
    IllegalAction,
    Match,
    NoSuchMoment,
    OptionError,
    UndoRefused,
    UnknownAction,
    WrongSeat,
    digest,
    render,
)
from phylarium.kernel.match import SNAPSHOT_EVERY


def with_a_pool() -> Match:
    """Seat 0 has played a card from its hand: from here a shell can be spent, and taken back."""
    match = Match.start(GAME, 3, seed="pool")
    match.apply(0, next(a for a in match.state.legal() if a >= CARD))
    return match


def test_actions_are_integers_or_texts() -> None:
    match = with_a_pool()
    match.apply(0, "word:shell")
    assert match.actions[-1] == SHELL
    with pytest.raises(UnknownAction, match="'tide' names no action"):
        match.apply(0, "tide")


def test_another_seat_must_wait() -> None:
    match = with_a_pool()
    before = digest(match.state)
    with pytest.raises(WrongSeat, match=r"seat 3 cannot act: it is for seat 1 \(Wader 1\) to decide"):
        match.apply(2, SHELL)
    assert digest(match.state) == before
    assert len(match.actions) == 1


def test_an_illegal_action_says_why() -> None:
    match = with_a_pool()
    match.apply(0, SHELL)
    with pytest.raises(IllegalAction, match=r"seat 1 \(Wader 1\) cannot take word:shell: there is no .* \(shell\)"):
        match.apply(0, SHELL)
    with pytest.raises(IllegalAction, match=r"cannot take word:none: this is not what is being decided now \(turn\)"):
        match.apply(0, "none")


def test_undo_gives_back_the_position_and_the_log() -> None:
    match = with_a_pool()
    before, lines = digest(match.state), len(match.log(0))
    match.apply(0, SHELL)
    assert len(match.log(0)) == lines + 1
    assert match.can_undo(0)
    assert match.undo(0) == 1
    assert digest(match.state) == before
    assert len(match.log(0)) == lines
    assert len(match.digests) == 1
    match.apply(0, SHELL)
    assert len(match.log(0)) == lines + 1


def refused(match: Match, seat: int) -> str:
    assert not match.can_undo(seat)
    before = digest(match.state)
    with pytest.raises(UndoRefused) as error:
        match.undo(seat)
    assert digest(match.state) == before
    assert isinstance(error.value, CannotUndo)
    assert render(error.value.reason, "tidepool") == str(error.value)
    return error.value.reason.id


def test_undo_stops_at_what_was_shown() -> None:
    match = with_a_pool()
    assert refused(match, 0) == "undo-shown"
    match.apply(0, SHELL)
    match.undo(0)
    assert refused(match, 0) == "undo-shown"


def test_undo_stops_at_chance() -> None:
    match = Match.start(GAME, 2, seed="chance")
    for action in [a for a in match.state.legal() if a >= CARD]:
        match.apply(0, action)
    while not match.state.pool or sum(match.state.pool) < 3:  # type: ignore[attr-defined]
        match.apply(0, "draw")
        assert match.state.to_move() == 0, "choose a seed whose first cards are no waves"
    match.apply(0, "stop")
    assert refused(match, 0) == "undo-chance"


def test_undo_stops_at_another_seat() -> None:
    match = with_a_pool()
    match.apply(0, "stop")
    assert refused(match, 1) == "undo-nothing"
    match.apply(1, next(a for a in match.state.legal() if a >= CARD))
    assert refused(match, 0) == "undo-other-seat"
    assert refused(Match.start(GAME, 2), 0) == "undo-nothing"


def test_undo_of_the_last_seat_to_decide_while_another_is_asked() -> None:
    match = with_a_pool()
    before = digest(match.state)
    match.apply(0, "stop")
    assert match.state.to_move() == 1
    match.undo(0)
    assert digest(match.state) == before


def finished(seed: str) -> Match:
    match = Match.start(GAME, 4, {"sea": "rough"}, seed)
    choices = random.Random(seed)
    while not match.state.over():
        match.apply(match.state.to_move(), choices.choice(match.state.legal()))
    return match


def test_every_earlier_position() -> None:
    match = next(m for m in map(finished, "abcdefgh") if len(m.actions) > SNAPSHOT_EVERY)
    for number in range(1, len(match.actions) + 1):
        state = match.at(number)
        assert digest(state) == match.digests[number - 1]
        assert state.journal is not None
        assert all(entry.number <= number for entry in state.journal)
    assert len(match.at(len(match.actions)).journal or []) == len(match.state.journal or [])
    for number in (-1, len(match.actions) + 1):
        with pytest.raises(NoSuchMoment, match="there is no position after"):
            match.at(number)


def test_an_earlier_position_is_not_the_match() -> None:
    match = with_a_pool()
    now = digest(match.state)
    state = match.at(1)
    state.apply(SHELL)
    assert digest(match.state) == now
    assert len(match.log(0)) == len(match.at(1).journal or []) - 2  # two hands that seat 0 does not see


def test_after_the_end() -> None:
    match = finished("end")
    with pytest.raises(GameOver):
        match.apply(0, SHELL)


def test_the_log_is_read_by_those_who_may() -> None:
    match = Match.start(GAME, 3, seed="log")
    match.apply(0, "peek")
    told = {seat: [entry.what for entry, _ in match.log(seat)] for seat in range(SPECTATOR, 3)}
    assert told[0] == ["tidepool-log-dealt", "tidepool-log-looked", "tidepool-log-peeked"]
    assert told[1] == ["tidepool-log-dealt", "tidepool-log-looked"]
    assert told[SPECTATOR] == ["tidepool-log-looked"]
    assert [entry.who for entry, _ in match.log(1)] == [1, 0]
    assert render(match.log(1)[1][1], "tidepool") == "Wader 1 looked at the top card."


def test_without_a_log() -> None:
    match = Match.start(GAME, 2, log=False)
    match.apply(0, "peek")
    assert match.log(0) == []
    assert match.at(1).journal is None


def test_seats_and_names() -> None:
    assert Match.start(GAME, names=["Ann", "Bo", "Cy"]).state.scores() == [0, 0, 0]
    assert Match.start("tidepool").names == ["seat 1", "seat 2"]
    with pytest.raises(OptionError, match="3 seats and 2 names"):
        Match.start(GAME, 3, names=["Ann", "Bo"])


class Stumbles(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        if action == SHELL:
            s.bank[f.seat] = 99
            raise ZeroDivisionError
        super().chosen(s, f, action)


def test_a_defect_in_the_rules_leaves_the_match_where_it_was() -> None:
    match = Match.start(variant(turn=Stumbles()), 3, seed="pool")
    match.apply(0, next(a for a in match.state.legal() if a >= CARD))
    before, lines = digest(match.state), len(match.log(0))
    with pytest.raises(ZeroDivisionError):
        match.apply(0, SHELL)
    assert digest(match.state) == before
    assert len(match.log(0)) == lines
    match.apply(0, "stop")


def test_a_match_goes_on_from_its_record(tmp_path: Path) -> None:
    match = with_a_pool()
    match.apply(0, SHELL)
    again = Match.resume(match.record())
    assert digest(again.state) == digest(match.state)
    assert again.record() == match.record()
    assert again.undo(0) == 1
