"""The position in a terminal: legible without colours, 80 columns wide."""

from __future__ import annotations

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

from phylarium.games.genesis.rules.names import MUTATIONS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.shown.text import board


def shown(state: Genesis, seat: int = 0) -> str:
    masked = state.masked(seat)
    assert isinstance(masked, Genesis)
    return board(masked, seat, colour=False)


def line(text: str, start: str) -> str:
    """The only line that begins so."""
    (found,) = (row for row in text.splitlines() if row.strip().startswith(start))
    return found.strip()


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
