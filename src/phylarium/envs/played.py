"""What the environments of one game have in common: what is played, and what is seen of it."""

from __future__ import annotations

from collections.abc import Mapping

from phylarium.envs import encoder as encoding
from phylarium.envs import rewards, showing
from phylarium.kernel.options import Value


class Played:
    """A game, its seats and options, and how rewards, observations and pictures of it are made."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None,
        reward: str,
        observation: str,
        render_mode: str | None,
    ) -> None:
        encoding.check(observation)
        rewards.check(reward)
        showing.check(render_mode)
        self.encoder = encoding.encoder(game)
        self.game = self.encoder.game
        self.seats = seats
        self.options = dict(options or {})
        self.game.start(seats, self.options, "")  # refuses seats and options that the game does not have
        self.reward = reward
        self.observation = observation
        self.render_mode: str | None = render_mode
