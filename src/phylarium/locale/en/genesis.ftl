# What Bios: Genesis says.
#
# Players are named by their colour ("Red"). Things are used with the article that a sentence gives
# them. A message that begins a sentence of its own ends with a full stop; nouns, options and reasons
# are parts of sentences and do not.

genesis-title = Bios: Genesis
genesis-blurb = Four billion years from soup to the first footprints. Settle in refugia, let dice make and unmake life, carry bacteria through ice, fire and oxygen, live in each other's cells, and be the first to crawl ashore.

## Options of the game

genesis-option-length = How many events of the last eon are played.
genesis-option-length-standard = Twenty events: three Hadean, seven Archean, ten Proterozoic.
genesis-option-length-short = Seventeen events: three of the last eon are left out.
genesis-option-cooperative = Whether players compete or all win together.
genesis-option-cooperative-false = Each player plays for points.
genesis-option-cooperative-true = All win if each ends with a macroorganism and one of them lives on land; a parasite of each colour is played by nobody and against all.
genesis-option-introductory = Whether to leave out climate, macroorganisms, parasites and foreign genes.
genesis-option-introductory-false = All rules.
genesis-option-introductory-true = Only bacteria and their mutations, in a climate that is always warm. Alone, ten points win.
genesis-option-macro_variant = How often bacteria fail at copying themselves.
genesis-option-macro_variant-false = Fives and sixes of a Darwin roll are errors, with DNA only sixes.
genesis-option-macro_variant-true = Only sixes are errors, and DNA blocks one of them: more life comes to macroorganisms.
genesis-option-crystal = Where mutations come from.
genesis-option-crystal-false = Mutations are bought in the purchase phase.
genesis-option-crystal-true = Mutations are bought only to cancel errors of a Darwin roll. The solitaire game is always played so.

genesis-option-chimera = Whether parasites may become macroorganisms, too.
genesis-option-chimera-false = Only bacteria become macroorganisms.
genesis-option-chimera-true = A parasite may become one on its host; two macroorganisms in one are a chimera.

error-introductory = genesis: the introductory game has no macroorganisms, which win the cooperative one and make chimeras

## Nouns (names of things)

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
# $colour: of a parasite that nobody plays
npc = Wild { $colour }
nobody = nobody
nowhere = nowhere

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

# The bacterium on the back of each refugium. Seven names are told by the rulebook, three (photo-carboxylation,
# acetyl-CoA reductase, chemiosmosis) by a report of a played game that hints at where they belong; the others are ours.
bacterium-mars_paleo_ocean = Formose Sugar bacteria
bacterium-deep_hot_biosphere = Extremophile Condensation bacteria
bacterium-interplanetary_dust = Acetyl-CoA Reductase bacteria
bacterium-hydrothermal_vent = Metal Glycolysis bacteria
bacterium-green_rust_fumarole = Amyloid Hydrolysis bacteria
bacterium-clay_mound = Photo-Carboxylation bacteria
bacterium-radioactive_beach = Radiolytic Phosphate bacteria
bacterium-alkaline_seep = Pyrite Reduction bacteria
bacterium-pumice_raft = Chemiosmotic bacteria
bacterium-uv_irradiated_ocean = UV Dissipation bacteria
bacterium-zeolite_lagoon = Zeolite Peptide bacteria
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
    .plural = heat shields
ability-oxygen_shield = oxygen shield
    .plural = oxygen shields
ability-uv_shield = UV shield
    .plural = UV shields
ability-cancer_shield = cancer shield
    .plural = cancer shields
ability-drought_shield = drought shield
    .plural = drought shields
ability-immunology = immunology
    .plural = immunology
ability-spore = spore
    .plural = spores
ability-hgt = HGT
    .plural = HGT
ability-dna = DNA
    .plural = DNA
ability-fission = fission
    .plural = fission
ability-nucleus = nucleus
    .plural = nuclei
ability-sex = sex
    .plural = sex
ability-red_queen = Red Queen
    .plural = Red Queens
ability-pollution = pollution
    .plural = pollution

# What each ability does, for the key to the signs and for whoever looks at a card closely.
ability-heat_shield-text = Each heat shield takes one off what extreme heat costs its organism.
ability-oxygen_shield-text = Each oxygen shield takes one off what oxygen costs its organism.
ability-uv_shield-text = A UV shield on one organ or endosymbiont keeps all of its macroorganism from UV.
ability-cancer_shield-text = With a cancer shield only sixes are errors when cancer comes.
ability-drought_shield-text = With a drought shield a creature on land loses nothing to a drought.
ability-immunology-text = With immunology the owner decides freely what is lost first.
ability-spore-text = With a spore every row is in reach, for assigning bionts and for buying mutations.
ability-hgt-text = Each HGT lets one of your bionts leave a microorganism for another, for a refugium or for the pool. With the most of them you may go first.
ability-dna-text = With DNA only sixes are errors in a Darwin roll; in the macro variant, where that is so for everybody, DNA blocks errors instead.
ability-fission-text = From the turn after it has come, fission lets each biont buy twice.
ability-nucleus-text = With a nucleus any single catalyst pays any price.
ability-sex-text = With sex you may first roil a deck: its top card goes to the bottom.
ability-red_queen-text = A host that has more Red Queens than its parasite can attack it without leave, and a parasite its host.
ability-pollution-text = When pollution comes, all other organisms of its home row meet oxygen, as much as it has green chromosomes.

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

# On the narrow card of a mutation, beside a sign of it. $number: how many, $what: an ability, which may have a form "short"
counted = { $number ->
    [1] { FORM($what, "short") }
   *[other] { $number } { FORM($what, "short") }
}
# Cubes or chromosomes, which are named by their colour alone. $number: how many
counted-cubes = { $number } { $colour }
# $number: two or more
counted-ability = { $number } { FORM($ability, "plural") }
# $number: how many, $party: whose
counted-bionts = { $number ->
    [one] a biont of { $party }
   *[other] { $number } bionts of { $party }
}
no-bionts = no bionts
no-ability = no ability
# $bionts, $organised and $dead: lists, $enzymes: how many of $slots are filled
content-refugium = { $bionts }; organised { $organised }; dead { $dead }; enzymes { $enzymes } of { $slots }
# Stands in brackets after the name of an organism. $party: in whose tableau, or who controls it, $chromosomes: a list
content-organism = of { $party }; { $bionts }; chromosomes: { $chromosomes }

## Options (what can be chosen)

option-done = done
    .button = Done
option-accept = yes
option-decline = no
option-decline-cube = no { $colour } cube
option-decline-host = nowhere: it goes extinct
option-decline-mutation = no mutation: let the errors strike
option-gaia = vote for Gaia: the Earth shall live
option-medea = vote for Medea: the Earth shall end
option-from-pool = from the pool
option-to-pool = into the pool
option-trophic-biont = the trophic biont
option-reroll = roll all dice again
option-reroll-picked = roll the picked dice again
option-keep = keep the roll
option-create-life = create life
option-landfall = go ashore
option-colour = { $colour }
    .chip = { $colour }
option-biont = a biont of { $party }
    .section = Bionts
    .chip = { $party }
