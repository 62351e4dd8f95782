"""What a seat may see, as data and in words."""

from __future__ import annotations

import json

import pytest
from tests.games.megafauna1 import situation as at

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.names import CARDS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown import view
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.message import Message
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import render


def said(message: Message | int | str) -> str:
    return render(message, GAME.name) if isinstance(message, Message) else str(message)


def option(state: Megafauna, action: str) -> str:
    return said(view.option_words(state, VOCABULARY.parse(action)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_view_is_plain_data_in_every_position(seats: int) -> None:
    state = GAME.start(seats, {}, "seen")
    chance = seeded("seen")
    while not state.over():
        seen = state.view(0)
        assert json.loads(json.dumps(seen)) == seen
        assert set(seen["habitats"]) == set(HABITATS)
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    assert state.view(SPECTATOR)["over"]


def test_a_habitat_in_the_view() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "calamites_thicket", "T3")
    at.put(state, "red-dino", "T3-biome")
    at.invade(state, "voles", "T3-husk")
    assert state.view(SPECTATOR)["habitats"]["T3"] == {
        "latitude": "tropical",
        "ground": "land",
        "climax": 18,
        "biome": "calamites_thicket",
        "flipped": False,
        "need": "B",
        "husk": "N",
        "niche": "I",
        "star": "none",
        "mark": "none",
        "places": {
            "biome": {"animals": {"red-dino": 1}, "immigrants": []},
            "husk": {
                "animals": {},
                "immigrants": [{"name": "voles", "role": "herbivore", "size": 1, "genome": "GHN"}],
            },
            "hunt": {"animals": {}, "immigrants": []},
        },
    }


def test_a_species_in_the_view() -> None:
    state = at.quiet("red", "orange")
    at.give(state, "red-dino", "biped_stance", "bloodhound_nose")
    at.inherit(state, "red-dino", "physiology-back")
    red = state.view(SPECTATOR)["players"][0]
    assert (red["colour"], red["dynasty"], red["teeth"]) == ("red", "dinosaur", 2)
    dino = red["species"][0]
    assert dino["name"] == "red-dino"
    assert dino["genome"] == "BPPN"
    assert dino["cards"] == ["biped_stance", "bloodhound_nose"]
    assert dino["heritage"] == ["physiology-back"]
    assert dino["instincts"] == ["manual-dexterity", "natural-history"]
    assert "physiology" not in red["heritage"]
    assert not red["species"][1]["alive"]


def test_hidden_piles_are_seen_as_counts_only() -> None:
    state = GAME.start(4, {}, "piles")
    seen = json.dumps(state.view(0))
    for observed in (state.observation(0).sample(seeded("one")), state.observation(0).sample(seeded("two"))):
        assert json.dumps(observed.view(0)) == seen


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("word:discard", "discard the card"),
        ("resize:red-dino+", "Red dino grows to size 2"),
        ("resize:red-dino-", "Red dino shrinks to size 0"),
        (
            "culture:red-dino@bone-breaking",
            "Red dino takes up bone breaking: its carnivores eat prey of any size",
        ),
        ("track:red-dino+S", "Red dino gains S"),
        ("develop:red-dino", "develop an animal of Red dino (size 1)"),
        ("branch:red-dino>bird", "develop a new species, bird, from Red dino (size 1)"),
        ("species:orange-bat", "Orange bat"),
        ("place:T2-biome", "Giant Myriapods (T2): needs no letters, niche Red, with Red dino"),
        ("place:T2-hunt", "the predator triangle of Giant Myriapods (T2) above Red dino, with nobody"),
        ("place:T3-husk", "the husking triangle of Calamites Thicket (T3): needs N, niche most I, with nobody"),
        ("place:A0-biome", "a farm in the empty slot A0, with nobody"),
        ("drift:orange", "steal one of the 4 genes of Orange"),
        ("face:browse-back", "inherit BB by the heritage tile BB/B (sizes 4 to 6)"),
        ("inherit:SS", "inherit SS"),
        ("size:3", "size 3"),
    ],
)
def test_options_in_words(action: str, words: str) -> None:
    state = at.quiet("red", "orange")
    at.bare(state)
    at.lay(state, "calamites_thicket", "T3")
    at.genes(state, red=3, orange=4)
    assert option(state, action) == words


