"""Phylarium: a place to play, study and teach machines heavy board games of evolution.

>>> import phylarium
>>> "marine" in phylarium.games()
True
>>> state = phylarium.game("marine").start(seats=4, seed="tide pool")
>>> state.to_move(), len(state.legal())
(0, 4)
"""

from typing import TYPE_CHECKING

from phylarium.kernel.registry import game

if TYPE_CHECKING:

    def games() -> list[str]:
        """The names of all games that can be played."""

else:
    from phylarium import games  # the package of the games, which gives their names when it is called

__all__ = ["__version__", "game", "games"]

__version__ = "0.1.0"
