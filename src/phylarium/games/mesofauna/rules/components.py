"""The typed tables of the game's components, as the rules read them; the cards are the family's.

`tables.py` fills one of these from the data files or from a pack; states share it. Cratons have two faces,
`craton * 2 + side`; a hex of a face is `face * HEX_COUNT + position`.
"""

from __future__ import annotations

from phylarium.families.fauna.rules import components


class Components(components.Components):
    """Values that `tables.py` fills from the data or from a pack."""

    def __init__(self) -> None:
        super().__init__()
        # By card.
        self.card_events: list[list[int]] = []
        """Its events from left to right, FOSSIL_AWARD to MUTAGEN."""
        self.card_strikes: list[int] = []
        """Of a radiation, the row whose colours it strikes: METABOLIC or DARWIN."""
        self.card_dodges: list[bool] = []
        """Whether its events do not happen with four players (A3d)."""
        # By hex of a face.
        self.ground: list[int] = []
        """WEEDS, SWAMP or LAKE."""
        self.mountains: list[int] = []
        """The edges with a mountain, as bits."""
        self.elevation: list[int] = []
        """0 to 2."""
        # By face.
        self.faults: list[int] = []
        """The sides with a fault, as bits."""
        self.resource: list[str] = []
        """What is found there in Origins (K2a)."""
        # Pieces and numbers.
        self.skeletal: list[int] = []
        """By colour, its skeletal number."""
        self.flowers = 0
        self.giant_creeples = 0
        """Of a species of Megafauna."""
        self.first_creeples: list[int] = []
        """By place in the order of the first turn; the last one also for everybody after."""
        self.dealt = 0
        """Cratons that each player lays."""
        self.goal: list[int] = []
        """By stage, the points that win a race; 0: it is none."""
        self.dice: list[int] = []
        """By ticket, how many dice are rolled for a mutagen."""
        self.formation = 0
        """Fossils in the fossil formation."""
        self.queen_cratons = 0
        """On the map against Queen Bee."""
        self.queen_thoraces = 0
        """As many as a portrait of hers gets (L4c)."""
        self.mountain_cost = 0
        self.eusocial_pheromones = 0
        self.shield = 0
        """By how much a pheromone of a eusocial species raises its organ limit."""
        self.glacier = 0
        """The elevation from which an ice age leaves nobody but Holometabolans (H2b)."""
