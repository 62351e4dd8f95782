"""The pictures of Genesis: whole, named, honest about what is hidden, legible."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tests.games import pictures
from tests.games.genesis.situation import (
    bacterium,
    catalysts,
    dice,
    macroorganism,
    parasite,
    phase,
    place,
    refugium,
    rows,
    table,
)
from tests.games.pictures import SVG, THEMES, ids, inside, thing, title

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.names import (
    ABILITIES,
    COLOURS,
    EVENTS,
    ICONS,
    MACROORGANISMS,
    PARASITES,
    REFUGIA,
    ROWS,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import AUTOCATALYTIC_PHASE, DARWIN_PHASE, REFUGIUM
from phylarium.games.genesis.shown import portraits
from phylarium.games.genesis.shown.drawing import DRAWING, signs
from phylarium.kernel.engine import SPECTATOR
from phylarium.kit.style import Theme, contrast


def position(number: int) -> Genesis:
    """The position of a four-player game after so many actions."""
    return pictures.position(GAME, Genesis, number)


def menagerie() -> Genesis:
    """A table on which a bit of everything lives."""
    state = table("red", "yellow", "green", "blue")
    rows(state, "ocean", "continent")
    refugium(state, "clay_mound", bionts="red blue", organized="blue", enzymes="red")
    refugium(state, "interplanetary_dust")
    bacterium(state, "warm_pond", "green red", "red green", "cytochromes helicase")
    parasite(state, "viroid", "warm_pond", steals="cytochromes", mutations="rna_polymerase")
    parasite(state, "nematode", "parasite-blue")
    macroorganism(state, "sea_stars", "hydrothermal_vent", "yellow blue", organs="brain kidney")
    macroorganism(state, "trilobites", "alkaline_seep", "green", land=True)
    catalysts(state, "red", "red red blue")
    return state


def tokens(picture: str, id: str, name: str) -> int:
    """How many tokens of a kind and colour ("dome red") a thing holds."""
    return sum(1 for e in thing(picture, id).iter() if e.get("class", "") == name)


# --- every position --------------------------------------------------------------------------


def test_all_places_of_the_table_have_their_ids() -> None:
    state = menagerie()
    there = set(ids(DRAWING.draw(state, SPECTATOR)))
    assert {f"row-{row}" for row in ROWS} <= there
    assert {f"deck-{row}" for row in ROWS} <= there
    assert {f"macro-{macro}" for macro in MACROORGANISMS} <= there
    assert {f"player-{colour}" for colour in COLOURS} <= there
    assert {"place-clay_mound", "place-warm_pond", "place-parasite-blue", "place-hydrothermal_vent"} <= there
    assert {"events", "roll", "creatures", "armageddon"} <= there


def test_the_introductory_game_has_no_macroorganisms() -> None:
    state = table("red", "blue", introductory=True)
    assert "creatures" not in ids(DRAWING.draw(state, SPECTATOR))
    assert "creatures" not in GAME.pieces(state, SPECTATOR)
    assert "creatures" in GAME.pieces(table("red", "blue"), SPECTATOR)


# --- what is hidden --------------------------------------------------------------------------


def test_events_to_come_are_drawn_by_their_backs_only() -> None:
    state = position(30)
    picture = DRAWING.draw(state, SPECTATOR)
    for event in state.event_deck:
        if EVENTS[event] != "second_bolide_water_delivery":
            assert f"event-{EVENTS[event]}" not in ids(picture)
    backs = [e for e in thing(picture, "events").iter() if e.get("class") == "tocome"]
    assert len(backs) == len(state.event_deck)


# --- what is said and shown ------------------------------------------------------------------


def test_a_refugium_shows_bionts_manna_and_enzymes() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    assert tokens(picture, "live-clay_mound", "dome red") == 1
    assert tokens(picture, "live-clay_mound", "dome blue") == 1
    assert tokens(picture, "live-clay_mound", "cube blue") == 1
    assert tokens(picture, "dead-clay_mound", "cube blue ghost") == 1
    assert tokens(picture, "dead-clay_mound", "cube red ghost") == 1
    assert tokens(picture, "slots-clay_mound", "disk red") == 1
    # Five of its six slots are bare, two of them round: they kill enzymes.
    assert tokens(picture, "slots-clay_mound", "die") == 5
    assert tokens(picture, "slots-clay_mound", "socket") == 2
    assert tokens(picture, "slots-clay_mound", "socket round") == 3


def test_a_refugium_says_what_its_dice_do() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    words = title(picture, "place-clay_mound").splitlines()
    assert words[0] == "Clay Mound, ocean, blue."
    assert words[2] == "Life in the warm 1 2 3, in the cool 1 2. Manna dies on 5 6, enzymes on 4 5 6."
    assert "Immune to smite." in title(picture, "place-interplanetary_dust")
    assert "Immune to smite." not in words


def test_an_organism_shows_its_chromosomes_and_what_they_shield() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    assert tokens(picture, "chromosomes-warm_pond", "dome green") == 1
    assert tokens(picture, "chromosomes-warm_pond", "dome red") == 1
    assert tokens(picture, "chromosomes-warm_pond", "cube red") == 1
    assert "Heat shield 3, oxygen shield 2, error shield 1." in title(picture, "place-warm_pond")


def test_a_stolen_cube_lies_on_the_parasite_and_leaves_a_ghost() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    assert tokens(picture, "mutation-cytochromes", "cube yellow ghost") == 1
    assert tokens(picture, "mutation-cytochromes", "cube yellow") == 0
    assert tokens(picture, "slot-parasite-blue-2", "cube yellow") == 1
    assert tokens(picture, "slot-parasite-blue-1", "socket red") == 1
    assert "stolen from Cytochromes" in inside(picture, "slot-parasite-blue-2")


def test_parasites_hang_on_their_hosts_in_the_host_s_tableau() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    green = thing(picture, "tableau-green")
    there = [e.get("id") for e in green.iter() if e.get("id", "").startswith("place-")]
    assert there.index("place-warm_pond") < there.index("place-parasite-blue") < there.index("place-parasite-yellow")
    assert sum(1 for e in green.iter() if e.get("class", "").startswith("hook")) == 2


def test_promoted_mutations_show_both_cubes_under_the_new_name() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    assert title(picture, "mutation-tmrna") == "Helicase (blue and yellow): DNA, sex."
    assert tokens(picture, "mutation-tmrna", "cube blue") == 1
    assert tokens(picture, "plus-tmrna", "cube yellow") == 1


def test_a_macroorganism_shows_organs_endosymbionts_and_level() -> None:
    state = menagerie()
    picture = DRAWING.draw(state, SPECTATOR)
    assert tokens(picture, "slot-hydrothermal_vent-1", "cube red") == 1
    assert tokens(picture, "slot-hydrothermal_vent-2", "socket red") == 1
    assert tokens(picture, "slot-hydrothermal_vent-4", "cube green") == 1
    assert tokens(picture, "circles-hydrothermal_vent", "dome blue") == 1
    assert tokens(picture, "level-marine-plant", "dome yellow") == 1
    assert tokens(picture, "level-terrestrial-plant", "dome green") == 1
    assert "Yellow has it." in title(picture, "macro-sea_stars")
    assert title(picture, "macro-seaweed") == "Seaweed: takes 3 green, 1 blue"


@pytest.mark.rule("genesis", "L6a")
def test_both_members_of_a_chimera_stand_on_its_level() -> None:
    state = table("red", "green", chimera=True)
    macroorganism(state, "sea_stars", "hydrothermal_vent", "red")
    parasite(state, "salmonella", "hydrothermal_vent")
    where, card = place("salmonella"), MACROORGANISMS.index("flatworms")
    state.macro_of[where], state.macro_at[card], state.level[card] = card, where, 0
    state.recount(where)
    picture = DRAWING.draw(state, SPECTATOR)
    assert tokens(picture, "level-marine-plant", "dome green") + tokens(picture, "level-marine-plant", "dome red") == 1
    assert (
        tokens(picture, "level-marine-plant-2", "dome green") + tokens(picture, "level-marine-plant-2", "dome red") == 1
    )
    assert "pharynx" in inside(picture, "place-parasite-green")


def test_pools_count_their_catalysts() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    words = [e.text for e in thing(picture, "pool-red").iter(f"{SVG}title")]
    assert words == [
        "2 of 3 red catalysts",
        "0 of 3 yellow catalysts",
        "0 of 3 green catalysts",
        "1 of 3 blue catalysts",
    ]


def test_inactive_landforms_sleep() -> None:
    picture = DRAWING.draw(menagerie(), SPECTATOR)
    for row in ROWS:
        assert ("asleep" in inside(picture, f"row-{row}")) == (row in ("cosmic", "coastal"))
    assert title(picture, "row-ocean").startswith("Ocean, active")


def test_the_climate_of_the_moment_stands_out() -> None:
    state = menagerie()
    for climate in (0, 1):
        state.climate = climate
        dim = [g for g in thing(DRAWING.draw(state, SPECTATOR), "place-clay_mound").iter() if g.get("class") == "dim"]
        assert [len(list(g.iter(f"{SVG}rect"))) for g in dim] == [2 if climate == 0 else 3]


@pytest.mark.rule("genesis", "D10a")
def test_the_way_to_armageddon_is_shown() -> None:
    state = menagerie()
    state.run_length = -3
    state.climate = 1
    assert title(DRAWING.draw(state, SPECTATOR), "armageddon") == "one more snowflake is Armageddon"
    state.run_length = 1
    assert title(DRAWING.draw(state, SPECTATOR), "armageddon") == "3 more suns in a row are Armageddon"
    state.waterworld = 1
    assert title(DRAWING.draw(state, SPECTATOR), "armageddon") == "2 more suns in a row are Armageddon"


@pytest.mark.rule("genesis", "F2")
def test_dice_say_what_they_did_on_a_refugium() -> None:
    state = table("green", "blue")
    refugium(state, "hydrogen_volcano", bionts="green", organized="red red", enzymes="red red")
    dice(state, 1, 4, 4, 6)
    phase(state, "autocatalytic")
    assert (state.phase, state.rolled, state.stage[state.rolled]) == (
        AUTOCATALYTIC_PHASE,
        place("hydrogen_volcano"),
        REFUGIUM,
    )
    picture = DRAWING.draw(state, SPECTATOR)
    assert title(picture, "die-1") == "a 1: organises a manna"
    assert title(picture, "die-4") == "2 dice with 4: organises a manna, disorganises a manna"
    assert title(picture, "die-6") == "a 6: disorganises a manna, takes an enzyme"


@pytest.mark.rule("genesis", "G2", "G3a")
def test_dice_say_what_they_did_in_a_darwin_roll() -> None:
    for mutation, five in (("cytochromes", "an error"), ("helicase", "nothing")):
        state = table("green", "blue")
        bacterium(state, "warm_pond", "green", "blue blue", mutation)
        state.phase = DARWIN_PHASE
        dice(state, *([1, 5, 5, 5, 6] + [2] * 4)[: state.dice_of(place("warm_pond"))])
        state.roll(state.dice_of(place("warm_pond")), place("warm_pond"))
        picture = DRAWING.draw(state, SPECTATOR)
        assert title(picture, "die-1") == "a 1: makes catalysts"
        triple = "a triple: one catalyst more"
        assert title(picture, "die-5") == f"3 dice with 5: {triple if five == 'nothing' else five + ', ' + triple}"


# --- legibility ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_of_tokens(theme: Theme) -> None:
    def between(first: str, second: str) -> float:
        return contrast(DRAWING.style.colour(first, theme), DRAWING.style.colour(second, theme))

    for colour in COLOURS:
        assert between(f"on-{colour}", colour) >= 4.5, colour
        assert between("panel", f"rim-{colour}") >= 4.5, colour
    for row in ROWS:
        assert between("ink", row) >= 4.5, row
    assert between("ink", "flesh") >= 4.5
    for climate in ("warm", "cool"):
        assert between("panel", climate) >= 4, climate


def test_colours_abilities_and_creatures_differ_by_shape() -> None:
    assert len(set(signs.GLYPHS)) == len(COLOURS)
    assert len(set(signs.LANDFORM_SIGNS)) == len(ROWS)
    assert len(set(signs.ABILITY_SIGNS)) == len(ABILITIES)
    assert len(set(signs.EVENT_SIGNS)) == len(ICONS) - 5
    assert len(set(portraits.PARASITE_SIGNS)) == len(PARASITES)
    assert len({str(face) for face in portraits.PORTRAITS}) == 2 * len(MACROORGANISMS)


def test_every_organ_has_its_point_on_the_portrait() -> None:
    c = table().components
    assert [len(points) for points in portraits.ORGAN_POINTS] == c.organ_count


def test_pieces_by_name() -> None:
    state = menagerie()
    names = ["board", "events", "roll", "creatures", *(f"panel-{colour}" for colour in COLOURS)]
    assert list(GAME.pieces(state, 0)) == names
    for theme in THEMES:
        assert ElementTree.fromstring(GAME.cover(theme)).tag == f"{SVG}svg"
    assert {"place-clay_mound", "mutation-tmrna"} <= set(ids(GAME.picture(state, 0)))
    assert GAME.log_target("place", REFUGIA.index("clay_mound")) == "place-clay_mound"
    assert GAME.log_target("number", 3) == ""
