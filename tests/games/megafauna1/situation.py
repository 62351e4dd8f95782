"""Positions for tests: set up from the rulebook's side, always with all components accounted for.

A test says what lies and stands where and whose turn it is. Tiles, cards and animals come from
wherever they are, so that `status()` stays empty. Actions are given as their texts ("place:T4-hunt",
"card:spines"), so that a test reads like a turn. Draws are prepared: decks and pools are lists whose
last item comes next.
"""

from __future__ import annotations

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import PLACE_NAMES, VOCABULARY
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.frames import DEAL_COLOURS, TURN
from phylarium.games.megafauna1.rules.genomes import DIETARY_MASK, genome, spell
from phylarium.games.megafauna1.rules.names import (
    BIOME_COUNT,
    BLUE_STAR,
    CARD_COUNT,
    CARDS,
    COLOURS,
    CULTURES,
    DISPLAY_SLOTS,
    FACE_COUNT,
    FACES,
    GENOTYPE,
    GREENHOUSE,
    HERITAGE_COUNT,
    HOMELAND,
    LETTERS,
    PPM_200,
    PPM_3200,
    ROADRUNNER,
    ROADRUNNER_COUNT,
    SHAPE_COUNT,
    SPECIES,
    TILES,
    WHITE_STAR,
)
from phylarium.games.megafauna1.rules.setup import hand_out
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import (
    ALL_PLACES,
    DECK,
    FOSSIL_CARD,
    GONE,
    NONE,
    ON_MAP,
    OUT,
    POOL,
    SHOWN,
    TARPIT,
    TUSKER,
)
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import render

# --- starting --------------------------------------------------------------------------------


