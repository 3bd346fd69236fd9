# What a seat may do (option-), what it owes (decision-), and why it may not (why-).

## How actions are typed: what stands for each word after the first

slot-manor = COLOUR.NUMBER
slot-kind = basic|over-equipped|tandem|detector|call
slot-hunter = COLOUR:KIND

## Options

option-turn-up = Turn up { $manor }: { $face }
option-post-tandem = Put a tandem on { $manor }: { $face }
option-place = Place { FORM($kind, form: "a") } at { $manor }, { FORM($face, form: "a") }
option-detect = Turn up { $manor }, then place the detector
option-send-back = Send { $hunter } away
option-call = Call { $hunter } from { $origin }
option-place-again = Place { $hunter } at { $manor }, { FORM($face, form: "a") }
option-end-turn = End the turn

# Rows of a table of options: the columns are the manors. $letter stands for the hunter on the board.
row-place = { $letter }  { $kind }
row-detect = { $letter }  { $kind }: turn up
row-place-again = { $letter }  { $kind }

## Decisions: what is owed, and why. A .name stands in a sentence about it.

decision-manors = Which of your manors do you turn up for all to see? All turn at once.
    .name = turn up a manor
decision-posts = On which of your face-down manors do you put your first tandem? All place at once.
    .name = put a tandem on a manor
decision-turn = Your turn: place one hunter at a manor with fewer than 4. Type the number where its row and the manor's column meet.
    .name = place a hunter
decision-detector = Now place the detector.
    .name = place the detector
decision-send-or-call = { $may_call ->
    [yes] { $may_send ->
        [yes] You may send one hunter away from { $manor } and call one to it, in either order.
       *[no] You may call one hunter to { $manor }.
    }
   *[no] You may send one hunter away from { $manor }.
}
    .name = send one away, call one, or end the turn
decision-new-manor = { FORM($hunter, form: "start") } was sent away from { $origin }: place it at another manor.
    .name = place the hunter that was sent away

## Why not. Each is one sentence; the rule's own wording follows it.

why-game-over = The game is over.
why-others-decide = It is not for you to decide now.
why-answer-first = First { FORM($decision, form: "name") }.

why-not-at-the-table = { FORM($manor, form: "start") } is not at this table.
why-not-your-manor = Only a manor of your own can be chosen.
why-manor-is-up = A manor that lies face up already cannot be chosen.

why-not-in-hand = You have no { $kind } left in your hand.
why-manor-full = A manor with 4 hunters is full: nobody else has room there.
why-detect-first = Before the detector is placed it turns up a manor of an opponent: choose one.
why-detector-first = You have turned up a manor: now place the detector.
why-own-manor = The detector turns up a manor of an opponent, not one of your own.

why-sent-already = You have already sent one away this turn.
why-no-such-hunter = There is no such hunter at { $manor }.
why-over-equipped-stays = An over-equipped hunter is never sent away.
why-just-placed = You do not send away the hunter you have just placed.
why-just-called = You do not send away the hunter you have just called.
why-another-manor = It must go to another manor than { $manor }.

why-no-call = Only a call for help that has just been placed calls somebody.
why-never-called = An over-equipped hunter or a tandem is never called.
why-origin-full = Nobody is called from a manor that is full.
why-no-room = { FORM($manor, form: "start") } is full: there is no room for another.
why-just-sent-back = You do not call the hunter you have just sent away.
