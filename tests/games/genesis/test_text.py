"""The position in a terminal: legible without colours, 80 columns wide."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    antioxidants,
    assign,
    bacterium,
    catalysts,
    event,
    macroorganism,
    parasite,
    refugium,
    rows,
    table,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.names import MUTATIONS
from phylarium.games.genesis.state import Genesis
from phylarium.games.genesis.text import board
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded
from phylarium.kernel.textboard import width_of


def shown(state: Genesis, seat: int = 0, colour: bool = False) -> str:
    masked = state.masked(seat)
    assert isinstance(masked, Genesis)
    return board(masked, seat, colour=colour)


def line(text: str, start: str) -> str:
    """The only line that begins so."""
    (found,) = (row for row in text.splitlines() if row.strip().startswith(start))
    return found.strip()


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"introductory": True}), (3, {"cooperative": True}), (4, {"macro_variant": True})],
)
def test_80_columns_are_enough_in_every_position(seats: int, options: dict[str, Value]) -> None:
    state = GAME.start(seats, options, "wide")
    assert isinstance(state, Genesis)
    chance = seeded("wide")
    while not state.over():
        if state.number % 5 == 0:
            assert max(width_of(row) for row in shown(state, colour=True).splitlines()) <= 80
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    assert "The game is over." in shown(state)


def test_colours_add_nothing_but_colour() -> None:
    state = table("green", "blue")
    refugium(state, "clay_mound", bionts="green", organized="blue")
    coloured = shown(state, colour=True)
    assert "\x1b[" in coloured
    plain = shown(state)
    assert "\x1b[" not in plain
    assert [width_of(row) for row in coloured.splitlines()] == [len(row) for row in plain.splitlines()]


def test_a_refugium_in_a_line() -> None:
    state = table("green", "blue")
    rows(state, "ocean")
    refugium(state, "clay_mound", bionts="green blue", organized="blue", enzymes="yellow")
    text = shown(state)
    assert line(text, "Clay Mound") == "Clay Mound           organised GBb  dead ryb  life 123  (y) e4 m5 e5 m6 e6"
    assert line(text, "Ocean").startswith("Ocean      active  2 to come")
    assert line(text, "Coast").startswith("Coast      inactive  5 to come")


def test_an_organism_with_what_lives_on_it() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue", "cytochromes helicase")
    antioxidants(state, "warm_pond", "red")
    parasite(state, "viroid", "warm_pond", steals="+helicase")
    catalysts(state, "green", "red red blue")
    text = shown(state)
    assert line(text, "Green") == "Green (you)   4 VP  catalysts rrb  free bionts 3  in refugia 0 of 1"
    assert line(text, "Wet-Dry") == "Wet-Dry Condensation bacteria   Gb  1 yellow, 1 green, 2 blue"
    assert line(text, "heat 1, oxygen 1, error 2") == "heat 1, oxygen 1, error 2  DNA  sex"
    assert line(text, "antioxidants") == "antioxidants r"
    assert line(text, "Cytochromes") == "Cytochromes                   y  heat shield"
    assert line(text, "Helicase") == "Helicase                      b.  DNA  sex"
    assert line(text, "a yellow cube") == "a yellow cube, stolen from Helicase"
    assert text.index("Wet-Dry") < text.index("Viroid")


def test_a_macroorganism_with_its_organs() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "warm_pond", "green blue", organs="shelled_egg")
    text = shown(state)
    assert line(text, "plant") == "plant  rate 5  [ ] g chitin cuticle  [x] b shelled egg  B latent virus"
    assert "Trilobites" not in line(text, "Macroorganisms")
    assert "Seaweed" in line(text, "Macroorganisms")


def test_events_of_the_turn_and_the_climate() -> None:
    state = table("green", "blue")
    event(state, "late_heavy_bombardment", "huronian_snowball")
    assign(state, "green")
    text = shown(state)
    assert line(text, "Late Heavy") == "Late Heavy Bombardment    extreme heat  extreme heat  UV 1  warm"
    assert "cool: 1 of 4 snowflakes" in text


def test_nothing_face_down_is_shown() -> None:
    state = table("green", "blue")
    text = shown(state)
    from phylarium.kernel.message import Message
    from phylarium.kernel.words import render

    tops = {state.deck(row)[0] for row in range(4)}
    for m, name in enumerate(MUTATIONS):
        word = render(Message("mutation-" + name), "genesis")
        assert (f" {word} (" in text) == (m in tops), word
