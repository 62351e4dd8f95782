"""Positions for tests: set up from the rulebook's side, with all components accounted for.

A test says what lies and stands where, and what happens. Cards, cubes and creeples come from wherever they
are, so that `status()` stays empty; disks may be set freely (`disk`, `reservoirs`), then they are only watched for
being lost on the way. Actions are given as their texts ("place:baltica-e-herbivore", "promote:horns-a"), so that a
test reads like a turn. Draws are prepared: decks are lists whose last item comes next.
"""

from __future__ import annotations

from tests.games import driving, fauna
from tests.games.driving import lines as lines
from tests.games.driving import offers as offers
from tests.games.driving import pick as pick
from tests.games.driving import refused as refused
from tests.games.driving import run as run
from tests.games.driving import told as told
from tests.games.fauna import packed as packed
from tests.games.fauna import release as release
from tests.games.fauna import spelled as spelled

from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    FOSSIL_CARD,
    IN_DECK,
    METABOLIC,
    NONE,
    SHAPE_COUNT,
    TOOLS,
)
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import atlas, setup
from phylarium.games.megafauna2.rules.actions import LEVELS, PLACE_NAMES, VOCABULARY
from phylarium.games.megafauna2.rules.board import BIOME_COUNT, BIOMES, CRATONS
from phylarium.games.megafauna2.rules.frames import DEAL_COLOURS, NEXT_TURN
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    BLOOM_DISKS,
    CARDS,
    CLIMATES,
    COLOURS,
    DISKS,
    ET_COUNT,
    EVENTS,
    FACES,
    GREEN_DISK,
    SPECIES,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded

# --- starting --------------------------------------------------------------------------------


