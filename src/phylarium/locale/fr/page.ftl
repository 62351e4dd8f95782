# What the pages of the table say.

page-brand = Phylarium
page-nav = Site
page-foot = Phylarium : des jeux sur l’évolution, dont le programme applique les règles et explique chaque conséquence.
page-account = Votre nom et votre compte
page-account-short = Compte
page-close = Fermer
page-save = Enregistrer
page-back = Retour
page-to-home = Aller à l’accueil
page-error-title = Cela n’a pas fonctionné

## Getting about

page-skip-main = Aller au contenu
page-skip-options = Aller à ce que vous pouvez faire
page-skip-board = Aller au plateau
page-skip-log = Aller à ce qui s’est passé
page-skip-position = Aller à la position
page-text-only = Texte seul
page-noscript = Sans scripts, on ne peut pas jouer sur cette page, mais sa version en texte seul le permet :

## Look

page-theme = Couleurs
# $theme: one of the three that follow
page-theme-is = Couleurs : { $theme }
page-theme-auto = celles du système
page-theme-light = claires
page-theme-dark = sombres
page-settings = Réglages
page-set-motion = Animer doucement les changements
page-set-keys = Raccourcis à une seule touche
page-language = Langue
page-language-browser = celle du navigateur
# Stands before links to the kinds of files.
page-image = Image de la position

## Home

page-home-title = des jeux sur l’évolution
page-welcome = Prenez place là où la vie évolue.
page-welcome-more = Des jeux de plateau sur l’évolution, à jouer dans le navigateur : en solitaire contre des bots, à un seul écran, ou entre amis sur plusieurs jours. Le programme applique les règles pour vous, et chaque conséquence dit de quelle règle elle vient. Aucun compte n’est nécessaire.
page-mine = Vos parties
page-games = Jeux
page-open-tables = Tables avec une place libre
page-watch = Regarder
page-watch-none = Personne ne joue en public en ce moment.
page-finished = Parties terminées
page-your-move = À vous de jouer
page-waiting = En attente de joueurs
page-over = La partie est terminée.
page-over-short = terminée
page-broken = On ne peut plus jouer à cette partie
page-held = Les règles ont changé
# $names: those who have not answered
page-held-asked = La partie attend une décision sur les règles avec lesquelles elle continue. Réponses attendues : { $names }.
# $rules: a version of the rules
page-rules-version = règles { $rules }
page-rules-title = Les règles de cette partie
page-rules-ask = Demander à continuer avec les nouvelles règles
# $name: who must decide
page-turn-of = à { $name } de décider
# $number: how many actions were taken
page-action-count = { $number ->
    [0] pas commencée
    [1] une action
   *[other] { $number } actions
}
page-you = vous
# $name: of a player, $label: what the game calls the seat
page-who = { $name } ({ $label })
page-who-you = { $name } (vous)
page-bot = bot
page-seat-open = place libre
# $least, $most: numbers of players
page-seats-range = { $least } à { $most } joueurs
page-fact-bots = des bots de plusieurs niveaux
# $bots: how many, in words; $level: their strength
page-against = Contre { $bots } de niveau { $level }
page-against-alone = En solitaire, sans bots
page-how-many = Combien
page-how-strong = Quel niveau
# $number: how many bots
page-opponents = { $number ->
    [0] en solitaire
    [1] un bot
   *[other] { $number } bots
}
page-play-now = Jouer maintenant
page-learn = Apprendre
# $number: how many
page-lessons-further = { $number ->
    [one] { $number } autre leçon
   *[other] { $number } autres leçons
}
page-set-up = Préparer une table
page-import = Reprendre une partie enregistrée
page-import-help = L’enregistrement d’une partie terminée, tel que la table l’exporte, devient une table à part. Indiquez une action pour partir de là.
page-import-file = Enregistrement
page-import-at = Après l’action (vide : la fin)
page-import-go = Ouvrir
page-import-drop = Relâchez pour ouvrir l’enregistrement.
page-import-unreadable = Ce fichier n’est pas l’enregistrement d’une partie : il est illisible.

## A new table

