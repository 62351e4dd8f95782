"""The blocks of commands and of Python on the pages of the documentation, with the remarks above them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

from docs.site.staging import ROOT, pages

PAGES: Final = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *(page for page in pages() if page.startswith("docs/"))]
"""Every page that people read, guides in other languages apart."""

OURS: Final = ("phylarium", "make", "python", "python3", "pytest", "pip")
"""Commands that are run or checked; what else there is in a block belongs to the system."""

_BLOCK: Final = re.compile(
    r"(?P<remarks>(?:^ *<!--(?:(?!-->).)*-->\n)*)^(?P<indent> *)```(?P<kind>[\w-]*)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
_REMARK: Final = re.compile(r"<!--\s*(not run|run with|run by|part of|given)\b:?\s*(.*?)\s*-->", re.DOTALL)
_SETTING: Final = re.compile(r"\w+=\S+")
_OPERATORS: Final = {"|", "||", "&", "&&", ";", ">", ">>", "<", "(", ")"}


class Remark(NamedTuple):
    kind: str
    """`not run`, `run with`, `run by`, `part of` or `given`."""
    text: str


class Block(NamedTuple):
    page: str
    line: int
    kind: str
    text: str
    remarks: tuple[Remark, ...]

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def given(self) -> str:
        """Python that is run before the block."""
        return "".join(f"{remark.text}\n" for remark in self.remarks if remark.kind == "given")

    def skipped(self) -> list[str]:
        """What is not run: beginnings of lines, an empty one for the whole block. A remark has its reason first."""
        found = []
        for remark in self.remarks:
            if remark.kind == "not run":
                _, *lines = remark.text.split(";")
                found += [line.strip() for line in lines] or [""]
        return found

    def elsewhere(self) -> str:
        """The file of tests that runs the block, where that needs more than a page of documentation has; else empty."""
        return next((remark.text for remark in self.remarks if remark.kind == "run by"), "")

    def quoted(self) -> str:
        """The file that the block was taken from, where it is a part of one; else empty."""
        return next((remark.text for remark in self.remarks if remark.kind == "part of"), "")

    def numbers(self) -> dict[str, str]:
        """Options that are given other values, or are added."""
        found: dict[str, str] = {}
        for remark in self.remarks:
            if remark.kind == "run with":
                words = remark.text.partition(":")[0].split()
                found |= dict(zip(words[::2], words[1::2], strict=True))
        return found

    def commands(self) -> list[str]:
        """Its command lines without what the shell says back, continued lines put together."""
        lines = self.text.replace("\\\n", " ").splitlines()
        return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]


def blocks_of(page: str) -> list[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = []
    for match in _BLOCK.finditer(text):
        indent = len(match["indent"])
        body = "".join(line[indent:] if line.strip() else line for line in match["text"].splitlines(keepends=True))
        remarks = tuple(Remark(kind, " ".join(said.split())) for kind, said in _REMARK.findall(match["remarks"]))
        number = text.count("\n", 0, match.start("text"))
        found.append(Block(page, number, match["kind"] or guessed(body), body, remarks))
    return found


def run_by(page: str, path: str) -> list[str]:
    """The blocks of a page that a file of tests runs."""
    return [block.text for block in blocks_of(page) if block.elsewhere() == path]


def guessed(body: str) -> str:
    """What a block without a name is: commands where a line begins with one of ours, or else something to look at."""
    return "sh" if any(words(line)[:1] and words(line)[0] in OURS for line in body.splitlines()) else "text"


def words(line: str) -> list[str]:
    """The words of a command line without settings before it and remarks behind it; programs without their folders.

    >>> words("PYTHONPATH=build .venv/bin/phylarium games  # all of them")
    ['phylarium', 'games']
    """
    try:
        found = shlex.split(line, comments=True)
    except ValueError:  # no command: a board of a terminal, say
        return []
    while found and _SETTING.fullmatch(found[0]):
        found.pop(0)
    return [Path(found[0]).name, *found[1:]] if found else []


def is_piped(found: list[str]) -> bool:
    """Whether a shell is needed for a command line."""
    return any(word in _OPERATORS or word.endswith(";") for word in found)


ALL: Final = [block for page in PAGES for block in blocks_of(page)]
