"""Set-up (C1): colours, Medea, cratons, disks, first creeples, events and the display."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import begin, lying, quiet, sound, started, told, where

from phylarium.families.fauna.rules.names import DARWIN, METABOLIC, NONE, SHAPE_COUNT
from phylarium.games.megafauna2 import GAME, MegafaunaGame
from phylarium.games.megafauna2.rules import atlas, fields, setup
from phylarium.games.megafauna2.rules.board import BIOMES, CRATONS, SHELF
from phylarium.games.megafauna2.rules.names import CLIMATES, COLOURS, ET_COUNT, EVENTS, SKELETAL, SPECIES, WARM
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.errors import OptionError
from phylarium.kernel.fields import Field


@pytest.mark.rule("megafauna2", "C1", "C1c")
def test_each_seat_gets_a_colour_by_chance() -> None:
    dealt: set[tuple[int, int]] = set()
    for seed in range(40):
        state = GAME.start(2, {}, str(seed))
        assert isinstance(state, Megafauna)
        assert len(set(state.colour_of)) == 2
        assert [state.seat_of[colour] for colour in state.colour_of] == [0, 1]
        dealt.update(enumerate(state.colour_of))
    assert dealt == {(seat, colour) for seat in (0, 1) for colour in range(4)}


@pytest.mark.rule("megafauna2", "C1c", "C1e")
def test_an_archetype_begins_at_size_one_with_seven_creeples() -> None:
    state = quiet("orange", "white")
    for name in ("orange-archetype", "white-archetype"):
        species = SPECIES.index(name)
        assert state.size[species] == 1
        assert state.unborn[species] + state.living[species] == 7
        assert state.organs[species] == 0
    assert [species for species in range(len(SPECIES)) if state.size[species]] == [6, 18]
    assert ("log-colour", "C1c") in told(begin("orange", "white"))


@pytest.mark.rule("megafauna2", "C1d")
@pytest.mark.parametrize(
    ("colours", "holder"),
    [(("white", "green"), "green"), (("white", "orange", "black"), "orange"), (("white", "black"), "black")],
)
def test_the_lowest_skeletal_number_holds_medea(colours: tuple[str, ...], holder: str) -> None:
    assert SKELETAL == [1, 2, 3, 4]
    assert quiet(*colours).medea == COLOURS.index(holder)


@pytest.mark.rule("megafauna2", "C1d", "A8g")
def test_nobody_holds_medea_in_tooth_and_claw() -> None:
    assert quiet("white", "green", rules="tooth_and_claw").medea == NONE


@pytest.mark.rule("megafauna2", "C1f", "C1g")
def test_all_four_cratons_lie_apart_at_latitude_four_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        state = quiet("green", "orange", seed=str(seed))
        assert sorted(state.ring) == [0, 1, 2, 3]
        assert state.latitude == [4, 4, 4, 4]
        assert state.dice == [1, 1, 1, 1]
        assert state.landmass == [0, 1, 2, 3]
        orders.add(tuple(state.ring))
    assert len(orders) > 10


@pytest.mark.rule("megafauna2", "C1f")
def test_the_historical_order_of_cratons() -> None:
    state = quiet("green", "orange", historical=True)
    assert [CRATONS[craton] for craton in state.ring] == ["laurentia", "baltica", "siberia", "gondwana"]


@pytest.mark.rule("megafauna2", "C1a", "C1f", "A8d", "A8e", "A8c")
def test_tooth_and_claw_has_the_cratons_of_the_players_and_no_disks() -> None:
    state = quiet("black", "green", rules="tooth_and_claw")
    assert {CRATONS[craton] for craton in state.ring} == {"siberia", "baltica"}
    assert [state.landmass[craton] == NONE for craton in range(4)] == [True, False, False, True]
    assert set(state.disk) == {0}
    assert [state.oxygen, state.clouds, state.air_black, state.air_white] == [0, 0, 0, 0]
    assert state.hot_deck == state.mild_deck == state.cold_deck == []
    assert all(state.beside[hex] == 0 for hex in range(7)), "Laurentia is not there"
    sound(state)


@pytest.mark.rule("megafauna2", "C1h", "C1i", "C1j", "C1k")
def test_M2_01_disks_at_the_start() -> None:
    state = quiet()
    for craton in CRATONS:
        shelves = [lying(state, f"{craton}-{shelf}-shelf") for shelf in ("north", "middle", "south")]
        assert shelves == ["black", "none", "bloom"]
        assert lying(state, f"{craton}-c") == ("black" if craton == "siberia" else "white")
    assert sum(disk != 0 for disk in state.disk) == 12
    assert state.oxygen == 14
    assert state.components.percent[state.oxygen] == 7
    assert state.clouds == 6
    assert state.components.albedo[state.clouds] == 40
    assert (state.air_black, state.air_white) == (3, 3)
    assert CLIMATES[state.strip] == "eden"
    assert state.components.climate_of[6] == WARM
    sound(state)


@pytest.mark.rule("megafauna2", "C1l")
def test_the_first_creeples_graze_at_home() -> None:
    state = quiet()
    assert where(state, "green-archetype") == ["baltica-se-herbivore"]
    assert where(state, "orange-archetype") == ["laurentia-e-herbivore"]
    assert where(state, "black-archetype") == ["siberia-nw-herbivore"]
    assert where(state, "white-archetype") == ["gondwana-w-herbivore"]
    assert [state.living[colour * SHAPE_COUNT] for colour in range(4)] == [1, 1, 1, 1]


def test_every_first_creeple_has_two_neighbours_of_land() -> None:
    state = quiet()
    for colour in range(4):
        hex = state.components.start_hex[colour]
        near = [other for other in range(SHELF) if state.beside[hex] >> other & 1]
        land = [other for other in near if state.components.entry[state.ground(other)][0] == 1]
        assert len(land) == 2, BIOMES[hex]


@pytest.mark.rule("megafauna2", "C1m", "C1n", "C1b")
def test_five_events_make_an_era_and_twelve_a_biosphere_deck() -> None:
    state = quiet()
    assert len(state.et_deck) == 5
    assert all(event < ET_COUNT for event in state.et_deck)
    for number, deck in enumerate((state.hot_deck, state.mild_deck, state.cold_deck)):
        first = ET_COUNT + number * 12
        assert sorted(deck) == list(range(first, first + 12))
    assert quiet(seed="another").et_deck != state.et_deck


@pytest.mark.rule("megafauna2", "C1o", "C1b")
def test_the_display_has_five_cards_of_each_deck() -> None:
    state = quiet()
    rows = state.components.card_row
    assert [rows[card] for card in state.display] == [METABOLIC] * 5 + [DARWIN] * 5
    assert len(state.upper_deck) == len(state.lower_deck) == 41
    assert set(state.tool_at) == {NONE}


@pytest.mark.rule("megafauna2", "C1p", "A1a")
def test_the_first_turn_has_no_events() -> None:
    state = started(historical=True)
    assert state.turn == 1
    assert state.biosphere_card == NONE
    assert ("log-no-events", "C1p") in told(state)
    assert state.decision().rule == "A2c"
    order = [COLOURS[colour] for colour in state.components.order[state.et_card]]
    assert state.playing() == [COLOURS.index(colour) for colour in order]
    assert state.colour_of[state.to_move()] == state.playing()[0]


def test_the_hexes_of_a_craton_touch_as_they_are_printed() -> None:
    state = quiet()
    centre = BIOMES.index("baltica-c")
    around = {BIOMES[other] for other in range(SHELF) if state.beside[centre] >> other & 1}
    assert around == {f"baltica-{position}" for position in ("nw", "ne", "w", "e", "sw", "se")}
    for hex in range(SHELF):
        for other in range(SHELF):
            assert state.beside[hex] >> other & 1 == state.beside[other] >> hex & 1
    assert atlas.row_of(state, BIOMES.index("baltica-nw")) == 3


@pytest.mark.rule("megafauna2", "A6a", "A1f")
def test_an_era_is_dealt_anew_and_the_third_has_the_comet() -> None:
    state = quiet()
    comet = EVENTS.index("chicxulub_class_comet")
    places = set()
    for _ in range(40):
        setup.deal_era(state, True)
        assert len(set(state.et_deck)) == 5
        places.add(state.et_deck.index(comet))
    assert places == {0, 1, 2, 3, 4}
    without = [comet not in deal(state) for _ in range(30)]
    assert any(without)
    assert not all(without)


def deal(state: Megafauna) -> list[int]:
    setup.deal_era(state, False)
    return state.et_deck


def test_seats_and_options_that_do_not_go_are_refused() -> None:
    with pytest.raises(OptionError, match="5"):
        GAME.start(5)
    with pytest.raises(OptionError, match="rules"):
        GAME.start(2, {"rules": "moon"})


def test_the_fields_of_the_family_have_their_lengths_and_names_here() -> None:
    state = quiet()
    for field in GAME.fields:
        if field.size:
            assert len(getattr(state, field.name)) == field.size, field.name
    sizes = {field.name: field.size for field in GAME.fields}
    assert (sizes["card_at"], sizes["herbivore"], sizes["unborn"], sizes["seat_of"]) == (92, 40, 24, 4)


def test_a_game_can_only_name_fields_that_its_family_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "SHARED", (*fields.SHARED, Field("wings", [0])))
    with pytest.raises(ValueError, match="its family has no field wings"):
        MegafaunaGame()
