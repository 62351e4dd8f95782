# What Bios: Mesofauna says.
#
# A colour is a name ("Pink takes a card"), a species is its colour and its shape ("Pink burrower"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past.

mesofauna-title = Bios: Mesofauna
mesofauna-blurb = Bugs become insects. Put your animals together from heads, thoraces and abdomens, grow organs, plant flowers, live off each other, and outlast drifting cratons, ice ages and mutagens.

## Options of the game

mesofauna-option-stage = Which game is played.
mesofauna-option-stage-caterpillar = Caterpillar, the first lesson, for 2 to 4: take cards, found species, spread. The first with 12 points wins.
mesofauna-option-stage-cocoon = Cocoon, for 2 to 4: cards cost something and are promoted, hunters need prey that they can catch, parasites need hosts. The first with 16 points wins.
mesofauna-option-stage-butterfly = Butterfly, the whole game for 2 to 4: every species acts, cratons drift, and events strike. This part of the rulebook is lost, and what is played is our reconstruction of it.
mesofauna-option-stage-combined = Combined, for 2 to 7: bugs and dinosaurs at one table, with sizes, monsters, tools and language. It stands on the same reconstruction.
mesofauna-option-stage-queen_bee = Queen Bee, alone: Butterfly against a queen who follows rules of her own. It stands on the same reconstruction.
mesofauna-option-ticket = How rough the events are: how many dice are rolled for a mutagen (not in Caterpillar and Cocoon).
mesofauna-option-ticket-merry_go_round = Merry-go-round: four dice, gentle.
mesofauna-option-ticket-ferris_wheel = Ferris wheel: three dice.
mesofauna-option-ticket-roller_coaster = Roller coaster: two dice, rough.
mesofauna-option-bugs = Combined: how many play bugs; the others play dinosaurs.
mesofauna-option-bugs-fitting = As many as fit: one of two, two of three or four, three of five or more.
mesofauna-option-bugs-two = Two.
mesofauna-option-bugs-three = Three.

# Why options do not go together.
error-ticket-stage = Caterpillar and Cocoon have no mutagens, so they need no ticket
error-bugs-stage = only the Combined game has both bugs and dinosaurs

## Set-up and the course of the game: what is asked, why not, what happened

ask-choose-craton = which craton do you lay?
ask-choose-side = which side of { $craton } is up?
ask-choose-spot = where does { $craton } lie?
ask-first-creeple = where does your archetype begin? { $left } { $left ->
    [one] creeple is
   *[other] creeples are
} still to come.
ask-speak = you have language. Do you end the game?

refused-craton-laid = that craton lies on the map already
refused-craton-other = somebody else lays that craton
refused-spot-taken = a craton lies there already
refused-spot-apart = a craton must adjoin one that lies already, side to side
refused-start-lake = nobody begins in a lake
refused-start-taken = that half is taken
refused-start-upper = the lower half is free, so it comes first
refused-start-apart = your first creeples must be beside each other
refused-second = there is one of that species in that hex already

log-colour = { $colour } is played by seat { $seat }.
log-crowned = { $colour } is Queen Bee's. { $number } { $number ->
    [one] fossil lies
   *[other] fossils lie
} in the formation.
log-laid = { $colour } laid { $craton }, { $side } side up.
log-begins = { $species } began { $place }.
log-turn = Turn { $turn }: { $colour }.
log-time-passes = Nobody had taken a card for a round: the free cards left the game.
log-deck-empty = The deck of { $row } was empty.
log-goal = { $colour } had { $goal } points or more.
log-speaks = { $colour } spoke, and the game was over.
# $ending: why
log-game-ends = The game ended: { $ending }.
log-points = { $colour } had { $points } { $points ->
    [one] point
   *[other] points
}.
log-winner = { $colour } won.

# Each stands after a colon.
ending-1 = somebody had reached the goal
ending-2 = a deck had run out
ending-4 = only one player was left
ending-8 = the fossil formation was empty
ending-16 = Queen Bee was extinct
ending-32 = a species had found language

heading-turn = Turn { $turn }: { $colour }
heading-phase = Turn { $turn }, { $colour }: { $species }

## Options of a decision

