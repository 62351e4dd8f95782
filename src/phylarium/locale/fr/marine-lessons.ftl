# The lessons of Dominant Species: Marine. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Votre première partie : une manche avec les Poissons

lesson-first-welcome = Bienvenue en mer. Vous menez une sorte d’animal dans un océan qui grandit tuile après tuile. Un jour, un astéroïde tombe ; qui a alors le plus de points de victoire (PV) a gagné. Dans les dix prochaines minutes, vous marquerez des points de presque toutes les façons possibles, dans une vraie partie.
lesson-first-animal = Les animaux diffèrent par ce dont ils vivent. Les Poissons vivent de plancton, et d’un peu d’algues. Ils sont bas dans la chaîne alimentaire, mais jouent en échange avant les puissants. Choisissez les Poissons.
lesson-first-trait = Votre adversaire a pris les Reptiles, qui vivent de soleil et d’éponges. Chacun de vous garde maintenant un trait sur trois, pour toute la partie. Filtreur nageur vous donne un troisième plancton. C’est le plus facile à bien utiliser : gardez-le.
lesson-first-thriving = Les cubes sur les tuiles sont vos espèces. Un disque sur un sommet nourrit les tuiles qui s’y rejoignent. Celui-ci est du plancton : vos trois espèces sur le récif sont donc florissantes. Là où rien de ce que vous mangez ne touche une tuile, vos espèces sont menacées, et mourront à la prochaine extinction.
lesson-first-turn = Un tour, c’est une seule chose : placer un pion sur une case de ce plateau et faire aussitôt ce qu’elle dit. Attention à l’ordre. Chaque nouveau pion doit venir plus bas que votre dernier, ou à sa droite. Qui commence bas a peu d’actions ; qui commence haut laisse le reste aux autres.
lesson-first-speciation = La Spéciation crée des espèces. Le disque à côté de cette case dit où : autour du plancton. Placez votre pion.
lesson-first-offspring = Trois tuiles se rejoignent au plancton. Un récif accueille deux nouvelles espèces, un mont sous-marin trois, un océan quatre. Commencez par le récif ; je remplirai les autres pour vous.
lesson-first-grown = Neuf nouvelles espèces, toutes nourries. Il vous reste 22 cubes dans votre pool génétique ; ils doivent durer toute la partie, et ce qui est éliminé ne revient pas.
lesson-first-wanderlust = Les Reptiles ont fait de même autour des éponges : sur le récif, c’est cinq contre cinq. Nous allons y remédier. Faites d’abord grandir l’océan : placez un pion en Exploration, au-dessous de la Spéciation.
lesson-first-ocean = Vous avez pris une tuile d’océan. Posée à côté de trois océans, elle forme un groupe de quatre. Les points de bonus augmentent vite : une nouvelle tuile rapporte 1, 3, 6, 10, 15 ou 21 PV selon qu’elle touche aucune, une, deux, trois, quatre ou cinq tuiles de son genre. Posez cette tuile ici.
lesson-first-plankton = Dix points arrivent. Mais personne ne trouverait à manger sur la nouvelle tuile. L’Exploration vous permet d’ajouter un de ces disques : prenez du plancton.
lesson-first-tie = 10 à 0, et deux de vos espèces ont emménagé. Au récif, maintenant. Cinq Reptiles, cinq Poissons : à égalité, le plus haut dans la chaîne alimentaire l’emporte, et ce sont les Reptiles. Rompez donc l’égalité avant que quelqu’un ne décompte. Compétition 1 élimine une espèce adverse sur un récif où vous vivez. Placez votre pion.
lesson-first-evolution = Un Reptile de moins : cinq contre quatre, le récif est à vous. Ni dés, ni pitié. Les Reptiles ont répondu en récupérant leurs pions : c’est l’autre chose qu’on peut faire à son tour. Ils les ont tous repris et peuvent recommencer par le haut. Placez un pion en Évolution 1, qui décompte un récif.
lesson-first-score = Choisissez le récif. Le premier rang y rapporte 6, le deuxième 3. Qui décompte une tuile où ses propres espèces sont florissantes prend aussi une carte ; cette case donne accès au premier emplacement.
lesson-first-scored = 20 à 3. Cycle du carbone a rapporté 1 PV pour chacune de vos quatre tuiles avec du plancton. Une nouvelle carte est ensuite apparue à l’emplacement 5. Certaines cartes provoquent une extinction à leur arrivée, et toutes les espèces menacées meurent : regardez donc autour de vos cubes avant que quelqu’un ne prenne une carte.
lesson-first-domination = Il reste une source de points. Votre emprise sur le plancton, c’est ce qu’en a votre animal, 3, multiplié par vos tuiles qui en ont, 4. Cela fait 12, bien au-dessus du seuil de 1 : vous dominez le plancton. Placez un pion en Domination.
lesson-first-pawn = Le pion spécial du plancton est à vous. Il peut aller partout sur le plateau d’actions, dans n’importe quel ordre, et déloger le pion d’un adversaire. Le seuil est maintenant de 12 : qui veut le pion doit faire mieux, et à la fin il vaut 12 PV à qui l’a.
lesson-first-retrieve = Les Reptiles sont revenus à cinq sur le récif. Vous êtes tout en bas du plateau d’actions : aucun pion de base ne peut aller plus loin. Votre pion spécial le pourrait encore, mais voyons ce que donne une récupération.
lesson-first-on-your-own = Tout le monde a récupéré, la manche est donc terminée : de nouveaux disques et de nouveaux terrains sont sur le plateau d’actions. Ce que personne n’a pris descend en Autotrophes et en Régression, où cela fait du dégât. Les manches se suivent jusqu’à ce que la carte Astéroïde soit prise ; chaque tuile est alors décomptée une dernière fois. Les Reptiles viennent de prendre le pion Soleil. Vous menez, et c’est votre tour : continuez !

