# What Bios: Megafauna says.
#
# A colour is a name ("Red buys a card"), a species is its colour and its shape ("red fin"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past, which serves one species and many immigrants alike.

megafauna1-title = Bios: Megafauna (first edition)
megafauna1-blurb = Dinosaurs and mammals contend for North America over 250 million years. Buy mutations, grow or shrink, spread into new biomes or hunt those who did, and be many when the tar pit is shared out.

## Options of the game

megafauna1-option-upper_display = With one or two players: whether there is a second display of cards.
megafauna1-option-upper_display-true = Two displays; cards of the upper one bring no events.
megafauna1-option-upper_display-false = One display only: every purchase brings an event.
megafauna1-option-roadrunner_action = Whether genes can buy a step on a roadrunner track.
megafauna1-option-roadrunner_action-false = Roadrunner tracks change with cards only.
megafauna1-option-roadrunner_action-true = A fifth action: pay two genes and move a roadrunner marker of yours by one; its predators may follow.
megafauna1-option-genetic_drift = Whether genes can be stolen.
megafauna1-option-genetic_drift-false = Genes change hands by way of cards only.
megafauna1-option-genetic_drift-true = A sixth action: steal a gene from whoever has the most.
megafauna1-option-on_with_cenozoic = What happens when the Mesozoic tiles run out.
megafauna1-option-on_with_cenozoic-false = The game ends with that turn.
megafauna1-option-on_with_cenozoic-true = Tiles then come from the Cenozoic pool.

## Turns and cards: what is asked

# Each goes on after the name of the colour that decides, which most of them have as $colour, too.
ask-turn = choose an action.
    .meaning = Buy a card for its letters, which feed a species in more biomes or help it to hunt; let one grow or shrink; develop, that is, put one more animal on the map; or found a species. With a single animal, developing comes first.
# $card: the card that was bought, here and below
ask-play-mutation = which species mutates with { $card }?
ask-play-genotype = which species is the parent of { $card }?
ask-play-fossil = what becomes of { $card }? You have that shape already.
ask-resurrect = which species comes back with { $card }?
# $parent: the species that branches
ask-speciate = which animal of { $parent } becomes the first of { $card }?
# $species: who decides, $number: its size now
# $prey: the species, $size: its size now
ask-adjust-size-to = { $prey }, the prey of { $species }, has size { $size } now. Should { $species }, of size { $number }, follow?
ask-adjust-size = the prey of { $species } has changed its size. Should { $species }, of size { $number }, follow?
# $roadrunner: the letter whose track it is
ask-adjust-track = the prey of { $species } has taken a step on the track of { $roadrunner }. Should { $species } follow?

## Turns and cards: why not

refused-card-not-there = the card does not lie in a display
# $price: its cost, $genes: what the player has
refused-price = it costs { $price } { $price ->
    [one] gene
   *[other] genes
}, and you have { $genes }
refused-option-off = this game is played without that action
refused-few-genes = you have not enough genes
refused-not-most-genes = that player has not the most genes
refused-not-yours = it is not your species
refused-not-alive = { $species } is not alive
refused-size-track = sizes go from one to six
refused-other-species = this is asked of another species
refused-has-culture = { $species } has that culture already
refused-no-animals = { $species } has no animal left in the supply
refused-instincts = { $number ->
    [one] one of the two instincts is lacking
   *[other] both instincts are lacking
}
refused-track = that track of { $species } cannot move that way
refused-nowhere-to-develop = nothing in reach would feed the child of { $species }
refused-shape-used = { $species } is alive already
refused-shape-unused = no living species of yours has the shape of the card
refused-no-genotype = only genotypes can be fossils
# $smallest, $largest: the limits of the card
refused-size = { $species } has not a size of { $smallest } to { $largest }
refused-parent-size = { $species } has size { $size }; a parent has { $smallest } to { $largest }
refused-parent-letters = { $species } shares { $shared } { $shared ->
    [one] letter
   *[other] letters
  } with the card; a parent shares at least { $needed }
refused-no-cradle = the child could live in no place of { $species }
refused-no-animal-there = { $species } has no animal there
refused-child-starves = the child could not live there
refused-lazarus-genotype = a species comes back with a mutation only
refused-nowhere-to-live = nothing on the map would feed it

## Turns and cards: what happened

log-colour = { $colour } is played by seat { $seat }.
log-turn = Turn { $turn }: { $colour }.
log-buys = { $colour } bought { $card } for { $price } { $price ->
    [one] gene
   *[other] genes
}{ $genes ->
    [0] {""}
    [one] {" and took the gene on it"}
   *[other] {" and took the "}{ $genes }{" genes on it"}
}.
log-drawn = The card { $card } was drawn, and its event followed.
log-drawn-upper = The card { $card } came to the upper display.
log-discards = { $colour } discarded { $card }.
log-unplayable = { $colour } could not play { $card }, which went out of the game.
log-fossil-card = { $colour } kept { $card } as a fossil.
log-mutates = { $species } mutated with { $card } ({ $genome }).
log-speciates = { $species } branched off { $parent } with { $card } in { $place }.
log-resizes = { $species } changed to size { $size }.
log-recedes = { $species } lost { $card }, which did not fit its size.
log-tile-recedes = { $species } lost the { $face }, which did not fit its size.
log-culture = { $species } took up { $culture }.
log-track = { $species } moved to { $position } on the track of { $letter }.
log-drift = { $colour } stole a gene from { $victim }.
log-scoring = The { $period } was scored: { $count } { $count ->
    [one] tile lay
   *[other] tiles lay
} in the tar pit.
log-share = { $colour }, with a population of { $population }, took { $count } { $count ->
    [one] tile
   *[other] tiles
}.
log-period = The { $period } began.
# $ending: why
log-stagnation = Nobody bought from the lower display for { $rounds } rounds; { $left } { $left ->
    [one] round
   *[other] rounds
  } more, and the game would end.
log-game-ends = The game ended with this turn: { $ending }.
log-points = { $colour } had { $points } { $points ->
    [one] point
   *[other] points
} and { $genes } { $genes ->
    [one] gene
   *[other] genes
}.
log-winner = { $colour } won.
log-alone-won = { $colour } outlived the rule of the two-tuskers.
log-alone-lost = The two-tuskers still ruled the world.
log-tusker-passes = The two-tusker passed: nothing in the displays suited it.

# Each stands after a colon.
ending-1 = the last card of the last period was drawn
ending-2 = a pool of tiles is empty
ending-4 = the greenhouse has left its track
ending-8 = nobody has bought a card with an event for a long time

## Habitats and animals: what is asked

# $child: of which species it is
ask-develop-place = where does the new animal of { $child } go?
# $parent, $child: species, $genome: the letters it has inherited so far
ask-inherit = what does { $child } inherit from { $parent }? It has { $genome } so far.
# $habitat: where two of one player's species are equal
# After a game of Genesis.
ask-heir-colour = as which dynasty do you go on?
ask-heirloom = which heritage tile does { $species } have from its macroorganism?
ask-choose-loser = your species are equal in { $habitat }. Which of them loses an animal?
ask-move-loser = { $species } has lost its place in { $habitat }. Where does it move?
ask-resurrect-size = which size has the species that comes back?
ask-resurrect-place = { $species } comes back with size { $size }. Where?

## Habitats and animals: why not

refused-ground = it cannot be on that ground
refused-too-far = it is too far away
refused-no-food = nothing there feeds it
refused-no-prey = no prey there suits it
refused-parent-lacks = the parent has not so many of these letters
refused-colour-taken = somebody else has that colour
refused-no-archetype = every dynasty begins with its archetype
refused-tusker-white = alone, the two-tusker is White
refused-organs = the macroorganism has not so many organs
refused-one-roadrunner = only one type of roadrunner may be inherited
refused-one-tile = only one heritage tile may be inherited, and no more letters than the parent has
refused-tile-in-use = another species has that tile
refused-outside-limits = the size is outside the limits printed on it
refused-not-in-tie = that species is not among the equal ones
refused-other-habitat = it can only move within its habitat
refused-not-free = that place is taken or would not feed it

