"""What bots make of the end of the Earth: they save it where that may win, and let it go where they have won."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import bacterium, macroorganism, table

from phylarium import bots
from phylarium.games.genesis.judged import worth
from phylarium.games.genesis.rules import ending, frames
from phylarium.games.genesis.rules.actions import ACCEPT, DECLINE, GAIA, MEDEA
from phylarium.games.genesis.rules.names import MACROORGANISMS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import PHASES
from phylarium.kernel.engine import NOBODY

THINKERS = ("greedy", "adult", "apex:40")


def doomed(state: Genesis) -> Genesis:
    """The fourth sun has come; the rest of the turn is still to be played."""
    state.run_length = 4
    state.agenda.clear()
    state.push(frames.TurnEnd(NOBODY))
    for phase in range(len(PHASES) - 1, 0, -1):
        state.push(frames.Phase(NOBODY, phase))
    state.push(frames.Armageddon(NOBODY))
    state.run()
    assert isinstance(state.agenda[-1], frames.GaiaCall)
    return state


def choice(bot: str, state: Genesis) -> int:
    return bots.make(bot, "a test").choose(state.observation(state.to_move()))


def hopeful(*colours: str, alone: bool = False) -> Genesis:
    """Everybody has a bacterium, nobody a macroorganism."""
    state = table(*colours, alone=alone, cooperative=not alone)
    for colour, home in zip(colours, ("warm_pond", "clay_mound", "zeolite_lagoon", "pumice_raft"), strict=False):
        bacterium(state, home, colour, "green green blue", "")
    return doomed(state)


def victorious(*colours: str) -> Genesis:
    """Everybody has a macroorganism, one of them on land."""
    state = table(*colours, cooperative=True)
    homes = ("warm_pond", "clay_mound", "zeolite_lagoon", "pumice_raft")
    cards = ("flatworms", "sea_stars", "opabinia", "trilobites")
    for number, (colour, home, card) in enumerate(zip(colours, homes, cards, strict=False)):
        macroorganism(state, card, home, colour, land=number == 0)
    assert ending.outcome(state) == ending.TERRESTRIAL_WIN
    return doomed(state)


@pytest.mark.rule("genesis", "D10b", "C1a")
@pytest.mark.parametrize("bot", THINKERS)
def test_alone_a_bot_calls_for_gaia_while_it_loses(bot: str) -> None:
    state = hopeful("red", "blue", alone=True)
    assert ending.outcome(state) == ending.LOSS
    assert choice(bot, state) == ACCEPT


@pytest.mark.rule("genesis", "D10b", "C1a")
@pytest.mark.parametrize("bot", THINKERS)
def test_alone_a_bot_that_has_won_lets_the_earth_end(bot: str) -> None:
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red blue", organs="flame_cells neoblasts")
    assert ending.outcome(state) == ending.MARINE_WIN
    assert choice(bot, doomed(state)) == DECLINE


COLOURS_TOGETHER = (("red", "green"), ("red", "green", "blue"), ("red", "yellow", "green", "blue"))


@pytest.mark.rule("genesis", "D10b", "C2")
@pytest.mark.parametrize("colours", COLOURS_TOGETHER)
@pytest.mark.parametrize("bot", THINKERS)
def test_together_bots_call_and_vote_for_gaia_while_they_lose(bot: str, colours: tuple[str, ...]) -> None:
    state = hopeful(*colours)
    assert choice(bot, state) == ACCEPT
    state.apply(ACCEPT)
    for _ in colours:
        assert isinstance(state.agenda[-1], frames.GaiaVote)
        assert state.offers == [GAIA, MEDEA]
        assert choice(bot, state) == GAIA
        state.apply(GAIA)
    assert state.armageddon == 0


@pytest.mark.rule("genesis", "D10b", "C2")
@pytest.mark.parametrize("colours", COLOURS_TOGETHER)
@pytest.mark.parametrize("bot", THINKERS)
def test_together_bots_that_have_won_let_the_earth_end(bot: str, colours: tuple[str, ...]) -> None:
    assert choice(bot, victorious(*colours)) == DECLINE


@pytest.mark.rule("genesis", "D10b")
@pytest.mark.parametrize("bot", ["greedy", "adult"])
def test_against_others_who_trails_calls_and_who_leads_by_far_does_not(bot: str) -> None:
    state = table("red", "green")
    bacterium(state, "warm_pond", "red", "green", "")
    macroorganism(state, "sea_stars", "clay_mound", "green", organs="brain eyes kidney")
    doomed(state)
    asked = {}
    while isinstance(state.agenda[-1], frames.GaiaCall):
        asked[state.to_move()] = choice(bot, state)
        state.apply(DECLINE)
    assert asked == {0: ACCEPT, 1: DECLINE}


@pytest.mark.rule("genesis", "C1a")
def test_alone_the_goal_is_the_sea_and_what_goes_ashore_is_lost_for_it() -> None:
    state = table("red", "blue", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red blue")
    state.push(frames.TurnEnd(NOBODY))
    at_sea = worth.goal(state)
    state.landed[MACROORGANISMS.index("flatworms")] = 1
    assert worth.goal(state) < at_sea


@pytest.mark.rule("genesis", "C2")
def test_together_the_first_macroorganism_of_a_player_counts_more_than_the_second_of_another() -> None:
    def position(second: str) -> Genesis:
        state = table("red", "blue", cooperative=True)
        macroorganism(state, "flatworms", "clay_mound", "red")
        macroorganism(state, "sea_stars", "warm_pond", second)
        state.push(frames.TurnEnd(NOBODY))
        return state

    assert worth.goal(position("blue")) > worth.goal(position("red")) + 0.1


@pytest.mark.rule("genesis", "C2")
@pytest.mark.parametrize("won", [True, False])
def test_the_goal_of_a_game_that_is_over_is_its_outcome(won: bool) -> None:
    state = victorious("red", "blue") if won else hopeful("red", "blue")
    state.agenda.clear()
    assert worth.goal(state) == (1.0 if won else 0.0)
    assert worth.worth(state)[0] == worth.worth(state)[1]
