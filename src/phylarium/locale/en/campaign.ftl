# The tree of a campaign and the Origins sheet: what is drawn and written about a whole story.

# $way: how the games follow each other
tree-title = The tree of life, from { $first } to { $last }
tree-title-one = The tree of life of { $first }
tree-soup = primordial soup
tree-inherited = What was inherited
# $player: a name, $text: a line of the log
tree-inherits = { $player }: { $text }

# What became of a branch, for those who hear the picture, and in the legend.
tree-kind-begins = begins
tree-kind-born = branches off
tree-kind-returns = comes back
tree-kind-taken-from = comes from another player
tree-kind-becomes = becomes something else
tree-kind-inherits = inherits
tree-kind-gains = achieves something
tree-kind-dies = dies out
tree-kind-taken = another player takes it
tree-kind-goes-on = goes on
tree-kind-lives = lives at the end

# The title of a sign. $player: a name, $what: its species or a line of the log, $kind: one of tree-kind, $at: a number
tree-node = { $player }, { $what }: { $kind } (action { $at })
# In a list: $at: a number, $kind: one of tree-kind, $what: a name or a line of the log
tree-told = { $at } { $kind } ({ $what })
tree-told-short = { $at } { $kind }
# A line of that list. $name: of a species, $nodes: several of these
tree-branch = { $name }: { $nodes }
tree-chapter = { $number }. { $title }
# $player: a name, $points: a number
tree-points = { $player } { $points }
# $actions: how many decisions the game had
tree-actions = { $actions ->
    [one] one action
   *[other] { $actions } actions
}
tree-under-way = { $actions ->
    [one] one action so far
   *[other] { $actions } actions so far
}

# The Origins sheet. $game: a title
origins-title = Origins, after { $game }
# $player: a name, $species: what it goes on with
origins-player = { $player }: { $species }
# $about: what a line is about, $text: what is said of it
origins-entry = { $about }: { $text }
origins-standing = { $points ->
    [one] place { $place }, one point
   *[other] place { $place }, { $points } points
}
# $players: names
origins-absent = Nothing to go on with: { $players }
origins-board = How it ended
