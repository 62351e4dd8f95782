# What the kernel itself says, in any game.

game-over = La partie est terminée.

## What is asked
# Questions (ask-*) are written as they go on after a name and a colon, so without a capital letter.

# $who: whom the question is put to, $question: what is asked
asked = { $who } : { $question }
# The same where nobody needs to be named.
question = { CAPITAL($question) }

## Lists

# $parts: a list; its words between the parts are those of the language
listed = { $parts }
nothing = rien
    .le = rien
    .de = de rien
    .a = à rien
    .un = rien
    .gender = m
    .number = one

# $what: something that is told more of, after it and a blank
titled = { $what } :
# Two sentences after each other, and so on for more.
sentences = { $first } { $rest }

## In pictures

drawing-your-turn = C’est à vous.
# The whole picture in words. $title: of the game, $where: its turn or round, $asked: who decides what
drawing-label = { $title }. { $where }. { $asked }
# What a seat is called before it plays anything
seat = Place { $number }
    .le = la place { $number }
    .de = de la place { $number }
    .a = à la place { $number }
    .gender = f
    .number = one

## Why an action may not be taken

refused-game-over = la partie est terminée
refused-not-asked = ce n’est pas ce qui se décide en ce moment

# $seat: number of the seat, from 1, $name: what the game calls it, $action: the action as text,
# $reason: why not, $rule: the rule that forbids it
illegal-action = la place { $seat } ({ $name }) ne peut pas faire { $action } : { $reason } ({ $rule })
illegal-action-unruled = la place { $seat } ({ $name }) ne peut pas faire { $action } : { $reason }
wrong-seat = la place { $seat } ne peut pas agir : c’est à la place { $asked } ({ $name }) de décider

## Why a decision may not be taken back

undo-nothing = il n’y a aucune décision à annuler
undo-other-seat = { $name } a décidé depuis
undo-chance = le hasard a joué depuis
undo-shown = quelque chose de caché a été montré depuis
undo-rules = la partie continue depuis avec d’autres règles

## What is wrong with a record

verdict-sound = L’enregistrement est valide : { $actions ->
    [0] aucune action à rejouer ; on arrive
    [1] une action rejouée mène
   *[other] { $actions } actions rejouées mènent
} à { $digest }.
verdict-version = L’enregistrement a été joué avec les règles { $theirs } du jeu { $game } ; cette version joue avec les règles { $ours }.
# $first, $last: the actions that were played so
verdict-version-part = Les actions { $first } à { $last } ont été jouées avec les règles { $theirs } du jeu { $game }, que cette version n’a plus ; elle joue avec les règles { $ours }. Le reste est valide.
verdict-unreadable = L’enregistrement ne peut pas être rejoué : { $problem }
verdict-illegal = L’action { $number } ({ $action }) n’est pas possible : { $problem }
verdict-differs = Après l’action { $number } ({ $action }), la position est { $found } ; l’enregistrement dit { $said }.
verdict-final = La dernière position est { $found } ; l’enregistrement dit { $said }.
verdict-result = Le résultat n’est pas celui que donne l’enregistrement.
verdict-taken-over = La position à partir de laquelle l’action { $number } a été jouée avec d’autres règles n’est pas valide : { $problem }
# $number: the first action of a part, $rules: the version of the rules
verdict-part = À partir de l’action { $number }, la partie a été jouée avec les règles { $rules }.
# $first, $last: numbers of actions
verdict-uncompared = Les positions après les actions { $first } à { $last } ont été écrites sous une forme plus ancienne : elles ne sont pas comparées, seules les actions sont vérifiées.
verdict-taken-over-other = ce n’est pas celle à laquelle menaient les règles précédentes

## What cannot be done
# Names of games, options, values, bots and actions stay as they are typed.

# $seats: a number of players, $allowed: the numbers that the game has, as a list
error-seats = le jeu { $game } ne se joue pas à { $seats } ; il se joue à { $allowed }
error-names = le nombre de places est { $seats }, le nombre de noms { $names }
error-wishes = on ne peut rien souhaiter dans le jeu { $game } : { $wishes }
error-legacy = le jeu { $game } ne peut pas prendre la suite d’une partie du jeu { $left }
error-no-legacy = le jeu { $game } ne prend la suite d’aucun autre
error-legacy-damaged = ce que transmet la partie précédente est illisible : { $problem }

