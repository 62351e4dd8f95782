# What Bios: Megafauna, second edition, says.
#
# A colour is a name ("Orange takes a card"), a species is its colour and its shape ("orange burrower"). A message
# that begins a sentence of its own ends with a full stop; nouns, options and reasons are parts of
# sentences and do not. The log is told in the past.

megafauna2-title = Bios: Megafauna (second edition)
megafauna2-chapter-chicxulub = Bios: Megafauna (second edition), the long game
megafauna2-chapter-chicxulub-blurb = The conquest of the continents goes on into a third era, until a comet falls without warning. Be many by then, and have left fossils.
megafauna2-blurb = Plants, snails, insects and vertebrates go ashore and conquer continents that drift, freeze and burn. Grow organs, found species, drive others out of their biomes, outlast the climate, and leave fossils.

## Options of the game

megafauna2-option-rules = Which rules are played.
megafauna2-option-rules-achterbahn = Achterbahn: cratons drift, the climate turns, creeples grow.
megafauna2-option-rules-tooth_and_claw = Tooth & claw, for beginners: no climate, no drift, no sizes.
megafauna2-option-chicxulub = How long the game lasts.
megafauna2-option-chicxulub-false = Two eras of five turns.
megafauna2-option-chicxulub-true = A third era, which a comet ends without warning.
megafauna2-option-apomorphies = Whether colours have abilities of their own.
megafauna2-option-apomorphies-false = All colours are alike.
megafauna2-option-apomorphies-true = Experimental: White and Green resize once a turn without an action, Black may shed organs for a fossil, Orange does not mind Darwinian radiation.
megafauna2-option-planet = Where the game is played.
megafauna2-option-planet-earth = On Earth.
megafauna2-option-planet-mars = On Mars, alone.
megafauna2-option-planet-venus = On Venus, by up to three.
megafauna2-option-plant_played = Alone or on Venus: whether somebody plays the plants.
megafauna2-option-plant_played-false = The plants follow rules of their own.
megafauna2-option-plant_played-true = A player has the plants: alone you, by two on Venus one of you.
megafauna2-option-historical = How the cratons lie at the start.
megafauna2-option-historical-false = In an order by chance.
megafauna2-option-historical-true = As they lay 500 million years ago: Laurentia, Baltica, Siberia, Gondwana from west to east.

# Why options do not go together.
error-basic-planet = Mars and Venus are played with the Achterbahn rules only
error-historical-planet = only Earth has a historical order of cratons
error-plant-played = the plants have a player of their own only alone, or on Venus
error-long-alien = alone, on Mars and on Venus the third era comes anyway

error-legacy-planet = what came out of Genesis goes on on Earth

# What comes over from Genesis: what is asked, why not, what happened.
ask-heir-colour = as which colour do you go on?
ask-whiten = { $species } brings organs with it. Do two of a colour become a white one?
ask-sea-start = in which sea do your swimmers begin?
ask-arrive = where does your archetype begin?
refused-colour-taken = somebody else has that colour
refused-other-kingdom = your macroorganism was of another kind
log-inherits = { $species } brought { $organs } from Genesis, and a fossil.
log-biont = A biont became { $card } of { $species }.
log-whitens = Two { $organ } organs of { $species } became a white one.
log-marine = { $species } came from the sea.
log-settles = { $species } began { $place }.
log-guest = { $colour } began with a creeple of { $species } as a host.
log-guest-lost = { $colour } lost its host, for there was no { $species } any more.

# Wishes for what the game hands on to Origins.
error-wish-colour = nobody plays { $colour }; wishes can be made for { $colours }
error-wish-species = { $colour } has no species { $shape } to go on with; it has { $there }

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

log-nobody-wins = Nobody won.
log-alone-won = { $colour } survived, and the seas are still there.
log-alone-decisive = { $colour } survived with { $points } points: a decisive victory.
log-alone-lost = { $colour } lost.
# $place: what it does and where
log-germinates = { $species } began { $place }.
ask-animal = which colour is the animal?
ask-germinate = where do the first plants grow? { $left } { $left ->
    [one] is
   *[other] are
} still to come.

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
ask-defoliate = fire destroys a species of plants. Which one?
ask-rain = do you make it rain? The plants pay for it with an action.
ask-erode = the rain may carry a mountain into the sea. Which one?

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
log-no-goal = There was no place where a { $disk } could go.
log-condition = It did not happen: { $condition }.
log-climax-humid = Climax: latitude { $latitude } was humid, so that forests grew on its weeds.
log-climax-arid = Climax: latitude { $latitude } was arid, so that ice and desert covered its weeds.
log-seas-rise = The seas rose.
log-seas-fall = The seas fell.
log-ignored = On this world that had no effect.
log-snail = Cratons were too slow to move at once.
log-olympus = Olympus Mons erupted.
log-evaporates = Water evaporated from the seas.
log-seas-lost = The seas were lost.
log-rains = { $colour } made it rain.
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
log-mutagen-roll = The highest of { $dice } dice was { $heart }, the heart limit of every species.
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
log-extinct-forever = { $colour } had no creeple left, and nobody comes back here.
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
    .meaning = Take a card for its organs (the leftmost of each row is free), or populate: newborns walk off at the end of the turn and find a place, and each one on the map is a point. A blue organ gives more newborns.
ask-lazarus = no creeple of yours lives. What do you do?
ask-more = your actions are used up. Is there anything else you do?
ask-follow-size = the prey of { $species } has changed its size. Does { $species } follow?
ask-metamorphose = a mutagen strikes. Do you give a fossil to shed basal organs before?
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
refused-medea-stays = the Medea card does not change hands in this game
refused-has-medea = you hold the Medea card already
refused-medea-all = the Medea card takes all your actions of a turn, and you have used one
refused-no-language = language needs a species with three emotions of at least two colours
refused-language-known = somebody has declared language already
refused-no-apomorphies = this game is played without the abilities of colours
refused-not-your-apomorphy = your colour has not that ability
refused-grown = you have had your free resize in this turn
refused-shed = you have had your metamorphosis in this turn
refused-no-fossil = you have no fossil to give for it
refused-no-such-plant = there are no creeples for { $species } on this planet
refused-extinct-forever = with a plant that nobody plays, extinction is forever
refused-plant-selects = first the plant has to take the leftmost card of the metabolic row that it can pay
refused-plant-promotes = first the plant has to promote a card to venom or mutualism
refused-plant-passes = the plant may pass only when its species are as large as their cards allow
refused-plant-shrinks = the plant only grows
refused-plant-medea = nobody plays the plant, so that it cannot hold the Medea card
refused-plant-largest = all species of the plant have the greatest size
refused-horror-last = cards with the horror icon are the last that the plant loses
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
log-growth = { $colour } resized without an action.
log-metamorphosis = { $colour } gave a fossil for a metamorphosis.
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
    .bare = { $face }
