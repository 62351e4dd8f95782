"""The bots by name. A new bot is a class and a line here."""

from __future__ import annotations

from phylarium.bots.base import Bot, UnknownBot
from phylarium.bots.random import RandomBot

ROSTER: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot,)}


def names() -> list[str]:
    return sorted(ROSTER)


def check(name: str) -> None:
    """Refuse a name that no bot has, before a game is started for it."""
    if name not in ROSTER:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(names())}")


def make(name: str, seed: str) -> Bot:
    """A bot of that name for one seat of one game."""
    check(name)
    return ROSTER[name](seed)
