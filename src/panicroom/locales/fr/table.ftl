# Une table et ses joueurs, quel que soit le jeu. Qui a ouvert la table en est le responsable : « Hôte » est
# un mot de Panic Station.

somebody = Quelqu’un
    .of = de quelqu’un

## Ce qui s'est passé à la table. $you : si l'on parle à qui lit ; $words : un nom,
## ou ce qui est dit ; $known : s'il est encore là, et n'est pas effacé.

notice-created = La table est prête.
notice-changed = Le responsable de la table a modifié les réglages de la partie.
notice-named = { $known ->
    [yes] { $you ->
        [yes] Vous vous appelez maintenant { $words }.
       *[no] { $seat } s’appelle maintenant { $words }.
    }
   *[no] Le nom { FORM($seat, form: "of") } est effacé.
}
notice-sat = { $you ->
    [yes] Vous prenez place : vous jouez { $seat }.
   *[no] { $known ->
        [yes] { $words } prend place et joue { $seat }.
       *[no] Quelqu’un prend place et joue { $seat }.
    }
}
notice-stood = { $you ->
    [yes] Vous quittez votre place : { $seat } est libre.
   *[no] { $seat } est de nouveau libre.
}
notice-bot-sat = { $persona }, un bot ({ $level }), joue { $seat }.
notice-bot-stood = Le bot s’en va : { $seat } est libre.
notice-removed = { $you ->
    [yes] Le responsable de la table vous a exclu.
   *[no] Le responsable de la table a exclu { $seat }.
}
notice-started = La partie commence.
notice-talked = { $known ->
    [yes] { $you ->
        [yes] Vous : { $words }
       *[no] { $seat } : { $words }
    }
   *[no] Un message { FORM($seat, form: "of") } est effacé.
}
notice-claimed = { $you ->
    [yes] Vous affirmez : { $claim }
   *[no] { $seat } affirme : { $claim }
}
notice-ordered = Désormais : { $order }
notice-paused = La partie est en pause, les horloges sont arrêtées.
notice-resumed = La partie reprend.
notice-voted = { $end ->
    [yes] { $you ->
        [yes] Vous voulez arrêter la partie.
       *[no] { $seat } veut arrêter la partie.
    }
   *[no] { $you ->
        [yes] Vous voulez continuer la partie.
       *[no] { $seat } veut continuer la partie.
    }
}
notice-voted-slow = { $slow ->
    [yes] { $you ->
        [yes] Vous votez pour ralentir la discussion.
       *[no] { $seat } vote pour ralentir la discussion.
    }
   *[no] { $you ->
        [yes] Vous ne votez plus pour ralentir la discussion.
       *[no] { $seat } ne vote plus pour ralentir la discussion.
    }
}
notice-voted-bot = { $bot ->
    [yes] { $you ->
        [yes] Vous votez pour qu’un bot joue à la place { FORM($about, form: "of") }.
       *[no] { $seat } vote pour qu’un bot joue à la place { FORM($about, form: "of") }.
    }
   *[no] { $you ->
        [yes] Vous ne votez plus pour qu’un bot joue à la place { FORM($about, form: "of") }.
       *[no] { $seat } ne vote plus pour qu’un bot joue à la place { FORM($about, form: "of") }.
    }
}
notice-locked = { $locked ->
    [yes] La table est fermée : personne d’autre ne peut s’y asseoir.
   *[no] La table est de nouveau ouverte.
}
notice-code-renewed = La table a un nouveau code : les anciennes invitations ne sont plus valables.
notice-host-changed = { $you ->
    [yes] Vous êtes maintenant responsable de la table.
   *[no] { $seat } est maintenant responsable de la table.
}
notice-stood-in = { $you ->
    [yes] Vous partez : un bot vous remplace ({ $level }) jusqu’à votre retour.
   *[no] { $seat } s’absente : un bot joue à sa place ({ $level }).
}
notice-timed-out = { $you ->
    [yes] Votre temps est écoulé : un bot vous remplace ({ $level }) jusqu’à votre retour.
   *[no] Le temps { FORM($seat, form: "of") } est écoulé : un bot joue à sa place ({ $level }).
}
notice-returned = { $you ->
    [yes] Vous êtes de retour et jouez de nouveau.
   *[no] { $seat } est de retour.
}
notice-ended = Les joueurs ont voté l’arrêt de la partie.
notice-rematched = Les mêmes joueurs se retrouvent : une nouvelle table est prête.
notice-replay-shared = { $shared ->
    [yes] Toute personne qui a le lien peut revoir cette partie.
   *[no] Seules les personnes de cette table peuvent revoir la partie.
}

