# What Bios: Megafauna, second edition, says.
#
# A colour is a name ("Orange takes a card"), a species is its colour and its shape ("orange burrower"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past.

megafauna2-title = Bios: Megafauna (second edition)
megafauna2-blurb = Plants, snails, insects and vertebrates go ashore and conquer continents that drift, freeze and burn. Grow organs, found species, drive others out of their biomes, outlast the climate, and leave fossils.

## Options of the game

megafauna2-option-rules = Which rules are played.
megafauna2-option-rules-achterbahn = Achterbahn: cratons drift, the climate turns, creeples grow.
megafauna2-option-rules-tooth_and_claw = Tooth & claw, for beginners: no climate, no drift, no sizes.
megafauna2-option-planet = Where the game is played.
megafauna2-option-planet-earth = On Earth.
megafauna2-option-planet-mars = On Mars, alone.
megafauna2-option-planet-venus = On Venus, by up to three.
megafauna2-option-chicxulub = How long the game lasts.
megafauna2-option-chicxulub-false = Two eras of five turns.
megafauna2-option-chicxulub-true = A third era, which a comet ends without warning.
megafauna2-option-apomorphies = Whether each colour has an ability of its own.
megafauna2-option-apomorphies-false = All colours are alike.
megafauna2-option-apomorphies-true = Each colour has an experimental ability of its own.
megafauna2-option-plant_played = Whether somebody plays the plants where they are a level of their own.
megafauna2-option-plant_played-false = The plants follow rules of their own.
megafauna2-option-plant_played-true = A player has the plants.
megafauna2-option-historical = How the cratons lie at the start.
megafauna2-option-historical-false = In an order by chance.
megafauna2-option-historical-true = As they lay 500 million years ago: Laurentia, Baltica, Siberia, Gondwana from west to east.

# Why options do not go together.
error-basic-planet = Mars and Venus are played with the Achterbahn rules only
error-historical-planet = only Earth has a historical order of cratons
error-plant-played = the plants have a player of their own only alone, or on Venus
error-long-alien = alone, on Mars and on Venus the third era comes anyway

## The course of the game: what happened

log-colour = { $colour } is played by seat { $seat }.
log-turn = Turn { $turn } of the { $era } began.
log-actions = { $colour } had { $number } { $number ->
    [one] action
   *[other] actions
}.
log-era = The { $era } began.
log-awards = Fossils were awarded.
log-award = { $colour }, with a population of { $population }, took { $count } { $count ->
    [one] fossil
   *[other] fossils
}.
# $ending: why
log-game-ends = The game ended: { $ending }.
log-points = { $colour } had { $points } { $points ->
    [one] point
   *[other] points
}.
log-winner = { $colour } won.

# Each stands after a colon.
ending-1 = the last era was over
ending-2 = the greenhouse had run away
ending-4 = a species had found language
ending-8 = a comet had struck
ending-16 = the seas were lost

## Events: what is asked, why not, what happened

ask-cloud-seed = a white disk leaves { $biome }. Does it go into the clouds or into the atmosphere?
ask-take-disk = where is the { $disk } taken from?
# $origin: a reservoir that is empty
ask-take-elsewhere = { $origin } has no { $disk } for this event. Where do you take one from, if at all?
ask-put-disk = where does the { $disk } go?
ask-trigger = { $event }: do you send all disks on their way, or only one?
ask-ricochet = who gets the Medea card?
ask-atrophy = { $species } must lose an organ. Which mutation loses it?
ask-lose-organ = which organ of { $card } does { $species } lose?
ask-sicken = a disease strikes { $species }. Who dies? { $left } { $left ->
    [one] creeple is
   *[other] creeples are
} still to die.

refused-atmosphere-full = the atmosphere is full
refused-no-such-disk = no such disk lies there
refused-other-origin = this event takes its disk elsewhere
refused-not-offshore = this disk goes onto a shelf
refused-not-continent = this disk goes onto land
refused-no-rain-shadow = it lies in no rain-shadow: only centres of cratons and hexes downwind of a mountain do
refused-not-a-target = this event does not reach it
refused-pinched = that shelf is under another craton
refused-shelf-disk = a black disk needs an empty shelf, and a green one a shelf with a black disk alone
refused-damocles = the disk there cannot be covered by this one
refused-keep-medea = whoever pulls the trigger has to hand the card on
refused-no-plus = it has no such organ to lose

