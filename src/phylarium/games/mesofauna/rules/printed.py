"""The values of the components, which a pack may change; the cards are the family's.

`tables.py` works out those that do not stand in the data as they are. Cratons have two faces,
`craton * 2 + side`; a hex of a face is `face * HEX_COUNT + position`.
"""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # By card.
    card_events: list[list[int]]  # Its events from left to right, FOSSIL_AWARD to MUTAGEN.
    card_strikes: list[int]  # Of a radiation, the row whose colours it strikes: METABOLIC or DARWIN.
    card_dodges: list[bool]  # Whether its events do not happen with four players (A3d).

    # By hex of a face.
    ground: list[int]  # WEEDS, SWAMP or LAKE.
    mountains: list[int]  # The edges with a mountain, as bits.
    elevation: list[int]  # 0 to 2.

    # By face.
    faults: list[int]  # The sides with a fault, as bits.
    resource: list[str]  # What is found there in Origins (K2a).

    # Pieces and numbers.
    skeletal: list[int]  # By colour, its skeletal number.
    flowers: int = setup.pieces.flowers
    giant_creeples: int = setup.pieces.giants  # Of a species of Megafauna.
    first_creeples: list[int] = setup.start.creeples  # By place in the first turn; the last one for all after it.
    dealt: int = setup.start.cratons  # Cratons that each player lays.
    goal: list[int]  # By stage, the points that win a race; 0: it is none.
    dice: list[int]  # By ticket, how many dice are rolled for a mutagen.
    formation: int = setup.queen.formation  # Fossils in the fossil formation.
    queen_cratons: int = setup.queen.cratons  # On the map against Queen Bee.
    queen_thoraces: int = setup.queen.thoraces  # As many as a portrait of hers gets (L4c).
    mountain_cost: int = setup.lost.mountain_cost
    eusocial_pheromones: int = setup.lost.eusocial
    shield: int = setup.lost.shield  # By how much a pheromone of a eusocial species raises its organ limit.
    glacier: int = setup.lost.glacier  # The elevation from which an ice age leaves nobody but Holometabolans (H2b).
""")
