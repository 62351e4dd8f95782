"""The pseudo-language, made from English when it is loaded: accented, bracketed and a third longer.

    Place a pawn.  ->  [Þļáçé á þáẁñ. ~~~~]

It can be read, so that a person can play in it and see at once which words come from no Fluent file,
and which do not fit where a longer language will stand. Tests look for plain letters in it.
"""

from __future__ import annotations

import copy
import re
from typing import Final, cast

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽẁẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼẀẊÝŽ"
ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)

LONGER: Final = 3
"""One more letter for so many."""

_MARKED: Final = re.compile(r"[A-Za-z]")


def accented(text: str) -> str:
    return text.translate(ACCENTS)


class _Accents(Transformer):  # type: ignore[misc,unused-ignore]
    """Puts accents on every text of a message, also on the variants and literals in it."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        self.letters += len(_MARKED.findall(node.value))
        return ast.TextElement(accented(node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        # The selector stays: its names and literals are keys, not words.
        for variant in node.variants:
            variant.value = self.visit(variant.value)
        return node

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference:
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        if "\\" in node.value:
            return node
        self.letters += len(_MARKED.findall(node.value))
        return ast.StringLiteral(accented(node.value))


def _pattern(pattern: ast.Pattern) -> ast.Pattern:
    accents = _Accents()
    changed = cast(ast.Pattern, accents.visit(pattern))
    if accents.letters < LONGER:
        return changed
    tail = " " + "~" * (accents.letters // LONGER) + "]"
    return ast.Pattern([ast.TextElement("["), *changed.elements, ast.TextElement(tail)])


def pseudo_entries(entries: list[ast.EntryType]) -> list[ast.EntryType]:
    """The entries of a file with their words changed. Very short ones (letters, marks) keep their length."""
    changed = copy.deepcopy(entries)
    for entry in changed:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                entry.value = _pattern(entry.value)
            for attribute in entry.attributes:
                attribute.value = _pattern(attribute.value)
    return changed
