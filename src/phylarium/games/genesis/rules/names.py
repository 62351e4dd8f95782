"""The names of the rulebook as small ints, in the orders that matter to the rules."""

from __future__ import annotations

from typing import Final

# Colours of players, bionts, cubes and disks. Red is metabolism, yellow specificity, green entropy, blue heredity.
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOUR_COUNT: Final = 4
COLOURS: Final[list[str]] = ["red", "yellow", "green", "blue"]

# Landforms from the top: the rows of refugia and mutation decks (Ce). "Heaven" takes the lowest number, "earth" the
# greatest.
COSMIC: Final = 0
OCEAN: Final = 1
COASTAL: Final = 2
CONTINENT: Final = 3
ROW_COUNT: Final = 4
ROWS: Final[list[str]] = ["cosmic", "ocean", "coastal", "continent"]

HADEAN: Final = 0
ARCHEAN: Final = 1
PROTEROZOIC: Final = 2
EONS: Final[list[str]] = ["hadean", "archean", "proterozoic"]

# The climate (D10): which life dice animate.
WARM: Final = 0
COOL: Final = 1
CLIMATES: Final[list[str]] = ["warm", "cool"]

# Event cards in the order of their printed numbers, which are 37 and onwards.
EVENTS: Final[list[str]] = [
    "mars_paleo_ocean",
    "meteoritic_accretion",
    "bolide_water_delivery",
    "second_bolide_water_delivery",
    "theia_big_whack",
    "t_tauri_early_sun",
    "late_heavy_bombardment",
    "hydrocarbon_fog",
    "supercontinent_ur",
    "vaalbara_breakup",
    "huronian_snowball",
    "tropical_waterworld",
    "clathrate_gun",
    "cryogenian_snowball",
    "comet_impactor",
    "pangea_breakup",
    "ocean_overturn",
    "nitrogen_famine",
    "t_tauri_superflare",
    "mackenzie_flood_basalts",
    "orbital_bobbing",
    "oceans_rust_out",
    "gaia_ozone_layer",
    "medeas_revenge",
]
EVENT_COUNT: Final = 24
FIRST_EVENT_NUMBER: Final = 37

# What a card does besides its icons (D1).
NO_SPECIAL: Final = 0
WATERWORLD: Final = 1
OZONE_LAYER: Final = 2
COMET_SHIELD: Final = 3
OZONE_HOLE: Final = 4
SPECIALS: Final[list[str]] = ["none", "waterworld", "ozone_layer", "comet_shield", "ozone_hole"]

# Event icons (D3 to D9). The five UV icons stand last, so that icon - UV is the limit of mutations.
HEAVEN: Final = 0
EARTH: Final = 1
SMITE: Final = 2
EXTREMOPHILE: Final = 3
OXYGEN_SPIKE: Final = 4
CANCER: Final = 5
DROUGHT: Final = 6
UV: Final = 7
ICONS: Final[list[str]] = [
    "heaven",
    "earth",
    "smite",
    "extremophile",
    "oxygen_spike",
    "cancer",
    "drought",
    "uv_0",
    "uv_1",
    "uv_2",
    "uv_3",
    "uv_4",
]

