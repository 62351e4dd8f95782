"""The values of the components, which a pack may change.

`tables.py` works out those that do not stand in the data as they are. Sets of die faces
are masks: bit f stands for face f (1 to 6). Indices of several parts are spelt out at each table.
"""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # box.toml
    bionts: list[int]  # Bionts of a player by the number of players (index 0 to 4; B4).
    cooperative_bionts: int = box.bionts.cooperative
    boxed_bionts: int = box.bionts.each  # Bionts of each colour in the box.
    boxed_cubes: int = box.cubes.each  # Cubes of each colour in the box; substitutes serve when they run out (B2).
    boxed_disks: int = box.disks.each  # Disks of each colour in the box; substitutes serve when they run out (B3d).
    pool_limit: list[int]  # Catalysts of one colour in a tableau pool by the number of players (index 0 to 4; B3b, C1).
    start_catalysts: int = box.disks.start
    dice: int = box.dice.count  # Dice in the box; a greater roll is made with the same dice again.
    most_organisms: int = box.tableau.organisms  # Organisms that a tableau may hold (B1a).
    deck_size: list[int]  # By eon, the events that stay in the deck (Cd).
    short_deck_size: list[int]  # The same in the short game.
    mutation_deck: int = box.mutation_decks.cards  # Cards of each of the four mutation decks (Cg).
    armageddon: list[int]  # By climate, icons in a row that end the Earth (D10a).
    waterworld_armageddon: int = box.armageddon.waterworld  # Suns in a row that end it under Tropical Waterworld (D1b).
    macro_vp: int = box.victory.macroorganism  # VP of a macroorganism (I1d).
    top_macro_vp: int = box.victory.top  # VP of the macroorganism on the highest trophic level of its ecosystem.
    introductory_goal: int = box.victory.introductory  # VP that win the introductory solitaire game (C3a).

    # events.toml
    event_eon: list[int]
    event_aftershock: list[bool]
    event_active: list[int]  # By event, the mask of active rows (bit r stands for row r); 0 for an aftershock.
    event_icons: list[list[int]]  # By event, its icons from left to right (indices into names.ICONS).
    event_climate: list[list[int]]  # By event, its climate icons: WARM or COOL each.
    event_order: list[list[int]]  # By event, the four colours in player order; empty for an aftershock.
    event_special: list[int]  # By event, an index into names.SPECIALS.

    # refugia.toml
    placard_number: list[int]
    refugium_row: list[int]
    refugium_colour: list[int]
    life: list[int]  # By refugium * 2 + climate, the mask of life dice (F1).
    manna: list[list[int]]  # By refugium, the colours of its manna cubes from left to right.
    manna_order: list[list[int]]  # By refugium, all four colours from left to right: printed manna, then dots (F4).
    slots: list[int]  # By refugium, its enzyme slots.
    slot_face: list[int]  # By refugium * MOST_SLOTS + slot, the die face of the slot; 0 where there is none.
    slot_kills_enzyme: list[bool]  # By refugium * MOST_SLOTS + slot, whether it kills an enzyme, not manna (F2).
    manna_death: list[int]  # By refugium * (MOST_SLOTS + 1) + enzymes, the faces of manna death that they leave bare.
    enzyme_death: list[int]  # By refugium * (MOST_SLOTS + 1) + enzymes, the same of enzyme death.
    smite_shield: list[bool]
    biont_price: list[int]  # By refugium, catalysts spent for each biont assigned to it (E2c).
    bacterium_disk: list[int]  # By refugium, the colour that the bacterium on its back synthesises (G2a).

    # mutations.toml
    mutation_colour: list[int]
    plus_colour: list[int]  # By mutation, the colour of the cube that promotion adds (H2a).
    mutation_ability: list[int]  # By (mutation * 2 + side) * ABILITY_COUNT + ability, the number of icons.

    # parasites.toml
    diseased_slot: list[int]  # By (colour * 2 + side) * DISEASED_SLOTS + slot, the colour of the slot (E3c).
    parasite_pollutes: list[bool]  # By colour * 2 + side (E3f).

    # macroorganisms.toml; a face is card * 2 + side
    system: list[int]  # By face * COLOUR_COUNT + colour, the system chromosomes (H3a).
    organ_count: list[int]  # By face, its organ slots.
    organ_colour: list[int]  # By face * MOST_ORGANS + slot, the colour of the slot; -1 where there is none.
    organ_kind: list[int]  # By face * MOST_ORGANS + slot, an index into names.ORGANS; -1 where there is none.
    organ_ability: list[int]  # By (face * MOST_ORGANS + slot) * ABILITY_COUNT + ability, the number of icons.
    endosymbiont_kind: list[int]  # By face * COLOUR_COUNT + colour of the biont, an index into names.ENDOSYMBIONTS.
    endosymbiont_ability: list[int]  # By (face * COLOUR_COUNT + colour) * ABILITY_COUNT + ability, the number of icons.
""")
