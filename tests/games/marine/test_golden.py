"""Golden playthroughs: whole random games and opening counts, stored, so that a change in meaning shows in review.

`golden/games.json` has a game for each number of seats and each variant: its digest after every 50th
action, its end and its scores. `golden/openings.json` says how many actions are legal at the first
decisions and how many different sequences of one, two and three actions there are from some openings.
`golden/record-*.json` are complete records that `phylarium verify` accepts.

When a rule is changed on purpose, write them anew and look at the difference:

    python -m tests.games.marine.test_golden
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from phylarium.cli import main
from phylarium.games.marine import GAME
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.kernel.codec import digest
from phylarium.kernel.engine import State
from phylarium.kernel.match import Match
from phylarium.kernel.options import Value
from phylarium.kernel.record import SHORT, Record, verify
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import render

GOLDEN = Path(__file__).parent / "golden"
GAMES = GOLDEN / "games.json"
OPENINGS = GOLDEN / "openings.json"

STEP = 50
"""Actions between two digests of a golden game."""

FIRST = 30
"""Decisions at which the legal actions of an opening are counted, along one random line of play."""

VARIANTS: dict[str, dict[str, Value]] = {
    "standard": {},
    "short": {"length": "short"},
    "long": {"length": "long"},
    "epic": {"length": "epic"},
    "random earth": {"random_earth": True},
    "alternate displays": {"alternate_displays": True},
    "superheroes": {"superheroes": True},
    "animals by lot": {"animals": "random"},
    "all variants": {
        "length": "short",
        "random_earth": True,
        "alternate_displays": True,
        "superheroes": True,
        "animals": "random",
    },
}

SETTINGS: dict[str, tuple[int, Mapping[str, Value]]] = {
    **{f"{seats} seats, {name}": (seats, options) for seats in GAME.seats for name, options in VARIANTS.items()},
    "2 seats, two animals each": (2, {"two_animals": True}),
    "2 seats, two animals each, all variants": (2, {"two_animals": True, **VARIANTS["all variants"]}),
}

RECORDS: dict[str, tuple[int, Mapping[str, Value]]] = {
    "record-two.json": (2, VARIANTS["short"]),
    "record-four.json": (4, VARIANTS["all variants"]),
}


# --- whole games -----------------------------------------------------------------------------


def pick(state: State, dice: Rng) -> int:
    legal = state.legal()
    return legal[dice.below(len(legal))]


def playthrough(name: str) -> dict[str, Any]:
    """A random game of a setting, boiled down."""
    seats, options = SETTINGS[name]
    seed = f"golden {name}"
    state = GAME.start(seats, options, seed)
    dice = seeded(f"players of {seed}")
    digests = []
    while not state.over():
        state.apply(pick(state, dice))
        if state.number % STEP == 0:
            digests.append(digest(state)[:SHORT])
    return {
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "actions": state.number,
        "digests": digests,
        "digest": digest(state),
        "scores": state.scores(),
        "ranking": state.ranking(),
    }


def difference(found: Mapping[str, Any], stored: Mapping[str, Any]) -> str | None:
    """Where a game first goes another way than the stored one."""
    for number, (one, two) in enumerate(zip(found["digests"], stored["digests"], strict=False)):
        if one != two:
            return f"the game goes another way within actions {number * STEP + 1} to {(number + 1) * STEP}"
    for key in stored:
        if found[key] != stored[key]:
            return f"{key}: {found[key]}, stored is {stored[key]}"
    return None


def stored(path: Path) -> dict[str, Any]:
    loaded = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def test_every_setting_has_a_golden_game() -> None:
    assert list(stored(GAMES)) == list(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    assert difference(playthrough(name), stored(GAMES)[name]) is None


def test_a_game_that_goes_another_way_is_noticed_where_it_does() -> None:
    kept = stored(GAMES)["2 seats, short"]
    other = {**kept, "digests": [kept["digests"][0], "00000000", *kept["digests"][2:]]}
    assert difference(other, kept) == "the game goes another way within actions 51 to 100"
    assert difference({**kept, "scores": [0, 0]}, kept) == f"scores: [0, 0], stored is {kept['scores']}"


# --- complete records ------------------------------------------------------------------------


def recorded(name: str) -> Record:
    seats, options = RECORDS[name]
    match = Match.start(GAME, seats, options, f"golden {name}", log=False)
    dice = seeded(f"players of golden {name}")
    while not match.state.over():
        match.apply(match.state.to_move(), pick(match.state, dice))
    return match.record()


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays(name: str) -> None:
    record = Record.load(GOLDEN / name)
    verdict = verify(record)
    assert verdict.ok, render(verdict.reason, "marine")
    assert record.result is not None
    assert len(record.seats) == RECORDS[name][0]


@pytest.mark.parametrize("name", RECORDS)
def test_phylarium_verify_accepts_a_golden_record(name: str) -> None:
    result = CliRunner().invoke(main, ["verify", str(GOLDEN / name)], prog_name="phylarium")
    assert result.exit_code == 0, result.output
    assert Record.load(GOLDEN / name).digest in result.output


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_what_its_players_would_choose_again(name: str) -> None:
    """The options on offer are the same ones in the same order: a record alone would not notice more of them."""
    kept, again = Record.load(GOLDEN / name), recorded(name)
    assert (again.actions, again.digests, again.result) == (kept.actions, kept.digests, kept.result)


# --- openings --------------------------------------------------------------------------------


def begun(seats: int, **options: Value) -> State:
    """A game at its first decision."""
    return GAME.start(seats, options, "golden opening")


def first_turn(seats: int, **options: Value) -> State:
    """A game at the first turn, the first option taken throughout set-up."""
    state = begun(seats, **options)
    while state.decision().rule != "turn.choice":
        state.apply(state.legal()[0])
    return state


def second_round() -> State:
    """Four animals after a first round in which all have only retrieved: the boxes have elements now."""
    state = first_turn(4)
    for _ in range(4):
        state.apply(VOCABULARY.parse("retrieve"))
        while state.decision().rule != "turn.choice":
            state.apply(state.legal()[0])
    return state


STARTS: dict[str, Callable[[], State]] = {
    "four seats choose animals": lambda: begun(4),
    "two seats choose two animals each": lambda: begun(2, two_animals=True),
    "three seats choose traits": lambda: begun(3, animals="random"),
    "four superheroes choose traits": lambda: begun(4, animals="random", superheroes=True),
    "first turn of two seats": lambda: first_turn(2),
    "first turn of three seats": lambda: first_turn(3),
    "first turn of four seats": lambda: first_turn(4),
    "first turn of two seats with two animals each": lambda: first_turn(2, two_animals=True),
    "first turn on random earth": lambda: first_turn(3, random_earth=True, alternate_displays=True),
    "first turn of four superheroes": lambda: first_turn(4, superheroes=True),
    "second round of four seats": second_round,
}


def sequences(state: State, length: int) -> int:
    """How many different sequences of so many actions there are from a position."""
    legal = state.legal()
    if length == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(action)
        total += sequences(after, length - 1)
    return total


def counts(state: State) -> dict[str, Any]:
    """The legal actions along one random line, and the sequences of one, two and three actions."""
    line = state.clone()
    dice = seeded("line of play")
    offered = []
    for _ in range(FIRST):
        offered.append(len(line.legal()))
        line.apply(pick(line, dice))
    return {
        "position": digest(state)[:SHORT],
        "sequences": [sequences(state, length) for length in (1, 2, 3)],
        "legal": offered,
    }


def test_every_opening_has_its_counts() -> None:
    assert list(stored(OPENINGS)) == list(STARTS)


@pytest.mark.parametrize("name", STARTS)
def test_opening_counts(name: str) -> None:
    assert counts(STARTS[name]()) == stored(OPENINGS)[name]


def test_opening_counts_that_can_be_reckoned_by_hand() -> None:
    """Animals: 4, then 3, then 2 to choose from. Traits: 3 for each; for superheroes 3, then 2, then the next one's 3.

    A first turn: 37 spaces without 6 for special pawns, less the Domination spaces that are closed; or to retrieve.
    """
    kept = stored(OPENINGS)
    assert kept["four seats choose animals"]["sequences"] == [4, 12, 24]
    assert kept["three seats choose traits"]["sequences"] == [3, 9, 27]
    assert kept["four superheroes choose traits"]["sequences"] == [3, 6, 18]
    assert kept["first turn of two seats"]["sequences"][0] == 37 - 6 - 2 + 1
    assert kept["first turn of three seats"]["sequences"][0] == 37 - 6 - 1 + 1
    assert kept["first turn of four seats"]["sequences"][0] == 37 - 6 + 1


# --- writing them anew -----------------------------------------------------------------------


def in_lines(table: Mapping[str, Any]) -> str:
    """JSON with a line for each value of each row, so that a difference is easy to read."""
    rows = []
    for name, row in table.items():
        values = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in row.items())
        rows.append(f"  {json.dumps(name)}: {{\n{values}\n  }}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def write() -> None:
    GOLDEN.mkdir(exist_ok=True)
    GAMES.write_text(in_lines({name: playthrough(name) for name in SETTINGS}), encoding="utf-8")
    OPENINGS.write_text(in_lines({name: counts(begin()) for name, begin in STARTS.items()}), encoding="utf-8")
    for name in RECORDS:
        recorded(name).save(GOLDEN / name)


if __name__ == "__main__":
    write()
