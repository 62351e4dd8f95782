"""More edges: what is refused and looked for, what a deck hides, and what must not be one more or one less."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    colour,
    disk,
    do,
    fallen,
    give_face,
    lay,
    offers,
    organs,
    put,
    quiet,
    refused,
    run,
    species,
    tool,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import disks, frames, hidden, living, personality, promoting
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import BIOME_COUNT, CRATONS
from phylarium.games.megafauna2.rules.names import BLACK_DISK, CARDS, GREEN_DISK, PLANT, SPECIES_COUNT
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import seeded

ORANGE = "orange-archetype"


@pytest.fixture
def state() -> Megafauna:
    state = bare(historical=True)
    put(state, "green-archetype", "baltica-e")
    put(state, "orange-archetype", "laurentia-e")
    put(state, "black-archetype", "gondwana-nw")
    put(state, "white-archetype", "gondwana-ne")
    return state


@pytest.mark.rule("megafauna2", "I1")
def test_why_an_endangered_creeple_does_not_flee(state: Megafauna) -> None:
    """Another colour's endotherms are no matter of this one."""
    put(state, "black-flyer", "siberia-w", "siberia-e")
    put(state, "orange-flyer", "siberia-sw")
    for at in ("siberia-w", "siberia-e", "siberia-sw"):
        disk(state, at, "white")
    living.check_all(state)
    organs(state, "black-flyer", "w")
    organs(state, "orange-flyer", "w")
    run(state, frames.Flee(colour("black")))
    assert asked(state) == ("black", "I1")
    assert refused(state, "fallen:siberia-sw-herbivore") == ("refused-no-endotherm", "I1")
    do(state, "fallen:siberia-w-herbivore")
    assert any(text.startswith("place:") for text in offers(state))
    assert refused(state, "word:fire")[0] == "refused-not-asked"


@pytest.mark.rule("megafauna2", "D9")
def test_crowd_disease_takes_the_endangered_creeple_that_is_chosen() -> None:
    state = bare(historical=True)
    put(state, "white-archetype", "siberia-w", "siberia-c", "siberia-e")
    put(state, "orange-flyer", "siberia-w-carnivore")
    lay(state, "orange-flyer", "siberia-w", "siberia-e-carnivore")
    run(state, frames.Sicken(colour("orange"), species("orange-flyer"), 1))
    do(state, "fallen:siberia-w-herbivore")
    assert fallen(state, "orange-flyer") == ["siberia-e-carnivore"]


def test_worlds_that_one_imagines_have_decks_in_any_order() -> None:
    state = GAME.start(4, {}, "hidden")
    upper, lower = set(), set()
    for number in range(4):
        sample = state.masked(0)
        hidden.fill(sample, seeded(str(number)))
        upper.add(tuple(sample.upper_deck))
        lower.add(tuple(sample.lower_deck))
    assert (len(upper), len(lower)) == (4, 4)


@pytest.mark.rule("megafauna2", "E2f", "J2a")
def test_who_grazes_alone_meets_nobody(state: Megafauna) -> None:
    assert state.carnivore[biome("laurentia-e")] == NONE
    last = SPECIES_COUNT - 1
    state.size[last] = 1
    state.newborn[last] = 1
    assert last not in promoting.hosts(state, species(ORANGE))


@pytest.mark.rule("megafauna2", "B7")
def test_what_is_wrong_with_the_ring_is_said() -> None:
    state = GAME.start(1, {"planet": "mars"}, "ring")
    for _ in range(2):
        state.apply(state.legal()[0])
    gone = next(craton for craton in range(len(CRATONS)) if state.landmass[craton] == NONE)
    assert state.status() == []
    state.ring.append(gone)
    found = state.status()
    assert f"{CRATONS[gone]} is not in the game and lies on the map" in found
    assert [line for line in found if line.startswith("the ring has")]


@pytest.mark.rule("megafauna2", "K0")
def test_who_plays_alone_decides_for_every_colour() -> None:
    state = GAME.start(1, {"planet": "mars"}, "alone")
    assert state.seat_of[0] == NONE or state.seat_of[1] == NONE
    assert {state.seat_for(c) for c in range(len(state.seat_of))} == {0}
    assert state.seat_for(-1) == NOBODY


