# The tree of a campaign and the Origins sheet: what is drawn and written about a whole story.

# $way: how the games follow each other
tree-title = L’arbre de la vie, du jeu { $first } au jeu { $last }
tree-title-one = L’arbre de la vie du jeu { $first }
tree-soup = soupe primordiale
tree-inherited = Ce qui a été transmis
# $player: a name, $text: a line of the log
tree-inherits = { $player } : { $text }

# What became of a branch, for those who hear the picture, and in the legend.
tree-kind-begins = commence
tree-kind-born = se détache
tree-kind-returns = revient
tree-kind-taken-from = vient d’un autre joueur
tree-kind-becomes = devient autre chose
tree-kind-inherits = hérite
tree-kind-gains = accomplit quelque chose
tree-kind-dies = s’éteint
tree-kind-taken = passe à un autre joueur
tree-kind-goes-on = continue
tree-kind-lives = vit à la fin

# The title of a sign. $player: a name, $what: its species or a line of the log, $kind: one of tree-kind, $at: a number
tree-node = { $player }, { $what } : { $kind } (action { $at })
# In a list: $at: a number, $kind: one of tree-kind, $what: a name or a line of the log
tree-told = { $at } { $kind } ({ $what })
tree-told-short = { $at } { $kind }
# A line of that list. $name: of a species, $nodes: several of these
tree-branch = { $name } : { $nodes }
tree-chapter = { $number }. { $title }
# $player: a name, $points: a number
tree-points = { $player } { $points }
# $actions: how many decisions the game had
tree-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
tree-under-way = { $actions ->
    [one] { $actions } action jusqu’ici
   *[other] { $actions } actions jusqu’ici
}

# The Origins sheet. $game: a title
origins-title = Origins, après { $game }
# $player: a name, $species: what it goes on with
origins-player = { $player } : { $species }
# $about: what a line is about, $text: what is said of it
origins-entry = { $about } : { $text }
origins-standing = { $points ->
    [one] rang { $place }, { $points } point
   *[other] rang { $place }, { $points } points
}
# $players: names
origins-absent = Rien pour continuer : { $players }
origins-board = Comment la partie a fini
