"""What a game's checks say of a pack comes from Fluent files, as everything does that people read.

That each can be said in every language: `refused` in tests/games/packs.py asks it of every pack that a test damages.
"""

from __future__ import annotations

import ast
from pathlib import Path

import phylarium

SOURCE = Path(phylarium.__file__).parent

SAYS = {
    "add": (2, "reason"),
    "of_table": (1, "reason"),
    "between": (5, "why"),
    "each_once": (3, "what"),
    **dict.fromkeys(("named", "all_named", "no_second", "once_each"), (4, "what")),
}
"""By a method of reports: where it takes words."""


def plain_reasons(path: Path) -> list[int]:
    """The lines of a module in which a report of a pack is given a text, not a message."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        reasons: list[ast.expr] = []
        if node.func.attr in SAYS:
            position, name = SAYS[node.func.attr]
            reasons = [*node.args[position : position + 1], *(w.value for w in node.keywords if w.arg == name)]
        elif node.func.attr == "append" and isinstance(node.func.value, ast.Attribute):
            reasons = node.args if node.func.value.attr == "problems" else []
        found += [
            node.lineno
            for reason in reasons
            if isinstance(reason, ast.JoinedStr) or (isinstance(reason, ast.Constant) and isinstance(reason.value, str))
        ]
    return found


def test_a_text_is_found(tmp_path: Path) -> None:
    module = tmp_path / "tables.py"
    module.write_text(
        'report.add(place, "count", "too many")\n'
        'report.between("key deck", "slots", 3, 0, 2, f"for {x}")\n'
        'report.problems.append(f"tiles.toml: {x}")\n'
        'report.add(place, "count", Message("wrong-count"))\n'
    )
    assert plain_reasons(module) == [1, 2, 3]


def test_no_check_of_a_pack_speaks_a_language_of_its_own() -> None:
    paths = [*SOURCE.glob("games/*/tables.py"), *SOURCE.glob("families/*/tables.py"), SOURCE / "kernel" / "packs.py"]
    assert len(paths) >= 7
    assert {str(path.relative_to(SOURCE)): lines for path in paths if (lines := plain_reasons(path))} == {}
