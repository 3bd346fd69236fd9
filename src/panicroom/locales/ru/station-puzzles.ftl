# Задачи «Станции Паника» на странице: что знает игрок, и один вопрос.

page-station-puzzle-host = Кто Носитель?
page-station-puzzle-infected = Кто точно заражён?
page-station-puzzle-human = Кто точно человек?
page-station-puzzle-count = Сколько заражённых?
page-station-puzzle-gas = Отдать канистру?
page-station-puzzle-host-about = Среди других игроков.
page-station-puzzle-infected-about = Среди других живых игроков.
page-station-puzzle-human-about = Среди других живых игроков.
page-station-puzzle-count-about = Среди всех живых, считая вас.
page-station-puzzle-gas-about = { $partner } меняется с вами. Какую карту отдать?
page-station-puzzle-known = Что вы знаете
page-station-puzzle-answer = Ваш ответ
page-station-puzzle-me = { $infected ->
    [yes] Вы — { $seat }, и вы заражены.
   *[no] Вы — { $seat }, и вы человек.
} Верен только один ответ; то, о чём здесь не сказано, ничего не меняет.

## Когда и что

page-station-puzzle-when-deal = Раздача
page-station-puzzle-when-first = До раунда { $until } включительно
page-station-puzzle-when-round = Раунд { $until }
page-station-puzzle-when-rounds = Раунды { $since }–{ $until }
page-station-puzzle-drew = Карты обыска тянут { $seats }.
page-station-puzzle-drew-all = Все остальные тянут карты обыска.
page-station-puzzle-trades = { $count ->
    [1] Один обмен:
   *[other] Обмены по порядку:
}
page-station-puzzle-pair = { $first } и { $second }
page-station-puzzle-pile = Стопка с картой Носителя закончилась: эта карта у кого-то из игроков.
page-station-puzzle-own-host = Вы тянете карту Носителя.
page-station-puzzle-exchange = { $partner } даёт вам { FORM($got, form: "acc") }, а вы ему — { FORM($gave, form: "acc") }.
page-station-puzzle-scan = Тепловое сканирование: заражённых — { $infected } из { $living }.
page-station-puzzle-hand = Вы видите всю руку { FORM($seat, form: "gen") }: { $cards }.
page-station-puzzle-death = { $seat } выбывает, и игра продолжается.

## Ответ

page-station-puzzle-is-host = { $answer } — Носитель.
page-station-puzzle-is-infected = { $answer } заражён.
page-station-puzzle-is-human = { $answer } — человек.
page-station-puzzle-is-count = Заражённых: { $answer }.
page-station-puzzle-is-gas-1 = { $partner } точно заражён: спасёт только канистра.
page-station-puzzle-is-gas-0 = { $partner } точно человек: поберегите канистру для Улья.
page-station-puzzle-proof = Это следует из отмеченных фактов, что бы ни случилось кроме них.
page-station-puzzle-not = Нет, не { $answer }.
page-station-puzzle-not-gas = Нет.
page-station-puzzle-row = Этому противоречит факт { $row }.
page-station-puzzle-world = Возможно, но не точно. Всё сошлось бы и в том случае, если из других заражены только { $infected }.
page-station-puzzle-world-host = Возможно, но не точно. Всё сошлось бы и в том случае, если из других заражены только { $infected }, а Носитель — { $host }.
page-station-puzzle-world-nobody = Возможно, но не точно. Всё сошлось бы и в том случае, если больше никто не заражён.
page-station-puzzle-step-host = { $count ->
    [1] Факт { $row }: Носитель — { $seats }.
   *[other] Факт { $row }: Носитель — один из них: { $seats }.
}
page-station-puzzle-step-infected = Факт { $row }: к этому времени точно заражены: { $seats }.
page-station-puzzle-step-human = Факт { $row }: до этих пор точно люди: { $seats }.
page-station-puzzle-hint = Подсказка
page-station-puzzle-hint-told = Достаточно отмеченных фактов.
page-station-puzzle-give-gas = Канистру
page-station-puzzle-give-other = Другую карту
