"""Growth: the spurts of monsters (J7c), and what is outgrown (J3h) in a contest or without one."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, evolved, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    do,
    give,
    mutations,
    offers,
    portrait,
    portrait_of,
    put,
    species,
    where,
)

from phylarium.games.mesofauna.rules import (
    flow,
    resizing,
)
from phylarium.games.mesofauna.rules.names import BUG_CARD_COUNT, CARDS
from phylarium.games.mesofauna.rules.state import Mesofauna


@pytest.fixture
def giants() -> Mesofauna:
    return with_dinosaurs()


def spurting(state: Mesofauna, *more: str) -> None:
    """A warm white monster grazes in 1c; above size 3 a card in the middle of its portrait is too small for it."""
    put(state, "white-armored", "1c", "4b", basal="w")
    portrait(state, "white-armored", "cerci-a", "mechanoreceptor_hairs-a", *more, "liver_lobes-a")
    evolved(state, "white-armored", "windpipe-a")


@pytest.mark.rule("mesofauna", "J7c", "J4c", "bf.G1d")
def test_a_loser_flees_before_the_monster_that_grew_closes_its_portrait(giants: Mesofauna) -> None:
    spurting(giants)
    put(giants, "green-archetype", "3a", basal="gggggw")
    flow.begin_phase(giants, species("green-archetype"))
    arrive(giants, "green-archetype", "1c")
    assert giants.size[species("white-armored")] == 4
    assert asked(giants) == ("green", "J4c")
    do(giants, "word:done")
    assert asked(giants) == ("white", "bf.G1d")
    do(giants, "card:liver_lobes")
    assert portrait_of(giants, "white-armored") == ["liver_lobes-a"]


@pytest.mark.rule("mesofauna", "J7c", "bf.G1d")
def test_a_gap_that_a_second_growth_has_closed_costs_nothing_more(giants: Mesofauna) -> None:
    spurting(giants, "hyphae-a")
    put(giants, "green-archetype", "3a", basal="gw")
    evolved(giants, "green-archetype", "cecum-a")
    flow.begin_phase(giants, species("green-archetype"))
    arrive(giants, "green-archetype", "1c")
    assert [giants.size[species(name)] for name in ("green-archetype", "white-armored")] == [6, 6]
    assert asked(giants) == ("green", "J4c")
    do(giants, "word:done")
    assert "card:liver_lobes" not in offers(giants), "nothing is left to choose"
    assert portrait_of(giants, "white-armored") == ["liver_lobes-a"]


@pytest.mark.rule("mesofauna", "J7c")
def test_a_monster_that_is_cold_does_not_grow_because_somebody_else_is_warm(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1c", "4b")
    evolved(giants, "white-archetype", "windpipe-a")
    put(giants, "green-archetype", "4a", basal="w")
    put(giants, "pink-flyer", "2a", basal="gggggg")
    flow.begin_phase(giants, species("pink-flyer"))
    assert giants.warm == 1 << species("green-archetype")
    arrive(giants, "pink-flyer", "1c")
    assert giants.size[species("white-archetype")] == 1
    assert where(giants, "pink-flyer") == ["1c herbivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "J3h")
def test_nobody_outgrows_a_card_that_is_not_promoted(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1c")
    sizes_of = giants.components.face_size
    # The second face of the card before: cards of bugs come first, and the first face of each card is left out.
    small = [one for one in range(BUG_CARD_COUNT + 1, len(CARDS)) if sizes_of[one * 2 - 1] < 6][:4]
    give(giants, "white-archetype", *[CARDS[one] for one in small])
    resizing.change_size(giants, species("white-archetype"), 6, "J3g")
    giants.run()
    assert mutations(giants, "white-archetype") == [CARDS[one] for one in small]
