"""Schemathesis over the JSON API, for longer than `make test` has time."""

from __future__ import annotations

import os

from tests.infra.openapi import known, search

__all__ = ["known"]

test_no_request_makes_the_server_fail = search(int(os.environ.get("PHYLARIUM_EXAMPLES", "150")))
