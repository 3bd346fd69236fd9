# What the coach says in the lessons of Panic Station: for each step what is asked, how it is done,
# and why it was right; then what is answered to a wrong move.

## move

page-lesson-move-look = Voici votre Soldat, dans le cadre rond, et votre Androïde, aux coins coupés. Ils se partagent 4 points d’action ce tour-ci : ce sont les lumières à côté d’eux. Presque tout en coûte un.
page-lesson-move-walk = Allez dans la pièce voisine : envoyez votre Soldat au nord, dans la Salle d’équipe.
page-lesson-move-walk-hint = Appuyez sur la Salle d’équipe 1 et vérifiez que c’est le Soldat qui y va. Puis appuyez sur le gros bouton.
page-lesson-move-walk-right = Cela fait un point d’action. Dépensez-les tous pour un personnage, ou partagez-les.
page-lesson-move-explore = La prochaine pièce de la station est visible : l’Entrepôt 2. Posez-la à côté de votre Soldat.
page-lesson-move-explore-hint = Appuyez sur le contour pointillé à l’est de la Salle d’équipe. Un passage doit toucher un passage : un seul sens convient.
page-lesson-move-explore-right = Explorer montre une pièce, mais personne n’y est encore entré.
page-lesson-move-enter = À l’Androïde. Envoyez-le à l’est, dans la Salle de course.
page-lesson-move-enter-hint = Appuyez sur la Salle de course 2, à l’est du Réacteur.
page-lesson-move-enter-right = D’une Salle de course où il n’y a personne d’autre, on repart aussitôt en courant, gratuitement.
page-lesson-move-run = Courez vers le nord, dans le nouvel Entrepôt.
page-lesson-move-run-hint = Appuyez sur l’Entrepôt : ce déplacement ne coûte rien.
page-lesson-move-run-right = Deux pièces pour un point d’action.
page-lesson-move-done = C’est ainsi que grandit une station. Les points qui restent à la fin du tour sont perdus. Un personnage blessé en rapporte moins : un au lieu de deux s’il n’a plus que 1 ou 2 points de vie.
page-lesson-move-wrong-early = Il vous reste des points, et la leçon en a besoin.
page-lesson-move-wrong-trooper = De là, l’Androïde pourrait la poser. Mais laissez faire le Soldat.

## search

page-lesson-search-look = Votre Soldat est dans un Entrepôt que personne n’a fouillé : il y a trois cartes, contre une ailleurs. Il vous faut des cartes, et d’abord des Jerricans, pour brûler le Nid.
page-lesson-search-search = Fouillez la pièce.
page-lesson-search-search-hint = Appuyez sur Fouiller, puis sur le gros bouton.
page-lesson-search-search-right = Vous avez trouvé un Jerrican et un Kit de premiers soins. La troisième carte était une Alerte Parasite : pas de carte pour vous, mais un parasite.
page-lesson-search-red = Le dé a dit sud : le parasite est dans la Salle du Réacteur, avec votre Androïde. Et l’Entrepôt est rouge : qui le fouille encore appelle d’abord un parasite, pour une seule carte.
page-lesson-search-flee = Un parasite ne fait rien avant la Phase Parasite. Alors tous avancent d’une pièce du côté que dit le dé, et mordent qui s’y trouve. Mettez l’Androïde à l’abri : envoyez-le à l’est.
page-lesson-search-flee-hint = Appuyez sur la Salle de course à l’est du Réacteur.
page-lesson-search-flee-right = Bien. Mais personne ne sait où iront les parasites.
page-lesson-search-end = La Phase Parasite vient juste après votre tour. Terminez-le.
page-lesson-search-end-hint = Appuyez sur Terminer.
page-lesson-search-end-right = Le dé a dit est : le parasite a suivi votre Androïde.
page-lesson-search-bitten = Il mord : une blessure. On interroge tout blessé sur le Gilet, même s’il n’en a pas : votre main reste secrète. Vous n’en avez pas : encaissez.
page-lesson-search-bitten-hint = Il n’y a qu’une réponse.
page-lesson-search-bitten-right = Il reste trois cœurs, et l’Androïde rapporte toujours deux points par tour.
page-lesson-search-done = Une pièce rouge est un risque, et rester près d’un parasite quand vient la phase en est un autre. Le marqueur montre avant quel tour elle viendra.
page-lesson-search-wrong-early = Fouillez d’abord : il vous reste des points, et la pièce est pleine.
page-lesson-search-wrong-red = Cette pièce est rouge : un parasite viendrait d’abord. Un seul suffit.
page-lesson-search-wrong-stay = Votre Androïde resterait à côté du parasite.

