"""Positions for tests: set up from the rulebook's side, with all components accounted for.

A test says which cratons lie where, who lives on them, and what happens. Cards and creeples come from wherever they
are, so that `status()` stays empty. Actions are given as their texts ("place:craton-1-top-herbivore",
"promote:ocelli-a"), so that a test reads like a turn. A hex has a short name, too: "1a" is the top one of craton 1,
"1b" the left and "1c" the right one; "1a carnivore", "1a on_herbivore" are levels of it.
"""

from __future__ import annotations

from tests.games import driving, fauna
from tests.games.driving import lines as lines
from tests.games.driving import offers as offers
from tests.games.driving import pick as pick
from tests.games.driving import refused as refused
from tests.games.driving import run as run
from tests.games.driving import told as told
from tests.games.fauna import deck_of as deck_of
from tests.games.fauna import packed as packed
from tests.games.fauna import release as release
from tests.games.fauna import spelled as spelled

from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    HERBIVORE,
    IN_DECK,
    NONE,
    SHAPE_COUNT,
)
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import setup, terrain
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.board import BIOMES, HEX_COUNT, MIDDLE, SIDES_OF_CRATON, STEP
from phylarium.games.mesofauna.rules.frames import DEAL_CARDS, DEAL_COLOURS
from phylarium.games.mesofauna.rules.names import (
    CARDS,
    COLOURS,
    CRATON_SIDES,
    FACES,
    LEVEL_COUNT,
    ON_HERBIVORE,
    SPECIES,
    TROPHIC,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded

ROUND = ["1", "2", "3", "4"]
"""The cratons of a map that is not told otherwise, dry side up: 1, then 2 north of it, 3 east, 4 south-east."""

# --- starting --------------------------------------------------------------------------------


def empty(*colours: str, stage: str = "butterfly", seed: str = "a test", **options: Value) -> Mesofauna:
    """A game with the named colours in seat order and its display dealt: no map, no creeples, nothing on the agenda.

    Against Queen Bee the second colour is hers.
    """
    chosen = colours or ("pink", "purple", "gray", "blue")
    if stage == "queen_bee" and not colours:
        chosen = ("pink", "blue")
    state = GAME.prepared(1 if stage == "queen_bee" else len(chosen), {"stage": stage, **options})
    state.rng = seeded(seed)
    state.journal = []
    assert state.agenda.pop().op == DEAL_COLOURS
    if stage == "queen_bee":
        setup.take_colour(state, 0, colour(chosen[0]))
        setup.crown(state, colour(chosen[1]))
    else:
        for seat, name in enumerate(chosen):
            setup.take_colour(state, seat, colour(name))
    frame = state.agenda.pop()
    assert frame.op == DEAL_CARDS
    state.steps[frame.op].act(state, frame)
    state.agenda.clear()
    state.journal = []
    return state


def quiet(*colours: str, stage: str = "butterfly", seed: str = "a test", **options: Value) -> Mesofauna:
    """The same with a map of four dry cratons (see ROUND). Archetypes are there, all of them unborn."""
    state = empty(*colours, stage=stage, seed=seed, **options)
    for name, side in zip(ROUND, ("", "n", "e", "se"), strict=True):
        lay(state, name, *((f"{side} of 1",) if side else ()))
    return state


def started(*colours: str, stage: str = "butterfly", seed: str = "a test", **options: Value) -> Mesofauna:
    """A game at its first decision, which is about a craton, with the named colours in seat order."""
    chosen = colours or ("pink", "purple", "gray", "blue")
    state = GAME.prepared(len(chosen), {"stage": stage, **options})
    state.rng = seeded(seed)
    state.journal = []
    assert state.agenda.pop().op == DEAL_COLOURS
    for seat, name in enumerate(chosen):
        setup.take_colour(state, seat, colour(name))
    state.run()
    sound(state)
    return state


def begun(state: Mesofauna) -> Mesofauna:
    """Set-up is over: everything is decided by its first option."""
    while state.turn == 0:
        do(state, offers(state)[0])
    return state


# --- names -----------------------------------------------------------------------------------

NAMED = fauna.Named(COLOURS, SPECIES, CARDS, FACES)
species, colour, card = NAMED.species, NAMED.colour, NAMED.card
give, asked, mutations = NAMED.give, NAMED.asked, NAMED.mutations
organs_of, basal_of, shown = NAMED.organs_of, NAMED.basal_of, NAMED.shown
portrait_of = NAMED.row_of


def craton(name: str) -> int:
    """A craton by its number: "3"."""
    return int(name) - 1


def biome(name: str) -> int:
    """A hex by its short name ("3b") or its whole one ("craton-3-left")."""
    if name in BIOMES:
        return BIOMES.index(name)
    return craton(name[0]) * HEX_COUNT + "abc".index(name[1])


def place(name: str) -> tuple[int, int]:
    """A place by its name: "3b" is where one grazes, "3b carnivore" where one hunts, "3b on_carnivore" a host."""
    where, _, level = name.partition(" ")
    return biome(where), TROPHIC.index(level) if level else HERBIVORE


def at(name: str) -> str:
    """The text of the action that names a place: at("3b carnivore")."""
    b, level = place(name)
    return f"place:{BIOMES[b]}-{TROPHIC[level]}"


# --- the map ---------------------------------------------------------------------------------


def lay(state: Mesofauna, name: str, where: str = "", side: str = "dry") -> None:
    """A craton with a side up: in the middle, at a side of another one ("se of 1"), or "adrift"."""
    c = craton(name)
    state.side[c] = CRATON_SIDES.index(side)
    if where == "adrift":
        state.spot[c] = ADRIFT
        terrain.survey(state)
        return
    spot = MIDDLE
    if where:
        way, _, other = where.partition(" of ")
        spot = state.spot[craton(other)] + STEP[SIDES_OF_CRATON.index(way)]
    assert spot not in state.spot, f"{where} is taken"
    terrain.lay(state, c, spot)


def lift(state: Mesofauna, *names: str) -> None:
    """Take cratons off the map."""
    for name in names:
        state.spot[craton(name)] = NONE
    terrain.survey(state)


def turned(state: Mesofauna, name: str, side: str) -> None:
    """A craton that lies shows another side."""
    state.side[craton(name)] = CRATON_SIDES.index(side)
    terrain.survey(state)


def flower(state: Mesofauna, *names: str) -> None:
    for name in names:
        state.flowers |= 1 << biome(name)


# --- species ---------------------------------------------------------------------------------


def found(state: Mesofauna, name: str, basal: str = "", size: int = 1) -> None:
    """A species that is not there yet, at the bottom of the roster, all its creeples unborn, without any card."""
    sp = species(name)
    assert state.size[sp] == 0, f"{name} is there"
    state.size[sp] = size
    state.unborn[sp] = state.creeples_of(sp) - state.zombie.count(sp)
    state.roster.append(sp)
    organs(state, name, basal)


def remove(state: Mesofauna, name: str) -> None:
    """A species that has nothing on the map is not there any more, and leaves nothing behind."""
    sp = species(name)
    assert state.living[sp] == 0, f"{name} lives"
    for c in state.mutations(sp):
        state.discard(c)
    state.size[sp] = state.unborn[sp] = state.basal[sp] = state.organs[sp] = state.moods[sp] = 0
    state.roster.remove(sp)
    if state.is_parasite(sp):
        state.bound[sp // SHAPE_COUNT] = NONE


def organs(state: Mesofauna, name: str, basal: str) -> None:
    """Exactly these basal organs."""
    state.basal[species(name)] = packed(basal)
    state.recount(species(name))


def put(state: Mesofauna, name: str, *where: str, basal: str | None = None) -> None:
    """Unborn creeples of a species onto the map; a species that is not there is founded.

    The first host of a parasite ("3b on_herbivore") says what colour its species needs.
    """
    sp = species(name)
    if state.size[sp] == 0:
        found(state, name)
    if basal is not None:
        organs(state, name, basal)
    for text in where:
        b, level = place(text)
        fauna.stand(state, sp, b, level)
        if level >= ON_HERBIVORE and state.bound[sp // SHAPE_COUNT] == NONE:
            state.bound[sp // SHAPE_COUNT] = state.at(b, level - ON_HERBIVORE) // SHAPE_COUNT


def withdraw(state: Mesofauna, *where: str) -> None:
    """The creeples at these places are unborn again; what follows from that waits until somebody looks."""
    for text in where:
        b, level = place(text)
        sp = state.at(b, level)
        state.place(NONE, b, level)
        state.living[sp] -= 1
        state.unborn[sp] += 1


def clear(state: Mesofauna, name: str) -> None:
    """Take all creeples of a species off the map; the species stays until somebody looks."""
    withdraw(state, *where(state, name))


def unborn(state: Mesofauna, name: str, number: int) -> None:
    """So many unborn are left: the others become zombies of a species of somebody else, wherever there is one."""
    sp = species(name)
    other = next(o for o in state.roster if o // SHAPE_COUNT != sp // SHAPE_COUNT)
    while state.unborn[sp] > number:
        zombie(state, name, SPECIES[other])


def zombie(state: Mesofauna, name: str, on: str) -> None:
    """An unborn creeple lies as a zombie on the species card of another."""
    sp = species(name)
    state.unborn[sp] -= 1
    assert state.unborn[sp] >= 0
    state.zombie.append(sp)
    state.zombie_on.append(species(on))


# --- cards -----------------------------------------------------------------------------------


def portrait(state: Mesofauna, name: str, *faces: str, bare: bool = False) -> None:
    """Promoted cards ("ocelli-a") as the next ones of a portrait, from left to right, with their organs."""
    for text in faces:
        NAMED.give_face(state, name, text, True, bare)


def display(state: Mesofauna, *cards: str) -> None:
    """These cards in their rows of the display, each the first that is still free from the left on."""
    taken = [0] * (len(state.display) // COLUMN_COUNT)
    for text in cards:
        row = state.components.card_row[card(text)]
        NAMED.show(state, row * COLUMN_COUNT + taken[row], text)
        taken[row] += 1


def next_cards(state: Mesofauna, *cards: str) -> None:
    """The cards that come next of their decks, in this order."""
    for text in reversed(cards):
        c = card(text)
        if state.card_at[c] != IN_DECK:
            release(state, c)
            state.card_at[c] = IN_DECK
        else:
            deck_of(state, c).remove(c)
        deck_of(state, c).append(c)


def dice(state: Mesofauna, *faces: int) -> None:
    """The eight-sided dice that are rolled next show these faces."""
    driving.roll(state, 8, faces)


# --- playing ---------------------------------------------------------------------------------


def do(state: Mesofauna, *actions: str) -> None:
    """Take these actions one after the other, each by whoever must decide; the position stays sound."""
    for text in actions:
        state.apply(VOCABULARY.parse(text))
        sound(state)


def sound(state: Mesofauna) -> None:
    """The position breaks no invariant."""
    assert state.status() == []


# --- looking ---------------------------------------------------------------------------------


def where(state: Mesofauna, name: str) -> list[str]:
    """The places of a species in short: "3b herbivore"."""
    return [short(p) for p in state.places_of(species(name))]


def short(p: int) -> str:
    b, level = divmod(p, LEVEL_COUNT)
    return f"{b // HEX_COUNT + 1}{'abc'[b % HEX_COUNT]} {TROPHIC[level]}"


def roster(state: Mesofauna, name: str) -> list[str]:
    """The species of a colour in their order."""
    return [SPECIES[sp] for sp in state.roster_of(colour(name))]