# $game: its title
page-new-title = { $game } – nouvelle table
page-new-more = Dites qui joue à quelle place. Pour la place d’un ami, vous recevez un lien à lui envoyer.
page-who-plays = Qui joue
page-your-name = Votre nom
page-your-name-help = Tel que les autres le verront. Aucun compte n’est nécessaire : ce navigateur garde vos places.
page-seat = Place { $number }
page-seat-kind = Qui a la place { $number }
page-seat-name = Nom pour la place { $number }
page-seat-name-placeholder = nom (facultatif)
page-kind-me = moi, à cet écran
page-kind-open = un ami, par lien
page-kind-bot = un bot
page-kind-none = personne
page-kinds-help = Plusieurs places « à cet écran » font une partie à un seul écran : la page se couvre quand l’écran change de mains.
page-bot-level = Niveau du bot à la place { $number }
# $seats: numbers of players
page-option-seats = (à { $seats })
page-variants = Variantes
page-variants-more = Si vous n’y touchez pas, c’est la partie ordinaire.
page-the-table = La table
page-table-name = Nom de la table (facultatif)
page-public = D’autres peuvent regarder
page-clock = Temps
page-clock-none = sans limite
page-clock-left = reste { $time }
page-open-table = Ouvrir la table

## Joining, account

page-join-title = Une place vous est gardée
# $game: title of the table, $seat: number of the seat
page-join-more = { $game }, place { $seat }.
page-join-go = Prendre place
page-account-more = Un nom suffit pour jouer. Un compte vous permet d’emporter vos places dans un autre navigateur.
page-account-name = Nom du compte
page-password = Mot de passe
page-password-help = Au moins huit caractères.
page-log-in = Se connecter
page-log-out = Se déconnecter
page-register = Créer un compte
page-logged-in = Session ouverte : { $name }
page-notify = Me prévenir quand c’est à moi
page-notify-help = Cette adresse est appelée quand c’est à vous de jouer. Tant que la page est ouverte, son titre vous le dit.
page-webhook = Adresse du webhook
page-join-taken = Quelqu’un a déjà cette place. Si c’est vous, reprenez-la depuis ce navigateur.
page-email = Adresse électronique

## The table: who must do what

page-prompt = Ce qui est demandé
# $name: what the seat is called
page-yours = C’est à vous, { $name }.
page-theirs = À { $name } de décider.
# $title: of the table
page-title-yours = ● À vous de jouer – { $title }
page-thinking = réfléchit
page-waiting-more = La partie commence quand toutes les places sont prises. Envoyez un lien à chaque ami ; qui l’ouvre reçoit la place.
page-waiting-others = La partie commence quand toutes les places sont prises.
# $number: of the seat
page-invite = Lien pour la place { $number }
page-copy = Copier
page-copied = Copié
page-link-make = Créer un lien
page-link-renew = Nouveau lien
page-link-renew-more = L’ancien lien ne marche plus.
# $name: what the seat is called
page-link-own = Lien vers votre place ({ $name })
page-own-seat = Votre place ailleurs
page-own-seat-more = Ouvrez le lien dans un autre navigateur pour jouer de là. Qui a ce lien a votre place : gardez-le pour vous.
page-live = en direct
page-reconnecting = reconnexion
page-crowded = pas en direct
page-crowded-more = Trop de connexions en direct viennent de votre adresse, ou sont arrivées en même temps. Fermez d’autres tables ; cette page réessaie dans une minute et ne montre d’ici là que ce que vous faites vous-même.
page-offline = La connexion est coupée. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
page-stale = La partie avait avancé avant l’arrivée de votre coup. Voici la position actuelle ; décidez de nouveau.
page-failed = Le serveur est injoignable. Votre coup n’a pas été joué.
page-unreachable = Le serveur est injoignable. Essayez de nouveau dans un instant.
page-away-yours = Votre temps est écoulé : un bot vous remplace.
page-away-back = Reprendre la place

## What can be done

page-options = Ce que vous pouvez faire
page-options-count = Ce que vous pouvez faire ({ $number })
# $name: who must decide first
page-options-none = Rien à décider pour vous : à { $name } de décider d’abord.
page-options-watch = Vous regardez la partie.
page-options-past = Vous regardez une position antérieure.
page-filter = Chercher une possibilité
page-ends = Ce qui clôt votre décision
page-filter-none = Aucune possibilité ne contient ces mots.
page-refused = Impossible pour l’instant
# $reason: why something cannot be chosen, a part of a sentence
page-cannot = Impossible pour l’instant : { $reason }
# $option: what cannot be done
page-refusal = { $option } : { $reason }
page-which = Laquelle ?

