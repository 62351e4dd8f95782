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
    "phylarium/kernel/comparison.py",
    "phylarium/arena/rollout.py",
    "phylarium/bots/search.py",
    "phylarium/games/*/rules/[a-z]*.py",
    "phylarium/games/*/judged/worth.py",
]
"""What runs while a game is played out: files below `src`, as patterns."""


def hot(root: Path = Path()) -> list[str]:
    """The files to compile, in one group, so that calls between them are direct."""
    source = root / SOURCE
    found = [path for pattern in HOT for path in sorted(source.glob(pattern))]
    return [str(path.relative_to(root)) for path in found]


def main() -> None:
    if os.environ.get("PHYLARIUM_COMPILE") == "1":
        from mypyc.build import mypycify

        setup(ext_modules=mypycify(hot(), opt_level="3", group_name="phylarium"))
    else:
        setup()


if __name__ == "__main__":
    main()
