"""The pictures of Megafauna: whole, named, honest about what is hidden, legible."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games import pictures
from tests.games.megafauna1 import situation as at
from tests.games.pictures import THEMES, ids, played, thing, title

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.names import (
    CARDS,
    COLOURS,
    CULTURES,
    INSTINCT_COUNT,
    LATITUDES,
    PLACE_COUNT,
    PLACES,
    SHAPES,
    SPECIES,
    SPECIES_COUNT,
)
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown.drawing import DRAWING, signs, tokens
from phylarium.kernel.engine import SPECTATOR
from phylarium.kit.style import Theme, contrast


def position(number: int) -> Megafauna:
    """The position of a four-player game after so many actions."""
    return pictures.position(GAME, Megafauna, number)


# --- every position --------------------------------------------------------------------------


def test_all_places_of_the_table_have_their_ids() -> None:
    there = set(ids(DRAWING.draw(position(40), SPECTATOR)))
    assert {f"place-{name}-{part}" for name in HABITATS for part in ("biome", "hunt")} <= there
    assert {f"species-{name}" for name in SPECIES} <= there
    assert {f"culture-{name}" for name in CULTURES} <= there
    assert {f"track-{letter}" for letter in "AMNS"} <= there
    assert {f"size-{number}" for number in range(1, 7)} <= there
    assert {f"genes-{colour}" for colour in COLOURS} <= there


def test_a_husking_triangle_is_drawn_where_the_biome_has_one() -> None:
    state = position(60)
    there = set(ids(DRAWING.draw(state, SPECTATOR)))
    husks = [h for h in range(26) if state.biome[h] >= 0 and state.components.husk[state.biome[h]] >= 0]
    assert husks
    for h in range(26):
        expected = h in husks and state.flipped[h] == 0
        assert (f"place-{HABITATS[h]}-husk" in there) == expected


# --- what is said and shown ------------------------------------------------------------------


def test_a_biome_says_what_it_needs_and_who_is_there() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "calamites_thicket", "T3")
    at.put(state, "red-dino", "T3-biome")
    picture = DRAWING.draw(state, SPECTATOR)
    assert title(picture, "place-T3-biome").splitlines() == [
        "Calamites Thicket at T3: land, belongs to the tropics, climax 18.",
        "Needs B: browsing (B).",
        "Niche: most I.",
        "A second herbivore with N lives in the husking triangle.",
        "Red dino.",
    ]
    assert title(picture, "place-T3-husk").splitlines() == [
        "The husking triangle of Calamites Thicket (T3).",
        "Needs N: night life (N).",
    ]
    assert title(picture, "place-T2-biome").splitlines()[1] == (
        "Homeland of Red: needs nothing, and Red has the niche."
    )


def test_trees_grass_and_soil_are_drawn_apart() -> None:
    state = at.quiet("red", "orange")
    textures = set()
    for tile in ("calamites_thicket", "horsetail_swamp", "lycopod_meadow"):
        at.lay(state, tile, "T3")
        face = thing(DRAWING.draw(state, SPECTATOR), f"tile-{tile}")
        textures |= {path.get("d") for path in face.iter() if path.get("class") == "texture"}
    assert len(textures) == 3


def test_an_empty_slot_is_land_or_sea_with_the_greenhouse() -> None:
    state = at.quiet("red", "orange")
    at.bare(state)
    assert title(DRAWING.draw(state, SPECTATOR), "place-A0-biome") == "Empty slot A0: land, climax 2."
    assert "Biomes with" not in DRAWING.draw(state, SPECTATOR)
    at.greenhouse(state, "3200")
    picture = DRAWING.draw(state, SPECTATOR)
    assert title(picture, "place-A0-biome") == "Empty slot A0: sea, climax 2."
    assert "Biomes with a blue star are drowned." in picture
    assert title(picture, "place-J3-biome").splitlines()[1] == "In the mountains."


def test_the_rounds_until_the_end_of_a_game_without_purchases_are_shown_with_the_turn_and_the_lower_display() -> None:
    state = at.quiet("red", "orange")
    at.turn(state, "red")
    state.stagnant = 7
    picture = DRAWING.draw(state, SPECTATOR)
    assert "waited 3 of 20 rounds" in "".join(thing(picture, "waited").itertext())
    assert title(picture, "waited") == (
        "When nobody has bought from the lower display for 20 rounds in a row, the game ends."
    )
    assert "Triassic, waited 3 of 20 rounds" in "".join(thing(picture, "heading").itertext())


def test_a_flipped_biome_shows_its_back() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "ginkgo_woodland", "A3")
    at.greenhouse(state, "200")
    picture = DRAWING.draw(state, SPECTATOR)
    face = ElementTree.tostring(thing(picture, "tile-ginkgo_woodland"), "unicode")
    assert "tile ice" in face
    assert ">130<" in face
    assert "nobody lives here" in title(picture, "place-A3-biome")


def test_immigrants_lie_where_they_eat_under_their_own_name() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "ginkgo_woodland", "A3")
    at.invade(state, "deer", "A3-biome")
    picture = DRAWING.draw(state, SPECTATOR)
    inside = [e.get("id") for e in thing(picture, "place-A3-biome").iter() if e.get("id")]
    assert "tile-deer" in inside
    assert title(picture, "tile-deer") == "Deer: an immigrant herbivore (land, arctic) of size 3 with BGPP and 6 teeth."


def test_animals_stand_in_their_places() -> None:
    state = position(80)
    picture = DRAWING.draw(state, SPECTATOR)
    for h, name in enumerate(HABITATS):
        for part in range(PLACE_COUNT):
            for species in range(SPECIES_COUNT):
                number = state.count(h * PLACE_COUNT + part, species)
                shown = f'id="animal-{name}-{PLACES[part]}-{SPECIES[species]}"' in picture
                assert shown == (number > 0)


def test_the_atlantic_looks_different_once_it_is_open() -> None:
    state = at.quiet("red", "orange")
    assert "will open" in title(DRAWING.draw(state, SPECTATOR), "atlantic")
    state.atlantic = 1
    picture = DRAWING.draw(state, SPECTATOR)
    assert "rift open" in picture
    assert "only animals with MM" in title(picture, "atlantic")


def test_cards_say_what_they_cost_and_do() -> None:
    state = at.quiet("red", "orange")
    at.display(state, "anteater_tongue", "spines", "bloodhound_nose", "carnosaurs-mesonychids", "digging_claws")
    picture = DRAWING.draw(state, SPECTATOR)
    assert title(picture, "card-digging_claws").splitlines() == [
        "Digging Claws costs 4.",
        "IN, sizes 1 to 2, natural history.",
        "Its event: Milankovich cycle: jet stream.",
    ]
    assert title(picture, "card-carnosaurs-mesonychids").splitlines()[1:3] == [
        "Carnosaurs, a dino: AA, sizes 1 to 5.",
        "Mesonychids, a cat: AA, sizes 1 to 3.",
    ]


def test_a_card_in_hand_is_shown() -> None:
    for state in played(GAME, Megafauna, 4, {}, "held"):
        if any(place == 23 for place in state.card_at) and not state.over():
            card = state.card_at.index(23)
            picture = DRAWING.draw(state, SPECTATOR)
            assert "was bought" in title(picture, f"card-{CARDS[card]}")
            return
    raise AssertionError("nobody was ever asked about a bought card")


def test_a_species_says_its_size_letters_and_stack() -> None:
    state = at.quiet("red", "orange")
    at.give(state, "red-dino", "biped_stance", "bloodhound_nose")
    words = title(DRAWING.draw(state, SPECTATOR), "species-red-dino").splitlines()
    assert words[0].startswith("Red dino: size 1, BN;")
    assert words[1] == "Stack: Biped Stance, Bloodhound Nose."
    assert words[2] == "Instincts: manual dexterity, natural history."
    assert title(DRAWING.draw(state, SPECTATOR), "species-red-fin") == "Red fin is not alive."


def test_the_solitaire_opponent_has_a_panel() -> None:
    state = GAME.start(1, {}, "alone")
    assert isinstance(state, Megafauna)
    assert "the two-tusker" in title(DRAWING.draw(state, 0), "colour-white")


# --- legibility ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_of_tokens(theme: Theme) -> None:
    def between(first: str, second: str) -> float:
        return contrast(DRAWING.style.colour(first, theme), DRAWING.style.colour(second, theme))

    for ground in ("arctic", "jet", "horse", "tropical", "orogeny", "land", "sea", "dunes", "shallows", "ice"):
        assert between("ink", ground) >= 4.5, ground
    assert between("ink", "barren") >= 4.5
    for heat in ("cold", "mild", "warm", "hot"):
        assert between("ink", heat) >= 4.5, heat
    for plate in ("diet", "runner"):
        assert between("on-letter", plate) >= 4.5, plate
    for paper in ("migrant", "swimmer"):
        assert between("ink", paper) >= 4.5, paper
    assert between("on-tar", "tar") >= 7
    # An animal is told from the ground by its fill or by its outline.
    for colour in COLOURS:
        for ground in ("land", "sea", "orogeny", "dunes", "shallows", "paper", "shade"):
            assert max(between(colour, ground), between("outline", ground)) >= 3, (colour, ground)


def test_animals_differ_by_shape_and_latitudes_by_sign() -> None:
    assert set(signs.WOOD) == {*SHAPES[0], *SHAPES[1]}
    assert len(set(signs.WOOD.values())) == 8
    assert len(set(signs.LATITUDE_SIGNS)) == len(LATITUDES)
    assert len(set(signs.INSTINCT_SIGNS)) == INSTINCT_COUNT


def test_letters_of_a_genome_stand_side_by_side() -> None:
    plates, wide = tokens.dna(genome("BGGA"), 10.0)
    assert re.findall(r">([A-Z])<", plates) == ["B", "G", "G", "A"]
    assert wide > tokens.dna(genome("BA"), 10.0)[1]
    assert tokens.dna(0, 10.0) == ("", 0.0)
