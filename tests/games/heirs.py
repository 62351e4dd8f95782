"""What games of Genesis may have left, for the tests of games that go on from it."""

from __future__ import annotations

from tests.games.crowding import Position, pick, shuffled

from phylarium.families.lineage import Endosymbiont, Lifeform, Macroorganism, MicrobialLegacy, Organ
from phylarium.games.genesis.rules.names import COLOURS as GENESIS_COLOURS
from phylarium.games.genesis.rules.names import MACROORGANISMS, TERRESTRIAL_FORMS
from phylarium.kernel.game import Game
from phylarium.kernel.rng import Rng


def macro(
    name: str, organs: str = "", trophic: str = "red", guests: tuple[tuple[str, bool], ...] = ()
) -> Macroorganism:
    """A macroorganism with organs by their colours' first letters."""
    letters = {found[0]: found for found in GENESIS_COLOURS}
    return Macroorganism(
        card=name,
        name=name,
        terrestrial=name in TERRESTRIAL_FORMS,
        level=None,
        system=dict.fromkeys(GENESIS_COLOURS, 0),
        organs=[Organ(name="brain", colour=letters[letter]) for letter in organs],
        trophic_biont=trophic,
        endosymbionts=[Endosymbiont(colour=found, played=played) for found, played in guests],
        parasites=[],
    )


def left(*found: Macroorganism | None, points: tuple[int, ...] = (), armageddon: bool = False) -> MicrobialLegacy:
    """What each seat of a game of Genesis has, red first; one more point for each seat unless it is said."""
    scores = points or tuple(range(10, 10 + len(found)))
    return MicrobialLegacy(
        game="genesis",
        rules_version="1",
        armageddon=armageddon,
        cooperative=False,
        players=[
            Lifeform(
                seat=seat,
                colour=GENESIS_COLOURS[seat],
                points=scores[seat],
                place=1 + sum(other > scores[seat] for other in scores),
                catalysts=dict.fromkeys(GENESIS_COLOURS, 0),
                macroorganisms=[one] if one is not None else [],
            )
            for seat, one in enumerate(found)
        ],
    )


def by_lot(seats: int, lots: Rng) -> MicrobialLegacy:
    """What so many players may have: forms, organs, trophic bionts, endosymbionts and points at random."""
    forms = shuffled(MACROORGANISMS, lots)
    letters = [colour[0] for colour in GENESIS_COLOURS]
    found = [
        macro(
            forms[seat],
            "".join(pick(letters, lots) for _ in range(lots.below(8))),
            pick(GENESIS_COLOURS, lots),
            tuple((pick(GENESIS_COLOURS, lots), lots.below(2) == 0) for _ in range(lots.below(5))),
        )
        if seat == 0 or lots.below(4)
        else None
        for seat in range(seats)
    ]
    return left(*found, points=tuple(5 + lots.below(6) for _ in range(seats)))


def heirs(game: Game[Position], number: int, lots: Rng) -> Position:
    """A game that goes on from what so many players may have."""
    seats = 1 + number % 4
    return game.start(seats, {}, f"crowd {number}", log=True, legacy=by_lot(seats, lots))