log-event = { $event } happened.
log-no-events = The Ordovician was boring: nothing else happened.
log-stable = The biosphere was stable.
log-reshuffled = All events of a biosphere { $biosphere } were shuffled again.
log-biosphere = In the biosphere, { $event } happened.
log-no-craton = No craton was struck.
log-windy = The wind blew everywhere and both ways.
log-runaway = The atmosphere was full: the greenhouse ran away, and this was the last turn.
log-no-dice = { $craton } carried no latitude dice, and stayed.
log-no-farther = { $craton } was at latitude { $latitude } and could go no farther.
log-craton-drifts = { $craton } drifted to latitude { $latitude }.
log-one-landmass = { $craton } found nothing to collide with: there was only one continent.
log-drifts-by = { $craton } drifted { $direction } past { $other }.
log-collides = { $craton } drifted { $direction } and collided with { $other }.
log-loses-dice = { $craton } had no latitude dice any more.
log-rift = A continent of { $number } cratons broke up.
log-no-pangea = No continent was large enough to break up.
log-crater = The dice showed { $die }: { $biome } was struck.
log-damocles = There was a mountain in { $biome } already.
log-climate = The climate was { $climate } now.
log-displaced = The atmosphere was full: a white disk gave way and went into the clouds.
log-freed = A { $disk } went from { $biome } into { $store }.
log-shifted = A { $disk } went from { $origin } into { $store }.
log-lifted = A { $disk } was taken off { $biome }.
log-laid = A { $disk } came onto { $biome }.
log-endangered-disk = { $species } was endangered by the disk in { $biome }.
log-medea-leaves = { $colour } took no { $disk } from elsewhere.
log-no-disk = There was no { $disk } to take from { $store }.
log-no-goal = There was no place for a { $disk } on { $store }.
log-condition = It did not happen: { $condition }.
log-climax-humid = Climax: latitude { $latitude } was humid, so that forests grew on its weeds.
log-climax-arid = Climax: latitude { $latitude } was arid, so that ice and desert covered its weeds.
log-seas-rise = The seas rose.
log-seas-fall = The seas fell.
log-holds = { $colour } did not pull the trigger.
log-fires = { $colour } pulled the trigger: { $number } { $number ->
    [one] disk
   *[other] disks
} moved.
log-ricochet = { $colour } had to hand the Medea card to { $holder }.
log-churned = A mutagen struck: { $number } { $number ->
    [one] card
   *[other] cards
} of the display left the game.
log-mutagen-roll = The highest of { $dice } dice was { $heart }: no species could have more organs.
log-immune = { $colour } was immune to the radiation.
log-basal-lost = { $species } had too many basal organs.
log-no-plus = { $species } had no organ that the radiation could strike.
log-loses-organ = { $species } lost a { $organ } organ of { $mutation }.
log-shrinks = { $species } shrank to size { $size } with its monster.
log-loses-monster = { $species } lost the monster of { $mutation }.
log-cheshire-stays = { $mutation } stayed in the personality of { $species } without organs.
log-loses-card = { $species } lost { $mutation } with its last organ.
log-crowd-disease = A disease struck the most numerous species, with { $number } { $number ->
    [one] creeple
   *[other] creeples
}.
log-no-crowd = A disease found no crowd: no species had two creeples.
log-killed = { $species } lost a creeple in { $biome }.
log-extinct = { $species } went extinct.
log-fossil-card = { $mutation } became a fossil of { $colour }.
log-fossil-tool = { $tool } became a fossil of { $colour }.
log-fossil-archetype = The archetype became a fossil of { $colour }.
log-lazarus = { $colour } had no creeple left, but might come back from the dead.
log-cheshire-waits = { $mutation } waits for the archetype of { $colour }.
log-host-lost = { $colour } lost the host of { $mutation }, for there was no { $species } any more.
log-kiwi = { $species } had outgrown its genotype and went on as an archetype.
log-no-kiwi = { $species } had outgrown its genotype, and the archetype was still there.

biosphere-too-hot = that is too hot
biosphere-goldilocks = that is just right
biosphere-too-cold = that is too cold
direction-east = east
direction-west = west
# Each stands after a colon.
condition-always = nothing stood in its way
condition-microbes = there was too much oxygen for microbes
condition-conflagration = there was too little oxygen for fires
condition-precipitation = there were no clouds to rain
condition-cloud-covered = the sky was not covered by clouds

## Actions: what is asked, why not, what happened

ask-action = choose an action. You have { $number } { $number ->
    [one] action
   *[other] actions
} left.
ask-lazarus = no creeple of yours lives. What do you do?
ask-language = your actions are used up. Do you declare language?
ask-resize = { $species }: does it grow or shrink?
ask-neoteny = { $species }: which basal organ does it shed?
ask-resurrect = where does your archetype come back to life?
ask-mother = { $species } founds a species with { $face }. Which of its creeples becomes the first of it?
ask-host = { $species } is a mutualist now. Which species is its host?
# $host: a species
ask-take-host = which creeple of { $host } becomes the host?
ask-arrange = { $species } could have another personality. Which card is at its left end?
ask-arrange-next = which card comes next in the personality of { $species }?
ask-tool = { $species } has become curious. Which tool does it take?
ask-genetic-drift = the pool has not enough { $organ } organs for { $species }; { $number } { $number ->
    [one] is
   *[other] are
} missing. Where does it take one?

