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

# Qui est un bot : un nom, et un caractère qui ne dit rien de son jeu.
persona-bruno = Bruno
    .about = Dort la lumière allumée.
persona-dora = Dora
    .about = A lu les règles deux fois.
persona-emil = Emil
    .about = Présente ses excuses aux portes.
persona-greta = Greta
    .about = N’a jamais aimé les couloirs.
persona-iris = Iris
    .about = A toujours froid.
persona-leo = Léo
    .about = Fredonne quand tout se tait.
persona-max = Max
    .about = Croit que tout finira bien.
persona-nora = Nora
    .about = S’attend au pire.
persona-otto = Otto
    .about = Aime les nombres pairs.
persona-pavel = Pavel
    .about = Préférerait être à la maison.
persona-vera = Vera
    .about = Boit son café froid.
persona-zora = Zora
    .about = N’a pas peur du noir.