## trade

page-lesson-trade-look = Le Soldat de Bleu est dans la Salle d’équipe. Qui entre chez un autre joueur doit échanger une carte avec lui, ou l’attaquer. Vous n’avez rien pour attaquer.
page-lesson-trade-meet = Entrez : envoyez votre Soldat au nord.
page-lesson-trade-meet-hint = Appuyez sur la Salle d’équipe 1.
page-lesson-trade-meet-right = Bleu est là : rien d’autre n’est possible avant d’en avoir fini.
page-lesson-trade-trade = Proposez l’échange à Bleu.
page-lesson-trade-trade-hint = Appuyez sur le bouton : vous ne pouvez rien faire d’autre.
page-lesson-trade-trade-right = Chacun choisit maintenant une carte en secret.
page-lesson-trade-give = Bleu est peut-être infecté, et une carte Infection ferait de vous un traître. Quelle carte vous protège, quoi que donne Bleu ?
page-lesson-trade-give-hint = L’une de vos cartes brûle. Qui la donne ne peut pas être infecté dans cet échange.
page-lesson-trade-give-right = Un Jerrican dans l’échange : aucune infection ne prend. Bleu vous a donné un Couteau de combat. Mais il vous manque un Jerrican pour le Nid.
page-lesson-trade-share = Vous êtes ensemble dans une Salle d’équipe. Une seule fouille pour deux : deux cartes distribuées au hasard, une chacun, et vous seul payez. Fouillez avec Bleu.
page-lesson-trade-share-hint = Appuyez sur Fouiller et choisissez la fouille avec Bleu.
page-lesson-trade-share-right = Chacun a une carte, et vous seul connaissez la vôtre.
page-lesson-trade-done = Un cadeau à Bleu, peut-être un ami. Qui vous rencontre souvent sans jamais donner de Jerrican ? Retenez ce que chacun vous a donné.
page-lesson-trade-wrong-trooper = L’Androïde pourrait y aller aussi. Mais envoyez le Soldat.
page-lesson-trade-wrong-early = Pas encore : quelqu’un vous attend.
page-lesson-trade-wrong-armor = Le Gilet arrête les blessures, pas les infections. Si Bleu donne une Infection bleue, vous êtes pris.
page-lesson-trade-wrong-first-aid = Cela soigne les blessures. Rien ne soigne une infection.
page-lesson-trade-wrong-alone = C’est possible. Mais Bleu n’aurait rien, et à deux vous en apprenez plus l’un sur l’autre.

## infection

page-lesson-infection-look = Il ne vous reste ni point d’action ni Jerrican. Bleu est dans la Salle du Réacteur, et c’est bientôt son tour.
page-lesson-infection-end = Terminez votre tour, et voyez qui vient.
page-lesson-infection-end-hint = Appuyez sur Terminer.
page-lesson-infection-end-right = Bleu est entré chez vous, et échange.
page-lesson-infection-give = Vous devez donner une carte, et vous n’avez pas de Jerrican. Prenez l’une ou l’autre.
page-lesson-infection-give-hint = Appuyez sur une carte, puis confirmez-la. Aucune ne peut vous sauver.
page-lesson-infection-give-right = Bleu vous a donné une Infection bleue, et elle infecte : elle est de la couleur de qui la donne. Vous êtes infecté, avec vos deux personnages, pour toujours.
page-lesson-infection-taken = Personne d’autre ne le sait. Vous gagnez désormais avec les infectés et perdez avec les humains. Vos propres cartes Infection, inutiles jusqu’ici, sont des armes. Faites comme si de rien n’était.
page-lesson-infection-visit = Vert est dans l’Entrepôt, à l’est. Envoyez-y votre Soldat.
page-lesson-infection-visit-hint = Appuyez sur l’Entrepôt 2.
page-lesson-infection-visit-right = Il faut échanger, et Vert doit vous donner une carte, lui aussi.
page-lesson-infection-trade = Échangez avec Vert.
page-lesson-infection-trade-hint = Appuyez sur le bouton.
page-lesson-infection-trade-right = Vert choisit une carte en secret, comme vous.
page-lesson-infection-infect = Donnez à Vert une carte Infection de votre couleur.
page-lesson-infection-infect-hint = Appuyez sur une Infection rouge et confirmez-la.
page-lesson-infection-infect-right = Vert a donné un Couteau de combat, et pas de Jerrican. Il est infecté et sait par qui. Lui seul.
page-lesson-infection-done = Quand tous sont infectés et qu’un scan thermique le montre, les infectés gagnent, sauf le dernier pris. Soyez donc des premiers, ou sachez rester humain.
page-lesson-infection-wrong-early = C’est votre tour, et vous avez de quoi donner.
page-lesson-infection-wrong-harmless = C’est ce que donnerait un humain. Vous n’en êtes plus un.

