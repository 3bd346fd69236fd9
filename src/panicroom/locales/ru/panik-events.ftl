# Что произошло — глазами зрителя. $you называет поле, в котором он сам, или равно "none".

## Подготовка

event-game-began = { $seats ->
    [one] { $seats } игрок раскладывает особняки.
    [few] { $seats } игрока раскладывают особняки.
   *[many] { $seats } игроков раскладывают особняки.
} { $you ->
    [first] Начнёте вы.
   *[none] Начнёт { $first }.
}
event-manors-dealt = { $you ->
    [seat] Вам сдают особняки: { FORM($manors, form: "kind") }.
   *[none] { START($seat, form: "dat") } сдают особняки: { FORM($manors, form: "kind") }.
}
event-manor-turned = { START($manor) } открыт: он { FORM($kind, form: "kind") }.

## Ходы

event-hunter-placed = { $you ->
    [seat] Вы отправляете { FORM($kind, form: "acc") } { FORM($manor, form: "own-into") }.
   *[none] { $seat } отправляет { FORM($kind, form: "acc") } { FORM($manor, form: "into") }.
}
    .deed = { $you ->
        [seat] отправляете { FORM($kind, form: "acc") } { FORM($manor, form: "own-into") }
       *[none] отправляет { FORM($kind, form: "acc") } { FORM($manor, form: "into") }
    }
event-hunter-sent-back = { $you ->
    [seat] Вы прогоняете { FORM($hunter, form: "own") } { FORM($manor, form: "own-from") }.
   *[none] { $seat } прогоняет { FORM($hunter, form: "acc") } { FORM($manor, form: "from") }.
}
    .deed = { $you ->
        [seat] прогоняете { FORM($hunter, form: "own") }
       *[none] прогоняет { FORM($hunter, form: "acc") }
    }
event-hunter-placed-again = { START($hunter) } уходит { FORM($manor, form: "into") }.
event-hunter-called = { $you ->
    [seat] Вы зовёте на помощь { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") } { FORM($manor, form: "own-into") }.
   *[none] { $seat } зовёт на помощь { FORM($hunter, form: "acc") } { FORM($origin, form: "from") } { FORM($manor, form: "into") }.
}
    .deed = { $you ->
        [seat] зовёте туда на помощь { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") }
       *[none] зовёт туда на помощь { FORM($hunter, form: "acc") } { FORM($origin, form: "from") }
    }

## Конец

event-manor-scored = Очки за { $manor }: { $points }.
event-game-ended = Игра окончена.

## Несколько событий в одной фразе

# Что один игрок делает подряд; .deed — то же событие без подлежащего.
told-turn = { $you ->
    [seat] Вы { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
# Особняки, открытые вместе.
told-turned = Открыты: { $manors }.
# Особняк, который открыл сыщик игрока $seat.
told-detector = { $you ->
    [seat] Ваш сыщик открывает { $manor }: он { FORM($kind, form: "kind") }.
   *[none] Сыщик { FORM($seat, form: "gen") } открывает { $manor }: он { FORM($kind, form: "kind") }.
}
