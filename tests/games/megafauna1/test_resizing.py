"""Resizing (8.0): one step, recession of DNA, and predators that follow their prey."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    cultivate,
    dna,
    do,
    fossils,
    give,
    gone,
    inherit,
    lay,
    letters_of,
    offers,
    place,
    put,
    quiet,
    refused,
    size,
    size_of,
    sound,
    species,
    stack,
    track,
    turn,
    where,
)

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import NONE
from phylarium.kernel.words import languages, render


def resized(name: str, to: int) -> Megafauna:
    """Red's turn, with a species of this size."""
    state = quiet("red", "orange")
    size(state, name, to)
    turn(state, "red")
    return state


@pytest.mark.rule("megafauna1", "8.0", "4.2b", "2.5a")
def test_a_species_grows_or_shrinks_by_one_step() -> None:
    state = resized("red-dino", 3)
    assert {"resize:red-dino-", "resize:red-dino+"} <= set(offers(state))
    do(state, "resize:red-dino-")
    assert size_of(state, "red-dino") == 2


@pytest.mark.rule("megafauna1", "2.5a")
@pytest.mark.parametrize(("at", "way"), [(1, "-"), (6, "+")])
def test_sizes_end_at_one_and_six(at: int, way: str) -> None:
    state = resized("red-dino", at)
    assert f"resize:red-dino{way}" not in offers(state)
    assert refused(state, f"resize:red-dino{way}") == ("refused-size-track", "2.5a")


@pytest.mark.rule("megafauna1", "8.0")
def test_only_living_species_of_ones_own() -> None:
    state = resized("red-dino", 3)
    assert refused(state, "resize:orange-cat+") == ("refused-not-yours", "4.2")
    assert refused(state, "resize:red-fin+") == ("refused-not-alive", "4.2")


@pytest.mark.rule("megafauna1", "8.0a", "4.3c")
def test_R23_what_does_not_fit_the_new_size_goes_where_it_belongs() -> None:
    state = quiet("red", "orange")
    put(state, "red-fin", "H4-hunt", size=2)
    size(state, "orange-cat", 4)
    cultivate(state, "red-fin", "bone-breaking")
    give(state, "red-fin", "camouflage", "hump", "turtles-morganucodonts")
    inherit(state, "red-fin", "husk-browse-front")
    inherit(state, "red-fin", "graze-front")
    assert letters_of(state, "red-fin") == "GHPAAN"
    turn(state, "red")
    do(state, "resize:red-fin+")
    assert gone(state, "camouflage")
    assert letters_of(state, "red-fin") == "GPAA"
    assert track(state, "red-fin", "N") == 0
    assert state.heritage[0] == NONE
    for _ in range(2):
        size_now = size_of(state, "red-fin")
        turn(state, "red")
        do(state, "resize:red-fin+")
        assert size_of(state, "red-fin") == size_now + 1
    # Size 5 is beyond the turtles' four.
    assert fossils(state, "red") == ["turtles-morganucodonts"]
    assert letters_of(state, "red-fin") == "GP"
    assert stack(state, "red-fin") == ["hump"]


@pytest.mark.rule("megafauna1", "8.0a")
def test_the_animal_of_an_emptied_track_goes_back_to_the_supply() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "camouflage")
    size(state, "red-dino", 2)
    before = state.supply[species("red-dino")]
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert state.supply[species("red-dino")] == before + 1


@pytest.mark.rule("megafauna1", "8.0a")
def test_losing_a_card_takes_no_heritage_tile_from_any_species() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "anteater_tongue")
    size(state, "red-dino", 2)
    put(state, "red-fin", "T2", size=1)
    state.lift_animal(species("red-dino"), place("T2"))
    lay(state, "lycopod_meadow", "T3")
    put(state, "red-dino", "T3")
    inherit(state, "red-fin", "insects-graze-front")
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert gone(state, "anteater_tongue")
    assert letters_of(state, "red-fin") == "I"