option-player = { $party }
    .chip = { $party }
option-cube = a { $colour } cube
    .section = Cubes
    .chip = { $colour }
# $place: its name, $content: what is in it
option-settle = a biont to { $place } ({ $content })
    .section = { $place }
    .chip = biont
option-move = a biont from { $place }
    .section = Bionts that move
    .chip = from { $place }
option-organism = { $place } ({ $content })
    .chip = { $place }
option-enzyme = a { $colour } enzyme to { $place }
    .section = { $place }
    .chip = { $colour } enzyme
option-antioxidant = a { $colour } antioxidant on { $place }
    .section = { $place }
    .chip = { $colour } antioxidant
# $first, $second: the colours that it steals
option-face = { $parasite } (steals { $first } and { $second })
    .section = Parasites
    .chip = { $parasite }
option-face-polluter = { $parasite } (steals { $first } and { $second }; pollutes)
    .section = Parasites
    .chip = { $parasite }
option-lose-mutation = { $mutation }
    .section = Mutations
    .chip = { $mutation }
option-mutation = the { $colour } cube of { $mutation }
    .section = Cubes of mutations
    .chip = { $mutation } ({ $colour })
option-plus = the { $colour } + cube of { $mutation }
    .section = Cubes of mutations
    .chip = { $mutation } + ({ $colour })
option-organ = { $organ } ({ $colour }; { $abilities })
    .section = Organs
    .chip = { $organ } ({ $colour })
option-slot = slot { $number }
    .chip = { $number }
option-diseased = the diseased { $colour } cube of { $parasite }
    .section = Diseased cubes
    .chip = { $parasite } ({ $colour })
option-disk = a { $colour } antioxidant
    .section = Antioxidants
    .chip = { $colour }
option-spend = pay a { $colour } catalyst
    .section = Pay a catalyst
    .chip = { $colour }
option-spend-two = pay two { $colour } catalysts
    .section = Pay two catalysts
    .chip = { $colour }
option-donate = give a { $colour } catalyst to the pool
    .section = Give a catalyst
    .chip = { $colour }
# $plus: the colour that promotion adds
option-buy = buy { $mutation } ({ $colour }; { $abilities }; promotion adds { $plus })
    .section = Buy
    .chip = { $mutation } ({ $colour })
option-promote = promote { $mutation } to { $promoted } (adds { $plus }; { $abilities })
    .section = Promote
    .chip = { $mutation } to { $promoted }
# $systems: the cubes that it takes
option-become = become { $macro } (takes { $systems })
    .section = Become
    .chip = { $macro }
option-grow = grow { $organ } ({ $colour }; { $abilities })
    .section = Grow
    .chip = { $organ } ({ $colour })
option-roil = roil the mutations of the { $row }
    .section = Roil the mutations
    .chip = of the { $row }
option-attack-slot = Red Queen: take back the { $colour } cube from { $parasite }
    .section = Red Queen
    .chip = the { $colour } cube from { $parasite }
option-attack-biont = Red Queen: take a biont of { $party }
    .section = Red Queen
    .chip = a biont of { $party }
option-attack-cube = Red Queen: steal the { $colour } cube of { $mutation }
    .section = Red Queen
    .chip = { $mutation } ({ $colour })
option-attack-plus = Red Queen: steal the { $colour } + cube of { $mutation }
    .section = Red Queen
    .chip = { $mutation } + ({ $colour })
option-attack-host = Red Queen: take a biont of { $party } out of the host
    .section = Red Queen
    .chip = a biont of { $party } in the host
option-attack-organ = Red Queen: steal the { $organ } ({ $colour })
    .section = Red Queen
    .chip = { $organ } ({ $colour })
option-die = pick a { $number } to roll again
    .section = Dice
    .chip = { $number }


## Events, assignment, losses, the end

ask-choose-colour = which colour do you play? { $nth ->
        [1] You have two; this is the first.
       *[other] This is the second of your two.
    }
ask-wanton = you are the most wanton. Do you go first in the phase of { $phase }?
ask-substitute = your pool was full. Which colour do you take instead? { $left ->
        [one] One disk is due.
       *[other] { $left } disks are due.
    }
ask-atrophy-token = { $place } atrophies. What does it lose? { $left ->
        [one] One token goes.
       *[other] { $left } tokens go.
    }
ask-new-owner = you have no biont left in { $place }. Whose is it now?
ask-uv = ultraviolet light leaves { $place } { $limit ->
        [0] no mutation or organ
        [one] one mutation or organ
       *[other] { $limit } mutations or organs
    }. What does it lose? { $number ->
        [one] One more goes.
       *[other] { $number } more go.
    }
ask-macro-synthesis = { $place } makes { $left ->
        [one] a catalyst
       *[other] { $left } catalysts
    } of any colour. Which?
ask-gaia-call = the Earth is about to end. Do you call for a vote to save it?
ask-gaia-vote = vote in secret. If all vote for Gaia the Earth lives on, and everybody pays for it; whoever votes for Medea loses half of his points.
ask-gaia-price = the Earth is saved. What do you give: a catalyst, or a part of an organism?
ask-assign = assign bionts and catalysts, then say that you are done.
    .meaning = A biont in a refugium rolls dice there: some faces wake a cube, others kill. A catalyst laid on a slot, an enzyme, makes that face harmless. Send a biont, add an enzyme if you like, then say that you are done.
ask-assign-price = a biont on { $place } costs a catalyst. Which?
ask-move-biont = where does the biont from { $place } go?
ask-wanton-block = { $mover } wants to move a biont into { $place }. You are more wanton: do you block it?
ask-attach-host = which host does { $face } attach to?
ask-attach-biont = where does the biont for { $face } come from?
ask-steal = which { $colour } cube does { $parasite } steal from { $place }?
ask-second-biont = does { $parasite } get a second biont?
ask-chimera-landfall = with its neighbour's cubes { $place } has all organs. Does it go ashore?
ask-liberated = { $parasite } was supplanted. Where does it go?

log-colour = Seat { $seat } plays { $party }.
log-wanton = { $party } is the most wanton and goes first.
log-event = The event is { $event }.
log-waterworld = The plates stand still: a tropical waterworld, and the continent is inactive.
log-waterworld-ends = The waterworld ends with { $event }.
log-ozone = An ozone layer forms: ultraviolet light no longer harms.
log-ozone-holds = The ozone layer holds the ultraviolet light off.
log-refugium = A refugium emerges: { $refugium }.
log-no-refugium = No refugium is left to emerge.
log-smite = Radiation smites the refugia.
log-enzyme-lost = { $refugium } loses its rightmost enzyme.
log-manna-lost = { $refugium } loses a { $colour } manna cube.
log-deserted = { $refugium } has no manna left and is gone.
log-heat = Extreme heat or cold of { $strength } strikes all organisms.
log-oxygen = An oxygen spike of { $strength } strikes all organisms.
log-uv = Ultraviolet light: no organism keeps more than { $limit } mutations or organs.
log-cancer = Cancer tests the macroorganisms.
log-cancer-roll = { $party } rolls { $dice } against cancer for { $place }.
log-drought = Drought on land.
log-warming = Warming, the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $count }th
    } sun in a row.
