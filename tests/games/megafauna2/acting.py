"""A player's actions in tests: begin his phase with so many actions, and read what came of them."""

from __future__ import annotations

from tests.games.megafauna2.positions import colour, put, quiet, run, species

from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.state import Megafauna


def act(state: Megafauna, name: str, actions: int = 3) -> None:
    """The action phase of a colour begins, with so many actions."""
    state.agenda.clear()
    state.push(frames.StartActions(colour(name)))
    step = state.agenda.pop()
    state.steps[step.op].act(state, step)
    state.actions_left = actions
    run(state)


def grazing(name: str = "orange", unborn: int = 6, rules: str = "achterbahn") -> Megafauna:
    """All four colours at home; the archetype of one has so many unborn left, the others of it graze."""
    homes = ["laurentia-ne", "laurentia-w", "laurentia-se", "baltica-sw", "baltica-nw", "baltica-e"]
    state = quiet(rules=rules)
    put(state, f"{name}-archetype", *homes[: 6 - unborn])
    assert state.unborn[species(f"{name}-archetype")] == unborn
    return state
