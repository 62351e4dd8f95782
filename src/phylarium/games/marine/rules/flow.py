"""The sequence of play: turns, retrieval, rounds; and the table of all steps."""

from __future__ import annotations

from typing import Any, Final

from phylarium.games.marine.rules import (
    cards,
    competition,
    domination,
    elements,
    ending,
    events,
    evolution,
    migration,
    ops,
    pawns,
    setup,
    speciation,
    tectonics,
    traits,
    wanderlust,
)
from phylarium.games.marine.rules.actions import PLACE, RETRIEVE
from phylarium.games.marine.rules.names import (
    ABUNDANCE,
    ADAPTATION,
    ANCIENT_LINEAGE,
    AUTOTROPHS,
    COMPETITION,
    DEPLETION,
    DOMINATION,
    ELEMENT_COUNT,
    EVOLUTION,
    GEYSER,
    HADOPELAGIC,
    MIGRATION,
    PERSONAL_SPACE,
    REGRESSION,
    SMOKER,
    SPACE_COUNT,
    SPACE_INDEX,
    SPACE_SECTION,
    SPECIAL_ONLY,
    SPECIATION,
    TECTONICS,
    WANDERLUST,
)
from phylarium.games.marine.rules.ops import (
    ABUNDANCE_ELEMENT,
    ADAPTATION_ELEMENT,
    AFTER_ACTION,
    ANCIENT_LINEAGE_TILE,
    ANOTHER_TURN,
    AUTOTROPHS_ELEMENT,
    COMPETITION_TILE,
    DEPLETION_ELEMENT,
    DOMINATION_ELEMENT,
    EVOLUTION_TILE,
    MIGRATION_SPECIES,
    NEW_TRAIT,
    NEXT_TURN,
    REGRESSION_CUBE,
    RESEED,
    ROUND_CHECK,
    SCAVENGE_ELEMENT,
    SPECIATION_ELEMENT,
    TECTONICS_TILE,
    TURN,
    WANDERLUST_STACK,
)
from phylarium.games.marine.rules.state import NONE, Marine
from phylarium.games.marine.rules.steps import Act, Choice
from phylarium.kernel.engine import Frame, Step
from phylarium.kernel.message import Reason


class NextTurn(Act):
    """turn.order: the turn of the animal in frame a; the next one up the food chain follows."""

    rule: str = "turn.order"

    def act(self, s: Marine, f: Frame) -> None:
        s.animal = f.a
        s.turn += 1
        s.note("log-turn", "turn.order", f.a, s.round, s.turn)
        s.ask(NEXT_TURN, s.next_animal(f.a))
        s.ask(AFTER_ACTION, f.a)
        s.ask(TURN, f.a)


class Turn(Choice):
    """Place one pawn and take its action, or retrieve all pawns."""

    rule: str = "turn.choice"
    ask: str = "ask-turn"

    def options(self, s: Marine, f: Frame) -> list[int]:
        found = pawns.placements(s, f.a)
        found.append(RETRIEVE)
        return found

    def chosen(self, s: Marine, f: Frame, action: int) -> None:
        if action == RETRIEVE:
            retrieve(s, f.a)
        else:
            s.new_effect()
            begin_action(s, f.a, pawns.place(s, f.a, action))

    def refusal(self, s: Marine, f: Frame, action: int) -> Reason | None:
        if PLACE <= action < PLACE + 7 * SPACE_COUNT:
            return pawns.refusal(s, f.a, action)
        return None

    def sought(self, s: Marine, f: Frame) -> list[int]:
        found = [PLACE + space for space in range(PERSONAL_SPACE)]
        for e in range(ELEMENT_COUNT):
            if s.control[e] == f.a and s.special_at[e] == NONE:
                found.extend(PLACE + (1 + e) * SPACE_COUNT + space for space in range(PERSONAL_SPACE))
        return found


