# What Bios: Megafauna, second edition, says.
#
# A colour is a name ("Orange prend une carte"), a species is its shape and its colour ("le fouisseur orange"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the present.

megafauna2-title = Bios : Megafauna (deuxième édition)
megafauna2-chapter-chicxulub = Bios : Megafauna (deuxième édition), la partie longue
megafauna2-chapter-chicxulub-blurb = La conquête des continents se poursuit dans une troisième ère, jusqu’à ce qu’une comète tombe sans prévenir. D’ici là, soyez nombreux et laissez des fossiles.
megafauna2-blurb = Plantes, escargots, insectes et vertébrés gagnent la terre ferme et conquièrent des continents qui dérivent, gèlent et brûlent. Développez des organes, créez des espèces, chassez les autres de leurs biomes, survivez au climat et laissez des fossiles.

## Options of the game

megafauna2-option-rules = Les règles que l’on joue.
megafauna2-option-rules-achterbahn = Achterbahn : les cratons dérivent, le climat bascule, les creeples grandissent.
megafauna2-option-rules-tooth_and_claw = Griffes et dents, pour débuter : ni climat, ni dérive, ni tailles.
megafauna2-option-chicxulub = La durée de la partie.
megafauna2-option-chicxulub-false = Deux ères de cinq tours.
megafauna2-option-chicxulub-true = Une troisième ère, à laquelle une comète met fin sans prévenir.
megafauna2-option-apomorphies = Les capacités propres à chaque couleur.
megafauna2-option-apomorphies-false = Toutes les couleurs se valent.
megafauna2-option-apomorphies-true = Expérimental : Blanc et Vert retaillent leurs espèces une fois par tour sans action, Noir peut perdre des organes contre un fossile, Orange ne craint pas la radiation darwinienne.
megafauna2-option-planet = Le lieu de la partie.
megafauna2-option-planet-earth = Sur Terre.
megafauna2-option-planet-mars = Sur Mars, en solitaire.
megafauna2-option-planet-venus = Sur Vénus, à trois au plus.
megafauna2-option-plant_played = En solitaire ou sur Vénus : qui joue les plantes.
megafauna2-option-plant_played-false = Les plantes suivent leurs propres règles.
megafauna2-option-plant_played-true = Quelqu’un joue les plantes : vous-même en solitaire ; à deux sur Vénus, l’un de vous.
megafauna2-option-historical = La disposition des cratons au départ.
megafauna2-option-historical-false = Dans un ordre tiré au sort.
megafauna2-option-historical-true = Comme il y a 500 millions d’années : Laurentia, Baltica, Sibérie, Gondwana d’ouest en est.

# Why options do not go together.
error-basic-planet = Mars et Vénus ne se jouent qu’avec les règles Achterbahn
error-historical-planet = seule la Terre a un ordre historique des cratons
error-plant-played = on ne peut jouer les plantes qu’en solitaire ou sur Vénus
error-long-alien = en solitaire, sur Mars et sur Vénus, la troisième ère vient de toute façon

error-legacy-planet = ce qui est sorti de Genesis continue sur Terre

# What comes over from Genesis: what is asked, why not, what happened.
ask-heir-colour = avec quelle couleur continuez-vous ?
ask-whiten = { FORM($species, "le") } apporte des organes. En changez-vous deux d’une même couleur en un blanc ?
ask-sea-start = dans quelle mer vos nageurs commencent-ils ?
ask-arrive = où votre archétype commence-t-il ?
refused-colour-taken = quelqu’un d’autre a cette couleur
refused-other-kingdom = votre macroorganisme était d’une autre sorte
log-inherits = { CAPITAL(FORM($species, "le")) } apporte de Genesis un fossile et des organes : { $organs }.
log-biont = Un bionte devient la carte { $card } { FORM($species, "de") }.
log-whitens = Deux organes { FORM($organ, "mp") } { FORM($species, "de") } deviennent un organe blanc.
log-marine = { CAPITAL(FORM($species, "le")) } vient de la mer.
log-settles = { CAPITAL(FORM($species, "le")) } s’installe comme { $place }.
log-guest = { $colour } commence avec un hôte : un creeple { FORM($species, "de") }.
log-guest-lost = { $colour } perd son hôte : il n’y a plus de creeple { FORM($species, "de") }.

# Wishes for what the game hands on to Origins.
error-wish-colour = personne ne joue { $colour } ; on peut faire des vœux pour { $colours }
error-wish-species = { $colour } ne peut pas continuer avec la silhouette « { $shape } » ; il y a { $there }

## The course of the game: what happened

log-colour = La place { $seat } joue { $colour }.
log-turn = Le tour { $turn } { FORM($era, "de") } commence.
log-actions = { $colour } a { $number } { $number ->
    [one] action
   *[other] actions
}.
log-era = { CAPITAL(FORM($era, "le")) } commence.
log-awards = Les fossiles sont attribués.
log-award = { $colour }, avec une population de { $population }, prend { $count } { $count ->
    [one] fossile
   *[other] fossiles
}.
# $ending: why
log-game-ends = La partie se termine : { $ending }.
log-points = { $colour } a { $points } { $points ->
    [one] point
   *[other] points
}.
log-winner = { $colour } l’emporte.

log-nobody-wins = Personne ne gagne.
log-alone-won = { $colour } survit, et les mers sont toujours là.
log-alone-decisive = { $colour } survit avec { $points } points : une victoire décisive.
log-alone-lost = { $colour } perd.
# $place: what it does and where
log-germinates = { CAPITAL(FORM($species, "le")) } s’installe comme { $place }.
ask-animal = de quelle couleur est l’animal ?
ask-germinate = où poussent les premières plantes ? Il en reste { $left } à placer.

# Each stands after a colon.
ending-1 = la dernière ère est achevée
ending-2 = la serre s’est emballée
ending-4 = une espèce a trouvé le langage
ending-8 = une comète a frappé
ending-16 = les mers sont perdues

## Events: what is asked, why not, what happened

ask-cloud-seed = un disque blanc quitte { $biome }. Va-t-il dans les nuages ou dans l’atmosphère ?
ask-take-disk = d’où prend-on { FORM($disk, "le") } ?
# $origin: a reservoir that is empty
ask-take-elsewhere = il n’y a pas { FORM($disk, "de") } { FORM($origin, "dans") } pour cet événement. D’où en prenez-vous un, si vous en prenez ?
ask-put-disk = où va { FORM($disk, "le") } ?
ask-trigger = { $event } : déplacez-vous tous les disques, ou un seul ?
ask-ricochet = qui reçoit la carte Médée ?
ask-atrophy = { FORM($species, "le") } doit perdre un organe. Quelle mutation le perd ?
ask-lose-organ = quel organe de la carte { $card } { FORM($species, "le") } perd-il ?
ask-sicken = une maladie frappe { FORM($species, "le") }. Qui meurt ? { $left ->
    [one] Encore { $left } creeple doit mourir.
   *[other] Encore { $left } creeples doivent mourir.
}
ask-defoliate = le feu détruit une espèce de plantes. Laquelle ?
ask-rain = faites-vous pleuvoir ? Cela coûte une action aux plantes.
ask-erode = la pluie peut emporter une montagne dans la mer. Laquelle ?

refused-no-such-disk = il n’y a pas de tel disque à cet endroit
refused-other-origin = cet événement prend son disque ailleurs
refused-not-offshore = ce disque va sur un plateau
refused-not-continent = ce disque va sur la terre ferme
refused-no-rain-shadow = ce n’est pas une ombre pluviométrique : seuls le sont les centres de cratons et les hexagones sous le vent d’une montagne
refused-not-a-target = cet événement ne va pas jusque-là
refused-pinched = ce plateau est sous un autre craton
refused-shelf-disk = un disque noir veut un plateau vide, un disque vert un plateau qui ne porte qu’un disque noir
refused-damocles = ce disque ne peut pas couvrir celui qui est là
refused-keep-medea = qui appuie sur la détente doit passer la carte
refused-no-plus = elle n’a pas de tel organe à perdre

log-event = Événement : { $event }.
log-no-events = L’Ordovicien est sans histoire : rien d’autre n’arrive.
log-stable = La biosphère est stable.
log-reshuffled = Tous les événements d’une biosphère { $biosphere } sont mélangés de nouveau.
log-biosphere = Dans la biosphère : { $event }.
log-no-craton = Aucun craton n’est frappé.
log-windy = Le vent souffle partout et dans les deux sens.
log-runaway = L’atmosphère est pleine : la serre s’emballe, et ce tour est le dernier.
log-no-dice = { CAPITAL(FORM($craton, "le")) } ne porte pas de dé de latitude et reste en place.
log-no-farther = { CAPITAL(FORM($craton, "le")) } est à la latitude { $latitude } et ne peut pas aller plus loin.
log-craton-drifts = { CAPITAL(FORM($craton, "le")) } dérive jusqu’à la latitude { $latitude }.
log-one-landmass = { CAPITAL(FORM($craton, "le")) } ne trouve rien à heurter : il n’y a qu’un continent.
log-drifts-by = { CAPITAL(FORM($craton, "le")) } dérive { $direction } et dépasse { FORM($other, "le") }.
log-collides = { CAPITAL(FORM($craton, "le")) } dérive { $direction } et heurte { FORM($other, "le") }.
log-loses-dice = { CAPITAL(FORM($craton, "le")) } n’a plus de dé de latitude.
log-rift = Un continent de { $number } cratons se disloque.
log-no-pangea = Aucun continent n’est assez grand pour se disloquer.
log-crater = Le dé donne { $die } : l’impact a lieu { FORM($biome, "ou") }.
log-damocles = Il y a déjà une montagne { FORM($biome, "ou") }.
log-climate = Climat : { $climate }.
log-displaced = L’atmosphère est pleine : un disque blanc cède sa place et va dans les nuages.
log-freed = { CAPITAL(FORM($disk, "un")) } quitte { $biome } et va { FORM($store, "dans") }.
log-shifted = { CAPITAL(FORM($disk, "un")) } part { FORM($origin, "de") } et va { FORM($store, "dans") }.
log-lifted = { CAPITAL(FORM($disk, "un")) } quitte { $biome }.
log-laid = { CAPITAL(FORM($disk, "un")) } est posé { FORM($biome, "ou") }.
log-endangered-disk = { CAPITAL(FORM($species, "le")) } est menacé par le disque tombé { FORM($biome, "ou") }.
log-medea-leaves = { $colour } ne prend pas { FORM($disk, "de") } ailleurs.
log-no-disk = Il n’y a pas { FORM($disk, "de") } à prendre { FORM($store, "dans") }.
log-no-goal = Il n’y a pas d’endroit où pourrait aller { FORM($disk, "un") }.
log-condition = Cela n’arrive pas : { $condition }.
log-climax-humid = Climax : la latitude { $latitude } est humide, des forêts poussent sur ses herbes folles.
log-climax-arid = Climax : la latitude { $latitude } est aride, la glace et le désert couvrent ses herbes folles.
log-seas-rise = Les mers montent.
log-seas-fall = Les mers baissent.
log-ignored = Sur ce monde, cela n’a aucun effet.
log-snail = Les cratons sont trop lents pour bouger tout de suite.
log-olympus = L’Olympus Mons entre en éruption.
log-evaporates = De l’eau des mers s’évapore.
log-seas-lost = Les mers sont perdues.
log-rains = { $colour } fait pleuvoir.
log-holds = { $colour } n’appuie pas sur la détente.
log-fires = { $colour } appuie sur la détente : { $number ->
    [one] { $number } disque part
   *[other] { $number } disques partent
}.
log-ricochet = { $colour } doit passer la carte Médée : { $holder } la reçoit.
log-churned = Un mutagène frappe : { $number ->
    [one] { $number } carte de l’exposition quitte
   *[other] { $number } cartes de l’exposition quittent
} la partie.
log-mutagen-roll = Le plus haut de { $dice } dés est { $heart } : c’est la limite du cœur de chaque espèce.
log-immune = { $colour } ne craint pas cette radiation.
log-basal-lost = { CAPITAL(FORM($species, "le")) } a trop d’organes basaux.
log-no-plus = { CAPITAL(FORM($species, "le")) } n’a pas d’organe que la radiation puisse frapper.
log-loses-organ = { CAPITAL(FORM($species, "le")) } perd un organe { $organ } de la carte { $mutation }.
log-shrinks = { CAPITAL(FORM($species, "le")) } rapetisse avec son monstre, jusqu’à la taille { $size }.
log-loses-monster = { CAPITAL(FORM($species, "le")) } perd le monstre de la carte { $mutation }.
log-cheshire-stays = La carte { $mutation } reste sans organes dans la personnalité { FORM($species, "de") }.
log-loses-card = { CAPITAL(FORM($species, "le")) } perd la carte { $mutation } avec son dernier organe.
log-crowd-disease = Une maladie frappe l’espèce la plus nombreuse, forte de { $number } { $number ->
    [one] creeple
   *[other] creeples
}.
log-no-crowd = La maladie ne trouve pas de foule : aucune espèce n’a deux creeples.
log-killed = { CAPITAL(FORM($species, "le")) } perd un creeple { FORM($biome, "ou") }.
log-extinct = { CAPITAL(FORM($species, "le")) } s’éteint.
log-fossil-card = { $colour } garde la carte { $mutation } comme fossile.
log-fossil-tool = { $colour } garde l’outil { $tool } comme fossile.
log-fossil-archetype = { $colour } garde l’archétype comme fossile.
log-lazarus = { $colour } n’a plus de creeple, mais peut revenir d’entre les morts.
log-extinct-forever = { $colour } n’a plus de creeple, et personne ne revient ici.
log-cheshire-waits = { $colour } garde la carte { $mutation }, qui attend l’archétype.
log-host-lost = { $colour } perd l’hôte de la carte { $mutation } : il n’y a plus de creeple { FORM($species, "de") }.
log-kiwi = { CAPITAL(FORM($species, "le")) } a dépassé la taille de son génotype et continue comme archétype.
log-no-kiwi = { CAPITAL(FORM($species, "le")) } a dépassé la taille de son génotype, et l’archétype est encore là.

