# What the table itself says: refusals, notices, and names for those who have none.
# The words of the pages are in page.ftl.

## People

# $seat: number of the seat, from 1
table-player = Joueur { $seat }
table-open-seat = Place libre { $seat }
# $bot: the name of the bot
table-bot = { $bot } (bot)
# Names of bots, by their strength.
table-bot-name-larva = Larve
table-bot-name-juvenile = Juvénile
table-bot-name-adult = Adulte
table-bot-name-apex = Superprédateur
table-bot-name-random = Hasard
table-seat = la place { $seat }
# $seats: those that are not taken
table-waiting = La partie commencera quand quelqu’un aura pris { $seats }.
# $name: of a player, $label: what the game calls the seat
table-decider = { $name } ({ $label })
# $question: what somebody else is asked, a sentence
table-asked-another = La question est : « { $question } »
table-asked = Question posée à { $who } : « { $question } »

## Rules that changed

# $plays: the version of the rules of this game, $today: that of the rules of new games
table-rules-kept = Cette partie se joue avec les règles { $plays }, celles de son début ; les nouvelles parties se jouent avec les règles { $today }.
# $number: the first action
table-rules-taken-over = À partir de l’action { $number }, cette partie se joue avec les règles { $today }.
table-rules-gone = Cette partie se jouait avec les règles { $plays }, que ce serveur n’a plus. Elle continue à partir d’ici avec les règles { $today } quand tout le monde est d’accord.
# $number: after how many actions
table-rules-gone-back = Cette partie se jouait avec les règles { $plays }, que ce serveur n’a plus. Elle continue à partir de l’action { $number } avec les règles { $today } quand tout le monde est d’accord ; ce qui est venu après est alors annulé.

## Why a table cannot be played on

# $number: of an action, $action: its text, $problem: what is wrong
table-broken-action = l’action { $number } ({ $action }) n’est pas possible : { $problem }
table-broken-fails = l’action { $number } ({ $action }) échoue : { $problem }
table-broken-differs = après l’action { $number }, la position n’est pas celle qui était gardée
table-broken-entering = la position à partir de laquelle l’action { $number } devait se jouer avec d’autres règles n’est pas valide : { $problem }
# $plays: the version of its rules, $game: the short name of its game
table-broken-gone = elle se jouait avec les règles { $plays } du jeu { $game }, qui n’existent plus, et celles d’aujourd’hui mènent ailleurs : { $problem }
# $found: how many seats there are, $said: how many the table says
table-broken-seats = elle a { $found ->
    [one] { $found } place
   *[other] { $found } places
}, et la table dit { $said }
# $first, $last: numbers of actions
table-check-gap = les positions { $first } à { $last } ne se rejouent plus ; elle continue à partir d’une position gardée
table-check-gone = elle se jouait avec les règles { $plays }, qui n’existent plus ; on demande à ses joueurs de continuer avec celles d’aujourd’hui
# $found: how many there are, $said: how many the table says
table-check-count = nombre d’actions trouvées : { $found } ; la table dit { $said }
# $found: the seat to move, $said: the one that the table says
table-check-commitment = l’empreinte de sa graine n’est pas celle de sa graine
table-check-clock = sa pendule est illisible, ou ne correspond pas à ses places
table-check-status = son état est « { $said } », qui n’en est pas un
table-check-open = elle est « { $said } », ce qui ne va pas avec ses places libres
table-check-person = la place { $seat } n’est ni libre, ni à un bot, ni à qui que ce soit
table-check-over = son état est « { $said } », et le jeu dit autre chose
table-check-result = le résultat gardé n’est pas celui de sa dernière position
table-check-request = on ne peut pas lire qui a accepté la demande faite à la table
table-check-snapshot = une position est gardée après l’action { $number }, qui n’a jamais eu lieu
# A campaign. $way: names of games
table-check-way = ce serveur n’a pas tous les jeux du chemin { $way }
table-check-scoring = elle se compte selon { $scoring }, qui est inconnu
table-check-chapters = ses chapitres ne sont pas numérotés à la suite
# $number: of a chapter, $game and $wanted: names of games
table-check-chapter = le chapitre { $number } est une partie du jeu { $game } et devrait être du jeu { $wanted }
table-check-following = le chapitre { $number } dit qu’il est suivi d’une autre table que celle qui le suit
table-check-names = deux joueurs du chapitre { $number } ont le même nom, ou l’un n’en a pas
table-check-legacy = le chapitre { $number } n’a pas commencé avec ce que le précédent a laissé à ceux qui y jouent
table-check-fails = elle ne peut pas être vérifiée : { $problem }
table-check-turn = c’est à la place { $found }, et la table dit la place { $said }

## Why a server cannot start

