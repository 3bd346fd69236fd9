# Panic Station dans un navigateur : l'écran autour du plan.

## Les verbes : un mot chacun, neuf lettres ou presque

page-station-verbs = Ce que vous pouvez faire
page-station-verb-move = Aller
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
page-station-verb-end = Fin

page-station-why = pas maintenant : pourquoi ?
page-station-why-verb = { $verb } : pourquoi pas ?
page-station-why-asking = Consultation des règles…
page-station-why-nothing = Plus rien ne s’y oppose. Regardez de nouveau.

## Les autres, et soi-même

page-station-health = { $role } : { $health } PV sur 4
page-station-dead = { $role } : mort
page-station-fallen = mort
page-station-hand-size = Cartes en main : { $cards }
page-station-bot = un robot joue
page-station-away = absent
page-station-marker-yes = Marqueur Parasite
page-station-marker-due = Marqueur Parasite, échu
page-station-own = Vos personnages et vos cartes
page-station-self = Vous
page-station-self-open = Vous : votre camp et vos consignes
page-station-ap = PA
page-station-loyalty-human = humain
page-station-loyalty-infected = infecté
page-station-loyalty-host = Hôte
page-station-loyalty-covered = caché
page-station-hand = Vos cartes
page-station-hand-open = Votre main, { $cards } cartes : les voir en grand
page-station-table-cards = Sur la table
page-station-bullets = Balles : { $bullets }
page-station-orders = Quand on vous touche
page-station-peek = Maintenir pour voir
page-station-peek-cards = Regarder vos cartes
page-station-peek-cover = Les cacher de nouveau
page-station-peek-setting = Cacher ma main et mon camp tant que je ne regarde pas (téléphones autour d’une même table)

## Ce qu'on sait d'un joueur

page-station-known = Ce que vous savez avec certitude
page-station-known-none = Rien encore.
page-station-claims = Affirmations
page-station-claims-none = Aucune pour l’instant.
page-station-notes = Vos notes, pour vous seul

## Décisions

page-station-decision = Votre réponse
page-station-look = Regarder d’abord le plan
page-station-back = Revenir à votre réponse
page-station-trade = Échange avec { $seat }
page-station-trade-secret = { $seat } choisit en même temps. Personne d’autre ne saura jamais ce qui a été donné.
page-station-trade-choose = Touchez la carte que vous donnez.
page-station-trade-not = Cette carte ne peut pas être donnée.
page-station-seal = Maintenir pour sceller
page-station-seal-again = Appuyer encore pour sceller
page-station-sealed = C’est scellé. Les cartes se retournent dès que { $seat } a choisi aussi.
page-station-traded = L’échange est fait
page-station-wounds = { START($weapon, form: "hits") }
page-station-wound-count = Blessures : { $points }
page-station-take = Encaisser
page-station-healing = Soins
page-station-heal-how = Touchez qui reçoit un point, puis touchez encore pour le donner.
page-station-knife-odds = Le couteau touche sur 3 et 4 au D4 : un coup sur deux.
page-station-parasite-gray = parasite gris
page-station-parasite-black = parasite noir

## Sa propre infection, en mots simples

page-station-turned-infected = Vous voilà infecté
page-station-turned-host = Vous êtes l’Hôte
page-station-turned-by = La carte vient de { $seat }.
page-station-turned-win = Vous gagnez désormais avec les infectés. Mais le dernier infecté peut rester à l’écart de la victoire.
page-station-turned-may = Vous pouvez maintenant donner vos cartes Infection lors des échanges. Elles infectent qui ne vous donne pas de Jerrican en retour.
page-station-turned-never = Vous ne pouvez plus brûler le Nid, et vous n’avouez jamais ce que vous êtes.
page-station-turned-known = { $seat } a vu qu’aucun Jerrican n’est revenu, et le sait. Personne d’autre.
page-station-turned-unknown = Personne d’autre ne le sait.
page-station-understood = Compris

## La fin

page-station-ending = Le dénouement
page-station-ending-tree = Qui a infecté qui, manche par manche
page-station-ending-out = mort
page-station-ending-won = gagne
page-station-was-human = humain
page-station-was-infected = infecté
page-station-was-host = Hôte

## Ce que fait chaque carte, en une ligne

page-station-card-gas = Brûle le Nid. Donné lors d’un échange, il vous évite l’infection.
page-station-card-armor = À jouer contre un tir, un couteau ou un parasite : 1 blessure de moins.
page-station-card-ammo = Des balles pour votre Androïde. Reste sur la table.
page-station-card-alert = Un parasite apparaît aussitôt.
page-station-card-first-aid = Soigne 2 PV dans la pièce de qui l’utilise.
page-station-card-keycard = Vous ouvre les portes de sécurité. Reste sur la table.
page-station-card-heavy-gun = Deux tirs pour 1 PA. Reste sur la table.
page-station-card-grenade = 1 blessure à tous dans la pièce voisine.
page-station-card-boost = 2 PA de plus ce tour-ci.
page-station-card-scope = Votre Androïde tire dans la pièce voisine. Reste sur la table.
page-station-card-knife = Frappe dans la même pièce, touche sur 3 et 4. Reste sur la table.
page-station-card-scanner = Montre toute la main d’un joueur de la même pièce.
page-station-card-host = Vous êtes infecté, le premier de tous. Infectez les autres.
page-station-card-infect = Seul son propriétaire infecté s’en sert pour infecter ; pour les autres, elle encombre.
page-station-card-unknown = Personne ne voit ce que c’est.

## Le conseiller : la première fois qu'on rencontre quelque chose

page-station-coach-off = Plus de conseils
page-station-coach-turn = À vous. Dépensez vos points d’action avec l’un ou l’autre personnage : touchez une pièce pour y aller, une pièce fantôme pour explorer, ou un mot ci-dessous.
page-station-coach-encounter = Vous avez rencontré quelqu’un. Avant toute autre chose, ce personnage doit échanger ou attaquer.
page-station-coach-trade = Peur de l’infection ? Qui donne un Jerrican lors d’un échange n’y est pas infecté.
page-station-coach-answer = On interroge tous ceux qui sont touchés, Gilet ou non : personne n’apprend ainsi ce que vous avez en main.
page-station-coach-second-shot = Le Fusil mitrailleur tire deux fois pour un point d’action. Vous pouvez retenir le second tir.
page-station-coach-healing = Deux points de vie, donnés un par un.
page-station-coach-place = Cette carte doit être posée : choisissez où elle touche le plan, et tournez-la si les deux sens conviennent.
page-station-coach-last-parasite = Tous les parasites sont sur le plan : l’un d’eux se déplace, et vous choisissez lequel.
page-station-coach-phase = La Phase Parasite : tous les parasites vont du même côté, puis blessent tous ceux de leur pièce.
page-station-coach-scan = Un scan thermique dit combien de vivants sont infectés, mais pas lesquels.
page-station-coach-alert = Une Alerte Parasite amène un parasite, et rien d’autre.
page-station-coach-spawn = Un parasite ne bouge ni ne mord avant la prochaine Phase Parasite.
page-station-coach-red = Une pièce fouillée passe côté rouge : la fouiller encore appelle d’abord un parasite.
page-station-coach-doors = Les portes de sécurité restent ouvertes à tous jusqu’à la prochaine Phase Parasite.
page-station-coach-death = On continue avec un seul personnage ; on est hors jeu quand les deux sont morts.