def begin_action(s: Marine, animal: int, space: int) -> None:
    """The action of a space, for the animal whose pawn has just come there."""
    section = SPACE_SECTION[space]
    index = SPACE_INDEX[space]
    special = 1 if SPECIAL_ONLY[space] else 0
    if section == ABUNDANCE:
        s.ask(ABUNDANCE_ELEMENT, animal)
    elif section == AUTOTROPHS:
        s.ask(AUTOTROPHS_ELEMENT, animal, SMOKER if index == 0 else GEYSER)
    elif section == DEPLETION:
        s.ask(DEPLETION_ELEMENT, animal)
    elif section == ADAPTATION:
        s.ask(ADAPTATION_ELEMENT, animal, special)
    elif section == REGRESSION:
        s.ask(REGRESSION_CUBE, animal)
    elif section == SPECIATION:
        if special == 1:
            s.ask(SPECIATION_ELEMENT, animal, NONE)
        elif s.speciation[index] >= 0:
            s.ask(SPECIATION_ELEMENT, animal, s.speciation[index])
        else:
            elements.nothing_to_do(s, animal, SPECIATION, "speciation")
    elif section == WANDERLUST:
        s.ask(WANDERLUST_STACK, animal, special)
    elif section == TECTONICS:
        s.ask(TECTONICS_TILE, animal, special)
    elif section == MIGRATION:
        if special == 1:
            s.ask(MIGRATION_SPECIES, animal, migration.EVERY_SPECIES)
        else:
            s.ask(MIGRATION_SPECIES, animal, migration.allowance(s, animal, index))
    elif section == COMPETITION:
        if special == 1:
            tiles = s.components.competition_special[0]
            s.ask(COMPETITION_TILE, animal, NONE, s.components.competition_special[1], tiles - 1)
        elif s.competition[index] >= 0:
            s.ask(COMPETITION_TILE, animal, s.competition[index], s.components.competition[index])
        else:
            elements.nothing_to_do(s, animal, COMPETITION, "competition")
    elif section == EVOLUTION:
        s.ask(EVOLUTION_TILE, animal, s.evolution[index], s.components.evolution[index])
    elif section == DOMINATION:
        s.ask(DOMINATION_ELEMENT, animal)
    else:
        s.ask(SCAVENGE_ELEMENT, animal)


def all_placed(s: Marine, animal: int) -> bool:
    """trait.hadopelagic: every pawn that the animal controls stands on the display."""
    if s.pawns[animal] > 0:
        return False
    for e in range(ELEMENT_COUNT):
        if s.control[e] == animal and s.special_at[e] == NONE:
            return False
    return True


def retrieve(s: Marine, animal: int) -> None:
    """retrieve: all pawns come back and the food chain cube moves right."""
    deep = s.has(animal, HADOPELAGIC) and all_placed(s, animal)
    count = pawns.take_back(s, animal)
    s.retrieved[animal] = 1
    s.note("log-retrieved", "retrieve", animal, count)
    # Pushed last, done first: Ancient Lineage, the end of the round, the other turn.
    if deep and count > 0:
        s.ask(ANOTHER_TURN, animal, 1)
    s.ask(ROUND_CHECK, animal)
    if s.has(animal, ANCIENT_LINEAGE):
        s.new_effect()
        s.ask(ANCIENT_LINEAGE_TILE, animal, s.components.trait_amount[ANCIENT_LINEAGE])


class RoundCheck(Act):
    """retrieve.round: when all cubes are right the round ends, with a Reseed or with the game."""

    rule: str = "retrieve.round"

    def act(self, s: Marine, f: Frame) -> None:
        for animal in s.playing():
            if s.retrieved[animal] == 0:
                return
        if s.last_round == 1:
            ending.begin_end(s, f.a)
            return
        s.stagnant = 0 if s.card_resolved == 1 else s.stagnant + 1
        s.card_resolved = 0
        if s.stagnant >= s.components.stagnation_rounds:
            s.note("log-stagnation", "end.asteroid", f.a, s.stagnant)
            ending.begin_end(s, f.a)
            return
        s.ask(RESEED, f.a)