def begin(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game with the named colours in seat order, after set-up, with nothing on the agenda but the first turn."""
    chosen = colours or tuple(COLOURS)
    state = GAME.prepared(len(chosen), options)
    state.rng = seeded(seed)
    state.journal = []
    assert state.agenda.pop().op == DEAL_COLOURS
    for seat, colour in enumerate(chosen):
        setup.take_colour(state, seat, COLOURS.index(colour))
    setup.give_medea(state)
    while state.agenda[-1].op != NEXT_TURN:
        frame = state.agenda.pop()
        state.steps[frame.op].act(state, frame)
    return state


def started(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game at the first decision."""
    state = begin(*colours, seed=seed, **options)
    state.run()
    sound(state)
    return state


def quiet(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game after set-up with an empty agenda: one's first creeple at home, an even order of play, nothing drawn."""
    state = begin(*colours, seed=seed, **options)
    state.agenda.clear()
    state.journal = []
    return state


def bare(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """The same without a creeple on the map: every archetype is wholly unborn."""
    state = quiet(*colours, seed=seed, **options)
    for name in SPECIES:
        clear(state, name)
    return state


# --- names -----------------------------------------------------------------------------------

NAMED = fauna.Named(COLOURS, SPECIES, CARDS, FACES)
species, colour, card = NAMED.species, NAMED.colour, NAMED.card
give, asked, mutations = NAMED.give, NAMED.asked, NAMED.mutations
organs_of, basal_of, shown = NAMED.organs_of, NAMED.basal_of, NAMED.shown
personality = NAMED.row_of


def biome(name: str) -> int:
    return BIOMES.index(name)


def event(name: str) -> int:
    return EVENTS.index(name)


def place(name: str) -> tuple[int, int]:
    """A place by its name: "baltica-e" is where one grazes, "baltica-e-carnivore" where one hunts."""
    if name in BIOMES:
        return biome(name), 0
    at = PLACE_NAMES.index(name)
    return at // LEVEL_COUNT, at % LEVEL_COUNT


# --- the ground ------------------------------------------------------------------------------


def disk(state: Megafauna, where: str, kind: str) -> None:
    """A disk onto a biome ("none" takes it off), from and to its reservoir as far as there are any."""
    b = biome(where)
    for number, step in ((state.disk[b], 1), (DISKS.index(kind), -1)):
        if number in (GREEN_DISK, BLOOM_DISKS):
            state.oxygen += step
        if number in (BLACK_DISK, BLOOM_DISKS):
            state.air_black += step
        if number == WHITE_DISK:
            state.clouds += step
    state.disk[b] = DISKS.index(kind)


def reservoirs(
    state: Megafauna,
    *,
    oxygen: int | None = None,
    clouds: int | None = None,
    black: int | None = None,
    white: int | None = None,
) -> None:
    """So many disks in the reservoirs; what is too many or too few is forgotten."""
    state.oxygen = state.oxygen if oxygen is None else oxygen
    state.clouds = state.clouds if clouds is None else clouds
    state.air_black = state.air_black if black is None else black
    state.air_white = state.air_white if white is None else white


def strip(state: Megafauna, climate: str) -> None:
    state.strip = CLIMATES.index(climate)


def latitude(state: Megafauna, craton: str, at: int) -> None:
    """A craton by itself at another latitude."""
    state.latitude[CRATONS.index(craton)] = at
    atlas.survey(state)


def row(state: Megafauna, *cratons: str) -> None:
    """The cratons from west to east, each by itself."""
    state.ring = [CRATONS.index(name) for name in cratons]
    atlas.survey(state)


# --- species ---------------------------------------------------------------------------------


def found(state: Megafauna, name: str, size: int = 1, basal: str = "", genotype: str = "") -> None:
    """A species that is not there yet, all its creeples unborn.

    Its genotype is a face ("brood_pouch-b") if it is named, else a free card that founds such a species.
    """
    sp = species(name)
    assert state.size[sp] == 0, f"{name} is there"
    state.size[sp] = size
    state.unborn[sp] = state.components.creeples[sp % SHAPE_COUNT]
    if sp % SHAPE_COUNT != 0:
        face = FACES.index(genotype) if genotype else free_genotype(state, sp % SHAPE_COUNT)
        assert state.components.face_shape[face] == sp % SHAPE_COUNT, f"{FACES[face]} founds no such species"
        release(state, face // 2)
        state.genotype[sp] = face // 2
        state.card_at[face // 2] = sp
        state.card_side[face // 2] = face % 2 + 1
    organs(state, name, basal)


def free_genotype(state: Megafauna, shape: int) -> int:
    """A face of a card in a deck that founds a species of a shape."""
    for face, founded in enumerate(state.components.face_shape):
        if founded == shape and state.card_at[face // 2] == IN_DECK:
            return face
    raise AssertionError("no card is left that founds such a species")


def organs(state: Megafauna, name: str, basal: str) -> None:
    """Exactly these basal organs."""
    sp = species(name)
    state.give_cubes(state.basal[sp])
    state.basal[sp] = packed(basal)
    state.take_cubes(state.basal[sp])
    state.recount(sp)


def size(state: Megafauna, name: str, size: int) -> None:
    state.size[species(name)] = size
    state.recount(species(name))


def put(state: Megafauna, name: str, *at: str, size: int = 0, basal: str = "") -> None:
    """Unborn creeples of a species onto the map, standing; a species that is not there is founded."""
    sp = species(name)
    if state.size[sp] == 0:
        found(state, name, size or 1, basal)
    else:
        if size:
            state.size[sp] = size
        if basal:
            organs(state, name, basal)
        state.recount(sp)
    for where in at:
        b, level = place(where)
        fauna.stand(state, sp, b, level)


def lay(state: Megafauna, name: str, *at: str) -> None:
    """Unborn creeples of a species onto the map, endangered."""
    sp = species(name)
    for where in at:
        b, level = place(where)
        state.unborn[sp] -= 1
        state.living[sp] += 1
        state.fallen.append(sp)
        state.fallen_at.append(b)
        state.fallen_level.append(level)


def newborn(state: Megafauna, name: str, number: int) -> None:
    """Unborn creeples onto the newborn card."""
    sp = species(name)
    state.unborn[sp] -= number
    assert state.unborn[sp] >= 0
    state.newborn[sp] += number


def clear(state: Megafauna, name: str) -> None:
    """Take all creeples of a species off the map; the species stays until somebody looks."""
    sp = species(name)
    for b in range(BIOME_COUNT):
        for level in range(LEVEL_COUNT):
            if state.at(b, level) == sp:
                state.vacate(b, level)
                state.bury(sp)
    while sp in state.fallen:
        state.rise(state.fallen.index(sp))
        state.bury(sp)


# --- cards -----------------------------------------------------------------------------------


def give_face(state: Megafauna, name: str, *faces: str, row: bool = False, bare: bool = False) -> None:
    """Promoted mutations ("brood_pouch-a") with organs and monsters; if so said, the next cards of the personality."""
    for text in faces:
        NAMED.give_face(state, name, text, row, bare)
        face = FACES.index(text)
        if not bare and not state.is_basic() and state.components.face_monster[face] != NONE:
            state.monster_on[face // 2] = 1
    state.recount(species(name))


def speak(state: Megafauna, name: str, most: int = 4) -> None:
    """A personality with language: four cards without organs that meet in three emotions, not all of one colour."""
    c = state.components
    free = [face for face in range(len(FACES)) if state.card_at[face // 2] == IN_DECK]
    found: list[int] = []

    def grow(chain: list[int]) -> bool:
        if len(chain) == most:
            halves = {c.face_right[face] for face in chain[:-1]}
            found.extend(chain if len(halves) > 1 else [])
            return len(halves) > 1
        for face in free:
            meets = not chain or c.face_left[face] == c.face_right[chain[-1]]
            inner = len(chain) == most - 1 or c.face_right[face] != NONE
            fresh = face // 2 not in [other // 2 for other in chain]
            if meets and inner and fresh and c.face_size[face] >= 3 and grow([*chain, face]):
                return True
        return False

    assert grow([])
    give_face(state, name, *(FACES[face] for face in found), row=True, bare=True)


def host(state: Megafauna, name: str, on: str) -> None:
    """An unborn creeple of a species as the host on a card of another."""
    sp = species(name)
    state.unborn[sp] -= 1
    assert state.unborn[sp] >= 0
    state.host_on[card(on)] = sp


def tool(state: Megafauna, name: str, side: str) -> None:
    """A tool with a side up to a species."""
    t = TOOLS.index(side)
    state.tool_at[t // 2] = species(name)
    state.tool_side[t // 2] = t % 2


def display(state: Megafauna, *cards: str, row: int = METABOLIC) -> None:
    """These cards in a row of the display, the free one first."""
    for column, text in enumerate(cards):
        NAMED.show(state, row * COLUMN_COUNT + column, text)


def next_events(state: Megafauna, *events: str) -> None:
    """The events that are drawn next of their decks, in this order; the decks stay as long as they are."""
    for text in reversed(events):
        e = event(text)
        deck = deck_of(state, e)
        if e in deck:
            deck.remove(e)
        else:
            deck.pop(0)
        deck.append(e)


def deck_of(state: Megafauna, e: int) -> list[int]:
    if e < ET_COUNT:
        return state.et_deck
    return [state.hot_deck, state.mild_deck, state.cold_deck][(e - ET_COUNT) // 12]


def dice(state: Megafauna, *faces: int) -> None:
    """The dice that are rolled next show these faces."""
    driving.roll(state, 6, faces)


# --- playing ---------------------------------------------------------------------------------


def do(state: Megafauna, *actions: str) -> None:
    """Take these actions one after the other, each by whoever must decide; the position stays sound."""
    for text in actions:
        before = disk_totals(state)
        state.apply(VOCABULARY.parse(text))
        sound(state)
        assert disk_totals(state) == before, "disks were lost"


def sound(state: Megafauna) -> None:
    """The position breaks no invariant; how many disks there are is the test's own affair."""
    assert [problem for problem in state.status() if not problem.startswith("disks")] == []


def disk_totals(state: Megafauna) -> list[int]:
    """Green, white and black disks wherever they are."""
    lying = state.disk
    blooms = lying.count(BLOOM_DISKS)
    return [
        # Where plants are a level of their own they lie in the oxygen.
        0 if state.is_alien() else state.oxygen + lying.count(GREEN_DISK) + blooms,
        state.clouds + state.air_white + lying.count(WHITE_DISK),
        state.air_black + lying.count(BLACK_DISK) + blooms,
    ]


# --- looking ---------------------------------------------------------------------------------


def where(state: Megafauna, name: str) -> list[str]:
    """The places of the standing creeples of a species."""
    sp = species(name)
    return [
        f"{BIOMES[b]}-{LEVELS[level]}"
        for b in range(BIOME_COUNT)
        for level in range(LEVEL_COUNT)
        if state.at(b, level) == sp
    ]


def fallen(state: Megafauna, name: str) -> list[str]:
    """The places of its endangered creeples."""
    sp = species(name)
    return [
        f"{BIOMES[state.fallen_at[i]]}-{LEVELS[state.fallen_level[i]]}"
        for i in range(len(state.fallen))
        if state.fallen[i] == sp
    ]


def fossil_cards(state: Megafauna, name: str) -> list[str]:
    """The genotypes among a colour's fossils."""
    return [CARDS[c] for c in range(len(CARDS)) if state.card_at[c] == FOSSIL_CARD + colour(name)]


def lying(state: Megafauna, at: str) -> str:
    """The disk on a biome."""
    return DISKS[state.disk[biome(at)]]
