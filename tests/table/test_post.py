"""Notices: what is sent, to whom, how often it is tried, and where it may never go."""

from __future__ import annotations

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_string
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, join, opened, serving, sight

from phylarium.table import notices, schema
from phylarium.table.config import Settings
from phylarium.table.notices import Undelivered, call_webhook, check_email, check_webhook
from phylarium.table.refusals import RequestRefused
from phylarium.table.store import Notice

pytestmark = pytest.mark.anyio


class Hook:
    """Somewhere that webhooks are sent to."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.answers: list[int] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        self.bodies.append(json.loads(await reader.readexactly(length)))
        status = self.answers.pop(0) if self.answers else 204
        writer.write(f"HTTP/1.1 {status} X\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def hooked() -> AsyncIterator[Hook]:
    hook = Hook()
    server = await asyncio.start_server(hook.serve, "127.0.0.1", 0)
    hook.port = server.sockets[0].getsockname()[1]
    async with server:
        yield hook


async def waiting(server: Server) -> list[Any]:
    return await server.service.store.database.read(
        lambda connection: list(connection.execute(sa.select(schema.outbox)))
    )


async def table_with(server: Server, **contact: str) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """A table on which the friend, who wants to be told, is second."""
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", title="Thursday")
    await join(friend, table["links"]["1"])
    answer = await friend.post("/api/me", json=contact)
    assert answer.status_code == 200, answer.text
    return host, friend, table["id"]


@pytest.fixture
def told_at_once(settings: Settings) -> Settings:
    return msgspec.structs.replace(
        settings, notice_delay=0.0, allow_private_webhooks=True, base_url="http://table.test"
    )


@pytest.fixture(autouse=True)
def _no_clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests deliver by hand."""
    monkeypatch.setattr(notices, "LOOK_EVERY", 3600.0)


async def test_a_player_is_told_of_their_turn(told_at_once: Settings) -> None:
    async with serving(told_at_once) as server, hooked() as hook:
        host, _, id = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/hook?key=1")
        await act(host, await sight(host, id))
        assert await server.service.notices.deliver() == 1
        (body,) = hook.bodies
        assert body["url"] == f"http://table.test/table/{id}"
        assert "Thursday" in body["text"]
        assert body["content"] == body["text"]
        assert await waiting(server) == []


async def test_nothing_is_sent_to_those_who_did_not_ask_or_have_moved(told_at_once: Settings) -> None:
    async with serving(told_at_once) as server, hooked() as hook:
        host, friend, id = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/")
        await act(host, await sight(host, id))
        seen = await sight(friend, id)
        while seen["yours"]:
            seen = await act(friend, seen)
        await server.service.notices.deliver()
        assert hook.bodies == []
        assert await waiting(server) == []


async def test_a_notice_that_fails_is_tried_again_and_given_up_in_the_end(
    told_at_once: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.0, 0.0))
    async with serving(told_at_once) as server, hooked() as hook:
        host, _, id = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/")
        hook.answers = [500, 302, 200]
        await act(host, await sight(host, id))
        for _ in range(3):
            assert await server.service.notices.deliver() == 1
        assert len(hook.bodies) == 3
        assert await waiting(server) == []
        hook.answers = [500] * 9
        visitor = (await server.service.store.seats(id))[1].visitor_id
        assert visitor is not None
        await server.service.store.post(Notice(visitor_id=visitor, game_id=id, kind="webhook", due=0.0))
        for _ in range(3):
            await server.service.notices.deliver()
        assert len(hook.bodies) == 6
        assert await waiting(server) == []


async def test_a_notice_survives_a_crash_before_it_was_sent(told_at_once: Settings) -> None:
    """It is written with the move itself, so whoever has the move has the notice."""
    async with hooked() as hook:
        async with serving(told_at_once) as server:
            host, _, id = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/")
            await act(host, await sight(host, id))
            assert len(await waiting(server)) == 1
        async with serving(told_at_once) as server:
            async with asyncio.timeout(30):
                while await waiting(server):  # the server began to deliver when it started
                    await asyncio.sleep(0.01)
            assert len(hook.bodies) == 1


