# What the coach says in the lessons of Panik: for each step what is asked, how it is done, and why
# it was right; then what is answered to a wrong move.

## placing

page-lesson-placing-look = Chacun a quatre manoirs, dont un visible, et une équipe de neuf chasseurs que tous voient. Un manoir hanté rapporte sa valeur à chaque chasseur. À votre tour, placez un chasseur devant un manoir, à vous ou non.
page-lesson-placing-place = Placez un chasseur standard là où il gagne sûrement le plus.
page-lesson-placing-place-hint = Choisissez un chasseur standard de votre équipe, puis le manoir visible de Bleu, celui de valeur 5.
page-lesson-placing-place-right = À 5 points par chasseur, c’est la meilleure place en vue, et Bleu le pense aussi.
page-lesson-placing-send = Après avoir placé, vous pouvez renvoyer un chasseur qui était déjà là. Renvoyez celui de Bleu.
page-lesson-placing-send-hint = Appuyez sur le chasseur standard de Bleu devant ce manoir.
page-lesson-placing-send-right = Bleu a dû lui trouver une autre place, sans rien y gagner. Celle qu’il a prise en dit peut-être long.
page-lesson-placing-tandem = À vous encore. Un binôme compte double. Placez le vôtre au meilleur manoir visible qui n’est pas plein de rivaux : le 4 de Vert.
page-lesson-placing-tandem-hint = Choisissez le binôme, puis le manoir visible de Vert.
page-lesson-placing-tandem-right = Deux fois 4 font 8, tant que personne ne le renvoie.
page-lesson-placing-done = On peut renvoyer un binôme. Le chasseur suréquipé, lui, ne peut être ni renvoyé ni appelé : placez-le là où cela compte.
page-lesson-placing-wrong-four = Celui-là rapporte 4. Il y a mieux.
page-lesson-placing-wrong-known = Ce que rapporte ce manoir n’est pas sûr, ou c’est moins. Regardez la valeur des manoirs visibles.
page-lesson-placing-wrong-basic = Gardez les spéciaux pour plus tard : prenez un chasseur standard.
page-lesson-placing-wrong-send = Rien ne vous y oblige. Mais le chasseur de Bleu y gagnerait 5.
page-lesson-placing-wrong-five = Celui de Bleu rapporterait plus encore. Mais ils sont déjà nombreux, et l’on renvoie vite. Prenez celui de Vert.
page-lesson-placing-wrong-double = C’est le binôme qui compte double. Choisissez-le.

## manors

page-lesson-manors-look = Ces quatre manoirs sont à vous, et vous seul les voyez : des fantômes de valeur 5, un piège, un manoir partagé et des fantômes de valeur 1. Dans un piège, les chasseurs ne gagnent rien, et son propriétaire reçoit 3 pour chacun de ceux des autres.
page-lesson-manors-turn = L’un d’eux doit être retourné. Montrez celui qui en dit le moins.
page-lesson-manors-turn-hint = Lequel ne vaut presque rien, caché ou visible ? Appuyez dessus.
page-lesson-manors-turn-right = Un pauvre manoir, et tous vos secrets sont saufs.
page-lesson-manors-post = Votre premier binôme va devant l’un de vos manoirs cachés. Placez-le où il gagne le plus.
page-lesson-manors-post-hint = Deux fois 5 font 10.
page-lesson-manors-post-right = Il gagne 10 si personne ne le renvoie. Les autres se demandent : trésor ou piège ?
page-lesson-manors-guard = Placez là un chasseur que personne ne peut renvoyer : le suréquipé.
page-lesson-manors-guard-hint = Choisissez le chasseur suréquipé, puis le manoir de votre binôme.
page-lesson-manors-guard-right = Cinq points de plus que personne ne peut vous prendre.
page-lesson-manors-done = Un manoir partagé rapporte moins quand on est plus nombreux : 4 à une carte seule, 1 à chacune de quatre. Et dans un piège vos chasseurs ne gagnent rien, mais ils lui donnent l’air riche.
page-lesson-manors-wrong-five = Tous viendraient pour 5 points. Gardez-le caché.
page-lesson-manors-wrong-trap = Personne n’entre dans un piège visible.
page-lesson-manors-wrong-shared = Alors tous sauraient ce que c’est. Un autre compte moins.
page-lesson-manors-wrong-trap-tandem = Vos chasseurs ne gagnent rien dans votre piège. Comme appât, pourquoi pas, mais il y a mieux.
page-lesson-manors-wrong-shared-tandem = Seul, il y gagnerait 4, et moins à chaque arrivée.
page-lesson-manors-wrong-five-is-best = Votre meilleur manoir est celui de votre binôme.
page-lesson-manors-wrong-can-be-sent = D’autres peuvent déplacer ce chasseur. Prenez celui qui reste.

## bluff

