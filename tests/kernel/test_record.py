"""Records: readable, replayed exactly, and refused with what is wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.toy.tidepool import GAME

from phylarium.kernel import DamagedRecord, Match, NoSuchMoment, Record, commitment, digest, render, replay, verify


def played(seed: str = "record", decisions: int = 1000, pack: Path | None = None) -> Match:
    match = Match.start(GAME, 3, {"sea": "rough", "salvage": True}, seed, ["Ann", "Bo", "Cy"], pack)
    choices = random.Random(seed)
    for _ in range(decisions):
        if not match.state.over():
            match.apply(match.state.to_move(), choices.choice(match.state.legal()))
    return match


@pytest.fixture
def plain() -> dict[str, Any]:
    """A sound record as plain data, to be damaged."""
    found: dict[str, Any] = json.loads(played().record().text())
    return found


def test_a_record_is_readable(plain: dict[str, Any]) -> None:
    assert plain["game"] == "tidepool"
    assert plain["seats"] == ["Ann", "Bo", "Cy"]
    assert plain["options"] == {"sea": "rough", "salvage": True}
    assert plain["commitment"] == commitment("record")
    assert all(text.startswith(("word:", "card:")) for text in plain["actions"])
    assert sorted(plain["result"]) == ["ranking", "scores"]
    assert len(plain["digests"]) == len(plain["actions"])


def test_save_and_load(tmp_path: Path) -> None:
    match = played()
    record = match.record()
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record
    assert record.result is not None
    assert record.result.scores == match.state.scores()


def test_replay_gives_every_position() -> None:
    match = played()
    record = match.record()
    assert digest(replay(record)) == record.digest
    for number in range(1, len(match.actions) + 1, 5):
        assert digest(replay(record, at=number)) == match.digests[number - 1]
    assert replay(record, at=3).number == 3
    assert replay(record).journal is None
    assert replay(record, log=True).journal
    with pytest.raises(NoSuchMoment, match=r"there is no position after 9,999"):
        replay(record, at=9999)


def test_a_sound_record_is_verified() -> None:
    record = played(decisions=9).record()
    assert record.result is None
    verdict = verify(record)
    assert verdict.ok
    assert verdict.digest == record.digest
    assert render(verdict.reason) == f"The record is sound: 9 actions replay to {record.digest}."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 7}, "record format 7 is not known; this version reads 1"),
        ({"game": "tidepol"}, "no game 'tidepol'; did you mean tidepool"),
        ({"game": 3}, "wrong value: game: wanted is a text, not a whole number"),
        ({"seats": ["Ann"]}, "cannot be played by 1; it has 2, 3, 4 seats"),
        ({"seats": 3}, "wrong value: seats: wanted is a list, not a whole number"),
        ({"options": {"moon": True}}, "no option 'moon'"),
        ({"options": {"sea": 4}}, r"wrong value: options\[\.\.\.\]: wanted is"),
        ({"options": {"sea": "frozen"}}, "sea cannot be 'frozen'"),
        ({"seed": "another"}, "the seed is not the one that was committed to"),
        ({"commitment": "0" * 64}, "the seed is not the one that was committed to"),
        ({"actions": ["word:draw"]}, r"there are 1 actions and \d+ digests"),
        ({"actions": "word:draw"}, "wrong value: actions: wanted is a list, not a text"),
        ({"actions": ["word:draw", "word:swim"], "digests": ["", ""]}, "action 2: 'word:swim' names no action"),
        ({"digests": [1]}, r"wrong value: digests\[0\]: wanted is a text, not a whole number"),
        ({"result": {"scores": [1]}}, "result: ranking is missing"),
        ({"weather": "fine"}, "wrong value: weather is not known"),
    ],
    ids=lambda row: row if isinstance(row, str) else "",
)
def test_damaged_records(plain: dict[str, Any], change: dict[str, Any], said: str) -> None:
    with pytest.raises(DamagedRecord, match=said):
        Record.parse(json.dumps({**plain, **change}))


@pytest.mark.parametrize("key", ["format", "game", "rules_version", "seats", "seed", "actions", "digest", "pack"])
def test_missing_keys(plain: dict[str, Any], key: str) -> None:
    del plain[key]
    with pytest.raises(DamagedRecord, match=f"lacks the key '{key}'"):
        Record.parse(json.dumps(plain))


@pytest.mark.parametrize("text", ["", "{", "not json", b"\xff\xfe", "[" * 100_000])
def test_not_json(text: str | bytes) -> None:
    with pytest.raises(DamagedRecord, match="the record cannot be read"):
        Record.parse(text)


def test_not_an_object() -> None:
    with pytest.raises(DamagedRecord, match="not a JSON object"):
        Record.parse("[1, 2]")


def test_an_illegal_action_is_found() -> None:
    record = played().record()
    actions = [*record.actions[:4], "word:none", *record.actions[5:]]
    verdict = verify(msgspec.structs.replace(record, actions=actions))
    assert not verdict.ok
    assert verdict.number == 5
    assert "Action 5 (word:none) cannot be taken: seat" in render(verdict.reason, "tidepool")
    with pytest.raises(DamagedRecord, match=r"Action 5 \(word:none\) cannot be taken"):
        replay(msgspec.structs.replace(record, actions=actions))
    assert replay(msgspec.structs.replace(record, actions=actions), at=4).number == 4


def test_actions_after_the_end_are_found() -> None:
    record = played().record()
    longer = msgspec.structs.replace(
        record, actions=[*record.actions, "word:draw"], digests=[*record.digests, record.digests[-1]]
    )
    verdict = verify(longer)
    assert verdict.number == len(longer.actions)
    assert "the game is over" in render(verdict.reason, "tidepool")


@pytest.mark.parametrize("said", ["00000000", "", "0"])
def test_the_first_position_that_differs_is_found(said: str) -> None:
    record = played().record()
    digests = [*record.digests[:2], said, *record.digests[3:]]
    verdict = verify(msgspec.structs.replace(record, digests=digests))
    assert (verdict.ok, verdict.number) == (False, 3)
    assert render(verdict.reason).startswith(f"After action 3 ({record.actions[2]}) the position is ")
    with pytest.raises(DamagedRecord, match="After action 3"):
        replay(msgspec.structs.replace(record, digests=digests))


def test_a_wrong_last_digest_or_result_is_found() -> None:
    record = played().record()
    wrong = verify(msgspec.structs.replace(record, digest="0" * 32))
    assert (wrong.ok, wrong.number, wrong.reason.id) == (False, 0, "verdict-final")
    wrong = verify(msgspec.structs.replace(record, result=None))
    assert (wrong.ok, wrong.reason.id) == (False, "verdict-result")


def test_other_rules_are_said(plain: dict[str, Any]) -> None:
    """Such a record can be opened, whatever actions its rules had, but not replayed."""
    parts = [{**plain["parts"][0], "rules_version": "0"}]
    record = Record.parse(json.dumps({**plain, "rules_version": "0", "parts": parts, "options": {"moon": True}}))
    verdict = verify(record)
    assert not verdict.ok
    assert render(verdict.reason) == "The record was played with rules 0 of tidepool; this version plays rules 1."
    with pytest.raises(DamagedRecord, match="played with rules 0 of tidepool; this version plays rules 1"):
        replay(record)


def test_packs_are_part_of_a_record(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    values = (GAME.data / "cards.toml").read_text()
    (pack / "cards.toml").write_text(values.replace("points = 4", "points = 9"))
    record = played(pack=pack).record()
    assert record.pack
    assert verify(record, pack).ok
    assert "its folder is needed" in render(verify(record).reason)
    (pack / "cards.toml").write_text(values)
    assert "was played with the pack" in render(verify(record, pack).reason)
    assert "the values of the game itself" in render(verify(played().record(), pack).reason)
