"""The values of the components, which a pack may change.

`tables.py` works out those that do not stand in the data as they are.
"""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # tiles.toml
    tile_count: list[int]  # Large tiles in the box by terrain (seven terrains; no vents).
    vent_count: int = tiles.vents.count
    start_ground: list[int]  # By hex, the terrain of the large tile that starts there, or -1.
    start_vent: list[int]  # By hex, SMOKER, GEYSER or 0.
    stack_count: int = tiles.stacks.count
    stack_height: int = tiles.stacks.height
    scoring: list[list[int]]  # By terrain, the VP of first, second, third and fourth place.
    speciation_cap: list[int]  # By terrain, how many species one Speciation may add to a tile.

    # elements.toml
    element_count: int = elements.disks.each  # Disks of each element type in the box.
    marker_count: int = elements.terrain_markers.each  # Terrain markers of each terrain.
    start_element: list[int]  # By corner, the element that starts there, or -1.

    # animals.toml
    cubes: int = animals.species.cubes
    pawns: list[int]  # Basic pawns of an animal by the number of animals in play (index 0 to 4).
    boxed_pawns: int = animals.pawns.box  # Basic pawns of each colour in the box.
    start_cubes: int = animals.species.start  # Cubes of each animal on the centre tile at the start.
    printed: list[int]  # By animal and element (animal * 6 + element), the pre-printed elements.
    display_spaces: int = animals.display.spaces  # Element spaces of an animal display, printed ones included.
    random_elements: int = animals.display.random  # Elements drawn onto an alternate display.

    # display.toml
    section_elements: int = display.sections.elements  # Elements drawn for each of four sections.
    migration: list[int] = display.migration.species  # Species moved by the basic Migration spaces, left to right.
    competition: list[int] = display.competition.species  # Species eliminated by the basic Competition spaces.
    competition_special: list[int]  # Tiles, and species on each, of the special Competition space.
    evolution: list[int] = display.evolution.slots  # Highest card slot that each Evolution space reaches.
    domination_animals: list[int] = display.domination.animals  # Animals in play that each Domination space needs.
    bonus: list[int] = display.bonus.vp  # terms.bonus: VP by count; the last one stands for more.
    start_target: int = display.targets.start

    # cards.toml
    effect: list[int]  # By card, what selecting it does: the number of a step of effects.py, or -1.
    amount: list[int]
    element: list[int]  # By card, the element that its effect speaks of, or -1.
    enters: list[int]  # By card, the effect of its entering play, in the same way.
    extinction: list[bool]
    survival: list[bool]
    card_slots: int = cards.deck.slots
    last_cards: int = cards.deck.last_cards  # Cards among which the Asteroid is shuffled.
    boxed_cards: list[int]  # Cards put back unseen by length: short, standard, long, epic.

    # traits.toml
    trait_amount: list[int]  # By trait, its number: VP, spaces, threshold or cards drawn; 0 where it has none.
    traits_dealt: int = traits.deal.dealt
    stagnation_rounds: int = cards.stagnation.rounds  # Without a resolved evolution card: the game ends (docs/rulings).
""")
