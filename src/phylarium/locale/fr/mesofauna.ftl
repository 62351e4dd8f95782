# What Bios: Mesofauna says.
#
# A colour is a name ("Pink takes a card"), a species is its colour and its shape ("Pink burrower"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past.

mesofauna-title = Bios : Mesofauna
mesofauna-chapter-combined = Bios : Mesofauna avec Megafauna
mesofauna-chapter-combined-blurb = Bestioles et dinosaures partagent une même terre. Les uns deviennent des insectes, les autres des plantes, des escargots et des vertébrés, et tous se disputent les mêmes continents.
mesofauna-blurb = Des bestioles deviennent des insectes. Composez vos animaux de têtes, de thorax et d’abdomens, développez des organes, plantez des fleurs, vivez les uns des autres et survivez aux cratons qui dérivent, aux glaces et aux mutagènes.

## Options of the game

mesofauna-option-stage = La partie que l’on joue.
mesofauna-option-stage-caterpillar = Chenille, la première leçon, de 2 à 4 : prendre des cartes, créer des espèces, se répandre. Le premier à 12 points gagne.
mesofauna-option-stage-cocoon = Cocon, de 2 à 4 : les cartes ont un coût et sont promues, les chasseurs ont besoin de proies qu’ils savent attraper, les parasites d’hôtes. Le premier à 16 points gagne.
mesofauna-option-stage-butterfly = Papillon, le jeu complet, de 2 à 4 : chaque espèce agit, les cratons dérivent et les événements frappent. Cette partie du livret de règles est perdue ; on joue ce que nous en avons reconstitué.
mesofauna-option-stage-combined = Combinée, de 2 à 7 : bestioles et dinosaures à une même table, avec tailles, monstres, outils et langage. Cela repose sur la même reconstitution.
mesofauna-option-stage-queen_bee = Reine des abeilles, en solitaire : Papillon contre une reine qui suit ses propres règles. Cela repose sur la même reconstitution.
mesofauna-option-ticket = La rudesse des événements : combien de dés sont lancés pour un mutagène (ni dans Chenille ni dans Cocon).
mesofauna-option-ticket-merry_go_round = Manège : quatre dés, en douceur.
mesofauna-option-ticket-ferris_wheel = Grande roue : trois dés.
mesofauna-option-ticket-roller_coaster = Montagnes russes : deux dés, c’est rude.
mesofauna-option-bugs = Partie combinée : combien jouent des bestioles ; les autres jouent des dinosaures.
mesofauna-option-bugs-fitting = Autant qu’il convient : un sur deux, deux sur trois ou quatre, trois sur cinq ou plus.
mesofauna-option-bugs-two = Deux.
mesofauna-option-bugs-three = Trois.

# Why options do not go together.
error-ticket-stage = Chenille et Cocon n’ont pas de mutagènes et n’ont donc pas besoin de billet
error-bugs-stage = seule la partie combinée a des bestioles et des dinosaures

error-legacy-stage = ce qui est sorti de Genesis continue dans Papillon et dans la partie combinée

# Wishes for what the game hands on to Origins.
error-wish-colour = personne ne joue { $colour } ; on peut faire des vœux pour { $colours }
error-wish-species = { $colour } ne peut pas continuer avec la silhouette « { $shape } » ; il y a { $there }, et un volant peut devenir peuple de la mer (merfolk) ou de la terre (landfolk)

# What comes over from Genesis: what is asked, why not, what happened.
ask-heir-colour = avec quelle couleur continuez-vous ?
# $receiver: somebody without a macroorganism
ask-donate = lequel de vos autres macroorganismes donnez-vous à { $receiver } ?
ask-first-host = sur quel creeple votre parasite commence-t-il ?
refused-colour-taken = quelqu’un d’autre a cette couleur
refused-no-gift = vous n’avez pas de tel macroorganisme à donner
refused-other-kingdom = votre macroorganisme était d’une autre sorte
# $receiver: who got it
log-gift = { $colour } donne un macroorganisme à { $receiver }.
log-inherits = { CAPITAL(FORM($species, "le")) } apporte des organes de Genesis : { $organs }.
log-biont = Un bionte devient la carte { $card } { FORM($species, "de") }.
log-no-first-host = { $colour } ne trouve pas d’hôte sur lequel commencer.

## Set-up and the course of the game: what is asked, why not, what happened

ask-choose-craton = quel craton posez-vous ?
    .meaning = Vous posez d’abord la terre ensemble. Les herbes folles nourrissent tous sauf les nageurs, les lacs seulement les nageurs, les marécages tout le monde.
ask-choose-side = quelle face { FORM($craton, "de") } est visible ?
    .meaning = Les herbes folles nourrissent tous sauf les nageurs, les lacs seulement les nageurs, les marécages tout le monde.
ask-choose-spot = où se place { FORM($craton, "le") } ?
    .meaning = Les animaux vont d’hexagone en hexagone : ce qui est proche s’atteint tôt.
ask-first-creeple = où votre archétype commence-t-il ? { $left ->
    [one] Encore { $left } creeple à placer.
   *[other] Encore { $left } creeples à placer.
}
    .meaning = Vos premiers animaux broutent là où vous les mettez. Au milieu de la terre, il y a plus de place autour d’eux.
ask-speak = vous avez le langage. Mettez-vous fin à la partie ?

refused-craton-laid = ce craton est déjà sur le plan
refused-craton-other = c’est quelqu’un d’autre qui pose ce craton
refused-spot-taken = il y a déjà un craton à cet endroit
refused-spot-apart = un craton doit toucher par un côté un craton déjà posé
refused-start-lake = personne ne commence dans un lac
refused-start-taken = cette moitié est prise
refused-start-upper = la moitié basse est libre : elle passe d’abord
refused-start-apart = vos premiers creeples doivent être côte à côte
refused-second = il y a déjà un creeple de cette espèce dans cet hexagone

log-colour = La place { $seat } joue { $colour }.
log-crowned = La Reine des abeilles joue { $colour }. Fossiles dans la formation : { $number }.
log-laid = { $colour } pose { FORM($craton, "le") }, face { FORM($side, "f") } visible.
log-begins = { CAPITAL(FORM($species, "le")) } s’installe comme { $place }.
log-turn = Tour { $turn } : { $colour }.
log-time-passes = Personne n’a pris de carte pendant tout un tour de table : les cartes gratuites quittent la partie.
log-deck-empty = Le paquet { FORM($row, "de") } est vide.
log-goal = { $colour } a { $goal } points ou plus.
log-speaks = { $colour } prend la parole, et la partie est terminée.
# $ending: why
log-game-ends = La partie se termine : { $ending }.
log-points = { $colour } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-winner = { $colour } l’emporte.

# Each stands after a colon.
ending-1 = le but est atteint
ending-2 = un paquet est épuisé
ending-4 = il ne reste qu’un joueur
ending-8 = la formation de fossiles est vide
ending-16 = la Reine des abeilles est éteinte
ending-32 = une espèce a trouvé le langage

heading-turn = Tour { $turn } : { $colour }
heading-end = La fin
heading-phase = Tour { $turn }, { $colour } : { $species }

## Options of a decision

option-done = terminer
    .button = Terminer
option-pass = passer
    .button = Passer
option-dry = face sèche
option-wet = face humide
# $hexes: the grounds of its three hexes
option-side-dry = la face sèche : { $hexes }
option-side-wet = la face humide : { $hexes }
option-plant = planter une fleur
option-stomp = piétiner la fleur
option-keep = laisser les choses comme elles sont
option-invader = laisser gagner le nouveau venu
option-defender = laisser gagner celui qui est là
option-fly = voler
option-neoteny = néoténie : se défaire d’un organe basal
option-zombie = prendre des zombies : un creeple à naître de chaque espèce dont vit la vôtre, ou qui vit de la vôtre
option-resurrect = ramener votre archétype à la vie
option-grow = grandir
option-shrink = rapetisser
option-language = parler : mettre fin à la partie maintenant
option-go-on = continuer sans un mot
    .button = Continuer sans un mot
option-first = à l’extrémité gauche
option-last = jusqu’à l’extrémité droite
option-flee = fuir
option-mutate = { $species } : prendre la carte { $card } pour { $cost } ({ $organs } ; puis { $faces })
    .section = { CAPITAL(FORM($species, "le")) } prend
    .chip = { $card } pour { $cost }
option-mutate-caterpillar = { $species } : prendre la carte { $card } ({ $faces })
    .section = { CAPITAL(FORM($species, "le")) } prend
    .chip = { $card }
# The place of a card that was taken.
option-mutate-empty = { $species } : prendre la carte { $card }
option-orient = { $card } comme { $face }
option-promote = { $species } : promouvoir la carte { $card } en { $face }
    .section = { CAPITAL(FORM($species, "le")) } promeut
    .chip = { $card } → { $name }
option-speciate = { $species } : créer { FORM($daughter, "le") } avec la carte { $card } comme { $face }
    .section = { CAPITAL(FORM($species, "le")) } crée
    .chip = { $daughter }, { $name }
option-speciate-shown = créer { FORM($daughter, "le") } avec la carte { $card } comme { $face }
option-populate = { $species } : peupler, { $number ->
    [one] { $number } larve
   *[other] { $number } larves
}
    .section = { CAPITAL($species) }
    .chip = { $number ->
        [one] { $number } larve
       *[other] { $number } larves
    }
option-creeple = { $who }, { $place }
    .section = { CAPITAL($who) }
    .chip = { $place }
option-craton = { $craton } (sec : { $dry } ; humide : { $wet })
option-species = { $species } ({ $organs })
    .chip = { $species }
option-organ = un organe { $organ }
    .chip = organe { $organ }
option-herbivore = brouter { FORM($biome, "ou") }
    .section = Brouter
    .chip = { $biome }
option-herbivore-against = brouter { FORM($biome, "ou") }, contre { FORM($rival, "le") }
option-carnivore = chasser { FORM($food, "le") } { FORM($biome, "ou") }
    .section = Chasser
    .chip = { $food } { FORM($biome, "ou") }
option-carnivore-against = chasser { FORM($food, "le") } { FORM($biome, "ou") }, contre { FORM($rival, "le") }
option-on-herbivore = vivre sur { FORM($food, "le") } qui broute { FORM($biome, "ou") }
option-on-herbivore-against = vivre sur { FORM($food, "le") } qui broute { FORM($biome, "ou") }, contre { FORM($rival, "le") }
option-on-carnivore = vivre sur { FORM($food, "le") } qui chasse { FORM($biome, "ou") }
option-on-carnivore-against = vivre sur { FORM($food, "le") } qui chasse { FORM($biome, "ou") }, contre { FORM($rival, "le") }

# One way up of a card with all that is on it.
face-with = { $face } ({ $what })
two-faces = { $first } ou { $second }
part-head = tête, bord { $right }
part-thorax = thorax, bords { $left } et { $right }
part-abdomen = abdomen, bord { $left }
part-none = aucune partie du portrait
face-organs = organes : { $organs }
face-shape = { $shape }
face-venom = venin
face-mutualism = mutualisme

# A card of the display. $faces: both ways up, $events: what happens when it is turned up
card-text = { $organs } ; puis { $faces }
card-text-events = { $organs } ; puis { $faces } ; à son arrivée : { $events }

## The board as text