## weapons

page-lesson-weapons-look = Deux parasites sont avec vous dans la Salle d’équipe. Le gris meurt d’une blessure, le noir en demande deux. Seuls les Androïdes tirent ; le couteau est à tous.
page-lesson-weapons-load = Pour tirer, il faut des Munitions sur la table. Posez les vôtres : cela ne coûte rien.
page-lesson-weapons-load-hint = Appuyez sur Objets et choisissez les Munitions.
page-lesson-weapons-load-right = Quatre balles, au vu de tous. On ne pose une carte que si l’on en tient plus de cinq.
page-lesson-weapons-fire = Un tir ne manque jamais. Tirez sur le parasite gris.
page-lesson-weapons-fire-hint = Appuyez sur Tirer, puis choisissez le gris.
page-lesson-weapons-fire-right = Un point d’action, une balle, un parasite de moins.
page-lesson-weapons-draw = Gardez vos balles : prenez le Couteau de combat. Posez-le.
page-lesson-weapons-draw-hint = Appuyez sur Objets et choisissez le Couteau de combat.
page-lesson-weapons-draw-right = Il reste sur la table, et vos deux personnages peuvent s’en servir.
page-lesson-weapons-stab = Frappez le parasite noir. Un 3 ou un 4 au dé le touche.
page-lesson-weapons-stab-hint = Appuyez sur Couteau, puis choisissez le noir. L’un ou l’autre de vos personnages peut frapper.
page-lesson-weapons-stab-right = Un 4 : touché. Le parasite noir est gris à présent ; encore une blessure et il meurt.
page-lesson-weapons-end = Cela suffit. L’Androïde de Bleu a des balles et une Lunette de précision, et il est juste à côté. Terminez votre tour.
page-lesson-weapons-end-hint = Appuyez sur Terminer.
page-lesson-weapons-end-right = Bleu a tiré sur votre Soldat par le passage, sans entrer.
page-lesson-weapons-armor = Vous avez un Gilet pare-balles en main. Jouez-le contre la blessure.
page-lesson-weapons-armor-hint = Choisissez le Gilet pour votre Soldat.
page-lesson-weapons-armor-right = Le tir n’a rien fait. Contre une Grenade, le Gilet ne sert à rien.
page-lesson-weapons-done = Une attaque ne prouve rien : les humains tirent aussi. Mais Bleu a une raison, et il vaut mieux la trouver.
page-lesson-weapons-wrong-early = Deux parasites sont dans la pièce. Occupez-vous d’eux d’abord.
page-lesson-weapons-wrong-unarmed = Sans Munitions sur la table, rien pour tirer.
page-lesson-weapons-wrong-black = Le noir deviendrait seulement gris. Prenez celui qui meurt.
page-lesson-weapons-wrong-bullets = Cela marcherait, mais les balles sont rares. Essayez le couteau.
page-lesson-weapons-wrong-enough = Un coup de plus serait prudent. Mais voyons ce que fait Bleu.
page-lesson-weapons-wrong-take = Vous pourriez encaisser. Mais vous avez un Gilet : jouez-le ici.

## terminal

