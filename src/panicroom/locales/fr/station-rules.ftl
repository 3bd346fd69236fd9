# Les règles numérotées de Panic Station. Les numéros font foi : le programme les cite, un refus
# les montre, et les tests aussi.


## Mise en place

rule-SETUP-0 = De 4 à 6 joueurs (R). Un joueur tiré au sort commence et tient le Marqueur Parasite.
    .title = Joueurs
rule-SETUP-1 = Chaque joueur prend une couleur, un Soldat et un Androïde de 4 PV chacun, et 3 cartes Infection de cette couleur.
    .title = Ce que chacun reçoit
rule-SETUP-2 = La Salle du Réacteur est au centre du plan.
    .title = Le Réacteur
rule-SETUP-3 = Pioche Fouille pour N joueurs : N Jerricans, 2N-1 cartes prises au hasard parmi les 45-N autres (Jerricans et Alertes compris) et la carte Hôte, mélangés, font un paquet de 3N cartes, posé sur le reste mélangé.
    .title = La pioche Fouille
rule-SETUP-4 = Chacun reçoit 2 cartes. Une Alerte Parasite reçue ici met un parasite gris dans la Salle du Réacteur sans lancer de dé, est défaussée et remplacée depuis la pioche, autant de fois qu’il le faut, joueur après joueur à partir du premier (R). On commence avec 5 cartes en main (4 avec VARIANT-1).
    .title = Mains de départ
rule-SETUP-5 = Pioche Exploration : sans le Réacteur, le Nid et le Terminal ouvert, il reste 17 cartes. 8 d’entre elles, au hasard et mélangées, font le paquet du haut (R) ; les 9 autres et le Terminal ouvert, mélangés, celui du bas ; puis le Nid est caché parmi les 4 dernières cartes (les 3 dernières dans l’édition française). Le paquet du haut vient par-dessus.
    .title = La pioche Exploration
rule-SETUP-6 = La première carte de la pioche Exploration est toujours visible de tous.
    .title = La prochaine pièce est visible
rule-SETUP-7 = Public : le plan, les jetons, les PV, les cartes sur la table et les balles, la taille des mains et des pioches, la première carte Exploration, la défausse, chaque lancer de dé, qui a échangé avec qui, les nombres des scans. Secret jusqu’à la fin, même après la mort : les mains, l’infection, l’Hôte, l’ordre des pioches.
    .title = Public et secret
rule-TALK-1 = Les joueurs peuvent dire ce qu’ils veulent, vrai ou faux ; mais un infecté ne l’avoue jamais, et personne ne montre jamais une carte.
    .title = Parler
rule-TALK-2 = (R) Les éliminés ne disent rien aux vivants ; à la fin, tout est montré.
    .title = Les morts se taisent

## Manches et tours

rule-ROUND-1 = Qui commence son tour avec un marqueur à résoudre résout d’abord la Phase Parasite, passe ensuite le marqueur au joueur vivant suivant dans le sens horaire, puis joue son tour. Le marqueur est à résoudre quand le tour de qui l’a reçu revient pour la deuxième fois : avec les joueurs A B C D, l’ordre est phase, A B C D A, phase, B C D A B, phase, C… Une manche va d’une Phase Parasite à la suivante.
    .title = Le Marqueur Parasite
rule-ROUND-2 = (R) Le marqueur arrive à l’état 0 et passe à l’état 1 quand son porteur a terminé un tour commencé avec lui ; à 1, il est à résoudre. Si le porteur est éliminé, le marqueur va au joueur vivant suivant dans le même état. Si cela arrive pendant la phase elle-même, le joueur vivant suivant joue son tour comme si la phase avait été la sienne, et le marqueur va, à l’état 0, au joueur vivant d’après. Un dernier survivant se le passe à lui-même. La première phase de la partie vient avant que quiconque soit sur le plan et ne blesse personne.
    .title = Quand il faut le résoudre
rule-TURN-1 = Au début de son premier tour, un joueur place ses deux personnages dans la Salle du Réacteur. Jusque-là ils ne sont pas sur le plan et rien ne peut leur arriver.
    .title = Le premier tour