claim-number = { $number }

presence-away = { $seat } est hors ligne.

## Les places

chair-free = libre
chair-guest = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
}
chair-nameless = quelqu’un, sans nom
chair-bot = { $name }, bot ({ $level })
chair-stood-in = { $who } n’est pas là : un bot joue à sa place ({ $level })
chair-owner = responsable de la table
chair-away = hors ligne
onlookers = Spectateurs : { $who }.
onlookers-nameless = { $count ->
    [one] une personne sans nom
   *[other] { $count } personnes sans nom
}

## L'état de la table

table-listed = Tout le monde trouve cette table dans la liste.
table-private = Seuls ceux qui ont le lien trouvent cette table.
table-link = Avec ce lien, on peut venir à la table : { $link }
waiting-for = On attend { $seats }.
waiting-chairs = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
waiting-start = Il ne manque personne : le responsable de la table peut lancer la partie.
waiting-your-start = Il ne manque personne : vous pouvez lancer la partie.
votes-end = Pour arrêter la partie : { $seats } ({ $count } sur { $people }). Elle s’arrête dès que plus de la moitié le veut.
votes-bot = Votes pour un bot : { $count } sur { $needed } nécessaires
votes-slow = Votes pour ralentir la discussion : { $count } sur { $needed } nécessaires

## Les horloges. $time est l'une des durées ci-dessous.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
terms-no-clock = sans horloge
terms-turn = { $time } par tour
terms-answer = { $time } par réponse hors de son tour
terms-pace = les bots répondent après { $time } environ
terms-at-once = les bots répondent aussitôt
terms-talk = les bots parlent

## Les consignes ; les autres sont propres à chaque jeu.

order-ask = Me demander chaque fois.

## Un invité : comment revenir, et ce qui est gardé

guest-link = Ce lien vous ramène à vos parties depuis un autre appareil. Il ne sert qu’une fois et pour peu de temps : gardez-le pour vous.
guest-link-code = { $link }
guest-links-void = Vos liens de retour sont annulés.
guest-tokens-void = Vos autres appareils sont déconnectés.
guest-export = Télécharger toutes les données vous concernant : votre nom, vos appareils, vos liens, vos tables et ce que vous y avez dit.
guest-delete = Effacer votre nom et tout ce que vous avez dit. Les parties continuent sans vous, et on ne peut pas revenir en arrière.
guest-deleted = Aucune donnée vous concernant n’est plus conservée. Au revoir !

## Ce qu'on ne peut pas faire, et ce qu'on peut faire

