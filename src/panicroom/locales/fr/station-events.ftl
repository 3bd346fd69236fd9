# Ce qui vient d'arriver, tel que l'entend qui regarde. $you nomme le champ où il se trouve, ou
# vaut « none » ; $known dit s'il a le droit de connaître les cartes dont on parle.

## La partie, les manches et les tours

event-game-began = { $you ->
    [first] { $seats } joueurs entrent dans la station. Vous commencez.
   *[none] { $seats } joueurs entrent dans la station. { $first } commence.
}
event-card-dealt = { $you ->
    [seat] Vous recevez { FORM($card, form: "a") }.
   *[none] { $seat } reçoit { FORM($card, form: "a") }.
}
event-parasite-phase-began = Manche { $round } : la Phase Parasite.
event-turn-began = { $arrives ->
    [yes] { $you ->
        [seat] Votre premier tour ({ $ap } PA) : votre Soldat et votre Androïde entrent dans la Salle du Réacteur.
       *[none] Premier tour de { $seat } ({ $ap } PA) : son Soldat et son Androïde entrent dans la Salle du Réacteur.
    }
   *[no] { $you ->
        [seat] À vous de jouer ({ $ap } PA).
       *[none] À { $seat } de jouer ({ $ap } PA).
    }
}
event-turn-ended = { $you ->
    [seat] Vous terminez votre tour.
   *[none] { $seat } termine son tour.
}
event-marker-passed = { $you ->
    [seat] Vous recevez le Marqueur Parasite.
   *[none] Le Marqueur Parasite passe à { $seat }.
}
event-die-rolled = { $you ->
    [seat] Vous lancez le dé : { $number }
   *[none] { $seat } lance le dé : { $number }
}, { $cast_for }.
cast-for-knife = et le couteau { $hits ->
    [0] manque
   *[1] touche
} { $target }
cast-for-way = c’est-à-dire { FORM($way, form: "towards") }

## Parasites

event-parasites-moved = Les parasites avancent { FORM($direction, form: "towards") }, là où le passage est libre.
event-parasite-appeared = { ID($room) ->
    [room-same] Un parasite { $face } y apparaît.
   *[other] Un parasite { $face } apparaît dans { $room }.
}
event-parasite-shifted = Un parasite { $face } quitte { $origin } pour { $room }.
event-parasite-killed = { $count ->
    [one] Un parasite { $face }
   *[other] { $count } parasites { $face }
} { ID($room) ->
    [room-same] y { $count ->
        [one] meurt
       *[other] meurent
    }
   *[other] { $count ->
        [one] meurt
       *[other] meurent
    } dans { $room }
}.
event-parasite-wounded = { $count ->
    [one] Un parasite noir est blessé
   *[other] { $count } parasites noirs sont blessés
} { ID($room) ->
    [room-same] sur place
   *[other] dans { $room }
} : { $count ->
    [one] le voilà gris
   *[other] les voilà gris
}.

## Explorer et se déplacer

event-room-laid = { $you ->
    [seat] Vous posez { $rooms }.
   *[none] { $seat } pose { $rooms }.
}
    .deed = { $you ->
        [seat] posez { $rooms }
       *[none] pose { $rooms }
    }
event-next-room-shown = La prochaine pièce est { $card }.
event-room-buried = { START($card) } va sous la pioche.
event-room-under-hive-shown = Sous le Nid se trouve { $card }.
event-character-moved = { $free ->
    [yes] { START($character) } poursuit sa course jusque dans { $room }.
   *[no] { START($character) } entre dans { $room }.
}
    .deed = { $free ->
        [yes] poursuit sa course jusque dans { $room }
        [on] continue jusque dans { $room }
       *[no] entre dans { $room }
    }

## Attaques, blessures et morts

