# What Bios: Genesis says.
#
# Players are named by their colour ("Red"). Things are used with the article that a sentence gives
# them. A message that begins a sentence of its own ends with a full stop; nouns, options and reasons
# are parts of sentences and do not.

genesis-title = Bios : Genesis
genesis-blurb = Quatre milliards d’années, de la soupe aux premières empreintes. Gagnez les refuges, laissez les dés faire et défaire la vie, menez des bactéries à travers la glace, le feu et l’oxygène, logez dans les cellules des autres et rampez avant eux sur la terre ferme.

## Options of the game

genesis-option-length = Nombre d’événements joués dans le dernier éon.
genesis-option-length-standard = Vingt événements : trois de l’Hadéen, sept de l’Archéen, dix du Protérozoïque.
genesis-option-length-short = Dix-sept événements : trois du dernier éon sont laissés de côté.
genesis-option-cooperative = Chacun pour soi, ou tous ensemble.
genesis-option-cooperative-false = Chacun joue pour ses points.
genesis-option-cooperative-true = Tout le monde gagne si chacun finit avec un macroorganisme et que l’un d’eux vit sur terre ; un parasite de chaque couleur n’est joué par personne et s’en prend à tous.
genesis-option-introductory = Faut-il laisser de côté climat, macroorganismes, parasites et gènes étrangers ?
genesis-option-introductory-false = Toutes les règles.
genesis-option-introductory-true = Seulement des bactéries et leurs mutations, sous un climat toujours chaud. En solitaire, dix points suffisent pour gagner.
genesis-option-macro_variant = Fréquence des erreurs de copie des bactéries.
genesis-option-macro_variant-false = Les 5 et les 6 d’un jet de Darwin sont des erreurs ; avec l’ADN, les 6 seulement.
genesis-option-macro_variant-true = Seuls les 6 sont des erreurs, et l’ADN en bloque une : davantage de vie atteint le stade de macroorganisme.
genesis-option-crystal = D’où viennent les mutations.
genesis-option-crystal-false = Les mutations s’achètent dans la phase d’achats.
genesis-option-crystal-true = Les mutations ne s’achètent que pour annuler des erreurs d’un jet de Darwin. La partie en solitaire se joue toujours ainsi.

genesis-option-chimera = Les parasites peuvent-ils aussi devenir des macroorganismes ?
genesis-option-chimera-false = Seules les bactéries deviennent des macroorganismes.
genesis-option-chimera-true = Un parasite peut en devenir un sur son hôte ; deux macroorganismes en un forment une chimère.

error-introductory = genesis : la partie d’initiation n’a pas de macroorganismes, or il en faut pour gagner ensemble et pour former des chimères

## Nouns (names of things)

player-red = Rouge
player-yellow = Jaune
player-green = Vert
player-blue = Bleu
# $colour: of a parasite that nobody plays
npc = { CAPITAL($colour) } sauvage
nobody = personne
nowhere = nulle part
    .le = nulle part
    .de = de nulle part
    .a = nulle part

colour-red = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
colour-yellow = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes
colour-green = vert
    .f = verte
    .mp = verts
    .fp = vertes
colour-blue = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues

# What the number of chromosomes of each colour means.
property-red = métabolisme
property-yellow = spécificité
property-green = entropie
property-blue = hérédité

row-cosmic = cosmos
    .le = le cosmos
    .de = du cosmos
row-ocean = océan
    .le = l’océan
    .de = de l’océan
row-coastal = côte
    .le = la côte
    .de = de la côte
row-continent = continent
    .le = le continent
    .de = du continent

eon-hadean = Hadéen
eon-archean = Archéen
eon-proterozoic = Protérozoïque

climate-warm = chaud
climate-cool = frais

phase-event = événements
phase-assignment = affectation
phase-autocatalytic = jets autocatalytiques
phase-darwin = jets de Darwin
phase-purchase = achats

level-plant = plante
level-herbivore = herbivore
level-carnivore = carnivore

ecosystem-marine = mer
ecosystem-terrestrial = terre

event-unknown = un événement inconnu
event-mars_paleo_ocean = Paléo-océan martien
event-meteoritic_accretion = Accrétion météoritique
event-bolide_water_delivery = Eau des bolides
event-second_bolide_water_delivery = Eau des bolides
event-theia_big_whack = Impact géant de Théia
event-t_tauri_early_sun = Jeune Soleil T Tauri
event-late_heavy_bombardment = Grand bombardement tardif
event-hydrocarbon_fog = Brume d’hydrocarbures
event-supercontinent_ur = Supercontinent Ur
event-vaalbara_breakup = Dislocation de Vaalbara
event-huronian_snowball = Boule de neige huronienne
event-tropical_waterworld = Monde-océan tropical
event-clathrate_gun = Fusil à clathrates
event-cryogenian_snowball = Boule de neige cryogénienne
event-comet_impactor = Impact de comète
event-pangea_breakup = Dislocation de la Pangée
event-ocean_overturn = Retournement des océans
event-nitrogen_famine = Famine d’azote
event-t_tauri_superflare = Superéruption T Tauri
event-mackenzie_flood_basalts = Trapps du Mackenzie
event-orbital_bobbing = Oscillation orbitale
event-oceans_rust_out = Rouille des océans
event-gaia_ozone_layer = Couche d’ozone de Gaïa
event-medeas_revenge = Vengeance de Médée

# The icons of events, as short names.
icon-heaven = ciel
icon-earth = terre
icon-smite = fléau
icon-extremophile = chaleur extrême
icon-oxygen_spike = oxygène
icon-cancer = cancer
icon-drought = sécheresse
icon-uv_0 = UV 0
icon-uv_1 = UV 1
icon-uv_2 = UV 2
icon-uv_3 = UV 3
icon-uv_4 = UV 4

# What they do, in a sentence.
icon-heaven-text = Un refuge entre en jeu, pris au relief actif le plus haut qui en a encore un.
icon-earth-text = Un refuge entre en jeu, pris au relief actif le plus bas qui en a encore un.
icon-smite-text = Chaque refuge perd son enzyme la plus à droite ou, à défaut, un cube de manne.
icon-extremophile-text = Chaque organisme subit une atrophie au-delà de son bouclier thermique (rouge).
icon-oxygen_spike-text = Chaque organisme subit une atrophie au-delà de son bouclier antioxydant (vert).
icon-cancer-text = Chaque macroorganisme lance ses dés ; les erreurs au-delà de ses chromosomes bleus sont des atrophies.
icon-drought-text = Toute créature terrestre sans bouclier contre la sécheresse subit une atrophie.
icon-uv_0-text = Aucun organisme ne garde de mutation ni d’organe.
icon-uv_1-text = Aucun organisme ne garde plus d’une mutation ou d’un organe.
icon-uv_2-text = Aucun organisme ne garde plus de deux mutations ou organes.
icon-uv_3-text = Aucun organisme ne garde plus de trois mutations ou organes.
icon-uv_4-text = Aucun organisme ne garde plus de quatre mutations ou organes.

special-waterworld-text = Les continents sont fermés jusqu’à la prochaine réplique ; trois soleils d’affilée déclenchent l’Armageddon.
special-ozone_layer-text = Désormais, les UV sont sans effet.
special-comet_shield-text = Le cosmos est épargné.
special-ozone_hole-text = Un trou dans la couche d’ozone laisse passer les UV pendant ce tour.
event-aftershock-text = Réplique : l’événement suivant a lieu lui aussi.

refugium-unknown = un refuge inconnu
    .le = un refuge inconnu
    .de = d’un refuge inconnu
    .a = à un refuge inconnu
refugium-mars_paleo_ocean = Paléo-océan martien
    .le = le refuge Paléo-océan martien
    .de = du refuge Paléo-océan martien
    .a = au refuge Paléo-océan martien
refugium-deep_hot_biosphere = Biosphère profonde
    .le = le refuge Biosphère profonde
    .de = du refuge Biosphère profonde
    .a = au refuge Biosphère profonde
refugium-interplanetary_dust = Poussière cosmique
    .le = le refuge Poussière cosmique
    .de = du refuge Poussière cosmique
    .a = au refuge Poussière cosmique
refugium-hydrothermal_vent = Évent hydrothermal
    .le = le refuge Évent hydrothermal
    .de = du refuge Évent hydrothermal
    .a = au refuge Évent hydrothermal
refugium-green_rust_fumarole = Fumerolle ferreuse
    .le = le refuge Fumerolle ferreuse
    .de = du refuge Fumerolle ferreuse
    .a = au refuge Fumerolle ferreuse
refugium-clay_mound = Tertre d’argile
    .le = le refuge Tertre d’argile
    .de = du refuge Tertre d’argile
    .a = au refuge Tertre d’argile
refugium-radioactive_beach = Plage radioactive
    .le = le refuge Plage radioactive
    .de = du refuge Plage radioactive
    .a = au refuge Plage radioactive
refugium-alkaline_seep = Suintement alcalin
    .le = le refuge Suintement alcalin
    .de = du refuge Suintement alcalin
    .a = au refuge Suintement alcalin
refugium-pumice_raft = Radeau de ponce
    .le = le refuge Radeau de ponce
    .de = du refuge Radeau de ponce
    .a = au refuge Radeau de ponce
refugium-uv_irradiated_ocean = Océan irradié aux UV
    .le = le refuge Océan irradié aux UV
    .de = du refuge Océan irradié aux UV
    .a = au refuge Océan irradié aux UV
refugium-zeolite_lagoon = Lagune à zéolites
    .le = le refuge Lagune à zéolites
    .de = du refuge Lagune à zéolites
    .a = au refuge Lagune à zéolites
refugium-tholin_storm_clouds = Nuées de tholines
    .le = le refuge Nuées de tholines
    .de = du refuge Nuées de tholines
    .a = au refuge Nuées de tholines
refugium-geothermal_zinc = Zinc géothermal
    .le = le refuge Zinc géothermal
    .de = du refuge Zinc géothermal
    .a = au refuge Zinc géothermal
refugium-hydrogen_volcano = Volcan à hydrogène
    .le = le refuge Volcan à hydrogène
    .de = du refuge Volcan à hydrogène
    .a = au refuge Volcan à hydrogène
refugium-eutectic_brine = Saumure eutectique
    .le = le refuge Saumure eutectique
    .de = du refuge Saumure eutectique
    .a = au refuge Saumure eutectique
refugium-warm_pond = Petite mare chaude
    .le = le refuge Petite mare chaude
    .de = du refuge Petite mare chaude
    .a = au refuge Petite mare chaude

# The bacterium on the back of each refugium. Seven names are told by the rulebook, three (photo-carboxylation,
# acetyl-CoA reductase, chemiosmosis) by a report of a played game that hints at where they belong; the others are ours.
bacterium-mars_paleo_ocean = Bactérie du formose
    .le = la bactérie du formose
    .de = de la bactérie du formose
    .a = à la bactérie du formose
bacterium-deep_hot_biosphere = Bactérie extrémophile
    .le = la bactérie extrémophile
    .de = de la bactérie extrémophile
    .a = à la bactérie extrémophile
bacterium-interplanetary_dust = Bactérie à acétyl-CoA réductase
    .le = la bactérie à acétyl-CoA réductase
    .de = de la bactérie à acétyl-CoA réductase
    .a = à la bactérie à acétyl-CoA réductase
bacterium-hydrothermal_vent = Bactérie à glycolyse métallique
    .le = la bactérie à glycolyse métallique
    .de = de la bactérie à glycolyse métallique
    .a = à la bactérie à glycolyse métallique
bacterium-green_rust_fumarole = Bactérie à amyloïdes
    .le = la bactérie à amyloïdes
    .de = de la bactérie à amyloïdes
    .a = à la bactérie à amyloïdes
