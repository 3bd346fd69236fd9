# Une table sur un serveur, depuis n’importe quel terminal.

verb-join = rejoindre une table sur un serveur, où que l’on soit

flag-join-address = où est la table : https://panic.example.org/t/CODE, le code seul avec --server, ou un lien de retour ; le serveur seul, https://panic.example.org, pour une nouvelle table
flag-join-server = le serveur d’une table nommée par son seul code
flag-join-name = le nom sous lequel s’asseoir, la première fois
flag-join-watch = ne prendre aucune place et seulement regarder
flag-join-listed = nouvelle table : tout le monde la trouve dans la liste
flag-join-turn = nouvelle table : secondes pour un tour (par défaut : 900 ; 0 : sans limite)
flag-join-answer = nouvelle table : secondes pour chaque réponse hors de son tour (par défaut : 300 ; 0 : sans limite)

## Avant la partie

ask-name = Comment vous appelez-vous ?
join-table = Table { $code } : { $title }.
join-made = Votre table est prête. Vos amis l’ouvrent dans un navigateur :
join-made-terminal = ou prennent place depuis un terminal :
join-made-here = { $address } ne marche que sur cette machine : ailleurs, vos amis ont besoin de l’adresse publique du serveur.
join-not-new = { $flag } est pour une nouvelle table : ôtez-le, ou indiquez le serveur seul.
join-watch-what = --watch veut une table : indiquez-en une, et non le serveur seul.
join-full = Aucune place n’est libre : vous regardez.
join-watching = Vous regardez. Ctrl-C : quitter.
join-wait = Le responsable de la table lance la partie ; vous voyez ici qui arrive. Ctrl-C : quitter.
join-own-how = Entrée : actualiser ; bot COULEUR NIVEAU : mettre un bot à une place ; bots NIVEAU : à toutes les places libres ; exclure COULEUR : exclure quelqu’un ; liste oui : montrer la table à tous (liste non : la cacher) ; dire et vos mots ; lien ; lancer : commencer ; q : quitter.
join-prompt = table >
join-left = Votre place est gardée : pour revenir, tapez
join-what = Commande inconnue : « { $text } ».
command-start = lancer
command-bot = bot robot
command-bots = bots robots
command-list = liste
command-remove = exclure renvoyer

## Talk

talk-say-what = Tapez dire et vos mots.
talk-claim-what = Tapez affirmer et ce que vous affirmez, comme ci-dessous ; tapez affirmer et le premier mot seul pour voir ce qui peut suivre.
talk-claim-words = Au choix : { $words }.
talk-order-what = Tapez consigne et l’une de celles-ci ; consigne non : on vous demande chaque fois :

## Trouble

server-unreachable = Aucun serveur Panic Room ne répond à l’adresse { $address }.
server-lost = Connexion perdue. Reconnexion en cours…
server-back = Connexion rétablie.
server-address = « { $text } » n’est l’adresse ni d’une table ni d’un serveur. Elle ressemble à { $example }
