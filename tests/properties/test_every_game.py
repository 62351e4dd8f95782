"""The property suite over every registered game, and the toy game, from all kinds of starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest
from tests.properties.starts import called, covering, open_values
from tests.properties.suite import PROPERTIES, SECRETS, Property, options_are_told_apart
from tests.recorded.late import DECISIONS, chosen
from tests.toy import registered
from tests.toy.tidepool import GAME as TIDEPOOL

from phylarium.kernel import Game, Value, registry
from phylarium.kernel.codec import digest
from phylarium.kernel.rng import seeded

GAMES: list[Game] = [TIDEPOOL, *(registry.game(name) for name in registry.games())]


def starts() -> Iterator[object]:
    for game in GAMES:
        for seats in game.seats:
            for options in covering(game, seats):
                yield pytest.param(game, seats, options, id=f"{game.name}-{seats}-{called(options, game, seats)}")


@pytest.mark.parametrize("prop", PROPERTIES, ids=lambda prop: prop.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), list(starts()))
def test_property(prop: Property, game: Game, seats: int, options: Mapping[str, Value]) -> None:
    with registered(game):
        prop(game, seats, options, "every game")


@pytest.mark.parametrize("name", registry.games())
def test_options_are_told_apart_where_chance_seldom_leads(name: str) -> None:
    """At crowded tables of every kind, and sixty decisions on from each."""
    crowded = import_module(f"tests.games.{name}.crowded")
    for number in range(crowded.CROWDS):
        state, lots = crowded.crowd(number), seeded(f"told apart {number}")
        for _ in range(DECISIONS):
            if state.over():
                break
            options_are_told_apart(state)
            state.apply(chosen(state, lots))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_starts_cover_every_option(game: Game) -> None:
    for seats in game.seats:
        rows = covering(game, seats)
        for option in game.options:
            assert {row[option.name] for row in rows} == set(open_values(option, seats)), option.name
    for option in game.options:
        reached = {value for seats in game.seats for value in open_values(option, seats)}
        assert reached == set(option.choices), f"no number of seats allows all of {option.name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_secrets_of_a_game_are_fields_of_it(game: Game) -> None:
    assert set(SECRETS.get(game.name, ())) <= {field.name for field in game.fields}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_not_chosen_is_the_default(game: Game) -> None:
    for seats in game.seats:
        chosen = {option.name: option.default_for(seats) for option in game.options}
        assert digest(game.start(seats, chosen, "same")) == digest(game.start(seats, None, "same"))


@pytest.mark.parametrize("name", registry.games())
def test_a_state_names_all_of_its_attributes(name: str) -> None:
    """Where one class of a state has no `__slots__` Python looks up each of its methods anew."""
    assert not hasattr(registry.game(name).start(2), "__dict__")
