"""Positions for tests: set up from the rulebook's side, always with all components accounted for.

`table` lays everything out and stops there: no event is drawn and nobody is asked. A test then says
what lives where, whose catalysts are whose, which rows are active, and lets one phase, one event or
one player's turn happen. Dice are given in advance (`dice`), cards are put on top (`event`, `top`,
`next_refugium`). Colours and places are the words of the vocabulary; lists of them are one text:
"green blue blue". Actions are given as their texts ("settle:warm_pond"), so that a test reads like a turn.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import PARTIES, PLACES, VOCABULARY
from phylarium.games.genesis.rules.atrophy import attach
from phylarium.games.genesis.rules.ending import victory_points
from phylarium.games.genesis.rules.events import lay
from phylarium.games.genesis.rules.names import (
    ABILITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    DISEASED_SLOTS,
    EVENTS,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATIONS,
    ORGANS,
    PARASITES,
    PROMOTED,
    RED_QUEEN,
    REFUGIA,
    ROWS,
    TROPHIC_LEVELS,
)
from phylarium.games.genesis.rules.parasites import take_cube
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import (
    AT_HOME,
    GONE,
    LIVING,
    NONE,
    ON_CARD,
    PARASITE,
    PARTY_COUNT,
    PHASES,
    PLACE_COUNT,
    ROW_LENGTH,
    TROPHY,
)
from phylarium.kernel.engine import NOBODY, Frame
from phylarium.kernel.options import Value
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.words import render


class Dice(Rng):
    """Chance whose dice are given: each draw of six takes the next face. Anything else is drawn by lot."""

    def __init__(self, faces: list[int], lots: Rng) -> None:
        super().__init__(*lots.words())
        self.faces = faces

    def below(self, n: int) -> int:
        if n != 6:
            return super().below(n)
        assert self.faces, "more dice are rolled than were given"
        return self.faces.pop(0) - 1

    def clone(self) -> Dice:
        return Dice(self.faces.copy(), Rng(*self.words()))


# --- the table -----------------------------------------------------------------------------------


def colour(name: str) -> int:
    return COLOURS.index(name)


def party(name: str) -> int:
    return PARTIES.index(name)


def place(name: str) -> int:
    """A place by its name; a parasite also by the name of a face."""
    if name in PARASITES:
        return PARASITE + PARASITES.index(name) // 2
    return PLACES.index(name)


def table(*colours: str, seed: str = "a test", order: str = "", **options: Value) -> Genesis:
    """Everything laid out, these colours in seat order (one player: two colours); no event is drawn yet."""
    colours = colours or ("green", "blue")
    seats = 1 if options.pop("alone", False) else len(colours)
    state = GAME.prepared(seats, options)
    state.agenda.clear()
    state.rng = seeded(seed)
    state.journal = []
    for seat, name in enumerate(colours):
        state.seat_of[colour(name)] = 0 if seats == 1 else seat
    state.push(frames.LayTable(NOBODY))
    state.run()
    player_order(state, order or " ".join([*colours, *(c for c in COLOURS if c not in colours)]))
    state.turn = 1
    sound(state)
    return state


def player_order(state: Genesis, names: str) -> None:
    """The colours of the event card, from the left."""
    state.order = [colour(name) for name in names.split()]
    state.sequence = state.in_turn()


def rows(state: Genesis, *active: str) -> None:
    """Exactly these rows are active."""
    state.active = [int(name in active) for name in ROWS]


def dice(state: Genesis, *faces: int) -> None:
    """The next dice that are rolled."""
    state.rng = Dice(list(faces), Rng(*state.rng.words()))


def dice_left(state: Genesis) -> list[int]:
    assert isinstance(state.rng, Dice)
    return state.rng.faces


def catalysts(state: Genesis, player: str, colours: str = "") -> None:
    """Exactly these catalysts in a pool."""
    for c in range(COLOUR_COUNT):
        state.catalysts[colour(player) * COLOUR_COUNT + c] = colours.split().count(COLOURS[c])


def pool(state: Genesis, player: str) -> str:
    """The catalysts of a pool, as `catalysts` takes them."""
    at = colour(player) * COLOUR_COUNT
    return " ".join(name for c, name in enumerate(COLOURS) for _ in range(state.catalysts[at + c]))


def bionts_at(state: Genesis, where: str) -> str:
    """The bionts of a place, or of everybody's pools, by their parties."""
    if where == "pool":
        counts = state.unassigned
    else:
        at = place(where) * PARTY_COUNT
        counts = state.bionts[at : at + PARTY_COUNT]
    return " ".join(name for i, name in enumerate(PARTIES) for _ in range(counts[i]))


# --- refugia ---------------------------------------------------------------------------------------


