"""Cove has no numbers beside those of its family."""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("")
