"""Observations as arrays: every field of every game, nothing hidden, every number within its bounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.toy.tidepool import GAME, HIDDEN, KINDS, Pool, TidePool

from phylarium.envs.encoder import CAPACITY, FRAMES, Encoder, encoder
from phylarium.kernel import SPECTATOR, Field, HiddenState, State, registry, seeded

ROOT = Path(__file__).parents[2]
GAMES = ["tidepool", *registry.games()]


def positions(name: str, seats: int = 3, every: int = 25) -> Iterator[State]:
    """Positions of a random game, from its start to its end."""
    state = registry.game(name).start(seats, seed="positions")
    rng = seeded("players")
    while state.offers:
        if state.number % every == 0:
            yield state
        state.apply(state.offers[rng.below(len(state.offers))])
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_in_the_observation_as_the_seat_may_see_it(name: str) -> None:
    coder = encoder(name)
    for state in positions(name):
        for seat in (SPECTATOR, 0, 2):
            seen = state.masked(seat)
            named = coder.named(coder.flat(seen))
            for field in coder.game.fields:
                value = getattr(seen, field.name)
                piece = named[field.name].tolist()
                if field.bits:
                    sets = [value] if field.size is None else value
                    rows = [[v if v < 0 else v >> i & 1 for i in range(len(field.bits))] for v in sets]
                    assert piece == (rows[0] if field.size is None else rows), field.name
                elif field.size is None:
                    assert piece == [value], field.name
                elif field.size:
                    assert piece == value, field.name
                else:
                    assert named[f"{field.name}_size"].tolist() == [len(value)]
                    assert piece == value + [-1] * (len(piece) - len(value)), field.name


@pytest.mark.parametrize("name", GAMES)
def test_the_kernels_pieces_say_who_looks_who_decides_and_what_is_asked(name: str) -> None:
    coder = encoder(name)
    for state in positions(name):
        seen = state.masked(1)
        named = coder.named(coder.flat(seen))
        plain = coder.game.operations.plain
        width = 3 + coder.game.operations.widest
        frames = [(plain(frame) + [-1] * width)[:width] for frame in reversed(seen.agenda)][:FRAMES]
        assert [int(named[piece][0]) for piece in ("seat", "to_move", "number")] == [1, state.to_move(), state.number]
        assert named["asked"][0] == (frames[0][0] if frames else -1)
        assert named["agenda_size"][0] == len(seen.agenda)
        assert named["agenda"].tolist() == frames + [[-1] * width] * (FRAMES - len(frames))


@pytest.mark.parametrize("name", GAMES)
def test_numbers_stay_within_the_bounds_of_their_piece(name: str) -> None:
    coder = encoder(name)
    for state in positions(name, every=7):
        flat = coder.flat(state.masked(0))
        assert (flat >= coder.low).all()
        assert (flat <= coder.high).all()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    coder = encoder(name)
    rng = seeded("samples")
    differing = 0
    for state in positions(name):
        if state.over():
            continue
        seat = state.to_move()
        other = state.observation(seat).sample(rng)
        differing += any(getattr(other, f.name) != getattr(state, f.name) for f in coder.game.fields)
        assert (coder.flat(other.masked(seat)) == coder.flat(state.masked(seat))).all()
    assert differing, "no sample differed from the truth, so this has shown nothing"


def test_a_state_that_is_not_masked_is_refused() -> None:
    with pytest.raises(HiddenState, match="masked"):
        encoder("marine").flat(registry.game("marine").start(2))


def test_named_pieces_are_views_of_the_flat_array() -> None:
    coder = encoder("marine")
    flat = coder.flat(coder.game.start(2).masked(0))
    coder.named(flat)["pool"][2] = 77
    (piece,) = (piece for piece in coder.pieces if piece.name == "pool")
    assert flat[piece.start + 2] == 77


def test_writing_into_a_row_gives_what_a_new_array_has() -> None:
    coder = encoder("marine")
    rows = np.full((3, coder.size), 9, np.int64)
    seen = coder.game.start(3, seed="row").masked(1)
    coder.write(seen, rows[1])
    assert (rows[1] == coder.flat(seen)).all()
    assert (rows[[0, 2]] == 9).all()


def test_a_list_longer_than_its_room_shows_its_end() -> None:
    state = GAME.start(2)
    assert isinstance(state, Pool)
    seen = state.masked(0)
    assert isinstance(seen, Pool)
    seen.deck = [HIDDEN] * CAPACITY + [3, 1]
    named = encoder("tidepool").named(encoder("tidepool").flat(seen))
    assert named["deck_size"][0] == CAPACITY + 2
    assert named["deck"].tolist() == [HIDDEN] * (CAPACITY - 2) + [3, 1]


class Sets(TidePool):
    """The toy game with two of its fields read as sets."""

    name = "sets"
    fields = (
        *(field for field in TidePool.fields if field.name not in ("gone", "doubled")),
        Field("gone", [0] * 5, bits=["a", "b", "c"]),
        Field("doubled", 0, bits=["low", "high"]),
    )


def test_fields_that_name_their_bits_are_unpacked() -> None:
    coder = Encoder(Sets())
    state = GAME.start(2)
    assert isinstance(state, Pool)
    seen = state.masked(0)
    assert isinstance(seen, Pool)
    seen.gone = [0, 5, 7, -3, 2]
    seen.doubled = 2
    flat = coder.flat(seen)
    named = coder.named(flat)
    assert named["gone"].tolist() == [[0, 0, 0], [1, 0, 1], [1, 1, 1], [-3, -3, -3], [0, 1, 0]]
    assert named["doubled"].tolist() == [0, 1]
    assert named["bank_size"].tolist() == [2]
    assert coder.features(flat)[coder.feature_slices["gone"]].tolist() == [
        0, 0, 0, 1, 0, 1, 1, 1, 1, -1, -1, -1, 0, 1, 0,
    ]  # fmt: skip
    row = np.zeros(coder.size, np.int64)
    coder.write(seen, row)
    assert (row == flat).all()


def test_two_pieces_of_one_name_are_refused() -> None:
    class Doubled(TidePool):
        name = "doubled"
        fields = (Field("deck", []), Field("deck_size", 0), Field("seat", 0))

    with pytest.raises(ValueError, match="deck_size, seat"):
        Encoder(Doubled())


@pytest.mark.parametrize("name", GAMES)
def test_features_tell_the_same_as_the_numbers(name: str) -> None:
    coder = encoder(name)
    covered = np.zeros(coder.feature_size, int)
    for where in coder.feature_slices.values():
        covered[where] += 1
    assert (covered == 1).all()
    for state in positions(name):
        flat = coder.flat(state.masked(0))
        features = coder.features(flat)
        for piece in coder.pieces:
            numbers = flat[piece.slice]
            part = features[coder.feature_slices[piece.name]]
            if piece.kind == "choice":
                hot = part.reshape(piece.size, -1)
                assert (hot.sum(axis=1) == 1).all()
                assert (hot.argmax(axis=1) == np.maximum(numbers, -1) + 1).all(), piece.name
            elif piece.kind == "bits":
                assert (part == np.maximum(numbers, -1)).all(), piece.name
            else:
                assert np.allclose(np.sign(part) * np.expm1(np.abs(part)), numbers, rtol=1e-4), piece.name


def test_the_mask_has_the_open_actions() -> None:
    coder = encoder("marine")
    state = coder.game.start(2)
    mask = coder.mask(state.offers)
    assert np.flatnonzero(mask).tolist() == sorted(state.offers)
    assert mask.shape == (coder.game.vocabulary.size,)


def test_pieces_know_the_names_of_their_numbers() -> None:
    pieces = {piece.name: piece for piece in encoder("tidepool").pieces}
    assert pieces["deck"].values == tuple(KINDS)
    assert (pieces["deck"].kind, pieces["deck"].high) == ("choice", len(KINDS) - 1)
    assert pieces["gone"].places == tuple(KINDS)
    assert pieces["bank"].kind == "number"


def test_the_table_in_the_docs_is_that_of_the_encoder() -> None:
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^(\| piece \|.*?)\n\n", page, re.MULTILINE | re.DOTALL)
    assert table == encoder("marine").table()