# $where: the file, or host, port and name of the database, $problem: what the system says
table-store-folder = La base de données { $where } ne s’ouvre pas ({ $problem }) : PHYLARIUM_DATA, ou --data, doit nommer un dossier où cet utilisateur peut écrire.
table-store-garbage = { $where } n’est pas une base de données de ce serveur, ou est endommagée : déplacez-la, ou restaurez une sauvegarde.
table-store-read-only = La base de données { $where } est en lecture seule : laissez cet utilisateur y écrire, ainsi que dans son dossier.
table-store-newer = La base de données { $where } a été écrite par une version plus récente de Phylarium : installez-la, ou restaurez une sauvegarde d’avant la mise à jour.
table-store-away = La base PostgreSQL { $where } est injoignable ({ $problem }) : démarrez-la, ou corrigez DATABASE_URL.
table-store-refuses = La base PostgreSQL { $where } refuse ({ $problem }) : corrigez DATABASE_URL, ou les droits de son utilisateur.
table-store-failed = La base de données { $where } est inutilisable : { $problem }
table-store-missing = Il n’y a pas de base de données { $where } : PHYLARIUM_DATA, --data ou DATABASE_URL doit nommer celle d’un serveur.

# Whole databases as files. $file: its name, $where: the database, $table: one of its tables, $problem: what is wrong, or where
table-export-exists = { $file } existe déjà : nommez un autre fichier, ou déplacez-le.
table-export-failed = { $file } ne peut pas être écrit : { $problem }
table-import-other = { $file } n’est pas une base de données écrite par `phylarium tables export`.
table-import-newer = { $file } a été écrit par une version plus récente de Phylarium : installez-la.
table-import-damaged = { $file } est endommagé ({ $problem }) et n’a pas été lu : prenez-en une autre copie.
table-import-not-empty = La base de données { $where } n’est pas vide (il y a des lignes dans { $table }) : nommez-en une nouvelle. Rien n’a été changé.
table-import-refused = La base de données { $where } refuse des lignes de { $table } ({ $problem }). Rien n’a été changé.

# $name: the variable, $value: what it says
table-settings-database = DATABASE_URL doit être une adresse entière qui commence par postgresql:// ou sqlite:///.
table-settings-port = PHYLARIUM_PORT doit aller de 1 à 65535, pas { NUMBER($value, useGrouping: 0) }.
table-settings-redis = REDIS_URL doit être une adresse entière, comme redis://127.0.0.1:6379/0.
table-settings-url = PHYLARIUM_URL doit être une adresse entière qui commence par http:// ou https://, comme https://play.example.org.
table-settings-smtp = PHYLARIUM_SMTP doit commencer par smtp:// ou smtps:// et nommer un hôte.
table-settings-sender = PHYLARIUM_MAIL_FROM doit être l’adresse d’où part le courrier, comme table@example.org.
table-settings-metrics = PHYLARIUM_METRICS_FROM doit donner des adresses ou des réseaux, comme 127.0.0.1 10.0.0.0/8.
# $kind: `int`, `float`, `bool`
table-settings-kind = { $name } doit être { $kind ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
   *[other] autre chose
  }, pas « { $value } ».
# $likely: the variable that is meant, it seems
table-settings-mistaken = { $name } n’est pas un réglage et ne change rien ; { $likely } en est un.
# $least: a number
table-settings-least = { $name } doit être au moins { $least }, pas { $value }.

## Refusals

table-error-broken = On ne peut plus jouer à cette table : { $problem }
table-error-not-shown = Cette table ne peut pas être montrée : { $problem }
# $rules: the version of the rules of today
table-error-not-taken-over = Les règles { $rules } ne peuvent pas reprendre cette position : { $problem }

