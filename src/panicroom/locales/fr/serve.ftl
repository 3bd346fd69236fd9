# Un serveur pour les amis.

verb-serve = ouvrir un serveur, pour jouer entre amis par le réseau

serve-open = Panic Room est ouvert à l’adresse { $address }. Ctrl-C le ferme ; les parties reprendront là où elles en étaient.
serve-how = Ouvrez cette adresse dans un navigateur ; ou ouvrez une table depuis un terminal :
serve-here = Il ne répond que sur cette machine : --host 0.0.0.0 l’ouvre à votre réseau.
serve-closed = Fermé.
serve-occupied = Un serveur se sert déjà du dossier { $folder } : { $address }. C’est peut-être une partie ouverte sur cette machine (panicroom open, panicroom play). Fermez-le d’abord, ou indiquez un autre dossier avec --data.
serve-occupied-unknown = Un serveur en train de s’ouvrir se sert du dossier { $folder }. Fermez-le d’abord, ou indiquez un autre dossier avec --data.
serve-broken-key = { $file } n’est plus une clé de signature. Restaurez-la depuis une sauvegarde ; sans elle, personne ne retrouve sa place.
serve-newer-database = Une version plus récente de panicroom s’est servie de ces données ({ $found } ; celle-ci connaît { $known }). Installez cette version, ou indiquez un autre dossier avec --data.
serve-exposed = D’autres utilisateurs de cette machine peuvent lire ou modifier { $paths }, donc les jetons, les noms et les secrets des parties. Cette commande leur en ferme l’accès :

flag-data = le dossier des données (par défaut : panicroom-data)
flag-host = l’adresse où écouter (par défaut : 127.0.0.1, cette machine seulement)
flag-port = le port où écouter (par défaut : 8080 ; 0 en prend un libre)
flag-metrics-port = le port où Prometheus trouve les métriques (par défaut : 0, aucun)
flag-database = une autre base de données que le fichier du dossier
flag-redis = URL de Redis, par lequel plusieurs serveurs d’une base PostgreSQL se préviennent
flag-signing-keys = fichier des clés qui signent les jetons, une par ligne en hexadécimal ; la première signe
flag-public-url = l’adresse que les gens ouvrent, si c’en est une autre
flag-origins = d’autres sites d’où un navigateur peut se connecter ; plusieurs avec des virgules
flag-proxies = les proxys de confiance, dont X-Forwarded-For est accepté (par défaut : 127.0.0.1,::1) ; plusieurs avec des virgules
flag-log-level = ce qui est journalisé : debug, info, warning, error
flag-message-bytes = le plus long message accepté, en octets
flag-messages-per-second = combien de messages par seconde pour une connexion
flag-sockets-per-address = combien de WebSockets pour une adresse
flag-connections-per-address = combien de connexions TCP pour une adresse
flag-guests-per-hour = combien de nouveaux invités par heure pour une adresse
flag-tables-per-guest = combien de tables en cours pour un invité
flag-tables-per-hour = combien de nouvelles tables par heure pour une adresse
flag-lookups-per-minute = combien de codes de table erronés par minute pour une adresse
flag-welcomes-per-minute = combien d’ouvertures de tables et de pages d’historique par minute pour une adresse
flag-talk-bytes-per-minute = combien d’octets de discussion par minute pour un joueur ; quatre fois plus pour une table
flag-call-seconds = combien de secondes après la demande appeler qui n’est pas là
flag-call-networks = adresses ou réseaux privés où les appels peuvent aller ; séparez-en plusieurs par des virgules
flag-smtp = serveur de courrier pour les appels par courriel, par exemple smtp://NOM:MOTDEPASSE@HÔTE:587 ; mieux vaut PANICROOM_SMTP
flag-mail-from = expéditeur des courriels (par défaut : panicroom@ et l’hôte de --public-url)
flag-mail-seconds = combien de secondes après la demande écrire à qui n’est pas là
flag-webhooks = on : le propriétaire d’une table peut faire envoyer les appels à une adresse, de Discord par exemple (par défaut : off)
flag-token-days = pendant combien de jours un invité est reconnu
flag-link-hours = pendant combien d’heures un lien de retour est valable
flag-dead-days = après combien de jours sans activité une table est marquée ; une semaine plus tard, elle est supprimée avec sa discussion

verb-migrate = mettre la base de données d’un serveur à cette version
verb-backup = copier tout ce que garde un serveur dans un seul fichier
verb-tables = montrer les tables que garde un serveur

