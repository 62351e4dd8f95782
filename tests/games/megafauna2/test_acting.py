"""The actions of a player (A2c, E1, E4-E8): what each costs, gives and needs."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act, grazing
from tests.games.megafauna2.positions import (
    asked,
    bare,
    basal_of,
    card,
    clear,
    display,
    do,
    fallen,
    found,
    give,
    give_face,
    mutations,
    offers,
    organs_of,
    put,
    quiet,
    refused,
    shown,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import DARWIN, METABOLIC, NONE
from phylarium.games.megafauna2.rules import extinction
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.names import CARDS, COLOURS
from phylarium.games.megafauna2.rules.state import Megafauna

METABOLISM = ("brain_ganglia", "air_sacs", "feelers", "book_lungs", "otoliths")
DARWINIAN = ("egg_tooth", "hormones", "beak", "crop", "villi")


def market(name: str = "orange", unborn: int = 6, rules: str = "achterbahn") -> Megafauna:
    """A display with known cards, without one for plants."""
    state = grazing(name, unborn, rules)
    display(state, *METABOLISM, row=METABOLIC)
    display(state, *DARWINIAN, row=DARWIN)
    return state


def sought(state: Megafauna) -> list[str]:
    """What a player would look for and may not choose."""
    return [VOCABULARY.name(action) for action in state.sought()]


def selections(state: Megafauna, shape: str = "archetype") -> list[str]:
    """What a species may select, by row and column."""
    first = f"mutate:{shape}-"
    return [text.removeprefix(first) for text in offers(state) if text.startswith(first)]


# --- the order of actions --------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "A2c")
def test_a_player_takes_his_actions_one_after_the_other_until_they_are_used_up() -> None:
    state = market()
    act(state, "orange", 2)
    assert asked(state) == ("orange", "A2c")
    do(state, "populate:archetype-1")
    assert state.actions_left == 1
    do(state, "mutate:archetype-metabolic-1")
    assert state.over()
    assert [text for text in ("word:pass", "word:neoteny") if text in offers(state)] == []


@pytest.mark.rule("megafauna2", "A2c")
def test_a_player_may_leave_actions_unused() -> None:
    state = market()
    act(state, "orange", 3)
    do(state, "word:pass")
    assert state.over()
    assert state.actions_left == 0
    assert ("log-passes", "A2c") in told(state)


@pytest.mark.rule("megafauna2", "A2d", "E1e")
def test_the_display_is_refreshed_after_all_selections_and_not_before() -> None:
    state = market()
    state.upper_deck.append(state.upper_deck.pop(0))
    coming = CARDS[state.upper_deck[-1]]
    act(state, "orange", 3)
    do(state, "mutate:archetype-metabolic-1", "mutate:archetype-darwin-2")
    assert shown(state, METABOLIC) == list(METABOLISM[1:])
    assert "metabolic-1" not in selections(state)
    assert refused(state, "mutate:archetype-metabolic-1") == ("refused-slot-empty", "E1e")
    do(state, "word:pass")
    assert shown(state, METABOLIC) == [*METABOLISM[1:], coming]
    assert shown(state, DARWIN)[:4] == ["egg_tooth", "beak", "crop", "villi"]
    assert len(shown(state, DARWIN)) == 5
    assert ("log-refreshes", "E1e") in told(state)


@pytest.mark.rule("megafauna2", "E1e")
def test_a_row_whose_deck_is_empty_only_closes_up() -> None:
    state = market()
    for gone in state.upper_deck:
        state.card_at[gone] = 50
    state.upper_deck = []
    act(state, "orange", 1)
    do(state, "mutate:archetype-metabolic-1")
    assert shown(state, METABOLIC) == list(METABOLISM[1:])
    assert state.display[4] == NONE


# --- mutate ----------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E1", "E1c")
def test_a_selected_card_comes_into_the_tableau_with_its_plus_organs() -> None:
    state = market()
    display(state, "fang_grooves", row=METABOLIC)
    act(state, "orange", 1)
    do(state, "mutate:archetype-metabolic-1")
    assert mutations(state, "orange-archetype") == ["fang_grooves"]
    assert organs_of(state, "orange-archetype") == "rr"
    assert basal_of(state, "orange-archetype") == ""
    assert state.pool[0] == 23


@pytest.mark.rule("megafauna2", "E1a")
def test_m2_25_what_a_species_selects_costs_no_more_than_its_unborn() -> None:
    state = market(unborn=6)
    found(state, "orange-burrower")
    put(state, "orange-burrower", *(f"gondwana-{at}" for at in ("nw", "ne", "sw")), "siberia-ne", "siberia-w")
    sound(state)
    act(state, "orange", 4)
    assert selections(state, "burrower") == ["metabolic-1", "metabolic-2", "darwin-1", "darwin-2"]
    assert refused(state, "mutate:burrower-metabolic-3") == ("refused-too-dear", "E1a")
    do(state, "mutate:burrower-metabolic-2")
    assert selections(state, "burrower") == ["metabolic-1", "darwin-1"]
    do(state, "mutate:archetype-metabolic-1", "mutate:archetype-darwin-1")
    assert selections(state) == ["metabolic-3", "metabolic-4", "darwin-2", "darwin-3", "darwin-4"]
    do(state, "mutate:archetype-darwin-4")
    assert state.over()
    assert state.unborn[species("orange-archetype")] == 6
    act(state, "orange", 1)
    assert "metabolic-4" in selections(state)


@pytest.mark.rule("megafauna2", "E1a")
def test_the_allowance_is_that_of_the_first_purchase() -> None:
    state = market(unborn=4)
    act(state, "orange", 4)
    do(state, "mutate:archetype-metabolic-1", "populate:archetype-1")
    assert selections(state)[-1] == "darwin-3"
    do(state, "mutate:archetype-darwin-3")
    state = market(unborn=4)
    act(state, "orange", 4)
    do(state, "populate:archetype-1")
    assert selections(state)[-1] == "darwin-2"
    assert refused(state, "mutate:archetype-darwin-3") == ("refused-too-dear", "E1a")


@pytest.mark.rule("megafauna2", "E1b", "J6e")
def test_m2_26_an_emotion_halves_the_cost_of_cards_of_its_colour() -> None:
    state = market(unborn=3)
    display(state, "crop", "egg_tooth", "hormones", row=DARWIN)
    give_face(state, "orange-archetype", "courtship_dance-a", "brood_pouch-a", row=True, bare=True)
    act(state, "orange", 2)
    do(state, "mutate:archetype-darwin-2", "mutate:archetype-darwin-3")
    assert state.over()
    assert state.spent[species("orange-archetype")] == 1 + 2
    state = market(unborn=3)
    display(state, "crop", "egg_tooth", "hormones", row=DARWIN)
    act(state, "orange", 2)
    do(state, "mutate:archetype-darwin-2")
    assert refused(state, "mutate:archetype-darwin-3") == ("refused-too-dear", "E1a")


@pytest.mark.rule("megafauna2", "J6e")
def test_m2_55_two_emotions_of_a_colour_make_its_cards_cost_one() -> None:
    state = market(unborn=1)
    give_face(state, "orange-archetype", "eye_cup-a", "aggregation_pheromones-a", "air_sacs-a", row=True, bare=True)
    display(state, "book_lungs", "calcification", "feelers", "diaphragm", "dorsal_vessel")
    act(state, "orange", 1)
    assert [text for text in selections(state) if text.startswith("m")] == [
        f"metabolic-{column}" for column in (1, 2, 4, 5)
    ]
    state.unborn[species("orange-archetype")] = 2
    give_face(state, "orange-burrower", "eye_cup-a")
    assert state.components.costs_halved == [0, 1, 2, 3, 4]
    assert state.components.costs_again == [0, 1, 1, 1, 1]


@pytest.mark.rule("megafauna2", "E1b")
def test_an_emotion_of_this_phase_does_not_count_yet() -> None:
    state = market(unborn=1)
    display(state, "crop", "egg_tooth", row=DARWIN)
    give(state, "orange-archetype", "courtship_dance")
    give_face(state, "orange-archetype", "brood_pouch-a")
    act(state, "orange", 3)
    do(state, "promote:courtship_dance-a", "card:courtship_dance")
    assert state.mood(species("orange-archetype"), 3) == 1
    assert "darwin-2" not in selections(state)
    act(state, "orange", 1)
    assert "darwin-2" in selections(state)


@pytest.mark.rule("megafauna2", "E1d")
def test_m2_27_green_takes_only_horror_cards_from_the_metabolic_row() -> None:
    state = market("green")
    act(state, "green", 1)
    assert selections(state)[0] == "darwin-1"
    assert refused(state, "mutate:archetype-metabolic-1") == ("refused-no-horror", "E1d")
    display(state, "cerci", row=METABOLIC)
    act(state, "green", 1)
    assert selections(state)[:2] == ["metabolic-1", "darwin-1"]


@pytest.mark.rule("megafauna2", "E1d")
def test_in_tooth_and_claw_green_takes_any_card() -> None:
    state = market("green", rules="tooth_and_claw")
    act(state, "green", 1)
    assert selections(state)[0] == "metabolic-1"


def test_a_species_that_is_not_there_selects_nothing() -> None:
    state = market()
    act(state, "orange", 1)
    assert refused(state, "mutate:flyer-metabolic-1") == ("refused-not-alive", "E1")
    assert refused(state, "populate:flyer-1") == ("refused-not-alive", "E4")


# --- populate --------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E4")
def test_m2_31_a_species_bears_one_creeple_and_one_more_for_each_blue_organ() -> None:
    state = grazing()
    act(state, "orange", 2)
    assert [text for text in offers(state) if text.startswith("populate")] == ["populate:archetype-1"]
    assert refused(state, "populate:archetype-2") == ("refused-few-blue", "E4")
    give(state, "orange-archetype", "egg_tooth")
    act(state, "orange", 2)
    do(state, "populate:archetype-2")
    assert (state.unborn[species("orange-archetype")], state.newborn[species("orange-archetype")]) == (4, 2)


@pytest.mark.rule("megafauna2", "E4")
def test_nobody_bears_more_than_are_unborn() -> None:
    state = grazing(unborn=1)
    give(state, "orange-archetype", "yolky_eggs")
    act(state, "orange", 2)
    assert refused(state, "populate:archetype-3") == ("refused-few-unborn", "E4")
    do(state, "populate:archetype-1")
    assert refused(state, "populate:archetype-1") == ("refused-no-unborn", "E4")


# --- neoteny ---------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E5")
def test_m2_32_neoteny_sheds_basal_organs_and_nobody_dies_of_it() -> None:
    state = quiet()
    put(state, "orange-swimmer", "laurentia-nw", basal="bb")
    act(state, "orange", 2)
    do(state, "word:neoteny")
    assert basal_of(state, "orange-swimmer") == "b"
    do(state, "word:neoteny")
    assert basal_of(state, "orange-swimmer") == ""
    assert where(state, "orange-swimmer") == ["laurentia-nw-herbivore"]
    assert state.pool[3] == 25


@pytest.mark.rule("megafauna2", "E5")
def test_each_species_sheds_one_organ_at_most_and_one_of_them_does() -> None:
    state = quiet()
    put(state, "orange-archetype", basal="ry")
    put(state, "orange-swimmer", "laurentia-nw", basal="gg")
    act(state, "orange", 1)
    do(state, "word:neoteny")
    assert offers(state) == ["organ:red", "organ:yellow", "word:keep"]
    assert refused(state, "organ:blue") == ("refused-no-such-basal", "E5")
    do(state, "word:keep")
    assert basal_of(state, "orange-swimmer") == "g"
    act(state, "orange", 1)
    do(state, "word:neoteny", "organ:red")
    assert offers(state) == ["organ:green", "word:keep"]
    do(state, "word:keep")
    assert basal_of(state, "orange-archetype") == "y"
    assert basal_of(state, "orange-swimmer") == "g"


@pytest.mark.rule("megafauna2", "E5")
def test_without_basal_organs_there_is_no_neoteny() -> None:
    state = grazing()
    give(state, "orange-archetype", "egg_tooth")
    act(state, "orange", 1)
    assert refused(state, "word:neoteny") == ("refused-no-basal", "E5")


# --- resurrect -------------------------------------------------------------------------------


def lazarus(name: str = "orange") -> Megafauna:
    """A colour without a living creeple."""
    state = quiet()
    clear(state, f"{name}-archetype")
    extinction.check(state, species(f"{name}-archetype"))
    return state


@pytest.mark.rule("megafauna2", "G.lazarus", "E7")
def test_without_living_creeples_one_can_only_resurrect_or_claim_medea() -> None:
    state = lazarus()
    act(state, "orange", 2)
    assert asked(state) == ("orange", "I3c")
    assert offers(state) == ["word:resurrect", "word:medea", "word:pass"]
    assert refused(state, "mutate:archetype-metabolic-1") == ("refused-lazarus", "G.lazarus")
    assert refused(state, "word:resize") == ("refused-lazarus", "G.lazarus")
    state = quiet()
    act(state, "orange", 2)
    assert refused(state, "word:resurrect") == ("refused-not-lazarus", "E7")


@pytest.mark.rule("megafauna2", "E7", "E7a")
def test_a_resurrected_archetype_appears_wherever_it_can_live() -> None:
    state = lazarus()
    act(state, "orange", 2)
    do(state, "word:resurrect")
    assert "place:laurentia-c-herbivore" not in offers(state)
    assert refused(state, "place:laurentia-c-herbivore") == ("refused-not-habitable", "E7a")
    do(state, "place:siberia-e-herbivore")
    sp = species("orange-archetype")
    assert where(state, "orange-archetype") == ["siberia-e-herbivore"]
    assert (state.size[sp], state.unborn[sp], organs_of(state, "orange-archetype")) == (1, 6, "")
    do(state, "populate:archetype-1")


@pytest.mark.rule("megafauna2", "E7a")
def test_a_resurrected_archetype_contests_the_place_of_another() -> None:
    state = lazarus("black")
    put(state, "green-archetype", basal="g")
    act(state, "black", 1)
    do(state, "word:resurrect")
    assert "place:baltica-se-carnivore" in offers(state)
    do(state, "place:baltica-se-herbivore")
    assert where(state, "green-archetype") == ["baltica-se-herbivore"]
    assert fallen(state, "black-archetype") + where(state, "black-archetype") != []


@pytest.mark.rule("megafauna2", "E7", "J6g")
def test_the_personality_of_the_last_species_lies_beside_the_resurrected_archetype() -> None:
    state = quiet()
    give_face(state, "orange-archetype", "courtship_dance-a", "brood_pouch-a", row=True)
    give_face(state, "orange-archetype", "hormones-b")
    clear(state, "orange-archetype")
    extinction.check(state, species("orange-archetype"))
    assert state.moods[species("orange-archetype")] == 0
    act(state, "orange", 2)
    do(state, "word:resurrect", "place:laurentia-e-herbivore")
    assert mutations(state, "orange-archetype") == ["courtship_dance-a", "brood_pouch-a"]
    assert state.mood(species("orange-archetype"), 3) == 1
    assert organs_of(state, "orange-archetype") == ""
    assert ("log-remembers", "E7") in told(state)


@pytest.mark.rule("megafauna2", "E7a")
def test_where_nothing_is_habitable_nobody_is_resurrected() -> None:
    state = lazarus()
    state.disk = [2] * len(state.disk)
    act(state, "orange", 1)
    assert refused(state, "word:resurrect") == ("refused-no-refuge", "E7a")


@pytest.mark.rule("megafauna2", "E7a")
def test_nobody_is_resurrected_on_a_craton_that_is_not_used() -> None:
    state = quiet("orange", "white", rules="tooth_and_claw")
    clear(state, "orange-archetype")
    extinction.check(state, species("orange-archetype"))
    act(state, "orange", 1)
    do(state, "word:resurrect")
    assert {text.split(":")[1].split("-")[0] for text in offers(state)} == {"laurentia", "gondwana"}


# --- Medea -----------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E8")
def test_the_medea_card_takes_all_actions() -> None:
    state = quiet()
    assert COLOURS[state.medea] == "green"
    act(state, "orange", 3)
    do(state, "word:medea")
    assert COLOURS[state.medea] == "orange"
    assert state.over()
    assert state.actions_left == 0
    act(state, "orange", 3)
    assert refused(state, "word:medea") == ("refused-has-medea", "E8")
    act(state, "white", 3)
    do(state, "populate:archetype-1")
    assert refused(state, "word:medea") == ("refused-medea-all", "E8")


@pytest.mark.rule("megafauna2", "E8")
def test_a_lazarus_may_claim_medea_and_keeps_her() -> None:
    state = lazarus()
    act(state, "orange", 1)
    do(state, "word:medea")
    assert COLOURS[state.medea] == "orange"
    state = quiet()
    clear(state, "green-archetype")
    extinction.check(state, species("green-archetype"))
    assert COLOURS[state.medea] == "green"


def test_in_tooth_and_claw_there_is_neither_medea_nor_size() -> None:
    state = quiet(rules="tooth_and_claw")
    act(state, "orange", 2)
    assert refused(state, "word:medea") == ("refused-basic-medea", "A8g")
    assert refused(state, "word:resize") == ("refused-basic-size", "A8a")


# --- options in words ------------------------------------------------------------------------


def test_cards_that_were_sought_have_a_reason_or_are_on_offer() -> None:
    state = market("green", unborn=2)
    give(state, "green-archetype", "odontodes", "gelatinous_spawn")
    act(state, "green", 2)
    for action in state.sought():
        reason = state.why_not(action)
        assert reason is not None
        assert reason.message.id != "refused-not-asked"
    assert card("odontodes") in state.held


def test_a_card_that_was_taken_is_not_looked_for_again() -> None:
    state = market()
    act(state, "orange", 2)
    assert "mutate:archetype-metabolic-5" in sought(state)
    do(state, "mutate:archetype-metabolic-1")
    assert shown(state) == list(METABOLISM[1:])
    assert "mutate:archetype-metabolic-1" not in sought(state)


def test_a_bare_map_leaves_nobody_anything_but_lazarus_actions() -> None:
    state = bare()
    for name in COLOURS:
        extinction.check(state, species(f"{name}-archetype"))
    for name in COLOURS:
        act(state, name, 1)
        assert "word:resurrect" in offers(state)
