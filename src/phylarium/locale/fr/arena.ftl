# What the reports of tournaments say. Each message is used by src/phylarium/arena.

arena-title = { $game } – tournoi de { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
arena-balance-title = { $game } – est-ce équitable ?
arena-settings = Parties : { $finished }, à { $seats } ; graine { $seed }, règles { $rules }, Phylarium { $version }.
arena-settings-options = Options : { $options }.
arena-settings-pack = Joué avec le pack { $pack }.
arena-option = { $name } { $value }
arena-bots = Bots : { $bots }.
arena-balance-bot = Toutes les places ont été jouées par { $bots }. Ce qui est équitable entre de tels joueurs ne l’est pas forcément entre d’autres.
arena-took = Les parties ont demandé { NUMBER($seconds, maximumFractionDigits: 0) } s de réflexion, { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } s chacune.
arena-note-uneven = Les places n’ont pas été réparties également : pour que chaque groupe joue depuis chaque place, le nombre de parties doit être un multiple de { $turn }, et aucune ne doit échouer.
arena-note-clock = À la pendule : { $bots }. Ce que réfléchit un tel bot dépend de la machine : la même graine peut donner d’autres parties.
arena-note-failed = { $count ->
    [one] { $count } partie a échoué et n’est pas comptée.
   *[other] { $count } parties ont échoué et ne sont pas comptées.
} La première : { $error }
arena-note-none = Aucune partie n’est terminée : il n’y a rien à montrer.
arena-note-few = Si peu de parties ne montrent que de très grandes différences.
arena-intervals = Les barres sont des intervalles à 95 % : la vérité s’y trouve dix-neuf fois sur vingt. Une victoire partagée est divisée entre ses vainqueurs.

# $what: a thing, or a place on a scale, $note: what is to be said of it
arena-told = { $what } : { $note }
arena-range = { $low } à { $high }

## Standings

arena-standings = Classement général
arena-standings-about = Classement par openskill (Plackett-Luce ; un débutant a 25), du plus fort au plus faible, avec l’intervalle auquel croit le modèle.
arena-alone = Un bot seul à toutes les places n’a pas de classement.
arena-solitaire = Chacun a joué seul, il n’y a donc pas de classement : comparez victoires et scores.
arena-column-bot = bot
arena-column-rating = classement
arena-column-interval = 95 %
arena-column-games = parties
arena-column-wins = victoires
arena-column-fair = part équitable
arena-column-place = rang moyen
arena-column-score = score moyen
arena-rating-chart = Classement des bots
arena-versus = Les uns contre les autres
arena-versus-about = Combien de fois le bot de la ligne a devancé le bot de la colonne, dans les parties où ils se sont rencontrés.
arena-versus-cell = { $bot } devant { $against } : { $rate }, { $low } à { $high }, parties : { $games }

## Seats and names

arena-seats = Par place
arena-seats-about = La part des parties gagnées par chaque place. La ligne est à { $fair }, une part équitable. Les marques pleines ne sont pas dues au hasard, même parmi tant d’autres ; les creuses peuvent l’être.
arena-seat = place { $seat }
arena-names = Par camp
arena-names-about = La part des parties gagnées par chaque camp, quel que soit le joueur. La ligne est à { $fair }, une part équitable. Les marques pleines ne sont pas dues au hasard, même parmi tant d’autres ; les creuses peuvent l’être.
arena-share-games = { $rate }  ({ $low } à { $high }) sur { $games }

## Scores and length

arena-scores = Scores
arena-scores-about = La fréquence de chaque score.
arena-scores-margin = La fréquence de chaque score. Le vainqueur devance le suivant, en moyenne, de { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-scores-row = moyenne { $mean }, médiane { $median }, { $least } à { $most }
arena-length = Durée
arena-length-about = Décisions par partie : { NUMBER($mean, maximumFractionDigits: 0) } en moyenne, la moitié de { NUMBER($quarter, maximumFractionDigits: 0) } à { NUMBER($three, maximumFractionDigits: 0) }.
arena-length-chart = Décisions par partie

## What goes with winning

arena-effects = Ce qui va avec la victoire
arena-effects-about = La différence de taux de victoire entre les places qui l’ont fait au moins une fois et les places du même bot qui ne l’ont pas fait. Nombre de comparaisons : { $compared }, parmi ce qu’au moins { $least } places ont fait et { $least } n’ont pas fait.
arena-effects-caution = Aller avec la victoire n’est pas la causer : qui est de toute façon en tête peut se permettre davantage. Chaque barre est l’intervalle d’une seule comparaison ; les marques pleines tiennent quand on juge toutes les comparaisons ensemble (Benjamini et Hochberg, 5 % de fausses alertes), les creuses peuvent être de la chance.
arena-effects-none = Rien ne peut être comparé : aucune possibilité n’a été à la fois prise et laissée assez souvent par des bots qui tantôt gagnent, tantôt perdent.
arena-effects-unclear = Aucune n’est nette : avec tant de comparaisons, la plus grande d’entre elles peut être de la chance.
arena-effects-chart = Ce qui va avec la victoire, le plus parlant d’abord
arena-effect = { $effect } points de pourcentage  ({ $low } à { $high })
arena-block = { $block } ({ $count })
arena-block-name = joué comme

## What is chosen

arena-picks = Ce qui est choisi
arena-picks-about = Combien de fois une possibilité est prise dans les décisions qui la proposent. Au-dessus de { $always }, ce n’est plus guère un choix. Celle qui est prise { $part } fois moins souvent que par qui choisirait tout à parts égales pourrait aussi bien ne pas exister. On ne dit l’un ou l’autre que si toutes les possibilités, jugées ensemble, ne laissent aucun doute.
arena-picks-always = Presque toujours pris
arena-picks-never = Presque jamais pris
arena-picks-neither = Chaque possibilité proposée assez souvent est un choix : aucune n’est prise presque toujours, aucune presque jamais.
arena-picks-all = Toutes les possibilités
arena-pick = { $rate } de { $offered }  ({ $low } à { $high })

## Balance

arena-findings = Constats
arena-finding-seat-better = La place { $seat } gagne plus que sa part : { $rate } ({ $low } à { $high }) là où { $fair } serait équitable.
arena-finding-seat-worse = La place { $seat } gagne moins que sa part : { $rate } ({ $low } à { $high }) là où { $fair } serait équitable.
arena-finding-seats = Aucune place n’est nettement meilleure qu’une autre. Un avantage de { $missed } points de pourcentage au plus a pu échapper à ces parties.
arena-finding-name-better = Gagne plus que sa part : { $name }, { $rate } ({ $low } à { $high }).
arena-finding-name-worse = Gagne moins que sa part : { $name }, { $rate } ({ $low } à { $high }).
arena-finding-dominant = Peut-être une possibilité dominante : { $what }, prise dans { $rate } des décisions qui la proposent.
arena-finding-dominant-wins = Peut-être une possibilité dominante : { $what }, prise dans { $rate } des décisions qui la proposent, et qui va avec { $effect } points de pourcentage de victoires en plus.
arena-finding-no-dominant = Aucune possibilité n’est nettement dominante.
arena-finding-unused = { $count ->
    [0] Toutes les possibilités sont prises ({ $what }).
    [1] Une possibilité n’est presque jamais prise : { $what }.
   *[other] { $count } possibilités ne sont presque jamais prises, dont { $what }.
}
arena-finding-strong = Se distingue par sa force : { $what }, qui va avec { $effect } points de pourcentage de victoires ({ $low } à { $high }), contre { $usual } pour l’habituel de son genre.
arena-finding-weak = Se distingue par sa faiblesse : { $what }, qui va avec { $effect } points de pourcentage de victoires ({ $low } à { $high }), contre { $usual } pour l’habituel de son genre.
arena-finding-no-outliers = Aucune carte ni autre possibilité ne se distingue parmi celles qui ont été comparées ({ $compared }).
arena-finding-more = { $count ->
    [0] Rien d’autre ne se distingue.
    [1] Une autre se distingue ; voir plus bas.
   *[other] { $count } autres se distinguent ; voir plus bas.
}

## What cannot be done

arena-error-games = un tournoi demande au moins une partie, pas { $games }
arena-error-bots = un tournoi demande au moins un bot ; les bots sont { $bots }
arena-error-twice = { $bot } est nommé deux fois ; un bot prend de lui-même plusieurs places là où il le faut
arena-error-other = une autre exécution écrit le fichier { $file } ; attendez qu’elle finisse ou arrêtez-la
arena-other-rules = ce processus joue avec les règles { $theirs } du jeu { $game }, les autres avec les règles { $ours } ; installez partout la même version de Phylarium
# $file, $line: where, $theirs, $seed: the rules and the seed there, $ours, $wanted: those that are wanted
arena-other-run = { $file }, ligne { $line } : parties du jeu { $game } avec les règles { $theirs } et la graine { $seed }, et non les règles { $ours } et la graine { $wanted } ; choisissez un autre fichier
# $problem: why a line cannot be read
arena-damaged-run = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $problem } ; supprimez la ligne, et ses parties seront rejouées
arena-damaged-game = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $problem } ; supprimez la ligne, et sa partie sera rejouée
arena-damaged-settings = { $file }, ligne 1 : aucun réglage de tournoi : { $problem }
arena-damaged-format = { $file } : le format { $form } est inconnu ; cette version lit { $known }
# $settings: several of arena-differs
arena-other-settings = { $file } contient des parties jouées avec d’autres réglages ({ $settings }) ; choisissez un autre dossier, ou ces réglages
# $setting: its name, as it is typed, $theirs: what it is in the file, $ours: what was asked for
arena-differs = { $setting } { $theirs }, et non { $ours }
arena-more-games = { $file } contient déjà la partie { $least } ; demandez au moins autant de parties, et non { $games }
# What is wrong with a game in a file. $number: which
arena-game-none = la partie { $number } n’existe pas
arena-game-twice = la partie { $number } s’y trouve deux fois
arena-game-players = la partie { $number } n’a pas les joueurs qui étaient prévus
arena-game-results = la partie { $number } n’a pas de résultat pour chaque place (il y en a { $seats })
arena-game-place = la partie { $number } donne un rang inférieur à 1
arena-game-actions = la partie { $number } a des actions que le jeu { $game } ne connaît pas
# $where: an address, or arena-here
arena-no-cluster = aucune grappe Ray ne répond à cet endroit ({ $where }) : { $problem }
arena-here = cette machine
# $number: which job, $why, $how: for whoever mends it, in English
arena-job-failed = la tâche { $number } a échoué : { $why }
# $times: more than one
arena-job-died = la tâche { $number } a fait échouer { $times } processus ({ $how }) ; elle ne sera pas retentée