face-text-founds = { $face } (founds { $shape }, up to size { $size })
    .bare = { $face }
face-text-founds-receding = { $face } (founds { $shape }, up to size { $size }, without { $organs })
    .bare = { $face }
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
    .section = { CAPITAL($shape) } takes
    .chip = { $card } for { $cost }
# The place of a card that was taken.
option-mutate-empty = { $shape }: take card { $column } of { $row }
option-promote = promote { $card } to { $text }
    .section = Promote
    .chip = { $card } to { FORM($text, "bare") }
option-promote-of = { $shape }: promote { $card } to { $text }
    .section = { CAPITAL($shape) } promotes
    .chip = { $card } to { FORM($text, "bare") }
option-speciate = { $shape }: speciate with { $card } to { $text }
    .section = { CAPITAL($shape) } speciates
    .chip = { $card } to { FORM($text, "bare") }
option-populate = { $shape }: { $number } { $number ->
    [one] newborn
   *[other] newborns
}
    .section = { CAPITAL($shape) }: newborns
    .chip = { $number }
option-neoteny = neoteny: each species may shed a basal organ
option-resize = resize: each species may grow or shrink
option-resurrect = resurrect your archetype
option-medea = claim the Medea card with all your actions
option-language = declare language: the game ends with this turn
option-pass = pass: end your actions
    .button = Pass
option-pass-none = nothing else
    .button = Nothing else
option-growth = growth: each species may grow or shrink, and its predators after it; this is no action
option-metamorphosis = metamorphosis: each species may shed a basal organ, for a fossil; this is no action
option-grow-to = grow to size { $number }
option-shrink-to = shrink to size { $number }
option-keep-size = keep size { $number }
option-shed = shed a { $organ } organ
    .section = Shed
    .chip = { $organ }
option-shed-nothing = shed nothing
    .button = Shed nothing
option-row-card = { $face } ({ $gifts })
    .chip = { $face }
option-row-done = the personality ends here
    .button = It ends here
option-row-stays = leave the personality as it is
    .button = Leave it as it is
option-tool = { $tool }, to hunt the { $shape }
option-tool-dives = { $tool }, to hunt the { $shape } in the water too
option-no-tool = take no tool
    .button = No tool
option-mother = the creeple { $place }
    .chip = { $place }
option-mother-fallen = the endangered creeple { $place }
option-host = { $species } ({ $unborn } unborn, { $newborn } newborn)
option-unborn = an unborn creeple
option-newborn = a newborn creeple
option-drift = from { $card } of { $species }
option-drift-monster = the monster on { $card } of { $species }, which shrinks to size 1
option-drift-basal = a basal organ of { $species }
option-no-drift = go without
    .button = Go without

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

refused-no-plant = only plants grow
refused-habitat = a plant of its shape does not grow there: it is not at the right distance from water
refused-plant-hunts = plants never hunt
refused-nothing-grows = nothing grows there
refused-plant-shape = it cannot eat the plant there
refused-plant-grazes = where a newborn of the plant can graze, it must

# $place: what it does and where, "grazing in ...", here and below
log-wilts = { $species }, { $place }, was no longer in its habitat: it wilted.
log-disperses = A newborn { $species } began { $place }.
log-returns-unborn = A newborn { $species } went back to the unborn.
log-endangered-ground = { $species }, { $place }, could not live on that ground: it was endangered.
log-endangered-prey = { $species }, { $place }, had nothing to eat any more: it was endangered.
# $species: who lost, $winner: against whom, $organ: the colour of the niche
log-loses-edibility = { $species }, { $place }, lost to { $winner }, which the carnivore there could not eat.
log-loses-roadrunner = { $species }, { $place }, lost to { $winner }, which had more { $organ } organs to escape or catch prey.
log-loses-humidity = { $species }, { $place }, lost to { $winner }, which had more { $organ } organs for that climate.
log-loses-prey-size = { $species }, { $place }, lost to { $winner }, whose size was closer to that of the prey.
log-loses-size = { $species }, { $place }, lost to { $winner }, which was larger.
log-loses-skeletal = { $species }, { $place }, lost to { $winner } by the skeletal number.
log-loses-choice = { $species }, { $place }, gave way to { $winner }.
log-shifts = { $species } began { $place } instead.
# $origin: what it did before and where
log-flees = { $species }, endangered while { $origin }, fled and began { $place }.
log-stands-up = { $species } stood up and went on { $place }.
log-buried = { $species }, endangered while { $place }, was buried.

## How good a position looks: the terms of a bot's judgement

# Each is what a sum of points is given for, as an item of a list.
term-fossils = fossils
term-tableau = genotypes, tools, hosts and the Medea card
term-creeples = creeples that stand on the map
term-newborns = newborns that find a place
term-endangered = endangered creeples, which may yet be saved
term-emotions = emotions and language
term-award = fossils when the era ends
term-openings = free places in reach of the unborn
term-fertility = blue organs
term-species = living species
term-strength = creeples that nobody can drive out
term-danger = what a mutagen may cost
term-organs = organs
term-prospects = mutations that can still be promoted
term-halves = halves of emotions
term-power = what the Medea card decides
term-actions = actions of a turn
term-seas = seas that are left
term-food = plants to live on
term-foothold = the danger of dying out
term-result = the result of the game

## Options of a decision

option-done = done
    .button = Done
option-yes = yes
option-no = no
option-keep = keep it
option-grow = grow
option-shrink = shrink
option-fire = fire
option-fire-all = fire: every { $disk } goes from { $origin } to { $goal }
option-hold = hold fire
option-hold-one = hold fire: one { $disk } goes from { $origin } to { $goal }
option-rain = let it rain
# $store: a reservoir, $number: how many such disks it has
option-into = into { $store }
    .section = Into
    .chip = { $store }
