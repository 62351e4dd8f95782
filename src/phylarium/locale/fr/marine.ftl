# What Dominant Species: Marine says, in French.
#
# Animals are plural: .le, .de and .a with their article, .one for a single one. Elements: .le with the article, .un with the
# partitive one, .de without, .one and .plural to count them. Terrains: .le and .du with the article, .de without, after « tuile ».
# The area of play is la Terre with a capital letter, the terrain la terre. Names of cards and traits follow « la carte », « le trait ».

marine-title = Dominant Species : Marine
marine-blurb = Reptiles, céphalopodes, poissons et crustacés se partagent un océan qui grandit, jusqu’à la chute de l’astéroïde. Placez vos pions, répandez vos espèces, adaptez-vous à ce qu’offre la Terre, et soyez là quand les tuiles sont décomptées.

## Options of the game

marine-option-length = La durée de la partie : combien de cartes Évolution retournent dans la boîte sans être vues.
marine-option-length-short = Quinze cartes sont écartées : l’Astéroïde arrive tôt.
marine-option-length-standard = Dix cartes sont écartées, comme dans la partie ordinaire.
marine-option-length-long = Cinq cartes sont écartées.
marine-option-length-epic = Aucune carte n’est écartée : toutes peuvent apparaître.
marine-option-two_animals = À deux joueurs : chacun mène-t-il deux animaux au lieu d’un ?
marine-option-two_animals-false = Chaque joueur mène un animal.
marine-option-two_animals-true = Chaque joueur mène deux animaux, et seuls comptent les points du plus faible.
marine-option-random_earth = Le centre de la Terre est-il tiré au sort ?
marine-option-random_earth-false = Les sept tuiles centrales et six éléments sont disposés comme sur le plateau imprimé.
marine-option-random_earth-true = Les sept tuiles centrales et six éléments sont tirés au sort ; chaque animal y commence avec une espèce par élément qui lui convient, et avec des points qui compensent la chance.
marine-option-alternate_displays = Les éléments des animaux sont-ils imprimés ou tirés au sort ?
marine-option-alternate_displays-false = Chaque animal a ses trois éléments imprimés, qu’il ne peut jamais perdre.
marine-option-alternate_displays-true = Chaque animal commence avec trois éléments tirés au sort, sous forme de disques, et peut tous les perdre.
marine-option-superheroes = Combien de traits a un animal.
marine-option-superheroes-false = Chaque animal garde un trait sur trois.
marine-option-superheroes-true = Chaque animal garde deux traits sur trois ; Exaptation est écartée.
marine-option-animals = Comment les animaux sont attribués.
marine-option-animals-choose = Chacun choisit son animal, dans l’ordre des places.
marine-option-animals-random = Les animaux sont distribués au hasard.

## Nouns

animal-reptiles = Reptiles
    .le = les Reptiles
    .de = des Reptiles
    .a = aux Reptiles
    .one = Reptile
    .plural = Reptiles
animal-cephalopods = Céphalopodes
    .le = les Céphalopodes
    .de = des Céphalopodes
    .a = aux Céphalopodes
    .one = Céphalopode
    .plural = Céphalopodes
animal-fishes = Poissons
    .le = les Poissons
    .de = des Poissons
    .a = aux Poissons
    .one = Poisson
    .plural = Poissons
animal-crustaceans = Crustacés
    .le = les Crustacés
    .de = des Crustacés
    .a = aux Crustacés
    .one = Crustacé
    .plural = Crustacés
animal-nobody = personne
    .le = personne
    .de = de personne
    .a = à personne

element-algae = algues
    .le = les algues
    .un = des algues
    .de = d’algues
    .one = algue
    .plural = algues
element-worms = vers
    .le = les vers
    .un = des vers
    .de = de vers
    .one = ver
    .plural = vers
element-plankton = plancton
    .le = le plancton
    .un = du plancton
    .de = de plancton
    .one = plancton
    .plural = planctons
element-sponges = éponges
    .le = les éponges
    .un = des éponges
    .de = d’éponges
    .one = éponge
    .plural = éponges
element-gastropods = gastéropodes
    .le = les gastéropodes
    .un = des gastéropodes
    .de = de gastéropodes
    .one = gastéropode
    .plural = gastéropodes
element-sun = soleil
    .le = le soleil
    .un = du soleil
    .de = de soleil
    .one = soleil
    .plural = soleils

terrain-land = terre
    .le = la terre
    .du = de la terre
    .de = de terre
terrain-kelp = kelp
    .le = le kelp
    .du = du kelp
    .de = de kelp
terrain-reef = récif
    .le = le récif
    .du = du récif
    .de = de récif
terrain-seamount = mont sous-marin
    .le = le mont sous-marin
    .du = du mont sous-marin
    .de = de mont sous-marin
terrain-seagrass = herbier
    .le = l’herbier
    .du = de l’herbier
    .de = d’herbier
terrain-sand = sable
    .le = le sable
    .du = du sable
    .de = de sable
terrain-ocean = océan
    .le = l’océan
    .du = de l’océan
    .de = d’océan
terrain-vent = évent
    .le = l’évent
    .du = de l’évent
    .de = d’évent

side-smoker = fumeur
side-geyser = geyser

# The same for narrow places: eight letters at most.
terrain-land-short = terre
terrain-kelp-short = kelp
terrain-reef-short = récif
terrain-seamount-short = mont
terrain-seagrass-short = herbier
terrain-sand-short = sable
terrain-ocean-short = océan
terrain-vent-short = évent
side-smoker-short = fumeur
side-geyser-short = geyser

section-abundance = Abondance
section-autotrophs = Autotrophes
section-depletion = Épuisement
section-adaptation = Adaptation
section-regression = Régression
section-speciation = Spéciation
section-wanderlust = Exploration
section-tectonics = Tectonique
section-migration = Migration
section-competition = Compétition
section-evolution = Évolution
section-domination = Domination
section-bottom-feeder = Benthophage

pawn-basic = un pion de base
    .with = { "" }
# $element: the element whose special pawn it is
pawn-special = le pion { CAPITAL($element) }
    .with = , pion { CAPITAL($element) }

# $terrain: of the tile, $hex: its name, as D4
tile = { $terrain } { $hex }
    .le = { FORM($terrain, "le") } { $hex }
    .du = { FORM($terrain, "du") } { $hex }
empty-hex = hexagone vide { $hex }
    .le = l’hexagone vide { $hex }
    .du = de l’hexagone vide { $hex }
# $corner: the hexes around it, as C3-D3-D4, or a hex and a side
corner = sommet { $corner }
    .bare = { $corner }
# $hex: the hex that a corner at the rim of the map belongs to, $side: on which side of it
spot = { $hex }-{ $side }
compass-ne = NE
compass-e = E
compass-se = SE
compass-sw = SO
compass-w = O
compass-nw = NO
# $section: of the action display, $number: which of its spaces, from the left
space = { $section } { $number }
    .box = { $section }
    .nth = { $number }

# $number: of the seat, before it has an animal
# $what: an animal, whose species are counted
counted = { $number ->
    [one] { $number } { FORM($what, "one") }
   *[other] { $number } { FORM($what, "plural") }
}
# The same for elements: one is named, more are counted.
counted-element = { $number ->
    [1] { FORM($what, "one") }
   *[other] { $number } { FORM($what, "plural") }
}
no-species = aucune espèce
no-elements = aucun élément

## Evolution cards

# Stands after « la carte » or a colon.
card-unknown = inconnue
card-adaptability = Adaptabilité
card-annelids = Annélides
card-asteroid = Astéroïde
card-biodiversity = Biodiversité
card-biomass = Biomasse
card-bountiful_habitat = Habitat prodigue
card-carbon_cycle = Cycle du carbone
card-cladogenesis = Cladogenèse
card-disease = Maladie
card-ecodiversity = Écodiversité
card-endosymbionts = Endosymbiontes
card-extremophiles = Extrémophiles
card-fecundity = Fécondité
card-fertile = Fertile
card-gene_expression = Expression génique
card-habitat = Habitat
card-invasive_species = Espèce invasive
card-marine_snow = Neige marine
card-mass_exodus = Exode massif
card-metamorphosis = Métamorphose
card-monotypic_habitat = Habitat monotypique
card-niche_construction = Construction de niche
card-omnivore = Omnivore
card-population_explosion = Explosion démographique
card-predator = Prédateur
card-producers = Producteurs
card-profligate_carnivore = Carnivore vorace
card-semi_aquatic = Semi-aquatique
card-solar_radiation = Rayonnement solaire
card-symbiotic = Symbiotique
card-tectonic_shift = Glissement tectonique
card-terrestrial = Terrestre
card-trophic_cascade = Cascade trophique
card-univalves = Univalves
card-volcanism = Volcanisme

