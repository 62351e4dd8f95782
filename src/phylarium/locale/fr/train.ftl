# What a training says of itself. Each message is used by src/phylarium/train.

train-title = { $game } – un entraînement
train-settings = { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
}, parties : { $games }, décisions étudiées : { $decisions }, minutes : { NUMBER($minutes, maximumFractionDigits: 1) } ; graine { $seed }, règles { $rules }, Phylarium { $version }.
train-seats = Nombres de places, à tour de rôle : { $seats }.
train-none = Aucune série n’est encore terminée.
train-trials = Contre les autres
train-trials-about = Une place est jouée par ce qui a été appris, toutes les autres par un même adversaire, à tour de rôle ; chaque monde est joué depuis chaque place. La ligne en tirets est une part équitable.
train-trial = à { $seats }, contre { $against }
train-trial-self = lui-même à la série { $round }
train-trial-note = { $rate } ({ $low } à { $high }), parties : { $games }
train-after = Après la série { $round }
train-curve = Contre greedy, série par série
train-curve-about = Les victoires en multiples d’une part équitable : 1, c’est un joueur aussi bon que ses adversaires. Chaque point est une mesure avec son intervalle.
train-curve-line = à { $seats }
train-curve-note = série { $round } : { $rate }
train-mixed = Les places de l’apprenant dans les parties avec des rivaux
train-mixed-about = Pendant l’apprentissage, certaines places reviennent de temps en temps à ses versions antérieures ou à greedy ; voici ce que gagnent alors les places de l’apprenant, en parts équitables. Comme il y essaie des choses, il joue au-dessous de sa force.
train-losses = Comment il apprend
train-losses-about = À quel point il hésite entre ses possibilités (en nats), à quel point le critique se trompe (erreur quadratique moyenne), et de combien la stratégie a bougé pendant une série.
train-entropy = hésitation
train-error = erreur du critique
train-drift = mouvement
train-error-judgement = le jeu { $game } ne permet pas d’entraînement : son jugement n’a pas de termes nommés
train-error-seats = le jeu { $game } ne permet pas d’entraînement à { $seats } : il faut au moins deux places, autant que le jeu en permet
train-error-other = le dossier { $folder } contient un entraînement avec d’autres réglages ({ $what }) ; choisissez un autre dossier, ou ces réglages
train-error-lost = après la série { $round }, le réseau ne contient plus de nombres ; le dernier point de reprise est intact
train-error-nothing = rien n’a encore été appris du jeu { $game }, ou il s’agit d’autre chose ; entraînez d’abord