event-shot-fired = { START($character) } tire sur { $target }.
event-knife-drawn = { START($character) } { event-knife-drawn.deed }.
    .deed = { $blows ->
        [1] attaque au couteau { $target }{ $hits ->
            [unknown] {""}
            [0] {" "}sans toucher
           *[other] {" "}et touche
        }
        [2] attaque deux fois au couteau { $target }{ $hits ->
            [unknown] {""}
            [0] {" "}sans toucher
            [1] {" "}et touche une fois
           *[other] {" "}et touche deux fois
        }
       *[other] attaque { $blows } fois au couteau { $target }{ $hits ->
            [unknown] {""}
            [0] {" "}sans toucher
            [1] {" "}et touche une fois
           *[other] {" "}et touche { $hits } fois
        }
    }
event-grenade-thrown = { START($character) } lance une grenade dans { $room }.
    .deed = lance une grenade dans { $room }
event-character-wounded = { START($weapon, form: "strikes") } { $points ->
    [one] { $points } blessure
   *[other] { $points } blessures
} { FORM($character, form: "to") }.
event-wounds-taken = { $you ->
    [seat] Vous encaissez.
   *[none] { $seat } encaisse.
}
event-character-died = { START($character) } meurt.
event-player-eliminated = { $you ->
    [seat] Vos deux personnages sont morts : vous êtes hors jeu.
   *[none] { $seat } est hors jeu.
}
event-character-healed = { START($character) } récupère { $points } PV.

## Fouilles, terminaux et infirmerie

event-room-searched = { START($character) } { event-room-searched.deed }.
    .deed = { $you ->
        [partner] fouille { $room } avec vous
       *[other] { ID($partner) ->
            [nobody] fouille { $room }
           *[other] fouille { $room } avec { $partner }
        }
    }{ $cards ->
        [0] {""}
        [one] {" "}({ $cards } carte)
       *[other] {" "}({ $cards } cartes)
    }
event-card-drawn = { $you ->
    [seat] Vous piochez { FORM($card, form: "a") }.
   *[none] { $seat } pioche { FORM($card, form: "a") }.
}
event-alert-drawn = { $you ->
    [seat] Vous piochez une Alerte Parasite !
   *[none] { $seat } pioche une Alerte Parasite !
}
event-host-drawn = { $you ->
    [seat] Vous êtes l’Hôte ! Vous voilà infecté : donnez vos cartes Infection lors des échanges, et que personne ne s’en doute.
   *[none] { $seat } est l’Hôte.
}
event-search-deck-remade = La pioche Fouille est vide : on mélange la défausse ({ $cards }) pour en faire une nouvelle.
event-card-turned-red = { START($card) } passe côté rouge.
event-terminal-used = { START($character) } utilise le terminal : { $function }.
    .deed = utilise le terminal ({ $function })
event-doors-opened = Toutes les portes de sécurité restent ouvertes jusqu’à la prochaine Phase Parasite.
event-heat-scan-held = Scan thermique : sur { $living ->
    [one] { $living } joueur
   *[other] { $living } joueurs
} en vie, { $infected ->
    [0] personne n’est infecté.
    [one] { $infected } est infecté.
   *[other] { $infected } sont infectés.
}
event-sick-bay-used = { START($character) } se fait soigner à l’Infirmerie.
    .deed = se fait soigner à l’Infirmerie

## Objets

event-item-laid-down = { $you ->
    [seat] Vous posez { FORM($card, form: "a") } sur la table.
   *[none] { $seat } pose { FORM($card, form: "a") } sur la table.
}
    .deed = { $you ->
        [seat] posez { FORM($card, form: "a") } sur la table
       *[none] pose { FORM($card, form: "a") } sur la table
    }
event-item-spent = { $you ->
    [seat] Vous utilisez { FORM($card, form: "a") }.
   *[none] { $seat } utilise { FORM($card, form: "a") }.
}
    .deed = { $you ->
        [seat] utilisez { FORM($card, form: "a") }
       *[none] utilise { FORM($card, form: "a") }
    }
