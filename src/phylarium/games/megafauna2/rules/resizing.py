"""The size of a species: what it loses when it outgrows its cards (E6, J1), and the action that resizes all (E6)."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE, SHAPE_COUNT, UNPROMOTED
from phylarium.games.megafauna2.rules import extinction, frames, living, say
from phylarium.games.megafauna2.rules.actions import GROW, KEEP, SHRINK
from phylarium.games.megafauna2.rules.names import SIZE_LEAST, SIZE_MOST
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.steps import Choice
from phylarium.kernel.message import Message, Reason


def set_size(s: Megafauna, species: int, size: int) -> None:
    """J1, E6b: a species has another size at once, and whoever cannot live with that any more is endangered."""
    change_size(s, species, size, "J1")
    living.check_all(s)


def change_size(s: Megafauna, species: int, size: int, rule: str) -> None:
    """E6a, E6b, J1: the size itself, what it costs in cards, and the kiwi; nobody on the map is looked at yet."""
    if s.size[species] == size:
        return
    s.size[species] = size
    s.note("log-resizes", rule, species // SHAPE_COUNT, species, size)
    outgrow(s, species)
    s.recount(species)
    genotype = s.genotype[species]
    if genotype != NONE and size > s.components.face_size[s.face(genotype)]:
        become_kiwi(s, species)


def outgrow(s: Megafauna, species: int) -> None:
    """E6a, J1, J6g: promoted mutations that are too small for the species go; a personality only loses organs."""
    size = s.size[species]
    lost: list[int] = []
    for card in s.held:
        if (
            s.card_at[card] == species
            and s.card_side[card] != UNPROMOTED
            and s.components.face_size[s.face(card)] < size
        ):
            lost.append(card)
    for card in lost:
        if s.in_row[card]:
            if s.cubes[card] or s.monster_on[card]:
                s.note("log-cheshire", "J6g", species // SHAPE_COUNT, species, s.face(card))
                s.give_cubes(s.cubes[card])
                s.cubes[card] = 0
                s.monster_on[card] = 0
        else:
            s.note("log-outgrows", "J1", species // SHAPE_COUNT, species, s.face(card))
            s.discard(card)


def become_kiwi(s: Megafauna, species: int) -> None:
    """E6b: a species too large for its genotype goes on as the archetype, or dies out; its purchases go with it."""
    archetype = species - species % SHAPE_COUNT
    free = s.size[archetype] == 0
    spent, allowance, moods = s.spent[species], s.allowance[species], s.moods_then[species]
    extinction.kiwi(s, species)
    if free:
        s.spent[archetype] = spent
        s.allowance[archetype] = allowance
        s.moods_then[archetype] = moods


def next_species(s: Megafauna, colour: int, after: int) -> int:
    """The next species of a colour that is there, or none."""
    for species in range(after + 1, (colour + 1) * SHAPE_COUNT):
        if s.size[species] > 0:
            return species
    return NONE


def resize(s: Megafauna, colour: int) -> None:
    """E6: each species of a colour may grow or shrink, one after the other."""
    first = next_species(s, colour, colour * SHAPE_COUNT - 1)
    if first != NONE:
        s.push(frames.ResizeSpecies(colour, first, 0))


class ResizeSpecies(Choice[frames.ResizeSpecies]):
    """E6: a species grows, shrinks or keeps its size; one at least has changed in the end."""

    rule: str = "E6"
    ints: str = "species changed"
    ask: str = "ask-resize"

    def options(self, s: Megafauna, f: frames.ResizeSpecies) -> list[int]:
        found: list[int] = []
        size = s.size[f.species]
        if size < SIZE_MOST:
            found.append(GROW)
        if size > SIZE_LEAST:
            found.append(SHRINK)
        if f.changed or next_species(s, f.actor, f.species) != NONE:
            found.append(KEEP)
        return found

    def chosen(self, s: Megafauna, f: frames.ResizeSpecies, action: int) -> None:
        changed = f.changed
        if action != KEEP:
            changed = 1
            change_size(s, f.species, s.size[f.species] + (1 if action == GROW else -1), "E6")
        following = next_species(s, f.actor, f.species)
        if following != NONE:
            s.push(frames.ResizeSpecies(f.actor, following, changed))
        elif changed:
            living.check_all(s)

    def refusal(self, s: Megafauna, f: frames.ResizeSpecies, action: int) -> Reason | None:
        if action in (GROW, SHRINK):
            return Reason(
                Message("refused-size-limit", {"species": say.species(f.species), "number": s.size[f.species]}), "E6"
            )
        if action == KEEP:
            return say.no("refused-resize-one", "E6")
        return None

    def sought(self, s: Megafauna, f: frames.ResizeSpecies) -> list[int]:
        return [GROW, SHRINK, KEEP]
