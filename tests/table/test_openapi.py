"""Schemathesis over the JSON API; `make infra` looks for longer."""

from __future__ import annotations

from tests.infra.openapi import known, search

__all__ = ["known"]

test_no_request_makes_the_server_fail = search(10)