option-done = done
option-pass = pass
option-dry = dry side
option-wet = wet side
# $hexes: the grounds of its three hexes
option-side-dry = the dry side: { $hexes }
option-side-wet = the wet side: { $hexes }
option-plant = plant a flower
option-stomp = stomp the flower
option-keep = leave it as it is
option-invader = the newcomer wins
option-defender = the one that is there wins
option-fly = fly
option-neoteny = neoteny: shed a basal organ
option-zombie = take zombies: an unborn of each species that shares a hex with yours
option-resurrect = bring your archetype back to life
option-grow = grow
option-shrink = shrink
option-language = speak: end the game now
option-go-on = go on without a word
option-first = at the left end
option-last = up to the right end
option-flee = flee
option-mutate = { $species }: take { $card } for { $cost } ({ $organs }; then { $faces })
option-mutate-caterpillar = { $species }: take { $card } ({ $faces })
# The place of a card that was taken.
option-mutate-empty = { $species }: take { $card }
option-orient = { $card } as { $face }
option-promote = { $species }: promote { $card } to { $face }
option-speciate = { $species }: found { $daughter } with { $card } as { $face }
option-speciate-shown = found { $daughter } with { $card } as { $face }
option-populate = { $species }: populate, { $number } { $number ->
    [one] larva
   *[other] larvae
}
option-creeple = { $who }, { $place }
option-craton = { $craton } (dry: { $dry }; wet: { $wet })
option-species = { $species } ({ $organs })
option-organ = a { $organ } organ
option-tool = tool { $number }
option-herbivore = graze in { $biome }
option-herbivore-against = graze in { $biome }, against { $rival }
option-carnivore = hunt { $food } in { $biome }
option-carnivore-against = hunt { $food } in { $biome }, against { $rival }
option-on-herbivore = live on the grazing { $food } in { $biome }
option-on-herbivore-against = live on the grazing { $food } in { $biome }, against { $rival }
option-on-carnivore = live on the hunting { $food } in { $biome }
option-on-carnivore-against = live on the hunting { $food } in { $biome }, against { $rival }

# One way up of a card with all that is on it.
face-with = { $face } ({ $what })
two-faces = { $first } or { $second }
part-head = head, { $right }
part-thorax = thorax, { $left } and { $right }
part-abdomen = abdomen, { $left }
part-none = no part of the portrait
face-organs = organs: { $organs }
face-shape = { $shape }
face-venom = venom
face-mutualism = mutualism
face-monster = { $organ } monster

## Things

player-pink = Pink
player-purple = Purple
player-gray = Gray
player-blue = Blue
player-green = Green
player-orange = Orange
player-black = Black
player-white = White
colour-pink = Pink
colour-purple = Purple
colour-gray = Gray
colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-black = Black
colour-white = White
nobody = nobody
seat = Seat { $number }
craton = craton { $number }
side-dry = dry
side-wet = wet
hex-top = the top of { $craton }
hex-left = the left of { $craton }
hex-right = the right of { $craton }
ground-weeds = weeds
ground-swamp = swamp
ground-lake = lake
# $ground: what it is
biome-now = { $biome } ({ $ground })
# $there: who lives there
biome-with = { $biome } with { $there }
spot-n = north of { $craton }
spot-e = east of { $craton }
spot-se = southeast of { $craton }
spot-s = south of { $craton }
spot-sw = southwest of { $craton }
spot-nw = northwest of { $craton }
spot-alone = by itself
level-on-herbivore = parasite of the herbivore
level-on-carnivore = parasite of the carnivore
place-on-herbivore = on the grazing host in { $biome }
place-on-carnivore = on the hunting host in { $biome }
icon-fossil-award = fossil award
icon-ice-age = ice age
icon-radiation = radiation
icon-crowd-disease = crowd disease
icon-drift = continental drift
icon-impact = impact
icon-mutagen = mutagen
pheromone-curiosity = purple
pheromones-none = no pheromone
card-unknown = an unknown card

## Bodies: actions, portraits, new species, mutagens

ask-action = Which action do you take?
# $species: whose phase it is
ask-action-of = Which action does { $species } take?
ask-lazarus = Nobody of yours is alive. How do you come back?
# $species: whose portrait, $card: the card of the display
ask-orient = Which way up does { $card } come into the portrait of { $species }?
# $face: the new card
ask-fit-after = After which card of the portrait of { $species } does { $face } come?
ask-fit-before = Before which card of the portrait of { $species } does { $face } come?
ask-close-gap = The portrait of { $species } has a gap that does not close. Which part of it is kept?
ask-choose-mother = Where does the species that { $face } founds begin?
ask-resurrect = Where on { $craton } does your archetype appear?
# $limit: of organs
ask-atrophy = { $species } may have { $limit } organs and must lose some. Which mutation loses one?
ask-lose-organ = Which organ of { $card } does { $species } lose?
ask-shed-organ = Which basal organ does { $species } shed?

