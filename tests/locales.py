"""What can be asked of a Fluent file of any language without running anything: its ids, arguments and forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from phylarium.kernel import words

SAMPLES = (0, 1, 2, 21, 1_000_000)
"""Numbers that tell plural forms apart, also where a language has more of them than English."""


OPTIONAL = {"short"}
"""Forms that a noun may have where it needs them."""


class Variables(Visitor):
    """The arguments that a message needs, those that are numbers, and the forms that it asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        """An argument and the name of a form of it."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        first = node.arguments.positional[0] if node.arguments.positional else None
        if isinstance(first, ftl.VariableReference):
            if node.id.name == "NUMBER":
                self.numbers.add(first.id.name)
            if node.id.name == "FORM":
                form = node.arguments.positional[1]
                assert isinstance(form, ftl.StringLiteral)
                self.forms.add((first.id.name, form.value))
        self.generic_visit(node)


def messages(file: str, language: str = words.SOURCE) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in words._entries(file, language) if isinstance(entry, ftl.Message)}


def variables(file: str, language: str = words.SOURCE) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for id, entry in messages(file, language).items():
        found[id] = Variables()
        found[id].visit(entry)
    return found


def differing(file: str, language: str) -> list[str]:
    """How a translation differs from the source: other ids, or arguments that the source does not have."""
    source, other = variables(file), variables(file, language)
    wrong = [f"{id}: not in {language}" for id in source if id not in other]
    wrong += [f"{id}: only in {language}" for id in other if id not in source]
    for id in source.keys() & other.keys():
        spare = other[id].names - source[id].names
        wrong += [f"{id}: no argument ${name}" for name in sorted(spare)]
    return wrong


def lacking_forms(
    file: str, language: str, families: Mapping[str, Sequence[str]], kinds: Mapping[str, Mapping[str, str]]
) -> list[str]:
    """Forms that a sentence asks of nouns that do not have them.

    `families` are the ids of all nouns of a kind, `kinds` by message the kind of each argument; without
    it, an argument is of the kind that it is named after.
    """
    there = messages(file, language)
    wrong: list[str] = []
    for id, needs in variables(file, language).items():
        for argument, form in sorted(needs.forms):
            if form in OPTIONAL:
                continue
            kind = kinds.get(id, {}).get(argument, argument)
            for noun in families.get(kind, []):
                if noun in there and form not in {attribute.id.name for attribute in there[noun].attributes}:
                    wrong.append(f"{id} asks {noun} for its form {form!r}")
    return wrong


# --- what is said ------------------------------------------------------------------------------

BADLY_SAID = {
    "fr": r"[ ][:;?!»]|'|\b[dD]e les?\b|\bà les?\b|\b(?:de|le|la|que|ne|se|je) (?=[aeiouyéèêàâîôûœAEIOUYÉÈÊÀÂÎÔÛŒ])",
}
"""By language, without its region: what well-set text of it does not have."""


def badly_said(text: str, language: str) -> bool:
    """Whether something of the machinery shows, or is set in a way that the language does not know."""
    pattern = BADLY_SAID.get(language.partition("-")[0])
    machinery = r"[{}_]|\?\?\?|\bNone\b|\bTrue\b|\bFalse\b| [.,;:]|\.\."
    return bool(re.search(machinery, text)) or (pattern is not None and bool(re.search(pattern, text)))


PLAIN = re.compile(r"[a-z]{2,}")
"""A word that the pseudo-language would have changed. Capitals alone name things: hexes, genomes, UV."""


def plain_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words of a text in the pseudo-language that came from no Fluent file."""
    for word in sorted(allowed, key=len, reverse=True):
        text = text.replace(word, " ")
    return PLAIN.findall(text)
