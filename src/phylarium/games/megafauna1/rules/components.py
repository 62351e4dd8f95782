"""The typed tables of the game's components, as the rules read them.

`tables.py` fills one of these from the data files or from a pack; states share it. Genomes are
packed as `genomes.genome` does.
"""

from __future__ import annotations


class Components:
    """Every value that the printed game carries and that a pack may change."""

    def __init__(self) -> None:
        self.pack = ""
        """Digest of the pack that these values come from; empty for the ones in the package."""

        # board.toml
        self.printed: list[int] = []
        """By habitat, the climax printed on its slot."""
        self.mountains: list[list[int]] = []
        """The slots of the western and of the eastern (Hercynian) chain, north to south."""
        self.home: list[int] = []
        """By colour, the habitat where its homeland starts."""
        self.near: list[list[list[int]]] = []
        """By whether the Atlantic is open (0, 1) and by habitat, the habitats beside it."""
        self.near_bits: list[list[int]] = []
        """The same as bits."""
        self.north: list[list[int]] = []
        """By whether the Atlantic is open and by habitat, the habitat to the north, or -1 at an edge."""
        self.south: list[list[int]] = []
        self.rift: list[list[int]] = []
        """Pairs of habitats that the Atlantic parts."""

        # tiles.toml: by tile
        self.era: list[int] = []
        """MESOZOIC or CENOZOIC; -1 for homelands, which are in no pool."""
        self.latitude: list[int] = []
        """Of a biome where it is put (OROGENY: a mountain), of an immigrant where it enters."""
        # by biome (tile < BIOME_COUNT)
        self.sea: list[bool] = []
        self.climax: list[int] = []
        self.need: list[int] = []
        """The genome that eats the biome; 0 for a homeland."""
        self.husk: list[int] = []
        """The genome that eats in the husking triangle, or -1: there is none."""
        self.niche: list[int] = []
        self.star: list[int] = []
        self.mark: list[int] = []
        """VOLCANO, SUPER_FERN or 0."""
        # by immigrant (tile - IMMIGRANT)
        self.immigrant_ground: list[int] = []
        self.immigrant_role: list[int] = []
        self.immigrant_size: list[int] = []
        """0 for a predator: it has the size of its prey."""
        self.immigrant_genome: list[int] = []

        # cards.toml: by card
        self.event: list[int] = []
        self.event_level: list[int] = []
        """Of a catastrophe, the length of genome that dies; else 0."""
        self.event_shift: list[int] = []
        """Of a catastrophe, +1 for warming and -1 for cooling; else 0."""
        self.event_latitudes: list[list[int]] = []
        """Of a Milankovich event, the latitudes that lose a biome, from the north."""
        self.new_tiles = 0
        """Tiles that one event of new tiles brings."""
        # by mutation
        self.genome: list[int] = []
        self.smallest: list[int] = []
        self.largest: list[int] = []
        self.instincts: list[int] = []
        """A set of instincts as bits."""
        # by genotype (card - GENOTYPE), then by dynasty
        self.genotype_genome: list[list[int]] = []
        self.genotype_smallest: list[list[int]] = []
        self.genotype_largest: list[list[int]] = []
        self.genotype_shape: list[list[int]] = []
        """0 to 3, as in names.SHAPES of the dynasty."""

        # species.toml
        self.face_genome: list[int] = []
        """By heritage face (tile * 2 + side)."""
        self.face_smallest: list[int] = []
        self.face_largest: list[int] = []
        self.animals = 0
        """Wooden animals of a species, the one on the size track included."""
        self.tusker_animals = 0
        """Animals of the solitaire opponent in all (19.1)."""
        self.tusker_tiles = 0
        """Tiles that a player needs at least to win against it (19.1)."""

        # setup.toml
        self.start_size = 0
        self.tusker_size = 0
        self.start_genes = 0
        self.first_genes = 0
        """Of the seat with the fewest teeth."""
        self.tusker_genes = 0
        self.start_tiles = 0
        """Mesozoic tiles drawn for the board."""
        self.triassic_each = 0
        """Cards of the Triassic deck for each player."""
        self.periods: list[int] = []
        """Cards of the period decks; 0 for the Triassic, which `triassic_each` gives."""
        self.start_greenhouse = 0
        self.roadrunner_cost = 0
        """Genes that the optional roadrunner action costs (4.2e)."""
        self.origins_instinct_genes = 0
        """Genes that an instinct costs on the way to Origins (18.2a)."""
        self.stagnation_rounds = 0
        """Rounds without a purchase from the lower display after which the game ends (docs/rulings/megafauna1.md)."""
