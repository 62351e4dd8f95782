"""What there is to tell of a thing to whoever looks at it closely, beyond the words of its picture."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.actions import PARTIES
from phylarium.games.genesis.rules.chimera import may_become
from phylarium.games.genesis.rules.macros import can_become
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.purchases import payable, within
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.games.genesis.shown.view import ability_words
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kit.things import for_whom


def inspect(s: Genesis, kind: str, name: str) -> Inspection:
    match kind:
        case "mutation":
            return mutation(s, MUTATIONS.index(name))
        case "event":
            return Inspection(rows=(DataRow("event", name),))
        case "macro":
            return macro(s, MACROORGANISMS.index(name))
        case "place" if name in REFUGIA:
            return refugium(s, REFUGIA.index(name))
        case "place" if name.startswith("parasite-"):
            colour = COLOURS.index(name.removeprefix("parasite-"))
            rows = tuple(DataRow("parasite", side) for side in PARASITES[colour * 2 : colour * 2 + 2])
            return Inspection(facts=abilities(s, PARASITE + colour), rows=rows, helps=(dwelling(s, PARASITE + colour),))
        case "biont":
            return Inspection(helps=(Message("thing-serves", {"who": say.party(PARTIES.index(name))}),))
        case "row":
            return Inspection(helps=(lane(s, ROWS.index(name)),))
        case "deck":
            buying = [place for place in microorganisms(s) if within(s, place, ROWS.index(name))]
            return Inspection(helps=(for_whom("thing-deck", "thing-deck-nobody", [say.place(s, p) for p in buying]),))
        case "catalyst":
            tops = [m for row in range(ROW_COUNT) for m in s.deck(row)[:1] if m >= 0]
            paid = [say.mutation(m) for m in tops if s.components.mutation_colour[m] == COLOURS.index(name)]
            return Inspection(helps=(for_whom("thing-pays", "thing-pays-nobody", paid),))
        case "plus":
            bearer = s.bearer[MUTATIONS.index(name)]
            return Inspection(helps=(Message("thing-serves", {"who": say.place(s, bearer)}),) if bearer >= 0 else ())
    return Inspection()


def told(*icons: Sequence[int]) -> tuple[Message, ...]:
    """What the abilities do of which there is an icon in any of these rows."""
    return tuple(
        Message(f"ability-{ABILITIES[ability]}-text")
        for ability in range(ABILITY_COUNT)
        if any(row[ability] > 0 for row in icons)
    )


def icons_of(icons: list[int], at: int) -> list[int]:
    """The row of a table of icons, by ability."""
    return icons[at * ABILITY_COUNT : (at + 1) * ABILITY_COUNT]


def mutation(s: Genesis, m: int) -> Inspection:
    """The organisms for which a mutation on its deck could be bought or, where it is theirs, promoted."""
    row = next((row for row in range(ROW_COUNT) if s.deck(row)[:1] == [m]), NONE)
    colour = s.components.mutation_colour[m]
    reached = [place for place in microorganisms(s) if (row >= 0 and within(s, place, row)) or s.bearer[m] == place]
    paying = [say.place(s, place) for place in reached if s.tableau(place) >= 0 and payable(s, place, colour)]
    sides = [icons_of(s.components.mutation_ability, m * 2 + side) for side in (0, PROMOTED_SIDE)]
    promoted: dict[str, Argument] = {
        "name": say.mutation(m, PROMOTED_SIDE),
        "abilities": ability_words(sides[PROMOTED_SIDE]),
    }
    return Inspection(
        facts=(Message("thing-promoted", promoted), *told(*sides)),
        rows=(DataRow("mutation", MUTATIONS[m]),),
        helps=(for_whom("thing-take", "thing-take-nobody", paying),),
    )


def organs(s: Genesis, face: int) -> list[Message]:
    """The organs of a form of a macroorganism, each with what it can do."""
    c = s.components
    return [
        Message(
            "thing-organ-with",
            {
                "organ": say.organ(c.organ_kind[at]),
                "abilities": ability_words(icons_of(c.organ_ability, at)),
            },
        )
        for at in range(face * MOST_ORGANS, face * MOST_ORGANS + c.organ_count[face])
    ]


def anatomy(s: Genesis, card: int) -> tuple[Message, ...]:
    """The organs of both forms of a macroorganism, and what their abilities do."""
    c = s.components
    sea, land = card * 2, card * 2 + TERRESTRIAL
    slots = [face * MOST_ORGANS + slot for face in (sea, land) for slot in range(c.organ_count[face])]
    ashore: dict[str, Argument] = {"name": say.macro(card, TERRESTRIAL), "organs": Listing(organs(s, land), ROW)}
    return (
        Message("thing-organs", {"organs": Listing(organs(s, sea), ROW)}),
        Message("thing-organs-on-land", ashore),
        *told(*(icons_of(c.organ_ability, at) for at in slots)),
    )


def abilities(s: Genesis, place: int) -> tuple[Message, ...]:
    """What the abilities do that something living has now."""
    return told(icons_of(s.abilities, place)) if s.stage[place] == LIVING else ()


def refugium(s: Genesis, place: int) -> Inspection:
    """Whose bionts are there: they get what comes to life."""
    whom = dwelling(s, place)
    if s.stage[place] != LIVING:
        whom = for_whom("thing-bionts", "thing-bionts-nobody", parties(s, [place]))
    return Inspection(facts=abilities(s, place), rows=(DataRow("refugium", REFUGIA[place]),), helps=(whom,))


def microorganisms(s: Genesis) -> list[int]:
    return [place for place in range(PLACE_COUNT) if s.stage[place] == LIVING and s.macro_of[place] < 0]


def parties(s: Genesis, places: list[int]) -> list[Message]:
    """Whose bionts are in any of these places."""
    return [
        say.party(party)
        for party in range(PARTY_COUNT)
        if any(s.bionts[place * PARTY_COUNT + party] > 0 for place in places)
    ]


def dwelling(s: Genesis, place: int) -> Message:
    """Whom an organism serves: those whose bionts live in it."""
    return for_whom("thing-serves", "thing-serves-nobody", parties(s, [place]))


def lane(s: Genesis, row: int) -> Message:
    """Whose bionts are in a row of the Earth."""
    return for_whom("thing-lane", "thing-lane-nobody", parties(s, [p for p in range(PLACE_COUNT) if at(s, p) == row]))


def at(s: Genesis, place: int) -> int:
    """The row in which a refugium lies, or at which what came to life there is at home; none for what is not there."""
    return s.home_row(place) if place in s.rows or s.stage[place] == LIVING else NONE


def macro(s: Genesis, card: int) -> Inspection:
    """The organisms that could become a macroorganism; or, where one has, whom it serves."""
    rows = tuple(DataRow("form", form) for form in FORMS[card * 2 : card * 2 + 2])
    if s.macro_at[card] >= 0:
        return Inspection(facts=anatomy(s, card), rows=rows, helps=(dwelling(s, s.macro_at[card]),))
    able = [p for p in microorganisms(s) if may_become(s, p) and can_become(s, p, card) and s.tableau(p) >= 0]
    whom = for_whom("thing-become", "thing-become-nobody", [say.place(s, place) for place in able])
    return Inspection(facts=anatomy(s, card), rows=rows, helps=(whom,))
