# A table and its players, whichever game is played. Whoever opened the table is its owner: "host" is
# a word of Panic Station.

somebody = Someone

## What happened at the table. $you: whether the reader is spoken of; $words:
## a name, or what was said; $known: whether it is still there, and was not deleted.

notice-created = The table is ready.
notice-changed = The table’s owner has changed the game settings.
notice-named = { $known ->
    [yes] { $you ->
        [yes] You are now called { $words }.
       *[no] { $seat } is now called { $words }.
    }
   *[no] { $seat }’s name has been deleted.
}
notice-sat = { $you ->
    [yes] You sit down as { $seat }.
   *[no] { $known ->
        [yes] { $words } sits down as { $seat }.
       *[no] Someone sits down as { $seat }.
    }
}
notice-stood = { $you ->
    [yes] You leave your seat: { $seat } is free.
   *[no] { $seat } is free again.
}
notice-bot-sat = { $persona }, a bot ({ $level }), plays { $seat }.
notice-bot-stood = The bot leaves: { $seat } is free.
notice-removed = { $you ->
    [yes] The table’s owner removed you from the table.
   *[no] The table’s owner removed { $seat } from the table.
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
notice-paused = The game is paused, and all clocks are stopped.
notice-resumed = The game resumes.
notice-voted = { $end ->
    [yes] { $you ->
        [yes] You vote to end the game.
       *[no] { $seat } votes to end the game.
    }
   *[no] { $you ->
        [yes] You vote to play on.
       *[no] { $seat } votes to play on.
    }
}
notice-voted-slow = { $slow ->
    [yes] { $you ->
        [yes] You vote to slow down talk at the table.
       *[no] { $seat } votes to slow down talk at the table.
    }
   *[no] { $you ->
        [yes] You no longer vote to slow down talk.
       *[no] { $seat } no longer votes to slow down talk.
    }
}
notice-voted-bot = { $bot ->
    [yes] { $you ->
        [yes] You vote to let a bot play for { $about }.
       *[no] { $seat } votes to let a bot play for { $about }.
    }
   *[no] { $you ->
        [yes] You no longer vote to let a bot play for { $about }.
       *[no] { $seat } no longer votes to let a bot play for { $about }.
    }
}
notice-locked = { $locked ->
    [yes] The table is locked: nobody new can sit down.
   *[no] The table is unlocked.
}
notice-code-renewed = The table has a new code: old invitations no longer work.
notice-host-changed = { $you ->
    [yes] The table is yours now.
   *[no] The table belongs to { $seat } now.
}
notice-stood-in = { $you ->
    [yes] You are away: a bot stands in ({ $level }) until you come back.
   *[no] { $seat } is away: a bot stands in ({ $level }).
}
notice-timed-out = { $you ->
    [yes] Your time is up: a bot stands in ({ $level }) until you come back.
   *[no] { $seat }’s time is up: a bot stands in ({ $level }).
}
notice-returned = { $you ->
    [yes] You are back in your seat.
   *[no] { $seat } is back.
}
notice-ended = The players voted to end the game.
notice-rematched = A new table with the same players is ready.
notice-replay-shared = { $shared ->
    [yes] Whoever has the link can watch the replay of this game.
   *[no] Only those who were at this table can watch the replay.
}

claim-number = { $number }

presence-away = { $seat } is away.

## The chairs

chair-free = free
chair-guest = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}
chair-nameless = a guest without a name
chair-bot = { $name }, bot ({ $level })
chair-stood-in = { $who }, away: a bot stands in ({ $level })
chair-owner = owner of the table
chair-away = away
onlookers = Watching: { $who }.
onlookers-nameless = { $count ->
    [one] a guest without a name
   *[other] { $count } guests without a name
}

## How the table stands

table-listed = This table is listed publicly.
table-private = This table is not listed: people need its link to find it.
table-link = Anyone with this link can join the table: { $link }
waiting-for = Waiting for { $seats }.
waiting-chairs = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
waiting-start = Everyone is here: the table’s owner can start the game.
waiting-your-start = Everyone is here: you can start the game.
votes-end = Votes to end the game: { $seats } ({ $count } of { $people }). It ends when more than half agree.
votes-bot = Votes for a bot: { $count } of { $needed } needed
votes-slow = Votes to slow down talk: { $count } of { $needed } needed

## Clocks. $time is one of the times below.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
terms-no-clock = no clock
terms-turn = { $time } per turn
terms-answer = { $time } for each answer out of turn
terms-pace = bots answer after about { $time }
terms-at-once = bots answer immediately
terms-talk = bots talk

## Standing orders; the rest of them are the games' own.

order-ask = Ask me every time.

## A guest: the way back, and what is stored

guest-link = This link takes you back to your games from another device. It works once and only for a short time: keep it to yourself.
guest-link-code = { $link }
guest-links-void = Your return links are canceled.
guest-tokens-void = You are signed out on all other devices.
guest-export = Download your data: your name, your devices, your links, your tables and what you said there.
guest-delete = Delete your name and everything you ever said. Your games go on without you, and this can’t be undone.
guest-deleted = Your data is deleted. Goodbye!

## What cannot be done, and what can be done instead

