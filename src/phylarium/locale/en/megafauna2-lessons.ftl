# The lessons of Bios: Megafauna, second edition. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: tooth & claw

lesson-first = Your first game: tooth and claw

lesson-first-welcome = You are White, the animals with bones, and you have just come ashore in Gondwana. Over in Siberia sits Black, the insects. Each of you has one archetype: a plain animal without any organs. We play tooth and claw: the game of species and contests, without its climate.
lesson-first-goal = Most points win: one for each creeple, a figure of yours on the map, one for each of your species, one for each fossil, and some for clever things that come later. You each have 2: a creeple and an archetype.
lesson-first-turn = A turn has four parts. An event happens to everybody. Then each player takes two actions. Then the newborns walk off to find a place, and fight for it. At last those who found none are buried. The first turn has no event worth the name.
lesson-first-mutate = First action: mutate, that is, take a card. The leftmost of each row is free; others cost 2, 4, 6, 8, and your species can spend as many as it has unborn creeples. None are used up. This card has a blue organ, which gives more newborns and longer legs. Take it.
lesson-first-populate = Second action: populate. One unborn creeple becomes a newborn, and another one for your blue organ. Two, please.
lesson-first-disperse = Black took a card with a green organ and has one newborn. Now yours walk. Your animals live on weeds and swamps. In each hex there is food for one grazer, and perhaps for one hunter that eats the grazer. Send the first one to the middle.
lesson-first-heart = The other went north-east: 4 to 3. Turn 2, and a mutagen! In this game two dice are rolled, and the higher one is the heart: how many organs a species may keep. It was a 4, and nobody had more than one. Organs on cards go first; a species that must lose its own dies out. So do not simply collect.
lesson-first-green = Nearly all cards were swept away, too. Where two grazers meet, more green organs win. Tooth enamel has two. It costs 4, and you have just 4 unborn: take it.
lesson-first-free = You have spent all you may spend this turn. But the first card of a row is free for anybody: take Brood pouch, another blue organ.
lesson-first-disease = Black had more and more children, up to four. Then came a disease, which strikes the most numerous species and kills half of it. Black had 4, you had 3: that was close. It is 4 to 3 for you. With two blue organs you can have three newborns now. Populate.
lesson-first-promote = Second action: promote. A card on your species can be turned over, one of two ways up. Its organs become the species' own, safe from radiation and inherited by daughters. Tooth enamel turned this way shows armour, and so it founds a new species. Do it.
lesson-first-mother = A daughter begins in the place of one of her mother's creeples. Choose the one in the middle.
lesson-first-daughter = An armoured species: one more point. She inherited the two green organs, and her mother kept them. A new trick: three newborns are waiting. Send one to the middle, where the daughter grazes now.
lesson-first-contest = A contest: two grazers, food for one. Two green organs against two. Between players the lower skeletal number would decide, but both are yours, so you do. Let the archetype stay.
lesson-first-shift = The daughter has lost the pasture, but not her life: she can hunt whoever grazes there. Hunters eat their own shape and archetypes. Yes, she should.
lesson-first-spread = Now both live in one hex, and nobody is hurt by it. That is how a second species pays. Send the next newborn to the north-west.
lesson-first-on-your-own = 8 to 4! The last newborn went south-west, and Black has had its turn. Take care: your archetype is the most numerous species now, and diseases will come again. Grow the daughter. After the fifth turn of an era, fossils go to whoever has more creeples than others; two eras are a game. Play on!

## Mutate and promote

lesson-promotion = Mutate and promote: organs that stay

lesson-promotion-price = You are Green, plants, and begin with nothing. Two words are mixed up by everybody at first: mutate and promote. Cards cost 0, 2, 4, 6, 8 from the left. Your species has 6 unborn creeples, so it can spend 6 this turn. They are not used up: unborn is your credit, not your money.
lesson-promotion-mutate = To mutate is to take a card. It lies with its first side up, and its organs lie on it: plus organs. Parthenogenesis is free and has two blue ones, for more newborns. Take it.
lesson-promotion-promote = To promote is to turn a card of yours over, one of two ways up. The organs on it move onto the species and become basal; what the new side shows comes onto the card. This side shows two blue again, so two become four. Promote it.
lesson-promotion-radiation = Four blue organs after one turn: two basal, two on the card. Then came radiation, which takes a plus organ of certain colours from each species. You lost one of the two on the card. Orange had not promoted: its only organ was on a card, and organ and card are both gone. Basal organs are safe from radiation.
lesson-promotion-populate = Three blue organs are left: you can have four newborns at once. Do it.
lesson-promotion-balance = So always promote? No. Daughters inherit basal organs only, which is good. But basal organs count for the heart as all others do, and only neoteny sheds them, one for an action: a mutagen that would have to take one ends the species. Keep some on cards. Now take your second action, and play on!

## Hearts and climate

lesson-hearts = Hearts and climate: how many organs are too many

lesson-hearts-reservoirs = The whole game, turn 4. Continents have collided, and it has become cool. You are White. These are the reservoirs: green disks in the oxygen, white ones in the clouds, black and white ones in the atmosphere. What is not there is on the map, as forest, mountain, ice.
lesson-hearts-heart = The more green disks lie in the oxygen, the thinner the air. It says two things: animals have two actions, and their heart is 3. If a mutagen strikes, no species of yours keeps more than 3 organs. You have 2, Orange has 3. Plants have a heart of their own, in the clouds.
lesson-hearts-third = There is room for one more. Spermatophore is free and blue: take it. Then you have exactly 3.
lesson-hearts-populate = With two blue organs you can have three newborns. A second action would buy a fourth organ, too. Better not: populate.
lesson-hearts-disperse = Orange has taken a fourth organ. We shall see. Your newborns can go to three hexes of weeds in Gondwana. Send the first one north-west.
lesson-hearts-mutagen = And there it is, a mutagen. The display is nearly empty. Orange had one organ too many and lost a card with it. You had just as many as your heart allows, and lost nothing. White organs raise the limit by two. Had Orange's organs been basal, the species would be dead.
lesson-hearts-forests = Where it is humid, forests grew: green disks went from the oxygen onto the land. Fewer green disks in it mean more oxygen, so the heart is 4 again. Weeds under you have become a forest; your animals live there as well.
lesson-hearts-medea = One thing more: you hold Medea. Whoever does decides what the climate does: here, whether one black disk goes from the land to a shelf, or all of them. Black disks are mountains, where nobody lives. Choose as you like, and play on!
