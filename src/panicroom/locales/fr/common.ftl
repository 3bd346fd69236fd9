# Ce dont toute phrase peut être faite : des listes, et les joueurs par leur couleur.

list-empty = rien
list-last = { $rest } et { $last }
list-more = { $first }, { $rest }

# Une couleur est un nom propre, sans article : Rouge, à Rouge, de Rouge.
seat-red = Rouge
    .of = de Rouge
seat-blue = Bleu
    .of = de Bleu
seat-green = Vert
    .of = de Vert
seat-yellow = Jaune
    .of = de Jaune
seat-white = Blanc
    .of = de Blanc
seat-black = Noir
    .of = de Noir

# Le niveau d'un bot. .about se tient à côté dans une liste.
level-random = aléatoire
    .about = joue n’importe quoi, au hasard
level-easy = facile
    .about = facile à battre : bon pour une première partie
level-normal = normal
    .about = un adversaire sérieux
level-hard = difficile
    .about = difficile à battre
