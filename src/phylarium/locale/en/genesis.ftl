# What Bios: Genesis says.
#
# Players are named by their colour ("Red"). Things are used with the article that a sentence gives
# them. A message that begins a sentence of its own ends with a full stop; nouns, options and reasons
# are parts of sentences and do not.

## Nouns (names of things)

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
# $colour: of the parasite that nobody plays
npc = the lone { $colour } parasite
nobody = nobody
nowhere = nowhere
nothing = nothing

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

# What the number of chromosomes of each colour means.
property-red = metabolism
property-yellow = specificity
property-green = entropy
property-blue = heredity

row-cosmic = cosmos
row-ocean = ocean
row-coastal = coast
row-continent = continent

eon-hadean = Hadean
eon-archean = Archean
eon-proterozoic = Proterozoic

climate-warm = warm
climate-cool = cool

phase-event = events
phase-assignment = assignment
phase-autocatalytic = autocatalytic rolls
phase-darwin = Darwin rolls
phase-purchase = purchases

level-plant = plant
level-herbivore = herbivore
level-carnivore = carnivore

ecosystem-marine = sea
ecosystem-terrestrial = land

event-unknown = an unknown event
event-mars_paleo_ocean = Mars Paleo-Ocean
event-meteoritic_accretion = Meteoritic Accretion
event-bolide_water_delivery = Bolide Water Delivery
event-second_bolide_water_delivery = Bolide Water Delivery
event-theia_big_whack = Theia Big Whack
event-t_tauri_early_sun = T Tauri Early Sun
event-late_heavy_bombardment = Late Heavy Bombardment
event-hydrocarbon_fog = Hydrocarbon Fog
event-supercontinent_ur = Supercontinent Ur
event-vaalbara_breakup = Vaalbara Breakup
event-huronian_snowball = Huronian Snowball
event-tropical_waterworld = Tropical Waterworld
event-clathrate_gun = Clathrate Gun
event-cryogenian_snowball = Cryogenian Snowball
event-comet_impactor = Comet Impactor
event-pangea_breakup = Pangea Breakup
event-ocean_overturn = Ocean Overturn
event-nitrogen_famine = Nitrogen Famine
event-t_tauri_superflare = T Tauri Superflare
event-mackenzie_flood_basalts = Mackenzie Flood Basalts
event-orbital_bobbing = Orbital Bobbing
event-oceans_rust_out = Oceans Rust Out
event-gaia_ozone_layer = Gaia Ozone Layer
event-medeas_revenge = Medea's Revenge

# The icons of events, as short names.
icon-heaven = heaven
icon-earth = earth
icon-smite = smite
icon-extremophile = extreme heat
icon-oxygen_spike = oxygen
icon-cancer = cancer
icon-drought = drought
icon-uv_0 = UV 0
icon-uv_1 = UV 1
icon-uv_2 = UV 2
icon-uv_3 = UV 3
icon-uv_4 = UV 4

# What they do, in a sentence.
icon-heaven-text = A refugium comes into play, from the uppermost active landform that has one.
icon-earth-text = A refugium comes into play, from the lowest active landform that has one.
icon-smite-text = Every refugium loses its rightmost enzyme, or else a manna.
icon-extremophile-text = Every organism suffers an atrophy beyond its heat shield (red).
icon-oxygen_spike-text = Every organism suffers an atrophy beyond its antioxidant shield (green).
icon-cancer-text = Every macroorganism rolls; errors beyond its blue chromosomes are atrophies.
icon-drought-text = Every creature on land without a drought shield suffers an atrophy.
icon-uv_0-text = No organism keeps a mutation or organ.
icon-uv_1-text = No organism keeps more than one mutation or organ.
icon-uv_2-text = No organism keeps more than two mutations or organs.
icon-uv_3-text = No organism keeps more than three mutations or organs.
icon-uv_4-text = No organism keeps more than four mutations or organs.

special-waterworld-text = The continents are closed until the next aftershock; three suns in a row are Armageddon.
special-ozone_layer-text = From now on UV does nothing.
special-comet_shield-text = The cosmos is spared.
special-ozone_hole-text = A hole in the ozone layer lets UV through in this turn.
event-aftershock-text = Aftershock: the next event happens as well.

