# The lessons of Bios: Mesofauna. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game: Caterpillar

lesson-first = Votre première partie : Chenille

lesson-first-welcome = Bienvenue sur un jeune rivage qui appartient aux bestioles. Vous êtes Bleu, les crustacés ; votre rival est Violet, des marcheurs aux pieds mous. Chenille est la plus petite de cinq parties : une course à 12 points. Chacun de vos creeples, les figurines sur le plan, vaut un point, et chaque phéromone d’un corps aussi. La terre vient d’être posée.
lesson-first-hexes = Chaque triangle est un craton de trois hexagones. Cet hexagone est couvert d’herbes folles. Dans sa moitié basse broute un animal ; dans sa moitié haute, un autre peut chasser celui qui broute. Être chassé ne fait pas mal. L’autre hexagone est un lac : seuls les nageurs y vont.
lesson-first-begin = Vous commencez, vous n’avez donc qu’un creeple ; votre rival, qui vient en second, en a deux. Du milieu des terres, tout est proche. Commencez ici.
lesson-first-turn = Violet est juste à côté. Le score est de 1 à 2, et c’est votre tour. Un tour est une action : prendre une carte et se développer (muter), créer une espèce avec une carte, ou avoir des larves (peupler). Dans cette partie, les cartes ne coûtent rien.
lesson-first-mutate = À une larve à la fois, vous ramperiez jusqu’à 12. Les organes bleus concernent les larves : chacun en donne une de plus, et un hexagone de plus à parcourir. Cette carte en a deux. Prenez-la.
lesson-first-way-up = Les cartes ont deux sens, et vous choisissez celui de la vôtre. Comme Substance royale, c’est une tête avec deux organes bleus. Choisissez cela.
lesson-first-gut = Violet a pris une carte aussi, avec un organe jaune. Pensez maintenant à manger. Dans la plupart des hexagones, c’est l’animal qui a le plus d’organes verts qui broute, et aucun de vous n’en a. Cette carte peut être un intestin avec un organe vert. Prenez-la.
lesson-first-pheromone = L’intestin est un thorax, il va donc derrière la tête. Regardez les bords : à l’avant, il a une demi-phéromone bleue, et l’arrière de votre tête aussi. Là où deux moitiés de même couleur se touchent, elles font une phéromone, et c’est un point. Posez-le derrière Substance royale.
lesson-first-populate = Votre corps a sa première phéromone : 2 points. Mais Violet en a fait une aussi, et en a 3. C’est le moment d’avoir des petits. Une larve, et une par organe bleu, cela en fait trois ; chacune peut aller à trois hexagones de n’importe quel creeple de son espèce. Peuplez.
lesson-first-invade = La plupart des places sont libres. Mais celle-ci est mieux que libre : un animal de Violet y broute, sans un seul organe vert. Vous en avez un, et un envahisseur a besoin d’en avoir plus. Envoyez-y la première larve.
lesson-first-contest = C’était un concours : un organe vert contre zéro. Qui perd le pré ne meurt pas s’il peut chasser à la place ; Violet vous chasse donc maintenant, ce qui ne fait aucun mal. Le vainqueur peut planter une fleur. N’en faites rien : là où pousse une fleur, les organes jaunes comptent à la place des verts, et Violet en a un. Laissez les choses comme elles sont.
lesson-first-larva = Encore deux larves. Tous ces hexagones sont des herbes folles où il n’y a personne ; une espèce peut avoir un creeple par hexagone. Choisissez l’un des trois.
lesson-first-speciate = J’ai envoyé la dernière larve à l’ouest : 5 à 3. Violet a créé une seconde espèce et planté une fleur sous elle. Vous pouvez le faire avec une carte qui montre une silhouette. Celle-ci peut être un fouisseur. Créez-le.
lesson-first-mother = Une fille prend la place d’une mère. Cela ne coûte rien sur le plan : un creeple en devient un autre. Choisissez celui du milieu.
lesson-first-daughter = La voici. Elle a copié tous vos organes, deux bleus et un vert, et sa propre carte a ajouté un vert. Elle est désormais une espèce à part entière : avec ses organes, son corps, et huit autres creeples qui attendent de naître. Vous avez toujours 5 points.
lesson-first-swarm = Violet a inséré une carte et en est à 4. Votre fille broute mieux que quiconque ici. Faites-la peupler : trois larves, comme sa mère.
lesson-first-on-your-own = À partir d’ici, la partie est à vous. Chaque larve est un point, où qu’elle reste. Attention à la fleur de l’est, où compte le jaune. Là où broute votre propre archétype, vous décidez qui gagne, mais cela ne vous rapporte rien. Douze points à la fin d’un tour mettent fin à la course. Choisissez un hexagone, et continuez !

## Cocoon: parasites and promotion

lesson-cocoon = Cocon : parasites et promotion

