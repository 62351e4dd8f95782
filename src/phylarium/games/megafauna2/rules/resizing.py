"""The size of a species: what it loses when it outgrows its cards (E6, J1), and the action that resizes all (E6)."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import extinction, frames, living, plants, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import Choice
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
    if genotype != NONE:
        if size > s.components.face_size[s.face(genotype)]:
            become_kiwi(s, species)
    elif species % SHAPE_COUNT == SWIMMER:
        # C2g: the marine side of an archetype card bears one size only.
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
                s.strip_card(card)
        else:
            s.note("log-outgrows", "J1", species // SHAPE_COUNT, species, s.face(card))
            s.discard(card)


def become_kiwi(s: Megafauna, species: int) -> None:
    """E6b: a species too large for its genotype goes on as the archetype, or dies out; its purchases go with it."""
    archetype = species - species % SHAPE_COUNT
    free = s.may_be_kiwi(species)
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


def resize(s: Megafauna, colour: int, free: int) -> None:
    """E6, J8b: each species of a colour may grow or shrink, one after the other; at no cost where it is free (1)."""
    first = next_species(s, colour, colour * SHAPE_COUNT - 1)
    if first != NONE:
        s.push(frames.ResizeSpecies(colour, first, 0, free))


class ResizeSpecies(Choice[Megafauna, frames.ResizeSpecies]):
    """E6: a species grows, shrinks or keeps its size after others did (bits); one at least has changed in the end."""

    ints: str = "species resized free"
    ask: str = "ask-resize"

    def options(self, s: Megafauna, f: frames.ResizeSpecies) -> list[int]:
        found = steps_of_size(s, f.species)
        if SHRINK in found and plants.is_automatic(s, f.actor):
            found.remove(SHRINK)
        if f.resized or not found or next_species(s, f.actor, f.species) != NONE:
            found.append(KEEP)
        return found

    def chosen(self, s: Megafauna, f: frames.ResizeSpecies, action: int) -> None:
        resized = f.resized
        if action != KEEP:
            archetype = f.species - f.species % SHAPE_COUNT
            may_be_kiwi = s.may_be_kiwi(f.species)
            change_size(s, f.species, s.size[f.species] + (1 if action == GROW else -1), "E6")
            resized |= 1 << (archetype if may_be_kiwi and s.size[archetype] > 0 else f.species)
        following = next_species(s, f.actor, f.species)
        if following != NONE:
            s.push(frames.ResizeSpecies(f.actor, following, resized, f.free))
        elif f.free:
            ask_predators(s, predators_of(s, f.actor, resized))
        else:
            living.check_all(s)

    def cites(self, s: Megafauna, f: frames.ResizeSpecies) -> str:
        return "J8b" if f.free else "E6"

    def refusal(self, s: Megafauna, f: frames.ResizeSpecies, action: int) -> Reason | None:
        if action == KEEP:
            return say.no("refused-resize-one", "E6")
        if action == SHRINK and s.size[f.species] > SIZE_LEAST:
            return say.no("refused-plant-shrinks", "K8b")
        return refuse_size(s, f.species, action, "E6")

    def sought(self, s: Megafauna, f: frames.ResizeSpecies) -> list[int]:
        return [GROW, SHRINK, KEEP]


def steps_of_size(s: Megafauna, species: int) -> list[int]:
    """Whether a species can grow and shrink."""
    found: list[int] = []
    if s.size[species] < SIZE_MOST:
        found.append(GROW)
    if s.size[species] > SIZE_LEAST:
        found.append(SHRINK)
    return found


def refuse_size(s: Megafauna, species: int, action: int, rule: str) -> Reason | None:
    """Why a species cannot grow or shrink."""
    if action not in (GROW, SHRINK):
        return None
    return Reason(Message("refused-size-limit", {"species": say.species(species), "number": s.size[species]}), rule)


# --- free growth (J8b) ------------------------------------------------------------------------


def predators_of(s: Megafauna, colour: int, prey: int) -> int:
    """J8b: the species of others that hunt some species (bits), as bits."""
    found = 0
    for biome in range(BIOME_COUNT):
        hunter = s.carnivore[biome]
        grazer = s.herbivore[biome]
        if hunter != NONE and grazer != NONE and (prey >> grazer) & 1 and hunter // SHAPE_COUNT != colour:
            found |= 1 << hunter
    return found


def ask_predators(s: Megafauna, waiting: int) -> None:
    """J8b: the next predator may follow, in player order; when all have their sizes everybody is looked at."""
    for colour in s.playing():
        for species in range(colour * SHAPE_COUNT, (colour + 1) * SHAPE_COUNT):
            if (waiting >> species) & 1:
                s.push(frames.FollowSize(colour, species, waiting & ~(1 << species)))
                return
    living.check_all(s)


class FollowSize(Choice[Megafauna, frames.FollowSize]):
    """J8b: a predator may grow or shrink with its prey; others wait (bits)."""

    ints: str = "species waiting"

    def options(self, s: Megafauna, f: frames.FollowSize) -> list[int]:
        found = steps_of_size(s, f.species)
        found.append(KEEP)
        return found

    def chosen(self, s: Megafauna, f: frames.FollowSize, action: int) -> None:
        if action != KEEP:
            change_size(s, f.species, s.size[f.species] + (1 if action == GROW else -1), "J8b")
        ask_predators(s, f.waiting)

    def refusal(self, s: Megafauna, f: frames.FollowSize, action: int) -> Reason | None:
        return refuse_size(s, f.species, action, "J8b")

    def sought(self, s: Megafauna, f: frames.FollowSize) -> list[int]:
        return [GROW, SHRINK]
