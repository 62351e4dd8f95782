"""What recorded games do not show: what is refused and why, what damage is found, and what comes of crowded tables.

For positions of games that chance plays, a fingerprint of all that may not be done then, each with its rule and its
reason, and of what a player would look for; and what the invariants say of a position with one number changed, many
times over. And where a game has crowded tables (tests/games/GAME/crowded.py), some dozens of random decisions from
each, as fingerprints like those of the recorded games.

A change of rules or reasons on purpose needs them anew; look at what differs and say why in the changelog:

    python -m tests.recorded.late marine
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tests.properties.starts import covering
from tests.recorded.games import WIDTH, comparable, fingerprint, told

from phylarium.kernel.engine import State
from phylarium.kernel.message import Argument, Listing, Message
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game as registered
from phylarium.kernel.rng import Rng, seeded

HERE = Path(__file__).parent / "late"

DECISIONS = 60
"""Decisions from a crowded table on."""

LENGTH = 320
"""Decisions of a game that are looked at."""

DAMAGED_AT = 48

ASKED_EVERY = {"game": 16, "crowd": 4}
"""Of so many decisions, one is asked for everything that it refuses."""

DAMAGES = 200
"""Numbers of a position that are changed, one at a time."""

CHANGES = (1, -1, 2, -2, 5, -5)


def plain(argument: Argument) -> object:
    """A message as ids and values, without the words of any language."""
    if isinstance(argument, Message):
        return [argument.id, sorted((name, plain(value)) for name, value in argument.args.items())]
    if isinstance(argument, Listing):
        return [plain(part) for part in argument.parts]
    return argument


def refusals(state: State) -> str:
    """A fingerprint of what may not be done now, of the reasons, and of what a player would look for."""
    found: list[object] = [state.sought()]
    for action in range(state.game().vocabulary.size):
        reason = state.why_not(action)
        if reason is not None:
            found.append([action, reason.rule, plain(reason.message)])
    return hashlib.blake2b(json.dumps(found).encode(), digest_size=16).hexdigest()[:WIDTH]


def damages(state: State, seed: str) -> str:
    """A fingerprint of what the invariants say about a position in which one number is another, number by number."""
    lots = seeded(f"damage of {seed}")
    fields = [
        name for name in comparable(state.game()) if isinstance(getattr(state, name), int) or getattr(state, name)
    ]
    found: list[object] = []
    for _ in range(DAMAGES):
        name = fields[lots.below(len(fields))]
        value: int | list[int] = getattr(state, name)
        if isinstance(value, int):
            setattr(state, name, value + CHANGES[lots.below(len(CHANGES))])
        else:
            place = lots.below(len(value))
            changed = value.copy()
            # Off by a little, or equal to a neighbour.
            other = value[lots.below(len(value))]
            changed[place] = other if lots.below(3) == 0 else value[place] + CHANGES[lots.below(len(CHANGES))]
            setattr(state, name, changed)
        try:
            found.append(state.status())
        except (ArithmeticError, LookupError, ValueError) as error:
            found.append(type(error).__name__)
        setattr(state, name, value)
    return hashlib.blake2b(json.dumps(found).encode(), digest_size=16).hexdigest()[:WIDTH]


def of_game(name: str, seats: int, options: dict[str, Value], number: int) -> str:
    """The refusals along a game that chance plays, and once the damages."""
    state = registered(name).start(seats, options, f"late {number}")
    lots = seeded(f"players of late {number}")
    prints = []
    while not state.over() and state.number < LENGTH:
        if state.number % ASKED_EVERY["game"] == 0:
            prints.append(refusals(state))
        if state.number == DAMAGED_AT:
            prints.append(damages(state, f"game {number}"))
        state.apply(state.offers[lots.below(len(state.offers))])
    return "".join(prints)


def chosen(state: State, lots: Rng) -> int:
    """One of the actions that may be taken: any kind of action as likely as any other, however many there are of it."""
    kinds: dict[str, list[int]] = {}
    for action in state.offers:
        kinds.setdefault(state.game().vocabulary.name(action).partition(":")[0], []).append(action)
    of_a_kind = list(kinds.values())[lots.below(len(kinds))]
    return of_a_kind[lots.below(len(of_a_kind))]


def of_crowd(crowd: Callable[[int], State], number: int) -> str:
    """What chance makes of a crowded table, and the refusals on the way."""
    state = crowd(number)
    fields = comparable(state.game())
    lots = seeded(f"from crowd {number} on")
    prints = [fingerprint(state, fields)[:WIDTH], damages(state, f"crowd {number}")]
    for decision in range(DECISIONS):
        if state.over():
            break
        if decision % ASKED_EVERY["crowd"] == 0:
            prints.append(refusals(state))
        state.apply(chosen(state, lots))
        prints.append(fingerprint(state, fields)[:WIDTH])
    return "".join(prints) + told(state)


def late(name: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """What there is of a game, by title: each makes its fingerprints."""
    game = registered(name)
    starts = [(seats, options) for seats in game.seats for options in covering(game, seats, more=3)]
    for number, (seats, options) in enumerate(starts):
        yield f"game {number}", partial(of_game, name, seats, options, number)
    module = f"tests.games.{name}.crowded"
    if find_spec(module) is not None:
        crowded = import_module(module)
        for number in range(crowded.CROWDS):
            yield f"crowd {number}", partial(of_crowd, crowded.crowd, number)


def kept(name: str) -> dict[str, str]:
    lines = (HERE / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return {title: prints for title, _, prints in (line.partition("\t") for line in lines)}


def main(names: Sequence[str]) -> None:
    HERE.mkdir(exist_ok=True)
    for name in names:
        made = [f"{title}\t{make()}\n" for title, make in late(name)]
        (HERE / f"{name}.tsv").write_text("".join(made), encoding="utf-8")
        print(f"{name}: {len(made)} fingerprints")


if __name__ == "__main__":
    main(sys.argv[1:])
