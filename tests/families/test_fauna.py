"""What the games of fauna share: the display, rows of joined halves, organs on cards and what a daughter inherits."""

from __future__ import annotations

import re

import pytest
from tests.games.megafauna2.positions import (
    card,
    display,
    give,
    give_face,
    organs,
    packed,
    put,
    quiet,
    shown,
    sound,
    species,
    spelled,
)

from phylarium.families.fauna.rules import display as market
from phylarium.families.fauna.rules import rows, tableau
from phylarium.families.fauna.rules.names import DARWIN, METABOLIC, NONE
from phylarium.families.fauna.rules.stored import Shared
from phylarium.games.megafauna2 import GAME as MEGAFAUNA
from phylarium.games.megafauna2.rules import stored as megafauna2_stored
from phylarium.games.megafauna2.rules.names import CARDS, FACES
from phylarium.games.mesofauna import GAME as MESOFAUNA
from phylarium.games.mesofauna.rules import stored as mesofauna_stored
from phylarium.kernel.game import Game
from phylarium.kernel.match import Match

ORANGE = "orange-archetype"
METABOLISM = ("brain_ganglia", "air_sacs", "feelers", "book_lungs", "otoliths")


def test_tools_are_fields_of_the_family_and_stand_where_each_game_names_them() -> None:
    for game, own in ((MEGAFAUNA, megafauna2_stored.Stored), (MESOFAUNA, mesofauna_stored.Stored)):
        names = [field.name for field in game.fields]
        assert names.count("tool_at") == 1
        assert names.index("tool_at") < names.index("seat_of"), "an old position has it there"
        assert "tool_at" in Shared.__slots__
        assert "tool_at" not in own.__slots__


def test_a_row_closes_up_to_the_left_and_new_cards_come_at_its_right_end() -> None:
    state = quiet()
    display(state, *METABOLISM)
    coming = [CARDS[c] for c in state.upper_deck[:-3:-1]]
    below = shown(state, DARWIN)
    for slot in (0, 2):
        state.card_at[market.take(state, slot)] = 50
    barrier = state.barrier()
    assert market.refresh(state, METABOLIC) == 2
    assert shown(state) == ["air_sacs", "book_lungs", "otoliths", *coming]
    assert shown(state, DARWIN) == below
    assert state.barrier() > barrier, "what was drawn cannot be taken back"
    assert market.refresh(state, METABOLIC) == 0
    sound(state)


def test_a_churned_row_keeps_the_card_on_its_deck() -> None:
    state = quiet()
    display(state, *METABOLISM)
    assert market.churn(state, METABOLIC) == 4
    assert shown(state)[0] == "otoliths"
    assert len(shown(state)) == 5
    assert not set(METABOLISM[:4]) & set(shown(state))
    sound(state)


def test_the_cost_goes_by_the_column_and_the_emotions() -> None:
    state = quiet()
    for slots in (range(5), range(5, 10)):
        assert [market.cost(state, slot, 0) for slot in slots] == [0, 2, 4, 6, 8]
        assert [market.cost(state, slot, 1) for slot in slots] == [0, 1, 2, 3, 4]
        assert [market.cost(state, slot, 2) for slot in slots] == [0, 1, 1, 1, 1]
        assert [market.cost(state, slot, 3) for slot in slots] == [0, 1, 1, 1, 1]


def test_halves_join_where_they_are_of_one_colour() -> None:
    state = quiet()
    give_face(state, ORANGE, "olfactory_pits-a", "aggregation_pheromones-a", "air_sacs-a", "tail_spine-a", "crop-b")
    head, brain, tail, other = (
        card(name) for name in ("olfactory_pits", "aggregation_pheromones", "air_sacs", "tail_spine")
    )
    assert rows.joins(state, head, brain)
    assert rows.joins(state, brain, tail)
    assert rows.joins(state, head, tail)
    assert not rows.joins(state, head, other)
    assert not rows.joins(state, tail, head)
    assert not rows.joins(state, brain, head)
    assert rows.parts(state, species(ORANGE)) == [head, brain, tail, other]


def test_a_row_of_one_card_can_be_laid_where_a_game_allows_it() -> None:
    state = quiet()
    give_face(state, ORANGE, "tail_spine-a")
    sp = species(ORANGE)
    assert not rows.other_row(state, sp, 2)
    assert rows.other_row(state, sp, 1)
    assert rows.next_cards(state, sp, [], 1) == [card("tail_spine")]
    assert rows.is_whole(state, sp, [card("tail_spine")], 1)
    rows.lay_row(state, sp, [card("tail_spine")])
    assert not rows.other_row(state, sp, 1)


def test_a_row_is_laid_in_its_order_and_its_emotions_are_counted() -> None:
    state = quiet()
    give_face(state, ORANGE, "air_sacs-a", "crop-b", "aggregation_pheromones-a", "olfactory_pits-a")
    sp = species(ORANGE)
    row = [card(name) for name in ("olfactory_pits", "aggregation_pheromones", "air_sacs")]
    rows.lay_row(state, sp, row)
    assert state.row(sp) == row
    assert state.mood(sp, 1) == 2
    assert not state.in_row[card("crop")]
    sound(state)


def test_organs_come_from_the_pool_as_far_as_there_are_any() -> None:
    state = quiet()
    organs(state, ORANGE, "r" * 24)
    assert spelled(tableau.available(state, packed("rrb"))) == "rb"
    put(state, "black-archetype")
    give(state, "black-archetype", "crop", bare=True)
    tableau.put_organs(state, species("black-archetype"), card("crop"), packed("rb"))
    tableau.put_organs(state, species("black-archetype"), NONE, packed("g"))
    assert spelled(state.organs[species("black-archetype")]) == "rgb"
    assert spelled(state.basal[species("black-archetype")]) == "g"
    assert state.pool[0] == 0
    sound(state)


def test_a_daughter_inherits_basal_organs_less_one_for_each_recession() -> None:
    state = quiet()
    organs(state, ORANGE, "yyb")
    give(state, ORANGE, "crop")
    receding = FACES.index("brood_pouch-b")
    plain = FACES.index("electrolocation-b")
    assert spelled(tableau.heritage(state, species(ORANGE), receding)) == "yb"
    assert spelled(tableau.heritage(state, species(ORANGE), plain)) == "yyb"
    organs(state, ORANGE, "b")
    assert spelled(tableau.heritage(state, species(ORANGE), receding)) == "b"


@pytest.mark.parametrize("game", [MEGAFAUNA, MESOFAUNA], ids=lambda game: game.name)
def test_whoever_looks_at_a_card_on_display_is_told_what_it_gives(game: Game) -> None:
    """The title of a card says its name, and then what its signs mean."""
    masked = Match.start(game, 2, {}, "looked at", ["Ada", "Ben"]).state.masked(0)
    titles = re.findall(
        r'<g id="card-[^"]+" class="target[^>]*><title>([^<]*)</title>', str(game.pieces(masked, 0)["cards"])
    )
    assert len(titles) >= 10
    for title in titles:
        name, _, told = title.partition("\n")
        assert name
        assert told, f"{name} is only named"
