"""What nobody at a table may foresee: the seeds of its games and of its bots."""

from __future__ import annotations

import hashlib
import secrets

KEY = secrets.token_bytes(32)
"""A secret of this process; tests give it a known one, so that bots do the same in every run."""


def game_seed() -> str:
    """A seed for one game."""
    return secrets.token_hex(16)


def bot_seed(seen: bytes) -> str:
    """A seed for a bot that sees this. Whoever goes back to a position and asks again is answered the same."""
    return hashlib.blake2b(seen, key=KEY, digest_size=8).hexdigest()