table-error-internal = Quelque chose s’est mal passé sur le serveur. Rien n’a été changé ; essayez de nouveau.
table-error-bad-request = Ce serveur ne comprend pas cette requête.
table-error-not-text = La requête contient des signes qui ne sont pas du texte : octets qui ne sont pas de l’UTF-8, moitiés de caractères ou octets nuls.
table-error-broken-off = La requête s’est interrompue avant la fin ; envoyez-la de nouveau.
table-error-too-deep = La requête est du JSON aux crochets trop imbriqués pour ce serveur ; envoyez quelque chose de plus plat.
table-error-not-found = Il n’y a rien ici.
table-error-wrong-method = Cette adresse n’accepte pas ce genre de requête.
table-error-wrong-type = La requête a une forme que cette adresse ne lit pas ; envoyez du JSON.
table-error-too-large = La requête est trop grande.
# $seconds: how long to wait
table-error-too-many = { $seconds ->
    [one] Trop de requêtes. Essayez de nouveau dans { $seconds } seconde.
   *[other] Trop de requêtes. Essayez de nouveau dans { $seconds } secondes.
}
table-error-no-metrics = Les chiffres de ce serveur sont réservés aux adresses que nomme PHYLARIUM_METRICS_FROM, sans intermédiaire.
table-error-origin = La requête vient d’un autre site et n’a pas été exécutée.
table-error-no-such-table = Cette table n’existe pas.
table-error-no-such-rule = Ce jeu n’a pas cette règle.
# $seats: how many seats the table has
table-error-no-such-seat = La table n’a pas cette place ; elle en a { $seats }.
table-error-no-such-link = Ce lien ne mène nulle part : il a déjà servi, un autre le remplace, ou il est incomplet.
table-error-stale = La table a changé depuis que vous l’avez regardée ; la voici telle qu’elle est.
table-error-waiting = La partie commence quand toutes les places sont prises.
table-error-over = La partie est terminée.
table-error-seat-taken = Quelqu’un d’autre a déjà pris cette place.
table-error-private = Cette table est privée : seuls ceux qui y jouent peuvent la voir.
table-error-no-seat = Vous n’avez pas de place à cette table.
table-error-others-watch = D’autres jouent ici aussi, et veulent voir ce que font les bots.
table-error-not-your-seat = Cette place n’est pas à vous : vous ne pouvez pas la donner.
table-error-not-your-eyes = Ce que voit une autre place se regarde quand la partie est terminée.
table-error-not-over = La partie n’est pas encore terminée.
table-error-rematch-campaign = Une partie de campagne continue avec son chapitre suivant.
table-error-not-your-turn = Ce n’est pas à vous de décider maintenant.
table-error-not-away = Personne ne vous remplace ici.
table-error-no-request = Personne ne demande de revenir en arrière, ou plus à cette position.
table-error-other-rules = Les règles de cette partie ne sont plus ici : elle continue quand tout le monde accepte celles d’aujourd’hui.
table-error-no-such-target = Rien sur le plateau ne porte ce nom.
table-error-too-many-links = Une place peut recevoir { $most } liens, et celle-ci les a tous eus. Ouvrez une nouvelle table.
table-error-record = Un enregistrement contient la graine de tout le hasard : on peut l’avoir quand la partie est terminée, ou là où personne d’autre ne joue.
# $part: the name of a part of the record, $most: how much it may hold, $longest: how many letters
table-error-too-long = L’enregistrement contient trop sous « { $part } » : { $most } au plus, et aucun mot de plus de { $longest } lettres.
table-error-no-picture = Ce jeu n’a pas d’images.
table-error-no-png = Ce serveur ne peut pas faire d’images PNG : il lui manque rsvg-convert (dans librsvg2-bin chez Debian). L’image SVG montre la même chose.
table-error-png-failed = L’image PNG n’a pas pu être faite. L’image SVG montre la même chose.
table-error-name-taken = Un compte porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
table-error-mixed-name = Ce nom mélange des lettres de plusieurs écritures, dont certaines se ressemblent. Écrivez-le dans une seule.
# $longest: how many letters
table-error-bad-name = Un nom a au moins deux lettres et au plus { $longest }.
# $least, $most: how many letters
table-error-bad-password = Un mot de passe a au moins { $least } lettres et au plus { $most }.
table-error-bad-login = Nom ou mot de passe incorrect.
table-error-logged-out = Votre session est fermée ; connectez-vous de nouveau pour voir vos places.
table-error-too-many-lines = Trop de connexions en direct viennent de votre adresse ; fermez quelques tables.
table-error-silent = Aucun signe depuis trop longtemps ; reconnectez-vous.
table-error-logged-in = Votre session est déjà ouverte.
table-error-bad-webhook = Un webhook est une adresse entière, comme https://example.org/hook, sans nom ni mot de passe avant l’hôte.
table-error-bad-email = Ce n’est pas une adresse électronique ; une adresse s’écrit comme ada@example.org.
# $longest: how many letters
table-error-long-email = Cette adresse électronique est trop longue : elle peut avoir { $longest } caractères au plus.
# $longest: how many letters
table-error-long-webhook = Cette adresse est trop longue : un webhook peut avoir { $longest } caractères au plus.
table-error-no-mail = Ce serveur n’envoie pas de courrier électronique.

## Notices

# $game: the name of the game or the table, $url: where it is
table-notice-subject = À vous de jouer – { $game }
table-notice-turn = C’est votre tour ({ $game }) : { $url }
table-notice-rules-subject = Nouvelles règles – { $game }
table-notice-rules = Les règles ont changé ({ $game }), et on vous demande si votre partie continue avec les nouvelles : { $url }
table-mail-confirm-subject = Confirmez votre adresse pour Phylarium
# $url: where to confirm
table-mail-confirm =
    Quelqu’un, sans doute vous, a demandé un message à cette adresse chaque fois que c’est son tour dans une partie.
    Pour confirmer, ouvrez { $url }
    Si ce n’était pas vous, il n’y a rien à faire : rien d’autre ne sera envoyé.
