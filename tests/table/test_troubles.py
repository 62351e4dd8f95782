"""What a database and Redis say of what is wrong is said in our own words, in every language; the rest is quoted."""

from __future__ import annotations

import socket
import sqlite3

import pytest
from tests.locales import plain_words

from phylarium.kernel.words import render
from phylarium.table.condition import problem_of_redis
from phylarium.table.config import Settings
from phylarium.table.store.unusable import CODES, driver_trouble


def said(error: Exception, language: str = "fr") -> str:
    return render(driver_trouble(error), language=language)


@pytest.mark.parametrize(
    ("rows", "french"),
    [
        ("(1), (1)", "une ligne s’y trouve deux fois"),
        ("(NULL)", "il manque une valeur à une ligne"),
        ("(1, 2)", "erreur SQLITE_ERROR, dans ses propres mots «\u00a0table one has 1 columns but 2 values"),
    ],
)
def test_what_sqlite_says(rows: str, french: str) -> None:
    with sqlite3.connect(":memory:") as database:
        database.execute("CREATE TABLE one (x INT PRIMARY KEY NOT NULL)")
        with pytest.raises(sqlite3.Error) as refused:
            database.execute(f"INSERT INTO one VALUES {rows}")
    database.close()
    assert french in said(refused.value)


class Refused(Exception):
    """As the driver of PostgreSQL has them."""

    def __init__(self, sqlstate: str, text: str) -> None:
        super().__init__(text)
        self.sqlstate = sqlstate


def test_what_postgresql_says() -> None:
    assert (
        said(Refused("28P01", 'password authentication failed for user "x"')) == "le nom ou le mot de passe est refusé"
    )
    assert said(Refused("3D000", 'database "x" does not exist')) == "cette base de données n’existe pas"
    other = Refused("25006", "<class 'asyncpg.ReadOnly'>: cannot execute INSERT")
    assert said(other) == "erreur 25006, dans ses propres mots «\u00a0cannot execute INSERT\u00a0»"


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_words(code: str) -> None:
    assert plain_words(said(Refused(code, "the words of a database"), "qps")) == []


def test_redis_that_does_not_answer() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        host, port = held.getsockname()
        problem = problem_of_redis(Settings(redis_url=f"redis://{host}:{port}/0"))
    assert problem is not None
    assert render(problem, language="fr") == "personne n’y répond"


def test_redis_at_a_place_of_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    problem = problem_of_redis(Settings(redis_url="redis://nowhere.invalid:1/0"))
    assert problem is not None
    assert problem.id == "trouble-no-host"
