# The page in a browser, outside a game.

page-tagline = Somebody at this table is not who they seem. Two board games of bluff and betrayal, with friends or bots.
page-language = Language
# Each language in its own words, whichever is spoken.
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-language-cs = Čeština

page-play-heading = Play now
page-play = Play
page-opening = The station is being opened ...
page-game = Game
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Search a dark station, find the Hive and burn it. But a parasite goes from hand to hand. 4 to 6 players.
page-about-panik = Send your ghost hunters where it pays, and lure the others into your traps. Quick bluff for 2 to 4.
page-players = Players
page-bots = How strong the bots are
page-players-all = Players, you included
page-guest = Guest

page-new-heading = Play with friends
page-new-about = Open a table, send the link, and fill empty seats with bots.
page-new = Open a table
page-name = Your name
page-listed = Anyone may join: show the table on the first page

page-join-heading = Join a table
page-join-code = Code or link
page-join = Join
page-join-wrong = No table has this code. Look at the link again, or ask for a new one.

page-mine-heading = Your games
page-mine-more = { $count } more
page-open-heading = Open tables
page-open-none = No table is looking for players right now.
page-your-move = Your move
page-status-open = Waiting
page-status-playing = Under way
page-status-over = Over
page-seats-taken = Seats taken: { $taken } of { $seats }

page-credits = Credits
page-credits-about = The icons and typefaces of this page are the work of others, and free to use. Rooms, pieces and covers are drawn for Panic Room.
page-close = Close
page-home = To the first page
page-lost-heading = Nobody has been here
page-lost-about = This door leads nowhere. The link may be cut short, or the table is gone.
page-unreachable = The server does not answer. Is the net there? Try again in a moment.
page-failed = That did not work. Try again in a moment.

## A table: the lobby, the frame around any game, and its end