log-cooling = Cooling, the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $count }th
    } snowflake in a row.
log-pollution = { $party } pollutes the home row of { $place }: oxygen of { $strength }.
log-greenhouse = A runaway greenhouse threatens the Earth.
log-snowball = The Earth threatens to freeze over.
log-gaia-called = { $party } calls for a vote.
log-voted-gaia = You vote for Gaia.
log-voted-medea = You vote for Medea.
log-gaia = { $party } voted for Gaia.
log-medea = { $party } voted for Medea.
log-gaia-saves = Gaia: the Earth lives on.
log-gaia-paid = { $party } pays a { $colour } catalyst for it.
log-biosynthesis = { $party } gains { $count ->
        [0] no { $colour } catalyst: the pool is full.
        [one] a { $colour } catalyst.
       *[other] { $count } { $colour } catalysts.
    }
log-substitute = { $party } takes a { $colour } catalyst for two that did not fit.
log-compensation = { $party } gains a { $colour } catalyst for a biont that came back.
log-atrophy = { $party } suffers { $count ->
        [one] an atrophy
       *[other] { $count } atrophies
    } in { $place }.
log-lost-cube = { $party } loses a { $colour } cube of { $place }.
log-lost-biont = { $party } loses a biont in { $place }.
log-lost-organ = { $party } loses an organ of { $place }: { $organ }.
log-lost-antioxidant = { $party } gives up a { $colour } antioxidant of { $place }.
log-demoted = { $party } turns { $promoted } back into { $mutation }.
log-mutation-discarded = { $party } loses { $mutation } from { $place }.
log-extinct = Extinct: { $place } of { $party }.
log-reverted = Extinct: { $macro } of { $party }. Only bacteria remain.
log-shrunk = Extinct: { $macro } of { $party }. A parasite remains.
log-emancipated = The host of { $place } is dead: { $party } has no parasite in it any more, but an organism.
log-incorporated = A biont of { $party } goes from { $place } into its parasite.
log-npc-trophy = { $party } ends with its host and keeps { $macro } as a trophy.
log-macro-parasite = { $party } raises a parasite to { $macro }.
log-commandeered = { $party } takes over { $place }.
log-nothing-to-assign = { $party } has nothing more to assign.
log-nothing-to-buy = { $party } can buy nothing.
log-settled = { $party } sends a biont to { $refugium }.
log-price = { $party } pays a { $colour } catalyst to enter { $refugium }.
log-enzyme = { $party } lays a { $colour } enzyme on { $refugium }.
log-antioxidant = { $party } gives { $place } a { $colour } antioxidant.
log-to-pool = { $party } takes a biont from { $place } back to the pool.
log-transfer = { $party } moves a biont from { $from } to { $to }.
log-blocked = { $party } keeps the biont of { $other } out of { $place }.
log-attached = { $party } attaches { $parasite } to { $host }.
log-supplanted = { $party } supplants { $other } on { $host } with { $parasite }.
log-liberated = { $party } must find another host for { $parasite }.
log-npc-waits = { $party } finds no host.
log-final = { $party }: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
log-winner = { $party } wins.
log-lost = The game is lost.
log-marine-win = The game is won.
log-terrestrial-win = The game is won, on land too.

refused-colour-taken = you have that colour already
refused-pool-full = the pool holds as many { $colour } catalysts as it may
refused-atrophy-order = other losses come first: cubes of mutations, then other cubes, then bionts, the trophic one last
refused-cube-not-here = that cube is not on its card
refused-healthy-first = healthy mutations are lost before diseased ones
refused-no-catalyst = you have no { $colour } catalyst
refused-no-catalysts = you have no catalyst for it
refused-row = the { $row } is inactive, and you have no biont there
refused-entropy = you may have no more than { $number ->
        [one] one biont
       *[other] { $number } bionts
    } in refugia
refused-no-biont = you have no biont left to assign
refused-slots-full = all its enzyme slots are covered
refused-parasite-antioxidant = parasites take no antioxidants
refused-land-antioxidant = macroorganisms on land take no antioxidants
refused-not-yours = it is not yours
refused-placed = a biont moves only once in a phase
refused-trapped = the { $row } is inactive: the biont is trapped
refused-no-macro = bionts of macroorganisms do not move
refused-no-hgt = you have no horizontal gene transfer left
refused-not-by-hgt = only bionts of microorganisms move into microorganisms
refused-blocked = its owner has blocked the biont
refused-blocked-settling = a biont that was blocked goes to another microorganism or to your pool
refused-out-of-reach = its row is inactive, and you have no biont there
refused-npc-parasite = nobody plays the parasites in this game
refused-parasite-out = your parasite is attached already
refused-parasite-barred = your parasite was lost this turn and may return in the next
refused-four-organisms = you have four organisms already
refused-no-host = there is no host from which it could steal
refused-own-tableau = it is in your own tableau
refused-nothing-to-steal = it has no cube that fits
refused-no-supplanting = its parasite holds as many cubes as you could take
refused-must-steal = it must take this one

## Rolls and purchases

ask-autocatalytic-reroll = the roll for { $place } is { $dice }. It is of your colour and yours alone: keep the dice, or roll them all once more?
ask-animate = which manna of { $place } comes to life? { $left ->
        [one] One cube does.
       *[other] { $left } cubes do.
    }
ask-disorganize = which manna of { $place } dies? { $left ->
        [one] One more must.
       *[other] { $left } more must.
    }
ask-give-catalyst = which rival gets the { $colour } catalyst?
ask-ersatz-progenote = you have no biont left on { $place }. Who may claim the bacterium?
ask-creation = doubles on { $place }. Take it into your tableau as a bacterium?
ask-darwin-turn = which organism rolls next, with its parasites?
ask-specificity = { $place } rolled { $dice }. Its specificity lets you roll { $left ->
        [one] one die
       *[other] up to { $left } dice
    } again: pick dice, or keep the roll.
# $picked: the dice that were picked, $left: how many more may be
ask-specificity-more = { $place } rolled { $dice }. Picked to be rolled again: { $picked }. Pick { $left ->
        [one] one more
       *[other] up to { $left } more
    }, or roll.
ask-crystal = { $place } suffers { $number ->
        [one] an error
       *[other] { $number } errors
    } that its heredity does not block. Buying or promoting a mutation cancels one.
ask-purchase-organism = which organism do you buy for?
ask-purchase = what do you buy for { $place }? { $number ->
        [one] One purchase is left.
       *[other] { $number } purchases are left.
    }
ask-pay = how do you pay a { $colour } catalyst?
ask-pay-any = which catalyst do you pay?
ask-place-organ = { $left ->
        [one] a { $colour } cube becomes an organ of { $place }. Which one?
       *[other] { $left } { $colour } cubes become organs of { $place }. Which is next?
    }
ask-land-organs = { $place } may grow organs at once. Which?
ask-permission = { $attacker } asks for a Red Queen attack of { $place } on { $target }, for something { $colour }. Do you permit it?
ask-contribute = { $place } must leave the crowded ocean and lacks catalysts for its organs. Do you give any?
ask-emergency = the ocean is overcrowded. Buy all missing organs of { $place } and go ashore?