biosphere-too-hot = trop chaude
biosphere-goldilocks = idéale
biosphere-too-cold = trop froide
direction-east = vers l’est
direction-west = vers l’ouest
# Each stands after a colon.
condition-always = rien ne s’y oppose
condition-microbes = il y a trop d’oxygène pour les microbes
condition-conflagration = il y a trop peu d’oxygène pour des incendies
condition-precipitation = il n’y a pas de nuages pour pleuvoir
condition-cloud-covered = le ciel n’est pas couvert de nuages

## Actions: what is asked, why not, what happened

ask-action = choisissez une action. Il vous en reste { $number }.
    .meaning = Prenez une carte pour ses organes (la première à gauche de chaque rangée est gratuite), ou peuplez : à la fin du tour les nouveau-nés partent chercher une place, et chacun sur le plan est un point. Un organe bleu donne plus de nouveau-nés.
ask-lazarus = aucun de vos creeples n’est en vie. Que faites-vous ?
ask-more = vos actions sont épuisées. Faites-vous encore autre chose ?
ask-follow-size = la proie { FORM($species, "de") } a changé de taille. L’espèce la suit-elle ?
ask-metamorphose = un mutagène frappe. Donnez-vous d’abord un fossile pour vous défaire d’organes basaux ?
ask-resize = { FORM($species, "le") } doit-il grandir ou rapetisser ?
ask-neoteny = de quel organe basal { FORM($species, "le") } se défait-il ?
ask-resurrect = où votre archétype revient-il à la vie ?
ask-mother = { FORM($species, "le") } crée une espèce avec la carte { $face }. Lequel de ses creeples en devient le premier ?
ask-host = { FORM($species, "le") } est désormais mutualiste. Quelle espèce est son hôte ?
# $host: a species
ask-take-host = quel creeple { FORM($host, "de") } devient l’hôte ?
ask-arrange = { FORM($species, "le") } pourrait avoir une autre personnalité. Quelle carte est à son extrémité gauche ?
ask-arrange-next = quelle carte vient ensuite dans la personnalité { FORM($species, "de") } ?
ask-tool = la curiosité vient { FORM($species, "a") }. Quel outil prend l’espèce ?
ask-genetic-drift = la réserve n’a pas assez d’organes { FORM($organ, "mp") } pour { FORM($species, "le") } ; il en manque { $number }. Où en prendre un ?

refused-no-actions = vous n’avez plus d’actions
refused-lazarus = tant qu’aucun de vos creeples n’est en vie, vous ne pouvez que ressusciter votre archétype ou réclamer la carte Médée
refused-not-alive = { FORM($species, "le") } n’existe pas
refused-slot-empty = il n’y a pas de carte à cet endroit tant que vous n’avez pas fait tous vos choix
refused-no-horror = la carte { $card } n’a pas le signe d’horreur, et Vert ne prend que de telles cartes dans la rangée métabolique
# $cost: of the card, $left: what the species may still spend in this phase
refused-too-dear = elle coûte { $cost }, et { FORM($species, "le") } ne peut plus dépenser que { $left } pendant cette phase
refused-not-held = cette carte n’est dans aucun de vos tableaux
refused-promoted-already = cette carte est déjà promue
refused-not-promoted = cette carte n’est pas promue
refused-shape-lives = { FORM($species, "le") } est déjà en vie
# $number: the size of the species, $most: the greatest size of the card
refused-face-size = { FORM($species, "le") } est de taille { $number }, et cette carte ne va que jusqu’à la taille { $most }
refused-no-kiwi = la fille { FORM($species, "de") } serait de taille { $number } et son génotype ne va que jusqu’à { $most } ; elle ne pourrait être qu’un archétype, et le vôtre est en vie
refused-no-unborn = { FORM($species, "le") } n’a plus de creeple à naître
# $most: how many it may bear at once
refused-few-unborn = { FORM($species, "le") } n’a que { $unborn } { $unborn ->
    [one] creeple
   *[other] creeples
} à naître
refused-few-blue = avec ses organes bleus, { FORM($species, "le") } met au monde { $most } { $most ->
    [one] creeple
   *[other] creeples
} au plus
refused-no-basal = aucune de vos espèces n’a d’organe basal
refused-no-such-basal = { FORM($species, "le") } n’a pas d’organe basal de cette couleur
refused-neoteny-one = une de vos espèces doit se défaire d’un organe
refused-basic-size = dans Griffes et dents, toutes les tailles sont 1
refused-basic-medea = dans Griffes et dents, il n’y a pas de carte Médée
refused-size-limit = { FORM($species, "le") } est de taille { $number }, et les tailles vont de 1 à 6
refused-resize-one = une de vos espèces doit changer de taille
refused-not-lazarus = vous avez des creeples en vie
refused-no-refuge = aucun endroit du plan n’est habitable pour votre archétype
refused-not-habitable = votre archétype ne pourrait pas y vivre
refused-medea-stays = la carte Médée ne change pas de mains dans cette partie
refused-has-medea = vous avez déjà la carte Médée
refused-medea-all = la carte Médée coûte toutes vos actions d’un tour, et vous en avez déjà fait une
refused-no-language = le langage demande une espèce avec trois émotions d’au moins deux couleurs
refused-language-known = quelqu’un a déjà déclaré le langage
refused-no-apomorphies = cette partie se joue sans les capacités des couleurs
refused-not-your-apomorphy = votre couleur n’a pas cette capacité
refused-grown = vous avez déjà retaillé gratuitement pendant ce tour
refused-shed = vous avez déjà eu votre métamorphose pendant ce tour
refused-no-fossil = vous n’avez pas de fossile à donner pour cela
refused-no-such-plant = il n’y a pas de creeples { FORM($species, "de") } sur cette planète
refused-extinct-forever = pour une plante que personne ne joue, l’extinction est définitive
refused-plant-selects = la plante doit d’abord prendre la carte la plus à gauche de la rangée métabolique qu’elle peut payer
refused-plant-promotes = la plante doit d’abord promouvoir une carte en venin ou en mutualisme
refused-plant-passes = la plante ne peut passer que si ses espèces sont aussi grandes que leurs cartes le permettent
refused-plant-shrinks = la plante ne fait que grandir
refused-plant-medea = personne ne joue la plante : elle ne peut pas détenir la carte Médée
refused-plant-largest = toutes les espèces de la plante ont la plus grande taille
refused-horror-last = les cartes avec le signe d’horreur sont les dernières que perd la plante
refused-no-creeple-there = { FORM($species, "le") } n’a pas de creeple à cet endroit
refused-host-own = { FORM($species, "le") } est une de vos espèces
refused-host-empty = { FORM($species, "le") } n’a ni creeple à naître ni nouveau-né
refused-host-apart = { FORM($species, "le") } ne partage aucun biome avec le mutualiste, ni comme prédateur ni comme proie
refused-row-short = une personnalité a deux cartes au moins
refused-row-ejects = aucune carte ne peut quitter une personnalité
refused-in-row-already = cette carte est déjà dans la nouvelle rangée
refused-no-half = cette carte n’a pas de moitié d’émotion
refused-second-head = cette carte est une tête, et une tête ne va qu’à l’extrémité gauche
refused-tail-first = cette carte est une queue, et une queue ne va qu’à l’extrémité droite
refused-halves-differ = les moitiés qui se toucheraient sont d’émotions différentes
refused-row-incomplete = après cette carte, toutes les cartes de la personnalité actuelle ne pourraient plus y être
refused-tool-taken = cet outil est pris
refused-drift-itself = { FORM($species, "le") } ne peut pas se voler un organe
refused-drift-plus-first = on prend d’abord les organes des mutations, puis les monstres, puis les organes basaux
refused-drift-lacks = { FORM($species, "le") } n’a pas d’organe basal de cette couleur
refused-drift-card-lacks = cette carte n’a pas d’organe de cette couleur

# $cost: what it cost, $left: what the species may still spend
log-mutates = { CAPITAL(FORM($species, "le")) } prend la carte { $card } pour { $cost } ; reste à dépenser : { $left }.
log-passes = { $colour } laisse { $number } { $number ->
    [one] action inutilisée
   *[other] actions inutilisées
}.
log-refreshes = { $number ->
    [one] { $number } carte est ajoutée
   *[other] { $number } cartes sont ajoutées
} à l’exposition.
log-populates = { CAPITAL(FORM($species, "le")) } a { $number } { $number ->
    [one] nouveau-né
   *[other] nouveau-nés
}.
log-sheds = { CAPITAL(FORM($species, "le")) } se défait d’un organe basal { $organ }.
log-resizes = { CAPITAL(FORM($species, "le")) } est maintenant de taille { $size }.
log-growth = { $colour } retaille ses espèces sans action.
log-metamorphosis = { $colour } donne un fossile pour une métamorphose.
log-cheshire = { CAPITAL(FORM($species, "le")) } est trop grand pour la carte { $face }, qui perd ses organes et reste dans la personnalité.
log-outgrows = { CAPITAL(FORM($species, "le")) } est trop grand pour la carte { $face }, qui est défaussée.
log-promotes = { CAPITAL(FORM($species, "le")) } promeut la carte { $card } en { $face }.
# $species: the daughter
log-speciates = { CAPITAL(FORM($mother, "le")) } crée { FORM($species, "le") } avec la carte { $face }, { $place }.
log-recession = { CAPITAL(FORM($species, "le")) } n’hérite pas de tout, par récession : { $organs }.
log-host = { CAPITAL(FORM($species, "le")) } prend un creeple { FORM($host, "de") } comme hôte de la carte { $face }.
log-no-host = { CAPITAL(FORM($species, "le")) } ne trouve pas d’hôte.
log-personality = Personnalité { FORM($species, "de") } : { $moods }.
log-tool = { CAPITAL(FORM($species, "le")) } prend un outil : { $tool }.
log-no-tool = Il ne reste pas d’outil pour { FORM($species, "le") }.
log-language = { $colour } déclare le langage { FORM($species, "de") }. La partie se termine avec ce tour.
# $holder: who had it
log-claims-medea = { $colour } prend la carte Médée à { $holder }.
log-resurrects = { CAPITAL(FORM($species, "le")) } revient à la vie, { $place }.
log-remembers = { CAPITAL(FORM($species, "le")) } se souvient : { $moods }.
# $victim: the species that lost it
log-drifts = { CAPITAL(FORM($species, "le")) } prend un organe { $organ } sur la carte { $card } { FORM($victim, "de") }.
log-drifts-monster = { CAPITAL(FORM($species, "le")) } prend pour organe le monstre { $organ } de la carte { $card } { FORM($victim, "de") }.
log-drifts-basal = { CAPITAL(FORM($species, "le")) } prend un organe basal { $organ } { FORM($victim, "a") }.
log-no-organs = { CAPITAL(FORM($species, "le")) } se passe d’organes { FORM($organ, "mp") } : il en manque { $number }.

