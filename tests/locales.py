"""What can be asked of a Fluent file of any language without running anything: its ids, arguments and forms."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import phylarium
from phylarium.kernel import registry, words

EVERY_FILE = sorted(path.stem for path in (Path(phylarium.__file__).parent / "locale" / words.SOURCE).glob("*.ftl"))
"""The names of all files that a language has."""

LANGUAGES = [*(language for language in words.languages() if language != words.SOURCE), words.PSEUDO]
"""All but the source: a folder that is added is tested without another word."""

UNFINISHED: set[str] = set()
"""Languages that are still being written. What they lack is said in English and fails no test; all the rest must be
right. A language that lacks nothing any more must not be named here."""

FAMILIES = {
    name: family
    for name in registry.games()
    if (family := getattr(registry.game(name), "family", "").rpartition(".")[2])
}
"""By game, the family whose words it uses beside its own."""

SAMPLES = (0, 1, 2, 21, 1_000_000)
"""Numbers that tell plural forms apart, also where a language has more of them than English."""


OPTIONAL = {"bare", "short"}
"""Forms that a noun may have where it needs them."""

ASKED_BY_THE_PAGE = {"button", "chip", "section"}
"""Forms of options by which a list is set: what has one in the source has it in every language."""


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
                # The form of an adjective may be chosen by that of a noun: FORM($colour, FORM($shape, "gender")).
                if isinstance(form, ftl.StringLiteral):
                    self.forms.add((first.id.name, form.value))
        self.generic_visit(node)


def messages(file: str, language: str = words.SOURCE) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in words._entries(file, language) if isinstance(entry, ftl.Message)}


def arguments(message: ftl.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def variables(file: str, language: str = words.SOURCE) -> dict[str, Variables]:
    return {id: arguments(entry) for id, entry in messages(file, language).items()}


def there(file: str, language: str) -> bool:
    return language == words.PSEUDO or not words._lacks(file, language)


@cache
def written(file: str, language: str) -> bool:
    """Whether a language has all messages of a file."""
    return there(file, language) and set(words.ids(file)) <= set(words.ids(file, language))


def files_of(game: str) -> list[str]:
    """The files that a game is worded by."""
    return ["kernel", game, *([FAMILIES[game]] if game in FAMILIES else [])]


def needs(language: str, *files: str, whole: bool = True) -> None:
    """Skip what takes these files of a language, or all of their messages, while it is being written."""
    lacking = [file for file in files if not (written(file, language) if whole else there(file, language))]
    if lacking and language in UNFINISHED:
        pytest.skip(f"{language} has not all of {', '.join(lacking)} yet")


def differing(file: str, language: str) -> list[str]:
    """How a translation differs from the source: other ids, arguments that the source does not have, forms that the
    page asks for and does not find."""
    source, other = messages(file), messages(file, language)
    wrong = [f"{id}: not in {language}" for id in source if id not in other and language not in UNFINISHED]
    wrong += [f"{id}: only in {language}" for id in other if id not in source]
    for id in source.keys() & other.keys():
        spare = arguments(other[id]).names - arguments(source[id]).names
        wrong += [f"{id}: no argument ${name}" for name in sorted(spare)]
        asked = {attribute.id.name for attribute in source[id].attributes} & ASKED_BY_THE_PAGE
        there = {attribute.id.name for attribute in other[id].attributes}
        wrong += [f"{id}: no form .{name}" for name in sorted(asked - there)]
    return wrong


def lacking_forms(
    files: Sequence[str], language: str, families: Mapping[str, Sequence[str]], kinds: Mapping[str, Mapping[str, str]]
) -> list[str]:
    """Forms that a sentence asks of nouns that do not have them.

    `families` are the ids of all nouns of a kind, `kinds` by message the kind of each argument; without
    it, an argument is of the kind that it is named after.
    """
    said = {id: message for file in files for id, message in messages(file, language).items()}
    forms = {id: {attribute.id.name for attribute in message.attributes} for id, message in said.items()}
    wrong: list[str] = []
    for id, message in said.items():
        for argument, form in sorted(arguments(message).forms):
            kind = kinds.get(id, {}).get(argument, argument)
            if form not in OPTIONAL:
                nouns = [noun for noun in families.get(kind, []) if noun in said and form not in forms[noun]]
                wrong += [f"{id} asks {noun} for its form {form!r}" for noun in nouns]
    return wrong


# --- what is said ------------------------------------------------------------------------------

_VOWEL = "[aeiouyéèêàâîôûœAEIOUYÉÈÊÀÂÎÔÛŒ]"
_MUTE_H = "h(?:abit|austor|émo|erb|érédit|érit|eure|exag|istoire|omme|ormon|orreur|ôte|uile|umain|umid|ydro|yper|ypo)"
BADLY_SAID = {
    "fr": "|".join(
        [
            # A plain blank before a sign, or none where a sign ends something; quotes and apostrophes.
            r"[ ][:;?!»]|«[ ]|[^\s?!][:;?!](?=\s|$)|['“”]",
            # Words that melt into one, and those that lose their vowel.
            r"\b[dD](?:e les?|e du|e des|e d’|u du)\b|\b[àÀ] (?:les?|aux?)\b",
            rf"(?<!-)\b(?:[dD]e|[lL][ea]|[qQ]ue|[nN]e|[sS]e|[jJ]e) (?=(?:{_VOWEL}|{_MUTE_H}))",
        ]
    )
}
"""By language, without its region: what well-set text of it does not have."""


def badly_set(text: str, language: str) -> bool:
    """Whether something is set or joined in a way that the language does not know."""
    pattern = BADLY_SAID.get(language.partition("-")[0])
    return pattern is not None and bool(re.search(pattern, text))


def badly_said(text: str, language: str) -> bool:
    """Whether a sentence is badly set, or something of the machinery shows."""
    machinery = r"[{}_]|\?\?\?|\bNone\b|\bTrue\b|\bFalse\b| [.,;:]|\.\."
    return bool(re.search(machinery, text)) or badly_set(text, language)


_SINGLE = "aux|bip-bip|bras|concours|corps|dans|des|fois|les|mois|moins|os|plus|prérequis|puis|sans|ses|sous|temps|vers"
MANY = {"fr": re.compile(rf"[ \u00a0](?!(?:{_SINGLE})\b)[a-zà-ÿœ’-]+[sx]\b")}
"""By language: what follows a number only where there are several."""


def many_of_any(file: str, language: str) -> Iterator[str]:
    """The messages that count something in the plural always, where the source chooses by its number."""
    plural = MANY.get(language.partition("-")[0])
    if plural is None:
        return
    source = variables(file)
    for id, message in messages(file, language).items():
        numbers = source[id].numbers if id in source else set()
        for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
            for number, after in itertools.pairwise(pattern.elements if pattern is not None else []):
                if isinstance(number, ftl.Placeable) and isinstance(number.expression, ftl.VariableReference):
                    name = number.expression.id.name
                    if name in numbers and isinstance(after, ftl.TextElement) and plural.match(after.value):
                        yield f"{id}: {{ ${name} }}{after.value[:24]}"


PLAIN = re.compile(r"[a-z]{2,}")
"""A word that the pseudo-language would have changed. Capitals alone name things: hexes, genomes, UV."""


def plain_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words of a text in the pseudo-language that came from no Fluent file."""
    for word in sorted(allowed, key=len, reverse=True):
        text = text.replace(word, " ")
    return PLAIN.findall(text)
