# What Dominant Species: Marine says.
#
# Animals are plural ("Fishes place a pawn"). Elements and terrains are used without an article
# ("put sun on corner C3-D3-D4"). A message that begins a sentence of its own ends with a full stop;
# nouns, options and reasons are parts of sentences and do not.

marine-title = Dominant Species: Marine
marine-blurb = Reptiles, cephalopods, fishes and crustaceans share a growing ocean until the asteroid falls. Place pawns, spread your species, adapt to what earth offers, and be there when tiles are scored.

## Options of the game

marine-option-length = How long the game lasts: how many evolution cards go back into the box unseen.
marine-option-length-short = Fifteen cards are left out: the Asteroid comes early.
marine-option-length-standard = Ten cards are left out, as in the ordinary game.
marine-option-length-long = Five cards are left out.
marine-option-length-epic = No card is left out: every one of them may turn up.
marine-option-two_animals = For two players: whether each leads two animals instead of one.
marine-option-two_animals-false = Each player leads one animal.
marine-option-two_animals-true = Each player leads two animals, and only the weaker one's points count.
marine-option-random_earth = Whether the middle of earth is drawn by lot.
marine-option-random_earth-false = The seven middle tiles and six elements lie as printed on the board.
marine-option-random_earth-true = The seven middle tiles and six elements are drawn; each animal starts with a species for each element that suits it there, and with points that even out the luck.
marine-option-alternate_displays = Whether animals have printed elements or drawn ones.
marine-option-alternate_displays-false = Each animal has its three printed elements, which it can never lose.
marine-option-alternate_displays-true = Each animal starts with three elements drawn at random as disks, and can lose every one of them.
marine-option-superheroes = How many traits an animal has.
marine-option-superheroes-false = Each animal keeps one of three traits.
marine-option-superheroes-true = Each animal keeps two of three traits; Exaptation is left out.
marine-option-animals = How animals are given out.
marine-option-animals-choose = Players choose their animals in the order of their seats.
marine-option-animals-random = Animals are dealt at random.

## Nouns

animal-reptiles = Reptiles
    .one = Reptile
animal-cephalopods = Cephalopods
    .one = Cephalopod
animal-fishes = Fishes
    .one = Fish
animal-crustaceans = Crustaceans
    .one = Crustacean
animal-nobody = nobody

element-algae = algae
    .one = alga
element-worms = worms
    .one = worm
element-plankton = plankton
element-sponges = sponges
    .one = sponge
element-gastropods = gastropods
    .one = gastropod
element-sun = sun

terrain-land = land
terrain-kelp = kelp
terrain-reef = reef
terrain-seamount = seamount
terrain-seagrass = seagrass
terrain-sand = sand
terrain-ocean = ocean
terrain-vent = vent

side-smoker = smoker
side-geyser = geyser

# The same for narrow places: eight letters at most.
terrain-land-short = land
terrain-kelp-short = kelp
terrain-reef-short = reef
terrain-seamount-short = seamount
terrain-seagrass-short = seagrass
terrain-sand-short = sand
terrain-ocean-short = ocean
terrain-vent-short = vent
side-smoker-short = smoker
side-geyser-short = geyser

section-abundance = Abundance
section-autotrophs = Autotrophs
section-depletion = Depletion
section-adaptation = Adaptation
section-regression = Regression
section-speciation = Speciation
section-wanderlust = Wanderlust
section-tectonics = Tectonics
section-migration = Migration
section-competition = Competition
section-evolution = Evolution
section-domination = Domination
section-bottom-feeder = Bottom Feeder

pawn-basic = a basic pawn
    .with = { "" }
# $element: the element whose special pawn it is
pawn-special = the { $element } pawn
    .with = , { $element } pawn

# $terrain: of the tile, $hex: its name, as D4
tile = { $terrain } { $hex }
empty-hex = empty hex { $hex }
# $corner: the hexes around it, as C3-D3-D4, or a hex and a side
corner = corner { $corner }
    .bare = { $corner }
# $hex: the hex that a corner at the rim of the map belongs to, $side: on which side of it
spot = { $hex }-{ $side }
compass-ne = NE
compass-e = E
compass-se = SE
compass-sw = SW
compass-w = W
compass-nw = NW
# $section: of the action display, $number: which of its spaces, from the left
space = { $section } { $number }
    .box = { $section }
    .nth = { $number }

# $number: of the seat, before it has an animal
# $what: an animal, whose species are counted
counted = { $number ->
    [1] 1 { FORM($what, "one") }
   *[other] { $number } { $what }
}
# The same for elements: one is named, more are counted.
counted-element = { $number ->
    [1] { $what }
   *[other] { $number } { $what }
}
no-species = no species
no-elements = no elements

## Evolution cards

card-unknown = an unknown card
card-adaptability = Adaptability
card-annelids = Annelids
card-asteroid = Asteroid
card-biodiversity = Biodiversity
card-biomass = Biomass
card-bountiful_habitat = Bountiful Habitat
card-carbon_cycle = Carbon Cycle
card-cladogenesis = Cladogenesis
card-disease = Disease
card-ecodiversity = Ecodiversity
card-endosymbionts = Endosymbionts
card-extremophiles = Extremophiles
card-fecundity = Fecundity
card-fertile = Fertile
card-gene_expression = Gene Expression
card-habitat = Habitat
card-invasive_species = Invasive Species
card-marine_snow = Marine Snow
card-mass_exodus = Mass Exodus
card-metamorphosis = Metamorphosis
card-monotypic_habitat = Monotypic Habitat
card-niche_construction = Niche Construction
card-omnivore = Omnivore
card-population_explosion = Population Explosion
card-predator = Predator
card-producers = Producers
card-profligate_carnivore = Profligate Carnivore
card-semi_aquatic = Semi-Aquatic
card-solar_radiation = Solar Radiation
card-symbiotic = Symbiotic
card-tectonic_shift = Tectonic Shift
card-terrestrial = Terrestrial
card-trophic_cascade = Trophic Cascade
card-univalves = Univalves
card-volcanism = Volcanism

