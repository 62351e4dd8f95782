"""Animals that hold a trait: what the tests of traits share."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tests.games.marine.situation import (
    asked,
    bare,
    do,
    give_trait,
    lose,
    markers,
    offers,
    pool,
    start,
    turn,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.names import ANIMALS, TRAITS
from phylarium.games.marine.rules.state import Marine


def empty_ocean(*animals: str) -> Marine:
    """A game with nothing on earth but its tiles."""
    state = start(*animals)
    bare(state)
    return state


def basic_spaces(state: Marine) -> list[str]:
    """Where the animal to move may place a basic pawn."""
    return [text.removeprefix("place:basic@") for text in offers(state) if text.startswith("place:basic@")]


def drain(state: Marine, animal: str, left: int) -> None:
    """Leave so many species in a gene pool."""
    lose(state, animal, pool(state, animal) - left)


def works(state: Marine, animal: str, trait: str) -> bool:
    return state.has(ANIMALS.index(animal), TRAITS.index(trait))


def drawn(state: Marine) -> list[str]:
    """The traits on offer, without their kind."""
    return [text.removeprefix("trait:") for text in offers(state)]


def draw(state: Marine, animal: str, trait: str) -> None:
    """Make sure that a trait is among those that an animal has just drawn."""
    a, bit = ANIMALS.index(animal), 1 << TRAITS.index(trait)
    if not state.hands[a] & bit:
        given = 1 << TRAITS.index(drawn(state)[0])
        state.hands[a] += bit - given
        state.trait_box += given - bit
        state.refresh()


def extinction(state: Marine) -> None:
    state.push(frames.Extinction(0))
    state.run()


def set_ups() -> Iterator[Marine]:
    """Games of four in which the crustaceans choose the first trait."""
    for number in itertools.count():
        state = GAME.start(4, {"animals": "random"}, f"set-up {number}")
        assert isinstance(state, Marine)
        yield state


def others_retrieved(state: Marine, animal: str) -> None:
    """Everybody but this animal has retrieved in this round."""
    for other in state.playing():
        state.retrieved[other] = int(ANIMALS[other] != animal)


def retrieve_last(state: Marine, animal: str) -> None:
    """The retrieval that ends a round."""
    others_retrieved(state, animal)
    turn(state, animal)
    do(state, "retrieve")


def exapt(copied: str, *animals: str) -> Marine:
    """Reptiles with Exaptation that copy a trait of the fishes; an empty ocean."""
    state = empty_ocean(*animals)
    give_trait(state, "fishes", copied)
    while asked(state)[1] != "turn.choice":
        do(state, offers(state)[0])
    give_trait(state, "cephalopods", "social")
    give_trait(state, "reptiles", "exaptation")
    do(state, f"trait:{copied}")
    return state


def score_reef(state: Marine, animal: str) -> None:
    """An animal scores the reef D4 without winning a card."""
    markers(state, evolution=["reef"])
    turn(state, animal)
    do(state, "place:basic@evolution-1", "hex:D4")