refugium-unknown = an unknown refugium
refugium-mars_paleo_ocean = Mars Paleo-Ocean
refugium-deep_hot_biosphere = Deep Hot Biosphere
refugium-interplanetary_dust = Interplanetary Dust
refugium-hydrothermal_vent = Hydrothermal Vent
refugium-green_rust_fumarole = Green Rust Fumarole
refugium-clay_mound = Clay Mound
refugium-radioactive_beach = Radioactive Beach
refugium-alkaline_seep = Alkaline Seep
refugium-pumice_raft = Pumice Raft
refugium-uv_irradiated_ocean = UV Irradiated Ocean
refugium-zeolite_lagoon = Zeolite Lagoon
refugium-tholin_storm_clouds = Tholin Storm Clouds
refugium-geothermal_zinc = Geothermal Zinc
refugium-hydrogen_volcano = Hydrogen Volcano
refugium-eutectic_brine = Eutectic Brine
refugium-warm_pond = Warm Pond

# The bacterium on the back of each refugium. Six names are told by the rulebook, the others are ours.
bacterium-mars_paleo_ocean = Formose Sugar bacteria
bacterium-deep_hot_biosphere = Extremophile Condensation bacteria
bacterium-interplanetary_dust = PAH World bacteria
bacterium-hydrothermal_vent = Metal Glycolysis bacteria
bacterium-green_rust_fumarole = Amyloid Hydrolysis bacteria
bacterium-clay_mound = Clay Template bacteria
bacterium-radioactive_beach = Radiolytic Phosphate bacteria
bacterium-alkaline_seep = Pyrite Reduction bacteria
bacterium-pumice_raft = Chemiosmotic bacteria
bacterium-uv_irradiated_ocean = Photo-Carboxylation bacteria
bacterium-zeolite_lagoon = Acetyl-CoA bacteria
bacterium-tholin_storm_clouds = GNA Lipid World bacteria
bacterium-geothermal_zinc = PNA bacteria
bacterium-hydrogen_volcano = Thioester bacteria
bacterium-eutectic_brine = Ice Vesicle bacteria
bacterium-warm_pond = Wet-Dry Condensation bacteria

parasite-prion = Prion
parasite-intein = Intein
parasite-malaria = Malaria
parasite-nematode = Nematode
parasite-salmonella = Salmonella
parasite-cyanobacteria = Cyanobacteria
parasite-viroid = Viroid
parasite-virus = Virus

mutation-unknown = an unknown mutation
mutation-ribosome_rna = Ribosome RNA
mutation-superoxide_dismutase = Superoxide Dismutase
mutation-rna_polymerase = RNA Polymerase
mutation-chaperonin = Chaperonin
mutation-nitrogenase = Nitrogenase
mutation-cytochromes = Cytochromes
mutation-quorum_sensing = Quorum Sensing
mutation-mitochondria = Mitochondria
mutation-conjugation_pilus = Conjugation Pilus
mutation-ftsz_ring = FtsZ Ring
mutation-chloroplast_symbiont = Chloroplast Symbiont
mutation-calvin_cycle = Calvin Cycle
mutation-atp_synthase = ATP Synthase
mutation-photosystem_ii = Photosystem II
mutation-akinete = Akinete
mutation-tmrna = tmRNA
mutation-rna_ribozyme = RNA Ribozyme
mutation-trna = tRNA
mutation-mrna = mRNA
mutation-plasmid = Plasmid

promoted-nucleolus = Nucleolus
promoted-peroxisome = Peroxisome
promoted-dna_polymerase = DNA Polymerase
promoted-proteasome = Proteasome
promoted-leghaemoglobin = Leghaemoglobin
promoted-apoptosome = Apoptosome
promoted-camp_pheromones = cAMP Pheromones
promoted-oxidative_phosphorylation = Oxidative Phosphorylation
promoted-gamete_fusion = Gamete Fusion
promoted-phragmoplast = Phragmoplast
promoted-cytoplastic_streaming = Cytoplastic Streaming
promoted-pyrenoid = Pyrenoid
promoted-rna_interference = RNA Interference
promoted-eyespot = Eyespot
promoted-zygospore = Zygospore
promoted-helicase = Helicase
promoted-spliceosome = Spliceosome
promoted-nuclear_envelope = Nuclear Envelope
promoted-hox_genes = Hox Genes
promoted-endosymbiotic_gene_transfer = Endosymbiotic Gene Transfer

