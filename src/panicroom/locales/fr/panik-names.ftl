# Le nom des choses. Une forme (.a, .of, ...) qui manque est la forme simple.

title = Panik
about = Panik, de 2 à 4 joueurs : cachez ce que valent vos manoirs, et envoyez vos chasseurs devant les meilleurs.

## Manoirs et chasseurs

# $mine : si c'est celui de qui regarde ; [turn], de celui qui agit.
manor = { $mine ->
    [turn] son manoir { $number }
    [yes] votre manoir { $number }
   *[no] le manoir { $number } de { $seat }
}
    .of = { $mine ->
        [turn] de son manoir { $number }
        [yes] de votre manoir { $number }
       *[no] du manoir { $number } de { $seat }
    }
    .to = { $mine ->
        [turn] à son manoir { $number }
        [yes] à votre manoir { $number }
       *[no] au manoir { $number } de { $seat }
    }

# .short, pour la table, a dix lettres au plus.
manor-ghost-1 = manoir hanté de valeur 1
    .a = un manoir hanté de valeur 1
    .short = hanté 1
manor-ghost-2 = manoir hanté de valeur 2
    .a = un manoir hanté de valeur 2
    .short = hanté 2
manor-ghost-3 = manoir hanté de valeur 3
    .a = un manoir hanté de valeur 3
    .short = hanté 3
manor-ghost-4 = manoir hanté de valeur 4
    .a = un manoir hanté de valeur 4
    .short = hanté 4
manor-ghost-5 = manoir hanté de valeur 5
    .a = un manoir hanté de valeur 5
    .short = hanté 5
manor-shared = manoir partagé
    .a = un manoir partagé
    .short = partagé
manor-trap = manoir piégé
    .a = un manoir piégé
    .short = piégé
manor-unknown = inconnu
    .a = face cachée

hunter = { $mine ->
    [yes] votre { $kind }
    [turn] son { $kind }
   *[no] { FORM($kind, form: "the") } de { $seat }
}

# Là où l’on vient de le nommer.
hunter-same = celui-ci

# .none suit « plus » : plus de binôme, plus d'appel à l'aide.
hunter-basic = chasseur standard
    .a = un chasseur standard
    .the = le chasseur standard
    .none = de chasseur standard
hunter-over-equipped = chasseur suréquipé
    .a = un chasseur suréquipé
    .the = le chasseur suréquipé
    .none = de chasseur suréquipé
hunter-tandem = binôme
    .a = un binôme
    .the = le binôme
    .none = de binôme
hunter-detector = détecteur
    .a = le détecteur
    .the = le détecteur
    .none = de détecteur
hunter-call = appel à l’aide
    .a = l’appel à l’aide
    .the = l’appel à l’aide
    .none = d’appel à l’aide

## Avant la partie, et la table

rules-played = Panik.
play-seat = Vous êtes { $seat }.
play-aim = Un manoir hanté rapporte sa valeur à chaque chasseur posté devant, et le double à un binôme ; devant un manoir partagé, moins il y a de chasseurs, plus chacun gagne ; un manoir piégé rapporte à son propriétaire 3 points par chasseur adverse. Les manoirs sont face cachée : devinez, bluffez, et renvoyez les autres.
play-skills = Le détecteur retourne un manoir adverse avant d’être placé ; l’appel à l’aide peut faire venir à son manoir un chasseur posté ailleurs. La partie se termine quand tous les chasseurs sont placés ; qui a le plus de points gagne.
play-board = Sur la table, { $letter }B est votre chasseur standard, { $letter }O le suréquipé (personne ne peut le renvoyer), { $letter }T un binôme, { $letter }D le détecteur, { $letter }C l’appel à l’aide. Un manoir entre parenthèses est face cachée, et vous seul le connaissez. À droite, les chasseurs que chacun a encore en main.

player-you = (vous)
player-points = = { $points }

# Au-dessus d'un tableau : à gauche qui pense, en haut de quel manoir.
think-title = Pour chaque bot (à gauche), la probabilité qu’un manoir caché (en haut) soit piégé, en % :

# Devant ce que l'on tape.
prompt-who = { $seat }

prompt-help = Tapez le numéro d’une option, ou sa forme courte : « place basic blue.3 », « place basic b3 » ou, par sa lettre, « B b3 » ; « detect b1 » ; un chasseur s’écrit « blue:tandem ». « ? » et un numéro expliquent cette option, avec sa règle ; « pourquoi place call b3 » dit ce qui l’empêche ; « règles PTURN-2 » montre une règle, « règles » et un mot celles où il se trouve.
prompt-legend = Sur la table, rB est un chasseur standard de Rouge, rO un suréquipé, rT un binôme, rD le détecteur, rC l’appel à l’aide. Un manoir entre parenthèses est face cachée, et vous seul le connaissez.
prompt-why-what = Pourquoi quoi ? Tapez pourquoi et une action, par exemple : pourquoi place call b3

# Avant un acte grave.
sure-trap = Ce manoir est un piège de { $seat } : votre chasseur y rapporte { $points } points à { $seat }.

## Ce que l'on sait de façon sûre

dossier-own = Cachés, et connus de vous seul : { $manors }.
dossier-manor = { $manor } ({ FORM($kind, form: "short") })
dossier-unseen = Pas encore vus : { $kinds }. Parmi eux, cachés à la table : { $hidden } ; hors du jeu : { $aside }.
dossier-kind = { FORM($kind, form: "short") } (×{ $count })

## La fin

side-players = les joueurs

outcome-most_points = Tous les chasseurs sont placés, et l’on compte les points.
    .short = le plus de points
outcome-shared_victory = Tous les chasseurs sont placés, et les meilleurs sont à égalité.
    .short = à égalité

# $mine : si c'est qui regarde qui les a gagnés.
earned = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $mine ->
    [yes] vous
   *[no] { $seat }
}
score = { $mine ->
    [yes] vous { $points }
   *[no] { $seat } { $points }
}

ending-winners = { $you ->
    [won] { $count ->
        [one] Vous avez gagné !
       *[other] Vous avez gagné ! Victoire partagée { FORM($winners, form: "of") }.
    }
    [lost] Vous avez perdu. Victoire { FORM($winners, form: "of") }.
   *[none] Victoire { FORM($winners, form: "of") }.
}
ending-scores = Points : { $scores }.

figure-score-red = points de Rouge
figure-score-blue = points de Bleu
figure-score-green = points de Vert
figure-score-yellow = points de Jaune
figure-lead = avance du premier

## Points de règle, et chapitres

ruling-shared_tandem = { $value ->
    [double] Devant un manoir partagé, un binôme rapporte le double d’un autre chasseur.
   *[single] Devant un manoir partagé, un binôme rapporte autant que tout autre chasseur.
}
ruling-ghosts = Manoirs hantés de valeur 1, 2, 3, 4 et 5 : { $value }.

chapter-setup = Mise en place
chapter-turn = Tour
chapter-end = Fin de la partie
