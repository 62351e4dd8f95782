"""Set-up (3.0): colours, genes, tiles, homelands, decks and displays."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    begin,
    biome,
    gene_count,
    habitat,
    offers,
    quiet,
    shown,
    size_of,
    sound,
    start,
    tarpit,
    where,
)

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.board import IN_LATITUDE
from phylarium.games.megafauna1.rules.frames import LAY_BIOMES
from phylarium.games.megafauna1.rules.names import COLOURS, DYNASTY, GREENHOUSE, SPECIES, TEETH, TILES
from phylarium.games.megafauna1.rules.setup import lay
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import NONE, OUT, POOL, TUSKER
from phylarium.kernel import OptionError


@pytest.mark.rule("megafauna1", "3.1")
def test_each_seat_gets_a_colour_by_chance() -> None:
    dealt: set[tuple[int, int]] = set()
    for seed in range(40):
        state = GAME.start(2, {}, str(seed))
        assert isinstance(state, Megafauna)
        assert len(set(state.colour_of)) == 2
        assert [state.seat_of[colour] for colour in state.colour_of] == [0, 1]
        dealt.update(enumerate(state.colour_of))
    assert dealt == {(seat, colour) for seat in (0, 1) for colour in range(4)}


@pytest.mark.rule("megafauna1", "3.1", "2.2", "2.2c")
def test_a_colour_has_teeth_a_dynasty_and_four_shapes_of_eight_animals() -> None:
    state = start()
    assert dict(zip(COLOURS, TEETH, strict=True)) == {"red": 2, "orange": 3, "green": 4, "white": 5}
    assert [DYNASTY[COLOURS.index(c)] for c in ("red", "green")] == [0, 0]
    assert [DYNASTY[COLOURS.index(c)] for c in ("orange", "white")] == [1, 1]
    for sp, name in enumerate(SPECIES):
        taken = 2 if size_of(state, name) else 0
        assert state.supply[sp] + taken == 8


@pytest.mark.rule("megafauna1", "3.2")
def test_R03_the_fewest_teeth_start_with_a_gene_less_and_four_players_use_all_fifteen() -> None:
    state = start("white", "green", "orange", "red")
    assert [gene_count(state, c) for c in COLOURS] == [3, 4, 4, 4]
    assert sum(state.genes) == 15


@pytest.mark.rule("megafauna1", "3.2")
def test_without_red_the_next_colour_has_the_fewest_teeth() -> None:
    state = start("white", "green")
    assert (gene_count(state, "green"), gene_count(state, "white")) == (3, 4)
    assert state.active == COLOURS.index("green")


@pytest.mark.rule("megafauna1", "3.3")
def test_each_player_has_five_heritage_tiles_in_supply() -> None:
    state = start("red", "white")
    assert state.heritage == [NONE] * 20


@pytest.mark.rule("megafauna1", "3.4", "2.4f")
def test_two_pools_by_era_without_homelands() -> None:
    state = start("red", "orange")
    era = state.components.era
    assert all(era[tile] == 0 for tile in state.mesozoic)
    assert all(era[tile] == 1 for tile in state.cenozoic)
    assert len(state.cenozoic) == 51
    assert len(state.mesozoic) == 53 - 22
    assert not any(TILES[tile] == "giant_myriapods" for tile in state.mesozoic + state.cenozoic)


def drawn(*tiles: str) -> Megafauna:
    """A map on which only these tiles were laid, in this order, before the homelands come."""
    state = begin("red", "orange", "green")
    assert state.agenda.pop().op == LAY_BIOMES
    for tile in tiles:
        state.tile_at[TILES.index(tile)] = POOL
        lay(state, TILES.index(tile))
    return state


@pytest.mark.rule("megafauna1", "3.5", "3.5a", "3.5c")
def test_a_biome_goes_to_the_lowest_climax_of_its_latitude() -> None:
    state = drawn("larch_forest", "ginkgo_woodland")
    # Printed in the arctic: 2 6 3 5 4 1.
    assert biome(state, "A5") == "larch_forest"
    assert biome(state, "A0") == "ginkgo_woodland"
    assert state.climax(habitat("A5")) == 72
    assert state.climax(habitat("A1")) == 6


@pytest.mark.rule("megafauna1", "3.5a", "16.1a")
def test_in_a_full_latitude_the_lowest_tile_is_replaced_and_goes_to_the_tar_pit() -> None:
    row = [
        "lobsters",
        "coelacanth_lobe_fins",
        "termite_mounds",
        "cycad_thicket",
        "lampshell_shoals",
        "horsetail_swamp",
        "pycnodontid_ray_fins",
        "aspidorhyneid_ray_fins",
    ]
    state = drawn(*row)
    assert all(state.biome[h] >= 0 for h in IN_LATITUDE[3])
    slot = state.biome.index(TILES.index("horsetail_swamp"))
    lay(state, TILES.index("lepidodendrales_coal_swamp"))
    assert state.biome[slot] == TILES.index("lepidodendrales_coal_swamp")
    assert tarpit(state) == ["horsetail_swamp"]


@pytest.mark.rule("megafauna1", "3.5b", "2.6c")
def test_in_set_up_an_orogeny_goes_to_the_eastern_mountains() -> None:
    state = drawn("disaster_fern_spike", "iberian_sphagnum_bog", "alpine_liverwort_meadow")
    # The lowest printed number of all six mountain slots is in the west.
    assert state.components.printed[habitat("J1")] == 1
    assert [biome(state, at) for at in ("A4", "J3", "H4")] == [
        "disaster_fern_spike",
        "iberian_sphagnum_bog",
        "alpine_liverwort_meadow",
    ]
    lay(state, TILES.index("african_podocarp_high_forest"))
    assert biome(state, "J3") == "african_podocarp_high_forest"
    assert tarpit(state) == ["iberian_sphagnum_bog"]


@pytest.mark.rule("megafauna1", "3.5d")
def test_immigrants_that_are_drawn_leave_the_game_without_replacement() -> None:
    state = drawn("titanosaurs")
    assert state.tile_at[TILES.index("titanosaurs")] == OUT
    assert all(tile == NONE for tile in state.biome)
    assert tarpit(state) == []
    for seed in range(10):
        whole = start("red", "orange", seed=str(seed))
        left = [tile for tile in range(len(TILES)) if whole.components.era[tile] == 0 and whole.tile_at[tile] != POOL]
        assert len(left) == 22


@pytest.mark.rule("megafauna1", "3.5")
def test_volcanoes_do_not_warm_the_earth_during_set_up() -> None:
    state = drawn("disaster_fern_spike")
    assert GREENHOUSE[state.greenhouse] == "800"


@pytest.mark.rule("megafauna1", "3.6", "2.7", "2.8")
def test_animals_lie_beside_four_generic_cards() -> None:
    state = start("green", "orange")
    for name in ("green-fin", "green-bird", "green-croc", "orange-rhino", "orange-bat", "orange-dolphin"):
        assert state.supply[SPECIES.index(name)] == 8
        assert size_of(state, name) == 0
    assert all(state.supply[SPECIES.index(name)] == 0 for name in SPECIES if name.startswith(("red", "white")))


@pytest.mark.rule("megafauna1", "3.7", "3.7a", "3.7b")
def test_the_archetype_begins_with_size_one_on_its_homeland() -> None:
    state = start()
    for name, home in (("red-dino", "T2"), ("orange-cat", "H4"), ("green-dino", "A4"), ("white-cat", "A1")):
        assert size_of(state, name) == 1
        assert where(state, name) == [home]
    assert [biome(state, home) for home in ("T2", "H4", "A4", "A1")] == [
        "giant_myriapods",
        "appalachian_cloud_forest",
        "tree_fern_cordaites_rainforest",
        "fern_understory",
    ]


@pytest.mark.rule("megafauna1", "3.7b")
def test_the_biome_under_a_homeland_goes_to_the_tar_pit() -> None:
    state = drawn("larch_forest", "ginkgo_woodland", "lichen_tundra", "polar_forest")
    assert biome(state, "A4") == "polar_forest"
    state.run()
    assert biome(state, "A4") == "tree_fern_cordaites_rainforest"
    assert tarpit(state) == ["polar_forest"]
    sound(state)


@pytest.mark.rule("megafauna1", "3.7b")
def test_homelands_of_colours_that_do_not_play_are_not_used() -> None:
    state = start("red", "orange")
    assert not any(TILES[tile] in ("tree_fern_cordaites_rainforest", "fern_understory") for tile in state.biome)


@pytest.mark.rule("megafauna1", "3.8", "3.8a", "3.8b", "3.8c", "3.8d")
@pytest.mark.parametrize(("colours", "triassic"), [(("red", "white"), 6), (("red", "orange", "white"), 9), ((), 12)])
def test_R04_period_decks(colours: tuple[str, ...], triassic: int) -> None:
    state = start(*colours)
    assert state.deck_left == [triassic, 5, 8, 7]
    assert len(state.deck) == triassic + 20


@pytest.mark.rule("megafauna1", "3.8e")
def test_two_displays_of_five_and_one_where_two_players_want_it() -> None:
    state = start("red", "orange")
    assert (len(shown(state)), len(shown(state, 1))) == (5, 5)
    state = start("red", "orange", upper_display=False)
    assert (len(shown(state)), len(shown(state, 1))) == (5, 0)
    with pytest.raises(OptionError):
        GAME.start(3, {"upper_display": False})


@pytest.mark.rule("megafauna1", "3.9", "3.9a", "3.9b", "2.5", "2.5e", "2.5f")
def test_no_rift_yet_the_mesozoic_and_800_ppm() -> None:
    state = start()
    assert (state.atlantic, state.era, state.catastrophes) == (0, 0, 0)
    assert GREENHOUSE[state.greenhouse] == "800"


@pytest.mark.rule("megafauna1", "19.1a", "19.0")
def test_alone_the_two_tusker_has_size_three_ten_genes_and_one_species() -> None:
    state = start("green")
    white = COLOURS.index("white")
    assert state.seat_of[white] == TUSKER
    assert size_of(state, "white-cat") == 3
    assert where(state, "white-cat") == ["A1"]
    assert (gene_count(state, "white"), gene_count(state, "green")) == (10, 0)
    assert state.supply[white * 4 : white * 4 + 4] == [22, 0, 0, 0]
    assert state.deck_left == [6, 5, 8, 7]
    assert state.active == COLOURS.index("green")


@pytest.mark.rule("megafauna1", "3.1")
def test_alone_nobody_is_dealt_white() -> None:
    for seed in range(20):
        state = GAME.start(1, {}, str(seed))
        assert isinstance(state, Megafauna)
        assert COLOURS[state.colour_of[0]] != "white"


@pytest.mark.rule("megafauna1", "2.6a", "2.6d")
def test_the_board_has_26_habitats_in_four_latitudes_two_rows_of_them_tropical() -> None:
    state = quiet()
    assert [len(row) for row in IN_LATITUDE] == [6, 6, 6, 8]
    assert all(1 <= climax <= 8 for climax in state.components.printed)
    assert offers(state)
