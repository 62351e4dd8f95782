"""F: rolls for refugia. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    asked,
    bionts_at,
    catalysts,
    chromosomes,
    cubes,
    dice,
    dice_left,
    do,
    enzymes_on,
    laid,
    manna,
    offers,
    phase,
    pool,
    refugium,
    refused,
    rows,
    table,
    told,
)

from phylarium.games.genesis.rules.names import COOL, WARM
from phylarium.games.genesis.rules.state import Genesis


def roll(state: Genesis, *faces: int, climate: int = WARM) -> None:
    """The autocatalytic phase with these dice."""
    state.climate = climate
    dice(state, *faces)
    phase(state, "autocatalytic")


# --- the roll ------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "F", "Fa", "A3")
def test_refugia_roll_row_by_row_and_left_to_right_and_empty_ones_do_not() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond", "blue")
    refugium(state, "hydrothermal_vent", "green")
    refugium(state, "clay_mound", "blue")
    refugium(state, "mars_paleo_ocean")
    roll(state, 1, 5, 2, 4, 4, 5)
    do_all(state)
    assert state.journal is not None
    rolled = [entry.a for entry in state.journal if entry.what == "log-autocatalytic-roll"]
    assert rolled == [3, 5, 15]


def do_all(state: Genesis) -> None:
    """Whatever is asked: the last answer."""
    while state.legal():
        state.apply(state.legal()[-1])


@pytest.mark.rule("genesis", "Fb", "F1a", "A3")
def test_a_cube_rolls_one_die_and_a_biont_two() -> None:
    state = table("green", "blue")
    refugium(state, "clay_mound", "green green", organized="red blue")
    roll(state, 1, 2, 3, 4, 5, 5)
    assert dice_left(state) == []


@pytest.mark.rule("genesis", "Fd")
def test_inactive_refugia_roll_too() -> None:
    state = table("green", "blue")
    refugium(state, "clay_mound", "green")
    rows(state)
    roll(state, 4, 6)
    assert "log-autocatalytic-roll" in told(state)


@pytest.mark.rule("genesis", "Fc")
def test_example_29_the_owner_of_the_colour_alone_may_roll_everything_again() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond", "green green")
    catalysts(state, "green", "")
    roll(state, 5, 5, 6, 6, 2, 4, 6, 6)
    assert asked(state) == ("green", "Fc")
    do(state, "reroll")
    assert dice_left(state) == []
    # Two of three cubes live; three manna die: the text has a biont, blue and red.
    do(state, "cube:blue", "cube:red")
    assert asked(state) == ("green", "F2a")
    do(state, "biont:green", "cube:blue", "cube:red")
    assert pool(state, "green") == "red green blue"
    assert bionts_at(state, "warm_pond") == "green"
    assert offers(state) == ["word:create-life", "word:decline"]


@pytest.mark.rule("genesis", "Fc")
def test_no_second_roll_on_another_colour_or_in_company() -> None:
    state = table("green", "blue")
    refugium(state, "clay_mound", "green")
    roll(state, 5, 6)
    assert "log-autocatalytic-reroll" not in told(state)
    assert not offers(state) or "reroll" not in " ".join(offers(state))
    state = table("green", "blue")
    refugium(state, "warm_pond", "green blue")
    roll(state, 1, 2, 4, 5)
    assert "word:reroll" not in offers(state)


# --- life and death ----------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "F1", "A3a")
def test_the_climate_says_which_dice_bring_manna_to_life() -> None:
    for climate, alive_now in ((WARM, ("green yellow", "blue red")), (COOL, ("", "blue green red yellow"))):
        state = table("green", "blue")
        refugium(state, "mars_paleo_ocean", "green")
        roll(state, 3, 3, climate=climate)
        if climate == WARM:
            do(state, "cube:green", "cube:yellow")
        organized, dead = manna(state, "mars_paleo_ocean")
        assert sorted(organized.split()) == sorted(alive_now[0].split())
        assert sorted(dead.split()) == sorted(alive_now[1].split())


@pytest.mark.rule("genesis", "F1")
def test_life_must_be_taken_and_ends_with_the_cubes_and_a_missing_colour_is_refused() -> None:
    state = table("red", "blue")
    refugium(state, "warm_pond", "red", lost="green")
    roll(state, 1, 3)
    assert manna(state, "warm_pond") == ("red blue", "")
    state = table("red", "blue")
    refugium(state, "warm_pond", "red", lost="green")
    roll(state, 1, 6)
    assert offers(state) == ["cube:red", "cube:blue"]
    assert refused(state, "cube:green") == ("refused-no-dead-manna", "F1")


@pytest.mark.rule("genesis", "F2", "F2a", "F2b", "F2c", "F2d", "A3b")
def test_example_24_the_hydrogen_volcano_kills_three_manna_and_an_enzyme() -> None:
    state = table("green", "blue")
    refugium(state, "hydrogen_volcano", "green", organized="red red", enzymes="blue yellow")
    catalysts(state, "green", "")
    roll(state, 1, 4, 4, 6)
    assert manna(state, "hydrogen_volcano") == ("red red green blue", "")
    do(state, "biont:green", "cube:red", "cube:red")
    assert pool(state, "green") == "red red green"
    assert enzymes_on(state, "hydrogen_volcano") == "blue"
    assert bionts_at(state, "hydrogen_volcano") == ""


@pytest.mark.rule("genesis", "F2", "F2c")
def test_example_25_an_enzyme_covers_the_first_death_and_dies_itself() -> None:
    state = table("green", "blue")
    refugium(state, "interplanetary_dust", "blue", enzymes="blue")
    catalysts(state, "blue", "")
    roll(state, 3, 4, climate=COOL)
    do(state, "cube:yellow", "cube:yellow", "cube:yellow")
    assert manna(state, "interplanetary_dust") == ("yellow", "yellow green")
    assert pool(state, "blue") == "yellow"
    assert enzymes_on(state, "interplanetary_dust") == ""


@pytest.mark.rule("genesis", "F2a", "B4a")
def test_example_26_the_lone_biont_dies_and_is_compensated() -> None:
    state = table("green", "blue")
    refugium(state, "deep_hot_biosphere", "green")
    catalysts(state, "green", "")
    roll(state, 3, 5, climate=COOL)
    assert bionts_at(state, "deep_hot_biosphere") == ""
    assert pool(state, "green") == "green"
    assert "log-life" not in told(state)


@pytest.mark.rule("genesis", "F1", "F2", "F3", "A3c")
def test_example_27_doubles_on_mars_bring_life_that_may_be_declined() -> None:
    state = table("green", "blue")
    refugium(state, "mars_paleo_ocean", "blue")
    catalysts(state, "blue", "")
    roll(state, 4, 4)
    do(state, "cube:blue", "cube:green", "cube:blue", "cube:green")
    assert pool(state, "blue") == "green blue"
    assert asked(state) == ("blue", "F3")
    do(state, "decline")
    assert laid(state, "cosmic") == ["mars_paleo_ocean"]


@pytest.mark.rule("genesis", "F2")
def test_example_28_one_enzyme_on_mars_prevents_the_death() -> None:
    state = table("green", "blue")
    refugium(state, "mars_paleo_ocean", "blue", enzymes="yellow")
    catalysts(state, "blue", "")
    roll(state, 1, 4)
    do(state, "cube:green", "cube:yellow")
    assert manna(state, "mars_paleo_ocean") == ("yellow green", "red blue")
    assert pool(state, "blue") == ""
    assert enzymes_on(state, "mars_paleo_ocean") == "yellow"


@pytest.mark.rule("genesis", "F2", "F2b")
def test_example_30_triple_twos_in_the_cold_volcano() -> None:
    state = table("green", "blue")
    refugium(state, "hydrogen_volcano", "green green")
    catalysts(state, "green", "")
    roll(state, 1, 2, 2, 2, climate=COOL)
    assert manna(state, "hydrogen_volcano")[1] == ""
    do(state, "cube:green", "cube:red", "cube:red")
    assert pool(state, "green") == "red red green"


@pytest.mark.rule("genesis", "F2")
def test_full_enzyme_slots_prevent_all_deaths() -> None:
    state = table("green", "blue")
    refugium(state, "hydrothermal_vent", "green", enzymes="red red")
    roll(state, 6, 5)
    assert bionts_at(state, "hydrothermal_vent") == "green"
    assert enzymes_on(state, "hydrothermal_vent") == "red red"


@pytest.mark.rule("genesis", "F2b", "B3b", "B3c")
def test_two_catalysts_that_do_not_fit_are_one_of_another_colour() -> None:
    state = table("green", "blue")
    refugium(state, "hydrogen_volcano", "green green", organized="red red green blue")
    catalysts(state, "green", "red red red red red red")
    roll(state, 3, 3, 4, 5, 1, 1, 1, 1)
    do(state, "cube:red", "cube:red", "cube:green", "cube:blue")
    assert asked(state) == ("green", "B3c")
    assert offers(state) == ["colour:yellow", "colour:green", "colour:blue"]
    do(state, "colour:yellow")
    assert pool(state, "green") == "red red red red red red yellow green blue"


# --- life begins -------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "F3", "F3a", "F3b", "F3c")
def test_example_31_and_what_becomes_of_the_placard() -> None:
    state = table("green", "blue")
    refugium(state, "alkaline_seep", "green green", enzymes="red blue")
    roll(state, 3, 3, 3, 3)
    do(state, "keep", "create-life")
    assert alive(state, "alkaline_seep")
    assert chromosomes(state, "alkaline_seep") == "green green"
    assert cubes(state, "alkaline_seep") == ""
    assert laid(state, "coastal") == []
    assert enzymes_on(state, "alkaline_seep") == ""
    assert manna(state, "alkaline_seep") == ("", "")
    assert state.home_row(7) == 2


@pytest.mark.rule("genesis", "F3a")
def test_organized_cubes_become_chromosomes_and_the_others_are_lost() -> None:
    state = table("red", "blue")
    refugium(state, "clay_mound", "red", organized="red yellow", enzymes="red red red red red red")
    roll(state, 6, 6, 5, 4)
    do(state, "create-life")
    assert cubes(state, "clay_mound") == "red yellow"
    assert chromosomes(state, "clay_mound") == "red red yellow"
    assert manna(state, "clay_mound")[1] == ""


@pytest.mark.rule("genesis", "F3")
def test_without_doubles_or_without_the_biont_there_is_no_life() -> None:
    state = table("red", "blue")
    refugium(state, "clay_mound", "red", enzymes="red red red red red red")
    roll(state, 6, 5)
    assert state.over()
    assert "log-no-life" not in told(state)
    state = table("red", "blue")
    refugium(state, "deep_hot_biosphere", "red")
    roll(state, 5, 5, 5, 5)
    if "word:keep" in offers(state):
        do(state, "keep")
    assert bionts_at(state, "deep_hot_biosphere") == ""
    assert "word:create-life" not in offers(state)


# --- contests ----------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "F4", "F4a", "F4b", "F4c", "F4d")
def test_example_32_red_is_the_progenote_by_the_printed_order_and_gives_the_catalysts_away() -> None:
    state = table("green", "red", "blue")
    refugium(state, "clay_mound", "green red blue", enzymes="red blue")
    for player in ("green", "red", "blue"):
        catalysts(state, player, "")
    # Two lives (1, 2) and two deaths (5, 6 uncovered beyond two enzymes), doubles of 4.
    roll(state, 1, 2, 4, 4, 5, 6)
    assert asked(state)[0] == "red"
    do(state, "cube:blue", "cube:blue")
    assert asked(state) == ("red", "F4b")
    do(state, "cube:blue")
    assert offers(state) == ["colour:green", "colour:blue"]
    assert refused(state, "colour:red") == ("refused-no-contestant", "F4b")
    do(state, "colour:green", "cube:blue", "colour:blue")
    assert (pool(state, "green"), pool(state, "red"), pool(state, "blue")) == ("blue", "", "blue")
    assert asked(state) == ("red", "F4c")
    do(state, "create-life")
    assert bionts_at(state, "clay_mound") == "red green blue"
    assert state.owner[5] == 0


@pytest.mark.rule("genesis", "F4")
def test_enzymes_and_organized_manna_make_the_progenote() -> None:
    state = table("green", "red")
    refugium(state, "warm_pond", "green red", organized="red", enzymes="")
    roll(state, 1, 2, 5, 6, 3)
    assert state.journal is not None
    assert [entry.who for entry in state.journal if entry.what == "log-progenote"] == [0]
    state = table("green", "red")
    refugium(state, "warm_pond", "green red", organized="red", enzymes="green green")
    roll(state, 1, 2, 5, 6, 3)
    assert state.journal is not None
    assert [entry.who for entry in state.journal if entry.what == "log-progenote"] == [2]


@pytest.mark.rule("genesis", "F4b")
def test_the_only_rival_gets_every_catalyst_even_when_its_biont_has_died() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond", "green blue", organized="green")
    catalysts(state, "green", "")
    catalysts(state, "blue", "")
    roll(state, 1, 2, 3, 5, 5)
    do(state, "biont:blue", "cube:green")
    # The biont is compensated in its own colour; the cube's catalyst goes to the rival, not to the progenote.
    assert pool(state, "blue") == "green blue"
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "F4e")
def test_a_progenote_without_bionts_names_who_may_claim_the_life() -> None:
    state = table("green", "red", "blue")
    refugium(state, "clay_mound", "red green blue", enzymes="red", lost="red yellow blue")
    # No life dice, one death that no enzyme covers, doubles: red sacrifices itself.
    roll(state, 5, 4, 4, 4, 4, 4)
    assert asked(state) == ("red", "F4b")
    do(state, "biont:red")
    assert asked(state) == ("red", "F4e")
    assert offers(state) == ["biont:green", "biont:blue"]
    do(state, "biont:blue")
    assert asked(state) == ("blue", "F4e")
    do(state, "create-life")
    assert state.owner[5] == 3
    assert bionts_at(state, "clay_mound") == "green blue"


@pytest.mark.rule("genesis", "F4e")
def test_the_only_rival_who_is_left_may_claim_the_life_unasked() -> None:
    state = table("green", "red")
    refugium(state, "clay_mound", "red green", enzymes="red", lost="red yellow blue")
    roll(state, 5, 4, 4, 4)
    do(state, "biont:red")
    assert asked(state) == ("green", "F4e")
    do(state, "create-life")
    assert state.owner[5] == 2
    assert bionts_at(state, "clay_mound") == "green"


@pytest.mark.rule("genesis", "C3")
def test_in_the_introductory_game_nobody_becomes_a_foreign_gene() -> None:
    state = table("green", "blue", introductory=True)
    refugium(state, "clay_mound", "green blue", enzymes="green green red red red red")
    catalysts(state, "blue", "")
    roll(state, 6, 6, 5, 4)
    do(state, "create-life")
    assert bionts_at(state, "clay_mound") == "green"
    assert pool(state, "blue") == "blue"


@pytest.mark.rule("genesis", "F2c", "B3c")
def test_enzymes_die_after_substitutes_are_chosen() -> None:
    state = table("green", "blue")
    refugium(state, "hydrogen_volcano", "green", organized="red red", enzymes="blue yellow")
    catalysts(state, "green", "red red red red red red")
    roll(state, 1, 4, 4, 6)
    do(state, "biont:green", "cube:red", "cube:red")
    # Two red catalysts find no room: one of another colour stands for them.
    assert enzymes_on(state, "hydrogen_volcano") == "blue yellow"
    do(state, "colour:yellow")
    assert enzymes_on(state, "hydrogen_volcano") == "blue"