option-from-store = from { $store } ({ $number } there)
    .section = From
    .chip = { $store }
option-from-biome = from { $biome }
    .section = From
    .chip = { FORM($biome, "bare") }
option-onto = onto { $biome }
    .section = Onto
    .chip = { FORM($biome, "bare") }
option-take-none = take none
    .button = Take none
option-atrophy-all = lose all that must be lost
option-organ = a { $organ } organ
    .chip = { $organ } organ
option-lose-monster = the monster itself
option-held = { $card } ({ $organs })
    .chip = { $card }
option-held-monster = { $card } ({ $organs } and a { $organ } monster)
    .chip = { $card }
option-newborns = { $shape } ({ $number } newborn, { $points } dispersal { $points ->
    [one] point
   *[other] points
})
    .chip = { $shape }
option-stay-unborn = back to the unborn
option-stay-endangered = stay endangered
option-flee-no-more = no other one flees
    .button = No other one flees
option-stays = { $species } stays
option-species = { $species } (size { $number }, { $organs })
# $who: the species, $place: what it does and where
option-creeple = { $who }, { $place }
    .section = { $who }
    .chip = { $place }
option-fallen = the endangered one, { $place }
# $rival: who lives like that there already
option-graze = graze in { $biome } ({ $ground })
    .section = Graze
    .chip = { $biome }
option-graze-against = graze in { $biome } ({ $ground }), against { $rival }
    .section = Graze, against somebody
    .chip = { $biome }
option-hunt = hunt { $prey } in { $biome } ({ $ground })
    .section = Hunt
    .chip = { $prey } in { $biome }
option-hunt-against = hunt { $prey } in { $biome } ({ $ground }), against { $rival }
    .section = Hunt, against somebody
    .chip = { $prey } in { $biome }
option-plant = grow in { $biome } ({ $ground })
    .section = Grow
    .chip = { $biome }
option-plant-against = grow in { $biome } ({ $ground }), against { $rival }
    .section = Grow, against somebody
    .chip = { $biome }
# $first, $second: who lives there
biome-with = { $biome } ({ $ground }; { $first })
    .bare = { $biome }
biome-with-two = { $biome } ({ $ground }; { $first }, { $second })
    .bare = { $biome }
ground-disk = { $ground }, { $disk }

## Nouns

emotion-anger = anger
emotion-fear = fear
emotion-happiness = happiness
emotion-jealousy = jealousy
emotion-curiosity = curiosity
level-plant = plant
place-plant = growing in { $biome }
nobody = nobody
# $turn: number of the turn, $phase: what is done, $colour: by whom
heading-turn = Turn { $turn }, { $era }, { $phase }: { $colour }
heading-phase = Turn { $turn }, { $era }, { $phase }
phase-1 = events
phase-2 = actions
phase-3 = dispersal
phase-4 = burials
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
    .bare = { $biome }
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

## The board as text

board-over = The game is over.
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

## Drawing

