"""Playing a card (7.0): mutations, roadrunner tracks and what they give, genotypes as species and as fossils."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    cultivate,
    display,
    dna,
    do,
    fossils,
    give,
    gone,
    greenhouse,
    lay,
    letters_of,
    offers,
    pick,
    place,
    put,
    quiet,
    refused,
    size,
    size_of,
    sound,
    species,
    stack,
    told,
    track,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.names import CARDS, INSTINCTS
from phylarium.games.megafauna1.rules.state import Megafauna, flies, may_stay


def holding(card: str, colour: str = "red") -> Megafauna:
    """It is a colour's turn, and the card lies free in the upper display, so that no event follows."""
    state = quiet("red", "orange", "green", "white")
    filler = [c for c in ("hump", "fur", "panting", "lek", "nest_building") if c != card]
    display(state, card, *filler[:4], row=1)
    turn(state, colour)
    return state


def buy(state: Megafauna, card: str) -> None:
    do(state, f"card:{card}")


@pytest.mark.rule("megafauna1", "7.0", "7.1", "2.3f")
def test_a_mutation_gives_its_letters_and_instincts_to_one_living_species() -> None:
    state = holding("biped_stance")
    put(state, "red-fin", "H4-hunt")
    turn(state, "red")
    do(state, "card:biped_stance")
    assert offers(state) == ["species:red-dino", "species:red-fin", "word:discard"]
    do(state, "species:red-fin")
    assert stack(state, "red-fin") == ["biped_stance"]
    assert letters_of(state, "red-fin") == "B"
    assert letters_of(state, "red-dino") == ""
    assert state.instincts(species("red-fin")) == 1 << INSTINCTS.index("manual-dexterity")


@pytest.mark.rule("megafauna1", "7.1")
def test_species_that_are_not_alive_or_of_others_cannot_mutate() -> None:
    state = holding("hump")
    buy(state, "hump")
    assert refused(state, "species:red-fin") == ("refused-not-alive", "7.1")
    assert refused(state, "species:orange-cat") == ("refused-not-yours", "7.1")
    assert refused(state, "word:fossil") == ("refused-no-genotype", "7.5")


@pytest.mark.rule("megafauna1", "7.1")
def test_heritage_tiles_do_not_mutate_a_species() -> None:
    state = holding("hump")
    buy(state, "hump")
    assert not any(text.startswith("face:") for text in offers(state))


@pytest.mark.rule("megafauna1", "7.2")
def test_R15_a_species_of_size_five_cannot_get_feathers() -> None:
    state = holding("feathers")
    put(state, "red-fin", "T2-hunt")
    size(state, "red-dino", 5)
    size(state, "red-fin", 4)
    turn(state, "red")
    pick(state, "card:feathers")
    assert offers(state) == ["species:red-fin", "word:discard"]
    assert refused(state, "species:red-dino") == ("refused-size", "7.2")


@pytest.mark.rule("megafauna1", "7.2", "9.2a")
def test_a_tool_user_of_any_size_can() -> None:
    state = holding("feathers")
    size(state, "red-dino", 5)
    cultivate(state, "red-dino", "tool-use")
    turn(state, "red")
    pick(state, "card:feathers")
    assert "species:red-dino" in offers(state)


@pytest.mark.rule("megafauna1", "7.3", "7.3a", "2.3c", "2.5b")
def test_new_roadrunners_put_an_animal_on_their_track() -> None:
    state = holding("adrenal_glands")
    before = state.supply[species("red-dino")]
    do(state, "card:adrenal_glands", "species:red-dino")
    assert letters_of(state, "red-dino") == "AS"
    assert state.supply[species("red-dino")] == before - 2


@pytest.mark.rule("megafauna1", "7.3a")
def test_more_of_a_roadrunner_moves_the_animal_that_is_there() -> None:
    state = holding("adrenal_glands")
    dna(state, "red-dino", "A")
    turn(state, "red")
    before = state.supply[species("red-dino")]
    do(state, "card:adrenal_glands", "species:red-dino")
    assert letters_of(state, "red-dino") == "AAS"
    assert state.supply[species("red-dino")] == before - 1


@pytest.mark.rule("megafauna1", "7.3a", "4.2")
def test_without_an_animal_for_the_track_the_card_must_be_discarded() -> None:
    state = holding("adrenal_glands")
    dna(state, "red-dino", "A")
    while state.supply[species("red-dino")] > 0:
        state.place_animal(species("red-dino"), place("T2"))
    turn(state, "red")
    pick(state, "card:adrenal_glands")
    # Discarding was all that was left, and was done.
    assert gone(state, "adrenal_glands")