# Refugia by row, each with the bacterium on its back.
REFUGIA: Final[list[str]] = [
    "mars_paleo_ocean",
    "deep_hot_biosphere",
    "interplanetary_dust",
    "hydrothermal_vent",
    "green_rust_fumarole",
    "clay_mound",
    "radioactive_beach",
    "alkaline_seep",
    "pumice_raft",
    "uv_irradiated_ocean",
    "zeolite_lagoon",
    "tholin_storm_clouds",
    "geothermal_zinc",
    "hydrogen_volcano",
    "eutectic_brine",
    "warm_pond",
]
REFUGIUM_COUNT: Final = 16
MARS_PALEO_OCEAN: Final = 0
DEEP_HOT_BIOSPHERE: Final = 1
INTERPLANETARY_DUST: Final = 2
HYDROTHERMAL_VENT: Final = 3
GREEN_RUST_FUMAROLE: Final = 4
CLAY_MOUND: Final = 5
RADIOACTIVE_BEACH: Final = 6
ALKALINE_SEEP: Final = 7
PUMICE_RAFT: Final = 8
UV_IRRADIATED_OCEAN: Final = 9
ZEOLITE_LAGOON: Final = 10
THOLIN_STORM_CLOUDS: Final = 11
GEOTHERMAL_ZINC: Final = 12
HYDROGEN_VOLCANO: Final = 13
EUTECTIC_BRINE: Final = 14
WARM_POND: Final = 15
MOST_SLOTS: Final = 7
"""Enzyme slots that a placard has room for."""

# Abilities (G.abilities) of mutations, organs and endosymbionts. The first five are shields.
HEAT_SHIELD: Final = 0
OXYGEN_SHIELD: Final = 1
UV_SHIELD: Final = 2
CANCER_SHIELD: Final = 3
DROUGHT_SHIELD: Final = 4
IMMUNOLOGY: Final = 5
SPORE: Final = 6
HGT: Final = 7
DNA: Final = 8
FISSION: Final = 9
NUCLEUS: Final = 10
SEX: Final = 11
RED_QUEEN: Final = 12
POLLUTION: Final = 13
ABILITY_COUNT: Final = 14
ABILITIES: Final[list[str]] = [
    "heat_shield",
    "oxygen_shield",
    "uv_shield",
    "cancer_shield",
    "drought_shield",
    "immunology",
    "spore",
    "hgt",
    "dna",
    "fission",
    "nucleus",
    "sex",
    "red_queen",
    "pollution",
]

# Mutation cards by the name of the unpromoted side, five a colour.
MUTATIONS: Final[list[str]] = [
    "ribosome_rna",
    "superoxide_dismutase",
    "rna_polymerase",
    "chaperonin",
    "nitrogenase",
    "cytochromes",
    "quorum_sensing",
    "mitochondria",
    "conjugation_pilus",
    "ftsz_ring",
    "chloroplast_symbiont",
    "calvin_cycle",
    "atp_synthase",
    "photosystem_ii",
    "akinete",
    "tmrna",
    "rna_ribozyme",
    "trna",
    "mrna",
    "plasmid",
]
MUTATION_COUNT: Final = 20
PROMOTED: Final[list[str]] = [
    "nucleolus",
    "peroxisome",
    "dna_polymerase",
    "proteasome",
    "leghaemoglobin",
    "apoptosome",
    "camp_pheromones",
    "oxidative_phosphorylation",
    "gamete_fusion",
    "phragmoplast",
    "cytoplastic_streaming",
    "pyrenoid",
    "rna_interference",
    "eyespot",
    "zygospore",
    "helicase",
    "spliceosome",
    "nuclear_envelope",
    "hox_genes",
    "endosymbiotic_gene_transfer",
]
"""The other side of each mutation card."""
RIBOSOME_RNA: Final = 0
SUPEROXIDE_DISMUTASE: Final = 1
RNA_POLYMERASE: Final = 2
CHAPERONIN: Final = 3
NITROGENASE: Final = 4
CYTOCHROMES: Final = 5
QUORUM_SENSING: Final = 6
MITOCHONDRIA: Final = 7
CONJUGATION_PILUS: Final = 8
FTSZ_RING: Final = 9
CHLOROPLAST_SYMBIONT: Final = 10
CALVIN_CYCLE: Final = 11
ATP_SYNTHASE: Final = 12
PHOTOSYSTEM_II: Final = 13
AKINETE: Final = 14
TMRNA: Final = 15
RNA_RIBOZYME: Final = 16
TRNA: Final = 17
MRNA: Final = 18
PLASMID: Final = 19
# A face of a mutation: card * 2 + side.
UNPROMOTED_SIDE: Final = 0
PROMOTED_SIDE: Final = 1

