# What Bios: Megafauna says, in French.
#
# A player is the name of the colour (« Rouge achète une carte »), a species its shape and its colour, which agrees (« nageoire
# verte »): .le, .de, .un with the article, .plural to count. An immigrant is « l’immigré Cerfs » (.le), a biome « le biome Forêt
# polaire », a card « la carte Bipédie ». The log is in the present, and every subject in it is singular.

megafauna1-title = Bios : Megafauna (première édition)
megafauna1-blurb = Dinosaures et mammifères se disputent l’Amérique du Nord pendant 250 millions d’années. Achetez des mutations, grandissez ou rapetissez, étendez-vous dans de nouveaux biomes ou chassez ceux qui l’ont fait, et soyez en nombre quand le tarpit est partagé.

## Options of the game

megafauna1-option-upper_display = À un ou deux joueurs : y a-t-il une deuxième exposition de cartes ?
megafauna1-option-upper_display-true = Deux expositions ; les cartes de l’exposition supérieure n’apportent pas d’événement.
megafauna1-option-upper_display-false = Une seule exposition : chaque achat apporte un événement.
megafauna1-option-roadrunner_action = Peut-on payer des gènes pour avancer sur une piste bip-bip ?
megafauna1-option-roadrunner_action-false = Les pistes bip-bip ne changent que par des cartes.
megafauna1-option-roadrunner_action-true = Une cinquième action : payez deux gènes et déplacez d’une case un de vos marqueurs bip-bip ; ses prédateurs peuvent suivre.
megafauna1-option-genetic_drift = Peut-on voler des gènes ?
megafauna1-option-genetic_drift-false = Les gènes ne changent de mains que par les cartes.
megafauna1-option-genetic_drift-true = Une sixième action : volez un gène à qui en a le plus.
megafauna1-option-on_with_cenozoic = Ce qui arrive quand les tuiles du Mésozoïque sont épuisées.
megafauna1-option-on_with_cenozoic-false = La partie se termine avec ce tour.
megafauna1-option-on_with_cenozoic-true = Les tuiles viennent alors de la réserve du Cénozoïque.

## Turns and cards: what is asked

# Each goes on after the name of the colour that decides, which most of them have as $colour, too.
ask-turn = choisissez une action.
    .meaning = Achetez une carte pour ses lettres, qui nourrissent une espèce dans plus de biomes ou l’aident à chasser ; faites grandir ou rapetisser une espèce ; développez, c’est-à-dire ajoutez un animal sur le plan ; ou fondez une espèce. Avec un seul animal, mieux vaut d’abord développer.
# $card: the card that was bought, here and below
ask-play-mutation = choisissez l’espèce qui mute avec la carte { $card }.
ask-play-genotype = choisissez l’espèce parente de la carte { $card }.
ask-play-fossil = choisissez ce que devient la carte { $card }. Vous avez déjà cette silhouette.
ask-resurrect = choisissez l’espèce qui revient avec la carte { $card }.
# $parent: the species that branches
ask-speciate = choisissez l’animal de l’espèce { $parent } qui fonde l’espèce de la carte { $card }.
# $species: who decides, $number: its size now
# $prey: the species, $size: its size now
ask-adjust-size-to = { FORM($prey, "le") }, que chasse { FORM($species, "le") }, est maintenant de taille { $size }. Choisissez si { FORM($species, "le") }, de taille { $number }, suit.
ask-adjust-size = ce que chasse { FORM($species, "le") } a changé de taille. Choisissez si { FORM($species, "le") }, de taille { $number }, suit.
# $roadrunner: the letter whose track it is
ask-adjust-track = ce que chasse { FORM($species, "le") } a bougé d’une case sur une piste bip-bip : { $roadrunner }. Choisissez si { FORM($species, "le") } suit.

## Turns and cards: why not

refused-card-not-there = la carte n’est dans aucune exposition
# $price: its cost, $genes: what the player has
refused-price = elle coûte { $price } { $price ->
    [one] gène
   *[other] gènes
}, et vous en avez { $genes }
refused-option-off = cette partie se joue sans cette action
refused-few-genes = vous n’avez pas assez de gènes
refused-not-most-genes = ce joueur n’a pas le plus de gènes
refused-not-yours = ce n’est pas votre espèce
refused-not-alive = { FORM($species, "le") } n’est pas en vie
refused-size-track = les tailles vont de 1 à 6
refused-other-species = la question porte sur une autre espèce
refused-has-culture = { FORM($species, "le") } a déjà cette culture
refused-no-animals = { FORM($species, "le") } n’a plus d’animal dans la réserve
refused-instincts = { $number ->
    [one] il manque un des deux instincts
   *[other] il manque les deux instincts
}
refused-track = cette piste { FORM($species, "de") } ne peut pas bouger dans ce sens
refused-nowhere-to-develop = rien à portée ne nourrirait l’enfant { FORM($species, "de") }
refused-shape-used = { FORM($species, "le") } est déjà en vie
refused-shape-unused = aucune de vos espèces en vie n’a la silhouette de la carte
refused-no-genotype = seuls les génotypes peuvent devenir des fossiles
# $smallest, $largest: the limits of the card
refused-size = { FORM($species, "le") } n’est pas dans les limites de taille ({ $smallest } à { $largest })
refused-parent-size = { FORM($species, "le") } est de taille { $size } ; un parent est de taille { $smallest } à { $largest }
refused-parent-letters = { FORM($species, "le") } a { $shared } { $shared ->
    [one] lettre
   *[other] lettres
  } en commun avec la carte ; un parent en a au moins { $needed }
refused-no-cradle = l’enfant ne pourrait vivre à aucune place { FORM($species, "de") }
refused-no-animal-there = { FORM($species, "le") } n’a pas d’animal à cet endroit
refused-child-starves = l’enfant ne pourrait pas y vivre
refused-lazarus-genotype = une espèce ne revient qu’avec une mutation
refused-nowhere-to-live = rien sur le plan ne pourrait nourrir cet animal

## Turns and cards: what happened

log-colour = La place { $seat } joue { $colour }.
log-turn = Tour { $turn } : { $colour }.
log-buys = { $colour } achète la carte { $card }{ $price ->
    [0] {" (gratuite)"}
    [1] {" pour un gène"}
   *[other] {" pour "}{ $price }{" gènes"}
}{ $genes ->
    [0] {""}
    [1] {" et prend le gène qui s’y trouve"}
   *[other] {" et prend les "}{ $genes }{" gènes qui s’y trouvent"}
}.
log-drawn = La carte { $card } est piochée, et son événement a lieu.
log-drawn-upper = La carte { $card } arrive dans l’exposition supérieure.
log-discards = { $colour } défausse la carte { $card }.
log-unplayable = { $colour } ne peut pas jouer la carte { $card }, qui quitte la partie.
log-fossil-card = { $colour } garde la carte { $card } comme fossile.
log-mutates = { CAPITAL(FORM($species, "le")) } mute avec la carte { $card } ({ $genome }).
log-speciates = { CAPITAL(FORM($species, "le")) } naît { FORM($parent, "de") } par la carte { $card }, { FORM($place, "en") }.
log-resizes = { CAPITAL(FORM($species, "le")) } passe à la taille { $size }.
log-recedes = { CAPITAL(FORM($species, "le")) } perd la carte { $card }, qui ne convient plus à sa taille.
log-tile-recedes = { CAPITAL(FORM($species, "le")) } perd la { $face }, qui ne convient plus à sa taille.
log-culture = { CAPITAL(FORM($species, "le")) } adopte la culture { $culture }.
log-track = { CAPITAL(FORM($species, "le")) } passe à { $position } sur la piste { $letter }.
log-drift = { $colour } vole un gène à { $victim }.
log-scoring = Décompte du { $period } : { $count } { $count ->
    [one] tuile
   *[other] tuiles
} dans le tarpit.
log-share = { $colour }, avec une population de { $population }, prend { $count } { $count ->
    [one] tuile
   *[other] tuiles
}.
log-period = Le { $period } commence.
# $ending: why
log-stagnation = Personne n’a rien acheté dans l’exposition inférieure depuis { $rounds } { $rounds ->
    [one] tour
   *[other] tours
  } de table ; encore { $left } { $left ->
    [one] tour
   *[other] tours
  }, et la partie se terminerait.
log-game-ends = La partie se termine avec ce tour : { $ending }.
log-points = { $colour } a { $points } { $points ->
    [one] point
   *[other] points
} et { $genes } { $genes ->
    [one] gène
   *[other] gènes
}.
log-winner = { $colour } gagne.
log-alone-won = { $colour } survit au règne des deux-défenses.
log-alone-lost = Les deux-défenses règnent toujours sur le monde.
log-tusker-passes = Le deux-défenses passe : rien ne lui convient dans les expositions.

# Each stands after a colon.
ending-1 = la dernière carte de la dernière période est piochée
ending-2 = une réserve de tuiles est vide
ending-4 = la serre a quitté sa piste
ending-8 = personne n’a acheté de carte avec événement depuis longtemps

## Habitats and animals: what is asked

# $child: of which species it is
ask-develop-place = choisissez où va { FORM($child, "le") }.
# $parent, $child: species, $genome: the letters it has inherited so far
ask-inherit = choisissez ce dont hérite { FORM($child, "le") }, enfant { FORM($parent, "de") }. Héritage jusqu’ici : { $genome }.
# $habitat: where two of one player's species are equal
# After a game of Genesis.
ask-heir-colour = choisissez la dynastie avec laquelle vous continuez.
ask-heirloom = choisissez la tuile héritage que { FORM($species, "le") } tient de son macroorganisme.
ask-choose-loser = vos espèces sont à égalité dans { FORM($habitat, "le") }. Choisissez celle qui perd un animal.
ask-move-loser = { FORM($species, "le") } a perdu sa place dans { FORM($habitat, "le") }. Choisissez sa nouvelle place.
ask-resurrect-size = choisissez la taille de l’espèce qui revient.
ask-resurrect-place = { FORM($species, "le") } revient à la taille { $size }. Choisissez où.

## Habitats and animals: why not

refused-ground = l’animal ne peut pas être sur ce sol
refused-too-far = c’est trop loin
refused-no-food = rien n’y nourrit cet animal
refused-no-prey = aucune proie ne lui convient à cet endroit
refused-parent-lacks = le parent n’a pas autant de ces lettres
refused-colour-taken = quelqu’un d’autre a cette couleur
refused-no-archetype = chaque dynastie commence par son archétype
refused-tusker-white = en solitaire, le deux-défenses est Blanc
refused-organs = le macroorganisme n’a pas autant d’organes
refused-one-roadrunner = on n’hérite que d’une sorte de bip-bip
refused-one-tile = on n’hérite que d’une tuile héritage, et d’aucune lettre que le parent n’a pas
refused-tile-in-use = une autre espèce a cette tuile
refused-outside-limits = la taille est hors des limites imprimées
refused-not-in-tie = cette espèce n’est pas parmi celles qui sont à égalité
refused-other-habitat = le déplacement doit rester dans l’habitat
refused-not-free = cette place est prise ou ne nourrirait pas l’animal

