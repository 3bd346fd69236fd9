# Un serveur pour les amis.

verb-serve = ouvrir un serveur, pour jouer entre amis par le réseau

serve-open = Panic Room est ouvert à l’adresse { $address }. Ctrl-C le ferme ; chaque partie reprendra où elle en était.
serve-closed = Fermé.
serve-broken-key = { $file } n’est plus une clé de signature. Restaurez-la depuis une sauvegarde ; sans elle, personne ne retrouve sa place.
serve-newer-database = Une version plus récente de panicroom s’est servie de ces données ({ $found } ; celle-ci connaît { $known }). Installez cette version, ou indiquez un autre dossier avec --data.

flag-data = le dossier de tout ce qui doit durer (panicroom-data)
flag-host = l’adresse où écouter (127.0.0.1 : cette machine seulement)
flag-port = le port où écouter (8080 ; 0 en prend un libre)
flag-database = une autre base de données que le fichier du dossier
flag-public-url = l’adresse que les gens ouvrent, si c’en est une autre
flag-origins = d’autres sites d’où un navigateur peut se connecter ; plusieurs avec des virgules
flag-log-level = ce qui est journalisé : debug, info, warning, error
flag-message-bytes = le plus long message accepté, en octets
flag-messages-per-second = combien de messages par seconde pour une connexion
flag-sockets-per-address = combien de connexions pour une adresse
flag-guests-per-hour = combien de nouveaux invités par heure pour une adresse
flag-tables-per-guest = combien de tables en cours pour un invité
flag-token-days = pendant combien de jours un invité est reconnu
flag-link-hours = pendant combien d’heures un lien de retour est valable
flag-dead-days = après combien de jours de silence une table est supprimée
