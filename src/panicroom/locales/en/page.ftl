# The page in a browser, outside a game.

page-tagline = Someone at this table is not who they seem. Two board games of bluff and betrayal, with friends or bots.
page-language = Language

page-play-heading = Play now
page-play = Play
page-opening = Opening…
page-game = Game
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Search a dark station, find the Hive and burn it. But a parasite is going from hand to hand.
page-about-panik = Send your ghost hunters where it pays, and lure the others into your traps. Quick bluffing.
page-players = Players
page-players-range = { $from } to { $to } players
page-bots = Bot strength
page-players-all = Players, including you
page-guest = Guest

page-new-heading = Play with friends
page-new-about = Open a table, send the link, and fill empty seats with bots.
page-new = Open a table
page-name = Your name
page-listed = Public: list this table on the home page

page-join-heading = Join a table
page-join-code = Code or link
page-join = Join
page-join-wrong = No table has this code. Check the link, or ask for a new one.

page-mine-heading = Your games
page-mine-more = { $count } more
page-mine-finished = Finished games ({ $count })
page-mine-with = with { $names }
page-mine-alone = against bots
page-mine-invited = Invitation
page-mine-won = Won
page-mine-lost = Lost
page-mine-drawn = No winner
page-open-heading = Open tables
page-your-move = Your move
page-status-open = Waiting
page-status-playing = In progress
page-status-over = Over
page-seats-taken = Seats taken: { $taken } of { $seats }

page-credits = Credits
page-credits-about = The icons and typefaces on this page were made by others and are free to use. Rooms, pieces and covers were drawn for Panic Room.
page-close = Close
page-home = Home
page-home-learn = Learn
page-home-lesson = First lesson
page-lost-heading = Page not found
page-lost-about = The link may be incomplete, or the table no longer exists.
page-offline = No connection
page-offline-about = Your games are safe on the server and wait for you there. Without a connection lessons, rules, puzzles and replays you keep still work.
page-unreachable = The server isn’t responding. Check your connection and try again.
page-failed = That didn’t work. Try again in a moment.

## A table: the lobby, the frame around any game, and its end

