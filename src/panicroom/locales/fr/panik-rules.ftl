# Les règles numérotées de Panik. Les numéros font foi : le programme les cite, et les tests aussi.


## Mise en place

rule-PSETUP-1 = De 2 à 4 joueurs (R), chacun avec une équipe de neuf chasseurs en main. Les chasseurs sont face visible où qu’ils soient ; les mains sont publiques.
    .title = Joueurs et équipes
rule-PSETUP-2 = On mélange les 19 manoirs ; chacun en reçoit 4, les regarde, les pose face cachée et en retourne un de son choix face visible. Les autres restent hors du jeu, sans que personne les voie.
    .title = Quatre manoirs chacun
rule-PSETUP-3 = Puis chacun poste un binôme devant l’un de ses trois manoirs face cachée ; c’est dès lors un chasseur comme un autre. (R) Tous retournent en même temps, puis tous placent en même temps, en secret.
    .title = Le premier binôme
rule-PSETUP-4 = On peut à tout moment regarder ses propres manoirs face cachée, et jamais ceux des autres. (R) Un joueur tiré au sort commence.
    .title = Qui peut regarder

## Tour

rule-PTURN-1 = Dans le sens horaire, chaque joueur place un chasseur de sa main devant n’importe quel manoir, à lui ou non, visible ou caché, où se trouvent moins de 4 chasseurs. C’est obligatoire ; personne ne passe.
    .title = Placer un chasseur
rule-PTURN-2 = Le joueur peut ensuite renvoyer un chasseur qui s’y trouvait déjà, quel qu’en soit le propriétaire, mais ni un suréquipé ni celui qu’il vient de placer. Le propriétaire le place aussitôt devant un autre manoir de moins de 4 chasseurs, sans renvoyer personne et sans se servir de sa compétence. Il y a toujours de la place : 16 pour chaque joueur, contre 9 chasseurs.
    .title = Renvoyer un chasseur
rule-PTURN-3 = Détecteur : avant de le placer, son joueur retourne face visible un manoir caché d’un adversaire, s’il y en a un, et peut en tenir compte pour le placer.
    .title = Le détecteur
rule-PTURN-4 = Appel à l’aide : en le plaçant, son joueur peut faire venir un chasseur, quel qu’en soit le propriétaire, d’un autre manoir qui n’en compte pas 4 à ce moment-là, s’il y a de la place ; jamais un binôme ni un suréquipé. Le chasseur appelé ne se sert pas de sa compétence. (R) L’appel et le renvoi se font dans l’ordre que l’on veut ; on ne renvoie pas qui vient d’être appelé, on n’appelle pas qui vient d’être renvoyé.
    .title = L’appel à l’aide
rule-PTURN-5 = Un chasseur suréquipé n’est jamais ni renvoyé ni appelé. Un binôme n’est jamais appelé, mais peut être renvoyé.
    .title = Qui ne bouge pas

## Fin

rule-PEND-1 = Quand tous les chasseurs sont placés, on retourne tous les manoirs face visible et on compte les points.
    .title = La fin
rule-PSCORE-1 = Manoir hanté : chaque chasseur y rapporte à son joueur la valeur du manoir, un binôme le double.
    .title = Un manoir hanté
rule-PSCORE-2 = Manoir partagé : chaque carte Chasseur rapporte 1, 2, 3 ou 4 points selon qu’il y en a 4, 3, 2 ou 1. (R) Un binôme est une seule carte et rapporte comme telle, à moins que la table ne choisisse qu’il rapporte double.
    .title = Un manoir partagé
rule-PSCORE-3 = Manoir piégé : les chasseurs n’y gagnent rien ; le propriétaire du manoir gagne 3 points par chasseur adverse, 6 pour un binôme ; ses propres chasseurs ne donnent rien.
    .title = Un piège
rule-PEND-2 = Qui a le plus de points gagne. (R) À égalité, on partage la victoire.
    .title = Qui gagne
