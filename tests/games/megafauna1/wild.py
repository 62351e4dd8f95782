"""Genomes for tests of habitats: any letters, by cards that have them."""

from __future__ import annotations

from tests.games.megafauna1.situation import give, species

from phylarium.games.megafauna1.names import (
    CARDS,
    DIETARY_MASK,
    GENOTYPE,
    LETTERS,
    ROADRUNNER,
    ROADRUNNER_COUNT,
    genome,
    spell,
)
from phylarium.games.megafauna1.state import DECK, GONE, SHOWN, Megafauna


def dna(state: Megafauna, name: str, wanted: str) -> None:
    """Give a species exactly these letters: dietary ones by cards, roadrunners by their tracks alone."""
    sp = species(name)
    missing = "".join(letter for letter in wanted if LETTERS.index(letter) < ROADRUNNER)
    cards = [c for c in range(GENOTYPE) if state.card_at[c] in (DECK, GONE, SHOWN)]
    # Plain cards first, so that those with instincts stay in the deck where they can.
    cards.sort(key=lambda c: (state.components.instincts[c], state.components.genome[c] & ~DIETARY_MASK))
    found = _cover(state, missing, cards)
    assert found is not None, f"no cards are left for {missing}"
    give(state, name, *(CARDS[c] for c in found))
    for r in range(ROADRUNNER_COUNT):
        state.set_track(sp, r, wanted.count(LETTERS[ROADRUNNER + r]))
    assert state.genome[sp] == genome(wanted)


def _cover(state: Megafauna, missing: str, cards: list[int]) -> list[int] | None:
    """Cards whose dietary letters are exactly the missing ones."""
    if not missing:
        return []
    for at, c in enumerate(cards):
        word = spell(state.components.genome[c] & DIETARY_MASK)
        rest = missing
        for letter in word:
            if letter not in rest:
                break
            rest = rest.replace(letter, "", 1)
        else:
            if word:
                more = _cover(state, rest, cards[at + 1 :])
                if more is not None:
                    return [c, *more]
    return None
