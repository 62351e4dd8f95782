"""Every lesson of every game goes as it is written, and says what is there; one that does not is found out."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from phylarium.kernel import registry, words
from phylarium.lessons import Lesson, Step, lesson_of, lessons_of
from phylarium.lessons.check import CLICKS, STEPS, WORDS, problems
from phylarium.lessons.lesson import BrokenLesson, Script
from phylarium.lessons.reading import read

GAMES = registry.games()
LESSONS = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_game(game: str) -> None:
    assert lessons_of(game)
    assert lesson_of(game) is lessons_of(game)[0]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_sound(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert problems(lesson, guided=lesson is lesson_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_takes_ten_minutes(game: str) -> None:
    measured = lesson_of(game).measure()
    assert measured["steps"] in STEPS
    assert int(measured["words"]) < WORDS == 1200
    assert int(measured["clicks"]) < CLICKS == 40


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_the_lessons_are_those_of_their_steps(game: str) -> None:
    wanted = [lesson.title.id for lesson in lessons_of(game)]
    wanted += [lesson.message(n).id for lesson in lessons_of(game) for n in range(len(lesson.steps))]
    assert sorted(words.ids(f"{game}-lessons")) == sorted(wanted)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_card_is_a_card(game: str, name: str) -> None:
    """No card is longer than one can read beside a board, and none has a line break or a blank too many."""
    lesson = lesson_of(game, name)
    for number in range(len(lesson.steps)):
        text = lesson.say(lesson.message(number))
        assert len(text.split()) <= 75, lesson.steps[number].name
        assert not re.search(r"\n|  | $", text), lesson.steps[number].name


def test_the_table_of_the_lessons_in_the_documentation_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `([\w-]+)` \| .* \| (\d+) \| (\d+) \| (\d+) \|$", page, re.M)
    told = [(game, {"name": name, "steps": int(s), "words": int(w), "clicks": int(c)}) for game, name, s, w, c in rows]
    assert told == [(game, lesson.measure()) for game in GAMES for lesson in lessons_of(game)]


# --- a test of the test ------------------------------------------------------------------------


def changed(number: int, what: dict[str, object]) -> Lesson:
    """Marine's guided game with one step changed."""
    lesson = lesson_of("marine")
    steps = list(lesson.steps)
    steps[number] = msgspec.structs.replace(steps[number], **what)
    return Lesson(lesson.game, lesson.name, msgspec.structs.replace(lesson.script, steps=tuple(steps)))


def place(name: str) -> int:
    return [step.name for step in lesson_of("marine").steps].index(name)


@pytest.mark.parametrize(
    ("step", "what", "said"),
    [
        ("wanderlust", {"plays": ("place:basic@speciation-3",)}, "cannot be reached: action 16 is refused"),
        ("speciation", {"asks": ("place:basic@speciation-5",)}, "asks for place:basic@speciation-5, which may not be"),
        ("speciation", {"at": ("space-speciation-9",)}, "points at space-speciation-9, which is not in the picture"),
        ("speciation", {"at": ()}, "points at nothing"),
        ("tie", {"shows": ("log-bonus", "log-eliminated")}, "speaks of log-eliminated; what happened: "),
        ("tie", {"shows": ("log-nonsense",)}, "log-nonsense is no line of the log"),
        ("tie", {"scores": (9, 0)}, "speaks of the points [9, 0]; they are [10, 0]"),
        ("tie", {"rules": ("no.rule",)}, "cites no.rule, which is no rule"),
        ("evolution", {"plays": ("hex:D4",)}, "asks seat 1, and seat 2 is to move"),
        ("grown", {"shows": ()}, "no log line shows what comes of the answer"),
        ("grown", {"name": "turn"}, "two steps are called turn"),
        ("grown", {"name": "shrunk"}, "no message 'lesson-first-shrunk'"),
        ("ocean", {"asks": ("hex:C5", "hex:B1")}, "after hex:B1 at step 10: "),
    ],
)
def test_a_lesson_that_is_broken_is_found_out(step: str, what: dict[str, object], said: str) -> None:
    found = problems(changed(place(step), what), guided=True)
    assert any(said in line for line in found), found


def test_a_guided_game_that_is_too_short_or_asks_too_little_is_found_out() -> None:
    lesson = lesson_of("marine")
    short = Lesson(lesson.game, lesson.name, msgspec.structs.replace(lesson.script, steps=lesson.steps[:3]))
    found = problems(short, guided=True)
    assert "a guided game has 12 to 20 steps, not 3" in found
    assert "a guided game asks for three decisions at least" in found
    assert problems(short) == []


def test_a_rule_that_changes_breaks_the_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seed is as good as another rule: the lesson no longer comes to its positions."""
    lesson = lesson_of("marine")
    other = Lesson(lesson.game, lesson.name, msgspec.structs.replace(lesson.script, seed="another"))
    assert any("cannot be reached" in line or "asks for" in line for line in problems(other))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("first.toml", "", "is called NUMBER-NAME.toml"),
        ("1-first.toml", "seats = 2", "seed is missing"),
        ("1-first.toml", 'seats = 2\nseed = ""\nsteps = []\ncolour = 1', "colour is not known"),
        ("1-first.toml", 'seats = 2\nseed = ""\nsteps = [{name="a", plays=["swim"]}]', "'swim' names no action"),
        ("1-first.toml", "seats = ", "1-first.toml: "),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BrokenLesson) as refused:
        read(registry.game("marine"), tmp_path / name)
    assert said in str(refused.value)


def test_a_lesson_may_be_written_in_code() -> None:
    marine = registry.game("marine")
    lesson = Lesson(marine, "first", Script(2, "reef-804", (Step("welcome", at=("board",)),)))
    assert problems(lesson) == []
