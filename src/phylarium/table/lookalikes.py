"""Names that look alike: whoever reads one must not take it for another.

A name is brought to one form (NFKC), and an account's name is written in letters of one script; of Chinese, Japanese
and Korean names several scripts together are one, with or without Latin letters, as Unicode's report 39 has it ("highly
restrictive"). What is left are whole names in look-alike letters, and digits for letters: two names that have the same
skeleton are one to the eye. The table below has those letters of Greek, Cyrillic, Armenian and Georgian, and those
Latin ones without a decomposition, that fonts draw like a plain Latin letter.
"""

# ruff: noqa: RUF001 - letters that look alike are what this is about
from __future__ import annotations

import re
import unicodedata

LIKE = {
    "a": "аɑα",
    "b": "ьƅᏏ",
    "c": "сᴄ",
    "d": "ԁժɗ",
    "e": "еҽɛε",
    "f": "ғƒ",
    "g": "ɡցǥ",
    "h": "һհн",
    "j": "јϳ",
    "k": "кκĸ",
    "l": "1iıіιӏɩɪł",
    "m": "мʍ",
    "n": "ոпηɴ",
    "o": "0оοօσөø",
    "p": "рρþ",
    "q": "ԛզ",
    "r": "гᴦꭇ",
    "s": "ѕꜱʂ5",
    "t": "тτŧ",
    "u": "υսцʋ",
    "v": "νѵᴠ",
    "w": "ԝωшɯ",
    "x": "хχҳ",
    "y": "уүγყ",
    "z": "ᴢƶ2",
}
"""By Latin letter: what is drawn like it, as small letters."""

_PLAIN = str.maketrans({odd: plain for plain, many in LIKE.items() for odd in many})

_STROKES = re.compile(r"\||!(?=\w)")
"""Signs that are drawn like an l: a bar, and within a word an exclamation mark. Behind a word it is no letter."""

_LETTERS = ("Lu", "Ll", "Lt", "Lo")
"""What belongs to a script; marks that stand beside letters do not."""

_TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that are written together."""


def skeleton(name: str) -> str:
    """What a name is to the eye: equal for two names that are easily taken for each other."""
    folded = _STROKES.sub("l", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(c for c in unicodedata.normalize("NFD", folded) if unicodedata.category(c)[0] in "LN")
    return (bare or folded).translate(_PLAIN).replace("rn", "m").replace("vv", "w")[:80]


def scripts(name: str) -> set[str]:
    """The scripts of the letters of a name, by the first word of their names in Unicode."""
    return {unicodedata.name(c, "?").split()[0] for c in name if unicodedata.category(c) in _LETTERS}


def of_one_script(name: str) -> bool:
    """Whether a name is written in letters that belong together."""
    found = scripts(name)
    return len(found) <= 1 or any(found <= together for together in _TOGETHER)