rule-TURN-2 = Au début du tour, chaque personnage vivant donne 2 PA s’il a 3 ou 4 PV, 1 PA s’il a 1 ou 2 PV. Les PA sont mis en commun et servent à l’un ou à l’autre. (R) Les blessures et les morts pendant le tour ne reprennent pas de PA ; les soins n’en donnent pas avant le tour suivant.
    .title = Points d’action
rule-TURN-3 = On peut ne pas dépenser tous ses PA. Le tour se termine quand son joueur le dit et ne doit plus rien, ou quand ses deux personnages sont morts.
    .title = Fin du tour
rule-TURN-4 = À son premier tour (R), un joueur doit fouiller au moins une fois si c’est possible. (R) Possible veut dire : une suite de déplacements, de courses gratuites, d’explorations et une fouille tient dans les PA restants, les portes étant ce qu’elles sont et les rencontres réglées par des échanges ; la carte visible est ce qu’elle est, une carte encore cachée compte comme posable et fouillable, pour que les options ne trahissent rien de la pioche. Tant que c’est possible, il est interdit de terminer le tour, et de faire toute action qui rendrait la fouille impossible. La question se repose après chaque action.
    .title = Une première fouille obligatoire
rule-TURN-5 = Chaque action ci-dessous coûte 1 PA et peut être répétée dans un tour, sauf mention contraire. Les parasites n’empêchent aucune action.
    .title = Le prix d’une action

## Phase Parasite

rule-PHASE-1 = Les portes ouvertes depuis un Terminal se ferment.
    .title = Les portes se ferment
rule-PHASE-2 = S’il y a des parasites, on lance un D4, et chaque parasite avance d’une pièce dans cette direction si une ouverture y mène à une pièce posée ; les murs, les portes de sécurité fermées et le vide l’arrêtent. Tous avancent en même temps.
    .title = Les parasites avancent
rule-PHASE-3 = Puis chaque parasite blesse chaque personnage de sa pièce : une face grise inflige 1 blessure, une face noire 2. (R) Toutes les blessures de la phase tombent ensemble : additionnées, parées, appliquées ; alors seulement on retire les morts et on regarde si la partie est finie.
    .title = Les parasites blessent
rule-PHASE-4 = On peut répondre par un Gilet pare-balles (ARMOR). Les joueurs décident dans l’ordre du tour à partir du porteur du marqueur, chacun voyant les réponses d’avant.
    .title = Le Gilet contre les parasites
rule-PHASE-5 = Les joueurs n’attaquent jamais pendant cette phase.
    .title = Aucune attaque dans la phase

## Le plan

rule-MAP-1 = Les cartes se posent à l’endroit ou tournées de 180 degrés, l’icône noire (non fouillée) visible.
    .title = À l’endroit ou tournée
rule-MAP-2 = Un côté qui touche une voisine doit s’accorder avec elle : ouverture contre ouverture, mur contre mur. Une ouverture est libre ou munie d’une porte de sécurité ; deux portes de sécurité ne se touchent pas. Un côté sans voisine peut être quelconque.
    .title = Les côtés s’accordent
rule-MAP-3 = Une nouvelle carte doit être reliée par une ouverture à au moins une carte du plan.
    .title = Reliée par une ouverture
rule-MAP-4 = Un passage est sécurisé si l’un de ses deux côtés montre une porte de sécurité, et la porte à l’intérieur d’une carte de deux pièces l’est aussi. Il est fermé, sauf pour ceux que DOOR-1 laisse passer.
    .title = Passages sécurisés
rule-MAP-5 = N, E, S, O sont des directions du plan, quel que soit le sens d’une carte.
    .title = Les directions
rule-MAP-6 = (R) À côté d’une pièce, dans une direction, se trouve : l’autre moitié de sa carte s’il y en a une de ce côté ; sinon la pièce de la carte voisine ; si cette carte a deux pièces, en venant du nord ou du sud la moitié qui touche, de l’est ou de l’ouest la moitié à la même hauteur que la sienne ou, depuis une carte d’une seule pièce, la moitié qui a l’ouverture extérieure.
    .title = La pièce d’à côté
