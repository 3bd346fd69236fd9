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
claim-is-human = { $seat } — человек.
claiming-is-human = … — человек
claim-is-lying = { $seat } лжёт.
claiming-is-lying = … лжёт
claim-avoid = Не меняйтесь картами с { FORM($seat, form: "ins") }!
claiming-avoid = Не меняйтесь картами с …
claim-gave = { $seat } дал мне { FORM($card, form: "acc") }.
claiming-gave = … дал мне карту
claim-was-scanned = { $seat } видел мои карты через ручной сканер.
claiming-was-scanned = … видел мои карты
claim-ask-side = { $seat }, ты человек?
claiming-ask-side = …, ты человек?
claim-ask-for = { $seat }, дай мне { FORM($card, form: "acc") }, пожалуйста.
claiming-ask-for = …, дай мне карту
claim-ask-scan = Нам нужно тепловое сканирование.
claiming-ask-scan = Нам нужно тепловое сканирование
claim-will-give = { $seat }, я дам тебе { FORM($card, form: "acc") }.
claiming-will-give = …, я дам тебе карту
claim-agree = Да, { $seat }.
claiming-agree = Да, …
claim-refuse = Нет, { $seat }.
claiming-refuse = Нет, …

order-take-single = Одиночные раны принимать, не спрашивая меня.
order-cover-trooper = Всегда прикрывать моего Бойца бронежилетом.
