"""The key to signs of every game: each one is drawn, and has a name of its own."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import phylarium


@pytest.mark.parametrize("name", phylarium.games())
def test_every_sign_is_drawn_and_named(name: str) -> None:
    symbols = phylarium.game(name).symbols()
    for picture, words in symbols:
        assert len(ElementTree.fromstring(picture)), words
        assert words[:1] == words[:1].upper()
    pictures = [picture for picture, _ in symbols]
    assert len(set(pictures)) == len(pictures), "two names for one sign"
