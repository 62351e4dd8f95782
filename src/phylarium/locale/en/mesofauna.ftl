# What Bios: Mesofauna says.
#
# A colour is a name ("Pink takes a card"), a species is its colour and its shape ("Pink burrower"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past.

mesofauna-title = Bios: Mesofauna
mesofauna-chapter-combined = Bios: Mesofauna with Megafauna
mesofauna-chapter-combined-blurb = Bugs and dinosaurs share one land. Some of you become insects, others plants, snails and vertebrates, and all contend for the same continents.
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

error-legacy-stage = what came out of Genesis goes on in Butterfly and in the Combined game

# Wishes for what the game hands on to Origins.
error-wish-colour = nobody plays { $colour }; wishes can be made for { $colours }
error-wish-species = { $colour } cannot go on with { $shape }; it has { $there }, and a flyer may be merfolk or landfolk

# What comes over from Genesis: what is asked, why not, what happened.
ask-heir-colour = as which colour do you go on?
# $receiver: somebody without a macroorganism
ask-donate = which of your other macroorganisms do you give to { $receiver }?
ask-first-host = on which creeple does your parasite begin?
refused-colour-taken = somebody else has that colour
refused-no-gift = you have no such macroorganism to give away
refused-other-kingdom = your macroorganism was of another kind
# $receiver: who got it
log-gift = { $colour } gave a macroorganism to { $receiver }.
log-inherits = { $species } brought { $organs } from Genesis.
log-biont = A biont became { $card } of { $species }.
log-no-first-host = { $colour } found no host to begin on.

## Set-up and the course of the game: what is asked, why not, what happened

ask-choose-craton = which craton do you lay?
    .meaning = First you lay the land together. Weeds feed all but swimmers, lakes only swimmers, swamps everybody.
ask-choose-side = which side of { $craton } is up?
    .meaning = Weeds feed all but swimmers, lakes only swimmers, swamps everybody.
ask-choose-spot = where does { $craton } lie?
    .meaning = Animals wander from hex to hex: what lies close together is reached early.
ask-first-creeple = where does your archetype begin? { $left } { $left ->
    [one] creeple is
   *[other] creeples are
} still to come.
    .meaning = Your first animals graze where you put them. In the middle of the land there is more room around them.
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
heading-end = The end
heading-phase = Turn { $turn }, { $colour }: { $species }

## Options of a decision

option-done = done
    .button = Done
option-pass = pass
    .button = Pass
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
option-zombie = take zombies: an unborn of each species that yours lives on, or that lives on yours
option-resurrect = bring your archetype back to life
option-grow = grow
option-shrink = shrink
option-language = speak: end the game now
option-go-on = go on without a word
    .button = Go on without a word
option-first = at the left end
option-last = up to the right end
option-flee = flee
option-mutate = { $species }: take { $card } for { $cost } ({ $organs }; then { $faces })
    .section = { $species } takes
    .chip = { $card } for { $cost }
option-mutate-caterpillar = { $species }: take { $card } ({ $faces })
    .section = { $species } takes
    .chip = { $card }
# The place of a card that was taken.
option-mutate-empty = { $species }: take { $card }
option-orient = { $card } as { $face }
option-promote = { $species }: promote { $card } to { $face }
    .section = { $species } promotes
    .chip = { $card } to { $name }
option-speciate = { $species }: found { $daughter } with { $card } as { $face }
    .section = { $species } founds
    .chip = { $daughter } as { $name }
option-speciate-shown = found { $daughter } with { $card } as { $face }
option-populate = { $species }: populate, { $number } { $number ->
    [one] larva
   *[other] larvae
}
    .section = { $species }
    .chip = { $number } { $number ->
        [one] larva
       *[other] larvae
    }
option-creeple = { $who }, { $place }
    .section = { $who }
    .chip = { $place }
option-craton = { $craton } (dry: { $dry }; wet: { $wet })
option-species = { $species } ({ $organs })
    .chip = { $species }
option-organ = a { $organ } organ
    .chip = { $organ } organ
option-herbivore = graze in { $biome }
    .section = Graze
    .chip = { $biome }
option-herbivore-against = graze in { $biome }, against { $rival }
option-carnivore = hunt { $food } in { $biome }
    .section = Hunt
    .chip = { $food } in { $biome }
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

# A card of the display. $faces: both ways up, $events: what happens when it is turned up
card-text = { $organs }; then { $faces }
card-text-events = { $organs }; then { $faces }; turned up: { $events }

## The board as text

board-over = The game is over.
board-setup = Set-up
board-goal = the first with { $number } points wins
board-formation = { $number } { $number ->
    [one] fossil
   *[other] fossils
} in the formation
board-ticket = { $number } dice for a mutagen
board-order = order of play: { $colours }
board-legend-hex = each hex: its craton, ground, flower
board-flower = flower
board-row = { $row } ({ $number } more in its deck)
board-points = { $number } { $number ->
    [one] point
   *[other] points
}
board-fossils = { $number } { $number ->
    [one] fossil
   *[other] fossils
}
# $colour: of the hosts that its parasites need
board-bound = parasites live on { $colour }
board-queen = Queen Bee
board-out = out of the game
board-lazarus = no creeple lives
board-creeples = { $living } living, { $unborn } unborn
board-size = size { $number }
board-zombies = { $number } { $number ->
    [one] zombie
   *[other] zombies
}
board-eusocial = eusocial
board-pheromones = pheromones: { $pheromones }
# One letter each.
mark-pink = P
mark-purple = U
mark-gray = Y
mark-blue = L
mark-green = G
mark-orange = O
mark-black = B
mark-white = W
mark-archetype = a
mark-burrower = b
mark-armored = r
mark-swimmer = s
mark-flyer = f
mark-parasite = p
mark-ground-weeds = "
mark-ground-swamp = %
mark-ground-lake = ~
mark-flower = *

## Things

player-pink = Pink
player-purple = Purple
player-gray = Gray
player-blue = Blue
colour-pink = Pink
colour-purple = Purple
colour-gray = Gray
colour-blue = Blue
nobody = nobody
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
hex-flower = { $biome } with a flower
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
resource-aurochs = aurochs
resource-biofuel = biofuel
resource-blank = nothing
resource-grain = grain
resource-horse = horses
resource-oil = oil
resource-uranium = uranium
# $resource: what it shows, $q, $r: where its top hex lies, in axial coordinates
sheet-craton = shows { $resource }; at { $q }, { $r }
sheet-craton-adrift = shows { $resource }; an island by itself
pheromones-none = no pheromone
# $number: of pheromones, $organ: their colour
pheromones-of = { $number } { $organ }
row-giant-metabolic = the metabolic row of Megafauna
row-giant-darwin = the Darwin row of Megafauna
card-unknown = an unknown card