bacterium-clay_mound = Bactérie à photocarboxylation
    .le = la bactérie à photocarboxylation
    .de = de la bactérie à photocarboxylation
    .a = à la bactérie à photocarboxylation
bacterium-radioactive_beach = Bactérie radiolytique
    .le = la bactérie radiolytique
    .de = de la bactérie radiolytique
    .a = à la bactérie radiolytique
bacterium-alkaline_seep = Bactérie réductrice de pyrite
    .le = la bactérie réductrice de pyrite
    .de = de la bactérie réductrice de pyrite
    .a = à la bactérie réductrice de pyrite
bacterium-pumice_raft = Bactérie chimiosmotique
    .le = la bactérie chimiosmotique
    .de = de la bactérie chimiosmotique
    .a = à la bactérie chimiosmotique
bacterium-uv_irradiated_ocean = Bactérie dissipatrice d’UV
    .le = la bactérie dissipatrice d’UV
    .de = de la bactérie dissipatrice d’UV
    .a = à la bactérie dissipatrice d’UV
bacterium-zeolite_lagoon = Bactérie à peptides de zéolite
    .le = la bactérie à peptides de zéolite
    .de = de la bactérie à peptides de zéolite
    .a = à la bactérie à peptides de zéolite
bacterium-tholin_storm_clouds = Bactérie lipidique à GNA
    .le = la bactérie lipidique à GNA
    .de = de la bactérie lipidique à GNA
    .a = à la bactérie lipidique à GNA
bacterium-geothermal_zinc = Bactérie à APN
    .le = la bactérie à APN
    .de = de la bactérie à APN
    .a = à la bactérie à APN
bacterium-hydrogen_volcano = Bactérie à thioesters
    .le = la bactérie à thioesters
    .de = de la bactérie à thioesters
    .a = à la bactérie à thioesters
bacterium-eutectic_brine = Bactérie à vésicules de glace
    .le = la bactérie à vésicules de glace
    .de = de la bactérie à vésicules de glace
    .a = à la bactérie à vésicules de glace
bacterium-warm_pond = Bactérie à cycles humide-sec
    .le = la bactérie à cycles humide-sec
    .de = de la bactérie à cycles humide-sec
    .a = à la bactérie à cycles humide-sec

parasite-prion = Prion
    .le = le parasite Prion
    .de = du parasite Prion
    .a = au parasite Prion
parasite-intein = Intéine
    .le = le parasite Intéine
    .de = du parasite Intéine
    .a = au parasite Intéine
parasite-malaria = Paludisme
    .le = le parasite Paludisme
    .de = du parasite Paludisme
    .a = au parasite Paludisme
parasite-nematode = Nématode
    .le = le parasite Nématode
    .de = du parasite Nématode
    .a = au parasite Nématode
parasite-salmonella = Salmonelle
    .le = le parasite Salmonelle
    .de = du parasite Salmonelle
    .a = au parasite Salmonelle
parasite-cyanobacteria = Cyanobactéries
    .le = le parasite Cyanobactéries
    .de = du parasite Cyanobactéries
    .a = au parasite Cyanobactéries
parasite-viroid = Viroïde
    .le = le parasite Viroïde
    .de = du parasite Viroïde
    .a = au parasite Viroïde
parasite-virus = Virus
    .le = le parasite Virus
    .de = du parasite Virus
    .a = au parasite Virus

mutation-unknown = inconnue
mutation-ribosome_rna = ARN ribosomique
mutation-superoxide_dismutase = Superoxyde dismutase
mutation-rna_polymerase = ARN polymérase
mutation-chaperonin = Chaperonine
mutation-nitrogenase = Nitrogénase
mutation-cytochromes = Cytochromes
mutation-quorum_sensing = Détection du quorum
mutation-mitochondria = Mitochondrie
mutation-conjugation_pilus = Pilus conjugatif
mutation-ftsz_ring = Anneau FtsZ
mutation-chloroplast_symbiont = Chloroplaste
mutation-calvin_cycle = Cycle de Calvin
mutation-atp_synthase = ATP synthase
mutation-photosystem_ii = Photosystème II
mutation-akinete = Akinète
mutation-tmrna = ARNtm
mutation-rna_ribozyme = Ribozyme à ARN
mutation-trna = ARNt
mutation-mrna = ARNm
mutation-plasmid = Plasmide

promoted-nucleolus = Nucléole
promoted-peroxisome = Peroxysome
promoted-dna_polymerase = ADN polymérase
promoted-proteasome = Protéasome
promoted-leghaemoglobin = Leghémoglobine
promoted-apoptosome = Apoptosome
promoted-camp_pheromones = Phéromones AMPc
promoted-oxidative_phosphorylation = Phosphorylation oxydative
promoted-gamete_fusion = Fusion des gamètes
promoted-phragmoplast = Phragmoplaste
promoted-cytoplastic_streaming = Cyclose
promoted-pyrenoid = Pyrénoïde
promoted-rna_interference = ARN interférent
promoted-eyespot = Tache oculaire
promoted-zygospore = Zygospore
promoted-helicase = Hélicase
promoted-spliceosome = Splicéosome
promoted-nuclear_envelope = Enveloppe nucléaire
promoted-hox_genes = Gènes Hox
promoted-endosymbiotic_gene_transfer = Transfert endosymbiotique

ability-heat_shield = bouclier thermique
    .plural = boucliers thermiques
    .short = chaleur
ability-oxygen_shield = bouclier antioxydant
    .plural = boucliers antioxydants
    .short = oxygène
ability-uv_shield = bouclier anti-UV
    .plural = boucliers anti-UV
    .short = anti-UV
ability-cancer_shield = bouclier anticancer
    .plural = boucliers anticancer
    .short = anticancer
ability-drought_shield = bouclier contre la sécheresse
    .plural = boucliers contre la sécheresse
    .short = sécheresse
ability-immunology = immunologie
    .plural = immunologie
ability-spore = spore
    .plural = spores
ability-hgt = THG
    .plural = THG
ability-dna = ADN
    .plural = ADN
ability-fission = fission
    .plural = fission
ability-nucleus = noyau
    .plural = noyaux
ability-sex = sexe
    .plural = sexe
ability-red_queen = Reine Rouge
    .plural = Reines Rouges
ability-pollution = pollution
    .plural = pollution

# What each ability does, for the key to the signs and for whoever looks at a card closely.
ability-heat_shield-text = Chaque bouclier thermique réduit de 1 ce que la chaleur extrême coûte à son organisme.
ability-oxygen_shield-text = Chaque bouclier antioxydant réduit de 1 ce que l’oxygène coûte à son organisme.
ability-uv_shield-text = Un seul bouclier anti-UV, sur un organe ou un endosymbionte, protège des UV tout le macroorganisme.
ability-cancer_shield-text = Avec un bouclier anticancer, seuls les 6 sont des erreurs quand vient le cancer.
ability-drought_shield-text = Avec un bouclier contre la sécheresse, une créature terrestre ne perd rien lors d’une sécheresse.
ability-immunology-text = Avec l’immunologie, le propriétaire choisit librement ce qui est perdu d’abord.
ability-spore-text = Avec une spore, toutes les rangées sont à portée, pour affecter des biontes et pour acheter des mutations.
ability-hgt-text = Chaque THG permet à l’un de vos biontes de quitter un microorganisme pour un autre, pour un refuge ou pour la réserve. Qui en a le plus peut jouer en premier.
ability-dna-text = Avec l’ADN, seuls les 6 sont des erreurs dans un jet de Darwin ; dans la variante macro, où il en va ainsi pour tout le monde, l’ADN bloque des erreurs.
ability-fission-text = À partir du tour qui suit son arrivée, la fission permet deux achats à chaque bionte.
ability-nucleus-text = Avec un noyau, n’importe quel catalyseur paie à lui seul n’importe quel coût.
ability-sex-text = Avec la reproduction sexuée, on peut d’abord brasser un paquet : sa première carte passe dessous.
ability-red_queen-text = Un hôte qui a plus de Reines Rouges que son parasite peut l’attaquer sans permission, et inversement.
ability-pollution-text = À l’arrivée de la pollution, tous les autres organismes de la rangée d’origine du pollueur subissent autant d’oxygène qu’il a de chromosomes verts.

macro-seaweed = Algues marines
    .le = l’organisme Algues marines
    .de = de l’organisme Algues marines
    .a = à l’organisme Algues marines
    .short = Algues
macro-flatworms = Vers plats
    .le = l’organisme Vers plats
    .de = de l’organisme Vers plats
    .a = à l’organisme Vers plats
macro-lamp_shells = Brachiopodes
    .le = l’organisme Brachiopodes
    .de = de l’organisme Brachiopodes
    .a = à l’organisme Brachiopodes
macro-arrow_worms = Chétognathes
    .le = l’organisme Chétognathes
    .de = de l’organisme Chétognathes
    .a = à l’organisme Chétognathes
macro-dickinsonia = Dickinsonia
    .le = l’organisme Dickinsonia
    .de = de l’organisme Dickinsonia
    .a = à l’organisme Dickinsonia
macro-opabinia = Opabinia
    .le = l’organisme Opabinia
    .de = de l’organisme Opabinia
    .a = à l’organisme Opabinia
macro-sea_stars = Étoiles de mer
    .le = l’organisme Étoiles de mer
    .de = de l’organisme Étoiles de mer
    .a = à l’organisme Étoiles de mer
macro-trilobites = Trilobites
    .le = l’organisme Trilobites
    .de = de l’organisme Trilobites
    .a = à l’organisme Trilobites
macro-mosses = Mousses
    .le = l’organisme Mousses
    .de = de l’organisme Mousses
    .a = à l’organisme Mousses
macro-earthworms = Vers de terre
    .le = l’organisme Vers de terre
    .de = de l’organisme Vers de terre
    .a = à l’organisme Vers de terre
macro-snails = Escargots
    .le = l’organisme Escargots
    .de = de l’organisme Escargots
    .a = à l’organisme Escargots
macro-eurypterids = Euryptérides
    .le = l’organisme Euryptérides
    .de = de l’organisme Euryptérides
    .a = à l’organisme Euryptérides
macro-mushrooms = Champignons
    .le = l’organisme Champignons
    .de = de l’organisme Champignons
    .a = à l’organisme Champignons
macro-velvet_worms = Onychophores
    .le = l’organisme Onychophores
    .de = de l’organisme Onychophores
    .a = à l’organisme Onychophores
macro-amphibians = Amphibiens
    .le = l’organisme Amphibiens
    .de = de l’organisme Amphibiens
    .a = à l’organisme Amphibiens
macro-insects = Insectes
    .le = l’organisme Insectes
    .de = de l’organisme Insectes
    .a = à l’organisme Insectes

organ-brain = cerveau
    .le = le cerveau
organ-eyes = yeux
    .le = les yeux
organ-eyestalks = yeux pédonculés
    .le = les yeux pédonculés
organ-setae = soies
    .le = les soies
organ-antennae = antennes
    .le = les antennes
organ-ears = oreilles
    .le = les oreilles
organ-flame_cells = cellules flammes
    .le = les cellules flammes
organ-rhabdites = rhabdites
    .le = les rhabdites
organ-hearts = cinq cœurs
    .le = les cinq cœurs
organ-mucous_skin = peau humide
    .le = la peau humide
organ-valves = valves
    .le = les valves
organ-mantle_canals = canaux palléaux
    .le = les canaux palléaux
organ-lung = poumon
    .le = le poumon
organ-shell = coquille
    .le = la coquille
organ-coelom = cœlome
    .le = le cœlome
organ-layered_epidermis = peau stratifiée
    .le = la peau stratifiée
organ-book_lungs = poumons en livre
    .le = les poumons en livre
organ-carapace = carapace
    .le = la carapace
