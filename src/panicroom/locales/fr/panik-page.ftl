# Panik dans un navigateur.

## La table

# Un manoir pour qui ne peut le voir : où il est, ce qu'il est, qui s'y trouve. $face : up ou down.
page-panik-manor = { START($manor) } : { $kind }{ $face ->
    [up] , face visible
   *[down] { "" }
}. { $count ->
    [0] Personne devant.
   *[other] Chasseurs postés : { $hunters }.
}
page-panik-hand = { $count ->
    [0] Plus de chasseur en main
   *[other] Encore en main : { $hunters }
}
page-panik-hand-kind = { $kind } ×{ $count }
page-panik-own-hand = Vos chasseurs
page-panik-own-manors = Vos manoirs
page-panik-dimmed = les assombris ne sont vus que de vous
page-panik-aside = Hors du jeu, vus de personne : { $count ->
    [one] { $count } manoir
   *[other] { $count } manoirs
}
page-panik-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-panik-sent-away = Renvoyé : appuyez sur le manoir où il va, ou faites-le glisser.

# Ce que fait un joueur, à côté de son nom.
page-panik-plays = joue
page-panik-answers = replace son chasseur
page-panik-chooses = choisit en secret
page-panik-sealed = Votre choix est fait. Tous les choix seront montrés ensemble, quand chacun aura choisi.

## Ce que l'on touche

# Ce qui est dû, là où l'on touche au lieu de taper.
page-owed-decision-turn = À vous : appuyez sur un chasseur, puis sur un manoir qui n’est pas plein. Ou glissez-le.

# Sur la carte d’un chasseur : un mot.
page-panik-hunter-basic = Standard
page-panik-hunter-over-equipped = Suréquipé
page-panik-hunter-tandem = Binôme
page-panik-hunter-detector = Détecteur
page-panik-hunter-call = Appel

# Ce qu’il faut toucher ensuite.
page-panik-ask-hunter = Appuyez sur le chasseur qui doit y aller.
page-panik-ask-place = Appuyez sur un manoir éclairé, ou faites-y glisser le chasseur.
page-panik-ask-detect = Appuyez sur un manoir éclairé : le détecteur le révèle.
page-panik-ask-again = Appuyez encore une fois, ou sur le bouton.

page-panik-skill-basic = Un chasseur standard compte une fois et n’a pas de compétence.
page-panik-skill-over-equipped = Suréquipé : personne ne peut le renvoyer ni le faire venir.
page-panik-skill-tandem = Un binôme compte double dans un manoir hanté ou piégé. Personne ne peut le faire venir.
page-panik-skill-detector = Le détecteur retourne d’abord un manoir adverse ; ensuite, vous le placez.
page-panik-skill-call = L’appel à l’aide peut faire venir devant son manoir un chasseur d’un autre manoir, s’il n’est pas plein.

page-panik-pays-ghost = Chaque chasseur y gagne { $value }, un binôme { $twice }.
page-panik-pays-shared = Partagé : un seul chasseur gagne 4 points, deux 3 chacun, trois 2, quatre 1, quel que soit leur propriétaire ; un binôme compte pour un{ $tandem ->
    [double] , mais gagne le double
   *[single] { "" }
}.
page-panik-pays-trap = Un piège : son propriétaire gagne 3 par chasseur adverse, 6 pour un binôme.
page-panik-pays-unknown = Face cachée : seul son propriétaire sait ce qu’il rapporte.

## La première fois

page-panik-coach-manors = Ces quatre manoirs sont à vous, et personne d’autre ne les voit. Appuyez sur celui que tous pourront voir ; les autres restent votre secret.
page-panik-coach-posts = Un binôme, qui compte double, va devant l’un de vos manoirs cachés : là où il gagne beaucoup, ou là où il attire les autres dans un piège.
page-panik-coach-turn = À chaque tour, placez un chasseur devant un manoir, à vous ou non. Les places que prennent les autres en disent long.
page-panik-coach-detector = Le manoir est retourné. Le détecteur peut y aller, ou aller ailleurs.
page-panik-coach-send-or-call = Les chasseurs marqués d’une flèche peuvent partir : renvoyez-en un, ou faites-en venir un. Son propriétaire lui trouve une autre place. Ou terminez simplement le tour.
page-panik-coach-new-manor = L’un de vos chasseurs est renvoyé. Trouvez-lui un autre manoir ; sa compétence n’y sert pas.

## La fin

page-panik-scores = Les points, manoir par manoir. Appuyez sur un manoir pour savoir pourquoi.
page-panik-scores-manor = Manoir
page-panik-scores-sum = Total
page-panik-end = Les fantômes sont pris

# Les titres de la liste : sans les lettres du terminal.
page-group-row-place = { $kind }
page-group-row-detect = { $kind } : retourner
page-group-row-place-again = { $kind }
