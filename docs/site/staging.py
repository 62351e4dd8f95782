"""Lays out the sources of the site in a folder of their own: written pages, those from the games, links that fit there.

Which pages there are, and in which order, is said by the lists of `docs/index.md`; a folder's `README.md` and the page
of a game have pages below them. Only what has changed is written, so that a second build has little to do.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from docs.site.api import api_pages
from docs.site.cutting import inlined
from docs.site.pages import gallery_page, raw, rulebook_page

from phylarium import game, games, guides
from phylarium.kernel.words import SOURCE
from phylarium.kit.faces import with_fonts
from phylarium.kit.style import FONTS

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
INDEX: Final = "index.md"
ICON: Final = "_static/icon.svg"

MOVED: Final = {
    "README.md": INDEX,
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "src/phylarium/families/fauna/data": "gallery/megafauna2.md",
}
"""Where else something of the repository is to be found on the site."""

GAME_PAGES: Final = {"rulebook": "Rules", "gallery": "Gallery", "strategy": "What wins", "rulings": "Rulings"}
"""The folders in which every game has a page of its own, besides its guide, and what these are called below that."""

LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE: Final = re.compile(r"^ *(```|~~~)", re.MULTILINE)
_ENTRY: Final = re.compile(r"[\w./-]+\.md")
_SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_TITLE: Final = re.compile(r"^# .+$", re.MULTILINE)
_TREE: Final = re.compile(r"^```\{toctree\}.*?^```$", re.MULTILINE | re.DOTALL)
_STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)


class UnlistedPage(Exception):
    """A page of the documentation that no list leads to."""


# --- where things are on the site -------------------------------------------------------------


def on_site(path: str) -> str | None:
    """Where a page of the repository is on the site; None for what is no page of it.

    >>> on_site("docs/rulings/README.md"), on_site("CHANGELOG.md"), on_site("docs/games/marine.md"), on_site("LICENSE")
    ('rulings/index.md', 'changelog.md', 'games/marine.md', None)
    >>> on_site("src/phylarium/games/marine/data")
    'gallery/marine.md'
    """
    if path in MOVED:
        return MOVED[path]
    parts = Path(path).parts
    if parts[:3] == ("src", "phylarium", "games") and parts[-1] == "data":
        return f"gallery/{parts[3]}.md"
    if parts[0] != "docs" or not path.endswith(".md"):
        return None
    return "/".join([*parts[1:-1], "index.md" if parts[-1] == "README.md" else parts[-1]])


def prose(text: str) -> Iterator[tuple[bool, str]]:
    """A page in pieces: whether each is a block of code, and the piece."""
    inside, piece = False, ""
    for line in text.splitlines(keepends=True):
        fence = FENCE.match(line) is not None
        if fence and not inside:
            yield False, piece
            piece, inside = line, True
        elif fence:
            yield True, piece + line
            piece, inside = "", False
        else:
            piece += line
    yield inside, piece


def linked(text: str) -> list[str]:
    """What a page links to, pictures included; not what looks like a link in code."""
    plain = "".join(piece for code, piece in prose(text) if not code)
    return [target for _, _, target in LINK.findall(re.sub(r"`[^`\n]*`", "``", plain))]


def is_elsewhere(target: str) -> bool:
    """Whether a link leads out of the repository."""
    return re.match(r"[a-z]+:", target) is not None


def resolved(source: str, target: str) -> str:
    """The path in the repository that a link of a page leads to."""
    return os.path.normpath(Path(source).parent / target.partition("#")[0]).replace(os.sep, "/")


# --- pages ------------------------------------------------------------------------------------


class Stage:
    """The sources of the site."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written: set[Path] = set()

    def lay_out(self) -> bool:
        """Write everything, and remove what is there and belongs to it no more.

        Answers whether titles or lists have changed, which every page shows in its navigation.
        """
        before = self._outline()
        for source in pages():
            self._write(on_site(source) or source, self._page(source, written(source)))
        for name in sorted(games()):
            for folder, page in (("rulebook", rulebook_page), ("gallery", gallery_page)):
                self._write(f"{folder}/{name}.md", self._page(f"docs/{folder}/{name}.md", page(game(name))))
        for path, text in api_pages().items():
            self._write(path, text)
        for font in FONTS.glob("*.woff2"):
            self._copy(font, f"_static/fonts/{font.name}")
        self._copy(ROOT / "src/phylarium/table/static/icon.svg", ICON)
        for old in sorted(self.folder.rglob("*"), reverse=True):
            if old.is_file() and old not in self.written:
                old.unlink()
        return self._outline() != before

    def _outline(self) -> dict[str, list[str]]:
        """By page its title, and what stands below it."""
        texts = {str(path): path.read_text(encoding="utf-8") for path in sorted(self.folder.rglob("*.md"))}
        return {path: [*_TITLE.findall(text)[:1], *_TREE.findall(text)] for path, text in texts.items()}

    def _write(self, path: str, text: str | bytes) -> None:
        target = self.folder / path
        self.written.add(target)
        content = text.encode() if isinstance(text, str) else text
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)

    def _copy(self, source: Path, path: str) -> None:
        self._write(path, source.read_bytes())

    def _page(self, source: str, text: str) -> str:
        """A page with links that lead to where things are on the site, and with what stands below it."""
        pictures: list[str] = ["" for _ in _STYLE.findall(text)]
        pieces = [piece if code else self._linked(source, piece, pictures) for code, piece in prose(text)]
        whole = "".join(pieces).rstrip() + "\n" + "".join(f"\n{tree}" for tree in trees(source))
        return _TITLE.sub(lambda title: f"{title[0]}\n\n{below(source)}", whole, count=1) if below(source) else whole

    def _linked(self, source: str, text: str, pictures: list[str]) -> str:
        def moved(found: re.Match[str]) -> str:
            picture, words, target = found.groups()
            here = Path(on_site(source) or source).parent
            path = resolved(source, target)
            if is_elsewhere(target) or target.startswith("#"):
                return found[0]
            if picture and path.endswith(".svg"):
                return self._shown(path, words, os.path.relpath(".", here), pictures)
            there = on_site(path)
            if there is not None:
                mark = target.partition("#")[2]
                return f"[{words}]({os.path.relpath(there, here)}{'#' + mark if mark else ''})"
            if (ROOT / path).is_file():
                self._copy(ROOT / path, f"files/{path}")
                return f"{picture}[{words}]({os.path.relpath(f'files/{path}', here)})"
            return words

        return LINK.sub(moved, text)

    def _shown(self, path: str, words: str, up: str, pictures: list[str]) -> str:
        """A picture within the page, so that it has the page's fonts and follows its theme; as a file, it is larger.

        Its stylesheet is there once a page, for which all pictures of a page must be of one game.
        """
        svg = (ROOT / path).read_text(encoding="utf-8")
        name = Path(path).name
        (style,) = _STYLE.findall(svg)
        told = "" if pictures else style
        pictures.append(name.partition("-")[0])
        if len({*pictures} - {""}) > 1:
            raise ValueError(f"{name} is of another game than the picture before it on its page")
        self._write(f"_static/pictures/{name}", with_fonts(svg))
        drawn = f'<a href="{up}/_static/pictures/{name}" title="Show it alone">{inlined(svg, words)}</a>'
        return f'\n{raw(f"""<figure class="picture">{told}{drawn}<figcaption>{words}</figcaption></figure>""")}\n'


