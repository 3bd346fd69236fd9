# What has happened, as a viewer hears it. $you names the field that holds the viewer, or is
# "none"; $known tells whether the viewer may know the cards.

## The game, rounds and turns

event-game-began = { $you ->
    [first] { $seats } players enter the station. You begin.
   *[none] { $seats } players enter the station. { $first } begins.
}
event-card-dealt = { $you ->
    [seat] You are dealt { FORM($card, form: "a") }.
   *[none] { $seat } is dealt { FORM($card, form: "a") }.
}
event-parasite-phase-began = Round { $round }: the Parasite Phase.
event-turn-began = { $arrives ->
    [yes] { $you ->
        [seat] Your first turn ({ $ap } AP): your Trooper and Android enter the Reactor.
       *[none] { $seat }’s first turn ({ $ap } AP): Trooper and Android enter the Reactor.
    }
   *[no] { $you ->
        [seat] Your turn ({ $ap } AP).
       *[none] { $seat }’s turn ({ $ap } AP).
    }
}
event-turn-ended = { $you ->
    [seat] Your turn is over.
   *[none] { $seat }’s turn is over.
}
event-marker-passed = { $you ->
    [seat] The Parasite Marker goes to you.
   *[none] The Parasite Marker goes to { $seat }.
}
event-die-rolled = { $you ->
    [seat] You roll { $number }
   *[none] { $seat } rolls { $number }
}: { $cast_for }.
cast-for-knife = the knife { $hits ->
    [0] misses
   *[1] hits
} { FORM($target, form: "object") }
cast-for-way = that is { $way }

## Parasites

event-parasites-moved = The parasites move { $direction } wherever nothing blocks them.
event-parasite-appeared = { ID($room) ->
    [room-same] A { $face } parasite appears there.
   *[other] A { $face } parasite appears in { $room }.
}
event-parasite-shifted = A { $face } parasite moves from { $origin } to { $room }.
event-parasite-killed = { $count ->
    [one] A { $face } parasite is killed
   *[other] { $count } { $face } parasites are killed
} { ID($room) ->
    [room-same] there
   *[other] in { $room }
}.
event-parasite-wounded = { $count ->
    [one] A black parasite is wounded
   *[other] { $count } black parasites are wounded
} { ID($room) ->
    [room-same] there
   *[other] in { $room }
} and { $count ->
    [one] turns
   *[other] turn
} gray.

## Exploring and moving

event-room-laid = { $you ->
    [seat] You place { $rooms }.
   *[none] { $seat } places { $rooms }.
}
    .deed = { $you ->
        [seat] place { $rooms }
       *[none] places { $rooms }
    }
event-next-room-shown = The next room is { $card }.
event-room-buried = { FORM($card, form: "label") } goes under the deck.
event-room-under-hive-shown = The card under the Hive is { $card }.
event-character-moved = { $free ->
    [yes] { $character } runs on to { $room }.
   *[no] { $character } moves to { $room }.
}
    .deed = { $free ->
        [yes] runs on to { $room }
        [on] goes on to { $room }
       *[no] moves to { $room }
    }

## Attack, wounds and death

event-shot-fired = { $character } fires at { FORM($target, form: "object") }.
event-knife-drawn = { $character } { event-knife-drawn.deed }.
    .deed = { $blows ->
        [1] stabs at { FORM($target, form: "object") }{ $hits ->
            [unknown] {""}
            [0] {" "}and misses
           *[other] {" "}and hits
        }
        [2] stabs twice at { FORM($target, form: "object") }{ $hits ->
            [unknown] {""}
            [0] {" "}and misses both times
            [1] {" "}and hits once
           *[other] {" "}and hits both times
        }
       *[other] stabs { $blows } times at { FORM($target, form: "object") }{ $hits ->
            [unknown] {""}
            [0] {" "}and misses every time
            [1] {" "}and hits once
           *[other] {" "}and hits { $hits } times
        }
    }
event-grenade-thrown = { $character } throws a grenade into { $room }.
    .deed = throws a grenade into { $room }
event-character-wounded = { $character } takes { $points ->
    [one] 1 wound
   *[other] { $points } wounds
} from { $weapon }.
event-wounds-taken = { $you ->
    [seat] You take the hit.
   *[none] { $seat } takes the hit.
}
event-character-died = { $character } dies.
event-player-eliminated = { $you ->
    [seat] Both your characters are dead: you are out of the game.
   *[none] { $seat } is out of the game.
}
event-character-healed = { $character } recovers { $points } health.

## Searching, terminals and the sick bay

event-room-searched = { $character } { event-room-searched.deed }.
    .deed = { $you ->
        [partner] searches { $room } together with you
       *[other] { ID($partner) ->
            [nobody] searches { $room }
           *[other] searches { $room } together with { $partner }
        }
    }{ $cards ->
        [0] {""}
        [one] {" "}({ $cards } card)
       *[other] {" "}({ $cards } cards)
    }
