"""The one place where sentences stand in code: what a game's checks say of a pack, to whoever types it in.

Everything else that people read comes from Fluent files, which the tests in a pseudo-language hold to (test_words.py).
Decision 15 says why this is left out.
"""

from __future__ import annotations

import ast
from pathlib import Path

import phylarium

SOURCE = Path(phylarium.__file__).parent


def plain_reasons(path: Path) -> list[int]:
    """The lines of a module in which a report of a pack is given a text, not a message."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add":
            reasons = [*node.args[2:3], *(word.value for word in node.keywords if word.arg == "reason")]
            found += [
                node.lineno
                for reason in reasons
                if isinstance(reason, ast.JoinedStr)
                or (isinstance(reason, ast.Constant) and isinstance(reason.value, str))
            ]
    return found


def test_only_the_checks_of_packs_speak_english() -> None:
    speaking = {path.relative_to(SOURCE) for path in SOURCE.rglob("*.py") if plain_reasons(path)}
    assert speaking, "if none does any more, decision 15 and this test have nothing left to say"
    assert {path.name for path in speaking} == {"tables.py"}
    assert {path.parts[0] for path in speaking} <= {"games", "families"}


def test_what_the_kernel_says_of_a_pack_is_translated() -> None:
    assert plain_reasons(SOURCE / "kernel" / "packs.py") == []
