"""The fields of a state of Marine, each declared once."""

from __future__ import annotations

from phylarium.games.marine.rules.board import *
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.options import OPTIONS
from phylarium.games.marine.rules.values import *
from phylarium.kernel.fields import Field, each, option_fields, pairs

NEEDS = pairs(ANIMALS, ELEMENTS)
PAWNS = [*ANIMALS, *(f"special {element}" for element in ELEMENTS)]
STANDING = pairs(ANIMALS, HEXES)
LOOSE = pairs(BOXES, ELEMENTS)


FIELDS: tuple[Field, ...] = (
    *option_fields(OPTIONS),
    each(ANIMALS, "seat_of", NONE, "The seat that plays each animal."),
    # Earth.
    each(HEXES, "ground", NONE, "The large tile in each hex.", TERRAINS),
    each(HEXES, "vent", 0, "SMOKER or GEYSER where a vent tile lies on top.", SIDES),
    each(HEXES, "terrain", NONE, "What a hex counts as: its tile, or VENT.", TERRAINS),
    each(CORNERS, "element", NONE, "What lies on each corner.", ELEMENTS),
    each(STANDING, "species"),
    # Animal displays.
    each(ANIMALS, "pool", 0, "Species in the gene pool."),
    each(ANIMALS, "lost", 0, "Eliminated species, back in the box."),
    each(NEEDS, "printed"),
    each(NEEDS, "disks"),
    each(ANIMALS, "spare_spaces", 0, "Element spaces of the display itself that can hold disks."),
    each(ANIMALS, "vp"),
    each(ANIMALS, "retrieved", 0, "1 where the food chain cube stands in the right box."),
    # Action display.
    each(LOOSE, "display", 0, "Loose elements in its sections."),
    Field("speciation", [NONE] * 4, values=ELEMENTS),
    Field("regression", [NONE] * 2, values=ANIMALS),
    Field("competition", [NONE] * 3, values=TERRAINS),
    Field("evolution", [NONE] * 5, values=TERRAINS),
    each(ELEMENTS, "bag"),
    each(TERRAINS, "terrain_bag"),
    # Pawns.
    each(SPACES, "spaces", EMPTY, "Who stands on each action space.", PAWNS),
    each(ANIMALS, "pawns", 0, "Basic pawns in front of their owner."),
    each(ANIMALS, "pawns_owned"),
    each(ELEMENTS, "control", NONE, "Who controls each special pawn.", ANIMALS),
    each(ELEMENTS, "special_at", NONE, "The space on which each special pawn stands.", SPACES),
    each(ELEMENTS, "target"),
    # Cards.
    Field("deck", [], "Top card last.", values=CARDS, hidden="all"),
    Field("boxed", [], "Put back unseen.", values=CARDS, hidden="all"),
    Field("row", [NONE] * 5, "Slot 1 first.", values=CARDS),
    Field("discard", [], "Top card last.", values=CARDS),
    Field("traits", [NONE] * (len(ANIMALS) * 2), "Up to two in front of each animal.", values=TRAITS),
    each(ANIMALS, "copied", NONE, "The trait that Exaptation copies.", TRAITS),
    each(ANIMALS, "abilities", 0, "Bits of the traits that work for each animal, copied ones too.", bits=TRAITS),
    Field("trait_box", 0, "Bits of the traits that nobody holds.", bits=TRAITS, hidden="partly"),
    each(ANIMALS, "hands", 0, "Traits to choose from; below 0: -1 minus how many.", bits=TRAITS, hidden="partly"),
    each(ANIMALS, "kept", 0, "Traits chosen and not yet shown, as in `hands`.", bits=TRAITS, hidden="partly"),
    each(ANIMALS, "budded", 0, "1 where Budding Intelligence has given its pawn."),
    # Tiles to come.
    Field("stacks", [NONE] * 21, "Three stacks of up to seven, bottom first.", values=TERRAINS, hidden="partly"),
    Field("heights", [0] * 3),
    Field("vents_left", 0),
    # Course of the game.
    Field("animal", NONE, "Whose turn it is.", values=ANIMALS),
    Field("round", 1),
    Field("turn", 0),
    Field("last_round", 0, "1 once the Asteroid was chosen."),
    Field("card_resolved", 0, "1 if an evolution card was resolved in this round."),
    Field("stagnant", 0, "Rounds in a row without one."),
    # Within one effect.
    each(HEXES, "moved", 0, "Species that a Migration has brought to a hex and that may not move again."),
    Field("settled", 0, "Bits of hexes on which this effect has already fed Prey Switching.", bits=HEXES),
)