## Habitats and animals: what happened

# $eater is a species or an immigrant in all messages of contests.
log-loses-food = { CAPITAL(FORM($eater, "le")) } ne trouve pas de quoi vivre en { $habitat }.
log-loses-later = { CAPITAL(FORM($eater, "le")) } arrive en { $habitat } après un autre immigré.
log-loses-niche = { CAPITAL(FORM($eater, "le")) } perd le concours de niche en { $habitat }.
log-loses-defence = { CAPITAL(FORM($eater, "le")) } est une proie en { $habitat }, et un concurrent n’en est pas une.
log-loses-teeth = { CAPITAL(FORM($eater, "le")) } perd le concours de dentition pour les plantes en { $habitat }.
log-loses-choice = { CAPITAL(FORM($eater, "le")) } cède la place à une espèce sœur en { $habitat }.
log-loses-prey = { CAPITAL(FORM($eater, "le")) } ne trouve pas de proie en { $habitat }.
log-loses-physiology = { CAPITAL(FORM($eater, "le")) } a moins de physiologie qu’un autre carnivore en { $habitat }.
log-loses-carnivore-teeth = { CAPITAL(FORM($eater, "le")) } perd le concours de dentition des carnivores en { $habitat }.
log-moves-aside = { CAPITAL(FORM($eater, "le")) } change de place : { $place }.
log-dies = { CAPITAL(FORM($species, "un")) } meurt { FORM($place, "en") }.
log-immigrant-dies = { CAPITAL(FORM($tile, "le")) } s’éteint { FORM($place, "en") }.
log-biome-extinct = { CAPITAL(FORM($tile, "le")) } s’éteint en { $habitat }.
log-species-extinct = L’espèce { $species } s’éteint.
log-extinct-fossil = { $colour } garde la carte { $card } comme fossile.
log-lazarus = { $colour } n’a plus d’espèce et attend une résurrection.
log-resurrected = { CAPITAL(FORM($species, "le")) } revient avec la carte { $card }, à la taille { $size }, { FORM($place, "en") }.
log-develops = { CAPITAL(FORM($species, "un")) } se développe { FORM($place, "en") }.
log-branches = { CAPITAL(FORM($species, "le")) } naît { FORM($parent, "de") }, à la taille { $size } (héritage : { $genome }).
log-new-biome = { CAPITAL(FORM($tile, "le")) } apparaît en { $habitat }.
log-volcano = { $tile } : le volcan réchauffe la Terre.
log-super-fern = { $tile } : la Terre se refroidit.
log-immigrant = { CAPITAL(FORM($tile, "le")) } arrive { FORM($place, "en") }.
log-immigrant-lost = { CAPITAL(FORM($tile, "le")) } ne trouve nulle part où vivre.
log-catastrophe = La carte { $card } provoque une catastrophe : les génomes de { $letters } { $letters ->
    [one] lettre
   *[other] lettres
} ou plus meurent.
log-milankovich = La carte { $card } provoque un cycle de Milankovitch.
log-erosion = Les montagnes s’érodent.
# $genome: its letters
log-heirloom = { CAPITAL(FORM($species, "le")) } tient de son macroorganisme : { $genome }.
log-ice-age = C’est une période glaciaire : aucune montagne ne s’érode.
log-no-mountains = Aucune montagne ne peut s’éroder.
log-cools = La serre descend ({ $level }), et les habitats glissent vers le sud.
log-warms = La serre monte ({ $level }), et les habitats glissent vers le nord.
log-turned-down = Un biome est retourné en { $habitat }, et plus personne ne peut y vivre : { $tile }.
log-turned-up = Un biome redevient habitable en { $habitat } : { $tile }.
log-atlantic = L’Atlantique s’ouvre.
log-cenozoic = Le Cénozoïque commence.

## Nouns

# Players, by the names of their colours.
player-red = Rouge
player-orange = Orange
player-green = Vert
player-white = Blanc
# The colour of an animal, as it stands after its shape.
colour-red = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
colour-orange = orange
    .f = orange
    .mp = orange
    .fp = orange
colour-green = vert
    .f = verte
    .mp = verts
    .fp = vertes
colour-white = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
shape-dino = dino
    .le = le dino
    .de = du dino
    .un = un dino
    .plural = dinos
    .gender = m
shape-fin = nageoire
    .le = la nageoire
    .de = de la nageoire
    .un = une nageoire
    .plural = nageoires
    .gender = f
shape-bird = oiseau
    .le = l’oiseau
    .de = de l’oiseau
    .un = un oiseau
    .plural = oiseaux
    .gender = m
shape-croc = croco
    .le = le croco
    .de = du croco
    .un = un croco
    .plural = crocos
    .gender = m
shape-cat = chat
    .le = le chat
    .de = du chat
    .un = un chat
    .plural = chats
    .gender = m
shape-rhino = rhino
    .le = le rhino
    .de = du rhino
    .un = un rhino
    .plural = rhinos
    .gender = m
shape-bat = chauve-souris
    .le = la chauve-souris
    .de = de la chauve-souris
    .un = une chauve-souris
    .plural = chauves-souris
    .gender = f
shape-dolphin = dauphin
    .le = le dauphin
    .de = du dauphin
    .un = un dauphin
    .plural = dauphins
    .gender = m
# $colour: of the player, $shape: of the wooden animal
species = { $shape } { FORM($shape, "gender") ->
    [f] { FORM($colour, "f") }
   *[m] { $colour }
}
    .le = { FORM($shape, "le") } { FORM($shape, "gender") ->
        [f] { FORM($colour, "f") }
       *[m] { $colour }
    }
    .de = { FORM($shape, "de") } { FORM($shape, "gender") ->
        [f] { FORM($colour, "f") }
       *[m] { $colour }
    }
    .un = { FORM($shape, "un") } { FORM($shape, "gender") ->
        [f] { FORM($colour, "f") }
       *[m] { $colour }
    }
    .plural = { FORM($shape, "plural") } { FORM($shape, "gender") ->
        [f] { FORM($colour, "fp") }
       *[m] { FORM($colour, "mp") }
    }
species-none = aucune espèce
# $habitat: its name, as T2, $tile: the biome there
habitat = { $tile } ({ $habitat })
    .le = { FORM($tile, "le") } ({ $habitat })
empty-habitat = emplacement vide { $habitat }
    .le = l’emplacement vide { $habitat }
# .en is asked with the name of the habitat alone.
place-biome = { $habitat }
    .bare = { $habitat }
    .en = en { $habitat }
place-husk = { $habitat }, triangle décorticage
    .bare = { $habitat }
    .en = en { $habitat }, dans le triangle décorticage
place-hunt = { $habitat }, triangle prédateur
    .bare = { $habitat }
    .en = en { $habitat }, dans le triangle prédateur
dynasty-dinosaur = dinosaures
dynasty-mammal = mammifères
letter-b = brouter (B)
letter-g = paître (G)
letter-h = décortiquer (H)
letter-i = insectivore (I)
letter-p = physiologie (P)
letter-a = agressivité (A)
letter-m = vie marine (M)
letter-n = vie nocturne (N)
letter-s = vitesse (S)
latitude-arctic = arctique
latitude-jet-stream = courant-jet
latitude-horse = subtropiques
latitude-tropical = tropiques
latitude-orogeny = montagnes
greenhouse-snowball = Terre boule de neige
greenhouse-200 = 200 ppm
greenhouse-400 = 400 ppm
greenhouse-800 = 800 ppm
greenhouse-1600 = 1 600 ppm
greenhouse-3200 = 3 200 ppm
greenhouse-hothouse = Terre étuve
period-triassic = Trias
period-jurassic = Jurassique
period-cretaceous = Crétacé
period-tertiary = Tertiaire
era-mesozoic = Mésozoïque
era-cenozoic = Cénozoïque
display-lower = exposition inférieure
    .le = l’exposition inférieure
display-upper = exposition supérieure
    .le = l’exposition supérieure
instinct-manual-dexterity = dextérité manuelle
instinct-natural-history = histoire naturelle
instinct-social-skills = compétences sociales
instinct-language = langage
culture-tool-use = utilisation des outils
    .short = outils
culture-bone-breaking = cassage d’os
culture-projectile-hunting = chasse avec projectile
    .short = projectiles
culture-division-of-labour = répartition des tâches
    .short = tâches réparties
culture-agriculture = agriculture
culture-male-contests = concours des mâles
    .short = concours mâles
# Each stands after the name of the culture and a colon; it is the species.
culture-tool-use-text = l’espèce n’est plus tenue aux limites de taille des mutations et des tuiles héritage
culture-bone-breaking-text = ses carnivores mangent des proies de toute taille
culture-projectile-hunting-text = ses carnivores ignorent un bip-bip de chaque proie
culture-division-of-labour-text = l’espèce gagne les concours de dentition contre toutes celles qui ne l’ont pas
culture-agriculture-text = ses herbivores vivent dans les emplacements vides à côté de la patrie, qui ne peut pas s’éteindre tant qu’il y a de telles fermes
culture-male-contests-text = ses enfants peuvent hériter de lettres de plusieurs sortes
# Heritage tiles, by face.
face-husk-browse-front = tuile héritage H
face-husk-browse-back = tuile héritage B
face-graze-front = tuile héritage G
face-graze-back = tuile héritage GG
face-insects-graze-front = tuile héritage I
face-insects-graze-back = tuile héritage G
face-browse-front = tuile héritage B
face-browse-back = tuile héritage BB
face-physiology-front = tuile héritage P
face-physiology-back = tuile héritage PP
niche-letter = le plus de lettres { $letter }
niche-size = la plus grande taille
nobody = personne
counted = { $number ->
    [one] { $number } { $what }
   *[other] { $number } { FORM($what, "plural") }
}
# $turn: number of the turn, $period: of the deck in use, $colour: whose turn it is
heading-turn = Tour { $turn }, { $period } : { $colour }
# $rounds: rounds in a row without a purchase from the lower display, $most: after so many the game ends
rounds-waited = attente : { $rounds } sur { $most } tours

## Biomes, homelands and immigrants
# .le stands in the log, .short in a cell of twelve columns.

tile-unknown = tuile inconnue
    .le = une tuile inconnue
tile-polar-forest = Forêt polaire
    .le = le biome Forêt polaire
    .short = For. polaire
tile-broadleaf-conifer-forest = Forêt de conifères à feuilles larges
    .le = le biome Forêt de conifères à feuilles larges
    .short = Conifères
tile-ginkgo-woodland = Bois de ginkgos
    .le = le biome Bois de ginkgos
    .short = Ginkgos
tile-lichen-tundra = Toundra à lichens
    .le = le biome Toundra à lichens
    .short = Lichens