## Bodies: actions, portraits, new species, mutagens

ask-action = Which action do you take?
    .meaning = Mutate takes a card for its organs, speciate founds a species with a card, populate brings larvae that find a place. Each creeple on the map is a point, and blue organs bring more larvae.
# $species: whose phase it is
ask-action-of = Which action does { $species } take?
    .meaning = Mutate takes a card for its organs, speciate founds a species with a card, populate brings larvae that find a place. Each creeple on the map is a point, and blue organs bring more larvae.
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
    .section = { $species }
    .chip = { $place }
# $species: the host
option-first-host = on { $species }, { $place }
option-organs-on = { $card } ({ $organs })
    .chip = { $card }
option-lose-organ = a { $organ } organ
    .chip = { $organ } organ
option-pass-of = { $species }: pass
    .button = Pass ({ $species })
option-neoteny-of = { $species }: neoteny, shed a basal organ
    .section = { $species }
    .chip = neoteny
option-zombie-of = { $species }: take zombies from those it lives with
    .section = { $species }
    .chip = take zombies

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
log-queen-weta = { $species } lost its shape and goes on as an archetype; Queen Bee has no fossil of it.
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
refused-other-half = in that hex your archetype would appear in the other half

# With Megafauna
ask-choose-tool = Which tool does { $species } take?
option-no-tool = no tool
    .button = No tool
option-grow-of = { $species }: grow to size { $number }
    .section = { $species }
    .chip = grow to { $number }
option-shrink-of = { $species }: shrink to size { $number }
    .section = { $species }
    .chip = shrink to { $number }
option-shrink-to = shrink to size { $number }
option-lose-monster = lose the monster
option-organs-and-monster = { $card } ({ $organs }, and its monster)
    .chip = { $card }
log-monster = { $face } made { $species } a monster.
log-recedes = { $species } lost { $organs } from its species card, which receded.
log-resizes = { $species } has size { $size } now.
log-outgrows = { $species } outgrew { $face }.
log-grounded = { $species } grew too large to fly.
log-loses-monster = { $species } lost the monster of { $mutation }.
log-tool = { $species } took { $tool }.
log-no-tool = No tool was left for { $species }.
refused-tool-taken = somebody has that tool
refused-bug-card = without a haustorium { $species } takes no cards of bugs
refused-monster-buys-bugs = as a monster { $species } takes cards of bugs alone
refused-giant-card = { $species } takes no such cards of Megafauna
refused-must-found = that way up the card must found a species
refused-too-large = { $species } is too large for that card
refused-no-giant-parasites = Megafauna have no parasites
refused-no-size = { $species } has no size dice
refused-size-limit = { $species } has reached the end of its size dice

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
log-event = Event: { $event }.
log-dodged = { $card } passed by without an event.
log-no-award = Nobody was alive to leave a fossil.
log-awarded = { $colour } had most, { $number } creeples and pheromones, and took a fossil.
log-flower-lost = The flower in { $biome } withered.
log-splash = It fell into the sea: { $craton } was not there.
log-impact = It fell on { $craton }.
log-no-disease = No species was numerous enough to fall ill.
log-disease = A disease doomed { $number ->
    [one] { $number } creeple
   *[other] { $number } creeples
} of { $species }.
log-drift-nothing = { CAPITAL($craton) } would have drifted, but was not there.
log-rift = { CAPITAL($craton) } broke away and became an island.
log-stable = { CAPITAL($craton) } had no fault to drift along.
# $other: a craton that it now adjoins
log-collides = { CAPITAL($craton) } came to adjoin { $other }.
ask-flee = { $species } has lost in { $biome }. Where does it escape to?
refused-not-free = somebody is there
log-flees = { $species } escaped and began { $place }.
option-let-die = let it die
# $option: a place with somebody there, $outcome: who would win it
option-with-outcome = { $option } ({ $outcome })
    .section = { CAPITAL($outcome) }
    .chip = { $option }
outcome-wins = it would win
outcome-loses = it would lose
outcome-own = you choose the winner
# An option of a contest between two creeples of one player.
option-wins = { $species } wins
option-enough-larvae = no more larvae
    .button = No more larvae
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

