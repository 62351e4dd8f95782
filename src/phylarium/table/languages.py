"""Which language somebody is spoken to in: the one that they chose here, or the best of those that their browser likes.

A choice is kept with the visitor, where there is one (so that a notice, which no request goes before,
speaks it too, and so that it follows an account to another browser), and in a cookie of its own.
"""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection

from phylarium.kernel.words import PSEUDO, SOURCE, best_language, languages, locale_of

COOKIE = "phylarium-language"

CHOICE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}")
"""What a language tag looks like."""

LONGEST_HEADER = 500


def offered() -> list[tuple[str, str]]:
    """The languages that can be chosen, each under its own name."""
    return [(language, own_name(language)) for language in languages()]


def own_name(language: str) -> str:
    locale = locale_of(language)
    name = locale.get_language_name(locale) or language
    territory = locale.get_territory_name(locale) if "-" in language else None
    return f"{name} ({territory})" if territory else name


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, the best liked first; what is not wanted at all is left out."""
    found: list[tuple[float, str]] = []
    for part in header[:LONGEST_HEADER].split(","):
        tag, _, quality = part.strip().partition(";")
        weight = quality.strip().removeprefix("q=")
        try:
            liked = float(weight) if weight else 1.0
        except ValueError:
            continue
        if liked > 0 and CHOICE.fullmatch(tag.strip()):
            found.append((liked, tag.strip()))
    # Equals stay in their order.
    return [tag for _, tag in sorted(found, key=lambda one: -one[0])]


def chosen(kept: str, cookie: str, header: str) -> str:
    """The language for somebody: what the visitor's row has, else the cookie, else what the browser likes."""
    return best_language([*(choice for choice in (kept, cookie) if spoken(choice)), *accepted(header)])


def spoken(choice: str) -> bool:
    """Whether a choice names a language that is spoken here."""
    return choice in languages() or choice == PSEUDO


def of_connection(connection: ASGIConnection[Any, Any, Any, Any], kept: str = "") -> str:
    """The language for whoever is at the other end."""
    return chosen(kept, connection.cookies.get(COOKIE, ""), connection.headers.get("accept-language", ""))


def of_row(kept: str) -> str:
    """The language for somebody who is not here, from what was kept of them."""
    return kept if spoken(kept) else SOURCE