@pytest.mark.rule("megafauna1", "7.3", "2.3e")
def test_R16_the_marker_stops_at_three_and_a_small_burrower_gains_social_skills() -> None:
    state = holding("echolocation")
    dna(state, "red-dino", "NN")
    size(state, "red-dino", 2)
    turn(state, "red")
    do(state, "card:echolocation", "species:red-dino")
    assert track(state, "red-dino", "N") == 3
    social = 1 << INSTINCTS.index("social-skills")
    assert state.instincts(species("red-dino")) & social == 0
    size(state, "red-dino", 1)
    assert state.instincts(species("red-dino")) & social == social


@pytest.mark.rule("megafauna1", "7.3")
def test_letters_beyond_the_end_of_a_track_are_not_shown_but_are_there() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "spines", "plate_armor")
    sp = species("red-dino")
    assert (track(state, "red-dino", "A"), state.roadrunners[sp * 4]) == (3, 4)
    state.shed_card(sp, CARDS.index("spines"))
    assert track(state, "red-dino", "A") == 2
    sound(state)


@pytest.mark.rule("megafauna1", "7.3b", "11.0")
def test_R17_wings_need_three_S_and_size_one() -> None:
    assert flies(genome("SSS"), 1)
    assert not flies(genome("SSS"), 2)
    assert not flies(genome("SS"), 1)
    for ground in (0, 1, 3):
        assert may_stay(genome("SSS"), 1, ground)


@pytest.mark.rule("megafauna1", "7.3c", "9.1c")
def test_an_underground_colony_needs_three_N_and_size_one() -> None:
    state = quiet("red", "orange")
    sp = species("red-dino")
    social = 1 << INSTINCTS.index("social-skills")
    dna(state, "red-dino", "NN")
    assert state.instincts(sp) == 0
    dna(state, "red-dino", "NNN")
    assert state.instincts(sp) == social


@pytest.mark.rule("megafauna1", "7.3d", "7.3e", "9.1b", "9.1d")
def test_R18_three_M_give_language_and_three_A_natural_history() -> None:
    state = quiet("red", "orange")
    sp = species("red-dino")
    size(state, "red-dino", 4)
    dna(state, "red-dino", "MMM")
    assert state.instincts(sp) == 1 << INSTINCTS.index("language")
    dna(state, "red-dino", "AAA")
    assert state.instincts(sp) == 1 << INSTINCTS.index("natural-history")


@pytest.mark.rule("megafauna1", "7.3f", "11.1c")
def test_R19_an_amphibian_that_gains_a_second_M_dies_on_land() -> None:
    state = holding("sculling_tail")
    dna(state, "red-dino", "M")
    lay(state, "quillwort_coastal_marsh", "T3")
    put(state, "red-dino", "T3")
    turn(state, "red")
    do(state, "card:sculling_tail", "species:red-dino")
    assert where(state, "red-dino") == ["T3"]


@pytest.mark.rule("megafauna1", "7.3f")
def test_R19_an_amphibian_that_loses_its_M_dies_at_sea() -> None:
    state = quiet("red", "orange")
    give(state, "red-dino", "vermiform")
    size(state, "red-dino", 2)
    lay(state, "quillwort_coastal_marsh", "T3")
    put(state, "red-dino", "T3")
    turn(state, "red")
    sound(state)
    do(state, "resize:red-dino+")
    assert gone(state, "vermiform")
    assert where(state, "red-dino") == ["T2"]


# --- genotypes -----------------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "7.4")
@pytest.mark.parametrize(("letters", "enough"), [("HS", True), ("SS", True), ("S", False), ("H", False)])
def test_R20_a_parent_needs_half_the_letters(letters: str, enough: bool) -> None:
    state = holding("doves-taeniodonts_tillodonts", "green")
    dna(state, "green-dino", letters)
    turn(state, "green")
    pick(state, "card:doves-taeniodonts_tillodonts")
    if enough:
        assert "species:green-dino" in offers(state)
    else:
        assert gone(state, "doves-taeniodonts_tillodonts")


@pytest.mark.rule("megafauna1", "7.4")
def test_half_the_letters_is_rounded_up() -> None:
    state = holding("ankylosaurs_nodosaurs-glyptodonts")
    size(state, "red-dino", 3)
    dna(state, "red-dino", "A")
    turn(state, "red")
    pick(state, "card:ankylosaurs_nodosaurs-glyptodonts")
    assert gone(state, "ankylosaurs_nodosaurs-glyptodonts")


