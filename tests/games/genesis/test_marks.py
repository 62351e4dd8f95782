"""What a picture marks is what the rules mean: a part that an option names is marked on the organism that loses it."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest
from tests.games.genesis.crowded import CROWDS, crowd
from tests.games.genesis.situation import (
    ask,
    asked,
    assign,
    bacterium,
    catalysts,
    crown,
    do,
    parasite,
    party,
    phase,
    rise,
    rows,
    table,
)
from tests.games.pictures import ids

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import (
    ACCEPT,
    ATTACK_BIONT,
    ATTACK_CUBE,
    ATTACK_HOST,
    ATTACK_ORGAN,
    ATTACK_SLOT,
    DIE,
    DISEASED_CUBE,
    DISK,
    ORGAN,
    PLACES,
    VOCABULARY,
)
from phylarium.games.genesis.rules.names import DISEASED_SLOTS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import NONE, PARASITE, PARTY_COUNT
from phylarium.games.genesis.shown.drawing import DRAWING
from phylarium.kernel.rng import seeded

AFTERWARDS = (frames.Pay, frames.Permission, frames.Substitute)
"""What may be asked between an attack and its effect."""

BUILDING = (frames.PlaceOrgan, frames.ReturnOrgan)
KINDS = {"organ", "diseased", "attacked diseased", "attacked biont", "attacked organ"}
ENOUGH = 4
"""Options of a kind that are looked at."""


def part(action: int) -> str:
    """The kind of part that an option takes from an organism, or nothing."""
    for kind, first, end in (
        ("organ", ORGAN, DISEASED_CUBE),
        ("diseased", DISEASED_CUBE, DISK),
        ("attacked diseased", ATTACK_SLOT, ATTACK_BIONT),
        ("attacked biont", ATTACK_BIONT, ATTACK_CUBE),
        ("attacked organ", ATTACK_ORGAN, ATTACK_HOST),
        ("attacked host", ATTACK_HOST, DIE),
    ):
        if first <= action < end:
            return kind
    return ""


def taken(before: Genesis, after: Genesis, where: int, action: int) -> bool:
    """Whether an organism has lost what an option names."""
    if part(action).endswith("organ"):
        slot = action - (ORGAN if action < DISEASED_CUBE else ATTACK_ORGAN)
        macro = before.macro_of[where]
        return macro >= 0 and before.organs[macro] >> slot & 1 == 1 and after.organs[macro] >> slot & 1 == 0
    if part(action).endswith("diseased"):
        slot = action - (DISEASED_CUBE if action < DISK else ATTACK_SLOT)
        at = (where - PARASITE) * DISEASED_SLOTS + slot
        return where >= PARASITE and before.diseased[at] != NONE and after.diseased[at] == NONE
    at = where * PARTY_COUNT + action - (ATTACK_HOST if action >= ATTACK_HOST else ATTACK_BIONT)
    return after.bionts[at] < before.bionts[at]


def done(state: Genesis, action: int) -> Genesis:
    """The position after an option, paid for and permitted."""
    after = state.clone()
    after.apply(action)
    while after.offers and isinstance(after.agenda[-1], AFTERWARDS):
        after.apply(ACCEPT if ACCEPT in after.offers else after.offers[0])
    return after


def marked(state: Genesis, action: int) -> str:
    """The organism on which the picture has the target of an option."""
    wanted = VOCABULARY.target(action)
    picture = DRAWING.draw(state, state.to_move())
    assert ids(picture).count(wanted) == 1, wanted
    found: list[str] = []

    def search(element: ElementTree.Element, around: str) -> None:
        id = element.get("id", "")
        if id == wanted:
            found.append(around)
        for child in element:
            search(child, id if id.startswith("place-") else around)

    search(ElementTree.fromstring(picture), "")
    return found[0].removeprefix("place-")


def check(state: Genesis, action: int) -> None:
    where = PLACES.index(marked(state, action))
    assert taken(state, done(state, action), where, action), (VOCABULARY.name(action), PLACES[where])


def test_parts_are_marked_on_the_organism_that_loses_them() -> None:
    """Along crowded tables; each kind of part several times."""
    seen: Counter[str] = Counter()
    for number in range(CROWDS):
        if len(seen) == len(KINDS) and min(seen.values()) == ENOUGH:
            break
        state = crowd(number)
        lots = seeded(f"marks {number}")
        for _ in range(40):
            if not state.offers:
                break
            for action in state.offers:
                kind = part(action)
                # Where a cube finds its place, an organ is had, not lost.
                if kind and seen[kind] < ENOUGH and not isinstance(state.agenda[-1], BUILDING):
                    seen[kind] += 1
                    check(state, action)
            state.apply(state.offers[lots.below(len(state.offers))])
    assert set(seen) == KINDS, seen


@pytest.mark.rule("genesis", "H4a")
def test_a_parasite_that_attacks_finds_the_cubes_of_its_own_parasite_marked() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin rna_polymerase")
    parasite(state, "viroid", "parasite-red", steals="chaperonin")
    rows(state)
    catalysts(state, "green", "red red")
    phase(state, "purchase")
    while asked(state)[0] != "red":
        do(state, "done")
    assert marked(state, VOCABULARY.parse("attack-slot:1")) == "parasite-blue"
    check(state, VOCABULARY.parse("attack-slot:1"))


@pytest.mark.rule("genesis", "E4a")
def test_who_supplants_a_parasite_finds_the_cubes_of_that_one_marked() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="hox_genes ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria")
    assert marked(state, VOCABULARY.parse("diseased:1")) == "parasite-blue"
    check(state, VOCABULARY.parse("diseased:1"))


@pytest.mark.rule("genesis", "L3b")
def test_a_macroorganism_parasite_finds_the_bionts_of_its_host_marked() -> None:
    state = table("red", "blue", "yellow", chimera=True)
    bacterium(state, "warm_pond", "red yellow yellow", "red")
    where = rise(state, "virus", "flatworms", "warm_pond", "blue", organs="neoblasts")
    crown(state)
    catalysts(state, "red", "green yellow red")
    ask(state, frames.Purchase(party("blue"), where))
    assert marked(state, VOCABULARY.parse("attack-host:yellow")) == "warm_pond"
    check(state, VOCABULARY.parse("attack-host:yellow"))
