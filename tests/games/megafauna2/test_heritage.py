"""Beginning with what came out of Genesis (C2), and the campaign of one player (C3)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.heirs import left, macro
from tests.games.megafauna2.positions import (
    basal_of,
    colour,
    do,
    mutations,
    offers,
    organs_of,
    pick,
    refused,
    run,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import NONE, SHAPE_COUNT
from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.genesis.rules.names import MACROORGANISMS, TERRESTRIAL_FORMS
from phylarium.games.megafauna2 import GAME, legacy
from phylarium.games.megafauna2.rules import ending, extinction, frames, resizing
from phylarium.games.megafauna2.rules.board import BIOMES, SHELF
from phylarium.games.megafauna2.rules.names import CARDS, COLOURS, SEA
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel import seeded
from phylarium.kernel.errors import OptionError
from phylarium.kernel.match import Match
from phylarium.kernel.options import Value


def begin(seats: int, given: MicrobialLegacy, seed: str = "heirs", **options: Value) -> Megafauna:
    return GAME.start(seats, options, seed, log=True, legacy=given)


@pytest.mark.rule("megafauna2", "C2", "C2a", "C2b", "C2c", "C2d", "C2e")
@pytest.mark.parametrize(
    ("form", "colours", "marine"),
    [
        ("mosses", ["green"], False),
        ("mushrooms", ["green"], False),
        ("dickinsonia", ["green"], True),
        ("seaweed", ["green"], True),
        ("snails", ["orange"], False),
        ("earthworms", ["orange"], False),
        ("lamp_shells", ["orange"], True),
        ("flatworms", ["orange"], True),
        ("eurypterids", ["black"], False),
        ("insects", ["black"], False),
        ("trilobites", ["black"], True),
        ("arrow_worms", ["black"], True),
        ("amphibians", ["white"], False),
        ("sea_stars", ["white"], True),
        ("velvet_worms", ["orange", "black"], False),
        ("opabinia", ["orange", "black"], True),
    ],
)
def test_a_macroorganism_goes_on_as_its_kind(form: str, colours: list[str], marine: bool) -> None:
    assert {*MACROORGANISMS, *TERRESTRIAL_FORMS} == set(legacy.FORMS)
    state = begin(2, left(macro(form), None))
    if len(colours) > 1:
        assert offers(state) == [f"colour:{name}" for name in colours]
        assert refused(state, "colour:green") == ("refused-other-kingdom", "C2")
        pick(state, "colour:black")
        assert COLOURS[state.colour_of[0]] == "black"
    else:
        assert COLOURS[state.colour_of[0]] == colours[0]
    assert (state.marine >> state.colour_of[0]) & 1 == int(marine)


@pytest.mark.rule("megafauna2", "C2f")
def test_on_land_it_has_basal_organs_mutations_and_a_fossil() -> None:
    state = begin(2, left(macro("snails", "rrb", trophic="green", guests=(("blue", False), ("blue", False))), None))
    pick(state, "word:done")
    assert basal_of(state, "orange-archetype") == "rrb"
    cards = [CARDS.index(name) for name in mutations(state, "orange-archetype")]
    assert sorted(state.components.card_colour[card] for card in cards) == [2, 3, 3]
    assert organs_of(state, "orange-archetype") == "rrgbbb"
    assert where(state, "orange-archetype") == ["laurentia-e-herbivore"]
    assert state.fossils[colour("orange")] == 1
    assert [rule for what, rule in told(state) if what == "log-biont"] == ["C2f"] * 3
    sound(state)


@pytest.mark.rule("megafauna2", "C2i")
def test_two_organs_of_a_colour_may_become_a_white_one_once() -> None:
    state = begin(2, left(macro("snails", "rrrrbb"), None))
    assert offers(state) == ["organ:red", "organ:blue", "word:done"]
    do(state, "organ:red")
    assert basal_of(state, "orange-archetype") == "rrbbw"
    assert offers(state) == ["organ:blue", "word:done"]
    do(state, "organ:blue")
    assert basal_of(state, "orange-archetype") == "rrww"
    assert state.phase == 2


@pytest.mark.rule("megafauna2", "C2g")
def test_in_the_sea_a_swimmer_begins_without_organs() -> None:
    state = begin(2, left(macro("sea_stars", "rrb"), None))
    assert state.decision().rule == "C2g"
    seas = [BIOMES[hex] for hex in range(SHELF) if state.ground(hex) == SEA and state.herbivore[hex] == NONE]
    assert 1 < len(seas) < SHELF
    assert offers(state) == [f"place:{sea}-herbivore" for sea in seas], "any sea that is free"
    do(state, "place:siberia-se-herbivore")
    assert where(state, "white-swimmer") == ["siberia-se-herbivore"]
    assert where(state, "white-archetype") == []
    assert organs_of(state, "white-swimmer") == ""
    assert mutations(state, "white-swimmer") == []
    assert state.size[species("white-archetype")] == 0
    assert state.fossils[colour("white")] == 0
    assert ending.points_of(state, colour("white")).total() >= 2, "its creeple, and the archetype card"
    sound(state)


@pytest.mark.rule("megafauna2", "C2g", "E6b")
def test_its_first_resize_makes_it_an_archetype_and_no_fossil() -> None:
    state = begin(2, left(macro("sea_stars"), None))
    do(state, "place:siberia-se-herbivore")
    before = ending.points_of(state, colour("white")).fossils
    resizing.set_size(state, species("white-swimmer"), 2)
    assert state.size[species("white-swimmer")] == 0
    assert state.size[species("white-archetype")] == 2
    assert state.living[species("white-archetype")] == 1
    assert state.marine == 0
    assert ending.points_of(state, colour("white")).fossils == before - 1, "the card is in the tableau"
    sound(state)


@pytest.mark.rule("megafauna2", "C2g", "E2e")
def test_the_card_of_a_marine_start_is_in_use() -> None:
    state = begin(2, left(macro("sea_stars"), None))
    do(state, "place:siberia-se-herbivore")
    assert state.may_be_kiwi(species("white-swimmer"))
    assert not state.may_be_kiwi(species("white-flyer"))
    extinction.extinct(state, species("white-swimmer"))
    assert state.marine == 0
    assert state.may_be_kiwi(species("white-flyer"))


@pytest.mark.rule("megafauna2", "C2h")
def test_of_two_of_one_kind_the_higher_score_has_the_colour() -> None:
    for points, first in (((3, 9), 1), ((9, 3), 0)):
        state = begin(2, left(macro("snails"), macro("earthworms"), points=points))
        assert state.colour_of[first] == colour("orange")
        assert state.to_move() == 1 - first
        assert refused(state, "colour:orange") == ("refused-colour-taken", "C2h")
        pick(state, "colour:white")
        assert state.colour_of[1 - first] == colour("white")
        assert state.seat_of[colour("orange")] == first


@pytest.mark.rule("megafauna2", "C2j")
def test_others_get_a_colour_by_chance_and_take_only_free_cards_in_the_first_turn() -> None:
    dealt = set()
    for seed in range(10):
        state = begin(3, left(macro("snails"), None, None), seed=str(seed))
        dealt.add(state.colour_of[1])
    assert dealt == {0, 2, 3}
    state.agenda.clear()
    other = state.colour_of[1]
    run(state, frames.StartActions(other))
    columns = {text[-1] for text in offers(state) if text.startswith("mutate:")}
    assert columns == {"1"}
    state.turn = 2
    state.agenda.clear()
    run(state, frames.StartActions(other))
    assert len({text[-1] for text in offers(state) if text.startswith("mutate:")}) > 1
    state.turn = 1
    state.agenda.clear()
    run(state, frames.StartActions(colour("orange")))
    assert len({text[-1] for text in offers(state) if text.startswith("mutate:")}) > 1


@pytest.mark.rule("megafauna2", "C2k", "J2b", "J2d")
def test_endosymbionts_of_other_players_make_hosts() -> None:
    guests = (("yellow", True), ("yellow", True), ("green", False), ("blue", True))
    state = begin(3, left(macro("snails", guests=guests), macro("insects"), macro("amphibians")))
    orange, black = colour("orange"), colour("black")
    assert state.guests_of(black) == 1, "one each, whatever the number"
    assert state.guests_of(colour("white")) == 0, "an endosymbiont that nobody played, and a player who is not here"
    assert state.population(black) == 2
    assert ending.points_of(state, black).hosts == 1
    assert state.unborn[species("orange-archetype")] == 5
    sound(state)
    copy = state.clone()
    extinction.extinct(copy, species("black-archetype"))
    assert copy.unborn[species("orange-archetype")] == 6, "it goes back with the card"
    sound(copy)
    extinction.extinct(state, species("orange-archetype"))
    assert state.guests_of(black) == 0
    assert ("log-guest-lost", "J2d") in told(state)
    assert state.size[orange * SHAPE_COUNT] == 0
    sound(state)


@pytest.mark.rule("megafauna2", "C2", "C2f", "C2g")
def test_of_several_macroorganisms_one_goes_on_by_the_colour_that_is_chosen() -> None:
    given = left(None, None)
    both = [macro("sea_stars"), macro("snails", "r"), macro("earthworms", "bb")]
    given.players[0] = msgspec.structs.replace(given.players[0], macroorganisms=both)
    state = begin(2, given)
    assert offers(state) == ["colour:orange", "colour:white"]
    pick(state, "colour:orange")
    pick(state, "word:done")
    assert basal_of(state, "orange-archetype") == "bb", "of two of one colour the fuller one"
    state = begin(2, given)
    pick(state, "colour:white")
    assert state.decision().rule == "C2g"


@pytest.mark.rule("megafauna2", "C2")
def test_nothing_comes_out_of_a_world_that_ended() -> None:
    state = begin(2, left(macro("snails", "rr"), None, armageddon=True))
    assert state.heir_colours == [0, 0]
    assert state.novices == 0
    assert state.fossils == [0, 0, 0, 0]


@pytest.mark.rule("megafauna2", "C3", "C3a")
def test_alone_a_won_game_goes_on_with_its_creature_where_it_finds_food() -> None:
    state = begin(1, left(macro("insects", "rb")))
    assert state.colour_of == [colour("black")]
    for _ in range(2):
        do(state, offers(state)[0])
    assert state.decision().rule == "C3a"
    do(state, next(text for text in offers(state) if text.endswith("herbivore")))
    assert state.living[species("black-archetype")] == 1
    assert basal_of(state, "black-archetype") == "rb"
    assert state.eventful == 0
    sound(state)


@pytest.mark.rule("megafauna2", "C3a", "K0e")
def test_alone_a_plant_goes_on_as_the_protagonist() -> None:
    state = begin(1, left(macro("mosses", "gb")), plant_played=True)
    pick(state, "colour:white")
    for _ in range(2):
        do(state, offers(state)[0])
    assert basal_of(state, "green-archetype") == "gb"
    assert state.living[0] == 2


@pytest.mark.rule("megafauna2", "C3b", "C1p")
@pytest.mark.parametrize("given", [left(None), left(macro("insects"), armageddon=True)])
def test_alone_a_lost_game_goes_on_with_an_eventful_first_turn(given: MicrobialLegacy) -> None:
    state = begin(1, given)
    pick(state, "colour:white")
    for _ in range(2):
        do(state, offers(state)[0])
    assert state.eventful == 1
    assert ("log-no-events", "C1p") not in told(state)
    assert state.seat_of[colour("white")] == 0
    assert state.fossils == [0, 0, 0, 0]


def test_other_planets_do_not_follow_from_genesis() -> None:
    for seats, options in ((1, {"planet": "mars"}), (2, {"planet": "venus"})):
        with pytest.raises(OptionError, match="on Earth"):
            GAME.start(seats, options, "heirs", legacy=left(*[macro("snails")] * seats))


@pytest.mark.parametrize("rules", ["achterbahn", "tooth_and_claw"])
def test_games_that_follow_from_genesis_are_sound_to_the_end_and_replay(rules: str) -> None:
    forms = ["opabinia", "mosses", "sea_stars", "snails"]
    for seats in (2, 3, 4):
        given = left(*(macro(form, "rrgb", guests=(("yellow", True),)) for form in forms[:seats]))
        match = Match.start(GAME, seats, {"rules": rules}, f"heirs {seats}", legacy=given)
        chance = seeded(f"{rules} {seats}")
        while not match.state.over():
            assert match.state.status() == []
            legal = match.state.legal()
            match.apply(match.state.to_move(), legal[chance.below(len(legal))])
        assert match.state.status() == []
