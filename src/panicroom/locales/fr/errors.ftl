# Ce qui ne va pas dans ce que l'on a demandé, en une ligne.

error-unknown-verb = Commande inconnue : « { $verb } ». « panicroom » tout seul liste les commandes.
error-missing-extra = « panicroom { $verb } » demande des paquets qui ne sont pas installés. Pour les installer :
error-unknown-flag = Option inconnue : « { $flag } ». « { $command } --help » liste les options.
error-flag = { $flag } est incomplet : « { $command } --help » montre comment l’utiliser.
error-command-line = Il manque quelque chose : « { $command } --help » montre ce qu’il faut.
error-lang = Pour { $flag }, choisissez parmi { $allowed }, pas « { $text } ».
error-number = { $least ->
    [0] { $flag } demande un nombre, 0 ou plus, pas « { $text } ».
   *[other] { $flag } demande un nombre, 1 ou plus, pas « { $text } ».
}
error-ruling = --ruling s’écrit NOM=VALEUR ; « { $text } » ne convient pas.
error-no-editions = Il n’y a qu’une édition de { $game }.
error-no-variants = Il n’y a pas de variantes de { $game }.
error-seat = Personne ici ne s’appelle « { $text } » : choisissez parmi { $seats }.
error-no-file = Il n’y a pas de fichier « { $file } ».
error-folder = « { $file } » est un dossier, pas un fichier.
error-no-folder = « { $file } » n’est pas un dossier.
error-permission = Accès refusé : « { $file } ».
error-file = « { $file } » est inutilisable : { $reason }.
error-not-text = Ce fichier n’est pas du texte.
error-refused = C’est impossible : { $reason }.
error-malformed = { $line ->
    [0] { $field } : « { $text } » ne convient pas. { $expected }
   *[other] Ligne { $line }, { $field } : « { $text } » ne convient pas. { $expected }
}
error-by-rule = { $error } ({ $rule })
error-by-flag = { $flag } : { $error }
error-record-action = Ligne { $line } : « { $text } » n’est pas une action de ce jeu.
error-record-refused = Ligne { $line } : « { $text } » y est contraire aux règles ({ $rule }).
error-record-field = Ligne { $line } : « { $field } » manque, ou n’est pas du bon type.
error-game = Le terminal ne sait pas afficher le jeu « { $game } », seulement { $games }.
error-step = Il n’y a pas d’étape { $step } : l’enregistrement s’arrête à l’étape { $last }.
error-digest = L’enregistrement a été modifié : rejoué, il donne un autre résultat.
error-rule = Il n’y a pas de règle « { $text } » : « panicroom rules » les liste toutes.
error-rule-and-rulings = « { $text } » ne dépend pas de l’édition : demandez soit une règle, soit, avec --edition, --variant et --ruling, les réglages d’une partie.

## Ce qu'il aurait fallu. Chacune est une phrase qui suit error-malformed ou prompt-unreadable ;
## $field nomme une option ou un mot d'un fichier, et reste tel quel.

expected-number = Il faut un nombre.
expected-from-to = Il faut un nombre de { $least } à { $most }.
expected-at-most = Il faut au plus { $most }.
expected-this-many = Il en faut { $count }.
expected-adding-up = Il faut { $count } nombres dont la somme fait { $sum }.
expected-one-of = Valeurs possibles : { $allowed }.
expected-one-or-each = Il en faut un pour tous, ou un pour chacun des { $seats } joueurs.
expected-begins-with = Cela doit commencer par : { $allowed }.
expected-like = Cela s’écrit ainsi : { $example }.
expected-key = Il faut de 1 à { $most } lettres ou chiffres, sans espace ni #.
expected-complete = Il manque quelque chose ici.
expected-nothing-more = Il ne faut rien de plus ici.
expected-not-empty = Cela ne doit pas être vide.
expected-new = C’est indiqué deux fois.
expected-in-the-file = Cela manque.
expected-south-doorway = Une carte de deux pièces a une seule ouverture, au sud.
expected-json-object = Il faut un objet JSON.
expected-ray-cluster = Il faut l’adresse d’une grappe Ray qui fonctionne.
expected-folder-of-dataset = Il faut un dossier vide, ou celui d’un jeu de données des mêmes parties, par la même version.
expected-folder-not-in-use = Un autre travail écrit dans ce dossier.
expected-kind = Il faut une valeur de ce type : { $kind }.
expected-action = Il faut une action de ce jeu.
expected-possible = Il faut que ce soit possible à ce moment-là.
expected-record = Il faut l’enregistrement d’une partie, tel qu’il a été écrit.

