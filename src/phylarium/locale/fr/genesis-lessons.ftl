# The lessons of Bios: Genesis. `lesson-NAME` is the title of a lesson, `lesson-NAME-STEP` what the coach says at a step.

## Your first game

lesson-first = Votre première partie : de la poussière à la vie

lesson-first-welcome = La Terre est jeune et rien ne vit. Vous n’êtes pas une créature mais un ingrédient : Rouge, les acides aminés. Bleu, les acides nucléiques, est votre rival. Ce qui compte à la fin, c’est le vivant : un point par cube dans vos organismes et un pour chacun de vos biontes qui vit dans l’un d’eux. Cette partie d’initiation n’a que des microbes.
lesson-first-event = Un tour dure 200 millions d’années. Il commence par un événement, qui arrive à tout le monde. Celui-ci a fait apparaître deux refuges : des endroits où la chimie pourrait se prendre en main. Ensuite, tout le monde affecte, lance les dés et achète.
lesson-first-settle = Vos quatre biontes, les dômes, c’est vous. Pour l’instant, un seul peut tenter sa chance dans un refuge. Dans cette poussière dérivent trois cubes, deux jaunes et un vert. Ils sont au fond : c’est encore de la matière morte. Envoyez un bionte.
lesson-first-enzyme = Regardez les emplacements. Chacun de ceux qui sont nus nomme une face de dé qui tue : ici 3, 4, 5 et 6. Un catalyseur couvre un emplacement, à partir de la gauche, et cette face ne risque plus rien. Vous avez un catalyseur rouge. Posez-le sur le 3.
lesson-first-roll = Bleu est allé dans les roches chaudes des profondeurs. Et maintenant les dés : un bionte en lance deux, et vous avez un 2 et un 4. Les faces à côté du soleil, 1, 2 et 3, donnent la vie : votre 2 anime un cube. Choisissez-en un jaune.
lesson-first-death = Le 4 est nu, donc il tue un élément de ce qui est animé : le cube ou votre bionte. Laissez partir le cube. Vous allez voir pourquoi ce n’est pas un drame.
lesson-first-catalyst = Un cube qui meurt produit un catalyseur de sa couleur : vous en avez un jaune. La mort rapporte, et au début plus que la vie. Le 4 a pris aussi votre enzyme. Pendant ce temps, Bleu a fait un doublé et créé la vie, lui a acheté une mutation, et a 4 points. Vous en avez 0 ; patience.
lesson-first-again = Tour 2. Votre bionte est toujours dans la poussière, vous pouvez donc y affecter bien que cette rangée dorme maintenant. Reposez le catalyseur jaune sur le 3. De vos six faces, trois seraient alors bonnes, et rien que bonnes.
lesson-first-threes = Deux 3 ! Sans l’enzyme, ils auraient tué ce qu’ils animaient. Maintenant ils ne font qu’animer : deux cubes. Chaque couleur a son usage. Le jaune vous laissera plus tard relancer un dé. Prenez d’abord un jaune.
lesson-first-green = Et un vert : le vert laisse entrer plus de vos biontes dans les refuges, et protège de l’oxygène.
lesson-first-life = Deux dés pareils forment un doublé, et un doublé peut faire de tout ce qui est animé un être vivant. Il vous en coûte l’enzyme et ce qui est encore mort. Allez-y.
lesson-first-darwin = Une bactérie, et c’est la vôtre. Tout ce qui vit doit faire à chaque tour un jet de Darwin, un dé par cube et deux par bionte. Les 5 et les 6 sont des erreurs, et chacune prend un cube à moins qu’un bleu ne la pardonne. Bleu avait trois erreurs et un seul bleu : il vient de perdre sa mutation et un cube. Vous avez fait 1, 1, 3, 3 : aucune erreur. Gardez ce jet.
lesson-first-buy = Chaque 1 produit un catalyseur par chromosome rouge ; votre bionte est rouge, cela en fait deux, du vert de cette bactérie. Il y a 3 à 2, et vous menez. Maintenant chaque bionte peut acheter une chose pour son organisme. Achetez Cycle de Calvin, pour un catalyseur vert.
lesson-first-mars = Quatre points. Un cube de plus, et un bouclier contre l’oxygène. Tour 3 : un vieil océan sur Mars. Avec deux verts, trois de vos biontes peuvent maintenant être dans les refuges. Mars est rouge, comme vous. Envoyez-y un bionte.
lesson-first-chance = Un 1 et un 5. Sur un refuge de votre couleur, vous pouvez relancer tous les dés, une fois. Mais un 1 anime un cube, et le 5 vous paiera un catalyseur pour lui. Cela me plaît : gardez les dés.
lesson-first-errors = J’ai animé un cube bleu et je l’ai laissé mourir : un catalyseur bleu. Et maintenant votre jet de Darwin : 2, 3, 3, 5, 6. Deux erreurs, et vous n’avez pas de bleu pour les pardonner. Mais votre jaune vous laisse relancer un dé. Prenez le 6.
lesson-first-lost = Un troisième 3 ! Trois dés pareils produisent aussi un catalyseur. Le 5 reste : une perte, et les mutations partent d’abord, donc Cycle de Calvin s’en va. Telle est la vie ici, et vous pouvez en payer d’autres. Photosystème II coûte un vert. Chaperonine coûte un rouge, que deux verts remplacent. Choisissez l’une des deux.
lesson-first-on-your-own = Un tour va donc ainsi : événement, affectation, jet pour la vie, jet de Darwin, achat. L’oxygène est arrivé. Votre cube vert vous protège ; Bleu n’en a pas et a perdu un cube. Cherchez du bleu avant les prochaines erreurs. Continuez ; la partie se termine avec le dernier événement. Sa forme complète a aussi des parasites et des créatures.