def begin(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game with the named colours in seat order, set-up still on the agenda from the biomes on.

    One colour alone plays against the two-tusker.
    """
    seats = len(colours)
    state = GAME.prepared(seats, options)
    state.rng = seeded(seed)
    state.journal = []
    assert state.agenda.pop().op == DEAL_COLOURS
    state.colour_of = [COLOURS.index(colour) for colour in colours]
    for seat, colour in enumerate(state.colour_of):
        state.seat_of[colour] = seat
    if seats == 1:
        state.seat_of[COLOURS.index("white")] = TUSKER
    hand_out(state)
    return state


def start(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game after set-up, at the first decision (default: all four colours, red first)."""
    state = begin(*(colours or ("red", "orange", "green", "white")), seed=seed, **options)
    state.run()
    sound(state)
    return state


def quiet(*colours: str, seed: str = "a test", **options: Value) -> Megafauna:
    """A game after set-up with nothing on the map but homelands and their first animals."""
    state = start(*colours, seed=seed, **options)
    bare(state)
    return state


# --- the map ---------------------------------------------------------------------------------


def habitat(name: str) -> int:
    return HABITATS.index(name)


def place(name: str) -> int:
    """A place by its name: "T4" is the biome, "T4-husk" and "T4-hunt" the triangles."""
    return PLACE_NAMES.index(name if "-" in name else f"{name}-biome")


def species(name: str) -> int:
    return SPECIES.index(name)


def bare(state: Megafauna) -> None:
    """Take every biome but the homelands off the map."""
    for h, tile in enumerate(state.biome):
        if 0 <= tile < HOMELAND:
            state.biome[h] = NONE
            state.flipped[h] = 0
            state.tile_at[tile] = OUT


def fetch(state: Megafauna, tile: int) -> None:
    """Take a tile away from wherever it is, off the map too."""
    for pile in (state.mesozoic, state.cenozoic, state.tarpit):
        if tile in pile:
            pile.remove(tile)
    if tile in state.biome:
        h = state.biome.index(tile)
        state.biome[h] = NONE
        state.flipped[h] = 0
    for p in range(ALL_PLACES):
        if tile in state.invaders_at(p):
            state.lift_invader(tile, p)
    state.tile_at[tile] = OUT


def lay(state: Megafauna, tile: str, at: str) -> None:
    """A biome onto a slot, face up as the greenhouse has it; what lay there goes out of the game."""
    t, h = TILES.index(tile), habitat(at)
    assert t < BIOME_COUNT, f"{tile} is an immigrant"
    fetch(state, t)
    if state.biome[h] >= 0:
        state.tile_at[state.biome[h]] = OUT
    state.biome[h] = t
    state.tile_at[t] = ON_MAP
    turn_over(state, h)
    state.touched |= 1 << h


def turn_over(state: Megafauna, h: int) -> None:
    """Lay the biome of a habitat with the side up that the greenhouse asks for."""
    star = state.components.star[state.biome[h]] if state.biome[h] >= 0 else 0
    frozen = star == WHITE_STAR and state.greenhouse == PPM_200
    drowned = star == BLUE_STAR and state.greenhouse == PPM_3200
    state.flipped[h] = int(frozen or drowned)


def greenhouse(state: Megafauna, level: str) -> None:
    """Put the disk onto a box of the track, with nothing moved but stars turned over."""
    state.greenhouse = GREENHOUSE.index(level)
    for h in range(len(HABITATS)):
        turn_over(state, h)


def invade(state: Megafauna, tile: str, at: str) -> None:
    """An immigrant into a place."""
    t = TILES.index(tile)
    fetch(state, t)
    state.place_invader(t, place(at))


# --- species ---------------------------------------------------------------------------------


def put(state: Megafauna, name: str, *at: str, size: int = 0) -> None:
    """Animals of a species from the supply into places; a species that is not alive begins, of size 1 or as said."""
    sp = species(name)
    if state.size[sp] == 0:
        state.found_species(sp, size or 1)
    elif size:
        state.size[sp] = size
    for where in at:
        state.place_animal(sp, place(where))


def clear(state: Megafauna, name: str) -> None:
    """Take all animals of a species off the map; the species stays alive until somebody looks."""
    sp = species(name)
    for p in range(ALL_PLACES):
        while state.count(p, sp):
            state.lift_animal(sp, p)


def size(state: Megafauna, name: str, size: int) -> None:
    state.size[species(name)] = size
    state.stirred |= 1 << species(name)


def give(state: Megafauna, name: str, *cards: str) -> None:
    """Mutation or genotype cards into the stack of a species, from wherever they are."""
    sp = species(name)
    for card in cards:
        c = CARDS.index(card)
        release(state, c)
        state.stack_card(sp, c)


def inherit(state: Megafauna, name: str, face: str) -> None:
    """A heritage tile onto the stack of a species, a face of it up ("browse-back")."""
    state.inherit_tile(species(name), FACES.index(face))


def dna(state: Megafauna, name: str, wanted: str) -> None:
    """Give a species exactly these letters: dietary ones by cards and heritage tiles, roadrunners by their tracks.

    Cards that show no instinct are taken first, and none that lies in a display.
    """
    sp = species(name)
    colour = sp // SHAPE_COUNT
    for c in range(CARD_COUNT):
        if state.card_at[c] == sp:
            state.shed_card(sp, c)
    for tile in range(HERITAGE_COUNT):
        if state.heritage[colour * HERITAGE_COUNT + tile] // 2 == sp:
            state.shed_tile(colour, tile)
    free = [c for c in range(GENOTYPE) if state.card_at[c] in (DECK, GONE)]
    pieces: list[tuple[str, str]] = [(CARDS[c], diet(state, c)) for c in free if state.components.instincts[c] == 0]
    for face in range(FACE_COUNT):
        if state.heritage[colour * HERITAGE_COUNT + face // 2] == NONE:
            pieces.append((FACES[face], spell(state.components.face_genome[face])))
    pieces += [(CARDS[c], diet(state, c)) for c in free if state.components.instincts[c] != 0]
    chosen = cover("".join(letter for letter in wanted if LETTERS.index(letter) < ROADRUNNER), pieces)
    assert chosen is not None, f"no cards are left for {wanted}"
    for piece in chosen:
        if piece in FACES:
            inherit(state, name, piece)
        else:
            give(state, name, piece)
    for r in range(ROADRUNNER_COUNT):
        state.set_track(sp, r, wanted.count(LETTERS[ROADRUNNER + r]))
    assert state.genome[sp] == genome(wanted)


def diet(state: Megafauna, card: int) -> str:
    """The dietary letters of a mutation card."""
    return spell(state.components.genome[card] & DIETARY_MASK)


def cover(wanted: str, pieces: list[tuple[str, str]]) -> list[str] | None:
    """Names of pieces whose letters together are the wanted ones; of a heritage tile one face at most."""
    if not wanted:
        return []
    for i, (name, word) in enumerate(pieces):
        left = list(wanted)
        if wanted[0] not in word or any(word.count(letter) > wanted.count(letter) for letter in word):
            continue
        for letter in word:
            left.remove(letter)
        tile = name.rsplit("-", 1)[0]
        others = [p for j, p in enumerate(pieces) if j != i and not (name in FACES and p[0].rsplit("-", 1)[0] == tile)]
        rest = cover("".join(left), others)
        if rest is not None:
            return [name, *rest]
    return None


def cultivate(state: Megafauna, name: str, culture: str) -> None:
    """A culture without asking for instincts."""
    sp = species(name)
    state.supply[sp] -= 1
    state.cultures[sp] |= 1 << CULTURES.index(culture)
    state.stirred |= 1 << sp


# --- cards, tiles, genes ---------------------------------------------------------------------


def release(state: Megafauna, card: int) -> None:
    """Take a card away from wherever it is; a place in a display gets another card out of a deck."""
    at = state.card_at[card]
    if at == DECK:
        (state.deck if card in state.deck else state.general).remove(card)
        if len(state.deck) < sum(state.deck_left):
            state.deck.insert(0, state.general.pop(0))
    elif at == SHOWN:
        other = next(c for c in state.general if c != card)
        state.general.remove(other)
        state.display[state.display.index(card)] = other
        state.card_at[other] = SHOWN
    elif at < FOSSIL_CARD:
        state.shed_card(at, card)
    state.card_at[card] = GONE


def display(state: Megafauna, *cards: str, row: int = 0) -> None:
    """Exactly these cards in the lower display (row 0) or the upper one, the free card first, without genes."""
    for slot, name in enumerate(cards):
        c = CARDS.index(name)
        at = row * DISPLAY_SLOTS + slot
        if state.display[at] == c:
            continue
        release(state, c)
        old = state.display[at]
        if old >= 0:
            state.card_at[old] = DECK
            state.general.insert(0, old)
        state.display[at] = c
        state.card_at[c] = SHOWN
    state.refresh()


def next_cards(state: Megafauna, *cards: str) -> None:
    """The cards of the period deck that are drawn next, in this order."""
    for name in reversed(cards):
        c = CARDS.index(name)
        if c in state.deck:
            state.deck.remove(c)
        else:
            release(state, c)
            other = state.deck.pop(0)
            state.general.insert(0, other)
        state.card_at[c] = DECK
        state.deck.append(c)


def next_tiles(state: Megafauna, *tiles: str) -> None:
    """The tiles that are drawn next, in this order."""
    for name in reversed(tiles):
        t = TILES.index(name)
        fetch(state, t)
        (state.cenozoic if state.components.era[t] == 1 else state.mesozoic).append(t)
        state.tile_at[t] = POOL


def to_tarpit(state: Megafauna, count: int) -> None:
    """Exactly so many tiles in the tar pit, out of the pool of the Cenozoic or back into it."""
    while len(state.tarpit) > count:
        state.tile_at[state.tarpit.pop()] = OUT
    while len(state.tarpit) < count:
        state.to_tarpit(state.cenozoic.pop(0))


def genes(state: Megafauna, **amounts: int) -> None:
    """So many genes to colours. What is left over lies on the last card of the lower display."""
    total = sum(state.genes) + sum(state.on_card)
    for colour, amount in amounts.items():
        state.genes[COLOURS.index(colour)] = amount
    state.on_card = [0] * len(state.on_card)
    state.on_card[DISPLAY_SLOTS - 1] = total - sum(state.genes)
    assert state.on_card[DISPLAY_SLOTS - 1] >= 0, f"there are only {total} genes"
    state.refresh()


def on_cards(state: Megafauna, *amounts: int) -> None:
    """Genes onto the cards of the lower display, from the free one on; taken from its last card or from players."""
    total = sum(state.genes) + sum(state.on_card)
    state.on_card = [*amounts, *[0] * (2 * DISPLAY_SLOTS - len(amounts))]
    state.genes[state.active] += total - sum(state.genes) - sum(state.on_card)
    assert min(state.genes) >= 0, f"there are only {total} genes"
    state.refresh()


# --- playing ---------------------------------------------------------------------------------


def turn(state: Megafauna, colour: str) -> None:
    """Make it this colour's turn, with nothing else under way."""
    c = COLOURS.index(colour)
    state.agenda.clear()
    state.active = c
    state.touched = 0
    state.stirred = 0
    state.push(frames.EndTurn(c))
    state.push(frames.Contest(c))
    state.push(frames.Turn(c))
    if state.journal is not None:
        state.journal.clear()
    state.run()


def contests(state: Megafauna, colour: str = "red") -> None:
    """Let the end of a turn come over the whole map, up to the first decision of an owner or to the next turn."""
    turn(state, colour)
    assert state.agenda.pop().op == TURN
    state.touched = (1 << len(HABITATS)) - 1
    state.run()


def shift(state: Megafauna, way: int, colour: str = "red") -> None:
    """The greenhouse rises (1) or falls (-1); then a turn of the colour goes on."""
    turn(state, colour)
    state.push(frames.GreenhouseShift(0, way))
    state.run()


def event(state: Megafauna, card: str, colour: str = "red") -> None:
    """The event of a card happens in the middle of a turn, which then goes on."""
    turn(state, colour)
    state.push(frames.Event(0, CARDS.index(card)))
    state.run()


def offers(state: Megafauna) -> list[str]:
    """The texts of what may be chosen."""
    return [VOCABULARY.name(action) for action in state.legal()]


def pick(state: Megafauna, action: str) -> None:
    """Take an action in a position that a test has not made whole."""
    state.apply(VOCABULARY.parse(action))


def do(state: Megafauna, *actions: str) -> None:
    """Take these actions one after the other, each by whoever must decide; the position stays sound."""
    for text in actions:
        state.apply(VOCABULARY.parse(text))
        sound(state)


def asked(state: Megafauna) -> tuple[str, str]:
    """The colour that must decide and the rule that asks."""
    return COLOURS[state.colour_of[state.to_move()]], state.decision().rule


def refused(state: Megafauna, action: str) -> tuple[str, str]:
    """The id and the rule of the reason why an action may not be taken."""
    reason = state.why_not(VOCABULARY.parse(action))
    assert reason is not None, f"{action} is legal"
    assert render(reason.message, GAME.name)
    return reason.message.id, reason.rule


def told(state: Megafauna) -> list[tuple[str, str]]:
    """The messages and rules of the log since the turn began."""
    assert state.journal is not None
    return [(entry.what, entry.rule) for entry in state.journal]


def sound(state: Megafauna) -> None:
    """The position breaks no invariant."""
    assert state.status() == []


# --- looking ---------------------------------------------------------------------------------


def where(state: Megafauna, name: str) -> list[str]:
    """The places of a species' animals, each as often as it has animals there."""
    sp = species(name)
    return [PLACE_NAMES[p].removesuffix("-biome") for p in range(ALL_PLACES) for _ in range(state.count(p, sp))]


def biome(state: Megafauna, at: str) -> str:
    """The biome of a habitat; empty for none."""
    tile = state.biome[habitat(at)]
    return TILES[tile] if tile >= 0 else ""


def invaders(state: Megafauna, at: str) -> list[str]:
    return [TILES[tile] for tile in state.invaders_at(place(at))]


def tarpit(state: Megafauna) -> list[str]:
    return [TILES[tile] for tile in state.tarpit]


def shown(state: Megafauna, row: int = 0) -> list[str]:
    """The cards of a display, the free one first."""
    return [CARDS[c] for c in state.display[row * DISPLAY_SLOTS : (row + 1) * DISPLAY_SLOTS] if c >= 0]


def stack(state: Megafauna, name: str) -> list[str]:
    """The cards under a species."""
    return [CARDS[c] for c in range(CARD_COUNT) if state.card_at[c] == species(name)]


def letters_of(state: Megafauna, name: str) -> str:
    return spell(state.genome[species(name)])


def track(state: Megafauna, name: str, letter: str) -> int:
    return letters(state.genome[species(name)], LETTERS.index(letter))


def size_of(state: Megafauna, name: str) -> int:
    """0 for a species that is not alive."""
    return state.size[species(name)]


def has_culture(state: Megafauna, name: str, culture: str) -> bool:
    return (state.cultures[species(name)] >> CULTURES.index(culture)) & 1 == 1


def fossils(state: Megafauna, colour: str) -> list[str]:
    """The genotypes among a colour's fossils."""
    return [CARDS[c] for c in range(CARD_COUNT) if state.card_at[c] == FOSSIL_CARD + COLOURS.index(colour)]


def gene_count(state: Megafauna, colour: str) -> int:
    return state.genes[COLOURS.index(colour)]


def tiles_won(state: Megafauna, colour: str) -> int:
    return state.tiles_won[COLOURS.index(colour)]


def in_tarpit(state: Megafauna, tile: str) -> bool:
    return state.tile_at[TILES.index(tile)] == TARPIT


def gone(state: Megafauna, card: str) -> bool:
    return state.card_at[CARDS.index(card)] == GONE


def reasons(state: Megafauna) -> list[tuple[str, str]]:
    """Why places were lost, as the log has it."""
    return [line for line in told(state) if line[0].startswith("log-loses")]
