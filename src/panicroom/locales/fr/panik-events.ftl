# Ce qui vient d'arriver, tel que l'entend qui regarde. $you nomme le champ où il se trouve, ou
# vaut « none ».

## Mise en place

event-game-began = { $you ->
    [first] { $seats } joueurs disposent leurs manoirs. Vous commencerez.
   *[none] { $seats } joueurs disposent leurs manoirs. { $first } commencera.
}
event-manors-dealt = { $you ->
    [seat] Vous recevez ces manoirs : { FORM($manors, form: "short") }.
   *[none] { $seat } reçoit ces manoirs : { FORM($manors, form: "short") }.
}
event-manor-turned = On retourne { $manor } : c’est { FORM($kind, form: "a") }.

## Tours

event-hunter-placed = { $you ->
    [seat] Vous placez { FORM($kind, form: "a") } devant { $manor }.
   *[none] { $seat } place { FORM($kind, form: "a") } devant { $manor }.
}
    .deed = { $you ->
        [seat] placez { FORM($kind, form: "a") } devant { $manor }
       *[none] place { FORM($kind, form: "a") } devant { $manor }
    }
event-hunter-sent-back = { $you ->
    [seat] Vous renvoyez { $hunter } { FORM($manor, form: "of") }.
   *[none] { $seat } renvoie { $hunter } { FORM($manor, form: "of") }.
}
    .deed = { $you ->
        [seat] renvoyez { $hunter }
       *[none] renvoie { $hunter }
    }
event-hunter-placed-again = { START($hunter) } se poste devant { $manor }.
event-hunter-called = { $you ->
    [seat] Vous faites venir { $hunter }, { FORM($origin, form: "of") } { FORM($manor, form: "to") }.
   *[none] { $seat } fait venir { $hunter }, { FORM($origin, form: "of") } { FORM($manor, form: "to") }.
}
    .deed = { $you ->
        [seat] y faites venir { $hunter } { FORM($origin, form: "of") }
       *[none] y fait venir { $hunter } { FORM($origin, form: "of") }
    }

## La fin

event-manor-scored = { START($manor, form: "to") } : { $points }.
event-game-ended = La partie est terminée.

## Plusieurs événements en une phrase

# Ce qu’un joueur fait à la suite ; .deed est le même événement sans son sujet.
told-turn = { $you ->
    [seat] Vous { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
# Des manoirs qu’on retourne ensemble.
told-turned = On retourne { $manors }.
# Un manoir que le détecteur de $seat a retourné.
told-detector = { $you ->
    [seat] Votre détecteur retourne { $manor } : c’est { FORM($kind, form: "a") }.
   *[none] Le détecteur de { $seat } retourne { $manor } : c’est { FORM($kind, form: "a") }.
}
