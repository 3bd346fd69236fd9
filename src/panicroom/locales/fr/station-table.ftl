# Avant la partie, la table telle qu'elle est, et la fin.

title = Panic Station
about = Panic Station, de 4 à 6 joueurs : trouvez le Nid et brûlez-le, pendant que quelqu’un infecte les autres.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition } ; { $variants }.
}
play-seat = Vous êtes { $seat } : sur le plan, [{ $letter }T] est votre Soldat et [{ $letter }A] votre Androïde.
play-aim = Trouvez le Nid, et brûlez-le avec { $gas } Jerricans. Mais quelqu’un va piocher la carte Hôte, et l’Hôte infecte les autres lors des échanges : qui reçoit une carte Infection sans donner de Jerrican change de camp.

# Devant ce que l'on tape. $turn : si c'est le tour de qui regarde.
prompt-who = { $turn ->
    [yes] { $seat }, { $ap } PA
   *[no] { $seat }
}

prompt-help = Tapez le numéro d’une option, ou sa forme courte : « move T n » mène votre Soldat au nord (T le Soldat ou A l’Androïde, puis n e s w : nord, est, sud, ouest). Le début des mots suffit : « m t n », « end ». « ? » et un numéro expliquent cette option, avec sa règle ; « pourquoi move T n » dit ce qui l’empêche ; « règles MOVE-1 » montre une règle, « règles » et un mot celles où il se trouve.
prompt-legend = Sur le plan, un trou dans un mur est un passage ouvert, ═ ou ║ une porte de sécurité ; les autres signes sont expliqués sous le plan. rT est le Soldat de Rouge, rA son Androïde ; les vôtres sont entre crochets. Les lettres N E S O, près d’une carte, disent où elle est ouverte. Marqueur Parasite (à résoudre) : la Phase Parasite vient avant le prochain tour de qui le tient. PA : points d’action ; pour un tour, chacun de vos personnages en donne 2, ou 1 s’il n’a plus que 1 ou 2 PV.
prompt-why-what = Pourquoi quoi ? Tapez pourquoi et une action, par exemple : pourquoi move T n

# Avant un acte grave.
sure-end-turn = Cela termine le tour avec { $ap ->
    [one] { $ap } PA inutilisé.
   *[other] { $ap } PA inutilisés.
}
sure-attack = C’est une attaque contre { $others }, et tout le monde la verra.
sure-enter = { $attack ->
    [yes] Vous devrez y échanger avec { $others }, ou attaquer. Vous n’avez pas de Jerrican à donner : un échange peut vous infecter.
   *[no] Vous devrez y échanger avec { $others }, sans Jerrican à donner : vous risquez d’être infecté.
}
sure-infection = { $seat } verra de qui vient la carte. Si { $seat } vous donne un Jerrican, elle n’infecte personne.
sure-gas = Vous avez { $gas } Jerricans, juste de quoi brûler le Nid, et vous en donnez un.

## Ce que l'on sait de façon sûre

# $sure : card (par une carte Infection sortie de cette main), infected, human ou unknown.
dossier-loyalty = { $alive ->
    [yes] { $sure ->
        [card] { $seat } est infecté : une carte de sa couleur a été donnée.
        [infected] { $seat } est infecté, il ne peut en être autrement.
        [human] { $seat } est humain.
       *[unknown] { $seat } est peut-être humain, peut-être infecté.
    }
   *[no] { $sure ->
        [card] { $seat } est hors jeu, et était infecté : une carte de sa couleur a été donnée.
        [infected] { $seat } est hors jeu, et était infecté.
        [human] { $seat } est hors jeu, et était humain.
       *[unknown] { $seat } est hors jeu, et était peut-être humain, peut-être infecté.
    }
}
dossier-trade = Manche { $round } : vous a donné { FORM($got, form: "a") } contre { FORM($gave, form: "a") }.
dossier-met = A échangé avec { $trades }.
dossier-met-one = { $seat } (manche { $round })
dossier-hand = Sa main à la manche { $round } : { $cards }.
dossier-scans = Scans thermiques : { $scans }.
dossier-scan = { $infected ->
    [one] { $infected } infecté
   *[other] { $infected } infectés
} sur { $living } à la manche { $round }

