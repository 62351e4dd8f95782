# What Bios: Megafauna says.
#
# A colour is a name ("Red buys a card"), a species is its colour and its shape ("red fin"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not.

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

# $colour: who decides, here and below
ask-turn = { $colour }: choose an action.
# $card: the card that was bought, here and below
ask-play-mutation = { $colour }: which species mutates with { $card }?
ask-play-genotype = { $colour }: what becomes of { $card }?
ask-resurrect = { $colour }: which species comes back with { $card }?
# $parent: the species that branches
ask-speciate = Which animal of { $parent } becomes the first of { $card }?
# $species: who decides, $number: its size now
ask-adjust-size = The prey of { $species } has changed its size. Should { $species }, of size { $number }, follow?
# $letter: the roadrunner whose track it is
ask-adjust-track = The prey of { $species } has taken a step on the track of { $letter }. Should { $species } follow?

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
refused-parent = { $species } has not the size or not half the letters of the card
refused-no-cradle = the child could live in no place of { $species }
refused-no-animal-there = { $species } has no animal there
refused-child-starves = the child could not live there
refused-lazarus-genotype = a species comes back with a mutation only
refused-nowhere-to-live = nothing on the map would feed it

## Turns and cards: what happened

# $who: the colour, here and below
log-colour = { $who } is played by seat { $a }.
log-turn = Turn { $a }: { $who }.
log-buys = { $who } buys { $a } for { $b } { $b ->
    [one] gene
   *[other] genes
}{ $c ->
    [0] {""}
    [one] {" and takes the gene on it"}
   *[other] {" and takes the "}{ $c }{" genes on it"}
}.
log-drawn = { $a } is drawn, and its event happens.
log-drawn-upper = { $a } comes to the upper display.
log-discards = { $who } discards { $a }.
log-fossil-card = { $who } keeps { $a } as a fossil.
log-mutates = { $a } mutates with { $b } ({ $c }).
log-speciates = { $a } branches off { $b } with { $c }, { $d }.
log-resizes = { $a } has size { $b } now.
log-recedes = { $a } loses { $b }, which does not fit its size.
log-tile-recedes = { $a } loses the heritage of { $b }, which does not fit its size.
log-culture = { $a } takes up { $b }.
log-track = { $a } has { $c } of { $b } now.
log-drift = { $who } steals a gene from { $a }.
log-scoring = The { $a } is scored: { $b } { $b ->
    [one] tile lies
   *[other] tiles lie
} in the tar pit.
log-share = { $who }, with a population of { $b }, takes { $a } { $a ->
    [one] tile
   *[other] tiles
}.
log-period = The { $a } begins.
# $a: why
log-game-ends = The game ends with this turn: { $a }.
log-points = { $who } has { $a } { $a ->
    [one] point
   *[other] points
} and { $b } { $b ->
    [one] gene
   *[other] genes
}.
log-winner = { $who } wins.
log-alone-won = { $who } has outlived the rule of the two-tuskers.
log-alone-lost = The two-tuskers still rule the world.
log-tusker-passes = The two-tusker passes: nothing in the displays suits it.

ending-1 = the last card of the last period was drawn
ending-2 = a pool of tiles is empty
ending-4 = the greenhouse has left its track
ending-8 = nobody has bought a card with an event for a long time

## Habitats and animals: what is asked

# $species: who develops an animal
ask-develop-place = Where does the new animal of { $species } go?
# $parent, $child: species, $genome: the letters it has inherited so far
ask-inherit = What does { $child } inherit from { $parent }? It has { $genome } so far.
# $habitat: where two of one player's species are equal
ask-choose-loser = { $habitat }: your species are equal. Which of them loses an animal?
ask-move-loser = { $habitat }: { $species } has lost its place. Where does it move?
ask-resurrect-size = { $colour }: which size has the species that comes back?
ask-resurrect-place = { $species } comes back with size { $size }. Where?

## Habitats and animals: why not

refused-ground = it cannot be on that ground
refused-too-far = it is too far away
refused-no-food = nothing there feeds it
refused-no-prey = no prey there suits it
refused-parent-lacks = the parent has not so many of these letters
refused-one-roadrunner = only one type of roadrunner may be inherited
refused-one-tile = only one heritage tile may be inherited, and no more letters than the parent has
refused-tile-in-use = another species has that tile
refused-outside-limits = the size is outside the limits printed on it
refused-not-in-tie = that species is not among the equal ones
refused-other-habitat = it can only move within its habitat
refused-not-free = that place is taken or would not feed it

## Habitats and animals: what happened