page-round = R{ $round }
page-turn = { $seat }’s turn
page-turn-own = Your turn
page-turn-several = Deciding: { $seats }
page-turn-you = you
page-turn-phase = Parasite Phase
page-turn-scoring = Scoring
page-title-asked = ● Your move – { $title }
page-clock = Time left:
page-clock-own = Your time left:
page-clock-rests = Clock stopped.
page-sound = Sound
page-menu = Menu
page-log-open = Log and chat (unread: { $count })
page-bar = Actions
page-options = All ({ $count })
page-skip = Next
page-live = Skip to now{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Rule { $rule }
page-moment-over = The game is over
page-moment-paused = Game paused. The table’s owner can resume it.
page-moment-stood-in = A bot is playing for you. Take your seat back from the menu.
page-moment-sealed = Your answer is sealed. The others are still choosing.
page-moment-watch = Watch what happens.
page-moment-soon = You’re next.
page-connection-lost = Connection lost. Reconnecting…
page-why = Why not?
page-why-looking = Checking the rules…
page-why-none = Nothing is blocked right now: every possible action is in the list.
page-why-offline = Without a connection the reasons cannot be looked up.
page-why-more = and others like these

page-panel = Log and chat
page-panel-log = Log
page-panel-chat = Chat
page-panel-claims = Claims
page-panel-notes = Notes
page-news = (new: { $count })
page-log = What has happened
page-log-filter = Show one player only
page-log-all = All
page-log-none = Nothing has happened yet.
page-log-before = Before the game
page-chat-none = No one has said anything yet. Say what you like, true or not.
page-chat-words = Say something to everyone
page-chat-send = Send
page-chat-out = You’re out: while the game goes on, only other players who are out can read what you write.
page-chat-watching = The players talk here; you’re watching.
page-claims-none = No one has claimed anything yet.
page-claim = Claim it
page-claim-about = Everyone reads a claim in their own language. It need not be true.
page-claim-reply = Answer { $seat }
page-back = Back
page-notes-about = Only you can see these. They are kept in this browser.
page-notes-example = Whom do you trust, and why?

page-calls = Call me on this device
page-calls-about = A message when it’s your turn, or when a game is over. It says which table, and nothing about the game.
page-calls-refused = This browser doesn’t let the page send messages.
page-calls-quiet = Quiet hours
page-calls-quiet-begin = From
page-calls-quiet-end = Until
page-install = Put on the home screen
page-install-about = On the home screen the page opens like an app, also without a connection. iPhones and iPads get messages from there alone.
page-install-menu = Choose “Add to Home Screen” or “Install” in the menu of your browser.
page-call-turn = It’s your turn
page-call-turn-about = The others are waiting for you at the table.
page-call-over = The game is over
page-call-over-about = See how it ended.
page-mail = E-mail me
page-mail-about = A letter when it’s your turn and you are away, or when a game is over. It says which table, and nothing about the game.
page-mail-address = E-mail address
page-mail-give = Ask me to confirm
page-mail-wrong = That isn’t an e-mail address.
page-mail-asked = A letter is on its way to { $address }. Open the link in it to confirm.
page-mail-on = Letters go to { $address }.
page-mail-end = No more e-mails
page-letters = E-mails from Panic Room
page-letters-asked = Somebody wants letters at this address when it’s their turn. Was it you?
page-letters-on = Letters come to this address when it’s your turn, or when a game is over.
page-letters-ended = No more letters will come to this address.
page-letters-confirm = Yes, it was me
page-channel = Tell a channel
page-channel-about = A channel of Discord, Slack or the like hears whose turn it is, and when the game is over. Nobody is named unless the table is listed.
page-channel-address = Address of its webhook
page-channel-set = Tell it
page-channel-wrong = That isn’t an address such as https://…
page-channel-on = A channel at { $host } hears whose turn it is.
page-channel-secret = With this secret a program can check that a call is from here. It is shown once:
page-channel-end = Tell it no more
page-settings = Settings
page-settings-about = Whatever you set comes along to your other devices.
page-text = Text size
page-text-normal = Normal
page-text-large = Large
page-text-largest = Largest
page-setting-still = Less motion
page-setting-still-about = Pictures stand still instead of moving
page-map-lights = Lights
page-map-lights-full = Full
page-map-lights-low = Low
page-map-lights-off = Off
page-map-lights-full-about = Torches, lamps and beacons
page-map-lights-low-about = Lamps and beacons, no torches
page-map-lights-off-about = Everything at full light
page-map-lights-slow = Fewer lights are drawn: this device was too slow for all of them.
page-setting-sound = Sound
page-setting-sound-about = What happens can be heard, and when you have to act
page-setting-onetap = One tap
page-setting-onetap-about = Acts on the first tap, without a preview
page-setting-coach = Coach
page-setting-coach-about = A one-line tip whenever something is new
page-setting-peek = Cover my cards
page-setting-peek-about = Hides your cards and side until you choose to look (for phones around one table)
page-coach = A tip
page-coach-off = Show no more tips
page-coach-understood = Got it
page-hand-over = Let a bot play
page-remove = Remove
page-remove-sure = Remove permanently?
page-leave = Let a bot play for me
page-return = Take my seat back
page-vote-end = Vote to end the game
page-vote-on = Vote to play on
page-pause = Pause
page-resume = Resume
page-me = Your data
page-link-make = Make a return link for another device
page-export = Download it
page-delete = Delete all of it
page-delete-sure = Delete permanently? Tap again
page-keys = Keys: 1–9 select an option, Enter does it, Esc goes back, ? shows why not, L folds the log. P pauses the story, N goes on, S changes its speed.
page-keys-station = On the map the arrow keys select, R rotates a room, F fits the map.
page-keys-panik = The arrow keys go from manor to manor.

page-end-look = Look at the table
page-end-show = How it ended
page-end-truth = How it came about
page-end-share = Share the result
page-end-copied = The result is copied.
page-end-not-copied = The browser does not let the page copy.
page-rematch = Play again
page-rematch-go = Go to the new table
page-record = Download the record of this game
page-fair = Are the dice fair?
page-fair-about = Every shuffle and roll comes from one key. The key comes from a secret of the server and from a random number that each player’s device sends. The hash of the secret is shown before anyone sends a number, so no one can choose the key.
page-fair-about-alone = Every shuffle and roll comes from one key, drawn by the server. Its hash was fixed before the game, so no one could change the key afterward.
page-fair-hash = Hash:
page-fair-nonces = Random numbers:
page-fair-none = none sent; it follows from the hash
page-fair-own = (sent from here)
page-fair-secret = Secret:
page-fair-key = Key:
page-fair-fits = The dice fit: this page checked the hash, the secret, the random numbers and the key.
page-fair-fits-own = The dice fit: this page checked the hash, the secret, the random numbers, yours among them, and the key.
page-fair-alone = The dice can’t be checked: the server alone drew the key of this table.
page-fair-replay = Whether the game followed from the key is checked by “panicroom verify”, with the record of this game.

page-seats = Seats
page-sit = Sit here
page-sit-for-bot = Take the bot’s seat
page-stand = Leave this seat
page-bot = Bot
page-bot-add = Add a bot…
page-bot-none = No bot
page-fill = Fill the free seats with bots ({ $level })
page-watching = You’re watching. Take a seat to play.
page-watching-full = You’re watching: every seat is taken.
page-name-ask = What should we call you?
page-name-keep = Save
page-name-now = You are called { $name }.
page-name-change = Change
page-invite = Invite
page-invite-about = Anyone with this link or code can join the table
page-invite-code = Code
page-link-copy = Copy
page-link-share = Share
page-link-copied = Link copied.
page-link-by-hand = The link is selected: copy it from there.
page-qr = QR code of the link
page-agreed = Game settings
page-agreed-more = Rules, clock and bot speed
page-wish-edition = Edition
page-wish-variants = Variants
page-wish-number = Number { $place }
page-wish-sum = Total: { $sum }.
page-wish-reset = Reset to defaults
page-rulings = House rules ({ $count } changed)
page-rulings-about = Where editions and groups differ. The defaults are fine for a first game.
page-clock-turn = Time for a turn
page-clock-answer = Time for an answer
page-pace = Bot speed
page-pace-about = How long bots think before each answer: slow enough to follow, or quick.
page-talk = Bots talk
page-talk-on-about = Bots warn, accuse and lie in claims, and answer yours.
page-talk-off-about = Bots make no claims.
page-start = Start
page-start-fill = Invite someone, or add bots.
page-start-wait = The game starts when all seats are taken.

page-again = Try again
page-trouble = Something went wrong
page-trouble-page = Reload the page; your game is saved on the server.
page-trouble-picture = The board couldn’t be drawn. You can keep playing from the list below, or reload the page.
page-comeback = Welcome back
page-comeback-about = This link brings your games to this browser. It works once.
page-comeback-go = Continue
page-comeback-other = This browser is signed in as { $name }. If you continue you lose that identity, unless you have a return link for it.

## How to play: one sheet for somebody who has never heard of the game

page-brief = How to play
page-brief-heading = { $game }: how to play
page-brief-go = Let’s go
page-brief-you = You
page-brief-win = To win
page-brief-turn = Your turn
page-brief-secret = The secret
page-brief-beware = Beware
page-brief-screen = The screen
page-brief-station-you = You lead a Trooper and an Android.
page-brief-station-win = Find the Hive. If a human Trooper burns it with { $gas ->
    [one] 1 Gas Can
   *[other] { $gas } Gas Cans
}, all living humans win.
page-brief-station-turn = 4 action points (AP) while both your characters are well: move, place new rooms, search them for cards, fight.
page-brief-station-secret = One of you gets the Host card, in the opening hand or an early search, and keeps quiet about it. The infected win when a heat scan finds no human, or when all Troopers are dead.
page-brief-station-beware = Walk in on someone and you must secretly trade a card with them, or attack. If you get an infection card and didn’t give a Gas Can, you change sides.
page-brief-station-screen = The first tap shows what will happen, the second does it.
page-brief-panik-you = Like everyone, you have four manors and nine hunters. Tandems count twice; a detector reveals a manor; a call for help fetches a hunter from a manor that isn’t full; no one can move the over-equipped.
page-brief-panik-win = When all hunters are placed, whoever has the most points wins. A ghost manor pays each hunter its number; a shared one pays 4 to one alone, 3 each to two, then 2, then 1.
page-brief-panik-turn = Place a hunter at any manor, yours or another’s: there is room for four. Then you may send another one away from there; its owner finds it a new place.
page-brief-panik-secret = Three of your manors are face down: only you know what they pay.
page-brief-panik-beware = A trap pays only its owner: 3 points for each hunter of the others, 6 for a tandem.
page-brief-panik-screen = Tap a hunter, then a manor: you see what will happen. Another tap does it. Dragging works, too.

## One voice: what is shown, what is asked, and what is covered

page-earlier = catching up
page-moment-out = You’re out and have lost: both your characters are dead, and only the living win. Your cards are out of the game, and living players can’t see what you write. Watch how it ends.
page-moment-spectator = You’re watching.
page-seat-named = { $seat } ({ $name })
page-moment-answer = Your answer is needed.
page-title-answer = ● Your answer – { $title }
page-do = { START($role) }: { $does }
page-do-covered = Do the selected action
page-peek = Look
page-peek-end = Cover
page-covered = This is covered.
page-log-place = Show it on the map
page-link-void = Cancel all return links
page-link-void-sure = Cancel them all? Tap again
page-devices = Your devices
page-devices-about = You are signed in on these. Sign out any that isn’t yours: its return links end with it.
page-device-on = { $browser } on { $system }
page-device-terminal = Terminal
page-device-unknown = Unknown device
page-device-here = This device
page-device-seen = Last used { $when }
page-device-out = Sign out
page-device-out-sure = Sign out? Tap again
page-devices-out = Sign out everywhere else
page-devices-out-sure = Sign out all others? Tap again

## Help among people: mute, votes, and who owns the table

page-person = Actions
page-mute = Mute
page-mute-about = Mute hides what they write, on this device only. No one is told.
page-unmute = Unmute
page-muted = muted
page-muted-lines = { $name } is muted ({ $count })
page-muted-claims = This player is muted.
page-vote-bot = Vote for a bot instead
page-vote-bot-off = Withdraw my vote for a bot
page-vote-slow = Vote to slow down talk
page-vote-slow-off = Withdraw my vote to slow down talk
page-slowed = Talk is slowed down.
page-give = Hand over the table
page-give-sure = Hand it over? Tap again
page-owner = Owner of the table
page-lock = Lock the table
page-lock-about = No one new can sit down; those who are here stay.
page-code-renew = Make a new code
page-code-renew-about = Ends all old invitations. Those who sit here stay.
page-code-renew-sure = End old invitations? Tap again
page-heir-soon = The table’s owner is away. If they don’t come back soon, you can take over the table.
page-heir-other = The table’s owner is away. If they don’t come back soon, { $seat } can take over the table.
page-heir-now = The table’s owner is away: you can take over the table.
page-take-over = Take over the table
page-moment-heir = The table’s owner is away: you can take over from the menu.
page-clock-on = Clock
page-clock-on-about = Plenty of time for each turn, and a bot stands in for whoever uses it up. You can change it at the table.
page-story-pause = Pause the story
page-speed = Speed of the story
page-speed-now = Speed: { $speed }. Change it
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = None
page-speed-slow-about = More time to look at everything
page-speed-normal-about = A round of bots takes about ten seconds
page-speed-fast-about = For who knows the game
page-speed-instant-about = Nothing is shown: the log tells it
page-volume = Volume
page-recap = While you were away
page-recap-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
page-recap-minutes = { $minutes ->
    [one] One minute.
   *[other] { $minutes } minutes.
}
page-recap-mine = Play my turn
page-recap-go = Back to the table
page-recap-map = Show me on the map
page-recap-list = Back to the list
page-recap-place = Place { $number } on the map

## A finished game, seen again

page-end-replay = Watch the replay
page-replay-eyes = Whose eyes
page-replay-open = Open
page-replay-onlooker = Onlooker
page-replay-you = You
page-replay-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
page-replay-told = What happened
page-replay-hands = Hands and health
page-replay-moments = Moments
page-replay-back = One moment back
page-replay-on = One moment on
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed: ×{ $speed }
page-replay-round = Round { $round }
page-replay-position = Moment of the game
page-replay-link = Copy the link to this moment
page-replay-copied = Link copied.
page-replay-not-copied = The link couldn’t be copied: take it from the address bar.
page-replay-unfinished = Ended by a vote
page-replay-lost = The link may be incomplete, or the game isn’t shared: whoever was at its table can open it, and its owner can share it.
page-replay-keep = Keep on this device
page-replay-keep-about = It then opens without a connection, too.
page-replay-kept = { $game }, { $when }
page-replay-share = Share the replay
page-replay-suspicions = Who suspected whom
page-replay-truth = a suspicion was true from here on
page-replay-suspicion = the player with this color had reason to suspect them
page-replay-belief = the bot with this color did suspect them
page-replay-no-notes = An onlooker has no notes.
page-replay-suspected = { $seat }: { $count ->
    [0] nobody has reason to suspect them now.
   *[other] suspected now by { $seats }.
}
page-replay-believed = { $seat }: { $count ->
    [0] no bot suspects them now.
   *[other] suspected now by the bots { $seats }.
}

## The turning points of a finished game

page-replay-turning = Turning points
page-replay-turning-find = Find the turning points
page-replay-turning-about = Bots play on from many moments: how often do the same win? That takes about a minute.
page-replay-turning-progress = Looking for the turning points
page-replay-turning-none = No single step changed much for those who won.
page-replay-turning-chance = Chance of those who won: { $before } % → { $after } %

## A moment taken out of a finished game

page-replay-play-on = Play on from here
page-replay-ask = Ask a friend
page-replay-ask-copied = Link copied. It asks what { $seat } should do here.
page-replay-copied-private = Link copied. Only those who were at this table can open it, until the replay is shared.
page-replay-ask-none = Nobody has a choice after this moment.
page-replay-asked = What would you do as { $seat }?
page-replay-asked-same = { $seat } did the same.
page-replay-asked-other = { $seat } chose something else:
page-replay-asked-on = See what happened

## A game from a file

page-replay-file = Watch a game from a file
page-replay-file-about = Choose a film, or drop it here. It stays in this browser. The terminal writes it:
page-replay-file-choose = Choose a file
page-replay-file-record = This is a record: it holds only the actions. The server can make the film of it. For that the record is sent there; it isn’t kept.
page-replay-file-send = Send the record
page-replay-file-bad = This is neither a film nor a record of a game.

# The rules library

page-rules = Rules
page-rules-find = Find a word or TRADE-3
page-rules-found = { $count ->
    [0] No rule has this word. Try another one.
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-back = Back
page-rules-chapters = Chapters
page-rules-near = Other rules
page-rules-differs = The editions differ
page-rules-books = The four books
page-rules-agree = agree on { $rule }.
page-rules-side = The books side by side
page-rules-play = Play by one of them
page-rules-settled = (R) marks our own ruling, where the books are silent, unclear or disagree.
page-rules-example = Example
page-rules-try = Try it
page-rules-link = Copy the link
page-rules-copied = The link is copied.
page-rules-not-copied = The browser does not allow it. Copy the address above instead.
page-rules-print = Print
page-rules-open = Open in the rulebook

## Puzzles

page-puzzles = Puzzles
page-puzzles-about = One certain answer follows from what you know
page-puzzle-number = Puzzle { $number }
page-puzzle-today = Today’s puzzle
page-puzzle-solved-count = Solved { $solved } of { $all }
page-puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
page-puzzle-grade-1 = easy
page-puzzle-grade-2 = medium
page-puzzle-grade-3 = hard
page-puzzle-next = Next puzzle
page-puzzle-share = Tell others
page-puzzle-share-text = Panic Room, the puzzle of { $date }, { $tries ->
    [one] solved at the first try.
   *[other] solved in { $tries } tries.
}
page-puzzle-all = All puzzles
page-puzzle-solved = solved
