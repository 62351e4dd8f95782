"""Whether the links of the built site lead somewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ADDRESSES: Final = {"href", "src"}


class Anchors(HTMLParser):
    """The ids and the links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value is None:
                continue
            if name == "id":
                self.ids.append(value)
            elif name in ADDRESSES:
                self.links.append(value)


def read(text: str) -> Anchors:
    found = Anchors()
    found.feed(text)
    return found


def broken(folder: Path) -> list[str]:
    """Links that lead nowhere, links out that no browser could follow, and ids that a page has twice."""
    pages = {path.resolve(): read(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(folder.resolve())
        twice = sorted({id for id in page.ids if page.ids.count(id) > 1} - {""})
        found += [f"{name}: the id {id} is there twice" for id in twice]
        found += [f"{name}: {link} {why}" for link in dict.fromkeys(page.links) if (why := wrong(path, link, pages))]
    return found


def wrong(path: Path, link: str, pages: dict[Path, Anchors]) -> str:
    """What is wrong with a link of a page; empty where nothing is."""
    address = urlsplit(link)
    if address.scheme in ("http", "https"):
        return "" if "." in address.netloc or address.hostname in ("localhost", "127.0.0.1") else "is no address"
    if address.scheme:
        return "" if address.scheme in ("mailto", "data") else "is no address"
    target = (path.parent / unquote(address.path)).resolve() if address.path else path
    if not target.is_file():
        return "leads nowhere"
    known = pages.get(target)
    if address.fragment and known is not None and unquote(address.fragment) not in known.ids:
        return "leads to no such place on its page"
    return ""