board-over = La partie est terminée.
board-setup = Préparation
board-goal = le premier à { $number } points gagne
board-formation = fossiles dans la formation : { $number }
board-ticket = { $number } dés pour un mutagène
board-order = ordre du jeu : { $colours }
board-legend-hex = chaque hexagone : son craton, son terrain, sa fleur
board-flower = fleur
board-row = { CAPITAL($row) } (encore { $number } dans son paquet)
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-fossils = { $number ->
    [one] { $number } fossile
   *[other] { $number } fossiles
}
# $colour: of the hosts that its parasites need
board-bound = parasites chez { $colour }
board-queen = Reine des abeilles
board-out = hors de la partie
board-lazarus = aucun creeple en vie
board-creeples = { $living } en vie, { $unborn } à naître
board-size = taille { $number }
board-zombies = { $number ->
    [one] { $number } zombie
   *[other] { $number } zombies
}
board-eusocial = eusocial
board-pheromones = phéromones : { $pheromones }
# One letter each.
mark-pink = R
mark-purple = V
mark-gray = G
mark-blue = B
mark-green = T
mark-orange = O
mark-black = N
mark-white = C
mark-archetype = a
mark-burrower = f
mark-armored = c
mark-swimmer = n
mark-flyer = v
mark-parasite = p
mark-ground-weeds = "
mark-ground-swamp = %
mark-ground-lake = ~
mark-flower = *

## Things

player-pink = Rose
    .le = Rose
    .de = de Rose
    .a = à Rose
player-purple = Violet
    .le = Violet
    .de = de Violet
    .a = à Violet
player-gray = Gris
    .le = Gris
    .de = de Gris
    .a = à Gris
player-blue = Bleu
    .le = Bleu
    .de = de Bleu
    .a = à Bleu
colour-pink = rose
    .f = rose
    .mp = roses
    .fp = roses
colour-purple = violet
    .f = violette
    .mp = violets
    .fp = violettes
colour-gray = gris
    .f = grise
    .mp = gris
    .fp = grises
colour-blue = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues
nobody = personne
craton = craton { $number }
    .le = le craton { $number }
    .de = du craton { $number }
    .a = au craton { $number }
side-dry = sec
    .f = sèche
side-wet = humide
    .f = humide
hex-top = le haut { FORM($craton, "de") }
    .ou = en haut { FORM($craton, "de") }
hex-left = la gauche { FORM($craton, "de") }
    .ou = à gauche sur { FORM($craton, "le") }
hex-right = la droite { FORM($craton, "de") }
    .ou = à droite sur { FORM($craton, "le") }
ground-weeds = herbes folles
ground-swamp = marécage
ground-lake = lac
# $ground: what it is
biome-now = { $biome } ({ $ground })
    .ou = { FORM($biome, "ou") } ({ $ground })
hex-flower = { $biome } avec une fleur
    .ou = { FORM($biome, "ou") } avec une fleur
# $there: who lives there
biome-with = { $biome } avec { FORM($there, "le") }
    .ou = { FORM($biome, "ou") } avec { FORM($there, "le") }
spot-n = au nord { FORM($craton, "de") }
spot-e = à l’est { FORM($craton, "de") }
spot-se = au sud-est { FORM($craton, "de") }
spot-s = au sud { FORM($craton, "de") }
spot-sw = au sud-ouest { FORM($craton, "de") }
spot-nw = au nord-ouest { FORM($craton, "de") }
spot-alone = à l’écart
level-on-herbivore = parasite de l’herbivore
level-on-carnivore = parasite du carnivore
place-on-herbivore = parasite de l’herbivore { FORM($biome, "ou") }
place-on-carnivore = parasite du carnivore { FORM($biome, "ou") }
icon-fossil-award = attribution d’un fossile
icon-ice-age = période glaciaire
icon-radiation = radiation
icon-crowd-disease = maladie de promiscuité
icon-drift = dérive des continents
icon-impact = impact
icon-mutagen = mutagène
pheromone-curiosity = violet
    .f = violette
    .mp = violets
    .fp = violettes
resource-aurochs = aurochs
resource-biofuel = biocarburant
resource-blank = rien
resource-grain = céréales
resource-horse = chevaux
resource-oil = pétrole
resource-uranium = uranium
# $resource: what it shows, $q, $r: where its top hex lies, in axial coordinates
sheet-craton = ressource : { $resource } ; en { $q }, { $r }
sheet-craton-adrift = ressource : { $resource } ; une île à part
pheromones-none = aucune phéromone
# $number: of pheromones, $organ: their colour
pheromones-of = { $number } { $number ->
    [one] { FORM($organ, "f") }
   *[other] { FORM($organ, "fp") }
}
row-giant-metabolic = la rangée métabolique de Megafauna
    .le = la rangée métabolique de Megafauna
    .de = de la rangée métabolique de Megafauna
    .a = à la rangée métabolique de Megafauna
    .gender = f
    .number = one
row-giant-darwin = la rangée Darwin de Megafauna
    .le = la rangée Darwin de Megafauna
    .de = de la rangée Darwin de Megafauna
    .a = à la rangée Darwin de Megafauna
    .gender = f
    .number = one
card-unknown = inconnue

## Bodies: actions, portraits, new species, mutagens

ask-action = quelle action choisissez-vous ?
    .meaning = Muter prend une carte pour ses organes, créer une espèce demande aussi une carte, peupler amène des larves qui cherchent une place. Chaque creeple sur le plan est un point, et les organes bleus amènent plus de larves.
# $species: whose phase it is
ask-action-of = quelle action choisissez-vous pour { FORM($species, "le") } ?
    .meaning = Muter prend une carte pour ses organes, créer une espèce demande aussi une carte, peupler amène des larves qui cherchent une place. Chaque creeple sur le plan est un point, et les organes bleus amènent plus de larves.
# $species: whose portrait, $card: the card of the display
ask-orient = dans quel sens la carte { $card } entre-t-elle dans le portrait { FORM($species, "de") } ?
# $face: the new card
ask-fit-after = après quelle carte du portrait { FORM($species, "de") } vient la carte { $face } ?
ask-fit-before = avant quelle carte du portrait { FORM($species, "de") } vient la carte { $face } ?
ask-close-gap = le portrait { FORM($species, "de") } a une brèche qui ne se referme pas. Quelle partie gardez-vous ?
ask-choose-mother = où commence l’espèce que crée la carte { $face } ?
ask-resurrect = où votre archétype apparaît-il sur { FORM($craton, "le") } ?
# $limit: of organs
ask-atrophy = { FORM($species, "le") } peut avoir { $limit ->
    [one] { $limit } organe
   *[other] { $limit } organes
} et doit en perdre. Quelle mutation en perd un ?
ask-lose-organ = quel organe de la carte { $card } { FORM($species, "le") } perd-il ?
ask-shed-organ = de quel organe basal { FORM($species, "le") } se défait-il ?

option-fit-first = en premier
option-fit-after = après { $face }
option-fit-last = en dernier
# $gone: the cards that are replaced
option-fit-last-instead = en dernier, à la place de : { $gone }
option-fit-before = avant { $face }
option-fit-before-instead = avant { $face }, à la place de : { $gone }
option-keep-part = garder { $cards }
option-mother = { $species }, { $place }
    .section = { CAPITAL($species) }
    .chip = { $place }
# $species: the host
option-first-host = sur { FORM($species, "le") }, { $place }
option-organs-on = { $card } ({ $organs })
    .chip = { $card }
option-lose-organ = un organe { $organ }
    .chip = organe { $organ }
option-pass-of = { $species } : passer
    .button = Passer ({ $species })
option-neoteny-of = { $species } : néoténie, se défaire d’un organe basal
    .section = { CAPITAL($species) }
    .chip = néoténie
option-zombie-of = { $species } : prendre des zombies à ses voisins
    .section = { CAPITAL($species) }
    .chip = prendre des zombies

# $cost: what it took of the allowance
log-mutates = { CAPITAL(FORM($species, "le")) } prend la carte { $card } pour { $cost }.
log-adds = { CAPITAL(FORM($species, "le")) } ajoute la carte { $face } à son portrait.
log-promotes = { CAPITAL(FORM($species, "le")) } promeut la carte { $card } en { $face }.
# $lost: the card that went
log-replaces = La carte { $face } prend la place de la carte { $lost } dans le portrait { FORM($species, "de") }.
log-eusocial = { CAPITAL(FORM($species, "le")) } devient eusocial.
log-mutualism = { CAPITAL(FORM($species, "le")) } devient mutualiste.
log-venom = { CAPITAL(FORM($species, "le")) } devient venimeux.
log-monochrome = Devenu parasite, { FORM($species, "le") } perd sur sa carte d’espèce : { $organs }.
log-closes-up = Le portrait { FORM($species, "de") } se referme.
log-falls-off = La carte { $face } tombe du portrait { FORM($species, "de") }.
log-speciates = { CAPITAL(FORM($daughter, "le")) } est issu { FORM($mother, "de") } avec la carte { $face }, { $place }.
log-bound = { CAPITAL(FORM($species, "le")) } ne vit désormais que chez { $host }.
log-populates = { CAPITAL(FORM($species, "le")) } peut avoir { $number ->
        [one] { $number } larve
       *[other] { $number } larves
    }.
log-passes = { CAPITAL(FORM($species, "le")) } passe.
log-sheds = { CAPITAL(FORM($species, "le")) } se défait d’un organe basal { $organ }.
log-zombie = { CAPITAL(FORM($species, "le")) } prend comme zombie { FORM($victim, "un") } à naître.
log-resurrection-roll = Retour possible pour { $colour } : les dés désignent { FORM($craton, "le") }.
log-resurrects = { CAPITAL(FORM($species, "le")) } revient, { $place }.
log-no-refuge = { CAPITAL(FORM($craton, "le")) } n’a pas de place pour le retour : { $colour } attend.
log-weta = { CAPITAL(FORM($species, "le")) } perd sa silhouette, laisse un fossile et continue comme archétype.
log-queen-weta = { CAPITAL(FORM($species, "le")) } perd sa silhouette et continue comme archétype ; la Reine des abeilles n’en tire pas de fossile.
log-no-weta = { CAPITAL(FORM($species, "le")) } perd sa silhouette, et il y a déjà un archétype.
# $dice: how many, $limit: the highest
log-mutagen-roll = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le mutagène : une espèce peut avoir { $limit ->
    [one] { $limit } organe
   *[other] { $limit } organes
}.
log-shielded = { CAPITAL(FORM($species, "le")) } est eusocial et peut avoir { $limit ->
    [one] { $limit } organe
   *[other] { $limit } organes
}.
log-basal-lost = { CAPITAL(FORM($species, "le")) } a plus { $limit ->
    [1] d’un organe basal
   *[other] de { $limit } organes basaux
}.
log-loses-organ = { CAPITAL(FORM($species, "le")) } perd un organe { $organ } de la carte { $mutation }.
log-loses-card = { CAPITAL(FORM($species, "le")) } perd la carte { $mutation } avec son dernier organe.
log-radiation = Une radiation frappe les couleurs { FORM($row, "de") }.
log-irradiated = La radiation prend la carte { $mutation } { FORM($species, "a") }.

