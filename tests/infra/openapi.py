"""Schemathesis over the JSON API: whatever is sent, there is an answer, and a refusal says why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from tests.infra.servers import TableServer
from tests.table import campaigns

from phylarium.games.marine import GAME
from phylarium.table.app import create_app
from phylarium.table.config import Settings


class Known:
    """A visitor with a table of their own in the middle of things, so that requests reach beyond the door."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.chance = random.Random(3)
        with httpx.Client(base_url=url, timeout=120) as web:
            seats = [{"kind": "me"}, {"kind": "open"}]
            waiting = web.post("/api/tables", json={"game": "marine", "seats": seats}).json()["id"]
            mine = web.post("/api/tables", json={"game": "marine", "seats": [{"kind": "me"}] * 2}).json()["id"]
            for number in range(6):
                action = web.get(f"/api/tables/{mine}").json()["options"][0]["action"]
                web.post(f"/api/tables/{mine}/actions", json={"number": number, "action": action})
            half = web.post("/api/campaigns/import", json={"campaign": campaigns.half()}).json()["campaign"]
            begun = web.post("/api/campaigns", json={"way": campaigns.WAY, "seats": [{"kind": "me"}] * 2}).json()
            self.campaigns = [half, half, begun["campaign"]]
            said = web.post(f"/api/tables/{mine}/chat", json={"text": "hello"}).json()
            self.messages = [said["id"]]
            web.post("/api/account/register", json={"name": "Known", "password": "long enough"})
            self.rules = list(GAME.rules())
            self.tables = [mine, mine, mine, waiting]
            self.cookies = dict(web.cookies)

    def touch(self, case: Any) -> None:
        """Give a request a real table, number, game, action or rule, mostly."""
        path = case.path_parameters
        if path and "id" in path and self.chance.random() < 0.8:
            path["id"] = self.chance.choice(self.tables)
        if path and "campaign" in path and self.chance.random() < 0.8:
            path["campaign"] = self.chance.choice(self.campaigns)
        if path and "game" in path and self.chance.random() < 0.7:
            path["game"] = "marine"
        if path and isinstance(path.get("n"), int) and self.chance.random() < 0.7:
            path["n"] = self.chance.randrange(8)
        if path and "seat" in path and self.chance.random() < 0.7:
            path["seat"] = self.chance.randrange(3)
        if path and "message" in path and self.chance.random() < 0.7:
            path["message"] = self.messages[0]
        if path and "name" in path and self.chance.random() < 0.5:
            path["name"] = "Known"
        if path and "rule" in path and self.chance.random() < 0.5:
            path["rule"] = self.chance.choice(self.rules)
        body = case.body
        if isinstance(body, dict) and self.chance.random() < 0.5:
            if "number" in body:
                body["number"] = self.chance.randrange(8)
            if "game" in body:
                body["game"] = "marine"
            if "way" in body:
                body["way"] = campaigns.WAY
            if "action" in body:
                body["action"] = self.chance.choice(["word:done", "space:plankton", "hex:0", "word:pass"])
        if self.chance.random() < 0.8 and not case.path.endswith("/leave"):  # who leaves is known no more
            case.cookies = {**(case.cookies or {}), **self.cookies}


@pytest.fixture(scope="module")
def known() -> Iterator[Known]:
    with TableServer() as server:
        yield Known(server.start().url)


def search(examples: int) -> Any:
    """A test that sends so many requests to each operation."""

    @schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema()).parametrize()
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def test(case: schemathesis.Case[Any], known: Known) -> None:
        known.touch(case)
        answer = case.call(base_url=known.url, timeout=120)
        assert answer.status_code < 500, f"{answer.status_code}: {answer.text[:500]}"
        if answer.status_code >= 400:
            problem = answer.json()
            assert problem["error"], problem
            assert len(problem["message"]) > 10, problem

    return test
