"""The vocabulary: what can be chosen in Genesis, as integers for the rules.

The blocks below are contiguous; `VOCABULARY` gives each integer its text and its board target.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.vocabulary import Vocabulary

# Plain words.
DONE: Final = 0; ACCEPT: Final = 1; DECLINE: Final = 2; GAIA: Final = 3; MEDEA: Final = 4  # fmt: skip
FROM_POOL: Final = 5; TO_POOL: Final = 6; TROPHIC_BIONT: Final = 7; REROLL: Final = 8; KEEP: Final = 9  # fmt: skip
CREATE_LIFE: Final = 10; LANDFALL: Final = 11  # fmt: skip
WORDS: Final[list[str]] = [
    "done", "accept", "decline", "gaia", "medea", "from-pool", "to-pool", "trophic-biont", "reroll", "keep",
    "create-life", "landfall",
]  # fmt: skip

PLACES: Final[list[str]] = [*REFUGIA, *(f"parasite-{colour}" for colour in COLOURS)]
ORGAN_SLOTS: Final[list[str]] = [str(i + 1) for i in range(MOST_ORGANS)]
PARTIES: Final[list[str]] = [*COLOURS, *(f"npc-{colour}" for colour in COLOURS)]

# A colour; a biont of a party; a cube of a colour on a placard or refugium.
COLOUR: Final = 12
BIONT: Final = COLOUR + COLOUR_COUNT
CUBE: Final = BIONT + PARTY_COUNT
# A biont out of the pool onto a refugium; a biont taken up from a place; an organism.
SETTLE: Final = CUBE + COLOUR_COUNT
MOVE: Final = SETTLE + REFUGIUM_COUNT
ORGANISM: Final = MOVE + PLACE_COUNT
# A catalyst onto a refugium (ENZYME + refugium * 4 + colour) or onto an organism (ANTIOXIDANT + place * 4 + colour).
ENZYME: Final = ORGANISM + PLACE_COUNT
ANTIOXIDANT: Final = ENZYME + REFUGIUM_COUNT * COLOUR_COUNT
# A face of a parasite card: colour * 2 + side.
FACE: Final = ANTIOXIDANT + PLACE_COUNT * COLOUR_COUNT
# The cube of a mutation, its "+" cube, an organ slot, a diseased slot, an antioxidant disk of a colour.
MUTATION: Final = FACE + PARASITE_COUNT
PLUS: Final = MUTATION + MUTATION_COUNT
ORGAN: Final = PLUS + MUTATION_COUNT
DISEASED_CUBE: Final = ORGAN + MOST_ORGANS
DISK: Final = DISEASED_CUBE + DISEASED_SLOTS
# Paying: one catalyst of a colour, two of a colour (Hc); giving one to the pool that an organism uses (Hg).
SPEND: Final = DISK + COLOUR_COUNT
SPEND_TWO: Final = SPEND + COLOUR_COUNT
DONATE: Final = SPEND_TWO + COLOUR_COUNT
# Purchases: a mutation, a promotion, a macroorganism, an organ slot; roiling a row's deck by sex (H1a).
BUY: Final = DONATE + COLOUR_COUNT
PROMOTE: Final = BUY + MUTATION_COUNT
BECOME: Final = PROMOTE + MUTATION_COUNT
GROW: Final = BECOME + MACROORGANISM_COUNT
ROIL: Final = GROW + MOST_ORGANS
# Red Queen (H4): against a diseased slot, a biont, a mutation's cube, its "+" cube, an organ; the last three stand as
# MUTATION, PLUS and ORGAN do.
ATTACK_SLOT: Final = ROIL + ROW_COUNT
ATTACK_BIONT: Final = ATTACK_SLOT + DISEASED_SLOTS
ATTACK_CUBE: Final = ATTACK_BIONT + PARTY_COUNT
ATTACK_PLUS: Final = ATTACK_CUBE + MUTATION_COUNT
ATTACK_ORGAN: Final = ATTACK_PLUS + MUTATION_COUNT
# L3b: against a biont of a microorganism host.
ATTACK_HOST: Final = ATTACK_ORGAN + MOST_ORGANS
# A die that shows a face (DIE + face, 1 to 6).
DIE: Final = ATTACK_HOST + PARTY_COUNT
DIE_COUNT: Final = 7
ACTION_COUNT: Final = DIE + DIE_COUNT


def _vocabulary() -> Vocabulary:
    v = Vocabulary()
    organs = ORGAN_SLOTS
    slots = [str(i + 1) for i in range(DISEASED_SLOTS)]
    catalysts = [f"catalyst-{colour}" for colour in COLOURS]
    v.add("word", WORDS, at=DONE)
    v.add("colour", COLOURS, at=COLOUR)
    v.add("biont", PARTIES, at=BIONT)
    v.add("cube", COLOURS, at=CUBE)
    v.add("settle", REFUGIA, [f"place-{place}" for place in REFUGIA], at=SETTLE)
    v.add("move", PLACES, [f"place-{place}" for place in PLACES], at=MOVE)
    v.add("organism", PLACES, [f"place-{place}" for place in PLACES], at=ORGANISM)
    for name, places, at in (("enzyme", REFUGIA, ENZYME), ("antioxidant", PLACES, ANTIOXIDANT)):
        targets = [f"place-{place}" for place in places for _ in COLOURS]
        v.add(name, [f"{colour}@{place}" for place in places for colour in COLOURS], targets, at=at)
    v.add("face", PARASITES, [f"place-parasite-{COLOURS[i // 2]}" for i in range(PARASITE_COUNT)], at=FACE)
    v.add("mutation", MUTATIONS, at=MUTATION)
    v.add("plus", MUTATIONS, at=PLUS)
    v.add("organ", organs, at=ORGAN)
    v.add("diseased", slots, at=DISEASED_CUBE)
    v.add("disk", COLOURS, at=DISK)
    v.add("spend", COLOURS, catalysts, at=SPEND)
    v.add("spend-two", COLOURS, catalysts, at=SPEND_TWO)
    v.add("donate", COLOURS, catalysts, at=DONATE)
    v.add("buy", MUTATIONS, [f"mutation-{mutation}" for mutation in MUTATIONS], at=BUY)
    v.add("promote", MUTATIONS, [f"mutation-{mutation}" for mutation in MUTATIONS], at=PROMOTE)
    v.add("become", MACROORGANISMS, [f"macro-{macro}" for macro in MACROORGANISMS], at=BECOME)
    v.add("grow", organs, [f"organ-{organ}" for organ in organs], at=GROW)
    v.add("roil", ROWS, [f"deck-{row}" for row in ROWS], at=ROIL)
    v.add("attack-slot", slots, [f"diseased-{slot}" for slot in slots], at=ATTACK_SLOT)
    v.add("attack-biont", PARTIES, [f"guest-biont-{party}" for party in PARTIES], at=ATTACK_BIONT)
    v.add("attack-cube", MUTATIONS, [f"mutation-{mutation}" for mutation in MUTATIONS], at=ATTACK_CUBE)
    v.add("attack-plus", MUTATIONS, [f"plus-{mutation}" for mutation in MUTATIONS], at=ATTACK_PLUS)
    v.add("attack-organ", organs, [f"prey-organ-{organ}" for organ in organs], at=ATTACK_ORGAN)
    v.add("attack-host", PARTIES, [f"host-biont-{party}" for party in PARTIES], at=ATTACK_HOST)
    v.add("die", [str(face) for face in range(DIE_COUNT)], at=DIE)
    assert v.size == ACTION_COUNT
    return v


VOCABULARY: Final = _vocabulary()
