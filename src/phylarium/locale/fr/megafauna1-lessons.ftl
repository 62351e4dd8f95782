# The lessons of Bios: Megafauna, first edition. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Votre première partie : Rouge au Trias

lesson-first-welcome = Presque tout vient de mourir. Vous êtes Rouge : des dinosaures, avec un seul petit animal dans sa patrie. Une patrie nourrit n’importe qui ; toutes les autres terres demandent des lettres, que votre animal n’a pas encore. Votre rival Orange, des mammifères, est au nord-est, dans le même embarras.
lesson-first-goal = Comment gagne-t-on ? Les biomes morts tombent dans ce tarpit, le puits de goudron. Quatre fois dans la partie, il est partagé : qui a le plus d’animaux sur le plan en prend la moitié, le suivant la moitié du reste. Chaque tuile est un point et, à la fin, chaque animal aussi. Soyez donc en nombre quand on compte.
lesson-first-turn = Un tour, c’est une action : acheter une carte, faire grandir ou rapetisser une espèce, adopter une culture, ou développer un animal. Puis tous les concours ont lieu, partout.
lesson-first-branch = Vous n’avez pour l’instant qu’un animal, et un seul accident serait votre fin. Une patrie a une place pour manger des plantes et, au-dessus, un triangle pour chasser qui en mange. Personne ne mange les siens, mais une nouvelle espèce peut vivre de son parent. Faites naître une nageoire de votre dino.
lesson-first-child = L’enfant peut manger des plantes ou chasser. Sa place est au pâturage.
lesson-first-relatives = Il n’y a de plantes que pour un animal, et les deux sont à vous : c’est donc vous qui dites lequel cède la place. Choisissez le dino. Il n’a pas à mourir : il peut chasser.
lesson-first-hunter = Deux animaux là où il y en avait un : votre dino chasse votre nageoire. Être une proie ne fait pas de mal ici ; cela veut seulement dire que quelqu’un mange bien. Orange a fait de même chez lui.
lesson-first-buy = Une carte, maintenant. La première d’une rangée, à gauche, est gratuite ; pour une autre, vous posez un gène sur chaque carte qui la précède. Construction de nids a la lettre P, physiologie : elle porte les animaux plus loin, et de deux chasseurs, celui qui a le plus de P gagne. Achetez cette carte.
lesson-first-mutate = Les lettres appartiennent à une espèce, non à toutes les vôtres. Donnez celle-ci à votre chasseur, le dino.
lesson-first-catastrophe = Les cartes de la rangée inférieure apportent des événements, et quel événement ! Tous les génomes de cinq lettres ou plus seraient morts ; le vôtre est court, donc à l’abri. Il fait plus chaud : chaque biome a glissé d’une rangée vers le nord, avec tout ce qui y vit. Le biome Homards est mort et se trouve dans le tarpit : le premier point à gagner. Et l’Atlantique s’est ouvert.
lesson-first-raid = Orange a fait grandir son chat. Ce chat chasse dans la patrie d’Orange, sans aucun P. Envoyons un meilleur chasseur : faites naître un oiseau de votre dino.
lesson-first-heritage = Une nouvelle espèce commence avec la taille de son parent, et peut emporter une tuile héritage avec des lettres que possède son parent. Prenez P.
lesson-first-pounce = L’oiseau peut aller aussi loin que sa taille et ses P réunis : deux habitats. Cela suffit pour le triangle prédateur d’Orange. Allez-y.
lesson-first-contest = Un concours ! Deux chasseurs, des proies pour un seul. L’oiseau a un P, le chat aucun : le chat a perdu, n’a pas trouvé d’autre place et il est mort. C’était le dernier chat d’Orange ; cette espèce est donc éteinte. 3 points à 1.
lesson-first-too-fast = Orange a répondu. Son rhino a maintenant des poumons et les lettres SS, la vitesse. Votre oiseau n’a pas de S, ne peut pas l’attraper, et meurt de faim. Pensez à ce que votre proie peut devenir. Plus de raids : vivons de plantes. Pouce opposable a les lettres B et I. Posez deux gènes pour l’acheter.
lesson-first-diet = B, c’est brouter, I, ce sont les insectes. À côté, dans le fourré de calamites, B suffit pour manger. Donnez la carte à votre nageoire.
lesson-first-develop = L’événement était clément : une forêt a poussé ailleurs. Orange a nourri son rhino. Développez maintenant une autre nageoire.
lesson-first-pasture = Elle peut parcourir un habitat. Personne ne mange dans le fourré de calamites, et la niche y est I : si un rival vient, celui qui a le plus de lettres I reste. Vous en avez un. Installez-vous ici.
lesson-first-on-your-own = Trois animaux contre un. Quand les cartes du Trias sont épuisées, le tarpit est partagé, et vous êtes en tête. Trois choses à retenir : soyez en nombre avant un décompte, gardez des génomes courts, et regardez la niche avant de vous installer. La partie est à vous : continuez !