organ-spiny_skin = peau épineuse
    .le = la peau épineuse
organ-leaves = feuilles
    .le = les feuilles
organ-rhizoids = rhizoïdes
    .le = les rhizoïdes
organ-pharynx = pharynx
    .le = le pharynx
organ-branched_gut = intestin ramifié
    .le = l’intestin ramifié
organ-gizzard = gésier
    .le = le gésier
organ-crop = jabot
    .le = le jabot
organ-lophophore = lophophore
    .le = le lophophore
organ-digestive_gland = glande digestive
    .le = la glande digestive
organ-radula = radula
    .le = la radula
organ-kidney = rein
    .le = le rein
organ-jaws = mâchoires
    .le = les mâchoires
organ-chelicerae = chélicères
    .le = les chélicères
organ-rhizomorph = rhizomorphe
    .le = le rhizomorphe
organ-digestive_sole = sole digestive
    .le = la sole digestive
organ-mycorrhiza = mycorhize
    .le = la mycorhize
organ-cuticle_flaps = lobes natatoires
    .le = les lobes natatoires
organ-slime_glands = glandes à glu
    .le = les glandes à glu
organ-stomach = estomac
    .le = l’estomac
organ-caeca = cæcums
    .le = les cæcums
organ-liver = foie
    .le = le foie
organ-tongue = langue
    .le = la langue
organ-chitin_cuticle = cuticule de chitine
    .le = la cuticule de chitine
organ-malpighian_tubules = tubes de Malpighi
    .le = les tubes de Malpighi
organ-oogonium = oogone
    .le = l’oogone
organ-sporangium = sporange
    .le = le sporange
organ-sporophyte = sporophyte
    .le = le sporophyte
organ-gemma_cups = corbeilles
    .le = les corbeilles
organ-neoblasts = néoblastes
    .le = les néoblastes
organ-clitellum = clitellum
    .le = le clitellum
organ-brood_pouch = poche incubatrice
    .le = la poche incubatrice
organ-love_dart = dard d’amour
    .le = le dard d’amour
organ-growing_margin = marge germinale
    .le = la marge germinale
organ-gills = branchies
    .le = les branchies
organ-brood_chamber = marsupium
    .le = le marsupium
organ-placenta = placenta
    .le = le placenta
organ-shelled_egg = œuf à coquille
    .le = l’œuf à coquille
organ-ovipositor = ovipositeur
    .le = l’ovipositeur

endosymbiont-protein_memory = prions
endosymbiont-chaperones = chaperons
endosymbiont-defensin_peptides = défensines
endosymbiont-mitochondria = mitochondries
endosymbiont-chloroplast = chloroplastes
endosymbiont-zoochlorellae = zoochlorelles
endosymbiont-lichen_algae = algues de lichen
endosymbiont-gut_bacteria = microbiote
endosymbiont-latent_virus = virus latent
endosymbiont-antibodies = anticorps

# On the narrow card of a mutation, beside a sign of it. $number: how many, $what: an ability, which may have a form "short"
counted = { $number ->
    [1] { FORM($what, "short") }
   *[other] { $number } { FORM($what, "short") }
}
# Cubes or chromosomes, which are named by their colour alone. $number: how many
counted-cubes = { $number } { $number ->
    [one] { $colour }
   *[other] { FORM($colour, "mp") }
}
# $number: two or more
counted-ability = { $number } { FORM($ability, "plural") }
# $number: how many, $party: whose
counted-bionts = { $number ->
    [0] aucun bionte de { $party }
    [1] un bionte de { $party }
   *[other] { $number } biontes de { $party }
}
no-bionts = aucun bionte
no-ability = aucune capacité
# $bionts, $organised and $dead: lists, $enzymes: how many of $slots are filled
content-refugium = { $bionts } ; organisés : { $organised } ; morts : { $dead } ; enzymes : { $enzymes } sur { $slots }
# Stands in brackets after the name of an organism. $party: in whose tableau, or who controls it, $chromosomes: a list
content-organism = de { $party } ; { $bionts } ; chromosomes : { $chromosomes }

## Options (what can be chosen)

option-done = terminer
    .button = Terminer
option-accept = oui
option-decline = non
option-decline-cube = aucun cube { $colour }
option-decline-host = nulle part : laisser le parasite s’éteindre
option-decline-mutation = aucune mutation : subir les erreurs
option-gaia = voter pour Gaïa : que la Terre vive
option-medea = voter pour Médée : que la Terre périsse
option-from-pool = de la réserve
option-to-pool = dans la réserve
option-trophic-biont = le bionte trophique
option-reroll = relancer tous les dés
option-reroll-picked = relancer les dés choisis
option-keep = garder le jet
option-create-life = créer la vie
option-landfall = gagner la terre
option-colour = { $colour }
    .chip = { $colour }
option-biont = un bionte de { $party }
    .section = Biontes
    .chip = { $party }
option-player = { $party }
    .chip = { $party }
option-cube = un cube { $colour }
    .section = Cubes
    .chip = { $colour }
# $place: its name, $content: what is in it
option-settle = un bionte dans { FORM($place, "le") } ({ $content })
    .section = { $place }
    .chip = bionte
option-move = un bionte { FORM($place, "de") }
    .section = Biontes à déplacer
    .chip = { FORM($place, "de") }
option-organism = { $place } ({ $content })
    .chip = { $place }
option-enzyme = une enzyme { FORM($colour, "f") } sur { FORM($place, "le") }
    .section = { $place }
    .chip = enzyme { FORM($colour, "f") }
option-antioxidant = un antioxydant { $colour } sur { FORM($place, "le") }
    .section = { $place }
    .chip = antioxydant { $colour }
# $first, $second: the colours that it steals
option-face = { $parasite } (vole { $first } et { $second })
    .section = Parasites
    .chip = { $parasite }
option-face-polluter = { $parasite } (vole { $first } et { $second } ; pollue)
    .section = Parasites
    .chip = { $parasite }
option-lose-mutation = { $mutation }
    .section = Mutations
    .chip = { $mutation }
option-mutation = le cube { $colour } de la mutation { $mutation }
    .section = Cubes de mutations
    .chip = { $mutation } ({ $colour })
option-plus = le cube + { $colour } de la mutation { $mutation }
    .section = Cubes de mutations
    .chip = { $mutation } + ({ $colour })
option-organ = { $organ } ({ $colour } ; { $abilities })
    .section = Organes
    .chip = { $organ } ({ $colour })
option-slot = emplacement { $number }
    .chip = { $number }
option-diseased = le cube malade { $colour } { FORM($parasite, "de") }
    .section = Cubes malades
    .chip = { $parasite } ({ $colour })
option-disk = un antioxydant { $colour }
    .section = Antioxydants
    .chip = { $colour }
option-spend = payer un catalyseur { $colour }
    .section = Payer un catalyseur
    .chip = { $colour }
option-spend-two = payer deux catalyseurs { FORM($colour, "mp") }
    .section = Payer deux catalyseurs
    .chip = { FORM($colour, "mp") }
option-donate = donner un catalyseur { $colour } à la réserve
    .section = Donner un catalyseur
    .chip = { $colour }
# $plus: the colour that promotion adds
option-buy = acheter la mutation { $mutation } ({ $colour } ; { $abilities } ; promotion : + { $plus })
    .section = Acheter
    .chip = { $mutation } ({ $colour })
option-promote = promouvoir la mutation { $mutation } en { $promoted } (+ { $plus } ; { $abilities })
    .section = Promouvoir
    .chip = { $mutation } → { $promoted }
# $systems: the cubes that it takes
option-become = devenir l’organisme { $macro } (prend { $systems })
    .section = Devenir
    .chip = { $macro }
option-grow = développer { FORM($organ, "le") } ({ $colour } ; { $abilities })
    .section = Développer
    .chip = { $organ } ({ $colour })
option-roil = brasser les mutations { FORM($row, "de") }
    .section = Brasser les mutations
    .chip = { FORM($row, "de") }
option-attack-slot = Reine Rouge : reprendre le cube { $colour } { FORM($parasite, "a") }
    .section = Reine Rouge
    .chip = le cube { $colour } { FORM($parasite, "de") }
option-attack-biont = Reine Rouge : prendre un bionte de { $party }
    .section = Reine Rouge
    .chip = un bionte de { $party }
option-attack-cube = Reine Rouge : voler le cube { $colour } de la mutation { $mutation }
    .section = Reine Rouge
    .chip = { $mutation } ({ $colour })
option-attack-plus = Reine Rouge : voler le cube + { $colour } de la mutation { $mutation }
    .section = Reine Rouge
    .chip = { $mutation } + ({ $colour })
option-attack-host = Reine Rouge : prendre à l’hôte un bionte de { $party }
    .section = Reine Rouge
    .chip = un bionte de { $party } dans l’hôte
option-attack-organ = Reine Rouge : voler { FORM($organ, "le") } ({ $colour })
    .section = Reine Rouge
    .chip = { $organ } ({ $colour })
option-die = choisir un { $number } à relancer
    .section = Dés
    .chip = { $number }

## Events, assignment, losses, the end

ask-choose-colour = quelle couleur jouez-vous ? { $nth ->
        [1] Vous en avez deux : voici la première.
       *[other] Voici la seconde de vos deux couleurs.
    }
ask-wanton = vous avez le plus d’icônes THG. Jouez-vous en premier dans la phase { CAPITAL($phase) } ?
ask-substitute = votre réserve était pleine. Quelle couleur prenez-vous à la place ? { $left ->
        [1] Un disque vous est dû.
       *[other] { $left } disques vous sont dus.
    }
ask-atrophy-token = { FORM($place, "le") } s’atrophie. Que perd cet organisme ? { $left ->
        [1] Un jeton doit partir.
       *[other] { $left } jetons doivent partir.
    }
ask-new-owner = vous n’avez plus de bionte dans { FORM($place, "le") }. À qui appartient désormais cet organisme ?
ask-uv = les ultraviolets ne laissent { FORM($place, "a") } { $limit ->
        [0] ni mutation ni organe
        [1] qu’une mutation ou un organe
       *[other] que { $limit } mutations ou organes
    }. Que perd cet organisme ? { $number ->
        [1] Il doit encore en partir un.
       *[other] Il doit encore en partir { $number }.
    }
ask-macro-synthesis = { FORM($place, "le") } produit { $left ->
        [1] un catalyseur
       *[other] { $left } catalyseurs
    } au choix. De quelle couleur ?
ask-gaia-call = la Terre va périr. Demandez-vous un vote pour la sauver ?
ask-gaia-vote = votez en secret. Si tout le monde vote pour Gaïa, la Terre survit et chacun en paie le prix ; quiconque vote pour Médée perd la moitié de ses points.
ask-gaia-price = la Terre est sauvée. Que donnez-vous : un catalyseur, ou une partie d’un organisme ?
ask-assign = affectez des biontes et des catalyseurs, puis dites que vous avez terminé.
    .meaning = Un bionte dans un refuge y lance des dés : certaines faces animent un cube, d’autres tuent. Un catalyseur posé sur un emplacement, une enzyme, rend cette face inoffensive. Envoyez un bionte, ajoutez une enzyme si vous voulez, puis dites que vous avez terminé.
ask-assign-price = un bionte dans { FORM($place, "le") } coûte un catalyseur. Lequel ?
ask-move-biont = où va le bionte { FORM($place, "de") } ?
ask-wanton-block = { $mover } veut déplacer un bionte dans { FORM($place, "le") }. Vous avez plus d’icônes THG : vous y opposez-vous ?
ask-attach-host = à quel hôte s’attache { FORM($face, "le") } ?
ask-attach-biont = d’où vient le bionte { FORM($face, "de") } ?
ask-steal = quel cube { $colour } { FORM($parasite, "le") } vole-t-il { FORM($place, "a") } ?
ask-second-biont = { FORM($parasite, "le") } reçoit-il un second bionte ?
ask-chimera-landfall = avec les cubes de son voisin, { FORM($place, "le") } a tous ses organes. Gagne-t-il la terre ?
ask-liberated = { FORM($parasite, "le") } est supplanté. Où va-t-il ?

