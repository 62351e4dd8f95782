"""The pictures of Mesofauna: where cratons lie, what bugs are made of, and what tells things apart."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest
from tests.games.mesofauna import positions as at
from tests.games.mesofauna.lives import wild
from tests.games.pictures import THEMES, ids, inside, played, title
from tests.kit.legible import Looks, Shape, flaws, painted, transformation

from phylarium.families.fauna.rules.names import FLYER, NONE, ONE_ORGAN, ORGANS, SHAPE_COUNT
from phylarium.families.fauna.shown.signs import BONE, PHYLUM_BADGES
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import drift, frames
from phylarium.games.mesofauna.rules.board import BIOMES, HEX_COUNT
from phylarium.games.mesofauna.rules.names import BUG_COUNT, COLOURS, ICONS, SLOTS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.games.mesofauna.shown.drawing import DRAWING, insects, signs
from phylarium.games.mesofauna.shown.drawing.board import HALF, REACH, board
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.kernel.engine import SPECTATOR
from phylarium.kit.style import Theme, contrast

ALL = ("pink", "purple", "gray", "blue")


def drawn(state: Mesofauna, seat: int = SPECTATOR) -> str:
    return DRAWING.draw(state, seat)


def places(state: Mesofauna) -> dict[str, tuple[float, float]]:
    """Where the hexes of the map lie, by their short names."""
    found: dict[str, tuple[float, float]] = {}

    def look(element: ElementTree.Element, x: float, y: float) -> None:
        move = transformation(element.get("transform") or "")
        x, y = x + move[4], y + move[5]
        id = element.get("id") or ""
        if id.startswith("biome-"):
            number = BIOMES.index(id.removeprefix("biome-"))
            found[f"{number // HEX_COUNT + 1}{'abc'[number % HEX_COUNT]}"] = (x, y)
        for child in element:
            look(child, x, y)

    look(ElementTree.fromstring(board(MesofaunaScene(state, SPECTATOR)).document(DRAWING.style, "light")), 0, 0)
    return found


def apart(first: tuple[float, float], second: tuple[float, float]) -> float:
    return math.dist(first, second)


# --- the map -----------------------------------------------------------------------------------


def test_hexes_that_touch_lie_beside_each_other_and_others_do_not() -> None:
    state = wild()
    found = places(state)
    assert len(found) == 12
    for one, here in found.items():
        for other, there in found.items():
            if one == other:
                continue
            touches = (state.beside[at.biome(one)] >> at.biome(other)) & 1 == 1
            assert (apart(here, there) < 2 * HALF + 0.5) == touches, (one, other)


def test_an_island_lies_apart_from_everything_and_comes_back_where_it_is_laid() -> None:
    state = wild()
    before = places(state)
    state.spot[at.craton("3")] = ADRIFT
    found = places(state)
    for one in ("3a", "3b", "3c"):
        others = [there for name, there in found.items() if not name.startswith("3")]
        assert min(apart(found[one], there) for there in others) > 2 * HALF + 10
    assert places(wild()) == before


def test_drift_carries_along_whoever_lives_on_a_craton() -> None:
    state = wild()
    at.put(state, "pink-archetype", "3a")
    at.dice(state, 3)
    drift.drift(state)
    assert "wood pink" in inside(drawn(state), "place-craton-3-top-herbivore")


def test_where_a_craton_may_be_laid_is_shown_while_one_is() -> None:
    state = at.started("pink", "purple", stage="caterpillar")
    at.do(state, at.offers(state)[0], "word:dry")
    while not at.offers(state)[0].startswith("spot:"):
        at.do(state, at.offers(state)[0])
    picture = drawn(state, state.to_move())
    assert {name.replace(":", "-") for name in at.offers(state)} <= set(ids(picture))


def test_levels_flowers_and_parasites_are_where_they_belong() -> None:
    state = wild()
    at.put(state, "pink-archetype", "1a")
    at.put(state, "purple-flyer", "1a carnivore")
    at.put(state, "gray-parasite", "1a on_herbivore")
    at.flower(state, "1a")
    picture = drawn(state)
    assert "wood pink" in inside(picture, "place-craton-1-top-herbivore")
    assert "wood purple" in inside(picture, "place-craton-1-top-carnivore")
    assert "wood gray" in inside(picture, "place-craton-1-top-on_herbivore")
    assert "place-craton-1-left-on_herbivore" not in ids(picture)
    assert 'class="petal"' in inside(picture, "biome-craton-1-top")
    assert 'class="petal"' not in inside(picture, "biome-craton-1-left")
    assert "yellow" in title(picture, "biome-craton-1-top")


def test_the_organ_that_decides_who_grazes_is_shown_with_and_without_a_flower() -> None:
    state = wild()
    assert "o-green" in inside(drawn(state), "biome-craton-2-top")
    at.flower(state, "2a")
    assert "o-green" not in inside(drawn(state), "biome-craton-2-top").replace("mark-o-green", "")


# --- bugs --------------------------------------------------------------------------------------

BARE = insects.Bug("pink", 0, (insects.Part(NONE, 0, 0, False),), 0)


@pytest.mark.parametrize(
    "grown",
    [
        BARE._replace(colour="blue"),
        *[BARE._replace(shape=shape) for shape in range(1, SHAPE_COUNT)],
        BARE._replace(parts=()),
        BARE._replace(parts=(*BARE.parts, insects.Part(0, NONE, 0, False))),
        BARE._replace(parts=(*BARE.parts, insects.Part(0, 1, 0, False))),
        BARE._replace(parts=(insects.Part(NONE, 0, 0, True),)),
        *[BARE._replace(parts=(insects.Part(NONE, 0, at.packed(letter), False),)) for letter in "rygbw"],
        BARE._replace(eusocial=True),
    ],
)
def test_a_portrait_follows_all_that_a_species_has(grown: insects.Bug) -> None:
    assert insects.portrait(grown) != insects.portrait(BARE)


def test_a_portrait_changes_with_every_promotion_and_its_pheromones_close() -> None:
    state = wild()
    at.put(state, "pink-archetype", "1a")
    seen = {inside(drawn(state), "species-pink-archetype")}
    at.portrait(state, "pink-archetype", "ocelli-a")
    seen.add(inside(drawn(state), "species-pink-archetype"))
    at.portrait(state, "pink-archetype", "sensory_setae-a")
    seen.add(inside(drawn(state), "species-pink-archetype"))
    at.portrait(state, "pink-archetype", "chordotonal_organ-a")
    last = inside(drawn(state), "species-pink-archetype")
    assert last not in seen
    assert len(seen) == 3
    assert state.pheromones(at.species("pink-archetype")) == 2


def test_a_portrait_stays_in_its_box_however_it_grows() -> None:
    organs = at.packed("rygbw") * 3
    for shape in range(SHAPE_COUNT):
        for parts in (
            (
                insects.Part(NONE, 0, organs, True),
                *[insects.Part(0, 0, organs, False)] * 5,
                insects.Part(0, NONE, organs, True),
            ),
            (insects.Part(0, 1, organs, False),),
            (insects.Part(NONE, 0, 0, False),),
            (insects.Part(0, NONE, organs, True),),
        ):
            bug = insects.Bug("gray", shape, parts, 0, True)
            wide, high = insects.WIDTH / 2, insects.HEIGHT / 2
            box = f'viewBox="{-wide} {-high} {2 * wide} {2 * high}"'
            picture = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{insects.portrait(bug)}</svg>'
            things = painted(ElementTree.fromstring(picture), Looks(DRAWING.style))
            boxes = [found.box for found in things if isinstance(found, Shape)]
            assert min(left for left, _, _, _ in boxes) >= -wide - 1, (shape, len(parts))
            assert min(top for _, top, _, _ in boxes) >= -high - 1, (shape, len(parts))
            assert max(right for _, _, right, _ in boxes) <= wide + 1, (shape, len(parts))
            assert max(bottom for _, _, _, bottom in boxes) <= high + 1, (shape, len(parts))


# --- cards and players --------------------------------------------------------------------------


def test_all_places_of_the_table_have_their_ids() -> None:
    state = at.quiet(*ALL)
    there = set(ids(drawn(state)))
    assert {f"slot-{slot}" for slot in SLOTS[:10]} <= there
    assert {f"organ-{organ}" for organ in ORGANS} <= there
    assert {f"colour-{colour}" for colour in ALL} <= there
    assert {f"species-{colour}-archetype" for colour in ALL} <= there
    assert not {f"slot-{slot}" for slot in SLOTS[10:]} & there


def test_with_dinosaurs_there_are_four_rows_and_tools() -> None:
    state = at.quiet("pink", "purple", "green", "white", stage="combined")
    there = set(ids(drawn(state)))
    assert {f"slot-{slot}" for slot in SLOTS} <= there
    assert any(id.startswith("tool-") for id in there)


def test_with_dinosaurs_cards_show_what_their_signs_mean_for_bugs() -> None:
    state = at.quiet("pink", "purple", "green", "white", stage="combined")
    at.display(state, "cerci", "brood_pouch")
    pictures = drawn(state)
    horror, other = (f"slot-{SLOTS[state.display.index(at.card(name))]}" for name in ("cerci", "brood_pouch"))
    assert PHYLUM_BADGES[0] in inside(pictures, horror)
    assert PHYLUM_BADGES[0] not in inside(pictures, other)
    assert "Pink may take it, too" in inside(pictures, "key")
    at.portrait(state, "pink-archetype", "dust_seeds-a", bare=True)
    assert BONE in inside(drawn(state), "card-dust_seeds")
    assert "haustorium" in inside(pictures, "key")
    bugs = drawn(at.quiet("pink", "purple"))
    assert "haustorium" not in bugs
    assert "Pink may take it, too" not in bugs


def test_a_card_that_pheromones_make_cheaper_says_so() -> None:
    state = at.quiet("pink", "purple")
    state.active = at.colour("pink")
    slot = SLOTS[4]
    colour = state.components.card_colour[state.display[4]]
    state.moods[at.species("pink-archetype")] = ONE_ORGAN[colour]
    least = state.components.costs_halved[4]
    assert title(drawn(state), f"slot-{slot}").splitlines()[-1] == f"For {least} with the pheromones of a species"


def test_caterpillar_shows_no_costs_and_no_events() -> None:
    state = at.quiet("pink", "purple", stage="caterpillar")
    picture = drawn(state)
    assert "every card is free" in picture
    assert not any(sign in inside(picture, "display") for sign in signs.ICON_SIGNS)


def test_the_hive_shows_the_fossils_of_the_formation() -> None:
    state = at.quiet("pink", "blue", stage="queen_bee")
    state.formation = 3
    panel = inside(drawn(state), "colour-blue")
    assert panel.count("comb full") == 3
    assert panel.count('class="comb') == 8


def test_zombies_lie_with_whoever_holds_them() -> None:
    state = wild()
    at.put(state, "pink-archetype", "1a")
    at.put(state, "purple-flyer", "2a")
    at.zombie(state, "purple-flyer", on="pink-archetype")
    assert "one zombie" in inside(drawn(state), "species-pink-archetype")
    assert "wood purple" in inside(drawn(state), "species-pink-archetype")


# --- legible -----------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_told_from_what_they_stand_on(theme: Theme) -> None:
    def colour(token: str) -> str:
        return DRAWING.style.colour(token, theme)

    for name in COLOURS:
        assert contrast(colour(name), colour(f"on-{name}")) > 3, name
    for ground in ("weeds", "swamp", "sea", "hide"):
        assert contrast(colour(ground), colour("ink")) > 4.5, ground


def test_each_thing_has_a_sign_of_its_own() -> None:
    for row in (signs.BADGES, signs.ICON_SIGNS, [MesofaunaScene.creeple(shape) for shape in range(SHAPE_COUNT)]):
        assert len(set(row)) == len(row)
    assert len(signs.ICON_SIGNS) == len(ICONS)
    assert len(signs.BADGES) == len(COLOURS) == 2 * BUG_COUNT


@pytest.mark.parametrize(
    ("seats", "stage"), [(2, "caterpillar"), (3, "cocoon"), (4, "butterfly"), (1, "queen_bee"), (7, "combined")]
)
def test_nothing_that_is_written_is_covered_in_any_game(seats: int, stage: str) -> None:
    for state in played(GAME, Mesofauna, seats, {"stage": stage}, f"legible {stage}", every=60):
        for layout in ("wide", "tall"):
            assert flaws(DRAWING.draw(state, SPECTATOR, layout=layout), DRAWING.style) == []


def test_everything_at_once_is_legible() -> None:
    state = wild()
    at.put(state, "pink-archetype", "1a", "2a")
    at.put(state, "purple-flyer", "1a carnivore")
    at.put(state, "gray-parasite", "1a on_herbivore")
    at.portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "pedipalps-a", "bug_tail_spine-a")
    at.give(state, "pink-archetype", "labium", "brood_care")
    at.flower(state, "1a", "2a")
    for _ in range(5):
        at.zombie(state, "purple-flyer", on="pink-archetype")
    assert state.is_eusocial(at.species("pink-archetype"))
    at.run(state, frames.NextTurn(-1))
    for layout in ("wide", "tall"):
        assert flaws(DRAWING.draw(state, 0, layout=layout), DRAWING.style) == []


def test_wings_mark_a_flyer() -> None:
    flying = BARE._replace(shape=FLYER)
    assert 'class="wing' in insects.portrait(flying)
    assert 'class="wing' not in insects.portrait(BARE)
    assert REACH > HALF
