"""Turns: their order, placing a pawn or retrieving all, where pawns may go, and the end of a round."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    CRUSTACEANS,
    FISHES,
    REPTILES,
    asked,
    box,
    control,
    disks_of,
    do,
    lay,
    markers,
    offers,
    put,
    refused,
    speciation,
    stand,
    start,
    told,
    turn,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.names import ANIMALS, SPACES, SPECIAL_ONLY, SUN
from phylarium.games.marine.rules.state import Marine

COMMON = SPACES[:37]
BASIC = [space for space, special in zip(SPACES, SPECIAL_ONLY, strict=True) if not special and space in COMMON]


@pytest.fixture
def table() -> Marine:
    """Four animals at the start, without traits."""
    return start()


def spaces_for(state: Marine, pawn: str) -> list[str]:
    """The spaces that are offered to a pawn, in reading order."""
    return [text.split("@")[1] for text in offers(state) if text.startswith(f"place:{pawn}@")]


def after(space: str, spaces: list[str] = BASIC) -> list[str]:
    """The spaces to the right of a space and below it."""
    return [other for other in spaces if SPACES.index(other) > SPACES.index(space)]


def pawns(state: Marine, animal: str) -> int:
    """The basic pawns in front of an animal."""
    return state.pawns[ANIMALS.index(animal)]


def all_retrieved_but(state: Marine, animal: str) -> None:
    """Every food chain cube right except one."""
    for a in state.playing():
        state.retrieved[a] = int(ANIMALS[a] != animal)


# --- order of turns --------------------------------------------------------------------------


@pytest.mark.rule("marine", "turn.order")
@pytest.mark.parametrize(
    "order",
    [
        ("crustaceans", "fishes", "cephalopods", "reptiles"),
        ("crustaceans", "cephalopods", "reptiles"),
        ("fishes", "cephalopods", "reptiles"),
        ("fishes", "reptiles"),
        ("crustaceans", "fishes"),
    ],
)
def test_turns_go_up_the_food_chain_and_begin_again_below(order: tuple[str, ...]) -> None:
    state = start(*reversed(order))
    taken = []
    for _ in range(2 * len(order) + 1):
        taken.append(asked(state)[0])
        do(state, "retrieve")
    assert taken == [*order, *order, order[0]]


@pytest.mark.rule("marine", "turn.order")
def test_the_seat_that_plays_the_animal_decides() -> None:
    state = start("reptiles", "crustaceans", "fishes")
    deciding = [state.to_move()]
    do(state, "retrieve")
    deciding.append(state.to_move())
    do(state, "retrieve")
    assert [*deciding, state.to_move()] == [1, 2, 0]


# --- the two options of a turn ---------------------------------------------------------------


@pytest.mark.rule("marine", "turn.choice")
def test_a_turn_is_one_placement_or_a_retrieval_and_nothing_else(table: Marine) -> None:
    turn(table, "fishes")
    assert offers(table) == [f"place:basic@{space}" for space in BASIC] + ["word:retrieve"]


@pytest.mark.rule("marine", "turn.choice")
def test_exactly_one_pawn_is_placed_in_a_turn(table: Marine) -> None:
    turn(table, "fishes")
    do(table, "place:basic@regression-1", "place-cube")
    assert pawns(table, "fishes") == 3
    assert table.spaces[SPACES.index("regression-1")] == FISHES
    assert asked(table) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "turn.choice")
def test_a_placed_pawn_takes_its_action_at_once(table: Marine) -> None:
    turn(table, "fishes")
    box(table, "adaptation", "sun", "sun", "worms", "worms")
    do(table, "place:basic@adaptation-1")
    assert asked(table) == ("fishes", "adaptation")
    do(table, "element:sun")
    assert disks_of(table, "fishes") == ["sun"]


@pytest.mark.rule("marine", "turn.choice")
def test_special_pawns_in_front_of_an_animal_may_be_placed_too(table: Marine) -> None:
    control(table, "fishes", "sun")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == BASIC
    assert spaces_for(table, "sun") == COMMON


@pytest.mark.rule("marine", "turn.choice")
def test_a_pawn_on_the_display_is_not_available(table: Marine) -> None:
    control(table, "fishes", "sun")
    stand(table, "sun", "abundance-1")
    turn(table, "fishes")
    assert spaces_for(table, "sun") == []
    assert refused(table, "place:sun@abundance-2") == ("refused-already-placed", "turn.choice")


@pytest.mark.rule("marine", "turn.choice")
def test_basic_pawns_run_out(table: Marine) -> None:
    control(table, "fishes", "sun")
    for space in ("abundance-1", "abundance-2", "abundance-3", "autotrophs-1"):
        stand(table, "fishes", space)
    turn(table, "fishes")
    assert spaces_for(table, "basic") == []
    assert refused(table, "place:basic@domination-1") == ("refused-no-basic-pawn", "turn.choice")


# --- having to retrieve ----------------------------------------------------------------------


@pytest.mark.rule("marine", "turn.must-retrieve")
def test_without_an_available_pawn_retrieval_happens_by_itself(table: Marine) -> None:
    for space in ("abundance-1", "depletion-1", "adaptation-1", "speciation-1"):
        stand(table, "fishes", space)
    turn(table, "fishes")
    assert (pawns(table, "fishes"), table.retrieved[FISHES]) == (4, 1)
    assert [what for what, _ in told(table)][:2] == ["log-must-retrieve", "log-retrieved"]
    assert asked(table) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "turn.must-retrieve", "retrieve", "retrieve.round", "pawn.basic")
def test_m10_a_pawn_without_a_legal_space_forces_retrieval_and_the_last_cube_brings_a_reseed(table: Marine) -> None:
    control(table, "crustaceans", "sun")
    stand(table, "crustaceans", "evolution-2")
    stand(table, "sun", "domination-1")
    stand(table, "reptiles", "domination-2")
    stand(table, "reptiles", "domination-3")
    all_retrieved_but(table, "crustaceans")
    turn(table, "crustaceans")
    assert (pawns(table, "crustaceans"), table.special_at[SUN]) == (4, -1)
    assert ("log-reseed", "retrieve.round") in told(table)
    assert table.retrieved == [0, 0, 0, 0]
    assert asked(table) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "turn.must-retrieve")
def test_a_retrieval_that_was_chosen_gives_no_reason(table: Marine) -> None:
    stand(table, "fishes", "abundance-1")
    turn(table, "fishes")
    do(table, "retrieve")
    assert "log-must-retrieve" not in [what for what, _ in told(table)]


@pytest.mark.rule("marine", "turn.must-retrieve")
def test_one_free_space_is_enough_to_have_a_choice(table: Marine) -> None:
    stand(table, "crustaceans", "domination-2")
    turn(table, "crustaceans")
    assert offers(table) == ["place:basic@domination-3", "word:retrieve"]


# --- basic pawns -----------------------------------------------------------------------------


@pytest.mark.rule("marine", "pawn.basic")
def test_m06_after_competition_2_comes_competition_3_or_a_section_below(table: Marine) -> None:
    stand(table, "fishes", "competition-2")
    turn(table, "fishes")
    assert offers(table) == [
        "place:basic@competition-3",
        *(f"place:basic@evolution-{i}" for i in range(1, 6)),
        *(f"place:basic@domination-{i}" for i in range(1, 4)),
        "word:retrieve",
    ]


@pytest.mark.rule("marine", "pawn.basic")
def test_a_basic_pawn_may_not_go_before_or_above_an_own_one(table: Marine) -> None:
    stand(table, "fishes", "competition-2")
    turn(table, "fishes")
    assert refused(table, "place:basic@competition-1") == ("refused-before-own-pawn", "pawn.basic")
    assert refused(table, "place:basic@abundance-1") == ("refused-before-own-pawn", "pawn.basic")


@pytest.mark.rule("marine", "pawn.basic")
def test_it_is_the_lowermost_own_pawn_that_counts(table: Marine) -> None:
    stand(table, "fishes", "migration-1")
    stand(table, "fishes", "depletion-1")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == after("migration-1")


@pytest.mark.rule("marine", "pawn.basic")
def test_a_basic_pawn_also_goes_after_own_special_ones(table: Marine) -> None:
    control(table, "fishes", "sun")
    stand(table, "sun", "tectonics-2")
    stand(table, "fishes", "abundance-1")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == after("tectonics-2")


@pytest.mark.rule("marine", "pawn.basic")
def test_pawns_of_others_do_not_hold_an_animal_back(table: Marine) -> None:
    control(table, "reptiles", "sun")
    stand(table, "sun", "evolution-5")
    stand(table, "crustaceans", "evolution-4")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == [space for space in BASIC if space not in ("evolution-4", "evolution-5")]


@pytest.mark.rule("marine", "pawn.basic")
def test_a_basic_pawn_needs_an_empty_space(table: Marine) -> None:
    stand(table, "crustaceans", "speciation-2")
    turn(table, "fishes")
    assert "speciation-2" not in spaces_for(table, "basic")
    assert refused(table, "place:basic@speciation-2") == ("refused-taken", "pawn.basic")


@pytest.mark.rule("marine", "pawn.special-space")
def test_m08_special_only_spaces_are_closed_to_basic_pawns(table: Marine) -> None:
    turn(table, "crustaceans")
    assert sorted(set(COMMON) - set(spaces_for(table, "basic"))) == [
        "adaptation-3",
        "competition-4",
        "migration-4",
        "speciation-5",
        "tectonics-2",
        "wanderlust-3",
    ]
    assert refused(table, "place:basic@migration-4") == ("refused-special-only", "pawn.special-space")


@pytest.mark.rule("marine", "pawn.basic", "domination.on-display")
def test_a_special_pawn_won_on_the_display_is_a_placed_pawn_of_its_new_owner(table: Marine) -> None:
    """Reptiles win the sun pawn where it stands; once their own pawn is bumped it alone holds them back."""
    control(table, "fishes", "sun")
    control(table, "crustaceans", "algae")
    stand(table, "sun", "migration-2")
    turn(table, "reptiles")
    do(table, "place:basic@domination-1", "element:sun")
    do(table, "place:algae@domination-1")
    turn(table, "reptiles")
    assert spaces_for(table, "basic") == [s for s in after("migration-2") if s != "domination-1"]
    assert spaces_for(table, "sun") == []


@pytest.mark.rule("marine", "pawn.basic")
def test_a_special_pawn_lost_on_the_display_no_longer_holds_its_old_owner_back(table: Marine) -> None:
    control(table, "fishes", "sun")
    stand(table, "sun", "migration-2")
    stand(table, "fishes", "abundance-1")
    turn(table, "reptiles")
    do(table, "place:basic@domination-1", "element:sun")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == [s for s in after("abundance-1") if s not in ("migration-2", "domination-1")]


# --- special pawns ---------------------------------------------------------------------------


@pytest.mark.rule("marine", "pawn.special", "pawn.bump")
def test_m07_a_special_pawn_goes_anywhere_but_onto_an_own_pawn_or_a_special_one(table: Marine) -> None:
    control(table, "fishes", "sun")
    control(table, "reptiles", "worms")
    stand(table, "fishes", "migration-1")
    stand(table, "worms", "abundance-2")
    stand(table, "reptiles", "evolution-1")
    turn(table, "fishes")
    assert spaces_for(table, "sun") == [s for s in COMMON if s not in ("migration-1", "abundance-2")]


@pytest.mark.rule("marine", "pawn.special")
def test_only_the_controller_places_a_special_pawn(table: Marine) -> None:
    control(table, "reptiles", "sun")
    turn(table, "fishes")
    assert refused(table, "place:sun@abundance-1") == ("refused-not-controlled", "pawn.special")
    assert refused(table, "place:worms@abundance-1") == ("refused-not-controlled", "pawn.special")


@pytest.mark.rule("marine", "pawn.special")
def test_a_special_pawn_on_an_ordinary_space_takes_the_ordinary_action(table: Marine) -> None:
    control(table, "fishes", "sun")
    speciation(table, "algae", "algae", "algae", "algae")
    turn(table, "fishes")
    do(table, "place:sun@speciation-1")
    assert offers(table) == ["corner:D3-D4-E3", "word:forfeit"]


@pytest.mark.rule("marine", "pawn.bump")
def test_m09_a_bumped_basic_pawn_is_available_again_at_once(table: Marine) -> None:
    control(table, "fishes", "plankton")
    stand(table, "crustaceans", "adaptation-1")
    stand(table, "crustaceans", "depletion-1")
    box(table, "adaptation", "gastropods", "sun", "sun", "sun")
    turn(table, "fishes")
    do(table, "place:plankton@adaptation-1")
    assert pawns(table, "crustaceans") == 3
    assert table.retrieved[CRUSTACEANS] == 0
    do(table, "element:gastropods")
    assert disks_of(table, "fishes") == ["gastropods"]
    turn(table, "crustaceans")
    assert spaces_for(table, "basic") == [s for s in after("depletion-1") if s != "adaptation-1"]


@pytest.mark.rule("marine", "pawn.bump")
def test_m09_an_own_pawn_cannot_be_bumped(table: Marine) -> None:
    control(table, "fishes", "plankton")
    stand(table, "fishes", "adaptation-2")
    turn(table, "fishes")
    assert refused(table, "place:plankton@adaptation-2") == ("refused-own-pawn", "pawn.bump")


@pytest.mark.rule("marine", "pawn.bump")
def test_a_special_pawn_cannot_be_bumped(table: Marine) -> None:
    control(table, "fishes", "plankton")
    control(table, "reptiles", "sun")
    stand(table, "sun", "adaptation-2")
    turn(table, "fishes")
    assert refused(table, "place:plankton@adaptation-2") == ("refused-special-pawn-there", "pawn.bump")


@pytest.mark.rule("marine", "domination.spaces")
@pytest.mark.parametrize(
    ("animals", "open_spaces"),
    [
        (("reptiles", "fishes"), ["domination-1"]),
        (("reptiles", "fishes", "crustaceans"), ["domination-1", "domination-2"]),
        (("reptiles", "fishes", "crustaceans", "cephalopods"), ["domination-1", "domination-2", "domination-3"]),
    ],
)
def test_m33_domination_spaces_by_the_number_of_players(animals: tuple[str, ...], open_spaces: list[str]) -> None:
    state = start(*animals)
    control(state, "fishes", "sun")
    turn(state, "fishes")
    assert [s for s in spaces_for(state, "basic") if s.startswith("domination")] == open_spaces
    assert [s for s in spaces_for(state, "sun") if s.startswith("domination")] == open_spaces


@pytest.mark.rule("marine", "domination.spaces")
def test_a_closed_domination_space_is_refused_by_name() -> None:
    state = start("reptiles", "fishes")
    assert refused(state, "place:basic@domination-2") == ("refused-domination-space", "domination.spaces")


# --- forfeiting ------------------------------------------------------------------------------


@pytest.fixture
def busy(table: Marine) -> Marine:
    """A position in which the fishes can take every one of the twelve actions."""
    box(table, "autotrophs", "sun")
    box(table, "depletion", "sun")
    lay(table, "worms", "D1 NE")
    put(table, "fishes", "D6")
    speciation(table, "algae", "algae", "algae", "algae")
    markers(table, competition=["kelp", "reef"], evolution=["reef", "reef"])
    put(table, "fishes", "C3")
    put(table, "reptiles", "C3")
    turn(table, "fishes")
    return table


@pytest.mark.rule("marine", "pawn.forfeit")
@pytest.mark.parametrize(
    "space",
    [
        "abundance-1",
        "autotrophs-2",
        "depletion-1",
        "adaptation-1",
        "regression-1",
        "speciation-1",
        "wanderlust-1",
        "tectonics-1",
        "migration-1",
        "competition-1",
        "evolution-1",
        "domination-1",
    ],
)
def test_a_forfeited_action_leaves_everything_but_the_pawn_as_it_was(busy: Marine, space: str) -> None:
    before = busy.clone()
    do(busy, f"place:basic@{space}", "forfeit")
    changed = {f.name for f in GAME.fields if getattr(busy, f.name) != getattr(before, f.name)}
    assert changed == {"spaces", "pawns", "animal", "turn"}
    assert busy.spaces[SPACES.index(space)] == FISHES
    assert ("log-forfeited", "pawn.forfeit") in told(busy)
    assert asked(busy) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "pawn.forfeit")
@pytest.mark.parametrize(
    "begun",
    [
        ("place:basic@abundance-1", "element:sun"),
        ("place:basic@speciation-1", "corner:D3-D4-E3"),
        ("place:basic@wanderlust-1", "stack:1"),
        ("place:basic@migration-1", "hex:D4"),
        ("place:basic@competition-2", "hex:D4"),
        ("place:basic@evolution-2", "hex:D4"),
    ],
    ids=lambda begun: begun[0].split("@")[1],
)
def test_an_action_that_was_begun_cannot_be_forfeited(busy: Marine, begun: tuple[str, str]) -> None:
    box(busy, "abundance", "sun", "sun", "worms", "worms")
    do(busy, *begun)
    assert asked(busy)[0] == "fishes"
    assert not {"word:forfeit", "word:done", "word:decline"} & set(offers(busy))


@pytest.mark.rule("marine", "pawn.forfeit")
@pytest.mark.parametrize(
    "half",
    [
        ("place:basic@speciation-1", "corner:D3-D4-E3", "hex:D4"),
        ("place:basic@migration-1", "hex:D4", "hex:D5"),
        ("place:basic@competition-2", "hex:D4", "animal:reptiles"),
    ],
    ids=lambda half: half[0].split("@")[1],
)
def test_the_rest_of_an_up_to_is_left_out_and_not_forfeited(busy: Marine, half: tuple[str, ...]) -> None:
    do(busy, *half)
    assert asked(busy)[0] == "fishes"
    assert "word:done" in offers(busy)
    assert "word:forfeit" not in offers(busy)


@pytest.mark.rule("marine", "pawn.forfeit")
def test_a_new_species_cannot_be_left_out_after_its_element_was_chosen(busy: Marine) -> None:
    do(busy, "place:basic@speciation-1", "corner:D3-D4-E3")
    assert refused(busy, "done") == ("refused-place-one-first", "pawn.forfeit")


# --- retrieving ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "retrieve")
def test_all_controlled_pawns_come_back_and_the_cube_moves_right(table: Marine) -> None:
    control(table, "fishes", "sun")
    control(table, "reptiles", "worms")
    stand(table, "fishes", "abundance-1")
    stand(table, "fishes", "evolution-1")
    stand(table, "sun", "migration-4")
    stand(table, "worms", "migration-1")
    stand(table, "reptiles", "migration-2")
    turn(table, "fishes")
    do(table, "retrieve")
    assert pawns(table, "fishes") == 4
    assert {SPACES[i] for i, pawn in enumerate(table.spaces) if pawn >= 0} == {"migration-1", "migration-2"}
    assert (table.control[SUN], table.special_at[SUN]) == (FISHES, -1)
    assert table.retrieved == [0, 0, 1, 0]


@pytest.mark.rule("marine", "retrieve")
def test_retrieved_pawns_are_available_in_the_next_turn(table: Marine) -> None:
    control(table, "fishes", "sun")
    stand(table, "sun", "migration-4")
    stand(table, "fishes", "domination-3")
    turn(table, "fishes")
    do(table, "retrieve")
    turn(table, "fishes")
    assert spaces_for(table, "basic") == BASIC
    assert spaces_for(table, "sun") == COMMON


@pytest.mark.rule("marine", "retrieve", "domination.on-display")
def test_a_special_pawn_comes_back_to_whoever_controls_it_now(table: Marine) -> None:
    control(table, "fishes", "sun")
    stand(table, "sun", "migration-4")
    stand(table, "fishes", "abundance-1")
    control(table, "reptiles", "sun")
    turn(table, "fishes")
    do(table, "retrieve")
    assert table.special_at[SUN] == SPACES.index("migration-4")
    turn(table, "reptiles")
    do(table, "retrieve")
    assert (table.control[SUN], table.special_at[SUN]) == (REPTILES, -1)


@pytest.mark.rule("marine", "retrieve")
def test_retrieving_again_in_the_same_round_leaves_the_cube_right(table: Marine) -> None:
    stand(table, "fishes", "abundance-1")
    table.retrieved[FISHES] = 1
    turn(table, "fishes")
    do(table, "retrieve")
    assert table.retrieved == [0, 0, 1, 0]
    assert pawns(table, "fishes") == 4


@pytest.mark.rule("marine", "retrieve")
def test_m11_an_animal_whose_cube_is_right_takes_a_normal_turn(table: Marine) -> None:
    table.retrieved[FISHES] = 1
    turn(table, "crustaceans")
    do(table, "retrieve")
    assert asked(table) == ("fishes", "turn.choice")
    assert spaces_for(table, "basic") == BASIC
    do(table, "place:basic@regression-1", "place-cube")
    assert table.retrieved == [0, 0, 1, 1]


# --- rounds ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "retrieve.round")
def test_a_round_ends_when_the_last_cube_moves_right_and_not_before(table: Marine) -> None:
    turn(table, "crustaceans")
    do(table, "retrieve", "retrieve", "retrieve")
    assert (table.round, table.retrieved) == (1, [0, 1, 1, 1])
    do(table, "retrieve")
    assert (table.round, table.retrieved) == (2, [0, 0, 0, 0])
    assert ("log-reseed", "retrieve.round") in told(table)


@pytest.mark.rule("marine", "retrieve.round")
def test_a_round_lasts_as_long_as_somebody_has_not_retrieved(table: Marine) -> None:
    turn(table, "crustaceans")
    do(table, "retrieve", "retrieve", "retrieve", "place:basic@regression-1", "place-cube")
    do(table, "retrieve", "retrieve", "retrieve")
    assert table.round == 1
    do(table, "retrieve")
    assert table.round == 2


@pytest.mark.rule("marine", "retrieve.round", "turn.order")
def test_the_new_round_begins_with_the_next_animal_in_turn_order(table: Marine) -> None:
    all_retrieved_but(table, "cephalopods")
    turn(table, "cephalopods")
    do(table, "retrieve")
    assert table.round == 2
    assert asked(table) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "retrieve.round")
def test_pawns_of_others_stay_on_the_display_over_a_reseed(table: Marine) -> None:
    stand(table, "fishes", "abundance-1")
    all_retrieved_but(table, "reptiles")
    turn(table, "reptiles")
    do(table, "retrieve")
    assert table.round == 2
    assert table.spaces[SPACES.index("abundance-1")] == FISHES
    assert pawns(table, "fishes") == 3


@pytest.mark.rule("marine", "retrieve.round")
def test_with_two_players_two_cubes_end_a_round() -> None:
    state = start("fishes", "reptiles")
    do(state, "retrieve", "retrieve")
    assert state.round == 2


@pytest.mark.rule("marine", "turn.choice")
def test_what_is_looked_for_in_a_turn_are_pawns_at_hand_and_every_other_action_has_a_reason() -> None:
    state = start()
    control(state, "reptiles", "sun")
    control(state, "fishes", "worms")
    stand(state, "worms", "abundance-1")
    turn(state, "reptiles")
    assert any(GAME.vocabulary.name(action).startswith("place:sun@") for action in state.sought())
    stand(state, "sun", "evolution-1")
    turn(state, "reptiles")
    assert not any(GAME.vocabulary.name(action).startswith("place:sun@") for action in state.sought())
    for action in range(GAME.vocabulary.size):
        assert action in state.legal() or state.why_not(action) is not None
