# Le nom des choses. Une forme (.a, .to, ...) qui manque est la forme simple.
#   .the .of .to   avec l'article : le Soldat, du Soldat, au Soldat
#   .a             avec l'article indéfini : un Jerrican, de l'Adrénaline
#   .none          après « pas » : de Jerrican, d'Adrénaline
#   .label         sans article, dans un titre
#   .short         en dix lettres au plus, sur le plan

## Les personnages, et où ils sont

nobody = personne

role-trooper = Soldat
    .the = le Soldat
    .to = au Soldat
    .letter = S
role-android = Androïde
    .the = l’Androïde
    .to = à l’Androïde
    .letter = A

# $mine : si c'est celui de qui regarde ; [turn], de celui dont on raconte le tour.
character = { $mine ->
    [yes] votre { $role }
    [turn] { FORM($role, form: "the") }
   *[no] { FORM($role, form: "the") } de { $seat }
}
    .to = { $mine ->
        [yes] à votre { $role }
        [turn] { FORM($role, form: "to") }
       *[no] { FORM($role, form: "to") } de { $seat }
    }

direction-n = au nord
    .letter = N
    .towards = vers le nord
direction-e = à l’est
    .letter = E
    .towards = vers l’est
direction-s = au sud
    .letter = S
    .towards = vers le sud
direction-w = à l’ouest
    .letter = O
    .towards = vers l’ouest

## Cartes Fouille et cartes Infection

card-gas = Jerrican
    .a = un Jerrican
    .none = de Jerrican
    .several = { $count } Jerricans
card-armor = Gilet pare-balles
    .a = un Gilet pare-balles
    .none = de Gilet pare-balles
    .several = { $count } Gilets pare-balles
card-ammo = Munitions
    .a = des Munitions
    .none = de Munitions
    .several = { $count } cartes Munitions
card-alert = Alerte Parasite
    .a = une Alerte Parasite
    .none = d’Alerte Parasite
card-first-aid = Kit de premiers soins
    .a = un Kit de premiers soins
    .none = de Kit de premiers soins
    .several = { $count } Kits de premiers soins
card-keycard = Carte magnétique
    .a = une Carte magnétique
    .none = de Carte magnétique
    .several = { $count } Cartes magnétiques
card-heavy-gun = Fusil mitrailleur
    .a = un Fusil mitrailleur
    .none = de Fusil mitrailleur
    .several = { $count } Fusils mitrailleurs
card-grenade = Grenade
    .a = une Grenade
    .none = de Grenade
    .several = { $count } Grenades
card-boost = Adrénaline
    .a = de l’Adrénaline
    .none = d’Adrénaline
    .several = { $count } doses d’Adrénaline
card-scope = Lunette de précision
    .a = une Lunette de précision
    .none = de Lunette de précision
    .several = { $count } Lunettes de précision
card-knife = Couteau de combat
    .a = un Couteau de combat
    .none = de Couteau de combat
    .several = { $count } Couteaux de combat
card-scanner = Scanner corporel
    .a = le Scanner corporel
    .none = le Scanner corporel
    .several = { $count } Scanners corporels
card-host = carte Hôte
    .a = la carte Hôte
    .none = la carte Hôte
card-infect-red = Infection rouge
    .a = une carte Infection rouge
    .none = de carte Infection rouge
card-infect-blue = Infection bleue
    .a = une carte Infection bleue
    .none = de carte Infection bleue
card-infect-green = Infection verte
    .a = une carte Infection verte
    .none = de carte Infection verte
card-infect-yellow = Infection jaune
    .a = une carte Infection jaune
    .none = de carte Infection jaune
card-infect-white = Infection blanche
    .a = une carte Infection blanche
    .none = de carte Infection blanche
card-infect-black = Infection noire
    .a = une carte Infection noire
    .none = de carte Infection noire
card-unknown = carte inconnue
    .a = une carte
    .none = cette carte

# Plusieurs de la même sorte, comme dans une main.
card-several = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
# Autant qu’on en a joué.
card-counted = { $count ->
    [1] { FORM($card, form: "a") }
   *[other] { FORM($card, form: "several") }
}
# $bullets : celles de chaque carte Munitions sur la table, comme 4+2.
card-ammo-left = Munitions ({ $bullets })

## Les pièces, et les cartes où elles se trouvent

room-reactor = la Salle du Réacteur
    .of = de la Salle du Réacteur
    .label = Salle du Réacteur
    .short = Réacteur
room-terminal = la Salle du Terminal
    .of = de la Salle du Terminal
    .label = Salle du Terminal
    .short = Terminal
room-hive = le Nid
    .of = du Nid
    .label = Nid
    .short = Nid
