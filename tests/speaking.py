"""The small language of the tests: `tests/locale/fr-CH`, spoken only where a test asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from phylarium.kernel import words

FRENCH = "fr-CH"


@contextmanager
def spoken(*folders: Path, strict: bool = True) -> Iterator[None]:
    """These folders have languages, too, and what a language lacks fails or is said in the source language."""
    with patch.object(words, "_folders", [*words._folders, *folders]):
        words.strictly(strict)
        try:
            yield
        finally:
            words.strictly()
    words.strictly()


@contextmanager
def french(strict: bool = True) -> Iterator[str]:
    with spoken(Path(__file__).parent / "locale", strict=strict):
        yield FRENCH
