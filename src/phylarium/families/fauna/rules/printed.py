"""The values of components that the games of the family share: the mutation cards and the display."""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # By card.
    card_colour: list[int]  # RED to BLUE.
    card_row: list[int]  # METABOLIC or DARWIN.
    card_plus: list[int]  # The organs of the unpromoted side, packed.
    card_horror: list[bool]  # Whether a plant may take it from the metabolic row.

    # By face (card * 2 + way).
    face_size: list[int]  # The greatest size of a species that has it this way up.
    face_plus: list[int]  # Its organs, packed; a monster is not among them.
    face_monster: list[int]  # The colour of its monster, or NONE.
    face_shape: list[int]  # The shape of the species that it founds, or NONE.
    face_recession: list[int]  # Organs that a founded species loses at once, packed, one of a colour.
    face_left: list[int]  # The emotion of which it has the half at its left edge, or NONE.
    face_right: list[int]
    face_venom: list[bool]
    face_mutualism: list[bool]
    face_skeletal: list[int]  # The skeletal number that it gives its species, or NONE.
    face_fossil: list[bool]

    # By tool side (tool * 2 + side).
    tool_shape: list[int]  # The shape that it hunts.
    tool_dives: list[bool]  # Whether its carnivore may live in water.

    # The display.
    costs: list[int] = setup.display.costs  # By column, what a card costs.
    costs_halved: list[int] = setup.display.halved  # With one emotion of the card's colour.
    costs_again: list[int] = setup.display.again  # With two or more.

    # Pieces.
    creeples: list[int]  # By shape, how many a colour has.
    cubes: list[int]  # By colour of organ, how many there are.
""")
