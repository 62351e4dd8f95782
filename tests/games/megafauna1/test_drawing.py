"""The pictures of Megafauna: whole, named, honest about what is hidden, legible."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.games.megafauna1 import situation as at

from phylarium.games.megafauna1 import GAME, drawing
from phylarium.games.megafauna1.actions import VOCABULARY
from phylarium.games.megafauna1.board import HABITATS
from phylarium.games.megafauna1.names import (
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
    TILES,
    genome,
)
from phylarium.games.megafauna1.state import Megafauna
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.errors import HiddenState
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded
from phylarium.kernel.svg import Theme, contrast, wrap

SVG = "{http://www.w3.org/2000/svg}"
THEMES: list[Theme] = ["light", "dark"]
SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (2, {"upper_display": False, "roadrunner_action": True, "genetic_drift": True}),
    (3, {"on_with_cenozoic": True}),
    (4, {"genetic_drift": True}),
]


def played(seats: int, options: dict[str, Value], seed: str, every: int = 1) -> Iterator[Megafauna]:
    """The positions of a random game, each so many actions after the last."""
    state = GAME.start(seats, options, seed)
    assert isinstance(state, Megafauna)
    chance = seeded(f"play {seed}")
    while not state.over():
        if state.number % every == 0:
            yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    yield state


def position(number: int, seed: str = "drawn") -> Megafauna:
    """The position of a four-player game after so many actions."""
    for state in played(4, {}, seed):
        if state.number == number:
            return state
    raise AssertionError(f"the game has fewer than {number} actions")


def ids(picture: str) -> list[str]:
    return [element.attrib["id"] for element in ElementTree.fromstring(picture).iter() if "id" in element.attrib]


def thing(picture: str, id: str) -> ElementTree.Element:
    (found,) = (e for e in ElementTree.fromstring(picture).iter() if e.get("id") == id)
    return found


def title(picture: str, id: str) -> str:
    found = thing(picture, id).find(f"{SVG}title")
    assert found is not None
    return found.text or ""


# --- every position --------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_legal_action_has_its_target_in_the_picture(seats: int, options: dict[str, Value]) -> None:
    asked = set()
    for state in played(seats, options, "targets", every=9):
        picture = drawing.draw(state, max(0, state.to_move()))
        there = ids(picture)
        assert len(there) == len(set(there)), "ids must be unique"
        marked = {e.get("id") for e in ElementTree.fromstring(picture).iter() if "yours" in e.get("class", "").split()}
        assert marked == {VOCABULARY.target(action) for action in state.legal()}
        asked |= {VOCABULARY.block(action).name for action in state.legal()}
    assert {"card", "develop"} <= asked, "the game was too dull to show this"


def test_every_decision_with_rare_choices_is_drawn() -> None:
    """Some things are seldom chosen; find each and look."""
    wanted = {"word", "resize", "branch", "species", "place", "face", "inherit", "size", "drift", "track"}
    options: dict[str, Value] = {"genetic_drift": True, "roadrunner_action": True}
    for seed in range(12):
        for state in played(4, options, f"rare {seed}"):
            here = {VOCABULARY.block(action).name for action in state.legal()} & wanted
            if here:
                there = set(ids(drawing.draw(state, state.to_move(), layout="tall")))
                assert {VOCABULARY.target(action) for action in state.legal()} <= there
                wanted -= here
        if not wanted:
            return
    raise AssertionError(f"nobody was asked for {wanted}")


def test_all_places_of_the_table_have_their_ids() -> None:
    there = set(ids(drawing.draw(position(40), SPECTATOR)))
    assert {f"place-{name}-{part}" for name in HABITATS for part in ("biome", "hunt")} <= there
    assert {f"species-{name}" for name in SPECIES} <= there
    assert {f"culture-{name}" for name in CULTURES} <= there
    assert {f"track-{letter}" for letter in "AMNS"} <= there
    assert {f"size-{number}" for number in range(1, 7)} <= there
    assert {f"genes-{colour}" for colour in COLOURS} <= there


def test_a_husking_triangle_is_drawn_where_the_biome_has_one() -> None:
    state = position(60)
    there = set(ids(drawing.draw(state, SPECTATOR)))
    husks = [h for h in range(26) if state.biome[h] >= 0 and state.components.husk[state.biome[h]] >= 0]
    assert husks
    for h in range(26):
        expected = h in husks and state.flipped[h] == 0
        assert (f"place-{HABITATS[h]}-husk" in there) == expected


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("theme", ["light", "dark", None])
def test_pictures_are_safe_and_repeatable(layout: drawing.Layout, theme: Theme | None) -> None:
    state = position(80)
    picture = drawing.draw(state, 1, theme=theme, layout=layout)
    assert picture == drawing.draw(state, 1, theme=theme, layout=layout)
    assert not re.search(r"<script|<image|<foreignObject|\shref=|\son\w+=|url\(|@import|\sstyle=", picture)
    # Only the name of the SVG language itself is an address.
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    assert ("var(--ph-" in picture) == (theme is None)


def test_drawing_changes_nothing() -> None:
    state = position(50)
    before = state.clone()
    drawing.draw(state, 0)
    assert state.view(0) == before.view(0)
    assert state.legal() == before.legal()


def test_pieces_of_the_page_are_what_a_fresh_drawing_gives() -> None:
    """The table keeps parts by what they show; none may be taken for another."""
    for state in played(3, {}, "kept", every=7):
        masked = state.masked(SPECTATOR)
        kept = GAME.pieces(masked, SPECTATOR)
        drawing.PARTS.clear()
        drawing.PIECES.clear()
        assert GAME.pieces(masked, SPECTATOR) == kept
        assert {"board", "cards", "tracks", "cultures", "key"} <= set(kept)
        assert sum(name.startswith("panel-") for name in kept) == 3


# --- what is hidden --------------------------------------------------------------------------


def test_states_that_differ_in_secrets_look_the_same() -> None:
    for state in played(4, {}, "hidden", every=60):
        for seat in (0, 3, SPECTATOR):
            seen = drawing.draw(state, seat)
            observation = state.observation(seat)
            for seed in ("one", "two"):
                sample = observation.sample(seeded(seed))
                assert isinstance(sample, Megafauna)
                assert drawing.draw(sample, seat) == seen


def test_a_view_of_another_seat_cannot_be_drawn() -> None:
    masked = position(30).masked(2)
    assert isinstance(masked, Megafauna)
    with pytest.raises(HiddenState):
        drawing.draw(masked, 1)


def test_nothing_is_marked_for_those_who_do_not_decide() -> None:
    state = position(60)
    for seat in (SPECTATOR, *(seat for seat in range(4) if seat != state.to_move())):
        assert 'class="target yours"' not in drawing.draw(state, seat)


# --- what is said and shown ------------------------------------------------------------------


def test_highlight_can_be_chosen() -> None:
    picture = drawing.draw(position(60), SPECTATOR, highlight=["place-T2-hunt"])
    assert "yours" in thing(picture, "place-T2-hunt").get("class", "")
    assert picture.count("target yours") == 1


def test_a_biome_says_what_it_needs_and_who_is_there() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "calamites_thicket", "T3")
    at.put(state, "red-dino", "T3-biome")
    picture = drawing.draw(state, SPECTATOR)
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


def test_an_empty_slot_is_land_or_sea_with_the_greenhouse() -> None:
    state = at.quiet("red", "orange")
    at.bare(state)
    assert title(drawing.draw(state, SPECTATOR), "place-A0-biome") == "Empty slot A0: land, climax 2."
    assert "Biomes with" not in drawing.draw(state, SPECTATOR)
    at.greenhouse(state, "3200")
    picture = drawing.draw(state, SPECTATOR)
    assert title(picture, "place-A0-biome") == "Empty slot A0: sea, climax 2."
    assert "Biomes with a blue star are drowned." in picture
    assert title(picture, "place-J3-biome").splitlines()[1] == "In the mountains."


def test_a_flipped_biome_shows_its_back() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "ginkgo_woodland", "A3")
    at.greenhouse(state, "200")
    picture = drawing.draw(state, SPECTATOR)
    face = ElementTree.tostring(thing(picture, "tile-ginkgo_woodland"), "unicode")
    assert "tile ice" in face
    assert ">130<" in face
    assert "nobody lives here" in title(picture, "place-A3-biome")


def test_immigrants_lie_where_they_eat_under_their_own_name() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "ginkgo_woodland", "A3")
    at.invade(state, "deer", "A3-biome")
    picture = drawing.draw(state, SPECTATOR)
    inside = [e.get("id") for e in thing(picture, "place-A3-biome").iter() if e.get("id")]
    assert "tile-deer" in inside
    assert title(picture, "tile-deer") == "Deer: an immigrant herbivore (land, arctic) of size 3 with BGPP and 6 teeth."


def test_animals_stand_in_their_places() -> None:
    state = position(80)
    picture = drawing.draw(state, SPECTATOR)
    for h, name in enumerate(HABITATS):
        for part in range(PLACE_COUNT):
            for species in range(SPECIES_COUNT):
                number = state.count(h * PLACE_COUNT + part, species)
                shown = f'id="animal-{name}-{PLACES[part]}-{SPECIES[species]}"' in picture
                assert shown == (number > 0)


def test_the_atlantic_looks_different_once_it_is_open() -> None:
    state = at.quiet("red", "orange")
    assert "will open" in title(drawing.draw(state, SPECTATOR), "atlantic")
    state.atlantic = 1
    picture = drawing.draw(state, SPECTATOR)
    assert "rift open" in picture
    assert "only animals with MM" in title(picture, "atlantic")


def test_cards_say_what_they_cost_and_do() -> None:
    state = at.quiet("red", "orange")
    at.display(state, "anteater_tongue", "spines", "bloodhound_nose", "carnosaurs-mesonychids", "digging_claws")
    picture = drawing.draw(state, SPECTATOR)
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
    for state in played(4, {}, "held"):
        if any(place == 23 for place in state.card_at) and not state.over():
            card = state.card_at.index(23)
            picture = drawing.draw(state, SPECTATOR)
            assert "was bought" in title(picture, f"card-{CARDS[card]}")
            return
    raise AssertionError("nobody was ever asked about a bought card")


def test_a_species_says_its_size_letters_and_stack() -> None:
    state = at.quiet("red", "orange")
    at.give(state, "red-dino", "biped_stance", "bloodhound_nose")
    words = title(drawing.draw(state, SPECTATOR), "species-red-dino").splitlines()
    assert words[0].startswith("Red dino: size 1, BN;")
    assert words[1] == "Stack: Biped Stance, Bloodhound Nose."
    assert words[2] == "Instincts: manual dexterity, natural history."
    assert title(drawing.draw(state, SPECTATOR), "species-red-fin") == "Red fin is not alive."


def test_a_finished_game_is_drawn() -> None:
    *_, state = played(3, {}, "end", every=1000)
    assert state.over()
    picture = drawing.draw(state, SPECTATOR)
    assert "target yours" not in picture
    assert ElementTree.fromstring(picture).tag == f"{SVG}svg"


def test_the_solitaire_opponent_has_a_panel() -> None:
    state = GAME.start(1, {}, "alone")
    assert isinstance(state, Megafauna)
    assert "the two-tusker" in title(drawing.draw(state, 0), "colour-white")


# --- legibility ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_of_tokens(theme: Theme) -> None:
    def between(first: str, second: str) -> float:
        return contrast(drawing.STYLE.colour(first, theme), drawing.STYLE.colour(second, theme))

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
    assert set(drawing.WOOD) == {*SHAPES[0], *SHAPES[1]}
    assert len(set(drawing.WOOD.values())) == 8
    assert len(set(drawing.LATITUDE_SIGNS)) == len(LATITUDES)
    assert len(set(drawing.INSTINCT_SIGNS)) == INSTINCT_COUNT


def test_letters_of_a_genome_stand_side_by_side() -> None:
    plates, wide = drawing.dna(genome("BGGA"), 10.0)
    assert re.findall(r">([A-Z])<", plates) == ["B", "G", "G", "A"]
    assert wide > drawing.dna(genome("BA"), 10.0)[1]
    assert drawing.dna(0, 10.0) == ("", 0.0)


def test_every_tile_has_a_short_enough_name() -> None:
    """Three lines beside the animal are all the room there is."""
    scene = drawing.Scene(position(10), SPECTATOR)
    for t in range(len(TILES)):
        rows = wrap(scene.tile(t), 82, 10.4)
        assert len(rows) <= 3, scene.tile(t)


@pytest.mark.parametrize("theme", THEMES)
def test_the_cover_is_a_picture_of_its_own(theme: Theme) -> None:
    cover = GAME.cover(theme)
    assert ElementTree.fromstring(cover).tag == f"{SVG}svg"
    assert "var(--ph-" not in cover