# $turn: number of the turn
drawing-turn = Turn { $turn }, { $era }
# Beside the turns of an era, where there is little room.
drawing-era = { $era }
drawing-board = Map
# $cratons: names, $latitude: of the one with the dice
drawing-landmass = { $cratons }, latitude { $latitude }
drawing-latitude-plain = Latitude { $number }
drawing-latitude-humid = Latitude { $number }: humid, green organs win
drawing-latitude-arid = Latitude { $number }: arid, white organs win
drawing-wind-none = no wind helps here
drawing-wind-east = the wind blows to the east
drawing-wind-west = the wind blows to the west
drawing-wind-both = the wind blows both ways in this turn
drawing-at-latitude = at latitude { $latitude }
drawing-crater-number = a crater finds it by a { $number }
drawing-basin = a basin, in which water gathers
# $who: a species, $place: what it does and where
drawing-who = { $who }, { $place }
# $who: one or more species
drawing-endangered = Endangered: { $who }, { $place }
drawing-climate = Climate
drawing-no-climate = In the tooth & claw game the climate stays as it is: every latitude is humid, and everybody has the same number of actions.
drawing-strip = Strip: { $climate }
drawing-oxygen = Oxygen
drawing-clouds = Clouds
drawing-atmosphere = Atmosphere
drawing-actions = Actions
drawing-green-actions = For Green
drawing-dark-heart = Dark heart
drawing-green-heart = Green heart
drawing-danger = Danger
drawing-sky = Sky
drawing-level = Climate
drawing-end = End
drawing-microbes = microbes
drawing-conflagration = conflagration
drawing-no-rain = no rain
drawing-precipitation = precipitation
drawing-covered = cloud cover
drawing-goes-on = the game goes on
drawing-runaway = !
drawing-percent = { $number } %
drawing-albedo = albedo { $number } %
# $percent: how much oxygen there is, $disks: that it lacks
drawing-oxygen-title = Oxygen { $percent } %: { $disks } { $disks ->
    [one] green disk lies
   *[other] green disks lie
} here and not on the map
drawing-oxygen-plants = Oxygen { $percent } %: { $disks } { $disks ->
    [one] plant does
   *[other] plants do
} not grow
drawing-oxygen-gives = All but Green have { $actions } { $actions ->
    [one] action
   *[other] actions
}; the dark heart is { $heart }
drawing-oxygen-fire = there is enough for fires
drawing-oxygen-rot = there is so little that microbes thrive
drawing-clouds-title = Clouds: { $disks } { $disks ->
    [one] white disk
   *[other] white disks
}, albedo { $albedo } %
drawing-clouds-gives = the green heart is { $heart }
drawing-air-title = Atmosphere: { $black } black and { $white } white of { $slots } disks
drawing-air-gives = Green has { $actions } { $actions ->
    [one] action
   *[other] actions
}; the climate is { $climate }
drawing-deck-hot = the next biosphere event comes from the hot deck
drawing-deck-mild = the next biosphere event comes from the mild deck
drawing-deck-cold = the next biosphere event comes from the cold deck
drawing-air-full = when it is full the greenhouse runs away, and the game ends
drawing-events = Events
drawing-order = Order of play
drawing-order-title = Order of play: { $colours }
# $number: extraterrestrial cards of this era
drawing-events-left = { $number } more { $number ->
    [one] turn
   *[other] turns
} in this era
drawing-no-events = No event has been drawn yet.
drawing-extraterrestrial = from space
drawing-biosphere = biosphere
drawing-first-turn = In the first turn nothing of it happens.
drawing-stable = Stable: no biosphere event.
drawing-does-collision = { $craton } drifts { $direction } until it collides
drawing-does-north = { $craton } drifts north by { $number }
drawing-does-south = { $craton } drifts south by { $number }
drawing-does-drift-nowhere = a craton drifts by latitude, if one is struck
drawing-does-crater = a crater on { $craton }, where the dice says
drawing-does-crater-nowhere = a crater, if a craton is struck
drawing-does-rift = a continent of three cratons or more breaks up
# $latitudes: numbers
drawing-does-climax = climax at latitude { $latitudes }: forest where it is humid, ice where it is arid
drawing-does-deluge = deluge: the seas rise or fall with the temperature
drawing-does-mutagen = mutagens: species with more organs than the heart allows lose some
# $organs: colours
drawing-does-radiation = radiation strikes { $organs } organs
drawing-does-disease = a disease strikes the most numerous species
drawing-does-wind = the wind blows everywhere both ways
# $origin, $goal: reservoirs, a continent or a shelf
drawing-does-transfer = a { $disk } from { $origin } to { $goal }
drawing-does-gun = Medea’s gun: { $disk } from { $origin } to { $goal }
# On other planets.
drawing-does-nothing = has no effect on this world
drawing-does-dry = where it is too hot, water evaporates
drawing-does-later = cratons are slow: they move on a stable turn
drawing-does-olympus = a crater in { $biome }
drawing-does-evaporate = water evaporates
drawing-does-defoliate = Medea’s gun: a species of plants is destroyed
# $does: what happens then
drawing-if-microbes = with microbes: { $does }
drawing-if-fire = in a conflagration: { $does }
drawing-if-rain = with precipitation: { $does }
drawing-if-covered = under a cloud cover: { $does }
drawing-metabolic = Metabolic row
drawing-darwin = Darwin row
drawing-empty = Nothing left
# $cost: by its place
drawing-price = { $card } for { $cost }
drawing-cheaper-title = for { $number } with the emotions of a species
# $size: the greatest
drawing-most = ≤ { $size }
drawing-supply = Supply
drawing-pool = { $number } { $organ } { $number ->
    [one] organ
   *[other] organs
} in supply
drawing-tools = Tools, each with one of its two sides
drawing-no-tools = All tools are taken.
# $seat: whose colour it is
drawing-player = { $colour } ({ $seat }): { $points } { $points ->
    [one] point
   *[other] points
}
drawing-points-fossils = { $number } for fossils
drawing-points-population = { $number } for creeples on the map
drawing-points-tableau = { $number } for genotypes, tools, the archetype and Medea
drawing-points-hosts = { $number } for hosts
drawing-points-emotions = { $number } for emotions
drawing-points-language = { $number } for language
drawing-nobody = played by nobody
# $kept: names of cards and tools, or a word for nothing
drawing-fossils = { $number } { $number ->
    [one] fossil
   *[other] fossils
}; cards among them: { $kept }
drawing-population = Population { $number }
drawing-skeletal = Skeletal number { $number }
drawing-actions-left = { $number } { $number ->
    [one] action
   *[other] actions
} left
drawing-medea = Medea
drawing-medea-title = Medea: decides where disks come from and go to, and holds the gun
drawing-extinct = No creeple lives.
drawing-lazarus = No creeple lives: a Lazarus species may return.
drawing-creeples = { $living } on the map, { $newborn } newborn, { $unborn } unborn
drawing-size = size { $number }
drawing-species-size = size { $size }, { $points } dispersal { $points ->
    [one] point
   *[other] points
}
drawing-genotype = founded by { $face }
drawing-moods = emotions: { $moods }
drawing-shape = { $species }: choose this one
drawing-organ-count = { $number } { $organ } { $number ->
    [one] organ
   *[other] organs
}
drawing-basal = basal
drawing-no-basal = no basal organs
drawing-emotions = emotions
drawing-no-emotions = no emotions
drawing-endotherm = Endotherm: may flee when endangered
drawing-venom = Venomous
drawing-speaks = Has a language: its player may end the game
drawing-dispersal = { $number } dispersal { $number ->
    [one] point
   *[other] points
}
drawing-key = Signs
drawing-key-red = Red: nerves
drawing-key-yellow = Yellow: circulation
drawing-key-green = Green: digestion
drawing-key-blue = Blue: reproduction
drawing-key-white = White: warmth
drawing-key-forest = Forest
drawing-key-bloom = Bloom on a shelf
drawing-key-ice = Ice or desert
drawing-key-water = Water
drawing-key-mountain = Mountain, carbon
drawing-key-part = Tail left, head right
drawing-key-monster = Monster: as many as the size
drawing-key-venom = Venom
drawing-key-mutualism = Mutualism
drawing-key-horror = Plants may take it, too

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

## Cards; those of the family are in its own file

card-unknown = an unknown card

## Rules

