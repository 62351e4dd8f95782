"""A single action for tests: of any species of a colour (Caterpillar, Cocoon, a Lazarus), or of one in its phase."""

from __future__ import annotations

from tests.games.mesofauna.positions import colour, do, offers, run, species

from phylarium.families.fauna.rules.names import NONE, SHAPE_COUNT
from phylarium.games.mesofauna.rules import flow, frames
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.names import SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna


def act(state: Mesofauna, name: str) -> None:
    """The question for the action of a colour ("pink") or of a species ("pink-flyer"), with what follows it."""
    sp = species(name) if name in SPECIES else NONE
    c = sp // SHAPE_COUNT if sp != NONE else colour(name)
    state.active = c
    state.agenda.clear()
    state.journal = []
    flow.begin_phase(state, sp)
    run(state, frames.ChooseAction(c, sp), frames.AfterAction(c))


def leave_flowers(state: Mesofauna) -> None:
    """Flowers are left as they are until somebody is asked for something else."""
    while "word:keep" in offers(state):
        do(state, "word:keep")


def sought(state: Mesofauna) -> list[str]:
    """What a player would look for and may not choose."""
    return [VOCABULARY.name(action) for action in state.sought()]


def offered(state: Mesofauna, kind: str) -> list[str]:
    """What may be chosen of one kind ("promote"), without the name of the kind."""
    return [text.removeprefix(f"{kind}:") for text in offers(state) if text.startswith(f"{kind}:")]