# What choosing a card does, by its effect in the data; a pack may give a card another one.
# $amount: the number in the card's row, $element: the element in its row, X: the slot of the card.
effect-none = Il ne se passe rien.
effect-swap_disk_with_earth = Échangez un de vos disques avec un élément quelconque de la Terre ; chacun prend la place de l’autre.
effect-vp_per_tile_with_element = Gagnez { $amount } PV par tuile que vous occupez et où il y a { FORM($element, "un") }.
effect-asteroid = Cette manche est la dernière. Choisissez une tuile : toutes les espèces y meurent, sauf une de votre choix. Sur chaque tuile adjacente peuplée, une espèce de votre choix meurt.
effect-vp_per_shared_tile = Gagnez { $amount } PV par tuile que vous partagez avec un animal adverse.
effect-thin_overcrowded = Sur chaque tuile où il y a plus d’espèces que d’éléments, éliminez une espèce de votre choix.
effect-score_terrain = Choisissez un terrain et décomptez-en toutes les tuiles, dans l’ordre de votre choix. Personne ne gagne de carte.
effect-cladogenesis = Résolvez la carte du dessus de la défausse, puis choisissez et résolvez une autre carte visible.
effect-disease = { $amount ->
    [0] Chaque animal adverse perd un disque de son choix.
   *[other] Chaque animal adverse qui a plus d’éléments que le vôtre perd un disque de son choix.
}
effect-vp_per_matching_element = Gagnez { $amount } PV par élément de la Terre dont votre animal a le type.
effect-vp_per_vent_species = Gagnez { $amount } PV pour chacune de vos espèces sur des évents.
effect-fecundity = Placez une espèce de votre pool génétique sur chaque tuile que vous occupez.
effect-fertile = Choisissez une tuile que vous occupez : gagnez { $amount } PV par espèce qui s’y trouve, à qui qu’elle soit.
effect-gene_expression = Piochez { $amount } traits dans la boîte ; l’un d’eux remplace un des vôtres.
effect-habitat = Retirez de la Terre un élément dont vous ne contrôlez pas le pion spécial. Prenez ensuite dans le sac un élément dont vous contrôlez le pion spécial et posez-le sur un sommet libre de la Terre.
effect-invasive_species = Sur chaque tuile d’un terrain de la section Compétition, chaque animal adverse perd une espèce.
effect-score_oceans = Décomptez toutes les tuiles d’océan. Personne ne gagne de carte.
effect-mass_exodus = Choisissez une tuile : déplacez toutes ses espèces vers des tuiles adjacentes de votre choix.
effect-metamorphosis = Échangez un de vos disques contre un élément du sac de votre choix.
effect-vp_per_lone_tile = Gagnez { $amount } PV par tuile où seules vos espèces sont présentes.
effect-niche_construction = Déplacez un élément de la Terre sur un sommet libre quelconque de la Terre.
effect-omnivore = Choisissez une tuile que vous occupez : retirez-en un élément, puis éliminez-y une espèce de votre choix.
effect-population_explosion = Choisissez une tuile que vous occupez : pour chaque espèce présente, à qui qu’elle soit, placez-y une espèce de votre pool génétique.
effect-predator = Sur chaque tuile que vous partagez, éliminez une espèce adverse de votre choix.
effect-profligate_carnivore = Remplacez X espèces adverses, n’importe où sur la Terre, par des espèces de votre pool génétique. X est l’emplacement de la carte.
effect-solar_radiation = X espèces de votre choix d’une même tuile retournent à leur pool génétique. X est l’emplacement de la carte.
effect-symbiotic = Vous et chaque animal qui a moins d’éléments que le vôtre gagnez un élément du sac tiré au hasard, s’il y a de la place.
effect-tectonic_shift = Tous les pions du plateau d’actions reviennent à ceux qui les contrôlent. Aucun cube de chaîne alimentaire ne bouge.
effect-terrestrial = Choisissez une tuile de terre ou de geyser : posez un élément du sac de votre choix sur un de ses sommets libres, puis jusqu’à { $amount } espèces de votre pool génétique sur la tuile.
effect-trophic_cascade = Choisissez une tuile : retirez-en X éléments de votre choix. X est l’emplacement de la carte.
effect-volcanism = Posez un évent comme en Tectonique, sur une tuile du bord ou sur un mont sous-marin quelconque.

# What a card does as long as it lies in a slot.
ongoing-monotypic_habitat = Le plus bas dans la chaîne alimentaire remporte les égalités.
ongoing-solar_radiation = Qui marque en Évolution sur une tuile avec du soleil gagne 1 PV de plus.
ongoing-volcanism = La Tectonique peut choisir n’importe quel mont sous-marin, même loin du bord.

# $effect: one of the sentences above. A card that only does something when chosen needs no such head.
card-text-enters = Entrée en jeu : { $effect }
card-text-ongoing = Visible : { $effect }
card-text-chosen = Choisie : { $effect }

## Traits

trait-ancient_lineage = Lignée ancienne
trait-bottom_feeder = Benthophage
trait-budding_intelligence = Intelligence naissante
trait-camouflage = Camouflage
trait-cannibal = Cannibale
trait-carnivore = Carnivore
trait-ecological_niche = Niche écologique
trait-exaptation = Exaptation
trait-flight = Vol
trait-hadopelagic = Hadopélagique
trait-pack_hunters = Chasse en meute
trait-phenotypic_plasticity = Plasticité phénotypique
trait-prey_switching = Changement de proie
trait-ram_feeder = Filtreur nageur
trait-resilience = Résilience
trait-seasonal_migrants = Migrateurs saisonniers
trait-social = Social
trait-solitary = Solitaire

# $amount: the number of the trait
trait-ancient_lineage-text = Chaque fois que vous récupérez vos pions, vous pouvez placer { $amount ->
    [1] une espèce
   *[other] jusqu’à { $amount } espèces
} de votre pool génétique sur une tuile quelconque.
trait-bottom_feeder-text = Vous avez une case d’action à vous, au-dessous de toutes les autres : prenez un élément de la zone Autotrophes, Épuisement ou Régression, posez-le sur votre animal ou sur un sommet d’une tuile que vous occupez, et gagnez { $amount } PV.
trait-budding_intelligence-text = Dès que vous avez { $amount } PV, vous gagnez un pion de base de plus pour le reste de la partie.
trait-camouflage-text = Après une Exploration ou une Tectonique adverse, vous pouvez placer { $amount ->
    [1] une espèce
   *[other] { $amount } espèces
} de votre pool génétique sur cette tuile.
trait-cannibal-text = Gagnez { $amount } PV chaque fois qu’une de vos espèces est éliminée.
trait-carnivore-text = Vos espèces ne sont jamais menacées sur une tuile où il y a au moins { $amount ->
    [one] { $amount } espèce adverse
   *[other] { $amount } espèces adverses
}.
trait-ecological_niche-text = En Spéciation autour d’un élément dont vous contrôlez le pion spécial, vous pouvez ajouter { $amount } de plus sur chaque tuile, et les autres animaux { $amount } de moins.
trait-exaptation-text = Au début, copiez le trait d’un autre animal. Dès que votre pool génétique compte { $amount } cubes ou moins après une action, piochez de nouveaux traits et gardez-en un à la place.
trait-flight-text = Vos pions de base peuvent aussi être placés avant tous vos pions du plateau d’actions.
trait-hadopelagic-text = Quand vous récupérez vos pions et { $amount ->
    [0] qu’aucun pion que vous contrôlez n’est resté
    [1] qu’au plus un pion que vous contrôlez est resté
   *[other] qu’au plus { $amount } pions que vous contrôlez sont restés
} à côté du plateau d’actions, vous jouez aussitôt un autre tour.
trait-pack_hunters-text = Au début, prenez un pion spécial de votre choix ; son seuil passe à { $amount }.
trait-phenotypic_plasticity-text = Votre animal a de la place pour { $amount ->
    [one] { $amount } élément
   *[other] { $amount } éléments
} de plus.
trait-prey_switching-text = Gagnez { $amount } PV pour chaque tuile que vous occupez et sur laquelle un effet place des espèces adverses venues d’un pool génétique.
trait-ram_feeder-text = Votre animal a { $amount ->
    [one] { $amount } plancton imprimé
   *[other] { $amount } planctons imprimés
} de plus.
trait-resilience-text = Vos disques ne craignent pas la Régression, comme si vous y aviez toujours un cube.
trait-seasonal_migrants-text = Vos Migrations déplacent { $amount ->
    [one] { $amount } espèce
   *[other] { $amount } espèces
} de plus, et chacune peut aller à une ou deux tuiles de distance.
trait-social-text = Vos pions de base peuvent déloger des pions de base adverses.
trait-solitary-text = Quand une tuile où seules vos espèces sont présentes est décomptée, vous gagnez aussi les points du deuxième rang.

## What is asked
# Each goes on after the name of the animal whose player must answer, which is also there as $animal.

ask-choose-animal = choisissez votre animal.
    .meaning = Un animal vit des éléments qu’il a : ses espèces prospèrent sur les tuiles que l’un d’eux touche. Plus il est haut dans la chaîne alimentaire, plus il remporte d’égalités, et plus il joue tard.
ask-choose-trait = choisissez un trait à garder. Personne ne le voit avant que tous aient choisi.
    .meaning = Un trait est une règle qui ne vaut que pour vous, pendant toute la partie.
ask-turn = placez un pion sur le plateau d’actions, ou récupérez tous vos pions.
    .meaning = Un pion fait aussitôt l’action de sa case, et votre suivant doit venir après lui, dans le sens de la lecture. Quand il ne reste rien de bon, récupérez-les tous et recommencez en haut.
