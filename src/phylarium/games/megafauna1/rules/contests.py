"""Contests: who stays in a crowded place, who moves aside, who dies (4.3, 12, 13, 14).

The contests of a habitat do not depend on any other habitat, and only habitats that changed in a turn
are looked at. Those of one habitat are worked out on a copy of what stands there. Where an owner must
choose, nothing has changed yet: the answer is kept in the state, and all is worked out again with it.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.extinction import deport, perish
from phylarium.games.megafauna1.rules.genomes import GENE_BITS, GENE_MASK
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, hunts, may_stay
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act, Choice, Frame, bits_of
from phylarium.kernel.message import Reason

UNITS: Final = sum(1 << (ANIMAL_BITS * species) for species in range(SPECIES_COUNT))
"""The bit of a first animal of each species."""

CROWD: Final = -2
"""What `sole` says of a place with several in it."""

# Where a contestant is while a habitat is worked out: a part of it, or one of these.
DISPLACED: Final = 3
DEAD: Final = 4

# Why a contestant loses its place: indexes of the two tables below.
UNFED: Final = 0; LATER: Final = 1; NICHE: Final = 2; DEFENCE: Final = 3; TOOTHLESS: Final = 4  # fmt: skip
GIVES_WAY: Final = 5; NO_PREY: Final = 6; PHYSIOLOGY: Final = 7; TOOTHY: Final = 8; STEPS_BACK: Final = 9  # fmt: skip
LOSES: Final[list[str]] = [
    "log-loses-food", "log-loses-later", "log-loses-niche", "log-loses-defence", "log-loses-teeth",
    "log-loses-choice", "log-loses-prey", "log-loses-physiology", "log-loses-carnivore-teeth", "log-loses-choice",
]  # fmt: skip
LOSES_BY: Final[list[str]] = [
    "13.1", "13.5", "13.2", "13.3", "13.4", "13.4", "14.1", "14.2", "14.3", "14.3",
]  # fmt: skip

# The merit of a herbivore: teeth, and more for division of labour, then SAFE, then the amount of the niche.
MOST_TEETH: Final = 16; SAFE: Final = 32; NICHE_UNIT: Final = 64  # fmt: skip
# The rank of a carnivore: teeth as above, then the amount of physiology.
PHYSIOLOGY_UNIT: Final = 64


# --- queries ----------------------------------------------------------------------------------


def sole(animals: int, invaders: int) -> int:
    """The only one in a place (a species or an immigrant tile), NONE, or CROWD."""
    if animals:
        if invaders or animals & (animals - 1) or animals & UNITS == 0:
            return CROWD
        return (animals.bit_length() - 1) // ANIMAL_BITS
    if invaders:
        return CROWD if invaders > INVADER_MASK else invaders - 1 + IMMIGRANT
    return NONE


def suits(s: Megafauna, hunter: int, prey: int) -> bool:
    """14.1, 10.4: whether a carnivore can eat a herbivore; both a species or an immigrant tile."""
    if hunter == prey:
        return False
    if prey < SPECIES_COUNT:
        genome = s.genome[prey]
        size = s.size[prey]
    else:
        genome = s.components.immigrant_genome[prey - IMMIGRANT]
        size = s.components.immigrant_size[prey - IMMIGRANT]
    if hunter < SPECIES_COUNT:
        return hunts(s.genome[hunter], s.size[hunter], s.cultures[hunter], genome, size)
    # 14.4a: an immigrant has the size of its prey.
    return hunts(s.components.immigrant_genome[hunter - IMMIGRANT], 0, 0, genome, size)


def fed(s: Megafauna, eater: int, habitat: int, part: int) -> bool:
    """13.1: whether a species or an immigrant can eat in the biome of a habitat or in its husking triangle."""
    if eater >= SPECIES_COUNT:
        return s.immigrant_lives(eater, habitat * PLACE_COUNT + part)
    tile = s.biome[habitat]
    if tile < 0:
        return s.lives(eater, habitat * PLACE_COUNT + part)
    return s.feeds(s.genome[eater], s.size[eater], habitat, part)


def stands(s: Megafauna, eater: int, ground: int) -> bool:
    """7.3f, 11.1: whether a ground bears a species or an immigrant."""
    if eater < SPECIES_COUNT:
        return may_stay(s.genome[eater], s.size[eater], ground)
    kind = s.components.immigrant_ground[eater - IMMIGRANT]
    return ground != ICE and kind in (AMPHIBIAN, ground)


def at_rest(s: Megafauna, habitat: int) -> bool:
    """4.3a, 4.3b: whether nobody in a habitat has to compete and all have food. False may mean: look closer."""
    first = habitat * PLACE_COUNT
    animals = s.animals
    invaders = s.invaders
    grazer = husker = hunter = NONE
    if animals[first] or invaders[first]:
        grazer = sole(animals[first], invaders[first])
        if grazer == CROWD:
            return False
    if animals[first + HUNT] or invaders[first + HUNT]:
        hunter = sole(animals[first + HUNT], invaders[first + HUNT])
        if hunter == CROWD:
            return False
    if animals[first + HUSK] or invaders[first + HUSK]:
        husker = sole(animals[first + HUSK], invaders[first + HUSK])
        if husker == CROWD:
            return False
    if grazer >= 0 and not fed(s, grazer, habitat, BIOME):
        return False
    if husker >= 0 and not fed(s, husker, habitat, HUSK):
        return False
    if hunter < 0:
        return True
    if not stands(s, hunter, s.ground(habitat)):
        return False
    return (grazer >= 0 and suits(s, hunter, grazer)) or (husker >= 0 and suits(s, hunter, husker))


def merit_of(s: Megafauna, eater: int, niche: int, is_prey: bool) -> int:
    """13.2-13.4: what decides between herbivores, in one number: the niche, then the defence, then the teeth."""
    if eater < SPECIES_COUNT:
        colour = eater // SHAPE_COUNT
        genome = s.genome[eater]
        size = s.size[eater]
        # 9.2d: division of labour is worth more than any teeth.
        merit = TEETH[colour] + ((s.cultures[eater] >> LABOUR) & 1) * MOST_TEETH
    else:
        colour = NONE
        genome = s.components.immigrant_genome[eater - IMMIGRANT]
        size = s.components.immigrant_size[eater - IMMIGRANT]
        merit = HERBIVORE_TEETH
    if not is_prey:
        merit += SAFE
    if niche >= COLOUR:
        if colour == niche - COLOUR:
            merit += NICHE_UNIT
    elif niche == SIZE:
        merit += size * NICHE_UNIT
    elif niche >= 0:
        merit += (genome >> (GENE_BITS * niche) & GENE_MASK) * NICHE_UNIT
    return merit


def rank_of(s: Megafauna, eater: int) -> int:
    """14.2, 14.3: what decides between carnivores, in one number: the physiology, then the teeth; fewer are better."""
    if eater >= SPECIES_COUNT:
        # 14.4b: an immigrant has the fewest.
        genome = s.components.immigrant_genome[eater - IMMIGRANT]
        fangs = HERBIVORE_TEETH - PREDATOR_TEETH
    else:
        genome = s.genome[eater]
        # 9.2d: division of labour is worth more than any teeth.
        fangs = HERBIVORE_TEETH - TEETH[eater // SHAPE_COUNT] + ((s.cultures[eater] >> LABOUR) & 1) * MOST_TEETH
    return (genome >> P_SHIFT & GENE_MASK) * PHYSIOLOGY_UNIT + fangs


# --- one habitat ------------------------------------------------------------------------------


class Bout:
    """The contests of one habitat, worked out on a copy of who stands there."""

    def __init__(self, s: Megafauna, habitat: int, answers: list[int]) -> None:
        self.s = s
        self.habitat = habitat
        tile = s.biome[habitat]
        self.niche = s.components.niche[tile] if tile >= 0 else NONE
        """12.0a, 13.2c: the same for leaves and husks; a farm has none."""
        self.husky = tile >= 0 and s.components.husk[tile] >= 0
        """Whether there is a husking triangle."""
        first = habitat * PLACE_COUNT
        self.first = first
        self.answers = answers
        """What owners have said so far, in the order of the questions."""
        self.used = 0
        self.question: Frame | None = None
        """What an owner must say before it goes on."""
        who: list[int] = []
        origin: list[int] = []
        standing: list[list[int]] = []
        animals = s.animals
        invaders = s.invaders
        for part in range(PLACE_COUNT):
            there: list[int] = []
            standing.append(there)
            packed = animals[first + part]
            while packed:
                # As `Megafauna.crowd` has it, without a call for each place.
                species = ((packed & -packed).bit_length() - 1) // ANIMAL_BITS
                packed -= ONE[species]
                there.append(len(who))
                who.append(species)
                origin.append(part)
            if invaders[first + part]:
                for immigrant in s.invaders_at(first + part):
                    there.append(len(who))
                    who.append(immigrant)
                    origin.append(part)
        self.who = who
        """The contestants: species, and immigrant tiles in order of arrival."""
        self.origin = origin
        self.standing = standing
        """By part, the contestants that stand there."""
        self.where = origin.copy()
        """By contestant, the part in which it is now, DISPLACED or DEAD."""
        self.lost = [0] * len(who)
        """By contestant, bits of the parts in which it has lost."""
        self.losers: list[int] = []
        self.reasons: list[int] = []
        self.story: list[int] = []
        """For the log, three ints a line: contestant, part, and why it lost or (from DISPLACED on) where it went."""

    def join(self, species: int, part: int) -> None:
        """One more animal, after all others."""
        self.standing[part].append(len(self.who))
        self.who.append(species)
        self.origin.append(part)
        self.where.append(part)
        self.lost.append(0)

    def run(self) -> None:
        """4.3: contests, until nothing changes or an owner must answer a question first."""
        standing = self.standing
        while True:
            if standing[BIOME]:
                self.herbivores(BIOME)
                if self.question is not None:
                    return
            if standing[HUSK]:
                self.herbivores(HUSK)
                if self.question is not None:
                    return
            if standing[HUNT]:
                self.carnivores()
                if self.question is not None:
                    return
            if not self.losers or not self.resettle():
                return
            self.losers = []
            self.reasons = []

    # --- what several contests need ---

    def lose(self, i: int, reason: int) -> None:
        part = self.where[i]
        self.losers.append(i)
        self.reasons.append(reason)
        self.lost[i] |= 1 << part
        self.standing[part].remove(i)
        self.where[i] = DISPLACED

    def answer(self) -> int:
        """The owner's answer to the question that comes up, or NONE where it must still be asked."""
        if self.used == len(self.answers):
            return NONE
        self.used += 1
        return self.answers[self.used - 1]

    def yielding(self, field: list[int]) -> int:
        """13.4, 14.3: which of one owner's equal contestants loses; NONE while the owner has not said."""
        who = self.who
        tied = 0
        for i in field:
            tied |= 1 << who[i]
        if tied & (tied - 1) == 0:
            # All of them are of one species.
            return field[-1]
        species = self.answer()
        if species < 0:
            carnivores = 1 if self.where[field[0]] == HUNT else 0
            self.question = frames.ChooseLoser(who[field[0]] // SHAPE_COUNT, self.habitat, tied, carnivores)
            return NONE
        for i in field:
            if who[i] == species:
                return i
        return NONE

    # --- 13: herbivores ---

    def herbivores(self, part: int) -> None:
        """13.0: one stays in a biome, one in its husking triangle."""
        s = self.s
        who = self.who
        field = self.standing[part]
        habitat = self.habitat
        if len(field) == 1:
            if not fed(s, who[field[0]], habitat, part):
                self.lose(field[0], UNFED)
            return
        left: list[int] = []
        immigrants = 0
        for i in field.copy():
            eater = who[i]
            if fed(s, eater, habitat, part):
                left.append(i)
                if eater >= SPECIES_COUNT:
                    immigrants += 1
            else:
                self.lose(i, UNFED)
        if len(left) < 2:
            return
        if immigrants > 1:
            left = self.first_immigrant(left)
        merits: list[int] = []
        best = 0
        hunters = self.standing[HUNT]
        for i in left:
            eater = who[i]
            # 13.3: one that suits any of the carnivores there has no defence.
            hunted = False
            for hunter in hunters:
                if suits(s, who[hunter], eater):
                    hunted = True
                    break
            merit = merit_of(s, eater, self.niche, hunted)
            merits.append(merit)
            if merit > best:
                best = merit
        equal: list[int] = []
        for k, i in enumerate(left):
            if merits[k] == best:
                equal.append(i)
            else:
                self.lose(i, shortcoming(merits[k], best))
        while len(equal) > 1:
            loser = self.yielding(equal)
            if loser < 0:
                return
            equal.remove(loser)
            self.lose(loser, GIVES_WAY)

    def first_immigrant(self, field: list[int]) -> list[int]:
        """13.5: of several immigrants the one that was there first stays."""
        left: list[int] = []
        kept = False
        for i in field:
            if self.who[i] >= SPECIES_COUNT:
                if kept:
                    self.lose(i, LATER)
                    continue
                kept = True
            left.append(i)
        return left

    # --- 14: carnivores ---

    def menu(self, i: int, preys: list[int]) -> int:
        """14.1: bits of the preys that suit a carnivore."""
        found = 0
        s = self.s
        who = self.who
        hunter = who[i]
        if stands(s, hunter, s.ground(self.habitat)):
            for k, prey in enumerate(preys):
                if suits(s, hunter, who[prey]):
                    found |= 1 << k
        return found

    def carnivores(self) -> None:
        """14.0: each prey feeds one carnivore; the better ones are fed first."""
        hunters = self.standing[HUNT]
        preys = self.standing[BIOME] + self.standing[HUSK]
        if len(hunters) == 1:
            if not preys or self.menu(hunters[0], preys) == 0:
                self.lose(hunters[0], NO_PREY)
            return
        menus = [0] * len(self.who)
        ranks = [0] * len(self.who)
        waiting: list[int] = []
        for i in hunters.copy():
            menus[i] = self.menu(i, preys)
            if menus[i] == 0:
                self.lose(i, NO_PREY)
            else:
                waiting.append(i)
        if len(waiting) < 2:
            return
        top = 0
        for i in waiting:
            ranks[i] = rank_of(self.s, self.who[i])
            if ranks[i] > top:
                top = ranks[i]
        eaten = 0
        seated = 0
        best = top
        while seated < len(preys):
            group = [i for i in waiting if ranks[i] == best]
            if len(group) > 1 and self.who[group[0]] >= SPECIES_COUNT:
                # Of equal immigrants the first arrived comes first (13.5, 14.4).
                group = [group[0]]
            waiting = [i for i in waiting if i not in group]
            while len(group) > 0 and seated + len(group) > different(eaten, menus, group):
                loser = self.unseated(eaten, seated, menus, group)
                if loser < 0:
                    return
                group.remove(loser)
                if best < top:
                    self.lose(loser, inferiority(best, top))
                else:
                    self.lose(loser, STEPS_BACK if self.who[loser] < SPECIES_COUNT else LATER)
            for i in group:
                eaten |= menus[i]
                seated += 1
            if not waiting:
                return
            best = 0
            for i in waiting:
                if ranks[i] > best:
                    best = ranks[i]
        for i in waiting:
            self.lose(i, LATER if ranks[i] == top else inferiority(ranks[i], top))

    def unseated(self, eaten: int, seated: int, menus: list[int], group: list[int]) -> int:
        """14.3: who of a group of equals goes unfed; only where it makes room, and as the owner wants."""
        room = fewer(seated + len(group), different(eaten, menus, group))
        spare: list[int] = []
        for i in group:
            others = [k for k in group if k != i]
            if fewer(seated + len(others), different(eaten, menus, others)) == room:
                spare.append(i)
        return self.yielding(spare) if spare else group[-1]

    # --- 13.6, 14.0: moving aside ---

    def resettle(self) -> bool:
        """13.6: all who lost move at the same moment to free places of the habitat; who finds none dies.

        Whether anybody did move, so that there is something to look at again.
        """
        targets: list[int] = []
        for i in self.losers:
            parts = self.refuges(i)
            target = DEAD
            if parts:
                target = self.choose_refuge(i, parts)
                if target < 0:
                    return False
            targets.append(target)
        moved = False
        for k in range(len(targets)):
            i = self.losers[k]
            target = targets[k]
            if target == DEAD and self.reasons[k] == NO_PREY and self.follows(i, targets):
                # Its prey has only moved aside.
                target = HUNT
            self.where[i] = target
            if self.s.journal is not None:
                self.story.append(i)
                self.story.append(self.reasons[k])
                self.story.append(target)
            if target != DEAD:
                self.standing[target].append(i)
                moved = True
        return moved

    def refuges(self, i: int) -> list[int]:
        """13.6: the parts of the habitat that are free, feed a loser, and have not seen it lose."""
        s = self.s
        eater = self.who[i]
        lost = self.lost[i]
        grazers = self.standing[BIOME]
        huskers = self.standing[HUSK]
        found: list[int] = []
        if lost & (1 << BIOME) == 0 and not grazers and fed(s, eater, self.habitat, BIOME):
            found.append(BIOME)
        if self.husky and lost & (1 << HUSK) == 0 and not huskers and fed(s, eater, self.habitat, HUSK):
            found.append(HUSK)
        hunters = self.standing[HUNT]
        if (
            lost & (1 << HUNT) == 0
            and len(hunters) < len(grazers) + len(huskers)
            and eater < SPECIES_COUNT
            and s.seat_of[eater // SHAPE_COUNT] != TUSKER
        ):
            preys = grazers + huskers
            menu = self.menu(i, preys)
            if menu:
                for other in hunters:
                    menu |= self.menu(other, preys)
                if len(hunters) < bits(menu):
                    found.append(HUNT)
        return found

    def choose_refuge(self, i: int, parts: list[int]) -> int:
        """The only refuge, or the one that the owner says.

        Neither immigrants nor the tusker have a choice: they keep to plants or to meat.
        """
        if len(parts) == 1:
            return parts[0]
        said = self.answer()
        if said < 0:
            refuges = 0
            for part in parts:
                refuges |= 1 << part
            species = self.who[i]
            self.question = frames.MoveLoser(species // SHAPE_COUNT, species, self.habitat, refuges)
        return said

    def follows(self, i: int, targets: list[int]) -> bool:
        """Whether one that moves to plants of the same habitat is prey for a carnivore that lost the last."""
        if not stands(self.s, self.who[i], self.s.ground(self.habitat)):
            return False
        for k in range(len(self.losers)):
            if targets[k] < HUNT and suits(self.s, self.who[i], self.who[self.losers[k]]):
                return True
        return False

    # --- what comes of it ---

    def conclude(self) -> None:
        """Tell what happened, then move and eliminate."""
        s = self.s
        if s.journal is not None:
            self.tell()
        for i, source in enumerate(self.origin):
            target = self.where[i]
            if source == target:
                continue
            eater = self.who[i]
            if target == DEAD:
                if eater < SPECIES_COUNT:
                    perish(s, eater, self.first + source, "13.6")
                else:
                    deport(s, eater, self.first + source, "13.6")
            elif eater < SPECIES_COUNT:
                s.lift_animal(eater, self.first + source)
                s.place_animal(eater, self.first + target)
            else:
                s.lift_invader(eater, self.first + source)
                s.place_invader(eater, self.first + target)

    def tell(self) -> None:
        s = self.s
        for at in range(0, len(self.story), 3):
            eater = self.who[self.story[at]]
            reason = self.story[at + 1]
            target = self.story[at + 2]
            colour = eater // SHAPE_COUNT if eater < SPECIES_COUNT else NONE
            s.note(LOSES[reason], LOSES_BY[reason], colour, eater, self.habitat)
            if target != DEAD:
                s.note("log-moves-aside", "13.6", colour, eater, self.first + target)


def would_stay(s: Megafauna, species: int, place: int) -> bool:
    """Whether one more herbivore would still be in a place, which feeds it, after the contests.

    Not sure where an owner has to choose.
    """
    habitat = place // PLACE_COUNT
    tile = s.biome[habitat]
    rival = sole(s.animals[place], s.invaders[place])
    if tile >= 0 and rival >= 0 and at_rest(s, habitat):
        # The place decides between two, and nobody else there has to move.
        above = habitat * PLACE_COUNT + HUNT
        hunter = sole(s.animals[above], s.invaders[above])
        niche = s.components.niche[tile]
        mine = merit_of(s, species, niche, hunter >= 0 and suits(s, hunter, species))
        other = merit_of(s, rival, niche, hunter >= 0 and suits(s, hunter, rival))
        if mine != other:
            return mine > other
    bout = Bout(s, habitat, [])
    newcomer = len(bout.who)
    bout.join(species, place - habitat * PLACE_COUNT)
    bout.run()
    return bout.question is not None or bout.where[newcomer] == bout.origin[newcomer]


def shortcoming(merit: int, best: int) -> int:
    """Why a herbivore loses to a better one: the first of 13.2 to 13.4 in which it is behind."""
    if merit // NICHE_UNIT < best // NICHE_UNIT:
        return NICHE
    return DEFENCE if merit // SAFE < best // SAFE else TOOTHLESS


def inferiority(rank: int, top: int) -> int:
    """Why a carnivore loses to a better one: 14.2 or 14.3."""
    return PHYSIOLOGY if rank // PHYSIOLOGY_UNIT < top // PHYSIOLOGY_UNIT else TOOTHY


def bits(mask: int) -> int:
    """How many of the two preys are in a mask."""
    return (mask & 1) + (mask >> 1)


def different(eaten: int, menus: list[int], group: list[int]) -> int:
    """How many different preys suit those already fed and a group together: so many can eat at most."""
    for i in group:
        eaten |= menus[i]
    return bits(eaten)


def fewer(a: int, b: int) -> int:
    return a if a < b else b


# --- the steps --------------------------------------------------------------------------------


class Contest(Act[Megafauna, frames.Contest]):
    """4.3: the contests of every habitat that changed; the answers of owners are about the first of them."""

    def act(self, s: Megafauna, f: frames.Contest) -> None:
        if s.stirred:
            touch_stirred(s)
        touched = s.touched
        while touched:
            bit = touched & -touched
            habitat = bit.bit_length() - 1
            if not at_rest(s, habitat):
                bout = Bout(s, habitat, s.answers)
                bout.run()
                if bout.question is not None:
                    s.push(bout.question)
                    return
                bout.conclude()
                s.answers.clear()
                touched = s.touched
            touched &= ~bit
            s.touched = touched


def touch_stirred(s: Megafauna) -> None:
    """A species that changed is looked at wherever it is."""
    left = s.stirred
    while left:
        bit = left & -left
        s.touched |= s.where[bit.bit_length() - 1]
        left ^= bit
    s.stirred = 0


def answered(s: Megafauna, colour: int, answer: int) -> None:
    """Work the habitat out again with one more answer."""
    s.answers.append(answer)
    s.push(frames.Contest(colour))


class ChooseLoser(Choice[Megafauna, frames.ChooseLoser]):
    """13.4: choose which of your tied species (bits), all of them carnivores or none, loses an animal in a habitat."""

    ints: str = "habitat tied carnivores"

    def options(self, s: Megafauna, f: frames.ChooseLoser) -> list[int]:
        return [SPECIES_AT + species for species in bits_of(f.tied)]

    def chosen(self, s: Megafauna, f: frames.ChooseLoser, action: int) -> None:
        answered(s, f.actor, action - SPECIES_AT)

    def cites(self, s: Megafauna, f: frames.ChooseLoser) -> str:
        return "14.3" if f.carnivores == 1 else "13.4"

    def refusal(self, s: Megafauna, f: frames.ChooseLoser, action: int) -> Reason | None:
        if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
            return say.no("refused-not-in-tie", self.cites(s, f))
        return None


class MoveLoser(Choice[Megafauna, frames.MoveLoser]):
    """Choose to which of its refuges (bits of the parts of the habitat) your animal goes that has lost its place."""

    rule: str = "13.6"
    ints: str = "species habitat refuges"

    def options(self, s: Megafauna, f: frames.MoveLoser) -> list[int]:
        first = PLACE + f.habitat * PLACE_COUNT
        return [first + part for part in range(PLACE_COUNT) if (f.refuges >> part) & 1]

    def chosen(self, s: Megafauna, f: frames.MoveLoser, action: int) -> None:
        answered(s, f.actor, (action - PLACE) % PLACE_COUNT)

    def refusal(self, s: Megafauna, f: frames.MoveLoser, action: int) -> Reason | None:
        if PLACE <= action < PLACE + ALL_PLACES:
            if (action - PLACE) // PLACE_COUNT != f.habitat:
                return say.no("refused-other-habitat", "13.6")
            return say.no("refused-not-free", "13.6")
        return None