rule-DOOR-1 = Un joueur passe les portes de sécurité fermées s’il a une Carte magnétique sur la table (R), et seulement avec ses propres personnages ; tout le monde passe tant qu’un Terminal les tient ouvertes (TERMINAL-3). Les parasites ne passent jamais une porte fermée.
    .title = Carte magnétique et portes

## Explorer

rule-EXPLORE-1 = Un personnage pose la carte Exploration visible contre la pièce où il se trouve, reliée par une ouverture de cette pièce même, libre ou de sécurité. Il n’y entre pas pour autant.
    .title = Poser une pièce
rule-EXPLORE-2 = Le joueur choisit le côté et le sens de la carte, selon MAP.
    .title = Le côté au choix
rule-EXPLORE-3 = Si la carte ne peut pas être posée contre la pièce du personnage, mais peut l’être ailleurs sur le plan, il ne peut pas explorer là.
    .title = Elle ne va qu’ailleurs
rule-EXPLORE-4 = Si elle ne trouve sa place nulle part sur le plan, on peut explorer une fois dans son tour (Découvrir compris), depuis n’importe quelle pièce : on paie le PA, la carte va sous la pioche, et la suivante, s’il y en a une, doit être posée si elle peut l’être contre la pièce du personnage ; sinon elle reste sur la pioche et le PA est perdu. Après cela, tant que la carte visible ne trouve sa place nulle part, explorer est interdit pour ce tour ; dans l’édition française, un échec met fin à toute exploration pour le tour, (R) et à Découvrir aussi.
    .title = Elle ne va nulle part
rule-EXPLORE-5 = Sans cartes, pas d’exploration ; la pioche Exploration n’est jamais refaite. Une fois le Nid posé, l’exploration continue.
    .title = Plus de cartes
rule-HIVE-1 = Un Nid qui ne trouve sa place nulle part sur le plan, à l’endroit ou à l’envers, (R) peut être couché (tourné de 90 ou 270 degrés), le reste de MAP restant valable. Il occupe une case comme toute carte.
    .title = Le Nid couché
rule-HIVE-2 = S’il ne trouve pas non plus sa place couché, on peut explorer : on paie le PA et la carte sous le Nid est montrée à tous. On la pose si elle peut l’être contre la pièce du personnage, à l’endroit ou tournée de 180 degrés ; (R) si elle ne peut l’être qu’ailleurs, elle reste ; si elle ne peut l’être nulle part, elle passe sous la pioche. Le Nid reste sur la pioche. Ce n’est pas le second essai d’EXPLORE-4, et cela peut se répéter.
    .title = Sous le Nid
rule-HIVE-3 = Si aucune carte de la pioche, Nid compris, ne trouve plus sa place nulle part sur le plan (le Nid même couché), la partie se termine aussitôt : les infectés gagnent, dans l’édition tchèque les humains. (R) Les livrets ne le vérifient que si le Nid est la dernière carte ; ici, on le vérifie après chaque pose. Ce qui reste dans la pioche se lit sur le plan, donc cela ne trahit rien.
    .title = Plus rien ne va
rule-HIVE-4 = Poser le Nid déclenche aussitôt un scan thermique automatique (SCAN) : sans PA, sans compter comme usage d’un terminal, sans parasite.
    .title = Le Nid déclenche un scan

## Se déplacer et entrer

rule-MOVE-1 = Un personnage va par un passage dans une pièce voisine déjà posée, et de même d’une moitié à l’autre d’une carte de deux pièces.
    .title = Se déplacer
rule-ENTER-1 = Quand on entre dans une Salle Parasite, un parasite apparaît (SPAWN), à chaque fois, avant toute autre chose.
    .title = Dans une Salle Parasite
rule-ENTER-2 = Puis vient la rencontre : si des personnages d’autres joueurs sont dans la pièce, que ce n’est pas la Salle du Réacteur, que ce personnage n’y a pas échangé ce tour-ci et qu’il n’y a lancé aucune grenade ce tour-ci (dans les éditions russe et tchèque : ni l’autre personnage du joueur), celui qui entre doit échanger avec l’un de ces joueurs, ou attaquer lui-même l’un de ces personnages dans cette pièce avec une arme à feu ou un couteau (avec un Fusil mitrailleur, ce doit être le premier des deux tirs), avant que l’un ou l’autre personnage du joueur (R) fasse quoi que ce soit. On peut d’abord poser des objets à 0 PA (R). (R) L’obligation vaut à chaque entrée, pas seulement à la première ; une attaque ne règle que cette entrée, mais pour tous ceux de la pièce.
    .title = La rencontre
