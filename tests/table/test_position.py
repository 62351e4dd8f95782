"""What a look and a move cost: each mask is made once, and each action is taken once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import SPECTATOR, TRUTH, State
from phylarium.table.position import Before, Leaf, Position

pytestmark = pytest.mark.anyio


@pytest.fixture
def masks(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often the truth was masked, by seat."""
    counted: Counter[int] = Counter()
    masked = State.masked

    def counting(state: State, seat: int) -> State:
        counted[seat] += state.viewer == TRUTH
        return masked(state, seat)

    monkeypatch.setattr(State, "masked", counting)
    return counted


async def test_a_look_makes_one_mask_for_each_seat_that_is_seen(server: Server, masks: Counter[int]) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me", "me"))["id"]
    seen = await sight(browser, id)
    for _ in range(12):
        masks.clear()
        seen = await act(browser, seen)
        for _ in range(3):
            await sight(browser, id)
        assert masks == {seen["view"]: 1, SPECTATOR: 1}


async def test_viewers_share_the_masks(server: Server, masks: Counter[int]) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", public=True)
    await join(friend, table["links"]["1"])
    masks.clear()
    for browser in (host, friend, server.browser(), host):
        await sight(browser, table["id"])
    assert masks == {0: 1, 1: 1, SPECTATOR: 1}


async def test_an_earlier_position_is_masked_once(server: Server, masks: Counter[int]) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    for _ in range(4):
        seen = await act(browser, seen)
    masks.clear()
    assert (await browser.get(f"/api/tables/{seen['id']}/at/2")).status_code == 200
    assert max(masks.values()) == 1
    assert set(masks) <= {seen["view"], SPECTATOR}


async def test_a_move_is_taken_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    room = await server.service.rooms.get(id)
    counted: Counter[str] = Counter()

    def count(name: str) -> None:
        original = getattr(Marine, name)

        def counting(state: Marine, *args: Any) -> Any:
            counted[name] += 1
            return original(state, *args)

        monkeypatch.setattr(Marine, name, counting)

    count("clone")
    count("apply")
    await room.play(room.to_move(), 0, GAME.vocabulary.name(room.state.legal()[0]))
    assert counted == {"clone": 1, "apply": 1}


def test_what_is_worked_out_is_kept_by_viewer_and_language() -> None:
    position = Position(GAME, GAME.start(2, {}, "kept"))
    made = [
        position.once(("words", seat, language), lambda: object())
        for _ in range(2)
        for seat in (0, 1)
        for language in ("en", "fr")
    ]
    assert made[:4] == made[4:]
    assert len(set(made)) == 4
    assert position.pieces(0, "en") is position.pieces(0, "en")
    assert position.pieces(0, "en") is not position.pieces(0, "qps")


def test_only_the_parts_of_a_piece_that_have_changed_are_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    encode = Leaf.of

    def counted(markup: str) -> Leaf:
        written.append(markup)
        return encode(markup)

    monkeypatch.setattr(Leaf, "of", counted)
    before = Before()
    state = GAME.start(2, {}, "parts")
    first = Position(GAME, state, before).pieces(SPECTATOR)
    whole = sum(map(len, written))
    written.clear()
    state = state.clone()
    state.apply(state.legal()[0])
    second = Position(GAME, state, before).pieces(SPECTATOR)
    assert any(second[name].hash != first[name].hash for name in first), "the action is seen"
    assert 0 < sum(map(len, written)) < whole / 4
    for name, markup in GAME.pieces(state.masked(SPECTATOR), SPECTATOR).items():
        piece = second[name]
        assert piece.markup == markup
        assert msgspec.json.decode(bytes(piece.json)) == markup
        if name in first:
            assert (piece.hash == first[name].hash) is (markup == first[name].markup)


def test_a_piece_that_looks_the_same_has_the_same_digest_at_another_table() -> None:
    state = GAME.start(2, {}, "digest")
    one, other = Position(GAME, state).pieces(SPECTATOR), Position(GAME, state.clone()).pieces(SPECTATOR)
    assert [piece.hash for piece in one.values()] == [piece.hash for piece in other.values()]
    assert len({piece.hash for piece in one.values()}) == len(one)
