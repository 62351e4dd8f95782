"""Alone against the two-tusker (19.1): its list of actions, what it never does, and how it is beaten."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    clear,
    cultivate,
    display,
    dna,
    do,
    gene_count,
    genes,
    give,
    gone,
    has_culture,
    invade,
    lay,
    letters_of,
    next_cards,
    next_tiles,
    offers,
    put,
    quiet,
    shown,
    size_of,
    sound,
    species,
    stack,
    start,
    told,
    turn,
    where,
)

from phylarium.games.megafauna1.rules import extinction, frames
from phylarium.games.megafauna1.rules.ending import alone_wins
from phylarium.games.megafauna1.rules.names import COLOURS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import FOSSIL_TILE, STAGNATION

WHITE = COLOURS.index("white")


def alone(*, upper_display: bool = True) -> Megafauna:
    """A bare map, displays in which nothing helps the tusker, and its turn not yet begun."""
    state = quiet("red", upper_display=upper_display)
    display(state, "spines", "seed_cracking_bill", "gnawing_incisors", "camouflage", "anteater_tongue")
    if state.upper_display == 1:
        display(
            state, "doves-taeniodonts_tillodonts", "owls-primates", "duckbills-swine", "long_neck", "vermiform", row=1
        )
    next_cards(state, "hibernation", "fur")
    next_tiles(state, "ichthyosaurs", "champosaurs", "pliosaurs", "mosasaurs")
    return state


def tusker(state: Megafauna) -> list[tuple[str, str]]:
    """The tusker's turn, up to your next decision; what was told."""
    turn(state, COLOURS[state.colour_of[0]])
    state.agenda.clear()
    state.active = WHITE
    state.push(frames.EndTurn(0))
    state.push(frames.Contest(0))
    state.push(frames.TuskerTurn(0))
    state.run()
    sound(state)
    return told(state)


@pytest.mark.rule("megafauna1", "19.0", "19.1", "4.1")
def test_it_plays_after_each_of_your_turns() -> None:
    state = alone()
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert [what for what, _ in told(state)].count("log-turn") == 2
    assert COLOURS[state.active] == "red"


@pytest.mark.rule("megafauna1", "19.1")
def test_once_extinct_it_is_out_of_the_game_and_you_play_on_alone() -> None:
    state = alone()
    clear(state, "white-cat")
    extinction.check_extinct(state, species("white-cat"))
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert [what for what, _ in told(state)] == ["log-resizes", "log-turn"]
    assert COLOURS[state.active] == "red"


@pytest.mark.rule("megafauna1", "18.0", "19.1g")
@pytest.mark.parametrize("tusker_lives", [True, False])
def test_the_same_number_of_rounds_ends_it_alone_and_waiting_is_no_victory(tusker_lives: bool) -> None:
    state = alone()
    if not tusker_lives:
        clear(state, "white-cat")
        extinction.check_extinct(state, species("white-cat"))
    state.tiles_won[state.colour_of[0]] = 99
    turn(state, "red")
    assert alone_wins(state)
    turns = state.components.stagnation_rounds * (1 + int(tusker_lives))
    for waited in (turns - 1, turns):
        assert state.ending == 0
        state.agenda.clear()
        state.stagnant = waited
        state.push(frames.EndTurn(0))
        state.run()
    assert state.over()
    assert state.ending == STAGNATION
    assert not alone_wins(state)
    assert state.ranking() == [2]


@pytest.mark.rule("megafauna1", "19.1e")
def test_at_the_same_price_it_buys_from_the_lower_display() -> None:
    state = alone()
    display(state, "feathers", row=1)
    tusker(state)
    assert gone(state, "spines")
    assert shown(state, 1)[0] == "feathers"


@pytest.mark.rule("megafauna1", "19.1b")
def test_first_it_takes_up_a_culture_if_it_can() -> None:
    state = alone()
    give(state, "white-cat", "tripod_stance", "lek")
    lay(state, "ginkgo_woodland", "A2")
    assert ("log-culture", "9.0") in tusker(state)
    assert has_culture(state, "white-cat", "tool-use")
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "19.1c")
def test_then_it_develops_into_the_lowest_climax_in_reach() -> None:
    state = alone()
    dna(state, "white-cat", "B")
    lay(state, "ginkgo_woodland", "A2")
    lay(state, "seed_ferns", "J1")
    lay(state, "calamites_thicket", "H1")
    tusker(state)
    # Seed ferns 15, calamites 18, ginkgoes 30.
    assert where(state, "white-cat") == ["A1", "J1"]
    tusker(state)
    assert where(state, "white-cat") == ["A1", "J1", "H1"]
    tusker(state)
    assert where(state, "white-cat") == ["A1", "A2", "J1", "H1"]


