"""What the tests of pictures share: positions of random games, and what a picture says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar
from xml.etree import ElementTree

from phylarium.kernel import Game, State, Value, seeded
from phylarium.kit.style import Theme

SVG = "{http://www.w3.org/2000/svg}"
THEMES: list[Theme] = ["light", "dark"]

S = TypeVar("S", bound=State)


def played(
    game: Game, kind: type[S], seats: int, options: Mapping[str, Value], seed: str, every: int = 1
) -> Iterator[S]:
    """The positions of a random game, each so many actions after the last."""
    state = game.start(seats, options, seed)
    assert isinstance(state, kind)
    chance = seeded(f"play {seed}")
    while not state.over():
        if state.number % every == 0:
            yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    yield state


def position(game: Game, kind: type[S], number: int, seed: str = "drawn") -> S:
    """The position of a four-player game after so many actions."""
    for state in played(game, kind, 4, {}, seed):
        if state.number == number:
            return state
    raise AssertionError(f"the game has fewer than {number} actions")


def ids(picture: str) -> list[str]:
    return [element.attrib["id"] for element in ElementTree.fromstring(picture).iter() if "id" in element.attrib]


def thing(picture: str, id: str) -> ElementTree.Element:
    (found,) = (e for e in ElementTree.fromstring(picture).iter() if e.get("id") == id)
    return found


def title(picture: str, id: str) -> str:
    found = thing(picture, id).find(f"{SVG}title")
    assert found is not None
    return found.text or ""


def inside(picture: str, id: str) -> str:
    return ElementTree.tostring(thing(picture, id), "unicode")