tile-larch-forest = Forêt de mélèzes
    .le = le biome Forêt de mélèzes
    .short = Mélèzes
tile-araucarites-petrified-forest = Forêt pétrifiée d’araucarites
    .le = le biome Forêt pétrifiée d’araucarites
    .short = Araucarites
tile-palaeoniscid-ray-fins = Paléoniscidés
    .le = le biome Paléoniscidés
    .short = Paléoniscid.
tile-cycadoid = Cycadéoïdes
    .le = le biome Cycadéoïdes
tile-sea-lily-beds = Parterres de lis de mer
    .le = le biome Parterres de lis de mer
    .short = Lis de mer
tile-mediterranean-ammonites = Ammonites de Méditerranée
    .le = le biome Ammonites de Méditerranée
    .short = Ammon. médit
tile-coastal-kelp-forest = Forêt côtière de kelp
    .le = le biome Forêt côtière de kelp
    .short = Kelp côtier
tile-belemnites = Bélemnites
    .le = le biome Bélemnites
tile-clam-and-oyster-beds = Bancs de palourdes et d’huîtres
    .le = le biome Bancs de palourdes et d’huîtres
    .short = Palourdes
tile-seed-ferns = Fougères à graines
    .le = le biome Fougères à graines
    .short = Foug. graine
tile-cycad-woods = Bois de cycas
    .le = le biome Bois de cycas
    .short = Bois cycas
tile-calcareous-plankton-bloom = Efflorescence de plancton calcaire
    .le = le biome Efflorescence de plancton calcaire
    .short = Planct.calc.
tile-tree-ferns = Fougères arborescentes
    .le = le biome Fougères arborescentes
    .short = Foug. arbor.
tile-dawn-redwood-forest = Forêt de métaséquoias
    .le = le biome Forêt de métaséquoias
    .short = Métaséquoias
tile-euro-boreal-ammonites = Ammonites euro-boréales
    .le = le biome Ammonites euro-boréales
    .short = Ammon. boré.
tile-conifer-taiga = Taïga de conifères
    .le = le biome Taïga de conifères
    .short = Taïga
tile-boreal-spruce-tree-forest = Forêt boréale d’épicéas
    .le = le biome Forêt boréale d’épicéas
    .short = Épicéas
tile-african-podocarp-high-forest = Haute forêt africaine de podocarpes
    .le = le biome Haute forêt africaine de podocarpes
    .short = Podocarpes
tile-iberian-sphagnum-bog = Tourbière ibérique à sphaignes
    .le = le biome Tourbière ibérique à sphaignes
    .short = Tourbière
tile-alpine-liverwort-meadow = Prairie alpine d’hépatiques
    .le = le biome Prairie alpine d’hépatiques
    .short = Hépatiques
tile-disaster-fern-spike = Pic de fougères du désastre
    .le = le biome Pic de fougères du désastre
    .short = Pic fougères
tile-lepidodendrales-coal-swamp = Marécage houiller à lépidophytes
    .le = le biome Marécage houiller à lépidophytes
    .short = Lépidophytes
tile-calamites-thicket = Fourré de calamites
    .le = le biome Fourré de calamites
    .short = Calamites
tile-lycopod-meadow = Prairie de lycopodes
    .le = le biome Prairie de lycopodes
    .short = Lycopodes
tile-horsetail-swamp = Marécage à prêles
    .le = le biome Marécage à prêles
    .short = Prêles
tile-quillwort-coastal-marsh = Marais côtier à isoètes
    .le = le biome Marais côtier à isoètes
    .short = Isoètes
tile-lampshell-shoals = Bancs de brachiopodes
    .le = le biome Bancs de brachiopodes
    .short = Brachiopodes
tile-coelacanth-lobe-fins = Cœlacanthes
    .le = le biome Cœlacanthes
tile-cycad-thicket = Fourré de cycas
    .le = le biome Fourré de cycas
    .short = Fourré cycas
tile-termite-mounds = Termitières
    .le = le biome Termitières
tile-aspidorhyneid-ray-fins = Poissons à rostre
    .le = le biome Poissons à rostre
    .short = Poiss.rostre
tile-pycnodontid-ray-fins = Pycnodontes
    .le = le biome Pycnodontes
tile-lobsters = Homards
    .le = le biome Homards
tile-diatom-plankton = Plancton de diatomées
    .le = le biome Plancton de diatomées
    .short = Diatomées
tile-azolla-mat = Tapis d’azolla, la super-fougère
    .le = le biome Tapis d’azolla, la super-fougère
    .short = Azolla
tile-mammoth-steppe = Steppe à mammouths
    .le = le biome Steppe à mammouths
    .short = Steppe mamm.
tile-birch-and-willow-scrub = Landes à bouleaux et saules
    .le = le biome Landes à bouleaux et saules
    .short = Bouleaux
tile-cottongrass-tundra = Toundra à linaigrettes
    .le = le biome Toundra à linaigrettes
    .short = Linaigrettes
tile-polar-broadleaf-forest = Forêt polaire de feuillus
    .le = le biome Forêt polaire de feuillus
    .short = Feuillus
tile-oak-and-hickory-forest = Forêt de chênes et de caryers
    .le = le biome Forêt de chênes et de caryers
    .short = Chênes
tile-tallgrass-prairie = Prairie à hautes herbes
    .le = le biome Prairie à hautes herbes
    .short = Htes herbes
tile-beech-and-maple-forest = Forêt de hêtres et d’érables
    .le = le biome Forêt de hêtres et d’érables
    .short = Hêtres
tile-sagebrush-steppe = Steppe à armoises
    .le = le biome Steppe à armoises
    .short = Armoises
tile-aspen-and-pine-forest = Forêt de trembles et de pins
    .le = le biome Forêt de trembles et de pins
    .short = Trembles
tile-bumblebee-meadow = Prairie à bourdons
    .le = le biome Prairie à bourdons
    .short = Bourdons
tile-krill-swarms = Essaims de krill
    .le = le biome Essaims de krill
    .short = Krill
tile-shortgrass-prairie = Prairie à herbes courtes
    .le = le biome Prairie à herbes courtes
    .short = Herb.courtes
tile-yucca-desert = Désert à yuccas
    .le = le biome Désert à yuccas
    .short = Yuccas
tile-chaparral = Chaparral
    .le = le biome Chaparral
tile-mesquite-savanna = Savane à mesquites
    .le = le biome Savane à mesquites
    .short = Mesquites
tile-anchovy-shoals = Bancs d’anchois
    .le = le biome Bancs d’anchois
    .short = Anchois
tile-sand-dollar-flats = Fonds à dollars de sable
    .le = le biome Fonds à dollars de sable
    .short = Doll. sable
tile-giant-kelp = Kelp géant
    .le = le biome Kelp géant
tile-fig-rainforest = Forêt humide de figuiers
    .le = le biome Forêt humide de figuiers
    .short = Figuiers
tile-palm-jungle = Jungle de palmiers
    .le = le biome Jungle de palmiers
    .short = Palmiers
tile-cattail-marsh = Marais à massettes
    .le = le biome Marais à massettes
    .short = Massettes
tile-leafcutter-woods = Bois à fourmis coupeuses
    .le = le biome Bois à fourmis coupeuses
    .short = Bois fourmis
tile-acacia-thornwood = Fourré épineux d’acacias
    .le = le biome Fourré épineux d’acacias
    .short = Acacias
tile-llanos-grassland = Herbages des llanos
    .le = le biome Herbages des llanos
    .short = Llanos
tile-coral-reef = Récif de corail
    .le = le biome Récif de corail
    .short = Récif corail
tile-scallop-banks = Bancs de pétoncles
    .le = le biome Bancs de pétoncles
    .short = Pétoncles
tile-seagrass-meadow = Herbier marin
    .le = le biome Herbier marin
    .short = Herbier mar.
tile-flood-basalt-lupines = Lupins des coulées de basalte
    .le = le biome Lupins des coulées de basalte
    .short = Lupins
tile-ash-bed-berry-slopes = Pentes de cendres à baies
    .le = le biome Pentes de cendres à baies
    .short = Pentes baies
tile-pinyon-woodland = Bois de pins à pignons
    .le = le biome Bois de pins à pignons
    .short = Pins pignons
tile-subalpine-fir-forest = Sapinière subalpine
    .le = le biome Sapinière subalpine
    .short = Sapinière
tile-alpine-turf = Pelouse alpine
    .le = le biome Pelouse alpine
    .short = Pelouse alp.
tile-bunchgrass-basins = Bassins à herbes en touffes
    .le = le biome Bassins à herbes en touffes
    .short = Touffes
tile-giant-myriapods = Myriapodes géants
    .le = la patrie Myriapodes géants
    .short = Myriapodes
tile-appalachian-cloud-forest = Forêt de nuages des Appalaches
    .le = la patrie Forêt de nuages des Appalaches
    .short = Appalaches
tile-tree-fern-cordaites-rainforest = Forêt humide de fougères et cordaïtes
    .le = la patrie Forêt humide de fougères et cordaïtes
    .short = Cordaïtes
tile-fern-understory = Sous-bois de fougères
    .le = la patrie Sous-bois de fougères
    .short = Sous-bois
tile-multituberculates = Multituberculés
    .le = l’immigré Multituberculés
    .short = Multituber.
tile-protoceratops = Protocératops
    .le = l’immigré Protocératops
    .short = Protocérat.
tile-iguanodonts = Iguanodons
    .le = l’immigré Iguanodons
tile-velociraptors = Vélociraptors
    .le = l’immigré Vélociraptors
    .short = Vélocirapt.
tile-scelidosaurs = Scélidosaures
    .le = l’immigré Scélidosaures
    .short = Scélidosau.
tile-therizinosaurs = Thérizinosaures
    .le = l’immigré Thérizinosaures
    .short = Thérizinos.
tile-crocodiles = Crocodiles
    .le = l’immigré Crocodiles
tile-fabrosaurs = Fabrosaures
    .le = l’immigré Fabrosaures
tile-champosaurs = Champsosaures
    .le = l’immigré Champsosaures
    .short = Champsosau.
tile-placodonts = Placodontes
    .le = l’immigré Placodontes
tile-titanosaurs = Titanosaures
    .le = l’immigré Titanosaures
    .short = Titanosaur.
tile-ichthyosaurs = Ichtyosaures
    .le = l’immigré Ichtyosaures
    .short = Ichtyosaur.
tile-pliosaurs = Pliosaures
    .le = l’immigré Pliosaures
tile-mosasaurs = Mosasaures
    .le = l’immigré Mosasaures
tile-labyrinthodonts = Labyrinthodontes
    .le = l’immigré Labyrinthodontes
    .short = Labyrinth.
tile-terrestrial-crocodiles = Crocodiles terrestres
    .le = l’immigré Crocodiles terrestres
    .short = Croc. terr.
tile-deer = Cerfs
    .le = l’immigré Cerfs
tile-mammoths = Mammouths
    .le = l’immigré Mammouths