lesson-cocoon-cost = Cocon est la deuxième des cinq parties, une course à 16. Vous êtes Gris. Les cartes ont maintenant un coût : 0, 2, 4, 6, 8 de gauche à droite. Une espèce peut prendre une carte si elle a autant de creeples à naître ; rien n’est payé. Qui s’est répandu sur le plan doit en chercher de moins chères.
lesson-cocoon-card = Les cartes arrivent avec leur première face visible, et ce qui est dessus compte aussitôt. Celle-ci a un organe bleu et, sur l’une de ses deux autres faces, la silhouette d’un parasite. Elle est gratuite. Prenez-la.
lesson-cocoon-found = Votre animal broute dans le craton 7, et un animal de Rose l’y chasse. La plupart des gens s’en plaindraient. Un parasite vit sur l’animal de quelqu’un d’autre, dans l’hexagone de sa mère : voici un hôte. Créez le parasite avec votre carte.
lesson-cocoon-bound = Deux points : un parasite ne prend la place de personne. Il a choisi Rose, et ne peut plus vivre désormais que sur Rose. Seuls les organes bleus lui servent ; il en a reçu deux. La carte verte qui vient ensuite n’est pas pour lui, mais pour votre archétype : prenez-la.
lesson-cocoon-hosts = Rose s’est répandu : cinq creeples, 2 points à 5. D’autres s’inquiéteraient. Vous, vous comptez les hôtes. Une larve, et une par organe bleu, cela en fait trois. Faites peupler le parasite.
lesson-cocoon-larva = Il y a de la place pour un parasite sur chaque creeple de Rose. Choisissez l’un de ces deux ; je placerai les autres.
lesson-cocoon-promote = Cinq à cinq, avec l’aide de Rose. Personne n’avait pris de carte pendant tout un tour de table, alors les gratuites ont été balayées. Maintenant, promouvez la carte de votre archétype : son organe vert devient basal, propre au corps, et ce que montre la face choisie vient en plus. Prenez ce sens-ci, qui en a un vert.
lesson-cocoon-on-your-own = Deux organes verts au lieu d’un, et les filles héritent de ce qui est basal. Deux avertissements. Un animal qui porte un parasite peut être mangé par des chasseurs de toute silhouette : sous un chasseur, vos hôtes perdent leur pâture devant ceux qu’il ne peut pas manger. Et quand un hôte meurt, il en faut aussitôt un autre à son parasite dans cet hexagone. Continuez !

## Butterfly: mutagens and dispersal

lesson-butterfly = Papillon : mutagènes et dispersion

lesson-butterfly-turn = Papillon est le jeu complet. Chacune de vos espèces agit une fois par tour, et les événements viennent des cartes qu’on retourne. Vous êtes Bleu : un archétype sur une île, le craton 5, qui s’est détaché des autres. Il a six organes : trois rouges, trois bleus.
lesson-butterfly-one-more = Plus il y en a, mieux c’est ? Violet le pense : huit organes. Prenez-en un de plus, pour voir : prenez Pléopodes, à un coût que vos neuf creeples à naître permettent.
lesson-butterfly-mutagen = La nouvelle carte du paquet a apporté un mutagène. Quatre dés ont été lancés, et la limite est de 4 organes par espèce. Vous en avez sept : trois doivent partir, des cartes de votre choix. Personne n’a besoin de ce jaune : laissez d’abord partir Pléopodes.
lesson-butterfly-second = Sans organe, une carte s’en va, vous le voyez. Les deux qui restent ont deux organes chacune, et là où elles se touchent il y a une phéromone, qui est un point. Retirez-en donc un à chacune, sans perdre aucune des deux. D’abord un rouge.
lesson-butterfly-basal = Vous avez gardé les deux cartes, et deux organes basaux que personne n’a réclamés. Violet avait plus de quatre organes basaux. On ne peut pas s’en défaire ainsi, et son archétype s’est éteint. Il en a gardé un fossile et est revenu sans rien, comme chacun peut le faire. Donc : promouvez, mais comptez.
lesson-butterfly-white = Disques imaginaux est gratuite et a un organe blanc. Le blanc sert de vert, de jaune ou de rouge, selon ce qui est demandé. Il aide aussi à traverser les glaces, et laisse voler les larves. Prenez la carte.
lesson-butterfly-ice = Juste à temps : une période glaciaire. Les fleurs se sont fanées, et dans les hautes montagnes seules les espèces à organe blanc ont survécu. Votre hexagone est de ceux-là. Vous aviez aussi le plus de creeples et de phéromones, ce qui valait un fossile : 6 à 6. Maintenant, peuplez : une larve, et une par organe bleu.
lesson-butterfly-walk = Les larves marchent. Un hexagone coûte un point, des montagnes deux, et personne ne marche sur la mer : deux hexagones seulement sont à portée. Envoyez la première en haut.
lesson-butterfly-fly = La deuxième est allée à gauche : 8 à 6. Pour la troisième, l’île n’a pas de place. Mais avec un organe blanc, elle peut voler : un dé désigne un craton. S’il est là, elle s’y pose ; sinon, elle est perdue. On ne fait voler que ce dont on peut se passer. Laissez-la voler.
lesson-butterfly-lost = Le craton 3 n’est pas sur ce plan : perdue en mer. Réessayez un jour, car tout ce que vous avez est maintenant sur une seule île, et les impacts frappent des cratons entiers. La partie se termine quand une rangée de cartes ne peut plus être complétée ; fossiles, creeples et phéromones sont des points. Continuez !