## Habitats and animals: what happened

# $eater is a species or an immigrant in all messages of contests.
log-loses-food = { $eater } could not live on what { $habitat } offered.
log-loses-later = { $eater } came to { $habitat } later than another immigrant.
log-loses-niche = { $eater } had less of the niche of { $habitat } than a competitor.
log-loses-defence = { $eater } could be eaten in { $habitat }, and a competitor could not.
log-loses-teeth = { $eater } lost the dentition contest for the plants of { $habitat }.
log-loses-choice = { $eater } gave way in { $habitat } to a relative.
log-loses-prey = { $eater } found no prey in { $habitat }.
log-loses-physiology = { $eater } had less physiology than another carnivore of { $habitat }.
log-loses-carnivore-teeth = { $eater } lost the dentition contest of the carnivores of { $habitat }.
log-moves-aside = { $eater } moved to { $place }.
log-dies = An animal of { $species } died in { $place }.
log-immigrant-dies = { $tile } died out in { $place }.
log-biome-extinct = { $tile } died out in { $habitat }.
log-species-extinct = { $species } died out.
log-extinct-fossil = { $colour } kept { $card } as a fossil.
log-lazarus = { $colour } had no species left and waited for a resurrection.
log-resurrected = { $species } came back with { $card } at size { $size } in { $place }.
log-develops = { $species } developed an animal in { $place }.
log-branches = { $species } branched off { $parent } with size { $size } and inherited { $genome }.
log-new-biome = { $tile } grew in { $habitat }.
log-volcano = { $tile }: the volcano warmed the Earth.
log-super-fern = { $tile }: the super-fern cooled the Earth.
log-immigrant = { $tile } arrived in { $place }.
log-immigrant-lost = { $tile } found no place to live.
log-catastrophe = { $card } brought a catastrophe: genomes of { $letters } letters or more died.
log-milankovich = { $card } brought a Milankovich cycle.
log-erosion = The mountains eroded.
# $genome: its letters
log-heirloom = { $species } has { $genome } from its macroorganism.
log-ice-age = There was an ice age, so no mountains eroded.
log-no-mountains = There were no mountains that could erode.
log-cools = The greenhouse fell to { $level }, and habitats moved south.
log-warms = The greenhouse rose to { $level }, and habitats moved north.
log-turned-down = A biome in { $habitat } was turned over, and nobody could live there any more: { $tile }.
log-turned-up = A biome in { $habitat } could be lived in again: { $tile }.
log-atlantic = The Atlantic opened.
log-cenozoic = The Cenozoic began.

## Nouns

# Players, by the names of their colours.
player-red = Red
player-orange = Orange
player-green = Green
player-white = White
# The colour of an animal, as it stands before its shape.
colour-red = Red
colour-orange = Orange
colour-green = Green
colour-white = White
shape-dino = dino
shape-fin = fin
shape-bird = bird
shape-croc = croc
shape-cat = cat
shape-rhino = rhino
shape-bat = bat
shape-dolphin = dolphin
# $colour: of the player, $shape: of the wooden animal
species = { $colour } { $shape }
species-none = no species
# $habitat: its name, as T2, $tile: the biome there
habitat = { $tile } ({ $habitat })
empty-habitat = the empty slot { $habitat }
place-biome = { $habitat }
    .bare = { $habitat }
place-husk = the husking triangle of { $habitat }
    .bare = { $habitat }
place-hunt = the predator triangle of { $habitat }
    .bare = { $habitat }
dynasty-dinosaur = dinosaurs
dynasty-mammal = mammals
letter-b = browsing (B)
letter-g = grazing (G)
letter-h = husking (H)
letter-i = insect eating (I)
letter-p = physiology (P)
letter-a = aggression (A)
letter-m = marine life (M)
letter-n = night life (N)
letter-s = speed (S)
latitude-arctic = arctic
latitude-jet-stream = jet stream
latitude-horse = horse latitudes
latitude-tropical = tropics
latitude-orogeny = mountains
greenhouse-snowball = snowball Earth
greenhouse-200 = 200 ppm
greenhouse-400 = 400 ppm
greenhouse-800 = 800 ppm
greenhouse-1600 = 1600 ppm
greenhouse-3200 = 3200 ppm
greenhouse-hothouse = hothouse Earth
period-triassic = Triassic
period-jurassic = Jurassic
period-cretaceous = Cretaceous
period-tertiary = Tertiary
era-mesozoic = Mesozoic
era-cenozoic = Cenozoic
display-lower = lower display
display-upper = upper display
instinct-manual-dexterity = manual dexterity
instinct-natural-history = natural history
instinct-social-skills = social skills
instinct-language = language
culture-tool-use = tool use
culture-bone-breaking = bone breaking
culture-projectile-hunting = projectile hunting
culture-division-of-labour = division of labour
culture-agriculture = agriculture
culture-male-contests = male contests
# Each stands after the name of the culture and a colon; it is the species.
culture-tool-use-text = size limits of mutations and heritage tiles no longer matter to it
culture-bone-breaking-text = its carnivores eat prey of any size
culture-projectile-hunting-text = its carnivores pass over one roadrunner of each prey
culture-division-of-labour-text = it wins dentition contests against all who lack it
culture-agriculture-text = its herbivores live in empty slots beside the homeland, and the homeland cannot die out while it has such farms
culture-male-contests-text = its children may inherit letters of several kinds
# Heritage tiles, by face.
face-husk-browse-front = heritage tile H
face-husk-browse-back = heritage tile B
face-graze-front = heritage tile G
face-graze-back = heritage tile GG
face-insects-graze-front = heritage tile I
face-insects-graze-back = heritage tile G
face-browse-front = heritage tile B
face-browse-back = heritage tile BB
face-physiology-front = heritage tile P
face-physiology-back = heritage tile PP
niche-letter = most { $letter }
niche-size = greatest size
nobody = nobody
counted = { $number } { $what }
# $turn: number of the turn, $period: of the deck in use, $colour: whose turn it is
heading-turn = Turn { $turn }, { $period }: { $colour }
# $rounds: rounds in a row without a purchase from the lower display, $most: after so many the game ends
rounds-waited = waited { $rounds } of { $most } rounds

## Biomes, homelands and immigrants