ask-abundance-element = choisissez un élément pour la Terre.
ask-abundance-corner = choisissez un sommet libre pour { FORM($element, "le") }.
ask-autotrophs-element = choisissez l’élément d’un évent que vous changez.
ask-autotrophs-how = retirez { FORM($element, "le") }, ou choisissez l’élément de la zone Autotrophes à mettre à la place.
ask-depletion-element = choisissez un élément à retirer de la Terre.
ask-adaptation-element = choisissez un élément pour votre animal.
ask-adaptation-where = mettez { FORM($element, "le") } sur une case vide, ou choisissez le disque à remplacer.
ask-regression-cube = voulez-vous placer un cube en Régression, pour protéger vos disques au prochain Réensemencement ?
ask-speciation-element = choisissez sur la Terre un disque { FORM($element, "de") }, autour duquel placer de nouvelles espèces.
ask-speciation-any = choisissez un élément quelconque de la Terre, autour duquel placer de nouvelles espèces.
ask-speciation-tile = choisissez pour une nouvelle espèce une tuile qui touche { FORM($element, "le") }. Cubes dans votre pool génétique : { $pool }.
ask-wanderlust-stack = choisissez une tuile à poser.
ask-wanderlust-hex = choisissez un hexagone au bord de la Terre pour la tuile { FORM($terrain, "de") }.
ask-wanderlust-element = choisissez un élément pour la nouvelle tuile, si vous le souhaitez.
ask-wanderlust-corner = choisissez un sommet { FORM($tile, "du") } pour { FORM($element, "le") }.
ask-wanderlust-move = choisissez une tuile d’où une espèce rejoint { FORM($tile, "le") }, ou terminez.
ask-tectonics-tile = choisissez la tuile qui devient un évent.
ask-tectonics-side = choisissez la face de l’évent sur { FORM($tile, "le") }.
ask-tectonics-add = choisissez d’où vient l’espèce que vous ajoutez sur { FORM($tile, "le") }.
ask-migration-species = choisissez une tuile d’où part une espèce. { $left ->
    [0] Aucune autre ne peut partir.
    [1] Une seule peut encore partir.
   *[other] { $left } peuvent encore partir.
}
ask-migration-any = choisissez une tuile d’où part une espèce. Leur nombre n’est pas limité.
ask-migration-target = choisissez où va l’espèce venue { FORM($tile, "du") }.
ask-competition-tile = choisissez une tuile { FORM($terrain, "de") } où vit une de vos espèces, pour y éliminer { $most ->
    [one] une espèce adverse.
   *[other] jusqu’à { $most } espèces adverses.
}
ask-competition-any = choisissez une tuile quelconque où vit une de vos espèces, pour y éliminer { $most ->
    [one] une espèce adverse.
   *[other] jusqu’à { $most } espèces adverses.
}
ask-competition-victim = choisissez l’animal qui perd une espèce sur { FORM($tile, "le") }. { $left ->
    [0] Aucune autre ne peut mourir.
    [1] Une seule peut encore mourir.
   *[other] { $left } peuvent encore mourir.
}
ask-evolution-tile = choisissez une tuile { FORM($terrain, "de") } à décompter. Si une de vos espèces y est florissante, vous gagnez { $slot ->
    [1] la carte de l’emplacement 1.
   *[other] une carte des emplacements 1 à { $slot }.
}
ask-evolution-card = choisissez { $slot ->
    [1] la carte Évolution de l’emplacement 1.
   *[other] une carte Évolution des emplacements 1 à { $slot }.
}
ask-domination-element = choisissez un élément que vous dominez, pour en prendre le pion spécial.
ask-ancient-lineage-tile = choisissez, si vous le souhaitez, une tuile pour une espèce de votre pool génétique (Lignée ancienne).
ask-camouflage-place = voulez-vous placer une espèce de votre pool génétique sur { FORM($tile, "le") } ? (Camouflage)
ask-scavenge-element = choisissez un élément à prendre dans une zone (Benthophage).
ask-scavenge-where = posez { FORM($element, "le") } sur votre animal ou sur un sommet d’une tuile que vous occupez.
ask-exaptation-copy = choisissez un trait à copier (Exaptation).
ask-pack-hunters-pawn = choisissez le pion spécial avec lequel vous commencez (Chasse en meute).
ask-new-trait = choisissez un des traits que vous avez piochés.
ask-old-trait = choisissez le trait que remplace { $trait }.
ask-plasticity-overflow = choisissez un disque à rendre : sans Plasticité phénotypique, il n’a plus de place.
ask-swap-disk-with-earth = choisissez le disque qui va sur la Terre (Adaptabilité).
ask-adaptability-element = choisissez sur la Terre l’élément que vous recevez pour { FORM($disk, "le") } (Adaptabilité).
ask-asteroid-tile = choisissez la tuile sur laquelle tombe l’Astéroïde.
ask-asteroid-survivor = choisissez l’animal qui garde une espèce sur { FORM($tile, "le") } (Astéroïde).
ask-victim = choisissez l’animal qui perd une espèce sur { FORM($tile, "le") } ({ $card }).
ask-score-terrain = choisissez le terrain à décompter (Habitat prodigue).
ask-bountiful-tile = choisissez la prochaine tuile à décompter (Habitat prodigue).
ask-cladogenesis-card = choisissez une autre carte visible à résoudre (Cladogenèse).
ask-disease-disk = choisissez un disque à perdre (Maladie).
ask-fecundity-tile = choisissez la tuile de la prochaine nouvelle espèce (Fécondité). Cubes restants dans votre pool génétique : { $number }.
ask-fertile = choisissez une tuile que vous occupez, pour en compter les espèces (Fertile).
ask-habitat-remove = choisissez un élément à retirer, dont vous ne contrôlez pas le pion spécial (Habitat).
ask-habitat-element = choisissez un élément du sac, dont vous contrôlez le pion spécial (Habitat).
ask-place-on-corner = choisissez un sommet libre pour { FORM($element, "le") } (Habitat).
ask-mass-exodus = choisissez la tuile que toutes les espèces quittent (Exode massif).
ask-exodus-species = choisissez à qui appartient la prochaine espèce qui quitte { FORM($tile, "le") } (Exode massif).
ask-exodus-target = choisissez où va une espèce { FORM($moving, "de") } (Exode massif).
ask-metamorphosis = choisissez le disque à rendre (Métamorphose).
ask-metamorphosis-element = choisissez l’élément du sac qui remplace { FORM($disk, "le") } (Métamorphose).
ask-niche-construction = choisissez l’élément à déplacer (Construction de niche).
ask-niche-corner = choisissez un sommet libre pour { FORM($element, "le") } (Construction de niche).
ask-omnivore = choisissez la tuile où vous nourrir (Omnivore).
ask-omnivore-element = choisissez l’élément qui quitte { FORM($tile, "le") } (Omnivore).
ask-population-explosion = choisissez la tuile où vous placez autant de nouvelles espèces qu’il y en a déjà (Explosion démographique).
ask-profligate-carnivore = choisissez une tuile avec une espèce adverse à remplacer (Carnivore vorace). { $left ->
    [0] Il n’en reste aucune à remplacer.
    [1] Il en reste une à remplacer.
   *[other] Il en reste { $left } à remplacer.
}
ask-profligate-victim = choisissez à qui appartient l’espèce que vous remplacez sur { FORM($tile, "le") } (Carnivore vorace).
ask-solar-radiation = choisissez la tuile d’où { $slot ->
    [one] une espèce retourne à son pool génétique
   *[other] { $slot } espèces retournent à leur pool génétique
} (Rayonnement solaire).
ask-radiation-species = choisissez à qui appartient l’espèce qui quitte { FORM($tile, "le") } pour son pool génétique (Rayonnement solaire). { $left ->
    [0] Aucune autre ne doit partir.
    [1] Une seule doit encore partir.
   *[other] { $left } doivent encore partir.
}
ask-terrestrial = choisissez une terre ou un geyser à peupler (Terrestre).
ask-terrestrial-element = choisissez un élément du sac pour { FORM($tile, "le") } (Terrestre).
ask-terrestrial-corner = choisissez un sommet { FORM($tile, "du") } pour { FORM($element, "le") } (Terrestre).
ask-terrestrial-species = choisissez combien d’espèces arrivent sur { FORM($tile, "le") } (Terrestre).
ask-trophic-cascade = choisissez la tuile qui perd { $slot ->
    [one] un élément
   *[other] { $slot } éléments
} (Cascade trophique).
ask-cascade-element = choisissez l’élément qui quitte { FORM($tile, "le") } (Cascade trophique). { $left ->
    [0] Aucun autre ne doit partir.
    [1] Un seul doit encore partir.
   *[other] { $left } doivent encore partir.
}

## What can be chosen

option-done = terminer
    .button = Terminer
option-forfeit = renoncer à l’action
    .button = Renoncer à l’action
option-retrieve = récupérer tous vos pions
option-decline = refuser
    .button = Refuser
option-place-cube = placer un cube du pool génétique
option-remove = le remettre dans le sac
option-empty-space = sur une case vide de votre animal
option-smoker = face fumeur visible
option-geyser = face geyser visible
option-from-gene-pool = du pool génétique
option-from-box = une espèce éliminée, de la boîte
# $what: what the space does in this round
option-place = { $space } avec { $pawn } : { $what }
    .section = { FORM($space, "box") }{ FORM($pawn, "with") }
    .chip = { FORM($space, "nth") }
# $animal: whose basic pawn goes back
option-bump = { $space } avec { $pawn }, en délogeant { FORM($animal, "le") } : { $what }
    .section = { FORM($space, "box") }{ FORM($pawn, "with") }
    .chip = { FORM($space, "nth") }, en délogeant { FORM($animal, "le") }
# $species, $elements: what is on the tile
option-tile = { $tile } : { $species } ; { $elements }
    .chip = { $tile }
option-hex = hexagone { $hex }
    .chip = { $hex }
# $around: the terrains that the corner touches
option-corner = { $corner } ({ $around })
    .chip = { FORM($corner, "bare") }
option-element-at = { $element } au sommet { $corner } ({ $around })
    .section = { CAPITAL($element) }
    .chip = { FORM($corner, "bare") }
option-element = { $element }
    .chip = { $element }
option-stack = pile { $stack } : { $terrain } ({ $below ->
    [0] la dernière
   *[other] { $below } dessous
})
option-stack-empty = pile { $stack } : vide
option-animal = { $animal }
    .chip = { $animal }
# $elements: what it lives on, $place: in the food chain, from the top
option-lead = { $animal } ({ $elements }) : { $place ->
    [1] en haut de la chaîne alimentaire, ils remportent toutes les égalités et jouent en dernier
    [2] deuxièmes dans la chaîne alimentaire
    [3] troisièmes dans la chaîne alimentaire
   *[other] en bas de la chaîne alimentaire, ils perdent toutes les égalités et jouent en premier
}
option-lead-drawn = { $animal } (éléments à tirer) : { $place ->
    [1] en haut de la chaîne alimentaire, ils remportent toutes les égalités et jouent en dernier
    [2] deuxièmes dans la chaîne alimentaire
    [3] troisièmes dans la chaîne alimentaire
   *[other] en bas de la chaîne alimentaire, ils perdent toutes les égalités et jouent en premier
}
option-terrain = { $terrain }
    .chip = { $terrain }
option-card = { $card } : { $text }
option-trait = { $trait } : { $text }
option-number = { $number }
    .chip = { $number }
# $section: the box that the element lies in
option-detritus = { $element } de la zone { $section }
    .section = { CAPITAL($section) }
    .chip = { $element }

