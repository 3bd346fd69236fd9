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
command-mute = masquer
command-unmute = démasquer demasquer
command-slow = ralentir
command-replace = remplacer
# Two words have a hyphen between them here: they can be typed with a space, too.
command-take-over = prendre-table
command-lock = fermer
command-unlock = ouvrir
command-code = code
command-give = confier

## Talk

talk-say-what = Tapez dire et vos mots.
talk-claim-what = Tapez affirmer et ce que vous affirmez, comme ci-dessous ; tapez affirmer et le premier mot seul pour voir ce qui peut suivre.
talk-claim-words = Au choix : { $words }.
talk-reply-none = Personne d’autre n’a rien affirmé à quoi répondre.
talk-reply-what = Tapez répondre et un numéro.
talk-order-what = Tapez consigne et l’une de celles-ci ; consigne non : on vous demande chaque fois :

## Other people at the table

help-people = Entre joueurs : masquer COULEUR ou masquer NOM (cache ses messages, sur cet écran seulement ; masquer COULEUR non les montre de nouveau), ralentir (voter pour ralentir la discussion ; ralentir non retire le vote), remplacer COULEUR (voter pour qu’un bot joue à la place de quelqu’un qui se fait attendre ; remplacer COULEUR non retire le vote), prendre table (quand son responsable est absent) ; pour le responsable de la table aussi fermer et ouvrir (si quelqu’un d’autre peut s’asseoir), code (change le code : les anciennes invitations ne valent plus), confier COULEUR (confie la table à quelqu’un).
mute-who = Tapez masquer et la couleur ou le nom d’un autre joueur de cette table.
mute-not = Vous n’avez masqué personne de cette couleur ou de ce nom.
mute-set = { $on ->
    [yes] Les messages de { $name } sont masqués, sur cet écran seulement. Personne n’en est averti.
   *[no] Vous voyez de nouveau les messages de { $name }.
}
mute-list = Joueurs masqués : { $names }. Tapez masquer, une couleur ou un nom, puis non pour revoir leurs messages.
join-heir = Le responsable de la table est absent. S’il ne revient pas bientôt, vous pourrez le remplacer : tapez prendre table.
join-code = Le nouveau code est { $code }. Vos amis ouvrent la table dans un navigateur :
ask-give = Confier la table à { $seat } ? [o = oui, Entrée = non]

## Trouble

server-unreachable = Aucun serveur Panic Room ne répond à l’adresse { $address }.
server-lost = Connexion perdue. Reconnexion en cours…
server-back = Connexion rétablie.
server-address = « { $text } » n’est l’adresse ni d’une table ni d’un serveur. Elle ressemble à { $example }