denial-already-started = La partie a commencé : c’était à faire avant.
denial-bad-budget = { $field ->
    [turn] Le temps d’un tour doit aller de { $least } à { $most }, ou être illimité.
   *[answer] Le temps d’une réponse doit aller de { $least } à { $most }, ou être illimité.
}
denial-bad-pace = Les bots prennent { $most } au plus : choisissez moins.
denial-bad-setup = On ne peut pas jouer ainsi : choisissez d’autres options.
denial-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
denial-cannot-store = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Réessayez plus tard.
denial-later = Le serveur a perdu un instant sa base de données. Réessayez tout de suite.
denial-claim-about-oneself = Affirmez quelque chose de quelqu’un d’autre.
denial-code-renewed = La table a un nouveau code : demandez-le à un joueur pour regarder de nouveau.
denial-eliminated = Vous êtes hors jeu : votre nouveau nom n’apparaît qu’aux autres tables.
denial-empty-chair = { $seat } est encore libre : attendez quelqu’un, ou placez-y un bot.
denial-endless-with-bots = Sans limite de manches, des bots pourraient jouer sans fin : fixez une limite, ou jouez sans bots.
denial-flooding = Trop de messages : la connexion a été coupée. Attendez un instant et reconnectez-vous.
denial-foreign-origin = Cette page n’a pas accès à ce serveur : ouvrez la page du serveur lui-même.
denial-game-over = La partie est terminée.
denial-guest-gone = Le serveur ne vous connaît plus : choisissez de nouveau un nom.
denial-hello-again = La connexion à cette table est déjà ouverte.
denial-hello-first = Le programme ne s’est pas présenté au serveur. Rechargez la page, ou relancez le programme.
denial-hello-late = La connexion a mis trop de temps. Réessayez.
denial-host-here = Le responsable était là il y a moins de { $minutes } min : attendez encore un peu.
denial-host-only = Seul le responsable de la table peut faire cela.
denial-http = Le serveur ne répond pas à cela. Revenez en arrière et réessayez.
denial-internal = Le serveur a rencontré une erreur ; rien n’a changé. Réessayez.
denial-locked-already = La table est déjà fermée.
denial-malformed = { $field ->
    [none] Le serveur ne peut pas lire cela.
   *[other] Le serveur ne peut pas lire cela ({ $field }).
}
denial-malformed-expected = { $field } : cela ne va pas. { $expected }
denial-method-not-allowed = Le serveur ne fait pas cela ici.
denial-name-control = Un nom n’a que des lettres, des chiffres et des signes visibles : retirez le reste.
denial-name-direction = Un nom ne doit pas changer le sens de l’écriture.
denial-name-letters = Un mot d’un nom n’a que des lettres d’un seul alphabet actuel : remplacez les autres.
denial-name-empty = Choisissez un nom qui se voie.
denial-name-long = Ce nom est trop long : raccourcissez-le.
denial-name-taken = Quelqu’un à cette table porte un nom qui ressemble au vôtre : choisissez-en un autre.
denial-no-bot-there = Aucun bot ne joue { $seat }.
denial-no-guest-there = Personne n’a la place { FORM($seat, form: "of") }.
denial-no-seat = Vous n’avez pas de place à cette table : prenez-en une d’abord.
denial-no-such-level = Ce bot n’existe pas ; il y a : { $levels }.
denial-no-such-order = Cette consigne n’existe pas dans ce jeu.
denial-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
denial-nobody-plays = Une table ne peut pas avoir que des bots : prenez place, ou attendez quelqu’un.
denial-not-away = Vous jouez déjà vous-même.
denial-not-found = Introuvable, ou inaccessible pour vous. Vérifiez le lien.
denial-not-json = Le serveur n’a pas pu lire un message. Rechargez la page, ou relancez le programme.
denial-not-locked = La table n’est pas fermée.
denial-not-longest-seated = Quelqu’un d’autre est assis ici depuis plus longtemps et peut reprendre la table.
denial-not-over = La partie n’est pas terminée : jouez-la d’abord jusqu’au bout.
denial-not-paused = La partie n’est pas en pause.
denial-not-shared = La partie n’est pas partagée.
denial-not-ready = Le serveur n’est pas encore prêt. Réessayez dans un instant.
denial-not-started = La partie n’a pas encore commencé.
denial-not-your-seat = Vous ne jouez pas { $seat }.
denial-not-yourself = Vous ne pouvez pas vous exclure : laissez plutôt votre place à un bot.
denial-other-version = Le serveur n’a pas la même version que ce programme. Rechargez la page, ou mettez le programme à jour.
denial-paused = La partie est en pause : le responsable de la table peut la relancer.
denial-reads-too-slowly = Votre connexion n’a pas pu suivre, et le serveur l’a coupée. Tout revient à la reconnexion.
denial-rematch-made = La nouvelle table est déjà prête : allez-y.
denial-removed-from-table = Le responsable de cette table vous a exclu : trouvez-en une autre.
denial-seat-taken = La place { FORM($seat, form: "of") } est prise : choisissez une place libre.
denial-shared-already = La partie peut déjà être revue avec le lien.
denial-spectator = Vous ne faites que regarder : choisissez un nom pour participer.
denial-stale-decision = Trop tard : la partie a avancé. Regardez de nouveau.
denial-stood-in = Un bot joue à cette place : il faut d’abord y revenir.
denial-table-gone = Cette table n’existe plus.
denial-table-locked = Le responsable a fermé cette table : personne d’autre ne peut s’y asseoir.
denial-table-talk-too-much = On écrit trop à cette table : attendez un instant, puis renvoyez le message.
denial-talk-control = Retirez les signes invisibles, et dites-le de nouveau.
denial-talk-length = Écrivez de { $least } à { $most } caractères.
denial-talk-slowed = Les joueurs ont ralenti la discussion : un message toutes les { $seconds } s.
denial-talk-too-much = Vous avez beaucoup écrit : attendez un instant, puis renvoyez le message.
denial-token-expired = Votre absence a trop duré, et le serveur ne vous connaît plus : utilisez un lien de retour, ou choisissez un nom.
denial-token-forged = Le serveur ne vous connaît pas : utilisez un lien de retour, ou choisissez un nom.
denial-token-malformed = Le serveur ne vous connaît pas : utilisez un lien de retour, ou choisissez un nom.
denial-token-missing = Choisissez d’abord un nom.
denial-token-revoked = Cet appareil est déconnecté : utilisez un lien de retour, ou choisissez un nom.
denial-too-fast = C’est trop rapide : attendez un instant.
denial-too-large = C’est trop à la fois.
denial-too-long = C’est trop long : { $most } caractères au plus.
denial-too-many-changes = Trop de changements de place ou de nom : attendez une minute.
denial-too-many-devices = Vous avez trop d’appareils connectés : déconnectez-en quelques-uns d’abord.
denial-too-many-guests = Trop de nouveaux invités depuis votre adresse : réessayez plus tard.
denial-too-many-lookups = Trop de tables demandées depuis votre adresse : réessayez dans une minute.
denial-too-many-onlookers = Trop de personnes regardent cette table : réessayez plus tard.
denial-too-many-new-tables = Trop de nouvelles tables depuis votre adresse : réessayez plus tard.
denial-too-many-letters = Trop de courriels ont été demandés. Réessayez demain.
denial-too-many-sockets = Trop de connexions depuis votre adresse : fermez-en quelques-unes.
denial-too-many-tables = Vous avez ouvert { $most } tables qui ne sont pas terminées : terminez-en une d’abord.
denial-too-many-welcomes = Trop d’ouvertures de tables depuis votre adresse : réessayez dans une minute.
denial-too-slow = C’était trop long, et le serveur a coupé la connexion. Réessayez.
denial-unknown-type = Le serveur ne connaît pas cette demande. Rechargez la page, ou mettez le programme à jour.
denial-unreadable = Cette table ne peut pas être ouverte : elle est endommagée, ou vient d’une autre version du serveur.
denial-vote-about-yourself = Vous ne pouvez pas voter sur vous-même : laissez plutôt votre place à un bot.
denial-voted-already = Vous avez déjà voté ainsi.
denial-wrong-host = Ce serveur ne se connaît pas sous le nom par lequel vous l’avez ouvert. La personne qui l’héberge peut indiquer ce nom avec --public-url.
denial-yours-already = Vous êtes déjà responsable de la table.
