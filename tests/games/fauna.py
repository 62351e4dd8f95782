"""What tests of the games of fauna set up and read alike: organs, creeples, cards in tableaus and in the display."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.games.numbering import misnumbered

from phylarium.families.fauna.rules import estate, names
from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    GONE,
    IN_DECK,
    METABOLIC,
    NONE,
    ONE_ORGAN,
    ORGANS,
    SHOWN,
    UNPROMOTED,
    organ_of,
)
from phylarium.families.fauna.rules.state import Fauna


def packed(text: str) -> int:
    """Organs by the first letters of their colours: "rrb" are two red and a blue."""
    letters = [organ[0] for organ in ORGANS]
    return sum(ONE_ORGAN[letters.index(letter)] for letter in text)


def spelled(organs: int) -> str:
    return "".join(name[0] * organ_of(organs, i) for i, name in enumerate(ORGANS))


def deck_of(state: Fauna, card: int) -> list[int]:
    """The deck that a card is from."""
    return state.deck(state.shared.card_row[card])


def release(state: Fauna, card: int) -> None:
    """Take a card away from wherever it is; a place in the display gets the next card of its deck."""
    at = state.card_at[card]
    if at == IN_DECK:
        deck_of(state, card).remove(card)
    elif at == SHOWN:
        slot = state.display.index(card)
        state.display[slot] = deck_of(state, card).pop(0)
        state.card_at[state.display[slot]] = SHOWN
    elif at < IN_DECK:
        assert card in state.held, "a genotype stays where it is"
        state.discard(card)
        state.count_moods(at)
    state.card_at[card] = GONE


def stand(state: Any, species: int, biome: int, level: int) -> None:
    """An unborn creeple comes onto the map, where nobody is."""
    assert state.at(biome, level) == NONE, "somebody is there"
    state.unborn[species] -= 1
    assert state.unborn[species] >= 0, "no unborn creeple is left"
    state.living[species] += 1
    state.place(species, biome, level)


class Named(NamedTuple):
    """The things of a game by their names."""

    colours: Sequence[str]
    species_names: Sequence[str]
    cards: Sequence[str]
    faces: Sequence[str]

    def colour(self, name: str) -> int:
        return self.colours.index(name)

    def species(self, name: str) -> int:
        return self.species_names.index(name)

    def card(self, name: str) -> int:
        return self.cards.index(name)

    # --- setting up --------------------------------------------------------------------------

    def give(self, state: Fauna, name: str, *cards: str, bare: bool = False) -> None:
        """Unpromoted mutations into the tableau of a species, with their organs on them unless they are bare."""
        for text in cards:
            card = self.card(text)
            self._held(state, name, card, 0 if bare else state.shared.card_plus[card])
        state.recount(self.species(name))

    def give_face(self, state: Fauna, name: str, text: str, row: bool, bare: bool) -> None:
        """A promoted mutation ("brood_pouch-a") with its organs unless it is bare; if so said, the next of its row."""
        face = self.faces.index(text)
        card = face // 2
        self._held(state, name, card, 0 if bare else state.shared.face_plus[face])
        state.card_side[card] = face % 2 + 1
        state.in_row[card] = int(row)
        state.recount(self.species(name))
        state.count_moods(self.species(name))

    def _held(self, state: Fauna, name: str, card: int, cubes: int) -> None:
        release(state, card)
        state.card_at[card] = self.species(name)
        state.held.append(card)
        state.cubes[card] = cubes
        state.take_cubes(cubes)

    def show(self, state: Fauna, slot: int, text: str) -> None:
        """A card at a place of the display; the one that is there goes below its deck."""
        card = self.card(text)
        old = state.display[slot]
        if old != card:
            release(state, card)
            old = state.display[slot]
            state.card_at[old] = IN_DECK
            deck_of(state, old).insert(0, old)
            state.display[slot] = card
            state.card_at[card] = SHOWN

    # --- looking -----------------------------------------------------------------------------

    def asked(self, state: Fauna) -> tuple[str, str]:
        """The colour of the seat that must decide and the rule that asks."""
        return self.colours[state.colour_of[state.to_move()]], state.decision().rule

    def mutations(self, state: Fauna, name: str) -> list[str]:
        """Its mutations: a card by its name while unpromoted, then by its face."""
        return [
            self.cards[card] if state.card_side[card] == UNPROMOTED else self.faces[state.face(card)]
            for card in state.mutations(self.species(name))
        ]

    def row_of(self, state: Fauna, name: str) -> list[str]:
        """Its personality or portrait."""
        return [self.faces[state.face(card)] for card in state.row(self.species(name))]

    def organs_of(self, state: Fauna, name: str) -> str:
        """All organs of a species, "rry" for two red and a yellow one."""
        return spelled(state.organs[self.species(name)])

    def basal_of(self, state: Fauna, name: str) -> str:
        return spelled(state.basal[self.species(name)])

    def shown(self, state: Fauna, row: int = METABOLIC) -> list[str]:
        """The cards of a row of the display, the free one first."""
        return [self.cards[card] for card in state.display[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT] if card >= 0]


# --- numbers -----------------------------------------------------------------------------------------


def check_numbers() -> None:
    """Every number of the family that stands for a word is that of the word, and every list as long as it is said."""
    found = [
        one for words in (names.SHAPES, names.ORGANS, names.ROWS, names.SIDES) for one in misnumbered(names, words)
    ]
    assert found == []
    assert names.EMOTIONS[names.PURPLE] == "curiosity"
    assert names.SIDES.index("a") == names.WAY_A
    assert (len(names.SHAPES), len(names.ORGANS)) == (names.SHAPE_COUNT, names.ORGAN_COUNT)
    assert len(names.EMOTIONS) == names.EMOTION_COUNT
    assert len(names.TOOLS) == names.TOOL_COUNT * 2
    assert (names.COLUMN_COUNT, names.LANGUAGE_EMOTIONS) == (5, 3)
    assert (names.SIZE_LEAST, names.SIZE_MOST) == (1, 6)
    assert names.ORGAN_MASK == (1 << names.ORGAN_BITS) - 1
    row = [estate.SEAT, estate.KINDS, estate.BROUGHT, estate.BIONTS, estate.MARINE, estate.GUESTS]
    assert row == list(range(estate.ROW))
