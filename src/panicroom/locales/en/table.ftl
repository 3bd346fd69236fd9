# A table and its players, whichever game is played. Whoever opened the table is its owner: "host" is
# a word of Panic Station.

somebody = Somebody

## What happened at the table. $you: whether the reader is spoken of; $words:
## a name, or what was said; $known: whether it is still there, and was not deleted.

notice-created = The table is ready.
notice-changed = The owner of the table has changed what is played.
notice-named = { $known ->
    [yes] { $you ->
        [yes] You are called { $words } now.
       *[no] { $seat } is called { $words } now.
    }
   *[no] The name of { $seat } has been deleted.
}
notice-sat = { $you ->
    [yes] You sit down as { $seat }.
   *[no] { $known ->
        [yes] { $words } sits down as { $seat }.
       *[no] Somebody sits down as { $seat }.
    }
}
notice-stood = { $you ->
    [yes] You get up: { $seat } is free.
   *[no] { $seat } is free again.
}
notice-bot-sat = A bot plays { $seat } ({ $level }).
notice-bot-stood = The bot gets up: { $seat } is free.
notice-removed = { $you ->
    [yes] The owner of the table has sent you away.
   *[no] The owner of the table has sent { $seat } away.
}
notice-started = The game begins.
notice-talked = { $known ->
    [yes] { $you ->
        [yes] You: { $words }
       *[no] { $seat }: { $words }
    }
   *[no] { $seat } said something that has been deleted.
}
notice-claimed = { $you ->
    [yes] You claim: { $claim }
   *[no] { $seat } claims: { $claim }
}
notice-ordered = From now on: { $order }
notice-paused = The game pauses, and no clock runs.
notice-resumed = The game goes on.
notice-voted = { $end ->
    [yes] { $you ->
        [yes] You want to end the game.
       *[no] { $seat } wants to end the game.
    }
   *[no] { $you ->
        [yes] You want to play on.
       *[no] { $seat } wants to play on.
    }
}
notice-stood-in = { $you ->
    [yes] You are away: a bot stands in ({ $level }) until you come back.
   *[no] { $seat } is away: a bot stands in ({ $level }).
}
notice-timed-out = { $you ->
    [yes] Your time is up: a bot stands in ({ $level }) until you come back.
   *[no] The time of { $seat } is up: a bot stands in ({ $level }).
}
notice-returned = { $you ->
    [yes] You are back and play yourself.
   *[no] { $seat } is back.
}
notice-ended = The players have voted to end the game.
notice-rematched = The same players meet again: a new table is ready.

claim-number = { $number }

presence-away = { $seat } is away.

## The chairs

chair-free = free
chair-guest = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}
chair-nameless = a guest without a name
chair-bot = bot ({ $level })
chair-stood-in = { $who }, away: a bot stands in ({ $level })
chair-owner = owner of the table
chair-away = away
onlookers = Looking on: { $who }.
onlookers-nameless = { $count ->
    [one] a guest without a name
   *[other] { $count } guests without a name
}

## How the table stands

table-listed = Everybody finds this table in the list.
table-private = Only those who have its link find this table.
table-link = Whoever has this link can come to the table: { $link }
waiting-for = Waiting for { $seats }.
waiting-chairs = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
waiting-start = Nobody is missing: the owner of the table can start the game.
waiting-your-start = Nobody is missing: you can start the game.
votes-end = For an end of the game: { $seats } ({ $count } of { $people }). It ends when more than half want it.

## Clocks. $time is one of the times below.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
terms-no-clock = no clock
terms-turn = { $time } a turn
terms-answer = { $time } for each answer out of turn
terms-pace = bots answer after about { $time }
terms-at-once = bots answer at once

## Standing orders; the rest of them are the games' own.

order-ask = Ask me every time.

## A guest: the way back, and what is stored

guest-link = This link takes you back to your games from another device. It works once and for a short time: keep it to yourself.
guest-link-code = { $link }
guest-links-void = Your links are void now.
guest-tokens-void = You are signed out on all other devices.
guest-export = Download all that is stored about you: your name, your links, your tables and what you said there.
guest-delete = Delete your name and all you ever said. Games go on without you, and there is no way back.
guest-deleted = Nothing is stored about you any more. Farewell!

## What cannot be done, and what can be done instead

