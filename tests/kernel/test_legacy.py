"""A legacy is typed, taken up by `start`, and what may be chosen of it is a decision of the set-up."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.toy import registered
from tests.toy.tidepool import GAME, SHELL, PoolLegacy, frames

from phylarium.games.marine import GAME as MARINE
from phylarium.kernel import Legacy, Match, OptionError, Record, verify
from phylarium.kernel.legacy import read

LEFT = PoolLegacy(game="tidepool", rules_version="1", shells=[0, 2, 1])


class Stranger(Legacy, frozen=True, kw_only=True, tag="stranger"):
    pass


def test_a_finished_game_leaves_what_its_successor_begins_with() -> None:
    state = GAME.start(3, seed="left")
    dice = random.Random("left")
    while not state.over():
        state.apply(dice.choice([action for action in state.legal() if action != SHELL] or state.legal()))
    legacy = GAME.legacy(state, {})
    assert legacy.shells == state.shells
    heirs = GAME.start(3, seed="heirs", legacy=legacy)
    assert isinstance(heirs.agenda[-1], frames.Heirloom)


def test_what_may_be_chosen_of_a_legacy_is_asked_in_the_set_up() -> None:
    state = GAME.start(3, seed="heirs", legacy=LEFT)
    assert (state.to_move(), state.decision().message.id) == (1, "tidepool-ask-heirloom")
    state.apply(SHELL)
    assert state.shells == [2, 3, 2]
    state.apply(GAME.vocabulary.parse("none"))
    assert state.shells == [2, 3, 2]
    assert isinstance(state.agenda[-1], frames.Turn)


def test_a_legacy_is_read_again_as_it_was_written() -> None:
    assert read(GAME, LEFT.plain()) == LEFT
    assert LEFT.plain() == {"kind": "pool", "game": "tidepool", "rules_version": "1", "shells": [0, 2, 1]}


def test_a_legacy_of_another_kind_is_refused() -> None:
    stranger = Stranger(game="chess", rules_version="1")
    with pytest.raises(OptionError, match="tidepool cannot go on from a game of chess"):
        GAME.start(3, legacy=stranger)
    with pytest.raises(OptionError, match="cannot be read"):
        read(GAME, stranger.plain())
    with pytest.raises(OptionError, match="marine goes on from no other game"):
        read(MARINE, LEFT.plain())
    with pytest.raises(OptionError, match="cannot be read"):
        read(GAME, {**LEFT.plain(), "shells": "many"})


def test_a_record_keeps_the_legacy_and_replays_with_it() -> None:
    with registered(GAME):
        match = Match.start(GAME, 3, seed="heirs", legacy=LEFT)
        match.apply(1, SHELL)
        match.apply(2, SHELL)
        record = Record.parse(match.record().text())
        assert record.legacy == LEFT.plain()
        assert verify(record).ok
        assert Match.resume(record).state.shells == [2, 3, 3]  # type: ignore[attr-defined]
        without = msgspec.structs.replace(record, legacy=None)
        assert not verify(without).ok
