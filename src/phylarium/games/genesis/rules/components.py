"""The typed tables of the game's components, as the rules read them.

`tables.py` fills one of these from the data files or from a pack; states share it. Sets of die faces
are masks: bit f stands for face f (1 to 6). Indices of several parts are spelt out at each table.
"""

from __future__ import annotations


class Components:
    """Every value that the printed game carries and that a pack may change."""

    def __init__(self) -> None:
        self.pack = ""
        """Digest of the pack that these values come from; empty for the ones in the package."""

        # box.toml
        self.bionts: list[int] = []
        """Bionts of a player by the number of players (index 0 to 4; B4)."""
        self.cooperative_bionts = 0
        self.boxed_bionts = 0
        """Bionts of each colour in the box."""
        self.boxed_cubes = 0
        """Cubes of each colour in the box; substitutes serve when they run out (B2)."""
        self.boxed_disks = 0
        """Disks of each colour in the box; substitutes serve when they run out (B3d)."""
        self.pool_limit: list[int] = []
        """Catalysts of one colour in a tableau pool by the number of players (index 0 to 4; B3b, C1)."""
        self.start_catalysts = 0
        self.dice = 0
        """Dice in the box; a greater roll is made with the same dice again."""
        self.most_organisms = 0
        """Organisms that a tableau may hold (B1a)."""
        self.deck_size: list[int] = []
        """By eon, the events that stay in the deck (Cd)."""
        self.short_deck_size: list[int] = []
        """The same in the short game."""
        self.mutation_deck = 0
        """Cards of each of the four mutation decks (Cg)."""
        self.armageddon: list[int] = []
        """By climate, icons in a row that end the Earth (D10a)."""
        self.waterworld_armageddon = 0
        """Suns in a row that end it under Tropical Waterworld (D1b)."""
        self.macro_vp = 0
        """VP of a macroorganism (I1d)."""
        self.top_macro_vp = 0
        """VP of the macroorganism on the highest trophic level of its ecosystem."""
        self.introductory_goal = 0
        """VP that win the introductory solitaire game (C3a)."""

        # events.toml
        self.event_eon: list[int] = []
        self.event_aftershock: list[bool] = []
        self.event_active: list[int] = []
        """By event, the mask of active rows (bit r stands for row r); 0 for an aftershock."""
        self.event_icons: list[list[int]] = []
        """By event, its icons from left to right (indices into names.ICONS)."""
        self.event_climate: list[list[int]] = []
        """By event, its climate icons: WARM or COOL each."""
        self.event_order: list[list[int]] = []
        """By event, the four colours in player order; empty for an aftershock."""
        self.event_special: list[int] = []
        """By event, an index into names.SPECIALS."""

        # refugia.toml
        self.placard_number: list[int] = []
        self.refugium_row: list[int] = []
        self.refugium_colour: list[int] = []
        self.life: list[int] = []
        """By refugium * 2 + climate, the mask of life dice (F1)."""
        self.manna: list[list[int]] = []
        """By refugium, the colours of its manna cubes from left to right."""
        self.manna_order: list[list[int]] = []
        """By refugium, all four colours from left to right: printed manna, and dots for the rest (F4)."""
        self.slots: list[int] = []
        """By refugium, its enzyme slots."""
        self.slot_face: list[int] = []
        """By refugium * MOST_SLOTS + slot, the die face of the slot; 0 where there is none."""
        self.slot_kills_enzyme: list[bool] = []
        """By refugium * MOST_SLOTS + slot, whether the face is an enzyme death rather than a manna death (F2)."""
        self.manna_death: list[int] = []
        """By refugium * (MOST_SLOTS + 1) + enzymes, the mask of manna death faces that these enzymes leave bare."""
        self.enzyme_death: list[int] = []
        """By refugium * (MOST_SLOTS + 1) + enzymes, the same of enzyme death faces."""
        self.smite_shield: list[bool] = []
        self.biont_price: list[int] = []
        """By refugium, catalysts spent for each biont assigned to it (E2c)."""
        self.bacterium_disk: list[int] = []
        """By refugium, the colour that the bacterium on its back synthesises (G2a)."""

        # mutations.toml
        self.mutation_colour: list[int] = []
        self.plus_colour: list[int] = []
        """By mutation, the colour of the cube that promotion adds (H2a)."""
        self.mutation_ability: list[int] = []
        """By (mutation * 2 + side) * ABILITY_COUNT + ability, the number of icons."""

        # parasites.toml
        self.diseased_slot: list[int] = []
        """By (colour * 2 + side) * DISEASED_SLOTS + slot, the colour of the slot (E3c)."""
        self.parasite_pollutes: list[bool] = []
        """By colour * 2 + side (E3f)."""

        # macroorganisms.toml; a face is card * 2 + side
        self.system: list[int] = []
        """By face * COLOUR_COUNT + colour, the system chromosomes (H3a)."""
        self.organ_count: list[int] = []
        """By face, its organ slots."""
        self.organ_colour: list[int] = []
        """By face * MOST_ORGANS + slot, the colour of the slot; -1 where there is none."""
        self.organ_kind: list[int] = []
        """By face * MOST_ORGANS + slot, an index into names.ORGANS; -1 where there is none."""
        self.organ_ability: list[int] = []
        """By (face * MOST_ORGANS + slot) * ABILITY_COUNT + ability, the number of icons."""
        self.endosymbiont_kind: list[int] = []
        """By face * COLOUR_COUNT + colour of the biont, an index into names.ENDOSYMBIONTS."""
        self.endosymbiont_ability: list[int] = []
        """By (face * COLOUR_COUNT + colour) * ABILITY_COUNT + ability, the number of icons."""