tile-unknown = an unknown tile
tile-polar-forest = Polar Forest
tile-broadleaf-conifer-forest = Broadleaf Conifer Forest
tile-ginkgo-woodland = Ginkgo Woodland
tile-lichen-tundra = Lichen Tundra
tile-larch-forest = Larch Forest
tile-araucarites-petrified-forest = Araucarites Petrified Forest
tile-palaeoniscid-ray-fins = Palaeoniscid Ray-Fins
tile-cycadoid = Cycadeoids
tile-sea-lily-beds = Sea Lily Beds
tile-mediterranean-ammonites = Mediterranean Ammonites
tile-coastal-kelp-forest = Coastal Kelp Forest
tile-belemnites = Belemnites
tile-clam-and-oyster-beds = Clam and Oyster Beds
tile-seed-ferns = Seed Ferns
tile-cycad-woods = Cycad Woods
tile-calcareous-plankton-bloom = Calcareous Plankton Bloom
tile-tree-ferns = Tree Ferns
tile-dawn-redwood-forest = Dawn Redwood Forest
tile-euro-boreal-ammonites = Euro-Boreal Ammonites
tile-conifer-taiga = Conifer Taiga
tile-boreal-spruce-tree-forest = Boreal Spruce Forest
tile-african-podocarp-high-forest = African Podocarp High Forest
tile-iberian-sphagnum-bog = Iberian Sphagnum Bog
tile-alpine-liverwort-meadow = Alpine Liverwort Meadow
tile-disaster-fern-spike = Disaster Fern Spike
tile-lepidodendrales-coal-swamp = Lepidodendrales Coal Swamp
tile-calamites-thicket = Calamites Thicket
tile-lycopod-meadow = Lycopod Meadow
tile-horsetail-swamp = Horsetail Swamp
tile-quillwort-coastal-marsh = Quillwort Coastal Marsh
tile-lampshell-shoals = Lampshell Shoals
tile-coelacanth-lobe-fins = Coelacanth Lobe-Fins
tile-cycad-thicket = Cycad Thicket
tile-termite-mounds = Termite Mounds
tile-aspidorhyneid-ray-fins = Aspidorhynchid Ray-Fins
tile-pycnodontid-ray-fins = Pycnodontid Ray-Fins
tile-lobsters = Lobsters
tile-diatom-plankton = Diatom Plankton
tile-azolla-mat = Azolla Mat, the Super-Fern
tile-mammoth-steppe = Mammoth Steppe
tile-birch-and-willow-scrub = Birch and Willow Scrub
tile-cottongrass-tundra = Cottongrass Tundra
tile-polar-broadleaf-forest = Polar Broadleaf Forest
tile-oak-and-hickory-forest = Oak and Hickory Forest
tile-tallgrass-prairie = Tallgrass Prairie
tile-beech-and-maple-forest = Beech and Maple Forest
tile-sagebrush-steppe = Sagebrush Steppe
tile-aspen-and-pine-forest = Aspen and Pine Forest
tile-bumblebee-meadow = Bumblebee Meadow
tile-krill-swarms = Krill Swarms
tile-shortgrass-prairie = Shortgrass Prairie
tile-yucca-desert = Yucca Desert
tile-chaparral = Chaparral
tile-mesquite-savanna = Mesquite Savanna
tile-anchovy-shoals = Anchovy Shoals
tile-sand-dollar-flats = Sand Dollar Flats
tile-giant-kelp = Giant Kelp
tile-fig-rainforest = Fig Rainforest
tile-palm-jungle = Palm Jungle
tile-cattail-marsh = Cattail Marsh
tile-leafcutter-woods = Leafcutter Woods
tile-acacia-thornwood = Acacia Thornwood
tile-llanos-grassland = Llanos Grassland
tile-coral-reef = Coral Reef
tile-scallop-banks = Scallop Banks
tile-seagrass-meadow = Seagrass Meadow
tile-flood-basalt-lupines = Flood Basalt Lupines
tile-ash-bed-berry-slopes = Ash Bed Berry Slopes
tile-pinyon-woodland = Piñon Woodland
tile-subalpine-fir-forest = Subalpine Fir Forest
tile-alpine-turf = Alpine Turf
tile-bunchgrass-basins = Bunchgrass Basins
tile-giant-myriapods = Giant Myriapods
tile-appalachian-cloud-forest = Appalachian Cloud Forest
tile-tree-fern-cordaites-rainforest = Tree Fern-Cordaites Rainforest
tile-fern-understory = Fern Understory
tile-multituberculates = Multituberculates
tile-protoceratops = Protoceratops
tile-iguanodonts = Iguanodonts
tile-velociraptors = Velociraptors
tile-scelidosaurs = Scelidosaurs
tile-therizinosaurs = Therizinosaurs
tile-crocodiles = Crocodiles
tile-fabrosaurs = Fabrosaurs
tile-champosaurs = Champsosaurs
tile-placodonts = Placodonts
tile-titanosaurs = Titanosaurs
tile-ichthyosaurs = Ichthyosaurs
tile-pliosaurs = Pliosaurs
tile-mosasaurs = Mosasaurs
tile-labyrinthodonts = Labyrinthodonts
tile-terrestrial-crocodiles = Terrestrial crocodiles
tile-deer = Deer
tile-mammoths = Mammoths
tile-bison = Bison
tile-voles = Voles
tile-bear-dogs = Bear-Dogs
tile-scimitar-cats = Scimitar Cats
tile-coryphodonts = Coryphodonts
tile-dawn-horses = Dawn Horses
tile-hyaenodonts = Hyaenodonts
tile-ground-sloths = Ground Sloths
tile-pampatheres = Pampatheres
tile-terror-birds = Terror Birds
tile-eel-whales = Eel Whales
tile-sea-turtles = Sea Turtles
tile-capybaras = Capybaras
tile-capuchins = Capuchins

## Cards

