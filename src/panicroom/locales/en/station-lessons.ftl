# What the coach says in the lessons of Panic Station: for each step what is asked, how it is done,
# and why it was right; then what is answered to a wrong move.

## move

page-lesson-move-look = This is your Trooper, in the round frame, and your Android, with cut corners. They share 4 action points this turn, shown as lights beside them. Almost everything costs one.
page-lesson-move-walk = Go to the next room: send your Trooper north into the Team Room.
page-lesson-move-walk-hint = Tap Team Room 1, and make sure that it is the Trooper who goes. Then press the big button.
page-lesson-move-walk-right = That was one action point. You may spend them all on one character or share them out.
page-lesson-move-explore = The next room of the station lies open: Storage 2. Place it next to your Trooper’s room.
page-lesson-move-explore-hint = Tap the dashed outline east of the Team Room. Doorways must meet doorways, so it fits in one way only.
page-lesson-move-explore-right = Exploring shows a room, but nobody has entered it yet.
page-lesson-move-enter = Now your Android. Send it east into the Run Room.
page-lesson-move-enter-hint = Tap Run Room 2, east of the Reactor.
page-lesson-move-enter-right = A Run Room with nobody else in it lets you run on at once, free of charge.
page-lesson-move-run = Run on, north into the new Storage room.
page-lesson-move-run-hint = Tap the Storage room: this move costs nothing.
page-lesson-move-run-right = Two rooms for one action point.
page-lesson-move-done = That is how a station grows. What you do not spend is lost when you end your turn. A wounded character brings fewer points: one instead of two at health 1 or 2.
page-lesson-move-wrong-early = You still have points to spend. The lesson needs them.
page-lesson-move-wrong-trooper = From there your Android could place it. But let the Trooper do it.

## search

page-lesson-search-look = Your Trooper stands in a Storage room that nobody has searched. It holds three cards; other rooms hold one. You need cards: Gas Cans above all, to burn the Hive.
page-lesson-search-search = Search the room.
page-lesson-search-search-hint = Press Search, then the big button.
page-lesson-search-search-right = You found a Gas Can and a First Aid Kit. The third card was a Parasite Alert: no card for you, but a parasite.
page-lesson-search-red = The die said south, so it sits in the Reactor, with your Android. And the Storage room is red now: whoever searches it again meets a parasite first, for a single card.
page-lesson-search-flee = A parasite does nothing until the Parasite Phase. Then all of them move one room the way the die says, and bite whoever is there. Get your Android out: send it east.
page-lesson-search-flee-hint = Tap the Run Room east of the Reactor.
page-lesson-search-flee-right = Good. But nobody knows which way the parasites will go.
page-lesson-search-end = The Parasite Phase comes right after your turn. End it.
page-lesson-search-end-hint = Press End turn. A wounded Android is worth seeing once.
page-lesson-search-end-right = The die said east: the parasite followed your Android.
page-lesson-search-bitten = It bites: one wound. Everybody who is hit is asked about Armor, even without any, so that nobody learns your hand. You have none: take the wound.
page-lesson-search-bitten-hint = There is only one answer.
page-lesson-search-bitten-right = Three hearts are left, and the Android still brings two points a turn.
page-lesson-search-done = Red rooms are a risk, and so is standing next to a parasite when the phase comes. You see the order of turns: the marker shows before whose turn it comes.
page-lesson-search-wrong-early = Search first: you have points left, and the room is full.
page-lesson-search-wrong-red = This room is red now: a parasite would come first. One is enough.
page-lesson-search-wrong-stay = Your Android would stay beside the parasite.

## trade

