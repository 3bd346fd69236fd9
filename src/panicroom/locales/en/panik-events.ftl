# What has happened, as a viewer hears it. $you names the field that holds the viewer, or is "none".

## Setup

event-game-began = { $you ->
    [first] { $seats } players lay out their manors. You will begin.
   *[none] { $seats } players lay out their manors. { $first } will begin.
}
event-manors-dealt = { $you ->
    [seat] You are dealt { FORM($manors, form: "a") }.
   *[none] { $seat } is dealt { FORM($manors, form: "a") }.
}
event-manor-turned = { FORM($manor, form: "start") } is revealed: { FORM($kind, form: "a") }.

## Turns

event-hunter-placed = { $you ->
    [seat] You place { FORM($kind, form: "a") } at { $manor }.
   *[none] { $seat } places { FORM($kind, form: "a") } at { $manor }.
}
    .deed = { $you ->
        [seat] place { FORM($kind, form: "a") } at { $manor }
       *[none] places { FORM($kind, form: "a") } at { $manor }
    }
event-hunter-sent-back = { $you ->
    [seat] You send { $hunter } away from { $manor }.
   *[none] { $seat } sends { $hunter } away from { FORM($manor, form: "named") }.
}
    .deed = { $you ->
        [seat] send { $hunter } away
       *[none] sends { $hunter } away
    }
event-hunter-placed-again = { FORM($hunter, form: "start") } goes to { $manor }.
event-hunter-called = { $you ->
    [seat] You call { $hunter } from { $origin } to { $manor }.
   *[none] { $seat } calls { $hunter } from { FORM($origin, form: "named") } to { FORM($manor, form: "named") }.
}
    .deed = { $you ->
        [seat] call { $hunter } there from { $origin }
       *[none] calls { $hunter } there from { FORM($origin, form: "named") }
    }

## The end

event-manor-scored = { FORM($manor, form: "start") } earns { $points }.
event-game-ended = The game is over.

## Several events in one sentence

# What one player does in a row: .deed is the same event without its subject.
told-turn = { $you ->
    [seat] You { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
# Manors that are revealed together.
told-turned = Revealed: { $manors }.
# A manor that the detector of $seat has revealed.
told-detector = { $you ->
    [seat] Your detector reveals { $manor }: { FORM($kind, form: "a") }.
   *[none] { $seat }’s detector reveals { $manor }: { FORM($kind, form: "a") }.
}
