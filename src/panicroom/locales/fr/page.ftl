# La page dans un navigateur, hors d'une partie.

page-tagline = L’un de vous n’est pas celui qu’il paraît. Fouillez la station, trouvez le Nid, brûlez-le, et méfiez-vous de chaque carte qu’un ami vous tend.
page-language = Langue
# Chaque langue dans ses propres mots, quelle que soit celle qu'on parle.
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-language-cs = Čeština

page-play-heading = Jouer tout de suite
page-play = Jouer
page-opening = Ouverture de la station…
page-game = Jeu
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Des salles obscures, peu de munitions et un parasite qui passe de main en main. De 4 à 6 joueurs.
page-about-panik = Des chasseurs de fantômes devant quatre manoirs. Du bluff rapide, de 2 à 4.
page-players = Joueurs
page-bots = Robots
page-guest = Invité

page-new-heading = Jouer entre amis
page-new-about = Ouvrez une table, envoyez le lien et confiez les places vides à des robots.
page-new = Ouvrir une table
page-name = Votre nom
page-listed = Ouverte à tous : la table figure sur la première page

page-join-heading = Rejoindre une table
page-join-code = Code ou lien
page-join = Rejoindre
page-join-wrong = Aucune table n’a ce code. Vérifiez le lien ou demandez-en un autre.

page-mine-heading = Vos parties
page-open-heading = Tables ouvertes
page-open-none = Aucune table ne cherche de joueurs pour l’instant.
page-your-move = À vous
page-status-open = En attente
page-status-playing = En cours
page-status-over = Terminée
page-seats-taken = Places prises : { $taken } sur { $seats }

page-credits = Crédits
page-credits-about = Les icônes et les caractères de cette page sont l’œuvre d’autres personnes, et libres d’usage. Les salles, les pièces et les couvertures sont dessinées pour Panic Room.
page-close = Fermer
page-home = Vers la première page
page-lost-heading = Personne n’est passé par ici
page-lost-about = Cette porte ne mène nulle part. Le lien est peut-être incomplet, ou la table n’existe plus.
page-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ? Réessayez dans un instant.
page-failed = Cela n’a pas marché. Réessayez dans un instant.

## Une table : avant la partie, pendant et après