tile-bison = Bisons
    .le = l’immigré Bisons
tile-voles = Campagnols
    .le = l’immigré Campagnols
tile-bear-dogs = Chiens-ours
    .le = l’immigré Chiens-ours
tile-scimitar-cats = Chats à cimeterre
    .le = l’immigré Chats à cimeterre
    .short = Cimeterres
tile-coryphodonts = Coryphodons
    .le = l’immigré Coryphodons
tile-dawn-horses = Chevaux de l’aube
    .le = l’immigré Chevaux de l’aube
    .short = Chev. aube
tile-hyaenodonts = Hyénodons
    .le = l’immigré Hyénodons
tile-ground-sloths = Paresseux terrestres
    .le = l’immigré Paresseux terrestres
    .short = Paresseux
tile-pampatheres = Pampathères
    .le = l’immigré Pampathères
tile-terror-birds = Oiseaux de terreur
    .le = l’immigré Oiseaux de terreur
    .short = Ois.terreur
tile-eel-whales = Baleines-anguilles
    .le = l’immigré Baleines-anguilles
    .short = Baleines
tile-sea-turtles = Tortues marines
    .le = l’immigré Tortues marines
    .short = Tortues
tile-capybaras = Capybaras
    .le = l’immigré Capybaras
tile-capuchins = Capucins
    .le = l’immigré Capucins

## Cards

# Stands after « la carte » or a colon.
card-unknown = inconnue
card-carriers-constant-diaphragm = Diaphragme de Carrier
card-flow-through-lungs = Poumons à flux continu
card-feathers = Plumes
card-biped-stance = Bipédie
card-flexure-heel = Talon articulé
card-parental-protection = Protection parentale
card-digitigrade-hopping = Saut digitigrade
card-infrared-pit-sensor = Fossette infrarouge
card-placental-reproduction = Reproduction placentaire
card-tripod-stance = Posture tripode
card-long-neck = Long cou
card-seed-cracking-bill = Bec casse-graines
card-panting = Halètement
card-sculling-tail = Queue en godille
card-hibernation = Hibernation
card-fur = Fourrure
card-anteater-tongue = Langue de fourmilier
card-saber-tooth = Dents de sabre
card-scimitar-incisors-carnassial-molars = Cimeterres et carnassières
card-dilambdodont-cheek-teeth = Molaires dilambdodontes
card-forebrain = Prosencéphale
card-communication = Communication
card-hooves = Sabots
card-spines = Épines
card-courtship-territorialism = Parade et territorialité
card-pituitary-and-thyroid-glands = Hypophyse et thyroïde
card-hump = Bosse
card-hindgut-digestion = Digestion postgastrique
card-cheeks-palate-and-tongue = Joues, palais et langue
card-echolocation = Écholocation
card-foregut-digestion = Digestion prégastrique
card-caudal-fin = Nageoire caudale
card-adrenal-glands = Glandes surrénales
card-opposable-thumb = Pouce opposable
card-blubber = Couche de lard
card-lophodont-cheek-teeth = Molaires lophodontes
card-flushing-or-mobbing = Rabattage ou houspillage
card-food-storage = Réserves de nourriture
card-salt-excreting-tubenose = Narines à sel
card-directional-ears = Oreilles orientables
card-camouflage = Camouflage
card-switchblade-claw = Griffe à cran d’arrêt
card-vocal-amplifier = Amplificateur vocal
card-digging-claws = Griffes fouisseuses
card-seasonal-migration = Migration saisonnière
card-head-butting = Coups de tête
card-needle-teeth = Dents en aiguille
card-night-binocular-vision = Vision nocturne binoculaire
card-web-feet = Pattes palmées
card-gizzard-stones = Pierres de gésier
card-rooting-snout = Groin fouisseur
card-lek = Lek
card-trunk = Trompe
card-sail-back = Voile dorsale
card-bloodhound-nose = Flair de limier
card-gnawing-incisors = Incisives rongeuses
card-plate-armor = Armure de plaques
card-tail-club = Massue caudale
card-warning-cry = Cri d’alarme
card-prehensile-tongue = Langue préhensile
card-tentacles = Tentacules
card-nest-building = Construction de nids
card-nose-horn = Corne nasale
card-cud-chewing = Rumination
card-beak = Bec
card-vermiform = Vermiforme
card-ostrich-dinosaurs-feloids = Dinosaures autruches / Féloïdes
card-ostrich-dinosaurs-feloids-dinosaur = Dinosaures autruches
card-ostrich-dinosaurs-feloids-mammal = Féloïdes
card-aetosaurs-pangolins = Aétosaures / Pangolins
card-aetosaurs-pangolins-dinosaur = Aétosaures
card-aetosaurs-pangolins-mammal = Pangolins
card-duckbills-swine = Becs-de-canard / Porcins
card-duckbills-swine-dinosaur = Becs-de-canard
card-duckbills-swine-mammal = Porcins
card-nothosaurs-sea-cows = Nothosaures / Vaches marines
card-nothosaurs-sea-cows-dinosaur = Nothosaures
card-nothosaurs-sea-cows-mammal = Vaches marines
card-crocodiles-diprotodonts = Crocodiles / Diprotodontes
card-crocodiles-diprotodonts-dinosaur = Crocodiles
card-crocodiles-diprotodonts-mammal = Diprotodontes
card-owls-primates = Chouettes / Primates
card-owls-primates-dinosaur = Chouettes
card-owls-primates-mammal = Primates
card-ankylosaurs-nodosaurs-glyptodonts = Ankylo- et nodosaures / Glyptodontes
card-ankylosaurs-nodosaurs-glyptodonts-dinosaur = Ankylo- et nodosaures
card-ankylosaurs-nodosaurs-glyptodonts-mammal = Glyptodontes
card-flying-reptiles-bats = Reptiles volants / Chauves-souris
card-flying-reptiles-bats-dinosaur = Reptiles volants
card-flying-reptiles-bats-mammal = Chauves-souris
card-stegosaurs-gomphotheres = Stégosaures / Gomphothères
card-stegosaurs-gomphotheres-dinosaur = Stégosaures
card-stegosaurs-gomphotheres-mammal = Gomphothères
card-prosauropods-ceratomorphs = Prosauropodes / Cératomorphes
card-prosauropods-ceratomorphs-dinosaur = Prosauropodes
card-prosauropods-ceratomorphs-mammal = Cératomorphes
card-spinosaurs-marine-horses = Spinosaures / Chevaux marins
card-spinosaurs-marine-horses-dinosaur = Spinosaures
card-spinosaurs-marine-horses-mammal = Chevaux marins
card-turtles-morganucodonts = Tortues / Morganucodontes
card-turtles-morganucodonts-dinosaur = Tortues
card-turtles-morganucodonts-mammal = Morganucodontes
card-bone-head-dinosaurs-hippomorphs = Dinosaures à tête d’os / Hippomorphes
card-bone-head-dinosaurs-hippomorphs-dinosaur = Dinosaures à tête d’os
card-bone-head-dinosaurs-hippomorphs-mammal = Hippomorphes
card-ratites-shrews-moles = Ratites / Musaraignes et taupes
card-ratites-shrews-moles-dinosaur = Ratites
card-ratites-shrews-moles-mammal = Musaraignes et taupes
card-doves-taeniodonts-tillodonts = Colombes / Ténio- et tillodontes
card-doves-taeniodonts-tillodonts-dinosaur = Colombes
card-doves-taeniodonts-tillodonts-mammal = Ténio- et tillodontes
card-plesiosaurs-dolphins = Plésiosaures / Dauphins
card-plesiosaurs-dolphins-dinosaur = Plésiosaures
card-plesiosaurs-dolphins-mammal = Dauphins
card-hypsilophodonts-tylopods = Hypsilophodons / Tylopodes
card-hypsilophodonts-tylopods-dinosaur = Hypsilophodons
card-hypsilophodonts-tylopods-mammal = Tylopodes
card-rauisuchians-hyraxes = Rauisuchiens / Damans
card-rauisuchians-hyraxes-dinosaur = Rauisuchiens
card-rauisuchians-hyraxes-mammal = Damans
card-brontosaurs-chalicotheres = Brontosaures / Chalicothères
card-brontosaurs-chalicotheres-dinosaur = Brontosaures
card-brontosaurs-chalicotheres-mammal = Chalicothères
card-carnosaurs-mesonychids = Carnosaures / Mésonychidés
card-carnosaurs-mesonychids-dinosaur = Carnosaures
card-carnosaurs-mesonychids-mammal = Mésonychidés
card-perching-birds-rodents = Oiseaux percheurs / Rongeurs
card-perching-birds-rodents-dinosaur = Oiseaux percheurs
card-perching-birds-rodents-mammal = Rongeurs
card-ceratopsians-pecoran-ruminants = Cératopsiens / Ruminants pécores
card-ceratopsians-pecoran-ruminants-dinosaur = Cératopsiens
card-ceratopsians-pecoran-ruminants-mammal = Ruminants pécores
card-enantiornithines-pinnipeds = Énantiornithes / Pinnipèdes
card-enantiornithines-pinnipeds-dinosaur = Énantiornithes
card-enantiornithines-pinnipeds-mammal = Pinnipèdes
card-ceratosaurs-creodonts = Cératosaures / Créodontes
card-ceratosaurs-creodonts-dinosaur = Cératosaures
card-ceratosaurs-creodonts-mammal = Créodontes
card-deinonychosaurs-canoids = Deinonychosaures / Canoïdes
card-deinonychosaurs-canoids-dinosaur = Deinonychosaures
card-deinonychosaurs-canoids-mammal = Canoïdes
card-phytosaurs-lagomorphs = Phytosaures / Lagomorphes
card-phytosaurs-lagomorphs-dinosaur = Phytosaures
card-phytosaurs-lagomorphs-mammal = Lagomorphes
sizes-range = tailles { $least } à { $greatest }
sizes-one = taille { $number }
# $letters: DNA, $sizes: which sizes it fits
card-text = { $letters }, { $sizes }
no-letters = aucune lettre
card-text-instinct = { $letters }, { $sizes }, { $instincts }
# $name: of the side, $shape: of the species it starts
card-text-genotype = { $name }, { FORM($shape, "un") } : { $letters }, { $sizes }
event-new-tiles = { $number ->
    [one] { $number } nouvelle tuile
   *[other] { $number } nouvelles tuiles
}
event-erosion = érosion
event-milankovich = cycle de Milankovitch : { $where }
event-catastrophe-up = catastrophe : les génomes de { $number } { $number ->
    [one] lettre
   *[other] lettres
} ou plus meurent, puis le climat se réchauffe
event-catastrophe-down = catastrophe : les génomes de { $number } { $number ->
    [one] lettre
   *[other] lettres
} ou plus meurent, puis le climat se refroidit

## Options of a decision

option-done = ne rien faire de plus
    .button = Rien de plus
option-stay = ne rien changer
option-parent = { $species } comme parent
    .section = Le parent est
    .chip = { $species }
