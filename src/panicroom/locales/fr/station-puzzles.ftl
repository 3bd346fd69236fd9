# Les énigmes de Panic Station sur la page : ce qu’un joueur sait, et une question.

page-station-puzzle-host = Qui est l’Hôte ?
page-station-puzzle-infected = Qui est infecté à coup sûr ?
page-station-puzzle-human = Qui est humain à coup sûr ?
page-station-puzzle-count = Combien d’infectés ?
page-station-puzzle-gas = Jerrican ou non ?
page-station-puzzle-host-about = Parmi les autres joueurs.
page-station-puzzle-infected-about = Parmi les autres joueurs en vie.
page-station-puzzle-human-about = Parmi les autres joueurs en vie.
page-station-puzzle-count-about = Parmi tous ceux qui sont en vie, vous compris.
page-station-puzzle-gas-about = { $partner } échange avec vous. Quelle carte donnez-vous ?
page-station-puzzle-known = Ce que vous savez
page-station-puzzle-answer = Votre réponse
page-station-puzzle-me = { $infected ->
    [yes] Vous êtes { $seat }, et infecté.
   *[no] Vous êtes { $seat }, et humain.
} Une seule réponse est certaine ; ce qui n’est pas dit ici n’y change rien.

## Quand, et quoi

page-station-puzzle-when-deal = La distribution
page-station-puzzle-when-first = Jusqu’à la manche { $until }
page-station-puzzle-when-round = Manche { $until }
page-station-puzzle-when-rounds = De la manche { $since } à la manche { $until }
page-station-puzzle-drew = Ont pioché des cartes de fouille : { $seats }.
page-station-puzzle-drew-all = Tous les autres piochent des cartes de fouille.
page-station-puzzle-trades = { $count ->
    [one] Un échange :
   *[other] Des échanges, dans cet ordre :
}
page-station-puzzle-pair = { $first } et { $second }
page-station-puzzle-pile = La pile de la carte Hôte est épuisée : quelqu’un a cette carte.
page-station-puzzle-own-host = Vous piochez la carte Hôte.
page-station-puzzle-exchange = { $partner } vous donne { FORM($got, form: "a") } contre { FORM($gave, form: "a") }.
page-station-puzzle-scan = Scan thermique : { $infected ->
    [one] { $infected } infecté
   *[other] { $infected } infectés
} sur { $living }.
page-station-puzzle-hand = Vous voyez toute la main { FORM($seat, form: "of") } : { $cards }.
page-station-puzzle-death = { $seat } meurt, et la partie continue.

## Le verdict

page-station-puzzle-is-host = { $answer } est l’Hôte.
page-station-puzzle-is-infected = { $answer } est infecté.
page-station-puzzle-is-human = { $answer } est humain.
page-station-puzzle-is-count = Infectés : { $answer }.
page-station-puzzle-is-gas-1 = { $partner } est infecté à coup sûr : seul un Jerrican vous protège.
page-station-puzzle-is-gas-0 = { $partner } est humain à coup sûr : gardez le Jerrican pour la Ruche.
page-station-puzzle-proof = Les faits marqués le prouvent, quoi qu’il se soit passé d’autre.
page-station-puzzle-not = Non, pas { $answer }.
page-station-puzzle-not-gas = Non.
page-station-puzzle-row = Le fait n° { $row } s’y oppose.
page-station-puzzle-world = C’est possible, mais pas certain. Tout irait aussi si, parmi les autres, les seuls infectés étaient : { $infected }.
page-station-puzzle-world-host = C’est possible, mais pas certain. Tout irait aussi si, parmi les autres, les seuls infectés étaient : { $infected }, et l’Hôte { $host }.
page-station-puzzle-world-nobody = C’est possible, mais pas certain. Tout irait aussi si aucun autre joueur n’était infecté.
page-station-puzzle-step-host = { $count ->
    [one] Fait n° { $row } : l’Hôte est { $seats }.
   *[other] Fait n° { $row } : l’Hôte est l’un d’eux : { $seats }.
}
page-station-puzzle-step-infected = Fait n° { $row } : infectés à ce moment, à coup sûr : { $seats }.
page-station-puzzle-step-human = Fait n° { $row } : humains jusque-là, à coup sûr : { $seats }.
page-station-puzzle-hint = Un indice
page-station-puzzle-hint-told = Les faits marqués suffisent.
page-station-puzzle-give-gas = Un Jerrican
page-station-puzzle-give-other = Une autre carte