page-lesson-trade-look = Blue’s Trooper is in the Team Room. Whoever walks in on another player must trade a card with them, or attack. You have nothing to attack with.
page-lesson-trade-meet = Walk in: send your Trooper north.
page-lesson-trade-meet-hint = Tap Team Room 1.
page-lesson-trade-meet-right = Blue is there, so nothing else can be done before this is settled.
page-lesson-trade-trade = Offer the trade to Blue.
page-lesson-trade-trade-hint = Press the button: it is the only thing you can do.
page-lesson-trade-trade-right = Both of you now choose one card in secret.
page-lesson-trade-give = Blue may be infected, and an infection card would make you a traitor. Which card keeps you safe, whatever Blue gives?
page-lesson-trade-give-hint = One of your cards burns. Whoever gives it cannot be infected in that trade.
page-lesson-trade-give-right = A Gas Can in the trade: no infection takes hold of you. Blue gave you a Combat Knife. But you have one can less for the Hive.
page-lesson-trade-share = You are together in a Team Room. One search for both: two cards, dealt at random, one each, and you alone pay. Search together with Blue.
page-lesson-trade-share-hint = Press Search and choose the search with Blue.
page-lesson-trade-share-right = You have one card each, and only you know yours.
page-lesson-trade-done = A gift to Blue, perhaps a friend. Who meets you often, and never gives you a Gas Can? Remember what everybody gave you.
page-lesson-trade-wrong-trooper = The Android could go as well. But send the Trooper.
page-lesson-trade-wrong-early = Not yet: there is somebody to meet.
page-lesson-trade-wrong-armor = Armor stops wounds, not infections. If Blue gives a blue infection, you are taken.
page-lesson-trade-wrong-first-aid = It heals wounds. Nothing heals an infection.
page-lesson-trade-wrong-alone = You can. But Blue would get nothing, and together you learn more about each other.

## infection

page-lesson-infection-look = You have no points left and no Gas Can. Blue is in the Reactor, and Blue’s turn is next.
page-lesson-infection-end = End your turn, and see who comes.
page-lesson-infection-end-hint = Press End turn.
page-lesson-infection-end-right = Blue walked in on you and trades.
page-lesson-infection-give = You must give a card, and you have no Gas Can. Choose either of them.
page-lesson-infection-give-hint = Tap a card, then seal it. No card here can save you.
page-lesson-infection-give-right = Blue gave you a blue infection card, and it infects: it is of the giver’s own color. You are infected now, with both characters, for good.
page-lesson-infection-taken = Nobody else knows. You now win with the infected and lose with the humans. Your own infection cards, useless until now, are weapons. Pretend that nothing has happened.
page-lesson-infection-visit = Green is in the Storage room to the east. Send your Trooper there.
page-lesson-infection-visit-hint = Tap Storage 2.
page-lesson-infection-visit-right = You must trade now, and Green has to give you a card, too.
page-lesson-infection-trade = Trade with Green.
page-lesson-infection-trade-hint = Press the button.
page-lesson-infection-trade-right = Green chooses a card in secret, just as you do.
page-lesson-infection-infect = Give Green an infection card of your color.
page-lesson-infection-infect-hint = Tap a red infection card and seal it.
page-lesson-infection-infect-right = Green gave you a Combat Knife and no Gas Can. Green is infected, and knows by whom. Nobody else does.
page-lesson-infection-done = When everyone is infected and a heat scan shows it, the infected win, but without the last one they took. So be early, or be good at staying human.
page-lesson-infection-wrong-early = You have a turn, and something to give away.
page-lesson-infection-wrong-harmless = A human would give that. You are none any more.

## weapons