## La table

player-name = { $you ->
    [yes] { $seat } (vous)
   *[no] { $seat }
}
player-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
player-table = { $cards }
player-marker = { $due ->
    [yes] Marqueur Parasite (à résoudre)
   *[no] Marqueur Parasite
}
player-absent = pas encore là
player-out = hors jeu

# Les signes du plan ; ceux qui s'y trouvent sont expliqués au-dessous.
sign-searched = déjà fouillée
sign-used = terminal déjà utilisé
sign-gray = parasite gris
sign-black = parasite noir
sign-wounded = parasite noir blessé
sign-door = porte de sécurité
sign-open-door = porte de sécurité ouverte
map-goes-on = Plus à l’est :

facts-rooms = { $rooms ->
    [0] Manche { $round }. Il n’y a plus de pièces à explorer.
   *[other] Manche { $round }. Prochaine pièce : { FORM($next, form: "label") } ({ $doors }) ; il en reste { $rooms }.
}
facts-search = Pioche Fouille : { $search }. Défausse : { $discards }.

# Au-dessus d'un tableau : à gauche qui pense, en haut de qui.
think-title = Pour chaque bot (à gauche), la probabilité qu’un joueur (en haut) soit infecté, en % :

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] Vous êtes l’Hôte. Votre main : { $cards }.
        [infected] Vous êtes infecté. Votre main : { $cards }.
       *[human] Vous êtes humain. Votre main : { $cards }.
    }
    [dead] { $loyalty ->
        [host] Vous étiez l’Hôte, et vous êtes mort.
        [infected] Vous étiez infecté, et vous êtes mort.
       *[human] Vous étiez humain, et vous êtes mort.
    }
   *[no] { $loyalty ->
        [host] { $seat } (Hôte) : { $cards }.
        [infected] { $seat } (infecté) : { $cards }.
       *[human] { $seat } : { $cards }.
    }
}

## La fin

ending-winners = { ID($side) ->
    [side-nobody] { $alive ->
        [yes] Personne n’a gagné : aucun infecté en vie ne l’a mérité (VARIANT-4).
       *[no] Personne n’a gagné : aucun infecté n’est en vie.
    }
   *[other] { $you ->
        [won] Vous avez gagné ! Victoire { FORM($winners, form: "of") }.
        [lost] Vous avez perdu. Victoire { FORM($winners, form: "of") }.
       *[none] Victoire { FORM($winners, form: "of") }.
    }
}
ending-shut-out = { $you ->
    [seat] Vous avez été infecté en dernier : vous ne partagez pas la victoire (WIN-2).
   *[none] { $seat } a été infecté en dernier, et ne partage pas la victoire (WIN-2).
}
ending-host = { $round ->
    [0] { $you ->
        [seat] Vous avez reçu la carte Hôte dès le début.
       *[none] { $seat } a reçu la carte Hôte dès le début.
    }
   *[other] { $you ->
        [seat] Vous avez pioché la carte Hôte à la manche { $round }.
       *[none] { $seat } a pioché la carte Hôte à la manche { $round }.
    }
}
ending-infection = { $you ->
    [seat] { $by } vous a infecté à la manche { $round }.
    [by] Vous avez infecté { $seat } à la manche { $round }.
   *[none] { $by } a infecté { $seat } à la manche { $round }.
}
ending-no-infection = Personne n’a jamais été infecté.

## Les chapitres de la règle

chapter-setup = Mise en place
chapter-rounds = Manches et tours
chapter-phase = Phase Parasite
chapter-map = Le plan
chapter-explore = Explorer
chapter-move = Avancer et entrer
chapter-attack = Attaquer
chapter-search = Fouiller
chapter-terminal = Terminal et infirmerie
chapter-items = Objets
chapter-trade = Échange et infection
chapter-end = Fin de la partie
chapter-variants = Variantes

## Ce que l'on compte sur beaucoup de parties

figure-rounds = manches
figure-infections = infections