# A card of the display: its organs and its two promotions.
card-text = { $organs } ; puis { $first } – ou { $second }
card-text-horror = { $organs } ; aussi pour les plantes ; puis { $first } – ou { $second }
face-text = { $face } (jusqu’à la taille { $size } : { $gifts })
    .bare = { $face }
face-text-founds = { $face } (crée { FORM($shape, "un") }, jusqu’à la taille { $size })
    .bare = { $face }
face-text-founds-receding = { $face } (crée { FORM($shape, "un") }, jusqu’à la taille { $size }, moins { $organs })
    .bare = { $face }
gift-head = tête { FORM($emotion, "de") }
gift-tail = queue { FORM($emotion, "de") }
gift-brain = cerveau { FORM($left, "de") } et { FORM($right, "de") }
gift-venom = venin
gift-mutualism = mutualisme
gift-skeletal = indice squelettique { $number }
# $number emotions of one kind
emotions-of = { $number } × { $emotion }
emotions-none = aucune émotion

option-mutate = { $shape } : prendre la carte { $card } pour { $cost } sur { $left } ({ $text })
    .section = { CAPITAL($shape) } : prendre
    .chip = { $card } pour { $cost }
# The place of a card that was taken.
option-mutate-empty = { $shape } : prendre la carte { $column } { FORM($row, "de") }
option-promote = promouvoir la carte { $card } en { $text }
    .section = Promouvoir
    .chip = { $card } en { FORM($text, "bare") }
option-promote-of = { $shape } : promouvoir la carte { $card } en { $text }
    .section = { CAPITAL($shape) } : promouvoir
    .chip = { $card } en { FORM($text, "bare") }
option-speciate = { $shape } : créer une espèce avec la carte { $card } : { $text }
    .section = { CAPITAL($shape) } : créer une espèce
    .chip = { $card } en { FORM($text, "bare") }
option-populate = { $shape } : { $number } { $number ->
    [one] nouveau-né
   *[other] nouveau-nés
}
    .section = { CAPITAL($shape) } : nouveau-nés
    .chip = { $number }
option-neoteny = néoténie : chaque espèce peut se défaire d’un organe basal
option-resize = retailler : chaque espèce peut grandir ou rapetisser
option-resurrect = ressusciter votre archétype
option-medea = réclamer la carte Médée avec toutes vos actions
option-language = déclarer le langage : la partie se termine avec ce tour
option-pass = passer : finir vos actions
    .button = Passer
option-pass-none = rien d’autre
    .button = Rien d’autre
option-growth = croissance : chaque espèce peut grandir ou rapetisser, et ses prédateurs après elle ; ce n’est pas une action
option-metamorphosis = métamorphose : chaque espèce peut se défaire d’un organe basal, contre un fossile ; ce n’est pas une action
option-grow-to = grandir jusqu’à la taille { $number }
option-shrink-to = rapetisser jusqu’à la taille { $number }
option-keep-size = garder la taille { $number }
option-shed = se défaire d’un organe { $organ }
    .section = Se défaire d’un organe
    .chip = { $organ }
option-shed-nothing = ne se défaire de rien
    .button = Ne rien perdre
option-row-card = { $face } ({ $gifts })
    .chip = { $face }
option-row-done = la personnalité s’arrête ici
    .button = Elle s’arrête ici
option-row-stays = laisser la personnalité comme elle est
    .button = La laisser ainsi
option-tool = { $tool }, pour chasser { FORM($shape, "le") }
option-tool-dives = { $tool }, pour chasser { FORM($shape, "le") } jusque dans l’eau
option-no-tool = ne pas prendre d’outil
    .button = Pas d’outil
option-mother = le creeple, { $place }
    .chip = { $place }
option-mother-fallen = le creeple menacé, { $place }
option-host = { $species } ({ $unborn } à naître, { $newborn } { $newborn ->
    [one] nouveau-né
   *[other] nouveau-nés
})
option-unborn = un creeple à naître
option-newborn = un nouveau-né
option-drift = sur la carte { $card } { FORM($species, "de") }
option-drift-monster = le monstre de la carte { $card } { FORM($species, "de") }, qui rapetisse jusqu’à la taille 1
option-drift-basal = un organe basal { FORM($species, "de") }
option-no-drift = s’en passer
    .button = S’en passer

## Life on the map: what is asked, why not, what happened

ask-disperse = de quelle espèce le prochain nouveau-né se disperse-t-il ?
# $species: whose newborn, creeple or endotherm it is, here and below
ask-disperse-to = où le nouveau-né { FORM($species, "de") } va-t-il vivre ?
# $species, $rival: two species of the same colour; $biome: where
ask-choose-winner = { FORM($species, "le") } et { FORM($rival, "le") } sont à égalité { FORM($biome, "ou") }. Lequel des deux reste ?
ask-shift = { FORM($species, "le") } a perdu sa place { FORM($biome, "ou") }. Doit-il plutôt y chasser ?
ask-who-flees = quel endotherme menacé fuit ensuite ?
ask-which-flees = de quelle espèce est l’endotherme qui fuit { $biome } ?
ask-flee-to = où { FORM($species, "le") } menacé { FORM($biome, "ou") } fuit-il ?

refused-no-newborn = elle n’a pas de nouveau-né
refused-too-far = c’est trop loin
refused-no-bloom = il n’y a pas d’efflorescence sur ce plateau
refused-swimmers-only = seuls les nageurs entrent dans une efflorescence
refused-uninhabitable = il ne peut pas vivre sur ce terrain
refused-own-kind = un de ses semblables y vit déjà
refused-cannibal = aucune espèce ne se chasse elle-même
refused-no-prey = il n’y a personne à chasser
refused-prey-shape = il ne peut pas chasser cette silhouette
refused-prey-venom = la proie est venimeuse, et n’est pas plus petite
refused-prey-tool = la proie a un outil contre cette silhouette
refused-not-in-contest = cette espèce n’est pas de ce concours
refused-no-endotherm = aucun de vos endothermes menacés n’est à cet endroit
refused-no-free-place = il ne trouve pas de place libre
refused-not-free = quelqu’un vit là

refused-no-plant = seules les plantes poussent
refused-habitat = une plante de cette silhouette n’y pousse pas : ce n’est pas à la bonne distance de l’eau
refused-plant-hunts = les plantes ne chassent jamais
refused-nothing-grows = rien ne pousse là
refused-plant-shape = il ne peut pas manger la plante qui est là
refused-plant-grazes = là où un nouveau-né de la plante peut brouter, il le doit

# $place: what it does and where, "herbivore dans ...", here and below
log-wilts = { CAPITAL(FORM($species, "le")) }, { $place }, n’est plus dans son habitat et se fane.
log-disperses = Un nouveau-né { FORM($species, "de") } s’installe comme { $place }.
log-returns-unborn = Un nouveau-né { FORM($species, "de") } redevient un creeple à naître.
log-endangered-ground = { CAPITAL(FORM($species, "le")) }, { $place }, ne peut pas vivre sur ce terrain et se trouve menacé.
log-endangered-prey = { CAPITAL(FORM($species, "le")) }, { $place }, n’a plus rien à manger et se trouve menacé.
# $species: who lost, $winner: against whom, $organ: the colour of the niche
log-loses-edibility = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, que le carnivore présent ne peut pas manger.
log-loses-roadrunner = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, qui a plus d’organes { FORM($organ, "mp") } pour s’échapper ou attraper des proies.
log-loses-humidity = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, qui a plus d’organes { FORM($organ, "mp") } pour ce climat.
log-loses-prey-size = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, dont la taille est plus proche de celle de la proie.
log-loses-size = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") }, qui est plus grand.
log-loses-skeletal = { CAPITAL(FORM($species, "le")) }, { $place }, perd contre { FORM($winner, "le") } par l’indice squelettique.
log-loses-choice = { CAPITAL(FORM($species, "le")) }, { $place }, cède la place { FORM($winner, "a") }.
log-shifts = { CAPITAL(FORM($species, "le")) } devient { $place }.
# $origin: what it did before and where
log-flees = { CAPITAL(FORM($species, "le")) }, menacé comme { $origin }, s’enfuit et s’installe comme { $place }.
log-stands-up = { CAPITAL(FORM($species, "le")) } se relève et continue comme { $place }.
log-buried = { CAPITAL(FORM($species, "le")) }, menacé comme { $place }, est enfoui.

## How good a position looks: the terms of a bot's judgement

# Each is what a sum of points is given for, as an item of a list.
term-fossils = les fossiles
term-tableau = les génotypes, les outils, les hôtes et la carte Médée
term-creeples = les creeples debout sur le plan
term-newborns = les nouveau-nés qui trouvent une place
term-endangered = les creeples menacés, qui peuvent encore être sauvés
term-emotions = les émotions et le langage
term-award = les fossiles à la fin de l’ère
term-openings = les places libres à portée des creeples à naître
term-fertility = les organes bleus
term-species = les espèces en vie
term-strength = les creeples que personne ne peut chasser
term-danger = ce qu’un mutagène peut coûter
term-organs = les organes
term-prospects = les mutations encore à promouvoir
term-halves = les moitiés d’émotion
term-power = ce que décide la carte Médée
term-actions = les actions d’un tour
term-seas = les mers qui restent
term-food = les plantes dont vivre
term-foothold = le danger de s’éteindre
term-result = le résultat de la partie

## Options of a decision

option-done = terminer
    .button = Terminer
option-yes = oui
option-no = non
option-keep = ne rien changer
option-grow = grandir
option-shrink = rapetisser
option-fire = tirer
option-fire-all = tirer : tous les { FORM($disk, "plural") } passent { FORM($origin, "de") } { FORM($goal, "dans") }
option-hold = ne pas tirer
option-hold-one = ne pas tirer : un seul { $disk } passe { FORM($origin, "de") } { FORM($goal, "dans") }
option-rain = faire pleuvoir
# $store: a reservoir, $number: how many such disks it has
option-into = { FORM($store, "dans") }
    .section = Le mettre
    .chip = { FORM($store, "dans") }
option-from-store = { FORM($store, "de") } (il y en a { $number })
    .section = Le prendre
    .chip = { FORM($store, "de") }
option-from-biome = { FORM($biome, "de") }
    .section = Le prendre
    .chip = { FORM($biome, "bare") }