# What an action space offers. $elements: those in the section; $number: of the space.
space-words-abundance = un élément sur la Terre ({ $elements })
space-words-autotrophs = changer un élément d’un { $side } ({ $elements })
space-words-depletion = retirer un élément de la Terre ({ $elements })
space-words-adaptation = un élément sur votre animal ({ $elements })
space-words-adaptation-special = un élément sur votre animal, même à la place d’un disque ({ $elements })
space-words-regression = un cube qui protège vos disques ({ $elements })
# $element: an element, or « rien »
space-words-speciation = de nouvelles espèces autour d’un élément ({ $element })
space-words-speciation-special = de nouvelles espèces autour d’un élément quelconque
space-words-wanderlust = une nouvelle tuile ({ $elements })
space-words-wanderlust-special = une nouvelle tuile et un autre tour ({ $elements })
space-words-tectonics = une tuile du bord devient un évent
space-words-tectonics-special = une tuile quelconque devient un évent
space-words-migration = déplacer { $number ->
    [one] { $number } espèce
   *[other] jusqu’à { $number } espèces
}
space-words-migration-special = déplacer autant d’espèces que vous voulez
# $terrain: a terrain, or « rien »
space-words-competition = éliminer { $number ->
    [one] { $number } espèce adverse
   *[other] jusqu’à { $number } espèces adverses
} (terrain : { $terrain })
space-words-competition-special = éliminer { $number ->
    [one] { $number } espèce adverse
   *[other] jusqu’à { $number } espèces adverses
} sur { $tiles ->
    [one] { $tiles } tuile
   *[other] chacune de { $tiles } tuiles
} d’un terrain quelconque
space-words-evolution = décompter une tuile (terrain : { $terrain }) ; { $number ->
    [1] la première carte
   *[other] une des { $number } premières cartes
}
space-words-domination = prendre le pion spécial d’un élément que vous dominez
space-words-bottom-feeder = prendre un élément dans une zone

## Why something may not be done

refused-already-placed = { $pawn } est déjà en { $space }
refused-already-vent = c’est déjà un évent
refused-animal-taken = la place { $seat } l’a déjà
refused-before-own-pawn = les pions de base se placent dans l’ordre, et cette case vient avant votre pion en { $space }
refused-card-not-there = la carte n’est dans aucun emplacement
refused-controlled = { FORM($animal, "le") } le contrôlent
refused-corner-not-yours = vous n’occupez aucune tuile à ce sommet
refused-corner-off-earth = le sommet ne touche aucune tuile
refused-corner-taken = le sommet porte déjà { FORM($element, "un") }
refused-domination-space = cette case demande { $number } animaux en jeu
refused-empty-pool = votre pool génétique est vide
refused-empty-stack = la pile est vide
refused-hex-taken = il y a déjà une tuile
refused-moved-already = toutes vos espèces y ont déjà bougé pendant cette action
refused-no-basic-pawn = vous n’avez plus de pion de base à placer
refused-no-element-there = il n’y a pas d’élément à cet endroit
refused-no-empty-space = votre animal n’a pas de place pour un autre élément
refused-no-free-corner = aucun de ses sommets n’est libre, et d’autres tuiles en ont un
refused-no-opposing = il n’y a pas d’espèce adverse
refused-no-room = aucune espèce ne peut être ajoutée autour de cet élément
refused-no-species = vous n’y avez pas d’espèce
refused-no-such-disk = vous n’avez pas ce disque
refused-no-such-terrain = il n’y a pas de tuile de ce terrain sur la Terre
refused-no-tile = il n’y a pas de tuile
refused-none-lost = aucune de vos espèces n’a été éliminée
refused-not-adjacent = c’est trop loin
refused-not-at-edge = la tuile n’est pas au bord de la grille, et la case n’est pas la case spéciale
refused-not-at-element = l’élément ne touche pas cette tuile
refused-not-controlled = vous ne contrôlez pas { $pawn }
refused-not-dominated = vous ne dominez pas { FORM($element, "le") } : votre valeur est { $value }, et elle doit dépasser le seuil, qui est { $target }
refused-not-dry = ce n’est ni une terre ni un geyser
refused-not-in-bag = il n’y en a pas dans le sac
refused-not-in-section = la section n’a pas { FORM($element, "de") }
refused-not-next-to-earth = l’hexagone ne touche aucune tuile
refused-not-on-new-tile = ce sommet n’est pas un sommet de la nouvelle tuile
refused-not-on-vent = l’élément ne touche pas de { $side }
refused-not-present = cet animal n’y a pas d’espèce
refused-not-that-corner = ce sommet ne convient pas
refused-not-that-tile = cette tuile ne convient pas
refused-own-pawn = votre propre pion s’y trouve
refused-own-species = il faut une espèce adverse
refused-personal-space = seul un animal qui a le trait Benthophage a cette case
refused-place-one-first = on ne renonce plus à une action commencée : placez une espèce
refused-printed = il est imprimé, ce n’est pas un disque
refused-same-type = il est du même type
refused-slot-too-high = cette case ne donne accès qu’{ $number ->
    [1] à la première carte
   *[other] aux { $number } premières cartes
}
refused-special-only = la case est réservée aux pions spéciaux
refused-special-pawn-there = un pion spécial s’y trouve, et on ne peut pas le déloger
refused-taken = un pion { FORM($animal, "de") } s’y trouve
refused-tile-full = ici, une Spéciation { $number ->
    [0] n’ajoute aucune espèce
    [1] ajoute une espèce au plus
   *[other] ajoute { $number } espèces au plus
} sur une tuile { FORM($terrain, "de") }
refused-trait-not-drawn = vous n’avez pas pioché ce trait
refused-trait-not-opposing = aucun autre animal n’a ce trait
refused-type-not-in-box = il n’y a pas d’élément de ce type dans la zone
refused-wrong-element = il faut { FORM($element, "un") }
refused-wrong-terrain = il faut une tuile { FORM($terrain, "de") }

## What happened
# What each argument is, stands in the table of games/marine/shown/view.py.

log-adapted = { CAPITAL(FORM($animal, "le")) } gagnent un disque { FORM($element, "de") }.
log-animal = La place { $seat } joue { FORM($animal, "le") }.
log-another-turn = { CAPITAL(FORM($animal, "le")) } jouent un autre tour.
log-asteroid = { CAPITAL(FORM($animal, "le")) } choisissent l’Astéroïde : cette manche est la dernière.
log-asteroid-falls = { CAPITAL(FORM($animal, "le")) } font tomber l’Astéroïde sur { FORM($tile, "le") }.
log-bonus = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV de bonus pour { $tiles ->
    [0] aucune tuile.
    [1] une seule tuile.
   *[other] { $tiles } tuiles du même genre.
}
log-budding = { CAPITAL(FORM($animal, "le")) } gagnent un pion de base grâce au trait Intelligence naissante.
log-bumped = { CAPITAL(FORM($animal, "le")) } délogent le pion de base { FORM($bumped, "de") } en { $space }.
log-bottom-feeder = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV grâce au trait Benthophage.
log-cannibal = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV grâce au trait Cannibale.
log-card-chosen = { CAPITAL(FORM($animal, "le")) } choisissent la carte { $card } à l’emplacement { $slot }.
log-card-enters = La carte { $card } entre en jeu.
log-card-laid = La carte { $card } prend l’emplacement { $slot }.
log-card-void = La carte { $card } n’apporte rien { FORM($animal, "a") }.
log-card-vp = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV grâce à la carte { $card } (nombre compté : { $count }).
log-copied = { CAPITAL(FORM($animal, "le")) } copient le trait { $trait }.
log-disk-lost = { CAPITAL(FORM($animal, "le")) } perdent un disque { FORM($element, "de") }, qui retourne dans le sac.
log-disk-swapped = { CAPITAL(FORM($animal, "le")) } posent un disque { FORM($disk, "de") } au { $corner } et y prennent { FORM($element, "un") }.
log-displaced = { $count ->
    [0] Aucune espèce { FORM($animal, "de") } ne retourne
    [1] Une espèce { FORM($animal, "de") } retourne
   *[other] { $count } espèces { FORM($animal, "de") } retournent
} { FORM($tile, "du") } au pool génétique.
log-dominated = { CAPITAL(FORM($animal, "le")) } dominent { FORM($element, "le") } avec une valeur de { $value } et contrôlent le pion { CAPITAL($element) } (avant : { $before }). Le seuil est maintenant de { $value }.
log-element-gone = Le Réensemencement retire { FORM($element, "un") } du { $corner }, entre trois évents : retour dans le sac.
log-element-moved = { CAPITAL(FORM($animal, "le")) } déplacent { FORM($element, "un") } du { $from } au { $to }.
log-element-placed = { CAPITAL(FORM($animal, "le")) } posent { FORM($element, "un") } au { $corner }.
log-element-removed = { CAPITAL(FORM($animal, "le")) } retirent { FORM($element, "un") } du { $corner }.
log-element-swapped = { CAPITAL(FORM($animal, "le")) } remplacent { FORM($old, "le") } du { $corner } par { FORM($new, "un") } de la zone Autotrophes.
log-eliminated = { CAPITAL(FORM($animal, "le")) } éliminent une espèce { FORM($victim, "de") } sur { FORM($tile, "le") }.
log-enters-effect = La carte { $card } agit à son entrée en jeu.
log-exaptation = { CAPITAL(FORM($animal, "le")) } ont dépassé le trait copié.
log-extinct = { $count ->
    [0] Aucune espèce { FORM($animal, "de") } ne s’éteint
    [1] Une espèce { FORM($animal, "de") } s’éteint
   *[other] { $count } espèces { FORM($animal, "de") } s’éteignent
} sur { FORM($tile, "le") }.
log-extinction = Extinction : toutes les espèces menacées s’éteignent.
log-forfeited = { CAPITAL(FORM($animal, "le")) } renoncent à leur action en { $section }.
log-game-over = La partie est terminée : { FORM($animal, "le") } sont l’espèce dominante.
log-handicap = { CAPITAL(FORM($animal, "le")) } commencent avec { $points } PV.
log-last-scoring = La dernière manche est terminée. Suivent une dernière Extinction, une dernière Survie et le décompte final.
log-moved = { CAPITAL(FORM($animal, "le")) } déplacent une espèce { FORM($from, "du") } vers { FORM($to, "le") }.
log-no-card = { CAPITAL(FORM($animal, "le")) } n’ont pas d’espèce florissante sur { FORM($tile, "le") } et ne gagnent pas de carte.
log-no-effect = L’action { FORM($animal, "de") } en { $section } reste sans effet.
log-no-survivor = Survie : personne n’a seul le plus d’espèces sur des évents.
log-pack-hunters = { CAPITAL(FORM($animal, "le")) } commencent avec le pion { CAPITAL($element) } ; son seuil est { $target }.
log-pawn-stays = Le pion { CAPITAL($element) } reste pour l’instant en { $space }.
log-pawns-back = { $count ->
    [0] { CAPITAL(FORM($animal, "le")) } n’ont pas de pion sur le plateau d’actions.
    [1] Un pion { FORM($animal, "de") } revient du plateau d’actions.
   *[other] { $count } pions { FORM($animal, "de") } reviennent du plateau d’actions.
}
log-placed = { CAPITAL(FORM($animal, "le")) } placent { $pawn } en { $space }.
log-prey-switching = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV grâce au trait Changement de proie sur { FORM($tile, "le") }.
log-regression-cube = { CAPITAL(FORM($animal, "le")) } placent un cube en Régression.
log-regression-spared = { CAPITAL(FORM($animal, "le")) } gardent { FORM($element, "le") } malgré la Régression.
log-reseed = Tous les cubes de chaîne alimentaire sont à droite : Réensemencement, et la manche { $round } commence.
log-must-retrieve = { CAPITAL(FORM($animal, "le")) } ne peuvent placer aucun pion et doivent récupérer les leurs.
log-retrieved = { CAPITAL(FORM($animal, "le")) } { $count ->
    [0] ne récupèrent rien : ils n’avaient pas de pion sur le plateau d’actions.
    [1] récupèrent un pion.
   *[other] récupèrent { $count } pions.
}
log-returned = { CAPITAL(FORM($animal, "le")) } ramènent une espèce éliminée sur { FORM($tile, "le") }.
log-scored = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV pour le { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} rang sur { FORM($tile, "le") }.
log-scoring = { CAPITAL(FORM($animal, "le")) } décomptent { FORM($tile, "le") }.
log-settled = { CAPITAL(FORM($animal, "le")) } placent une nouvelle espèce sur { FORM($tile, "le") }.
log-settled-many = { CAPITAL(FORM($animal, "le")) } { $count ->
    [0] ne placent pas de nouvelle espèce
    [1] placent une nouvelle espèce
   *[other] placent { $count } nouvelles espèces
} sur { FORM($tile, "le") }.
log-solitary = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV de plus grâce au trait Solitaire.
log-stagnation = Aucune carte Évolution n’a été résolue { $rounds ->
    [one] lors de la dernière manche
   *[other] lors des { $rounds } dernières manches
} : la partie se termine.
log-sunlit = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV de plus grâce à la carte Rayonnement solaire.
log-survival = Survie : { FORM($animal, "le") } ont le plus d’espèces sur des évents et gagnent { $points } PV pour { $vents ->
    [one] { $vents } évent
   *[other] { $vents } évents
}.
log-target-scored = { CAPITAL(FORM($animal, "le")) } gagnent { $points } PV pour le seuil du pion { CAPITAL($element) }.
log-tile-laid = { CAPITAL(FORM($animal, "le")) } posent une tuile { FORM($terrain, "de") } dans l’hexagone { $hex }.
log-tile-taken = { CAPITAL(FORM($animal, "le")) } prennent une tuile { FORM($terrain, "de") } de la pile { $stack }.
log-tile-turned = La pile { $stack } montre maintenant une tuile { FORM($terrain, "de") }.
log-trait = { CAPITAL(FORM($animal, "le")) } ont le trait { $trait }.
log-trait-dealt = { CAPITAL(FORM($animal, "le")) } piochent le trait { $trait }.
log-trait-gone = { CAPITAL(FORM($animal, "le")) } remettent le trait { $trait } dans la boîte.
log-trait-kept = { CAPITAL(FORM($animal, "le")) } gardent le trait { $trait }.
log-turn = Manche { $round }, tour { $turn } : { $animal }.
log-vent = { CAPITAL(FORM($animal, "le")) } posent un évent dans l’hexagone { $hex }, face { $side } visible.

