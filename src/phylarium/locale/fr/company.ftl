# What people do together: the lobby, chat, presence, notes, profiles, ratings, pauses and vacations.

## The lobby

company-lobby = Salon
company-lobby-short = Salon
company-lobby-more = Des places que tout le monde peut prendre. Prenez place, et la partie commence quand toutes sont prises.
# $number: how many tables
company-lobby-tables = { $number ->
    [0] Aucune table
    [1] Une table
   *[other] { $number } tables
}
company-lobby-none = Personne n’attend personne en ce moment. Ouvrez une table, et qui viendra voir la trouvera.
company-lobby-all = Tout le salon
company-lobby-yours = Vous attendez à cette table.
company-open-one = Ouvrir une table à vous
company-open-one-more = Donnez une place à tout le monde, et elle reste ici jusqu’à ce que quelqu’un la prenne.
# $name: who has opened the table
company-host = ouverte par { $name }
# $number: how many seats
company-free = { $number ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $number } places libres
}
# $title: of the table
company-take-at = Prendre place – { $title }
company-filter = Quelles tables
company-filter-any = peu importe
company-filter-game = Jeu
company-filter-pace = Temps
company-filter-live = en direct
company-filter-days = jours par coup
company-filter-mine = à ma portée
company-filter-go = Montrer
company-pace-none = sans limite
# $number: how many days
company-pace-days = { $number ->
    [one] { $number } jour par coup
   *[other] { $number } jours par coup
}
# $minutes: for the whole game, $seconds: for each decision
company-pace-live = en direct, { $minutes } min + { $seconds } s
company-level = Pour qui
company-level-any = tout le monde
company-level-newcomers = débutants
company-level-casual = pour le plaisir
company-level-keen = joueurs aguerris
# $least, $most: ratings
company-range = classement { $least } à { $most }
company-range-least = classement { $least } ou plus
company-range-most = classement { $most } ou moins
company-least = Classement minimal
company-most = Classement maximal
company-offer = Places pour tout le monde
company-offer-more = Ces places s’affichent au salon. Un débutant a un classement de 1 000 ; qui est hors des limites ne peut pas les prendre.
company-offer-open = Ouvrir à tout le monde
company-offer-close = Par lien seulement
company-offer-stands = Affichée au salon
company-kind-anyone = tout le monde, par le salon
company-rated = classée
company-rated-join = Cette partie est classée : son résultat change le classement de ceux qui jouent. Il vous faut un compte.
company-rated-choose = Classée : le résultat change le classement de ceux qui jouent. Chacun doit avoir un compte, et il n’y a pas de conseils.
company-error-range = Le classement minimal ne peut pas dépasser le maximal.
company-error-private-offer = Une table privée n’est pas montrée au salon. Ouvrez-en une qui ne l’est pas.
company-error-seated = Vous avez déjà une place à cette table.
company-error-strength = L’organisateur demande un autre classement que le vôtre.
company-error-rated-account = Une partie classée demande un compte : créez-en un, ou connectez-vous.
company-error-rated-seats = Une partie classée a au moins deux joueurs, et personne n’y a deux places.
company-error-rated-back = Dans une partie classée, on ne reprend pas un coup qui a révélé quelque chose, sauf si une autre personne est d’accord.
company-error-rated-hint = Dans une partie classée, personne ne reçoit de conseils.

## The first page

company-yours = On vous attend
company-ended = Vos parties terminées
company-asked = On vous demande votre accord
# $number: how many games wait for the reader
company-title-waiting = ({ $number }) Phylarium

## Chat, presence, notes

