"""Developing: an animal more, of a species that lives or of a new one that inherits from its parent (10)."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.genomes import DIETARY_MASK, GENE, GENE_BITS, GENE_MASK, GUARD, covers
from phylarium.games.megafauna1.rules.migration import habitats_of, limit, obstacle, reach
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, flies, letters
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason

# --- an animal of a living species ------------------------------------------------------------


def targets(s: Megafauna, species: int) -> list[int]:
    """10.4: every place to which some animal of a species can develop another one."""
    genome = s.genome[species]
    size = s.size[species]
    return homes(
        s,
        species,
        genome,
        size,
        s.cultures[species],
        reach(s, genome, size, habitats_of(s, species)),
        False,
    )


def homes(
    s: Megafauna, species: int, genome: int, size: int, cultures: int, habitats: list[int], one: bool
) -> list[int]:
    """10.4: the places in these habitats that feed an animal; no more than one is looked for where `one` is enough.

    Whether it would have to compete there does not matter, the ground does.
    """
    biome = s.biome
    flipped = s.flipped
    animals = s.animals
    invaders = s.invaders
    components = s.components
    needs = components.need
    husks = components.husk
    sea = components.sea
    guarded = genome | GUARD
    others = ~(ANIMAL_MASK << (ANIMAL_BITS * species))
    farming = (cultures >> AGRICULTURE) & 1 == 1
    marine = genome >> M_SHIFT & GENE_MASK
    wings = size == 1 and flies(genome, size)
    on_sea = marine > 0 or wings
    on_land = marine < 2 or wings
    found: list[int] = []
    for habitat in habitats:
        tile = biome[habitat]
        first = habitat * PLACE_COUNT
        if tile < 0:
            prey = animals[first] & others
            if (prey == 0 and not farming) or not (on_sea if s.greenhouse >= PPM_1600 else on_land):
                continue
            if farming and s.farm(species, habitat):
                found.append(first + BIOME)
        else:
            if flipped[habitat] == 1 or not (on_sea if sea[tile] else on_land):
                continue
            if guarded - needs[tile] & GUARD == GUARD:
                found.append(first + BIOME)
            prey = animals[first] & others | invaders[first]
            husk = husks[tile]
            if husk >= 0:
                if guarded - husk & GUARD == GUARD:
                    found.append(first + HUSK)
                prey |= animals[first + HUSK] & others | invaders[first + HUSK]
        if one and found:
            break
        if prey and s.finds_prey(genome, size, cultures, species, habitat):
            found.append(first + HUNT)
    return found


def develop(s: Megafauna, species: int) -> None:
    """10.2: the child has the silhouette of its parent."""
    s.push(frames.DevelopPlace(species // SHAPE_COUNT, species, species))


def settle_child(s: Megafauna, species: int, place: int) -> None:
    """10.0, 10.4: an animal from the supply comes to its place."""
    s.place_animal(species, place)
    s.note("log-develops", "10.0", species // SHAPE_COUNT, species, place)


# --- a new species ----------------------------------------------------------------------------


class Nursery:
    """What children of a new species could inherit from a parent, and where they could live then (10.3, 10.4)."""

    def __init__(self, s: Megafauna, parent: int, child: int) -> None:
        self.s = s
        self.parent = parent
        self.child = child
        self.size = s.size[parent]
        self.starts = habitats_of(s, parent)
        self.ranges: list[int] = []
        self.reached: list[list[int]] = []
        """The habitats within each of the ranges asked for so far."""

    def within(self, genome: int) -> list[int]:
        """The habitats in a child's reach; children with the same way of travelling share it."""
        marine = genome >> M_SHIFT & GENE_MASK
        key = limit(genome, self.size) * 8 + (marine if marine < 2 else 2) * 2 + (1 if flies(genome, self.size) else 0)
        for i in range(len(self.ranges)):
            if self.ranges[i] == key:
                return self.reached[i]
        self.ranges.append(key)
        self.reached.append(reach(self.s, genome, self.size, self.starts))
        return self.reached[-1]

    def has_home(self, genome: int) -> bool:
        if homes(self.s, self.child, genome, self.size, 0, self.starts, True):
            return True
        return len(homes(self.s, self.child, genome, self.size, 0, self.within(genome), True)) > 0

    def unlimited(self) -> bool:
        """9.2f: the children of a species with male contests inherit without limit."""
        return (self.s.cultures[self.parent] >> CONTESTS) & 1 == 1

    def track(self, r: int, tracks: int) -> int:
        """10.3b: how many letters of a roadrunner may be inherited after those of some tracks; one type in all."""
        if tracks and (not self.unlimited() or (tracks >> r) & 1):
            return 0
        return letters(self.s.genome[self.parent], ROADRUNNER + r)

    def inheritable(self, face: int, genome: int, faces: int) -> bool:
        """10.3c: whether a child that has some faces of heritage tiles may inherit another; one tile in all."""
        s = self.s
        c = s.components
        # As `covers` has it, without a call for each of the faces.
        if (s.genome[self.parent] | GUARD) - ((genome & DIETARY_MASK) + c.face_genome[face]) & GUARD != GUARD:
            return False
        if faces and (not self.unlimited() or (faces >> (face - face % 2)) & 3):
            return False
        if s.heritage[self.parent // SHAPE_COUNT * HERITAGE_COUNT + face // 2] != NONE:
            return False
        return c.face_smallest[face] <= self.size <= c.face_largest[face]

    def thrives(self, genome: int, faces: int, tracks: int) -> bool:
        """Whether a child with a genome has somewhere to live, as it is or once it has inherited more.

        What it has inherited so far are bits of faces of heritage tiles and of roadrunner tracks.
        """
        if self.has_home(genome):
            return True
        for r in range(ROADRUNNER_COUNT):
            most = self.track(r, tracks)
            # More letters never close a place, M aside, which closes the land.
            least = 1 if ROADRUNNER + r == M else most
            for amount in range(most, least - 1, -1):
                if amount > 0 and self.thrives(genome + amount * GENE[ROADRUNNER + r], faces, tracks | 1 << r):
                    return True
        for face in range(FACE_COUNT - 1, -1, -1):
            if self.inheritable(face, genome, faces) and self.thrives(
                genome + self.s.components.face_genome[face], faces | 1 << face, tracks
            ):
                return True
        return False


def can_branch(s: Megafauna, parent: int, child: int) -> bool:
    """10.2, 10.3: whether a new species could come from a parent and live somewhere; all new ones are alike."""
    # Almost always it can where its parent is, and mostly without anything inherited.
    return hunts_its_parent(s, parent) or finds_food(s, parent, child) or Nursery(s, parent, child).thrives(0, 0, 0)


def hunts_its_parent(s: Megafauna, parent: int) -> bool:
    """21.4: a child can always eat a parent that eats plants and has one type of roadrunner at most."""
    roadrunners = s.genome[parent] & ROADRUNNER_MASK
    if roadrunners:
        letter = (roadrunners.bit_length() - 1) // GENE_BITS
        if roadrunners & ~(GENE_MASK << (GENE_BITS * letter)):
            return False
    animals = s.animals
    field = ANIMAL_MASK << (ANIMAL_BITS * parent)
    left = s.where[parent]
    while left:
        habitat = left.bit_length() - 1
        first = habitat * PLACE_COUNT
        if (animals[first] | animals[first + 1]) & field:
            return True
        left ^= 1 << habitat
    return False


def finds_food(s: Megafauna, parent: int, child: int) -> bool:
    """10.4: whether a new species that inherits nothing could live where its parent is. Nobody of it is there yet."""
    biome = s.biome
    components = s.components
    size = s.size[parent]
    for habitat in habitats_of(s, parent):
        tile = biome[habitat]
        if tile < 0:
            if s.animals[habitat * PLACE_COUNT] == 0 or s.greenhouse >= PPM_1600:
                continue
        elif s.flipped[habitat] == 1 or components.sea[tile]:
            continue
        if (tile >= 0 and components.need[tile] == 0) or s.finds_prey(0, size, 0, child, habitat):
            return True
    return False


def branch(s: Megafauna, parent: int, child: int) -> None:
    """10.2: the child has an unused silhouette and begins a species of its own."""
    go_on(s, parent // SHAPE_COUNT, parent, child, 0, 0, 0)


def go_on(s: Megafauna, colour: int, parent: int, child: int, genome: int, faces: int, tracks: int) -> None:
    """10.3, 10.4: ask what else the child inherits, if there may be more, or where it goes."""
    own = s.genome[parent]
    if (s.cultures[parent] >> CONTESTS) & 1 == 0:
        # 10.3b, 10.3c: one type of roadrunner, one tile.
        if tracks:
            own &= ~ROADRUNNER_MASK
        if faces:
            own &= ~DIETARY_MASK
    if own:
        s.push(frames.Inherit(colour, parent, child, genome, faces, tracks))
    else:
        s.push(frames.DevelopPlace(colour, parent, child, genome, faces))


class Inherit(Choice[Megafauna, frames.Inherit]):
    """Choose what the child of a parent inherits beyond the genome that it has from faces and tracks (bits) so far."""

    rule: str = "10.3"
    ints: str = "parent child genome faces tracks"

    def options(self, s: Megafauna, f: frames.Inherit) -> list[int]:
        nursery = Nursery(s, f.parent, f.child)
        # More letters never close a place, M aside.
        safe = nursery.has_home(f.genome)
        found: list[int] = []
        genome = s.genome[f.parent]
        for r in range(ROADRUNNER_COUNT if genome & ROADRUNNER_MASK else 0):
            harmless = safe and ROADRUNNER + r != M
            tracks = f.tracks | 1 << r
            for amount in range(1, nursery.track(r, f.tracks) + 1):
                if harmless or nursery.thrives(f.genome + amount * GENE[ROADRUNNER + r], f.faces, tracks):
                    found.append(INHERITED + r * ROADRUNNER_MOST + amount - 1)
        tiles = genome & DIETARY_MASK != 0 and (f.faces == 0 or nursery.unlimited())
        face_genome = s.components.face_genome
        guarded = (genome | GUARD) - (f.genome & DIETARY_MASK)
        for face in range(FACE_COUNT if tiles else 0):
            # As `inheritable` begins, without a call for most faces.
            if guarded - face_genome[face] & GUARD != GUARD:
                continue
            if nursery.inheritable(face, f.genome, f.faces) and (
                safe or nursery.thrives(f.genome + face_genome[face], f.faces | 1 << face, f.tracks)
            ):
                found.append(FACE + face)
        if safe:
            found.append(DONE)
        return found

    def chosen(self, s: Megafauna, f: frames.Inherit, action: int) -> None:
        if action == DONE:
            s.push(frames.DevelopPlace(f.actor, f.parent, f.child, f.genome, f.faces))
        elif action >= INHERITED:
            r = (action - INHERITED) // ROADRUNNER_MOST
            amount = (action - INHERITED) % ROADRUNNER_MOST + 1
            genome = f.genome + amount * GENE[ROADRUNNER + r]
            go_on(s, f.actor, f.parent, f.child, genome, f.faces, f.tracks | 1 << r)
        else:
            face = action - FACE
            genome = f.genome + s.components.face_genome[face]
            go_on(s, f.actor, f.parent, f.child, genome, f.faces | 1 << face, f.tracks)

    def refusal(self, s: Megafauna, f: frames.Inherit, action: int) -> Reason | None:
        nursery = Nursery(s, f.parent, f.child)
        if action == DONE:
            return say.no("refused-nowhere-to-live", "10.4")
        if INHERITED <= action < INHERITED + ROADRUNNER_COUNT * ROADRUNNER_MOST:
            r = (action - INHERITED) // ROADRUNNER_MOST
            amount = (action - INHERITED) % ROADRUNNER_MOST + 1
            if amount > letters(s.genome[f.parent], ROADRUNNER + r):
                return say.no("refused-parent-lacks", "10.3b")
            if amount > nursery.track(r, f.tracks):
                return say.no("refused-one-roadrunner", "10.3b")
            return say.no("refused-nowhere-to-live", "10.4")
        if FACE <= action < FACE + FACE_COUNT:
            return refuse_face(s, nursery, f, action - FACE)
        return None

    def sought(self, s: Megafauna, f: frames.Inherit) -> list[int]:
        found = [FACE + face for face in range(FACE_COUNT)]
        for r in range(ROADRUNNER_COUNT):
            for amount in range(letters(s.genome[f.parent], ROADRUNNER + r)):
                found.append(INHERITED + r * ROADRUNNER_MOST + amount)
        return found


def refuse_face(s: Megafauna, nursery: Nursery, f: frames.Inherit, face: int) -> Reason:
    """10.3c: why the face of a heritage tile may not be inherited."""
    c = s.components
    if s.heritage[f.parent // SHAPE_COUNT * HERITAGE_COUNT + face // 2] != NONE:
        return say.no("refused-tile-in-use", "10.3c")
    if not covers(s.genome[f.parent], c.face_genome[face]):
        return say.no("refused-parent-lacks", "10.3c")
    if nursery.size < c.face_smallest[face] or nursery.size > c.face_largest[face]:
        return say.no("refused-outside-limits", "10.3c")
    if not nursery.inheritable(face, f.genome, f.faces):
        return say.no("refused-one-tile", "10.3c")
    return say.no("refused-nowhere-to-live", "10.4")


class DevelopPlace(Choice[Megafauna, frames.DevelopPlace]):
    """Choose where the child of a parent goes, of the same species or of a new one with a genome and faces (bits)."""

    rule: str = "10.4"
    ints: str = "parent child genome=0 faces=0"

    def options(self, s: Megafauna, f: frames.DevelopPlace) -> list[int]:
        if f.child == f.parent:
            return [PLACE + place for place in targets(s, f.child)]
        size = s.size[f.parent]
        habitats = reach(s, f.genome, size, habitats_of(s, f.parent))
        return [PLACE + place for place in homes(s, f.child, f.genome, size, 0, habitats, False)]

    def chosen(self, s: Megafauna, f: frames.DevelopPlace, action: int) -> None:
        if f.child != f.parent:
            found_child(s, f.parent, f.child, f.genome, f.faces)
        settle_child(s, f.child, action - PLACE)

    def refusal(self, s: Megafauna, f: frames.DevelopPlace, action: int) -> Reason | None:
        if not PLACE <= action < PLACE + ALL_PLACES:
            return None
        place = action - PLACE
        habitat = place // PLACE_COUNT
        genome = s.genome[f.child] if f.child == f.parent else f.genome
        size = s.size[f.parent]
        rule = obstacle(s, genome, size, habitat)
        if rule:
            return say.no("refused-ground", rule)
        if habitat not in reach(s, genome, size, habitats_of(s, f.parent)):
            return say.no("refused-too-far", "11.0")
        if place % PLACE_COUNT == HUNT:
            return say.no("refused-no-prey", "14.1")
        return say.no("refused-no-food", "13.1")

    def sought(self, s: Megafauna, f: frames.DevelopPlace) -> list[int]:
        genome = s.genome[f.child] if f.child == f.parent else f.genome
        found: list[int] = []
        for habitat in reach(s, genome, s.size[f.parent], habitats_of(s, f.parent)):
            first = PLACE + habitat * PLACE_COUNT
            tile = s.biome[habitat]
            if tile >= 0:
                found.append(first + BIOME)
                if s.components.husk[tile] >= 0:
                    found.append(first + HUSK)
                found.append(first + HUNT)
            elif s.animals[habitat * PLACE_COUNT + BIOME]:
                # The farm of somebody: nobody looks for food in any other empty slot.
                found.append(first + HUNT)
        return found


def found_child(s: Megafauna, parent: int, child: int, genome: int, faces: int) -> None:
    """10.3: a new species begins with its parent's size and what it inherits."""
    s.found_species(child, s.size[parent])
    if genome & ROADRUNNER_MASK:
        for r in range(ROADRUNNER_COUNT):
            amount = letters(genome, ROADRUNNER + r)
            if amount > 0:
                s.set_track(child, r, amount)
    if faces:
        for face in range(FACE_COUNT):
            if (faces >> face) & 1:
                s.inherit_tile(child, face)
    s.note("log-branches", "10.3", child // SHAPE_COUNT, child, parent, s.size[child], genome)
