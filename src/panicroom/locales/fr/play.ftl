# Avant la partie et pendant, quel que soit le jeu.

## Avant la partie

ask-game = Quel jeu : { $allowed } ? [{ $default }]
ask-seats = Combien de joueurs : { $allowed } ? [{ $default }]
ask-level = À quel niveau jouent les bots : { $allowed } ? [{ $default }]
ask-again = « { $text } » n’est pas parmi { $allowed }.
ask-help = Tapez l’un de ces mots, ou le numéro à côté ; Entrée tout seul prend { $default }.

ask-resume = Reprendre votre partie inachevée de { $title } ? [Entrée = oui, n = non]
ask-rest = Voulez-vous voir comment cela finit ? [o = oui, Entrée = non]
ask-another = Encore une partie ? [o = oui, Entrée = non]
ask-yes-or-no = Répondez oui ou non, pas « { $text } ».

# Des mots qui répondent à une question, séparés par une espace ; l'anglais est toujours compris.
answer-yes = oui o
answer-no = non n
answer-on = oui
answer-off = non

play-bots = { $count ->
    [0] Il n’y a pas de bots à la table.
   *[other] Des bots jouent { $bots }.
}
play-bot = { $seat } ({ $level })
play-bot-named = { $seat } ({ $name }, { $level })
play-how = Tapez le numéro d’une option, puis Entrée ; ? pour de l’aide. Chaque action est enregistrée : quittez quand vous voulez, et reprenez plus tard.
play-how-waiting = En attendant, vous pouvez taper aussi : dire et vos mots ; ? pour de l’aide.
play-sealed = Tirage scellé (empreinte) : { $hash }. La clé est montrée à la fin.
play-resumed = Vous reprenez { $title } où vous en étiez. ? pour de l’aide.
play-meanwhile = Entre-temps, la partie a continué.
# Le nom d'un joueur qui n'en a pas donné.
play-guest = Joueur { $number }

flag-play-bots = nombre de bots (par défaut, toutes les places sauf une) ; s’il en reste plusieurs, on se relaie au clavier
flag-play-level = le niveau des bots : random (aléatoire), easy (facile), normal ou hard (difficile) ; ou un pour chacun, easy,hard
flag-play-pace = secondes de pause après le tour d’un bot (par défaut : 0.6)
flag-play-no-confirm = ne rien demander avant une action lourde de conséquences
flag-play-new = commencer une nouvelle partie, même s’il y en a une inachevée
flag-play-data = le dossier de données du serveur, avec toutes les parties inachevées (par défaut : panicroom-data)
flag-no-browser = ne pas lancer de navigateur, seulement afficher l’adresse

## Ce qui ne peut pas se jouer

play-bad-level = « { $text } » n’est pas un niveau de bot : choisissez parmi { $allowed }.
play-bad-levels = --level donne { $levels } niveaux pour { $bots } bots : donnez-en un pour tous, ou un pour chacun.
play-all-bots = Avec --bots { $bots } à { $seats } places, il n’en reste pas pour vous : « panicroom watch » montre des bots qui jouent.
play-bad-pace = --pace : des secondes, de 0 à 60, pas « { $text } ».
play-no-server = Aucun serveur n’a pu être ouvert ici ; { $file } dit pourquoi.

open-shown = Panic Room est ouvert dans votre navigateur : { $address }
open-visit = Panic Room est ouvert. Rendez-vous à cette adresse dans un navigateur de cette machine : { $address }
open-close = Laissez ce programme tourner tant que vous jouez. Ctrl-C le ferme ; les parties reprendront là où elles en étaient.

## Plusieurs personnes au même clavier

hand-over = C’est à { $seat }. Appuyez sur Entrée, et l’écran s’efface.
hand-look = { $seat }, à vous de regarder : appuyez sur Entrée.

## Pendant la partie

prompt = { $who } >
prompt-empty = Tapez le numéro d’une option, ou ? pour de l’aide.
prompt-not-asked = On ne vous demande rien en ce moment. Les commandes restent possibles, comme dire et vos mots ; ? pour de l’aide.
prompt-unreadable = { $field ->
    [action] Je ne comprends pas « { $text } » comme une action.
   *[other] « { $text } » ne convient pas. { $expected }
}
prompt-several = « { $text } » peut vouloir dire { $forms }.
prompt-try = Tapez un numéro de la liste, une forme courte, ou ? pour de l’aide.
prompt-usage = Cela se tape ainsi : { $usage }
prompt-verbs = Formes courtes :
prompt-verb = { $usage } ;
prompt-last-verb = { $usage }.
usage = { $text }
prompt-no-such-number = { $most ->
    [1] Il n’y a pas d’option { $text } : il n’y en a qu’une, la 1.
   *[other] Il n’y a pas d’option { $text } : elles vont de 1 à { $most }.
}
prompt-no-rule = Il n’y a pas de règle « { $text } » : « règles » tout seul les liste toutes.
prompt-other-rule = « { $text } » est d’un autre jeu : { $game }.
prompt-allowed = { $option } : rien ne s’y oppose, vous pouvez le faire maintenant.
prompt-means = { $option }.
prompt-means-cost = { $option } ({ $cost }).
ask-sure = Le faire quand même ? [Entrée = oui, n = non]
prompt-not-done = Rien n’est fait.