refused-no-actions = you have no actions left
refused-lazarus = as long as no creeple of yours lives you can only resurrect your archetype or claim the Medea card
refused-not-alive = { $species } is not there
refused-slot-empty = no card lies there until you have made all your selections
refused-no-horror = { $card } has no horror icon, and Green takes only such cards from the metabolic row
# $cost: of the card, $left: what the species may still spend in this phase
refused-too-dear = it costs { $cost }, and { $species } may spend { $left } more in this phase
refused-not-held = that card is in no tableau of yours
refused-promoted-already = that card is promoted already
refused-not-promoted = that card is not promoted
refused-shape-lives = { $species } is alive already
# $number: the size of the species, $most: the greatest size of the card
refused-face-size = { $species } has size { $number }, and the greatest size of this card is { $most }
refused-no-kiwi = the daughter of { $species } would have size { $number } and her genotype allows { $most }; she could only be an archetype, and yours is alive
refused-no-unborn = { $species } has no unborn creeple left
# $most: how many it may bear at once
refused-few-unborn = { $species } has only { $unborn } unborn { $unborn ->
    [one] creeple
   *[other] creeples
}
refused-few-blue = with its blue organs { $species } bears { $most } { $most ->
    [one] creeple
   *[other] creeples
} at most
refused-no-basal = no species of yours has a basal organ
refused-no-such-basal = { $species } has no basal organ of that colour
refused-neoteny-one = one of your species has to shed an organ
refused-basic-size = in tooth & claw all sizes are 1
refused-basic-medea = in tooth & claw there is no Medea card
refused-size-limit = { $species } has size { $number }, and sizes go from 1 to 6
refused-resize-one = one of your species has to change its size
refused-not-lazarus = creeples of yours are alive
refused-no-refuge = no place on the map is habitable for your archetype
refused-not-habitable = your archetype could not live there
refused-has-medea = you hold the Medea card already
refused-medea-all = the Medea card takes all your actions of a turn, and you have used one
refused-no-language = language needs a species with three emotions of at least two colours
refused-language-known = somebody has declared language already
refused-no-creeple-there = { $species } has no creeple there
refused-host-own = { $species } is your own species
refused-host-empty = { $species } has neither unborn nor newborn creeples
refused-host-apart = { $species } shares no biome with the mutualist as its predator or prey
refused-row-short = a personality has two cards at least
refused-row-ejects = no card may leave a personality
refused-in-row-already = that card is in the new row already
refused-no-half = that card has no half of an emotion
refused-second-head = that card is a head, and a head can only be at the left end
refused-tail-first = that card is a tail, and a tail can only be at the right end
refused-halves-differ = the halves that would meet are of different emotions
refused-row-incomplete = after that card not all cards of the present personality could be in the row
refused-tool-taken = that tool is taken
refused-drift-itself = { $species } cannot rob itself
refused-drift-plus-first = organs on mutations are taken first, then monsters, then basal organs
refused-drift-lacks = { $species } has no basal organ of that colour
refused-drift-card-lacks = that card has no organ of that colour

# $cost: what it cost, $left: what the species may still spend
log-mutates = { $species } took { $card } for { $cost }, with { $left } left to spend.
log-passes = { $colour } left { $number } { $number ->
    [one] action
   *[other] actions
} unused.
log-refreshes = { $number } { $number ->
    [one] card was
   *[other] cards were
} added to the display.
log-populates = { $species } had { $number } { $number ->
    [one] newborn
   *[other] newborns
}.
log-sheds = { $species } shed a { $organ } basal organ.
log-resizes = { $species } had size { $size } now.
log-cheshire = { $species } had outgrown { $face }, which lost its organs and stayed in the personality.
log-outgrows = { $species } had outgrown { $face }, which was discarded.
log-promotes = { $species } promoted { $card } to { $face }.
# $species: the daughter
log-speciates = { $mother } founded { $species } with { $face }, { $place }.
log-recession = { $species } did not inherit { $organs }: recession.
log-host = { $species } took a creeple of { $host } as the host of { $face }.
log-no-host = { $species } found no host.
log-personality = { $species } had a personality with { $moods }.
log-tool = { $species } took a tool: { $tool }.
log-no-tool = No tool was left for { $species }.
log-language = { $colour } declared the language of { $species }. The game ends with this turn.
# $holder: who had it
log-claims-medea = { $colour } took the Medea card from { $holder }.
log-resurrects = { $species } came back to life, { $place }.
log-remembers = { $species } remembered { $moods }.
# $victim: the species that lost it
log-drifts = { $species } took a { $organ } organ from { $card } of { $victim }.
log-drifts-monster = { $species } took the { $organ } monster on { $card } of { $victim } for an organ.
log-drifts-basal = { $species } took a { $organ } basal organ from { $victim }.
log-no-organs = { $species } went without { $number } { $organ } { $number ->
    [one] organ
   *[other] organs
}.

# A card of the display: its organs and its two promotions.
card-text = { $organs }; then { $first } – or { $second }
card-text-horror = { $organs }; also for plants; then { $first } – or { $second }
face-text = { $face } (up to size { $size }: { $gifts })
face-text-founds = { $face } (founds { $shape }, up to size { $size })
face-text-founds-receding = { $face } (founds { $shape }, up to size { $size }, without { $organs })
gift-monster = { $organ } monster
gift-head = head of { $emotion }
gift-tail = tail of { $emotion }
gift-brain = brain from { $left } to { $right }
gift-venom = venom
gift-mutualism = mutualism
gift-skeletal = skeletal number { $number }
# $number emotions of one kind
emotions-of = { $number } × { $emotion }
emotions-none = no emotion

