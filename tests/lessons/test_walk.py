"""Taking a lesson: what is due, what is asked for, leaving it into the same game and taking it up again."""

from __future__ import annotations

import pytest

from phylarium.kernel import registry
from phylarium.kernel.match import Match
from phylarium.lessons import BrokenLesson, Lesson, NotAsked, Step, UnknownLesson, Walk, lesson_of, lessons_of
from phylarium.lessons.lesson import ANY, Script
from phylarium.lessons.marks import marks
from phylarium.lessons.walk import taken_up

MARINE = registry.game("marine")
PARSE = MARINE.vocabulary.parse


def small() -> Lesson:
    """A short lesson: something to read, two answers that are right, moves of the other, and an open end."""
    steps = (
        Step("look", at=("board",)),
        Step("animal", at=("elements",), asks=("animal:fishes", "animal:crustaceans")),
        Step("told", at=("panel-reptiles",), plays=("animal:reptiles",), shows=("log-animal",)),
        Step("trait", at=("board",), asks=(ANY,)),
    )
    return Lesson(MARINE, "small", Script(2, "small", steps))


def test_a_place_says_what_comes_next() -> None:
    lesson = small()
    look = lesson.place([], 0)
    assert (look.reads, look.due, look.asks, look.free, look.done, look.last) == (True, (), (), False, False, False)
    assert (look.number, look.of, look.step.name) == (0, 4, "look")
    animal = lesson.place([], 1)
    assert not animal.reads
    assert animal.asks == (PARSE("animal:fishes"), PARSE("animal:crustaceans"))
    assert animal.right(PARSE("animal:crustaceans"))
    assert not animal.right(PARSE("animal:reptiles"))
    fishes, reptiles = PARSE("animal:fishes"), PARSE("animal:reptiles")
    assert lesson.place([fishes], 1).done
    told = lesson.place([fishes], 2)
    assert told.due == (reptiles,)
    assert not told.reads
    assert lesson.place([fishes, reptiles], 2).reads
    trait = lesson.place([fishes, reptiles], 3)
    assert trait.free
    assert trait.last
    assert trait.right(PARSE("word:done"))
    assert lesson.place([fishes, reptiles, PARSE("trait:social")], 3).done


@pytest.mark.parametrize(
    ("actions", "step"), [([], 2), (["animal:reptiles"], 1), (["animal:fishes"], 0), (["animal:fishes"] * 2, 2)]
)
def test_a_step_that_the_actions_do_not_lead_to_has_no_place(actions: list[str], step: int) -> None:
    with pytest.raises(BrokenLesson, match=r"take it up again first"):
        small().place([PARSE(text) for text in actions], step)


def test_a_walk_takes_what_is_due_and_only_what_is_asked_for() -> None:
    walk = Walk(small())
    assert walk.arrive().reads
    walk.go_on()
    with pytest.raises(NotAsked):
        walk.go_on()
    with pytest.raises(NotAsked):
        walk.act(PARSE("animal:reptiles"))
    assert walk.match.actions == []
    walk.act(PARSE("animal:crustaceans"))
    assert walk.arrive().reads
    assert walk.match.texts() == ["animal:crustaceans", "animal:reptiles"]
    walk.go_on()
    walk.act(walk.match.state.legal()[-1])
    assert walk.over


def test_the_others_play_the_same_every_time() -> None:
    for lesson in (lesson_of("marine"), lesson_of("mesofauna")):
        digests = [[played(lesson).digests] for _ in range(2)]
        assert digests[0] == digests[1]


def played(lesson: Lesson) -> Match:
    walk = Walk(lesson)
    while not walk.over:
        place = walk.arrive()
        if place.reads:
            walk.go_on()
        else:
            walk.act(place.asks[0] if place.asks else walk.match.state.legal()[0])
    return walk.match


@pytest.mark.parametrize("number", range(len(lesson_of("marine").steps)))
def test_a_lesson_can_be_left_at_any_step_and_taken_up_again(number: int) -> None:
    lesson = lesson_of("marine")
    walk = Walk(lesson)
    while walk.number < number:
        place = walk.arrive()
        if place.reads:
            walk.go_on()
        else:
            walk.act(place.asks[0])
    walk.arrive()
    left = walk.match.actions.copy()
    position = walk.match.digests[-1:]
    # The same live game goes on, with moves that the lesson does not know.
    for _ in range(5):
        walk.match.apply(walk.match.state.to_move(), walk.match.state.legal()[-1])
    walk.rejoin()
    assert walk.number == number
    assert walk.match.actions == left
    assert walk.match.digests[-1:] == position
    assert walk.arrive().number == number
    # Somebody may also come back to what was stored.
    stored = taken_up(lesson, walk.match.texts(), number)
    assert stored.place() == walk.place()


def test_who_took_steps_back_comes_back_to_an_earlier_step() -> None:
    lesson = lesson_of("marine")
    walk = Walk(lesson)
    while walk.number < 8:
        place = walk.arrive()
        if place.reads:
            walk.go_on()
        else:
            walk.act(place.asks[0])
    walk.arrive()
    walk.match.go_back(1)
    walk.rejoin()
    assert walk.arrive().step.name == "trait"
    assert len(walk.match.actions) == 2


def test_one_can_go_back_a_card() -> None:
    walk = Walk(lesson_of("marine"))
    walk.back()
    assert walk.number == 0
    for _ in range(7):
        place = walk.arrive()
        if place.reads:
            walk.go_on()
        else:
            walk.act(place.asks[0])
    walk.arrive()
    walk.back()
    assert walk.place().step.name == "offspring"
    assert walk.place().asks == (PARSE("hex:D4"),)
    walk.act(PARSE("hex:D4"))
    assert walk.arrive().step.name == "grown"


def test_a_lesson_that_is_over_is_taken_up_at_its_last_step() -> None:
    walk = Walk(small())
    walk.number = len(walk.lesson.steps)
    walk.rejoin()
    assert walk.number == 1, "none of its actions was taken yet"


def test_names_of_lessons() -> None:
    assert lesson_of("marine", "first") is lessons_of("marine")[0]
    with pytest.raises(UnknownLesson, match="did you mean first"):
        lesson_of("marine", "frist")
    with pytest.raises(UnknownLesson, match="its lessons are first"):
        lesson_of("marine", "x")


def test_things_on_the_board_have_names() -> None:
    walk = Walk(small())
    named = marks(walk.lesson, walk.match.state)
    assert named["board"] == ""
    assert named["space-speciation-1"].startswith("Speciation 1")