log-colour = La place { $seat } joue { $party }.
log-wanton = { $party } a le plus d’icônes THG et joue en premier.
log-event = Événement : { $event }.
log-waterworld = Les plaques se figent : un monde-océan tropical, et le continent est inactif.
log-waterworld-ends = Le monde-océan prend fin avec l’événement { $event }.
log-ozone = Une couche d’ozone se forme : les ultraviolets ne nuisent plus.
log-ozone-holds = La couche d’ozone arrête les ultraviolets.
log-refugium = Un refuge apparaît : { $refugium }.
log-no-refugium = Il ne reste aucun refuge à faire apparaître.
log-smite = Un fléau de radiations frappe les refuges.
log-enzyme-lost = { CAPITAL(FORM($refugium, "le")) } perd son enzyme la plus à droite.
log-manna-lost = { CAPITAL(FORM($refugium, "le")) } perd un cube de manne { $colour }.
log-deserted = { CAPITAL(FORM($refugium, "le")) } n’a plus de manne et disparaît.
log-heat = Une chaleur ou un froid extrême de force { $strength } frappe tous les organismes.
log-oxygen = Un pic d’oxygène de force { $strength } frappe tous les organismes.
log-uv = Ultraviolets : { $limit ->
        [0] aucun organisme ne garde de mutation ni d’organe.
        [1] aucun organisme ne garde plus d’une mutation ou d’un organe.
       *[other] aucun organisme ne garde plus de { $limit } mutations ou organes.
    }
log-cancer = Le cancer met les macroorganismes à l’épreuve.
log-cancer-roll = { $party } lance les dés contre le cancer pour { FORM($place, "le") } : { $dice }.
log-drought = Sécheresse sur la terre ferme.
log-warming = Réchauffement : { $count ->
        [1] premier soleil.
        [2] deuxième soleil d’affilée.
        [3] troisième soleil d’affilée.
        [4] quatrième soleil d’affilée.
       *[other] { $count }e soleil d’affilée.
    }
log-cooling = Refroidissement : { $count ->
        [1] premier flocon de neige.
        [2] deuxième flocon de neige d’affilée.
        [3] troisième flocon de neige d’affilée.
        [4] quatrième flocon de neige d’affilée.
       *[other] { $count }e flocon de neige d’affilée.
    }
log-pollution = { $party } pollue la rangée d’origine { FORM($place, "de") } : oxygène de force { $strength }.
log-greenhouse = Un emballement de l’effet de serre menace la Terre.
log-snowball = La Terre menace de geler tout entière.
log-gaia-called = { $party } demande un vote.
log-voted-gaia = Vous votez pour Gaïa.
log-voted-medea = Vous votez pour Médée.
log-gaia = { $party } vote pour Gaïa.
log-medea = { $party } vote pour Médée.
log-gaia-saves = Gaïa : la Terre survit.
log-gaia-paid = { $party } paie pour cela un catalyseur { $colour }.
log-biosynthesis = { $party } { $count ->
        [0] ne gagne aucun catalyseur { $colour } : la réserve est pleine.
        [1] gagne un catalyseur { $colour }.
       *[other] gagne { $count } catalyseurs { FORM($colour, "mp") }.
    }
log-substitute = { $party } prend un catalyseur { $colour } en échange de deux qui n’ont pas trouvé de place.
log-compensation = { $party } gagne un catalyseur { $colour } pour un bionte de retour.
log-atrophy = { $party } subit { $count ->
        [1] une atrophie
       *[other] { $count } atrophies
    } dans { FORM($place, "le") }.
log-lost-cube = { $party } perd un cube { $colour } { FORM($place, "de") }.
log-lost-biont = { $party } perd un bionte dans { FORM($place, "le") }.
log-lost-organ = { $party } perd un organe { FORM($place, "de") } : { $organ }.
log-lost-antioxidant = { $party } sacrifie un antioxydant { $colour } { FORM($place, "de") }.
log-demoted = { $party } retourne la mutation { $promoted }, qui redevient { $mutation }.
log-mutation-discarded = { $party } perd la mutation { $mutation } { FORM($place, "de") }.
log-extinct = Extinction { FORM($place, "de") } ({ $party }).
log-reverted = Extinction { FORM($macro, "de") } ({ $party }) : il ne reste qu’une bactérie.
log-shrunk = Extinction { FORM($macro, "de") } ({ $party }) : il ne reste qu’un parasite.
log-emancipated = L’hôte { FORM($place, "de") } est mort : ce n’est plus un parasite, mais un organisme de { $party }.
log-incorporated = Un bionte de { $party } passe { FORM($place, "de") } dans son parasite.
log-npc-trophy = { $party } disparaît avec son hôte et garde la carte { $macro } en trophée.
log-macro-parasite = { $party } fait d’un parasite l’organisme { $macro }.
log-commandeered = { $party } prend le contrôle { FORM($place, "de") }.
log-nothing-to-assign = { $party } n’a plus rien à affecter.
log-nothing-to-buy = { $party } ne peut rien acheter.
log-settled = { $party } envoie un bionte dans { FORM($refugium, "le") }.
log-price = { $party } paie un catalyseur { $colour } pour entrer dans { FORM($refugium, "le") }.
log-enzyme = { $party } pose une enzyme { FORM($colour, "f") } sur { FORM($refugium, "le") }.
log-antioxidant = { $party } donne un antioxydant { $colour } { FORM($place, "a") }.
log-to-pool = { $party } reprend dans sa réserve un bionte { FORM($place, "de") }.
log-transfer = { $party } déplace un bionte { FORM($from, "de") } { FORM($to, "a") }.
log-blocked = { $party } ferme { FORM($place, "le") } au bionte de { $other }.
log-attached = { $party } attache { FORM($parasite, "le") } { FORM($host, "a") }.
log-supplanted = { $party } supplante { FORM($other, "le") } sur { FORM($host, "le") } avec { FORM($parasite, "le") }.
log-liberated = { $party } doit trouver un autre hôte pour { FORM($parasite, "le") }.
log-npc-waits = { $party } ne trouve pas d’hôte.
log-final = { $party } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-winner = { $party } l’emporte.
log-lost = La partie est perdue.
log-marine-win = La partie est gagnée.
log-terrestrial-win = La partie est gagnée, et jusque sur la terre ferme.

refused-colour-taken = vous avez déjà cette couleur
refused-pool-full = la réserve contient déjà autant de catalyseurs { FORM($colour, "mp") } qu’elle le peut
refused-atrophy-order = d’autres pertes passent d’abord : cubes de mutations, puis autres cubes, puis biontes, le bionte trophique en dernier
refused-cube-not-here = ce cube n’est pas sur sa carte
refused-healthy-first = les mutations saines se perdent avant les malades
refused-no-catalyst = vous n’avez pas de catalyseur { $colour }
refused-no-catalysts = vous n’avez pas de catalyseur pour cela
refused-row = la rangée { FORM($row, "de") } est inactive, et vous n’y avez pas de bionte
refused-entropy = vous ne pouvez avoir plus { $number ->
        [1] d’un bionte
       *[other] de { $number } biontes
    } dans les refuges
refused-no-biont = vous n’avez plus de bionte à affecter
refused-slots-full = tous ses emplacements d’enzymes sont couverts
refused-parasite-antioxidant = les parasites ne prennent pas d’antioxydants
refused-land-antioxidant = les macroorganismes terrestres ne prennent pas d’antioxydants
refused-not-yours = il n’est pas à vous
refused-placed = un bionte ne se déplace qu’une fois par phase
refused-trapped = la rangée { FORM($row, "de") } est inactive : le bionte est pris au piège
refused-no-macro = les biontes des macroorganismes ne se déplacent pas
refused-no-hgt = il ne vous reste pas de transfert horizontal de gènes
refused-not-by-hgt = seuls les biontes de microorganismes entrent dans des microorganismes
refused-blocked = son propriétaire s’est opposé à ce bionte
refused-blocked-settling = un bionte refoulé va dans un autre microorganisme ou dans votre réserve
refused-out-of-reach = sa rangée est inactive, et vous n’y avez pas de bionte
refused-npc-parasite = personne ne joue les parasites dans cette partie
refused-parasite-out = votre parasite est déjà attaché
refused-parasite-barred = vous avez perdu votre parasite ce tour-ci : il peut revenir au prochain
refused-four-organisms = vous avez déjà quatre organismes
refused-no-host = il n’y a aucun hôte à qui voler quelque chose
refused-own-tableau = c’est dans votre propre tableau
refused-nothing-to-steal = aucun de ses cubes ne convient
refused-no-supplanting = son parasite tient autant de cubes que vous pourriez en prendre
refused-must-steal = c’est celui-ci qu’il faut prendre

## Rolls and purchases

ask-autocatalytic-reroll = le jet pour { FORM($place, "le") } est { $dice }. Ce refuge est de votre couleur et vous y êtes sans rival : gardez-vous les dés, ou les relancez-vous tous une fois ?
ask-animate = quelle manne { FORM($place, "de") } s’anime ? { $left ->
        [1] Un cube à animer.
       *[other] { $left } cubes à animer.
    }
ask-disorganize = quelle manne { FORM($place, "de") } meurt ? Il doit encore en mourir { $left }.
ask-give-catalyst = quel rival reçoit le catalyseur { $colour } ?
ask-ersatz-progenote = vous n’avez plus de bionte dans { FORM($place, "le") }. Qui peut revendiquer la bactérie ?
ask-creation = doublé sur { FORM($place, "le") }. En faites-vous une bactérie de votre tableau ?
ask-darwin-turn = quel organisme lance les dés maintenant, avec ses parasites ?
ask-specificity = { FORM($place, "le") } obtient { $dice }. Sa spécificité vous permet de relancer { $left ->
        [1] un dé
       *[other] jusqu’à { $left } dés
    } : choisissez des dés, ou gardez le jet.
# $picked: the dice that were picked, $left: how many more may be
ask-specificity-more = { FORM($place, "le") } obtient { $dice }. À relancer : { $picked }. Choisissez-en { $left ->
        [1] encore un
       *[other] jusqu’à { $left } de plus
    }, ou lancez.
ask-crystal = { FORM($place, "le") } subit { $number ->
        [1] une erreur
       *[other] { $number } erreurs
    } que son hérédité ne bloque pas. Acheter ou promouvoir une mutation en annule une.
ask-purchase-organism = pour quel organisme achetez-vous ?
ask-purchase = qu’achetez-vous pour { FORM($place, "le") } ? { $number ->
        [1] Il reste un achat.
       *[other] Il reste { $number } achats.
    }
ask-pay = comment payez-vous un catalyseur { $colour } ?
ask-pay-any = quel catalyseur payez-vous ?
ask-place-organ = { $left ->
        [1] un cube { $colour } devient un organe { FORM($place, "de") }. Lequel ?
       *[other] { $left } cubes { FORM($colour, "mp") } deviennent des organes { FORM($place, "de") }. Quel est le prochain ?
    }
ask-land-organs = { FORM($place, "le") } peut développer des organes aussitôt. Lesquels ?
ask-permission = { $attacker } demande une attaque de la Reine Rouge { FORM($place, "de") } contre { FORM($target, "le") }, pour un cube ou un bionte { $colour }. La permettez-vous ?
ask-contribute = { FORM($place, "le") } doit quitter l’océan surchargé et manque de catalyseurs pour ses organes. En donnez-vous ?
ask-emergency = l’océan est surchargé. Achetez-vous tous les organes qui manquent { FORM($place, "a") } pour gagner la terre ?