## Contests

lesson-contests = Concours : nourriture, niche, chasseurs, dents

lesson-contests-lazarus = Un mauvais siècle : tout ce que vous aviez s’est éteint. Vous êtes Blanc et n’avez rien sur le plan. Ce n’est pas la fin : un tel joueur est un joueur Lazare, et peut ressusciter une espèce avec une mutation. Vert vient de s’en servir : son dino se nourrit de bélemnites, en mer.
lesson-contests-food = Les concours se décident pas à pas, et la première différence compte. Premier pas : qui ne peut pas manger perd. Ce biome demande M, la vie marine. Queue en godille a un M, et coûte un gène. Achetez cette carte.
lesson-contests-cat = Ressuscitez votre chat avec elle.
lesson-contests-place = De taille 1, disons. Où, maintenant ? Les bélemnites sont prises, et nous y allons quand même. Le deuxième pas est la niche : ici, c’est N, et aucun de vous n’en a. Le troisième est un chasseur au-dessus du biome : il n’y en a pas. Le quatrième, ce sont les dents : Blanc en a 5, Vert 4. Allez-y.
lesson-contests-teeth = Égaux en tout sauf les dents, et parmi les herbivores, celui qui a le plus de dents reste. Le dino vert a perdu, mais les perdants peuvent passer à une autre place du même habitat s’ils peuvent y vivre : il chasse maintenant votre chat. Être une proie ne fait pas de mal. Mais vous pouvez lui en faire.
lesson-contests-spines = Un chasseur a besoin d’une proie à peu près de sa taille, et ne doit pas avoir moins de S, N, A ou M qu’elle. Vous avez un M chacun, il peut donc vous manger. Vert a acheté une carte dont il n’a rien pu faire. Épines a les lettres AA. Elle est gratuite : achetez cette carte.
lesson-contests-armour = Donnez cette carte à votre chat.
lesson-contests-starved = AA contre rien : le dino ne peut plus manger un chat à épines, n’a pas trouvé d’autre proie, et s’est éteint. Et le Trias était fini, le tarpit a donc été partagé : vous aviez le seul animal du plan, et avez pris cinq tuiles. Six points à zéro. Regardez les quatre pas avant de vous installer, et les lettres de vos voisins après. Continuez !

## The greenhouse

lesson-greenhouse = La serre : quand le sol bouge

lesson-greenhouse-track = Vous êtes Vert. Votre nageoire mange les plantes de votre patrie et votre dino la chasse : deux animaux, un seul endroit. L’air contient 800 ppm de dioxyde de carbone. Cette piste bouge avec les événements, et chaque biome avec elle. Regardez où vous vivez : un cadre orange, ce sont des montagnes.
lesson-greenhouse-buy = Une carte inoffensive, gratuite, avec un P. Mais elle est dans la rangée inférieure, où chaque nouvelle carte apporte son événement. Achetez-la, et voyez ce qui peut arriver.
lesson-greenhouse-dino = Donnez cette carte à votre dino.
lesson-greenhouse-erosion = Érosion ! À 800 ppm ou plus, le plus haut biome de montagne s’use. C’était le vôtre. Votre nageoire a perdu de quoi manger, votre dino sa proie : tous deux sont éteints, et le tarpit a une tuile de plus. Personne ne prévoit cela. Mais un seul animal ailleurs vous aurait sauvé la mise.
lesson-greenhouse-south = Le climat s’est aussi refroidi, à 400 ppm. Quand il se refroidit, chaque biome glisse d’une rangée vers le sud, avec qui y vit ; quand il se réchauffe, vers le nord. Les biomes des montagnes restent. Là où deux se rencontrent, celui d’apogée le plus bas meurt : c’est arrivé à trois d’entre eux. Les rangées du bord sont donc les premières à disparaître.
lesson-greenhouse-frozen = Blanc a acheté une carte, et elle a apporté une catastrophe. Nous sommes à 200 ppm, où les étoiles blanches deviennent de la glace et où personne ne peut y vivre. La patrie de Blanc avait une telle étoile : disparue, avec tout ce qu’avait Blanc. À 3 200 ppm, les étoiles bleues sont noyées. Cherchez les étoiles avant de vous installer.
lesson-greenhouse-back = Vous n’avez plus d’espèce : vous êtes un joueur Lazare, et pouvez en ressusciter une avec une mutation, partout où elle peut vivre. Dents en aiguille a un M, pour la mer. Elle coûte trois gènes ; vous en avez exactement trois. Achetez cette carte.
lesson-greenhouse-which = Ressuscitez votre dino.
lesson-greenhouse-alive = En vie, sans personne d’autre au monde, sur des bélemnites sans étoile. Retenez trois choses : regardez les cadres et les étoiles avant de vous installer, soyez à deux endroits, et surveillez la piste. Si elle sort d’un côté ou de l’autre, la partie est terminée. Continuez !