refused-not-in-this-game = cette partie n’a pas cette action
refused-archetype-lives = votre archétype est en vie
refused-no-archetypes = tous vos archétypes sont des zombies
refused-no-basal = { FORM($species, "le") } n’a pas d’organe basal
refused-no-such-basal = { FORM($species, "le") } n’a pas cet organe basal
refused-no-mutualism = { FORM($species, "le") } n’est pas mutualiste
refused-no-victim = aucun voisin { FORM($species, "de") } n’a de creeple à naître
refused-no-unborn = { FORM($species, "le") } n’a pas de creeple à naître
refused-not-alive = { FORM($species, "le") } n’est pas là
refused-other-phase = c’est la phase { FORM($species, "de") }
refused-slot-empty = il n’y a pas de carte
refused-too-dear = la carte coûte { $cost }, et { FORM($species, "le") } peut dépenser { $left }
refused-novice = la carte coûte { $cost }, et à votre premier tour { FORM($species, "le") } ne prend que des cartes gratuites
refused-not-held = aucune de vos espèces n’a cette carte
refused-promoted-already = cette carte est déjà promue
refused-not-shown = cette carte n’est pas dans l’exposition
refused-no-silhouette = dans ce sens, elle ne montre pas de silhouette
refused-shape-lives = { FORM($species, "le") } est déjà là
refused-all-zombies = tous les creeples { FORM($species, "de") } sont des zombies
refused-no-first-host = { FORM($species, "le") } ne trouverait pas d’hôte auprès de sa mère
refused-no-cradle = { FORM($species, "le") } ne pourrait vivre à aucun endroit de sa mère
refused-shape-lost = { FORM($species, "le") } perdrait sa dernière silhouette, et il y a déjà un archétype
refused-not-in-portrait = cette carte n’est pas dans le portrait
refused-no-half = il n’y a pas de moitié à ce bord
refused-halves-differ = les deux moitiés sont de couleurs différentes
refused-lies-before = cette carte est plus à gauche
refused-no-derived = il n’y a pas d’organe sur cette carte
refused-parasite-needs-host = un parasite commence sur un hôte, et non à la place de sa mère
refused-host-taken = cet hôte porte déjà un parasite
refused-no-host-of-mother = aucun creeple de quelqu’un d’autre n’y vit avec la mère
refused-no-mother-there = il n’y a là aucun creeple qui pourrait être la mère
refused-not-habitable = { FORM($species, "le") } ne pourrait pas y vivre
refused-daughter-starves = { FORM($species, "le") } ne pourrait pas manger l’herbivore qui est là
refused-no-refuge = votre archétype ne pourrait pas y vivre
refused-other-half = dans cet hexagone, votre archétype apparaîtrait dans l’autre moitié

# With Megafauna
ask-choose-tool = quel outil { FORM($species, "le") } prend-il ?
option-no-tool = aucun outil
    .button = Aucun outil
option-grow-of = { $species } : grandir jusqu’à la taille { $number }
    .section = { CAPITAL($species) }
    .chip = grandir à { $number }
option-shrink-of = { $species } : rapetisser jusqu’à la taille { $number }
    .section = { CAPITAL($species) }
    .chip = rapetisser à { $number }
option-shrink-to = rapetisser jusqu’à la taille { $number }
option-lose-monster = perdre le monstre
option-organs-and-monster = { $card } ({ $organs }, et son monstre)
    .chip = { $card }
log-monster = La carte { $face } fait { FORM($species, "de") } un monstre.
log-recedes = Par récession, { FORM($species, "le") } perd sur sa carte d’espèce : { $organs }.
log-resizes = { CAPITAL(FORM($species, "le")) } a désormais la taille { $size }.
log-outgrows = { CAPITAL(FORM($species, "le")) } devient trop grand pour la carte { $face }.
log-grounded = { CAPITAL(FORM($species, "le")) } devient trop grand pour voler.
log-loses-monster = { CAPITAL(FORM($species, "le")) } perd le monstre de la carte { $mutation }.
log-tool = { CAPITAL(FORM($species, "le")) } prend l’outil { $tool }.
log-no-tool = Il ne reste pas d’outil pour { FORM($species, "le") }.
refused-tool-taken = quelqu’un a cet outil
refused-bug-card = sans haustorium, { FORM($species, "le") } ne prend pas de cartes de bestioles
refused-monster-buys-bugs = étant un monstre, { FORM($species, "le") } ne prend que des cartes de bestioles
refused-giant-card = { FORM($species, "le") } ne prend pas de telles cartes de Megafauna
refused-must-found = dans ce sens, la carte doit créer une espèce
refused-too-large = { FORM($species, "le") } est trop grand pour cette carte
refused-no-giant-parasites = Megafauna n’a pas de parasites
refused-no-size = { FORM($species, "le") } n’a pas de dé de taille
refused-size-limit = { FORM($species, "le") } est au bout de ses dés de taille

## Lives: dispersal, contests, extinction, events, drift

# $species: of the larva, $left: how many are still to come
ask-larvae = où la prochaine larve { FORM($species, "de") } vient-elle vivre ? (reste : { $left })
# $craton: that the dispersal roll named
ask-fly-to = où la larve { FORM($species, "de") } se pose-t-elle sur { FORM($craton, "le") } ?
# $species comes, $rival is there
ask-choose-winner = { FORM($species, "le") } et { FORM($rival, "le") } se rencontrent { FORM($biome, "ou") }. Lequel des deux gagne ?
ask-choose-host = { FORM($species, "le") } a perdu son hôte { FORM($biome, "ou") }. Quel est le nouveau ?
ask-flower = votre herbivore est { FORM($biome, "ou") }. Plantez-vous ou piétinez-vous une fleur ?
ask-collide = { FORM($craton, "le") } dérive et revient. Que vient-il toucher ?
# $other: the island that it comes to
ask-adjoin = par quel côté { FORM($craton, "le") } vient-il toucher { FORM($other, "le") } ?
ask-sicken = une maladie se répand. Quel creeple { FORM($species, "de") } meurt ? (reste : { $left })
refused-too-far = c’est trop loin
refused-lake = seuls les nageurs vivent dans un lac
refused-weeds = les nageurs ne peuvent pas vivre dans les herbes folles
refused-own-kind = un de ses semblables y vit déjà
refused-grazes-first = un nouveau venu va dans la moitié basse
refused-no-prey = il n’y a personne à chasser
refused-prey-shape = il ne peut pas attraper cette silhouette
refused-prey-tool = la proie a un outil contre cette silhouette
refused-hosts-only = les parasites vivent sur des hôtes
refused-parasites-only = seuls les parasites vivent sur des hôtes
refused-no-host = il n’y a pas d’hôte
refused-host-colour = ses hôtes sont d’une autre couleur
refused-no-flight = ce n’est ni un volant ni une espèce avec un organe blanc
refused-giants-walk = chez Megafauna, seuls les volants volent
refused-other-craton = les dés désignent un autre craton
refused-not-in-this-biome = ce doit être dans le même hexagone
refused-flower-there = il y a déjà une fleur
refused-no-flower = il n’y a pas de fleur
refused-no-craton-beside = aucun craton ne touche cet endroit
refused-no-island = ce n’est pas une autre île
# $species: whose creeples are meant
refused-none-there = { FORM($species, "le") } n’a pas de creeple là
log-disperses = Une larve { FORM($species, "de") } s’installe comme { $place }.
log-flies = Une larve { FORM($species, "de") } s’envole vers { FORM($craton, "le") }.
log-lost = Une larve { FORM($species, "de") } ne trouve pas de place sur { FORM($craton, "le") } et se perd.
log-loses-edibility = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, que le carnivore présent ne peut pas manger.
log-loses-organs = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, qui a plus d’organes { FORM($organ, "mp") }.
log-loses-size = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, qui est plus grand.
log-loses-tie = { CAPITAL(FORM($species, "le")) }, { $place }, fait égalité avec { FORM($winner, "le") }, qui était là le premier.
log-loses-choice = { CAPITAL(FORM($species, "le")) }, { $place }, cède la place { FORM($winner, "a") }.
log-shifts = { CAPITAL(FORM($species, "le")) } devient { $place }.
log-killed = { CAPITAL(FORM($species, "le")) }, { $place }, est tué.
log-killed-ground = { CAPITAL(FORM($species, "le")) }, { $place }, ne peut vivre sur ce terrain et meurt.
log-killed-starved = { CAPITAL(FORM($species, "le")) }, { $place }, n’a plus rien à manger et meurt.
log-killed-hostless = { CAPITAL(FORM($species, "le")) } ne trouve pas d’autre hôte { FORM($biome, "ou") } et meurt.
log-new-host = { CAPITAL(FORM($species, "le")) } trouve un autre hôte et continue comme { $place }.
log-plants = { $colour } plante une fleur { FORM($biome, "ou") }.
log-stomps = { $colour } piétine la fleur { FORM($biome, "ou") }.
log-extinct = { CAPITAL(FORM($species, "le")) } s’éteint.
log-fossil-species = { $colour } garde un fossile { FORM($species, "de") }.
log-eliminated = { $colour } n’a plus d’espèce et quitte la partie.
log-lazarus = { $colour } n’a plus de creeple, mais peut revenir d’entre les morts.
# $holder: the species that held it
log-zombie-returns = Un zombie { FORM($species, "de") } échappe { FORM($holder, "a") }.
# $event: an ice age, an impact
log-event = Événement : { $event }.
log-dodged = La carte { $card } passe sans événement.
log-no-award = Personne n’est en vie pour laisser un fossile.
log-awarded = { $colour } a le plus de creeples et de phéromones ({ $number }) et prend un fossile.
log-flower-lost = La fleur se fane { FORM($biome, "ou") }.
log-splash = La chute se fait en mer : { FORM($craton, "le") } n’est pas là.
log-impact = La chute frappe { FORM($craton, "le") }.
log-no-disease = Aucune espèce n’est assez nombreuse pour tomber malade.
log-disease = Une maladie condamne { $number ->
    [one] { $number } creeple
   *[other] { $number } creeples
} { FORM($species, "de") }.
log-drift-nothing = { CAPITAL(FORM($craton, "le")) } aurait dérivé, mais il n’est pas là.
log-rift = { CAPITAL(FORM($craton, "le")) } se détache et devient une île.
log-stable = { CAPITAL(FORM($craton, "le")) } n’a pas de faille le long de laquelle dériver.
# $other: a craton that it now adjoins
log-collides = { CAPITAL(FORM($craton, "le")) } vient toucher { FORM($other, "le") }.
ask-flee = { FORM($species, "le") } a perdu { FORM($biome, "ou") }. Où fuit-il ?
refused-not-free = quelqu’un est là
log-flees = { CAPITAL(FORM($species, "le")) } s’enfuit et s’installe comme { $place }.
option-let-die = le laisser mourir
# $option: a place with somebody there, $outcome: who would win it
option-with-outcome = { $option } ({ $outcome })
    .section = { CAPITAL($outcome) }
    .chip = { $option }
outcome-wins = victoire assurée
outcome-loses = défaite assurée
outcome-own = à vous de choisir le vainqueur
# An option of a contest between two creeples of one player.
option-wins = laisser gagner { FORM($species, "le") }
option-enough-larvae = en rester là : assez de larves
    .button = Assez de larves
option-fly-by-roll = la laisser voler : un dé désigne le craton
option-island = l’île { FORM($craton, "de") }

## Cards

card-bug-tail-spine = Épine caudale
card-chordotonal-organ = Organe chordotonal
card-ocelli = Ocelles
card-antennae = Antennes
card-sensory-setae = Soies sensorielles
card-allometric-mandibles = Grandes mandibules
card-pedipalps = Pédipalpes
card-foreleg-femora = Fémurs antérieurs
card-statocyst = Statocyste
card-luminous-organ = Organe lumineux
card-slit-sensilla = Sensilles en fente
card-maxillary-palps = Palpes maxillaires
card-bug-cerci = Cerques
card-thermal-sensilla = Sensilles thermiques
card-dorsal-rim-ommatidia = Ommatidies dorsales
card-dorsal-aorta = Aorte dorsale
card-spiracles = Stigmates
card-tracheae = Trachées
card-book-gills = Branchies en feuillets
card-hind-wings = Ailes postérieures
card-paranotal-lobes = Lobes paranotaux
card-bug-hemolymph = Hémolymphe
card-hydrofuge-hairs = Poils hydrofuges
card-respiratory-pigment = Pigment respiratoire
card-flight-muscle = Muscle du vol
card-resilin-pads = Coussinets de résiline
card-abdominal-pump = Pompe abdominale
card-pleopods = Pléopodes
card-wax-glands = Glandes cirières
card-oral-papillae = Papilles orales
card-chitin-cuticle = Cuticule de chitine
card-labium = Labium
card-hemimetabolism = Hémimétabolie
card-bug-crop = Jabot
card-bug-mandibles = Mandibules
card-galeae = Galéas
card-bug-salivary-glands = Glandes salivaires
card-hindgut-flora = Flore intestinale
card-midgut-caeca = Cæcums intestinaux
card-malpighian-tubules = Tubes de Malpighi
card-maxillipeds = Maxillipèdes
card-gut-fold = Repli intestinal
card-tegument = Tégument
card-detritus-gut = Intestin détritivore
card-chelipeds = Chélipèdes
card-ecdysis = Mue
card-brood-care = Soin du couvain
card-bug-ovipositor = Ovipositeur
card-pheromone-gland = Glande à phéromones
card-ootheca = Oothèque
card-ovarioles = Ovarioles
card-bug-parthenogenesis = Parthénogenèse
card-imaginal-discs = Disques imaginaux
card-diapause = Diapause
card-ribbed-sclerites = Sclérites striés
card-juvenile-hormone = Hormone juvénile
card-silk-glands = Glandes à soie
card-bug-brood-pouch = Poche incubatrice
card-clitellum = Clitellum
card-hypermetamorphosis = Hypermétamorphose
card-defensive-glands = Glandes défensives

