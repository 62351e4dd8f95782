"""What Marine says: the position in a terminal, options, cards and traits. See also tests/test_words.py."""

from __future__ import annotations

import copy

import pytest
from tests.games.marine.situation import (
    FISHES,
    bare,
    box,
    control,
    dealt,
    do,
    give_trait,
    lay,
    markers,
    offers,
    put,
    row,
    stand,
    start,
    turn,
    vent,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import CORNERS
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, SIDES, TERRAINS, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.text import TERRAIN_WIDTH, MarinePage, board
from phylarium.games.marine.tables import EFFECTS
from phylarium.kernel.engine import SPECTATOR, Step
from phylarium.kernel.message import Message
from phylarium.kernel.words import ids, render
from phylarium.kit.textboard import width_of


def drawn(state: Marine, seat: int = SPECTATOR) -> str:
    masked = state.masked(seat)
    assert isinstance(masked, Marine)
    return board(masked, seat, colour=False)


def line_of(state: Marine, start_of_line: str, seat: int = SPECTATOR) -> str:
    """The one line of the drawing that begins with a text."""
    (line,) = [line for line in drawn(state, seat).splitlines() if line.strip().startswith(start_of_line)]
    return line.strip()


def words(state: Marine, action: str) -> str:
    return render(state.describe(VOCABULARY.parse(action)), "marine")


def said(message: Message) -> str:
    return render(message, "marine")


# --- the map -----------------------------------------------------------------------------------

CENTRE = r"""
       /  land  \
+-----+           +-----+
 kelp  \   D3   /seagrass\
         *-----A
  C3   /  reef  \   E3   /
+-----S3R 3C 3F 3KG-----+
eamount\   D4   /  sand  \
         P-----W
  C4   / ocean  \   E4   /
+-----+           +-----+
       \   D5   /
""".strip("\n")


def test_the_map_shows_tiles_species_and_elements_on_their_corners() -> None:
    lines = drawn(start()).splitlines()
    first = next(i for i, line in enumerate(lines) if "D3" in line) - 2
    shown = "\n".join(line[27:53].rstrip() for line in lines[first : first + 11])
    assert shown == CENTRE


def test_vents_are_shown_by_their_side() -> None:
    state = start()
    vent(state, "D4", "smoker")
    page = MarinePage(state, SPECTATOR, "en", False)
    assert not any("reef" in line for line in page.earth())
    assert sum(line.count("smoker") for line in page.earth()) == 2


def test_endangered_species_are_marked() -> None:
    state = start()
    bare(state)
    put(state, "reptiles", "D4", 2)
    put(state, "fishes", "D4", 1)
    lay(state, "sun", "D4 NE")
    assert "2R 1F!" in drawn(state)


def test_the_fullest_tile_fits_its_hex() -> None:
    state = start()
    bare(state)
    for animal in ANIMALS:
        put(state, animal, "D4", 10)
    text = drawn(state)
    assert "+ 10R! 10C! +" in text
    assert "\\10F!10K!/" in text


def test_a_crowded_tile_keeps_its_name() -> None:
    state = start()
    for animal in ANIMALS:
        put(state, animal, "D4", 9)
    text = drawn(state)
    assert "S12R 12C 12FG" in text
    assert "\\D4   12K/" in text


def test_short_names_of_terrains_fit_their_hex() -> None:
    short = [said(Message(id)) for id in ids("marine") if id.endswith("-short") and not id.startswith("marine-")]
    assert len(short) == len(TERRAINS) + len(SIDES) - 1
    assert max(len(name) for name in short) <= TERRAIN_WIDTH


def test_empty_hexes_are_named() -> None:
    assert " A1 " in drawn(start())


def test_a_corner_at_the_rim_is_named_by_the_side_in_the_words_of_the_language() -> None:
    rim, amid = CORNERS.index("A1-NW"), CORNERS.index("C3-D3-D4")
    assert [render(say.corner(rim), "marine", language) for language in ("en", "fr")] == [
        "corner A1-NW",
        "sommet A1-NO",
    ]
    assert render(say.corner(amid), "marine", "fr") == "sommet C3-D3-D4"
    state = start()
    vacant = {language: render(view.corner_words(state, rim), "marine", language) for language in ("en", "fr")}
    assert vacant["en"].startswith("corner A1-NW")
    assert vacant["fr"].startswith("sommet A1-NO")


def test_letters_differ_and_take_one_column() -> None:
    letters = [said(Message(id)) for id in ids("marine") if id.startswith("mark-")]
    assert len(letters) == len(ANIMALS) + len(ELEMENTS)
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == {1}


# --- the rest of the page ----------------------------------------------------------------------


def test_pawns_stand_on_their_spaces() -> None:
    state = start()
    stand(state, "fishes", "migration-2")
    control(state, "reptiles", "sun")
    stand(state, "sun", "migration-4")
    assert line_of(state, "Migration") == "Migration    1[ ] max 3  2[F] max 4  3[ ] max 5  4(R*) any"


def test_sections_show_their_elements_and_markers() -> None:
    state = start()
    box(state, "autotrophs", "sun", "sun", "worms")
    markers(state, competition=["reef", "vent", "land"])
    assert line_of(state, "Autotrophs").endswith("1[ ] smoker  2[ ] geyser  worms, 2 sun")
    assert "1[ ] max 1 reef  2[ ] max 2 vent  3[ ] max 3 land  4( ) any" in line_of(state, "Competition")


def test_domination_spaces_that_need_more_animals_are_closed() -> None:
    state = start("crustaceans", "fishes")
    assert line_of(state, "Domination") == "Domination   1[ ]  2 closed  3 closed"


def test_the_space_of_a_bottom_feeder_is_on_the_display() -> None:
    state = start()
    give_trait(state, "fishes", "bottom_feeder")
    assert line_of(state, "Bottom Feeder  F") == "Bottom Feeder  F[ ]"


def test_targets_and_values_are_listed() -> None:
    state = start()
    control(state, "fishes", "algae", 7)
    rows = [line.split() for line in MarinePage(state, SPECTATOR, "en", False).elements()]
    bag = [str(number) for number in state.bag]
    assert rows[0] == ["Elements", "target", "special", "pawn", "R", "C", "F", "K", "bag"]
    assert rows[1] == ["A", "algae", "7", "Fishes", "0", "0", "1", "1", bag[0]]
    assert rows[6] == ["*", "sun", "1", "nobody", "2>", "0", "0", "0", bag[5]]


def test_cards_are_shown_with_their_icons_and_words() -> None:
    state = start()
    row(state, "annelids", "predator", "volcanism")
    assert line_of(state, "1 Annelids") == "1 Annelids: Gain 1 VP for each tile you occupy that has worms."
    assert line_of(state, "2 Predator").startswith("2 Predator (survival): On each tile you share")
    assert line_of(state, "3 Volcanism").startswith("3 Volcanism (extinction) (survival): While face up:")


def test_a_seat_sees_what_it_kept_in_secret_and_nobody_else_does() -> None:
    state = dealt("crustaceans", "fishes", "reptiles")
    seat = state.to_move()
    chosen = offers(state)[0]
    do(state, chosen)
    name = said(Message("trait-" + chosen.removeprefix("trait:")))
    assert f"Kept in secret: {name}." in drawn(state, seat)
    assert name not in drawn(state, (seat + 1) % 3)
    assert name not in drawn(state)


def test_a_seat_finds_its_animal() -> None:
    state = start("crustaceans", "fishes", "reptiles")
    assert [line[:14] for line in drawn(state, 1).splitlines() if "(you)" in line] == ["F Fishes (you)"]


def test_colours_only_repeat_what_letters_say() -> None:
    state = start(traits=True)
    masked = state.masked(0)
    assert isinstance(masked, Marine)
    coloured = GAME.text(masked, 0)
    assert "\x1b[" in coloured
    plain = MarinePage(masked, 0, "en", False).lines()
    assert [width_of(line) for line in coloured.splitlines()] == [len(line) for line in plain]


# --- options and prompts -----------------------------------------------------------------------


def test_a_placement_says_what_the_space_does_and_whom_it_bumps() -> None:
    state = start()
    markers(state, competition=["reef", "vent", "land"])
    control(state, "fishes", "sun")
    stand(state, "crustaceans", "competition-1")
    turn(state, "fishes")
    assert [words(state, f"place:{place}") for place in ("basic@competition-2", "sun@competition-1")] == [
        "Competition 2 with a basic pawn: eliminate up to 2 opposing species on vent",
        "Competition 1 with the sun pawn, bumping Crustaceans: eliminate up to 1 opposing species on reef",
    ]
    assert words(state, "place:sun@competition-4").endswith("on each of 2 tiles of any terrain")


def test_tiles_and_corners_say_what_lies_there() -> None:
    state = start()
    assert words(state, "hex:D3") == "land D3: no species; algae, sun"
    assert words(state, "hex:A1") == "hex A1"
    assert words(state, "corner:D3-D4-E3") == "algae at D3-D4-E3 (land, reef, seagrass)"


@pytest.mark.parametrize(
    "op",
    [op for op, step in enumerate(GAME.operations.steps) if step.decides and type(step).prompt is Step.prompt],
    ids=[step.ask for step in GAME.operations.steps if step.decides and type(step).prompt is Step.prompt],
)
def test_a_plain_prompt_is_a_question_that_goes_on_after_a_name(op: int) -> None:
    frame = GAME.operations.restored([op, 0, FISHES, *(1 for _ in GAME.operations.ints[op])])
    text = said(GAME.operations.steps[op].prompt(start(), frame))
    assert text[0].islower()
    assert text.endswith((".", "?", ")"))


def test_a_question_is_put_to_the_animal_that_acts() -> None:
    state = GAME.start(2, {"two_animals": True}, "two animals")
    while state.decision().message.id != "ask-turn":
        state.apply(state.legal()[0])
    assert isinstance(state, Marine)
    acting = said(Message(f"animal-{ANIMALS[state.animal]}"))
    asked = said(GAME.asked(state))
    assert asked == f"{acting}: place a pawn on the action display, or retrieve all of your pawns."
    assert said(GAME.question(state)) == "Place a pawn on the action display, or retrieve all of your pawns."
    assert said(GAME.seat_name(state, state.to_move())) != acting


# --- cards and traits --------------------------------------------------------------------------


def with_card(state: Marine, card: str, **values: int) -> Marine:
    """The state with other components, as a pack would give."""
    state.components = copy.deepcopy(state.components)
    for column, value in values.items():
        getattr(state.components, column)[CARDS.index(card)] = value
    return state


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_words(card: str) -> None:
    text = said(view.card_text(start(), CARDS.index(card)))
    assert text.endswith(".")
    assert "nothing" not in text


def test_a_card_says_the_amount_of_its_pack() -> None:
    state = with_card(start(), "fertile", amount=2)
    assert "gain 2 VP for each species" in said(view.card_text(state, CARDS.index("fertile")))


def test_a_card_says_the_effect_of_its_pack() -> None:
    effect = EFFECTS["vp_per_tile_with_element"]
    state = with_card(start(), "omnivore", effect=effect, amount=3, element=ELEMENTS.index("sun"))
    text = said(view.card_text(state, CARDS.index("omnivore")))
    assert text == "Gain 3 VP for each tile you occupy that has sun."


def test_disease_says_whom_it_strikes() -> None:
    all_of_them = said(view.card_text(with_card(start(), "disease", amount=0), CARDS.index("disease")))
    some_of_them = said(view.card_text(start(), CARDS.index("disease")))
    assert all_of_them == "Each opposing animal loses a disk of its choice."
    assert some_of_them == "Each opposing animal with more elements than yours loses a disk of its choice."


def test_a_card_says_when_each_of_its_parts_works() -> None:
    assert said(view.card_text(start(), CARDS.index("marine_snow"))) == (
        "Entering play: Score every ocean tile. Nobody wins a card."
        " When chosen: Score every ocean tile. Nobody wins a card."
    )


@pytest.mark.parametrize("trait", TRAITS)
def test_a_trait_says_its_number(trait: str) -> None:
    state = start()
    amount = state.components.trait_amount[TRAITS.index(trait)]
    silent = {"ancient_lineage", "camouflage", "hadopelagic"}  # the number is one, and the words say "a species"
    text = said(view.trait_text(state, TRAITS.index(trait)))
    assert (str(amount) in text) == (amount > 0 and trait not in silent)