room-vault = la Chambre forte
    .of = de la Chambre forte
    .label = Chambre forte
    .short = Ch. forte
room-vault-upper = la Chambre forte
    .of = de la Chambre forte
    .label = Chambre forte
    .short = Ch. forte
room-vault-lower = le sas de la Chambre forte
    .of = du sas de la Chambre forte
    .label = Sas de la Chambre forte
    .short = Sas
room-sick-bay = l’Infirmerie
    .of = de l’Infirmerie
    .label = Infirmerie
    .short = Infirmerie
room-sick-bay-upper = l’Infirmerie
    .of = de l’Infirmerie
    .label = Infirmerie
    .short = Infirmerie
room-sick-bay-lower = le sas de l’Infirmerie
    .of = du sas de l’Infirmerie
    .label = Sas de l’Infirmerie
    .short = Sas
room-storage-1 = l’Entrepôt 1
    .of = de l’Entrepôt 1
    .label = Entrepôt 1
    .short = Entrepôt 1
room-storage-2 = l’Entrepôt 2
    .of = de l’Entrepôt 2
    .label = Entrepôt 2
    .short = Entrepôt 2
room-empty-1 = la Salle vide 1
    .of = de la Salle vide 1
    .label = Salle vide 1
    .short = Vide 1
room-empty-2 = la Salle vide 2
    .of = de la Salle vide 2
    .label = Salle vide 2
    .short = Vide 2
room-run-1 = la Salle de course 1
    .of = de la Salle de course 1
    .label = Salle de course 1
    .short = Course 1
room-run-2 = la Salle de course 2
    .of = de la Salle de course 2
    .label = Salle de course 2
    .short = Course 2
room-run-3 = la Salle de course 3
    .of = de la Salle de course 3
    .label = Salle de course 3
    .short = Course 3
room-team-1 = la Salle d’équipe 1
    .of = de la Salle d’équipe 1
    .label = Salle d’équipe 1
    .short = Équipe 1
room-team-2 = la Salle d’équipe 2
    .of = de la Salle d’équipe 2
    .label = Salle d’équipe 2
    .short = Équipe 2
room-team-3 = la Salle d’équipe 3
    .of = de la Salle d’équipe 3
    .label = Salle d’équipe 3
    .short = Équipe 3
room-team-4 = la Salle d’équipe 4
    .of = de la Salle d’équipe 4
    .label = Salle d’équipe 4
    .short = Équipe 4
room-parasite-1 = la Salle Parasite 1
    .of = de la Salle Parasite 1
    .label = Salle Parasite 1
    .short = Parasite 1
room-parasite-2 = la Salle Parasite 2
    .of = de la Salle Parasite 2
    .label = Salle Parasite 2
    .short = Parasite 2
room-parasite-3 = la Salle Parasite 3
    .of = de la Salle Parasite 3
    .label = Salle Parasite 3
    .short = Parasite 3
room-parasite-4 = la Salle Parasite 4
    .of = de la Salle Parasite 4
    .label = Salle Parasite 4
    .short = Parasite 4
# Là où l’on vient de la nommer.
room-same = la pièce
searched-again = { ID($room) ->
    [room-same] encore
   *[other] encore { $room }
}
laid-at = { $card } en { $place }

# Les côtés d'une carte telle qu'elle serait posée. $open et $security sont des directions, en lettres.
doors = { $security ->
    [none] ouvert { FORM($open, form: "letter") }
   *[other] { $open ->
        [none] sécurité { FORM($security, form: "letter") }
       *[other] ouvert { FORM($open, form: "letter") }, sécurité { FORM($security, form: "letter") }
    }
}
letters = { FORM($rest, form: "letter") } { FORM($last, form: "letter") }

## Parasites et armes

face-gray = gris
face-black = noir
face-flipped = gris

swarm = un parasite { $face } { FORM($room, form: "of") }

# .strikes et .wounds commencent une phrase, .hits dit que vous êtes touché.
weapon-shot = le tir
    .strikes = le tir inflige
    .wounds = le tir blesse
    .hits = un tir vous touche
weapon-knife = le couteau
    .strikes = le couteau inflige
    .wounds = le couteau blesse
    .hits = un coup de couteau vous touche
weapon-grenade = la grenade
    .strikes = la grenade inflige
    .wounds = la grenade blesse
    .hits = une grenade vous touche
weapon-parasites = les parasites
    .strikes = les parasites infligent
    .wounds = les parasites blessent
    .hits = les parasites vous attaquent

function-scan = scan thermique
function-doors = ouverture de toutes les portes de sécurité
function-reveal = pose d’une pièce n’importe où

