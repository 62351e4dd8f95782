"""Bots: players that see a game only through their seat's observation.

>>> make("random", seed="1").name
'random'
"""

from __future__ import annotations

from phylarium.bots.base import Bot, UnknownBot
from phylarium.bots.random import RandomBot
from phylarium.bots.roster import check, make, names

__all__ = ["Bot", "RandomBot", "UnknownBot", "check", "make", "names"]