# What choosing a card does, by its effect in the data; a pack may give a card another one.
# $amount: the number in the card's row, $element: the element in its row, X: the slot of the card.
effect-none = Nothing happens.
effect-swap_disk_with_earth = Swap one of your disks with any element on earth; each takes the other's place.
effect-vp_per_tile_with_element = Gain { $amount } VP for each tile you occupy that has { $element }.
effect-asteroid = This round is the last. Choose a tile: all species there but one of your choice die. On each adjacent tile with species, one of your choice dies.
effect-vp_per_shared_tile = Gain { $amount } VP for each tile you share with an opposing animal.
effect-thin_overcrowded = On each tile with more species than elements, eliminate one species of your choice.
effect-score_terrain = Choose a terrain and score every tile of it, in an order of your choice. Nobody wins a card.
effect-cladogenesis = Resolve the card on top of the discard pile, then choose and resolve another face-up card.
effect-disease = { $amount ->
    [0] Each opposing animal loses a disk of its choice.
   *[other] Each opposing animal with more elements than yours loses a disk of its choice.
}
effect-vp_per_matching_element = Gain { $amount } VP for each element on earth of a type that your animal has.
effect-vp_per_vent_species = Gain { $amount } VP for each of your species on vents.
effect-fecundity = Place a species from your gene pool on each tile you occupy.
effect-fertile = Choose a tile you occupy: gain { $amount } VP for each species there, of any animal.
effect-gene_expression = Draw { $amount } traits from the box; one of them replaces a trait of yours.
effect-habitat = Remove from earth an element whose special pawn you do not control. Then take one whose special pawn you control out of the bag and put it on any vacant corner of earth.
effect-invasive_species = On each tile of a terrain in the Competition section, each opposing animal loses a species.
effect-score_oceans = Score every ocean tile. Nobody wins a card.
effect-mass_exodus = Choose a tile: move every species there to adjacent tiles of your choice.
effect-metamorphosis = Exchange one of your disks for an element of your choice from the bag.
effect-vp_per_lone_tile = Gain { $amount } VP for each tile where only your species stand.
effect-niche_construction = Move one element on earth to any vacant corner of earth.
effect-omnivore = Choose a tile you occupy: remove an element from it, then eliminate a species of your choice there.
effect-population_explosion = Choose a tile you occupy: for each species there, of any animal, place one of yours from the gene pool on it.
effect-predator = On each tile you share, eliminate an opposing species of your choice.
effect-profligate_carnivore = Replace X opposing species, anywhere on earth, with species from your gene pool. X is this card's slot.
effect-solar_radiation = Choose a tile: X species of your choice there return to their gene pools. X is this card's slot.
effect-symbiotic = You and each animal with fewer elements than yours gain a random element from the bag, where there is room.
effect-tectonic_shift = All pawns return from the action display to those who control them. No food chain cube moves.
effect-terrestrial = Choose a land or geyser tile: put an element of your choice from the bag on a vacant corner of it, then up to { $amount } species from your gene pool onto it.
effect-trophic_cascade = Choose a tile: remove X elements of your choice from it. X is this card's slot.
effect-volcanism = Lay a vent as in Tectonics, on an edge tile or on any seamount.

# What a card does as long as it lies in a slot.
ongoing-monotypic_habitat = The lowest on the food chain wins ties.
ongoing-solar_radiation = Whoever gains VP for a tile with sun in an Evolution action gains 1 VP more.
ongoing-volcanism = Tectonics may choose any seamount, also away from the edge.

# $effect: one of the sentences above. A card that only does something when chosen needs no such head.
card-text-enters = Entering play: { $effect }
card-text-ongoing = While face up: { $effect }
card-text-chosen = When chosen: { $effect }

## Traits

trait-ancient_lineage = Ancient Lineage
trait-bottom_feeder = Bottom Feeder
trait-budding_intelligence = Budding Intelligence
trait-camouflage = Camouflage
trait-cannibal = Cannibal
trait-carnivore = Carnivore
trait-ecological_niche = Ecological Niche
trait-exaptation = Exaptation
trait-flight = Flight
trait-hadopelagic = Hadopelagic
trait-pack_hunters = Pack Hunters
trait-phenotypic_plasticity = Phenotypic Plasticity
trait-prey_switching = Prey Switching
trait-ram_feeder = Ram Feeder
trait-resilience = Resilience
trait-seasonal_migrants = Seasonal Migrants
trait-social = Social
trait-solitary = Solitary

# $amount: the number of the trait
trait-ancient_lineage-text = Whenever you retrieve, you may place { $amount ->
    [one] a species
   *[other] up to { $amount } species
} from your gene pool on any tile.
trait-bottom_feeder-text = You have an action space of your own, below all others: take an element out of the Autotrophs, Depletion or Regression box onto your animal, or onto a corner of a tile you occupy, and gain { $amount } VP.
trait-budding_intelligence-text = Once you have { $amount } VP, you gain another basic pawn for the rest of the game.
trait-camouflage-text = After an opponent's Wanderlust or Tectonics you may place { $amount ->
    [one] a species
   *[other] { $amount } species
} from your gene pool on that tile.
trait-cannibal-text = Gain { $amount } VP whenever one of your species is eliminated.
trait-carnivore-text = Your species are never endangered on a tile with { $amount } or more opposing species.
trait-ecological_niche-text = In Speciation around an element whose special pawn you control, you may add { $amount } more to each tile, and opponents { $amount } fewer.
trait-exaptation-text = At the start, copy a trait of another animal. Once your gene pool has { $amount } cubes or fewer after an action, draw new traits and keep one instead.
trait-flight-text = Your basic pawns may also be placed before all of your pawns on the display.
trait-hadopelagic-text = When you retrieve and { $amount ->
    [0] no pawn that you control is
    [one] no more than one pawn that you control is
   *[other] no more than { $amount } pawns that you control are
} left beside the display, you take another turn at once.
trait-pack_hunters-text = At the start, take a special pawn of your choice; its target becomes { $amount }.
trait-phenotypic_plasticity-text = Your animal has room for { $amount } more elements.
trait-prey_switching-text = Gain { $amount } VP for each tile you occupy on which an effect places opposing species from a gene pool.
trait-ram_feeder-text = Your animal has { $amount } more plankton, printed.
trait-resilience-text = Your disks are safe from Regression, as if you always had a cube there.
trait-seasonal_migrants-text = Your Migrations move { $amount } species more, and each may go one or two tiles far.
trait-social-text = Your basic pawns may bump opposing basic pawns.
trait-solitary-text = When a tile that is yours alone is scored, you also gain its second-place points.

## What is asked
# Each goes on after the name of the animal whose player must answer, which is also there as $animal.

ask-choose-animal = choose your animal.
    .meaning = An animal lives on the elements that it has: its species thrive on tiles that one of them touches. The higher it stands in the food chain, the more ties it wins, and the later it moves.
ask-choose-trait = choose a trait to keep. Nobody sees it until all have chosen.
    .meaning = A trait is a rule of your own for the whole game.
ask-turn = place a pawn on the action display, or retrieve all of your pawns.
    .meaning = A pawn takes the action of its space at once, and your next one must stand after it, as on a page that is read. When nothing good is left, retrieve all of them and begin at the top again.