page-lesson-bluff-look = Bleu a trois chasseurs devant l’un de ses propres manoirs cachés. Trésor ou appât ? Un piège rapporte à son propriétaire 3 pour chaque chasseur d’un autre joueur.
page-lesson-bluff-detect = Votre détecteur retourne un manoir caché d’un autre joueur avant d’être placé. Regardez celui-là.
page-lesson-bluff-detect-hint = Choisissez le détecteur, puis le manoir de Bleu aux trois chasseurs.
page-lesson-bluff-detect-right = Un piège. Tous l’ont vu, et personne n’ira plus.
page-lesson-bluff-leave = Il faut encore placer le détecteur, devant n’importe quel manoir. Choisissez-en un qui rapporte à coup sûr.
page-lesson-bluff-leave-hint = Le manoir visible de Vert rapporte 3.
page-lesson-bluff-leave-right = Trois points, et le plan de Bleu est ruiné.
page-lesson-bluff-call = Votre deuxième manoir est aussi un piège, et vous seul le savez. Placez-y votre appel à l’aide.
page-lesson-bluff-call-hint = Choisissez l’appel à l’aide, puis votre piège.
page-lesson-bluff-call-right = Il n’y gagne rien. Mais il peut y faire venir un chasseur.
page-lesson-bluff-drag = Faites venir dans votre piège un chasseur d’un autre joueur.
page-lesson-bluff-drag-hint = Appuyez sur un chasseur standard de Bleu ou de Vert.
page-lesson-bluff-drag-right = Il n’a pas le choix : 3 points pour vous, à moins qu’on ne le renvoie.
page-lesson-bluff-done = Un binôme dans votre piège rapporterait 6, mais on ne peut pas l’appeler. Il faut qu’il vienne de lui-même : donnez-lui envie.
page-lesson-bluff-wrong-where = Celui-là semble inoffensif. Trois chasseurs devant un manoir caché, voilà la question.
page-lesson-bluff-wrong-first = Découvrez d’abord ce que cache Bleu.
page-lesson-bluff-wrong-trap = Vous venez de voir que c’est un piège.
page-lesson-bluff-wrong-better = Le manoir visible de Vert rapporte 3 à coup sûr.
page-lesson-bluff-wrong-own-trap = Là, il ferait venir quelqu’un dans un manoir qui rapporte. C’est dans votre piège que vous les voulez.
page-lesson-bluff-wrong-caller = Prenez l’appel à l’aide.
page-lesson-bluff-wrong-own = Vos chasseurs ne gagnent rien dans votre piège. Appelez celui d’un autre.
page-lesson-bluff-wrong-drag = Vous pourriez. Mais votre appel à l’aide est venu pour cela.

## scoring

page-lesson-scoring-look = Il reste un chasseur dans toute la partie : le vôtre. Quand il sera placé, tous les manoirs seront retournés et payés.
page-lesson-scoring-last = Placez-le là où il gagne sûrement le plus.
page-lesson-scoring-last-hint = Un manoir hanté paie sa valeur à chaque chasseur. Regardez chez vous.
page-lesson-scoring-last-right = Trois points pour lui.
page-lesson-scoring-send = Vous pouvez encore en renvoyer un. Le binôme de Bleu compte double devant votre manoir : renvoyez-le.
page-lesson-scoring-send-hint = Appuyez sur le binôme de Bleu devant votre manoir.
page-lesson-scoring-send-right = Un binôme y gagne deux fois 3. Bleu doit prendre une moins bonne place.
page-lesson-scoring-ghosts = Tout est retourné. Devant votre manoir hanté à 3 se tiennent votre binôme et deux de vos chasseurs : 6, 3 et 3, soit douze points. Et votre appel à l’aide est devant le manoir hanté à 5 de Bleu.
page-lesson-scoring-shared = Des manoirs partagés, l’un a deux cartes : chacune gagne 3. L’autre en a quatre : chacune gagne 1, même votre binôme, qui n’y est qu’une carte.
page-lesson-scoring-traps = Votre piège tient un chasseur et un binôme de Bleu : 3 et 6 pour vous. Votre propre chasseur n’y gagne rien. Votre détecteur est dans le piège de Bleu et lui rapporte 3.
page-lesson-scoring-done = Cela fait 31 points pour vous et 15 pour Bleu. Le plus grand total gagne, et à égalité on partage la victoire.
page-lesson-scoring-wrong-own-trap = C’est votre propre piège : vos chasseurs n’y gagnent rien.
page-lesson-scoring-wrong-shared = Un manoir partagé avec trois cartes paie 2 à chacune. Il y a mieux.
page-lesson-scoring-wrong-one = Celui-là rapporte 1.
page-lesson-scoring-wrong-unknown = Vous ne savez pas ce que rapporte celui-là. C’est peut-être un piège.
page-lesson-scoring-wrong-six = Alors Bleu y gagne 6. Renvoyez le binôme.
page-lesson-scoring-wrong-own = C’est un des vôtres.