log-progenote = { $party } is the progenote of { $refugium }.
log-autocatalytic-roll = { $party } rolls for { $refugium }: { $dice }.
log-autocatalytic-reroll = { $party } rolls again for { $refugium }: { $dice }.
log-animation = { $count ->
        [one] One cube of { $refugium } comes to life.
       *[other] { $count } cubes of { $refugium } come to life.
    }
log-animated = { $party } organises a { $colour } cube of { $refugium }.
log-manna-death = { $count ->
        [one] One manna of { $refugium } dies.
       *[other] { $count } manna of { $refugium } die.
    }
log-disorganized = { $party } lets a { $colour } cube of { $refugium } die.
log-biont-died = A biont of { $party } dies on { $refugium }.
log-enzyme-death = { $count ->
        [one] { $refugium } loses an enzyme.
       *[other] { $refugium } loses { $count } enzymes.
    }
log-ersatz = { $party } lets { $other } claim { $refugium }.
log-no-life = { $party } takes no life from { $refugium }.
log-life = { $party } creates life: { $refugium } is a bacterium now.
log-darwin-roll = { $party } rolls { $dice } for { $place }.
log-darwin-reroll = { $count ->
        [one] One die of { $place } is rolled again: now { $dice }.
       *[other] { $count } dice of { $place } are rolled again: now { $dice }.
    }
log-sex = { $party } roils the mutations of the { $row }, with { $place }.
log-donation = { $party } gives a { $colour } catalyst to { $other }.
log-paid = { $party } pays { $count ->
        [one] a { $colour } catalyst
       *[other] { $count } { $colour } catalysts
    } from the pool of { $other }.
log-mutation = { $party } buys { $mutation } for { $place }.
log-promotion = { $party } promotes a mutation of { $place } to { $mutation }.
log-macro = { $party } raises the life from { $refugium } to { $macro }.
log-assimilated = The bionts of { $from } live in { $to } now.
log-cascade = The parasite of { $host } is { $parasite } now.
log-no-circle = There is no circle left for another biont of { $party } in { $place }: it returns to its pool.
log-organ = A new organ of { $place }: { $organ }.
log-oxygen-crisis = Oxygen crisis: the first macroorganism skips { $count ->
        [0] no event
        [one] one event
       *[other] { $count } events
    }.
log-landfall = Landfall: { $party } now has { $macro }.
log-request = { $party } asks { $other } to permit a Red Queen attack of { $place }.
log-permitted = { $party } permits the attack of { $place }.
log-not-permitted = { $party } does not permit the attack of { $place }.
log-red-queen-cube = { $party } plays Red Queen: a { $colour } cube comes back from { $other } to { $place }.
log-red-queen-biont = { $party } plays Red Queen: a biont of { $owner } comes out of { $other } into { $place }.
log-diseased = { $party } holds a { $colour } cube of { $host } in { $parasite } now.
log-overcrowded = The ocean is overcrowded: { $count } macroorganisms share three trophic levels.
log-starved = The lowest metabolic rate is that of { $place }: { $party } loses it.
log-level = { $party } has the { $level } now: { $place }.

refused-no-dead-manna = there is no disorganised { $colour } cube there
refused-no-live-manna = there is no organised { $colour } cube there
refused-no-contestant = only another contestant of the refugium can get it
refused-parasite-follows = a parasite acts right after its host
refused-not-your-organism = that is no organism of your tableau
refused-no-darwin-roll = it has rolled already, or has no roll to make
refused-no-such-die = no such die is left in the roll
refused-no-biont-there = you have no biont there
refused-parasite-buys-later = it buys after its host
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
refused-landfall-only = beside life on land it would have to go ashore at once
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
diseased-empty = an empty slot for a { $colour } cube
diseased-organ = a { $colour } cube, stolen from an organ
diseased-free = a { $colour } cube of its own
diseased-cube = a { $colour } cube, stolen from { $mutation }

## Drawing

# $phase: of the turn, $climate: warm or cool
drawing-turn = Turn { $turn } · { $phase } · { $climate }
drawing-you = you
# $seat: who it is
drawing-medea = { $seat } · Medea

drawing-earth = The Earth
drawing-active = active
drawing-inactive = inactive
drawing-closed = closed
# $number: placards that are not yet in play
drawing-refugia-left = { $number ->
    [one] 1 to come
   *[other] { $number } to come
}
drawing-landform = { $row }, { $state }; refugia: { $left }
drawing-deck = Mutations of the { $row }: { $number }
drawing-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
# $plus: the colour that promotion adds
drawing-mutation = { $mutation } ({ $colour }): { $abilities }. Promotion adds { $plus }.
drawing-promoted = { $mutation } ({ $colour } and { $plus }): { $abilities }.
drawing-refugium = { $refugium }, { $row }, { $colour }.
# Each a list of die faces.
drawing-dice = Life in the warm { $warm }, in the cool { $cool }. Manna dies on { $manna }, enzymes on { $enzymes }.
drawing-smite-shield = Immune to smite.
drawing-biont-price = { $number ->
    [one] Each biont costs a catalyst.
   *[other] Each biont costs { $number } catalysts.
}

drawing-events = Events
drawing-aftershock = { $event } · aftershock
drawing-warming = The climate turns warm.
drawing-cooling = The climate turns cool.
drawing-events-left = { $number ->
    [0] no event is left
    [one] one event is left
   *[other] { $number } events are left
}
drawing-armageddon = Armageddon: the Earth ends after this turn
drawing-no-climate = no run of suns or snowflakes
drawing-suns = suns
drawing-flakes = snowflakes
drawing-to-greenhouse = { $number ->
    [0] Armageddon is here
    [one] one more sun is Armageddon
   *[other] { $number } more suns in a row are Armageddon
}
drawing-to-snowball = { $number ->
    [0] Armageddon is here
    [one] one more snowflake is Armageddon
   *[other] { $number } more snowflakes in a row are Armageddon
}
drawing-always-warm = It is always warm.
drawing-ozone = ozone layer: no UV
drawing-ozone-hole = hole in the ozone layer
drawing-waterworld = waterworld: no continents
drawing-order = Order

drawing-roll = Latest roll
drawing-no-roll = nobody has rolled yet
drawing-no-effect = nothing
# $number dice show $face; $effects: what they did
drawing-die = { $number ->
    [one] a { $face }
   *[other] { $number } dice with { $face }
}: { $effects }
drawing-die-life = organises a manna
drawing-die-death = disorganises a manna
drawing-die-enzyme = takes an enzyme
drawing-die-synthesis = makes catalysts
drawing-die-triple = a triple: one catalyst more
drawing-die-error = an error

drawing-creatures = Macroorganisms
# Below a small picture; a macroorganism may have a form "short"
drawing-thumb = { FORM($macro, "short") }
# $systems: the cubes that it takes
drawing-macro = { $macro }: takes { $systems }
drawing-macro-alive = { $party } has it.
drawing-macro-extinct = Extinct; a trophy of { $party }.
# $number: metabolic rate
drawing-level = { $macro } of { $party }, { $level }: metabolic rate { $number }
drawing-rate = rate { $number }
drawing-system = { $number } { $colour } system chromosomes
drawing-endosymbiont = { $endosymbiont } ({ $colour }): { $abilities }