option-onto = { FORM($biome, "ou") }
    .section = Le poser
    .chip = { FORM($biome, "bare") }
option-take-none = n’en prendre aucun
    .button = N’en prendre aucun
option-atrophy-all = perdre tout ce qui doit l’être
option-organ = un organe { $organ }
    .chip = organe { $organ }
option-lose-monster = le monstre lui-même
option-held = { $card } ({ $organs })
    .chip = { $card }
option-held-monster = { $card } ({ $organs } et un monstre { $organ })
    .chip = { $card }
option-newborns = { $shape } ({ $number } { $number ->
    [one] nouveau-né
   *[other] nouveau-nés
}, { $points } { $points ->
    [one] point
   *[other] points
} de dispersion)
    .chip = { $shape }
option-stay-unborn = redevenir un creeple à naître
option-stay-endangered = rester menacé
option-flee-no-more = aucun autre ne fuit
    .button = Aucun autre ne fuit
option-stays = faire rester : { $species }
option-species = { $species } (taille { $number }, { $organs })
# $who: the species, $place: what it does and where
option-creeple = { $who }, { $place }
    .section = { CAPITAL($who) }
    .chip = { $place }
option-fallen = celui qui est menacé, { $place }
# $rival: who lives like that there already
option-graze = brouter { FORM($biome, "ou") } ({ $ground })
    .section = Brouter
    .chip = { $biome }
option-graze-against = brouter { FORM($biome, "ou") } ({ $ground }), contre { FORM($rival, "le") }
    .section = Brouter, contre quelqu’un
    .chip = { $biome }
option-hunt = chasser { FORM($prey, "le") } { FORM($biome, "ou") } ({ $ground })
    .section = Chasser
    .chip = { $prey } { FORM($biome, "ou") }
option-hunt-against = chasser { FORM($prey, "le") } { FORM($biome, "ou") } ({ $ground }), contre { FORM($rival, "le") }
    .section = Chasser, contre quelqu’un
    .chip = { $prey } { FORM($biome, "ou") }
option-plant = pousser { FORM($biome, "ou") } ({ $ground })
    .section = Pousser
    .chip = { $biome }
option-plant-against = pousser { FORM($biome, "ou") } ({ $ground }), contre { FORM($rival, "le") }
    .section = Pousser, contre quelqu’un
    .chip = { $biome }
# $first, $second: who lives there
biome-with = { $biome } ({ $ground } ; { $first })
    .ou = { FORM($biome, "ou") } ({ $ground } ; { $first })
    .de = { FORM($biome, "de") } ({ $ground } ; { $first })
    .bare = { $biome }
biome-with-two = { $biome } ({ $ground } ; { $first }, { $second })
    .ou = { FORM($biome, "ou") } ({ $ground } ; { $first }, { $second })
    .de = { FORM($biome, "de") } ({ $ground } ; { $first }, { $second })
    .bare = { $biome }
ground-disk = { $ground }, { $disk }

## Nouns

emotion-anger = colère
    .de = de colère
emotion-fear = peur
    .de = de peur
emotion-happiness = joie
    .de = de joie
emotion-jealousy = jalousie
    .de = de jalousie
emotion-curiosity = curiosité
    .de = de curiosité
level-plant = plante
    .le = la plante
    .de = de la plante
    .a = à la plante
    .un = une plante
    .plural = plantes
    .gender = f
    .number = one
place-plant = plante { FORM($biome, "ou") }
nobody = personne
# $turn: number of the turn, $phase: what is done, $colour: by whom
heading-turn = Tour { $turn }, { $era }, { $phase } : { $colour }
heading-phase = Tour { $turn }, { $era }, { $phase }
phase-1 = événements
phase-2 = actions
phase-3 = dispersion
phase-4 = enfouissements
# .le: « le craton Laurentia », .de: « du Gondwana »
craton-laurentia = Laurentia
    .le = le craton Laurentia
    .de = de Laurentia
craton-baltica = Baltica
    .le = le craton Baltica
    .de = de Baltica
craton-siberia = Sibérie
    .le = le craton Sibérie
    .de = de la Sibérie
craton-gondwana = Gondwana
    .le = le craton Gondwana
    .de = du Gondwana
# The backs of the same boards.
craton-back-laurentia = Aphrodite
    .le = le craton Aphrodite
    .de = d’Aphrodite
craton-back-baltica = Arabia
    .le = le craton Arabia
    .de = d’Arabia
craton-back-siberia = Ishtar
    .le = le craton Ishtar
    .de = d’Ishtar
craton-back-gondwana = Tharsis
    .le = le craton Tharsis
    .de = de Tharsis
# .ou: where somebody is. « À l'ouest de Laurentia » would be outside of it.
hex-nw = le nord-ouest { FORM($craton, "de") }
    .ou = dans le nord-ouest { FORM($craton, "de") }
    .de = du nord-ouest { FORM($craton, "de") }
hex-ne = le nord-est { FORM($craton, "de") }
    .ou = dans le nord-est { FORM($craton, "de") }
    .de = du nord-est { FORM($craton, "de") }
hex-w = l’ouest { FORM($craton, "de") }
    .ou = dans l’ouest { FORM($craton, "de") }
    .de = de l’ouest { FORM($craton, "de") }
hex-c = le centre { FORM($craton, "de") }
    .ou = au centre { FORM($craton, "de") }
    .de = du centre { FORM($craton, "de") }
hex-e = l’est { FORM($craton, "de") }
    .ou = dans l’est { FORM($craton, "de") }
    .de = de l’est { FORM($craton, "de") }
hex-sw = le sud-ouest { FORM($craton, "de") }
    .ou = dans le sud-ouest { FORM($craton, "de") }
    .de = du sud-ouest { FORM($craton, "de") }
hex-se = le sud-est { FORM($craton, "de") }
    .ou = dans le sud-est { FORM($craton, "de") }
    .de = du sud-est { FORM($craton, "de") }
shelf-north = le plateau nord { FORM($craton, "de") }
    .ou = sur le plateau nord { FORM($craton, "de") }
    .de = du plateau nord { FORM($craton, "de") }
shelf-middle = le plateau central { FORM($craton, "de") }
    .ou = sur le plateau central { FORM($craton, "de") }
    .de = du plateau central { FORM($craton, "de") }
shelf-south = le plateau sud { FORM($craton, "de") }
    .ou = sur le plateau sud { FORM($craton, "de") }
    .de = du plateau sud { FORM($craton, "de") }
# $ground: what it is at present
biome-now = { $biome } ({ $ground })
    .ou = { FORM($biome, "ou") } ({ $ground })
    .de = { FORM($biome, "de") } ({ $ground })
    .bare = { $biome }
ground-sea = mer
ground-weeds = herbes folles
ground-swamp = marécage
ground-forest = forêt
ground-mountain = montagne
ground-ice = glace
ground-bloom = efflorescence
ground-open-shelf = eaux libres
ground-highland = hautes terres
climate-icehouse = Glacière
climate-ice-age = Froid
climate-cool = Frais
climate-eden = Éden
climate-warm = Chaud
climate-hothouse = Étuve
era-paleozoic = Paléozoïque
    .le = le Paléozoïque
    .de = du Paléozoïque
    .short = Paléoz.
era-mesozoic = Mésozoïque
    .le = le Mésozoïque
    .de = du Mésozoïque
    .short = Mésoz.
era-cenozoic = Cénozoïque
    .le = le Cénozoïque
    .de = du Cénozoïque
    .short = Cénoz.
# .de: after a negation, « pas de disque vert »
disk-none = aucun disque
    .le = aucun disque
    .un = aucun disque
    .de = de disque
    .plural = disques
disk-green = disque vert
    .le = le disque vert
    .un = un disque vert
    .de = de disque vert
    .plural = disques verts
disk-white = disque blanc
    .le = le disque blanc
    .un = un disque blanc
    .de = de disque blanc
    .plural = disques blancs
disk-black = disque noir
    .le = le disque noir
    .un = un disque noir
    .de = de disque noir
    .plural = disques noirs
disk-bloom = disque vert sur un noir
    .le = le disque vert sur un noir
    .un = un disque vert sur un noir
    .de = de disque vert sur un noir
    .plural = disques verts sur des noirs
store-oxygen = l’oxygène
    .de = de l’oxygène
    .dans = dans l’oxygène
store-clouds = les nuages
    .de = des nuages
    .dans = dans les nuages
store-atmosphere = l’atmosphère
    .de = de l’atmosphère
    .dans = dans l’atmosphère
store-continent = la terre ferme
    .de = de la terre ferme
    .dans = sur la terre ferme
store-offshore = un plateau
    .de = d’un plateau
    .dans = sur un plateau
store-sky = les nuages ou l’atmosphère
    .de = des nuages ou de l’atmosphère
    .dans = dans les nuages ou dans l’atmosphère
icon-collision = collision
icon-drift = dérive en latitude
icon-crater = cratère
icon-rift = dislocation de la Pangée
icon-climax = climax
icon-deluge = déluge
icon-mutagen = mutagène
icon-radiation = radiation
icon-crowd-disease = maladie de promiscuité
icon-windy = grand vent
icon-transfer = déplacement d’un disque

## The board as text

board-over = La partie est terminée.
board-setup = Préparation
board-events = Événements
board-order = Ordre
board-endangered = Menacés
board-climate = Climat
board-tools = Outils
board-legend-hex = chaque hexagone : terrain, qui broute, qui chasse
# $number: disks, $percent: oxygen, $actions: for all but Green
board-oxygen = oxygène { $percent } % ({ $number } { $number ->
    [one] vert
   *[other] verts
}, { $actions } { $actions ->
    [one] action
   *[other] actions
})
board-dark-heart = cœur sombre { $number }
# $albedo: in hundredths
board-clouds = albédo { $albedo } % ({ $number } { $number ->
    [one] blanc
   *[other] blancs
})
board-green-heart = cœur vert { $number }
# $actions: of Green
board-atmosphere = atmosphère { $black } { $black ->
    [one] noir
   *[other] noirs
} et { $white } { $white ->
    [one] blanc
   *[other] blancs
} sur { $slots } ({ $actions } { $actions ->
    [one] action
   *[other] actions
} pour Vert)
board-strip = bande : { $climate }
board-medea = Médée : { $colour }
# $number: cards left in its deck
board-row-metabolic = Rangée métabolique (encore { $number } dans son paquet)
board-row-darwin = Rangée Darwin (encore { $number } dans son paquet)
board-points = { $number } { $number ->
    [one] point
   *[other] points
}
board-population = population { $number }
board-fossils = { $number } { $number ->
    [one] fossile
   *[other] fossiles
}
board-lazarus = aucun creeple en vie
board-creeples = { $living } en vie, { $newborn } { $newborn ->
    [one] nouveau-né
   *[other] nouveau-nés
}, { $unborn } à naître
board-genotype = génotype { $face }
board-size = taille { $number }
# One letter each.
mark-green = V
mark-orange = O
mark-black = N
mark-white = B
mark-archetype = a
mark-burrower = f
mark-armored = c
mark-swimmer = n
mark-flyer = v
mark-parasite = p
mark-humid = +
mark-arid = -
mark-ground-sea = ~
mark-ground-weeds = "
mark-ground-swamp = %
mark-ground-forest = &
mark-ground-mountain = ^
mark-ground-ice = *
mark-ground-bloom = @
mark-ground-highland = :
# A shelf: empty, with a black disk.
mark-shelf-none = ( )
mark-shelf-black = (o)

## Drawing

