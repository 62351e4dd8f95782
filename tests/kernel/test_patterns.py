"""Patterns that are filled in without the resolver of the library say what it would say."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from phylarium.kernel import registry, words
from phylarium.kernel.message import Listing, Message
from phylarium.kernel.patterns import TakesMore, Workshop

GAMES = ["marine", "genesis", "megafauna1", "megafauna2", "mesofauna"]


class Arguments(Visitor):  # type: ignore[misc,unused-ignore]
    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[node.id.name] = None


def said_both_ways(bundle: Any, id: str, form: str, args: dict[str, Any]) -> tuple[str, str]:
    return bundle._fillers[id, form](args), bundle._formatted(id, form, args)


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_filled_in_as_the_resolver_says_it(game: str, language: str) -> None:
    registry.game(game)
    files = words._files(game, ())
    bundle = words._bundle(language, files)
    nouns: list[Any] = [
        Message(id) for id, message in bundle.known.items() if message.attributes and not arguments_of(message)
    ][:3]
    given = [0, 1, 2, 21, 1234567, "a text", *nouns, Listing([*nouns, "more"])]
    compared = 0
    for id, message in bundle.known.items():
        names = arguments_of(message)
        for form in ["", *bundle.forms(id)]:
            if bundle._taken_apart((id, form)) is None:
                continue
            for value in given:
                args = {name: words._value(value, language, files) for name in names}
                try:
                    quick, slow = said_both_ways(bundle, id, form, args)
                except TakesMore:
                    continue  # a choice between numbers that was given a text
                assert quick == slow, (id, form, value)
                compared += 1
    assert compared > 5 * len(bundle.known)


def arguments_of(message: ast.Message) -> list[str]:
    found = Arguments()
    found.visit(message)
    return list(found.names)


def pattern(text: str) -> ast.Pattern:
    message = FluentResource(f"said = {text}\n").body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return message.value


@pytest.mark.parametrize(
    "text",
    ["{ other }", "{ -term }", "{ NUMBER($n, maximumFractionDigits: 1) }", "{ $n -> [one] a [1] b *[other] c }"],
)
def test_what_takes_more_is_left_to_the_resolver(text: str) -> None:
    workshop = Workshop({}, str, lambda value: "other")
    with pytest.raises(TakesMore):
        workshop.filler(pattern(text.replace("[", "\n   [").replace("*\n   [", "\n  *[").replace(" }", "\n }")))


def test_an_argument_that_is_not_there_is_left_to_the_resolver() -> None:
    filler = Workshop({}, str, lambda value: "other").filler(pattern("so { $much }"))
    with pytest.raises(TakesMore):
        filler({})
    with pytest.raises(TakesMore):
        filler({"much": 1.5})
    assert filler({"much": "much"}) == "so much"