page-lesson-weapons-look = Two parasites share the Team Room with you. The gray one dies of one wound, the black one takes two. Only Androids shoot; everybody can stab.
page-lesson-weapons-load = Shooting takes Ammo that lies on the table. Lay yours down: that costs nothing.
page-lesson-weapons-load-hint = Press Items and choose Ammo.
page-lesson-weapons-load-right = Four bullets, for everybody to see. A card may only be laid down while you hold more than five.
page-lesson-weapons-fire = A shot never misses. Shoot the gray parasite.
page-lesson-weapons-fire-hint = Press Fire, then choose the gray one.
page-lesson-weapons-fire-right = One action point, one bullet, one parasite less.
page-lesson-weapons-draw = Save your bullets: take the Combat Knife. Lay it down.
page-lesson-weapons-draw-hint = Press Items and choose the Combat Knife.
page-lesson-weapons-draw-right = It stays on the table, and both your characters may use it.
page-lesson-weapons-stab = Stab the black parasite. You hit with a 3 or a 4 of the die.
page-lesson-weapons-stab-hint = Press Knife, then choose the black parasite. Either of your characters may stab.
page-lesson-weapons-stab-right = A 4: hit. The black parasite is gray now, and one more wound kills it.
page-lesson-weapons-end = Enough. Blue’s Android has bullets and a Target Scope, and stands next door. End your turn.
page-lesson-weapons-end-hint = Press End turn.
page-lesson-weapons-end-right = Blue shot at your Trooper, through the doorway, without coming in.
page-lesson-weapons-armor = You have Armor in your hand. Play it against the wound.
page-lesson-weapons-armor-hint = Choose Armor for your Trooper.
page-lesson-weapons-armor-right = The shot did nothing. Armor does not help against grenades.
page-lesson-weapons-done = An attack is no proof: humans shoot, too. But Blue has a reason, and you should find it.
page-lesson-weapons-wrong-early = Two parasites are in the room with you. Deal with them first.
page-lesson-weapons-wrong-unarmed = Without Ammo on the table there is nothing to shoot with.
page-lesson-weapons-wrong-black = The black one would only turn gray. Take the one that dies.
page-lesson-weapons-wrong-bullets = That would work, but bullets are few. Try the knife.
page-lesson-weapons-wrong-enough = One more would be safe. But let us see what Blue does.
page-lesson-weapons-wrong-take = You could take it. But you have Armor: use it here.

## terminal

page-lesson-terminal-look = Your Trooper and Blue’s stand at a Terminal. Once in your turn it does one of three things: scan the station, open all security doors, or place the next room anywhere.
page-lesson-terminal-scan = Start a heat scan.
page-lesson-terminal-scan-hint = Press Terminal, then choose the scan.
page-lesson-terminal-scan-right = The scan counts the living who are infected. It never says who they are.
page-lesson-terminal-count = Two of four. You know that you are human. So two of the other three are infected.
page-lesson-terminal-scanner = You hold a Body Scanner. It shows you the whole hand of a player in your room. Scan Blue with your Trooper.
page-lesson-terminal-scanner-hint = Press Items and choose to scan Blue with your Trooper.
page-lesson-terminal-scanner-right = A Host card. Only you have seen it.
page-lesson-terminal-end = Your points are spent, and a Terminal works only once in your turn. End it, and see whether the others let you go on.
page-lesson-terminal-end-hint = Press End turn.
page-lesson-terminal-end-right = A quiet round: nobody has moved. Blue may not know yet what you know.
page-lesson-terminal-doors = East of you lies a security door, shut without a Keycard on the table. Let the Terminal open all doors. It is red since your scan: using it calls a parasite first.
page-lesson-terminal-doors-hint = Press Terminal, then choose the doors.
page-lesson-terminal-doors-right = The die said west, where there is no room yet, so the parasite sits here, with you and Blue. But every door is open, for everyone, until the next Parasite Phase.
page-lesson-terminal-through = Away from Blue and the parasite: send your Trooper east, through the open door.
page-lesson-terminal-through-hint = Tap Empty Room 2, east of the Terminal.
page-lesson-terminal-through-right = Without the Terminal that passage would have needed a Keycard on the table.
page-lesson-terminal-beyond = On, north into Storage 1.
page-lesson-terminal-beyond-hint = Tap Storage 1, north of your Trooper.
page-lesson-terminal-beyond-right = Nobody has been here.
page-lesson-terminal-search = One point is left. Search.
page-lesson-terminal-search-hint = Press Search, then the big button.
page-lesson-terminal-search-right = Three cards, and among them a Gas Can.
page-lesson-terminal-done = Blue is the Host, and infected someone since. The other one is Green or Yellow. Tell the others if you like. But why should they believe you?
page-lesson-terminal-wrong-function = That helps later. Now we want to know who is infected.
page-lesson-terminal-wrong-early = Not yet: this is the moment to find out.
page-lesson-terminal-wrong-other = Again a choice for later. Now the doors.
page-lesson-terminal-wrong-points = You still have points to spend.

## hive