@pytest.mark.rule("megafauna1", "19.1c", "11.0")
def test_out_of_reach_it_does_not() -> None:
    state = alone()
    dna(state, "white-cat", "B")
    lay(state, "seed_ferns", "T4")
    tusker(state)
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "19.1c", "12.0")
def test_in_a_habitat_it_husks_first() -> None:
    state = alone()
    dna(state, "white-cat", "BH")
    lay(state, "cycadoid", "A2")
    tusker(state)
    assert where(state, "white-cat") == ["A1", "A2-husk"]
    tusker(state)
    assert where(state, "white-cat") == ["A1", "A2", "A2-husk"]


@pytest.mark.rule("megafauna1", "19.1c", "19.1")
def test_it_never_hunts() -> None:
    state = alone()
    put(state, "red-dino", "A2")
    dna(state, "red-dino", "B")
    lay(state, "ginkgo_woodland", "A2")
    state.size[species("red-dino")] = 3
    tusker(state)
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "19.1c")
def test_it_goes_where_it_will_survive_the_contests() -> None:
    state = alone()
    dna(state, "white-cat", "B")
    dna(state, "red-dino", "BP")
    lay(state, "ginkgo_woodland", "A2")
    put(state, "red-dino", "A2")
    # The niche of the ginkgoes is P: an animal there would lose.
    tusker(state)
    assert where(state, "white-cat") == ["A1"]
    state = alone()
    dna(state, "white-cat", "B")
    dna(state, "red-dino", "B")
    lay(state, "ginkgo_woodland", "A2")
    put(state, "red-dino", "A2")
    # Without P on either side five teeth win.
    tusker(state)
    assert where(state, "white-cat") == ["A1", "A2"]
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "19.1c", "13.3")
def test_it_keeps_away_from_plants_that_your_carnivore_would_decide_against_it() -> None:
    state = alone()
    dna(state, "white-cat", "B")
    lay(state, "calamites_thicket", "A2")
    put(state, "red-dino", "A2-hunt", size=3)
    dna(state, "red-dino", "N")
    put(state, "red-fin", "A2-husk", size=3)
    dna(state, "red-fin", "N")
    put(state, "red-croc", "A2", size=3)
    dna(state, "red-croc", "BS")
    # It has more teeth than the runner, but the hunter, which lives on the rooter, can eat only the newcomer.
    assert ("log-develops", "10.0") not in tusker(state)
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "19.1c", "9.2e")
def test_with_agriculture_it_develops_into_farms() -> None:
    state = alone()
    cultivate(state, "white-cat", "agriculture")
    tusker(state)
    # Of the empty slots beside A1 the one in the jet stream has the lowest number.
    assert where(state, "white-cat") == ["A1", "J1"]


@pytest.mark.rule("megafauna1", "19.1c", "9.2e", "13.4")
def test_it_develops_into_a_farm_of_yours_where_it_has_more_teeth() -> None:
    """The slot lies beside both homelands, and both have agriculture."""
    state = alone()
    cultivate(state, "white-cat", "agriculture")
    cultivate(state, "red-dino", "agriculture")
    clear(state, "red-dino")
    lay(state, "giant_myriapods", "H1")
    put(state, "red-dino", "H1", "J1")
    tusker(state)
    assert where(state, "white-cat") == ["A1", "J1"]
    assert where(state, "red-dino") == ["H1"]


@pytest.mark.rule("megafauna1", "19.1c", "9.2e")
def test_with_a_further_culture_it_farms_as_well() -> None:
    state = alone()
    cultivate(state, "white-cat", "agriculture")
    cultivate(state, "white-cat", "male-contests")
    tusker(state)
    assert where(state, "white-cat") == ["A1", "J1"]


@pytest.mark.rule("megafauna1", "19.1c", "12.0")
def test_where_it_lives_on_roots_already_it_does_not_take_leaves_that_it_cannot_eat() -> None:
    state = alone()
    dna(state, "white-cat", "N")
    lay(state, "calamites_thicket", "A2")
    put(state, "white-cat", "A2-husk")
    assert ("log-develops", "10.0") not in tusker(state)
    assert where(state, "white-cat") == ["A1", "A2-husk"]


@pytest.mark.rule("megafauna1", "19.1d", "19.1e")
def test_a_mutation_that_it_is_too_large_for_does_not_let_it_develop() -> None:
    state = alone()
    lay(state, "lycopod_meadow", "A2")
    display(state, "hump", "anteater_tongue", "spines", "seed_cracking_bill", "camouflage")
    tusker(state)
    assert stack(state, "white-cat") == ["hump"]
    assert gene_count(state, "white") == 10