option-discard = défausser la carte
option-fossil = garder la carte comme fossile
# $price: genes to pay, $genes: genes that lie on the card
option-buy = acheter la carte { $card } dans { FORM($display, "le") }{ $price ->
    [0] {" (gratuite)"}
    [1] {" pour un gène"}
   *[other] {" pour "}{ $price }{" gènes"}
}{ $genes ->
    [0] {""}
    [1] {" et prendre le gène posé dessus"}
   *[other] {" et prendre les "}{ $genes }{" gènes posés dessus"}
} : { $text }
    .section = Acheter dans { FORM($display, "le") }
    .chip = { $card } pour { $price }
option-card = { $card } : { $text }
option-larger = faire grandir { FORM($species, "le") } à la taille { $number }
    .section = { CAPITAL($species) }
    .chip = grandir à la taille { $number }
option-smaller = faire rapetisser { FORM($species, "le") } à la taille { $number }
    .section = { CAPITAL($species) }
    .chip = rapetisser à la taille { $number }
option-culture = adopter avec { FORM($species, "le") } la culture { $culture } : { $text }
    .section = { CAPITAL($species) }
    .chip = adopter la culture { $culture }
option-track-more = gagner { $letter } avec { FORM($species, "le") }
    .section = { CAPITAL($species) }
    .chip = gagner { $letter }
option-track-less = perdre { $letter } avec { FORM($species, "le") }
    .section = { CAPITAL($species) }
    .chip = perdre { $letter }
option-develop = développer { FORM($species, "un") }
    .section = Développer un animal
    .chip = { $species }
option-branch = développer une nouvelle espèce, { FORM($species, "un") }, à partir { FORM($parent, "de") }
    .section = Développer une nouvelle espèce
    .chip = { $species } à partir { FORM($parent, "de") }
option-species = { $species } (taille { $number }, { $letters })
    .chip = { $species }
    .le = { FORM($species, "le") } (taille { $number }, { $letters })
    .de = { FORM($species, "de") } (taille { $number }, { $letters })
    .un = { FORM($species, "un") } (taille { $number }, { $letters })
option-species-bare = { $species } (taille { $number })
    .chip = { $species }
    .le = { FORM($species, "le") } (taille { $number })
    .de = { FORM($species, "de") } (taille { $number })
    .un = { FORM($species, "un") } (taille { $number })
# $prey: who eats plants below the triangle
option-place-hunt = { $place } – proies : { $prey } ; carnivores présents : { $who }
    .section = Chasser
    .chip = { FORM($place, "bare") }
option-place-farm = une ferme, { $place } – animaux présents : { $who }
    .section = Cultiver
    .chip = { $place }
option-place-need = { $place } – demande : { $letters } ; niche : { $niche } ; animaux présents : { $who }
    .section = Se nourrir de plantes
    .chip = { $place }
option-drift = { $number ->
    [1] voler son seul gène à { $colour }
   *[other] voler à { $colour } un de ses { $number } gènes
}
    .section = Voler un gène
    .chip = à { $colour } ({ $number })
# $letters: on the face that is up, $other: on the back of it
option-face = hériter de la face { $letters } de la tuile héritage { $letters }/{ $other } ({ $sizes })
option-inherit = hériter : { $letters }
    .section = Hériter
    .chip = { $letters }
option-size = taille { $number }
    .section = Taille
    .chip = { $number }

## Drawing

ground-land = terre
ground-sea = mer
ground-amphibian = terre ou mer
ground-ice = glace
ground-barren = mer stérile
drawing-board = Plan
drawing-cards = Cartes
drawing-cards-note = gènes à payer, en partant de la gauche
drawing-lower-display = Exposition inférieure : avec événement
drawing-upper-display = Exposition supérieure : sans événement
# $most: the rounds without a purchase from the lower display that end the game
drawing-waited-title = Quand personne n’a rien acheté dans l’exposition inférieure pendant { $most } tours de table de suite, la partie se termine.
drawing-general-deck = général
drawing-tracks = Tailles et bip-bip
drawing-cultures = Cultures
drawing-greenhouse = Serre
drawing-greenhouse-title = Niveau de serre : { $level }.
drawing-slots-sea = Les emplacements vides sont de la mer.
drawing-slots-land = Les emplacements vides sont de la terre.
drawing-frozen = Les biomes à étoile blanche sont gelés.
drawing-drowned = Les biomes à étoile bleue sont noyés.
drawing-episode-atlantic = L’Atlantique est ouvert
drawing-episode-atlantic-not-yet = Première catastrophe : l’Atlantique s’ouvre
drawing-episode-cenozoic = Le Cénozoïque a commencé
drawing-episode-cenozoic-not-yet = Deuxième catastrophe : Cénozoïque
drawing-atlantic-open = L’Atlantique : seuls les animaux avec MM ou plus le traversent, et aucun biome ne glisse par-dessus.
drawing-atlantic-closed = Ici, l’Atlantique s’ouvrira à la première catastrophe.
drawing-tarpit = Tarpit
# $number: tiles in it
drawing-tarpit-title = { $number ->
    [0] Le tarpit (puits de goudron) est vide.
    [1] Une tuile dans le tarpit (puits de goudron) :
   *[other] { $number } tuiles dans le tarpit (puits de goudron) :
}
drawing-tarpit-empty = vide
drawing-pools = À venir : { $mesozoic } Mésozoïque, { $cenozoic } Cénozoïque
# $habitat: its name, $ground: land or sea, $climax: its printed number
drawing-empty-slot = Emplacement vide { $habitat } : { $ground }, apogée { $climax }.
drawing-mountain = Dans les montagnes.
drawing-home-slot = La patrie du joueur { $colour } commence ici.
drawing-biome = { $tile } en { $habitat } : { $ground }, latitude d’origine : { $latitude }, apogée { $climax }.
drawing-flipped = Face cachée : personne ne vit ici, et son apogée compte { $number } de plus.
drawing-homeland = Patrie du joueur { $colour } : ne demande rien, et la niche revient à { $colour }.
# $letters: DNA, $words: the same in words
drawing-needs = Demande { $letters } : { $words }.
drawing-niche = Niche : { $niche }.
drawing-husk = Un deuxième herbivore, avec { $letters }, vit dans le triangle décorticage.
drawing-star-white = Étoile blanche : glace à 200 ppm.
drawing-star-blue = Étoile bleue : noyé à 3 200 ppm.
drawing-volcano = Volcan : réchauffe à son arrivée.
drawing-super-fern = Super-fougère : refroidit à son arrivée, ne glisse jamais, et les animaux y comptent triple.
drawing-immigrant-herbivore = { $tile } : immigré herbivore ({ $ground }, { $latitude }) de taille { $size }, avec { $letters } et 6 dents.
drawing-immigrant-predator = { $tile } : immigré prédateur ({ $ground }, { $latitude }), avec { $letters } et 1 dent, de la taille de sa proie.
# $price: genes to pay, $genes: genes on the card
drawing-price = { $genes ->
    [0] { $card } : coûte { $price }.
    [1] { $card } : coûte { $price }, porte un gène.
   *[other] { $card } : coûte { $price }, porte { $genes } gènes.
}
drawing-held = { $card } : achetée, à jouer.
drawing-event = Son événement : { $event }.
drawing-size = Taille { $number } : { $who }
drawing-track = { $letters } : { $who }
drawing-there = { $what }.
drawing-says = { $text }.
# The name of a culture where room is scarce.
drawing-culture = { CAPITAL(FORM($culture, "short")) }
drawing-culture-needs = Demande : { $instincts }.
drawing-culture-who = Espèces qui l’ont : { $who }.
drawing-teeth = { $number } dents, { $dynasty }
drawing-genes = { $number ->
    [0] { $colour } n’a pas de gène
    [1] { $colour } a un gène
   *[other] { $colour } a { $number } gènes
}
drawing-no-genes = aucun gène
drawing-counts = population { $population } · fossiles : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, génotypes : { $genotypes }
drawing-player = { $colour } ({ $seat }) : { $points } { $points ->
    [one] point
   *[other] points
}, { $counts }
drawing-you = vous
drawing-tusker = le deux-défenses
drawing-in-turn = { $seat }, tour en cours
drawing-lazarus = { $seat }, Lazare
drawing-not-alive = { CAPITAL(FORM($species, "le")) } n’est pas en vie.
drawing-unused = pas en vie
drawing-no-stack = aucune carte
drawing-no-letters = aucun ADN
drawing-species = { $species } : taille { $size }, { $letters } ; { $map } sur le plan, { $supply } en réserve.
drawing-stack = Pile : { $cards }.
drawing-instincts = Instincts : { $instincts }.
drawing-has-cultures = Cultures : { $cultures }.
drawing-map-supply = plan { $map } · réserve { $supply }
drawing-heritage = héritage
drawing-heritage-title = Tuiles héritage en réserve : { $tiles }.
# $waited: rounds-waited
drawing-turn = Tour { $turn }, { $period }, { $waited }
drawing-key = Légende
drawing-key-b = brouter : feuilles d’arbres
drawing-key-g = paître : herbe et buissons
drawing-key-h = décortiquer : noix, graines
drawing-key-i = insectes, petits animaux
drawing-key-p = physiologie et climat
drawing-key-a = agressif ou blindé
drawing-key-m = marin
drawing-key-n = nocturne ou fouisseur
drawing-key-s = rapide
drawing-key-white = glace à 200 ppm
drawing-key-blue = noyé à 3 200 ppm
drawing-key-volcano = volcan : réchauffe
drawing-key-fern = super-fougère : refroidit
drawing-key-niche = niche (ici : taille)

## Board in a terminal

board-over = La partie est terminée.
board-setup = La partie se prépare.
board-legend-slot = emplacement : nom, sol (. terre, ~ mer, ^ monts, * glace), apogée, étoile, niche
board-legend-places = puis nom, besoins+décorticage, ! prédateurs, = biome, u triangle décorticage
board-bought = carte achetée
board-decks = Paquets
board-lazarus = Lazare : aucune espèce en vie
board-genes = { $number ->
    [one] ({ $number } gène dessus) {""}
   *[other] ({ $number } gènes dessus) {""}
}
board-genes-held = { $number ->
    [one] { $number } gène
   *[other] { $number } gènes
}
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# A tile has a form "short" where its name does not fit into twelve columns and can be shortened.
board-tile = { FORM($tile, "short") }
board-deck = { $deck } { $number }
# $tiles: the letters on both sides of each heritage tile
board-heritage = héritage { $tiles }
# White stars freeze (gel), blue ones drown (noyade).
mark-star-white = g
mark-star-blue = n
mark-red = R
mark-orange = O
mark-green = V
mark-white = B
# Five letters at most.
mark-size = grand
mark-dino = d
mark-fin = n
mark-bird = o
mark-croc = c
mark-cat = c
mark-rhino = r
mark-bat = s
mark-dolphin = d