# $a is a species or an immigrant in all messages of contests, $b the habitat.
log-loses-food = { $a } could not live on what { $b } offers.
log-loses-later = { $a } came to { $b } later than another immigrant.
log-loses-niche = { $a } had less of the niche of { $b } than a competitor.
log-loses-defence = { $a } could be eaten in { $b }, and a competitor could not.
log-loses-teeth = { $a } had the wrong teeth for the plants of { $b }.
log-loses-choice = { $a } gave way in { $b } to a relative.
log-loses-prey = { $a } found no prey in { $b }.
log-loses-physiology = { $a } had less physiology than another carnivore of { $b }.
log-loses-carnivore-teeth = { $a } had more teeth than another carnivore of { $b }.
log-moves-aside = { $a } moved to { $b }.
log-dies = An animal of { $a } died: { $b }.
log-immigrant-dies = { $a } died out: { $b }.
log-biome-extinct = { $a } died out in { $b }.
log-species-extinct = { $a } is extinct.
log-extinct-fossil = { $who } keeps { $a } as a fossil.
log-lazarus = { $who } has no species left and waits for a resurrection.
log-resurrected = { $a } came back with { $d } at size { $b }: { $c }.
log-develops = { $a } developed an animal: { $b }.
log-branches = { $a } branched off { $b } with size { $c } and inherited { $d }.
log-new-biome = { $a } grew in { $b }.
log-volcano = { $a }: the volcano warms the Earth.
log-super-fern = { $a }: the super-fern cools the Earth.
log-immigrant = { $a } arrived: { $b }.
log-immigrant-lost = { $a } found no place to live.
log-catastrophe = { $a } brings a catastrophe: genomes of { $b } letters or more die.
log-milankovich = { $a } brings a Milankovich cycle.
log-erosion = The mountains erode.
log-ice-age = There is an ice age, so nothing erodes.
log-greenhouse = The greenhouse stands at { $a }.
log-turned-down = { $a } in { $b } is turned over.
log-turned-up = { $a } in { $b } can be lived in again.
log-atlantic = The Atlantic opens.
log-cenozoic = The Cenozoic begins.

## Nouns

colour-red = Red
colour-orange = Orange
colour-green = Green
colour-white = White
colour-nobody = nobody
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
place-husk = the husking triangle of { $habitat }
place-hunt = the predator triangle of { $habitat }
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
culture-tool-use-text = size limits of cards and tiles no longer matter to it
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
nothing = nothing
seat = Seat { $number }
counted = { $number } { $what }
listed = { $first }, { $rest }
# $turn: number of the turn, $period: of the deck in use, $colour: whose turn it is
heading-turn = Turn { $turn }, { $period }: { $colour }

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
# $letters: DNA, or a dash, $least and $greatest: sizes
card-text = { $letters }, sizes { $least } to { $greatest }
card-text-instinct = { $letters }, sizes { $least } to { $greatest }, { $instincts }
# $name: of the side, $shape: of the species it starts
card-text-genotype = { $name }, a { $shape }: { $letters }, sizes { $least } to { $greatest }
event-new-tiles = { $number } new tiles
event-erosion = erosion
event-milankovich = Milankovich cycle: { $where }
event-catastrophe-up = catastrophe: genomes of { $number } letters or more die, then it warms
event-catastrophe-down = catastrophe: genomes of { $number } letters or more die, then it cools

## Options of a decision

option-done = nothing more
option-discard = discard the card
option-fossil = keep the card as a fossil
# $price: genes to pay, $genes: genes that lie on the card
option-buy = { $genes ->
    [0] buy { $card } of the { $display } for { $price }: { $text }
   *[other] buy { $card } of the { $display } for { $price } and take { $genes } from it: { $text }
}
option-card = { $card }: { $text }
option-larger = { $species } grows to size { $number }
option-smaller = { $species } shrinks to size { $number }
option-culture = { $species } takes up { $culture }: { $text }
option-track-more = { $species } gains { $letter }
option-track-less = { $species } loses { $letter }
option-develop = develop an animal of { $species }
option-branch = develop a new species, { $species }, from { $parent }
option-species = { $species } (size { $number }, { $letters })
option-place = { $place }, with { $who }
option-place-farm = a farm in { $place }, with { $who }
option-place-need = { $place }: needs { $letters }, niche { $niche }, with { $who }
option-drift = steal one of the { $number ->
    [1] gene
   *[other] { $number } genes
} of { $colour }
option-face = inherit { $letters } by a heritage tile (sizes { $least } to { $greatest })
option-inherit = inherit { $letters }
option-size = size { $number }
