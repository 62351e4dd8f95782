"""The typed tables of what the games of the family share: the mutation cards and the display."""

from __future__ import annotations


class Components:
    """Values that a game's `tables.py` fills from its data or from a pack."""

    def __init__(self) -> None:
        self.pack = ""
        """Digest of the pack that these values come from; empty for the ones in the package."""
        # By card.
        self.card_colour: list[int] = []
        """RED to BLUE."""
        self.card_row: list[int] = []
        """METABOLIC or DARWIN."""
        self.card_plus: list[int] = []
        """The organs of the unpromoted side, packed."""
        self.card_horror: list[bool] = []
        """Whether a plant may take it from the metabolic row."""
        # By face (card * 2 + way).
        self.face_size: list[int] = []
        """The greatest size of a species that has it this way up."""
        self.face_plus: list[int] = []
        """Its organs, packed; a monster is not among them."""
        self.face_monster: list[int] = []
        """The colour of its monster, or NONE."""
        self.face_shape: list[int] = []
        """The shape of the species that it founds, or NONE."""
        self.face_recession: list[int] = []
        """Organs that a founded species loses at once, packed, one of a colour."""
        self.face_left: list[int] = []
        """The emotion of which it has the half at its left edge, or NONE."""
        self.face_right: list[int] = []
        self.face_venom: list[bool] = []
        self.face_mutualism: list[bool] = []
        self.face_skeletal: list[int] = []
        """The skeletal number that it gives its species, or NONE."""
        self.face_fossil: list[bool] = []
        # By tool side (tool * 2 + side).
        self.tool_shape: list[int] = []
        """The shape that it hunts."""
        self.tool_dives: list[bool] = []
        """Whether its carnivore may live in water."""
        # The display.
        self.costs: list[int] = []
        """By column, what a card costs."""
        self.costs_halved: list[int] = []
        """With one emotion of the card's colour."""
        self.costs_again: list[int] = []
        """With two or more."""
        # Pieces.
        self.creeples: list[int] = []
        """By shape, how many a colour has."""
        self.cubes: list[int] = []
        """By colour of organ, how many there are."""