## The position in a terminal
# Marks are one column wide and differ from each other.

mark-reptiles = R
mark-cephalopods = C
mark-fishes = P
mark-crustaceans = K
mark-algae = A
mark-worms = V
mark-plankton = L
mark-sponges = E
mark-gastropods = G
mark-sun = *

# Over the log lines of a turn
heading-turn = Manche { $round }, tour { $turn } : { $animal }

board-turn = Manche { $round }, tour { $turn } : { FORM($animal, "le") } jouent.
board-setup = Préparation
board-over = La partie est terminée.
board-last-round = C’est la dernière manche.
board-cards = Cartes Évolution
board-pile = { $number ->
    [0] pioche vide
   *[other] { $number } dans la pioche
}
board-discard = dernière défausse : { $card }
board-icon-extinction = (extinction)
board-icon-survival = (survie)
# $letter: of the animal, $number: of its species
board-species = { $number }{ $letter }
board-species-endangered = { $number }{ $letter }!
board-legend-endangered = ! menacée
board-legend-corner = + sommet libre
board-stacks = Tuiles
board-vents = { $number ->
    [0] plus d’évents
    [1] un évent restant
   *[other] { $number } évents restants
}
board-display = Plateau d’actions
# $animal, $element: marks, as examples
board-legend-spaces = [{ $animal }] de base  [{ $animal }{ $element }] pion spécial  ( ) spéciaux seulement
# $number: of the space
board-closed = { $number } fermée
board-any = au choix
board-most = max. { $number }
# $animals: the letters of those who have cubes in Regression
board-cubes = cubes : { $animals }
board-elements = Éléments
board-target = seuil
board-pawn = pion spécial
board-bag = sac
board-dominates = { $number }>
board-legend-dominates = Lettres : valeur de chaque animal ; > au-dessus du seuil, donc il domine
board-survival = Carte Survie : { $animal }
board-you = (vous)
board-vp = { $number } PV
board-pool = pool { $number }
board-lost = perdues { $number }
board-pawns = pions { $number } sur { $all }
board-retrieved = ont récupéré
board-not-retrieved = n’ont pas récupéré
board-printed = imprimés : { $elements }
board-disks = disques : { $elements }
board-room = { $number ->
    [0] plus de place
   *[other] place pour { $number } de plus
}
board-copied = { $text } (copié)
board-kept = Gardé en secret : { $traits }.

## The rules, in short
# rule-ID, with hyphens for the dots of the id; what a player is told who asks about a rule.

rule-setup-A = Le plateau a trois parties : les cartes à gauche, la Terre au milieu, le plateau d’actions à droite.
rule-setup-B = La Terre commence avec quinze tuiles : cinq de terre en haut, cinq d’océan en bas, et entre elles kelp, récif, mont sous-marin, herbier et sable.
rule-setup-C = Les 21 autres grandes tuiles sont mélangées en trois piles de sept. De chaque pile, on ne voit que la tuile du dessus.
rule-setup-D = Un geyser est posé sur la terre la plus haute et un fumeur sur l’océan le plus bas ; dix autres évents attendent la Tectonique.
rule-setup-E = Un élément de chaque type est posé sur les six sommets du récif central.
rule-setup-F = Tous les autres éléments vont dans le sac, d’où on les tire à l’aveugle.
rule-setup-G = Quatre éléments sont tirés pour chacune des sections Abondance, Adaptation, Spéciation et Exploration.
rule-setup-H = Trois marqueurs de terrain sont tirés pour les cases de Compétition.
rule-setup-I = Cinq marqueurs de terrain sont tirés pour les cases d’Évolution et rangés : d’abord la terre, puis kelp, récif, mont sous-marin, herbier, sable, océan et évent.
rule-setup-J = Chaque joueur prend un animal. Trois éléments y sont imprimés et ne peuvent jamais être perdus.
rule-setup-K = Moins il y a d’animaux en jeu, plus chacun a de pions de base : sept à deux animaux, cinq à trois, quatre à quatre.
rule-setup-L = Les six pions spéciaux, un par élément, n’appartiennent d’abord à personne.
rule-setup-M = Le seuil de chaque élément commence à 1.
rule-setup-N = Chaque animal commence avec 0 PV.
rule-setup-O = Chaque animal a 35 cubes dans son pool génétique, et chacun est une espèce qui peut venir sur la Terre.
rule-setup-P = Un de ces cubes va dans la case gauche de la chaîne alimentaire. Il montre si l’animal a récupéré ses pions pendant cette manche.
rule-setup-Q = Trois espèces de chaque animal commencent sur le récif central.
rule-setup-R = Chaque joueur reçoit trois traits et en garde un en secret. Quand tous ont choisi, les traits sont montrés ; les autres retournent dans la boîte.
rule-setup-S = Des cartes Évolution retournent dans la boîte sans être vues. L’Astéroïde est mélangé avec quatre autres, et ces cinq cartes sont le fond de la pioche.
rule-setup-T = Les cinq premières cartes sont posées aux emplacements 1 à 5. Ce qu’elles font à leur entrée en jeu s’applique aussitôt ; les icônes ne comptent que sur les cartes suivantes.
rule-setup-U = Au début, personne n’a la carte Survie.
rule-setup-V = L’animal le plus bas de la chaîne alimentaire joue le premier tour.

