# La commande, ses verbes et ses options.

version = panicroom { $version }
farewell = Au revoir.

help-panicroom = Des jeux de société dans le navigateur ou dans le terminal, entre amis et avec des bots : { $games }.
help-more = « panicroom VERBE --help » liste les options d’un verbe. Première fois ? « panicroom open » démarre tout et ouvre la page.
help-languages = --lang choisit la langue, avant ou après le verbe : { $langs }. Par défaut, c’est celle de votre système.
help-usage = Usage :
help-flags = Arguments et options :

verb-open = jouer dans le navigateur : démarre tout et ouvre la page
verb-play = jouer dans le terminal, avec des bots aux autres places
verb-watch = regarder une partie de bots, racontée comme une histoire
verb-sim = faire jouer beaucoup de parties à des bots, et compter qui gagne
verb-tells = compter ce que font les bots de chaque camp, et ce que croient les humains
verb-rate = classer les niveaux des bots en les faisant jouer les uns contre les autres
verb-dataset = faire jouer des bots et garder chaque décision en Parquet
verb-llm = faire jouer un autre programme, un modèle de langage par exemple, et mesurer ses mensonges
verb-puzzles = chercher des énigmes de déduction dans des parties de bots
verb-replay = revoir une partie enregistrée pas à pas, ou la lire comme une histoire
verb-position = lire une position, la dessiner et l’écrire sous sa forme canonique
verb-rules = consulter les règles numérotées
verb-bench = mesurer la vitesse du moteur

flag-help = montrer cette aide
flag-lang = la langue : { $langs }
flag-game = quel jeu : { $games }
flag-one-game = un seul jeu : { $games }
flag-seats = nombre de joueurs : { $games }
flag-edition = quelle édition des règles : { $games } ; sans cela, celle de la langue (--lang)
flag-variant = une variante ({ $games }) ; peut être répétée
flag-ruling = choisir un point de règle sur lequel les éditions diffèrent ; peut être répété
flag-key = la clé du tirage ; la même clé donne la même partie
flag-seat = la couleur que vous jouez (par défaut, la première)
flag-saves = le dossier de l’enregistrement de la partie (par défaut : saves)
flag-eyes = ce que voit ce joueur ; sinon, ce que voit un spectateur
flag-open = montrer toutes les mains
flag-games = nombre de parties (par défaut : 100)
flag-talk = les bots parlent : on (par défaut) ou off
flag-jobs = nombre de processus (par défaut, un par cœur) ; les résultats n’en dépendent pas
flag-on = où jouer les parties : here (ici), ray, ou ray:ADRESSE d’une grappe ; les résultats n’en dépendent pas (par défaut : here)
flag-json = afficher en JSON
flag-record = le fichier de l’enregistrement
flag-step = montrer la table après tant d’actions, sans l’histoire
flag-film = écrire un film de la partie, que la page /g ouvre sans serveur
flag-position = le fichier de la position, ou - pour la lire sur l’entrée
flag-rule = le numéro d’une règle, le début d’un numéro, ou un mot à chercher dans les règles
flag-editions = comparer les éditions : où leurs livrets diffèrent, et ce que joue chacune
flag-bench-games = nombre de parties pour chaque nombre de joueurs (par défaut : 40)
flag-bench-core = mesurer aussi le noyau natif

rules-settled = { $mark } marque ce que nous avons tranché nous-mêmes, là où les livrets de règles se taisent, ne sont pas clairs ou ne s’accordent pas.
editions-how = Là où les livrets des éditions diffèrent, ce que joue chacune. --edition choisit une édition, --ruling un seul point de règle.

# Ce qui tient lieu de valeur dans l'aide.
value-color = COULEUR
value-command = COMMANDE
value-file = FICHIER
value-folder = DOSSIER
value-game = JEU
value-key = CLÉ
value-name-value = NOM=VALEUR
value-where = OÙ
