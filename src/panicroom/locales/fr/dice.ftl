# Le hasard d’une table, tel qu’en parlent le terminal et la page. Une empreinte du secret du serveur
# est montrée avant la partie ; le programme de chaque joueur envoie un nombre aléatoire ; la clé vient
# de tout cela.

dice-sealed = Tirage scellé (empreinte) : { $hash }. Le secret correspondant est montré à la fin, et vérifié.
dice-key = La clé du tirage était { $key }.
dice-checked = Le tirage est vérifié : la clé vient du secret du serveur, fixé avant la partie, et des nombres aléatoires des joueurs, et la partie en découle.
dice-checked-own = Le tirage est vérifié : la clé vient du secret du serveur, fixé avant la partie, et des nombres aléatoires des joueurs, dont le vôtre, et la partie en découle.
dice-alone = Le serveur a tiré cette clé seul ; la partie se rejoue comme enregistrée.
dice-wrong = Le tirage ne concorde pas. { $fault }

# Ce qui ne concorde pas.
dice-fault-commitment = L’empreinte est celle d’un autre secret.
dice-fault-nonces = Il n’y a pas un nombre aléatoire par place.
dice-fault-key = La clé ne vient pas de ce secret et de ces nombres aléatoires.
dice-fault-replay = La partie ne découle pas de la clé.
dice-fault-commitment-changed = L’empreinte n’est pas celle montrée d’abord à cette table : le serveur a changé de secret.
dice-fault-nonce-left-out = Le nombre aléatoire envoyé d’ici manque : le serveur l’a écarté, ou vous en avez envoyé un autre depuis un autre appareil.
dice-fault-bot-with-nonce = La place d’un bot a un nombre aléatoire, que le serveur a pu choisir.
