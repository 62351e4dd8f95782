# What the commands say. Each message is used by src/phylarium/cli.

## Any command

cli-help = Jouer à des jeux de plateau experts sur l’évolution, les étudier, les enseigner aux machines.
cli-help-lang = La langue à parler ; sinon, celle de PHYLARIUM_LANG, LC_ALL, LC_MESSAGES ou LANG.
cli-help-version = Afficher la version et quitter.
cli-help-json = Répondre en JSON.
cli-help-option = Une option du jeu, sous la forme NAME=VALUE ; peut être donnée plusieurs fois.
cli-help-seats = Nombre de joueurs ; sinon, autant que le jeu le permet.
cli-help-seed = La graine de tout le hasard : un texte quelconque. La même graine donne la même partie.
cli-help-bot = Un bot pour les places ; si vous en donnez plusieurs, ils prennent place dans cet ordre.
cli-refusal = phylarium : { $reason }
cli-usage = { $reason } Voir { $command }.
cli-no-language = il n’y a pas ici de langue « { $language } » ; les langues sont { $languages }
cli-file = { $file } : { $reason }
cli-option-form = « { $text } » n’est pas une option ; écrivez --option NAME=VALUE
cli-option-twice = l’option { $name } est donnée deux fois
# $name: the name of the bot, as typed
cli-bot = bot { $name }
cli-stopped = Interrompu.
# $question: what a command asks at a terminal, $default: what Enter alone answers
cli-ask = { $question } :
cli-ask-default = { $question } [{ $default }] :
# $text: what was typed, $known: all that it may be, $most: a number
cli-ask-one-of = « { $text } » n’est pas parmi { $known }.
cli-ask-number = « { $text } » n’est pas un nombre de 1 à { $most }.
cli-again = De nouveau : { $command }

## Columns of tables

cli-column-seat = place
cli-column-mean = score moyen
cli-column-wins = victoires
cli-column-game = jeu
cli-column-us = µs par décision
cli-column-clone = µs par copie
cli-column-engine = moteur
cli-column-rule = règle
cli-column-tests = tests
cli-column-about = sujet
cli-column-player = joueur
cli-column-score = score
cli-column-place = rang
cli-column-source = points venus de

## games

cli-bots-help = Lister les bots, avec une ligne qui dit comment joue chacun.
cli-bots-levels = Niveaux, du plus faible au plus fort
cli-bots-others = Autres
cli-games-help = Lister les jeux, avec leurs places et leurs options.
cli-games-none = Aucun jeu n’est installé.
cli-games-seats = places : { $seats }
# $option: what the option is about, $seats: with how many players there is a choice
cli-games-option-seats = { $option } (places : { $seats })

## learn, lessons

cli-learn-help = Apprendre un jeu dans le terminal, pas à pas. Sans LESSON, la première partie guidée.
cli-help-again = Recommencer la leçon à sa première étape.
cli-lessons-help = Lister les leçons des jeux, et leur longueur.
# $steps, $words: numbers
cli-lessons-length = étapes : { $steps } ; mots : { $words }
# $game, $lesson: titles
cli-learn-title = { $game } – { $lesson }
cli-learn-you = Vous
cli-learn-welcome = Entrée pour continuer. « leave » : jouer sans le guide ; « lesson » : le rappeler ; « help » : tout le reste.
cli-learn-taken-up = Cette leçon était commencée : elle reprend où vous l’aviez laissée. « again » la recommence.
# $number, $of: numbers of steps
cli-learn-step = Étape { $number } sur { $of }
# $thing: the name of something on the board
cli-learn-look = Regardez : { $thing }
cli-learn-next = (Entrée)
cli-learn-choose = { $count ->
    [one] Choisissez : { $options }
   *[other] Choisissez parmi : { $options }
}
cli-learn-free = Choisissez ce que vous voulez.
cli-learn-not-next = Appuyez sur Entrée pour continuer, ou tapez « leave », « board », « log », « rule », « scores » ou « quit ».
cli-learn-other = C’est permis, mais le guide attend autre chose. « leave » vous laisse jouer comme vous voulez.
cli-learn-left = Vous jouez sans le guide. « lesson » le rappelle là où vous l’avez quitté.
cli-learn-back = Le guide est de retour. Ce qui s’est passé depuis est annulé.
cli-learn-over = C’était la leçon. La partie est à vous : continuez, ou tapez « quit ».
cli-learn-help-leave = continuer la même partie, sans le guide
cli-learn-help-lesson = reprendre la leçon là où vous l’avez laissée
cli-learn-help-again = recommencer la leçon
cli-learn-help-next = passer à l’étape suivante

## simulate