# $turn: number of the turn
drawing-turn = Tour { $turn }, { $era }
# Beside the turns of an era, where there is little room.
drawing-era = { FORM($era, "short") }
drawing-board = Plan
# $cratons: names, $latitude: of the one with the dice
drawing-landmass = { $cratons }, latitude { $latitude }
drawing-latitude-plain = Latitude { $number }
drawing-latitude-humid = Latitude { $number } : humide, les organes verts l’emportent
drawing-latitude-arid = Latitude { $number } : aride, les organes blancs l’emportent
drawing-wind-none = aucun vent n’aide ici
drawing-wind-east = le vent souffle vers l’est
drawing-wind-west = le vent souffle vers l’ouest
drawing-wind-both = pendant ce tour, le vent souffle dans les deux sens
drawing-at-latitude = à la latitude { $latitude }
drawing-crater-number = un cratère tombe ici si le dé donne { $number }
drawing-basin = un bassin, où l’eau se rassemble
# $who: a species, $place: what it does and where
drawing-who = { $who }, { $place }
# $who: one or more species
drawing-endangered = Menacés : { $who }, { $place }
drawing-climate = Climat
drawing-no-climate = Dans la partie Griffes et dents, le climat reste comme il est : toutes les latitudes sont humides, et chacun a le même nombre d’actions.
drawing-strip = Bande : { $climate }
drawing-oxygen = Oxygène
drawing-clouds = Nuages
drawing-atmosphere = Atmosphère
drawing-actions = Actions
drawing-green-actions = Actions (Vert)
drawing-dark-heart = Cœur sombre
drawing-green-heart = Cœur vert
drawing-danger = Danger
drawing-sky = Ciel
drawing-level = Climat
drawing-end = Fin
drawing-microbes = microbes
drawing-conflagration = incendies
drawing-no-rain = sans pluie
drawing-precipitation = pluies
drawing-covered = ciel couvert
drawing-goes-on = la partie continue
drawing-runaway = !
drawing-percent = { $number } %
drawing-albedo = albédo { $number } %
# $percent: how much oxygen there is, $disks: that it lacks
drawing-oxygen-title = Oxygène { $percent } % : { $disks } { $disks ->
    [one] disque vert est ici
   *[other] disques verts sont ici
} et non sur le plan
drawing-oxygen-plants = Oxygène { $percent } % : { $disks } { $disks ->
    [one] plante ne pousse pas
   *[other] plantes ne poussent pas
}
drawing-oxygen-gives = Tous sauf Vert ont { $actions } { $actions ->
    [one] action
   *[other] actions
} ; le cœur sombre est de { $heart }
drawing-oxygen-fire = il y en a assez pour des incendies
drawing-oxygen-rot = il y en a si peu que les microbes prospèrent
drawing-clouds-title = Nuages : { $disks } { $disks ->
    [one] disque blanc
   *[other] disques blancs
}, albédo { $albedo } %
drawing-clouds-gives = le cœur vert est de { $heart }
drawing-air-title = Atmosphère : { $black ->
    [one] { $black } disque noir
   *[other] { $black } disques noirs
} et { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
} sur { $slots } places
drawing-air-gives = Vert a { $actions } { $actions ->
    [one] action
   *[other] actions
} ; climat : { $climate }
drawing-deck-hot = le prochain événement de la biosphère vient du paquet chaud
drawing-deck-mild = le prochain événement de la biosphère vient du paquet tempéré
drawing-deck-cold = le prochain événement de la biosphère vient du paquet froid
drawing-air-full = quand elle est pleine, la serre s’emballe et la partie se termine
drawing-events = Événements
drawing-order = Ordre du jeu
drawing-order-title = Ordre du jeu : { $colours }
# $number: extraterrestrial cards of this era
drawing-events-left = encore { $number } { $number ->
    [one] tour
   *[other] tours
} dans cette ère
drawing-no-events = Aucun événement n’a encore été pioché.
drawing-extraterrestrial = de l’espace
drawing-biosphere = biosphère
drawing-first-turn = Au premier tour, rien de cela n’arrive.
drawing-stable = Stable : la biosphère n’a pas d’événement.
drawing-does-collision = { FORM($craton, "le") } dérive { $direction } jusqu’à une collision
drawing-does-north = { FORM($craton, "le") } dérive de { $number } vers le nord
drawing-does-south = { FORM($craton, "le") } dérive de { $number } vers le sud
drawing-does-drift-nowhere = un craton dérive en latitude, s’il y en a un qui est frappé
drawing-does-crater = un cratère sur { FORM($craton, "le") }, là où le dit le dé
drawing-does-crater-nowhere = un cratère, si un craton est frappé
drawing-does-rift = un continent de trois cratons ou plus se disloque
# $latitudes: numbers
drawing-does-climax = climax aux latitudes { $latitudes } : forêt où c’est humide, glace où c’est aride
drawing-does-deluge = déluge : les mers montent ou baissent avec la température
drawing-does-mutagen = mutagènes : les espèces qui ont plus d’organes que le cœur n’en permet en perdent
# $organs: colours
drawing-does-radiation = la radiation frappe ces organes : { $organs }
drawing-does-disease = une maladie frappe l’espèce la plus nombreuse
drawing-does-wind = le vent souffle partout et dans les deux sens
# $origin, $goal: reservoirs, a continent or a shelf
drawing-does-transfer = { FORM($disk, "un") } passe { FORM($origin, "de") } { FORM($goal, "dans") }
drawing-does-gun = fusil de Médée : { FORM($disk, "un") }, ou tous, { FORM($origin, "de") } { FORM($goal, "dans") }
# On other planets.
drawing-does-nothing = sans effet sur ce monde
drawing-does-dry = où il fait trop chaud, de l’eau s’évapore
drawing-does-later = les cratons sont lents : ils bougent à un tour stable
drawing-does-olympus = un cratère { FORM($biome, "ou") }
drawing-does-evaporate = de l’eau s’évapore
drawing-does-defoliate = fusil de Médée : une espèce de plantes est détruite
# $does: what happens then
drawing-if-microbes = avec des microbes : { $does }
drawing-if-fire = lors d’incendies : { $does }
drawing-if-rain = s’il pleut : { $does }
drawing-if-covered = sous un ciel couvert : { $does }
drawing-metabolic = Rangée métabolique
drawing-darwin = Rangée Darwin
drawing-empty = Il ne reste rien
# $cost: by its place
drawing-price = { $card }, pour { $cost }
drawing-cheaper-title = pour { $number } avec les émotions d’une espèce
# $size: the greatest
drawing-most = ≤ { $size }
drawing-supply = Réserve
drawing-pool = { $number } { $number ->
    [one] organe { $organ }
   *[other] organes { FORM($organ, "mp") }
} en réserve
drawing-tools = Outils, chacun avec une de ses deux faces
drawing-no-tools = Tous les outils sont pris.
# $seat: whose colour it is
drawing-player = { $colour } ({ $seat }) : { $points } { $points ->
    [one] point
   *[other] points
}
drawing-points-fossils = { $number } pour les fossiles
drawing-points-population = { $number } pour les creeples sur le plan
drawing-points-tableau = { $number } pour les génotypes, les outils, l’archétype et Médée
drawing-points-hosts = { $number } pour les hôtes
drawing-points-emotions = { $number } pour les émotions
drawing-points-language = { $number } pour le langage
drawing-nobody = sans joueur
# $kept: names of cards and tools, or a word for nothing
drawing-fossils = { $number } { $number ->
    [one] fossile
   *[other] fossiles
} ; cartes parmi eux : { $kept }
drawing-population = Population { $number }
drawing-skeletal = Indice squelettique { $number }
drawing-actions-left = encore { $number } { $number ->
    [one] action
   *[other] actions
}
drawing-medea = Médée
drawing-medea-title = Médée : décide d’où viennent et où vont les disques, et tient le fusil
drawing-extinct = Aucun creeple n’est en vie.
drawing-lazarus = Aucun creeple n’est en vie : une espèce Lazare peut revenir.
drawing-creeples = { $living } en vie, { $newborn } { $newborn ->
    [one] nouveau-né
   *[other] nouveau-nés
}, { $unborn } à naître
drawing-size = taille { $number }
drawing-species-size = taille { $size }, { $points } { $points ->
    [one] point
   *[other] points
} de dispersion
drawing-genotype = créée par la carte { $face }
drawing-moods = émotions : { $moods }
drawing-shape = Choisir { FORM($species, "le") }
drawing-organ-count = { $number } { $number ->
    [one] organe { $organ }
   *[other] organes { FORM($organ, "mp") }
}
drawing-basal = basaux
drawing-no-basal = aucun organe basal
drawing-emotions = émotions
drawing-no-emotions = aucune émotion
drawing-endotherm = Endotherme : peut fuir s’il est menacé
drawing-venom = Venimeux
drawing-speaks = Langage : son joueur peut mettre fin à la partie
drawing-dispersal = { $number } { $number ->
    [one] point
   *[other] points
} de dispersion
drawing-key = Signes
drawing-key-red = Rouge : nerfs
drawing-key-yellow = Jaune : circulation
drawing-key-green = Vert : digestion
drawing-key-blue = Bleu : reproduction
drawing-key-white = Blanc : chaleur
drawing-key-forest = Forêt
drawing-key-bloom = Efflorescence (plateau)
drawing-key-ice = Glace ou désert
drawing-key-water = Eau
drawing-key-mountain = Montagne, carbone
drawing-key-part = Queue à gauche, tête à droite
drawing-key-monster = Monstre : vaut la taille
drawing-key-venom = Venin
drawing-key-mutualism = Mutualisme
drawing-key-horror = Aussi pour les plantes

## Events, by their cards

event-unknown = événement inconnu
event-gamma-ray-burst = Sursaut gamma
event-ring-of-fire = Ceinture de feu
event-tunguska-coal-beds = Charbons de la Toungouska
event-coronal-mass-ejection = Éjection de masse coronale
event-hypercapnia = Hypercapnie
event-c-a-m-p = Province magmatique atlantique
event-flood-basalt-traps = Trapps basaltiques
event-spiral-arm-crossing = Traversée d’un bras spiral
event-chicxulub-class-comet = Comète de classe Chicxulub
event-ultra-plinian-vei-8-eruption-winter = Hiver volcanique ultraplinien (VEI 8)
event-geomagnetic-reversal = Inversion géomagnétique
event-mantle-superplume = Superpanache du manteau
event-slab-rollback = Recul de la plaque plongeante
event-oort-comet-shower = Pluie de comètes d’Oort
event-wilson-cycle-opening = Ouverture du cycle de Wilson
event-elmo-hyperthermal = Hyperthermie ELMO
event-wetlands-eutrophication = Eutrophisation des marais
event-megamonsoon = Mégamousson
event-clathrate-gun = Fusil à clathrates
event-coal-seam-wildfires = Feux de veines de houille
event-desertification = Désertification
event-ocean-stagnation = Stagnation des océans
event-hypercane = Hypercane
event-azolla-bloom = Efflorescence d’azolla
event-hydrogen-sulfide-upwelling = Remontée d’hydrogène sulfuré
event-steam-greenhouse = Serre de vapeur
event-jungles-pole-to-pole = Jungles d’un pôle à l’autre
event-carbonate-reefs = Récifs carbonatés
event-milankovitch-pacing = Rythme de Milankovitch
event-peat-accumulation = Accumulation de tourbe
event-island-arc-volcanism = Volcanisme d’arc insulaire
event-lightning-fires = Feux de foudre
event-silicate-weathering = Altération des silicates
event-white-rot-decay = Pourriture blanche
event-erosion-rains = Pluies d’érosion
event-transposon-burst = Salve de transposons
event-hadley-circulation-cells = Cellules de Hadley
event-upwelling-gyre = Gyre de remontée
event-methane-seeps = Suintements de méthane
event-co2-desert = Désert de CO2
event-ice-albedo-feedback = Rétroaction glace-albédo
event-meltwater-pulse = Débâcle glaciaire
event-dansgaard-oeschger-warming = Réchauffement de Dansgaard-Oeschger
event-younger-dryas = Dryas récent
event-carbon-famine = Famine de carbone
event-permafrost-methane = Méthane du pergélisol
event-loess-storms = Tempêtes de lœss
event-subglacial-volcanism = Volcanisme sous-glaciaire
event-polar-ozone-hole = Trou d’ozone polaire
event-katabatic-desert = Désert catabatique
event-glacial-moraine-weathering = Altération des moraines

