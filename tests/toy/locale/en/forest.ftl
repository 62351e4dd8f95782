# The game of the author guide.

forest-title = Forest
forester = Forester { $number }
ask-grow = choose a tree of yours that gets a leaf ({ $left } more).
option-done = no more
tree-alder = alder
tree-beech = beech
tree-cedar = cedar
tree-dogwood = dogwood
tree-elm = elm
tree-fir = fir
tree-sheds = The { $tree } sheds a leaf.
refused-not-yours = the tree is somebody else's
refused-full = the tree is full