## Domination

lesson-domination = Domination : ce qu’est une emprise, et ce qu’elle vaut

lesson-domination-table = Nous reprenons là où s’est arrêtée votre première partie. Ce tableau est ce que la plupart des débutants oublient de regarder. Il donne pour chaque élément le seuil, qui contrôle son pion spécial, et la force de l’emprise de chaque animal. Une emprise, c’est ce que votre animal a de cet élément, multiplié par les tuiles où se trouvent à la fois cet élément et une de vos espèces. Plancton : 3 fois 4 font 12.
lesson-domination-above = Regardez les algues. Votre animal en a une, et seul le récif a à la fois des algues et des Poissons : une emprise de 1. Le seuil est 1. Cela ne suffit pas : il faut être au-dessus. Un pion en Domination ne ferait rien du tout pour l’instant.
lesson-domination-abundance = Il y a deux façons de renforcer une emprise : avoir plus de l’élément sur votre animal, ou plus de tuiles qui en ont là où vous vivez. L’Abondance a des algues à poser sur la Terre. Placez-y un pion de base.
lesson-domination-algae = Choisissez les algues.
lesson-domination-corner = Un disque sert à toutes les tuiles qui se rejoignent à son sommet. À celui-ci se rejoignent deux tuiles où vous vivez. Posez ce disque ici.
lesson-domination-bump = Trois tuiles désormais : votre emprise sur les algues est de 3. Mais l’unique case de Domination est prise : à deux animaux, il n’y en a qu’une, et les Reptiles y sont. C’est à cela que sert un pion spécial. Il va partout, quoi qu’il y ait au-dessous ou au-dessus, et peut déloger un pion de base. Placez ce pion en Domination.
lesson-domination-take = Les Reptiles ont récupéré leur pion, et rien d’autre. De tous les éléments à prendre, vous ne dominez que les algues ; le plancton est déjà à vous, et 12 n’est pas au-dessus de 12. Prenez les algues.
lesson-domination-worth = Le seuil des algues est maintenant de 3. Si la partie se terminait, vous marqueriez 12 et 3 pour vos pions, les Reptiles 6 pour le soleil. Mais rien n’est acquis : un pion va à quiconque a une emprise au-dessus de son seuil, et celui des éponges est déjà à la portée des Reptiles. Placez vos pions, puis surveillez le tableau.

## Scoring

lesson-scoring = Décompte : à qui profite votre décompte

lesson-scoring-reef = Nous reprenons là où s’est arrêtée votre première partie. Évolution 2 et 3 décomptent toutes deux un récif. Réfléchissez d’abord : cinq Reptiles, cinq Poissons. Les Reptiles sont plus haut dans la chaîne alimentaire, l’égalité est donc pour eux. Vous paieriez un pion pour leur donner 6 PV et en recevoir 3.
lesson-scoring-more = Soyez donc d’abord plus nombreux. Spéciation 4 crée de nouvelles espèces autour du plancton. L’Évolution est au-dessous, votre prochain pion pourra donc encore y aller. Placez votre pion.
lesson-scoring-where = Seul le récif compte maintenant. Il y a de la place pour deux espèces.
lesson-scoring-now = Sept contre cinq. Voyez ce qu’ont fait les Reptiles : deux des leurs sont allés dans l’herbier, où il n’y a ni soleil ni éponges. Ils sont menacés, et espèrent qu’il ne se passera rien. Décomptez maintenant : Évolution 3 vaut mieux que 2, puisqu’elle donne accès à trois cartes.
lesson-scoring-score = Choisissez le récif.
lesson-scoring-card = Six pour vous, trois pour eux : une tuile paie tous ceux qui y ont un rang. Seules les tuiles où vous êtes au premier rang, ou sans personne d’autre, méritent votre pion. Et comme vos espèces sont florissantes sur le récif, vous prenez une carte ; avec des espèces menacées, vous n’en auriez pas. Biodiversité rapporte 1 PV par tuile que vous partagez avec quelqu’un.
lesson-scoring-again = Deux tuiles partagées, deux points : 28 à 6. Les Reptiles ne pouvaient plus placer de pion et ont dû récupérer les leurs. Vous, vous pouvez : votre pion spécial a le droit de remonter. Décomptez encore une fois le récif, avec Évolution 2.
lesson-scoring-adaptability = Encore six. Parmi les cartes qui restent, Exode massif disperserait toute une tuile, peut-être votre récif. Adaptabilité ne peut rien pour un animal sans disques. Vous devez en prendre une. Prenez celle qui ne fait pas de mal.
lesson-scoring-extinction = La carte qui est apparue a provoqué une extinction : les deux Reptiles de l’herbier ont disparu, tous les vôtres étaient nourris. Comptez avant de décompter : qui est premier, qui est deuxième, qui est menacé. À la fin, chaque tuile est décomptée une dernière fois : gardez donc celles où vous menez. Continuez !
