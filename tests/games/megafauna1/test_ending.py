"""The end of the game (18.0): what ends it, points, ties, and the sheet for Origins (18.2)."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    clear,
    cultivate,
    display,
    dna,
    do,
    genes,
    give,
    greenhouse,
    lay,
    next_cards,
    next_tiles,
    put,
    quiet,
    release,
    shift,
    sound,
    species,
    start,
    to_tarpit,
    told,
    turn,
)

from phylarium.games.megafauna1.rules.ending import origins, points
from phylarium.games.megafauna1.rules.flow import rounds_waited
from phylarium.games.megafauna1.rules.names import (
    CARDS,
    CENOZOIC,
    COLOURS,
    DEXTERITY,
    INSTINCTS,
    LANGUAGE,
    SPECIES,
    TILES,
)
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import CLIMATE, EMPTY_POOL, GONE, LAST_PERIOD, OUT, STAGNATION


def about_to_draw(*, on_with_cenozoic: bool = False) -> Megafauna:
    """Red's turn with a free card to buy; the next card brings two tiles."""
    state = quiet("red", "orange", on_with_cenozoic=on_with_cenozoic)
    display(state, "hump", "fur", "spines", "lek", "beak")
    next_cards(state, "hibernation")
    turn(state, "red")
    return state


def last_period(state: Megafauna) -> None:
    """One card is left in the Tertiary deck, and nothing before it."""
    for card in state.deck[:-1]:
        state.card_at[card] = GONE
    state.deck = state.deck[-1:]
    state.deck_left = [0, 0, 0, 1]
    state.period = 3


def drained(state: Megafauna, pool: list[int], left: int) -> None:
    """So many tiles in a pool."""
    while len(pool) > left:
        state.tile_at[pool.pop(0)] = OUT


@pytest.mark.rule("megafauna1", "18.0", "18.0a", "3.8d")
def test_the_last_card_of_the_last_period_ends_the_game_with_its_turn() -> None:
    state = about_to_draw()
    last_period(state)
    to_tarpit(state, 3)
    do(state, "card:hump", "word:discard")
    assert state.over()
    assert state.ending & LAST_PERIOD
    assert [what for what, _ in told(state)].count("log-scoring") == 1
    assert state.scoring == 0


@pytest.mark.rule("megafauna1", "18.0b", "2.4a")
def test_an_empty_pool_ends_the_game_with_its_turn() -> None:
    state = about_to_draw()
    drained(state, state.mesozoic, 2)
    do(state, "card:hump", "word:discard")
    assert state.over()
    assert state.ending & EMPTY_POOL
    assert "log-scoring" in [what for what, _ in told(state)]


@pytest.mark.rule("megafauna1", "18.0b")
def test_a_pool_that_is_not_empty_does_not() -> None:
    state = about_to_draw()
    drained(state, state.mesozoic, 3)
    do(state, "card:hump", "word:discard")
    assert not state.over()


@pytest.mark.rule("megafauna1", "18.0b")
def test_in_the_cenozoic_an_empty_mesozoic_pool_ends_nothing() -> None:
    state = about_to_draw()
    state.era = CENOZOIC
    drained(state, state.mesozoic, 0)
    do(state, "card:hump", "word:discard")
    assert not state.over()


@pytest.mark.rule("megafauna1", "18.0b")
def test_by_option_the_cenozoic_pool_follows_the_mesozoic_one() -> None:
    state = about_to_draw(on_with_cenozoic=True)
    drained(state, state.mesozoic, 1)
    next_tiles(state, "ginkgo_woodland")
    drained(state, state.mesozoic, 1)
    cenozoic = len(state.cenozoic)
    do(state, "card:hump", "word:discard")
    assert not state.over()
    assert (len(state.mesozoic), len(state.cenozoic)) == (0, cenozoic - 1)


@pytest.mark.rule("megafauna1", "18.0b")
def test_an_empty_cenozoic_pool_ends_it_all_the_same() -> None:
    state = about_to_draw(on_with_cenozoic=True)
    state.era = 1
    drained(state, state.cenozoic, 1)
    do(state, "card:hump", "word:discard")
    assert state.over()
    assert state.ending & EMPTY_POOL