face-bug-tail-spine-a = Collembole
face-bug-tail-spine-b = Telson de scorpion
face-chordotonal-organ-a = Organes tympaniques
face-chordotonal-organ-b = Organe de Johnston
face-ocelli-a = Yeux composés
face-ocelli-b = Yeux de libellule
face-antennae-a = Antennes plumeuses
face-antennae-b = Antennes coudées
face-sensory-setae-a = Trichobothries
face-sensory-setae-b = Poils urticants
face-allometric-mandibles-a = Caste de samouraïs
face-allometric-mandibles-b = Mandibules de lucane
face-pedipalps-a = Palpes d’amblypyge
face-pedipalps-b = Pinces de scorpion
face-foreleg-femora-a = Pattes de mante
face-foreleg-femora-b = Pattes de courtilière
face-statocyst-a = Éventail de mysis
face-statocyst-b = Soies de gravité
face-luminous-organ-a = Lanterne de luciole
face-luminous-organ-b = Leurre de ver luisant
face-slit-sensilla-a = Organe lyriforme
face-slit-sensilla-b = Fil de la mygale
face-maxillary-palps-a = Palpes à gaz carbonique
face-maxillary-palps-b = Palpes à sucre
face-bug-cerci-a = Forceps de perce-oreille
face-bug-cerci-b = Cerques sensibles au vent
face-thermal-sensilla-a = Fossettes à incendies
face-thermal-sensilla-b = Sens du sang chaud
face-dorsal-rim-ommatidia-a = Boussole céleste
face-dorsal-rim-ommatidia-b = Yeux à superposition
face-dorsal-aorta-a = Cœurs alaires
face-dorsal-aorta-b = Cœur branchial
face-spiracles-a = Stigmates à clapet
face-spiracles-b = Siphon respiratoire
face-tracheae-a = Sacs aériens
face-tracheae-b = Trachéobranchies
face-book-gills-a = Poumons en feuillets
face-book-gills-b = Opercules branchiaux
face-hind-wings-a = Haltères
face-hind-wings-b = Ailes à crochets
face-paranotal-lobes-a = Ailes pliantes
face-paranotal-lobes-b = Casque pronotal
face-bug-hemolymph-a = Sang antigel
face-bug-hemolymph-b = Saignée réflexe
face-hydrofuge-hairs-a = Bulle de plastron
face-hydrofuge-hairs-b = Pattes de gerris
face-respiratory-pigment-a = Ver de vase
face-respiratory-pigment-b = Glisse de perle
face-flight-muscle-a = Thorax à vol sur place
face-flight-muscle-b = Thorax frissonnant
face-resilin-pads-a = Saut de puce
face-resilin-pads-b = Pattes de sauterelle
face-abdominal-pump-a = Propulsion à réaction
face-abdominal-pump-b = Soufflet ventilateur
face-pleopods-a = Poumons de cloporte
face-pleopods-b = Pléopodes rameurs
face-wax-glands-a = Cire imperméable
face-wax-glands-b = Rayon de miel
face-oral-papillae-a = Canon à glu
face-oral-papillae-b = Lobopodes hydrauliques
face-chitin-cuticle-a = Élytres blindés
face-chitin-cuticle-b = Élytres de plongée
face-labium-a = Labium crinotoxique
face-labium-b = Masque labial
face-hemimetabolism-a = Métamorphose
face-hemimetabolism-b = Fourreaux alaires
face-bug-crop-a = Gésier musculeux
face-bug-crop-b = Fourmi pot-de-miel
face-bug-mandibles-a = Mâchoires de jardinière
face-bug-mandibles-b = Mâchoires perce-bois
face-galeae-a = Trompe enroulée
face-galeae-b = Stylets piqueurs
face-bug-salivary-glands-a = Salive anticoagulante
face-bug-salivary-glands-b = Soie de tisserande
face-hindgut-flora-a = Flagellés du bois
face-hindgut-flora-b = Trophallaxie
face-midgut-caeca-a = Bactériome
face-midgut-caeca-b = Hépatopancréas
face-malpighian-tubules-a = Cryptonéphridie
face-malpighian-tubules-b = Larve de fourmilion
face-maxillipeds-a = Forcipules
face-maxillipeds-b = Peignes filtreurs
face-gut-fold-a = Typhlosolis
face-gut-fold-b = Filtre à miellat
face-tegument-a = Tégument absorbant
face-tegument-b = Sangsue annelée
face-detritus-gut-a = Intestin d’arthropleura
face-detritus-gut-b = Intestin de gloméris
face-chelipeds-a = Pinces de birgue
face-chelipeds-b = Abdomen de pagure
face-ecdysis-a = Imago
face-ecdysis-b = Cuticule tannée
face-brood-care-a = Esclavagisme
face-brood-care-b = Coucou inquilin
face-bug-ovipositor-a = Dard de guêpe
face-bug-ovipositor-b = Tarière parasitoïde
face-pheromone-gland-a = Substance royale
face-pheromone-gland-b = Phéromone de piste
face-ootheca-a = Radeau d’œufs
face-ootheca-b = Oothèque coriace
face-ovarioles-a = Reine physogastre
face-ovarioles-b = Couvain manipulateur
face-bug-parthenogenesis-a = Générations emboîtées
face-bug-parthenogenesis-b = Formes ailées
face-imaginal-discs-a = Nymphe
face-imaginal-discs-b = Femelle larviforme
face-diapause-a = État de tonnelet
face-diapause-b = Œufs d’hiver
face-ribbed-sclerites-a = Chant du grillon
face-ribbed-sclerites-b = Cymbales de cigale
face-juvenile-hormone-a = Phase grégaire
face-juvenile-hormone-b = Pédogenèse
face-silk-glands-a = Cocon
face-silk-glands-b = Fils de la Vierge
face-bug-brood-pouch-a = Marsupium
face-bug-brood-pouch-b = Zoé
face-clitellum-a = Cocon de lombric
face-clitellum-b = Couvaison de sangsue
face-hypermetamorphosis-a = Triongulin
face-hypermetamorphosis-b = Ver blanc fouisseur
face-defensive-glands-a = Bombardier
face-defensive-glands-b = Phéromone d’alarme

## Rules

