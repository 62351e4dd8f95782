"""The position in a terminal."""

from __future__ import annotations

from tests.games.megafauna1 import situation as at

from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown import text
from phylarium.kernel.engine import SPECTATOR


def page(state: Megafauna) -> str:
    masked = state.masked(SPECTATOR)
    assert isinstance(masked, Megafauna)
    return text.board(masked, SPECTATOR, colour=False)


def test_every_habitat_is_on_the_map() -> None:
    shown = page(at.quiet("red", "orange"))
    assert all(name in shown for name in HABITATS)


def test_a_habitat_shows_climax_niche_needs_and_who_is_there() -> None:
    state = at.quiet("red", "orange")
    at.lay(state, "calamites_thicket", "T3")
    at.put(state, "red-dino", "T3-biome")
    at.put(state, "orange-bat", "T3-hunt", size=1)
    at.invade(state, "voles", "T3-husk")
    cell = text.MegafaunaPage(state, SPECTATOR, "en", False).habitat(at.habitat("T3"))
    assert cell == ["T3.18 I", "Calamites Th", "B+N", "!Ob", "=Rd", "uVoles"]


def test_grounds_have_their_signs() -> None:
    state = at.quiet("red", "orange")
    at.bare(state)
    head = text.MegafaunaPage(state, SPECTATOR, "en", False).habitat
    assert head(at.habitat("A0"))[0] == "A0.2"
    assert head(at.habitat("H0"))[0] == "H0^2"
    at.greenhouse(state, "1600")
    assert head(at.habitat("A0"))[0] == "A0~2"
    at.lay(state, "ginkgo_woodland", "A3")
    at.greenhouse(state, "200")
    assert head(at.habitat("A3"))[:2] == ["A3*130", "Ginkgo Woodl"]


def test_cards_show_price_and_genes() -> None:
    state = at.quiet("red", "orange")
    at.display(state, "anteater_tongue", "spines", "bloodhound_nose", "carnosaurs-mesonychids", "digging_claws")
    at.on_cards(state, 1, 2, 0, 0, 0)
    shown = page(state).splitlines()
    assert " 0 (1 gene on it) Anteater Tongue: II, sizes 1 to 2" in shown
    assert " 1 (2 genes on it) Spines: AA, size 1" in shown
    assert " 4 Digging Claws: IN, sizes 1 to 2, natural history" in shown


def test_the_lower_display_says_how_many_rounds_were_waited() -> None:
    state = at.quiet("red", "orange")
    at.turn(state, "red")
    state.stagnant = 7
    assert "Lower display: buying here brings an event (waited 3 of 20 rounds)" in page(state).splitlines()