def written(source: str) -> str:
    """What stands in a page of the repository; the guides are part of the package."""
    if source.startswith("docs/games/"):
        return guides.guide(Path(source).stem, SOURCE)
    return (ROOT / source).read_text(encoding="utf-8")


def pages() -> list[str]:
    """All written pages, as the lists lead to them."""
    found = [f"docs/{INDEX}"]
    for source in found:
        if source in (f"docs/{INDEX}", *children(f"docs/{INDEX}")):
            found += [child for child in children(source) if child not in found]
    written = {str(path.relative_to(ROOT)).replace(os.sep, "/") for path in DOCS.rglob("*.md")}
    # Guides in other languages are shown by the table.
    other = {path for path in written if path.startswith("docs/games/") and path.count("/") > 2}
    unlisted = sorted(written - set(found) - other)
    if unlisted:
        raise UnlistedPage(f"no list of docs/{INDEX} leads to {', '.join(unlisted)}")
    return found


def children(source: str) -> list[str]:
    """The written pages below a page."""
    if source == f"docs/{INDEX}":
        return [page for _, some in sections(source) for page in some]
    if source.startswith("docs/games/"):
        name = Path(source).name
        return [f"docs/{folder}/{name}" for folder in GAME_PAGES if (DOCS / folder / name).is_file()]
    if source == "docs/decisions/README.md":
        return [path for path in _pages_linked(source, written(source)) if Path(path).parent == Path(source).parent]
    return []


def sections(source: str) -> list[tuple[str, list[str]]]:
    """The sections of a page with the pages that each links to."""
    parts = _SECTION.split(written(source))
    return [(title, _pages_linked(source, text)) for title, text in zip(parts[1::2], parts[2::2], strict=True)]


def _pages_linked(source: str, text: str) -> list[str]:
    paths = [resolved(source, target) for target in linked(text) if not is_elsewhere(target) and "#" not in target]
    return [path for path in dict.fromkeys(paths) if path.endswith(".md") and (ROOT / path).is_file()]


def below(source: str) -> str:
    """What a game has besides its guide, as a line of links: on a phone the navigation is folded away."""
    if not source.startswith("docs/games/"):
        return ""
    links = [f"[{title}](../{folder}/{Path(source).name})" for folder, title in GAME_PAGES.items()]
    return f"**How to play** · {' · '.join(links)}"


def trees(source: str) -> Iterator[str]:
    """The hidden lists from which the site makes its navigation."""
    if source == f"docs/{INDEX}":
        for title, found in sections(source):
            entries = [on_site(page) or page for page in found]
            if title == REFERENCE:
                entries.insert(0, "api/index.md")
            yield _tree(source, entries, title)
    elif source.startswith("docs/games/"):
        yield _tree(source, [f"{title} <{folder}/{Path(source).name}>" for folder, title in GAME_PAGES.items()])
    elif children(source):
        yield _tree(source, [on_site(page) or page for page in children(source)])


REFERENCE: Final = "Look things up"
"""The section of the index below which the reference of the modules is."""


def _tree(source: str, entries: list[str], caption: str = "") -> str:
    here = Path(on_site(source) or source).parent
    lines = [_ENTRY.sub(lambda found: os.path.relpath(found[0], here).removesuffix(".md"), entry) for entry in entries]
    told = [f":caption: {caption}"] if caption else []
    return "\n".join(["```{toctree}", ":hidden:", *told, "", *lines, "```", ""])
