"""What a browser may keep of the site, and for whom: the worker does as the pages say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.table.conftest import Server, account, join, opened

from phylarium.table import offline
from phylarium.table.keeping import KEEP
from phylarium.table.offline import edition, shell
from phylarium.table.pages import STATIC

pytestmark = pytest.mark.anyio


async def test_there_is_something_to_install(server: Server) -> None:
    browser = server.browser()
    told = await browser.get("/manifest.webmanifest")
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = told.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = await browser.get(icon["src"])
        assert file.status_code == 200
        assert file.headers["content-type"].startswith(icon["type"])
    assert 'rel="manifest"' in (await browser.get("/")).text


async def test_the_worker_names_files_that_are_there_and_is_another_one_when_they_are(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser()
    worker = await browser.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert edition() in worker.text
    for path in shell():
        assert (await browser.get(path)).status_code == 200, path
    assert "default-src 'self'" in worker.headers["content-security-policy"]
    before = edition()
    copy = tmp_path / "static"
    shutil.copytree(STATIC, copy)
    (copy / "page.js").write_text("// another one\n")
    monkeypatch.setattr(offline, "STATIC", copy)
    edition.cache_clear()
    assert edition() != before
    edition.cache_clear()


async def test_a_page_is_kept_for_one_person_alone(server: Server) -> None:
    ada, ben = await account(server, "Adalind"), server.browser()
    names = {(await browser.get("/")).headers[KEEP] for browser in (ada, ben, server.browser())}
    assert len(names) == 2, "nobody that is known, twice, and Adalind"
    ada_is = (await ada.get("/")).headers[KEEP]
    await ada.post("/api/account/logout")
    assert (await ada.get("/")).headers[KEEP] != ada_is
    await ada.post("/api/account/login", json={"name": "Adalind", "password": "long enough"})
    assert (await ada.get("/")).headers[KEEP] not in (ada_is, "nobody")


async def test_only_games_against_nobody_else_are_kept(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    alone = await opened(ada, "me", "random")
    hot = await opened(ada, "me", "me")
    shared = await opened(ada, "me", "open")
    await join(ben, shared["links"]["1"])
    lesson = (await ada.post("/api/lessons", json={"game": "marine"})).json()
    mine = (await ada.get("/")).headers[KEEP]
    for id in (alone["id"], lesson["id"]):
        for path in (f"/table/{id}", f"/table/{id}/text"):
            assert (await ada.get(path)).headers[KEEP] == mine
            assert KEEP not in (await ben.get(path)).headers, "a spectator's is not"
    for id in (hot["id"], shared["id"]):
        for path in (f"/table/{id}", f"/table/{id}/text"):
            assert KEEP not in (await ada.get(path)).headers
    for path in ("/account", "/lobby", f"/api/tables/{alone['id']}", "/people/x"):
        assert KEEP not in (await ada.get(path)).headers
    assert (await ada.get("/rulebook/marine")).headers[KEEP] == mine
    offline = await ada.get("/offline")
    assert offline.headers[KEEP] == "all"
    assert offline.text == (await ben.get("/offline")).text
