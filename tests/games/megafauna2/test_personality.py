"""Emotions (J6): personalities, what they cost less, language; and the tools of the curious (J7)."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    asked,
    clear,
    do,
    fallen,
    give,
    give_face,
    offers,
    personality,
    put,
    quiet,
    refused,
    species,
    told,
    tool,
    where,
)

from phylarium.families.fauna.rules.names import EMOTIONS, NONE, TOOLS
from phylarium.games.megafauna2.rules import extinction, living
from phylarium.games.megafauna2.rules import personality as rules
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LANGUAGE_FOUND, TOOL_FOSSIL

ORANGE = "orange-archetype"


def emotions(state: Megafauna, name: str = ORANGE) -> dict[str, int]:
    sp = species(name)
    return {text: state.mood(sp, i) for i, text in enumerate(EMOTIONS) if state.mood(sp, i)}


def promote(state: Megafauna, *actions: str) -> None:
    """Orange promotes, and answers what follows."""
    act(state, "orange", 1)
    do(state, *actions)


# --- personalities ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "J6", "J6a", "J6b", "E2h")
def test_m2_53_two_halves_make_an_emotion_and_a_brain_between_them_another() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a")
    give(state, ORANGE, "air_sacs", "aggregation_pheromones")
    promote(state, "promote:air_sacs-a")
    assert asked(state) == ("orange", "J6b")
    assert offers(state) == ["card:olfactory_pits", "word:done"]
    do(state, "card:olfactory_pits")
    assert personality(state, ORANGE) == ["olfactory_pits-a", "air_sacs-a"]
    assert emotions(state) == {"fear": 1}
    promote(state, "promote:aggregation_pheromones-a", "card:olfactory_pits", "card:aggregation_pheromones")
    assert personality(state, ORANGE) == ["olfactory_pits-a", "aggregation_pheromones-a", "air_sacs-a"]
    assert emotions(state) == {"fear": 2}
    assert ("log-personality", "J6b") in told(state)


@pytest.mark.rule("megafauna2", "J6a")
def test_heads_begin_a_row_and_tails_end_it() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a", "eye_cup-a", "hormones-b")
    give(state, ORANGE, "air_sacs")
    promote(state, "promote:air_sacs-a")
    assert set(offers(state)) == {"card:olfactory_pits", "card:eye_cup", "word:done"}
    assert refused(state, "card:air_sacs") == ("refused-tail-first", "J6a")
    assert refused(state, "card:hormones") == ("refused-no-half", "J6a")
    assert refused(state, "card:otoliths") == ("refused-not-held", "J6b")


@pytest.mark.rule("megafauna2", "J6b")
def test_nobody_has_to_form_a_personality_and_it_can_be_formed_later() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a")
    give(state, ORANGE, "air_sacs", "crop")
    promote(state, "promote:air_sacs-a", "word:done")
    assert personality(state, ORANGE) == []
    promote(state, "promote:crop-a", "card:olfactory_pits")
    assert personality(state, ORANGE) == ["olfactory_pits-a", "air_sacs-a"]


@pytest.mark.rule("megafauna2", "J6b")
def test_halves_of_different_colours_do_not_meet() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a")
    give(state, ORANGE, "tail_spine")
    promote(state, "promote:tail_spine-a")
    assert state.over()
    assert emotions(state) == {}


@pytest.mark.rule("megafauna2", "J6c")
def test_m2_54_a_second_head_finds_no_place_and_a_second_brain_does() -> None:
    state = quiet()
    give_face(state, ORANGE, "sparring_dimorphism-a", "vomeronasal_organ-a", row=True)
    give(state, ORANGE, "jaw_hinge", "hormones")
    assert emotions(state) == {"anger": 1}
    promote(state, "promote:jaw_hinge-a")
    assert state.over()
    promote(state, "promote:hormones-a")
    do(state, "card:sparring_dimorphism", "card:hormones")
    assert personality(state, ORANGE) == ["sparring_dimorphism-a", "vomeronasal_organ-a", "hormones-a"]
    assert emotions(state) == {"anger": 1, "fear": 1}


@pytest.mark.rule("megafauna2", "J6c")
def test_a_head_in_the_middle_is_refused() -> None:
    state = quiet()
    give_face(state, ORANGE, "sparring_dimorphism-a", "vomeronasal_organ-a", row=True)
    give_face(state, ORANGE, "jaw_hinge-a", "air_sacs-a", "otoliths-a")
    give(state, ORANGE, "elastic_tendons")
    promote(state, "promote:elastic_tendons-a", "card:sparring_dimorphism")
    assert set(offers(state)) == {"word:done", "card:air_sacs", "card:elastic_tendons"}
    assert refused(state, "card:jaw_hinge") == ("refused-second-head", "J6c")
    assert refused(state, "card:vomeronasal_organ") == ("refused-in-row-already", "J6c")


@pytest.mark.rule("megafauna2", "J6d")
def test_no_card_leaves_a_personality() -> None:
    state = quiet()
    give_face(state, ORANGE, "sparring_dimorphism-a", "tail_spine-a", row=True)
    give(state, ORANGE, "quills", "vomeronasal_organ")
    promote(state, "promote:quills-a")
    assert state.over()
    promote(state, "promote:vomeronasal_organ-a")
    assert state.over()
    assert personality(state, ORANGE) == ["sparring_dimorphism-a", "tail_spine-a"]


@pytest.mark.rule("megafauna2", "J6d")
def test_a_row_ends_only_when_all_cards_of_the_old_one_are_in_it() -> None:
    state = quiet()
    give_face(state, ORANGE, "nociceptors-a", "vomeronasal_organ-a", row=True)
    give_face(state, ORANGE, "sparring_dimorphism-b", "clutch_guarding-b")
    give(state, ORANGE, "jaw_hinge")
    promote(state, "promote:jaw_hinge-a")
    # Whatever begins with it has no place for the head of the old row.
    assert refused(state, "card:vomeronasal_organ") == ("refused-row-incomplete", "J6d")
    do(state, "card:jaw_hinge")
    assert set(offers(state)) == {"card:nociceptors", "card:sparring_dimorphism"}
    assert refused(state, "word:done") == ("refused-row-short", "J6b")
    assert refused(state, "card:vomeronasal_organ") == ("refused-row-incomplete", "J6d")
    assert refused(state, "card:clutch_guarding") == ("refused-halves-differ", "J6b")
    do(state, "card:nociceptors")
    assert set(offers(state)) == {"card:vomeronasal_organ", "card:sparring_dimorphism"}
    assert refused(state, "word:done") == ("refused-row-ejects", "J6d")
    do(state, "card:sparring_dimorphism")
    assert personality(state, ORANGE) == [
        "jaw_hinge-a",
        "nociceptors-a",
        "sparring_dimorphism-b",
        "clutch_guarding-b",
        "vomeronasal_organ-a",
    ]
    assert emotions(state) == {"anger": 3, "jealousy": 1}


@pytest.mark.rule("megafauna2", "J6d", "E2h")
def test_a_promotion_lets_the_cards_of_a_personality_change_places() -> None:
    state = quiet()
    give_face(state, ORANGE, "vomeronasal_organ-a", "hormones-a", "nociceptors-a", row=True)
    give(state, ORANGE, "crop")
    assert emotions(state) == {"anger": 1, "fear": 1}
    promote(state, "promote:crop-a", "card:hormones")
    assert personality(state, ORANGE) == ["hormones-a", "nociceptors-a", "vomeronasal_organ-a"]
    assert emotions(state) == {"anger": 2}


@pytest.mark.rule("megafauna2", "J6d")
def test_nobody_is_asked_where_the_row_could_only_stay_as_it_is() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a", "aggregation_pheromones-a", "air_sacs-a", row=True)
    give(state, ORANGE, "hormones")
    promote(state, "promote:hormones-a")
    assert state.over()
    assert personality(state, ORANGE) == ["olfactory_pits-a", "aggregation_pheromones-a", "air_sacs-a"]


@pytest.mark.rule("megafauna2", "J6g")
def test_a_personality_is_lost_with_its_species_while_others_live() -> None:
    state = quiet()
    put(state, "orange-burrower", "laurentia-ne")
    give_face(state, ORANGE, "sparring_dimorphism-a", "tail_spine-a", row=True)
    clear(state, ORANGE)
    extinction.check(state, species(ORANGE))
    assert emotions(state) == {}
    assert state.held == []


# --- language --------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "J6f")
def test_m2_56_three_emotions_of_two_colours_are_language_and_end_the_game() -> None:
    state = quiet()
    give_face(state, ORANGE, "sparring_dimorphism-a", "vomeronasal_organ-a", "aggregation_pheromones-a", row=True)
    give(state, ORANGE, "air_sacs")
    act(state, "orange", 1)
    assert refused(state, "word:language") == ("refused-no-language", "J6f")
    do(state, "promote:air_sacs-a", "card:sparring_dimorphism", "card:air_sacs")
    assert emotions(state) == {"anger": 1, "fear": 2}
    assert asked(state) == ("orange", "J6f")
    assert offers(state) == ["word:language", "word:pass"]
    do(state, "word:language")
    assert COLOURS[state.language] == "orange"
    assert state.ending & LANGUAGE_FOUND
    assert ("log-language", "J6f") in told(state)


@pytest.mark.rule("megafauna2", "J6f")
def test_language_takes_no_action_and_can_be_kept_back() -> None:
    state = quiet()
    give_face(
        state,
        ORANGE,
        "sparring_dimorphism-a",
        "vomeronasal_organ-a",
        "aggregation_pheromones-a",
        "air_sacs-a",
        row=True,
    )
    act(state, "orange", 1)
    do(state, "populate:archetype-1", "word:pass")
    assert state.over()
    assert state.language == NONE
    act(state, "orange", 1)
    do(state, "word:language", "populate:archetype-1")
    assert state.over()
    act(state, "black", 1)
    assert refused(state, "word:language") == ("refused-language-known", "J6f")


@pytest.mark.rule("megafauna2", "J6f")
def test_m2_57_three_emotions_of_one_colour_are_no_language() -> None:
    state = quiet()
    moods = 3 << 6
    state.moods[species(ORANGE)] = moods
    assert not rules.speaks(state, species(ORANGE))
    state.moods[species(ORANGE)] = moods + 1
    assert rules.speaks(state, species(ORANGE))
    state.moods[species(ORANGE)] = 1 + (1 << 6)
    assert not rules.speaks(state, species(ORANGE))


# --- tools -----------------------------------------------------------------------------------


def curious() -> Megafauna:
    """A species whose next promotion can make a curiosity."""
    state = quiet()
    give_face(state, ORANGE, "brain_ganglia-a")
    give(state, ORANGE, "myotomes")
    promote(state, "promote:myotomes-a", "card:brain_ganglia")
    return state


@pytest.mark.rule("megafauna2", "J7")
def test_a_new_curiosity_gives_a_tool_of_either_side() -> None:
    state = curious()
    assert emotions(state) == {"curiosity": 1}
    assert asked(state) == ("orange", "J7")
    assert len(offers(state)) == 9
    do(state, "tool:net")
    assert state.tool_at[TOOLS.index("net") // 2] == species(ORANGE)
    assert state.tool_for(species(ORANGE), 3)
    assert ("log-tool", "J7") in told(state)


@pytest.mark.rule("megafauna2", "J7")
def test_a_tool_that_is_taken_is_refused_and_one_may_go_without() -> None:
    state = quiet()
    tool(state, "black-archetype", "net")
    give_face(state, ORANGE, "brain_ganglia-a")
    give(state, ORANGE, "myotomes", "crop")
    promote(state, "promote:myotomes-a", "card:brain_ganglia")
    assert refused(state, "tool:sling") == ("refused-tool-taken", "J7")
    assert {VOCABULARY.name(action) for action in state.sought()} == {"tool:net", "tool:sling"}
    do(state, "word:done")
    promote(state, "promote:crop-a")
    assert state.over(), "only a new emotion gives a tool"


@pytest.mark.rule("megafauna2", "J7")
def test_where_no_tool_is_left_none_is_taken() -> None:
    state = quiet()
    for side in TOOLS[::2]:
        tool(state, "black-archetype", side)
    give_face(state, ORANGE, "brain_ganglia-a")
    give(state, ORANGE, "myotomes")
    promote(state, "promote:myotomes-a", "card:brain_ganglia")
    assert state.over()
    assert ("log-no-tool", "J7") in told(state)


@pytest.mark.rule("megafauna2", "J7")
def test_two_new_curiosities_give_two_tools() -> None:
    state = quiet()
    give_face(state, ORANGE, "proboscis-a", "myotomes-a")
    give(state, ORANGE, "brain_ganglia")
    promote(
        state,
        "promote:brain_ganglia-b",
        "card:proboscis",
        "card:brain_ganglia",
        "card:myotomes",
        "tool:net",
        "tool:smoke",
    )
    assert emotions(state) == {"curiosity": 2}
    assert state.tool_at.count(species(ORANGE)) == 2


@pytest.mark.rule("megafauna2", "J7a")
def test_a_tool_becomes_a_fossil_with_its_species() -> None:
    state = curious()
    do(state, "tool:net")
    clear(state, ORANGE)
    extinction.check(state, species(ORANGE))
    assert state.tool_at[TOOLS.index("net") // 2] == TOOL_FOSSIL + COLOURS.index("orange")


@pytest.mark.rule("megafauna2", "J7b", "J7")
def test_m2_58_a_diving_bell_lets_a_carnivore_live_in_the_sea_and_no_herbivore() -> None:
    state = quiet()
    put(state, "black-swimmer", "siberia-sw")
    put(state, "orange-burrower", "laurentia-ne")
    burrower = species("orange-burrower")
    sea = 2 * 7 + 5
    assert not living.may_enter(state, burrower, sea, 1)
    tool(state, "orange-burrower", "diving_bell")
    assert living.may_enter(state, burrower, sea, 1)
    assert not living.may_enter(state, burrower, sea, 0)


@pytest.mark.rule("megafauna2", "J7c")
def test_a_new_tool_endangers_predators_of_its_shape() -> None:
    state = quiet()
    put(state, "black-burrower", "laurentia-e-carnivore")
    give_face(state, ORANGE, "brain_ganglia-a")
    give(state, ORANGE, "myotomes")
    promote(state, "promote:myotomes-a", "card:brain_ganglia", "tool:smoke")
    assert fallen(state, "black-burrower") == ["laurentia-e-carnivore"]

    state = quiet()
    put(state, "black-burrower", "laurentia-e-carnivore")
    give_face(state, ORANGE, "brain_ganglia-a")
    give(state, ORANGE, "myotomes")
    promote(state, "promote:myotomes-a", "card:brain_ganglia", "tool:net")
    assert where(state, "black-burrower") == ["laurentia-e-carnivore"]


@pytest.mark.rule("megafauna2", "J7d")
def test_a_tool_is_an_antivenom() -> None:
    state = quiet()
    give_face(state, ORANGE, "ovipositor-a")
    hunter = species("black-archetype")
    assert not state.eats(hunter, species(ORANGE))
    tool(state, "black-archetype", "net")
    assert state.eats(hunter, species(ORANGE))
