"""What a friend who looks over one's shoulder would say before one chooses."""

from __future__ import annotations

from phylarium.bots.greedy import GreedyBot, best
from phylarium.bots.score import judgement_of
from phylarium.kernel.caution import Caution, cautions
from phylarium.kernel.observation import Observation


def warnings(observation: Observation) -> list[Caution]:
    """The options that do nothing or only harm, but for one that a good player would take all the same."""
    found = cautions(observation)
    if not found:
        return []
    actions, values = GreedyBot("advice").look(observation, judgement_of(observation.state.game()))
    liked = actions[best(values)]
    return [caution for caution in found if caution.action != liked]