@pytest.mark.rule("megafauna1", "7.4", "7.4a", "7.4b", "7.4c")
def test_R21_doves_take_the_place_of_an_animal_of_their_parent() -> None:
    state = holding("doves-taeniodonts_tillodonts", "green")
    give(state, "green-dino", "foregut_digestion", "digitigrade_hopping")
    lay(state, "cycadoid", "A3")
    put(state, "green-dino", "A3-husk")
    turn(state, "green")
    do(state, "card:doves-taeniodonts_tillodonts", "species:green-dino")
    assert asked(state) == ("green", "7.4b")
    assert offers(state) == ["place:A3-husk", "place:A4-biome"]
    do(state, "place:A3-husk")
    assert where(state, "green-bird") == ["A3-husk"]
    assert where(state, "green-dino") == ["A4"]
    assert size_of(state, "green-bird") == 1
    assert letters_of(state, "green-bird") == "HSSS"
    assert track(state, "green-bird", "S") == 3
    assert stack(state, "green-bird") == ["doves-taeniodonts_tillodonts"]
    assert letters_of(state, "green-dino") == "GHS"


@pytest.mark.rule("megafauna1", "7.4a", "2.2b")
def test_each_dynasty_plays_its_own_side() -> None:
    for colour, archetype, letters, child in (
        ("red", "red-dino", "A", "red-fin"),
        ("orange", "orange-cat", "B", "orange-rhino"),
    ):
        state = holding("stegosaurs-gomphotheres", colour)
        size(state, archetype, 3)
        dna(state, archetype, letters + ("G" if colour == "orange" else ""))
        turn(state, colour)
        do(state, "card:stegosaurs-gomphotheres", f"species:{archetype}")
        assert size_of(state, child) == 3
        assert letters_of(state, child) == ("BA" if colour == "red" else "BGPP")


@pytest.mark.rule("megafauna1", "7.4b")
def test_the_child_must_be_able_to_live_in_the_place() -> None:
    state = holding("stegosaurs-gomphotheres")
    dna(state, "red-dino", "AI")
    lay(state, "lycopod_meadow", "T3")
    put(state, "red-dino", "T3")
    turn(state, "red")
    do(state, "card:stegosaurs-gomphotheres", "species:red-dino")
    # Only the homeland feeds it: it is taken unasked.
    assert where(state, "red-fin") == ["T2"]
    assert where(state, "red-dino") == ["T3"]


@pytest.mark.rule("megafauna1", "7.4b")
def test_without_a_place_for_the_child_the_genotype_cannot_be_played() -> None:
    state = holding("stegosaurs-gomphotheres")
    dna(state, "red-dino", "AI")
    put(state, "red-fin", "T2")
    clear(state, "red-dino")
    lay(state, "lycopod_meadow", "T3")
    put(state, "red-dino", "T3")
    state.lift_animal(species("red-fin"), place("T2"))
    state.size[species("red-fin")] = 0
    state.supply[species("red-fin")] += 1
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert gone(state, "stegosaurs-gomphotheres")


@pytest.mark.rule("megafauna1", "7.4b", "16.2")
def test_the_replacement_can_be_the_end_of_the_parent() -> None:
    state = holding("stegosaurs-gomphotheres")
    dna(state, "red-dino", "A")
    turn(state, "red")
    do(state, "card:stegosaurs-gomphotheres", "species:red-dino")
    assert size_of(state, "red-dino") == 0
    assert where(state, "red-fin") == ["T2"]


@pytest.mark.rule("megafauna1", "7.4c")
def test_the_child_has_its_parents_size() -> None:
    state = holding("stegosaurs-gomphotheres")
    size(state, "red-dino", 4)
    dna(state, "red-dino", "A")
    turn(state, "red")
    do(state, "card:stegosaurs-gomphotheres", "species:red-dino")
    assert size_of(state, "red-fin") == 4


@pytest.mark.rule("megafauna1", "7.4")
def test_the_parent_must_have_a_size_within_the_limits() -> None:
    state = holding("stegosaurs-gomphotheres")
    size(state, "red-dino", 6)
    dna(state, "red-dino", "AA")
    put(state, "red-bird", "T2-hunt", size=3)
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert gone(state, "stegosaurs-gomphotheres")


@pytest.mark.rule("megafauna1", "7.5", "7.5a", "18.1a")
def test_R22_tillodonts_of_a_living_shape_become_a_fossil_worth_two() -> None:
    state = holding("doves-taeniodonts_tillodonts", "white")
    put(state, "white-bat", "A1", size=3)
    clear(state, "white-cat")
    put(state, "white-cat", "A1")
    dna(state, "white-bat", "N")
    turn(state, "white")
    pick(state, "card:doves-taeniodonts_tillodonts")
    assert offers(state) == ["word:fossil", "word:discard"]
    assert asked(state) == ("white", "7.5")
    assert refused(state, "species:white-bat") == ("refused-shape-used", "7.5")
    pick(state, "word:fossil")
    assert fossils(state, "white") == ["doves-taeniodonts_tillodonts"]
    assert state.genotypes_won == [0, 0, 0, 2]
    assert letters_of(state, "white-bat") == "N"
    assert size_of(state, "white-bat") == 3