def off_deck(state: Genesis, placard: int) -> None:
    """Take a placard from under its landform."""
    row = state.components.refugium_row[placard]
    at = row * ROW_LENGTH
    held = [p for p in state.refugia_decks[at : at + ROW_LENGTH] if p >= 0]
    held.remove(placard)
    state.refugia_left[row] = len(held)
    state.refugia_decks[at : at + ROW_LENGTH] = [*held, *[NONE] * (ROW_LENGTH - len(held))]


def empty_deck(state: Genesis, row: str, *keep: str) -> None:
    """No placard is left under a landform but these; the others leave the game."""
    for placard, name in enumerate(REFUGIA):
        here = state.components.refugium_row[placard] == ROWS.index(row) and state.stage[placard] == AT_HOME
        if here and name not in keep:
            off_deck(state, placard)
            state.stage[placard] = GONE


def next_refugium(state: Genesis, name: str) -> None:
    """Make a placard the next one of its landform."""
    placard = REFUGIA.index(name)
    off_deck(state, placard)
    row = state.components.refugium_row[placard]
    state.refugia_decks[row * ROW_LENGTH + state.refugia_left[row]] = placard
    state.refugia_left[row] += 1


def refugium(
    state: Genesis, name: str, bionts: str = "", organized: str = "", enzymes: str = "", lost: str = ""
) -> int:
    """A refugium in play: bionts out of the pools, some of its manna organized, some lost already."""
    placard = REFUGIA.index(name)
    off_deck(state, placard)
    lay(state, placard)
    at = placard * COLOUR_COUNT
    for word in organized.split():
        state.dead[at + colour(word)] -= 1
        state.cubes[at + colour(word)] += 1
    for word in lost.split():
        state.dead[at + colour(word)] -= 1
    for word in enzymes.split():
        state.enzymes[placard * MOST_SLOTS + state.enzyme_count[placard]] = colour(word)
        state.enzyme_count[placard] += 1
    bring(state, placard, bionts)
    sound(state)
    return placard


def bring(state: Genesis, where: int, bionts: str) -> None:
    """Bionts out of their pools."""
    for word in bionts.split():
        assert state.unassigned[party(word)] > 0, f"{word} has no biont left"
        state.unassigned[party(word)] -= 1
        state.bionts[where * PARTY_COUNT + party(word)] += 1


def manna(state: Genesis, name: str) -> tuple[str, str]:
    """Organized and disorganized cubes of a refugium."""
    at = REFUGIA.index(name) * COLOUR_COUNT
    return words(state.cubes[at : at + COLOUR_COUNT]), words(state.dead[at : at + COLOUR_COUNT])


def words(counts: list[int]) -> str:
    """Counts by colour as a text."""
    return " ".join(name for c, name in enumerate(COLOURS) for _ in range(counts[c]))


def enzymes_on(state: Genesis, name: str) -> str:
    at = REFUGIA.index(name) * MOST_SLOTS
    return " ".join(COLOURS[c] for c in state.enzymes[at : at + MOST_SLOTS] if c >= 0)


def laid(state: Genesis, row: str) -> list[str]:
    """The refugia of a row from left to right."""
    at = ROWS.index(row) * ROW_LENGTH
    return [REFUGIA[p] for p in state.rows[at : at + ROW_LENGTH] if p >= 0]


# --- organisms -------------------------------------------------------------------------------------


def bacterium(state: Genesis, name: str, bionts: str, cubes: str = "", mutations: str = "") -> int:
    """A bacterium in the tableau of the first of its bionts; mutations by their names, promoted ones too."""
    placard = REFUGIA.index(name)
    off_deck(state, placard)
    state.stage[placard] = LIVING
    state.owner[placard] = party(bionts.split()[0])
    bring(state, placard, bionts)
    for word in cubes.split():
        state.cubes[placard * COLOUR_COUNT + colour(word)] += 1
    state.recount(placard)
    for word in mutations.split():
        mutate(state, name, word)
    sound(state)
    return placard


def mutate(state: Genesis, where: str, name: str) -> None:
    """A mutation out of its deck with its cubes, on the side that has the name."""
    promoted = name in PROMOTED
    m = (PROMOTED if promoted else MUTATIONS).index(name)
    for row in range(len(ROWS)):
        if m in state.deck(row):
            state.deck(row).remove(m)
            state.show_top(row)
    assert state.bearer[m] == NONE, f"{name} is in play"
    state.seen |= 1 << m
    state.bearer[m] = place(where)
    state.cube[m] = ON_CARD
    state.promoted[m] = int(promoted)
    if promoted:
        state.plus[m] = ON_CARD
    state.recount(place(where))


