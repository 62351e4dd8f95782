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
    Message,
    NoSuchMoment,
    OptionError,
    UndoRefused,
    UnknownAction,
    WrongSeat,
    digest,
    render,
)
from phylarium.kernel.match import SKIPPED, SNAPSHOT_EVERY, Skipped


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


# --- attempts --------------------------------------------------------------------------------


def test_an_attempt_changes_nothing_until_it_is_taken() -> None:
    match = with_a_pool()
    before, lines = digest(match.state), len(match.log(0))
    attempt = match.attempt(0, SHELL)
    assert (digest(match.state), len(match.log(0)), len(match.actions)) == (before, lines, 1)
    match.take(attempt)
    assert attempt.digest == match.digests[-1] == digest(match.state) != before
    assert (len(match.log(0)), match.actions[-1]) == (lines + 1, SHELL)


def test_an_attempt_is_good_for_one_position_only() -> None:
    match = with_a_pool()
    early, other = match.attempt(0, SHELL), match.attempt(0, "stop")
    match.take(other)
    after = digest(match.state)
    with pytest.raises(ValueError, match="gone on"):
        match.take(early)
    assert digest(match.state) == after


def test_a_position_that_somebody_holds_stays_as_it_is() -> None:
    match = with_a_pool()
    held, before = match.state, digest(match.state)
    match.apply(0, SHELL)
    match.undo(0)
    match.apply(0, "stop")
    assert digest(held) == before


# --- going back and leaping ------------------------------------------------------------------


def test_going_back_as_far_as_one_likes() -> None:
    match = next(m for m in map(finished, "abcdefgh") if len(m.actions) > SNAPSHOT_EVERY + 4)
    digests, lines = match.digests.copy(), [len(match.at(n).journal or []) for n in range(len(match.actions) + 1)]
    for number in (len(digests), SNAPSHOT_EVERY + 3, SNAPSHOT_EVERY, 7, 0):
        match.go_back(number)
        assert len(match.actions) == len(match.past) == len(match.digests) == number
        assert digest(match.state) == (digests[number - 1] if number else digest(match.at(0)))
        assert len(match.state.journal or []) == lines[number]
    with pytest.raises(NoSuchMoment):
        match.go_back(1)


def leapt() -> tuple[Match, Match]:
    """A whole game, and the same with a leap over its actions 11 to 20."""
    whole = next(m for m in map(finished, "abcdefgh") if len(m.actions) > SNAPSHOT_EVERY + 4)
    match = Match.start(GAME, 4, {"sea": "rough"}, whole.seed)
    for action in whole.actions[:10]:
        match.apply(match.state.to_move(), action)
    lost = zip(whole.past[10:20], whole.texts()[10:20], whole.digests[10:20], strict=True)
    match.leap(whole.rebuilt(20), [Skipped(past.seat, text, reached) for past, text, reached in lost])
    for action in whole.actions[20:]:
        match.apply(match.state.to_move(), action)
    return whole, match


def test_a_leap_leads_over_what_cannot_be_replayed() -> None:
    whole, match = leapt()
    assert match.gap == (11, 19)
    assert match.actions[10:20] == [SKIPPED] * 10
    assert match.digests == whole.digests
    assert match.record() == whole.record()
    assert [past.seat for past in match.past] == [past.seat for past in whole.past]
    for number in range(1, len(whole.actions) + 1):
        if 11 <= number <= 19:
            with pytest.raises(NoSuchMoment, match="11 to 19"):
                match.at(number)
        else:
            assert digest(match.at(number)) == whole.digests[number - 1]
    assert all(not 10 < entry.number <= 20 for entry, _ in match.log(SPECTATOR))
    match.go_back(25)
    assert match.gap == (11, 19)
    match.go_back(10)
    assert match.gap is None
    match.apply(match.state.to_move(), whole.actions[10])
    assert digest(match.state) == whole.digests[10]


@pytest.mark.parametrize("first", [0, 1, 9, 14, 20, 33])
def test_all_positions_one_after_the_other(first: int) -> None:
    whole, match = leapt()
    start = [digest(whole.at(0)), *whole.digests]
    assert [digest(state) for state in whole.positions(first)] == start[first:]
    found = [digest(state) for state in match.positions(first)]
    assert found == [start[20] if 11 <= n <= 19 else start[n] for n in range(first, len(start))]


def test_nothing_is_taken_back_over_a_leap() -> None:
    whole, match = leapt()
    match.go_back(20)
    assert not match.can_undo(whole.past[19].seat)


# --- the log ---------------------------------------------------------------------------------


def test_lines_of_the_log_up_to_a_moment() -> None:
    match = finished("lines")
    for seat in (SPECTATOR, 0, 3):
        for number in range(len(match.actions) + 1):
            journal = match.at(number).journal or []
            readable = [i for i, entry in enumerate(journal) if entry.audience in (-1, seat)]
            assert match.lines(seat, number) == readable
        assert match.lines(seat) == match.lines(seat, len(match.actions))
        assert [match.line(index) for index in match.lines(seat)] == match.log(seat)


def test_a_line_has_the_heading_of_the_moment_in_which_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "heading", lambda game, state: Message("heading", {"number": state.number}))
    match = finished("headings")
    log = match.log(0)
    assert {min(e.number for e, _ in log), max(e.number for e, _ in log)} == {0, len(match.actions)}
    assert all(entry.heading == Message("heading", {"number": entry.number}) for entry, _ in log)