ask-abundance-element = choose an element for earth.
ask-abundance-corner = choose a vacant corner for { $element }.
ask-autotrophs-element = choose the element on a vent that you change.
ask-autotrophs-how = remove { $element }, or choose the element from the Autotrophs box that takes its place.
ask-depletion-element = choose an element to remove from earth.
ask-adaptation-element = choose an element for your animal.
ask-adaptation-where = put { $element } into an empty space, or choose the disk that it replaces.
ask-regression-cube = place a cube in Regression to keep your disks safe at the next Reseed?
ask-speciation-element = choose { $element } on earth, to place new species around it.
ask-speciation-any = choose any element on earth, to place new species around it.
ask-speciation-tile = choose a tile around { $element } for a new species. Your gene pool has { $pool }.
ask-wanderlust-stack = choose a tile to lay.
ask-wanderlust-hex = choose a hex next to earth for { $terrain }.
ask-wanderlust-element = choose an element for the new tile, if you like.
ask-wanderlust-corner = choose a corner of { $tile } for { $element }.
ask-wanderlust-move = choose a tile from which a species moves onto { $tile }, or be done.
ask-tectonics-tile = choose the tile that becomes a vent.
ask-tectonics-side = choose the side of the vent on { $tile }.
ask-tectonics-add = choose where the species comes from that you add to { $tile }.
ask-migration-species = choose a tile from which a species moves. { $left ->
    [one] One more may.
   *[other] { $left } more may.
}
ask-migration-any = choose a tile from which a species moves. Any number may.
ask-migration-target = choose where the species from { $tile } goes.
ask-competition-tile = choose { $terrain } with a species of yours, to eliminate up to { $most } opposing species there.
ask-competition-any = choose any tile with a species of yours, to eliminate { $most ->
    [one] an opposing species
   *[other] up to { $most } opposing species
} there.
ask-competition-victim = choose an animal that loses a species on { $tile }. { $left ->
    [one] One more may die.
   *[other] { $left } more may die.
}
ask-evolution-tile = choose { $terrain } to score. With a thriving species there you win { $slot ->
    [1] the card of slot 1.
   *[other] a card of slots 1 to { $slot }.
}
ask-evolution-card = choose an evolution card of slots 1 to { $slot }.
ask-domination-element = choose an element that you dominate, to take its special pawn.
ask-ancient-lineage-tile = choose a tile for a species from your gene pool, if you like (Ancient Lineage).
ask-camouflage-place = place a species from your gene pool on { $tile }? (Camouflage)
ask-scavenge-element = choose an element to take from a box (Bottom Feeder).
ask-scavenge-where = put { $element } on your animal or on a corner of a tile you occupy.
ask-exaptation-copy = choose a trait to copy (Exaptation).
ask-pack-hunters-pawn = choose the special pawn with which you begin (Pack Hunters).
ask-new-trait = choose one of the traits you drew.
ask-old-trait = choose the trait that { $trait } replaces.
ask-plasticity-overflow = choose a disk to give up; there is no room for it without Phenotypic Plasticity.
ask-swap-disk-with-earth = choose the disk that goes to earth (Adaptability).
ask-adaptability-element = choose the element on earth that you get for { $disk } (Adaptability).
ask-asteroid-tile = choose the tile on which the Asteroid falls.
ask-asteroid-survivor = choose the animal that keeps one species on { $tile } (Asteroid).
ask-victim = choose the animal that loses a species on { $tile } ({ $card }).
ask-score-terrain = choose the terrain to score (Bountiful Habitat).
ask-bountiful-tile = choose the tile to score next (Bountiful Habitat).
ask-cladogenesis-card = choose another face-up card to resolve (Cladogenesis).
ask-disease-disk = choose a disk to lose (Disease).
ask-fecundity-tile = choose the tile for the next new species (Fecundity). Your gene pool has only { $number }.
ask-fertile = choose a tile you occupy, to count its species (Fertile).
ask-habitat-remove = choose an element to remove; you do not control its special pawn (Habitat).
ask-habitat-element = choose an element from the bag; you control its special pawn (Habitat).
ask-place-on-corner = choose a vacant corner for { $element } (Habitat).
ask-mass-exodus = choose the tile that all species leave (Mass Exodus).
ask-exodus-species = choose whose species leaves { $tile } next (Mass Exodus).
ask-exodus-target = choose where a species of { $moving } goes (Mass Exodus).
ask-metamorphosis = choose the disk to give up (Metamorphosis).
ask-metamorphosis-element = choose the element from the bag that replaces { $disk } (Metamorphosis).
ask-niche-construction = choose the element to move (Niche Construction).
ask-niche-corner = choose a vacant corner for { $element } (Niche Construction).
ask-omnivore = choose the tile to feed on (Omnivore).
ask-omnivore-element = choose the element that leaves { $tile } (Omnivore).
ask-population-explosion = choose the tile whose species are matched by new ones of yours (Population Explosion).
ask-profligate-carnivore = choose a tile with an opposing species to replace (Profligate Carnivore). { $left ->
    [one] One is left to replace.
   *[other] { $left } are left to replace.
}
ask-profligate-victim = choose whose species you replace on { $tile } (Profligate Carnivore).
ask-solar-radiation = choose the tile from which { $slot ->
    [one] a species returns to its gene pool
   *[other] { $slot } species return to their gene pools
} (Solar Radiation).
ask-radiation-species = choose whose species leaves { $tile } for its gene pool (Solar Radiation). { $left ->
    [one] One more must.
   *[other] { $left } more must.
}
ask-terrestrial = choose land or a geyser to settle (Terrestrial).
ask-terrestrial-element = choose an element from the bag for { $tile } (Terrestrial).
ask-terrestrial-corner = choose a corner of { $tile } for { $element } (Terrestrial).
ask-terrestrial-species = choose how many species come to { $tile } (Terrestrial).
ask-trophic-cascade = choose the tile that loses { $slot ->
    [one] an element
   *[other] { $slot } elements
} (Trophic Cascade).
ask-cascade-element = choose the element that leaves { $tile } (Trophic Cascade). { $left ->
    [one] One more must.
   *[other] { $left } more must.
}

## What can be chosen

option-done = done
    .button = Done
option-forfeit = forfeit the action
    .button = Forfeit the action
option-retrieve = retrieve all of your pawns
option-decline = decline
    .button = Decline
option-place-cube = place a cube from the gene pool
option-remove = remove it, into the bag
option-empty-space = into an empty space of your animal
option-smoker = smoker side up
option-geyser = geyser side up
option-from-gene-pool = from the gene pool
option-from-box = an eliminated one, from the box
# $what: what the space does in this round
option-place = { $space } with { $pawn }: { $what }
    .section = { FORM($space, "box") }{ FORM($pawn, "with") }
    .chip = { FORM($space, "nth") }
# $animal: whose basic pawn goes back
option-bump = { $space } with { $pawn }, bumping { $animal }: { $what }
    .section = { FORM($space, "box") }{ FORM($pawn, "with") }
    .chip = { FORM($space, "nth") }, bumping { $animal }
# $species, $elements: what is on the tile
option-tile = { $tile }: { $species }; { $elements }
    .chip = { $tile }
option-hex = hex { $hex }
    .chip = { $hex }
# $around: the terrains that the corner touches
option-corner = { $corner } ({ $around })
    .chip = { FORM($corner, "bare") }
option-element-at = { $element } at { $corner } ({ $around })
    .section = { CAPITAL($element) }
    .chip = { FORM($corner, "bare") }
option-element = { $element }
    .chip = { $element }
option-stack = stack { $stack }: { $terrain } ({ $below ->
    [0] the last one
   *[other] { $below } below
})
option-stack-empty = stack { $stack }: empty
option-animal = { $animal }
    .chip = { $animal }
# $elements: what it lives on, $place: in the food chain, from the top
option-lead = { $animal } ({ $elements }): { $place ->
    [1] top of the food chain: they win every tie and move last
    [2] second in the food chain
    [3] third in the food chain
   *[other] bottom of the food chain: they lose every tie and move first
}
option-lead-drawn = { $animal } (elements to be drawn): { $place ->
    [1] top of the food chain: they win every tie and move last
    [2] second in the food chain
    [3] third in the food chain
   *[other] bottom of the food chain: they lose every tie and move first
}
option-terrain = { $terrain }
    .chip = { $terrain }
option-card = { $card }: { $text }
option-trait = { $trait }: { $text }
option-number = { $number }
    .chip = { $number }
# $section: the box that the element lies in
option-detritus = { $element } from the { $section } box
    .section = { CAPITAL($section) }
    .chip = { $element }

