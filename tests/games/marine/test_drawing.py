"""The pictures of Marine: whole, named, honest about what is hidden, legible."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games import pictures
from tests.games.pictures import SVG, THEMES, ids, played, thing, title

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, PERSONAL_SPACE, SPACES, TERRAINS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.drawing import DRAWING, signs, tokens
from phylarium.kernel.engine import SPECTATOR
from phylarium.kit.style import Theme, contrast


def position(number: int) -> Marine:
    """The position of a four-player game after so many actions."""
    return pictures.position(GAME, Marine, number)


# --- every position --------------------------------------------------------------------------


def test_all_places_of_the_table_have_their_ids() -> None:
    there = set(ids(DRAWING.draw(position(150), SPECTATOR)))
    assert {f"hex-{name}" for name in HEXES} <= there
    assert {f"space-{name}" for name in SPACES[:PERSONAL_SPACE]} <= there
    assert {f"element-{name}" for name in ELEMENTS} <= there
    assert {f"animal-{name}" for name in ANIMALS} <= there
    assert {f"terrain-{name}" for name in TERRAINS} <= there
    assert {"stack-1", "stack-2", "stack-3"} <= there


# --- what is hidden --------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = next(
        s for s in played(GAME, Marine, 4, {}, "hand") if any(VOCABULARY.block(a).name == "trait" for a in s.legal())
    )
    mine = state.to_move()
    traits = {VOCABULARY.target(a) for a in state.legal()}
    assert traits <= set(ids(DRAWING.draw(state, mine)))
    for other in (SPECTATOR, *(seat for seat in range(4) if seat != mine)):
        assert not traits & set(ids(DRAWING.draw(state, other)))


# --- what is said and shown ------------------------------------------------------------------


def test_a_tile_says_what_is_there() -> None:
    state = GAME.start(4, {"animals": "random"}, "tile")
    assert isinstance(state, Marine)
    while state.number < 4:  # everybody keeps a trait
        state.apply(state.legal()[0])
    assert title(DRAWING.draw(state, 0), "hex-D4").splitlines() == [
        "Reef D4: 6, 3, 2 VP by place.",
        "3 Reptiles, 3 Cephalopods, 3 Fishes, 3 Crustaceans.",
        "1 alga, 1 worm, 1 plankton, 1 sponge, 1 gastropod, 1 sun.",
    ]
    assert "endangered" not in ElementTree.tostring(thing(DRAWING.draw(state, 0), "hex-D4"), "unicode")
    state.element = [-1 if e in (ELEMENTS.index("plankton"), ELEMENTS.index("algae")) else e for e in state.element]
    picture = DRAWING.draw(state, 0)
    assert "Endangered: Fishes." in title(picture, "hex-D4")
    assert "endangered" in ElementTree.tostring(thing(picture, "species-D4-fishes"), "unicode")
    assert "endangered" not in ElementTree.tostring(thing(picture, "species-D4-reptiles"), "unicode")
    assert title(picture, "hex-D7") == "Vent D7 (smoker on ocean): 1 VP by place."
    assert title(picture, "hex-A1") == "Empty hex A1"


def test_counts_of_species_can_be_read() -> None:
    state = position(200)
    picture = DRAWING.draw(state, SPECTATOR)
    for h, name in enumerate(HEXES):
        for a, animal in enumerate(ANIMALS):
            number = state.species[a * 37 + h]
            if number == 0:
                assert f'id="species-{name}-{animal}"' not in picture
            else:
                shown = thing(picture, f"species-{name}-{animal}").find(f".//{SVG}text")
                assert shown is not None
                assert shown.text == str(number)


def test_pawns_stand_on_their_spaces_and_passed_spaces_are_dimmed() -> None:
    state = next(
        s for s in played(GAME, Marine, 4, {}, "pawns") if s.number > 100 and sum(p >= 0 for p in s.spaces) >= 4
    )
    seat = state.seat_of[next(p for p in state.spaces if 0 <= p < 4)]
    own = [i for i, p in enumerate(state.spaces) if 0 <= p < 4 and state.seat_of[p] == seat]
    picture = DRAWING.draw(state, seat)
    for space in range(PERSONAL_SPACE):
        words = title(picture, f"space-{SPACES[space]}")
        kind = state.spaces[space]
        assert ("stands here" in words) == (kind >= 0)
        if kind < 0:
            late = space < own[-1]
            assert ("Passed" in words) == late
            dimmed = 'class="dim"' in ElementTree.tostring(thing(picture, f"space-{SPACES[space]}"), "unicode")
            assert dimmed == late


def test_cards_say_what_they_do() -> None:
    state = position(100)
    picture = DRAWING.draw(state, SPECTATOR)
    for slot, card in enumerate(state.row):
        words = title(picture, f"card-{CARDS[card]}").splitlines()
        assert words[0].endswith(f"slot {slot + 1}")
        assert len(words) >= 2
        assert ("When it comes into play: Extinction." in words) == state.components.extinction[card]


# --- legibility ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_of_tokens(theme: Theme) -> None:
    def between(first: str, second: str) -> float:
        return contrast(DRAWING.style.colour(first, theme), DRAWING.style.colour(second, theme))

    for animal in ANIMALS:
        assert between("on-animal", animal) >= 4.5, animal
        assert between("panel", animal) >= 4.5, animal
    for element in ELEMENTS:
        assert between("panel", element) >= 4, element
    for terrain in TERRAINS[:-1]:
        assert between("ink", terrain) >= 4.5, terrain
    assert between("smoke", "vent") >= 7
    assert between("ember", "vent") >= 3


def test_animals_differ_by_shape_and_elements_by_icon() -> None:
    assert len(set(signs.CREATURES)) == len(ANIMALS)
    assert len(set(signs.ICONS)) == len(ELEMENTS)
    assert len({tokens.swatch(t) for t in range(len(TERRAINS))}) == len(TERRAINS)


def test_outlines_of_animals_have_no_holes() -> None:
    """All parts of a shape turn the same way, so that overlaps are filled."""
    for shape in signs.CREATURES:
        for outline in shape.split("M")[1:]:
            values = [float(v) for v in re.findall(r"-?[\d.]+", outline)]
            points = list(zip(values[::2], values[1::2], strict=True))
            area = sum(x * points[i - 1][1] - points[i - 1][0] * y for i, (x, y) in enumerate(points))
            assert area < 0, outline