rule-A1 = A turn begins with its events.
rule-A1a = The next extraterrestrial event is turned up. In the first turn it only gives the order of play; in tooth & claw only mutagens, radiation and crowd diseases of it count.
rule-A1b = An event marked as stable brings no biosphere event with it.
rule-A1c = Otherwise a biosphere event is drawn, too hot, goldilocks or too cold, as the atmosphere says. A deck that has run out is shuffled again, all twelve cards of it.
rule-A1d = A collision moves the craton that it shows, a crater or a drift strikes the one on the biosphere card of the turn. Without a latitude dice a craton does not move.
rule-A1e = Icons happen row by row and from left to right, those of the extraterrestrial card first.
rule-A1f = The fifth event of an era is its last: all fifteen are shuffled again and five make up the next era.
rule-A1g = When the atmosphere has changed, the latitude strip of the new climate is laid out.
rule-A2 = Then players act, one after the other.
rule-A2a = In tooth & claw there are two actions; otherwise the oxygen says how many.
rule-A2b = Green has as many actions as the atmosphere says, unless tooth & claw is played.
rule-A2c = Mutate, promote, speciate, populate, neoteny, resize, resurrect, or claim Medea with all your actions.
rule-A2d = After all selections of a player the display is filled again.
rule-A3 = Then newborns go out, one player after the other.
rule-A3a = Each newborn starts from a mother of its species; a player disperses all of them before the next one does.
rule-A3b = Whoever enters a biome decides at once whether to graze or to hunt there, and contests the place if it is taken.
rule-A4 = The turn ends with burials and, at the end of an era, with fossils.
rule-A4a = In the order of play endangered endotherms may flee to free places.
rule-A4b = Whoever is still endangered is buried and becomes unborn.
rule-A4c = After the last event of an era fossils are awarded; in the last era points are counted instead.
rule-A5 = The event card shows three colours in their order; the fourth is last. Colours that nobody plays are left out.
rule-A6 = The game lasts two eras of five turns. A runaway greenhouse or language can end it sooner.
rule-A6a = As an option there is a third era with the Chicxulub comet among its five events: the game ends suddenly with the events of that turn.
rule-A7 = Most points win; equal points share a place.
rule-A7a = One point for each fossil token and each card in your fossil record.
rule-A7b = One point for each of your creeples on the map.
rule-A7c = One point for each card of yours that shows a fossil: genotypes, your archetype, tools and Medea.
rule-A7d = One point for each host on your mutualism cards.
rule-A7e = One point for each emotion, and three if one of your species has language.
rule-A8 = The simpler game has no climate, no drifting cratons and no sizes.
rule-A8a = All creeples have size 1 and cannot be resized.
rule-A8b = Only mutagens, radiation and crowd diseases happen. For a mutagen one dice more than the number of the era is rolled, and the highest is the limit for all.
rule-A8c = There are no reservoirs and no latitude strips, and everybody has two actions.
rule-A8d = Cratons stay where they are.
rule-A8e = There are no mountains, no ice and no forests.
rule-A8f = The humidity niche is always green.
rule-A8g = There is no Medea and no venom, and a monster is one organ of its colour.
rule-A8h = Green is a player like the others.
rule-B7 = Pieces are limited to what there is. When the pool lacks an organ you may take it from another species: from mutations first, then a monster, then a basal organ.
rule-C1 = How a game begins.
rule-C1a = Before the game players agree on Achterbahn or tooth & claw.
rule-C1b = Mutations make two decks by colour, events four; tools lie open for all.
rule-C1c = Each player gets a colour by chance, with seven creeples of each shape. The archetype begins with all seven unborn.
rule-C1d = The lowest skeletal number holds the Medea card.
rule-C1e = Every archetype begins at size 1.
rule-C1f = The cratons lie in a row, by chance or in their historical order. In tooth & claw only those of the players are used.
rule-C1g = Otherwise all four are used, and each begins at latitude 4.
rule-C1h = The northern and the southern shelf of each craton has a black disk, the southern one a green disk on top of it: a bloom.
rule-C1i = The centre of Siberia is a mountain, the other centres are under ice.
rule-C1j = The strip of Eden lies at the start.
rule-C1k = Fourteen green disks lie in the oxygen, six white ones in the clouds, three black and three white ones in the atmosphere.
rule-C1l = Each player's first archetype grazes on the starting hex of its colour.
rule-C1m = Five extraterrestrial events by chance make the first era.
rule-C1n = The biosphere events make three decks.
rule-C1o = Five mutations of each deck lie open; the fifth lies on its deck.
rule-C1p = The first turn has no events.
rule-C2 = Whoever has a macroorganism left from Genesis begins with it.
rule-C2a = Mosses and mushrooms go on as Green on land, dickinsonia and seaweed as Green in the sea.
rule-C2b = Snails and earthworms go on as Orange on land, lamp shells and flatworms in the sea.
rule-C2c = Eurypterids and insects go on as Black on land, trilobites and arrow worms in the sea.
rule-C2d = Amphibians go on as White on land, sea stars in the sea.
rule-C2e = Velvet worms choose Orange or Black, and begin in the sea if they were opabinia.
rule-C2f = Organs become basal organs, bionts become unpromoted mutations by chance, and the macroorganism is a fossil.
rule-C2g = A swimmer without organs begins in a sea; its first resize makes it an archetype.
rule-C2h = The higher score in Genesis chooses first, the other takes another colour.
rule-C2i = Two organs of one colour may become a white one, once for each colour.
rule-C2j = Others choose colours afterwards and take only free cards in the first turn.
rule-C2k = The owner of an endosymbiont begins with a creeple of yours as a host.
rule-C3 = Games alone can follow each other.
rule-C3a = Set-up as after Genesis, then the rules for one player on Earth.
rule-C3b = An ordinary archetype begins, and the first turn has its events.
rule-D1 = The struck landmass moves north or south by one or two latitudes, if it has a latitude dice.
rule-D1a = The dice shows the latitude of a landmass, 1 in the north to 6 in the south.
rule-D2 = A dice finds a hex of the struck craton, and a black disk from the atmosphere falls on it.
rule-D3 = A landmass with a dice moves east or west. It collides with the first one in the same latitudes; if there is none it changes places with its neighbour.
rule-D3a = The landmass moves until a hex of it touches a coast at the same latitude, past others if need be.
rule-D3b = The world is round: the westernmost landmass going west meets the easternmost.
rule-D3c = Each hex of the smashed landmass that is touched gets a black disk; those of the moving one do not.
rule-D3d = Disks on shelves that come to lie under a hex are set free, and whoever lived there is killed.
rule-D3e = The smashed landmass loses its dice; both are one landmass now.
rule-D4 = A landmass of three or more cratons breaks up; each gets a dice, within 1 and 6, and they keep their order from west to east.
rule-D5 = In the latitudes shown, empty weeds become forest or ice.
rule-D5a = Where the strip shows a green dice, ice on weeds goes and forests grow. Nobody is disturbed by them.
rule-D5b = Where it shows a white dice, forests on weeds go and ice or desert comes.
rule-D6 = The sea level changes.
rule-D6a = When it is not too cold, black and green disks on seas are set free; ice stays.
rule-D6b = When it is too cold, seas become forest in humid latitudes and ice in arid ones, as long as the disk lies there.
rule-D7 = Eight cards of the display leave the game. Each species with more organs than its heart allows loses what is too much; losing a basal organ is its end.
rule-D7a = A roll of dice gives the limit for all.
rule-D7b = The oxygen sets the limit for the animals.
rule-D7c = The clouds set the limit for Green.
rule-D7d = Each white organ raises the limit of its species by two.
rule-D7e = A monster that would be lost shrinks its species instead, until that has size 1.
rule-D7f = A haustorium changes which heart counts.
rule-D7g = Players lose organs in the order of play.
rule-D8 = Each species loses an organ from its mutations, red or yellow, or else green or blue.
rule-D8a = A mutation that loses its last organ is discarded, unless it is part of a personality.
rule-D8b = A monster that is struck shrinks its species instead, until that has size 1.
rule-D8c = A species without such organs on its mutations loses nothing.
rule-D8d = Players choose in the order of play.
rule-D9 = The most numerous species loses half its creeples, rounded down, killed outright; so does each one that is tied.
rule-D10 = A disk of a colour moves from one reservoir, the land or a shelf to another.
rule-D10a = Where a gun is shown, Medea may move all such disks instead of one.
rule-D10b = After firing a gun Medea hands the card to another player, if Green plays.
rule-D10c = Some events need oxygen low enough for microbes, or high enough for fires.
rule-D10d = Some events need clouds that can rain.
rule-D10e = Some events need a sky covered by clouds.
rule-D10f = A disk that goes onto land goes where Medea says; a hex has one disk at most.
rule-D10g = A shelf has room for a black disk and for a green one on top of it.
rule-D10h = The strip follows the atmosphere. If its last slot is filled at the end of the events, the turn is the last one.
rule-D11 = In this turn the wind blows everywhere and both ways.
rule-D12 = Medea chooses where a disk comes from on the map, and where it goes.
rule-D12a = White disks so marked go to the centre of a craton or downwind of a mountain.
rule-D12b = When a black disk leaves a shelf the bloom on it goes too, and swimmers there are endangered.
rule-D12c = A green disk needs a shelf with a black one, else nothing happens.
rule-D12d = Black covers white and green, white covers green; never the other way round.
rule-D13 = Medea chooses whether a white disk that leaves the map goes into the clouds or into the atmosphere.
rule-D14 = When a reservoir lacks the disk, Medea may take it from elsewhere, or leave it. Not for guns.
rule-E1 = Take a card of the display into the tableau of one of your species.
rule-E1a = The first card of a row is free, the others cost 2, 4, 6 and 8. In one phase a species cannot spend more than the unborn it began with; they are not used up.
rule-E1b = An emotion of the card's colour, had since the phase began, halves the cost.
rule-E1c = The card brings its organs.
rule-E1d = Of the metabolic row Green takes only cards with the horror plant.
rule-E1e = Cards move to the left and new ones are drawn until each row has five.
rule-E2 = Turn a mutation over.
rule-E2a = The unpromoted side shows what both ways up will be.
rule-E2b = A promoted card has two ways up; choose one that your species is not too large for.
rule-E2c = The organs that lay on the card become basal organs, and new ones come onto it.
rule-E2d = A monster counts as as many organs as the size of its species.
rule-E2e = If the mother is too large for a new genotype, the daughter is an archetype instead, where there is none yet.
rule-E2f = A mutualist takes a creeple of a host, unborn or newborn.
rule-E2g = Hunters that are not larger, and not venomous themselves, cannot eat it any more.
rule-E2h = With each promotion you may arrange the promoted cards of the species anew.
rule-E2i = A side that shows a shape founds a species, unless you have one of that shape.
rule-E3 = A mutation becomes the genotype of a new species.
rule-E3a = The card leaves its mother's tableau and begins a new one.
rule-E3b = The daughter has the mother's size and a copy of her basal organs; nothing from the mutations.
rule-E3c = A daughter loses one basal organ of each colour that recedes, if she has any.
rule-E3d = One creeple of the mother is replaced by one of the daughter.
rule-E4 = One unborn creeple becomes a newborn, and one more for each blue organ if you like.
rule-E5 = Each of your species may shed a basal organ.
rule-E6 = Each of your species may grow or shrink by one.
rule-E6a = Mutations that are too small for their species are lost.
rule-E6b = A species that outgrows its genotype becomes an archetype; if you have one, it dies out. The genotype is a fossil either way.
rule-E7 = A Lazarus brings back the archetype at size 1.
rule-E7a = It returns anywhere on the map where it can live.
rule-E8 = For all your actions of a turn you take the Medea card, which is worth a point.
rule-F1 = Each newborn starts from a creeple of its species.
rule-F1a = A newborn on the map can be the mother of the next one.
rule-F1b = An endangered creeple can still be a mother.
rule-F2 = A newborn goes as far as its points reach; if it finds no place to live it is unborn again.
rule-F2a = A creeple has as many points as its size and its blue organs.
rule-F3 = A disk on a hex changes what it is.
rule-F3a = Each ground costs points to enter, by shape.
rule-F3b = A bloom is a sea of its own that only swimmers enter, from the hex beside it or from the next shelf.
rule-F3c = Some grounds can be crossed but not lived on.
rule-F3d = Each ground has red or yellow as the colour in which hunters and prey compete.
rule-F4 = A carnivore needs a herbivore that it can eat.
rule-F4a = A hunter eats its own shape and archetypes.
rule-F4b = Venomous prey is eaten only by larger or venomous hunters.
rule-F4c = No species hunts where it grazes itself.
rule-F5 = From a coast a creeple can go with the wind to the next coast of the same latitude, around the world if need be.
rule-F5a = The wind always blows to the west.
rule-F5b = It blows in latitudes 1, 3, 4 and 6, as the strip shows.
rule-F5c = In a windy turn it blows in all latitudes and both ways.
rule-F5d = Reaching a bloom costs as much as reaching the hex that it lies beside.
rule-F5e = A sea within a craton is not rafted across.
rule-F6 = Whoever arrives chooses, whatever the mother did.
rule-F6a = There must be suitable prey; another carnivore there is contested.
rule-F6b = Another herbivore there is contested.
rule-F6c = Afterwards a creeple stays where it is, unless it is an endangered endotherm or shifts to hunting.
rule-G1 = A herbivore is endangered at once where it cannot live. The endangered take no part in contests.
rule-G2 = A biome bears one herbivore. Of two, the first difference below decides.
rule-G3 = Where a carnivore hunts, the one that it cannot eat wins over one that it can.
rule-G4 = Where a carnivore hunts, more organs of the roadrunner's colour win.
rule-G5 = More green organs win in humid latitudes, more white ones in arid ones.
rule-G5a = The colour is always green.
rule-G6 = The larger one wins.
rule-G7 = The lower skeletal number wins.
rule-G7a = Between two species of one colour their player chooses.
rule-G8 = A herbivore that loses may become a carnivore there, if it finds prey, and has to win against a carnivore there.
rule-H1 = A carnivore is endangered at once when it has no suitable prey.
rule-H2 = A biome bears one carnivore. Of two, the first difference below decides.
rule-H3 = More organs of the roadrunner's colour win.
rule-H4 = The one whose size is closer to that of the prey wins.
rule-H5 = The larger one wins.
rule-H6 = The higher skeletal number wins.
rule-H6a = Between two species of one colour their player chooses.
rule-I1 = A species with a white organ or of size 6 may move its endangered creeples to free places in reach.
rule-I2 = The endangered stand up where their place is free and they can live there; the others are buried and unborn again.
rule-I2a = An endangered herbivore is not buried if it can become a carnivore there.
rule-I3 = A species without creeples on the map, or that loses a basal organ to a mutagen, dies out, with all its cards.
rule-I3a = The card of an archetype that died out is a fossil until it is used again.
rule-I3b = Cards of it that show a fossil are kept: its genotype and its tools.
rule-I3c = Whoever has no creeple on the map waits as a Lazarus.
rule-I4 = At the end of an era, unless it is the last, players count their populations.
rule-I4a = Creeples on the map count, the endangered too, and hosts on your mutualism cards.
rule-I4b = Take a fossil token for each player with a smaller population.
rule-J1 = A species that outgrows a mutation loses it; cards of a personality lose their organs only.
rule-J2 = A species that becomes a mutualist takes a creeple of a species that it eats, or that eats it, as a host.
rule-J2a = A host needs an unborn or newborn creeple to give; if there is none the card stays without.
rule-J2b = A host counts as one of your population and as a point at the end.
rule-J2c = Green may also choose a species with an unpromoted horror card, wherever it lives.
rule-J2d = When the host's species dies out the creeple goes back.
rule-J3 = A venomous herbivore is safe from carnivores that are neither larger nor venomous.
rule-J4 = A monster is an organ that counts as much as the size of its species; losing it means shrinking first.
rule-J5 = A haustorium changes the skeletal number of its species to 0 or 5.
rule-J5a = With 5 the dark heart counts, with 0 the green one.
rule-J6 = Two halves of one colour that meet make an emotion: anger, fear, happiness, jealousy or curiosity.
rule-J6a = A head has a half at its right edge, a tail at its left one, a brain at both.
rule-J6b = Two or more promoted cards in a row make a personality, each meeting the next in an emotion.
rule-J6c = A species has one personality, with one head and one tail at most.
rule-J6d = New cards can be added, none can be taken out.
rule-J6e = One emotion of a colour halves the cost of such cards; with two or more all but the free one cost 1.
rule-J6f = Three emotions of at least two colours in one species are language, with which its owner may make the turn the last one.
rule-J6g = Cards of a personality may lose their organs but are not discarded while the species lives.
rule-J7 = Each curiosity brings a tool, with which carnivores hunt the shape that it shows.
rule-J7a = The tool of a species that dies out is a fossil.
rule-J7b = With it a carnivore can live wherever swimmers graze.
rule-J7c = A herbivore with a tool is safe from carnivores of the shape on it, unless they have a tool against its own shape.
rule-J7d = With any tool a carnivore can eat venomous prey.
rule-J8 = As an experiment, colours can have abilities of their own.
rule-J8a = Orange is not struck by green and blue radiation.
rule-J8b = White and Green may resize once in their phase for free; the predators of a herbivore that does may follow.
rule-J8c = Black may once a turn shed basal organs for a fossil, at any time.
rule-K0 = One player has an animal and a plant on Mars, Venus or Earth, and has to keep the seas.
rule-K0a = Green is the plant.
rule-K0b = The animal is of another colour.
rule-K0c = It ends in the third era, or when the seas are gone or the greenhouse runs away.
rule-K0d = Survive and keep the seas; fifteen points are a decisive victory.
rule-K0e = The plant can be the protagonist instead.
rule-K1 = What is different in the phases.
rule-K1a = Events are changed as said below.
rule-K1b = It must take and promote certain cards before other actions.
rule-K1c = Its newborns graze where they can.
rule-K1d = There are no fossil awards.
rule-K2 = Plants grow, herbivores eat plants, carnivores eat herbivores.
rule-K2a = Herbivores contest places as carnivores do, and eat plants of their own shape.
rule-K2b = With two green organs a herbivore can eat armored plants.
rule-K3 = What is different at the start.
rule-K3a = There are no green disks, and on Mars only six of the other colours.
rule-K3b = Two cratons of Mars or Venus, or the four of Earth; a white disk on each sea.
rule-K3c = What is left of the disks is in the atmosphere and the clouds.
rule-K3d = The plant has five creeples of four shapes, a few less if it is played.
rule-K3e = Two plants begin beside a sea.
rule-K3f = The animal begins as a Lazarus.
rule-K3g = Unborn plants lie in the oxygen in place of green disks.
rule-K4 = Plants take the place of green disks.
rule-K4a = Newborn plants come out of the oxygen.
rule-K4b = A swimming plant makes a bloom of a black shelf.
rule-K4c = The oxygen of the moment says how many actions the animal has.
rule-K5 = How events are changed.
rule-K5a = A rain-shadow sets a white disk free instead.
rule-K5b = Climaxes do nothing.
rule-K5c = A deluge sets a white disk free when it is too hot.
rule-K5d = Green disks do not move; a gun that would free them destroys a plant.
rule-K5e = Only with all disks in the sky the greenhouse runs away; never on Mars.
rule-K5f = Both colours are struck.
rule-K5g = Its black disk stays, and craters strike beside it.
rule-K5h = Cratons move a turn late, and only if that next turn is stable and not the first of an era.
rule-K5i = A rift splits two joined cratons.
rule-K6 = Medea may make it rain when her population exceeds her heart.
rule-K6a = Medea has the power; alone it is you.
rule-K7 = All dry land is waste until plants grow.
rule-K7a = White disks and shelves are sea, black disks mountains, the rest is land.
rule-K7b = Each shape of plant grows at its own distance from water.
rule-K7c = A plant outside of its habitat dies in the burial phase.
rule-K7d = On Mars as on Earth, on Venus always to the west.
rule-K8 = Rules for a plant that nobody plays.
rule-K8a = It keeps horror cards as long as it can.
rule-K8b = It takes horror cards first, promotes to venom and mutualism, and only grows.
rule-K8c = Extinction is for ever.
rule-K8d = They become herbivores where they can.
rule-L1 = Two play, one of them the plant.
rule-L1a = The plant holds Medea, the animal seeds the clouds.
rule-L1b = Each animal counts as two for fossils.
rule-L1c = Most points win if the seas are left and nobody died out.
rule-L2 = Two or three play animals; the plant follows rules.
rule-L2a = Colours are dealt by chance, and all begin as Lazarus.
rule-L2b = Medea can be claimed, and leads the plant.
rule-L2c = Most points win if the seas are left.
rule-N = After the third era one of your species can go on to the game Origins.
rule-Na = The winner chooses a brain map first, then the others by their places.
rule-Nb = Anger and fear uncover alpha, happiness natural history, jealousy language, curiosity manual dexterity.
rule-Nc = Cubes to cover icons come from the population, and spare ones go to the innovations.
rule-Nd = Origins begins in an ice age if it was too cold at the end, otherwise in a tropical age.
rule-G-atrophy = Losing organs: a mutation without its last organ is discarded, a monster shrinks its species, and a basal organ lost is the end.
rule-G-damocles = A black or white disk that comes onto land endangers whoever stands there, and replaces a lesser disk.
rule-G-endangered = Endangered creeples lie down. They count as living until they are buried, and can be mothers.
rule-G-monster = Monsters are not inherited.
rule-G-reservoir = Into a full atmosphere white disks do not go but into the clouds, and black ones push white ones there.
rule-G-lazarus = Only resurrect, or claim Medea.

