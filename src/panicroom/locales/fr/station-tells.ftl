# Les actes qui peuvent dire de quel camp on est.

gift-infection = sa propre carte Infection
gift-strange = carte Infection d’un autre
act-explore = explorer
act-search = fouiller
act-search-together = fouiller à deux
act-search-red = fouiller une salle rouge
act-search-red-again = fouiller encore une salle rouge
act-terminal-scan = terminal : scan thermique
act-terminal-doors = terminal : ouvrir les portes
act-terminal-reveal = terminal : révéler
act-walk = avancer
act-walk-hive = entrer dans le Nid
act-run = courir gratuitement
act-meet = échanger avec qui est là
act-attack = attaquer un joueur
act-attack-parasite = attaquer un parasite
act-grenade = lancer une Grenade
act-heal = soigner
act-boost = utiliser de l’Adrénaline
act-lay-down = poser un objet
act-scan-body = utiliser le Scanner corporel
act-end-turn = terminer le tour