@pytest.mark.rule("megafauna1", "18.0c")
@pytest.mark.parametrize(("level", "way"), [("200", -1), ("3200", 1)])
def test_snowball_and_hothouse_end_the_game_with_the_turn(level: str, way: int) -> None:
    state = quiet("red", "orange")
    greenhouse(state, level)
    shift(state, way)
    assert state.ending & CLIMATE
    assert not state.over()
    do(state, "resize:red-dino+")
    assert state.over()


@pytest.mark.rule("megafauna1", "18.0c")
def test_other_levels_do_not() -> None:
    state = quiet("red", "orange")
    shift(state, 1)
    assert state.ending == 0


@pytest.mark.rule("megafauna1", "18.0")
def test_the_game_goes_on_without_any_animals() -> None:
    state = quiet("red", "orange")
    for name in ("red-dino", "orange-cat"):
        clear(state, name)
        state.size[species(name)] = 0
        state.supply[species(name)] += 1
    turn(state, "red")
    assert not state.over()
    sound(state)
    # A Lazarus can do nothing but buy.
    assert all(state.game().vocabulary.name(a).startswith("card:") for a in state.legal())


@pytest.mark.rule("megafauna1", "18.0")
def test_a_game_in_which_nobody_buys_from_the_lower_display_ends_some_time() -> None:
    state = quiet("red", "orange")
    turns = 0
    while not state.over():
        assert rounds_waited(state) == turns // 2
        sizes = [a for a in state.legal() if state.game().vocabulary.name(a).startswith("resize:")]
        state.apply(sizes[-1] if state.turn % 4 < 2 else sizes[0])
        turns += 1
    assert rounds_waited(state) == state.components.stagnation_rounds
    assert state.ending == STAGNATION
    assert turns == state.components.stagnation_rounds * 2
    warned = [entry for entry in state.journal or [] if entry.what == "log-stagnation"]
    assert [(entry.a, entry.b) for entry in warned] == [(5, 15), (10, 10), (15, 5)]


@pytest.mark.rule("megafauna1", "18.0")
def test_a_purchase_from_the_lower_display_begins_the_count_anew() -> None:
    state = quiet("red", "orange")
    display(state, "feathers")
    turn(state, "red")
    state.stagnant = 7
    assert rounds_waited(state) == 3
    do(state, "card:feathers", "species:red-dino")
    assert rounds_waited(state) == 0


@pytest.mark.rule("megafauna1", "18.1", "18.1a", "18.1b")
def test_R43_fossils_genotypes_animals_and_cultures_are_points() -> None:
    state = quiet("red", "orange")
    assert points(state, 0) == 1
    card = CARDS.index("ankylosaurs_nodosaurs-glyptodonts")
    release(state, card)
    state.keep_fossil(0, card)
    assert points(state, 0) == 1 + 3
    cultivate(state, "red-dino", "tool-use")
    cultivate(state, "red-dino", "agriculture")
    assert points(state, 0) == 1 + 3 + 2
    put(state, "red-dino", "T1", "T3")
    assert points(state, 0) == 3 + 3 + 2
    state.tile_at[TILES.index("azolla_mat")] = 4
    state.cenozoic.remove(TILES.index("azolla_mat"))
    state.tiles_won[0] += 1
    assert points(state, 0) == 3 + 3 + 2 + 1
    assert state.scores() == [9, 1]


@pytest.mark.rule("megafauna1", "18.1b", "4.4a")
def test_final_points_count_animals_with_the_super_fern_once() -> None:
    state = quiet("red", "orange")
    lay(state, "azolla_mat", "A3")
    dna(state, "red-dino", "GM")
    put(state, "red-dino", "A3")
    assert points(state, 0) == 2