rule-cat-setup-sides = Chacun reçoit une couleur au hasard, avec ses six cartes d’espèce et 47 creeples.
rule-cat-setup-tableau = Votre archétype ouvre votre tableau, ses dix creeples à naître tous sur sa carte.
rule-cat-setup-inactive = Vos cinq autres espèces attendent à côté de la table que vous les créiez.
rule-cat-setup-display = Les cartes rouges et jaunes forment un paquet, les vertes et les bleues l’autre. Chaque rangée montre cinq cartes, la dernière posée sur son paquet ; dans Chenille, les faces promues sont visibles.
rule-cat-setup-pool = Les cubes d’organes sont dans une réserve commune.
rule-cat-setup-map = Chacun pose deux cratons reçus au hasard, sur la face de son choix, de sorte que tous forment un seul continent.
rule-cat-setup-placement = Dans l’ordre du jeu, on commence avec un, deux, trois et quatre archétypes, ceux de chacun côte à côte.
rule-cat-setup-halves = Un premier creeple prend la moitié basse d’un hexagone ou, si elle est prise, la moitié haute.
rule-cat-setup-restrictions = Aucun premier creeple ne va dans un lac, et personne ne plante de fleur pendant la préparation.
rule-cat-sequence = Le joueur à l’indice squelettique le plus haut commence. Chacun fait une action à son tour, dans le sens des aiguilles d’une montre.
rule-cat-species = Vous pouvez avoir six espèces, une de chaque silhouette. Chacune a son propre tableau, dont les cartes et les organes ne servent à aucune autre.
rule-cat-portrait = Les cartes promues d’une espèce forment une rangée. Là où deux se touchent, leurs moitiés de phéromone doivent être de même couleur ; il y a donc au plus une tête et un abdomen.
rule-cat-mutate-orientation = Une carte que vous prenez se pose dans l’un de ses deux sens. L’autre sens est hors jeu.
rule-cat-mutate-placement = Une nouvelle carte se pose à une extrémité du portrait, s’y glisse ou en remplace d’autres, pourvu que toutes les moitiés qui se touchent s’accordent.
rule-cat-mutate-organs = On pose un cube sur chaque organe que la carte montre dans ce sens.
rule-cat-mutate-refresh = La rangée d’où vient la carte se resserre vers la gauche, et son paquet donne la carte suivante.
rule-cat-speciate-silhouette = Une espèce se crée avec une carte qui montre sa silhouette, et seulement tant que vous n’avez pas de creeple de cette silhouette sur le plan.
rule-cat-speciate-tableau = La carte devient la première du portrait de la nouvelle espèce.
rule-cat-speciate-load = Tous les creeples de sa silhouette sont sur la carte d’une nouvelle espèce.
rule-cat-speciate-inherit = Dans Chenille, une nouvelle espèce reçoit une copie de tous les organes de sa mère.
rule-cat-speciate-mother = L’un de vos creeples est remplacé par un creeple de la nouvelle silhouette ; si c’était le dernier de son espèce, celle-ci s’éteint. Un nageur a besoin d’une mère dans un marécage.
rule-cat-speciate-flower = Une fondatrice qui broute peut planter ou piétiner une fleur.
rule-cat-speciate-refresh = L’exposition est complétée aussi après une spéciation.
rule-cat-populate-number = Une espèce qui peuple a une larve, et une de plus par organe bleu.
rule-cat-populate-mother = Chaque larve part d’un creeple de son espèce, qui peut être une larve tout juste placée.
rule-cat-populate-dispersal = Une larve va jusqu’à un hexagone, et un de plus par organe bleu.
rule-cat-populate-destination = Les lacs sont aux nageurs, les herbes folles à tous sauf aux nageurs, les marécages à tous. Il n’y a jamais un second creeple d’une espèce dans un hexagone.
rule-cat-populate-trophic = Une larve entre dans la moitié basse ; si quelqu’un y est, ils se la disputent aussitôt.
rule-cat-populate-plant = Qui s’installe dans une moitié basse vide, ou la gagne, peut planter une fleur, mais pas dans un lac ni là où il en pousse déjà une.
rule-cat-populate-stomp = Au lieu de cela, on peut piétiner une fleur qui est là.
rule-cat-contest-sides = Deux creeples dans une même moitié d’hexagone se la disputent : celui qui arrive et celui qui est là.
rule-cat-contest-majority = L’envahisseur a besoin de plus d’organes de la couleur demandée que le défenseur.
rule-cat-contest-icon = Les verts comptent en bas, les jaunes là où pousse une fleur, les rouges en haut.
rule-cat-contest-kill = Qui perd et ne trouve pas d’autre place est tué et redevient un creeple à naître.
rule-cat-contest-chameleon = Un organe blanc compte comme un organe de la couleur demandée.
rule-cat-contest-flower = Le vainqueur d’une moitié basse peut y planter ou piétiner une fleur.
rule-cat-contest-same = Si les deux creeples sont à vous, vous choisissez qui gagne.
rule-cat-contest-shift = Qui perd la moitié basse va dans la haute, et se la dispute par les organes rouges si elle est prise.
rule-cat-contest-cannibal = Aucun creeple ne chasse sa propre espèce.
rule-cat-extinct = Une espèce dont le dernier creeple quitte le plan s’éteint : ses cartes et ses organes sont perdus.
rule-cat-extinct-again = Une silhouette éteinte peut être créée de nouveau.
rule-cat-extinct-out = Un joueur dont toutes les espèces sont éteintes a perdu.
rule-cat-end-points = Un point pour chacun de vos creeples sur le plan et pour chaque phéromone. Douze points à la fin d’un tour donnent la victoire.
rule-cat-end-lone = Qui est seul à avoir des creeples en vie gagne.
rule-cat-end-deck = Si une rangée ne peut plus être complétée à cinq cartes, on compte aussitôt les points. À égalité, la victoire est partagée.
rule-coc-setup-facedown = Dans Cocon, les cartes de l’exposition montrent leur face non promue.
rule-coc-setup-cost = Les colonnes de l’exposition coûtent 0, 2, 4, 6 et 8, de gauche à droite.
rule-coc-setup-venom = Les jetons de venin sont dans la réserve ; ils ne font que rappeler ce que dit un portrait.
rule-coc-mutate-cost = Une carte coûte ce que dit sa colonne.
rule-coc-mutate-allowance = Une espèce peut prendre une carte qui ne coûte pas plus qu’elle n’a de creeples à naître. Rien n’est payé, et rien ne s’économise.
rule-coc-mutate-half = Avec une phéromone de sa couleur, une carte coûte la moitié.
rule-coc-mutate-left = Une carte prise reste non promue, à côté du portrait.
rule-coc-mutate-organs = Les organes d’une carte non promue comptent aussitôt.
rule-coc-mutate-refresh = L’exposition est complétée comme dans Chenille.
rule-coc-promote-preview = On connaît les deux sens d’une carte avant de la promouvoir. Une carte qui ne convient dans aucun ne peut être promue.
rule-coc-promote-basal = Les organes d’une carte qu’on promeut deviennent des organes basaux de son espèce. Un parasite ne garde que les bleus.
rule-coc-promote-orientation = Une carte promue se pose dans l’un de ses deux sens.
rule-coc-promote-fit = Une carte promue va à une extrémité du portrait, entre deux cartes ou à la place de certaines, de sorte que toutes les moitiés qui se touchent s’accordent.
rule-coc-promote-organs = Elle reçoit ensuite les organes qu’elle montre dans ce sens.
rule-coc-promote-venom = Une icône de venin rend venimeux tous les carnivores de l’espèce.
rule-coc-promote-mutualism = L’icône de mutualisme ne veut rien dire dans Chenille et Cocon.
rule-coc-speciate-silhouette = Une carte non promue peut créer une espèce qu’elle montre dans un sens, tant que vous n’avez pas de creeple de cette silhouette sur le plan.
rule-coc-speciate-mom = Les organes de la carte deviennent des organes basaux de la mère.
rule-coc-speciate-promote = La carte est tournée dans le sens qui montre la nouvelle espèce.
rule-coc-speciate-tableau = Elle devient la première carte du portrait de la fille.
rule-coc-speciate-load = Tous les creeples de sa silhouette sont à naître sur sa carte.
rule-coc-speciate-inherit = La fille reçoit une copie des organes basaux de la mère ; un parasite, celle des bleus seulement.
rule-coc-speciate-mother = Un creeple de la mère est remplacé par la fille ; un parasite, lui, est posé sur un hôte.
rule-coc-speciate-limits = Là où la mère chasse, la fille doit pouvoir manger la même proie.
rule-coc-speciate-endangered = Un carnivore qui ne peut pas manger la fille dans son hexagone est tué.
rule-coc-speciate-flower = Une fille qui broute peut planter ou piétiner une fleur.
rule-coc-speciate-venom = Une fille dont la carte montre du venin est venimeuse ; le venin de sa mère ne s’hérite pas.
rule-coc-shape-rule = Un carnivore doit avoir la silhouette de sa proie, sinon il est tué aussitôt.
rule-coc-shape-archetype = Toute silhouette mange les archétypes.
rule-coc-shape-host = Toute silhouette mange un creeple qui porte un parasite. Les parasites eux-mêmes ne sont jamais des proies.
rule-coc-shape-venom = Un carnivore venimeux mange toutes les silhouettes.
rule-coc-shape-edibility = S’il y a un carnivore dans l’hexagone, un herbivore qu’il ne peut pas manger bat celui qu’il peut manger, quels que soient leurs organes.
rule-coc-parasite-host = Un parasite ne broute ni ne chasse : il se tient sur un creeple d’un autre joueur, un par creeple, dans n’importe quel hexagone.
rule-coc-parasite-speciate = Un nouveau parasite commence sur le creeple d’un autre joueur dans l’hexagone de sa mère, qui reste là. La couleur de cet hôte est la seule sur laquelle son espèce puisse vivre.
rule-coc-parasite-destination = Une larve de parasite va sur un hôte de cette couleur, quelle que soit sa silhouette.
rule-coc-parasite-contest = Deux parasites sur un même hôte se départagent par leurs organes bleus ; à égalité, celui qui est là reste.
rule-coc-parasite-shift = Un parasite qui perd son hôte va sur un hôte libre de sa couleur dans le même hexagone, ou il est tué.
rule-coc-parasite-mother-has = Si un hôte crée une espèce, le parasite reste sur la fille. Les larves en sont libres.
rule-coc-parasite-mother-is = La fille d’un parasite quitte l’hôte et lui dispute sa place.
rule-coc-parasite-basal = Un parasite se défait de tous les organes basaux qui ne sont pas bleus.
rule-coc-venom-effect = Les carnivores venimeux n’ont pas besoin d’avoir la silhouette de leur proie.
rule-coc-venom-inherit = Une fille n’a pas le venin de sa mère.
rule-coc-end = Comme dans Chenille, avec seize points.
rule-J0 = Bestioles et dinosaures à une même table : Papillon avec les cartes, les creeples, les outils et les monstres de Megafauna.
rule-J0a = Les règles de Mesofauna valent partout où cette partie ne dit pas autre chose.
rule-J0b = Megafauna donne ses creeples, ses mutations, ses outils et ses monstres, mais ni cratons, ni événements, ni cubes.
rule-J0c = Les bestioles ont plus de creeples, volent avec des organes blancs, peuvent être eusociales et ont des parasites.
rule-J0d = Les dinosaures grandissent, ce qui aide dans les concours et la dispersion, et ont des monstres, des outils et le langage.
rule-J0e = Les émotions de Megafauna sont ici des phéromones, ses personnalités des portraits, ses nouveau-nés des larves, ses endothermes des holométaboles.
rule-J1 = De deux à sept joueurs, dont deux ou trois jouent des bestioles s’il y a assez de monde.
rule-J1a = L’exposition a deux rangées de cartes de bestioles et deux de cartes de dinosaures.
rule-J1b = L’archétype d’un dinosaure commence avec la taille 1.
rule-J1c = Les quatre cartes d’outil de Megafauna sont face visible.
rule-J2 = Seules les cartes de bestioles apportent des événements quand on les retourne.
rule-J2a = Dans la partie combinée, tous les événements ont lieu, quoi qu’une carte dise des parties à quatre.
rule-J2b = La radiation prend aussi les cartes de dinosaures promues qui ne sont dans aucun portrait. Les portraits sont à l’abri.
rule-J2c = Les dinosaures ne sont jamais eusociaux : rien n’élève leur limite d’organes.
rule-J3 = Chaque espèce de bestioles et de dinosaures a une action par tour.
rule-J3a = Une nouvelle espèce de dinosaures a la taille de sa mère, que la carte qui la crée doit permettre.
rule-J3b = Une carte de dinosaure tournée vers une silhouette doit créer cette espèce.
rule-J3c = Les dinosaures prennent des cartes de dinosaures et les bestioles des cartes de bestioles.
rule-J3d = Une carte de dinosaure sans moitié d’émotion se pose à côté du portrait ; une carte qui en a doit s’y insérer.
rule-J3e = Une promotion qui montre un monstre apporte un monstre de cette couleur.
rule-J3f = Un dinosaure a un nombre de larves égal à sa taille plus le nombre de ses organes bleus, et chacune a autant de points de dispersion. Chez les dinosaures, seuls les volants volent.
rule-J3g = Les dinosaures et les bestioles monstres peuvent changer de taille d’un cran, comme action.
rule-J3h = Une espèce devenue trop grande pour une carte promue la défausse, et peut perdre avec elle sa silhouette.
rule-J4 = Les bestioles ont la taille 1, sauf si elles sont des monstres.
rule-J4a = Si ni la comestibilité ni les organes ne décident, l’espèce la plus grande gagne, puis le défenseur.
rule-J4b = Deux parasites qui ont autant d’organes bleus se départagent par la taille.
rule-J4c = Un dinosaure endotherme qui perd contre un adversaire et ne peut changer de niveau peut se disperser vers une place libre ; chaque creeple une fois par phase.
rule-J5 = Toute espèce, grande ou petite, plante et piétine des fleurs.
rule-J5a = Bestioles et dinosaures se disputent les fleurs par les organes jaunes ; à égalité, le plus grand gagne.
rule-J6 = Certaines cartes promues ont des icônes à effet particulier.
rule-J6a = Elles agissent comme celles des bestioles.
rule-J6b = Une promotion qui montre une récession coûte à l’espèce tous ses organes basaux de cette couleur.
rule-J6c = Rose peut prendre aussi les cartes de dinosaures qui montrent une plante d’horreur.
rule-J6d = Un dinosaure qui a un haustorium peut prendre aussi des cartes de bestioles.
rule-J7 = Un monstre compte pour autant d’organes de sa couleur que le dit la taille de son espèce.
rule-J7a = Une bestiole qui a un monstre a aussi une taille, et peut être retaillée. Elle ne prend toujours que des cartes de bestioles ; toutes permettent la taille 6.
rule-J7b = Une bestiole volante qui dépasse la taille 1 perd ses ailes.
rule-J7c = Un monstre qui a commencé la phase avec un organe blanc et perdrait un concours, même contre une autre espèce de son propriétaire, grandit aussitôt, juste assez pour gagner, s’il le peut.
rule-J7d = Au lieu de perdre des organes, un monstre peut rapetisser ; à la taille 1, il perd le monstre.
rule-J8 = Pour chaque émotion violette de son portrait, un dinosaure prend un outil, sur la face de son choix, et chasse la silhouette qu’il montre.
rule-J8a = Avec une cloche de plongée, un carnivore vit partout où broutent des nageurs, même dans les lacs.
rule-J8b = Un outil satisfait l’exigence de silhouette pour la sienne, chez les bestioles comme chez les dinosaures.
rule-J8c = Qui a un outil ne peut être mangé par la silhouette de son outil, à moins que ce chasseur n’ait un outil contre la silhouette de sa proie.
rule-J8d = À la fin, chaque outil compte comme un fossile, pour les points comme pour départager les égalités.
rule-J8e = Un dinosaure qui a trois émotions d’au moins deux couleurs a le langage, et peut mettre fin à la partie à son tour.
rule-K0 = Genesis peut se poursuivre en Mesofauna, et Mesofauna en Origins.
rule-K0a = Dans une campagne, deux au moins devraient jouer des bestioles, car seules leurs cartes apportent des événements.
rule-K1 = Le macroorganisme le plus apte de Genesis décide de ce avec quoi vous commencez.
rule-K1a = De plusieurs macroorganismes, vous continuez avec un seul ; sans aucun, voyez plus bas.
rule-K1b = Les mousses deviennent Vert, les vers et les escargots Orange, les étoiles de mer Blanc.
rule-K1c = Les champignons deviennent Rose, les onychophores Violet, les trilobites Gris, les chétognathes Bleu ou Noir.
rule-K1d = Qui n’a pas de macroorganisme commence en parasite sur un creeple d’un autre joueur ; le plus haut score choisit d’abord.
rule-K1e = Chacun de vos biontes, sauf le trophique, donne une carte non promue de sa couleur. Des endosymbiontes étrangers rendent votre archétype mutualiste.
rule-K1f = Un macroorganisme terrestre commence avec ses organes comme organes basaux, un macroorganisme marin sans.
rule-K1g = Tout le reste se prépare comme dans Papillon.
rule-K1h = Au premier tour, on ne peut prendre que des cartes gratuites ; en sont dispensés le vainqueur de Genesis, ceux dont il portait des biontes, et les parasites.
rule-K2 = Ce qui reste à la fin devient le début d’Origins.
rule-K2a = Les cratons restent où ils ont fini, remplacés par des hexagones d’Origins selon les ressources qu’ils montrent.
rule-K2b = Les dinosaures gardent leur couleur et leurs sept creeples.
rule-K2c = À commencer par le vainqueur, chacun met une figurine sur chaque continent où il a vécu, avec une espèce eusociale ou douée de langage s’il en a une.
rule-K2d = Les nageurs continuent dans la mer ; les volants choisissent.
rule-K2e = La partie longue d’Origins est la meilleure suite.
rule-K3 = Une campagne compte chaque partie.
rule-K3a = Après chaque partie, sauf la dernière, chacun reçoit un fossile par adversaire qui a moins de points.
rule-K3b = Les points de la dernière partie comptent pour moitié, et l’on ajoute les fossiles de la campagne.
rule-K3c = À égalité, la victoire est partagée.
rule-L0 = Papillon en solitaire, contre la Reine des abeilles.
rule-L0a = Vous avez une action pour chacune de vos espèces.
rule-L0b = Là où rien d’autre ne dit ce qu’elle fait, vous choisissez pour elle.
rule-L0c = Les mots qui lui sont propres sont expliqués en L9.
rule-L1 = Comme à deux dans Papillon, avec ces changements.
rule-L1a = Vous choisissez quatre cratons ; les autres sont hors jeu.
rule-L1b = Vous les posez côte à côte comme vous voulez, sur la face de votre choix.
rule-L1c = Elle commence sur la terre la plus basse et sur l’hexagone voisin le plus bas, sur un autre craton s’il y en a un. Puis vous choisissez deux hexagones qui ne sont pas des lacs.
rule-L1d = Elle lance un dé à huit faces.
rule-L1e = Huit fossiles sont prêts. Chaque attribution en prend un ; avec le dernier, la partie se termine.
rule-L1f = Le manège, quatre dés, est conseillé.
rule-L1g = Elle prend le thorax le moins cher, le promeut aussitôt et peuple. Aucun événement n’a lieu.
rule-L1h = Ensuite, votre archétype fait sa première action.
rule-L2 = Elle essaie de créer une espèce, sinon d’allonger un portrait, sinon elle peuple. Puis c’est votre tour.
rule-L2a = Une seule de ses espèces agit : celle qui a le plus de creeples à naître et, à égalité, la dernière venue.
rule-L2b = Elle lance d’abord le dé pour savoir si elle crée une espèce.
rule-L2c = Sinon, elle allonge le portrait de son espèce active.
rule-L2d = Si elle n’a pas pu, elle peuple. Ceux des siens qui en meurent, sans proie ou sans hôte, deviennent des zombies.
rule-L2e = Après son action, l’exposition est complétée.
rule-L2f = Ce qui est retourné a lieu.
rule-L2g = Tout fossile d’une attribution vient de la formation.
rule-L2h = Ensuite, la première espèce de votre liste agit ou passe.
rule-L2i = Les autres suivent, en descendant la liste.
rule-L2j = Après chacune de vos actions, l’exposition est complétée et les événements ont lieu.
rule-L2k = La partie se termine dès que la formation est vide.
rule-L3 = Si le dé le dit, elle prend une carte, la tourne et crée une espèce avec elle.
rule-L3a = Un parasite, un nageur ou une espèce à un seul creeple ne crée rien.
rule-L3b = Elle crée une espèce si elle a moins d’espèces que le dé ne montre.
rule-L3c = La mère est le creeple le plus à l’étroit dont la fille survivrait.
rule-L3d = Elle prend la carte la moins chère qui a une silhouette qui lui manque ; parasites et nageurs, seulement là où ils pourraient vivre.
rule-L3e = Elle peut s’offrir n’importe quelle carte.
rule-L3f = Elle promeut aussitôt chaque carte ; ses organes deviennent basaux.
rule-L3g = Elle prend la carte et crée l’espèce selon les règles habituelles.
rule-L3h = Si les deux sens conviennent, vous choisissez.
rule-L3i = Si aucune fille ne peut survivre, elle passe au portrait.
rule-L3j = Une espèce qu’elle vient de créer peuple aussitôt.
rule-L3k = Puis l’exposition est complétée et les événements ont lieu.
rule-L4 = Elle allonge le portrait de son espèce active.
rule-L4a = Une espèce eusociale n’a plus besoin de cartes ; elle passe au peuplement.
rule-L4b = Elle prend la carte la moins chère qui s’insère sans en remplacer une autre.
rule-L4c = Elle ne prend pas de quatrième thorax.
rule-L4d = La carte entre aussitôt dans le portrait.
rule-L4e = Si les deux sens conviennent, elle préfère celui qui a un trait ; sinon, vous choisissez.
rule-L4f = Avec le mutualisme, elle prend une fois un zombie de chacune de vos espèces qui partage un hexagone avec la sienne.
rule-L4g = Si aucune carte ne convient, elle peuple.
rule-L4h = Puis l’exposition est complétée et les événements ont lieu.
rule-L5 = Son espèce active a des larves.
rule-L5a = La première mère est son creeple le plus à l’étroit.
rule-L5b = Elle a une larve, et une de plus par organe bleu.
rule-L5c = Chaque larve est la mère de la suivante, même si elle est morte.
rule-L5d = Chaque larve cherche un foyer selon L6.
rule-L6 = Elle n’entre jamais dans un hexagone où elle ne pourrait pas vivre.
rule-L6a = Une larve va dans un hexagone voisin de sa mère : d’abord par fidélité à la ruche, puis là où vivent le moins de creeples, puis au plus bas. Un parasite préfère un hôte libre qui broute.
rule-L6b = Elle a toujours assez de points pour un hexagone voisin.
rule-L6c = Qui perd contre vous essaime une fois par phase, puis peut voler s’il sait le faire.
rule-L6d = Un volant, ou une espèce qui a des organes blancs, peut voler quand l’essaimage n’a pas suffi ou était impossible ; un dé dit vers quel craton. Qui y perd sans avoir encore essaimé le peut toujours.
rule-L6e = Qui ne trouve pas de foyer devient un zombie sur une de vos cartes d’espèce, à votre choix.
rule-L6f = Avec plus d’organes jaunes que chacune de vos espèces, une espèce de la Reine plante des fleurs ; avec moins que l’une des vôtres, elle les piétine.
rule-L7 = Certains événements la frappent à leur façon.
rule-L7a = Une de ses espèces que frappe la maladie perd sa moitié la plus à l’étroit.
rule-L7b = Elle défausse des cartes entières à partir de l’arrière de son portrait.
rule-L8 = Avec le dernier fossile de la formation, la partie se termine aussitôt.
rule-L8a = Les fossiles vont à qui a le plus de creeples et de phéromones. Vous recevez aussi un fossile pour chacune de vos espèces qui s’éteint.
rule-L8b = Si elle s’éteint, vous gagnez.
rule-L8c = On compte fossiles, creeples en vie et phéromones ; qui a le plus de points l’emporte.
rule-L8d = Les zombies ne comptent pour personne.
rule-L8e = Ensuite l’emporte qui a le plus de fossiles, puis qui a le plus d’espèces eusociales.
rule-L9 = Ce que veulent dire les mots au sujet de la Reine des abeilles.
rule-L9a = Elle craint les hauteurs et préfère l’hexagone le plus bas.
rule-L9b = Elle craint la foule et préfère les hexagones où il y a le moins de creeples ; jamais un hexagone où elle a un herbivore et un carnivore.
rule-L9c = La hauteur d’un hexagone est le nombre de ses montagnes ; à égalité, le plus haut est celui du craton au plus grand numéro.
rule-L9d = Elle ne dispute rien aux siens, sauf qu’un de ses archétypes fait chasser une autre de ses espèces qui broute. Sinon, elle rejoint son propre herbivore comme carnivore.
rule-L9e = La Reine des abeilles, l’adversaire de qui joue en solitaire.
rule-L9f = Des cartes qui conviennent, elle prend la moins chère, puis une qui a un trait, puis une de la rangée du haut ; jamais une carte posée sur un paquet.
rule-L9g = Le creeple le plus à l’étroit est celui qui en a le plus d’autres dans son hexagone, puis le plus haut ; ensuite, vous choisissez.
rule-L9h = Un de ses creeples qui perd un concours passe dans un hexagone voisin, une fois par phase.
rule-bf-A = Le joueur à l’indice squelettique le plus haut commence, puis on joue dans le sens des aiguilles d’une montre. Entre une bestiole et un dinosaure de même indice, la bestiole passe la première.
rule-bf-A1 = À votre tour, chacune de vos espèces a une action.
rule-bf-A1a = Vos espèces se suivent dans l’ordre de leur arrivée ; une nouvelle vient en dernier.
rule-bf-A1b = En descendant la liste, chaque espèce fait une action ou passe.
rule-bf-A1c = Une espèce créée pendant votre tour agit dans ce même tour.
rule-bf-A1d = Une phase est l’action d’une espèce, avec tout ce qui s’ensuit.
rule-bf-A2 = Une espèce peut faire plusieurs choses.
rule-bf-A2a = Muter, promouvoir, créer une espèce, peupler, néoténie, zombie, ou passer.
rule-bf-A2b = Un joueur sans creeple en vie a une action, qui ramène l’archétype.
rule-bf-A3 = Après chaque action, l’exposition est complétée, et des événements peuvent avoir lieu.
rule-bf-A3a = La rangée d’où vient une carte se resserre vers la gauche, et son paquet donne la carte suivante.
rule-bf-A3b = Une carte retournée sur son paquet déclenche aussitôt ses événements, de gauche à droite.
rule-bf-A3c = Les cartes qui sont là après la préparation, et après le premier tour de la Reine des abeilles, n’ont pas d’événements.
rule-bf-A3d = À quatre joueurs, une carte qui montre une balle esquivée n’a pas d’événements ; à moins de quatre, et avec les dinosaures, elle en a.
rule-bf-dodged_bullet = Elle épargne à quatre joueurs les événements de sa carte.
rule-bf-A3e = Si personne n’a pris de carte pendant tout un tour de table, la carte gratuite de chaque rangée est défaussée et les rangées sont complétées.
rule-bf-B1 = Tout ce qui est de Chenille et de Cocon, et quatre dés à huit faces.
rule-bf-B2 = Creeples et fleurs sont limités ; cubes, fossiles et jetons ne le sont pas.
rule-bf-B3 = Ils n’ont de sens que dans la partie combinée.
rule-bf-B4 = Hors de la partie combinée, toutes les bestioles ont la taille 1.
rule-bf-C = D’abord la partie, puis les joueurs et le plan, puis l’exposition.
rule-bf-C1 = On convient de la partie et de son billet.
rule-bf-C1a = Le billet dit combien de dés sont lancés pour un mutagène : quatre, trois ou deux. Plus il y en a, plus c’est doux.
rule-bf-C1b = Papillon se joue de deux à quatre.
rule-bf-C2 = Couleurs, cratons, premiers creeples et réserve.
rule-bf-C2a = Chacun reçoit une couleur avec ses espèces ; l’archétype ouvre la liste.
rule-bf-C2b = Chacun pose deux cratons reçus au hasard, l’un après l’autre dans l’ordre du jeu, sur la face de son choix et côte à côte avec un autre. À cinq ou plus, on se partage les huit.
rule-bf-C2c = Dans l’ordre du jeu, on commence avec un, deux, trois et quatre archétypes côte à côte, dans des moitiés basses ou au-dessus d’autres, mais pas dans les lacs.
rule-bf-C2d = Cubes, fleurs, fossiles, jetons et dés sont dans la réserve.
rule-bf-C3 = Deux paquets et deux rangées.
rule-bf-C3a = Les cartes rouges et jaunes forment le paquet du haut, les vertes et les bleues celui du bas.
rule-bf-C3b = Les deux sont mélangés, faces non promues visibles.
rule-bf-C3c = Les paquets sont à l’extrémité droite des rangées.
rule-bf-C3d = Chaque rangée montre quatre cartes et la première de son paquet. Leurs événements n’ont pas lieu pour l’instant.
rule-bf-C3e = Les colonnes coûtent 0, 2, 4, 6 et 8, de gauche à droite.
rule-bf-D1 = L’espèce prend une carte de l’exposition qu’elle peut s’offrir.
rule-bf-D1a = Une carte coûte ce que dit sa colonne.
rule-bf-D1b = Le coût ne peut dépasser le nombre de creeples sur la carte d’espèce, zombies compris. Rien n’est payé ni économisé.
rule-bf-D1c = Avec une phéromone de sa couleur, une carte coûte la moitié.
rule-bf-D1d = La carte reste non promue dans le tableau, et ses organes comptent aussitôt.
rule-bf-D2 = Une carte non promue de l’espèce est tournée dans son portrait.
rule-bf-D2a = Les deux sens sont connus ; une carte qui ne convient dans aucun ne peut être promue.
rule-bf-D2b = Vous choisissez le sens. Une silhouette peut servir à créer une espèce, ou être ignorée.
rule-bf-D2c = Les organes de la carte non promue deviennent basaux ; un parasite garde les bleus.
rule-bf-D2d = La carte va à une extrémité du portrait, entre deux cartes ou à la place de certaines, et toutes les moitiés qui se touchent doivent s’accorder. La dernière carte qui montre la silhouette de l’espèce ne peut être remplacée, sauf si celle-ci continue alors comme archétype.
rule-bf-D2e = Elle reçoit les organes qu’elle montre dans ce sens.
rule-bf-D2f = Les icônes de venin et de mutualisme du sens choisi agissent ; les autres non.
rule-bf-D3 = Une carte non promue de l’espèce crée une espèce fille.
rule-bf-D3a = La carte doit montrer la silhouette de la fille, dont vous n’avez aucun creeple en vie.
rule-bf-D3b = Les organes de la carte deviennent des organes basaux de la mère ; un parasite garde les bleus.
rule-bf-D3c = La carte est tournée dans le sens qui montre la fille.
rule-bf-D3d = La fille commence en bas de la liste, avec cette carte pour portrait.
rule-bf-D3e = Tous ses creeples sont sur sa carte, mais ceux qui sont zombies ailleurs y restent.
rule-bf-D3f = Elle reçoit une copie des organes basaux de la mère ; un parasite, celle des bleus. Venin et mutualisme ne s’héritent pas.
rule-bf-D3g = Un creeple de la mère est remplacé par la fille. Si c’était le dernier, la mère s’éteint.
rule-bf-D3h = Elle doit pouvoir vivre là et, si la mère chasse, manger la même proie.
rule-bf-D3i = La mère reste, et la fille va sur un creeple d’un autre joueur dans le même hexagone.
rule-bf-D3j = La fille quitte l’hôte et lui dispute sa place.
rule-bf-D3k = Il reste sur la fille.
rule-bf-D3l = Un carnivore qui ne peut pas la manger est tué.
rule-bf-D3m = Une fille qui broute peut planter ou piétiner ; une fille dont la carte montre du venin est venimeuse.
rule-bf-D3n = Un joueur sans archétype en vie peut le ramener comme action : un dé dit sur quel craton.
rule-bf-D4 = L’espèce a des larves, qui cherchent où vivre.
rule-bf-D4a = Elle a une larve, et une de plus par organe bleu, et chacune a autant de points de dispersion.
rule-bf-D4b = Chaque larve part d’un creeple de son espèce, même d’une larve tout juste placée. Les zombies ne naissent jamais.
rule-bf-D4c = Chaque larve s’installe avant que la suivante naisse. Vous pouvez vous arrêter à tout moment.
rule-bf-D4d = Une larve qui n’a nulle part où aller ne naît pas.
rule-bf-D5 = L’espèce se défait d’un de ses organes basaux.
rule-bf-D6 = Un zombie est un creeple d’un autre joueur sur votre carte d’espèce.
rule-bf-D6a = Un mutualiste prend un creeple à naître de chaque espèce des autres dont il vit ou qui vit de lui.
rule-bf-D6b = Un zombie compte dans votre budget. Il ne naît jamais et ne rapporte de points à personne.
rule-bf-D6c = Les zombies ne rentrent chez eux que lorsque l’espèce qui les tient s’éteint.
rule-bf-E1 = Une larve marche d’hexagone en hexagone, à partir de celui de sa mère.
rule-bf-E1a = Chaque hexagone coûte un point.
rule-bf-E1b = Une frontière avec une montagne coûte deux points ; les volants n’en paient qu’un.
rule-bf-E1c = On peut traverser n’importe quel hexagone, mais personne ne marche sur la mer.
rule-bf-E1d = À son but, la larve entre en bas pour brouter, ou en haut si elle peut manger qui broute là ; un parasite entre sur un hôte.
rule-bf-E2 = La larve d’un volant, ou d’une espèce qui a un organe blanc, peut voler au lieu de marcher. Chez les dinosaures, seuls les volants le font.
rule-bf-E2a = Elle décide avant de marcher, et vole au plus une fois par phase.
rule-bf-E2b = Un dé désigne le craton ; la larve s’y installe dans n’importe quel hexagone où elle peut vivre.
rule-bf-E2c = Si ce craton n’est pas sur le plan ou n’a pas de place, la larve est de nouveau à naître.
rule-bf-E3 = Un creeple ne vit et ne reste que là où sa silhouette peut vivre.
rule-bf-E3a = Seuls les nageurs vivent dans les lacs.
rule-bf-E3b = Tous sauf les nageurs vivent dans les herbes folles.
rule-bf-E3c = Toutes les silhouettes vivent dans les marécages.
rule-bf-E3d = Les parasites ne vivent que sur des hôtes, dans n’importe quel hexagone.
rule-bf-E3e = Une espèce a au plus un creeple par hexagone ; un parasite, un par hôte.
rule-bf-E4 = Qui vient brouter sans concours peut planter une fleur ou piétiner celle qui est là.
rule-bf-E4a = Aucune fleur ne pousse dans un lac, et au plus une par hexagone.
rule-bf-F1 = Deux creeples dans une moitié basse se la disputent.
rule-bf-F1a = S’il y a un carnivore qui ne peut manger que l’un des deux, l’autre gagne.
rule-bf-F1b = Celui qui a le plus d’organes verts l’emporte ; là où pousse une fleur, celui qui en a le plus de jaunes.
rule-bf-F1c = Un organe blanc compte comme un organe de la couleur demandée.
rule-bf-F1d = L’égalité va au défenseur ; avec les dinosaures, d’abord au plus grand.
rule-bf-F1e = Si les deux sont à vous, vous choisissez.
rule-bf-F1f = Le perdant devient carnivore s’il peut manger le vainqueur, et se dispute la moitié haute si elle est prise ; sinon, il est tué.
rule-bf-F2 = Celui qui a le plus d’organes rouges l’emporte, les blancs comptant comme rouges ; l’égalité va au défenseur, et le perdant est tué.
rule-bf-F2a = Un creeple tué est de nouveau à naître.
rule-bf-F3 = Le vainqueur d’une moitié basse qui n’est pas un lac peut planter ou piétiner.
rule-bf-F4 = Un carnivore doit avoir la silhouette de sa proie, sauf si celle-ci est un archétype ou porte un parasite, ou si le carnivore est venimeux.
rule-bf-F4a = Personne ne mange sa propre espèce.
rule-bf-F4b = Un parasite n’est jamais une proie.
rule-bf-F5 = Celui qui a le plus d’organes bleus l’emporte, les blancs n’aident pas ; l’égalité va au défenseur. Le perdant va sur un hôte libre de sa couleur dans l’hexagone, ou il est tué.
rule-bf-F6 = Après chaque changement, qui ne peut rester meurt : mauvais terrain, pas d’hôte, pas de proie. Puis les espèces sans creeple s’éteignent.
rule-bf-F7 = Une espèce sans creeple en vie s’éteint : ses cartes et ses organes sont perdus, ses zombies rentrent chez eux.
rule-bf-F7a = Vous recevez un fossile pour chacune de vos espèces qui s’éteint.
rule-bf-F7b = Vous pouvez créer de nouveau cette silhouette.
rule-bf-F7c = Un joueur sans creeple en vie garde ses fossiles et revient par résurrection.
rule-bf-G1 = Les cartes promues d’une espèce forment une rangée.
rule-bf-G1a = Une tête a une moitié à son bord droit, un abdomen à son bord gauche, un thorax aux deux.
rule-bf-G1b = Deux moitiés de même couleur qui se touchent font une phéromone : un point, et la moitié du coût pour cette couleur.
rule-bf-G1c = Ce qui est à l’envers sur une carte n’est pas en jeu.
rule-bf-G1d = Si une carte est perdue entre deux autres, la rangée se referme là où elles s’accordent. Sinon, vous gardez l’une des deux parties.
rule-bf-G2 = Une espèce qui a une tête, un abdomen et trois phéromones est eusociale ; les dinosaures ne le sont jamais.
rule-bf-G2a = Les espèces eusociales résistent aux mutagènes, départagent les égalités et continuent dans Origins.
rule-bf-G3 = Une espèce qui a une icône de mutualisme dans son portrait peut prendre des zombies. Cela ne s’hérite pas.
rule-bf-G4 = Une espèce qui a une icône de venin dans son portrait est venimeuse : elle chasse toutes les silhouettes. Cela ne s’hérite pas.
rule-bf-G5 = Ils vivent comme dans Cocon.
rule-bf-G5a = Un parasite se tient sur un creeple d’un autre joueur, un par creeple. Un parasite n’est pas un hôte.
rule-bf-G5b = Tous les hôtes d’une espèce ont la couleur du premier, jusqu’à ce qu’elle soit créée de nouveau.
rule-bf-G5c = Un parasite se défait des organes basaux qui ne sont pas bleus.
rule-bf-G5d = Un hôte peut être mangé par toute silhouette. Ses larves sont libres du parasite.
rule-bf-G6 = Une espèce qui a un organe blanc peut voler et survit aux glaciers.
rule-bf-H = Les événements d’une carte ont lieu l’un après l’autre ; les choix se font dans le sens des aiguilles d’une montre à partir du joueur dont c’est le tour.
rule-bf-H1 = Qui a le plus de creeples en vie et de phéromones prend un fossile ; à égalité, chacun en prend un.
rule-bf-H1a = Une attribution précède un mutagène, un impact ou une période glaciaire.
rule-bf-H2 = Les glaciers descendent.
rule-bf-H2a = Les fleurs des hexagones de montagne sont perdues.
rule-bf-H2b = Dans les hexagones à deux montagnes, tous meurent sauf ceux qui ont un organe blanc.
rule-bf-H3 = Elle défausse toutes les cartes non promues de deux couleurs, rouge et jaune ou vert et bleu.
rule-bf-H3a = Les cartes d’un portrait sont à l’abri.
rule-bf-H4 = L’espèce qui a le plus de creeples en vie en perd la moitié, arrondie à l’inférieur ; son propriétaire choisit lesquels.
rule-bf-H5 = Un craton se détache ou revient.
rule-bf-H5a = Un dé le désigne ; s’il n’est pas sur le plan, rien n’arrive.
rule-bf-H5b = S’il en touche un autre le long d’une faille, il se détache et devient une île.
rule-bf-H5c = Une île est accolée à un autre craton par le joueur dont c’est le tour.
rule-bf-H5d = Un craton qui n’en touche d’autres le long d’aucune faille reste là.
rule-bf-H6 = Quelque chose de gros tombe du ciel.
rule-bf-H6a = Un dé désigne le craton ; s’il n’est pas sur le plan, la chute se fait en mer.
rule-bf-H6b = Tous les creeples et toutes les fleurs de ce craton sont perdus.
rule-bf-H7 = Chaque espèce est mesurée à une limite d’organes.
rule-bf-H7a = On lance les dés du billet ; le plus haut est la limite.
rule-bf-H7b = Tous les organes d’une espèce comptent, basaux et dérivés, les blancs aussi.
rule-bf-H7c = Une espèce au-dessus de la limite perd des organes dérivés au choix de son propriétaire. Une carte qui perd le dernier est défaussée.
rule-bf-H7d = Si ses organes basaux dépassent à eux seuls la limite, l’espèce s’éteint.
rule-bf-H7e = Chaque phéromone d’une espèce eusociale élève sa limite de 2.
rule-bf-H7f = Une espèce qui perd la dernière carte à sa silhouette devient votre archétype, avec un fossile, si vous n’en avez pas ; sinon, elle s’éteint.
rule-bf-H7g = Un mutagène ne touche pas à l’exposition.
rule-bf-I = Quand la partie se termine, ce qui compte et qui gagne à égalité.
rule-bf-I1 = La partie se termine dès qu’une rangée ne peut plus être complétée à cinq cartes ; avec les dinosaures, seules comptent les rangées des bestioles.
rule-bf-I2 = Un point par fossile, par creeple en vie, par phéromone et par outil. Les zombies ne comptent pour personne.
rule-bf-final_scoring = On compte les points une seule fois, quand la partie est terminée.
rule-bf-I3 = L’emporte qui a le plus de fossiles, puis qui a le plus d’espèces eusociales ; ensuite la victoire est partagée.

