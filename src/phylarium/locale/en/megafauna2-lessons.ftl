# The lessons of Bios: Megafauna, second edition. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: tooth & claw

lesson-first = Your first game: tooth and claw

lesson-first-welcome = You are White, the animals with bones, and you have just come ashore in Gondwana. Over in Siberia sits Black, the insects. Each of you has one archetype: a plain animal without any organs. We play tooth and claw: the game of species and contests, without its climate.
lesson-first-goal = Most points win: one for each creeple of yours on the map, one for each of your species, one for each fossil, and some for clever things that come later. You each have 2: a creeple and an archetype.
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