@pytest.mark.rule("megafauna1", "8.0a")
def test_the_limits_themselves_are_within_them() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "trunk", "cud_chewing")
    inherit(state, "red-dino", "browse-back")
    size(state, "red-dino", 5)
    turn(state, "red")
    do(state, "resize:red-dino-")
    # BB is for sizes four to six, the trunk for two to six, and cud-chewing ends at three.
    assert letters_of(state, "red-dino") == "BBB"
    assert gone(state, "cud_chewing")
    turn(state, "red")
    do(state, "resize:red-dino-")
    assert letters_of(state, "red-dino") == "B"
    turn(state, "red")
    do(state, "resize:red-dino-")
    assert stack(state, "red-dino") == ["trunk"]


@pytest.mark.rule("megafauna1", "8.0a")
def test_dna_cannot_be_given_up_at_will() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "spines", "hump")
    turn(state, "red")
    assert not any(text.startswith(("word:", "face:")) for text in offers(state))


@pytest.mark.rule("megafauna1", "9.2a")
def test_R24_a_tool_user_keeps_feathers_claws_and_husks_at_size_five() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "feathers", "digging_claws")
    inherit(state, "red-dino", "husk-browse-front")
    cultivate(state, "red-dino", "tool-use")
    size(state, "red-dino", 4)
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert size_of(state, "red-dino") == 5
    assert letters_of(state, "red-dino") == "HIPPN"


@pytest.mark.rule("megafauna1", "9.2a")
def test_a_tool_user_still_loses_a_genotype_card() -> None:
    state = quiet("red", "orange")
    put(state, "red-fin", "T2", size=4)
    state.lift_animal(species("red-dino"), place("T2"))
    lay(state, "lycopod_meadow", "T3")
    dna(state, "red-dino", "I")
    put(state, "red-dino", "T3")
    give(state, "red-fin", "turtles-morganucodonts")
    cultivate(state, "red-fin", "tool-use")
    turn(state, "red")
    do(state, "resize:red-fin+")
    assert fossils(state, "red") == ["turtles-morganucodonts"]


# --- predators follow ----------------------------------------------------------------------------


def hunted() -> Megafauna:
    """Orange grazes at home with size 2; a red and a green species hunt it there and elsewhere."""
    state = quiet("red", "orange", "green")
    size(state, "orange-cat", 2)
    put(state, "red-fin", "H4-hunt", size=1)
    lay(state, "ginkgo_woodland", "H3")
    dna(state, "orange-cat", "B")
    put(state, "orange-cat", "H3")
    put(state, "green-fin", "H3-hunt", size=3)
    sound(state)
    turn(state, "orange")
    return state


@pytest.mark.rule("megafauna1", "8.0b")
def test_every_predator_of_a_resized_herbivore_may_follow() -> None:
    state = hunted()
    do(state, "resize:orange-cat+")
    # In order of play from the active colour on: orange, green, red.
    assert asked(state) == ("green", "8.0b")
    assert offers(state) == ["word:done", "resize:green-fin-", "resize:green-fin+"]
    do(state, "word:done")
    assert asked(state) == ("red", "8.0b")
    do(state, "resize:red-fin+")
    assert (size_of(state, "red-fin"), size_of(state, "green-fin")) == (2, 3)
    assert where(state, "red-fin") == ["H4-hunt"]


@pytest.mark.rule("megafauna1", "8.0b")
def test_whoever_may_follow_is_told_which_prey_has_which_size_now() -> None:
    state = hunted()
    do(state, "resize:orange-cat-")
    asking = state.decision().message
    assert asking.id == "ask-adjust-size-to"
    assert asking.args == {
        "prey": say.species(species("orange-cat")),
        "size": size_of(state, "orange-cat"),
        "species": say.species(species("green-fin")),
        "number": size_of(state, "green-fin"),
    }
    for language in languages():
        words = render(asking, "megafauna1", language)
        assert all(str(size_of(state, name)) in words for name in ("orange-cat", "green-fin")), words


