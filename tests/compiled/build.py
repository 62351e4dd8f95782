"""setup.py as a module: what it compiles, and how."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def setup_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("phylarium_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hot_files() -> list[str]:
    """The files that are compiled, below the root."""
    files: list[str] = setup_module().hot(ROOT)
    return files


def hot_modules() -> list[str]:
    """The modules that are compiled, by name."""
    return [".".join(Path(file).relative_to("src").with_suffix("").parts) for file in hot_files()]
