"""The bots by name. A new bot is a class and a line here.

A name may carry a budget after a colon: `mcts:400` thinks for 400 simulations, `mcts:0.5s` for half a second.
"""

from __future__ import annotations

from phylarium.bots.base import Bot, UnknownBot, unknown_bot
from phylarium.bots.crew import Crew
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.learned import LearnedBot
from phylarium.bots.levels import Adult, Analysis, Apex, ApexClassic, Juvenile, Larva, MctsClassic
from phylarium.bots.mcts import MctsBot, RehearsalBot
from phylarium.bots.random import RandomBot
from phylarium.kernel.message import Message

EVERYBODY: tuple[type[Bot], ...] = (
    RandomBot,
    GreedyBot,
    LearnedBot,
    MctsBot,
    MctsClassic,
    RehearsalBot,
    Larva,
    Juvenile,
    Adult,
    Apex,
    ApexClassic,
    Analysis,
)

ROSTER: dict[str, type[Bot]] = {bot.name: bot for bot in EVERYBODY}

LEVELS = ("larva", "juvenile", "adult", "apex")
"""The opponents for people, weakest first."""


def names() -> list[str]:
    """All bots that can be made, by name."""
    return sorted(ROSTER)


def about(name: str) -> Message:
    """How a bot plays, in a line."""
    return Message(f"bot-about-{name}")


def check(name: str) -> None:
    """Refuse a name that no bot has, or a budget that it cannot have, before a game is started for it."""
    make(name, "")


def make(name: str, seed: str, crew: Crew | None = None) -> Bot:
    """A bot of that name for one seat of one game; with a crew, it thinks on several cores."""
    plain, colon, budget = name.partition(":")
    if plain not in ROSTER:
        raise UnknownBot(unknown_bot(plain, names()))
    bot = ROSTER[plain].budgeted(seed, budget) if colon else ROSTER[plain](seed)
    return bot if crew is None else bot.helped(crew)