rule-cat-setup-sides = Each player gets a colour by chance, with its six species cards and 47 creeples.
rule-cat-setup-tableau = Your archetype starts your tableau, with all ten of its creeples unborn on its card.
rule-cat-setup-inactive = Your other five species wait beside the table until you found them.
rule-cat-setup-display = Red and yellow cards make one deck, green and blue cards the other. Each row shows five cards, the last of which lies on its deck; in Caterpillar the promoted sides are up.
rule-cat-setup-pool = Organ cubes lie in a common pool.
rule-cat-setup-map = Each player lays two cratons that chance gave, either side up, so that all cratons make one continent.
rule-cat-setup-placement = In the order of play the players begin with one, two, three and four archetypes, each player's own beside each other.
rule-cat-setup-halves = A first creeple takes the lower half of a hex or, where that is taken, the upper half.
rule-cat-setup-restrictions = No first creeple goes into a lake, and nobody plants a flower during set-up.
rule-cat-sequence = The highest skeletal number begins. Players take one action each, clockwise.
rule-cat-species = You can have six species, one of each shape. Each has its own tableau, whose cards and organs serve no other species.
rule-cat-portrait = The promoted cards of a species lie in a row. Where two meet, their halves of a pheromone must have one colour; so there is one head and one abdomen at most.
rule-cat-mutate-orientation = A card that you take is laid one of two ways up. The other way is out of the game.
rule-cat-mutate-placement = A new card is set at an end of the portrait, squeezed in, or put in the place of others, as long as all halves that meet match.
rule-cat-mutate-organs = A cube is laid on each organ that the card shows this way up.
rule-cat-mutate-refresh = The row that a card was taken from closes up to the left, and its deck gives the next card.
rule-cat-speciate-silhouette = A species is founded by a card that shows its silhouette, and only while you have no creeple of that shape on the map.
rule-cat-speciate-tableau = The card becomes the first one of the new species' portrait.
rule-cat-speciate-load = All creeples of its shape lie on the card of a new species.
rule-cat-speciate-inherit = In Caterpillar a new species gets a copy of all organs of its mother.
rule-cat-speciate-mother = One of your creeples is replaced by one of the new shape; if it was the last of its species, that one is extinct. A swimmer needs a mother in a swamp.
rule-cat-speciate-flower = A founder that grazes may plant or stomp a flower.
rule-cat-speciate-refresh = The display is refreshed after a founding, too.
rule-cat-populate-number = A species that populates has one larva and one more for each of its blue organs.
rule-cat-populate-mother = Each larva begins beside a creeple of its species, which may be a larva that was just placed.
rule-cat-populate-dispersal = A larva goes up to one hex and one more for each blue organ.
rule-cat-populate-destination = Lakes are for swimmers, weeds for all but swimmers, swamps for all. There is never a second creeple of a species in a hex.
rule-cat-populate-trophic = A larva enters the lower half; if somebody is there, they contest it at once.
rule-cat-populate-plant = Who settles in an empty lower half, or wins it, may plant a flower, but not in a lake and not where one grows already.
rule-cat-populate-stomp = Instead a flower that is there may be stomped.
rule-cat-contest-sides = Two creeples in one half of a hex contest it: the one that comes and the one that is there.
rule-cat-contest-majority = The invader needs more organs of the colour asked for than the defender.
rule-cat-contest-icon = Green ones count below, yellow ones where a flower grows, red ones above.
rule-cat-contest-kill = Who loses and finds no other place is killed and becomes unborn.
rule-cat-contest-chameleon = A white organ counts as one of the colour asked for.
rule-cat-contest-flower = The winner of a lower half may plant or stomp a flower there.
rule-cat-contest-same = If both creeples are yours, you choose who wins.
rule-cat-contest-shift = Who loses the lower half goes to the upper one, and contests it by red organs if it is taken.
rule-cat-contest-cannibal = No creeple preys on its own species.
rule-cat-extinct = A species whose last creeple leaves the map is extinct: its cards and organs are lost.
rule-cat-extinct-again = A shape that died out may be founded again.
rule-cat-extinct-out = A player all of whose species are extinct has lost.
rule-cat-end-points = One point for each of your creeples on the map and for each pheromone. Twelve points at the end of a turn win.
rule-cat-end-lone = Who is the only player with living creeples wins.
rule-cat-end-deck = If a row cannot be filled to five cards any more, points are counted at once. Equals share the victory.
rule-coc-setup-facedown = In Cocoon the cards of the display show their unpromoted sides.
rule-coc-setup-cost = The columns of the display cost 0, 2, 4, 6 and 8 from left to right.
rule-coc-setup-venom = Venom chits lie in the pool; they only mark what a portrait says.
rule-coc-mutate-cost = A card costs what its column says.
rule-coc-mutate-allowance = A species may take a card that costs no more than it has unborn creeples. Nothing is paid, and nothing can be saved.
rule-coc-mutate-half = With a pheromone of its colour a card costs half.
rule-coc-mutate-left = A card that is taken lies unpromoted beside the portrait.
rule-coc-mutate-organs = The organs of an unpromoted card count at once.
rule-coc-mutate-refresh = The display is refreshed as in Caterpillar.
rule-coc-promote-preview = Both ways up of a card are known before it is promoted. A card that fits in neither way cannot be promoted.
rule-coc-promote-basal = The organs of a card that is promoted become basal organs of its species. A parasite keeps blue ones only.
rule-coc-promote-orientation = A promoted card is laid one of two ways up.
rule-coc-promote-fit = A promoted card goes to an end of the portrait, between two cards or in the place of some, so that all halves that meet match.
rule-coc-promote-organs = Then it gets the organs that it shows this way up.
rule-coc-promote-venom = A venom icon makes all carnivores of the species venomous.
rule-coc-promote-mutualism = The mutualism icon means nothing in Caterpillar and Cocoon.
rule-coc-speciate-silhouette = An unpromoted card can found a species that it shows one way up, while you have no creeple of that shape on the map.
rule-coc-speciate-mom = The organs of the card become basal organs of the mother.
rule-coc-speciate-promote = The card is turned to the way up that shows the new species.
rule-coc-speciate-tableau = It becomes the first card of the daughter's portrait.
rule-coc-speciate-load = All creeples of her shape lie unborn on her card.
rule-coc-speciate-inherit = The daughter gets a copy of the mother's basal organs, a parasite of the blue ones alone.
rule-coc-speciate-mother = One creeple of the mother is replaced by the daughter; a parasite is set on a host instead.
rule-coc-speciate-limits = Where the mother hunts, the daughter must be able to eat the same prey.
rule-coc-speciate-endangered = A carnivore that cannot eat the daughter in its hex is killed.
rule-coc-speciate-flower = A daughter that grazes may plant or stomp a flower.
rule-coc-speciate-venom = A daughter whose card shows venom is venomous; her mother's venom is not inherited.
rule-coc-shape-rule = A carnivore must have the shape of its prey, or it is killed at once.
rule-coc-shape-archetype = Any shape eats archetypes.
rule-coc-shape-host = Any shape eats a creeple that carries a parasite. Parasites themselves are never prey.
rule-coc-shape-venom = A venomous carnivore eats any shape.
rule-coc-shape-edibility = With a carnivore in the hex, a herbivore that it cannot eat beats one that it can, whatever their organs.
rule-coc-parasite-host = A parasite neither grazes nor hunts: it sits on a creeple of another player, one on each, in any hex.
rule-coc-parasite-speciate = A new parasite begins on another player's creeple in the hex of its mother, who stays. The colour of that host is the only one that its species can live on.
rule-coc-parasite-destination = A larva of a parasite goes to a host of that colour, whatever its shape.
rule-coc-parasite-contest = Two parasites on one host are told apart by their blue organs; a tie keeps the one that is there.
rule-coc-parasite-shift = A parasite that loses its host goes to a free host of its colour in the same hex, or is killed.
rule-coc-parasite-mother-has = If a host founds a species, the parasite stays on the daughter. Larvae are free of it.
rule-coc-parasite-mother-is = A daughter of a parasite leaves the host and contests its place.
rule-coc-parasite-basal = A parasite discards all basal organs that are not blue.
rule-coc-venom-effect = Venomous carnivores need not have the shape of their prey.
rule-coc-venom-inherit = A daughter has no venom from her mother.
rule-coc-end = As in Caterpillar, with sixteen points.
rule-J0 = Bugs and dinosaurs at one table: Butterfly with the cards, creeples, tools and monsters of Megafauna.
rule-J0a = Mesofauna's rules hold wherever this part does not say otherwise.
rule-J0b = Megafauna gives its creeples, mutations, tools and monsters, but neither cratons nor events nor cubes.
rule-J0c = Bugs have more creeples, fly with white organs, can be eusocial and have parasites.
rule-J0d = Dinosaurs grow, which helps in contests and dispersal, and have monsters, tools and language.
rule-J0e = Megafauna's emotions are pheromones here, its personalities portraits, its newborns larvae, its endotherms Holometabolans.
rule-J1 = Two to seven play, two or three of them bugs if there are enough players.
rule-J1a = The display has two rows of bug cards and two of dinosaur cards.
rule-J1b = The archetype of a dinosaur begins with size 1.
rule-J1c = The four tool cards of Megafauna lie open.
rule-J2 = Only bug cards bring events when they are turned up.
rule-J2a = In the Combined game all events happen, whatever a card says about four players.
rule-J2b = Radiation also takes promoted dinosaur cards that are in no portrait. Portraits are safe.
rule-J2c = Dinosaurs are never eusocial, so nothing raises their organ limit.
rule-J3 = Every species of bugs and dinosaurs has one action a turn.
rule-J3a = A new species of dinosaurs has the size of its mother, which the founding card must allow.
rule-J3b = A dinosaur card that is turned to a silhouette must found that species.
rule-J3c = Dinosaurs take dinosaur cards and bugs take bug cards.
rule-J3d = A dinosaur card without halves of emotions lies beside the portrait; one with halves must fit into it.
rule-J3e = A promotion that shows a monster brings a monster of that colour.
rule-J3f = A dinosaur has as many larvae as its size and its blue organs together, and each of them has as many dispersal points. Of dinosaurs only flyers fly.
rule-J3g = Dinosaurs and monster bugs may change their size by one step as an action.
rule-J3h = A species that outgrows a promoted card discards it, and may lose its shape with it.
rule-J4 = Bugs have size 1 unless they are monsters.
rule-J4a = If neither edibility nor organs decide, the larger species wins, then the defender.
rule-J4b = Parasites with equally many blue organs are told apart by size.
rule-J4c = An endotherm dinosaur that loses to an opponent and cannot shift may disperse to a free place; each creeple once a phase.
rule-J5 = Any species, large or small, plants and stomps flowers.
rule-J5a = Bugs and dinosaurs alike contest flowers by yellow organs; of equals the larger wins.
rule-J6 = Some promoted cards have icons with effects of their own.
rule-J6a = They work as those of the bugs.
rule-J6b = A promotion that shows a recession costs the species all basal organs of that colour.
rule-J6c = Pink may also take dinosaur cards that show a horror plant.
rule-J6d = A dinosaur with a haustorium may also take bug cards.
rule-J7 = A monster counts as so many organs of its colour as its species is large.
rule-J7a = A bug with a monster has a size, too, and may resize. It still takes bug cards only; all of those allow size 6.
rule-J7b = A flying bug that grows beyond size 1 loses its wings.
rule-J7c = A monster that began the phase with a white organ and would lose a contest, also to another species of its owner’s, grows at once, by just enough to win, if it can.
rule-J7d = Instead of losing organs a monster may shrink; at size 1 it loses the monster.
rule-J8 = For each purple emotion of its portrait a dinosaur takes a tool, either side up, and hunts the shape that it shows.
rule-J8a = With a diving bell a carnivore lives wherever swimmers graze, in lakes too.
rule-J8b = A tool meets the shape requirement for its shape, bugs and dinosaurs alike.
rule-J8c = A tool-user cannot be eaten by the shape of its tool, unless that hunter has a tool for the shape of the tool-user.
rule-J8d = Each tool counts as a fossil at the end, in points and where they are equal.
rule-J8e = A dinosaur with three emotions of at least two colours has language, and may end the game on its turn.
rule-K0 = Genesis can go on as Mesofauna, and Mesofauna as Origins.
rule-K0a = In a campaign at least two should play bugs, for only their cards bring events.
rule-K1 = The fittest macroorganism of Genesis decides what you begin with.
rule-K1a = Of several macroorganisms you go on with one; without one see below.
rule-K1b = Mosses become Green, worms and snails Orange, sea stars White.
rule-K1c = Mushrooms become Pink, velvet worms Purple, trilobites Gray, arrow worms Blue or Black.
rule-K1d = Who has no macroorganism begins as a parasite on a creeple of another player, the highest score choosing first.
rule-K1e = Each biont of yours but the trophic one gives an unpromoted card of its colour. Foreign endosymbionts make your archetype a mutualist.
rule-K1f = A macroorganism of the land begins with its organs as basal ones, one of the sea without.
rule-K1g = All the rest is set up as in Butterfly.
rule-K1h = In the first turn only free cards may be taken; the winner of Genesis, those whose bionts he carried, and parasites are exempt.
rule-K2 = What is left at the end becomes the start of Origins.
rule-K2a = The cratons lie as they ended, with hexes of Origins in their places by the resources that they show.
rule-K2b = Dinosaurs keep their colour and their seven creeples.
rule-K2c = Beginning with the winner each player puts one figure on each continent where he lived, with a eusocial or speaking species if he has one.
rule-K2d = Swimmers go on in the sea; flyers choose.
rule-K2e = The long game of Origins follows best.
rule-K3 = A campaign counts every game.
rule-K3a = After each game but the last each player gets a fossil for every opponent with fewer points.
rule-K3b = The points of the last game count half, and the campaign fossils are added.
rule-K3c = Equals share the victory.
rule-L0 = Butterfly alone, against Queen Bee.
rule-L0a = You have one action for each of your species.
rule-L0b = Where nothing else says what she does, you choose for her.
rule-L0c = Words that belong to Queen Bee are told in L9.
rule-L1 = As for two players of Butterfly, with these changes.
rule-L1a = You choose four cratons; the others are out of the game.
rule-L1b = You lay them side to side as you like, either side up.
rule-L1c = She begins on the lowest land and on the lowest hex beside it, on another craton if there is one. Then you choose two hexes that are no lakes.
rule-L1d = She rolls one eight-sided die.
rule-L1e = Eight fossils lie ready. Each award takes one; with the last one the game ends.
rule-L1f = The merry-go-round, four dice, is recommended.
rule-L1g = She takes the cheapest thorax, promotes it at once and populates. No event happens.
rule-L1h = Then your archetype has its first action.
rule-L2 = She tries to found a species, else to lengthen a portrait, else she populates. Then it is your turn.
rule-L2a = Only one species of hers acts: the one with most unborn, of equals the one that came last.
rule-L2b = First she rolls to see whether she founds a species.
rule-L2c = If she did not, she lengthens the portrait of her phasing species.
rule-L2d = If she could not, she populates. Whoever of hers dies of that, without prey or host, becomes a zombie.
rule-L2e = After her action the display is refreshed.
rule-L2f = What is turned up happens.
rule-L2g = Every fossil of an award comes from the formation.
rule-L2h = Then the top species of your roster acts or passes.
rule-L2i = The others follow, down the roster.
rule-L2j = After each of your actions the display is refreshed and events happen.
rule-L2k = The game ends at the moment the formation is empty.
rule-L3 = If the roll says so she takes a card, turns it and founds a species with it.
rule-L3a = A parasite, a swimmer or a species with a single creeple founds nothing.
rule-L3b = She founds a species if she has fewer species than the die shows.
rule-L3c = The mother is the most stressed creeple whose daughter would survive.
rule-L3d = She takes the cheapest card with a shape that she lacks; parasites and swimmers only where they could live.
rule-L3e = She can afford any card.
rule-L3f = She promotes every card at once; its organs become basal.
rule-L3g = She takes the card and founds the species by the usual rules.
rule-L3h = If both ways up would do, you choose.
rule-L3i = If no daughter would survive she goes on to the portrait.
rule-L3j = A species that she founded populates at once.
rule-L3k = Then the display is refreshed and events happen.
rule-L4 = She lengthens the portrait of her phasing species.
rule-L4a = A eusocial species needs no more cards; she goes on to populate.
rule-L4b = She takes the cheapest card that fits without replacing another.
rule-L4c = She takes no fourth thorax.
rule-L4d = The card goes into the portrait at once.
rule-L4e = If both ways fit she prefers the one with a trait; else you choose.
rule-L4f = With mutualism she takes a zombie of each of your species that shares a hex with hers, once.
rule-L4g = If no card fits she populates.
rule-L4h = Then the display is refreshed and events happen.
rule-L5 = Her phasing species has larvae.
rule-L5a = The first mother is her most stressed creeple.
rule-L5b = She has one larva and one more for each blue organ.
rule-L5c = Each larva is the mother of the next one, even if it died.
rule-L5d = Each larva looks for a home by L6.
rule-L6 = She never enters a hex where she could not live.
rule-L6a = A larva goes to a hex beside its mother: first by hive loyalty, then where fewest live, then to the lowest. A parasite prefers a grazing host that is free.
rule-L6b = She always has enough points for a hex beside her.
rule-L6c = Who loses against you swarms once a phase, and then may fly if it can.
rule-L6d = A flyer or a species with white organs may fly when a swarm did not help, or none was possible; a die says to which craton. Who loses there and has not swarmed yet still may.
rule-L6e = Who finds no home becomes a zombie on a species card of yours, which you choose.
rule-L6f = With more yellow organs than any species of yours a species of hers plants flowers; with fewer than one of yours it stomps them.
rule-L7 = Some events strike her in her own way.
rule-L7a = A species of hers that the disease strikes loses its most stressed half.
rule-L7b = She discards whole cards from the hind end of her portrait on.
rule-L8 = With the last fossil of the formation the game ends at once.
rule-L8a = Awards go to whoever has more creeples and pheromones. You also get a fossil for each of your species that dies out.
rule-L8b = If she dies out, you win.
rule-L8c = Fossils, living creeples and pheromones are counted; more points win.
rule-L8d = Zombies count for nobody.
rule-L8e = Then more fossils win, then more eusocial species.
rule-L9 = What the words about Queen Bee mean.
rule-L9a = She fears heights and prefers the lowest hex.
rule-L9b = She fears crowds and prefers hexes with fewest creeples; never one with a herbivore and a carnivore of hers.
rule-L9c = A hex is as high as it has mountains; of equals the one on the craton with the higher number.
rule-L9d = She does not contest her own, except that an archetype of hers makes a grazing other species of hers hunt. Otherwise she joins her own herbivore as a carnivore.
rule-L9e = Queen Bee, the opponent of who plays alone.
rule-L9f = Of cards that would do she takes the cheapest, then one with a trait, then one of the upper row; never one on a deck.
rule-L9g = The most stressed creeple is the one with most others in its hex, then the highest one; then you choose.
rule-L9h = A creeple of hers that loses a contest goes on to a hex beside it, once a phase.
rule-bf-A = The highest skeletal number begins, then it goes clockwise. Of a bug and a dinosaur with the same number the bug is first.
rule-bf-A1 = In your turn each of your species has one action.
rule-bf-A1a = Your species stand in the order in which they came; a new one comes last.
rule-bf-A1b = Down the roster each species takes one action or passes.
rule-bf-A1c = A species that is founded in your turn acts in the same turn.
rule-bf-A1d = A phase is the action of one species with all that follows from it.
rule-bf-A2 = A species can do several things.
rule-bf-A2a = Mutate, promote, speciate, populate, neoteny, zombie, or pass.
rule-bf-A2b = A player without living creeples has one action, which brings back the archetype.
rule-bf-A3 = After each action the display is refreshed, and events may happen.
rule-bf-A3a = The row of a card that was taken closes up to the left, and its deck gives the next card.
rule-bf-A3b = A card that is turned up on its deck has its events at once, from left to right.
rule-bf-A3c = Cards that lie there after set-up, and after Queen Bee's first turn, have no events.
rule-bf-A3d = With four players a card that shows a dodged bullet has no events; with fewer, and among dinosaurs, it has.
rule-bf-dodged_bullet = It saves four players from the events of its card.
rule-bf-A3e = If nobody took a card for a whole round, the free card of each row is discarded and the rows are refreshed.
rule-bf-B1 = Everything of Caterpillar and Cocoon, and four eight-sided dice.
rule-bf-B2 = Creeples and flowers are limited; cubes, fossils and chits are not.
rule-bf-B3 = They mean something in the Combined game alone.
rule-bf-B4 = All bugs have size 1 outside the Combined game.
rule-bf-C = First the game, then players and map, then the display.
rule-bf-C1 = You agree on the game and its ticket.
rule-bf-C1a = The ticket says how many dice are rolled for a mutagen: four, three or two. More dice are gentler.
rule-bf-C1b = Two to four play Butterfly.
rule-bf-C2 = Colours, cratons, first creeples and the pool.
rule-bf-C2a = Each player gets a colour with its species; the archetype starts the roster.
rule-bf-C2b = Each player lays two cratons that chance gave, one after the other in the order of play, either side up and side to side with another. Five or more share all eight.
rule-bf-C2c = In the order of play the players begin with one, two, three and four archetypes beside each other, in lower halves or above others, not in lakes.
rule-bf-C2d = Cubes, flowers, fossils, chits and dice lie in the pool.
rule-bf-C3 = Two decks and two rows.
rule-bf-C3a = Red and yellow cards are the upper deck, green and blue ones the lower.
rule-bf-C3b = Both are shuffled with their unpromoted sides up.
rule-bf-C3c = The decks lie at the right end of the rows.
rule-bf-C3d = Each row shows four cards and the top card of its deck. Their events do not happen now.
rule-bf-C3e = The columns cost 0, 2, 4, 6 and 8 from left to right.
rule-bf-D1 = The species takes a card of the display that it can afford.
rule-bf-D1a = A card costs what its column says.
rule-bf-D1b = The cost may not exceed the creeples on the species card, zombies among them. Nothing is paid or saved.
rule-bf-D1c = With a pheromone of its colour a card costs half.
rule-bf-D1d = The card lies unpromoted in the tableau, and its organs count at once.
rule-bf-D2 = An unpromoted card of the species is turned into its portrait.
rule-bf-D2a = Both ways up are known; a card that fits in neither way cannot be promoted.
rule-bf-D2b = You choose the way up. A silhouette may be used to found a species, or ignored.
rule-bf-D2c = The organs of the unpromoted card become basal ones; a parasite keeps the blue ones.
rule-bf-D2d = The card goes to an end of the portrait, between two cards or in the place of some, and all halves that meet must match. The last silhouette of its own shape may not be replaced unless the species then goes on as the archetype.
rule-bf-D2e = It gets the organs that it shows this way up.
rule-bf-D2f = Venom and mutualism icons of the chosen way up work; others do not.
rule-bf-D3 = An unpromoted card of the species founds a daughter species.
rule-bf-D3a = The card must show the daughter's shape, of which you have no living creeple.
rule-bf-D3b = The organs of the card become basal ones of the mother; a parasite keeps the blue ones.
rule-bf-D3c = The card is turned to the way up that shows the daughter.
rule-bf-D3d = The daughter starts at the bottom of the roster with this card as her portrait.
rule-bf-D3e = All her creeples lie on her card, but those that are zombies elsewhere stay there.
rule-bf-D3f = She gets a copy of the mother's basal organs, a parasite of the blue ones. Venom and mutualism are not inherited.
rule-bf-D3g = A creeple of the mother is replaced by the daughter. If it was the last one, the mother is extinct.
rule-bf-D3h = She must be able to live there and, where the mother hunts, to eat the same prey.
rule-bf-D3i = The mother stays, and the daughter goes onto a creeple of another player in the same hex.
rule-bf-D3j = The daughter leaves the host and contests its place.
rule-bf-D3k = It stays on the daughter.
rule-bf-D3l = A carnivore that cannot eat her is killed.
rule-bf-D3m = A daughter that grazes may plant or stomp; one whose card shows venom is venomous.
rule-bf-D3n = A player without a living archetype can bring it back as an action: a die says on which craton.
rule-bf-D4 = The species has larvae, who look for a place to live.
rule-bf-D4a = It has one larva and one more for each blue organ, and each of them has as many dispersal points.
rule-bf-D4b = Each larva begins at a creeple of its species, a larva just placed included. Zombies are never born.
rule-bf-D4c = Each larva settles before the next one is born. You may stop at any time.
rule-bf-D4d = A larva without a place to go is not born.
rule-bf-D5 = The species sheds one of its basal organs.
rule-bf-D6 = A zombie is a creeple of another player on your species card.
rule-bf-D6a = A mutualist takes one unborn creeple of each species of others that it lives on or that lives on it.
rule-bf-D6b = A zombie counts for your allowance. It is never born and scores for nobody.
rule-bf-D6c = Zombies go home only when the species that holds them dies out.
rule-bf-E1 = A larva walks from hex to hex, beginning at its mother's.
rule-bf-E1a = Each hex costs one point.
rule-bf-E1b = A border with a mountain costs two points; flyers pay one.
rule-bf-E1c = Any hex may be passed, but nobody walks across the sea.
rule-bf-E1d = At its goal the larva enters below to graze, or above if it may eat who grazes there; a parasite enters on a host.
rule-bf-E2 = A larva of a flyer, or of a species with a white organ, may fly instead. Of dinosaurs only flyers do.
rule-bf-E2a = It decides before it walks, and flies once a phase at most.
rule-bf-E2b = A die names the craton; the larva settles in any hex of it where it can live.
rule-bf-E2c = If that craton is not on the map or has no room, the larva is unborn again.
rule-bf-E3 = A creeple lives and stays only where its shape can live.
rule-bf-E3a = Only swimmers live in lakes.
rule-bf-E3b = All but swimmers live in weeds.
rule-bf-E3c = All shapes live in swamps.
rule-bf-E3d = Parasites live on hosts alone, in any hex.
rule-bf-E3e = A species has one creeple in a hex at most; a parasite one on each host.
rule-bf-E4 = Who comes to graze without a contest may plant a flower or stomp the one that is there.
rule-bf-E4a = No flower grows in a lake, and one at most in a hex.
rule-bf-F1 = Two in a lower half contest it.
rule-bf-F1a = If there is a carnivore that may eat only one of the two, the other wins.
rule-bf-F1b = More green organs win; where a flower grows, more yellow ones.
rule-bf-F1c = A white organ counts as one of the colour asked for.
rule-bf-F1d = A tie goes to the defender; among dinosaurs first to the larger one.
rule-bf-F1e = If both are yours you choose.
rule-bf-F1f = The loser becomes a carnivore if it may eat the winner, and contests the upper half if it is taken; else it is killed.
rule-bf-F2 = More red organs win, white ones counting as red; a tie goes to the defender, and the loser is killed.
rule-bf-F2a = A killed creeple is unborn again.
rule-bf-F3 = The winner of a lower half that is no lake may plant or stomp.
rule-bf-F4 = A carnivore must have the shape of its prey unless that is an archetype or carries a parasite, or the carnivore is venomous.
rule-bf-F4a = Nobody eats its own species.
rule-bf-F4b = A parasite is never prey.
rule-bf-F5 = More blue organs win, white ones do not help; a tie goes to the defender. The loser goes to a free host of its colour in the hex, or is killed.
rule-bf-F6 = After every change whoever cannot stay dies: on wrong ground, without a host, without prey. Then species without creeples die out.
rule-bf-F7 = A species without living creeples is extinct: its cards and organs are lost, its zombies go home.
rule-bf-F7a = You get a fossil for each of your species that dies out.
rule-bf-F7b = You may found that shape again.
rule-bf-F7c = A player without living creeples keeps the fossils and comes back by resurrection.
rule-bf-G1 = The promoted cards of a species lie in one row.
rule-bf-G1a = A head has a half at its right edge, an abdomen at its left edge, a thorax at both.
rule-bf-G1b = Two halves of one colour that meet make a pheromone: a point, and half price for that colour.
rule-bf-G1c = What stands upside down on a card is not in play.
rule-bf-G1d = If a card is lost between two others, the row closes up where they match. Otherwise you keep one of the two parts.
rule-bf-G2 = A species with a head, an abdomen and three pheromones is eusocial; dinosaurs never are.
rule-bf-G2a = Eusocial species withstand mutagens, break ties and go on to Origins.
rule-bf-G3 = A species with a mutualism icon in its portrait may take zombies. It is not inherited.
rule-bf-G4 = A species with a venom icon in its portrait is venomous: it hunts any shape. It is not inherited.
rule-bf-G5 = They live as in Cocoon.
rule-bf-G5a = A parasite sits on a creeple of another player, one on each. A parasite is no host.
rule-bf-G5b = All hosts of a species have the colour of its first one, until it is founded again.
rule-bf-G5c = A parasite discards basal organs that are not blue.
rule-bf-G5d = A host may be eaten by any shape. Its larvae are free of the parasite.
rule-bf-G6 = A species with a white organ may fly and outlasts glaciers.
rule-bf-H = Events of a card happen one after the other; choices go clockwise from whoever's turn it is.
rule-bf-H1 = Whoever has most living creeples and pheromones takes a fossil; of equals each does.
rule-bf-H1a = An award stands before a mutagen, an impact or an ice age.
rule-bf-H2 = Glaciers come down.
rule-bf-H2a = Flowers on hexes with mountains are lost.
rule-bf-H2b = On hexes with two mountains all die but those with a white organ.
rule-bf-H3 = It discards all unpromoted cards of two colours, red and yellow or green and blue.
rule-bf-H3a = Cards of a portrait are safe.
rule-bf-H4 = The species with most living creeples loses half of them, rounded down; its owner chooses which.
rule-bf-H5 = A craton breaks off or comes back.
rule-bf-H5a = A die names it; if it is not on the map, nothing happens.
rule-bf-H5b = If it adjoins another one along a fault, it breaks away and becomes an island.
rule-bf-H5c = An island is adjoined to another craton by whoever's turn it is.
rule-bf-H5d = A craton that adjoins others along no fault stays.
rule-bf-H6 = Something large falls down.
rule-bf-H6a = A die names the craton; if it is not on the map, it falls into the sea.
rule-bf-H6b = All creeples and flowers on that craton are lost.
rule-bf-H7 = Every species is tested against an organ limit.
rule-bf-H7a = The dice of the ticket are rolled; the highest is the limit.
rule-bf-H7b = All organs of a species count, basal and derived, white ones too.
rule-bf-H7c = A species over the limit loses derived organs of its owner's choice. A card that loses its last one is discarded.
rule-bf-H7d = If its basal organs alone are over the limit, the species dies out.
rule-bf-H7e = Each pheromone of a eusocial species raises its limit by 2.
rule-bf-H7f = A species that loses the last card with its silhouette becomes your archetype, with a fossil, if you have none; else it dies out.
rule-bf-H7g = A mutagen does not touch the display.
rule-bf-I = When the game ends, what counts and who wins a tie.
rule-bf-I1 = The game ends at once when a row cannot be filled to five cards any more; among dinosaurs only the rows of the bugs count.
rule-bf-I2 = One point for each fossil, each living creeple, each pheromone and each tool. Zombies count for nobody.
rule-bf-final_scoring = Points are counted once, when the game is over.
rule-bf-I3 = More fossils win, then more eusocial species; then the victory is shared.

