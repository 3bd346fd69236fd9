# `panicroom verify` : les lignes de son tableau, et ce qu’elles disent.

verb-verify = vérifier un enregistrement : que personne n’a choisi le tirage et que la partie en découle
flag-verify-nonce = le nombre aléatoire que vous avez envoyé : vérifier qu’il est dans l’enregistrement
flag-verify-hash = l’empreinte que vous avez vue avant la partie : vérifier qu’elle est dans l’enregistrement
verify-bad-hex = { $flag } prend de 32 à 64 chiffres de 0 à f, pas « { $text } ».

verify-fits = concorde
verify-wrong = faux
verify-unchecked = non vérifié

verify-commitment = L’empreinte est celle du secret du serveur.
verify-nonces = Il y a un nombre aléatoire par place. Envoyés par des joueurs : { $sent } sur { $seats } ; les autres découlent de l’empreinte.
verify-key = La clé vient du secret et des nombres aléatoires.
verify-replay = La partie découle de la clé et finit comme enregistrée. Actions : { $actions }.
verify-replay-left = La partie découle de la clé aussi loin qu’elle est enregistrée ; elle n’a pas de fin selon les règles. Actions : { $actions }.
verify-own-nonce = Votre nombre aléatoire en fait partie.
verify-own-nonce-missing = Votre nombre aléatoire n’est pas dans l’enregistrement.
verify-own-hash = L’empreinte est celle que vous avez vue.
verify-own-hash-missing = L’empreinte n’est pas celle que vous avez vue.
verify-unseen = Si cette empreinte a été montrée avant la partie, et si aucun nombre aléatoire n’a été écarté ou ajouté : seuls ceux qui étaient là le savent. --hash et --nonce vérifient les vôtres.
verify-no-nonces = Si la clé a été choisie : l’enregistrement n’a pas de nombres aléatoires de joueurs.
verify-position = D’où viennent les cartes : la partie commence à une position, sans clé.

verify-all-fits = Tout ce qui a été vérifié concorde.
verify-does-not-fit = Cet enregistrement n’est pas juste.