card-unknown = an unknown card
card-carriers-constant-diaphragm = Carrier's Constant Diaphragm
card-flow-through-lungs = Flow-Through Lungs
card-feathers = Feathers
card-biped-stance = Biped Stance
card-flexure-heel = Flexure Heel
card-parental-protection = Parental protection
card-digitigrade-hopping = Digitigrade Hopping
card-infrared-pit-sensor = Infrared Pit Sensor
card-placental-reproduction = Placental Reproduction
card-tripod-stance = Tripod Stance
card-long-neck = Long Neck
card-seed-cracking-bill = Seed-cracking Bill
card-panting = Panting
card-sculling-tail = Sculling Tail
card-hibernation = Hibernation
card-fur = Fur
card-anteater-tongue = Anteater Tongue
card-saber-tooth = Saber Tooth
card-scimitar-incisors-carnassial-molars = Scimitar Incisors and Carnassial Molars
card-dilambdodont-cheek-teeth = Dilambdodont Cheek Teeth
card-forebrain = Forebrain
card-communication = Communication
card-hooves = Hooves
card-spines = Spines
card-courtship-territorialism = Courtship and Territorialism
card-pituitary-and-thyroid-glands = Pituitary and Thyroid Glands
card-hump = Hump
card-hindgut-digestion = Hindgut Digestion
card-cheeks-palate-and-tongue = Cheeks, Palate, and Tongue
card-echolocation = Echolocation
card-foregut-digestion = Foregut Digestion
card-caudal-fin = Caudal Fin
card-adrenal-glands = Adrenal Glands
card-opposable-thumb = Opposable Thumb
card-blubber = Blubber
card-lophodont-cheek-teeth = Lophodont Cheek Teeth
card-flushing-or-mobbing = Flushing or Mobbing
card-food-storage = Food Storage
card-salt-excreting-tubenose = Salt-excreting Tubenose
card-directional-ears = Directional Ears
card-camouflage = Camouflage
card-switchblade-claw = Switchblade Claw
card-vocal-amplifier = Vocal Amplifier
card-digging-claws = Digging Claws
card-seasonal-migration = Seasonal Migration
card-head-butting = Head Butting
card-needle-teeth = Needle Teeth
card-night-binocular-vision = Night Binocular Vision
card-web-feet = Web Feet
card-gizzard-stones = Gizzard Stones
card-rooting-snout = Rooting Snout
card-lek = Lek
card-trunk = Trunk
card-sail-back = Sail Back
card-bloodhound-nose = Bloodhound Nose
card-gnawing-incisors = Gnawing Incisors
card-plate-armor = Plate Armor
card-tail-club = Tail Club
card-warning-cry = Warning Cry
card-prehensile-tongue = Prehensile Tongue
card-tentacles = Tentacles
card-nest-building = Nest Building
card-nose-horn = Nose Horn
card-cud-chewing = Cud-chewing
card-beak = Beak
card-vermiform = Vermiform
card-ostrich-dinosaurs-feloids = Ostrich dinosaurs / Feloids
card-ostrich-dinosaurs-feloids-dinosaur = Ostrich dinosaurs
card-ostrich-dinosaurs-feloids-mammal = Feloids
card-aetosaurs-pangolins = Aetosaurs / Pangolins
card-aetosaurs-pangolins-dinosaur = Aetosaurs
card-aetosaurs-pangolins-mammal = Pangolins
card-duckbills-swine = Duckbills / Swine
card-duckbills-swine-dinosaur = Duckbills
card-duckbills-swine-mammal = Swine
card-nothosaurs-sea-cows = Nothosaurs / Sea Cows
card-nothosaurs-sea-cows-dinosaur = Nothosaurs
card-nothosaurs-sea-cows-mammal = Sea Cows
card-crocodiles-diprotodonts = Crocodiles / Diprotodonts
card-crocodiles-diprotodonts-dinosaur = Crocodiles
card-crocodiles-diprotodonts-mammal = Diprotodonts
card-owls-primates = Owls / Primates
card-owls-primates-dinosaur = Owls
card-owls-primates-mammal = Primates
card-ankylosaurs-nodosaurs-glyptodonts = Ankylosaurs and Nodosaurs / Glyptodonts
card-ankylosaurs-nodosaurs-glyptodonts-dinosaur = Ankylosaurs and Nodosaurs
card-ankylosaurs-nodosaurs-glyptodonts-mammal = Glyptodonts
card-flying-reptiles-bats = Flying Reptiles / Bats
card-flying-reptiles-bats-dinosaur = Flying Reptiles
card-flying-reptiles-bats-mammal = Bats
card-stegosaurs-gomphotheres = Stegosaurs / Gomphotheres
card-stegosaurs-gomphotheres-dinosaur = Stegosaurs
card-stegosaurs-gomphotheres-mammal = Gomphotheres
card-prosauropods-ceratomorphs = Prosauropods / Ceratomorphs
card-prosauropods-ceratomorphs-dinosaur = Prosauropods
card-prosauropods-ceratomorphs-mammal = Ceratomorphs
card-spinosaurs-marine-horses = Spinosaurs / Marine Horses
card-spinosaurs-marine-horses-dinosaur = Spinosaurs
card-spinosaurs-marine-horses-mammal = Marine Horses
card-turtles-morganucodonts = Turtles / Morganucodonts
card-turtles-morganucodonts-dinosaur = Turtles
card-turtles-morganucodonts-mammal = Morganucodonts
card-bone-head-dinosaurs-hippomorphs = Bone Head Dinosaurs / Hippomorphs
card-bone-head-dinosaurs-hippomorphs-dinosaur = Bone Head Dinosaurs
card-bone-head-dinosaurs-hippomorphs-mammal = Hippomorphs
card-ratites-shrews-moles = Ratites / Shrews and Moles
card-ratites-shrews-moles-dinosaur = Ratites
card-ratites-shrews-moles-mammal = Shrews and Moles
card-doves-taeniodonts-tillodonts = Doves / Taeniodonts and Tillodonts
card-doves-taeniodonts-tillodonts-dinosaur = Doves
card-doves-taeniodonts-tillodonts-mammal = Taeniodonts and Tillodonts
card-plesiosaurs-dolphins = Plesiosaurs / Dolphins
card-plesiosaurs-dolphins-dinosaur = Plesiosaurs
card-plesiosaurs-dolphins-mammal = Dolphins
card-hypsilophodonts-tylopods = Hypsilophodonts / Tylopods
card-hypsilophodonts-tylopods-dinosaur = Hypsilophodonts
card-hypsilophodonts-tylopods-mammal = Tylopods
card-rauisuchians-hyraxes = Rauisuchians / Hyraxes
card-rauisuchians-hyraxes-dinosaur = Rauisuchians
card-rauisuchians-hyraxes-mammal = Hyraxes
card-brontosaurs-chalicotheres = Brontosaurs / Chalicotheres
card-brontosaurs-chalicotheres-dinosaur = Brontosaurs
card-brontosaurs-chalicotheres-mammal = Chalicotheres
card-carnosaurs-mesonychids = Carnosaurs / Mesonychids
card-carnosaurs-mesonychids-dinosaur = Carnosaurs
card-carnosaurs-mesonychids-mammal = Mesonychids
card-perching-birds-rodents = Perching Birds / Rodents
card-perching-birds-rodents-dinosaur = Perching Birds
card-perching-birds-rodents-mammal = Rodents
card-ceratopsians-pecoran-ruminants = Ceratopsians / Pecoran Ruminants
card-ceratopsians-pecoran-ruminants-dinosaur = Ceratopsians
card-ceratopsians-pecoran-ruminants-mammal = Pecoran Ruminants
card-enantiornithines-pinnipeds = Enantiornithines / Pinnipeds
card-enantiornithines-pinnipeds-dinosaur = Enantiornithines
card-enantiornithines-pinnipeds-mammal = Pinnipeds
card-ceratosaurs-creodonts = Ceratosaurs / Creodonts
card-ceratosaurs-creodonts-dinosaur = Ceratosaurs
card-ceratosaurs-creodonts-mammal = Creodonts
card-deinonychosaurs-canoids = Deinonychosaurs / Canoids
card-deinonychosaurs-canoids-dinosaur = Deinonychosaurs
card-deinonychosaurs-canoids-mammal = Canoids
card-phytosaurs-lagomorphs = Phytosaurs / Lagomorphs
card-phytosaurs-lagomorphs-dinosaur = Phytosaurs
card-phytosaurs-lagomorphs-mammal = Lagomorphs
sizes-range = sizes { $least } to { $greatest }
sizes-one = size { $number }
# $letters: DNA, $sizes: which sizes it fits
card-text = { $letters }, { $sizes }
no-letters = no letters
card-text-instinct = { $letters }, { $sizes }, { $instincts }
# $name: of the side, $shape: of the species it starts
card-text-genotype = { $name }, a { $shape }: { $letters }, { $sizes }
event-new-tiles = { $number } new tiles
event-erosion = erosion
event-milankovich = Milankovich cycle: { $where }
event-catastrophe-up = catastrophe: genomes of { $number } letters or more die, then it warms
event-catastrophe-down = catastrophe: genomes of { $number } letters or more die, then it cools

## Options of a decision

option-done = nothing more
    .button = Nothing more
option-stay = stay as it is
option-parent = { $species } is the parent
    .section = The parent is
    .chip = { $species }
option-discard = discard the card
option-fossil = keep the card as a fossil
# $price: genes to pay, $genes: genes that lie on the card
option-buy = { $genes ->
    [0] buy { $card } of the { $display } for { $price }: { $text }
   *[other] buy { $card } of the { $display } for { $price } and take { $genes } from it: { $text }
}
    .section = Buy from the { $display }
    .chip = { $card } for { $price }
option-card = { $card }: { $text }
option-larger = { $species } grows to size { $number }
    .section = { $species }
    .chip = grow to size { $number }
option-smaller = { $species } shrinks to size { $number }
    .section = { $species }
    .chip = shrink to size { $number }
option-culture = { $species } takes up { $culture }: { $text }
    .section = { $species }
    .chip = take up { $culture }
option-track-more = { $species } gains { $letter }
    .section = { $species }
    .chip = gain { $letter }
option-track-less = { $species } loses { $letter }
    .section = { $species }
    .chip = lose { $letter }
option-develop = develop an animal of { $species }
    .section = Develop an animal
    .chip = { $species }
option-branch = develop a new species, { $species }, from { $parent }
    .section = Develop a new species
    .chip = { $species } from { $parent }
option-species = { $species } (size { $number }, { $letters })
    .chip = { $species }
option-species-bare = { $species } (size { $number })
    .chip = { $species }
# $prey: who eats plants below the triangle
option-place-hunt = { $place } above { $prey }, with { $who }
    .section = Hunt
    .chip = { FORM($place, "bare") }
option-place-farm = a farm in { $place }, with { $who }
    .section = Farm
    .chip = { $place }
option-place-need = { $place }: needs { $letters }, niche { $niche }, with { $who }
    .section = Graze
    .chip = { $place }
option-drift = { $number ->
    [1] steal the only gene of { $colour }
   *[other] steal one of the { $number } genes of { $colour }
}
    .section = Steal a gene
    .chip = of { $colour } ({ $number })
# $letters: on the face that is up, $other: on the back of it
option-face = inherit { $letters } by the heritage tile { $letters }/{ $other } ({ $sizes })
option-inherit = inherit { $letters }
    .section = Inherit
    .chip = { $letters }