## What the game is about, at the first decisions of somebody

page-goal = De quoi il s’agit
page-goal-wins = Pour gagner
page-goal-lasts = Durée
page-goal-close = Compris

## The rulebook

page-book = Règles
# $game: its title
page-book-title = { $game } – les règles
page-book-about = Tout le livret, dans nos propres mots. Un nom comme A1a est celui que citent le journal et les questions.
page-book-own = Sur une page à part
page-book-search = Chercher une règle
page-book-find = Chercher
page-book-contents = Sommaire
page-book-guide = Comment jouer
page-book-rules = Toutes les règles
page-book-key = La légende de tous les signes
page-book-aid = Un tour et tous les signes sur une page
# $game: the name of a game
page-book-aid-title = { $game } – un tour sur une page
page-book-whole = Le livret entier
# $words: what somebody looked for
page-book-none = Aucune règle ne contient « { $words } ».
page-book-nothing = Aucune règle ne contient ces mots.
page-rule-context = La montrer dans le livret
page-key-book = ouvrir ou fermer le livret

## What an option would bring about

page-preview-look = Ce qui se passerait

## Options that do nothing or only harm

page-caution-nothing = Cela n’a pas d’effet pour l’instant
page-caution-harm = Vous ne pouvez qu’y perdre
page-caution-anyway = Le faire quand même

## Advice

page-hint = Conseil
page-hint-wait = Un bot y réfléchit
# $text: an option
page-hint-best = Un bot choisirait « { $text } ».
# $text: an option, $number (number) - how many others are as good
page-hint-equal = { $number ->
    [0] Un bot choisirait « { $text } ».
    [1] Un bot choisirait « { $text } ». Une autre possibilité, avec une étoile aussi, vaut autant pour lui.
   *[other] Un bot choisirait « { $text } ». { $number } autres possibilités, avec une étoile aussi, valent autant pour lui.
}
page-undo = Annuler
page-undo-refused = Impossible d’annuler sans l’accord des autres
# $reason: a part of a sentence
page-undo-because = Vous ne pouvez pas annuler sans l’accord des autres : { $reason }.
page-undo-ask = Demander aux autres
page-back-to = Revenir ici
# $number: of the action that is then the last
page-back-title = Revenir à l’action { $number } ?
page-back-asks = Tout ce qui a suivi l’action { $number } serait annulé. Le hasard peut alors amener autre chose, et ce qui a été montré est connu : toute la table doit donc être d’accord.
page-back-alone = Tout ce qui a suivi l’action { $number } est annulé. Seuls des bots jouent avec vous : c’est donc à vous de décider.
page-back-go = Revenir
page-went-back = La partie est revenue à l’action { $number }.
page-play-on = Continuer à partir d’ici
# $name: who asks, $number: of the action to go back to
page-request = { $name } demande de revenir à l’action { $number }.
page-request-agree = Accepter
page-request-refuse = Refuser
page-request-refused = Tout le monde n’était pas d’accord pour revenir. La partie continue à partir d’ici.
page-request-wait = D’accord : { $agreed } sur { $needed }.

## Rules, log, looking back

# $rule: the id of a rule
page-rule = Règle { $rule }
page-rule-none = Cette règle n’a pas encore d’explication.
page-log = Ce qui s’est passé
page-log-lines = Journal
page-log-earlier = Montrer ce qui précède
page-log-empty = Il ne s’est encore rien passé.
page-log-before = Préparation
page-log-newest-first = Le plus récent d’abord.
# $number: how many lines of the log are folded away
page-log-more = { $number ->
    [one] et { $number } autre du même genre
   *[other] et { $number } autres du même genre
}
page-log-fewer = n’afficher que la première ligne
page-scrub = Regarder une position antérieure
page-scrub-first = Au début
page-scrub-back = Une action en arrière
page-scrub-forward = Une action en avant
# $number: of the action looked at, $last: of the last one
page-scrub-at = { $number } sur { $last }
page-action-at = Montrer la position après l’action { $number }
page-action-number = action { $number }
page-now = Revenir au présent
page-past = Après l’action { $number } sur { $last }.