## Chapters of the rulebook

chapter-A = The turn, the end and the points
chapter-B = Limited pieces
chapter-C = Set-up
chapter-D = Events
chapter-E = Actions
chapter-F = Dispersal
chapter-G = Contests of herbivores
chapter-H = Contests of carnivores
chapter-I = Burial, extinction and fossils
chapter-J = Size, monsters, emotions and tools
chapter-K = Alone on other worlds
chapter-L = Venus for several
chapter-N = On to Origins
chapter-glossary = Words explained

## How a game came out
# source-*: where points come from, as a heading. tie-*: why one of two with equally many points is before the other.
# $first, $second: two players, $more, $less: how much of it they have. verdict-*: how a game without opponents ended.

source-fossils = Fossils
source-population = Population
source-tableau = Tableau
source-hosts = Hosts
source-emotions = Emotions
source-language = Language
source-planet-lost = The planet is lost
verdict-nobody = Nobody wins: the planet is lost.
verdict-alone-seas = Lost: the seas are gone.
verdict-alone-extinct = Lost: nothing of one's own lives any more.
verdict-alone-decisive = A decisive victory: { $points } points, and { $target } make it one.
verdict-alone-won = Won: life goes on, with { $points } points; { $target } would make it decisive.

## The key to signs

symbol-tool = A tool
symbol-language = Language

