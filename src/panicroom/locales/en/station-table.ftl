# Before a game, the table as it stands, and the end.

title = Panic Station
about = Panic Station, 4 to 6 players: find the Hive and burn it, while somebody infects the others.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition }; { $variants }.
}
play-seat = You are { $seat }: { $letter }T on the map is your Trooper, { $letter }A your Android. Bots play the others, by chance.
play-aim = Find the Hive, and burn it with { $gas } Gas Cans. But somebody will draw the Host card, and the Host infects others in trades: who is given an infection card and gives no Gas Can changes sides.

prompt-help =
    Type the number of an option, or its short form ("move T n": T or A, then a direction n e s w). Also:
    map (the table again), why move T n (why you cannot), rules MOVE-1 (a rule), quit.
prompt-legend = On the map a gap in a wall is an open door, and x or xxxx a security door. red: the room was searched before, and lies on its red side; used: its terminal was used before; lower: the anteroom on the same card; gray and black: parasites, flipped: a black one that is wounded. rT is Red's Trooper, rA Red's Android. Parasite Marker (due): the Parasite Phase comes before its holder's next turn.
prompt-why-what = Why what? Type why and an action, like: why move T n

## The table

player-name = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}
player-health = { $trooper ->
    [0] T dead
   *[other] T { $trooper }
}, { $android ->
    [0] A dead
   *[other] A { $android }
}
player-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
player-table = { $cards }
player-bare = {""}
player-marker = { $due ->
    [yes] Parasite Marker (due)
   *[no] Parasite Marker
}
player-absent = not here yet

facts-rooms = { $rooms ->
    [0] Round { $round }. No rooms are left to explore.
   *[other] Round { $round }. Next room: { FORM($next, form: "label") } ({ $doors }); { $rooms } left.
}
facts-search = Search deck: { $search }. Discards: { $discards }.

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] You are the Host. Your hand: { $cards }.
        [infected] You are infected. Your hand: { $cards }.
       *[human] You are human. Your hand: { $cards }.
    }
    [dead] { $loyalty ->
        [host] You were the Host, and have died.
        [infected] You were infected, and have died.
       *[human] You were human, and have died.
    }
   *[no] { $loyalty ->
        [host] { $seat } (Host): { $cards }.
        [infected] { $seat } (infected): { $cards }.
       *[human] { $seat }: { $cards }.
    }
}

## The end

ending-winners = { $side ->
    [side-nobody] Nobody has won.
   *[other] { $you ->
        [won] You have won! The winners: { $winners }.
        [lost] You have lost. The winners: { $winners }.
       *[none] The winners: { $winners }.
    }
}
ending-host = { $round ->
    [0] { $you ->
        [seat] You were dealt the Host card at the start.
       *[none] { $seat } was dealt the Host card at the start.
    }
   *[other] { $you ->
        [seat] You drew the Host card in round { $round }.
       *[none] { $seat } drew the Host card in round { $round }.
    }
}
ending-infection = { $you ->
    [seat] You were infected by { $by } in round { $round }.
    [by] You infected { $seat } in round { $round }.
   *[none] { $seat } was infected by { $by } in round { $round }.
}
ending-no-infection = Nobody was ever infected.

## Chapters of the rules

chapter-setup = Setup
chapter-rounds = Rounds and turns
chapter-phase = Parasite Phase
chapter-map = The map
chapter-explore = Explore
chapter-move = Move and enter
chapter-attack = Attack
chapter-search = Search
chapter-terminal = Terminal and sick bay
chapter-items = Items
chapter-trade = Trade and infection
chapter-end = End of the game
chapter-variants = Variants

## Counted of many games

figure-rounds = rounds
figure-infections = infections