page-lesson-terminal-look = Votre Soldat et celui de Bleu sont près d’un terminal. Une fois dans votre tour, il fait l’une de trois choses : scanner la station, ouvrir toutes les portes de sécurité ou poser la prochaine pièce n’importe où.
page-lesson-terminal-scan = Lancez un scan thermique.
page-lesson-terminal-scan-hint = Appuyez sur Terminal, puis choisissez le scan.
page-lesson-terminal-scan-right = Le scan compte les vivants infectés. Il ne dit jamais lesquels.
page-lesson-terminal-count = Deux sur quatre. Vous vous savez humain. Donc deux des trois autres sont infectés.
page-lesson-terminal-scanner = Vous tenez un Scanner corporel : il vous montre toute la main d’un joueur de votre pièce. Scannez Bleu avec votre Soldat.
page-lesson-terminal-scanner-hint = Appuyez sur Objets et choisissez de scanner Bleu avec votre Soldat.
page-lesson-terminal-scanner-right = Une carte Hôte. Vous seul l’avez vue.
page-lesson-terminal-end = Vos points sont dépensés, et un terminal ne sert qu’une fois dans votre tour. Terminez-le, et voyez si les autres vous laissent continuer.
page-lesson-terminal-end-hint = Appuyez sur Terminer.
page-lesson-terminal-end-right = Une manche calme : personne n’a bougé. Bleu ignore peut-être encore ce que vous savez.
page-lesson-terminal-doors = À l’est se trouve une porte de sécurité, fermée à qui n’a pas de Carte magnétique sur la table. Faites ouvrir toutes les portes par le terminal. Depuis votre scan il est rouge : l’utiliser appelle d’abord un parasite.
page-lesson-terminal-doors-hint = Appuyez sur Terminal, puis choisissez les portes.
page-lesson-terminal-doors-right = Le dé a dit ouest, où il n’y a pas encore de pièce : le parasite est donc ici, avec vous et Bleu. Mais toutes les portes sont ouvertes, à tous, jusqu’à la prochaine Phase Parasite.
page-lesson-terminal-through = Loin de Bleu et du parasite : envoyez votre Soldat à l’est, par la porte ouverte.
page-lesson-terminal-through-hint = Appuyez sur la Salle vide 2, à l’est du terminal.
page-lesson-terminal-through-right = Sans le terminal, ce passage aurait demandé une Carte magnétique sur la table.
page-lesson-terminal-beyond = Continuez au nord, dans l’Entrepôt 1.
page-lesson-terminal-beyond-hint = Appuyez sur l’Entrepôt 1, au nord de votre Soldat.
page-lesson-terminal-beyond-right = Personne n’est encore venu ici.
page-lesson-terminal-search = Il reste un point. Fouillez.
page-lesson-terminal-search-hint = Appuyez sur Fouiller, puis sur le grand bouton.
page-lesson-terminal-search-right = Trois cartes, dont un Jerrican.
page-lesson-terminal-done = Bleu est l’Hôte, et a déjà infecté quelqu’un : Vert ou Jaune. Dites-le aux autres, si vous voulez. Mais pourquoi vous croiraient-ils ?
page-lesson-terminal-wrong-function = Cela servira plus tard. Nous voulons savoir qui est infecté.
page-lesson-terminal-wrong-early = Pas encore : c’est le moment de savoir.
page-lesson-terminal-wrong-other = Cela aussi servira plus tard. Maintenant, les portes.
page-lesson-terminal-wrong-points = Il vous reste des points à dépenser.

## hive

page-lesson-hive-look = Le Nid est tout au nord. Un Soldat humain dans le Nid le brûle avec trois Jerricans de sa main, pour un point d’action. Vous en avez deux, et quatre points.
page-lesson-hive-gas = Cette pièce n’a pas été fouillée. Fouillez-la.
page-lesson-hive-gas-hint = Appuyez sur Fouiller.
page-lesson-hive-gas-right = Un Jerrican : cela fait trois. Les cartes en main comptent, où que vous soyez. Il reste trois points.
page-lesson-hive-around = Bleu est au nord, et personne ne sait qui est Bleu. En y entrant, vous devrez échanger ou attaquer. Une infection vous coûterait la partie, et un Jerrican contre elle, votre troisième. Prenez l’autre chemin : à l’ouest, par le Réacteur.
page-lesson-hive-around-hint = Appuyez sur le Réacteur, à l’ouest de votre Soldat.
page-lesson-hive-around-right = Dans le Réacteur, personne ne rencontre personne.
page-lesson-hive-corridor = Au nord se trouve une Salle de course vide, et derrière elle le Nid. Envoyez-y votre Soldat.
page-lesson-hive-corridor-hint = Appuyez sur la Salle de course 3, au nord du Réacteur.
page-lesson-hive-corridor-right = Personne ici : vous pouvez courir plus loin aussitôt.
page-lesson-hive-run = Courez jusque dans le Nid, gratuitement : le dernier point sert à le brûler.
page-lesson-hive-run-hint = Appuyez sur le Nid, au nord de votre Soldat. La course ne coûte rien.
page-lesson-hive-run-right = Plus personne ne peut vous arrêter.
page-lesson-hive-burn = Brûlez-le.
page-lesson-hive-burn-hint = Appuyez sur Brûler.
page-lesson-hive-burn-right = Le Nid brûle. Vous avez gagné, avec tous les humains vivants.
page-lesson-hive-done = Seuls des humains peuvent le brûler. Qui pourrait et ne le fait pas vous a dit quelque chose.
page-lesson-hive-wrong-too-few = Vous avez deux Jerricans, et il en faut trois. Cherchez-en d’abord un autre.
page-lesson-hive-wrong-early = Il n’y aura pas de meilleur tour que celui-ci.
page-lesson-hive-wrong-android = Un Androïde ne peut pas brûler le Nid. Envoyez le Soldat.
page-lesson-hive-wrong-hurry = Vous avez ce qu’il faut. Allez-y.
page-lesson-hive-wrong-now = Vous êtes dans le Nid avec trois Jerricans. Qu’attendez-vous ?
page-lesson-hive-wrong-meet = Vous y rencontreriez Bleu, et un échange décide de plus qu’un point. Faites le tour.
page-lesson-hive-wrong-back = Cela ramène en arrière. Le Nid est au nord.
page-lesson-hive-wrong-costly = Cela prend votre dernier point, et il n’en reste plus pour brûler le Nid. Courez plutôt.
page-lesson-hive-wrong-hive = Le Nid est à un pas, et ce pas est gratuit.

