"""The operations of the agenda, by name. `flow.STEPS` has the step of each at its number."""

from __future__ import annotations

from typing import Final

# setup.py
DEAL_COLOURS: Final = 0
LAY_BIOMES: Final = 1
SETTLE: Final = 2
DEAL_CARDS: Final = 3
# flow.py
NEXT_TURN: Final = 4
TURN: Final = 5
END_TURN: Final = 6
# market.py
REFILL: Final = 7
FILL_SLOT: Final = 8
# mutations.py
PLAY_CARD: Final = 9
SPECIATE: Final = 10
# resizing.py
ADJUST_SIZE: Final = 11
# optional.py
ADJUST_TRACK: Final = 12
# scoring.py
SCORE: Final = 13
# ending.py
END_GAME: Final = 14
# solitaire.py
TUSKER_TURN: Final = 15
# events.py
EVENT: Final = 16
ERA_TILE: Final = 17
EPISODE: Final = 18
# developing.py
INHERIT: Final = 19
DEVELOP_PLACE: Final = 20
# contests.py
CONTEST: Final = 21
CHOOSE_LOSER: Final = 22
MOVE_LOSER: Final = 23
# greenhouse.py
GREENHOUSE_SHIFT: Final = 24
# extinction.py
RESURRECT_SIZE: Final = 25
RESURRECT_PLACE: Final = 26
# flow.py
NEXT_PERIOD: Final = 27