denial-already-started = The game has begun: this can only be done before it.
denial-bad-budget = { $field ->
    [turn] The time for a turn must be from { $least } to { $most }, or there is no clock.
   *[answer] The time for an answer must be from { $least } to { $most }, or there is no clock.
}
denial-bad-pace = Bots take { $most } at most: choose a shorter time.
denial-bad-setup = The game cannot be played like that: choose other options.
denial-busy = Too much is happening at this table at once. Try again.
denial-claim-about-oneself = Claim something about somebody else.
denial-eliminated = You are out of the game: your new name is shown at other tables only.
denial-empty-chair = { $seat } is still free: wait for somebody, or put a bot there.
denial-endless-with-bots = Without a limit of rounds bots might never end the game: set a limit, or play without bots.
denial-flooding = Too many messages came from here, and the connection was closed. Come back more slowly.
denial-foreign-origin = This page may not talk to this server: open the server's own page.
denial-game-over = The game is over.
denial-guest-gone = You are no longer known here: sit down again with a name.
denial-hello-again = You are at the table already.
denial-hello-first = The program at your end did not introduce itself. Load it anew.
denial-hello-late = The connection was too slow to begin with. Try again.
denial-host-only = Only the owner of the table can do that.
denial-http = The server does not answer this. Go back and try again.
denial-internal = Something went wrong in the server; nothing has changed. Try again.
denial-malformed = { $field ->
    [none] The server cannot read that.
   *[other] The server cannot read that ({ $field }).
}
denial-malformed-expected = { $field }: that will not do. { $expected }
denial-method-not-allowed = The server does not do that here.
denial-name-control = A name consists of visible letters, digits and signs: leave out the others.
denial-name-direction = A name must not change the direction of writing.
denial-name-empty = Give yourself a name that can be seen.
denial-name-long = That name is too long: shorten it.
denial-no-bot-there = No bot plays { $seat }.
denial-no-guest-there = Nobody sits at { $seat }.
denial-no-seat = You have no seat at this table: take one first.
denial-no-such-level = There is no such bot; there are: { $levels }.
denial-no-such-order = There is no such standing order in this game.
denial-no-such-seat = There is no such seat: this table has { $seats }.
denial-nobody-plays = Bots alone need no table: take a seat, or wait for somebody.
denial-not-away = You play yourself already.
denial-not-found = It is not there, or not for you. Check the link.
denial-not-json = The server could not read a message. Load the program anew.
denial-not-over = The game is not over yet: play it to the end first.
denial-not-paused = The game goes on already.
denial-not-ready = The server is not ready yet. Try again in a moment.
denial-not-started = The game has not begun yet.
denial-not-your-seat = You do not play { $seat }.
denial-not-yourself = You cannot send yourself away: hand your seat to a bot instead.
denial-other-version = The server is of another version than this program. Load the program anew.
denial-paused = The game pauses: the owner of the table can let it go on.
denial-rematch-made = The new table is ready already: go there.
denial-removed-from-table = The owner of this table has sent you away: find another one.
denial-seat-taken = { $seat } is taken: choose a free seat.
denial-spectator = You only watch here: sit down with a name to take part.
denial-stale-decision = That came too late: the game has moved on. Look again.
denial-stood-in = A bot stands in there: the player has to come back first.
denial-table-gone = This table is no longer there.
denial-talk-control = Leave out the invisible signs, and say it again.
denial-talk-length = Say something of { $least } to { $most } letters.
denial-token-expired = You were away for too long, and are no longer known: come back by a link, or sit down anew.
denial-token-forged = The server does not know you: come back by a link, or sit down anew.
denial-token-malformed = The server does not know you: come back by a link, or sit down anew.
denial-token-missing = Sit down with a name first.
denial-token-revoked = You have been signed out here: come back by a link, or sit down anew.
denial-too-fast = That was too fast: wait a moment.
denial-too-large = That is too much at once.
denial-too-long = That is too long: { $most } letters at most.
denial-too-many-guests = Too many newcomers from here: try again later.
denial-too-many-links = You have too many unused links: revoke them first.
denial-too-many-sockets = Too many connections from here: close some.
denial-too-many-tables = You have opened { $most } tables that are not over: finish one first.
denial-too-slow = That took too long, and the server hung up. Try again.
denial-unknown-type = The server does not know what is wanted. Load the program anew.
denial-unreadable = This table was written by another version of the server and cannot be opened.
denial-voted-already = You have said so already.