async def test_a_notice_waits_for_those_who_are_at_the_table(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, allow_private_webhooks=True)) as server, hooked() as hook:
        host, _, id = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/")
        await act(host, await sight(host, id))
        assert await server.service.notices.deliver() == 0
        (row,) = await waiting(server)
        assert row.due == pytest.approx(time.time() + settings.notice_delay, abs=5)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/",
        "http://localhost:9/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]:9/",
        "http://[::ffff:127.0.0.1]:9/",
        "http://0.0.0.0:9/",
        "http://100.64.0.1/",
        "http://192.88.99.1/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::127.0.0.1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[64:ff9b:1::808:808]/",
        "http://[2002:7f00:1::1]/",
        "http://[2002:c0a8:101::1]/",
        "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
        "http://[2606:4700::5efe:127.0.0.1]/",
        "http://[2001:db8::1]/",
        "http://[fec0::1]/",
        "http://[fc00::1]/",
        "http://[ff02::1]/",
    ],
)
async def test_webhooks_do_not_reach_into_private_networks(url: str) -> None:
    with pytest.raises(Undelivered, match="not a public address"):
        await call_webhook(check_webhook(url), b"{}", allow_private=False)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "2002:808:808::1"])
def test_public_addresses_are_public(address: str) -> None:
    assert notices._is_public(address)


async def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that answers differently the second time gets nowhere: it is looked up once."""
    looked: list[str] = []

    async def fake(host: str, port: int, allow_private: bool) -> str:
        looked.append(host)
        return "127.0.0.1"

    monkeypatch.setattr(notices, "public_address", fake)
    async with hooked() as hook:
        await call_webhook(f"http://rebound.test:{hook.port}/", b"{}", allow_private=False)
    assert looked == ["rebound.test"]
    assert hook.bodies == [{}]


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.test/",
        "file:///etc/passwd",
        "//a.test",
        "http://",
        "http://u:p@a.test",
        "http://a.test/ b",
        "http://a.test:99999/",
        "http://[",
        "http://[::1",
        "http://a..b/",
        "http://.a.test/",
        f"http://{'a' * 64}.test/",
    ],
)
def test_odd_webhooks_are_refused(url: str) -> None:
    with pytest.raises(RequestRefused):
        check_webhook(url)


@pytest.mark.parametrize(
    "address",
    [
        "nobody",
        "a@b",
        "@b.test",
        "a b@c.test",
        "a@b.test, c@d.test",
        "<a@b.test>",
        "a@b..test",
        "a.@b.test",
        ".a@b.test",
        "a@.test",
        "é@b.test",
        "a@b.test\x00",
        "a(b)@c.test",
        f"a@{'b' * 64}.test",
        "a@[1.2.3.4]",
    ],
)
def test_odd_addresses_are_refused(address: str) -> None:
    with pytest.raises(RequestRefused):
        check_email(address)


def test_a_foreign_domain_is_written_as_mail_servers_know_it() -> None:
    assert check_email(" ada@bücher.test ") == "ada@xn--bcher-kva.test"
    assert check_webhook(" https://bücher.test/x ") == "https://bücher.test/x"


async def test_one_malformed_address_does_not_stop_the_notices_of_others(
    told_at_once: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such addresses are no longer taken, but they may have been stored before."""
    monkeypatch.setattr(notices, "PAUSES", (0.0,))
    async with serving(told_at_once) as server, hooked() as hook:
        store = server.service.store
        one, _, bad = await table_with(server, webhook="http://fine.test/")
        await act(one, await sight(one, bad))
        other, _, good = await table_with(server, webhook=f"http://127.0.0.1:{hook.port}/")
        await act(other, await sight(other, good))
        visitor = (await store.seats(bad))[1].visitor_id
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(webhook="http://a..b/")
        await store.database.change(lambda connection: connection.execute(change))
        assert await server.service.notices.deliver() == 2
        assert [body["table"] for body in hook.bodies] == [good]
        assert await server.service.notices.deliver() == 1
        assert await waiting(server) == [], "it was given up"


