"""What is not compiled takes names from compiled modules only where they are written down (decision 2).

A name that comes into a rules module by `*` is known to the compiler, but not to the compiled module while it runs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def is_compiled(path: Path) -> bool:
    return SOURCE in path.parents and "rules" in path.parts


def home(module: str) -> Path | None:
    """The file of a rules module, if that is what a name stands for."""
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return path if path.exists() and is_compiled(path) else None


def stars(path: Path) -> set[str]:
    """The modules of which a module takes everything."""
    return {
        node.module
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == "*" for alias in node.names)
    }


@cache
def written(path: Path) -> frozenset[str]:
    """The names that stand in a module itself."""
    found: set[str] = set()
    for node in parsed(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    return frozenset(found)


def uncompiled(*folders: str) -> list[Path]:
    found = [path for folder in folders or ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    return [path for path in found if not is_compiled(path)]


def used(path: Path) -> set[str]:
    """The names that a module uses and does not have itself."""
    return {node.id for node in ast.walk(parsed(path)) if isinstance(node, ast.Name)} - written(path)


def taken(path: Path) -> Iterator[tuple[str, Path, str]]:
    """What a module takes from rules modules, one by one: the module, its file and the name."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            file = home(node.module)
            if file is not None:
                for alias in node.names:
                    yield node.module, file, alias.name


def test_there_is_something_to_look_at() -> None:
    assert any(name == "*" for path in uncompiled() for _, _, name in taken(path))
    assert any(is_compiled(path) and stars(path) for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize("folder", ["src", "tests", "bench"])
def test_no_name_is_taken_that_a_compiled_module_has_by_star(folder: str) -> None:
    wrong = []
    for path in uncompiled(folder):
        wrong += [
            f"{path.name}: {name} of {module}"
            for module, file, name in taken(path)
            if name not in {"*", *written(file)}
        ]
        files = [file for module in stars(path) if (file := home(module)) is not None]
        missing = used(path) - {name for file in files for name in written(file)}
        for file in files:
            for other in stars(file):
                if (beyond := home(other)) is not None:
                    wrong += [
                        f"{path.name}: {name}, which {file.name} has of {other}" for name in missing & written(beyond)
                    ]
    assert wrong == []
