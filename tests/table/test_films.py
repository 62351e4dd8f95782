"""A game as an animated picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest
from tests.table.conftest import Server
from tests.table.finished import nearly_over, over, played

from phylarium.kernel import Match, Record, registry
from phylarium.table.films import MOST_BYTES, SVG, Merger, film, moments

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", registry.games())
def test_a_film_is_of_bounded_size_and_can_stand_still(name: str) -> None:
    seats = max(n for n in registry.game(name).seats if n <= 3)
    match = Match.resume(Record.parse(played(game=name, seats=seats).encode()))
    made = film(match, "en")
    assert len(made.encode()) <= MOST_BYTES
    root = ElementTree.fromstring(made)
    style = root.find(f"{{{SVG}}}style")
    assert style is not None
    assert style.text is not None
    still, _, moving = style.text.partition("@media (prefers-reduced-motion:no-preference)")
    assert "animation:" not in still
    assert "animation:" in moving
    assert "id=" not in made
    assert not re.search(r"<script|javascript:|href=", made)
    shown = moments(match, 24)
    assert shown == sorted(set(shown))
    assert len(shown) <= 24
    assert shown[-1] == len(match.actions)


def test_what_is_the_same_is_there_once() -> None:
    frames = [ElementTree.fromstring(f'<g xmlns="{SVG}"><a/><b n="{n}"/><c/></g>') for n in (1, 1, 2)]
    merger = Merger(3)
    parts = merger.children([list(frame) for frame in frames])
    assert [part.tag.partition("}")[2] for part in parts] == ["a", "g", "g", "c"]
    assert sorted(merger.used) == [0b011, 0b100]
    still = merger.css().partition("@media")[0]
    assert ".film-0{visibility:hidden}" in still
    assert ".film-1{visibility:visible}" in still


async def test_only_a_finished_game_is_filmed(server: Server) -> None:
    ada = server.browser()
    running = await nearly_over(ada, "me", "me", game="genesis")
    assert (await ada.get(f"/api/tables/{running['id']}/film.svg")).status_code == 409
    id = await over(ada, game="genesis")
    answer = await server.browser().get(f"/api/tables/{id}/film.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert msgspec.json.decode(played(game="genesis"))["seed"] not in answer.text
