# Что игроки заявляют, от первого лица, правда это или нет; и что приказывают заранее.
# claiming-...: начало фразы, которую ещё дополнят.

claim-am-human = Я человек.
claiming-am-human = Я человек
claim-gave-infection = { $seat } дал мне карту инфекции.
claiming-gave-infection = … дал мне карту инфекции
claim-hold = Я держу { $number ->
    [1] { FORM($card, form: "acc") }
   *[other] { FORM($card, form: "several") }
}.
claiming-hold = Я держу …
claim-suspect = Я подозреваю { FORM($seat, form: "gen") }.
claiming-suspect = Я подозреваю …
claim-is-infected = { $seat } заражён.
claiming-is-infected = … заражён
claim-trust = Я доверяю { FORM($seat, form: "dat") }.
claiming-trust = Я доверяю …
claim-meet-at = Встретимся { FORM($room, form: "in") }.
claiming-meet-at = Встретимся …

order-take-single = Одиночные раны принимать, не спрашивая меня.
order-cover-trooper = Всегда прикрывать моего Бойца бронежилетом.
