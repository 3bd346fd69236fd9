# Ce qu'un joueur peut faire (option-), ce qu'il doit décider (decision-), et ce qui l'en empêche (why-).

## Comment se tape une action : ce qui suit le premier mot

slot-who = T|A
slot-direction = n|e|s|w
slot-quarter = 0|90|180|270
slot-cell = CASE
slot-partner = COULEUR|-
slot-function = scan|doors|reveal
slot-target = COULEUR.T|COULEUR.A|gray@PIÈCE|black@PIÈCE
slot-card = CARTE
slot-seat = COULEUR
slot-character = COULEUR.T|COULEUR.A
slot-parasite = gray@PIÈCE|black@PIÈCE

## Options, à l'infinitif

option-move = { $met ->
    [0] Avancer { $direction }, dans { $room }
   *[other] Avancer { $direction }, dans { $room }, où { $met ->
        [one] est
       *[other] sont
    } { $others }
}
option-run = { $met ->
    [0] Courir { $direction }, dans { $room } (gratuit)
   *[other] Courir { $direction }, dans { $room }, où { $met ->
        [one] est
       *[other] sont
    } { $others } (gratuit)
}
option-explore = Poser { $room_card } { $direction } ({ $doors })
option-try-next = Essayer la carte suivante : { $next } ne trouve sa place nulle part
option-lay = Poser { $room_card } en { $cell } ({ $doors })
option-search = { ID($seat) ->
    [nobody] Fouiller { $room }
   *[other] Fouiller { $room } avec { $seat }
}{ $spawns ->
    [yes] {" "}(un parasite apparaît, le D4 dit où)
   *[no] {""}
}
option-terminal = Utiliser le terminal : { $function }{ ID($function) ->
    [function-scan] {" "}(tous apprennent combien de vivants sont infectés)
    [function-doors] {" "}(jusqu’à la prochaine Phase Parasite)
   *[function-reveal] { $places ->
        [none] {""}
        [0] {" "}({ $next } ne va nulle part : on essaie la carte suivante)
        [1] {" "}({ $next } : 1 endroit possible)
       *[other] {" "}({ $next } : { $places } endroits possibles)
    }
}{ $spawns ->
    [yes] {" "}(un parasite apparaît, le D4 dit où)
   *[no] {""}
}
option-sick-bay = Se soigner à l’Infirmerie
option-fire = Tirer sur { $target }
option-hold-fire = Ne pas tirer
option-stab = Attaquer au couteau { $target } (touche sur 3 ou 4 au D4)
option-grenade = { $met ->
    [0] Lancer une Grenade { $direction }, dans { $room }
   *[other] Lancer une Grenade { $direction }, dans { $room }, où { $met ->
        [one] est
       *[other] sont
    } { $others }
}
option-lay-down = Poser { FORM($card, form: "a") } sur la table
option-boost = Utiliser de l’Adrénaline (2 PA de plus)
option-first-aid = Utiliser un Kit de premiers soins
option-scan-body = Passer { $seat } au Scanner corporel : voir toute sa main
option-heal = Soigner { $character } (il a { $health } PV)
option-stop-healing = En rester là
option-trade = Échanger avec { $seat }
option-give = Donner { FORM($card, form: "a") }
option-armor = Jouer un Gilet pare-balles pour { $character }
option-take-wounds = Encaisser les blessures
option-move-parasite = Déplacer { $target }
option-burn = Brûler le Nid avec { $gas } Jerricans
option-end-turn = Terminer le tour

group-character = { $role } dans { $room } ({ $health } PV)
group-both = Soldat ou Androïde, tous deux dans { $room }
group-player = Autres actions

cost = { $ap } PA

## Décisions : ce qui est dû, et pourquoi. .name suit « Vous devez d'abord ».

decision-turn = À vous de jouer : il vous reste { $ap } PA.{ $search ->
    [owed] {" "}Avant de terminer votre premier tour, vous devez fouiller une fois.
   *[free] {""}
}
    .name = jouer votre tour