## Rules, in our words

rule-2-2 = Chaque couleur a un nombre de dents et appartient à une dynastie. Beaucoup de dents font de bons herbivores, peu de dents de bons carnivores.
rule-2-2a = Dans l’ordre croissant des dents, les couleurs sont Rouge, Orange, Vert et Blanc. Cet ordre dit qui commence et départage les égalités.
rule-2-2b = Rouge et Vert sont des dinosaures, Orange et Blanc des mammifères. La dynastie décide du côté d’un génotype que vous pouvez jouer.
rule-2-2c = Rouge a 2 dents, Orange 3, Vert 4 et Blanc 5, pour toute la partie et pour toutes ses espèces.
rule-2-3 = L’ADN est imprimé en lettres sur les mutations, les génotypes, les tuiles héritage et les immigrés.
rule-2-3a = Chaque lettre est une capacité. Cinq lettres sont diététiques, quatre sont des bip-bip.
rule-2-3b = Lettres diététiques : B broute les arbres, G paît, H décortique les noix, I mange des insectes, et P est la physiologie, la capacité à supporter le climat.
rule-2-3c = Lettres bip-bip : A est agressif ou blindé, M marin, N nocturne ou fouisseur, S rapide.
rule-2-3d = Le génome d’une espèce, ce sont toutes ses lettres : les diététiques de sa pile et les bip-bip que montrent ses pistes.
rule-2-3e = Les lettres de même sorte s’additionnent : SS est plus rapide que S.
rule-2-3f = La pile d’une espèce est sa carte générique avec les mutations, génotypes et tuiles héritage posés dessus. Une pile peut être vide tant que l’espèce a des animaux sur le plan.
rule-2-4 = Les tuiles ère sont des biomes, qui nourrissent les animaux, et des immigrés, qui concurrencent les vôtres.
rule-2-4a = Les tuiles sont du Mésozoïque ou du Cénozoïque. Les biomes sont terrestres, marins ou de montagne ; les immigrés vivent sur terre, en mer ou dans les deux.
rule-2-4b = Un herbivore ne peut manger un biome que si son génome a chaque lettre demandée, autant de fois qu’elle est imprimée.
rule-2-4c = La niche d’un biome n’est pas un prérequis. Elle décide qui reste quand plusieurs herbivores veulent le même biome.
rule-2-4d = Un biome montre la latitude où il apparaît et son apogée, de 1 à 99. Plus l’apogée est bas, plus tôt il s’éteint.
rule-2-4e = Les biomes d’orogenèse n’apparaissent que dans les montagnes et ne bougent pas quand la serre change.
rule-2-4f = Une patrie ne demande aucune lettre, et sa niche est la couleur de son joueur.
rule-2-4g = Les immigrés sont des herbivores, avec une taille et 6 dents, ou des prédateurs à 1 dent, toujours de la taille de leur proie. La tuile montre la latitude où ils entrent ; ils n’ont pas d’apogée.
rule-2-5 = À côté du plan se trouvent les pistes de taille et de bip-bip, six cultures, le tarpit (puits de goudron), la serre et deux disques pour les épisodes.
rule-2-5a = Un animal sur la piste taille montre la taille de son espèce, de 1 (un chien) à 6 (quarante tonnes).
rule-2-5b = Quatre pistes montrent combien une espèce a de S, M, N et A, jusqu’à trois.
rule-2-5c = Six cases reçoivent les animaux des espèces qui ont une culture.
rule-2-5d = Les biomes et immigrés morts restent dans le tarpit jusqu’à ce qu’ils soient distribués comme fossiles.
rule-2-5e = La piste de serre montre le climat de tout le plan.
rule-2-5f = Deux disques attendent la première et la deuxième catastrophe : l’Atlantique, puis le Cénozoïque.
rule-2-6 = Le plan est l’Amérique du Nord au début du Mésozoïque.
rule-2-6a = Il y a 26 habitats, chacun avec un emplacement pour un biome et un apogée imprimé qui compte tant que l’emplacement est vide.
rule-2-6b = Les carnivores sont dans le triangle au-dessus du biome et mangent les herbivores d’en dessous ; les décortiqueurs sont dans le triangle au-dessous et mangent noix ou racines.
rule-2-6c = Deux chaînes de trois montagnes vont du nord au sud. D’autres biomes peuvent aussi s’y trouver.
rule-2-6d = Les rangées sont la latitude arctique, le courant-jet, les latitudes subtropicales et les tropiques ; les tropiques ont deux rangées.
rule-2-6e = Un habitat sans biome est de la mer quand la serre est à 1 600 ppm ou plus, et de la terre sinon.
rule-2-7 = Chaque couleur a quatre cartes génériques, une par silhouette de ses espèces.
rule-2-8 = Chaque espèce a huit animaux en bois ; une couleur en a donc 32.
rule-3-1 = Les couleurs sont attribuées au hasard.
rule-3-2 = Le joueur qui a le moins de dents commence avec 3 gènes, les autres avec 4.
rule-3-3 = Chaque joueur a cinq tuiles héritage.
rule-3-4 = Les tuiles du Mésozoïque et du Cénozoïque forment deux réserves, face cachée ; les patries ne sont dans aucune.
rule-3-5 = 22 tuiles du Mésozoïque sont piochées pour le plan.
rule-3-5a = Un biome va à l’emplacement de sa latitude dont l’apogée est le plus bas ; un biome qui s’y trouvait va au tarpit.
rule-3-5b = Pendant la préparation, un biome d’orogenèse va à l’emplacement de la chaîne orientale dont l’apogée est le plus bas.
rule-3-5c = L’apogée d’un emplacement est celui du biome qui s’y trouve, ou celui qui est imprimé s’il est vide.
rule-3-5d = Les immigrés piochés pendant la préparation quittent la partie, et les volcans ne réchauffent pas.
rule-3-6 = Les animaux de chaque espèce sont sur sa carte générique.
rule-3-7 = Chaque joueur commence avec une espèce, l’archétype.
rule-3-7a = L’archétype commence à la taille 1.
rule-3-7b = Votre patrie va à son propre emplacement, ce qui s’y trouvait va au tarpit, et un animal de l’archétype y prend place. Les patries des couleurs qui ne jouent pas sont écartées.
rule-3-8 = Les cartes sont réparties en quatre paquets période et deux expositions ; le reste est le paquet général.
rule-3-8a = Le paquet du Trias a trois cartes par joueur.
rule-3-8b = Le paquet du Jurassique a cinq cartes.
rule-3-8c = Le paquet du Crétacé a huit cartes.
rule-3-8d = Le paquet du Tertiaire a sept cartes.
rule-3-8e = Il y a cinq cartes dans l’exposition inférieure et cinq dans l’exposition supérieure. À deux joueurs, celle-ci peut être supprimée.
rule-3-9 = Trois disques marquent l’Atlantique, l’ère et la serre.
rule-3-9a = Au début, l’Atlantique est fermé et l’ère est le Mésozoïque.
rule-3-9b = La serre commence à 800 ppm.
rule-4-1 = Le joueur qui a le moins de dents commence ; ensuite, on joue tour à tour.
rule-4-2 = À votre tour, faites une action : acheter une carte, retailler, adopter une culture ou développer un animal. Deux autres actions sont des options de la partie.
rule-4-2a = Achetez une carte d’une exposition, à jouer ou à défausser aussitôt, et piochez la suivante.
rule-4-2b = Déplacez une de vos espèces d’une case sur la piste taille.
rule-4-2c = Mettez un animal d’une espèce qui a les deux instincts dans une culture.
rule-4-2d = Mettez un animal de la réserve à une place à portée où il peut vivre. Il peut fonder une nouvelle espèce.
rule-4-2e = Option : posez deux gènes sur la carte la moins chère de l’exposition inférieure et déplacez d’une case un bip-bip d’une de vos espèces. Ses prédateurs peuvent suivre gratuitement.
rule-4-2f = Option : volez un gène à un joueur qui en a le plus.
rule-4-3 = Chaque tour se termine par les concours d’herbivores, puis ceux de carnivores, jusqu’à ce que plus personne ne doive partir.
rule-4-3a = À la fin, un biome ou un triangle contient un animal ; un triangle prédateur au-dessus de deux herbivores peut en contenir deux.
rule-4-3b = Un carnivore sans proie convenable meurt, de même qu’un herbivore qui ne peut pas manger là où il est.
rule-4-3c = Les cartes et les tuiles qui ne conviennent plus à la taille de leur espèce quittent sa pile.
rule-4-3d = Après un achat, chaque exposition a de nouveau cinq cartes.
rule-4-4 = Quand la dernière carte d’une période a été piochée, le tarpit est partagé à la fin de ce tour.
rule-4-4a = Votre population, ce sont tous vos animaux sur le plan. Les animaux de l’habitat de la super-fougère comptent pour trois.
rule-4-4b = Le joueur qui a la plus grande population mène ; à égalité, celui qui a le plus de gènes, puis celui qui a le moins de dents.
rule-4-4c = Les rangs suivants se trouvent de la même façon.
rule-4-4d = Le meneur prend la moitié du tarpit, arrondie à l’unité supérieure ; le suivant prend la moitié du reste, et ainsi de suite. Qui n’a pas d’animal sur le plan ne prend rien.
rule-4-4e = Les tuiles que vous prenez sont des fossiles, qui valent un point chacun.
rule-5-0 = Vous pouvez acheter une des cinq cartes d’une exposition si vous pouvez la payer.
rule-5-0a = Une carte coûte un gène par carte à sa gauche ; posez-en un sur chacune. Celle de gauche est gratuite.
rule-5-0b = Après avoir payé, vous prenez les gènes qui sont sur la carte achetée.
rule-5-0c = Une carte achetée est jouée aussitôt ou défaussée ; il n’y a pas de main.
rule-5-0d = Pour l’exposition inférieure, la carte suivante vient du paquet période et son événement a lieu. Pour l’exposition supérieure, elle vient du paquet général, sans événement.
rule-5-0e = Les cartes glissent vers la gauche pour combler le vide, et la nouvelle va tout à droite.
rule-5-0f = Si la carte piochée était la dernière de sa période, le tour se termine par un décompte.
rule-6-0 = Une carte piochée pour l’exposition inférieure apporte un événement parmi quatre : nouvelles tuiles, catastrophe, cycle de Milankovitch ou érosion.
rule-6-1 = Deux tuiles sont piochées, l’une après l’autre, chacune avec tout ce qui s’ensuit.
rule-6-1a = Elles viennent de la réserve de l’ère en cours.
rule-6-1b = Un biome va à l’emplacement de sa latitude dont l’apogée est le plus bas, un biome d’orogenèse au plus bas des deux chaînes.
rule-6-1c = Un biome qui se trouve à cet emplacement meurt, même si son apogée est plus haut que celui du nouveau.
rule-6-1d = À 3 200 ppm, un nouveau biome à étoile bleue, et à 200 ppm un biome à étoile blanche arrive face cachée.
rule-6-1e = Un volcan fait monter la serre d’une case.
rule-6-1f = La super-fougère fait descendre la serre d’une case. Elle ne glisse jamais, et les animaux qui sont avec elle comptent pour trois.
rule-6-1g = Un immigré entre dans sa latitude au biome d’apogée le plus bas où il peut manger et où aucun autre immigré ne le gêne. Il reste sur son sol : terre, mer ou les deux. S’il ne trouve rien à manger, il va au tarpit.
rule-6-2 = Une catastrophe tue les espèces les plus spécialisées, déplace la serre, et peut ouvrir un épisode.
rule-6-2a = Chaque espèce et chaque immigré dont le génome a autant de lettres que le niveau, ou plus, s’éteint.
rule-6-2b = La première catastrophe de la partie ouvre l’Atlantique, la deuxième fait commencer le Cénozoïque, après tout le reste.
rule-6-3 = Dans chaque latitude que nomme la carte, le biome d’apogée le plus bas meurt.
rule-6-4 = À 800 ppm ou plus, le biome d’orogenèse d’apogée le plus haut meurt et la serre descend d’une case. Quand il fait plus froid, il ne se passe rien.
rule-7-0 = Une carte est une mutation ou un génotype.
rule-7-1 = Une mutation va dans la pile d’une de vos espèces en vie et lui donne ses lettres et ses instincts.
rule-7-2 = Seule une espèce dans les limites de taille de la carte peut la recevoir.
rule-7-3 = De nouvelles lettres bip-bip déplacent les marqueurs de l’espèce. Un marqueur s’arrête à trois, même si les cartes en ont plus.
rule-7-3a = La première lettre d’une sorte demande un animal de la réserve comme marqueur. Faute d’animal, la carte doit être défaussée.
rule-7-3b = Une espèce de taille 1 avec SSS vole : elle migre jusqu’à sept habitats, au-dessus de la terre, de la mer et de la glace.
rule-7-3c = Une espèce de taille 1 avec NNN vit en colonies souterraines et a les compétences sociales.
rule-7-3d = Une espèce avec MMM a le langage.
rule-7-3e = Une espèce avec AAA a l’histoire naturelle, et sa patrie ne gèle pas.
rule-7-3f = Avec un M, une espèce est amphibie. Avec un deuxième, elle s’éteint sur terre ; si elle perd son seul M, elle s’éteint en mer.
rule-7-4 = Un génotype fonde une nouvelle espèce de sa silhouette. Le parent doit être dans les limites de taille et avoir au moins la moitié des lettres, arrondie à l’unité supérieure. L’enfant a les lettres de la carte et rien d’autre.
rule-7-4a = Les dinosaures jouent le côté dinosaure, les mammifères le côté mammifère.
rule-7-4b = Un animal de l’enfant prend la place d’un animal du parent, là où l’enfant peut vivre. Le parent peut s’éteindre ainsi.
rule-7-4c = L’enfant a la taille de son parent, et des marqueurs pour les bip-bip de la carte.
rule-7-5 = Si vous avez déjà une espèce en vie de cette silhouette, le génotype devient un fossile.
rule-7-5a = Pour cela, l’espèce de cette silhouette doit elle-même être dans les limites de taille et avoir la moitié des lettres. Elle ne change pas.
rule-8-0 = Une espèce grandit ou rapetisse d’une case.
rule-8-0a = Les mutations hors limites quittent la partie, les génotypes deviennent des fossiles, les tuiles héritage retournent à la réserve. On ne peut pas se défaire d’ADN à volonté.
rule-8-0b = Quand un herbivore change de taille, chaque espèce qui le chasse peut changer la sienne d’une case, gratuitement.
rule-9-0 = Une espèce qui a les deux instincts d’une culture peut y mettre un animal de la réserve.
rule-9-1 = Les instincts sont des icônes sur les mutations ; le bout de trois pistes bip-bip en donne aussi un. On n’en hérite pas.
rule-9-1a = La dextérité manuelle est nécessaire à l’utilisation des outils, au cassage d’os et à la chasse avec projectile.
rule-9-1b = L’histoire naturelle est nécessaire au cassage d’os, à l’agriculture et aux concours des mâles.
rule-9-1c = Les compétences sociales sont nécessaires à l’utilisation des outils, à la répartition des tâches et aux concours des mâles.
rule-9-1d = Le langage est nécessaire à la chasse avec projectile, à la répartition des tâches et à l’agriculture.
rule-9-2 = Une culture dure jusqu’à ce que l’espèce s’éteigne, même si elle perd les instincts. Une espèce n’a chaque culture qu’une fois.
rule-9-2a = Utilisation des outils : l’espèce n’est plus tenue aux limites de taille des mutations et des tuiles héritage, mais le vol et les colonies demandent toujours la taille 1.
rule-9-2b = Cassage d’os : les carnivores de l’espèce mangent des proies de toute taille.
rule-9-2c = Chasse avec projectile : les carnivores de l’espèce peuvent ignorer une sorte de bip-bip de chaque proie.
rule-9-2d = Répartition des tâches : l’espèce gagne tout concours de dentition contre les espèces qui ne l’ont pas.
rule-9-2e = Agriculture : les herbivores de l’espèce peuvent vivre dans les emplacements vides à côté de votre patrie. Une patrie qui a une telle ferme ne peut pas s’éteindre.
rule-9-2f = Concours des mâles : les enfants de l’espèce peuvent hériter de lettres de plusieurs sortes.
rule-10-0 = Vous mettez un animal de la réserve à une place où il peut vivre, à portée d’un parent.
rule-10-1 = Choisissez comme parent un de vos animaux sur le plan.
rule-10-2 = L’enfant a la silhouette de son parent, ou une de vos silhouettes qui n’est pas en vie : c’est alors une nouvelle espèce.
rule-10-3 = Une nouvelle espèce a la taille de son parent et peut hériter d’une sorte de bip-bip et d’une tuile héritage.
rule-10-3a = Sa taille est celle du parent.
rule-10-3b = Elle peut reprendre tout ou partie d’une sorte de bip-bip que possède le parent.
rule-10-3c = Elle peut prendre dans votre réserve une tuile héritage avec des lettres que possède le parent, dans les limites de taille de la tuile. Ces tuiles n’apportent jamais de lettres nouvelles au monde.
rule-10-4 = La destination doit nourrir l’enfant : par ses lettres dans un biome ou un triangle décorticage, par une proie convenable dans un triangle prédateur. Aucune espèce ne mange les siens. La place peut être occupée ; le concours décide.
rule-11-0 = Un enfant parcourt autant d’habitats que sa taille et ses P réunis ; un animal volant toujours sept. Les pas en diagonale sont interdits.
rule-11-1 = Ce qui se trouve en chemin doit être ouvert à l’animal.
rule-11-1a = Sans M, un animal n’entre pas en mer, sauf s’il vole.
rule-11-1b = Avec deux M ou plus, il n’entre pas sur terre, sauf s’il vole.
rule-11-1c = Avec exactement un M, il entre dans les deux, mais parcourt un habitat de moins.
rule-11-1d = Seuls les animaux volants entrent sur la glace.
rule-12-0 = Certains biomes nourrissent un deuxième herbivore, dans le triangle au-dessous, de noix (H) ou de racines (N), et donc deux carnivores au-dessus.
rule-12-0a = La niche est la même dans le biome et dans son triangle décorticage.
rule-12-0b = Un décortiqueur est un herbivore comme les autres.
rule-13-0 = Quand plusieurs herbivores veulent une place, des concours se suivent jusqu’à ce qu’il en reste un.
rule-13-1 = Ceux qui n’ont pas les lettres que demande la place perdent.
rule-13-2 = Ceux qui répondent moins à la niche qu’un autre perdent.
rule-13-2a = Si la niche est une lettre, l’espèce qui a le plus de cette lettre reste.
rule-13-2b = Si la niche est la taille, la plus grande espèce reste.
rule-13-2c = Dans une patrie, sa propre couleur reste. Les fermes n’ont pas de niche.
rule-13-3 = Si un carnivore est présent, les herbivores qu’il peut manger perdent contre ceux qu’il ne peut pas manger.
rule-13-4 = Les herbivores qui ont moins de dents perdent. Entre espèces d’une même couleur, le propriétaire choisit.
rule-13-5 = Un immigré herbivore participe comme un animal, avec 6 dents. De deux immigrés, le premier arrivé reste.
rule-13-6 = Un perdant va à une autre place du même habitat, si elle est libre et le nourrit. Sinon, il sort : les animaux retournent à leur propriétaire, les immigrés vont au tarpit.
rule-14-0 = Un triangle prédateur nourrit autant de carnivores qu’il y a d’herbivores au-dessous. Les perdants peuvent devenir herbivores dans le même habitat s’ils le peuvent.
rule-14-1 = Un carnivore doit pouvoir manger un herbivore de son habitat, animal ou immigré, sinon il meurt.
rule-14-1a = Prédateur et proie diffèrent d’une taille au plus.
rule-14-1b = Le prédateur a au moins autant de S que sa proie.
rule-14-1c = Le prédateur a au moins autant de N que sa proie.
rule-14-1d = Le prédateur a au moins autant de lettres A que sa proie.
rule-14-1e = Le prédateur a au moins autant de M que sa proie.
rule-14-2 = Un carnivore perd contre un carnivore qui a plus de P.
rule-14-3 = Ensuite, les carnivores qui ont plus de dents perdent. Entre espèces d’une même couleur, le propriétaire choisit.
rule-14-4 = Un immigré prédateur participe comme un animal.
rule-14-4a = Il a la taille de sa proie.
rule-14-4b = Il a une dent.
rule-15-0 = La serre est le climat du plan. Ses deux bouts terminent la partie.
rule-15-1 = Quand la serre bouge, les biomes bougent avec tout ce qui y vit.
rule-15-1a = Ils glissent vers le nord quand le climat se réchauffe, vers le sud quand il se refroidit, et restent au bord du plan. Les biomes d’orogenèse et la super-fougère ne glissent jamais.
rule-15-1b = Là où deux biomes se rencontrent, celui d’apogée le plus bas meurt ; ses animaux survivent si l’autre les nourrit.
rule-15-1c = À 3 200 ppm, les biomes à étoile bleue sont retournés face cachée : biome marin stérile. Quand le climat se refroidit, ils sont remis face visible.
rule-15-1d = À 200 ppm, les biomes à étoile blanche sont retournés face cachée : glace. Quand le climat se réchauffe, ils sont remis face visible.
rule-15-1e = Personne ne vit sur un biome face cachée, et son apogée compte 100 de plus.
rule-15-2 = La nature des emplacements vides dépend de la serre.
rule-15-2a = À 1 600 ppm ou plus, les emplacements vides sont de la mer.
rule-15-2b = À 800 ppm ou moins, les emplacements vides sont de la terre.
rule-16-0 = Les biomes, les immigrés et les espèces peuvent s’éteindre.
rule-16-1 = Les biomes et les immigrés morts quittent le plan.
rule-16-1a = Ils vont au tarpit.
rule-16-2 = Une espèce sans animal sur le plan est éteinte.
rule-16-2a = Ses mutations quittent la partie, ses génotypes deviennent des fossiles, ses tuiles héritage retournent à la réserve.
rule-16-2b = Tous ses animaux reviennent, y compris ceux des pistes et des cultures, et la silhouette peut resservir.
rule-16-3 = Un joueur sans espèce continue comme joueur Lazare : les cartes achetées sont défaussées ou servent à ressusciter, et le tarpit ne lui donne rien.
rule-16-3a = Un joueur Lazare qui achète une mutation peut ressusciter avec elle une quelconque des quatre silhouettes, de n’importe quelle taille dans ses limites, partout où elle peut vivre.
rule-17-0 = Les deux premières catastrophes ouvrent chacune un épisode.
rule-17-1 = L’Atlantique s’ouvre : seuls les animaux avec deux M ou plus le traversent, ni les animaux volants ni les amphibiens, et les biomes ne glissent pas par-dessus.
rule-17-2 = Le Cénozoïque commence : désormais, les tuiles viennent de l’autre réserve.
rule-18-0 = La partie se termine avec le tour où survient une de ses fins, après un dernier décompte.
rule-18-0a = Le dernier paquet période est vide.
rule-18-0b = Une des deux réserves de tuiles est vide. En option, la réserve du Cénozoïque prend le relais quand celle du Mésozoïque est vide.
rule-18-0c = La serre atteint la Terre boule de neige ou la Terre étuve.
rule-18-1 = Qui a le plus de points l’emporte : un par tuile fossile, et ce qui suit.
rule-18-1a = Un génotype parmi vos fossiles vaut autant de points qu’il a de lettres.
rule-18-1b = Chaque animal sur le plan et chaque animal dans une culture vaut un point.
rule-18-1c = À égalité, le joueur qui a le plus de gènes l’emporte.
rule-18-2 = Une de vos espèces peut continuer dans le jeu Origins, avec ses instincts.
rule-18-2a = D’autres instincts peuvent être achetés pour quatre gènes chacun.
rule-18-2b = Qui a le plus d’instincts choisit en premier une carte cerveau ; les points départagent.
rule-18-2c = La carte cerveau commence avec les icônes de votre meilleure espèce en vie. Sans instinct, vous ne pouvez pas continuer.
rule-18-2d = Origins commence par une période glaciaire si la serre a fini à 400 ppm ou moins, sinon par une période tropicale.
rule-19-0 = On peut jouer en solitaire.
rule-19-1 = Votre adversaire est le deux-défenses, Blanc : une seule espèce d’herbivores de taille 3, menée par des règles fixes. Il a sa part du tarpit.
rule-19-1a = Le deux-défenses commence à la taille 3 avec 10 gènes, vous sans aucun.
rule-19-1b = D’abord, il adopte une culture, s’il a les instincts.
rule-19-1c = Sinon, il se développe à la place habitable d’apogée le plus bas à portée, le triangle décorticage avant le biome.
rule-19-1d = Sinon, il achète la mutation la moins chère qui lui permet de se développer quelque part.
rule-19-1e = Sinon, il achète la carte la moins chère, et la joue s’il le peut.
rule-19-1f = Il n’achète ni génotype ni rien qui lui donnerait un deuxième M ; s’il n’y a rien d’autre, il passe.
rule-19-1g = Vous gagnez avec au moins dix tuiles et plus de points que le deux-défenses.
rule-genesis-K = Après une partie de Genesis, qui a un macroorganisme choisit une couleur, le meilleur score d’abord. Son archétype en hérite : d’un macroorganisme terrestre, une tuile héritage qui n’a pas plus de lettres qu’il n’a d’organes ; d’un macroorganisme marin, un M. Rien ne vient d’un monde qui a pris fin ni, en solitaire, d’une partie perdue.