ability-heat_shield = heat shield
ability-oxygen_shield = oxygen shield
ability-uv_shield = UV shield
ability-cancer_shield = cancer shield
ability-drought_shield = drought shield
ability-immunology = immunology
ability-spore = spore
ability-hgt = HGT
ability-dna = DNA
ability-fission = fission
ability-nucleus = nucleus
ability-sex = sex
ability-red_queen = Red Queen
ability-pollution = pollution

macro-seaweed = Seaweed
macro-flatworms = Flatworms
macro-lamp_shells = Lamp Shells
macro-arrow_worms = Arrow Worms
macro-dickinsonia = Dickinsonia
macro-opabinia = Opabinia
macro-sea_stars = Sea Stars
macro-trilobites = Trilobites
macro-mosses = Mosses
macro-earthworms = Earthworms
macro-snails = Snails
macro-eurypterids = Eurypterids
macro-mushrooms = Mushrooms
macro-velvet_worms = Velvet Worms
macro-amphibians = Amphibians
macro-insects = Insects

organ-brain = brain
organ-eyes = eyes
organ-eyestalks = eyestalks
organ-setae = bristles
organ-antennae = antennae
organ-ears = ears
organ-flame_cells = flame cells
organ-rhabdites = slime rods
organ-hearts = five hearts
organ-mucous_skin = moist skin
organ-valves = shell valves
organ-mantle_canals = mantle canals
organ-lung = lung
organ-shell = shell
organ-coelom = body cavity
organ-layered_epidermis = layered skin
organ-book_lungs = book lungs
organ-carapace = carapace
organ-spiny_skin = spiny skin
organ-leaves = leaves
organ-rhizoids = rhizoids
organ-pharynx = pharynx
organ-branched_gut = branched gut
organ-gizzard = gizzard
organ-crop = crop
organ-lophophore = lophophore
organ-digestive_gland = digestive gland
organ-radula = radula
organ-kidney = kidney
organ-jaws = jaws
organ-chelicerae = claws
organ-rhizomorph = rhizomorph
organ-digestive_sole = digestive sole
organ-mycorrhiza = mycorrhiza
organ-cuticle_flaps = flaps
organ-slime_glands = slime glands
organ-stomach = stomach
organ-caeca = caeca
organ-liver = liver
organ-tongue = tongue
organ-chitin_cuticle = chitin cuticle
organ-malpighian_tubules = Malpighian tubules
organ-oogonium = oogonium
organ-sporangium = sporangium
organ-sporophyte = sporophyte
organ-gemma_cups = gemma cups
organ-neoblasts = neoblasts
organ-clitellum = clitellum
organ-brood_pouch = brood pouch
organ-love_dart = love dart
organ-growing_margin = growing margin
organ-gills = gills
organ-brood_chamber = brood chamber
organ-placenta = placenta
organ-shelled_egg = shelled egg
organ-ovipositor = ovipositor

endosymbiont-protein_memory = protein memory
endosymbiont-chaperones = chaperones
endosymbiont-defensin_peptides = defensin peptides
endosymbiont-mitochondria = mitochondria
endosymbiont-chloroplast = chloroplasts
endosymbiont-zoochlorellae = zoochlorellae
endosymbiont-lichen_algae = lichen algae
endosymbiont-gut_bacteria = gut bacteria
endosymbiont-latent_virus = latent virus
endosymbiont-antibodies = antibodies

# $number: of the seat, before it has a colour
seat = Seat { $number }
both = { $first } and { $second }
counted = { $number } { $what }
listed = { $first }, { $rest }
# $number: how many, $party: whose
counted-bionts = { $number ->
    [one] a biont of { $party }
   *[other] { $number } bionts of { $party }
}
no-bionts = no bionts
no-ability = no ability
# $bionts, $organised and $dead: lists, $enzymes: how many of $slots are filled
content-refugium = { $bionts }; organised: { $organised }; disorganised: { $dead }; enzymes { $enzymes } of { $slots }
# $party: in whose tableau, or who controls it, $chromosomes: a list
content-organism = of { $party }; { $bionts }; chromosomes: { $chromosomes }

## Options (what can be chosen)