flag-backup-to = le fichier à écrire, ou le dossier où l’écrire (par défaut, ici, nommé d’après la date)
flag-tables-all = aussi celles dont la partie est finie
flag-tables-codes = leurs codes au lieu de leurs noms ; un code laisse entrer n’importe qui
flag-tables-remove = supprimer définitivement cette table, quel que soit son état
flag-tables-restore = garder cette table, marquée pour être supprimée

data-none = Il n’y a pas ici de données d’un serveur : { $file } n’existe pas. --data indique leur dossier.
data-damaged = { $file } est endommagé, ou n’est pas une base de données de panicroom. Ce fichier reste tel quel. Restaurez une sauvegarde (docs/hosting.md explique comment), ou indiquez un autre dossier avec --data.
data-unwritable = { $file } ne peut pas être ouvert en écriture. Vérifiez que vous avez le droit d’écrire dans ce fichier et dans son dossier.
data-full = Impossible d’écrire dans { $file } : le disque est plein ou en panne. Libérez de la place et réessayez.
data-unreachable = La base de données { $database } ne répond pas. Vérifiez qu’elle fonctionne, que l’adresse est juste et qu’elle accepte la connexion.
migrate-done = La base de données est prête pour cette version.
backup-written = Tout est dans { $file }. Qui peut lire ce fichier peut lire chaque partie et chaque nom : gardez-le en lieu sûr.
backup-restore = Pour reprendre à partir de là, fermez le serveur, puis :
backup-damaged = Les données sont endommagées, et cette copie aussi : gardez vos sauvegardes précédentes. « panicroom tables » dit ce qui ne va pas.
backup-unchecked = Le temps a manqué pour vérifier l’état de toutes les données.
backup-exists = { $file } existe déjà et reste tel quel. Indiquez un autre fichier.
backup-other-database = Cette base de données a son propre serveur : copiez-la avec pg_dump, ainsi que signing.key et uptime.json du dossier { $folder }.

tables-id = table
tables-game = jeu
tables-status = état
tables-made = créée
tables-last = dernier
tables-seats = places
tables-entries = entrées
tables-open = ouverte
tables-playing = en cours
tables-over = finie
tables-count = { $shown ->
    [0] Aucune table.
    [one] Une table ; places : personnes + bots / toutes.
   *[other] { $shown } tables ; places : personnes + bots / toutes.
}{ $hidden ->
    [0] { "" }
    [one] { " " }Une table finie est masquée : --all la montre.
   *[other] { " " }{ $hidden } tables finies sont masquées : --all les montre.
}
tables-removed = La table { $table } n’existe plus.
tables-marked = { $marked ->
    [one] { $sign } Une table est marquée pour être supprimée : « panicroom tables --restore ID » la garde.
   *[other] { $sign } { $marked } tables sont marquées pour être supprimées : « panicroom tables --restore ID » en garde une.
}
tables-damaged = { $damaged ->
    [one] { $sign } Une table est endommagée et reste fermée : des entrées manquent ou sont illisibles. Restaurez une sauvegarde (docs/hosting.md explique comment), ou supprimez-la avec --remove ID.
   *[other] { $sign } { $damaged } tables sont endommagées et restent fermées : des entrées manquent ou sont illisibles. Restaurez une sauvegarde (docs/hosting.md explique comment), ou supprimez-en une avec --remove ID.
}
tables-missing = { $missing ->
    [one] Une table manque sans que personne l’ait supprimée : { $tables }. Restaurez une sauvegarde (docs/hosting.md explique comment), ou oubliez-la avec --remove ID.
   *[other] { $missing } tables manquent sans que personne les ait supprimées : { $tables }. Restaurez une sauvegarde (docs/hosting.md explique comment), ou oubliez-en une avec --remove ID.
}
tables-damaged-elsewhere = La base de données est endommagée : des invités, des liens ou d’autres données peuvent être touchés. Restaurez une sauvegarde (docs/hosting.md explique comment).
tables-lost = { $lost ->
    [one] Un changement d’invités, de noms, d’appareils ou de liens manque alors qu’il était enregistré. Restaurez une sauvegarde (docs/hosting.md explique comment), ou continuez sans lui.
   *[other] { $lost } changements d’invités, de noms, d’appareils ou de liens manquent alors qu’ils étaient enregistrés. Restaurez une sauvegarde (docs/hosting.md explique comment), ou continuez sans eux.
}
tables-unchecked = Le temps a manqué pour vérifier l’état de toutes les tables.
tables-restored = La table { $table } n’est plus marquée pour être supprimée.
tables-not-marked = La table { $table } n’est pas marquée pour être supprimée.
tables-unknown = Il n’y a pas de table { $table }. « panicroom tables --all » montre celles qui existent.
tables-older-database = Une version plus ancienne de panicroom a créé ces données. Ouvrez-les d’abord une fois avec « panicroom serve » de celle-ci.