## Since your turn

page-since = Depuis votre tour
# $number: how many more lines an action brought
page-since-more = +{ $number }
# Stands before what happened.
page-since-again = Revoir :
page-skip = Passer
page-set-bots = Montrer ce que font les bots
page-set-bots-slow = lentement
page-set-bots-normal = normalement
page-set-bots-once = d’un coup
page-key-inspect = regarder de près ce qui est sélectionné
page-thing-helps = Qui cela aide maintenant
page-thing-sources = D’où cela vient
page-thing-look = Regarder de près
page-things = Tout ce qui est sur la table, une chose après l’autre
page-key-skip = passer jusqu’à votre tour
page-key-since = aller à ce qui s’est passé depuis votre tour

## Board and seats

page-board = Plateau
page-board-keys = Plateau. Les flèches le déplacent, plus et moins l’agrandissent ou le réduisent, zéro le montre en entier.
page-no-board = Ce jeu n’a pas encore de dessin. Ce que vous pouvez faire est dans la liste.
page-zoom = Taille du plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout voir
page-tabs = Sections de la table
page-seats = Joueurs
page-own-panel = Votre tableau
page-beside = Les joueurs, et ce qui est à côté du plateau
page-to-move = décide
page-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-away = un bot joue à sa place
page-sealed = dés scellés { $short }…
page-unsealed = dés connus
page-unsealed-more = Quelqu’un connaît peut-être les dés de cette partie : elle part d’un enregistrement, ou son enregistrement a été copié pendant qu’une seule personne avait toutes les places. Qui a un enregistrement peut calculer ce qu’amènera le hasard. Pour une partie où personne ne le peut, ouvrez une nouvelle table.
page-sealed-title = Les dés sont scellés
page-sealed-more = Tout le hasard de cette partie découle d’un secret fixé à son début. En voici l’empreinte ; à la fin, le secret est montré, et chacun peut vérifier que les dés étaient honnêtes.

## The end

page-chart = Les points au fil de la partie
page-chart-label = Les points de chaque joueur après chaque action
# $names: of the winners, $number: their points
page-won = En tête : { $names }, avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
page-result = Résultat
page-place = Rang
page-player = Joueur
page-score = Points
page-record = Enregistrement de la partie
page-again = Une autre partie
page-replay = La revoir depuis le début
# $seed: the secret, now shown
page-seed = Le secret des dés était { $seed }.

## After the end

page-points-from = Source
page-points-total = Total
# What a drawn bar shows
page-bar = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-result-of = { $title } – le résultat
page-result-table = À la table
page-result-whole = Le résultat complet
page-rematch = Rejouer
page-rematch-join = Rejouer aussi
page-rematch-begun = À la nouvelle table
# $title: of a game, $names: those who sit at its new table already
page-rematch-call = { $title } – envie de rejouer : { $names }.
page-share = Partager
page-share-more = Qui a le lien peut parcourir toute la partie. Personne n’a besoin d’un compte.
page-share-private = La table est privée : seuls ceux qui y jouent peuvent suivre le lien.
page-share-link = Lien
page-share-frame = Dans une page à vous
page-share-position = Copier le lien vers cette position
page-film = Le plateau au fil du temps (SVG animé)
page-embed-open = Ouvrir la table
page-eyes = Vu par
page-eyes-usual = comme à la table
page-eyes-anybody = tout le monde

page-story = L’histoire de la partie
page-story-begun = Un bot parcourt la partie. Cela prend un moment, et continue quand vous partez.
page-story-progress = Où en est le bot
page-story-again = Actualiser
page-story-failed = Cette partie n’a pas d’histoire : on ne peut plus la parcourir.
page-story-chances = Chances de gagner
page-story-chances-together = Chances de gagner la partie
page-story-chart = Les chances de gagner au fil de la partie, une ligne par place. Les numéros au-dessous marquent les tournants.
# $games: how many games between bots
page-story-judged = C’est ainsi que les bots le voient : l’avance que chacun leur semble avoir, convertie en chances d’après des parties jouées entre bots ({ $games }).
page-story-unjudged = Personne ne peut dire quelles étaient les chances : les bots n’ont pas assez joué de telles parties.
page-story-turns = Tournants
# Before what was done. $number: of the action, $actor: who did it
page-story-turn = Action { $number }, { $actor } :
# $before, $after: per cent
page-story-swing = { $name } : de { $before } à { $after } %
page-story-costly = Ce qui a coûté le plus à { $name }
page-story-decision = Action { $number } :
# $option: what a bot would have done, $points: by how many points that looks better to it
page-story-better = Un bot aurait choisi « { $option } ». Écart de points à ses yeux : { $points }.
# $term: a side of the position, $points: better by
page-story-term = { $term } : { NUMBER($points, minimumFractionDigits: 1) }
page-story-nothing = Rien qu’un bot aurait fait beaucoup mieux.
page-story-try = L’essayer à partir d’ici

