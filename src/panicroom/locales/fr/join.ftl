# Une table sur un serveur, depuis n’importe quel terminal.

verb-join = rejoindre une table sur un serveur, où que l’on soit

flag-join-address = où est la table : https://panic.example.org/t/CODE, le code seul avec --server, ou un lien de retour ; le serveur seul, https://panic.example.org, pour une nouvelle table
flag-join-server = le serveur d’une table nommée par son seul code
flag-join-name = le nom sous lequel s’asseoir, la première fois
flag-join-watch = ne prendre aucune place et seulement regarder
flag-join-listed = nouvelle table : tout le monde la trouve dans la liste
flag-join-turn = nouvelle table : secondes pour un tour (sans horloge)
flag-join-answer = nouvelle table : secondes pour chaque réponse hors de son tour (sans horloge)

## Before the game

ask-name = Comment vous appelez-vous ?
join-table = Table { $code } : { $title }.
join-made = Votre table est prête. Vos amis l’ouvrent dans un navigateur :
join-made-terminal = ou prennent place depuis un terminal :
join-made-here = { $address } est une adresse de cette seule machine : ailleurs, vos amis ont besoin d’une autre adresse du serveur.
join-not-new = { $flag } est pour une nouvelle table : ôtez-le, ou indiquez le serveur seul.
join-watch-what = --watch veut une table : indiquez-en une, et non le serveur seul.
join-full = Aucune place n’est libre : vous regardez.
join-watching = Vous regardez ; Ctrl-C pour partir.
join-wait = Le responsable de la table lance la partie ; vous voyez ici qui arrive. Ctrl-C pour partir.
join-own-how = Entrée regarde à nouveau ; robot COULEUR NIVEAU met un robot à une place, robots NIVEAU à toutes celles qui sont libres, renvoyer COULEUR fait partir quelqu’un, liste oui montre la table à tous (liste non la cache), dire et vos mots, lien, lancer commence, q part.
join-prompt = table >
join-left = Votre place est gardée : pour revenir, tapez
join-what = « { $text } » n’est rien que l’on puisse faire ici.
command-start = lancer
command-bot = robot
command-bots = robots
command-list = liste
command-remove = renvoyer

## Talk

talk-say-what = Tapez dire et vos mots.
talk-claim-what = Tapez affirmer et ce que vous affirmez, comme ci-dessous ; affirmer et le premier mot seul montre ce qui peut suivre.
talk-claim-words = Au choix : { $words }.
talk-order-what = Tapez ordre et l’un de ceux-ci ; ordre non veut dire que l’on vous demande :

## Trouble

server-unreachable = Aucun serveur Panic Room ne répond à l’adresse { $address }.
server-lost = La connexion est perdue ; je continue d’essayer.
server-back = Le serveur est de retour.
server-address = « { $text } » n’est l’adresse ni d’une table ni d’un serveur. Elle ressemble à { $example }