option-mutate = { $shape }: take { $card } for { $cost } of { $left } ({ $text })
# The place of a card that was taken.
option-mutate-empty = { $shape }: take card { $column } of { $row }
option-promote = promote { $card } to { $text }
option-promote-of = { $shape }: promote { $card } to { $text }
option-speciate = { $shape }: speciate with { $card } to { $text }
option-populate = { $shape }: { $number } { $number ->
    [one] newborn
   *[other] newborns
}
option-neoteny = neoteny: each species may shed a basal organ
option-resize = resize: each species may grow or shrink
option-resurrect = resurrect your archetype
option-medea = claim the Medea card with all your actions
option-language = declare language: the game ends with this turn
option-pass = pass: end your actions
option-pass-none = declare nothing
option-grow = grow to size { $number }
option-shrink = shrink to size { $number }
option-keep-size = keep size { $number }
option-shed = shed a { $organ } organ
option-shed-nothing = shed nothing
option-row-card = { $face } ({ $gifts })
option-row-done = the personality ends here
option-row-stays = leave the personality as it is
option-tool = { $tool }, to hunt the { $shape }
option-tool-dives = { $tool }, to hunt the { $shape } in the water too
option-no-tool = take no tool
option-mother = the creeple { $place }
option-mother-fallen = the endangered creeple { $place }
option-host = { $species } ({ $unborn } unborn, { $newborn } newborn)
option-unborn = an unborn creeple
option-newborn = a newborn creeple
option-drift = from { $card } of { $species }
option-drift-monster = the monster on { $card } of { $species }, which shrinks to size 1
option-drift-basal = a basal organ of { $species }
option-no-drift = go without

## Life on the map: what is asked, why not, what happened

ask-disperse = of which species does the next newborn disperse?
# $species: whose newborn, creeple or endotherm it is, here and below
ask-disperse-to = where does the newborn of { $species } come to live?
# $species, $rival: two species of the same colour; $biome: where
ask-choose-winner = { $species } and { $rival } are equal in { $biome }. Which of them stays?
ask-shift = { $species } has lost its place in { $biome }. Should it hunt there instead?
ask-who-flees = which endangered endotherm flees next?
ask-which-flees = of which species is the endotherm that flees from { $biome }?
ask-flee-to = where does the endangered { $species } flee from { $biome }?

refused-no-newborn = it has no newborn
refused-too-far = it is too far away
refused-no-bloom = there is no bloom on that shelf
refused-swimmers-only = only swimmers enter a bloom
refused-uninhabitable = it cannot live on that ground
refused-own-kind = its own kind lives there already
refused-cannibal = no species hunts itself
refused-no-prey = there is nobody to hunt
refused-prey-shape = it cannot hunt that shape
refused-prey-venom = the prey is venomous, and not smaller
refused-prey-tool = the prey has a tool against that shape
refused-not-in-contest = that species is not in this contest
refused-no-endotherm = no endangered endotherm of yours lies there
refused-no-free-place = it finds no free place
refused-not-free = somebody lives there

# $place: what it does and where, "grazing in ...", here and below
log-disperses = A newborn { $species } began { $place }.
log-returns-unborn = A newborn { $species } went back to the unborn.
log-endangered-ground = { $species }, { $place }, could not live on that ground: it was endangered.
log-endangered-prey = { $species }, { $place }, had nothing to eat any more: it was endangered.
# $species: who lost, $winner: against whom
log-loses-edibility = { $species }, { $place }, lost to { $winner }, which the carnivore there could not eat.
log-loses-roadrunner = { $species }, { $place }, lost to { $winner }, which had more organs of the roadrunner niche.
log-loses-humidity = { $species }, { $place }, lost to { $winner }, which had more organs of the humidity niche.
log-loses-prey-size = { $species }, { $place }, lost to { $winner }, whose size was closer to that of the prey.
log-loses-size = { $species }, { $place }, lost to { $winner }, which was larger.
log-loses-skeletal = { $species }, { $place }, lost to { $winner } by the skeletal number.
log-loses-choice = { $species }, { $place }, gave way to { $winner }.
log-shifts = { $species } began { $place } instead.
# $origin: what it did before and where
log-flees = { $species }, endangered while { $origin }, fled and began { $place }.
log-stands-up = { $species } stood up and went on { $place }.
log-buried = { $species }, endangered while { $place }, was buried.

## Options of a decision