## host

page-lesson-host-look = Vous avez pioché la carte Hôte : vous êtes infecté depuis le début, et personne ne le sait. Les infectés gagnent si un scan ne trouve plus d’humain, si tous les Soldats sont morts ou si le temps est écoulé.
page-lesson-host-meet = On infecte en échangeant. Bleu n’a pas encore fouillé : il n’a sans doute pas de Jerrican. Entrez chez Bleu avec votre Soldat.
page-lesson-host-meet-hint = Appuyez sur la Salle d’équipe 1, au nord.
page-lesson-host-meet-right = Bleu s’attend à un échange anodin de début de partie.
page-lesson-host-trade = Échangez avec Bleu.
page-lesson-host-trade-hint = Appuyez sur le bouton.
page-lesson-host-trade-right = Chacun choisit une carte.
page-lesson-host-infect = Donnez à Bleu une carte Infection de votre couleur.
page-lesson-host-infect-hint = Appuyez sur une Infection rouge et confirmez-la.
page-lesson-host-infect-right = Pas de Jerrican en retour : Bleu est infecté et vous aide désormais. Personne d’autre n’a rien vu.
page-lesson-host-second = À Vert maintenant, avec l’Androïde. On a vu Vert fouiller : c’est un risque. Regardez ce qui arrive.
page-lesson-host-second-hint = Appuyez sur la Salle de course, à l’est du Réacteur.
page-lesson-host-second-right = Chacun de vos personnages peut rencontrer quelqu’un.
page-lesson-host-again = Échangez avec Vert.
page-lesson-host-again-hint = Appuyez sur le bouton.
page-lesson-host-again-right = Ici, un Hôte prudent y réfléchirait à deux fois.
page-lesson-host-risk = Essayez : donnez une carte Infection à Vert.
page-lesson-host-risk-hint = Appuyez sur une Infection rouge et confirmez-la.
page-lesson-host-risk-right = Vert a donné un Jerrican : il n’est pas infecté, et sait que vous l’êtes. Mais le Jerrican est à vous, et les humains en ont un de moins.
page-lesson-host-done = Choisissez donc ceux que vous croyez imprudents. Un objet donné au bon moment vous fait paraître humain, et une main pleine de Jerricans qui n’arrivent jamais au Nid fait gagner aussi.
page-lesson-host-wrong-green-first = On a vu Vert fouiller : il a peut-être un Jerrican. D’abord Bleu.
page-lesson-host-wrong-trooper = L’Androïde aura son heure. Envoyez le Soldat.
page-lesson-host-wrong-early = Les autres ne s’affaiblissent pas tout seuls. Infectez quelqu’un.
page-lesson-host-wrong-gas = Cela vous fait paraître humain, mais Bleu le reste aussi, avec un Jerrican de plus.
page-lesson-host-wrong-item = Ce serait la voie prudente, et souvent la meilleure. Mais voyez ce qui arrive si vous osez.
