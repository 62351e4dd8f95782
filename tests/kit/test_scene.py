"""Scenes: words, and parts that are kept by what they read."""

from __future__ import annotations

import random
import sys
from collections.abc import Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import pytest

from phylarium.games.marine import GAME
from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.drawing import DRAWING
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.message import Message
from phylarium.kit.kept import FIELD, ITEM, Kept, Memory, Part, Undetermined
from phylarium.kit.scene import listed, row, seen
from phylarium.kit.svg import Markup


class Told(MarineScene):
    """A scene with parts of its own, which say when they are drawn."""

    kept = Kept(100)
    drawn: ClassVar[list[str]] = []

    @seen
    def is_rich(self, animal: int) -> bool:
        return self.state.vp[animal] > 10

    @row
    def riches(self) -> Sequence[int]:
        self.drawn.append("riches")
        return [points // 10 for points in self.state.vp]


def start() -> Marine:
    state = GAME.start(4, {"animals": "random"}, "scene")
    assert isinstance(state, Marine)
    Told.kept.clear()
    Told.drawn.clear()
    return state


def points(scene: Told, animal: int) -> Markup:
    scene.drawn.append(f"points {animal}")
    return Markup(f"{scene.s.vp[animal]}")


def table(scene: Told) -> Markup:
    scene.drawn.append("table")
    return Markup(" ".join([scene.part(points, animal) for animal in range(4)]) + f" {scene.s.round}")


def look(state: Marine, seat: int = SPECTATOR) -> list[str]:
    """What is drawn anew."""
    Told.drawn.clear()
    Told(state, seat).part(table)
    return list(Told.drawn)


def test_a_part_is_drawn_once_as_long_as_nothing_that_it_reads_changes() -> None:
    state = start()
    assert look(state) == ["table", *(f"points {animal}" for animal in range(4))]
    assert look(state) == []
    assert look(state, 2) == [], "viewers share what looks the same"
    state.pool[1] += 1
    assert look(state) == [], "nobody reads the gene pool"


def test_only_what_has_changed_is_drawn_and_what_holds_it() -> None:
    state = start()
    look(state)
    state.vp[2] += 5
    assert look(state) == ["table", "points 2"]
    assert Told(state, SPECTATOR).part(table) == f"0 0 5 0 {state.round}"
    state.vp[2] -= 5
    assert look(state) == [], "what was drawn before is still there"
    state.round += 1
    assert look(state) == ["table"]


def test_what_is_read_may_depend_on_what_was_found() -> None:
    def winner(scene: Told) -> str:
        best = max(range(4), key=lambda animal: scene.s.vp[animal])
        scene.drawn.append("winner")
        return f"{best} {scene.s.pool[best]}"

    state = start()
    state.vp[:] = [1, 2, 3, 4]
    assert Told(state, SPECTATOR).part(winner) == f"3 {state.pool[3]}"
    state.pool[0] += 1
    Told(state, SPECTATOR).part(winner)
    assert Told.drawn == ["winner"]
    state.vp[0] = 9
    assert Told(state, SPECTATOR).part(winner) == f"0 {state.pool[0]}"
    state.pool[0] += 1
    assert Told(state, SPECTATOR).part(winner) == f"0 {state.pool[0]}"
    assert len(Told.drawn) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_scene_or_a_rule_says_is_read_as_well(seat: int) -> None:
    def told(scene: Told) -> str:
        scene.drawn.append("told")
        own = [scene.is_own(owner) for owner in range(4)]
        return f"{own} {scene.is_rich(0)} {scene.ask(richest)} {scene.s.has(0, 1)} {len(scene.s.vp)} {scene.s.vp[1:3]}"

    state = start()
    first = Told(state, seat).part(told)
    state.vp[3] = 1
    assert Told(state, seat).part(told) == first.replace(" 0 ", " 3 ", 1)
    state.vp[0] = 11
    assert "True 0" in Told(state, seat).part(told)
    assert Told(state, 3).part(told) != Told(state, seat).part(told)
    count = len(Told.drawn)
    state.vp[0] += 1
    Told(state, seat).part(told)
    assert len(Told.drawn) == count, "nothing that it asks is answered otherwise"


def richest(state: Marine) -> int:
    return state.vp.index(max(state.vp))


def test_languages_are_kept_apart() -> None:
    state = start()
    Told(state, SPECTATOR).part(table)
    Told(state, SPECTATOR, language="fr").part(table)
    assert Told.drawn.count("table") == 2


def test_the_oldest_parts_are_forgotten() -> None:
    kept: Kept[str] = Kept(3)
    scene = Told(start(), SPECTATOR)
    for name in "abcdefg":
        kept.put(name, Part(name, {(FIELD, "round"): scene.state.round}))
        assert kept.get("a" if name < "d" else name, scene) is not None
    found = kept.get("g", scene)
    assert found is not None
    assert found.drawn == "g"
    assert kept.get("a", scene) is None


def test_a_part_that_reads_at_random_is_found_out() -> None:
    kept: Kept[str] = Kept(99)
    kept.put("part", Part("one", {(FIELD, "round"): 1, (ITEM, "vp", 0): 0}))
    kept.put("part", Part("two", {(FIELD, "round"): 2, (ITEM, "vp", 3): 0}))
    with pytest.raises(Undetermined):
        kept.put("part", Part("three", {(FIELD, "turn"): 2}))
    with pytest.raises(Undetermined):
        kept.put("part", Part("four", {(FIELD, "round"): 2, (ITEM, "vp", 1): 0}))


def remembering(state: Marine, remembered: dict[Hashable, Any], seat: int = SPECTATOR) -> list[str]:
    """What is drawn anew where the table remembers its last picture, and nothing else is kept."""
    Told.kept.clear()
    Told.drawn.clear()
    Told(state, seat, memory=Memory(remembered)).part(table)
    return list(Told.drawn)


def test_a_table_remembers_its_last_picture() -> None:
    state = start()
    remembered: dict[Hashable, Any] = {}
    assert remembering(state, remembered) == ["table", *(f"points {animal}" for animal in range(4))]
    assert remembering(state, remembered) == []
    state.vp[2] += 5
    assert remembering(state, remembered, 1) == ["table", "points 2"]
    assert remembering(state, remembered) == [], "viewers share what looks the same"
    state.round += 1
    assert remembering(state, remembered) == ["table"]
    state.vp[2] -= 5
    state.round -= 1
    assert Told(state, 1, memory=Memory(remembered)).part(table) == f"0 0 0 0 {state.round}"


def test_what_was_read_only_because_of_something_else_need_not_be_there_any_more() -> None:
    def last(scene: Told) -> str:
        return f"{scene.s.discard[-1]}" if len(scene.s.discard) else "none"

    state = start()
    remembered: dict[Hashable, Any] = {}
    state.discard[:] = [7]
    assert Told(state, SPECTATOR, memory=Memory(remembered)).part(last) == "7"
    state.discard.clear()
    assert Told(state, SPECTATOR, memory=Memory(remembered)).part(last) == "none"
    state.discard[:] = [7, 8]
    assert Told(state, SPECTATOR, memory=Memory(remembered)).part(last) == "8"


@pytest.mark.parametrize("way", ["one by one", "each", "each within a part"])
def test_a_part_that_is_taken_as_it_was_is_still_watched(way: str) -> None:
    """A piece that is drawn anew takes most of its parts from the last picture: what those read counts as before."""

    def asking(scene: Told, animal: int) -> str:
        scene.drawn.append(f"asking {animal}")
        return f"{scene.is_rich(animal)} {scene.riches[animal]} {scene.s.pool[animal]}"

    def within(scene: Told) -> str:
        return " ".join(scene.each(asking, range(4)))

    def asked(scene: Told) -> str:
        if way == "each":
            return " ".join(scene.each(asking, range(4)))
        if way == "each within a part":
            return f"{scene.part(within)} {scene.s.round}"
        return " ".join([scene.part(asking, animal) for animal in range(4)])

    def drawn_anew() -> list[str]:
        Told.kept.clear()
        Told.drawn.clear()
        found.append(Told(state, SPECTATOR, memory=Memory(remembered)).part(asked))
        return [name for name in Told.drawn if name != "riches"]

    state = start()
    remembered: dict[Hashable, Any] = {}
    found: list[str] = []
    state.pool[:] = [1, 2, 3, 4]
    assert drawn_anew() == [f"asking {animal}" for animal in range(4)]
    # Three times, so that each part was taken as it was after another one was drawn, and then changes itself.
    for again in range(1, 4):
        state.pool[0] += 1
        assert drawn_anew() == ["asking 0"], "by a field"
        state.vp[1] = 11 * (again % 2)
        assert drawn_anew() == ["asking 1"], "by what the scene says"
        state.vp[2] = 10 + 10 * again
        assert drawn_anew() == ["asking 2"], "by a row"
        state.vp[2] += 1
        assert drawn_anew() == [], "which is the same"
        state.round += 1
        assert drawn_anew() == [], "what holds them"
    Told.kept.clear()
    assert found[-1] == Told(state, SPECTATOR).part(asked)


def test_many_parts_alike_look_as_they_do_one_by_one() -> None:
    state = start()
    state.vp[:] = [0, 10, 20, 30]
    scene = Told(state, SPECTATOR)
    assert scene.each(points, range(1, 4)) == [scene.part(points, animal) for animal in range(1, 4)]
    assert Told.drawn == ["points 1", "points 2", "points 3"]


def test_a_row_is_made_once_and_each_reads_its_part_of_it() -> None:
    def rich(scene: Told, animal: int) -> str:
        scene.drawn.append(f"rich {animal}")
        return f"{scene.riches[animal]} {scene.riches[animal : animal + 2]}"

    state = start()
    state.vp[:] = [0, 10, 20, 30]

    def told() -> list[str]:
        Told.drawn.clear()
        scene = Told(state, SPECTATOR)
        parts = [scene.part(rich, animal) for animal in range(3)]
        assert parts == [f"{a} {tuple(points // 10 for points in state.vp[a : a + 2])}" for a in range(3)]
        return list(Told.drawn)

    assert told() == ["rich 0", "riches", "rich 1", "rich 2"]
    state.vp[3] = 40
    assert told() == ["riches", "rich 2"]
    state.vp[0] = 9
    assert told() == ["riches"]


def test_words_are_messages_until_they_are_shown() -> None:
    scene = MarineScene(start(), SPECTATOR)
    two = listed([say.terrain(0), say.terrain(1)])
    assert isinstance(two, Message)
    assert scene.words(two) == f"{scene.words(say.terrain(0))}, {scene.words(say.terrain(1))}"
    assert scene.words(listed([])) == "nothing"
    assert scene.words(listed(["7"])) == "7"
    assert scene.title(say.terrain(0)) == scene.words(say.terrain(0)).capitalize()
    assert scene.lines(say.terrain(0), "x") == f"{scene.title(say.terrain(0))}\nX"


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("restless")
def test_several_threads_draw_at_once() -> None:
    """As a server does that is asked for the pictures of a guide while tables are looked at."""
    state, chance = start(), random.Random(1)
    states: list[Marine] = []
    while len(states) < 40:
        state.apply(chance.choice(state.legal()))
        if state.number % 3 == 0:
            states.append(state.clone())
    alone = [DRAWING.draw(state, state.to_move()) for state in states]
    for _ in range(8):
        MarineScene.kept.clear()
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(lambda state: DRAWING.draw(state, state.to_move()), states)) == alone
