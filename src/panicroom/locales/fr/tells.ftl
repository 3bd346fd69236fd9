# Ce que les actes des bots disent de leur camp.

tells-no-sides = Il n’y a pas de camps dans { $game } : personne ne peut y être infecté.
tells-how = Combien de fois chaque camp l’a fait et, entre parenthèses, combien de fois sur cent actes de la même sorte. Le rapport dit de combien change la cote « infecté » de celui qui le fait, dans une même manche ; puis l’intervalle de confiance à 95 %.
tells-humans = humains
tells-infected = infectés
tells-ratio = rapport
tells-period = { $period ->
    [early] manches 1 à 3
    [searching] plus tard, avant le Nid
   *[hive] une fois le Nid trouvé
}
tells-gift = Donné dans un échange, { $period }
tells-act = Fait dans un tour, { $period }
tells-opening = Fait en premier dans la partie, { $period }
tells-beliefs-early = Ce que croient les humains tant que l’Hôte n’a infecté personne :
tells-beliefs-later = Ce que croient les humains le reste du temps :
