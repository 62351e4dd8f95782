"""Beginning with what came out of Genesis (its part K, docs/rulings/megafauna1.md)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.heirs import left, macro
from tests.games.megafauna1.situation import letters_of, offers, pick, refused

from phylarium.families.lineage import MicrobialLegacy
from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.names import COLOURS, WHITE
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import TUSKER
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record, verify
from phylarium.kernel.rng import seeded

ARCHETYPES = ["species:red-dino", "species:orange-cat", "species:green-dino", "species:white-cat"]


def begin(seats: int, given: MicrobialLegacy, seed: str = "heirs") -> Megafauna:
    return GAME.start(seats, {}, seed, log=True, legacy=given)


@pytest.mark.rule("megafauna1", "genesis.K")
def test_whoever_has_a_macroorganism_chooses_a_colour_the_higher_score_first() -> None:
    state = begin(3, left(macro("snails"), macro("mosses"), None, points=(4, 9, 30)))
    assert (state.to_move(), offers(state)) == (1, ARCHETYPES)
    assert state.decision().rule == "genesis.K"
    assert (state.scores(), state.ranking(), state.status()) == ([0, 0, 0], [1, 1, 1], [])
    pick(state, "species:green-dino")
    assert state.to_move() == 0
    assert refused(state, "species:green-dino") == ("refused-colour-taken", "genesis.K")
    assert refused(state, "species:red-bird") == ("refused-no-archetype", "3.7")
    pick(state, "species:white-cat")
    assert [COLOURS[colour] for colour in state.colour_of[:2]] == ["white", "green"]
    assert COLOURS[state.colour_of[2]] in ("red", "orange")
    assert state.status() == []


@pytest.mark.rule("megafauna1", "genesis.K")
def test_of_equal_scores_more_catalysts_choose_first() -> None:
    given = left(macro("snails"), macro("mosses"), points=(7, 7))
    richer = msgspec.structs.replace(given.players[1], catalysts={"red": 2})
    assert begin(2, given).to_move() == 0
    assert begin(2, msgspec.structs.replace(given, players=[given.players[0], richer])).to_move() == 1


@pytest.mark.rule("megafauna1", "genesis.K")
def test_whoever_has_none_gets_a_colour_by_chance() -> None:
    dealt = {COLOURS[begun.colour_of[1]] for begun in (chosen(seed) for seed in range(20))}
    assert dealt == {"orange", "green", "white"}


def chosen(seed: int) -> Megafauna:
    state = begin(2, left(macro("snails"), None), str(seed))
    pick(state, "species:red-dino")
    return state


@pytest.mark.rule("megafauna1", "genesis.K")
def test_an_archetype_of_the_land_inherits_a_tile_with_no_more_letters_than_organs() -> None:
    state = begin(2, left(macro("snails", "r"), None))
    pick(state, "species:red-dino")
    assert "face:graze-front" in offers(state)
    assert refused(state, "face:graze-back") == ("refused-organs", "genesis.K")
    pick(state, "face:physiology-front")
    assert letters_of(state, "red-dino") == "P"
    assert state.status() == []
    state = begin(2, left(macro("snails", "rbg"), None))
    pick(state, "species:red-dino")
    assert refused(state, "face:browse-back") == ("refused-outside-limits", "10.3c")
    pick(state, "face:graze-back")
    assert letters_of(state, "red-dino") == "GG"


@pytest.mark.rule("megafauna1", "genesis.K")
def test_the_tile_may_be_declined_and_is_not_offered_without_organs() -> None:
    state = begin(2, left(macro("snails", "rr"), None))
    pick(state, "species:red-dino")
    pick(state, "word:done")
    assert letters_of(state, "red-dino") == ""
    assert state.turn == 1
    state = begin(2, left(macro("snails"), None))
    pick(state, "species:red-dino")
    assert state.turn == 1


@pytest.mark.rule("megafauna1", "genesis.K")
def test_an_archetype_out_of_the_sea_has_an_m_and_no_tile() -> None:
    state = begin(2, left(macro("sea_stars", "rrr"), None))
    pick(state, "species:red-dino")
    assert letters_of(state, "red-dino") == "M"
    assert state.turn == 1
    assert state.status() == []


@pytest.mark.rule("megafauna1", "genesis.K")
def test_of_several_macroorganisms_one_of_the_land_hands_on() -> None:
    given = left(macro("sea_stars", "rrr"), None)
    both = [macro("sea_stars", "rrr"), macro("snails", "b")]
    given.players[0] = msgspec.structs.replace(given.players[0], macroorganisms=both)
    state = begin(2, given)
    pick(state, "species:red-dino")
    assert letters_of(state, "red-dino") == ""
    assert "face:physiology-front" in offers(state)


@pytest.mark.rule("megafauna1", "genesis.K", "3.1")
@pytest.mark.parametrize("given", [left(None, None), left(macro("snails", "rr"), None, armageddon=True)])
def test_nothing_comes_of_a_world_that_ended_and_of_microbes(given: MicrobialLegacy) -> None:
    inherited, plain = begin(2, given), GAME.start(2, {}, "heirs")
    assert inherited.colour_of == plain.colour_of
    assert inherited.turn == 1


@pytest.mark.rule("megafauna1", "genesis.K", "19.1")
def test_alone_a_won_game_goes_on_beside_the_two_tusker() -> None:
    state = begin(1, left(macro("snails", "r")))
    assert offers(state) == ARCHETYPES[:WHITE]
    assert refused(state, "species:white-cat") == ("refused-tusker-white", "19.1")
    pick(state, "species:green-dino")
    assert state.seat_of[WHITE] == TUSKER
    assert "face:graze-front" in offers(state)
    lost = left(macro("snails", "r"))
    lost.players[0] = msgspec.structs.replace(lost.players[0], place=2)
    assert begin(1, lost).turn == 1


@pytest.mark.rule("megafauna1", "genesis.K")
def test_a_game_that_goes_on_replays_and_ends() -> None:
    given = left(macro("snails", "rr"), macro("sea_stars"), None)
    match = Match.start(GAME, 3, seed="on", legacy=given)
    rng = seeded("on")
    while not match.state.over():
        offered = match.state.offers
        match.apply(match.state.to_move(), offered[rng.below(len(offered))])
        assert match.state.status() == []
    assert verify(Record.from_match(match)).ok