log-progenote = { $party } est le progénote { FORM($refugium, "de") }.
log-autocatalytic-roll = { $party } lance les dés pour { FORM($refugium, "le") } : { $dice }.
log-autocatalytic-reroll = { $party } relance les dés pour { FORM($refugium, "le") } : { $dice }.
log-animation = { $count ->
        [1] Un cube { FORM($refugium, "de") } s’anime.
       *[other] { $count } cubes { FORM($refugium, "de") } s’animent.
    }
log-animated = { $party } organise un cube { $colour } { FORM($refugium, "de") }.
log-manna-death = { $count ->
        [1] Un élément de manne meurt dans { FORM($refugium, "le") }.
       *[other] { $count } éléments de manne meurent dans { FORM($refugium, "le") }.
    }
log-disorganized = { $party } laisse mourir un cube { $colour } { FORM($refugium, "de") }.
log-biont-died = Un bionte de { $party } meurt dans { FORM($refugium, "le") }.
log-enzyme-death = { CAPITAL(FORM($refugium, "le")) } perd { $count ->
        [1] une enzyme.
       *[other] { $count } enzymes.
    }
log-ersatz = { $party } laisse { $other } revendiquer { FORM($refugium, "le") }.
log-no-life = { $party } ne tire aucune vie { FORM($refugium, "de") }.
log-life = { $party } crée la vie : { FORM($refugium, "le") } est désormais une bactérie.
log-darwin-roll = { $party } lance les dés pour { FORM($place, "le") } : { $dice }.
log-darwin-reroll = { $count ->
        [1] Un dé { FORM($place, "de") } est relancé : { $dice }.
       *[other] { $count } dés { FORM($place, "de") } sont relancés : { $dice }.
    }
log-sex = { $party } brasse les mutations { FORM($row, "de") }, avec { FORM($place, "le") }.
log-donation = { $party } donne un catalyseur { $colour } à { $other }.
log-paid = { $party } paie { $count ->
        [1] un catalyseur { $colour }
       *[other] { $count } catalyseurs { FORM($colour, "mp") }
    } de la réserve de { $other }.
log-mutation = { $party } achète la mutation { $mutation } pour { FORM($place, "le") }.
log-promotion = { $party } promeut une mutation { FORM($place, "de") } en { $mutation }.
log-macro = { $party } fait de la vie { FORM($refugium, "de") } l’organisme { $macro }.
log-assimilated = Les biontes { FORM($from, "de") } vivent désormais dans { FORM($to, "le") }.
log-cascade = Le parasite { FORM($host, "de") } est désormais { FORM($parasite, "le") }.
log-no-circle = Il n’y a plus de cercle pour un autre bionte de { $party } dans { FORM($place, "le") } : il retourne dans sa réserve.
log-organ = Nouvel organe { FORM($place, "de") } : { $organ }.
log-oxygen-crisis = Crise de l’oxygène : le premier macroorganisme { $count ->
        [0] ne fait sauter aucun événement
        [1] fait sauter un événement
       *[other] fait sauter { $count } événements
    }.
log-landfall = Débarquement : { $party } a désormais l’organisme { $macro }.
log-request = { $party } demande à { $other } de permettre une attaque de la Reine Rouge { FORM($place, "de") }.
log-permitted = { $party } permet l’attaque { FORM($place, "de") }.
log-not-permitted = { $party } ne permet pas l’attaque { FORM($place, "de") }.
log-red-queen-cube = { $party } joue la Reine Rouge : un cube { $colour } { FORM($other, "de") } revient { FORM($place, "a") }.
log-red-queen-biont = { $party } joue la Reine Rouge : un bionte de { $owner } passe { FORM($other, "de") } { FORM($place, "a") }.
log-diseased = { $party } tient désormais un cube { $colour } { FORM($host, "de") } dans { FORM($parasite, "le") }.
log-overcrowded = L’océan est surchargé : { $count } macroorganismes se partagent trois niveaux trophiques.
log-starved = Le taux métabolique le plus bas est celui { FORM($place, "de") } : { $party } perd cet organisme.
log-level = { $party } occupe désormais le niveau { $level } : { $place }.

refused-no-dead-manna = aucun cube { $colour } désorganisé ne s’y trouve
refused-no-live-manna = aucun cube { $colour } organisé ne s’y trouve
refused-no-contestant = seul un autre prétendant au refuge peut l’obtenir
refused-parasite-follows = un parasite agit juste après son hôte
refused-not-your-organism = ce n’est pas un organisme de votre tableau
refused-no-darwin-roll = il a déjà fait son jet, ou n’en a pas à faire
refused-no-such-die = aucun dé de ce genre ne reste dans le jet
refused-no-biont-there = vous n’y avez pas de bionte
refused-parasite-buys-later = il achète après son hôte
refused-nothing-to-buy = il n’y a rien que vous puissiez acheter pour lui maintenant
refused-price = cela ne peut pas se payer ainsi
refused-price-colour = la réserve n’a pas de catalyseur { $colour } pour cela, ni deux d’une autre couleur
refused-macro-mutation = les macroorganismes n’ont pas de mutations
refused-deck-out-of-reach = son paquet n’est ni dans une rangée active ni dans la rangée d’origine
refused-not-on-top = elle n’est pas sur le dessus d’un paquet
refused-not-its-mutation = l’organisme n’a pas cette mutation
refused-promoted-already = elle est déjà promue
refused-crystal = dans cette variante, les mutations ne viennent que des erreurs
refused-no-sex = l’organisme n’a pas de reproduction sexuée
refused-donation = seul un invité qui a ce catalyseur peut le donner, et à une réserve qui a de la place
refused-bacteria-only = seule une bactérie peut devenir un macroorganisme
refused-introductory = la partie d’initiation s’en passe
refused-landfall-only = à côté d’une vie terrestre, il devrait gagner la terre aussitôt
refused-macro-taken = ce macroorganisme n’est plus disponible
refused-prerequisites = il manque { $number ->
        [1] un cube { $colour } sain
       *[other] { $number } cubes { FORM($colour, "mp") } sains
    }
refused-macros-only = seuls les macroorganismes ont des organes
refused-no-slot = il n’a pas cet organe
refused-organ-there = il a déjà cet organe
refused-no-red-queen = l’organisme n’a pas de Reine Rouge
refused-no-target = il n’y a rien à attaquer
refused-weaker = la cible a autant de Reines Rouges, et la permission n’a pas été donnée
refused-no-prey = le parasite n’a pas d’emplacement libre pour cela, ou le catalyseur manque
refused-cubes-first = le parasite tient encore des cubes malades : ils passent d’abord
refused-emergency-price = les autres organes ne pourraient alors plus être payés
diseased-empty = un emplacement vide pour un cube { $colour }
diseased-organ = un cube { $colour }, volé à un organe
diseased-free = un cube { $colour } qui lui appartient
diseased-cube = un cube { $colour }, volé à la mutation { $mutation }

## Drawing

# $phase: of the turn, $climate: warm or cool
drawing-turn = Tour { $turn } · { $phase } · climat { $climate }
drawing-you = vous
# $seat: who it is
drawing-medea = { $seat } · Médée

drawing-earth = La Terre
drawing-active = relief actif
drawing-inactive = relief inactif
drawing-closed = relief fermé
# $number: placards that are not yet in play
drawing-refugia-left = { $number } à venir
drawing-landform = { $row } : { $state } ; refuges : { $left }
drawing-deck = Mutations { FORM($row, "de") } : { $number }
drawing-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
# $plus: the colour that promotion adds
drawing-mutation = { $mutation } ({ $colour }) : { $abilities }. La promotion ajoute un cube { $plus }.
drawing-promoted = { $mutation } ({ $colour } et { $plus }) : { $abilities }.
drawing-refugium = { $refugium }, { $row }, { $colour }.
# Each a list of die faces.
drawing-dice = Vie par temps chaud : { $warm } ; par temps frais : { $cool }. La manne meurt sur { $manna }, les enzymes sur { $enzymes }.
drawing-smite-shield = À l’abri des fléaux.
drawing-biont-price = { $number ->
    [1] Chaque bionte coûte un catalyseur.
   *[other] Chaque bionte coûte { $number } catalyseurs.
}

drawing-events = Événements
drawing-aftershock = { $event } · réplique
drawing-warming = Le climat devient chaud.
drawing-cooling = Le climat devient frais.
drawing-events-left = { $number ->
    [0] aucun événement à venir
    [1] un événement à venir
   *[other] { $number } événements à venir
}
drawing-armageddon = Armageddon : la Terre périt après ce tour
drawing-no-climate = aucune série de soleils ou de flocons
drawing-suns = soleils
drawing-flakes = flocons
drawing-to-greenhouse = { $number ->
    [0] l’Armageddon est là
    [1] encore un soleil, et c’est l’Armageddon
   *[other] encore { $number } soleils d’affilée, et c’est l’Armageddon
}
drawing-to-snowball = { $number ->
    [0] l’Armageddon est là
    [1] encore un flocon, et c’est l’Armageddon
   *[other] encore { $number } flocons d’affilée, et c’est l’Armageddon
}
drawing-always-warm = Il fait toujours chaud.
drawing-ozone = couche d’ozone : pas d’UV
drawing-ozone-hole = trou dans la couche d’ozone
drawing-waterworld = monde-océan : pas de continents
drawing-order = Ordre

drawing-roll = Dernier jet
drawing-no-roll = pas encore de jet
drawing-no-effect = rien
# $number dice show $face; $effects: what they did
drawing-die = { $number ->
    [one] { $number } dé montrant { $face }
   *[other] { $number } dés montrant { $face }
} : { $effects }
drawing-die-life = cube organisé
drawing-die-death = manne désorganisée
drawing-die-enzyme = enzyme perdue
drawing-die-synthesis = catalyseurs produits
drawing-die-triple = triplé : un catalyseur de plus
drawing-die-error = erreur

drawing-creatures = Macroorganismes
# Below a small picture; a macroorganism may have a form "short"
drawing-thumb = { FORM($macro, "short") }
# $systems: the cubes that it takes
drawing-macro = { $macro } : prend { $systems }
drawing-macro-alive = En jeu chez { $party }.
drawing-macro-extinct = Éteint ; trophée de { $party }.
# $number: metabolic rate
drawing-level = { $macro } de { $party }, { $level } : taux métabolique { $number }
drawing-rate = taux { $number }
drawing-system = { $number ->
    [one] { $number } chromosome de système { $colour }
   *[other] { $number } chromosomes de système { FORM($colour, "mp") }
}
drawing-endosymbiont = { $endosymbiont } ({ $colour }) : { $abilities }

# $limit: bionts that may be in refugia
drawing-entropy = refuges : { $number } sur { $limit }
drawing-trophies = Trophées : { $trophies }
drawing-player = { $party } ({ $seat }) : { $number } PV
drawing-catalysts = Catalyseurs { FORM($colour, "mp") } : { $number } sur { $limit }
drawing-parasite-home = Carte parasite : { $parasites }
drawing-parasite-barred = Carte parasite, à partir du prochain tour : { $parasites }
drawing-there = { $what }.
drawing-organism = { $place }, { $content }.
drawing-shields = Bouclier thermique { $heat }, bouclier antioxydant { $oxygen }, bouclier contre les erreurs { $error }.
drawing-field = { $property } { $number }

## Rules, explained