denial-already-started = The game has started: this can only be done before it.
denial-bad-budget = { $field ->
    [turn] The time for a turn must be from { $least } to { $most }, or there is no clock.
   *[answer] The time for an answer must be from { $least } to { $most }, or there is no clock.
}
denial-bad-pace = Bots take { $most } at most: choose a shorter time.
denial-bad-setup = The game can’t be played with these settings: choose others.
denial-busy = Too much is happening at this table at once. Try again.
denial-cannot-store = The server can’t store anything right now; nothing has changed. Try again later.
denial-later = The server lost its database for a moment. Try again right away.
denial-claim-about-oneself = Claim something about someone else.
denial-code-renewed = The table has a new code: ask a player for it if you want to watch again.
denial-eliminated = You are out of the game: your new name is shown at other tables only.
denial-empty-chair = { $seat } is still free: wait for someone, or put a bot there.
denial-endless-with-bots = Without a round limit, bots might never end the game: set a limit, or play without bots.
denial-flooding = Too many messages: the connection was closed. Wait a moment and reconnect.
denial-foreign-origin = This page isn’t allowed to use this server: open the server’s own page.
denial-game-over = The game is over.
denial-guest-gone = The server doesn’t know you anymore: enter a name again.
denial-hello-again = You are already connected to this table.
denial-hello-first = Your program didn’t introduce itself to the server. Reload the page, or restart the program.
denial-hello-late = The connection took too long to start. Try again.
denial-host-here = The owner was here less than { $minutes } min ago: wait a little longer.
denial-host-only = Only the table’s owner can do that.
denial-http = The server can’t answer this request. Go back and try again.
denial-internal = Something went wrong on the server; nothing has changed. Try again.
denial-locked-already = The table is already locked.
denial-malformed = { $field ->
    [none] The server can’t read that.
   *[other] The server can’t read that ({ $field }).
}
denial-malformed-expected = { $field }: that isn’t valid. { $expected }
denial-method-not-allowed = The server doesn’t do that here.
denial-name-control = A name can have only visible letters, digits and symbols: leave out the rest.
denial-name-direction = A name must not change the direction of the text.
denial-name-letters = A word of a name has letters of one alphabet that is in use today: replace the others.
denial-name-empty = Enter a name that can be seen.
denial-name-long = That name is too long: shorten it.
denial-name-taken = Someone at this table has a name that looks like yours: choose another one.
denial-no-bot-there = No bot plays { $seat }.
denial-no-guest-there = No one sits at { $seat }.
denial-no-seat = You have no seat at this table: take one first.
denial-no-such-level = There is no such bot; choose from { $levels }.
denial-no-such-order = There is no such standing order in this game.
denial-no-such-seat = There is no such seat: this table has { $seats }.
denial-nobody-plays = A table can’t have only bots: take a seat, or wait for someone.
denial-not-away = You are already playing yourself.
denial-not-found = Not found, or not available to you. Check the link.
denial-not-json = The server couldn’t read a message. Reload the page, or restart the program.
denial-not-locked = The table isn’t locked.
denial-not-longest-seated = Somebody else here has been seated longer and can take over the table.
denial-not-over = The game isn’t over yet: finish it first.
denial-not-paused = The game isn’t paused.
denial-not-shared = The replay isn’t shared.
denial-not-ready = The server isn’t ready yet. Try again in a moment.
denial-not-started = The game hasn’t started yet.
denial-not-your-seat = You don’t play { $seat }.
denial-not-yourself = You can’t remove yourself: let a bot play for you instead.
denial-other-version = The server is a different version from this program. Reload the page, or update the program.
denial-paused = The game is paused: the table’s owner can resume it.
denial-reads-too-slowly = Your connection could not keep up, and the server closed it. Reconnecting brings everything back.
denial-rematch-made = The new table is already there: go to it.
denial-removed-from-table = The owner of this table removed you: find another one.
denial-seat-taken = { $seat } is taken: choose a free seat.
denial-shared-already = The replay is already shared.
denial-spectator = You are only watching: enter a name and take a seat to take part.
denial-stale-decision = Too late: the game has moved on. Look again.
denial-stood-in = A bot is standing in there: the player has to come back first.
denial-table-gone = This table no longer exists.
denial-table-locked = The owner has locked this table: nobody new can sit down.
denial-table-talk-too-much = There is too much talk at this table: wait a moment, then send it again.
denial-talk-control = Leave out the invisible characters and send it again.
denial-talk-length = Write { $least } to { $most } characters.
denial-talk-slowed = The players have slowed down talk: one message every { $seconds } s.
denial-talk-too-much = You have written a lot: wait a moment, then send it again.
denial-token-expired = You were away too long, and the server has forgotten you: use a return link, or enter a name.
denial-token-forged = The server doesn’t know you: use a return link, or enter a name.
denial-token-malformed = The server doesn’t know you: use a return link, or enter a name.
denial-token-missing = Enter a name first.
denial-token-revoked = You have been signed out here: use a return link, or enter a name.
denial-too-fast = Too fast: wait a moment.
denial-too-large = That is too much at once.
denial-too-long = That is too long: { $most } characters at most.
denial-too-many-changes = You have changed seat or name too often: wait a minute.
denial-too-many-devices = You are signed in on too many devices: sign some out first.
denial-too-many-guests = Too many new guests from your address: try again later.
denial-too-many-lookups = Too many tables were looked up from your address: try again in a minute.
denial-too-many-onlookers = Too many people are watching this table: try again later.
denial-too-many-new-tables = Too many new tables from your address: try again later.
denial-too-many-letters = Too many letters were asked for. Try again tomorrow.
denial-too-many-sockets = Too many connections from your address: close some.
denial-too-many-tables = You have { $most } unfinished tables: finish one first.
denial-too-many-welcomes = Tables were opened too often from your address: try again in a minute.
denial-too-slow = That took too long, and the server closed the connection. Try again.
denial-unknown-type = The server doesn’t know this kind of request. Reload the page, or update the program.
denial-unreadable = This table can’t be opened: it is damaged, or was written by another version of the server.
denial-vote-about-yourself = You can’t vote about yourself: let a bot play for you instead.
denial-voted-already = You have already voted that way.
denial-wrong-host = This server doesn’t know the name you opened it by. Whoever runs it can set that name with --public-url.
denial-yours-already = The table is already yours.