# $limit: bionts that may be in refugia
drawing-entropy = in refugia { $number } of { $limit }
drawing-trophies = Trophies: { $trophies }
drawing-player = { $party } ({ $seat }): { $number } VP
drawing-catalysts = { $number } of { $limit } { $colour } catalysts
drawing-parasite-home = Parasite card: { $parasites }
drawing-parasite-barred = Parasite card, from the next turn on: { $parasites }
drawing-there = { $what }.
drawing-organism = { $place }, { $content }.
drawing-shields = Heat shield { $heat }, oxygen shield { $oxygen }, error shield { $error }.
drawing-field = { $property } { $number }

## Rules, explained

rule-A1 = Phase 1: an event card is turned over, and what it shows happens to everybody before anyone acts.
rule-A1a = The top card of the event deck is turned over; the deck is the clock of the game.
rule-A1b = The card says which landforms are active in this turn. The mutation deck beside each active landform is roiled.
rule-A1c = Icons happen from left to right. An aftershock comes first and another card follows; the X and O2 icons of all cards drawn are added up and strike once.
rule-A2 = Phase 2: in player order, each player places bionts and catalysts and moves them where that is allowed.
rule-A2a = Bionts and enzymes go to refugia in active rows or in rows where you are at home; entropy limits the bionts.
rule-A2b = A biont can begin a parasite on a suitable host, or push out the parasite that is there.
rule-A2c = Catalysts laid on an organism protect it from oxygen.
rule-A2d = With horizontal gene transfer, bionts move from one microorganism to another.
rule-A3 = Phase 3: every refugium with a biont on it gets one roll, whoever shares it.
rule-A3a = Each life die brings one disorganised cube to life.
rule-A3b = Each death die that no enzyme covers kills one organised manna and makes a catalyst.
rule-A3c = After doubles the refugium may be taken as a bacterium, with everything that is organised.
rule-A4 = Phase 4: each bacterium and parasite rolls one die for each cube and two for each biont.
rule-A4a = As many dice as the organism has yellow chromosomes may be rolled once more.
rule-A4b = Each one makes as many catalysts as there are red chromosomes; each triple makes one.
rule-A4c = Errors beyond the blue chromosomes cost one chromosome each.
rule-A4d = An organism without bionts is extinct; a bacterium stays as a trophy.
rule-A5 = Phase 5: bionts buy things for the organisms that they live in.
rule-A5a = Each biont buys once a turn, and only for the organism it lives in.
rule-A5b = For sale are mutations, promotions, macroorganisms, Red Queen attacks and organs.
rule-A5c = The price is one catalyst of the colour of what is bought. A macroorganism takes any colour.
rule-A5d = Two catalysts of the same colour stand in for one of any other colour.
rule-A5e = The pool of the tableau in which the organism lives pays, even for a parasite.
rule-A6 = The row of colours on the event card is the order of players in every phase.
rule-A6a = Colours that nobody plays are passed over.
rule-A6b = Whoever has more HGT icons than anybody else may go first when a phase begins.
rule-A6c = In phases 4 and 5 a parasite acts right after its host, whoever plays it.
rule-A6d = In phases 2 and 5 you may do nothing.
rule-B1 = Your tableau holds your bacteria and macroorganisms with their mutations, and the parasites on them.
rule-B1a = A tableau has room for four organisms. Each can have one parasite, and that one a hyperparasite.
rule-B1b = The catalysts of a tableau pay for everything that lives in it.
rule-B1c = There are no hidden hands.
rule-B2 = Cubes that are not in use lie in the soup; there are always enough of them.
rule-B2a = A cube that is lost goes to the soup.
rule-B3 = Disks that are not in use lie in the soup.
rule-B3a = A pool belongs to a tableau: guests spend from it, and what organisms make goes into it.
rule-B3b = A pool holds at most twelve catalysts of a colour divided by the number of players.
rule-B3c = For every two catalysts that find no room, take one of another colour that does.
rule-B3d = There are always enough disks.
rule-B4 = You have four bionts, three in a game of four players. They never leave the game.
rule-B4a = A biont that dies returns to your pool, and you get a catalyst of your colour.
rule-B4b = A biont that moves, or that gene transfer takes to the pool, is not paid for.
rule-Ca = Every player has a colour, with the bionts and the parasite card of that colour.
rule-Cb = All cubes and disks begin in the soup.
rule-Cc = Every player begins with one catalyst of the own colour.
rule-Cd = Three Hadean, seven Archean and ten Proterozoic events are played in this order; the short game has seven Proterozoic ones.
rule-Ce = The refugia of each landform are shuffled under it.
rule-Cf = The landforms lie in a column: cosmic, ocean, coastal, continent.
rule-Cg = Twenty mutations make four decks of five, one beside each landform.
rule-Ch = The eight macroorganisms lie open; any of them may be bought.
rule-Ci = The first event begins the game.
rule-C1 = Alone you play two colours, each with its own tableau and pool.
rule-C1a = A marine win has both colours in macroorganisms of the sea. A terrestrial win also has one on land that holds both.
rule-C1b = The two other colours are parasites that nobody plays. They attack the host that gives them most cubes.
rule-C1c = A parasite that nobody plays has a single biont, apart from those of players.
rule-C1d = It buys at random with its host's catalysts, promotions first, twice with fission.
rule-C1e = It rolls errors again and nothing else, sixes first.
rule-C1f = With sex it roils a deck whose top card it cannot buy.
rule-C1g = It permits no Red Queen attack and makes none.
rule-C1h = The solitaire game is played with the crystal catastrophe.
rule-C2 = Players win or lose together: each must end with a macroorganism, and one of them must be on land.
rule-C2a = Each player's parasite is played by nobody and acts right after that player.
rule-C3 = The introductory game knows no macroorganisms, no parasites, no foreign genes and no changing climate.
rule-C3a = Alone, ten points win the introductory game.
rule-C4 = In the macro variant only sixes are errors, and DNA counts as an error shield.
rule-D1 = Four cards do something of their own.
rule-D1a = An aftershock is followed by another card at once, and both work.
rule-D1b = Tropical Waterworld makes the continents inactive until the next aftershock; meanwhile three suns in a row are enough for the end.
rule-D1c = The ozone layer ends UV radiation. A comet opens it again for one turn.
rule-D1d = What the Big Whack does spares everything cosmic.
rule-D2 = The event card shows which landforms are active.
rule-D2a = Bionts and enzymes can be sent to refugia of active landforms.
rule-D2b = To roil a deck is to put its top card at the bottom; decks beside active landforms are roiled each turn.
rule-D3 = Heaven brings a refugium from the topmost active deck that has one, earth from the bottommost.
rule-D3a = A new refugium lies at the right end of its row.
rule-D3b = It begins with the cubes that are printed on it, all disorganised.
rule-D4 = A smite takes the rightmost enzyme of every refugium, or, where there is none, a cube of its leftmost colour, disorganised ones first.
rule-D4a = A refugium without cubes leaves the game, and bionts on it return without compensation.
rule-D4b = Refugia with a green shield do not feel smites.
rule-D5 = Each organism loses a chromosome for every X beyond its heat shield.
rule-D5a = The heat shield is the number of red chromosomes and of heat shield icons.
rule-D6 = Each organism loses a chromosome for every O2 beyond its antioxidant shield.
rule-D6a = The antioxidant shield is the number of green chromosomes, green shield icons and vitamins.
rule-D6b = Antioxidants and vitamins can be given up instead of chromosomes.
rule-D7 = Ultraviolet radiation leaves each organism no more mutations or organs than the number on the icon.
rule-D7a = A mutation that is lost takes its cubes along, even those that a parasite holds.
rule-D7b = The owner chooses what goes, but without immunology healthy mutations go first.
rule-D7c = Mutations that are lost go to the bottom of the deck of the home row.
rule-D7d = An organ or endosymbiont with a UV shield protects the whole macroorganism.
rule-D8 = Every macroorganism rolls one die an organ and two dice a biont; fives and sixes beyond its blue chromosomes cost a token each.
rule-D8a = With a cancer shield only sixes are errors.
rule-D8b = Every one in a cancer roll makes a catalyst of any colour.
rule-D9 = A drought costs every macroorganism on land a token, unless it has a drought shield.
rule-D10 = Suns make the climate warm, snowflakes cool. The climate decides which dice bring manna to life.
rule-D10a = Four suns or four snowflakes in a row end the Earth after this turn's purchases.
rule-D10b = Anybody may call for a secret vote to save the Earth. If all vote for Gaia, each pays a catalyst or loses a chromosome, and the game goes on.
rule-D10c = Whoever votes for Medea and so ends the Earth keeps only half of the points.
rule-E1 = Bionts go onto the living side of a refugium, catalysts into its enzyme slots from the left.
rule-E1a = A biont comes from the pool or from a refugium in an active row; out of a microorganism only by gene transfer.
rule-E1b = The target must be in an active row or in a row where you have a biont. A biont may also return to the pool from an active refugium.
rule-E1c = Enzymes come from your own pool.
rule-E2 = The home row of a bacterium is that of its placard; of a macroorganism the ocean or the continent. Guests are at home where their host is.
rule-E2a = You may have one biont in refugia, and one more for each green chromosome of the greenest organism that you lived in when the turn began.
rule-E2b = A refugium takes as many enzymes as it has slots, and any number of bionts.
rule-E2c = Each biont sent into the deep hot biosphere costs a catalyst.
rule-E2d = With a spore you may assign to any row.
rule-E3 = A biont can bring your parasite to life on an organism of somebody else. One more biont may go with it, and you choose the side of the card.
rule-E3a = The bionts come from where other assigned bionts come from.
rule-E3b = The host must be in an active row or in a row where you have a biont, and must have a cube that the parasite can steal.
rule-E3c = From a bacterium a parasite steals up to two cubes of mutations, of the colours of its slots. The mutations stay, with their abilities.
rule-E3d = A hyperparasite lives on a parasite and steals from that one's mutations; it may do so in your own tableau.
rule-E3e = From a macroorganism a parasite steals organs, and their abilities are gone.
rule-E3f = A parasite that pollutes does so when it attaches.
rule-E3g = You control your parasite as long as you have a biont on it.
rule-E3h = When the host dies, its parasite dies with it.
rule-E4 = A new parasite can push out the old one. That one may find another host at once, or it is extinct.
rule-E4a = It must end up with more stolen cubes than the old one had, so a parasite with two cannot be pushed out.
rule-E4b = You cannot push out a parasite in your own tableau, except a hyperparasite.
rule-E5 = Catalysts can be laid on your organisms against oxygen.
rule-E5a = A red, yellow or blue disk can be given up instead of a chromosome.
rule-E5b = A green disk is a vitamin: it shields as well, and can be given up on top of that.
rule-E5c = Parasites take no antioxidants.
rule-E5d = Macroorganisms on land take none either.
rule-E6 = Each HGT icon lets one of your bionts move from a microorganism to another, to a refugium, or to the pool.
rule-E6a = A player with more HGT icons than you can keep your biont out of an organism.
rule-E6b = A microorganism that its last biont leaves is extinct.
rule-E6c = An organism without bionts of its owner belongs to a player whose biont is still in it.
rule-E6d = Bionts move neither into nor out of macroorganisms.
rule-E6e = A biont that was assigned in this phase does not move again.
rule-F = Every refugium with bionts gets one roll: first manna comes to life, then it dies, then life may begin.
rule-Fa = Refugia are rolled for row by row from the top, each row from left to right.
rule-Fb = The roll has a die for each organised cube and two for each biont.
rule-Fc = Alone on a refugium of your colour you may roll all dice once more.
rule-Fd = The roll is made in inactive rows, too.
rule-F1 = The warm or the cool row of dice on the placard shows which faces bring a cube to life. You choose the colours.
rule-F1a = Cubes and bionts on a refugium are its manna.
rule-F2 = Faces printed on slots without an enzyme are death dice, as they were before the roll.
rule-F2a = For each manna death one organised manna goes: a cube slides down, a biont returns to its pool with compensation.
rule-F2b = A cube that dies makes a catalyst of its colour.
rule-F2c = Enzyme deaths come after manna deaths; each takes the enzyme furthest to the right.
rule-F2d = One die can kill a manna and an enzyme.
rule-F3 = After doubles, if your biont is still there, you may take the placard into your tableau as a bacterium.
rule-F3a = Everything organised becomes chromosomes; what is disorganised is lost.
rule-F3b = The enzymes are lost.
rule-F3c = The bacterium's home row is that of its placard.
rule-F4 = On a shared refugium the player with most enzymes and organised manna of the own colour is the progenote; the order of colours on the placard settles ties.
rule-F4a = Only the progenote rolls.
rule-F4b = The progenote decides what lives and dies, and gives the catalysts to the others.
rule-F4c = The progenote decides whether life begins.
rule-F4d = Bionts of others in the new bacterium are foreign genes.
rule-F4e = A progenote who killed all own bionts names another one who may take the placard.
rule-G = Each player rolls for the own microorganisms in any order, each followed by its parasites.
rule-Ga = A die for each cube on the organism and its mutations, two for each biont. Cubes that a parasite holds count for the parasite.
rule-Gb = In the crystal variant catalysts are made before errors are dealt with.
rule-G1 = As many dice as there are yellow chromosomes may be rolled once more, all together.
rule-G2 = Each one makes as many catalysts as there are red chromosomes, each triple one more.
rule-G2a = A bacterium makes catalysts of the colour of its placard, a parasite of its own colour.
rule-G3 = Fives and sixes are errors. Each one beyond the blue chromosomes is an atrophy.
rule-G3a = With DNA only sixes are errors.
rule-G3b = In the macro variant only sixes are errors for everybody, and DNA shields besides.
rule-G4 = In this variant mutations come only from errors: buying or promoting one cancels an error.
rule-G4a = With fission two errors can be cancelled.
rule-G4b = It is the purchase of a biont in this turn.
rule-H = Each biont makes a purchase for the organism it lives in.
rule-Ha = A purchase costs a catalyst of the colour of the mutation, the organ or the cube attacked.
rule-Hb = Players buy in order; a parasite buys as soon as all bionts of its host have.
rule-Hc = Two catalysts of the same colour pay for one of another.
rule-Hd = With a nucleus any single catalyst pays any price.
rule-He = Whoever buys spends from the pool of the tableau, and uses the abilities of the organism. Fission allows two purchases a biont.
rule-Hf = A parasite has the abilities of its own mutations only.
rule-Hg = A guest may give catalysts to the pool that it buys from.
rule-H1 = The top card of a mutation deck in an active row or in the home row can be bought for a microorganism.
rule-H1a = With sex a deck may be roiled before a purchase.
rule-H1b = A new mutation brings a cube of its colour.
rule-H1c = Its abilities work at once, except fission, which waits for the next turn.
rule-H1d = A polluter attacks all other organisms of its home row with as much oxygen as it has green chromosomes.
rule-H2 = A mutation is promoted for a catalyst of its colour: the card is turned over.
rule-H2a = Promotion adds a second cube, marked with a plus.
rule-H2b = The abilities of the other side are lost.
rule-H2c = A promoted side can pollute, too.
rule-H2d = A mutation can be promoted even while a parasite holds its cube.
rule-H3 = A bacterium becomes a macroorganism for one catalyst of any colour.
rule-H3a = It must have the printed system chromosomes in healthy cubes, which are given up.
rule-H3b = Cubes beyond that become organs of their colour, as far as there are slots.
rule-H3c = The owner's biont is the trophic biont, on the lowest level that is free.
rule-H3d = Other bionts, and those of a parasite, are endosymbionts, one of each colour; any more return to their pools.
rule-H3e = A hyperparasite becomes the parasite of the new macroorganism.
rule-H3f = Mutations go back to their row, antioxidants to the soup.
rule-H3g = The first macroorganism of all skips the events before the Proterozoic.
rule-H4 = A host and its parasite can attack each other with more Red Queen icons than the other has, or with permission.
rule-H4a = A host takes a stolen cube back. If there is none, it takes a biont as a foreign gene.
rule-H4b = A macroorganism takes a cube back as an organ, or a biont as an endosymbiont.
rule-H4c = A parasite steals one more cube for an empty slot.
rule-H4d = An attack costs a catalyst of the colour of what is stolen. Yellow attacks parasites for nothing.
rule-H4e = Stolen red and yellow cubes can change trophic levels.
rule-H5 = An organ is bought for a catalyst of its colour.
rule-H5a = Organs and endosymbionts give the abilities printed beside them.
rule-H5b = Organs can be stolen by parasites.
rule-H5c = Red and yellow organs raise the metabolic rate.
rule-H5d = A marine organism with all organs goes ashore: organs and disks are lost, bionts stay. It may buy organs of the land at once.
rule-H5e = Cubes that the parasite stole count as organs for landfall, and its bionts become endosymbionts.
rule-H6 = Sea and land have three trophic levels each, with room for one macroorganism each.
rule-H6a = At the end of purchases macroorganisms are arranged by metabolic rate, the lowest as the plant. Dice settle ties.
rule-H6b = The metabolic rate is the number of red and yellow chromosomes.
rule-H6c = When a fourth macroorganism is in the sea, each of them may buy all missing organs and go ashore.
rule-H6d = If it is still too crowded, the lowest metabolic rate is extinct.
rule-I1 = Points are counted when the events run out or the Earth ends.
rule-I1a = Each cube and each system chromosome of your organisms is a point.
rule-I1b = Each of your bionts in any organism is a point.
rule-I1c = Each trophy is a point.
rule-I1d = A macroorganism is worth six points, twelve on the highest level of its ecosystem, shared among the players who live in it.
rule-I1e = Catalysts break ties; then victory is shared.
rule-Ka = For a game that goes on to Megafauna the macro variant is recommended.
rule-L1 = In this variant a parasite can become a macroorganism; cubes that it stole are then lost to its host.
rule-L1a = Other bionts of the parasite, of a hyperparasite and of a bacterium that is its host become endosymbionts as far as there are circles.
rule-L1b = A hyperparasite cannot become a macroorganism.
rule-L2 = A parasitic macroorganism stays with its host, in the same place and tableau.
rule-L2a = To its own parasite it is a host like any macroorganism.
rule-L2b = It can neither be pushed out nor move to another host.
rule-L3 = A bacterium can steal an organ from a parasitic macroorganism as a cube for a mutation that lacks one.
rule-L3a = Two macroorganisms steal organs for free slots; the host may steal an endosymbiont.
rule-L3b = A parasitic macroorganism steals cubes of mutations as organs first, then bionts.
rule-L4 = When one of the two dies, the other is changed.
rule-L4a = When the bacterium dies, its placard goes under the macroorganism, which then lives on its own.
rule-L4b = When the parasitic macroorganism dies, it is a parasite again, with what fits into its slots.
rule-L5 = A parasitic macroorganism can go ashore.
rule-L5a = The host goes first.
rule-L5b = Organs of the neighbour count.
rule-L5c = Organs that a hyperparasite stole count.
rule-L5d = Cubes of the host's mutations count.
rule-L5e = Of two macroorganisms, one that stays behind is extinct, and the other may take in its bionts.
rule-L5f = Beside a macroorganism on land, another can only arise by going ashore at once, by its own organs.
rule-L6 = A macroorganism and its parasitic macroorganism are a chimera.
rule-L6a = A chimera has one trophic level, by what both have together.
rule-L6b = Whoever has most blue and green chromosomes is at least a plant.
rule-L6c = Both members of a chimera score for their level, twice on land.
rule-L7 = The variant can be played alone, too.
rule-L7a = A parasite that nobody plays becomes a macroorganism when it can, then grows organs from the first slot on.
rule-L7b = It attacks the first organ that it has a slot for.
rule-L7c = With immunology it gets rid of players' endosymbionts.
rule-L7d = It goes ashore when it can.
rule-L7e = If its host dies, its macroorganism dies too and is its trophy.
rule-L7f = Each of its macroorganisms and trophies asks for one more biont to win.
rule-G-atrophy = Cubes of mutations are lost first, then other cubes, then bionts, and the trophic biont last. The owner chooses among equals.
rule-G-atrophied-mutation = A mutation that loses its cube is discarded; a promoted one that loses its plus cube is turned back.
rule-G-atrophied-diseased = When a parasite loses a stolen cube, the mutation that it came from suffers.
rule-G-extinction-micro = A bacterium becomes a trophy, a parasite card returns to its player until the next turn; mutations go back to their row.
rule-G-extinction-macro = A macroorganism that loses its trophic biont is a bacterium again, with its cubes; the card is a trophy.
rule-G-immunology = With immunology the order of losses is free. If an endosymbiont gives it, that player chooses.
rule-G-abilities = Icons on mutations, organs and endosymbionts say what the organism can do.