event-card-drawn = { $you ->
    [seat] You draw { FORM($card, form: "a") }.
   *[none] { $seat } draws { FORM($card, form: "a") }.
}
event-alert-drawn = { $you ->
    [seat] You draw a Parasite Alert!
   *[none] { $seat } draws a Parasite Alert!
}
event-host-drawn = { $you ->
    [seat] You are the Host! You are infected: give your infection cards in trades, and don’t let anyone notice.
   *[none] { $seat } is the Host.
}
event-search-deck-remade = The search deck is empty: the discards ({ $cards }) are shuffled into a new one.
event-card-turned-red = { FORM($card, form: "start") } is flipped to its red side.
event-terminal-used = { $character } uses the terminal: { $function }.
    .deed = uses the terminal ({ $function })
event-doors-opened = All security doors are open until the next Parasite Phase.
event-heat-scan-held = Heat scan: { $infected ->
    [0] none of { $living } living players is infected.
    [one] 1 of { $living } living players is infected.
   *[other] { $infected } of { $living } living players are infected.
}
event-sick-bay-used = { $character } uses the Sick Bay.
    .deed = uses the Sick Bay

## Items

event-item-laid-down = { $you ->
    [seat] You lay down { FORM($card, form: "a") }.
   *[none] { $seat } lays down { FORM($card, form: "a") }.
}
    .deed = { $you ->
        [seat] lay down { FORM($card, form: "a") }
       *[none] lays down { FORM($card, form: "a") }
    }
event-item-spent = { $you ->
    [seat] You use { FORM($card, form: "a") }.
   *[none] { $seat } uses { FORM($card, form: "a") }.
}
    .deed = { $you ->
        [seat] use { FORM($card, form: "a") }
       *[none] uses { FORM($card, form: "a") }
    }
event-hand-shown = { $you ->
    [viewer] { $seat } shows you their whole hand: { $cards }.
    [seat] You show { $viewer } your whole hand.
   *[none] { $known ->
        [yes] { $seat } shows { $viewer } their whole hand: { $cards }.
       *[no] { $seat } shows { $viewer } their whole hand.
    }
}

## Trade and infection

event-trade-began = { $you ->
    [partner] { $character } meets you
   *[other] { $character } meets { $partner }
} { ID($room) ->
    [room-same] there
   *[other] in { $room }
}: a trade.
    .deed = { $you ->
        [partner] trades with you
       *[other] trades with { $partner }
    }
event-cards-traded = { $you ->
    [seat] You give { $partner } { FORM($given, form: "a") } and get { FORM($returned, form: "a") }.{ $infects ->
        [yes] {" "}No Gas Can came back.
        [dodged] {" "}The Gas Can stopped it: no infection.
        [saved] {" "}Your Gas Can stopped it: this card does not infect you.
       *[no] {""}
    }
    [partner] You give { $seat } { FORM($returned, form: "a") } and get { FORM($given, form: "a") }.{ $infects ->
        [yes] {" "}No Gas Can came back.
        [dodged] {" "}The Gas Can stopped it: no infection.
        [saved] {" "}Your Gas Can stopped it: this card does not infect you.
       *[no] {""}
    }
   *[none] { $known ->
        [yes] { $seat } gives { $partner } { FORM($given, form: "a") } and gets { FORM($returned, form: "a") }.
       *[no] { $seat } and { $partner } swap cards.
    }
}
event-player-infected = { $you ->
    [seat] You are infected! { $by } gave you the card. From now on you win with the infected, unless you are the last to be infected: keep it to yourself, and infect someone.
   *[none] { $seat } is infected by { $by }.
}
event-host-card-passed = { $you ->
    [seat] The card makes you the new Host.
   *[none] { $seat } is the new Host.
}

## The end

event-hive-burned = { $you ->
    [seat] You burn the Hive!
   *[none] { $seat } burns the Hive!
}
event-game-ended = The game is over.

## Several events in one sentence

# What one character does in a row: .deed is the same event without its subject.
told-deeds = { $character } { FORM($deeds, form: "deed") }.
told-turn = { $you ->
    [seat] You { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
told-wounds = Wounds from { $weapon }: { $hits }.
told-hit = { FORM($character, form: "object") } ({ $points })
# Who died together.
told-deaths = { START($characters, form: "object") } die.
# A turn in which nothing was done.
told-idle = { $you ->
    [seat] You do nothing.
   *[none] { $seat } does nothing.
}
# Shots at parasites: each kills a gray one, or wounds a black one.
told-gray-shot = { $character } shoots and kills { $shots ->
    [one] a gray parasite
   *[other] { $shots } gray parasites
} in { $room }.
told-black-shot = { $character } shoots { $shots ->
    [one] a black parasite in { $room }, which is wounded and turns gray.
   *[other] { $shots } black parasites in { $room }, which are wounded and turn gray.
}
# Shots at one target, with what they did.
told-shots = { $character } fires at { FORM($target, form: "object") }: { $shots ->
    [1] {""}
   *[other] { $shots } shots,{" "}
}{ $points ->
    [one] 1 wound
   *[other] { $points } wounds
}.
