"""Whoever moves is sent the table once: with the answer, and not over the live connection as well."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Person


def test_an_answer_is_not_sent_again_over_the_live_connection(person: Person) -> None:
    sent: list[dict[str, object]] = []
    received: list[dict[str, object]] = []

    def opened(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(json.loads(frame)))
        line.on("framereceived", lambda frame: received.append(json.loads(frame)))

    id = person.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    person.page.on("websocket", opened)
    person.open(f"/table/{id}")
    expect(person.page.locator("#ui-link")).to_have_attribute("data-state", "live")
    for _ in range(5):
        person.play()
    # A request of another page of the same person is told over the connection, after whatever was on its way.
    last = person.sight()
    move = {"number": last["number"], "action": last["options"][0]["action"]}
    person.ask(f"/api/tables/{id}/actions", move)
    person.moved_on(last["number"])
    answered = [one["version"] for one in sent if one["type"] == "have"]
    told = [one["version"] for one in received if one["type"] == "sight"]
    assert (len(answered), answered[-1]) == (5, last["version"])
    assert told[-1] == last["version"] + 1
    assert not set(answered) & set(told)
