"""The position in a terminal."""

from __future__ import annotations

from tests.games.mesofauna.positions import (
    card,
    colour,
    empty,
    flower,
    give,
    lay,
    organs,
    portrait,
    put,
    quiet,
    turned,
    zombie,
)

from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown import text
from phylarium.kernel.engine import SPECTATOR


def page(state: Mesofauna) -> str:
    return text.board(state.masked(SPECTATOR), SPECTATOR, colour=False)


def test_the_map_shows_each_hex_by_its_craton_its_ground_and_its_flower() -> None:
    state = quiet("pink", "blue")
    flower(state, "1a")
    turned(state, "2", "wet")
    lay(state, "5", "adrift")
    lines = page(state).splitlines()
    assert lines[3:8] == [
        "  2%               5%",
        '2"  2~  3"       5"  5"',
        '  1"* 3%  3"',
        '1%  1"  4"',
        '      4"  4~',
    ]
    assert "each hex: its craton, ground, flower" in page(state)


def test_who_lives_where_is_told_hex_by_hex() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    put(state, "blue-flyer", "1a carnivore")
    put(state, "blue-parasite", "1a on_herbivore")
    flower(state, "1a")
    shown = page(state)
    assert "the top of craton 1 (weeds) with a flower:" in shown
    assert "Pa herbivore Lp parasite of the herbivore Lf carnivore" in " ".join(shown.split())
    assert "Pa Pink archetype" in shown
    assert "Lf Blue flyer" in shown


def test_a_player_with_species_cards_and_zombies() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", "1b", basal="g")
    put(state, "blue-archetype", "2b")
    put(state, "pink-parasite", "2b on_herbivore")
    give(state, "pink-archetype", "ocelli")
    portrait(state, "pink-archetype", "allometric_mandibles-a", "bug_tail_spine-a")
    zombie(state, "blue-archetype", "pink-archetype")
    state.fossils[colour("pink")] = 2
    shown = " ".join(page(state).split())
    assert "Pink 6 points 2 fossils parasites live on Blue" in shown
    assert "Pa 2 red, 1 yellow, 1 green" in shown
    assert "2 living, 8 unborn 1 zombie" in shown
    assert "=Samurai caste (1 red)" in shown
    assert "pheromones: 1 yellow" in shown


def test_what_the_stage_adds() -> None:
    race = page(quiet("pink", "blue", stage="caterpillar"))
    assert "the first with 12 points wins" in race
    assert "fossil" not in race
    butterfly = page(quiet("pink", "blue"))
    assert "4 dice for a mutagen" in butterfly
    assert "turned up:" in butterfly
    assert "order of play: Blue, Pink" in butterfly
    alone = page(quiet(stage="queen_bee"))
    assert "8 fossils in the formation" in alone
    assert "Queen Bee" in alone
    combined = empty("pink", "green", stage="combined")
    organs(combined, "green-archetype", "g")
    combined.tool_at[0] = 24
    portrait(combined, "green-archetype", "midgut_caeca-b", bare=True)
    combined.monster_on[card("midgut_caeca")] = 1
    shown = page(combined)
    assert "(green monster)" in shown
    assert "the Darwin row of Megafauna" in shown
    assert "size 1" in shown
    assert "Diving bell" in shown


def test_before_anything_lies_there_is_a_page_too() -> None:
    state = GAME.prepared(2, {"stage": "butterfly"})
    assert text.board(state, SPECTATOR, colour=False).startswith("Set-up")
    lost = quiet("pink", "blue", stage="caterpillar")
    lost.out = 1
    assert "out of the game" in page(lost)
    lost = quiet("pink", "blue")
    lost.active = 0
    assert "no creeple lives" in page(lost)