rule-terms-bonus = Les PV de bonus augmentent plus vite que le nombre : 1, 3, 6, 10 et 15 PV de 1 à 5, et 21 à partir de six.
rule-terms-food-chain = Reptiles, Céphalopodes, Poissons, Crustacés, de haut en bas. L’animal le plus haut remporte les égalités ; les tours vont dans l’autre sens, en remontant.
rule-terms-earth = Une espèce retirée de la Terre quitte la partie. Elle ne retourne à son pool génétique que si une règle le dit.
rule-terms-adjacent = Deux tuiles qui partagent un côté sont adjacentes. Un évent compte pour tout l’hexagone où il est posé.
rule-terms-thriving = Une espèce est florissante sur une tuile qui a au moins un élément d’un type que possède son animal. Sinon, elle est menacée.
rule-terms-dominance = Votre valeur pour un élément est le nombre de fois que votre animal le possède, multiplié par le nombre de tuiles où il y a à la fois cet élément et une de vos espèces. Vous le dominez tant que votre valeur dépasse son seuil.
rule-terms-out = Un animal sans aucune espèce joue encore, avec moins de possibilités.
rule-terms-survival = L’animal qui a, seul, le plus d’espèces sur des évents détient la carte Survie. À égalité, personne ne l’a.

rule-turn-order = Les tours remontent la chaîne alimentaire : Crustacés, Poissons, Céphalopodes, Reptiles, puis de nouveau à partir du bas.
rule-turn-choice = À votre tour, soit vous placez un pion et faites son action, soit vous récupérez tous vos pions.
rule-turn-must-retrieve = Si vous ne pouvez placer aucun pion, vous devez récupérer les vôtres.
rule-pawn-basic = Un pion de base va sur une case vide qui n’est pas réservée aux pions spéciaux, et après tous vos pions du plateau d’actions : plus bas, ou plus à droite dans la section la plus basse où vous êtes.
rule-pawn-special-space = La dernière case de six sections est réservée aux pions spéciaux.
rule-pawn-special = Un pion spécial va sur n’importe quelle case sans pion spécial ni pion à vous, dans n’importe quel ordre.
rule-pawn-bump = Un pion spécial peut prendre la case d’un pion de base adverse, qui retourne à son propriétaire et peut être placé de nouveau.
rule-pawn-forfeit = Vous pouvez sauter une action, mais seulement en entier et avant de la commencer.
rule-retrieve = Reprenez tous les pions que vous contrôlez, et déplacez votre cube de chaîne alimentaire vers la droite.
rule-retrieve-round = Quand tous les cubes de chaîne alimentaire sont à droite, la manche est terminée : vient le Réensemencement, ou la fin de la partie.

rule-abundance = Déplacez un élément de cette section sur un sommet libre quelconque de la Terre.
rule-autotrophs-remove = Sur un évent du genre que montre la case, retirez un élément dont le type est aussi dans la zone Autotrophes.
rule-autotrophs-swap = Ou échangez un élément d’un tel évent avec un élément d’un autre type de la zone.
rule-depletion = Retirez de la Terre un élément dont le type est dans la zone Épuisement.
rule-adaptation = Déplacez un élément de cette section sur votre animal. Il en porte six au plus, éléments imprimés compris.
rule-adaptation-special = Sur la case spéciale, le nouvel élément peut aussi prendre la place d’un de vos disques.
rule-regression = Un cube de votre pool génétique va sur un carré libre. Il protège tous vos disques au prochain Réensemencement.
rule-regression-reseed = Au Réensemencement, chaque type de la zone Régression coûte un disque de ce type à chaque animal qui n’y a pas de cube. Les éléments imprimés ne risquent rien. Les cubes rentrent au pool génétique.
rule-speciation = Choisissez sur la Terre un élément du type de la case et placez de nouvelles espèces sur les tuiles autour : jusqu’à 4 sur l’océan, 3 sur le sable et le mont sous-marin, 2 sur le récif, le kelp et l’herbier, 1 sur la terre et l’évent.
rule-speciation-special = Sur la case spéciale, l’élément peut être n’importe lequel de la Terre.
rule-wanderlust-tile = Prenez la tuile du dessus d’une pile et posez-la dans un hexagone vide au bord de la Terre.
rule-wanderlust-element = Vous pouvez déplacer un élément de cette section sur un sommet libre de la nouvelle tuile.
rule-wanderlust-bonus = Gagnez des PV de bonus pour la nouvelle tuile et les tuiles adjacentes du même terrain, comptées ensemble.
rule-wanderlust-move = En descendant la chaîne alimentaire, chacun peut déplacer autant de ses espèces qu’il veut des tuiles adjacentes vers la nouvelle.
rule-wanderlust-special = Sur la case spéciale, vous jouez ensuite un autre tour.
rule-tectonics-tile = Choisissez une tuile du bord de la grille qui n’est pas encore un évent, et posez-y un évent.
rule-tectonics-side = L’évent est un geyser dans la moitié haute et un fumeur dans la moitié basse. Sur les trois hexagones du milieu, vous choisissez.
rule-tectonics-bonus = Gagnez des PV de bonus pour le nouvel évent et les évents adjacents, comptés ensemble.
rule-tectonics-back = Une espèce de chaque animal reste sur la tuile ; les autres retournent à leur pool génétique.
rule-tectonics-add = Ajoutez-y ensuite une espèce à vous, du pool génétique ou parmi les éliminées.
rule-tectonics-special = Sur la case spéciale, la tuile peut être n’importe où.
rule-tectonics-none = Quand les douze évents sont sur la Terre, la Tectonique ne fait rien.
rule-migration = Déplacez vos espèces, au plus autant que l’indique la case, chacune vers une tuile adjacente.
rule-migration-special = Sur la case spéciale, autant de vos espèces que vous voulez peuvent se déplacer.
rule-competition = Choisissez une tuile du terrain de la case où vit une de vos espèces, et éliminez-y des espèces adverses, au plus autant que l’indique la case.
rule-competition-special = Sur la case spéciale, choisissez deux tuiles de n’importe quel terrain, ou deux fois la même, et éliminez à chaque fois une espèce adverse.
rule-evolution-score = Choisissez une tuile du terrain de la case. Chaque rang, selon le nombre d’espèces, gagne les points de ce terrain ; un animal n’occupe qu’un rang.
rule-evolution-ties = Entre animaux qui ont autant d’espèces sur une tuile, le plus haut dans la chaîne alimentaire prend le meilleur rang.
rule-evolution-card = Si une de vos espèces est florissante sur la tuile décomptée, vous devez choisir une carte dont l’emplacement ne dépasse pas le numéro de la case.
rule-evolution-resolve = Faites tout ce que dit la carte, dans l’ordre, dans la mesure du possible.
rule-evolution-refill = La carte est défaussée, celles des emplacements supérieurs descendent, et une nouvelle arrive à l’emplacement 5. Ses icônes provoquent aussitôt une Extinction ou une Survie.
rule-domination = Choisissez un élément que vous dominez. Vous contrôlez désormais son pion spécial, et votre valeur devient son seuil.
rule-domination-on-display = Un pion spécial qui est sur le plateau d’actions y reste jusqu’à ce que son nouveau propriétaire récupère ses pions.
rule-domination-spaces = La deuxième case de Domination est ouverte à partir de trois animaux, la troisième à quatre.

rule-event-order = Si plusieurs événements tombent ensemble : d’abord l’Extinction, puis la Survie, puis le Réensemencement.
rule-event-extinction = Toutes les espèces menacées meurent, et celles que cela menace à leur tour meurent aussi, jusqu’à ce qu’il n’en reste plus.
rule-event-survival = L’animal qui détient la carte Survie gagne des PV de bonus selon le nombre d’évents où vivent ses espèces.
rule-reseed-vents = Les éléments entre trois évents vont dans le sac.
rule-reseed-regression = La Régression prélève son dû, puis la zone Régression est vidée dans le sac.
rule-reseed-adaptation = Ce qui reste en Adaptation glisse dans la zone Régression.
rule-reseed-bag = Ce qui reste en Épuisement, en Spéciation et en Exploration va dans le sac.
rule-reseed-slide = La zone Autotrophes glisse dans la zone Épuisement, puis l’Abondance dans la zone Autotrophes.
rule-reseed-terrain = Tous les marqueurs de terrain retournent dans leur sac.
rule-reseed-elements = Abondance, Adaptation, Spéciation et Exploration reçoivent quatre nouveaux éléments chacune, tant que le sac en a.
rule-reseed-competition = Trois nouveaux marqueurs de terrain sont tirés pour la Compétition.
rule-reseed-evolution = Cinq nouveaux marqueurs de terrain sont tirés pour l’Évolution et rangés.
rule-reseed-food-chain = Tous les cubes de chaîne alimentaire retournent à gauche.

rule-end-asteroid = Une fois que quelqu’un a choisi l’Astéroïde, la manche se joue jusqu’au bout et c’est la dernière.
rule-end-events = Au lieu du Réensemencement viennent une dernière Extinction puis une dernière Survie.
rule-end-targets = Chaque pion spécial vaut son seuil en PV à qui le contrôle.
rule-end-tiles = Ensuite, chaque tuile de la Terre est décomptée une dernière fois. Personne n’y gagne de carte.
rule-end-tie = Qui a le plus de PV l’emporte. À égalité, le plus haut dans la chaîne alimentaire gagne.

rule-variant-two-animals = Deux joueurs mènent deux animaux chacun, qui sont adversaires l’un de l’autre comme de tous. Seuls comptent les PV du plus faible.
rule-variant-random-earth = Les sept tuiles centrales et six éléments sont tirés au sort. Chaque animal commence avec une espèce par élément commun avec le centre, et avec les points du centre moins ceux qu’il y marquerait.
rule-variant-alternate = Les animaux n’ont pas d’éléments imprimés, mais trois éléments tirés au sort, qui sont des disques comme les autres.
rule-variant-superheroes = Chaque animal garde deux de ses trois traits.
rule-variant-length = Une partie courte laisse 15 cartes dans la boîte, une partie standard 10, une longue 5, une épique aucune.

