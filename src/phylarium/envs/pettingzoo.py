"""A game as a PettingZoo environment: agents that act in turn (AEC).

>>> game = env("marine", seats=3)
>>> game.reset(seed=1)
>>> observation, reward, over, cut, info = game.last()
>>> sorted(observation), game.agent_selection
(['action_mask', 'observation'], 'player_0')
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from phylarium.envs import rewards, showing
from phylarium.envs.played import Played
from phylarium.envs.seeds import Seeds
from phylarium.envs.spaces import observation_space
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.errors import OptionError, PhylariumError
from phylarium.kernel.extras import needed
from phylarium.kernel.options import Value

with needed("envs"):
    import gymnasium
    from pettingzoo import AECEnv  # type: ignore[import-untyped]


class NotReset(PhylariumError):
    """An environment was used before its first `reset()`."""


class GameEnv(Played, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game after the other. The agents are the seats: `player_0`, `player_1` and so on.

    An observation is a dict of `observation` (in the form asked for: the named pieces, the flat array
    or the features of `phylarium.envs.Encoder`) and `action_mask`, all zeros for an agent that does not
    decide. Rewards come at the end of the game. An action that is not open raises the kernel's precise
    error and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it without ClassVar
        "render_modes": list(showing.MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        reward: str = "rank",
        observation: str = "named",
        render_mode: str | None = None,
        render_seat: int = SPECTATOR,
    ) -> None:
        AECEnv.__init__(self)
        Played.__init__(self, game, seats, options, reward, observation, render_mode)
        if not SPECTATOR <= render_seat < seats:
            raise OptionError(f"render_seat cannot be {render_seat}; the seats are 0 to {seats - 1}, -1 is a spectator")
        self.render_seat = render_seat
        self.metadata = {**self.metadata, "name": f"phylarium_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.encoder, observation) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seeds = Seeds()
        self._state: State | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[dict[str, Any]]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The whole truth, for debugging and for opponents that are no agents; a learner should not look."""
        if self._state is None:
            raise NotReset("reset() comes first: no game has begun yet")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed begins a series of games; without one the series goes on.

        `options` is PettingZoo's and has no meaning here: a game's options are chosen with the environment.
        """
        self._state = self.game.start(self.seats, self.options, self._seeds.next(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn(self._state)

    def step(self, action: int | None) -> None:
        state = self.position
        if not self.agents:
            raise NotReset("the game is over and every agent has left it: reset() begins another one")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state.apply(number(action))
        self._turn(state)

    def _turn(self, state: State) -> None:
        """Point to the agent that decides, or pay everybody at the end of the game."""
        seat = state.to_move()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, reward in zip(self.agents, rewards.final(state, self.reward), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of.get(agent)
        if seat is None:
            raise OptionError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        seen = self.position.masked(seat)
        encoder = self.encoder
        return {
            "observation": encoder.form(encoder.flat(seen), self.observation),
            "action_mask": encoder.mask(seen.offers),
        }

    def render(self) -> str | None:
        """Text ("ansi"), an SVG file ("svg"), or text on the screen ("human"), as `render_seat` sees the game."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: the environment was made without a render mode")
            return None
        return showing.show(self.position, self.render_seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def number(action: object) -> int:
    """An action as an int, whatever kind of integer it came as."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is an integer, not {action!r}") from None


def env(game: str, seats: int, options: Mapping[str, Value] | None = None, **more: Any) -> GameEnv:
    """The environment of a game, by its name.

    `options` are the game's own (variants). Of `GameEnv` there are also `reward` ("rank" or "score"), `observation`
    ("named", "flat" or "features"), `render_mode` ("ansi", "svg" or "human"), and `render_seat`, whose view is shown.
    """
    return GameEnv(game, seats, options, **more)
