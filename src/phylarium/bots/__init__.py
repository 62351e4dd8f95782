"""Bots: players that see a game only through their seat's observation.

>>> make("random", seed="1").name
'random'
"""

from __future__ import annotations

from phylarium.bots.base import BadBudget, Bot, Rating, UnknownBot, unknown_bot
from phylarium.bots.crew import Crew
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.learned import LearnedBot
from phylarium.bots.levels import Apex
from phylarium.bots.mcts import MctsBot
from phylarium.bots.random import RandomBot
from phylarium.bots.roster import LEVELS, about, check, make, names

__all__ = [
    "LEVELS",
    "Apex",
    "BadBudget",
    "Bot",
    "Crew",
    "GreedyBot",
    "LearnedBot",
    "MctsBot",
    "RandomBot",
    "Rating",
    "UnknownBot",
    "about",
    "check",
    "make",
    "names",
    "unknown_bot",
]