remedy-sick-bay = Infirmerie
remedy-first-aid = Kit de premiers soins

## Les camps, et la fin

side-humans = les humains
side-infected = les infectés
side-nobody = personne

outcome-burned = Le Nid a brûlé : les humains sont sauvés.
    .short = Nid brûlé
outcome-all_infected = Le scan ne trouve plus un seul humain parmi les vivants.
    .short = tous infectés
outcome-last_human_killed = Le dernier humain est mort.
    .short = dernier humain tué
outcome-last_human_without_gas = Il ne reste qu’un humain, et les Jerricans manquent pour brûler le Nid.
    .short = dernier humain sans Jerrican
outcome-troopers_dead = Les Soldats sont morts, et eux seuls pouvaient brûler le Nid.
    .short = Soldats morts
outcome-hive_blocked = Plus aucune carte ne trouve sa place sur le plan, et le Nid n’a jamais été découvert.
    .short = Nid bloqué
outcome-round_limit = Les manches sont épuisées, et le Nid est toujours là.
    .short = manches épuisées
outcome-nobody_alive = Il n’y a plus personne en vie.
    .short = aucun survivant

## Éditions, variantes et points de règle

edition-en = règles de l’édition anglaise
edition-fr = règles de l’édition française
edition-ru = règles de l’édition russe
edition-cs = règles de l’édition tchèque

variant-1 = plus facile pour les humains
variant-2 = pour un Hôte débutant
variant-3 = plus difficile pour les humains
variant-4 = Maître et Serviteur

ruling-hive_depth = Le Nid se cache parmi les { $value } dernières cartes de la pioche Exploration.
ruling-hive_blocked_winner = Si le Nid ne peut plus jamais être posé, { $value ->
    [humans] les humains gagnent.
   *[infected] les infectés gagnent.
}
ruling-failed_explore = { $value ->
    [bars_turn] Une carte Exploration essayée en vain met fin à l’exploration pour ce tour.
   *[once] On peut essayer la carte Exploration suivante une fois par tour.
}
ruling-last_parasite = Quand la réserve de parasites est vide, { $value ->
    [most_crowded] c’est l’un de ceux de la pièce qui en compte le plus qui se déplace.
   *[any] n’importe quel autre peut être déplacé.
}
ruling-terminal_alarm = Un terminal attire un parasite { $value ->
    [reuse] s’il a déjà servi.
   *[red_side] s’il montre son côté rouge.
}
ruling-reveal_limit = Un terminal découvre une pièce une fois par { $value ->
    [round] manche, tous joueurs confondus.
   *[turn] tour.
}
ruling-first_aid = Un Kit de premiers soins rend 2 PV à un personnage, ou 1 { $value ->
    [any_two] à chacun de deux personnages au choix.
   *[one_or_self_and_one] à l’un de vos personnages et 1 à un autre.
}
ruling-grenade_spares = Après une grenade, { $value ->
    [player] les deux personnages du lanceur sont dispensés d’échange dans cette pièce pour ce tour.
   *[thrower] le personnage qui l’a lancée est dispensé d’échange dans cette pièce pour ce tour.
}
ruling-attack_after_trade = Après un échange, un personnage { $value ->
    [other] n’attaque plus aucun personnage dans cette pièce jusqu’à la fin du tour.
   *[any] peut attaquer n’importe qui.
}
ruling-last_human_gas = Lors d’un scan, le dernier humain a perdu { $value ->
    [too_few] s’il reste trop peu de Jerricans dans sa main et la pioche réunies.
   *[none] s’il n’y a plus de Jerrican ni dans sa main ni dans la pioche.
}
ruling-troopers_dead = Les infectés gagnent quand { $value ->
    [human] tous les Soldats des humains sont morts.
   *[all] tous les Soldats sont morts.
}
ruling-infection_cards = Chacun commence avec { $value } cartes Infection.
ruling-minimum_hand = Personne ne joue de carte d’une main de { $value } cartes ou moins.
ruling-gas_needed = Il faut { $value } Jerricans pour brûler le Nid.
ruling-host_card_infects = { $value ->
    [yes] Un Hôte qui n’a plus de carte Infection de sa couleur et n’a infecté personne peut donner la carte Hôte.
   *[no] La carte Hôte ne se donne jamais.
}
ruling-master_and_servant = { $value ->
    [yes] Un infecté ne partage la victoire qu’après avoir infecté ou tué un humain.
   *[no] Tous les infectés en vie partagent leur victoire.
}
ruling-round_limit = { $value ->
    [0] Le nombre de manches n’est pas limité.
   *[other] Après la manche { $value } a lieu un dernier scan.
}