rule-ENTER-3 = Il ne reste que l’échange à un personnage qui n’a pas de quoi attaquer ou pas de PA, en comptant une Adrénaline jouée d’abord.
    .title = Rien pour attaquer
rule-RUN-1 = Quand il entre dans une Salle de course sans personnage d’un autre joueur, ce personnage peut aussitôt en sortir par un déplacement gratuit vers une pièce posée, portes comme d’habitude. On peut d’abord poser des objets à 0 PA ; toute action payée en PA, par l’un ou l’autre personnage, fait perdre cette chance. Qui court n’a pas fouillé la pièce. On peut arriver dans une autre Salle de course et continuer. (R) Une suite de courses gratuites ne revient pas dans une Salle de course déjà traversée, pour qu’elle finisse.
    .title = Courir

## Attaquer

rule-ATTACK-1 = Une attaque est un tir, un coup de couteau ou une grenade. On vise les parasites et les personnages des autres joueurs, jamais les siens (R) ; mais une grenade n’épargne personne.
    .title = Attaques et cibles
rule-ATTACK-2 = (R) Une attaque manquée ou parée contre un personnage reste une attaque.
    .title = Manquer, c’est attaquer
rule-FIRE-1 = Ouvrir le feu (tirer) : seul un Androïde tire, et chaque tir prend une balle d’une carte Munitions sur la table.
    .title = Qui peut tirer
rule-FIRE-2 = La cible est dans la même pièce ou, avec une Lunette de précision sur la table, dans une pièce voisine ; jamais à travers un mur ou une porte de sécurité fermée (DOOR-1).
    .title = La portée d’un tir
rule-FIRE-3 = Un tir ne manque jamais, sans lancer de dé : 1 blessure. La balle est perdue même si un Gilet pare-balles l’arrête.
    .title = Un tir ne manque jamais
rule-FIRE-4 = Avec un Fusil mitrailleur sur la table, le même PA donne deux tirs, sur une cible ou deux, chacun selon FIRE-2, le second choisi une fois le premier résolu (R), ou retenu ; s’il ne reste qu’une balle sur toutes les cartes Munitions, il n’y a qu’un tir.
    .title = Le Fusil mitrailleur
rule-KNIFE-1 = L’un ou l’autre personnage, dans la même pièce, D4 : sur 3 ou 4, 1 blessure.
    .title = Le Couteau
rule-GRENADE-1 = Lancée dans une pièce voisine, jamais dans la sienne : 1 blessure à chaque parasite et à chaque personnage qui s’y trouve, ceux du lanceur compris ; il peut n’y avoir personne. (R) Seulement par un passage qui n’est pas fermé au lanceur. (R) Le Gilet pare-balles n’y peut rien : il ne parle que de couteau, d’arme à feu et de parasites.
    .title = La Grenade
rule-PARASITE-1 = Une face grise meurt d’une blessure ; son jeton retourne dans la réserve. Une face noire en demande deux : après la première, elle est échangée contre un jeton gris de la réserve ou, s’il n’y en a plus, retournée sur sa face grise. (R) D’une grenade, les faces grises meurent d’abord.
    .title = Tuer un parasite
rule-ARMOR-1 = Qui est blessé par un couteau, un tir ou des parasites peut jouer un Gilet pare-balles de sa main une fois le coup connu : 1 point de moins. Une carte couvre les deux personnages du joueur s’ils sont dans la même pièce et touchés ensemble. On peut en jouer plusieurs, et leur nombre est public. (R) Chaque joueur touché dont la main dépasse le minimum est interrogé de la même façon, qu’il ait un Gilet ou non.
    .title = Le Gilet pare-balles
rule-DEATH-1 = Un personnage sans PV est mort et quitte le plan. Les cartes appartiennent au joueur, non au personnage.
    .title = La mort d’un personnage