rule-A1 = Phase 1 : une carte événement est retournée, et ce qu’elle montre arrive à tout le monde avant que quiconque agisse.
rule-A1a = On retourne la première carte du paquet d’événements ; ce paquet est l’horloge de la partie.
rule-A1b = La carte indique les reliefs actifs pendant ce tour. Le paquet de mutations voisin de chaque relief actif est brassé.
rule-A1c = Les icônes s’appliquent de gauche à droite. Une réplique vient d’abord, et une autre carte suit ; les icônes X et O2 de toutes les cartes piochées s’additionnent et ne frappent qu’une fois.
rule-A2 = Phase 2 : dans l’ordre des joueurs, chacun place des biontes et des catalyseurs et les déplace là où c’est permis.
rule-A2a = Biontes et enzymes vont dans les refuges des rangées actives ou des rangées où vous êtes chez vous ; l’entropie limite les biontes.
rule-A2b = Un bionte peut faire naître un parasite sur un hôte qui convient, ou supplanter le parasite qui s’y trouve.
rule-A2c = Les catalyseurs posés sur un organisme le protègent de l’oxygène.
rule-A2d = Le transfert horizontal de gènes fait passer des biontes d’un microorganisme à un autre.
rule-A3 = Phase 3 : chaque refuge occupé par un bionte fait un seul jet, peu importe qui le partage.
rule-A3a = Chaque dé de vie anime un cube désorganisé.
rule-A3b = Chaque dé de mort qu’aucune enzyme ne couvre tue un élément de manne organisée et produit un catalyseur.
rule-A3c = Après un doublé, le refuge peut être pris comme bactérie, avec tout ce qui est organisé.
rule-A4 = Phase 4 : chaque bactérie et chaque parasite lance un dé par cube et deux par bionte.
rule-A4a = On peut relancer une fois autant de dés que l’organisme a de chromosomes jaunes.
rule-A4b = Chaque 1 produit autant de catalyseurs qu’il y a de chromosomes rouges ; chaque triplé en produit un.
rule-A4c = Chaque erreur au-delà des chromosomes bleus coûte un chromosome.
rule-A4d = Un organisme sans bionte s’éteint ; une bactérie reste en trophée.
rule-A5 = Phase 5 : les biontes achètent pour les organismes où ils vivent.
rule-A5a = Chaque bionte achète une fois par tour, et seulement pour l’organisme où il vit.
rule-A5b = On peut acheter des mutations, des promotions, des macroorganismes, des attaques de la Reine Rouge et des organes.
rule-A5c = Le coût est d’un catalyseur de la couleur de ce qu’on achète. Pour un macroorganisme, toute couleur convient.
rule-A5d = Deux catalyseurs de même couleur en remplacent un de n’importe quelle autre.
rule-A5e = C’est la réserve du tableau où vit l’organisme qui paie, même pour un parasite.
rule-A6 = La ligne de couleurs de la carte événement donne l’ordre des joueurs dans toutes les phases.
rule-A6a = Les couleurs que personne ne joue sont sautées.
rule-A6b = Qui a plus d’icônes THG que tous les autres peut jouer en premier au début d’une phase.
rule-A6c = Dans les phases 4 et 5, un parasite agit juste après son hôte, peu importe qui le joue.
rule-A6d = Dans les phases 2 et 5, on peut ne rien faire.
rule-B1 = Votre tableau contient vos bactéries et vos macroorganismes avec leurs mutations, et les parasites qu’ils portent.
rule-B1a = Un tableau a de la place pour quatre organismes. Chacun peut avoir un parasite, et celui-ci un hyperparasite.
rule-B1b = Les catalyseurs d’un tableau paient pour tout ce qui y vit.
rule-B1c = Personne n’a de main cachée.
rule-B2 = Les cubes inutilisés sont dans la soupe ; il y en a toujours assez.
rule-B2a = Un cube perdu retourne dans la soupe.
rule-B3 = Les disques inutilisés sont dans la soupe.
rule-B3a = Une réserve appartient à un tableau : les invités y puisent, et ce que produisent les organismes y va.
rule-B3b = Une réserve contient au plus, de chaque couleur, douze catalyseurs divisés par le nombre de joueurs.
rule-B3c = Pour deux catalyseurs qui ne trouvent pas de place, prenez-en un d’une autre couleur qui en trouve.
rule-B3d = Il y a toujours assez de disques.
rule-B4 = Vous avez quatre biontes, trois à quatre joueurs. Ils ne quittent jamais la partie.
rule-B4a = Un bionte qui meurt retourne dans votre réserve, et vous recevez un catalyseur de votre couleur.
rule-B4b = Un bionte qui se déplace, ou qu’un transfert de gènes ramène dans la réserve, ne rapporte rien.
rule-Ca = Chacun a une couleur, avec les biontes et la carte parasite de cette couleur.
rule-Cb = Tous les cubes et tous les disques sont d’abord dans la soupe.
rule-Cc = Chacun commence avec un catalyseur de sa couleur.
rule-Cd = On joue trois événements de l’Hadéen, sept de l’Archéen et dix du Protérozoïque, dans cet ordre ; la partie courte n’en a que sept du Protérozoïque.
rule-Ce = Les refuges de chaque relief sont mélangés et placés dessous.
rule-Cf = Les reliefs forment une colonne : cosmos, océan, côte, continent.
rule-Cg = Vingt mutations forment quatre paquets de cinq, un à côté de chaque relief.
rule-Ch = Les huit macroorganismes sont face visible ; on peut acheter n’importe lequel.
rule-Ci = Le premier événement ouvre la partie.
rule-C1 = En solitaire, vous jouez deux couleurs, chacune avec son tableau et sa réserve.
rule-C1a = La victoire marine demande que les deux couleurs vivent dans des macroorganismes de la mer. La victoire terrestre demande en plus un macroorganisme terrestre qui abrite les deux.
rule-C1b = Les deux autres couleurs sont des parasites que personne ne joue. Ils attaquent l’hôte qui leur donne le plus de cubes.
rule-C1c = Un parasite que personne ne joue n’a qu’un bionte, en dehors de ceux des joueurs.
rule-C1d = Il achète au hasard avec les catalyseurs de son hôte, d’abord des promotions, deux fois avec la fission.
rule-C1e = Il relance les erreurs et rien d’autre, les 6 d’abord.
rule-C1f = Avec la reproduction sexuée, il brasse un paquet dont il ne peut acheter la première carte.
rule-C1g = Il ne permet aucune attaque de la Reine Rouge et n’en fait pas.
rule-C1h = La partie en solitaire se joue avec la catastrophe cristalline.
rule-C2 = On gagne ou on perd ensemble : chacun doit finir avec un macroorganisme, et l’un d’eux doit être sur terre.
rule-C2a = Le parasite de chaque joueur n’est joué par personne et agit juste après ce joueur.
rule-C3 = La partie d’initiation ne connaît ni macroorganismes, ni parasites, ni gènes étrangers, ni changement de climat.
rule-C3a = En solitaire, dix points suffisent pour gagner la partie d’initiation.
rule-C4 = Dans la variante macro, seuls les 6 sont des erreurs, et l’ADN compte comme bouclier contre les erreurs.
rule-D1 = Quatre cartes ont un effet particulier.
rule-D1a = Une réplique est aussitôt suivie d’une autre carte, et les deux s’appliquent.
rule-D1b = Le Monde-océan tropical rend les continents inactifs jusqu’à la prochaine réplique ; d’ici là, trois soleils d’affilée suffisent pour la fin.
rule-D1c = La couche d’ozone met fin au rayonnement UV. Une comète l’ouvre à nouveau pour un tour.
rule-D1d = L’Impact géant épargne tout ce qui est dans le cosmos.
rule-D2 = La carte événement montre les reliefs actifs.
rule-D2a = On peut envoyer des biontes et des enzymes dans les refuges des reliefs actifs.
rule-D2b = Brasser un paquet, c’est mettre sa première carte dessous ; les paquets voisins des reliefs actifs sont brassés à chaque tour.
rule-D3 = Le ciel apporte un refuge du paquet actif le plus haut qui en a un, la terre du plus bas.
rule-D3a = Un nouveau refuge se place à l’extrémité droite de sa rangée.
rule-D3b = Il commence avec les cubes qui y sont imprimés, tous désorganisés.
rule-D4 = Un fléau prend à chaque refuge son enzyme la plus à droite ou, à défaut, un cube de sa couleur la plus à gauche, d’abord parmi les désorganisés.
rule-D4a = Un refuge sans cube quitte la partie, et ses biontes reviennent sans compensation.
rule-D4b = Les refuges qui ont un bouclier vert ne sentent pas les fléaux.
rule-D5 = Chaque organisme perd un chromosome pour chaque X au-delà de son bouclier thermique.
rule-D5a = Le bouclier thermique est le nombre de chromosomes rouges et d’icônes de bouclier thermique.
rule-D6 = Chaque organisme perd un chromosome pour chaque O2 au-delà de son bouclier antioxydant.
rule-D6a = Le bouclier antioxydant est le nombre de chromosomes verts, d’icônes de bouclier vert et de vitamines.
rule-D6b = On peut sacrifier antioxydants et vitamines à la place de chromosomes.
rule-D7 = Le rayonnement ultraviolet limite les mutations et organes de chaque organisme au nombre de l’icône.
rule-D7a = Une mutation perdue emporte ses cubes, même ceux que tient un parasite.
rule-D7b = Le propriétaire choisit ce qui part, mais sans immunologie les mutations saines partent d’abord.
rule-D7c = Les mutations perdues vont sous le paquet de la rangée d’origine.
rule-D7d = Un organe ou un endosymbionte avec un bouclier anti-UV protège tout le macroorganisme.
rule-D8 = Chaque macroorganisme lance un dé par organe et deux par bionte ; chaque 5 ou 6 au-delà de ses chromosomes bleus coûte un jeton.
rule-D8a = Avec un bouclier anticancer, seuls les 6 sont des erreurs.
rule-D8b = Chaque 1 d’un jet de cancer produit un catalyseur de n’importe quelle couleur.
rule-D9 = Une sécheresse coûte un jeton à chaque macroorganisme terrestre, sauf s’il a un bouclier contre la sécheresse.
rule-D10 = Les soleils rendent le climat chaud, les flocons de neige le rendent frais. Le climat décide des dés qui animent la manne.
rule-D10a = Quatre soleils ou quatre flocons de neige d’affilée font périr la Terre après les achats de ce tour.
rule-D10b = Chacun peut demander un vote secret pour sauver la Terre. Si tout le monde vote pour Gaïa, chacun paie un catalyseur ou perd un chromosome, et la partie continue.
rule-D10c = Qui vote pour Médée et fait ainsi périr la Terre ne garde que la moitié de ses points.
rule-E1 = Les biontes vont du côté vivant d’un refuge, les catalyseurs dans ses emplacements d’enzymes, à partir de la gauche.
rule-E1a = Un bionte vient de la réserve ou d’un refuge d’une rangée active ; il ne sort d’un microorganisme que par transfert de gènes.
rule-E1b = La destination doit être dans une rangée active ou dans une rangée où vous avez un bionte. Un bionte peut aussi revenir d’un refuge actif dans la réserve.
rule-E1c = Les enzymes viennent de votre propre réserve.
rule-E2 = La rangée d’origine d’une bactérie est celle de son carton ; celle d’un macroorganisme, l’océan ou le continent. Les invités sont chez eux là où est leur hôte.
rule-E2a = Vous pouvez avoir un bionte dans les refuges, et un de plus par chromosome vert de l’organisme le plus vert où vous viviez au début du tour.
rule-E2b = Un refuge accueille autant d’enzymes qu’il a d’emplacements, et autant de biontes qu’on veut.
rule-E2c = Chaque bionte envoyé dans la Biosphère profonde coûte un catalyseur.
rule-E2d = Avec une spore, vous pouvez affecter dans n’importe quelle rangée.
rule-E3 = Un bionte peut faire naître votre parasite sur l’organisme de quelqu’un d’autre. Un second bionte peut l’accompagner, et vous choisissez la face de la carte.
rule-E3a = Ces biontes viennent des mêmes endroits que les autres biontes affectés.
rule-E3b = L’hôte doit être dans une rangée active ou dans une rangée où vous avez un bionte, et avoir un cube que le parasite peut voler.
rule-E3c = À une bactérie, un parasite vole jusqu’à deux cubes de mutations, des couleurs de ses emplacements. Les mutations restent, avec leurs capacités.
rule-E3d = Un hyperparasite vit sur un parasite et vole les mutations de celui-ci ; il peut le faire dans votre propre tableau.
rule-E3e = À un macroorganisme, un parasite vole des organes, et leurs capacités disparaissent.
rule-E3f = Un parasite qui pollue le fait en s’attachant.
rule-E3g = Vous contrôlez votre parasite tant que vous y avez un bionte.
rule-E3h = Quand l’hôte meurt, son parasite meurt avec lui.
rule-E4 = Un nouveau parasite peut supplanter l’ancien. Celui-ci peut trouver aussitôt un autre hôte, sinon il s’éteint.
rule-E4a = Il doit finir avec plus de cubes volés que l’ancien n’en avait : on ne peut donc supplanter un parasite qui en a deux.
rule-E4b = Vous ne pouvez supplanter un parasite de votre propre tableau, sauf un hyperparasite.
rule-E5 = On peut poser des catalyseurs sur ses organismes contre l’oxygène.
rule-E5a = On peut sacrifier un disque rouge, jaune ou bleu à la place d’un chromosome.
rule-E5b = Un disque vert est une vitamine : il sert aussi de bouclier, et peut en plus être sacrifié.
rule-E5c = Les parasites ne prennent pas d’antioxydants.
rule-E5d = Les macroorganismes terrestres non plus.
rule-E6 = Chaque icône THG permet à un de vos biontes de passer d’un microorganisme à un autre, à un refuge ou à la réserve.
rule-E6a = Qui a plus d’icônes THG que vous peut fermer un organisme à votre bionte.
rule-E6b = Un microorganisme que son dernier bionte quitte s’éteint.
rule-E6c = Un organisme sans bionte de son propriétaire appartient à un joueur dont un bionte y est encore.
rule-E6d = Les biontes n’entrent pas dans les macroorganismes et n’en sortent pas.
rule-E6e = Un bionte affecté dans cette phase ne se déplace plus.
rule-F = Chaque refuge occupé par des biontes fait un jet : d’abord la manne s’anime, puis elle meurt, puis la vie peut commencer.
rule-Fa = Les jets des refuges se font rangée par rangée à partir du haut, de gauche à droite.
rule-Fb = Le jet a un dé par cube organisé et deux par bionte.
rule-Fc = Sans rival sur un refuge de votre couleur, vous pouvez relancer tous les dés une fois.
rule-Fd = Le jet se fait aussi dans les rangées inactives.
rule-F1 = La ligne de dés, chaude ou fraîche, du carton montre les faces qui animent un cube. Vous choisissez les couleurs.
rule-F1a = Les cubes et les biontes d’un refuge sont sa manne.
rule-F2 = Les faces imprimées sur les emplacements sans enzyme sont des dés de mort, tels qu’ils étaient avant le jet.
rule-F2a = Pour chaque mort de manne, un élément organisé s’en va : un cube descend, un bionte retourne dans sa réserve avec compensation.
rule-F2b = Un cube qui meurt produit un catalyseur de sa couleur.
rule-F2c = Les morts d’enzymes viennent après celles de la manne ; chacune prend l’enzyme la plus à droite.
rule-F2d = Un même dé peut tuer de la manne et une enzyme.
rule-F3 = Après un doublé, si votre bionte est encore là, vous pouvez prendre le carton dans votre tableau comme bactérie.
rule-F3a = Tout ce qui est organisé devient chromosome ; ce qui est désorganisé est perdu.
rule-F3b = Les enzymes sont perdues.
rule-F3c = La rangée d’origine de la bactérie est celle de son carton.
rule-F4 = Sur un refuge partagé, le progénote est le joueur qui a le plus d’enzymes et de manne organisée de sa couleur ; l’ordre des couleurs du carton départage les égalités.
rule-F4a = Seul le progénote lance les dés.
rule-F4b = Le progénote décide de ce qui vit et de ce qui meurt, et donne les catalyseurs aux autres.
rule-F4c = Le progénote décide si la vie commence.
rule-F4d = Les biontes des autres dans la nouvelle bactérie sont des gènes étrangers.
rule-F4e = Un progénote qui a tué tous ses propres biontes en désigne un autre, qui peut prendre le carton.
rule-G = Chacun fait les jets de ses microorganismes dans l’ordre qu’il veut, chaque organisme étant suivi de ses parasites.
rule-Ga = Un dé par cube de l’organisme et de ses mutations, deux par bionte. Les cubes que tient un parasite comptent pour le parasite.
rule-Gb = Dans la variante cristalline, les catalyseurs sont produits avant que les erreurs soient traitées.
rule-G1 = On peut relancer une fois, tous ensemble, autant de dés qu’il y a de chromosomes jaunes.
rule-G2 = Chaque 1 produit autant de catalyseurs qu’il y a de chromosomes rouges, chaque triplé un de plus.
rule-G2a = Une bactérie produit des catalyseurs de la couleur de son carton, un parasite de sa propre couleur.
rule-G3 = Les 5 et les 6 sont des erreurs. Chacune au-delà des chromosomes bleus est une atrophie.
rule-G3a = Avec l’ADN, seuls les 6 sont des erreurs.
rule-G3b = Dans la variante macro, seuls les 6 sont des erreurs pour tout le monde, et l’ADN protège en plus.
rule-G4 = Dans cette variante, les mutations ne viennent que des erreurs : en acheter ou en promouvoir une annule une erreur.
rule-G4a = Avec la fission, on peut annuler deux erreurs.
rule-G4b = Cela compte comme l’achat d’un bionte pour ce tour.
rule-H = Chaque bionte fait un achat pour l’organisme où il vit.
rule-Ha = Un achat coûte un catalyseur de la couleur de la mutation, de l’organe ou du cube attaqué.
rule-Hb = On achète dans l’ordre des joueurs ; un parasite achète dès que tous les biontes de son hôte l’ont fait.
rule-Hc = Deux catalyseurs de même couleur en paient un d’une autre.
rule-Hd = Avec un noyau, n’importe quel catalyseur paie n’importe quel coût.
rule-He = Qui achète puise dans la réserve du tableau et se sert des capacités de l’organisme. La fission permet deux achats par bionte.
rule-Hf = Un parasite n’a que les capacités de ses propres mutations.
rule-Hg = Un invité peut donner des catalyseurs à la réserve dans laquelle il puise.
rule-H1 = On peut acheter pour un microorganisme la première carte d’un paquet de mutations d’une rangée active ou de la rangée d’origine.
rule-H1a = Avec la reproduction sexuée, on peut brasser un paquet avant un achat.
rule-H1b = Une nouvelle mutation apporte un cube de sa couleur.
rule-H1c = Ses capacités valent aussitôt, sauf la fission, qui attend le prochain tour.
rule-H1d = Un pollueur attaque tous les autres organismes de sa rangée d’origine avec autant d’oxygène qu’il a de chromosomes verts.
rule-H2 = On promeut une mutation pour un catalyseur de sa couleur : la carte est retournée.
rule-H2a = La promotion ajoute un second cube, marqué d’un plus.
rule-H2b = Les capacités de l’autre face sont perdues.
rule-H2c = Une face promue peut polluer, elle aussi.
rule-H2d = On peut promouvoir une mutation même pendant qu’un parasite tient son cube.
rule-H3 = Une bactérie devient un macroorganisme pour un catalyseur de n’importe quelle couleur.
rule-H3a = Elle doit avoir en cubes sains les chromosomes de système imprimés, et les rend.
rule-H3b = Les cubes en plus deviennent des organes de leur couleur, tant qu’il y a des emplacements.
rule-H3c = Le bionte du propriétaire est le bionte trophique, au niveau libre le plus bas.
rule-H3d = Les autres biontes, et ceux d’un parasite, sont des endosymbiontes, un par couleur ; les autres retournent dans leur réserve.
rule-H3e = Un hyperparasite devient le parasite du nouveau macroorganisme.
rule-H3f = Les mutations retournent dans leur rangée, les antioxydants dans la soupe.
rule-H3g = Le tout premier macroorganisme fait sauter les événements d’avant le Protérozoïque.
rule-H4 = Un hôte et son parasite peuvent s’attaquer, avec plus d’icônes Reine Rouge que l’autre ou avec sa permission.
rule-H4a = Un hôte reprend un cube volé. S’il n’y en a pas, il prend un bionte comme gène étranger.
rule-H4b = Un macroorganisme reprend un cube comme organe, ou un bionte comme endosymbionte.
rule-H4c = Un parasite vole un cube de plus pour un emplacement vide.
rule-H4d = Une attaque coûte un catalyseur de la couleur de ce qui est volé. Jaune attaque les parasites gratuitement.
rule-H4e = Les cubes rouges et jaunes volés peuvent changer les niveaux trophiques.
rule-H5 = Un organe s’achète pour un catalyseur de sa couleur.
rule-H5a = Organes et endosymbiontes donnent les capacités imprimées à côté d’eux.
rule-H5b = Les parasites peuvent voler des organes.
rule-H5c = Les organes rouges et jaunes élèvent le taux métabolique.
rule-H5d = Un organisme marin qui a tous ses organes gagne la terre : organes et disques sont perdus, les biontes restent. Il peut acheter aussitôt des organes terrestres.
rule-H5e = Les cubes que le parasite a volés comptent comme organes pour le débarquement, et ses biontes deviennent des endosymbiontes.
rule-H6 = La mer et la terre ont chacune trois niveaux trophiques, avec de la place pour un macroorganisme chacun.
rule-H6a = À la fin des achats, les macroorganismes sont rangés par taux métabolique, le plus bas comme plante. Les dés départagent les égalités.
rule-H6b = Le taux métabolique est le nombre de chromosomes rouges et jaunes.
rule-H6c = Quand un quatrième macroorganisme est dans la mer, chacun d’eux peut acheter tous ses organes manquants et gagner la terre.
rule-H6d = Si la mer reste surchargée, l’organisme au taux métabolique le plus bas s’éteint.
rule-I1 = On compte les points quand il n’y a plus d’événements ou quand la Terre périt.
rule-I1a = Chaque cube et chaque chromosome de système de vos organismes vaut un point.
rule-I1b = Chacun de vos biontes dans un organisme, quel qu’il soit, vaut un point.
rule-I1c = Chaque trophée vaut un point.
rule-I1d = Un macroorganisme vaut six points, douze au niveau le plus haut de son écosystème, partagés entre ceux qui y vivent.
rule-I1e = Les catalyseurs départagent les égalités ; ensuite la victoire est partagée.
rule-Ka = Pour une partie qui continue avec Megafauna, la variante macro est conseillée.
rule-L1 = Dans cette variante, un parasite peut devenir un macroorganisme ; les cubes qu’il a volés sont alors perdus pour son hôte.
rule-L1a = Les autres biontes du parasite, d’un hyperparasite et d’une bactérie qui est son hôte deviennent des endosymbiontes, tant qu’il y a des cercles.
rule-L1b = Un hyperparasite ne peut pas devenir un macroorganisme.
rule-L2 = Un macroorganisme parasite reste avec son hôte, au même endroit et dans le même tableau.
rule-L2a = Pour son propre parasite, c’est un hôte comme tout macroorganisme.
rule-L2b = On ne peut pas le supplanter, et il ne change pas d’hôte.
rule-L3 = Une bactérie peut voler un organe à un macroorganisme parasite, comme cube pour une mutation qui en manque.
rule-L3a = Deux macroorganismes volent des organes pour leurs emplacements libres ; l’hôte peut voler un endosymbionte.
rule-L3b = Un macroorganisme parasite vole d’abord des cubes de mutations comme organes, puis des biontes.
rule-L4 = Quand l’un des deux meurt, l’autre change.
rule-L4a = Quand la bactérie meurt, son carton va sous le macroorganisme, qui vit dès lors par lui-même.
rule-L4b = Quand le macroorganisme parasite meurt, il redevient un parasite, avec ce que ses emplacements peuvent contenir.
rule-L5 = Un macroorganisme parasite peut gagner la terre.
rule-L5a = L’hôte passe d’abord.
rule-L5b = Les organes du voisin comptent.
rule-L5c = Les organes qu’un hyperparasite a volés comptent.
rule-L5d = Les cubes des mutations de l’hôte comptent.
rule-L5e = De deux macroorganismes, celui qui reste en arrière s’éteint, et l’autre peut accueillir ses biontes.
rule-L5f = À côté d’un macroorganisme terrestre, un autre ne peut naître qu’en gagnant la terre aussitôt, par ses propres organes.
rule-L6 = Un macroorganisme et son macroorganisme parasite sont une chimère.
rule-L6a = Une chimère a un seul niveau trophique, d’après ce que les deux ont ensemble.
rule-L6b = Qui a le plus de chromosomes bleus et verts est au moins une plante.
rule-L6c = Les deux membres d’une chimère comptent des points pour leur niveau, le double sur terre.
rule-L7 = La variante peut aussi se jouer en solitaire.
rule-L7a = Un parasite que personne ne joue devient un macroorganisme dès qu’il le peut, puis développe des organes à partir du premier emplacement.
rule-L7b = Il attaque le premier organe pour lequel il a un emplacement.
rule-L7c = Avec l’immunologie, il se débarrasse des endosymbiontes des joueurs.
rule-L7d = Il gagne la terre dès qu’il le peut.
rule-L7e = Si son hôte meurt, son macroorganisme meurt aussi et devient son trophée.
rule-L7f = Chacun de ses macroorganismes et de ses trophées exige un bionte de plus pour gagner.
rule-G-atrophy = On perd d’abord les cubes de mutations, puis les autres cubes, puis les biontes, et le bionte trophique en dernier. Le propriétaire choisit à rang égal.
rule-G-atrophied-mutation = Une mutation qui perd son cube est défaussée ; une mutation promue qui perd son cube + est retournée.
rule-G-atrophied-diseased = Quand un parasite perd un cube volé, c’est la mutation d’où il vient qui en souffre.
rule-G-extinction-micro = Une bactérie devient un trophée, une carte parasite retourne à son joueur jusqu’au prochain tour ; les mutations retournent dans leur rangée.
rule-G-extinction-macro = Un macroorganisme qui perd son bionte trophique redevient une bactérie, avec ses cubes ; la carte est un trophée.
rule-G-immunology = Avec l’immunologie, l’ordre des pertes est libre. Si c’est un endosymbionte qui la donne, c’est son joueur qui choisit.
rule-G-abilities = Les icônes des mutations, des organes et des endosymbiontes disent ce que l’organisme sait faire.