## Queen Bee

# $species: hers, $number: its unborn
log-queen-phase = La Reine des abeilles agit avec { FORM($species, "le") } (à naître : { $number }).
# $roll: of her die, $number: her species
log-queen-roll = La Reine des abeilles fait { $roll } avec { $number ->
    [one] { $number } espèce
   *[other] { $number } espèces
}.
log-queen-barren = Aucune carte de l’exposition ne créerait, à partir { FORM($species, "de") }, une espèce qui puisse vivre.
log-swarms = { CAPITAL(FORM($species, "le")) } essaime et s’installe comme { $place }.
log-takes-wing = { CAPITAL(FORM($species, "le")) } s’envole vers { FORM($craton, "le") }.
log-lands = { CAPITAL(FORM($species, "le")) } se pose et s’installe comme { $place }.
# $species: that holds it, $victim: the zombie
log-undead = { CAPITAL(FORM($victim, "le")) } devient un zombie { FORM($species, "de") }.
log-no-holder = Un creeple { FORM($species, "de") } ne trouve pas d’espèce dont être le zombie et meurt.
ask-queen-face = dans quel sens la carte de la Reine des abeilles pour { FORM($species, "le") } entre-t-elle en jeu ?
ask-queen-fit = après quelle carte de son portrait { FORM($species, "de") } la Reine des abeilles ajoute-t-elle { $face } ?
ask-hold-zombie = laquelle de vos espèces tient le zombie { FORM($species, "de") } ?