## Campaigns

# $way: the names of its games with commas between them, as they are typed
error-way-near = il n’y a pas de chemin « { $way } » pour une campagne ; vouliez-vous dire { $near } ?
error-way = il n’y a pas de chemin « { $way } » pour une campagne ; les chemins sont { $ways }
error-way-seats = aucune campagne sur ces chemins ne se joue à { $seats }
error-scoring = une campagne ne se compte pas selon « { $scoring } » ; il faut l’un de ces modes : { $known }
error-campaign-names = chaque joueur d’une campagne doit avoir un nom qui lui est propre ; reçu : { $names }
error-campaign-seats = le chapitre { $chapter } ne se joue pas à { $seats }
error-campaign-running = la partie en cours doit d’abord se terminer
error-campaign-idle = aucune partie de cette campagne n’est en cours
error-campaign-over = cette campagne est terminée
# $game: a game's name, $wanted: another one's
error-campaign-other = c’est une partie du jeu { $game }, et la prochaine de la campagne doit être du jeu { $wanted }
error-campaign-unfinished = cette partie du jeu { $game } n’est pas terminée
error-campaign-seated = ses places demandent autant de noms différents : { $seats }
error-campaign-stranger = cette partie du jeu { $game } n’a pas commencé avec ce que la campagne lui transmet
error-campaign-no-sheet = cette partie du jeu { $game } ne mène à aucune feuille pour Origins ; seules certaines façons d’y jouer, et certaines fins, y mènent
error-campaign-nothing = le jeu { $game } n’a rien transmis
# $problem: a trouble-... above or below
campaign-damaged = ceci n’est pas une campagne : { $problem }
campaign-format = une campagne au format { $form } est illisible ; seul le format { $known } se lit
campaign-seals = il n’y a pas un sceau pour chaque partie terminée
campaign-other-game = cette partie devrait être du jeu { $game }
campaign-seal = Elle a été modifiée après avoir été scellée.
campaign-legacy = Elle n’a pas commencé avec ce qu’a laissé la partie précédente.
campaign-sound = { $chapters ->
    [0] Aucune partie, rien à redire.
    [1] Une partie, valide.
   *[other] { $chapters } parties, toutes valides, chacune commencée avec ce qu’a laissé la précédente.
}

## Options, seats, files