class AfterAction(Act):
    """What is looked at after each action: a copied trait that was outgrown."""

    rule: str = "trait.exaptation"

    def act(self, s: Marine, f: Frame) -> None:
        animal = traits.outgrown(s)
        if animal != NONE:
            s.note("log-exaptation", "trait.exaptation", animal)
            s.ask(AFTER_ACTION, f.a)
            traits.draw_traits(s, animal, s.components.traits_dealt, "trait.exaptation")
            s.ask(NEW_TRAIT, animal, 1)


def _table(rows: list[tuple[int, Step[Any]]]) -> list[Step[Any]]:
    """The steps by operation; every operation exactly once."""
    assert sorted(op for op, _ in rows) == list(range(ops.OP_COUNT))
    return [step for _, step in sorted(rows, key=lambda row: row[0])]


STEPS: Final[list[Step[Any]]] = _table(
    [
        (ops.LAY_EARTH, setup.LayEarth()),
        (ops.CHOOSE_ANIMAL, setup.ChooseAnimal()),
        (ops.HAND_OUT, setup.HandOut()),
        (ops.DEAL_TRAITS, setup.DealTraits()),
        (ops.CHOOSE_TRAIT, setup.ChooseTrait()),
        (ops.REVEAL_TRAITS, setup.RevealTraits()),
        (ops.LAY_CARDS, setup.LayCards()),
        (ops.BEGIN_PLAY, setup.BeginPlay()),
        (ops.NEXT_TURN, NextTurn()),
        (ops.TURN, Turn()),
        (ops.AFTER_ACTION, AfterAction()),
        (ops.ROUND_CHECK, RoundCheck()),
        (ops.ABUNDANCE_ELEMENT, elements.AbundanceElement()),
        (ops.ABUNDANCE_CORNER, elements.AbundanceCorner()),
        (ops.AUTOTROPHS_ELEMENT, elements.AutotrophsElement()),
        (ops.AUTOTROPHS_HOW, elements.AutotrophsHow()),
        (ops.DEPLETION_ELEMENT, elements.DepletionElement()),
        (ops.ADAPTATION_ELEMENT, elements.AdaptationElement()),
        (ops.ADAPTATION_WHERE, elements.AdaptationWhere()),
        (ops.REGRESSION_CUBE, elements.RegressionCube()),
        (ops.SPECIATION_ELEMENT, speciation.SpeciationElement()),
        (ops.SPECIATION_TILE, speciation.SpeciationTile()),
        (ops.WANDERLUST_STACK, wanderlust.WanderlustStack()),
        (ops.WANDERLUST_HEX, wanderlust.WanderlustHex()),
        (ops.WANDERLUST_ELEMENT, wanderlust.WanderlustElement()),
        (ops.WANDERLUST_CORNER, wanderlust.WanderlustCorner()),
        (ops.WANDERLUST_BONUS, wanderlust.WanderlustBonus()),
        (ops.WANDERLUST_MOVE, wanderlust.WanderlustMove()),
        (ops.ANOTHER_TURN, wanderlust.AnotherTurn()),
        (ops.TECTONICS_TILE, tectonics.TectonicsTile()),
        (ops.TECTONICS_SIDE, tectonics.TectonicsSide()),
        (ops.TECTONICS_VENT, tectonics.TectonicsVent()),
        (ops.TECTONICS_ADD, tectonics.TectonicsAdd()),
        (ops.MIGRATION_SPECIES, migration.MigrationSpecies()),
        (ops.MIGRATION_TARGET, migration.MigrationTarget()),
        (ops.COMPETITION_TILE, competition.CompetitionTile()),
        (ops.COMPETITION_VICTIM, competition.CompetitionVictim()),
        (ops.EVOLUTION_TILE, evolution.EvolutionTile()),
        (ops.EVOLUTION_CARD, evolution.EvolutionCard()),
        (ops.RESOLVE_CARD, cards.ResolveCard()),
        (ops.REFILL, evolution.Refill()),
        (ops.ENTER_PLAY, cards.EnterPlay()),
        (ops.DOMINATION_ELEMENT, domination.DominationElement()),
        (ops.EXTINCTION, events.Extinction()),
        (ops.SURVIVAL, events.Survival()),
        (ops.RESEED, events.Reseed()),
        (ops.END_GAME, ending.EndGame()),
        (ops.ANCIENT_LINEAGE_TILE, traits.AncientLineageTile()),
        (ops.SCAVENGE_ELEMENT, traits.ScavengeElement()),
        (ops.SCAVENGE_WHERE, traits.ScavengeWhere()),
        (ops.CAMOUFLAGE_PLACE, traits.CamouflagePlace()),
        (ops.EXAPTATION_COPY, traits.ExaptationCopy()),
        (ops.PACK_HUNTERS_PAWN, traits.PackHuntersPawn()),
        (ops.NEW_TRAIT, traits.NewTrait()),
        (ops.OLD_TRAIT, traits.OldTrait()),
        (ops.PLASTICITY_OVERFLOW, traits.PlasticityOverflow()),
        (ops.ADAPTABILITY_DISK, cards.AdaptabilityDisk()),
        (ops.ADAPTABILITY_ELEMENT, cards.AdaptabilityElement()),
        (ops.ASTEROID_TILE, cards.AsteroidTile()),
        (ops.ASTEROID_SURVIVOR, cards.AsteroidSurvivor()),
        (ops.VICTIM, cards.Victim()),
        (ops.BOUNTIFUL_TERRAIN, cards.BountifulTerrain()),
        (ops.BOUNTIFUL_TILE, cards.BountifulTile()),
        (ops.CLADOGENESIS_CARD, cards.CladogenesisCard()),
        (ops.DISEASE_DISK, cards.DiseaseDisk()),
        (ops.FECUNDITY_TILE, cards.FecundityTile()),
        (ops.FERTILE_TILE, cards.FertileTile()),
        (ops.HABITAT_REMOVE, cards.HabitatRemove()),
        (ops.HABITAT_ELEMENT, cards.HabitatElement()),
        (ops.PLACE_ON_CORNER, cards.PlaceOnCorner()),
        (ops.EXODUS_TILE, cards.ExodusTile()),
        (ops.EXODUS_SPECIES, cards.ExodusSpecies()),
        (ops.EXODUS_TARGET, cards.ExodusTarget()),
        (ops.METAMORPHOSIS_DISK, cards.MetamorphosisDisk()),
        (ops.METAMORPHOSIS_ELEMENT, cards.MetamorphosisElement()),
        (ops.NICHE_ELEMENT, cards.NicheElement()),
        (ops.NICHE_CORNER, cards.NicheCorner()),
        (ops.OMNIVORE_TILE, cards.OmnivoreTile()),
        (ops.OMNIVORE_ELEMENT, cards.OmnivoreElement()),
        (ops.EXPLOSION_TILE, cards.ExplosionTile()),
        (ops.PROFLIGATE_TILE, cards.ProfligateTile()),
        (ops.PROFLIGATE_VICTIM, cards.ProfligateVictim()),
        (ops.RADIATION_TILE, cards.RadiationTile()),
        (ops.RADIATION_SPECIES, cards.RadiationSpecies()),
        (ops.TERRESTRIAL_TILE, cards.TerrestrialTile()),
        (ops.TERRESTRIAL_ELEMENT, cards.TerrestrialElement()),
        (ops.TERRESTRIAL_CORNER, cards.TerrestrialCorner()),
        (ops.TERRESTRIAL_SPECIES, cards.TerrestrialSpecies()),
        (ops.CASCADE_TILE, cards.CascadeTile()),
        (ops.CASCADE_ELEMENT, cards.CascadeElement()),
        (ops.DEAL_ANIMALS, setup.DealAnimals()),
    ]
)
