"""Rules that changed: older ones that are kept, positions that are taken over, and what records say of it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.toy import registered
from tests.toy.older import KEEPING, OLDER, TIDAL
from tests.toy.tidepool import GAME, TidePool

from phylarium.kernel import (
    DamagedRecord,
    DamagedState,
    Field,
    Match,
    Message,
    Record,
    State,
    codec,
    commitment,
    decode,
    digest,
    encode,
    from_json,
    render,
    replay,
    to_json,
    verify,
    versions,
)
from phylarium.kernel.record import SHORT, Result, Stretch

OPTIONS: dict[str, bool | str] = {"sea": "rough", "salvage": True}


def played(state: State, decisions: int, seed: str = "played") -> tuple[State, list[str], list[str]]:
    """So many decisions of chance: where they lead, as texts, and the digests after each."""
    choices = random.Random(seed)
    actions: list[str] = []
    digests: list[str] = []
    while not state.over() and len(actions) < decisions:
        action = choices.choice(state.legal())
        actions.append(state.game().vocabulary.name(action))
        state.apply(action)
        digests.append(digest(state)[:SHORT])
    return state, actions, digests


def old_record(decisions: int = 1000, seed: str = "old102") -> Record:
    """A game that was played by the older rules."""
    state, actions, digests = played(OLDER.start(3, OPTIONS, seed), decisions, seed)
    return Record(
        format=2,
        game="tidepool",
        rules_version="0",
        phylarium="source",
        options=OPTIONS,
        seats=["Ann", "Bo", "Cy"],
        seed=seed,
        commitment=commitment(seed),
        pack="",
        actions=actions,
        digests=digests,
        digest=digest(state),
        result=Result(state.scores(), state.ranking()) if state.over() else None,
        parts=[Stretch(1, "0", codec.FORMAT)],
    )


def mixed_record(before: int = 12) -> Record:
    """A game that was begun by the older rules and taken over into those of today."""
    record = old_record(before)
    with registered(KEEPING):
        state = versions.take_over(KEEPING, replay(record))
    position = codec.readable(state)
    state, actions, digests = played(state, 1000)
    return msgspec.structs.replace(
        record,
        actions=[*record.actions, *actions],
        digests=[*record.digests, *digests],
        digest=digest(state),
        result=Result(state.scores(), state.ranking()),
        parts=[*record.parts, Stretch(before + 1, "1", codec.FORMAT, position)],
    )


def test_the_older_rules_are_other_rules() -> None:
    """What the tests below rely upon: the same actions lead elsewhere, though not from the first one on."""
    record = old_record()
    assert "word:pass" in record.actions
    new = GAME.start(3, OPTIONS, record.seed)
    alike = 0
    for action, said in zip(record.actions, record.digests, strict=True):
        new.apply(OLDER.vocabulary.parse(action))
        if not digest(new, "0").startswith(said):
            break
        assert not digest(new).startswith(said), "a digest says by which rules"
        alike += 1
    assert 3 < alike < len(record.actions)


def test_a_game_plays_by_the_rules_that_it_keeps() -> None:
    assert KEEPING.edition("0") is OLDER
    assert KEEPING.edition("1") is KEEPING
    assert KEEPING.edition("9") is None
    assert GAME.edition("0") is None
    state = played(OLDER.start(3, OPTIONS, "x"), 20)[0]
    assert digest(decode(KEEPING, encode(state))) == digest(state)
    assert decode(KEEPING, encode(state)).game() is OLDER
    assert from_json(KEEPING, to_json(state)).game() is OLDER
    with pytest.raises(DamagedState, match="with rules '0', not of 'tidepool' with rules '1'"):
        decode(GAME, encode(state))


def test_a_record_of_kept_rules_replays_by_them() -> None:
    record = old_record()
    with registered(KEEPING):
        verdict = verify(record)
        assert verdict.ok, render(verdict.reason)
        assert digest(replay(record)) == record.digest
        assert replay(record, 5).game() is OLDER
        parsed = Record.parse(record.text())
        resumed = Match.resume(msgspec.structs.replace(old_record(9)))
    assert parsed == record
    assert resumed.game is OLDER
    assert resumed.record().rules_version == "0"


def test_a_record_of_rules_that_are_gone_is_read_whole() -> None:
    record = old_record()
    with registered(GAME):
        parsed = Record.parse(record.text())
        assert parsed.actions == record.actions
        verdict = verify(parsed)
        assert not verdict.ok
        assert render(verdict.reason) == "The record was played with rules 0 of tidepool; this version plays rules 1."
        with pytest.raises(DamagedRecord, match="played with rules 0"):
            replay(parsed)


def test_a_position_is_taken_over_by_its_names() -> None:
    state = played(OLDER.start(3, OPTIONS, "over"), 15)[0]
    taken = versions.take_over(GAME, state)
    assert taken.game() is GAME
    assert (taken.number, taken.scores(), taken.to_move()) == (state.number, state.scores(), state.to_move())
    assert taken.rng.words() == state.rng.words()
    assert codec.readable(taken)["fields"] == codec.readable(state)["fields"]
    kept = versions.described(encode(state), versions.Layout.parse(versions.layout(OLDER).text()))
    assert kept == codec.readable(state)
    assert digest(versions.adopt(GAME, kept)) == digest(taken)


def test_fields_that_are_new_begin_as_on_an_empty_table_and_those_that_are_gone_go() -> None:
    class Longer(TidePool):
        rules_version = "2"
        fields = (Field("revealed_before", 0), *(field for field in GAME.fields if field.name != "knows"))

        def blank(self, pack: Path | None = None) -> Any:
            state = super().blank(pack)
            state.revealed_before = 7  # type: ignore[attr-defined]
            state.knows = [0, 0, 0]
            return state

    game = Longer()
    state = played(GAME.start(3, OPTIONS, "over"), 15)[0]
    taken = versions.take_over(game, state)
    assert taken.revealed_before == 7  # type: ignore[attr-defined]
    assert taken.scores() == state.scores()


def test_a_game_translates_what_has_another_name() -> None:
    class Renamed(TidePool):
        rules_version = "2"
        fields = tuple(Field("purse", []) if field.name == "bank" else field for field in GAME.fields)

        def translated(self, position: dict[str, Any], rules_version: str) -> dict[str, Any]:
            fields = dict(position["fields"])
            fields["purse"] = [10 * points for points in fields.pop("bank")]
            return {**position, "fields": fields}

        def blank(self, pack: Path | None = None) -> Any:
            state = super().blank(pack)
            state.bank = [0, 0, 0]
            return state

    state = played(GAME.start(3, OPTIONS, "over"), 25)[0]
    taken = versions.take_over(Renamed(), state)
    assert taken.purse == [10 * points for points in state.scores()]  # type: ignore[attr-defined]


def test_a_position_that_is_not_sound_by_the_new_rules_is_refused() -> None:
    state = played(OLDER.start(3, OPTIONS, "over"), 15)[0]
    with pytest.raises(DamagedState, match="the tide was never set"):
        versions.take_over(TIDAL, state)
    changed = codec.readable(state)
    changed["agenda"] = [{**changed["agenda"][0], "step": "Swim"}]
    with pytest.raises(DamagedState, match="Swim"):
        versions.adopt(GAME, changed)


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain[:-1],
        lambda plain: [9, *plain[1:]],
        lambda plain: [*plain[:-1], plain[-1][1:]],
        lambda plain: [*plain[:-2], [[77, 0, 0, 0, 0, 0]], plain[-1]],
    ],
)
def test_kept_positions_that_cannot_be_read_are_refused(change: Any) -> None:
    plain = msgspec.msgpack.decode(encode(played(OLDER.start(3, OPTIONS, "x"), 5)[0]))
    names = versions.layout(OLDER)
    with pytest.raises(DamagedState):
        versions.described(msgspec.msgpack.encode(change(plain)), names)
    with pytest.raises(DamagedState):
        versions.described(b"\xc1", names)
    with pytest.raises(DamagedState):
        versions.Layout.parse("{")


def test_a_record_of_two_rules_replays_each_part_by_its_own() -> None:
    record = mixed_record()
    with registered(KEEPING):
        assert Record.parse(record.text()) == record
        verdict = verify(record)
        assert verdict.ok, render(verdict.reason)
        assert [render(note) for note in verdict.notes] == ["From action 13 on it was played by rules 1."]
        assert replay(record, 11).game() is OLDER
        assert replay(record, 12).game() is KEEPING
        assert replay(record, log=True).journal


def test_a_record_of_two_rules_is_played_on() -> None:
    record = mixed_record()
    shorter = msgspec.structs.replace(
        record, actions=record.actions[:20], digests=record.digests[:20], digest="", result=None
    )
    with registered(KEEPING):
        match = Match.resume(shorter)
        assert match.game is KEEPING
        assert match.texts() == shorter.actions
        assert [state.number for state in match.positions()] == list(range(21))
        assert (match.at(11).game(), match.at(12).game()) == (OLDER, KEEPING)
        again = match.record()
        assert again == msgspec.structs.replace(shorter, digest=match.digests[-1], phylarium=again.phylarium)
        match.go_back(5)
        assert match.game.rules_version == "0"
        assert len(match.record().parts) == 1
    with registered(GAME), pytest.raises(DamagedRecord, match="played with rules 0"):
        Match.resume(shorter)


def test_nobody_takes_back_what_was_decided_by_other_rules() -> None:
    match = Match.start(OLDER, 3, OPTIONS, "back")
    match.apply(0, "word:peek")
    seat = match.state.to_move()
    match.change_rules(versions.take_over(GAME, match.state))
    assert match.why_no_undo(seat) == Message("undo-rules")
    assert match.game is GAME


def test_of_a_record_of_two_rules_the_part_that_is_kept_replays() -> None:
    record = mixed_record()
    with registered(GAME):
        parsed = Record.parse(record.text())
        verdict = verify(parsed)
        assert (verdict.ok, verdict.number, verdict.digest) == (False, 1, record.digest)
        assert render(verdict.reason).startswith("Actions 1 to 12 were played with rules 0 of tidepool, which")
        assert digest(replay(parsed)) == record.digest
        assert replay(parsed, 20).number == 20
        with pytest.raises(DamagedRecord, match="played with rules 0"):
            replay(parsed, 11)


def test_a_position_that_was_not_reached_is_not_taken_over() -> None:
    record = mixed_record()
    position = record.parts[1].position
    assert position is not None
    richer = {**position, "fields": {**position["fields"], "bank": [99, 0, 0]}}
    parts = [record.parts[0], msgspec.structs.replace(record.parts[1], position=richer)]
    with registered(KEEPING):
        verdict = verify(msgspec.structs.replace(record, parts=parts))
        assert (verdict.ok, verdict.number) == (False, 13)
        assert "is not the one that was reached by the rules before" in render(verdict.reason)
        with pytest.raises(DamagedRecord, match="action 13"):
            replay(msgspec.structs.replace(record, parts=parts))


def test_digests_of_an_older_encoding_are_not_compared() -> None:
    record = old_record()
    stale = ["00000000"] * len(record.digests)
    older = msgspec.structs.replace(record, digests=stale, digest="0" * 32, parts=[Stretch(1, "0", codec.FORMAT - 1)])
    with registered(KEEPING):
        verdict = verify(older)
        assert verdict.ok
        assert verdict.digest == record.digest
        (note,) = verdict.notes
        assert f"The positions after actions 1 to {len(record.actions)} were written in an older form" in render(note)
        wrong = verify(msgspec.structs.replace(older, actions=["word:pass", *older.actions[1:]]))
        assert (wrong.ok, wrong.number, wrong.reason.id) == (False, 1, "verdict-illegal")
        assert verify(msgspec.structs.replace(older, result=None)).reason.id == "verdict-result"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([{"first": 2, "rules_version": "0", "encoding": 1}], "must begin with action 1"),
        ([{"first": 1, "rules_version": "0", "encoding": 1}] * 2, "must begin with action 1"),
        ([{"first": 1, "rules_version": "1", "encoding": 1}], "begins with rules 0, and its first part does not"),
        (
            [{"first": 1, "rules_version": "0", "encoding": 1}, {"first": 99, "rules_version": "0", "encoding": 1}],
            "within the record",
        ),
        ([{"first": 1}], "rules_version"),
    ],
)
def test_damaged_parts(parts: list[dict[str, Any]], said: str) -> None:
    with registered(KEEPING), pytest.raises(DamagedRecord, match=said):
        Record.parse(json.dumps({**json.loads(old_record(9).text()), "parts": parts}))