event-hand-shown = { $you ->
    [viewer] { $seat } vous montre toute sa main : { $cards }.
    [seat] Vous montrez toute votre main à { $viewer }.
   *[none] { $known ->
        [yes] { $seat } montre toute sa main à { $viewer } : { $cards }.
       *[no] { $seat } montre toute sa main à { $viewer }.
    }
}

## Échange et infection

event-trade-began = { START($character) } { ID($room) ->
    [room-same] { $you ->
        [partner] vous y croise
       *[other] y croise { $partner }
    }
   *[other] { $you ->
        [partner] vous croise dans { $room }
       *[other] croise { $partner } dans { $room }
    }
} : place à l’échange.
    .deed = { $you ->
        [partner] échange avec vous
       *[other] échange avec { $partner }
    }
event-cards-traded = { $you ->
    [seat] Vous donnez { FORM($given, form: "a") } à { $partner } et recevez { FORM($returned, form: "a") }.{ $infects ->
        [yes] {" "}Aucun Jerrican n’est revenu.
        [dodged] {" "}Grâce au Jerrican, pas d’infection.
        [saved] {" "}Votre Jerrican l’a arrêtée : cette carte ne vous infecte pas.
       *[no] {""}
    }
    [partner] Vous donnez { FORM($returned, form: "a") } à { $seat } et recevez { FORM($given, form: "a") }.{ $infects ->
        [yes] {" "}Aucun Jerrican n’est revenu.
        [dodged] {" "}Grâce au Jerrican, pas d’infection.
        [saved] {" "}Votre Jerrican l’a arrêtée : cette carte ne vous infecte pas.
       *[no] {""}
    }
   *[none] { $known ->
        [yes] { $seat } donne { FORM($given, form: "a") } à { $partner } et reçoit { FORM($returned, form: "a") }.
       *[no] { $seat } et { $partner } échangent chacun une carte.
    }
}
event-player-infected = { $you ->
    [seat] Vous voilà infecté ! La carte vient de { $by }. Désormais, vous gagnez avec les infectés, sauf si vous êtes le dernier à être infecté : gardez-le pour vous, et infectez quelqu’un.
    [by] Vous infectez { $seat }.
   *[none] { $by } infecte { $seat }.
}
event-host-card-passed = { $you ->
    [seat] Avec cette carte, vous devenez le nouvel Hôte.
   *[none] { $seat } devient le nouvel Hôte.
}

## La fin

event-hive-burned = { $you ->
    [seat] Vous brûlez le Nid !
   *[none] { $seat } brûle le Nid !
}
event-game-ended = La partie est terminée.

## Plusieurs événements en une phrase

# Ce qu'un personnage fait d'affilée : .deed est le même événement sans son sujet.
told-deeds = { START($character) } { FORM($deeds, form: "deed") }.
told-turn = { $you ->
    [seat] Vous { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
told-wounds = { START($weapon, form: "wounds") } { $hits }.
told-hit = { $character } ({ $points })
# Ceux qui meurent ensemble.
told-deaths = { START($characters) } meurent.
# Un tour où rien n’a été fait.
told-idle = { $you ->
    [seat] Vous ne faites rien.
   *[none] { $seat } ne fait rien.
}
# Des tirs sur des parasites : chacun abat un gris, ou blesse un noir.
told-gray-shot = { START($character) } abat { $shots ->
    [one] un parasite gris
   *[other] { $shots } parasites gris
} dans { $room }.
told-black-shot = { START($character) } blesse { $shots ->
    [one] un parasite noir dans { $room } : le voilà gris.
   *[other] { $shots } parasites noirs dans { $room } : les voilà gris.
}
# Plusieurs tirs sur une même cible, et leur effet.
told-shots = { START($character) } tire sur { $target } : { $shots ->
    [1] {""}
   *[other] { $shots } tirs,{" "}
}{ $points ->
    [one] { $points } blessure
   *[other] { $points } blessures
}.
