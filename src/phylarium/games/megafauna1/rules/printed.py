"""The values of the components, which a pack may change.

`tables.py` works out those that do not stand in the data as they are. Genomes are
packed as `genomes.genome` does.
"""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    # board.toml
    printed: list[int]  # By habitat, the climax printed on its slot.
    mountains: list[list[int]]  # The slots of the western and of the eastern (Hercynian) chain, north to south.
    home: list[int]  # By colour, the habitat where its homeland starts.
    near: list[list[list[int]]]  # By whether the Atlantic is open (0, 1) and by habitat, the habitats beside it.
    near_bits: list[list[int]]  # The same as bits.
    north: list[list[int]]  # By whether the Atlantic is open and by habitat, the one to the north, or -1 at an edge.
    south: list[list[int]]
    rift: list[list[int]]  # Pairs of habitats that the Atlantic parts.

    # tiles.toml: by tile
    era: list[int]  # MESOZOIC or CENOZOIC; -1 for homelands, which are in no pool.
    latitude: list[int]  # Of a biome where it is put (OROGENY: a mountain), of an immigrant where it enters.

    # by biome (tile < BIOME_COUNT)
    sea: list[bool]
    climax: list[int]
    need: list[int]  # The genome that eats the biome; 0 for a homeland.
    husk: list[int]  # The genome that eats in the husking triangle, or -1: there is none.
    niche: list[int]
    star: list[int]
    mark: list[int]  # VOLCANO, SUPER_FERN or 0.

    # by immigrant (tile - IMMIGRANT)
    immigrant_ground: list[int]
    immigrant_role: list[int]
    immigrant_size: list[int]  # 0 for a predator: it has the size of its prey.
    immigrant_genome: list[int]

    # cards.toml: by card
    event: list[int]
    event_level: list[int]  # Of a catastrophe, the length of genome that dies; else 0.
    event_shift: list[int]  # Of a catastrophe, +1 for warming and -1 for cooling; else 0.
    event_latitudes: list[list[int]]  # Of a Milankovich event, the latitudes that lose a biome, from the north.
    new_tiles: int = cards.events.new_tiles  # Tiles that one event of new tiles brings.

    # by mutation
    genome: list[int]
    smallest: list[int]
    largest: list[int]
    instincts: list[int]  # A set of instincts as bits.

    # by genotype (card - GENOTYPE), then by dynasty
    genotype_genome: list[list[int]]
    genotype_smallest: list[list[int]]
    genotype_largest: list[list[int]]
    genotype_shape: list[list[int]]  # 0 to 3, as in names.SHAPES of the dynasty.

    # species.toml
    face_genome: list[int]  # By heritage face (tile * 2 + side).
    face_smallest: list[int]
    face_largest: list[int]
    animals: int = species.animals.each  # Wooden animals of a species, the one on the size track included.
    tusker_animals: int = species.tusker.animals  # Animals of the solitaire opponent in all (19.1).
    tusker_tiles: int = species.tusker.tiles  # Tiles that a player needs at least to win against it (19.1).

    # setup.toml
    start_size: int = setup.sizes.start
    tusker_size: int = setup.sizes.tusker
    start_genes: int = setup.genes.others
    first_genes: int = setup.genes.first  # Of the seat with the fewest teeth.
    tusker_genes: int = setup.genes.tusker
    start_tiles: int = setup.tiles.drawn  # Mesozoic tiles drawn for the board.
    triassic_each: int = setup.decks.triassic_each  # Cards of the Triassic deck for each player.
    periods: list[int]  # Cards of the period decks; 0 for the Triassic, which `triassic_each` gives.
    start_greenhouse: int
    roadrunner_cost: int = setup.genes.roadrunner  # Genes that the optional roadrunner action costs (4.2e).
    origins_instinct_genes: int = setup.genes.origins  # Genes that an instinct costs on the way to Origins (18.2a).
    stagnation_rounds: int = setup.stagnation.rounds  # Without a lower purchase: the game ends (docs/rulings).
""")
