"""People at a table, as a server sees them: cookies, requests and live connections."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets

Sight = dict[str, Any]


class Person:
    """A browser that remembers its cookie, whichever process it talks to."""

    def __init__(self, url: str, seed: int = 0) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.web = httpx.AsyncClient(base_url=url, timeout=120)

    async def close(self) -> None:
        await self.web.aclose()

    async def move_to(self, url: str) -> None:
        """Go on at another process of the same server."""
        cookies = dict(self.web.cookies)
        await self.web.aclose()
        self.url = url
        self.web = httpx.AsyncClient(base_url=url, timeout=120, cookies=cookies)

    @property
    def cookie(self) -> str:
        return self.web.cookies.get("phylarium") or ""

    async def open(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A new table; kinds are "me", "open" or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = await self.web.post("/api/tables", json={"game": "marine", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def sit(self, link: str, name: str = "Friend") -> None:
        answer = await self.web.post(httpx.URL(link).path, data={"name": name})
        assert answer.status_code == 303, answer.text

    async def get(self, path: str) -> httpx.Response:
        """Ask; once more, as browsers do, where the server closed a silent line just as it was used."""
        try:
            return await self.web.get(path)
        except httpx.RemoteProtocolError:
            return await self.web.get(path)

    async def look(self, id: str) -> Sight:
        answer = await self.get(f"/api/tables/{id}")
        assert answer.status_code == 200, answer.text
        return known(answer)

    async def send(self, id: str, number: int, action: str) -> httpx.Response:
        return await self.web.post(f"/api/tables/{id}/actions", json={"number": number, "action": action})

    async def move(self, seen: Sight) -> Sight:
        """Take any action that is open; the table as it is then."""
        answer = await self.send(seen["id"], seen["number"], self.choice(seen))
        assert answer.status_code == 200, answer.text
        return known(answer)

    def choice(self, seen: Sight) -> str:
        action: str = self.chance.choice(seen["options"])["action"]
        return action

    async def record(self, id: str) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{id}/record")
        assert answer.status_code == 200, answer.text
        kept: dict[str, Any] = answer.json()
        return kept

    async def say(self, id: str, text: str) -> httpx.Response:
        return await self.web.post(f"/api/tables/{id}/chat", json={"text": text})

    async def heard(self, id: str) -> list[str]:
        """What this person may read of what was said at a table."""
        answer = await self.web.get(f"/api/tables/{id}/chat")
        assert answer.status_code == 200, answer.text
        return [line["text"] for line in answer.json()["messages"]]

    async def looking(self, id: str) -> Sight:
        """Who looks at a table, as whichever process is asked knows it."""
        answer = await self.web.get(f"/api/tables/{id}/presence")
        assert answer.status_code == 200, answer.text
        found: Sight = answer.json()
        return found

    @asynccontextmanager
    async def live(self, id: str) -> AsyncIterator[Live]:
        headers = {"Cookie": f"phylarium={self.cookie}"} if self.cookie else {}
        address = f"{self.url.replace('http', 'ws', 1)}/live/{id}"
        async with websockets.connect(address, additional_headers=headers, max_size=None) as line:
            yield Live(line)


class Live:
    """A live connection."""

    def __init__(self, line: websockets.ClientConnection) -> None:
        self.line = line

    async def news(self) -> Sight:
        while True:
            said: Sight = msgspec.json.decode(await self.line.recv())
            if said["type"] == "sight":
                return said

    async def company(self) -> Sight:
        """The next news of those who look, and of what they say."""
        while True:
            said: Sight = msgspec.json.decode(await self.line.recv())
            if said["type"] == "company":
                return said

    async def said(self, text: str) -> Sight:
        """The first news in which somebody says this."""
        while True:
            news = await self.company()
            if any(text in line["text"] for line in news.get("chat", {}).get("messages", [])):
                return news

    async def reached(self, number: int) -> Sight:
        """The first news of a position with at least so many actions."""
        while True:
            seen = await self.news()
            if seen["number"] >= number:
                return seen


def known(answer: httpx.Response) -> Sight:
    """The table in an answer, also in one that refuses a move."""
    body: Sight = msgspec.json.decode(answer.content)
    shown: Sight = body.get("sight", body)
    return shown
