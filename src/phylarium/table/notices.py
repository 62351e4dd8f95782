"""Notices: people who are not at the table are told that it is their turn, or that they are asked something.

What is to be sent lies in the outbox of the store, written with the move that caused it, so a crash
loses none of it. Each notice is tried a few times with growing pauses. Webhooks go to addresses that
somebody typed in: they are resolved first, and only public ones are connected to.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import msgspec
import structlog

from phylarium.table import languages
from phylarium.table.config import Settings
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_title, say
from phylarium.table.store import RULES_ASKED, NoSuchTable, NoticeRow, Store, VisitorRow

log = structlog.get_logger()

LOOK_EVERY = 2.0
HOLD = 60.0
PAUSES = (15.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds before each further try; after the last one a notice is given up."""

TIMEOUT = 10.0

LOCAL_PART = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
"""What stands before the @ of a mail address that every mail server takes."""


LONGEST_ADDRESS = 200
"""Letters of a mail address, of which standards permit 254."""

LONGEST_WEBHOOK = 500


class Undelivered(Exception):
    """Something could not be sent; it may be tried again."""


def known_host(name: str) -> bool:
    """Whether something could be the name of a host, or its address: whatever is not cannot even be looked up."""
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        pass
    try:
        plain = name.encode("idna").decode().removesuffix(".")
    except UnicodeError:
        return False
    return 0 < len(plain) <= 253 and all(0 < len(label) <= 63 for label in plain.split("."))


def check_webhook(url: str) -> str:
    """An address that may be called, as typed; whether it can be reached is seen when it is."""
    typed = url.strip()
    if len(typed) > LONGEST_WEBHOOK:
        raise RequestRefused(400, "long-webhook", "table-error-long-webhook", longest=LONGEST_WEBHOOK)
    try:
        parts = urlsplit(typed)
        sound = parts.scheme in ("http", "https") and parts.port != 0 and parts.username is None
        sound = sound and known_host(parts.hostname or "")
    except ValueError:  # brackets or a port that are none
        sound = False
    if not sound or any(c.isspace() or not c.isprintable() for c in typed):
        raise RequestRefused(400, "bad-webhook", "table-error-bad-webhook")
    return typed


def check_email(address: str) -> str:
    name, _, domain = address.strip().rpartition("@")
    sound = len(name) <= 64 and LOCAL_PART.fullmatch(name) and re.fullmatch(r"[\w.-]+", domain)
    if not sound or "." not in domain.strip(".") or not known_host(domain):
        raise RequestRefused(400, "bad-email", "table-error-bad-email")
    whole = f"{name}@{domain.encode('idna').decode()}"
    if len(whole) > LONGEST_ADDRESS:  # as it is kept: letters of other languages become longer
        raise RequestRefused(400, "long-email", "table-error-long-email", longest=LONGEST_ADDRESS)
    return whole


async def public_address(host: str, port: int, allow_private: bool) -> str:
    """An address of a host that anybody could reach; the connection is made to it and not looked up again."""
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError) as error:
        raise Undelivered(f"{host} cannot be found") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Undelivered(f"{host} has no address")
    if not allow_private and not all(_is_public(address) for address in addresses):
        raise Undelivered(f"{host} is not a public address")
    return addresses[0]


ORDINARY = ipaddress.ip_network("2000::/3")
"""Where all addresses of version 6 lie that anybody could reach, apart from those that stand for one of version 4."""

RELAYS = ipaddress.ip_network("192.88.99.0/24")
"""The nearest relay of 6to4, whosever that is."""

NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that a gateway turns into those of version 4 in their last bytes."""


def _is_public(text: str) -> bool:
    """Whether anybody could reach an address; one that leads to another is as public as that."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast and address not in RELAYS
    inner = address.ipv4_mapped or address.sixtofour
    if address in NAT64:
        inner = ipaddress.IPv4Address(address.packed[-4:])
    if inner is not None:
        return _is_public(str(inner))
    # Within a site such an address (ISATAP) leads to one of version 4 too.
    tunnel = address.packed[8:12] in (b"\x00\x00\x5e\xfe", b"\x02\x00\x5e\xfe")
    return address in ORDINARY and address.is_global and address.teredo is None and not tunnel


