"""Actions in words: every option says what it does, and no two of a decision read alike."""

from __future__ import annotations

from tests.games.megafauna2.acting import act, grazing
from tests.games.megafauna2.positions import (
    display,
    do,
    found,
    give,
    give_face,
    lay,
    newborn,
    offers,
    organs,
    put,
    quiet,
)

from phylarium.families.fauna.rules.names import DARWIN
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.words import render

METABOLISM = ("brain_ganglia", "air_sacs", "feelers", "book_lungs", "otoliths")
DARWINIAN = ("egg_tooth", "brood_pouch", "dust_seeds", "spores", "ovipositor")


def words(state: Megafauna, action: str) -> str:
    return render(state.describe(VOCABULARY.parse(action)), GAME.name)


def question(state: Megafauna) -> str:
    return render(state.decision().message, GAME.name)


def told_apart(state: Megafauna) -> None:
    """Every option has words of its own."""
    texts = [words(state, text) for text in offers(state)]
    assert len(set(texts)) == len(texts)


def test_a_card_of_the_display_says_what_it_costs_and_gives() -> None:
    state = grazing()
    found(state, "orange-burrower", genotype="electrolocation-b")
    put(state, "orange-burrower", "laurentia-ne")
    display(state, *METABOLISM)
    display(state, *DARWINIAN, row=DARWIN)
    act(state, "orange", 2)
    told_apart(state)
    assert question(state) == "choose an action. You have 2 actions left."
    text = words(state, "mutate:archetype-darwin-2")
    assert text.startswith("archetype: take Brood pouch for 2 of 6 (1 blue; then ")
    assert "Marsupium (up to size 5: 1 blue, tail of jealousy)" in text
    assert "Conglobation (founds armored, up to size 2, without 1 yellow)" in text
    assert "skeletal number 5" in words(state, "mutate:archetype-darwin-3")
    assert "mutualism" in words(state, "mutate:archetype-darwin-4")
    assert "venom" in words(state, "mutate:archetype-darwin-5")
    assert "green monster" in words(state, "mutate:archetype-metabolic-3")
    assert "brain from curiosity to curiosity" in words(state, "mutate:archetype-metabolic-1")
    do(state, "mutate:archetype-darwin-2")
    assert words(state, "mutate:archetype-darwin-2") == "archetype: take card 2 of the Darwin row"
    assert " for 4 of 4 " in words(state, "mutate:archetype-darwin-3")


def test_promotions_and_newborns_are_told_apart() -> None:
    state = grazing()
    give(state, "orange-archetype", "brood_pouch", "hormones", "yolky_eggs", "cerci")
    act(state, "orange", 2)
    told_apart(state)
    assert words(state, "promote:brood_pouch-b").startswith("archetype: speciate with Brood pouch to Conglobation")
    assert words(state, "promote:hormones-b") == "archetype: promote Hormones to Estrous heat (up to size 6: 2 blue)"
    assert words(state, "populate:archetype-1") == "archetype: 1 newborn"
    assert words(state, "populate:archetype-4") == "archetype: 4 newborns"
    assert "also for plants" in words(grazing_with_horror(), "mutate:archetype-metabolic-1")


def grazing_with_horror() -> Megafauna:
    state = grazing()
    display(state, "cerci")
    act(state, "orange", 1)
    return state


def test_the_choices_after_an_action_are_told_apart() -> None:
    state = quiet()
    put(state, "orange-burrower", "laurentia-ne", basal="rg")
    put(state, "black-archetype", "laurentia-e-carnivore")
    newborn(state, "black-archetype", 1)
    lay(state, "orange-archetype", "laurentia-e", "laurentia-w")
    give(state, "orange-archetype", "spores", "odontodes")
    act(state, "orange", 6)
    do(state, "word:neoteny")
    told_apart(state)
    assert words(state, offers(state)[0]) == "shed a red organ"
    do(state, "organ:red", "word:resize")
    told_apart(state)
    assert question(state) == "Orange archetype: does it grow or shrink?"
    do(state, "word:grow")
    assert words(state, "word:grow") == "grow to size 2"
    told_apart(state)
    do(state, "word:keep", "promote:spores-a")
    told_apart(state)
    assert question(state) == "which creeple of Black archetype becomes the host?"
    do(state, "word:newborn", "promote:odontodes-b")
    told_apart(state)
    assert words(state, "place:laurentia-e-herbivore") == "the creeple grazing in the east of Laurentia"
    assert words(state, "fallen:laurentia-e-herbivore") == "the endangered creeple grazing in the east of Laurentia"


def test_personalities_and_tools_are_told_apart() -> None:
    state = quiet()
    give_face(state, "orange-archetype", "brain_ganglia-a", "proboscis-a", "hormones-a")
    give(state, "orange-archetype", "myotomes")
    act(state, "orange", 1)
    do(state, "promote:myotomes-a")
    told_apart(state)
    assert words(state, "card:brain_ganglia") == "Hypothalamus (1 red, head of curiosity)"
    assert words(state, "word:done") == "leave the personality as it is"
    do(state, "card:brain_ganglia")
    told_apart(state)
    assert words(state, "tool:diving_bell") == "Diving bell, to hunt the swimmer in the water too"


def test_whom_one_can_rob_is_told_apart() -> None:
    state = quiet()
    give(state, "orange-archetype", "hormones", bare=True)
    organs(state, "white-archetype", "b" * 20)
    organs(state, "green-archetype", "b" * 5)
    give_face(state, "black-archetype", "spermatophore-a", bare=False)
    act(state, "orange", 1)
    do(state, "promote:hormones-b")
    told_apart(state)
    monster = "the monster on Hectocotylus arm of Black archetype, which shrinks to size 1"
    assert words(state, "card:spermatophore") == monster
    do(state, "card:spermatophore")
    told_apart(state)
    assert words(state, "species:white-archetype") == "a basal organ of White archetype"
    assert question(state).startswith("the pool has not enough blue organs for Orange archetype; 1 is missing.")
