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