option-size = size { $number }
    .section = Size
    .chip = { $number }

## Drawing

ground-land = land
ground-sea = sea
ground-amphibian = land or sea
ground-ice = ice
ground-barren = barren sea
drawing-board = Map
drawing-cards = Cards
drawing-cards-note = genes to pay, from the left
drawing-lower-display = Lower display: buying here brings an event
drawing-upper-display = Upper display: no events
# $most: the rounds without a purchase from the lower display that end the game
drawing-waited-title = When nobody has bought from the lower display for { $most } rounds in a row, the game ends.
drawing-general-deck = general
drawing-tracks = Sizes and roadrunners
drawing-cultures = Cultures
drawing-greenhouse = Greenhouse
drawing-greenhouse-title = The greenhouse stands at { $level }.
drawing-slots-sea = Empty slots are sea.
drawing-slots-land = Empty slots are land.
drawing-frozen = Biomes with a white star are ice.
drawing-drowned = Biomes with a blue star are drowned.
drawing-episode-atlantic = The Atlantic is open
drawing-episode-atlantic-not-yet = First catastrophe: the Atlantic opens
drawing-episode-cenozoic = The Cenozoic has begun
drawing-episode-cenozoic-not-yet = Second catastrophe: the Cenozoic begins
drawing-atlantic-open = The Atlantic: only animals with MM or more cross it, and no biome shifts over it.
drawing-atlantic-closed = Here the Atlantic will open with the first catastrophe.
drawing-tarpit = Tar pit
# $number: tiles in it
drawing-tarpit-title = { $number ->
    [0] The tar pit is empty.
    [one] One tile lies in the tar pit:
   *[other] { $number } tiles lie in the tar pit:
}
drawing-tarpit-empty = empty
drawing-pools = Tiles to come: { $mesozoic } Mesozoic, { $cenozoic } Cenozoic
# $habitat: its name, $ground: land or sea, $climax: its printed number
drawing-empty-slot = Empty slot { $habitat }: { $ground }, climax { $climax }.
drawing-mountain = In the mountains.
drawing-home-slot = The homeland of { $colour } starts here.
drawing-biome = { $tile } at { $habitat }: { $ground }, belongs to the { $latitude }, climax { $climax }.
drawing-flipped = Face down: nobody lives here, and its climax counts { $number } more.
drawing-homeland = Homeland of { $colour }: needs nothing, and { $colour } has the niche.
# $letters: DNA, $words: the same in words
drawing-needs = Needs { $letters }: { $words }.
drawing-niche = Niche: { $niche }.
drawing-husk = A second herbivore with { $letters } lives in the husking triangle.
drawing-star-white = White star: ice at 200 ppm.
drawing-star-blue = Blue star: drowned at 3200 ppm.
drawing-volcano = Volcano: it warms when it comes.
drawing-super-fern = Super-fern: it cools when it comes, never shifts, and animals here count triple.
drawing-immigrant-herbivore = { $tile }: an immigrant herbivore ({ $ground }, { $latitude }) of size { $size } with { $letters } and 6 teeth.
drawing-immigrant-predator = { $tile }: an immigrant predator ({ $ground }, { $latitude }) with { $letters } and 1 tooth, as large as its prey.
# $price: genes to pay, $genes: genes on the card
drawing-price = { $genes ->
    [0] { $card } costs { $price }.
   *[other] { $card } costs { $price } and has { $genes } on it.
}
drawing-held = { $card } was bought and is to be played.
drawing-event = Its event: { $event }.
drawing-size = Size { $number }: { $who }
drawing-track = { $letters }: { $who }
drawing-there = { $what }.
drawing-says = { $text }.
# The name of a culture; it has a form "short" where it is too long for its field.
drawing-culture = { CAPITAL(FORM($culture, "short")) }
drawing-culture-needs = Needs { $instincts }.
drawing-culture-who = { $who } { COUNT($who) ->
    [one] has
   *[other] have
} it.
drawing-teeth = { $number } teeth, { $dynasty }
drawing-genes = { $number ->
    [0] { $colour } has no genes
    [one] { $colour } has one gene
   *[other] { $colour } has { $number } genes
}
drawing-no-genes = no genes
drawing-counts = population { $population } · fossils: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, genotypes worth { $genotypes }
drawing-player = { $colour } ({ $seat }): { $points } points, { $counts }
drawing-you = you
drawing-tusker = the two-tusker
drawing-in-turn = { $seat }, in turn
drawing-lazarus = { $seat }, Lazarus
drawing-not-alive = { $species } is not alive.
drawing-unused = not alive
drawing-no-stack = no cards
drawing-no-letters = no DNA
drawing-species = { $species }: size { $size }, { $letters }; { $map } on the map, { $supply } in supply.
drawing-stack = Stack: { $cards }.
drawing-instincts = Instincts: { $instincts }.
drawing-has-cultures = Cultures: { $cultures }.
drawing-map-supply = map { $map } · supply { $supply }
drawing-heritage = heritage
drawing-heritage-title = Heritage tiles in supply: { $tiles }.
# $waited: rounds-waited
drawing-turn = Turn { $turn }, { $period }, { $waited }
drawing-key = Key
drawing-key-b = browsing: leaves of trees
drawing-key-g = grazing: grass and shrubs
drawing-key-h = husking: nuts and seeds
drawing-key-i = insects and small things
drawing-key-p = physiology and climate
drawing-key-a = aggressive or armoured
drawing-key-m = marine
drawing-key-n = nocturnal or burrowing
drawing-key-s = speed
drawing-key-white = ice at 200 ppm
drawing-key-blue = drowned at 3200 ppm
drawing-key-volcano = volcano: warms
drawing-key-fern = super-fern: cools
drawing-key-niche = niche (here: size)

## Board in a terminal

board-over = The game is over.
board-setup = The game is being set up.
board-legend-slot = slot: name, ground (. land, ~ sea, ^ mountains, * ice), climax, star, niche
board-legend-places = then name, needs+husk, ! predators, = biome, u husking triangle
board-bought = bought
board-decks = Decks
board-lazarus = Lazarus: no species lives
board-genes = { $number ->
    [one] (1 gene on it) {""}
   *[other] ({ $number } genes on it) {""}
}
board-genes-held = { $number ->
    [one] 1 gene
   *[other] { $number } genes
}
board-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
# A tile has a form "short" where its name does not fit into twelve columns and can be shortened.
board-tile = { FORM($tile, "short") }
board-deck = { $deck } { $number }
# $tiles: the letters on both sides of each heritage tile
board-heritage = heritage { $tiles }
mark-star-white = w
mark-star-blue = b
mark-red = R
mark-orange = O
mark-green = G
mark-white = W
mark-size = size
mark-dino = d
mark-fin = f
mark-bird = b
mark-croc = c
mark-cat = c
mark-rhino = r
mark-bat = b
mark-dolphin = d

## Rules, in our words

