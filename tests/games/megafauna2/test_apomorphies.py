"""Apomorphies (J8): the immunity of Orange, the growth of White and Green, the metamorphosis of Black."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    asked,
    basal_of,
    card,
    do,
    fallen,
    give,
    give_face,
    mutations,
    offers,
    organs,
    put,
    quiet,
    refused,
    release,
    run,
    size,
    species,
    where,
)

from phylarium.families.fauna.rules.names import BLUE, FOSSIL_CARD, GONE, GREEN, RED, SHAPE_COUNT, YELLOW
from phylarium.games.megafauna2.rules import frames, mutagen
from phylarium.games.megafauna2.rules.names import BLACK, ET_COUNT, PLANT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY


def sizes(state: Megafauna, *names: str) -> list[int]:
    return [state.size[species(name)] for name in names]


@pytest.mark.rule("megafauna2", "J8", "J8a")
def test_orange_is_immune_to_darwinian_radiation_alone() -> None:
    state = quiet(apomorphies=True)
    give(state, "orange-archetype", "crop", "otoliths")
    give(state, "black-archetype", "beak")
    mutagen.radiation(state, [GREEN, BLUE])
    run(state)
    assert mutations(state, "orange-archetype") == ["crop", "otoliths"]
    assert mutations(state, "black-archetype") == []
    mutagen.radiation(state, [RED, YELLOW])
    run(state)
    assert mutations(state, "orange-archetype") == ["crop"]


@pytest.mark.rule("megafauna2", "J8", "J8b")
def test_white_and_green_resize_once_in_their_phase_without_an_action() -> None:
    for name in ("white", "green"):
        state = quiet(apomorphies=True)
        act(state, name, 1)
        do(state, "word:growth")
        assert sizes(state, f"{name}-archetype") == [2]
        assert state.actions_left == 1
        assert refused(state, "word:growth") == ("refused-grown", "J8b")
        do(state, "word:resize", "word:grow")
        assert sizes(state, f"{name}-archetype") == [3]
        assert state.over()
        act(state, name, 1)
        assert "word:growth" in offers(state)


@pytest.mark.rule("megafauna2", "J8b")
def test_the_free_resize_is_still_there_after_the_last_action() -> None:
    state = quiet(apomorphies=True)
    act(state, "white", 1)
    do(state, "populate:archetype-1")
    assert asked(state) == ("white", "J8")
    assert offers(state) == ["word:growth", "word:pass"]
    do(state, "word:growth")
    assert state.over()


@pytest.mark.rule("megafauna2", "J8b")
def test_predators_of_others_may_follow_the_size_of_their_prey() -> None:
    for answer, lives in (("word:grow", True), ("word:keep", False)):
        state = quiet(apomorphies=True)
        put(state, "black-archetype", "gondwana-w-carnivore", size=2)
        put(state, "green-archetype", "gondwana-nw")
        put(state, "orange-archetype", "gondwana-nw-carnivore")
        give_face(state, "white-archetype", "gastral_glands-a")
        act(state, "white", 1)
        do(state, "word:growth")
        assert asked(state) == ("black", "J8b")
        assert offers(state) == ["word:grow", "word:shrink", "word:keep"]
        do(state, answer)
        assert asked(state)[0] == "white"
        assert ("gondwana-w-carnivore" in where(state, "black-archetype")) == lives
        assert fallen(state, "black-archetype") == ([] if lives else ["gondwana-w-carnivore"])


@pytest.mark.rule("megafauna2", "J8b")
def test_the_smallest_predator_cannot_shrink_with_its_prey() -> None:
    state = quiet(apomorphies=True)
    put(state, "black-archetype", "gondwana-w-carnivore", size=1)
    act(state, "white", 1)
    do(state, "word:growth")
    assert asked(state) == ("black", "J8b")
    assert offers(state) == ["word:grow", "word:keep"]
    assert refused(state, "word:shrink") == ("refused-size-limit", "J8b")


@pytest.mark.rule("megafauna2", "J8b")
def test_a_paid_resize_lets_nobody_follow() -> None:
    state = quiet(apomorphies=True)
    put(state, "black-archetype", "gondwana-w-carnivore", size=2)
    act(state, "white", 1)
    do(state, "word:resize")
    assert asked(state) == ("white", "J8")


@pytest.mark.rule("megafauna2", "J8b", "J8c")
def test_the_abilities_belong_to_their_colours_and_to_the_option() -> None:
    state = quiet(apomorphies=True)
    act(state, "orange", 1)
    assert refused(state, "word:growth") == ("refused-not-your-apomorphy", "J8b")
    assert refused(state, "word:metamorphosis") == ("refused-not-your-apomorphy", "J8c")
    state = quiet()
    act(state, "white", 1)
    assert refused(state, "word:growth") == ("refused-no-apomorphies", "J8")
    state = quiet(apomorphies=True, rules="tooth_and_claw")
    act(state, "white", 1)
    assert refused(state, "word:growth") == ("refused-basic-size", "A8a")


@pytest.mark.rule("megafauna2", "J8c")
def test_black_sheds_basal_organs_for_a_fossil_once_in_a_turn() -> None:
    state = quiet(apomorphies=True)
    act(state, "black", 1)
    assert refused(state, "word:metamorphosis") == ("refused-no-fossil", "J8c")
    state.fossils[BLACK] = 2
    act(state, "black", 1)
    assert refused(state, "word:metamorphosis") == ("refused-no-basal", "J8c")
    organs(state, "black-archetype", "rr")
    act(state, "black", 1)
    do(state, "word:metamorphosis")
    assert basal_of(state, "black-archetype") == "r"
    assert (state.fossils[BLACK], state.actions_left) == (1, 1)
    assert refused(state, "word:metamorphosis") == ("refused-shed", "J8c")
    run(state, frames.EndTurn(NOBODY))
    act(state, "black", 1)
    assert "word:metamorphosis" in offers(state)


@pytest.mark.rule("megafauna2", "J8c")
def test_without_a_token_a_fossil_card_is_given() -> None:
    state = quiet(apomorphies=True)
    organs(state, "black-archetype", "r")
    release(state, card("egg_tooth"))
    state.card_at[card("egg_tooth")] = FOSSIL_CARD + BLACK
    act(state, "black", 1)
    do(state, "word:metamorphosis")
    assert state.card_at[card("egg_tooth")] == GONE


@pytest.mark.rule("megafauna2", "J8c")
def test_black_may_shed_organs_to_survive_a_mutagen() -> None:
    for answer, lives in (("word:yes", True), ("word:no", False)):
        state = quiet(apomorphies=True)
        state.oxygen = 17
        heart = state.components.dark_heart[17]
        organs(state, "black-archetype", "r" * (heart + 1))
        size(state, "orange-archetype", 1)
        state.fossils[BLACK] = 1
        mutagen.mutagen(state)
        run(state)
        assert asked(state) == ("black", "J8c")
        do(state, answer)
        assert (state.size[species("black-archetype")] > 0) == lives


@pytest.mark.rule("megafauna2", "J8c")
def test_nobody_is_asked_before_a_mutagen_that_does_not_threaten_him() -> None:
    state = quiet(apomorphies=True)
    organs(state, "black-archetype", "r")
    state.fossils[BLACK] = 1
    mutagen.mutagen(state)
    run(state)
    assert state.over()
    assert basal_of(state, "black-archetype") == "r"


@pytest.mark.rule("megafauna2", "J8b")
def test_each_predator_is_asked_of_its_own_player_in_the_order_of_play() -> None:
    state = quiet(apomorphies=True)
    put(state, "green-archetype", "gondwana-w-carnivore")
    put(state, "white-archetype", "gondwana-nw")
    put(state, "black-archetype", "gondwana-nw-carnivore")
    for event in range(ET_COUNT):
        state.et_card = event
        if state.playing().index(BLACK) < state.playing().index(PLANT):
            break
    act(state, "white", 1)
    do(state, "word:growth")
    seen = []
    while offers(state)[-1] == "word:keep":
        frame = state.agenda[-1]
        assert isinstance(frame, frames.FollowSize)
        assert frame.species // SHAPE_COUNT == frame.actor
        seen.append(asked(state)[0])
        do(state, "word:keep")
    assert seen == ["black", "green"]
