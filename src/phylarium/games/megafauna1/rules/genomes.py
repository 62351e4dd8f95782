"""Genomes: how often each letter of DNA is in them.

A genome is one int: six bits a letter, the highest of them always 0, so that one subtraction compares all letters at
once: `(genome | GUARD) - need & GUARD == GUARD` says that no letter of `need` is lacking.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.names import *

GENE_BITS: Final = 6
GENE_MASK: Final = 63
GUARD: Final = sum(32 << (GENE_BITS * letter) for letter in range(LETTER_COUNT))
GENE: Final[list[int]] = [1 << (GENE_BITS * letter) for letter in range(LETTER_COUNT)]
"""By letter, the genome with one of it; genomes add up."""
DIETARY_MASK: Final = (1 << (GENE_BITS * DIETARY_COUNT)) - 1


def genome(letters: str) -> int:
    """
    >>> genome("BBA") == 2 * GENE[B] + GENE[A]
    True
    """
    total = 0
    for letter in letters:
        total += GENE[LETTERS.index(letter)]
    return total


def amount(genome: int, letter: int) -> int:
    """
    >>> amount(genome("BBA"), B), amount(genome("BBA"), S)
    (2, 0)
    """
    return genome >> (GENE_BITS * letter) & GENE_MASK


def covers(genome: int, need: int) -> bool:
    """Whether a genome has every letter of another, as often.

    >>> covers(genome("BBA"), genome("BA")), covers(genome("BBA"), genome("BS")), covers(0, 0)
    (True, False, True)
    """
    return (genome | GUARD) - need & GUARD == GUARD


def length(genome: int) -> int:
    """How many letters it has.

    >>> length(genome("BGGAN"))
    5
    """
    total = 0
    while genome:
        total += genome & GENE_MASK
        genome >>= GENE_BITS
    return total


def spell(genome: int) -> str:
    """
    >>> spell(genome("NABB"))
    'BBAN'
    """
    return "".join(LETTERS[letter] * amount(genome, letter) for letter in range(LETTER_COUNT))
