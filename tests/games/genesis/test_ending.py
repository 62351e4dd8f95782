"""I, K and the variants' own victories."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    bacterium,
    catalysts,
    macroorganism,
    offers,
    parasite,
    place,
    table,
    vp,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.legacy import left
from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.atrophy import extinct
from phylarium.games.genesis.rules.ending import LOSS, MARINE_WIN, TERRESTRIAL_WIN, outcome
from phylarium.games.genesis.rules.names import COLOURS, REFUGIA
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import NOBODY


@pytest.mark.rule("genesis", "I1", "I1a", "I1b")
def test_cubes_of_ones_organisms_and_ones_bionts_anywhere_count() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red red", mutations="hox_genes")
    # Two cubes on the placard, two on the mutation, one biont; and blue has its biont.
    assert (vp(state, "green"), vp(state, "blue")) == (5, 1)


@pytest.mark.rule("genesis", "I1a")
def test_diseased_cubes_count_for_the_parasite() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "blue", "red", mutations="helicase")
    parasite(state, "salmonella", "warm_pond", "green", steals="helicase +helicase")
    assert (vp(state, "green"), vp(state, "blue")) == (3, 2)


@pytest.mark.rule("genesis", "I1c")
def test_trophies_count_one_each() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red")
    macroorganism(state, "flatworms", "clay_mound", "green")
    extinct(state, place("warm_pond"))
    extinct(state, place("clay_mound"))
    # Placard and card, and the bacterium that the flatworm is again: five cubes and a biont.
    assert vp(state, "green") == 8


@pytest.mark.rule("genesis", "I1d")
def test_example_45_a_seaweed_that_is_eaten_shares_six_points() -> None:
    state = table("red", "green", "blue")
    macroorganism(state, "seaweed", "warm_pond", "red green", organs="leaves", level="plant")
    macroorganism(state, "sea_stars", "clay_mound", "blue", level="herbivore")
    assert vp(state, "red") == 9
    assert vp(state, "green") == 4


@pytest.mark.rule("genesis", "I1d")
def test_the_highest_occupied_level_of_each_ecosystem_is_worth_twelve() -> None:
    state = table("red", "green", "blue")
    macroorganism(state, "seaweed", "warm_pond", "red", level="plant")
    macroorganism(state, "sea_stars", "clay_mound", "blue", level="herbivore")
    macroorganism(state, "dickinsonia", "pumice_raft", "green", land=True, level="plant")
    # Six and twelve in the sea, twelve alone on land, with system chromosomes and bionts.
    assert [vp(state, c) for c in ("red", "blue", "green")] == [6 + 4 + 1, 12 + 7 + 1, 12 + 9 + 1]


@pytest.mark.rule("genesis", "I1d")
def test_a_share_is_rounded_down_and_a_second_biont_brings_no_second_share() -> None:
    state = table("red", "yellow", "green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "red red yellow green blue")
    # Twelve among four players.
    assert vp(state, "yellow") == 3 + 1
    assert vp(state, "red") == 3 + 7 + 2
    # Six among four, once something eats it.
    macroorganism(state, "trilobites", "clay_mound", "yellow", level="herbivore")
    assert vp(state, "green") == 1 + 1


@pytest.mark.rule("genesis", "I1d", "C1b")
def test_a_biont_that_nobody_plays_takes_no_share() -> None:
    state = table("red", "green", alone=True)
    macroorganism(state, "seaweed", "warm_pond", "red npc-blue")
    # Twelve, the system of four, the biont.
    assert vp(state, "red") == 12 + 4 + 1


@pytest.mark.rule("genesis", "C3", "I1c")
def test_trophies_do_not_count_in_the_introductory_game() -> None:
    state = table("green", "blue", introductory=True)
    bacterium(state, "warm_pond", "green", "red")
    extinct(state, place("warm_pond"))
    assert vp(state, "green") == 0


@pytest.mark.rule("genesis", "I1e")
def test_ties_go_to_the_most_catalysts_and_are_shared_otherwise() -> None:
    state = table("red", "green", "blue")
    for name, player in (("warm_pond", "red"), ("clay_mound", "green")):
        bacterium(state, name, player, "red")
    catalysts(state, "red", "red")
    catalysts(state, "green", "red blue")
    assert state.ranking() == [2, 1, 3]
    catalysts(state, "red", "yellow yellow")
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("genesis", "I1")
def test_the_game_ends_with_the_last_event_or_with_the_earth() -> None:
    state = table("red", "green")
    state.events_removed.extend(state.event_deck)
    state.event_deck.clear()
    state.push(frames.TurnEnd(NOBODY))
    state.run()
    assert (state.ended, state.over()) == (1, True)
    state = table("red", "green")
    state.push(frames.TurnEnd(NOBODY))
    state.run()
    assert (state.ended, state.turn) == (0, 2)
    assert not state.over()
    state = table("red", "green")
    state.armageddon = 1
    state.push(frames.TurnEnd(NOBODY))
    state.run()
    assert state.over()


@pytest.mark.rule("genesis", "C1a")
def test_a_marine_and_a_terrestrial_solitaire_win() -> None:
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red")
    assert outcome(state) == LOSS
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red blue")
    # One macroorganism with an endosymbiont of the other colour is enough.
    assert outcome(state) == MARINE_WIN
    macroorganism(state, "sea_stars", "warm_pond", "blue", land=True)
    assert outcome(state) == MARINE_WIN
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red blue")
    macroorganism(state, "sea_stars", "warm_pond", "blue red", land=True)
    assert outcome(state) == TERRESTRIAL_WIN
    state = table("red", "blue", alone=True)
    macroorganism(state, "sea_stars", "warm_pond", "blue red", land=True)
    assert outcome(state) == LOSS


@pytest.mark.rule("genesis", "C1a", "L7f")
@pytest.mark.parametrize("home", [REFUGIA[0], REFUGIA[-1]])
def test_a_macroorganism_wins_wherever_it_began(home: str) -> None:
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", home, "red blue")
    assert outcome(state) == MARINE_WIN


@pytest.mark.rule("genesis", "C2")
def test_the_cooperative_game_is_won_by_all_with_one_on_land() -> None:
    state = table("red", "blue", cooperative=True)
    macroorganism(state, "flatworms", "clay_mound", "red")
    assert state.ranking() == [2, 2]
    macroorganism(state, "sea_stars", "warm_pond", "blue")
    assert state.ranking() == [2, 2]
    state = table("red", "blue", cooperative=True)
    macroorganism(state, "flatworms", "clay_mound", "red")
    macroorganism(state, "sea_stars", "warm_pond", "blue", land=True)
    assert state.ranking() == [1, 1]
    assert state.scores()[0] == state.scores()[1]


@pytest.mark.rule("genesis", "C3a")
def test_ten_points_win_the_introductory_solitaire_game() -> None:
    state = table("red", "blue", alone=True, introductory=True)
    bacterium(state, "warm_pond", "red", "red red red red")
    bacterium(state, "clay_mound", "blue", "red red red")
    assert state.scores() == [9]
    assert state.ranking() == [2]
    state.cubes[place("clay_mound") * 4] += 1
    state.recount(place("clay_mound"))
    assert state.ranking() == [1]


@pytest.mark.rule("genesis", "Ka")
def test_a_game_hands_on_macroorganisms_points_and_catalysts() -> None:
    state = table("red", "green", macro_variant=True)
    macroorganism(state, "sea_stars", "warm_pond", "red red green", organs="brain kidney", land=True)
    parasite(state, "cyanobacteria", "warm_pond", "green", steals="brain")
    catalysts(state, "red", "blue blue")
    told = left(state).plain()
    assert told["armageddon"] is False
    state.armageddon = 1
    assert left(state).plain()["armageddon"] is True
    red, green = told["players"]
    assert (red["colour"], red["points"], red["place"]) == ("red", vp(state, "red"), 1)
    assert red["catalysts"] == {"red": 0, "yellow": 0, "green": 0, "blue": 2}
    assert green["macroorganisms"] == []
    (frog,) = red["macroorganisms"]
    assert (frog["card"], frog["name"], frog["terrestrial"], frog["level"]) == (
        "sea_stars",
        "amphibians",
        True,
        "plant",
    )
    assert frog["organs"] == [{"name": "kidney", "colour": "green"}]
    assert frog["trophic_biont"] == "red"
    assert frog["endosymbionts"] == [{"colour": "red", "played": True}, {"colour": "green", "played": True}]
    assert frog["parasites"] == [
        {"name": "cyanobacteria", "colour": "green", "owner": "green", "played": True, "bionts": ["green"]}
    ]


@pytest.mark.rule("genesis", "Ka", "I1")
def test_what_a_whole_game_hands_on_agrees_with_its_scores() -> None:
    state = GAME.start(3, {"macro_variant": True}, "carry")
    assert isinstance(state, Genesis)
    while not state.over():
        wanted = [text for text in offers(state) if text.startswith(("become", "buy", "grow", "word:create"))]
        state.apply(GAME.vocabulary.parse(wanted[0]) if wanted else state.legal()[state.number % len(state.legal())])
    told = left(state).plain()
    scores = state.scores()
    assert {COLOURS.index(p["colour"]): p["points"] for p in told["players"]} == {
        colour: scores[seat] for colour, seat in enumerate(state.seat_of) if seat >= 0
    }