option-fit-first = as the first
option-fit-after = after { $face }
option-fit-last = as the last
# $gone: the cards that are replaced
option-fit-last-instead = as the last, in place of { $gone }
option-fit-before = before { $face }
option-fit-before-instead = before { $face }, in place of { $gone }
option-keep-part = keep { $cards }
option-mother = { $species } { $place }
# $species: the host
option-first-host = on { $species }, { $place }
option-organs-on = { $card } ({ $organs })
option-lose-organ = a { $organ } organ
option-pass-of = { $species }: pass
option-neoteny-of = { $species }: neoteny, shed a basal organ
option-zombie-of = { $species }: take zombies from those it lives with

# $cost: what it took of the allowance
log-mutates = { $species } took { $card } for { $cost }.
log-adds = { $species } added { $face } to its portrait.
log-promotes = { $species } promoted { $card } to { $face }.
# $lost: the card that went
log-replaces = { $face } took the place of { $lost } in the portrait of { $species }.
log-eusocial = { $species } became eusocial.
log-mutualism = { $species } became a mutualist.
log-venom = { $species } became venomous.
log-monochrome = As a parasite { $species } lost { $organs } from its species card.
log-closes-up = The portrait of { $species } closed up.
log-falls-off = { $face } fell off the portrait of { $species }.
log-speciates = { $daughter } was founded from { $mother } with { $face }, { $place }.
log-bound = { $species } lives on { $host } alone from now on.
log-populates = { $species } may have { $number } { $number ->
        [one] larva
       *[other] larvae
    }.
log-passes = { $species } passed.
log-sheds = { $species } shed a { $organ } basal organ.
log-zombie = { $species } took an unborn { $victim } as a zombie.
log-resurrection-roll = The dice named { $craton } for { $colour } to come back.
log-resurrects = { $species } came back, { $place }.
log-no-refuge = There was no place on { $craton } for { $colour } to come back to.
log-weta = { $species } lost its shape and goes on as an archetype, for a fossil.
log-no-weta = { $species } lost its shape, and there is an archetype already.
# $dice: how many, $limit: the highest
log-mutagen-roll = { $dice } dice for the mutagen: a species may have { $limit } organs.
log-shielded = { $species } is eusocial and may have { $limit } organs.
log-basal-lost = { $species } has more than { $limit } basal organs.
log-loses-organ = { $species } lost a { $organ } organ of { $mutation }.
log-loses-card = { $species } lost { $mutation } with its last organ.
log-radiation = Radiation struck the colours of { $row }.
log-irradiated = { $species } lost { $mutation } to radiation.

refused-not-in-this-game = this game does not have that action
refused-archetype-lives = your archetype is alive
refused-no-archetypes = all your archetypes are zombies
refused-lazarus = nobody of yours is alive: bring back your archetype
refused-no-basal = { $species } has no basal organ
refused-no-such-basal = { $species } has no such basal organ
refused-no-mutualism = { $species } is no mutualist
refused-no-victim = nobody who shares a place with { $species } has an unborn creeple
refused-no-unborn = { $species } has no unborn creeple
refused-not-alive = { $species } is not there
refused-other-phase = it is the phase of { $species }
refused-slot-empty = there is no card
refused-too-dear = the card costs { $cost }, and { $species } may spend { $left }
refused-novice = the card costs { $cost }, and in your first turn { $species } takes only free cards
refused-not-held = none of your species has that card
refused-promoted-already = that card is promoted already
refused-not-shown = that card is not in the display
refused-no-silhouette = that way up it shows no silhouette
refused-shape-lives = { $species } is there already
refused-all-zombies = all creeples of { $species } are zombies
refused-no-first-host = { $species } would find no host beside its mother
refused-no-cradle = { $species } could live at no place of its mother
refused-shape-lost = { $species } would lose its last silhouette, and there is an archetype already
refused-not-in-portrait = that card is not in the portrait
refused-no-half = there is no half at that edge
refused-halves-differ = the two halves have different colours
refused-lies-before = that card lies further to the left
refused-no-derived = there is no organ on that card
refused-parasite-needs-host = a parasite begins on a host, not in place of its mother
refused-host-taken = that host carries a parasite
refused-no-host-of-mother = no creeple of somebody else lives there with the mother
refused-no-mother-there = no creeple is there that could be the mother
refused-not-habitable = { $species } could not live there
refused-daughter-starves = { $species } could not eat who grazes there
refused-no-refuge = your archetype could not live there

