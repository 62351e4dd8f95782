"""Whoever moves is sent the table once: with the answer, and not over the live connection as well."""

from __future__ import annotations

import json

from playwright.sync_api import Response, WebSocket, expect
from tests.browser.conftest import Person


def test_an_answer_is_not_sent_again_over_the_live_connection(person: Person) -> None:
    answers: list[Response] = []
    received: list[dict[str, object]] = []

    def answer(response: Response) -> None:
        if response.request.method == "POST" and "/actions?" in response.url:
            answers.append(response)

    def opened(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: received.append(json.loads(frame)))

    person.page.on("response", answer)
    person.page.on("websocket", opened)
    person.quick()
    expect(person.page.locator("#ui-link")).to_have_attribute("data-state", "live")
    moves = 4
    for _ in range(moves):
        person.play()
    person.my_turn()  # after a bot's move, which comes over the connection after whatever was on its way
    answered = {response.json()["version"] for response in answers}
    told = {one["version"] for one in received if one["type"] == "sight"}
    assert len(answered) == moves
    assert told
    assert not answered & told