option-done = done
option-accept = accept
option-decline = decline
option-gaia = vote for Gaia: the Earth shall live
option-medea = vote for Medea: the Earth shall end
option-from-pool = from the pool
option-to-pool = into the pool
option-trophic-biont = the trophic biont
option-reroll = roll all dice again
option-keep = keep the roll
option-create-life = create life
option-landfall = go ashore
option-sex = roil a deck (sex)
option-colour = { $colour }
option-biont = a biont of { $party }
option-cube = a { $colour } cube
# $place: its name, $content: what is in it
option-settle = a biont to { $place } ({ $content })
option-move = a biont from { $place } ({ $content })
option-organism = { $place } ({ $content })
option-enzyme = a { $colour } enzyme to { $place } ({ $content })
option-antioxidant = a { $colour } antioxidant on { $place } ({ $content })
# $first, $second: the colours that it steals
option-face = { $parasite } (steals { $first } and { $second })
option-face-polluter = { $parasite } (steals { $first } and { $second }; pollutes)
option-mutation = the { $colour } cube of { $mutation }
option-plus = the { $colour } + cube of { $mutation }
option-organ = { $organ } ({ $colour }; { $abilities })
option-slot = slot { $number }
option-diseased = the diseased { $colour } cube of { $parasite }
option-disk = a { $colour } antioxidant
option-spend = pay a { $colour } catalyst
option-spend-two = pay two { $colour } catalysts
option-donate = give a { $colour } catalyst to the pool
# $plus: the colour that promotion adds
option-buy = buy { $mutation } ({ $colour }; { $abilities }; promotion adds { $plus })
option-promote = promote { $mutation } to { $promoted } (adds { $plus }; { $abilities })
# $systems: the cubes that it takes
option-become = become { $macro } (takes { $systems })
option-grow = grow { $organ } ({ $colour }; { $abilities })
option-roil = roil the mutations of the { $row }
option-attack-slot = Red Queen: take back the { $colour } cube from { $parasite }
option-attack-biont = Red Queen: take a biont of { $party }
option-attack-cube = Red Queen: steal the { $colour } cube of { $mutation }
option-attack-plus = Red Queen: steal the { $colour } + cube of { $mutation }
option-attack-organ = Red Queen: steal the { $organ } ({ $colour })
option-die = a { $number }


## Rolls and purchases

ask-autocatalytic-reroll = { $party }: the roll for { $place } is { $dice }. It is of your colour and yours alone: keep the dice, or roll them all once more?
ask-animate = { $party }: which manna of { $place } comes to life? { $number ->
        [one] One cube does.
       *[other] { $number } cubes do.
    }
ask-disorganize = { $party }: which manna of { $place } dies? { $number ->
        [one] One more must.
       *[other] { $number } more must.
    }
ask-give-catalyst = { $party }: which rival gets the { $colour } catalyst?
ask-ersatz = { $party }: you have no biont left on { $place }. Who may claim the bacterium?
ask-create-life = { $party }: doubles on { $place }. Take it into your tableau as a bacterium?
ask-darwin-order = { $party }: which organism rolls next, with its parasites?
ask-specificity = { $party }: { $place } rolled { $dice }. Its specificity lets you roll { $number ->
        [one] one die
       *[other] up to { $number } dice
    } again: pick dice, or keep the roll.
ask-crystal = { $party }: { $place } suffers { $number ->
        [one] an error
       *[other] { $number } errors
    } that its heredity does not block. Buying or promoting a mutation cancels one.
ask-purchase-organism = { $party }: which organism do you buy for?
ask-purchase = { $party }: what do you buy for { $place }? { $number ->
        [one] One purchase is left.
       *[other] { $number } purchases are left.
    }
ask-pay = { $party }: how do you pay a { $colour } catalyst?
ask-pay-any = { $party }: which catalyst do you pay?
ask-place-organ = { $party }: { $number ->
        [one] a { $colour } cube becomes an organ of { $place }. Which one?
       *[other] { $number } { $colour } cubes become organs of { $place }. Which is next?
    }
ask-land-organs = { $party }: { $place } may grow organs at once. Which?
ask-permission = { $party }: { $other } asks for a Red Queen attack of { $place } on { $target }, for something { $colour }. Do you permit it?
ask-contribute = { $party }: { $place } must leave the crowded ocean and lacks catalysts for its organs. Do you give any?
ask-emergency = { $party }: the ocean is overcrowded. Buy all missing organs of { $place } and go ashore?

log-progenote = { $who } is the progenote of { $a }.
log-autocatalytic-roll = { $who } rolls for { $a }: { $b }.
log-autocatalytic-reroll = { $who } rolls again for { $a }: { $b }.
log-animation = { $b ->
        [one] One cube of { $a } comes to life.
       *[other] { $b } cubes of { $a } come to life.
    }
