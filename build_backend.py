"""How pip and its like build the package: as setuptools does, with what a compiled build needs beside it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

COMPILER = "mypy[mypyc]>=1.11"


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*wanted, COMPILER, *imported()] if os.environ.get("PHYLARIUM_COMPILE") == "1" else wanted


def imported() -> list[str]:
    """What the package imports: the compiler reads the types of it."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["dependencies"])