## The log

# Above the lines of a phase.
heading-turn = Tour { $turn }, { $phase }

## Board in a terminal

board-over = La partie est terminée.

# Marks are one column wide and differ from each other: cubes, and bionts, which stand out from them.
mark-red = r
mark-yellow = j
mark-green = v
mark-blue = b
mark-biont-red = R
mark-biont-yellow = J
mark-biont-green = V
mark-biont-blue = B
mark-manna = m
mark-enzyme = e

board-row = { CAPITAL($row) }
board-turn = Tour { $turn }, { $eon } : { $phase }
# $number of $most suns or snowflakes in a row
board-climate = { $climate } ({ $sign } : { $number } sur { $most })
# All are marks, as examples; 4 is the face of a die.
board-legend = { $biont } bionte, { $cube } cube, ({ $cube }) enzyme ; { $manna }4 { $enzyme }4 : emplacement nu, un 4 tue manne ou enzyme
# The top card of a deck of $number.
board-deck = { $mutation } ({ $colour } ; { $abilities }) sur { $number }
board-live = organisé { $tokens }
board-dead = mort { $tokens }
board-life = vie { $dice }
board-you = (vous)
board-vp = { $number } PV
board-pool = catalyseurs { $catalysts }
board-bionts = biontes libres { $number }
board-trophies = trophées { $number }
board-chromosomes = { $chromosomes }
board-shields = chaleur { $heat }, oxygène { $oxygen }, erreurs { $error }
board-antioxidants = antioxydants { $catalysts }
board-diseased = volé :

