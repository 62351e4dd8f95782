"""People: visitors known by a cookie, seats kept by a link, accounts with a password.

Cookies and links are random and only their hashes are stored, so that a copy of the database opens
no seat.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from phylarium.kernel.words import SOURCE
from phylarium.table.lookalikes import of_one_script, skeleton
from phylarium.table.refusals import RequestRefused
from phylarium.table.store import Store, VisitorRow

COOKIE = "phylarium"
TRUST_COOKIE = "phylarium-trust"
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST_NAME = 40
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


def new_token() -> str:
    """32 random bytes as text: for a cookie or a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


MOST_MARKS = 4
"""Marks that one letter may carry: no language writes more, and a heap of them covers the lines above and below."""

UNSEEN = "\u115f\u1160\u2800"
"""Letters and signs that are drawn as nothing: two fillers of Korean, after NFKC, and the empty one of Braille."""


def clean_name(text: str) -> str:
    """A name as somebody typed it, on one line and without what cannot be seen."""
    kept = []
    room = 0
    for letter in unicodedata.normalize("NFKC", text[:400]):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or letter in UNSEEN or (kind == "M" and not room):
            continue
        room = room - 1 if kind == "M" else 0 if kind == "Z" else MOST_MARKS
        kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def token_of_trust(password_hash: str, nonce: str = "") -> str:
    """What a browser keeps that has logged in to an account once, so that strangers who guess do not lock it out.

    It opens nothing. It is made from what is stored of the password, so nothing needs to be stored of it, and a new
    password ends it.
    """
    nonce = nonce or secrets.token_hex(8)
    return f"{nonce}.{hmac.digest(password_hash.encode(), nonce.encode(), 'sha256').hex()}"


def is_trusted(password_hash: str, token: str) -> bool:
    nonce = token.partition(".")[0]
    return token.isascii() and hmac.compare_digest(token_of_trust(password_hash, nonce), token) if nonce else False


MOST_LINKS = 20
"""How many links for one open seat a host may make."""


def seat_link(token: str, table: str, seat: int, edition: int = 0) -> str:
    """The link that the host of a table hands out for a seat; a new edition ends the one before.

    It is made from the host's cookie, so that the server can show it to the host again and to nobody
    else: all that is stored is its hash.
    """
    digest = hmac.digest(token.encode(), f"{table} {seat} {edition}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def edition_of(token: str, table: str, seat: int, link_hash: str) -> int | None:
    """Which edition of a seat's link is in force; None where it was not made from this cookie."""
    for edition in range(MOST_LINKS):
        if hashed(seat_link(token, table, seat, edition)) == link_hash:
            return edition
    return None


class Visitor:
    """Somebody who asks: their row and cookie, if they were ever given one, and all browsers that are theirs."""

    def __init__(
        self, row: VisitorRow | None, browsers: frozenset[int], token: str = "", language: str = SOURCE
    ) -> None:
        self.row = row
        self.browsers = browsers
        self.token = token
        self.language = language
        """The language that they are spoken to in."""

    def speaking(self, language: str) -> Visitor:
        return Visitor(self.row, self.browsers, self.token, language)

    def holds(self, visitor_id: int | None) -> bool:
        return visitor_id is not None and visitor_id in self.browsers

    @property
    def name(self) -> str:
        if self.row is None:
            return ""
        return self.row.name or self.row.account or ""


NOBODY_KNOWN = Visitor(None, frozenset())


async def recognise(store: Store, token: str | None) -> Visitor:
    """The visitor whose cookie this is."""
    if token is None or TOKEN.fullmatch(token) is None:
        return NOBODY_KNOWN
    found = await store.visitor(hashed(token))
    if found is None:
        return NOBODY_KNOWN
    return Visitor(found[0], frozenset(found[1]), token)


class Passwords:
    """Argon2, outside the event loop and not more than two at a time: it is slow on purpose."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(2)
        self._stranger = self._hasher.hash(secrets.token_hex(8))

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Whether a password is right; as slow for a name that nobody has, so that names cannot be guessed."""

        def work() -> bool:
            try:
                return self._hasher.verify(password_hash or self._stranger, password)
            except (VerifyMismatchError, InvalidHashError):
                return False

        async with self._turns:
            return await asyncio.to_thread(work) and password_hash is not None


def told_apart(name: str, others: Sequence[str]) -> str:
    """A name for somebody at a table where others sit: with a number where it looks like the name of one of them."""
    taken = {skeleton(other) for other in others if other}
    if not name or skeleton(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 4]} ({number})" for number in range(2, len(others) + 3))
    return next(one for one in numbered if skeleton(one) not in taken)


def check_credentials(name: str, password: str) -> str:
    """The name of a new account, cleaned; refused with what would be right."""
    cleaned = clean_name(name)
    if len(cleaned) < 2:
        raise RequestRefused(400, "bad-name", "table-error-bad-name", longest=LONGEST_NAME)
    if not of_one_script(cleaned):
        raise RequestRefused(400, "mixed-name", "table-error-mixed-name")
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise RequestRefused(
            400, "bad-password", "table-error-bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD
        )
    return cleaned