rule-DEATH-2 = Un joueur dont les deux personnages sont morts est éliminé et a perdu ; sa main et ses cartes sur la table quittent le jeu pour de bon, sans être montrées (R).
    .title = Un joueur éliminé

## Fouiller

rule-SEARCH-1 = Une carte avec une icône, noire ou rouge, peut être fouillée ; une carte de deux pièces, depuis l’une ou l’autre. La Salle du Réacteur, le Nid et les Salles vides ne se fouillent pas.
    .title = Où fouiller
rule-SEARCH-2 = Du côté rouge, un parasite apparaît d’abord (SPAWN). Puis on pioche ; puis un côté noir est retourné sur le rouge, pour toujours.
    .title = Côté noir, côté rouge
rule-SEARCH-3 = On pioche une carte dans sa main ; dans un Entrepôt côté noir trois, une par une.
    .title = Combien de cartes
rule-SEARCH-4 = Une Alerte Parasite piochée est montrée, résolue (SPAWN) et défaussée avant la carte suivante, sans être remplacée.
    .title = L’Alerte Parasite
rule-SEARCH-5 = Dans une Salle d’équipe, qui fouille peut nommer un autre joueur qui y a un personnage : on pioche deux cartes, distribuées au hasard (R), une à chacun ; seul celui qui fouille paie, et l’on ne demande pas l’avis de l’autre. Pas si celui qui fouille a attaqué ce tour-ci, avec l’un de ses personnages ou une grenade, un personnage d’un autre joueur dans cette pièce. (R) Une Alerte est résolue par qui la reçoit, depuis son personnage dans cette pièce ; s’il y en a deux, celle de qui fouille d’abord. S’il n’y a qu’une carte à piocher, elle est à celui qui fouille.
    .title = Fouiller à deux
rule-SEARCH-6 = Quand il faut une carte et que la pioche Fouille est vide, on mélange la défausse pour en faire une nouvelle ; sans l’une ni l’autre, on cesse de piocher, et aucune fouille ne peut commencer.
    .title = La pioche vide
rule-SPAWN-1 = D4 depuis la pièce du personnage qui l’a déclenché : le parasite apparaît dans la pièce d’à côté dans cette direction (MAP-6), porte ou pas ; s’il n’y a pas de pièce, dans la même.
    .title = Où un parasite apparaît
rule-SPAWN-2 = D’abord les jetons gris, puis les noirs, face noire visible. S’il n’en reste pas, un parasite d’une autre pièce y est déplacé avec la face qu’il a, choisi par le joueur qui l’a déclenché (dans l’édition russe, seulement dans la pièce qui en compte le plus) ; si tous y sont déjà, il ne se passe rien.
    .title = Quel jeton
rule-SPAWN-3 = Il n’avance ni n’attaque avant la prochaine Phase Parasite.
    .title = Un nouveau parasite attend

## Terminal et infirmerie

rule-TERMINAL-1 = Un personnage dans la pièce du terminal (d’une carte de deux pièces : celle du haut) (R) se sert de l’une des trois fonctions, une fois par tour de joueur quel que soit le nombre de terminaux. (R) Dans l’ordre : PA, choix de la fonction, parasite si le côté est rouge (dans l’édition tchèque : si ce terminal a déjà servi), fonction, côté noir retourné sur le rouge.
    .title = Se servir d’un terminal
rule-TERMINAL-2 = Scan thermique (SCAN).
    .title = Scan thermique
rule-TERMINAL-3 = Ouvrir les portes : toutes les portes de sécurité, même celles de cartes posées plus tard, sont ouvertes à tous jusqu’à la prochaine Phase Parasite.
    .title = Ouvrir les portes
rule-TERMINAL-4 = Découvrir : poser la carte Exploration visible n’importe où, selon MAP ; EXPLORE-4 et HIVE s’appliquent avec « n’importe où » au lieu de « contre la pièce du personnage ». Dans l’édition tchèque, ce n’est possible qu’une fois par manche, pour tous les joueurs ensemble.
    .title = Découvrir
rule-SCAN-1 = Tous apprennent combien de joueurs en vie sont infectés, et rien de plus, sauf si la partie se termine (WIN).
    .title = Ce que dit un scan
