# La page dans un navigateur, hors d'une partie.

page-tagline = Quelqu’un à cette table n’est pas celui qu’il paraît. Deux jeux de bluff et de trahison, entre amis ou avec des bots.
page-language = Langue

page-play-heading = Jouer tout de suite
page-play = Jouer
page-opening = Ouverture…
page-game = Jeu
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Fouillez une station obscure, trouvez le Nid et brûlez-le. Mais un parasite passe de main en main.
page-about-panik = Envoyez vos chasseurs de fantômes là où ça paie, et attirez les autres dans vos pièges. Du bluff rapide.
page-players = Joueurs
page-players-range = { $from } à { $to } joueurs
page-bots = Force des bots
page-players-all = Joueurs, vous compris
page-guest = Invité

page-new-heading = Jouer entre amis
page-new-about = Ouvrez une table, envoyez le lien et confiez les places vides à des bots.
page-new = Ouvrir une table
page-name = Votre nom
page-listed = Table publique : affichée sur la page d’accueil

page-join-heading = Rejoindre une table
page-join-code = Code ou lien
page-join = Rejoindre
page-join-wrong = Aucune table n’a ce code. Vérifiez le lien ou demandez-en un autre.

page-mine-heading = Vos parties
page-mine-more = Encore { $count }
page-mine-finished = Parties terminées ({ $count })
page-mine-with = avec { $names }
page-mine-alone = contre des bots
page-mine-invited = Invitation
page-mine-won = Gagnée
page-mine-lost = Perdue
page-mine-drawn = Sans vainqueur
page-open-heading = Tables ouvertes
page-your-move = À vous
page-status-open = En attente
page-status-playing = En cours
page-status-over = Terminée
page-seats-taken = Places prises : { $taken } sur { $seats }

page-credits = Crédits
page-credits-about = Les icônes et les caractères de cette page sont l’œuvre d’autres personnes, et libres d’usage. Les pièces, les pions et les couvertures sont dessinés pour Panic Room.
page-close = Fermer
page-home = Accueil
page-home-learn = Apprendre
page-home-lesson = Première leçon
page-lost-heading = Page introuvable
page-lost-about = Le lien est peut-être incomplet, ou la table n’existe plus.
page-offline = Pas de connexion
page-offline-about = Vos parties sont à l’abri sur le serveur, où elles vous attendent. Sans connexion, les leçons, les règles, les énigmes et les parties que vous gardez restent là.
page-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-failed = Cela n’a pas marché. Réessayez dans un instant.

## Une table : avant la partie, pendant et après

