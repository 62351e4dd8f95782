"""The rules of life on the map against a second reading of them, on positions of random games and worse ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.games.megafauna2.naturalist import SHAPES, TOOL_HUNTS, Naturalist

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, TOOLS
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import atlas, drift, frames
from phylarium.games.megafauna2.rules.actions import LEVELS, NO, SPECIES_AT, VOCABULARY, YES
from phylarium.games.megafauna2.rules.board import BIOMES, CRATON_COUNT, SHELF
from phylarium.games.megafauna2.rules.burial import fugitives, refuges
from phylarium.games.megafauna2.rules.contests import TIED, contest
from phylarium.games.megafauna2.rules.dispersal import homes, mothers, reach
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    BLOOM_DISKS,
    COLOURS,
    GREEN_DISK,
    NO_DISK,
    SPECIES,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import DISPERSAL_PHASE

RULES = ["achterbahn", "tooth_and_claw"]


def positions(seed: int, count: int) -> Iterator[Megafauna]:
    """Positions of random games in which far more has happened than there is time for."""
    rng = random.Random(seed)
    while count > 0:
        options = {"rules": rng.choice(RULES)}
        state = GAME.start(rng.choice((2, 3, 4)), options, f"naturalist {rng.random()}")
        for _ in range(rng.randrange(40)):
            if not state.over():
                state.apply(rng.choice(state.legal()))
        if not state.over():
            yield stirred(state.clone(), rng)
            count -= 1


def stirred(s: Megafauna, rng: random.Random) -> Megafauna:
    """Cratons that have collided, any weather, species of any kind, creeples anywhere. Only life is kept sound."""
    s.agenda = []
    s.offers = []
    if not s.is_basic():
        s.strip = rng.randrange(6)
        s.windy = rng.randrange(2)
        for craton in range(CRATON_COUNT):
            if s.dice[craton] and s.landmass.count(craton) == 1:
                s.latitude[craton] = rng.randrange(1, 7)
        atlas.survey(s)
        for _ in range(rng.randrange(4)):
            drift.move(s, rng.choice(s.ring), rng.randrange(2))
        s.agenda = []
        for biome in range(len(BIOMES)):
            if biome < SHELF:
                s.disk[biome] = rng.choice([NO_DISK, NO_DISK, GREEN_DISK, WHITE_DISK, BLACK_DISK])
            else:
                s.disk[biome] = (
                    NO_DISK if atlas.is_pinched(s, biome) else rng.choice([NO_DISK, BLACK_DISK, BLOOM_DISKS])
                )
    used = [b for b in range(len(BIOMES)) if s.landmass[b // 7 if b < SHELF else (b - SHELF) // 3] >= 0]
    s.herbivore = [-1] * len(BIOMES)
    s.carnivore = [-1] * len(BIOMES)
    s.standing = [0] * len(SPECIES)
    s.fallen, s.fallen_at, s.fallen_level = [], [], []
    s.living = [0] * len(SPECIES)
    there = rng.sample([sp for sp in range(len(SPECIES)) if sp % 6 < 5], 9)
    for sp in range(len(SPECIES)):
        s.size[sp] = (1 if s.is_basic() else rng.randrange(1, 7)) if sp in there else 0
        s.organs[sp] = sum(rng.randrange(4) << (6 * organ) for organ in range(5)) if sp in there else 0
    free = [card for card in range(92) if card not in s.held and card not in s.genotype]
    for face in range(184):
        # Every card with venom or a haustorium that lies about.
        card = face // 2
        if card in free and (s.components.face_venom[face] or s.components.face_skeletal[face] >= 0):
            free.remove(card)
            s.held.append(card)
            s.card_at[card] = rng.choice(there)
            s.card_side[card] = face % 2 + 1
    for tool in range(4):
        s.tool_at[tool] = rng.choice([-1, *there])
        s.tool_side[tool] = rng.randrange(2)
    for _ in range(30):
        sp, biome, level = rng.choice(there), rng.choice(used), rng.randrange(2)
        if rng.randrange(5) == 0:
            s.fallen.append(sp)
            s.fallen_at.append(biome)
            s.fallen_level.append(level)
        elif s.at(biome, level) < 0 and Naturalist(s).may_live(SPECIES[sp], BIOMES[biome], LEVELS[level]):
            s.place(sp, biome, level)
        else:
            continue
        s.living[sp] += 1
    return s


def names(bits: int) -> set[str]:
    return {name for number, name in enumerate(BIOMES) if (bits >> number) & 1}


@pytest.mark.rule("megafauna2", "F2", "F3", "F3b", "F4", "F5", "F6")
@pytest.mark.parametrize("seed", range(6))
def test_creeples_come_where_a_second_reading_says(seed: int) -> None:
    far = 0
    for state in positions(seed, 6):
        reader = Naturalist(state)
        for number, name in enumerate(SPECIES):
            if state.size[number] == 0:
                continue
            starts = reader.mothers(name)
            assert names(mothers(state, number)) == starts
            found = reader.reach(name, starts)
            assert names(reach(state, number, mothers(state, number))) == found, name
            places = {f"{BIOMES[p // 3]}-{LEVELS[p % 3]}" for p in homes(state, number, mothers(state, number))}
            assert places == reader.homes(name, starts), name
            far += len(found)
    assert far > 100


@pytest.mark.rule("megafauna2", "G3", "G4", "G5", "G6", "G7", "H3", "H4", "H5", "H6")
@pytest.mark.parametrize("seed", range(6))
def test_contests_are_won_by_whom_a_second_reading_says(seed: int) -> None:
    fought = 0
    for state in positions(100 + seed, 12):
        reader = Naturalist(state)
        for biome, at in enumerate(BIOMES):
            for level in (0, 1):
                rival = state.at(biome, level)
                if rival < 0:
                    continue
                for number, name in enumerate(SPECIES):
                    if state.size[number] == 0 or not reader.may_live(name, at, LEVELS[level]):
                        continue
                    outcome = contest(state, number, rival, biome, level)
                    won = {name} if outcome > 0 else {SPECIES[rival]}
                    if outcome == TIED:
                        won = {name, SPECIES[rival]}
                    assert won == reader.winners(name, SPECIES[rival], at, LEVELS[level])
                    fought += 1
    assert fought > 100


Outcome = tuple[str | None, str | None, tuple[tuple[str, str], ...]]
"""Who grazes and who hunts after an arrival, and who has fallen at which level."""


def expected(state: Megafauna, name: str, at: str, level: str) -> set[Outcome]:
    """All that an arrival can lead to, whatever owners choose, by a second reading."""
    reader = Naturalist(state)
    grazer, hunter = reader.who(at, "herbivore"), reader.who(at, "carnivore")
    if level == "carnivore":
        if hunter is None:
            return {(grazer, name, ())}
        return {
            (grazer, winner, ((hunter if winner == name else name, level),))
            for winner in reader.winners(name, hunter, at, level)
        }
    if grazer is None:
        return {(name, hunter, ())}
    found: set[Outcome] = set()
    for winner in reader.winners(name, grazer, at, level):
        loser = grazer if winner == name else name
        after = state.clone()
        after.place(SPECIES.index(winner), BIOMES.index(at), HERBIVORE)
        falls: list[tuple[str, str]] = []
        left = hunter
        if hunter is not None and not reader.eats(hunter, winner):
            falls.append((hunter, "carnivore"))
            left = None
            after.vacate(BIOMES.index(at), CARNIVORE)
        found.add((winner, left, tuple(sorted([*falls, (loser, "herbivore")]))))
        second = Naturalist(after)
        if not second.may_live(loser, at, "carnivore"):
            continue
        if left is None:
            found.add((winner, loser, tuple(sorted(falls))))
        elif loser in second.winners(loser, left, at, "carnivore"):
            for top in second.winners(loser, left, at, "carnivore"):
                down = left if top == loser else loser
                found.add((winner, top, tuple(sorted([*falls, (down, "carnivore")]))))
    return found


def outcomes(state: Megafauna, at: str, before: int) -> set[Outcome]:
    """All that the rules make of it, by trying every answer."""
    if state.agenda:
        found: set[Outcome] = set()
        for action in state.legal():
            assert action in (YES, NO) or action >= SPECIES_AT
            branch = state.clone()
            branch.apply(action)
            found |= outcomes(branch, at, before)
        return found
    biome = BIOMES.index(at)
    assert set(state.fallen_at[before:]) <= {biome}
    falls = [(SPECIES[state.fallen[i]], LEVELS[state.fallen_level[i]]) for i in range(before, len(state.fallen))]
    there = [SPECIES[sp] if sp >= 0 else None for sp in (state.herbivore[biome], state.carnivore[biome])]
    return {(there[0], there[1], tuple(sorted(falls)))}


@pytest.mark.rule("megafauna2", "F6", "G2", "G7a", "G8", "H1", "H2", "H6a")
@pytest.mark.parametrize("seed", range(6))
def test_arrivals_end_as_a_second_reading_says(seed: int) -> None:
    rng = random.Random(seed)
    shifted = tied = 0
    for state in positions(200 + seed, 10):
        state.phase = DISPERSAL_PHASE
        for colour in range(len(COLOURS)):
            state.seat_of[colour] = colour % state.seats
        reader = Naturalist(state)
        for at in reader.cells:
            for level in ("herbivore", "carnivore"):
                number = rng.choice([sp for sp in range(len(SPECIES)) if state.size[sp] > 0 and sp % 6 < len(SHAPES)])
                if not reader.may_live(SPECIES[number], at, level):
                    continue
                arrived = state.clone()
                arrived.living[number] += 1
                arrived.push(frames.Enter(number // 6, number, BIOMES.index(at), LEVELS.index(level)))
                arrived.run()
                hoped = expected(state, SPECIES[number], at, level)
                assert outcomes(arrived, at, len(state.fallen)) == hoped, (SPECIES[number], at, level)
                shifted += len(hoped) > 1 and level == "herbivore"
                tied += len(hoped) > 1
    assert shifted > 3
    assert tied >= shifted


@pytest.mark.rule("megafauna2", "I1")
@pytest.mark.parametrize("seed", range(3))
def test_endotherms_flee_where_a_second_reading_says(seed: int) -> None:
    found = 0
    for state in positions(300 + seed, 8):
        reader = Naturalist(state)
        taken = {f"{at}-{level}" for at in reader.cells for level in LEVELS[:2] if reader.who(at, level)}
        free: dict[str, set[tuple[int, int, int]]] = {colour: set() for colour in COLOURS}
        for number, sp in enumerate(state.fallen):
            name, at = SPECIES[sp], BIOMES[state.fallen_at[number]]
            hoped = reader.homes(name, {at}) - taken
            assert {f"{BIOMES[p // 3]}-{LEVELS[p % 3]}" for p in refuges(state, sp, state.fallen_at[number])} == hoped
            if hoped and (reader.size(name) == 6 or reader.organs(name, "white") > 0):
                free[name.split("-")[0]].add((sp, state.fallen_at[number], state.fallen_level[number]))
                found += 1
        for colour, hoped_for in enumerate(free.values()):
            numbers = fugitives(state, colour)
            assert {(state.fallen[n], state.fallen_at[n], state.fallen_level[n]) for n in numbers} == hoped_for
            assert len(numbers) == len(hoped_for)
    assert found > 10


@pytest.mark.rule("megafauna2", "F2")
def test_players_are_offered_what_a_second_reading_says() -> None:
    """At every dispersal of some whole games."""
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.start(2 + seed % 3, {"rules": RULES[seed % 2]}, f"offered {seed}")
        while not state.over():
            frame = state.agenda[-1]
            if isinstance(frame, frames.DisperseTo):
                reader = Naturalist(state)
                offered = {VOCABULARY.name(action).removeprefix("place:") for action in state.legal()} - {"word:done"}
                name = SPECIES[frame.species]
                assert offered == reader.homes(name, reader.mothers(name))
                seen += 1
            state.apply(rng.choice(state.legal()))
    assert seen > 50


def test_the_naturalist_knows_every_tool() -> None:
    components = GAME.start(4, {}, "tools").components
    assert {tool: SHAPES[components.tool_shape[i]] for i, tool in enumerate(TOOLS)} == TOOL_HUNTS