## How good a position looks: the terms of a bot's judgement

# Each is what a sum of points is given for, as an item of a list.
term-fossils = les tuiles et les génotypes acquis
term-cultures = les cultures
term-animals = les animaux sur le plan
term-share = ce que le tarpit peut rapporter
term-risk = les animaux qu’une catastrophe peut tuer
term-openings = les places libres à portée
term-species = les espèces en vie
term-prospects = les cultures à portée
term-genes = les gènes
term-result = le résultat de la partie

## Chapters of the rulebook

chapter-2 = Le matériel et ce qu’il porte
chapter-3 = Préparation
chapter-4 = Un tour, et le partage des points
chapter-5 = Acheter une carte
chapter-6 = Événements
chapter-7 = Jouer une carte
chapter-8 = Retailler
chapter-9 = Cultures
chapter-10 = Développer un animal
chapter-11 = Migration
chapter-12 = Décortiquer
chapter-13 = Concours d’herbivores
chapter-14 = Concours de carnivores
chapter-15 = La serre
chapter-16 = Extinction
chapter-17 = Épisodes
chapter-18 = La fin et les points
chapter-19 = En solitaire
chapter-genesis = Après une partie de Genesis

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-tiles = Tuiles fossiles
source-genotypes = Génotypes fossiles
source-map = Animaux sur le plan
source-cultures = Animaux dans les cultures
tie-genes = { $first } devant { $second } : plus de gènes, { $more } contre { $less }.
tie-teeth = { $first } devant { $second } : autant de gènes, et moins de dents.
verdict-alone-won = Gagné : { $mine } points contre { $theirs } pour les deux-défenses, avec { $tiles } tuiles.
verdict-alone-stagnation = Perdu : la partie s’est terminée parce qu’il ne se passait plus rien.
verdict-alone-tiles = Perdu : { $tiles } des { $needed } tuiles que demande une victoire.
verdict-alone-points = Perdu : { $mine } points contre { $theirs } pour les deux-défenses.