## Lives: dispersal, contests, extinction, events, drift

# $species: of the larva, $left: how many are still to come
ask-larvae = where does the next larva of { $species } come to live? ({ $left } left)
# $craton: that the dispersal roll named
ask-fly-to = where on { $craton } does the larva of { $species } land?
# $species comes, $rival is there
ask-choose-winner = { $species } and { $rival } meet in { $biome }. Which of them wins?
ask-choose-host = { $species } has lost its host in { $biome }. Which is the new one?
ask-flower = your herbivore is in { $biome }. What of the flowers there?
ask-collide = { $craton } drifts back. What does it come to adjoin?
# $other: the island that it comes to
ask-adjoin = at which side does { $craton } come to adjoin { $other }?
ask-sicken = a disease spreads. Which creeple of { $species } dies? ({ $left } left)
refused-too-far = it is too far away
refused-lake = only swimmers live in a lake
refused-weeds = swimmers cannot live in weeds
refused-own-kind = its own kind lives there already
refused-grazes-first = a newcomer goes to the lower half
refused-no-prey = there is nobody to hunt
refused-prey-shape = it cannot catch that shape
refused-prey-tool = the prey has a tool against that shape
refused-hosts-only = parasites live on hosts
refused-parasites-only = only parasites live on hosts
refused-no-host = there is no host
refused-host-colour = its hosts are of another colour
refused-no-flight = neither a flyer nor a species with a white organ
refused-giants-walk = of Megafauna only flyers fly
refused-other-craton = the dice named another craton
refused-not-in-this-biome = it has to be in the same biome
refused-flower-there = a flower is there already
refused-no-flower = there is no flower
refused-no-craton-beside = no craton lies beside that place
refused-no-island = that is no other island
# $species: whose creeples are meant
refused-none-there = { $species } has no creeple there
log-disperses = A larva of { $species } began { $place }.
log-flies = A larva of { $species } took wing towards { $craton }.
log-lost = A larva of { $species } found no place on { $craton } and was lost.
log-loses-edibility = { $species }, { $place }, lost to { $winner }, which the carnivore there could not eat.
log-loses-organs = { $species }, { $place }, lost to { $winner }, which had more { $organ } organs.
log-loses-size = { $species }, { $place }, lost to { $winner }, which was larger.
log-loses-tie = { $species }, { $place }, was equal to { $winner }, which was there first.
log-loses-choice = { $species }, { $place }, gave way to { $winner }.
log-shifts = { $species } began { $place } instead.
log-killed = { $species }, { $place }, was killed.
log-killed-ground = { $species }, { $place }, could not live on that ground and was killed.
log-killed-starved = { $species }, { $place }, had nothing to eat any more and was killed.
log-killed-hostless = { $species } found no other host in { $biome } and was killed.
log-new-host = { $species } found another host and went on { $place }.
log-plants = { $colour } planted a flower in { $biome }.
log-stomps = { $colour } stomped the flower in { $biome }.
log-extinct = { $species } went extinct.
log-fossil-species = { $colour } kept a fossil of { $species }.
log-eliminated = { $colour } had no species left and was out of the game.
log-lazarus = { $colour } had no creeple left, but might come back from the dead.
# $holder: the species that held it
log-zombie-returns = A zombie of { $species } was free of { $holder }.
# $event: an ice age, an impact
log-event = { $event } happened.
log-dodged = { $card } passed by without an event.
log-no-award = Nobody was alive to leave a fossil.
log-awarded = { $colour } had most, { $number } creeples and pheromones, and took a fossil.
log-flower-lost = The flower in { $biome } withered.
log-splash = It fell into the sea: { $craton } was not there.
log-impact = It fell on { $craton }.
log-no-disease = No species was numerous enough to fall ill.
log-disease = { $species } lost { $number } creeples to a disease.
log-drift-nothing = { $craton } would have drifted, but was not there.
log-rift = { $craton } broke away and became an island.
log-stable = { $craton } had no fault to drift along.
# $other: a craton that it now adjoins
log-collides = { $craton } came to adjoin { $other }.
# An option of a contest between two creeples of one player.
option-wins = { $species } wins
option-enough-larvae = no more larvae
option-fly-by-roll = let it fly: a die names the craton
option-island = the island { $craton }