@pytest.mark.rule("megafauna1", "18.1", "18.1c", "2.2a")
def test_ties_go_to_more_genes_then_to_fewer_teeth() -> None:
    state = quiet("white", "green", "orange")
    genes(state, white=4, green=3, orange=3)
    assert state.scores() == [1, 1, 1]
    assert state.ranking() == [1, 3, 2]
    put(state, "green-dino", "A3")
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("megafauna1", "18.0", "18.1")
def test_the_final_scoring_comes_before_the_points() -> None:
    state = about_to_draw()
    last_period(state)
    to_tarpit(state, 3)
    before = state.scores()[0]
    do(state, "card:hump", "word:discard")
    assert state.scores()[0] > before
    lines = [what for what, _ in told(state)]
    assert lines.index("log-share") < lines.index("log-points") < lines.index("log-winner")


# --- Origins -------------------------------------------------------------------------------------


def hominids() -> Megafauna:
    """Red with two instincts, Orange with one and many genes, Green with none."""
    state = quiet("red", "orange", "green")
    give(state, "red-dino", "tripod_stance", "lek")
    give(state, "orange-cat", "communication")
    genes(state, red=0, orange=9, green=0)
    return state


NOTHING = [0, 0, 0, 0]


@pytest.mark.rule("megafauna1", "18.2", "18.2b", "18.2c")
def test_the_sheet_for_origins_orders_players_by_instincts_and_leaves_out_those_without() -> None:
    sheet = origins(hominids(), NOTHING)
    assert [(COLOURS[h.colour], SPECIES[h.species], h.count()) for h in sheet.hominids] == [
        ("red", "red-dino", 2),
        ("orange", "orange-cat", 1),
    ]
    assert sheet.hominids[0].instincts == 1 << INSTINCTS.index("manual-dexterity") | 1 << INSTINCTS.index(
        "social-skills"
    )


@pytest.mark.rule("megafauna1", "18.2a")
def test_more_instincts_cost_four_genes_each_as_far_as_they_reach() -> None:
    sheet = origins(hominids(), [15, 15, 15, 15])
    assert [(COLOURS[h.colour], h.count(), h.bought) for h in sheet.hominids] == [("orange", 3, 2), ("red", 2, 0)]
    # Orange has language already and does not pay for it again.
    sheet = origins(hominids(), [0, 1 << LANGUAGE | 1 << DEXTERITY, 0, 0])
    assert [h.bought for h in sheet.hominids if COLOURS[h.colour] == "orange"] == [1]


@pytest.mark.rule("megafauna1", "18.2b")
def test_equal_instincts_are_ordered_by_points() -> None:
    state = hominids()
    give(state, "orange-cat", "head_butting")
    sheet = origins(state, NOTHING)
    # As many points, and Orange has more genes.
    assert [COLOURS[h.colour] for h in sheet.hominids] == ["orange", "red"]
    put(state, "red-dino", "T2-hunt")
    assert [COLOURS[h.colour] for h in origins(state, NOTHING).hominids] == ["red", "orange"]


@pytest.mark.rule("megafauna1", "18.2c")
def test_the_best_surviving_species_goes_along() -> None:
    state = hominids()
    put(state, "red-fin", "H4-hunt")
    give(state, "red-fin", "infrared_pit_sensor", "head_butting", "nest_building")
    sheet = origins(state, NOTHING)
    assert SPECIES[sheet.hominids[0].species] == "red-fin"


@pytest.mark.rule("megafauna1", "18.2d")
@pytest.mark.parametrize(("level", "ice_age"), [("200", True), ("400", True), ("800", False), ("1600", False)])
def test_origins_begins_in_an_ice_age_at_400_ppm_or_less(level: str, ice_age: bool) -> None:
    state = hominids()
    greenhouse(state, level)
    assert origins(state, NOTHING).ice_age is ice_age


@pytest.mark.rule("megafauna1", "18.0")
def test_whole_games_end_and_say_who_has_won() -> None:
    state = start("red", "orange", seed="whole")
    while not state.over():
        state.apply(state.legal()[state.number * 5 % len(state.legal())])
    assert state.ending
    assert sorted(state.ranking()) == [1, 2]
    assert state.journal is not None
    (winner,) = (entry.who for entry in state.journal if entry.what == "log-winner")
    assert winner == state.colour_of[state.ranking().index(1)]
