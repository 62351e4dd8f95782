# The lessons of Bios: Megafauna, second edition. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: tooth & claw

lesson-first = Votre première partie : Griffes et dents

lesson-first-welcome = Vous êtes Blanc, les animaux à os, et vous venez de gagner la terre au Gondwana. Là-bas, en Sibérie, se tient Noir, les insectes. Chacun de vous a un archétype : un animal tout simple, sans aucun organe. Nous jouons à Griffes et dents : la partie des espèces et des concours, sans le climat.
lesson-first-goal = Qui a le plus de points l’emporte : un pour chacun de vos creeples, les figurines sur le plan, un pour chacune de vos espèces, un par fossile, et quelques-uns pour des finesses qui viendront plus tard. Vous en avez 2 chacun : un creeple et un archétype.
lesson-first-turn = Un tour a quatre parties. Un événement arrive à tout le monde. Puis chaque joueur fait deux actions. Puis les nouveau-nés partent chercher une place, et se battent pour elle. Enfin, ceux qui n’en ont pas trouvé sont enfouis. Le premier tour n’a pas d’événement digne de ce nom.
lesson-first-mutate = Première action : muter, c’est-à-dire prendre une carte. La première à gauche de chaque rangée est gratuite ; les autres coûtent 2, 4, 6, 8, et votre espèce peut dépenser autant qu’elle a de creeples à naître. Ils ne s’usent pas. Cette carte a un organe bleu, qui donne plus de nouveau-nés et des pattes plus longues. Prenez-la.
lesson-first-populate = Deuxième action : peupler. Un creeple à naître devient un nouveau-né, et un autre pour votre organe bleu. Deux, s’il vous plaît.
lesson-first-disperse = Noir a pris une carte avec un organe vert et a un nouveau-né. Maintenant, les vôtres se mettent en marche. Vos animaux vivent dans les herbes folles et les marécages. Dans chaque hexagone, il y a à manger pour un animal qui broute, et peut-être pour un chasseur qui le mange. Envoyez le premier au centre.
lesson-first-heart = L’autre est allé au nord-est : 4 à 3. Tour 2, et un mutagène ! Dans cette partie, on lance deux dés, et le plus haut est le cœur : combien d’organes une espèce peut garder. C’était un 4, et personne n’en avait plus d’un. Les organes des cartes partent d’abord ; une espèce qui doit perdre les siens propres s’éteint. Il ne suffit donc pas de collectionner.
lesson-first-green = Presque toutes les cartes ont aussi été balayées. Là où deux animaux qui broutent se rencontrent, celui qui a le plus d’organes verts l’emporte. Émail dentaire en a deux. La carte coûte 4, et vous avez tout juste 4 creeples à naître : prenez-la.
lesson-first-free = Vous avez dépensé tout ce que vous pouviez pendant ce tour. Mais la première carte d’une rangée est gratuite pour tous : prenez Poche incubatrice, encore un organe bleu.
lesson-first-disease = Noir a eu de plus en plus d’enfants, jusqu’à quatre. Puis vint une maladie, qui frappe l’espèce la plus nombreuse et en tue la moitié. Noir en avait 4, vous 3 : c’était juste. Vous menez 4 à 3. Avec deux organes bleus, vous pouvez maintenant avoir trois nouveau-nés. Peuplez.
lesson-first-promote = Deuxième action : promouvoir. Une carte de votre espèce peut être retournée, dans l’un de ses deux sens. Ses organes deviennent ceux de l’espèce elle-même, à l’abri des radiations et hérités par ses filles. Dans ce sens, Émail dentaire montre une cuirasse, et crée donc une nouvelle espèce. Faites-le.
lesson-first-mother = Une fille commence à la place d’un des creeples de sa mère. Choisissez celui du centre.
lesson-first-daughter = Une espèce cuirassée : un point de plus. Elle a hérité des deux organes verts, et sa mère les a gardés. Maintenant, une astuce : trois nouveau-nés attendent. Envoyez-en un au centre, là où broute désormais la fille.
lesson-first-contest = Un concours : deux animaux qui broutent, à manger pour un seul. Deux organes verts contre deux. Entre joueurs, l’indice squelettique le plus bas déciderait, mais les deux sont à vous : vous décidez donc. Laissez rester l’archétype.
lesson-first-shift = La fille a perdu le pâturage, mais pas la vie : elle peut chasser qui broute là. Les chasseurs mangent leur propre silhouette et les archétypes. Oui, qu’elle chasse.
lesson-first-spread = Les deux vivent maintenant dans un même hexagone, et personne n’en souffre. Voilà ce que rapporte une deuxième espèce. Envoyez le nouveau-né suivant au nord-ouest.
lesson-first-on-your-own = 8 à 4 ! Le dernier nouveau-né est allé au sud-ouest, et Noir a joué son tour. Prenez garde : votre archétype est maintenant l’espèce la plus nombreuse, et les maladies reviendront. Développez la fille. Après le cinquième tour d’une ère, les fossiles vont à qui a plus de creeples que d’autres ; deux ères font une partie. Continuez !

