"""The names of files as a terminal pastes them when something is dropped upon it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

ESCAPED = re.compile(r"\\([\\ '\"()\[\]{}&;!$#])")


def dropped_path(text: str) -> Path:
    """The file that is meant: as it is, in quotes, as a file:// address, or with blanks after backslashes.

    A file that really has such a name is found under it.

    >>> dropped_path("'a game.json' ").name, dropped_path("file:///tmp/a%20game.json").name
    ('a game.json', 'a game.json')
    """
    if Path(text).exists():
        return Path(text)
    meant = text.strip()
    if len(meant) > 1 and meant[0] == meant[-1] and meant[0] in "'\"":
        meant = meant[1:-1]
    elif "\\" in meant and not Path(meant).exists():
        meant = ESCAPED.sub(r"\1", meant)
    if meant.lower().startswith("file://"):
        meant = unquote(urlsplit(meant).path)
        if re.match(r"/[A-Za-z]:", meant):  # a drive
            meant = meant[1:]
    return Path(meant).expanduser()
