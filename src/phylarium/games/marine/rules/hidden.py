"""What is hidden in Marine, and how a seat imagines it.

Hidden are: the tiles under the top of each stack, the order of the evolution deck and the cards
that were boxed unseen, and traits that an animal may choose from or has chosen in secret. Bags
are not: everybody can count what is not in them.
"""

from __future__ import annotations

from phylarium.games.marine.rules import frames
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import in_mask
from phylarium.games.marine.rules.values import *
from phylarium.games.marine.rules.wanderlust import HEIGHT
from phylarium.kernel.rng import Rng


def hide(s: Marine, seat: int) -> None:
    """Blank out what the seat may not know and another may, or what nobody may know in part."""
    for stack in range(3):
        for i in range(s.heights[stack] - 1):
            s.stacks[stack * HEIGHT + i] = NONE
    for animal in range(ANIMAL_COUNT):
        if s.seat_of[animal] != seat and (s.hands[animal] | s.kept[animal]) != 0:
            s.hands[animal] = -1 - len(in_mask(s.hands[animal]))
            s.kept[animal] = -1 - len(in_mask(s.kept[animal]))
            # What the box lacks would tell what is in the hand.
            s.trait_box = NONE


def fill(s: Marine, rng: Rng) -> None:
    """Give every blank a value that agrees with all that is visible."""
    fill_stacks(s, rng)
    fill_cards(s, rng)
    fill_traits(s, rng)


def fill_stacks(s: Marine, rng: Rng) -> None:
    left = s.components.tile_count.copy()
    for terrain in s.ground:
        if terrain >= 0:
            left[terrain] -= 1
    for stack in range(3):
        if s.heights[stack] > 0:
            left[s.stacks[stack * HEIGHT + s.heights[stack] - 1]] -= 1
    taken = tile_in_hand(s)
    if taken >= 0:
        left[taken] -= 1
    unseen: list[int] = []
    for terrain in range(len(left)):
        unseen.extend([terrain] * left[terrain])
    rng.shuffle(unseen)
    for stack in range(3):
        for i in range(s.heights[stack] - 1):
            s.stacks[stack * HEIGHT + i] = unseen.pop()


def tile_in_hand(s: Marine) -> int:
    """The tile that was taken from a stack and is not laid yet, or none."""

    for frame in s.agenda:
        if isinstance(frame, frames.WanderlustHex):
            return frame.terrain
    return NONE


def fill_cards(s: Marine, rng: Rng) -> None:
    """The Asteroid is among the last cards of the deck for as long as it has not been seen."""
    seen = [card for card in s.row if card >= 0] + s.discard
    unseen = [card for card in range(CARD_COUNT) if card not in seen and card != ASTEROID]
    rng.shuffle(unseen)
    last = NONE
    if ASTEROID not in seen and s.deck:
        last = rng.below(min(len(s.deck), s.components.last_cards + 1))
    for i in range(len(s.deck)):
        s.deck[i] = ASTEROID if i == last else unseen.pop()
    for i in range(len(s.boxed)):
        s.boxed[i] = unseen.pop()


def fill_traits(s: Marine, rng: Rng) -> None:
    if s.trait_box != NONE:
        return
    unseen: list[int] = []
    for trait in range(TRAIT_COUNT):
        if trait == EXAPTATION and s.superheroes == 1:
            continue
        if trait in s.traits or any(
            s.hands[a] >= 0 and ((s.hands[a] | s.kept[a]) >> trait) & 1 == 1 for a in range(ANIMAL_COUNT)
        ):
            continue
        unseen.append(trait)
    rng.shuffle(unseen)
    for animal in range(ANIMAL_COUNT):
        if s.hands[animal] < 0:
            s.hands[animal] = take(unseen, -1 - s.hands[animal])
            s.kept[animal] = take(unseen, -1 - s.kept[animal])
    s.trait_box = take(unseen, len(unseen))


def take(unseen: list[int], count: int) -> int:
    """The bits of so many traits off the end of a list."""
    mask = 0
    for _ in range(count):
        mask |= 1 << unseen.pop()
    return mask
