"""Where a module of rules could be wrong in one spot: every such place, with the texts that could stand there.

A spot is one node of the syntax tree. Its variants are other texts for it, put between the bytes before and after,
so that the difference reads like a slip of a hand. Nothing of words is touched: no text, no line of the log, no
message, no prompt; no annotation and no declared name either. Nor is anything that says the same as before, since a
named number is nought or two names stand for one number: `place - HERBIVORE` for `place + HERBIVORE`. Nor the edge of
a comparison by which the greater or the lesser of two is taken: of two equal ones it does not matter which.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from tests.mutation.constants import value

WORDS = frozenset({"note", "note_to", "Message", "Reason", "listed", "Field", "each", "TypeVar", "cast"})
"""Calls whose arguments are words or declarations."""

SPEAKING = frozenset({"prompt", "__repr__", "__str__"})
"""Methods that only say something."""

ORDERLESS = frozenset({"min", "max"})
"""Calls that do not mind the order of their arguments."""

LOOSE = (ast.BoolOp, ast.IfExp, ast.NamedExpr, ast.Lambda)
"""What needs brackets between `and` and `or`."""

# The first of two differs at the edge alone.
COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}

COUNTED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


NEUTRAL: dict[type[ast.operator], int] = {
    ast.Add: 0,
    ast.Sub: 0,
    ast.LShift: 0,
    ast.RShift: 0,
    ast.Mult: 1,
    ast.FloorDiv: 1,
}
"""The number at the right of a sign with which it says the same as the other sign of `COUNTED`."""


@dataclass(frozen=True)
class Spot:
    """A node that could be another: where it is, and what could stand in its place."""

    module: str
    function: str
    """The outermost function around it, `Class.method` where it is one; empty at the top of the module."""
    begin: int
    end: int
    """Its bytes in the source."""
    lines: tuple[int, int]
    """First and last line of the statement that it belongs to: whatever runs one of them may notice."""
    variants: tuple[str, ...] = field(hash=False)


@dataclass(frozen=True)
class Mutant:
    """A module that is wrong in one spot."""

    spot: Spot
    text: str
    was: str
    now: str
    """The lines that differ, each without its indentation."""
    line: int

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is called from one version of the source to the next."""
        return (self.spot.module, self.spot.function, self.was, self.now)

    def difference(self) -> str:
        old = [f"- {line}" for line in self.was.splitlines()]
        new = [f"+ {line}" for line in self.now.splitlines()]
        return "\n".join([*old, *new])


def mutant(source: bytes, spot: Spot, variant: str) -> Mutant:
    changed = source[: spot.begin] + variant.encode() + source[spot.end :]
    first = source.rfind(b"\n", 0, spot.begin) + 1
    last = source.find(b"\n", spot.end)
    last = len(source) if last < 0 else last
    grown = len(variant.encode()) - (spot.end - spot.begin)
    was, now = (
        "\n".join(line.strip() for line in text.decode().splitlines())
        for text in (source[first:last], changed[first : last + grown])
    )
    return Mutant(spot, changed.decode(), was, now, source.count(b"\n", 0, first) + 1)


def mutants(source: bytes, spot: Spot) -> list[Mutant]:
    """The variants of a spot that are code, and other code than the one that stands there."""
    return [one for one in texts(source, spot) if differs(source, one)]


def texts(source: bytes, spot: Spot) -> list[Mutant]:
    """All variants of a spot, those too that say the same in other words."""
    return [mutant(source, spot, variant) for variant in spot.variants]


def differs(source: bytes, one: Mutant) -> bool:
    """Whether a variant is other code than the one that stands there."""
    return ast.dump(ast.parse(one.text)) != dumped(source)


@lru_cache(maxsize=256)
def dumped(source: bytes) -> str:
    """The code of a module, however it is laid out."""
    return ast.dump(ast.parse(source))


def spots(module: str, source: bytes, known: Mapping[str, int] | None = None) -> list[Spot]:
    """Every spot of a module, in the order of its source; `known` are the numbers that its names stand for."""
    return sorted(_Finder(module, source, known or {}).found(), key=lambda spot: (spot.begin, spot.end))


class _Make(Protocol):
    """Makes a spot of a node and its variants."""

    def __call__(self, at: ast.expr | ast.stmt, *variants: str) -> Spot: ...


