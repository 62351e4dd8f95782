"""Crowded tables: positions late in a game, with everything that chance alone seldom brings together.

`crowd(number)` begins a game of some kind and puts cratons, species, parasites, portraits, zombies, flowers and tools
on the table by lot, always soundly. tests/recorded plays on from them: first whoever cannot live where it stands dies
(F6), then the turn of somebody begins; certain cards, with their events, come next.
"""

from __future__ import annotations

from tests.games.crowding import attempt, begun, pick, shuffled
from tests.games.heirs import heirs
from tests.games.mesofauna.positions import (
    NAMED,
    give,
    next_cards,
    organs,
    put,
    short,
    zombie,
)

from phylarium.families.fauna.rules.names import NONE, PARASITE, SHAPE_COUNT, SHAPES, TOOL_COUNT, TOOLS
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import flow, frames, living, portraits, terrain
from phylarium.games.mesofauna.rules.board import BIOME_COUNT, CRATON_COUNT, HEX_COUNT
from phylarium.games.mesofauna.rules.frames import CHOOSE_ACTION
from phylarium.games.mesofauna.rules.names import (
    BUG_CARD_COUNT,
    BUG_COUNT,
    CARDS,
    COLOUR_COUNT,
    FACES,
    LEVEL_COUNT,
    ON_HERBIVORE,
    SPECIES,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import Rng, seeded

TABLES = 122
"""Twice as many as there are cards of bugs: each comes next at two of them."""
HEIRS = 18
"""Games that begin with what came out of Genesis."""
CROWDS = TABLES + HEIRS


def crowd(number: int) -> Mesofauna:
    """One of the tables, at the beginning of a turn."""
    lots = seeded(f"crowd {number}")
    if number >= TABLES:
        return heirs(GAME, number, lots)
    state = begun(GAME, number, lots, lambda s: s.agenda[-1].op == CHOOSE_ACTION)
    state.agenda.clear()
    state = mapped(state, lots)
    state = peopled(state, lots)
    state = grown(state, lots)
    state = peopled(state, lots)
    state.active = pick([colour for colour in range(COLOUR_COUNT) if state.in_play(colour)], lots)
    for card in (number, number * 7 + 3):
        state = attempt(state, next_cards, CARDS[card % BUG_CARD_COUNT])
    state.push(frames.NextTurn(NOBODY))
    if state.has_events() and number % 3 == 0:
        flow.pass_time(state)
    state.push(frames.Check(NOBODY))
    state.journal = []
    state.run()
    return state


def mapped(state: Mesofauna, lots: Rng) -> Mesofauna:
    """More cratons, either side up, one or the other an island; flowers."""
    for craton in shuffled(range(CRATON_COUNT), lots)[: 2 + lots.below(5)]:
        state = attempt(state, lay_somewhere, craton, lots)
    if state.has_events() and lots.below(3) == 0:
        state = attempt(state, terrain.break_away, lots.below(CRATON_COUNT))
    for _ in range(lots.below(10)):
        state = attempt(state, plant, lots.below(BIOME_COUNT))
    return state


def lay_somewhere(state: Mesofauna, craton: int, lots: Rng) -> None:
    assert not state.is_laid(craton)
    state.side[craton] = lots.below(2)
    terrain.lay(state, craton, pick(terrain.free_spots(state), lots))
    terrain.survey(state)


def plant(state: Mesofauna, biome: int) -> None:
    state.flowers |= 1 << biome


def peopled(state: Mesofauna, lots: Rng) -> Mesofauna:
    """Species of every shape, mostly where they can live, and zombies of theirs."""
    for colour in shuffled(range(COLOUR_COUNT), lots):
        if not state.in_play(colour):
            continue
        shapes = SHAPES if colour < BUG_COUNT else SHAPES[:-1]
        for shape in shuffled(shapes, lots)[: 1 + lots.below(4)]:
            sp = colour * SHAPE_COUNT + SHAPES.index(shape)
            for _ in range(2 + lots.below(4)):
                state = attempt(state, stand_somewhere, sp, lots)
            if state.size[sp] and not state.is_caterpillar():
                letters = "b" if shape == "parasite" else "rygbw"
                basal = "".join(pick(letters, lots) for _ in range(lots.below(4)))
                state = attempt(state, organs, SPECIES[sp], basal)
            if state.size[sp] and state.is_combined():
                state = attempt(state, resize, sp, 1 + lots.below(6))
    if state.has_events():
        for _ in range(lots.below(5)):
            state = attempt(state, zombie, SPECIES[pick(state.roster, lots)], SPECIES[pick(state.roster, lots)])
    return state


def stand_somewhere(state: Mesofauna, sp: int, lots: Rng) -> None:
    """A creeple of a species at a level that is free: where it can live, if that is soon found."""
    rides = sp % SHAPE_COUNT == PARASITE and not state.is_caterpillar()
    for _ in range(200):
        biome = lots.below(BIOME_COUNT)
        level = lots.below(2) + (ON_HERBIVORE if rides else 0)
        if state.at(biome, level) != NONE or not state.is_laid(biome // HEX_COUNT):
            continue
        if living.open_levels(state, sp, biome) >> level & 1:
            put(state, SPECIES[sp], short(biome * LEVEL_COUNT + level))
            return
    raise AssertionError("nothing is free")


def resize(state: Mesofauna, sp: int, size: int) -> None:
    assert sp >= BUG_COUNT * SHAPE_COUNT
    state.size[sp] = size


def grown(state: Mesofauna, lots: Rng) -> Mesofauna:
    """Cards and portraits, tools, fossils."""
    count = len(CARDS) if state.is_combined() else BUG_CARD_COUNT
    if not state.is_caterpillar():
        for _ in range(2 + lots.below(8)):
            state = attempt(state, give, SPECIES[pick(state.roster, lots)], CARDS[lots.below(count)])
    for sp in state.roster:
        for face in shuffled(range(count * 2), lots)[: lots.below(24)]:
            state = attempt(state, show, sp, face)
        if state.is_combined() and sp >= BUG_COUNT * SHAPE_COUNT and lots.below(3) == 0:
            state = attempt(state, equip, sp, lots.below(len(TOOLS)))
    if not state.is_race():
        for colour in range(COLOUR_COUNT):
            if state.in_play(colour):
                state.fossils[colour] += lots.below(3)
    return state


def show(state: Mesofauna, sp: int, face: int) -> None:
    """A promoted card at the end of a portrait, or beside it."""
    assert (sp >= BUG_COUNT * SHAPE_COUNT) == (face >= BUG_CARD_COUNT * 2)
    NAMED.give_face(state, SPECIES[sp], FACES[face], portraits.has_half(state, face), False)
    if state.is_combined() and state.components.face_monster[face] != NONE:
        state.monster_on[face // 2] = 1
        state.recount(sp)


def equip(state: Mesofauna, sp: int, side: int) -> None:
    assert state.tool_at[side // 2] == NONE
    assert side // 2 < TOOL_COUNT
    state.tool_at[side // 2] = sp
    state.tool_side[side // 2] = side % 2