rule-2-2 = Every colour has a number of teeth and belongs to a dynasty. Many teeth make good herbivores, few make good carnivores.
rule-2-2a = In order of increasing teeth the colours are Red, Orange, Green and White. This order says who begins and breaks ties.
rule-2-2b = Red and Green are dinosaurs, Orange and White are mammals. The dynasty decides which side of a genotype you may play.
rule-2-2c = Red has 2 teeth, Orange 3, Green 4 and White 5, for the whole game and for all of its species.
rule-2-3 = DNA is printed as letters on mutations, genotypes, heritage tiles and immigrants.
rule-2-3a = Each letter is an ability. Five letters are dietary, four are roadrunners.
rule-2-3b = Dietary letters: B browses trees, G grazes, H husks nuts, I eats insects, and P is physiology, the ability to cope with climate.
rule-2-3c = Roadrunner letters: A is aggressive or armoured, M marine, N nocturnal or burrowing, S speedy.
rule-2-3d = The genome of a species is all its letters: the dietary ones of its stack and the roadrunners that its tracks show.
rule-2-3e = Letters of the same kind add up: SS is faster than S.
rule-2-3f = The stack of a species is its generic card with the mutations, genotypes and heritage tiles on it. A stack may be empty as long as the species has animals on the map.
rule-2-4 = Era tiles are biomes, which feed animals, and immigrants, which compete with yours.
rule-2-4a = Tiles belong to the Mesozoic or to the Cenozoic. Biomes are of land, sea or mountains; immigrants live on land, in the sea or in both.
rule-2-4b = A herbivore can eat a biome only if its genome has every letter that the biome asks for, as often as it is printed.
rule-2-4c = The niche of a biome is no requirement. It decides who stays when several herbivores want the same biome.
rule-2-4d = A biome shows the latitude where it appears and its climax, 1 to 99. The lower the climax, the sooner it dies out.
rule-2-4e = Orogeny biomes appear in the mountains only and stay where they are when the greenhouse changes.
rule-2-4f = A homeland asks for no letters, and its niche is the colour of its player.
rule-2-4g = Immigrants are herbivores with a size and 6 teeth, or predators with 1 tooth that are always as large as their prey. The tile shows the latitude where they enter; they have no climax.
rule-2-5 = Beside the map there are tracks for size and roadrunners, six cultures, the tar pit, the greenhouse and two disks for the episodes.
rule-2-5a = An animal on the size track shows the size of its species, from 1 (a dog) to 6 (forty tons).
rule-2-5b = Four tracks show how many S, M, N and A a species has, up to three.
rule-2-5c = Six places hold the animals of species that have a culture.
rule-2-5d = Dead biomes and immigrants lie in the tar pit until they are given out as fossils.
rule-2-5e = The greenhouse track shows the climate of the whole map.
rule-2-5f = Two disks wait for the first and the second catastrophe: the Atlantic, then the Cenozoic.
rule-2-6 = The map is North America at the beginning of the Mesozoic.
rule-2-6a = There are 26 habitats, each with a slot for a biome and a printed climax that counts while the slot is empty.
rule-2-6b = Carnivores stand in the triangle above the biome and eat the herbivores below; huskers stand in the triangle under it and eat nuts or roots.
rule-2-6c = Two chains of three mountains run from north to south. Other biomes may lie there too.
rule-2-6d = The rows are the arctic, the jet stream, the horse latitudes and the tropics; the tropics have two rows.
rule-2-6e = A habitat without a biome is sea while the greenhouse is at 1600 ppm or more, and land otherwise.
rule-2-7 = Each colour has four generic cards, one for each shape of its species.
rule-2-8 = Each species has eight wooden animals, so a colour has 32.
rule-3-1 = Colours are given out at random.
rule-3-2 = The player with the fewest teeth begins with 3 genes, the others with 4.
rule-3-3 = Each player has five heritage tiles.
rule-3-4 = Mesozoic and Cenozoic tiles make two pools, face down; homelands are in neither.
rule-3-5 = 22 Mesozoic tiles are drawn for the map.
rule-3-5a = A biome goes to the slot of its latitude with the lowest climax; a biome that lay there goes to the tar pit.
rule-3-5b = During set-up an orogeny biome goes to the slot of the eastern chain with the lowest climax.
rule-3-5c = The climax of a slot is that of the biome in it, or the printed one if it is empty.
rule-3-5d = Immigrants drawn during set-up leave the game, and volcanoes do not warm.
rule-3-6 = The animals of each species lie at its generic card.
rule-3-7 = Every player begins with one species, the archetype.
rule-3-7a = The archetype begins with size 1.
rule-3-7b = Your homeland goes to its own slot, whatever lay there goes to the tar pit, and one animal of the archetype stands on it. Homelands of colours that do not play are left out.
rule-3-8 = Cards are dealt to four period decks and two displays; the rest is the general deck.
rule-3-8a = The Triassic deck has three cards for each player.
rule-3-8b = The Jurassic deck has five cards.
rule-3-8c = The Cretaceous deck has eight cards.
rule-3-8d = The Tertiary deck has seven cards.
rule-3-8e = Five cards lie in the lower display and five in the upper one. With two players the upper one may be left out.
rule-3-9 = Three disks mark the Atlantic, the era and the greenhouse.
rule-3-9a = At the start the Atlantic is closed and the era is the Mesozoic.
rule-3-9b = The greenhouse starts at 800 ppm.
rule-4-1 = The player with the fewest teeth begins; then it goes round.
rule-4-2 = In your turn you take one action: buy a card, resize, take up a culture or develop an animal. Two more actions are options of the game.
rule-4-2a = Buy a card of a display, play or discard it at once, and draw the next one.
rule-4-2b = Move one of your species by one step on the size track.
rule-4-2c = Put an animal of a species with the two instincts into a culture.
rule-4-2d = Put an animal from the supply into a place in reach where it can live. It may begin a new species.
rule-4-2e = Option: put two genes on the cheapest card of the lower display and move a roadrunner of one of your species by one step. Its predators may follow for free.
rule-4-2f = Option: steal a gene from a player who has the most.
rule-4-3 = Every turn ends with the contests of herbivores, then those of carnivores, until nobody has to leave any more.
rule-4-3a = In the end a biome or triangle holds one animal; a predator triangle above two herbivores may hold two.
rule-4-3b = A carnivore without suitable prey dies, and so does a herbivore that cannot eat where it stands.
rule-4-3c = Cards and tiles that no longer fit the size of their species leave its stack.
rule-4-3d = After a purchase each display has five cards again.
rule-4-4 = When the last card of a period was drawn, the tar pit is shared out at the end of that turn.
rule-4-4a = Your population is all your animals on the map. Animals in the habitat of the super-fern count three.
rule-4-4b = The player with the greatest population leads; ties go to the one with more genes, then to the one with fewer teeth.
rule-4-4c = The places after the leader are found in the same way.
rule-4-4d = The leader takes half of the tar pit, rounded up; the next takes half of what is left, and so on. Whoever has no animals on the map takes nothing.
rule-4-4e = Tiles that you take are fossils, worth one point each.
rule-5-0 = You may buy one of the five cards of a display if you can pay for it.
rule-5-0a = A card costs one gene for each card to its left; put one on each of them. The leftmost is free.
rule-5-0b = After paying you take the genes that lie on the card you buy.
rule-5-0c = A bought card is played at once or discarded; there is no hand.
rule-5-0d = For the lower display the next card comes from the period deck and its event happens. For the upper one it comes from the general deck, without an event.
rule-5-0e = Cards move to the left to close the gap, and the new one goes to the far right.
rule-5-0f = If the drawn card was the last of its period, the turn ends with a scoring.
rule-6-0 = A card drawn for the lower display brings one of four events: new tiles, a catastrophe, a Milankovich cycle or erosion.
rule-6-1 = Two tiles are drawn, one after the other, each with all that follows from it.
rule-6-1a = They come from the pool of the present era.
rule-6-1b = A biome goes to the slot with the lowest climax in its latitude, an orogeny biome to the lowest slot of both chains.
rule-6-1c = A biome that lies in that slot dies, even if its climax is higher than that of the new one.
rule-6-1d = At 3200 ppm a new biome with a blue star, at 200 ppm one with a white star arrives face down.
rule-6-1e = A volcano raises the greenhouse by one step.
rule-6-1f = The super-fern lowers the greenhouse by one step. It never shifts, and animals with it count three.
rule-6-1g = An immigrant enters its latitude at the biome of lowest climax where it can eat and no other immigrant is in the way. It keeps to its ground: land, sea or either. If it finds no food it goes to the tar pit.
rule-6-2 = A catastrophe kills the most specialised species, shifts the greenhouse, and may open an episode.
rule-6-2a = Every species and immigrant whose genome has as many letters as the level, or more, dies out.
rule-6-2b = The first catastrophe of the game opens the Atlantic, the second begins the Cenozoic, after everything else.
rule-6-3 = In each latitude that the card names, the biome of lowest climax dies.
rule-6-4 = At 800 ppm or more, the orogeny biome of highest climax dies and the greenhouse falls by one step. In colder times nothing happens.
rule-7-0 = A card is a mutation or a genotype.
rule-7-1 = A mutation goes into the stack of one of your living species and gives it its letters and instincts.
rule-7-2 = Only a species within the size limits of the card can take it.
rule-7-3 = New roadrunner letters move the markers of the species. A marker stops at three even if the cards have more.
rule-7-3a = The first letter of a kind needs an animal from the supply as marker. Without one the card must be discarded.
rule-7-3b = A species of size 1 with SSS flies: it migrates up to seven habitats over land, sea and ice.
rule-7-3c = A species of size 1 with NNN lives in colonies and has social skills.
rule-7-3d = A species with MMM has language.
rule-7-3e = A species with AAA has natural history, and its homeland does not freeze.
rule-7-3f = With one M a species is amphibious. With a second it dies out on land; if it loses its only M it dies out in the sea.
rule-7-4 = A genotype begins a new species of its shape. The parent must be within the size limits and have at least half of the letters, rounded up. The child has the letters of the card and nothing else.
rule-7-4a = Dinosaurs play the dinosaur side, mammals the mammal side.
rule-7-4b = An animal of the child takes the place of one of the parent, somewhere the child can live. The parent may die out by it.
rule-7-4c = The child has the size of its parent, and markers for the roadrunners of the card.
rule-7-5 = If you have a living species of that shape already, the genotype becomes a fossil instead.
rule-7-5a = For that, the species of that shape must itself be within the size limits and have half of the letters. It does not change.
rule-8-0 = A species grows or shrinks by one step.
rule-8-0a = Mutations out of their limits leave the game, genotypes become fossils, heritage tiles go back to the supply. You cannot drop DNA at will.
rule-8-0b = When a herbivore changes its size, each species that hunts it may change its own by one step, for free.
rule-9-0 = A species that has both instincts of a culture may put an animal from the supply there.
rule-9-1 = Instincts are icons on mutations; the ends of three roadrunner tracks give one as well. They are not inherited.
rule-9-1a = Manual dexterity is needed for tool use, bone breaking and projectile hunting.
rule-9-1b = Natural history is needed for bone breaking, agriculture and male contests.
rule-9-1c = Social skills are needed for tool use, division of labour and male contests.
rule-9-1d = Language is needed for projectile hunting, division of labour and agriculture.
rule-9-2 = A culture lasts until the species dies out, even if it loses the instincts. A species has each culture once.
rule-9-2a = Tool use: size limits of mutations and heritage tiles no longer matter to the species, but flight and colonies still need size 1.
rule-9-2b = Bone breaking: carnivores of the species eat prey of any size.
rule-9-2c = Projectile hunting: carnivores of the species may pass over one kind of roadrunner of each prey.
rule-9-2d = Division of labour: the species wins every contest of teeth against species without it.
rule-9-2e = Agriculture: herbivores of the species can live in empty slots beside your homeland. A homeland with such a farm cannot die out.
rule-9-2f = Male contests: children of the species may inherit letters of several kinds.
rule-10-0 = You put an animal from the supply into a place where it can live, within reach of a parent.
rule-10-1 = Choose one of your animals on the map as parent.
rule-10-2 = The child has the shape of its parent, or one of your shapes that does not live: then it is a new species.
rule-10-3 = A new species has the size of its parent and may inherit one kind of roadrunner and one heritage tile.
rule-10-3a = Its size is that of the parent.
rule-10-3b = It may take over some or all of one kind of roadrunner that the parent has.
rule-10-3c = It may take a heritage tile from your supply with letters that the parent has, within the tile's size limits. Such tiles never bring new letters into the world.
rule-10-4 = The destination must feed the child: by its letters in a biome or husking triangle, by suitable prey in a predator triangle. No species eats its own kind. The place may be occupied; the contest decides.
rule-11-0 = A child goes as many habitats as its size and its P together; flyers always seven. Diagonal steps are not allowed.
rule-11-1 = What lies on the way must be open to the animal.
rule-11-1a = Without M an animal does not enter the sea, unless it flies.
rule-11-1b = With two M or more it does not enter land, unless it flies.
rule-11-1c = With exactly one M it enters both, but goes one habitat less.
rule-11-1d = Only flyers enter ice.
rule-12-0 = Some biomes feed a second herbivore, in the triangle below, on nuts (H) or roots (N), and so two carnivores above.
rule-12-0a = The niche is the same in the biome and in its husking triangle.
rule-12-0b = A husker is a herbivore like any other.
rule-13-0 = Where several herbivores want one place, contests follow each other until one is left.
rule-13-1 = Those without the letters that the place asks for lose.
rule-13-2 = Those who have less of the niche than another lose.
rule-13-2a = If the niche is a letter, the species with most of that letter stays.
rule-13-2b = If the niche is size, the largest stays.
rule-13-2c = In a homeland its own colour stays. Farms have no niche.
rule-13-3 = If a carnivore is present, herbivores that it can eat lose against those that it cannot.
rule-13-4 = Herbivores with fewer teeth lose. Between species of one colour the owner chooses.
rule-13-5 = An immigrant herbivore takes part like an animal, with 6 teeth. Of two immigrants the first to arrive stays.
rule-13-6 = A loser moves to another place of the same habitat that is free and feeds it. If there is none it is out: animals to their owner, immigrants to the tar pit.
rule-14-0 = A predator triangle feeds as many carnivores as there are herbivores below it. Losers may become herbivores in the same habitat if they can.
rule-14-1 = A carnivore must be able to eat a herbivore of its habitat, an animal or an immigrant, or it dies.
rule-14-1a = Predator and prey differ by one size at most.
rule-14-1b = The predator has at least as many S as its prey.
rule-14-1c = The predator has at least as many N as its prey.
rule-14-1d = The predator has at least as many A as its prey.
rule-14-1e = The predator has at least as many M as its prey.
rule-14-2 = A carnivore loses against one with more P.
rule-14-3 = Then carnivores with more teeth lose. Between species of one colour the owner chooses.
rule-14-4 = An immigrant predator takes part like an animal.
rule-14-4a = It has the size of its prey.
rule-14-4b = It has one tooth.
rule-15-0 = The greenhouse is the climate of the map. Its two ends end the game.
rule-15-1 = When the greenhouse moves, the biomes move with all that lives on them.
rule-15-1a = They shift north when it warms and south when it cools, and stay at the edge of the map. Orogeny biomes and the super-fern never shift.
rule-15-1b = Where two biomes meet, the one with the lower climax dies; its animals live on if the other one feeds them.
rule-15-1c = At 3200 ppm biomes with a blue star are turned face down: barren sea. When it cools they are turned back.
rule-15-1d = At 200 ppm biomes with a white star are turned face down: ice. When it warms they are turned back.
rule-15-1e = Nobody lives on a biome that lies face down, and its climax counts 100 more.
rule-15-2 = What empty slots are depends on the greenhouse.
rule-15-2a = At 1600 ppm or more empty slots are sea.
rule-15-2b = At 800 ppm or less empty slots are land.
rule-16-0 = Biomes, immigrants and species can die out.
rule-16-1 = Dead biomes and immigrants leave the map.
rule-16-1a = They go to the tar pit.
rule-16-2 = A species without animals on the map is extinct.
rule-16-2a = Its mutations leave the game, its genotypes become fossils, its heritage tiles go back to the supply.
rule-16-2b = All its animals return, from tracks and cultures too, and the shape can be used again.
rule-16-3 = A player without species goes on as a Lazarus: bought cards are discarded or used to resurrect, and the tar pit gives nothing.
rule-16-3a = A Lazarus who buys a mutation may bring back any of the four shapes with it, of any size within its limits, anywhere it can live.
rule-17-0 = The first two catastrophes each bring an episode.
rule-17-1 = The Atlantic opens: only animals with two M or more cross it, flyers and amphibians do not, and biomes do not shift over it.
rule-17-2 = The Cenozoic begins: from now on tiles come from the other pool.
rule-18-0 = The game ends with the turn in which one of its ends occurs, after a last scoring.
rule-18-0a = The last period deck is empty.
rule-18-0b = One of the two pools of tiles is empty. As an option, the Cenozoic pool takes over when the Mesozoic one is empty.
rule-18-0c = The greenhouse reaches snowball Earth or hothouse Earth.
rule-18-1 = Most points win: one for each fossil tile, and what follows.
rule-18-1a = A genotype among your fossils is worth as many points as it has letters.
rule-18-1b = Each animal on the map and each animal in a culture is worth one point.
rule-18-1c = Ties go to the player with more genes.
rule-18-2 = One of your species can go on to the game Origins, with its instincts.
rule-18-2a = Further instincts can be bought for four genes each.
rule-18-2b = Whoever has most instincts chooses a brain card first; points break ties.
rule-18-2c = The brain card begins with the icons that your best living species has. Without instincts you cannot go on.
rule-18-2d = Origins begins in an ice age if the greenhouse ended at 400 ppm or less, otherwise in a tropical age.
rule-19-0 = One player can play alone.
rule-19-1 = Your opponent is the two-tusker, White: one species of herbivores of size 3, led by fixed rules. It shares in the tar pit.
rule-19-1a = The two-tusker begins with size 3 and 10 genes, you with none.
rule-19-1b = First it takes up a culture, if it has the instincts.
rule-19-1c = Else it develops into the habitable place of lowest climax in reach, the husking triangle before the biome.
rule-19-1d = Else it buys the cheapest mutation that lets it develop somewhere.
rule-19-1e = Else it buys the cheapest card, and plays it if it can.
rule-19-1f = It buys no genotype and nothing that would give it a second M; if there is nothing else it passes.
rule-19-1g = You win with at least ten tiles and more points than the two-tusker.
rule-genesis-K = After a game of Genesis whoever has a macroorganism chooses a colour, the higher score first. Its archetype inherits from it: one of the land a heritage tile with no more letters than it has organs, one of the sea an M. Nothing comes of a world that has ended, or alone of a game that was lost.