@pytest.mark.rule("megafauna1", "7.5a")
def test_a_fossil_needs_the_living_shape_itself_to_qualify() -> None:
    state = holding("doves-taeniodonts_tillodonts", "white")
    put(state, "white-bat", "A1-hunt", size=4)
    dna(state, "white-bat", "N")
    dna(state, "white-cat", "N")
    put(state, "white-rhino", "A1-hunt")
    turn(state, "white")
    pick(state, "card:doves-taeniodonts_tillodonts")
    assert gone(state, "doves-taeniodonts_tillodonts")


@pytest.mark.rule("megafauna1", "7.4", "7.5a")
@pytest.mark.parametrize(
    ("grown", "kept"), [(3, []), (4, ["brontosaurs-chalicotheres"]), (6, ["brontosaurs-chalicotheres"])]
)
def test_a_parent_must_not_be_too_small(grown: int, kept: list[str]) -> None:
    state = holding("brontosaurs-chalicotheres")
    put(state, "red-dino", size=grown)
    dna(state, "red-dino", "BB")
    turn(state, "red")
    pick(state, "card:brontosaurs-chalicotheres")
    if kept:
        pick(state, "word:fossil")
    else:
        assert gone(state, "brontosaurs-chalicotheres")
    assert fossils(state, "red") == kept


@pytest.mark.rule("megafauna1", "7.5")
def test_no_living_shape_no_fossil() -> None:
    state = holding("stegosaurs-gomphotheres")
    dna(state, "red-dino", "A")
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert asked(state) == ("red", "7.4")
    assert refused(state, "word:fossil") == ("refused-shape-unused", "7.5")


@pytest.mark.rule("megafauna1", "7.4")
def test_a_genotype_without_a_parent_says_why() -> None:
    state = holding("stegosaurs-gomphotheres")
    put(state, "red-bird", "T2", size=3)
    dna(state, "red-bird", "BA")
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert refused(state, "species:red-dino") == ("refused-parent-letters", "7.4")
    assert refused(state, "species:red-croc") == ("refused-not-alive", "7.1")


@pytest.mark.rule("megafauna1", "7.4")
def test_a_parent_of_the_wrong_size_is_told_from_one_of_other_letters() -> None:
    state = holding("stegosaurs-gomphotheres")
    put(state, "red-bird", "T2", size=3)
    dna(state, "red-bird", "BA")
    dna(state, "red-dino", "BA")
    size(state, "red-dino", 6)
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert refused(state, "species:red-dino") == ("refused-parent-size", "7.4")
    reason = state.why_not(VOCABULARY.parse("species:red-dino"))
    assert reason is not None
    assert {name: reason.message.args[name] for name in ("size", "smallest", "largest")} == {
        "size": 6,
        "smallest": 1,
        "largest": 5,
    }


@pytest.mark.rule("megafauna1", "16.3", "7.4")
def test_a_lazarus_can_only_discard_a_genotype() -> None:
    state = holding("stegosaurs-gomphotheres")
    clear(state, "red-dino")
    state.size[species("red-dino")] = 0
    state.supply[species("red-dino")] += 1
    greenhouse(state, "800")
    turn(state, "red")
    pick(state, "card:stegosaurs-gomphotheres")
    assert gone(state, "stegosaurs-gomphotheres")


@pytest.mark.rule("megafauna1", "7.0", "7.2")
def test_the_log_tells_a_card_that_could_not_be_played_from_one_that_was_not_wanted() -> None:
    state = holding("long_neck")
    buy(state, "long_neck")
    assert gone(state, "long_neck")
    lines = [what for what, _ in told(state)]
    assert ("log-unplayable" in lines, "log-discards" in lines) == (True, False)
    state = holding("beak")
    buy(state, "beak")
    do(state, "word:discard")
    lines = [what for what, _ in told(state)]
    assert ("log-unplayable" in lines, "log-discards" in lines) == (False, True)


@pytest.mark.rule("megafauna1", "7.3")
def test_tracks_end_at_three_also_for_letters_that_are_only_thought_of() -> None:
    state = quiet("red", "orange")
    dna(state, "red-dino", "BNNS")
    assert state.mutated(species("red-dino"), genome("HNN")) == genome("BHNNNS")
    assert state.mutated(species("red-dino"), genome("GAS")) == genome("BGANNSS")
    assert letters_of(state, "red-dino") == "BNNS"
