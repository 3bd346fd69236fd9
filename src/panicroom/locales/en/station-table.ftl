# Before a game, the table as it stands, and the end.

title = Panic Station
about = Panic Station, 4 to 6 players: find the Hive and burn it, while someone infects the others.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition }; { $variants }.
}
play-seat = You are { $seat }: [{ $letter }T] on the map is your Trooper, [{ $letter }A] your Android.
play-aim = Find the Hive, and burn it with { $gas } Gas Cans. But someone gets the Host card, and the Host infects others in trades: if you get an infection card and didn’t give a Gas Can, you change sides.

# In front of what is typed. $turn: whether it is the viewer's own turn.
prompt-who = { $turn ->
    [yes] { $seat }, { $ap } AP
   *[no] { $seat }
}

prompt-help = Type the number of an option, or its short form: “move T n” moves your Trooper north (T or A, then n e s w). The first letters of each word are enough: “m t n”, “end”. ? and a number explains that option, with its rule; why move T n tells why you can’t; rules MOVE-1 shows a rule, rules and a word the rules that mention it.
prompt-legend = On the map a gap in a wall is an open door, ═ or ║ a security door; the other symbols are explained below it. rT is Red’s Trooper, rA Red’s Android; your own are in brackets. N E S W beside a card tell where its doors will be. Parasite Marker (due): the Parasite Phase comes before its holder’s next turn. AP are action points: each of your characters gives you 2 per turn, but only 1 at 1 or 2 health.
prompt-why-what = Why what? Type why and an action, like: why move T n

# Before a risky action.
sure-end-turn = This ends your turn with { $ap } AP unspent.
sure-attack = This attacks { $others }, and everyone will see it.
sure-enter = { $attack ->
    [yes] You must trade with { $others } there, or attack. You have no Gas Can to give: a trade may infect you.
   *[no] You must trade with { $others } there, and you have no Gas Can to give: you may be infected.
}
sure-infection = { $seat } will see whose card it is. If { $seat } gives you a Gas Can, it won’t infect anyone.
sure-gas = You have { $gas } Gas Cans, just enough to burn the Hive, and this gives one away.

## What one knows for sure

# $sure: card (by an infection card that left that hand), infected, human or unknown.
dossier-loyalty = { $alive ->
    [yes] { $sure ->
        [card] { $seat } is infected: an infection card of that color was given away.
        [infected] { $seat } is infected: nothing else is possible.
        [human] { $seat } is human.
       *[unknown] { $seat } may be human or infected.
    }
   *[no] { $sure ->
        [card] { $seat } is out, and was infected: an infection card of that color was given away.
        [infected] { $seat } is out, and was infected.
        [human] { $seat } is out, and was human.
       *[unknown] { $seat } is out, and may have been human or infected.
    }
}
dossier-trade = Round { $round }: gave you { FORM($got, form: "a") } for { FORM($gave, form: "a") }.
dossier-met = Traded with { $trades }.
dossier-met-one = { $seat } (round { $round })
dossier-hand = Hand in round { $round }: { $cards }.
dossier-scans = Heat scans: { $scans }.
dossier-scan = { $infected } of { $living } infected in round { $round }

## The table

player-name = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}
player-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
player-table = { $cards }
player-marker = { $due ->
    [yes] Parasite Marker (due)
   *[no] Parasite Marker
}
player-absent = not here yet
player-out = out of the game

# The symbols of the map, explained under it.
sign-searched = searched before
sign-used = terminal used
sign-gray = gray parasite
sign-black = black parasite
sign-wounded = black one, wounded
sign-door = security door
sign-open-door = security door, open now
map-goes-on = Further east:

facts-rooms = { $rooms ->
    [0] Round { $round }. No rooms left to explore.
   *[other] Round { $round }. Next room: { FORM($next, form: "label") } ({ $doors }); { $rooms } left.
}
facts-search = Search deck: { $search }. Discards: { $discards }.

# Above a table: who thinks at the left, of whom above.
think-title = How likely each bot (left) thinks each player (top) is infected, in %:

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] You are the Host. Your hand: { $cards }.
        [infected] You are infected. Your hand: { $cards }.
       *[human] You are human. Your hand: { $cards }.
    }
    [dead] { $loyalty ->
        [host] You were the Host, and you are dead.
        [infected] You were infected, and you are dead.
       *[human] You were human, and you are dead.
    }
   *[no] { $loyalty ->
        [host] { $seat } (Host): { $cards }.
        [infected] { $seat } (infected): { $cards }.
       *[human] { $seat }: { $cards }.
    }
}

## The end

ending-winners = { ID($side) ->
    [side-nobody] { $alive ->
        [yes] No one wins: no infected player who lives has earned it (VARIANT-4).
       *[no] No one wins: none of the infected is alive.
    }
   *[other] { $you ->
        [won] You win!{" "}
        [lost] You lose.{" "}
       *[none] {""}
    }{ $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
ending-shut-out = { $you ->
    [seat] You were the last to be infected, so you don’t share the victory (WIN-2).
   *[none] { $seat } was the last to be infected and doesn’t share the victory (WIN-2).
}
ending-host = { $round ->
    [0] { $you ->
        [seat] You were dealt the Host card at the start.
       *[none] { $seat } was dealt the Host card at the start.
    }
   *[other] { $you ->
        [seat] You drew the Host card in round { $round }.
       *[none] { $seat } drew the Host card in round { $round }.
    }
}
ending-infection = { $you ->
    [seat] You were infected by { $by } in round { $round }.
    [by] You infected { $seat } in round { $round }.
   *[none] { $seat } was infected by { $by } in round { $round }.
}
ending-no-infection = No one was ever infected.

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