rule-card-adaptability = Un de vos disques et un élément n’importe où sur la Terre échangent exactement leurs places. Les éléments imprimés ne s’échangent pas.
rule-card-annelids = 1 PV par tuile où il y a une de vos espèces et des vers, quel que soit le nombre de vers. Votre animal n’a pas besoin d’en avoir.
rule-card-asteroid = Vous choisissez la tuile, l’unique espèce qui y survit, et celle qui meurt sur chaque tuile voisine. Là où il n’y a que les vôtres, une des vôtres meurt. La partie se termine avec cette manche.
rule-card-biodiversity = 1 PV par tuile que vous partagez, quel que soit le nombre d’animaux présents.
rule-card-biomass = Sur chaque tuile où il y a plus d’espèces que d’éléments, une espèce meurt. Vous choisissez laquelle ; là où il n’y a que les vôtres, c’est une des vôtres.
rule-card-bountiful_habitat = Vous choisissez un terrain quelconque et l’ordre de ses tuiles. La tuile de votre action Évolution peut être décomptée de nouveau ; cela ne rapporte pas d’autre carte.
rule-card-carbon_cycle = 1 PV par tuile où il y a une de vos espèces et du plancton, quel qu’en soit le nombre. Votre animal n’a pas besoin d’en avoir.
rule-card-cladogenesis = La carte du dessus de la défausse agit d’abord pour vous, X étant l’emplacement de la Cladogenèse. Vous choisissez ensuite une autre carte, à n’importe quel emplacement ; elle agit, est défaussée et remplacée. Un autre effet de Cladogenèse dans la défausse est ignoré.
rule-card-disease = Les animaux adverses qui ont plus d’éléments que le vôtre, imprimés compris, perdent un disque chacun, en descendant la chaîne alimentaire. Ils choisissent lequel.
rule-card-ecodiversity = 1 PV par élément de la Terre dont votre animal a le type. Avoir un type en double ne compte pas double.
rule-card-endosymbionts = 1 PV par tuile où il y a une de vos espèces et des éponges, quel qu’en soit le nombre. Votre animal n’a pas besoin d’en avoir.
rule-card-extremophiles = 1 PV pour chacune de vos espèces sur des geysers et des fumeurs.
rule-card-fecundity = Une nouvelle espèce sur chaque tuile que vous occupez. Si le pool génétique n’y suffit pas, vous choisissez les tuiles.
rule-card-fertile = 1 PV par espèce sur une tuile que vous occupez, les vôtres et celles des autres.
rule-card-gene_expression = Vous piochez trois traits dans la boîte et devez en prendre un. Votre ancien trait et les deux autres y retournent.
rule-card-habitat = Vous retirez un élément dont le pion spécial n’est pas à vous, puis ajoutez un élément du sac dont le pion spécial est à vous. Faute d’un tel pion, la partie correspondante est sautée.
rule-card-invasive_species = Chaque animal adverse perd une espèce sur chaque tuile d’un terrain visible en Compétition, une seule même si le terrain y est deux fois.
rule-card-marine_snow = Toutes les tuiles d’océan sont décomptées quand elle entre en jeu, et de nouveau quand on la choisit. Ni l’un ni l’autre ne rapporte de carte.
rule-card-mass_exodus = Vous videz une tuile et envoyez chaque espèce, à qui qu’elle soit, vers la tuile adjacente de votre choix.
rule-card-metamorphosis = Un de vos disques va dans le sac, et un élément que vous choisissez dans le sac le remplace.
rule-card-monotypic_habitat = Tant qu’elle est à un emplacement, l’animal le plus bas remporte les égalités ; l’ordre des tours et des déplacements d’Exploration ne change pas. Quand on la choisit, elle donne 1 PV par tuile où vous êtes sans autre animal.
rule-card-niche_construction = Un élément quelconque de la Terre va sur un sommet libre quelconque de la Terre.
rule-card-omnivore = Un élément quitte une tuile que vous occupez, s’il y en a ; puis une espèce y meurt. Vous choisissez les deux ; s’il n’y a que les vôtres, c’est une des vôtres.
rule-card-population_explosion = Une tuile que vous occupez reçoit autant de nouvelles espèces à vous qu’il s’y trouve d’espèces, tous animaux confondus, ou autant qu’il vous en reste.
rule-card-predator = Sur chaque tuile que vous partagez, une espèce adverse de votre choix meurt.
rule-card-producers = 1 PV par tuile où il y a une de vos espèces et des algues, quel qu’en soit le nombre. Votre animal n’a pas besoin d’en avoir.
rule-card-profligate_carnivore = Autant d’espèces adverses meurent, n’importe où, que le numéro de l’emplacement de la carte, et une des vôtres, du pool génétique, prend la place de chacune tant qu’il y en a.
rule-card-semi_aquatic = 1 PV par tuile où il y a une de vos espèces et du soleil, quel qu’en soit le nombre. Votre animal n’a pas besoin d’en avoir.
rule-card-solar_radiation = Tant qu’elle est à un emplacement, qui marque des points par une action Évolution sur une tuile avec du soleil gagne 1 PV de plus. Quand on la choisit, elle renvoie d’une tuile à leur pool génétique autant d’espèces que le numéro de son emplacement.
rule-card-symbiotic = Vous et tous les animaux qui ont moins d’éléments, imprimés compris, tirez chacun un élément du sac s’il y a de la place.
rule-card-tectonic_shift = Chacun reprend tous ses pions. Ce n’est pas une récupération : les cubes de chaîne alimentaire ne bougent pas.
rule-card-terrestrial = Un élément du sac de votre choix va sur un sommet libre d’une terre ou d’un geyser, et jusqu’à quatre de vos espèces sur la même tuile. Ce qui est impossible est sauté.
rule-card-trophic_cascade = Autant d’éléments quittent une tuile que le numéro de l’emplacement de la carte. Vous choisissez lesquels.
rule-card-univalves = 1 PV par tuile où il y a une de vos espèces et des gastéropodes, quel qu’en soit le nombre. Votre animal n’a pas besoin d’en avoir.
rule-card-volcanism = Tant qu’elle est à un emplacement, la Tectonique peut changer n’importe quel mont sous-marin en évent. Quand on la choisit, elle permet de poser aussitôt un évent sur une tuile du bord ou sur un mont sous-marin quelconque.

rule-trait-ancient_lineage = Après chaque récupération, et avant le Réensemencement qu’elle peut provoquer, vous pouvez placer une espèce de votre pool génétique sur une tuile quelconque.
rule-trait-bottom_feeder = Votre propre case d’action compte comme la dernière du plateau d’actions, pour vous seulement. Vous y prenez un élément de la zone Autotrophes, Épuisement ou Régression, sur votre animal ou sur un sommet d’une tuile que vous occupez, et gagnez 2 PV.
rule-trait-budding_intelligence = À 20 PV, vous gagnez un pion de base, que vous gardez quoi qu’il arrive ensuite.
rule-trait-camouflage = Quand un autre animal pose une tuile ou un évent, vous pouvez y placer une espèce de votre pool génétique à la fin de cette action.
rule-trait-cannibal = 1 PV pour chacune de vos espèces qui est éliminée, par qui que ce soit. Un retour au pool génétique ne compte pas.
rule-trait-carnivore = Deux espèces adverses ou plus sur une tuile empêchent les vôtres d’y être menacées. Elles y sont florissantes, et peuvent gagner des cartes.
rule-trait-ecological_niche = Autour d’un élément dont le pion spécial est à vous, vous pouvez ajouter une espèce de plus sur chaque tuile, et tous les autres une de moins.
rule-trait-exaptation = Au début, vous copiez le trait d’un autre animal. Dès qu’une action laisse au plus 16 cubes dans votre pool génétique, vous perdez la copie, piochez trois traits et en gardez un pour de bon.
rule-trait-flight = Un pion de base peut venir après tous vos pions du plateau d’actions ou avant eux tous, jamais entre eux.
rule-trait-hadopelagic = Si, quand vous récupérez vos pions, tous ceux que vous contrôlez, spéciaux compris, sont sur le plateau d’actions, ou tous sauf un, vous jouez un autre tour, après un éventuel Réensemencement et si la partie ne se termine pas.
rule-trait-pack_hunters = Vous commencez avec un pion spécial de votre choix que personne ne contrôle. Son seuil commence à 3.
rule-trait-phenotypic_plasticity = Votre animal porte deux éléments de plus. Si vous perdez ce trait, vous choisissez les disques qui n’ont plus de place ; ils vont dans le sac.
rule-trait-prey_switching = 1 PV par tuile où vit une de vos espèces et sur laquelle un effet place des espèces adverses venues d’un pool génétique, une fois par tuile et par effet.
rule-trait-ram_feeder = Un septième élément, du plancton, est imprimé sur votre animal.
rule-trait-resilience = La Régression ne vous touche jamais, comme si un cube à vous y était toujours. Vous pouvez y ajouter de vrais cubes.
rule-trait-seasonal_migrants = Les cases de Migration déplacent une espèce de plus pour vous, et chacune peut traverser une tuile jusqu’à la suivante.
rule-trait-social = Vos pions de base peuvent prendre la case de pions de base adverses, toujours dans l’ordre et jamais sur les cases réservées aux pions spéciaux.
rule-trait-solitary = Quand une tuile où seules vos espèces sont présentes est décomptée, vous gagnez aussi les points du deuxième rang.

## drawing
# Titles and labels of the pictures (games/marine/shown/drawing.py). Titles are read by hovering and aloud.

# $asked: the sentence that says who decides what
drawing-round = Manche { $round }
drawing-last-round = Manche { $round }, la dernière : l’Astéroïde est tombé

drawing-board = Terre
# $tile: "kelp D4", $values: the points of first place, second place and so on
drawing-tile = { $tile } : { $values } PV par rang.
drawing-vent = { $tile } (face { $side }, sur { $ground })
drawing-there = { $what }.
drawing-endangered = Espèces menacées : { $animals }.
drawing-element-at = { $element } au sommet { $corner }
drawing-vacant-corner = Sommet libre { $corner }
drawing-stacks = Tuiles à venir
drawing-in-hand = en main
drawing-tile-in-hand = En main, à poser : { $terrain }
drawing-vents = Évents à venir
drawing-times = × { $number }
drawing-survival = Survie : { $animal }
drawing-food-chain = Chaîne alim.
drawing-retrieved = { CAPITAL(FORM($animal, "le")) } ont récupéré leurs pions pendant cette manche
drawing-not-retrieved = { CAPITAL(FORM($animal, "le")) } n’ont pas récupéré leurs pions pendant cette manche
drawing-bonus = PV de bonus