## The log

# Above the lines of a phase.
heading-turn = Turn { $turn }, { $phase }

## Board in a terminal

board-over = The game is over.

# Marks are one column wide and differ from each other: cubes, and bionts, which stand out from them.
mark-red = r
mark-yellow = y
mark-green = g
mark-blue = b
mark-biont-red = R
mark-biont-yellow = Y
mark-biont-green = G
mark-biont-blue = B
mark-manna = m
mark-enzyme = e

board-row = { CAPITAL($row) }
board-turn = Turn { $turn }, { $eon }: { $phase }
# $number of $most suns or snowflakes in a row
board-climate = { $climate }: { $number } of { $most } { $sign }
# All are marks, as examples; 4 is the face of a die.
board-legend = { $biont } biont, { $cube } cube, ({ $cube }) enzyme; { $manna }4 { $enzyme }4: bare slot, a 4 kills manna or an enzyme
# The top card of a deck of $number.
board-deck = { $mutation } ({ $colour }; { $abilities }) of { $number }
board-live = organised { $tokens }
board-dead = dead { $tokens }
board-life = life { $dice }
board-you = (you)
board-vp = { $number } VP
board-pool = catalysts { $catalysts }
board-bionts = free bionts { $number }
board-trophies = trophies { $number }
board-chromosomes = { $chromosomes }
board-shields = heat { $heat }, oxygen { $oxygen }, error { $error }
board-antioxidants = antioxidants { $catalysts }
board-diseased = stolen:

## Hints (what a position is judged by)
# Each is what a sum of points is given for, as an item of a list.

term-vp = points as they stand
term-refugia = what refugia may bring
term-catalysts = catalysts in the pool
term-metabolism = catalysts that Darwin rolls will make
term-frailty = chromosomes that errors will cost
term-heat = chromosomes that heat may cost
term-oxygen = chromosomes that oxygen may cost
term-progress = the way to a macroorganism
term-ashore = the way ashore
term-queens = crowns against host or parasite
term-spare = bionts at hand
term-goal = the chance to win alone or together
term-result = the end of the game

## Chapters of the rulebook

chapter-A = The five phases of a turn
chapter-B = Tableaus and pieces
chapter-C = Set-up and ways to play
chapter-D = Phase 1: events
chapter-E = Phase 2: assigning bionts and catalysts
chapter-F = Phase 3: autocatalytic rolls
chapter-G = Phase 4: Darwin rolls
chapter-H = Phase 5: purchases
chapter-I = Points
chapter-K = The campaign
chapter-L = Chimeras
chapter-glossary = Words explained

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-cubes = Cubes
source-bionts = Bionts
source-trophies = Trophies
source-dominance = Macroorganisms
source-medea = The vote for Medea
tie-catalysts = { $first } before { $second }: more catalysts, { $more } to { $less }.
verdict-together-won = Won together: everybody has a macroorganism, and one of them walks on land.
verdict-together-lost = Lost together: everybody needs a macroorganism, and one of them has to be on land.
verdict-goal-reached = Won: { $points } points, and { $goal } were needed.
verdict-goal-missed = Lost: { $points } of the { $goal } points that were needed.
verdict-alone-lost = Lost: the colours do not have the macroorganisms of the sea that a victory takes.
verdict-alone-marine = Won: both colours live in macroorganisms of the sea.
verdict-alone-land = Won, on land too: both colours live in one macroorganism ashore.