## Cards

card-bug-tail-spine = Tail spine
card-chordotonal-organ = Chordotonal organ
card-ocelli = Ocelli
card-antennae = Antennae
card-sensory-setae = Sensory setae
card-allometric-mandibles = Allometric mandibles
card-pedipalps = Pedipalps
card-foreleg-femora = Foreleg femora
card-statocyst = Statocyst
card-luminous-organ = Luminous organ
card-slit-sensilla = Slit sensilla
card-maxillary-palps = Maxillary palps
card-bug-cerci = Cerci
card-thermal-sensilla = Thermal sensilla
card-dorsal-rim-ommatidia = Dorsal rim ommatidia
card-dorsal-aorta = Dorsal aorta
card-spiracles = Spiracles
card-tracheae = Tracheae
card-book-gills = Book gills
card-hind-wings = Hind wings
card-paranotal-lobes = Paranotal lobes
card-bug-hemolymph = Hemolymph
card-hydrofuge-hairs = Hydrofuge hairs
card-respiratory-pigment = Respiratory pigment
card-flight-muscle = Flight muscle
card-resilin-pads = Resilin pads
card-abdominal-pump = Abdominal pump
card-pleopods = Pleopods
card-wax-glands = Wax glands
card-oral-papillae = Oral papillae
card-chitin-cuticle = Chitin cuticle
card-labium = Labium
card-hemimetabolism = Hemimetabolism
card-bug-crop = Crop
card-bug-mandibles = Mandibles
card-galeae = Galeae
card-bug-salivary-glands = Salivary glands
card-hindgut-flora = Hindgut flora
card-midgut-caeca = Midgut caeca
card-malpighian-tubules = Malpighian tubules
card-maxillipeds = Maxillipeds
card-gut-fold = Gut fold
card-tegument = Tegument
card-detritus-gut = Detritus gut
card-chelipeds = Chelipeds
card-ecdysis = Ecdysis
card-brood-care = Brood care
card-bug-ovipositor = Ovipositor
card-pheromone-gland = Pheromone gland
card-ootheca = Ootheca
card-ovarioles = Ovarioles
card-bug-parthenogenesis = Parthenogenesis
card-imaginal-discs = Imaginal discs
card-diapause = Diapause
card-ribbed-sclerites = Ribbed sclerites
card-juvenile-hormone = Juvenile hormone
card-silk-glands = Silk glands
card-bug-brood-pouch = Brood pouch
card-clitellum = Clitellum
card-hypermetamorphosis = Hypermetamorphosis
card-defensive-glands = Defensive glands