@pytest.mark.rule("megafauna1", "8.0b", "14.1a")
def test_a_predator_that_does_not_follow_starves() -> None:
    state = hunted()
    do(state, "resize:orange-cat+", "word:done", "word:done")
    assert size_of(state, "red-fin") == 0
    assert where(state, "green-fin") == ["H3-hunt"]


@pytest.mark.rule("megafauna1", "8.0b")
def test_a_step_away_from_the_prey_is_allowed_too() -> None:
    state = hunted()
    do(state, "resize:orange-cat-", "resize:green-fin+", "word:done")
    assert size_of(state, "green-fin") == 0


@pytest.mark.rule("megafauna1", "8.0b")
def test_those_who_follow_may_be_followed_and_nobody_is_asked_twice() -> None:
    state = quiet("red", "orange")
    dna(state, "red-dino", "B")
    size(state, "red-dino", 2)
    lay(state, "ginkgo_woodland", "T3")
    lay(state, "calamites_thicket", "T4")
    # The dinos hunt the cats at home, and graze in T3 where the fins hunt them; the fins graze nowhere.
    put(state, "red-dino", "H4-hunt", "T3")
    size(state, "orange-cat", 2)
    put(state, "red-fin", "T3-hunt", size=2)
    put(state, "orange-rhino", "T2-hunt", size=2)
    turn(state, "orange")
    do(state, "resize:orange-cat+")
    assert asked(state)[0] == "red"
    assert offers(state) == ["word:done", "resize:red-dino-", "resize:red-dino+"]
    do(state, "resize:red-dino+")
    # The dinos have changed: the rhinos above the red homeland and the fins may follow them.
    assert offers(state) == ["word:done", "resize:orange-rhino-", "resize:orange-rhino+"]
    do(state, "word:done")
    assert offers(state) == ["word:done", "resize:red-fin-", "resize:red-fin+"]
    do(state, "resize:red-fin+")
    assert size_of(state, "red-fin") == 3


@pytest.mark.rule("megafauna1", "8.0b")
def test_a_carnivore_that_could_not_eat_it_does_not_follow() -> None:
    state = quiet("red", "orange")
    lay(state, "calamites_thicket", "T3")
    dna(state, "orange-cat", "BN")
    dna(state, "red-dino", "N")
    size(state, "red-dino", 3)
    # The red dino husks; the fin eats it and not the fast cat on the leaves.
    put(state, "red-dino", "T3-husk")
    dna(state, "orange-cat", "BSS")
    put(state, "orange-cat", "T3")
    put(state, "red-fin", "T3-hunt", size=3)
    dna(state, "red-fin", "N")
    turn(state, "orange")
    sound(state)
    do(state, "resize:orange-cat+")
    assert asked(state) == ("red", "4.2")


@pytest.mark.rule("megafauna1", "8.0b")
def test_resizing_a_carnivore_asks_nobody() -> None:
    state = hunted()
    turn(state, "red")
    do(state, "resize:red-fin+")
    assert asked(state) == ("orange", "4.2")


@pytest.mark.rule("megafauna1", "8.0b")
def test_the_predator_of_a_rooter_may_follow() -> None:
    state = quiet("red", "orange")
    lay(state, "calamites_thicket", "T3")
    put(state, "red-fin", "T3-husk", size=2)
    dna(state, "red-fin", "N")
    put(state, "orange-rhino", "T3-hunt", size=2)
    dna(state, "orange-rhino", "N")
    turn(state, "red")
    do(state, "resize:red-fin+")
    assert asked(state) == ("orange", "8.0b")
    assert offers(state) == ["word:done", "resize:orange-rhino-", "resize:orange-rhino+"]
    # Whose size it is must be said only of sizes.
    assert refused(state, "resize:red-fin+") == ("refused-other-species", "8.0b")
    assert refused(state, "culture:red-dino@tool-use")[0] != "refused-other-species"
