"""D10a to D10c: Armageddon, the blind vote and its price."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    asked,
    bacterium,
    catalysts,
    cubes,
    do,
    event,
    offers,
    pool,
    refused,
    table,
    told,
    vp,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.frames import GAIA_VOTE
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import NOT_VOTED, SEALED
from phylarium.kernel.engine import NOBODY, SPECTATOR
from phylarium.kernel.rng import seeded


def snowball(*colours: str) -> Genesis:
    """Three snowflakes in a row, and the Huronian snowball brings the fourth."""
    state = table(*(colours or ("red", "green", "blue")))
    for name in ("pumice_raft", "zeolite_lagoon", "alkaline_seep"):
        player = ("red", "green", "blue")[("pumice_raft", "zeolite_lagoon", "alkaline_seep").index(name)]
        if player in colours or not colours:
            bacterium(state, name, player, "green green blue")
    state.run_length = -3
    event(state, "huronian_snowball")
    return state


@pytest.mark.rule("genesis", "D10a")
def test_example_18_four_snowflakes_in_a_row_end_the_earth_after_this_turn() -> None:
    state = snowball()
    assert "log-snowball" in told(state)
    do(state, "decline", "decline", "decline")
    assert state.armageddon == 1
    state.push(frames.TurnEnd(NOBODY))
    state.run()
    assert state.ended == 1
    assert state.event_deck


@pytest.mark.rule("genesis", "D10a")
def test_cards_without_climate_do_not_break_the_run() -> None:
    state = table("red", "green")
    state.run_length = 3
    event(state, "nitrogen_famine")
    event(state, "clathrate_gun")
    assert "log-greenhouse" in told(state)


@pytest.mark.rule("genesis", "D10a")
def test_only_the_last_icons_at_the_end_of_the_phase_count() -> None:
    state = table("red", "green")
    state.run_length = 3
    # A fourth sun with the aftershock, then a snowflake: the run is broken when the phase ends.
    event(state, "late_heavy_bombardment", "hydrocarbon_fog")
    assert state.run_length == -1
    assert state.armageddon == 0


@pytest.mark.rule("genesis", "D10b")
def test_any_player_may_call_and_nobody_after_him_is_asked() -> None:
    state = snowball()
    assert asked(state) == ("red", "D10b")
    do(state, "decline")
    assert asked(state) == ("green", "D10b")
    do(state, "accept")
    assert offers(state) == ["word:gaia", "word:medea"]


@pytest.mark.rule("genesis", "D10b")
def test_a_unanimous_vote_saves_the_earth_for_a_catalyst_or_an_atrophy_each() -> None:
    state = snowball()
    catalysts(state, "green", "")
    do(state, "accept", "gaia", "gaia", "gaia")
    assert state.armageddon == 0
    assert asked(state) == ("red", "D10b")
    assert refused(state, "spend:blue") == ("refused-no-catalyst", "D10b")
    do(state, "spend:red")
    assert pool(state, "red") == ""
    # Green has no catalyst: one of its organisms atrophies.
    assert asked(state) == ("green", "G.atrophy")
    do(state, "cube:blue")
    assert cubes(state, "zeolite_lagoon") == "green green"
    do(state, "organism:alkaline_seep")
    do(state, "cube:blue")
    assert pool(state, "blue") == "blue"
    assert state.over()


@pytest.mark.rule("genesis", "D10b")
def test_who_has_nothing_pays_nothing() -> None:
    state = table("red", "green")
    catalysts(state, "green", "")
    state.run_length = -3
    event(state, "huronian_snowball")
    do(state, "accept", "gaia", "gaia")
    # Red pays its only catalyst unasked, green has neither catalyst nor organism.
    assert state.over()
    assert (pool(state, "red"), state.armageddon) == ("", 0)


@pytest.mark.rule("genesis", "D10b")
def test_without_another_climate_icon_the_vote_is_needed_again() -> None:
    state = snowball()
    do(state, "accept", "gaia", "gaia", "gaia")
    while not state.over():
        do(state, offers(state)[0])
    event(state, "gaia_ozone_layer")
    assert asked(state)[1] == "D10b"
    assert state.armageddon == 1


@pytest.mark.rule("genesis", "D10b")
def test_warming_after_a_saved_snowball_ends_the_danger() -> None:
    state = snowball()
    do(state, "accept", "gaia", "gaia", "gaia")
    while not state.over():
        do(state, offers(state)[0])
    event(state, "clathrate_gun")
    assert state.armageddon == 0


@pytest.mark.rule("genesis", "D10b", "D10c")
def test_one_vote_for_medea_ends_the_earth_and_halves_the_voters_points() -> None:
    state = snowball()
    before = {name: vp(state, name) for name in ("red", "green", "blue")}
    assert before["green"] == 4
    do(state, "accept", "gaia", "medea", "gaia")
    assert state.armageddon == 1
    assert vp(state, "green") == 2
    assert vp(state, "red") == before["red"]


@pytest.mark.rule("genesis", "D10c")
def test_half_the_points_are_rounded_in_the_voters_favour() -> None:
    state = snowball()
    state.cubes[10 * 4] += 1
    state.recount(10)
    assert vp(state, "green") == 5
    do(state, "accept", "gaia", "medea", "gaia")
    assert vp(state, "green") == 3


@pytest.mark.rule("genesis", "D10b", "D10c")
def test_nobody_is_punished_when_no_vote_is_called() -> None:
    state = snowball()
    do(state, "decline", "decline", "decline")
    assert state.medea == [0, 0, 0, 0]


@pytest.mark.rule("genesis", "D10b")
def test_votes_are_sealed_until_all_are_cast() -> None:
    state = snowball()
    do(state, "accept", "medea")
    assert asked(state) == ("green", "D10b")
    assert state.masked(0).votes[0] == 0
    for seat in (1, 2, SPECTATOR):
        masked = state.masked(seat)
        assert isinstance(masked, Genesis)
        assert masked.votes[0] == SEALED
        assert state.view(seat)["events"]["votes"]["red"] == SEALED
    # Nothing about the vote is said to the others either.
    whispers = [entry for entry in state.journal or [] if entry.what.startswith("log-voted")]
    assert [(entry.audience, entry.what) for entry in whispers] == [(0, "log-voted-medea")]


@pytest.mark.rule("genesis", "D10b")
def test_what_others_imagine_does_not_depend_on_the_vote() -> None:
    masked = []
    for vote in ("gaia", "medea"):
        state = snowball()
        do(state, "accept", vote)
        seen = state.masked(1)
        assert isinstance(seen, Genesis)
        masked.append({field.name: getattr(seen, field.name) for field in GAME.fields})
        votes = set()
        for i in range(20):
            sample = state.observation(1).sample(seeded(f"imagine {i}"))
            assert isinstance(sample, Genesis)
            votes.add(sample.votes[0])
        assert votes == {0, 1}
    assert masked[0] == masked[1]


@pytest.mark.rule("genesis", "D10b")
def test_all_votes_are_shown_together_and_forgotten() -> None:
    state = snowball()
    do(state, "accept", "gaia", "gaia")
    assert state.agenda[-1].op == GAIA_VOTE
    do(state, "medea")
    assert state.votes == [NOT_VOTED] * 4
    assert [text for text in told(state) if text in ("log-gaia", "log-medea")] == ["log-gaia", "log-gaia", "log-medea"]


@pytest.mark.rule("genesis", "D10b", "C1")
def test_the_call_of_the_solitaire_player_is_his_vote_and_both_colours_pay() -> None:
    state = table("red", "green", alone=True)
    state.run_length = -3
    event(state, "huronian_snowball")
    do(state, "accept")
    assert state.over()
    assert state.armageddon == 0
    assert (pool(state, "red"), pool(state, "green")) == ("", "")


@pytest.mark.rule("genesis", "C3", "D10a")
def test_the_introductory_game_has_no_armageddon() -> None:
    state = table("red", "green", introductory=True)
    state.run_length = -3
    event(state, "huronian_snowball")
    assert state.armageddon == 0
