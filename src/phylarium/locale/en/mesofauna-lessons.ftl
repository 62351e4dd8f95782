# The lessons of Bios: Mesofauna. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: Caterpillar

lesson-first = Your first game: Caterpillar

lesson-first-welcome = Welcome to a young shore that belongs to bugs. You are Blue, the crustaceans; your rival is Purple, soft-footed walkers. Caterpillar is the smallest of five games: a race to 12 points. Each creeple of yours on the map is a point, and so is each pheromone in a body. The land has just been laid.
lesson-first-hexes = Each triangle is a craton of three hexes. This hex is weeds. In its lower half one animal grazes; in its upper half one may hunt whoever grazes there. Being hunted does not hurt. The other hex is a lake: only swimmers go there.
lesson-first-begin = You begin, so you get one creeple; your rival, who comes second, gets two. From the middle of the land everything is near. Begin here.
lesson-first-turn = Purple stands next door. It is 1 to 2, and your turn. A turn is one action: take a card and grow (mutate), found a new species with a card (speciate), or have larvae (populate). In this game cards cost nothing.
lesson-first-mutate = With one larva at a time you would crawl to 12. Blue organs are about larvae: each gives one larva more, and a hex more to go. This card has two of them. Take it.
lesson-first-way-up = Cards have two ends, and you choose which way up yours lies. As Queen substance it is a head with two blue organs. Choose that.
lesson-first-gut = Purple took a card, too, with a yellow organ. Now think of food. In most hexes the animal with more green organs grazes, and neither of you has any. This card can be a gut with one green organ. Take it.
lesson-first-pheromone = The gut is a thorax, so it lies behind the head. Look at the edges: its front has half a pheromone in blue, and so has the back of your head. Where two halves of one colour meet they make a pheromone, and that is a point. Lay it after Queen substance.
lesson-first-populate = Your body has its first pheromone: 2 points. But Purple made one as well and has 3. Time for children. One larva, and one for each blue organ, makes three; each may go three hexes from any creeple of its kind. Populate.
lesson-first-invade = Most places are free. But this one is better than free: a Purple animal grazes here, without a single green organ. You have one, and an intruder needs more. Send the first larva in.
lesson-first-contest = That was a contest: one green organ against none. Who loses the pasture does not die if it can hunt instead, so Purple now hunts you, which does no harm. The winner may plant a flower. Don't: where a flower grows yellow organs count instead of green ones, and Purple has one of those. Leave it as it is.
lesson-first-larva = Two larvae to go. All of these hexes are weeds with nobody in them; a species may have one creeple in each hex. Choose any of the three.
lesson-first-speciate = I sent the last larva west: 5 to 3. Purple has founded a second species and planted a flower under it. You can do so with a card that shows a silhouette. This one can be a burrower. Found it.
lesson-first-mother = A daughter takes the place of a mother. That costs nothing on the map: one creeple becomes another. Choose the one in the middle.
lesson-first-daughter = There she is. She copied all your organs, two blue and one green, and her own card added a green one. From now on she is a species for herself: with organs of her own, a body of her own, and eight more creeples that wait to be born. Your points are still 5.
lesson-first-swarm = Purple has fitted a card and stands at 4. Your daughter grazes better than anybody here. Let her populate: three larvae, as her mother had.
lesson-first-on-your-own = From here the game is yours. Each larva is a point, wherever it stays. Mind the flower in the east, where yellow counts. Where your own archetype grazes you decide who wins, but that wins you nothing. Twelve points at the end of a turn end the race. Choose a hex, and play on!
