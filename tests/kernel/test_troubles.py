"""What the system and the readers of files say has words in every language, and none of theirs stay in a sentence."""

from __future__ import annotations

import asyncio
import errno
import gzip
import json
import os
import socket
import tomllib
import zlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import pytest
from tests.locales import plain_words

from phylarium.kernel.errors import DamagedRecord
from phylarium.kernel.message import Message
from phylarium.kernel.record import Record
from phylarium.kernel.troubles import NUMBERS, quoted, trouble
from phylarium.kernel.words import render, worded


class Person(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=9)]
    age: Annotated[int, msgspec.Meta(ge=0, le=120)] | None = None
    friends: list[str] = []
    sign: Annotated[str, msgspec.Meta(pattern="^[a-z]*$")] = ""


def said(error: BaseException, language: str) -> str:
    return render(trouble(error), language=language)


def raised(work: Callable[[], Any]) -> BaseException:
    try:
        work()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def persons(text: bytes) -> list[Person]:
    return msgspec.json.decode(text, type=list[Person])


READ: list[tuple[bytes, str, str]] = [
    (b"not json", "not JSON (byte 4)", "ce n’est pas du JSON (octet 4)"),
    (b"[] and more", "something stands after the end of the JSON (byte 4)", "quelque chose suit la fin du JSON"),
    (b"", "it ends too early", "la fin manque"),
    (b'[{"name": "A', "it ends too early", "la fin manque"),
    (b'[{"name": "\xff"}]', "not UTF-8 text", "ce n’est pas du texte UTF-8"),
    (b"{}", "wanted is a list, not a table", "il faut une liste, et non un tableau"),
    (b"[{}]", "[0]: name is missing", "[0]\u00a0: il manque name"),
    (b'[{"nam": 1}]', "[0]: nam is not known", "[0]\u00a0: nam est inconnu"),
    (b'[{"name": null}]', "[0].name: wanted is a text, not null", "il faut un texte, et non null"),
    (b'[{"name": "A", "sign": "b c"}]', "[0].sign: it has signs that do not belong there", "rien à y faire"),
    (b'[{"name": "Annabelle Lee"}]', "[0].name: too long, or too short", "c’est trop long ou trop court"),
    (
        b'[{"name": "A", "age": "old"}]',
        "wanted is a whole number or null, not a text",
        "un nombre entier ou null, et non un texte",
    ),
    (b'[{"name": "A", "age": -1}]', "wanted is a whole number (0 or more)", "il faut un nombre entier (0 ou plus)"),
    (b'[{"name": "A", "age": 121}]', "wanted is a whole number (120 or less)", "un nombre entier (120 ou moins)"),
    (b'[{"name": "A", "friends": [1]}]', "[0].friends[0]: wanted is a text", "[0].friends[0]\u00a0: il faut un texte"),
]


@pytest.mark.parametrize(("text", "english", "french"), READ, ids=[str(row[0]) for row in READ])
def test_what_json_lacks_is_said_in_each_language(text: bytes, english: str, french: str) -> None:
    error = raised(lambda: persons(text))
    assert english in said(error, "en")
    assert french in said(error, "fr")
    # What is left of the reader's own words would be plain here.
    assert plain_words(said(error, "qps"), ["name", "nam", "age", "friends", "sign", " or "]) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("limit = = 5", "toml-value"),
        ("limit = five", "toml-value"),
        ("limit", "toml-equals"),
        ("limit = 5 6\n", "toml-more"),
        ("limit = 5\nlimit = 6", "toml-twice"),
        ("[a]\n[a]", "toml-twice"),
        ('name = "Ann', "toml-text"),
        ("list = [1,\nfive]", "toml-value"),
        ("list = [1 2]", "toml-bracket"),
        ("[a", "toml-bracket"),
        ('name = "\\z"', "toml-sign"),
        ("date = 2024-02-31", "toml-value"),
    ],
)
def test_what_toml_lacks_is_said_in_each_language(text: str, reason: str) -> None:
    error = raised(lambda: tomllib.loads(text))
    message = trouble(error)
    assert message.args["problem"] == Message(reason)
    assert message.id == ("pack-not-toml-end" if str(error).endswith("end of document)") else "pack-not-toml")
    assert said(error, "fr").startswith("ce n’est pas du TOML\u00a0: ")
    assert plain_words(said(error, "qps")) == []
    # The reader of lessons says the same of it.
    assert trouble(raised(lambda: msgspec.toml.decode(text))) == message


@pytest.mark.parametrize("number", sorted(NUMBERS))
def test_what_the_system_says_of_a_file(number: int) -> None:
    error = OSError(number, os.strerror(number), "somewhere")
    assert said(error, "fr") != os.strerror(number)
    assert plain_words(said(error, "qps")) == []


def test_what_the_system_says_that_nobody_foresaw() -> None:
    assert said(OSError(errno.ENOLCK, "No locks available"), "en") == "error ENOLCK"
    assert said(OSError(errno.ENOLCK, "No locks available"), "fr") == "erreur ENOLCK"
    assert said(OSError("it is the weather"), "fr") == "le système ne dit pas pourquoi"
    assert said(TimeoutError(), "fr") == "aucune réponse à temps"
    unknown = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    assert said(unknown, "fr") == "aucune machine connue ne porte ce nom"
    # A place that has two addresses, where nobody listens at either.
    both = OSError("Multiple exceptions: [Errno 111] Connect call failed ('::1', 1), [Errno 111] Connect call failed")
    assert said(both, "fr") == "personne n’y répond"


def test_where_nobody_listens() -> None:
    async def knock() -> None:
        with socket.socket() as held:
            held.bind(("127.0.0.1", 0))
            await asyncio.open_connection(*held.getsockname())

    assert said(raised(lambda: asyncio.run(knock())), "fr") == "personne n’y répond"


def test_packed_files() -> None:
    whole = gzip.compress(b"something of some length" * 9)
    for text, french in (
        (whole[:-9], "la fin manque"),
        (b"plain", "ce n’est pas ce que gzip a écrit"),
        (whole[:12] + b"\xff" * 9 + whole[21:], "ce n’est pas ce que gzip a écrit"),
    ):
        error = raised(lambda text=text: gzip.decompress(text))  # type: ignore[misc]
        assert isinstance(error, EOFError | gzip.BadGzipFile | zlib.error)
        assert said(error, "fr") == french


def test_another_program_is_quoted() -> None:
    message = quoted("57014", "canceling statement\nDETAIL: by somebody")
    assert render(message, language="fr") == "erreur 57014, dans ses propres mots «\u00a0canceling statement\u00a0»"
    assert render(quoted("Gone", " "), language="fr") == "erreur Gone"


def test_a_record_that_cannot_be_read_says_so_in_each_language() -> None:
    error = raised(lambda: Record.parse(b'{"format"'))
    assert isinstance(error, DamagedRecord)
    assert worded(error, "fr") == "l’enregistrement ne peut pas être lu\u00a0: la fin manque"
    value = raised(lambda: Record.parse(json.dumps({"format": 1, "game": 3})))
    assert isinstance(value, DamagedRecord)
    assert "Expected" not in worded(value, "fr")
