"""How wide text is in our fonts, and text that fits: wrapped to lines or cut."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, Literal

from phylarium.kit.widths import WIDTHS as WIDTHS

Face = Literal["sans", "sans-bold", "sans-italic", "serif", "serif-bold", "serif-italic"]

UNKNOWN: Final = 640
"""The width of a letter that our fonts do not have, of which nothing is known but that some font will show it."""

_ADVANCES: Final = {
    face: {letter: width for width, letters in widths.items() for letter in letters} for face, widths in WIDTHS.items()
}


@lru_cache(maxsize=1024)
def face_of(class_: str) -> Face:
    """The face in which a text of these classes is set."""
    classes = class_.split()
    if "serif" in classes:
        return "serif-bold" if "bold" in classes else "serif-italic" if "italic" in classes else "serif"
    return "sans-bold" if "bold" in classes else "sans-italic" if "italic" in classes else "sans"


def _advance(letter: str, advances: dict[str, int]) -> int:
    if letter in advances:
        return advances[letter]
    if unicodedata.combining(letter):
        return 0
    base = unicodedata.normalize("NFD", letter)[0]
    return advances.get(base, UNKNOWN)


@lru_cache(maxsize=16384)
def _units(content: str, face: Face) -> int:
    advances = _ADVANCES[face]
    return sum([_advance(letter, advances) for letter in content])


def measure(content: str, size: float, face: Face = "sans") -> float:
    """How wide a text is, but for kerning, which makes it a little narrower."""
    return _units(content, face) * size / 1000


def wrap(content: str, width: float, size: float, most: int = 99, face: Face = "sans") -> list[str]:
    """A text as lines of at most this width, and at most so many; a cut is marked by an ellipsis.

    Lines break at plain blanks only: those that do not break (U+00A0, U+202F) are part of a word.
    """
    lines: list[str] = []
    current = ""
    for word in content.split(" "):
        longer = f"{current} {word}" if current else word
        if current and measure(longer, size, face) > width:
            lines.append(current)
            current = word
        else:
            current = longer
    if current:
        lines.append(current)
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] = shorten(lines[-1] + " …", width, size, face)
    return lines


def shorten(content: str, width: float, size: float, face: Face = "sans") -> str:
    """A text cut to fit one line."""
    if measure(content, size, face) <= width + 0.01:
        return content
    kept = content.rstrip("… ")
    while kept and measure(kept + "…", size, face) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def size_for(content: str, width: float, size: float, least: float, face: Face = "sans") -> float:
    """The size at which a text fits a line: the one that is wanted, or a smaller one, but not below the least."""
    needed = measure(content, size, face)
    return size if needed <= width + 0.01 else max(least, int(size * width / needed * 4) / 4)
