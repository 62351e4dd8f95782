"""Browsers are known without a look into SQLite, until anything about anybody changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from phylarium.table.config import Settings
from phylarium.table.store import Store

pytestmark = pytest.mark.anyio

COOKIE, OTHER = "a" * 64, "b" * 64


async def test_whatever_changes_of_people_is_seen_at_once(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))
    row = await store.welcome(COOKIE, "Ada")

    async def name() -> str | None:
        found = await store.visitor(COOKIE)
        return None if found is None else found[0].name

    assert await name() == "Ada"
    await store.change_visitor(row, name="Grace")
    assert await name() == "Grace"
    account = await store.register("Grace", "hash")
    assert await name() == "Grace"
    await store.join_account(row.id, account, COOKIE)
    found = await store.visitor(COOKIE)
    assert found is not None
    assert found[0].account == "Grace"
    second = await store.welcome("c" * 64)
    await store.join_account(second.id, account, OTHER)
    found = await store.visitor(COOKIE)
    assert found is not None
    assert sorted(found[1]) == [row.id, row.id, second.id], "its seats are those of all browsers of the account"
    await store.retire(row.id)
    assert await store.visitor(COOKIE) is None, "a cookie opens nothing once its browser has logged out"
    assert await store.visitor(OTHER) is not None
    await store.close()


async def test_a_browser_that_asks_again_is_known_without_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))
    await store.welcome(COOKIE)
    first = await store.visitor(COOKIE)

    async def read(work: object) -> None:
        raise AssertionError("it was looked for")

    monkeypatch.setattr(store.database, "read", read)
    assert await store.visitor(COOKIE) is first
    monkeypatch.undo()
    await store.close()
