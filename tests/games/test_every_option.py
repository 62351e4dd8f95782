"""What the lists of every game say of an option: short, under a name, and never the same of two."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from phylarium.kernel.engine import State
from phylarium.kernel.registry import game, games
from phylarium.kernel.words import SOURCE
from phylarium.table.client_view import OptionView, options_of

ACTIONS = 220


def positions(name: str, seed: int) -> Iterator[State]:
    titled = game(name)
    state = titled.start(titled.seats[seed % len(titled.seats)], seed=f"options {seed}")
    chance = random.Random(seed)
    while not state.over() and state.number < ACTIONS:
        yield state
        state.apply(chance.choice(state.legal()))


def shown(option: OptionView) -> tuple[str, str]:
    return (option.section, option.chip) if option.chip else ("", option.button or option.text)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [1, 2])
def test_options_are_short_and_told_apart(name: str, seed: int) -> None:
    chips = 0
    for state in positions(name, seed):
        options = options_of(game(name), state, SOURCE)
        said = [shown(option) for option in options]
        twice = [pair for pair in set(said) if said.count(pair) > 1]
        assert not twice, (state.decision().message, twice)
        for option in options:
            assert not option.section or option.chip, "a section is of chips"
            assert not (option.button and option.chip)
            assert len(option.chip) <= len(option.text)
            chips += bool(option.chip)
    assert chips > 100


@pytest.mark.parametrize("name", games())
def test_what_ends_a_decision_is_a_button(name: str) -> None:
    """Only what takes nothing of what is offered: never all that there is."""
    found = 0
    for state in positions(name, 3):
        ends = [option for option in options_of(game(name), state, SOURCE) if option.button]
        assert all(option.button[0].isupper() for option in ends)
        assert len(ends) < len(state.legal()), state.decision().message
        found += bool(ends)
    assert found > 5
