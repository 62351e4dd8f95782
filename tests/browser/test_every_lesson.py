"""Every further lesson to its end; one of each game is left for the live game and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People, Person
from tests.browser.test_lessons import SEEN, ready

from phylarium.kernel import registry
from phylarium.lessons import lessons_of

FURTHER = [(game, lesson.name) for game in registry.games() for lesson in lessons_of(game)[1:]]
LEFT = 3
"""The card at which a lesson is left."""


def left_and_taken_up(person: Person) -> None:
    """Away from the card into the same game, where one can play; and back to the card."""
    page = person.page
    card, number = ready(person), person.number()
    page.locator("#ui-coach-leave").click()
    expect(page.locator("#ui-coach")).to_be_hidden()
    expect(page.locator(".coached[id], .option.asked")).to_have_count(0)
    person.play()
    assert person.number() > number
    expect(page.locator("#ui-coach-again")).to_be_visible()
    page.locator("#ui-coach-again").click()
    expect(page.locator("#ui-coach-text")).to_have_text(card["text"])
    back = ready(person)
    assert (back["number"], back["asks"], person.number()) == (card["number"], card["asks"], number)


@pytest.mark.parametrize(("game", "name"), FURTHER)
def test_a_further_lesson_is_taken_to_its_end(people: People, game: str, name: str) -> None:
    first = name == lessons_of(game)[1].name
    person = people(*((1440, 900) if first else (390, 844)))
    page = person.page
    person.open(f"/table/{person.ask('/api/lessons', {'game': game, 'lesson': name})['id']}")
    for number in range(1, 30):
        card = ready(person)
        assert card["over"] or card["number"] == number
        if card["at"]:
            page.wait_for_function(f"(first) => (({SEEN})(first)).every(Boolean)", arg=card["at"][0])
        if card["over"] or (card["last"] and card["reads"]):
            break
        if first and number == LEFT:
            left_and_taken_up(person)
        asked = ".option.asked" if card["asks"] else "#ui-option-list .option"
        page.locator("#ui-coach-next" if card["reads"] else asked).first.click()
        expect(page.locator("#ui-coach-text")).not_to_have_text(card["text"])
    assert card["number"] == card["of"]
    expect(page.locator("#ui-coach-all")).to_be_visible()
    expect(page.locator("#ui-coach-further")).to_be_visible(visible=card["next"] is not None)
    person.no_sideways_scroll()
    page.locator("#ui-coach-play-on").click()
    expect(page.locator("#ui-coach")).to_be_hidden()