# What an action space offers. $elements: those in the section; $number: of the space.
space-words-abundance = an element onto earth ({ $elements })
space-words-autotrophs = change an element on a { $side } ({ $elements })
space-words-depletion = remove an element from earth ({ $elements })
space-words-adaptation = an element onto your animal ({ $elements })
space-words-adaptation-special = an element onto your animal, also in place of a disk ({ $elements })
space-words-regression = a cube that keeps your disks safe ({ $elements })
space-words-speciation = new species around { $element }
space-words-speciation-special = new species around any element
space-words-wanderlust = a new tile ({ $elements })
space-words-wanderlust-special = a new tile and another turn ({ $elements })
space-words-tectonics = an edge tile becomes a vent
space-words-tectonics-special = any tile becomes a vent
space-words-migration = move up to { $number } species
space-words-migration-special = move any number of species
space-words-competition = eliminate up to { $number } opposing species on { $terrain }
space-words-competition-special = eliminate up to { $number } opposing species on each of { $tiles } tiles of any terrain
space-words-evolution = score { $terrain }; { $number ->
    [1] the first card
   *[other] one of the first { $number } cards
}
space-words-domination = take the special pawn of an element you dominate
space-words-bottom-feeder = take an element from a box

## Why something may not be done

refused-already-placed = { $pawn } stands at { $space } already
refused-already-vent = it is a vent already
refused-animal-taken = seat { $seat } has it already
refused-before-own-pawn = basic pawns are placed in order, and it comes before your pawn at { $space }
refused-card-not-there = the card does not lie in a slot
refused-controlled = { $animal } control it
refused-corner-not-yours = you occupy no tile at this corner
refused-corner-off-earth = the corner touches no tile
refused-corner-taken = the corner holds { $element } already
refused-domination-space = this space needs { $number } animals in play
refused-empty-pool = your gene pool is empty
refused-empty-stack = the stack is empty
refused-hex-taken = there is a tile already
refused-moved-already = all of your species there have moved in this action
refused-no-basic-pawn = you have no basic pawn left to place
refused-no-element-there = no element lies there
refused-no-empty-space = your animal has no room for another element
refused-no-free-corner = no corner of it is vacant, and there are other tiles with a vacant one
refused-no-opposing = no opposing species is there
refused-no-room = no species may be added around this element
refused-no-species = you have no species there
refused-no-such-disk = you have no such disk
refused-no-such-terrain = no tile of this terrain is on earth
refused-no-tile = there is no tile
refused-none-lost = none of your species was eliminated
refused-not-adjacent = it is too far away
refused-not-at-edge = it is not at the edge of the grid, and the space is not the special one
refused-not-at-element = the element does not lie at this tile
refused-not-controlled = you do not control { $pawn }
refused-not-dominated = you do not dominate { $element }: your value is { $value }, and it must exceed the target of { $target }
refused-not-dry = it is neither land nor a geyser
refused-not-in-bag = the bag has none
refused-not-in-section = the section has no { $element }
refused-not-next-to-earth = the hex is not next to a tile
refused-not-on-new-tile = the corner is not one of the new tile
refused-not-on-vent = it does not lie at a { $side }
refused-not-present = no species of this animal is there
refused-not-that-corner = this corner does not fit
refused-not-that-tile = this tile does not fit
refused-own-pawn = your own pawn stands there
refused-own-species = it must be an opposing species
refused-personal-space = only an animal with Bottom Feeder has this space
refused-place-one-first = an action that has begun cannot be forfeited: place a species
refused-printed = it is printed, not a disk
refused-same-type = it is of the same type
refused-slot-too-high = this space reaches { $number ->
    [1] the first card
   *[other] the first { $number } cards
} only
refused-special-only = the space is for special pawns
refused-special-pawn-there = a special pawn stands there, and cannot be bumped
refused-taken = a pawn of { $animal } stands there
refused-tile-full = one Speciation may add { $number ->
    [0] no species
   *[other] at most { $number } species
} to { $terrain } here
refused-trait-not-drawn = you did not draw this trait
refused-trait-not-opposing = no other animal has this trait
refused-type-not-in-box = the box has none of this type
refused-wrong-element = it is not { $element }
refused-wrong-terrain = it is not { $terrain }

## What happened
# What each argument is, stands in the table of games/marine/shown/view.py.