page-round = M{ $round }
page-turn = Tour { FORM($seat, form: "of") }
page-turn-own = Votre tour
page-turn-several = Décident : { $seats }
page-turn-you = vous
page-turn-phase = Phase Parasite
page-turn-scoring = On compte les points
page-title-asked = ● À vous – { $title }
page-clock = Temps restant :
page-clock-own = Votre temps :
page-clock-rests = L’horloge est arrêtée.
page-sound = Son
page-menu = Menu
page-log-open = Journal et discussion (non lus : { $count })
page-bar = Actions
page-options = Tout ({ $count })
page-skip = Suite
page-live = Revenir au direct{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Règle { $rule }
page-moment-over = La partie est terminée
page-moment-paused = La partie est en pause. Le responsable de la table peut la relancer.
page-moment-stood-in = Un bot joue pour vous. Reprenez votre place dans le menu.
page-moment-sealed = Votre réponse est donnée. Les autres choisissent encore.
page-moment-watch = Regardez ce qui se passe.
page-moment-soon = Ce sera bientôt à vous.
page-connection-lost = Connexion perdue. Reconnexion en cours…
page-why = Pourquoi pas ?
page-why-looking = On consulte les règles…
page-why-none = Rien n’est interdit pour l’instant : tout ce qui est possible est dans la liste.
page-why-offline = Sans connexion, les raisons ne peuvent pas être consultées.
page-why-more = et d’autres du même genre

page-panel = Journal et discussion
page-panel-log = Journal
page-panel-chat = Discussion
page-panel-claims = Affirmations
page-panel-notes = Notes
page-news = (nouveaux : { $count })
page-log = Ce qui s’est passé
page-log-filter = N’afficher qu’un joueur
page-log-all = Tous
page-log-none = Il ne s’est encore rien passé.
page-log-before = Avant la partie
page-chat-none = Personne n’a encore rien dit. Dites ce que vous voulez, vrai ou faux.
page-chat-words = Parler à tous
page-chat-send = Envoyer
page-chat-out = Vous êtes hors jeu : jusqu’à la fin, seuls les autres éliminés vous lisent.
page-chat-watching = Ici discutent les joueurs ; vous êtes spectateur.
page-claims-none = Personne n’a encore rien affirmé.
page-claim = Affirmer
page-claim-about = Chacun lit une affirmation dans sa langue. Elle n’a pas à être vraie.
page-claim-reply = Répondre : { $seat }
page-back = Retour
page-notes-about = Visibles de vous seul, conservées dans ce navigateur.
page-notes-example = À qui vous fiez-vous, et pourquoi ?

page-calls = M’appeler sur cet appareil
page-calls-about = Un message quand c’est à vous, ou quand une partie est finie. Il dit à quelle table, et rien de la partie.
page-calls-refused = Ce navigateur ne laisse pas la page envoyer de messages.
page-calls-quiet = Heures calmes
page-calls-quiet-begin = De
page-calls-quiet-end = À
page-install = Mettre sur l’écran d’accueil
page-install-about = Sur l’écran d’accueil, la page s’ouvre comme une application, même sans connexion. iPhone et iPad ne reçoivent de messages que de là.
page-install-menu = Choisissez « Sur l’écran d’accueil » ou « Installer » dans le menu du navigateur.
page-call-turn = C’est à vous
page-call-turn-about = Les autres vous attendent à la table.
page-call-over = La partie est finie
page-call-over-about = Voyez comment elle s’est terminée.
page-mail = M’écrire par courriel
page-mail-about = Un courriel quand c’est à vous et que vous n’êtes pas là, ou quand une partie est finie. Il dit à quelle table, et rien de la partie.
page-mail-address = Adresse de courriel
page-mail-give = Me demander de confirmer
page-mail-wrong = Ce n’est pas une adresse de courriel.
page-mail-asked = Un courriel part pour { $address }. Ouvrez son lien pour confirmer.
page-mail-on = Les courriels vont à { $address }.
page-mail-end = Plus de courriels
page-letters = Courriels de Panic Room
page-letters-asked = Quelqu’un veut des courriels à cette adresse quand vient son tour. Était-ce vous ?
page-letters-on = Des courriels viennent à cette adresse quand c’est à vous, ou quand une partie est finie.
page-letters-ended = Plus aucun courriel ne viendra à cette adresse.
page-letters-confirm = Oui, c’était moi
page-channel = Prévenir un canal
page-channel-about = Un canal de Discord, de Slack ou d’autres apprend à qui c’est de jouer, et quand la partie est finie. Personne n’est nommé, sauf à une table publique.
page-channel-address = Adresse de son webhook
page-channel-set = Le prévenir
page-channel-wrong = Ce n’est pas une adresse comme https://…
page-channel-on = Un canal chez { $host } apprend à qui c’est de jouer.
page-channel-secret = Avec ce secret un programme peut vérifier qu’un appel vient d’ici. Il n’est montré qu’une fois :
page-channel-end = Ne plus le prévenir
page-settings = Réglages
page-settings-about = Vos réglages vous suivent sur vos autres appareils.
page-text = Taille du texte
page-text-normal = Normale
page-text-large = Grande
page-text-largest = Très grande
page-setting-still = Moins d’animations
page-setting-still-about = Les images restent fixes au lieu de bouger
page-map-lights = Lumières
page-map-lights-full = Toutes
page-map-lights-low = Réduites
page-map-lights-off = Sans
page-map-lights-full-about = Torches, lampes et gyrophares
page-map-lights-low-about = Lampes et gyrophares, sans torches
page-map-lights-off-about = Tout est éclairé
page-map-lights-slow = Il y a moins de lumières : cet appareil était trop lent pour toutes.
page-setting-sound = Son
page-setting-sound-about = On entend ce qui se passe, et quand c’est à vous
page-setting-onetap = Un seul appui
page-setting-onetap-about = Le premier appui agit aussitôt, sans aperçu
page-setting-coach = Conseils
page-setting-coach-about = Une phrase sur tout ce qui est nouveau pour vous
page-setting-peek = Cacher mes cartes
page-setting-peek-about = Ce qui est secret n’apparaît que lorsque vous le demandez (téléphones autour d’une même table)
page-coach = Un conseil
page-coach-off = Ne plus montrer de conseils
page-coach-understood = Compris
page-hand-over = Laisser jouer un bot
page-remove = Exclure
page-remove-sure = Exclure définitivement ?
page-leave = Un bot joue pour moi
page-return = Reprendre ma place
page-vote-end = Voter la fin de la partie
page-vote-on = Voter pour continuer
page-pause = Pause
page-resume = Reprendre
page-me = Vos données
page-link-make = Lien de retour
page-export = Télécharger
page-delete = Tout effacer
page-delete-sure = Tout effacer ? Appuyez encore
page-keys = Touches : 1–9 choisissent une option, Entrée l’exécute, Échap revient, ? explique pourquoi non, L replie le journal. P met le récit en pause, N avance, S change sa vitesse.
page-keys-station = Sur le plan, les flèches choisissent, R tourne une pièce, F cadre le plan.
page-keys-panik = Les flèches passent d’un manoir à l’autre.

page-end-look = Regarder la table
page-end-show = Le dénouement
page-end-truth = Comment c’est arrivé
page-end-share = Partager le résultat
page-end-copied = Le résultat est copié.
page-end-not-copied = Le navigateur ne laisse pas copier.
page-rematch = Rejouer
page-rematch-go = À la nouvelle table
page-record = Télécharger l’enregistrement
page-fair = Le hasard est-il équitable ?
page-fair-about = Toutes les cartes mélangées et tous les lancers de dé viennent d’une seule clé. La clé vient d’un secret du serveur et d’un nombre aléatoire envoyé par l’appareil de chaque joueur. L’empreinte du secret est montrée avant que quiconque envoie un nombre : personne ne peut choisir la clé.
page-fair-about-alone = Toutes les cartes mélangées et tous les lancers de dé viennent d’une seule clé, tirée par le serveur. Son empreinte était fixée avant la partie : personne n’a pu changer la clé ensuite.
page-fair-hash = Empreinte :
page-fair-nonces = Nombres aléatoires :
page-fair-none = aucun envoyé ; il découle de l’empreinte
page-fair-own = (envoyé d’ici)
page-fair-secret = Secret :
page-fair-key = Clé :
page-fair-fits = Le tirage concorde : cette page a vérifié l’empreinte, le secret, les nombres aléatoires et la clé.
page-fair-fits-own = Le tirage concorde : cette page a vérifié l’empreinte, le secret, les nombres aléatoires, dont le vôtre, et la clé.
page-fair-alone = Le tirage ne peut pas être vérifié : le serveur a tiré seul la clé de cette table.
page-fair-replay = Que la partie découle de la clé, c’est « panicroom verify » qui le vérifie, avec l’enregistrement de cette partie.

page-seats = Places
page-sit = S’asseoir ici
page-sit-for-bot = Prendre la place du bot
page-stand = Quitter cette place
page-bot = Bot
page-bot-add = Placer un bot…
page-bot-none = Pas de bot
page-fill = Compléter avec des bots ({ $level })
page-watching = Vous regardez. Prenez une place pour jouer.
page-watching-full = Vous regardez : toutes les places sont prises.
page-name-ask = Comment vous appeler ?
page-name-keep = Valider
page-name-now = Vous vous appelez { $name }.
page-name-change = Changer
page-invite = Inviter
page-invite-about = Avec ce lien ou ce code, on rejoint la table
page-invite-code = Code
page-link-copy = Copier
page-link-share = Partager
page-link-copied = Le lien est copié.
page-link-by-hand = Le lien est sélectionné : copiez-le d’ici.
page-qr = Code QR du lien
page-agreed = Réglages de la partie
page-agreed-more = Règles, temps et rythme des bots
page-wish-edition = Édition
page-wish-variants = Variantes
page-wish-number = Nombre { $place }
page-wish-sum = Total : { $sum }.
page-wish-reset = Valeurs par défaut
page-rulings = Points de règle ({ $count } changés)
page-rulings-about = Là où les éditions et les groupes de joueurs diffèrent. Les réglages par défaut conviennent à une première partie.
page-clock-turn = Temps pour un tour
page-clock-answer = Temps pour une réponse
page-pace = Vitesse des bots
page-pace-about = Le temps de réflexion des bots avant chaque réponse : lent pour bien suivre, ou rapide.
page-talk = Les bots parlent
page-talk-on-about = Par leurs affirmations, les bots préviennent, accusent et mentent, et répondent aux vôtres.
page-talk-off-about = Les bots n’affirment rien.
page-start = Lancer
page-start-fill = Invitez quelqu’un, ou placez-y des bots.
page-start-wait = La partie commence quand toutes les places sont prises.

page-again = Réessayer
page-trouble = Une erreur s’est produite
page-trouble-page = Rechargez la page ; votre partie est enregistrée sur le serveur.
page-trouble-picture = Le plateau n’a pas pu s’afficher. Vous pouvez continuer par la liste ci-dessous ou recharger la page.
page-comeback = Revenir sous votre nom
page-comeback-about = Ce lien amène vos parties dans ce navigateur. Il ne sert qu’une fois.
page-comeback-go = Revenir
page-comeback-other = Dans ce navigateur, vous êtes { $name }. Si vous continuez, vous quittez cette identité ; sans lien de retour, elle est perdue.

## Comment on joue : une feuille pour qui n'a jamais entendu parler du jeu

page-brief = Comment on joue
page-brief-heading = { $game } : comment on joue
page-brief-go = C’est parti
page-brief-you = Vous
page-brief-win = Pour gagner
page-brief-turn = Votre tour
page-brief-secret = Le secret
page-brief-beware = Méfiez-vous
page-brief-screen = L’écran
page-brief-station-you = Vous menez un Soldat et un Androïde.
page-brief-station-win = Trouvez le Nid. Si un Soldat humain le brûle avec { $gas ->
    [one] { $gas } Jerrican
   *[other] { $gas } Jerricans
}, tous les humains vivants gagnent.
page-brief-station-turn = 4 points d’action (PA) tant que vos deux personnages vont bien : avancer, poser des pièces, les fouiller, combattre.
page-brief-station-secret = L’un de vous reçoit la carte Hôte, dans sa main de départ ou lors des premières fouilles, et n’en dit rien. Les infectés gagnent quand un scan ne trouve plus d’humain, ou quand tous les Soldats sont morts.
page-brief-station-beware = Quand vous rencontrez quelqu’un, vous devez échanger une carte en secret, ou attaquer. Recevez une carte Infection sans donner de Jerrican, et vous changez de camp.
page-brief-station-screen = Un premier appui montre ce qui va se passer, le second le fait.
page-brief-panik-you = Comme tout le monde, vous avez quatre manoirs et neuf chasseurs. Un binôme compte double ; le détecteur retourne un manoir ; l’appel à l’aide fait venir un chasseur d’un manoir qui n’est pas plein ; rien ne déplace un suréquipé.
page-brief-panik-win = Une fois tous les chasseurs placés, qui a le plus de points gagne. Un manoir hanté paie sa valeur à chaque chasseur ; un manoir partagé paie 4 à un seul, 3 chacun à deux, puis 2, puis 1.
page-brief-panik-turn = Placez un chasseur devant un manoir, le vôtre ou un autre : il y a quatre places. Ensuite vous pouvez en renvoyer un autre ; son propriétaire lui trouve une nouvelle place.
page-brief-panik-secret = Trois de vos manoirs sont face cachée : personne d’autre ne sait ce qu’ils paient.
page-brief-panik-beware = Un manoir piégé ne paie que son propriétaire : 3 points par chasseur adverse, 6 par binôme.
page-brief-panik-screen = Appuyez sur un chasseur, puis sur un manoir : vous voyez ce qui va se passer. Appuyez encore pour le faire. On peut aussi glisser.

## Une seule voix : ce qu’on montre, ce qu’on demande, ce qu’on cache

page-earlier = rattrapage
page-moment-out = Vous êtes hors jeu, et vous avez perdu : vos deux personnages sont morts, et seuls les vivants gagnent. Vos cartes ont quitté la partie, et les vivants ne lisent plus ce que vous écrivez. Regardez la fin.
page-moment-spectator = Vous regardez.
page-seat-named = { $seat } ({ $name })
page-moment-answer = On attend votre réponse.
page-title-answer = ● Votre réponse – { $title }
page-do = { START($role) } : { $does }
page-do-covered = Confirmer le choix
page-peek = Regarder
page-peek-end = Recouvrir
page-covered = C’est caché.
page-log-place = Montrer sur le plan
page-link-void = Annuler tous mes liens de retour
page-link-void-sure = Les annuler tous ? Appuyez encore
page-devices = Vos appareils
page-devices-about = Votre session est ouverte sur ces appareils. Déconnectez ceux qui ne sont pas les vôtres : leurs liens de retour seront annulés.
page-device-on = { $browser } sur { $system }
page-device-terminal = Terminal
page-device-unknown = Appareil inconnu
page-device-here = Cet appareil
page-device-seen = Dernière utilisation : { $when }
page-device-out = Déconnecter
page-device-out-sure = Déconnecter ? Appuyez encore
page-devices-out = Déconnecter tous les autres
page-devices-out-sure = Tous les autres ? Appuyez encore

## S'aider entre joueurs : masquer, voter, et qui est responsable de la table

page-person = Actions
page-mute = Masquer
page-mute-about = Masquer cache ses messages, sur cet appareil seulement. Personne n’en est averti.
page-unmute = Ne plus masquer
page-muted = masqué
page-muted-lines = Messages masqués de { $name } ({ $count })
page-muted-claims = Vous avez masqué les messages de ce joueur.
page-vote-bot = Voter pour qu’un bot joue
page-vote-bot-off = Retirer mon vote pour un bot
page-vote-slow = Voter pour ralentir la discussion
page-vote-slow-off = Retirer mon vote pour ralentir
page-slowed = La discussion est ralentie.
page-give = Confier la table
page-give-sure = La confier ? Appuyez encore
page-owner = Responsable de la table
page-lock = Fermer la table
page-lock-about = Personne d’autre ne peut s’asseoir ; ceux qui sont là restent.
page-code-renew = Changer le code
page-code-renew-about = Les anciennes invitations ne valent plus. Ceux qui sont assis restent.
page-code-renew-sure = Annuler les invitations ? Appuyez encore
page-heir-soon = Le responsable de la table est absent. S’il ne revient pas bientôt, vous pourrez le remplacer.
page-heir-other = Le responsable de la table est absent. S’il ne revient pas bientôt, { $seat } pourra le remplacer.
page-heir-now = Le responsable de la table est absent : vous pouvez le remplacer.
page-take-over = Prendre la table en charge
page-moment-heir = Le responsable de la table est absent : vous pouvez le remplacer, dans le menu.
page-clock-on = Horloge
page-clock-on-about = Un temps généreux pour chaque tour ; un bot remplace qui le dépasse. Cela se règle à la table.
page-story-pause = Mettre le récit en pause
page-speed = Vitesse du récit
page-speed-now = Vitesse : { $speed }. La changer
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Sans
page-speed-slow-about = Plus de temps pour tout regarder
page-speed-normal-about = Un tour de bots dure environ dix secondes
page-speed-fast-about = Pour qui connaît le jeu
page-speed-instant-about = Rien n’est montré : le journal raconte
page-volume = Volume
page-recap = En votre absence
page-recap-count = { $count ->
    [one] Il s’est passé une chose.
   *[other] Il s’est passé { $count } choses.
}
page-recap-minutes = { $minutes ->
    [one] Une minute.
   *[other] { $minutes } minutes.
}
page-recap-mine = Jouer mon tour
page-recap-go = Revenir à la table
page-recap-map = Montrer sur le plan
page-recap-list = Revenir à la liste
page-recap-place = Lieu { $number } sur le plan

## Une partie terminée, revue

page-end-replay = Revoir la partie
page-replay-eyes = Par les yeux de qui
page-replay-open = Tout
page-replay-onlooker = Spectateur
page-replay-you = Vous
page-replay-size = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
page-replay-told = Ce qui s’est passé
page-replay-hands = Mains et santé
page-replay-moments = Moments
page-replay-back = Un moment en arrière
page-replay-on = Un moment plus loin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse : ×{ $speed }
page-replay-round = Manche { $round }
page-replay-position = Moment de la partie
page-replay-link = Copier le lien vers ce moment
page-replay-copied = Lien copié.
page-replay-not-copied = Impossible de copier le lien : prenez-le dans la barre d’adresse.
page-replay-unfinished = Arrêtée par un vote
page-replay-lost = Le lien est peut-être incomplet, ou la partie n’est pas partagée : ceux de sa table peuvent l’ouvrir, et le responsable de la table peut la partager.
page-replay-keep = Garder sur cet appareil
page-replay-keep-about = Elle s’ouvre alors aussi sans connexion.
page-replay-kept = { $game }, { $when }
page-replay-share = Partager la partie
page-replay-suspicions = Qui soupçonnait qui
page-replay-truth = à partir d’ici, le soupçon était fondé
page-replay-suspicion = le joueur de cette couleur avait des raisons de le soupçonner
page-replay-belief = le bot de cette couleur le soupçonnait
page-replay-no-notes = Un spectateur n’a pas de notes.
page-replay-suspected = { $seat } : { $count ->
    [0] personne n’a de raison de le soupçonner.
   *[other] soupçons de { $seats }.
}
page-replay-believed = { $seat } : { $count ->
    [0] aucun bot ne le soupçonne.
   *[other] soupçons des bots { $seats }.
}

## Les tournants d’une partie terminée

page-replay-turning = Tournants
page-replay-turning-find = Chercher les tournants
page-replay-turning-about = Des bots reprennent la partie à bien des moments : les mêmes gagnent-ils ? Il faut environ une minute.
page-replay-turning-progress = Recherche des tournants
page-replay-turning-none = Aucune étape n’a changé grand-chose pour les gagnants.
page-replay-turning-chance = Chances des gagnants : { $before } % → { $after } %

## Un moment tiré d’une partie terminée

page-replay-play-on = Jouer la suite
page-replay-ask = Demander à un ami
page-replay-ask-copied = Lien copié. Il demande ce qu’il faut faire ici ({ $seat }).
page-replay-copied-private = Lien copié. Seuls ceux de cette table peuvent l’ouvrir, tant que la partie n’est pas partagée.
page-replay-ask-none = Plus personne n’a de choix après ce moment.
page-replay-asked = Que feriez-vous ({ $seat }) ?
page-replay-asked-same = { $seat } : même choix.
page-replay-asked-other = { $seat } : un autre choix.
page-replay-asked-on = Voir la suite

## Une partie tirée d’un fichier

page-replay-file = Revoir une partie d’un fichier
page-replay-file-about = Choisissez un film, ou déposez-le ici. Il reste dans ce navigateur. Le terminal l’écrit :
page-replay-file-choose = Choisir un fichier
page-replay-file-record = C’est un enregistrement : il n’a que les actions. Le serveur peut en faire le film. Pour cela, l’enregistrement lui est envoyé ; il n’est pas gardé.
page-replay-file-send = Envoyer l’enregistrement
page-replay-file-bad = Ce n’est ni un film ni l’enregistrement d’une partie.

# La bibliothèque des règles

page-rules = Règles
page-rules-find = Chercher un mot ou TRADE-3
page-rules-found = { $count ->
    [0] Aucune règle ne contient ce mot. Essayez-en un autre.
    [one] { $count } règle
   *[other] { $count } règles
}
page-rules-back = Retour
page-rules-chapters = Chapitres
page-rules-near = Autres règles
page-rules-differs = Les éditions diffèrent
page-rules-books = Les quatre livrets
page-rules-agree = s’accordent sur { $rule }.
page-rules-side = Les livrets côte à côte
page-rules-play = Jouer selon l’un d’eux
page-rules-settled = (R) marque nos propres décisions, là où les livrets se taisent, sont obscurs ou se contredisent.
page-rules-example = Exemple
page-rules-try = Essayer
page-rules-link = Copier le lien
page-rules-copied = Le lien est copié.
page-rules-not-copied = Le navigateur ne le permet pas. Copiez plutôt l’adresse ci-dessus.
page-rules-print = Imprimer
page-rules-open = Ouvrir dans le livret

## Énigmes

page-puzzles = Énigmes
page-puzzles-about = Une seule réponse est certaine, d’après ce que vous savez
page-puzzle-number = Énigme { $number }
page-puzzle-today = L’énigme du jour
page-puzzle-solved-count = { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
} sur { $all }
page-puzzle-streak = { $days ->
    [one] 1 jour de suite
   *[other] { $days } jours de suite
}
page-puzzle-grade-1 = facile
page-puzzle-grade-2 = moyenne
page-puzzle-grade-3 = difficile
page-puzzle-next = Énigme suivante
page-puzzle-share = Partager
page-puzzle-share-text = Panic Room, l’énigme du { $date }, { $tries ->
    [1] résolue du premier coup.
    [one] résolue en { $tries } essai.
   *[other] résolue en { $tries } essais.
}
page-puzzle-all = Toutes les énigmes
page-puzzle-solved = résolue