## Cards; those of the family are in its own file

card-unknown = inconnue

## Rules

rule-A1 = Un tour commence par ses événements.
rule-A1a = L’événement extraterrestre suivant est retourné. Au premier tour, il ne donne que l’ordre du jeu ; dans Griffes et dents, seuls en comptent les mutagènes, les radiations et les maladies de promiscuité.
rule-A1b = Un événement marqué comme stable n’amène pas d’événement de la biosphère.
rule-A1c = Sinon, on pioche un événement de la biosphère, trop chaude, idéale ou trop froide, selon l’atmosphère. Un paquet épuisé est mélangé de nouveau, avec ses douze cartes.
rule-A1d = Une collision déplace le craton qu’elle montre ; un cratère ou une dérive frappe celui de la carte de biosphère du tour. Sans dé de latitude, un craton ne bouge pas.
rule-A1e = Les icônes se résolvent rangée par rangée et de gauche à droite, celles de la carte extraterrestre d’abord.
rule-A1f = Le cinquième événement d’une ère est le dernier : les quinze sont mélangés de nouveau, et cinq d’entre eux font l’ère suivante.
rule-A1g = Quand l’atmosphère a changé, on pose la bande de latitudes du nouveau climat.
rule-A2 = Puis les joueurs agissent, l’un après l’autre.
rule-A2a = Dans Griffes et dents, il y a deux actions ; sinon, c’est l’oxygène qui dit combien.
rule-A2b = Vert a autant d’actions que le dit l’atmosphère, sauf dans Griffes et dents.
rule-A2c = Muter, promouvoir, créer une espèce, peupler, néoténie, retailler, ressusciter, ou réclamer la carte Médée avec toutes vos actions.
rule-A2d = Quand un joueur a fait tous ses choix, l’exposition est complétée.
rule-A3 = Puis les nouveau-nés partent, un joueur après l’autre.
rule-A3a = Chaque nouveau-né part d’une mère de son espèce ; un joueur disperse tous les siens avant que le suivant ne le fasse.
rule-A3b = Qui entre dans un biome décide aussitôt d’y brouter ou d’y chasser, et dispute la place si elle est prise.
rule-A4 = Le tour finit par les enfouissements et, à la fin d’une ère, par les fossiles.
rule-A4a = Dans l’ordre du jeu, les endothermes menacés peuvent fuir vers des places libres.
rule-A4b = Qui est encore menacé est enfoui et redevient un creeple à naître.
rule-A4c = Après le dernier événement d’une ère, les fossiles sont attribués ; dans la dernière ère, on compte les points à la place.
rule-A5 = La carte d’événement montre trois couleurs dans leur ordre ; la quatrième est la dernière. Les couleurs que personne ne joue sont sautées.
rule-A6 = La partie dure deux ères de cinq tours. L’emballement de la serre ou le langage peuvent y mettre fin plus tôt.
rule-A6a = En option, il y a une troisième ère, avec la comète de Chicxulub parmi ses cinq événements : la partie se termine d’un coup avec les événements de ce tour.
rule-A7 = Qui a le plus de points l’emporte ; à égalité, le rang est partagé.
rule-A7a = Un point par jeton fossile et par carte de votre registre fossile.
rule-A7b = Un point pour chacun de vos creeples sur le plan.
rule-A7c = Un point pour chacune de vos cartes qui montre un fossile : les génotypes, votre archétype, les outils et Médée.
rule-A7d = Un point par hôte sur vos cartes de mutualisme.
rule-A7e = Un point par émotion, et trois si l’une de vos espèces a le langage.
rule-A8 = La partie simple n’a ni climat, ni cratons qui dérivent, ni tailles.
rule-A8a = Tous les creeples sont de taille 1 et ne peuvent pas être retaillés.
rule-A8b = Seuls ont lieu les mutagènes, les radiations et les maladies de promiscuité. Pour un mutagène, on lance un dé de plus que le numéro de l’ère ; le plus haut est la limite pour tous.
rule-A8c = Il n’y a ni réservoirs ni bandes de latitudes, et chacun a deux actions.
rule-A8d = Les cratons restent où ils sont.
rule-A8e = Il n’y a ni montagnes, ni glace, ni forêts.
rule-A8f = La niche d’humidité est toujours verte.
rule-A8g = Il n’y a ni Médée ni venin, et un monstre vaut un organe de sa couleur.
rule-A8h = Vert est un joueur comme les autres.
rule-B7 = Le matériel est limité à ce qu’il y a. Quand un organe manque dans la réserve, vous pouvez le prendre à une autre espèce : d’abord sur ses mutations, puis un monstre, puis un organe basal.
rule-C1 = Comment une partie commence.
rule-C1a = Avant la partie, on convient d’Achterbahn ou de Griffes et dents.
rule-C1b = Les mutations font deux paquets selon leur couleur, les événements quatre ; les outils sont à la vue de tous.
rule-C1c = Chacun reçoit une couleur au hasard, avec sept creeples de chaque silhouette. L’archétype commence avec ses sept creeples à naître.
rule-C1d = Le joueur à l’indice squelettique le plus bas détient la carte Médée.
rule-C1e = Tout archétype commence à la taille 1.
rule-C1f = Les cratons sont en ligne, au hasard ou dans leur ordre historique. Dans Griffes et dents, on n’utilise que ceux des joueurs.
rule-C1g = Sinon, on utilise les quatre, et chacun commence à la latitude 4.
rule-C1h = Les plateaux nord et sud de chaque craton ont un disque noir, et celui du sud un disque vert par-dessus : une efflorescence.
rule-C1i = Le centre de la Sibérie est une montagne, les autres centres sont sous la glace.
rule-C1j = Au début, c’est la bande Éden qui est posée.
rule-C1k = Quatorze disques verts sont dans l’oxygène, six blancs dans les nuages, trois noirs et trois blancs dans l’atmosphère.
rule-C1l = Le premier archétype de chacun broute sur l’hexagone de départ de sa couleur.
rule-C1m = Cinq événements extraterrestres tirés au hasard font la première ère.
rule-C1n = Les événements de la biosphère font trois paquets.
rule-C1o = Cinq mutations de chaque paquet sont visibles ; la cinquième est sur son paquet.
rule-C1p = Le premier tour n’a pas d’événements.
rule-C2 = Qui a encore un macroorganisme à la fin de Genesis commence avec lui.
rule-C2a = Les mousses et les champignons continuent comme Vert sur la terre, les dickinsonia et les algues marines comme Vert dans la mer.
rule-C2b = Les escargots et les vers de terre continuent comme Orange sur la terre, les brachiopodes et les vers plats dans la mer.
rule-C2c = Les euryptérides et les insectes continuent comme Noir sur la terre, les trilobites et les chétognathes dans la mer.
rule-C2d = Les amphibiens continuent comme Blanc sur la terre, les étoiles de mer dans la mer.
rule-C2e = Les onychophores choisissent Orange ou Noir, et commencent dans la mer s’ils étaient des opabinia.
rule-C2f = Les organes deviennent des organes basaux, les biontes des mutations non promues tirées au hasard, et le macroorganisme est un fossile.
rule-C2g = Un nageur sans organes commence dans une mer ; la première fois qu’il est retaillé, il devient un archétype.
rule-C2h = Le plus haut score de Genesis choisit d’abord, l’autre prend une autre couleur.
rule-C2i = Deux organes d’une couleur peuvent en devenir un blanc, une fois par couleur.
rule-C2j = Les autres choisissent ensuite leur couleur et ne prennent que des cartes gratuites au premier tour.
rule-C2k = Le propriétaire d’un endosymbionte commence avec un de vos creeples pour hôte.
rule-C3 = Les parties en solitaire peuvent se suivre.
rule-C3a = On prépare comme après Genesis, puis on suit les règles pour un joueur sur Terre.
rule-C3b = On commence avec un archétype ordinaire, et le premier tour a ses événements.
rule-D1 = Le continent frappé se déplace vers le nord ou le sud d’une ou de deux latitudes, s’il a un dé de latitude.
rule-D1a = Le dé montre la latitude d’un continent, de 1 au nord à 6 au sud.
rule-D2 = Un dé désigne un hexagone du craton frappé, et un disque noir de l’atmosphère y tombe.
rule-D3 = Un continent qui a un dé se déplace vers l’est ou l’ouest. Il heurte le premier qui est aux mêmes latitudes ; s’il n’y en a pas, il change de place avec son voisin.
rule-D3a = Le continent avance jusqu’à ce qu’un de ses hexagones touche une côte à la même latitude, quitte à en dépasser d’autres.
rule-D3b = Le monde est rond : le continent le plus à l’ouest qui va vers l’ouest rencontre celui qui est le plus à l’est.
rule-D3c = Chaque hexagone touché du continent percuté reçoit un disque noir ; ceux du continent qui bouge n’en reçoivent pas.
rule-D3d = Les disques des plateaux qui se retrouvent sous un hexagone sont libérés, et qui vivait là est tué.
rule-D3e = Le continent percuté perd son dé ; les deux n’en font plus qu’un.
rule-D4 = Un continent de trois cratons ou plus se disloque ; chacun reçoit un dé, entre 1 et 6, et ils gardent leur ordre d’ouest en est.
rule-D5 = Aux latitudes indiquées, les herbes folles sans disque deviennent forêt ou glace.
rule-D5a = Là où la bande montre un dé vert, la glace quitte les herbes folles et des forêts poussent. Elles ne dérangent personne.
rule-D5b = Là où elle montre un dé blanc, les forêts quittent les herbes folles et la glace ou le désert vient.
rule-D6 = Le niveau de la mer change.
rule-D6a = S’il ne fait pas trop froid, les disques noirs et verts posés sur des mers sont libérés ; la glace reste.
rule-D6b = S’il fait trop froid, les mers deviennent forêt aux latitudes humides et glace aux latitudes arides, tant que le disque y est.
rule-D7 = Huit cartes de l’exposition quittent la partie. Chaque espèce qui a plus d’organes que son cœur n’en permet perd ce qui est de trop ; perdre un organe basal est sa fin.
rule-D7a = Un jet de dés donne la limite pour tous.
rule-D7b = L’oxygène fixe la limite des animaux.
rule-D7c = Les nuages fixent la limite de Vert.
rule-D7d = Chaque organe blanc élève de deux la limite de son espèce.
rule-D7e = Un monstre qui serait perdu fait plutôt rapetisser son espèce, jusqu’à ce qu’elle soit de taille 1.
rule-D7f = Un haustorium change le cœur qui compte.
rule-D7g = Les joueurs perdent leurs organes dans l’ordre du jeu.
rule-D8 = Chaque espèce perd un organe de ses mutations, rouge ou jaune, ou bien vert ou bleu.
rule-D8a = Une mutation qui perd son dernier organe est défaussée, sauf si elle fait partie d’une personnalité.
rule-D8b = Un monstre frappé fait plutôt rapetisser son espèce, jusqu’à ce qu’elle soit de taille 1.
rule-D8c = Une espèce qui n’a pas de tel organe sur ses mutations ne perd rien.
rule-D8d = Les joueurs choisissent dans l’ordre du jeu.
rule-D9 = L’espèce la plus nombreuse perd la moitié de ses creeples, arrondie à l’inférieur, tués sur le coup ; à égalité, chacune d’elles.
rule-D10 = Un disque d’une couleur passe d’un réservoir, de la terre ferme ou d’un plateau à un autre de ces endroits.
rule-D10a = Là où un fusil est montré, Médée peut déplacer tous ces disques au lieu d’un.
rule-D10b = Après avoir tiré, Médée passe la carte à un autre joueur, si Vert est joué.
rule-D10c = Certains événements demandent un oxygène assez bas pour les microbes, ou assez haut pour des incendies.
rule-D10d = Certains événements demandent des nuages qui peuvent donner de la pluie.
rule-D10e = Certains événements demandent un ciel couvert de nuages.
rule-D10f = Un disque qui va sur la terre ferme va là où le dit Médée ; un hexagone a un disque au plus.
rule-D10g = Un plateau a de la place pour un disque noir, et pour un vert par-dessus.
rule-D10h = La bande suit l’atmosphère. Si la dernière place de celle-ci est prise à la fin des événements, ce tour est le dernier.
rule-D11 = Pendant ce tour, le vent souffle partout et dans les deux sens.
rule-D12 = Médée choisit d’où un disque du plan est pris, et où il va.
rule-D12a = Les disques blancs ainsi marqués vont au centre d’un craton ou sous le vent d’une montagne.
rule-D12b = Quand un disque noir quitte un plateau, l’efflorescence qui est dessus part aussi, et les nageurs qui y sont se trouvent menacés.
rule-D12c = Un disque vert veut un plateau avec un disque noir, sinon rien n’arrive.
rule-D12d = Le noir couvre le blanc et le vert, le blanc couvre le vert ; jamais l’inverse.
rule-D13 = Médée choisit si un disque blanc qui quitte le plan va dans les nuages ou dans l’atmosphère.
rule-D14 = Quand le disque manque dans un réservoir, Médée peut le prendre ailleurs, ou y renoncer. Pas pour les fusils.
rule-E1 = Prenez une carte de l’exposition dans le tableau d’une de vos espèces.
rule-E1a = La première carte d’une rangée est gratuite, les autres coûtent 2, 4, 6 et 8. Pendant une phase, une espèce ne peut pas dépenser plus que les creeples à naître qu’elle avait au début ; ils ne s’usent pas.
rule-E1b = Une émotion de la couleur de la carte, acquise avant le début de la phase, divise le coût par deux.
rule-E1c = La carte apporte ses organes.
rule-E1d = Dans la rangée métabolique, Vert ne prend que des cartes à plante d’horreur.
rule-E1e = Les cartes glissent vers la gauche, et l’on en pioche jusqu’à ce que chaque rangée en ait cinq.
rule-E2 = Retournez une mutation.
rule-E2a = La face non promue montre ce que seront les deux sens.
rule-E2b = Une carte promue a deux sens ; choisissez-en un pour lequel votre espèce n’est pas trop grande.
rule-E2c = Les organes qui étaient sur la carte deviennent basaux, et de nouveaux viennent dessus.
rule-E2d = Un monstre compte pour autant d’organes que le dit la taille de son espèce.
rule-E2e = Si la mère est trop grande pour un nouveau génotype, la fille est un archétype, s’il n’y en a pas encore.
rule-E2f = Un mutualiste prend un creeple de son hôte, à naître ou nouveau-né.
rule-E2g = Les chasseurs qui ne sont ni plus grands ni venimeux ne peuvent plus la manger.
rule-E2h = À chaque promotion, vous pouvez disposer autrement les cartes promues de l’espèce.
rule-E2i = Une face qui montre une silhouette crée une espèce, sauf si vous en avez une de cette silhouette.
rule-E3 = Une mutation devient le génotype d’une nouvelle espèce.
rule-E3a = La carte quitte le tableau de sa mère et en ouvre un nouveau.
rule-E3b = La fille a la taille de la mère et une copie de ses organes basaux ; rien de ses mutations.
rule-E3c = La fille perd un organe basal de chaque couleur en récession, si elle en a.
rule-E3d = Un creeple de la mère est remplacé par un creeple de la fille.
rule-E4 = Un creeple à naître devient un nouveau-né, et si vous voulez un de plus par organe bleu.
rule-E5 = Chacune de vos espèces peut se défaire d’un organe basal.
rule-E6 = Chacune de vos espèces peut grandir ou rapetisser d’un cran.
rule-E6a = Les mutations trop petites pour leur espèce sont perdues.
rule-E6b = Une espèce qui dépasse la taille de son génotype devient un archétype ; si vous en avez un, elle s’éteint. Dans les deux cas, le génotype est un fossile.
rule-E7 = Un joueur Lazare ramène son archétype, à la taille 1.
rule-E7a = Il revient n’importe où sur le plan où il peut vivre.
rule-E8 = Pour toutes vos actions d’un tour, vous prenez la carte Médée, qui vaut un point.
rule-F1 = Chaque nouveau-né part d’un creeple de son espèce.
rule-F1a = Un nouveau-né posé sur le plan peut être la mère du suivant.
rule-F1b = Un creeple menacé peut encore être une mère.
rule-F2 = Un nouveau-né va aussi loin que ses points le portent ; s’il ne trouve pas où vivre, il est de nouveau à naître.
rule-F2a = Les points d’un creeple sont sa taille plus le nombre de ses organes bleus.
rule-F3 = Un disque sur un hexagone change ce qu’il est.
rule-F3a = Entrer sur un terrain coûte des points, selon la silhouette.
rule-F3b = Une efflorescence est une mer à part, où seuls entrent les nageurs, depuis l’hexagone voisin ou le plateau suivant.
rule-F3c = On peut traverser certains terrains sans pouvoir y vivre.
rule-F3d = Chaque terrain a une couleur, rouge ou jaune, par laquelle chasseurs et proies se mesurent.
rule-F4 = Un carnivore a besoin d’un herbivore qu’il peut manger.
rule-F4a = Un chasseur mange sa propre silhouette et les archétypes.
rule-F4b = Une proie venimeuse n’est mangée que par des chasseurs plus grands ou venimeux.
rule-F4c = Aucune espèce ne chasse là où elle broute elle-même.
rule-F5 = D’une côte, un creeple peut aller avec le vent jusqu’à la côte suivante de même latitude, en faisant au besoin le tour du monde.
rule-F5a = Le vent souffle toujours vers l’ouest.
rule-F5b = Il souffle aux latitudes 1, 3, 4 et 6, comme le montre la bande.
rule-F5c = Lors d’un tour de grand vent, il souffle à toutes les latitudes et dans les deux sens.
rule-F5d = Atteindre une efflorescence coûte autant qu’atteindre l’hexagone à côté d’elle.
rule-F5e = On ne traverse pas en radeau une mer intérieure d’un craton.
rule-F6 = Qui arrive choisit, quoi que fasse sa mère.
rule-F6a = Il faut une proie qui convienne ; un autre carnivore présent dispute la place.
rule-F6b = Un autre herbivore présent dispute la place.
rule-F6c = Ensuite, un creeple reste où il est, sauf si c’est un endotherme menacé ou s’il se met à chasser.
rule-G1 = Un herbivore est aussitôt menacé là où il ne peut pas vivre. Les creeples menacés ne prennent pas part aux concours.
rule-G2 = Un biome nourrit un herbivore. Entre deux, c’est la première différence ci-dessous qui décide.
rule-G3 = Là où chasse un carnivore, celui qu’il ne peut pas manger bat celui qu’il peut manger.
rule-G4 = Là où chasse un carnivore, celui qui a le plus d’organes de la couleur bip-bip l’emporte.
rule-G5 = Celui qui a le plus d’organes verts l’emporte aux latitudes humides, celui qui en a le plus de blancs aux latitudes arides.
rule-G5a = La couleur est toujours le vert.
rule-G6 = Le plus grand l’emporte.
rule-G7 = L’indice squelettique le plus bas l’emporte.
rule-G7a = Entre deux espèces d’une même couleur, leur joueur choisit.
rule-G8 = Un herbivore qui perd peut devenir carnivore au même endroit s’il y trouve une proie, et doit l’emporter sur un carnivore qui y serait.
rule-H1 = Un carnivore est aussitôt menacé quand il n’a pas de proie qui convienne.
rule-H2 = Un biome nourrit un carnivore. Entre deux, c’est la première différence ci-dessous qui décide.
rule-H3 = Celui qui a le plus d’organes de la couleur bip-bip l’emporte.
rule-H4 = Celui dont la taille est la plus proche de celle de la proie l’emporte.
rule-H5 = Le plus grand l’emporte.
rule-H6 = L’indice squelettique le plus haut l’emporte.
rule-H6a = Entre deux espèces d’une même couleur, leur joueur choisit.
rule-I1 = Une espèce qui a un organe blanc, ou de taille 6, peut mener ses creeples menacés vers des places libres à portée.
rule-I2 = Les creeples menacés se relèvent là où leur place est libre et où ils peuvent vivre ; les autres sont enfouis et de nouveau à naître.
rule-I2a = Un herbivore menacé n’est pas enfoui s’il peut devenir carnivore au même endroit.
rule-I3 = Une espèce sans creeple sur le plan, ou qui perd un organe basal par un mutagène, s’éteint avec toutes ses cartes.
rule-I3a = La carte d’un archétype éteint est un fossile jusqu’à ce qu’elle serve de nouveau.
rule-I3b = On garde celles de ses cartes qui montrent un fossile : son génotype et ses outils.
rule-I3c = Qui n’a pas de creeple sur le plan attend comme Lazare.
rule-I4 = À la fin d’une ère, sauf la dernière, les joueurs comptent leur population.
rule-I4a = Comptent les creeples sur le plan, menacés compris, et les hôtes de vos cartes de mutualisme.
rule-I4b = Prenez un jeton fossile par joueur dont la population est plus petite.
rule-J1 = Une espèce devenue trop grande pour une mutation la perd ; les cartes d’une personnalité ne perdent que leurs organes.
rule-J2 = Une espèce qui devient mutualiste prend pour hôte un creeple d’une espèce qu’elle mange, ou qui la mange.
rule-J2a = Un hôte doit avoir un creeple à naître ou nouveau-né à donner ; s’il n’y en a pas, la carte reste sans hôte.
rule-J2b = Un hôte compte dans votre population, et vaut un point à la fin.
rule-J2c = Vert peut aussi choisir une espèce qui a une carte d’horreur non promue, où qu’elle vive.
rule-J2d = Quand l’espèce de l’hôte s’éteint, le creeple est rendu.
rule-J3 = Un herbivore venimeux ne craint pas les carnivores qui ne sont ni plus grands ni venimeux.
rule-J4 = Un monstre est un organe qui compte autant que la taille de son espèce ; pour le perdre, il faut d’abord rapetisser.
rule-J5 = Un haustorium fait passer l’indice squelettique de son espèce à 0 ou à 5.
rule-J5a = Avec 5, c’est le cœur sombre qui compte, avec 0 le vert.
rule-J6 = Deux moitiés d’une même couleur qui se touchent font une émotion : colère, peur, joie, jalousie ou curiosité.
rule-J6a = Une tête a une moitié à son bord droit, une queue à son bord gauche, un cerveau aux deux.
rule-J6b = Deux cartes promues ou plus en rangée font une personnalité, si chacune touche la suivante par une émotion.
rule-J6c = Une espèce a une personnalité, avec une tête et une queue au plus.
rule-J6d = On peut y ajouter des cartes, on ne peut pas en retirer.
rule-J6e = Une émotion d’une couleur divise par deux le coût de ces cartes ; avec deux ou plus, toutes coûtent 1, sauf la gratuite.
rule-J6f = Trois émotions d’au moins deux couleurs dans une même espèce sont le langage, avec lequel son propriétaire peut faire du tour le dernier.
rule-J6g = Les cartes d’une personnalité peuvent perdre leurs organes, mais ne sont pas défaussées tant que vit l’espèce.
rule-J7 = Chaque curiosité apporte un outil, avec lequel les carnivores chassent la silhouette qu’il montre.
rule-J7a = L’outil d’une espèce éteinte est un fossile.
rule-J7b = Avec lui, un carnivore peut vivre partout où broutent des nageurs.
rule-J7c = Un herbivore qui a un outil ne craint pas les carnivores de la silhouette montrée, sauf s’ils ont un outil contre la sienne.
rule-J7d = Avec un outil, quel qu’il soit, un carnivore peut manger une proie venimeuse.
rule-J8 = À titre d’expérience, les couleurs peuvent avoir des capacités à elles.
rule-J8a = La radiation verte et bleue ne frappe pas Orange.
rule-J8b = Blanc et Vert peuvent retailler gratuitement une fois pendant leur phase ; les prédateurs d’un herbivore qui le fait peuvent suivre.
rule-J8c = Une fois par tour et à tout moment, Noir peut se défaire d’organes basaux contre un fossile.
rule-K0 = Un seul joueur a un animal et une plante sur Mars, Vénus ou la Terre, et doit garder les mers.
rule-K0a = Vert est la plante.
rule-K0b = L’animal est d’une autre couleur.
rule-K0c = La partie se termine à la troisième ère, ou quand les mers ont disparu ou que la serre s’emballe.
rule-K0d = Survivez et gardez les mers ; quinze points sont une victoire décisive.
rule-K0e = La plante peut être le personnage principal à la place.
rule-K1 = Ce qui change dans les phases.
rule-K1a = Les événements changent comme il est dit plus bas.
rule-K1b = Elle doit prendre et promouvoir certaines cartes avant d’autres actions.
rule-K1c = Ses nouveau-nés broutent où ils peuvent.
rule-K1d = Il n’y a pas d’attribution de fossiles.
rule-K2 = Les plantes poussent, les herbivores mangent des plantes, les carnivores mangent des herbivores.
rule-K2a = Les herbivores se disputent une place comme le font les carnivores, et mangent les plantes de leur propre silhouette.
rule-K2b = Avec deux organes verts, un herbivore peut manger des plantes cuirassées.
rule-K3 = Ce qui change au départ.
rule-K3a = Il n’y a pas de disques verts et, sur Mars, seulement six de chacune des autres couleurs.
rule-K3b = Deux cratons de Mars ou de Vénus, ou les quatre de la Terre ; un disque blanc sur chaque mer.
rule-K3c = Les disques qui restent sont dans l’atmosphère et les nuages.
rule-K3d = La plante a cinq creeples de quatre silhouettes, un peu moins si elle est jouée.
rule-K3e = Deux plantes commencent à côté d’une mer.
rule-K3f = L’animal commence comme Lazare.
rule-K3g = Les plantes à naître sont dans l’oxygène à la place des disques verts.
rule-K4 = Les plantes prennent la place des disques verts.
rule-K4a = Les plantes nouveau-nées viennent de l’oxygène.
rule-K4b = Une plante nageuse fait d’un plateau noir une efflorescence.
rule-K4c = C’est l’oxygène du moment qui dit combien d’actions a l’animal.
rule-K5 = Comment les événements changent.
rule-K5a = Une ombre pluviométrique libère plutôt un disque blanc.
rule-K5b = Les climax n’ont pas d’effet.
rule-K5c = Un déluge libère un disque blanc quand il fait trop chaud.
rule-K5d = Les disques verts ne bougent pas ; un fusil qui les libérerait détruit une plante.
rule-K5e = La serre ne s’emballe que si tous les disques sont dans le ciel ; jamais sur Mars.
rule-K5f = Les deux couleurs sont frappées.
rule-K5g = Son disque noir reste, et les cratères frappent à côté.
rule-K5h = Les cratons bougent un tour plus tard, et seulement si ce tour est stable et n’est pas le premier d’une ère.
rule-K5i = Une dislocation sépare deux cratons réunis.
rule-K6 = Médée peut faire pleuvoir quand sa population dépasse son cœur.
rule-K6a = Ce pouvoir est à Médée ; en solitaire, à vous.
rule-K7 = Toute terre sèche est un désert tant que rien n’y pousse.
rule-K7a = Les disques blancs et les plateaux sont des mers, les disques noirs des montagnes, le reste de la terre.
rule-K7b = Chaque silhouette de plante pousse à sa propre distance de l’eau.
rule-K7c = Une plante hors de son habitat meurt pendant la phase d’enfouissement.
rule-K7d = Sur Mars comme sur Terre, sur Vénus toujours vers l’ouest.
rule-K8 = Règles d’une plante que personne ne joue.
rule-K8a = Elle garde ses cartes d’horreur aussi longtemps qu’elle peut.
rule-K8b = Elle prend d’abord les cartes d’horreur, promeut en venin et en mutualisme, et ne fait que grandir.
rule-K8c = L’extinction est définitive.
rule-K8d = Ils deviennent herbivores où ils peuvent.
rule-L1 = On joue à deux, dont un la plante.
rule-L1a = La plante détient la carte Médée, l’animal ensemence les nuages.
rule-L1b = Chaque animal compte double pour les fossiles.
rule-L1c = Qui a le plus de points l’emporte, s’il reste des mers et si personne ne s’est éteint.
rule-L2 = On joue des animaux à deux ou à trois ; la plante suit des règles.
rule-L2a = Les couleurs sont données au hasard, et tous commencent comme Lazare.
rule-L2b = On peut réclamer la carte Médée, qui dirige la plante.
rule-L2c = Qui a le plus de points l’emporte, s’il reste des mers.
rule-N = Après la troisième ère, une de vos espèces peut continuer dans le jeu Origins.
rule-Na = Le vainqueur choisit le premier son plan de cerveau, puis les autres selon leur rang.
rule-Nb = La colère et la peur découvrent alpha, la joie l’histoire naturelle, la jalousie le langage, la curiosité la dextérité manuelle.
rule-Nc = Les cubes qui couvrent des icônes viennent de la population, et ceux qui restent vont aux innovations.
rule-Nd = Origins commence dans une période glaciaire s’il faisait trop froid à la fin, sinon dans une période tropicale.
rule-G-atrophy = Perdre des organes : une mutation sans son dernier organe est défaussée, un monstre fait rapetisser son espèce, et perdre un organe basal est la fin.
rule-G-damocles = Un disque noir ou blanc qui vient sur la terre ferme menace qui s’y trouve, et remplace un disque plus faible.
rule-G-endangered = Les creeples menacés sont couchés. Ils comptent comme vivants jusqu’à leur enfouissement, et peuvent être mères.
rule-G-monster = Les monstres ne s’héritent pas.
rule-G-reservoir = Quand l’atmosphère est pleine, les disques blancs vont dans les nuages, et les noirs y poussent des blancs.
rule-G-lazarus = Seulement ressusciter, ou réclamer la carte Médée.