error-option-near = le jeu { $game } n’a pas d’option « { $option } » ; vouliez-vous dire { $near } ?
error-option = le jeu { $game } n’a pas d’option « { $option } » ; ses options sont { $options }
error-option-value = { $game } : l’option { $option } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }
error-option-seats = { $game } : l’option { $option } se joue à { $allowed }, pas à { $seats }
error-game-near = il n’y a pas de jeu « { $game } » ; vouliez-vous dire { $near } ?
error-game = il n’y a pas de jeu « { $game } » ; les jeux sont { $games }
error-game-none = il n’y a pas de jeu « { $game } » ; aucun jeu n’est enregistré
error-lesson-near = le jeu { $game } n’a pas de leçon « { $lesson } » ; vouliez-vous dire { $near } ?
error-lesson = le jeu { $game } n’a pas de leçon « { $lesson } » ; ses leçons sont { $lessons }
error-lesson-none = le jeu { $game } n’a pas de leçons
# $file: a file of a lesson, $problem: what is wrong there
error-lesson-broken = { $file } : { $problem }
error-lesson-name = { $file } : une leçon s’appelle NUMÉRO-NOM.toml
error-lesson-asks = la leçon demande autre chose ici
# How each bot plays.
bot-about-random = Prend n’importe quelle possibilité, toutes aussi probables.
bot-about-larva = Dérive : suit son flair et, une fois sur cinq, prend ce qui vient.
bot-about-juvenile = Anticipe, mais n’examine que les quelques possibilités qui lui viennent d’abord à l’esprit. Un bon premier adversaire.
bot-about-adult = Examine chaque possibilité prometteuse, jusqu’au bout de ce qu’elle déclenche.
bot-about-apex = A tiré les leçons de milliers de parties et essaie en pensée ses meilleures possibilités avant d’agir, pendant une seconde au plus.
bot-about-analysis = Réfléchit comme le Superprédateur, à plus de possibilités et plus loin, jusqu’à une minute par décision. Pour l’étude.
bot-about-greedy = Essaie chaque possibilité prometteuse jusqu’au bout de ce qu’elle déclenche, et prend celle qui le laisse en meilleure posture.
bot-about-learned = Comme greedy, avec un jugement corrigé par l’expérience.
bot-about-mcts = Explore un arbre de ce que chacun peut faire, avec un jugement corrigé par l’expérience.
bot-about-rehearsal = Joue la suite de ses meilleures possibilités dans les mêmes mondes imaginés, chacun choisissant avec soin, et compare.
bot-about-mcts-classic = Explore un arbre de ce que chacun peut faire, avec un jugement réglé à la main.
bot-about-apex-classic = Le Superprédateur des versions précédentes : un arbre et un jugement réglé à la main, pendant une seconde au plus.
# $package: what is missing, $extra: with what it comes, as it is typed
error-extra = il faut { $package }, qui n’est pas installé ici : pip install "phylarium[{ $extra }]"
error-bot = il n’y a pas de bot « { $bot } » ; les bots sont { $bots }
# A bot is written as NAME or NAME:BUDGET.
error-budget-none = { $bot } réfléchit autant qu’il veut : écrivez { $bot }, pas { $bot }:{ $budget }
error-budget-samples = { $bot }:{ $budget } n’est pas un budget : le nombre d’échantillons est un entier à partir de 1, comme dans { $bot }:100
error-budget-simulations = { $bot }:{ $budget } n’est pas un budget : le nombre de simulations est un entier à partir de 1, comme dans { $bot }:100
error-budget-seconds = { $bot }:{ $budget } n’est pas un budget : les secondes s’écrivent comme dans { $bot }:0.5s
# $last: the greatest number of an action
error-action-number = { $action } n’est pas une action : elles vont de 0 à { $last }
error-action-several = « { $action } » peut désigner { $actions }
error-action = « { $action } » ne désigne aucune action ; une action s’écrit comme { $actions }
error-record-seats = l’enregistrement est celui d’une partie à { $seats }, pas à { $given }
error-moment-match = la partie a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; il n’y a pas de position après { $number }
error-moment-table = la table a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; elle ne peut pas revenir à { $number }
# $first, $last: numbers of positions
error-moment-gap = les positions { $first } à { $last } ont été atteintes avec des règles d’une autre époque
error-moment-record = l’enregistrement a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; il n’y a pas de position après { $number }

## Why a record cannot be read

# $problem: one of trouble-...
record-not-json = l’enregistrement ne peut pas être lu : { $problem }
record-not-object = l’enregistrement n’est pas un objet JSON
record-format = le format d’enregistrement { $form } est inconnu ; cette version lit { $known }
record-lacks = il manque à l’enregistrement { COUNT($keys) ->
    [one] la clé
   *[other] les clés
} { $keys }
record-value = l’enregistrement contient une valeur fausse : { $problem }
record-seed = la graine n’est pas celle qui avait été scellée au début de la partie
record-digests = nombre d’actions : { $actions } ; nombre d’empreintes : { $digests }
record-parts = les segments doivent commencer à l’action 1 et se suivre à l’intérieur de l’enregistrement
record-first-part = l’enregistrement commence avec les règles { $rules }, mais pas son premier segment
record-action = action { $number } : { $problem }
record-version = l’enregistrement a été joué avec les règles { $theirs } du jeu { $game } ; cette version joue avec les règles { $ours }
# $pack: the fingerprint of a folder of component data
record-server-pack = l’enregistrement a été joué avec un pack, et ce serveur n’en a aucun
record-needs-pack = l’enregistrement a été joué avec le pack { $pack } ; il faut son dossier
# $theirs, $ours: two of record-pack and record-no-pack, $folder: where ours lies
record-other-pack = l’enregistrement a été joué avec { $theirs }, pas avec { $ours } du dossier { $folder }
record-pack = le pack { $pack }
record-no-pack = les valeurs du jeu lui-même

## What is wrong with a file, or with a place in the network
# Parts of sentences, after a colon or in brackets.