option-done = done
option-yes = yes
option-no = no
option-keep = keep it
option-fire = fire: every { $disk } goes from { $origin } to { $goal }
option-hold = hold fire: one { $disk } goes from { $origin } to { $goal }
option-rain = let it rain
# $store: a reservoir, $number: how many such disks it has
option-into = into { $store }
option-from-store = from { $store } ({ $number } there)
option-from-biome = from { $biome }
option-onto = onto { $biome }
option-take-none = take none
option-atrophy-all = lose all that must be lost
option-organ = a { $organ } organ
option-lose-monster = the monster itself
option-held = { $card } ({ $organs })
option-held-monster = { $card } ({ $organs } and a { $organ } monster)
option-newborns = { $shape } ({ $number } newborn, { $points } dispersal { $points ->
    [one] point
   *[other] points
})
option-stay-unborn = back to the unborn
option-stay-endangered = stay endangered
option-flee-no-more = no other one flees
option-stays = { $species } stays
option-species = { $species } (size { $number }, { $organs })
# $who: the species, $place: what it does and where
option-creeple = { $who }, { $place }
option-fallen = the endangered one, { $place }
# $rival: who lives like that there already
option-graze = graze in { $biome } ({ $ground })
option-graze-against = graze in { $biome } ({ $ground }), against { $rival }
option-hunt = hunt { $prey } in { $biome } ({ $ground })
option-hunt-against = hunt { $prey } in { $biome } ({ $ground }), against { $rival }
option-plant = grow in { $biome } ({ $ground })
option-plant-against = grow in { $biome } ({ $ground }), against { $rival }
# $first, $second: who lives there
biome-with = { $biome } ({ $ground }; { $first })
biome-with-two = { $biome } ({ $ground }; { $first }, { $second })
ground-disk = { $ground }, { $disk }

## Nouns

# Players, by the names of their colours.
player-green = Green
player-orange = Orange
player-black = Black
player-white = White
nobody = nobody
seat = Seat { $number }
# $turn: number of the turn, $phase: what is done, $colour: by whom
heading-turn = Turn { $turn }, { $era }, { $phase }: { $colour }
heading-phase = Turn { $turn }, { $era }, { $phase }
phase-1 = events
phase-2 = actions
phase-3 = dispersal
phase-4 = burials
# The colour of a creeple, as it stands before its shape.
colour-green = Green
colour-orange = Orange
colour-black = Black
colour-white = White
craton-laurentia = Laurentia
craton-baltica = Baltica
craton-siberia = Siberia
craton-gondwana = Gondwana
# The backs of the same boards.
craton-back-laurentia = Aphrodite
craton-back-baltica = Arabia
craton-back-siberia = Ishtar
craton-back-gondwana = Tharsis
hex-nw = the northwest of { $craton }
hex-ne = the northeast of { $craton }
hex-w = the west of { $craton }
hex-c = the centre of { $craton }
hex-e = the east of { $craton }
hex-sw = the southwest of { $craton }
hex-se = the southeast of { $craton }
shelf-north = the northern shelf of { $craton }
shelf-middle = the middle shelf of { $craton }
shelf-south = the southern shelf of { $craton }
# $ground: what it is at present
biome-now = { $biome } ({ $ground })
ground-sea = sea
ground-weeds = weeds
ground-swamp = swamp
ground-forest = forest
ground-mountain = mountain
ground-ice = ice
ground-bloom = bloom
ground-open-shelf = open shelf
ground-highland = highland
climate-icehouse = Icehouse
climate-ice-age = Ice Age
climate-cool = Cool
climate-eden = Eden
climate-warm = Warm
climate-hothouse = Hothouse
era-paleozoic = Paleozoic
era-mesozoic = Mesozoic
era-cenozoic = Cenozoic
disk-none = no disk
disk-green = green disk
disk-white = white disk
disk-black = black disk
disk-bloom = bloom
store-oxygen = the oxygen
store-clouds = the clouds
store-atmosphere = the atmosphere
store-continent = a continent
store-offshore = a shelf
store-sky = the clouds or the atmosphere
icon-collision = collision
icon-drift = latitudinal drift
icon-crater = crater
icon-rift = Pangea rift
icon-climax = climax
icon-deluge = deluge
icon-mutagen = mutagen
icon-radiation = radiation
icon-crowd-disease = crowd disease
icon-windy = windy
icon-transfer = transfer of a disk
tool-diving-bell = Diving bell
tool-stone-chisel = Stone chisel
tool-net = Net
tool-sling = Sling
tool-digging-stick = Digging stick
tool-blowgun = Blowgun
tool-hammerstone = Hammerstone
tool-smoke = Smoke

## The board as text

board-over = The game is over
board-setup = Set-up
board-events = Events
board-order = Order
board-endangered = Endangered
board-climate = Climate
board-tools = Tools
board-legend-hex = each hex: ground, who grazes, who hunts
# $number: disks, $percent: oxygen, $actions: for all but Green
board-oxygen = oxygen { $percent } % ({ $number } green, { $actions } { $actions ->
    [one] action
   *[other] actions
})
board-dark-heart = dark heart { $number }
# $albedo: in hundredths
board-clouds = albedo { $albedo } % ({ $number } white)
board-green-heart = green heart { $number }
# $actions: of Green
board-atmosphere = atmosphere { $black } black and { $white } white of { $slots } ({ $actions } { $actions ->
    [one] action
   *[other] actions
} of Green)
board-strip = strip: { $climate }
board-medea = Medea: { $colour }
# $number: cards left in its deck
board-row-metabolic = Metabolic row ({ $number } more in the deck)
board-row-darwin = Darwin row ({ $number } more in the deck)
board-points = { $number } { $number ->
    [one] point
   *[other] points
}
board-population = population { $number }
board-fossils = { $number } { $number ->
    [one] fossil
   *[other] fossils
}
board-lazarus = no creeple lives
board-creeples = { $living } living, { $newborn } newborn, { $unborn } unborn
board-genotype = genotype { $face }
board-size = size { $number }
# One letter each.
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
mark-humid = +
mark-arid = -
mark-ground-sea = ~
mark-ground-weeds = "
mark-ground-swamp = %
mark-ground-forest = &
mark-ground-mountain = ^
mark-ground-ice = *
mark-ground-bloom = @
mark-ground-highland = :
# A shelf: empty, with a black disk.
mark-shelf-none = ( )
mark-shelf-black = (o)

