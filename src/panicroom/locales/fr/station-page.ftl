# Panic Station dans un navigateur : l'écran autour du plan.

## Les verbes : un mot chacun, neuf lettres ou presque

page-station-verbs = Ce que vous pouvez faire
page-station-verb-move = Avancer
page-station-verb-explore = Explorer
page-station-verb-search = Fouiller
page-station-verb-fire = Tirer
page-station-verb-knife = Couteau
page-station-verb-grenade = Grenade
page-station-verb-items = Objets
page-station-verb-terminal = Terminal
page-station-verb-sick-bay = Soins
page-station-verb-trade = Échanger
page-station-verb-burn = Brûler
page-station-verb-end = Terminer
page-station-verb-back = Toutes les actions
page-station-more = Plus
page-station-more-not = Pas maintenant, et pourquoi

page-station-why-verb = { $verb } : pourquoi pas ?
page-station-why-what = Ce qui a été vérifié ({ $count })
page-station-why-asking = Consultation des règles…
page-station-why-nothing = Plus rien ne s’y oppose. Réessayez.
page-station-why-items = Vous n’avez aucun objet à poser ou à utiliser.

## Les autres, et soi-même

page-station-health = { $role } : { $health } PV sur 4
page-station-dead = { $role } : mort
page-station-fallen = mort
page-station-hand-size = Cartes en main : { $cards }
page-station-bot = un bot joue
page-station-seat-named = { $seat } : { $name }
page-station-away = hors ligne
page-station-marker-yes = Marqueur Parasite
page-station-marker-due = Marqueur Parasite, à résoudre
page-station-own = Vos personnages et vos cartes
page-station-self = Vous
page-station-self-open = Vous : votre camp et vos consignes
page-station-chosen = Choisi : { $role }. Seules ses possibilités sont montrées ; appuyez encore pour voir les deux.
page-station-ap = PA
page-station-loyalty-human = humain
page-station-loyalty-infected = infecté
page-station-loyalty-host = Hôte
page-station-loyalty-covered = caché
page-station-hand = Vos cartes
page-station-hand-open = Votre main, { $cards } cartes : les voir en grand
page-station-table-cards = Sur la table
page-station-bullets = Balles : { $bullets }
page-station-orders = Quand on vous touche
page-station-peek-cards = Regarder vos cartes
page-station-peek-cover = Les cacher de nouveau
page-station-peek-setting = Cacher ma main et mon camp tant que je ne regarde pas (téléphones autour d’une même table)
page-station-table-open = Vos cartes sur la table : les voir en grand
page-station-orders-open = Répondre automatiquement…
page-station-orders-when = On ne vous demande que si vous avez plus de { $minimum } cartes en main : sinon, aucune ne peut être jouée. Contre les Grenades, le Gilet pare-balles ne sert à rien.

## La ligne au-dessus des personnages, et soi-même en détail

page-station-goal = Comment vous gagnez
page-station-goal-human = { $hive ->
    [found] But : que votre Soldat, ou celui d’un autre humain, brûle le Nid
   *[hidden] But : trouver le Nid ; là, un Soldat humain le brûle
} avec { $needed } Jerricans. Vous en avez { $gas }.
page-station-goal-helper = But : que le Soldat d’un autre humain brûle le Nid avec { $needed } Jerricans. Aidez : { $hive ->
    [found] {""}
   *[hidden] trouvez le Nid,{" "}
}donnez-lui des Jerricans. Vous en avez { $gas }.
page-station-goal-infected = But : infecter les autres par des échanges jusqu’à ce qu’un scan ne trouve plus d’humain{ $troopers ->
    [human] , ou qu’aucun humain n’ait de Soldat.
   *[all] , ou que tous les Soldats soient morts, le vôtre aussi.
}
page-station-goal-spent = But : un scan qui ne trouve plus d’humain. Vous n’avez plus de carte Infection à donner : aux autres d’infecter, ou aux humains de mourir{ $troopers ->
    [human] , ou du moins à leurs Soldats.
   *[all] , ou à tous les Soldats, le vôtre compris.
}
page-station-goal-covered = Votre but est caché.
page-station-goal-out = Vous êtes hors jeu, et seuls les vivants gagnent. Regardez la fin.
page-station-cards-gone = Vous êtes hors jeu : vos cartes ont quitté la partie.
page-station-win-burn = Un Soldat humain dans le Nid dépense 1 PA et { $needed } Jerricans d’une même main : tous les humains gagnent.
page-station-win-dodge = Qui reçoit une carte Infection de la couleur de celui qui la donne change de camp, sauf s’il donne un Jerrican dans cet échange.
page-station-win-against = Les infectés gagnent quand un scan thermique ne trouve aucun humain.
page-station-win-infected = Vous gagnez avec les infectés : quand un scan thermique trouve tous les vivants infectés.
page-station-win-last = Quand un scan trouve tout le monde infecté, celui qui l’a été en dernier ne gagne pas : faites que ce ne soit pas vous. Si le Nid brûle, vous avez tous perdu.
page-station-win-living = Seuls les vivants gagnent.
page-station-hive-hidden = Le Nid n’est pas encore trouvé : il est vers le fond de la pile des pièces.
page-station-hive-found = Le Nid est trouvé : il est sur le plan.
page-station-gas = Jerricans dans votre main : { $gas } sur { $needed }.
page-station-infections = Cartes Infection de votre couleur dans votre main : { $cards }.
page-station-signs = Légende
page-station-sign-ap = Points d’action. Au début de votre tour, chaque personnage en donne 2, ou 1 seul avec 1 ou 2 PV. La plupart des actions en coûtent 1.
page-station-sign-health = Points de vie. À zéro, le personnage est mort ; vos cartes servent à vos deux personnages.
page-station-sign-bot = Un bot joue à cette place.
page-station-sign-away = Ce joueur est hors ligne pour l’instant.
page-station-sign-marker-yes = Marqueur Parasite : il est à résoudre quand ce joueur a joué un tour avec lui. Alors, avant son tour suivant, tous les parasites bougent et mordent.
page-station-sign-marker-due = Marqueur Parasite, à résoudre : avant le prochain tour de ce joueur, tous les parasites bougent et mordent.
page-station-sign-gray = Parasite gris : sa morsure fait 1 blessure, et une seule le tue.
page-station-sign-black = Parasite noir : sa morsure fait 2 blessures ; blessé une fois, il devient gris.