page-puzzles = Problèmes
page-puzzles-more = Chacun est une position d’une partie entre bots où une possibilité est bien meilleure que toutes les autres. Trouvez-la.
page-puzzles-all = tous les problèmes
# $title: of a game
page-puzzle = { $title } – problème { $number }
page-puzzle-today = Le problème du jour – { $title }
# $who: the player who decides
page-puzzle-find = Vous jouez { FORM($who, "le") }. Une possibilité est bien meilleure que les autres : trouvez-la.
page-puzzle-wrong = Pas celle-là. Regardez encore.
page-puzzle-give-up = Montrer la réponse
page-puzzle-right = Trouvé.
page-puzzle-given-up = C’est la possibilité marquée.
# Before what happens then, line by line
page-puzzle-brings = Ce qu’elle entraîne :
# $second: the next best option
page-puzzle-second = Et la suivante, « { $second } » :
# $points: by how many
page-puzzle-margin = Au total, son avance en points selon un bot : { $points }. Ce qui pèse le plus :
page-puzzle-next = Le problème suivant
page-puzzle-play = Continuer à partir d’ici

## Hot-seat

# $name: what the next seat is called
page-cover = Passez l’écran à { $name }
page-cover-more = La table est couverte, pour que personne ne voie ce qui ne le regarde pas.
page-cover-lift = C’est moi

## Keys

page-help = Touches et aide
page-help-more = Ce qui est entouré d’une couleur vive, c’est à vous d’en décider : touchez-le sur le plateau ou choisissez-le dans la liste. Touchez autre chose pour lire ce que c’est et pourquoi on ne peut pas le choisir maintenant. Le nom d’une règle ouvre son explication.
page-key-name-enter = Entrée
page-key-name-escape = Échap
page-key-number = sélectionner une possibilité par son numéro
page-key-enter = prendre la possibilité sélectionnée
page-key-arrows = parcourir les possibilités
page-key-filter = chercher une possibilité par ses mots
page-key-hint = conseil
page-key-undo = annuler
page-key-scrub = regarder la position d’avant, d’après
page-key-escape = revenir au présent, fermer ce qui est ouvert
page-key-zoom = agrandir, réduire, voir tout le plateau
page-key-board = aller au plateau ; les flèches le déplacent
page-key-help = cette aide

## Text only

page-drawn = Avec le plateau dessiné
page-refresh = Actualiser
page-position = La position
page-text-go = Valider
page-text-wait = C’est à quelqu’un d’autre de décider. Revenez voir dans un moment.

## Campaigns

