"""The build. Plain Python unless PHYLARIUM_COMPILE=1, which compiles the hot path with mypyc.

Everything else about the package is in pyproject.toml. Why and how: docs/decisions/0002-hot-path.md.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src")

HOT = [
    "phylarium/kernel/rng.py",
    "phylarium/kernel/journal.py",
    "phylarium/kernel/message.py",
    "phylarium/kernel/engine.py",
    "phylarium/kernel/lead.py",
    "phylarium/arena/rollout.py",
    "phylarium/bots/search.py",
    "phylarium/games/*/*.py",
]
"""What runs while a game is played out: files below `src`, as patterns."""

COLD = [
    "__init__.py",
    "tables.py",
    "fields.py",
    "view.py",
    "text.py",
    "drawing.py",
    "portraits.py",
    "judgement.py",
    "carry.py",
]
"""Modules of a game that run at its edges, once a game or once a screen, and stay interpreted."""


def hot(root: Path = Path()) -> list[str]:
    """The files to compile, in one group, so that calls between them are direct."""
    source = root / SOURCE
    found = [path for pattern in HOT for path in sorted(source.glob(pattern)) if path.name not in COLD]
    return [str(path.relative_to(root)) for path in found]


def main() -> None:
    if os.environ.get("PHYLARIUM_COMPILE") == "1":
        from mypyc.build import mypycify

        setup(ext_modules=mypycify(hot(), opt_level="3", group_name="phylarium"))
    else:
        setup()


if __name__ == "__main__":
    main()
