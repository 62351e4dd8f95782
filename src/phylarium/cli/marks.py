"""A pytest plugin that writes down which rules the collected tests claim.

Loaded by `phylarium rules` in a pytest that only collects. A test that is always skipped, or
expected to fail, claims nothing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

TARGET = "PHYLARIUM_RULE_MARKS"
"""The environment variable that names the file to write."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(game, *ids): the rules that a test shows")


def pytest_collection_finish(session: pytest.Session) -> None:
    claims: dict[str, dict[str, list[str]]] = {}
    for item in session.items:
        if any(item.iter_markers("skip")) or any(item.iter_markers("xfail")):
            continue
        for mark in item.iter_markers("rule"):
            game, *ids = mark.args
            for rule in ids:
                claims.setdefault(game, {}).setdefault(rule, []).append(item.nodeid)
    Path(os.environ[TARGET]).write_text(json.dumps(claims), encoding="utf-8")
