# What the games of fauna say alike.

shape-archetype = archetype
shape-burrower = burrower
shape-armored = armored
shape-swimmer = swimmer
shape-flyer = flyer
shape-parasite = parasite
# $colour: of the player, $shape: of the creeple
species = { $colour } { $shape }
species-none = no species
organ-red = red
organ-yellow = yellow
organ-green = green
organ-blue = blue
organ-white = white
# $organ: the colour
organs-of = { $number } { $organ }
organs-none = no organs
emotion-anger = anger
emotion-fear = fear
emotion-happiness = happiness
emotion-jealousy = jealousy
emotion-curiosity = curiosity
level-herbivore = herbivore
level-carnivore = carnivore
level-plant = plant
# $biome: where
place-herbivore = grazing in { $biome }
place-carnivore = hunting in { $biome }
place-plant = growing in { $biome }
row-metabolic = the metabolic row
row-darwin = the Darwin row