@pytest.mark.rule("megafauna1", "19.1d", "5.0a")
def test_then_it_buys_the_cheapest_mutation_that_lets_it_develop() -> None:
    state = alone()
    lay(state, "ginkgo_woodland", "A2")
    display(state, "spines", "hump", "cheeks_palate_and_tongue", "tripod_stance", "camouflage")
    tusker(state)
    assert stack(state, "white-cat") == ["cheeks_palate_and_tongue"]
    assert gene_count(state, "white") == 8
    assert state.on_card[:2] == [1, 1]


@pytest.mark.rule("megafauna1", "19.1d")
def test_it_cannot_buy_what_it_cannot_pay() -> None:
    state = alone()
    genes(state, white=1, red=0)
    lay(state, "ginkgo_woodland", "A2")
    display(state, "hump", "spines", "tripod_stance", "camouflage", "anteater_tongue")
    tusker(state)
    assert stack(state, "white-cat") == ["hump"]


@pytest.mark.rule("megafauna1", "19.1e")
def test_else_it_buys_the_cheapest_card_and_plays_it_or_discards_it() -> None:
    state = alone()
    display(state, "hump", "spines", "seed_cracking_bill", "camouflage", "anteater_tongue")
    tusker(state)
    assert stack(state, "white-cat") == ["hump"]
    state = alone()
    tusker(state)
    # Spines are for size one.
    assert gone(state, "spines")
    assert stack(state, "white-cat") == []


@pytest.mark.rule("megafauna1", "19.1f")
def test_it_buys_no_genotype() -> None:
    state = alone()
    display(state, "duckbills-swine", "hump", "spines", "camouflage", "anteater_tongue")
    display(state, "doves-taeniodonts_tillodonts", "owls-primates", "stegosaurs-gomphotheres", "beak", "lek", row=1)
    tusker(state)
    assert stack(state, "white-cat") == ["hump"]
    assert gene_count(state, "white") == 9


@pytest.mark.rule("megafauna1", "19.1f")
def test_it_buys_nothing_that_would_make_it_a_sea_animal() -> None:
    state = alone(upper_display=False)
    dna(state, "white-cat", "M")
    display(state, "sculling_tail", "caudal_fin", "duckbills-swine", "blubber", "web_feet")
    assert ("log-tusker-passes", "19.1f") in tusker(state)
    assert letters_of(state, "white-cat") == "M"
    state = alone(upper_display=False)
    display(state, "caudal_fin", "sculling_tail", "duckbills-swine", "blubber", "web_feet")
    tusker(state)
    assert stack(state, "white-cat") == ["sculling_tail"]


@pytest.mark.rule("megafauna1", "19.1", "4.4")
def test_it_takes_its_share_of_the_tar_pit_and_its_contests_are_decided_for_it() -> None:
    state = alone()
    dna(state, "white-cat", "BN")
    lay(state, "calamites_thicket", "A2")
    put(state, "white-cat", "A2")
    invade(state, "titanosaurs", "A2")
    turn(state, "red")
    state.touched = (1 << 26) - 1
    do(state, "resize:red-dino+")
    # It moves to the free husks of the same habitat without anybody being asked.
    assert "A2-husk" in where(state, "white-cat")


@pytest.mark.rule("megafauna1", "19.1")
def test_when_it_dies_out_you_play_on_alone() -> None:
    state = alone()
    clear(state, "white-cat")
    state.size[species("white-cat")] = 0
    state.supply[species("white-cat")] += 1
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert COLOURS[state.active] == "red"
    assert size_of(state, "white-cat") == 0
    assert offers(state)


@pytest.mark.rule("megafauna1", "19.1g")
def test_you_win_with_ten_tiles_and_more_points() -> None:
    state = alone()
    for count, wins in ((9, False), (10, True)):
        while state.tiles_won[0] < count:
            tile = state.cenozoic.pop()
            state.tile_at[tile] = FOSSIL_TILE
            state.tiles_won[0] += 1
        assert alone_wins(state) is wins
        assert state.ranking() == [1 if wins else 2]
    for _ in range(10):
        tile = state.cenozoic.pop()
        state.tile_at[tile] = FOSSIL_TILE + WHITE
        state.tiles_won[WHITE] += 1
    sound(state)
    # Ten tiles each, an animal each: no more points than the tusker.
    assert not alone_wins(state)


@pytest.mark.rule("megafauna1", "19.1g")
def test_the_end_says_whether_you_have_won() -> None:
    state = start("green", seed="alone")
    while not state.over():
        state.apply(state.legal()[state.number * 3 % len(state.legal())])
    lines = [what for what, _ in told(state)]
    assert ("log-alone-won" in lines) == (state.ranking() == [1])
    assert ("log-alone-lost" in lines) == (state.ranking() == [2])