page-lesson-hive-look = The Hive lies in the far north. A human Trooper in the Hive burns it with three Gas Cans from the hand, for one action point. You have two, and four points.
page-lesson-hive-gas = This room has not been searched. Search it.
page-lesson-hive-gas-hint = Press Search.
page-lesson-hive-gas-right = A Gas Can: that makes three. Cards in the hand count, wherever you stand. Three points are left.
page-lesson-hive-around = Blue stands north of you, and nobody knows what Blue is. Walk in there, and you must trade or attack. An infection would cost you the game, and a Gas Can against it your third can. Take the other way: west, into the Reactor.
page-lesson-hive-around-hint = Tap the Reactor, west of your Trooper.
page-lesson-hive-around-right = Nobody meets anybody in the Reactor.
page-lesson-hive-corridor = North of you is an empty Run Room, and behind it the Hive. Send your Trooper in.
page-lesson-hive-corridor-hint = Tap Run Room 3, north of the Reactor.
page-lesson-hive-corridor-right = Nobody is here, so you may run on at once.
page-lesson-hive-run = Run on into the Hive, free of charge: the last point is for burning it.
page-lesson-hive-run-hint = Tap the Hive, north of your Trooper. The run costs nothing.
page-lesson-hive-run-right = Nobody can stop you now.
page-lesson-hive-burn = Burn it.
page-lesson-hive-burn-hint = Press Burn.
page-lesson-hive-burn-right = The Hive burns. You and all living humans have won.
page-lesson-hive-done = Only humans can burn it. Whoever could and does not, has told you something.
page-lesson-hive-wrong-too-few = You have two Gas Cans, and you need three. Look for another one first.
page-lesson-hive-wrong-early = There is no better turn than this one.
page-lesson-hive-wrong-android = An Android cannot burn the Hive. Send the Trooper.
page-lesson-hive-wrong-hurry = You have what you need. Go.
page-lesson-hive-wrong-now = You are in the Hive with three Gas Cans. What are you waiting for?
page-lesson-hive-wrong-meet = Blue would be met, and a trade decides more than a point does. Go around.
page-lesson-hive-wrong-back = That leads back. The Hive is north.
page-lesson-hive-wrong-costly = That takes your last point, and then nothing is left to burn with. Run instead.
page-lesson-hive-wrong-hive = The Hive is one step away, and the step is free.

## host

page-lesson-host-look = You drew the Host card: you are infected from the start, and nobody knows. The infected win when a scan finds no human, when all Troopers are dead, or when time runs out.
page-lesson-host-meet = You infect in trades. Blue has not searched yet, so Blue can hardly have a Gas Can. Walk in on Blue with your Trooper.
page-lesson-host-meet-hint = Tap Team Room 1, north of you.
page-lesson-host-meet-right = Blue expects a harmless trade at the start of a game.
page-lesson-host-trade = Trade with Blue.
page-lesson-host-trade-hint = Press the button.
page-lesson-host-trade-right = Now both choose a card.
page-lesson-host-infect = Give Blue an infection card of your own color.
page-lesson-host-infect-hint = Tap a red infection card and seal it.
page-lesson-host-infect-right = No Gas Can came back, so Blue is infected, and helps you from now on. Nobody else has seen anything.
page-lesson-host-second = Now Green, with your Android. Green was seen searching. That is a risk: look at what happens.
page-lesson-host-second-hint = Tap the Run Room, east of the Reactor.
page-lesson-host-second-right = Each of your characters can meet somebody.
page-lesson-host-again = Trade with Green.
page-lesson-host-again-hint = Press the button.
page-lesson-host-again-right = Here a careful Host would think twice.
page-lesson-host-risk = Try it: give Green an infection card.
page-lesson-host-risk-hint = Tap a red infection card and seal it.
page-lesson-host-risk-right = Green gave a Gas Can: Green is not infected, and knows that you are. But you hold the can, and the humans have one less.
page-lesson-host-done = So choose whom you trust to be careless. An item given in time makes you look human, and a hand full of Gas Cans that never reach the Hive wins the game, too.
page-lesson-host-wrong-green-first = Green was seen searching and may hold a Gas Can. Blue first.
page-lesson-host-wrong-trooper = The Android will have its turn. Send the Trooper.
page-lesson-host-wrong-early = The others are not getting any weaker. Infect somebody.
page-lesson-host-wrong-gas = That makes you look human, but Blue stays human, too, and has a Gas Can more.
page-lesson-host-wrong-item = That would be the careful way, and often the better one. Now see what happens if you dare.
