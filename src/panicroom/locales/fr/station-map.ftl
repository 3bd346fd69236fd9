# Le plan sur la page.

page-map = Plan de la station. Pièces : { $rooms }, parasites : { $parasites }.
page-map-keys = Plan. Les flèches choisissent, R tourne une nouvelle pièce, C change de personnage, F cadre le plan.
page-map-rooms = Les pièces et qui s’y trouve
page-map-room = { FORM($room, form: "label") } : { $inside }
page-map-room-empty = { FORM($room, form: "label") } : personne
page-map-parasites-gray = { $count ->
    [one] { $count } parasite gris
   *[other] { $count } parasites gris
}
page-map-parasites-black = { $count ->
    [one] { $count } parasite noir
   *[other] { $count } parasites noirs
}
page-map-doors-open = Les portes de sécurité sont ouvertes.
page-map-doors-closed = Les portes de sécurité sont fermées.

page-map-next = Prochaine pièce · reste { $count }
page-map-next-none = Plus aucune pièce
page-map-search-deck = Cartes de fouille restantes : { $left }, défaussées : { $gone }
page-map-fit = Voir tout le plan
page-map-near = Zoomer

# Une carte qui peut être posée à plusieurs endroits.
page-map-places = Où poser la pièce
page-map-place = { $number } sur { $count }
page-map-place-none = Endroits : { $count }
page-map-place-only = Elle ne va qu’ici
page-map-missed = Appuyez sur un ? du plan pour savoir pourquoi elle ne va pas là.
page-map-before = Endroit précédent
page-map-after = Endroit suivant
page-map-turn = Tourner

# Ce que fait un nouveau toucher, et pourquoi une carte est posée ainsi. $who et $other : des rôles.
page-map-tap-turn = Appuyez encore pour la poser, ou sur sa flèche pour la tourner ({ $number } sur { $count }).
page-map-tap-go = Appuyez encore pour y aller.
page-map-tap-lay = Appuyez encore pour la poser.
page-map-turn-barred = Ne se tourne pas.

# À quoi sert une pièce. $searched : sa face rouge est visible.
page-map-does-storage = Entrepôt : { $searched ->
    [yes] une fouille donne une carte.
   *[no] la première fouille donne trois cartes.
}
page-map-does-team = Se fouille : une carte ; avec un autre joueur présent, une carte chacun.
page-map-does-run = Course : qui entre quand aucun autre joueur n’y est peut repartir gratuitement. Se fouille.
page-map-does-parasite = Un parasite apparaît à chaque entrée. Se fouille.
page-map-does-terminal = Terminal, une fois par tour : scanner, ouvrir les portes ou poser une pièce. Se fouille.
page-map-does-sick-bay = Infirmerie, une fois par tour : soigne 2 points. Se fouille.
page-map-does-hive = Ici, un Soldat non infecté avec { $gas } Jerricans brûle le Nid, et les humains gagnent.
page-map-does-reactor = Personne n’échange ici, et il n’y a rien à fouiller.
page-map-does-empty = Rien à fouiller.
page-map-does-anteroom = Une porte de sécurité mène à l’autre moitié. Se fouille.
page-map-red = Icône rouge : une fouille amène d’abord un parasite.

# La morsure des parasites. $faces : les sortes présentes.
page-map-bites = { $faces ->
    [gray] En Phase Parasite, un gris inflige 1 blessure à tous ici ; un coup le tue.
    [black] En Phase Parasite, un noir inflige 2 blessures à tous ici ; il faut deux coups.
   *[both] En Phase Parasite, un gris inflige 1 blessure à tous ici, un noir 2. Un coup tue un gris, deux un noir.
}

# Ce que dit un toucher sur les pioches. $sides : des directions.
page-map-sides-open = Ouvertures, telle que dessinée : { $sides }.
page-map-sides-security = Portes de sécurité : { $sides }. Fermées à qui n’a pas de Carte magnétique, sauf si un Terminal les ouvre.
page-map-rooms-left = Pièces restantes : { $count }{ $hive ->
    [yes] , dont le Nid.
   *[no] .
} Sans pièce, plus d’exploration.
page-map-searches-left = Cartes de fouille restantes : { $left }. Défaussées : { $gone }. Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle ; sans l’une ni l’autre, plus de fouille.

# Réglages du plan.
page-map-coordinates = Coordonnées
page-map-coordinates-about = Des nombres au bord du plan, pour noter des positions