## Ce qu'on sait d'un joueur

page-station-known = Ce que vous savez avec certitude
page-station-known-none = Rien encore.
page-station-claims = Affirmations
page-station-claims-none = Aucune pour l’instant.
page-station-notes = Vos notes, rien que pour vous

## Décisions

page-station-decision = Votre réponse
page-station-look-owed = Regarder d’abord le plan
page-station-look-sealed = Regarder le plan
page-station-back-owed = Revenir à votre réponse
page-station-back-sealed = Revenir à l’échange
page-station-trade = Échange avec { $seat }
page-station-trade-secret = { $seat } choisit en même temps. Personne d’autre ne saura jamais ce qui a été donné.
page-station-trade-can = Ce que permet un échange
page-station-trade-choose = Appuyez sur la carte que vous donnez.
page-station-trade-not = Cette carte ne peut pas être donnée.
page-station-seal = Maintenir pour confirmer
page-station-seal-card = Maintenir pour confirmer : { $card }
page-station-seal-again = Appuyer encore pour confirmer
page-station-sealed = C’est choisi. Les cartes se retournent dès que { $seat } a choisi aussi.
page-station-traded = L’échange est fait
page-station-armor-held = Gilets pare-balles en main : { $count }
page-station-armor-again = Vous pouvez en jouer plusieurs : la question revient après chacun.
page-station-wounds = { START($weapon, form: "hits") }
page-station-wounds-sum = { $count ->
    [one] Une blessure en tout.
   *[other] { $count } blessures en tout.
}
page-station-wound-count = Blessures : { $points }
page-station-wound-left = reste { $left }
page-station-wound-dies = en meurt
page-station-wound-less = 1 blessure de moins
page-station-wound-less-both = 1 blessure de moins pour chacun
page-station-answer-left = { START($character) } garde { $left } PV.
page-station-answer-dies = { START($character) } meurt.
page-station-answer-still-dies = { START($character) } meurt quand même.
page-station-answer-one = Un appui suffit : il n’y a rien d’autre à faire.
page-station-answer-how = Appuyez sur une réponse, puis encore une fois pour la donner.
page-station-healing = Soins
page-station-heal-how = Appuyez sur qui reçoit un point, puis encore une fois pour le donner.
page-station-heal-one = Appuyez sur qui reçoit le point.
page-station-heal-all = Personne d’autre ici ne peut être soigné : un appui donne tous les points.
page-station-scan = Scan thermique
# $others: the living players but the reader.
page-station-scan-among = Il ne dit pas qui. { $side ->
    [human] Vous êtes humain : { $count } parmi { $others }.
   *[infected] Vous en faites partie : encore { $count } parmi { $others }.
}
page-station-scanned = Toute la main : { $seat }
page-station-scanned-alone = Personne d’autre ne l’a vue. Appuyez sur le joueur en haut pour la relire.
page-station-scanned-note = Le noter
page-station-scanned-noted = C’est noté
page-station-knife-odds = Le couteau touche sur 3 et 4 au D4 : un coup sur deux.
# One wound on somebody who is aimed at: what it leaves.
page-station-hit-leaves = { $health } PV, puis { $left }
page-station-hit-dies = { $health } PV, puis la mort
page-station-hit-gray = meurt d’une blessure
page-station-hit-black = devient gris
page-station-parasite-gray = parasite gris
page-station-parasite-black = parasite noir

## Sa propre infection, en mots simples