## How good a position looks: the terms of a bot's judgement

term-fossils = les fossiles
term-creeples = les creeples en vie
term-pheromones = les phéromones
term-tools = les outils
term-award = les fossiles qui peuvent être attribués
term-openings = les places libres à portée des creeples à naître
term-fertility = les organes bleus
term-species = les espèces en vie
term-hold = les creeples que personne ne peut chasser
term-danger = ce qu’un mutagène peut coûter
term-organs = les organes
term-prospects = les mutations encore à promouvoir
term-halves = les bords ouverts des portraits
term-purse = ce qu’on peut dépenser en cartes
term-foothold = le danger de s’éteindre
term-result = le résultat de la partie

## The picture

drawing-where = Tour { $turn }
drawing-board = Plan
drawing-no-map = Le premier craton n’est pas encore posé.
drawing-flower = avec une fleur : les organes jaunes décident de qui y broute
drawing-elevation = { $number ->
    [one] { $number } montagne
   *[other] { $number } montagnes
}
drawing-who = { $who }, { $place }
drawing-empty = Il ne reste pas de carte ici.
drawing-price = { $card }, pour { $cost }
# $number: the least that it costs, below the printed cost
drawing-cheaper-title = pour { $number } avec les phéromones d’une espèce
drawing-supply = Réserve
drawing-flowers-left = { $number ->
    [one] { $number } fleur à planter
   *[other] { $number } fleurs à planter
}
drawing-tools = Outils que personne n’a :
drawing-no-tools = Tous les outils sont pris.
drawing-player = { $colour }, { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-points-creeples = { $number } pour les creeples en vie
drawing-points-pheromones = { $number } pour les phéromones
drawing-points-fossils = { $number } pour les fossiles
drawing-points-tools = { $number } pour les outils
drawing-queen = joue toute seule
drawing-goal = { $number } points pour gagner
drawing-bound = parasites chez { $colour }
drawing-extinct = Éteint : hors de la partie.
drawing-lazarus = Plus aucun creeple ; l’archétype peut revenir.
drawing-formation = fossiles restant dans la formation : { $number }
drawing-creeples = { $living } en vie, { $unborn } à naître{ $zombies ->
    [0] {""}
    [1] , un zombie
   *[other] , { $zombies } zombies
}
drawing-moods = phéromones : { FORM($moods, "f") }
drawing-zombies = tient comme zombies : { $zombies }
drawing-size = taille { $number }
drawing-size-title = de taille { $number }
drawing-shape = Choisir { FORM($species, "le") }
drawing-organ-count = { $number } { $number ->
    [one] { $organ }
   *[other] { FORM($organ, "mp") }
}
drawing-basal = Basaux
drawing-no-basal = Aucun organe basal
drawing-pheromones = Phéromones
drawing-no-pheromones = Aucune phéromone
drawing-eusocial = Eusocial : ses phéromones protègent des mutagènes
drawing-speaks = Langage : peut mettre fin à la partie
drawing-venom = Venimeux : comme carnivore, mange toutes les silhouettes
drawing-mutualist = Mutualiste : peut prendre des zombies
drawing-key = Signes
drawing-key-red = sens : la chasse
drawing-key-yellow = souffle : les fleurs
drawing-key-green = digestion : la pâture
drawing-key-blue = couvain : les larves
drawing-key-white = nymphe : sauf bleu
# $colour: a colour
drawing-key-pheromone = phéromone { FORM($colour, "f") }
drawing-key-flower = fleur
drawing-key-part = partie du portrait
drawing-key-venom = venin
drawing-key-mutualism = mutualisme
drawing-key-eusocial = eusocial
drawing-key-mountain = montagne
drawing-key-fault = faille
drawing-key-monster = monstre
drawing-key-horror = Rose peut la prendre
drawing-key-haustorium = haustorium

## Chapters of the rulebook

chapter-cat = Chenille
chapter-coc = Cocon
chapter-bf-A = Papillon : un tour
chapter-bf-B = Papillon : pièces et limites
chapter-bf-C = Papillon : préparation
chapter-bf-D = Papillon : actions
chapter-bf-E = Papillon : dispersion
chapter-bf-F = Papillon : concours et extinction
chapter-bf-G = Papillon : portraits, parasites et venin
chapter-bf-H = Papillon : événements
chapter-bf-I = Papillon : la fin et les points
chapter-J = Partie combinée : avec les dinosaures
chapter-K = La campagne
chapter-L = Reine des abeilles

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-creeples = Creeples en vie
source-pheromones = Phéromones
source-fossils = Fossiles
source-tools = Outils
tie-fossils = { $first } devant { $second } : plus de fossiles, { $more } contre { $less }.
tie-relics = { $first } devant { $second } : plus de fossiles et d’outils, { $more } contre { $less }.
tie-eusocial = { $first } devant { $second } : plus d’espèces eusociales, { $more } contre { $less }.
verdict-queen-extinct = Victoire : la Reine des abeilles s’est éteinte.
verdict-queen-beaten = Victoire : { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} contre { $theirs } à la Reine des abeilles.
verdict-queen-wins = Défaite : { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} contre { $theirs } à la Reine des abeilles.
verdict-queen-tie = Défaite : autant de points que la Reine des abeilles, { $theirs }, mais moins à faire valoir.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-colour = couleur
thing-edge-of-a-hex = bord d’un hexagone
thing-event = événement
thing-face-of-a-craton = face d’un craton
thing-ground = terrain
thing-pheromone = phéromone
thing-side-of-a-craton = côté d’un craton
thing-ticket = billet
wrong-no-half = une carte de portrait a une moitié de phéromone à un bord ; nommez-en une
wrong-radiation = elle frappe rouge et jaune, ou vert et bleu
wrong-no-radiation = seule la radiation frappe des couleurs ; n’en mettez pas
wrong-dodged = il n’y a pas d’événement à esquiver ; n’en mettez pas
# $face: the id of a side
wrong-face = { $face } dit autre chose ; le numéro et la face doivent s’accorder avec l’id
wrong-mountains = il en faut 0, 1 et 2, pour que tous les hexagones soient de hauteurs différentes

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = Vous menez un embranchement de bestioles, composées de têtes, de thorax et d’abdomens.
goal-you-pink = Vous êtes Rose : des insectes dont un champignon s’est emparé. Vous composez vos animaux de têtes, de thorax et d’abdomens.
goal-you-purple = Vous êtes Violet : des marcheurs aux pieds mous. Vous composez vos animaux de têtes, de thorax et d’abdomens.
goal-you-gray = Vous êtes Gris : des arthropodes. Vous composez vos animaux de têtes, de thorax et d’abdomens.
goal-you-blue = Vous êtes Bleu : des crustacés. Vous composez vos animaux de têtes, de thorax et d’abdomens.
# $points: how many win
goal-wins-race = Le premier à avoir { $points } points à la fin d’un tour l’emporte : un pour chacune de vos figurines (creeples) sur le plan, un par phéromone d’un corps.
goal-wins = Qui a le plus de points l’emporte : un pour chacune de vos figurines (creeples) sur le plan, un par phéromone d’un corps et un par fossile.
goal-wins-combined = Qui a le plus de points l’emporte : un pour chacune de vos figurines (creeples) sur le plan, un par phéromone, un par fossile et un par outil.
goal-wins-queen = Vous gagnez avec plus de points que la Reine des abeilles, ou si elle s’éteint : un par figurine (creeple) sur le plan, par phéromone d’un corps et par fossile.
goal-lasts-race = On pose d’abord la terre. Puis un tour est une de vos actions, jusqu’à ce que quelqu’un ait assez de points, ou qu’une rangée de cartes ne puisse plus être complétée.
goal-lasts = On pose d’abord la terre. Puis vous jouez à tour de rôle jusqu’à ce qu’une rangée de cartes ne puisse plus être complétée, d’ordinaire après 10 à 20 de vos tours.
goal-lasts-queen = On pose d’abord la terre. Puis vous et la reine jouez à tour de rôle jusqu’à ce que le dernier fossile de la formation soit pris.