company-open = Compagnie
company-open-more = Compagnie : discussion, qui regarde, notes
# $number: how many are watching
company-watching = { $number ->
    [0] Personne d’autre ne regarde
    [1] Une personne regarde
   *[other] { $number } personnes regardent
}
company-here = regarde
company-chat = Discussion
company-chat-seats = Entre ceux qui jouent. Les spectateurs peuvent la lire quand la partie est terminée.
company-chat-watch = Entre ceux qui regardent. Les joueurs peuvent la lire quand la partie est terminée.
company-chat-over = La partie est terminée : tout le monde lit et écrit ici.
company-chat-none = Rien n’a encore été dit.
company-chat-say = Dire quelque chose
company-chat-send = Envoyer
# $number: how many messages were not read
company-chat-unread = { $number ->
    [0] aucun nouveau message
    [1] un nouveau message
   *[other] { $number } nouveaux messages
}
company-chat-removed = retiré
company-chat-remove = Retirer
company-chat-mute = Faire taire
company-chat-unmute = Rendre la parole
company-chat-quiet = Les spectateurs peuvent écrire
# $name: who wrote it
company-chat-remove-of = Retirer ce qu’a dit { $name }
company-chat-mute-of = Faire taire { $name }
company-guest = Invité
company-spectator = regarde
company-notes = Notes
company-notes-more = Rien que pour vous. Elles restent à cette table.
company-notes-kept = gardées
company-notes-keeping = en cours
company-error-muted = L’organisateur vous a retiré la parole à cette table.
company-error-quiet = L’organisateur ne veut pas que les spectateurs écrivent à cette table.
company-error-nothing = Ce message est vide.
company-error-not-host = Seul l’organisateur de la table peut faire cela.
company-error-no-message = Ce message n’existe pas.
company-error-mute-self = Vous ne pouvez pas vous faire taire vous-même.

## People, ratings, leaving

company-profile = Votre profil
company-profile-more = Ce que tout le monde peut voir de vous : votre classement, comment vos parties ont fini, et celles qui étaient publiques.
company-profile-see = Le voir
company-since = Ici depuis
company-rating = Classement
company-unrated = pas encore de classement
# $number: how many games
company-rating-from = { $number ->
    [one] d’après { $number } partie
   *[other] d’après { $number } parties
}
company-rating-unsure = encore incertain
# $change: by how much, with its sign
company-rating-change = classement { $change }
company-played = Parties
company-won = Premières places
company-mean-place = Rang moyen
company-best = Meilleur score
company-favourite = Couleur favorite
# $number: how often
company-times = { $number } fois
company-results = Dernières parties
company-no-results = Aucune partie terminée pour l’instant.
# $place: of the player, $seats: how many played
company-place = rang { $place } sur { $seats }
company-ladder = Classement général
company-ladder-more = Le classement ne vient que des parties classées ; les bots en ont un aussi. Qui a peu joué se tient plus bas que son classement, jusqu’à ce qu’on en sache davantage.
company-ladder-none = Aucune partie classée de ce jeu n’est encore terminée.
company-rated-games = Parties classées
company-data = Vos données
company-export = Tout ce qui est gardé de vous, en fichier
company-leave = Partir pour de bon
company-leave-more = Votre compte, votre nom, ce que vous avez dit et vos notes sont effacés. Les parties terminées restent, sans votre nom ; dans celles qui continuent, un bot a votre place. Cela ne se reprend pas.
company-leave-go = Tout effacer
# $code: four letters and digits
company-gone = Quelqu’un { $code }
company-error-nobody = Personne ici n’a de compte à ce nom.
company-error-nobody-known = Rien n’est gardé de ce navigateur.

## Time

company-pause-ask = Demander une pause des pendules
company-pause-asked = Une pause de toutes les pendules est demandée. Elle commence quand tout le monde est d’accord.
company-paused = Les pendules sont arrêtées. Vous pouvez continuer à jouer, et chaque joueur peut les relancer.
company-resume = Relancer les pendules
company-resting = en vacances
company-vacation = Vacances
# $days: how many a year
company-vacation-more = Là où une table donne des jours par coup, aucun n’est compté pendant votre absence. Jours de vacances par an : { $days }.
# $number: how many days
company-vacation-left = { $number ->
    [0] Il n’en reste aucun cette année.
    [1] Il en reste un cette année.
   *[other] Il en reste { $number } cette année.
}
company-vacation-on = Vous êtes en vacances
company-vacation-begin = Partir en vacances
company-vacation-end = Revenir de vacances
company-sound = Un son quand c’est à moi
company-error-no-clock = Le temps n’est pas compté à cette table.
company-error-vacation-account = Les vacances vont avec un compte : créez-en un, ou connectez-vous.
company-error-vacation-used = Tous les jours de vacances de cette année sont pris ({ $days }).

## Where the server cannot be reached

company-offline = Le serveur est injoignable
company-offline-more = Cette page n’a pas été gardée ici. L’accueil avec vos tables, les leçons, les parties contre des bots que vous avez regardées et les livrets de règles se lisent sans connexion.