page-round = M{ $round }
page-turn = Tour { FORM($seat, form: "of") }
page-turn-own = Votre tour
page-turn-several = Plusieurs décident
page-title-asked = ● À vous – { $title }
page-clock = Temps restant :
page-clock-own = Votre temps :
page-clock-rests = L’horloge est arrêtée.
page-sound = Son quand c’est à vous
page-menu = Menu
page-log-open = Journal et discussion (non lus : { $count })
page-bar = Que faire
page-options = Tout ({ $count })
page-skip = Passer
page-live = Direct{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Règle { $rule }
page-moment-over = La partie est terminée
page-moment-paused = La partie est en pause. Le responsable de la table la relance.
page-moment-stood-in = Un robot joue pour vous. Reprenez votre place dans le menu.
page-moment-sealed = Votre réponse est scellée. Les autres choisissent encore.
page-moment-watch = Regardez ce qui se passe.
page-connection-lost = La liaison est coupée. Elle revient d’elle-même…
page-why = Pourquoi pas ?
page-why-looking = On consulte les règles…
page-why-none = Rien ne s’oppose à rien : tout est dans la liste.
page-why-more = et { $count } autres du même genre

page-panel = Journal et discussion
page-panel-log = Journal
page-panel-chat = Discussion
page-panel-claims = Dires
page-panel-notes = Notes
page-log = Ce qui s’est passé
page-log-filter = Un seul joueur
page-log-all = Tous
page-log-none = Il ne s’est encore rien passé.
page-chat-none = Personne n’a encore rien dit. Dites ce que vous voulez, vrai ou faux.
page-chat-words = Parler à tous
page-chat-send = Envoyer
page-chat-watching = Ici parlent ceux qui sont à la table ; vous regardez.
page-claims-none = Personne n’a encore rien affirmé.
page-claim = L’affirmer
page-claim-about = Chacun lit une affirmation dans sa langue. Elle n’a pas à être vraie.
page-back = Retour
page-notes-about = Pour vous seul, gardé dans ce navigateur.
page-notes-example = À qui vous fiez-vous, et pourquoi ?

page-setting-sound = Son
page-setting-sound-about = Un signal bref quand on attend votre décision
page-setting-onetap = Un seul geste
page-setting-onetap-about = Le premier geste agit aussitôt, sans aperçu
page-setting-coach = Guide
page-setting-coach-about = Une phrase sur tout ce qui est nouveau pour vous
page-setting-peek = Cacher mes cartes
page-setting-peek-about = Main et camp visibles seulement en appuyant : pour jouer autour d’une même table
page-hand-over = Laisser jouer un robot
page-remove = Faire partir
page-remove-sure = Vraiment, pour de bon ?
page-leave = Un robot joue pour moi
page-return = Reprendre ma place
page-vote-end = Voter la fin de la partie
page-vote-on = Continuer finalement
page-pause = Pause
page-resume = Reprendre
page-me = Ce qui est gardé sur vous
page-link-make = Un lien pour revenir depuis un autre appareil
page-export = Télécharger
page-delete = Tout effacer
page-delete-sure = Effacer pour de bon ? Touchez encore
page-keys = Touches : 1–9 visent une option, Entrée l’exécute, Échap revient, ? demande pourquoi pas, L replie le journal ; sur le plan, les flèches visent, R tourne une salle, F cadre le plan.

page-end-look = Regarder la table
page-end-show = Comment cela a fini
page-rematch = Rejouer
page-rematch-go = À la nouvelle table
page-record = Télécharger le déroulé de la partie
page-fair = Était-ce honnête ?
page-fair-about = Tous les dés et toutes les pioches viennent d’une clé. Son empreinte était fixée avant la partie : personne n’a pu changer la clé ensuite.
page-fair-key = Clé :
page-fair-hash = Empreinte :

page-seats = Places
page-sit = S’asseoir ici
page-stand = Se lever
page-bot = Robot
page-bot-add = Placer un robot…
page-bot-none = Pas de robot
page-fill = Des robots aux places libres
page-watching = Vous regardez. Prenez une place pour jouer.
page-name-ask = Comment vous appeler ?
page-name-keep = C’est moi
page-name-now = Vous vous appelez { $name }.
page-name-change = Changer
page-invite = Inviter
page-invite-about = Ce lien mène à la table
page-link-copy = Copier
page-link-share = Partager
page-link-copied = Le lien est copié.
page-link-by-hand = Le lien est sélectionné : copiez-le.
page-qr = Code QR du lien
page-agreed = Ce qu’on joue
page-wish-edition = Édition
page-wish-variants = Variantes
page-wish-number = Nombre { $place }
page-wish-sum = En tout { $sum }.
page-wish-reset = Comme d’habitude
page-rulings = Tous les points de règle ({ $count } changés)
page-rulings-about = Les points sur lesquels les règles et les tables diffèrent. L’habituel convient à une première partie.
page-clock-turn = Temps pour un tour
page-clock-answer = Temps pour une réponse
page-pace = Robots
page-start = Commencer
page-start-fill = Attendez quelqu’un, ou placez-y des robots.
page-start-wait = La partie commence quand elles sont prises.

page-again = Réessayer
page-trouble = Quelque chose ne va pas
page-trouble-page = La page a fait une erreur. Rechargez-la ; votre partie est en sécurité sur le serveur.
page-trouble-picture = Le dessin du jeu a échoué. Vous pouvez continuer par la liste ci-dessous ou recharger la page.
page-comeback = Revenir sous votre nom
page-comeback-about = Ce lien amène vos parties dans ce navigateur. Il ne sert qu’une fois.
page-comeback-go = Revenir
page-comeback-other = Vous êtes { $name } dans ce navigateur. Ensuite vous ne le serez plus, et sans lien il n’y a pas de retour.