rule-SICKBAY-1 = Un personnage dans l’Infirmerie (la pièce du haut) (R) soigne 2 blessures des personnages de son joueur qui s’y trouvent, une fois par tour de joueur, réparties à son gré. On ne dépasse jamais 4 PV. (R) Seulement si au moins un point est soigné ; on peut renoncer à des points. Du côté rouge, un parasite apparaît d’abord ; un côté noir est ensuite retourné sur le rouge.
    .title = L’Infirmerie

## Objets

rule-ITEM-1 = On ne peut ni poser ni utiliser une carte tant que l’on a 5 cartes en main ou moins (4 avec VARIANT-1) ; cela vaut pour le Gilet pare-balles, mais pas pour brûler le Nid.
    .title = La main minimale
rule-ITEM-2 = Les objets durables restent sur la table dès leur premier usage, ne reviennent jamais en main et ne s’échangent plus.
    .title = Objets durables
rule-ITEM-3 = Kit de premiers soins : 2 PV à un personnage dans la pièce de qui l’utilise, ou 1 à l’un des siens et 1 à un autre (dans l’édition tchèque : 1 à chacun de deux au choix) ; jamais plus de 4, au moins un point (R).
    .title = Le Kit de premiers soins
rule-ITEM-4 = Adrénaline : 2 PA de plus pour ce tour ; on peut en utiliser plusieurs dans un tour.
    .title = L’Adrénaline
rule-ITEM-5 = Scanner corporel : un autre joueur, qui a un personnage dans la pièce de l’utilisateur, lui montre toute sa main, et à personne d’autre.
    .title = Le Scanner corporel
rule-ITEM-6 = On pose et on utilise les objets à son propre tour, entre deux actions ou comme ENTER-2 et RUN-1 le permettent ; seul le Gilet pare-balles se joue hors de son tour. Un objet durable peut être posé sans servir aussitôt (R).
    .title = Quand servent les objets

## Échange et infection

rule-TRADE-1 = Seule une rencontre amène un échange (ENTER-2) ; personne n’échange à son gré, ni dans la Salle du Réacteur. Un personnage qui entre échange au plus une fois par pièce et par tour ; avoir déjà été choisi pour un échange ne dispense pas du suivant.
    .title = Quand on échange
rule-TRADE-2 = Chacun choisit en secret une carte de sa main, et on les échange ; personne d’autre n’apprend lesquelles.
    .title = En secret
rule-TRADE-3 = On peut donner des objets. Seul un infecté peut donner une carte Infection de sa propre couleur. Celle d’une autre couleur, seulement un joueur sans aucun objet en main. La carte Hôte ne se donne jamais (R, mais voir VARIANT-2).
    .title = Ce qu’on peut donner
rule-TRADE-4 = Après l’échange, le joueur peut encore attaquer, au prix habituel ; dans l’édition tchèque, le personnage qui a échangé n’attaque plus aucun personnage dans cette pièce ce tour-ci.
    .title = Après l’échange
rule-TRADE-5 = (R) Personne ne manque de carte à donner : sur les cinq cartes d’une main humaine, trois au plus sont ses propres cartes Infection. Le partenaire ne peut pas refuser. On interroge les deux de la même façon, quoi qu’ils aient en main.
    .title = Pas de refus
rule-INFECT-1 = Qui reçoit une carte Infection de la couleur de celui qui la donne, sans lui donner de Jerrican dans cet échange, est infecté. Dans les deux cas la carte reste dans sa main, et le Jerrican a changé de main.
    .title = Qui est infecté
rule-INFECT-2 = Une carte Infection d’une autre couleur que celle de qui la donne n’infecte personne. Un infecté ne peut pas l’être une seconde fois.
    .title = Qui ne l’est pas
rule-INFECT-3 = L’Hôte est infecté dès qu’il pioche la carte Hôte. Un joueur est infecté avec ses deux personnages, pour toujours.
    .title = L’Hôte

## Fin de la partie

rule-WIN-0 = (R) On vérifie chaque fin dès qu’elle peut être vraie : WIN-1 et HIVE-3 au moment de l’acte ; aux morts WIN-4, puis WIN-2 ; à un scan WIN-4, WIN-2, WIN-3.
    .title = Quand on vérifie la fin