## Hints (what a position is judged by)
# Each is what a sum of points is given for, as an item of a list.

term-vp = les points déjà acquis
term-refugia = ce que les refuges peuvent apporter
term-catalysts = les catalyseurs de la réserve
term-metabolism = les catalyseurs que produiront les jets de Darwin
term-frailty = les chromosomes que coûteront les erreurs
term-heat = les chromosomes que la chaleur peut coûter
term-oxygen = les chromosomes que l’oxygène peut coûter
term-progress = le chemin vers un macroorganisme
term-ashore = le chemin vers la terre ferme
term-queens = les couronnes contre l’hôte ou le parasite
term-spare = les biontes disponibles
term-goal = les chances de gagner en solitaire ou ensemble
term-result = la fin de la partie

## Chapters of the rulebook

chapter-A = Les cinq phases d’un tour
chapter-B = Tableaux et pièces
chapter-C = Préparation et façons de jouer
chapter-D = Phase 1 : événements
chapter-E = Phase 2 : affectation des biontes et des catalyseurs
chapter-F = Phase 3 : jets autocatalytiques
chapter-G = Phase 4 : jets de Darwin
chapter-H = Phase 5 : achats
chapter-I = Points
chapter-K = La campagne
chapter-L = Chimères
chapter-glossary = Lexique

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-cubes = Cubes
source-bionts = Biontes
source-trophies = Trophées
source-dominance = Macroorganismes
source-medea = Le vote pour Médée
tie-catalysts = { $first } devant { $second } : plus de catalyseurs, { $more } contre { $less }.
verdict-together-won = Victoire commune : chacun a un macroorganisme, et l’un d’eux marche sur la terre ferme.
verdict-together-lost = Défaite commune : il faut à chacun un macroorganisme, dont un sur la terre ferme.
verdict-goal-reached = Victoire : { $points } points, et il en fallait { $goal }.
verdict-goal-missed = Défaite : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur les { $goal } qu’il fallait.
verdict-alone-lost = Défaite : les deux couleurs n’ont pas les macroorganismes de la mer qu’il faut pour gagner.
verdict-alone-marine = Victoire : les deux couleurs vivent dans des macroorganismes de la mer.
verdict-alone-land = Victoire, et jusque sur la terre ferme : les deux couleurs vivent dans un même macroorganisme terrestre.

## The key to signs

# $colour: a colour
symbol-cube = Cube { $colour } : un chromosome, ou de la manne organisée
symbol-ghost = Cube creux : manne non organisée
symbol-disk = Disque : catalyseur, enzyme ou antioxydant
symbol-biont = Un bionte
symbol-npc = Sur un socle : un bionte que personne ne joue
symbol-die = Un dé du dernier jet

## A thing on the board, looked at closely

# $who: parties
thing-bionts = Ce qui s’anime ici profite à qui a des biontes ici : { $who }.
thing-bionts-nobody = Personne n’a de bionte ici : ce qui s’anime ne profite à personne.
thing-lane = Biontes ici : { $who }.
thing-lane-nobody = Personne n’a de bionte ici.
thing-deck = À portée de ce paquet : { $who }.
thing-deck-nobody = Aucun organisme n’est à portée de ce paquet.
thing-become = Qui a les chromosomes pour le devenir : { $who }.
thing-become-nobody = Aucun organisme n’a maintenant les chromosomes pour le devenir.
# $name: the other side of the card, $abilities: what is on it
thing-promoted = Sa face promue, { $name } : { $abilities }.
# $organs: a list, each with what it can do in brackets
thing-organs = Ses organes : { $organs }.
# $name: the form of a macroorganism that has come to land
thing-organs-on-land = Sa forme terrestre : { $name } ; ses organes : { $organs }.
thing-organ-with = { $organ } ({ $abilities })
thing-pays = Paie ces mutations : { $who }.
thing-pays-nobody = Aucun paquet ne montre de mutation de cette couleur ; deux de ces catalyseurs en paient une d’une autre couleur.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-ability = capacité
thing-climate = climat
thing-colour = couleur
# $parasite: its name
thing-colour-of = couleur du parasite { $parasite }
thing-endosymbiont = endosymbionte
thing-eon = éon
thing-event = événement
thing-icon = icône
thing-landform = relief
thing-macroorganism = macroorganisme
thing-mutation = mutation
thing-organ = organe
# $mutation: its name
thing-other-side = autre face de la carte { $mutation }
thing-parasite = parasite
thing-refugium = refuge
thing-slot = emplacement
thing-special-event = événement spécial
why-of-a-colour = pas plus qu’il n’y en a d’une couleur
why-parasite-left = afin qu’il en reste un de chaque couleur pour son parasite
why-of-a-pool = pas plus que ne contient une réserve
why-of-the-eon = pas plus qu’il n’y a d’événements de cet éon
why-four-decks = afin que les quatre paquets puissent être remplis
wrong-aftershock = une réplique le prend à l’événement suivant ; n’en mettez pas
wrong-waterworld = la réplique suivante y met fin ; une réplique ne peut donc pas le commencer
# $colours: names
wrong-dots = il faut les couleurs sans manne : { $colours }
wrong-dots-none = il faut les couleurs sans manne : il n’y en a aucune
# $count, $most: numbers, $row: a landform
wrong-refugia = nombre de lignes dans le relief { $row } : { $count } ; il en faut 1 à { $most }
wrong-ability = { $ability } n’a rien à faire ici ; n’en mettez pas
wrong-plus = la promotion ajoute une autre couleur que celle de la carte (H2a)
wrong-no-dna = il manque { $ability }, qu’a toute face promue (G3a)
wrong-endosymbionts = il faut une ligne par couleur (H3d)

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = Vous êtes un ingrédient de la vie, non une créature : une couleur sur quatre. Vos dômes, les biontes, cherchent des lieux où la matière morte s’anime.
# $who: the colour that one plays; alone, both
goal-you = Vous êtes { $who } : un ingrédient de la vie, non une créature. Vos dômes, les biontes, cherchent des lieux où la matière morte s’anime.
goal-wins = Qui a le plus de points l’emporte : un par cube et par bionte à vous dans des organismes et par trophée, et six ou douze pour une plante ou un animal où vous vivez.
goal-wins-introductory = Qui a le plus de points l’emporte : un par cube de vos organismes et un pour chacun de vos biontes dans un organisme.
goal-wins-together = Vous gagnez ensemble si chacun finit avec un macroorganisme, plante ou animal, et si l’un d’eux vit sur la terre ferme.
goal-wins-alone = Vous gagnez si vos deux couleurs finissent dans des macroorganismes de la mer, plantes ou animaux ; mieux encore, un seul sur la terre ferme contient les deux.
goal-wins-alone-introductory = Vous gagnez avec { $points } points : un par cube de vos organismes et un pour chacun de vos biontes dans un organisme.
goal-lasts = { $turns } événements au plus ; après chacun, tous affectent, lancent les dés et achètent. Quatre soleils ou quatre flocons de suite mettent fin à la Terre plus tôt.
goal-lasts-warm = { $turns } événements au plus ; après chacun, tous affectent, lancent les dés et achètent.