## How good a position looks: the terms of a bot's judgement

# Each is what a sum of points is given for, as an item of a list.
term-fossils = tiles and genotypes in hand
term-cultures = cultures
term-animals = animals on the map
term-share = what the tar pit may bring
term-risk = animals that a catastrophe may kill
term-openings = free places in reach
term-species = living species
term-prospects = cultures within reach
term-genes = genes
term-result = the result of the game

## Chapters of the rulebook

chapter-2 = The pieces and what is on them
chapter-3 = Set-up
chapter-4 = A turn, and when points are shared out
chapter-5 = Buying a card
chapter-6 = Events
chapter-7 = Playing a card
chapter-8 = Resizing
chapter-9 = Cultures
chapter-10 = Developing an animal
chapter-11 = Migration
chapter-12 = Husking
chapter-13 = Contests of herbivores
chapter-14 = Contests of carnivores
chapter-15 = The greenhouse
chapter-16 = Extinction
chapter-17 = Episodes
chapter-18 = The end and the points
chapter-19 = Alone
chapter-genesis = After a game of Genesis

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-tiles = Fossil tiles
source-genotypes = Fossil genotypes
source-map = Animals on the map
source-cultures = Animals in cultures
tie-genes = { $first } before { $second }: more genes, { $more } to { $less }.
tie-teeth = { $first } before { $second }: as many genes, and fewer teeth.
verdict-alone-won = Won: { $mine } points against { $theirs } of the two-tuskers, with { $tiles } tiles.
verdict-alone-stagnation = Lost: the game ended because nothing happened any more.
verdict-alone-tiles = Lost: { $tiles } of the { $needed } tiles that a victory takes.
verdict-alone-points = Lost: { $mine } points against { $theirs } of the two-tuskers.

