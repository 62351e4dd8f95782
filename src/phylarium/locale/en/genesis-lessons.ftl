# The lessons of Bios: Genesis. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Your first game: from dust to life

lesson-first-welcome = The Earth is young and nothing lives. You are not a creature but an ingredient: Red, the amino acids. Blue, the nucleic acids, is your rival. What counts at the end are living things: a point for each cube in your organisms and one for each of your bionts that live in one. This introductory game has microbes only.
lesson-first-event = A turn is 200 million years. It begins with an event, which happens to everybody. This one has brought two refugia: places where chemistry might get hold of itself. After it all of you assign, roll and buy.
lesson-first-settle = Your four bionts, the domes, are you. For now only one of them may try its luck in a refugium. In this dust drift three cubes, two yellow and one green. They lie low: they are dead matter still. Send a biont.
lesson-first-enzyme = Look at the slots. Each one that is bare names a die face that kills: here 3, 4, 5 and 6. A catalyst covers a slot, from the left, and that face is safe. You own one red catalyst. Put it on the 3.
lesson-first-roll = Blue has gone to the hot deep rocks. Now the dice: a biont rolls two, and you have a 2 and a 4. The faces beside the sun, 1, 2 and 3, are life: your 2 wakes one cube. Choose a yellow one.
lesson-first-death = The 4 is bare, so it kills one of what is awake: the cube or your biont. Let the cube go. You will see why that is no disaster.
lesson-first-catalyst = A cube that dies makes a catalyst of its colour: you have a yellow one. Death pays, here more than life does at first. The 4 took your enzyme, too. Meanwhile Blue rolled a double and created life, bought a mutation for it, and has 4 points. You have 0; wait and see.
lesson-first-again = Turn 2. Your biont still sits in the dust, so you may assign there although that row sleeps now. Put the yellow catalyst on the 3 again. Of your six faces three would then be good and nothing but good.
lesson-first-threes = Two threes! Without the enzyme they would have killed what they woke. Now they only wake: two cubes. Each colour has its use. Yellow lets you roll a die again later. Take a yellow one first.
lesson-first-green = And a green one: green lets more of your bionts into refugia, and shields from oxygen.
lesson-first-life = Two dice alike are a double, and a double may turn all that is awake into a living thing. It costs you the enzyme and what still lies dead. Do it.
lesson-first-darwin = A bacterium, yours. Whatever lives must make a Darwin roll each turn, a die for each cube and two for each biont. Fives and sixes are errors, and each takes a cube unless a blue one forgives it. Blue had three errors and one blue: it has just lost its mutation and a cube. You rolled 1, 1, 3, 3: no errors. Keep that.
lesson-first-buy = Each 1 makes a catalyst for each red chromosome; your biont is red, so that is two, in the green of this bacterium. It is 3 to 2, and you are ahead. Now each biont may buy one thing for its organism. Buy Calvin Cycle, for a green catalyst.
lesson-first-mars = Four points. Another cube, and a shield from oxygen. Turn 3: an old ocean on Mars. With two greens three of your bionts may be in refugia now. Mars is red, as you are. Send one there.
lesson-first-chance = A 1 and a 5. On a refugium of your own colour you may roll all dice again, once. But a 1 wakes a cube, and the 5 will pay you a catalyst for it. I like that: keep the dice.
lesson-first-errors = I woke a blue cube and let it die: a blue catalyst. Now your Darwin roll: 2, 3, 3, 5, 6. Two errors, and you have no blue to forgive them. But your yellow lets you roll one die again. Take the 6.
lesson-first-lost = A third 3! Three of a kind make a catalyst, too. The 5 stays: one loss, and mutations go first, so Calvin Cycle is gone. Such is life here, and you can pay for more. Photosystem II costs a green. Chaperonin costs a red, for which two greens will do. Choose one of them.
lesson-first-on-your-own = So a turn goes: event, assign, roll for life, Darwin roll, buy. Now oxygen has come. Your green cube shields you; Blue has none and lost a cube. Look for blue before the next errors. Play on; the game ends with the last event. Its full form has parasites and creatures, too.

## Darwin rolls

lesson-darwin = Darwin rolls: which die to roll again

lesson-darwin-dice = You are Blue and have just created life on Mars: your biont and three cubes. Now it must prove itself, as every bacterium must in every turn. A cube rolls one die, a biont two, so you have five: 3, 4, 5, 5, 6. Four colours decide what becomes of them.
lesson-darwin-errors = Fives and sixes are errors. You have three. Blue chromosomes forgive one each, and you have two: your biont and a cube. The third error would cost you a cube. Your one yellow chromosome lets you roll one die again. Choose one of the errors.
lesson-darwin-income = It became a 1. Two errors are left, both forgiven, so nothing is lost. And a 1 pays: a catalyst for each red chromosome, of which you have one. With two reds that 1 would have paid two. Three dice alike pay one, too.
lesson-darwin-free = A turn later: 2, 2, 3, 5, 5. Both errors are forgiven, so many would keep this roll. But think: if you roll the 3 again it may become an error too many. If you roll a forgiven 5, the worst it can become is an error that is forgiven as well. It costs nothing, and a 1 or a third 2 would pay. Roll a 5.
lesson-darwin-on-your-own = A 3: no gain, no harm. That is the whole art: first roll away errors that nobody forgives, then those that cost nothing to try. A red mutation is for sale, and you can pay for it. Red makes each 1 pay more, but every cube is also one more die. Buy or don't, and play on!

## Parasites

lesson-parasites = Parasites: to live off somebody, gently

lesson-parasites-rival = You are Blue, and your chemistry has had no luck. Red has a bacterium, and has bought it a mutation, Nitrogenase, with a red cube on it. In the full game you need no life of your own: you have a parasite card.
lesson-parasites-attach = A parasite may sit on an organism in somebody else's tableau, if it can steal at least one cube there. Its card has two sides with two coloured slots each. The side Viroid has a slot for red. Choose it.
lesson-parasites-biont = It needs a biont to live. Take one from your pool.
lesson-parasites-second = The red cube is yours now: it counts for your points, your rolls and your shields, and Red's bacterium must do without. A second biont may join. Both are blue, so together they forgive two errors in a Darwin roll. Send it.
lesson-parasites-rolls = You have 3 points. Then everybody rolled. The host threw two ones. Your Viroid, with one die for the cube and two for each biont, threw 1, 2, 3, 3, 5: the error is forgiven, and the 1 made a catalyst. But look where it went: into the pool of Red, in whose tableau you live. Red then bought something.
lesson-parasites-buy = That pool works in both directions. Each of your bionts may buy a mutation for the Viroid, and it is Red's catalysts that pay. The blue one that you made pays for mRNA, a blue card: one more error that is forgiven. Buy it.
lesson-parasites-fate = Red has paid for your card. But mind three things. If the host dies, so does your parasite: be a gentle guest, on a healthy host. If you lose a stolen cube, the host loses its mutation. And a host with more crowns than you have can take its cubes back: that is the Red Queen. Play on!
