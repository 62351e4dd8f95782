"""The pictures of every game: whole, safe, honest about what is hidden."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import FrameType
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.pictures import SVG, THEMES, ids, played, position, thing
from tests.kit.legible import flaws, too_small
from tests.locales import LANGUAGES, files_of, needs

from phylarium.kernel import SPECTATOR, HiddenState, State, Value, registry, seeded, words
from phylarium.kit.layout import Drawing, Layout
from phylarium.kit.scene import Watched, WatchedRow
from phylarium.kit.style import Theme

GAMES = registry.games()


@dataclass(frozen=True)
class Sample:
    """What of a game is looked at."""

    settings: list[tuple[int, dict[str, Value]]]
    every: int
    """Positions of those games are this many actions apart."""

    common: set[str]
    """What is chosen in each of them."""

    rare: set[str]
    """What is seldom chosen."""

    number: int
    """A position of a four-player game: after so many actions."""

    mark: str
    """A target that is on the table then."""

    rare_options: dict[str, Value]


LOOKS = {
    "genesis": Sample(
        settings=[
            (1, {}),
            (2, {"introductory": True}),
            (3, {"cooperative": True, "macro_variant": True}),
            (4, {"length": "short", "crystal": True}),
            (4, {"macro_variant": True}),
        ],
        every=7,
        common={"word"},
        rare={
            *("biont", "cube", "settle", "move", "enzyme", "antioxidant", "mutation", "buy", "spend", "die", "face"),
            *("promote", "spend-two", "roil"),
        },
        number=60,
        mark="row-ocean",
        rare_options={},
    ),
    "marine": Sample(
        settings=[
            (2, {"two_animals": True}),
            (3, {"superheroes": True, "random_earth": True}),
            (4, {"length": "short"}),
            (4, {"alternate_displays": True, "animals": "random"}),
        ],
        every=19,
        common={"word", "place", "hex"},
        rare={"corner", "element", "stack", "animal", "terrain", "card", "trait", "number"},
        number=80,
        mark="hex-D4",
        rare_options={},
    ),
    "megafauna1": Sample(
        settings=[
            (1, {}),
            (2, {"upper_display": False, "roadrunner_action": True, "genetic_drift": True}),
            (3, {"on_with_cenozoic": True}),
            (4, {"genetic_drift": True}),
        ],
        every=9,
        common={"card", "develop"},
        rare={"word", "resize", "branch", "species", "place", "face", "inherit", "size", "drift", "track"},
        number=60,
        mark="place-T2-hunt",
        rare_options={"genetic_drift": True, "roadrunner_action": True},
    ),
    "megafauna2": Sample(
        settings=[
            (2, {"rules": "tooth_and_claw"}),
            (3, {"historical": True, "chicxulub": True}),
            (4, {"apomorphies": True}),
            (3, {"planet": "venus"}),
        ],
        every=9,
        common={"word", "mutate", "populate"},
        rare={"promote", "shape", "place", "biome", "reservoir", "species", "organ", "card"},
        number=60,
        mark="place-siberia-c-herbivore",
        rare_options={},
    ),
    "mesofauna": Sample(
        settings=[
            (1, {}),
            (2, {"stage": "caterpillar"}),
            (3, {"stage": "cocoon"}),
            (4, {}),
            (5, {}),
        ],
        every=9,
        common={"word", "mutate"},
        rare={"promote", "speciate", "populate", "place", "spot", "craton", "organ", "card"},
        number=60,
        mark="slot-darwin-2",
        rare_options={},
    ),
}


def drawing(name: str) -> Drawing[Any, Any]:
    found = import_module(f"phylarium.games.{name}.shown.drawing").DRAWING
    assert isinstance(found, Drawing)
    return found


@cache
def shown(name: str) -> State:
    """A position to look at; nobody may change it."""
    return position(registry.game(name), State, LOOKS[name].number)


def test_every_game_is_looked_at() -> None:
    assert sorted(LOOKS) == sorted(GAMES)


@pytest.mark.parametrize(
    ("name", "seats", "options"), [(name, *setting) for name in LOOKS for setting in LOOKS[name].settings]
)
def test_every_legal_action_has_its_target_in_the_picture(name: str, seats: int, options: dict[str, Value]) -> None:
    game, draw = registry.game(name), drawing(name).draw
    asked = set()
    for state in played(game, State, seats, options, "targets", LOOKS[name].every):
        picture = draw(state, max(0, state.to_move()))
        there = ids(picture)
        assert len(there) == len(set(there)), "ids must be unique"
        marked = {e.get("id") for e in ElementTree.fromstring(picture).iter() if "yours" in e.get("class", "").split()}
        assert marked == {game.vocabulary.target(action) for action in state.legal()}
        asked |= {game.vocabulary.block(action).name for action in state.legal()}
    assert LOOKS[name].common <= asked, "the game was too dull to show this"


@pytest.mark.parametrize("name", LOOKS)
def test_every_decision_with_rare_choices_is_drawn(name: str) -> None:
    """Some things are seldom chosen; find each and look."""
    game, draw = registry.game(name), drawing(name).draw
    wanted = set(LOOKS[name].rare)
    for seed in range(20):
        for state in played(game, State, 4, LOOKS[name].rare_options, f"rare {seed}"):
            here = {game.vocabulary.block(action).name for action in state.legal()} & wanted
            if here:
                there = set(ids(draw(state, state.to_move(), layout="tall")))
                assert {game.vocabulary.target(action) for action in state.legal()} <= there
                wanted -= here
        if not wanted:
            return
    raise AssertionError(f"nobody was asked for {wanted}")


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("theme", [*THEMES, None])
@pytest.mark.parametrize("name", LOOKS)
def test_pictures_are_safe_and_repeatable(name: str, layout: Layout, theme: Theme | None) -> None:
    draw, state = drawing(name).draw, shown(name)
    picture = draw(state, 1, theme=theme, layout=layout)
    assert picture == draw(state, 1, theme=theme, layout=layout)
    assert not re.search(r"<script|<image|<foreignObject|\shref=|\son\w+=|url\(|@import|\sstyle=", picture)
    # Only the name of the SVG language itself is an address.
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    assert ("var(--ph-" in picture) == (theme is None)


@pytest.mark.parametrize("name", LOOKS)
def test_drawing_changes_nothing(name: str) -> None:
    state = shown(name).clone()
    before = state.clone()
    drawing(name).draw(state, 0)
    assert state.view(0) == before.view(0)
    assert state.legal() == before.legal()


@pytest.mark.parametrize("name", LOOKS)
def test_states_that_differ_in_secrets_look_the_same(name: str) -> None:
    draw = drawing(name).draw
    for state in played(registry.game(name), State, 4, {}, "hidden", LOOKS[name].every * 7):
        for seat in (0, 3, SPECTATOR):
            seen = draw(state, seat)
            observation = state.observation(seat)
            assert draw(observation.state, seat) == seen
            for seed in ("one", "two"):
                assert draw(observation.sample(seeded(seed)), seat) == seen


@pytest.mark.parametrize("name", LOOKS)
def test_a_view_of_another_seat_cannot_be_drawn(name: str) -> None:
    masked = shown(name).masked(2)
    with pytest.raises(HiddenState):
        drawing(name).draw(masked, 1)


@pytest.mark.parametrize("name", LOOKS)
def test_nothing_is_marked_for_those_who_do_not_decide(name: str) -> None:
    state = shown(name)
    for seat in (SPECTATOR, *(seat for seat in range(4) if seat != state.to_move())):
        assert 'class="target yours' not in drawing(name).draw(state, seat)


@pytest.mark.parametrize("name", LOOKS)
def test_highlight_can_be_chosen(name: str) -> None:
    mark = LOOKS[name].mark
    picture = drawing(name).draw(shown(name), SPECTATOR, highlight=[mark])
    assert "yours" in thing(picture, mark).get("class", "").split()
    assert picture.count("target yours") == 1


@pytest.mark.parametrize("name", LOOKS)
def test_pieces_of_the_page_are_what_a_fresh_drawing_gives(name: str) -> None:
    """The table keeps parts by what they show; none may be taken for another."""
    game, drawn = registry.game(name), drawing(name)
    for state in played(game, State, 3, {}, "kept", LOOKS[name].every):
        masked = state.masked(SPECTATOR)
        kept = game.pieces(masked, SPECTATOR)
        assert "board" in kept
        drawn.scene.kept.clear()
        assert game.pieces(masked, SPECTATOR) == kept


@pytest.mark.parametrize("name", LOOKS)
def test_a_finished_game_is_drawn(name: str) -> None:
    *_, state = played(registry.game(name), State, 3, {}, "end", every=1000)
    assert state.over()
    picture = drawing(name).draw(state, SPECTATOR)
    assert "The game is over." in picture
    assert "target yours" not in picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", LOOKS)
def test_the_cover_is_a_picture_of_its_own(name: str, theme: Theme) -> None:
    cover = registry.game(name).cover(theme)
    assert ElementTree.fromstring(cover).tag == f"{SVG}svg"
    assert "var(--ph-" not in cover


# --- what can be read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "options"), [(name, *setting) for name in LOOKS for setting in LOOKS[name].settings]
)
def test_every_text_can_be_read(name: str, seats: int, options: dict[str, Value]) -> None:
    """No two texts overlap, none leaves its box, none lies under or across a figure, none of a piece is too small."""
    wrong, checked = hard_to_read(name, seats, options, words.SOURCE, LOOKS[name].every * 2)
    assert wrong == set()
    assert checked > 20


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != words.PSEUDO])
@pytest.mark.parametrize(
    ("name", "seats", "options"), [(name, *setting) for name in LOOKS for setting in LOOKS[name].settings]
)
def test_every_text_can_be_read_in_every_language(
    name: str, seats: int, options: dict[str, Value], language: str
) -> None:
    """The same pictures with the words of another language, at fewer positions."""
    needs(language, *files_of(name))
    wrong, checked = hard_to_read(name, seats, options, language, LOOKS[name].every * 8)
    assert wrong == set()
    assert checked > 10


def hard_to_read(name: str, seats: int, options: dict[str, Value], language: str, every: int) -> tuple[set[str], int]:
    """What cannot be read in the pictures of a random game, and how many of them were looked at."""
    game, drawn = registry.game(name), drawing(name)
    checked: set[str] = set()
    wrong: set[str] = set()
    for i, state in enumerate(played(game, State, seats, options, "legible", every)):
        seat = SPECTATOR if i % 3 == 2 else i % seats
        shown = [*game.pieces(state.masked(seat), seat, language).values()]
        for piece in shown:
            if piece not in checked:
                wrong |= set(too_small(piece))
        if i % 5 == 0 or state.over():
            mover = max(0, state.to_move())
            shown += [drawn.draw(state, mover, layout=layout, language=language) for layout in ("wide", "tall")]
        for picture in shown:
            if picture not in checked:
                checked.add(picture)
                wrong |= set(flaws(picture, drawn.style))
    return wrong, len(checked)


@pytest.mark.parametrize("language", [words.SOURCE, *(language for language in LANGUAGES if language != words.PSEUDO)])
@pytest.mark.parametrize("name", LOOKS)
def test_every_text_of_the_cover_can_be_read(name: str, language: str) -> None:
    needs(language, *files_of(name))
    assert flaws(registry.game(name).cover("light", language), drawing(name).style) == []


@pytest.mark.parametrize("name", LOOKS)
def test_the_rules_are_never_handed_a_state_that_is_watched(name: str) -> None:
    """Where the rules are compiled they take states and nothing else, so a picture asks them by way of its scene."""
    handed: set[str] = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and "/rules/" in code.co_filename:
            given = [frame.f_locals.get(argument) for argument in code.co_varnames[: code.co_argcount]]
            if any(isinstance(value, Watched | WatchedRow) for value in given):
                handed.add(f"{code.co_filename.rpartition('/')[2]} {code.co_name}")

    game, drawn = registry.game(name), drawing(name)
    drawn.scene.kept.clear()
    for state in played(game, State, 4, LOOKS[name].rare_options, "watched", LOOKS[name].every * 2):
        masked = state.masked(0)
        sys.setprofile(watch)
        try:
            game.pieces(masked, 0)
        finally:
            sys.setprofile(None)
    assert handed == set()
