# Ce qu'un joueur peut faire (option-), ce qu'il doit décider (decision-), et ce qui l'en empêche (why-).

## Comment se tape une action : ce qui suit le premier mot

slot-manor = COULEUR.NUMÉRO
slot-kind = basic|over-equipped|tandem|detector|call
slot-hunter = COULEUR:SORTE

## Options, à l'infinitif

option-turn-up = Retourner { $manor } ({ FORM($face, form: "short") })
option-post-tandem = Poster un binôme devant { $manor } ({ FORM($face, form: "short") })
option-place = Placer { FORM($kind, form: "a") } devant { $manor }, { FORM($face, form: "a") }
option-detect = Retourner { $manor }, puis placer le détecteur
option-send-back = Renvoyer { $hunter }
option-call = Faire venir { $hunter }, posté devant { $origin }
option-place-again = Placer { $hunter } devant { $manor }, { FORM($face, form: "a") }
option-end-turn = Terminer le tour

# Lignes d'un tableau d'options : les colonnes sont les manoirs. $letter est le chasseur sur la table.
row-place = { $letter }  { $kind }
row-detect = { $letter }  { $kind } : retourner
row-place-again = { $letter }  { $kind }

## Décisions : ce qui est dû, et pourquoi. .name suit « Vous devez d'abord ».

decision-manors = Lequel de vos manoirs retournez-vous aux yeux de tous ? Tous retournent en même temps.
    .name = retourner un manoir
decision-posts = Devant lequel de vos manoirs cachés postez-vous votre premier binôme ? Tous placent en même temps.
    .name = poster un binôme devant un manoir
decision-turn = À vous : placez un chasseur devant un manoir qui n’est pas plein. Tapez le numéro où sa ligne croise la colonne du manoir.
    .name = placer un chasseur
decision-detector = Placez maintenant le détecteur.
    .name = placer le détecteur
decision-send-or-call = { $may_call ->
    [yes] { $may_send ->
        [yes] Vous pouvez renvoyer un chasseur { FORM($manor, form: "of") } et en faire venir un autre, dans l’ordre que vous voulez.
       *[no] Vous pouvez faire venir un chasseur { FORM($manor, form: "to") }.
    }
   *[no] Vous pouvez renvoyer un chasseur { FORM($manor, form: "of") }.
}
    .name = renvoyer un chasseur, en faire venir un ou terminer le tour
decision-new-manor = { START($hunter) } est renvoyé { FORM($origin, form: "of") } : placez-le devant un autre manoir.
    .name = placer le chasseur renvoyé

## Pourquoi pas. Une phrase chacune ; la règle elle-même vient ensuite.

why-game-over = La partie est terminée.
why-others-decide = Ce n’est pas à vous de décider.
why-answer-first = Vous devez d’abord { FORM($decision, form: "name") }.

why-not-at-the-table = { START($manor) } n’est pas à cette table.
why-not-your-manor = Seul l’un de vos propres manoirs peut être choisi.
why-manor-is-up = Un manoir déjà face visible ne peut pas être choisi.

why-not-in-hand = Vous n’avez plus { FORM($kind, form: "none") } en main.
why-manor-full = Un manoir où se trouvent 4 chasseurs est plein : plus personne n’y trouve place.
why-detect-first = Avant d’être placé, le détecteur retourne un manoir adverse : choisissez-en un.
why-detector-first = Vous avez retourné un manoir : placez maintenant le détecteur.
why-own-manor = Le détecteur retourne un manoir adverse, et non l’un des vôtres.

why-sent-already = Vous avez déjà renvoyé un chasseur ce tour-ci.
why-no-such-hunter = Ce chasseur n’est pas devant { $manor }.
why-over-equipped-stays = Un chasseur suréquipé n’est jamais renvoyé.
why-just-placed = On ne renvoie pas le chasseur que l’on vient de placer.
why-just-called = On ne renvoie pas le chasseur que l’on vient de faire venir.
why-another-manor = Il doit aller ailleurs que devant { $manor }.

why-no-call = Seul un appel à l’aide qui vient d’être placé fait venir quelqu’un.
why-never-called = On ne fait jamais venir ni un suréquipé ni un binôme.
why-origin-full = On ne fait venir personne d’un manoir plein.
why-no-room = { START($manor) } est plein : il n’y a plus de place.
why-just-sent-back = On ne fait pas venir le chasseur que l’on vient de renvoyer.
