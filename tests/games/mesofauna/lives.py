"""What the tests of dispersal, contests and events begin with: a map without creeples, and somebody who arrives."""

from __future__ import annotations

from tests.games.mesofauna.positions import (
    colour,
    place,
    portrait,
    put,
    quiet,
    release,
    remove,
    run,
    sound,
    species,
)

from phylarium.families.fauna.rules.names import NONE, SHAPE_COUNT, TOOLS
from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.names import FACES, ON_HERBIVORE, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.options import Value

PLAYERS = ("pink", "purple", "gray")


def wild(*colours: str, stage: str = "butterfly", **options: Value) -> Mesofauna:
    """Cratons 1 to 4 with the dry side up, and no species at all; it is the turn of the first colour.

    1a, 1c, 2a, 2b, 3a, 3c, 4a and 4b are weeds, 1b, 2c and 3b swamps, 4c is a lake.
    """
    state = quiet(*(colours or PLAYERS), stage=stage, seed="a test", **options)
    for sp in list(state.roster):
        remove(state, SPECIES[sp])
    state.active = colour((colours or PLAYERS)[0])
    return state


def her_turn() -> Mesofauna:
    """No species at all; it is Queen Bee's turn, and nothing that is turned up has an event."""
    state = wild("pink", "blue", stage="queen_bee")
    state.active = colour("blue")
    state.turn = 5
    calm(state)
    return state


def calm(state: Mesofauna) -> None:
    """The next cards of both decks have no event."""
    for deck in (state.upper_deck, state.lower_deck):
        deck.sort(key=lambda c: len(state.components.card_events[c]), reverse=True)


def her_archetype_displaces(state: Mesofauna) -> None:
    """Her archetype in 2a goes to 2c, where a burrower of hers grazes: 2b, the other hex beside it, is pink's."""
    put(state, "blue-archetype", "2a")
    put(state, "blue-burrower", "2c", "4b")
    put(state, "pink-armored", "2b", basal="ggg")
    put(state, "pink-archetype", "2b carnivore")
    portrait(state, "pink-archetype", "bug_tail_spine-b")


def with_dinosaurs() -> Mesofauna:
    """No species at all, in the Combined game: pink and purple bugs, green plants and white amphibians."""
    return wild("pink", "purple", "green", "white", stage="combined")


def arrive(state: Mesofauna, name: str, where: str) -> None:
    """An unborn creeple of a species comes to a place, as a larva does."""
    sp = species(name)
    if state.size[sp] == 0:
        put(state, name)
    to, level = place(where)
    if level >= ON_HERBIVORE and state.bound[sp // SHAPE_COUNT] == NONE:
        state.bound[sp // SHAPE_COUNT] = state.at(to, level - ON_HERBIVORE) // SHAPE_COUNT
    state.unborn[sp] -= 1
    state.living[sp] += 1
    run(state, frames.Enter(sp // SHAPE_COUNT, sp, to, level))
    sound(state)


def last(state: Mesofauna) -> tuple[str, str]:
    """The last line of the log and its rule."""
    assert state.journal
    return state.journal[-1].what, state.journal[-1].rule


def evolved(state: Mesofauna, name: str, *faces: str) -> None:
    """Promoted mutations of Megafauna ("windpipe-a") that are in no portrait, with their organs and monsters."""
    sp = species(name)
    for text in faces:
        face = FACES.index(text)
        card = face // 2
        release(state, card)
        state.card_at[card] = sp
        state.card_side[card] = face % 2 + 1
        state.held.append(card)
        state.cubes[card] = state.components.face_plus[face]
        state.monster_on[card] = int(state.components.face_monster[face] != NONE)
    state.recount(sp)


def tool(state: Mesofauna, name: str, side: str) -> None:
    """A species has a tool, with a side up."""
    number = TOOLS.index(side)
    state.tool_at[number // 2] = species(name)
    state.tool_side[number // 2] = number % 2


def sized(state: Mesofauna, name: str, size: int) -> None:
    """A species that is there has a size."""
    state.size[species(name)] = size
    state.recount(species(name))