trouble-missing = aucun fichier ni dossier de ce nom
trouble-denied = l’accès est refusé
trouble-folder = c’est un dossier
trouble-no-folder = ce n’est pas un dossier
trouble-exists = ce fichier existe déjà
trouble-not-empty = ce dossier n’est pas vide
trouble-full = il n’y a plus de place sur le disque
trouble-read-only = ce système de fichiers est en lecture seule
trouble-disk = le disque ne peut pas être lu ou écrit à cet endroit
trouble-long = le nom est trop long
trouble-loop = ses liens tournent en rond
trouble-busy = un autre programme s’en sert
trouble-open = trop de fichiers sont ouverts
trouble-nobody = personne n’y répond
trouble-broken-off = la connexion a été interrompue
trouble-slow = aucune réponse à temps
trouble-no-way = aucun chemin n’y mène
trouble-taken = l’adresse est déjà prise
trouble-no-address = cette adresse n’existe pas ici
trouble-no-host = aucune machine connue ne porte ce nom
trouble-unsaid = le système ne dit pas pourquoi
# $code: what the system, or a database, calls the error
trouble-other = erreur { $code }
# $code: the same, $text: what another program says of it, in a language of its own
trouble-quoted = erreur { $code }, dans ses propres mots « { $text } »
trouble-password = le nom ou le mot de passe est refusé
trouble-database-gone = cette base de données n’existe pas
trouble-crowded = trop de connexions sont ouvertes
trouble-starting = elle démarre ou s’arrête
trouble-not-opened = elle ne s’ouvre pas
trouble-row-twice = une ligne s’y trouve deux fois
trouble-row-lost = une ligne dépend d’une autre qui manque
trouble-row-empty = il manque une valeur à une ligne

# What is wrong with what was read. $byte: which byte, counted from 0
trouble-not-text = ce n’est pas du texte UTF-8
trouble-json = ce n’est pas du JSON (octet { $byte })
trouble-json-more = quelque chose suit la fin du JSON (octet { $byte })
trouble-bytes = ce n’est pas ce qui avait été écrit (octet { $byte })
trouble-cut = la fin manque
trouble-deep = l’imbrication est trop profonde
trouble-packed = ce n’est pas ce que gzip a écrit
trouble-unread = rien ne peut y être lu
# $name, $value: as the file writes it
trouble-lacks = il manque { $name }
trouble-unknown = { $name } est inconnu
trouble-value = { $value } ne convient pas
# $wanted, $found: two of pack-wanted-... and trouble-null
trouble-kind = il faut { $wanted }, et non { $found }
trouble-wanted = il faut { $wanted }
trouble-null = null
trouble-number = le nombre est trop grand ou trop petit
trouble-length = c’est trop long ou trop court
trouble-form = certains signes n’ont rien à y faire
# $reason: one of these, $place: keys and numbers of entries, as in seats[0].name
trouble-at = { $place } : { $reason }

# What is wrong with a file of TOML: parts of pack-not-toml and pack-not-toml-end.
toml-twice = ceci s’y trouve déjà
toml-text = un texte n’a pas de fin
toml-bracket = un crochet ou une accolade reste ouvert
toml-equals = une clé doit être suivie de =
toml-more = une ligne doit s’arrêter après sa valeur
toml-sign = ce signe n’a pas sa place ici
toml-value = ce n’est pas une valeur ; un texte s’écrit entre guillemets droits
toml-end = quelque chose reste ouvert à la fin
toml-other = ceci ne peut pas être lu

## What is wrong with a pack
# Before each of these stands where: the file, and the row, column or key there.