async def test_mail_that_cannot_even_be_written_is_given_up(
    told_at_once: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", ())
    with mailbox() as (url, mails):
        mailing = msgspec.structs.replace(told_at_once, smtp_url=url, mail_from="table@table.test")
        async with serving(mailing) as server:
            _, _, id = await table_with(server)
            visitor = (await server.service.store.seats(id))[1].visitor_id
            assert visitor is not None
            for text in ("a\nb@c.test /confirm/x", "ada@table.test /confirm/y"):
                notice = Notice(visitor_id=visitor, game_id=None, kind="confirm", due=0.0, text=text)
                await server.service.store.post(notice)
            await server.service.notices.deliver()
            assert len(mails) == 1
            assert await waiting(server) == []


class Mailbox(socketserver.StreamRequestHandler):
    """A mail server of few words."""

    def handle(self) -> None:
        self.wfile.write(b"220 hello\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (text := self.rfile.readline()) != b".\r\n":
                    lines.append(text.decode())
                mails: list[str] = self.server.mails  # type: ignore[attr-defined]
                mails.append("".join(lines))
            if word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


@contextmanager
def mailbox() -> Iterator[tuple[str, list[str]]]:
    with socketserver.TCPServer(("127.0.0.1", 0), Mailbox) as server:
        mails: list[str] = []
        server.mails = mails  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"smtp://127.0.0.1:{server.server_address[1]}", mails
        finally:
            server.shutdown()
            thread.join()


def body_of(mail: str) -> str:
    body = message_from_string(mail).get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


async def test_mail_goes_only_to_an_address_that_was_confirmed(told_at_once: Settings) -> None:
    with mailbox() as (url, mails):
        mailing = msgspec.structs.replace(told_at_once, smtp_url=url, mail_from="table@table.test")
        async with serving(mailing) as server:
            host, friend, id = await table_with(server, email="ada@table.test")
            await act(host, await sight(host, id))
            await server.service.notices.deliver()
            assert len(mails) == 1
            assert "To: ada@table.test" in mails[0]
            (link,) = [word for word in body_of(mails[0]).split() if "/confirm/" in word]
            path = httpx.URL(link).path
            assert (await friend.get(path)).status_code == 200
            assert (await friend.get("/api/me")).json()["email"] == "", "looking at the link confirms nothing"
            assert (await friend.post(path)).status_code == 303
            assert (await friend.get("/api/me")).json()["email"] == "ada@table.test"
            assert (await friend.post(path)).status_code == 404
            await friend.post(f"/api/tables/{id}/request", json={"number": 0})
            await host.post(f"/api/tables/{id}/agree", json={"agree": True})
            await act(host, await sight(host, id))
            await server.service.notices.deliver()
            assert len(mails) == 2
            assert f"http://table.test/table/{id}" in body_of(mails[1])


async def test_without_mail_an_address_is_refused(server: Server) -> None:
    answer = await server.browser().post("/api/me", json={"email": "ada@table.test"})
    assert (answer.status_code, answer.json()["error"]) == (400, "no-mail")


@pytest.mark.parametrize("label", ["b" * 55, "é" * 25 + "ü" * 25])
def test_a_mail_address_is_no_longer_than_it_can_be_kept(label: str) -> None:
    with pytest.raises(RequestRefused, match="200 letters"):
        check_email("ada@" + ".".join([label] * 4) + ".example.org")


async def test_addresses_that_are_too_long_are_refused_on_the_page_too(settings: Settings) -> None:
    post = msgspec.structs.replace(settings, smtp_url="smtp://127.0.0.1:9", mail_from="table@example.org")
    async with serving(post) as server:
        browser = server.browser()
        long = "a@" + ".".join(["b" * 55] * 4) + ".example.org"
        answer = await browser.post("/account/notify", data={"email": long})
        assert answer.status_code == 400
        assert "200 letters" in answer.text
        answer = await browser.post("/account/notify", data={"webhook": "https://example.org/" + "x" * 600})
        assert answer.status_code == 400
        assert "500 letters" in answer.text
