"""Lessons in the terminal: from card to card, left into the same game, taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from phylarium.kernel import registry
from phylarium.lessons import Walk, lesson_of, lessons_of


def learn(call: Call, *lines: str, lesson: str = "") -> str:
    result = call("learn", "marine", *lesson.split(), typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.output


def answers(game: str) -> list[str]:
    """What somebody types who follows a lesson to its end."""
    walk, lines = Walk(lesson_of(game)), []
    while not walk.over:
        place = walk.arrive()
        if place.reads:
            lines.append("")
            walk.go_on()
        else:
            action = place.asks[0] if place.asks else walk.match.state.legal()[0]
            lines.append(walk.lesson.game.vocabulary.name(action))
            walk.act(action)
    return lines


def kept(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "lessons" / "marine-first.json"


def test_a_card_says_its_words_what_to_look_at_and_what_to_choose(bare: Call) -> None:
    shown = learn(bare, "", "animal:fishes")
    assert "Step 1 of 19" in shown
    assert "Welcome to the sea." in shown
    assert "Choose: Fishes" in shown
    assert "[setup.J]" in shown
    assert "Look at: Ram Feeder" in shown


@pytest.mark.parametrize("game", registry.games())
def test_a_whole_lesson_by_piped_input(bare: Call, tmp_path: Path, game: str) -> None:
    result = bare("learn", game, typed="".join(f"{line}\n" for line in [*answers(game), "quit", "n"]))
    assert result.exit_code == 0, result.output
    assert "That was the lesson. The game is yours" in result.output
    assert not kept(tmp_path).exists()


def test_what_is_not_asked_for_is_not_done(bare: Call) -> None:
    shown = learn(bare, "fishes", "next", "next", "1", "animal:reptiles", "quit")
    assert "Press Enter to go on" in shown
    assert shown.count("the coach waits for something else") == 3
    assert "Step 3" not in shown


def test_commands_work_while_there_is_only_something_to_read(bare: Call) -> None:
    shown = learn(bare, "help", "board", "log", "scores", "rule setup.J", "quit")
    assert "play on in the same game, without the coach" in shown
    assert "[setup.J] " in shown
    assert "Step 2" not in shown


def test_a_lesson_goes_on_where_it_was_left(bare: Call, tmp_path: Path) -> None:
    learn(bare, "", "animal:fishes", "quit")
    assert json.loads(kept(tmp_path).read_text())["actions"] == ["animal:fishes", "animal:reptiles"]
    shown = learn(bare, "quit")
    assert "the lesson goes on where you left it" in shown
    assert "Step 3 of 19" in shown
    assert "Step 1 of 19" in learn(bare, "again", "quit")
    learn(bare, "", "animal:fishes", "quit")
    assert "Step 1 of 19" in learn(bare, "quit", lesson="first --again")


def test_a_lesson_is_left_into_the_same_game_and_taken_up_again(bare: Call, tmp_path: Path) -> None:
    shown = learn(bare, "", "leave", "animal:crustaceans", "lesson", "animal:fishes", "quit")
    assert "You play on without the coach." in shown
    assert "The coach is back." in shown
    assert shown.index("→ Crustaceans") < shown.index("The coach is back.") < shown.index("→ Fishes")
    assert "Step 3 of 19" in shown


def test_a_game_that_a_lesson_was_left_into_is_saved_as_any_other(bare: Call, tmp_path: Path) -> None:
    shown = learn(bare, "", "leave", "animal:crustaceans", "quit", str(tmp_path / "mine.json"))
    assert "Saved" in shown
    record = json.loads((tmp_path / "mine.json").read_text())
    assert record["seed"] == "reef-804"
    assert record["actions"][0] == "animal:crustaceans"
    assert "Step 2 of 19" in learn(bare, "quit"), "the lesson is still where it was left"


def test_an_answer_can_be_taken_back(bare: Call) -> None:
    steps = ["", "animal:fishes", "trait:ram_feeder", "", "", "place:basic@speciation-3"]
    shown = learn(bare, *steps, "undo", "quit")
    assert shown.count("Step 7 of 19") == 1
    assert shown.count("Step 6 of 19") == 2


@pytest.mark.parametrize(
    "text", ['{"rules_version":"0","step":1,"actions":[]}', '{"rules_version":"2","step":99,"actions":[]}',
             '{"rules_version":"2","step":1,"actions":["hex:A1"]}'],
)  # fmt: skip
def test_a_place_that_is_no_more_is_forgotten(bare: Call, tmp_path: Path, text: str) -> None:
    kept(tmp_path).parent.mkdir(parents=True)
    kept(tmp_path).write_text(text)
    assert "Step 1 of 19" in learn(bare, "quit")


def test_a_damaged_place_is_said(bare: Call, tmp_path: Path) -> None:
    kept(tmp_path).parent.mkdir(parents=True)
    kept(tmp_path).write_text("{")
    result = bare("learn", "marine")
    assert result.exit_code == 2
    assert "marine-first.json" in result.stderr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("learn marin", "did you mean marine?"),
        ("learn marine frist", "marine has no lesson 'frist'; did you mean first?"),
        ("learn", "Missing argument 'GAME'"),
    ],
)
def test_what_cannot_be_learnt_is_refused(bare: Call, line: str, said: str) -> None:
    result = bare(*line.split())
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_game_without_lessons_says_so(call: Call) -> None:
    result = call("learn", "tidepool")
    assert result.exit_code == 2
    assert "tidepool has no lessons" in result.stderr


def test_lessons_are_listed(bare: Call) -> None:
    shown = bare("lessons")
    assert shown.exit_code == 0
    assert "Your first game: a round with Fishes" in shown.output
    assert "19 steps" in shown.output


def test_lessons_as_data(bare: Call) -> None:
    told = json.loads(bare("lessons", "--json").stdout)
    assert list(told) == registry.games()
    for game, lessons in told.items():
        assert [lesson["name"] for lesson in lessons] == [lesson.name for lesson in lessons_of(game)]
        assert all(list(lesson) == ["name", "steps", "words", "clicks"] for lesson in lessons)
    assert told["marine"][0]["name"] == "first"
