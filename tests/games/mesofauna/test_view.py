"""What a seat may see, as data and in words."""

from __future__ import annotations

import json

import pytest
from tests.games.mesofauna.lives import evolved, tool
from tests.games.mesofauna.positions import (
    at,
    colour,
    empty,
    flower,
    give,
    lay,
    portrait,
    put,
    quiet,
    run,
    species,
    started,
    zombie,
)

from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.names import COLOURS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import QUEEN_EXTINCT
from phylarium.games.mesofauna.shown import view
from phylarium.kernel import SPECTATOR, seeded
from phylarium.kernel.message import Message
from phylarium.kernel.words import render


def said(message: Message | int | str | None) -> str:
    return render(message, GAME.name) if isinstance(message, Message) else str(message)


def option(state: Mesofauna, action: str) -> str:
    return said(view.option_words(state, VOCABULARY.parse(action)))


@pytest.mark.parametrize(
    ("seats", "stage"),
    [(2, "caterpillar"), (3, "cocoon"), (4, "butterfly"), (1, "queen_bee"), (5, "combined")],
)
def test_the_view_is_plain_data_and_options_read_differently_in_every_position(seats: int, stage: str) -> None:
    state = GAME.start(seats, {"stage": stage}, "seen")
    chance = seeded("seen")
    while not state.over():
        seen = state.view(0)
        assert json.loads(json.dumps(seen)) == seen
        legal = state.legal()
        texts = [said(state.describe(action)) for action in legal]
        assert len(set(texts)) == len(texts), [text for text in texts if texts.count(text) > 1]
        state.apply(legal[chance.below(len(legal))])
    assert state.view(SPECTATOR)["over"]


def test_a_hex_in_the_view() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "1a carnivore")
    put(state, "blue-parasite", "1a on_herbivore")
    flower(state, "1a")
    seen = state.view(SPECTATOR)["biomes"]["craton-1-top"]
    beside = seen.pop("beside")
    assert {"craton-1-left", "craton-1-right"} <= set(beside)
    assert set(seen.pop("across_mountains")) <= set(beside)
    assert seen == {
        "ground": "weeds",
        "elevation": 2,
        "flower": True,
        "herbivore": "pink-archetype",
        "carnivore": "blue-archetype",
        "on_herbivore": "blue-parasite",
        "on_carnivore": None,
    }
    assert state.view(SPECTATOR)["flowers_left"] == 19


def test_cratons_in_the_view() -> None:
    state = quiet("pink", "blue")
    lay(state, "5", "adrift", side="wet")
    seen = state.view(SPECTATOR)["cratons"]
    assert list(seen) == [f"craton-{number}" for number in range(1, 6)]
    assert seen["craton-1"]["faults"] == ["e", "sw"]
    assert (seen["craton-5"]["at"], seen["craton-5"]["adrift"], seen["craton-5"]["side"]) == (None, True, "wet")


def test_a_player_in_the_view() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", "2b", basal="rb")
    put(state, "blue-archetype", "3a")
    put(state, "pink-parasite", "3a on_herbivore")
    give(state, "pink-archetype", "ocelli")
    portrait(state, "pink-archetype", "allometric_mandibles-a", "bug_tail_spine-a")
    zombie(state, "blue-archetype", "pink-archetype")
    state.fossils[colour("pink")] = 2
    pink, blue = state.view(SPECTATOR)["players"]
    assert (pink["colour"], pink["seat"], pink["skeletal"], pink["queen"]) == ("pink", 0, 1, False)
    assert pink["points"] == 6
    assert pink["points_from"] == {"creeples": 3, "pheromones": 1, "fossils": 2, "tools": 0}
    assert pink["parasites_need"] == "blue"
    archetype = pink["roster"][0]
    assert archetype["basal"] == {"red": 1, "blue": 1}
    assert archetype["organs"] == {"red": 3, "yellow": 1, "blue": 1}
    assert archetype["zombies"] == ["blue-archetype"]
    assert (archetype["living"], archetype["unborn"], archetype["larvae"]) == (2, 8, 2)
    assert archetype["pheromones"] == {"yellow": 1}
    assert [card["face"] for card in archetype["portrait"]] == ["allometric_mandibles-a", "bug_tail_spine-a"]
    assert [card["card"] for card in archetype["unpromoted"]] == ["ocelli"]
    assert blue["roster"][0]["unborn"] == 8


def test_cards_beside_a_portrait_monsters_and_tools_are_in_the_view() -> None:
    state = quiet("pink", "white", stage="combined")
    put(state, "white-archetype", "1a")
    evolved(state, "white-archetype", "windpipe-a")
    tool(state, "white-archetype", "net")
    archetype = state.view(SPECTATOR)["players"][1]["roster"][0]
    assert archetype["portrait"] == archetype["unpromoted"] == []
    assert [(card["face"], card["monster"]) for card in archetype["beside"]] == [("windpipe-a", "green")]
    assert archetype["tools"] == ["net"]


