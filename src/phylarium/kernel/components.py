"""The values that a printed game carries and that a pack may change, each declared once.

A game lists them in `rules/printed.py`: name, type, where it stands in the data, if it stands there as it is, and what
it means. From that list follow the class that holds them for the rules (`kernel.generation`) and the part of its
filling that needs no thought; the rest is worked out by the game's `tables.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any


class Component:
    """One value, or one table of values, of a game's components."""

    def __init__(self, name: str, kind: str, at: str = "", meaning: str = "") -> None:
        self.name = name
        self.kind = kind
        """Its type, as it is written: `int`, `list[bool]`, `list[icons.Icon]` for a class of `rules/icons.py`."""
        self.at = at
        """The place in the data, `setup.genes.first`: file, table and column. Many rows give a list of the column."""
        self.meaning = meaning


def printed(table: str) -> tuple[Component, ...]:
    """Components from a table in plain text, a row each; what follows a `#` is what it means, or a heading.

    >>> [(one.name, one.kind, one.at, one.meaning) for one in printed('''
    ...     # setup.toml
    ...     genes: int = setup.genes.each
    ...     home: list[int]  # By colour.
    ... ''')]
    [('genes', 'int', 'setup.genes.each', ''), ('home', 'list[int]', '', 'By colour.')]
    """
    found: list[Component] = []
    for line in table.splitlines():
        row, _, meaning = line.partition("#")
        if row.strip():
            parts = re.fullmatch(r"(\w+): ([\w.\[\]]+)(?: = ([\w.]+))?", row.strip())
            if parts is None:
                raise ValueError(f"a component is declared as `name: type = place  # meaning`, not {line.strip()!r}")
            found.append(Component(parts[1], parts[2], parts[3] or "", meaning.strip()))
    return tuple(found)


def fill_as_printed(components: object, declared: Iterable[Component], tables: object) -> None:
    """Give every component that stands in the data as it is its value."""
    for component in declared:
        if component.at:
            setattr(components, component.name, found_at(tables, component.at.split(".")))


def found_at(node: Any, path: Sequence[str]) -> Any:
    """What stands at a path; a list is the caller's own."""
    if isinstance(node, list | tuple):
        return [found_at(entry, path) for entry in node]
    return found_at(getattr(node, path[0]), path[1:]) if path else node
