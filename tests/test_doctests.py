"""The examples in docstrings do what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import phylarium


def modules_with_examples() -> list[str]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = [module.name for module in pkgutil.walk_packages(phylarium.__path__, "phylarium.")]
    return [
        name
        for name in names
        # Alembic runs migrations itself; they cannot be imported.
        if not name.endswith(".__main__")
        and ".migrations" not in name
        and any(test.examples for test in finder.find(importlib.import_module(name)))
    ]


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_of_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