# $place: the parts of a place, $reason: what is wrong there
pack-problem = { $place } : { $reason }
# Parts of places, joined by commas. $name, $table: as the file writes them, $number: a number
pack-place-key = clé { $name }
pack-place-column = colonne { $name }
pack-place-row = { $table }, ligne { $number }
pack-place-row-named = { $table }, ligne { $number } ({ $name })
pack-place-value = valeur { $number }
pack-no-folder = ce dossier n’existe pas
pack-not-read = aucun fichier de ce nom n’est lu
# $files: names of files
pack-none-read = aucun de ses fichiers n’est lu ; un pack en a parmi { $files }
pack-file-missing = le fichier manque, et le jeu n’a rien à mettre à sa place
# $byte: the number of the first byte that is no text
pack-not-text = le fichier n’est pas du texte UTF-8 (octet { $byte })
# $problem: one of toml-..., $line, $column: where
pack-not-toml = ce n’est pas du TOML : { $problem } (ligne { $line }, colonne { $column })
pack-not-toml-end = ce n’est pas du TOML : { $problem } (à la fin du fichier)
# $word: what entries of that place are called, `key` or `column`
pack-no-such = { $word ->
    [column] cette colonne n’existe pas
   *[key] cette clé n’existe pas
}
pack-missing = il n’y a rien
# $table: a table as the file writes it, $value: what stands there instead
pack-rows = il faut une liste de lignes, { $table }, et non { $value }
pack-row = une ligne doit être un tableau, et non { $value }
# $value: what stands there, $entry: the number of an entry of a list
pack-wrong = { $value } ne convient pas
pack-wrong-entry = { $value } ne convient pas (élément { $entry })
# $value: a number, $right: a number or pack-from-to, $why: a reason of the game
pack-out-of-range = { $value } est hors limites ; valeur permise : { $right }
pack-out-of-range-why = { $value } est hors limites ; valeur permise : { $right }, { $why }
# $count: how many there are
pack-length = une liste de { $count } ; il en faut { $right }
# $what: what the game calls such a thing, $value: its name, in quotes
pack-unknown = rien ne porte ce nom ({ $what }) : { $value }
pack-repeated = { $value } s’y trouve déjà ; n’en laissez qu’un
pack-second = une deuxième ligne pour la même chose ({ $what }) ; n’en laissez qu’une
# $name: of a thing that has no row
pack-no-row = il n’y a pas de ligne pour { $name } ; il en faut une pour chaque entrée ({ $what })
# $reason: one of these, $wanted: one of pack-wanted-..., or words of the game
pack-must-be = { $reason } ; il faut { $wanted }
# $near: a name
pack-meant = { $reason } ; vouliez-vous dire { $near } ?
# $least, $greatest: numbers
pack-from-to = { $least } à { $greatest }

# What a value must be.
# $names: all that it can be
pack-wanted-one = un nom parmi { $names }
pack-wanted-int = un nombre entier
pack-wanted-number = un nombre
pack-wanted-text = un texte
pack-wanted-flag = true ou false
pack-wanted-rows = une liste de lignes
pack-wanted-list = une liste
# $whole: pack-wanted-list, perhaps with how long it is, $item: one of these
pack-wanted-each = { $whole } dont chaque élément est { $item }
pack-wanted-table = un tableau
pack-wanted-values = un tableau dont chaque valeur est { $item }
# $kinds: several of these
pack-wanted-any = { $kinds }
# $kind: the name of a kind, in English
pack-wanted-other = { $kind }
# $wanted: one of these, $least, $greatest: numbers
pack-wanted-between = { $wanted } ({ $least } à { $greatest })
pack-wanted-least = { $wanted } ({ $least } ou plus)
pack-wanted-most = { $wanted } ({ $greatest } ou moins)

## The sheet with which people set up a game that is not here, from what a finished one left.

sheet-age = Période
sheet-age-ice = glaciaire
sheet-age-tropical = tropicale
sheet-climate = Climat
sheet-emotions = Émotions
sheet-instincts = Instincts
sheet-bought = Instincts achetés
sheet-language = Langage
sheet-hive = Eusocial
sheet-tools = Outils
sheet-cultures = Cultures
sheet-folk = Peuple
sheet-merfolk = peuple de la mer
sheet-landfolk = peuple de la terre
sheet-homes = Lieux de vie
sheet-yes = oui
sheet-no = non
sheet-none = aucun
sheet-number = { $number }
sheet-instinct-alpha = alpha
sheet-instinct-natural-history = histoire naturelle
sheet-instinct-language = langage
sheet-instinct-manual-dexterity = dextérité manuelle
# $age: sheet-age-ice or sheet-age-tropical
sheet-step-age = Commencez en période { $age }.
# $number: 1 for whoever is first
sheet-step-brain = { $number ->
    [1] Choisissez un cerveau avant tous les autres.
   *[other] Choisissez un cerveau au rang { $number }.
}
# $instincts: names of instincts
sheet-step-instincts = Laissez découverts sur le cerveau : { $instincts }.
sheet-step-covered = Couvrez tous les instincts du cerveau.
sheet-step-cubes = Les cubes qui manquent sur le cerveau viennent de la population ; ceux qui restent vont aux innovations.
sheet-step-hexes = Disposez les cratons comme ils le sont ici, avec des hexagones d’Origins qui montrent la même ressource ; ceux qui restent sont des îles ou un nouveau monde à l’ouest.
sheet-step-ahead = Qui a le plus de points décide de ce qui reste ouvert : latitudes, distances, et à qui revient un hexagone que deux cratons réclament.
sheet-step-dispersal = La partie longue avec la première dispersion convient le mieux à cette histoire.
sheet-step-colour = { $number ->
    [1] Choisissez une couleur avant tous les autres.
   *[other] Choisissez une couleur au rang { $number }.
}
sheet-step-creeples = Des creeples de Megafauna prennent la place des migrants : { $number }.
# $homes: places on one continent
sheet-step-figure = Placez une figurine le plus près possible de ces lieux : { $homes }.
sheet-step-spot = Placez la première figurine le plus près possible du point de départ de votre couleur.