## Queen Bee

# $species: hers, $number: its unborn
log-queen-phase = Queen Bee acts with { $species }, which has { $number } unborn.
# $roll: of her die, $number: her species
log-queen-roll = Queen Bee rolled { $roll } with { $number ->
    [one] one species
   *[other] { $number } species
}.
log-queen-barren = No card of the display would found a species that could live with { $species }.
log-swarms = { $species } swarmed and began again { $place }.
log-takes-wing = { $species } took wing towards { $craton }.
log-lands = { $species } came down and began again { $place }.
# $species: that holds it, $victim: the zombie
log-undead = { $victim } became a zombie of { $species }.
log-no-holder = A creeple of { $species } found no species to be a zombie of and died.
ask-queen-face = Which way up does Queen Bee's card for { $species } come into play?
ask-queen-fit = After which card of her portrait of { $species } does Queen Bee add { $face }?
ask-hold-zombie = which of your species holds the zombie of { $species }?

## How good a position looks: the terms of a bot's judgement

term-fossils = fossils
term-creeples = living creeples
term-pheromones = pheromones
term-tools = tools
term-award = fossils that may be awarded
term-openings = free places in reach of the unborn
term-fertility = blue organs
term-species = living species
term-hold = creeples that nobody can drive out
term-danger = what a mutagen may cost
term-organs = organs
term-prospects = mutations that can still be promoted
term-halves = open ends of portraits
term-purse = what can be spent on cards
term-foothold = the danger of dying out
term-result = the result of the game