## Events, by their cards

event-unknown = an unknown event
event-gamma-ray-burst = Gamma-ray burst
event-ring-of-fire = Ring of fire
event-tunguska-coal-beds = Tunguska coal beds
event-coronal-mass-ejection = Coronal mass ejection
event-hypercapnia = Hypercapnia
event-c-a-m-p = C.A.M.P.
event-flood-basalt-traps = Flood basalt traps
event-spiral-arm-crossing = Spiral arm crossing
event-chicxulub-class-comet = Chicxulub class comet
event-ultra-plinian-vei-8-eruption-winter = Ultra-Plinian VEI 8 eruption winter
event-geomagnetic-reversal = Geomagnetic reversal
event-mantle-superplume = Mantle superplume
event-slab-rollback = Slab rollback
event-oort-comet-shower = Oort comet shower
event-wilson-cycle-opening = Wilson cycle opening
event-elmo-hyperthermal = ELMO hyperthermal
event-wetlands-eutrophication = Wetlands eutrophication
event-megamonsoon = Megamonsoon
event-clathrate-gun = Clathrate gun
event-coal-seam-wildfires = Coal-seam wildfires
event-desertification = Desertification
event-ocean-stagnation = Ocean stagnation
event-hypercane = Hypercane
event-azolla-bloom = Azolla bloom
event-hydrogen-sulfide-upwelling = Hydrogen sulfide upwelling
event-steam-greenhouse = Steam greenhouse
event-jungles-pole-to-pole = Jungles pole to pole
event-carbonate-reefs = Carbonate reefs
event-milankovitch-pacing = Milankovitch pacing
event-peat-accumulation = Peat accumulation
event-island-arc-volcanism = Island-arc volcanism
event-lightning-fires = Lightning fires
event-silicate-weathering = Silicate weathering
event-white-rot-decay = White-rot decay
event-erosion-rains = Erosion rains
event-transposon-burst = Transposon burst
event-hadley-circulation-cells = Hadley circulation cells
event-upwelling-gyre = Upwelling gyre
event-methane-seeps = Methane seeps
event-co2-desert = CO2 desert
event-ice-albedo-feedback = Ice-albedo feedback
event-meltwater-pulse = Meltwater pulse
event-dansgaard-oeschger-warming = Dansgaard-Oeschger warming
event-younger-dryas = Younger Dryas
event-carbon-famine = Carbon famine
event-permafrost-methane = Permafrost methane
event-loess-storms = Loess storms
event-subglacial-volcanism = Subglacial volcanism
event-polar-ozone-hole = Polar ozone hole
event-katabatic-desert = Katabatic desert
event-glacial-moraine-weathering = Glacial moraine weathering

## Cards, unpromoted

card-unknown = an unknown card
card-aggregation-pheromones = Aggregation pheromones
card-brood-pouch = Brood pouch
card-clutch-guarding = Clutch guarding
card-courtship-dance = Courtship dance
card-dust-seeds = Dust seeds
card-egg-tooth = Egg tooth
card-filial-cannibalism = Filial cannibalism
card-gelatinous-spawn = Gelatinous spawn
card-grooming = Grooming
card-hormones = Hormones
card-incubation-patch = Incubation patch
card-larval-instars = Larval instars
card-nuptial-pads = Nuptial pads
card-nuptial-plumage = Nuptial plumage
card-ovipositor = Ovipositor
card-parthenogenesis = Parthenogenesis
card-pollen = Pollen
card-rhizomes = Rhizomes
card-spermatophore = Spermatophore
card-spinneret-silk-ballooning = Spinneret silk ballooning
card-spores = Spores
card-vocal-sac = Vocal sac
card-yolky-eggs = Yolky eggs
card-brain-ganglia = Brain ganglia
card-cerci = Cerci
card-chromatophores = Chromatophores
card-electrolocation = Electrolocation
card-eye-cup = Eye cup
card-fang-grooves = Fang grooves
card-feelers = Feelers
card-lateral-line = Lateral line
card-magnetic-sense = Magnetic sense
card-mechanoreceptor-hairs = Mechanoreceptor hairs
card-nociceptors = Nociceptors
card-odontodes = Odontodes
card-olfactory-pits = Olfactory pits
card-otoliths = Otoliths
card-parietal-eye = Parietal eye
card-quills = Quills
card-raptorial-forelimbs = Raptorial forelimbs
card-sparring-dimorphism = Sparring dimorphism
card-stridulation = Stridulation
card-tail-spine = Tail spine
card-thigmotropism = Thigmotropism
card-tympanal-membrane = Tympanal membrane
card-vomeronasal-organ = Vomeronasal organ
card-air-sacs = Air sacs
card-book-lungs = Book lungs
card-calcification = Calcification
card-cardiac-muscles = Cardiac muscles
card-diaphragm = Diaphragm
card-dorsal-vessel = Dorsal vessel
card-elastic-tendons = Elastic tendons
card-fat-body = Fat body
card-gill-arches = Gill arches
card-hair-follicles = Hair follicles
card-hemolymph = Hemolymph
card-hydrostatic-turgor = Hydrostatic turgor
card-intercostal-muscles = Intercostal muscles
card-kidney-tubules = Kidney tubules
card-lymph-hearts = Lymph hearts
card-myotomes = Myotomes
card-scutes = Scutes
card-stomata = Stomata
card-sweat-glands = Sweat glands
card-swim-bladder = Swim bladder
card-tracheal-tubes = Tracheal tubes
card-windpipe = Windpipe
card-wrists-ankles = Wrists & ankles
card-beak = Beak
card-cecum = Cecum
card-cellulase-symbionts = Cellulase symbionts
card-cheek-pouches = Cheek pouches
card-crop = Crop
card-denticles = Denticles
card-endocrine-gland = Endocrine gland
card-gastral-glands = Gastral glands
card-hyphae = Hyphae
card-jaw-hinge = Jaw hinge
card-leaf-traps = Leaf traps
card-liver-lobes = Liver lobes
card-mandibles = Mandibles
card-pharyngeal-glands = Pharyngeal glands
card-proboscis = Proboscis
card-radula = Radula
card-root-hairs = Root hairs
card-salivary-glands = Salivary glands
card-shovel-tusks = Shovel tusks
card-stomach-folds = Stomach folds
card-taste-buds = Taste buds
card-tooth-enamel = Tooth enamel
card-villi = Villi

