"""Pawn placement: which pawn may go to which space, and why not."""

from __future__ import annotations

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import *
from phylarium.kernel.message import Message, Reason


def owner(s: Marine, pawn: int) -> int:
    """The animal that controls a pawn on a space: its colour, or who holds its control marker."""
    if pawn >= SPECIAL:
        return s.control[pawn - SPECIAL]
    return pawn


def open_spaces(s: Marine) -> int:
    """domination.spaces: how many of the common spaces are in use with this many animals."""
    count = len(s.playing())
    closed = 0
    for needed in s.components.domination_animals:
        if count < needed:
            closed += 1
    return PERSONAL_SPACE - closed


def placements(s: Marine, animal: int) -> list[int]:
    """pawn.basic, pawn.special, pawn.bump: every placement open to an animal."""
    spaces = s.spaces
    control = s.control
    first = SPACE_COUNT
    last = NONE
    # A pawn that was won on somebody's personal space binds nobody else.
    for space in range(SPACE_COUNT):
        pawn = spaces[space]
        if pawn == animal or (pawn >= SPECIAL and control[pawn - SPECIAL] == animal):
            if space >= PERSONAL_SPACE and space != PERSONAL_SPACE + animal:
                continue
            last = space
            if first == SPACE_COUNT:
                first = space
    limit = open_spaces(s)
    found: list[int] = []
    if s.pawns[animal] > 0:
        social = s.has(animal, SOCIAL)
        before = first if s.has(animal, FLIGHT) else 0
        for space in range(limit):
            if space <= last and space >= before:
                continue
            pawn = spaces[space]
            if (pawn == EMPTY or (social and pawn < SPECIAL and pawn != animal)) and not SPECIAL_ONLY[space]:
                found.append(PLACE + space)
        personal = PERSONAL_SPACE + animal
        if s.has(animal, BOTTOM_FEEDER) and spaces[personal] == EMPTY and personal > last:
            found.append(PLACE + personal)
    for element in range(ELEMENT_COUNT):
        if control[element] == animal and s.special_at[element] == NONE:
            start = PLACE + (1 + element) * SPACE_COUNT
            for space in range(limit):
                pawn = spaces[space]
                if pawn == EMPTY or (pawn < SPECIAL and pawn != animal):
                    found.append(start + space)
            personal = PERSONAL_SPACE + animal
            if s.has(animal, BOTTOM_FEEDER) and spaces[personal] == EMPTY:
                found.append(start + personal)
    return found


def refusal(s: Marine, animal: int, action: int) -> Reason:
    """Why an animal may not make this placement."""
    kind = (action - PLACE) // SPACE_COUNT
    space = (action - PLACE) % SPACE_COUNT
    if kind == 0 and s.pawns[animal] == 0:
        return say.no("refused-no-basic-pawn", "turn.choice")
    if kind > 0 and s.control[kind - 1] != animal:
        return Reason(Message("refused-not-controlled", {"pawn": say.pawn(kind)}), "pawn.special")
    if kind > 0 and s.special_at[kind - 1] != NONE:
        return Reason(
            Message("refused-already-placed", {"pawn": say.pawn(kind), "space": say.space(s.special_at[kind - 1])}),
            "turn.choice",
        )
    if space >= PERSONAL_SPACE and (space != PERSONAL_SPACE + animal or not s.has(animal, BOTTOM_FEEDER)):
        return say.no("refused-personal-space", "trait.bottom_feeder")
    if SPACE_SECTION[space] == DOMINATION and space >= open_spaces(s):
        needed = s.components.domination_animals[SPACE_INDEX[space]]
        return Reason(Message("refused-domination-space", {"number": needed}), "domination.spaces")
    if kind == 0 and SPECIAL_ONLY[space]:
        return say.no("refused-special-only", "pawn.special-space")
    pawn = s.spaces[space]
    if pawn != EMPTY and owner(s, pawn) == animal:
        return say.no("refused-own-pawn", "pawn.bump")
    if pawn >= SPECIAL:
        return say.no("refused-special-pawn-there", "pawn.basic" if kind == 0 else "pawn.bump")
    if kind == 0 and pawn != EMPTY and not s.has(animal, SOCIAL):
        return Reason(Message("refused-taken", {"animal": say.animal(pawn)}), "pawn.basic")
    last = NONE
    for other in range(SPACE_COUNT - 1, -1, -1):
        foreign = other >= PERSONAL_SPACE and other != PERSONAL_SPACE + animal
        if not foreign and s.spaces[other] != EMPTY and owner(s, s.spaces[other]) == animal:
            last = other
            break
    rule = "trait.flight" if s.has(animal, FLIGHT) else "pawn.basic"
    return Reason(Message("refused-before-own-pawn", {"space": say.space(last)}), rule)


def place(s: Marine, animal: int, action: int) -> int:
    """Put the pawn down, bump whoever may be there, and return the space."""
    kind = (action - PLACE) // SPACE_COUNT
    space = (action - PLACE) % SPACE_COUNT
    bumped = s.spaces[space]
    if bumped != EMPTY:
        s.free_space(space)
    if kind == 0:
        s.pawns[animal] -= 1
        s.spaces[space] = animal
    else:
        s.special_at[kind - 1] = space
        s.spaces[space] = SPECIAL + kind - 1
    s.note("log-placed", "turn.choice", animal, kind, space)
    if bumped != EMPTY:
        s.note("log-bumped", "pawn.bump", animal, bumped, space)
    return space


def take_back(s: Marine, animal: int) -> int:
    """Bring all pawns that an animal controls back from the display; how many there were."""
    count = 0
    for space in range(SPACE_COUNT):
        pawn = s.spaces[space]
        if pawn != EMPTY and owner(s, pawn) == animal:
            s.free_space(space)
            count += 1
    return count