def top(state: Genesis, row: str, name: str) -> None:
    """Make a mutation the top card of the deck of a row."""
    m = MUTATIONS.index(name)
    for other in range(len(ROWS)):
        if m in state.deck(other):
            state.deck(other).remove(m)
            state.show_top(other)
    state.deck(ROWS.index(row)).insert(0, m)
    state.show_top(ROWS.index(row))


def deck(state: Genesis, row: str) -> list[str]:
    return [MUTATIONS[m] for m in state.deck(ROWS.index(row))]


def parasite(state: Genesis, face: str, host: str, bionts: str = "", steals: str = "", mutations: str = "") -> int:
    """A parasite on its host with the cubes that it stole: mutations by name ("+helicase" for a "+" cube), organs."""
    f = PARASITES.index(face)
    where = PARASITE + f // 2
    assert state.stage[where] == AT_HOME
    state.side[f // 2] = f & 1
    state.stage[where] = LIVING
    bionts = bionts or COLOURS[f // 2]
    state.owner[where] = party(bionts.split()[0])
    attach(state, where, place(host))
    bring(state, where, bionts)
    state.recount(where)
    for word in steals.split():
        steal(state, where, word)
    for word in mutations.split():
        mutate(state, f"parasite-{COLOURS[f // 2]}", word)
    sound(state)
    return where


def steal(state: Genesis, where: int, word: str) -> None:
    """A cube of the host into the free diseased slot of its colour."""
    host = state.host[where]
    c = state.components
    if state.macro_of[host] >= 0:
        face = state.face(state.macro_of[host])
        slot = organ_slot(state, host, word)
        wanted = c.organ_colour[face * MOST_ORGANS + slot]
        action = VOCABULARY.parse(f"organ:{slot + 1}")
    else:
        plus = word.startswith("+")
        name = word.lstrip("+")
        m = PROMOTED.index(name) if name in PROMOTED else MUTATIONS.index(name)
        wanted = c.plus_colour[m] if plus else c.mutation_colour[m]
        action = VOCABULARY.parse(f"{'plus' if plus else 'mutation'}:{MUTATIONS[m]}")
    for slot in range(DISEASED_SLOTS):
        free = state.diseased[(where - PARASITE) * DISEASED_SLOTS + slot] == NONE
        if free and state.slot_colour(where, slot) == wanted:
            take_cube(state, where, slot, action, NONE)
            return
    raise AssertionError(f"no slot for {word}")


def diseased(state: Genesis, face: str) -> str:
    """The colours of the diseased cubes of a parasite."""
    where = place(face)
    at = (where - PARASITE) * DISEASED_SLOTS
    return " ".join(COLOURS[state.slot_colour(where, i)] for i in range(DISEASED_SLOTS) if state.diseased[at + i] >= 0)


def macroorganism(
    state: Genesis, name: str, on: str, bionts: str, organs: str = "", land: bool = False, level: str = ""
) -> int:
    """A macroorganism on a bacterium's placard; the first biont is the trophic one, organs by their names."""
    where = bacterium(state, on, bionts)
    card = MACROORGANISMS.index(name)
    state.macro_of[where] = card
    state.macro_at[card] = where
    state.landed[card] = int(land)
    state.oxygen_age = 1
    used = [state.level[m] for m in range(MACROORGANISM_COUNT) if state.landed[m] == int(land)]
    state.level[card] = TROPHIC_LEVELS.index(level) if level else next((i for i in range(3) if i not in used), NONE)
    for word in organs.split():
        state.organs[card] |= 1 << organ_slot(state, where, word)
    state.recount(where)
    sound(state)
    return where


def rise(state: Genesis, face: str, name: str, host: str, bionts: str, organs: str = "", land: bool = False) -> int:
    """A parasite that is a macroorganism already; the first biont is the trophic one."""
    where = parasite(state, face, host, bionts)
    card = MACROORGANISMS.index(name)
    state.macro_of[where] = card
    state.macro_at[card] = where
    state.landed[card] = int(land)
    state.oxygen_age = 1
    state.level[card] = 0
    for word in organs.split():
        state.organs[card] |= 1 << organ_slot(state, where, word)
    state.recount(where)
    sound(state)
    return where


def crown(state: Genesis) -> None:
    """Organs with a Red Queen each, as a pack could have them."""
    state.components = copy.copy(state.components)
    icons = state.components.organ_ability.copy()
    for at in range(RED_QUEEN, len(icons), ABILITY_COUNT):
        icons[at] = 1
    state.components.organ_ability = icons
    for where in range(PARASITE + COLOUR_COUNT):
        state.recount(where)


def organ_slot(state: Genesis, where: int, name: str) -> int:
    """An organ slot of a macroorganism by the organ's name, or by its number from 1."""
    if name.isdecimal():
        return int(name) - 1
    face = state.face(state.macro_of[where])
    kinds = state.components.organ_kind[face * MOST_ORGANS : face * MOST_ORGANS + MOST_ORGANS]
    return kinds.index(ORGANS.index(name))


def organs_of(state: Genesis, where: str) -> list[str]:
    """The organs of a macroorganism that have a cube."""
    card = state.macro_of[place(where)]
    face = state.face(card)
    kinds = state.components.organ_kind
    return [ORGANS[kinds[face * MOST_ORGANS + i]] for i in range(MOST_ORGANS) if state.organs[card] >> i & 1]


def chromosomes(state: Genesis, where: str) -> str:
    """All chromosomes of an organism by colour."""
    at = place(where) * COLOUR_COUNT
    return words(state.chromosomes[at : at + COLOUR_COUNT])


def cubes(state: Genesis, where: str) -> str:
    """Cubes on a placard."""
    at = place(where) * COLOUR_COUNT
    return words(state.cubes[at : at + COLOUR_COUNT])


def mutations(state: Genesis, where: str) -> list[str]:
    """The mutations of an organism by the names of the sides that lie up."""
    borne = state.mutations_of(place(where))
    return [(PROMOTED if state.promoted[m] == 1 else MUTATIONS)[m] for m in borne]


def antioxidants(state: Genesis, where: str, colours: str) -> None:
    """Exactly these disks on an organism."""
    for c in range(COLOUR_COUNT):
        state.antioxidants[place(where) * COLOUR_COUNT + c] = colours.split().count(COLOURS[c])


def disks_on(state: Genesis, where: str) -> str:
    at = place(where) * COLOUR_COUNT
    return words(state.antioxidants[at : at + COLOUR_COUNT])


def alive(state: Genesis, where: str) -> bool:
    return state.stage[place(where)] == LIVING


def trophy_of(state: Genesis, where: str) -> str | None:
    """Who holds a placard as a trophy."""
    p = place(where)
    return PARTIES[state.owner[p]] if state.stage[p] == TROPHY else None


# --- letting things happen -------------------------------------------------------------------------


def event(state: Genesis, *cards: str) -> None:
    """These events are drawn, the last no aftershock, and take effect as far as nobody is asked."""
    for name in reversed(cards):
        card = EVENTS.index(name)
        for pile in (state.event_deck, state.events_removed, state.events_skipped):
            if card in pile:
                pile.remove(card)
        state.event_deck.append(card)
    state.agenda.clear()
    state.push(frames.Landforms(NOBODY))
    state.run()
    sound(state)


def phase(state: Genesis, name: str) -> None:
    """A whole phase begins, with nothing else under way."""
    state.agenda.clear()
    state.push(frames.Phase(NOBODY, PHASES.index(name)))
    state.run()
    sound(state)


def assign(state: Genesis, player: str) -> None:
    """One player's assignments begin, with entropy limits as they are."""
    state.agenda.clear()
    state.phase = PHASES.index("assignment")
    state.placed = [0] * (PLACE_COUNT * PARTY_COUNT)
    state.idle = [0] * PARTY_COUNT
    state.hgt_used = [0] * COLOUR_COUNT
    state.entropy = [state.entropy_of(c) for c in range(COLOUR_COUNT)]
    state.push(frames.Assign(colour(player)))
    state.run()


def ask(state: Genesis, frame: Frame) -> None:
    """One frame and nothing else."""
    state.agenda.clear()
    state.push(frame)
    state.run()
    sound(state)


def offers(state: Genesis) -> list[str]:
    """The texts of what may be chosen."""
    return [VOCABULARY.name(action) for action in state.legal()]


def do(state: Genesis, *actions: str) -> None:
    """Take these actions one after the other, each by whoever must decide; the position stays sound."""
    for text in actions:
        state.apply(VOCABULARY.parse(text))
        sound(state)


def asked(state: Genesis) -> tuple[str, str]:
    """The party that must decide and the rule that asks."""
    frame = state.agenda[-1]
    return PARTIES[frame.actor], state.decision().rule


def refused(state: Genesis, action: str) -> tuple[str, str]:
    """The id and the rule of the reason why an action may not be taken."""
    reason = state.why_not(VOCABULARY.parse(action))
    assert reason is not None, f"{action} is legal"
    assert render(reason.message, "genesis")
    return reason.message.id, reason.rule


def vp(state: Genesis, player: str) -> int:
    return victory_points(state, colour(player))


def told(state: Genesis) -> list[str]:
    """The messages of the log."""
    assert state.journal is not None
    return [entry.what for entry in state.journal]


def sound(state: Genesis) -> None:
    """The position breaks no invariant."""
    assert state.status() == []


def any_of(texts: Iterable[str], start: str) -> list[str]:
    """Those of some offers that begin with a word."""
    return [text for text in texts if text.startswith(start)]