page-campaign = La campagne
page-campaigns = Campagnes
page-campaigns-more = Plusieurs jeux comme une seule histoire : une lignée qui commence par une réaction dans la soupe gagne la terre au jeu suivant, avec ce qu’elle est devenue. La victoire revient à qui est en tête à la fin.
page-campaign-new = Commencer une campagne
page-campaign-new-more = Chaque partie commence avec ce que la précédente a transmis. Vous commencez maintenant par la première ; entre deux parties, des joueurs peuvent venir et partir.
page-campaign-way = Le chemin
page-campaign-alone = Une seule place en fait une campagne en solitaire.
page-campaign-scoring = Mode de décompte
page-campaign-scoring-usual = Décompte habituel : la somme pour deux parties, des fossiles au-delà
page-campaign-scoring-short = Décompte habituel
page-campaign-name = Nom de la campagne (facultatif)
# $game: the title of a game
page-campaign-variants = Variantes – { $game }
page-campaign-begin = Commencer par la première partie
page-campaign-file = Continuer à partir d’un fichier
page-campaign-file-more = Une campagne enregistrée dans un fichier, ou l’enregistrement d’une partie terminée comme première partie d’une campagne : indiquez alors son chemin et son mode de décompte. Toutes les places sont d’abord à vous ; leurs liens sont dans les réglages de la table.
page-campaign-file-field = Fichier d’une campagne, ou enregistrement d’une partie
page-campaign-file-go = Continuer à partir de ce fichier
page-campaign-over = La campagne est terminée.
# $names: of those who are ahead
page-campaign-won = En tête : { $names }.
page-chapters = Les parties
# $number: of the chapter, $title: of its game
page-chapter-title = { $number }. { $title }
# $number: of the chapter, $chapters: how many there are
page-chapter-of = partie { $number } sur { $chapters }
page-campaign-ready = peut commencer
page-campaign-later = à venir
page-campaign-inherited = Ce qui lui a été transmis
page-campaign-join = Quelqu’un rejoint la campagne
# $title: of a game, $names: those who sit at its new table already
page-campaign-next = Ensuite – { $title }
page-campaign-next-more = Chacun garde sa place, sauf si vous en décidez autrement. À la place de quelqu’un qui ne peut pas jouer maintenant, un bot peut jouer jusqu’à son retour ; qui part garde ses points, et les nouveaux venus commencent sans rien.
page-campaign-next-others = Chacun garde sa place. Pour vous-même, vous pouvez en décider autrement ; pour les autres, c’est à la personne qui a commencé la campagne d’en décider.
# $name: of a player
page-campaign-stay = { $name } dans la partie suivante
page-campaign-level = Niveau du bot pour { $name }
page-campaign-keep = continue
page-campaign-keep-bot = reste tel quel
page-campaign-sits-in = un bot joue à sa place
page-campaign-other-bot = joue à un autre niveau
page-campaign-leave = part
page-campaign-newcomer = Nouveau venu { $number }
page-campaign-new-name = Nom du nouveau venu { $number }
# $seats: a row of numbers
page-campaign-seats = Ce qui reste à venir se joue à { $seats }.
page-campaign-setup = Ce qu’il y a à choisir dans ce qui a été transmis est demandé à la table : ce sont les premières décisions de la partie.
page-campaign-wait = Elle commence dès que l’un de ceux qui ont joué la partie précédente continue.
page-go-on = Continuer avec { $title }
page-campaign-who = Qui continue ?
page-chapter-ended = La partie { $number } sur { $chapters } de cette campagne est terminée.
page-campaign-ended = C’était la dernière partie de la campagne.
page-chapter-go = À la partie { $title }
page-chapter-begun = La campagne continue : la partie { $title } a commencé.
page-standings = Classement
page-fossils = Fossiles
page-total = Total
page-tree = L’arbre
page-tree-more = Toutes les lignées des parties terminées, de leur origine à leur sort. Chaque signe mène à son moment.
page-tree-none = L’arbre pousse quand la première partie est terminée.
# What follows is a list of what happened to it. $player: a name, $name: of a species
page-tree-branch = { $player }, { $name } :
page-tree-words = L’arbre en mots
page-tree-file = L’arbre en image (SVG)
page-campaign-record = La campagne en fichier
page-origins = Feuille pour Origins

## The coach of a lesson

# $title: of the lesson that is taken at a table of a list
page-lesson = Leçon « { $title } »
page-coach = Ce que dit le guide
# $number: of the card, $of: how many there are
page-coach-number = { $number } sur { $of }
page-coach-next = Suivant
page-coach-back = Retour
page-coach-leave = Quitter la leçon
page-coach-watch = Regardez ce qui se passe…
page-coach-over = C’était la leçon. À partir d’ici, la partie est à vous : les autres jouent d’eux-mêmes.
page-coach-choose = Choisissez ce qui est marqué.
page-coach-free = Choisissez ce que vous voulez.
# $options: what may be chosen
page-coach-asked = Choisissez : { $options }
page-coach-look = Regardez :
page-coach-play-on = Continuer à jouer
# $title: of the next lesson
page-coach-further = Leçon suivante : { $title }
page-coach-all = Toutes les leçons
page-coach-again = Retour à la leçon