log-adapted = { $animal } gain a disk of { $element }.
log-animal = Seat { $seat } plays { $animal }.
log-another-turn = { $animal } take another turn.
log-asteroid = { $animal } choose the Asteroid: this round is the last.
log-asteroid-falls = { $animal } let the Asteroid fall on { $tile }.
log-bonus = { $animal } gain { $points } bonus VP for { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of a kind.
log-budding = { $animal } gain a basic pawn by Budding Intelligence.
log-bumped = { $animal } bump the basic pawn of { $bumped } from { $space }.
log-bottom-feeder = { $animal } gain { $points } VP by Bottom Feeder.
log-cannibal = { $animal } gain { $points } VP by Cannibal.
log-card-chosen = { $animal } choose { $card } from slot { $slot }.
log-card-enters = { $card } enters play.
log-card-laid = { $card } lies in slot { $slot }.
log-card-void = { $card } does nothing for { $animal }.
log-card-vp = { $animal } gain { $points } VP by { $card }, for a count of { $count }.
log-copied = { $animal } copy { $trait }.
log-disk-lost = { $animal } lose a disk of { $element } to the bag.
log-disk-swapped = { $animal } put a disk of { $disk } on { $corner } and take { $element } from there.
log-displaced = { $count ->
    [one] One species of { $animal } returns
   *[other] { $count } species of { $animal } return
} from { $tile } to the gene pool.
log-dominated = { $animal } dominate { $element } with { $value } and control its special pawn (before: { $before }). The target is { $value } now.
log-element-gone = Reseed takes { $element } from { $corner }, amid three vents, into the bag.
log-element-moved = { $animal } move { $element } from { $from } to { $to }.
log-element-placed = { $animal } put { $element } on { $corner }.
log-element-removed = { $animal } remove { $element } from { $corner }.
log-element-swapped = { $animal } replace { $old } at { $corner } with { $new } from the Autotrophs box.
log-eliminated = { $animal } eliminate a species of { $victim } on { $tile }.
log-enters-effect = { $card } takes effect as it enters play.
log-exaptation = { $animal } have outgrown the trait that they copied.
log-extinct = { $count ->
    [one] One species of { $animal } dies
   *[other] { $count } species of { $animal } die
} out on { $tile }.
log-extinction = Extinction: all endangered species die out.
log-forfeited = { $animal } forfeit their action at { $section }.
log-game-over = The game is over: { $animal } are the dominant species.
log-handicap = { $animal } begin with { $points } VP.
log-last-scoring = The last round is over. A final Extinction, a final Survival and the final scoring follow.
log-moved = { $animal } move a species from { $from } to { $to }.
log-no-card = { $animal } have no thriving species on { $tile } and win no card.
log-no-effect = The action of { $animal } at { $section } has no effect.
log-no-survivor = Survival: nobody has the most species on vents.
log-pack-hunters = { $animal } begin with the { $element } pawn; its target is { $target }.
log-pawn-stays = The { $element } pawn stays at { $space } for now.
log-pawns-back = { $count ->
    [0] { $animal } have no pawn on the display.
    [one] One pawn of { $animal } returns from the display.
   *[other] { $count } pawns of { $animal } return from the display.
}
log-placed = { $animal } place { $pawn } at { $space }.
log-prey-switching = { $animal } gain { $points } VP by Prey Switching on { $tile }.
log-regression-cube = { $animal } put a cube into Regression.
log-regression-spared = { $animal } keep { $element } through Regression.
log-reseed = All food chain cubes are right: Reseed, and round { $round } begins.
log-must-retrieve = { $animal } can place no pawn and must retrieve.
log-retrieved = { $animal } retrieve { $count ->
    [0] no pawns: none was on the display.
    [one] one pawn.
   *[other] { $count } pawns.
}
log-returned = { $animal } bring an eliminated species back onto { $tile }.
log-scored = { $animal } gain { $points } VP for { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} place on { $tile }.
log-scoring = { $animal } score { $tile }.
log-settled = { $animal } place a new species on { $tile }.
log-settled-many = { $animal } place { $count ->
    [0] no new species
    [one] a new species
   *[other] { $count } new species
} on { $tile }.
log-solitary = { $animal } gain { $points } VP more by Solitary.
log-stagnation = No evolution card was resolved in { $rounds ->
    [one] the last round
   *[other] the last { $rounds } rounds
}: the game ends.
log-sunlit = { $animal } gain { $points } VP more by Solar Radiation.
log-survival = Survival: { $animal } have the most species on vents and gain { $points } VP for { $vents ->
    [one] one vent
   *[other] { $vents } vents
}.
log-target-scored = { $animal } gain { $points } VP for the target of { $element }.
log-tile-laid = { $animal } lay { $terrain } in hex { $hex }.
log-tile-taken = { $animal } take { $terrain } from stack { $stack }.
log-tile-turned = Stack { $stack } shows { $terrain } now.
log-trait = { $animal } have { $trait }.
log-trait-dealt = { $animal } draw { $trait }.
log-trait-gone = { $animal } give { $trait } back to the box.
log-trait-kept = { $animal } keep { $trait }.
log-turn = Round { $round }, turn { $turn }: { $animal }.
log-vent = { $animal } lay a vent in hex { $hex }, { $side } side up.

## The position in a terminal
# Marks are one column wide and differ from each other.

mark-reptiles = R
mark-cephalopods = C
mark-fishes = F
mark-crustaceans = K
mark-algae = A
mark-worms = W
mark-plankton = P
mark-sponges = S
mark-gastropods = G
mark-sun = *

# Over the log lines of a turn
heading-turn = Round { $round }, turn { $turn }: { $animal }

board-turn = Round { $round }, turn { $turn }: { $animal } act.
board-setup = Set-up
board-over = The game is over.
board-last-round = This is the last round.
board-cards = Evolution cards
board-pile = { $number ->
    [0] no more in the pile
   *[other] { $number } more in the pile
}
board-discard = last discarded: { $card }
board-icon-extinction = (extinction)
board-icon-survival = (survival)
# $letter: of the animal, $number: of its species
board-species = { $number }{ $letter }
board-species-endangered = { $number }{ $letter }!
board-legend-endangered = ! endangered
board-legend-corner = + free corner
board-stacks = Tiles
board-vents = { $number ->
    [0] no vents left
    [one] one vent left
   *[other] { $number } vents left
}
board-display = Action display
# $animal, $element: marks, as examples
board-legend-spaces = [{ $animal }] basic pawn  [{ $animal }{ $element }] special pawn  ( ) special pawns only
# $number: of the space
board-closed = { $number } closed
board-any = any
board-most = max { $number }
# $animals: the letters of those who have cubes in Regression
board-cubes = cubes: { $animals }
board-elements = Elements
board-target = target
board-pawn = special pawn
board-bag = bag
board-dominates = { $number }>
board-legend-dominates = Letters: value of each animal; > above the target, so that it dominates
board-survival = Survival card: { $animal }
board-you = (you)
board-vp = { $number } VP
board-pool = gene pool { $number }
board-lost = lost { $number }
board-pawns = pawns { $number } of { $all }
board-retrieved = retrieved
board-not-retrieved = not retrieved
board-printed = printed: { $elements }
board-disks = disks: { $elements }
board-room = { $number ->
    [0] no room for more
   *[other] room for { $number } more
}
board-copied = { $text } (copied)
board-kept = Kept in secret: { $traits }.

## The rules, in short
# rule-ID, with hyphens for the dots of the id; what a player is told who asks about a rule.

rule-setup-A = The board has three parts: the cards on the left, earth in the middle, the action display on the right.
rule-setup-B = Earth begins with fifteen tiles: five of land at the top, five of ocean at the bottom, and kelp, reef, seamount, seagrass and sand between them.
rule-setup-C = The other 21 large tiles are shuffled into three stacks of seven. Only the top tile of a stack is seen.
rule-setup-D = A geyser lies on the topmost land and a smoker on the bottommost ocean; ten more vents wait for Tectonics.
rule-setup-E = One element of each type lies on the six corners of the reef in the centre.
rule-setup-F = All other elements go into the bag, from which they are drawn blindly.
rule-setup-G = Four elements are drawn for each of Abundance, Adaptation, Speciation and Wanderlust.
rule-setup-H = Three terrain markers are drawn for the Competition spaces.
rule-setup-I = Five terrain markers are drawn for the Evolution spaces and sorted: land first, then kelp, reef, seamount, seagrass, sand, ocean and vent.
rule-setup-J = Each player takes an animal. Three elements are printed on it and can never be lost.
rule-setup-K = The fewer animals are in play, the more basic pawns each has: seven with two animals, five with three, four with four.
rule-setup-L = The six special pawns, one for each element, belong to nobody at first.
rule-setup-M = The target of every element begins at 1.
rule-setup-N = Every animal begins with 0 VP.
rule-setup-O = Each animal has 35 cubes in its gene pool, and each is a species that may come to earth.
rule-setup-P = One of those cubes goes to the left box of the food chain. It shows whether the animal has retrieved in this round.
rule-setup-Q = Three species of each animal begin on the reef in the centre.
rule-setup-R = Each player is dealt three traits and keeps one in secret. When all have chosen, the traits are shown; those left over go back into the box.
rule-setup-S = Some evolution cards go back into the box unseen. The Asteroid is shuffled with four others, and these five are the bottom of the pile.
rule-setup-T = The top five cards are laid into slots 1 to 5. What they say about entering play happens at once; their icons count only on later cards.
rule-setup-U = The Survival card begins with nobody.
rule-setup-V = The lowest animal on the food chain takes the first turn.

rule-terms-bonus = Bonus VP grow faster than the count: 1, 3, 6, 10 and 15 VP for 1 to 5, and 21 for six or more.
rule-terms-food-chain = Reptiles, Cephalopods, Fishes, Crustaceans, from the top. Ties go to the higher animal; turns go the other way, upwards.
rule-terms-earth = A species removed from earth is out of the game. It returns to its gene pool only where a rule says so.
rule-terms-adjacent = Tiles that share an edge are adjacent. A vent counts as the whole hex that it lies in.
rule-terms-thriving = A species thrives on a tile that has at least one element of a type its animal has. Otherwise it is endangered.
rule-terms-dominance = Your value for an element is how many of it your animal has, times the tiles with both that element and a species of yours. You dominate it while your value is above its target.
rule-terms-out = An animal without any species still plays on, with fewer possibilities.
rule-terms-survival = Whoever alone has the most species on vents holds the Survival card. While several have the most, nobody holds it.

rule-turn-order = Turns go up the food chain: Crustaceans, Fishes, Cephalopods, Reptiles, and again from the bottom.
rule-turn-choice = In your turn you either place one pawn and take its action, or retrieve all of your pawns.
rule-turn-must-retrieve = If you can place no pawn, you must retrieve.
rule-pawn-basic = A basic pawn goes to an empty space that is not for special pawns, and after all pawns of yours on the display: below them, or further right in the lowest section where you stand.
rule-pawn-special-space = The last space of six sections is for special pawns only.
rule-pawn-special = A special pawn goes to any space that holds neither a special pawn nor a pawn of yours, in any order.
rule-pawn-bump = A special pawn may take the space of an opposing basic pawn, which goes back to its owner and can be placed again.
rule-pawn-forfeit = You may skip an action, but only all of it and before it begins.
rule-retrieve = Take back all pawns you control, and move your cube on the food chain to the right.
rule-retrieve-round = When all food chain cubes are right, the round is over: Reseed follows, or the end of the game.

rule-abundance = Move an element from this section to any vacant corner of earth.
rule-autotrophs-remove = On a vent of the kind that the space shows, remove an element whose type is also in the Autotrophs box.
rule-autotrophs-swap = Or swap an element on such a vent with one of another type in the box.
rule-depletion = Remove an element from earth whose type is in the Depletion box.
rule-adaptation = Move an element from this section onto your animal. It holds six at most, printed ones included.
rule-adaptation-special = On the special space the new element may also take the place of one of your disks.
rule-regression = One cube of your gene pool goes onto a free square. It keeps all of your disks safe at the next Reseed.
rule-regression-reseed = At Reseed, each type in the Regression box costs every animal without a cube there one disk of that type. Printed elements are safe. The cubes go home.
rule-speciation = Choose an element on earth of the space's type and place new species on the tiles around it: up to 4 on ocean, 3 on sand and seamount, 2 on reef, kelp and seagrass, 1 on land and vent.
rule-speciation-special = On the special space the element may be any on earth.
rule-wanderlust-tile = Take the top tile of a stack and lay it in an empty hex next to earth.
rule-wanderlust-element = You may move an element from this section to a vacant corner of the new tile.
rule-wanderlust-bonus = Gain bonus VP for the new tile and each adjacent one of the same terrain, counted together.
rule-wanderlust-move = Down the food chain, all players may move any of their species from adjacent tiles onto the new one.
rule-wanderlust-special = On the special space you take another turn at the end.
rule-tectonics-tile = Choose a tile at the edge of the grid that is not a vent yet, and lay a vent on it.
rule-tectonics-side = The vent is a geyser in the upper half and a smoker in the lower half. On the three hexes between, you choose.
rule-tectonics-bonus = Gain bonus VP for the new vent and each adjacent vent, counted together.
rule-tectonics-back = One species of each animal stays on the tile; the others return to their gene pools.
rule-tectonics-add = Then add a species of yours, from the gene pool or an eliminated one.
rule-tectonics-special = On the special space the tile may lie anywhere.
rule-tectonics-none = When all twelve vents are on earth, Tectonics does nothing.
rule-migration = Move up to as many of your species as the space says, each to an adjacent tile.
rule-migration-special = On the special space any number of your species may move.
rule-competition = Choose a tile of the space's terrain with a species of yours, and eliminate up to as many opposing species there as the space says.
rule-competition-special = On the special space choose two tiles of any terrain, or one twice, and eliminate an opposing species each time.
rule-evolution-score = Choose a tile of the space's terrain. Each place, by number of species, gains the points of that terrain; an animal takes one place only.
rule-evolution-ties = Between animals with equally many species on a tile, the higher on the food chain takes the better place.
rule-evolution-card = If a species of yours thrives on the tile just scored, you must choose a card from a slot no higher than the number of the space.
rule-evolution-resolve = Do all that the card says, in its order, as far as it can be done.
rule-evolution-refill = The card is discarded, those in higher slots slide down, and a new one comes into slot 5. Its icons bring Extinction or Survival at once.
rule-domination = Choose an element that you dominate. You control its special pawn from now on, and your value becomes its target.
rule-domination-on-display = A special pawn on the display stays there until its new owner retrieves.
rule-domination-spaces = The second Domination space is open with three or more animals, the third with four.

rule-event-order = If several events come together: first Extinction, then Survival, then Reseed.
rule-event-extinction = All endangered species die, and so do those that become endangered by it, until none is left.
rule-event-survival = The holder of the Survival card gains bonus VP for the number of vents with its species.
rule-reseed-vents = Elements between three vents go into the bag.
rule-reseed-regression = Regression takes its toll, then the Regression box is emptied into the bag.
rule-reseed-adaptation = What is left in Adaptation slides into the Regression box.
rule-reseed-bag = What is left in Depletion, Speciation and Wanderlust goes into the bag.
rule-reseed-slide = The Autotrophs box slides into the Depletion box, and then Abundance into the Autotrophs box.
rule-reseed-terrain = All terrain markers go back into their bag.
rule-reseed-elements = Abundance, Adaptation, Speciation and Wanderlust get four new elements each, as far as the bag has any.
rule-reseed-competition = Three new terrain markers are drawn for Competition.
rule-reseed-evolution = Five new terrain markers are drawn for Evolution and sorted.
rule-reseed-food-chain = All food chain cubes go back to the left.

rule-end-asteroid = Once somebody has chosen the Asteroid, the round is played to its end and no other follows.
rule-end-events = Instead of Reseed comes a last Extinction and then a last Survival.
rule-end-targets = Each special pawn is worth its target in VP to whoever controls it.
rule-end-tiles = Then every tile of earth is scored once more. Nobody wins cards for it.
rule-end-tie = The most VP win. Among equals the highest on the food chain wins.

rule-variant-two-animals = Two players lead two animals each, which are opponents of each other as of all others. Only the weaker one's VP count.
rule-variant-random-earth = The seven middle tiles and six elements are drawn. Each animal starts with a species for each match on the centre, and with the centre's points less what it would score there.
rule-variant-alternate = Animals have no printed elements but three drawn ones, which are disks like any other.
rule-variant-superheroes = Each animal keeps two of its three traits.
rule-variant-length = A short game leaves 15 cards in the box, a standard one 10, a long one 5, an epic one none.

rule-card-adaptability = One of your disks and one element anywhere on earth change places exactly. Printed elements cannot be swapped.
rule-card-annelids = 1 VP for each tile with a species of yours and worms, however many worms lie there. Your animal need not have worms.
rule-card-asteroid = You choose the tile, the one species that survives on it, and one that dies on each tile around. If only your own stand there, one of yours dies. The game ends with this round.
rule-card-biodiversity = 1 VP for each tile that you share, however many animals are there.
rule-card-biomass = On every tile with more species than elements, one dies. You choose whose; if only yours are there, one of yours.
rule-card-bountiful_habitat = You choose any terrain and the order of its tiles. The tile of your Evolution action may score again; no other card is won.
rule-card-carbon_cycle = 1 VP for each tile with a species of yours and plankton, however many lie there. Your animal need not have plankton.
rule-card-cladogenesis = First the top card of the discard pile works for you, with X as the slot of Cladogenesis. Then you choose another card in any slot; it works, is discarded and replaced. Another Cladogenesis effect on the discard pile is passed over.
rule-card-disease = Opposing animals with more elements than yours, printed ones counted, lose one disk each, down the food chain. They choose which.
rule-card-ecodiversity = 1 VP for each element on earth of a type on your animal. Having a type twice does not count twice.
rule-card-endosymbionts = 1 VP for each tile with a species of yours and sponges, however many lie there. Your animal need not have sponges.
rule-card-extremophiles = 1 VP for each of your species on geysers and smokers.
rule-card-fecundity = One new species on each tile you occupy. If the gene pool is too small, you choose the tiles.
rule-card-fertile = 1 VP for each species on one tile that you occupy, your own and others.
rule-card-gene_expression = You draw three traits from the box and must take one of them. Your old trait and the other two go back.
rule-card-habitat = You remove an element whose special pawn is not yours, then add one from the bag whose special pawn is yours. A part for which there is no such pawn is skipped.
rule-card-invasive_species = Each opposing animal loses one species on each tile of a terrain shown in Competition, one even where the terrain is shown twice.
rule-card-marine_snow = All ocean tiles are scored when it enters play, and again when it is chosen. Neither wins anybody a card.
rule-card-mass_exodus = You empty one tile and send each species, of any animal, to whichever adjacent tile you like.
rule-card-metamorphosis = One of your disks goes into the bag and an element that you choose from the bag replaces it.
rule-card-monotypic_habitat = As long as it lies in a slot, ties go to the lower animal; turn order and Wanderlust moves stay as they are. Chosen, it gives 1 VP for each tile that is yours alone.
rule-card-niche_construction = Any one element on earth moves to any vacant corner of earth.
rule-card-omnivore = One element leaves a tile that you occupy, if it has any; then one species dies there. You choose both; if only yours are there, one of yours.
rule-card-population_explosion = As many new species of yours come to a tile you occupy as stand there, of all animals, or as many as you have.
rule-card-predator = On every tile that you share, one opposing species of your choice dies.
rule-card-producers = 1 VP for each tile with a species of yours and algae, however many lie there. Your animal need not have algae.
rule-card-profligate_carnivore = As many opposing species die, anywhere, as the number of the card's slot, and one of yours from the gene pool takes the place of each while it lasts.
rule-card-semi_aquatic = 1 VP for each tile with a species of yours and sun, however many lie there. Your animal need not have sun.
rule-card-solar_radiation = As long as it lies in a slot, whoever scores a tile with sun in an Evolution action gains 1 VP more. Chosen, it sends as many species from one tile to their gene pools as the number of its slot.
rule-card-symbiotic = You and all animals with fewer elements, printed ones counted, draw one element each from the bag if there is room for it.
rule-card-tectonic_shift = Everybody takes back all pawns. It is no retrieval: food chain cubes stay.
rule-card-terrestrial = An element of your choice from the bag goes to a vacant corner of land or of a geyser, and up to four species of yours to the same tile. A part that is impossible is skipped.
rule-card-trophic_cascade = As many elements leave one tile as the number of the card's slot. You choose which.
rule-card-univalves = 1 VP for each tile with a species of yours and gastropods, however many lie there. Your animal need not have gastropods.
rule-card-volcanism = As long as it lies in a slot, Tectonics may turn any seamount into a vent. Chosen, it lets you lay a vent at once on an edge tile or any seamount.

rule-trait-ancient_lineage = After each retrieval, and before a Reseed that it brings, you may place a species from your gene pool on any tile.
rule-trait-bottom_feeder = Your own action space counts as the last one of the display, for you alone. There you take an element out of the Autotrophs, Depletion or Regression box, onto your animal or onto a corner of a tile you occupy, and gain 2 VP.
rule-trait-budding_intelligence = At 20 VP you gain a basic pawn, which you keep whatever happens later.
rule-trait-camouflage = When another animal lays a tile or a vent, you may place a species from your gene pool on it at the end of that action.
rule-trait-cannibal = 1 VP for each of your species that is eliminated, by whomever. Returning to the gene pool does not count.
rule-trait-carnivore = Two or more opposing species on a tile keep yours there from being endangered. They thrive, and can win cards.
rule-trait-ecological_niche = Around an element whose special pawn is yours you may add one more species to each tile, and all others one fewer.
rule-trait-exaptation = You copy another animal's trait at the start. Once an action leaves your gene pool with no more than 16 cubes you lose the copy, draw three traits and keep one for good.
rule-trait-flight = A basic pawn may come after all pawns of yours on the display or before all of them, never between.
rule-trait-hadopelagic = If all pawns you control but one, special ones too, or all of them stand on the display when you retrieve, you take another turn, after a Reseed and unless the game ends.
rule-trait-pack_hunters = You begin with a special pawn of your choice that nobody controls. Its target begins at 3.
rule-trait-phenotypic_plasticity = Your animal holds two elements more. If you lose the trait, you choose the disks that no longer fit; they go into the bag.
rule-trait-prey_switching = 1 VP for each tile with a species of yours on which an effect places opposing species out of a gene pool, once a tile and effect.
rule-trait-ram_feeder = A seventh element, plankton, is printed on your animal.
rule-trait-resilience = Regression never touches you, as if a cube of yours were always there. Real cubes may be added.
rule-trait-seasonal_migrants = Migration spaces move one species more for you, and each may pass through a tile to the next one.
rule-trait-social = Your basic pawns may take the space of opposing basic pawns, still in order and never on spaces for special pawns.
rule-trait-solitary = When a tile is scored on which only your species stand, you gain the points of second place too.

## drawing
# Titles and labels of the pictures (games/marine/shown/drawing.py). Titles are read by hovering and aloud.

# $asked: the sentence that says who decides what
drawing-round = Round { $round }
drawing-last-round = Round { $round }, the last: the Asteroid has fallen

drawing-board = Earth
# $tile: "kelp D4", $values: the points of first place, second place and so on
drawing-tile = { $tile }: { $values } VP by place.
drawing-vent = { $tile } ({ $side } on { $ground })
drawing-there = { $what }.
drawing-endangered = Endangered: { $animals }.
drawing-element-at = { $element } at { $corner }
drawing-vacant-corner = Vacant corner { $corner }
drawing-stacks = Tiles to come
drawing-in-hand = in hand
drawing-tile-in-hand = In hand, to be laid: { $terrain }
drawing-vents = Vents to come
drawing-times = × { $number }
drawing-survival = Survival: { $animal }
drawing-food-chain = Food chain
drawing-retrieved = { $animal } have retrieved in this round
drawing-not-retrieved = { $animal } have not retrieved in this round
drawing-bonus = Bonus VP by count

drawing-display = Action display
drawing-display-note = ★ special pawns only
# $what: what the space offers in this round
drawing-space = { $space }: { $what }
drawing-special-only = For special pawns only.
drawing-closed = Closed: needs { $number } animals in play.
drawing-passed = Passed: a basic pawn must come after your others.
drawing-pawn = A pawn of { $animal } stands here.
drawing-special-pawn = The { $element } pawn stands here, controlled by { $animal }.
drawing-in-box = { $what } in { $section }
drawing-regression-cube = { $animal } keep their disks at the next Reseed

drawing-elements = Elements
drawing-elements-note = ring: who controls the special pawn · number: target
drawing-element = { $element }: special pawn controlled by { $animal }, target { $target }, { $bag } in the bag
drawing-in-bag = { $number } in bag

drawing-cards = Evolution cards
drawing-deck = deck { $deck } · discarded { $discard }
drawing-last-discard = last discarded: { $card }
drawing-card = { $card }, slot { $slot }
drawing-card-survival = When it comes into play: Survival.
drawing-card-extinction = When it comes into play: Extinction.

drawing-key = Terrain
drawing-key-places = VP by place
drawing-key-speciation = Speciation
drawing-terrain = { $terrain }: { $values } VP by place; one Speciation may add { $number }

drawing-free = nobody plays them yet
drawing-you = you
drawing-in-turn = { $seat } · in turn
drawing-counts = gene pool { $pool } · on earth { $earth } · lost { $lost } · on vents { $vents }
drawing-animal = { $animal } ({ $seat }): { $vp } VP. { $counts }
drawing-printed = { $element }, printed
drawing-disk = { $element }, a disk
drawing-pawns = Pawns at hand: { $number } of { $owned }
drawing-copied = { $trait } (copied)
drawing-kept = { $trait } (secret)
drawing-hidden-traits = { $number ->
    [one] a secret trait
   *[other] { $number } secret traits
}

## What a hint weighs

# Each is what a sum of points is given for, as an item of a list.
term-vp = points in hand
term-markers = what tiles with a marker would score
term-tiles = what tiles will score at the end
term-presence = tiles occupied
term-thriving = thriving species
term-endangered = endangered species
term-survival-card = the Survival card
term-vents = species on vents
term-targets = targets of special pawns
term-dominance = elements close to domination
term-diet = elements that earth offers
term-gene-pool = species left in the gene pool
term-pawns = pawns at hand
term-openings = spaces still open
term-traits = the trait
term-control = special pawns
term-result = the end of the game

## Chapters of the rulebook

chapter-setup = Set-up
chapter-terms = Words used in all rules
chapter-turn = A turn
chapter-pawn = Pawns
chapter-retrieve = Taking pawns back
chapter-abundance = Abundance
chapter-autotrophs = Autotrophs
chapter-depletion = Depletion
chapter-adaptation = Adaptation
chapter-regression = Regression
chapter-speciation = Speciation
chapter-wanderlust = Wanderlust
chapter-tectonics = Tectonics
chapter-migration = Migration
chapter-competition = Competition
chapter-evolution = Evolution
chapter-domination = Domination
chapter-event = Events
chapter-reseed = Reseed
chapter-end = The end and the points
chapter-variant = Variants
chapter-card = Evolution cards
chapter-trait = Traits

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-tiles = Tiles that were scored
source-cards = Cards
source-bonus = Bonus for new tiles and vents
source-survival = Survival
source-traits = Traits
source-targets = Targets at the end
source-last-tiles = Tiles at the end
source-handicap = Start
tie-food-chain = { $first } before { $second }: higher on the food chain.
tie-food-chain-turned = { $first } before { $second }: the food chain is turned round.

## The key to signs

# $animal: an animal
symbol-species = { $animal }: so many species
symbol-endangered = Hollow: these species are endangered
symbol-pawn = A basic pawn
symbol-special-pawn = The special pawn of an element; its ring is in the colour of who controls it

## A thing on the board, looked at closely

# $who: animals, here and below
thing-thrives = Thriving here: { $who }.
thing-thrives-nobody = Nobody thrives here.
thing-first = First here, if it were scored now: { $who }.
thing-needed = Live on it: { $who }.
thing-needed-nobody = No animal lives on it now.
thing-dominates = Dominate it now: { $who }.
thing-dominates-nobody = Nobody dominates it now.
thing-has = It helps whoever has it: { $who }.
thing-has-nobody = Nobody is known to have it.
thing-beside = A tile here would lie beside species of { $who }.
thing-beside-nobody = A tile here would lie beside nobody's species.
thing-reached = An element here would be on tiles of { $who }.
thing-reached-nobody = Nobody has species on the tiles at this corner.
thing-wanders = Will lay a tile this round, with a pawn at Wanderlust: { $who }.
thing-wanders-nobody = Nobody has a pawn at Wanderlust now.
thing-pawns = Could still send a pawn here: { $who }.
thing-pawns-nobody = Nobody has a pawn left that could come here.
thing-ahead = First on most tiles of this kind: { $who }.
thing-ahead-nobody = Nobody is first on a tile of this kind.
thing-choose = Dominates an element now, and so could come to choose it: { $who }.
thing-choose-nobody = Nobody dominates an element now, and only who does chooses a card.
# $who: an animal, $thriving (number), $first (number) - of tiles
thing-prospers = { CAPITAL($who) } thrive on { $thriving ->
    [one] { $thriving } tile
   *[other] { $thriving } tiles
} and would be first on { $first }.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-animal = animal
thing-card = card
thing-corner = corner
thing-effect = effect
thing-element = element
thing-hex = hex
thing-icon = icon
thing-large-tile = large tile
thing-side-of-a-vent = side of a vent
thing-terrain = terrain
thing-trait = trait
# $hex: the name of one
hint-hex = one of columns A to G, rows from the top, as { $hex }, the centre
# $count: a number
why-started = for { $count } start on earth
why-stacks = the places on the board
why-set-up = enough for set-up
why-drawn = for { $count } are drawn
why-cubes = enough for the centre and the food chain
why-pawns = so that one of the box is left for Budding Intelligence
# $slot: a number
why-slots = for a space of Evolution reaches slot { $slot }
why-filled = so that slots and last cards can be filled
# $length: the name of a length of the game
why-length = no more than in a { $length } game
# $places, $right: lists of numbers as a file writes them
wrong-scoring = { $places } rises; places must be in descending order, as in { $right }
wrong-no-centre = there is no row for { $hex }, the centre; species start there
# $count, $most: numbers
wrong-many-tiles = { $count } large tiles in all; earth has room for { $most }
# numbers
wrong-stacks = { $stacks } stacks of { $height } hold { $held } tiles, but of { $total } tiles { $placed } are on earth and { $left } are left; heights, counts and start tiles must agree
wrong-vent = no large tile starts at { $hex }; a vent must lie on one
wrong-corner = no start tile touches it; an element must lie on a tile
wrong-printed = { $count } elements; the display has room for { $most }
# $points, $right: lists of numbers as a file writes them
wrong-bonus = { $points } falls; greater counts must not score less, as in { $right }
# $effect, $right, $card, $elements: names
wrong-enters = { $effect } needs a card that was selected; take another effect or leave it out
wrong-no-end = { $effect } does not end the game; it must be { $right }
wrong-end = only the card { $card } ends the game; take another effect
wrong-no-element = it is missing; { $effect } needs one of { $elements }
wrong-element = { $effect } speaks of no element; leave it out
wrong-amount = { $effect } has no number; leave it out

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = You lead one kind of sea animal: its species are cubes on the tiles of a growing ocean.
# $animals: what one leads, one kind or two
goal-you = You lead { $animals }: cubes on the tiles of a growing ocean, which thrive where something that they live on touches the tile.
goal-wins = Most victory points (VP) win: for having most species on tiles that are scored, for laying tiles, for cards, and for every tile at the end.
goal-wins-two = Most victory points (VP) win, and of your two animals only the weaker one’s count: for having most species on tiles that are scored, for laying tiles, for cards, and for every tile at the end.
goal-lasts = Rounds go on until somebody takes the Asteroid card.
goal-lasts-standard = Rounds go on until somebody takes the Asteroid card, usually in round 7 to 11.