# Ce que l'on peut taper d'autre : les mots pour cela, séparés par une espace ; l'anglais est
# toujours compris.
command-help = aide
command-map = table plan
command-why = pourquoi
command-rules = règles règle regles regle
command-dossier = dossier
command-note = note
command-notes = notes
command-log = histoire
command-pace = rythme
command-confirm = confirmer
command-quit = quitter q
command-say = dire
command-claim = affirmer
command-reply = repondre répondre
command-order = consigne ordre
command-vote = voter
command-leave = partir
command-return = revenir
command-link = lien
command-pause = pause
command-resume = reprendre

prompt-commands = Entrée tout seul remontre les options. Et aussi : table (pour la revoir), dossier (ce que vous savez de façon sûre), histoire (ce qui s’est passé), note et vos mots (pour noter quelque chose), notes (pour les relire), rythme 0 (les bots jouent sans pause), confirmer non (ne plus rien demander avant une action lourde de conséquences), quitter (la partie est gardée), dire et vos mots, affirmer, répondre (à la dernière affirmation), consigne, voter (pour finir la partie), partir (un bot joue pour vous), revenir (vous jouez de nouveau), lien (pour revenir sur un autre appareil) ; pour le responsable de la table pause, reprendre, bot COULEUR (un bot remplace quelqu’un), exclure COULEUR (exclut quelqu’un) ; « ?? » montre toutes les formes courtes, et comment lire le plan.

note-taken = C’est noté.
note-none = Vous n’avez rien noté. Tapez « note » et vos mots.
note-line = { $number }. { $text }
dossier-notes = Vos notes :
log-none = Il ne s’est encore rien passé.
log-wrong = Tapez « histoire », ou « histoire » et le nombre de paragraphes à relire, pas « { $text } ».
pace-set = { $seconds ->
    [0] Les bots jouent sans pause.
   *[other] Les bots font une pause de { $seconds } s après chaque tour.
}
pace-wrong = Tapez « rythme » et un nombre de secondes, de 0 à 60, pas « { $text } ».
confirm-set = { $on ->
    [yes] On vous demandera confirmation avant une action lourde de conséquences.
   *[no] On ne vous demandera plus confirmation.
}
confirm-wrong = Tapez « confirmer oui » ou « confirmer non », pas « { $text } ».

play-out = Les autres jouent jusqu’à la fin.
play-key = La clé du tirage était { $key }. Son empreinte est { $hash }, comme annoncé au début.
play-saved = La partie est gardée dans { $file } : pour la faire raconter à nouveau, tapez
play-left = Votre place est gardée : pour reprendre la partie, tapez
play-not-kept = Rien n’a encore été joué : rien n’est gardé.

replay-step = Étape { $step } sur { $last }.
replay-film = Le film est dans { $file } : ouvrez-le dans un navigateur, à la page /g d’un serveur. Il reste dans le navigateur.

## Regarder et rejouer

flag-think = montrer à chaque manche ce que soupçonne chaque bot
# Ce que l'on peut taper en rejouant une partie ; les mots anglais sont toujours compris.
step-next = suivant n
step-back = arrière arriere b
step-round = manche r
step-seat = joueur s
step-open = ouvert o
step-help = aide

step-how = Entrée ou n pour avancer, b pour reculer, r pour aller à la manche suivante, un nombre pour aller à cette étape ; « s rouge » pour voir par les yeux de Rouge, s seul par ceux d’un spectateur, o pour tout voir ; q pour quitter.
step-prompt = { $step }/{ $last } >
step-at = Étape { $step } sur { $last }, { $eyes }.
eyes-spectator = vue d’un spectateur
eyes-seat = vue par { $seat }
eyes-open = tout est visible
step-silent = Rien que l’on puisse voir d’ici.
step-beyond = Les étapes vont de 0 à { $last }.
think-none = Ces bots ne pensent rien de personne : ils jouent au hasard.
think-nothing = Il ne reste rien à deviner.