## Cards, by the way up that they were promoted

face-aggregation-pheromones-a = Mobbing behavior
face-aggregation-pheromones-b = Swarming
face-brood-pouch-a = Marsupium
face-brood-pouch-b = Conglobation
face-clutch-guarding-a = Nest defense
face-clutch-guarding-b = Brood imprinting
face-courtship-dance-a = Lek display
face-courtship-dance-b = Bower building
face-dust-seeds-a = Haustorium (parasitic plant)
face-dust-seeds-b = Haustorium (parasitic fungus)
face-egg-tooth-a = Precocial hatchlings
face-egg-tooth-b = Denning burrow
face-filial-cannibalism-a = Brood parasitism
face-filial-cannibalism-b = Sibling rivalry
face-gelatinous-spawn-a = Foam nest
face-gelatinous-spawn-b = Gilled neotenic larva
face-grooming-a = Allogrooming
face-grooming-b = Waterproof preen oil
face-hormones-a = Adrenal glands
face-hormones-b = Estrous heat
face-incubation-patch-a = Down feathers
face-incubation-patch-b = Brooding torpor
face-larval-instars-a = Parasitoid larva
face-larval-instars-b = Imaginal wing discs
face-nuptial-pads-a = Oxytocin bond
face-nuptial-pads-b = Amplexus
face-nuptial-plumage-a = Ocellated train
face-nuptial-plumage-b = Pennaceous wings
face-ovipositor-a = Sting
face-ovipositor-b = Soil-drilling ovipositor
face-parthenogenesis-a = Hermaphroditism
face-parthenogenesis-b = Alternating generations
face-pollen-a = Nectar reward
face-pollen-b = Hydrophilous seagrass
face-rhizomes-a = Overwintering corm
face-rhizomes-b = Buried tuber
face-spermatophore-a = Hectocotylus arm
face-spermatophore-b = Nuptial gift
face-spinneret-silk-ballooning-a = Orb web
face-spinneret-silk-ballooning-b = Gossamer kite
face-spores-a = Zombie spores
face-spores-b = Resting cyst wall
face-vocal-sac-a = Songs
face-vocal-sac-b = Chorus advertising
face-yolky-eggs-a = Mass spawning
face-yolky-eggs-b = Amniotic egg
face-brain-ganglia-a = Hypothalamus
face-brain-ganglia-b = Mushroom bodies
face-cerci-a = Whiskers
face-cerci-b = Earwig pincers
face-chromatophores-a = Aposematic toxin skin
face-chromatophores-b = Jet siphon
face-electrolocation-a = Electric organ
face-electrolocation-b = Infrared pit sensor
face-eye-cup-a = Wide-field eyes
face-eye-cup-b = Binocular vision
face-fang-grooves-a = Venom fangs
face-fang-grooves-b = Saber fangs
face-feelers-a = Tentacles
face-feelers-b = Star-nosed touch
face-lateral-line-a = Pressure-sensing skin
face-lateral-line-b = Ambush tail
face-magnetic-sense-a = Hippocampal map
face-magnetic-sense-b = Migratory compass
face-mechanoreceptor-hairs-a = Trap memory
face-mechanoreceptor-hairs-b = Snap trigger
face-nociceptors-a = Amygdala
face-nociceptors-b = Fingertip pads
face-odontodes-a = Tusked maw
face-odontodes-b = Osteoderm mail
face-olfactory-pits-a = Olfactory antenna
face-olfactory-pits-b = Tracking nose
face-otoliths-a = Startle ear
face-otoliths-b = Gaze stabilizer
face-parietal-eye-a = Pineal clock
face-parietal-eye-b = Reflecting tapetum
face-quills-a = Rattling quills
face-quills-b = Spine coat
face-raptorial-forelimbs-a = Slashing claws
face-raptorial-forelimbs-b = Taloned wings
face-sparring-dimorphism-a = Horned head
face-sparring-dimorphism-b = Rank hierarchy
face-stridulation-a = Love song
face-stridulation-b = Alarm rattle
face-tail-spine-a = Tail club
face-tail-spine-b = Thagomizer plates
face-thigmotropism-a = Climbing tendrils
face-thigmotropism-b = Contractile roots
face-tympanal-membrane-a = Swiveling ears
face-tympanal-membrane-b = Sonar wing membrane
face-vomeronasal-organ-a = Limbic system
face-vomeronasal-organ-b = Limbless serpent body
face-air-sacs-a = Bronchoalveolar lung
face-air-sacs-b = Pneumatic bones
face-book-lungs-a = Sealed spiracles
face-book-lungs-b = Tracheal lung
face-calcification-a = Mineral struts
face-calcification-b = Coiled shell
face-cardiac-muscles-a = Four-chambered heart
face-cardiac-muscles-b = Racing heart
face-diaphragm-a = Piston diaphragm
face-diaphragm-b = Panting
face-dorsal-vessel-a = Accessory hearts
face-dorsal-vessel-b = Alary muscle
face-elastic-tendons-a = Jumping legs
face-elastic-tendons-b = Cursorial hooves
face-fat-body-a = Blubber
face-fat-body-b = Thermogenic spadix
face-gill-arches-a = Ram ventilation
face-gill-arches-b = Secondary gills
face-hair-follicles-a = Fur
face-hair-follicles-b = Woolly coat
face-hemolymph-a = Hemocyanin
face-hemolymph-b = Clotting cells
face-hydrostatic-turgor-a = Nettle hairs
face-hydrostatic-turgor-b = Peristaltic burrowing
face-intercostal-muscles-a = Bolting sprint
face-intercostal-muscles-b = Costal breathing
face-kidney-tubules-a = Antifreeze proteins
face-kidney-tubules-b = Salt glands
face-lymph-hearts-a = Countercurrent exchange
face-lymph-hearts-b = Immune nodes
face-myotomes-a = Prehensile tail
face-myotomes-b = Caudal fluke
face-scutes-a = Basking sail
face-scutes-b = Carapace
face-stomata-a = Lichen partnership
face-stomata-b = Floating aerenchyma
face-sweat-glands-a = Cold sweat
face-sweat-glands-b = Mammary glands
face-swim-bladder-a = Lungfish lung
face-swim-bladder-b = Estivation cocoon
face-tracheal-tubes-a = Xylem pump
face-tracheal-tubes-b = Gas-bladder aerostat
face-windpipe-a = Long neck
face-windpipe-b = Syrinx
face-wrists-ankles-a = Bipedal stance
face-wrists-ankles-b = Fossorial claws
face-beak-a = Seed-cracking bill
face-beak-b = Cleaner symbiosis
face-cecum-a = Hindgut vat
face-cecum-b = Caecotrophy
face-cellulase-symbionts-a = Termite gut
face-cellulase-symbionts-b = Cud-chewing
face-cheek-pouches-a = Food caching
face-cheek-pouches-b = Dental battery
face-crop-a = Gizzard stones
face-crop-b = Fermentation crop
face-denticles-a = Palatal teeth
face-denticles-b = Riblet skin
face-endocrine-gland-a = Pancreas
face-endocrine-gland-b = Insulin
face-gastral-glands-a = Chemical spray
face-gastral-glands-b = Proventriculus
face-hyphae-a = Mycelial network
face-hyphae-b = Mycelial cord
face-jaw-hinge-a = Crushing bite
face-jaw-hinge-b = Bone-cracking jaws
face-leaf-traps-a = Pitcher gullet
face-leaf-traps-b = Gliding leaf-blade
face-liver-lobes-a = Bile satiety
face-liver-lobes-b = Cryoprotectant glycogen
face-mandibles-a = Stag mandibles
face-mandibles-b = Forcipules
face-pharyngeal-glands-a = Royal jelly
face-pharyngeal-glands-b = Filter rakers
face-proboscis-a = Prehensile trunk
face-proboscis-b = Hovering nectarivore
face-radula-a = Harpoon tooth
face-radula-b = Operculate whorl
face-root-hairs-a = Latex alkaloids
face-root-hairs-b = Lignin bark
face-salivary-glands-a = Drooling appetite
face-salivary-glands-b = Septic saliva
face-shovel-tusks-a = Bark-stripping tusks
face-shovel-tusks-b = Rooting snout
face-stomach-folds-a = Contented torpor
face-stomach-folds-b = Vat stomach
face-taste-buds-a = Gourmet tongue
face-taste-buds-b = Bitter detectors
face-tooth-enamel-a = High-crowned molars
face-tooth-enamel-b = Ganoid scales
face-villi-a = Gut-brain axis
face-villi-b = Absorptive gut
