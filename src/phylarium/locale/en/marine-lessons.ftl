# The lessons of Dominant Species: Marine. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Your first game: a round with Fishes

lesson-first-welcome = Welcome to the sea. You lead one kind of animal in an ocean that grows tile by tile. Some day an asteroid falls; whoever has the most victory points (VP) then has won. In the next ten minutes you will make nearly every kind of point there is, in a real game.
lesson-first-animal = Animals differ in what they live on. Fishes live on plankton, and on a little algae. They stand low in the food chain, but in return they act before the mighty. Choose Fishes.
lesson-first-trait = Your rival took Reptiles, who live on sun and sponges. Now each of you keeps one of three traits, for good. Ram Feeder gives you a third plankton. That is the easiest to use well: keep it.
lesson-first-thriving = Cubes on the tiles are your species. A disk on a corner is food for the tiles that meet there. This is plankton, so your three species on the reef are thriving. Where none of your food touches a tile, your species there are endangered, and will die in the next extinction.
lesson-first-turn = A turn is one thing: put a pawn on a space of this display and do at once what it says. Mind the order. Each new pawn must stand below your last one, or to its right. Whoever starts low gets few actions; whoever starts high leaves the rest to others.
lesson-first-speciation = Speciation makes species. The disk beside this space says where: around plankton. Place your pawn.
lesson-first-offspring = Three tiles meet at the plankton. A reef takes two newborn, a seamount three, an ocean four. Begin with the reef; I shall fill the others for you.
lesson-first-grown = Nine new species, all of them fed. You have 22 cubes left in your gene pool; they are for the whole game, and what is eliminated does not come back.
lesson-first-wanderlust = The Reptiles have done the same around sponges: on the reef it is five against five. We shall see to that. First let the ocean grow: place a pawn on Wanderlust, which is below Speciation.
lesson-first-ocean = You took an ocean tile. Laid beside three oceans it makes a group of four. Bonus points grow fast: a new tile earns 1, 3, 6, 10, 15 or 21 VP when it lies with none, one, two, three, four or five of its kind. Lay it here.
lesson-first-plankton = Ten points are coming. But nobody could eat on the new tile. Wanderlust lets you add one of these disks: take plankton.
lesson-first-tie = 10 to 0, and two of your species moved in. Now the reef. Five Reptiles, five Fishes: ties go to whoever stands higher in the food chain, and those are the Reptiles. So break the tie before somebody scores. Competition 1 eliminates one opposing species on a reef where you live. Place your pawn.
lesson-first-evolution = One Reptile fewer: five to four, the reef is yours. No dice, no mercy. The Reptiles answered by retrieving: that is the other thing a turn can be. They took all their pawns back and can start from the top again. Place a pawn on Evolution 1, which scores a reef.
lesson-first-score = Choose the reef. Its first place earns 6, its second 3. Whoever scores a tile where their own species thrive also takes a card; this space reaches the first slot.
lesson-first-scored = 20 to 3. Carbon Cycle paid 1 VP for each of your four tiles with plankton. Then a new card came up in slot 5. Some cards bring an extinction when they appear, and all endangered species die: so look around your cubes before anybody takes a card.
lesson-first-domination = One source of points is left. Your hold on plankton is what your animal has, 3, times your tiles that have it, 4. That is 12, far above the target of 1: you dominate plankton. Place a pawn on Domination.
lesson-first-pawn = The special pawn of plankton is yours. It may go anywhere on the display, in any order, and push out a rival's pawn. The target is 12 now: whoever wants the pawn must do better, and at the end it is worth 12 VP to whoever has it.
lesson-first-retrieve = The Reptiles are back on the reef with five. You stand at the very bottom of the display, so no basic pawn can go any further. Your special pawn still could, but let us see what comes of retrieving.
lesson-first-on-your-own = Everybody has retrieved, so the round is over: new disks and terrains lie on the display. What nobody took sinks into Autotrophs and Regression, where it does harm. Rounds go on until the Asteroid card is taken; then every tile scores once more. The Reptiles have just taken the pawn of sun. You lead, and it is your turn: play on!

## Domination

lesson-domination = Domination: what a hold is, and what it is worth

lesson-domination-table = We go on where your first game ended. This table is what most beginners overlook. For each element it has the target, who controls its special pawn, and how strong each animal's hold is. A hold is how many of that element your animal has, times the tiles that have both it and a species of yours. Plankton: 3 times 4 is 12.
lesson-domination-above = Look at algae. Your animal has one, and only the reef has both algae and Fishes: a hold of 1. The target is 1. That is not enough: you must be above it. A pawn on Domination would do nothing at all now.
lesson-domination-abundance = There are two ways to a stronger hold: more of the element on your animal, or more tiles with it where you live. Abundance has algae to lay onto the earth. Place a basic pawn there.
lesson-domination-algae = Choose algae.
lesson-domination-corner = A disk serves all the tiles that meet at its corner. At this one two tiles meet where you live. Put it here.
lesson-domination-bump = Three tiles now, so your hold on algae is 3. But the one Domination space is taken: with two animals there is only one, and the Reptiles stand on it. That is what a special pawn is for. It goes anywhere, whatever stands below or above, and may push a basic pawn off. Place it on Domination.
lesson-domination-take = The Reptiles have their pawn back and nothing else. Of all elements you could take, you dominate algae only; plankton is yours already, and 12 is not above 12. Take algae.
lesson-domination-worth = The target of algae is 3 now. Were the game to end, you would score 12 and 3 for your pawns, the Reptiles 6 for sun. But nothing is safe: a pawn goes to anybody whose hold gets above its target, and that of sponges is open to the Reptiles already. Place your pawns, then watch the table.

## Scoring

lesson-scoring = Scoring: who gains when you score

lesson-scoring-reef = We go on where your first game ended. Evolution 2 and 3 both score a reef. Stop before you do it: five Reptiles, five Fishes. The Reptiles stand higher in the food chain, so that tie is theirs. You would pay a pawn to give them 6 VP and get 3.
lesson-scoring-more = So first be more. Speciation 4 makes new species around plankton. Evolution stands below it, so your next pawn can still go there. Place your pawn.
lesson-scoring-where = Only the reef matters now. Two of them fit.
lesson-scoring-now = Seven to five. Look at what the Reptiles did: two of theirs went to the seagrass, where there is neither sun nor sponges. They are endangered, and hope that nothing happens. Now score: Evolution 3 is better than 2, since it reaches three cards.
lesson-scoring-score = Choose the reef.
lesson-scoring-card = Six for you, three for them: a tile pays everybody who has a place on it. Only tiles where you are first, or alone, are worth your pawn. And since you thrive on the reef you take a card; with endangered species you would get none. Biodiversity pays 1 VP for each tile you share with somebody.
lesson-scoring-again = Two shared tiles, two points: 28 to 6. The Reptiles could place no pawn any more and had to retrieve. You can: your special pawn may go back up. Score the reef once more, with Evolution 2.
lesson-scoring-adaptability = Another six. Of the cards that are left, Mass Exodus would scatter a whole tile, perhaps your reef. Adaptability can do nothing for an animal without disks. You must take one. Take the harmless one.
lesson-scoring-extinction = The card that came up brought an extinction: the two Reptiles in the seagrass are gone, all of yours were fed. Count before you score: who is first, who is second, who is endangered. In the end every tile scores once more, so keep what you lead. Play on!
