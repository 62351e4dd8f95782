"""`phylarium doctor` finds what is there, what is missing and what is wrong, and makes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import sys
import tomllib
from collections import namedtuple
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.cli.conftest import Call
from tests.cli.test_words import called
from tests.infra.servers import free_port

import phylarium
from phylarium.bots import learned
from phylarium.cli import doctor
from phylarium.cli.doctor import EXTRAS, Requirement, requirements
from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.words import languages
from phylarium.kit import style
from phylarium.table.config import VARIABLES, Settings, mistaken
from phylarium.table.store import opens
from phylarium.table.store.database import in_file_alone
from phylarium.table.store.revisions import known_revisions, migrate

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES.values():
        monkeypatch.delenv(name, raising=False)


def asked(bare: Call, *words: str, wrong: bool = False) -> dict[str, dict[str, Any]]:
    """What the doctor says, by what it is about."""
    result = bare("doctor", "--json", *words)
    answer = json.loads(result.stdout)
    assert answer["version"] == phylarium.__version__
    assert answer["ok"] is not wrong, result.stdout
    assert result.exit_code == (1 if wrong else 0)
    assert wrong == any(one["state"] == "bad" for one in answer["findings"])
    return {one["about"]: one for one in answer["findings"]}


def test_what_is_here(bare: Call, tmp_path: Path) -> None:
    found = asked(bare, "--data", "data")
    assert found["version"]["folder"] == str(Path(phylarium.__file__).parent)
    assert found["engine"]["compiled"] in (True, False)
    assert found["packages"]["packages"]["click"] == metadata.version("click")
    assert found["extra table"]["state"] == "good"
    assert all(language in found["languages"]["said"] for language in languages())
    for name in phylarium.games():
        game = found[f"game {name}"]
        assert game["rules"] == registry.game(name).rules_version
        assert game["lessons"] > 0
        assert game["puzzles"] > 0
    assert found["game marine"]["learned"] is True
    assert len(found["fonts"]["fonts"]) == 6
    assert found["data"]["free_mb"] > 0
    assert (found["database"]["state"], found["database"]["schema"]) == ("note", None)
    assert found["database"]["todo"] == "The first phylarium serve makes it."
    assert found["redis"]["state"] == "note"
    assert list(tmp_path.iterdir()) == [], "it makes nothing"


def test_in_words_every_advice_is_under_what_it_is_about(bare: Call) -> None:
    result = bare("doctor")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("ok     Phylarium ")
    assert lines[-1] == "Nothing is wrong."
    at = next(n for n, line in enumerate(lines) if line.startswith("note   There is no database"))
    assert lines[at + 1] == "       The first phylarium serve makes it."


def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    lines = called("--lang", "qps", "doctor", cwd=tmp_path).stdout.splitlines()
    assert len(lines) > 15
    for line in lines:
        assert "[" in line, line
        assert not line.startswith(("ok", "note", "wrong")), line


@pytest.mark.parametrize("revision", [known_revisions()[0], "0006"], ids=["new", "old"])
def test_a_database_that_answers(bare: Call, tmp_path: Path, revision: str) -> None:
    path = tmp_path / "data" / "phylarium.db"
    in_file_alone(sa.engine.make_url(f"sqlite:///{path}"), lambda connection: migrate(connection, revision))
    found = asked(bare, "--data", "data")["database"]
    assert found["schema"] == revision
    assert found["state"] == ("good" if revision == known_revisions()[0] else "note")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (revision,)


def test_a_database_of_somebody_else(bare: Call, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE cats (name TEXT)").connection.close()
    found = asked(bare, "--database", "sqlite:///other.db")["database"]
    assert found["said"] == "In the database other.db are no tables of Phylarium."


def test_a_database_that_cannot_be_used(bare: Call, tmp_path: Path) -> None:
    (tmp_path / "phylarium.db").write_bytes(b"no database at all " * 100)
    assert "is not a database of this server" in asked(bare, "--data", ".", wrong=True)["database"]["said"]
    away = f"postgresql://ada:sesame@127.0.0.1:{free_port()}/games"
    found = asked(bare, "--database", away, wrong=True)
    assert "cannot be reached" in found["database"]["said"]
    assert "data" not in found
    assert "sesame" not in json.dumps(found)
    asyncio.run(opens(Settings(data_dir=tmp_path / "tomorrow")))
    with contextlib.closing(sqlite3.connect(tmp_path / "tomorrow" / "phylarium.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in asked(bare, "--data", "tomorrow", wrong=True)["database"]["said"]


def test_redis_that_does_not_answer(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv("REDIS_URL", f"redis://:sesame@127.0.0.1:{port}/0")
    found = asked(bare, wrong=True)
    assert found["redis"]["redis"] == f"127.0.0.1:{port}"
    assert "mend REDIS_URL" in found["redis"]["todo"]
    assert "sesame" not in json.dumps(found)


def test_a_setting_that_is_wrong(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHYLARIUM_PORT", "0")
    found = asked(bare, wrong=True)
    assert "PHYLARIUM_PORT must be 1 to 65535" in found["settings"]["said"]
    assert "database" not in found


def test_a_setting_by_another_name(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be left out without a word: nobody reads it."""
    monkeypatch.setenv("PHYLARIUM_DATABASE_URL", "postgresql://somewhere/else")
    found = asked(bare)
    assert found["settings"]["said"] == (
        "PHYLARIUM_DATABASE_URL is no setting, so it changes nothing; DATABASE_URL is one."
    )
    assert found["settings"]["state"] == "note"
    assert [str(one) for one in mistaken({"PHYLARIUM_PORTS": "1"})] == [
        "PHYLARIUM_PORTS is no setting, so it changes nothing; PHYLARIUM_PORT is one."
    ]
    for meant in ("PHYLARIUM_PORT", "PHYLARIUM_LANG", "PHYLARIUM_SAVES", "DATABASE_URL", "PORTS"):
        assert mistaken({meant: "1"}) == []