## Ce qu'une position ne peut pas être

expected-at-the-table = Tous ceux qui sont nommés ici doivent être à la table.
expected-living = Il faut un joueur en vie.
expected-living-trooper = Tous les Soldats étant morts, la partie serait finie.
expected-only-in-the-box = Il n’y en a que { $count } dans la boîte.
expected-enough-cards = Il reste trop peu de cartes pour distribuer cette main.
expected-at-the-origin = La carte doit être posée en 0,0, à l’endroit.
expected-joined = La carte doit être reliée à la Salle du Réacteur.
expected-upright = La carte se pose à l’endroit ou à l’envers (tournée de 180 degrés).
expected-fitting = La carte ne peut pas être posée là.
expected-free-cell = Il faut une nouvelle carte sur une case libre.
expected-with-a-terminal = Seule une carte avec un terminal peut être marquée comme utilisée.
expected-searchable = Cette carte n’a pas de face rouge : personne ne peut y fouiller.
expected-on-the-map = Il faut une pièce du plan.
expected-not-laid = La carte est déjà ailleurs.
expected-in-no-room = Un personnage mort n’est dans aucune pièce.
expected-not-in-a-room = Un personnage à l’écart n’est dans aucune pièce.
expected-never-held = Cette carte ne se garde jamais en main.
expected-cards-in-hand = Une main compte au moins { $least } cartes ; celle-ci en a { $found }.
expected-kept-on-the-table = Il faut une carte qui reste sur la table.
expected-infected-once = Un joueur n’est infecté qu’une fois.
expected-infected-by-somebody = Seul l’Hôte n’est infecté par personne.
expected-in-order-of-rounds = Les infections se suivent manche par manche : celle-ci ne peut pas précéder la manche { $least }.
expected-infected-by-infected = Celui qui infecte doit avoir été infecté avant.
expected-host-first = L’Hôte est le premier infecté.
expected-with-a-host = Personne n’est infecté avant qu’il y ait un Hôte.
expected-host-infected = L’Hôte doit être parmi les infectés.
expected-host-card-held = Quelqu’un doit tenir la carte Hôte.
expected-held-by-the-host = Seul l’Hôte tient la carte Hôte.
expected-all-not-dealt = Il faut tout ce qui n’est pas distribué.
expected-answerable = Il faut une question qui ait une réponse.
expected-asked-now = La question ne se pose pas à ce moment-là.
expected-asked-last = Ce doit être la dernière décision attendue, au-dessus des autres.
expected-there = Ce dont on parle doit être là.
expected-heavy-gun-loaded = Ce doit être le tour de ce joueur, avec un Fusil mitrailleur et une balle sur la table.
expected-met-there = Ce doit être le tour de ce joueur, et son personnage doit avoir rencontré quelqu’un dans cette pièce. Ce ne peut pas être la Salle du Réacteur.
expected-after-wounds = La question ne se pose qu’après des blessures.
expected-wound = Une blessure ne peut pas être négative.
expected-two-traders = Un échange se fait entre deux joueurs.
expected-traders-there = Ce doit être le tour du premier joueur, et chacun des deux doit avoir un personnage dans cette pièce. Ce ne peut pas être la Salle du Réacteur.
expected-in-the-giving-hand = La carte doit être dans la main du joueur qui la donne.
expected-one-still-owed = Il faut une place pour chaque joueur, et quelqu’un qui doive encore répondre.
expected-own-and-face-down = Il faut l’un de ses propres manoirs, face cachée.