## The key to signs

# $colour: a colour
symbol-cube = { $colour } cube: a chromosome, or organised manna
symbol-ghost = Hollow cube: manna that is not organised
symbol-disk = Disk: a catalyst, an enzyme or an antioxidant
symbol-biont = A biont
symbol-npc = On a plinth: a biont that nobody plays
symbol-die = A die of the latest roll

## A thing on the board, looked at closely

# $who: parties
thing-bionts = What comes to life here helps those with bionts here: { $who }.
thing-bionts-nobody = Nobody has a biont here: what comes to life helps nobody.
thing-lane = Has bionts here: { $who }.
thing-lane-nobody = Nobody has a biont here.
thing-deck = In reach of this deck: { $who }.
thing-deck-nobody = No organism is in reach of this deck.
thing-become = Has the chromosomes to become it: { $who }.
thing-become-nobody = No organism has the chromosomes to become it now.
# $name: the other side of the card, $abilities: what is on it
thing-promoted = Promoted it is { $name }: { $abilities }.
# $organs: a list, each with what it can do in brackets
thing-organs = Its organs: { $organs }.
# $name: the form of a macroorganism that has come to land
thing-organs-on-land = On land it is { $name }; its organs: { $organs }.
thing-organ-with = { $organ } ({ $abilities })
# $who: mutations on top of their decks
thing-pays = Pays the price of { $who }.
thing-pays-nobody = On top of no deck is a mutation of this colour; two of them pay for another.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-ability = ability
thing-climate = climate
thing-colour = colour
# $parasite: its name
thing-colour-of = colour of { $parasite }
thing-endosymbiont = endosymbiont
thing-eon = eon
thing-event = event
thing-icon = icon
thing-landform = landform
thing-macroorganism = macroorganism
thing-mutation = mutation
thing-organ = organ
# $mutation: its name
thing-other-side = other side of { $mutation }
thing-parasite = parasite
thing-refugium = refugium
thing-slot = slot
thing-special-event = special event
why-of-a-colour = no more than there are of a colour
why-parasite-left = so that one of each colour is left for its parasite
why-of-a-pool = no more than a pool holds
why-of-the-eon = no more than there are events of the eon
why-four-decks = so that all four decks can be filled
wrong-aftershock = an aftershock takes it from the event after it; leave it out
wrong-waterworld = the next aftershock ends it, so that an aftershock cannot begin it
# $colours: names
wrong-dots = it must be the colours without manna: { $colours }
wrong-dots-none = it must be the colours without manna: none
# $count, $most: numbers, $row: a landform
wrong-refugia = { $count } rows lie in the landform { $row }; it must have 1 to { $most }
wrong-ability = { $ability } does not belong here; leave it out
wrong-plus = promotion adds another colour than the card's own (H2a)
wrong-no-dna = { $ability } is missing; every promoted side has it (G3a)
wrong-endosymbionts = it must have one row for each colour (H3d)

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = You are an ingredient of life, not a creature: one of four colours. Your domes, the bionts, look for places where dead matter comes to life.
# $who: the colour that one plays; alone, both
goal-you = You are { $who }: an ingredient of life, not a creature. Your domes, the bionts, look for places where dead matter comes to life.
goal-wins = Most points win: one for each cube and each biont of yours in organisms and for each trophy, and six or twelve for a plant or animal that you live in.
goal-wins-introductory = Most points win: one for each cube of your organisms and one for each of your bionts in an organism.
goal-wins-together = You win together if each of you ends with a macroorganism, a plant or an animal, and one of them lives on land.
goal-wins-alone = You win if both of your colours end in macroorganisms of the sea, plants or animals; still better, one on land holds both.
goal-wins-alone-introductory = You win with { $points } points: one for each cube of your organisms and one for each of your bionts in an organism.
goal-lasts = At most { $turns } events; after each, all of you assign, roll and buy. Four suns or four snowflakes in a row end the Earth sooner.
goal-lasts-warm = At most { $turns } events; after each, all of you assign, roll and buy.