## The picture

drawing-where = Turn { $turn }
drawing-board = Map
drawing-no-map = The first craton is still to be laid.
drawing-flower = with a flower: yellow organs decide who grazes there
drawing-elevation = { $number ->
    [one] one mountain
   *[other] { $number } mountains
}
drawing-who = { $who }, { $place }
drawing-empty = No card is left here.
drawing-price = { $card }, for { $cost }
# $number: the least that it costs, below the printed cost
drawing-cheaper-title = for { $number } with the pheromones of a species
drawing-supply = Supply
drawing-flowers-left = { $number ->
    [one] one flower left to plant
   *[other] { $number } flowers left to plant
}
drawing-tools = Tools that nobody has:
drawing-no-tools = Every tool is taken.
drawing-player = { $colour }, { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}
drawing-points-creeples = { $number } for living creeples
drawing-points-pheromones = { $number } for pheromones
drawing-points-fossils = { $number } for fossils
drawing-points-tools = { $number } for tools
drawing-queen = plays by herself
drawing-goal = { $number } points win
drawing-bound = parasites of { $colour }
drawing-extinct = Extinct: out of the game.
drawing-lazarus = No creeple is left; the archetype may come back.
drawing-formation = { $number } { $number ->
    [one] fossil is
   *[other] fossils are
} left in the formation
drawing-creeples = { $living } living, { $unborn } unborn{ $zombies ->
    [0] {""}
    [one] , one zombie
   *[other] , { $zombies } zombies
}
drawing-moods = pheromones: { $moods }
drawing-zombies = holds as zombies: { $zombies }
drawing-size = size { $number }
drawing-size-title = of size { $number }
drawing-shape = Choose { $species }
drawing-organ-count = { $number } { $organ }
drawing-basal = Basal
drawing-no-basal = No basal organs
drawing-pheromones = Pheromones
drawing-no-pheromones = No pheromones
drawing-eusocial = Eusocial: its pheromones shield it from mutagens
drawing-speaks = Language: it may end the game
drawing-venom = Venomous: as a carnivore it eats any shape
drawing-mutualist = Mutualist: it may take zombies
drawing-key = Signs
drawing-key-red = senses: who hunts
drawing-key-yellow = breath: in flowers
drawing-key-green = digestion: who grazes
drawing-key-blue = brood: larvae
drawing-key-white = pupa: any but blue
# $colour: a colour
drawing-key-pheromone = pheromone: { $colour }
drawing-key-flower = flower
drawing-key-part = part of a portrait
drawing-key-venom = venom
drawing-key-mutualism = mutualism
drawing-key-eusocial = eusocial
drawing-key-mountain = mountain
drawing-key-fault = fault
drawing-key-monster = monster
drawing-key-horror = Pink may take it, too
drawing-key-haustorium = haustorium