page-station-turned-infected = Vous voilà infecté
page-station-turned-host = Vous êtes l’Hôte
page-station-turned-by = La carte vient de { $seat }.
page-station-turned-win-infected = Vous gagnez désormais avec les infectés : quand un scan thermique trouve tous les vivants infectés, ou quand tous les Soldats sont morts. Mais si un scan trouve tout le monde infecté, le dernier à l’avoir été ne gagne pas : faites en sorte que quelqu’un soit infecté après vous.
page-station-turned-win-host = Vous gagnez avec les infectés : quand un scan thermique trouve tous les vivants infectés, ou quand tous les Soldats sont morts.
page-station-turned-may-infected = Vous pouvez maintenant donner vos cartes Infection lors des échanges. Elles infectent qui ne vous donne pas de Jerrican en retour.
page-station-turned-may-host = Lors des échanges, vous pouvez donner vos cartes Infection. Elles infectent qui ne vous donne pas de Jerrican en retour.
page-station-turned-never = Vous ne pouvez pas brûler le Nid ; et n’avouez jamais ce que vous êtes.
page-station-turned-known = { $seat } a vu qu’aucun Jerrican n’est revenu, et le sait. Personne d’autre.
page-station-turned-unknown = Personne d’autre ne le sait.
page-station-understood = Compris

## La fin

page-station-ending = Le dénouement
page-station-ending-tree = Qui a infecté qui, manche par manche
page-station-ending-round = Manche
page-station-ending-out = mort
page-station-ending-won = gagne
page-station-was-human = humain
page-station-was-infected = infecté
page-station-was-host = Hôte
page-station-fate = { $side }{ $dead ->
    [yes] , mort
   *[no] {""}
}

## Ce que fait chaque carte, en une ligne

page-station-card-gas = Avec assez de Jerricans, votre Soldat brûle le Nid. Donné lors d’un échange, il vous évite l’infection.
page-station-card-armor = À jouer contre un tir, un couteau ou un parasite : 1 blessure de moins.
page-station-card-ammo = Des balles pour votre Androïde. Reste sur la table.
page-station-card-alert = Un parasite apparaît aussitôt.
page-station-card-first-aid = Soigne 2 PV dans la pièce de qui l’utilise.
page-station-card-keycard = Vous ouvre les portes de sécurité. Reste sur la table.
page-station-card-heavy-gun = Votre Androïde tire deux fois pour 1 PA. Reste sur la table.
page-station-card-grenade = 1 blessure à tous dans la pièce voisine.
page-station-card-boost = 2 PA de plus ce tour-ci.
page-station-card-scope = Votre Androïde tire dans la pièce voisine. Reste sur la table.
page-station-card-knife = Frappe dans la même pièce, touche sur 3 et 4. Reste sur la table.
page-station-card-scanner = Montre toute la main d’un joueur de la même pièce.
page-station-card-host = Vous êtes infecté, le premier de tous. Infectez les autres.
page-station-card-infect = Seul son propriétaire infecté s’en sert pour infecter ; pour les autres, elle encombre.
page-station-card-unknown = Personne ne voit ce que c’est.

## Le conseiller : la première fois qu'on rencontre quelque chose

page-station-coach-turn = Appuyez sur une pièce pour y aller, sur un contour pour la poser, ou sur une action. Presque tout coûte 1 PA.
page-station-coach-run = Salle de course sans personne d’autre : continuez tout de suite gratuitement. Après une action ou une rencontre, ce déplacement coûte 1 PA.
page-station-coach-encounter = Vous avez rencontré quelqu’un. Avant toute autre chose, ce personnage doit échanger ou attaquer.
page-station-coach-trade = Peur de l’infection ? Qui donne un Jerrican lors d’un échange n’y est pas infecté.
page-station-coach-answer = On interroge tout blessé qui peut se défaire d’une carte, Gilet ou non : votre main reste secrète.
page-station-coach-second-shot = Le Fusil mitrailleur tire deux fois pour un point d’action. Vous pouvez retenir le second tir.
page-station-coach-healing = Deux points de vie, donnés un par un.
page-station-coach-place = Cette carte doit être posée : choisissez où elle touche le plan, et tournez-la si les deux sens conviennent.
page-station-coach-last-parasite = Tous les parasites sont sur le plan : l’un d’eux se déplace, et vous choisissez lequel.
page-station-coach-phase = La Phase Parasite : tous les parasites vont du même côté, puis blessent tous ceux de leur pièce.
page-station-coach-scan = Un scan thermique dit combien de vivants sont infectés, mais pas lesquels.
page-station-coach-alert = Une Alerte Parasite amène un parasite, et rien d’autre.
page-station-coach-spawn = Le chiffre du dé est une direction, comme sur le Réacteur. Les parasites ne bougent ni ne mordent avant la Phase Parasite.
page-station-coach-red = Une pièce fouillée passe côté rouge : la fouiller encore appelle d’abord un parasite.
page-station-coach-doors = Les portes de sécurité restent ouvertes à tous jusqu’à la prochaine Phase Parasite.
page-station-coach-death = On continue avec un seul personnage ; on est hors jeu quand les deux sont morts.
page-station-end-burned = Le Nid brûle
page-station-end-infected = Ils sont parmi nous
page-station-end-nobody = Il ne reste personne
page-station-end-none = Personne n’est sauvé
