"""The position in a terminal."""

from __future__ import annotations

from tests.games.megafauna2.positions import bare, biome, disk, give_face, lay, put, quiet, speak, tool

from phylarium.games.megafauna2.rules import drift
from phylarium.games.megafauna2.rules.board import CRATONS, EAST
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown import text
from phylarium.kernel.engine import SPECTATOR


def page(state: Megafauna) -> str:
    masked = state.masked(SPECTATOR)
    assert isinstance(masked, Megafauna)
    return text.board(masked, SPECTATOR, colour=False)


def cell(state: Megafauna, where: str) -> str:
    return text.MegafaunaPage(state, SPECTATOR, "en", False).cell(biome(where))


def test_the_map_at_the_start() -> None:
    shown = page(quiet(historical=True))
    lines = shown.splitlines()
    top = next(i for i, line in enumerate(lines) if "Laurentia" in line)
    assert lines[top : top + 4] == [
        "      Laurentia                Baltica                  Siberia",
        '3+<      ~..   "..   (o)          %..   ~..   (o)          %Ba   "..   (o)',
        '4+<   "..   *..   %Oa   ( )    ~..   *..   %..   ( )    "..   ^..   "..   ( )',
        '5+       ~..   "..   @..          "..   "Ga   @..          ~..   ~..   @..',
    ]
    assert "Gondwana" in lines[top + 5], "there is no room for a fourth beside them"


def test_a_hex_shows_its_ground_and_who_grazes_and_hunts() -> None:
    state = bare("orange", "white")
    disk(state, "laurentia-c", "green")
    put(state, "orange-armored", "laurentia-c")
    put(state, "white-flyer", "laurentia-c-carnivore")
    assert cell(state, "laurentia-c") == "&OrWf"
    assert cell(state, "laurentia-nw") == "~.."
    assert cell(state, "laurentia-north-shelf") == "(o)"
    assert cell(state, "laurentia-middle-shelf") == "( )"
    assert cell(state, "laurentia-south-shelf") == "@.."


def test_cratons_that_collided_are_one_landmass() -> None:
    state = quiet(historical=True)
    drift.collide(state, CRATONS.index("laurentia"), CRATONS.index("baltica"), EAST)
    assert "Laurentia+Baltica" in page(state)


def test_the_endangered_are_listed() -> None:
    state = bare("orange", "white")
    lay(state, "orange-archetype", "laurentia-e-carnivore")
    assert "Endangered Oa hunting in the east of Laurentia" in page(state)


def test_species_show_their_cards_emotions_and_tools() -> None:
    state = bare("orange", "white")
    put(state, "orange-archetype", "laurentia-e", basal="r")
    give_face(state, "orange-archetype", "brood_pouch-a")
    speak(state, "orange-archetype")
    tool(state, "orange-archetype", "net")
    shown = page(state)
    assert "Marsupium (1 blue)" in shown
    assert "Net" in shown
    assert "  =" in shown, "cards of the personality are marked"
    assert " Oa size 1 1 red, 1 blue" in shown


def test_tooth_and_claw_has_no_climate_on_the_page() -> None:
    assert "Climate" not in page(quiet("orange", "white", rules="tooth_and_claw"))
    assert "Climate" in page(quiet("orange", "white"))


def test_a_lazarus_is_told() -> None:
    state = bare("orange", "white")
    assert page(state).count("no creeple lives") == 2
