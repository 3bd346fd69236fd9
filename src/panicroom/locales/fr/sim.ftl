# Beaucoup de parties, et la vitesse du moteur.

flag-sim-seats = combien de joueurs : { $games } ; plusieurs avec des virgules, et --edition de même
flag-sim-level = le niveau des bots (par défaut : normal) : { $games } ; un pour tous, ou un par joueur avec des virgules
flag-humans = le niveau d’un joueur humain ; avec des virgules, chaque niveau est essayé contre chaque niveau
flag-infected = le niveau d’un joueur une fois infecté
flag-sim-talk = les bots parlent : off (par défaut), on, ou both pour comparer les mêmes donnes
flag-plot = le dessiner dans ce fichier (.png, .svg ou .pdf)
flag-tells-plot = dessiner ce que croient les bots dans ce fichier (.png, .svg ou .pdf)

sim-no-sides = Il n’y a pas de camps dans { $game } : donnez les niveaux avec --level.
sim-level-or-sides = Ou bien --level dit le niveau de tous, ou bien --humans et --infected le disent camp par camp.
sim-progress = { $done } parties sur { $games }

sim-games = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
sim-players = { $seats ->
    [one] { $seats } joueur.
   *[other] { $seats } joueurs.
}
sim-bot-levels = { $count ->
    [one] Niveau des bots : { $levels }.
   *[other] Niveaux des bots : { $levels }.
}
sim-sides = Niveau des humains : { $humans } ; des infectés : { $infected }.
sim-common = Toutes les parties ont les mêmes clés. Entre crochets, l’intervalle de confiance à 95 %.

sim-side = vainqueurs
sim-reason = par
sim-wins = parties
sim-interval = à 95 %
sim-seat = joueur
sim-level = niveau
sim-won = gagnées
sim-shared = à plusieurs
sim-score = score
sim-figure = par partie
sim-mean = moyenne
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %
sim-decimal = { NUMBER($number, minimumFractionDigits: 1, useGrouping: 0) }
sim-range = [{ $low } ; { $high }]

# Combien de fois un camp gagne, selon son niveau (lignes) et celui de l'autre (colonnes).
sim-side-wins = { START($side) }, victoires en %
sim-against = contre { $level }
sim-gain = { $level } plutôt que { $other }

# What talk changes, and what bots say.
sim-mute = bots muets
sim-talk = bots qui parlent
sim-change = écart
sim-claims = affirmations par partie
sim-lies = mensonges, %
sim-accusations = fausses accusations crues, %
sim-defenses = fausses défenses crues, %
sim-moved = soupçon accru de, %
sim-said = affirmations par partie, par rôle

plot-no-matplotlib = Pour les graphiques, il faut matplotlib, qui n’est pas installé ici. Pour l’installer :
plot-bad-file = --plot veut un fichier qui finit par .png, .svg ou .pdf, pas « { $file } ».
plot-each = { $games } parties par colonne.
plot-players = joueurs
plot-wins = victoires, %
plot-round = manche
plot-infected = joueurs infectés, %
plot-points = points
plot-score = victoires, %
plot-chance = au hasard

figure-decisions = décisions

bench-begins = Parties au hasard sur un cœur, { $games } pour chaque nombre de joueurs ; temps en microsecondes.
bench-game = jeu
bench-seats = joueurs
bench-rate = décisions/s
bench-options = options
bench-apply = appliquer
bench-view = vue
bench-copy = copie
bench-ratio = × catanatron
bench-catanatron = catanatron : { $rate } décisions/s (quatre joueurs au hasard, dans la même mesure).
bench-no-catanatron = catanatron (un moteur de Catan, pour comparer) n’est pas installé.
bench-core-begins = Les deux jeux dans le moteur lisible et dans le noyau natif, en décisions par seconde ; « interne » : des parties déjà mises en place, « avec mise en place » compte celle-ci ; « lot » : 1 024 parties à la fois avec masques, « tenseurs » : de même avec observations ; une suite va du milieu d’une partie à sa fin, une copie se compte en nanosecondes.
bench-core-game = jeu
bench-core-seats = joueurs
bench-core-readable = lisible
bench-core-driven = natif
bench-core-times = fois
bench-core-inside = interne
bench-core-whole = avec mise en place
bench-core-batch = lot
bench-core-tensors = tenseurs
bench-core-playouts = suites/s
bench-core-copy = copie
bench-no-numpy = Sans NumPy, pas de lots à mesurer : pip install panicroom[research].
bench-no-core = Le noyau natif n’est pas construit ici : python -m panicroom.core.build le construit là où il y a un compilateur C.
bench-peers = Pour mesurer d’autres simulateurs à côté des nôtres, depuis les sources : make peers.

flag-rate-games = combien de donnes joue chaque paire de niveaux, les mêmes pour toutes (par défaut : 100)
flag-rate-level = les niveaux à classer, séparés par des virgules (par défaut : tous)
rate-one-level = Nommez au moins deux niveaux différents.
rate-how = Chaque paire de niveaux a joué { $games ->
    [one] une donne
   *[other] les mêmes { $games } donnes
}. 400 points, c’est dix contre un ; 0 est la moyenne de tous. Entre crochets, l’intervalle de confiance à 95 %, en retirant les donnes au sort.
rate-rating = cote
rate-side = camp
