# What the coach says in the lessons of Panik: for each step what is asked, how it is done, and why
# it was right; then what is answered to a wrong move.

## placing

page-lesson-placing-look = Everybody has four manors, one of them face up, and a team of nine hunters that all can see. A ghost manor pays each hunter there its number. You place one hunter a turn, at any manor, yours or not.
page-lesson-placing-place = Place a basic hunter where it surely earns most.
page-lesson-placing-place-hint = Choose a basic hunter of your team, then Blue’s open manor with the 5.
page-lesson-placing-place-right = At 5 points a hunter this is the best place in sight, and Blue thinks so as well.
page-lesson-placing-send = After placing you may send one hunter away that was there before. Send Blue’s.
page-lesson-placing-send-hint = Tap Blue’s basic hunter at that manor.
page-lesson-placing-send-right = Blue had to find it another place, and got nothing for it. Where it went may tell you something.
page-lesson-placing-tandem = Your turn again. A tandem counts twice. Place yours at the best open manor that is not full of rivals: Green’s 4.
page-lesson-placing-tandem-hint = Choose the tandem, then Green’s open manor.
page-lesson-placing-tandem-right = Twice 4 makes 8, as long as nobody sends it away.
page-lesson-placing-done = Tandems can be sent away. The hunter in armor, over-equipped, can neither be sent away nor called: put it where it matters.
page-lesson-placing-wrong-four = That pays 4. There is a better one.
page-lesson-placing-wrong-known = What that manor pays is not sure, or it pays less. Look at the numbers of the open ones.
page-lesson-placing-wrong-basic = Keep the special ones for later: take a basic hunter.
page-lesson-placing-wrong-send = You need not. But Blue’s hunter would earn 5 there.
page-lesson-placing-wrong-five = Blue’s manor would pay even more. But three hunters there are likely to be sent away soon. Take Green’s.
page-lesson-placing-wrong-double = A tandem is the one who counts twice. Choose it.

## manors

page-lesson-manors-look = These four manors are yours, and only you see them: ghosts worth 5, a trap, a shared manor, and ghosts worth 1. In a trap hunters earn nothing, and its owner gets 3 for every hunter of another player.
page-lesson-manors-turn = One of them must be turned face up. Show the one that gives away least.
page-lesson-manors-turn-hint = Which one is worth nothing to you, open or hidden? Tap it.
page-lesson-manors-turn-right = A poor manor, and all your secrets are safe.
page-lesson-manors-post = Your first tandem stands at one of your hidden manors. Put it where it earns most.
page-lesson-manors-post-hint = Twice 5 makes 10.
page-lesson-manors-post-right = It earns 10, if nobody sends it away. The others now wonder: treasure or trap?
page-lesson-manors-guard = Place a hunter there that nobody can send away: the over-equipped one.
page-lesson-manors-guard-hint = Choose the over-equipped hunter, then the manor with your tandem.
page-lesson-manors-guard-right = Five more points that nobody can take from you.
page-lesson-manors-done = A shared manor pays less the more cards are there: 4 for one alone, 1 each for four. And at a trap your own hunters earn nothing, but they make it look rich.
page-lesson-manors-wrong-five = Everybody would come for 5 points each. Keep it hidden.
page-lesson-manors-wrong-trap = Nobody walks into a trap that lies open.
page-lesson-manors-wrong-shared = Then everybody knows what it is. You have one that matters less.
page-lesson-manors-wrong-trap-tandem = Your own hunters earn nothing in your trap. As a lure it is not bad, but there is a better place.
page-lesson-manors-wrong-shared-tandem = Alone there it would earn 4, and less with each who comes.
page-lesson-manors-wrong-five-is-best = Your best manor is the one with your tandem.
page-lesson-manors-wrong-can-be-sent = That hunter can be moved by others. Take the one that cannot.

## bluff

page-lesson-bluff-look = Blue has three hunters at one of Blue’s own hidden manors. Treasure, or bait? A trap pays its owner 3 for every hunter of another player.
page-lesson-bluff-detect = Your detector turns one hidden manor of another player before you place it. Look at that one.
page-lesson-bluff-detect-hint = Choose the detector, then Blue’s manor with three hunters.
page-lesson-bluff-detect-right = A trap. Now all have seen it, and nobody will go there.
page-lesson-bluff-leave = The detector must still be placed, at any manor. Choose one that surely pays.
page-lesson-bluff-leave-hint = Green’s open manor pays 3.
page-lesson-bluff-leave-right = Three points, and Blue’s plan is gone.
page-lesson-bluff-call = Your second manor is a trap as well, and only you know. Place your call for help there.
page-lesson-bluff-call-hint = Choose the call for help, then your trap.
page-lesson-bluff-call-right = It earns nothing there. But it may call one hunter to it.
page-lesson-bluff-drag = Call a hunter of another player into your trap.
page-lesson-bluff-drag-hint = Tap a basic hunter of Blue or Green.
page-lesson-bluff-drag-right = It has no choice: 3 points for you, unless somebody sends it away.
page-lesson-bluff-done = A tandem in your trap would bring you 6, but tandems cannot be called. They have to come by themselves: make it look worth it.
page-lesson-bluff-wrong-where = That one looks harmless. Three hunters at a hidden manor are the question.
page-lesson-bluff-wrong-first = First find out what Blue hides.
page-lesson-bluff-wrong-trap = You have just seen that it is a trap.
page-lesson-bluff-wrong-better = Green’s open manor surely pays 3.
page-lesson-bluff-wrong-own-trap = There it would bring somebody to a manor that pays. You want them in your trap.
page-lesson-bluff-wrong-caller = Take the call for help.
page-lesson-bluff-wrong-own = Your own hunters earn nothing in your trap. Call somebody else’s.
page-lesson-bluff-wrong-drag = You may. But your call for help came for just this.

## scoring

page-lesson-scoring-look = One hunter is left in the whole game: yours. When it is placed, all manors are turned and paid.
page-lesson-scoring-last = Put it where it surely earns most.
page-lesson-scoring-last-hint = Ghost manors pay their number to every hunter there. Look at your own street.
page-lesson-scoring-last-right = Three points for it.
page-lesson-scoring-send = You may still send one away. Blue’s tandem counts twice at your manor: send it off.
page-lesson-scoring-send-hint = Tap Blue’s tandem at your manor.
page-lesson-scoring-send-right = A tandem earns twice 3 there. Now Blue has to take a worse place.
page-lesson-scoring-ghosts = Everything lies open now. At your ghost manor with the 3 stand your tandem and two hunters of yours: 6, 3 and 3, twelve points. And your call for help stands at Blue’s ghost manor with the 5.
page-lesson-scoring-shared = Of the shared manors one has two cards, so each earns 3. The other has four cards, so each earns 1, even your tandem: there it counts as one card.
page-lesson-scoring-traps = Your trap holds a hunter and a tandem of Blue’s: 3 and 6 for you. Your own hunter in it earns nothing. Your detector stands in Blue’s trap and pays Blue 3.
page-lesson-scoring-done = That makes 31 points for you and 15 for Blue. Whoever has the most points wins, and players with equally many share the victory.
page-lesson-scoring-wrong-own-trap = That is your own trap: your hunters earn nothing there.
page-lesson-scoring-wrong-shared = A shared manor with three cards pays 2 each. There is a better one.
page-lesson-scoring-wrong-one = That pays 1.
page-lesson-scoring-wrong-unknown = You do not know what that one pays. It may be a trap.
page-lesson-scoring-wrong-six = Then Blue earns 6 there. Send the tandem away.
page-lesson-scoring-wrong-own = That is one of yours.
