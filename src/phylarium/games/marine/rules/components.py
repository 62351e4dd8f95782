"""The typed tables of the game's components, as the rules read them.

`tables.py` fills one of these from the data files or from a pack; states share it.
"""

from __future__ import annotations


class Components:
    """Every value that the printed game carries and that a pack may change."""

    def __init__(self) -> None:
        self.pack = ""
        """Digest of the pack that these values come from; empty for the ones in the package."""

        # tiles.toml
        self.tile_count: list[int] = []
        """Large tiles in the box by terrain (seven terrains; no vents)."""
        self.vent_count = 0
        self.start_ground: list[int] = []
        """By hex, the terrain of the large tile that starts there, or -1."""
        self.start_vent: list[int] = []
        """By hex, SMOKER, GEYSER or 0."""
        self.stack_count = 0
        self.stack_height = 0
        self.scoring: list[list[int]] = []
        """By terrain, the VP of first, second, third and fourth place."""
        self.speciation_cap: list[int] = []
        """By terrain, how many species one Speciation may add to a tile."""

        # elements.toml
        self.element_count = 0
        """Disks of each element type in the box."""
        self.marker_count = 0
        """Terrain markers of each terrain."""
        self.start_element: list[int] = []
        """By corner, the element that starts there, or -1."""

        # animals.toml
        self.cubes = 0
        self.pawns: list[int] = []
        """Basic pawns of an animal by the number of animals in play (index 0 to 4)."""
        self.boxed_pawns = 0
        """Basic pawns of each colour in the box."""
        self.start_cubes = 0
        """Cubes of each animal on the centre tile at the start."""
        self.printed: list[int] = []
        """By animal and element (animal * 6 + element), the pre-printed elements."""
        self.display_spaces = 0
        """Element spaces of an animal display, printed ones included."""
        self.random_elements = 0
        """Elements drawn onto an alternate display."""

        # display.toml
        self.section_elements = 0
        """Elements drawn for each of four sections."""
        self.migration: list[int] = []
        """Species moved by the basic Migration spaces, left to right."""
        self.competition: list[int] = []
        """Species eliminated by the basic Competition spaces."""
        self.competition_special: list[int] = []
        """Tiles, and species on each, of the special Competition space."""
        self.evolution: list[int] = []
        """Highest card slot that each Evolution space reaches."""
        self.domination_animals: list[int] = []
        """Animals in play that each Domination space needs."""
        self.bonus: list[int] = []
        """terms.bonus: VP by count; the last one stands for more."""
        self.start_target = 0

        # cards.toml
        self.effect: list[int] = []
        """By card, what selecting it does: the number of a step of effects.py, or -1."""
        self.amount: list[int] = []
        self.element: list[int] = []
        """By card, the element that its effect speaks of, or -1."""
        self.enters: list[int] = []
        """By card, the effect of its entering play, in the same way."""
        self.extinction: list[bool] = []
        self.survival: list[bool] = []
        self.card_slots = 0
        self.last_cards = 0
        """Cards among which the Asteroid is shuffled."""
        self.boxed_cards: list[int] = []
        """Cards put back unseen by length: short, standard, long, epic."""

        # traits.toml
        self.trait_amount: list[int] = []
        """By trait, its number: VP, spaces, threshold or cards drawn; 0 where it has none."""
        self.traits_dealt = 0
        self.stagnation_rounds = 0
        """Rounds without a resolved evolution card after which the game ends (docs/rulings/marine.md)."""
