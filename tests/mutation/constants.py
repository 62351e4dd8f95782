"""What the named numbers of a module are, read from its text and from those that it imports; nothing is imported."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path


def value(node: ast.expr, known: Mapping[str, int]) -> int | None:
    """The number that an expression always is, where that is plain: a number, a name for one, a sum, a product."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = value(node.operand, known)
        return None if inner is None else -inner
    if isinstance(node, ast.BinOp):
        left, right = value(node.left, known), value(node.right, known)
        if left is not None and right is not None:
            if isinstance(node.op, ast.Add):
                return left + right
            if isinstance(node.op, ast.Sub):
                return left - right
            if isinstance(node.op, ast.Mult):
                return left * right
    return None


@cache
def constants(path: Path, root: Path) -> Mapping[str, int]:
    """The names in capitals that stand for a number at the top of a module; `root` is where packages begin."""
    known: dict[str, int] = {}
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            other = root.joinpath(*node.module.split(".")).with_suffix(".py")
            if other.is_file():
                found = constants(other, root)
                wanted = {name.name for name in node.names}
                known |= {name: number for name, number in found.items() if name in wanted or "*" in wanted}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            number = value(node.value, known)
            if number is not None and isinstance(target, ast.Name) and target.id.isupper():
                known[target.id] = number
    return known
