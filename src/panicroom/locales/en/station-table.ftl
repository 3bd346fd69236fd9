# Before a game, the table as it stands, and the end.

title = Panic Station
about = Panic Station, 4 to 6 players: find the Hive and burn it, while somebody infects the others.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition }; { $variants }.
}
play-seat = You are { $seat }: [{ $letter }T] on the map is your Trooper, [{ $letter }A] your Android.
play-aim = Find the Hive, and burn it with { $gas } Gas Cans. But somebody gets the Host card, and the Host infects others in trades: whoever is given an infection card and gives no Gas Can for it changes sides.

# In front of what is typed. $turn: whether it is the viewer's own turn.
prompt-who = { $turn ->
    [yes] { $seat }, { $ap } AP
   *[no] { $seat }
}

prompt-help = Type the number of an option, or its short form: "move T n" moves your Trooper north (T or A, then n e s w). The beginnings of its words will do: "m t n", "end". ? and a number tells what that option means, with its rule; why move T n tells why you cannot; rules MOVE-1 shows a rule, rules and a word those that speak of it.
prompt-legend = On the map a gap in a wall is an open door, ═ or ║ a security door; the other signs are explained under it. rT is Red's Trooper, rA Red's Android; your own stand in brackets. N E S W beside a card tell where its doors will be. Parasite Marker (due): the Parasite Phase comes before its holder's next turn. AP are action points: each of your characters gives 2 for a turn, with 1 or 2 health only 1.
prompt-why-what = Why what? Type why and an action, like: why move T n

# Before something grave is done.
sure-end-turn = This ends the turn with { $ap } AP unspent.
sure-attack = This attacks { $others }, and everybody will see it.
sure-enter = { $attack ->
    [yes] You must trade with { $others } there, or attack. You have no Gas Can to give: a trade may infect you.
   *[no] You must trade with { $others } there, and have no Gas Can to give: you may be infected.
}
sure-infection = { $seat } will see whose card it is. If { $seat } gives you a Gas Can, it infects nobody.
sure-gas = You have { $gas } Gas Cans, just enough to burn the Hive, and give one away.

## What one knows for sure

# $sure: card (by an infection card that left that hand), infected, human or unknown.
dossier-loyalty = { $alive ->
    [yes] { $sure ->
        [card] { $seat } is infected: a card of that colour was given away.
        [infected] { $seat } is infected: it cannot be otherwise.
        [human] { $seat } is human.
       *[unknown] { $seat } may be human or infected.
    }
   *[no] { $sure ->
        [card] { $seat } is out, and was infected: a card of that colour was given away.
        [infected] { $seat } is out, and was infected.
        [human] { $seat } is out, and was human.
       *[unknown] { $seat } is out, and may have been human or infected.
    }
}
dossier-trade = Round { $round }: gave you { FORM($got, form: "a") } for { FORM($gave, form: "a") }.
dossier-met = Traded with { $trades }.
dossier-met-one = { $seat } (round { $round })
dossier-hand = The hand in round { $round }: { $cards }.
dossier-scans = Heat scans: { $scans }.
dossier-scan = { $infected } of { $living } infected in round { $round }

## The table

player-name = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}
player-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
player-table = { $cards }
player-marker = { $due ->
    [yes] Parasite Marker (due)
   *[no] Parasite Marker
}
player-absent = not here yet
player-out = out of the game

# The signs of the map; what stands there is explained under it.
sign-searched = searched before
sign-used = terminal used
sign-gray = gray parasite
sign-black = black parasite
sign-wounded = black one, wounded
sign-door = security door
sign-open-door = security door, open now
map-goes-on = Further east:

facts-rooms = { $rooms ->
    [0] Round { $round }. No rooms are left to explore.
   *[other] Round { $round }. Next room: { FORM($next, form: "label") } ({ $doors }); { $rooms } left.
}
facts-search = Search deck: { $search }. Discards: { $discards }.

# Above a table: who thinks at the left, of whom above.
think-title = How likely each bot holds the others, named above, to be infected, in per cent:

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

ending-winners = { ID($side) ->
    [side-nobody] Nobody has won.
   *[other] { $you ->
        [won] You have won!{" "}
        [lost] You have lost.{" "}
       *[none] {""}
    }{ $count ->
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }
}
ending-shut-out = { $you ->
    [seat] You were the last to be infected, and so have no part in the victory (WIN-2).
   *[none] { $seat } was the last to be infected, and so has no part in the victory (WIN-2).
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