async def call_webhook(url: str, body: bytes, allow_private: bool) -> None:
    """POST some JSON. Redirects are not followed: they could lead anywhere."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    address = await public_address(host, port, allow_private)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    name = f"[{host}]" if ":" in host else host
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {name}{'' if parts.port is None else f':{port}'}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "User-Agent: Phylarium\r\nConnection: close\r\n\r\n"
    )
    try:
        head_bytes = head.encode("ascii")
        async with asyncio.timeout(TIMEOUT):
            reader, writer = await asyncio.open_connection(
                address,
                port,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=host if secure else None,
            )
            try:
                writer.write(head_bytes + body)
                await writer.drain()
                status = (await reader.readline()).split()
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError) as error:
        raise Undelivered(f"{host}: {type(error).__name__}") from error
    if len(status) < 2 or not status[1].startswith(b"2"):
        raise Undelivered(f"{host} answered {status[1].decode('ascii', 'replace') if len(status) > 1 else 'nothing'}")


class NoticeSender:
    """Sends what is in the outbox."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    @property
    def mails(self) -> bool:
        return bool(self.settings.smtp_url)

    async def run(self) -> None:
        while True:
            try:
                await self.deliver()
            except Exception:
                log.exception("notices.failed")
            await asyncio.sleep(LOOK_EVERY)

    async def deliver(self) -> int:
        """Send all that is due, side by side: nobody waits for another's slow address. Returns how many were due."""
        notices = await self.store.due_notices(time.time(), HOLD)
        await asyncio.gather(*(self._deal_with(notice) for notice in notices))
        return len(notices)

    async def _deal_with(self, notice: NoticeRow) -> None:
        """Send one notice, or put it off, or give it up; whatever is wrong with it is no matter of the others."""
        try:
            await self._send(notice)
        except Exception as error:
            known = isinstance(error, Undelivered)
            reason = str(error) if known else type(error).__name__
            log.warning(
                "notices.undelivered", notice=notice.id, tries=notice.tries + 1, reason=reason, exc_info=not known
            )
            if notice.tries < len(PAUSES):
                await self.store.postpone(notice.id, time.time() + PAUSES[notice.tries])
                return
        await self.store.sent(notice.id)

    async def _send(self, notice: NoticeRow) -> None:
        people = await self.store.visitors([notice.visitor_id])
        if not people:
            return
        person = people[0]
        if notice.kind == "confirm":
            address, _, path = notice.text.partition(" ")
            subject = say("table-mail-confirm-subject", languages.of_row(person.language))
            text = say("table-mail-confirm", languages.of_row(person.language), url=self.url(path))
            await self._mail(address, subject, text)
        elif notice.game_id is not None:
            await self._send_of_table(notice.game_id, person, notice)

    async def _send_of_table(self, id: str, person: VisitorRow, notice: NoticeRow) -> None:
        """Tell somebody what their table wants of them, if it still does."""
        try:
            table = await self.store.table(id)
            seats = [seat for seat in await self.store.seats(id) if seat.visitor_id == person.id]
        except NoSuchTable:
            return
        mine = [seat.seat for seat in seats if seat.kind == "human"]
        asked = notice.text == RULES_ASKED
        if asked:
            request = await self.store.request(id)
            agreed = [] if request is None else request.agreeing()
            wanted = request is not None and request.rules_version != "" and any(seat not in agreed for seat in mine)
        else:
            wanted = table.status == "running" and table.to_move in mine
        if not wanted:
            return  # they have moved already, or answered
        url = self.url(f"/table/{id}")
        language = languages.of_row(person.language)
        title = table.title or game_title(table.game, language)
        text = say("table-notice-rules" if asked else "table-notice-turn", language, game=title, url=url)
        if notice.kind == "webhook" and person.webhook:
            # "text" is what Slack and its kin read, "content" what Discord does.
            body = {"text": text, "content": text, "table": id, "game": table.game, "url": url}
            await call_webhook(person.webhook, msgspec.json.encode(body), self.settings.allow_private_webhooks)
        if notice.kind == "mail" and person.email and self.mails:
            subject = "table-notice-rules-subject" if asked else "table-notice-subject"
            await self._mail(person.email, say(subject, language, game=title), text)

    def url(self, path: str) -> str:
        base = self.settings.base_url or f"http://{self.settings.host}:{self.settings.port}"
        return base.rstrip("/") + path

    async def _mail(self, address: str, subject: str, text: str) -> None:
        mail = EmailMessage()
        mail["From"] = self.settings.mail_from
        mail["To"] = address
        mail["Subject"] = subject
        mail.set_content(text)
        try:
            await asyncio.to_thread(self._smtp, mail)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"mail: {type(error).__name__}") from error

    def _smtp(self, mail: EmailMessage) -> None:
        parts = urlsplit(self.settings.smtp_url)
        host = parts.hostname or "localhost"
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
        with server:
            server.ehlo()
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(mail)