drawing-display = Plateau d’actions
drawing-display-note = ★ pions spéciaux seulement
# $what: what the space offers in this round
drawing-space = { $space } : { $what }
drawing-special-only = Pour les pions spéciaux seulement.
drawing-closed = Fermée : demande { $number } animaux en jeu.
drawing-passed = Dépassée : un pion de base doit venir après vos autres pions.
drawing-pawn = Un pion { FORM($animal, "de") } s’y trouve.
drawing-special-pawn = Le pion { CAPITAL($element) } s’y trouve ; il est contrôlé par { FORM($animal, "le") }.
drawing-in-box = { $what } en { $section }
drawing-regression-cube = { CAPITAL(FORM($animal, "le")) } gardent leurs disques au prochain Réensemencement

drawing-elements = Éléments
drawing-elements-note = anneau : qui a le pion spécial · nombre : seuil
drawing-element = { $element } : seuil { $target }, { $bag } dans le sac ; pion spécial contrôlé par : { $animal }
drawing-in-bag = sac : { $number }

drawing-cards = Cartes Évolution
drawing-deck = pioche { $deck } · défausse { $discard }
drawing-last-discard = dernière défausse : { $card }
drawing-card = { $card }, emplacement { $slot }
drawing-card-survival = À son entrée en jeu : Survie.
drawing-card-extinction = À son entrée en jeu : Extinction.

drawing-key = Terrains
drawing-key-places = PV par rang
drawing-key-speciation = Spéciation
drawing-terrain = { $terrain } : { $values } PV par rang ; une Spéciation peut en ajouter { $number }

drawing-free = personne ne les joue encore
drawing-you = vous
drawing-in-turn = { $seat } · tour en cours
drawing-counts = pool { $pool } · Terre { $earth } · perdues { $lost } · évents { $vents }
drawing-animal = { $animal } ({ $seat }) : { $vp } PV. Espèces : { $counts }
drawing-printed = élément imprimé : { $element }
drawing-disk = disque { FORM($element, "de") }
drawing-pawns = Pions disponibles : { $number } sur { $owned }
drawing-copied = { $trait } (copié)
drawing-kept = { $trait } (secret)
drawing-hidden-traits = { $number ->
    [one] { $number } trait secret
   *[other] { $number } traits secrets
}

## What a hint weighs

# Each is what a sum of points is given for, as an item of a list.
term-vp = les points acquis
term-markers = ce que marqueraient les tuiles avec un marqueur
term-tiles = ce que les tuiles marqueront à la fin
term-presence = les tuiles occupées
term-thriving = les espèces florissantes
term-endangered = les espèces menacées
term-survival-card = la carte Survie
term-vents = les espèces sur des évents
term-targets = les seuils des pions spéciaux
term-dominance = les éléments proches de la domination
term-diet = les éléments qu’offre la Terre
term-gene-pool = les espèces restant au pool génétique
term-pawns = les pions disponibles
term-openings = les cases encore ouvertes
term-traits = le trait
term-control = les pions spéciaux
term-result = la fin de la partie

## Chapters of the rulebook

chapter-setup = Préparation
chapter-terms = Mots communs à toutes les règles
chapter-turn = Un tour
chapter-pawn = Les pions
chapter-retrieve = Récupérer ses pions
chapter-abundance = Abondance
chapter-autotrophs = Autotrophes
chapter-depletion = Épuisement
chapter-adaptation = Adaptation
chapter-regression = Régression
chapter-speciation = Spéciation
chapter-wanderlust = Exploration
chapter-tectonics = Tectonique
chapter-migration = Migration
chapter-competition = Compétition
chapter-evolution = Évolution
chapter-domination = Domination
chapter-event = Événements
chapter-reseed = Réensemencement
chapter-end = La fin et les points
chapter-variant = Variantes
chapter-card = Cartes Évolution
chapter-trait = Traits

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-tiles = Tuiles décomptées
source-cards = Cartes
source-bonus = Bonus pour les nouvelles tuiles et les évents
source-survival = Survie
source-traits = Traits
source-targets = Seuils à la fin
source-last-tiles = Tuiles à la fin
source-handicap = Départ
tie-food-chain = { $first } devant { $second } : plus haut dans la chaîne alimentaire.
tie-food-chain-turned = { $first } devant { $second } : la chaîne alimentaire est inversée.

## The key to signs

# $animal: an animal
symbol-species = { $animal } : le nombre d’espèces
symbol-endangered = En creux : ces espèces sont menacées
symbol-pawn = Un pion de base
symbol-special-pawn = Le pion spécial d’un élément ; son anneau a la couleur de qui le contrôle

## A thing on the board, looked at closely

# $who: animals, here and below
thing-thrives = Animaux florissants ici : { $who }.
thing-thrives-nobody = Aucun animal n’est florissant ici.
thing-first = Au premier rang, si la tuile était décomptée maintenant : { $who }.
thing-needed = Animaux qui en vivent : { $who }.
thing-needed-nobody = Aucun animal n’en vit pour l’instant.
thing-dominates = Animaux qui le dominent : { $who }.
thing-dominates-nobody = Aucun animal ne le domine pour l’instant.
thing-has = Il sert à qui le possède : { $who }.
thing-has-nobody = Personne ne le possède, autant qu’on sache.
thing-beside = Une tuile ici toucherait des espèces de ces animaux : { $who }.
thing-beside-nobody = Une tuile ici ne toucherait aucune espèce.
thing-reached = Un élément ici serait sur des tuiles de ces animaux : { $who }.
thing-reached-nobody = Personne n’a d’espèces sur les tuiles de ce sommet.
thing-wanders = Posent une tuile dans cette manche, avec un pion en Exploration : { $who }.
thing-wanders-nobody = Personne n’a de pion en Exploration maintenant.
thing-pawns = Pourraient encore envoyer un pion ici : { $who }.
thing-pawns-nobody = Personne n’a plus de pion qui pourrait venir ici.
thing-ahead = En tête sur le plus de tuiles de cette sorte : { $who }.
thing-ahead-nobody = Personne n’est en tête sur une tuile de cette sorte.
thing-choose = Dominent un élément maintenant, et pourraient donc la choisir : { $who }.
thing-choose-nobody = Personne ne domine d’élément maintenant, et il le faut pour choisir une carte.
thing-prospers = { CAPITAL(FORM($who, "le")) } prospèrent sur { $thriving ->
    [one] { $thriving } tuile
   *[other] { $thriving } tuiles
} et seraient en tête sur { $first }.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-animal = animal
thing-card = carte
thing-corner = sommet
thing-effect = effet
thing-element = élément
thing-hex = hexagone
thing-icon = icône
thing-large-tile = grande tuile
thing-side-of-a-vent = face d’un évent
thing-terrain = terrain
thing-trait = trait
# $hex: the name of one
hint-hex = l’une des colonnes A à G et une rangée depuis le haut, comme { $hex }, le centre
# $count: a number
why-started = car il y en a { $count } sur la Terre au départ
why-stacks = les places du plateau
why-set-up = assez pour la préparation
why-drawn = car on en pioche { $count }
why-cubes = assez pour le centre et la chaîne alimentaire
why-pawns = afin qu’il en reste un dans la boîte pour Intelligence naissante
# $slot: a number
why-slots = car une case d’Évolution va jusqu’à l’emplacement { $slot }
why-filled = afin que les emplacements et les dernières cartes puissent être remplis
# $length: the name of a length of the game
why-length = pas plus que dans une partie « { $length } »
# $places, $right: lists of numbers as a file writes them
wrong-scoring = { $places } remonte ; les rangs doivent être par ordre décroissant, comme { $right }
wrong-no-centre = il n’y a pas de ligne pour { $hex }, le centre ; les espèces y commencent
# $count, $most: numbers
wrong-many-tiles = grandes tuiles en tout : { $count } ; la Terre en contient { $most }
# numbers
wrong-stacks = { $stacks } piles de { $height } contiennent { $held } tuiles, mais sur { $total } tuiles, { $placed } sont sur la Terre et il en reste { $left } ; hauteurs, nombres et tuiles de départ doivent s’accorder
wrong-vent = aucune grande tuile ne commence en { $hex } ; un évent doit être sur une grande tuile
wrong-corner = aucune tuile de départ ne le touche ; un élément doit être sur une tuile
wrong-printed = éléments : { $count } ; le plateau en contient { $most }
# $points, $right: lists of numbers as a file writes them
wrong-bonus = { $points } redescend ; un plus grand nombre ne doit pas rapporter moins, comme { $right }
# $effect, $right, $card, $elements: names
wrong-enters = { $effect } demande une carte choisie ; prenez un autre effet ou n’en mettez pas
wrong-no-end = { $effect } ne met pas fin à la partie ; il faut { $right }
wrong-end = seule la carte { $card } met fin à la partie ; prenez un autre effet
wrong-no-element = il n’y en a pas ; { $effect } en demande un parmi { $elements }
wrong-element = { $effect } ne parle d’aucun élément ; n’en mettez pas
wrong-amount = { $effect } n’a pas de nombre ; n’en mettez pas

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = Vous menez une sorte d’animal marin : ses espèces sont des cubes sur les tuiles d’un océan qui grandit.
# $animals: what one leads, one kind or two
goal-you = Vous menez { FORM($animals, "le") } : des cubes sur les tuiles d’un océan qui grandit, qui prospèrent là où ce dont ils vivent touche la tuile.
goal-wins = Qui a le plus de points de victoire (PV) l’emporte : il y en a pour le plus d’espèces sur les tuiles décomptées, pour les tuiles posées, pour les cartes, et à la fin pour chaque tuile.
goal-wins-two = Qui a le plus de points de victoire (PV) l’emporte, et de vos deux animaux, seuls comptent ceux du plus faible : il y en a pour le plus d’espèces sur les tuiles décomptées, pour les tuiles posées, pour les cartes, et à la fin pour chaque tuile.
goal-lasts = Les manches se suivent jusqu’à ce que quelqu’un prenne la carte Astéroïde.
goal-lasts-standard = Les manches se suivent jusqu’à ce que quelqu’un prenne la carte Astéroïde, d’ordinaire entre la 7e et la 11e.