## What is wrong with a pack, for whoever writes one
# thing-*: what names of a pack stand for. hint-*: what such a name must be. why-*: why a number has these limits, at the end of
# a sentence. wrong-*: what is wrong and what would be right. Words of the files themselves come as arguments, as they stand there.
thing-board = board
thing-climate = climate
thing-colour = colour
thing-condition = condition
thing-craton = craton
thing-event = event
thing-ground = ground
thing-icon = icon
thing-place-of-disks = place of disks
thing-planet = planet
thing-position = position
thing-printed-ground = printed ground
# $faces, $tiles: numbers, $organ: a colour, $file: its name
wrong-monsters = { $faces } faces have a { $organ } monster, and { $file } has { $tiles } tiles; there must be one for each
wrong-collision = a collision goes east or west
wrong-drift = a drift goes north or south
wrong-no-disk = it is missing; a transfer moves a disk of one colour
# $disk: a colour, $place: where, $right: colours
wrong-disk = a { $disk } disk is never in the { $place }; it must be { $right }
# $event, $deck: names
wrong-deck = { $event } belongs to the { $deck } deck
wrong-craton = only a biosphere event has one; leave it out
# $columns: names
wrong-extraterrestrial = { $columns } are for extraterrestrial events; leave them out
# $column: its name
wrong-ends-game = exactly one event must have { $column }, the one of the long game
wrong-board = { $planet } has this board already; leave one
wrong-numbers = they must be 0 to 6, each once
# $colour: its name
wrong-home = { $colour } has a craton already; leave one
# $planet: its name, $count: a number
wrong-cratons = { $planet } must have { $count } cratons
# $column: its name
wrong-disks = { $column } must go up from 0, one row for each number
wrong-oxygen = it must have room for all green disks
wrong-clouds = they must have room for all white disks
# $latitude: a number
wrong-wind = at latitude { $latitude } the wind blows east; leave one
wrong-no-roadrunner = it is missing; prey is caught there by red or yellow organs
# $count, $used: numbers, $colour: of disks
wrong-start-disks = there are { $count } { $colour } ones, and the set-up uses { $used }
wrong-full = with the white ones they fill the atmosphere; it must have room left

## What the game is about, for somebody who sits down to it for the first time

goal-you-none = You lead one of four colours that come ashore: plants and fungi, snails and worms, insects, or animals with bones.
goal-wins = Most points win: one for each figure (creeple) of yours on the map, each species and each fossil, and some for tools, hosts, emotions and language.
goal-wins-alien = Most points win, if the seas are left and nobody has died out: one for each figure (creeple) of yours on the map, each species and each fossil, and some for tools, hosts, emotions and language.
# $target: how many points make a victory decisive
goal-wins-alone = You win if you survive and keep the seas; { $target } points make it a decisive victory.
goal-lasts = Ten turns: an event for everybody, your actions, then newborns walk off and fight for a place. Language or a runaway greenhouse ends it sooner.
goal-lasts-plain = Ten turns: an event for everybody, your actions, then newborns walk off and fight for a place.
goal-lasts-comet = Two eras of five turns, then a third one, which a comet ends without warning.
goal-lasts-alien = Three eras of five turns; it is over sooner when the seas are gone or the greenhouse runs away.
