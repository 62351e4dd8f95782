# The lessons of Bios: Megafauna, first edition. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Your first game: Red in the Triassic

lesson-first-welcome = Almost everything has just died. You are Red: dinosaurs, with one small animal in its homeland. A homeland feeds anybody; all other land asks for letters, which your animal does not have yet. Your rival Orange, mammals, sits to the north-east in the same plight.
lesson-first-goal = What wins? When biomes die they lie in this tar pit. Four times in the game it is shared out: whoever has the most animals on the map takes half, the next one half of the rest. Each tile is a point, and at the end so is each animal. So be many when it is counted.
lesson-first-turn = A turn is one action: buy a card, let a species grow or shrink, take up a culture, or develop an animal. Then all contests are fought, everywhere.
lesson-first-branch = Now you have one animal, and one accident would be the end of you. A homeland has a place to graze and, above it, a triangle to hunt whoever grazes. Nobody eats its own kind, but a new species may live off its parent. Let a fin branch off your dino.
lesson-first-child = The child can graze or hunt. Put it on the pasture.
lesson-first-relatives = There is food for one grazer only, and both are yours: so you say who gives way. Choose the dino. It need not die: it can hunt.
lesson-first-hunter = Two animals where there was one: your dino hunts your fin. Being hunted does no harm here; it only means that somebody eats well. Orange has done the same in its own land.
lesson-first-buy = Now a card. The leftmost one of a row is free; for another you lay a gene on each card before it. Nest Building has the letter P, physiology: it carries animals farther, and of two hunters the one with more P wins. Buy it.
lesson-first-mutate = Letters belong to one species, not to all of yours. Give this one to your hunter, the dino.
lesson-first-catastrophe = Cards of the lower row bring events, and what an event! All genomes of five letters or more would have died; yours is short, which is safe. It got warmer: every biome slid a row north, with all that live on it. Lobsters died and are in the tar pit: the first point to win. And the Atlantic opened.
lesson-first-raid = Orange let its cat grow. That cat hunts in Orange's homeland, without any P. Let us send a better hunter: branch a bird off your dino.
lesson-first-heritage = A new species begins with its parent's size, and may take along one heritage tile with letters that its parent has. Take P.
lesson-first-pounce = It can go as far as its size and its P together: two habitats. That reaches Orange's hunting triangle. Go there.
lesson-first-contest = A contest! Two hunters, prey for one. The bird has one P, the cat none: the cat lost, found no other place and died. It was Orange's last cat, so that species is extinct. 3 points to 1.
lesson-first-too-fast = Orange has answered. Its rhino has lungs now and the letters SS, speed. Your bird has no S, cannot catch it, and starved. Mind what your prey might become. No more raids: let us live on plants. Opposable Thumb has the letters B and I. Lay two genes for it.
lesson-first-diet = B is browsing, I insects. Next door, in the Calamites, B is all it takes to eat. Give the card to your fin.
lesson-first-develop = The event was mild: forest grew somewhere else. Orange fed its rhino. Now develop another animal of your fin.
lesson-first-pasture = It can walk one habitat. In the Calamites nobody grazes, and the niche there is I: if a rival comes, whoever has more I stays. You have one. Settle here.
lesson-first-on-your-own = Three animals to one. When the Triassic cards run out the tar pit is shared, and you are ahead. Three things to remember: be many before a scoring, keep genomes short, and look at the niche before you move in. The game is yours: play on!

## Contests

lesson-contests = Contests: food, niche, hunters, teeth

lesson-contests-lazarus = A bad century: everything of yours has died out. You are White and have nothing on the map. That is not the end: such a player is a Lazarus, and may bring a species back with a mutation. Green has just done so: its dino grazes on belemnites, in the sea.
lesson-contests-food = Contests are decided step by step, and the first difference counts. Step one: who cannot eat loses. This biome asks for M, marine life. Sculling Tail has an M, and costs a gene. Buy it.
lesson-contests-cat = Bring your cat back with it.
lesson-contests-place = Of size 1, say. Now where? The belemnites are taken, and we go there all the same. Step two is the niche: here it is N, and neither of you has any. Step three is a hunter above the biome: there is none. Step four is teeth, and of those White has 5, Green 4. Go.
lesson-contests-teeth = Equal in all but teeth, and of grazers the one with more teeth stays. Green's dino lost, but losers may turn to another place of the same habitat if they can live there: it hunts your cat now. Being hunted does no harm. But you can do some.
lesson-contests-spines = A hunter needs prey of about its own size, and may not have less S, N, A or M than the prey. You both have one M, so it can eat you. Green bought a card that it could not use. Spines have the letters AA. They are free: buy them.
lesson-contests-armour = Give them to your cat.
lesson-contests-starved = AA against nothing: the dino cannot eat a cat with spines any more, found no other prey, and died out. And the Triassic was over, so the tar pit was shared: you had the only animal on the map, and took five tiles. Six points to none. Look at all four steps before you move in, and at your neighbours' letters after. Play on!

## The greenhouse

lesson-greenhouse = The greenhouse: when the ground moves

lesson-greenhouse-track = You are Green. Your fin grazes in your homeland and your dino hunts it: two animals, one place. The air has 800 ppm of carbon dioxide. This track moves by events, and with it every biome. Look where you live: an orange frame means mountains.
lesson-greenhouse-buy = A harmless card, free, with a P. But it lies in the lower row, and there every new card brings its event. Buy it, and see what can happen.
lesson-greenhouse-dino = Give it to your dino.
lesson-greenhouse-erosion = Erosion! At 800 ppm or more the highest mountain biome wears away. That was yours. Your fin lost its food, your dino its prey: both are extinct, and a tile more lies in the tar pit. Nobody plans this. But one animal anywhere else would have saved you.
lesson-greenhouse-south = It cooled as well, to 400 ppm. When it cools every biome slides one row south, with whoever lives on it; when it warms, north. Biomes in the mountains stay. Where two meet, the one with the lower climax dies: three of them did. So the rows at the edge are the first to go.
lesson-greenhouse-frozen = White bought a card, and it brought a catastrophe. Now it is 200 ppm, where white stars turn to ice and nobody can live. White's homeland had such a star: gone, with all of White. At 3200 ppm the blue stars drown. Look for stars before you settle.
lesson-greenhouse-back = You have no species, so you are a Lazarus: with a mutation you may bring one back, anywhere it can live. Needle Teeth has an M, for the sea. It costs three genes; you have just three. Buy it.
lesson-greenhouse-which = Bring back your dino.
lesson-greenhouse-alive = Alive, alone in the world, on belemnites without a star. Take three things along: look at frames and stars before you settle, be in two places, and watch the track. If it runs off either end, the game is over. Play on!