# Faces of the parasite cards: the card's colour * 2 + side.
PARASITES: Final[list[str]] = [
    "prion",
    "intein",
    "malaria",
    "nematode",
    "salmonella",
    "cyanobacteria",
    "viroid",
    "virus",
]
PARASITE_COUNT: Final = 8
DISEASED_SLOTS: Final = 2
"""Slots for diseased cubes on each face of a parasite (E3c)."""
PRION: Final = 0
INTEIN: Final = 1
MALARIA: Final = 2
NEMATODE: Final = 3
SALMONELLA: Final = 4
CYANOBACTERIA: Final = 5
VIROID: Final = 6
VIRUS: Final = 7

# Macroorganism cards by the name of the marine side; a face is card * 2 + side.
MACROORGANISMS: Final[list[str]] = [
    "seaweed",
    "flatworms",
    "lamp_shells",
    "arrow_worms",
    "dickinsonia",
    "opabinia",
    "sea_stars",
    "trilobites",
]
TERRESTRIAL_FORMS: Final[list[str]] = [
    "mosses",
    "earthworms",
    "snails",
    "eurypterids",
    "mushrooms",
    "velvet_worms",
    "amphibians",
    "insects",
]
"""The other side of each macroorganism card."""
MACROORGANISM_COUNT: Final = 8
SEAWEED: Final = 0
FLATWORMS: Final = 1
LAMP_SHELLS: Final = 2
ARROW_WORMS: Final = 3
DICKINSONIA: Final = 4
OPABINIA: Final = 5
SEA_STARS: Final = 6
TRILOBITES: Final = 7
MARINE: Final = 0
TERRESTRIAL: Final = 1
ECOSYSTEMS: Final[list[str]] = ["marine", "terrestrial"]
MOST_ORGANS: Final = 6
"""Organ slots that a face has room for; organ slot i of a face is face * MOST_ORGANS + i."""

# Trophic levels from the bottom (H3c).
PLANT: Final = 0
HERBIVORE: Final = 1
CARNIVORE: Final = 2
TROPHIC_COUNT: Final = 3
TROPHIC_LEVELS: Final[list[str]] = ["plant", "herbivore", "carnivore"]

# Organs by colour of the system they belong to: nervous, circulatory, digestive, reproductive.
ORGANS: Final[list[str]] = [
    "brain",
    "eyes",
    "eyestalks",
    "setae",
    "antennae",
    "ears",
    "flame_cells",
    "rhabdites",
    "hearts",
    "mucous_skin",
    "valves",
    "mantle_canals",
    "lung",
    "shell",
    "coelom",
    "layered_epidermis",
    "book_lungs",
    "carapace",
    "spiny_skin",
    "leaves",
    "rhizoids",
    "pharynx",
    "branched_gut",
    "gizzard",
    "crop",
    "lophophore",
    "digestive_gland",
    "radula",
    "kidney",
    "jaws",
    "chelicerae",
    "rhizomorph",
    "digestive_sole",
    "mycorrhiza",
    "cuticle_flaps",
    "slime_glands",
    "stomach",
    "caeca",
    "liver",
    "tongue",
    "chitin_cuticle",
    "malpighian_tubules",
    "oogonium",
    "sporangium",
    "sporophyte",
    "gemma_cups",
    "neoblasts",
    "clitellum",
    "brood_pouch",
    "love_dart",
    "growing_margin",
    "gills",
    "brood_chamber",
    "placenta",
    "shelled_egg",
    "ovipositor",
]

# Endosymbionts: what a biont in a circle of its colour becomes (H3d).
ENDOSYMBIONTS: Final[list[str]] = [
    "protein_memory",
    "chaperones",
    "defensin_peptides",
    "mitochondria",
    "chloroplast",
    "zoochlorellae",
    "lichen_algae",
    "gut_bacteria",
    "latent_virus",
    "antibodies",
]