rule-WIN-1 = Un Soldat non infecté dans le Nid dépense 1 PA et 3 Jerricans de la main : les joueurs vivants et non infectés gagnent.
    .title = Brûler le Nid
rule-WIN-2 = Un scan montre que tous les joueurs en vie sont infectés : les infectés gagnent, sauf le dernier à avoir été infecté, à moins que personne d’autre que l’Hôte ne l’ait jamais été ou que ce dernier infecté soit mort. Sans scan la partie continue, mais (R) elle se termine de même, aussitôt, quand la mort d’un humain ne laisse aucun humain en vie. (R) Cette exclusion ne laisse jamais les infectés sans vainqueur.
    .title = Tous infectés
rule-WIN-3 = Un scan montre qu’il reste un seul humain en vie, qui n’a aucun Jerrican en main et n’en trouvera plus dans la pioche (dans l’édition tchèque : trop peu dans les deux réunis) : les infectés gagnent.
    .title = Le dernier humain sans jerrican
rule-WIN-4 = Tous les Soldats sont morts : les infectés gagnent. Dans l’édition russe, ils gagnent quand tous les Soldats des joueurs non infectés sont morts alors qu’au moins un de ces joueurs vit. (R) On le vérifie quand des personnages meurent et lors des scans, jamais après un échange : une infection ne doit pas se voir.
    .title = Tous les Soldats morts
rule-WIN-5 = Seuls les vivants gagnent (R). La mort de l’Hôte ne met fin à rien. S’il ne reste alors aucun vainqueur, personne n’a gagné.
    .title = Seuls les vivants gagnent
rule-WIN-6 = (R) Après 40 manches, ou autant que la table en a fixé, un dernier scan a lieu ; s’il ne met fin à rien, le Nid est toujours là et les infectés gagnent. Une table sans bot peut se passer de cette limite.
    .title = La dernière manche

## Variantes

rule-VARIANT-1 = Plus facile pour les humains : 2 cartes Infection chacun, main minimale de 4 cartes (R).
    .title = Plus facile pour les humains
rule-VARIANT-2 = Pour un Hôte débutant : un Hôte qui n’a plus de carte Infection de sa couleur et n’a infecté personne peut donner la carte Hôte dans un échange, et elle infecte comme les autres ; qui la reçoit est le nouvel Hôte, l’ancien reste infecté. (R) Un Jerrican y fait échapper : qui la reçoit garde une carte sans effet, et qui l’a donnée reste l’Hôte.
    .title = Un Hôte débutant
rule-VARIANT-3 = Plus difficile pour les humains : il faut 4 Jerricans pour brûler le Nid.
    .title = Plus difficile pour les humains
rule-VARIANT-4 = Maître et Serviteur : quand les infectés gagnent, un infecté autre que l’Hôte ne partage la victoire que s’il a, une fois infecté, infecté un humain ou tué le dernier personnage d’un humain. Comptent les morts par tir, couteau et grenade, chacune à son auteur. L’exclusion de WIN-2 demeure ; des serviteurs qui ont fait leurs preuves gagnent sans l’Hôte (R).
    .title = Maître et Serviteur

# Where the editions differ, at one look: the value of each in a word.

page-ruling-hive_depth = { $value }
page-ruling-hive_blocked_winner = { $value ->
    [humans] hum.
   *[infected] inf.
}
page-ruling-failed_explore = { $value ->
    [bars_turn] fin
   *[once] une
}
page-ruling-last_parasite = { $value ->
    [most_crowded] plein
   *[any] tous
}
page-ruling-terminal_alarm = { $value ->
    [reuse] servi
   *[red_side] rouge
}
page-ruling-reveal_limit = { $value ->
    [round] manche
   *[turn] tour
}
page-ruling-first_aid = { $value ->
    [any_two] libre
   *[one_or_self_and_one] soi
}
page-ruling-grenade_spares = { $value ->
    [player] deux
   *[thrower] un
}
page-ruling-attack_after_trade = { $value ->
    [other] non
   *[any] oui
}
page-ruling-last_human_gas = { $value ->
    [too_few] peu
   *[none] zéro
}
page-ruling-troopers_dead = { $value ->
    [human] hum.
   *[all] tous
}
