# Письма и строки в канале, куда пишет стол (webhook). В них только игра и чей ход, больше ничего о
# партии. После текста и после строки канала идёт адрес.

call-mail-first = Panic Room: это ваш адрес?
call-mail-first-text = Кто-то попросил присылать на этот адрес письма о своём ходе. Если это вы, подтвердите адрес здесь. Если нет, ничего не делайте: больше ничего не придёт.
call-mail-turn = { $game }: ваш ход
call-mail-turn-text = Остальные ждут вас за столом:
call-mail-over = { $game }: партия окончена
call-mail-over-text = Посмотрите, чем всё кончилось:
call-mail-stop = Больше не присылать писем:

call-table-first = { $game }: теперь в этом канале видно, чей ход.
call-table-turn = { $game }: стол ждёт { FORM($seats, form: "gen") }.
call-table-turn-unnamed = { $game }: стол ждёт кого-то.
call-table-over = { $game }: партия окончена.