decision-encounter = { START($character) } rencontre { $others } dans { $room } : { $offered ->
    [trade] échangez.
    [attack] attaquez.
   *[both] échangez ou attaquez.
}
    .name = régler la rencontre
decision-trade = Échange avec { $other } dans { $room } : choisissez la carte que vous donnez. Personne d’autre ne la verra.
    .name = choisir la carte à échanger
decision-answer = { START($weapon, form: "hits") } ({ $hits }) : jouez un Gilet pare-balles ou encaissez.
    .name = répondre aux blessures
decision-second-shot = Le Fusil mitrailleur tire deux fois : tirez encore, ou arrêtez-vous là.
    .name = décider du second tir
decision-healing = { FORM($remedy, form: "label") } : il reste { $left } PV à rendre. À qui ?
    .name = répartir les soins
decision-place = Il faut poser { $card } : choisissez sa place.
    .name = poser la pièce
decision-last-parasite = { $cause ->
    [red] On fouille une pièce côté rouge : un parasite arrive.{" "}
    [alert] Une Alerte Parasite appelle un parasite.{" "}
    [room] Cette pièce appelle un parasite.{" "}
   *[none] {""}
}La réserve de parasites est vide : choisissez celui qui passe dans { $room }.
    .name = choisir le parasite à déplacer

hit = { $points ->
    [one] { $points } blessure
   *[other] { $points } blessures
} pour { $character }

## Pourquoi pas. Une phrase chacune ; la règle elle-même vient ensuite.

why-game-over = La partie est terminée.
why-others-decide = Ce n’est pas à vous de décider maintenant.
why-answer-first = Vous devez d’abord { FORM($decision, form: "name") }.
why-no-ap = Vous n’avez plus de PA.
why-no-ap-to-attack = Vous n’avez plus de PA pour attaquer : il ne reste que l’échange.
why-character-dead = Votre { $who } est mort.
why-search-first = À votre premier tour, vous devez fouiller une fois, et c’est encore possible.
why-leaves-no-search = Après cela, vous ne pourriez plus fouiller, et à votre premier tour c’est obligatoire.

why-nobody-of-that-colour = Personne ne joue cette couleur.
why-no-passage = Aucun passage { $direction } ne mène à une pièce déjà posée.
why-door-closed = La porte de sécurité { $direction } vous est fermée : vous n’avez pas de Carte magnétique sur la table, et aucun terminal ne la tient ouverte.
why-no-run = Votre { $who } ne vient pas d’entrer dans une Salle de course.
why-ran-through = Vous avez déjà traversé cette pièce en courant.
why-encounter-first = Votre { $who } a rencontré quelqu’un dans { $room } : il doit d’abord échanger, ou attaquer lui-même.

why-no-rooms-left = La pioche Exploration est vide.
why-exploring-barred = Une carte a été essayée en vain : on n’explore plus ce tour-ci.
why-relief-spent = { START($room_card) } ne trouve sa place nulle part, et vous avez déjà essayé la carte suivante ce tour-ci.
why-fits-nowhere = { START($room_card) } ne trouve sa place nulle part sur le plan.
why-fits-elsewhere = On ne peut pas poser { $room_card } contre cette pièce : il faut ouverture contre ouverture, mur contre mur. Cela va contre { $rooms }.
why-fits-somewhere = { START($room_card) } trouve sa place sur le plan : on n’essaie donc pas la carte suivante.
why-no-free-doorway = Cette pièce n’a pas d’ouverture libre { $direction }.
why-hive-fits-upright = Le Nid peut encore se poser droit quelque part : on ne le couche donc pas.
why-not-upright = { START($room_card) } se pose à l’endroit ou tournée de 180 degrés, et pas autrement.
why-same-either-way = Tourner { $room_card } n’y change rien : posez la carte à l’endroit.
why-sides-clash = On ne peut pas poser { $room_card } là : il faut ouverture contre ouverture, mur contre mur, et au moins une ouverture vers le plan.
why-no-card-to-lay = Il n’y a pas de carte à poser pour l’instant.
why-not-at-this-room = La carte doit être posée contre { $room }.