table-confirm-title = Confirmez votre adresse
table-confirm-more = Désormais, un message vous prévient quand c’est votre tour.
table-confirm-go = Confirmer
table-error-no-such-campaign = Cette campagne n’existe pas.

## Campaigns

# $number: of the seat
table-campaign-player = Joueur { $number }
table-campaign-bot = Bot { $number }
# $before and $after: titles of games
table-campaign-then = { $before } → { $after }
table-scoring-fossils = Fossiles : chaque partie sauf la dernière en vaut un par adversaire qui a moins de points, la dernière vaut la moitié de ses points.
table-scoring-sum = Somme : les points de toutes les parties ensemble.
table-error-no-sheet = Il n’y a pas de feuille pour Origins ici : la partie n’est pas terminée, ou personne ne continue après elle.
table-error-campaign-stranger = Seuls ceux qui ont joué le dernier chapitre, et la personne qui a commencé la campagne, peuvent la continuer.
table-error-campaign-host = C’est la personne qui a commencé la campagne qui décide qui joue le chapitre suivant. Vous pouvez la quitter vous-même, et continuer avec tous les autres tels qu’ils sont.
# $way: names of games
table-error-campaign-way = Ce serveur n’a plus tous les jeux du chemin { $way }.
# $number: of the chapter
table-error-campaign-chapter = Le chapitre { $number } n’est pas le suivant de cette campagne.
table-error-campaign-running = Le chapitre suivant commence quand celui-ci est terminé.
table-error-campaign-nothing = La dernière partie n’a rien transmis : aucune autre ne peut commencer avec cela.
# $seats: how many seats the last chapter had
table-error-campaign-seats = Chacune des { $seats } places du dernier chapitre peut être gardée une fois ou laissée, et un nouveau venu peut être vous, un ami ou un bot.
table-error-campaign-record = On peut avoir une campagne en fichier quand sa première partie est terminée : les enregistrements contiennent la graine de tout le hasard.
table-error-campaign-file = Envoyez une campagne, ou l’enregistrement d’une partie terminée avec un chemin : l’un des deux.
# $chapters: how many games the way has, $records: how many the file has
table-error-campaign-records = Une campagne sur ce chemin a de 1 à { $chapters } parties ; le fichier en a { $records }.
# $chapter: its number, or 0; $problem: a sentence
table-error-campaign-unsound = La partie { $chapter } de cette campagne n’est pas valide : { $problem }

## Lessons

# $count: how many right answers there are, $options: those, each in the words of the list of options
table-error-lesson-asks = { $count ->
    [one] Pas encore : le guide demande « { $options } ». Rien n’a été joué.
   *[other] Pas encore : le guide demande l’une de ces possibilités : { $options }. Rien n’a été joué.
}
table-error-lesson-reads = Lisez d’abord la carte : « Suivant » continue. Rien n’a été joué.
table-error-lesson-watch = Les autres jouent. C’est à vous dans un instant.
table-error-lesson-over = La leçon est terminée. Choisissez « Continuer à jouer » pour poursuivre cette partie.
table-error-lesson-next = Le guide attend votre choix sur le plateau.
table-error-no-lesson = Aucune leçon n’est suivie à cette table.
table-error-not-your-lesson = Cette leçon est celle de quelqu’un d’autre.

## Options that do nothing or only harm

# $line: a line of the log, as it would be
table-caution-nothing = Sans effet pour l’instant : { $line }
table-caution-harm = Rien à y gagner : { $line }

## A thing on the board, looked at closely

# $question: what is being decided, a sentence
table-no-answer = la question est « { $question } », et ceci n’y répond pas
# Of something on the board by which nothing can ever be chosen; it follows a colon
table-only-shown = ceci n’est là que pour être lu ; on n’y choisit jamais rien
# $question: what is asked now; $option: an option, $number (number): how many options lead there
table-no-answer-before = d’abord vient « { $question } » ; après « { $option } »{ $number ->
    [one] {""}
   *[other] , par exemple,
} cela peut se choisir
# $question: what is asked now, $other: another question, to which this or something like it is an answer
table-no-answer-now = la question est « { $question } », et ceci n’y répond pas ; ce genre de chose répond, par exemple, à « { $other } »
table-source-rulebook = imprimé ; le livret le dit
table-source-public = imprimé ; lu dans des données publiques du jeu
table-source-inferred = déduit de ce que dit le livret ailleurs
table-source-reconstructed = reconstitué ; la valeur imprimée n’est pas publique, celle-ci est de nous
# $source: one of those above, $part: what of it
table-source-whole = { CAPITAL($source) }.
table-source-part = { $part } : { $source }.
table-source-of-icons = Ses icônes
table-source-of-slots = Ses emplacements
table-source-of-promoted = Sa face promue
table-source-of-home = À qui appartient cette patrie