class _Finder:
    def __init__(self, module: str, source: bytes, known: Mapping[str, int]) -> None:
        self.module = module
        self.source = source
        self.known = known
        self.even: set[int] = set()
        """The comparisons (by `id`) that take the greater or the lesser of two."""
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def found(self) -> Iterator[Spot]:
        yield from self.body(ast.parse(self.source).body, "", "")

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.source[self.begin(node) : self.end(node)].decode()

    def body(self, statements: list[ast.stmt], function: str, returns: str) -> Iterator[Spot]:
        for statement in statements:
            yield from self.statement(statement, function, returns)

    def statement(self, node: ast.stmt, function: str, returns: str) -> Iterator[Spot]:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.name in SPEAKING:
                return
            inside = function if "()" in function else (f"{function}.{node.name}" if function else node.name) + "()"
            yield from self.body(node.body, inside, "" if node.returns is None else ast.unparse(node.returns))
            return
        if isinstance(node, ast.ClassDef):
            inside = function if "()" in function else f"{function}.{node.name}" if function else node.name
            yield from self.body(node.body, inside, "")
            return
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert)):
            return
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            return
        if isinstance(node, ast.If) and not node.orelse and len(node.body) == 1:
            self.note_even(node.test, *self.assigned(node.body[0]))
        lines = self.head(node)

        def spot(at: ast.expr | ast.stmt, *variants: str) -> Spot:
            within = function.removesuffix("()") if function.endswith("()") else ""
            return Spot(self.module, within, self.begin(at), self.end(at), lines, variants)

        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            if self.called(node.value) in WORDS:
                return
            yield spot(node, "pass")
        elif isinstance(node, ast.AugAssign):
            yield from self.aug_assign(node, spot)
        elif isinstance(node, (ast.Continue, ast.Break)):
            yield spot(node, "pass")
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self.returned(node.value, returns, spot)
        elif isinstance(node, (ast.If, ast.While)):
            yield from self.condition(node.test, spot)
        for part in self.expressions(node):
            yield from self.expression(part, None, spot)
        for inner in ("body", "orelse", "finalbody"):
            yield from self.body(getattr(node, inner, []), function, returns)
        for handler in getattr(node, "handlers", []):
            yield from self.body(handler.body, function, returns)
        for case in getattr(node, "cases", []):
            yield from self.body(case.body, function, returns)

    def assigned(self, node: ast.stmt) -> list[ast.expr]:
        """What a plain assignment gives to what; empty for any other statement."""
        return [node.targets[0], node.value] if isinstance(node, ast.Assign) and len(node.targets) == 1 else []

    def note_even(self, test: ast.expr, *taken: ast.expr) -> None:
        """Remember comparisons of the very two things of which one is then taken for the other."""
        parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
        for part in parts:
            if isinstance(part, ast.Compare) and len(part.ops) == 1 and len(COMPARED[type(part.ops[0])]) == 2:
                compared = {ast.unparse(part.left), ast.unparse(part.comparators[0])}
                if compared == {ast.unparse(one) for one in taken}:
                    self.even.add(id(part))

    def head(self, node: ast.stmt) -> tuple[int, int]:
        """The lines of a statement without those of the statements inside it."""
        inner = getattr(node, "body", [])
        last = inner[0].lineno - 1 if inner else node.end_lineno
        return node.lineno, max(node.lineno, last or node.lineno)

    def expressions(self, node: ast.stmt) -> Iterator[ast.expr]:
        """The expressions of a statement that are not declarations."""
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield node.value
            return
        for name, inner in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody", "handlers", "cases", "type_params"):
                continue
            for part in inner if isinstance(inner, list) else [inner]:
                if isinstance(part, ast.expr):
                    yield part

    def called(self, node: ast.Call) -> str:
        return (
            node.func.attr
            if isinstance(node.func, ast.Attribute)
            else node.func.id
            if isinstance(node.func, ast.Name)
            else ""
        )

    def aug_assign(self, node: ast.AugAssign, spot: _Make) -> Iterator[Spot]:
        sign = COUNTED.get(type(node.op))
        if sign is None:
            yield spot(node, "pass")
            return
        target = self.text(node.target)
        yield spot(node, "pass", f"{target} {sign}= {self.text(node.value)}")

    def returned(self, value: ast.expr, returns: str, spot: _Make) -> Iterator[Spot]:
        if returns == "bool":
            if not isinstance(value, ast.Constant):
                yield spot(value, f"not ({self.text(value)})")
        elif returns == "int":
            if not isinstance(value, ast.Constant):
                yield spot(value, f"({self.text(value)}) + 1")
        elif returns.startswith("list["):
            if not isinstance(value, ast.List) or value.elts:
                yield spot(value, "[]")
        elif returns.startswith(("dict[", "set[")):
            yield spot(value, f"{returns.partition('[')[0]}()")

    def condition(self, test: ast.expr, spot: _Make) -> Iterator[Spot]:
        """A condition that is the wrong way round, or not asked."""
        if isinstance(test, ast.Constant):
            return
        inner = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else None
        negated = f"({self.text(inner)})" if inner is not None else f"not ({self.text(test)})"
        yield spot(test, negated, "True", "False")

    def expression(self, node: ast.expr, above: ast.expr | None, spot: _Make) -> Iterator[Spot]:
        if isinstance(node, (ast.Lambda, ast.JoinedStr)):
            if isinstance(node, ast.Lambda):
                yield from self.expression(node.body, node, spot)
            return
        if isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield spot(node, str(not node.value))
            elif isinstance(node.value, int):
                yield spot(node, str(node.value + 1), str(node.value - 1))
            return
        if isinstance(node, ast.Call) and self.called(node) in WORDS:
            return
        if isinstance(node, ast.Call):
            yield from self.swapped(node, spot)
        elif isinstance(node, ast.Compare):
            yield from self.compared(node, spot)
        elif isinstance(node, ast.BoolOp):
            yield from self.joined(node, above, spot)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield spot(node, f"({self.text(node.operand)})")
        elif isinstance(node, ast.BinOp):
            yield from self.counted(node, spot)
        elif isinstance(node, ast.IfExp):
            self.note_even(node.test, node.body, node.orelse)
            yield from self.condition(node.test, spot)
        elif isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)):
            for generator in node.generators:
                for test in generator.ifs:
                    yield from self.condition(test, spot)
        for child in self.children(node):
            yield from self.expression(child, node, spot)

    def children(self, node: ast.expr) -> Iterator[ast.expr]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield child
            elif isinstance(child, ast.keyword):
                yield child.value
            elif isinstance(child, ast.comprehension):
                yield child.iter
                yield from child.ifs

    def swapped(self, node: ast.Call, spot: _Make) -> Iterator[Spot]:
        if self.called(node) in ORDERLESS:
            return
        for first, second in zip(node.args, node.args[1:], strict=False):
            a, b = self.text(first), self.text(second)
            # A state in the place of a number is found by the types already.
            if a == b or a == "s" or isinstance(first, ast.Starred) or isinstance(second, ast.Starred):
                continue
            number = value(first, self.known)
            if number is not None and number == value(second, self.known):
                continue
            whole = self.text(node)
            at = self.begin(first) - self.begin(node)
            to = self.end(second) - self.begin(node)
            between = self.source[self.end(first) : self.begin(second)].decode()
            raw = whole.encode()
            yield spot(node, (raw[:at] + f"{b}{between}{a}".encode() + raw[to:]).decode())

    def compared(self, node: ast.Compare, spot: _Make) -> Iterator[Spot]:
        left = node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            signs = COMPARED[type(sign)][1:] if id(node) in self.even else COMPARED[type(sign)]
            yield spot(node, *(self.between(node, left, text, right) for text in signs))
            left = right

    def between(self, node: ast.expr, left: ast.expr, sign: str, right: ast.expr) -> str:
        """The text of an expression with another sign between two of its parts."""
        raw = self.source[self.begin(node) : self.end(node)]
        at, to = self.end(left) - self.begin(node), self.begin(right) - self.begin(node)
        stood = raw[at:to].decode()
        # Brackets around the parts are outside of their nodes.
        closing = stood[: len(stood) - len(stood.lstrip(") \n"))].rstrip()
        opening = stood[len(stood.rstrip("( \n")) :].lstrip()
        return (raw[:at] + f"{closing} {sign} {opening}".encode() + raw[to:]).decode()

    def joined(self, node: ast.BoolOp, above: ast.expr | None, spot: _Make) -> Iterator[Spot]:
        """One word for the other, and every one of the conditions left out."""
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        # An operand that binds less than its new neighbours needs brackets.
        texts = [f"({self.text(v)})" if isinstance(v, LOOSE) else self.text(v) for v in node.values]
        whole = f" {other} ".join(texts)
        yield spot(node, f"({whole})" if above is not None else whole)
        for left_out in range(len(texts)):
            rest = [text for place, text in enumerate(texts) if place != left_out]
            yield spot(node, f"({f' {sign} '.join(rest)})" if above is not None else f" {sign} ".join(rest))

    def counted(self, node: ast.BinOp, spot: _Make) -> Iterator[Spot]:
        sign = COUNTED.get(type(node.op))
        has_text = any(
            isinstance(part, (ast.JoinedStr, ast.List, ast.ListComp))
            or (isinstance(part, ast.Constant) and isinstance(part.value, str))
            for part in (node.left, node.right)
        )
        if sign is None or has_text or value(node.right, self.known) == NEUTRAL.get(type(node.op), ""):
            return
        yield spot(node, self.between(node, node.left, sign, node.right))
