# What a seat may do (option-), what it owes (decision-), and why it may not (why-).

## How actions are typed: what stands for each word after the first

slot-manor = COLOR.NUMBER
slot-kind = basic|over-equipped|tandem|detector|call
slot-hunter = COLOR:KIND

## Options

option-turn-up = Reveal { $manor }: { $face }
option-post-tandem = Place a tandem at { $manor }: { $face }
option-place = Place { FORM($kind, form: "a") } at { $manor }, { FORM($face, form: "a") }
option-detect = Reveal { $manor }, then place the detector
option-send-back = Send { $hunter } away
option-call = Call { $hunter } from { $origin }
option-place-again = Place { $hunter } at { $manor }, { FORM($face, form: "a") }
option-end-turn = End your turn

# Rows of a table of options: the columns are the manors. $letter stands for the hunter on the board.
row-place = { $letter }  { $kind }
row-detect = { $letter }  { $kind }: reveal
row-place-again = { $letter }  { $kind }

## Decisions: what is owed, and why. A .name stands in a sentence about it.

decision-manors = Which of your manors do you reveal to everyone? All players reveal at once.
    .name = reveal a manor
decision-posts = At which of your face-down manors do you place your first tandem? All players place at once.
    .name = place a tandem at a manor
decision-turn = Your turn: place one hunter at a manor with fewer than 4. Type the number where its row and the manor’s column meet.
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
why-others-decide = It’s not your decision right now.
why-answer-first = First { FORM($decision, form: "name") }.

why-not-at-the-table = { FORM($manor, form: "start") } isn’t at this table.
why-not-your-manor = You can only choose one of your own manors.
why-manor-is-up = You can’t choose a manor that is already face up.

why-not-in-hand = You have no { $kind } left in your hand.
why-manor-full = A manor with 4 hunters is full.
why-detect-first = Before you place the detector it reveals a manor of an opponent: choose one.
why-detector-first = You have revealed a manor: now place the detector.
why-own-manor = The detector reveals a manor of an opponent, not one of your own.

why-sent-already = You have already sent a hunter away this turn.
why-no-such-hunter = There is no such hunter at { $manor }.
why-over-equipped-stays = An over-equipped hunter can’t be sent away.
why-just-placed = You can’t send away the hunter you have just placed.
why-just-called = You can’t send away the hunter you have just called.
why-another-manor = It must go to a manor other than { $manor }.

why-no-call = Only a call for help that has just been placed can call a hunter.
why-never-called = Over-equipped hunters and tandems can’t be called.
why-origin-full = You can’t call a hunter from a manor that is full.
why-no-room = { FORM($manor, form: "start") } is full: there is no room for another.
why-just-sent-back = You can’t call the hunter you have just sent away.