## Chapters of the rulebook

chapter-cat = Caterpillar
chapter-coc = Cocoon
chapter-bf-A = Butterfly: a turn
chapter-bf-B = Butterfly: pieces and limits
chapter-bf-C = Butterfly: set-up
chapter-bf-D = Butterfly: actions
chapter-bf-E = Butterfly: dispersal
chapter-bf-F = Butterfly: contests and extinction
chapter-bf-G = Butterfly: portraits, parasites and venom
chapter-bf-H = Butterfly: events
chapter-bf-I = Butterfly: the end and the points
chapter-J = Combined: with dinosaurs
chapter-K = The campaign
chapter-L = Queen Bee

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-creeples = Living creeples
source-pheromones = Pheromones
source-fossils = Fossils
source-tools = Tools
tie-fossils = { $first } before { $second }: more fossils, { $more } to { $less }.
tie-relics = { $first } before { $second }: more fossils and tools, { $more } to { $less }.
tie-eusocial = { $first } before { $second }: more eusocial species, { $more } to { $less }.
verdict-queen-extinct = Won: Queen Bee has died out.
verdict-queen-beaten = Won: { $mine } points against { $theirs } of Queen Bee.
verdict-queen-wins = Lost: { $mine } points against { $theirs } of Queen Bee.
verdict-queen-tie = Lost: as many points as Queen Bee, { $theirs }, but less to show for it.

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-colour = colour
thing-edge-of-a-hex = edge of a hex
thing-event = event
thing-face-of-a-craton = face of a craton
thing-ground = ground
thing-pheromone = pheromone
thing-side-of-a-craton = side of a craton
thing-ticket = ticket
wrong-no-half = a portrait card has half a pheromone at an edge; name one
wrong-radiation = it strikes red and yellow, or green and blue
wrong-no-radiation = only radiation strikes colours; leave it out
wrong-dodged = it has no events to dodge; leave it out
# $face: the id of a side
wrong-face = { $face } says otherwise; number and side must agree with the id
wrong-mountains = they must be 0, 1 and 2, so that no two hexes are equally high

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = You lead one phylum of bugs, put together from heads, thoraces and abdomens.
goal-you-pink = You are Pink, insects that a fungus has taken over. You put your animals together from heads, thoraces and abdomens.
goal-you-purple = You are Purple, soft-footed walkers. You put your animals together from heads, thoraces and abdomens.
goal-you-gray = You are Gray, arthropods. You put your animals together from heads, thoraces and abdomens.
goal-you-blue = You are Blue, crustaceans. You put your animals together from heads, thoraces and abdomens.
# $points: how many win
goal-wins-race = The first with { $points } points at the end of a turn wins: one for each figure (creeple) of yours on the map, one for each pheromone in a body.
goal-wins = Most points win: one for each figure (creeple) of yours on the map, each pheromone in a body and each fossil.
goal-wins-combined = Most points win: one for each figure (creeple) of yours on the map, each pheromone, each fossil and each tool.
goal-wins-queen = You win with more points than Queen Bee, or if she dies out: one for each figure (creeple) on the map, each pheromone in a body and each fossil.
goal-lasts-race = First the land is laid. Then a turn is one action of yours, until somebody has enough points, or a row of cards cannot be filled.
goal-lasts = First the land is laid. Then you take turns until a row of cards cannot be filled any more, usually after 10 to 20 turns of yours.
goal-lasts-queen = First the land is laid. Then you and the queen take turns until the last fossil of the formation is taken.
