"""What the README says is ours is what the data says, and its layout is that of the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from docs.site.pages import rows_of
from docs.site.staging import ROOT

from phylarium import game

README = (ROOT / "README.md").read_text(encoding="utf-8")
SAID = [
    ("marine", "cards.toml", "card", "the icons of all {ours} evolution cards"),
    ("marine", "traits.toml", "trait", "{ours} of {all} traits"),
    ("genesis", "mutations.toml", "mutation", "{ours} of {all} mutations"),
    ("genesis", "parasites.toml", "parasite", "{ours} of {all} parasites"),
    ("genesis", "refugia.toml", "refugium", "{ours} of {all} refugia"),
    ("megafauna1", "tiles.toml", "biome", "{ours} of {all} biomes"),
    ("megafauna1", "tiles.toml", "immigrant", "{ours} of {all} immigrants"),
    ("megafauna2", "cards.toml", "card", "all {ours} card faces"),
    ("megafauna2", "events.toml", "event", "{ours} events"),
    ("megafauna2", "cratons.toml", "craton", "{ours} cratons"),
    ("mesofauna", "mutations.toml", "card", "all {ours} bug cards"),
    ("mesofauna", "cratons.toml", "face", "all {ours} craton faces"),
]


def test_every_folder_of_the_package_is_in_the_layout() -> None:
    layout = README.partition("## Layout")[2].partition("```\n\n")[0]
    folders = {path.parent.name for path in (ROOT / "src" / "phylarium").glob("*/__init__.py")} | {"locale"}
    assert set(re.findall(r"^  (\w+)/ ", layout, re.MULTILINE)) == folders
    for name in re.findall(r"^(\w+)/ ", layout, re.MULTILINE):
        assert (ROOT / name).is_dir()


def sources(found: Any) -> Iterator[str]:
    """Every source that a row names, of itself or of a part of it."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name.endswith("source"):
                yield value
            else:
                yield from sources(value)
    elif isinstance(found, list):
        for one in found:
            yield from sources(one)


@pytest.mark.parametrize(("name", "file", "table", "words"), SAID, ids=[f"{one[0]}-{one[2]}" for one in SAID])
def test_what_is_ours_is_counted(name: str, file: str, table: str, words: str) -> None:
    rows = [values for row, values, path in rows_of(game(name)) if (row.table, path) == (table, file)]
    ours = sum("reconstructed" in sources(values) for values in rows)
    assert rows
    assert words.format(ours=ours, all=len(rows)) in README
