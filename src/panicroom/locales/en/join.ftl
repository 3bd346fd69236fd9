# A table on a server, from a terminal anywhere.

verb-join = join a table on a server, from anywhere

flag-join-address = where the table is: https://panic.example.org/t/CODE, the code alone with --server, or a return link; the server alone, https://panic.example.org, for a new table
flag-join-server = the server, if the table is given by its code alone
flag-join-name = the name to sit down with, the first time
flag-join-watch = don’t take a seat, only watch
flag-join-listed = new table: list it publicly
flag-join-turn = new table: seconds for a turn (default: 900; 0: no clock)
flag-join-answer = new table: seconds for each answer out of turn (default: 300; 0: no clock)

## Before the game

ask-name = What’s your name?
join-table = Table { $code }: { $title }.
join-made = Your table is ready. Friends open it in a browser:
join-made-terminal = or join from a terminal:
join-made-here = { $address } only works on this machine; friends elsewhere need the server’s public address.
join-not-new = { $flag } is for a new table: leave it out, or give the server’s address alone.
join-watch-what = --watch needs a table: give its address, not the server’s alone.
join-full = No free seats: you’re watching.
join-watching = You’re watching. Ctrl-C to leave.
join-wait = The table’s owner starts the game; players show up here as they arrive. Ctrl-C to leave.
join-own-how = Enter: refresh · bot COLOR LEVEL: put a bot in that seat · bots LEVEL: fill all free seats with bots · remove COLOR: remove that player · list yes: list the table publicly (list no: hide it) · say and your words: chat · link: get a return link · start: begin · q: leave
join-prompt = owner >
join-left = Your seat is saved. To come back, type
join-what = Unknown command: { $text }.
command-start = start
command-bot = bot
command-bots = bots
command-list = list
command-remove = remove
command-mute = mute
command-unmute = unmute
command-slow = slow
command-replace = replace
# Two words have a hyphen between them here: they can be typed with a space, too.
command-take-over = take-over takeover
command-lock = lock
command-unlock = unlock
command-code = code
command-give = give-table

## Talk

talk-say-what = Type say and your words.
talk-claim-what = Type claim and what you claim, as in the examples below; type claim and one word to see how it can continue.
talk-claim-words = It can be: { $words }.
talk-reply-none = Nobody else has claimed anything you could answer.
talk-reply-what = Type reply and a number.
talk-order-what = Type order and one of these; order off means you are asked every time:

## Other people at the table

help-people = Among people: mute COLOR or mute NAME (hides what they say, on this screen only; mute COLOR off shows it again), slow (vote to slow down talk; slow no withdraws it), replace COLOR (vote to let a bot play for someone who keeps you waiting; replace COLOR no withdraws it), take over (the table, while its owner is away); for the table’s owner also lock and unlock (whether anyone new can sit down), code (makes a new code and ends old invitations), give table COLOR (hands the table over).
mute-who = Type mute and the color or the name of another player at this table.
mute-not = You haven’t muted anyone of that color or name.
mute-set = { $on ->
    [yes] What { $name } says is now hidden, on this screen only. No one is told.
   *[no] You see again what { $name } says.
}
mute-list = Muted: { $names }. Type mute and a color or a name, and off to see someone’s words again.
join-heir = The table’s owner is away. If they don’t come back soon, you can take over the table: type take over.
join-code = The new code is { $code }. Friends open the table in a browser:
ask-give = Hand the table over to { $seat }? [y = yes, Enter = no]

## Trouble

server-unreachable = No Panic Room server responds at { $address }.
server-lost = Connection lost. Reconnecting…
server-back = Connected again.
server-address = “{ $text }” isn’t the address of a table or a server. One looks like { $example }