## The key to signs

symbol-gene = Un gène, pour acheter des cartes
symbol-tooth = Une dent, pour les concours de dentition

## A thing on the board, looked at closely

# $who: species
thing-suits = Espèces auxquelles cela convient : { $who }.
thing-suits-nobody = Cela ne convient à aucune espèce en vie pour l’instant.
thing-culture = Espèces qui pourraient l’adopter maintenant : { $who }.
thing-culture-nobody = Personne d’autre ne pourrait l’adopter maintenant.
thing-inherit = Leurs enfants pourraient encore en hériter : { $who }.
thing-inherit-nobody = La tuile de cette sorte est prise chez tous les joueurs.
thing-hunts = Espèces qui pourraient le chasser : { $who }.
thing-hunts-nobody = Aucune espèce en vie ne pourrait le chasser.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-biome = biome
thing-cell-of-the-greenhouse-track = case de la piste de serre
thing-colour = couleur
thing-genotype = génotype
thing-habitat = habitat
thing-heritage-tile = tuile héritage
thing-homeland = patrie
thing-immigrant = immigré
thing-instinct = instinct
thing-latitude = latitude
thing-mark = marque
thing-mutation = mutation
thing-niche = niche
thing-shape = silhouette
thing-star = étoile
hint-habitat = une lettre parmi A, J, H, T et un numéro depuis l’ouest, comme A0
why-below-tiles = sous celui de toute tuile
why-size-track = dont un pour la piste taille
why-mesozoic = les tuiles du Mésozoïque qu’il y a
# $letter: in quotes, $letters: all of them
wrong-letter = il n’y a pas d’ADN { $letter } ; les lettres sont { $letters }
# $value: letters, $count, $least, $most: numbers
wrong-letters = nombre de lettres de { $value } : { $count } ; il en faut { $least } à { $most }
wrong-two-sizes = une liste de { $count } ; il en faut 2, la plus petite taille et la plus grande
wrong-sizes = { $sizes } ne sont pas des tailles ; il faut { $least } à { $most }, sans redescendre
# $colour: its name
wrong-home = { $colour } a déjà une patrie ; n’en laissez qu’une
wrong-no-home = aucune ligne n’a { $column } { $colour } ; il en faut une par couleur
wrong-no-chain = aucune ligne n’a { $column } { $chain } ; chaque chaîne doit avoir des montagnes
wrong-rift = une liste de { $count } ; il en faut 2, des habitats côte à côte
wrong-rift-apart = { $first } et { $second } ne sont pas côte à côte
# $tile, $era, $colour: names
wrong-era = { $tile } est de la réserve { $era }
wrong-mountain-sea = des montagnes sont de la terre
wrong-sea = un biome marin doit demander M, car seuls y vivent les animaux qui l’ont
wrong-volcano = seul un biome d’orogenèse peut être un volcan
wrong-homeland = { $tile } est la patrie de la couleur { $colour }
wrong-predator-size = un prédateur a la taille de sa proie ; n’en mettez pas
wrong-no-greenhouse = il n’y a rien ; une catastrophe la fait monter ou descendre
# $event: a kind of events
wrong-level = { $event } n’a pas de niveau ; n’en mettez pas
wrong-greenhouse = { $event } n’a pas de flèche ; n’en mettez pas
wrong-no-latitude = il n’y en a pas ; un événement Milankovitch frappe une latitude ou plus
wrong-latitude = { $event } ne parle d’aucune latitude ; n’en mettez pas
wrong-heritage = { $letter } est un ADN bip-bip ; les tuiles héritage portent de l’ADN diététique

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = Vous menez des dinosaures ou des mammifères. Les lettres des cartes disent ce qu’une espèce sait manger et faire.
goal-you-red = Vous êtes Rouge, des dinosaures, avec un petit animal dans sa patrie. Les lettres des cartes disent ce qu’une espèce sait manger et faire.
goal-you-green = Vous êtes Vert, des dinosaures, avec un petit animal dans sa patrie. Les lettres des cartes disent ce qu’une espèce sait manger et faire.
goal-you-orange = Vous êtes Orange, des mammifères, avec un petit animal dans sa patrie. Les lettres des cartes disent ce qu’une espèce sait manger et faire.
goal-you-white = Vous êtes Blanc, des mammifères, avec un petit animal dans sa patrie. Les lettres des cartes disent ce qu’une espèce sait manger et faire.
goal-wins = Qui a le plus de points l’emporte. Les tuiles mortes sont dans le tarpit ; quatre fois il est partagé, la moitié à qui a le plus d’animaux sur le plan. À la fin, chacun de vos animaux est aussi un point.
# $tiles: how many fossil tiles a victory takes
goal-wins-alone = Vous gagnez avec { $tiles } tuiles fossiles et plus de points que le deux-défenses. Les tuiles mortes sont dans le tarpit ; quatre fois il est partagé, la moitié à qui a le plus d’animaux sur le plan.
goal-lasts = Un tour est une action ; quatre paquets de cartes durent de 60 à 160 tours en tout, moins si les tuiles manquent ou si l’effet de serre s’emballe.
