"""Actions as integers, texts and targets, onto each other exactly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phylarium.kernel import AmbiguousAction, UnknownAction, Vocabulary

NAMES = st.text("abcdefgXYZ-0123456789", min_size=1, max_size=6)


def small() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add("hex", ["D4", "D5"])
    vocabulary.add("tile", ["D5", "sea"], ["tile-of-D5", "open-sea"])
    vocabulary.add("word", ["done"])
    return vocabulary


@given(st.dictionaries(NAMES, st.lists(NAMES, unique=True, max_size=5), min_size=1, max_size=5))
def test_texts_and_integers_map_onto_each_other(blocks: dict[str, list[str]]) -> None:
    vocabulary = Vocabulary()
    for name, members in blocks.items():
        assert vocabulary.add(name, members) == vocabulary.size - len(members)
    names = [vocabulary.name(action) for action in range(vocabulary.size)]
    assert len(set(names)) == vocabulary.size
    assert [vocabulary.parse(name) for name in names] == list(range(vocabulary.size))
    for action in range(vocabulary.size):
        block = vocabulary.block(action)
        assert block.start + vocabulary.index(action) == action


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    vocabulary = small()
    try:
        assert 0 <= vocabulary.parse(text) < vocabulary.size
    except (UnknownAction, AmbiguousAction) as error:
        sentence = str(error)
        assert sentence


def test_short_texts_and_numbers() -> None:
    vocabulary = small()
    assert vocabulary.parse(" done ") == 4
    assert vocabulary.parse("3") == 3
    assert vocabulary.parse("sea") == 3
    with pytest.raises(AmbiguousAction, match="hex:D5, tile:D5"):
        vocabulary.parse("D5")


@pytest.mark.parametrize("text", ["", "hex:D9", "5", "9" * 5000, "tide", "-1", "hex:"])
def test_unknown_texts(text: str) -> None:
    with pytest.raises(UnknownAction):
        small().parse(text)


def test_an_unknown_text_is_told_what_actions_look_like() -> None:
    with pytest.raises(UnknownAction, match=r"'tide' names no action; actions look like hex:D4, tile:D5, word:done"):
        small().parse("tide")


@pytest.mark.parametrize("action", [-1, 5])
def test_unknown_integers(action: int) -> None:
    with pytest.raises(UnknownAction, match="0 to 4"):
        small().name(action)


def test_targets() -> None:
    assert [small().target(a) for a in range(5)] == ["hex-D4", "hex-D5", "tile-of-D5", "open-sea", "word-done"]


@pytest.mark.parametrize(("name", "members"), [("hex", ["E1"]), ("a:b", ["x"]), ("new", ["x", "x"])])
def test_names_must_be_unique(name: str, members: list[str]) -> None:
    vocabulary = small()
    with pytest.raises(ValueError, match="names of their own"):
        vocabulary.add(name, members)
    assert vocabulary.size == 5
