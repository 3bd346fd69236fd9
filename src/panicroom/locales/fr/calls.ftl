# Les appels par courriel, et dans un canal où une table écrit (un webhook). Ils disent quel jeu et à
# qui c'est, et rien d'autre de la partie. Après un texte et après une ligne de canal vient une adresse.

call-mail-first = Panic Room : est-ce votre adresse ?
call-mail-first-text = Quelqu’un a demandé des courriels à cette adresse quand vient son tour. Si c’était vous, confirmez-la ici. Sinon, ne faites rien : rien d’autre ne viendra.
call-mail-turn = { $game } : c’est à vous
call-mail-turn-text = Les autres vous attendent à la table :
call-mail-over = { $game } : la partie est finie
call-mail-over-text = Voyez comment elle s’est terminée :
call-mail-stop = Plus de courriels :

call-table-first = { $game } : désormais ce canal apprend à qui c’est de jouer.
call-table-turn = { $game } : la table attend { $seats }.
call-table-turn-unnamed = { $game } : la table attend quelqu’un.
call-table-over = { $game } : la partie est finie.
