"""Chance: sfc32 as published, without bias, seeded from text."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phylarium.kernel import Rng, commitment, seeded

WORD = st.integers(0, 2**32 - 1)


def reference(words: list[int], count: int) -> list[int]:
    """sfc32 written from its definition, with unbounded integers reduced at the end of each line."""
    a, b, c, counter = words
    out = []
    for _ in range(count):
        value = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + value) % 2**32
        out.append(value)
    return out


@given(st.lists(WORD, min_size=4, max_size=4))
def test_it_is_sfc32(words: list[int]) -> None:
    rng = Rng(*words)
    assert [rng.next() for _ in range(20)] == reference(words, 20)


def test_known_words() -> None:
    """By hand: the first outputs from 0, 0, 0 with the counter at 1."""
    rng = Rng(0, 0, 0, 1)
    assert [rng.next() for _ in range(3)] == [1, 2, 12]
    assert rng.words() == reference_words([0, 0, 0, 1], 3)


def reference_words(words: list[int], count: int) -> list[int]:
    a, b, c, counter = words
    for _ in range(count):
        value = (a + b + counter) % 2**32
        a, b, c = b ^ (b >> 9), (9 * c) % 2**32, ((c << 21 | c >> 11) + value) % 2**32
        counter += 1
    return [a, b, c, counter]


def test_a_seed_is_hashed_and_warmed_up() -> None:
    hashed = hashlib.sha256(b"phylarium seed reef").digest()
    words = [int.from_bytes(hashed[i : i + 4], "little") for i in (0, 4, 8)]
    rng = seeded("reef")
    assert [rng.next() for _ in range(5)] == reference([*words, 1], 17)[12:]
    assert seeded("reef").words() == seeded("reef").words() != seeded("Reef").words()


def test_a_commitment_fits_one_seed_and_does_not_tell_it() -> None:
    assert commitment("reef") == commitment("reef") != commitment("reef ")
    assert "reef" not in commitment("reef")
    assert commitment("reef") != hashlib.sha256(b"phylarium seed reef").hexdigest()


@given(WORD, st.integers(1, 2**31))
def test_below_stays_below(word: int, n: int) -> None:
    rng = Rng(word, word ^ 0x5555, 7, 1)
    assert all(0 <= rng.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 3, 6, 7])
def test_below_is_even(n: int) -> None:
    rng = seeded("even")
    counts = Counter(rng.below(n) for _ in range(6000))
    expected = 6000 / n
    chi = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi < 25, counts


def test_below_rejects_what_would_be_biased() -> None:
    """With n = 3 * 2**30 a plain product gives the lower of each pair of outcomes twice as often."""
    n = 3 * 2**30
    rng = seeded("bias")
    thirds = Counter(rng.below(n) % 3 for _ in range(3000))
    assert max(thirds.values()) < 1120, thirds


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng = seeded("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 60
    assert max(orders.values()) < 150


@given(WORD, WORD, WORD, WORD, st.integers(0, 60))
def test_shuffle_draws_what_below_says(a: int, b: int, c: int, counter: int, count: int) -> None:
    rng = Rng(a, b, c, counter)
    items = list(range(count))
    rng.shuffle(items)
    other = Rng(a, b, c, counter)
    expected = list(range(count))
    for i in range(count - 1, 0, -1):
        j = other.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert rng.words() == other.words()


def test_shuffle_rejects_the_draws_that_below_rejects() -> None:
    # 3 does not divide 2**32: a first draw of 0 would favour the first item.
    rng = Rng(0, 0, 5, 0)
    rng.shuffle(items := [0, 1, 2])
    other = Rng(0, 0, 5, 0)
    first, second = other.below(3), other.below(2)
    assert other.counter == 3
    expected = [0, 1, 2]
    expected[2], expected[first] = expected[first], expected[2]
    expected[1], expected[second] = expected[second], expected[1]
    assert (items, rng.words()) == (expected, other.words())


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded("clone")
    copy = rng.clone()
    drawn = [rng.next() for _ in range(4)]
    assert [copy.next() for _ in range(4)] == drawn