## The key to signs

symbol-gene = A gene, to buy cards with
symbol-tooth = A tooth, for contests of teeth

## A thing on the board, looked at closely

# $who: species
thing-suits = Suits now: { $who }.
thing-suits-nobody = It suits no living species now.
thing-culture = Could take it up now: { $who }.
thing-culture-nobody = Nobody else could take it up now.
thing-inherit = Children of these could still inherit it: { $who }.
thing-inherit-nobody = Every player's tile of this kind is taken.
thing-hunts = Could hunt it: { $who }.
thing-hunts-nobody = No living species could hunt it.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-biome = biome
thing-cell-of-the-greenhouse-track = cell of the greenhouse track
thing-colour = colour
thing-genotype = genotype
thing-habitat = habitat
thing-heritage-tile = heritage tile
thing-homeland = homeland
thing-immigrant = immigrant
thing-instinct = instinct
thing-latitude = latitude
thing-mark = mark
thing-mutation = mutation
thing-niche = niche
thing-shape = shape
thing-star = star
hint-habitat = a letter of A, J, H, T and a number from the west, as A0
why-below-tiles = below every tile
why-size-track = one of them for the size track
why-mesozoic = the Mesozoic tiles there are
# $letter: in quotes, $letters: all of them
wrong-letter = there is no DNA { $letter }; letters are { $letters }
# $value: letters, $count, $least, $most: numbers
wrong-letters = { $value } has { $count } letters; it must have { $least } to { $most }
wrong-two-sizes = a list of { $count }; it must have 2, the least and the greatest size
wrong-sizes = { $sizes } are no sizes; they must be { $least } to { $most } and not fall
# $colour: its name
wrong-home = { $colour } has a homeland already; leave one
wrong-no-home = no row has { $column } { $colour }; each colour must have one
wrong-no-chain = no row has { $column } { $chain }; each chain must have mountains
wrong-rift = a list of { $count }; it must have 2, habitats side by side
wrong-rift-apart = { $first } and { $second } are not side by side
# $tile, $era, $colour: names
wrong-era = { $tile } belongs to the { $era } pool
wrong-mountain-sea = mountains are land
wrong-sea = a sea biome must ask for M, as only animals with it live there
wrong-volcano = only an orogeny biome can be a volcano
wrong-homeland = { $tile } is the homeland of { $colour }
wrong-predator-size = a predator has the size of its prey; leave it out
wrong-no-greenhouse = it is missing; a catastrophe shifts it up or down
# $event: a kind of events
wrong-level = { $event } has no level; leave it out
wrong-greenhouse = { $event } has no arrow of its own; leave it out
wrong-no-latitude = it is missing; a Milankovich event strikes one latitude or more
wrong-latitude = { $event } speaks of no latitude; leave it out
wrong-heritage = { $letter } is a roadrunner; heritage tiles carry dietary DNA

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = You lead dinosaurs or mammals. Letters on cards say what a species can eat and do.
goal-you-red = You are Red, dinosaurs, with one small animal in its homeland. Letters on cards say what a species can eat and do.
goal-you-green = You are Green, dinosaurs, with one small animal in its homeland. Letters on cards say what a species can eat and do.
goal-you-orange = You are Orange, mammals, with one small animal in its homeland. Letters on cards say what a species can eat and do.
goal-you-white = You are White, mammals, with one small animal in its homeland. Letters on cards say what a species can eat and do.
goal-wins = Most points win. Dead tiles lie in the tar pit; four times it is shared out, half of it to whoever has most animals on the map. At the end each animal of yours is a point, too.
# $tiles: how many fossil tiles a victory takes
goal-wins-alone = You win with { $tiles } fossil tiles and more points than the two-tusker. Dead tiles lie in the tar pit; four times it is shared out, half of it to whoever has most animals on the map.
goal-lasts = A turn is one action; four decks of cards last for 60 to 160 turns, counting everybody's. It ends sooner if tiles run out or the greenhouse gets out of hand.
