# The lessons of Bios: Mesofauna. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: Caterpillar

lesson-first = Your first game: Caterpillar

lesson-first-welcome = Welcome to a young shore that belongs to bugs. You are Blue, the crustaceans; your rival is Purple, soft-footed walkers. Caterpillar is the smallest of five games: a race to 12 points. Each creeple, a figure of yours on the map, is a point, and so is each pheromone in a body. The land has just been laid.
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

## Cocoon: parasites and promotion

lesson-cocoon = Cocoon: parasites and promotion

lesson-cocoon-cost = Cocoon is the second of the five games, a race to 16. You are Gray. Cards have a price now: 0, 2, 4, 6, 8 from left to right. A species can take a card if it has as many unborn creeples; nothing is paid. Whoever has spread over the map must look for cheap ones.
lesson-cocoon-card = Cards come with their first side up, and what is on them counts at once. This one has a blue organ, and on one of its two other sides the silhouette of a parasite. It is free. Take it.
lesson-cocoon-found = Your animal grazes in craton 7, and a Pink one hunts it there. Most people would mind. A parasite lives on an animal of somebody else, in the hex of its mother: here is a host. Found the parasite with your card.
lesson-cocoon-bound = Two points: a parasite takes nobody's place. It has chosen Pink, and from now on can live on Pink alone. Only blue organs are of use to it; it got two. The card with green that comes next is not for it, but for your archetype: take it.
lesson-cocoon-hosts = Pink has spread: five creeples, 2 points to 5. Others would worry. You count hosts. One larva, and one for each blue organ, makes three. Let the parasite populate.
lesson-cocoon-larva = There is room for one parasite on each creeple of Pink. Choose either of these two; I shall place the others.
lesson-cocoon-promote = Five to five, with Pink's help. Nobody had taken a card for a round, so the free ones were swept away. Now promote the card of your archetype: its green organ becomes basal, the body's own, and what the side you choose shows comes on top. Take this way up, with a green one.
lesson-cocoon-on-your-own = Two green organs instead of one, and daughters inherit what is basal. Two warnings. An animal with a parasite on it can be eaten by hunters of any shape, so beneath a hunter your hosts lose their pasture to whoever that one cannot eat. And when a host dies, its parasite needs another one in that hex at once. Play on!

## Butterfly: mutagens and dispersal

lesson-butterfly = Butterfly: mutagens and dispersal

lesson-butterfly-turn = Butterfly is the whole game. Each of your species acts once in your turn, and events come from the cards that are turned up. You are Blue: one archetype on an island, craton 5, which broke away from the others. It has six organs: three red, three blue.
lesson-butterfly-one-more = More is better? Purple thinks so: eight organs. Have one more yourself, to see what happens: take Pleopods, for a price that your nine unborn creeples allow.
lesson-butterfly-mutagen = The new card on the deck brought a mutagen. Four dice were rolled, and the limit is 4 organs for each species. You have seven, so three must go, from cards as you choose. Nobody needs that yellow one: let Pleopods go first.
lesson-butterfly-second = Without organs a card is gone, as you see. The two that are left have two organs each, and where they meet is a pheromone, which is a point. So take one from each, and lose neither. First a red one.
lesson-butterfly-basal = You kept both cards, and two basal organs that were never asked for. Purple had more than four basal organs. Those cannot be given up, so its archetype died out. It has kept a fossil of it and has come back with nothing, as anybody may. So: promote, but count.
lesson-butterfly-white = Imaginal discs are free and have a white organ. White serves as green, yellow or red, whatever is asked for. It also helps its owner through ice, and lets larvae fly. Take the card.
lesson-butterfly-ice = Just in time: an ice age. Flowers withered, and in high mountains only species with a white organ survived. Your hex is such a place. You also had the most creeples and pheromones, which was worth a fossil: 6 to 6. Now populate: a larva, and one for each blue organ.
lesson-butterfly-walk = Larvae walk. A hex costs a point, mountains two, and nobody walks over the sea: only two hexes are in reach. Send the first one to the top.
lesson-butterfly-fly = The second went to the left: 8 to 6. For the third one the island has no room. But with a white organ it may fly: a die names a craton. If that is there it lands, if not it is lost. You would fly only what you can spare. Let it fly.
lesson-butterfly-lost = Craton 3 is not on this map: lost at sea. Try again some day, since all you have now stands on one island, and impacts strike whole cratons. The game ends when a row of cards cannot be filled; fossils, creeples and pheromones are points. Play on!
