"""The games as OpenSpiel's Python games.

>>> register()[0]
'python_phylarium_marine'
>>> game = pyspiel.load_game("python_phylarium_marine(players=3)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)

Chance is explicit (docs/decisions/0008-envs.md). Four chance nodes of `OUTCOMES` outcomes each choose how the
game starts. After that a chance node stands wherever an action draws cards, dice or tiles: its outcome reseeds
the generator of the state, and only then does the action happen. So a history of actions and outcomes replays
exactly, and a search that copies a state does not know what will be drawn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import numpy as np

from phylarium.envs import encoder as encoding
from phylarium.envs import rewards
from phylarium.envs.encoder import Encoder, Floats
from phylarium.kernel import codec, registry
from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.errors import HiddenState, OptionError
from phylarium.kernel.extras import needed
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded

with needed("envs"):
    import pyspiel  # type: ignore[import-not-found]

OUTCOMES: Final = 256
"""The outcomes of each chance node, all equally likely."""

STARTS: Final = 4
"""The chance nodes before the first decision; together they choose one of 2**32 starts."""

MEMORY: Final = 16
"""How many of a seat's own last actions its information-state tensor shows."""

LONGEST: Final = 100_000
"""More actions and outcomes than any game has."""

HIGHEST: Final = 100_000.0
"""More points than any game has."""

CHANCE: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


@dataclass(slots=True, eq=False)
class Moment:
    """A point in a game. It never changes, and what it points to never does, so copies can share it.

    `state` is None until the game has started. `pending` is the action that waits for a chance node, or -1.
    """

    state: State | None
    parent: Moment | None = None
    actor: int = -1
    action: int = -1
    pending: int = -1
    starts: tuple[int, ...] = ()
    digests: dict[int, bytes] = field(default_factory=dict, init=False)
    memory: dict[int, list[int]] = field(default_factory=dict, init=False)
    """By seat, the last actions up to here, where no parent tells them."""

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The moment without those before it: of them, only what each seat knows is kept."""
        state = self.state
        if state is None:
            return restored, ("", b"", -1, self.starts, {}, {})
        game = state.game()
        seats = range(SPECTATOR, state.seats)
        known = {seat: self.known(seat) for seat in seats}
        memory = {seat: self.actions(seat, MEMORY) for seat in seats}
        return restored, (game.name, codec.encode(state), self.pending, self.starts, known, memory)

    def chance(self) -> bool:
        return self.state is None or self.pending >= 0

    def known(self, seat: int) -> bytes:
        """A fingerprint of everything that the seat has seen and done up to now."""
        behind: list[Moment] = []
        at: Moment | None = self
        while at is not None and seat not in at.digests:
            behind.append(at)
            at = at.parent
        digest = at.digests[seat] if at is not None else b""
        for moment in reversed(behind):
            parts = [digest]
            if moment.actor == seat:
                parts.append(b"%d" % moment.action)
            if moment.state is not None and moment.pending < 0:
                parts.append(codec.encode(moment.state.masked(seat)))
            digest = hashlib.blake2b(b" ".join(parts), digest_size=16).digest()
            moment.digests[seat] = digest
        return digest

    def actions(self, seat: int, most: int) -> list[int]:
        """The seat's own last actions, the newest first."""
        found: list[int] = []
        at: Moment | None = self
        while at is not None and len(found) < most:
            if at.actor == seat:
                found.append(at.action)
            found += at.memory.get(seat, ())
            at = at.parent
        return found[:most]