@pytest.mark.rule("megafauna2", "G.damocles")
def test_a_disk_endangers_on_land_and_not_on_a_shelf() -> None:
    for at, where in enumerate((biome("siberia-c"), disks.SHELF)):
        state = bare(historical=True)
        state.place(species("white-archetype"), where, 0)
        assert state.herbivore[where] == species("white-archetype")
        disks.drop(state, BLACK_DISK, where, "D12")
        told = [entry.what for entry in state.journal or []]
        assert ("log-endangered-disk" in told) == (at == 0)


@pytest.mark.rule("megafauna2", "J7")
def test_the_second_curiosity_gives_a_second_tool_and_no_third() -> None:
    state = quiet()
    names = ("proboscis", "brain_ganglia", "myotomes")
    give_face(state, ORANGE, "proboscis-a", "myotomes-a", "brain_ganglia-b")
    cards = [CARDS.index(name) for name in names]
    tool(state, ORANGE, "net")
    state.agenda.clear()
    personality.lay_personality(state, species(ORANGE), cards[:2])
    assert state.mood(species(ORANGE), personality.PURPLE) == 1
    assert state.agenda == []
    personality.lay_personality(state, species(ORANGE), cards)
    assert state.mood(species(ORANGE), personality.PURPLE) == 2
    assert [frame.number for frame in state.agenda if isinstance(frame, frames.ChooseTool)] == [1]


@pytest.mark.rule("megafauna2", "D10b")
def test_without_player_green_whoever_fires_keeps_medea() -> None:
    state = quiet("orange", "white")
    assert state.seat_of[PLANT] == NONE
    for e, icons in enumerate(state.components.icons):
        for number, icon in enumerate(icons):
            if icon.gun:
                state.agenda.clear()
                frame = frames.Trigger(colour("orange"), e, number)
                disks.Trigger().chosen(state, frame, VOCABULARY.parse("word:fire"))
                assert not [one for one in state.agenda if isinstance(one, frames.Ricochet)]


@pytest.mark.rule("megafauna2", "G5", "K0")
def test_it_is_humid_everywhere_on_another_world() -> None:
    state = GAME.start(1, {"planet": "mars"}, "humid")
    assert all(state.is_humid(at) for at in range(BIOME_COUNT))


@pytest.mark.rule("megafauna2", "E5")
def test_keeping_all_organs_is_looked_for_where_one_must_go() -> None:
    state = quiet()
    put(state, ORANGE, basal="ry")
    run(state, frames.ShedOrgan(colour("orange"), species(ORANGE), 0))
    assert "word:keep" not in offers(state)
    assert "word:keep" in {VOCABULARY.name(action) for action in state.sought()}
    assert refused(state, "word:keep") == ("refused-neoteny-one", "E5")


@pytest.mark.rule("megafauna2", "F3", "A4a")
@pytest.mark.parametrize(("at", "kind"), [("laurentia-north-shelf", BLACK_DISK), ("siberia-c", GREEN_DISK)])
def test_who_cannot_live_where_a_disk_fell_is_endangered(at: str, kind: int) -> None:
    state = bare(historical=True)
    if kind == GREEN_DISK:
        disk(state, at, "white")
    put(state, "white-swimmer", at)
    disks.drop(state, kind, biome(at), "D12")
    assert fallen(state, "white-swimmer") == [f"{at}-herbivore"]


@pytest.mark.rule("megafauna2", "E6")
def test_who_hunts_the_species_that_grew_may_follow_and_not_who_hunts_the_archetype() -> None:
    state = bare(historical=True)
    put(state, ORANGE, "laurentia-e", size=2)
    put(state, "white-archetype", "laurentia-e-carnivore", size=2)
    put(state, "orange-burrower", "siberia-c", size=2)
    put(state, "black-archetype", "siberia-c-carnivore", size=2)
    run(state, frames.ResizeSpecies(colour("orange"), species(ORANGE), 0, 1))
    do(state, "word:keep", "word:grow")
    assert asked(state)[0] == "black"
