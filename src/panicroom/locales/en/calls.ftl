# Calls by e-mail, and into a channel where a table writes (a webhook). They say which game and whose
# turn it is, and nothing else of it. After a text and after a line of a channel an address follows.

call-mail-first = Panic Room: is this your address?
call-mail-first-text = Somebody asked for e-mails to this address when it’s their turn. If it was you, confirm it here. If not, do nothing: nothing more will come.
call-mail-turn = { $game }: it’s your turn
call-mail-turn-text = The others are waiting for you at the table:
call-mail-over = { $game }: the game is over
call-mail-over-text = See how it ended:
call-mail-stop = No more e-mails:

call-table-first = { $game }: from now on this channel hears whose turn it is.
call-table-turn = { $game }: the table is waiting for { $seats }.
call-table-turn-unnamed = { $game }: the table is waiting for somebody.
call-table-over = { $game }: the game is over.
