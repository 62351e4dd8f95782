"""The sequence of play: turns, retrieval, rounds; and the table of all steps."""

from __future__ import annotations

from phylarium.games.marine.rules import ending, frames, migration, pawns, traits
from phylarium.games.marine.rules.actions import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.steps import nothing_to_do
from phylarium.games.marine.rules.values import *
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Reason


class NextTurn(Act[Marine, frames.NextTurn]):
    """turn.order: the turn of the acting animal; the next one up the food chain follows."""

    def act(self, s: Marine, f: frames.NextTurn) -> None:
        s.animal = f.actor
        s.turn += 1
        s.note("log-turn", "turn.order", f.actor, s.round, s.turn)
        s.push(frames.NextTurn(s.next_animal(f.actor)))
        s.push(frames.AfterAction(f.actor))
        s.push(frames.Turn(f.actor))


class Turn(Choice[Marine, frames.Turn]):
    """turn.choice: place one pawn and take its action, or retrieve all pawns."""

    def options(self, s: Marine, f: frames.Turn) -> list[int]:
        found = pawns.placements(s, f.actor)
        found.append(RETRIEVE)
        return found

    def chosen(self, s: Marine, f: frames.Turn, action: int) -> None:
        if action == RETRIEVE:
            if s.journal is not None and len(self.options(s, f)) == 1:
                s.note("log-must-retrieve", "turn.must-retrieve", f.actor)
            retrieve(s, f.actor)
        else:
            s.new_effect()
            begin_action(s, f.actor, pawns.place(s, f.actor, action))

    def refusal(self, s: Marine, f: frames.Turn, action: int) -> Reason | None:
        return pawns.refusal(s, f.actor, action) if PLACE <= action < PLACE + 7 * SPACE_COUNT else None

    def sought(self, s: Marine, f: frames.Turn) -> list[int]:
        found = [PLACE + space for space in range(PERSONAL_SPACE)]
        for e in range(ELEMENT_COUNT):
            if s.control[e] == f.actor and s.special_at[e] == NONE:
                found.extend(PLACE + (1 + e) * SPACE_COUNT + space for space in range(PERSONAL_SPACE))
        return found


def begin_action(s: Marine, animal: int, space: int) -> None:
    """The action of a space, for the animal whose pawn has just come there."""
    section = SPACE_SECTION[space]
    index = SPACE_INDEX[space]
    special = 1 if SPECIAL_ONLY[space] else 0
    if section == ABUNDANCE:
        s.push(frames.AbundanceElement(animal))
    elif section == AUTOTROPHS:
        s.push(frames.AutotrophsElement(animal, SMOKER if index == 0 else GEYSER))
    elif section == DEPLETION:
        s.push(frames.DepletionElement(animal))
    elif section == ADAPTATION:
        s.push(frames.AdaptationElement(animal, special))
    elif section == REGRESSION:
        s.push(frames.RegressionCube(animal))
    elif section == SPECIATION:
        if special == 1:
            s.push(frames.SpeciationElement(animal, NONE))
        elif s.speciation[index] >= 0:
            s.push(frames.SpeciationElement(animal, s.speciation[index]))
        else:
            nothing_to_do(s, animal, SPECIATION, "speciation")
    elif section == WANDERLUST:
        s.push(frames.WanderlustStack(animal, special))
    elif section == TECTONICS:
        s.push(frames.TectonicsTile(animal, special))
    elif section == MIGRATION:
        if special == 1:
            s.push(frames.MigrationSpecies(animal, migration.ANY_NUMBER))
        else:
            s.push(frames.MigrationSpecies(animal, migration.allowance(s, animal, index)))
    elif section == COMPETITION:
        if special == 1:
            tiles, most = s.components.competition_special
            s.push(frames.CompetitionTile(animal, NONE, most, more=tiles - 1))
        elif s.competition[index] >= 0:
            s.push(frames.CompetitionTile(animal, s.competition[index], s.components.competition[index]))
        else:
            nothing_to_do(s, animal, COMPETITION, "competition")
    elif section == EVOLUTION:
        s.push(frames.EvolutionTile(animal, s.evolution[index], s.components.evolution[index]))
    elif section == DOMINATION:
        s.push(frames.DominationElement(animal))
    else:
        s.push(frames.ScavengeElement(animal))


def idle_pawns(s: Marine, animal: int) -> int:
    """trait.hadopelagic: the pawns, special ones too, that the animal controls and that are not on the display."""
    count = s.pawns[animal]
    for e in range(ELEMENT_COUNT):
        if s.control[e] == animal and s.special_at[e] == NONE:
            count += 1
    return count


def retrieve(s: Marine, animal: int) -> None:
    """retrieve: all pawns come back and the food chain cube moves right."""
    deep = s.has(animal, HADOPELAGIC) and idle_pawns(s, animal) <= s.components.trait_amount[HADOPELAGIC]
    count = pawns.take_back(s, animal)
    s.retrieved[animal] = 1
    s.note("log-retrieved", "retrieve", animal, count)
    # Pushed last, done first: Ancient Lineage, the end of the round, the other turn.
    if deep and count > 0:
        s.push(frames.AnotherTurn(animal, hadopelagic=1))
    s.push(frames.RoundCheck(animal))
    if s.has(animal, ANCIENT_LINEAGE):
        s.new_effect()
        s.push(frames.AncientLineageTile(animal, s.components.trait_amount[ANCIENT_LINEAGE]))


class RoundCheck(Act[Marine, frames.RoundCheck]):
    """retrieve.round: when all cubes are right the round ends, with a Reseed or with the game."""

    def act(self, s: Marine, f: frames.RoundCheck) -> None:
        for animal in s.playing():
            if s.retrieved[animal] == 0:
                return
        if s.last_round == 1:
            ending.begin_end(s, f.actor)
            return
        s.stagnant = 0 if s.card_resolved == 1 else s.stagnant + 1
        s.card_resolved = 0
        if s.stagnant >= s.components.stagnation_rounds:
            s.note("log-stagnation", "end.asteroid", f.actor, s.stagnant)
            ending.begin_end(s, f.actor)
            return
        s.push(frames.Reseed(f.actor))


class AfterAction(Act[Marine, frames.AfterAction]):
    """trait.exaptation: what is looked at after each action: a copied trait that was outgrown."""

    def act(self, s: Marine, f: frames.AfterAction) -> None:
        animal = traits.outgrown(s)
        if animal != NONE:
            s.note("log-exaptation", "trait.exaptation", animal)
            s.push(frames.AfterAction(f.actor))
            traits.draw_traits(s, animal, s.components.traits_dealt, "trait.exaptation")
            s.push(frames.NewTrait(animal, traits.BY_EXAPTATION))