## Darwin rolls

lesson-darwin = Jets de Darwin : quel dé relancer

lesson-darwin-dice = Vous êtes Bleu et venez de créer la vie sur Mars : votre bionte et trois cubes. Elle doit maintenant faire ses preuves, comme toute bactérie à chaque tour. Un cube lance un dé, un bionte deux, vous en avez donc cinq : 3, 4, 5, 5, 6. Quatre couleurs décident de ce qu’ils deviennent.
lesson-darwin-errors = Les 5 et les 6 sont des erreurs. Vous en avez trois. Chaque chromosome bleu en pardonne une, et vous en avez deux : votre bionte et un cube. La troisième erreur vous coûterait un cube. Votre unique chromosome jaune vous laisse relancer un dé. Choisissez l’une des erreurs.
lesson-darwin-income = C’est devenu un 1. Il reste deux erreurs, toutes deux pardonnées : rien n’est perdu. Et un 1 rapporte : un catalyseur par chromosome rouge, et vous en avez un. Avec deux rouges, ce 1 en aurait rapporté deux. Trois dés pareils en rapportent un aussi.
lesson-darwin-free = Un tour plus tard : 2, 2, 3, 5, 5. Les deux erreurs sont pardonnées, et beaucoup garderaient ce jet. Mais réfléchissez : si vous relancez le 3, il peut devenir une erreur de trop. Si vous relancez un 5 pardonné, au pire il redevient une erreur pardonnée. Cela ne coûte rien, et un 1 ou un troisième 2 rapporterait. Relancez un 5.
lesson-darwin-on-your-own = Un 3 : ni gain ni perte. Tout l’art est là : relancer d’abord les erreurs que personne ne pardonne, puis celles qu’on peut tenter sans rien risquer. Une mutation rouge est à vendre, et vous pouvez la payer. Le rouge fait rapporter davantage chaque 1, mais chaque cube est aussi un dé de plus. Achetez ou non, et continuez !

## Parasites

lesson-parasites = Parasites : vivre aux dépens d’autrui, en douceur

lesson-parasites-rival = Vous êtes Bleu, et votre chimie n’a pas eu de chance. Rouge a une bactérie, et lui a acheté une mutation, Nitrogénase, qui porte un cube rouge. Dans le jeu complet, vous n’avez pas besoin d’une vie à vous : vous avez une carte parasite.
lesson-parasites-attach = Un parasite peut s’installer sur un organisme du tableau de quelqu’un d’autre, s’il peut y voler au moins un cube. Sa carte a deux faces, avec chacune deux emplacements de couleur. La face Viroïde a un emplacement rouge. Choisissez-la.
lesson-parasites-biont = Il lui faut un bionte pour vivre. Prenez-en un dans votre réserve.
lesson-parasites-second = Le cube rouge est à vous maintenant : il compte pour vos points, vos jets et vos boucliers, et la bactérie de Rouge doit s’en passer. Un second bionte peut se joindre au premier. Les deux sont bleus : ensemble ils pardonnent deux erreurs d’un jet de Darwin. Envoyez-le.
lesson-parasites-rolls = Vous avez 3 points. Puis tout le monde a lancé les dés. L’hôte a fait deux 1. Votre Viroïde, avec un dé pour le cube et deux par bionte, a fait 1, 2, 3, 3, 5 : l’erreur est pardonnée, et le 1 a produit un catalyseur. Mais regardez où il est allé : dans la réserve de Rouge, puisque vous vivez dans son tableau. Rouge a ensuite acheté quelque chose.
lesson-parasites-buy = Cette réserve marche dans les deux sens. Chacun de vos biontes peut acheter une mutation pour le Viroïde, et ce sont les catalyseurs de Rouge qui paient. Le bleu que vous avez produit paie ARNm, une carte bleue : une erreur de plus qui sera pardonnée. Achetez-la.
lesson-parasites-fate = Rouge a payé votre carte. Mais attention à trois choses. Si l’hôte meurt, votre parasite meurt aussi : mieux vaut se faire discret, et sur un hôte en bonne santé. Si vous perdez un cube volé, l’hôte perd sa mutation. Et un hôte qui a plus de couronnes que vous peut reprendre ses cubes : c’est la Reine Rouge. Continuez !