## Chapters of the rulebook

chapter-A = Le tour, la fin et les points
chapter-B = Matériel limité
chapter-C = Préparation
chapter-D = Événements
chapter-E = Actions
chapter-F = Dispersion
chapter-G = Concours d’herbivores
chapter-H = Concours de carnivores
chapter-I = Enfouissement, extinction et fossiles
chapter-J = Taille, monstres, émotions et outils
chapter-K = En solitaire sur d’autres mondes
chapter-L = Vénus à plusieurs
chapter-N = La suite dans Origins
chapter-glossary = Les mots expliqués

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-fossils = Fossiles
source-population = Population
source-tableau = Tableau
source-hosts = Hôtes
source-emotions = Émotions
source-language = Langage
source-planet-lost = La planète est perdue
verdict-nobody = Personne ne gagne : la planète est perdue.
verdict-alone-seas = Perdu : les mers ont disparu.
verdict-alone-extinct = Perdu : rien de ce qui était à vous n’est plus en vie.
verdict-alone-decisive = Victoire décisive : { $points } points ; il en fallait { $target }.
verdict-alone-won = Gagné : la vie continue, avec { $points } { $points ->
    [one] point
   *[other] points
} ; il en faudrait { $target } pour une victoire décisive.

## The key to signs

symbol-tool = Un outil
symbol-language = Le langage

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-board = planche
thing-climate = climat
thing-colour = couleur
thing-condition = condition
thing-craton = craton
thing-event = événement
thing-ground = terrain
thing-icon = icône
thing-place-of-disks = endroit pour des disques
thing-planet = planète
thing-position = position
thing-printed-ground = terrain imprimé
# $faces, $tiles: numbers, $organ: a colour, $file: its name
wrong-monsters = faces avec un monstre { $organ } : { $faces }, tuiles dans { $file } : { $tiles } ; il en faut une pour chacune
wrong-collision = une collision va vers l’est ou l’ouest
wrong-drift = une dérive va vers le nord ou le sud
wrong-no-disk = il n’y en a pas ; un déplacement prend un disque d’une couleur
# $disk: a colour, $place: where, $right: colours
wrong-disk = il n’y a jamais de disque { $disk } dans { $place } ; il faut { $right }
# $event, $deck: names
wrong-deck = { $event } est du paquet { $deck }
wrong-craton = seul un événement de la biosphère en a un ; n’en mettez pas
# $columns: names
wrong-extraterrestrial = { $columns } sont pour les événements extraterrestres ; n’en mettez pas
# $column: its name
wrong-ends-game = un seul événement doit avoir { $column }, celui de la partie longue
wrong-board = { $planet } a déjà cette planche ; n’en laissez qu’une
wrong-numbers = il faut les nombres de 0 à 6, chacun une fois
# $colour: its name
wrong-home = { $colour } a déjà un craton ; n’en laissez qu’un
# $planet: its name, $count: a number
wrong-cratons = cratons qu’il faut pour { $planet } : { $count }
# $column: its name
wrong-disks = { $column } doit monter à partir de 0, une ligne par nombre
wrong-oxygen = il faut de la place pour tous les disques verts
wrong-clouds = il faut de la place pour tous les disques blancs
# $latitude: a number
wrong-wind = à la latitude { $latitude }, le vent souffle vers l’est ; n’en laissez qu’un
wrong-no-roadrunner = il n’y en a pas ; les proies s’y attrapent par les organes rouges ou jaunes
# $count, $used: numbers, $colour: of disks
wrong-start-disks = disques { $colour } : { $count } ; il en faut { $used } à la préparation
wrong-full = avec les blancs, ils remplissent l’atmosphère ; il doit y rester de la place

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = Vous menez l’une de quatre couleurs qui gagnent la terre ferme : plantes et champignons, escargots et vers, insectes, ou animaux à os.
goal-wins = Qui a le plus de points l’emporte : un pour chacune de vos figurines (creeples) sur le plan, chaque espèce et chaque fossile, et quelques-uns pour les outils, les hôtes, les émotions et le langage.
goal-wins-alien = Qui a le plus de points l’emporte, s’il reste des mers et si personne ne s’est éteint : un pour chacune de vos figurines (creeples) sur le plan, chaque espèce et chaque fossile, et quelques-uns pour les outils, les hôtes, les émotions et le langage.
# $target: how many points make a victory decisive
goal-wins-alone = Vous gagnez si vous survivez et gardez les mers ; { $target } points en font une victoire décisive.
goal-lasts = Dix tours : un événement pour tous, vos actions, puis les nouveau-nés partent et se battent pour une place. Le langage ou un effet de serre emballé y met fin plus tôt.
goal-lasts-plain = Dix tours : un événement pour tous, vos actions, puis les nouveau-nés partent et se battent pour une place.
goal-lasts-comet = Deux ères de cinq tours, puis une troisième, qu’une comète achève sans prévenir.
goal-lasts-alien = Trois ères de cinq tours ; la partie se termine plus tôt quand les mers ont disparu ou que l’effet de serre s’emballe.