page-round = R{ $round }
page-turn = { $seat }'s turn
page-turn-own = Your turn
page-turn-several = Several decide
page-turn-phase = Parasite Phase
page-turn-scoring = Counting the points
page-title-asked = ● Your move – { $title }
page-clock = Time left:
page-clock-own = Your time left:
page-clock-rests = The clock rests.
page-sound = Sound when it is your move
page-menu = Menu
page-log-open = Log and talk (unread: { $count })
page-bar = What to do
page-options = All ({ $count })
page-skip = Next
page-live = Show now{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Rule { $rule }
page-moment-over = The game is over
page-moment-paused = The game pauses. The owner of the table lets it go on.
page-moment-stood-in = A bot plays for you. Take your seat back from the menu.
page-moment-sealed = Your answer is sealed. The others are still choosing.
page-moment-watch = Watch what happens.
page-moment-soon = In a moment it is up to you.
page-connection-lost = The connection is lost. It comes back by itself ...
page-why = Why not?
page-why-looking = The rules are being asked ...
page-why-none = Nothing is against anything: all that exists is in the list.
page-why-more = and others of the kind

page-panel = Log and talk
page-panel-log = Log
page-panel-chat = Talk
page-panel-claims = Claims
page-panel-notes = Notes
page-news = (new: { $count })
page-log = What has happened
page-log-filter = Only one player
page-log-all = All
page-log-none = Nothing has happened yet.
page-log-before = Before the game
page-chat-none = Nobody has said anything yet. Say what you like, true or not.
page-chat-words = Say something to all
page-chat-send = Send
page-chat-out = You are out: while the game goes on only others who are out hear you.
page-chat-watching = Those at the table talk here; you watch.
page-claims-none = Nobody has claimed anything yet.
page-claim = Claim it
page-claim-about = Everybody reads a claim in their own language. It need not be true.
page-back = Back
page-notes-about = For your eyes only, kept in this browser.
page-notes-example = Whom do you trust, and why?

page-setting-sound = Sound
page-setting-sound-about = A short sign when something is asked of you
page-setting-onetap = One tap
page-setting-onetap-about = The first tap does it at once, without showing it first
page-setting-coach = Coach
page-setting-coach-about = A sentence about everything you meet for the first time
page-setting-peek = Cover my cards
page-setting-peek-about = What only you may see shows only while you look: for phones around one table
page-coach = A tip
page-coach-off = Show no more tips
page-coach-understood = Understood
page-hand-over = Let a bot play
page-remove = Send away
page-remove-sure = Really, for good?
page-leave = Let a bot play for me
page-return = Take my seat back
page-vote-end = Vote to end the game
page-vote-on = Play on after all
page-pause = Pause
page-resume = Go on
page-me = What is stored about you
page-link-make = A link to come back from another device
page-export = Download it
page-delete = Delete all of it
page-delete-sure = Delete for good? Tap once more
page-keys = Keys: 1–9 aim at an option, Enter does it, Esc goes back, ? asks why not, L folds the log.
page-keys-station = On the map the arrows aim, R turns a room, F fits the map.
page-keys-panik = The arrows go from manor to manor.

page-end-look = Look at the table
page-end-show = How it ended
page-rematch = Play again
page-rematch-go = To the new table
page-record = Download the record of this game
page-fair = Was it fair?
page-fair-about = All that was left to chance came from one key. Its hash was fixed before the game, so nobody could change the key afterwards.
page-fair-key = Key:
page-fair-hash = Hash:

page-seats = Seats
page-sit = Sit here
page-sit-for-bot = Take the bot's seat
page-stand = Get up
page-bot = Bot
page-bot-add = Add a bot ...
page-bot-none = No bot
page-fill = Fill the free seats with bots ({ $level })
page-watching = You are watching. Take a seat to play.
page-watching-full = You are watching: every seat is taken.
page-name-ask = What shall we call you?
page-name-keep = That is me
page-name-now = You are called { $name }.
page-name-change = Change
page-invite = Invite
page-invite-about = Whoever has this link or the code can come to the table
page-invite-code = Code
page-link-copy = Copy
page-link-share = Share
page-link-copied = The link is copied.
page-link-by-hand = The link is marked: copy it from there.
page-qr = QR code of the link
page-agreed = What is played
page-agreed-more = Rules, clock and the pace of the bots
page-wish-edition = Edition
page-wish-variants = Variants
page-wish-number = Number { $place }
page-wish-sum = Together { $sum }.
page-wish-reset = As usual
page-rulings = All rules in question ({ $count } changed)
page-rulings-about = Points on which rulebooks and tables differ. The usual is good for a first game.
page-clock-turn = Time for a turn
page-clock-answer = Time for an answer
page-pace = Bots
page-start = Start
page-start-fill = Invite somebody, or put bots there.
page-start-wait = The game begins when all seats are taken.

page-again = Try again
page-trouble = Something is wrong
page-trouble-page = The page has made a mistake. Load it anew; your game is safe with the server.
page-trouble-picture = The picture of the game has failed. You can play on by the list below, or load the page anew.
page-comeback = Come back as yourself
page-comeback-about = This link takes your games to this browser. It works once.
page-comeback-go = Come back
page-comeback-other = You are { $name } in this browser now. After this you are not, and without a link there is no way back.

## How it goes: one sheet for somebody who has never heard of the game

page-brief = How it goes
page-brief-heading = { $game }: how it goes
page-brief-go = Let's go
page-brief-you = You
page-brief-win = To win
page-brief-turn = Your turn
page-brief-secret = The secret
page-brief-beware = Beware
page-brief-screen = The screen
page-brief-station-you = You lead a Trooper and an Android.
page-brief-station-win = Find the Hive. If a human Trooper burns it with { $gas ->
    [one] 1 Gas Can
   *[other] { $gas } Gas Cans
}, all living humans win.
page-brief-station-turn = 4 action points (AP) while both of you are well: move, lay new rooms, search them for cards, fight.
page-brief-station-secret = One of you is the Host, by a card of the first hand or the first searches, and says nothing. The infected win when a heat scan finds no human, or when all Troopers are dead.
page-brief-station-beware = Whoever meets must trade a card in secret, or attack. Get an infection card and give no Gas Can for it, and you change sides.
page-brief-station-screen = The first tap shows what will happen, the second does it.
page-brief-panik-you = You have four manors and nine hunters, as everybody has. Tandems count twice; a detector turns up a manor; a call for help fetches a hunter from a manor that is not full; nobody can move the over-equipped.
page-brief-panik-win = When all hunters are placed, the most points win. A ghost manor pays each hunter its number; a shared one pays 4 to one alone, 3 each to two, then 2, then 1.
page-brief-panik-turn = Place a hunter at any manor, yours or another's: there is room for four. Then you may send another one away from there; its owner finds it a new place.
page-brief-panik-secret = Three of your manors lie face down: only you know what they pay.
page-brief-panik-beware = A trap pays its owner alone: 3 points for each hunter of the others, 6 for a tandem.
page-brief-panik-screen = Tap a hunter, then a manor: you see what will happen. Another tap does it. Dragging works, too.

## One voice: what is shown, what is asked, and what is covered

page-earlier = a moment ago
page-showing = Still showing:
page-moment-out = You are out, and have lost: both your characters are dead, and only the living win. Your cards have left the game; the living no longer hear you. Watch how it ends.
page-moment-spectator = You are watching.
page-seat-named = { $seat } ({ $name })
page-moment-answer = Your answer is needed.
page-title-answer = ● Your answer – { $title }
page-do = { START($role) }: { $does }
page-do-covered = Do what you aimed at
page-peek = Look
page-peek-end = Cover
page-covered = This is covered.
page-log-place = Show it on the map
page-link-void = Make all my links void
page-link-void-sure = Void for all devices? Tap once more