def test_words_of_an_option_that_depend_on_what_is_asked() -> None:
    state = at.quiet("red", "orange")
    at.put(state, "red-fin", "H4-hunt")
    at.turn(state, "orange")
    assert option(state, "word:done") == "nothing more"
    at.do(state, "resize:orange-cat+")
    assert option(state, "word:done") == "stay as it is"
    state = at.quiet("red", "orange")
    at.dna(state, "red-dino", "A")
    at.display(state, "stegosaurs-gomphotheres")
    at.turn(state, "red")
    assert option(state, "species:red-dino") == "Red dino (size 1, A)"
    at.do(state, "card:stegosaurs-gomphotheres")
    assert option(state, "species:red-dino") == "Red dino (size 1, A) is the parent"
    at.genes(state, orange=1)
    assert option(state, "drift:orange") == "steal the only gene of Orange"


def test_a_card_says_what_it_costs_and_a_genotype_shows_the_side_of_whose_turn_it_is() -> None:
    state = at.quiet("red", "orange")
    at.display(state, "anteater_tongue", "spines", "bloodhound_nose", "carnosaurs-mesonychids", "digging_claws")
    at.on_cards(state, 0, 2, 0, 0, 0)
    at.turn(state, "orange")
    assert option(state, "card:anteater_tongue") == ("buy Anteater Tongue of the lower display for 0: II, sizes 1 to 2")
    assert option(state, "card:spines") == ("buy Spines of the lower display for 1 and take 2 from it: AA, size 1")
    assert option(state, "card:carnosaurs-mesonychids") == (
        "buy Carnosaurs / Mesonychids of the lower display for 3: Mesonychids, a cat: AA, sizes 1 to 3"
    )


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("fur", "2 new tiles"),
        ("hooves", "erosion"),
        ("panting", "Milankovich cycle: arctic, horse latitudes"),
        ("spines", "catastrophe: genomes of 4 letters or more die, then it warms"),
        ("anteater_tongue", "catastrophe: genomes of 7 letters or more die, then it cools"),
    ],
)
@pytest.mark.rule("megafauna1", "6.0")
def test_events_in_words(card: str, words: str) -> None:
    state = at.quiet("red", "orange")
    assert said(view.event_text(state, CARDS.index(card))) == words


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("number", 3, "3"),
        ("colour", 2, "Green"),
        ("species", 5, "Orange rhino"),
        ("eater", 5, "Orange rhino"),
        ("eater", 92, "Deer"),
        ("place", 4, "the husking triangle of A1"),
        ("habitat", 25, "T7"),
        ("tile", 0, "Polar Forest"),
        ("card", 2, "Feathers"),
        ("culture", 4, "agriculture"),
        ("letter", 8, "S"),
        ("face", 9, "heritage tile PP"),
        ("level", 0, "snowball Earth"),
        ("latitude", 1, "jet stream"),
        ("period", 3, "Tertiary"),
        ("era", 1, "Cenozoic"),
        ("display", 1, "upper display"),
        ("genome", 0, "no letters"),
        ("ending", 6, "a pool of tiles is empty"),
    ],
)
def test_arguments_of_log_lines(kind: str, value: int, words: str) -> None:
    assert said(GAME.argument(at.quiet("red", "orange"), kind, value)) == words


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="pawn"):
        view.argument(at.quiet("red", "orange"), "pawn", 0)


def test_seats_are_called_by_their_colours() -> None:
    state = at.quiet("green", "white")
    assert [said(GAME.seat_name(state, seat)) for seat in range(2)] == ["Green", "White"]
    state.colour_of = []
    assert said(GAME.seat_name(state, 1)) == "Seat 2"


def test_targets_of_log_lines_lie_on_the_table() -> None:
    assert GAME.log_target("place", 4) == "place-A1-husk"
    assert GAME.log_target("habitat", 25) == "place-T7-biome"
    assert GAME.log_target("colour", 0) == "colour-red"
    assert GAME.log_target("number", 4) == ""