def test_a_folder_that_cannot_be_used(bare: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = asked(bare, "--data", "file/data", wrong=True)["data"]
    assert f"{tmp_path / 'file'} cannot be written in" in found["said"]


def test_a_database_that_somebody_else_put_there(bare: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It can be read and not be written in."""
    path = tmp_path / "data" / "phylarium.db"
    in_file_alone(sa.engine.make_url(f"sqlite:///{path}"), lambda connection: migrate(connection, "head"))
    allowed = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: "phylarium.db" not in str(path) and allowed(path, mode))
    found = asked(bare, "--data", "data", wrong=True)
    assert found["database"]["state"] == "good"
    assert "data/phylarium.db cannot be written in" in found["data"]["said"]


@pytest.mark.parametrize(("free", "state"), [(500, "note"), (50, "bad")])
def test_a_disk_that_is_nearly_full(bare: Call, monkeypatch: pytest.MonkeyPatch, free: int, state: str) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(0, 0, free * 1_000_000))
    found = asked(bare, wrong=state == "bad")["data"]
    assert (found["state"], found["free_mb"]) == (state, free)


def test_packages_that_are_missing_or_old(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"ray": None, "uvicorn": "0.9.1", "rich": "13.0.0"}
    known = doctor.version_of
    monkeypatch.setattr(doctor, "version_of", lambda name: there[name] if name in there else known(name))
    found = asked(bare, wrong=True)
    assert found["packages"]["state"] == "good"
    assert (found["extra ray"]["state"], found["extra ray"]["packages"]) == ("note", {"ray": None})
    assert found["extra ray"]["todo"].endswith("pip install 'phylarium[ray]'")
    assert found["extra table"]["said"] == "uvicorn 0.9.1 are too old."
    assert found["extra table"]["todo"] == "pip install --upgrade 'phylarium[table]'"
    there["click"] = None
    assert asked(bare, wrong=True)["packages"]["todo"] == "pip install 'phylarium'"


def test_a_copy_that_was_never_installed(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> list[str]:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "requires", unknown)
    assert asked(bare)["packages"]["state"] == "note"


def test_without_the_table_there_is_no_server_to_look_at(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "phylarium.table.condition", None)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    for name in [name for name in sys.modules if name.startswith("phylarium.table.")]:
        monkeypatch.delitem(sys.modules, name)
    known = doctor.version_of
    monkeypatch.setattr(doctor, "version_of", lambda name: None if name == "sqlalchemy" else known(name))
    found = asked(bare)
    assert found["extra table"]["state"] == "note"
    assert "fonts" in found
    assert "table" not in found
    assert "database" not in found


def test_a_table_whose_packages_lack_something_of_their_own(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every package that Phylarium asks for is there, and one of them cannot be used."""
    monkeypatch.setitem(sys.modules, "redis", None)
    for name in [name for name in sys.modules if name.startswith("phylarium.table.")]:
        monkeypatch.delitem(sys.modules, name)
    found = asked(bare, wrong=True)
    assert found["extra table"]["state"] == "good"
    assert found["table"]["said"].startswith("The table cannot be served: redis,")
    assert "database" not in found


def test_what_is_asked_for_is_read_from_the_description_of_the_package() -> None:
    lines = [
        "click>=8.1",
        "sqlalchemy[asyncio]>=2.0.30; extra == 'table'",
        'uvloop>=0.20; sys_platform != "win32" and extra == "table"',
        "uvloop>=0.20; sys_platform != 'linux' and extra == 'table'",
        'openskill; extra == "arena"',
        'phylarium[arena]; extra == "train"',
    ]
    found = [(one.name, one.least, one.extra) for one in requirements(lines)]
    assert found == [
        ("click", "8.1", ""),
        ("sqlalchemy", "2.0.30", "table"),
        ("uvloop", "0.20", "table"),
        ("openskill", "", "arena"),
        ("openskill", "", "train"),
    ]


@pytest.mark.parametrize(
    ("version", "least", "old"),
    [("8.10", "8.9", False), ("8.9", "8.10", True), ("8.9rc1", "8.9", False), ("9", "8.1", False), (None, "8", False)],
)
def test_which_version_is_too_old(version: str | None, least: str, old: bool) -> None:
    assert Requirement("click", least, "", version).old is old


def test_every_extra_for_users_is_looked_at() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(EXTRAS) == set(extras) - {"dev", "docs"}


def test_weights_that_do_not_fit(bare: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "mismatch", lambda made, game, features: "it is about chess")
    found = asked(bare)
    assert found["game marine"]["learned"] is False
    assert found["weights marine"]["state"] == "note"
    assert "it is about chess" in found["weights marine"]["said"]


def test_a_game_and_fonts_that_are_broken(bare: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game, known = registry.game, "genesis"

    def broken(name: str) -> Any:
        if name == known:
            raise PhylariumError("its data is gone")
        return game(name)

    monkeypatch.setattr(registry, "game", broken)
    monkeypatch.setattr(style, "FONTS", tmp_path)
    found = asked(bare, wrong=True)
    assert found["game genesis"]["said"] == "genesis cannot be played: its data is gone"
    assert found["game marine"]["state"] == "good"
    assert found["fonts"]["state"] == "bad"
