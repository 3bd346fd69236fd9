# Le plan sur la page.

page-map = Plan de la station. Pièces : { $rooms }, parasites : { $parasites }.
page-map-keys = Plan. Les flèches visent, R tourne une nouvelle pièce, F cadre le plan.
page-map-rooms = Les pièces et qui s’y trouve
page-map-room = { FORM($room, form: "label") } : { $inside }
page-map-room-empty = { FORM($room, form: "label") } : personne
page-map-parasites-gray = { $count ->
    [one] { $count } parasite gris
   *[other] { $count } parasites gris
}
page-map-parasites-black = { $count ->
    [one] { $count } parasite noir
   *[other] { $count } parasites noirs
}
page-map-parasites-flipped = { $count ->
    [one] { $count } parasite noir blessé
   *[other] { $count } parasites noirs blessés
}
page-map-doors-open = Les portes de sécurité sont ouvertes.
page-map-doors-closed = Les portes de sécurité sont fermées.

page-map-next = Prochaine pièce · reste { $count }
page-map-next-none = Plus aucune pièce
page-map-search-left = Cartes de fouille restantes
page-map-discards = Cartes de fouille défaussées
page-map-fit = Voir tout le plan
page-map-near = De plus près

# Une carte qui peut être posée à plusieurs endroits.
page-map-places = Où poser la pièce
page-map-place = { $number } sur { $count }
page-map-place-none = Endroits : { $count }
page-map-before = Endroit précédent
page-map-after = Endroit suivant
page-map-turn = Tourner
