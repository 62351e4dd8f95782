"""What a seat may see, as data and in words."""

from __future__ import annotations

import json

import pytest
from tests.games.megafauna2.positions import (
    bare,
    disk,
    give,
    give_face,
    lay,
    pick,
    put,
    quiet,
    run,
    sound,
    started,
    tool,
)

from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import BIOMES
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown import view
from phylarium.kernel import SPECTATOR, seeded
from phylarium.kernel.message import Message
from phylarium.kernel.words import render


def said(message: Message | int | str | None) -> str:
    return render(message, GAME.name) if isinstance(message, Message) else str(message)


def option(state: Megafauna, action: str) -> str:
    return said(view.option_words(state, VOCABULARY.parse(action)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", ["achterbahn", "tooth_and_claw"])
def test_the_view_is_plain_data_and_options_read_differently_in_every_position(seats: int, rules: str) -> None:
    state = GAME.start(seats, {"rules": rules}, "seen")
    chance = seeded("seen")
    while not state.over():
        seen = state.view(0)
        assert json.loads(json.dumps(seen)) == seen
        legal = state.legal()
        texts = [state.describe(action) for action in legal]
        assert len(set(texts)) == len(texts), [said(text) for text in texts if texts.count(text) > 1]
        if state.number % 20 == 0:
            assert len({said(text) for text in texts}) == len(texts)
        state.apply(legal[chance.below(len(legal))])
    assert state.view(SPECTATOR)["over"]


def test_a_biome_in_the_view() -> None:
    state = bare("orange", "white")
    disk(state, "laurentia-c", "none")
    put(state, "orange-archetype", "laurentia-c")
    put(state, "white-archetype", "laurentia-c-carnivore")
    lay(state, "white-archetype", "laurentia-c")
    assert state.view(SPECTATOR)["biomes"]["laurentia-c"] == {
        "ground": "weeds",
        "disk": "none",
        "latitude": 4,
        "beside": [f"laurentia-{position}" for position in ("nw", "ne", "w", "e", "sw", "se")],
        "herbivore": "orange-archetype",
        "carnivore": "white-archetype",
        "plant": None,
        "endangered": [{"species": "white-archetype", "level": "herbivore"}],
    }


def test_a_species_in_the_view() -> None:
    state = bare("orange", "white")
    put(state, "orange-archetype", "laurentia-e", size=2, basal="rw")
    give(state, "orange-archetype", "brood_pouch")
    tool(state, "orange-archetype", "net")
    (player,) = [player for player in state.view(SPECTATOR)["players"] if player["colour"] == "orange"]
    (species,) = player["species"]
    assert species["organs"] == {"red": 1, "blue": 1, "white": 1}
    assert species["basal"] == {"red": 1, "white": 1}
    assert species["genotype"] is None
    assert species["tools"] == ["net"]
    assert species["dispersal_points"] == 3
    assert species["endotherm"]
    assert species["mutations"] == [
        {
            "card": "brood_pouch",
            "face": None,
            "organs": {"blue": 1},
            "monster": None,
            "in_personality": False,
            "host": None,
        }
    ]
    assert player["points"] == player["points_from"]["population"] + player["points_from"]["tableau"] == 4


def test_tooth_and_claw_has_no_climate_and_only_its_cratons_in_view() -> None:
    seen = quiet("black", "green", rules="tooth_and_claw").view(SPECTATOR)
    assert seen["climate"] is None
    assert {name.split("-")[0] for name in seen["biomes"]} == {"siberia", "baltica"}
    assert set(quiet().view(SPECTATOR)["biomes"]) == set(BIOMES)


def test_places_are_told_with_prey_and_rivals() -> None:
    state = bare("orange", "white", rules="tooth_and_claw")
    put(state, "orange-archetype", "laurentia-e", basal="bb")
    put(state, "white-archetype", "laurentia-c", "gondwana-w")
    put(state, "white-burrower", "laurentia-c-carnivore")
    state.unborn[6] -= 1
    state.newborn[6] += 1
    run(state, frames.DisperseTo(1, 6))
    assert option(state, "place:laurentia-ne-herbivore") == "graze in the northeast of Laurentia (weeds)"
    assert (
        option(state, "place:laurentia-c-herbivore")
        == "graze in the centre of Laurentia (weeds), against White archetype"
    )
    assert (
        option(state, "place:laurentia-c-carnivore")
        == "hunt White archetype in the centre of Laurentia (weeds), against White burrower"
    )
    assert option(state, "word:done") == "back to the unborn"


def test_disks_are_told_with_who_would_suffer() -> None:
    state = bare("orange", "white")
    put(state, "orange-archetype", "laurentia-e")
    disk(state, "baltica-c", "black")
    run(state, frames.TakeDisk(1, 3, 3, 2, 0, 1, 10))
    assert option(state, "biome:siberia-c") == "from the centre of Siberia (mountain, black disk)"
    assert option(state, "biome:laurentia-e") == "from the east of Laurentia (swamp; Orange archetype)"


def test_cards_are_told_with_what_they_give_and_never_by_their_place() -> None:
    state = started("orange", "white")
    for action in state.legal():
        text = said(state.describe(action))
        if VOCABULARY.name(action).startswith("mutate:"):
            assert " take " in text
            assert not any(place in text for place in ("metabolic", "darwin", "card 1"))


def test_a_mutation_is_told_by_the_name_that_it_shows() -> None:
    state = bare("orange", "white")
    put(state, "orange-archetype", "laurentia-e")
    give(state, "orange-archetype", "brood_pouch")
    assert option(state, "card:brood_pouch") == "Brood pouch"
    give_face(state, "orange-archetype", "brood_pouch-a")
    assert option(state, "card:brood_pouch") == "Marsupium"
    sound(state)


def test_the_heading_follows_the_phases() -> None:
    state = GAME.prepared(2)
    assert view.heading(state) is None
    state = started("orange", "white", historical=True)
    first = said(view.heading(state))
    assert first.startswith("Turn 1, Paleozoic, actions: ")
    assert said(GAME.seat_name(state, 0)) == "Orange"
    assert said(GAME.seat_name(GAME.prepared(2), 1)) == "Seat 2"
    pick(state, "word:pass")
    assert said(view.heading(state)) != first