error-puzzle = il n’y a pas de problème { $number } ; il y en a { $puzzles }

## How a game came out

# Where points come from, as a heading
source-points = Points
source-untold = Points antérieurs
# $first, $second: two players with equally many points
tie-shared = { $first } et { $second } se partagent le rang : rien ne les départage.

## A thing on the board, looked at closely

# $who: those who could, here and below
thing-take = Qui pourrait s’en saisir maintenant : { $who }.
thing-take-nobody = Personne ne pourrait s’en saisir maintenant.
thing-live = Qui pourrait vivre ici maintenant : { $who }.
thing-live-nobody = Personne ne pourrait venir vivre ici maintenant.
thing-serves = Sert maintenant à : { $who }.
thing-serves-nobody = Cela ne sert à personne maintenant.
# $who: cards on offer
thing-takes = Pourrait prendre maintenant : { $who }.
thing-takes-nobody = Ne pourrait prendre aucune carte exposée maintenant.
# $number (number) - of places
thing-homes = { $number ->
    [0] Il n’y a maintenant aucun autre lieu où vivre.
    [1] Pourrait vivre maintenant dans { $number } lieu.
   *[other] Pourrait vivre maintenant dans { $number } lieux.
}
thing-most = En a le plus : { $who }.
thing-most-nobody = Personne n’en a.

## What an option would bring about, before it is chosen

foresight = Si vous choisissez cela
foresight-nothing = Il ne se passe rien de plus.
# $question: the next question to the same player, as a sentence
foresight-asked = On vous demande ensuite : « { $question } »
# $who: a player, or what of theirs acts
foresight-other = Rien ne change. Prochaine décision : { $who }.

# $number (number) - of dice
foresight-dice = { $number ->
    [one] Ensuite, un dé est lancé :
   *[other] Ensuite, { $number } dés sont lancés :
}
foresight-chance = Ensuite, cela dépend du hasard, ou de ce que vous ne pouvez pas savoir :
foresight-open = Le reste dépend du hasard, ou de ce que vous ne pouvez pas savoir.
foresight-share-all = dans tous les cas
# $cases (number), $all (number), $number (number) - of dice
foresight-share-dice = { $cases } cas sur { $all }
# $share (number) - how often it went this way where it was tried, in per cent
foresight-share = environ { $share } %
# $share: one of the three above
foresight-share-example = { $share }, par exemple
# $share: one of the four above; what comes of it follows
foresight-way = { $share } :

## What was learnt of a game, and is not used

# $file: a file, $problem: what is wrong with it
weights-damaged = { $file } ne contient aucun réseau : { $problem }
# $game: a game, $problem: one of the next
weights-unused = { $file } n’est pas utilisé ; au jeu { $game }, les bots qui en dépendent jouent comme greedy : { $problem }
weights-other-game = l’entraînement portait sur le jeu { $game }
# $theirs, $ours: versions
weights-other-rules = l’entraînement portait sur la version { $theirs } des règles, et non sur la version { $ours }
weights-other-features = les caractéristiques sont de la version { $theirs }, et non de la version { $ours }
weights-gone = certaines caractéristiques n’existent plus : { $features }
