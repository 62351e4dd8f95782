"""States as bytes and JSON: exact there and back, and every kind of damage a DamagedState and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toy.tidepool import DRAW, GAME

from phylarium.kernel import SPECTATOR, DamagedState, State, decode, digest, encode, from_json, to_json


def middle(seed: str = "middle", decisions: int = 12) -> State:
    state = GAME.start(3, {"salvage": True}, seed)
    choices = random.Random(seed)
    for _ in range(decisions):
        if not state.over():
            state.apply(choices.choice(state.legal()))
    return state


DATA = encode(middle())
PLAIN: list[Any] = msgspec.msgpack.decode(DATA)
READABLE: dict[str, Any] = json.loads(to_json(middle()))


def changed(**at: Any) -> bytes:
    """The encoded state with some of its nine parts replaced."""
    parts = ["format", "game", "rules", "viewer", "number", "revealed", "rng", "agenda", "fields"]
    return msgspec.msgpack.encode([at.get(name, part) for name, part in zip(parts, PLAIN, strict=True)])


def test_round_trip_and_digest() -> None:
    state = middle()
    assert encode(decode(GAME, DATA)) == DATA
    assert encode(from_json(GAME, to_json(state))) == DATA
    assert digest(decode(GAME, DATA)) == digest(state)
    other = state.clone()
    other.apply(other.legal()[0])
    assert digest(other) != digest(state)


def test_json_reads_like_the_game() -> None:
    readable = json.loads(to_json(GAME.start(2, seed="x")))
    assert readable["game"] == "tidepool"
    assert readable["agenda"][0][0] == "Turn"
    assert set(readable["fields"]["deck"]) == {"anemone", "crab", "starfish", "octopus", "wave"}
    assert readable["fields"]["pool"] == {"anemone": 0, "crab": 0, "starfish": 0, "octopus": 0}


def test_an_observation_is_decoded_as_one() -> None:
    for seat in range(SPECTATOR, 3):
        seen = middle().masked(seat)
        again = decode(GAME, encode(seen))
        assert again.viewer == seat
        assert again.legal() == seen.legal()


def test_decoding_leaves_the_log_off_and_the_game_playable() -> None:
    state = decode(GAME, encode(GAME.start(2, seed="play", log=True)))
    assert state.journal is None
    state.apply(DRAW)
    assert state.number == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not msgpack"),
        (DATA[:-1], "not msgpack"),
        (DATA + b"\x00", "not msgpack"),
        (b"\x91" * 5000 + b"\x00", "not msgpack"),
        (msgspec.msgpack.encode({"a": 1}), "not an encoded state"),
        (msgspec.msgpack.encode(PLAIN[:8]), "not an encoded state"),
        (changed(format=99), "format 99 is not known; this version reads 1"),
        (changed(game="chess"), "of 'chess' with rules '1', not of 'tidepool'"),
        (changed(rules="0"), "with rules '0', not of 'tidepool' with rules '1'"),
        (changed(viewer=-3), "'viewer' cannot be -3"),
        (changed(viewer="me"), "'viewer' must be an integer, not me"),
        (changed(viewer=True), "'viewer' must be an integer, not True"),
        (changed(number=-1), "'number' cannot be -1"),
        (changed(number=1.5), "'number' must be an integer"),
        (changed(revealed=None), "'revealed' must be an integer"),
        (changed(rng=[1, 2, 3]), "'rng' must be a list of 4 integers"),
        (changed(rng=[1, 2, 3, 2**32]), "four words of 32 bits"),
        (changed(agenda=7), "'agenda' must be a list of frames"),
        (changed(agenda=[[1, 0, 0]]), "'agenda' must be a list of 6 integers"),
        (changed(agenda=[[17, 0, 0, 0, 0, 0]]), "names step 17, tidepool has 4"),
        (changed(agenda=[[0, 0, 0, 0, 0, 0]]), "waits for a decision, and SetUp on top of the agenda is none"),
        (changed(agenda=[[1, 9, 0, 0, 0, 0]]), "a seat that does not exist"),
        (changed(fields=PLAIN[8][:-1]), "has 12 fields"),
        (changed(fields=[*PLAIN[8][:-1], [0, "x", 0]]), "'knows' must be a list of any number of integers"),
        (changed(fields=[5, *PLAIN[8][1:]]), "none that the game has"),
        (changed(fields=[*PLAIN[8][:6], [0, 0, 0], *PLAIN[8][7:]]), "'pool' must be a list of 4 integers"),
        (changed(fields=[*PLAIN[8][:4], [], *PLAIN[8][5:]]), "cards of the kind"),
        (changed(viewer=4), "'viewer' cannot be 4: tidepool has at most 4 seats"),
        (changed(viewer=3, agenda=[[1, 3, 0, 0, 0, 0]]), "cannot be read: IndexError"),
    ],
    ids=lambda row: row if isinstance(row, str) else "",
)
def test_damaged_bytes(data: bytes, said: str) -> None:
    with pytest.raises(DamagedState, match=said):
        decode(GAME, data)


def test_nothing_to_choose_is_damage() -> None:
    """A turn with an empty deck, an empty pool and empty hands asks for nothing that could be given."""
    state = middle(decisions=1000)
    assert state.over()
    state.hand = [-1] * len(state.hand)  # type: ignore[attr-defined]
    state.push(1, 0)
    broken: list[Any] = msgspec.msgpack.decode(encode(state))
    for kind in range(4):
        broken[8][8][kind] = 4
    broken[8][4] = []
    broken[8][8][4] = 2
    with pytest.raises(DamagedState, match="nothing to choose"):
        decode(GAME, msgspec.msgpack.encode(broken))


def json_with(change: dict[str, Any], fields: dict[str, Any] | None = None) -> str:
    return json.dumps({**READABLE, **change, "fields": {**READABLE["fields"], **(fields or {})}})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not an encoded state"),
        (json.dumps({k: v for k, v in READABLE.items() if k != "rng"}), "key 'rng' is missing"),
        (json_with({"agenda": 3}), "'agenda' must be a list of frames"),
        (json_with({"agenda": [[]]}), "'agenda' must be a list of frames"),
        (json_with({"agenda": [["Nap", 0, 0, 0, 0, 0]]}), "names step 'Nap', which tidepool does not have"),
        (json_with({"agenda": [[1, 0, 0, 0, 0, 0]]}), "names step 1, which"),
        (json.dumps({**READABLE, "fields": []}), "'fields' must be an object"),
        (json.dumps({**READABLE, "fields": {"seats": 3}}), "field 'salvage' is missing"),
        (json_with({}, {"seaweed": 1}), "tidepool has no field 'seaweed'"),
        (json_with({}, {"deck": ["whale"]}), "'deck' has no value 'whale'"),
        (json_with({}, {"pool": {"crab": 1}}), "'pool' must have the places anemone, crab"),
        (json_with({}, {"seats": "three"}), "'seats' has no value 'three'"),
    ],
    ids=lambda row: row[:40],
)
def test_damaged_json(text: str, said: str) -> None:
    with pytest.raises(DamagedState, match=said):
        from_json(GAME, text)


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_a_changed_byte_is_refused_or_gives_a_sound_state(place: int, mask: int) -> None:
    data = bytearray(DATA)
    data[place] ^= mask
    try:
        state = decode(GAME, bytes(data))
    except DamagedState as error:
        sentence = str(error)
        assert sentence
    else:
        assert state.viewer != -2 or state.status() == []


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(DamagedState):
        decode(GAME, data)
