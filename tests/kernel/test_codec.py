"""States as bytes and JSON: exact there and back, and every kind of damage a DamagedState and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toy.tidepool import DRAW, GAME, TURN, frames
from tests.toy.tidepool.rules.frames import SET_UP

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
    """The encoded state with some of its ten parts replaced."""
    parts = ["format", "game", "rules", "viewer", "number", "revealed", "seats", "rng", "agenda", "fields"]
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
    assert readable["agenda"] == [{"step": "Turn", "seat": 0, "actor": 0}]
    assert readable["fields"]["sea"] == "calm"
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
        (b"\x91" * 5000 + b"\x00", "not an encoded state"),
        (msgspec.msgpack.encode({"a": 1}), "not an encoded state"),
        (msgspec.msgpack.encode(PLAIN[:9]), "not an encoded state"),
        (changed(format=99), "format 99 is not known; this version reads 2"),
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
        (changed(agenda=[[TURN, 0]]), "names step"),
        (changed(agenda=[[TURN, 0, 0, 7]]), "step Turn on the agenda has no ints of its own; there are 1"),
        (changed(seats=7), "'seats' cannot be 7: tidepool has 2, 3, 4 seats"),
        (changed(agenda=[[17, 0, 0]]), "names step 17, which there is not"),
        (changed(agenda=[[SET_UP, 0, 0]]), "waits for a decision, and SetUp on top of the agenda is none"),
        (changed(agenda=[[TURN, 9, 9]]), "a seat that does not exist"),
        (changed(fields=PLAIN[9][:-1]), "has 11 fields"),
        (changed(fields=[*PLAIN[9][:-1], [0, "x", 0]]), "'knows' must be a list of any number of integers"),
        (changed(fields=[5, *PLAIN[9][1:]]), "option 'sea' cannot be 5"),
        (changed(fields=[*PLAIN[9][:5], [0, 0, 0], *PLAIN[9][6:]]), "'pool' must be a list of 4 integers"),
        (changed(fields=[*PLAIN[9][:3], [], *PLAIN[9][4:]]), "cards of the kind"),
        (changed(viewer=4), "'viewer' cannot be 4: there are 3 seats"),
        (
            changed(viewer=0, agenda=[[TURN, 0, 0]], fields=[*PLAIN[9][:9], [], PLAIN[9][10]]),
            "cannot be read: IndexError",
        ),
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
    state.push(frames.Turn(0))
    broken: list[Any] = msgspec.msgpack.decode(encode(state))
    for kind in range(4):
        broken[9][7][kind] = 4
    broken[9][3] = []
    broken[9][7][4] = 2
    with pytest.raises(DamagedState, match="nothing to choose"):
        decode(GAME, msgspec.msgpack.encode(broken))


def json_with(change: dict[str, Any], fields: dict[str, Any] | None = None) -> str:
    return json.dumps({**READABLE, **change, "fields": {**READABLE["fields"], **(fields or {})}})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("[" * 100_000 + "]" * 100_000, "not an encoded state"),
        ("[]", "not an encoded state"),
        (json.dumps({k: v for k, v in READABLE.items() if k != "rng"}), "key 'rng' is missing"),
        (json_with({"agenda": 3}), "'agenda' must be a list of frames"),
        (json_with({"agenda": [[]]}), "'agenda' must be a list of frames"),
        (json_with({"agenda": [{"step": "Nap", "seat": 0, "actor": 0}]}), "names step 'Nap', which there is not"),
        (json_with({"agenda": [{"step": 1}]}), "names step 1, which"),
        (
            json_with({"agenda": [{"step": "Turn", "seat": 0}]}),
            "has seat, actor; look at 'actor'",
        ),
        (json_with({"agenda": [{"step": "Turn", "seat": 0, "actor": 0, "b": 1}]}), "look at 'b'"),
        (json.dumps({**READABLE, "fields": []}), "'fields' must be an object"),
        (json.dumps({**READABLE, "fields": {"sea": 0}}), "field 'salvage' is missing"),
        (json_with({}, {"seaweed": 1}), "tidepool has no field 'seaweed'"),
        (json_with({}, {"deck": ["whale"]}), "'deck' has no value 'whale'"),
        (json_with({}, {"pool": {"crab": 1}}), "'pool' must have the places anemone, crab"),
        (json_with({}, {"sea": "stormy"}), "'sea' has no value 'stormy'"),
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