## Mutate and promote

lesson-promotion = Muter et promouvoir : des organes qui restent

lesson-promotion-price = Vous êtes Vert, les plantes, et commencez sans rien. Au début, tout le monde confond deux mots : muter et promouvoir. Les cartes coûtent 0, 2, 4, 6, 8 à partir de la gauche. Votre espèce a 6 creeples à naître, elle peut donc dépenser 6 pendant ce tour. Ils ne s’usent pas : les creeples à naître sont votre crédit, non votre argent.
lesson-promotion-mutate = Muter, c’est prendre une carte. Elle se pose sur sa première face, et ses organes sont dessus : des organes plus. Parthénogenèse est gratuite et en a deux bleus, pour plus de nouveau-nés. Prenez-la.
lesson-promotion-promote = Promouvoir, c’est retourner une de vos cartes, dans l’un de ses deux sens. Les organes qui sont dessus passent à l’espèce et deviennent basaux ; ce que montre la nouvelle face vient sur la carte. Cette face en montre de nouveau deux bleus : de deux, vous passez à quatre. Promouvez-la.
lesson-promotion-radiation = Quatre organes bleus après un tour : deux basaux, deux sur la carte. Puis vint une radiation, qui prend à chaque espèce un organe plus de certaines couleurs. Vous avez perdu l’un des deux de la carte. Orange n’avait rien promu : son seul organe était sur une carte, et l’organe comme la carte ont disparu. Les organes basaux sont à l’abri des radiations.
lesson-promotion-populate = Il reste trois organes bleus : vous pouvez avoir quatre nouveau-nés d’un coup. Faites-le.
lesson-promotion-balance = Alors, toujours promouvoir ? Non. Les filles n’héritent que des organes basaux, et c’est bien. Mais les organes basaux comptent pour le cœur comme tous les autres, et seule la néoténie vous en défait, un par action : un mutagène qui devrait en prendre un met fin à l’espèce. Gardez-en quelques-uns sur des cartes. Faites maintenant votre deuxième action, et continuez !

## Hearts and climate

lesson-hearts = Cœurs et climat : combien d’organes sont de trop

lesson-hearts-reservoirs = Le jeu complet, tour 4. Des continents se sont heurtés, et le temps a fraîchi. Vous êtes Blanc. Voici les réservoirs : des disques verts dans l’oxygène, des blancs dans les nuages, des noirs et des blancs dans l’atmosphère. Ce qui n’est pas là est sur le plan, comme forêt, montagne ou glace.
lesson-hearts-heart = Plus il y a de disques verts dans l’oxygène, plus l’air est pauvre. Ce réservoir dit deux choses : les animaux ont deux actions, et leur cœur est de 3. Si un mutagène frappe, aucune de vos espèces ne garde plus de 3 organes. Vous en avez 2, Orange 3. Les plantes ont un cœur à elles, dans les nuages.
lesson-hearts-third = Il y a de la place pour un de plus. Spermatophore est gratuite et bleue : prenez-la. Vous en aurez alors exactement 3.
lesson-hearts-populate = Avec deux organes bleus, vous pouvez avoir trois nouveau-nés. Une deuxième action pourrait aussi acheter un quatrième organe. Mieux vaut s’abstenir : peuplez.
lesson-hearts-disperse = Orange a pris un quatrième organe. Nous verrons bien. Vos nouveau-nés peuvent aller dans trois hexagones d’herbes folles du Gondwana. Envoyez le premier au nord-ouest.
lesson-hearts-mutagen = Et le voilà, le mutagène. L’exposition est presque vide. Orange avait un organe de trop et a perdu une carte avec lui. Vous en aviez juste autant que votre cœur en permet, et n’avez rien perdu. Un organe blanc élève la limite de deux. Si les organes d’Orange avaient été basaux, l’espèce serait morte.
lesson-hearts-forests = Là où c’est humide, des forêts ont poussé : des disques verts sont passés de l’oxygène sur la terre ferme. Moins ce réservoir en contient, plus il y a d’oxygène : le cœur est donc de nouveau de 4. Sous vos pieds, des herbes folles sont devenues une forêt ; vos animaux y vivent aussi.
lesson-hearts-medea = Une dernière chose : vous avez la carte Médée. Qui la détient décide de ce que fait le climat : ici, si un disque noir passe de la terre ferme sur un plateau, ou tous. Les disques noirs sont des montagnes, où personne ne vit. Choisissez comme vous voulez, et continuez !
