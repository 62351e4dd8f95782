"""A game as a Gymnasium environment: one seat learns, bots play the others.

Importing this module also makes the games known to `gymnasium.make`, as `phylarium/marine-v0`.

>>> game = SeatEnv("marine", seats=2, opponents="random")
>>> observation, info = game.reset(seed=1)
>>> int(observation["action_mask"].sum()) > 1
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from phylarium import bots
from phylarium.bots.base import Bot
from phylarium.envs import rewards, showing
from phylarium.envs.pettingzoo import NotReset, number
from phylarium.envs.played import Played
from phylarium.envs.spaces import OpenActions, observation_space
from phylarium.kernel import registry
from phylarium.kernel.engine import State
from phylarium.kernel.errors import IllegalAction, OptionError, UnknownAction
from phylarium.kernel.extras import needed
from phylarium.kernel.options import Value

with needed("envs"):
    import gymnasium


class SeatEnv(Played, gymnasium.Env[dict[str, Any], np.int64]):
    """The decisions of one seat. Between them, bots decide for the others, from what their seats may see.

    Observations are those of the PettingZoo environment. `action_space.sample()` draws among the actions
    open now. One that is not open ends the game with the reward `illegal` and a warning that says why, as
    PettingZoo's own games do; with `illegal=None` it raises the kernel's precise error and changes nothing.
    Any other reward comes at the end of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(showing.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "rank",
        observation: str = "named",
        illegal: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        Played.__init__(self, game, seats, options, reward, observation, render_mode)
        if not 0 <= seat < seats:
            raise OptionError(f"seat cannot be {seat}; the seats are 0 to {seats - 1}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise OptionError(f"{seats} seats leave room for {seats - 1} opponents, not for {len(names)}")
        for name in names:
            bots.check(name)
        self.seat = seat
        self.opponents = names
        self.illegal = illegal
        self._open = np.zeros(self.encoder.actions, np.int8)
        self.observation_space = observation_space(self.encoder, observation)
        self.action_space = OpenActions(self._open)
        self._state: State | None = None
        self._bots: list[Bot | None] = []

    @property
    def position(self) -> State:
        """The whole truth, for debugging; a learner should not look."""
        if self._state is None:
            raise NotReset("reset() comes first: no game is being played")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. `options` is Gymnasium's and has no meaning here."""
        super().reset(seed=seed)
        word = self.np_random.bytes(16).hex()
        self._state = self.game.start(self.seats, self.options, word)
        seated: list[Bot | None] = [bots.make(name, f"{word} bot {i}") for i, name in enumerate(self.opponents)]
        seated.insert(self.seat, None)
        self._bots = seated
        self._others(self._state)
        return self._seen(self._state), {}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.position
        try:
            state.apply(number(action))
        except (IllegalAction, UnknownAction) as error:
            if self.illegal is None:
                raise
            return self._forfeited(state, self.illegal, str(error))
        self._others(state)
        over = state.over()
        reward = rewards.final(state, self.reward)[self.seat] if over else 0.0
        return self._seen(state), reward, over, False, {}

    def _forfeited(
        self, state: State, reward: float, reason: str
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The game ends here, because the learner took an action that was not open."""
        gymnasium.logger.warn(f"the game is forfeited: {reason}")
        seen = self._seen(state)
        self._state = None
        return seen, reward, True, False, {"illegal": reason}

    def _others(self, state: State) -> None:
        """Let the bots decide until it is this seat's turn, or nobody's."""
        seat = state.to_move()
        while seat >= 0:
            bot = self._bots[seat]
            if bot is None:
                return
            state.apply(bot.choose(state.observation(seat)))
            seat = state.to_move()

    def _seen(self, state: State) -> dict[str, Any]:
        seen = state.masked(self.seat)
        encoder = self.encoder
        mask = encoder.mask(seen.offers)
        self._open[:] = mask
        return {"observation": encoder.form(encoder.flat(seen), self.observation), "action_mask": mask}

    def render(self) -> str | None:
        """Text ("ansi"), an SVG file ("svg"), or text on the screen ("human"), as this seat sees the game."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: the environment was made without a render mode")
            return None
        return showing.show(self.position, self.seat, self.render_mode)


def register() -> list[str]:
    """Make every game known to `gymnasium.make`; the names that it has there."""
    names = []
    for game in registry.games():
        name = f"phylarium/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})
        names.append(name)
    return names


register()