log-animated = { $who } organises a { $b } cube of { $a }.
log-manna-death = { $b ->
        [one] One manna of { $a } dies.
       *[other] { $b } manna of { $a } die.
    }
log-disorganized = { $who } lets a { $b } cube of { $a } die.
log-biont-died = A biont of { $who } dies on { $a }.
log-enzyme-death = { $b ->
        [one] { $a } loses an enzyme.
       *[other] { $a } loses { $b } enzymes.
    }
log-ersatz = { $who } lets { $a } claim { $b }.
log-no-life = { $who } takes no life from { $a }.
log-life = { $who } creates life: { $a } is a bacterium now.
log-darwin-roll = { $a } of { $who } rolls { $b }.
log-darwin-reroll = { $b ->
        [one] { $a } rolls one die again: now { $c }.
       *[other] { $a } rolls { $b } dice again: now { $c }.
    }
log-sex = { $a } of { $who } roils the mutations of the { $b }.
log-donation = { $who } gives a { $b } catalyst to { $a }.
log-paid = { $who } pays { $b ->
        [one] a { $c } catalyst
       *[other] { $b } { $c } catalysts
    } from the pool of { $a }.
log-mutation = { $who } buys { $b } for { $a }.
log-promotion = { $who } promotes a mutation of { $a } to { $b }.
log-macro = { $who } raises the life from { $a } to { $b }.
log-assimilated = The bionts of { $a } live in { $b } now.
log-cascade = { $a } is the parasite of { $b } now.
log-no-circle = There is no circle left for another biont of { $who } in { $a }: it returns to its pool.
log-organ = { $a } has { $b } now.
log-oxygen-crisis = Oxygen crisis: the first macroorganism skips { $a ->
        [0] no event
        [one] one event
       *[other] { $a } events
    }.
log-landfall = Landfall: { $who } now has { $b }.
log-request = { $who } asks { $b } to permit a Red Queen attack of { $a }.
log-permitted = { $who } permits the attack of { $a }.
log-not-permitted = { $who } does not permit the attack of { $a }.
log-red-queen-cube = { $who } plays Red Queen: { $a } takes a { $c } cube back from { $b }.
log-red-queen-biont = { $who } plays Red Queen: { $a } takes a biont of { $c } out of { $b }.
log-diseased = { $a } of { $who } holds a { $c } cube of { $b } now.
log-overcrowded = The ocean is overcrowded: { $a } macroorganisms share three trophic levels.
log-starved = { $a } of { $who } has the lowest metabolic rate and starves.
log-level = { $a } of { $who } is { $b } now.

refused-no-dead-manna = there is no disorganised { $colour } cube there
refused-no-live-manna = there is no organised { $colour } cube there
refused-no-contestant = only another contestant of the refugium can get it
refused-parasite-follows = a parasite acts right after its host
refused-not-your-organism = that is no organism of your tableau
refused-no-darwin-roll = it has rolled already, or has no roll to make
refused-no-such-die = no such die is left in the roll
refused-no-biont-there = you have no biont there
refused-nothing-to-buy = there is nothing that you could buy for it now
refused-price = it cannot be paid that way
refused-price-colour = the pool has no { $colour } catalyst for it, nor two of another colour
refused-macro-mutation = macroorganisms have no mutations
refused-deck-out-of-reach = its deck is neither in an active row nor in the home row
refused-not-on-top = it does not lie on top of a deck
refused-not-its-mutation = the organism does not have this mutation
refused-promoted-already = it is promoted already
refused-crystal = in this variant mutations come from errors alone
refused-no-sex = the organism has no sex
refused-donation = only a guest with such a catalyst can give it, to a pool that has room
refused-bacteria-only = only a bacterium can become a macroorganism
refused-introductory = the introductory game does without
refused-macro-taken = that macroorganism is no longer in the public stack
refused-prerequisites = { $number ->
        [one] one healthy { $colour } cube is missing
       *[other] { $number } healthy { $colour } cubes are missing
    }
refused-macros-only = only macroorganisms have organs
refused-no-slot = it has no such organ
refused-organ-there = it has this organ already
refused-no-red-queen = the organism has no Red Queen
refused-no-target = there is nothing to attack
refused-weaker = the target has as many Red Queens, and permission was not given
refused-no-prey = the parasite has no free slot for it, or the catalyst is missing
refused-cubes-first = the parasite still holds diseased cubes: those come first
refused-emergency-price = then the other organs could not be paid