def test_the_display_shows_costs_and_events_where_the_game_has_them() -> None:
    caterpillar = quiet("pink", "blue", stage="caterpillar").view(SPECTATOR)
    assert {card["cost"] for card in caterpillar["display"]["metabolic"]} == {None}
    assert (caterpillar["goal"], caterpillar["ticket_dice"]) == (12, None)
    butterfly = quiet("pink", "blue").view(SPECTATOR)
    assert [card["cost"] for card in butterfly["display"]["darwin"]] == [0, 2, 4, 6, 8]
    assert any(card["events"] for row in butterfly["display"].values() for card in row)
    assert list(butterfly["decks"].items()) == [("metabolic", 25), ("darwin", 26)]
    combined = empty("pink", "green", stage="combined").view(SPECTATOR)
    assert len(combined["display"]) == len(combined["decks"]) == 4
    alone = quiet(stage="queen_bee").view(SPECTATOR)
    assert (alone["formation"], [player["queen"] for player in alone["players"]]) == (8, [False, True])


def test_options_of_set_up_in_words() -> None:
    state = started("pink", "blue")
    craton = state.dealt_to.index(colour("blue")) + 1
    assert option(state, f"craton:{craton}").startswith(f"craton {craton} (dry: ")
    run(state, frames.ChooseSide(colour("blue"), 0))
    assert option(state, "word:dry") == "the dry side: weeds, swamp, weeds"
    assert option(state, "word:wet") == "the wet side: weeds, lake, swamp"
    state = quiet("pink", "blue")
    run(state, frames.ChooseSpot(colour("blue"), 4))
    offered = [said(state.describe(action)) for action in state.legal()]
    assert "south of craton 1, southwest of craton 4" in offered
    put(state, "blue-archetype", "1b")
    state.agenda.clear()
    run(state, frames.FirstCreeple(colour("pink"), 2))
    assert option(state, at("1b carnivore")) == "hunt Blue archetype in the left of craton 1 (swamp)"
    assert option(state, at("1a")) == "graze in the top of craton 1 (weeds)"
    assert said(GAME.question(state)) == "Where does your archetype begin? 2 creeples are still to come."


def test_options_of_cards_in_words() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    run(state, frames.ChooseAction(colour("pink"), -1))
    name = "mutate:archetype-metabolic-1"
    assert option(state, name).startswith("Pink archetype: take ")
    assert " or " in option(state, name)
    state = quiet("pink", "blue")
    give(state, "pink-archetype", "chitin_cuticle")
    put(state, "pink-archetype", "1a")
    run(state, frames.ChooseAction(colour("pink"), species("pink-archetype")))
    assert option(state, "promote:chitin_cuticle-a").startswith(
        "Pink archetype: promote Chitin cuticle to Armored elytra ("
    )
    founding = option(state, "speciate:chitin_cuticle-a")
    assert founding.startswith("Pink archetype: found Pink armored with Chitin cuticle as Armored elytra (")
    assert option(state, "populate:archetype") == "Pink archetype: populate, 1 larva"


def test_what_things_are_called() -> None:
    state = quiet("pink", "blue")
    for kind, value, wanted in (
        ("colour", 0, "Pink"),
        ("colour", -1, "nobody"),
        ("species", -1, "no species"),
        ("species", species("blue-flyer"), "Blue flyer"),
        ("craton", 2, "craton 3"),
        ("side", 1, "wet"),
        ("biome", 4, "the left of craton 2"),
        ("ground", 1, "the left of craton 1 (swamp)"),
        ("place", 3, "on the hunting host in the top of craton 1"),
        ("row", 3, "the Darwin row of Megafauna"),
        ("ending", QUEEN_EXTINCT, "Queen Bee was extinct"),
        ("pheromones", 2 + (1 << 24), "2 red, 1 purple"),
        ("pheromones", 0, "no pheromone"),
        ("icon", 0, "fossil award"),
        ("tool", 0, "Diving bell"),
    ):
        assert said(view.argument(state, kind, value)) == wanted
    with pytest.raises(ValueError, match="no log argument"):
        view.argument(state, "weather", 1)


def test_headings_name_the_turn_and_in_longer_games_the_species() -> None:
    state = quiet("pink", "blue")
    assert view.heading(state) is None
    assert view.moment(state) is None
    state.active, state.turn = colour("blue"), 4
    assert said(view.moment(state)) == "Turn 4: Blue"
    state.phasing = species("blue-archetype")
    assert said(view.moment(state)) == "Turn 4, Blue: Blue archetype"
    assert said(view.heading(state)) == "Turn 4: Blue", "the log has one heading a turn"
    race = quiet("pink", "blue", stage="cocoon")
    race.active, race.turn, race.phasing = colour("blue"), 4, species("blue-archetype")
    assert said(view.moment(race)) == "Turn 4: Blue"


def test_a_seat_is_called_by_its_colour_once_it_has_one() -> None:
    state = quiet("gray", "blue")
    assert [said(GAME.seat_name(state, seat)) for seat in (0, 1)] == ["Gray", "Blue"]
    state.colour_of[0] = -1
    assert said(GAME.seat_name(state, 0)) == "Seat 1"
    assert GAME.seat_colour(state, 0) == ""
    assert GAME.seat_colour(state, 1) == COLOURS[3]