cli-simulate-help = Jouer de nombreuses parties de GAME, au hasard ou par des bots, et compter.
cli-help-games = Nombre de parties.
cli-help-check = Vérifier chaque position : ses invariants et, de temps en temps, des copies et des échantillons.
cli-simulate-error = { $errors ->
    [one] Une partie a échoué :
   *[other] { $errors } parties ont échoué ; la première :
} { $error }
cli-simulate-result = { $game } à { $seats } ; parties : { $games }, terminées : { $finished }, échouées : { $errors } ;
    décisions : { $decisions } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, soit { NUMBER($us_per_decision, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs chacune, { NUMBER($decisions_per_game, minimumFractionDigits: 1, maximumFractionDigits: 1) } par partie.

## arena and balance

cli-arena-help = Organiser un tournoi de bots au jeu GAME. Tous rencontrent tous depuis chaque place ; un rapport dit qui gagne, d’où et avec quoi. Un tournoi interrompu continue avec la même commande.
cli-help-bots = Les bots qui se rencontrent, séparés par des virgules.
cli-help-arena-games = Nombre de parties en tout.
cli-help-arena-seats = Nombre de joueurs ; sinon, le moins qui permette de se mesurer.
cli-help-out = Le dossier des parties et des rapports ; sinon, un dossier sous { $folder } nommé d’après les réglages.
cli-help-ray = Jouer sur la grappe Ray à l’adresse ADDRESS, ou sur celle qu’on trouve, plutôt que dans des processus d’ici.
cli-arena-no-bots = --bots ne nomme aucun bot dans { $text } ; écrivez des noms séparés par des virgules, comme random,greedy.
cli-arena-progress = { $game }, { $bots }
cli-arena-going-on = { $done ->
    [one] { $done } partie déjà jouée ; on continue.
   *[other] { $done } parties déjà jouées ; on continue.
}
cli-arena-stopped = Interrompu. Les parties terminées sont dans { $folder } ; la même commande continue.
cli-arena-result = { $game } à { $seats } ; parties : { $finished }, décisions par partie : { NUMBER($decisions, maximumFractionDigits: 0) } en moyenne.
cli-arena-failed = { $count ->
    [one] Une partie a échoué :
   *[other] { $count } parties ont échoué ; la première :
} { $error }
cli-arena-seat = place { $seat } : { NUMBER($rate, style: "percent") } ({ NUMBER($low, style: "percent") } à { NUMBER($high, style: "percent") }){ $clear ->
    [yes] , ce n’est pas le hasard
   *[no] {""}
}
cli-arena-clear = { $count ->
    [0] Rien de ce qui a été fait ne va nettement avec la victoire (comparaisons : { $compared }).
    [1] Une chose faite va nettement avec la victoire ou la défaite (comparaisons : { $compared }).
   *[other] { $count } choses faites vont nettement avec la victoire ou la défaite (comparaisons : { $compared }).
}
cli-arena-report = Rapport : { $file }
cli-balance-help = Chercher si GAME est équitable. Le meilleur bot que le temps permet joue toutes les places ; un rapport dit quelles places, possibilités et cartes se distinguent.
cli-help-balance-bot = Le bot qui joue ; sinon, le plus fort qui puisse jouer les parties dans le temps.
cli-help-minutes = Combien de temps les parties peuvent prendre, à peu près ; ne sert qu’à choisir le bot.
cli-balance-chosen = { $bot } joue : environ { NUMBER($each, minimumFractionDigits: 2, maximumFractionDigits: 2) } s par partie, { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min en tout.
cli-balance-kept = { $bot } joue, comme dans les parties qui sont déjà là.
cli-column-rating = classement
cli-column-interval = 95 %

## train

cli-train-help = Apprendre au bot learned à jouer à GAME, par des parties contre lui-même. Tout est gardé après chaque série ; la même commande continue. Un rapport montre comment cela s’est passé.
cli-help-train-minutes = Combien de temps cela peut prendre.
cli-help-train-rounds = Nombre de séries en tout, celles des commandes précédentes comprises.
cli-help-train-games = Parties d’une série.
cli-help-train-seats = Nombres de joueurs, à tour de rôle, séparés par des virgules.
cli-help-train-jobs = Processus à utiliser ; 0 : un par cœur.
cli-help-train-out = Le dossier du point de reprise, des poids et du rapport ; sinon, un dossier sous train/.
cli-help-train-every = Séries entre deux mesures contre des rivaux et ses versions antérieures ; 0 : aucune.
cli-help-train-rivals = Les bots contre lesquels il est mesuré pendant qu’il apprend, outre la première et la dernière de ses versions antérieures.
cli-help-train-trials = Parties d’une mesure, pour chaque adversaire et chaque nombre de places.
cli-help-train-rate = De combien avance chaque pas d’apprentissage ; plus petit vers la fin d’un entraînement.
cli-help-train-further = Partir de ce qui accompagne le jeu plutôt que de rien.
cli-help-train-measure = Ne rien apprendre ; jouer GAMES parties de ce qui a été appris contre d’autres, pour chaque nombre de places.
cli-help-train-against = Le bot de toutes les autres places, dans une mesure.
cli-help-train-samples = Échantillons de ce qui est caché sur lesquels chaque possibilité est essayée, dans une mesure.
cli-train-endless = Dites jusqu’à quand : --minutes ou --rounds ; ou bien --measure pour mesurer ce qui a été appris.
cli-train-seats = --seats prend des nombres séparés par des virgules, comme 2,3,4, et non { $text }.
cli-train-progress = { $game }, série { $round }
cli-train-going-on = { $rounds ->
    [one] { $rounds } série déjà jouée ; on continue.
   *[other] { $rounds } séries déjà jouées ; on continue.
}
cli-train-round = série { $round } : parties { $games }, { NUMBER($seconds, maximumFractionDigits: 0) } s ; hésitation { NUMBER($entropy, maximumFractionDigits: 2) }, mouvement { NUMBER($drift, maximumFractionDigits: 3) }, erreur du critique { NUMBER($error, maximumFractionDigits: 3) }
cli-train-trial = à { $seats } contre { $against } : victoires { NUMBER($won, maximumFractionDigits: 1) } sur { $games }, { NUMBER($rate, style: "percent") } ({ NUMBER($low, style: "percent") } à { NUMBER($high, style: "percent") })
cli-train-stopped = Interrompu. Ce qui a été appris est dans { $folder } ; la même commande continue.
cli-train-result = { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
}, parties : { $games }. Poids : { $file }

## fuzz

cli-fuzz-help = Chercher des défauts par des parties de toutes sortes. Elles passent par toutes les places et options de chaque GAME (de tous les jeux, si aucun n’est nommé) ; la plupart sont jouées au hasard, quelques-unes par des bots, quelques-unes avec d’autres données de matériel, et chaque position est vérifiée.
cli-help-fuzz-state = Garder dans FILE ce qui a été joué. La même commande continue où elle s’est arrêtée ; ce qui a échoué est rejoué.
cli-help-fuzz-against = Un FILE qu’une autre version du moteur a gardé des mêmes parties : elles doivent avoir fini de même.
cli-fuzz-stopped = Interrompu. Ce qui a été joué est dans { $file } ; la même commande continue.
cli-fuzz-more = { $build ->
    [compiled] Moteur compilé
   *[interpreted] Moteur interprété
} ; parties par des bots : { $bots }, avec d’autres données : { $packs } ; travail : { NUMBER($seconds, maximumFractionDigits: 0) } s ; empreinte { $digest }{ $compared ->
    [0] {""}
   *[other] {"\u202F"}; comparées à une autre version : { $compared }
}.
cli-fuzz-different = { $game } : parmi les parties { $first } à { $last }, au moins une a fini autrement dans l’autre version
cli-help-fuzz-games = Nombre de parties de chacun.
cli-help-workers = Processus à utiliser ; 0 : un par cœur.
cli-fuzz-result = { $game } : parties { $games }, variantes { $variants }, décisions { $decisions }, { $errors ->
    [0] aucune erreur
    [1] une erreur
   *[other] { $errors } erreurs
}.
cli-fuzz-failure = { $game } à { $seats }, après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} : { $error }

## bench

cli-bench-help = Mesurer la vitesse des jeux. Parties au hasard et copies de chaque GAME, ou de tous les jeux si aucun n’est nommé.
cli-help-seconds = Combien de temps jouer chaque jeu.
cli-bench-compiled = compilé
cli-bench-interpreted = interprété

## rules

cli-rules-help = Montrer quelles règles de GAME sont couvertes par les tests. Compté sur les marques des tests, au moment où on le demande.
cli-help-tests = Le dossier des tests ; sinon, celui du dépôt ou du dossier courant.
cli-rules-no-tests = les tests ne sont pas ici : ni { $own } ni { $here } n’est un dossier ; nommez-en un avec --tests
cli-rules-no-folder = { $folder } n’est pas un dossier de tests
cli-rules-no-pytest = le tableau des règles est fait par pytest, qui n’est pas installé
cli-rules-not-collected = les tests du dossier { $tests } ne se chargent pas : { $reason }
cli-rules-bad-waivers = { $file } n’est pas une liste de règles dispensées : { $reason }
cli-rules-waived = dispensée : { $why }
cli-rules-result = { $game } : règles testées { $tested } sur { $total }, dispensées { $waived }, sans test { $untested }.
cli-rules-unknown = Revendiquées, mais absentes de l’index : { $ids }

## pack

cli-pack-help = Travailler avec des packs : des dossiers de données de matériel.
cli-pack-check-help = Nommer tout ce qui ne va pas dans le pack DIR.
cli-help-pack-game = Le jeu auquel le pack est destiné ; sinon, il se devine aux noms des fichiers.
cli-pack-no-folder = { $folder } n’est pas un dossier
cli-pack-which-game = { $folder } peut être destiné à { $games } ; nommez le jeu avec --game
cli-pack-problems = { $count ->
    [one] { $count } problème dans ce pack pour le jeu { $game }.
   *[other] { $count } problèmes dans ce pack pour le jeu { $game }.
}
cli-pack-sound = { $folder } est un pack valide pour le jeu { $game }.

## replay and verify

cli-replay-help = Montrer une partie enregistrée. La dernière position de FILE, ou une autre.
cli-help-at = Après combien d’actions ; 0 est le début.
cli-help-seat = Montrer ce que cette place peut voir (les places se comptent à partir de 1), et non ce que tout le monde peut voir.
cli-help-log = Montrer le journal jusque-là.
cli-help-pack = Le dossier de données de matériel avec lequel jouer.
cli-replay-which = Nommez le FILE d’un enregistrement.
# A terminal pastes the name of a file that is dropped upon it.
cli-replay-drop = Déposez un enregistrement ici, ou nommez son fichier
cli-replay-at = À l’action { $at } sur { $actions }, position { $hash }
# $number: the number of an action, $rules: a version of the rules
cli-replay-part = À partir de l’action { $number }, les règles sont { $rules }.
cli-replay-no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }

## puzzles and chances

cli-puzzles-help = Des positions où une possibilité est bien meilleure que les autres : les trouver, les lister, y jouer.
cli-puzzles-make-help = Chercher des problèmes de GAME dans des parties entre bots.
cli-help-count = Combien en trouver.
cli-help-puzzle-minutes = Combien de minutes cela peut prendre.
cli-help-puzzle-out = Le fichier à écrire ; sinon GAME-puzzles.json, ici.
cli-puzzles-found = Problèmes : { $found } sur { $count }, parties : { $games }.
# $file: where they are
cli-puzzles-made = { $found ->
    [one] { $found } problème
   *[other] { $found } problèmes
} (parties : { $games }) : { $file }
cli-puzzles-short = Le temps est écoulé avant d’en avoir trouvé { $count }.
cli-puzzles-list-help = Les problèmes fournis avec chaque jeu.
# $title: of a game, $game: its short name
cli-puzzles-of = { $title } ({ $game }) : { $number ->
    [0] aucun problème
    [1] un problème
   *[other] { $number } problèmes
}
cli-puzzles-play-help = Chercher la meilleure possibilité d’un problème : puzzles play GAME NUMBER.
cli-puzzles-which = Quelle possibilité est bien meilleure que les autres
cli-puzzles-wrong = Pas celle-là. Regardez encore.
# $second: the next best option
cli-puzzles-right = Oui. Pour un bot, l’écart avec la suivante est de { $points } en points ; la suivante : { $second }
cli-puzzles-term = { $term } : { $points }
cli-chances-help = Les chances de gagner, d’après le jugement des bots sur les positions.
cli-chances-fit-help = Ajuster les chances de GAME à des parties entre bots.
cli-help-chances-out = Le fichier à écrire ; sinon GAME-chances.toml, ici.
cli-chances-game = Partie { $number } sur { $games }
# $loss, $even: how surprised the chances are, and chances that are always equal
cli-chances-fitted = Ajusté (parties : { $games }) : une perte de { $loss }, là où des chances égales ont { $even }.
cli-chances-written = Écrit dans { $file }
cli-chances-try-help = Essayer les chances de GAME sur des parties entre bots qui n’ont pas servi à leur ajustement.
cli-chances-none = Il n’y a pas de chances pour le jeu { $game }. « phylarium chances fit { $game } » en calcule.
cli-chances-tried-competing = Les uns contre les autres, parties : { $games }, positions : { $positions } :
cli-chances-tried-alone = En solitaire, parties : { $games }, positions : { $positions } :
# $value: how surprised the chances are by what came; $even: the same of somebody who knows nothing of the position
cli-chances-loss = Perte { $value }, là où des chances égales ont { $even }
cli-chances-brier = Erreur quadratique moyenne { $value }, là où des chances égales ont { $even }
# $given: how often chances in a tenth were given; $said: their average; $came: how often it came
cli-chances-band = { $said } annoncé { $given } fois, et arrivé dans { $came }

cli-campaign-help = Jouer plusieurs jeux comme une seule histoire, chacun commencé avec ce que le précédent a transmis.
cli-campaign-ways-help = Lister les chemins qu’une campagne peut prendre.
cli-campaign-simulate-help = Laisser des bots jouer des campagnes, et compter.
cli-campaign-play-help = Jouer une campagne dans le terminal. FILE la garde après chaque décision ; si elle y est déjà, elle continue.
cli-campaign-begin-help = Commencer une campagne et la garder dans FILE, à partir de rien ou d’une partie terminée.
cli-campaign-add-help = Ajouter la partie terminée RECORD à la campagne de FILE, comme sa suivante.
cli-campaign-tree-help = Montrer ce qui a vécu dans les parties de la campagne de FILE, et qui descend de qui.
cli-campaign-origins-help = Montrer avec quoi les joueurs continuent vers Origins, après la campagne ou la partie de FILE.
cli-help-campaign-from = L’enregistrement d’une partie terminée qui est la première ; les noms sont alors ceux de ses places.
cli-help-campaign-svg = Écrire l’image dans ce fichier.
cli-help-campaign-html = Écrire une page à imprimer dans ce fichier.
cli-help-campaign-theme = Les couleurs de l’image.
# $title: that of the game that comes next, $players: names
cli-campaign-next = Ensuite : { $title }, avec { $players }.
cli-campaign-there = { $file } existe déjà
cli-campaign-unbegun = aucune partie de { $file } n’a encore commencé
cli-campaign-show-help = Montrer où en est la campagne de FILE, et qui est en tête.
cli-campaign-verify-help = Vérifier chaque partie de la campagne de FILE, et que chacune a commencé avec ce qu’a laissé la précédente.
cli-help-way = Les jeux de la campagne, séparés par des virgules (voir `phylarium campaign ways`) ; sinon, tous les chemins à tour de rôle.
cli-help-campaigns = Nombre de campagnes.
cli-help-scoring = Comment la campagne se compte : fossils (un par adversaire battu, la moitié des points de la dernière partie) ou sum (tous les points).
cli-help-campaign-name = Un joueur, dans l’ordre des places ; bot:greedy est un bot. Pour une campagne qui existe déjà : qui continue à partir de la prochaine partie.
cli-campaign-error = Une campagne a échoué ({ $way }, graine { $seed }) : { $error }
cli-campaign-played = { $campaigns ->
    [one] { $campaigns } campagne jouée
   *[other] { $campaigns } campagnes jouées
}, échouées : { $errors }.
# $again, $of: numbers of games
cli-campaign-helped = { $way } : qui menait seul une partie menait aussi la suivante dans { $again } cas sur { $of }.
cli-campaign-begun = { $file } est une campagne commencée : elle garde son chemin, son décompte et sa graine
cli-campaign-new = { $file } n’existe pas encore : une nouvelle campagne demande --way et au moins un --name
# $done: number of games that are over
cli-campaign-where = { $way } : { $done ->
    [0] aucune partie terminée.
    [1] une partie terminée.
   *[other] { $done } parties terminées.
}
cli-campaign-standing = { $place }. { $name } : { $total }

cli-carry-help = Montrer ce qu’une partie terminée transmet à la suivante de sa série, en JSON.
cli-help-wish = Ce qu’un joueur choisit encore pour la suite, dans les mots du jeu ; peut être donné plusieurs fois.
cli-carry-not-over = l’enregistrement s’arrête à l’action { $number }, avant la fin de la partie ; seule une partie terminée transmet quelque chose
cli-carry-nothing = le jeu { $game } ne transmet rien à un autre

cli-verify-help = Vérifier une partie enregistrée. FILE est rejoué et chaque position comparée.
cli-help-commitment = L’empreinte publiée au début de la partie ; la graine doit lui correspondre.
cli-verify-commitment = La graine n’était pas celle promise : l’empreinte publiée était { $said }, celle de l’enregistrement est { $found }.

## play

cli-play-help = Jouer à GAME dans le terminal, contre des bots ou à un seul clavier.
cli-help-human = Les places tenues par des personnes, par exemple 1,2, ou all, ou none ; sinon, la place 1.
cli-help-load = Continuer une partie enregistrée.
cli-play-load-alone = une partie enregistrée apporte ses propres réglages ; retirez { $what }
cli-play-which-game = Quel jeu
cli-play-how-many = Nombre de joueurs ({ $seats })
cli-play-who = Places tenues par des personnes, par exemple 1,2, ou all
cli-play-bad-seats = « { $text } » ne nomme aucune place ; écrivez des nombres de 1 à { $seats }, séparés par des virgules, ou all, ou none
cli-play-person = joueur { $seat }
cli-play-commitment = Empreinte de la graine { $hash }
cli-play-welcome = Tapez le numéro d’une possibilité, des lettres pour chercher, ou help.
cli-play-prompt = {"> "}
cli-play-seat = { $name } ({ $player })
# Two options that read the same get the exact names of their actions.
cli-play-alike = { $words } ({ $action })
# $option: what is not possible, $reason: why, a part of a sentence
cli-play-refusal = { $option } : { $reason }
cli-play-hand-over = Passez le clavier à { $name } et appuyez sur Entrée.
cli-play-earlier = { $count ->
    [one] { $count } ligne avant : log { $all }
   *[other] { $count } lignes avant : log { $all }
}
cli-play-more-options = { $count ->
    [one] et { $count } autre possibilité : tapez des lettres pour chercher
   *[other] et { $count } autres possibilités : tapez des lettres pour chercher
}
cli-play-more-reasons = et encore { $count } : nommez ce que vous cherchez, comme why TEXTE
cli-play-no-number = Il n’y a pas de possibilité { $number } ; elles vont de 1 à { $last }.
cli-play-nothing-fits = Aucune possibilité ne contient « { $text } ». Tapez why { $text } pour savoir si c’est interdit, ou help.
cli-play-enter-takes = Entrée la prend.
cli-play-nothing-sought = Rien de ce qu’on chercherait n’est interdit ici.
cli-play-preview-which = Dites quelle possibilité : preview 3, ou des lettres que seule l’une d’elles contient.
cli-play-allowed = C’est permis : c’est la possibilité { $number }, { $words }.
# $heading: what a preview is called, $option: an option in words
cli-play-foresight = { $heading } : { $option }
cli-play-no-undo = Rien ne peut être repris : { $reason }.
cli-play-undone = Repris.
cli-play-log-number = Combien de lignes ? « { $text } » n’est pas un nombre.
cli-play-log-empty = Il ne s’est encore rien passé.
# $sentence: what wins
cli-play-goal = De quoi il s’agit
cli-play-goal-wins = Pour gagner : { $sentence }
# $sentence: how long it goes on
cli-play-goal-lasts = Durée : { $sentence }
cli-play-goal-more = phylarium learn { $game } l’enseigne en dix minutes ; rule explique une règle, goal redit ceci.
cli-play-no-goal = Le jeu ne dit pas de quoi il s’agit.
cli-play-no-rule = Aucun nom de règle ne contient « { $text } ».
cli-play-saved = Enregistré dans { $file }
cli-play-not-written = { $file } ne peut pas être écrit : { $reason }
cli-play-save-where = Enregistrer la partie ? Entrée : dans { $file } ; un nom : là ; n : non. {""}
# The words that answer yes and no, with commas between them.
cli-play-yes = o, oui, y, yes
cli-play-no = n, non, no
cli-play-go-on = Pour continuer : phylarium play --load { $file }
cli-play-goodbye = Au revoir.

# What to type: the word of a command, and in capital letters what a player puts in their place.
# $command: the word, which is the same in all languages, $example: the name of an action
cli-play-type-number = 3
cli-play-type-search = lettres
cli-play-type-name = { $example }
cli-play-type-preview = { $command } 3
cli-play-type-why = { $command } [TEXTE ou 3]
cli-play-type-hint = { $command }
cli-play-type-undo = { $command }
cli-play-type-goal = { $command }
cli-play-type-board = { $command }
cli-play-type-options = { $command }
cli-play-type-log = { $command } [N]
cli-play-type-rule = { $command } [NOM]
cli-play-type-scores = { $command }
cli-play-type-save = { $command } [FICHIER]
cli-play-type-quit = { $command }

# What it does.
cli-play-help-number = prendre la possibilité 3
cli-play-help-search = montrer les possibilités qui ont ces lettres ; /log cherche un mot qui est aussi une commande
cli-play-help-name = prendre une possibilité par son nom exact
cli-play-help-preview = ce qui se passerait si vous choisissiez la possibilité 3, avec les chances des dés ; des lettres ou un nom conviennent aussi
cli-play-help-why = pourquoi quelque chose n’est pas proposé, ou si la possibilité 3 l’est
cli-play-help-hint = ce qu’un bot pense de chaque possibilité
cli-play-help-undo = reprendre votre dernière décision, si rien n’a été révélé depuis
cli-play-help-goal = de quoi il s’agit
cli-play-help-board = montrer de nouveau la position
cli-play-help-options = montrer de nouveau les possibilités
cli-play-help-log = les dernières lignes du journal
cli-play-help-rule = ce que dit une règle ; seul : la règle de cette décision
cli-play-help-scores = les scores du moment
cli-play-help-save = enregistrer la partie
cli-play-help-quit = quitter

## serve

cli-serve-help = Servir la table web : jouer dans le navigateur, en solitaire ou entre amis.
cli-serve-at = La table est à l’adresse { $url } (Ctrl-C pour l’arrêter).
cli-help-host = L’adresse d’écoute ; sinon, cette machine seulement.
cli-help-port = Le port d’écoute ; sinon, 8000.
cli-help-data = Le dossier de la base de données intégrée ; sinon, ./data.
cli-help-json-logs = Écrire le journal en JSON, une ligne par événement.

## tables

cli-tables-help = S’occuper des parties gardées par un serveur.
cli-tables-check-help = Rejouer toutes les parties gardées et nommer celles qui ne mènent plus là où elles menaient.
# $table: its id, $game: its game, $problem: what is wrong
cli-tables-broken = { $table } ({ $game }) : { $problem }
cli-tables-count = { $tables ->
    [0] Il n’y a aucune partie gardée.
    [1] Une partie gardée ; défectueuses : { $broken }.
   *[other] { $tables } parties gardées ; défectueuses : { $broken }.
}
cli-tables-patch-help = Après un changement de règles : laisser continuer chaque partie inachevée, avec ses propres règles ou, là où celles-ci n’existent plus et si ses joueurs sont d’accord, avec les nouvelles.
cli-help-dry-run = Ne rien changer ; dire seulement ce qui serait fait.
# $table: its id, $game: its game, $plays: the version of its rules, $today: that of today's rules, $reason: why not
cli-tables-patch-kept = { $table } ({ $game }) continue avec les règles { $plays }.
cli-tables-patch-begun-anew = { $table } ({ $game }) commence avec les règles { $today } au lieu des règles { $plays } ; rien n’avait été joué.
cli-tables-patch-taken-over = { $table } ({ $game }) continue avec les règles { $today } au lieu des règles { $plays } ; il n’y a personne à consulter.
cli-tables-patch-asked = { $table } ({ $game }) : on demande à ses joueurs s’ils continuent avec les règles { $today } au lieu des règles { $plays }.
cli-tables-patch-read-only = { $table } ({ $game }) ne peut plus qu’être regardée : { $reason }
cli-tables-patch-count = { $tables ->
    [0] Il n’y a aucune partie inachevée.
    [1] Une partie inachevée ; bloquées : { $stuck }.
   *[other] { $tables } parties inachevées ; bloquées : { $stuck }.
}
cli-tables-patch-dry = Rien n’a été changé.
cli-tables-export-help = Écrire toute la base de données dans un fichier, à partir duquel on peut en remplir une autre.
cli-tables-import-help = Remplir une base de données nouvelle ou vide à partir d’un fichier écrit par export.
cli-help-database = L’adresse de la base de données ; sinon, DATABASE_URL ou la base intégrée.
# $where: the database, $file: a file, $rows: a number
cli-tables-exported = { $rows ->
    [one] { $rows } ligne de la base { $where } est dans { $file }.
   *[other] { $rows } lignes de la base { $where } sont dans { $file }.
}
cli-tables-exported-secret = Il contient de quoi ouvrir les comptes et les parties en cours : gardez-le aussi privé que le serveur.
cli-tables-imported = { $rows ->
    [one] { $rows } ligne de { $file } est maintenant dans la base { $where }.
   *[other] { $rows } lignes de { $file } sont maintenant dans la base { $where }.
}

## doctor

cli-doctor-help = Examiner cette installation et dire ce qui est là, ce qui manque, ce qui ne va pas, et que faire.
# The state of what a line is about.
cli-doctor-good = bien
cli-doctor-note = note
cli-doctor-bad = défaut
# $wrong: how many things are
cli-doctor-result = { $wrong ->
    [0] Tout va bien.
    [1] Une chose ne va pas.
   *[other] { $wrong } choses ne vont pas.
}
cli-doctor-version = Phylarium { $version } dans { $folder }, avec Python { $python }.
cli-doctor-compiled = Le moteur est compilé.
cli-doctor-interpreted = Le moteur est interprété : tout marche, mais les parties de bots prennent environ six fois plus de temps.
cli-doctor-interpreted-do = Installez un wheel compilé pour ce Python, ou compilez ici : PHYLARIUM_COMPILE=1 pip install --no-binary phylarium phylarium
# $packages: names with versions
cli-doctor-packages = Tout ce qu’il faut est installé : { $packages }.
cli-doctor-unpacked = Il n’est pas installé comme paquet : personne ne sait donc ce qu’il lui faut.
cli-doctor-unpacked-do = Installez-le : pip install phylarium ou, dans un dépôt, make play.
# $extra: with what they come, as it is typed, $packages: names of packages
cli-doctor-extra = { $extra } est installé : { $packages }.
cli-doctor-extra-missing = { $extra } n’est pas installé ; il manque { $packages }.
cli-doctor-packages-missing = Il manque des paquets indispensables : { $packages }.
cli-doctor-packages-old = Paquets trop anciens : { $packages }.
cli-doctor-install = pip install "{ $what }"
cli-doctor-upgrade = pip install --upgrade "{ $what }"
cli-doctor-table-broken = Impossible de servir la table : { $package } manque, dont ses paquets ont besoin. Ils ont été installés pour un autre Python, ou en partie.
cli-doctor-table-broken-do = Réinstallez-les : pip install --force-reinstall "phylarium[table]"
cli-doctor-extra-do-table = Pour servir la table : pip install "phylarium[table]"
cli-doctor-extra-do-arena = Pour les tournois et les rapports d’équilibre : pip install "phylarium[arena]"
cli-doctor-extra-do-train = Pour entraîner le bot learned : pip install "phylarium[train]"
cli-doctor-extra-do-envs = Pour PettingZoo, Gymnasium et OpenSpiel : pip install "phylarium[envs]"
cli-doctor-extra-do-ray = Pour calculer sur une grappe Ray : pip install "phylarium[ray]"
cli-doctor-languages = Langues parlées : { $languages }.
# $game: its name, $rules: the version of its rules, $lessons, $puzzles: how many
cli-doctor-game = { $game }, règles { $rules } : { $lessons ->
    [0] aucune leçon
    [1] une leçon
   *[other] { $lessons } leçons
}, { $puzzles ->
    [0] aucun problème
    [1] un problème
   *[other] { $puzzles } problèmes
}, et des poids du bot learned qui conviennent.
cli-doctor-game-plain = { $game }, règles { $rules } : { $lessons ->
    [0] aucune leçon
    [1] une leçon
   *[other] { $lessons } leçons
}, { $puzzles ->
    [0] aucun problème
    [1] un problème
   *[other] { $puzzles } problèmes
} ; le bot learned y joue comme greedy.
cli-doctor-game-broken = Impossible de jouer à { $game } : { $problem }
cli-doctor-weights = { $game } a des poids du bot learned qui ne conviennent pas : { $problem }
cli-doctor-weights-do = Il joue comme greedy jusqu’à un nouvel entraînement : phylarium train { $game }
cli-doctor-reinstall = Réinstallez Phylarium ; quelque chose en a été changé ou perdu.
cli-doctor-fonts = Polices pour les images : { $fonts }.
cli-doctor-fonts-missing = Il manque des polices pour les images : { $fonts }.
cli-doctor-png = { $program } fait des images PNG des positions.
cli-doctor-no-png = { $program } n’est pas là : les positions s’obtiennent en SVG, pas en PNG.
cli-doctor-no-png-do = Sous Debian, en root : apt-get install librsvg2-bin
cli-doctor-settings-do = Corrigez la variable ; elles sont toutes dans docs/deploy.md.
# $where: the database, $schema, $newest: names of migrations
cli-doctor-database = La base de données { $where } répond ; ses tables sont à jour ({ $schema }).
cli-doctor-database-old = La base de données { $where } répond ; ses tables sont d’une version plus ancienne ({ $schema }, et non { $newest }).
cli-doctor-database-old-do = Faites une sauvegarde ; le prochain phylarium serve les met à jour.
cli-doctor-database-none = Il n’y a pas encore de base de données { $where }.
cli-doctor-database-none-do = Le premier phylarium serve la crée.
cli-doctor-database-other = La base de données { $where } n’a pas de tables de Phylarium.
cli-doctor-redis-none = Pas de Redis : un seul processus peut servir, et n’en a pas besoin.
cli-doctor-redis-none-do = Pour plusieurs processus, réglez REDIS_URL.
cli-doctor-redis = Redis répond à { $where }.
cli-doctor-redis-away = Redis ne répond pas à { $where } : { $problem }
cli-doctor-redis-away-do = Démarrez-le, ou corrigez REDIS_URL. Sans lui, les coups des autres processus se voient tard.
# $folder: where files are kept, $free: megabytes
cli-doctor-folder = On peut écrire dans { $folder } ; place libre : { $free } Mo.
cli-doctor-folder-none = { $folder } n’existe pas encore et peut être créé ; place libre : { $free } Mo.
cli-doctor-folder-low = Il ne reste que { $free } Mo dans { $folder }.
cli-doctor-folder-low-do = Faites de la place : un serveur qui ne peut pas écrire n’accepte plus de coups.
cli-doctor-folder-closed = On ne peut pas écrire dans { $folder }.
cli-doctor-folder-closed-do = Laissez cet utilisateur y écrire, ou nommez un autre dossier avec --data ou PHYLARIUM_DATA.

## Options that do nothing or only harm

# $numbers (list) - of options, $line - a line of the log, as it would be
cli-play-caution-nothing = Sans effet pour l’instant, { $numbers } : { $line }
cli-play-caution-harm = À perte pour vous, { $numbers } : { $line }
# $number (number) - of the option
cli-play-caution-again = Tapez { $number } encore une fois pour le faire quand même.

## Hints

# $number (number) - of the option
cli-play-hint-best = Un bot choisirait { $number }.
# $number (number) - of the option, $count (number) - how many others are as good
cli-play-hint-equal = { $count ->
    [0] Un bot choisirait { $number }.
    [1] Un bot choisirait { $number }, mais une autre possibilité vaut autant pour lui.
   *[other] Un bot choisirait { $number }, mais { $count } autres possibilités valent autant pour lui.
}

## What the library of the command line says

cli-usage-heading = Usage :
cli-usage-options = Options :
cli-usage-commands = Commandes :
cli-usage-help = Afficher cette aide et quitter.
# $value: what an option is without being given
cli-usage-default = par défaut : { $value }
# Behind an option that a command cannot do without.
cli-usage-required = obligatoire
# What was typed stays as it is: $option, $command, $what and $where (an option or an argument), $value, $words.
cli-usage-no-option = L’option « { $option } » n’existe pas.
cli-usage-no-command = La commande « { $command } » n’existe pas.
cli-usage-missing-command = Il manque une commande.
cli-usage-missing-option = Il manque l’option « { $option } ».
cli-usage-missing = Il manque « { $what } ».
cli-usage-needs-value = L’option « { $option } » demande une valeur.
cli-usage-takes-no-value = L’option « { $option } » ne prend pas de valeur.
cli-usage-extra = Mots en trop : { $words }.
cli-usage-no-integer = « { $where } » ne peut pas valoir « { $value } » : il faut un nombre entier.
cli-usage-no-float = « { $where } » ne peut pas valoir « { $value } » : il faut un nombre.
# $range: as in x>=1
cli-usage-range = « { $where } » ne peut pas valoir { $value } : il faut { $range }.
# $known: what it may be, each in quotes
cli-usage-no-choice = « { $where } » ne peut pas valoir « { $value } » ; valeurs permises : { $known }.
cli-usage-no-file = « { $where } » : « { $value } » n’existe pas.
cli-usage-folder = « { $where } » : « { $value } » est un dossier.
cli-usage-shut = « { $where } » : l’accès à « { $value } » est refusé.
