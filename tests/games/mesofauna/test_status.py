"""The invariants of a position: each kind of damage is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.mesofauna.lives import wild
from tests.games.mesofauna.positions import (
    biome,
    card,
    colour,
    empty,
    flower,
    give,
    lay,
    lift,
    portrait,
    put,
    quiet,
    run,
    species,
    zombie,
)

from phylarium.families.fauna.rules.names import GONE, IN_DECK, NONE, ONE_ORGAN
from phylarium.games.mesofauna.rules import (
    frames,
)
from phylarium.games.mesofauna.rules.board import MIDDLE, SPAN, SPOT_COUNT
from phylarium.games.mesofauna.rules.names import BUG_CARD_COUNT, FACES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.kernel.engine import NOBODY

PINK = species("pink-archetype")
BLUE = species("blue-archetype")


def healthy() -> Mesofauna:
    """A position with something of everything, at which somebody chooses an action."""
    state = quiet("pink", "blue")
    lay(state, "5", "adrift")
    put(state, "pink-archetype", "1a", "1c", basal="rb")
    put(state, "blue-archetype", "1a carnivore", "2b", basal="g")
    put(state, "pink-parasite", "2b on_herbivore", basal="b")
    give(state, "blue-archetype", "ocelli")
    portrait(state, "pink-archetype", "allometric_mandibles-a", "bug_tail_spine-a")
    zombie(state, "blue-archetype", "pink-archetype")
    flower(state, "1a")
    state.turn = 3
    state.active = colour("pink")
    run(state, frames.ChooseAction(colour("pink"), PINK))
    return state


def seat_without_colour(s: Mesofauna) -> None:
    s.seat_of[0] = 1


def colour_of_nobody(s: Mesofauna) -> None:
    s.seat_of[2] = 5


def queen_in_another_game(s: Mesofauna) -> None:
    s.queen = 2


def species_of_nobody(s: Mesofauna) -> None:
    s.size[12] = 1
    s.unborn[12] = 10
    s.roster.append(12)


def dinosaur_of_another_game(s: Mesofauna) -> None:
    s.seat_of[4] = 0


def lost_while_living(s: Mesofauna) -> None:
    s.out = 1


def fossils_owed(s: Mesofauna) -> None:
    s.fossils[0] = -1


def two_at_one_spot(s: Mesofauna) -> None:
    s.spot[1] = MIDDLE


def two_at_the_first_spot(s: Mesofauna) -> None:
    s.spot[0] = s.spot[1] = 0


def spot_beyond_the_map(s: Mesofauna) -> None:
    s.spot[6] = SPOT_COUNT


def craton_at_the_edge(s: Mesofauna) -> None:
    s.spot[6] = SPAN - 1


def dealt_and_laid(s: Mesofauna) -> None:
    s.dealt_to[0] = 0


def neighbours_forgotten(s: Mesofauna) -> None:
    s.beside[0] = 0


def flower_in_a_lake(s: Mesofauna) -> None:
    s.flowers |= 1 << biome("4c")


def flower_off_the_map(s: Mesofauna) -> None:
    s.flowers |= 1 << biome("8a")


def card_twice(s: Mesofauna) -> None:
    s.display[1] = s.display[0]


def card_shown_and_gone(s: Mesofauna) -> None:
    s.card_at[s.display[0]] = GONE


def card_of_nobody(s: Mesofauna) -> None:
    s.held.remove(card("ocelli"))


def card_of_an_absent_species(s: Mesofauna) -> None:
    s.card_at[card("ocelli")] = species("blue-flyer")


def cubes_in_a_deck(s: Mesofauna) -> None:
    s.cubes[s.upper_deck[0]] = 1


def deck_too_short(s: Mesofauna) -> None:
    s.upper_deck.pop()


def deck_with_a_card_of_the_other(s: Mesofauna) -> None:
    s.upper_deck[0], s.lower_deck[0] = s.lower_deck[0], s.upper_deck[0]


def dinosaur_card_dealt(s: Mesofauna) -> None:
    s.card_at[BUG_CARD_COUNT] = IN_DECK


def portrait_that_does_not_fit(s: Mesofauna) -> None:
    s.card_side[card("bug_tail_spine")] = 2
    s.count_moods(PINK)
    s.recount(PINK)


def promoted_outside_the_portrait(s: Mesofauna) -> None:
    s.in_row[card("bug_tail_spine")] = 0
    s.count_moods(PINK)


def unpromoted_in_a_portrait(s: Mesofauna) -> None:
    s.in_row[card("ocelli")] = 1


def more_organs_than_printed(s: Mesofauna) -> None:
    s.cubes[card("ocelli")] += ONE_ORGAN[4]
    s.recount(BLUE)


def monster_in_butterfly(s: Mesofauna) -> None:
    face = next(face for face in range(2 * BUG_CARD_COUNT) if s.components.face_monster[face] != NONE)
    portrait(s, "blue-archetype", FACES[face])
    s.monster_on[face // 2] = 1


def organs_not_counted(s: Mesofauna) -> None:
    s.organs[PINK] += 1


def pheromones_not_counted(s: Mesofauna) -> None:
    s.moods[PINK] += 1


def bug_too_large(s: Mesofauna) -> None:
    s.size[PINK] = 2


def parasite_with_red(s: Mesofauna) -> None:
    s.basal[species("pink-parasite")] += 1
    s.recount(species("pink-parasite"))


def creeple_lost(s: Mesofauna) -> None:
    s.unborn[PINK] -= 1


def creeple_counted_twice(s: Mesofauna) -> None:
    s.living[PINK] += 1
    s.unborn[PINK] -= 1


def creeple_off_the_map(s: Mesofauna) -> None:
    s.herbivore[biome("8a")] = PINK
    s.herbivore[biome("1c")] = NONE


def cannibal(s: Mesofauna) -> None:
    s.carnivore[biome("1c")] = PINK
    s.living[PINK] += 1
    s.unborn[PINK] -= 1


def parasite_that_grazes(s: Mesofauna) -> None:
    s.guest[biome("2b") * 2] = NONE
    s.herbivore[biome("3a")] = species("pink-parasite")


def parasite_without_a_host(s: Mesofauna) -> None:
    s.guest[biome("2b") * 2] = NONE
    s.guest[biome("3a") * 2] = species("pink-parasite")


def parasite_on_another_colour(s: Mesofauna) -> None:
    s.bound[colour("pink")] = 2


def hunter_without_prey(s: Mesofauna) -> None:
    s.herbivore[biome("1a")] = NONE
    s.living[PINK] -= 1
    s.unborn[PINK] += 1


def grazer_in_a_lake(s: Mesofauna) -> None:
    s.herbivore[biome("1c")] = NONE
    s.herbivore[biome("4c")] = PINK


def species_without_creeples(s: Mesofauna) -> None:
    s.size[species("blue-flyer")] = 1
    s.unborn[species("blue-flyer")] = 7
    s.roster.append(species("blue-flyer"))


def roster_incomplete(s: Mesofauna) -> None:
    s.roster.remove(PINK)


def bound_without_parasites(s: Mesofauna) -> None:
    s.bound[colour("blue")] = 0


def zombie_nowhere(s: Mesofauna) -> None:
    s.zombie_on.pop()


def zombie_of_ones_own(s: Mesofauna) -> None:
    s.zombie_on[0] = BLUE


def zombie_on_an_absent_species(s: Mesofauna) -> None:
    s.zombie_on[0] = species("pink-flyer")


def tool_of_a_bug(s: Mesofauna) -> None:
    s.tool_at[0] = PINK


def creeple_on_its_way_nowhere(s: Mesofauna) -> None:
    s.unplaced_at.append(3)


DAMAGE: list[tuple[Callable[[Mesofauna], None], str]] = [
    (seat_without_colour, "seat 0 and its colour"),
    (colour_of_nobody, "seats that do not exist"),
    (queen_in_another_game, "Queen Bee has a colour"),
    (species_of_nobody, "gray is not in the game and has species"),
    (dinosaur_of_another_game, "green is of another game"),
    (lost_while_living, "pink has lost and lives"),
    (fossils_owed, "fossils: pink"),
    (two_at_one_spot, "two cratons lie at one spot"),
    (two_at_the_first_spot, "two cratons lie at one spot"),
    (spot_beyond_the_map, "craton-7 lies at"),
    (craton_at_the_edge, "craton-7 lies at 14"),
    (dealt_and_laid, "laid and still to be laid"),
    (neighbours_forgotten, "worked out anew"),
    (flower_in_a_lake, "one grows in craton-4-right"),
    (flower_off_the_map, "one grows in craton-8-top"),
    (card_twice, "one lies at two places"),
    (card_shown_and_gone, "is shown or not"),
    (card_of_nobody, "ocelli is in a tableau or not"),
    (card_of_an_absent_species, "ocelli belongs to blue-flyer"),
    (cubes_in_a_deck, "lies in no tableau and is not bare"),
    (deck_too_short, "too long or too short"),
    (deck_with_a_card_of_the_other, "holds cards that are elsewhere"),
    (dinosaur_card_dealt, "too long or too short"),
    (portrait_that_does_not_fit, "does not fit at bug_tail_spine"),
    (promoted_outside_the_portrait, "bug_tail_spine is in the portrait of pink-archetype, or is not"),
    (unpromoted_in_a_portrait, "ocelli is unpromoted in a portrait"),
    (more_organs_than_printed, "more white organs than are printed"),
    (monster_in_butterfly, "a monster lies on"),
    (organs_not_counted, "organs of pink-archetype were not counted"),
    (pheromones_not_counted, "pheromones of pink-archetype were not counted"),
    (bug_too_large, "pink-archetype has size 2"),
    (parasite_with_red, "basal organs that are not blue"),
    (creeple_lost, "pink-archetype has 7 unborn"),
    (creeple_counted_twice, "pink-archetype has 2 on the map, counted 3"),
    (creeple_off_the_map, "which is not on the map"),
    (cannibal, "eats itself"),
    (parasite_that_grazes, "pink-parasite is herbivore"),
    (parasite_without_a_host, "pink-parasite has no host"),
    (parasite_on_another_colour, "pink-parasite sits on blue-archetype"),
    (hunter_without_prey, "blue-archetype has no prey"),
    (grazer_in_a_lake, "pink-archetype cannot live in"),
    (species_without_creeples, "blue-flyer is there without a creeple"),
    (roster_incomplete, "roster: it does not hold"),
    (bound_without_parasites, "parasites of blue are bound"),
    (zombie_nowhere, "zombies: each lies on one"),
    (zombie_of_ones_own, "one of its own colour"),
    (zombie_on_an_absent_species, "one lies on pink-flyer"),
    (tool_of_a_bug, "tools: pink-archetype has one"),
    (creeple_on_its_way_nowhere, "not each somewhere"),
]


def test_a_healthy_position_has_nothing_wrong() -> None:
    assert healthy().status() == []


@pytest.mark.parametrize(("damage", "said"), DAMAGE, ids=[damage.__name__ for damage, _ in DAMAGE])
def test_damage_is_found(damage: Callable[[Mesofauna], None], said: str) -> None:
    state = healthy()
    damage(state)
    assert any(said in problem for problem in state.status()), state.status()


def test_races_know_neither_drift_nor_zombies_nor_fossils_nor_unpromoted_cards_of_caterpillar() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    state.spot[3] = ADRIFT
    state.fossils[0] = 1
    zombie(state, "blue-archetype", "pink-archetype")
    give(state, "pink-archetype", "ocelli")
    found = "\n".join(state.status())
    for said in ("drifts where nothing drifts", "fossils: pink", "zombies: each", "unpromoted in Caterpillar"):
        assert said in found


def test_a_table_that_is_still_laid_is_left_alone() -> None:
    assert empty("pink", "blue").status() == []


def test_status_knows_a_position_before_an_action_by_the_top_of_the_agenda() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    run(state, frames.ChooseAction(colour("pink"), species("pink-archetype")), frames.NextTurn(NOBODY))
    assert state.status() == []
    state.carnivore[biome("2a")] = species("pink-archetype")
    state.living[species("pink-archetype")] += 1
    state.unborn[species("pink-archetype")] -= 1
    assert state.status() == ["creeples: pink-archetype has no prey in craton-2-top"]


@pytest.mark.parametrize("what", ["unborn", "living", "basal", "organs", "moods"])
def test_status_knows_each_thing_that_a_species_left_behind(what: str) -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    getattr(state, what)[species("pink-flyer")] = 1
    assert "species: pink-flyer is not there and has something" in state.status()


def test_status_knows_a_card_of_a_deck_that_is_said_to_be_elsewhere() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    state.card_at[state.upper_deck[0]] = GONE
    assert "cards: the metabolic deck holds cards that are elsewhere" in state.status()
    state.card_at[state.upper_deck[0]] = IN_DECK
    assert state.status() == []
    state.upper_deck[0], state.lower_deck[0] = state.lower_deck[0], state.upper_deck[0]
    assert len(state.status()) == 2, "each of them lies in the wrong deck"


def test_status_knows_a_head_behind_a_tail() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "bug_tail_spine-a", "ocelli-a")
    assert state.status() == ["cards: the portrait of pink-archetype does not fit at ocelli"]


def test_status_knows_a_map_of_one_craton_but_for_the_time_when_cratons_are_laid() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    lift(state, "2", "3", "4")
    run(state, frames.ChooseAction(colour("pink"), species("pink-archetype")))
    assert state.status() == ["map: it has fewer than two cratons"]
    # A pack may have each of two players lay one craton: the second is asked for its side and its place, too.
    asks = (
        frames.ChooseCraton(colour("pink")),
        frames.ChooseSide(colour("pink"), 1),
        frames.ChooseSpot(colour("pink"), 1),
    )
    for laying in asks:
        state.agenda.insert(0, laying)
        assert state.status() == []
        del state.agenda[0]
    lay(state, "2", "n of 1")
    assert state.status() == []
