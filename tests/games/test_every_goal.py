"""Every game says what it is about, to every seat, however it is set up; and its first questions say what they mean."""

from __future__ import annotations

import random
from itertools import product

import pytest

from phylarium.kernel import registry
from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value
from phylarium.kernel.outcome import FIRST_DECISIONS
from phylarium.kernel.words import form, languages, render

MOST_WORDS = 50
"""So many words has a sentence at most that is read before the first decision."""


def settings(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of seats with each value of each option that goes with it."""
    return [
        (seats, {option.name: value})
        for seats in game.seats
        for option in game.options
        for value in option.choices
        if option.open_to(value, seats)
    ]


@pytest.mark.parametrize("name", registry.games())
def test_every_seat_is_told_what_it_is_what_wins_and_how_long_it_goes(name: str) -> None:
    game = registry.game(name)
    for seats, options in settings(game):
        try:
            state = game.start(seats, options, "goal")
        except OptionError:  # goes with another option only
            continue
        for seat, language in product(range(seats), languages()):
            goal = game.goal(state.masked(seat), seat)
            assert goal is not None
            for sentence in goal:
                words = render(sentence, name, language)
                assert words.endswith("."), words
                assert len(words.split()) <= MOST_WORDS, words


@pytest.mark.parametrize("name", registry.games())
def test_what_is_asked_first_says_what_it_means(name: str) -> None:
    """Of the questions that somebody meets at the first decisions, the very first says so, in every language."""
    game = registry.game(name)
    for seats in (number for number in game.seats if number > 1):
        state = game.start(seats, {}, "meaning")
        asked: dict[int, Message] = {}
        chance = random.Random(3)
        while len(asked) < seats:
            decision = state.decision()
            asked.setdefault(decision.seat, decision.message)
            state.apply(chance.choice(state.legal()))
        for message, language in product(asked.values(), languages()):
            meaning = form(message, "meaning", name, language)
            assert meaning is not None, message
            assert len(meaning.split()) <= MOST_WORDS, meaning


def test_an_animal_to_be_led_is_offered_with_what_it_has() -> None:
    game = registry.game("marine")
    state = game.start(3, {}, "animals")
    said = [render(state.describe(action), "marine") for action in state.legal()]
    assert said[2] == "Fishes (2 plankton, algae): third in the food chain"
    assert "they win every tie" in said[0]
    drawn = game.start(3, {"alternate_displays": True}, "animals")
    assert "to be drawn" in render(drawn.describe(drawn.legal()[0]), "marine")


def test_what_wins_follows_from_how_a_game_is_set_up() -> None:
    def wins(name: str, seats: int, **options: Value) -> str:
        goal = registry.game(name).goal(registry.game(name).start(seats, options, "wins"), 0)
        assert goal is not None
        return goal.wins.id

    assert wins("marine", 2) == "goal-wins"
    assert wins("marine", 2, two_animals=True) == "goal-wins-two"
    assert wins("genesis", 3, cooperative=True) == "goal-wins-together"
    assert wins("genesis", 1) == "goal-wins-alone"
    assert wins("megafauna1", 1) == "goal-wins-alone"
    assert wins("megafauna2", 1) == "goal-wins-alone"
    assert wins("mesofauna", 2, stage="caterpillar") == "goal-wins-race"
    assert wins("mesofauna", 1) == "goal-wins-queen"


def test_first_decisions_are_few() -> None:
    assert 3 <= FIRST_DECISIONS <= 10
