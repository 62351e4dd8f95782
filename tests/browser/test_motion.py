"""Motion explains what happened, waits for nothing, and can be turned off."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People, Person

WATCH = """() => {
    window.moves = 0;
    window.trips = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...steps) { window.moves += 1; return animate.apply(this, steps); };
    const left = (node) => node.parentElement?.matches('svg.travels') && window.trips.push(node.innerHTML);
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(left)))
        .observe(document.body, { subtree: true, childList: true });
}"""
"""Counts what is animated, and notes each figure that travels."""


def seen_to_travel(person: Person, decisions: int) -> list[str]:
    person.page.evaluate(WATCH)
    for decision in range(decisions):
        person.play(decision)
    return list(person.page.evaluate("window.trips"))


def test_a_pawn_is_seen_to_go_to_its_space(people: People) -> None:
    person = people(reduced_motion="no-preference")
    person.quick()
    trips = seen_to_travel(person, 8)
    assert any("creature" in trip for trip in trips), trips
    person.my_turn()
    expect(person.page.locator("svg.travels")).to_have_count(0)  # it goes away when all have arrived


def test_the_switch_stops_all_motion(people: People) -> None:
    person = people(reduced_motion="no-preference")
    person.quick()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Show what changed by calm motion").uncheck()
    person.page.keyboard.press("Escape")
    assert seen_to_travel(person, 6) == []
    assert person.page.evaluate("window.moves") == 0


def test_a_system_that_wants_stillness_gets_it(people: People) -> None:
    person = people(reduced_motion="reduce")
    person.quick()
    assert seen_to_travel(person, 6) == []
    assert person.page.evaluate("window.moves") == 0
