"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.purchases import payable, within
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kit.things import for_whom


def inspect(s: Genesis, kind: str, name: str) -> Inspection:
    match kind:
        case "mutation":
            return mutation(s, MUTATIONS.index(name))
        case "event":
            return Inspection(rows=(DataRow("event", name),))
        case "macro":
            card = MACROORGANISMS.index(name)
            return Inspection(rows=tuple(DataRow("form", form) for form in FORMS[card * 2 : card * 2 + 2]))
        case "place" if name in REFUGIA:
            return refugium(s, REFUGIA.index(name))
        case "place" if name.startswith("parasite-"):
            colour = COLOURS.index(name.removeprefix("parasite-"))
            return Inspection(rows=tuple(DataRow("parasite", side) for side in PARASITES[colour * 2 : colour * 2 + 2]))
    return Inspection()


def mutation(s: Genesis, m: int) -> Inspection:
    """The organisms for which a mutation on its deck could be bought or, where it is theirs, promoted."""
    row = next((row for row in range(ROW_COUNT) if s.deck(row)[:1] == [m]), NONE)
    colour = s.components.mutation_colour[m]
    living = [place for place in range(PLACE_COUNT) if s.stage[place] == LIVING and s.macro_of[place] < 0]
    reached = [place for place in living if (row >= 0 and within(s, place, row)) or s.bearer[m] == place]
    paying = [say.place(s, place) for place in reached if s.tableau(place) >= 0 and payable(s, place, colour)]
    return Inspection(
        rows=(DataRow("mutation", MUTATIONS[m]),), helps=(for_whom("thing-take", "thing-take-nobody", paying),)
    )


def refugium(s: Genesis, place: int) -> Inspection:
    """Whose bionts are there: they get what comes to life."""
    at = place * PARTY_COUNT
    there = [say.party(party) for party in range(PARTY_COUNT) if s.bionts[at + party] > 0]
    return Inspection(
        rows=(DataRow("refugium", REFUGIA[place]),), helps=(for_whom("thing-bionts", "thing-bionts-nobody", there),)
    )