why-nothing-to-search = Il n’y a rien à fouiller dans { $room }.
why-no-search-cards = Il ne reste aucune carte Fouille.
why-no-team-search-room = { START($room) } n’est pas une Salle d’équipe.
why-partner-not-here = { $seat } n’est pas ici pour fouiller avec vous.
why-attacked-here = Vous avez attaqué quelqu’un dans { $room } ce tour-ci : personne ne fouille avec vous.
why-no-terminal-here = Il n’y a pas de terminal dans { $room }.
why-terminal-used = Vous avez déjà utilisé un terminal ce tour-ci.
why-revealed-this-round = Un terminal a déjà découvert une pièce dans cette manche.
why-no-sick-bay-here = { START($room) } n’est pas une infirmerie.
why-healed-already = Vous avez déjà utilisé l’Infirmerie ce tour-ci.
why-nobody-wounded = Personne n’est blessé ici.

why-own-character = On n’attaque pas ses propres personnages.
why-no-such-parasite = Ce parasite n’existe pas.
why-not-on-the-map = { START($character) } n’est pas sur le plan.
why-no-bullets = Vous n’avez pas de balles sur la table.
why-too-far = La cible est trop loin.
why-no-scope = Sans Lunette de précision sur la table, votre Androïde ne tire que dans sa propre pièce.
why-door-closed-to-shots = Une porte de sécurité fermée barre la ligne de tir.
why-no-knife = Vous n’avez pas de Couteau de combat sur la table.
why-not-in-this-room = La cible n’est pas dans la même pièce.
why-traded-here = Ce personnage a échangé dans cette pièce ce tour-ci : il n’y attaque personne.
why-no-second-shot = Il n’y a pas de second tir à retenir.
why-no-wounds-to-answer = Il n’y a pas de blessures à encaisser.
why-not-hit = { START($character) } n’est pas touché.
why-covered-together = Un seul Gilet pare-balles couvre ici vos deux personnages : nommez le Soldat.

why-not-in-hand = Vous n’avez pas { FORM($card, form: "none") } en main.
why-hand-at-minimum = Votre main n’a que le minimum : { $minimum } cartes.
why-not-kept = Vous ne pouvez pas poser { FORM($card, form: "none") } sur la table : cette carte n’y reste pas.
why-not-here = { $seat } n’est pas ici.
why-nothing-to-heal-with = Il n’y a pas de quoi soigner pour l’instant.
why-patient-not-here = { START($character) } n’est pas dans la pièce.
why-not-wounded = { START($character) } n’est pas blessé.
why-only-own-patients = L’Infirmerie ne soigne que vos propres personnages.
why-second-point-elsewhere = Le second point va au même personnage, ou l’un des deux va à l’un des vôtres.
why-heal-one-at-least = Il faut soigner au moins un point.

why-no-encounter = Un échange ne naît que d’une rencontre : entrez dans une pièce où se trouve quelqu’un. Dans la Salle du Réacteur, on ne rencontre personne.
why-not-met = Vous n’y avez pas rencontré { $seat }.
why-no-trade = Il n’y a pas d’échange en cours.
why-host-card-stays = La carte Hôte ne se donne pas.
why-human-gives-no-infection = Seul un infecté donne des cartes Infection de sa propre couleur.
why-items-first = Une carte Infection d’une autre couleur ne se donne que si l’on n’a aucun objet en main.

why-no-parasite-to-move = Il n’y a pas de parasite à déplacer pour l’instant.
why-parasite-stays = Ce parasite ne peut pas être celui qui se déplace.

why-only-trooper-burns = Seul le Soldat brûle le Nid.
why-not-in-hive = Votre Soldat n’est pas dans le Nid.
why-infected-never-burn = Vous êtes infecté : vous ne brûlez pas le Nid.
why-too-little-gas = Pour brûler le Nid, il faut { $needed } Jerricans en main.