def restored(
    game: str,
    encoded: bytes,
    pending: int,
    starts: tuple[int, ...],
    known: dict[int, bytes],
    memory: dict[int, list[int]],
) -> Moment:
    """The moment that was pickled."""
    state = codec.decode(registry.game(game), encoded) if game else None
    moment = Moment(state, pending=pending, starts=starts)
    moment.digests = known
    moment.memory = memory
    return moment


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. All that it holds is one `Moment`, so OpenSpiel's copies cost next to nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._at = Moment(None)

    # --- the tree ---------------------------------------------------------------------------

    def current_player(self) -> int:
        at = self._at
        if at.state is None or at.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        seat = at.state.to_move()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        at = self._at
        return at.state is not None and at.pending < 0 and at.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        state = self._at.state
        if state is None or self._at.pending >= 0 or state.to_move() != player:
            return []
        return sorted(state.offers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        at = self._at
        if at.state is None:
            self._at = self._begun(at, action)
        elif at.pending >= 0:
            copy = at.state.clone()
            words = " ".join(str(word) for word in copy.rng.words())
            copy.rng = seeded(f"{words} {action}")
            copy.apply(at.pending)
            self._at = Moment(copy, at)
        else:
            seat = at.state.to_move()
            copy = at.state.clone()
            copy.apply(action)
            # Whether anything is drawn cannot depend on what is drawn first, so this trial tells it for all outcomes.
            drawn = copy.rng.counter != at.state.rng.counter
            self._at = Moment(at.state if drawn else copy, at, seat, action, action if drawn else -1)

    def _begun(self, at: Moment, outcome: int) -> Moment:
        starts = (*at.starts, outcome)
        if len(starts) < STARTS:
            return Moment(None, starts=starts)
        return Moment(self.get_game().start(" ".join(str(start) for start in starts)))

    def returns(self) -> list[float]:
        game = self.get_game()
        state = self._at.state
        if state is None or not self.is_terminal():
            return [0.0] * game.num_players()
        return rewards.final(state, game.reward)

    # --- words ------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return str(self.get_game().of.vocabulary.name(action))

    def __str__(self) -> str:
        """A line that is equal for equal positions; `position` has the rest."""
        at = self._at
        if at.state is None:
            return f"before the start {at.starts}"
        waiting = f" pending {self._action_to_string(0, at.pending)}" if at.pending >= 0 else ""
        return f"decision {at.state.number} position {codec.digest(at.state)}{waiting}"

    # --- ours -------------------------------------------------------------------------------

    @property
    def position(self) -> State:
        """A copy of the whole truth; a player should not look."""
        if self._at.state is None:
            raise HiddenState("the game has not started: its first chance nodes come first")
        return self._at.state.clone()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that agrees with everything the player knows, for information-set search."""
        at = self._at
        if at.state is None or at.pending >= 0:
            raise HiddenState("only a decision can be sampled, not a chance node")
        rng = seeded(f"{sampler()} {sampler()}")
        sample = at.state.observation(player).sample(rng)
        moment = Moment(sample, at.parent, at.actor, at.action)
        moment.digests[player] = at.known(player)
        copy: SpielState = self.clone()
        copy._at = moment
        return copy


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its number of seats, options and reward; each game has a subclass with its name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        self.encoder = encoding.encoder(name)
        self.of = self.encoder.game
        given = {**default_parameters(name, (params or {}).get("players")), **(params or {})}
        self.reward = str(given.pop("reward"))
        self.seats = int(given.pop("players"))
        self.options: dict[str, Value] = given
        # OpenSpiel fills in what was left out with the defaults of the specification, those of another number of seats.
        usual = default_parameters(name)
        for option in self.of.options:
            value = given[option.name]
            if value == usual[option.name] and not option.open_to(value, self.seats):
                given[option.name] = option.default_for(self.seats)
        rewards.check(self.reward)
        self.start("")  # refuses seats and options that the game does not have
        highest = 1.0 if self.reward == "rank" else HIGHEST
        info: dict[str, Any] = {"utility_sum": 0.0} if self.seats > 1 else {}
        super().__init__(
            game_type(name, self.seats),
            pyspiel.GameInfo(
                num_distinct_actions=self.of.vocabulary.size,
                max_chance_outcomes=OUTCOMES,
                num_players=self.seats,
                min_utility=-highest,
                max_utility=highest,
                max_game_length=LONGEST,
                **info,
            ),
            dict(params or {}),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def start(self, seed: str) -> State:
        state: State = self.of.start(self.seats, self.options, f"openspiel {seed}")
        return state

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.encoder, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """What OpenSpiel calls an observer: a tensor, its named pieces, and a string.

    The tensor has the features of `phylarium.envs.Encoder`; with perfect recall also `own_actions`, the seat's
    last actions (1 for the first of the vocabulary, divided by its size; 0 for none). The string is exact: the
    masked position as JSON, and with perfect recall a fingerprint of everything the seat has seen and done.
    """

    def __init__(self, encoder: Encoder, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise OptionError(f"an observer has no parameters, so not {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise OptionError("an observer shows what one seat may see, or a spectator; nothing else")
        self.encoder = encoder
        self.spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall: bool = kind.perfect_recall
        size = encoder.feature_size
        self.tensor: Floats = np.zeros(size + (MEMORY if self.recall else 0), np.float32)
        self.dict: dict[str, Floats] = {}
        pieces = {piece.name: piece for piece in encoder.pieces}
        # In the order of the tensor: OpenSpiel puts its own tensors together from these.
        for name, where in encoder.feature_slices.items():
            part = self.tensor[where]
            self.dict[name] = part.reshape(*pieces[name].shape, -1) if pieces[name].kind == "choice" else part
        if self.recall:
            self.dict["own_actions"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        at = state._at
        self.tensor.fill(0)
        if at.state is None:
            return
        seat = SPECTATOR if self.spectator else player
        encoder = self.encoder
        self.tensor[: encoder.feature_size] = encoder.features(encoder.flat(at.state.masked(seat)))
        if self.recall:
            for i, action in enumerate(at.actions(seat, MEMORY)):
                self.tensor[encoder.feature_size + i] = (action + 1) / encoder.actions

    def string_from(self, state: SpielState, player: int) -> str:
        at = state._at
        seat = SPECTATOR if self.spectator else player
        if at.state is None:
            return f"seat {seat} before the start"
        if self.recall:
            return f"seat {seat} decision {at.state.number} knows {at.known(seat).hex()}"
        return codec.to_json(at.state.masked(seat))


def default_parameters(name: str, players: int | None = None) -> dict[str, Any]:
    """What is played if nothing else is said, by so many or else by two, or alone where that is the only way."""
    game = registry.game(name)
    seats = players or next((seats for seats in game.seats if seats > 1), game.seats[0])
    return {"players": seats, "reward": "rank", **{option.name: option.default_for(seats) for option in game.options}}


def game_type(name: str, seats: int | None = None) -> Any:
    """OpenSpiel's description of a game: imperfect information, explicit chance, rewards at the end.

    Without `seats` it is that of the game at any number of them: zero-sum unless somebody may play alone.
    """
    game = registry.game(name)
    least = min(game.seats) if seats is None else seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_phylarium_{name}",
        long_name=f"Phylarium {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if least > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(name),
    )


_registered: list[str] = []


def register() -> list[str]:
    """Make every game known to `pyspiel.load_game`; the names that they have there."""
    for name in registry.games():
        short = f"python_phylarium_{name}"
        if short not in _registered:
            # A class, not a function: OpenSpiel lets go of it after the interpreter has ended, and only
            # a class outlives that.
            pyspiel.register_game(game_type(name), type(f"SpielGame_{name}", (SpielGame,), {"name": name}))
            _registered.append(short)
    return _registered.copy()


def load(name: str) -> Any:
    """A game by the name and parameters that OpenSpiel writes, registered first in a process that has not done so."""
    register()
    return pyspiel.load_game(name)