face-bug-tail-spine-a = Springtail
face-bug-tail-spine-b = Scorpion telson
face-chordotonal-organ-a = Tympanal organs
face-chordotonal-organ-b = Johnston's organ
face-ocelli-a = Compound eyes
face-ocelli-b = Dragonfly eyes
face-antennae-a = Plumose antennae
face-antennae-b = Elbowed antennae
face-sensory-setae-a = Trichobothria
face-sensory-setae-b = Urticating hairs
face-allometric-mandibles-a = Samurai caste
face-allometric-mandibles-b = Stag mandibles
face-pedipalps-a = Whip-spider palps
face-pedipalps-b = Scorpion pincers
face-foreleg-femora-a = Mantis forelegs
face-foreleg-femora-b = Mole-cricket forelegs
face-statocyst-a = Mysid tail fan
face-statocyst-b = Gravity bristles
face-luminous-organ-a = Firefly lantern
face-luminous-organ-b = Glow-worm lure
face-slit-sensilla-a = Lyriform organ
face-slit-sensilla-b = Trapdoor tripline
face-maxillary-palps-a = Carbon-dioxide palps
face-maxillary-palps-b = Sweet-tasting palps
face-bug-cerci-a = Earwig forceps
face-bug-cerci-b = Wind-sensing cerci
face-thermal-sensilla-a = Fire-beetle pits
face-thermal-sensilla-b = Blood-heat sense
face-dorsal-rim-ommatidia-a = Sky compass
face-dorsal-rim-ommatidia-b = Superposition eyes
face-dorsal-aorta-a = Wing hearts
face-dorsal-aorta-b = Branchial heart
face-spiracles-a = Closable spiracles
face-spiracles-b = Breathing siphon
face-tracheae-a = Air sacs
face-tracheae-b = Tracheal gills
face-book-gills-a = Book lungs
face-book-gills-b = Gill opercula
face-hind-wings-a = Halteres
face-hind-wings-b = Hook-coupled wings
face-paranotal-lobes-a = Folding wings
face-paranotal-lobes-b = Pronotal helmet
face-bug-hemolymph-a = Antifreeze blood
face-bug-hemolymph-b = Reflex bleeding
face-hydrofuge-hairs-a = Plastron bubble
face-hydrofuge-hairs-b = Pond-skater legs
face-respiratory-pigment-a = Bloodworm
face-respiratory-pigment-b = Stonefly skimming
face-flight-muscle-a = Hovering thorax
face-flight-muscle-b = Shivering thorax
face-resilin-pads-a = Flea leap
face-resilin-pads-b = Grasshopper legs
face-abdominal-pump-a = Jet propulsion
face-abdominal-pump-b = Fanning bellows
face-pleopods-a = Woodlouse lungs
face-pleopods-b = Paddling pleopods
face-wax-glands-a = Waterproof wax
face-wax-glands-b = Honeycomb
face-oral-papillae-a = Slime cannon
face-oral-papillae-b = Hydraulic lobopods
face-chitin-cuticle-a = Armored elytra
face-chitin-cuticle-b = Diving elytra
face-labium-a = Crinotoxic labium
face-labium-b = Labial mask
face-hemimetabolism-a = Metamorphosis
face-hemimetabolism-b = Nymphal wing pads
face-bug-crop-a = Muscular gizzard
face-bug-crop-b = Honeypot replete
face-bug-mandibles-a = Fungus-garden jaws
face-bug-mandibles-b = Wood-boring jaws
face-galeae-a = Coiled proboscis
face-galeae-b = Piercing stylets
face-bug-salivary-glands-a = Anticoagulant spit
face-bug-salivary-glands-b = Weaver silk
face-hindgut-flora-a = Wood-digesting flagellates
face-hindgut-flora-b = Trophallaxis
face-midgut-caeca-a = Bacteriome
face-midgut-caeca-b = Eurypterid hepatopancreas
face-malpighian-tubules-a = Cryptonephric rectum
face-malpighian-tubules-b = Antlion larva
face-maxillipeds-a = Forcipules
face-maxillipeds-b = Filter combs
face-gut-fold-a = Typhlosole
face-gut-fold-b = Honeydew filter
face-tegument-a = Absorptive tegument
face-tegument-b = Annulated leech
face-detritus-gut-a = Arthropleura gut
face-detritus-gut-b = Pill-roller gut
face-chelipeds-a = Robber-crab claws
face-chelipeds-b = Hermit abdomen
face-ecdysis-a = Imago
face-ecdysis-b = Tanned cuticle
face-brood-care-a = Slave-making
face-brood-care-b = Cuckoo inquiline
face-bug-ovipositor-a = Wasp sting
face-bug-ovipositor-b = Parasitoid ovipositor
face-pheromone-gland-a = Queen substance
face-pheromone-gland-b = Trail pheromone
face-ootheca-a = Egg raft
face-ootheca-b = Leathery egg case
face-ovarioles-a = Physogastric queen
face-ovarioles-b = Host-manipulating brood
face-bug-parthenogenesis-a = Telescoped generations
face-bug-parthenogenesis-b = Alate morphs
face-imaginal-discs-a = Pupa
face-imaginal-discs-b = Larviform female
face-diapause-a = Tun state
face-diapause-b = Overwintering eggs
face-ribbed-sclerites-a = Cricket song
face-ribbed-sclerites-b = Cicada timbals
face-juvenile-hormone-a = Locust phase
face-juvenile-hormone-b = Paedogenesis
face-silk-glands-a = Cocoon
face-silk-glands-b = Gossamer ballooning
face-bug-brood-pouch-a = Marsupium
face-bug-brood-pouch-b = Zoea
face-clitellum-a = Earthworm cocoon
face-clitellum-b = Leech brooding
face-hypermetamorphosis-a = Triungulin
face-hypermetamorphosis-b = Burrowing grub
face-defensive-glands-a = Bombardier
face-defensive-glands-b = Alarm pheromone

## Rules

