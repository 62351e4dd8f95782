"""Patterns of Fluent files, taken apart once, so that they are filled in without the library's resolver.

Nearly all that is said is text, arguments, our own functions of them and choices between variants; the resolver takes
several times as long for that. What is more than that (references, options of `NUMBER`), or is given anything but texts
and whole numbers, takes the resolver: `TakesMore` says so, and nothing else is said here that it would say otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Args = Mapping[str, Any]
Filler = Callable[[Args], str]
"""A pattern, waiting for its arguments."""

Value = Callable[[Args], Any]
"""An expression, waiting for the same: a text, or a whole number."""


class TakesMore(Exception):
    """This is nothing for a quick way."""


class Workshop:
    """What patterns of a language are filled in with."""

    def __init__(
        self,
        functions: Mapping[str, Callable[..., Any]],
        written: Callable[[FluentInt], str],
        plural: Callable[[int], str],
    ) -> None:
        self.functions = functions
        """Those that take texts and whole numbers and answer with the same."""
        self.written = written
        """A whole number as text."""
        self.plural = plural
        """The kind of a whole number, by which variants are chosen."""

    def filler(self, pattern: ast.Pattern) -> Filler:
        """A pattern, ready to be filled in; TakesMore where it cannot be, now or with what it is given."""
        parts = [
            element.value if isinstance(element, ast.TextElement) else self._value(element.expression)
            for element in pattern.elements
        ]
        if all(isinstance(part, str) for part in parts):
            text = "".join(map(str, parts))
            return lambda args: text
        names = [_name(element) for element in pattern.elements]
        if None not in names:
            return self._row(parts, names)
        shown = self._shown
        return lambda args: "".join([part if isinstance(part, str) else shown(part(args)) for part in parts])

    def _row(self, parts: list[Any], names: list[str | None]) -> Filler:
        """A pattern of texts and arguments alone, as most are: a loop instead of two calls for each argument."""
        texts = [part if isinstance(part, str) else "" for part in parts]
        gaps = [(at, name) for at, name in enumerate(names) if name]
        shown = self._shown

        def filled(args: Args) -> str:
            row = texts.copy()
            for at, name in gaps:
                value = args.get(name)
                row[at] = value if isinstance(value, str) else shown(value)
            return "".join(row)

        return filled

    def _shown(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, FluentInt):
            return self.written(value)
        raise TakesMore

    def _value(self, expression: Any) -> Value:
        if isinstance(expression, ast.VariableReference):
            return _argument(expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            text = expression.parse()["value"]
            return lambda args: text
        if isinstance(expression, ast.FunctionReference):
            return self._call(expression)
        if isinstance(expression, ast.SelectExpression):
            return self._choice(expression)
        raise TakesMore

    def _call(self, expression: ast.FunctionReference) -> Value:
        function = self.functions.get(expression.id.name)
        if function is None or expression.arguments.named:
            raise TakesMore
        given = [self._value(argument) for argument in expression.arguments.positional]
        if len(given) == 1:
            only = given[0]
            return lambda args: function(only(args))
        return lambda args: function(*[value(args) for value in given])

    def _choice(self, expression: ast.SelectExpression) -> Value:
        selector = self._value(expression.selector)
        numbers: dict[int, Filler] = {}
        names: dict[str, Filler] = {}
        default: Filler | None = None
        for variant in expression.variants:
            filler = self.filler(variant.value)
            if isinstance(variant.key, ast.Identifier):
                names.setdefault(variant.key.name, filler)
            elif variant.key.value.isdecimal() and not names:
                numbers.setdefault(int(variant.key.value), filler)
            else:
                raise TakesMore  # the first variant that fits is taken: here numbers are looked for first
            if variant.default:
                default = filler
        if default is None:
            raise TakesMore
        otherwise, plural = default, self.plural

        def chosen(args: Args) -> str:
            value = selector(args)
            if isinstance(value, str):
                if numbers:
                    raise TakesMore
                return names.get(value, otherwise)(args)
            if not isinstance(value, FluentInt):
                raise TakesMore
            found = numbers.get(int(value))
            return (names.get(plural(int(value)), otherwise) if found is None else found)(args)

        return chosen


def _name(element: Any) -> str | None:
    """The argument that stands in a pattern; empty for a text, None for anything else."""
    if isinstance(element, ast.TextElement):
        return ""
    expression = element.expression
    return str(expression.id.name) if isinstance(expression, ast.VariableReference) else None


def _argument(name: str) -> Value:
    def given(args: Args) -> Any:
        value = args.get(name)
        if isinstance(value, str | FluentInt):
            return value
        raise TakesMore

    return given
