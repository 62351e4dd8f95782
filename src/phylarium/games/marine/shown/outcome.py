"""What a game is about; how it came out: where the points of the animals that count came from, who is before whom."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import ending, say
from phylarium.games.marine.rules.names import ANIMAL_COUNT, MONOTYPIC_HABITAT
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.message import AND, Message, listed
from phylarium.kernel.outcome import UNTOLD, Goal, Source, Tie, Verdict

SOURCES: Final = {
    "source-tiles": "evolution.score",
    "source-cards": "evolution.resolve",
    "source-bonus": "wanderlust.bonus",
    "source-survival": "event.survival",
    "source-traits": "setup.R",
    "source-targets": "end.targets",
    "source-last-tiles": "end.tiles",
    "source-handicap": "variant.random-earth",
    UNTOLD: "",
}
"""By source, its rule."""

STANDARD: Final = 1
"""The length of an ordinary game, as the option has it."""

TOLD: Final = {
    "log-scored": "source-tiles",
    "log-card-vp": "source-cards",
    "log-sunlit": "source-cards",
    "log-bonus": "source-bonus",
    "log-survival": "source-survival",
    "log-bottom-feeder": "source-traits",
    "log-cannibal": "source-traits",
    "log-prey-switching": "source-traits",
    "log-solitary": "source-traits",
    "log-target-scored": "source-targets",
    "log-handicap": "source-handicap",
}
"""By log line, the source of the points that it tells of. A position keeps only their sum."""


def points(s: Marine) -> list[Source]:
    """Where the points of each seat's counting animal came from, as the log tells it."""
    found = {id: [0] * ANIMAL_COUNT for id in SOURCES}
    last = False
    for entry in s.journal or []:
        if entry.what == "log-last-scoring":
            last = True
        id = TOLD.get(entry.what)
        if id is not None:
            if last and id == "source-tiles":
                id = "source-last-tiles"
            found[id][entry.who] += entry.b if entry.what == "log-prey-switching" else entry.a
    for animal in range(ANIMAL_COUNT):
        found[UNTOLD][animal] = s.vp[animal] - sum(of[animal] for of in found.values())
    counting = [ending.counting_animal(s, seat) for seat in range(s.seats)]
    return [
        Source(id, rule, [found[id][animal] if animal >= 0 else 0 for animal in counting])
        for id, rule in SOURCES.items()
    ]


def tie_breaks(s: Marine) -> list[Tie]:
    """end.tie: the place in the food chain, which a card may turn round."""
    turned = s.face_up(MONOTYPIC_HABITAT)
    animals = [ending.counting_animal(s, seat) for seat in range(s.seats)]
    chain = [(animal if turned else -animal) if animal >= 0 else 0 for animal in animals]
    if turned:
        return [Tie("tie-food-chain-turned", "end.tie", chain)]
    return [Tie("tie-food-chain", "end.tie", chain)]


def verdict(s: Marine) -> Verdict | None:
    """Animals always compete; alone nobody plays."""
    return None


def goal(s: Marine, seat: int) -> Goal:
    """What one's animals are after, until the Asteroid is taken."""
    animals = ending.animals_of(s, seat)
    return Goal(
        you=Message("goal-you", {"animals": listed([say.animal(each) for each in animals], AND)})
        if animals
        else Message("goal-you-none"),
        wins=Message("goal-wins-two") if s.two_animals == 1 else Message("goal-wins"),
        lasts=Message("goal-lasts-standard") if s.length == STANDARD else Message("goal-lasts"),
    )
